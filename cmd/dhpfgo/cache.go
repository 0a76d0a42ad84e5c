package main

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"dhpfgo/pgasrt"
)

// keepFor is how long an executable stays in the cache after it was last run.
const keepFor = 7 * 24 * time.Hour

// cached gives an executable for IR text: the one compiled earlier from the same text with the same tools, or a new one.
func (s *session) cached(tools *pgasrt.Toolchain, ir, sourceName string, opt pgasrt.BuildOptions) (string, error) {
	dir, err := cacheDir()
	if err != nil {
		return "", err
	}
	core, err := tools.Runtime(s.ctx)
	if err != nil {
		return "", err
	}
	key := sha256.Sum256([]byte(fmt.Sprintf("%s\n%s\n%+v\n%s\n%s", tools.Banner, core, opt, tools.GfortranLib, ir)))
	exe := filepath.Join(dir, stem(sourceName)+"-"+hex.EncodeToString(key[:8]))
	now := time.Now()
	if os.Chtimes(exe, now, now) == nil {
		return exe, nil
	}
	prune(dir, now)
	return exe, s.linkAside(tools, ir, sourceName, exe, opt)
}

// linkAside renames when the executable is complete, so that several runs at once never see half a file.
func (s *session) linkAside(tools *pgasrt.Toolchain, ir, sourceName, exe string, opt pgasrt.BuildOptions) error {
	aside := fmt.Sprintf("%s.%d", exe, os.Getpid())
	defer os.Remove(aside)
	if err := s.link(tools, ir, sourceName, aside, opt); err != nil {
		return err
	}
	return os.Rename(aside, exe)
}

// cacheDir is the folder of compiled programs in the user's cache, or in the temporary folder where there is none.
func cacheDir() (string, error) {
	base, err := os.UserCacheDir()
	if err == nil {
		dir := filepath.Join(base, "dhpfgo", "programs")
		if os.MkdirAll(dir, 0o700) == nil {
			return dir, nil
		}
	}
	dir := filepath.Join(os.TempDir(), fmt.Sprintf("dhpfgo-programs-%d", os.Getuid()))
	return dir, os.MkdirAll(dir, 0o700)
}

// prune removes what was not run for a long time. Failing to remove harms nobody.
func prune(dir string, now time.Time) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return
	}
	for _, e := range entries {
		if info, err := e.Info(); err == nil && now.Sub(info.ModTime()) > keepFor {
			_ = os.Remove(filepath.Join(dir, e.Name()))
		}
	}
}
