"""The stream of frames: who reads slowly skips to what is complete in itself, and keeps nobody waiting."""

from __future__ import annotations

import asyncio

from wondertable.server.connection import Connection, Stream


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


async def test_a_slow_reader_skips_frames_and_still_gets_states_between_them() -> None:
    sent: list[bytes] = []
    ready = asyncio.Semaphore(0)

    async def send(data: bytes) -> None:
        await ready.acquire()
        sent.append(data)

    stream = Stream()
    connection = Connection(send, send)
    pump = asyncio.create_task(connection.pump(lambda _connection: b"state", stream))
    stream.add(b"unseen", True)
    connection.watch()
    ready.release()
    await asyncio.sleep(0.01)
    assert sent == [], "nobody who has not said hello sees anything"
    connection.greet(None, 0)
    await asyncio.sleep(0.01)
    assert sent == [b"state"]
    for second in range(50):
        stream.add(b"full %d" % second, True)
        for frame in range(29):
            stream.add(b"%d" % frame, False)
        connection.watch()
    connection.look()
    for _ in range(3):
        ready.release()
        await asyncio.sleep(0.01)
    assert sent == [b"state", b"\x01unseen", b"state", b"\x01full 49"]
    pump.cancel()
