#!/usr/bin/env bash
# mutate.sh [-n 200] [-seed 1] [-again FILE] [-all] [-without FOLDER,...] [FOLDER ...]: draws changes of one line in the given packages and the rooms
# below them (sem lower specialise partition node codegen) and lists those that no test notices. The work is done in a temporary
# copy of the tree, which holds all changes behind switches; see internal/mutate.
set -euo pipefail
cd "$(dirname "$0")/.."
export CGO_ENABLED=0
exec go run ./internal/mutate "$@"
