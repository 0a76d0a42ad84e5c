package pgasrt

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"syscall"
	"time"
)

// endPatience is how long a run may take to end after it was told to, on the busiest of machines. It takes half a second else.
const endPatience = 10 * time.Second

// Run starts a compiled program on the given number of images (0: as many as there are CPUs) and waits for it. env is
// added to the environment. SIGINT and SIGTERM are passed on; the end of ctx ends the run. The exit code of a run that
// a signal ended is 128 + signal; err is set only if the program could not be run.
func Run(ctx context.Context, exe string, images int, args []string, env []string,
	stdin io.Reader, stdout, stderr io.Writer) (exitCode int, err error) {
	path, err := filepath.Abs(exe)
	if err != nil {
		return 0, err
	}
	cmd := exec.CommandContext(ctx, path, args...)
	cmd.Env = append(os.Environ(), env...)
	if images != 0 {
		cmd.Env = append(cmd.Env, fmt.Sprintf("PGAS_IMAGES=%d", images))
	}
	return start(cmd, stdin, stdout, stderr)
}

func runForwarding(cmd *exec.Cmd) error {
	signals := make(chan os.Signal, 4)
	signal.Notify(signals, syscall.SIGINT, syscall.SIGTERM)
	defer signal.Stop(signals)
	if err := cmd.Start(); err != nil {
		return err
	}
	done := make(chan struct{})
	defer close(done)
	go func() {
		for {
			select {
			case s := <-signals:
				_ = cmd.Process.Signal(s) // the program may have ended
			case <-done:
				return
			}
		}
	}()
	return cmd.Wait()
}

func exitCodeOf(err error) (int, error) {
	var exit *exec.ExitError
	if err == nil {
		return 0, nil
	}
	if !errors.As(err, &exit) {
		return 0, err
	}
	if status := exit.Sys().(syscall.WaitStatus); status.Signaled() {
		return 128 + int(status.Signal()), nil
	}
	return exit.ExitCode(), nil
}
