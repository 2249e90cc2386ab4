# Sourced by play and check: what the system must have, and the virtual environment. Bash; the caller has set -euo pipefail.

# What a window needs on a bare Debian or Ubuntu (PySide6 brings the rest).
WINDOW_PACKAGES="libegl1 libgl1 libgl1-mesa-dri libopengl0 libglib2.0-0 libfontconfig1 libdbus-1-3 libxkbcommon0
 libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libwayland-client0 libwayland-cursor0
 libwayland-egl1 libpulse0"

# The newest Python this program runs on; prints nothing where there is none.
find_python() {
    local candidate
    for candidate in python3 python3.14 python3.13 python3.12 python3.11; do
        if command -v "$candidate" >/dev/null && "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$candidate"
            return
        fi
    done
}

# Debian renamed some libraries (libglib2.0-0 became libglib2.0-0t64): either name counts.
has_package() {
    dpkg-query -W -f='${Status}\n' "$1" "$1t64" 2>/dev/null | grep -q '^install ok installed'
}

# need_packages PACKAGE…: installs what is missing when it may, else says how and ends with 2.
need_packages() {
    command -v dpkg-query >/dev/null || return 0        # not a Debian: its own packages are the user's business
    local missing=() package
    for package in "$@"; do has_package "$package" || missing+=("$package"); done
    [ ${#missing[@]} -eq 0 ] && return 0
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "Installing ${missing[*]} …" >&2
        { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"; } >/dev/null 2>"$HERE/.setup.log" \
            && rm -f "$HERE/.setup.log" && return 0
        tail -n 3 "$HERE/.setup.log" >&2
    fi
    echo "Some system packages are missing. Please run:  sudo apt-get install ${missing[*]}" >&2
    exit 2
}

# dependencies EXTRA: what pyproject.toml asks for, a line each.
dependencies() {
    "$HERE/.venv/bin/python" - "$HERE/pyproject.toml" "$1" <<'PYTHON'
import sys, tomllib
project = tomllib.load(open(sys.argv[1], "rb"))["project"]
print(*project["dependencies"], *(project["optional-dependencies"]["dev"] if sys.argv[2] else ()), sep="\n")
PYTHON
}

# ready_venv EXTRA: .venv holds the program's dependencies ('' or '[dev]'); does nothing when it already does.
ready_venv() {
    local extra=$1 python stamp
    python=$(find_python)
    if [ -z "$python" ]; then
        need_packages python3 python3-venv
        python=$(find_python)
        [ -n "$python" ] || { echo "Tsukimori needs Python 3.11 or newer; this system has none." >&2; exit 2; }
    fi
    stamp="$extra $(cat "$HERE/pyproject.toml" "$HERE/constraints.txt" | cksum)"
    # An environment with the tests' tools serves the game too.
    case "$(cat "$HERE/.venv/stamp" 2>/dev/null)" in "$stamp"|"[dev]${stamp#"$extra"}") return 0 ;; esac
    "$python" -c 'import ensurepip' 2>/dev/null || need_packages python3-venv
    echo "Setting up (once; about a minute) …" >&2
    [ -x "$HERE/.venv/bin/python" ] || "$python" -m venv "$HERE/.venv" || { rm -rf "$HERE/.venv"; exit 2; }
    # The dependencies alone: the program runs from its folder, so nothing has to be built.
    if ! dependencies "$extra" | "$HERE/.venv/bin/python" -m pip install -q --disable-pip-version-check --prefer-binary \
            -c "$HERE/constraints.txt" -r /dev/stdin >"$HERE/.setup.log" 2>&1; then
        grep -iE 'error' "$HERE/.setup.log" | tail -n 3 >&2
        echo "Setting up failed; nothing was changed outside .venv. The whole story is in .setup.log; run this again to try again." >&2
        exit 2
    fi
    rm -f "$HERE/.setup.log"
    echo "$stamp" >"$HERE/.venv/stamp"
}
