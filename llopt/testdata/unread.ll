@g = global i32 0

declare i32 @outside()

define i32 @f(i32 %x, i32* %p) {
entry:
	%read = alloca i32
	%passed = alloca i32
	br label %loop

loop:
	%k = phi i32 [ 1, %entry ], [ %next, %loop ]
	%result = call i32 @outside()
	%other = udiv i32 %x, %k
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
