### Sentences of the terminal alone: command line, files, keys, menus, screens.

## People, things, answers

bot-thinks = { $name } thinks…
window-waits = The others are being asked…

## What is typed on the command line

bad-command = The command was not understood: { $detail } (try “quintain --help”).
bad-number = The option { $name } takes a number.
bad-number-range = The option { $name } takes a number from { $low } to { $high }.
bad-value-missing = The option { $name } needs a value.
bad-value-none = The option { $name } takes no value.
bad-missing = { $name } is missing: see “{ $command } --help”.
bad-extra = There are more words than “{ $command }” takes: see “{ $command } --help”.
no-command = There is no command “{ $given }”; commands are { $commands }.
bad-word = “{ $word }” was not understood; options are written --name value.
bad-option-twice = The option { $name } is given twice.
bad-option-unknown = There is no option “{ $name }”; options are { $options }.
bad-option-ambiguous = “{ $name }” may mean several options: { $options }.
bad-option-value = The option { $name } takes { $expected }, not “{ $value }”.
bad-seed = A seed is a number from 0 to { $highest }, or the 32 letters and digits that were told after a match, not “{ $given }”.
bad-name = A name has 1 to { $longest } letters, not “{ $name }”.
no-language = There is no language “{ $given }”; languages are { $languages }.
no-game = There is no game “{ $given }”; games are { $games }.
no-seat = “{ $given }” cannot sit at the table; those who can are { $bots }, and search with a budget, as in search:400 or search:80ms.
no-budget = “{ $given }” cannot be: a budget is 1 to 9999999 imagined matches or, with “ms”, milliseconds, as in search:400 or king:200ms; { $bots } take one.
no-viewer = There is no seat “{ $given }”; say a number from 1 to { $seats } or one of the names { $names }.
no-clause = There is no clause “{ $given }”.
seats-number = { $game } is for { $lowest } to { $highest } players, not { $given }.
resume-alone = A saved match goes on as it is: --resume goes with none of --seats, --seed, --content and the options of a game.
game-needed = Say which game is to be played, before its options and seats.

## Files

system-missing = there is no such file or folder
system-forbidden = that is not allowed
system-folder = it is a folder
system-no-folder = a part of the path is not a folder
system-full = the disk is full
system-read-only = the disk is read-only
system-nameless = no file can be called so
system-long = it is too long
system-special = it is not an ordinary file
system-foreign = there is a file that is not a match saved by Quintain
file-missing = There is no file { $file }.
file-directory = { $file } is a folder, not a file.
file-special = { $file } is not an ordinary file.
file-forbidden = The file { $file } may not be read.
file-unreadable = The file { $file } cannot be read: { $detail }.
file-unwritable = The match cannot be saved to { $file }: { $detail }.
output-unwritable = The output cannot be written: { $detail }.
file-foreign = { $file } is not a match saved by Quintain.
file-broken = The saved match { $file } is damaged: { $detail }
file-shape = The saved match { $file } is damaged: { $detail }
file-version = { $file } was saved by another version of Quintain (format { $version }).
file-seats = The saved match { $file } is damaged: its seats and names do not fit the game.
file-game = { $file } is a match of “{ $game }”, which is not among the games { $games }.
file-other-game = { $file } is a match of { $game }, not of { $wanted }.
file-rules = { $file } follows revision { $found } of the rules of { $game }; this Quintain has revision { $expected }.
file-printed = { $file } was played with other printed values of { $game } than this Quintain has: it would not end as it did.
file-result = By the rules of today { $file } would not end as it did.
file-watch = What was written down of it can be watched: quintain replay { $file }
file-moves = Move { $number } of { $total } in { $file } does not fit the rules: { $why }
file-no-data = { $file } is neither TOML nor JSON with a table of values: { $detail }
file-strange = In { $file } there is something that no game can use (a date, too large a number or tables too deep): { $detail }
file-content = { $file } does not fit the box: { $detail }

## Menus

menu-ask = Number (Enter for { $default }):
menu-number = Please type a number from 1 to { $count }.
menu-none = “{ $typed }” fits none of the { $count } choices.
menu-all = all
menu-help = help
menu-hidden = { $typed } is not on this list; “{ menu-all }” lists all { $count } choices.
menu-rest = “{ menu-all }” lists all { $count } choices.
menu-more = … and { $count } more: “+” shows them, a part of the words narrows the list.
menu-first = “+” shows the first choices again.
number-ask = { $question } ({ $low }–{ $high }, Enter for { $default }):
number-wrong = Please type a number from { $low } to { $high }.
choose-game = What shall we play?
choose-continue = Go on with { $game }: { $names }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} played
choose-seats = How many players?
choose-people = How many of them are people?
choose-bots = Who plays the others?
choose-name = Name (Enter for { $default }):
choose-rules = The rules of this match: change them, or begin.
choose-begin = Begin!

## A match

welcome = At the table: { $around }.
welcome-seed = Seed { $seed }.
welcome-keys = Type the number of your choice. “?” explains the question, “? { $clause }” shows that rule, “q” saves and leaves.
keys-play = ? why · h hint · u undo · s save · l log · b board · q quit{ $passing ->
    [yes] { " " }· p pass this turn
   *[no] { "" }
}
help-keys =
    A number takes that choice, and so do all its words; a part of them leaves only the choices that have them, “{ menu-all }” lists all again.
    + shows the next choices of a long list.
    ? shows the rule behind the question, “? { $clause }” that rule, “? { $chapter }” the rules of that chapter, “? { $word }” those with that word.
    Enter alone shows the board and the question again.
    h asks a strong bot for advice.
    u takes the last choice back; whoever else it concerns is asked.{ $passing ->
        [yes] { "" }
            p passes for the rest of the turn.
       *[no] { "" }
    }
    b shows the board alone, l what has happened.
    s saves the match, “s FILE” to that file; q saves and leaves.
clauses-more = … and { $count } more; “? { $clause }” reads one of them.
clauses-how = “? { $clause }” reads one of them.
page-on = Enter to go on:
page-back = Enter to go back:
page-first = The question comes after Enter.
board-cut = ↑ “b” shows the whole board.
move-unread = That move was not understood: { $detail }.
hand-over = Hand the keyboard to { $seat }. { $seat }, press Enter when nobody else looks:
news-between = … { $count } more reports, left out here; the log and the replay have them all …
log-title = What has happened
log-empty = Nothing yet.
undo-none = There is no choice to take back.
undone = Taken back.
undo-refused = Not all agree: the choice stands.
undo-own = { $seat }, do you take back your last choice? (yes or no):
undo-agree = { $seat }, do you agree that { $chooser } takes back the last choice? (yes or no):
saved = Saved to { $file }.
save-failed = Saving to { $file } failed: { $detail }.
save-nowhere = It cannot be saved elsewhere either: the match goes on, but leaving will lose it.
left = The match is saved. Go on with: quintain play --resume { $file }
left-unsaved = The match is left and cannot be saved anywhere.
kept = To watch it again: quintain replay { $file }
seed-was = The seed was { $seed }; the same set-up again: quintain play { $game } --seed { $seed } { $options }
crashed = Something is wrong in the rules, not with you. The match is saved in { $file }; please send it to us.
crashed-unsaved = Something is wrong in the rules, not with you. The match cannot be saved; please tell us what happened.

## Replays

replay-step = Step { $step } of { $last }
replay-ask = Step { $step } of { $last }. Enter or n next · z back · number · b board · q quit:
replay-keys = Enter or n goes on, z or - goes back, a number goes to that step, b shows the whole board, q leaves.
replay-cut = ↑ “b” shows the whole board.
replay-archived = What follows was written down when the match ended.
replay-boardless = There is no board to draw by these rules.
replay-end = That was the last step, { $last }.
replay-start = This is the beginning.

## Lists

column-option = Option
column-values = Values
column-default = usually
column-clause = Clause
column-meaning = Meaning
column-value-of = What
column-value = Value
column-source = Source
content-count = { $count ->
    [one] { $count } value
   *[other] { $count } values
}, { $unsure } of them unsure.

## Maps

no-map = { $game } has no map to draw; { $games } has one.
map-drawn = Drawn to { $file }.
map-step = The match has { $last } moves; there is no step { $step }.
map-unwritable = The picture cannot be written to { $file }: { $detail }.

## Bots

column-typed = Typed
column-name = Name
column-manner = How it chooses
manner-random = Any legal choice, as chance will have it.
manner-greedy = Looks one step ahead and takes what looks best.
manner-slips = Looks one step ahead, but { $slips } of 100 choices are left to chance.
manner-search = Thinks ahead: { $iterations } imagined matches a choice, more or fewer where one tells less or more; { $seconds } s at most.
bots-budget = With a budget of your own: search:400 (imagined matches), search:80ms (milliseconds), king:200ms, lord:1000.
bots-how = Seat them with: quintain play GAME --seats me,knight,king
arena-bots = An arena needs at least two different bots, each named once.

## Arena, simulations, speed

arena-file-none = The file { $file } cannot be gone on with: it holds no contest.
arena-file-other = The file { $file } cannot be gone on with: it holds another contest ({ $differing }).
arena-file-format = The file { $file } cannot be gone on with: it has format { $found }, this Quintain writes format { $expected }.
arena-file-line = The file { $file } cannot be gone on with: line { $number } is no match of this contest.
arena-file-busy = The file { $file } cannot be gone on with: another arena writes to it.
arena-unwritable = { $file } cannot be written: { $detail }.
arena-same-file = The report would overwrite the matches in { $file }: --json and reports need different files.
arena-overwrites = The report would overwrite { $file }, which is no report of an arena: name another file.
arena-nothing = Nothing was played.
arena-missing = { $missing ->
    [one] { $missing } match more
   *[other] { $missing } matches more
} would make every order of seats equally frequent.
arena-report = Report: { $file }
arena-interrupted = Interrupted; { $kept ->
    [yes] run it again to go on.
   *[no] with --json FILE the same command goes on.
}
executor-kind = There is no executor { $given }; executors are { $known }.
executor-none = The cluster cannot be used: { $detail }
arena-lost = One of the processes was killed; { $kept ->
    [yes] run it again to go on.
   *[no] with --json FILE the same command goes on.
}
arena-title = Arena: { $game }, { $seats } seats
arena-intervals = Intervals are of 95 %.
arena-wins = Part of matches won
arena-rating = Rating
arena-lead = A lead of 80 points ends before the other in 61 of 100 matches.
arena-course = Part of matches won, match after match
arena-numbers = Numbers
arena-times = Times are milliseconds of a choice: the mean, and what 99 % of the choices did not exceed.
arena-distinct = Of { $matches } matches { $distinct } are different; all numbers are of the different ones.
arena-balance = What sides are worth
arena-seat = seat { $number }
arena-turn = turn { $number } of the first round
arena-meetings = Who ends before whom
arena-row-column = How often the bot of the row ended before that of the column when they met; ending together counts half.
matches-played = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} of { $game } ({ $options }), seeds from { $seed }
simulate-bots = Name one bot for all or one for each of the { $seats } seats, not { $given }.
simulate-lost = One of the processes was killed; the matches cannot be counted to the end.
simulate-time = in { $seconds } s, { $speed } a second
simulate-lengths = decisions: mean { $mean }, sd { $deviation }, from { $low } to { $high }; { $marks }
simulate-endings = ended by: { $endings }
bench-now = { $game }, { $seats } seats
bench-form = { $form ->
    [compiled] compiled
   *[interpreted] interpreted
}, Python { $python }, per second of CPU time
bench-meaning = moves: pending, legal and apply from Python; games: whole random matches inside the rules; deals: determinise; blind, search: iterations of a search by whole random matches, and as bots do it; picture, facts: microseconds of drawing a view, and of what one choice would do; gain: moves compiled ÷ interpreted
head-bot = bot
head-sat = seats played
head-side = side
head-fair = × fair share
head-wins = wins
head-place = place
head-points = points
head-rating = rating
head-mean-ms = ms
head-slow-ms = 99 %
head-seat = seat
head-mean = mean
head-deviation = sd
head-lowest = min
head-highest = max
head-interval = 95 % interval
head-game = game
head-seats = seats
head-decisions = moves
head-playouts = games
head-clones = clones
head-views = views
head-redeals = deals
head-blind = blind
head-search = search
head-picture = picture
head-facts = facts
head-bytes = bytes
head-gain = gain

## The server

serve-address = Quintain is served at { $address } — Ctrl+C ends it.
serve-upgraded = The database { $database } was brought up to date.
serve-unbuilt = The page is not built: “make web” builds it. Programs can play all the same.
serve-setting = This cannot be set: { $detail }
serve-outdated = The database { $database } was made by an older Quintain: “quintain db upgrade” brings it up to date.
serve-store = The database { $database } cannot be used: { $detail }.
serve-port = The server cannot listen at { $host }, port { $port }: { $detail }.
