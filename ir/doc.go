// Package ir is the typed program: its types, variables, layouts, expressions and statements, each declared once. It knows
// what can be said of a program by itself (walking, copying, comparing, printing, checking it, affine forms, folding of constants,
// effects of calls), and nothing of where a program comes from or what becomes of it.
package ir
