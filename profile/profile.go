// Package profile reads where the images of a run spent their time, as the runtime wrote it (PGAS_PROFILE), and shows it by lines of the
// source.
package profile

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"

	"dhpfgo/predict"
)

// Profile is that of a run.
type Profile struct {
	Images []*Image `json:"images"`
	Lists  []*List  `json:"lists"`
}

// List is what the lists of elements at a line, which a lone image has made, would have moved on a number of images.
type List struct {
	File     string `json:"file"`
	Line     int    `json:"line"`
	Images   int    `json:"images"`
	Runs     int64  `json:"runs"`
	Messages int64  `json:"messages"`
	Bytes    int64  `json:"bytes"`
}

// Image is one image, from 1, with the nanoseconds from its beginning to its end.
type Image struct {
	Image int     `json:"image"`
	Ns    int64   `json:"ns"`
	Lines []*Line `json:"lines"`
}

// Line is what an image did in loops that begin at a line and send nothing, or in statements with messages there: how often, how long in all,
// and of that how long it waited; messages and bytes that it moved.
type Line struct {
	File      string `json:"file"`
	Line      int    `json:"line"`
	IsMessage bool   `json:"isMessage"`
	Runs      int64  `json:"runs"`
	Ns        int64  `json:"ns"`
	WaitNs    int64  `json:"waitNs"`
	Messages  int64  `json:"messages"`
	Bytes     int64  `json:"bytes"`
}

// Read reads the file of a run.
func Read(path string) (*Profile, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("the run left no profile: %w", err)
	}
	var p Profile
	if err := json.Unmarshal(text, &p); err != nil {
		return nil, fmt.Errorf("%s is no profile: %w", filepath.Base(path), err)
	}
	return &p, nil
}

const nanosecond = 1e-9

// Measured is what a run on one image gives a prediction.
func (p *Profile) Measured() predict.Measured {
	var out predict.Measured
	if len(p.Images) == 0 {
		return out
	}
	for _, l := range p.Lists {
		out.Lists = append(out.Lists, predict.Listed(*l))
	}
	one := p.Images[0]
	out.Seconds = float64(one.Ns) * nanosecond
	for _, l := range one.Lines {
		if l.IsMessage {
			out.Moves = append(out.Moves, predict.Ran{File: l.File, Line: l.Line, Runs: l.Runs})
		} else {
			out.Nests = append(out.Nests, predict.Taken{File: l.File, Line: l.Line, Runs: l.Runs, Seconds: float64(l.Ns) * nanosecond})
		}
	}
	return out
}
