"""Messages for browsers are sealed and signed as RFC 8291 and RFC 8292 say."""

from __future__ import annotations

import json

import pytest

from wondertable.server.notices import sealing
from wondertable.server.notices.sealing import from_letters, in_letters

# RFC 8291, appendix A.
WORDS = b"When I grow up, I want to be a watermelon"
SENDER = from_letters("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
BROWSER = from_letters("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
SALT = from_letters("DGv6ra1nlYgDCS1FRnbzlw")
SECRET = from_letters("BTBZMqHH6r4Tts7J_aSIgg")
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
    "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
# RFC 8292, section 2.4.
TOKEN = (
    "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1ha"
    "Wx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA"
)
OWNER = from_letters("BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs")


def test_the_example_of_rfc_8291_comes_out_letter_by_letter() -> None:
    assert in_letters(sealing.seal(WORDS, BROWSER, SECRET, SENDER, SALT)) == SEALED


def test_the_example_of_rfc_8292_is_known_as_signed() -> None:
    assert sealing.is_signed(TOKEN, OWNER)
    assert not sealing.is_signed(TOKEN.replace("hbGci", "hbGcj", 1), OWNER)


def test_what_we_sign_is_ours() -> None:
    private = sealing.new_private()
    said = sealing.signed(private, "https://push.example", 1_900_000_000.5, "https://tables.example/")
    token, key = said.removeprefix("vapid t=").split(", k=")
    assert sealing.is_signed(token, from_letters(key))
    assert from_letters(key) == sealing.public_bytes(sealing.read_private(private))
    head, claims, _ = token.split(".")
    assert json.loads(from_letters(head)) == {"typ": "JWT", "alg": "ES256"}
    wanted = {"aud": "https://push.example", "exp": 1_900_000_000, "sub": "https://tables.example/"}
    assert json.loads(from_letters(claims)) == wanted


def test_each_message_is_sealed_anew_and_its_length_tells_nothing() -> None:
    first, second = (sealing.seal(sealing.padded(words), BROWSER, SECRET) for words in (b'"a"', b'"a longer one"'))
    assert len(first) == len(second)
    assert first[:16] != second[:16] and first[21:86] != second[21:86]


@pytest.mark.parametrize("bad", [b"", b"\x04" + b"\x01" * 64, BROWSER[:-1]])
def test_what_is_no_key_of_a_browser_is_refused(bad: bytes) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        sealing.seal(WORDS, bad, SECRET)
