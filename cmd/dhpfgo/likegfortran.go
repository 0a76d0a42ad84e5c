package main

import (
	"fmt"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"

	"dhpfgo/object"
	"dhpfgo/parse"
)

// dhpfgo takes gfortran's command line, so that makefiles and build tools that know gfortran know it too: options are put into the
// words of the commands build, compile and emit.

// gnuMajor and gnuMinor are the version of gfortran whose options and macros these are.
const gnuMajor, gnuMinor = "12", "2"

// ownCommands are the first words of dhpfgo's own command line.
var ownCommands = []string{"run", "build", "plan", "emit", "check", "compile", "caf", "explain", "steps", "sets", "doctor", "version", "cache", "completion", "man"}

// takesOptions are the commands whose options may be spelled as gfortran has them.
var takesOptions = []string{"run", "build", "plan", "emit", "check", "compile"}

// aboutItself answers the questions with which build tools find out what a compiler is; "" where there is none.
func aboutItself(args []string) string {
	switch {
	case len(args) != 1:
		return ""
	case strings.HasPrefix(args[0], "-print-file-name="): // the name alone: it is found where the linker looks
		return strings.TrimPrefix(args[0], "-print-file-name=") + "\n"
	case args[0] == "--version" || args[0] == "-v":
		return fmt.Sprintf("dhpfgo %s, takes the options of GNU Fortran %s.%s.0\n", versionNumber, gnuMajor, gnuMinor)
	case args[0] == "-dumpversion" || args[0] == "-dumpfullversion":
		return gnuMajor + "." + gnuMinor + ".0\n"
	case args[0] == "-dumpmachine":
		return map[string]string{"amd64": "x86_64", "arm64": "aarch64"}[runtime.GOARCH] + "-linux-gnu\n"
	}
	return ""
}

// asOurs gives the command line in dhpfgo's own words.
func asOurs(args []string) ([]string, error) {
	if own(args) {
		if !slices.Contains(takesOptions, args[0]) {
			return args, nil
		}
		l := &gnuLine{named: true}
		err := l.read(args[1:])
		if args[0] == "check" {
			l.out = leaving(l.out, checkLeaves)
		}
		return slices.Concat(args[:1], l.out, l.files), err
	}
	l := &gnuLine{}
	if err := l.read(args); err != nil {
		return nil, err
	}
	return l.command(), nil
}

// own tells dhpfgo's command line from gfortran's, which begins with a file or an option that is not one of all our commands.
func own(args []string) bool {
	switch first := args[0]; {
	case slices.Contains(ownCommands, first) || first == "-h":
		return true
	case strings.HasPrefix(first, "--"):
		return slices.ContainsFunc(args, func(a string) bool { return slices.Contains(ownCommands, a) }) || first == "--help"
	case strings.HasPrefix(first, "-"):
		return false
	default:
		return !isInput(first)
	}
}

// isInput holds for the names of source files, object files and libraries.
func isInput(path string) bool {
	switch strings.ToLower(filepath.Ext(path)) {
	case ".f", ".for", ".ftn", ".fpp", ".f77", ".f90", ".f95", ".f03", ".f08", ".f18", ".hpf", ".o", ".a":
		return true
	}
	return object.IsLibrary(path)
}

// gnuLine is a command line of gfortran's that is read.
type gnuLine struct {
	named   bool     // the command is one of dhpfgo's own
	out     []string // the options in our words, without the command
	files   []string // sources, objects and libraries, which may stand between options
	compile bool     // -c
	shared  bool     // -shared
	print   string   // -E or -S
	output  bool     // -o is given
	machine bool     // -march= is given, for which gfortran fuses products and sums
	fuse    string   // the value of -ffp-contract=, "" where it is not given
}

// valued are the options whose value may be the next argument. Those that map to "" are put together with it as they are.
var valued = map[string]string{"-o": "", "-I": "", "-D": "", "-U": "", "-L": "", "-l": "", "-J": "", "-isystem": "-I", "-idirafter": "-I", "-iquote": "-I",
	"-Xlinker": "--linker=-Wl,", "-T": "--linker=-T", "-u": "--linker=-u", "-z": "--linker=-Wl,-z,", "-B": "-", "-isysroot": "-", "-x": "-x", "-MF": "-", "-MT": "-", "-MQ": "-", "--param": "-"}

func (l *gnuLine) read(args []string) error {
	if err := l.options(args); err != nil {
		return err
	}
	if l.fuse == "fast" || l.machine && l.fuse == "" {
		l.out = append(l.out, "--contract")
	}
	return nil
}

func (l *gnuLine) options(args []string) error {
	for i := 0; i < len(args); i++ {
		a := args[i]
		if a == "-O" && i+1 < len(args) && len(args[i+1]) == 1 && args[i+1] >= "0" && args[i+1] <= "9" {
			i++
			a += args[i]
		}
		to, has := valued[a]
		if !has {
			if err := l.option(a); err != nil {
				return err
			}
			continue
		}
		if i++; i == len(args) {
			return fmt.Errorf("%s wants a value after it", a)
		}
		l.output = l.output || a == "-o"
		switch to {
		case "-": // concerns tools that have no part here
		case "-x":
			l.language(args[i])
		case "":
			l.out = append(l.out, a+args[i])
		default:
			l.out = append(l.out, to+args[i])
		}
	}
	return nil
}

// language takes what -x says of the files that follow: whether they go through the preprocessor.
func (l *gnuLine) language(name string) {
	if strings.HasSuffix(name, "-cpp-input") {
		l.out = append(l.out, "--cpp")
	}
}

// option takes an option that stands alone, or a file.
func (l *gnuLine) option(a string) error {
	if l.mode(a) || l.machineCode(a) {
		return nil
	}
	if isInput(a) && !strings.HasPrefix(a, "-") {
		l.files = append(l.files, a)
		return nil
	}
	if ours, ok := sameMeaning[a]; ok {
		l.out = append(l.out, ours...)
		return nil
	}
	if rest, ok := strings.CutPrefix(a, "-O"); ok && !l.named {
		l.out = append(l.out, "-O"+level(rest))
		return nil
	}
	for _, p := range byPrefix {
		if rest, ok := strings.CutPrefix(a, p.prefix); ok {
			ours, err := p.ours(a, rest)
			l.out = append(l.out, ours...)
			return err
		}
	}
	l.output = l.output || strings.HasPrefix(a, "-o")
	l.out = append(l.out, a)
	return nil
}

// machineCode takes the options on which it depends whether products and sums become one operation: as with gfortran, they do
// where a machine is named, unless -ffp-contract= says otherwise.
func (l *gnuLine) machineCode(a string) bool {
	if value, ok := strings.CutPrefix(a, "-march="); ok {
		l.machine = true
		l.out = append(l.out, "--march="+value)
		return true
	}
	value, ok := strings.CutPrefix(a, "-ffp-contract=")
	if ok {
		l.fuse = value
	}
	return ok
}

// mode takes an option that says what is to be made.
func (l *gnuLine) mode(a string) bool {
	if l.named {
		return false
	}
	switch a {
	case "-c":
		l.compile = true
	case "-shared":
		l.shared = true
	case "-E", "-S", "-fsyntax-only":
		l.print = a
	default:
		return false
	}
	return true
}

// command puts the command in front. An executable without a name is a.out.
func (l *gnuLine) command() []string {
	head := []string{"build", "--as-gnu"}
	idle := []string{"-J"} // options that the command has no use for
	switch {
	case l.print == "-fsyntax-only":
		head = append(head, "--quiet", "-c")
		head[0], idle = "check", checkLeaves
	case l.print == "-E":
		head = []string{"emit", "--stage=cpp", "--as-gnu"}
	case l.print == "-S":
		head = []string{"emit", "--stage=asm", "--as-gnu"}
		if !l.output {
			head = append(head, "-o"+l.stem()+".s")
		}
	case l.compile:
		head[0], idle = "compile", []string{"-l", "-L", "--linker"}
	case !l.output:
		head = append(head, "-oa.out")
	}
	if l.shared && head[0] == "build" {
		head, idle = append(head, "--shared"), nil
	}
	return slices.Concat(head, leaving(l.out, idle), l.files)
}

// checkLeaves are the beginnings of options about code, of which nothing is made when programs are only checked.
var checkLeaves = []string{"-J", "-O", "-g", "-o", "--check", "--reassociate", "--contract", "--march", "-l", "-L", "--linker"}

// leaving is a list of options, but those that have one of the beginnings.
func leaving(options, beginnings []string) []string {
	return slices.DeleteFunc(options, func(a string) bool {
		return slices.ContainsFunc(beginnings, func(b string) bool { return strings.HasPrefix(a, b) })
	})
}

// stem is the name of the first file without its ending.
func (l *gnuLine) stem() string {
	if len(l.files) == 0 {
		return "a"
	}
	return stem(l.files[0])
}

// sameMeaning are options that stand alone, with what they are here: nothing where dhpfgo has no use for them.
var sameMeaning = map[string][]string{
	"-O": {"-O1"}, "-Og": {"-O1"}, "-Os": {"-O2"}, "-Oz": {"-O2"}, "-Ofast": {"-O3", "--reassociate"},
	"-ffast-math": {"--reassociate"}, "-fassociative-math": {"--reassociate"},
	"-fbounds-check": {"--check"}, "-fcheck=none": {},
	"-ffree-form": {"--form=free"}, "-ffixed-form": {"--form=fixed"}, "-cpp": {"--cpp"}, "-nocpp": {},
	"-w": {"--no-warnings"}, "-pedantic": {"--gnu-library=pedantic"}, "-pedantic-errors": {"--gnu-library=pedantic"}, "-fall-intrinsics": {"--gnu-library=all-intrinsics"}, "-pipe": {}, "-pthread": {}, "-p": {}, "-static-libgfortran": {}, "-static-libgcc": {}, "-v": {},
	"-M": {}, "-MD": {}, "-MMD": {}, "-MP": {}, "-MG": {}, "-nostdinc": {}, "-undef": {}, "-P": {}, "-C": {}, "-CC": {}, "-Q": {}, "-pg": {}, "-save-temps": {}, "-coverage": {}, "--coverage": {}, "-nostdlib": {"--linker=-nostdlib"},
	"-shared-libgcc": {}, "-static-libquadmath": {}, "-static-libasan": {}, "-time": {},
	"-static": {"--linker=-static"}, "-rdynamic": {"--linker=-rdynamic"}, "-s": {"--linker=-s"}, "-no-pie": {"--linker=-no-pie"}, "-pie": {"--linker=-pie"},
	"-g0": {}, "-fcoarray=none": {}, "-fcoarray=single": {}, "-fconvert=native": {}, "-frecord-marker=4": {}, "-funderscoring": {}, "-fautomatic": {}, "-fno-automatic": {"--save-locals"}, "-fbackslash": {"--backslash"}, "-fno-backslash": {},
	"-fno-sign-zero": {"--gnu-library=unsigned-zero"}, "-fsign-zero": {}, "-frecord-marker=8": {"--gnu-library=marker=8"},
	// Of DEC's extensions those of formats alone change what a program does that is taken without them; others are refused where they stand.
	"-fdec": {"--gnu-library=std=legacy", "--gnu-library=dec-formats", "--gnu-source=dec-structure", "--gnu-source=dec-char-conversions", "--gnu-source=dec-static", "--gnu-source=dec-bitwise"}, "-fdec-format-defaults": {"--gnu-library=dec-formats"},
	"-fno-dec": {"--gnu-library=no-dec-formats"}, "-fno-dec-format-defaults": {"--gnu-library=no-dec-formats"},
	"-fno-realloc-lhs": {"--fixed-shape"}, "-frealloc-lhs": {},
	"-fpad-source": {}, "-fno-pad-source": {"--no-pad"},
}

// prefixRule puts all options with a prefix into our words. The order of byPrefix matters: the first that fits is taken.
type prefixRule struct {
	prefix string
	ours   func(option, rest string) ([]string, error)
}

var byPrefix = []prefixRule{
	{"-save-temps", nothing},
	{"--param=", nothing},
	{"-Wl,", func(a, _ string) ([]string, error) { return []string{"--linker=" + a}, nil }},
	{"-W", nothing},
	{"-std=", setting("std")},
	{"-fcheck=", checks},
	{"-ffixed-line-length-", columns},
	{"-fdefault-", ofSource}, {"-freal-", ofSource}, {"-finteger-", ofSource}, {"-finit-", ofSource}, {"-fmax-stack-var-size=", ofSource}, {"-fdec-structure", ofSource}, {"-fdec-static", ofSource},
	{"-fno-range-check", ofSource}, {"-frange-check", ofSource}, {"-fdec-char-conversions", ofSource}, {"-fno-dec-char-conversions", ofSource}, {"-fcray-pointer", ofSource}, {"-frecursive", ofSource},
	{"-fconvert=", setting("convert")},
	{"-fmax-subrecord-length=", setting("subrecord")},
	{"-frecord-marker=", refused("a length of a record takes 4 bytes or 8")},
	{"-fno-underscoring", refused("names of external procedures end in an underscore: write BIND(C, NAME=...) for others")},
	{"-fsecond-underscore", refused("names of external procedures end in one underscore: write BIND(C, NAME=...) for others")},
	{"-fd-lines-as-code", refused("lines that begin with D are comments: take the D away")},
	{"-fcoarray=", refused("coarrays are gfortran's: 'dhpfgo caf FILE...' compiles them with it and links the runtime")},
	{"-ff2c", refused("values of functions go as gfortran hands them on without it: leave it out for all files")},
	{"-fno-f2c", nothing},
	{"-fleading-underscore", refused("names of external procedures begin with no underscore: write BIND(C, NAME=...) for others")},
	{"-fshort-enums", refused("enumerators are of the kind C_INT: write their kind in declarations")},
	{"-fpack-derived", refused("components are aligned as in C")},
	{"-fmodule-private", refused("names of modules are PUBLIC: write PRIVATE in the modules")},
	{"-f", nothing},
	{"-m", nothing},
	{"-g", func(string, string) ([]string, error) { return []string{"-g"}, nil }},
}

// setting hands an option on to the library.
func setting(name string) func(string, string) ([]string, error) {
	return func(a, rest string) ([]string, error) {
		text := name + "=" + rest
		if new(parse.Library).Set(text) {
			return []string{"--gnu-library=" + text}, nil
		}
		return nil, fmt.Errorf("%s is not supported", a)
	}
}

// ofSource hands on an option that says what declarations mean.
func ofSource(a, _ string) ([]string, error) {
	text := strings.TrimPrefix(a, "-f")
	if !new(parse.Dialect).Set(text) {
		return nil, fmt.Errorf("%s is not supported", a)
	}
	return []string{"--gnu-source=" + text}, nil
}

// level takes the N of -ON: what is more than 3 is 3.
func level(n string) string {
	if l, err := strconv.Atoi(n); err == nil && l > 3 {
		return "3"
	}
	return n
}

func nothing(string, string) ([]string, error) { return nil, nil }

func refused(why string) func(string, string) ([]string, error) {
	return func(a, _ string) ([]string, error) { return nil, fmt.Errorf("%s is not supported: %s", a, why) }
}

// checks takes -fcheck=LIST: those for bounds, pointers and the like are one here.
func checks(_, rest string) ([]string, error) {
	for _, c := range strings.Split(rest, ",") {
		if c != "none" && !strings.HasPrefix(c, "no-") && c != "array-temps" {
			return []string{"--check"}, nil
		}
	}
	return nil, nil
}

// columns takes -ffixed-line-length-N, where none and 0 set no limit.
func columns(_, rest string) ([]string, error) {
	if rest == "none" || rest == "0" {
		return []string{"--columns=1000", "--no-pad"}, nil
	}
	return []string{"--columns=" + rest}, nil
}
