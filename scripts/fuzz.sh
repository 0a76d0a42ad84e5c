#!/usr/bin/env bash
# fuzz.sh [TIME]: runs every fuzz target of the tree for the given time each.
set -euo pipefail
cd "$(dirname "$0")/.."

fuzztime=${1:-30s}
found=0
while IFS=: read -r file target; do
  found=1
  echo "fuzz: $target in $(dirname "$file") for $fuzztime"
  go test "./$(dirname "$file")" -run '^$' -fuzz "^$target\$" -fuzztime "$fuzztime"
done < <(git grep -o -E '^func Fuzz[A-Za-z0-9_]*' -- '*_test.go' | sed 's/:func /:/')
if [ $found -eq 0 ]; then
  echo "fuzz: no fuzz target in the tree" >&2
fi
