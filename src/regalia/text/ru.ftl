# Общее для всех игр. Тексты самой игры идут после этих и могут их заменять.

seat-name = { $number ->
    [0] Игрок 1
    [1] Игрок 2
    [2] Игрок 3
    [3] Игрок 4
    [4] Игрок 5
   *[5] Игрок 6
}
all-of-them = { $others } и { $last }
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
list-title = Название

# Терминал: что можно ввести

command-help = помощь
command-moves = ходы
command-hint = совет
command-why = почему
command-undo = назад
command-board = поле
command-log = журнал
command-rules = правила
command-save = сохранить
command-quit = выход

command-help-help = эта страница
command-moves-help = все ходы, возможные сейчас
command-hint-help = что сделал бы на вашем месте бот
command-why-help = можно ли сделать ход, а если нельзя — какое правило его запрещает
command-undo-help = вернуть последний ход, пока никто не бросил кубики, ничего не открыл и не пошёл
command-board-help = нарисовать поле заново (как и пустой Enter)
command-log-help = что произошло до сих пор
command-rules-help = вся книга правил или одно правило, например C15
command-save-help = записать партию в файл; продолжить: regalia play --load ФАЙЛ
command-quit-help = выйти; партия сохранится, и вы узнаете, как её продолжить. То же — Ctrl-C и Ctrl-D

argument-move = ХОД
argument-rule = [ПРАВИЛО]
argument-file = ФАЙЛ

# Терминал: что он говорит

play-help = Вводите ход слово за словом, как показано над строкой ввода; Tab дополняет. Слова можно сокращать, пока они понятны, а первое — опускать, если возможно только одно.
play-players = { $title }: { $players }.
play-pass = Передайте клавиатуру: ходит { $seat }. Когда игрок на месте, пусть нажмёт Enter.
play-several = Это может означать: { $listed }. Введите чуть больше.
play-strange = «{ $word }» — не ход и не команда. Сейчас возможно: { $listed }.
play-strange-after = После «{ $known }» может идти { $listed }, но не «{ $word }».
play-strange-end = «{ $known }» — уже целый ход; «{ $word }» лишнее.
play-allowed = { $move }: можно.
play-why-use = Введите «{ $command }» и ход — и узнаете, можно ли его сделать.
play-hint = Бот { $bot } сделал бы ход: { $move }
play-undone = Ход возвращён: { $move }
play-undo-nothing = Возвращать нечего: с тех пор брошены кубики, что-то открыто или ход перешёл к другому.
play-log-empty = Пока ничего не произошло.
play-rule-unknown = Правила { $rule } нет. Есть { $listed }.
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

replay-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
replay-step = Enter: следующий ход; Ctrl-D: выход
replay-whole = Запись в порядке.
replay-part = Запись в порядке. Показано до хода { $move } из { $count }.

# Проверка случая

verify-true = Запись в порядке, и её зерно — то самое, что было закреплено до первого хода.
verify-whole = Запись в порядке. Её зерно было закреплено заранее, если стол до первого хода показывал:
why-not-now = Этот ход сейчас невозможен.
