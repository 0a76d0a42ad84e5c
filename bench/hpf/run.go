package main

import (
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"sync"
	"syscall"
	"time"
)

// result is what a program printed about one run: seconds of its timed part, its check sum, and the bytes that it sent to
// other images.
type result struct{ seconds, check, bytes float64 }

func twoImages(exe string) (result, error) { return onImages(exe, 2) }

func onImages(exe string, images int) (result, error) {
	cmd := exec.Command(exe)
	cmd.Env = append(os.Environ(), "PGAS_IMAGES="+strconv.Itoa(images), "PGAS_STATS=1")
	return run(cmd, `total:.* bytes (\d+)`)
}

// serially runs a program that sends nothing.
func serially(exe string) (result, error) { return run(exec.Command(exe), `check()`) }

func twoRanks(exe string, args []string) (result, error) {
	mpirun := []string{"-n", "2", "--bind-to", "core"}
	if os.Getuid() == 0 {
		mpirun = append(mpirun, "--allow-run-as-root")
	}
	return run(exec.Command("mpirun", append(append(mpirun, exe), args...)...), `sent (\d+)`)
}

// Some programs by hand do not come back from MPI_Finalize of MPICH 4.0 over UCX (docs/cluster.md): patience is how long one may take to
// end after it has printed its result, limit how long a run may take.
const (
	patience = 2 * time.Second
	limit    = 2 * time.Minute
)

// run starts a command that prints its result as numbers after `seconds`, `check` and that pattern.
func run(cmd *exec.Cmd, bytes string) (result, error) {
	var out output
	cmd.Stdout, cmd.Stderr = &out, &out
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	if err := cmd.Start(); err != nil {
		return result{}, err
	}
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	err := await(cmd, ended, &out, bytes)
	r, wrong := parse(out.text(), bytes)
	if err == nil {
		err = wrong
	}
	if err != nil {
		return r, fmt.Errorf("%w\n%s", err, out.text())
	}
	return r, nil
}

// await ends a program that has printed its result, and stays.
func await(cmd *exec.Cmd, ended chan error, out *output, bytes string) error {
	begin, printed := time.Now(), time.Time{}
	for {
		select {
		case err := <-ended:
			return err
		case now := <-time.After(patience / 20):
			if _, err := parse(out.text(), bytes); err == nil && printed.IsZero() {
				printed = now
			}
			hangs := !printed.IsZero() && now.Sub(printed) > patience
			if !hangs && now.Sub(begin) < limit {
				continue
			}
			_ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL)
			<-ended
			if !hangs {
				return fmt.Errorf("no end after %v: %v", limit, cmd.Args)
			}
			fmt.Fprintf(os.Stderr, "bench/hpf: has printed its result, and was killed %v later: %v\n", patience, cmd.Args)
			return nil
		}
	}
}

// output is what a program has printed so far.
type output struct {
	lock sync.Mutex
	all  []byte
}

func (o *output) Write(some []byte) (int, error) {
	o.lock.Lock()
	defer o.lock.Unlock()
	o.all = append(o.all, some...)
	return len(some), nil
}

func (o *output) text() string {
	o.lock.Lock()
	defer o.lock.Unlock()
	return string(o.all)
}

func parse(out, bytes string) (r result, err error) {
	for _, wanted := range []struct {
		pattern string
		value   *float64
	}{{`seconds\s+(\S+)`, &r.seconds}, {`check\s+(\S+)`, &r.check}, {bytes, &r.bytes}} {
		m := regexp.MustCompile(wanted.pattern).FindStringSubmatch(out)
		if m == nil {
			return r, fmt.Errorf("no '%s' in the output", wanted.pattern)
		}
		if len(m[1]) == 0 {
			continue
		}
		if *wanted.value, err = strconv.ParseFloat(m[1], 64); err != nil {
			return r, err
		}
	}
	return r, nil
}

func tool(name string, args ...string) error {
	if out, err := exec.Command(name, args...).CombinedOutput(); err != nil {
		return fmt.Errorf("%s: %w\n%s", name, err, out)
	}
	return nil
}
