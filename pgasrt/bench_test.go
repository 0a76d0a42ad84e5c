package pgasrt

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
)

// BenchmarkStart is a whole run of a program that does nothing.
func BenchmarkStart(b *testing.B) {
	exe := plain.program(b, "hello")
	for _, images := range []int{1, 4} {
		b.Run(fmt.Sprint(images, "images"), func(b *testing.B) {
			for b.Loop() {
				if code, err := Run(b.Context(), exe, images, nil, nil, nil, nil, nil); code != 0 || err != nil {
					b.Fatal(code, err)
				}
			}
		})
	}
}

// BenchmarkLatency reports the microseconds that testdata/latency.c measures.
func BenchmarkLatency(b *testing.B) {
	exe := plain.program(b, "latency")
	for _, images := range []int{2, 4, 8} {
		b.Run(fmt.Sprint(images, "images"), func(b *testing.B) {
			var out strings.Builder
			args := []string{strconv.Itoa(max(b.N, 1000))}
			if code, err := Run(b.Context(), exe, images, args, nil, nil, &out, nil); code != 0 || err != nil {
				b.Fatal(code, err)
			}
			for line := range strings.Lines(out.String()) {
				name, value, _ := strings.Cut(strings.TrimSpace(line), " ")
				us, _ := strconv.ParseFloat(value, 64)
				b.ReportMetric(us, name+"-us")
			}
		})
	}
}
