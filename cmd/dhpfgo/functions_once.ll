source_filename = "../../testdata/lang/procedures/functions_once.f90"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%hpf_pos = type { i8*, i32, i32, i8* }
%hpf_layout = type { i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i8*], [7 x i8*], i64 }
%hpf_array = type { i8*, i8*, i64, i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, i8*, i64 }
%hpf_exchange = type { i8*, i32, i32, i8*, i8*, i64, i8*, i8*, i64, i64, i64, i8*, i8*, i8* }
%hpf_indirect = type { i8*, i32, i32, i8*, i8*, i8* }

@e.data = internal global [5 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5], align 64
@g.data = internal global [5 x i32] zeroinitializer, align 64
@"r%1.data" = internal global [4 x i32] zeroinitializer, align 64
@"t%1.data" = internal global [4 x i32] zeroinitializer, align 64
@"r%2.data" = internal global [3 x i32] zeroinitializer, align 64
@"t%2.data" = internal global [3 x i32] zeroinitializer, align 64
@"v%2.data" = internal global [1 x i32] zeroinitializer, align 64
@"t%3.data" = internal global [1 x i32] zeroinitializer, align 64
@"r%3.data" = internal global [6 x i32] zeroinitializer, align 64
@"t%4.data" = internal global [6 x i32] zeroinitializer, align 64
@"c%1.data" = internal global [6 x i32] zeroinitializer, align 64
@"c%2.data" = internal global [5 x i32] [i32 0, i32 1, i32 2, i32 3, i32 0], align 64
@.text.0 = private unnamed_addr constant [50 x i8] c"../../testdata/lang/procedures/functions_once.f90\00"
@.text.1 = private unnamed_addr constant [20 x i8] c"  allocate(a(f(3)))\00"
@.pos.0 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 43, i32 3, i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.text.1, i64 0, i64 0) }
@.text.2 = private unnamed_addr constant [31 x i8] c"array 'a' is already allocated\00"
@.text.3 = private unnamed_addr constant [32 x i8] c"not enough memory for array 'a'\00"
@.text.4 = private unnamed_addr constant [24 x i8] c"  print *, size(a), cnt\00"
@.pos.1 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 44, i32 3, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.text.4, i64 0, i64 0) }
@.text.5 = private unnamed_addr constant [5 x i8] c"unit\00"
@__m_MOD_cnt = internal global i32 0
@.text.6 = private unnamed_addr constant [16 x i8] c"  deallocate(a)\00"
@.pos.2 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 45, i32 3, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.text.6, i64 0, i64 0) }
@.text.7 = private unnamed_addr constant [27 x i8] c"array 'a' is not allocated\00"
@.text.8 = private unnamed_addr constant [29 x i8] c"  allocate(a, source=arr(4))\00"
@.pos.3 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 46, i32 3, i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.8, i64 0, i64 0) }
@.text.9 = private unnamed_addr constant [18 x i8] c"  print *, a, cnt\00"
@.pos.4 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 47, i32 3, i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.text.9, i64 0, i64 0) }
@.text.10 = private unnamed_addr constant [38 x i8] c"  allocate(b(f(2),f(3)), source=f(7))\00"
@.pos.5 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 48, i32 3, i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.text.10, i64 0, i64 0) }
@.text.11 = private unnamed_addr constant [31 x i8] c"array 'b' is already allocated\00"
@.text.12 = private unnamed_addr constant [32 x i8] c"not enough memory for array 'b'\00"
@.text.13 = private unnamed_addr constant [18 x i8] c"  print *, b, cnt\00"
@.pos.6 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 49, i32 3, i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.text.13, i64 0, i64 0) }
@.text.14 = private unnamed_addr constant [16 x i8] c"  deallocate(b)\00"
@.pos.7 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 50, i32 3, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.text.14, i64 0, i64 0) }
@.text.15 = private unnamed_addr constant [27 x i8] c"array 'b' is not allocated\00"
@.text.16 = private unnamed_addr constant [27 x i8] c"  allocate(d, source=tf())\00"
@.pos.8 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 51, i32 3, i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.text.16, i64 0, i64 0) }
@.text.17 = private unnamed_addr constant [25 x i8] c"'d' is already allocated\00"
@.text.18 = private unnamed_addr constant [26 x i8] c"not enough memory for 'd'\00"
@.text.19 = private unnamed_addr constant [36 x i8] c"not enough memory for component 'v'\00"
@.text.20 = private unnamed_addr constant [36 x i8] c"not enough memory for component 'c'\00"
@.text.21 = private unnamed_addr constant [25 x i8] c"  print *, d%v, d%c, cnt\00"
@.pos.9 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 52, i32 3, i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.text.21, i64 0, i64 0) }
@.text.22 = private unnamed_addr constant [32 x i8] c"  allocate(s, source=str(f(5)))\00"
@.pos.10 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 53, i32 22, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.text.22, i64 0, i64 0) }
@.text.23 = private unnamed_addr constant [33 x i8] c"not enough memory for 'source%2'\00"
@.text.24 = private unnamed_addr constant [28 x i8] c"not enough memory for 'f%6'\00"
@.pos.11 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 53, i32 3, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.text.22, i64 0, i64 0) }
@.text.25 = private unnamed_addr constant [25 x i8] c"'s' is already allocated\00"
@.text.26 = private unnamed_addr constant [26 x i8] c"not enough memory for 's'\00"
@.text.27 = private unnamed_addr constant [18 x i8] c"  print *, s, cnt\00"
@.pos.12 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 54, i32 3, i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.text.27, i64 0, i64 0) }
@.text.28 = private unnamed_addr constant [16 x i8] c"  deallocate(s)\00"
@.pos.13 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 55, i32 3, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.text.28, i64 0, i64 0) }
@.text.29 = private unnamed_addr constant [21 x i8] c"'s' is not allocated\00"
@.text.30 = private unnamed_addr constant [40 x i8] c"  allocate(s, source=repeat('x', f(4)))\00"
@.pos.14 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 56, i32 22, i8* getelementptr inbounds ([40 x i8], [40 x i8]* @.text.30, i64 0, i64 0) }
@.text.31 = private unnamed_addr constant [33 x i8] c"not enough memory for 'source%3'\00"
@0 = private unnamed_addr constant [1 x i8] c"x"
@.pos.15 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 56, i32 3, i8* getelementptr inbounds ([40 x i8], [40 x i8]* @.text.30, i64 0, i64 0) }
@.pos.16 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 57, i32 3, i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.text.27, i64 0, i64 0) }
@.pos.17 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 58, i32 3, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.text.6, i64 0, i64 0) }
@.text.32 = private unnamed_addr constant [34 x i8] c"  allocate(a, source=arr(3)+f(1))\00"
@.pos.18 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 59, i32 3, i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.32, i64 0, i64 0) }
@.text.33 = private unnamed_addr constant [29 x i8] c"  print *, a, lbound(a), cnt\00"
@.pos.19 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 60, i32 3, i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.33, i64 0, i64 0) }
@.pos.20 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 61, i32 3, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.text.6, i64 0, i64 0) }
@.text.34 = private unnamed_addr constant [27 x i8] c"  allocate(a, mold=arr(6))\00"
@.pos.21 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 62, i32 3, i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.text.34, i64 0, i64 0) }
@.pos.22 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 63, i32 3, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.text.4, i64 0, i64 0) }
@.text.35 = private unnamed_addr constant [15 x i8] c"  a = e + f(2)\00"
@.pos.23 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 64, i32 3, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.text.35, i64 0, i64 0) }
@.pos.24 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 65, i32 3, i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.text.9, i64 0, i64 0) }
@.text.36 = private unnamed_addr constant [16 x i8] c"  a = [e, f(9)]\00"
@.pos.25 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 66, i32 3, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.text.36, i64 0, i64 0) }
@.pos.26 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 67, i32 3, i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.text.9, i64 0, i64 0) }
@.text.37 = private unnamed_addr constant [23 x i8] c"  print *, g(1:3), cnt\00"
@.pos.27 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 69, i32 3, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.text.37, i64 0, i64 0) }
@.text.38 = private unnamed_addr constant [18 x i8] c"  print *, g, cnt\00"
@.pos.28 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 71, i32 3, i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.text.38, i64 0, i64 0) }
@.text.39 = private unnamed_addr constant [22 x i8] c"  print *, g(4:), cnt\00"
@.pos.29 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 73, i32 3, i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.text.39, i64 0, i64 0) }
@.text.40 = private unnamed_addr constant [34 x i8] c"  g = e(e(f(2):f(2))+[0,1,2,3,0])\00"
@.pos.30 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 74, i32 9, i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.40, i64 0, i64 0) }
@.text.41 = private unnamed_addr constant [34 x i8] c"not enough memory for array 't%5'\00"
@.text.42 = private unnamed_addr constant [15 x i8] c"  print *, cnt\00"
@.pos.31 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 75, i32 3, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.text.42, i64 0, i64 0) }
@.text.43 = private unnamed_addr constant [34 x i8] c"  print *, sum(e(f(1):f(3))), cnt\00"
@.pos.32 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 76, i32 3, i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.43, i64 0, i64 0) }
@.text.44 = private unnamed_addr constant [17 x i8] c"  print *, \22con&\00"
@.pos.33 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 78, i32 3, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.text.44, i64 0, i64 0) }
@1 = private unnamed_addr constant [9 x i8] c"continued"
@2 = private unnamed_addr constant [12 x i8] c"other string"
@"c%1.data.2" = internal global [3 x i32] [i32 1, i32 2, i32 3], align 64
@3 = private unnamed_addr constant { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 } zeroinitializer
@.text.45 = private unnamed_addr constant [18 x i8] c"    r%v = [1,2,3]\00"
@.pos.34 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 25, i32 5, i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.text.45, i64 0, i64 0) }
@.text.46 = private unnamed_addr constant [31 x i8] c"component 'v' is not allocated\00"
@.text.47 = private unnamed_addr constant [35 x i8] c"component 'v' is already allocated\00"
@4 = private unnamed_addr constant [3 x i8] c"abc"
@.text.48 = private unnamed_addr constant [16 x i8] c"    r%c = 'abc'\00"
@.pos.35 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 26, i32 5, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.text.48, i64 0, i64 0) }
@.text.49 = private unnamed_addr constant [26 x i8] c"not enough memory for 'c'\00"
@5 = private unnamed_addr constant [1 x i8] c"z"
@.text.50 = private unnamed_addr constant [23 x i8] c"    r = repeat('z', n)\00"
@.pos.36 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.0, i64 0, i64 0), i32 32, i32 5, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.text.50, i64 0, i64 0) }

define internal i32 @__m_MOD_f(i32* noalias %i) nounwind "prefer-vector-width"="256" {
entry:
	%f.2 = alloca i32
	%i.3 = alloca i32
	br label %start

start:
	store i32 zeroinitializer, i32* %f.2
	%0 = load i32, i32* %i
	store i32 %0, i32* %i.3
	%1 = load i32, i32* @__m_MOD_cnt, !alias.scope !131, !noalias !132
	%2 = add nsw i32 %1, 1
	store i32 %2, i32* @__m_MOD_cnt, !alias.scope !131, !noalias !132
	%3 = load i32, i32* %i.3, !alias.scope !129, !noalias !130
	store i32 %3, i32* %f.2
	br label %return.1

return.1:
	%4 = load i32, i32* %f.2
	ret i32 %4
}

define internal void @__m_MOD_arr(i8* %result, i32* noalias %n) nounwind "prefer-vector-width"="256" {
entry:
	%"arr%b%1.2" = alloca i64
	%n.4 = alloca i32
	br label %start

start:
	store i64 zeroinitializer, i64* %"arr%b%1.2"
	%0 = load i32, i32* %n
	store i32 %0, i32* %n.4
	%1 = load i32, i32* %n.4, !alias.scope !137, !noalias !138
	%2 = sext i32 %1 to i64
	store i64 %2, i64* %"arr%b%1.2"
	%3 = bitcast i8* %result to { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }*
	%4 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %3, i32 0, i32 4, i32 0, i32 0
	%5 = load i64, i64* %4
	%6 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %3, i32 0, i32 0
	%7 = load i8*, i8** %6
	%8 = bitcast i8* %7 to i32*
	%9 = sub nsw i64 0, %5
	%10 = getelementptr i32, i32* %8, i64 %9
	%11 = load i32, i32* @__m_MOD_cnt, !alias.scope !141, !noalias !142
	%12 = add nsw i32 %11, 100
	store i32 %12, i32* @__m_MOD_cnt, !alias.scope !141, !noalias !142
	%13 = load i64, i64* %"arr%b%1.2"
	%14 = icmp sle i64 1, %13
	br i1 %14, label %do.5, label %enddo.8

return.1:
	ret void

do.5:
	%15 = phi i64 [ 1, %start ], [ %19, %latch.6 ]
	%16 = load i32, i32* %n.4, !alias.scope !137, !noalias !138, !llvm.access.group !143
	%17 = mul nsw i64 %15, %5
	%18 = getelementptr i32, i32* %10, i64 %17
	store i32 %16, i32* %18, !alias.scope !139, !noalias !140, !llvm.access.group !143
	br label %latch.6

latch.6:
	%19 = add nsw i64 %15, 1
	%20 = icmp slt i64 %15, %13
	br i1 %20, label %do.5, label %done.7, !llvm.loop !146

done.7:
	br label %enddo.8

enddo.8:
	br label %return.1
}

define internal void @__m_MOD_tf(i8* %result) nounwind "prefer-vector-width"="256" {
entry:
	%"v%l%1.6" = alloca i64
	%"v%u%1.7" = alloca i64
	%"v%2.origin.8" = alloca i32*
	%"v%2.stride.9" = alloca i64
	%"v%l%2.11" = alloca i64
	%"v%u%2.12" = alloca i64
	br label %start

start:
	store i64 zeroinitializer, i64* %"v%l%1.6"
	store i64 zeroinitializer, i64* %"v%u%1.7"
	store i64 zeroinitializer, i64* %"v%l%2.11"
	store i64 zeroinitializer, i64* %"v%u%2.12"
	%0 = bitcast i8* %result to { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }*
	store { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 } zeroinitializer, { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }* %0
	%1 = bitcast { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }* %0 to i8*
	call void @llvm.memmove.p0i8.p0i8.i64(i8* %1, i8* bitcast ({ { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }* @3 to i8*), i64 80, i1 false)
	%2 = load i32, i32* @__m_MOD_cnt, !alias.scope !152, !noalias !153
	%3 = add nsw i32 %2, 1000
	store i32 %3, i32* @__m_MOD_cnt, !alias.scope !152, !noalias !153
	%4 = getelementptr inbounds { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }, { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }* %0, i32 0, i32 0
	%5 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %4, i32 0, i32 0
	%6 = load i8*, i8** %5
	%7 = icmp ne i8* %6, null
	br i1 %7, label %then.15, label %else.16

return.1:
	ret void

endif.14:
	%8 = getelementptr inbounds { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }, { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }* %0, i32 0, i32 0
	%9 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %8, i32 0, i32 0
	%10 = load i8*, i8** %9
	%11 = icmp ne i8* %10, null
	%12 = xor i1 %11, true
	br i1 %12, label %then.23, label %else.24

then.15:
	%13 = getelementptr inbounds { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }, { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }* %0, i32 0, i32 0
	%14 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %13, i32 0, i32 4, i32 0, i32 1
	%15 = load i64, i64* %14
	store i64 %15, i64* %"v%l%1.6"
	%16 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %13, i32 0, i32 4, i32 0, i32 2
	%17 = load i64, i64* %16
	store i64 %17, i64* %"v%u%1.7"
	%18 = load i64, i64* %"v%u%1.7"
	%19 = load i64, i64* %"v%l%1.6"
	%20 = sub nsw i64 %18, %19
	%21 = add nsw i64 %20, 1
	%22 = icmp sgt i64 %21, 0
	%23 = select i1 %22, i64 %21, i64 0
	%24 = icmp ne i64 %23, 3
	br i1 %24, label %then.18, label %else.19

else.16:
	br label %endif.14

endif.17:
	br label %endif.14

then.18:
	%25 = getelementptr inbounds { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }, { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }* %0, i32 0, i32 0
	%26 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %25, i32 0, i32 0
	%27 = load i8*, i8** %26
	%28 = icmp eq i8* %27, null
	br i1 %28, label %cold.20, label %rest.21

else.19:
	br label %endif.17

cold.20:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.34 to i8*), i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.46, i64 0, i64 0))
	unreachable

rest.21:
	%29 = getelementptr inbounds { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }, { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }* %0, i32 0, i32 0
	call void @free(i8* %27)
	store i8* null, i8** %26
	br label %endif.17

endif.22:
	%30 = getelementptr inbounds { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }, { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }* %0, i32 0, i32 0
	%31 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %30, i32 0, i32 4, i32 0, i32 0
	%32 = load i64, i64* %31
	%33 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %30, i32 0, i32 4, i32 0, i32 1
	%34 = load i64, i64* %33
	store i64 %32, i64* %"v%2.stride.9"
	%35 = mul nsw i64 %34, %32
	store i64 %34, i64* %"v%l%2.11"
	%36 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %30, i32 0, i32 4, i32 0, i32 2
	%37 = load i64, i64* %36
	store i64 %37, i64* %"v%u%2.12"
	%38 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %30, i32 0, i32 0
	%39 = load i8*, i8** %38
	%40 = bitcast i8* %39 to i32*
	%41 = sub nsw i64 0, %35
	%42 = getelementptr i32, i32* %40, i64 %41
	store i32* %42, i32** %"v%2.origin.8"
	%43 = load i64, i64* %"v%l%2.11"
	%44 = load i64, i64* %"v%u%2.12"
	%45 = icmp sle i64 %43, %44
	br i1 %45, label %do.29, label %enddo.32

then.23:
	%46 = getelementptr inbounds { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }, { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }* %0, i32 0, i32 0
	%47 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %46, i32 0, i32 0
	%48 = load i8*, i8** %47
	%49 = icmp ne i8* %48, null
	br i1 %49, label %cold.25, label %rest.26

else.24:
	br label %endif.22

cold.25:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.34 to i8*), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.47, i64 0, i64 0))
	unreachable

rest.26:
	%50 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %46, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %50
	%51 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %46, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %51
	%52 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %46, i32 0, i32 4, i32 0, i32 2
	store i64 3, i64* %52
	%53 = icmp sgt i64 3, 0
	%54 = select i1 %53, i64 3, i64 0
	%55 = icmp sgt i64 %54, 1
	%56 = select i1 %55, i64 %54, i64 1
	%57 = call i8* @hpf_cleared_memory(i64 %56, i64 4)
	%58 = icmp eq i8* %57, null
	br i1 %58, label %cold.27, label %rest.28

cold.27:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.34 to i8*), i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.19, i64 0, i64 0))
	unreachable

rest.28:
	%59 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %46, i32 0, i32 0
	store i8* %57, i8** %59
	%60 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %46, i32 0, i32 1
	store i64 -1, i64* %60
	%61 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %46, i32 0, i32 2, i32 0
	store i64 4, i64* %61
	%62 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %46, i32 0, i32 2, i32 1
	store i32 0, i32* %62
	%63 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %46, i32 0, i32 2, i32 2
	store i8 1, i8* %63
	%64 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %46, i32 0, i32 2, i32 3
	store i8 1, i8* %64
	%65 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %46, i32 0, i32 2, i32 4
	store i16 0, i16* %65
	%66 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %46, i32 0, i32 3
	store i64 4, i64* %66
	br label %endif.22

do.29:
	%67 = phi i64 [ %43, %endif.22 ], [ %77, %latch.30 ]
	%68 = load i64, i64* %"v%l%2.11", !llvm.access.group !154
	%69 = sub nsw i64 1, %68
	%70 = add nsw i64 %67, %69
	%71 = getelementptr i32, i32* getelementptr ([3 x i32], [3 x i32]* @"c%1.data.2", i64 0, i64 -1), i64 %70
	%72 = load i32, i32* %71, !alias.scope !150, !noalias !151, !llvm.access.group !154
	%73 = load i32*, i32** %"v%2.origin.8"
	%74 = load i64, i64* %"v%2.stride.9"
	%75 = mul nsw i64 %67, %74
	%76 = getelementptr i32, i32* %73, i64 %75
	store i32 %72, i32* %76, !llvm.access.group !154
	br label %latch.30

latch.30:
	%77 = add nsw i64 %67, 1
	%78 = icmp slt i64 %67, %44
	br i1 %78, label %do.29, label %done.31, !llvm.loop !157

done.31:
	br label %enddo.32

enddo.32:
	%79 = getelementptr inbounds { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }, { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }* %0, i32 0, i32 1
	%80 = icmp sgt i64 3, 1
	%81 = select i1 %80, i64 3, i64 1
	%82 = call i8* @malloc(i64 %81)
	%83 = icmp eq i8* %82, null
	br i1 %83, label %cold.33, label %rest.34

cold.33:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.35 to i8*), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.text.49, i64 0, i64 0))
	unreachable

rest.34:
	call void @llvm.memmove.p0i8.p0i8.i64(i8* %82, i8* bitcast ([3 x i8]* @4 to i8*), i64 3, i1 false)
	%84 = load i8*, i8** %79
	call void @free(i8* %84)
	store i8* %82, i8** %79
	%85 = getelementptr inbounds { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }, { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }* %0, i32 0, i32 2
	store i64 3, i64* %85
	br label %return.1
}

define internal void @__m_MOD_str(i8* %result, i64 %result.length, i32* noalias %n) nounwind "prefer-vector-width"="256" {
entry:
	%"r%len%1.2" = alloca i64
	%n.3 = alloca i32
	%text.4 = alloca i8*
	%text.size.5 = alloca i64
	store i8* null, i8** %text.4
	store i64 0, i64* %text.size.5
	br label %start

start:
	store i64 zeroinitializer, i64* %"r%len%1.2"
	%0 = load i32, i32* %n
	store i32 %0, i32* %n.3
	%1 = load i32, i32* %n.3, !alias.scope !162, !noalias !163
	%2 = sext i32 %1 to i64
	%3 = icmp sgt i64 %2, 0
	%4 = select i1 %3, i64 %2, i64 0
	store i64 %4, i64* %"r%len%1.2"
	%5 = load i32, i32* @__m_MOD_cnt, !alias.scope !166, !noalias !167
	%6 = add nsw i32 %5, 10000
	store i32 %6, i32* @__m_MOD_cnt, !alias.scope !166, !noalias !167
	%7 = load i64, i64* %"r%len%1.2"
	%8 = load i32, i32* %n.3, !alias.scope !162, !noalias !163
	%9 = sext i32 %8 to i64
	%10 = icmp sgt i64 %9, 0
	%11 = select i1 %10, i64 %9, i64 0
	%12 = bitcast i8** %text.4 to i8*
	%13 = bitcast i64* %text.size.5 to i8*
	%14 = call i8* @hpf_text_reserve(i8* %12, i8* %13, i64 %11, i8* bitcast (%hpf_pos* @.pos.36 to i8*))
	%15 = icmp sgt i64 %11, 0
	br i1 %15, label %each.6, label %end.7

return.1:
	%16 = load i8*, i8** %text.4
	call void @free(i8* %16)
	ret void

each.6:
	%17 = phi i64 [ 0, %start ], [ %19, %each.6 ]
	%18 = getelementptr i8, i8* %14, i64 %17
	call void @llvm.memmove.p0i8.p0i8.i64(i8* %18, i8* bitcast ([1 x i8]* @5 to i8*), i64 1, i1 false)
	%19 = add nsw i64 %17, 1
	%20 = icmp slt i64 %19, %11
	br i1 %20, label %each.6, label %end.7

end.7:
	%21 = icmp slt i64 %7, %11
	%22 = select i1 %21, i64 %7, i64 %11
	call void @llvm.memmove.p0i8.p0i8.i64(i8* %result, i8* %14, i64 %22, i1 false)
	%23 = getelementptr i8, i8* %result, i64 %11
	%24 = sub nsw i64 %7, %11
	%25 = icmp sgt i64 %24, 0
	%26 = select i1 %25, i64 %24, i64 0
	call void @llvm.memset.p0i8.i64(i8* %23, i8 32, i64 %26, i1 false)
	br label %return.1
}

define i32 @main(i32 %argc, i8** %argv) nounwind "prefer-vector-width"="256" {
entry:
	%a.origin.1 = alloca i32*
	%a.base.3 = alloca i8*
	store i8* null, i8** %a.base.3
	%b.origin.4 = alloca i32*
	%b.stride.6 = alloca i64
	%b.base.7 = alloca i8*
	store i8* null, i8** %b.base.7
	%s.8 = alloca i8*
	store i8* null, i8** %s.8
	%"s%len.9" = alloca i64
	%d.13 = alloca i8*
	store i8* null, i8** %d.13
	%"a%lb1.14" = alloca i64
	%"a%ub1.15" = alloca i64
	%"b%ub1.16" = alloca i64
	%"b%ub2.17" = alloca i64
	%"source%1.22" = alloca i32
	%"f%1.25" = alloca { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }
	%"v%1.origin.26" = alloca i32*
	%"v%1.stride.27" = alloca i64
	%"v%l%1.29" = alloca i64
	%"v%u%1.30" = alloca i64
	%"f%2.31" = alloca i32
	%"source%2.32" = alloca i8*
	store i8* null, i8** %"source%2.32"
	%"len%1.33" = alloca i64
	%"f%3.34" = alloca i64
	%"source%3.35" = alloca i8*
	store i8* null, i8** %"source%3.35"
	%"len%2.36" = alloca i64
	%"f%4.38" = alloca i32
	%"f%5.43" = alloca i32
	%"n%1.44" = alloca i64
	%"k%1.46" = alloca i64
	%"n%2.49" = alloca i64
	%"f%6.51" = alloca i32
	%"f%7.52" = alloca i32
	%"f%8.53" = alloca i32
	%"f%10.55" = alloca i32
	%"f%11.58" = alloca i32
	%"f%12.59" = alloca i32
	%"f%13.61" = alloca i32
	%"f%14.62" = alloca i32
	%"f%15.63" = alloca i32
	%"t%5.origin.64" = alloca i32*
	%"t%5.base.66" = alloca i8*
	store i8* null, i8** %"t%5.base.66"
	%"t%b%1.67" = alloca i64
	%"f%16.70" = alloca i32
	%"f%17.71" = alloca i32
	%"s%1.73" = alloca i32
	%"cnt%1.74" = alloca i32
	%"f%1.75" = alloca i32
	%"f%2.76" = alloca i32
	%"f%3.77" = alloca i32
	%"f%4.78" = alloca i32
	%"f%5.79" = alloca i32
	%"f%6.80" = alloca i8*
	store i8* null, i8** %"f%6.80"
	%"len%1.81" = alloca i64
	%"f%7.82" = alloca i32
	%"f%8.83" = alloca i32
	%"f%9.84" = alloca i32
	%"f%10.85" = alloca i32
	%"f%11.86" = alloca i32
	%"f%12.87" = alloca i32
	%"f%13.88" = alloca i32
	%"f%15.90" = alloca i32
	%"f%16.91" = alloca i32
	%"f%17.92" = alloca i32
	%"f%18.93" = alloca i32
	%"f%19.94" = alloca i32
	%"f%20.95" = alloca i32
	%"f%21.96" = alloca i32
	%"f%22.97" = alloca i32
	%temporary.98 = alloca i32
	%temporary.103 = alloca i32
	%temporary.104 = alloca i32
	%descriptor.107 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }
	%temporary.108 = alloca i32
	%descriptor.121 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }
	%temporary.122 = alloca i32
	%temporary.123 = alloca i32
	%temporary.124 = alloca i32
	%temporary.125 = alloca i32
	%descriptor.138 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }
	%temporary.139 = alloca i32
	%descriptor.162 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }
	%temporary.163 = alloca i32
	%temporary.164 = alloca i32
	%temporary.169 = alloca i32
	%temporary.176 = alloca i32
	%temporary.179 = alloca i32
	%text.182 = alloca i8*
	%text.size.183 = alloca i64
	store i8* null, i8** %text.182
	store i64 0, i64* %text.size.183
	%temporary.192 = alloca i32
	%descriptor.195 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }
	%temporary.196 = alloca i32
	%temporary.197 = alloca i32
	%descriptor.214 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }
	%descriptor.215 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }
	%temporary.216 = alloca i32
	%descriptor.219 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }
	%temporary.220 = alloca i32
	%temporary.229 = alloca i32
	%temporary.230 = alloca i32
	%temporary.231 = alloca i32
	%descriptor.251 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }
	%temporary.252 = alloca i32
	%temporary.257 = alloca i32
	%descriptor.277 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }
	%temporary.278 = alloca i32
	%temporary.279 = alloca i32
	%temporary.280 = alloca i32
	%temporary.281 = alloca i32
	%temporary.282 = alloca i32
	%temporary.283 = alloca i32
	%descriptor.288 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }
	%temporary.289 = alloca i32
	%temporary.290 = alloca i32
	%descriptor.295 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }
	%temporary.296 = alloca i32
	%temporary.297 = alloca i32
	%temporary.298 = alloca i32
	%descriptor.303 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }
	%temporary.304 = alloca i32
	%temporary.305 = alloca i32
	%temporary.306 = alloca i32
	%temporary.317 = alloca i32
	%temporary.318 = alloca i32
	%temporary.319 = alloca i32
	%temporary.324 = alloca i32
	%temporary.325 = alloca i32
	br label %start

start:
	%0 = bitcast i8** %argv to i8*
	call void @hpf_main_begin(i32 %argc, i8* %0)
	store i64 zeroinitializer, i64* %"s%len.9"
	store i64 zeroinitializer, i64* %"a%lb1.14"
	store i64 zeroinitializer, i64* %"a%ub1.15"
	store i64 zeroinitializer, i64* %"b%ub1.16"
	store i64 zeroinitializer, i64* %"b%ub2.17"
	store i32 zeroinitializer, i32* %"source%1.22"
	store { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 } zeroinitializer, { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }* %"f%1.25"
	store i64 zeroinitializer, i64* %"v%l%1.29"
	store i64 zeroinitializer, i64* %"v%u%1.30"
	store i32 zeroinitializer, i32* %"f%2.31"
	store i64 zeroinitializer, i64* %"len%1.33"
	store i64 zeroinitializer, i64* %"f%3.34"
	store i64 zeroinitializer, i64* %"len%2.36"
	store i32 zeroinitializer, i32* %"f%4.38"
	store i32 zeroinitializer, i32* %"f%5.43"
	store i64 zeroinitializer, i64* %"n%1.44"
	store i64 zeroinitializer, i64* %"k%1.46"
	store i64 zeroinitializer, i64* %"n%2.49"
	store i32 zeroinitializer, i32* %"f%6.51"
	store i32 zeroinitializer, i32* %"f%7.52"
	store i32 zeroinitializer, i32* %"f%8.53"
	store i32 zeroinitializer, i32* %"f%10.55"
	store i32 zeroinitializer, i32* %"f%11.58"
	store i32 zeroinitializer, i32* %"f%12.59"
	store i32 zeroinitializer, i32* %"f%13.61"
	store i32 zeroinitializer, i32* %"f%14.62"
	store i32 zeroinitializer, i32* %"f%15.63"
	store i64 zeroinitializer, i64* %"t%b%1.67"
	store i32 zeroinitializer, i32* %"f%16.70"
	store i32 zeroinitializer, i32* %"f%17.71"
	store i32 zeroinitializer, i32* %"s%1.73"
	store i32 zeroinitializer, i32* %"cnt%1.74"
	store i32 zeroinitializer, i32* %"f%1.75"
	store i32 zeroinitializer, i32* %"f%2.76"
	store i32 zeroinitializer, i32* %"f%3.77"
	store i32 zeroinitializer, i32* %"f%4.78"
	store i32 zeroinitializer, i32* %"f%5.79"
	store i64 zeroinitializer, i64* %"len%1.81"
	store i32 zeroinitializer, i32* %"f%7.82"
	store i32 zeroinitializer, i32* %"f%8.83"
	store i32 zeroinitializer, i32* %"f%9.84"
	store i32 zeroinitializer, i32* %"f%10.85"
	store i32 zeroinitializer, i32* %"f%11.86"
	store i32 zeroinitializer, i32* %"f%12.87"
	store i32 zeroinitializer, i32* %"f%13.88"
	store i32 zeroinitializer, i32* %"f%14.89"
	store i32 zeroinitializer, i32* %"f%15.90"
	store i32 zeroinitializer, i32* %"f%16.91"
	store i32 zeroinitializer, i32* %"f%17.92"
	store i32 zeroinitializer, i32* %"f%18.93"
	store i32 zeroinitializer, i32* %"f%19.94"
	store i32 zeroinitializer, i32* %"f%20.95"
	store i32 zeroinitializer, i32* %"f%21.96"
	store i32 zeroinitializer, i32* %"f%22.97"
	store i64 1, i64* %"a%lb1.14"
	store i32 3, i32* %temporary.98
	%1 = call i32 @__m_MOD_f(i32* %temporary.98)
	store i32 %1, i32* %"f%1.75"
	%2 = load i32, i32* %"f%1.75"
	%3 = sext i32 %2 to i64
	store i64 %3, i64* %"a%ub1.15"
	%4 = load i8*, i8** %a.base.3
	%5 = icmp ne i8* %4, null
	br i1 %5, label %cold.99, label %rest.100

cold.99:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.0 to i8*), i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.2, i64 0, i64 0))
	unreachable

rest.100:
	%6 = load i64, i64* %"a%lb1.14"
	%7 = load i64, i64* %"a%ub1.15"
	%8 = sub nsw i64 %7, %6
	%9 = add nsw i64 %8, 1
	%10 = icmp sgt i64 %9, 0
	%11 = select i1 %10, i64 %9, i64 0
	%12 = icmp sgt i64 %11, 1
	%13 = select i1 %12, i64 %11, i64 1
	%14 = call i8* @hpf_cleared_memory(i64 %13, i64 4)
	%15 = icmp eq i8* %14, null
	br i1 %15, label %cold.101, label %rest.102

cold.101:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.0 to i8*), i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.text.3, i64 0, i64 0))
	unreachable

rest.102:
	store i8* %14, i8** %a.base.3
	%16 = bitcast i8* %14 to i32*
	%17 = sub nsw i64 0, %6
	%18 = getelementptr i32, i32* %16, i64 %17
	store i32* %18, i32** %a.origin.1
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.1 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.5, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%19 = load i64, i64* %"a%ub1.15"
	%20 = load i64, i64* %"a%lb1.14"
	%21 = sub nsw i64 %19, %20
	%22 = add nsw i64 %21, 1
	%23 = icmp sgt i64 %22, 0
	%24 = select i1 %23, i64 %22, i64 0
	%25 = trunc i64 %24 to i32
	store i32 %25, i32* %temporary.103
	%26 = bitcast i32* %temporary.103 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %26, i64 4)
	%27 = load i32, i32* @__m_MOD_cnt, !alias.scope !50, !noalias !51
	store i32 %27, i32* %temporary.104
	%28 = bitcast i32* %temporary.104 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %28, i64 4)
	%29 = call i32 @hpf_io_end()
	%30 = load i8*, i8** %a.base.3
	%31 = icmp eq i8* %30, null
	br i1 %31, label %cold.105, label %rest.106

cold.105:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.2 to i8*), i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.text.7, i64 0, i64 0))
	unreachable

rest.106:
	call void @free(i8* %30)
	store i8* null, i8** %a.base.3
	%32 = getelementptr i32, i32* getelementptr ([4 x i32], [4 x i32]* @"r%1.data", i64 0, i64 -1), i64 1
	%33 = bitcast i32* %32 to i8*
	%34 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.107, i32 0, i32 0
	store i8* %33, i8** %34
	%35 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.107, i32 0, i32 1
	store i64 0, i64* %35
	%36 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.107, i32 0, i32 2, i32 0
	store i64 4, i64* %36
	%37 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.107, i32 0, i32 2, i32 1
	store i32 0, i32* %37
	%38 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.107, i32 0, i32 2, i32 2
	store i8 1, i8* %38
	%39 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.107, i32 0, i32 2, i32 3
	store i8 1, i8* %39
	%40 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.107, i32 0, i32 2, i32 4
	store i16 0, i16* %40
	%41 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.107, i32 0, i32 3
	store i64 4, i64* %41
	%42 = icmp sgt i64 4, 0
	%43 = select i1 %42, i64 4, i64 0
	%44 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.107, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %44
	%45 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.107, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %45
	%46 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.107, i32 0, i32 4, i32 0, i32 2
	store i64 %43, i64* %46
	%47 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.107, i32 0, i32 1
	store i64 -1, i64* %47
	%48 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.107 to i8*
	store i32 4, i32* %temporary.108
	call void @__m_MOD_arr(i8* %48, i32* %temporary.108)
	%49 = icmp sle i64 1, 4
	br i1 %49, label %do.109, label %enddo.112

do.109:
	%50 = phi i64 [ 1, %rest.106 ], [ %54, %latch.110 ]
	%51 = getelementptr i32, i32* getelementptr ([4 x i32], [4 x i32]* @"r%1.data", i64 0, i64 -1), i64 %50
	%52 = load i32, i32* %51, !alias.scope !28, !noalias !29, !llvm.access.group !52
	%53 = getelementptr i32, i32* getelementptr ([4 x i32], [4 x i32]* @"t%1.data", i64 0, i64 -1), i64 %50
	store i32 %52, i32* %53, !alias.scope !30, !noalias !31, !llvm.access.group !52
	br label %latch.110

latch.110:
	%54 = add nsw i64 %50, 1
	%55 = icmp slt i64 %50, 4
	br i1 %55, label %do.109, label %done.111, !llvm.loop !55

done.111:
	br label %enddo.112

enddo.112:
	store i64 1, i64* %"a%lb1.14"
	store i64 4, i64* %"a%ub1.15"
	%56 = load i8*, i8** %a.base.3
	%57 = icmp ne i8* %56, null
	br i1 %57, label %cold.113, label %rest.114

cold.113:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.3 to i8*), i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.2, i64 0, i64 0))
	unreachable

rest.114:
	%58 = load i64, i64* %"a%lb1.14"
	%59 = load i64, i64* %"a%ub1.15"
	%60 = sub nsw i64 %59, %58
	%61 = add nsw i64 %60, 1
	%62 = icmp sgt i64 %61, 0
	%63 = select i1 %62, i64 %61, i64 0
	%64 = icmp sgt i64 %63, 1
	%65 = select i1 %64, i64 %63, i64 1
	%66 = call i8* @hpf_cleared_memory(i64 %65, i64 4)
	%67 = icmp eq i8* %66, null
	br i1 %67, label %cold.115, label %rest.116

cold.115:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.3 to i8*), i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.text.3, i64 0, i64 0))
	unreachable

rest.116:
	store i8* %66, i8** %a.base.3
	%68 = bitcast i8* %66 to i32*
	%69 = sub nsw i64 0, %58
	%70 = getelementptr i32, i32* %68, i64 %69
	store i32* %70, i32** %a.origin.1
	%71 = load i64, i64* %"a%lb1.14"
	%72 = load i64, i64* %"a%ub1.15"
	%73 = icmp sle i64 %71, %72
	br i1 %73, label %do.117, label %enddo.120

do.117:
	%74 = phi i64 [ %71, %rest.116 ], [ %82, %latch.118 ]
	%75 = load i64, i64* %"a%lb1.14", !llvm.access.group !56
	%76 = sub nsw i64 1, %75
	%77 = add nsw i64 %74, %76
	%78 = getelementptr i32, i32* getelementptr ([4 x i32], [4 x i32]* @"t%1.data", i64 0, i64 -1), i64 %77
	%79 = load i32, i32* %78, !alias.scope !30, !noalias !31, !llvm.access.group !56
	%80 = load i32*, i32** %a.origin.1
	%81 = getelementptr i32, i32* %80, i64 %74
	store i32 %79, i32* %81, !alias.scope !18, !noalias !19, !llvm.access.group !56
	br label %latch.118

latch.118:
	%82 = add nsw i64 %74, 1
	%83 = icmp slt i64 %74, %72
	br i1 %83, label %do.117, label %done.119, !llvm.loop !59

done.119:
	br label %enddo.120

enddo.120:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.4 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.5, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%84 = load i64, i64* %"a%lb1.14"
	%85 = load i32*, i32** %a.origin.1
	%86 = getelementptr i32, i32* %85, i64 %84
	%87 = bitcast i32* %86 to i8*
	%88 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.121, i32 0, i32 0
	store i8* %87, i8** %88
	%89 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.121, i32 0, i32 1
	store i64 0, i64* %89
	%90 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.121, i32 0, i32 2, i32 0
	store i64 4, i64* %90
	%91 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.121, i32 0, i32 2, i32 1
	store i32 0, i32* %91
	%92 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.121, i32 0, i32 2, i32 2
	store i8 1, i8* %92
	%93 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.121, i32 0, i32 2, i32 3
	store i8 1, i8* %93
	%94 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.121, i32 0, i32 2, i32 4
	store i16 0, i16* %94
	%95 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.121, i32 0, i32 3
	store i64 4, i64* %95
	%96 = load i64, i64* %"a%lb1.14"
	%97 = load i64, i64* %"a%ub1.15"
	%98 = sub nsw i64 %97, %96
	%99 = add nsw i64 %98, 1
	%100 = icmp sgt i64 %99, 0
	%101 = select i1 %100, i64 %99, i64 0
	%102 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.121, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %102
	%103 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.121, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %103
	%104 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.121, i32 0, i32 4, i32 0, i32 2
	store i64 %101, i64* %104
	%105 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.121, i32 0, i32 1
	store i64 -1, i64* %105
	%106 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.121 to i8*
	call void @hpf_io_array(i8* %106, i32 4)
	%107 = load i32, i32* @__m_MOD_cnt, !alias.scope !50, !noalias !51
	store i32 %107, i32* %temporary.122
	%108 = bitcast i32* %temporary.122 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %108, i64 4)
	%109 = call i32 @hpf_io_end()
	store i32 7, i32* %temporary.123
	%110 = call i32 @__m_MOD_f(i32* %temporary.123)
	store i32 %110, i32* %"f%2.76"
	%111 = load i32, i32* %"f%2.76"
	store i32 %111, i32* %"source%1.22"
	store i32 2, i32* %temporary.124
	%112 = call i32 @__m_MOD_f(i32* %temporary.124)
	store i32 %112, i32* %"f%3.77"
	%113 = load i32, i32* %"f%3.77"
	%114 = sext i32 %113 to i64
	store i64 %114, i64* %"b%ub1.16"
	store i32 3, i32* %temporary.125
	%115 = call i32 @__m_MOD_f(i32* %temporary.125)
	store i32 %115, i32* %"f%4.78"
	%116 = load i32, i32* %"f%4.78"
	%117 = sext i32 %116 to i64
	store i64 %117, i64* %"b%ub2.17"
	%118 = load i8*, i8** %b.base.7
	%119 = icmp ne i8* %118, null
	br i1 %119, label %cold.126, label %rest.127

cold.126:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.5 to i8*), i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.11, i64 0, i64 0))
	unreachable

rest.127:
	%120 = load i64, i64* %"b%ub1.16"
	%121 = sub nsw i64 %120, 1
	%122 = add nsw i64 %121, 1
	%123 = icmp sgt i64 %122, 0
	%124 = select i1 %123, i64 %122, i64 0
	%125 = load i64, i64* %"b%ub2.17"
	store i64 %124, i64* %b.stride.6
	%126 = add nsw i64 1, %124
	%127 = sub nsw i64 %125, 1
	%128 = add nsw i64 %127, 1
	%129 = icmp sgt i64 %128, 0
	%130 = select i1 %129, i64 %128, i64 0
	%131 = mul nsw i64 %124, %130
	%132 = icmp sgt i64 %131, 1
	%133 = select i1 %132, i64 %131, i64 1
	%134 = call i8* @hpf_cleared_memory(i64 %133, i64 4)
	%135 = icmp eq i8* %134, null
	br i1 %135, label %cold.128, label %rest.129

cold.128:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.5 to i8*), i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.text.12, i64 0, i64 0))
	unreachable

rest.129:
	store i8* %134, i8** %b.base.7
	%136 = bitcast i8* %134 to i32*
	%137 = sub nsw i64 0, %126
	%138 = getelementptr i32, i32* %136, i64 %137
	store i32* %138, i32** %b.origin.4
	%139 = load i64, i64* %"b%ub2.17"
	%140 = icmp sle i64 1, %139
	br i1 %140, label %do.130, label %enddo.133

do.130:
	%141 = phi i64 [ 1, %rest.129 ], [ %144, %latch.131 ]
	%142 = load i64, i64* %"b%ub1.16", !llvm.access.group !60
	%143 = icmp sle i64 1, %142
	br i1 %143, label %do.134, label %enddo.137

latch.131:
	%144 = add nsw i64 %141, 1
	%145 = icmp slt i64 %141, %139
	br i1 %145, label %do.130, label %done.132, !llvm.loop !71

done.132:
	br label %enddo.133

enddo.133:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.6 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.5, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%146 = load i64, i64* %b.stride.6
	%147 = load i32*, i32** %b.origin.4
	%148 = getelementptr i32, i32* %147, i64 %146
	%149 = getelementptr i32, i32* %148, i64 1
	%150 = bitcast i32* %149 to i8*
	%151 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.138, i32 0, i32 0
	store i8* %150, i8** %151
	%152 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.138, i32 0, i32 1
	store i64 0, i64* %152
	%153 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.138, i32 0, i32 2, i32 0
	store i64 4, i64* %153
	%154 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.138, i32 0, i32 2, i32 1
	store i32 0, i32* %154
	%155 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.138, i32 0, i32 2, i32 2
	store i8 2, i8* %155
	%156 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.138, i32 0, i32 2, i32 3
	store i8 1, i8* %156
	%157 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.138, i32 0, i32 2, i32 4
	store i16 0, i16* %157
	%158 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.138, i32 0, i32 3
	store i64 4, i64* %158
	%159 = load i64, i64* %"b%ub1.16"
	%160 = sub nsw i64 %159, 1
	%161 = add nsw i64 %160, 1
	%162 = icmp sgt i64 %161, 0
	%163 = select i1 %162, i64 %161, i64 0
	%164 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.138, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %164
	%165 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.138, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %165
	%166 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.138, i32 0, i32 4, i32 0, i32 2
	store i64 %163, i64* %166
	%167 = load i64, i64* %b.stride.6
	%168 = load i64, i64* %"b%ub2.17"
	%169 = sub nsw i64 %168, 1
	%170 = add nsw i64 %169, 1
	%171 = icmp sgt i64 %170, 0
	%172 = select i1 %171, i64 %170, i64 0
	%173 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.138, i32 0, i32 4, i32 1, i32 0
	store i64 %167, i64* %173
	%174 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.138, i32 0, i32 4, i32 1, i32 1
	store i64 1, i64* %174
	%175 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.138, i32 0, i32 4, i32 1, i32 2
	store i64 %172, i64* %175
	%176 = sub nsw i64 -1, %167
	%177 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.138, i32 0, i32 1
	store i64 %176, i64* %177
	%178 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.138 to i8*
	call void @hpf_io_array(i8* %178, i32 4)
	%179 = load i32, i32* @__m_MOD_cnt, !alias.scope !50, !noalias !51
	store i32 %179, i32* %temporary.139
	%180 = bitcast i32* %temporary.139 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %180, i64 4)
	%181 = call i32 @hpf_io_end()
	%182 = load i8*, i8** %b.base.7
	%183 = icmp eq i8* %182, null
	br i1 %183, label %cold.140, label %rest.141

do.134:
	%184 = phi i64 [ 1, %do.130 ], [ %191, %latch.135 ]
	%185 = load i32, i32* %"source%1.22", !llvm.access.group !63
	%186 = load i64, i64* %b.stride.6
	%187 = mul nsw i64 %141, %186
	%188 = load i32*, i32** %b.origin.4
	%189 = getelementptr i32, i32* %188, i64 %187
	%190 = getelementptr i32, i32* %189, i64 %184
	store i32 %185, i32* %190, !alias.scope !20, !noalias !21, !llvm.access.group !64
	br label %latch.135

latch.135:
	%191 = add nsw i64 %184, 1
	%192 = icmp slt i64 %184, %142
	br i1 %192, label %do.134, label %done.136, !llvm.loop !67

done.136:
	br label %enddo.137

enddo.137:
	br label %latch.131

cold.140:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.7 to i8*), i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.text.15, i64 0, i64 0))
	unreachable

rest.141:
	call void @free(i8* %182)
	store i8* null, i8** %b.base.7
	%193 = bitcast { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }* %"f%1.25" to i8*
	call void @__m_MOD_tf(i8* %193)
	%194 = load i8*, i8** %d.13
	%195 = icmp ne i8* %194, null
	br i1 %195, label %cold.142, label %rest.143

cold.142:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.8 to i8*), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.text.17, i64 0, i64 0))
	unreachable

rest.143:
	%196 = call i8* @calloc(i64 1, i64 80)
	%197 = icmp eq i8* %196, null
	br i1 %197, label %cold.144, label %rest.145

cold.144:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.8 to i8*), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.text.18, i64 0, i64 0))
	unreachable

rest.145:
	store i8* %196, i8** %d.13
	%198 = load i8*, i8** %d.13
	%199 = icmp eq i8* %198, null
	br i1 %199, label %allocate.146, label %allocated.147

allocate.146:
	%200 = call i8* @calloc(i64 1, i64 80)
	%201 = icmp eq i8* %200, null
	br i1 %201, label %cold.148, label %rest.149

allocated.147:
	%202 = load i8*, i8** %d.13
	%203 = bitcast i8* %202 to { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }*
	%204 = getelementptr inbounds { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }, { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }* %203, i32 0, i32 0
	%205 = getelementptr inbounds { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }, { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }* %"f%1.25", i32 0, i32 0
	%206 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %205, i32 0, i32 0
	%207 = load i8*, i8** %206
	%208 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %204, i32 0, i32 0
	%209 = load i8*, i8** %208
	%210 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %204, i32 0, i32 0
	%211 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %205, i32 0, i32 0
	%212 = icmp ne i8** %210, %211
	br i1 %212, label %copy.150, label %copied.151

cold.148:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.8 to i8*), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.text.18, i64 0, i64 0))
	unreachable

rest.149:
	store i8* %200, i8** %d.13
	br label %allocated.147

copy.150:
	call void @free(i8* %209)
	%213 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %205, i32 0, i32 4, i32 0, i32 1
	%214 = load i64, i64* %213
	%215 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %205, i32 0, i32 4, i32 0, i32 2
	%216 = load i64, i64* %215
	%217 = sub nsw i64 %216, %214
	%218 = add nsw i64 %217, 1
	%219 = icmp sgt i64 %218, 0
	%220 = select i1 %219, i64 %218, i64 0
	%221 = mul nsw i64 4, %220
	%222 = load { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %205
	store { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] } %222, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %204
	%223 = icmp ne i8* %207, null
	br i1 %223, label %full.152, label %end.153

copied.151:
	%224 = getelementptr inbounds { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }, { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }* %203, i32 0, i32 1
	%225 = getelementptr inbounds { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }, { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }* %"f%1.25", i32 0, i32 1
	%226 = getelementptr inbounds { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }, { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }* %203, i32 0, i32 1
	%227 = getelementptr inbounds { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }, { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }* %"f%1.25", i32 0, i32 1
	%228 = icmp ne i8** %226, %227
	br i1 %228, label %copy.156, label %copied.157

full.152:
	%229 = icmp sgt i64 %221, 1
	%230 = select i1 %229, i64 %221, i64 1
	%231 = call i8* @malloc(i64 %230)
	%232 = icmp eq i8* %231, null
	br i1 %232, label %cold.154, label %rest.155

end.153:
	br label %copied.151

cold.154:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.8 to i8*), i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.19, i64 0, i64 0))
	unreachable

rest.155:
	%233 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %204, i32 0, i32 0
	store i8* %231, i8** %233
	call void @llvm.memmove.p0i8.p0i8.i64(i8* %231, i8* %207, i64 %221, i1 false)
	br label %end.153

copy.156:
	%234 = load i8*, i8** %226
	call void @free(i8* %234)
	store i8* null, i8** %226
	%235 = load i8*, i8** %227
	%236 = icmp ne i8* %235, null
	br i1 %236, label %some.158, label %none.159

copied.157:
	%237 = load i8*, i8** %d.13
	%238 = bitcast i8* %237 to { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }*
	%239 = getelementptr inbounds { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }, { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }* %238, i32 0, i32 0
	%240 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %239, i32 0, i32 4, i32 0, i32 0
	%241 = load i64, i64* %240
	%242 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %239, i32 0, i32 4, i32 0, i32 1
	%243 = load i64, i64* %242
	store i64 %241, i64* %"v%1.stride.27"
	%244 = mul nsw i64 %243, %241
	store i64 %243, i64* %"v%l%1.29"
	%245 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %239, i32 0, i32 4, i32 0, i32 2
	%246 = load i64, i64* %245
	store i64 %246, i64* %"v%u%1.30"
	%247 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %239, i32 0, i32 0
	%248 = load i8*, i8** %247
	%249 = bitcast i8* %248 to i32*
	%250 = sub nsw i64 0, %244
	%251 = getelementptr i32, i32* %249, i64 %250
	store i32* %251, i32** %"v%1.origin.26"
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.9 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.5, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%252 = load i64, i64* %"v%l%1.29"
	%253 = load i32*, i32** %"v%1.origin.26"
	%254 = load i64, i64* %"v%1.stride.27"
	%255 = mul nsw i64 %252, %254
	%256 = getelementptr i32, i32* %253, i64 %255
	%257 = bitcast i32* %256 to i8*
	%258 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.162, i32 0, i32 0
	store i8* %257, i8** %258
	%259 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.162, i32 0, i32 1
	store i64 0, i64* %259
	%260 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.162, i32 0, i32 2, i32 0
	store i64 4, i64* %260
	%261 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.162, i32 0, i32 2, i32 1
	store i32 0, i32* %261
	%262 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.162, i32 0, i32 2, i32 2
	store i8 1, i8* %262
	%263 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.162, i32 0, i32 2, i32 3
	store i8 1, i8* %263
	%264 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.162, i32 0, i32 2, i32 4
	store i16 0, i16* %264
	%265 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.162, i32 0, i32 3
	store i64 4, i64* %265
	%266 = load i64, i64* %"v%1.stride.27"
	%267 = load i64, i64* %"v%l%1.29"
	%268 = load i64, i64* %"v%u%1.30"
	%269 = sub nsw i64 %268, %267
	%270 = add nsw i64 %269, 1
	%271 = icmp sgt i64 %270, 0
	%272 = select i1 %271, i64 %270, i64 0
	%273 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.162, i32 0, i32 4, i32 0, i32 0
	store i64 %266, i64* %273
	%274 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.162, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %274
	%275 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.162, i32 0, i32 4, i32 0, i32 2
	store i64 %272, i64* %275
	%276 = sub nsw i64 0, %266
	%277 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.162, i32 0, i32 1
	store i64 %276, i64* %277
	%278 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.162 to i8*
	call void @hpf_io_array(i8* %278, i32 4)
	%279 = load i8*, i8** %d.13
	%280 = bitcast i8* %279 to { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }*
	%281 = getelementptr inbounds { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }, { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }* %280, i32 0, i32 1
	%282 = load i8*, i8** %281
	%283 = load i8*, i8** %d.13
	%284 = bitcast i8* %283 to { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }*
	%285 = getelementptr inbounds { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }, { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }* %284, i32 0, i32 2
	%286 = load i64, i64* %285
	call void @hpf_io_item(i32 6, i32 1, i8* %282, i64 %286)
	%287 = load i32, i32* @__m_MOD_cnt, !alias.scope !50, !noalias !51
	store i32 %287, i32* %temporary.163
	%288 = bitcast i32* %temporary.163 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %288, i64 4)
	%289 = call i32 @hpf_io_end()
	store i32 5, i32* %temporary.164
	%290 = call i32 @__m_MOD_f(i32* %temporary.164)
	store i32 %290, i32* %"f%5.79"
	%291 = load i32, i32* %"f%5.79"
	store i32 %291, i32* %"f%2.31"
	%292 = load i32, i32* %"f%2.31"
	%293 = sext i32 %292 to i64
	%294 = icmp sgt i64 %293, 0
	%295 = select i1 %294, i64 %293, i64 0
	store i64 %295, i64* %"len%1.33"
	%296 = load i8*, i8** %"source%2.32"
	call void @free(i8* %296)
	%297 = load i64, i64* %"len%1.33"
	%298 = icmp sgt i64 %297, 1
	%299 = select i1 %298, i64 %297, i64 1
	%300 = call i8* @malloc(i64 %299)
	%301 = icmp eq i8* %300, null
	br i1 %301, label %cold.165, label %rest.166

some.158:
	%302 = getelementptr inbounds { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }, { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }* %"f%1.25", i32 0, i32 2
	%303 = load i64, i64* %302
	%304 = icmp sgt i64 %303, 1
	%305 = select i1 %304, i64 %303, i64 1
	%306 = call i8* @malloc(i64 %305)
	%307 = icmp eq i8* %306, null
	br i1 %307, label %cold.160, label %rest.161

none.159:
	br label %copied.157

cold.160:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.8 to i8*), i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.20, i64 0, i64 0))
	unreachable

rest.161:
	call void @llvm.memmove.p0i8.p0i8.i64(i8* %306, i8* %235, i64 %303, i1 false)
	store i8* %306, i8** %226
	%308 = getelementptr inbounds { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }, { { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, i8*, i64 }* %203, i32 0, i32 2
	store i64 %303, i64* %308
	br label %none.159

cold.165:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.10 to i8*), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.23, i64 0, i64 0))
	unreachable

rest.166:
	store i8* %300, i8** %"source%2.32"
	%309 = load i32, i32* %"f%2.31"
	%310 = sext i32 %309 to i64
	%311 = icmp sgt i64 %310, 0
	%312 = select i1 %311, i64 %310, i64 0
	store i64 %312, i64* %"len%1.81"
	%313 = load i8*, i8** %"f%6.80"
	call void @free(i8* %313)
	%314 = load i64, i64* %"len%1.81"
	%315 = icmp sgt i64 %314, 1
	%316 = select i1 %315, i64 %314, i64 1
	%317 = call i8* @malloc(i64 %316)
	%318 = icmp eq i8* %317, null
	br i1 %318, label %cold.167, label %rest.168

cold.167:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.10 to i8*), i8* getelementptr inbounds ([28 x i8], [28 x i8]* @.text.24, i64 0, i64 0))
	unreachable

rest.168:
	store i8* %317, i8** %"f%6.80"
	%319 = load i8*, i8** %"f%6.80"
	%320 = load i64, i64* %"len%1.81"
	%321 = load i32, i32* %"f%2.31"
	store i32 %321, i32* %temporary.169
	call void @__m_MOD_str(i8* %319, i64 %320, i32* %temporary.169)
	%322 = load i8*, i8** %"source%2.32"
	%323 = load i64, i64* %"len%1.33"
	%324 = load i8*, i8** %"f%6.80"
	%325 = load i64, i64* %"len%1.81"
	%326 = icmp slt i64 %323, %325
	%327 = select i1 %326, i64 %323, i64 %325
	call void @llvm.memmove.p0i8.p0i8.i64(i8* %322, i8* %324, i64 %327, i1 false)
	%328 = getelementptr i8, i8* %322, i64 %325
	%329 = sub nsw i64 %323, %325
	%330 = icmp sgt i64 %329, 0
	%331 = select i1 %330, i64 %329, i64 0
	call void @llvm.memset.p0i8.i64(i8* %328, i8 32, i64 %331, i1 false)
	%332 = load i64, i64* %"len%1.33"
	store i64 %332, i64* %"s%len.9"
	%333 = load i8*, i8** %s.8
	%334 = icmp ne i8* %333, null
	br i1 %334, label %cold.170, label %rest.171

cold.170:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.11 to i8*), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.text.25, i64 0, i64 0))
	unreachable

rest.171:
	%335 = load i64, i64* %"s%len.9"
	%336 = icmp sgt i64 %335, 1
	%337 = select i1 %336, i64 %335, i64 1
	%338 = call i8* @malloc(i64 %337)
	%339 = icmp eq i8* %338, null
	br i1 %339, label %cold.172, label %rest.173

cold.172:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.11 to i8*), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.text.26, i64 0, i64 0))
	unreachable

rest.173:
	store i8* %338, i8** %s.8
	%340 = load i8*, i8** %"source%2.32"
	%341 = load i64, i64* %"len%1.33"
	%342 = icmp sgt i64 %341, 1
	%343 = select i1 %342, i64 %341, i64 1
	%344 = call i8* @malloc(i64 %343)
	%345 = icmp eq i8* %344, null
	br i1 %345, label %cold.174, label %rest.175

cold.174:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.11 to i8*), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.text.26, i64 0, i64 0))
	unreachable

rest.175:
	%346 = icmp slt i64 %341, %341
	%347 = select i1 %346, i64 %341, i64 %341
	call void @llvm.memmove.p0i8.p0i8.i64(i8* %344, i8* %340, i64 %347, i1 false)
	%348 = getelementptr i8, i8* %344, i64 %341
	%349 = sub nsw i64 %341, %341
	%350 = icmp sgt i64 %349, 0
	%351 = select i1 %350, i64 %349, i64 0
	call void @llvm.memset.p0i8.i64(i8* %348, i8 32, i64 %351, i1 false)
	%352 = load i8*, i8** %s.8
	call void @free(i8* %352)
	store i8* %344, i8** %s.8
	store i64 %341, i64* %"s%len.9"
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.12 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.5, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%353 = load i8*, i8** %s.8
	%354 = load i64, i64* %"s%len.9"
	call void @hpf_io_item(i32 6, i32 1, i8* %353, i64 %354)
	%355 = load i32, i32* @__m_MOD_cnt, !alias.scope !50, !noalias !51
	store i32 %355, i32* %temporary.176
	%356 = bitcast i32* %temporary.176 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %356, i64 4)
	%357 = call i32 @hpf_io_end()
	%358 = load i8*, i8** %s.8
	%359 = icmp eq i8* %358, null
	br i1 %359, label %cold.177, label %rest.178

cold.177:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.13 to i8*), i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.text.29, i64 0, i64 0))
	unreachable

rest.178:
	%360 = load i8*, i8** %s.8
	call void @free(i8* %360)
	store i8* null, i8** %s.8
	store i32 4, i32* %temporary.179
	%361 = call i32 @__m_MOD_f(i32* %temporary.179)
	store i32 %361, i32* %"f%7.82"
	%362 = load i32, i32* %"f%7.82"
	%363 = sext i32 %362 to i64
	store i64 %363, i64* %"f%3.34"
	%364 = load i64, i64* %"f%3.34"
	%365 = icmp sgt i64 %364, 0
	%366 = select i1 %365, i64 %364, i64 0
	store i64 %366, i64* %"len%2.36"
	%367 = load i8*, i8** %"source%3.35"
	call void @free(i8* %367)
	%368 = load i64, i64* %"len%2.36"
	%369 = icmp sgt i64 %368, 1
	%370 = select i1 %369, i64 %368, i64 1
	%371 = call i8* @malloc(i64 %370)
	%372 = icmp eq i8* %371, null
	br i1 %372, label %cold.180, label %rest.181

cold.180:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.14 to i8*), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.31, i64 0, i64 0))
	unreachable

rest.181:
	store i8* %371, i8** %"source%3.35"
	%373 = load i8*, i8** %"source%3.35"
	%374 = load i64, i64* %"len%2.36"
	%375 = load i64, i64* %"f%3.34"
	%376 = icmp sgt i64 %375, 0
	%377 = select i1 %376, i64 %375, i64 0
	%378 = bitcast i8** %text.182 to i8*
	%379 = bitcast i64* %text.size.183 to i8*
	%380 = call i8* @hpf_text_reserve(i8* %378, i8* %379, i64 %377, i8* bitcast (%hpf_pos* @.pos.14 to i8*))
	%381 = icmp sgt i64 %377, 0
	br i1 %381, label %each.184, label %end.185

each.184:
	%382 = phi i64 [ 0, %rest.181 ], [ %384, %each.184 ]
	%383 = getelementptr i8, i8* %380, i64 %382
	call void @llvm.memmove.p0i8.p0i8.i64(i8* %383, i8* bitcast ([1 x i8]* @0 to i8*), i64 1, i1 false)
	%384 = add nsw i64 %382, 1
	%385 = icmp slt i64 %384, %377
	br i1 %385, label %each.184, label %end.185

end.185:
	%386 = icmp slt i64 %374, %377
	%387 = select i1 %386, i64 %374, i64 %377
	call void @llvm.memmove.p0i8.p0i8.i64(i8* %373, i8* %380, i64 %387, i1 false)
	%388 = getelementptr i8, i8* %373, i64 %377
	%389 = sub nsw i64 %374, %377
	%390 = icmp sgt i64 %389, 0
	%391 = select i1 %390, i64 %389, i64 0
	call void @llvm.memset.p0i8.i64(i8* %388, i8 32, i64 %391, i1 false)
	%392 = load i64, i64* %"len%2.36"
	store i64 %392, i64* %"s%len.9"
	%393 = load i8*, i8** %s.8
	%394 = icmp ne i8* %393, null
	br i1 %394, label %cold.186, label %rest.187

cold.186:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.15 to i8*), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.text.25, i64 0, i64 0))
	unreachable

rest.187:
	%395 = load i64, i64* %"s%len.9"
	%396 = icmp sgt i64 %395, 1
	%397 = select i1 %396, i64 %395, i64 1
	%398 = call i8* @malloc(i64 %397)
	%399 = icmp eq i8* %398, null
	br i1 %399, label %cold.188, label %rest.189

cold.188:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.15 to i8*), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.text.26, i64 0, i64 0))
	unreachable

rest.189:
	store i8* %398, i8** %s.8
	%400 = load i8*, i8** %"source%3.35"
	%401 = load i64, i64* %"len%2.36"
	%402 = icmp sgt i64 %401, 1
	%403 = select i1 %402, i64 %401, i64 1
	%404 = call i8* @malloc(i64 %403)
	%405 = icmp eq i8* %404, null
	br i1 %405, label %cold.190, label %rest.191

cold.190:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.15 to i8*), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.text.26, i64 0, i64 0))
	unreachable

rest.191:
	%406 = icmp slt i64 %401, %401
	%407 = select i1 %406, i64 %401, i64 %401
	call void @llvm.memmove.p0i8.p0i8.i64(i8* %404, i8* %400, i64 %407, i1 false)
	%408 = getelementptr i8, i8* %404, i64 %401
	%409 = sub nsw i64 %401, %401
	%410 = icmp sgt i64 %409, 0
	%411 = select i1 %410, i64 %409, i64 0
	call void @llvm.memset.p0i8.i64(i8* %408, i8 32, i64 %411, i1 false)
	%412 = load i8*, i8** %s.8
	call void @free(i8* %412)
	store i8* %404, i8** %s.8
	store i64 %401, i64* %"s%len.9"
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.16 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.5, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%413 = load i8*, i8** %s.8
	%414 = load i64, i64* %"s%len.9"
	call void @hpf_io_item(i32 6, i32 1, i8* %413, i64 %414)
	%415 = load i32, i32* @__m_MOD_cnt, !alias.scope !50, !noalias !51
	store i32 %415, i32* %temporary.192
	%416 = bitcast i32* %temporary.192 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %416, i64 4)
	%417 = call i32 @hpf_io_end()
	%418 = load i8*, i8** %a.base.3
	%419 = icmp eq i8* %418, null
	br i1 %419, label %cold.193, label %rest.194

cold.193:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.17 to i8*), i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.text.7, i64 0, i64 0))
	unreachable

rest.194:
	call void @free(i8* %418)
	store i8* null, i8** %a.base.3
	%420 = getelementptr i32, i32* getelementptr ([3 x i32], [3 x i32]* @"r%2.data", i64 0, i64 -1), i64 1
	%421 = bitcast i32* %420 to i8*
	%422 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.195, i32 0, i32 0
	store i8* %421, i8** %422
	%423 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.195, i32 0, i32 1
	store i64 0, i64* %423
	%424 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.195, i32 0, i32 2, i32 0
	store i64 4, i64* %424
	%425 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.195, i32 0, i32 2, i32 1
	store i32 0, i32* %425
	%426 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.195, i32 0, i32 2, i32 2
	store i8 1, i8* %426
	%427 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.195, i32 0, i32 2, i32 3
	store i8 1, i8* %427
	%428 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.195, i32 0, i32 2, i32 4
	store i16 0, i16* %428
	%429 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.195, i32 0, i32 3
	store i64 4, i64* %429
	%430 = icmp sgt i64 3, 0
	%431 = select i1 %430, i64 3, i64 0
	%432 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.195, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %432
	%433 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.195, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %433
	%434 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.195, i32 0, i32 4, i32 0, i32 2
	store i64 %431, i64* %434
	%435 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.195, i32 0, i32 1
	store i64 -1, i64* %435
	%436 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.195 to i8*
	store i32 3, i32* %temporary.196
	call void @__m_MOD_arr(i8* %436, i32* %temporary.196)
	store i32 1, i32* %temporary.197
	%437 = call i32 @__m_MOD_f(i32* %temporary.197)
	store i32 %437, i32* %"f%8.83"
	%438 = load i32, i32* %"f%8.83"
	store i32 %438, i32* %"f%4.38"
	%439 = icmp sle i64 1, 3
	br i1 %439, label %do.198, label %enddo.201

do.198:
	%440 = phi i64 [ 1, %rest.194 ], [ %446, %latch.199 ]
	%441 = getelementptr i32, i32* getelementptr ([3 x i32], [3 x i32]* @"r%2.data", i64 0, i64 -1), i64 %440
	%442 = load i32, i32* %441, !alias.scope !32, !noalias !33, !llvm.access.group !72
	%443 = load i32, i32* %"f%4.38", !llvm.access.group !72
	%444 = add nsw i32 %442, %443
	%445 = getelementptr i32, i32* getelementptr ([3 x i32], [3 x i32]* @"t%2.data", i64 0, i64 -1), i64 %440
	store i32 %444, i32* %445, !alias.scope !34, !noalias !35, !llvm.access.group !72
	br label %latch.199

latch.199:
	%446 = add nsw i64 %440, 1
	%447 = icmp slt i64 %440, 3
	br i1 %447, label %do.198, label %done.200, !llvm.loop !75

done.200:
	br label %enddo.201

enddo.201:
	store i64 1, i64* %"a%lb1.14"
	store i64 3, i64* %"a%ub1.15"
	%448 = load i8*, i8** %a.base.3
	%449 = icmp ne i8* %448, null
	br i1 %449, label %cold.202, label %rest.203

cold.202:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.18 to i8*), i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.2, i64 0, i64 0))
	unreachable

rest.203:
	%450 = load i64, i64* %"a%lb1.14"
	%451 = load i64, i64* %"a%ub1.15"
	%452 = sub nsw i64 %451, %450
	%453 = add nsw i64 %452, 1
	%454 = icmp sgt i64 %453, 0
	%455 = select i1 %454, i64 %453, i64 0
	%456 = icmp sgt i64 %455, 1
	%457 = select i1 %456, i64 %455, i64 1
	%458 = call i8* @hpf_cleared_memory(i64 %457, i64 4)
	%459 = icmp eq i8* %458, null
	br i1 %459, label %cold.204, label %rest.205

cold.204:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.18 to i8*), i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.text.3, i64 0, i64 0))
	unreachable

rest.205:
	store i8* %458, i8** %a.base.3
	%460 = bitcast i8* %458 to i32*
	%461 = sub nsw i64 0, %450
	%462 = getelementptr i32, i32* %460, i64 %461
	store i32* %462, i32** %a.origin.1
	%463 = load i64, i64* %"a%lb1.14"
	%464 = load i64, i64* %"a%ub1.15"
	%465 = icmp sle i64 %463, %464
	br i1 %465, label %do.206, label %enddo.209

do.206:
	%466 = phi i64 [ %463, %rest.205 ], [ %474, %latch.207 ]
	%467 = load i64, i64* %"a%lb1.14", !llvm.access.group !76
	%468 = sub nsw i64 1, %467
	%469 = add nsw i64 %466, %468
	%470 = getelementptr i32, i32* getelementptr ([3 x i32], [3 x i32]* @"t%2.data", i64 0, i64 -1), i64 %469
	%471 = load i32, i32* %470, !alias.scope !34, !noalias !35, !llvm.access.group !76
	%472 = load i32*, i32** %a.origin.1
	%473 = getelementptr i32, i32* %472, i64 %466
	store i32 %471, i32* %473, !alias.scope !18, !noalias !19, !llvm.access.group !76
	br label %latch.207

latch.207:
	%474 = add nsw i64 %466, 1
	%475 = icmp slt i64 %466, %464
	br i1 %475, label %do.206, label %done.208, !llvm.loop !79

done.208:
	br label %enddo.209

enddo.209:
	%476 = load i64, i64* %"a%lb1.14"
	%477 = load i64, i64* %"a%lb1.14"
	%478 = load i64, i64* %"a%ub1.15"
	%479 = icmp sle i64 %477, %478
	%480 = select i1 %479, i64 %476, i64 1
	%481 = trunc i64 %480 to i32
	%482 = getelementptr i32, i32* getelementptr ([1 x i32], [1 x i32]* @"v%2.data", i64 0, i64 -1), i64 1
	store i32 %481, i32* %482, !alias.scope !36, !noalias !37
	%483 = icmp sle i64 1, 1
	br i1 %483, label %do.210, label %enddo.213

do.210:
	%484 = phi i64 [ 1, %enddo.209 ], [ %488, %latch.211 ]
	%485 = getelementptr i32, i32* getelementptr ([1 x i32], [1 x i32]* @"v%2.data", i64 0, i64 -1), i64 %484
	%486 = load i32, i32* %485, !alias.scope !36, !noalias !37, !llvm.access.group !80
	%487 = getelementptr i32, i32* getelementptr ([1 x i32], [1 x i32]* @"t%3.data", i64 0, i64 -1), i64 %484
	store i32 %486, i32* %487, !alias.scope !38, !noalias !39, !llvm.access.group !80
	br label %latch.211

latch.211:
	%488 = add nsw i64 %484, 1
	%489 = icmp slt i64 %484, 1
	br i1 %489, label %do.210, label %done.212, !llvm.loop !83

done.212:
	br label %enddo.213

enddo.213:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.19 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.5, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%490 = load i64, i64* %"a%lb1.14"
	%491 = load i32*, i32** %a.origin.1
	%492 = getelementptr i32, i32* %491, i64 %490
	%493 = bitcast i32* %492 to i8*
	%494 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.214, i32 0, i32 0
	store i8* %493, i8** %494
	%495 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.214, i32 0, i32 1
	store i64 0, i64* %495
	%496 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.214, i32 0, i32 2, i32 0
	store i64 4, i64* %496
	%497 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.214, i32 0, i32 2, i32 1
	store i32 0, i32* %497
	%498 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.214, i32 0, i32 2, i32 2
	store i8 1, i8* %498
	%499 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.214, i32 0, i32 2, i32 3
	store i8 1, i8* %499
	%500 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.214, i32 0, i32 2, i32 4
	store i16 0, i16* %500
	%501 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.214, i32 0, i32 3
	store i64 4, i64* %501
	%502 = load i64, i64* %"a%lb1.14"
	%503 = load i64, i64* %"a%ub1.15"
	%504 = sub nsw i64 %503, %502
	%505 = add nsw i64 %504, 1
	%506 = icmp sgt i64 %505, 0
	%507 = select i1 %506, i64 %505, i64 0
	%508 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.214, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %508
	%509 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.214, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %509
	%510 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.214, i32 0, i32 4, i32 0, i32 2
	store i64 %507, i64* %510
	%511 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.214, i32 0, i32 1
	store i64 -1, i64* %511
	%512 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.214 to i8*
	call void @hpf_io_array(i8* %512, i32 4)
	%513 = getelementptr i32, i32* getelementptr ([1 x i32], [1 x i32]* @"t%3.data", i64 0, i64 -1), i64 1
	%514 = bitcast i32* %513 to i8*
	%515 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.215, i32 0, i32 0
	store i8* %514, i8** %515
	%516 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.215, i32 0, i32 1
	store i64 0, i64* %516
	%517 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.215, i32 0, i32 2, i32 0
	store i64 4, i64* %517
	%518 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.215, i32 0, i32 2, i32 1
	store i32 0, i32* %518
	%519 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.215, i32 0, i32 2, i32 2
	store i8 1, i8* %519
	%520 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.215, i32 0, i32 2, i32 3
	store i8 1, i8* %520
	%521 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.215, i32 0, i32 2, i32 4
	store i16 0, i16* %521
	%522 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.215, i32 0, i32 3
	store i64 4, i64* %522
	%523 = icmp sgt i64 1, 0
	%524 = select i1 %523, i64 1, i64 0
	%525 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.215, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %525
	%526 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.215, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %526
	%527 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.215, i32 0, i32 4, i32 0, i32 2
	store i64 %524, i64* %527
	%528 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.215, i32 0, i32 1
	store i64 -1, i64* %528
	%529 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.215 to i8*
	call void @hpf_io_array(i8* %529, i32 4)
	%530 = load i32, i32* @__m_MOD_cnt, !alias.scope !50, !noalias !51
	store i32 %530, i32* %temporary.216
	%531 = bitcast i32* %temporary.216 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %531, i64 4)
	%532 = call i32 @hpf_io_end()
	%533 = load i8*, i8** %a.base.3
	%534 = icmp eq i8* %533, null
	br i1 %534, label %cold.217, label %rest.218

cold.217:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.20 to i8*), i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.text.7, i64 0, i64 0))
	unreachable

rest.218:
	call void @free(i8* %533)
	store i8* null, i8** %a.base.3
	%535 = getelementptr i32, i32* getelementptr ([6 x i32], [6 x i32]* @"r%3.data", i64 0, i64 -1), i64 1
	%536 = bitcast i32* %535 to i8*
	%537 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.219, i32 0, i32 0
	store i8* %536, i8** %537
	%538 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.219, i32 0, i32 1
	store i64 0, i64* %538
	%539 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.219, i32 0, i32 2, i32 0
	store i64 4, i64* %539
	%540 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.219, i32 0, i32 2, i32 1
	store i32 0, i32* %540
	%541 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.219, i32 0, i32 2, i32 2
	store i8 1, i8* %541
	%542 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.219, i32 0, i32 2, i32 3
	store i8 1, i8* %542
	%543 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.219, i32 0, i32 2, i32 4
	store i16 0, i16* %543
	%544 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.219, i32 0, i32 3
	store i64 4, i64* %544
	%545 = icmp sgt i64 6, 0
	%546 = select i1 %545, i64 6, i64 0
	%547 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.219, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %547
	%548 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.219, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %548
	%549 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.219, i32 0, i32 4, i32 0, i32 2
	store i64 %546, i64* %549
	%550 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.219, i32 0, i32 1
	store i64 -1, i64* %550
	%551 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.219 to i8*
	store i32 6, i32* %temporary.220
	call void @__m_MOD_arr(i8* %551, i32* %temporary.220)
	%552 = icmp sle i64 1, 6
	br i1 %552, label %do.221, label %enddo.224

do.221:
	%553 = phi i64 [ 1, %rest.218 ], [ %557, %latch.222 ]
	%554 = getelementptr i32, i32* getelementptr ([6 x i32], [6 x i32]* @"r%3.data", i64 0, i64 -1), i64 %553
	%555 = load i32, i32* %554, !alias.scope !40, !noalias !41, !llvm.access.group !84
	%556 = getelementptr i32, i32* getelementptr ([6 x i32], [6 x i32]* @"t%4.data", i64 0, i64 -1), i64 %553
	store i32 %555, i32* %556, !alias.scope !42, !noalias !43, !llvm.access.group !84
	br label %latch.222

latch.222:
	%557 = add nsw i64 %553, 1
	%558 = icmp slt i64 %553, 6
	br i1 %558, label %do.221, label %done.223, !llvm.loop !87

done.223:
	br label %enddo.224

enddo.224:
	store i64 1, i64* %"a%lb1.14"
	store i64 6, i64* %"a%ub1.15"
	%559 = load i8*, i8** %a.base.3
	%560 = icmp ne i8* %559, null
	br i1 %560, label %cold.225, label %rest.226

cold.225:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.21 to i8*), i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.2, i64 0, i64 0))
	unreachable

rest.226:
	%561 = load i64, i64* %"a%lb1.14"
	%562 = load i64, i64* %"a%ub1.15"
	%563 = sub nsw i64 %562, %561
	%564 = add nsw i64 %563, 1
	%565 = icmp sgt i64 %564, 0
	%566 = select i1 %565, i64 %564, i64 0
	%567 = icmp sgt i64 %566, 1
	%568 = select i1 %567, i64 %566, i64 1
	%569 = call i8* @hpf_cleared_memory(i64 %568, i64 4)
	%570 = icmp eq i8* %569, null
	br i1 %570, label %cold.227, label %rest.228

cold.227:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.21 to i8*), i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.text.3, i64 0, i64 0))
	unreachable

rest.228:
	store i8* %569, i8** %a.base.3
	%571 = bitcast i8* %569 to i32*
	%572 = sub nsw i64 0, %561
	%573 = getelementptr i32, i32* %571, i64 %572
	store i32* %573, i32** %a.origin.1
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.22 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.5, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%574 = load i64, i64* %"a%ub1.15"
	%575 = load i64, i64* %"a%lb1.14"
	%576 = sub nsw i64 %574, %575
	%577 = add nsw i64 %576, 1
	%578 = icmp sgt i64 %577, 0
	%579 = select i1 %578, i64 %577, i64 0
	%580 = trunc i64 %579 to i32
	store i32 %580, i32* %temporary.229
	%581 = bitcast i32* %temporary.229 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %581, i64 4)
	%582 = load i32, i32* @__m_MOD_cnt, !alias.scope !50, !noalias !51
	store i32 %582, i32* %temporary.230
	%583 = bitcast i32* %temporary.230 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %583, i64 4)
	%584 = call i32 @hpf_io_end()
	store i32 2, i32* %temporary.231
	%585 = call i32 @__m_MOD_f(i32* %temporary.231)
	store i32 %585, i32* %"f%9.84"
	%586 = load i32, i32* %"f%9.84"
	store i32 %586, i32* %"f%5.43"
	store i64 5, i64* %"n%1.44"
	%587 = load i8*, i8** %a.base.3
	%588 = icmp ne i8* %587, null
	br i1 %588, label %then.233, label %else.234

endif.232:
	%589 = load i8*, i8** %a.base.3
	%590 = icmp ne i8* %589, null
	%591 = xor i1 %590, true
	br i1 %591, label %then.241, label %else.242

then.233:
	%592 = load i64, i64* %"a%ub1.15"
	%593 = load i64, i64* %"a%lb1.14"
	%594 = sub nsw i64 %592, %593
	%595 = add nsw i64 %594, 1
	%596 = icmp sgt i64 %595, 0
	%597 = select i1 %596, i64 %595, i64 0
	%598 = load i64, i64* %"n%1.44"
	%599 = icmp ne i64 %597, %598
	br i1 %599, label %then.236, label %else.237

else.234:
	br label %endif.232

endif.235:
	br label %endif.232

then.236:
	%600 = load i8*, i8** %a.base.3
	%601 = icmp eq i8* %600, null
	br i1 %601, label %cold.238, label %rest.239

else.237:
	br label %endif.235

cold.238:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.23 to i8*), i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.text.7, i64 0, i64 0))
	unreachable

rest.239:
	call void @free(i8* %600)
	store i8* null, i8** %a.base.3
	br label %endif.235

endif.240:
	%602 = load i64, i64* %"a%lb1.14"
	%603 = load i64, i64* %"a%ub1.15"
	%604 = icmp sle i64 %602, %603
	br i1 %604, label %do.247, label %enddo.250

then.241:
	store i64 1, i64* %"a%lb1.14"
	%605 = load i64, i64* %"n%1.44"
	store i64 %605, i64* %"a%ub1.15"
	%606 = load i8*, i8** %a.base.3
	%607 = icmp ne i8* %606, null
	br i1 %607, label %cold.243, label %rest.244

else.242:
	br label %endif.240

cold.243:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.23 to i8*), i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.2, i64 0, i64 0))
	unreachable

rest.244:
	%608 = load i64, i64* %"a%lb1.14"
	%609 = load i64, i64* %"a%ub1.15"
	%610 = sub nsw i64 %609, %608
	%611 = add nsw i64 %610, 1
	%612 = icmp sgt i64 %611, 0
	%613 = select i1 %612, i64 %611, i64 0
	%614 = icmp sgt i64 %613, 1
	%615 = select i1 %614, i64 %613, i64 1
	%616 = call i8* @hpf_cleared_memory(i64 %615, i64 4)
	%617 = icmp eq i8* %616, null
	br i1 %617, label %cold.245, label %rest.246

cold.245:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.23 to i8*), i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.text.3, i64 0, i64 0))
	unreachable

rest.246:
	store i8* %616, i8** %a.base.3
	%618 = bitcast i8* %616 to i32*
	%619 = sub nsw i64 0, %608
	%620 = getelementptr i32, i32* %618, i64 %619
	store i32* %620, i32** %a.origin.1
	br label %endif.240

do.247:
	%621 = phi i64 [ %602, %endif.240 ], [ %631, %latch.248 ]
	%622 = load i64, i64* %"a%lb1.14", !llvm.access.group !88
	%623 = sub nsw i64 1, %622
	%624 = add nsw i64 %621, %623
	%625 = getelementptr i32, i32* getelementptr ([5 x i32], [5 x i32]* @e.data, i64 0, i64 -1), i64 %624
	%626 = load i32, i32* %625, !alias.scope !22, !noalias !23, !llvm.access.group !88
	%627 = load i32, i32* %"f%5.43", !llvm.access.group !88
	%628 = add nsw i32 %626, %627
	%629 = load i32*, i32** %a.origin.1
	%630 = getelementptr i32, i32* %629, i64 %621
	store i32 %628, i32* %630, !alias.scope !18, !noalias !19, !llvm.access.group !88
	br label %latch.248

latch.248:
	%631 = add nsw i64 %621, 1
	%632 = icmp slt i64 %621, %603
	br i1 %632, label %do.247, label %done.249, !llvm.loop !91

done.249:
	br label %enddo.250

enddo.250:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.24 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.5, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%633 = load i64, i64* %"a%lb1.14"
	%634 = load i32*, i32** %a.origin.1
	%635 = getelementptr i32, i32* %634, i64 %633
	%636 = bitcast i32* %635 to i8*
	%637 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.251, i32 0, i32 0
	store i8* %636, i8** %637
	%638 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.251, i32 0, i32 1
	store i64 0, i64* %638
	%639 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.251, i32 0, i32 2, i32 0
	store i64 4, i64* %639
	%640 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.251, i32 0, i32 2, i32 1
	store i32 0, i32* %640
	%641 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.251, i32 0, i32 2, i32 2
	store i8 1, i8* %641
	%642 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.251, i32 0, i32 2, i32 3
	store i8 1, i8* %642
	%643 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.251, i32 0, i32 2, i32 4
	store i16 0, i16* %643
	%644 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.251, i32 0, i32 3
	store i64 4, i64* %644
	%645 = load i64, i64* %"a%lb1.14"
	%646 = load i64, i64* %"a%ub1.15"
	%647 = sub nsw i64 %646, %645
	%648 = add nsw i64 %647, 1
	%649 = icmp sgt i64 %648, 0
	%650 = select i1 %649, i64 %648, i64 0
	%651 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.251, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %651
	%652 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.251, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %652
	%653 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.251, i32 0, i32 4, i32 0, i32 2
	store i64 %650, i64* %653
	%654 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.251, i32 0, i32 1
	store i64 -1, i64* %654
	%655 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.251 to i8*
	call void @hpf_io_array(i8* %655, i32 4)
	%656 = load i32, i32* @__m_MOD_cnt, !alias.scope !50, !noalias !51
	store i32 %656, i32* %temporary.252
	%657 = bitcast i32* %temporary.252 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %657, i64 4)
	%658 = call i32 @hpf_io_end()
	store i64 0, i64* %"k%1.46"
	%659 = icmp sle i64 1, 5
	br i1 %659, label %do.253, label %enddo.256

do.253:
	%660 = phi i64 [ 1, %enddo.250 ], [ %667, %latch.254 ]
	%661 = load i64, i64* %"k%1.46"
	%662 = add nsw i64 %661, 1
	store i64 %662, i64* %"k%1.46"
	%663 = getelementptr i32, i32* getelementptr ([5 x i32], [5 x i32]* @e.data, i64 0, i64 -1), i64 %660
	%664 = load i32, i32* %663, !alias.scope !22, !noalias !23
	%665 = load i64, i64* %"k%1.46"
	%666 = getelementptr i32, i32* getelementptr ([6 x i32], [6 x i32]* @"c%1.data", i64 0, i64 -1), i64 %665
	store i32 %664, i32* %666, !alias.scope !44, !noalias !45
	br label %latch.254

latch.254:
	%667 = add nsw i64 %660, 1
	%668 = icmp slt i64 %660, 5
	br i1 %668, label %do.253, label %done.255, !llvm.loop !93

done.255:
	br label %enddo.256

enddo.256:
	%669 = load i64, i64* %"k%1.46"
	%670 = add nsw i64 %669, 1
	store i64 %670, i64* %"k%1.46"
	store i32 9, i32* %temporary.257
	%671 = call i32 @__m_MOD_f(i32* %temporary.257)
	store i32 %671, i32* %"f%10.85"
	%672 = load i32, i32* %"f%10.85"
	%673 = load i64, i64* %"k%1.46"
	%674 = getelementptr i32, i32* getelementptr ([6 x i32], [6 x i32]* @"c%1.data", i64 0, i64 -1), i64 %673
	store i32 %672, i32* %674, !alias.scope !44, !noalias !45
	store i64 6, i64* %"n%2.49"
	%675 = load i8*, i8** %a.base.3
	%676 = icmp ne i8* %675, null
	br i1 %676, label %then.259, label %else.260

endif.258:
	%677 = load i8*, i8** %a.base.3
	%678 = icmp ne i8* %677, null
	%679 = xor i1 %678, true
	br i1 %679, label %then.267, label %else.268

then.259:
	%680 = load i64, i64* %"a%ub1.15"
	%681 = load i64, i64* %"a%lb1.14"
	%682 = sub nsw i64 %680, %681
	%683 = add nsw i64 %682, 1
	%684 = icmp sgt i64 %683, 0
	%685 = select i1 %684, i64 %683, i64 0
	%686 = load i64, i64* %"n%2.49"
	%687 = icmp ne i64 %685, %686
	br i1 %687, label %then.262, label %else.263

else.260:
	br label %endif.258

endif.261:
	br label %endif.258

then.262:
	%688 = load i8*, i8** %a.base.3
	%689 = icmp eq i8* %688, null
	br i1 %689, label %cold.264, label %rest.265

else.263:
	br label %endif.261

cold.264:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.25 to i8*), i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.text.7, i64 0, i64 0))
	unreachable

rest.265:
	call void @free(i8* %688)
	store i8* null, i8** %a.base.3
	br label %endif.261

endif.266:
	%690 = load i64, i64* %"a%lb1.14"
	%691 = load i64, i64* %"a%ub1.15"
	%692 = icmp sle i64 %690, %691
	br i1 %692, label %do.273, label %enddo.276

then.267:
	store i64 1, i64* %"a%lb1.14"
	%693 = load i64, i64* %"n%2.49"
	store i64 %693, i64* %"a%ub1.15"
	%694 = load i8*, i8** %a.base.3
	%695 = icmp ne i8* %694, null
	br i1 %695, label %cold.269, label %rest.270

else.268:
	br label %endif.266

cold.269:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.25 to i8*), i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.2, i64 0, i64 0))
	unreachable

rest.270:
	%696 = load i64, i64* %"a%lb1.14"
	%697 = load i64, i64* %"a%ub1.15"
	%698 = sub nsw i64 %697, %696
	%699 = add nsw i64 %698, 1
	%700 = icmp sgt i64 %699, 0
	%701 = select i1 %700, i64 %699, i64 0
	%702 = icmp sgt i64 %701, 1
	%703 = select i1 %702, i64 %701, i64 1
	%704 = call i8* @hpf_cleared_memory(i64 %703, i64 4)
	%705 = icmp eq i8* %704, null
	br i1 %705, label %cold.271, label %rest.272

cold.271:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.25 to i8*), i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.text.3, i64 0, i64 0))
	unreachable

rest.272:
	store i8* %704, i8** %a.base.3
	%706 = bitcast i8* %704 to i32*
	%707 = sub nsw i64 0, %696
	%708 = getelementptr i32, i32* %706, i64 %707
	store i32* %708, i32** %a.origin.1
	br label %endif.266

do.273:
	%709 = phi i64 [ %690, %endif.266 ], [ %717, %latch.274 ]
	%710 = load i64, i64* %"a%lb1.14", !llvm.access.group !94
	%711 = sub nsw i64 1, %710
	%712 = add nsw i64 %709, %711
	%713 = getelementptr i32, i32* getelementptr ([6 x i32], [6 x i32]* @"c%1.data", i64 0, i64 -1), i64 %712
	%714 = load i32, i32* %713, !alias.scope !44, !noalias !45, !llvm.access.group !94
	%715 = load i32*, i32** %a.origin.1
	%716 = getelementptr i32, i32* %715, i64 %709
	store i32 %714, i32* %716, !alias.scope !18, !noalias !19, !llvm.access.group !94
	br label %latch.274

latch.274:
	%717 = add nsw i64 %709, 1
	%718 = icmp slt i64 %709, %691
	br i1 %718, label %do.273, label %done.275, !llvm.loop !97

done.275:
	br label %enddo.276

enddo.276:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.26 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.5, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%719 = load i64, i64* %"a%lb1.14"
	%720 = load i32*, i32** %a.origin.1
	%721 = getelementptr i32, i32* %720, i64 %719
	%722 = bitcast i32* %721 to i8*
	%723 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.277, i32 0, i32 0
	store i8* %722, i8** %723
	%724 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.277, i32 0, i32 1
	store i64 0, i64* %724
	%725 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.277, i32 0, i32 2, i32 0
	store i64 4, i64* %725
	%726 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.277, i32 0, i32 2, i32 1
	store i32 0, i32* %726
	%727 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.277, i32 0, i32 2, i32 2
	store i8 1, i8* %727
	%728 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.277, i32 0, i32 2, i32 3
	store i8 1, i8* %728
	%729 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.277, i32 0, i32 2, i32 4
	store i16 0, i16* %729
	%730 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.277, i32 0, i32 3
	store i64 4, i64* %730
	%731 = load i64, i64* %"a%lb1.14"
	%732 = load i64, i64* %"a%ub1.15"
	%733 = sub nsw i64 %732, %731
	%734 = add nsw i64 %733, 1
	%735 = icmp sgt i64 %734, 0
	%736 = select i1 %735, i64 %734, i64 0
	%737 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.277, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %737
	%738 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.277, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %738
	%739 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.277, i32 0, i32 4, i32 0, i32 2
	store i64 %736, i64* %739
	%740 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.277, i32 0, i32 1
	store i64 -1, i64* %740
	%741 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.277 to i8*
	call void @hpf_io_array(i8* %741, i32 4)
	%742 = load i32, i32* @__m_MOD_cnt, !alias.scope !50, !noalias !51
	store i32 %742, i32* %temporary.278
	%743 = bitcast i32* %temporary.278 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %743, i64 4)
	%744 = call i32 @hpf_io_end()
	store i32 1, i32* %temporary.279
	%745 = call i32 @__m_MOD_f(i32* %temporary.279)
	store i32 %745, i32* %"f%11.86"
	%746 = load i32, i32* %"f%11.86"
	store i32 %746, i32* %"f%6.51"
	store i32 3, i32* %temporary.280
	%747 = call i32 @__m_MOD_f(i32* %temporary.280)
	store i32 %747, i32* %"f%12.87"
	%748 = load i32, i32* %"f%12.87"
	store i32 %748, i32* %"f%7.52"
	store i32 3, i32* %temporary.281
	%749 = call i32 @__m_MOD_f(i32* %temporary.281)
	store i32 %749, i32* %"f%13.88"
	%750 = load i32, i32* %"f%13.88"
	store i32 %750, i32* %"f%8.53"
	store i32 1, i32* %temporary.282
	%751 = call i32 @__m_MOD_f(i32* %temporary.282)
	store i32 %751, i32* %"f%14.89"
	store i32 -1, i32* %temporary.283
	%752 = call i32 @__m_MOD_f(i32* %temporary.283)
	store i32 %752, i32* %"f%15.90"
	%753 = load i32, i32* %"f%15.90"
	store i32 %753, i32* %"f%10.55"
	%754 = load i32, i32* %"f%6.51"
	%755 = sext i32 %754 to i64
	%756 = load i32, i32* %"f%7.52"
	%757 = sext i32 %756 to i64
	%758 = icmp sle i64 %755, %757
	br i1 %758, label %do.284, label %enddo.287

do.284:
	%759 = phi i64 [ %755, %enddo.276 ], [ %772, %latch.285 ]
	%760 = load i32, i32* %"f%6.51", !llvm.access.group !98
	%761 = sext i32 %760 to i64
	%762 = sub nsw i64 %759, %761
	%763 = load i32, i32* %"f%10.55", !llvm.access.group !98
	%764 = sext i32 %763 to i64
	%765 = mul nsw i64 %762, %764
	%766 = load i32, i32* %"f%8.53", !llvm.access.group !98
	%767 = sext i32 %766 to i64
	%768 = add nsw i64 %765, %767
	%769 = getelementptr i32, i32* getelementptr ([5 x i32], [5 x i32]* @e.data, i64 0, i64 -1), i64 %768
	%770 = load i32, i32* %769, !alias.scope !22, !noalias !23, !llvm.access.group !98
	%771 = getelementptr i32, i32* getelementptr ([5 x i32], [5 x i32]* @g.data, i64 0, i64 -1), i64 %759
	store i32 %770, i32* %771, !alias.scope !24, !noalias !25, !llvm.access.group !98
	br label %latch.285

latch.285:
	%772 = add nsw i64 %759, 1
	%773 = icmp slt i64 %759, %757
	br i1 %773, label %do.284, label %done.286, !llvm.loop !101

done.286:
	br label %enddo.287

enddo.287:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.27 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.5, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%774 = getelementptr i32, i32* getelementptr ([5 x i32], [5 x i32]* @g.data, i64 0, i64 -1), i64 1
	%775 = bitcast i32* %774 to i8*
	%776 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.288, i32 0, i32 0
	store i8* %775, i8** %776
	%777 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.288, i32 0, i32 1
	store i64 0, i64* %777
	%778 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.288, i32 0, i32 2, i32 0
	store i64 4, i64* %778
	%779 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.288, i32 0, i32 2, i32 1
	store i32 0, i32* %779
	%780 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.288, i32 0, i32 2, i32 2
	store i8 1, i8* %780
	%781 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.288, i32 0, i32 2, i32 3
	store i8 1, i8* %781
	%782 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.288, i32 0, i32 2, i32 4
	store i16 0, i16* %782
	%783 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.288, i32 0, i32 3
	store i64 4, i64* %783
	%784 = icmp sgt i64 3, 0
	%785 = select i1 %784, i64 3, i64 0
	%786 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.288, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %786
	%787 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.288, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %787
	%788 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.288, i32 0, i32 4, i32 0, i32 2
	store i64 %785, i64* %788
	%789 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.288, i32 0, i32 1
	store i64 -1, i64* %789
	%790 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.288 to i8*
	call void @hpf_io_array(i8* %790, i32 4)
	%791 = load i32, i32* @__m_MOD_cnt, !alias.scope !50, !noalias !51
	store i32 %791, i32* %temporary.289
	%792 = bitcast i32* %temporary.289 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %792, i64 4)
	%793 = call i32 @hpf_io_end()
	store i32 2, i32* %temporary.290
	%794 = call i32 @__m_MOD_f(i32* %temporary.290)
	store i32 %794, i32* %"f%16.91"
	%795 = load i32, i32* %"f%16.91"
	store i32 %795, i32* %"f%11.58"
	%796 = icmp sle i64 1, 5
	br i1 %796, label %do.291, label %enddo.294

do.291:
	%797 = phi i64 [ 1, %enddo.287 ], [ %803, %latch.292 ]
	%798 = load i32, i32* %"f%11.58", !llvm.access.group !102
	%799 = sext i32 %798 to i64
	%800 = getelementptr i32, i32* getelementptr ([5 x i32], [5 x i32]* @e.data, i64 0, i64 -1), i64 %799
	%801 = load i32, i32* %800, !alias.scope !22, !noalias !23, !llvm.access.group !102
	%802 = getelementptr i32, i32* getelementptr ([5 x i32], [5 x i32]* @g.data, i64 0, i64 -1), i64 %797
	store i32 %801, i32* %802, !alias.scope !24, !noalias !25, !llvm.access.group !102
	br label %latch.292

latch.292:
	%803 = add nsw i64 %797, 1
	%804 = icmp slt i64 %797, 5
	br i1 %804, label %do.291, label %done.293, !llvm.loop !105

done.293:
	br label %enddo.294

enddo.294:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.28 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.5, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%805 = getelementptr i32, i32* getelementptr ([5 x i32], [5 x i32]* @g.data, i64 0, i64 -1), i64 1
	%806 = bitcast i32* %805 to i8*
	%807 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.295, i32 0, i32 0
	store i8* %806, i8** %807
	%808 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.295, i32 0, i32 1
	store i64 0, i64* %808
	%809 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.295, i32 0, i32 2, i32 0
	store i64 4, i64* %809
	%810 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.295, i32 0, i32 2, i32 1
	store i32 0, i32* %810
	%811 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.295, i32 0, i32 2, i32 2
	store i8 1, i8* %811
	%812 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.295, i32 0, i32 2, i32 3
	store i8 1, i8* %812
	%813 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.295, i32 0, i32 2, i32 4
	store i16 0, i16* %813
	%814 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.295, i32 0, i32 3
	store i64 4, i64* %814
	%815 = icmp sgt i64 5, 0
	%816 = select i1 %815, i64 5, i64 0
	%817 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.295, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %817
	%818 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.295, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %818
	%819 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.295, i32 0, i32 4, i32 0, i32 2
	store i64 %816, i64* %819
	%820 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.295, i32 0, i32 1
	store i64 -1, i64* %820
	%821 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.295 to i8*
	call void @hpf_io_array(i8* %821, i32 4)
	%822 = load i32, i32* @__m_MOD_cnt, !alias.scope !50, !noalias !51
	store i32 %822, i32* %temporary.296
	%823 = bitcast i32* %temporary.296 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %823, i64 4)
	%824 = call i32 @hpf_io_end()
	store i32 4, i32* %temporary.297
	%825 = call i32 @__m_MOD_f(i32* %temporary.297)
	store i32 %825, i32* %"f%17.92"
	%826 = load i32, i32* %"f%17.92"
	store i32 %826, i32* %"f%12.59"
	store i32 8, i32* %temporary.298
	%827 = call i32 @__m_MOD_f(i32* %temporary.298)
	store i32 %827, i32* %"f%18.93"
	%828 = load i32, i32* %"f%18.93"
	store i32 %828, i32* %"f%13.61"
	%829 = load i32, i32* %"f%12.59"
	%830 = sext i32 %829 to i64
	%831 = icmp sle i64 %830, 5
	br i1 %831, label %do.299, label %enddo.302

do.299:
	%832 = phi i64 [ %830, %enddo.294 ], [ %835, %latch.300 ]
	%833 = load i32, i32* %"f%13.61", !llvm.access.group !106
	%834 = getelementptr i32, i32* getelementptr ([5 x i32], [5 x i32]* @g.data, i64 0, i64 -1), i64 %832
	store i32 %833, i32* %834, !alias.scope !24, !noalias !25, !llvm.access.group !106
	br label %latch.300

latch.300:
	%835 = add nsw i64 %832, 1
	%836 = icmp slt i64 %832, 5
	br i1 %836, label %do.299, label %done.301, !llvm.loop !109

done.301:
	br label %enddo.302

enddo.302:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.29 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.5, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%837 = getelementptr i32, i32* getelementptr ([5 x i32], [5 x i32]* @g.data, i64 0, i64 -1), i64 4
	%838 = bitcast i32* %837 to i8*
	%839 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.303, i32 0, i32 0
	store i8* %838, i8** %839
	%840 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.303, i32 0, i32 1
	store i64 0, i64* %840
	%841 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.303, i32 0, i32 2, i32 0
	store i64 4, i64* %841
	%842 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.303, i32 0, i32 2, i32 1
	store i32 0, i32* %842
	%843 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.303, i32 0, i32 2, i32 2
	store i8 1, i8* %843
	%844 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.303, i32 0, i32 2, i32 3
	store i8 1, i8* %844
	%845 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.303, i32 0, i32 2, i32 4
	store i16 0, i16* %845
	%846 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.303, i32 0, i32 3
	store i64 4, i64* %846
	%847 = icmp sgt i64 2, 0
	%848 = select i1 %847, i64 2, i64 0
	%849 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.303, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %849
	%850 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.303, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %850
	%851 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.303, i32 0, i32 4, i32 0, i32 2
	store i64 %848, i64* %851
	%852 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.303, i32 0, i32 1
	store i64 -1, i64* %852
	%853 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.303 to i8*
	call void @hpf_io_array(i8* %853, i32 4)
	%854 = load i32, i32* @__m_MOD_cnt, !alias.scope !50, !noalias !51
	store i32 %854, i32* %temporary.304
	%855 = bitcast i32* %temporary.304 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %855, i64 4)
	%856 = call i32 @hpf_io_end()
	store i32 2, i32* %temporary.305
	%857 = call i32 @__m_MOD_f(i32* %temporary.305)
	store i32 %857, i32* %"f%19.94"
	%858 = load i32, i32* %"f%19.94"
	store i32 %858, i32* %"f%14.62"
	store i32 2, i32* %temporary.306
	%859 = call i32 @__m_MOD_f(i32* %temporary.306)
	store i32 %859, i32* %"f%20.95"
	%860 = load i32, i32* %"f%20.95"
	store i32 %860, i32* %"f%15.63"
	%861 = load i32, i32* %"f%15.63"
	%862 = sext i32 %861 to i64
	%863 = load i32, i32* %"f%14.62"
	%864 = sext i32 %863 to i64
	%865 = sub nsw i64 %862, %864
	%866 = add nsw i64 %865, 1
	%867 = icmp sgt i64 %866, 0
	%868 = select i1 %867, i64 %866, i64 0
	store i64 %868, i64* %"t%b%1.67"
	%869 = load i8*, i8** %"t%5.base.66"
	call void @free(i8* %869)
	%870 = load i64, i64* %"t%b%1.67"
	%871 = sub nsw i64 %870, 1
	%872 = add nsw i64 %871, 1
	%873 = icmp sgt i64 %872, 0
	%874 = select i1 %873, i64 %872, i64 0
	%875 = icmp sgt i64 %874, 1
	%876 = select i1 %875, i64 %874, i64 1
	%877 = call i8* @hpf_cleared_memory(i64 %876, i64 4)
	%878 = icmp eq i8* %877, null
	br i1 %878, label %cold.307, label %rest.308

cold.307:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.30 to i8*), i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.41, i64 0, i64 0))
	unreachable

rest.308:
	store i8* %877, i8** %"t%5.base.66"
	%879 = bitcast i8* %877 to i32*
	%880 = getelementptr i32, i32* %879, i64 -1
	store i32* %880, i32** %"t%5.origin.64"
	%881 = load i64, i64* %"t%b%1.67"
	%882 = icmp sle i64 1, %881
	br i1 %882, label %do.309, label %enddo.312

do.309:
	%883 = phi i64 [ 1, %rest.308 ], [ %895, %latch.310 ]
	%884 = load i32, i32* %"f%14.62", !llvm.access.group !110
	%885 = sext i32 %884 to i64
	%886 = sub nsw i64 %885, 1
	%887 = add nsw i64 %883, %886
	%888 = getelementptr i32, i32* getelementptr ([5 x i32], [5 x i32]* @e.data, i64 0, i64 -1), i64 %887
	%889 = load i32, i32* %888, !alias.scope !22, !noalias !23, !llvm.access.group !110
	%890 = getelementptr i32, i32* getelementptr ([5 x i32], [5 x i32]* @"c%2.data", i64 0, i64 -1), i64 %883
	%891 = load i32, i32* %890, !alias.scope !46, !noalias !47, !llvm.access.group !110
	%892 = add nsw i32 %889, %891
	%893 = load i32*, i32** %"t%5.origin.64"
	%894 = getelementptr i32, i32* %893, i64 %883
	store i32 %892, i32* %894, !alias.scope !48, !noalias !49, !llvm.access.group !110
	br label %latch.310

latch.310:
	%895 = add nsw i64 %883, 1
	%896 = icmp slt i64 %883, %881
	br i1 %896, label %do.309, label %done.311, !llvm.loop !113

done.311:
	br label %enddo.312

enddo.312:
	%897 = icmp sle i64 1, 5
	br i1 %897, label %do.313, label %enddo.316

do.313:
	%898 = phi i64 [ 1, %enddo.312 ], [ %906, %latch.314 ]
	%899 = load i32*, i32** %"t%5.origin.64"
	%900 = getelementptr i32, i32* %899, i64 %898
	%901 = load i32, i32* %900, !alias.scope !48, !noalias !49, !llvm.access.group !114
	%902 = sext i32 %901 to i64
	%903 = getelementptr i32, i32* getelementptr ([5 x i32], [5 x i32]* @e.data, i64 0, i64 -1), i64 %902
	%904 = load i32, i32* %903, !alias.scope !22, !noalias !23, !llvm.access.group !114
	%905 = getelementptr i32, i32* getelementptr ([5 x i32], [5 x i32]* @g.data, i64 0, i64 -1), i64 %898
	store i32 %904, i32* %905, !alias.scope !24, !noalias !25, !llvm.access.group !114
	br label %latch.314

latch.314:
	%906 = add nsw i64 %898, 1
	%907 = icmp slt i64 %898, 5
	br i1 %907, label %do.313, label %done.315, !llvm.loop !117

done.315:
	br label %enddo.316

enddo.316:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.31 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.5, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%908 = load i32, i32* @__m_MOD_cnt, !alias.scope !50, !noalias !51
	store i32 %908, i32* %temporary.317
	%909 = bitcast i32* %temporary.317 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %909, i64 4)
	%910 = call i32 @hpf_io_end()
	store i32 1, i32* %temporary.318
	%911 = call i32 @__m_MOD_f(i32* %temporary.318)
	store i32 %911, i32* %"f%21.96"
	%912 = load i32, i32* %"f%21.96"
	store i32 %912, i32* %"f%16.70"
	store i32 3, i32* %temporary.319
	%913 = call i32 @__m_MOD_f(i32* %temporary.319)
	store i32 %913, i32* %"f%22.97"
	%914 = load i32, i32* %"f%22.97"
	store i32 %914, i32* %"f%17.71"
	store i32 0, i32* %"s%1.73"
	%915 = load i32, i32* %"f%16.70"
	%916 = sext i32 %915 to i64
	%917 = load i32, i32* %"f%17.71"
	%918 = sext i32 %917 to i64
	%919 = icmp sle i64 %916, %918
	br i1 %919, label %do.320, label %enddo.323

do.320:
	%920 = phi i64 [ %916, %enddo.316 ], [ %925, %latch.321 ]
	%921 = load i32, i32* %"s%1.73"
	%922 = getelementptr i32, i32* getelementptr ([5 x i32], [5 x i32]* @e.data, i64 0, i64 -1), i64 %920
	%923 = load i32, i32* %922, !alias.scope !22, !noalias !23, !llvm.access.group !118
	%924 = add nsw i32 %921, %923
	store i32 %924, i32* %"s%1.73"
	br label %latch.321

latch.321:
	%925 = add nsw i64 %920, 1
	%926 = icmp slt i64 %920, %918
	br i1 %926, label %do.320, label %done.322, !llvm.loop !121

done.322:
	br label %enddo.323

enddo.323:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.32 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.5, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%927 = load i32, i32* %"s%1.73"
	store i32 %927, i32* %temporary.324
	%928 = bitcast i32* %temporary.324 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %928, i64 4)
	%929 = load i32, i32* @__m_MOD_cnt, !alias.scope !50, !noalias !51
	store i32 %929, i32* %temporary.325
	%930 = bitcast i32* %temporary.325 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %930, i64 4)
	%931 = call i32 @hpf_io_end()
	store i32 1, i32* %"cnt%1.74"
	%932 = icmp sle i64 1, 3
	br i1 %932, label %do.326, label %enddo.329

do.326:
	%933 = phi i64 [ 1, %enddo.323 ], [ %937, %latch.327 ]
	%934 = trunc i64 %933 to i32
	store i32 %934, i32* %"cnt%1.74", !llvm.access.group !122
	%935 = load i32, i32* %"cnt%1.74", !llvm.access.group !122
	%936 = getelementptr i32, i32* getelementptr ([5 x i32], [5 x i32]* @g.data, i64 0, i64 -1), i64 %933
	store i32 %935, i32* %936, !alias.scope !24, !noalias !25, !llvm.access.group !122
	br label %latch.327

latch.327:
	%937 = add nsw i64 %933, 1
	%938 = icmp slt i64 %933, 3
	br i1 %938, label %do.326, label %done.328, !llvm.loop !125

done.328:
	%939 = trunc i64 %937 to i32
	store i32 %939, i32* %"cnt%1.74"
	br label %enddo.329

enddo.329:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.33 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.5, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	call void @hpf_io_item(i32 6, i32 1, i8* bitcast ([9 x i8]* @1 to i8*), i64 9)
	call void @hpf_io_item(i32 6, i32 1, i8* bitcast ([12 x i8]* @2 to i8*), i64 12)
	%940 = call i32 @hpf_io_end()
	call void @hpf_main_end()
	ret i32 0
}

declare void @hpf_main_begin(i32 %0, i8* %1) nounwind

declare void @hpf_fail(i8* %0, i8* %1) nounwind noreturn cold

declare noalias i8* @hpf_cleared_memory(i64 %0, i64 %1) nounwind

declare void @hpf_io_begin(i32 %0, i32 %1, i8* %2) nounwind

declare void @hpf_io_number(i8* %0, i64 %1) nounwind

declare void @hpf_io_list_directed() nounwind

declare void @hpf_io_start() nounwind

declare void @hpf_io_item(i32 %0, i32 %1, i8* %2, i64 %3) nounwind

declare i32 @hpf_io_end() nounwind

declare void @free(i8* %0) nounwind

declare void @hpf_io_array(i8* %0, i32 %1) nounwind

declare i8* @calloc(i64 %0, i64 %1) nounwind

declare i8* @malloc(i64 %0) nounwind

declare void @llvm.memmove.p0i8.p0i8.i64(i8* %0, i8* %1, i64 %2, i1 %3)

declare void @llvm.memset.p0i8.i64(i8* %0, i8 %1, i64 %2, i1 %3)

declare i8* @hpf_text_reserve(i8* %0, i8* %1, i64 %2, i8* %3) nounwind

declare void @hpf_main_end() nounwind

!0 = distinct !{!0, !"arrays"}
!1 = distinct !{!1, !0, !"a"}
!2 = distinct !{!2, !0, !"b"}
!3 = distinct !{!3, !0, !"e"}
!4 = distinct !{!4, !0, !"g"}
!5 = distinct !{!5, !0, !"ss"}
!6 = distinct !{!6, !0, !"r%1"}
!7 = distinct !{!7, !0, !"t%1"}
!8 = distinct !{!8, !0, !"r%2"}
!9 = distinct !{!9, !0, !"t%2"}
!10 = distinct !{!10, !0, !"v%2"}
!11 = distinct !{!11, !0, !"t%3"}
!12 = distinct !{!12, !0, !"r%3"}
!13 = distinct !{!13, !0, !"t%4"}
!14 = distinct !{!14, !0, !"c%1"}
!15 = distinct !{!15, !0, !"c%2"}
!16 = distinct !{!16, !0, !"t%5"}
!17 = distinct !{!17, !0, !"cnt"}
!18 = !{!1}
!19 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17}
!20 = !{!2}
!21 = !{!1, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17}
!22 = !{!3}
!23 = !{!1, !2, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17}
!24 = !{!4}
!25 = !{!1, !2, !3, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17}
!26 = !{!5}
!27 = !{!1, !2, !3, !4, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17}
!28 = !{!6}
!29 = !{!1, !2, !3, !4, !5, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17}
!30 = !{!7}
!31 = !{!1, !2, !3, !4, !5, !6, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17}
!32 = !{!8}
!33 = !{!1, !2, !3, !4, !5, !6, !7, !9, !10, !11, !12, !13, !14, !15, !16, !17}
!34 = !{!9}
!35 = !{!1, !2, !3, !4, !5, !6, !7, !8, !10, !11, !12, !13, !14, !15, !16, !17}
!36 = !{!10}
!37 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !11, !12, !13, !14, !15, !16, !17}
!38 = !{!11}
!39 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !12, !13, !14, !15, !16, !17}
!40 = !{!12}
!41 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !13, !14, !15, !16, !17}
!42 = !{!13}
!43 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !14, !15, !16, !17}
!44 = !{!14}
!45 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !15, !16, !17}
!46 = !{!15}
!47 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !16, !17}
!48 = !{!16}
!49 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !17}
!50 = !{!17}
!51 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16}
!52 = distinct !{}
!53 = !{!"llvm.loop.mustprogress"}
!54 = !{!"llvm.loop.parallel_accesses", !52}
!55 = distinct !{!55, !53, !54}
!56 = distinct !{}
!57 = !{!"llvm.loop.mustprogress"}
!58 = !{!"llvm.loop.parallel_accesses", !56}
!59 = distinct !{!59, !57, !58}
!60 = distinct !{}
!61 = distinct !{}
!62 = !{!60, !61}
!63 = !{!60, !61}
!64 = !{!60, !61}
!65 = !{!"llvm.loop.mustprogress"}
!66 = !{!"llvm.loop.parallel_accesses", !61}
!67 = distinct !{!67, !65, !66}
!68 = !{!"llvm.loop.mustprogress"}
!69 = !{!"llvm.loop.parallel_accesses", !60}
!70 = !{!"llvm.loop.unroll.disable"}
!71 = distinct !{!71, !68, !69, !70}
!72 = distinct !{}
!73 = !{!"llvm.loop.mustprogress"}
!74 = !{!"llvm.loop.parallel_accesses", !72}
!75 = distinct !{!75, !73, !74}
!76 = distinct !{}
!77 = !{!"llvm.loop.mustprogress"}
!78 = !{!"llvm.loop.parallel_accesses", !76}
!79 = distinct !{!79, !77, !78}
!80 = distinct !{}
!81 = !{!"llvm.loop.mustprogress"}
!82 = !{!"llvm.loop.parallel_accesses", !80}
!83 = distinct !{!83, !81, !82}
!84 = distinct !{}
!85 = !{!"llvm.loop.mustprogress"}
!86 = !{!"llvm.loop.parallel_accesses", !84}
!87 = distinct !{!87, !85, !86}
!88 = distinct !{}
!89 = !{!"llvm.loop.mustprogress"}
!90 = !{!"llvm.loop.parallel_accesses", !88}
!91 = distinct !{!91, !89, !90}
!92 = !{!"llvm.loop.mustprogress"}
!93 = distinct !{!93, !92}
!94 = distinct !{}
!95 = !{!"llvm.loop.mustprogress"}
!96 = !{!"llvm.loop.parallel_accesses", !94}
!97 = distinct !{!97, !95, !96}
!98 = distinct !{}
!99 = !{!"llvm.loop.mustprogress"}
!100 = !{!"llvm.loop.parallel_accesses", !98}
!101 = distinct !{!101, !99, !100}
!102 = distinct !{}
!103 = !{!"llvm.loop.mustprogress"}
!104 = !{!"llvm.loop.parallel_accesses", !102}
!105 = distinct !{!105, !103, !104}
!106 = distinct !{}
!107 = !{!"llvm.loop.mustprogress"}
!108 = !{!"llvm.loop.parallel_accesses", !106}
!109 = distinct !{!109, !107, !108}
!110 = distinct !{}
!111 = !{!"llvm.loop.mustprogress"}
!112 = !{!"llvm.loop.parallel_accesses", !110}
!113 = distinct !{!113, !111, !112}
!114 = distinct !{}
!115 = !{!"llvm.loop.mustprogress"}
!116 = !{!"llvm.loop.parallel_accesses", !114}
!117 = distinct !{!117, !115, !116}
!118 = distinct !{}
!119 = !{!"llvm.loop.mustprogress"}
!120 = !{!"llvm.loop.parallel_accesses", !118}
!121 = distinct !{!121, !119, !120}
!122 = distinct !{}
!123 = !{!"llvm.loop.mustprogress"}
!124 = !{!"llvm.loop.parallel_accesses", !122}
!125 = distinct !{!125, !123, !124}
!126 = distinct !{!126, !"arrays"}
!127 = distinct !{!127, !126, !"i"}
!128 = distinct !{!128, !126, !"cnt"}
!129 = !{!127}
!130 = !{!128}
!131 = !{!128}
!132 = !{!127}
!133 = distinct !{!133, !"arrays"}
!134 = distinct !{!134, !133, !"n"}
!135 = distinct !{!135, !133, !"arr"}
!136 = distinct !{!136, !133, !"cnt"}
!137 = !{!134}
!138 = !{!135, !136}
!139 = !{!135}
!140 = !{!134, !136}
!141 = !{!136}
!142 = !{!134, !135}
!143 = distinct !{}
!144 = !{!"llvm.loop.mustprogress"}
!145 = !{!"llvm.loop.parallel_accesses", !143}
!146 = distinct !{!146, !144, !145}
!147 = distinct !{!147, !"arrays"}
!148 = distinct !{!148, !147, !"c%1"}
!149 = distinct !{!149, !147, !"cnt"}
!150 = !{!148}
!151 = !{!149}
!152 = !{!149}
!153 = !{!148}
!154 = distinct !{}
!155 = !{!"llvm.loop.mustprogress"}
!156 = !{!"llvm.loop.parallel_accesses", !154}
!157 = distinct !{!157, !155, !156}
!158 = distinct !{!158, !"arrays"}
!159 = distinct !{!159, !158, !"n"}
!160 = distinct !{!160, !158, !"r"}
!161 = distinct !{!161, !158, !"cnt"}
!162 = !{!159}
!163 = !{!160, !161}
!164 = !{!160}
!165 = !{!159, !161}
!166 = !{!161}
!167 = !{!159, !160}
