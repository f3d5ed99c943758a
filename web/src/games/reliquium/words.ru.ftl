### Что говорит только рисунок Реликвиума.

board-map = Карта земель
board-area = { $area }, { $owner }{ $castle ->
    [yes] , замок
   *[no] { "" }
}, { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[many] { $count } отрядов
}
board-way = к цели: { $goal }
board-token = жетон между: { $areas }
board-junction = стык: { $areas }
board-overview = Показать всю карту
board-you = Вы
board-nobody = никого
board-none = нет

## Вопрос

board-title-way = Куда { $from }?
board-title-who = Кто идёт { $from }?
board-title-consent-summon = Впустить существо: { $creature }?
board-title-consent-march = Отдать отряды на марш?
board-title-consent-change = Дать заменить отряды?
board-title-consent-gather = Отпустить отряды на зов?
board-title-consent-ranged = Принять поддержку?
board-title-there = Что делать { $at }?
board-title-creature = Где встанет { $creature }?
board-title-ability = Применить «{ $ability }»?
board-title-send = Кого куда послать?
board-title-lose = Кого потерять?
board-reason-consent = { $faction } просит вашего согласия
board-reason-way = { $origin } → { $goal }
board-reason-take = Серым — то, что останется нейтральным: ничьи замки
board-title-plain = Марш или ближний бой?
board-title-mountain = Найм или дальний бой?
board-title-forest = Стройка или вызов?
board-rubric-decide = Решаете вы
board-phase-peace = Мир
board-phase-support = Поддержка
board-phase-attack = Бои
board-title-vote = Какие ещё правила?
board-reason-plain = Равнинное деление, { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
board-reason-mountain = Горное деление, { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
board-reason-forest = Лесное деление, { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
board-reason-places = Мест на выбор: { $count }
board-reason-march-on = Одиночный марш: ещё одна область или стоп
board-vote-yes = да
board-vote-no = нет
board-vote-single_march = Одиночный марш
board-vote-militia = Ополчение
board-vote-allies = Союзники
board-reason-vote = Правило принято, если за него больше половины
board-reason-force = Выберите, кто идёт, или ничего не делайте
board-reason-nothing = Здесь ничего сделать нельзя: остаётся пропустить
board-reason-send = Ничего не отправлено, пока не нажмёте «Готово»
board-reason-lose = { $count ->
    [one] Гибнет один отряд
    [few] Гибнут { $count } отряда
   *[many] Гибнут { $count } отрядов
} { $area }
board-reason-flee = Бегство { $area }: туда, где есть место
board-on-map = Выберите на карте
board-whose = Чей отряд
board-own = свой
board-with-consent = с согласия
board-attack = Удар, { $swords ->
    [one] { $swords } меч
    [few] { $swords } меча
   *[many] { $swords } мечей
}
board-ranged-order = Приказ поддержки
board-site = там можно строить замок
board-abandons = область остаётся пустой
board-razes = замок будет снесён
board-stays = все остаются
board-wins = девятый замок: победа
board-survives = уцелеет: { $force }
board-none-survive = не уцелеет никто
board-agree = Согласиться
board-agree-then = на одно это действие
board-refuse = Отказать
board-refuse-then = всё останется как есть

## Бои впереди

board-queue = Очередь боёв
board-queue-none = Приказов о бое пока нет.
board-queue-mine = Ваш удар встанет сюда: { $goal }
board-queue-idle = нет войск
board-queue-open = нет обороны
board-undefended = обороны нет
board-ahead = До войны ещё ходят
board-legend = Знаки карты
board-legend-melee = удар, столько мечей
board-legend-ranged = поддержка, столько стрел
board-legend-aura = аура существа
board-legend-boost = усилен аурой
board-legend-site = место для замка
board-legend-last = последний ход
board-legend-struck = ваши потери
board-verdict-attack = нападение сильнее
board-verdict-defence = оборона выстоит
board-verdict-draw = ничья: все останутся
board-verdict-unopposed = обороны нет
board-verdict-idle = нападать некому
board-junctions = Что даст стык
board-aura = аура
board-orders = приказы
board-battles-there = Бои у стыка

## Бой

board-battle = Бой: { $goal }
board-battle-of = Приказ { $at } из { $of }
board-battle-one = Бой
board-attacks = { $you ->
    [yes] нападаете
   *[no] нападает
}
board-defends = { $you ->
    [yes] обороняетесь
   *[no] обороняется
}
board-part-units = отряды
board-part-aura = аура
board-part-support = поддержка
board-part-militia = ополчение
board-part-swords = мечи приказа
board-only-attack = только у нападения
board-castle-fights = замок бьётся сам
board-stronger = сильнее
board-weaker = слабее
board-even = поровну
board-against = против
board-loses = { $count ->
    [0] Потерь нет
    [one] { $count } отряд
    [few] { $count } отряда
   *[many] { $count } отрядов
}
board-why-losses = { $beaten ->
    [yes] { $tens ->
        [0] за поражение
       *[other] 1 за поражение, { $tens } за полные десятки
    }
   *[no] { $tens } за полные десятки
}
board-short-of-ten = до десятка не хватает { $count }
board-to-lose = { $faction }, { $area }: { $count ->
    [one] потерять { $count } отряд
    [few] потерять { $count } отряда
   *[many] потерять { $count } отрядов
}
board-losses-done = Решены.
board-flight-rule = { $you ->
    [yes] Ваши уцелевшие
   *[no] Уцелевшие ({ $faction })
} уходят в соседние области, где нет чужих и есть место.
board-march-rule = { $you ->
    [yes] Вы можете
   *[no] { $faction }: можно
} ввести любое число отрядов{ $razes ->
    [yes] {" "}и снести замок
   *[no] { "" }
}.
board-unopposed = { $faction }: там некому обороняться.
board-result-attack = Нападение удалось.
board-result-defence = Оборона выстояла: никто не двигается.
board-result-draw = Ничья: никто не двигается.
board-fight-losses = Потери
board-fight-flight = Бегство
board-fight-march = Победный марш

## Поддержка

board-has-sent = { $count ->
    [0] никого не послано
    [one] послан { $count }
   *[many] послано { $count }
}
board-at-home = дома
board-home = дома
board-taken = занято
board-militia = ополчение
board-post-taken = { $taken } из { $arrows }
board-support-note = Посланный не уходит: он по-прежнему бьётся и гибнет дома.
board-support-empty = Приказ, к которому никого не послали, снимается с карты.
board-without-with = без вашей поддержки → с ней
board-send-nobody = Никого не слать
board-done = Готово

## Согласие

board-asks = { $name }, { $faction }: просьба к вам
board-asked-of = Просьба, решает { $name }
board-consent-needed = С согласия
board-request-own = Свои: согласия не нужно
board-no-aura = Аура союзнику не помогает.
board-request-whose = { $name }: с согласия
board-request-none = Выберите, о чём просить
board-request-ask = Разрешить вызов
board-request-summon = Существо на { $mine ->
    [yes] вашей
   *[no] чужой
} земле
board-request-ranged = Поддержка { $mine ->
    [yes] для вас
   *[no] для союзника
}
board-request-march = Марш { $mine ->
    [yes] ваших
   *[no] чужих
} отрядов
board-request-change = Замена { $mine ->
    [yes] ваших
   *[no] чужих
} отрядов
board-request-gather = Зов к { $mine ->
    [yes] вашим
   *[no] чужим
} отрядам
board-your-unit = Ваши отряды, { $faction }
board-their-unit = Чужие отряды, { $faction }
board-changes = Что изменится
board-changes-you = Что изменится для вас
board-now = сейчас
board-then = после
board-decide-you = Решаете вы. Отряды и области остаются вашими.
board-decide-they = Решает { $name }: без согласия ничего не будет.
board-once-you = Согласие на одно действие: договора нет. Если откажете, { $name } в этот ход больше не спросит.
board-once-they = Если { $name } откажет, вы выберете другое действие и в этот ход больше не спросите.

## Начало

board-taken-by = занято: { $name }
board-free = свободно
board-free-shown = свободно, показано на карте
board-initiative = инициатива
board-neutral = Нейтральные фракции
board-neutral-castles = { $count ->
    [one] { $count } нейтральный замок
    [few] { $count } нейтральных замка
   *[many] { $count } нейтральных замков
}
board-neutral-castle = нейтральный замок: ничей
board-neutral-note = Ничьи, не сносятся, строить там нельзя; пройти может любой.
board-lands-left = Где можно строить
board-nine = Побеждают { $count } замков
board-choose-note = Стройте их в мире, защищайте в войне.

## Планшеты фракций

board-track = Шкала владений: замков { $castles }, пешка на { $pawn }
board-reserve = Резерв
board-tokens = Приказы
board-turns-left = { $count ->
    [one] { $count } ход до конца фазы
    [few] { $count } хода до конца фазы
   *[many] { $count } ходов до конца фазы
}
board-of = из { $count }

## Конец

board-places = Места
board-how-ended = Кто как закончил
board-place = место
board-player = игрок
board-castles = замки
board-units = отряды
board-shared = делят
board-ranking = Сначала замки, затем отряды на карте; равные делят место.
board-castles-by-round = Замки по раундам

## Пояснения

board-creature = усиливает: { $unit } +{ $aura }
board-ability = { $ability }: { $power }
board-unit = нападение { $attack }, защита { $defence }, поддержка { $support }
