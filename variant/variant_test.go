package variant

import (
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

const program = `program p
  integer, parameter :: n = 8
  real, dimension(n,n) :: a, b
  real c(n), d, e(n)
!hpf$ processors line(2)
!hpf$ distribute (block,*) onto line :: a, b
!hpf$ align c(i) with a(i,1)
contains
  subroutine s(a)
    real a(n)
!hpf$ distribute a(block)
  end subroutine
end program
`

func tree(t *testing.T) []*parse.File {
	t.Helper()
	var bag diag.Bag
	f := parse.Parse(diag.NewFile("p.hpf", []byte(program)), &bag)
	if bag.HasErrors() {
		t.Fatal(bag.All()[0])
	}
	return []*parse.File{f}
}

// TestChoice puts formats into directives and reads these, or the error.
func TestChoice(t *testing.T) {
	for _, c := range []struct{ choice, want string }{
		{"a:(*,block)", "distribute (*,block) onto line :: a,b; a: DISTRIBUTE at line 6, and with it b"},
		{"A : ( CYCLIC(n) , block )", "distribute (cyclic(n),block) :: a,b; a: DISTRIBUTE at line 6, and with it b; without ONTO line, as another number of dimensions is distributed"},
		{"a:(cyclic)", "distribute (block,*) onto line :: a,b; a: DISTRIBUTE at line 11"},
		{"a:(*,*,block)", "'a' has 1 dimensions, '(*,*,block)' has 3 formats: give one for each, such as 'a:(block)'"},
		{"c:(block)", "'c' has no DISTRIBUTE: it follows 'a' by the ALIGN at line 7; compare 'a:...' instead"},
		{"e:(block)", "'e' has no DISTRIBUTE: put '!HPF$ DISTRIBUTE e(block)' after its declaration"},
		{"d:(block)", "'d' is no array: DISTRIBUTE is there for a, b"},
		{"bb:(block)", "the program has no array 'bb': did you mean 'b'?"},
		{"zebra:(block)", "the program has no array 'zebra': DISTRIBUTE is there for a, b"},
		{"a:(blocks,*)", "'blocks' in '(blocks,*)' is no distribution format: did you mean block?"},
		{"a:(tiles,*)", "'tiles' in '(tiles,*)' is no distribution format: the formats are block, block(m), cyclic, cyclic(k), multi, gen_block(sizes), indirect(map), owner(f) and *"},
		{"a:block", "'block' is no list of formats in parentheses: " + example},
		{"a:()", "'()' is no list of formats: "},
		{"a:(block,)", "'(block,)' is no list of formats: "},
		{"a:(block)|(block,*)", "'(block)' has 1 formats and '(block,*)' has 2: give one for each dimension of 'a'"},
		{"(block,*)", "'(block,*)' names no array and formats: " + example},
	} {
		if got := applied(t, c.choice); !strings.HasPrefix(got, c.want) {
			t.Errorf("%s\n got %s\nwant %s", c.choice, got, c.want)
		}
	}
}

func applied(t *testing.T, text string) string {
	c, err := ParseChoice(text)
	if err != nil {
		return err.Error()
	}
	files := tree(t)
	changed, err := c.Apply(files, 0)
	if err != nil {
		return err.Error()
	}
	var all strings.Builder
	parse.Fprint(&all, files[0])
	_, rest, _ := strings.Cut(strings.ToLower(all.String()), "!hpf$ distribute")
	line, _, _ := strings.Cut(rest, "\n")
	return strings.Join(append([]string{"distribute" + line, changed.Text(c.Array)}, changed.Notes...), "; ")
}

// TestRepeated takes equal formats once.
func TestRepeated(t *testing.T) {
	c, err := ParseChoice("a:(block,*)|( BLOCK, * )|(*,block)")
	if err != nil || len(c.Formats) != 2 || c.Text(1) != "a(*,block)" {
		t.Errorf("%v %v", c, err)
	}
}
