"""The rules of Witchstone: pure, and known to nothing but the kernel."""
