package main

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"

	"dhpfgo/pgasrt"
)

// inputs are what a program is made of: source files, object files and libraries.
type inputs struct {
	Files        []string `arg:"" help:"Fortran sources, in any order; object files and archives (.o, .a, .so) are linked with them."`
	Library      []string `short:"l" name:"library" placeholder:"NAME" help:"Link with the library NAME; may be repeated."`
	Path         []string `short:"L" name:"library-path" placeholder:"DIR" help:"Look for libraries in DIR; may be repeated."`
	Overlap      bool     `name:"overlap" help:"Let messages run beside the part of a loop that needs none of them, for images that share no memory."`
	Reproducible bool     `name:"reproducible" xor:"order" help:"Keep sums and products of reals in the order of the source on any number of images, and never fuse: the same bits on all of them, and on every machine that has the same C library. Each image forms such sums whole, so the elements are sent to all."`
}

func isObject(path string) bool {
	switch filepath.Ext(path) {
	case ".o", ".a", ".so":
		return true
	}
	return false
}

func (in inputs) sources() []string {
	var out []string
	for _, path := range in.Files {
		if !isObject(path) {
			out = append(out, path)
		}
	}
	return out
}

// first names the program: its first source file.
func (in inputs) first() string {
	if list := in.sources(); len(list) > 0 {
		return list[0]
	}
	return in.Files[0]
}

func (in inputs) hasObjects() bool { return len(in.sources()) < len(in.Files) || len(in.Library) > 0 }

// linked adds the object files and libraries to what the linker is given. Stamps of the files make a program that is kept in
// the cache be linked anew when one of them changes.
func (in inputs) linked(opt pgasrt.BuildOptions) pgasrt.BuildOptions {
	for _, path := range in.Files {
		if isObject(path) {
			opt.Objects = append(opt.Objects, path)
			opt.Stamp += stampOf(path)
		}
	}
	for _, dir := range in.Path {
		opt.Objects = append(opt.Objects, "-L"+dir, "-Wl,-rpath,"+dir)
	}
	for _, name := range in.Library {
		opt.Objects = append(opt.Objects, "-l"+name)
	}
	return opt
}

// stampOf is a hash of a file's content.
func stampOf(path string) string {
	text, err := os.ReadFile(path)
	if err != nil {
		return fmt.Sprint(err)
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:8])
}

// customary replaces options as other compilers spell them: what concerns arithmetic of all that they ask for is --reassociate.
func customary(args []string) []string {
	var out []string
	for _, a := range args {
		switch a {
		case "-ffast-math", "-fassociative-math":
			out = append(out, "--reassociate")
		case "-Ofast":
			out = append(out, "-O3", "--reassociate")
		default:
			out = append(out, a)
		}
	}
	return out
}

// afterDashes cuts the command line at "--": what follows is for the program that is run.
func afterDashes(args []string) (own, program []string) {
	for i, a := range args {
		if a == "--" && i > 0 && args[0] == "run" {
			return args[:i], args[i+1:]
		}
	}
	return args, nil
}
