# Lessons: pages that teach, course by course.
lessons-title = Lessons
lessons-what = Short courses, each lesson a handful of positions from real play. Find the move, then read why it is best. Your progress is kept.
# $game: the game in which a course is taught.
lessons-taught = Taught with { $game }.
lessons-course-lines = The line: matching, keeping, blocking
lessons-course-fives = Games that count their ends
lessons-course-partners = Two against two
lessons-course-curves = Curved tiles
lessons-learn = Learn
# $lesson: the title of a lesson.
lessons-learn-this = Learn: { $lesson }
# $done: how many positions were solved; $all: how many there are.
lessons-done = { $done } of { $all } solved
# Over a position: $at of $last.
lessons-step = { $lesson } · { $at } of { $last }
lessons-on = Next position
lessons-all = All lessons
lessons-none = There is no such lesson.
# The titles of lessons, and what is said of each.
lessons-match = Match an end
lessons-match-about = A tile may be laid where one of its halves shows what the open end shows. Only one of your tiles fits: which?
lessons-out = Go out
lessons-out-about = Whoever lays the last tile ends the round. See when you can, before the others do.
lessons-shed = Shed weight
lessons-shed-about = What you still hold at the end counts for the others, and doubles fit in one way only. Get rid of what is heavy while you can.
lessons-keep = Keep your suits
lessons-keep-about = Leave ends that your own tiles fit, and keep tiles of many numbers: then you can go on next time too.
lessons-count = Count the ends
lessons-count-about = Ends that make a sum that counts bring points at once. Look for the sum you make, and for the one you leave to the next player.
lessons-block = Block
lessons-block-about = Leave ends that the next player can hardly match. One who can’t play draws or passes, and you go on.
lessons-read = Read a pass
lessons-read-about = Whoever passes or draws shows which numbers they lack. Read what has happened below, and leave them just those.
lessons-partner = The partner
lessons-partner-about = Your partner’s points are yours. Leave ends that your partner can go on with, and close what the others want.
lessons-curve = Turn the curve
lessons-curve-about = A curved tile can be laid to turn right or left. The way it turns decides where the line can still grow.
