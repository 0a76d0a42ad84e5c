// Package plan holds the communication plan as plain values: who owns what, who computes what, what moves and why.
package plan

// Plan is the plan of one program.
type Plan struct {
	File string
}
