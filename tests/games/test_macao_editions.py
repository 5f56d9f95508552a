"""Editions: the rules are generic over the data, and records and views name the edition they are of."""

import re
import shutil
import tomllib
from pathlib import Path
from xml.sax.saxutils import escape

import pytest

import soiree
from soiree.core import conformance
from soiree.core.conformance import Table, tables
from soiree.core.errors import reason_text
from soiree.core.game import Game
from soiree.core.match import replay
from soiree.core.records.record import Record
from soiree.core.rng import Rng
from soiree.core.texts.words import LANGUAGES, words
from soiree.games.macao.box import read_box
from soiree.games.macao.events import TileLaid
from soiree.games.macao.payment import TOTAL
from soiree.games.macao.rules import Macao
from soiree.games.macao.view import View
from tests.games.macao_editions import POCKET, PRINTED, board
from tests.games.macao_language import run_statements
from tests.games.test_macao_terminal import drawn


def test_the_action_space_follows_the_data() -> None:
    for edition, faces, tiles in ((PRINTED, 46, 10), (POCKET, 9, 6)):
        notation = edition.notation()
        assert len(notation.actions) == 8 + 2 * faces + 2 * tiles == edition.begin(2, edition.check_options(None)).action_space()
        assert len(notation.outcomes) == faces + tiles + 4 == edition.begin(2, edition.check_options(None)).outcome_space()
    actions = PRINTED.notation().actions
    assert len(actions) == 120
    firsts = {
        0: "c1",
        3: "c4",
        4: "u1",
        7: "u4",
        8: "rPa",
        53: "rW",
        54: "xPa",
        99: "xW",
        100: "otem",
        109: "ocab",
        110: "gtem",
        119: "gcab",
    }
    assert {number: actions[number] for number in firsts} == firsts
    assert PRINTED.notation().outcomes[45:57] == ("W", "tem", "gam", "chi", "mar", "dis", "mes", "syn", "opi", "cas", "cab", "s0")


@pytest.mark.parametrize("table", tables(POCKET), ids=str)
def test_another_edition_keeps_every_promise(table: Table) -> None:
    for seed in range(10):
        conformance.check_game(table, seed, thorough=4)
    pairs = conformance.check_noninterference(table, seed=2, wanted=60)
    assert pairs.steps > 200
    conformance.check_belief(table, seed=3, positions=5)


def test_another_edition_can_be_drawn_and_said() -> None:
    match = soiree.Match(POCKET, POCKET.begin(3, POCKET.check_options(None)), POCKET.check_options(None), soiree.scripted([]))
    rng = Rng(6)
    while not match.over:
        conformance.random_step(match, rng)
    for language in LANGUAGES:
        say = words(language, POCKET.folder)
        assert all(say.say(POCKET.say_event(event), ["A", "B", "C"]) for event in match.events())
        assert POCKET.draw(match.view(0), say, ["A", "B", "C"])


@pytest.mark.parametrize(
    ("language", "tea", "cloth", "garden", "pagoda"),
    [("en", "tea", "cloth", "Lotus Garden", "Pagoda"), ("fr", "thé", "étoffes", "Lotus d’or", "Pagode")],
)
def test_resources_and_tiles_have_the_names_of_the_file(language: str, tea: str, cloth: str, garden: str, pagoda: str) -> None:
    """In moves, events and refusals, in a terminal and in a picture; what the file does not name is called as the words say."""
    match = run_statements(
        """
        seats 2 start 0 active 0 round 3 ; centre pago dis tem ; piles Sa+3 Ko+3 Oo+3 Ac+3
        0 blue Dc,Moa,W dead 0 red - green - yellow - ; 1 blue W,W dead 0 red - green - yellow -
        = round 3
        """,
        POCKET,
    )
    say = words(language, POCKET.folder)
    merchant = f"{say('kind-merchant')} ({tea}/{say('resource-alcohol')})"
    assert say.say(POCKET.say_move("rMoa", "act")) == say("move-r", card=merchant)
    assert say.say(POCKET.say_move("opago", "act")) == say("move-o", tile=pagoda)
    assert say.say(POCKET.say_event(TileLaid("tem"))) == say("event-tile_laid", tile=garden)
    with pytest.raises(soiree.IllegalMove) as refused:
        match.play(0, "opago")
    assert refused.value.say is not None
    assert f"{cloth} ×4" in words(language, POCKET.folder).say(refused.value.say)
    board = drawn(match, language)
    assert f"o {tea} · a {say('resource-alcohol')} · c {cloth}" in board
    for text in (board, match.svg(None, language)):
        assert garden in text
        assert pagoda in text
        assert say("tile-dis") in text
        assert say("tile-tem") not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_has_every_tile_of_a_seat_in_full(language: str, tmp_path: Path) -> None:
    """A seat can open more than fit in a row if a file has more of them."""
    setup = "[setup.2]\ntiles = 10\nwidows_in_deck = 1\npile_sizes = [12, 12, 11, 11]\n"
    (tmp_path / "boom.toml").write_text(f'[game]\nid = "macao"\nedition = "boom"\nseats = [2]\n{setup}', encoding="utf-8")
    boom = PRINTED.with_board(tmp_path / "boom.toml")
    match = run_statements(
        """
        seats 2 start 0 active 0 round 9 ; centre mes ; piles Aw+8 Sb+9 Dc+11 Pa+11
        0 blue Ka,W dead 0 red Co green mar yellow tem,gam,syn,opi,cas,cab,dis ; 1 blue Sa,W dead 0 red - green - yellow chi
        = round 9
        """,
        boom,
    )
    say = words(language, boom.folder)
    picture = match.svg(None, language)
    assert [tile.code for tile in board(boom).box.tiles if escape(say(f"tile-{tile.code}")) not in picture] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_produces_is_shown_though_its_code_does_not_tell(language: str, tmp_path: Path) -> None:
    shipped = PRINTED.board_file.read_text(encoding="utf-8").replace('edition = "reconstructed-1"', 'edition = "coded"')
    assert all(f'code = "{code}"' in shipped for code in ("Pa", "Maw"))
    (tmp_path / "coded.toml").write_text(shipped.replace('"Pa"', '"P1"').replace('"Maw"', '"M1"'), encoding="utf-8")
    position = """
        seats 2 start 0 active 0 round 9 ; centre mes tem gam chi ; piles Aw+9 Sb+10 Dc+10 {first}+10
        0 blue {second},W dead 0 red Co green - yellow - ; 1 blue Sa,W dead 0 red - green - yellow -
        = round 9
        """
    coded = run_statements(position.format(first="P1", second="M1"), PRINTED.with_board(tmp_path / "coded.toml"))
    plain = run_statements(position.format(first="Pa", second="Maw"), PRINTED)
    for text in (drawn(coded, language), coded.svg(None, language)):
        assert all(shown in text for shown in ("P1:a", "M1:aw", "Sb:b"))
    for text in (drawn(plain, language), plain.svg(None, language)):
        assert all(shown in text for shown in ("Pa", "Maw", "Sb"))
        assert ":a" not in text


# ---------------------------------------------------------------- records and views of an edition


@pytest.fixture
def reprinted(tmp_path: Path) -> Game:
    """A room in which better values have become the edition, and today's lie among the older ones."""
    room = tmp_path / "macao"
    (room / "editions").mkdir(parents=True)
    shutil.copy(PRINTED.board_file, room / "editions" / "reconstructed-1.toml")
    text = PRINTED.board_file.read_text(encoding="utf-8").replace('edition = "reconstructed-1"', 'edition = "printed"')
    (room / "board.toml").write_text(text.replace("coins = 5", "coins = 6"), encoding="utf-8")
    return PRINTED.with_board(room / "board.toml")


def random_game(game: Game, seed: int) -> soiree.Match:
    options = game.check_options(None)
    match, rng = soiree.Match(game, game.begin(2, options), options, soiree.scripted([])), Rng(seed)
    while not match.over:
        conformance.random_step(match, rng)
    return match


def without_digest(record: str) -> str:
    """The room of these tests is not where the package is, so its editions count as installed, and records name their values."""
    return re.sub(r'\[EditionDigest "\w+"\]\n', "", record)


def test_a_record_loads_with_the_edition_it_names(reprinted: Game) -> None:
    old, new = random_game(PRINTED, 3), random_game(reprinted, 3)
    assert '[Edition "reconstructed-1"]' in old.record()
    assert '[Edition "printed"]' in new.record()
    for played in (old, new):
        again = replay(reprinted, Record.parse(played.record()))
        assert again.game.edition == played.game.edition
        assert without_digest(again.record()) == without_digest(played.record())
        assert again.view(0).json() == played.view(0).json()
    unnamed = old.record().replace('[Edition "reconstructed-1"]\n', "")
    assert soiree.load(unnamed).record() == old.record(), "who names none means the first"


def test_an_edition_that_nobody_has_is_refused(reprinted: Game) -> None:
    record = random_game(reprinted, 1).record()
    with pytest.raises(soiree.BadRecord, match="no edition 'printed'; known editions: reconstructed-1"):
        soiree.load(record)
    with pytest.raises(soiree.BadRecord, match="has no edition"):
        soiree.load('[Game "times-square"]\n[Edition "printed"]\n')


def test_a_view_names_its_edition_and_gives_back_its_state() -> None:
    for game in (PRINTED, POCKET):
        match = random_game(game, 5)
        view = match.view(1)
        assert isinstance(view, View)
        assert view.edition == game.edition
        assert game.sample(game.read_view(view.json()), Rng(1)).view(1) == view


def test_a_view_of_an_older_edition_is_read_with_its_own_values(reprinted: Game) -> None:
    view = random_game(PRINTED, 3).view(None)
    assert reprinted.sample(view, Rng(1)).view(None) == view


# ---------------------------------------------------------------- the data itself


def test_the_kinds_are_symmetric() -> None:
    """Invariant 9: the seven ordinary kinds, and the Merchants, look the same after a cyclic shift of the resources."""
    box = board(PRINTED).box
    ids = [resource.id for resource in box.resources]
    shift = dict(zip(ids, ids[1:] + ids[:1], strict=True))
    ordinary = [face for face in box.cards if face.produces != box.joker.id]
    faces = {(face.kind, face.produces, frozenset(face.pair or ()), tuple(sorted(face.cost.items())), face.coins) for face in ordinary}
    shifted = {
        (kind, shift[produces], frozenset(shift[id] for id in pair), tuple(sorted((shift[id], number) for id, number in cost)), coins)
        for kind, produces, pair, cost, coins in faces
        if kind != "merchant"
    }
    assert shifted == {face for face in faces if face[0] != "merchant"}
    pairs = {pair for kind, _, pair, _, _ in faces if kind == "merchant"}
    assert {frozenset(shift[id] for id in pair) for pair in pairs} == pairs
    assert len(pairs) == 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_name_no_other_numbers_than_the_data(language: str) -> None:
    """Where a clause names a number, it is this one; costs, coins and values of single cards and tiles are never named."""
    numbers, say = board(PRINTED), words(language, PRINTED.folder)
    at_least = {tile.condition.type: tile.condition.at_least for tile in numbers.box.tiles if tile.condition}
    expected = {
        "MAC-107": [setup.tiles for setup in numbers.box.setup.values()],
        "MAC-303": [numbers.blue_limit],
        "MAC-404": [numbers.box.constants.units_red_sailor.value],
        "MAC-530": [numbers.box.constants.units_red_sailor.value],
        "MAC-560": [numbers.box.constants.keeper_room.value],
        "MAC-611": [at_least["same_kind"]],
        "MAC-612": [at_least["blue"]],
        "MAC-613": [at_least["kinds"]],
        "MAC-703": [-numbers.box.widow().coins],
        "MAC-901": [numbers.red_cards_to_end],
        "MAC-905": [numbers.round_cap],
    }
    about = {**PRINTED.check_options(None), **PRINTED.clause_values}
    for clause in PRINTED.clauses:
        assert [int(number) for number in re.findall(r"[0-9]+", say(clause, about))] == expected.get(clause, []), clause


def test_every_fact_says_where_it_comes_from() -> None:
    board = tomllib.loads(PRINTED.board_file.read_text(encoding="utf-8"))
    entries = [*board["cards"], *board["tiles"], *board["kinds"], *board["resources"], board["joker"], board["game"]]
    entries += [*board["constants"].values(), *board["setup"].values(), *board["options"].values(), *board["components"].values()]
    assert {entry["source"] for entry in entries} == {"rulebook", "public", "reconstructed"}


WRONG = {
    "there must be four piles": ("piles = { value = 4 }", "piles = { value = 5 }"),
    "the piles must hold exactly the deck": ("pile_sizes = [5, 4, 4, 4]", "pile_sizes = [5, 5, 4, 4]"),
    "must be one of ..kinds.., but this card has another one: Sa": ('kind = "sailor"', 'kind = "pirate"'),
    "1 to 10 units of resources of this file; this is not so for Sa": ("cost = { opium = 3 }", "cost = { tea = 3 }"),
    "alcohol2 does not come with the game, so it needs a name": ('id = "alcohol"', 'id = "alcohol2"'),
    "pagoda2 does not come|pagoda2' of an establishment is not one to four": ('code = "pago"', 'code = "pagoda2"'),
    "the name of pago must be given in English and French": ('{ en = "Pagoda", fr = "Pagode" }', '{ en = "Pagoda" }'),
    "the id 'Silk' is not a lower-case letter": ('id = "cloth"', 'id = "Silk"'),
    "the id 'diamond' .* is that of the diamond": ('id = "cloth"', 'id = "diamond"'),
    "the code 'cl' of a resource is not one lower-case letter": ('code = "c"', 'code = "cl"'),
    "two resources have the same id or code": ('code = "c"', 'code = "o"'),
    "the code 'K,o' of a card is not a capital letter": ('code = "Ko"', 'code = "K,o"'),
    "the kinds of characters and their effects come from the rulebook": ('effect = "room"', 'effect = "none"'),
    "two cards or establishments have the same code: Oo": ('code = "Ko"', 'code = "Oo"'),
    "enough Widows": ("widows_dealt_per_seat = { value = 2 }", "widows_dealt_per_seat = { value = 3 }"),
    "not enough establishments": ("tiles = 5", "tiles = 7"),
    "a Merchant must join two resources of this file, and no other card may; this is not so for Mca": ('pair = ["alcohol", "cloth"]\n', ""),
    "and no other card may; this is not so for Mca$": ('pair = ["alcohol", "cloth"]', 'pair = ["cloth"]'),
    "and no other card may; this is not so for Mca( |$)": ('pair = ["alcohol", "cloth"]', 'pair = ["cloth", "cloth"]'),
    "and no other card may; this is not so for Ko": ('kind = "keeper"', 'pair = ["cloth", "alcohol"]\nkind = "keeper"'),
    "one of the two resources of her pair; Mca produces another one": (
        'kind = "merchant"\nproduces = "cloth"',
        'kind = "merchant"\nproduces = "opium"',
    ),
    "produce a resource of this file, but this one produces another one: Ko": (
        'kind = "keeper"\nproduces = "opium"',
        'kind = "keeper"\nproduces = "tea"',
    ),
    "only one card must produce the diamond: the Widow": ('produces = "diamond"', 'produces = "opium"'),
    "a colour is # and six hexadecimal digits": ('colour = "#c8372d"', 'colour = "red"'),
    "every card must produce a resource, a Merchant too; Mca produces none": ('kind = "merchant"\nproduces = "cloth"', 'kind = "merchant"'),
    "no cost can ask for a diamond, which stands for any resource .MAC-407., but this one does: Mca": (
        "cost = { alcohol = 2 }\ncoins = 1\ncopies = 1\npair",
        "cost = { diamond = 2 }\ncoins = 1\ncopies = 1\npair",
    ),
}


@pytest.mark.parametrize(("sentence", "change"), WRONG.items(), ids=list(WRONG))
def test_an_edition_that_cannot_be_played_is_refused(tmp_path: Path, sentence: str, change: tuple[str, str]) -> None:
    text = POCKET.board_file.read_text(encoding="utf-8")
    assert change[0] in text
    (tmp_path / "board.toml").write_text(text.replace(*change), encoding="utf-8")
    with pytest.raises(soiree.BadEdition, match=sentence) as refused:
        read_box(tmp_path / "board.toml")
    assert all(fault.at and reason_text(fault.reason, "fr") != reason_text(fault.reason, "en") for fault in refused.value.faults)


def test_a_second_edition_is_a_file_of_what_differs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tiles and another limit; all the rest is of the room. Nothing but the file is needed to play it."""
    constants = re.search(r"\[constants\]\n.*?\n\n", PRINTED.board_file.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert constants is not None
    codes = [tile.code for tile in board(PRINTED).box.tiles[:7]]
    tiles = "".join(f'[[tiles]]\ncode = "{code}"\nvalue = 7\ncost = {{ opium = {n + 1} }}\n' for n, code in enumerate(codes))
    game = '[game]\nid = "macao"\nedition = "night"\n\n'
    changed = re.sub(r"blue_limit = \{ value = \d+", "blue_limit = { value = 7", constants[0])
    (tmp_path / "night.toml").write_text(game + changed + tiles, encoding="utf-8")
    monkeypatch.setenv("SOIREE_EDITIONS", str(tmp_path))
    night = soiree.game("macao", "night")
    match = random_game(night, 4)
    assert soiree.load(match.record()).view(0).json() == match.view(0).json()
    view = match.view(0)
    assert isinstance(view, View)
    assert (view.edition, view.players[0].limit >= 7) == ("night", True)
    assert {tile for player in view.players for tile in (*player.green, *player.yellow)} | set(view.centre) <= set(codes)
    assert night.draw(view, words("fr", night.folder), ["A", "B"])


# ---------------------------------------------------------------- positions that cannot be

GOOD = "seats 2 start 0 active 0 round 6 ; centre tem chi dis mar ; piles Aw+8 Sb+9 Dc+10 Pa+10"
SEATS = "0 blue Ka,Ow,Pb,W dead 0 red Co green - yellow - ; 1 blue Sa,W dead 0 red - green - yellow -"


def test_a_position_can_be_set_up_from_the_library() -> None:
    match = soiree.position("macao", f"{GOOD} ; {SEATS}", options={"croupier": "total"})
    assert match.moves(0) == ("c1", "c2", "c3", "c4", "rOw", "rKa", "rW")
    state = match.state
    assert isinstance(state, Macao)
    assert state.croupier == TOTAL
    match.play(0, "c1")
    match.deal("W")
    assert soiree.load(match.record()).view(0).json() == match.view(0).json()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("Aw+8", "Aw+7"), "cards are hidden, but"),
        (("Ka,Ow", "Ka,Ka"), "more cards Ka"),
        (("dis mar", "dis"), "play with 4 tiles"),
        (("centre tem", "centre chi"), "a tile stands twice"),
        (("start 0", "start 2"), "the seats are 0 to 1"),
        (("seats 2", "seats 3"), "it is for 3 seats"),
        (("round 6", "round 61"), "rounds are 1 to 60"),
        (("round 6", "lap 6"), "is not written like"),
        (("blue Sa,W", "blue Sa,W,W,W"), "more cards W|play with 3 Widows"),
        (("Sb+9", "Xx+9"), "there is no card Xx"),
        (("centre tem", "centre xxx"), "there is no tile xxx"),
        ((" ; 1 blue", " ; 0 blue"), "seat 1 is due"),
        (("1 blue Sa,W dead 0 red - green - yellow -", ""), "5 statements are due"),
        (("red Co green -", "red Co green dis"), "play with 4 tiles"),
        (("Aw+8 Sb+9 Dc+10 Pa+10 ; 0 blue Ka,", "Aw+6 Sb+9 Dc+10 Pa+10 ; 0 blue Ka,Pw,Po,"), "more blue cards than its limit"),
        (("dead 0 red Co", "dead 2 red Co"), "play with 3 Widows"),
    ],
)
def test_a_position_that_cannot_be_is_refused(change: tuple[str, str], reason: str) -> None:
    text = f"{GOOD} ; {SEATS}"
    assert change[0] in text
    with pytest.raises(soiree.BadPosition, match=reason):
        soiree.position("macao", text.replace(change[0], change[1], 1))


def test_a_position_is_a_text() -> None:
    with pytest.raises(soiree.BadPosition, match="a position is a text"):
        soiree.position("macao", {"seats": 2})
