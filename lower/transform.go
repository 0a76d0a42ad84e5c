package lower

import "dhpfgo/ir"

// Transforms are the functions whose value may be an array, Fortran 2008, 13.5, and that are computed before the statement: each
// gives the array that holds the value, or a scalar; nil after an error.
var Transforms = map[string]func(*Emitter, *ir.Transform, Given) *Computed{
	"matmul": matmul, "transpose": transpose, "spread": spread, "cshift": cshift, "eoshift": eoshift, "reshape": reshape,
	"pack": pack, "unpack": unpack, "transfer": transfer, "maxloc": locate, "minloc": locate, "findloc": locate,
}

func init() {
	for name := range WholeReductions {
		Transforms[name] = reduceDim
	}
}
