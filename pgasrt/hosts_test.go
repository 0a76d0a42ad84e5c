package pgasrt

import (
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"
	"time"

	"dhpfgo/internal/pace"
)

// playHosts makes network namespaces, which play hosts, with the launcher's own daemons on each; or skips the test.
func playHosts(t *testing.T, hosts string) {
	t.Helper()
	t.Setenv("PGAS_HOSTS_NAME", fmt.Sprint("t", os.Getpid()))
	if out, err := exec.Command("../scripts/hosts.sh", "up", hosts).CombinedOutput(); err != nil {
		t.Skipf("no hosts can be played here: %s", out)
	}
	t.Cleanup(func() { _ = exec.Command("../scripts/hosts.sh", "down").Run() })
}

func TestHosts(t *testing.T) {
	v := useOpenMPI(t)
	for _, hosts := range sizes([]string{"2"}, []string{"2", "4"}) {
		playHosts(t, hosts)
		v.conforms(t, 4, "", sizes([]string{"late", "sync", "ship", "conform x longer"}, latePrograms)...)
		if _, err := FindSHMEM(""); err == nil {
			openSHMEM.use(t, OpenSHMEM).conforms(t, 4, "", sizes([]string{"sync"}, latePrograms)...)
		}
		// The other hosts have nothing of the environment.
		r := v.launch(t, "sync", launch{images: 4, env: []string{"PGAS_STATS=1"}})
		if r.code != 0 || !strings.Contains(r.stderr, "pgas: lock: calls") {
			t.Errorf("exit code %d\n%s", r.code, r.stderr)
		}
	}
}

// What makes nodes of one machine cannot make one of two hosts.
func TestNodesOfHosts(t *testing.T) {
	playHosts(t, "2")
	r := useOpenMPI(t).launch(t, "sync", launch{images: 4, env: []string{"PGAS_NODE_OF=0,1,1,0"}})
	want := "pgas: error: PGAS_NODES or PGAS_NODE_OF makes one node of images 2 and 3, which are on two hosts; unset it\n"
	if r.code != 1 || !strings.HasPrefix(r.stderr, want) {
		t.Errorf("exit code %d\n%s", r.code, r.stderr)
	}
	useOpenMPI(t).launch(t, "sync", launch{images: 4, env: []string{"PGAS_NODE_OF=0,1,2,2"}}).want(t, 0, "")
}

// hostsEndWithin is how soon a job on four hosts must have begun and ended.
const hostsEndWithin = 8 * time.Second

// ours is what the runtime says. Engines write their complaints in pieces, after or between which it may stand.
var ours = regexp.MustCompile(`(pgas:|ERROR STOP|STOP).*\n`)

// The only image of a host may die, so that no image can tell the others.
func TestHostsEnd(t *testing.T) {
	playHosts(t, "4")
	t.Run("Open MPI", func(t *testing.T) { useOpenMPI(t).endsOnHosts(t, 1) })
	t.Run("MPICH", func(t *testing.T) { mpich.use(t, "MPICH").endsOnHosts(t, sizes([]int{2}, []int{1})[0]) })
}

// endsOnHosts tries every end, every second one, and so on.
func (v *farVariant) endsOnHosts(t *testing.T, every int) {
	for i, c := range []struct {
		args, said string // said: a pattern
		images     int
		code       int
	}{
		// With the arbiter's host a launcher that is slow to end the others leaves time for one to tell that the host is gone.
		{"kill 1", `pgas: error: .*image 1 on host host1 was killed by SIGKILL \(Killed\); .*(\npgas: error: host host1 of image 1 is gone: .*)?`, 4, 1},
		{"kill 3", `pgas: error: .*image 3 on host host3 was killed by SIGKILL \(Killed\); .*`, 4, 1},
		{"kill 0", `pgas: error: .*image \d on host host\d was killed by SIGKILL \(Killed\); .*`, 8, 1},
		{"exit 4", `pgas: error: .*image 4 on host host2 ended with exit code 5 before the end of the program; .*`, 8, 1},
		{"busy 3", "ERROR STOP 6", 4, 6},
		{"error 0", "ERROR STOP 6", 8, 6},
	} {
		if i%every != 0 {
			continue
		}
		var r result
		pace.Within(t, hostsEndWithin, func() time.Duration {
			r = v.launch(t, "far", launch{images: c.images, args: strings.Fields(c.args)})
			return r.took
		})
		said := strings.Join(ours.FindAllString(r.said, -1), "")
		if r.code != c.code || !regexp.MustCompile(`^`+c.said+`\n$`).MatchString(said) {
			t.Errorf("%s on %d images: exit code %d, want %d; stderr:\n%swant: %s", c.args, c.images, r.code, c.code, r.stderr, c.said)
		}
	}
	if n := processesOf(t, v.program(t, "far")); n != 0 {
		t.Errorf("%d processes are left", n)
	}
}
