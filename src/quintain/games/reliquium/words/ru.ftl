title = Реликвиум
tagline = Стройте замки в мире, исполняйте приказы на войне: девять замков — победа.

## Фракции: `.full` как на коробке, `.sign` на карте

faction-legion = Легион
    .gen = Легиона
    .dat = Легиону
    .ins = Легионом
    .full = Легион хаоса
    .fullacc = Легион хаоса
    .sign = Л
faction-alliance = Альянс
    .gen = Альянса
    .dat = Альянсу
    .ins = Альянсом
    .full = Альянс природы
    .fullacc = Альянс природы
    .sign = А
faction-order = Орден
    .gen = Ордена
    .dat = Ордену
    .ins = Орденом
    .full = Орден света
    .fullacc = Орден света
    .sign = О
faction-brotherhood = Братство
    .gen = Братства
    .dat = Братству
    .ins = Братством
    .full = Братство гор
    .fullacc = Братство гор
    .sign = Б

## Области: `.from` — откуда, `.to` — куда, `.at` — где, `.short` на карте

area-gallows_thicket = Висельная чаща
    .gen = Висельной чащи
    .acc = Висельную чащу
    .from = из Висельной чащи
    .to = в Висельную чащу
    .at = в Висельной чаще
    .short = Чаща
area-ashen_peaks = Пепельные пики
    .gen = Пепельных пиков
    .acc = Пепельные пики
    .from = с Пепельных пиков
    .to = на Пепельные пики
    .at = на Пепельных пиках
    .short = Пики
area-boundless_expanse = Бескрайняя ширь
    .gen = Бескрайней шири
    .acc = Бескрайнюю ширь
    .from = из Бескрайней шири
    .to = в Бескрайнюю ширь
    .at = в Бескрайней шири
    .short = Ширь
area-wasteland = Пустошь
    .gen = Пустоши
    .acc = Пустошь
    .from = с Пустоши
    .to = на Пустошь
    .at = на Пустоши
    .short = Пустошь
area-burnt_forest = Горелый лес
    .gen = Горелого леса
    .acc = Горелый лес
    .from = из Горелого леса
    .to = в Горелый лес
    .at = в Горелом лесу
    .short = Горелый
area-abyssal_fangs = Клыки бездны
    .gen = Клыков бездны
    .acc = Клыки бездны
    .from = с Клыков бездны
    .to = на Клыки бездны
    .at = на Клыках бездны
    .short = Клыки
area-crimson_gulf = Багровый залив
    .gen = Багрового залива
    .acc = Багровый залив
    .from = из Багрового залива
    .to = в Багровый залив
    .at = в Багровом заливе
    .short = Залив
area-blooming_dale = Цветущий дол
    .gen = Цветущего дола
    .acc = Цветущий дол
    .from = из Цветущего дола
    .to = в Цветущий дол
    .at = в Цветущем доле
    .short = Дол
area-mossy_ridge = Мшалый кряж
    .gen = Мшалого кряжа
    .acc = Мшалый кряж
    .from = со Мшалого кряжа
    .to = на Мшалый кряж
    .at = на Мшалом кряже
    .short = Кряж
area-sacrificial_forest = Жертвенный лес
    .gen = Жертвенного леса
    .acc = Жертвенный лес
    .from = из Жертвенного леса
    .to = в Жертвенный лес
    .at = в Жертвенном лесу
    .short = Жертвен.
area-forest_edge = Предлесье
    .gen = Предлесья
    .acc = Предлесье
    .from = из Предлесья
    .to = в Предлесье
    .at = в Предлесье
    .short = Предлесье
area-whispering_grove = Шепчущая роща
    .gen = Шепчущей рощи
    .acc = Шепчущую рощу
    .from = из Шепчущей рощи
    .to = в Шепчущую рощу
    .at = в Шепчущей роще
    .short = Роща
area-eagle_crags = Орлиные скалы
    .gen = Орлиных скал
    .acc = Орлиные скалы
    .from = с Орлиных скал
    .to = на Орлиные скалы
    .at = на Орлиных скалах
    .short = Скалы
area-field_of_grace = Благодатная нива
    .gen = Благодатной нивы
    .acc = Благодатную ниву
    .from = с Благодатной нивы
    .to = на Благодатную ниву
    .at = на Благодатной ниве
    .short = Нива
area-dawn_pinewood = Рассветный бор
    .gen = Рассветного бора
    .acc = Рассветный бор
    .from = из Рассветного бора
    .to = в Рассветный бор
    .at = в Рассветном бору
    .short = Бор
area-cliff_of_sorrow = Утёс скорби
    .gen = Утёса скорби
    .acc = Утёс скорби
    .from = с Утёса скорби
    .to = на Утёс скорби
    .at = на Утёсе скорби
    .short = Утёс
area-oak_grove = Дубрава
    .gen = Дубравы
    .acc = Дубраву
    .from = из Дубравы
    .to = в Дубраву
    .at = в Дубраве
    .short = Дубрава
area-pilgrims_meadow = Паломничий луг
    .gen = Паломничьего луга
    .acc = Паломничий луг
    .from = с Паломничьего луга
    .to = на Паломничий луг
    .at = на Паломничьем лугу
    .short = Луг
area-white_bluffs = Белые кручи
    .gen = Белых круч
    .acc = Белые кручи
    .from = с Белых круч
    .to = на Белые кручи
    .at = на Белых кручах
    .short = Кручи
area-great_sea = Великое море
    .gen = Великого моря
    .acc = Великое море
    .from = из Великого моря
    .to = в Великое море
    .at = в Великом море
    .short = Море
area-old_cedarwood = Старый кедровник
    .gen = Старого кедровника
    .acc = Старый кедровник
    .from = из Старого кедровника
    .to = в Старый кедровник
    .at = в Старом кедровнике
    .short = Кедровник
area-valley_of_volcanoes = Долина вулканов
    .gen = Долины вулканов
    .acc = Долину вулканов
    .from = из Долины вулканов
    .to = в Долину вулканов
    .at = в Долине вулканов
    .short = Вулканы
area-ancestors_bowl = Чаша предков
    .gen = Чаши предков
    .acc = Чашу предков
    .from = из Чаши предков
    .to = в Чашу предков
    .at = в Чаше предков
    .short = Чаша
area-saxum_ridges = Гряды Саксум
    .gen = Гряд Саксум
    .acc = Гряды Саксум
    .from = с Гряд Саксум
    .to = на Гряды Саксум
    .at = на Грядах Саксум
    .short = Саксум
area-howling_wilds = Завывающая глушь
    .gen = Завывающей глуши
    .acc = Завывающую глушь
    .from = из Завывающей глуши
    .to = в Завывающую глушь
    .at = в Завывающей глуши
    .short = Глушь
area-copper_field = Медное поле
    .gen = Медного поля
    .acc = Медное поле
    .from = с Медного поля
    .to = на Медное поле
    .at = на Медном поле
    .short = Медное
area-crossroads_of_winds = Перекрёсток ветров
    .gen = Перекрёстка ветров
    .acc = Перекрёсток ветров
    .from = с Перекрёстка ветров
    .to = на Перекрёсток ветров
    .at = на Перекрёстке ветров
    .short = Перекрёст
area-field_of_bones = Поле костей
    .gen = Поля костей
    .acc = Поле костей
    .from = с Поля костей
    .to = на Поле костей
    .at = на Поле костей
    .short = Кости
area-broken_spine = Сломанный хребет
    .gen = Сломанного хребта
    .acc = Сломанный хребет
    .from = со Сломанного хребта
    .to = на Сломанный хребет
    .at = на Сломанном хребте
    .short = Хребет
area-twilight_forest = Сумеречный лес
    .gen = Сумеречного леса
    .acc = Сумеречный лес
    .from = из Сумеречного леса
    .to = в Сумеречный лес
    .at = в Сумеречном лесу
    .short = Сумерки
area-mirror_lake = Зеркальное озеро
    .gen = Зеркального озера
    .acc = Зеркальное озеро
    .from = с Зеркального озера
    .to = на Зеркальное озеро
    .at = на Зеркальном озере
    .short = Озеро
terrain-plain = равнина
terrain-mountain = гора
terrain-forest = лес
terrain-water = вода

## Отряды

unit-warrior = воин
    .acc = воина
    .gen = воина
    .gen-plural = воинов
    .sign = В
unit-defender = защитник
    .acc = защитника
    .gen = защитника
    .gen-plural = защитников
    .sign = Щ
unit-mage = маг
    .acc = мага
    .gen = мага
    .gen-plural = магов
    .sign = М
unit-militia = ополчение
    .acc = ополчение
    .gen = ополчения
    .gen-plural = ополчений
force-none = никто
    .acc = никого
force-1W = воин
    .acc = воина
force-1D = защитник
    .acc = защитника
force-1M = маг
    .acc = мага
force-2W = 2 воина
    .acc = 2 воинов
force-1W1D = воин и защитник
    .acc = воина и защитника
force-1W1M = воин и маг
    .acc = воина и мага
force-2D = 2 защитника
    .acc = 2 защитников
force-1D1M = защитник и маг
    .acc = защитника и мага
force-2M = 2 мага
    .acc = 2 магов
force-3W = 3 воина
    .acc = 3 воинов
force-2W1D = 2 воина и защитник
    .acc = 2 воинов и защитника
force-2W1M = 2 воина и маг
    .acc = 2 воинов и мага
force-1W2D = воин и 2 защитника
    .acc = воина и 2 защитников
force-1W1D1M = воин, защитник и маг
    .acc = воина, защитника и мага
force-1W2M = воин и 2 мага
    .acc = воина и 2 магов
force-3D = 3 защитника
    .acc = 3 защитников
force-2D1M = 2 защитника и маг
    .acc = 2 защитников и мага
force-1D2M = защитник и 2 мага
    .acc = защитника и 2 магов
force-3M = 3 мага
    .acc = 3 магов
## Существа: `.ability` — название умения, `.power` — что оно делает, `.class` — кого усиливает

creature-cerberus = Цербер
    .acc = Цербера
    .gen = Цербера
    .ability = Три пасти
    .power = приказ ближнего боя любым жетоном
    .class = воинов
creature-malleus = Маллеус
    .acc = Маллеуса
    .gen = Маллеуса
    .ability = Сокрушение
    .power = снимает чужие жетоны дальнего боя вокруг
    .class = защитников
creature-illesebra = Иллесебра
    .acc = Иллесебру
    .gen = Иллесебры
    .ability = Искушение
    .power = уводит один чужой отряд
    .class = магов
creature-aqus = Аквус
    .acc = Аквуса
    .gen = Аквуса
    .ability = Течение
    .power = марш
    .class = воинов
creature-caballus = Кабаллус
    .acc = Кабаллуса
    .gen = Кабаллуса
    .ability = Дикий зов
    .power = меняет ваши отряды на отряды из резерва
    .class = защитников
creature-arborus = Арборус
    .acc = Арборуса
    .gen = Арборуса
    .ability = Живые корни
    .power = зовёт в лес до трёх ваших отрядов
    .class = магов
creature-ballistarius = Баллистариус
    .acc = Баллистариуса
    .gen = Баллистариуса
    .ability = Залп
    .power = приказ дальнего боя
    .class = воинов
creature-architectus = Архитектус
    .acc = Архитектуса
    .gen = Архитектуса
    .ability = Зодчество
    .power = строит замок
    .class = защитников
creature-fidea = Фидея
    .acc = Фидею
    .gen = Фидеи
    .ability = Крылья веры
    .power = зовёт до двух ваших магов
    .class = магов
creature-iratus = Иратус
    .acc = Иратуса
    .gen = Иратуса
    .ability = Ярость
    .power = меняет один ваш жетон ближнего боя
    .class = воинов
creature-armus = Армус
    .acc = Армуса
    .gen = Армуса
    .ability = Стена щитов
    .power = снимает чужой жетон ближнего боя
    .class = защитников
creature-ignifer = Игнифер
    .acc = Игнифера
    .gen = Игнифера
    .ability = Пламя горна
    .power = ставит отряд из резерва
    .class = магов

## Бои

side-attack = нападение
side-defence = защита
role-attack = нападение
role-defence = защита
role-support = поддержка
result-attack = нападение удалось
result-defence = защита устояла
result-draw = ничья

## Числа

some-castles = { $castles ->
    [one] { $castles } замок
    [few] { $castles } замка
   *[many] { $castles } замков
}
some-swords = { $swords ->
    [one] { $swords } меч
    [few] { $swords } меча
   *[many] { $swords } мечей
}
some-battles = { $battles-count ->
    [0] { "" }
    [1] { " " }({ $sums-attack } : { $sums-defence })
   *[other] { " " }(меняются бои: { $battles-count })
}
some-arrows = { $arrows ->
    [one] { $arrows } стрела
    [few] { $arrows } стрелы
   *[many] { $arrows } стрел
}

## Настройки

option-seats = Игроки
    .help = Сколько играют: 2, 3 или 4. Фракции без игроков нейтральны.
option-factions = Фракции
    .help = «choose»: игроки выбирают в порядке жребия. Или фракции по местам через запятую: legion, alliance, order, brotherhood.
option-factions-choose = выбирают игроки
option-vote = Голосование о дополнительных правилах
    .help = Игроки голосуют за одиночный марш, ополчение и союзников; сами эти настройки тогда не включают.
option-single_march = Одиночный марш
    .help = Марш одного отряда может продолжиться во вторую область.
option-militia = Ополчение
    .help = У того, на кого нападают двое сразу, замки сражаются как отряды силы 1.
option-allies = Союзники
    .help = С согласия других можно поддерживать их, вызывать существ на их земле и применять умения к их отрядам.
option-round_limit = Предел раундов
    .help = После стольких раундов игра кончается: больше замков, затем больше отрядов. 0 — без предела; тогда партия кончится не позже 200-го раунда: это наше правило, в книге его нет.

## Решения

prompt-take = { $seat }, какую фракцию вы возглавите?
prompt-vote = { $seat }, какие дополнительные правила вы хотите?
prompt-act_plain = { $seat }, равнинное деление: марш или приказ ближнего боя?
prompt-act_mountain = { $seat }, горное деление: нанять отряд или отдать приказ дальнего боя?
prompt-act_forest = { $seat }, лесное деление: построить замок или вызвать существо?
prompt-march_on = { $seat }, идёт ли отряд дальше?
prompt-ask = { $seat }, у кого просите разрешения на вызов?
prompt-consent = { $seat }, вы согласны?
prompt-ability = { $seat }, применить умение существа?
prompt-ability_cerberus = { $seat }, «Три пасти» Цербера: приказ ближнего боя из области присутствия или на неё любым жетоном?
prompt-ability_malleus = { $seat }, «Сокрушение» Маллеуса: снять все чужие жетоны дальнего боя вокруг областей присутствия?
prompt-ability_illesebra = { $seat }, «Искушение» Иллесебры: увести один чужой отряд?
prompt-ability_aqus = { $seat }, «Течение» Аквуса: марш из области присутствия?
prompt-ability_caballus = { $seat }, «Дикий зов» Кабаллуса: заменить отряды одной области присутствия из резерва?
prompt-ability_arborus = { $seat }, «Живые корни» Арборуса: в какой лес позвать до трёх отрядов?
prompt-ability_ballistarius = { $seat }, «Залп» Баллистариуса: приказ дальнего боя из области присутствия или в неё?
prompt-ability_architectus = { $seat }, «Зодчество» Архитектуса: построить замок в области присутствия?
prompt-ability_fidea = { $seat }, «Крылья веры» Фидеи: в какую свою область позвать до двух магов?
prompt-ability_iratus = { $seat }, «Ярость» Иратуса: заменить один свой жетон ближнего боя?
prompt-ability_armus = { $seat }, «Стена щитов» Армуса: снять чужой жетон ближнего боя?
prompt-ability_ignifer = { $seat }, «Пламя горна» Игнифера: поставить отряд из резерва на свою землю в области присутствия?
prompt-gather = { $seat }, кто идёт на зов?
prompt-send = { $seat }, кого отправить к этому жетону дальнего боя?
prompt-lose = { $seat }, какие отряды потеряны?
prompt-flee = { $seat }, куда бегут уцелевшие?
prompt-attach = { $seat }, присоединяются ли бежавшие к этому жетону дальнего боя?
prompt-advance = { $seat }, кто совершает победный марш?

## Действия

verb-take = { NAME($faction, case: "full") }
verb-vote = Одиночный марш: { $single_march ->
    [1] да
   *[0] нет
}, ополчение: { $militia ->
    [1] да
   *[0] нет
}, союзники: { $allies ->
    [1] да
   *[0] нет
}
verb-pass = { $waives ->
    [ability] Не применять умение
   *[turn] Ничего не делать
}
verb-march = { $friend-id ->
    [own] Вести { NAME($force, case: "acc") } { NAME($origin, case: "from") } { NAME($goal, case: "to") }
   *[other] Вести { NAME($force, case: "acc") } ({ NAME($friend) }) { NAME($origin, case: "from") } { NAME($goal, case: "to") }, с согласия
}{ $site ->
    [yes] , место для замка
   *[no] { "" }
}{ some-battles }
verb-melee = Напасть { NAME($origin, case: "from") } на { NAME($goal, case: "acc") } ({ NAME($foe) }), { some-swords }: { $course ->
    [idle] нападать пока некому
    [unopposed] защищать некому
   *[battle] { $sums-attack }{ $more-attack ->
        [0] { "" }
       *[other] { " " }(+{ $more-attack })
    } против { $sums-defence }{ $more-defence ->
        [0] { "" }
       *[other] { " " }(+{ $more-defence })
    }
}
verb-recruit = Нанять { NAME($unit, case: "acc") } { NAME($area, case: "at") }{ some-battles }
verb-ranged = { $friend-id ->
    [own] Поддержать { NAME($goal, case: "acc") } { NAME($origin, case: "from") }, { some-arrows }
   *[other] Поддержать { NAME($goal, case: "acc") } ({ NAME($friend) }) { NAME($origin, case: "from") }, с согласия, { some-arrows }
}: до +{ $more-support }
verb-build = Построить замок { NAME($area, case: "at") } ({ $castles }-й){ $wins ->
    [yes] : победа
   *[no] { "" }
}
verb-summon = { $friend-id ->
    [own] Вызвать { NAME($creature, case: "acc") }: { NAME($areas) }
    [several] Вызвать { NAME($creature, case: "acc") }: { NAME($areas) } (спросить хозяев)
   *[other] Вызвать { NAME($creature, case: "acc") }: { NAME($areas) } (спросить { NAME($friend) })
}{ $strengthened ->
    [0] { "" }
    [one] ; усилен { $strengthened } отряд
    [few] ; усилены { $strengthened } отряда
   *[many] ; усилено { $strengthened } отрядов
}{ some-battles }
verb-unleash = { verb-melee }
verb-shatter = Снять { $targets ->
    [one] { $targets } жетон дальнего боя
    [few] { $targets } жетона дальнего боя
   *[many] { $targets } жетонов дальнего боя
}
verb-tempt = Увести { NAME($unit, case: "acc") } ({ NAME($faction) }) { NAME($origin, case: "from") } { NAME($goal, case: "to") }
verb-change = { $friend-id ->
    [own] Заменить { NAME($area, case: "at") }: { NAME($gone, case: "acc") } на { NAME($came, case: "acc") }
   *[other] Заменить { NAME($area, case: "at") } ({ NAME($friend) }): { NAME($gone, case: "acc") } на { NAME($came, case: "acc") }, с согласия
}
verb-rally = Позвать { NAME($area, case: "to") }
verb-gather = { $friend-id ->
    [own] Позвать { NAME($force, case: "acc") } { NAME($area, case: "from") } { NAME($goal, case: "to") }
   *[other] Позвать { NAME($force, case: "acc") } ({ NAME($friend) }) { NAME($area, case: "from") } { NAME($goal, case: "to") }, с согласия
}
verb-done = { $ends ->
    [march] Остаться здесь
   *[call] Больше никого
}
verb-exchange = Сменить { some-swords } { NAME($origin, case: "from") } { NAME($goal, case: "to") } на { $value }: { $sums-attack } против { $sums-defence }
verb-disarm = Снять жетон ({ NAME($faction) }, { some-swords }) { NAME($origin, case: "from") } { NAME($goal, case: "to") }
verb-march_on = Дальше { NAME($origin, case: "from") } { NAME($goal, case: "to") }
verb-ask = Спросить { NAME($faction) }
verb-refuse = Отказать
verb-agree = Согласиться: { NAME($faction) } { $request ->
    [ranged] поддерживает вас: { NAME($goal, case: "acc") } { NAME($origin, case: "from") }
    [march] ведёт ваших ({ NAME($force) }) { NAME($origin, case: "from") } { NAME($goal, case: "to") }
    [change] меняет ваших { NAME($area, case: "at") }, будет: { NAME($force) }
    [summon] вызывает { NAME($creature, case: "acc") }: { NAME($areas) }
   *[gather] зовёт ваших: { NAME($force) } ({ NAME($areas) }) { NAME($goal, case: "to") }
}
verb-send = Отправить { NAME($origin, case: "from") } для { NAME($goal, case: "gen") } ({ some-arrows }): { $force-id ->
    [none] никого
   *[other] { NAME($force, case: "acc") }, +{ $gain-support }
}{ $proposed ->
    [yes] , всех
   *[no] { "" }
}{ some-battles }
verb-send_militia = Отправить { NAME($origin, case: "from") } для { NAME($goal, case: "gen") } ({ some-arrows }): { $force-id ->
    [none] ополчение, +{ $gain-support }
   *[other] ополчение и { NAME($force, case: "acc") }, +{ $gain-support }
}{ some-battles }
verb-lose = Потерять { NAME($force, case: "acc") } { NAME($area, case: "at") }{ $arrows ->
    [0] { "" }
   *[other] , при жетоне ({ some-arrows })
}
verb-flee = Увести { NAME($force, case: "acc") } { NAME($goal, case: "to") }
verb-attach = Присоединить к поддержке { NAME($origin, case: "from") } для { NAME($goal, case: "gen") } ({ some-arrows }): { $force-id ->
    [none] никого
   *[other] { NAME($force, case: "acc") }, +{ $gain-support }
}{ some-battles }
verb-advance = Вести { NAME($origin, case: "from") } { NAME($goal, case: "to") }: { $force-id ->
    [none] никого
   *[other] { NAME($force, case: "acc") }
}{ $arrows ->
    [0] { "" }
   *[other] , при жетоне ({ some-arrows })
}{ $razes ->
    [yes] ; замок разрушается
   *[no] { "" }
}
## События подготовки

event-lot_drawn = Жребий: фракции выбирают в таком порядке: { $seats }.
    .clause = RQ-0.2
event-took = { $seat } возглавляет { NAME($faction, case: "fullacc") }.
    .clause = RQ-0.2
event-voted = { NAME($faction) } голосует: одиночный марш — { $single_march ->
    [1] да
   *[0] нет
}, ополчение — { $militia ->
    [1] да
   *[0] нет
}, союзники — { $allies ->
    [1] да
   *[0] нет
}.
    .clause = RQ-0.3
event-ruled = Действуют: одиночный марш — { $single_march ->
    [1] да
   *[0] нет
}, ополчение — { $militia ->
    [1] да
   *[0] нет
}, союзники — { $allies ->
    [1] да
   *[0] нет
}.
    .clause = RQ-V0
event-settled = { NAME($faction) } ({ $seat }) занимает свои стартовые земли.
    .clause = RQ-0.4
event-left_neutral = { NAME($faction) } — нейтральная фракция: на карте { some-castles }.
    .clause = RQ-0.8

## События мира

event-round_began = Начинается раунд { $round }.
    .clause = RQ-2.2
event-passed = { NAME($faction) } ничего не делает.
    .clause = RQ-3.2
event-marched = { NAME($faction) } ведёт { NAME($force, case: "acc") } { NAME($origin, case: "from") } { NAME($goal, case: "to") }.
    .clause = RQ-4.1
event-ordered_melee = { NAME($faction) } готовит нападение { NAME($origin, case: "from") } на { NAME($goal, case: "acc") }, { some-swords }.
    .clause = RQ-5.1
event-recruited = { NAME($faction) } нанимает { NAME($unit, case: "acc") } { NAME($area, case: "at") }.
    .clause = RQ-6.1
event-ordered_ranged = { NAME($faction) } готовит поддержку { NAME($origin, case: "from") } для { NAME($goal, case: "gen") }, { some-arrows }.
    .clause = RQ-7.1
event-pledged_ranged = { NAME($faction) } обещает { NAME($friend, case: "dat") } поддержку { NAME($origin, case: "from") } для { NAME($goal, case: "gen") }, { some-arrows }.
    .clause = RQ-V3.2
event-built = { NAME($faction) } строит замок { NAME($area, case: "at") }: теперь { some-castles }, открыто деление { $space }.
    .clause = RQ-8.1
event-summoned = { NAME($faction) } вызывает { NAME($creature, case: "acc") }: { NAME($areas) }.
    .clause = RQ-9.1
event-pawn_moved = { $done ->
    [1] { NAME($faction) } больше не ходит в этой фазе; фишка возвращается на деление { $space }.
   *[0] Фишка { NAME($faction, case: "gen") } идёт на деление { $space }.
}
    .clause = RQ-3.4
event-asked = { NAME($faction) } просит согласия у { NAME($friend, case: "gen") }.
    .clause = RQ-V3.1
event-agreed = { NAME($friend) } соглашается.
    .clause = RQ-V3.1
event-refused = { NAME($friend) } отказывает { NAME($faction, case: "dat") }.
    .clause = RQ-V3.1
event-declined = { NAME($faction) } не применяет умение { NAME($creature, case: "gen") }.
    .clause = RQ-9.8
event-tempted = Искушение: { NAME($unit) } ({ NAME($faction) }) уходит { NAME($origin, case: "from") } { NAME($goal, case: "to") }.
    .clause = RQ-9.12
event-changed = { NAME($faction) } меняет отряды { NAME($area, case: "at") }: { NAME($gone) } — в резерв, { NAME($came) } — из резерва.
    .clause = RQ-9.14
event-gathered = { NAME($faction) } приводит { NAME($force, case: "acc") } { NAME($origin, case: "from") } { NAME($goal, case: "to") }.
    .clause = RQ-9.9
event-ally_marched = { NAME($faction) } ведёт отряды { NAME($friend, case: "gen") } ({ NAME($force) }) { NAME($origin, case: "from") } { NAME($goal, case: "to") }.
    .clause = RQ-V3.6
event-ally_changed = { NAME($faction) } меняет отряды { NAME($friend, case: "gen") } { NAME($area, case: "at") }: { NAME($gone) } — в резерв, { NAME($came) } — из резерва.
    .clause = RQ-V3.6
event-ally_gathered = { NAME($faction) } зовёт отряды { NAME($friend, case: "gen") } ({ NAME($force) }) { NAME($origin, case: "from") } { NAME($goal, case: "to") }.
    .clause = RQ-V3.6
event-exchanged = { NAME($faction) } меняет жетон { NAME($origin, case: "from") } { NAME($goal, case: "to") }: { $value } вместо { $swords }.
    .clause = RQ-9.19
event-melee_returned = Жетон ближнего боя ({ NAME($faction) }, { some-swords }, { NAME($origin, case: "from") } { NAME($goal, case: "to") }) возвращается.
    .clause = RQ-9.22
event-ranged_returned = Жетон дальнего боя ({ NAME($faction) }, { some-arrows }, { NAME($origin, case: "from") } { NAME($goal, case: "to") }) возвращается.
    .clause = RQ-9.22

## События войны

event-war_began = Раунд { $round }: начинается война.
    .clause = RQ-2.2
event-militia_rose = На { NAME($faction) } нападают двое: замки становятся ополчением.
    .clause = RQ-V2.1
event-sent = { NAME($faction) } отправляет { $militia ->
    [1] ополчение { $force-id ->
        [none] { "" }
       *[other] и { NAME($force, case: "acc") }{ " " }
    }
   *[0] { NAME($force, case: "acc") }
}{ $militia ->
    [1] { "" }
   *[0] { " " }
}{ NAME($origin, case: "from") } на поддержку { NAME($goal, case: "gen") } ({ some-arrows }).
    .clause = RQ-10.1
event-idled = { NAME($faction) }: { NAME($origin, case: "at") } некому нападать на { NAME($goal, case: "acc") }.
    .clause = RQ-11.2
event-unopposed = { NAME($faction) } никого не встречает { NAME($goal, case: "at") }.
    .clause = RQ-11.3
event-battle_began = Бой! { NAME($faction) } { NAME($origin, case: "from") } нападает на { NAME($goal, case: "acc") } ({ NAME($foe) }), { some-swords }.
    .clause = RQ-11.4
    .opens = paragraph
event-fought = { NAME($faction) }, { NAME($role) }: { $number ->
    [one] { $number } { NAME($unit) }
    [few] { $number } { NAME($unit, case: "gen") }
   *[many] { $number } { NAME($unit, case: "gen-plural") }
} { NAME($area, case: "at") }, сила { $strength }{ $aura ->
    [0] { "" }
   *[other] { " " }и аура { $aura }
}: { $total }.
    .clause = RQ-12.1
event-swords_added = { NAME($faction) }: на жетоне { some-swords }.
    .clause = RQ-12.1
event-compared = { NAME($faction) } { $attack } против { $defence } у { NAME($foe, case: "gen") }: { NAME($result) }.
    .clause = RQ-12.4
event-doomed = Потери: { NAME($faction) } { $losses }, { NAME($foe) } { $foe_losses }.
    .clause = RQ-12.5
event-lost = { NAME($faction) } теряет { NAME($force, case: "acc") } { NAME($area, case: "at") }.
    .clause = RQ-12.7
event-fled = { NAME($faction) } уводит { NAME($force, case: "acc") } { NAME($origin, case: "from") } { NAME($goal, case: "to") }, спасаясь бегством.
    .clause = RQ-12.8
event-destroyed = { NAME($faction) } не находит убежища и теряет { NAME($force, case: "acc") } { NAME($area, case: "at") }.
    .clause = RQ-12.9
event-attached = { NAME($faction) } присоединяет { NAME($force, case: "acc") } к поддержке { NAME($origin, case: "from") } для { NAME($goal, case: "gen") } ({ some-arrows }).
    .clause = RQ-12.11
event-advanced = { NAME($faction) } победным маршем ведёт { NAME($force, case: "acc") } { NAME($origin, case: "from") } { NAME($goal, case: "to") }.
    .clause = RQ-12.14
event-razed = { NAME($faction) } разрушает замок { NAME($foe, case: "gen") } { NAME($area, case: "at") }; он закрывает деление { $space }.
    .clause = RQ-12.17
event-pushed = { $space ->
    [0] Фишка { NAME($faction, case: "gen") } покидает шкалу.
   *[other] Фишка { NAME($faction, case: "gen") } сдвинута на деление { $space }.
}
    .clause = RQ-12.18
event-creature_left = { NAME($creature) } уходит.
    .clause = RQ-9.6
    .opens = row
event-round_ended = Раунд { $round } окончен.
    .clause = RQ-13.1
    .opens = paragraph
event-won = { $seat } побеждает за { NAME($faction, case: "fullacc") }: { some-castles }!
    .clause = RQ-14.1
event-ended = Игра окончена.
    .clause = RQ-13.2
    .opens = paragraph
event-ranked = { $seat }, { NAME($faction) }: место { $rank }, { some-castles }, { $units ->
    [one] { $units } отряд
    [few] { $units } отряда
   *[many] { $units } отрядов
}.
    .clause = RQ-14.2

## Фазы

phase-setup = подготовка
phase-peace = мир
phase-support = поддержка
phase-attack = нападение
phase-over = конец
