# Environments for programs that learn to play. Read by programmers, who call them from Python.

# $module is the name of a Python package; what stands in quotes is typed as it is.
training-missing = { $module } isn't installed: pip install "boneyard-dominoes[learn]" brings what environments need
# $game is the name of a game as programs know it: knock-out.
training-for-one = { $game } is a game for one: boneyard.envs.solitaire plays it
training-for-several = { $game } is a game for several: boneyard.envs.table plays it
# $name is the name of a setting, $value what somebody gave, $words all that it may be.
training-no-choice = { $name } is one of { $words }, not { $value }
# $action is the number that a program gave.
training-illegal = { $action } is no legal action now: the action mask says which are
training-over = the episode is over: reset deals the next one
# $seat is what somebody gave; seats are numbers from 0 to $last.
training-no-seat = there is no seat { $seat }: seats go from 0 to { $last }
training-no-tables = an environment has at least one table
training-no-mask = reset_mask has a yes or no for each of the { $tables } tables, and at least one yes
training-no-actions = there is one action for each of the { $tables } tables
# $table is the number of a table.
training-illegal-at = { $action } is no legal action at table { $table } now: the action mask says which are
training-no-deal = nothing has been dealt yet: reset deals
# $deals is how many ways there are to deal, $most how many are too many.
training-many-deals = there are { $deals } deals, and a tree has at most { $most }: take a smaller set (largest=2) or shorter hands (hand=2)
training-no-tree = { $game } can't be made into a tree: only hands and a boneyard are dealt there, and all know their hands
training-no-other = no other hands agree with what was seen
