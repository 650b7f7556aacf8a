"""How fast the engine is, on fixed sets of positions."""
