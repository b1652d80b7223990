"""The shuffle: anyone can write the verifier from its seven steps. Here is one."""

import hashlib
from collections import Counter

import pytest

from impera.errors import SetupError
from impera.game.game import Game
from impera.game.shuffle import Seeds, seeds_of_number, shuffled
from tests.game.whole_games import every_setup

BOX = {  # R1.1, as printed
    1: "M1 " * 8 + "R1 " * 8 + "E1 " * 4 + "S1 " * 4 + "C1 " * 4,
    2: "M2 " * 8 + "R2 " * 8 + "E2 " * 4 + "S2 " * 8 + "C2 " * 4,
    3: "M3 " * 4 + "E3 " * 8 + "S3 " * 8 + "C3 " * 8 + "U3 " * 16,
}
ZEROS, COUNTING = "00" * 32, bytes(range(32)).hex()


VECTOR_TWO = ("M1 C1 M1 M1 C1 R1 R1 S1 M1 C1 S1 R1", "R1 E1 M1 C2 R2 M2 S3 S3 U3", 1)
VECTOR_FOUR = ("C1 R1 C1 R1 M1 R1 R1 M1 R1 M1 S1 M1", "", 2)
DIGEST_TWO, DIGEST_FOUR = "34fb950a182aed2f", "b8b3dd59230c113d"


class Verifier:
    """The seven steps of the documentation, and nothing of ours."""

    def __init__(self, seed, player_seeds, players):
        texts = list(player_seeds) or [""] * players
        message = b"impera-shuffle/1" + bytes.fromhex(seed)
        for text in texts:
            message += len(text.encode("utf-8")).to_bytes(4, "big") + text.encode("utf-8")
        self.key = hashlib.sha256(message).digest()
        self.words = []
        self.block = 0
        self.players = players

    def word(self):
        if not self.words:
            digest = hashlib.sha256(self.key + self.block.to_bytes(8, "big")).digest()
            self.words = [int.from_bytes(digest[place : place + 4], "big") for place in range(0, 32, 4)]
            self.block += 1
        return self.words.pop(0)

    def below(self, n):
        while True:
            word = self.word()
            if word < n * (2**32 // n):
                return word % n

    def deal(self):
        deck, removed = [], []
        for age in (1, 2, 3):
            cards = BOX[age].split()
            for i in range(len(cards) - 1, 0, -1):
                j = self.below(i + 1)
                cards[i], cards[j] = cards[j], cards[i]
            out = 0 if self.players == 4 else 3
            removed += cards[:out]
            deck += cards[out:]
        return deck, removed, 1 + self.below(self.players)


@every_setup
@pytest.mark.parametrize("server", [ZEROS, COUNTING, COUNTING.upper()], ids=["zeros", "counting", "capitals"])
@pytest.mark.parametrize(
    "texts",
    [(), ("",) * 4, ("a", "b", "c", "d"), ("Ωμέγα", "ő", "", "è"), ("ab", "", "", "c")],
    ids=["none", "empty", "ascii", "unicode", "few"],
)
def test_the_documented_steps_give_the_same_deal(setup, server, texts):
    players, variant, teams = setup
    seeds = Seeds(server, texts[:players])
    made = shuffled(seeds, players=players, variant=variant, teams=teams)
    deck, removed, first = Verifier(server, texts[:players], players).deal()
    assert (list(made.deck), list(made.removed), made.first) == (deck, removed, first)


def test_fixed_vectors():
    """Written out, so that neither implementation can drift."""
    two = shuffled(Seeds(ZEROS), players=2)
    four = shuffled(Seeds(COUNTING, ("Anna", "Béla", "Carla", "Δήμητρα")), players=4)
    assert Seeds(ZEROS).commitment == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert Seeds(COUNTING).commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert (" ".join(two.deck[:12]), " ".join(two.removed), two.first) == VECTOR_TWO
    assert (" ".join(four.deck[:12]), " ".join(four.removed), four.first) == VECTOR_FOUR
    assert hashlib.sha256(" ".join(two.deck).encode()).hexdigest()[:16] == DIGEST_TWO
    assert hashlib.sha256(" ".join(four.deck).encode()).hexdigest()[:16] == DIGEST_FOUR


def test_each_player_seed_changes_the_deal():
    deals = {
        shuffled(Seeds(ZEROS, texts), players=3).deck for texts in [(), ("x", "", ""), ("", "x", ""), ("", "", "x")]
    }
    assert len(deals) == 4


def test_player_seeds_cannot_be_slid_into_each_other():
    assert shuffled(Seeds(ZEROS, ("ab", "")), players=2) != shuffled(Seeds(ZEROS, ("a", "b")), players=2)


def test_no_player_seeds_is_the_same_as_empty_ones():
    assert shuffled(Seeds(ZEROS), players=3) == shuffled(Seeds(ZEROS, ("", "", "")), players=3)


def test_another_number_is_another_game():
    decks = {shuffled(seeds_of_number(number), players=2).deck for number in range(50)}
    assert len(decks) == 50


def test_every_seat_is_first_player_about_as_often():
    firsts = Counter(shuffled(seeds_of_number(number), players=3).first for number in range(600))
    assert set(firsts) == {1, 2, 3}
    assert min(firsts.values()) > 150


def test_every_card_comes_first_about_as_often_as_it_is_in_the_box():
    tops = Counter(shuffled(seeds_of_number(number), players=4).deck[0] for number in range(700))
    assert set(tops) == {"M1", "R1", "E1", "S1", "C1"}
    assert 150 < tops["M1"] < 250  # expected 200, standard deviation 12
    assert 60 < tops["C1"] < 140  # expected 100


def test_the_commitment_can_be_published_before_and_checked_after():
    seeds = seeds_of_number(7)
    assert seeds.commitment == hashlib.sha256(bytes.fromhex(seeds.server)).hexdigest()
    assert seeds.commitment == Seeds(seeds.server, ("a", "b")).commitment


@pytest.mark.parametrize("server", ["", "00", "zz" * 32, ZEROS + "0", ZEROS[:-1], " " + ZEROS[1:], ZEROS[:-1] + "\n"])
def test_a_bad_server_seed_is_refused(server):
    for refused in (lambda: shuffled(Seeds(server), players=2), lambda: Seeds(server).commitment):
        with pytest.raises(SetupError, match="64 hexadecimal digits") as refusal:
            refused()
        assert (refusal.value.code, refusal.value.key) == ("bad-setup", "setup-seed")


def test_a_line_break_behind_a_seed_is_no_digit():
    with pytest.raises(SetupError):
        shuffled(Seeds(ZEROS + "\n"), players=2)


@pytest.mark.parametrize("texts", [("a",), ("a", "b", "c")])
def test_player_seeds_are_one_per_seat_or_none(texts):
    with pytest.raises(SetupError, match="each of the 2 seats"):
        shuffled(Seeds(ZEROS, texts), players=2)


def test_a_player_seed_has_a_longest_length():
    assert shuffled(Seeds(ZEROS, ("x" * 200, "")), players=2).players == 2
    with pytest.raises(SetupError, match="at most 200 characters, not 201"):
        shuffled(Seeds(ZEROS, ("x" * 201, "")), players=2)


def test_a_game_keeps_its_seeds():
    seeds = Seeds(COUNTING, ("a", "b"))
    game = Game.new(2, seed=seeds)
    assert game.seeds == seeds
    assert game.setup == shuffled(seeds, players=2)


@pytest.mark.parametrize("options", [{"players": 5}, {"players": 2, "variant": "x"}, {"players": 3, "teams": True}])
def test_a_game_that_does_not_exist_is_not_shuffled(options):
    with pytest.raises(SetupError):
        shuffled(Seeds(ZEROS), **options)


def test_a_player_seed_that_is_no_unicode_text_is_refused():
    with pytest.raises(SetupError):
        shuffled(Seeds(ZEROS, ("\ud800", "")), players=2)
