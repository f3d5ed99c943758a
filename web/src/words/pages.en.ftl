### Words of the pages around the tables: home, a new table, a record, rules, content, about, my page.

## Everywhere

skip = To the content
ways = Parts of the site
way-games = Games
way-tables = Tables
way-records = Records
way-me = Me
way-castles = Castles
way-about = About
way-rules = Rules
cancel = Cancel
save = Save
show = Show
hide = Hide
less = Less
more = More
copy = Copy
copied = Copied
copy-failed = Copy it by hand
copy-by-hand = Copy the link:
link-copy = Link to the clause
link-copied = Link copied
quoted = “{ $text }”
level-label = Strength of the bot
me-guest = Guest

## Covers

cover-majesty = Majesty
cover-academy = Medieval / Academy
cover-mastery = Medieval / Mastery
cover-castlecraft = Castle Craft
cover-reliquium = Reliquium
blurb-majesty = Call people from the market into your kingdom: every newcomer feeds the others.
blurb-academy = Six courses make a knight: pass the cards on and outrun your fellow pupils.
blurb-mastery = From a castle that cannot fall lead your knights to thirteen points of land.
blurb-castlecraft = Three squads, towers with floors and hatches, one die and the enemy’s main castle.
blurb-reliquium = No cards, no dice: orders on the borders, and nine castles to win.
shelf = Shelf of games
players = Players:
minutes = { $span } min
weight = Weight { $weight } of 3
own-table-of = A table of your own: { $game }
rules-of = Rules: { $game }

## Home

home-title = What shall we play?
home-text = Five medieval games with friends and bots. You can sit down at once.
rivals = Opponents
rivals-novices = Novices
rivals-even = My level
rivals-masters = Masters
play = Play
play-laying = Laying the table…
my-tables = My tables
my-tables-none = None yet. Choose a game from the shelf and you are seated.
open-tables = Open tables
open-own = Open your own
nobody-waits = Nobody waits just now
nobody-waits-text = Open a table and everybody will see it here. While you wait, play with bots.
recent = Recent matches
recent-none = Finished matches will stand here.
lobby-lost = The server does not answer. Trying again.
table-own-rules = { $game }, own rules
line-waiting = { $count ->
    [one] Waiting for { $count } more player
   *[other] Waiting for { $count } more players
}
line-frozen = The table is frozen: the rules have changed
line-my-turn = Your turn
line-my-turn-left = Your turn, { $left }
line-bot-thinks = { $count ->
    [one] Bot { $names } is thinking
   *[other] Bots { $names } are thinking
}
line-moves = { $count ->
    [one] { $names } is to move
   *[other] { $names } are to move
}
line-running = The match is on
left-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
left-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
turn-title = { $game }: your turn
turn-left = { $left } left
turn-more = { $count ->
    [one] { $count } more table
   *[other] { $count } more tables
}
go-move = Move
go-look = Look
go-table = To the table
go-sit = Sit down
go-watch = Watch
go-record = Record
pace-none = no clock
pace-live = live
pace-days = slow play
ended-won = { $points ->
    [0] Won
    [one] Won with { $points } point
   *[other] Won with { $points } points
}
ended-shared = Shared victory
ended-lost = Lost
ended-place = Place { $rank } of { $of }
ended-won-by = { $count ->
    [one] Won by { $names }
   *[other] Shared by { $names }
}
ended-unfinished = Not played to the end
join-title = This table has rules of its own
join-text = How the match differs from the printed game:
join-own-file = from a file
join-accept = Agreed, sit down

## A new table

new-title = New table
new-yours = Your table
new-game = Game
new-who = Who plays
new-variants = Variants
new-variants-none = without them the usual rules
new-reset = Reset
new-content = You have the box, and its numbers differ? The table will play by your file.
new-pace = Pace
new-access = Who sees the table
new-pace-access = Pace and access
new-open = Open the table
new-hint = You sit down at once. An empty seat goes to whoever first comes by the link.
seat-open = Open
seat-kind-open = Link
seat-kind-bot = Bot
seat-kind-me = Me
seat-me-line = at the table
seat-open-line = for whoever first opens the link
team = team { $team }
team-0 = A
team-1 = B
team-2 = C
excluded-by = not together with “{ $option }”
needs-seats = with { $counts } players
needs-file = a file is needed
take-instead = Take instead
no-limit = no limit
all-of = All: { $value }
each-own = Each its own
edge-north = north
edge-east = east
edge-south = south
edge-west = west
file-choose = Choose a file
file-remove = Remove
file-given = file chosen
file-large = The file is larger than 256 kB.
file-line = The file cannot be read: an error in line { $line }.
file-unreadable = The file cannot be read: it should be JSON or TOML.
pace-title-none = Live
pace-title-live = Seconds
pace-title-days = Days
pace-none-line = no clock
pace-move = Time per move
pace-reserve = Reserve of time
pace-seconds = { $count } s a move
pace-reserve-minutes = { $count ->
    [0] no reserve
   *[other] + { $count } min
}
pace-days-move = { $count ->
    [one] { $count } day a move
   *[other] { $count } days a move
}
access-link = by link
access-listed = listed for all
access-link-short = By link
access-listed-short = Everybody
access-link-text = By link the table is in no list. Spectators see only what is open.
access-listed-text = The table stands on everybody’s home page. Spectators see only what is open.
allow-hints = Hints
allow-open-after = All is open after the end
count-rating = Rated
sum-table = At the table
sum-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
sum-rules = Rules
sum-printed = the usual ones
sum-pace = Pace
sum-access = Access
table-name = Name of the table
table-name-other = Another name
table-names = At the Old Mill, Three Roads, Under the Oak, Across the River, At the Gate, The Red Lion, Quiet Haven, Seven Towers, The Last Bridge, At the Smithy, On the Pass, The White Hart
opened = The table is open
qr-label = QR code of the link
call-others = Call the others
call-others-text = The camera of a phone, or the link. No registration needed.
waiting-link = waiting, by link
is-bot = bot, { $level }
is-here = here
is-away = away
fill-and-begin = Seat bots and begin
begins-itself = It begins by itself when all are seated. You may close the page: the table stays among yours.
close-table = Close the table

## A record

record = record
record-of = record, { $day }
all-records = All records
replay-of = { $game }, record of a match
replay-start = Set-up
replay-moved = Move: { $name }
replay-log = Chronicle
log-follows = follows the move
log-quiet = without words
moment = Round { $round }, move { $step } of { $last }
scrubber = Move of the match
mark-lead = { $name } takes the lead
mark-attack = { $name } strikes at others
mark-end = The end, won by { $name }
mark-before = To the turning point before
mark-next = To the next turning point
step-before = A move back
step-next = A move on
play-film = Play
pause = Pause
speed = Speed ×{ $speed }
eyes = Eyes of
eyes-of = Through the eyes of { $name }
eyes-watcher = Spectator
eyes-all = All
timeline = Points by moves
timeline-label = Points by moves; now { $points }
show-end = Show how it ended
play-on = Play on from here
play-on-help = A new table from this move against bots; it is not rated.
play-on-old = The rules have changed since: the match can only be watched.
share-moment = Share this moment
download = Download the record
go-to-move = To move { $step }
chance-title = Check of chance
chance-good = Chance verified
chance-bad = Chance does not agree
chance-unknown = No check
chance-checking = Checking chance
chance-text = The server drew a number before the first move and showed its fingerprint. Now the number is open: the same deck and the same rolls come of it.
chance-commitment = fingerprint before
chance-seed = number of the match
chance-browser = your browser
chance-agrees = agrees
chance-differs = differs
chance-cannot = cannot check
check-commitment = fingerprint
check-replay = moves played again
check-digest = final position
check-outcome = outcome
check-bots = moves of bots
check-content = content of the box
check-rules = revision of the rules

## Rules and content

chapters = Chapters
chapter = Chapter { $mark }
rules-revision = rules, revision { $revision }
rules-search = Search the rules
rules-beside = Both
in-ru = In Russian
in-en = In English
found-of = { $at } of { $count }
found-none = not found
found-count = { $count ->
    [one] found in { $count } clause
   *[other] found in { $count } clauses
}
found-before = Before
found-next = Next
sources = Where the numbers come from
sources-text = Underlined numbers are printed in the box: a solid line is certain, a broken one is our reconstruction. Choose a clause to see its source.
sources-count = { $total ->
    [one] { $total } printed value
   *[other] { $total } printed values
}, uncertain: { $doubtful }.
is-sure = certain
is-guess = uncertain
content-link = Where numbers come from
content-title = { $game }: every number
content-text = Everything printed in the box, and where it was read. What the rules do not tell we have reconstructed, and marked.
content-correct = Enter the numbers of your own box: a table will play by them.
content-which = Which values
content-all = All
content-guesses = Uncertain ones only
content-search = Find a value

## About

about-title = About Quintain
about-lead = Five medieval board games in the browser: with friends, with bots, live and slowly.
about-games = Games
about-games-text = The rules are told in our own words, clause by clause. Pictures, cards and boards were drawn for this project; the publishers’ boxes and art are not used.
about-fair = Fairness
about-fair-text = The chance of every match is drawn before its first move; its fingerprint is shown at once, the number at the end. Every match can be checked on the page of its record. Bots see no more than a person in their place.
about-private = What we keep
about-private-text = A name, matches and settings of notices. Mail only if you gave it. The page asks no other server for anything.
about-glyphs = Glyphs
about-glyphs-text = Recoloured, otherwise as their authors drew them:
about-authors = Authors: { $names }.
about-fonts = Fonts
about-fonts-text = Alegreya (The Alegreya Project Authors, Huerta Tipográfica) and Source Sans 3 (Adobe), licence
about-code = Code
about-code-text = The program is free software under the MIT licence. The page is made with Svelte, its words with Project Fluent, the chart with uPlot; all of them are free too.

## My page

how-to-play = How to play
pref-theme = Theme
pref-theme-light = Light
pref-theme-dark = Dark
pref-theme-system = As the system
pref-motion = Motion
pref-motion-1 = ×1
pref-motion-2 = ×2
pref-motion-4 = ×4
pref-motion-0 = None
pref-confirm = Confirm moves
pref-confirm-never = No
pref-confirm-auto = On a phone
pref-confirm-always = Yes
pref-sound = Sound
pref-left = For the left hand
pref-left-text = buttons of the sheet on the left
rename = Change name
me-line-guest = guest of this browser
me-line-registered = registered
me-registered = You are registered
me-registered-text = Name, matches and rating open on any device by name and passphrase.
me-is-guest = You are a guest
me-is-guest-text = Name, matches and rating live in this browser. Register, and they open in any.
register = Register
register-note = No mail needed. Nothing you have played is lost.
have-account = I am registered
login = Log in
login-title = Log in
login-text = The name and passphrase you registered with.
login-note = Matches of this guest stay with the guest.
no-account = I am new
logout = Log out on this device
account-name = Name
passphrase = Passphrase
restore-title = Link to come back
restore-text = Open it on another device, and you are { $name } again.
restore-make = Get it
restore-warning = Whoever knows the link is you.
restore-other = Change the link
restore-here = Back to your tables
restore-here-text = By this link the device becomes yours: your name, your tables and matches.
restore-here-none = The secret part of the address is missing. Open the whole link.
restore-here-do = It is me
kept-of-me = What is kept of you
kept-of-me-text = Name, matches, settings and the ways to call you.
kept-download = Download it all
kept-delete = Delete me
kept-delete-text = All of it is gone at once and for good. Finished matches stay without your name; leave or resign those that go on first.
kept-delete-do = Delete for good
notices = Call me
notices-text = When a table waits for your move and you are not on the page.
notice-none = not tested yet
notice-arrived = arrived, { $at }
notice-waiting = on its way, { $at }
notice-failed = did not arrive, { $at }
notice-unconfirmed = not confirmed yet: open the letter
notice-next = again { $next }
notice-test = Test
notice-drop = Remove
notice-add = Add
channel-push = This browser
    .help = A message on this device, even while the page is closed.
channel-mail = Mail
    .help = A letter when you are awaited.
channel-mail-example = name@example.org
channel-webhook = Webhook
    .help = A request to your address, for chats and programs.
channel-webhook-example = https://chat.example.org/hooks/…
my-matches = My matches
places-note = last places from left to right, first ones filled
rating-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
rating-none = A rating appears after the first rated match.
rating-way = Rating by matches
rating-places = Places in the last matches: { $places }
person-registered = registered player
person-guest = guest
mute = Do not hear in talk
unmute = Hear again

## What the server could not do

trouble-other = It did not work ({ $code }). Try again.
trouble-unknown = It did not work. Try again.
trouble-no-game = There is no such game here.
trouble-not-found = There is nothing here.
trouble-forbidden = You may not do this.
trouble-too-fast = Too often. Wait a little.
trouble-too-many = Too much. Finish something you have begun.
trouble-too-large = The file is too large.
trouble-bad-seats = Nobody can be seated like that.
trouble-bad-pace = There is no such pace.
trouble-bad-name = The name does not fit: 2 to 24 letters, digits and spaces.
trouble-bad-passphrase = The passphrase is too short or too simple.
trouble-bad-mail = This does not look like a mail address.
trouble-bad-channel = Such an address does not fit.
trouble-bad-text = The text does not fit.
trouble-name-taken = This name is taken.
trouble-wrong-passphrase = Name and passphrase do not fit together.
trouble-wrong-secret = The link does not work: it was changed, or not copied whole.
trouble-registered = You are registered already.
trouble-not-over = The match is still on.
trouble-not-host = Only whoever opened the table may do this.
trouble-not-seated = You do not sit at this table.
trouble-no-bot = There is no such bot here.
trouble-begun = The match has begun.
trouble-invite-needed = A link with an invitation is needed.
trouble-unplayable = This match cannot be played by the present rules.
trouble-banned = You are shut out.
trouble-closing = The server restarts. Try again in a minute.
trouble-store-full = The server has no room left.
trouble-store-failed = The server could not keep this.
trouble-foreign-origin = The request came from a foreign page.
