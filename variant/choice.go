package variant

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// Choice is an array, or a template, with the lists of formats to try.
type Choice struct {
	Array   string
	Formats [][]parse.DistFormat
	texts   []string
}

// example shows how a choice is written.
const example = "write it as 'a:(block,*)|(*,block)|(cyclic(8),*)'"

// ParseChoice reads "a:(block,*)|(*,block)".
func ParseChoice(text string) (*Choice, error) {
	name, rest, found := strings.Cut(text, ":")
	c := &Choice{Array: strings.ToLower(strings.TrimSpace(name))}
	if !found || c.Array == "" {
		return nil, fmt.Errorf("'%s' names no array and formats: %s", text, example)
	}
	for _, list := range strings.Split(rest, "|") {
		formats, err := parseFormats(strings.TrimSpace(list))
		if err != nil {
			return nil, err
		}
		if len(c.Formats) > 0 && len(formats) != len(c.Formats[0]) {
			return nil, fmt.Errorf("'%s' has %d formats and '%s' has %d: give one for each dimension of '%s'",
				c.texts[0], len(c.Formats[0]), FormatsText(formats), len(formats), c.Array)
		}
		if shown := FormatsText(formats); !slices.Contains(c.texts, shown) {
			c.Formats, c.texts = append(c.Formats, formats), append(c.texts, shown)
		}
	}
	return c, nil
}

// known are the formats that a directive may have.
var known = []string{"block", "cyclic", "gen_block", "indirect", "multi", "owner", "*"}

// FileName is the name of the file in which the formats of choices stand, for messages about them.
const FileName = "formats"

// parseFormats reads "(block,*)" as the parser of programs does.
func parseFormats(text string) ([]parse.DistFormat, error) {
	if !strings.HasPrefix(text, "(") || !strings.HasSuffix(text, ")") {
		return nil, fmt.Errorf("'%s' is no list of formats in parentheses: %s", text, example)
	}
	var bag diag.Bag
	f := parse.Parse(diag.NewFile(FileName, []byte("subroutine s\n!hpf$ distribute a"+text+"\nend\n")), &bag)
	if list := bag.All(); bag.HasErrors() {
		return nil, fmt.Errorf("'%s' is no list of formats: %s", text, firstLine(list[0].Message))
	}
	for _, st := range f.Units[0].Decls {
		if d, ok := st.(*parse.Distribute); ok && len(d.Formats) > 0 {
			return d.Formats, checkNames(text, d.Formats)
		}
	}
	return nil, errors.New("'" + text + "' is no list of formats: " + example)
}

func firstLine(text string) string {
	line, _, _ := strings.Cut(text, "\n")
	return line
}

func checkNames(text string, formats []parse.DistFormat) error {
	for _, f := range formats {
		if slices.Contains(known, f.Name) {
			continue
		}
		help := "the formats are block, block(m), cyclic, cyclic(k), multi, gen_block(sizes), indirect(map), owner(f) and *"
		if near := diag.Nearest(f.Name, known); near != "" {
			help = "did you mean " + near + "?"
		}
		return fmt.Errorf("'%s' in '%s' is no distribution format: %s", f.Name, text, help)
	}
	return nil
}

// FormatsText is "(block,cyclic(8))".
func FormatsText(formats []parse.DistFormat) string {
	var parts []string
	for _, f := range formats {
		text := f.Name
		if f.Arg != nil {
			text += "(" + parse.ExprString(f.Arg) + ")"
		}
		parts = append(parts, text)
	}
	return "(" + strings.Join(parts, ",") + ")"
}

// Text is formats i with the array in front.
func (c *Choice) Text(i int) string { return c.Array + c.texts[i] }

// cut counts the dimensions that formats distribute.
func cut(formats []parse.DistFormat) int {
	n := 0
	for _, f := range formats {
		if f.Name != "*" {
			n++
		}
	}
	return n
}
