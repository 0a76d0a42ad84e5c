package pgasrt

import (
	"os"
	"strings"

	"golang.org/x/sys/cpu"
)

// IsWide reports whether code for march gains from vectors of 512 bits: on this machine, where that is what march names, if it is one of
// AMD, whose processors keep their clock then. Of Intel's clang knows which do not.
func IsWide(march string) bool {
	if march != "native" || !cpu.X86.HasAVX512F || !cpu.X86.HasAVX512DQ {
		return false
	}
	text, err := os.ReadFile("/proc/cpuinfo")
	return err == nil && strings.Contains(string(text), "AuthenticAMD")
}
