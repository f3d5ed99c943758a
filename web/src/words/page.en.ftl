### What only the page says, on every view. The table's own sentences stand in table.en.ftl.

brand = Quintain
game-majesty = Majesty
game-academy = Academy
game-mastery = Mastery
game-castlecraft = Castle Craft
game-reliquium = Reliquium

## The bar

bar-games = Games
bar-tables = Tables
bar-rules = Rules
bar-about = About
bar-me = My page
bar-home = To the games
bar-menu = Menu
bar-language = Language
bar-settings = Settings

## Settings

settings-title = Settings
settings-theme = Theme
settings-theme-system = as the system
settings-theme-light = light
settings-theme-dark = dark
settings-motion = Motion
settings-motion-0 = off
settings-motion-1 = calm
settings-motion-2 = twice as fast
settings-motion-4 = four times
settings-sound = Sound
settings-confirm = Confirm choices
    .help = Where it helps: a second press on a touch screen and in slow play, one click at a desk.
settings-confirm-auto = where it helps
settings-confirm-always = always
settings-confirm-never = never
settings-left = Left-handed
settings-close = Close

## Pages that are not there

missing-title = Nobody sits here
missing-text = The table was closed, or the link has a slip in it. Matches are not lost by that: they are among the records.
missing-home = To the games
loading = One moment…
load-failed = This page could not be loaded.
load-again = Try again
