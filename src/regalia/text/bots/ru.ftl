# Боты, одни и те же в терминале и в браузере: пять уровней из regalia.bots, каковы они и кто они такие.
# Каждый второй — женщина. Ядвигу, Марию и Тамару в их время и называли королями.

level-page = паж
level-page-character = верит первой догадке и порой ходит наугад
bot-page-0 = Робин
bot-page-1 = Алиса
bot-page-2 = Бенедикт
bot-page-3 = Эмма
bot-page-4 = Феликс
bot-page-5 = Агнесса

level-squire = оруженосец
level-squire-character = выбирает то, что выглядит лучшим прямо сейчас
bot-squire-0 = Мартин
bot-squire-1 = Беатриса
bot-squire-2 = Симон
bot-squire-3 = Клара
bot-squire-4 = Винсент
bot-squire-5 = Изольда

level-knight = рыцарь
level-knight-character = думает на несколько шагов вперёд, и за соперников тоже
bot-knight-0 = Роланд
bot-knight-1 = Жанна
bot-knight-2 = Тристан
bot-knight-3 = Сибилла
bot-knight-4 = Бертран
bot-knight-5 = Брунгильда

level-lord = лорд
level-lord-character = видит далеко вперёд и мало что прощает
bot-lord-0 = Готфрид
bot-lord-1 = Элеонора
bot-lord-2 = Конрад
bot-lord-3 = Матильда
bot-lord-4 = Рудольф
bot-lord-5 = Аделаида

level-king = король
level-king-character = не упускает ничего: самый сильный из всех
bot-king-0 = Людовик
bot-king-1 = Ядвига
bot-king-2 = Сигизмунд
bot-king-3 = Мария
bot-king-4 = Ричард
bot-king-5 = Тамара
