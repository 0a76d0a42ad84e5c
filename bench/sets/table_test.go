package main

import (
	"strings"
	"testing"
)

// TestTable has two cases of one operation with ratios 1/2 and 8, one that only isl answers, and noise in one run.
func TestTable(t *testing.T) {
	tab := newTable()
	for _, line := range []string{
		"0 3\tset.gist\t1000\t9\t1\t{ }", "1 3\tset.gist\t2000\t{ }", "0 3\tset.gist\t900000\t9\t1\t{ }", "1 3\tset.gist\t2000\t{ }",
		"0 3\tset.gist\t1000\t9\t1\t{ }", "1 3\tset.gist\t2000\t{ }",
		"0 7\tset.gist\t8000\t9\t1\t{ }", "1 7\tset.gist\t1000\t{ }",
		"0 9\tset.lexmin\t10\t9\t-\tERROR step limit", "1 9\tset.lexmin\t10\t{ }",
	} {
		tab.add(side(line[0]-'0'), strings.Split(line[2:], "\t"))
	}
	var b strings.Builder
	tab.print(&b)
	for _, want := range []string{
		"set.gist                    2        4.5        1.5     2.00     8.00      7\n",
		"set.lexmin                  1          -          -        -        -      -  ours 1, isl 0\n",
		"all                         3        4.5        1.5     2.00     8.00      7  ours 1, isl 0\n",
	} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("printed\n%swithout\n%s", b.String(), want)
		}
	}
}
