// Package clocks keeps what must happen once for all images, such as to read a clock, out of the way of loops whose iterations the images
// share: two loops of one where a condition chooses it (unswitch.go), timers that each image runs for itself (timers.go, clockwork.go). It
// says which statements must happen once, and which loops pick the owners of elements.
package clocks
