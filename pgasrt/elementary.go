package pgasrt

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"

	"golang.org/x/sys/cpu"
)

// elementaryFlags: the code for processors with AVX2 and FMA. No product may be joined with a sum that does not ask for it.
var elementaryFlags = []string{"-mavx2", "-mfma", "-ffp-contract=off"}

// wideFlags: the code for processors with AVX-512, beside the other.
var wideFlags = []string{"-DWIDE", "-mavx512f", "-mavx512dq", "-mfma", "-ffp-contract=off"}

// vectorMath is who evaluates elementary functions of several elements at a time, under the names of the vector ABI of x86-64.
type vectorMath int

const (
	noVectorMath    vectorMath = iota // the mathematical library does, one by one
	sameDigits                        // pgasrt/elementary, with the digits of the mathematical library
	otherLastDigits                   // glibc's libmvec: faster, up to 4 ULP off
)

// vectorMath takes libmvec where the options allow other digits and the C library has it.
func (t *Toolchain) vectorMath(o BuildOptions) vectorMath {
	switch {
	case runtime.GOARCH != "amd64" || o.Opt < 2:
		return noVectorMath
	case o.VectorMath && t.hasLibmvec():
		return otherLastDigits
	case t.hasFMA(o.March):
		return sameDigits
	}
	return noVectorMath
}

func (v vectorMath) flags() []string {
	if v == noVectorMath {
		return nil
	}
	return []string{"-fveclib=libmvec"}
}

func (t *Toolchain) hasLibmvec() bool {
	path, err := exec.Command(t.CC, "-print-file-name=libmvec.so").Output()
	return err == nil && filepath.IsAbs(strings.TrimSpace(string(path)))
}

// fmaOf keeps clang's answers: processors that -march names, and clangs.
var fmaOf sync.Map

// hasFMA reports whether the code is for processors with AVX2 and FMA.
func (t *Toolchain) hasFMA(march string) bool {
	switch march {
	case "":
		return false
	case "native":
		return cpu.X86.HasAVX2 && cpu.X86.HasFMA
	}
	key := t.CC + " " + march
	if known, ok := fmaOf.Load(key); ok {
		return known.(bool)
	}
	macros, err := exec.Command(t.CC, "-march="+march, "-dM", "-E", "-x", "c", os.DevNull).Output()
	has := err == nil && strings.Contains(string(macros), "__AVX2__") && strings.Contains(string(macros), "__FMA__")
	fmaOf.Store(key, has)
	return has
}

// mathematics links what evaluates elementary functions.
func (t *Toolchain) mathematics(ctx context.Context, o BuildOptions) ([]string, error) {
	switch t.vectorMath(o) {
	case sameDigits:
		object, err := t.Elementary(ctx)
		return []string{object, "-lm"}, err
	case otherLastDigits:
		return []string{"-lmvec", "-lm"}, nil
	}
	return []string{"-lm"}, nil
}

// Elementary compiles the elementary functions of vectors unless the cache has them, and returns the object file.
func (t *Toolchain) Elementary(ctx context.Context) (objPath string, err error) {
	key, err := t.coreKey()
	if err != nil {
		return "", err
	}
	const name = "elementary.o"
	return t.keep("elementary-"+key, name, func(dir string) error {
		objects, err := t.compileFiles(ctx, dir, []string{"elementary"}, elementaryFlags...)
		if err != nil {
			return err
		}
		const wide = "wide"
		eight, err := t.compileFiles(ctx, filepath.Join(dir, wide), []string{"elementary"}, wideFlags...)
		if err != nil {
			return err
		}
		for _, object := range eight {
			objects = append(objects, filepath.Join(wide, object))
		}
		return t.join(ctx, dir, objects, name)
	})
}
