// Package update is the flag -update of tests, which all packages with golden files share.
package update

import "flag"

var wanted = flag.Bool("update", false, "rewrite the golden files; read the difference before committing it")

// Wanted reports whether golden files are written, not compared.
func Wanted() bool { return *wanted }
