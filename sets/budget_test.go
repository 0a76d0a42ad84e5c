package sets

import (
	"context"
	"errors"
	"fmt"
	"math"
	"runtime/metrics"
	"slices"
	"strings"
	"testing"
	"time"

	"dhpfgo/internal/pace"
)

// explosive are families of sets that explode under one operation or another.
var explosive = []struct{ name, text string }{
	{"boxes", scattered(30, 3)},
	{"flat boxes", scattered(60, 2)},
	{"many boxes", scattered(200, 1)},
	{"parallelograms", skewed(12)},
	{"coins", "[n] -> { [a, b, c, d, e, f] : 2a + 3b + 5c + 7d + 11e + 13f <= n and a, b, c, d, e, f >= 0 }"},
	{"knapsack", "{ [a, b, c, d, e] : 12223a + 12224b + 36674c + 61119d + 85569e = 89643481 and 0 <= a, b, c, d, e }"},
	{"nested mods", "[n] -> { [i, j] : ((i mod 64) + 3j) mod 35 = 4 and (i + (j mod 12)) mod 9 >= 4 and 0 <= i, j <= n }"},
	{"nested floors", "{ [i, j] : floor((i + floor((i + floor(j/3))/5))/7) = floor((j + floor((j + floor(i/11))/13))/17) }"},
	{"strides", "{ [i] : i mod 2 = 0 or i mod 3 = 0 or i mod 5 = 0 or i mod 7 = 0 or i mod 11 = 0 or i mod 13 = 0 }"},
	{"skewed cone", "[n, m] -> { [i, j, k] : 17i + 31j - 23k <= n and 13i - 29j + 19k <= m and 0 <= i, j, k <= 1000 }"},
	{"dark shadows", "[n, m] -> { [i, j, k] : 97j <= 89i + n and 83j >= 79k - m and 101k <= 103i + 2n and 71k >= 73j - 5 and 0 <= i, j, k }"},
	{"large coefficients", "[n] -> { [i, j] : 4611686018427387847i <= 4611686018427387733j + n and " +
		"3074457345618258599j <= 2305843009213693951i + 7 and 0 <= i, j <= 9223372036854775783 }"},
	{"thin", "{ [x, y, z] : 1000000 <= 99991x + 99989y - 99971z <= 1000001 and 0 <= x, y, z and x + y + z <= 100000 }"},
	{"chain", chain(60, 1)},
	{"long chain", chain(250, 1)},
	{"rising chain", chain(12, 2)},
	{"cross", cross(5)},
	{"tiles", "[N] -> { [i, a, b, c] : 0 <= i < N and a = floor(i/128) and b = floor((i - 128a)/16) and c = (i + a + 3*floor((i + b)/5)) mod 16 }"},
}

// chain bounds each of n dimensions by a multiple of the one before.
func chain(n, factor int) string {
	names, rows := make([]string, n), []string{"0 <= x0 <= 10"}
	for i := range n {
		names[i] = fmt.Sprintf("x%d", i)
		if i > 0 {
			rows = append(rows, fmt.Sprintf("0 <= x%d and %dx%d <= %dx%d + 1", i, factor, i, 2*factor-1, i-1))
		}
	}
	return "{ [" + strings.Join(names, ", ") + "] : " + strings.Join(rows, " and ") + " }"
}

// cross is the cross polytope: all signed sums of n dimensions are at most m.
func cross(n int) string {
	var rows []string
	for signs := range 1 << n {
		var sum strings.Builder
		for i := range n {
			sum.WriteString([]string{" + ", " - "}[signs>>i&1] + string(rune('a'+i)))
		}
		rows = append(rows, "0"+sum.String()+" <= m")
	}
	return "[m] -> { [" + strings.Join(strings.Split("abcdefghijklmnop"[:n], ""), ", ") + "] : " + strings.Join(rows, " and ") + " }"
}

// operations are what is done to each family.
var operations = []struct {
	name string
	run  func(s Set) error
}{
	{"complement", func(s Set) error { return s.Complement().Err() }},
	{"lexmin", func(s Set) error { return s.LexMin().Err() }},
	{"lexmax", func(s Set) error { return s.LexMax().Err() }},
	{"card", func(s Set) error { _, err := s.Count(); return err }},
	{"coalesce", func(s Set) error { return s.Coalesce().Err() }},
	{"hull", func(s Set) error { return s.Hull().Err() }},
	{"affine hull", func(s Set) error { return s.AffineHull().Err() }},
	{"disjoint", func(s Set) error { return s.MakeDisjoint().Err() }},
	{"project", func(s Set) error { return s.Project(s.Dims()[len(s.Dims())/2]).Err() }},
	{"sample", func(s Set) error { return s.SampleSet().Err() }},
	{"scan", func(s Set) error { _, err := s.Scan(); return err }},
	{"subtract", func(s Set) error { return s.Subtract(shiftedSet(s)).Err() }},
	{"equal", func(s Set) error { _, err := s.IsEqual(shiftedSet(s)); return err }},
	{"gist", func(s Set) error { return s.Gist(shiftedSet(s)).Err() }},
}

// shiftedSet moves a set by one in the first dimension.
func shiftedSet(s Set) Set {
	dims := s.Dims()
	images := append([]string{dims[0] + " + 1"}, dims[1:]...)
	return s.Apply(mapOf("{ [" + strings.Join(dims, ", ") + "] -> [" + strings.Join(images, ", ") + "] }"))
}

// stepBytes is about the most that a step allocates; see the package comment.
const stepBytes = 512

// gauge is a context that measures how much is allocated from one look at it to the next, and ends after a number of looks.
type gauge struct {
	context.Context
	looks             int
	last, start, most uint64
}

func newGauge(looks int) *gauge {
	now := allocated()
	return &gauge{Context: context.Background(), looks: looks, last: now, start: now}
}

func (g *gauge) Err() error {
	g.look()
	if g.looks--; g.looks < 0 {
		return context.Canceled
	}
	return nil
}

func (g *gauge) look() {
	now := allocated()
	g.most, g.last = max(g.most, now-g.last), now
}

// allocated is the number of bytes that the program has allocated so far.
func allocated() uint64 {
	s := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(s)
	return s[0].Value.Uint64()
}

// TestBudgets does every operation to every family: each ends within twice its steps, counted in bytes at stepBytes each, and in
// the time that so many steps take; and soon after its context ends.
func TestBudgets(t *testing.T) {
	const limit = 50_000
	if n := len(explosive) * len(operations); n < 200 {
		t.Fatalf("%d cases", n)
	}
	for _, f := range explosive {
		s := setOf(f.text)
		for _, op := range operations {
			t.Run(f.name+"/"+op.name, func(t *testing.T) {
				looks := math.MaxInt
				run := func() time.Duration {
					g, start := newGauge(looks), time.Now()
					err := op.run(s.WithLimit(limit).WithContext(g))
					took := time.Since(start)
					g.look()
					if looks = 3; err != nil && !isBudget(err) {
						t.Error(err)
					}
					if all, most := g.last-g.start, uint64(2*limit*stepBytes); all > most {
						t.Errorf("%d bytes allocated; at most %d", all, most)
					}
					if most := uint64(16 << 20); g.most > most {
						t.Errorf("%d bytes allocated from one look at the context to the next; at most %d", g.most, most)
					}
					return took
				}
				pace.Within(t, 2*time.Second, run)
				pace.Within(t, time.Second/2, run)
			})
		}
	}
}

// TestDeadlines does every operation to every family without a limit of steps: each ends within twice the time that its context leaves; so does the reading of a set of
// 1,000 dimensions.
func TestDeadlines(t *testing.T) {
	const deadline = 60 * time.Millisecond
	late, wide := 0, chain(1000, 1)
	for _, f := range explosive {
		s := setOf(f.text).WithLimit(math.MaxInt)
		for _, op := range operations {
			pace.Within(t, 2*deadline, func() time.Duration {
				ctx, cancel := context.WithTimeout(context.Background(), deadline)
				defer cancel()
				start := time.Now()
				err := op.run(s.WithContext(ctx))
				if errors.Is(err, context.DeadlineExceeded) {
					late++
				} else if err != nil && !isBudget(err) {
					t.Errorf("%s/%s: %v", f.name, op.name, err)
				}
				return time.Since(start)
			})
		}
	}
	pace.Within(t, 2*deadline, func() time.Duration {
		ctx, cancel := context.WithTimeout(context.Background(), deadline)
		defer cancel()
		start := time.Now()
		if _, err := ParseSet(wide, WithContext(ctx)); err != nil && !errors.Is(err, context.DeadlineExceeded) {
			t.Error(err)
		}
		return time.Since(start)
	})
	if late < 10 {
		t.Errorf("%d operations met their deadline: the families are too easy", late)
	}
}

func isBudget(err error) bool {
	return slices.ContainsFunc([]error{ErrLimit, ErrUnbounded, ErrOverflow, context.Canceled}, func(is error) bool { return errors.Is(err, is) })
}

// TestSubsetOfManyPieces: what is cheap is not stopped. A thousand pieces against as many, boxes and parallelograms.
func TestSubsetOfManyPieces(t *testing.T) {
	many := func(piece string, wider int) Set {
		var pieces []string
		for i := range 1000 {
			pieces = append(pieces, fmt.Sprintf(piece, 7*i-wider, 7*i+5, 3*i%100-wider, 3*i%100+9))
		}
		return setOf("{ " + strings.Join(pieces, "; ") + " }")
	}
	whole := setOf("{ [i, j] : 0 <= i < 7000 and 0 <= j <= 108 and i mod 7 <= 5 }")
	for _, piece := range []string{"[i, j] : %d <= i <= %d and %d <= j <= %d", "[i, j] : %d <= i <= %d and %d <= j + i <= 9000 + %d"} {
		s := many(piece, 0)
		if yes, err := s.IsSubset(many(piece, 1)); err != nil || !yes {
			t.Errorf("%s: %v, %v", piece, yes, err)
		}
		if yes, err := many(piece, 1).IsSubset(s); err != nil || yes {
			t.Errorf("%s, wider: %v, %v", piece, yes, err)
		}
	}
	strips := many("[i, j] : %d <= i <= %d and %d - 200 <= j <= 200 + %d", 0)
	if yes, err := whole.IsSubset(strips); err != nil || !yes {
		t.Errorf("%v, %v", yes, err)
	}
}
