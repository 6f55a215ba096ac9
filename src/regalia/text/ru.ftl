# Общее для всех игр. Тексты самой игры идут после этих и могут их заменять.

seat-name = { $number ->
    [0] Игрок 1
    [1] Игрок 2
    [2] Игрок 3
    [3] Игрок 4
    [4] Игрок 5
    [5] Игрок 6
    [6] Игрок 7
   *[7] Игрок 8
}
all-of-them = { $others } и { $last }
# In a list of those who share a victory
you-among-them = { $team ->
    [yes] ваша команда
   *[no] вы
}
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

# Списки игр и примеров

list-game = Игра
list-players = Игроки
list-options = Настройки
list-bots = Боты
list-rules = Правила
list-scenario = Пример
list-steps = Шагов
list-title = Название

rules-contents = Содержание
rules-corrected = Эти правила следуют исправленному файлу данных. Примеры и замечания о том, что восстановлено, относятся к той коробке, какая есть в Regalia.
rules-nothing-found = { $title }: в правилах нигде нет слов «{ $wanted }»; ожидались слова, которые там есть
rules-no-such-rule = { $title }: нет правила «{ $rule }»; ожидалось: { $ids }

data-file = Данные
data-shipped = как в Regalia
data-fits = С файлом { $path } можно играть: он подходит к игре «{ $game }».
data-differs = С этой коробкой они вышли бы иначе, поэтому в них играют с той, какая есть в Regalia: { $listed }.
data-lesson = урок
usual-box = Здесь играют с коробкой, какая есть в Regalia; ваша от неё отличается.
data-folder = Ваши файлы данных должны лежать в папке, которую называет { $variable }.

# Терминал: что можно ввести

command-help = помощь
command-moves = ходы
command-hint = совет
command-why = почему
command-undo = назад
command-again = снова
command-board = поле
command-log = журнал
command-rules = правила
command-save = сохранить
command-quit = выход

command-help-help = эта страница
command-moves-help = все ходы, возможные сейчас
command-hint-help = что сделал бы на вашем месте король и почему
command-why-help = можно ли сделать ход и что он принесёт; если нельзя — какое правило его запрещает
command-undo-help = взять назад последний ход, пока никто не бросил кубики, ничего не открыл и не пошёл
command-again-help = начать шаг сначала
command-board-help = нарисовать поле заново (как и пустой Enter)
command-log-help = что произошло до сих пор
command-rules-help = вся книга правил, одно правило, например { $rule }, или всё, что сказано о каком-нибудь слове
command-save-help = записать партию в файл; продолжить: regalia play --load ФАЙЛ
command-quit-help = выйти; партия сохранится, и вы узнаете, как её продолжить. То же — Ctrl-C и Ctrl-D

argument-move = ХОД
argument-rule = [ПРАВИЛО]
argument-file = ФАЙЛ

# Терминал: что он говорит

pager-keys = Пробел листает вперёд, b — назад, q закрывает эти страницы.
play-help = Вводите ход слово за словом, как показано над строкой ввода; Tab дополняет. Слова можно сокращать, пока они понятны, а первое — опускать, если возможно только одно. Команда { $moves } нумерует все ходы: #3 — третий.
play-players = { $title }: { $players }.
play-learn = Никогда не играли? Урок займёт пять минут: { $command }
play-pass = Передайте клавиатуру: ходит { $seat }. Когда игрок на месте, пусть нажмёт Enter.
play-several = Это может означать: { $listed }. Введите чуть больше.
play-strange = «{ $word }» — не ход и не команда. Сейчас возможно: { $listed }.
play-strange-after = После «{ $known }» может идти { $listed }, но не «{ $word }».
play-strange-end = «{ $known }» — уже целый ход; «{ $word }» лишнее.
play-passed = Сделать можно было только одно, и это сделано: { $move }
play-allowed = { $move }: можно.
play-brings-chance = Затем бросают кубики или тянут карты.
play-brings-cards = Затем открываются скрытые карты.
play-brings-choices = Затем открывается то, что другие выбрали втайне.
play-why-use = Введите «{ $command }» и ход — и узнаете, можно ли его сделать.
play-hint = Вот как пошёл бы { $level }: { $move }
play-hint-thinks = Думает { $level }:
play-hint-expected = Шансы на победу после этого: { $listed }
play-hint-for = За: { $listed }
play-hint-against = Против: { $listed }
play-hint-line = Затем, вероятно: { $listed }
play-hint-guess = А дальше — лишь догадка: { $listed }
play-hint-secret = тайное решение
play-hint-others = Другие возможности: { $listed }
hint-victory = конец партии
hint-later = то, к чему это приведёт позже
hint-close = Между этим и следующим вариантом почти нет разницы.
play-undone = Ход взят назад: { $move }
play-undo-nothing = Взять назад нечего: с тех пор брошены кубики, что-то открыто или ход перешёл к другому.
play-log-empty = Пока ничего не произошло.
play-rule-unknown = Правила { $rule } нет, и ни одно правило об этом не говорит. Есть { $listed }.
play-save-use = Введите «{ $command }» и имя файла.
play-save-exists = Файл { $path } уже есть. Чтобы заменить его, введите то же ещё раз.
play-saved = Партия записана в файл { $path }
play-save-failed = Не удалось записать файл { $path }: { $reason ->
    [missing] такой папки нет.
    [forbidden] нет прав.
    [folder] это папка.
    [full] диск заполнен.
    [long] слишком длинное имя.
   *[other] { $cause }.
}
play-not-kept = Поэтому партия не сохраняется сама; можно играть дальше и сохранить её в другом месте.
play-offer-record = Сохранить запись партии? Введите имя файла или нажмите Enter, если не нужно:
play-left = Партия сохранена. { $over ->
    [yes] Посмотреть её снова:
   *[no] Продолжить:
}
play-lost = Сохранить партию нигде не удалось.

# Урок в терминале

lesson-other = Правила это разрешают, но сейчас нужно другое.
exercise-found = Верно! Именно так продолжается пример из правил.
learn-step = Шаг { $number } из { $count }
learn-do = Что сделать: { $moves }
learn-read-on = Дальше — Enter.
learn-nothing-asked = Здесь ничего делать не нужно: просто нажмите Enter.
learn-no-moves = Сейчас вам нечего решать.
learn-rules-help = правила, которым учит этот шаг, или другое правило
learn-quit-help = выйти; вы узнаете, как продолжить с этого шага. То же — Ctrl-C и Ctrl-D
learn-finished = Урок окончен. Первая настоящая партия, против пажа, начинается так:
learn-left = Продолжить с этого шага можно так:

replay-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
replay-why = { $name } делает ход: { $move }
replay-step = Enter: следующий ход; Ctrl-D: выход
replay-whole = Запись в порядке.
replay-part = Запись в порядке. Показано до хода { $move } из { $count }.
record-act = { $move ->
    [0] До первого хода
   *[other] После хода { $move }
}: { $said ->
    [resign] { $name } сдаётся.
    [time-out] { $name }: время вышло.
    [replace] { $name }: дальше играет бот ({ $level }).
    [back] { $name } снова за столом.
    [agree-offer] { $name } предлагает закончить партию без победителя.
    [agree-no] { $name } хочет играть дальше.
   *[agree-end] все, кто был за столом, согласны: партия окончена без победителя.
}

# Проверка случая

verify-true = Запись в порядке, и её зерно — то самое, что было закреплено до первого хода.
verify-whole = Запись в порядке. Её зерно было закреплено заранее, если стол до первого хода показывал:
verify-nonces = В её броски и раздачи подмешаны эти одноразовые числа, по местам; кто записал своё до первого хода, может сравнить:
verify-nonces-true = { $count ->
    [one] Заданное одноразовое число подмешано в её броски и раздачи.
    [few] Все { $count } заданных одноразовых числа подмешаны в её броски и раздачи.
   *[other] Все { $count } заданных одноразовых чисел подмешаны в её броски и раздачи.
}
verify-no-nonces = В её броски и раздачи не подмешано одноразовых чисел: кто выбрал зерно, тот решил всё один.
verify-redrawn = Это тренировочная игра: перед ходом { $move } броски и раздачи определялись заново, так что с этого хода их могли подобрать.
verify-earlier-rules = Она сыграна по прежним правилам: все её ходы сыграны заново и разрешены, но последнее положение записано так, что сравнить его уже нельзя.
verify-game-passed = { $game }: соблюдено всё, что обязательно для каждой игры, проверок: { $count }.
verify-game-failed = Не пройдено проверок: { $failed } из { $count }.
ask-move = Какой ход вы сделаете?
why-not-now = Этот ход сейчас невозможен.

# Арена: много партий между ботами

arena-heading = Арена: { $title }
arena-summary = Партий: { $games }, игроков в каждой: { $seats }; начальное число: { $seed }
arena-standings = Игроки
arena-standings-note = Победа — это победа стороны игрока, разделённая победа считается своей долей; равная доля — { $fair }. Рейтинги начинаются с 25. Интервалы — 95 %; рядом с очками — их стандартное отклонение.
arena-player = Игрок
arena-games = Партии
arena-wins = Победы
arena-rating = Рейтинг
arena-points = Очки
arena-mean-time = Среднее время
arena-late-time = 99 % не дольше
arena-turn = Самый долгий ход
arena-decisions = Решения
arena-faults = Сбои
arena-meetings = Друг против друга
arena-meetings-note = Как часто игрок строки оказывается выше игрока столбца, и 95-процентный интервал; ниже — победы, ничьи и поражения. Ничья считается за половину.
arena-seats = Победы по местам
arena-seats-note = Равная доля — { $fair }.
arena-seat = Место
arena-lengths = Длительность
arena-lengths-note = О партиях каждого стола: медиана и то, во что укладываются 5, 95 и 99 % из них.
arena-table = Стол
arena-rounds = Раунды
arena-actions = Действия
arena-median = Медиана
arena-longest = Самая долгая
arena-unfinished = Не окончены
arena-times = Время на решение
arena-times-note = От среднего до того, во что укладываются 99 % решений.
arena-points-note = От 5 % до 95 %, со средней половиной и медианой.
arena-ratings = Рейтинги
arena-fault = { $player }: решений, принятых вместо него оруженосцем: { $count }; в последний раз { $kind ->
    [late] он думал слишком долго.
    [died] его процесс завершился.
    [illegal] он выбрал недопустимое: { $detail }.
   *[failed] он дал сбой: { $detail }
}
arena-seconds = { $value } с
arena-milliseconds = { $value } мс
arena-microseconds = { $value } мкс
arena-stopped = Остановлено: сыграно партий { $played } из { $games }. { $kept ->
    [yes] Они здесь: { $file }; та же команда продолжит.
   *[no] Они нигде не сохранены; { $option } их сохранит.
}
arena-written = Отчёт здесь: { $file }.

told-turn = Ваш ход
told-waited = { $name } вас ждёт

# Чему учит законченная партия

analysis-heading = { $title }: чему учит эта партия
analysis-asked = Так её видит { $level }. Каждое решение оценено по тому, что игрок знал в ту минуту. Партия окончена, поэтому здесь уже ничего не скрыто.
analysis-works = Партию разбирает { $level }
analysis-remark-practice = Это учебная партия: ходы брались назад и через броски, и считается то, что выпало потом.
analysis-remark-box = Её играли с данными владельца коробки; { $level } учился на обычных, поэтому его шансы менее надёжны.
analysis-remark-position = Она началась не с начальной расстановки, а с позиции.
analysis-remark-bots = За того, кто ушёл, доиграл бот: его решения не входят ни в чью точность.
analysis-remark-rules = Она начата по прежним правилам, а оценена по нынешним.
analysis-players = Как они играли
analysis-players-note = Точность равна 100, если ни одно решение ничего не стоило. Шансы в начале, свои решения, решения других, удача и остаток складываются в результат. Удача измерена при каждом броске и каждой вытянутой карте: что выпало — против среднего из того, что могло выпасть. Остаток — то, чего не объясняет ни то ни другое: что открылось и что { $level } увидел лишь позже.
analysis-player = Игрок
analysis-accuracy = Точность
analysis-errors = Неточности, ошибки, грубые ошибки
analysis-begun = В начале
analysis-own = Свои решения
analysis-others = Решения других
analysis-luck = Удача
analysis-rest = Остаток
analysis-result = Результат
analysis-curve = Шансы на победу
analysis-curve-note = Перед каждым решением, от первого до результата.
analysis-curve-numbers = То же в числах
analysis-move = Ход
analysis-round = Раунд
analysis-turned = Перелом наступил в раунде { $round }: с хода { $move } впереди { $name }.
analysis-led = { $name } — впереди от начала до конца.
analysis-turnings = Где был перелом
analysis-turning = Раунд { $round }, ход { $move }: шансы игрока { $name } { $by ->
    [up] выросли с { $before } до { $after }
   *[down] упали с { $before } до { $after }
}; причина — { $cause ->
    [decision] решение игрока { $who }.
    [luck] удача.
   *[other] то, что тогда открылось.
}
analysis-decisions = Что было бы лучше
analysis-none = Решений, стоивших 5 % победы и больше, { $level } не нашёл.
analysis-played = Ход { $move }, раунд { $round }. { $name } играет: { $played }.
analysis-cost = { $kind ->
    [inaccuracy] Неточность
    [mistake] Ошибка
   *[blunder] Грубая ошибка
}; цена — { $percent } шансов на победу.
analysis-better = Лучше: { $best }; шансы { $with } вместо { $without }.
analysis-bot = Это решил бот.
analysis-written = Страница записана в { $file }.

# Партии из папки

mine-reads = Чтение записей
mine-none = Таких партий здесь нет: { $folder }.
mine-against = Соперник
mine-result = Исход
mine-points = Очки
mine-length = Длина
mine-date = Дата
mine-file = Файл
mine-games = Партии
mine-won = Победы
mine-person = человек
mine-unknown = Игроков: { $count }
mine-running = не окончена
mine-winner = победа: { $name }
mine-win = победа
mine-shared = поделена
mine-loss = поражение
mine-practised = учебная
mine-counts = Сколько побед
mine-practice = В учебных партиях
