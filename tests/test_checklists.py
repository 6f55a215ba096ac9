"""Whoever opens a box for the first time finds all they need in the rulebook: what must be known for the set-up and the
first two rounds stands in a rule of its own number, and the contents, links and the search lead there."""

import re

import pytest

from regalia.rulebook import contents, rulebook, rules, search
from regalia.words import LANGUAGES

Entry = tuple[str, set[str], tuple[str, str, str]]
"""The rule, the numbers that it must tell, and words that it must have and the search must find, in each language."""

CHECKLISTS: dict[str, list[Entry]] = {
    "carolus": [
        ("C1", {"1", "15"}, ("ring", "gyűrű", "кольцо")),
        ("C2", {"40"}, ("families", "család", "родов")),
        ("C3", {"5", "10", "8"}, ("castles", "vár", "замки")),
        ("C4", {"3", "4"}, ("crown", "korona", "корона")),
        ("C5", set(), ("marker", "henger", "знак")),
        ("C6", set(), ("shuffle", "keverjetek", "перемешайте")),
        ("C7", {"7", "9"}, ("reserve", "tartalék", "резерв")),
        ("C8", {"1"}, ("lots", "sorsoljátok", "жребий")),
        ("C9", {"1", "2", "3", "4"}, ("team-mates", "csapattárs", "товарищи")),
        ("C10", {"1", "2"}, ("disc", "korong", "диску")),
        ("C11", set(), ("number", "szám", "число")),
        ("C12", set(), ("fifth", "ötödik", "пятый")),
        ("C13", set(), ("open", "láthatók", "открыты")),
        ("C14", {"3", "4"}, ("knight", "lovag", "рыцар")),
        ("C15", set(), ("strictly more", "több lovag", "строго больше")),
        ("C16", set(), ("clockwise", "óramutató", "часовой")),
        ("C17", {"1"}, ("strength", "erejét", "силу")),
        ("C18", set(), ("stronger", "erősebb", "сильнее")),
        ("C19", set(), ("builds", "épít", "строит")),
        ("C20", set(), ("supply", "gazdájához", "владельцу")),
        ("C21", set(), ("merges", "egyesül", "объединяется")),
        ("C22", set(), ("roll", "dobj", "бросьте")),
        ("C23", set(), ("gives back", "ad vissza", "возвращают")),
        ("C24", set(), ("choose", "választasz", "выбираете")),
        ("C25", set(), ("wins at once", "azonnal nyer", "сразу побеждает")),
        ("C26", set(), ("fewer than four", "négynél kevesebb", "меньше четырёх")),
    ],
    "principe": [
        ("P1", {"20"}, ("green", "zöld", "зелёные")),
        ("P2", set(), ("major", "főbb", "старшая")),
        ("P3", {"1", "2"}, ("ability", "képesség", "свойство")),
        ("P4", {"12", "11"}, ("shields", "pajzs", "щитов")),
        ("P6", {"4", "6", "8", "3", "5"}, ("size", "mérete", "размер")),
        ("P7", set(), ("regions", "régiók", "области")),
        ("P8", {"8", "6", "4"}, ("buildings", "épületek", "постройки")),
        ("P9", set(), ("face up", "csapjatok fel", "откройте")),
        ("P10", set(), ("secret", "titkosak", "тайна")),
        ("P11", {"5", "4", "6"}, ("gold", "aranyat", "золото")),
        ("P12", {"2", "3"}, ("face down", "képpel lefelé", "рубашкой вверх")),
        ("P14", set(), ("group", "csoport", "группа")),
        ("P15", {"1"}, ("bid", "licit", "ставки")),
        ("P16", set(), ("all pass", "mindenki passzol", "спасовали все")),
        ("P17", set(), ("prince", "fejedelem", "государем")),
        ("P19", set(), ("lay out", "kiraksz", "выложить")),
        ("P20", set(), ("first round", "első forduló", "первом раунде")),
        ("P21", set(), ("city", "várost", "город")),
        ("P22", set(), ("touch", "szomszédos", "граничащие")),
        ("P23", {"1", "2"}, ("other", "más", "другой")),
        ("P24", set(), ("new city", "új városkártyát", "новую карту")),
        ("P25", set(), ("face-up cards", "felfordított lapok", "открытые карты")),
        ("P26", set(), ("second most", "második legtöbb", "следующий")),
        ("P28", set(), ("tie", "holtverseny", "делят")),
        ("P29", set(), ("auctions", "aukciója", "торги")),
        ("P30", set(), ("half", "felét", "половину")),
        ("P31", set(), ("order", "sorrend", "порядок")),
        ("P37", {"7", "5", "13", "10"}, ("minor", "alárendelt", "младшие")),
        ("P33", set(), ("fewer than four", "négynél kevesebb", "меньше четырёх")),
        ("P34", {"10", "12", "16", "20"}, ("last one", "utolsó", "последний")),
    ],
    "rivals": [
        ("R1", set(), ("rank", "rang", "ранг")),
        ("R2", {"16"}, ("perfect pair", "tökéletes pár", "идеальная пара")),
        ("R5", {"2"}, ("stack", "pakli", "стопки")),
        ("R6", {"5", "1", "3"}, ("crests", "címer", "герба")),
        ("R7", set(), ("secret", "titokban", "тайно")),
        ("R8", set(), ("pile", "pakli", "колоды")),
        ("R10", set(), ("equal ranks", "azonos rang", "равные ранги")),
        ("R11", set(), ("steals", "lop", "крадёт")),
        ("R12", set(), ("cover", "lefed", "закрыть")),
        ("R16", set(), ("skipped", "kihagyható", "пропустить")),
        ("R17", set(), ("fewer", "kevesebb", "меньше")),
        ("R18", set(), ("resolve conflict", "konfliktus kezelése", "уладить конфликт")),
        ("R19", {"2"}, ("take money", "pénz elvétele", "взять деньги")),
        ("R20", set(), ("recruit subject", "alattvaló toborzása", "нанять подданного")),
        ("R22", set(), ("active", "aktív", "активен")),
        ("R23", {"1"}, ("gardener", "kertész", "садовник")),
        ("R25", set(), ("empty", "kiürült", "опустела")),
        ("R26", {"1", "3", "2"}, ("perfect pairs", "tökéletes pár", "идеальные пары")),
        ("R29", set(), ("two stages", "két szakasz", "два этапа")),
    ],
    "tara": [
        ("T1", set(), ("regions", "tartomány", "региона")),
        ("T2", {"15", "5", "4", "3", "2", "1"}, ("triangle", "háromszög", "треугольник")),
        ("T3", {"20", "2"}, ("supply", "készlet", "запас")),
        ("T6", {"36"}, ("placement slots", "lerakóhely", "позиции выкладывания")),
        ("T8", {"36"}, ("start player", "kezdőjátékos", "ведущий игрок")),
        ("T9", set(), ("secretly", "titokban", "тайно")),
        ("T10", set(), ("clockwise", "óramutató", "часовой")),
        ("T11", {"2"}, ("discard", "eldobsz", "сбросьте")),
        ("T12", {"2"}, ("pay", "fizetsz", "заплатите")),
        ("T13", set(), ("anchor", "illeszt", "наложение")),
        ("T14", set(), ("empty", "üres", "пустую")),
        ("T15", set(), ("occupied", "foglalt", "занятую")),
        ("T16", set(), ("captives", "fogoly", "пленниками")),
        ("T17", set(), ("fort", "erőd", "крепость")),
        ("T18", set(), ("fort", "erőd", "крепость")),
        ("T20", set(), ("activation cost", "aktivációs költség", "стоимость активации")),
        ("T21", set(), ("neighbouring", "szomszédos", "соседние")),
        ("T22", set(), ("chain", "lánc", "цепочка")),
        ("T24", set(), ("new king", "új király", "новым королём")),
        ("T25", set(), ("swap", "cserélj", "поменяйте")),
        ("T27", {"3"}, ("promote", "előléptet", "продвигаться")),
        ("T28", {"4"}, ("captive", "fogoly", "пленник")),
        ("T30", set(), ("strongest player", "legerősebb játékos", "доминирующий игрок")),
        ("T31", {"1"}, ("traitor", "áruló", "предатель")),
        ("T32", set(), ("strike", "lecsap", "ударить")),
        ("T35", {"1"}, ("most positions", "legtöbb pozíció", "больше всех позиций")),
        ("T36", {"1"}, ("two regions", "két tartomány", "двух регионах")),
        ("T37", set(), ("prisoners", "rabok", "пленниками")),
        ("T40", set(), ("exchange", "cserélsz", "обмениваетесь")),
        ("T41", {"1", "2", "3"}, ("prisoners", "rabokat", "пленников")),
        ("T42", set(), ("names", "megnevez", "называет")),
        ("T43", set(), ("wins at once", "azonnal győz", "немедленно побеждает")),
        ("T44", set(), ("two players", "két játékosnál", "вдвоём")),
    ],
}


@pytest.mark.parametrize("game", CHECKLISTS)
@pytest.mark.parametrize(("place", "language"), list(enumerate(LANGUAGES)))
def test_all_that_must_be_known_is_found_by_a_link(game: str, place: int, language: str) -> None:
    known = rules(game, language)
    led_to = {rule for chapter in contents(game, language) for rule in chapter.rules}
    for rule, numbers, words in CHECKLISTS[game]:
        assert rule in led_to
        passages = [text for text in rulebook(game, language).split("\n\n") if text.startswith(f"**{rule}.**")]
        assert len(passages) == 1
        assert numbers <= set(re.findall(r"\d+", known[rule].removeprefix(f"**{rule}.**"))), (rule, numbers)
        assert words[place] in known[rule].lower(), (rule, words[place])
        assert rule in {passage.rule for passage in search(game, language, words[place])}, (rule, words[place])
