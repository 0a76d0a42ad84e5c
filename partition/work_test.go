package partition

import (
	"testing"

	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"dhpfgo/plan"
)

// TestWork wants the assignments that images execute in the nest at line 9, which is reached 50 times: all images together as many as there are iterations, each as many as
// it owns elements.
func TestWork(t *testing.T) {
	for _, c := range []struct {
		name, formats, body string
		on                  map[int][]float64 // of each image
	}{
		{"blocks", "(*,block)", "do j = 1, 10; do i = 1, 10; a(i,j) = 1; end do; end do", map[int][]float64{1: {100}, 3: {40, 40, 20}, 6: {20, 20, 20, 20, 20, 0}}},
		{"interior", "(block,block)", "do j = 2, 9; do i = 2, 9; a(i,j) = 1; end do; end do", map[int][]float64{4: {16, 16, 16, 16}, 2: {32, 32}}},
		{"cyclic", "(cyclic(3),*)", "do j = 1, 10; do i = 1, 10; a(i,j) = 1; end do; end do", map[int][]float64{1: {100}, 2: {60, 40}, 3: {40, 30, 30}}},
		{"triangle", "(*,block)", "do j = 1, 10; do i = 1, j; a(i,j) = 1; end do; end do", map[int][]float64{1: {55}, 2: {15, 40}, 5: {3, 7, 11, 15, 19}}},
		{"triangle, cyclic", "(*,cyclic)", "do j = 1, 10; do i = j, 10; a(i,j) = 1; end do; end do", map[int][]float64{2: {30, 25}}},
		{"half of the iterations", "(block,*)", "do j = 1, 10; do i = 1, 10; if (mod(j,2) == 0) a(i,j) = 1; end do; end do", map[int][]float64{2: {25, 25}}},
		{"by data", "(block,*)", "do j = 1, 10; do i = 1, 10; if (a(i,j) > 0) a(i,j) = 1; end do; end do", map[int][]float64{2: {25, 25}}},
		{"in a procedure", "(*,block)", "do j = 1, 10; do i = 1, 10; call set(b(i,j)); end do; end do", map[int][]float64{1: {200}, 2: {200, 200}}},
		{"tiles", "(multi,multi)", "do j = 1, 10; do i = 1, 10; a(i,j) = 1; end do; end do", map[int][]float64{1: {100}, 2: {50, 50}, 3: {32, 36, 32}}},
		{"sweep over tiles", "(multi,multi)", "do j = 1, 10; do i = 2, 10; a(i,j) = a(i-1,j) + 1; end do; end do", map[int][]float64{1: {90}, 2: {45, 45}, 3: {28, 32, 30}}},
		{"guarded", "(*,block)", "do j = 1, 10; b(1,j) = 1; do i = 1, 10; a(i,j) = 1; end do; end do", map[int][]float64{4: {40, 40, 40, 20}, 10: {20, 20, 20, 20, 20, 20, 20, 20, 20, 20}}},
		{"not distributed", "(*,block)", "do j = 1, 10; do i = 1, 10; b(i,j) = 1; end do; end do", map[int][]float64{3: {100, 100, 100}}},
	} {
		source := "program p\n  implicit none\n  integer :: i, j, k, step\n  real(8) :: a(10,10), b(10,10)\n!hpf$ distribute " + c.formats + " :: a\n" +
			"  a = 0\n  b = 0\n  do step = 1, 50; print *, a(1,1)\n" + c.body + "\n  end do\n  print *, a(2,2), b(2,2)\ncontains\n" +
			"  subroutine set(x)\n    real(8) :: x\n    x = 1\n    x = x + 1\n  end subroutine\nend program\n"
		why := explained(t, source)
		for images, want := range c.on {
			for k := range images {
				got := assignments(why.Work(images, []int{k}, plan.Given{})[0], 9)
				if got != 50*want[k] {
					t.Errorf("%s: image %d of %d executes %v assignments, want %v", c.name, k+1, images, got, 50*want[k])
				}
			}
		}
	}
}

func assignments(list []plan.Nest, line int) float64 {
	sum := 0.0
	for _, n := range list {
		if n.Line == line {
			sum += n.Iterations
		}
	}
	return sum
}

// TestInspectors counts the loops that note what index arrays name apart from others: not on one image, once for a list that stays right, each
// time for one that the iteration around it changes.
func TestInspectors(t *testing.T) {
	for body, want := range map[string]float64{"a(i) = b(ix(i))": 1, "if (i > w(step)) a(i) = max(b(i), b(ix(1+mod(i*step,40))))": 7} {
		source := "program p\n  implicit none\n  integer :: i, step, ix(40), w(40)\n  real(8) :: a(40), b(40)\n!hpf$ distribute (block) :: a, b\n" +
			"  do i = 1, 40; ix(i) = 41 - i; w(i) = 3 + mod(i,5); b(i) = i; end do\n  do step = 1, 7\n" +
			"  do i = 1, 40\n" + body + "\n  end do\n  b = 2*a\n  end do\n  print *, b(3)\nend program\n"
		why := explained(t, source)
		for images, runs := range map[int]float64{1: 0, 2: want} {
			listed, others := 0.0, 0.0
			for _, n := range why.Work(images, []int{0}, plan.Given{})[0] {
				switch {
				case n.Lists:
					listed += n.Runs
				case n.Line == 8:
					others += n.Runs
				}
			}
			if listed != runs || others != 7 {
				t.Errorf("%s on %d images: %v runs of inspectors and %v of loops, want %v and 7", body, images, listed, others, runs)
			}
		}
	}
}

// TestWorkOfLargePrograms counts in programs that nobody could follow iteration by iteration: what an image executes is found from a few iterations
// of a loop, and loops that only set scalars to what nobody knows are not followed at all.
func TestWorkOfLargePrograms(t *testing.T) {
	for _, c := range []struct {
		name, body string
		want       float64 // assignments in the nest at line 9 on image 1 of 2
	}{
		{"ends", "do j = 1, n; do i = 1, n; if (i > 1) a(i,j) = 1; if (i < n) a(i,j) = 2; end do; end do", 300 * 2000 * (4000 + 3998)},
		{"from a place on", "do j = 1, n; do i = 1, n; if (i >= w(step)) a(i,j) = 1; end do; end do", 2000 * (300*4001 - 301*150)},
		{"hopeless scalar", "do j = 1, n; do i = 1, n; t = b(i,j); if (t < a(i,j)) b(i,j) = a(i,j); end do; end do", 300 * 2000 * 4000 * 1.5},
		{"hopeless maximum", "s = 0; do j = 1, n; do i = 1, n; s = max(s, abs(a(i,j))); end do; end do; print *, s", 300 * 2000 * 4000},
		{"carried", "k = 0; do j = 1, 40; k = k + 2; do i = 1, k; a(i,j) = 1; end do; end do", 300 * (40 + 40*41)},
	} {
		source := "program p\n  implicit none\n  integer, parameter :: n = 4000\n  integer :: i, j, k, step, w(300); real(8) :: a(n,n), b(n,n), t, s\n" +
			"!hpf$ distribute (*,block) :: a, b\n  a = 0; b = 0\n  do step = 1, 300; w(step) = step; end do\n  do step = 1, 300\n" + c.body +
			"\n  print *, a(step,1), b(1,1)\n  end do\nend program\n"
		if got := assignments(explained(t, source).Work(2, []int{0}, plan.Given{})[0], 9); got != c.want {
			t.Errorf("%s: %.0f assignments, want %.0f", c.name, got, c.want)
		}
	}
}

// TestClocks wants clocks around the nest of the main program and in the procedure that is called outside of it, none in that which runs in the nest.
func TestClocks(t *testing.T) {
	source := "program p\n  real(8) :: a(10,10)\n  integer :: i\n!hpf$ distribute (*,block) :: a\n  call fill(a)\n  do i = 1, 10; call set(a(:,i)); end do\n" +
		"  print *, a(2,2)\ncontains\n  subroutine fill(x)\n    real(8) :: x(10,10)\n!hpf$ distribute (*,block) :: x\n    x = 1\n  end subroutine\n" +
		"  subroutine set(x)\n    real(8) :: x(10)\n    integer :: k\n    do k = 2, 10; x(k) = x(k-1) + 1; end do\n  end subroutine\nend program\n"
	p := explained(t, source).program
	AddClocks(p)
	clocks := map[string]int{}
	for _, u := range p.Units {
		ir.WalkStmts(u.Body, func(s ir.Stmt) bool {
			if c, ok := s.(*spmd.Clock); ok && !c.Messages && c.End {
				clocks[u.Source.Name]++
			}
			return true
		})
	}
	if clocks["fill"] != 1 || clocks["set"] != 0 || clocks["p"] < 1 {
		t.Errorf("nests with clocks: %v", clocks)
	}
}

// TestTurns wants each tile of a sweep over tiles that are dealt out in turn to wait for the one before it; with MULTI none does.
func TestTurns(t *testing.T) {
	for formats, want := range map[string]float64{"(*,cyclic)": 4, "(multi,multi)": 0} {
		source := "program p\n  real(8) :: a(16,8)\n  integer :: i, j\n!hpf$ distribute " + formats + " :: a\n  a = 1\n" +
			"  do j = 2, 8; do i = 1, 16; a(i,j) = a(i,j-1) + 1; end do; end do\n  print *, a(2,2)\nend program\n"
		why := explained(t, source)
		for _, n := range why.Work(2, []int{0}, plan.Given{})[0] {
			if n.Line == 6 && (n.Sweeps != want || want > 0 && n.Depth != 2) {
				t.Errorf("%s: %+v", formats, n)
			}
		}
		if exchanges := why.Run(2, plan.Given{}).Moves; len(exchanges) == 0 || exchanges[0].InTurn != (want > 0) {
			t.Errorf("%s: %v", formats, exchanges)
		}
	}
}

// TestRepeatable wants programs that read or open something, or call what is elsewhere, to run once.
func TestRepeatable(t *testing.T) {
	for body, want := range map[string]bool{"print *, x": true, "read *, x": false, "open(1, file='x')": false, "call elsewhere(x)": false} {
		if got := explained(t, "program p\n  real :: x = 1\n  external elsewhere\n  "+body+"\nend program\n").IsRepeatable(); got != want {
			t.Errorf("%s: %v", body, got)
		}
	}
}

// TestSteps wants of a program that is followed in samples what it moves and computes, as if it were followed whole.
func TestSteps(t *testing.T) {
	source := "program p\n  implicit none\n  integer :: i, k, l, step\n  real(8) :: a(64), b(64)\n!hpf$ distribute (block) :: a, b\n  a = 0; b = 1\n" +
		"  do step = 1, 50\n  do l = 1, 30\n  k = 1 + mod(l,2)\n  do i = 2, 64\n  a(i) = a(i) + k*b(i-1)\n  end do\n  b = a\n  end do\n" +
		"  if (mod(step,10) == 0) print *, step\n  end do\n  print *, a(2)\nend program\n"
	why := explained(t, source)
	for _, steps := range []int{0, 20, 200} {
		given := plan.Given{Steps: steps}
		var runs, messages int64
		for _, m := range why.Run(4, given).Moves {
			if m.Kind == "exchange" {
				runs, messages = runs+m.Runs, messages+m.Messages
			}
		}
		if got := assignments(why.Work(4, []int{1}, given)[0], 10); got != 50*30*16 || runs != 50*30 || messages != 3*runs {
			t.Errorf("%d steps: %v assignments, %d runs, %d messages", steps, got, runs, messages)
		}
	}
}
