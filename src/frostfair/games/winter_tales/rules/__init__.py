"""The rules of Winter Tales: pure, and known to nothing but the kernel."""
