package ir

import (
	"math"
	"testing"
	"testing/quick"
)

func i4(n int64) *Const { return &Const{T: Int4, I: n} }
func i8(n int64) *Const { return &Const{T: Int8, I: n} }
func r4(r float64) *Const {
	return &Const{T: Real4, R: float64(float32(r))}
}
func r8(r float64) *Const { return &Const{T: Real8, R: r} }

// TestFoldIntegers compares folding with Go's arithmetic, which truncates as Fortran does.
func TestFoldIntegers(t *testing.T) {
	check := func(a, b int32) bool {
		x, y := i4(int64(a)), i4(int64(b))
		want := map[Op]int64{Add: int64(a) + int64(b), Sub: int64(a) - int64(b), Mul: int64(a) * int64(b)}
		if b != 0 {
			want[Div] = int64(a) / int64(b)
			want[FloorDiv] = int64(math.Floor(float64(a) / float64(b)))
			want[CeilDiv] = int64(math.Ceil(float64(a) / float64(b)))
		}
		for op, n := range want {
			k, why := foldBinary(op, x, y, Int4)
			if Fits(n, 4) != (why == "") || why == "" && k.I != n {
				t.Logf("%d %s %d = %v (%s), want %d", a, opText[op].text, b, k, why, n)
				return false
			}
		}
		less, _ := foldBinary(LT, x, y, Log4)
		return less.L == (a < b)
	}
	if err := quick.Check(check, &quick.Config{MaxCount: 20000}); err != nil {
		t.Error(err)
	}
	small := func(a, b int8) bool { return check(int32(a), int32(b)) }
	if err := quick.Check(small, &quick.Config{MaxCount: 20000}); err != nil {
		t.Error(err)
	}
}

// TestFoldReals checks that every operation rounds to the kind.
func TestFoldReals(t *testing.T) {
	check := func(a, b float32) bool {
		x, y := r4(float64(a)), r4(float64(b))
		for op, want := range map[Op]float32{Add: a + b, Sub: a - b, Mul: a * b, Div: a / b} {
			k, why := foldBinary(op, x, y, Real4)
			if why == "" && float32(k.R) != want {
				t.Logf("%g %s %g = %g, want %g", a, opText[op].text, b, k.R, want)
				return false
			}
		}
		return true
	}
	if err := quick.Check(check, nil); err != nil {
		t.Error(err)
	}
}

func TestFoldPower(t *testing.T) {
	for _, x := range []struct {
		x, y *Const
		t    Type
		want string
	}{
		{i4(2), i4(10), Int4, "1024"}, {i4(2), i4(-1), Int4, "0"}, {i4(-1), i4(-3), Int4, "-1"}, {i4(1), i4(-9), Int4, "1"},
		{i4(-2), i4(31), Int4, "-2147483648"}, {i8(2), i8(40), Int8, "1099511627776"}, {r8(0.1), i4(3), Real8, "0.0010000000000000002d0"},
		{r8(2), i4(-2), Real8, "0.25d0"}, {r4(3), i4(2), Real4, "9.0"}, {r8(2), r8(0.5), Real8, "1.4142135623730951d0"},
	} {
		k, why := foldBinary(Pow, x.x, x.y, x.t)
		if why != "" || ExprString(k) != x.want {
			t.Errorf("%s**%s = %v %s, want %s", ExprString(x.x), ExprString(x.y), k, why, x.want)
		}
	}
	for _, x := range [][2]*Const{{i4(0), i4(-1)}, {i4(2), i4(31)}, {i4(3), i4(1000)}, {r8(-1), r8(0.5)}, {r8(0), i4(-1)}} {
		if k, why := foldBinary(Pow, x[0], x[1], x[0].T); why == "" {
			t.Errorf("%s**%s = %v", ExprString(x[0]), ExprString(x[1]), k)
		}
	}
}

func TestConvert(t *testing.T) {
	for _, x := range []struct {
		from *Const
		to   Type
		want string
	}{
		{r8(-2.9), Int4, "-2"}, {r4(2.9), Int8, "2"}, {i4(7), Real8, "7.0d0"}, {i4(16777217), Real4, "1.6777216e07"}, {r8(0.1), Real4, "0.1"},
		{r4(0.1), Real8, "0.10000000149011612d0"}, {i8(5), Int4, "5"}, {&Const{T: Type{Base: Character, Kind: 1, Len: 2}, S: "ab"}, Type{Base: Character, Kind: 1, Len: 4}, "'ab  '"},
	} {
		k, why := ConvConst(x.from, x.to)
		if why != "" || ExprString(k) != x.want || k.T != x.to {
			t.Errorf("%s{%s} = %v %s, want %s", x.to, ExprString(x.from), ExprString(k), why, x.want)
		}
	}
	for _, k := range []*Const{i8(1 << 40), r8(1e10), r8(1e300)} {
		if out, why := ConvConst(k, Int4); why == "" {
			t.Errorf("integer(4){%s} = %v", ExprString(k), out)
		}
	}
}
