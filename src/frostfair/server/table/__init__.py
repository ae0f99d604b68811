"""One table: its room without I/O, and all that keeps it going: committing, clocks, chat, who is there."""
