package main

import (
	"fmt"
	"os"
	"syscall"
	"time"
	"unsafe"
)

const (
	progressDelay = time.Second
	progressEvery = 100 * time.Millisecond
	eraseLine     = "\r\x1b[K"
)

// progress shows on a terminal what takes longer than a second, until the function that it returns is called.
func (s *session) progress(what string) (done func()) {
	if !isTerminal(s.stderr) {
		return func() {}
	}
	stop, stopped := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(stopped)
		s.tick(what, time.Now(), stop)
	}()
	return func() {
		close(stop)
		<-stopped
	}
}

func (s *session) tick(what string, start time.Time, stop <-chan struct{}) {
	delay := time.NewTimer(progressDelay)
	defer delay.Stop()
	select {
	case <-stop:
		return
	case <-delay.C:
	}
	every := time.NewTicker(progressEvery)
	defer every.Stop()
	for {
		fmt.Fprintf(s.stderr, "%sdhpfgo: %s ... %.1f s", eraseLine, what, time.Since(start).Seconds())
		select {
		case <-stop:
			fmt.Fprint(s.stderr, eraseLine)
			return
		case <-every.C:
		}
	}
}

// isTerminal asks the kernel for terminal settings: the null device, too, is a character device.
func isTerminal(w any) bool {
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	var settings syscall.Termios
	_, _, errno := syscall.Syscall(syscall.SYS_IOCTL, f.Fd(), syscall.TCGETS, uintptr(unsafe.Pointer(&settings)))
	return errno == 0
}
