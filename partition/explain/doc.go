// Package explain says what the passes decided and why: the plan, remarks about messages, and warnings about what will be slow.
// It decides nothing.
package explain
