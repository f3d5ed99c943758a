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
