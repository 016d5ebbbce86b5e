# On the profile page: taking one's data to another site or to Boneyard Lite, and back.
transfer-title = Move your data
transfer-why = Take your matches to your account on a Boneyard server, or bring them here from there.
transfer-why-lite = Take your matches to Boneyard Lite or to another Boneyard server, or bring them here from there.
transfer-what = Finished matches, puzzle answers, house rules, name and settings are added to what is here. Imported matches are visible only to you and don't count for ratings or rankings.
transfer-export = Export to a file
transfer-file = File to import
transfer-import = Import
# $matches, $rules, $answers: how many of each were new.
transfer-done = Imported – matches: { $matches }, house rules: { $rules }, puzzle answers: { $answers }.
transfer-left-out = Matches not imported because they couldn't be verified or a limit was reached: { $matches }.
transfer-bad-file = This file wasn't exported from a Boneyard profile, or it is too large.
transfer-often = Too many exports or imports. Try again in a few minutes.
# In the replay of a match.
transfer-imported = Imported: this match was played elsewhere and doesn't count here.
