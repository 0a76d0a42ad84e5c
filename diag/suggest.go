package diag

// Nearest returns the name of known that a misspelt name most likely means: the first of those with the smallest edit
// distance, which must be at most 2 and less than half the name; "" if there is none.
func Nearest(name string, known []string) string {
	best, found := 3, ""
	for _, k := range known {
		if d := distance(name, k, best); d < best && 2*d < len(name)+1 {
			best, found = d, k
		}
	}
	return found
}

// distance is the optimal string alignment distance (insert, delete, replace, swap two neighbours), or limit if it is not
// below limit.
func distance(a, b string, limit int) int {
	if len(a)-len(b) >= limit || len(b)-len(a) >= limit {
		return limit
	}
	before, row := make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := 1; i <= len(a); i++ {
		next := make([]int, len(b)+1)
		next[0] = i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			next[j] = min(row[j]+1, next[j-1]+1, row[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				next[j] = min(next[j], before[j-2]+1)
			}
		}
		before, row = row, next
	}
	return min(row[len(b)], limit)
}
