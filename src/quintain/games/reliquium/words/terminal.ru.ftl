## Поле на экране и карта

label-round = Раунд { $round }
label-round-of = Раунд { $round } из { $rounds }
label-rules = дополнительные правила: { $rules }
label-track = Шкала
label-reserve = Резерв
label-melee = Мечи
label-ranged = Стрелы
label-creatures = Существа
label-turn = ход
label-done = готово
label-neutral = нейтральная фракция
label-militia = ополчение
label-neighbours = соседи
label-castle = замок
label-castle-neutral = нейтральный замок
label-none = нет
label-track-signs = ■□▲ девять делений: равнина, горы, лес; ■ закрыто непостроенным замком, □ открыто, ▲ фишка; затем резерв, мечи, стрелы и существа в запасе (· — на карте)
label-creatures-how = Существо действует один раз, при вызове, в трёх своих областях и на их границах; до конца войны ваши отряды его класса там сильнее на 1:
label-creature = { $short } { $name }: { $power }; усиливает { $class }
label-orders-none = приказов на карте нет
label-legend = Л# замок, + нейтральный; 2В1Щ1М воины, защитники (щит), маги; ×1→ мечи, »1→ стрелы
label-grounds = . равнина, ^ горы, ♠ лес, ~ вода
label-more = … и ещё { $count }
label-course-idle = нападать некому
label-course-unopposed = защищать некому
