#!/bin/sh
# Puts Chromium on the machine for the browser tests: at once where it is there, through apt as root on Debian.
set -eu
if command -v chromium >/dev/null 2>&1; then exit 0; fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  exec apt-get install -qq -y --no-install-recommends chromium >/dev/null
fi
echo "The browser tests need Chromium. On Debian: sudo apt-get install chromium" >&2
exit 1
