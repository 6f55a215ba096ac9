# Слова клиента в браузере вокруг досок. Имена ботов — из списка regalia.bots.

motto = Четыре настольные игры о коронах и тронах: с далёкими друзьями или с ботом, который всегда рядом.
skip-to-content = К содержанию
language = Язык
theme = { $theme ->
    [light] Светлая страница
    [dark] Тёмная страница
   *[auto] Светлая или тёмная, как на устройстве
}
sound = Звук
close = Закрыть
cancel = Отмена
try-again = Ещё раз
to-lobby = На первую страницу

choose-game = Выберите игру
players = Игроки
your-name = Ваше имя
your-name-hint = Как его увидят другие
their-name = Имя
who-sits-where = Кто где сидит
sit-me = Вы
sit-friend = Друг, по ссылке
sit-here = Кто-то у этого экрана
sit-bot = { $bot ->
    [random] Бот: random, ходит как попало
    [greedy] Бот: greedy, быстрый боец
    [search] Бот: search, думает наперёд
   *[other] Бот: { $bot }
}
worked-examples = Начать с разобранного примера
no-example = Новая игра
open-table = Открыть стол
my-tables = Мои столы
show-all = Показать все: { $count }
status-gathering = Сбор
status-playing = Идёт игра
status-over = Игра окончена

gathering-title = Сбор за столом
gathering-text = { $free ->
    [0] Все места заняты.
    [one] Свободно { $free } место. Пошлите ссылку другу или посадите бота.
    [few] Свободно { $free } места. Пошлите ссылку друзьям или посадите ботов.
   *[many] Свободно { $free } мест. Пошлите ссылку друзьям или посадите ботов.
}
link = Ссылка на этот стол
copy-link = Скопировать
copied = Скопировано
share-link = Поделиться
free-seat = свободно
take-seat = Сесть сюда
seat-bot = Посадить бота
leave-seat = Встать
a-bot = бот
away = не здесь
waiting-for-others = Игра начнётся, как только будет занято последнее место.

what-now = Что происходит
your-turn = Ваш ход
turn-of = Ходит { $name }
bot-thinks = { $name } думает
nothing-yet = Пока ничего не произошло.
rule = Правило { $rule }
tap-again = Коснитесь ещё раз: отменить будет нельзя.
undo = Отменить ход
skip = Пропустить
show-again = Показать снова

panels = Рядом с доской
panel-log = Журнал
panel-chat = Беседа
panel-rules = Правила
panel-moves = Ходы
no-moves = Сейчас вам нечего выбирать.

replay = Повтор
replay-at = Ход { $move } из { $moves }
replay-first = К началу
replay-back = На ход назад
replay-forward = На ход вперёд
replay-play = Показать
replay-pause = Пауза
replay-return = Вернуться к игре
replay-from-here = Увидеть этот момент снова

chat-empty = Пока никто ничего не сказал.
chat-line = Скажите что-нибудь
chat-spectator = Говорить могут только сидящие за столом.
send = Послать
only-team = Только моей команде
to-team = команде

pass-device = Передайте устройство: { $name }.
i-am = Я — { $name }

won-by = { $count ->
    [1] Победитель: { $names }!
   *[other] Победители: { $names }!
}
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
rematch = Реванш
to-rematch = К реваншу
watch-all = Посмотреть снова
record = Запись
print = Печать
fair-dice = Честными ли были кости?
fair-dice-how = До первого хода служба определила все броски тайным зерном и показала его отпечаток. Теперь зерно открыто: кто вычислит его SHA-256, получит тот же отпечаток, а программа заново сыграет по нему всю партию.
commitment = Отпечаток, показанный с самого начала
seed = Зерно
prove = Вычислить здесь
proven = Отпечаток соответствует зерну.
not-proven = Отпечаток не соответствует зерну!

connection-lost = Связь потеряна. Пробуем снова …
connection-back = Связь восстановлена

trouble-title = Служба не отвечает
lost-title = Здесь ничего нет
lost-text = Этот адрес никуда не ведёт. Возможно, по пути потерялась буква.
no-table-title = Такого стола нет
no-table-text = Возможно, ссылка неполная или стол уже не хранится.
no-board-title = Для этой игры нет доски
no-board-text = Этот клиент пока не умеет показывать { $game }.

problem = { $code ->
    [offline] Служба недоступна. Есть ли сеть?
    [too-fast] Слишком быстро. Подождите немного и попробуйте снова.
    [taken] Кто-то успел раньше: место занято.
    [not-now] Это уже невозможно.
    [not-yours] Это решать не вам.
    [invalid] Служба этого не принимает.
    [unknown] Такого здесь нет.
    [foreign] Служба не знает этот браузер. Обновите страницу.
   *[other] Что-то пошло не так. Попробуйте снова.
}
refused = { $code ->
    [replaying] Вы смотрите прошлое. Сначала вернитесь к игре.
    [watching] Вы зритель: решают только сидящие за столом.
    [too-fast] Слишком быстро. Подождите немного.
    [not-now] Сейчас это невозможно.
    [no-undo] Отменить уже нельзя.
    [not-yours] Это не ваше место.
    [not-allowed] За этим столом это не разрешено.
   *[other] Служба этого не приняла. Попробуйте снова.
}
