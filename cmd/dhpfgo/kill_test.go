package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"dhpfgo/internal/pace"
)

// endWithin is how soon a run must end after one of its processes was killed.
const endWithin = 2 * time.Second

const endlessProgram = `
program endless
  implicit none
  real(8) :: a(100), b(100)
  integer :: i
!HPF$ DISTRIBUTE (BLOCK) :: a, b
  b = 1.0d0
  a = 0.0d0
  print *, 'started'
  do while (a(1) < 1.0d0)
    do i = 2, 99
      a(i) = b(i-1) + b(i+1)
    end do
    do i = 2, 99
      b(i) = 0.5d0*a(i)
    end do
  end do
end program endless
`

// startEndless runs a program without end on 4 images and waits until all images run.
func startEndless(t *testing.T) (cmd *exec.Cmd, stderr *bytes.Buffer, images []int) {
	t.Helper()
	source := filepath.Join(t.TempDir(), "endless.hpf")
	if err := os.WriteFile(source, []byte(endlessProgram), 0o600); err != nil {
		t.Fatal(err)
	}
	stderr = &bytes.Buffer{}
	cmd = exec.Command("dhpfgo", "run", "-n", "4", source)
	cmd.Stderr = stderr
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = cmd.Process.Kill() })
	deadline := time.Now().Add(pace.Hang)
	for time.Now().Before(deadline) {
		if images = imagesOf(cmd.Process.Pid); len(images) == 4 {
			return cmd, stderr, images
		}
		time.Sleep(20 * time.Millisecond)
	}
	t.Fatalf("the images did not start: %s", stderr)
	return nil, nil, nil
}

// imagesOf lists the grandchildren of a process: dhpfgo starts the supervisor, which starts the images.
func imagesOf(pid int) []int {
	var images []int
	parents := parentsOfAll()
	for child, parent := range parents {
		if parents[parent] == pid {
			images = append(images, child)
		}
	}
	return images
}

func parentsOfAll() map[int]int {
	parents := map[int]int{}
	stats, err := filepath.Glob("/proc/[0-9]*/stat")
	if err != nil {
		return parents
	}
	for _, name := range stats {
		text, err := os.ReadFile(name)
		if err != nil {
			continue // ended meanwhile
		}
		var pid, parent int
		var state string
		tail := string(text[bytes.LastIndexByte(text, ')')+1:])
		if _, err := fmt.Sscan(tail, &state, &parent); err != nil || state == "Z" {
			continue
		}
		if pid, err = strconv.Atoi(filepath.Base(filepath.Dir(name))); err == nil {
			parents[pid] = parent
		}
	}
	return parents
}

func waitEnd(t *testing.T, cmd *exec.Cmd) error {
	t.Helper()
	done := make(chan error, 1)
	go func() { done <- cmd.Wait() }()
	select {
	case err := <-done:
		return err
	case <-time.After(pace.Hang):
		t.Fatalf("the run did not end within %v", pace.Hang)
		return nil
	}
}

func TestKilledImageEndsTheRun(t *testing.T) {
	pace.Within(t, endWithin, func() time.Duration {
		cmd, stderr, images := startEndless(t)
		begin := time.Now()
		if err := syscall.Kill(images[2], syscall.SIGKILL); err != nil {
			t.Fatal(err)
		}
		if err := waitEnd(t, cmd); err == nil {
			t.Error("the run ended with exit code 0")
		}
		wantGone(t, images)
		took := time.Since(begin)
		if text := stderr.String(); !strings.Contains(text, "image ") || !strings.Contains(text, "kill") {
			t.Errorf("the message does not name the image and the signal: %q", text)
		}
		return took
	})
}

func TestKilledCommandEndsTheRun(t *testing.T) {
	pace.Within(t, endWithin, func() time.Duration {
		cmd, _, images := startEndless(t)
		begin := time.Now()
		if err := cmd.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		_ = waitEnd(t, cmd) // it was killed
		wantGone(t, images)
		return time.Since(begin)
	})
}

func wantGone(t *testing.T, pids []int) {
	t.Helper()
	deadline := time.Now().Add(pace.Hang)
	for {
		left := 0
		running := parentsOfAll()
		for _, pid := range pids {
			if _, ok := running[pid]; ok {
				left++
			}
		}
		if left == 0 {
			return
		}
		if time.Now().After(deadline) {
			t.Fatalf("%d images are still running", left)
		}
		time.Sleep(20 * time.Millisecond)
	}
}
