package returns

import (
	"fmt"
	"strings"
	"testing"

	"dhpfgo/ir"
)

// program reads statements of letters: a..z are assignments, "r" is RETURN, "?(..|..)" an IF whose last branch is ELSE, "?(..)" one without ELSE,
// and "*(..)" a loop.
func program(text string) (body []ir.Stmt, rest string) {
	for text != "" {
		c := text[0]
		text = text[1:]
		switch c {
		case 'r':
			body = append(body, &ir.Return{})
		case '*':
			var inside []ir.Stmt
			inside, text = program(text[1:])
			body = append(body, &ir.Do{Body: inside})
		case '?':
			s := &ir.If{}
			for text[0] != ')' {
				var inside []ir.Stmt
				inside, text = program(text[1:])
				s.Branches = append(s.Branches, ir.Branch{Cond: ir.Int8Const(1), Body: inside})
				if text[0] == ')' && len(s.Branches) > 1 {
					s.Branches[len(s.Branches)-1].Cond = nil
				}
			}
			text = text[1:]
			body = append(body, s)
		case '|', ')': // ends a branch
			return body, string(c) + text
		default:
			body = append(body, &ir.Assign{RHS: ir.Int8Const(int64(c))})
		}
	}
	return body, ""
}

// written is the text of statements.
func written(body []ir.Stmt) string {
	var out strings.Builder
	for _, st := range body {
		switch st := st.(type) {
		case *ir.Return:
			out.WriteString("r")
		case *ir.Do:
			fmt.Fprintf(&out, "*(%s)", written(st.Body))
		case *ir.If:
			var list []string
			for _, b := range st.Branches {
				list = append(list, written(b.Body))
			}
			fmt.Fprintf(&out, "?(%s)", strings.Join(list, "|"))
		case *ir.Assign:
			out.WriteByte(byte(st.RHS.(*ir.Const).I))
		}
	}
	return out.String()
}

// TestWithout holds statements without RETURN against what they must be; "" where it can not go.
func TestWithout(t *testing.T) {
	for _, c := range []struct{ from, want string }{
		{"ab", "ab"},
		{"abr", "ab"},
		{"arb", "a"},
		{"a?(br)c", "a?(b|c)"},
		{"a?(br|cr)d", "a?(b|c)"},
		{"a?(b|cr)d", "a?(bd|c)"},
		{"?(ar)?(br)c", "?(a|?(b|c))"},
		{"?(a?(br)c|dr)e", "?(a?(b|ce)|d)"},
		{"?(ar)", "?(a)"},
		{"?(ar|b)?(c|d)e", "?(a|b?(c|d)e)"},
		{"?(a|b)c", "?(a|b)c"},
		{"?(r)a", "?(|a)"},
		{"?(a?(br))c", ""},
		{"?(ar|b|c)d", ""},
		{"*(ar)b", ""},
		{"a*(b)r", "a*(b)"},
	} {
		body, _ := program(c.from)
		if !CanGo(body) {
			if c.want != "" {
				t.Errorf("%s can not go, wanted %s", c.from, c.want)
			}
			continue
		}
		if got := written(Without(body)); got != c.want {
			t.Errorf("%s becomes %s, wanted %s", c.from, got, c.want)
		}
	}
}
