// Package pgasrt holds the run-time library of compiled programs (in C: core for everybody, more for calls that stand on it, hpf for what the compiler
// calls on top of it, elementary for functions of vectors, sim for a network that is played, far, mpi and shmem for one between hosts, caf for what gfortran calls) and
// what builds and starts programs: the search for tools, compiling and linking, launching images.
package pgasrt

import "embed"

//go:embed core/*.c core/*.h more/*.c hpf/*.c hpf/*.h sim/*.c elementary/*.c elementary/*.h far/*.c far/*.h mpi/*.c shmem/*.c
var core embed.FS

//go:embed caf/*.c caf/*.h
var coarrays embed.FS

// Header is the text of pgas.h, the interface for programs.
func Header() string {
	text, err := core.ReadFile("core/pgas.h")
	if err != nil {
		panic("pgasrt: internal error: pgas.h is not embedded: " + err.Error())
	}
	return string(text)
}
