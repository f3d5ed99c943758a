### Sentences all games share and every door says. Those of a game stand in its own words folder, those of the terminal in terminal.en.ftl.

language = English

## People, things, answers

nobody = nobody
nothing = nothing
joint = and
seat-number = seat { $number }
person = Player
person-number = Player { $number }
bot-names = Agnes, Baldwin, Cecily, Dunstan, Edith, Fulk, Gisela, Hugo
bot-at-table = { $name } (bot { $bot })
decimal-sign = .
yes = yes
no = no
option-content = Corrected content
value-kind = { $kind ->
    [json] file with data
   *[other] text
}

## Refusals

refused-over = The match is over.
refused-not-asked = It is not your turn.
refused-stale = The question has changed since; please look again.
refused-illegal = That is not allowed now.
refused-illegal-clause = That is not allowed now. { $clause }: { $text }
refused-no-actions = An answer needs a choice, and not too many at once.
refused-client-used = This message was sent before, with another answer.
refused-no-undo = There is nothing of yours to take back.
refused-no-consent = Nobody has asked for that.
refused-no-person = Nobody sits at this seat who could do that.
refused-seat-taken = Somebody sits at this seat already.
refused-unreadable = The message was not understood.
refused-option = These rules cannot be played: { $detail }
refused-option-value = The option { $name } ({ $title }) does not fit, { $clause }: { $help }
refused-options = These rules cannot be played.
refused-options-clause = These rules cannot be played. { $clause }: { $text }
refused-content = The content of the box does not fit: { $detail }
refused-position = This position cannot be laid out: { $detail }
refused-record = The data do not have the right shape: { $detail }
refused-replay = The replay does not fit: { $detail }

## A match

result = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } share the victory!
} ({ $clause })
result-line = { $rank }. { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Replays

replay-secret = { $seat } has chosen.

## Lists

players-range = { $lowest } to { $highest } players
unsure = unsure

## Bots

bot-random = Chance
bot-greedy = Greed
bot-page = Page
bot-squire = Squire
bot-knight = Knight
bot-lord = Lord
bot-king = King
hint-title = What a strong bot thinks:
hint-line = { $number }. { $choice } — { $seats ->
    [2] { $share } % of a win
   *[other] above any one opponent in { $share } % of matches
}
