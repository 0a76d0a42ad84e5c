package pgasrt

import "testing"

func TestFirstLine(t *testing.T) {
	for text, want := range map[string]string{
		"----\n  no such host\nmore\n":                                              "no such host",
		"[host1:00016] plm:rsh: Warning: setpgid(20,20) failed\nhost 9 is not up\n": "host 9 is not up",
		"[host1:00016] plm:rsh: Warning: setpgid(20,20) failed\n====\n":             "[host1:00016] plm:rsh: Warning: setpgid(20,20) failed",
		"\n---\n": "",
	} {
		if got := firstLine(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
