package pgasrt

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"sort"
	"strconv"
	"strings"
	"sync"
	"time"
)

const (
	oldestClang = 15
	newestClang = 22
)

// Toolchain is what programs are compiled with.
type Toolchain struct {
	CC           string   // path of clang
	Version      int      // its major version
	Banner       string   // first line of clang --version
	LLD          string   // path of ld.lld; empty: the system's linker is used
	GfortranLib  string   // path of libgfortran.so or libgfortran.so.5; empty: not found
	RuntimeFlags []string // further flags for compiling the core and for linking, such as -fsanitize=address
}

// MissingTool says that something a build needs is not there.
type MissingTool struct {
	Tool      string // "clang >= 15"
	LookedFor string
	Install   string // the command that installs it; "": nobody knows
}

func (m *MissingTool) Error() string {
	if m.Install == "" {
		return fmt.Sprintf("no %s found (looked for %s): put it on PATH, or write its path", m.Tool, m.LookedFor)
	}
	return fmt.Sprintf("no %s found (looked for %s); install it: %s", m.Tool, m.LookedFor, m.Install)
}

// ToolStatus is one line of `dhpfgo doctor`.
type ToolStatus struct {
	Tool     string
	Path     string // empty: missing
	Detail   string
	Required bool
	Install  string // set when missing
}

// FindToolchain searches for clang, lld and libgfortran. cc, if not empty, is the only compiler considered; else $DHPFGO_CC, if set. The error
// is a *MissingTool when there is no usable clang; other missing things are left empty and reported by Probe or Link.
func FindToolchain(cc string) (*Toolchain, error) {
	for _, candidate := range clangCandidates(cc) {
		path, err := exec.LookPath(candidate)
		if err != nil {
			continue
		}
		banner, version := clangVersion(path)
		if version < oldestClang {
			continue
		}
		return &Toolchain{CC: path, Version: version, Banner: banner, LLD: findLLD(path), GfortranLib: findGfortran()}, nil
	}
	return nil, missingClang(cc)
}

func clangCandidates(cc string) []string {
	if named := cmp.Or(cc, os.Getenv("DHPFGO_CC")); named != "" {
		return []string{named}
	}
	var names []string
	for v := newestClang; v >= oldestClang; v-- {
		names = append(names, fmt.Sprintf("clang-%d", v))
	}
	names = append(names, "clang")
	installed, _ := filepath.Glob("/usr/lib/llvm-*/bin/clang")
	sort.Sort(sort.Reverse(sort.StringSlice(installed)))
	return append(names, installed...)
}

func missingClang(cc string) *MissingTool {
	looked := fmt.Sprintf("clang-%d ... clang-%d, clang, /usr/lib/llvm-*/bin/clang", newestClang, oldestClang)
	switch env := os.Getenv("DHPFGO_CC"); {
	case cc != "":
		looked = cc
	case env != "":
		looked = env + ", which $DHPFGO_CC names"
	}
	return &MissingTool{
		Tool:      fmt.Sprintf("clang >= %d", oldestClang),
		LookedFor: looked,
		Install:   "apt install clang-19 lld-19 (Debian, Ubuntu), or pass --cc PATH",
	}
}

var versionPattern = regexp.MustCompile(`clang version (\d+)\.`)

// clangVersion runs clang --version; the version is 0 if that is not clang.
func clangVersion(path string) (banner string, version int) {
	out, err := answerOf(path, "--version")
	if err != nil {
		return "", 0
	}
	banner, _, _ = strings.Cut(out, "\n")
	if m := versionPattern.FindStringSubmatch(banner); m != nil {
		version, _ = strconv.Atoi(m[1])
	}
	return banner, version
}

// answers are what tools have said to a question, by it: a process that compiles many programs asks once.
var answers sync.Map

// question is an option that a tool answers, and the state of its file.
type question struct {
	path, option string
	size         int64
	modified     time.Time
}

// answerOf asks a tool for what stays the same as long as its file does.
func answerOf(path, option string) (string, error) {
	info, err := os.Stat(path)
	if err != nil {
		return "", err
	}
	q := question{path, option, info.Size(), info.ModTime()}
	if known, ok := answers.Load(q); ok {
		return known.(string), nil
	}
	out, err := exec.Command(path, option).Output()
	if err == nil {
		answers.Store(q, string(out))
	}
	return string(out), err
}

// findLLD looks where clang itself looks for -fuse-ld=lld: beside its real file, then on PATH.
func findLLD(clang string) string {
	if real, err := filepath.EvalSymlinks(clang); err == nil {
		beside := filepath.Join(filepath.Dir(real), "ld.lld")
		if isFile(beside) {
			return beside
		}
	}
	path, err := exec.LookPath("ld.lld")
	if err != nil {
		return ""
	}
	return path
}

var gfortranPatterns = []string{
	"/usr/lib/gcc/*/*/libgfortran.so",
	"/usr/lib/*/libgfortran.so.5",
	"/usr/lib64/libgfortran.so.5",
	"/usr/lib/libgfortran.so.5",
	"/usr/local/lib*/libgfortran.so.5",
}

// findGfortran asks the gfortran on PATH for its library, else takes one from the places where systems keep it.
func findGfortran() string {
	if gfortran, err := exec.LookPath("gfortran"); err == nil {
		out, err := answerOf(gfortran, "-print-file-name=libgfortran.so")
		if path := strings.TrimSpace(out); err == nil && filepath.IsAbs(path) {
			return filepath.Clean(path)
		}
	}
	for _, pattern := range gfortranPatterns {
		if found, _ := filepath.Glob(pattern); len(found) > 0 {
			return found[len(found)-1]
		}
	}
	return ""
}

func missingGfortran() *MissingTool {
	return &MissingTool{
		Tool:      "libgfortran",
		LookedFor: "gfortran -print-file-name=libgfortran.so, " + strings.Join(gfortranPatterns, ", "),
		Install:   "apt install libgfortran5 (Debian, Ubuntu), or gfortran",
	}
}

// Probe reports on each tool, and on whether clang can compile the core.
func (t *Toolchain) Probe() []ToolStatus {
	clang := ToolStatus{Tool: "clang", Path: t.CC, Detail: t.Banner, Required: true}
	lld := ToolStatus{Tool: "lld", Path: t.LLD, Detail: "links faster than the system's linker"}
	if t.LLD == "" {
		lld.Install = fmt.Sprintf("apt install lld-%d", t.Version)
	}
	gfortran := ToolStatus{Tool: "libgfortran", Path: t.GfortranLib, Detail: "Fortran input and output", Required: true}
	if t.GfortranLib == "" {
		gfortran.Install = missingGfortran().Install
	}
	return append([]ToolStatus{clang, lld, gfortran, t.probeRuntime()}, probeEngines()...)
}

// probeEngines lists what can carry messages between hosts.
func probeEngines() (status []ToolStatus) {
	var missing *MissingTool
	if _, err := FindMPI(""); os.Getenv("DHPFGO_MPICC") != "" && errors.As(err, &missing) {
		status = append(status, ToolStatus{Tool: "mpi", Detail: "looked for " + missing.LookedFor, Install: missing.Install})
	}
	for _, engine := range InstalledMPIs() {
		detail := engine.Name + ", for --conduit mpi; starts programs by " + engine.Launcher()
		if engine.Launcher() == "" {
			detail = engine.Name + ", for --conduit mpi; its mpirun is missing"
		}
		status = append(status, ToolStatus{Tool: "mpi", Path: engine.MPICC, Detail: detail})
	}
	if engine, err := FindSHMEM(""); err == nil && engine.Launcher() != "" {
		status = append(status, ToolStatus{Tool: "shmem", Path: engine.MPICC, Detail: "OpenSHMEM, for --conduit shmem; starts programs by " + engine.Launcher()})
	}
	if len(status) == 0 {
		status = []ToolStatus{{Tool: "mpi", Detail: "runs programs on several hosts (--conduit mpi)", Install: installMPI}}
	}
	return status
}

func (t *Toolchain) probeRuntime() ToolStatus {
	status := ToolStatus{Tool: "runtime", Required: true}
	path, err := t.Runtime(context.Background())
	if err != nil {
		status.Detail = err.Error()
		status.Install = "apt install libc6-dev (Debian, Ubuntu) if a C header is missing"
		return status
	}
	status.Path, status.Detail = path, "compiled core, kept in the cache"
	return status
}

func isFile(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}
