"""What people see, write and keep of Bibliowonders!"""
