// Package pace lets tests bound times without a fault on a machine that is slow or busy with other things.
//
// A limit that only keeps a test from hanging is Hang, far above what any machine needs. A limit that is what the test is about
// (a run ends soon after one of its images was killed) holds on a quiet machine of today; Within multiplies it by how much slower
// this machine does a known piece of work at that moment, and tries again, because the load of a machine comes in bursts.
package pace

import (
	"crypto/sha256"
	"os/exec"
	"runtime"
	"sync"
	"testing"
	"time"
)

// Hang is the limit for what must come to an end, no matter when.
const Hang = 20 * time.Minute

// tries is how often a limit may be exceeded before that is a fault.
const tries = 5

// Within calls work, which says how long its timed part took, until that was within the limit for the machine as it is; the
// test fails if it never was, or with what work itself finds.
func Within(t testing.TB, limit time.Duration, work func() time.Duration) {
	t.Helper()
	var took, allowed time.Duration
	for range tries {
		if took = work(); t.Failed() {
			return
		}
		if allowed = limit; took > limit { // only then is the speed worth its measurement
			allowed = time.Duration(float64(limit) * slowness())
		}
		if took <= allowed {
			return
		}
	}
	t.Errorf("took %v; on this machine, as busy as it is, %v are allowed (%v on a quiet one)", took, allowed, limit)
}

// usual is what the piece of work of slowness takes on a quiet machine with two cores of 2020.
const usual = 40 * time.Millisecond

// slowness is how many times longer than usual this machine takes at present to compute on all its cores and to start
// processes, at least 1.
func slowness() float64 {
	begin := time.Now()
	var wait sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wait.Go(func() {
			text := make([]byte, 1<<20)
			for range 16 {
				sum := sha256.Sum256(text)
				copy(text, sum[:])
			}
			for range 5 {
				_ = exec.Command("/bin/true").Run() // where there is none, that is quick
			}
		})
	}
	wait.Wait()
	return max(1, float64(time.Since(begin))/float64(usual))
}
