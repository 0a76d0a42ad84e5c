package main

import (
	"strings"
	"testing"
)

// TestLikeGfortran has command lines as gfortran takes them, and dhpfgo's own, which stay as they are.
func TestLikeGfortran(t *testing.T) {
	for line, want := range map[string]string{
		"a.f90":                               "build --as-gnu -oa.out a.f90",
		"a.f90 -o a b.o":                      "build --as-gnu -oa a.f90 b.o",
		"-c -O2 -Jmod -I inc -DX a.F90":       "compile --as-gnu -O2 -Jmod -Iinc -DX a.F90",
		"-c a.f90 -lfoo -L/x":                 "compile --as-gnu a.f90",
		"-o run a.o -Lx -lfoo":                "build --as-gnu -orun -Lx -lfoo a.o",
		"-Wl,-rpath,/x,-z,now a.o":            "build --as-gnu -oa.out --linker=-Wl,-rpath,/x,-z,now a.o",
		"-Xlinker --gc-sections a.o":          "build --as-gnu -oa.out --linker=-Wl,--gc-sections a.o",
		"-ffixed-line-length-none a.f":        "build --as-gnu -oa.out --columns=1000 --no-pad a.f",
		"-ffixed-line-length-132 a.f":         "build --as-gnu -oa.out --columns=132 a.f",
		"-fcheck=all a.f":                     "build --as-gnu -oa.out --check a.f",
		"-fcheck=no-all a.f":                  "build --as-gnu -oa.out a.f",
		"-S -O0 a.f90":                        "emit --stage=asm --as-gnu -oa.s -O0 a.f90",
		"-x f95-cpp-input -E a.f90":           "emit --stage=cpp --as-gnu --cpp a.f90",
		"-fsyntax-only -O2 -g a.f90":          "check --as-gnu --quiet -c a.f90",
		"-march=native --overlap a.o":         "build --as-gnu -oa.out --march=native --overlap --contract a.o",
		"-ffp-contract=off -march=native a.o": "build --as-gnu -oa.out --march=native a.o", // as gfortran, whatever the order
		"-O2 -ffp-contract=fast a.o":          "build --as-gnu -oa.out -O2 --contract a.o",
		"build -march=native a.f90":           "build --march=native --contract a.f90",
		"build --march=native a.f90":          "build --march=native a.f90", // our own option says for what machine, no more
		"build -O 0 a.f90":                    "build -O0 a.f90",
		"-fno-automatic a.f90":                "build --as-gnu -oa.out --save-locals a.f90",
		"-shared a.o -o liba.so":              "build --as-gnu --shared -oliba.so a.o",
		"-o a a.o lib/libb.so.1.2":            "build --as-gnu -oa a.o lib/libb.so.1.2",
		"-pg -save-temps -UX -O7 a.f90":       "build --as-gnu -oa.out -UX -O3 a.f90",
		"-O a.f90":                            "build --as-gnu -oa.out -O1 a.f90",
		"run -n 4 a.f90 -O2 b.o":              "run -n 4 -O2 a.f90 b.o",
		"build -O3 -Wall -fPIC a.f90":         "build -O3 a.f90",
		"build -c a.f90":                      "build -c a.f90",
		"sets -e -fPIC":                       "sets -e -fPIC",
		"--json check a.f90":                  "--json check a.f90",
		"check -O2 -Ofast -fcheck=all -c -g -march=native a.f90": "check -c a.f90",
		"--help":                              "--help",
		"-fdefault-integer-8 -c a.f90":        "compile --as-gnu --gnu-source=default-integer-8 a.f90",
		"-w --param max-inline=3 a.f90":       "build --as-gnu -oa.out --no-warnings a.f90",
		"build -w --param=max-inline=3 a.f90": "build --no-warnings a.f90",
		"-h":                                  "-h",
		"frobnicate":                          "frobnicate",
	} {
		got, err := asOurs(strings.Fields(line))
		if err != nil || strings.Join(got, " ") != want {
			t.Errorf("%s:\n%s (%v); want\n%s", line, strings.Join(got, " "), err, want)
		}
	}
	for _, line := range []string{"-fdefault-integer-2 a.f90", "-freal-8-real-5 a.f90", "-finit-real=big a.f90",
		"-fcoarray=lib a.f90", "-fconvert=middle a.f90", "-ff2c a.f90", "a.f90 -o"} {
		if got, err := asOurs(strings.Fields(line)); err == nil {
			t.Errorf("%s is taken for %q", line, got)
		}
	}
}

// TestForeign: only files and libraries have procedures; where there are none, a name with arguments that nothing declares is an error.
func TestForeign(t *testing.T) {
	for given, want := range map[string]bool{
		"": false, "-O0": false, "-L/x -Wl,-rpath,/x": false, "-L/x -lfoo": true, "a.o": true, "-Wl,--start-group": true,
	} {
		if got := (&opened{native: strings.Fields(given)}).foreign(); got != want {
			t.Errorf("%q: %v", given, got)
		}
	}
}
