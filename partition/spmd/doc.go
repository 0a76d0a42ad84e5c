// Package spmd is the SPMD program: what one image runs, for any number of images. It declares the statements that package
// partition adds to those of ir, with the storage of arrays and the exchanges that they name, and prints them. Who made a
// decision, and why, is not told here.
package spmd

//go:generate go run dhpfgo/internal/irgen .
