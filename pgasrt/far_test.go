package pgasrt

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"dhpfgo/internal/pace"
)

// farVariant is a variant whose programs are linked with an MPI.
type farVariant struct {
	variant
}

// launch starts a program of testdata by the engine's launcher.
type launch struct {
	images int
	hosts  string // PGAS_NODES: hosts that one machine plays; "": those of hosts.sh
	args   []string
	env    []string
}

var (
	openMPI, mpich, openSHMEM = &farVariant{}, &farVariant{}, &farVariant{}
	farSanitized              = &farVariant{variant{flags: sanitized.flags}}
)

func useOpenMPI(t *testing.T) *farVariant { t.Helper(); return openMPI.use(t, "Open MPI") }

// use skips the test where there is no such engine.
func (v *farVariant) use(t *testing.T, name string) *farVariant {
	t.Helper()
	engines := InstalledMPIs()
	if engine, err := FindSHMEM(""); err == nil {
		engines = append(engines, engine)
	}
	for _, engine := range engines {
		if engine.Name == name && engine.Launcher() != "" {
			v.engine = engine
			return v
		}
	}
	t.Skip("no " + name + " is installed: " + installMPI + "; " + installSHMEM)
	return nil
}

// noise is what Open MPI's launcher says about jobs that end with an error, and of children that were quicker than it.
var noise = regexp.MustCompile(`(?ms)^-{20,}\n.*?^-{20,}\n|^[^\n]*plm:rsh: Warning: setpgid[^\n]*\n`)

func (v *farVariant) launch(t *testing.T, name string, l launch) result {
	t.Helper()
	exe := v.program(t, name)
	launcher := []string{v.engine.Launcher()}
	if v != mpich {
		launcher = append(launcher, "-quiet", "--oversubscribe", "--bind-to", "none")
	}
	if l.hosts == "" {
		launcher = []string{"../scripts/hosts.sh", map[*farVariant]string{openMPI: "openmpi", mpich: "mpich", openSHMEM: "oshmem"}[v], strconv.Itoa(l.images)}
	} else {
		launcher = append(launcher, "-n", strconv.Itoa(l.images))
	}
	sessions, err := os.MkdirTemp("", "mpi") // one mpirun fails where another one removes the common folder; names of sockets are short
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(sessions)
	env := append([]string{"OMPI_MCA_orte_tmpdir_base=" + sessions, "OMPI_ALLOW_RUN_AS_ROOT=1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1", "PGAS_NODES=" + l.hosts}, l.env...)
	ctx, cancel := context.WithTimeout(context.Background(), pace.Hang)
	defer cancel()
	var stdout, stderr bytes.Buffer
	begin := time.Now()
	code, err := RunUnder(ctx, launcher, exe, l.args, env, strings.NewReader(""), &stdout, &stderr)
	if err != nil || ctx.Err() != nil {
		t.Fatalf("%s %v on %d images: %v %v\n%s", name, l.args, l.images, err, ctx.Err(), stderr.String())
	}
	took := time.Since(begin)
	return result{code: code, stdout: stdout.String(), stderr: noise.ReplaceAllString(stderr.String(), ""), took: took, said: stderr.String()}
}

// conforms runs the programs that check themselves.
func (v *farVariant) conforms(t *testing.T, images int, hosts string, programs ...string) {
	t.Helper()
	for _, program := range programs {
		words := strings.Fields(program)
		if r := v.launch(t, words[0], launch{images: images, hosts: hosts, args: words[1:]}); r.code != 0 || r.stderr != "" {
			t.Errorf("%s on %d images: exit code %d\n%s", program, images, r.code, r.stderr)
		}
	}
}

// One machine plays hosts whose images share no memory: the engine carries what goes between them.
func TestOpenMPI(t *testing.T) {
	t.Parallel()
	v := useOpenMPI(t)
	some := []string{"late", "sync", "ship", "teams", "collectives async", "transfer 5", "conform x longer", "irregular 8 1"}
	v.conforms(t, 4, "2", sizes(some, latePrograms)...)
	for _, images := range sizes([]int{3}, []int{2, 3, 5, 8}) {
		v.conforms(t, images, strconv.Itoa(images), sizes([]string{"sync", "transfer 7"}, []string{"late", "sync", "conform x longer", "transfer 7"})...)
	}
}

// The program counts what it gives MPI to send, and how often it sleeps. Not beside TestFarEnds, which looks for processes of the same
// program that are left.
func TestFarMessages(t *testing.T) {
	useOpenMPI(t).conforms(t, 4, "2", "far teams", "far posts", "far gets")
}

// MPICH is another engine for the same. An end in order is one, though its MPI_Finalize is not trusted.
func TestMPICH(t *testing.T) {
	t.Parallel()
	v := mpich.use(t, "MPICH")
	v.conforms(t, 4, "2", sizes([]string{"late", "sync", "teams", "conform x longer"}, latePrograms)...)
	for range sizes([]int{0, 0}, make([]int, 20)) {
		r := v.launch(t, "far", launch{images: 4, hosts: "2", args: []string{"stop", "0"}})
		r.want(t, 3, "STOP 3\n")
	}
}

// What Open MPI itself never frees is not ours.
func TestFarSanitized(t *testing.T) {
	v := farSanitized.use(t, "Open MPI")
	t.Setenv("ASAN_OPTIONS", "detect_leaks=0")
	v.conforms(t, 4, "2", sizes([]string{"transfer 7"}, []string{"transfer 7", "sync", "teams", "conform x longer"})...)
	r := v.launch(t, "far", launch{images: 4, hosts: "2", args: []string{"error", "0"}})
	r.want(t, 6, "ERROR STOP 6\n")
}

// OpenSHMEM's puts into rings carry the same messages.
func TestOpenSHMEM(t *testing.T) {
	t.Parallel()
	v := openSHMEM.use(t, OpenSHMEM)
	v.conforms(t, 4, "2", sizes([]string{"late", "sync", "transfer 5"}, latePrograms)...)
	v.conforms(t, 3, "3", "sync", "transfer 7")
	for args, code := range map[string]int{"stop 0": 3, "error 3": 6} {
		if r := v.launch(t, "far", launch{images: 4, hosts: "2", args: strings.Fields(args)}); r.code != code || strings.Count(r.stderr, "STOP") != 1 {
			t.Errorf("%s: exit code %d, want %d; stderr:\n%s", args, r.code, code, r.stderr)
		}
	}
}

// The trace of a run has the events of the images of all hosts.
func TestFarTrace(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "trace")
	r := useOpenMPI(t).launch(t, "sync", launch{images: 4, hosts: "2", env: []string{"PGAS_TRACE=" + path}})
	r.want(t, 0, "")
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for image := 1; image <= 4; image++ {
		event := fmt.Sprintf(`"tid":%d,"ts":\d+.*"name":"put"`, image)
		if found := len(regexp.MustCompile(event).FindAll(text, -1)); found < 100 {
			t.Errorf("%d puts of image %d", found, image)
		}
	}
}

// A failure that an image of another host was told of is no error at the end. What Open MPI says of the dead process is noise.
func TestFarFailureIsKnown(t *testing.T) {
	t.Parallel()
	r := useOpenMPI(t).launch(t, "far", launch{images: 4, hosts: "2", args: []string{"known", "4"}})
	if strings.Contains(r.stderr, "pgas: error") {
		t.Error(r.stderr)
	}
}

// farEndsWithin is how soon a job must have ended.
const farEndsWithin = 5 * time.Second

// One message says how the run ended, the launcher's exit code is the run's, and nothing is left running.
func TestFarEnds(t *testing.T) {
	t.Parallel()
	v := useOpenMPI(t)
	host, err := os.Hostname()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args, stderr string
		code         int
	}{
		{"stop 0", "STOP 3\n", 3},
		{"error 0", "ERROR STOP 6\n", 6},
		{"error 3", "ERROR STOP 6\n", 6},
		{"busy 4", "ERROR STOP 6\n", 6},
		{"kill 4", "pgas: error: image I in sync all at far.c:L: image 4 was killed by SIGKILL (Killed); its last communication was at far.c:L\n", 1},
		{"segv 3", "pgas: error: image I in sync all at far.c:L: image 3 was killed by SIGSEGV (Segmentation fault); its last communication was at far.c:L\n", 1},
		{"exit 2", "pgas: error: image I in sync all at far.c:L: image 2 ended with exit code 5 before the end of the program; its last communication was at far.c:L\n", 1},
		{"wait 2", "pgas: error: deadlock: image I waits in sync all at far.c:L, image 2 waits in event wait (0 of 1 posts) at far.c:L, " +
			"image 3 waits in sync all at far.c:L, image 4 waits in sync all at far.c:L\n", 1},
		{"mismatch 4", "pgas: error: deadlock: image I waits in sync all at far.c:L, image 2 waits in sync all at far.c:L, " +
			"image 3 waits in sync all at far.c:L, image 4 waits in broadcast at far.c:L\n", 1},
	} {
		var r result
		pace.Within(t, farEndsWithin, func() time.Duration {
			r = v.launch(t, "far", launch{images: 4, hosts: "2", args: strings.Fields(c.args)})
			return r.took
		})
		text := regexp.MustCompile(`error: (deadlock: )?image \d`).ReplaceAllString(r.stderr, "error: ${1}image I")
		text = strings.ReplaceAll(text, " on host "+host, "")
		text = regexp.MustCompile(`\S*far\.c:\d+`).ReplaceAllString(text, "far.c:L")
		if r.code != c.code || text != c.stderr {
			t.Errorf("%s: exit code %d, want %d; stderr:\n%swant:\n%s", c.args, r.code, c.code, r.stderr, c.stderr)
		}
	}
	for range sizes([]int{0, 0}, make([]int, 20)) { // each image is a host of its own, and all end at once
		r := v.launch(t, "far", launch{images: 4, hosts: "4", args: []string{"error", "0"}})
		r.want(t, 6, "ERROR STOP 6\n")
	}
	exe := v.program(t, "far")
	if out, err := exec.Command(exe, "stop", "0").CombinedOutput(); string(out) != "STOP 3\n" {
		t.Errorf("without a launcher: %v\n%s", err, out)
	}
	if n := processesOf(t, exe); n != 0 {
		t.Errorf("%d processes are left", n)
	}
}

// All processes find what is wrong with a launch; one says it.
func TestRefusedOnce(t *testing.T) {
	v, other, shmem := useOpenMPI(t), mpich.use(t, "MPICH"), openSHMEM.use(t, OpenSHMEM)
	openMPI, hydra := []string{v.engine.Launcher(), "--oversubscribe", "-n", "2"}, []string{other.engine.Launcher(), "-n", "2"}
	limited := func(launcher ...string) []string {
		return append([]string{"bash", "-c", `ulimit -v 900000; exec "$0" "$@"`}, launcher...)
	}
	for _, c := range []struct {
		exe      string
		launcher []string
		env      string
		said     string
	}{
		{v.program(t, "far"), openMPI, "PGAS_IMAGES=3", "PGAS_IMAGES is '3', but the launcher has started 2 processes; unset it, or start as many"},
		{other.program(t, "far"), hydra, "PGAS_IMAGES=3", "PGAS_IMAGES is '3', but the launcher has started 2 processes; unset it, or start as many"},
		{shmem.program(t, "far"), openMPI, "PGAS_IMAGES=3", "PGAS_IMAGES is '3', but the launcher has started 2 processes; unset it, or start as many"},
		{v.program(t, "far"), openMPI, "PGAS_SIM_LATE=1", "PGAS_SIM_LATE plays a network on one machine; unset it under a launcher"},
		{v.program(t, "far"), limited(v.engine.Launcher(), "--oversubscribe", "-n", "8"), "", "host "},
		{other.program(t, "far"), limited(other.engine.Launcher(), "-n", "8"), "", "host "},
		{shmem.program(t, "far"), hydra, "", "the launcher has started 2 processes (PMI_SIZE), but OpenSHMEM 1."},
		{plain.program(t, "far"), hydra, "", "a launcher has started this program on 2 processes (PMI_SIZE), but it can run on one machine only"},
		{plain.program(t, "far"), openMPI, "", "a launcher has started this program on 2 processes (OMPI_COMM_WORLD_SIZE), but it can run on one machine only"},
	} {
		var stdout, stderr bytes.Buffer
		env := []string{"OMPI_ALLOW_RUN_AS_ROOT=1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1", c.env}
		code, err := RunUnder(t.Context(), c.launcher, c.exe, []string{"stop", "0"}, env, strings.NewReader(""), &stdout, &stderr)
		if said := stderr.String(); err != nil || code == 0 || strings.Count(said, "pgas: error: ") != 1 || !strings.Contains(said, "pgas: error: "+c.said) {
			t.Errorf("%s %s: %v, exit code %d, want %q; stderr:\n%s", c.launcher[0], c.env, err, code, c.said, said)
		}
	}
}
