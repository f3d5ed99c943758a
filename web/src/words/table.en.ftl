### The table page: question, choices, log, people, talk.

## The bar

table-named = Table “{ $name }”
table-round = Round { $round }
online = online
offline = no connection
updating = update
spectating = you are watching
watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
practice = practice
    .help = This match does not count: { $why }.
practice-undo = a move was taken back by consent
practice-practice = a move was taken back
practice-away = somebody was away
practice-hint = a hint was given
undo = Take back
undo-ask = Ask to take back
undo-ask-help = Something became known since. The others must agree, and the match will not count.
undo-practice-help = Against bots anything may be taken back; the match will not count.
menu = Menu
menu-hint = Hint
menu-hint-help = A strong bot looks at your choices. The match will not count.
menu-resign = Resign
menu-resign-help = Two sides: the match ends. More: a bot plays on and you rank last.
menu-standing = Pass until my turn
menu-standing-help = Whatever you are asked in this turn of another, you pass. Nobody learns of it.
menu-standing-off = Ask me again
menu-rules = Rules
menu-settings = Settings
menu-leave = To the games
sure = Are you sure?
do-it = Yes
leave-it = No
close = Close
back = Back
back-key = Esc

## Title of the tab

title-mine = ● Your turn · { $game }
title-table = { $game } · { $name }
title-plain = { $game }

## The question

your-turn = Your turn
out-of-turn = Out of turn
turn-of = { $seat } to move
answers-sent = Sent
answers-wait = Waiting for the server’s answer
answers-kept = Kept; it is sent as soon as the line is back
waiting-one = { $seat } is choosing
waiting-many = { $seats } are choosing
waiting-nobody = One moment…
waiting-next = Then { $seats }
waiting-again = you again
next-table = { $count ->
    [1] You are awaited at another table
   *[other] You are awaited at { $count } tables
}
looking-back = You are looking back
looking-move = After entry { $n }
looking-new = { $count ->
    [one] { $count } new move
   *[other] { $count } new moves
}
looking-live = To the present
choose-first = First press chooses, second plays
confirm-choice = Play
all-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
choices-title = Choices
choices-on-board = Choose on the board or in the list
refused-title = Not accepted
refused-understood = I see
choice-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} now
pass-until-title = Pass…
pass-here = Pass this time
pass-prompt = Pass on this until the turn ends
pass-turn = Pass on everything until my turn
standing-on = You pass until your turn
time-left-hours = { $count } h
time-left-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
clock-of = { $time } left

## Taking back

undo-asked-rubric = You are asked
undo-asked = { $seat } asks to take a move back
undo-asked-reason = All people must agree; the match will then not count.
undo-agree = Take it back
undo-agree-help = { $seat } decides anew
undo-decline = Let it stand
undo-decline-help = the match goes on
undo-mine = You ask to take back
undo-mine-help = All must agree. Silence means no.
undo-agreed = agrees
undo-thinking = thinking
undo-withdraw = Think better of it

## Hints

hint-thinking = A strong bot is thinking…
hint-shown = A strong bot would choose

## Log and talk

log-title = Chronicle
log-empty = Nothing has happened yet.
log-since = Since your last move
log-to-me = You
log-all = All
log-about-me = About me
log-absent = { $seat } was away; the rules answered.
log-gone = { $seat } moved; it was taken back.
log-undone = { $seat } took a move back.
log-hinted = { $seat } asked for a hint.
log-clocked = The server was away; all clocks stood still meanwhile.
log-seat-away = { $seat } is away; a knight takes over.
log-seat-returned = { $seat } is back.
log-seat-resigned = { $seat } resigns.
talk-title = Talk
talk-seats = At the table
talk-watchers = Spectators
talk-write = Write at the table…
talk-write-watchers = Write to the spectators…
talk-send = Send
talk-empty = Nobody has said anything yet.
talk-phrases = Good move, One moment, Thanks for the game
talk-lost = Not sent: no connection.
catch-up = While you were away
catch-up-you = You
catch-up-show = Show the moves
catch-up-done = I see
news-new = New

## People

people-title = Players
you = you
bot-tag = bot
bot-level = bot, { $level }
away-tag = away
first-tag = leads
resigned-tag = resigned
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
see-board = See what { $seat } has
deputy-title = A bot plays for you
deputy-text = You were away. Your seat is yours at any decision.
deputy-return = Take the seat back

## The line

lost-title = Connection lost
lost-text = This is how it stood at { $time }. Looking for the server, try { $tries }.
lost-now = Now
restart-title = The server is being renewed
restart-text = Moves are safe, all clocks stand still. We come back by ourselves.
gone-no-table = There is no such table, or it was closed.
gone-unreachable = The table cannot be reached now.
gone-banned = You may not sit here now.
gone-other-protocol = This page is older than the server. Load it anew.

## Before the match

open-rubric = Before the match
open-title = Who plays?
open-reason = The match begins when the last seat is taken.
open-reason-host = Fill the seats with bots, or wait for people.
open-seat = Free seat
open-join = Sit down here
open-leave = Leave
open-bot = Seat a bot
open-remove = Free the seat
open-begin = Begin
open-fill = Fill with bots and begin
open-level = Level of the bots
open-invite = Invite by link
open-copied = Copied
open-copy = Copy
open-unusual = This table plays other rules than printed:
open-accept = I have seen them and want to play so
open-options = Rules of this table
open-failed = That did not work: { $code }.
frozen-title = This match is frozen
frozen-rules = It was begun under another edition of the rules than today’s.
frozen-content = It was begun with other cards and values than today’s.
frozen-options = It was begun with options that do not exist today.
frozen-move = Its record is damaged or does not fit today’s rules.
frozen-digest = Its record leads to another position than was on the table.
frozen-watch = It cannot be played on; its players can end it, without counting, if all agree.
frozen-ask = It cannot be played on; it can be ended, without counting, if all players agree.
frozen-wait = You agree to end it. Waiting for { $names }.
frozen-nobody = No move is awaited
frozen-end = End the match
frozen-ended = The match was ended by consent
frozen-ended-text = It could not be played on; it does not count.
frozen-no-board = The board of this match cannot be shown today.

## The end

over-rubric = The match is over
over-won = { $winners } wins
over-shared = { $winners } share the victory
over-team = { $winners } win
over-rematch = Rematch
over-rematch-wanted = Rematch wanted
over-rematch-open = To the rematch
over-replay = Replay
over-rank = Place
over-points = Points
over-name = Player
over-resigned = resigned

## Explanations

explain-clause = Open in the rules
explain-now = Now
explain-none = The rules say nothing more about this.

## Plain pictures

plain-note = This game has no drawing yet; everything on the table stands in the list.

## Names for those who listen

label-board = Board
label-question = Question
label-rail = Players, chronicle and talk
label-sheets = More of the table
