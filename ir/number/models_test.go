package number

import (
	"fmt"
	"math/big"
	"testing"
)

// TestWords holds the bits of numbers of real(10) and real(16) against those that gfortran stores, and reads them back.
func TestWords(t *testing.T) {
	for _, c := range []struct {
		text, real10, real16 string
	}{
		{"1", "3fff 8000000000000000", "3fff000000000000 0000000000000000"},
		{"-0.1", "bffb cccccccccccccccd", "bffb999999999999 999999999999999a"},
		{"1.1e4932", "7ffe ecb12aed7f5875e1", "7ffed96255dafeb0 ebc2cb70adcb8634"},
		{"1e-4940", "0 663278e62", "cc64f 1cc4376f7da08f39"},
		{"-0.0", "8000 0", "8000000000000000 0"},
	} {
		for kind, want := range map[int]string{10: c.real10, 16: c.real16} {
			x, _, _ := big.ParseFloat(c.text, 10, 4*WorkBits, big.ToNearestEven)
			x, ok := ModelOf(kind).Round(x)
			low, high := WordsOfReal(kind, x)
			var wantLow, wantHigh uint64
			if _, err := fmt.Sscanf(want, "%x %x", &wantHigh, &wantLow); err != nil || !ok || low != wantLow || high != wantHigh {
				t.Errorf("%s as real(%d): %x %x, want %s", c.text, kind, high, low, want)
			}
			if back := RealOfWords(kind, low, high); back.Cmp(x) != 0 || back.Signbit() != x.Signbit() {
				t.Errorf("%s as real(%d) reads back as %v", c.text, kind, back)
			}
		}
	}
}

// TestKinds asks for kinds as SELECTED_REAL_KIND and SELECTED_INT_KIND do.
func TestKinds(t *testing.T) {
	for _, c := range [][3]int64{{6, 37, 4}, {7, 0, 8}, {16, 0, 10}, {19, 0, 16}, {34, 0, -1}, {0, 5000, -2}, {34, 5000, -3}} {
		if k := RealKindFor(c[0], c[1]); k != c[2] {
			t.Errorf("RealKindFor(%d, %d) = %d, want %d", c[0], c[1], k, c[2])
		}
	}
	if IntKindFor(19) != 16 || IntKindFor(39) != -1 {
		t.Errorf("IntKindFor(19) = %d, IntKindFor(39) = %d", IntKindFor(19), IntKindFor(39))
	}
}
