package advise

import (
	"slices"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/lower"
	"dhpfgo/parse"
	"dhpfgo/sem"
)

const source = `program p
  implicit none
  integer, parameter :: n = 200
  real :: a(n,n), t(n,n), u(5,n,n), w(n), alone(n), few(3)
  integer :: i, j
  do j = 1, n
    do i = 1, n
      a(i,j) = t(j,i) + w(j) + u(2,i,j)
    end do
  end do
  alone(1) = few(2)
  call set(a)
contains
  subroutine set(x)
    real :: x(n,n)
    x(1,1) = 0
  end subroutine
end program
`

func graphOf(t *testing.T) (*Graph, []*parse.File) {
	t.Helper()
	var bag diag.Bag
	f := parse.Parse(diag.NewFile("p.f90", []byte(source)), &bag)
	p := &ir.Program{}
	sem.CheckAll([]*parse.File{f}, sem.Options{Program: p, Lower: lower.Now{}}, &bag)
	if bag.HasErrors() {
		t.Fatal(bag.All()[0])
	}
	return Build(p), []*parse.File{f}
}

// TestSearch takes the cheapest candidate: here that in which most arrays have BLOCK along j, with what is transposed cut the other way.
func TestSearch(t *testing.T) {
	g, files := graphOf(t)
	best, looked := g.Search(100, func(c Choice) Cost {
		text := g.Text(c)
		if strings.Contains(text, "cyclic") {
			return Cost{Refused: "no"}
		}
		return Cost{Seconds: 10 - float64(strings.Count(text, "(*,block) a")+strings.Count(text, "(block) w, alone"))}
	})
	if want := "(*,block) a; (block,*) t; (*,*,block) u; (block) w, alone"; best.Text != want {
		t.Errorf("best is %q, want %q", best.Text, want)
	}
	if len(looked) < 6 || slices.ContainsFunc(looked, func(w Weighed) bool { return strings.Contains(w.Text, "few") }) {
		t.Errorf("looked at %d: %v", len(looked), looked)
	}
	list, err := g.Directives(best.Choice, files)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"integer :: i, j\n!HPF$ DISTRIBUTE (*,BLOCK) :: a\n", "\n!HPF$ ALIGN t(i,*) WITH a(*,i)\n", "\n!HPF$ ALIGN u(*,*,k) WITH a(*,k)\n",
		"\n!HPF$ ALIGN w(i) WITH a(*,i)\n", "\n!HPF$ DISTRIBUTE (BLOCK) :: alone\n", "    real :: x(n,n)\n!HPF$ INHERIT :: x\n    x(1,1)",
	} {
		if text := With(source, list); !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
}

// TestSearchLeavesOut leaves out a small array where that costs nothing.
func TestSearchLeavesOut(t *testing.T) {
	g, _ := graphOf(t)
	best, _ := g.Search(100, func(c Choice) Cost {
		if strings.Contains(g.Text(c), "(*,block) a") {
			return Cost{Seconds: 1}
		}
		return Cost{Seconds: 2}
	})
	if want := "(*,block) a; (block,*) t; (*,*,block) u"; best.Text != want {
		t.Errorf("best is %q, want %q", best.Text, want)
	}
}

// TestSearchTurns cuts another dimension only where that is clearly better.
func TestSearchTurns(t *testing.T) {
	for seconds, want := range map[float64]string{0.97: "(*,block) a", 0.9: "(block,*) a"} {
		g, _ := graphOf(t)
		best, _ := g.Search(100, func(c Choice) Cost {
			switch text := g.Text(c); {
			case strings.Contains(text, "(*,block) a"):
				return Cost{Seconds: 1, Balance: 1}
			case strings.Contains(text, "(block,*) a"):
				return Cost{Seconds: seconds, Balance: 1}
			}
			return Cost{Seconds: 2, Balance: 1}
		})
		if !strings.Contains(best.Text, want) {
			t.Errorf("best is %q, want %q", best.Text, want)
		}
	}
}

// TestSearchEnds asks for no more candidates than it may, and says so if none can be compiled.
func TestSearchEnds(t *testing.T) {
	g, _ := graphOf(t)
	best, looked := g.Search(3, func(Choice) Cost { return Cost{Refused: "no"} })
	if best.Text != "" || len(looked) != 3 {
		t.Errorf("%v %v", best, looked)
	}
}

// TestBare makes comments of directives that map arrays, and leaves the others.
func TestBare(t *testing.T) {
	const in = "!HPF$ DISTRIBUTE a(BLOCK)\n  !hpf$ align b with a\n!HPF$ INDEPENDENT\nCHPF$ REDISTRIBUTE a(*)\nx = 1 ! HPF$ SHADOW\n"
	const want = "! was HPF$ DISTRIBUTE a(BLOCK)\n  ! was hpf$ align b with a\n!HPF$ INDEPENDENT\nC was HPF$ REDISTRIBUTE a(*)\nx = 1 ! HPF$ SHADOW\n"
	if got, had := Bare(in); got != want || !had {
		t.Errorf("%q", got)
	}
	if _, had := Bare("x = 1\n"); had {
		t.Error("x = 1 is no directive")
	}
}

// TestFolded breaks long lists of names.
func TestFolded(t *testing.T) {
	list := folded("!HPF$ INHERIT :: ", strings.Split(strings.Repeat("name ", 30)+"last", " "))
	for _, l := range list {
		if len(l) > widest {
			t.Errorf("%d characters: %s", len(l), l)
		}
	}
	if len(list) < 3 || !strings.HasSuffix(list[len(list)-1], "last") {
		t.Errorf("%q", list)
	}
}
