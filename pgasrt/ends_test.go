package pgasrt

import (
	"bufio"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"dhpfgo/internal/pace"
)

const excerpt = "  14 |     x = a(i)\n     |     ^\n"

func TestEnds(t *testing.T) {
	for _, c := range []struct {
		what   string
		who    string // image, or 0 for all
		code   int
		stderr string
	}{
		{"stop", "0", 0, ""},
		{"stop3", "0", 3, "STOP 3\n"},
		{"stoptext", "0", 0, "STOP all done\n"},
		{"error", "0", 1, "ERROR STOP \n"},
		{"error7", "2", 7, "ERROR STOP 7\n"},
		{"errortext", "1", 1, "ERROR STOP bad thing\n"},
		{"fail", "3", 1, "ends.hpf:14:5: error: no such luck on image 3\n" + excerpt},
		{"undefined", "1", 1, "ends.hpf:14:5: error: 'a(3,-4)' is used before it has a value, on image 1\n" + excerpt},
		{"bounds", "1", 1, "ends.hpf:14:5: error: index 11 of dimension 2 of array 'a' is outside 1:10 on image 1\n" + excerpt},
		{"segv", "2", 139, "pgas: error: image 2 was killed by SIGSEGV (Segmentation fault); its last communication was at ends.hpf:14\n"},
		{"fpe", "1", 136, "pgas: error: image 1 was killed by SIGFPE (Floating point exception); its last communication was at ends.hpf:14\n"},
		{"kill", "3", 1, "pgas: error: image 3 was killed by SIGKILL (Killed); its last communication was at ends.hpf:14\n"},
		{"exit", "2", 1, "pgas: error: image 2 ended with exit code 0 before the end of the program; its last communication was at ends.hpf:14\n"},
		{"return3", "2", 3, ""},
	} {
		t.Run(c.what, func(t *testing.T) {
			t.Parallel()
			r := plain.run(t, "ends", call{images: 3, args: []string{c.what, c.who}})
			r.want(t, c.code, c.stderr)
		})
	}
}

// Images that wait for one that has ended normally do not wait for ever.
func TestWaitForStopped(t *testing.T) {
	r := plain.run(t, "ends", call{images: 3, args: []string{"deadlock", "2"}})
	want := regexp.MustCompile(`^pgas: error: image [13] in .* at ends.hpf:14: image 2 has stopped\n$`)
	if r.code != 1 || !want.MatchString(r.stderr) {
		t.Errorf("exit code %d, stderr:\n%s", r.code, r.stderr)
	}
}

// Of failures at the same time one is reported, whichever came first.
func TestManyFailures(t *testing.T) {
	for _, what := range []string{"fail", "kill", "segv", "error7"} {
		r := plain.run(t, "ends", call{images: 8, args: []string{what, "0"}})
		lines := strings.Count(r.stderr, "error: ") + strings.Count(r.stderr, "ERROR STOP")
		if r.code == 0 || lines != 1 {
			t.Errorf("%s: exit code %d, stderr:\n%s", what, r.code, r.stderr)
		}
	}
}

// What image 1 wrote before another image fails is not lost, though the library still buffers it.
func TestOutputBeforeFailure(t *testing.T) {
	r := plain.run(t, "ends", call{images: 2, args: []string{"kill", "2", "print"}})
	if r.stdout != " before the end\n" || r.code != 1 {
		t.Errorf("exit code %d, stdout %q", r.code, r.stdout)
	}
}

// sleeper is a run whose image 2 sleeps for an hour while the others wait for it.
type sleeper struct {
	cmd    *exec.Cmd
	stderr *bufio.Reader
	pid    map[int]int // of each image
}

func startSleeper(t *testing.T, images int) *sleeper {
	t.Helper()
	return startSleeperBy(t, images, exec.Command(plain.program(t, "ends"), "sleep", "2"))
}

func startSleeperBy(t *testing.T, images int, cmd *exec.Cmd) *sleeper {
	t.Helper()
	cmd.Env = append(cmd.Environ(), "PGAS_IMAGES="+strconv.Itoa(images))
	pipe, err := cmd.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	s := &sleeper{cmd, bufio.NewReader(pipe), map[int]int{}}
	for range images {
		line, err := s.stderr.ReadString('\n')
		fields := strings.Fields(line)
		if err != nil || len(fields) != 3 {
			t.Fatalf("%v: %q", err, line)
		}
		image, _ := strconv.Atoi(fields[1])
		s.pid[image], _ = strconv.Atoi(fields[2])
	}
	return s
}

// endWithin is how soon a run must end after one of its processes was killed, or after a signal.
const endWithin = 2 * time.Second

// end waits for the run and for all its processes to go, and says how long that took.
func (s *sleeper) end(t *testing.T) (message string, state syscall.WaitStatus, took time.Duration) {
	t.Helper()
	begin := time.Now()
	text, _ := io.ReadAll(s.stderr)
	_ = s.cmd.Wait()
	for _, pid := range s.pid {
		for syscall.Kill(pid, 0) == nil && time.Since(begin) < pace.Hang {
			time.Sleep(5 * time.Millisecond)
		}
	}
	took = time.Since(begin)
	if n := processesOf(t, plain.program(t, "ends")); n != 0 {
		t.Errorf("%d processes are left", n)
	}
	return string(text), s.cmd.ProcessState.Sys().(syscall.WaitStatus), took
}

func TestKillImage(t *testing.T) {
	for _, images := range []int{2, 5} {
		want := "pgas: error: image " + strconv.Itoa(images) + " was killed by SIGKILL (Killed); its last communication was at ends.hpf:14\n"
		pace.Within(t, endWithin, func() time.Duration {
			s := startSleeper(t, images)
			time.Sleep(20 * time.Millisecond)
			_ = syscall.Kill(s.pid[images], syscall.SIGKILL)
			message, state, took := s.end(t)
			if message != want || state.ExitStatus() != 1 {
				t.Errorf("exit code %d, message %q", state.ExitStatus(), message)
			}
			return took
		})
	}
}

func TestKillSupervisor(t *testing.T) {
	pace.Within(t, endWithin, func() time.Duration {
		s := startSleeper(t, 3)
		_ = syscall.Kill(s.cmd.Process.Pid, syscall.SIGKILL)
		_, state, took := s.end(t)
		if state.Signal() != syscall.SIGKILL {
			t.Errorf("state %v", state)
		}
		return took
	})
}

// interruptIgnored tells that these tests run in the background of a shell, so that all runs ignore SIGINT, too. That must be
// asked before any test passes signals on: later the answer is that of this process alone.
var interruptIgnored = signal.Ignored(syscall.SIGINT)

func TestInterrupt(t *testing.T) {
	for _, sig := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM} {
		if sig == syscall.SIGINT && interruptIgnored {
			continue
		}
		pace.Within(t, endWithin, func() time.Duration {
			s := startSleeper(t, 3)
			_ = s.cmd.Process.Signal(sig)
			message, state, took := s.end(t)
			if state.Signal() != sig || strings.Count(message, "interrupted by SIG") != 1 {
				t.Errorf("state %v, message %q", state, message)
			}
			return took
		})
	}
}

// A signal that was ignored when the run started, as by nohup, does not end it.
func TestIgnoredSignal(t *testing.T) {
	pace.Within(t, endWithin, func() time.Duration {
		s := startSleeperBy(t, 2, exec.Command("/bin/sh", "-c", `trap '' HUP; exec "$0" sleep 2`, plain.program(t, "ends")))
		_ = s.cmd.Process.Signal(syscall.SIGHUP)
		time.Sleep(100 * time.Millisecond)
		_ = s.cmd.Process.Signal(syscall.SIGTERM)
		message, state, took := s.end(t)
		if state.Signal() != syscall.SIGTERM || !strings.Contains(message, "SIGTERM") {
			t.Errorf("state %v, message %q", state, message)
		}
		return took
	})
}

func TestRefusals(t *testing.T) {
	for _, c := range []struct{ images, want string }{
		{"0", "pgas: error: PGAS_IMAGES is '0'; it must be a number of images from 1 to 4096\n"},
		{"-3", "pgas: error: PGAS_IMAGES is '-3'; it must be a number of images from 1 to 4096\n"},
		{"four", "pgas: error: PGAS_IMAGES is 'four'; it must be a number of images from 1 to 4096\n"},
		{"5000", "pgas: error: PGAS_IMAGES is '5000'; it must be a number of images from 1 to 4096\n"},
	} {
		r := plain.run(t, "hello", call{env: []string{"PGAS_IMAGES=" + c.images}})
		r.want(t, 1, c.want)
	}
}

func TestRefusesMemory(t *testing.T) {
	r := plain.run(t, "refuse", call{images: 4, args: []string{"memory"}})
	for _, part := range []string{"refuse.hpf:4:14: error: no memory for array 'a': 4 images x 2048.0 GiB = 8192.1 GiB; " +
		"this machine has ", " GiB available; use fewer images or smaller arrays\n"} {
		if !strings.Contains(r.stderr, part) || r.code != 1 {
			t.Errorf("exit code %d, no %q in\n%s", r.code, part, r.stderr)
		}
	}
	r = plain.run(t, "refuse", call{images: 4, args: []string{"huge"}})
	if !strings.Contains(r.stderr, "array 'a' is larger than any memory") || r.code != 1 {
		t.Errorf("exit code %d\n%s", r.code, r.stderr)
	}
}

// The shared memory counts as a file for a limit of their size.
func TestLimitOfFiles(t *testing.T) {
	t.Parallel()
	program := plain.program(t, "ends")
	r := runProgram(t, "/bin/sh", call{images: 2, args: []string{"-c", `ulimit -f 1000; exec "$0" none 0`, program}})
	if r.code != 1 || !strings.Contains(r.stderr, "a limit such as 'ulimit -v' or 'ulimit -f' may be in force") {
		t.Errorf("exit code %d\n%s", r.code, r.stderr)
	}
}

// In a small address space the slots of the heap must be given back to the common one; what does not fit is refused.
func TestHeapOfSmallAddressSpace(t *testing.T) {
	t.Parallel()
	if os.Getenv("PGAS_TEST_SANITIZED") != "" {
		t.Skip("the address sanitizer needs terabytes of address space")
	}
	program := plain.program(t, "heap")
	small := func(arguments string) result {
		return runProgram(t, "/bin/sh", call{images: 2, args: []string{"-c", `ulimit -v 900000; exec "$0" ` + arguments, program}})
	}
	small("").want(t, 0, "")
	r := small("more")
	if r.code != 1 || !strings.Contains(r.stderr, "the symmetric heap of 0.2 GiB an image is exhausted") {
		t.Errorf("exit code %d\n%s", r.code, r.stderr)
	}
}

// A limit of private memory counts what is reserved: a lone image keeps its segment shared there, and malloc has the rest.
func TestLimitOfPrivateMemory(t *testing.T) {
	t.Parallel()
	if os.Getenv("PGAS_TEST_SANITIZED") != "" {
		t.Skip("the address sanitizer needs terabytes of address space")
	}
	program := plain.program(t, "memory")
	for _, images := range []int{1, 2} {
		runProgram(t, "/bin/sh", call{images: images, args: []string{"-c", `ulimit -d 1000000; exec "$0"`, program}}).want(t, 0, "")
	}
}

func TestRefusesSectionOutsideStorage(t *testing.T) {
	r := plain.run(t, "refuse", call{images: 4, args: []string{"section"}})
	if !strings.Contains(r.stderr, "internal error: exchange 0 moves ") || r.code != 1 {
		t.Errorf("exit code %d\n%s", r.code, r.stderr)
	}
}
