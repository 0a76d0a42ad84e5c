package pgasrt

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"golang.org/x/sys/cpu"
)

const exponentialsIR = `declare double @llvm.exp.f64(double)
define void @exponentials(double* noalias %x, double* noalias %y) {
entry:
  br label %loop
loop:
  %n = phi i64 [ 0, %entry ], [ %next, %loop ]
  %from = getelementptr double, double* %x, i64 %n
  %v = load double, double* %from
  %e = call double @llvm.exp.f64(double %v)
  %to = getelementptr double, double* %y, i64 %n
  store double %e, double* %to
  %next = add i64 %n, 1
  %again = icmp ult i64 %next, 1000
  br i1 %again, label %loop, label %done
done:
  ret void
}
`

// TestVectorMath wants vectors of exponentials: with the library's digits where the processor has what they need; where other digits are
// allowed and the C library has libmvec, from there.
func TestVectorMath(t *testing.T) {
	link := exec.Command(tools(t).CC, "-shared", "-x", "c", os.DevNull, "-lmvec", "-o", filepath.Join(t.TempDir(), "empty.so"))
	hasLibmvec := link.Run() == nil && runtime.GOARCH == "amd64"
	file := write(t, t.TempDir(), "exponentials.ll", exponentialsIR)
	for _, c := range []struct {
		o    BuildOptions
		want bool
	}{
		{BuildOptions{Opt: 3}, false},
		{BuildOptions{Opt: 3, VectorMath: true}, hasLibmvec},
		{BuildOptions{Opt: 3, March: "haswell"}, runtime.GOARCH == "amd64"},
		{BuildOptions{Opt: 0, March: "haswell"}, false},
		{BuildOptions{Opt: 3, March: "nehalem"}, false},
	} {
		if runtime.GOARCH != "amd64" {
			c.o.March = ""
		}
		asm, err := tools(t).Assemble(context.Background(), file, c.o)
		if found := strings.Contains(string(asm), "_ZGV"); err != nil || found != c.want {
			t.Errorf("%+v: found: %v, wanted: %v, %v", c.o, found, c.want, err)
		}
	}
}

// TestElementary compares digits and exceptions with the mathematical library. On processors without AVX2 and FMA nothing calls them.
func TestElementary(t *testing.T) {
	if !tools(t).hasFMA("native") {
		return
	}
	object, err := tools(t).Elementary(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	program := filepath.Join(t.TempDir(), "elementary")
	args := append([]string{"-std=gnu11", "-O1", "-frounding-math", "-mavx2", "-mfma", "-Wall", "-Wextra", "-Werror",
		"testdata/elementary.c", object, "-lm", "-o", program}, tools(t).RuntimeFlags...)
	if cpu.X86.HasAVX512F && cpu.X86.HasAVX512DQ {
		args = append(args, "-mavx512f", "-mavx512dq")
	}
	if _, err := tools(t).runClang(context.Background(), "", args...); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(program, "100000", "1").CombinedOutput()
	if string(out) != "faults 0\n" {
		t.Errorf("%v\n%s", err, out)
	}
}
