package pass

import (
	"strings"
	"testing"
)

func TestCheck(t *testing.T) {
	none := func(int) {}
	list := []Step[int]{
		{Name: "a", Gives: []Fact{"x"}, Run: none},
		{Name: "b", Needs: []Fact{"x"}, Drops: []Fact{"x"}, Gives: []Fact{"y"}, Run: none},
		{Name: "c", Needs: []Fact{"y", "start"}, Run: none},
	}
	begin := []Fact{"start"}
	for _, c := range []struct {
		steps  []Step[int]
		orders []Order
		want   string
	}{
		{list, []Order{{"a", "c", "so"}}, ""},
		{list, []Order{{"c", "a", "so"}}, `"c" must run before "a": so`},
		{list, []Order{{"a", "c", ""}}, "has no reason"},
		{list, []Order{{"a", "d", "so"}}, "does not exist"},
		{append(list[:3:3], Step[int]{Name: "d", Needs: []Fact{"x"}}), nil, `step "d" needs "x"`},
		{append(list[:3:3], Step[int]{Name: "a"}), nil, "two steps"},
	} {
		err := Check(begin, c.steps, c.orders)
		if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("got %v, want %q", err, c.want)
		}
	}
}

func TestDoShowsEachStep(t *testing.T) {
	var log []string
	h := Hooks{
		Begin: func(name string) func() {
			log = append(log, "begin "+name)
			return func() { log = append(log, "end "+name) }
		},
		After: func(name string, show func() string) { log = append(log, "after "+name+": "+show()) },
	}
	n := 0
	Do(h, Step[*int]{Name: "add", Run: func(x *int) { *x++ }}, &n, func() string { return strings.Repeat("i", n) })
	if got := strings.Join(log, "; "); got != "begin add; after add: i; end add" {
		t.Error(got)
	}
}
