"""The arena: bots play mirrored games against each other, and figures say how sure the outcome is."""
