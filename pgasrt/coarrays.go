package pgasrt

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
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
	hash := sha256.New()
	fmt.Fprintln(hash, key)
	files, err := fs.Glob(coarrays, "caf/*")
	if err != nil {
		return "", err
	}
	for _, file := range files {
		text, err := coarrays.ReadFile(file)
		if err != nil {
			return "", err
		}
		fmt.Fprintln(hash, file, len(text))
		hash.Write(text)
	}
	const name = "libcaf_pgas.a"
	return t.keep("caf-"+hex.EncodeToString(hash.Sum(nil))[:24], name, func(dir string) error {
		return t.ArchiveCoarrays(ctx, filepath.Join(dir, name))
	})
}
