package pgasrt

import (
	"os"
	"strings"

	"golang.org/x/sys/cpu"
)

// IsWide reports whether code for march runs on units that take vectors of 512 bits whole, and at the clock of others: those of
// AMD, as far as this machine is what march names. clang knows of Intel's which are slower for them.
func IsWide(march string) bool {
	if march != "native" || !cpu.X86.HasAVX512F {
		return false
	}
	text, err := os.ReadFile("/proc/cpuinfo")
	return err == nil && strings.Contains(string(text), "AuthenticAMD")
}
