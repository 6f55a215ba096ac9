title = Кости лжеца
summary = Кости у всех скрыты. Повышайте ставку на все кости вместе, пока кто-нибудь не назовёт вас лжецом.

face-1 = единица
face-2 = двойка
face-3 = тройка
face-4 = четвёрка
face-5 = пятёрка
face-6 = шестёрка

option-wild = Единица — джокер
option-wild-help = Единица считается за любую названную грань.
option-wild-true = да
option-wild-false = нет
option-first = Кто начинает
option-first-help = Кто делает первую ставку; остальные ходят по часовой стрелке.
option-first-lot = по жребию
option-first-1 = место 1
option-first-2 = место 2
option-first-3 = место 3
option-first-4 = место 4
option-first-5 = место 5
option-first-6 = место 6

verb-bid = ставка
verb-liar = ложь
move-bid = { $first } × { $second ->
    [1] единицы
    [2] двойки
    [3] тройки
    [4] четвёрки
    [5] пятёрки
   *[6] шестёрки
}
target-bid-1 = { $target } ×
target-bid-2 = { $target ->
    [1] единицы
    [2] двойки
    [3] тройки
    [4] четвёрки
    [5] пятёрки
   *[6] шестёрки
}
move-liar = Ложь!

ask-first = Какова ваша ставка?
ask-next = { $bidder_seat } утверждает: { $count } × { $face ->
    [1] единица
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
   *[6] шестёрка
}. Повысите ставку или это ложь?

why-over = Игра окончена.
why-not-your-turn = Сейчас ходит { $seat }.
why-no-bid = Ещё нет ставки, которая могла бы быть ложью.
why-too-low = Ваша ставка должна быть выше, чем { $count } × { $face }.
why-too-many = На столе { $dice } костей: на большее число ставить нельзя.

event-bid = Ставка: { $seat } — { $count } × { $face }.
    .you = Ваша ставка: { $count } × { $face }.
event-challenge = { $seat } не верит игроку { $bidder_seat }.
    .you = Вы не верите игроку { $bidder_seat }.
event-shown = Кости игрока { $seat }: { $dice }.
    .you = Ваши кости: { $dice }.
event-counted = Подходит костей: { $count } ({ $face }).
event-lost = { $seat } теряет кость, осталось { $left }.
    .you = Вы теряете кость, осталось { $left }.
event-out = { $seat } выбывает, место { $place }.
    .you = Вы выбываете, место { $place }.
event-over = Победа: { $winners }.

view-round = Раунд
view-turn = Ходит
view-wild = Единица — джокер
view-bid = Ставка
view-count = Костей
view-face = Грань
view-seat = Чья
view-players = Игроки
view-dice = Осталось костей
view-hand = Ваши кости
view-place = Место
