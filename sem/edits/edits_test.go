package edits

import (
	"strings"
	"testing"
)

func TestRead(t *testing.T) {
	for format, want := range map[string]string{
		"(i5)":                            "i5 i5 i5",
		"(a,i5)":                          "a i5 a i5 a",
		"(2i3, f8.2)":                     "i3 i3 f8.2 i3 i3 f8.2",
		"( 'it''s (i5)' , 1P , E 12.4E3)": "e12.4e3 e12.4e3",
		"(a, 2(i5,1x), f4.0)":             "a i5 i5 f4.0 i5 i5 f4.0 i5",
		"(i1,3(l1,2(a)))":                 "i1 l1 a a l1 a a l1 a a l1 a a",
		"(3habc,i2/)":                     "i2 i2",
		"(a,*(i0,:,', '))":                "a i0 i0 i0",
		"(t10,tl3,sp,es10.3,-2p,g0)":      "es10.3 g0 es10.3",
		"('none')":                        "",
		"(a,2/,l, 3 / a)":                 "a l a a l a a",
		"(d24.15e11.3)":                   "d24.15 e11.3 d24.15",
		"(dt)":                            "?", "(i5": "?", "i5": "?", "(q8)": "?", "(9999(9999i1))": "?", "('a)": "?", "('a'": "?", "('a''": "?", "": "?",
	} {
		f := Read(format)
		if f == nil {
			if want != "?" {
				t.Errorf("%s is not read", format)
			}
			continue
		}
		fields := strings.Fields(want)
		for k := 0; k == 0 || k < len(fields); k++ {
			e, ok := f.At(k)
			if ok != (len(fields) > 0) || ok && e.Text != fields[k] {
				t.Errorf("%s: item %d is taken by %q (%v), want %q", format, k, e.Text, ok, want)
			}
		}
	}
}
