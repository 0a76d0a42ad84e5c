package pgasrt

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"dhpfgo/internal/pace"
)

// killedWithin is how soon a job has ended after a kill.
const killedWithin = 5 * time.Second

// image is a process that runs an image, not its shell.
type image struct{ pid, rank int }

// imagesOf finds the images of a program that have joined their run: children of processes of the same program, their shells, which
// have mapped the shared memory last.
func imagesOf(exe string) (all []image) {
	links, _ := filepath.Glob("/proc/[0-9]*/exe")
	for _, link := range links {
		dir := filepath.Dir(link)
		if path, err := os.Readlink(link); err != nil || path != exe {
			continue
		}
		stat, _ := os.ReadFile(dir + "/stat")
		words := strings.Fields(string(stat[strings.LastIndexByte(string(stat), ')')+1:]))
		if len(words) < 2 {
			continue
		}
		maps, _ := os.ReadFile("/proc/" + words[1] + "/maps")
		environment, _ := os.ReadFile(dir + "/environ")
		rank := regexp.MustCompile(`\x00(?:OMPI_COMM_WORLD_RANK|PMI_RANK)=(\d+)\x00`).FindSubmatch(environment)
		if parent, _ := os.Readlink("/proc/" + words[1] + "/exe"); parent != exe || rank == nil || !strings.Contains(string(maps), "memfd:pgas") {
			continue
		}
		pid, _ := strconv.Atoi(filepath.Base(dir))
		number, _ := strconv.Atoi(string(rank[1]))
		all = append(all, image{pid, number})
	}
	return all
}

// kill waits until all images have joined and some time more, and kills one or those of its host, of which each has as many.
func kill(t *testing.T, exe string, images, hosts int, random *rand.Rand, whole bool) (victim int, at time.Time) {
	t.Helper()
	var all []image
	for deadline := time.Now().Add(pace.Hang); len(all) < images; all = imagesOf(exe) {
		if time.Now().After(deadline) {
			t.Errorf("%d of %d images have joined", len(all), images)
			return 0, time.Now()
		}
		time.Sleep(10 * time.Millisecond)
	}
	time.Sleep(time.Duration(100+random.IntN(800)) * time.Millisecond) // until the first statement
	each := images / hosts
	victim = random.IntN(images)
	for _, one := range all {
		if one.rank == victim || whole && one.rank/each == victim/each {
			_ = syscall.Kill(one.pid, syscall.SIGKILL)
		}
	}
	return victim, time.Now()
}

// killsEnd kills at random moments, as the seed says; an eleventh part of the kills is of all images of a host.
func (v *farVariant) killsEnd(t *testing.T, runs int) {
	const images, hosts = 8, 4
	exe := v.program(t, "far")
	for seed := range runs {
		random, whole := rand.New(rand.NewPCG(uint64(seed), 0)), seed%11 == 10
		pace.Within(t, killedWithin, func() time.Duration {
			var victim int
			var at time.Time
			done := make(chan struct{})
			go func() { victim, at = kill(t, exe, images, hosts, random, whole); close(done) }()
			r := v.launch(t, "far", launch{images: images, args: []string{"work"}})
			end := time.Now()
			<-done
			named := fmt.Sprint("image ", victim+1)
			if whole {
				named = fmt.Sprintf("image [%d-%d]", victim/2*2+1, victim/2*2+2)
			}
			want := fmt.Sprintf(`pgas: error: .*%s on host host%d was killed by SIGKILL \(Killed\); its last communication was at \S*far\.c:\d+`, named, victim/2+1)
			if r.code == 0 || len(regexp.MustCompile(want).FindAllString(r.said, -1)) != 1 {
				t.Errorf("seed %d, image %d, its host: %v: exit code %d; stderr:\n%s", seed, victim+1, whole, r.code, r.stderr)
			}
			return end.Sub(at)
		})
	}
	if n := processesOf(t, exe); n != 0 {
		t.Errorf("%d processes are left", n)
	}
}

func TestKillsOnHosts(t *testing.T) {
	playHosts(t, "4")
	t.Run("Open MPI", func(t *testing.T) { useOpenMPI(t).killsEnd(t, seeds(t, 2)) })
	t.Run("MPICH", func(t *testing.T) { mpich.use(t, "MPICH").killsEnd(t, seeds(t, 2)) })
}
