package sets

import "testing"

func TestPrint(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"[n,v,B] -> { [d] : exists i : 2<=i<=n-1 and v<=i<v+B and d=i-1 }", ""},
		{"[N] -> { I[i, j] : 1 <= i, j < N and (i + j) mod 2 = 0 }", ""},
		{"[N, m] -> { A[i] : 0 <= m < 8 and 1 <= i <= N and exists c : 32c + 4m < i <= 32c + 4m + 4 }", ""},
		{"[N] -> { A[i, j] : 0 <= i, j < N and (i = 0 or i = N - 1 or j = 0 or j = N - 1) }", ""},
		{"{ [i,j] : not exists e : 2 e <= i <= 2e and 0 <= j <= max(i,4) }", ""},
	} {
		s, err := ParseSet(c.text)
		if err != nil {
			t.Fatal(err)
		}
		t.Log(s)
	}
	t.Log(MustMap("[N] -> { I[i, j] -> A[x, y] : 1 <= i, j < N - 1 and ((x = i and j - 1 <= y <= j + 1) or (y = j and (x = i - 1 or x = i + 1))) }"))
	t.Log(MustMap("[N] -> { I[i] -> A[2i+1] : 1 <= i < N }").Range())
	a := MustSet("[n,v,B] -> { [d] : exists i : 2<=i<=n-1 and v<=i<v+B and d=i-1 }")
	b := MustSet("[n,v,B] -> { [d] : v<=d<v+B and 1<=d<=n }")
	t.Log(a.Subtract(b))
	t.Log(b.Subtract(a))
	t.Log(b.Subtract(a).Coalesce())
}
