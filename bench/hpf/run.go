package main

import (
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"strconv"
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

func run(cmd *exec.Cmd, bytes string) (r result, err error) {
	out, err := cmd.CombinedOutput()
	if err != nil {
		return r, fmt.Errorf("%w\n%s", err, out)
	}
	for _, wanted := range []struct {
		pattern string
		value   *float64
	}{{`seconds\s+(\S+)`, &r.seconds}, {`check\s+(\S+)`, &r.check}, {bytes, &r.bytes}} {
		m := regexp.MustCompile(wanted.pattern).FindSubmatch(out)
		if m == nil {
			return r, fmt.Errorf("no '%s' in the output:\n%s", wanted.pattern, out)
		}
		if len(m[1]) == 0 {
			continue
		}
		if *wanted.value, err = strconv.ParseFloat(string(m[1]), 64); err != nil {
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
