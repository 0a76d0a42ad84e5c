package pgasrt

import (
	"context"
	"path/filepath"
)

var coarrayParts = append([]string{"caf"}, coreParts...)

// ArchiveCoarrays writes the library that programs call which gfortran -fcoarray=lib has compiled. It needs ar.
func (t *Toolchain) ArchiveCoarrays(ctx context.Context, path string) error {
	return t.archive(ctx, path, coarrayParts)
}

// ShareCoarrays writes the same as a shared library.
func (t *Toolchain) ShareCoarrays(ctx context.Context, path string) error {
	return t.library(path, func(dir, file string) error {
		objects, err := t.compileFiles(ctx, dir, coarrayParts, "-fPIC")
		if err != nil {
			return err
		}
		_, err = t.runClang(ctx, dir, append(append([]string{"-shared", "-o", file}, t.linker()...), objects...)...)
		return err
	})
}

// Coarrays returns the library for gfortran -fcoarray=lib, which is compiled unless the cache has it.
func (t *Toolchain) Coarrays(ctx context.Context) (archive string, err error) {
	key, err := t.coreKey()
	if err != nil {
		return "", err
	}
	const name = "libcaf_pgas.a"
	return t.keep("caf-"+key, name, func(dir string) error {
		return t.ArchiveCoarrays(ctx, filepath.Join(dir, name))
	})
}
