package predict

import (
	"fmt"
	"io"
	"text/tabwriter"
)

// Row is a prediction with what an image sends and stores.
type Row struct {
	Time
	Traffic
	Memory int64
	Least  bool // there is more than that
}

// Traffic is what moves in a run.
type Traffic struct{ Messages, Bytes int64 }

// mostLines is how many lines a table names.
const mostLines = 8

// Text writes predictions for people.
func (p *Program) Text(w io.Writer, file string, rows []Row) {
	fmt.Fprintf(w, "prediction for %s: one image took %.4g s\n", file, p.Measured.Seconds)
	fmt.Fprintf(w, "messages: %s (%s)\n\n", p.Machine, p.Machine.origin())
	p.table(w, rows)
	for _, r := range rows {
		fmt.Fprintf(w, "\nwhere the time goes on %d images\n", r.Images)
		for i, l := range r.Lines {
			if i == mostLines {
				fmt.Fprintf(w, "  and %d more\n", len(r.Lines)-mostLines)
				break
			}
			place := ""
			if l.Line > 0 {
				place = fmt.Sprintf("line %d: ", l.Line)
			}
			fmt.Fprintf(w, "  %5.1f %%  %s%s\n", 100*l.Seconds/max(r.Seconds, 1e-30), place, l.What)
		}
	}
	p.uncertain(w, rows)
}

func (p *Program) table(w io.Writer, rows []Row) {
	t := tabwriter.NewWriter(w, 0, 1, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, "images\tseconds\tspeedup\tcomputing\tmessages\trest\tbalance\tbytes\tmemory an image\t")
	for _, r := range rows {
		bytes := fmt.Sprint(r.Bytes)
		if r.Least {
			bytes = ">=" + bytes
		}
		fmt.Fprintf(t, "%d\t%.4g\t%.2f\t%.4g\t%.4g\t%.4g\t%.1f %%\t%s\t%d\t\n", r.Images, r.Seconds, p.Measured.Seconds/max(r.Seconds, 1e-30),
			r.Computing, r.Sending, r.Rest, 100*r.Balance, bytes, r.Memory)
	}
	t.Flush()
}

func (m Machine) origin() string {
	if m.Measured == "" {
		return "typical values: 'dhpfgo doctor --measure' measures this machine"
	}
	return fmt.Sprintf("measured %s with %d CPUs, the fit is %.0f %% off", m.Measured, m.CPUs, 100*m.Error)
}

// uncertain says what may make it wrong.
func (p *Program) uncertain(w io.Writer, rows []Row) {
	fmt.Fprintf(w, "\nuncertain\n")
	seen := map[string]bool{}
	say := func(text string) {
		if !seen[text] {
			seen[text] = true
			fmt.Fprintf(w, "  %s\n", text)
		}
	}
	for _, r := range rows {
		if p.Machine.CPUs > 0 && r.Images > p.Machine.CPUs {
			say(fmt.Sprintf("%d images are more than the %d CPUs of the measured machine: the times are for one CPU each; on these it takes %.4g s", r.Images, p.Machine.CPUs, r.Here))
		}
		for _, d := range r.Uncertain {
			say(d)
		}
	}
	say("an iteration is taken to cost on many images what it costs on one: smaller parts may fit into caches, and images share the memory's bandwidth")
}
