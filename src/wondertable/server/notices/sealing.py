"""Web Push: a message only the subscribed browser can read (RFC 8291), and who sends it (VAPID, RFC 8292).

Needs the package `cryptography`, which comes with `wondertable[push]`.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import os

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

CURVE = ec.SECP256R1()
RECORD = 4096
"""The size of a record, as the header of a message names it: ours are always one."""
LAST = b"\x02"
"""Stands after the last record's content; what follows hides how long that was."""
PADDED = 256
"""Messages are so many bytes long, or a multiple of it: their length tells nobody what is asked."""
SIGNATURE_HALF = 32


def in_letters(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_letters(text: str) -> bytes:
    """Raises ValueError where the text is no base64url."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    point = key.public_key()
    return point.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def read_public(data: bytes) -> ec.EllipticCurvePublicKey:
    """Raises ValueError where this is no point of the curve."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)


def read_private(data: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(data), CURVE)


def new_private() -> bytes:
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32)


def hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """RFC 5869, for results of at most one hash."""
    key = hmac.new(salt, secret, hashlib.sha256).digest()
    return hmac.new(key, info + b"\x01", hashlib.sha256).digest()[:length]


def seal(message: bytes, browser: bytes, secret: bytes, own: bytes | None = None, salt: bytes | None = None) -> bytes:
    """The body for a push service. `browser` is the subscription's public key, `secret` what it calls auth."""
    mine = read_private(own or new_private())
    salt = salt or os.urandom(16)
    shared = mine.exchange(ec.ECDH(), read_public(browser))
    sender = public_bytes(mine)
    together = hkdf(secret, shared, b"WebPush: info\x00" + browser + sender, 32)
    key = hkdf(salt, together, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = hkdf(salt, together, b"Content-Encoding: nonce\x00", 12)
    header = salt + RECORD.to_bytes(4) + bytes([len(sender)]) + sender
    return header + AESGCM(key).encrypt(nonce, message + LAST, None)


def padded(message: bytes) -> bytes:
    """Spaces after JSON mean nothing."""
    return message + b" " * (-len(message) % PADDED)


def signed(private: bytes, audience: str, until: float, contact: str | None) -> str:
    """The Authorization of a message for the push service at this origin."""
    key = read_private(private)
    claims = {"aud": audience, "exp": int(until)} | ({} if contact is None else {"sub": contact})
    parts = [{"typ": "JWT", "alg": "ES256"}, claims]
    text = ".".join(in_letters(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
    r, s = utils.decode_dss_signature(key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
    signature = r.to_bytes(SIGNATURE_HALF) + s.to_bytes(SIGNATURE_HALF)
    return f"vapid t={text}.{in_letters(signature)}, k={in_letters(public_bytes(key))}"


def is_signed(token: str, public: bytes) -> bool:
    """Whether a token was signed by the owner of a key."""
    text, _, signature = token.rpartition(".")
    r, s = (int.from_bytes(half) for half in halves(from_letters(signature)))
    try:
        read_public(public).verify(utils.encode_dss_signature(r, s), text.encode(), ec.ECDSA(hashes.SHA256()))
    except InvalidSignature:
        return False
    return True


def halves(signature: bytes) -> tuple[bytes, bytes]:
    return signature[:SIGNATURE_HALF], signature[SIGNATURE_HALF:]
