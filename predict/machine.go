// Package predict computes how long a program would run on a number of images: what it computes, counted from its loops and measured on one
// image, and its messages by the LogGP model (Alexandrov, Ionescu, Schauser, Scheiman: LogGP: incorporating long messages into the LogP
// model, 1997), whose parameters are fitted to measurements of this machine.
package predict

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"text/tabwriter"

	"gonum.org/v1/gonum/mat"
)

// Machine is a machine with a conduit as LogGP sees it. All times are in seconds.
type Machine struct {
	Conduit  string  `json:"conduit"`
	CPUs     int     `json:"cpus"`
	Overhead float64 `json:"overhead"` // o: an image is busy with sending or receiving a message
	Latency  float64 `json:"latency"`  // L: from one image to another
	Gap      float64 `json:"gap"`      // g: between two messages of an image
	PerByte  float64 `json:"perByte"`  // G
	Error    float64 `json:"error"`    // median of the relative errors of the fit
	Measured string  `json:"measured"` // when, "" for never
}

// Typical is what is taken for a machine that nobody has measured: shared memory of a common server.
var Typical = Machine{Conduit: "smp", Overhead: 0.4e-6, Latency: 0.6e-6, Gap: 0.5e-6, PerByte: 0.15e-9}

// Kind is what an experiment measures.
type Kind string

// The experiments: an exchange without a partner takes o; of messages all in one direction each takes g and its bytes; an exchange in which
// both wait for each other takes 2o + L and the bytes.
const (
	Alone  Kind = "alone"
	Stream Kind = "stream"
	Both   Kind = "both"
)

// Point is one measurement: seconds for a step with a message of so many bytes.
type Point struct {
	Kind    Kind
	Bytes   float64
	Seconds float64
}

// row is what the parameters o, L, g and G are multiplied by.
func (p Point) row() []float64 {
	switch p.Kind {
	case Alone:
		return []float64{1, 0, 0, 0}
	case Stream:
		return []float64{0, 0, 1, p.Bytes}
	}
	return []float64{2, 1, 0, p.Bytes}
}

// Fit finds the parameters by least squares of the relative errors. None is negative.
func Fit(points []Point) (Machine, error) {
	var m Machine
	kinds := map[Kind]int{}
	a, b := mat.NewDense(max(1, len(points)), 4, nil), mat.NewVecDense(max(1, len(points)), nil)
	for i, p := range points {
		if !(p.Seconds > 0) || math.IsInf(p.Seconds, 0) {
			return m, fmt.Errorf("a measurement of %g seconds is none", p.Seconds)
		}
		kinds[p.Kind]++
		for k, x := range p.row() {
			a.Set(i, k, x/p.Seconds)
		}
		b.SetVec(i, 1)
	}
	if kinds[Alone] == 0 || kinds[Stream] < 2 || kinds[Both] < 2 {
		return m, errors.New("too few measurements for the four parameters")
	}
	var x mat.VecDense
	if err := x.SolveVec(a, b); err != nil {
		return m, fmt.Errorf("the measurements do not give the parameters: %w", err)
	}
	at := func(k int) float64 { return max(0, x.AtVec(k)) }
	m.Overhead, m.Latency, m.Gap, m.PerByte = at(0), at(1), at(2), at(3)
	m.Error = m.medianError(points)
	return m, nil
}

func (m Machine) medianError(points []Point) float64 {
	var errs []float64
	for _, p := range points {
		errs = append(errs, math.Abs(m.step(p)-p.Seconds)/p.Seconds)
	}
	return median(errs)
}

// Load reads a machine from a file.
func Load(path string) (Machine, error) {
	var m Machine
	text, err := os.ReadFile(path)
	if err != nil {
		return m, err
	}
	if err := json.Unmarshal(text, &m); err != nil {
		return m, fmt.Errorf("%s describes no machine: %w", path, err)
	}
	return m, nil
}

// Save writes it.
func (m Machine) Save(path string) error {
	text, err := json.MarshalIndent(m, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(path, append(text, '\n'), 0o644)
}

// String is "smp, o 0.40 us, L 0.60 us, g 0.50 us, G 0.150 ns a byte".
func (m Machine) String() string {
	const us, ns = 1e6, 1e9
	return fmt.Sprintf("%s, o %.2f us, L %.2f us, g %.2f us, G %.3f ns a byte", m.Conduit, m.Overhead*us, m.Latency*us, m.Gap*us, m.PerByte*ns)
}

// Compare writes measurements beside what the model says, in microseconds.
func (m Machine) Compare(w io.Writer, points []Point) {
	const us = 1e6
	t := tabwriter.NewWriter(w, 0, 1, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, "exchange\tbytes\tmeasured us\tmodel us\t")
	for _, p := range points {
		fmt.Fprintf(t, "%s\t%.0f\t%.2f\t%.2f\t\n", p.Kind, p.Bytes, us*p.Seconds, us*m.step(p))
	}
	t.Flush()
}

// step is how long the step of an experiment takes by the model.
func (m Machine) step(p Point) float64 {
	r := p.row()
	return r[0]*m.Overhead + r[1]*m.Latency + r[2]*m.Gap + r[3]*m.PerByte
}
