"""Looking ahead with a tree: judge, tree and search, compiled with the rules."""
