// Command irgen writes, for the expressions and statements that a package declares, the methods by which programs are walked,
// rewritten and compared (ir.Node), so that a node is declared once: in its struct.
//
//	go run dhpfgo/internal/irgen [-check] DIR
//
// The methods of the nodes of NAME.go go to NAME_gen.go, the list of all nodes to kinds_gen.go.
//
// A struct with a method Type is an expression; one that embeds At a statement; one whose comment has the line //ir:part a part of
// nodes. Their fields are parts of the program by their types: Expr and expressions, *Symbol, *Procedure, []Stmt, and parts; slices
// of these, too. What else there is are attributes, which are copied and compared. The tag ir:"ROLE" of a field gives the role of
// what stands in it, else it is used:
//
//	def, update, place, directive   a role of ir.Role
//	same                            the role of what the field belongs to
//	.method                         the role that the method gives
//	fact                            no part and no attribute: not walked, not compared
//	loop                            a loop elsewhere in the program
package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
)

// suffix ends the names of the files that are written.
const suffix = "_gen.go"

func main() {
	check := flag.Bool("check", false, "only report whether the files are what would be written")
	flag.Parse()
	if err := run(flag.Arg(0), *check); err != nil {
		fmt.Fprintln(os.Stderr, "irgen:", err)
		os.Exit(1)
	}
}

func run(dir string, check bool) error {
	files, err := Generate(dir)
	if err != nil {
		return err
	}
	old, err := filepath.Glob(filepath.Join(dir, "*"+suffix))
	if err != nil {
		return err
	}
	for _, name := range old {
		if files[filepath.Base(name)] == nil && !check {
			err = os.Remove(name)
		} else if files[filepath.Base(name)] == nil {
			err = fmt.Errorf("%s holds the methods of no node: run 'go generate ./%s'", name, filepath.Base(dir))
		}
		if err != nil {
			return err
		}
	}
	for name, text := range files {
		if err := write(filepath.Join(dir, name), text, check); err != nil {
			return err
		}
	}
	return nil
}

// write writes a file, or with check holds it against the text.
func write(name string, text []byte, check bool) error {
	if !check {
		return os.WriteFile(name, text, 0o644)
	}
	old, err := os.ReadFile(name)
	if err == nil && !bytes.Equal(old, text) {
		err = fmt.Errorf("%s is not what the declarations say: run 'go generate ./%s'", name, filepath.Base(filepath.Dir(name)))
	}
	return err
}
