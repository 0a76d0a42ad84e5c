package main

import (
	"bytes"
	"regexp"
	"testing"
	"testing/synctest"
	"time"
)

func TestTimes(t *testing.T) { synctest.Test(t, timesWithFakeClock) }

func timesWithFakeClock(t *testing.T) {
	var none bytes.Buffer
	(&times{}).print(&none)
	if none.Len() > 0 {
		t.Errorf("times that nobody asked for: %q", none.String())
	}
	clock := &times{wanted: true, start: time.Now()}
	clock.stage("parse")()
	end := clock.stage("partition")
	for range 2 {
		done := clock.step("cpart")
		time.Sleep(12 * time.Millisecond)
		done()
	}
	clock.step("place")()
	end()
	var out bytes.Buffer
	clock.print(&out)
	want := regexp.MustCompile(`^ +0\.00 s  parse\n +0\.02 s  partition\n +0\.02 s    cpart\n +0\.02 s  in all\n$`)
	if !want.MatchString(out.String()) {
		t.Errorf("got\n%s", out.String())
	}
}
