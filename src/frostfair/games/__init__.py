"""One folder for each game. `installed` finds them; a game's `package` says what it brings."""
