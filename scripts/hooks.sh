#!/usr/bin/env bash
# hooks.sh: puts a commit-msg hook into this clone that calls scripts/commit-msg. It does nothing outside of a clone, where the
# hooks cannot be written, or where the user has a hook of their own or a folder of hooks.
set -euo pipefail
cd "$(dirname "$0")/.."

git rev-parse --git-dir >/dev/null 2>&1 || exit 0
[ -z "$(git config core.hooksPath || true)" ] || exit 0
hook=$(git rev-parse --git-path hooks)/commit-msg
[ ! -e "$hook" ] && [ ! -L "$hook" ] || exit 0
mkdir -p "$(dirname "$hook")" 2>/dev/null && [ -w "$(dirname "$hook")" ] || exit 0

# The hook is complete before it has its name, and does nothing in a state of the tree that has no rule yet.
aside=$(mktemp "$hook.XXXXXX" 2>/dev/null) || exit 0
cat >"$aside" <<'HOOK'
#!/bin/sh
rule=$(git rev-parse --show-toplevel)/scripts/commit-msg
[ ! -x "$rule" ] || exec "$rule" "$1"
HOOK
chmod 755 "$aside"
mv -n "$aside" "$hook"
rm -f "$aside"
