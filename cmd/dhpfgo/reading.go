package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/parse"
	"dhpfgo/pgasrt"
)

// reading holds the flags on how sources are read.
type reading struct {
	Form    string   `enum:"auto,free,fixed" default:"auto" help:"Source form: auto (by the name and the text), free or fixed."`
	Columns int      `default:"72" placeholder:"N" help:"Columns of a line of fixed form (default 72)."`
	Include []string `short:"I" placeholder:"DIR" help:"Also look for included files in DIR; may be repeated."`
	Serial  bool     `help:"Read directives as the comments that they are for other compilers: all images compute everything."`
	Define  []string `short:"D" placeholder:"NAME[=VALUE]" help:"Define a macro for the C preprocessor; may be repeated."`
	Undef   []string `short:"U" name:"undefine" placeholder:"NAME" help:"Define no macro of that name for the C preprocessor; may be repeated."`
	CPP     bool     `name:"cpp" help:"Let all files go through the C preprocessor, not only those whose ending is in capital letters."`
	// What gfortran's -fbackslash and -fno-automatic ask for.
	Backslash  bool `hidden:""`
	SaveLocals bool `hidden:""`
	NoPad      bool `hidden:""`
	FixedShape bool `hidden:""`
	// What options of gfortran let declarations mean (parse.Dialect.Set).
	Source []string `hidden:"" name:"gnu-source"`
	// Settings of gfortran's library (parse.Library), as its options -std=, -fno-sign-zero and their like make them.
	Library []string `hidden:"" name:"gnu-library"`
	AsGNU   bool     `hidden:"" name:"as-gnu" help:"Define the macros that gfortran defines."`
}

// Validate refuses an impossible number of columns.
func (r *reading) Validate() error {
	if r.Columns < 72 || r.Columns > 1000 {
		return fmt.Errorf("--columns %d: the number of columns must be from 72 to 1000", r.Columns)
	}
	if r.library() == nil && len(r.Library) > 0 {
		return fmt.Errorf("--gnu-library=%s: there is no such setting", strings.Join(r.Library, ","))
	}
	return nil
}

// library gives the settings of gfortran's library, nil where there are none or one is unknown.
func (r *reading) library() *parse.Library {
	var l parse.Library
	for _, text := range r.Library {
		if !l.Set(text) {
			return nil
		}
	}
	if l == (parse.Library{}) {
		return nil
	}
	return &l
}

func (r *reading) options() parse.Options {
	forms := map[string]parse.Form{"auto": parse.AutoForm, "free": parse.FreeForm, "fixed": parse.FixedForm}
	dialect := parse.Dialect{Backslash: r.Backslash, SaveLocals: r.SaveLocals, NoPad: r.NoPad, FixedShape: r.FixedShape, Library: r.library()}
	for _, text := range r.Source {
		dialect.Set(text)
	}
	return parse.Options{Form: forms[r.Form], Columns: r.Columns, Serial: r.Serial, Include: r.include, Dialect: dialect}
}

// macros are the definitions for the preprocessor. Where dhpfgo stands for gfortran, build tools and sources ask for its macros.
func (r *reading) macros() []string {
	list := slices.Clone(r.Define)
	if r.AsGNU {
		list = append([]string{"__GFORTRAN__=1", "__GNUC__=" + gnuMajor, "__GNUC_MINOR__=" + gnuMinor, "__GNUC_PATCHLEVEL__=0", "__linux__=1", "__unix__=1",
			"__ELF__=1", "__GFC_INT_1__=1", "__GFC_INT_2__=1", "__GFC_INT_8__=1", "__GFC_INT_16__=1", "__GFC_REAL_10__=1", "__GFC_REAL_16__=1"}, r.Define...)
	}
	return slices.DeleteFunc(list, func(text string) bool {
		name, _, _ := strings.Cut(text, "=")
		return slices.Contains(r.Undef, name)
	})
}

// include finds the file of an INCLUDE line: beside the file that includes it, then in the folders of -I.
func (r *reading) include(from *diag.File, name string) (*diag.File, error) {
	var first error
	for _, dir := range append([]string{filepath.Dir(from.Name)}, r.Include...) {
		path := name
		if !filepath.IsAbs(name) {
			path = filepath.Join(dir, name)
		}
		text, err := os.ReadFile(path)
		if err == nil {
			return diag.NewFile(path, text), nil
		}
		if first == nil || !errors.Is(err, fs.ErrNotExist) {
			first = plainError(err)
		}
	}
	return nil, first
}

// plainError leaves out the name of the file, which the message has already.
func plainError(err error) error {
	var detail *fs.PathError
	if errors.As(err, &detail) {
		return detail.Err
	}
	return err
}

// isPreprocessed holds for a file that goes through the C preprocessor.
func (s *session) isPreprocessed(path string) bool {
	return s.read.CPP || strings.HasPrefix(filepath.Ext(path), ".F")
}

// readSource reads a source file. One whose ending is in capital letters goes through the C preprocessor.
func (s *session) readSource(path string) (*diag.File, parse.Options, error) {
	opt := s.read.options()
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, opt, fmt.Errorf("cannot read %s: %w", path, plainError(err))
	}
	if bytes.HasPrefix(text, []byte("\x7fELF")) {
		return nil, opt, fmt.Errorf("%s is an executable, not a source: start it by itself (PGAS_IMAGES=4 %[1]s) or by a launcher (mpirun -n 4 %[1]s)", path)
	}
	if !s.isPreprocessed(path) {
		return diag.NewFile(path, text), opt, nil
	}
	tools, err := pgasrt.FindToolchain("")
	if err != nil {
		return nil, opt, err
	}
	out, err := tools.Preprocess(s.ctx, path, s.read.Include, s.read.macros())
	if err != nil {
		return nil, opt, err
	}
	var file *diag.File
	file, opt.Sources = parse.Preprocessed(path, out)
	return file, opt, nil
}
