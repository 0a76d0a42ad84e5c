package intrinsic

import (
	"slices"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

func parsed(text string) *parse.File {
	return parse.ParseWith(diag.NewFile("a.f90", []byte(text)), &diag.Bag{}, parse.Options{Form: parse.FreeForm})
}

// names gives "module: procedure procedure" of each module.
func names(files []*parse.File) []string {
	var out []string
	for _, f := range files {
		line := f.Units[0].Name + ":"
		for _, u := range f.Units[0].Contains {
			line += " " + u.Name
		}
		out = append(out, line)
	}
	return out
}

func TestModulesWithWhatIsNamed(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"print *, 1\nend\n", nil},
		{"use ieee_features\nend\n", []string{"ieee_features:"}},
		{"use ieee_arithmetic\nprint *, IEEE_IS_NAN(1.0)\nend\n",
			[]string{"ieee_exceptions: flag_eq flag_ne", "ieee_arithmetic: class_eq class_ne round_eq round_ne is_nan_4 is_nan_8 is_nan_10 is_nan_16"}},
		{"use ieee_arithmetic, only: flag => ieee_get_flag\nend\n",
			[]string{"ieee_exceptions: flag_eq flag_ne get_flag get_flags", "ieee_arithmetic: class_eq class_ne round_eq round_ne"}},
		{"module ieee_features\nend\nuse ieee_features\nend\n", nil},
		{"block\nuse ieee_exceptions\nend block\nend\n", []string{"ieee_exceptions: flag_eq flag_ne"}},
		{"use no_such_module\nend\n", nil},
	} {
		if got := names(Modules([]*parse.File{parsed(c.text)})); !slices.Equal(got, c.want) {
			t.Errorf("%s%q; want %q", c.text, got, c.want)
		}
	}
}

// TestModulesParse reads all modules whole: read ends with an internal error where one has faults.
func TestModulesParse(t *testing.T) {
	list, err := texts.ReadDir("modules")
	if err != nil || len(list) < 3 {
		t.Fatal(list, err)
	}
	for _, f := range list {
		text, err := texts.ReadFile("modules/" + f.Name())
		if err != nil {
			t.Fatal(err)
		}
		if m := read(f.Name(), text); !m.Units[0].Intrinsic || m.Units[0].Kind != parse.Module {
			t.Errorf("%s: %+v", f.Name(), m.Units[0].Kind)
		}
	}
}
