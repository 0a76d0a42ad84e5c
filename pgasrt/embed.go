// Package pgasrt holds the run-time library of compiled programs (core, in C) and what builds and starts programs: the
// search for tools, compiling and linking, launching images.
package pgasrt

import "embed"

//go:embed core/*.c core/*.h
var core embed.FS
