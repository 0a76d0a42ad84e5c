#!/usr/bin/env bash
# setup.sh run|test|bench|bench-pgas|bench-sets: checks that the tools for the given purpose are there and installs what is
# missing, saying so first. As root on Debian and its derivatives it uses apt-get; otherwise it prints what to do and exits with 1.
set -euo pipefail

purpose=${1:-run}
case $purpose in
  run|test|bench|bench-pgas|bench-sets) ;;
  *) echo "setup.sh: unknown purpose '$purpose'; use run, test, bench, bench-pgas or bench-sets" >&2; exit 2 ;;
esac

oldest_clang=15
newest_clang=22

# find_clang prints the first clang that is new enough, as dhpfgo itself looks for it.
find_clang() {
  local candidate version
  for candidate in ${DHPFGO_CC:-} $(seq -f 'clang-%g' $newest_clang -1 $oldest_clang) clang /usr/lib/llvm-*/bin/clang; do
    command -v "$candidate" >/dev/null 2>&1 || continue
    version=$("$candidate" --version 2>/dev/null | sed -n '1s/.*clang version \([0-9]*\)\..*/\1/p')
    if [ -n "$version" ] && [ "$version" -ge $oldest_clang ]; then
      echo "$candidate $version"
      return 0
    fi
  done
  return 1
}

has_libgfortran() {
  command -v gfortran >/dev/null 2>&1 && return 0
  compgen -G '/usr/lib/*/libgfortran.so.5' >/dev/null || compgen -G '/usr/lib*/libgfortran.so.5' >/dev/null
}

has_lld() {
  command -v ld.lld >/dev/null 2>&1 || compgen -G '/usr/lib/llvm-*/bin/ld.lld' >/dev/null
}

has_sanitizers() {
  local runtime
  runtime=$("$1" -print-file-name=libclang_rt.asan-x86_64.a 2>/dev/null || true)
  [ -e "$runtime" ] || compgen -G "/usr/lib/llvm-$2/lib/clang/*/lib/linux/libclang_rt.asan-*.a" >/dev/null ||
    compgen -G "/usr/lib/llvm-$2/lib/clang/*/lib/*/libclang_rt.asan.a" >/dev/null
}

has_browser() {
  command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 || command -v google-chrome >/dev/null 2>&1
}

# missing lists what is not there, one word each: clang lld libgfortran gfortran sanitizers spin gdb cmake nvim browser ip mpi
# shmem coarrays gcc isl.
missing() {
  if [ "$purpose" = bench-sets ]; then
    command -v gcc >/dev/null 2>&1 || echo gcc
    [ -e /usr/include/isl/set.h ] || [ -e /usr/local/include/isl/set.h ] || echo isl
    return
  fi
  local clang=""
  clang=$(find_clang) || echo clang
  has_lld || echo lld
  if [ "$purpose" = run ]; then
    has_libgfortran || echo libgfortran
    return
  fi
  command -v gfortran >/dev/null 2>&1 || echo gfortran
  if [ "$purpose" = test ]; then
    # shellcheck disable=SC2086 # name and version are two words
    [ -n "$clang" ] && has_sanitizers $clang || echo sanitizers
    command -v spin >/dev/null 2>&1 || echo spin
    command -v gdb >/dev/null 2>&1 || echo gdb
    command -v cmake >/dev/null 2>&1 || echo cmake
    command -v nvim >/dev/null 2>&1 || echo nvim
    has_browser || echo browser
  fi
  if [ "$purpose" = test ]; then
    command -v ip >/dev/null 2>&1 || echo ip
    command -v mpicc >/dev/null 2>&1 || echo mpi
  fi
  if [ "$purpose" != test ]; then
    command -v mpicc >/dev/null 2>&1 || echo mpi
  fi
  if [ "$purpose" = bench-pgas ]; then
    command -v oshcc >/dev/null 2>&1 || echo shmem
    command -v caf >/dev/null 2>&1 || echo coarrays
  fi
}

# packaged_clang prints the newest suitable version that apt offers, or that is installed.
packaged_clang() {
  local found version
  if found=$(find_clang); then
    echo "${found#* }"
    return
  fi
  for version in $(seq 19 -1 $oldest_clang); do
    if [ -n "$(apt-cache madison "clang-$version" 2>/dev/null)" ]; then
      echo "$version"
      return
    fi
  done
  echo 19
}

# packages prints the packages of the named tools, one a line.
packages() {
  local version
  version=$(packaged_clang)
  for tool in "$@"; do
    case $tool in
      clang) echo "clang-$version" ;;
      lld) echo "lld-$version" ;;
      libgfortran) echo libgfortran5 ;;
      gfortran) echo gfortran ;;
      sanitizers) echo "libclang-rt-$version-dev" ;;
      spin) echo spin ;;
      gdb) echo gdb ;;
      cmake) echo cmake ;;
      nvim) echo neovim ;;
      browser) echo chromium ;;
      ip) echo iproute2 ;;
      mpi | shmem) printf '%s\n' libopenmpi-dev openmpi-bin ;;
      coarrays) echo libcoarrays-openmpi-dev ;;
      gcc) printf '%s\n' gcc libc6-dev ;;
      isl) echo libisl-dev ;;
    esac
  done
}

# clear_names spells the tools out for systems whose packages are named otherwise.
clear_names() {
  for tool in "$@"; do
    case $tool in
      clang) echo "  clang, version $oldest_clang or newer" ;;
      lld) echo "  lld, LLVM's linker" ;;
      libgfortran) echo "  libgfortran.so.5, the run-time library of gfortran" ;;
      gfortran) echo "  gfortran, which the tests compare with" ;;
      sanitizers) echo "  compiler-rt, the sanitizer libraries of clang" ;;
      cmake) echo "  cmake, which builds a small project with dhpfgo" ;;
      nvim) echo "  Neovim, an editor that talks to 'dhpfgo lsp'" ;;
      browser) echo "  Chromium, in which the tests open pages of plans" ;;
      gdb) echo "  gdb, which stops in compiled programs" ;;
      spin) echo "  spin, which checks the models of pgasrt/models" ;;
      ip) echo "  ip of iproute2, which plays hosts for tests" ;;
      mpi) echo "  Open MPI with mpicc and mpirun" ;;
      shmem) echo "  OpenSHMEM of Open MPI with oshcc and oshrun" ;;
      coarrays) echo "  OpenCoarrays over Open MPI with caf and cafrun" ;;
      gcc) echo "  gcc, or another C compiler named by CC" ;;
      isl) echo "  isl with its headers, which the set engine is compared with" ;;
    esac
  done
}

# Where nothing can be installed the tests do without MPI, ip and a browser: those of several hosts and of pages are left out, and say so.
without_optional() {
  for tool in "$@"; do
    case $purpose-$tool in
      test-ip | test-mpi) echo "setup.sh: no $tool: the tests of several hosts are left out" >&2 ;;
      test-browser) echo "setup.sh: no browser: pages of plans are not opened in one" >&2 ;;
      *) echo "$tool" ;;
    esac
  done
}

mapfile -t lacking < <(missing)
if ! command -v apt-get >/dev/null 2>&1 || [ "$(id -u)" -ne 0 ]; then
  mapfile -t lacking < <(without_optional "${lacking[@]}")
fi
if [ ${#lacking[@]} -eq 0 ]; then
  exit 0
fi

if ! command -v apt-get >/dev/null 2>&1; then
  echo "setup.sh: these tools are missing; install them with the package manager of this system:" >&2
  clear_names "${lacking[@]}" >&2
  exit 1
fi

if [ "$(id -u)" -ne 0 ]; then
  mapfile -t wanted < <(packages "${lacking[@]}")
  echo "setup.sh: missing: ${lacking[*]}. Install with:" >&2
  echo "  sudo apt-get update && sudo apt-get install -y --no-install-recommends ${wanted[*]}" >&2
  exit 1
fi

echo "setup.sh: missing: ${lacking[*]}; updating the package lists" >&2
apt-get update -qq
mapfile -t wanted < <(packages "${lacking[@]}")
echo "setup.sh: installing with apt-get: ${wanted[*]}" >&2
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${wanted[@]}" >&2

mapfile -t lacking < <(missing)
if [ ${#lacking[@]} -ne 0 ]; then
  echo "setup.sh: still missing after the installation: ${lacking[*]}" >&2
  exit 1
fi
