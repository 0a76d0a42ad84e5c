# make run: build dhpfgo and run the first example. make test: everything that must hold. Both install what is missing.
SHELL       := bash
.SHELLFLAGS := -euo pipefail -c
GO          ?= go
IMAGES      ?= 4
PROGRAM     ?= examples/stencil.hpf
STATICCHECK := $(GO) tool staticcheck
FUZZTIME    ?= 30s

export CGO_ENABLED = 0

.PHONY: run build test test-all check hooks format vet lint unit bench bench-hpf bench-cluster bench-node bench-pgas bench-coarray bench-sets fuzz golden clean

run: build
	bin/dhpfgo run -n $(IMAGES) $(PROGRAM)

build: setup-run
	$(GO) build -trimpath -o bin/dhpfgo ./cmd/dhpfgo

.PHONY: setup-run setup-test setup-bench setup-bench-pgas setup-bench-sets
setup-run setup-test setup-bench setup-bench-pgas setup-bench-sets: setup-%:
	@command -v $(GO) >/dev/null || { echo "Go is missing: see https://go.dev/doc/install" >&2; exit 1; }
	@scripts/setup.sh $*

test: setup-test check unit

check: hooks format vet lint

# Git then refuses a commit whose subject is not 'area: what changes'.
hooks:
	@scripts/hooks.sh

format:
	@unformatted=$$(gofmt -l $$(git ls-files '*.go')); \
	if [ -n "$$unformatted" ]; then echo "not formatted: $$unformatted; run gofmt -w" >&2; exit 1; fi

vet:
	$(GO) vet ./...

lint:
	$(STATICCHECK) ./...

# The limit only ends what hangs: a machine that is slow or busy with other things may take ten times the usual time. Heaps grow as far as
# in dhpfgo itself before they are collected, which saves a quarter of the processor time of tests that compile many programs.
unit: build
	GOGC=400 $(GO) test -timeout 60m ./...

# All at full size, which takes hours: every program with the default optimisation, more seeds, damaged programs and random sets,
# larger models and all numbers of images under the sanitizers.
test-all: setup-test check build
	GOGC=400 DHPFGO_TEST_FULL=1 PGAS_TEST_FULL=1 PGAS_TEST_SEEDS=200 $(GO) test -count 1 -timeout 10h ./...

# Golden files are rewritten; read the difference before committing it.
golden:
	$(GO) test ./cmd/dhpfgo -update
	$(GO) test -run TestLevel ./codegen -update

fuzz:
	scripts/fuzz.sh $(FUZZTIME)

bench: build setup-bench
	$(GO) run ./bench

# Kernels on two images beside the same by hand with MPI.
bench-hpf: build setup-bench
	$(GO) run ./bench/hpf

# The same on two hosts, which network namespaces play: both over Open MPI, then both over MPICH.
bench-cluster: build setup-bench
	$(GO) run ./bench/hpf -cluster openmpi
	$(GO) run ./bench/hpf -cluster mpich

# Node code of one image beside gfortran's and, where it is installed, flang's.
bench-node: build setup-test
	$(GO) run ./bench/node

# The runtime as a library for C and Fortran programs.
pgas: setup-run
	$(GO) run ./pgasrt/export out/pgas

# The runtime against Open MPI, OpenSHMEM and OpenCoarrays.
bench-pgas: setup-bench-pgas
	$(GO) run ./bench/pgas
	$(GO) run ./bench/pgas -network

# Programs with coarrays: gfortran with our library, with OpenCoarrays, and MPI by hand.
bench-coarray: setup-bench-pgas
	$(GO) run ./bench/pgas -coarray -images 2,4

# The set engine against isl, line by line of a case file.
CASES ?= bench/sets/cases.tsv
bench-sets: build setup-bench-sets
	$(GO) run ./bench/sets $(CASES)

clean:
	rm -rf bin out
