# Lessons: pages that teach, course by course.
lessons-title = Lessons
lessons-what = Short courses with positions from rounds that bots played. Find the move, then read why it is best. Your progress is saved.
# $game: the game in which a course is taught.
lessons-taught = Game: { $game }
lessons-course-lines = Line games: matching, keeping, blocking
lessons-course-fives = Games that score the ends
lessons-course-partners = Partnership games
lessons-course-curves = Curved tiles
# $lesson: the title of a lesson.
lessons-begin = Start: { $lesson }
lessons-continue = Continue: { $lesson }
# $number: which of the courses.
lessons-course = Course { $number }
lessons-rules = Rules of all games
# $done: how many positions were solved; $all: how many there are.
lessons-done = { $done } of { $all } solved
# Over a position: $at of $last.
lessons-step = { $lesson } · { $at } of { $last }
lessons-on = Next position
lessons-all = All lessons
lessons-none = Lesson not found.
# The titles of lessons, and what is said of each.
lessons-match = Match an end
lessons-match-about = You can play a tile where one of its halves matches an open end. Only one of your tiles fits. Which one?
lessons-out = Go out
lessons-out-about = The first player without tiles goes out and ends the round. Spot your chance before your opponents do.
lessons-shed = Play heavy tiles
lessons-shed-about = Tiles left in your hand score for your opponents, and doubles are the hardest to place. Play heavy tiles while you can.
lessons-keep = Keep your options open
lessons-keep-about = Leave ends that your own tiles fit, and keep many different numbers, so you can play next time too.
lessons-count = Count the ends
lessons-count-about = If the ends add up to a scoring total, you get points immediately. Check both the total you make and the one you leave for the next player.
lessons-block = Block
lessons-block-about = Leave ends that the next player is unlikely to match. A player who can't play draws or passes.
lessons-read = Read a pass
lessons-read-about = A player who passes or draws shows which numbers they lack. Read what happened below, and leave them those numbers.
lessons-partner = Help your partner
lessons-partner-about = Your partner's points are yours. Leave ends that your partner can play on, and close the ones your opponents want.
lessons-curve = Choose the turn
lessons-curve-about = A double can turn right or left. Any other tile turns the way its touching half decides. The turn decides where the line can still grow.
