### Что говорит только рисунок Mastery.

board-map = Карта
board-place = { $name } { $slot }, { $owner }, рыцарей { $knights }, очков { $worth }
board-fewer = Рыцарем меньше: { $name }
board-more = Рыцарем больше: { $name }
board-castle = Замок { $name }
board-castle-mine = Ваш замок { $name }
board-in-castle = в замке
board-in-all = всего
board-dice = кубики
board-artefacts = Артефакты
board-destroyed = разрушен; починится в конце хода { $turn }
board-hand = Рука
board-hand-conflict = Конфликт
board-hand-support = Поддержка
board-only-you = только вам
board-deck = Колода: { $count }
board-discard = Сброс: { $count }
board-plan = План
board-plan-private = пока видите только вы
board-plan-done = Готово
board-plan-reset = Сбросить
board-full = предел
board-cut = отрезана
board-step = Шаг { $step }: { $name }
board-turn = Ход { $turn }, круг { $round }
board-turn-knights = рыцари
board-turn-resources = карты
board-turn-crown = корона
board-turn-redistribution = передислокация
board-turn-advance = продвижение
board-turn-battle = сражение
board-turn-repair = починка
board-your-supply = ваше снабжение
board-supply-of = снабжение: { $seat }
board-cut-legend = отрезано
board-in-supply = на снабжении
board-lately-legend = последний ход
board-how-many = Сколько из замка
board-of-castle = Из { $castle } в замке
board-against = { $seat }, { $count ->
    [one] { $count } рыцарь
    [few] { $count } рыцаря
   *[many] { $count } рыцарей
}
board-free = ничья земля
board-wins = Это победа.
board-points-then = у вас станет { $points } из { $goal }
board-before-cards = Очки до карт
board-odds = победа ≈ { $percent } %
board-battle = Сражение: { $place }
board-attacks = атакует
board-defends = обороняется
board-even = Поровну
board-tie-defender = победит оборона
board-ahead = { $you ->
    [yes] Впереди вы
   *[no] Впереди { $seat }
}
board-margin = на { $margin }
board-knights = { $count ->
    [one] { $count } рыцарь
    [few] { $count } рыцаря
   *[many] { $count } рыцарей
}
board-drew = { $count ->
    [0] уже пять карт
    [one] добор: { $count } карта
    [few] добор: { $count } карты
   *[many] добор: { $count } карт
}
board-broken-by = Разрушение: { $seat }
board-chosen = выбрана
board-chooses = выбирает карту
board-no-card = нет карты конфликта
board-fell = { $cause ->
    [margin] перевес
    [arena] в поединке
    [brutality] держава
    [disorder] кубики
   *[other] потери
}
board-step-knights = Рыцари
board-step-terrain = Земля
board-step-draw = Добор
board-step-sceptres = Скипетры
board-step-conflict = Конфликт
board-step-support = Поддержка
board-step-outcome = Исход
board-step-orbs = Державы
board-step-losses = Потери
board-step-conquest = Завоевание
board-later-outcome = разница очков: потери
board-later-losses = остальные отступят в замок
board-later-conquest = { $ability ->
    [knight] рыцарь в замок
    [discard] можно сбросить карту
    [lose] один рыцарь увязнет
   *[none] земля без свойств завоевания
}
board-back-battle = К сражению
board-insight = Верх вашей колоды
board-insight-place = { $card }, место { $place }
board-left = на место выше
board-right = на место ниже
board-insight-others = Другие видят { $count ->
    [one] { $count } рубашку
    [few] { $count } рубашки
   *[many] { $count } рубашек
} и не узнают порядка.
board-insight-reset = Как лежали
board-insight-done = Положить так
board-others = Что ещё можно
board-attack = Наступать
board-occupy = Занять
board-stay = Не наступать
board-pass = Пас
board-breaks = { $artefact } ({ $seat }) не подействует и разрушится
board-breaks-not = этой карты на руке нет
board-tile-now = очков { $worth }, рыцарей не больше { $capacity }
board-title-advance = Куда наступать?
board-title-window = Что сделаете?
board-title-redistribution = Как расставить рыцарей?
board-title-insight = В каком порядке положить карты?
board-title-fracture_crown = Разрушить корону?
board-title-fracture_sceptres = Разрушить скипетр?
board-title-fracture_orbs = Разрушить державу?
board-title-order = Какую карту вернуть в колоду?
board-title-prosperity = Что станет с этой картой?
board-title-may_discard = Сбросить карту?
board-title-equalise = Уравнять рыцарей?
board-title-conflict = Какую карту положите?
board-title-support = { $side ->
    [attack] Поддержать атаку?
   *[defence] Поддержать оборону?
}
board-reason-aimed = { $count ->
    [one] в пределах снабжения { $count } земля
    [few] в пределах снабжения { $count } земли
   *[many] в пределах снабжения { $count } земель
}
board-reason-lands = { $count ->
    [one] { $count } земля в пределах снабжения: выберите на карте
    [few] { $count } земли в пределах снабжения: выберите на карте
   *[many] { $count } земель в пределах снабжения: выберите на карте
}, в замке { $castle }
board-reason-spent = { $why ->
    [spent] продвижение в этот ход уже было
   *[nowhere] наступать некуда
}, в замке { $castle }
board-reason-crown = { $aim ->
    [mine] { $crown }, цель у вас: { $artefact }
    [artefact] { $crown }, цель: { $artefact } ({ $target })
    [deck] { $crown }, цель: ваша колода
    [player] { $crown }, цель: колода, { $target }
   *[nothing] { $crown }
}
board-reason-tie = { $attack } : { $defence }, ничья принадлежит обороне
board-reason-sums = { $attack } : { $defence }, впереди { $you ->
    [yes] вы
   *[no] { $seat }
} на { $margin }
board-reason-may_discard = карт в руке: { $cards }, в сбросе: { $pile }
board-reason-order = карт в сбросе: { $pile }, в руке: { $cards }
board-reason-prosperity = { $card }, верх колоды: { $seat }
board-reason-equalise = это +{ $amount } к боевым очкам
board-reason-redistribution = { $count ->
    [one] { $count } земля на снабжении
    [few] { $count } земли на снабжении
   *[many] { $count } земель на снабжении
}{ $cut ->
    [0] { "" }
    [one] ; { $cut } отрезана
   *[many] ; { $cut } отрезано
}
board-reason-insight = Порядок знаете только вы
board-reason-fracture_sceptres = ответят по кругу, прежде чем скипетры подействуют
board-reason-fracture_orbs = ответят по кругу, прежде чем державы подействуют
board-you = вы
board-worth = очков: { $points }
board-onward = Дальше
board-mark-attack = атака +1
board-mark-defence = оборона +1
board-mark-knight-banner = без поддержки
board-mark-rolling-dices = поединок
board-mark-castle = как { $knights } рыцарей
board-idle = { $why ->
    [attack] только в атаке
    [defence] только в обороне
    [won] для победителя
    [lost] для проигравшего
    [broken] разрушен
   *[unused] без действия
}
board-deed = { $kind ->
    [equal] рыцарей как у соперника
    [discard] случайная карта сброшена
    [knight] { $count ->
        [one] { $count } рыцарь в замок
        [few] { $count } рыцаря в замок
       *[many] { $count } рыцарей в замок
    }
    [cards] { $count ->
        [one] добор: { $count } карта
        [few] добор: { $count } карты
       *[many] добор: { $count } карт
    }
   *[death] проигравший теряет ещё { $count }
}
board-duel-lost = { $count ->
    [one] −{ $count } рыцарь
    [few] −{ $count } рыцаря
   *[many] −{ $count } рыцарей
}
board-duel-whole = все целы
board-duel-left = боевых очков { $count }
board-duel-rule = поровну: по одному теряют оба; кончились рыцари, кончился бой
board-faces = очки при каждой грани
board-passed = пас
board-awaits = { $step ->
    [draw] до пяти карт
    [conflict] тайно
    [support] после вскрытия
   *[other] –
}
board-answers = { $how ->
    [asked] выбирает
    [passed] пас
   *[next] ответит потом
}
board-verdict = { $how ->
    [tie] ничья принадлежит обороне, перевес { $margin }
    [reversed] { $seat }: рыцарей победителя не осталось
   *[plain] { $seat } побеждает, перевес { $margin }
}
board-retreats = { $count ->
    [one] { $count } отступает в замок
    [few] { $count } отступают в замок
   *[many] { $count } отступают в замок
}
board-whole = потерь нет
board-land = { $ending ->
    [conquered] { $place } за атакой: теперь очков { $points }
    [held] { $place } за обороной
    [fell] Замок взят
   *[abandoned] { $place }: земля ничья
}
board-ended = { $ending ->
    [conquered] { $place }: победила атака
    [held] { $place }: победила оборона
    [fell] Замок пал: { $place }
   *[abandoned] { $place }: никого не осталось
}
board-ended-by = { $how ->
    [tie] поровну, перевес { $margin }
    [reversed] исход решили кубики Беспорядка
   *[plain] перевес { $margin }
}
board-ended-early = исход решил поединок
board-if-nobody = Если больше никто не поддержит
board-will-win = { $you ->
    [yes] вы побеждаете
   *[no] { $seat } побеждает
}, перевес { $margin }
board-no-orbs = державам делать нечего
board-will-have = { $how ->
    [keeps] { $place } за обороной
    [siege] взятый замок — победа
   *[takes] { $place } за атакой
}
board-step-duel = Поединок
board-team-name = { $team ->
    [1] Зубцы
    [2] Волны
   *[3] Клинья
}
board-team-mine = ваша команда
board-partner = партнёр
board-points-own = ваших
board-threatened = под ударом: будет разрушен
board-breakers = спросят по кругу
board-rubric-battle = Сражение, шаг { $step }: { $name }
board-rubric-turn = Ваш ход: { $name }
board-rubric-other = Ходит { $seat }: { $name }
board-confirm = Сыграть
board-fracture = Разрушение
board-redistribute = Передислокация
board-end-turn = Закончить ход
board-knights-more = { $count ->
    [one] +{ $count } рыцарь
    [few] +{ $count } рыцаря
   *[many] +{ $count } рыцарей
}
board-advance-more = ещё одно продвижение
board-choose-target = { $count ->
    [one] { $count } цель
    [few] { $count } цели
   *[many] { $count } целей
}
board-own-deck = ваша колода
board-deck-of = колода: { $seat }
board-lay = Положить тайно: { $card }
board-becomes = станет { $points }
board-discard-none = Ничего не сбрасывать
board-leave = Оставить наверху
board-remove = Сбросить её
board-equalise-yes = Добавить { $amount }
board-equalise-no = Не добавлять
board-plan-castle = { $name }, в замке
board-plan-before = было { $count }
board-plan-moved = { $count ->
    [one] переставлен { $count } рыцарь
    [few] переставлено { $count } рыцаря
   *[many] переставлено { $count } рыцарей
}
board-insight-left = левая ляжет верхней
board-insight-soon = доберёте в ближайшем сражении
board-insight-later = придут потом
board-insight-rest = Остальные
board-insight-unknown = порядок неизвестен
board-insight-gives = Что это даст
board-insight-hand = { $count ->
    [0] Карт на руке: { $cards }; в сражении добора не будет
    [one] Карт на руке: { $cards }; в сражении доберёте ещё { $count }:
    [few] Карт на руке: { $cards }; в сражении доберёте ещё { $count }:
   *[many] Карт на руке: { $cards }; в сражении доберёте ещё { $count }:
}
board-insight-see = Что видят другие
board-insight-key-take = взять карту
board-insight-key-move = сдвинуть
board-insight-key-done = положить так
board-insight-key-reset = как лежали
board-insight-card = { $how ->
    [conflict] +{ $value } в сражении
    [support] +{ $value } после вскрытия
   *[ambush] + бросок кубика
}
board-back-cards = К картам
board-with-sceptre = со скипетром, если его не разрушат
board-allegiance = Верность
board-variant = { $rule ->
    [siege] Осада замка
    [ruthlessness] Безжалостность
    [skirmish] Стычка
   *[disorder] Беспорядок
}
board-variant-says = { $rule ->
    [siege] Кто взял чужой замок, победил.
    [ruthlessness] Рыцари без снабжения гибнут.
    [skirmish] Родные земли не дают очков.
   *[disorder] Победитель сражения бросает кубик за рыцаря; каждая 1 уносит одного.
}
board-siege-says = Обороняется, будто рыцарей { $knights }; свои не рискуют.
board-draft = Черновик
board-draft-says = Ничего не отправлено, пока не нажато «Готово».
board-draft-key-land = земля
board-draft-key-knights = рыцари
board-draft-key-back = назад
board-lately = Последний ход
board-lately-what = { $seat }: { $what ->
    [castle_fell] взят замок { $place }
    [conquered] взято «{ $place }»
    [held] удержано «{ $place }»
    [abandoned] оставлено «{ $place }»
    [attacked] бой за «{ $place }»
    [advanced] марш на «{ $place }»
   *[stationed] рыцари переставлены
}
board-if-won = Если победите
board-stay-on-average = в среднем рыцарей останется { $knights }; победа пропадёт, только если падут все
board-where-from = Откуда очки
board-where-held = земли, которые игрок держит в миг победы
board-each-worth = по { $worth }
board-in-sum = всего
board-you-title = Вы
board-by-rounds = Очки по кругам
board-last = Последнее завоевание
board-last-took = { $from ->
    [nobody] { $place }, земля была ничья
   *[seat] { $place }, прежде: { $owner }
}
board-last-sums = сражение: { $attack } на { $defence }
board-last-free = без сражения
board-last-why = Партия кончается в тот миг, когда с завоёванной землёй набрано { $goal } очков; свойства этой земли уже не действуют.
board-last-siege = Кто взял чужой замок, тот победил.
board-battles = Сражения
board-won = выиграно
board-lost = проиграно
board-fallen = пало
board-whole-map = Вся карта

## Летопись: коротко, к читающему на «вы» ($you — это он сам, $yours — это у него)

who = { $you ->
    [yes] Вы
   *[no] { $seat }
}
loser = { $yours ->
    [yes] Вы
   *[no] { $loser }
}
spoils = { $came ->
    [0] { "" }
   *[other] , +{ $came } в замок
}{ $sunk ->
    [0] { "" }
   *[other] , увязло −{ $sunk }
}.
toll = { $fell ->
    [0] { $fled ->
        [0] { "" }
       *[other] { " " }{ loser }: отступили { $fled }.
    }
   *[other] { " " }{ loser }: −{ $fell }{ $fled ->
        [0] .
       *[other] , отступили { $fled }.
    }
}
whither = { $tile-id ->
    [castle] на замок { NAME($slot) }
   *[other] { NAME($tile, case: "to") }
}
event-turn = Ход { $turn }. { who }: { $knights ->
    [0] для новых рыцарей нет кубиков
    [one] { $knights } рыцарь в замок
    [few] { $knights } рыцаря в замок
   *[many] { $knights } рыцарей в замок
}{ $forfeited ->
    [0] { "" }
   *[other] , пропало { $forfeited }
}.
    .opens = paragraph
    .clause = MM-2.2
event-came = { who }: { $knights ->
    [0] для рыцарей нет кубиков
   *[other] +{ $knights } в замок
}{ $forfeited ->
    [0] { "" }
   *[other] , пропало { $forfeited }
}.
event-marshalled = { who }: передислокация{ $castle ->
    [-1] { "" }
   *[other] , в замке { $castle }
}.
    .clause = MM-5.2
event-marched = { who }: { some-knights } { whither }.
    .clause = MM-6.1
event-assaulted = { $you ->
    [yes] Вы ведёте
   *[no] { $seat } ведёт
} { some-knights } { whither }: { $attack } на { $defence }, { $yours ->
    [yes] обороняетесь вы
   *[no] обороняется { $target }
}.
    .clause = MM-6.6
event-took = { $you ->
    [yes] Вы занимаете
   *[no] { $seat } занимает
} { NAME($tile, case: "acc") }: всего { $total }{ spoils }
    .clause = MM-6.5
event-walled = { NAME($tile) }, +{ $amount }: { $attack } на { $defence }.
event-helped = { NAME($artefact) }, { $you ->
    [yes] вам
   *[no] { $seat }
} +{ $amount }: { $attack } на { $defence }.
event-matched = { who }: рыцарей столько же, +{ $amount }: { $attack } на { $defence }.
    .clause = MM-8.5
event-drawn = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} { NAME($cards, case: "acc") }.
event-chose = { who }: карта лежит лицом вниз.
    .clause = MM-7.4
event-lacked = { who }: карты конфликта нет.
    .clause = MM-7.4
event-turned = Вскрыты { NAME($cards) }: { $attack } на { $defence }.
    .clause = MM-7.4
event-sprang = Засада { $roll }: { $attack } на { $defence }.
    .clause = MM-7.4
event-backed = { $you ->
    [yes] Вы поддерживаете
   *[no] { $seat } поддерживает
} { $partner ->
    [yes] партнёра,{ " " }
   *[no] { "" }
}{ $ones ->
    [0] { "" }
    [one] +1
   *[other] +1 ×{ $ones }
}{ $both ->
    [yes] { " " }и{ " " }
   *[no] { "" }
}{ $twos ->
    [0] { "" }
    [one] +2
   *[other] +2 ×{ $twos }
}: { $attack } на { $defence }.
    .clause = MM-7.5
event-prevailed = { $you ->
    [yes] Вы побеждаете
   *[no] { $seat } побеждает
}, { $points } на { $against }{ $tie ->
    [0] { "" }
   *[other] : ничья за обороной
}.
    .clause = MM-7.6
event-wagered = Беспорядок: { $dice } { $lost ->
    [0] все стоят
   *[other] −{ $lost }
}.
    .clause = MM-12.13
event-lost = { who }: −{ $knights }.
event-fled = { who }: отступили { $knights }.
    .clause = MM-7.8
event-captured = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} { NAME($tile, case: "acc") }: { $against ->
    [-1] { "" }
   *[other] { $points } на { $against },{ " " }
}всего { $total }{ spoils }{ toll }
    .clause = MM-7.9
event-kept = { $you ->
    [yes] Вы удерживаете
   *[no] { $seat } удерживает
} { $tile-id ->
    [castle] замок { NAME($slot) }
   *[other] { NAME($tile, case: "acc") }
}{ $against ->
    [-1] { "" }
   *[other] : { $points } на { $against }
}.{ toll }
    .clause = MM-7.9
event-stormed = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} замок { NAME($slot) }!
    .clause = MM-12.8
event-broke = { $you ->
    [yes] Вы разрушаете
   *[no] { $seat } разрушает
} { NAME($artefact, case: "acc") } { $yours ->
    [yes] у вас
   *[no] ({ $owner })
}.
    .clause = MM-3.5
event-ruined = { $you ->
    [yes] Вы разрушаете
   *[no] { $seat } разрушает
} { NAME($artefact, case: "acc") } { $yours ->
    [yes] у вас
   *[no] ({ $owner })
}.
    .clause = MM-4.8
event-declared = { $you ->
    [yes] Вы объявляете
   *[no] { $seat } объявляет
} { NAME($artefact, case: "acc") }{ $artefact-id ->
    [crown_corruption] : { NAME($aim) } { $yours ->
        [yes] у вас
       *[no] ({ $target })
    }
    [crown_prosperity] : { $yours ->
        [yes] ваша колода
       *[no] колода ({ $target })
    }
   *[other] { "" }
}.
    .clause = MM-4.2
event-plays = { $you ->
    [yes] Вы играете
   *[no] { $seat } играет
} { NAME($card, case: "acc") }.
event-shuffles = { $you ->
    [yes] Вы замешиваете
   *[no] { $seat } замешивает
} сброс в колоду.
event-discards = { $you ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
} { NAME($card, case: "acc") }{ $cause ->
    [sceptre] , наугад: скипетр
   *[other] { "" }
}.
event-repairs = { $you ->
    [yes] Вы чините
   *[no] { $seat } чинит
} { NAME($artefact, case: "acc") }.
    .clause = MM-2.9
event-foresees = { $you ->
    [yes] Вы смотрите верх своей колоды: { NAME($cards) }
   *[no] { $seat } смотрит верх своей колоды
}.
    .clause = MM-4.4
event-arranges = { $you ->
    [yes] Вы возвращаете
   *[no] { $seat } возвращает
} карты в выбранном порядке.
event-recalls = { $you ->
    [yes] Вы замешиваете
   *[no] { $seat } замешивает
} в колоду { NAME($card, case: "acc") }.
    .clause = MM-4.6
event-examines = { $you ->
    [yes] Вы смотрите
   *[no] { $seat } смотрит
} верхнюю карту, { $yours ->
    [yes] ваша колода
   *[no] колода { $owner }
}{ $card-id ->
    [hidden] { "" }
   *[other] : { NAME($card) }
}.
    .clause = MM-4.7
event-leaves = { $you ->
    [yes] Вы оставляете
   *[no] { $seat } оставляет
} её наверху.
event-removes = { $you ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
} её: { NAME($card) }.
event-triumphs = { $you ->
    [yes] Вы побеждаете
   *[no] { $seat } побеждает
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}!
