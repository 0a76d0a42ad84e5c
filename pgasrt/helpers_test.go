package pgasrt

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"dhpfgo/internal/pace"
)

// variant is a toolchain with the programs of testdata it has built.
type variant struct {
	flags  []string // of core and program
	with   []string // further files of every program
	extra  []string // flags of programs alone
	engine Engine   // what carries messages between hosts
	once   sync.Once
	tools  *Toolchain
	err    error
	dir    string
	mu     sync.Mutex
	built  map[string]string
}

var (
	plain     = &variant{}
	sanitized = &variant{flags: []string{"-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-Werror"}}
	// Images are threads, under the race detector.
	threads = &variant{
		flags: []string{"-fsanitize=thread", "-DRT_THREADS"},
		with:  []string{"testdata/threads.c"},
		extra: []string{"-Dmain=image_main", "-Dpgas_init=image_init"},
	}
)

// With PGAS_TEST_SANITIZED set all programs are built as those of sanitized.
func TestMain(m *testing.M) {
	if os.Getenv("PGAS_TEST_SANITIZED") != "" {
		plain.flags = sanitized.flags
		os.Setenv("ASAN_OPTIONS", "handle_segv=0:handle_sigfpe=0") // some programs die of these on purpose
	}
	code := m.Run()
	for _, v := range []*variant{plain, sanitized, threads, &openMPI.variant, &mpich.variant, &openSHMEM.variant, &farSanitized.variant} {
		if v.dir != "" {
			os.RemoveAll(v.dir)
		}
	}
	os.Exit(code)
}

func (v *variant) open() {
	if v.tools, v.err = FindToolchain(""); v.err != nil {
		return
	}
	v.tools.RuntimeFlags = v.flags
	v.built = map[string]string{}
	v.dir, v.err = os.MkdirTemp("", "pgasrt-test-")
}

// program builds testdata/name.c once.
func (v *variant) program(t testing.TB, name string) string {
	t.Helper()
	v.once.Do(v.open)
	if v.err != nil {
		t.Fatal(v.err)
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	if exe := v.built[name]; exe != "" {
		return exe
	}
	exe := filepath.Join(v.dir, name)
	flags := slices.Concat([]string{"-Icore", "-Ihpf", "-Wall", "-Wextra"}, v.flags, v.extra)
	opt := BuildOptions{Opt: 1, Flags: flags, Engine: v.engine}
	files := append([]string{"testdata/" + name + ".c"}, v.with...)
	if err := v.tools.Link(context.Background(), files, exe, opt); err != nil {
		t.Fatal(err)
	}
	v.built[name] = exe
	return exe
}

// result is what a run did.
type result struct {
	code           int
	stdout, stderr string
	took           time.Duration
	said           string // of a launcher's run: stderr with all that the engine says
}

type call struct {
	images int
	args   []string
	env    []string
	stdin  string
}

// runPatience is how long a run may take, longer during the hours that tests at full size take.
func runPatience() time.Duration {
	return sizes([]time.Duration{pace.Hang}, []time.Duration{3 * pace.Hang})[0]
}

// The address sanitizer warns once of stacks that a program makes, though it is told of each switch.
var swapContext = regexp.MustCompile(`(?m)^.*ASan doesn't fully support makecontext.*\n`)

func runProgram(t *testing.T, exe string, c call) result {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), runPatience())
	defer cancel()
	var stdout, stderr bytes.Buffer
	begin := time.Now()
	code, err := Run(ctx, exe, c.images, c.args, c.env, strings.NewReader(c.stdin), &stdout, &stderr)
	if err != nil || ctx.Err() != nil {
		t.Fatalf("%s %v on %d images: %v %v\n%s", exe, c.args, c.images, err, ctx.Err(), stderr.String())
	}
	took := time.Since(begin)
	return result{code: code, stdout: stdout.String(), stderr: swapContext.ReplaceAllString(stderr.String(), ""), took: took}
}

func (v *variant) run(t *testing.T, name string, c call) result {
	t.Helper()
	return runProgram(t, v.program(t, name), c)
}

// want fails unless the run ended with this code and printed exactly this on stderr.
func (r result) want(t *testing.T, code int, stderr string) {
	t.Helper()
	if r.code != code || r.stderr != stderr {
		t.Errorf("exit code %d, want %d; stderr:\n%swant:\n%s", r.code, code, r.stderr, stderr)
	}
}

// processesOf counts living processes that run exe.
func processesOf(t *testing.T, exe string) (count int) {
	t.Helper()
	links, err := filepath.Glob("/proc/[0-9]*/exe")
	if err != nil {
		t.Fatal(err)
	}
	for _, link := range links {
		if path, err := os.Readlink(link); err == nil && path == exe {
			count++
		}
	}
	return count
}
