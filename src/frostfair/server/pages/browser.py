"""Opening a browser, where there is one."""

import os
import sys
import webbrowser


def show(address: str) -> bool:
    """In a browser, if this computer has one with a window."""
    windows = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    try:
        return windows and webbrowser.open(address)
    except webbrowser.Error:
        return False
