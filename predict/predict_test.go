package predict

import (
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dhpfgo/plan"
)

// TestFit finds the parameters from which measurements were made.
func TestFit(t *testing.T) {
	want := Machine{Overhead: 1e-6, Latency: 3e-6, Gap: 2e-6, PerByte: 1e-9}
	var points []Point
	for _, bytes := range []float64{8, 1000, 100_000} {
		for _, k := range []Kind{Alone, Stream, Both} {
			p := Point{Kind: k, Bytes: bytes}
			p.Seconds = want.step(p)
			points = append(points, p)
		}
	}
	m, err := Fit(points)
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range [][2]float64{{m.Overhead, want.Overhead}, {m.Latency, want.Latency}, {m.Gap, want.Gap}, {m.PerByte, want.PerByte}} {
		if math.Abs(x[0]-x[1]) > 1e-6*x[1] {
			t.Errorf("%g, want %g", x[0], x[1])
		}
	}
	if m.Error > 1e-6 {
		t.Errorf("error %g", m.Error)
	}
	for _, bad := range [][]Point{nil, points[:2], {{Alone, 8, 0}}, {{Alone, 8, math.Inf(1)}}} {
		if _, err := Fit(bad); err == nil {
			t.Errorf("%v gives a machine", bad)
		}
	}
}

// TestMachineFile writes and reads a machine.
func TestMachineFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "m.json")
	if err := Typical.Save(path); err != nil {
		t.Fatal(err)
	}
	if m, err := Load(path); err != nil || m != Typical {
		t.Errorf("%v %v", m, err)
	}
	if err := os.WriteFile(path, []byte("{"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := Load(path); err == nil || !strings.Contains(err.Error(), "describes no machine") {
		t.Errorf("%v", err)
	}
}

// TestPoints reads what the measuring program prints.
func TestPoints(t *testing.T) {
	list, err := Points("alone        8  2.5E-08\nboth     2048  8.0E-07\n")
	if err != nil || len(list) != 2 || list[1] != (Point{Both, 2048, 8e-7}) {
		t.Errorf("%v %v", list, err)
	}
	if _, err := Points("nonsense 8 1\n"); err == nil {
		t.Error("nonsense is read")
	}
}

// TestHere has several images on a CPU compute one after the other, and change at each message.
func TestHere(t *testing.T) {
	moves := []*plan.Move{{At: 3, Runs: 100}, {At: 7, Runs: 50}, {At: 3, Runs: 80}}
	x := Time{Images: 4, Seconds: 1.5, Computing: 1, Balance: 0.75, Sending: 0.25, Rest: 0.25}
	for _, c := range []struct {
		cpus int
		want float64
	}{{0, 1.5}, {8, 1.5}, {4, 1.5}, {2, 1.5 + 1 + 2*150*secondsOfSwitch}, {1, 3 + 2 + 4*150*secondsOfSwitch}, {3, 1 + 4.0/3*(0.5+150*secondsOfSwitch)}} {
		if got := x.here(c.cpus, moves); math.Abs(got-c.want) > 1e-12 {
			t.Errorf("%d CPUs: %g, want %g", c.cpus, got, c.want)
		}
	}
}

// TestMove holds the time of each kind of message against the formula by hand: o = 1, L = 10, g = 100, G = 1000.
func TestMove(t *testing.T) {
	m := Machine{Overhead: 1, Latency: 10, Gap: 100, PerByte: 1000}
	for _, c := range []struct {
		move   plan.Move
		images int
		want   float64
	}{
		{plan.Move{Kind: "exchange", Runs: 3, Messages: 12, Bytes: 48}, 4, 3 * (12 + 4*1000)},
		{plan.Move{Kind: "exchange", Runs: 1, Messages: 8, Bytes: 8}, 4, 12 + 100 + 2*1000},
		{plan.Move{Kind: "exchange", Runs: 5}, 4, 5},
		{plan.Move{Kind: "exchange", Runs: 5, Messages: 5}, 1, 0},
		{plan.Move{Kind: "reduce", Runs: 2, Messages: 24, Bytes: 16}, 4, 2 * (12 + 2*100 + 2*1000)},
		{plan.Move{Kind: "fetch", Runs: 1, Messages: 3, Bytes: 24}, 4, 12 + 2*100 + 24*1000},
		{plan.Move{Kind: "exchange", Runs: 2, Messages: 12, Bytes: 48, InTurn: true}, 4, 12*12 + 48*1000},
		{plan.Move{Kind: "gather", Runs: 1, Messages: 2, Bytes: 10}, 4, 12 + 100 + 10*1000},
	} {
		if got := m.move(&c.move, c.images); math.Abs(got-c.want) > 1e-9 {
			t.Errorf("%v on %d: %g, want %g", &c.move, c.images, got, c.want)
		}
	}
}

// TestPredict adds up computing of the busiest image, a pipeline, messages and the rest.
func TestPredict(t *testing.T) {
	nest := func(line int, runs, weight, sweeps float64) plan.Nest {
		return plan.Nest{File: "p.f90", Line: line, Runs: runs, Weight: weight, Sweeps: sweeps, Depth: 4}
	}
	p := &Program{Machine: Machine{Overhead: 1, Latency: 2},
		Measured: Measured{Seconds: 1000, Nests: []Taken{{"p.f90", 5, 1, 600}, {"p.f90", 9, 1, 300}}},
		One:      []plan.Nest{nest(5, 1, 60, 0), nest(9, 1, 30, 0)}}
	on := On{Images: 4, Run: &plan.Run{Images: 4, Moves: []*plan.Move{{Kind: "exchange", Line: 8, Runs: 10, Messages: 40}}, Assumed: []string{"x"}},
		Work: [][]plan.Nest{{nest(5, 1, 20, 0), nest(9, 10, 10, 2)}, {nest(5, 1, 10, 0), nest(9, 10, 10, 2)}}}
	got := p.Predict(on)
	// 600*20/60 + 300*10/30; 10 exchanges of 2o+L; 2 sweeps, 3 images before the last, strips of 100/10 + 2o+L
	if got.Computing != 300 || got.Rest != 100 || got.Sending != 40+2*3*(10+4) || got.Seconds != 300+100+124 {
		t.Errorf("%+v", got)
	}
	if math.Abs(got.Balance-250.0/300) > 1e-12 || got.Lines[0].Line != 5 || len(got.Uncertain) != 2 {
		t.Errorf("%+v", got)
	}
}

// TestListing adds what inspectors take, which a run on one image does not have: as much as other loops by weight, and no less than they can.
func TestListing(t *testing.T) {
	one := []plan.Nest{{File: "p.f90", Line: 5, Weight: 60}}
	p := &Program{Measured: Measured{Seconds: 600, Nests: []Taken{{"p.f90", 5, 1, 600}}}, One: one}
	on := On{Images: 2, Run: &plan.Run{Images: 2}, Work: [][]plan.Nest{{{File: "p.f90", Line: 5, Weight: 9, Lists: true}, {File: "p.f90", Line: 5, Weight: 30}}}}
	if got := p.Predict(on); got.Computing != 300+90 {
		t.Errorf("%+v", got)
	}
	p.Measured.Nests[0].Seconds = 60e-12
	if got := p.Predict(on); math.Abs(got.Computing-30e-12-9*secondsOfListing) > 1e-15 {
		t.Errorf("%+v", got)
	}
}

// TestWithout takes the time of a run without clocks, of which loops take no more than all.
func TestWithout(t *testing.T) {
	m := Measured{Seconds: 100, Nests: []Taken{{"p.f90", 5, 2, 6}, {"p.f90", 9, 3, 3}}, Moves: []Ran{{"p.f90", 8, 1000}}}
	if m.Readings() != 1005 {
		t.Error(m.Readings())
	}
	for seconds, want := range map[float64]float64{10: 6, 3: 2} {
		if got := m.Without(seconds); got.Seconds != seconds || got.Nests[0].Seconds != want || m.Nests[0].Seconds != 6 {
			t.Errorf("%g: %+v", seconds, got)
		}
	}
}

// TestRecount makes a loop whose trips were guessed run as often as it did on one image, and leaves alone what did not run there.
func TestRecount(t *testing.T) {
	move := func(line int, runs, messages int64) *plan.Move {
		return &plan.Move{File: "p.f90", Line: line, At: 7, Runs: runs, Messages: messages, Bytes: 8 * messages}
	}
	run := &plan.Run{Moves: []*plan.Move{move(7, 10, 20), move(8, 5, 5), {File: "p.f90", At: 9, Runs: 10}}}
	one := &plan.Run{Moves: []*plan.Move{move(7, 10, 0), move(8, 5, 0), {File: "p.f90", At: 9, Runs: 10}}}
	p := &Program{Measured: Measured{Moves: []Ran{{"p.f90", 7, 300}, {"q.f90", 9, 1}}}}
	p.Recount(run, one)
	if m := run.Moves; m[0].Runs != 300 || m[0].Messages != 600 || m[0].Bytes != 4800 || m[1].Runs != 150 || m[2].Runs != 10 {
		t.Errorf("%v %v %v", m[0], m[1], m[2])
	}
}

// TestListed fills in what only index arrays know: of two moves at a line the first one has all; other lines, numbers of images and kinds stay.
func TestListed(t *testing.T) {
	const unknown = "it depends"
	move := func(kind string, line int) *plan.Move {
		return &plan.Move{Kind: kind, File: "folder.f90", Line: line, Unknown: unknown}
	}
	run := &plan.Run{Images: 2, Moves: []*plan.Move{move("irregular", 3), move("irregular", 3), move("irregular", 4), move("exchange", 3)}}
	p := &Program{Measured: Measured{Lists: []Listed{
		{"folder.f9", 3, 2, 5, 10, 80}, {"folder.f9", 3, 2, 1, 2, 16}, {"folder.f9", 3, 4, 9, 9, 9}, {"other.f90", 4, 2, 9, 9, 9},
	}}}
	p.Listed(run)
	for i, want := range []plan.Move{{Runs: 6, Messages: 12, Bytes: 96}, {}, {Unknown: unknown}, {Unknown: unknown}} {
		if m := run.Moves[i]; m.Runs != want.Runs || m.Messages != want.Messages || m.Bytes != want.Bytes || m.Unknown != want.Unknown {
			t.Errorf("move %d: %+v, want %+v", i, m, want)
		}
	}
	if len(run.Assumed) != 1 {
		t.Error(run.Assumed)
	}
	a, b := &plan.Move{Kind: "irregular", Runs: 1, Bytes: 8000}, &plan.Move{Kind: "exchange", Runs: 1, Bytes: 8000}
	if m := (Machine{}); m.move(a, 2) <= 0.5e-6 || m.move(b, 2) != 0 {
		t.Error("bytes of lists cost nothing, or others do")
	}
}
