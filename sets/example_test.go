package sets_test

import (
	"fmt"

	"dhpfgo/sets"
)

// What a block must receive for a(i) = a(i-1): the element left of it.
func ExampleSet_Subtract() {
	own := sets.MustSet("[n, v, B] -> { [d] : v <= d < v + B and 1 <= d <= n }")
	need := sets.MustSet("[n, v, B] -> { [d] : exists i : 2 <= i < n and v <= i < v + B and d = i - 1 }")
	fmt.Println(need.Subtract(own))
	// Output: [B, n, v] -> { [d] : d = v - 1 and B >= 1 and 2 <= v < n }
}

// The same set built from affine forms.
func ExampleSetOf() {
	i, n, v, b, d := sets.Var("i"), sets.Var("n"), sets.Var("v"), sets.Var("B"), sets.Var("d")
	need := sets.SetOf([]string{"d"}, []string{"i"},
		sets.GE(i, sets.Const(2)), sets.LT(i, n),
		sets.GE(i, v), sets.LT(i, v.Add(b)),
		sets.EQ(d, i.AddConst(-1)))
	fmt.Println(need)
	// Output: [B, n, v] -> { [d] : 1 <= d <= n - 2 and v - 1 <= d <= B + v - 2 }
}

// The owners of the elements that a strided loop touches.
func ExampleMap_Apply() {
	owner := sets.MustMap("{ [a] -> [p] : 0 <= p < 4 and 25p < a <= 25p + 25 }")
	touched := sets.MustSet("{ [a] : 60 <= a <= 90 and a mod 10 = 0 }")
	fmt.Println(owner.Apply(touched))
	// Output: { [p] : 2 <= p <= 3 }
}

func ExampleSet_Scan() {
	s := sets.MustSet("[n, v] -> { [i, j] : 1 <= i <= n and v <= i < v + 8 and i <= j <= n and (i + j) mod 2 = 0 }")
	loops, err := s.Scan()
	if err != nil {
		panic(err)
	}
	fmt.Print(loops)
	// Output:
	// do i = max(1, v), min(n, v + 7)
	//   do j = i, n, 2
	//     visit(i, j)
	//   end do
	// end do
}

func ExampleParseSet_error() {
	_, err := sets.ParseSet("[n] -> { [i] : 1 <= i <= m }")
	fmt.Println(err)
	// Output:
	// 1:26: unknown name m (parameters are declared as [m] -> { ... })
	//   [n] -> { [i] : 1 <= i <= m }
	//                            ^
}
