"""What people see, say and save of AlicematiC Heroes."""
