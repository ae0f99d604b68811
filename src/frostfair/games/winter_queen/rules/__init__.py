"""The rules of Winter Queen: pure, and known to nothing but the kernel."""
