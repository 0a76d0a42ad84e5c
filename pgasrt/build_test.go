package pgasrt

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"sync"
	"testing"
)

const smallIR = `declare void @hpf_main_begin(i32, i8*)
declare void @hpf_main_end()
define i32 @main(i32 %argc, i8* %argv) {
  call void @hpf_main_begin(i32 %argc, i8* %argv)
  call void @other()
  call void @hpf_main_end()
  ret i32 0
}
declare void @other()
`

const otherIR = "define void @other() {\n  ret void\n}\n"

func tools(t *testing.T) *Toolchain {
	t.Helper()
	found, err := FindToolchain("")
	if err != nil {
		t.Fatal(err)
	}
	return found
}

func write(t *testing.T, dir, name, text string) string {
	t.Helper()
	path := filepath.Join(dir, name)
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestLinkIR(t *testing.T) {
	dir, kept := t.TempDir(), t.TempDir()
	files := []string{write(t, dir, "small.ll", smallIR), write(t, dir, "other.ll", otherIR)}
	exe := filepath.Join(dir, "small")
	opt := BuildOptions{Opt: 3, March: "native", Debug: true, KeepIR: kept}
	if err := tools(t).Link(context.Background(), files, exe, opt); err != nil {
		t.Fatal(err)
	}
	runProgram(t, exe, call{images: 2}).want(t, 0, "")
	if text, err := os.ReadFile(filepath.Join(kept, "small.ll")); err != nil || string(text) != smallIR {
		t.Errorf("IR not kept: %v", err)
	}
}

func TestAssemble(t *testing.T) {
	file := write(t, t.TempDir(), "other.ll", otherIR)
	asm, err := tools(t).Assemble(context.Background(), file, BuildOptions{Opt: 3})
	if err != nil || !strings.Contains(string(asm), "other:") {
		t.Errorf("%v\n%s", err, asm)
	}
}

const loopIR = `define i64 @count(i64* %p) {
entry:
  br label %loop
loop:
  %n = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add i64 %n, 1
  %at = getelementptr i64, i64* %p, i64 %n
  %is = load volatile i64, i64* %at
  %again = icmp ne i64 %is, 0
  br i1 %again, label %loop, label %done
done:
  ret i64 %n
}
`

// A short loop across two cache lines was a quarter slower than the same loop within one.
func TestShortLoopsLieInOneCacheLine(t *testing.T) {
	if runtime.GOARCH != "amd64" {
		return
	}
	file := write(t, t.TempDir(), "loop.ll", loopIR)
	asm, err := tools(t).Assemble(context.Background(), file, BuildOptions{Opt: 3})
	if err != nil || !regexp.MustCompile(`\.p2align\s+5.*\n\.LBB0_1:`).Match(asm) {
		t.Errorf("%v\n%s", err, asm)
	}
}

func TestClangMessageIsInError(t *testing.T) {
	dir := t.TempDir()
	file := write(t, dir, "bad.ll", "define nonsense\n")
	err := tools(t).Link(context.Background(), []string{file}, filepath.Join(dir, "bad"), BuildOptions{})
	var failed *ToolError
	if !errors.As(err, &failed) || !strings.Contains(err.Error(), "bad.ll:1:") {
		t.Errorf("%v", err)
	}
}

// Builders that start at the same time, in an empty cache, all get the same object.
func TestRuntimeIsBuiltOnce(t *testing.T) {
	found := tools(t)
	// How it compiles is not the matter here: a compiler that leaves empty files.
	found.CC = write(t, t.TempDir(), "clang", "#!/bin/sh\nwhile [ $# -gt 0 ]; do if [ \"$1\" = -o ]; then echo made >\"$2\"; fi; shift; done\n")
	if err := os.Chmod(found.CC, 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	var wait sync.WaitGroup
	paths := make([]string, 2)
	for i := range paths {
		wait.Add(1)
		go func() {
			defer wait.Done()
			path, err := found.Runtime(context.Background())
			if err != nil {
				t.Error(err)
			}
			paths[i] = path
		}()
	}
	wait.Wait()
	if paths[0] != paths[1] || !isFile(paths[0]) {
		t.Errorf("%v", paths)
	}
	if entries, _ := os.ReadDir(cacheDir()); len(entries) != 1 {
		t.Errorf("left in the cache: %v", entries)
	}
}

func TestMissingClang(t *testing.T) {
	_, err := FindToolchain("no-such-clang")
	var missing *MissingTool
	if !errors.As(err, &missing) || missing.LookedFor != "no-such-clang" || missing.Install == "" {
		t.Errorf("%v", err)
	}
}

func TestOldClangIsNotUsed(t *testing.T) {
	old := write(t, t.TempDir(), "clang", "#!/bin/sh\necho 'clang version 14.0.6'\n")
	if err := os.Chmod(old, 0o755); err != nil {
		t.Fatal(err)
	}
	if _, err := FindToolchain(old); err == nil {
		t.Error("clang 14 was accepted")
	}
}

func TestProbe(t *testing.T) {
	for _, status := range tools(t).Probe() {
		if (status.Path == "") != (status.Install != "") {
			t.Errorf("%+v", status)
		}
	}
}

func TestMissingLibgfortran(t *testing.T) {
	found := *tools(t)
	found.GfortranLib = ""
	err := found.Link(context.Background(), nil, "none", BuildOptions{})
	var missing *MissingTool
	if !errors.As(err, &missing) || missing.Tool != "libgfortran" {
		t.Errorf("%v", err)
	}
}
