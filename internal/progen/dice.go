package progen

import "math/rand"

// dice draws what the seed of a program decides.
type dice struct{ r *rand.Rand }

func seeded(seed int64) dice { return dice{rand.New(rand.NewSource(seed))} }

// chance is true in so many of 100 draws.
func (d dice) chance(percent int) bool { return d.r.Intn(100) < percent }

func (d dice) pick(list ...string) string { return list[d.r.Intn(len(list))] }

// between is a random number from lo to hi.
func (d dice) between(lo, hi int) int { return lo + d.r.Intn(hi-lo+1) }
