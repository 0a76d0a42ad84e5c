package pgasrt

import (
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"dhpfgo/internal/pace"
)

func TestFailuresReported(t *testing.T) {
	for _, what := range []string{"reported", "locked", "tried", "finished", "stopped"} {
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

func TestFailuresSanitized(t *testing.T) {
	t.Parallel()
	for _, what := range []string{"reported", "locked", "tried", "finished"} {
		r := sanitized.run(t, "failing", call{images: 4, args: []string{what}})
		r.want(t, 0, "")
	}
}

// A dead image is known to all within 100 ms.
func TestFailureIsKnown(t *testing.T) {
	for _, images := range []int{2, 3, 8} {
		pace.Within(t, 100*time.Millisecond, func() time.Duration {
			r := plain.run(t, "failing", call{images: images, args: []string{"known"}})
			r.want(t, 0, "")
			took, err := time.ParseDuration(strings.TrimSpace(r.stdout) + "s")
			if err != nil {
				t.Errorf("%d images printed %q", images, r.stdout)
			}
			return took
		})
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

// Killed at random times, one or two of the images never make the others hang, lose an update or leave a process. A
// victim that dies when nobody asks any more is reported.
func TestKills(t *testing.T) {
	late := regexp.MustCompile(`^(pgas: error: image \d was killed by SIGKILL \(Killed\)\n)?$`)
	died := 0
	for seed := range seeds(t, 20) {
		images, victims := 2+seed%7, 1+seed%2
		r := plain.run(t, "survive", call{images: images, args: []string{strconv.Itoa(seed), strconv.Itoa(victims)}})
		if !late.MatchString(r.stderr) || (r.code == 0) != (r.stderr == "") {
			t.Errorf("%d images, seed %d: exit code %d\n%s", images, seed, r.code, r.stderr)
		}
		if strings.Contains(r.stdout, "died") {
			died++
		}
	}
	if n := processesOf(t, plain.program(t, "survive")); n != 0 {
		t.Errorf("%d processes are left", n)
	}
	t.Logf("survivors saw a death in %d runs", died)
	if died == 0 {
		t.Error("no image died while the others worked")
	}
}
