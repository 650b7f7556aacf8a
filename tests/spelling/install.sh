#!/bin/sh
# Puts hunspell and the dictionaries on the machine: at once where they are there, through apt as root
# on Debian (hunspell, Kazakh) and through npm (Armenian, Georgian).
set -eu
cd "$(dirname "$0")"
missing=
command -v hunspell >/dev/null 2>&1 || missing="$missing hunspell"
[ -e /usr/share/hunspell/kk_KZ.dic ] || missing="$missing hunspell-kk"
command -v npm >/dev/null 2>&1 || missing="$missing npm"
if [ -n "$missing" ]; then
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
    echo "make spell needs$missing. On Debian: sudo apt-get install$missing" >&2
    exit 1
  fi
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  # shellcheck disable=SC2086
  apt-get install -qq -y --no-install-recommends $missing >/dev/null
fi
if [ ! node_modules/.package-lock.json -nt package-lock.json ]; then
  npm ci --silent --no-audit --no-fund --ignore-scripts
  touch node_modules/.package-lock.json
fi
