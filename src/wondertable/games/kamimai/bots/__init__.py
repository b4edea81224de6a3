"""Who plays KamiMaï by itself."""
