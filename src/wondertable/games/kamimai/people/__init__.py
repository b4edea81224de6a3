"""What people see, write and are told of KamiMaï."""
