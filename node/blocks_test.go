package node

import (
	"fmt"
	"strings"
	"testing"

	"dhpfgo/ir"
)

// TestBlocksOfBits goes from block to block where the run finds that the mask is one bit, over the same elements, also from odd beginnings and
// below zero; with other masks, and with what is not under the test, the loop stays. The oracle checks that pairs of elements do not meet.
func TestBlocksOfBits(t *testing.T) {
	blocks := rewriting{name: "blocks", list: func(u *unit, body []ir.Stmt) []ir.Stmt { return u.guards().BlocksOfBits(body) }}
	for _, c := range []struct {
		body        string
		blocks      bool
		independent bool
	}{
		{"if (iand(i,m) == 0) then\nk = a(i)\na(i) = a(i+m) + 1\na(i+m) = k\nend if", true, true},
		{"if (iand(i,m) == 0) then\nb(i) = a(i) + a(i+m)\nelse\nb(i) = a(i-m) - a(i)\nend if\na(i) = b(i)", true, true},
		{"if (i > 3 .and. iand(i,m) /= 0) then\nb(i) = a(i) + a(i+m)\nelse if (iand(i,m) == 0) then\nb(i) = 2\nend if", true, true},
		{"if (iand(m,i) /= 0) a(i) = b(i) + 1", true, true},
		{"if (b(i) > 3 .and. iand(i,m) == 0) a(i) = a(i+m) + b(i+3)", true, true},
		{"k = ieor(i,m)\nif (i > 5) then\nif (iand(i,m) == 0 .and. i < 90) a(k) = i", true, false},
		{"if (iand(i,m) == 0) a(i) = a(i-1) + 1", true, false},
		{"if (iand(i,m) == 0) a(i) = a(100) + 1", true, false},
		{"if (iand(i,m) == 0) then\na(i) = 1\nelse\na(i) = 2\nend if", true, true},
		{"if (iand(i,m) == 0 .or. i > 7) a(i) = 1", true, true},
		{"b(i) = 1\nif (iand(i,m) == 0) a(i) = 1", true, true},
		{"if (iand(i,m) == 0) m = m + 1", false, false},
		{"n = i\nif (iand(i,m) == 0) a(i) = 1", true, true},
		{"a(i) = iand(i,m)", false, false},
	} {
		for _, mask := range []int{16, 32, 1, 24, 0} {
			for _, bounds := range []string{"0, 99", "-37, 77", "5, k", "50, 200"} {
				body := c.body
				if strings.HasSuffix(body, "a(k) = i") {
					body += "\nend if"
				}
				source := fmt.Sprintf("program p\ninteger :: a(-99:400), b(-99:400), i, k, m, n\nk = 1\nn = 0\ndo i = -99, 400\na(i) = 3*i\nb(i) = modulo(i, 7)\nend do\nm = %d\ndo i = %s\n%s\nend do\nprint *, a(1), a(7), m, n\nend program p\n",
					mask, bounds, body)
				p := compile(t, source)
				checkPass(t, source, p, blocks)
				text := p.Units[0].String()
				if got := strings.Contains(text, "do %v1 = "); got != c.blocks {
					t.Errorf("%s: by blocks is %v, want %v:\n%s", body, got, c.blocks, text)
				}
				independent := false
				ir.WalkStmts(p.Units[0].Body, func(s ir.Stmt) bool {
					d, ok := s.(*ir.Do)
					independent = independent || ok && d.Independent != nil
					return true
				})
				if independent != c.independent {
					t.Errorf("%s: independent is %v, want %v:\n%s", body, independent, c.independent, text)
				}
			}
		}
	}
}

// TestIdleHalves leaves the half of a block out that sets nothing but scalars that nobody reads, and no other one.
func TestIdleHalves(t *testing.T) {
	blocks := rewriting{name: "blocks", list: func(u *unit, body []ir.Stmt) []ir.Stmt { return u.guards().BlocksOfBits(body) }}
	for _, c := range []struct {
		body   string
		halves int
	}{
		{"if (iand(i,m) == 0) a(i) = 1", 1},
		{"if (iand(i,m) /= 0) a(i) = 1", 1},
		{"k = i\nif (iand(i,m) == 0) a(k) = 1", 1},
		{"n = i\nif (iand(i,m) == 0) a(i) = 1", 2},
		{"b(i) = 1\nif (iand(i,m) == 0) a(i) = 1", 2},
		{"if (iand(i,m) == 0) then\na(i) = 1\nelse\na(i) = 2\nend if", 2},
	} {
		source := fmt.Sprintf("program p\ninteger :: a(0:99), b(0:99), i, k, m, n\nn = 0\ndo i = 0, 99\na(i) = 3*i\nb(i) = 0\nend do\nm = 32\ndo i = 0, 99\n%s\nend do\na(0) = n\nend program p\n",
			c.body)
		p := compile(t, source)
		checkPass(t, source, p, blocks)
		halves := 0
		ir.WalkStmts(p.Units[0].Body, func(s ir.Stmt) bool {
			if d, ok := s.(*ir.Do); ok && strings.HasPrefix(d.Var.Name, "%") {
				halves = len(d.Body)
			}
			return true
		})
		if halves != c.halves {
			t.Errorf("%s: %d halves, want %d:\n%s", c.body, halves, c.halves, p.Units[0])
		}
	}
}
