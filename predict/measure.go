package predict

import (
	_ "embed" // the program that measures
	"fmt"
	"strings"
)

// MeasuringProgram measures exchanges. On one image it prints Alone, on two the rest: kind, bytes and seconds in a line.
//
//go:embed measure.hpf
var MeasuringProgram string

// Points reads what it prints.
func Points(text string) ([]Point, error) {
	var out []Point
	for line := range strings.Lines(text) {
		var p Point
		if _, err := fmt.Sscan(line, &p.Kind, &p.Bytes, &p.Seconds); err != nil || p.Kind != Alone && p.Kind != Stream && p.Kind != Both {
			return nil, fmt.Errorf("'%s' is no measurement", strings.TrimSpace(line))
		}
		out = append(out, p)
	}
	return out, nil
}
