package pgasrt

import (
	"fmt"
	"testing"
)

// mapped runs a program of random cases of mapped arrays, on one node, on simulated ones and with random delays.
func mapped(t *testing.T, v *variant, name, cases string, counts []int) {
	t.Helper()
	for _, images := range counts {
		for _, env := range [][]string{nil, {fmt.Sprint("PGAS_NODES=", (images+1)/2)}, {fmt.Sprint("PGAS_CHAOS=", images)}} {
			r := v.run(t, name, call{images: images, args: []string{cases, fmt.Sprint(images)}, env: env})
			if r.code != 0 || r.stderr != "" {
				t.Errorf("%d images, %v: exit code %d\n%s", images, env, r.code, r.stderr)
			}
		}
	}
}

// fewCases is a number of random cases: few, or all at full size.
func fewCases(few, all string) string { return sizes([]string{few}, []string{all})[0] }

func TestCopies(t *testing.T) {
	t.Parallel()
	mapped(t, plain, "copies", fewCases("40", "120"), imageCounts)
}

func TestCopiesSanitized(t *testing.T) {
	t.Parallel()
	mapped(t, sanitized, "copies", "20", []int{1, 3, 4})
}

func TestIrregular(t *testing.T) {
	t.Parallel()
	mapped(t, plain, "irregular", fewCases("20", "60"), imageCounts)
}

func TestIrregularSanitized(t *testing.T) {
	t.Parallel()
	mapped(t, sanitized, "irregular", "20", []int{1, 3, 4})
}
