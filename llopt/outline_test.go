package llopt

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/value"
)

// nests is a program of loops that are candidates for one function. In its texts # is the number of the copy, and @A an array
// that copies have alternately.
type nests struct {
	copies  int
	times   int    // how often body stands in a loop; in body $ is the number
	body    string // sets elements; %e is the address of one of @A, %o of one of @b, both i64*
	before  string // the first instructions of a loop
	behind  string // instructions after a loop, which are no part of it
	entry   string // instructions at the beginning
	outside string // definitions
	term    string // what follows the last instruction of a loop, the test of %more.#
}

// text is the program in LLVM's language: main runs the loops and prints sums of the arrays and the scalars.
func (n nests) text() string {
	var b strings.Builder
	b.WriteString(`@text = private constant [17 x i8] c"%ld %ld %ld %ld\0A\00"
@a0 = global [10 x i64] zeroinitializer
@a1 = global [10 x i64] zeroinitializer
@b = global [10 x i64] [i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10]
@s = global i64 3

declare i32 @printf(i8*, ...)

define void @outside(i64* %p) noinline {
	%1 = load volatile i64, i64* %p
	%2 = add i64 %1, 7
	store volatile i64 %2, i64* %p
	ret void
}

` + n.outside + `
define i32 @main() {
entry:
	%t = alloca i64
	%u = alloca i64
	store i64 5, i64* %t
	store i64 6, i64* %u
` + n.entry + "\n\tbr label %region.0\n\n")
	for k := range n.copies {
		b.WriteString(n.loop(k))
	}
	fmt.Fprintf(&b, "region.%d:\n", n.copies)
	var sums []string
	for _, array := range []string{"a0", "a1"} {
		last := "0"
		for k := range 10 {
			fmt.Fprintf(&b, "\t%%p.%s.%d = getelementptr [10 x i64], [10 x i64]* @%s, i64 0, i64 %d\n\t%%v.%s.%d = load i64, i64* %%p.%s.%d\n",
				array, k, array, k, array, k, array, k)
			fmt.Fprintf(&b, "\t%%m.%s.%d = mul i64 %s, 3\n\t%%s.%s.%d = add i64 %%m.%s.%d, %%v.%s.%d\n", array, k, last, array, k, array, k, array, k)
			last = fmt.Sprintf("%%s.%s.%d", array, k)
		}
		sums = append(sums, "i64 "+last)
	}
	fmt.Fprintf(&b, "\t%%vs = load i64, i64* @s\n\t%%vt = load i64, i64* %%u\n"+
		"\t%%r = call i32 (i8*, ...) @printf(i8* getelementptr ([17 x i8], [17 x i8]* @text, i64 0, i64 0), %s, i64 %%vs, i64 %%vt)\n\tret i32 0\n}\n",
		strings.Join(sums, ", "))
	return b.String()
}

// loop is copy k.
func (n nests) loop(k int) string {
	term := n.term
	if term == "" {
		term = "br i1 %more.#, label %do.#, label %behind.#"
	}
	text := "region.#:\n" + n.before + `	br label %do.#

do.#:
	%k.# = phi i64 [ 0, %region.# ], [ %next.#, %do.# ]
	%e.# = getelementptr [10 x i64], [10 x i64]* @A, i64 0, i64 %k.#
	%o.# = getelementptr [10 x i64], [10 x i64]* @b, i64 0, i64 %k.#
	%x.# = load i64, i64* %o.#
`
	for j := range n.times {
		text += strings.ReplaceAll(n.body, "$", fmt.Sprint(j))
	}
	text += "	%next.# = add i64 %k.#, 1\n	%more.# = icmp slt i64 %next.#, 10\n	" + term +
		"\n\nbehind.#:\n" + n.behind + fmt.Sprintf("	br label %%region.%d\n\n", k+1)
	return strings.NewReplacer("#", fmt.Sprint(k), "@A", fmt.Sprintf("@a%d", k%2)).Replace(text)
}

// update changes the element of an array in four instructions.
const update4 = "	%l.$.# = load i64, i64* %e.#\n	%m.$.# = mul i64 %l.$.#, %x.#\n	%p.$.# = add i64 %m.$.#, $\n	store i64 %p.$.#, i64* %e.#\n"

// regionsOf finds the regions of main by the names of their blocks: region.N begins one that ends before after.N.
func regionsOf(m *llvm.Module) []*Region {
	var out []*Region
	for _, fn := range m.Funcs {
		blocks := map[string]*llvm.Block{}
		for _, b := range fn.Blocks {
			blocks[b.LocalName] = b
		}
		for _, b := range fn.Blocks {
			enter, ok := b.Term.(*llvm.TermBr)
			if !ok {
				continue
			}
			to := enter.Target.(*llvm.Block).LocalName
			if number, ok := strings.CutPrefix(to, "region."); ok && blocks["behind."+number] != nil {
				out = append(out, &Region{Func: fn, Enter: enter, After: blocks["behind."+number]})
			}
		}
	}
	return out
}

func namedGlobal(m *llvm.Module, name string) map[value.Value]bool {
	for _, g := range m.Globals {
		if g.Name() == name {
			return map[value.Value]bool{g: true}
		}
	}
	return nil
}

var callOfNest = regexp.MustCompile(`(?m)^\tcall void @nest\.\d+\(.*$`)

// TestOutline makes functions of loops that differ in an array, and of none whose values or whose control reach outside. What
// the programs print stays the same.
func TestOutline(t *testing.T) {
	local := func(read, set string) string {
		return "	%l.$.# = load i64, i64* " + read + "\n	%m.$.# = mul i64 %l.$.#, %x.#\n	store i64 %m.$.#, i64* " + set + "\n"
	}
	for _, c := range []struct {
		name   string
		n      nests
		calls  int
		inCall string // part of each call
	}{
		{"equal loops", nests{copies: 4, times: 10, body: update4}, 4, "@a"},
		{"too few copies", nests{copies: 2, times: 10, body: update4}, 0, ""},
		{"short loops", nests{copies: 4, times: 3, body: update4}, 0, ""},
		{"too long loops", nests{copies: 3, times: mostInstructions / 4, body: update4}, 0, ""},
		{"different numbers", nests{copies: 4, times: 10, body: strings.ReplaceAll(update4, "add i64 %m.$.#, $", "add i64 %m.$.#, #")}, 0, ""},
		{"a global that is summed up", nests{copies: 4, times: 14, body: local("@s", "@s")}, 4, "i64* @s"},
		{"a global that is read", nests{copies: 4, times: 14, body: local("@s", "%e.#")}, 4, "i64* @s"},
		{"a variable of its own", nests{copies: 4, times: 7, behind: "	store i64 0, i64* %own.#\n", entry: allocas(4),
			body: local("%o.#", "%own.#") + strings.ReplaceAll(local("%own.#", "%e.#"), "$", "$.b")}, 4, ""},
		{"a variable that is set outside", nests{copies: 4, times: 10, body: strings.ReplaceAll(update4, "%x.#", "%v.#"),
			before: "	%v.# = load i64, i64* %t\n"}, 4, "i64 %"},
		{"a variable that is read behind", nests{copies: 4, times: 14, body: local("%o.#", "%u")}, 0, ""},
		{"a variable that is read before it is set", nests{copies: 4, times: 14, entry: allocas(4), body: local("%own.#", "%own.#")}, 0, ""},
		{"a variable whose address is known elsewhere", nests{copies: 4, times: 14, entry: allocas(4), behind: "	call void @outside(i64* %own.#)\n",
			body: local("%o.#", "%own.#")}, 0, ""},
		{"the address of a variable", nests{copies: 4, times: 10, body: update4,
			before: "	%f.# = getelementptr i64, i64* %t, i64 0\n	%fl.# = load i64, i64* %f.#\n	store i64 %fl.#, i64* @s\n"}, 0, ""},
		{"a register that is used behind", nests{copies: 4, times: 10, body: update4, behind: "	store i64 %next.#, i64* %u\n"}, 0, ""},
		{"a call", nests{copies: 4, times: 10, body: update4, before: "	call void @outside(i64* @s)\n"}, 0, ""},
		{"a call of LLVM's", nests{copies: 4, times: 14, outside: "declare i64 @llvm.smax.i64(i64, i64)\n",
			body: "	%l.$.# = load i64, i64* %e.#\n	%m.$.# = call i64 @llvm.smax.i64(i64 %l.$.#, i64 %x.#)\n	store i64 %m.$.#, i64* %e.#\n"}, 4, ""},
		{"a jump out of it", nests{copies: 4, times: 10, body: update4, behind: "	br label %end.#\n\nend.#:\n",
			term: "br i1 %more.#, label %do.#, label %leave.#\n\nleave.#:\n	%odd.# = icmp eq i64 %x.#, 3\n	br i1 %odd.#, label %end.#, label %behind.#"}, 0, ""},
		{"an end of the run", nests{copies: 4, times: 10, body: update4,
			term: "br i1 %more.#, label %do.#, label %leave.#\n\nleave.#:\n	%odd.# = icmp eq i64 %x.#, 3\n	br i1 %odd.#, label %stop.#, label %behind.#\n\nstop.#:\n	ret i32 1"}, 0, ""},
		{"two blocks behind each other", nests{copies: 4, times: 10, body: update4,
			term: "br i1 %more.#, label %do.#, label %leave.#\n\nleave.#:\n	store i64 %next.#, i64* @s\n	br label %behind.#"}, 4, ""},
		{"equal marks", nests{copies: 4, times: 10, body: strings.ReplaceAll(update4, "store i64 %p.$.#, i64* %e.#", "store i64 %p.$.#, i64* %e.#, !mark !1#"),
			outside: marks("!1%d = distinct !{!1%d, !\"of a copy\"}\n", 4)}, 4, ""},
		{"different marks", nests{copies: 4, times: 10, body: strings.ReplaceAll(update4, "store i64 %p.$.#, i64* %e.#", "store i64 %p.$.#, i64* %e.#, !mark !1#"),
			outside: marks("!1%d = !{!\"copy %d\"}\n", 4)}, 0, ""},
		{"arrays by another type", nests{copies: 4, times: 10, body: strings.ReplaceAll(update4, "%e.#", "%w.#"),
			before: "	%y.# = bitcast [10 x i64]* @A to i64*\n	%w.# = getelementptr i64, i64* %y.#, i64 1\n"}, 4, "@a"},
		{"many arguments", nests{copies: 4, times: mostArguments + 5, outside: globals(4, mostArguments+5),
			body: "	store i64 %x.#, i64* @g.$.#\n"}, 0, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := c.n.text()
			m := parse(t, text)
			Outline(m, Outlining{Regions: regionsOf(m)})
			got := m.String()
			calls := callOfNest.FindAllString(got, -1)
			if len(calls) != c.calls {
				t.Fatalf("%d calls\n%s", len(calls), got)
			}
			for _, call := range calls {
				if !strings.Contains(call, c.inCall) {
					t.Errorf("%s has no %s", call, c.inCall)
				}
			}
			if before, after := run(t, text), run(t, got); before != after {
				t.Errorf("before %s, after %s", before, after)
			}
		})
	}
}

// allocas makes a variable for each copy.
func allocas(copies int) string {
	var b strings.Builder
	for k := range copies {
		fmt.Fprintf(&b, "\t%%own.%d = alloca i64\n\tstore i64 1, i64* %%own.%d\n", k, k)
	}
	return b.String()
}

// marks writes a definition for each copy.
func marks(format string, copies int) string {
	var b strings.Builder
	for k := range copies {
		fmt.Fprintf(&b, format, k, k)
	}
	return b.String()
}

func globals(copies, each int) string {
	var b strings.Builder
	for k := range copies {
		for j := range each {
			fmt.Fprintf(&b, "@g.%d.%d = global i64 0\n", j, k)
		}
	}
	return b.String()
}

// TestOutlineLoads gives the value of a global to a function where no store can set it, else its address.
func TestOutlineLoads(t *testing.T) {
	const scopes = `
!0 = distinct !{!0, !"arrays"}
!1 = distinct !{!1, !0, !"a"}
!2 = distinct !{!2, !0, !"s"}
!3 = !{!1}
!4 = !{!2}
!5 = distinct !{!5, !0, !"unused"}
`
	marked := func(load, store string) string {
		body := strings.ReplaceAll(update4, "i64 %p.$.#, i64* %e.#", "i64 %p.$.#, i64* %e.#"+store)
		n := nests{copies: 4, times: 10, body: strings.ReplaceAll(body, "%x.#", "%v.#"), before: "	%v.# = load i64, i64* @s" + load + "\n"}
		return n.text() + scopes
	}
	for _, c := range []struct {
		name, text string
		named      bool
		want       string
	}{
		{"unknown", marked("", ""), false, "i64* @s"},
		{"set by its name alone", marked("", ""), true, "i64 %"},
		{"apart", marked(", !alias.scope !4", ", !noalias !4"), false, "i64 %"},
		{"apart from something else", marked(", !alias.scope !4", ", !noalias !3"), false, "i64* @s"},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := parse(t, c.text)
			what := Outlining{Regions: regionsOf(m)}
			if c.named {
				what.Named = namedGlobal(m, "s")
			}
			Outline(m, what)
			got := m.String()
			calls := callOfNest.FindAllString(got, -1)
			if len(calls) != 4 || !strings.Contains(calls[0], c.want) {
				t.Errorf("calls %q, want %s", calls, c.want)
			}
			if strings.Contains(got, "unused") {
				t.Error("a node that nothing refers to stayed")
			}
			if before, after := run(t, c.text), run(t, got); before != after {
				t.Errorf("before %s, after %s", before, after)
			}
		})
	}
}

// TestOutlineNoAlias repeats for arguments what alias scopes said of arrays.
func TestOutlineNoAlias(t *testing.T) {
	n := nests{copies: 4, times: 10, body: strings.NewReplacer("load i64, i64* %e.#", "load i64, i64* %e.#, !alias.scope !3, !noalias !4",
		"i64 %p.$.#, i64* %e.#", "i64 %p.$.#, i64* %e.#, !alias.scope !3, !noalias !4").Replace(update4)}
	text := strings.ReplaceAll(n.text(), "load i64, i64* %o.", "load i64, i64* %o.")
	const scopes = "\n!0 = distinct !{!0, !\"arrays\"}\n!1 = distinct !{!1, !0, !\"a\"}\n!2 = distinct !{!2, !0, !\"b\"}\n!3 = !{!1}\n!4 = !{!2}\n"
	other := regexp.MustCompile(`(load i64, i64\* %o\.\d+)`).ReplaceAllString(text, "$1, !alias.scope !4, !noalias !3")
	for _, c := range []struct {
		text string
		want int
	}{{text + scopes, 0}, {other + scopes, 2}} {
		m := parse(t, c.text)
		Outline(m, Outlining{Regions: regionsOf(m)})
		got := m.String()
		define := regexp.MustCompile(`define internal void @nest\.1.*`).FindString(got)
		if strings.Count(define, "noalias") != c.want {
			t.Errorf("%s: want %d times noalias", define, c.want)
		}
		if before, after := run(t, c.text), run(t, got); before != after {
			t.Errorf("before %s, after %s", before, after)
		}
	}
}

// TestOutlineInner looks into regions that are no fragments, and into those of which functions were made.
func TestOutlineInner(t *testing.T) {
	for _, c := range []struct {
		name   string
		before string // in each outer region, which keeps it from being a function
		calls  []int  // of the functions
	}{
		{"of different regions", "	store i64 #, i64* @s\n", []int{4}},
		{"of regions with calls", "	call void @outside(i64* @s)\n", []int{4}},
		{"of equal regions", "", []int{4}},
	} {
		t.Run(c.name, func(t *testing.T) {
			n := nests{copies: 4, times: 10, body: update4}
			text := wrapped(n, c.before)
			m := parse(t, text)
			Outline(m, Outlining{Regions: nested(regionsOf(m))})
			got := m.String()
			for k, want := range c.calls {
				if calls := strings.Count(got, fmt.Sprintf("call void @nest.%d(", k+1)); calls != want {
					t.Errorf("%d calls of function %d, want %d\n%s", calls, k+1, want, got)
				}
			}
			if before, after := run(t, text), run(t, got); before != after {
				t.Errorf("before %s, after %s", before, after)
			}
		})
	}
}

// wrapped puts each loop into a region around it, with instructions of its own first.
func wrapped(n nests, first string) string {
	text := n.text()
	for k := range n.copies {
		head := strings.ReplaceAll(first, "#", fmt.Sprint(k))
		text = strings.Replace(text, fmt.Sprintf("region.%d:\n", k),
			fmt.Sprintf("region.%d00:\n%s\tbr label %%region.%d\n\nregion.%d:\n", k, head, k, k), 1)
		text = strings.Replace(text, fmt.Sprintf("behind.%d:\n", k),
			fmt.Sprintf("behind.%d:\n\tbr label %%behind.%d00\n\nbehind.%d00:\n", k, k, k), 1)
		if k == 0 {
			text = strings.Replace(text, "br label %region.0\n", "br label %region.000\n", 1)
		} else {
			at := fmt.Sprintf("behind.%d00:\n\tbr label %%region.", k-1)
			text = strings.Replace(text, fmt.Sprintf("%s%d\n", at, k), fmt.Sprintf("%s%d00\n", at, k), 1)
		}
	}
	return text
}

// nested puts the regions of single numbers into those of hundreds.
func nested(list []*Region) []*Region {
	var out []*Region
	for _, r := range list {
		if strings.HasSuffix(r.After.LocalName, "00") {
			out = append(out, r)
		} else {
			last := out[len(out)-1]
			last.Inner = append(last.Inner, r)
		}
	}
	return out
}
