package inject

import (
	"fmt"
	"slices"
	"strings"

	"dhpfgo/parse"
)

// uniform are the formats that are put everywhere for the first seeds out of nine; the others mix them.
var uniform = []string{"block", "cyclic", "cyclic(3)", bySizes, "multi", byFunction}

// byFunction has a function say whose each element is, in the first dimension that is cut; the others are not cut then.
const byFunction = "owner(inj_owner)"

// ownerFunction is that function.
const ownerFunction = `      pure integer function inj_owner(inj_i)
      integer, intent(in) :: inj_i
      inj_owner = 1 + modulo(inj_i*inj_i/3 + inj_i, 5)
      end function inj_owner
`

// bySizes goes to the first dimension that is cut, for which the arrangements have as many processors as there are sizes.
const bySizes = "gen_block(inj_sizes)"

// blockSizes are the blocks of GEN_BLOCK: uneven, one of them empty, and in all longer than any array.
const blockSizes = " integer, parameter :: inj_sizes(5) = (/3,0,7,5,1000000/)"

// Replace returns the text of a parsed file with other formats in its directives DISTRIBUTE and REDISTRIBUTE, chosen by
// the seed; equal lists of formats become equal ones. None says that the file has no formats that could be replaced.
func Replace(f *parse.File, seed int64) (text string, none bool) {
	j := &injector{file: f.Source, options: Options{Seed: seed}, before: map[int][]string{}, bodies: map[string]bool{}}
	r := &replacer{injector: j, seen: map[int]bool{}}
	for _, u := range f.Units {
		r.unit(u)
	}
	text = r.apply()
	if strings.Contains(text, byFunction) {
		text = strings.TrimRight(text, "\n") + "\n" + ownerFunction
	}
	return text, len(r.edits) == 0
}

// edit puts text in place of a part of the file.
type edit struct {
	start, end int
	text       string
}

// replacer collects what changes in a file. A combined directive has become one for each attribute and name in the tree:
// seen has the places of those that are done.
type replacer struct {
	*injector
	edits []edit
	seen  map[int]bool
}

func (r *replacer) unit(u *parse.Unit) {
	sizes := false
	line := 0
	for _, d := range u.Decls {
		if d, ok := d.(*parse.Distribute); ok && r.distribution(d) {
			sizes = true
			if at, _ := r.file.LineCol(d.Pos.Start); line == 0 {
				line = at
			}
		}
	}
	if r.block(u.Body) || sizes {
		if line == 0 {
			line, _ = r.endOfDeclarations(u)
		}
		r.add(line, blockSizes, "processors inj_p1(5), inj_p2(5,2), inj_p3(5,2,2)")
	}
	for _, c := range u.Contains {
		r.unit(c)
	}
}

// block goes through statements and says whether one needs the sizes of GEN_BLOCK.
func (r *replacer) block(body []parse.Stmt) (sizes bool) {
	for _, st := range body {
		switch st := st.(type) {
		case *parse.Distribute:
			sizes = r.distribution(st) || sizes
		case *parse.If:
			for _, b := range st.Branches {
				sizes = r.block(b.Body) || sizes
			}
		case *parse.Do:
			sizes = r.block(st.Body) || sizes
		case *parse.SelectCase:
			for _, c := range st.Cases {
				sizes = r.block(c.Body) || sizes
			}
		}
	}
	return sizes
}

// distribution replaces the formats of one directive and says whether they use GEN_BLOCK.
func (r *replacer) distribution(d *parse.Distribute) bool {
	if len(d.Formats) == 0 || d.Pos.File != r.file || r.seen[d.Formats[0].Pos.Start] {
		return false
	}
	r.seen[d.Formats[0].Pos.Start] = true
	old := make([]string, len(d.Formats))
	cut := 0
	for i, f := range d.Formats {
		if old[i] = strings.ToLower(f.Pos.Text()); old[i] != "*" {
			cut++
		}
	}
	if cut == 0 || slices.ContainsFunc(d.Formats, func(f parse.DistFormat) bool { return f.Name == "indirect" || f.Name == "owner" }) {
		return false
	}
	formats := r.formats(old)
	for i, f := range d.Formats {
		r.edits = append(r.edits, edit{f.Pos.Start, f.Pos.End, formats[i]})
	}
	sized := slices.Contains(formats, bySizes)
	if slices.Contains(formats, byFunction) {
		r.withoutOnto(d)
		return false
	}
	r.onto(d, formats, sized, slices.ContainsFunc(d.Formats, func(f parse.DistFormat) bool { return f.Name == "multi" }))
	return sized
}

// formats chooses the formats in place of a list. Mixed ones cut as many dimensions, but not the same.
func (r *replacer) formats(old []string) []string {
	formats := slices.Clone(old)
	random := r.random(append([]string{"formats"}, old...)...)
	which := int(r.options.Seed % 9)
	mixed := which >= len(uniform)
	if mixed {
		random.Shuffle(len(formats), func(i, k int) { formats[i], formats[k] = formats[k], formats[i] })
	}
	kind := "multi"
	if !mixed {
		kind = uniform[which]
	} else if random.Intn(4) > 0 {
		kind = ""
	}
	switch kind {
	case "multi":
		return multiOf(formats)
	case byFunction:
		return byFunctionOf(formats)
	}
	first := true
	for i, f := range formats {
		if f == "*" {
			continue
		}
		if formats[i] = kind; kind == "" {
			formats[i] = []string{"block", "cyclic", "cyclic(2)", "cyclic(3)", "cyclic(5)", bySizes}[random.Intn(6)]
		}
		if formats[i] == bySizes && !first {
			formats[i] = "block"
		}
		first = false
	}
	return formats
}

// byFunctionOf has a function in place of the first format that cuts, and nothing else cut.
func byFunctionOf(formats []string) []string {
	first := slices.IndexFunc(formats, func(f string) bool { return f != "*" })
	for i := range formats {
		formats[i] = "*"
	}
	formats[first] = byFunction
	return formats
}

// multiOf has MULTI where something is cut, and in as many more dimensions as it needs to have two.
func multiOf(formats []string) []string {
	if len(formats) == 1 {
		return []string{"block"}
	}
	cut := 0
	for i, f := range formats {
		if f != "*" {
			formats[i] = "multi"
			cut++
		}
	}
	for i := len(formats) - 1; i >= 0 && cut < 2; i-- {
		if formats[i] == "*" {
			formats[i] = "multi"
			cut++
		}
	}
	return formats
}

// onto replaces the arrangement of a directive where the formats need another one.
func (r *replacer) onto(d *parse.Distribute, formats []string, sized, wasMulti bool) {
	multi := slices.Contains(formats, "multi")
	if d.Onto == nil {
		if sized && !d.OntoAny {
			r.edits = append(r.edits, edit{r.behindNames(d), r.behindNames(d), arrangement(formats)})
		}
		return
	}
	switch {
	case sized:
		r.replaceOnto(d, arrangement(formats))
	case multi != wasMulti:
		r.withoutOnto(d)
	}
}

// withoutOnto leaves out the arrangement of a directive.
func (r *replacer) withoutOnto(d *parse.Distribute) {
	if d.Onto != nil {
		r.replaceOnto(d, "")
	}
}

// replaceOnto puts another clause, or none, in place of ONTO with a name.
func (r *replacer) replaceOnto(d *parse.Distribute, clause string) {
	last, end := d.Formats[len(d.Formats)-1].Pos.End, d.Onto.Pos.End
	text := string(r.file.Text)
	if d.OntoArgs != nil {
		end += strings.Index(text[end:], ")") + 1
	}
	start := last + strings.LastIndex(strings.ToLower(text[last:d.Onto.Pos.Start]), "onto")
	r.edits = append(r.edits, edit{start: start, end: end, text: clause})
}

// behindNames is where ONTO goes: after the list of formats.
func (r *replacer) behindNames(d *parse.Distribute) int {
	last := d.Formats[len(d.Formats)-1].Pos.End
	return last + strings.Index(string(r.file.Text[last:]), ")") + 1
}

// arrangement is the clause ONTO for GEN_BLOCK.
func arrangement(formats []string) string {
	cut := slices.DeleteFunc(slices.Clone(formats), func(f string) bool { return f == "*" })
	return fmt.Sprintf(" onto inj_p%d", len(cut))
}

// apply makes the changes from the end of the file on, and puts in the lines that they need.
func (r *replacer) apply() string {
	slices.SortFunc(r.edits, func(a, b edit) int { return b.start - a.start })
	text := string(r.file.Text)
	for _, e := range r.edits {
		text = text[:e.start] + e.text + text[e.end:]
	}
	return r.text(text)
}
