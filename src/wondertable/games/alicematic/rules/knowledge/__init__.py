"""What a seat of AlicematiC cannot know, and another world that looks the same to it."""
