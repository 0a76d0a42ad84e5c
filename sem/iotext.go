package sem

import "strings"

func (it Item) text() string {
	if it.Section != nil {
		return sectionText(it.Section, true)
	}
	return dumpText(it.X)
}

// String gives the statement with its specifiers.
func (s *IOBegin) String() string {
	parts := []string{s.Op.String()}
	if s.List {
		parts = append(parts, "*")
	}
	if s.File != nil {
		parts = append(parts, "internal="+s.File.text())
	}
	for _, v := range s.Values {
		parts = append(parts, v.Keyword+"="+dumpText(v.X))
	}
	if s.Choice != nil {
		parts = append(parts, "fmt="+dumpText(s.Choice))
	}
	if s.Pieces != nil {
		parts = append(parts, "fmt="+sectionText(s.Pieces, true))
	}
	if s.Group != "" {
		parts = append(parts, "nml="+s.Group)
	}
	return strings.Join(parts, " ")
}

// String gives the item.
func (s *Transfer) String() string {
	if s.Input {
		return "get " + s.Item.text()
	}
	return "put " + s.Item.text()
}

// String gives the variables that are set.
func (s *IOEnd) String() string {
	parts := []string{"end of input or output"}
	for _, x := range s.Results {
		parts = append(parts, dumpText(x))
	}
	if s.Branch != nil {
		parts = append(parts, dumpText(s.Branch))
	}
	return strings.Join(parts, " ")
}
