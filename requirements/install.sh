# shellcheck shell=bash
# Makes and repairs .venv for ./play and ./check, which source this file after setting `root`; or the environment that
# REGALIA_VENV names.
#
# What is done is noted in .venv/.regalia, each note only after the work it stands for. So a run that
# was interrupted anywhere is repaired by the next one, and a run with nothing to do starts at once.
# All messages go to stderr: what `./play simulate --json` prints stays readable for programs.

venv=${REGALIA_VENV:-${root:?}/.venv}
notes=$venv/.regalia
log=
ticker=
scratch=
groups=()

# A search path of the caller must not stand in for what is installed here.
unset PYTHONHOME PYTHONPATH CDPATH
# Whoever keeps Python from writing down what it compiled would have every process here compile everything anew.
unset PYTHONDONTWRITEBYTECODE
export PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1 PIP_USER=0

say() { printf '%s\n' "$*" >&2; }

die() {
    say "$@"
    exit 1
}

clean_up() {
    local group
    stop_ticker
    for group in ${groups[@]+"${groups[@]}"}; do kill -- "-$group" 2>/dev/null || true; done
    [ -z "$scratch" ] || rm -rf "$scratch"
}

interrupted() {
    clean_up
    say
    say "Interrupted. Run it again: what was left half-done is repaired."
    trap - EXIT
    exit 130
}

trap clean_up EXIT
trap interrupted INT TERM HUP

start_ticker() {
    [ -t 2 ] || return 0
    (
        begun=$SECONDS
        while :; do
            last=$(tail -n 1 "$log" 2>/dev/null | tr -d '\r\033' | cut -c 1-48) || last=
            printf '\r\033[K  %s s  %s' "$((SECONDS - begun))" "$last" >&2
            sleep 1
        done
    ) &
    ticker=$!
}

stop_ticker() {
    [ -n "$ticker" ] || return 0
    kill "$ticker" 2>/dev/null || true
    wait "$ticker" 2>/dev/null || true
    ticker=
    printf '\r\033[K' >&2
}

# quietly TEXT COMMAND...: say what begins, show that it lives, and its output only if it fails.
quietly() {
    local text=$1 begun=$SECONDS status=0
    shift
    [ -n "$scratch" ] || scratch=$(mktemp -d "${TMPDIR:-/tmp}/regalia.XXXXXX") || return 1
    log=$scratch/log
    : >"$log"
    say "$text ..."
    start_ticker
    # In a shell of its own: an interruption is told on this one's stderr, not in the log.
    ("$@") >"$log" 2>&1 </dev/null || status=$?
    stop_ticker
    if [ "$status" -ne 0 ]; then
        tail -n 40 "$log" >&2
        return 1
    fi
    say "  done in $((SECONDS - begun)) s"
}

# Several may run at once: installing is exclusive, and ./check shares what it tests.
lock() {
    command -v flock >/dev/null || return 0
    flock -n "$1" 9 && return
    say "Waiting for another ./play or ./check in this folder ..."
    flock "$1" 9
}

unlock() {
    command -v flock >/dev/null || return 0
    flock -u 9
}

exec 9<"$root"

digest=(sha256sum)
command -v sha256sum >/dev/null || digest=(shasum -a 256)

noted() { [ -f "$notes/$1" ] && [ "$(<"$notes/$1")" = "$2" ]; }

note() { printf '%s\n' "$2" >"$notes/$1"; }

identity() { "$1" -I -c 'import sys; print(sys.version)' 2>/dev/null; }

# The folder counts too: an environment that was moved or copied does not work.
venv_identity() { printf '%s\n' "$venv" && identity "$venv/bin/python"; }

requirements_identity() { "${digest[@]}" <"$root/requirements/$1.txt"; }

# What the installed package depends on. A compiler that comes or goes counts too.
package_identity() {
    {
        find "$root/src" "$root/web" "$root/building" "$root/pyproject.toml" "$root/hatch_build.py" \
            \( -name node_modules -o -path "$root/src/regalia/server/static" -o -name __pycache__ \) -prune -o -type f -print0 |
            LC_ALL=C sort -z | xargs -0 "${digest[@]}"
        type -P "${CC:-cc}" cc gcc clang || true
        [ ! -f "$(cat "$notes/headers")" ] || echo headers
    } | "${digest[@]}"
}

# requirements_current KIND and package_current WISH [CLIENT]: nothing to install. The wish is `any`, `best`
# (as good as this machine can), or the way in which the package must have been built: `compiled`, or
# `uncompiled`, which is interpreted because REGALIA_COMPILE=0 said so. The client may be `any` or `built`.
requirements_current() {
    [ ! -e "$notes/unfinished" ] && noted "$1" "$(requirements_identity "$1")" && noted venv "$(venv_identity)" || return 1
    [ -z "${PYTHON:-}" ] || [ "$(identity "$PYTHON")" = "$(identity "$venv/bin/python")" ]
}

package_current() {
    [ ! -e "$notes/unfinished" ] && noted package "$(package_identity)" || return 1
    case $1 in
    any) ;;
    best) ! noted way uncompiled ;;
    *) noted way "$1" ;;
    esac || return 1
    [ "${2:-any}" = any ] || noted client "$2"
}

# The interpreter behind a command, if it is a Python that Regalia runs on: not one of an environment
# that may be activated, for that may be the very one to be made anew.
base_python() {
    "$1" -I -c 'import sys; sys.version_info >= (3, 11) or sys.exit(1); print(sys._base_executable)' 2>/dev/null
}

find_python() {
    local candidate
    if [ -n "${PYTHON:-}" ]; then
        python=$(base_python "$PYTHON") || die "PYTHON=$PYTHON is not a Python 3.11 or later."
        return
    fi
    for candidate in python3 python3.14 python3.13 python3.12 python3.11 python; do
        python=$(base_python "$candidate") && return
    done
    if command -v uv >/dev/null; then
        python='>=3.11'
        return
    fi
    command -v python3 >/dev/null ||
        die "Regalia needs Python 3.11 or later, and there is no python3. On Debian: apt-get install python3 python3-venv"
    die "Regalia needs Python 3.11 or later, and python3 is $(python3 -c 'import platform; print(platform.python_version())')." \
        "Install a later one (Debian 12 and later: apt-get install python3 python3-venv), or name it: PYTHON=/path/to/python3.12 $0"
}

make_venv() {
    local python version
    find_python
    rm -rf "$venv" && mkdir -p "${venv%/*}"
    if command -v uv >/dev/null; then
        quietly "Making .venv with uv" uv venv --python "$python" "$venv" || die "uv could not make .venv (see above)."
    else
        if ! "$python" -I -c 'import venv; from ensurepip import version' 2>/dev/null; then
            version=$("$python" -I -c 'import sys; print("%d.%d" % sys.version_info[:2])')
            die "Python $version is here without its venv module. On Debian: apt-get install python$version-venv"
        fi
        quietly "Making .venv" "$python" -m venv "$venv" || die "Python could not make .venv (see above)."
    fi
    mkdir "$notes"
    "$venv/bin/python" -I -c 'import sysconfig; print(sysconfig.get_path("include") + "/Python.h")' >"$notes/headers"
    note venv "$(venv_identity)"
}

install_into_venv() {
    if command -v uv >/dev/null; then
        uv pip install --python "$venv/bin/python" "$@"
    else
        "$venv/bin/python" -m pip install --progress-bar off --no-compile "$@" # as uv does: what is imported is compiled then
    fi
}

# install_requirements KIND: `run`, or `check`, which holds all of `run` too.
install_requirements() {
    local kind=$1 file=$root/requirements/$1.txt
    requirements_current "$kind" && return
    if [ -e "$notes/unfinished" ] || ! noted venv "$(venv_identity)" ||
        { [ -f "$notes/run" ] && ! requirements_current run; } ||
        { [ "$kind" = check ] && [ -f "$notes/check" ]; } ||
        { ! command -v uv >/dev/null && [ ! -x "$venv/bin/pip" ]; }; then
        make_venv
    fi
    : >"$notes/unfinished"
    quietly "Installing the $(grep -c '^[a-z0-9]' "$file") packages of requirements/$kind.txt" \
        install_into_venv --require-hashes -r "$file" ||
        die "The packages could not be installed (see above). Is the network there? Then run $0 again."
    note run "$(requirements_identity run)"
    [ "$kind" = run ] || note "$kind" "$(requirements_identity "$kind")"
    rm "$notes/unfinished"
}

build_wheel() {
    cd "$root" && rm -rf "$scratch/wheel" && "$venv/bin/python" -m hatchling build -t wheel -d "$scratch/wheel"
}

# install_package WISH [CLIENT]: build and install Regalia as a user gets it, compiled as REGALIA_COMPILE
# says and with the browser client as REGALIA_CLIENT says.
install_package() {
    local identity way client=missing
    package_current "$@" && return
    identity=$(package_identity)
    quietly "Building Regalia" build_wheel || return 1
    grep '^Regalia ' "$log" >&2 || true
    : >"$notes/unfinished"
    quietly "Installing Regalia" install_wheel || return 1
    way=$(REGALIA_INTERPRETED='' "$venv/bin/python" -I -c 'from regalia import _source; print("compiled" if _source.compiled() else "interpreted")') || return 1
    [ "${REGALIA_COMPILE:-}" != 0 ] || way=uncompiled
    note way "$way"
    "$venv/bin/python" -I -c 'import sys; from importlib.resources import files; sys.exit(not (files("regalia.server") / "static" / "index.html").is_file())' && client=built
    note client "$client"
    note package "$identity"
    rm "$notes/unfinished"
}

install_wheel() {
    if command -v uv >/dev/null; then
        install_into_venv --no-cache --no-deps --no-index --reinstall "$scratch"/wheel/*.whl
    else
        install_into_venv --no-deps --no-index --force-reinstall "$scratch"/wheel/*.whl
    fi
}
