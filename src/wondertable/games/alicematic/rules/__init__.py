"""The rules of AlicematiC Heroes: what is compiled, and knows neither JSON nor sentences."""
