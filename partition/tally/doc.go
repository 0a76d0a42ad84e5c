// Package tally follows an SPMD program with what is known of its scalars, and adds up what a run moves.
//
// A scalar has a value or the reason why only the run knows it: constants, what is computed from these, the number of images and what the
// user says with --set are known; input, elements of distributed arrays and what differs from image to image are not. Statements that
// all images execute together are counted where they are reached:
//
//	loops                : iteration by iteration, until two leave the same values behind; then the rest is a product     loop.go
//	conditions           : the branch that is taken; if that is unknown, what is in it is, and what it sets               walk.go
//	which matter         : scalars on which messages, or loops and branches around them, depend                           relevant.go
//	what each moves      : as the runtime counts it                                                                       moves.go
package tally
