package llopt

import "testing"

// TestDropUnread drops variables that nothing reads with what was computed for them, one of them only after another.
func TestDropUnread(t *testing.T) {
	m := parse(t, `
@g = global i32 0

declare i32 @outside()

define i32 @f(i32 %x, i32* %p) {
entry:
	%unread = alloca i32
	%first = alloca i32
	%second = alloca i32
	%of.call = alloca i32
	%read = alloca i32
	%passed = alloca i32
	%never = alloca i32
	br label %loop

loop:
	%k = phi i32 [ 1, %entry ], [ %next, %loop ]
	%double = mul i32 %k, 2
	%wide = sext i32 %double to i64
	%narrow = trunc i64 %wide to i32
	store i32 %narrow, i32* %unread
	store i32 %k, i32* %first
	%copy = load i32, i32* %first
	store i32 %copy, i32* %second
	%result = call i32 @outside()
	store i32 %result, i32* %of.call
	%other = udiv i32 %x, %k
	store i32 %other, i32* %of.call
	store i32 %x, i32* %read
	store i32 %x, i32* %p
	store i32 %x, i32* @g
	store i32 %k, i32* %passed
	%next = add i32 %k, 1
	%more = icmp slt i32 %next, 9
	br i1 %more, label %loop, label %end

end:
	%value = load i32, i32* %read
	%address = ptrtoint i32* %passed to i64
	%low = trunc i64 %address to i32
	%sum = add i32 %value, %low
	ret i32 %sum
}
`)
	DropUnread(m)
	golden(t, "testdata/unread.ll", m.String())
}
