package pgasrt

import (
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"time"
)

// Engine is what carries messages between hosts: an MPI or an OpenSHMEM. The zero value is none: programs run on one machine.
type Engine struct {
	MPICC  string // path of its compiler
	Name   string // "Open MPI" or "MPICH", or another that is like one of them; OpenSHMEM
	Banner string // what MPICC says it would run; it tells installations apart
}

// OpenSHMEM is the name of that engine.
const OpenSHMEM = "OpenSHMEM"

const installMPI = "apt install libopenmpi-dev openmpi-bin, or libmpich-dev mpich (Debian, Ubuntu)"

const installSHMEM = "apt install libopenmpi-dev openmpi-bin (Debian, Ubuntu), or name an oshcc with --mpicc"

// FindMPI searches for an MPI. mpicc, if not empty, is the only compiler considered; else $DHPFGO_MPICC, if set, is; else mpicc. The
// error is a *MissingTool where there is none.
func FindMPI(mpicc string) (Engine, error) {
	name := cmp.Or(mpicc, os.Getenv("DHPFGO_MPICC"), "mpicc")
	missing := &MissingTool{Tool: "mpicc", LookedFor: name, Install: installMPI + ", or name it with --mpicc"}
	if mpicc == "" && os.Getenv("DHPFGO_MPICC") != "" {
		missing.LookedFor += ", which $DHPFGO_MPICC names"
	}
	path, err := exec.LookPath(name)
	if err != nil {
		return Engine{}, missing
	}
	engine, ok := probeMPI(path)
	switch {
	case !ok:
		return Engine{}, missing
	case strings.Contains(engine.Banner, "-loshmem"):
		return Engine{}, fmt.Errorf("%s is an OpenSHMEM's compiler: --conduit shmem takes it, --conduit mpi an mpicc", path)
	}
	return engine, nil
}

// FindSHMEM searches for an OpenSHMEM. oshcc, if not empty, is the only compiler considered. The error is a *MissingTool.
func FindSHMEM(oshcc string) (Engine, error) {
	if oshcc == "" {
		oshcc = "oshcc"
	}
	path, err := exec.LookPath(oshcc)
	if err == nil {
		if out, err := exec.Command(path, "-show").Output(); err == nil && strings.Contains(string(out), "shmem") {
			return Engine{MPICC: path, Name: OpenSHMEM, Banner: strings.TrimSpace(string(out))}, nil
		}
	}
	return Engine{}, &MissingTool{Tool: "oshcc", LookedFor: oshcc, Install: installSHMEM}
}

// probeMPI asks mpicc what it would run. Open MPI's and MPICH's and their kin know -show.
func probeMPI(path string) (Engine, bool) {
	out, err := exec.Command(path, "-show").Output()
	if err != nil || !strings.Contains(string(out), "mpi") {
		return Engine{}, false
	}
	engine := Engine{MPICC: path, Name: "MPICH", Banner: strings.TrimSpace(string(out))}
	if version, err := exec.Command(path, "-showme:version").Output(); err == nil && strings.Contains(string(version), "Open MPI") {
		engine.Name = "Open MPI"
	}
	return engine, true
}

// InstalledMPIs lists the engines under the name that FindMPI takes first, and those that systems with several of them use.
func InstalledMPIs() (engines []Engine) {
	seen := map[string]bool{}
	for _, name := range []string{"", "mpicc", "mpicc.openmpi", "mpicc.mpich"} {
		engine, err := FindMPI(name)
		if err != nil || seen[engine.Banner] {
			continue
		}
		seen[engine.Banner] = true
		engines = append(engines, engine)
	}
	return engines
}

// Launcher is the path of the program that starts processes under this engine: mpicc.KIND has its mpirun.KIND beside it.
func (e Engine) Launcher() string {
	dir, base := filepath.Split(e.MPICC)
	names := []string{"mpiexec", "mpirun"}
	switch e.Name {
	case "Open MPI":
		names = []string{"mpirun", "mpiexec"}
	case OpenSHMEM:
		names = []string{"oshrun"}
	}
	for _, name := range names {
		if path := dir + name + strings.TrimPrefix(strings.TrimPrefix(base, "mpicc"), "oshcc"); isFile(path) {
			return path
		}
	}
	return ""
}

// OnHosts gives the launcher and its arguments for a number of images on some hosts, as many on each, or one more.
func (e Engine) OnHosts(hosts []string, images int) ([]string, error) {
	if e.Launcher() == "" {
		return nil, &MissingTool{Tool: "launcher of " + e.Name, LookedFor: "mpirun or mpiexec beside " + e.MPICC, Install: installMPI}
	}
	slots := make([]string, len(hosts))
	for i, host := range hosts {
		slots[i] = fmt.Sprintf("%s:%d", host, (images+len(hosts)-1-i)/len(hosts))
	}
	return e.launch(strings.Join(slots, ","), images), nil
}

func (e Engine) launch(slots string, images int) []string {
	flag := "-hosts"
	if e.Name != "MPICH" {
		flag = "--host"
	}
	return []string{e.Launcher(), flag, slots, "-n", fmt.Sprint(images)}
}

// keepAlive makes Open MPI's launcher notice in 15 seconds that a host is silent. It must be before the images on the other hosts do, since
// what the launcher then sends to its daemon there keeps TCP from looking whether that is alive.
var keepAlive = map[string]string{"OMPI_MCA_oob_tcp_keepalive_time": "6", "OMPI_MCA_oob_tcp_keepalive_intvl": "3", "OMPI_MCA_oob_tcp_keepalive_probes": "3"}

// Watchful is what the environment of the launcher needs so that it ends soon after a host is gone, and has not.
func (e Engine) Watchful() (env []string) {
	if e.Name == "MPICH" {
		return nil
	}
	for _, name := range slices.Sorted(maps.Keys(keepAlive)) {
		if _, set := os.LookupEnv(name); !set {
			env = append(env, name+"="+keepAlive[name])
		}
	}
	return env
}

// reachWithin is how long hosts may take to start a process, on the slowest of networks. MPICH's launcher would wait without end.
const reachWithin = 15 * time.Second

// seesProgram says which host lacks the program that is its argument.
const seesProgram = `test -x "$0" || echo "without program: $(uname -n)"`

var withoutProgram = regexp.MustCompile(`without program: (\S+)`)

// Reach tries whether the launcher can start a process on each of the hosts, and these have the program. Launchers may wait without
// end for one that has not.
func (e Engine) Reach(ctx context.Context, hosts []string, exe string) error {
	ctx, cancel := context.WithTimeout(ctx, reachWithin)
	defer cancel()
	launcher := e.launch(strings.Join(hosts, ":1,")+":1", len(hosts))
	var said bytes.Buffer
	code, err := RunUnder(ctx, launcher, "/bin/sh", []string{"-c", seesProgram, exe}, nil, nil, &said, &said)
	if err != nil || code != 0 {
		why := cmp.Or(firstLine(said.String()), "no answer")
		return fmt.Errorf("the hosts of --hosts cannot all be reached (%s); '%s true' must work: see docs/cluster.md", why, strings.Join(launcher, " "))
	}
	var without []string
	for _, match := range withoutProgram.FindAllStringSubmatch(said.String(), -1) {
		without = append(without, match[1])
	}
	if len(without) == 0 {
		return nil
	}
	slices.Sort(without)
	return fmt.Errorf("not all hosts have %s (%s has not): set XDG_CACHE_HOME to a directory that they share, or build the program and copy it to all of them",
		exe, strings.Join(without, ", "))
}

// firstLine is the first line that has letters, without what engines draw around their messages; a warning only if nothing else is said.
// (Open MPI warns of its own setpgid where the shell that it starts is faster.)
func firstLine(text string) string {
	warning := ""
	for _, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		switch {
		case strings.Trim(line, "-= ") == "":
		case strings.Contains(line, "Warning: "):
			warning = cmp.Or(warning, line)
		default:
			return line
		}
	}
	return warning
}

// environment makes the engine's mpicc use the same clang as all the rest.
func (e Engine) environment(t *Toolchain) []string {
	return append(os.Environ(), "OMPI_CC="+t.CC, "OSHMEM_CC="+t.CC, "MPICH_CC="+t.CC)
}

// Network compiles the conduit between hosts for an engine unless the cache has it, and returns the object file.
func (t *Toolchain) Network(ctx context.Context, engine Engine) (objPath string, err error) {
	key, err := t.coreKey()
	if err != nil {
		return "", err
	}
	sum := sha256.Sum256([]byte(key + engine.MPICC + engine.Banner))
	return t.keep(hex.EncodeToString(sum[:])[:24], "network.o", func(dir string) error {
		if err := os.CopyFS(dir, core); err != nil {
			return err
		}
		return t.compileNetwork(ctx, dir, engine)
	})
}

func (t *Toolchain) compileNetwork(ctx context.Context, dir string, engine Engine) error {
	sources, err := filepath.Glob(dir + "/far/*.c")
	if err != nil {
		return err
	}
	kind := "mpi"
	if engine.Name == OpenSHMEM {
		kind = "shmem"
	}
	sources = append(sources, filepath.Join(dir, kind, "engine.c"))
	objects := make([]string, len(sources))
	flags := append([]string{"-c", "-Ifar", "-ffile-prefix-map=" + dir + "=pgasrt"}, append(coreFlags, t.RuntimeFlags...)...)
	err = parallel(len(sources), func(i int) error {
		objects[i] = sources[i] + ".o"
		_, err := runTool(ctx, dir, engine.environment(t), engine.MPICC, append(flags, sources[i], "-o", objects[i])...)
		return err
	})
	var tool *ToolError
	if errors.As(err, &tool) {
		return fmt.Errorf("%s, which must compile C by clang, cannot (%s); name another mpicc or oshcc with --mpicc", engine.MPICC, strings.Replace(firstLine(tool.Stderr), "error: ", "", 1))
	}
	if err != nil {
		return err
	}
	_, err = t.runClang(ctx, dir, append(append([]string{"-r", "-nostdlib", "-o", "network.o"}, t.linker()...), objects...)...)
	return err
}

// RunUnder starts a program by a launcher: its path and arguments, which say how many images there are and where. All else is
// as with Run.
func RunUnder(ctx context.Context, launcher []string, exe string, args []string, env []string,
	stdin io.Reader, stdout, stderr io.Writer) (exitCode int, err error) {
	path, err := filepath.Abs(exe)
	if err != nil {
		return 0, err
	}
	found, err := exec.LookPath(launcher[0])
	if err != nil {
		return 0, &MissingTool{Tool: "launcher " + launcher[0], LookedFor: launcher[0], Install: installerOf(launcher[0])}
	}
	cmd := exec.CommandContext(ctx, found, append(append(launcher[1:len(launcher):len(launcher)], path), args...)...)
	cmd.Env = append(os.Environ(), env...)
	return start(cmd, stdin, stdout, stderr)
}

// installerOf says how one gets a launcher; "" for those that are not an engine's own.
func installerOf(launcher string) string {
	switch name, _, _ := strings.Cut(filepath.Base(launcher), "."); name {
	case "mpirun", "mpiexec", "orterun":
		return installMPI
	case "oshrun", "shmemrun":
		return installSHMEM
	}
	return ""
}

// start runs a command until it ends; the end of its context ends it.
func start(cmd *exec.Cmd, stdin io.Reader, stdout, stderr io.Writer) (exitCode int, err error) {
	cmd.Stdin, cmd.Stdout, cmd.Stderr = stdin, stdout, stderr
	cmd.Cancel = func() error { return cmd.Process.Signal(syscall.SIGTERM) }
	cmd.WaitDelay = endPatience
	cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGTERM}
	// Pdeathsig follows the thread that starts the child, which must therefore stay.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	return exitCodeOf(runForwarding(cmd))
}
