## The board on a terminal and the picture of the map

label-round = Round { $round }
label-round-of = Round { $round } of { $rounds }
label-rules = optional rules: { $rules }
label-track = Track
label-reserve = Reserve
label-melee = Swords
label-ranged = Arrows
label-creatures = Creatures
label-turn = turn
label-done = done
label-neutral = neutral
label-militia = militia
label-neighbours = neighbours
label-castle = castle
label-castle-neutral = castle (neutral)
label-none = none
label-track-signs = ■□▲ the nine spaces, plain, mountain, forest: ■ under a castle not yet built, □ open, ▲ the pawn; then the reserve, swords, arrows and creatures still in supply (· on the map)
label-creatures-how = A creature acts once, when summoned, in its three areas and on their borders; until the war ends your units of its class have +1 there:
label-creature = { $short } { $name }: { $power }; strengthens { $class }
label-orders-none = no orders on the map
label-legend = L# castle, + neutral; 2W1D1M warriors, defenders, mages; ×1→ swords, »1→ arrows
label-grounds = . plain, ^ mountain, ♠ forest, ~ water
label-more = … and { $count } more
label-course-idle = nobody to attack
label-course-unopposed = nobody defends
