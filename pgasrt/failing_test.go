package pgasrt

import (
	"regexp"
	"testing"
)

func TestFailuresReported(t *testing.T) {
	for _, what := range []string{"reported", "locked", "known", "finished", "stopped"} {
		for _, images := range []int{3, 4, 8} {
			code, stderr := 0, ""
			if what == "stopped" {
				code, stderr = 3, "STOP 3\n"
			}
			r := plain.run(t, "failing", call{images: images, args: []string{what}})
			if r.code != code || r.stderr != stderr {
				t.Errorf("%s on %d images: exit code %d\n%s", what, images, r.code, r.stderr)
			}
		}
	}
}

// A failure that the program does not ask for ends the run and names image, statement and signal.
func TestFailuresUnreported(t *testing.T) {
	const cause = ` at failing\.c:100: image 2 was killed by SIGSEGV \(Segmentation fault\); ` +
		`its last communication was at testdata/failing\.c:\d+\n$`
	for what, statement := range map[string]string{
		"barrier": "sync all", "images": `sync images\(2\)`, "event": "event wait", "counter": "wait",
	} {
		r := plain.run(t, "failing", call{images: 3, args: []string{"unreported", what}})
		if !regexp.MustCompile(`^pgas: error: image [13] in `+statement+cause).MatchString(r.stderr) || r.code != 1 {
			t.Errorf("%s: exit code %d\n%s", what, r.code, r.stderr)
		}
	}
	r := plain.run(t, "failing", call{images: 3, args: []string{"unreported", "lock"}})
	const want = `^pgas: error: image [13] in lock\(1\) at failing\.c:100: the image that held the lock has failed\n$`
	if !regexp.MustCompile(want).MatchString(r.stderr) || r.code != 1 {
		t.Errorf("lock: exit code %d\n%s", r.code, r.stderr)
	}
}

// A failure that no image was told of is the run's error too.
func TestFailureUnnoticed(t *testing.T) {
	r := plain.run(t, "failing", call{images: 3, args: []string{"unreported", "nothing"}})
	const want = `^pgas: error: image 2 was killed by SIGSEGV \(Segmentation fault\); .*\n$`
	if !regexp.MustCompile(want).MatchString(r.stderr) || r.code != 1 {
		t.Errorf("exit code %d\n%s", r.code, r.stderr)
	}
}
