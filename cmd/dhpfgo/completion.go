package main

import (
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/alecthomas/kong"
)

type completionCommand struct {
	Shell string `arg:"" enum:"bash,zsh,fish" help:"bash, zsh or fish."`
}

// Help is what 'completion --help' adds.
func (completionCommand) Help() string {
	return "Examples:\n  source <(dhpfgo completion bash)\n  dhpfgo completion zsh >~/.zfunc/_dhpfgo_completion; source it in ~/.zshrc\n" +
		"  dhpfgo completion fish >~/.config/fish/completions/dhpfgo.fish"
}

// Run prints what the shell is to read.
func (c completionCommand) Run(s *session) error {
	app := kong.Must(&commandLine{}, kong.Name("dhpfgo"), kong.Description(description)).Model
	switch c.Shell {
	case "fish":
		printFish(s.stdout, app)
	case "zsh":
		fmt.Fprintln(s.stdout, "autoload -U +X compinit && compinit\nautoload -U +X bashcompinit && bashcompinit")
		printBash(s.stdout, app)
	default:
		printBash(s.stdout, app)
	}
	return nil
}

// flagsOf lists the flags of a command and those of all commands as they are typed.
func flagsOf(app *kong.Application, command *kong.Node) []string {
	var out []string
	for _, list := range [][]*kong.Flag{command.Flags, app.Flags} {
		for _, f := range list {
			if !f.Hidden {
				out = append(out, "--"+f.Name)
			}
		}
	}
	return out
}

// printBash writes a function that offers commands, their flags, and files for the rest.
func printBash(w io.Writer, app *kong.Application) {
	var names []string
	fmt.Fprint(w, "_dhpfgo() {\n  local word=${COMP_WORDS[COMP_CWORD]} list=\n  COMPREPLY=()\n  case ${COMP_WORDS[1]} in\n")
	for _, c := range app.Children {
		names = append(names, c.Name)
		fmt.Fprintf(w, "  %s) list='%s' ;;\n", c.Name, strings.Join(flagsOf(app, c), " "))
	}
	fmt.Fprintf(w, "  esac\n  [ \"$COMP_CWORD\" -eq 1 ] && list='%s'\n", strings.Join(names, " "))
	fmt.Fprint(w, "  if [ \"$COMP_CWORD\" -eq 1 ] || [ \"${word#-}\" != \"$word\" ]; then\n"+
		"    COMPREPLY=($(compgen -W \"$list\" -- \"$word\"))\n  fi\n}\ncomplete -o default -F _dhpfgo dhpfgo\n")
}

// printFish writes a line for each command and flag.
func printFish(w io.Writer, app *kong.Application) {
	quoted := func(text string) string {
		first, _, _ := strings.Cut(text, ".")
		return "'" + strings.ReplaceAll(strings.ReplaceAll(first, `\`, `\\`), "'", `\'`) + "'"
	}
	for _, c := range app.Children {
		fmt.Fprintf(w, "complete -c dhpfgo -n __fish_use_subcommand -a %s -d %s\n", c.Name, quoted(c.Help))
		for _, f := range c.Flags {
			short := ""
			if f.Short != 0 {
				short = " -s " + string(f.Short)
			}
			fmt.Fprintf(w, "complete -c dhpfgo -n '__fish_seen_subcommand_from %s' -l %s%s -d %s\n", c.Name, f.Name, short, quoted(f.Help))
		}
	}
}

type manCommand struct{}

// Help is what 'man --help' adds.
func (manCommand) Help() string { return "Example:\n  dhpfgo man >dhpfgo.1 && man ./dhpfgo.1" }

// Run prints the manual page in the language of man(7).
func (manCommand) Run(s *session) error {
	app := kong.Must(&commandLine{}, kong.Name("dhpfgo"), kong.Description(description)).Model
	escape := strings.NewReplacer(`\`, `\e`, "-", `\-`)
	flags := func(list []*kong.Flag) {
		for _, f := range list {
			fmt.Fprintf(s.stdout, ".TP\n.B %s\n%s\n", escape.Replace(f.String()), escape.Replace(f.Help))
		}
	}
	fmt.Fprintf(s.stdout, ".TH DHPFGO 1\n.SH NAME\ndhpfgo \\- compiles Fortran with HPF directives\n.SH SYNOPSIS\n.B dhpfgo\ncommand [flags]\n"+
		".SH DESCRIPTION\n%s\n.SH FLAGS OF ALL COMMANDS\n", escape.Replace(description))
	flags(app.Flags)
	for _, c := range app.Children {
		fmt.Fprintf(s.stdout, ".SH %s\n%s\n", strings.ToUpper(c.Name), escape.Replace(c.Help))
		flags(c.Flags)
	}
	return nil
}

type cacheCommand struct {
	Clean bool `help:"Remove all that it holds."`
}

// Help is what 'cache --help' adds.
func (cacheCommand) Help() string { return "Examples:\n  dhpfgo cache\n  dhpfgo cache --clean" }

// Run says where the cache is and what it takes, or empties it. A program that runs goes on: its file has a name no more.
func (c cacheCommand) Run(s *session) error {
	dir, err := os.UserCacheDir()
	if err != nil {
		return err
	}
	dir = filepath.Join(dir, "dhpfgo")
	files, bytes := 0, int64(0)
	_ = filepath.WalkDir(dir, func(_ string, entry fs.DirEntry, err error) error { // what cannot be read is not counted
		if err == nil && !entry.IsDir() {
			if info, err := entry.Info(); err == nil {
				files, bytes = files+1, bytes+info.Size()
			}
		}
		return nil
	})
	what := "holds"
	if c.Clean {
		what = "held"
		if err := os.RemoveAll(dir); err != nil {
			return err
		}
	}
	fmt.Fprintf(s.stdout, "%s %s %d files, %.1f MiB\n", dir, what, files, float64(bytes)/(1<<20))
	return nil
}
