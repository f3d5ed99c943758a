### Sentences of the server: to whoever looks after it, and to people whom it writes to.

## The database

db-made = A new database was made: { $database }, revision { $revision }.
db-current = The database { $database } is up to date, revision { $revision }.
db-upgraded = The database { $database } was brought up to date, revision { $revision }.
db-missing = There is no database { $database }.
db-there = { $file } is there already; --overwrite replaces it.
db-occupied = The database { $database } is not empty ({ $detail }); --overwrite replaces what is in it.
db-in-use = The database { $database } cannot be replaced: { $detail }.
db-file = { $file }: { $detail }.
db-backed-up = { $database } was backed up into { $file }: { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }.
db-restored = { $database } was made from { $file }: { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }.
db-found = { $table } ({ $game }, { $phase }): { $why }
db-why-rules = begun under another revision of the rules; it will be frozen, to be watched and ended by consent
db-why-content = begun with other printed values; it will be frozen, to be watched and ended by consent
db-why-options = the game or these options are not there any more; it will be frozen
db-why-move = its log does not fit the rules
db-why-log = entries of its log are missing
db-why-digest = its log leads to another position than was noted
db-why-result = it ended otherwise than was noted
db-why-archive = its archive is missing or damaged
db-checked = { $looked ->
        [one] { $looked } match
       *[other] { $looked } matches
    } checked, { $wrong ->
        [0] all well
       *[other] { $wrong } not
    }.

## Checking a finished match

verify-noted = ✓ The commitment is the one you noted.
verify-noted-not = ✗ The commitment is not the one you noted: { $detail }
verify-commitment = ✓ Seed and salt give the commitment.
verify-commitment-not = ✗ Seed and salt do not give the commitment: { $detail }
verify-replay = ✓ The match can be played again.
verify-replay-not = ✗ There is no replay in it: { $detail }
verify-rules = ✓ Rules, options and printed values are today's.
verify-rules-not = ✗ It cannot be played again by today's rules: { $detail }
verify-moves = ✓ Every move was legal.
verify-moves-not = ✗ The moves do not fit: { $detail }
verify-events = ✓ What happened is what the seed and the moves bring about.
verify-events-not = ✗ What happened is not what the seed and the moves bring about: { $detail }
verify-outcome = ✓ The result is what the rules make of it.
verify-outcome-not = ✗ The result is not what the rules make of it: { $detail }
verify-final = ✓ The last position is the one that was noted.
verify-final-not = ✗ The last position is not the one that was noted: { $detail }
verify-unsealed = There is no commitment: nothing shows that the seed was fixed before the match.
verify-unnoted = Was { $commitment } shown when the match began? Only that shows that the seed was fixed before it.
verify-good = All is well.
verify-bad = Something is not right.
verify-foreign = { $place } is not a finished match of Quintain.
verify-unfinished = { $place }: the match is not over.
verify-address = { $place } is not the address of a match, such as https://example.org/m/abcdefgh23.
verify-refused = { $place }: the server refuses: { $detail }
verify-unreached = { $place } cannot be reached: { $detail }.

## Notices

notice-table = { $game } “{ $name }”
notice-turn = Your turn: { $table }
notice-reminder = Your turn, { $left } left: { $table }
notice-began = The match has begun: { $table }
notice-over = The match is over: { $table }
notice-many = Tables wait for you: { $count }
notice-test = Notices of Quintain arrive here.
notice-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
notice-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
notice-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
mail-why = You get this because you asked for notices by mail. No more of them: { $link }
mail-confirm-title = Is this your address?
mail-confirm-text = Somebody, probably you, gave this address at Quintain. If it was you, confirm it here: { $link } — If not, do nothing: you will hear no more from us.
mail-lost-title = Back to your name at Quintain
mail-lost-text = With this link any device becomes you, { $name }: { $link } — It works for an hour. If you did not ask for it, do nothing.
mail-page-confirm = Confirm the address
mail-page-leave = No more mail
mail-page-done = Done.
mail-page-void = This link is not valid any more.

## People and tables, for whoever looks after the server

admin-none = There is nothing.
admin-table = { $table } { $at } { $game }, { $phase }, { $moves } moves: { $names }
admin-person = { $person } { $name } ({ $kind }), seen { $seen }
admin-banned = · shut out until { $until }: { $why }
admin-report = { $report }. { $at } { $reporter } about { $name } ({ $person }), table { $table }: { $text }
admin-settled = Complaint { $report } is closed.
admin-renamed = { $person } was { $before }, is { $name }.
admin-bad-name = “{ $name }” cannot be a name: { $detail }.
admin-name-taken = Somebody has registered the name “{ $name }”.
admin-shut-out = { $name } ({ $person }) is shut out until { $until }.
admin-let-in = { $name } ({ $person }) is let in again.
admin-no-person = There is nobody with the id or the registered name “{ $person }”.
admin-no-table = There is no table { $table }.
admin-over = The match at table { $table } is over.
admin-ended = The match at table { $table } was ended, unrated.
admin-removed = Table { $table } was removed before its match began.
