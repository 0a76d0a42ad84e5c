// Package variant puts other formats into the DISTRIBUTE directives of parsed files, to compare what a program does with each.
package variant
