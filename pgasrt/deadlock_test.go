package pgasrt

import (
	"regexp"
	"testing"
	"time"

	"dhpfgo/internal/pace"
)

// A run in which all images wait for good ends with what each waits for; calls that do not match are named.
func TestDeadlocks(t *testing.T) {
	t.Parallel()
	for what, want := range map[string]string{
		"cycle": `deadlock: image 1 waits in sync images\(2\) at wait\.c:10, image 2 waits in sync images\(3\) at wait\.c:20, ` +
			`image 3 waits in sync images\(1\) at wait\.c:30`,
		"mixed": `deadlock: image 1 waits in event wait \(0 of 1 posts\) at wait\.c:10, image 2 waits in lock\(1\) after image 1 ` +
			`at wait\.c:20, image 3 waits in event wait \(1 of 3 posts\) at wait\.c:30`,
		"kinds": `the collective calls of image 1, whose last one was broadcast at line 10, and of image 2, whose last one was ` +
			`allreduce at line 20, do not match|deadlock: .*image 2 waits in allreduce at wait\.c:20.*`,
		"roots": `the collective calls of image 1, whose last one was broadcast at line 10, and of image 3, whose last one was ` +
			`broadcast at line 30, do not match|deadlock: .*waits in broadcast at wait\.c:.*`,
		"sizes": `the collective calls of image \d, whose last one was broadcast at line \d0, and of image \d, whose last one ` +
			`was broadcast at line \d0, do not match`,
		"memory": `the collective calls of image \d, whose last one was allocate at line \d0, and of image \d, whose last one ` +
			`was allocate at line \d0, do not match`,
		"freed": `the collective calls of image \d, whose last one was deallocate at line \d0, and of image \d, whose last one ` +
			`was deallocate at line \d0, do not match`,
		"last": `the collective calls of image \d, whose last one was allreduce at line \d0, and of image \d, whose last one ` +
			`was allreduce at line \d0, do not match`,
		"last_freed": `the collective calls of image \d, whose last one was deallocate at line \d0, and of image \d, whose last one ` +
			`was deallocate at line \d0, do not match`,
		"count": `deadlock: image 1 waits in sync all at wait\.c:10, image 2 waits in event wait \(0 of 1 posts\) at wait\.c:20, ` +
			`image 3 waits in sync all at wait\.c:30`,
	} {
		t.Run(what, func(t *testing.T) {
			t.Parallel()
			for _, env := range [][]string{nil, {"PGAS_NODES=3"}, {"PGAS_NODE_OF=0,1,0"}} {
				pace.Within(t, 10*time.Second, func() time.Duration {
					r := plain.run(t, "deadlock", call{images: 3, args: []string{what}, env: env})
					if !regexp.MustCompile(`^pgas: error: (`+want+`)\n$`).MatchString(r.stderr) || r.code != 1 {
						t.Errorf("%v: exit code %d after %v\n%s", env, r.code, r.took, r.stderr)
					}
					return r.took
				})
			}
		})
	}
}
