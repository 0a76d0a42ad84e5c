#!/usr/bin/env bash
# hosts.sh up N | down | exec K COMMAND... | openmpi P COMMAND... | mpich P ... | oshmem P ...: plays N hosts on one machine, each a
# network namespace of its own, joined by a bridge; for tests of what runs on several hosts. Host K of 1..N has the address
# 10.77.K.1 in one network and a host name, shared memory, IPC and processes of its own. 'openmpi', 'mpich', 'oshmem' start P processes,
# as many on each host, or P1+P2+... on host 1, 2, ..., with this script in the place of ssh. The hosts vanish after PGAS_HOSTS_SECONDS
# (default 3600), whatever happens. Needs root; 'up' ends with 2 where namespaces may not be made.
set -euo pipefail

name=${PGAS_HOSTS_NAME:-pgas} # several sets of hosts stand beside each other under names of their own
most=16
lifetime=${PGAS_HOSTS_SECONDS:-3600}
keeper=/run/${name}_hosts.pid
self=$(readlink -f "$0")

die() { echo "hosts.sh: $*" >&2; exit 1; }

down() {
  local k
  for ((k = 1; k <= most; k++)); do
    [ -e "/run/netns/${name}_$k" ] || continue
    ip netns pids "${name}_$k" | xargs -r kill -KILL 2>/dev/null || true
    ip netns del "${name}_$k" || true
  done
  ip netns del "${name}_0" 2>/dev/null || true
  if [ -e "$keeper" ] && [ "$(cat "$keeper")" != "${KEEPER:-}" ]; then
    kill -- "-$(cat "$keeper")" 2>/dev/null || true
  fi
  rm -f "$keeper"
}

# A bridge in a namespace of its own touches nothing of the machine's network.
up() {
  local count=$1 k
  [[ $count =~ ^[0-9]+$ ]] && ((count >= 1 && count <= most)) || die "up $count: a number of hosts from 1 to $most is wanted"
  [ "$(id -u)" = 0 ] && command -v ip >/dev/null && ip netns add "${name}_0" 2>/dev/null || {
    echo "hosts.sh: no network namespaces here: root, ip and an empty /run/netns/${name}_0 are needed" >&2
    exit 2
  }
  ip -n "${name}_0" link add bridge type bridge
  ip -n "${name}_0" link set bridge up
  for ((k = 1; k <= count; k++)); do
    ip netns add "${name}_$k"
    ip link add eth0 netns "${name}_$k" type veth peer name "host$k" netns "${name}_0"
    ip -n "${name}_0" link set "host$k" master bridge up
    ip -n "${name}_$k" addr add "10.77.$k.1/16" dev eth0
    ip -n "${name}_$k" link set lo up
    ip -n "${name}_$k" link set eth0 up
  done
  setsid bash -c "sleep $lifetime; KEEPER=\$\$ exec '$self' down" </dev/null >/dev/null 2>&1 &
  echo $! >"$keeper"
}

# hosts_up prints the numbers of the hosts there are.
hosts_up() {
  local k
  for ((k = 1; k <= most; k++)); do [ ! -e "/run/netns/${name}_$k" ] || echo "$k"; done
}

# host_of: the number of a host by its name or address.
host_of() {
  local host=$1 k
  for ((k = 1; k <= most; k++)); do
    case $host in "$k"|"host$k"|"10.77.$k.1") echo "$k"; return ;; esac
  done
  die "there is no host '$host'"
}

# engines makes launchers use this script in the place of ssh, and keeps all traffic on the network of the hosts. A daemon must not
# leave its session: the namespaces end with that. UCX, which MPICH may be built on, finds shared memory between such hosts, which
# are one machine to it: it is told not to look. Open MPI's own files stand in what is the host's alone: in /tmp two jobs would disturb
# each other.
engines() {
  local net=10.77.0.0/16
  export OMPI_MCA_orte_tmpdir_base=/dev/shm OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_orte_leave_session_attached=1
  export OMPI_MCA_plm=rsh OMPI_MCA_plm_rsh_agent="$self agent" OMPI_MCA_plm_rsh_no_tree_spawn=1 OMPI_MCA_oob_tcp_if_include=$net
  export OMPI_MCA_pml=ob1 OMPI_MCA_btl=self,vader,tcp OMPI_MCA_btl_tcp_if_include=$net
  export HYDRA_LAUNCHER=ssh HYDRA_LAUNCHER_EXEC=$self HYDRA_IFACE=eth0 UCX_TLS=${UCX_TLS:-tcp,self} UCX_NET_DEVICES=${UCX_NET_DEVICES:-eth0}
}

# run K SHELL-COMMAND: in the namespaces of host K; its own /dev/shm, /tmp stays.
run() {
  local k=$1
  shift
  [ -e "/run/netns/${name}_$k" ] || die "host $k is not up"
  engines
  exec ip netns exec "${name}_$k" unshare --uts --ipc --mount --pid --fork --kill-child --mount-proc bash -c "
    hostname host$k
    mount -t tmpfs none /dev/shm
    $*
    exit \$?"
}

# slots P: the addresses of the hosts, each with its share of P processes.
slots() {
  local hosts count share
  hosts=$(hosts_up)
  count=$(wc -w <<<"$hosts")
  ((count > 0)) || die "no host is up"
  IFS=+ read -ra share <<<"$1"
  ((${#share[@]} == 1 || ${#share[@]} == count)) || die "$1: a share for each of $count hosts is wanted"
  for k in $hosts; do
    if ((${#share[@]} > 1)); then printf '10.77.%s.1:%s,' "$k" "${share[k - 1]}"; else printf '10.77.%s.1:%s,' "$k" $((($1 + count - 1) / count)); fi
  done | sed 's/,$//'
}

openmpi() {
  local count=$1
  shift
  run 1 "exec $(printf '%q ' "${MPIRUN:-mpirun.openmpi}" --oversubscribe --bind-to none --host "$(slots "$count")" -n $((count)) "$@")"
}

# oshmem: Open MPI's OpenSHMEM.
oshmem() { MPIRUN=${OSHRUN:-oshrun} openmpi "$@"; }

mpich() {
  local count=$1
  shift
  run 1 "exec $(printf '%q ' "${MPIEXEC:-mpiexec.mpich}" -hosts "$(slots "$count")" -n $((count)) "$@")"
}

# agent [OPTION...] HOST COMMAND...: as ssh, it passes no variables of the environment on; of what concerns a run, the runtime's.
agent() {
  while [[ $1 == -* ]]; do shift; done
  local k
  k=$(host_of "$1")
  shift
  for variable in $(compgen -e PGAS_); do [ "$variable" = PGAS_HOSTS_NAME ] || unset "$variable"; done
  run "$k" "$*"
}

case ${1:-} in
  up) down; up "${2:-2}" ;;
  down) down ;;
  exec) shift; k=$(host_of "$1"); shift; run "$k" "exec $(printf '%q ' "$@")" ;;
  openmpi | mpich | oshmem) "$@" ;;
  agent) shift; agent "$@" ;;
  -* | 10.77.*) agent "$@" ;; # as ssh is called
  *) die "use hosts.sh up N, down, exec K COMMAND..., openmpi P COMMAND..., mpich P COMMAND... or oshmem P COMMAND..." ;;
esac
