package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"time"

	"dhpfgo/predict"
)

// measure finds the parameters of LogGP for the conduit by a program that is compiled and run on one image and on two, and keeps them for
// 'dhpfgo predict'.
func (c *doctorCommand) measure(s *session) error {
	dir, err := os.MkdirTemp("", "dhpfgo-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "measure.hpf")
	if err := os.WriteFile(file, []byte(predict.MeasuringProgram), 0o600); err != nil {
		return err
	}
	text, err := c.experiments(s, file)
	if err != nil {
		return err
	}
	points, err := predict.Points(text)
	if err != nil {
		return err
	}
	m, err := predict.Fit(points)
	if err != nil {
		return err
	}
	m.Conduit, m.CPUs, m.Measured = c.Conduit, runtime.NumCPU(), time.Now().UTC().Format(time.DateOnly)
	return c.keep(s, m, points)
}

// experiments runs the program and gives what it prints.
func (c *doctorCommand) experiments(s *session, file string) (string, error) {
	var out bytes.Buffer
	quiet := *s
	quiet.stdout = &out
	for _, images := range []int{1, 2} {
		run := &runCommand{native: native{CC: c.CC}, network: c.network, inputs: inputs{Files: []string{file}}, Images: &images, Launcher: c.Launcher}
		if err := run.Validate(); err != nil {
			return "", err
		}
		if err := run.Run(&quiet); err != nil {
			return "", fmt.Errorf("the measuring program: %w", err)
		}
	}
	return out.String(), nil
}

// keep prints the measurements beside the model, and writes the file.
func (c *doctorCommand) keep(s *session, m predict.Machine, points []predict.Point) error {
	path := c.Output
	if path == "" {
		var err error
		if path, err = machineFile(c.Conduit); err != nil {
			return err
		}
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
	}
	if err := m.Save(path); err != nil {
		return err
	}
	m.Compare(s.stdout, points)
	fmt.Fprintf(s.stdout, "\n%s\nkept in %s for 'dhpfgo predict'\n", m, path)
	return nil
}
