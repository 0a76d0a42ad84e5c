package flow_test

import (
	"fmt"
	"testing"

	"dhpfgo/sets"
	"dhpfgo/sets/flow"
)

// program is two writes and a read of an array in one nest; element and time of an iteration, in Go and as maps.
type statement struct {
	access        flow.Access
	runs          func(n, i, j int64) bool
	element, time func(i, j int64) [3]int64
}

func nest() (read statement, writes []statement) {
	writes = []statement{
		{
			access("[n] -> { S[i, j] -> a[i + j] : 0 <= i < n and 0 <= j < n }", "{ S[i, j] -> [i, j, 0] }"),
			func(n, i, j int64) bool { return i < n && j < n },
			func(i, j int64) [3]int64 { return [3]int64{i + j} }, func(i, j int64) [3]int64 { return [3]int64{i, j, 0} },
		},
		{
			access("[n] -> { T[i, j] -> a[2j + 1] : 0 <= i < n and 0 <= j < i }", "{ T[i, j] -> [i, j, 2] }"),
			func(n, i, j int64) bool { return i < n && j < i },
			func(_, j int64) [3]int64 { return [3]int64{2*j + 1} }, func(i, j int64) [3]int64 { return [3]int64{i, j, 2} },
		},
	}
	read = statement{
		access("[n] -> { R[i, j] -> a[i + 1] : 0 <= i < n and 0 <= j < n }", "{ R[i, j] -> [i, j, 1] }"),
		func(n, i, j int64) bool { return i < n && j < n },
		func(i, _ int64) [3]int64 { return [3]int64{i + 1} }, func(i, j int64) [3]int64 { return [3]int64{i, j, 1} },
	}
	return read, writes
}

func access(element, time string) flow.Access {
	return flow.Access{Element: sets.MustMap(element), Time: sets.MustMap(time)}
}

func less(a, b [3]int64) bool {
	for k := range a {
		if a[k] != b[k] {
			return a[k] < b[k]
		}
	}
	return false
}

// TestLastWriters compares with a search through all iterations of a small nest.
func TestLastWriters(t *testing.T) {
	read, writes := nest()
	from, rest, err := flow.LastWriters(read.access, []flow.Access{writes[0].access, writes[1].access})
	if err != nil {
		t.Fatal(err)
	}
	const n = 5
	params := map[string]int64{"n": n}
	for i := range int64(n) {
		for j := range int64(n) {
			writer, at := -1, [3]int64{-1}
			var where [2]int64
			for k, w := range writes {
				for x := range int64(n) {
					for y := range int64(n) {
						if when := w.time(x, y); w.runs(n, x, y) && w.element(x, y) == read.element(i, j) && less(when, read.time(i, j)) && less(at, when) {
							writer, at, where = k, when, [2]int64{x, y}
						}
					}
				}
			}
			for k := range writes {
				in, err := sets.Contains(from[k].Flatten().Wrap().Flatten(), params, i, j, where[0], where[1])
				if err != nil || in != (k == writer) {
					t.Errorf("R[%d, %d] from write %d at %v: %v %v, writer %d", i, j, k, where, in, err, writer)
				}
			}
			if in, err := sets.Contains(rest, params, i, j); err != nil || in != (writer < 0) {
				t.Errorf("R[%d, %d] in rest: %v %v, writer %d", i, j, in, err, writer)
			}
		}
	}
	for k, m := range from {
		if one, err := m.IsSingleValued(); !one || err != nil {
			t.Errorf("write %d: %v %v", k, m, err)
		}
	}
}

func TestFaults(t *testing.T) {
	a := access("{ S[i] -> a[i] }", "{ S[i] -> [i] }")
	for name, w := range map[string]flow.Access{
		"element": access("{ T[i] -> a[j] : j > i }", "{ T[i] -> [i] }"), "time": access("{ T[i] -> a[i] }", "{ T[i] -> [i, 0] }"),
	} {
		if _, _, err := flow.LastWriters(a, []flow.Access{w}); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
	if _, rest, err := flow.LastWriters(a, nil); err != nil || rest.String() != "{ S[i] }" {
		t.Errorf("%v %v", rest, err)
	}
	if _, _, err := flow.LastWriters(flow.Access{}, nil); err != nil {
		t.Error(err)
	}
}

func ExampleLastWriters() {
	write := flow.Access{Element: sets.MustMap("[n] -> { S[i] -> a[i] : 0 <= i < n }"), Time: sets.MustMap("{ S[i] -> [i, 1] }")}
	read := flow.Access{Element: sets.MustMap("[n] -> { R[i] -> a[i - 2] : 0 <= i < n }"), Time: sets.MustMap("{ R[i] -> [i, 0] }")}
	from, rest, err := flow.LastWriters(read, []flow.Access{write})
	fmt.Println(from[0], err)
	fmt.Println(rest)
	// Output:
	// [n] -> { R[i] -> S[i - 2] : 2 <= i < n } <nil>
	// [n] -> { R[i] : 0 <= i <= 1 and i < n }
}
