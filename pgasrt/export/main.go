// Command export writes the runtime as a library for C and Fortran programs that are not compiled by dhpfgo:
// DIR/include/pgas.h, DIR/lib/libpgas.a and, where gfortran is installed, the modules in DIR/include, DIR/lib/libpgasf.a, and for
// gfortran -fcoarray=lib DIR/lib/libcaf_pgas.a and DIR/lib/shared/libcaf_pgas.so.
// Usage: export DIR (make pgas).
package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"dhpfgo/pgasrt"
	"dhpfgo/pgasrt/fortran"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: export DIR")
		os.Exit(2)
	}
	if err := export(context.Background(), os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "export:", err)
		os.Exit(1)
	}
}

func export(ctx context.Context, dir string) error {
	include, lib := filepath.Join(dir, "include"), filepath.Join(dir, "lib")
	for _, d := range []string{include, lib} {
		if err := os.MkdirAll(d, 0o755); err != nil {
			return err
		}
	}
	if err := os.WriteFile(filepath.Join(include, "pgas.h"), []byte(pgasrt.Header()), 0o644); err != nil {
		return err
	}
	tools, err := pgasrt.FindToolchain("")
	if err != nil {
		return err
	}
	if err := tools.Archive(ctx, filepath.Join(lib, "libpgas.a")); err != nil {
		return err
	}
	fmt.Println(dir + "/include/pgas.h, " + dir + "/lib/libpgas.a")
	if _, err := exec.LookPath("gfortran"); err != nil {
		fmt.Println("no gfortran, so no Fortran module: apt install gfortran")
		return nil
	}
	if err := exportFortran(ctx, include, lib); err != nil {
		return err
	}
	return exportCoarrays(ctx, tools, lib)
}

// exportCoarrays leaves the shared library in a folder of its own: where both stand the linker takes the shared one, and the program
// does not find it when it starts.
func exportCoarrays(ctx context.Context, tools *pgasrt.Toolchain, lib string) error {
	shared := filepath.Join(lib, "shared")
	if err := os.MkdirAll(shared, 0o755); err != nil {
		return err
	}
	if err := tools.ArchiveCoarrays(ctx, filepath.Join(lib, "libcaf_pgas.a")); err != nil {
		return err
	}
	if err := tools.ShareCoarrays(ctx, filepath.Join(shared, "libcaf_pgas.so")); err != nil {
		return err
	}
	fmt.Println(lib + "/libcaf_pgas.a, " + shared + "/libcaf_pgas.so")
	return nil
}

// exportFortran compiles the modules beside the header and archives their objects.
func exportFortran(ctx context.Context, include, lib string) error {
	work, err := os.MkdirTemp("", "pgasf-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	if err := fortran.Write(work, pgasrt.Header()); err != nil {
		return err
	}
	includeHere, err := filepath.Abs(include)
	if err != nil {
		return err
	}
	library, err := filepath.Abs(filepath.Join(lib, "libpgasf.a"))
	if err != nil {
		return err
	}
	for _, args := range [][]string{
		{"gfortran", "-O2", "-J", includeHere, "-c", "pgas.f90"},
		{"gfortran", "-O2", "-J", includeHere, "-c", "slices.F90"},
		{"gcc", "-O2", "-I", includeHere, "-c", "descriptor.c"},
		{"ar", "rcsD", library, "pgas.o", "slices.o", "descriptor.o"},
	} {
		cmd := exec.CommandContext(ctx, args[0], args[1:]...)
		cmd.Dir = work
		if out, err := cmd.CombinedOutput(); err != nil {
			return fmt.Errorf("%v: %w\n%s", args, err, out)
		}
	}
	fmt.Println(include + "/*.mod, " + lib + "/libpgasf.a")
	return nil
}
