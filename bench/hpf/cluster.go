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
		flags: []string{"--conduit", "mpi", "--mpicc", mpicc},
		mpicc: mpicc,
		ours: func(exe string) (result, error) {
			cmd := exec.Command(hosts, engine, "2", exe)
			cmd.Env = append(os.Environ(), "PGAS_STATS=1")
			return run(cmd, `total:.* bytes (\d+)`)
		},
		byHand: func(exe string, args []string) (result, error) {
			return run(exec.Command(hosts, append([]string{engine, "2", exe}, args...)...), `sent (\d+)`)
		},
		leave: func() { _ = exec.Command(hosts, "down").Run() },
	}, nil
}
