"""Who plays Bibliowonders! where no person does."""
