"""Who plays AlicematiC Heroes in the place of people."""
