# Environments for programs that learn to play. Read by programmers, who call them from Python.

# $module is the name of a Python package; what stands in quotes is typed as it is.
training-missing = { $module } isn't installed: pip install "boneyard-dominoes[learn]"
# $game is the name of a game as programs know it: knock-out.
training-for-one = { $game } is a solitaire game: use boneyard.envs.SolitaireEnv
training-for-several = { $game } isn't a solitaire game: use boneyard.envs.TableEnv
# $name is the name of a setting, $value what somebody gave, $words all that it may be.
training-no-choice = { $name } must be one of { $words }, not { $value }
# $action is the number that a program gave.
training-illegal = illegal action { $action }: see the action mask
training-over = the episode is over: call reset
# $seat is what somebody gave; seats are numbers from 0 to $last.
training-no-seat = unknown seat { $seat }: seats are 0 to { $last }
training-no-mask = reset_mask must have a boolean for each of the { $tables } tables, and at least one must be true
training-no-actions = expected one action for each of the { $tables } tables
# $table is the number of a table.
training-illegal-at = illegal action { $action } at table { $table }: see the action mask
training-no-deal = no tiles have been dealt: call reset
# $deals is how many ways there are to deal, $most how many are too many.
training-many-deals = { $deals } possible deals are too many for a tree (at most { $most }): use a smaller set (largest=2) or shorter hands (hand=2)
training-no-tree = { $game } can't be made into a tree: that needs a game with only hands and a boneyard, in which players see their own hands
training-no-other = no other hands are consistent with what was seen
# $given is what a program gave; actions are numbers from 0 to $last.
training-no-action = an action is a number from 0 to { $last }, not { $given }
# $agent is what a program gave; agents are named player_0 to $last.
training-no-agent = unknown agent { $agent }: agents are player_0 to { $last }
training-no-tables = an environment needs at least one table
