package main

import (
	"fmt"
	"os"
	"os/exec"
)

// place is where both programs run, and how they are built for it.
type place struct {
	name   string
	flags  []string // of dhpfgo build
	mpicc  string
	ours   func(exe string) (result, error)
	byHand func(exe string, args []string) (result, error)
	leave  func()
}

var oneMachine = place{name: "of one machine", mpicc: "mpicc", ours: twoImages, byHand: twoRanks}

const hosts = "scripts/hosts.sh"

// first makes a command that has the CPUs before all others, where that may be: both programs turn while they wait, and one that gives
// its CPU to others meanwhile gets it back after milliseconds.
func first(command ...string) *exec.Cmd {
	if _, err := exec.LookPath("chrt"); err == nil {
		command = append([]string{"chrt", "-r", "5"}, command...)
	}
	return exec.Command(command[0], command[1:]...)
}

// twoHosts makes them. Their traffic is that of a pair of virtual network devices and a bridge.
func twoHosts(engine string) (place, error) {
	mpicc, err := exec.LookPath("mpicc." + engine)
	if err != nil {
		return place{}, fmt.Errorf("-cluster %s: no mpicc.%s: see 'dhpfgo doctor'", engine, engine)
	}
	if err := os.Setenv("PGAS_HOSTS_NAME", fmt.Sprint("b", os.Getpid())); err != nil {
		return place{}, err
	}
	if err := tool(hosts, "up", "2"); err != nil {
		return place{}, err
	}
	return place{
		name:  "on two hosts, over " + engine,
		flags: []string{"--conduit", "mpi", "--mpicc", mpicc, "--reassociate"}, // as -Ofast allows the programs by hand
		mpicc: mpicc,
		ours: func(exe string) (result, error) {
			cmd := first(hosts, engine, "2", exe)
			cmd.Env = append(os.Environ(), "PGAS_STATS=1")
			return run(cmd, `total:.* bytes (\d+)`)
		},
		byHand: func(exe string, args []string) (result, error) {
			return run(first(append([]string{hosts, engine, "2", exe}, args...)...), `sent (\d+)`)
		},
		leave: func() { _ = exec.Command(hosts, "down").Run() },
	}, nil
}
