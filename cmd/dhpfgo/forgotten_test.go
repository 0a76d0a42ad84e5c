package main

import (
	"testing"

	"dhpfgo/internal/progen"
)

// TestForgottenLoopsEnd runs a loop whose results nothing reads: what decides how long it runs is computed all the same.
func TestForgottenLoopsEnd(t *testing.T) {
	requireGfortran(t)
	const source = `program forgotten_loop
  implicit none
  integer :: a(12), j, k, m
!hpf$ distribute a(block)
  a = 1
  do j = 1, 12
    m = 2 + mod(j, 3)
    k = 0
    do while (k < 5)
      k = k + m
    end do
    a(j) = a(j) + 1
  end do
  print *, a
end program
`
	comparePrograms(t, writeRandom(t, 0, progen.Case{Source: source}))
}
