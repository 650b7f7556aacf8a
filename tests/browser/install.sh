#!/bin/sh
# Puts on the machine what the browser tests need: Chromium and npm at once where they are there, through
# apt as root on Debian; axe and Lighthouse through npm. `install.sh chromium` puts Chromium alone.
set -eu
cd "$(dirname "$0")"
missing=
for program in ${1-chromium npm}; do
  command -v "$program" >/dev/null 2>&1 || missing="$missing $program"
done
if [ -n "$missing" ]; then
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
    echo "The browser tests need$missing. On Debian: sudo apt-get install$missing" >&2
    exit 1
  fi
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  # shellcheck disable=SC2086
  apt-get install -qq -y --no-install-recommends $missing >/dev/null
fi
if [ $# = 0 ] && [ ! node_modules/.package-lock.json -nt package-lock.json ]; then
  npm ci --silent --no-audit --no-fund --ignore-scripts
  touch node_modules/.package-lock.json
fi
