package pgasrt

import (
	"bytes"
	"context"
	"fmt"
	"os/exec"
	"strings"
)

// Preprocess runs the C preprocessor in its traditional mode, which leaves Fortran's strings and comments alone, and
// gives its output with line markers. In the C of 1989 \u001E is no character, which later C refuses in comments, too. Only __DHPFGO__
// is defined, and what defines says (NAME or NAME=VALUE). The error carries the messages of the preprocessor.
func (t *Toolchain) Preprocess(ctx context.Context, file string, includes, defines []string) ([]byte, error) {
	args := []string{"-E", "-traditional-cpp", "-std=gnu89", "-w", "-undef", "-D__DHPFGO__=1", "-x", "c"}
	for _, dir := range includes {
		args = append(args, "-I"+dir)
	}
	for _, d := range defines {
		args = append(args, "-D"+d)
	}
	cmd := exec.CommandContext(ctx, t.CC, append(args, file)...)
	var messages bytes.Buffer
	cmd.Stderr = &messages
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("the C preprocessor cannot read %s:\n%s", file, strings.TrimSpace(messages.String()))
	}
	return out, nil
}
