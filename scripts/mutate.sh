#!/usr/bin/env bash
# mutate.sh [-n 200] [-seed 1] [-all] [PACKAGE ...]: changes one line at a time in the given packages (sem partition node codegen) and
# lists the changes that no test notices. The work is done in a temporary copy of the tree; see internal/mutate.
set -euo pipefail
cd "$(dirname "$0")/.."
export CGO_ENABLED=0
exec go run ./internal/mutate "$@"
