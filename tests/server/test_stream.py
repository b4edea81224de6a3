"""The stream of frames: who reads slowly skips to what is complete in itself, and keeps nobody waiting."""

from __future__ import annotations

import asyncio

from wondertable.server.connection import NOTES_WAITING, Connection, Stream


class FalseLine:
    """A line that takes so many messages and no more."""

    def __init__(self, room: int = 0) -> None:
        self.room = room
        self.sent: list[bytes] = []

    @property
    def has_room(self) -> bool:
        return self.room > 0

    def write_text(self, text: bytes) -> None:
        self.room -= 1
        self.sent.append(text)

    write_bytes = write_text

    def break_off(self, _code: int | None = None) -> None:
        raise AssertionError


def all_from(stream: Stream, number: int) -> list[bytes]:
    found = []
    while (frame := stream.next(number)) is not None:
        number = frame[0] + 1
        found.append(frame[1])
    return found


def test_a_newcomer_begins_with_the_last_full_frame() -> None:
    stream = Stream()
    assert stream.next(0) is None
    for letter, full in ((b"A", True), (b"b", False), (b"C", True), (b"d", False), (b"e", False)):
        stream.add(letter, full)
    assert all_from(stream, 0) == [b"\x01C", b"\x00d", b"\x00e"]
    assert all_from(stream, 3) == [b"\x00d", b"\x00e"]
    stream.add(b"F", True)
    assert all_from(stream, 4) == [b"\x01F"]
    assert all_from(stream, 6) == []


def test_a_slow_reader_skips_frames_and_still_gets_states_between_them() -> None:
    line, stream = FalseLine(room=1), Stream()
    connection = Connection(line)

    def send(room: int = 0) -> None:
        line.room += room
        connection.send(lambda _connection: b"state", stream)

    stream.add(b"unseen", True)
    send()
    assert line.sent == [], "nobody who has not said hello sees anything"
    connection.greet(None, 0)
    send()
    assert line.sent == [b"state"]
    for second in range(50):
        stream.add(b"full %d" % second, True)
        stream.add(b"part %d" % second, False)
        send()
    send(1)
    assert line.sent[1:] == [b"\x01full 49"]
    connection.look()
    send(2)
    assert line.sent[2:] == [b"state", b"\x00part 49"]
    send(5)
    assert len(line.sent) == 4


async def test_who_does_not_take_notes_is_not_read_from() -> None:
    line = FalseLine()
    connection = Connection(line)
    for _ in range(NOTES_WAITING):
        connection.pong()
    waiting = asyncio.create_task(connection.ready())
    await asyncio.sleep(0)
    assert (line.sent, waiting.done()) == ([], False)
    line.room = 1
    connection.send(lambda _connection: b"state", Stream())
    await waiting
    assert line.sent == [b'{"type":"pong","number":1}']
