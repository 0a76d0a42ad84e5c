package pgasrt

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
)

// BuildOptions choose how a program is compiled.
type BuildOptions struct {
	Opt    int      // -O level
	March  string   // value of -march; empty: clang's default
	Debug  bool     // keep what debuggers and profilers need
	KeepIR string   // directory to copy the IR files to; empty: not kept
	Flags  []string // further clang flags
	// VectorMath allows loops elementary functions whose last digits are not those of the mathematical library, where they are faster.
	VectorMath bool
	// Objects are object files, archives and linker flags of the program; Stamp tells states of them apart.
	Objects  []string
	Stamp    string
	Coarrays bool   // the program calls what serves coarrays, too
	Engine   Engine // what carries messages between hosts; the zero value: one machine
}

// ToolError is a failed run of a tool, with what it printed.
type ToolError struct {
	Command string
	Stderr  string
	Err     error
}

func (e *ToolError) Error() string {
	return fmt.Sprintf("%s: %v\n%s", e.Command, e.Err, strings.TrimRight(e.Stderr, "\n"))
}

func (e *ToolError) Unwrap() error { return e.Err }

// undefined is how lld and the GNU linker name a symbol that no file defines.
var undefined = regexp.MustCompile("undefined (?:symbol: |reference to `)([^\\s']+)")

// Undefined lists the symbols that a linker did not find, each once, in the order of its messages.
func (e *ToolError) Undefined() []string {
	var out []string
	for _, m := range undefined.FindAllStringSubmatch(e.Stderr, -1) {
		if !slices.Contains(out, m[1]) {
			out = append(out, m[1])
		}
	}
	return out
}

// fault is what linkers, assemblers and clang say where the disk, the command line or the files that are linked are at fault, and not
// the code that they were given.
var fault = regexp.MustCompile(`(?m)^.*(cannot open output file|unable to open output file|unable to find library|cannot find -l|cannot open |` +
	`No space left on device|IO failure on output stream|Permission denied|Read-only file system|[Dd]isk quota exceeded|File too large|` +
	`undefined symbol|undefined reference|duplicate symbol|multiple definition|file format not recognized|unknown file type|` +
	`is incompatible with|attempted static link|unknown argument|unsupported option|unknown target CPU|not a valid target|no such file or directory).*$`)

// speaker is what tools put in front of their complaints, and what clang adds to those of the linker.
var speaker = regexp.MustCompile(`(?m)^(?:\S+: )?error: |\n?^\S+: error: (?:linker|assembler) command failed.*$`)

// Fault is the tool's complaint where the user can mend what it complains of; "" if the tool refuses the code.
func (e *ToolError) Fault() string {
	if !fault.MatchString(e.Stderr) {
		return ""
	}
	return strings.TrimSpace(speaker.ReplaceAllString(strings.ReplaceAll(e.Stderr, "clang -cc1as: ", ""), ""))
}

// runClang returns clang's standard output.
func (t *Toolchain) runClang(ctx context.Context, dir string, args ...string) ([]byte, error) {
	return runTool(ctx, dir, nil, t.CC, args...)
}

// runTool returns the standard output of a command. env nil: the process's own environment.
func runTool(ctx context.Context, dir string, env []string, path string, args ...string) ([]byte, error) {
	var stdout, stderr bytes.Buffer
	cmd := exec.CommandContext(ctx, path, args...)
	cmd.Dir, cmd.Env, cmd.Stdout, cmd.Stderr = dir, env, &stdout, &stderr
	if err := cmd.Run(); err != nil {
		return nil, &ToolError{path + " " + strings.Join(args, " "), stderr.String(), err}
	}
	return stdout.Bytes(), nil
}

// parallel runs work(0) ... work(n-1) on all CPUs and joins their errors.
func parallel(n int, work func(i int) error) error {
	errs := make([]error, n)
	slots := make(chan struct{}, runtime.GOMAXPROCS(0))
	var wait sync.WaitGroup
	for i := range n {
		wait.Add(1)
		slots <- struct{}{}
		go func() {
			defer wait.Done()
			errs[i] = work(i)
			<-slots
		}()
	}
	wait.Wait()
	return errors.Join(errs...)
}

// coreFlags: lines for reports, in the version of DWARF that valgrind 3.19 reads, and no types: to a debugger their names would be those
// of the program.
var coreFlags = []string{"-std=gnu11", "-O2", "-gdwarf-4", "-gline-tables-only", "-fPIE", "-Wall", "-Wextra", "-Wpedantic", "-Icore", "-Ihpf"}

// Runtime compiles the core unless the cache has it, and returns the object file. Several processes may do so at once.
func (t *Toolchain) Runtime(ctx context.Context) (objPath string, err error) {
	key, err := t.coreKey()
	if err != nil {
		return "", err
	}
	return t.keep(key, "rt.o", func(dir string) error { return t.compileCore(ctx, dir) })
}

// keep returns a file of the cache's folder `key`, which make leaves in a folder of its own if it is not there.
func (t *Toolchain) keep(key, name string, make func(dir string) error) (path string, err error) {
	parent := cacheDir()
	object := filepath.Join(parent, key, name)
	if isFile(object) {
		return object, nil
	}
	if err := os.MkdirAll(parent, 0o755); err != nil {
		return "", fmt.Errorf("no place for the compiled runtime: %w; set XDG_CACHE_HOME to a writable directory", err)
	}
	work, err := os.MkdirTemp(parent, "build-")
	if err != nil {
		return "", fmt.Errorf("no place for the compiled runtime: %w; set XDG_CACHE_HOME to a writable directory", err)
	}
	defer os.RemoveAll(work)
	if err := make(work); err != nil {
		return "", fmt.Errorf("compiling the runtime: %w", err)
	}
	if err := os.Rename(work, filepath.Dir(object)); err != nil && !isFile(object) {
		return "", err
	}
	return object, nil
}

func cacheDir() string {
	dir, err := os.UserCacheDir()
	if err != nil {
		dir = filepath.Join(os.TempDir(), fmt.Sprintf("cache-%d", os.Getuid()))
	}
	return filepath.Join(dir, "dhpfgo")
}

// coreKey is a hash of all that the compiled core depends on.
func (t *Toolchain) coreKey() (string, error) {
	hash := sha256.New()
	fmt.Fprintln(hash, t.CC, t.Banner, t.LLD, coreFlags, elementaryFlags, wideFlags, t.RuntimeFlags)
	var err error
	for _, files := range []fs.FS{core, coarrays} {
		err = errors.Join(err, hashFiles(hash, files))
	}
	return hex.EncodeToString(hash.Sum(nil))[:24], err
}

// hashFiles adds the files of a tree to a hash.
func hashFiles(to io.Writer, files fs.FS) error {
	return fs.WalkDir(files, ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := fs.ReadFile(files, path)
		fmt.Fprintln(to, path, len(text))
		to.Write(text)
		return err
	})
}

// compileCore leaves rt.o, one relocatable object of all files, in dir.
func (t *Toolchain) compileCore(ctx context.Context, dir string) error {
	objects, err := t.compileFiles(ctx, dir, coreParts)
	if err != nil {
		return err
	}
	return t.join(ctx, dir, objects, "rt.o")
}

// join makes one relocatable object of several.
func (t *Toolchain) join(ctx context.Context, dir string, objects []string, name string) error {
	_, err := t.runClang(ctx, dir, append(append([]string{"-r", "-nostdlib", "-o", name}, t.linker()...), objects...)...)
	return err
}

var coreParts = []string{"core", "more", "hpf", "sim"}

// compileFiles leaves the folders and one object for each of their files in dir; the names are relative to it.
func (t *Toolchain) compileFiles(ctx context.Context, dir string, folders []string, more ...string) (objects []string, err error) {
	for _, files := range []fs.FS{core, coarrays} {
		if err := os.CopyFS(dir, files); err != nil {
			return nil, err
		}
	}
	var sources []string
	for _, folder := range folders {
		files, err := fs.Glob(os.DirFS(dir), folder+"/*.c")
		if err != nil {
			return nil, err
		}
		sources = append(sources, files...)
	}
	flags := append([]string{"-c", "-ffile-prefix-map=" + dir + "=pgasrt"}, append(coreFlags, t.RuntimeFlags...)...)
	flags = append(flags, more...)
	objects = make([]string, len(sources))
	err = parallel(len(sources), func(i int) error {
		objects[i] = sources[i] + ".o"
		_, err := t.runClang(ctx, dir, append([]string{sources[i], "-o", objects[i]}, flags...)...)
		return err
	})
	return objects, err
}

// Archive writes the core as a library of separate objects, so that a program which only calls pgas.h is linked without
// libgfortran. It needs ar.
func (t *Toolchain) Archive(ctx context.Context, path string) error {
	return t.archive(ctx, path, coreParts)
}

func (t *Toolchain) archive(ctx context.Context, path string, folders []string) error {
	ar, err := exec.LookPath("ar")
	if err != nil {
		return &MissingTool{Tool: "ar", LookedFor: "ar", Install: "apt install binutils (Debian, Ubuntu)"}
	}
	return t.library(path, func(dir, file string) error {
		objects, err := t.compileFiles(ctx, dir, folders)
		if err != nil {
			return err
		}
		_, err = runTool(ctx, dir, nil, ar, append([]string{"rcsD", file}, objects...)...)
		return err
	})
}

// library copies the file that make leaves in a folder of its own to path.
func (t *Toolchain) library(path string, make func(dir, file string) error) error {
	dir, err := os.MkdirTemp("", "pgas-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	file := filepath.Base(path)
	if err := make(dir, file); err != nil {
		return fmt.Errorf("compiling the runtime: %w", err)
	}
	text, err := os.ReadFile(filepath.Join(dir, file))
	if err != nil {
		return err
	}
	return os.WriteFile(path, text, 0o644)
}

func (t *Toolchain) linker() []string {
	if t.LLD == "" {
		return nil
	}
	return []string{"-fuse-ld=lld"}
}

// compileFlags: loops that add up reals in the order of the source still become vectors, of which only the additions are made one
// after the other. What a loop does not change leaves it also where the loop stores into a hundred places, as in the Jacobians of
// solvers with five equations: clang looks past 100 stores by default.
func (t *Toolchain) compileFlags(o BuildOptions) []string {
	flags := []string{fmt.Sprintf("-O%d", o.Opt), "-fPIE", "-Wno-override-module", "-mllvm", "-force-ordered-reductions",
		"-mllvm", "-memssa-check-limit=2000"}
	if o.March != "" {
		flags = append(flags, "-march="+o.March)
	}
	flags = append(flags, t.vectorMath(o).flags()...)
	if o.Debug {
		flags = append(flags, "-g", "-fno-omit-frame-pointer")
	}
	return append(append(flags, t.tuning()...), o.Flags...)
}

// tuning makes clang put vectors together and take them apart by shuffles where elements are no neighbours: on current
// processors that beats the scatter and gather instructions of AVX-512. Where one of five and more members of a record is
// wanted, shuffles of whole records cost more than they gain: clang may join up to four neighbours only.
//
// A loop of few instructions takes a quarter longer where it lies across two cache lines: loops begin at half lines.
//
// The pass that moves integers to mask registers takes quadratic time, half of all for functions of 10,000 lines, and gains
// nothing measurable: it is off.
func (t *Toolchain) tuning() []string {
	const firstWithGather = 18
	switch {
	case runtime.GOARCH != "amd64":
		return nil
	case t.Version < firstWithGather:
		return []string{"-falign-loops=32"}
	}
	return []string{"-falign-loops=32", "-Xclang", "-target-feature", "-Xclang", "+prefer-no-scatter",
		"-Xclang", "-target-feature", "-Xclang", "+prefer-no-gather",
		"-mllvm", "-max-interleave-group-factor=4",
		"-mllvm", "-disable-x86-domain-reassignment"}
}

func (o BuildOptions) keepIR(files []string) error {
	if o.KeepIR == "" {
		return nil
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		kept := filepath.Join(o.KeepIR, filepath.Base(file))
		if err := os.WriteFile(kept, text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// libraries returns the arguments that link libgfortran; a library outside the system's directories is also put into
// the run-time search path.
func (t *Toolchain) libraries(ctx context.Context, o BuildOptions) ([]string, error) {
	if t.GfortranLib == "" {
		return nil, missingGfortran()
	}
	if o.isStatic() {
		return t.archives(ctx, o)
	}
	mathematics, err := t.mathematics(ctx, o)
	if err != nil {
		return nil, err
	}
	args := append(append([]string{t.GfortranLib}, t.quadmath()...), mathematics...)
	if dir := filepath.Dir(t.GfortranLib); !strings.HasPrefix(dir, "/usr/lib") {
		args = append(args, "-Wl,-rpath,"+dir)
	}
	return args, nil
}

// quadmath links libquadmath, which stands beside libgfortran, where a program calls its functions of real(16).
func (t *Toolchain) quadmath() []string {
	for _, name := range []string{"libquadmath.so", "libquadmath.so.0"} {
		path := filepath.Join(filepath.Dir(t.GfortranLib), name)
		if _, err := os.Stat(path); err == nil {
			return []string{"-Wl,--as-needed", path, "-Wl,--no-as-needed"}
		}
	}
	return nil
}

// isStatic reports whether the program is linked without shared libraries.
func (o BuildOptions) isStatic() bool { return slices.Contains(o.Objects, "-static") }

// archives are the same libraries for a program that is linked statically.
func (t *Toolchain) archives(ctx context.Context, o BuildOptions) ([]string, error) {
	dir := filepath.Dir(t.GfortranLib)
	var out []string
	for _, name := range []string{"libgfortran.a", "libquadmath.a"} {
		path := filepath.Join(dir, name)
		if _, err := os.Stat(path); err == nil {
			out = append(out, path)
		}
	}
	if len(out) == 0 || filepath.Base(out[0]) != "libgfortran.a" {
		return nil, &MissingTool{Tool: "libgfortran.a, which -static needs", LookedFor: filepath.Join(dir, "libgfortran.a"), Install: "apt install gfortran, or leave out -static"}
	}
	mathematics, err := t.mathematics(ctx, o)
	return append(out, mathematics...), err
}

// Link compiles the IR files, side by side if there are several, and links them with the runtime. The IR stays where it
// is when clang fails.
func (t *Toolchain) Link(ctx context.Context, llFiles []string, out string, opt BuildOptions) error {
	libraries, err := t.libraries(ctx, opt)
	if err != nil {
		return err
	}
	if err := opt.keepIR(llFiles); err != nil {
		return err
	}
	rt, err := t.Runtime(ctx)
	if err != nil {
		return err
	}
	inputs, cleanup, err := t.objects(ctx, llFiles, opt)
	defer cleanup()
	if err != nil {
		return err
	}
	args := append(t.compileFlags(opt), inputs...)
	args = append(append(args, opt.Objects...), rt)
	if opt.Coarrays {
		archive, err := t.Coarrays(ctx)
		if err != nil {
			return err
		}
		args = append(args, archive)
	}
	if !opt.isStatic() {
		args = append(args, "-pie", "-Wl,-z,now") // what calls of libraries go through is fixed at the start: it can not be overwritten
	}
	args = append(args, "-o", out)
	args = append(args, t.linker()...)
	args = append(args, t.RuntimeFlags...)
	return t.linkWith(ctx, opt.Engine, append(args, libraries...))
}

// linkWith is clang's, or for an engine that of its mpicc, which knows the engine's libraries.
func (t *Toolchain) linkWith(ctx context.Context, engine Engine, args []string) error {
	if engine == (Engine{}) {
		_, err := t.runClang(ctx, "", args...)
		return err
	}
	network, err := t.Network(ctx, engine)
	if err != nil {
		return err
	}
	if engine.Name == OpenSHMEM {
		args = append(args, "-Wl,--allow-shlib-undefined") // Open MPI's liboshmem does not name all libraries that it needs
	}
	_, err = runTool(ctx, "", engine.environment(t), engine.MPICC, append(args, network)...)
	return err
}

// objects compiles several files in parallel; a single file is left to the command that links.
func (t *Toolchain) objects(ctx context.Context, files []string, opt BuildOptions) ([]string, func(), error) {
	if len(files) <= 1 {
		return files, func() {}, nil
	}
	dir, err := os.MkdirTemp("", "dhpfgo-")
	if err != nil {
		return nil, func() {}, err
	}
	cleanup := func() { os.RemoveAll(dir) }
	objects := make([]string, len(files))
	err = parallel(len(files), func(i int) error {
		objects[i] = filepath.Join(dir, fmt.Sprintf("%d.o", i))
		args := append(t.compileFlags(opt), t.RuntimeFlags...)
		_, err := t.runClang(ctx, "", append(args, "-c", files[i], "-o", objects[i])...)
		return err
	})
	return objects, cleanup, err
}

// Assemble returns the assembly that clang makes of one IR file.
func (t *Toolchain) Assemble(ctx context.Context, ll string, opt BuildOptions) (asm []byte, err error) {
	return t.runClang(ctx, "", append(t.compileFlags(opt), "-S", ll, "-o", "-")...)
}

// AssembleText makes an object file of a text in the assembler's language.
func (t *Toolchain) AssembleText(ctx context.Context, text, object string) error {
	var stderr bytes.Buffer
	cmd := exec.CommandContext(ctx, t.CC, "-c", "-x", "assembler", "-", "-o", object)
	cmd.Stdin, cmd.Stderr = strings.NewReader(text), &stderr
	if err := cmd.Run(); err != nil {
		return &ToolError{t.CC + " -c -x assembler", stderr.String(), err}
	}
	return nil
}

// ShareText makes a shared library of a text in the assembler's language, objects, libraries and options for the linker.
func (t *Toolchain) ShareText(ctx context.Context, text, out string, rest []string) error {
	dir, err := os.MkdirTemp("", "dhpfgo-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	object := filepath.Join(dir, "carried.o")
	if err := t.AssembleText(ctx, text, object); err != nil {
		return err
	}
	args := append([]string{"-shared", "-o", out, object}, t.linker()...)
	if !slices.ContainsFunc(rest, func(given string) bool { return !strings.HasPrefix(given, "-") }) {
		args = append(args, "-nostdlib") // no code, nothing that starts it
	}
	_, err = t.runClang(ctx, "", append(args, rest...)...)
	return err
}
