"""What people tell, beside the rules, and the tale it becomes."""
