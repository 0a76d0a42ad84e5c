source_filename = "../../testdata/hpf/whole_by_use.hpf"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%hpf_pos = type { i8*, i32, i32, i8* }
%hpf_layout = type { i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i8*], [7 x i8*], i64 }
%hpf_array = type { i8*, i8*, i64, i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, i8*, i64 }
%hpf_exchange = type { i8*, i32, i32, i8*, i8*, i64, i8*, i8*, i64, i64, i64, i8*, i8*, i8* }
%hpf_indirect = type { i8*, i32, i32, i8*, i8*, i8* }

@t.data = internal global [20 x double] zeroinitializer, align 64
@"q%l1" = internal global i64 zeroinitializer
@"q%u1" = internal global i64 zeroinitializer
@"r%l1" = internal global i64 zeroinitializer
@"r%u1" = internal global i64 zeroinitializer
@"r%l2" = internal global i64 zeroinitializer
@"r%u2" = internal global i64 zeroinitializer
@"c%1.data" = internal global [15 x i32] [i32 1, i32 4, i32 9, i32 16, i32 25, i32 36, i32 49, i32 64, i32 81, i32 100, i32 121, i32 144, i32 169, i32 196, i32 225], align 64
@"v%1.data" = internal global [60 x i32] zeroinitializer, align 64
@"c%2.data" = internal global [20 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20], align 64
@"c%3.data" = internal global [2 x i32] [i32 10, i32 2], align 64
@"v%2.data" = internal global [20 x i32] zeroinitializer, align 64
@__targets_MOD_tm = internal global [60 x double] zeroinitializer, align 64
@.text.0 = private unnamed_addr constant [36 x i8] c"../../testdata/hpf/whole_by_use.hpf\00"
@.text.1 = private unnamed_addr constant [17 x i8] c"  q(3:9)=q(4:10)\00"
@.pos.0 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.0, i64 0, i64 0), i32 32, i32 3, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.text.1, i64 0, i64 0) }
@.text.2 = private unnamed_addr constant [33 x i8] c"array 't%1' is already allocated\00"
@.text.3 = private unnamed_addr constant [34 x i8] c"not enough memory for array 't%1'\00"
@.text.4 = private unnamed_addr constant [29 x i8] c"array 't%1' is not allocated\00"
@.text.5 = private unnamed_addr constant [13 x i8] c"  print *, t\00"
@.pos.1 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.0, i64 0, i64 0), i32 33, i32 3, i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.text.5, i64 0, i64 0) }
@.text.6 = private unnamed_addr constant [5 x i8] c"unit\00"
@.text.7 = private unnamed_addr constant [21 x i8] c"  print *, t, sum(q)\00"
@.pos.2 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.0, i64 0, i64 0), i32 36, i32 3, i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.text.7, i64 0, i64 0) }
@.text.8 = private unnamed_addr constant [28 x i8] c"  print *, tm(:,3), tm(5,:)\00"
@.pos.3 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.0, i64 0, i64 0), i32 39, i32 3, i8* getelementptr inbounds ([28 x i8], [28 x i8]* @.text.8, i64 0, i64 0) }
@"__targets_MOD_al%lb1" = internal global i64 zeroinitializer
@"__targets_MOD_al%ub1" = internal global i64 zeroinitializer
@al.origin = internal global double* zeroinitializer
@al.stride = internal global i64 zeroinitializer
@al.base = internal global i8* zeroinitializer
@.text.9 = private unnamed_addr constant [24 x i8] c"  allocate(al(9),be(9))\00"
@.pos.4 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.0, i64 0, i64 0), i32 40, i32 3, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.text.9, i64 0, i64 0) }
@.text.10 = private unnamed_addr constant [32 x i8] c"array 'al' is already allocated\00"
@.text.11 = private unnamed_addr constant [33 x i8] c"not enough memory for array 'al'\00"
@"__targets_MOD_be%lb1" = internal global i64 zeroinitializer
@"__targets_MOD_be%ub1" = internal global i64 zeroinitializer
@be.origin = internal global double* zeroinitializer
@be.stride = internal global i64 zeroinitializer
@be.base = internal global i8* zeroinitializer
@.text.12 = private unnamed_addr constant [32 x i8] c"array 'be' is already allocated\00"
@.text.13 = private unnamed_addr constant [33 x i8] c"not enough memory for array 'be'\00"
@.text.14 = private unnamed_addr constant [18 x i8] c"  print *, al, be\00"
@.pos.5 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.0, i64 0, i64 0), i32 45, i32 3, i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.text.14, i64 0, i64 0) }
@.text.15 = private unnamed_addr constant [22 x i8] c"  print *, t, tm(:,1)\00"
@.pos.6 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.0, i64 0, i64 0), i32 50, i32 3, i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.text.15, i64 0, i64 0) }
@"__targets_MOD_mp%l1" = internal global i64 zeroinitializer
@"__targets_MOD_mp%u1" = internal global i64 zeroinitializer
@"__targets_MOD_mp%l2" = internal global i64 zeroinitializer
@"__targets_MOD_mp%u2" = internal global i64 zeroinitializer
@mp.origin = internal global double* zeroinitializer
@mp.stride = internal global i64 zeroinitializer
@mp.stride.2 = internal global i64 zeroinitializer
@mp.base = internal global i8* zeroinitializer
@.text.16 = private unnamed_addr constant [20 x i8] c"  allocate(mp(6,8))\00"
@.pos.7 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.0, i64 0, i64 0), i32 51, i32 3, i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.text.16, i64 0, i64 0) }
@.text.17 = private unnamed_addr constant [33 x i8] c"not enough memory for array 'mp'\00"
@.text.18 = private unnamed_addr constant [38 x i8] c"  mp(2:5,2:7)=mp(1:4,3:8)+mp(3:6,1:6)\00"
@.pos.8 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.0, i64 0, i64 0), i32 55, i32 3, i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.text.18, i64 0, i64 0) }
@.text.19 = private unnamed_addr constant [33 x i8] c"array 't%2' is already allocated\00"
@.text.20 = private unnamed_addr constant [34 x i8] c"not enough memory for array 't%2'\00"
@.text.21 = private unnamed_addr constant [29 x i8] c"array 't%2' is not allocated\00"
@.text.22 = private unnamed_addr constant [25 x i8] c"  print *, mp, sum(mp,1)\00"
@.pos.9 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.0, i64 0, i64 0), i32 56, i32 16, i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.text.22, i64 0, i64 0) }
@.text.23 = private unnamed_addr constant [34 x i8] c"not enough memory for array 'v%3'\00"
@.text.24 = private unnamed_addr constant [34 x i8] c"not enough memory for array 't%3'\00"
@.pos.10 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.0, i64 0, i64 0), i32 56, i32 3, i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.text.22, i64 0, i64 0) }
@.text.25 = private unnamed_addr constant [39 x i8] c"  print *, maxval(r), associated(r,mp)\00"
@.pos.11 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.0, i64 0, i64 0), i32 58, i32 3, i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.25, i64 0, i64 0) }
@.text.26 = private unnamed_addr constant [17 x i8] c"  deallocate(mp)\00"
@.pos.12 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.0, i64 0, i64 0), i32 59, i32 3, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.text.26, i64 0, i64 0) }
@.text.27 = private unnamed_addr constant [28 x i8] c"array 'mp' is not allocated\00"
@.text.28 = private unnamed_addr constant [26 x i8] c"  print *, rec(4), rec(3)\00"
@.pos.13 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.0, i64 0, i64 0), i32 60, i32 3, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.text.28, i64 0, i64 0) }
@.text.29 = private unnamed_addr constant [29 x i8] c"    p(2:) = p(1:size(p)-1)*2\00"
@.pos.14 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.0, i64 0, i64 0), i32 19, i32 5, i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.29, i64 0, i64 0) }
@.text.30 = private unnamed_addr constant [21 x i8] c"    allocate(x(d+3))\00"
@.pos.15 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.0, i64 0, i64 0), i32 72, i32 5, i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.text.30, i64 0, i64 0) }
@.text.31 = private unnamed_addr constant [31 x i8] c"array 'x' is already allocated\00"
@.text.32 = private unnamed_addr constant [32 x i8] c"not enough memory for array 'x'\00"
@.text.33 = private unnamed_addr constant [18 x i8] c"    deallocate(x)\00"
@.pos.16 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.0, i64 0, i64 0), i32 81, i32 5, i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.text.33, i64 0, i64 0) }
@.text.34 = private unnamed_addr constant [27 x i8] c"array 'x' is not allocated\00"
@.text.35 = private unnamed_addr constant [17 x i8] c"    write(*, nl)\00"
@.pos.17 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.0, i64 0, i64 0), i32 92, i32 5, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.text.35, i64 0, i64 0) }
@.text.36 = private unnamed_addr constant [4 x i8] c"nml\00"
@.text.37 = private unnamed_addr constant [3 x i8] c"nl\00"
@.text.38 = private unnamed_addr constant [2 x i8] c"a\00"
@.text.39 = private unnamed_addr constant [2 x i8] c"k\00"
@.text.40 = private unnamed_addr constant [51 x i8] c"    open(10, status='scratch', delim='apostrophe')\00"
@.pos.18 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.0, i64 0, i64 0), i32 93, i32 5, i8* getelementptr inbounds ([51 x i8], [51 x i8]* @.text.40, i64 0, i64 0) }
@0 = private unnamed_addr constant [7 x i8] c"scratch"
@.text.41 = private unnamed_addr constant [7 x i8] c"status\00"
@1 = private unnamed_addr constant [10 x i8] c"apostrophe"
@.text.42 = private unnamed_addr constant [6 x i8] c"delim\00"
@.text.43 = private unnamed_addr constant [18 x i8] c"    write(10, nl)\00"
@.pos.19 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.0, i64 0, i64 0), i32 94, i32 5, i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.text.43, i64 0, i64 0) }
@.text.44 = private unnamed_addr constant [15 x i8] c"    rewind(10)\00"
@.pos.20 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.0, i64 0, i64 0), i32 95, i32 5, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.text.44, i64 0, i64 0) }
@.text.45 = private unnamed_addr constant [17 x i8] c"    read(10, nl)\00"
@.pos.21 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.0, i64 0, i64 0), i32 98, i32 5, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.text.45, i64 0, i64 0) }
@.text.46 = private unnamed_addr constant [23 x i8] c"    print *, sum(a), k\00"
@.pos.22 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.0, i64 0, i64 0), i32 99, i32 5, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.text.46, i64 0, i64 0) }

define internal void @__targets_MOD_shift(i8* %x) nounwind "prefer-vector-width"="256" {
entry:
	%"x%b%1.2" = alloca i64
	%p.origin.3 = alloca double*
	%p.stride.4 = alloca i64
	%p.base.5 = alloca i8*
	store i8* null, i8** %p.base.5
	%"p%l1.6" = alloca i64
	%"p%u1.7" = alloca i64
	%"i%1.8" = alloca i64
	%"t%1.origin.9" = alloca double*
	%"t%1.stride.10" = alloca i64
	%"t%1.base.11" = alloca i8*
	store i8* null, i8** %"t%1.base.11"
	%descriptor.12 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }
	br label %start

start:
	store i64 zeroinitializer, i64* %"x%b%1.2"
	store i64 zeroinitializer, i64* %"p%l1.6"
	store i64 zeroinitializer, i64* %"p%u1.7"
	store i64 zeroinitializer, i64* %"i%1.8"
	%0 = bitcast i8* %x to { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }*
	%1 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %0, i32 0, i32 4, i32 0, i32 1
	%2 = load i64, i64* %1
	%3 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %0, i32 0, i32 4, i32 0, i32 2
	%4 = load i64, i64* %3
	%5 = sub nsw i64 %4, %2
	%6 = add nsw i64 %5, 1
	%7 = icmp sgt i64 %6, 0
	%8 = select i1 %7, i64 %6, i64 0
	store i64 %8, i64* %"x%b%1.2"
	%9 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %0, i32 0, i32 4, i32 0, i32 0
	%10 = load i64, i64* %9
	%11 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %0, i32 0, i32 0
	%12 = load i8*, i8** %11
	%13 = bitcast i8* %12 to double*
	%14 = sub nsw i64 0, %10
	%15 = getelementptr double, double* %13, i64 %14
	%16 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %0, i32 0, i32 0
	%17 = load i8*, i8** %16
	%18 = getelementptr double, double* %15, i64 %10
	%19 = bitcast double* %18 to i8*
	%20 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.12, i32 0, i32 0
	store i8* %19, i8** %20
	%21 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.12, i32 0, i32 1
	store i64 0, i64* %21
	%22 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.12, i32 0, i32 2, i32 0
	store i64 8, i64* %22
	%23 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.12, i32 0, i32 2, i32 1
	store i32 0, i32* %23
	%24 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.12, i32 0, i32 2, i32 2
	store i8 1, i8* %24
	%25 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.12, i32 0, i32 2, i32 3
	store i8 3, i8* %25
	%26 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.12, i32 0, i32 2, i32 4
	store i16 0, i16* %26
	%27 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.12, i32 0, i32 3
	store i64 8, i64* %27
	%28 = load i64, i64* %"x%b%1.2"
	%29 = sub nsw i64 %28, 1
	%30 = add nsw i64 %29, 1
	%31 = icmp sgt i64 %30, 0
	%32 = select i1 %31, i64 %30, i64 0
	%33 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.12, i32 0, i32 4, i32 0, i32 0
	store i64 %10, i64* %33
	%34 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.12, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %34
	%35 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.12, i32 0, i32 4, i32 0, i32 2
	store i64 %32, i64* %35
	%36 = sub nsw i64 0, %10
	%37 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.12, i32 0, i32 1
	store i64 %36, i64* %37
	%38 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.12 to i8*
	%39 = bitcast i8* %38 to { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }*
	%40 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %39, i32 0, i32 4, i32 0, i32 2
	%41 = load i64, i64* %40
	%42 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %39, i32 0, i32 4, i32 0, i32 0
	%43 = load i64, i64* %42
	%44 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %39, i32 0, i32 4, i32 0, i32 0
	store i64 %43, i64* %44
	%45 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %39, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %45
	%46 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %39, i32 0, i32 4, i32 0, i32 2
	store i64 %41, i64* %46
	%47 = sub nsw i64 0, %43
	%48 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %39, i32 0, i32 1
	store i64 %47, i64* %48
	%49 = bitcast i8* %38 to { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }*
	%50 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %49, i32 0, i32 3
	%51 = load i64, i64* %50
	%52 = sdiv i64 %51, 8
	%53 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %49, i32 0, i32 4, i32 0, i32 0
	%54 = load i64, i64* %53
	%55 = mul nsw i64 %54, %52
	%56 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %49, i32 0, i32 4, i32 0, i32 1
	%57 = load i64, i64* %56
	store i64 %55, i64* %p.stride.4
	%58 = mul nsw i64 %57, %55
	store i64 %57, i64* %"p%l1.6"
	%59 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %49, i32 0, i32 4, i32 0, i32 2
	%60 = load i64, i64* %59
	store i64 %60, i64* %"p%u1.7"
	%61 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %49, i32 0, i32 0
	%62 = load i8*, i8** %61
	store i8* %62, i8** %p.base.5
	%63 = bitcast i8* %62 to double*
	%64 = sub nsw i64 0, %58
	%65 = getelementptr double, double* %63, i64 %64
	store double* %65, double** %p.origin.3
	%66 = load i8*, i8** %"t%1.base.11"
	%67 = icmp ne i8* %66, null
	br i1 %67, label %cold.13, label %rest.14

return.1:
	%68 = load i8*, i8** %"t%1.base.11"
	call void @free(i8* %68)
	ret void

cold.13:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.14 to i8*), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.2, i64 0, i64 0))
	unreachable

rest.14:
	%69 = load i64, i64* %"p%l1.6"
	%70 = load i64, i64* %"p%u1.7"
	store i64 1, i64* %"t%1.stride.10"
	%71 = sub nsw i64 %70, %69
	%72 = add nsw i64 %71, 1
	%73 = icmp sgt i64 %72, 0
	%74 = select i1 %73, i64 %72, i64 0
	%75 = icmp sgt i64 %74, 1
	%76 = select i1 %75, i64 %74, i64 1
	%77 = call i8* @hpf_cleared_memory(i64 %76, i64 8)
	%78 = icmp eq i8* %77, null
	br i1 %78, label %cold.15, label %rest.16

cold.15:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.14 to i8*), i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.3, i64 0, i64 0))
	unreachable

rest.16:
	store i8* %77, i8** %"t%1.base.11"
	%79 = bitcast i8* %77 to double*
	%80 = sub nsw i64 0, %69
	%81 = getelementptr double, double* %79, i64 %80
	store double* %81, double** %"t%1.origin.9"
	%82 = load i64, i64* %"p%u1.7"
	store i64 2, i64* %"i%1.8"
	%83 = icmp sle i64 2, %82
	br i1 %83, label %do.17, label %enddo.20

do.17:
	%84 = phi i64 [ 2, %rest.16 ], [ %94, %latch.18 ]
	store i64 %84, i64* %"i%1.8", !llvm.access.group !214
	%85 = sub nsw i64 %84, 1
	%86 = load double*, double** %p.origin.3
	%87 = load i64, i64* %p.stride.4
	%88 = mul nsw i64 %85, %87
	%89 = getelementptr double, double* %86, i64 %88
	%90 = load double, double* %89, !llvm.access.group !214
	%91 = fmul double %90, 2.0
	%92 = load double*, double** %"t%1.origin.9"
	%93 = getelementptr double, double* %92, i64 %84
	store double %91, double* %93, !alias.scope !213, !llvm.access.group !214
	br label %latch.18

latch.18:
	%94 = add nsw i64 %84, 1
	%95 = icmp slt i64 %84, %82
	br i1 %95, label %do.17, label %done.19, !llvm.loop !217

done.19:
	store i64 %94, i64* %"i%1.8"
	br label %enddo.20

enddo.20:
	%96 = load i64, i64* %"p%u1.7"
	store i64 2, i64* %"i%1.8"
	%97 = icmp sle i64 2, %96
	br i1 %97, label %do.21, label %enddo.24

do.21:
	%98 = phi i64 [ 2, %enddo.20 ], [ %106, %latch.22 ]
	store i64 %98, i64* %"i%1.8", !llvm.access.group !218
	%99 = load double*, double** %"t%1.origin.9"
	%100 = getelementptr double, double* %99, i64 %98
	%101 = load double, double* %100, !alias.scope !213, !llvm.access.group !218
	%102 = load double*, double** %p.origin.3
	%103 = load i64, i64* %p.stride.4
	%104 = mul nsw i64 %98, %103
	%105 = getelementptr double, double* %102, i64 %104
	store double %101, double* %105, !llvm.access.group !218
	br label %latch.22

latch.22:
	%106 = add nsw i64 %98, 1
	%107 = icmp slt i64 %98, %96
	br i1 %107, label %do.21, label %done.23, !llvm.loop !221

done.23:
	store i64 %106, i64* %"i%1.8"
	br label %enddo.24

enddo.24:
	%108 = load i8*, i8** %"t%1.base.11"
	%109 = icmp eq i8* %108, null
	br i1 %109, label %cold.25, label %rest.26

cold.25:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.14 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.4, i64 0, i64 0))
	unreachable

rest.26:
	call void @free(i8* %108)
	store i8* null, i8** %"t%1.base.11"
	br label %return.1
}

define internal double @rec.whole_by_use(i32* noalias %d) nounwind "prefer-vector-width"="256" {
entry:
	%r.2 = alloca double
	%loc.3 = alloca [7 x double], align 64
	%al.4 = alloca [5 x double], align 64
	%x.origin.5 = alloca double*
	%x.stride.6 = alloca i64
	%x.base.7 = alloca i8*
	store i8* null, i8** %x.base.7
	%i.8 = alloca i32
	%"x%ub1.9" = alloca i64
	%"i%1.10" = alloca i32
	%"i%2.11" = alloca i64
	%"i%3.12" = alloca i32
	%"s%1.13" = alloca double
	%"i%4.14" = alloca i32
	%"s%2.15" = alloca double
	%"i%5.16" = alloca i64
	%"s%3.17" = alloca double
	%d.18 = alloca i32
	%temporary.38 = alloca i32
	br label %start

start:
	%0 = bitcast [7 x double]* %loc.3 to double*
	%1 = getelementptr double, double* %0, i64 -1
	%2 = bitcast [5 x double]* %al.4 to double*
	%3 = getelementptr double, double* %2, i64 -1
	store double zeroinitializer, double* %r.2
	store i32 zeroinitializer, i32* %i.8
	store i64 zeroinitializer, i64* %"x%ub1.9"
	store i32 zeroinitializer, i32* %"i%1.10"
	store i64 zeroinitializer, i64* %"i%2.11"
	store i32 zeroinitializer, i32* %"i%3.12"
	store double zeroinitializer, double* %"s%1.13"
	store i32 zeroinitializer, i32* %"i%4.14"
	store double zeroinitializer, double* %"s%2.15"
	store i64 zeroinitializer, i64* %"i%5.16"
	store double zeroinitializer, double* %"s%3.17"
	%4 = load i32, i32* %d
	store i32 %4, i32* %d.18
	%5 = load i32, i32* %d.18, !alias.scope !227, !noalias !228
	%6 = sext i32 %5 to i64
	%7 = add nsw i64 %6, 3
	store i64 %7, i64* %"x%ub1.9"
	%8 = load i8*, i8** %x.base.7
	%9 = icmp ne i8* %8, null
	br i1 %9, label %cold.19, label %rest.20

return.1:
	%10 = load i8*, i8** %x.base.7
	call void @free(i8* %10)
	%11 = load double, double* %r.2
	ret double %11

cold.19:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.15 to i8*), i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.31, i64 0, i64 0))
	unreachable

rest.20:
	%12 = load i64, i64* %"x%ub1.9"
	store i64 1, i64* %x.stride.6
	%13 = sub nsw i64 %12, 1
	%14 = add nsw i64 %13, 1
	%15 = icmp sgt i64 %14, 0
	%16 = select i1 %15, i64 %14, i64 0
	%17 = icmp sgt i64 %16, 1
	%18 = select i1 %17, i64 %16, i64 1
	%19 = call i8* @hpf_cleared_memory(i64 %18, i64 8)
	%20 = icmp eq i8* %19, null
	br i1 %20, label %cold.21, label %rest.22

cold.21:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.15 to i8*), i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.text.32, i64 0, i64 0))
	unreachable

rest.22:
	store i8* %19, i8** %x.base.7
	%21 = bitcast i8* %19 to double*
	%22 = getelementptr double, double* %21, i64 -1
	store double* %22, double** %x.origin.5
	store i32 1, i32* %i.8
	%23 = icmp sle i64 1, 7
	br i1 %23, label %do.23, label %enddo.26

do.23:
	%24 = phi i64 [ 1, %rest.22 ], [ %31, %latch.24 ]
	%25 = trunc i64 %24 to i32
	store i32 %25, i32* %i.8, !llvm.access.group !235
	%26 = load i32, i32* %i.8, !llvm.access.group !235
	%27 = load i32, i32* %d.18, !alias.scope !227, !noalias !228, !llvm.access.group !235
	%28 = mul nsw i32 %26, %27
	%29 = sitofp i32 %28 to double
	%30 = getelementptr double, double* %1, i64 %24
	store double %29, double* %30, !alias.scope !229, !noalias !230, !llvm.access.group !235
	br label %latch.24

latch.24:
	%31 = add nsw i64 %24, 1
	%32 = icmp slt i64 %24, 7
	br i1 %32, label %do.23, label %done.25, !llvm.loop !238

done.25:
	%33 = trunc i64 %31 to i32
	store i32 %33, i32* %i.8
	br label %enddo.26

enddo.26:
	store i32 1, i32* %"i%1.10"
	%34 = icmp sle i64 1, 5
	br i1 %34, label %do.27, label %enddo.30

do.27:
	%35 = phi i64 [ 1, %enddo.26 ], [ %42, %latch.28 ]
	%36 = trunc i64 %35 to i32
	store i32 %36, i32* %"i%1.10", !llvm.access.group !239
	%37 = add nsw i64 %35, 1
	%38 = getelementptr double, double* %1, i64 %37
	%39 = load double, double* %38, !alias.scope !229, !noalias !230, !llvm.access.group !239
	%40 = fadd double %39, 1.0
	%41 = getelementptr double, double* %3, i64 %35
	store double %40, double* %41, !alias.scope !231, !noalias !232, !llvm.access.group !239
	br label %latch.28

latch.28:
	%42 = add nsw i64 %35, 1
	%43 = icmp slt i64 %35, 5
	br i1 %43, label %do.27, label %done.29, !llvm.loop !242

done.29:
	%44 = trunc i64 %42 to i32
	store i32 %44, i32* %"i%1.10"
	br label %enddo.30

enddo.30:
	%45 = load i64, i64* %"x%ub1.9"
	store i64 1, i64* %"i%2.11"
	%46 = icmp sle i64 1, %45
	br i1 %46, label %do.31, label %enddo.34

do.31:
	%47 = phi i64 [ 1, %enddo.30 ], [ %52, %latch.32 ]
	store i64 %47, i64* %"i%2.11", !llvm.access.group !243
	%48 = load i32, i32* %d.18, !alias.scope !227, !noalias !228, !llvm.access.group !243
	%49 = sitofp i32 %48 to double
	%50 = load double*, double** %x.origin.5
	%51 = getelementptr double, double* %50, i64 %47
	store double %49, double* %51, !alias.scope !233, !noalias !234, !llvm.access.group !243
	br label %latch.32

latch.32:
	%52 = add nsw i64 %47, 1
	%53 = icmp slt i64 %47, %45
	br i1 %53, label %do.31, label %done.33, !llvm.loop !246

done.33:
	store i64 %52, i64* %"i%2.11"
	br label %enddo.34

enddo.34:
	store double 0.0, double* %r.2
	%54 = load i32, i32* %d.18, !alias.scope !227, !noalias !228
	%55 = icmp sgt i32 %54, 1
	br i1 %55, label %then.36, label %else.37

endif.35:
	store double 0.0, double* %"s%1.13"
	store i32 1, i32* %"i%3.12"
	%56 = icmp sle i64 1, 7
	br i1 %56, label %do.39, label %enddo.42

then.36:
	%57 = load i32, i32* %d.18, !alias.scope !227, !noalias !228
	%58 = sub nsw i32 %57, 1
	store i32 %58, i32* %temporary.38
	%59 = call double @rec.whole_by_use(i32* %temporary.38)
	store double %59, double* %r.2
	br label %endif.35

else.37:
	br label %endif.35

do.39:
	%60 = phi i64 [ 1, %endif.35 ], [ %66, %latch.40 ]
	%61 = trunc i64 %60 to i32
	store i32 %61, i32* %"i%3.12", !llvm.access.group !247
	%62 = load double, double* %"s%1.13"
	%63 = getelementptr double, double* %1, i64 %60
	%64 = load double, double* %63, !alias.scope !229, !noalias !230, !llvm.access.group !247
	%65 = fadd reassoc nsz double %62, %64
	store double %65, double* %"s%1.13"
	br label %latch.40

latch.40:
	%66 = add nsw i64 %60, 1
	%67 = icmp slt i64 %60, 7
	br i1 %67, label %do.39, label %done.41, !llvm.loop !250

done.41:
	%68 = trunc i64 %66 to i32
	store i32 %68, i32* %"i%3.12"
	br label %enddo.42

enddo.42:
	store double 0.0, double* %"s%2.15"
	store i32 1, i32* %"i%4.14"
	%69 = icmp sle i64 1, 5
	br i1 %69, label %do.43, label %enddo.46

do.43:
	%70 = phi i64 [ 1, %enddo.42 ], [ %76, %latch.44 ]
	%71 = trunc i64 %70 to i32
	store i32 %71, i32* %"i%4.14", !llvm.access.group !251
	%72 = load double, double* %"s%2.15"
	%73 = getelementptr double, double* %3, i64 %70
	%74 = load double, double* %73, !alias.scope !231, !noalias !232, !llvm.access.group !251
	%75 = fadd reassoc nsz double %72, %74
	store double %75, double* %"s%2.15"
	br label %latch.44

latch.44:
	%76 = add nsw i64 %70, 1
	%77 = icmp slt i64 %70, 5
	br i1 %77, label %do.43, label %done.45, !llvm.loop !254

done.45:
	%78 = trunc i64 %76 to i32
	store i32 %78, i32* %"i%4.14"
	br label %enddo.46

enddo.46:
	store double 0.0, double* %"s%3.17"
	%79 = load i64, i64* %"x%ub1.9"
	store i64 1, i64* %"i%5.16"
	%80 = icmp sle i64 1, %79
	br i1 %80, label %do.47, label %enddo.50

do.47:
	%81 = phi i64 [ 1, %enddo.46 ], [ %87, %latch.48 ]
	store i64 %81, i64* %"i%5.16", !llvm.access.group !255
	%82 = load double, double* %"s%3.17"
	%83 = load double*, double** %x.origin.5
	%84 = getelementptr double, double* %83, i64 %81
	%85 = load double, double* %84, !alias.scope !233, !noalias !234, !llvm.access.group !255
	%86 = fadd reassoc nsz double %82, %85
	store double %86, double* %"s%3.17"
	br label %latch.48

latch.48:
	%87 = add nsw i64 %81, 1
	%88 = icmp slt i64 %81, %79
	br i1 %88, label %do.47, label %done.49, !llvm.loop !258

done.49:
	store i64 %87, i64* %"i%5.16"
	br label %enddo.50

enddo.50:
	%89 = load double, double* %r.2
	%90 = load double, double* %"s%1.13"
	%91 = fadd double %89, %90
	%92 = load double, double* %"s%2.15"
	%93 = fadd double %91, %92
	%94 = load double, double* %"s%3.17"
	%95 = fadd double %93, %94
	store double %95, double* %r.2
	%96 = load i8*, i8** %x.base.7
	%97 = icmp eq i8* %96, null
	br i1 %97, label %cold.51, label %rest.52

cold.51:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.16 to i8*), i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.text.34, i64 0, i64 0))
	unreachable

rest.52:
	call void @free(i8* %96)
	store i8* null, i8** %x.base.7
	br label %return.1
}

define internal void @group.whole_by_use() nounwind "prefer-vector-width"="256" {
entry:
	%a.2 = alloca [12 x float], align 64
	%k.3 = alloca [12 x i32], align 64
	%i.4 = alloca i32
	%"i%1.5" = alloca i32
	%"i%2.6" = alloca i32
	%"i%3.7" = alloca i32
	%"i%4.8" = alloca i32
	%"i%5.9" = alloca i32
	%"s%1.10" = alloca float
	%temporary.31 = alloca float
	%descriptor.32 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }
	br label %start

start:
	%0 = bitcast [12 x float]* %a.2 to float*
	%1 = getelementptr float, float* %0, i64 -1
	%2 = bitcast [12 x i32]* %k.3 to i32*
	%3 = getelementptr i32, i32* %2, i64 -1
	store i32 zeroinitializer, i32* %i.4
	store i32 zeroinitializer, i32* %"i%1.5"
	store i32 zeroinitializer, i32* %"i%2.6"
	store i32 zeroinitializer, i32* %"i%3.7"
	store i32 zeroinitializer, i32* %"i%4.8"
	store i32 zeroinitializer, i32* %"i%5.9"
	store float zeroinitializer, float* %"s%1.10"
	store i32 1, i32* %"i%1.5"
	%4 = icmp sle i64 1, 12
	br i1 %4, label %do.11, label %enddo.14

return.1:
	ret void

do.11:
	%5 = phi i64 [ 1, %start ], [ %11, %latch.12 ]
	%6 = trunc i64 %5 to i32
	store i32 %6, i32* %"i%1.5", !llvm.access.group !266
	%7 = load i32, i32* %"i%1.5", !llvm.access.group !266
	%8 = sitofp i32 %7 to float
	%9 = fmul float 0.5, %8
	%10 = getelementptr float, float* %1, i64 %5
	store float %9, float* %10, !alias.scope !262, !noalias !263, !llvm.access.group !266
	br label %latch.12

latch.12:
	%11 = add nsw i64 %5, 1
	%12 = icmp slt i64 %5, 12
	br i1 %12, label %do.11, label %done.13, !llvm.loop !269

done.13:
	%13 = trunc i64 %11 to i32
	store i32 %13, i32* %"i%1.5"
	br label %enddo.14

enddo.14:
	store i32 2, i32* %"i%2.6"
	%14 = icmp sle i64 2, 12
	br i1 %14, label %do.15, label %enddo.18

do.15:
	%15 = phi i64 [ 2, %enddo.14 ], [ %23, %latch.16 ]
	%16 = trunc i64 %15 to i32
	store i32 %16, i32* %"i%2.6", !llvm.access.group !270
	%17 = sub nsw i64 %15, 1
	%18 = getelementptr float, float* %1, i64 %17
	%19 = load float, float* %18, !alias.scope !262, !noalias !263, !llvm.access.group !270
	%20 = fmul float %19, 4.0
	%21 = fptosi float %20 to i32
	%22 = getelementptr i32, i32* %3, i64 %15
	store i32 %21, i32* %22, !alias.scope !264, !noalias !265, !llvm.access.group !270
	br label %latch.16

latch.16:
	%23 = add nsw i64 %15, 1
	%24 = icmp slt i64 %15, 12
	br i1 %24, label %do.15, label %done.17, !llvm.loop !273

done.17:
	%25 = trunc i64 %23 to i32
	store i32 %25, i32* %"i%2.6"
	br label %enddo.18

enddo.18:
	%26 = getelementptr i32, i32* %3, i64 1
	store i32 0, i32* %26, !alias.scope !264, !noalias !265
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.17 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.6, i64 0, i64 0), i64 6)
	call void @hpf_io_text(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.36, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.text.37, i64 0, i64 0), i64 2)
	%27 = getelementptr float, float* %1, i64 1
	%28 = bitcast float* %27 to i8*
	call void @hpf_io_member(i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.38, i64 0, i64 0), i8* %28, i32 3, i32 4, i64 4, i32 1)
	call void @hpf_io_member_dim(i32 0, i32 0, i64 1, i64 1, i64 12)
	%29 = icmp sgt i64 12, 0
	%30 = select i1 %29, i64 12, i64 0
	%31 = getelementptr i32, i32* %3, i64 1
	%32 = bitcast i32* %31 to i8*
	call void @hpf_io_member(i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.39, i64 0, i64 0), i8* %32, i32 1, i32 4, i64 4, i32 1)
	call void @hpf_io_member_dim(i32 0, i32 0, i64 1, i64 1, i64 12)
	%33 = icmp sgt i64 12, 0
	%34 = select i1 %33, i64 12, i64 0
	call void @hpf_io_start()
	%35 = call i32 @hpf_io_end()
	call void @hpf_io_begin(i32 2, i32 0, i8* bitcast (%hpf_pos* @.pos.18 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.6, i64 0, i64 0), i64 10)
	call void @hpf_io_text(i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.text.41, i64 0, i64 0), i8* bitcast ([7 x i8]* @0 to i8*), i64 7)
	call void @hpf_io_text(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.text.42, i64 0, i64 0), i8* bitcast ([10 x i8]* @1 to i8*), i64 10)
	call void @hpf_io_start()
	%36 = call i32 @hpf_io_end()
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.19 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.6, i64 0, i64 0), i64 10)
	call void @hpf_io_text(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.36, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.text.37, i64 0, i64 0), i64 2)
	%37 = getelementptr float, float* %1, i64 1
	%38 = bitcast float* %37 to i8*
	call void @hpf_io_member(i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.38, i64 0, i64 0), i8* %38, i32 3, i32 4, i64 4, i32 1)
	call void @hpf_io_member_dim(i32 0, i32 0, i64 1, i64 1, i64 12)
	%39 = icmp sgt i64 12, 0
	%40 = select i1 %39, i64 12, i64 0
	%41 = getelementptr i32, i32* %3, i64 1
	%42 = bitcast i32* %41 to i8*
	call void @hpf_io_member(i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.39, i64 0, i64 0), i8* %42, i32 1, i32 4, i64 4, i32 1)
	call void @hpf_io_member_dim(i32 0, i32 0, i64 1, i64 1, i64 12)
	%43 = icmp sgt i64 12, 0
	%44 = select i1 %43, i64 12, i64 0
	call void @hpf_io_start()
	%45 = call i32 @hpf_io_end()
	call void @hpf_io_begin(i32 5, i32 0, i8* bitcast (%hpf_pos* @.pos.20 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.6, i64 0, i64 0), i64 10)
	call void @hpf_io_start()
	%46 = call i32 @hpf_io_end()
	store i32 1, i32* %"i%3.7"
	%47 = icmp sle i64 1, 12
	br i1 %47, label %do.19, label %enddo.22

do.19:
	%48 = phi i64 [ 1, %enddo.18 ], [ %51, %latch.20 ]
	%49 = trunc i64 %48 to i32
	store i32 %49, i32* %"i%3.7", !llvm.access.group !274
	%50 = getelementptr float, float* %1, i64 %48
	store float 0.0, float* %50, !alias.scope !262, !noalias !263, !llvm.access.group !274
	br label %latch.20

latch.20:
	%51 = add nsw i64 %48, 1
	%52 = icmp slt i64 %48, 12
	br i1 %52, label %do.19, label %done.21, !llvm.loop !277

done.21:
	%53 = trunc i64 %51 to i32
	store i32 %53, i32* %"i%3.7"
	br label %enddo.22

enddo.22:
	store i32 1, i32* %"i%4.8"
	%54 = icmp sle i64 1, 12
	br i1 %54, label %do.23, label %enddo.26

do.23:
	%55 = phi i64 [ 1, %enddo.22 ], [ %58, %latch.24 ]
	%56 = trunc i64 %55 to i32
	store i32 %56, i32* %"i%4.8", !llvm.access.group !278
	%57 = getelementptr i32, i32* %3, i64 %55
	store i32 1, i32* %57, !alias.scope !264, !noalias !265, !llvm.access.group !278
	br label %latch.24

latch.24:
	%58 = add nsw i64 %55, 1
	%59 = icmp slt i64 %55, 12
	br i1 %59, label %do.23, label %done.25, !llvm.loop !281

done.25:
	%60 = trunc i64 %58 to i32
	store i32 %60, i32* %"i%4.8"
	br label %enddo.26

enddo.26:
	call void @hpf_io_begin(i32 0, i32 0, i8* bitcast (%hpf_pos* @.pos.21 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.6, i64 0, i64 0), i64 10)
	call void @hpf_io_text(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.36, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.text.37, i64 0, i64 0), i64 2)
	%61 = getelementptr float, float* %1, i64 1
	%62 = bitcast float* %61 to i8*
	call void @hpf_io_member(i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.38, i64 0, i64 0), i8* %62, i32 3, i32 4, i64 4, i32 1)
	call void @hpf_io_member_dim(i32 0, i32 0, i64 1, i64 1, i64 12)
	%63 = icmp sgt i64 12, 0
	%64 = select i1 %63, i64 12, i64 0
	%65 = getelementptr i32, i32* %3, i64 1
	%66 = bitcast i32* %65 to i8*
	call void @hpf_io_member(i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.39, i64 0, i64 0), i8* %66, i32 1, i32 4, i64 4, i32 1)
	call void @hpf_io_member_dim(i32 0, i32 0, i64 1, i64 1, i64 12)
	%67 = icmp sgt i64 12, 0
	%68 = select i1 %67, i64 12, i64 0
	call void @hpf_io_start()
	%69 = call i32 @hpf_io_end()
	store float 0.0, float* %"s%1.10"
	store i32 1, i32* %"i%5.9"
	%70 = icmp sle i64 1, 12
	br i1 %70, label %do.27, label %enddo.30

do.27:
	%71 = phi i64 [ 1, %enddo.26 ], [ %77, %latch.28 ]
	%72 = trunc i64 %71 to i32
	store i32 %72, i32* %"i%5.9", !llvm.access.group !282
	%73 = load float, float* %"s%1.10"
	%74 = getelementptr float, float* %1, i64 %71
	%75 = load float, float* %74, !alias.scope !262, !noalias !263, !llvm.access.group !282
	%76 = fadd reassoc nsz float %73, %75
	store float %76, float* %"s%1.10"
	br label %latch.28

latch.28:
	%77 = add nsw i64 %71, 1
	%78 = icmp slt i64 %71, 12
	br i1 %78, label %do.27, label %done.29, !llvm.loop !285

done.29:
	%79 = trunc i64 %77 to i32
	store i32 %79, i32* %"i%5.9"
	br label %enddo.30

enddo.30:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.22 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.6, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%80 = load float, float* %"s%1.10"
	store float %80, float* %temporary.31
	%81 = bitcast float* %temporary.31 to i8*
	call void @hpf_io_item(i32 3, i32 4, i8* %81, i64 4)
	%82 = getelementptr i32, i32* %3, i64 1
	%83 = bitcast i32* %82 to i8*
	%84 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.32, i32 0, i32 0
	store i8* %83, i8** %84
	%85 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.32, i32 0, i32 1
	store i64 0, i64* %85
	%86 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.32, i32 0, i32 2, i32 0
	store i64 4, i64* %86
	%87 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.32, i32 0, i32 2, i32 1
	store i32 0, i32* %87
	%88 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.32, i32 0, i32 2, i32 2
	store i8 1, i8* %88
	%89 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.32, i32 0, i32 2, i32 3
	store i8 1, i8* %89
	%90 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.32, i32 0, i32 2, i32 4
	store i16 0, i16* %90
	%91 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.32, i32 0, i32 3
	store i64 4, i64* %91
	%92 = icmp sgt i64 12, 0
	%93 = select i1 %92, i64 12, i64 0
	%94 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.32, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %94
	%95 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.32, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %95
	%96 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.32, i32 0, i32 4, i32 0, i32 2
	store i64 %93, i64* %96
	%97 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.32, i32 0, i32 1
	store i64 -1, i64* %97
	%98 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.32 to i8*
	call void @hpf_io_array(i8* %98, i32 4)
	%99 = call i32 @hpf_io_end()
	br label %return.1
}

define i32 @main(i32 %argc, i8** %argv) nounwind "prefer-vector-width"="256" {
entry:
	%q.origin.1 = alloca double*
	%q.stride.2 = alloca i64
	%q.base.3 = alloca i8*
	store i8* null, i8** %q.base.3
	%r.origin.4 = alloca double*
	%r.stride.5 = alloca i64
	%r.stride.6 = alloca i64
	%r.base.7 = alloca i8*
	store i8* null, i8** %r.base.7
	%s.8 = alloca i8*
	store i8* null, i8** %s.8
	%i.9 = alloca i32
	%"i%1.10" = alloca i32
	%"i%2.11" = alloca i64
	%"i%3.12" = alloca i64
	%"i%4.13" = alloca i32
	%"i%5.14" = alloca i32
	%"i%6.15" = alloca i32
	%"t%1.origin.16" = alloca double*
	%"t%1.stride.17" = alloca i64
	%"t%1.base.18" = alloca i8*
	store i8* null, i8** %"t%1.base.18"
	%"i%7.19" = alloca i64
	%"i%8.20" = alloca i64
	%"s%1.21" = alloca double
	%"i%9.22" = alloca i64
	%"i%10.23" = alloca i64
	%"i%11.24" = alloca i64
	%"i%12.25" = alloca i64
	%"i%13.26" = alloca i64
	%"i%14.27" = alloca i64
	%"i%15.28" = alloca i64
	%"i%16.29" = alloca i64
	%"i%17.30" = alloca i32
	%"i%18.31" = alloca i32
	%"t%2.origin.32" = alloca double*
	%"t%2.stride.33" = alloca i64
	%"t%2.stride.34" = alloca i64
	%"t%2.base.35" = alloca i8*
	store i8* null, i8** %"t%2.base.35"
	%"i%19.36" = alloca i64
	%"i%20.37" = alloca i64
	%"v%3.origin.38" = alloca double*
	%"v%3.stride.39" = alloca i64
	%"v%3.base.40" = alloca i8*
	store i8* null, i8** %"v%3.base.40"
	%"v%b%1.41" = alloca i64
	%"i%21.42" = alloca i64
	%"t%3.origin.43" = alloca double*
	%"t%3.stride.44" = alloca i64
	%"t%3.base.45" = alloca i8*
	store i8* null, i8** %"t%3.base.45"
	%"t%b%1.46" = alloca i64
	%"i%22.47" = alloca i64
	%"i%23.48" = alloca i64
	%"i%24.49" = alloca i64
	%"s%2.50" = alloca double
	%"e%1.51" = alloca double
	%"state%1.52" = alloca i32
	%"item%1.53" = alloca double
	%"item%2.54" = alloca double
	%descriptor.83 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }
	%descriptor.98 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }
	%descriptor.99 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }
	%descriptor.108 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }
	%temporary.109 = alloca double
	%descriptor.110 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }
	%descriptor.127 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }
	%descriptor.128 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }
	%descriptor.145 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }
	%descriptor.150 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }
	%descriptor.151 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }
	%descriptor.152 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }
	%descriptor.153 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }
	%descriptor.154 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }
	%descriptor.155 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }
	%descriptor.210 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }
	%descriptor.211 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }
	%descriptor.212 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }
	%temporary.241 = alloca double
	%temporary.242 = alloca i32
	%temporary.245 = alloca i32
	%temporary.246 = alloca i32
	%temporary.247 = alloca double
	%temporary.248 = alloca double
	br label %start

start:
	%0 = bitcast i8** %argv to i8*
	call void @hpf_main_begin(i32 %argc, i8* %0)
	store i32 zeroinitializer, i32* %i.9
	store i32 zeroinitializer, i32* %"i%1.10"
	store i64 zeroinitializer, i64* %"i%2.11"
	store i64 zeroinitializer, i64* %"i%3.12"
	store i32 zeroinitializer, i32* %"i%4.13"
	store i32 zeroinitializer, i32* %"i%5.14"
	store i32 zeroinitializer, i32* %"i%6.15"
	store i64 zeroinitializer, i64* %"i%7.19"
	store i64 zeroinitializer, i64* %"i%8.20"
	store double zeroinitializer, double* %"s%1.21"
	store i64 zeroinitializer, i64* %"i%9.22"
	store i64 zeroinitializer, i64* %"i%10.23"
	store i64 zeroinitializer, i64* %"i%11.24"
	store i64 zeroinitializer, i64* %"i%12.25"
	store i64 zeroinitializer, i64* %"i%13.26"
	store i64 zeroinitializer, i64* %"i%14.27"
	store i64 zeroinitializer, i64* %"i%15.28"
	store i64 zeroinitializer, i64* %"i%16.29"
	store i32 zeroinitializer, i32* %"i%17.30"
	store i32 zeroinitializer, i32* %"i%18.31"
	store i64 zeroinitializer, i64* %"i%19.36"
	store i64 zeroinitializer, i64* %"i%20.37"
	store i64 zeroinitializer, i64* %"v%b%1.41"
	store i64 zeroinitializer, i64* %"i%21.42"
	store i64 zeroinitializer, i64* %"t%b%1.46"
	store i64 zeroinitializer, i64* %"i%22.47"
	store i64 zeroinitializer, i64* %"i%23.48"
	store i64 zeroinitializer, i64* %"i%24.49"
	store double zeroinitializer, double* %"s%2.50"
	store double zeroinitializer, double* %"e%1.51"
	store i32 zeroinitializer, i32* %"state%1.52"
	store double zeroinitializer, double* %"item%1.53"
	store double zeroinitializer, double* %"item%2.54"
	store i32 1, i32* %"i%1.10"
	%1 = icmp sle i64 1, 20
	br i1 %1, label %do.55, label %enddo.58

do.55:
	%2 = phi i64 [ 1, %start ], [ %8, %latch.56 ]
	%3 = trunc i64 %2 to i32
	store i32 %3, i32* %"i%1.10", !llvm.access.group !73
	%4 = load i32, i32* %"i%1.10", !llvm.access.group !73
	%5 = mul nsw i32 %4, 2
	%6 = sitofp i32 %5 to double
	%7 = getelementptr double, double* getelementptr ([20 x double], [20 x double]* @t.data, i64 0, i64 -1), i64 %2
	store double %6, double* %7, !llvm.access.group !73
	br label %latch.56

latch.56:
	%8 = add nsw i64 %2, 1
	%9 = icmp slt i64 %2, 20
	br i1 %9, label %do.55, label %done.57, !llvm.loop !76

done.57:
	%10 = trunc i64 %8 to i32
	store i32 %10, i32* %"i%1.10"
	br label %enddo.58

enddo.58:
	store i64 1, i64* %"i%3.12"
	%11 = icmp sle i64 1, 1
	br i1 %11, label %do.59, label %enddo.62

do.59:
	%12 = phi i64 [ 1, %enddo.58 ], [ %14, %latch.60 ]
	store i64 %12, i64* %"i%3.12", !llvm.access.group !77
	store i64 1, i64* %"i%2.11", !llvm.access.group !77
	%13 = icmp sle i64 1, 15
	br i1 %13, label %do.63, label %enddo.66

latch.60:
	%14 = add nsw i64 %12, 4
	%15 = icmp sle i64 %14, 1
	br i1 %15, label %do.59, label %done.61, !llvm.loop !93

done.61:
	store i64 %14, i64* %"i%3.12"
	br label %enddo.62

enddo.62:
	%16 = icmp sgt i64 4, 0
	%17 = select i1 %16, i64 4, i64 0
	%18 = sdiv i64 %17, 4
	%19 = srem i64 %17, 4
	%20 = icmp slt i64 %19, 0
	%21 = sub nsw i64 %18, 1
	%22 = select i1 %20, i64 %21, i64 %18
	%23 = mul nsw i64 %22, 4
	%24 = add nsw i64 1, %23
	store i64 %24, i64* %"i%3.12"
	%25 = icmp sle i64 %24, 4
	br i1 %25, label %do.67, label %enddo.70

do.63:
	%26 = phi i64 [ 1, %do.59 ], [ %50, %latch.64 ]
	store i64 %26, i64* %"i%2.11", !llvm.access.group !79
	%27 = getelementptr i32, i32* getelementptr ([15 x i32], [15 x i32]* @"c%1.data", i64 0, i64 -1), i64 %26
	%28 = load i32, i32* %27, !alias.scope !37, !noalias !38, !llvm.access.group !80
	%29 = mul nsw i64 %12, 15
	%30 = getelementptr i32, i32* getelementptr ([60 x i32], [60 x i32]* @"v%1.data", i64 0, i64 -16), i64 %29
	%31 = getelementptr i32, i32* %30, i64 %26
	store i32 %28, i32* %31, !alias.scope !39, !noalias !40, !llvm.access.group !81
	%32 = getelementptr i32, i32* getelementptr ([15 x i32], [15 x i32]* @"c%1.data", i64 0, i64 -1), i64 %26
	%33 = load i32, i32* %32, !alias.scope !37, !noalias !38, !llvm.access.group !82
	%34 = add nsw i64 %12, 1
	%35 = mul nsw i64 %34, 15
	%36 = getelementptr i32, i32* getelementptr ([60 x i32], [60 x i32]* @"v%1.data", i64 0, i64 -16), i64 %35
	%37 = getelementptr i32, i32* %36, i64 %26
	store i32 %33, i32* %37, !alias.scope !39, !noalias !40, !llvm.access.group !83
	%38 = getelementptr i32, i32* getelementptr ([15 x i32], [15 x i32]* @"c%1.data", i64 0, i64 -1), i64 %26
	%39 = load i32, i32* %38, !alias.scope !37, !noalias !38, !llvm.access.group !84
	%40 = add nsw i64 %12, 2
	%41 = mul nsw i64 %40, 15
	%42 = getelementptr i32, i32* getelementptr ([60 x i32], [60 x i32]* @"v%1.data", i64 0, i64 -16), i64 %41
	%43 = getelementptr i32, i32* %42, i64 %26
	store i32 %39, i32* %43, !alias.scope !39, !noalias !40, !llvm.access.group !85
	%44 = getelementptr i32, i32* getelementptr ([15 x i32], [15 x i32]* @"c%1.data", i64 0, i64 -1), i64 %26
	%45 = load i32, i32* %44, !alias.scope !37, !noalias !38, !llvm.access.group !86
	%46 = add nsw i64 %12, 3
	%47 = mul nsw i64 %46, 15
	%48 = getelementptr i32, i32* getelementptr ([60 x i32], [60 x i32]* @"v%1.data", i64 0, i64 -16), i64 %47
	%49 = getelementptr i32, i32* %48, i64 %26
	store i32 %45, i32* %49, !alias.scope !39, !noalias !40, !llvm.access.group !87
	br label %latch.64

latch.64:
	%50 = add nsw i64 %26, 1
	%51 = icmp slt i64 %26, 15
	br i1 %51, label %do.63, label %done.65, !llvm.loop !90

done.65:
	store i64 %50, i64* %"i%2.11", !llvm.access.group !77
	br label %enddo.66

enddo.66:
	br label %latch.60

do.67:
	%52 = phi i64 [ %24, %enddo.62 ], [ %54, %latch.68 ]
	store i64 %52, i64* %"i%3.12", !llvm.access.group !94
	store i64 1, i64* %"i%2.11", !llvm.access.group !94
	%53 = icmp sle i64 1, 15
	br i1 %53, label %do.71, label %enddo.74

latch.68:
	%54 = add nsw i64 %52, 1
	%55 = icmp slt i64 %52, 4
	br i1 %55, label %do.67, label %done.69, !llvm.loop !104

done.69:
	store i64 %54, i64* %"i%3.12"
	br label %enddo.70

enddo.70:
	store i32 1, i32* %"i%5.14"
	%56 = icmp sle i64 1, 4
	br i1 %56, label %do.75, label %enddo.78

do.71:
	%57 = phi i64 [ 1, %do.67 ], [ %63, %latch.72 ]
	store i64 %57, i64* %"i%2.11", !llvm.access.group !96
	%58 = getelementptr i32, i32* getelementptr ([15 x i32], [15 x i32]* @"c%1.data", i64 0, i64 -1), i64 %57
	%59 = load i32, i32* %58, !alias.scope !37, !noalias !38, !llvm.access.group !97
	%60 = mul nsw i64 %52, 15
	%61 = getelementptr i32, i32* getelementptr ([60 x i32], [60 x i32]* @"v%1.data", i64 0, i64 -16), i64 %60
	%62 = getelementptr i32, i32* %61, i64 %57
	store i32 %59, i32* %62, !alias.scope !39, !noalias !40, !llvm.access.group !98
	br label %latch.72

latch.72:
	%63 = add nsw i64 %57, 1
	%64 = icmp slt i64 %57, 15
	br i1 %64, label %do.71, label %done.73, !llvm.loop !101

done.73:
	store i64 %63, i64* %"i%2.11", !llvm.access.group !94
	br label %enddo.74

enddo.74:
	br label %latch.68

do.75:
	%65 = phi i64 [ 1, %enddo.70 ], [ %68, %latch.76 ]
	%66 = trunc i64 %65 to i32
	store i32 %66, i32* %"i%5.14", !llvm.access.group !105
	store i32 1, i32* %"i%4.13", !llvm.access.group !105
	%67 = icmp sle i64 1, 15
	br i1 %67, label %do.79, label %enddo.82

latch.76:
	%68 = add nsw i64 %65, 1
	%69 = icmp slt i64 %65, 4
	br i1 %69, label %do.75, label %done.77, !llvm.loop !115

done.77:
	%70 = trunc i64 %68 to i32
	store i32 %70, i32* %"i%5.14"
	br label %enddo.78

enddo.78:
	%71 = getelementptr double, double* getelementptr ([20 x double], [20 x double]* @t.data, i64 0, i64 -1), i64 1
	%72 = bitcast double* %71 to i8*
	%73 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.83, i32 0, i32 0
	store i8* %72, i8** %73
	%74 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.83, i32 0, i32 1
	store i64 0, i64* %74
	%75 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.83, i32 0, i32 2, i32 0
	store i64 8, i64* %75
	%76 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.83, i32 0, i32 2, i32 1
	store i32 0, i32* %76
	%77 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.83, i32 0, i32 2, i32 2
	store i8 1, i8* %77
	%78 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.83, i32 0, i32 2, i32 3
	store i8 3, i8* %78
	%79 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.83, i32 0, i32 2, i32 4
	store i16 0, i16* %79
	%80 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.83, i32 0, i32 3
	store i64 8, i64* %80
	%81 = icmp sgt i64 20, 0
	%82 = select i1 %81, i64 20, i64 0
	%83 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.83, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %83
	%84 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.83, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %84
	%85 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.83, i32 0, i32 4, i32 0, i32 2
	store i64 %82, i64* %85
	%86 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.83, i32 0, i32 1
	store i64 -1, i64* %86
	%87 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.83 to i8*
	%88 = bitcast i8* %87 to { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }*
	%89 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %88, i32 0, i32 4, i32 0, i32 2
	%90 = load i64, i64* %89
	%91 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %88, i32 0, i32 4, i32 0, i32 0
	%92 = load i64, i64* %91
	%93 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %88, i32 0, i32 4, i32 0, i32 0
	store i64 %92, i64* %93
	%94 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %88, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %94
	%95 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %88, i32 0, i32 4, i32 0, i32 2
	store i64 %90, i64* %95
	%96 = sub nsw i64 0, %92
	%97 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %88, i32 0, i32 1
	store i64 %96, i64* %97
	%98 = bitcast i8* %87 to { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }*
	%99 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %98, i32 0, i32 3
	%100 = load i64, i64* %99
	%101 = sdiv i64 %100, 8
	%102 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %98, i32 0, i32 4, i32 0, i32 0
	%103 = load i64, i64* %102
	%104 = mul nsw i64 %103, %101
	%105 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %98, i32 0, i32 4, i32 0, i32 1
	%106 = load i64, i64* %105
	store i64 %104, i64* %q.stride.2
	%107 = mul nsw i64 %106, %104
	store i64 %106, i64* @"q%l1", !alias.scope !25, !noalias !26
	%108 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %98, i32 0, i32 4, i32 0, i32 2
	%109 = load i64, i64* %108
	store i64 %109, i64* @"q%u1", !alias.scope !27, !noalias !28
	%110 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %98, i32 0, i32 0
	%111 = load i8*, i8** %110
	store i8* %111, i8** %q.base.3
	%112 = bitcast i8* %111 to double*
	%113 = sub nsw i64 0, %107
	%114 = getelementptr double, double* %112, i64 %113
	store double* %114, double** %q.origin.1
	%115 = load i8*, i8** %"t%1.base.18"
	%116 = icmp ne i8* %115, null
	br i1 %116, label %cold.84, label %rest.85

do.79:
	%117 = phi i64 [ 1, %do.75 ], [ %127, %latch.80 ]
	%118 = trunc i64 %117 to i32
	store i32 %118, i32* %"i%4.13", !llvm.access.group !107
	%119 = mul nsw i64 %65, 15
	%120 = getelementptr i32, i32* getelementptr ([60 x i32], [60 x i32]* @"v%1.data", i64 0, i64 -16), i64 %119
	%121 = getelementptr i32, i32* %120, i64 %117
	%122 = load i32, i32* %121, !alias.scope !39, !noalias !40, !llvm.access.group !108
	%123 = sitofp i32 %122 to double
	%124 = mul nsw i64 %65, 15
	%125 = getelementptr double, double* getelementptr ([60 x double], [60 x double]* @__targets_MOD_tm, i64 0, i64 -16), i64 %124
	%126 = getelementptr double, double* %125, i64 %117
	store double %123, double* %126, !llvm.access.group !109
	br label %latch.80

latch.80:
	%127 = add nsw i64 %117, 1
	%128 = icmp slt i64 %117, 15
	br i1 %128, label %do.79, label %done.81, !llvm.loop !112

done.81:
	%129 = trunc i64 %127 to i32
	store i32 %129, i32* %"i%4.13", !llvm.access.group !105
	br label %enddo.82

enddo.82:
	br label %latch.76

cold.84:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.0 to i8*), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.2, i64 0, i64 0))
	unreachable

rest.85:
	%130 = load i64, i64* @"q%l1", !alias.scope !25, !noalias !26
	%131 = load i64, i64* @"q%u1", !alias.scope !27, !noalias !28
	store i64 1, i64* %"t%1.stride.17"
	%132 = sub nsw i64 %131, %130
	%133 = add nsw i64 %132, 1
	%134 = icmp sgt i64 %133, 0
	%135 = select i1 %134, i64 %133, i64 0
	%136 = icmp sgt i64 %135, 1
	%137 = select i1 %136, i64 %135, i64 1
	%138 = call i8* @hpf_cleared_memory(i64 %137, i64 8)
	%139 = icmp eq i8* %138, null
	br i1 %139, label %cold.86, label %rest.87

cold.86:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.0 to i8*), i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.3, i64 0, i64 0))
	unreachable

rest.87:
	store i8* %138, i8** %"t%1.base.18"
	%140 = bitcast i8* %138 to double*
	%141 = sub nsw i64 0, %130
	%142 = getelementptr double, double* %140, i64 %141
	store double* %142, double** %"t%1.origin.16"
	store i32 3, i32* %"i%6.15"
	%143 = icmp sle i64 3, 9
	br i1 %143, label %do.88, label %enddo.91

do.88:
	%144 = phi i64 [ 3, %rest.87 ], [ %154, %latch.89 ]
	%145 = trunc i64 %144 to i32
	store i32 %145, i32* %"i%6.15", !llvm.access.group !116
	%146 = add nsw i64 %144, 1
	%147 = load double*, double** %q.origin.1
	%148 = load i64, i64* %q.stride.2
	%149 = mul nsw i64 %146, %148
	%150 = getelementptr double, double* %147, i64 %149
	%151 = load double, double* %150, !llvm.access.group !116
	%152 = load double*, double** %"t%1.origin.16"
	%153 = getelementptr double, double* %152, i64 %144
	store double %151, double* %153, !alias.scope !41, !noalias !42, !llvm.access.group !116
	br label %latch.89

latch.89:
	%154 = add nsw i64 %144, 1
	%155 = icmp slt i64 %144, 9
	br i1 %155, label %do.88, label %done.90, !llvm.loop !119

done.90:
	%156 = trunc i64 %154 to i32
	store i32 %156, i32* %"i%6.15"
	br label %enddo.91

enddo.91:
	store i32 3, i32* %"i%6.15"
	%157 = icmp sle i64 3, 9
	br i1 %157, label %do.92, label %enddo.95

do.92:
	%158 = phi i64 [ 3, %enddo.91 ], [ %167, %latch.93 ]
	%159 = trunc i64 %158 to i32
	store i32 %159, i32* %"i%6.15", !llvm.access.group !120
	%160 = load double*, double** %"t%1.origin.16"
	%161 = getelementptr double, double* %160, i64 %158
	%162 = load double, double* %161, !alias.scope !41, !noalias !42, !llvm.access.group !120
	%163 = load double*, double** %q.origin.1
	%164 = load i64, i64* %q.stride.2
	%165 = mul nsw i64 %158, %164
	%166 = getelementptr double, double* %163, i64 %165
	store double %162, double* %166, !llvm.access.group !120
	br label %latch.93

latch.93:
	%167 = add nsw i64 %158, 1
	%168 = icmp slt i64 %158, 9
	br i1 %168, label %do.92, label %done.94, !llvm.loop !123

done.94:
	%169 = trunc i64 %167 to i32
	store i32 %169, i32* %"i%6.15"
	br label %enddo.95

enddo.95:
	%170 = load i8*, i8** %"t%1.base.18"
	%171 = icmp eq i8* %170, null
	br i1 %171, label %cold.96, label %rest.97

cold.96:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.0 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.4, i64 0, i64 0))
	unreachable

rest.97:
	call void @free(i8* %170)
	store i8* null, i8** %"t%1.base.18"
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.1 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.6, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%172 = getelementptr double, double* getelementptr ([20 x double], [20 x double]* @t.data, i64 0, i64 -1), i64 1
	%173 = bitcast double* %172 to i8*
	%174 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.98, i32 0, i32 0
	store i8* %173, i8** %174
	%175 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.98, i32 0, i32 1
	store i64 0, i64* %175
	%176 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.98, i32 0, i32 2, i32 0
	store i64 8, i64* %176
	%177 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.98, i32 0, i32 2, i32 1
	store i32 0, i32* %177
	%178 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.98, i32 0, i32 2, i32 2
	store i8 1, i8* %178
	%179 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.98, i32 0, i32 2, i32 3
	store i8 3, i8* %179
	%180 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.98, i32 0, i32 2, i32 4
	store i16 0, i16* %180
	%181 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.98, i32 0, i32 3
	store i64 8, i64* %181
	%182 = icmp sgt i64 20, 0
	%183 = select i1 %182, i64 20, i64 0
	%184 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.98, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %184
	%185 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.98, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %185
	%186 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.98, i32 0, i32 4, i32 0, i32 2
	store i64 %183, i64* %186
	%187 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.98, i32 0, i32 1
	store i64 -1, i64* %187
	%188 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.98 to i8*
	call void @hpf_io_array(i8* %188, i32 8)
	%189 = call i32 @hpf_io_end()
	%190 = getelementptr double, double* getelementptr ([20 x double], [20 x double]* @t.data, i64 0, i64 -1), i64 2
	%191 = bitcast double* %190 to i8*
	%192 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.99, i32 0, i32 0
	store i8* %191, i8** %192
	%193 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.99, i32 0, i32 1
	store i64 0, i64* %193
	%194 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.99, i32 0, i32 2, i32 0
	store i64 8, i64* %194
	%195 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.99, i32 0, i32 2, i32 1
	store i32 0, i32* %195
	%196 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.99, i32 0, i32 2, i32 2
	store i8 1, i8* %196
	%197 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.99, i32 0, i32 2, i32 3
	store i8 3, i8* %197
	%198 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.99, i32 0, i32 2, i32 4
	store i16 0, i16* %198
	%199 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.99, i32 0, i32 3
	store i64 8, i64* %199
	%200 = sdiv i64 21, 3
	%201 = icmp sgt i64 %200, 0
	%202 = select i1 %201, i64 %200, i64 0
	%203 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.99, i32 0, i32 4, i32 0, i32 0
	store i64 3, i64* %203
	%204 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.99, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %204
	%205 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.99, i32 0, i32 4, i32 0, i32 2
	store i64 %202, i64* %205
	%206 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.99, i32 0, i32 1
	store i64 -3, i64* %206
	%207 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.99 to i8*
	%208 = bitcast i8* %207 to { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }*
	%209 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %208, i32 0, i32 4, i32 0, i32 2
	%210 = load i64, i64* %209
	%211 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %208, i32 0, i32 4, i32 0, i32 0
	%212 = load i64, i64* %211
	%213 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %208, i32 0, i32 4, i32 0, i32 0
	store i64 %212, i64* %213
	%214 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %208, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %214
	%215 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %208, i32 0, i32 4, i32 0, i32 2
	store i64 %210, i64* %215
	%216 = sub nsw i64 0, %212
	%217 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %208, i32 0, i32 1
	store i64 %216, i64* %217
	%218 = bitcast i8* %207 to { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }*
	%219 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %218, i32 0, i32 3
	%220 = load i64, i64* %219
	%221 = sdiv i64 %220, 8
	%222 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %218, i32 0, i32 4, i32 0, i32 0
	%223 = load i64, i64* %222
	%224 = mul nsw i64 %223, %221
	%225 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %218, i32 0, i32 4, i32 0, i32 1
	%226 = load i64, i64* %225
	store i64 %224, i64* %q.stride.2
	%227 = mul nsw i64 %226, %224
	store i64 %226, i64* @"q%l1", !alias.scope !25, !noalias !26
	%228 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %218, i32 0, i32 4, i32 0, i32 2
	%229 = load i64, i64* %228
	store i64 %229, i64* @"q%u1", !alias.scope !27, !noalias !28
	%230 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %218, i32 0, i32 0
	%231 = load i8*, i8** %230
	store i8* %231, i8** %q.base.3
	%232 = bitcast i8* %231 to double*
	%233 = sub nsw i64 0, %227
	%234 = getelementptr double, double* %232, i64 %233
	store double* %234, double** %q.origin.1
	%235 = load i64, i64* @"q%l1", !alias.scope !25, !noalias !26
	%236 = load i64, i64* @"q%u1", !alias.scope !27, !noalias !28
	store i64 %235, i64* %"i%7.19"
	%237 = icmp sle i64 %235, %236
	br i1 %237, label %do.100, label %enddo.103

do.100:
	%238 = phi i64 [ %235, %rest.97 ], [ %249, %latch.101 ]
	store i64 %238, i64* %"i%7.19", !llvm.access.group !124
	%239 = load double*, double** %q.origin.1
	%240 = load i64, i64* %q.stride.2
	%241 = mul nsw i64 %238, %240
	%242 = getelementptr double, double* %239, i64 %241
	%243 = load double, double* %242, !llvm.access.group !124
	%244 = fadd double %243, 1.0
	%245 = load double*, double** %q.origin.1
	%246 = load i64, i64* %q.stride.2
	%247 = mul nsw i64 %238, %246
	%248 = getelementptr double, double* %245, i64 %247
	store double %244, double* %248, !llvm.access.group !124
	br label %latch.101

latch.101:
	%249 = add nsw i64 %238, 1
	%250 = icmp slt i64 %238, %236
	br i1 %250, label %do.100, label %done.102, !llvm.loop !127

done.102:
	store i64 %249, i64* %"i%7.19"
	br label %enddo.103

enddo.103:
	store double 0.0, double* %"s%1.21"
	%251 = load i64, i64* @"q%l1", !alias.scope !25, !noalias !26
	%252 = load i64, i64* @"q%u1", !alias.scope !27, !noalias !28
	store i64 %251, i64* %"i%8.20"
	%253 = icmp sle i64 %251, %252
	br i1 %253, label %do.104, label %enddo.107

do.104:
	%254 = phi i64 [ %251, %enddo.103 ], [ %262, %latch.105 ]
	store i64 %254, i64* %"i%8.20", !llvm.access.group !128
	%255 = load double, double* %"s%1.21"
	%256 = load double*, double** %q.origin.1
	%257 = load i64, i64* %q.stride.2
	%258 = mul nsw i64 %254, %257
	%259 = getelementptr double, double* %256, i64 %258
	%260 = load double, double* %259, !llvm.access.group !128
	%261 = fadd reassoc nsz double %255, %260
	store double %261, double* %"s%1.21"
	br label %latch.105

latch.105:
	%262 = add nsw i64 %254, 1
	%263 = icmp slt i64 %254, %252
	br i1 %263, label %do.104, label %done.106, !llvm.loop !131

done.106:
	store i64 %262, i64* %"i%8.20"
	br label %enddo.107

enddo.107:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.2 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.6, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%264 = getelementptr double, double* getelementptr ([20 x double], [20 x double]* @t.data, i64 0, i64 -1), i64 1
	%265 = bitcast double* %264 to i8*
	%266 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.108, i32 0, i32 0
	store i8* %265, i8** %266
	%267 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.108, i32 0, i32 1
	store i64 0, i64* %267
	%268 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.108, i32 0, i32 2, i32 0
	store i64 8, i64* %268
	%269 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.108, i32 0, i32 2, i32 1
	store i32 0, i32* %269
	%270 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.108, i32 0, i32 2, i32 2
	store i8 1, i8* %270
	%271 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.108, i32 0, i32 2, i32 3
	store i8 3, i8* %271
	%272 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.108, i32 0, i32 2, i32 4
	store i16 0, i16* %272
	%273 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.108, i32 0, i32 3
	store i64 8, i64* %273
	%274 = icmp sgt i64 20, 0
	%275 = select i1 %274, i64 20, i64 0
	%276 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.108, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %276
	%277 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.108, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %277
	%278 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.108, i32 0, i32 4, i32 0, i32 2
	store i64 %275, i64* %278
	%279 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.108, i32 0, i32 1
	store i64 -1, i64* %279
	%280 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.108 to i8*
	call void @hpf_io_array(i8* %280, i32 8)
	%281 = load double, double* %"s%1.21"
	store double %281, double* %temporary.109
	%282 = bitcast double* %temporary.109 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %282, i64 8)
	%283 = call i32 @hpf_io_end()
	%284 = getelementptr double, double* getelementptr ([60 x double], [60 x double]* @__targets_MOD_tm, i64 0, i64 -16), i64 30
	%285 = getelementptr double, double* %284, i64 3
	%286 = bitcast double* %285 to i8*
	%287 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.110, i32 0, i32 0
	store i8* %286, i8** %287
	%288 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.110, i32 0, i32 1
	store i64 0, i64* %288
	%289 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.110, i32 0, i32 2, i32 0
	store i64 8, i64* %289
	%290 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.110, i32 0, i32 2, i32 1
	store i32 0, i32* %290
	%291 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.110, i32 0, i32 2, i32 2
	store i8 2, i8* %291
	%292 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.110, i32 0, i32 2, i32 3
	store i8 3, i8* %292
	%293 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.110, i32 0, i32 2, i32 4
	store i16 0, i16* %293
	%294 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.110, i32 0, i32 3
	store i64 8, i64* %294
	%295 = icmp sgt i64 10, 0
	%296 = select i1 %295, i64 10, i64 0
	%297 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.110, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %297
	%298 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.110, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %298
	%299 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.110, i32 0, i32 4, i32 0, i32 2
	store i64 %296, i64* %299
	%300 = icmp sgt i64 2, 0
	%301 = select i1 %300, i64 2, i64 0
	%302 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.110, i32 0, i32 4, i32 1, i32 0
	store i64 15, i64* %302
	%303 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.110, i32 0, i32 4, i32 1, i32 1
	store i64 1, i64* %303
	%304 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.110, i32 0, i32 4, i32 1, i32 2
	store i64 %301, i64* %304
	%305 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.110, i32 0, i32 1
	store i64 -16, i64* %305
	%306 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.110 to i8*
	%307 = bitcast i8* %306 to { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }*
	%308 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %307, i32 0, i32 4, i32 0, i32 2
	%309 = load i64, i64* %308
	%310 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %307, i32 0, i32 4, i32 0, i32 0
	%311 = load i64, i64* %310
	%312 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %307, i32 0, i32 4, i32 0, i32 0
	store i64 %311, i64* %312
	%313 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %307, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %313
	%314 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %307, i32 0, i32 4, i32 0, i32 2
	store i64 %309, i64* %314
	%315 = sub nsw i64 0, %311
	%316 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %307, i32 0, i32 4, i32 1, i32 2
	%317 = load i64, i64* %316
	%318 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %307, i32 0, i32 4, i32 1, i32 0
	%319 = load i64, i64* %318
	%320 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %307, i32 0, i32 4, i32 1, i32 0
	store i64 %319, i64* %320
	%321 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %307, i32 0, i32 4, i32 1, i32 1
	store i64 1, i64* %321
	%322 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %307, i32 0, i32 4, i32 1, i32 2
	store i64 %317, i64* %322
	%323 = sub nsw i64 %315, %319
	%324 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %307, i32 0, i32 1
	store i64 %323, i64* %324
	%325 = bitcast i8* %306 to { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }*
	%326 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %325, i32 0, i32 3
	%327 = load i64, i64* %326
	%328 = sdiv i64 %327, 8
	%329 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %325, i32 0, i32 4, i32 0, i32 0
	%330 = load i64, i64* %329
	%331 = mul nsw i64 %330, %328
	%332 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %325, i32 0, i32 4, i32 0, i32 1
	%333 = load i64, i64* %332
	store i64 %331, i64* %r.stride.5
	%334 = mul nsw i64 %333, %331
	store i64 %333, i64* @"r%l1", !alias.scope !29, !noalias !30
	%335 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %325, i32 0, i32 4, i32 0, i32 2
	%336 = load i64, i64* %335
	store i64 %336, i64* @"r%u1", !alias.scope !31, !noalias !32
	%337 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %325, i32 0, i32 4, i32 1, i32 0
	%338 = load i64, i64* %337
	%339 = mul nsw i64 %338, %328
	%340 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %325, i32 0, i32 4, i32 1, i32 1
	%341 = load i64, i64* %340
	store i64 %339, i64* %r.stride.6
	%342 = mul nsw i64 %341, %339
	%343 = add nsw i64 %334, %342
	store i64 %341, i64* @"r%l2", !alias.scope !33, !noalias !34
	%344 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %325, i32 0, i32 4, i32 1, i32 2
	%345 = load i64, i64* %344
	store i64 %345, i64* @"r%u2", !alias.scope !35, !noalias !36
	%346 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %325, i32 0, i32 0
	%347 = load i8*, i8** %346
	store i8* %347, i8** %r.base.7
	%348 = bitcast i8* %347 to double*
	%349 = sub nsw i64 0, %343
	%350 = getelementptr double, double* %348, i64 %349
	store double* %350, double** %r.origin.4
	store i64 1, i64* %"i%10.23"
	%351 = icmp sle i64 1, 2
	br i1 %351, label %do.111, label %enddo.114

do.111:
	%352 = phi i64 [ 1, %enddo.107 ], [ %354, %latch.112 ]
	store i64 %352, i64* %"i%10.23", !llvm.access.group !132
	store i64 1, i64* %"i%9.22", !llvm.access.group !132
	%353 = icmp sle i64 1, 10
	br i1 %353, label %do.115, label %enddo.118

latch.112:
	%354 = add nsw i64 %352, 1
	%355 = icmp slt i64 %352, 2
	br i1 %355, label %do.111, label %done.113, !llvm.loop !142

done.113:
	store i64 %354, i64* %"i%10.23"
	br label %enddo.114

enddo.114:
	%356 = load i64, i64* @"r%l2", !alias.scope !33, !noalias !34
	%357 = load i64, i64* @"r%u2", !alias.scope !35, !noalias !36
	store i64 %356, i64* %"i%12.25"
	%358 = icmp sle i64 %356, %357
	br i1 %358, label %do.119, label %enddo.122

do.115:
	%359 = phi i64 [ 1, %do.111 ], [ %370, %latch.116 ]
	store i64 %359, i64* %"i%9.22", !llvm.access.group !134
	%360 = sub nsw i64 %352, 1
	%361 = mul nsw i64 %360, 10
	%362 = add nsw i64 %359, %361
	%363 = sub nsw i64 %362, 1
	%364 = add nsw i64 %363, 1
	%365 = getelementptr i32, i32* getelementptr ([20 x i32], [20 x i32]* @"c%2.data", i64 0, i64 -1), i64 %364
	%366 = load i32, i32* %365, !alias.scope !43, !noalias !44, !llvm.access.group !135
	%367 = mul nsw i64 %352, 10
	%368 = getelementptr i32, i32* getelementptr ([20 x i32], [20 x i32]* @"v%2.data", i64 0, i64 -11), i64 %367
	%369 = getelementptr i32, i32* %368, i64 %359
	store i32 %366, i32* %369, !alias.scope !47, !noalias !48, !llvm.access.group !136
	br label %latch.116

latch.116:
	%370 = add nsw i64 %359, 1
	%371 = icmp slt i64 %359, 10
	br i1 %371, label %do.115, label %done.117, !llvm.loop !139

done.117:
	store i64 %370, i64* %"i%9.22", !llvm.access.group !132
	br label %enddo.118

enddo.118:
	br label %latch.112

do.119:
	%372 = phi i64 [ %356, %enddo.114 ], [ %376, %latch.120 ]
	store i64 %372, i64* %"i%12.25", !llvm.access.group !143
	%373 = load i64, i64* @"r%l1", !alias.scope !29, !noalias !30, !llvm.access.group !143
	%374 = load i64, i64* @"r%u1", !alias.scope !31, !noalias !32, !llvm.access.group !143
	store i64 %373, i64* %"i%11.24", !llvm.access.group !143
	%375 = icmp sle i64 %373, %374
	br i1 %375, label %do.123, label %enddo.126

latch.120:
	%376 = add nsw i64 %372, 1
	%377 = icmp slt i64 %372, %357
	br i1 %377, label %do.119, label %done.121, !llvm.loop !156

done.121:
	store i64 %376, i64* %"i%12.25"
	br label %enddo.122

enddo.122:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.3 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.6, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%378 = getelementptr double, double* getelementptr ([60 x double], [60 x double]* @__targets_MOD_tm, i64 0, i64 -16), i64 45
	%379 = getelementptr double, double* %378, i64 1
	%380 = bitcast double* %379 to i8*
	%381 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.127, i32 0, i32 0
	store i8* %380, i8** %381
	%382 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.127, i32 0, i32 1
	store i64 0, i64* %382
	%383 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.127, i32 0, i32 2, i32 0
	store i64 8, i64* %383
	%384 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.127, i32 0, i32 2, i32 1
	store i32 0, i32* %384
	%385 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.127, i32 0, i32 2, i32 2
	store i8 1, i8* %385
	%386 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.127, i32 0, i32 2, i32 3
	store i8 3, i8* %386
	%387 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.127, i32 0, i32 2, i32 4
	store i16 0, i16* %387
	%388 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.127, i32 0, i32 3
	store i64 8, i64* %388
	%389 = icmp sgt i64 15, 0
	%390 = select i1 %389, i64 15, i64 0
	%391 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.127, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %391
	%392 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.127, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %392
	%393 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.127, i32 0, i32 4, i32 0, i32 2
	store i64 %390, i64* %393
	%394 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.127, i32 0, i32 1
	store i64 -1, i64* %394
	%395 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.127 to i8*
	call void @hpf_io_array(i8* %395, i32 8)
	%396 = getelementptr double, double* getelementptr ([60 x double], [60 x double]* @__targets_MOD_tm, i64 0, i64 -16), i64 15
	%397 = getelementptr double, double* %396, i64 5
	%398 = bitcast double* %397 to i8*
	%399 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.128, i32 0, i32 0
	store i8* %398, i8** %399
	%400 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.128, i32 0, i32 1
	store i64 0, i64* %400
	%401 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.128, i32 0, i32 2, i32 0
	store i64 8, i64* %401
	%402 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.128, i32 0, i32 2, i32 1
	store i32 0, i32* %402
	%403 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.128, i32 0, i32 2, i32 2
	store i8 1, i8* %403
	%404 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.128, i32 0, i32 2, i32 3
	store i8 3, i8* %404
	%405 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.128, i32 0, i32 2, i32 4
	store i16 0, i16* %405
	%406 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.128, i32 0, i32 3
	store i64 8, i64* %406
	%407 = icmp sgt i64 4, 0
	%408 = select i1 %407, i64 4, i64 0
	%409 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.128, i32 0, i32 4, i32 0, i32 0
	store i64 15, i64* %409
	%410 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.128, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %410
	%411 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.128, i32 0, i32 4, i32 0, i32 2
	store i64 %408, i64* %411
	%412 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.128, i32 0, i32 1
	store i64 -15, i64* %412
	%413 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.128 to i8*
	call void @hpf_io_array(i8* %413, i32 8)
	%414 = call i32 @hpf_io_end()
	store i64 1, i64* @"__targets_MOD_al%lb1", !alias.scope !55, !noalias !56
	store i64 9, i64* @"__targets_MOD_al%ub1", !alias.scope !57, !noalias !58
	%415 = load i8*, i8** @al.base
	%416 = icmp ne i8* %415, null
	br i1 %416, label %cold.129, label %rest.130

do.123:
	%417 = phi i64 [ %373, %do.119 ], [ %445, %latch.124 ]
	store i64 %417, i64* %"i%11.24", !llvm.access.group !145
	%418 = load i64, i64* %r.stride.6
	%419 = mul nsw i64 %372, %418
	%420 = load double*, double** %r.origin.4
	%421 = getelementptr double, double* %420, i64 %419
	%422 = load i64, i64* %r.stride.5
	%423 = mul nsw i64 %417, %422
	%424 = getelementptr double, double* %421, i64 %423
	%425 = load double, double* %424, !llvm.access.group !146
	%426 = load i64, i64* @"r%l1", !alias.scope !29, !noalias !30, !llvm.access.group !147
	%427 = sub nsw i64 1, %426
	%428 = add nsw i64 %417, %427
	%429 = load i64, i64* @"r%l2", !alias.scope !33, !noalias !34, !llvm.access.group !148
	%430 = sub nsw i64 1, %429
	%431 = add nsw i64 %372, %430
	%432 = mul nsw i64 %431, 10
	%433 = getelementptr i32, i32* getelementptr ([20 x i32], [20 x i32]* @"v%2.data", i64 0, i64 -11), i64 %432
	%434 = getelementptr i32, i32* %433, i64 %428
	%435 = load i32, i32* %434, !alias.scope !47, !noalias !48, !llvm.access.group !149
	%436 = sitofp i32 %435 to double
	%437 = fadd double %425, %436
	%438 = load i64, i64* %r.stride.6
	%439 = mul nsw i64 %372, %438
	%440 = load double*, double** %r.origin.4
	%441 = getelementptr double, double* %440, i64 %439
	%442 = load i64, i64* %r.stride.5
	%443 = mul nsw i64 %417, %442
	%444 = getelementptr double, double* %441, i64 %443
	store double %437, double* %444, !llvm.access.group !150
	br label %latch.124

latch.124:
	%445 = add nsw i64 %417, 1
	%446 = icmp slt i64 %417, %374
	br i1 %446, label %do.123, label %done.125, !llvm.loop !153

done.125:
	store i64 %445, i64* %"i%11.24", !llvm.access.group !143
	br label %enddo.126

enddo.126:
	br label %latch.120

cold.129:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.4 to i8*), i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.text.10, i64 0, i64 0))
	unreachable

rest.130:
	%447 = load i64, i64* @"__targets_MOD_al%lb1", !alias.scope !55, !noalias !56
	%448 = load i64, i64* @"__targets_MOD_al%ub1", !alias.scope !57, !noalias !58
	store i64 1, i64* @al.stride
	%449 = sub nsw i64 %448, %447
	%450 = add nsw i64 %449, 1
	%451 = icmp sgt i64 %450, 0
	%452 = select i1 %451, i64 %450, i64 0
	%453 = icmp sgt i64 %452, 1
	%454 = select i1 %453, i64 %452, i64 1
	%455 = call i8* @hpf_cleared_memory(i64 %454, i64 8)
	%456 = icmp eq i8* %455, null
	br i1 %456, label %cold.131, label %rest.132

cold.131:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.4 to i8*), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.11, i64 0, i64 0))
	unreachable

rest.132:
	store i8* %455, i8** @al.base
	%457 = bitcast i8* %455 to double*
	%458 = sub nsw i64 0, %447
	%459 = getelementptr double, double* %457, i64 %458
	store double* %459, double** @al.origin
	store i64 1, i64* @"__targets_MOD_be%lb1", !alias.scope !59, !noalias !60
	store i64 9, i64* @"__targets_MOD_be%ub1", !alias.scope !61, !noalias !62
	%460 = load i8*, i8** @be.base
	%461 = icmp ne i8* %460, null
	br i1 %461, label %cold.133, label %rest.134

cold.133:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.4 to i8*), i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.text.12, i64 0, i64 0))
	unreachable

rest.134:
	%462 = load i64, i64* @"__targets_MOD_be%lb1", !alias.scope !59, !noalias !60
	%463 = load i64, i64* @"__targets_MOD_be%ub1", !alias.scope !61, !noalias !62
	store i64 1, i64* @be.stride
	%464 = sub nsw i64 %463, %462
	%465 = add nsw i64 %464, 1
	%466 = icmp sgt i64 %465, 0
	%467 = select i1 %466, i64 %465, i64 0
	%468 = icmp sgt i64 %467, 1
	%469 = select i1 %468, i64 %467, i64 1
	%470 = call i8* @hpf_cleared_memory(i64 %469, i64 8)
	%471 = icmp eq i8* %470, null
	br i1 %471, label %cold.135, label %rest.136

cold.135:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.4 to i8*), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.13, i64 0, i64 0))
	unreachable

rest.136:
	store i8* %470, i8** @be.base
	%472 = bitcast i8* %470 to double*
	%473 = sub nsw i64 0, %462
	%474 = getelementptr double, double* %472, i64 %473
	store double* %474, double** @be.origin
	%475 = load i64, i64* @"__targets_MOD_al%lb1", !alias.scope !55, !noalias !56
	%476 = load i64, i64* @"__targets_MOD_al%ub1", !alias.scope !57, !noalias !58
	store i64 %475, i64* %"i%13.26"
	%477 = icmp sle i64 %475, %476
	br i1 %477, label %do.137, label %enddo.140

do.137:
	%478 = phi i64 [ %475, %rest.136 ], [ %481, %latch.138 ]
	store i64 %478, i64* %"i%13.26", !llvm.access.group !157
	%479 = load double*, double** @al.origin
	%480 = getelementptr double, double* %479, i64 %478
	store double 5.0, double* %480, !llvm.access.group !157
	br label %latch.138

latch.138:
	%481 = add nsw i64 %478, 1
	%482 = icmp slt i64 %478, %476
	br i1 %482, label %do.137, label %done.139, !llvm.loop !160

done.139:
	store i64 %481, i64* %"i%13.26"
	br label %enddo.140

enddo.140:
	%483 = load i64, i64* @"__targets_MOD_be%lb1", !alias.scope !59, !noalias !60
	%484 = load i64, i64* @"__targets_MOD_be%ub1", !alias.scope !61, !noalias !62
	store i64 %483, i64* %"i%14.27"
	%485 = icmp sle i64 %483, %484
	br i1 %485, label %do.141, label %enddo.144

do.141:
	%486 = phi i64 [ %483, %enddo.140 ], [ %489, %latch.142 ]
	store i64 %486, i64* %"i%14.27", !llvm.access.group !161
	%487 = load double*, double** @be.origin
	%488 = getelementptr double, double* %487, i64 %486
	store double 6.0, double* %488, !alias.scope !63, !noalias !64, !llvm.access.group !161
	br label %latch.142

latch.142:
	%489 = add nsw i64 %486, 1
	%490 = icmp slt i64 %486, %484
	br i1 %490, label %do.141, label %done.143, !llvm.loop !164

done.143:
	store i64 %489, i64* %"i%14.27"
	br label %enddo.144

enddo.144:
	%491 = load i64, i64* @"__targets_MOD_al%lb1", !alias.scope !55, !noalias !56
	%492 = load double*, double** @al.origin
	%493 = getelementptr double, double* %492, i64 %491
	%494 = bitcast double* %493 to i8*
	%495 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.145, i32 0, i32 0
	store i8* %494, i8** %495
	%496 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.145, i32 0, i32 1
	store i64 0, i64* %496
	%497 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.145, i32 0, i32 2, i32 0
	store i64 8, i64* %497
	%498 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.145, i32 0, i32 2, i32 1
	store i32 0, i32* %498
	%499 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.145, i32 0, i32 2, i32 2
	store i8 1, i8* %499
	%500 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.145, i32 0, i32 2, i32 3
	store i8 3, i8* %500
	%501 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.145, i32 0, i32 2, i32 4
	store i16 0, i16* %501
	%502 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.145, i32 0, i32 3
	store i64 8, i64* %502
	%503 = load i64, i64* @"__targets_MOD_al%lb1", !alias.scope !55, !noalias !56
	%504 = load i64, i64* @"__targets_MOD_al%ub1", !alias.scope !57, !noalias !58
	%505 = sub nsw i64 %504, %503
	%506 = add nsw i64 %505, 1
	%507 = icmp sgt i64 %506, 0
	%508 = select i1 %507, i64 %506, i64 0
	%509 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.145, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %509
	%510 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.145, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %510
	%511 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.145, i32 0, i32 4, i32 0, i32 2
	store i64 %508, i64* %511
	%512 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.145, i32 0, i32 1
	store i64 -1, i64* %512
	%513 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.145 to i8*
	%514 = bitcast i8* %513 to { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }*
	%515 = load i64, i64* @"__targets_MOD_al%lb1", !alias.scope !55, !noalias !56
	%516 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %514, i32 0, i32 4, i32 0, i32 2
	%517 = load i64, i64* %516
	%518 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %514, i32 0, i32 4, i32 0, i32 0
	%519 = load i64, i64* %518
	%520 = sub nsw i64 %515, 1
	%521 = add nsw i64 %517, %520
	%522 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %514, i32 0, i32 4, i32 0, i32 0
	store i64 %519, i64* %522
	%523 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %514, i32 0, i32 4, i32 0, i32 1
	store i64 %515, i64* %523
	%524 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %514, i32 0, i32 4, i32 0, i32 2
	store i64 %521, i64* %524
	%525 = mul nsw i64 %515, %519
	%526 = sub nsw i64 0, %525
	%527 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %514, i32 0, i32 1
	store i64 %526, i64* %527
	%528 = load i8*, i8** @al.base
	%529 = icmp eq i8* %528, null
	%530 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %514, i32 0, i32 0
	%531 = load i8*, i8** %530
	%532 = select i1 %529, i8* null, i8* %531
	store i8* %532, i8** %530
	%533 = bitcast i8* %513 to { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }*
	%534 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %533, i32 0, i32 3
	%535 = load i64, i64* %534
	%536 = sdiv i64 %535, 8
	%537 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %533, i32 0, i32 4, i32 0, i32 0
	%538 = load i64, i64* %537
	%539 = mul nsw i64 %538, %536
	%540 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %533, i32 0, i32 4, i32 0, i32 1
	%541 = load i64, i64* %540
	store i64 %539, i64* %q.stride.2
	%542 = mul nsw i64 %541, %539
	store i64 %541, i64* @"q%l1", !alias.scope !25, !noalias !26
	%543 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %533, i32 0, i32 4, i32 0, i32 2
	%544 = load i64, i64* %543
	store i64 %544, i64* @"q%u1", !alias.scope !27, !noalias !28
	%545 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %533, i32 0, i32 0
	%546 = load i8*, i8** %545
	store i8* %546, i8** %q.base.3
	%547 = bitcast i8* %546 to double*
	%548 = sub nsw i64 0, %542
	%549 = getelementptr double, double* %547, i64 %548
	store double* %549, double** %q.origin.1
	%550 = load double*, double** %q.origin.1
	%551 = load i64, i64* %q.stride.2
	%552 = mul nsw i64 2, %551
	%553 = getelementptr double, double* %550, i64 %552
	store double 1.0, double* %553
	%554 = load i64, i64* @"__targets_MOD_be%lb1", !alias.scope !59, !noalias !60
	%555 = load i64, i64* @"__targets_MOD_be%ub1", !alias.scope !61, !noalias !62
	store i64 %554, i64* %"i%15.28"
	%556 = icmp sle i64 %554, %555
	br i1 %556, label %do.146, label %enddo.149

do.146:
	%557 = phi i64 [ %554, %enddo.144 ], [ %571, %latch.147 ]
	store i64 %557, i64* %"i%15.28", !llvm.access.group !165
	%558 = load double*, double** @be.origin
	%559 = getelementptr double, double* %558, i64 %557
	%560 = load double, double* %559, !alias.scope !63, !noalias !64, !llvm.access.group !165
	%561 = load i64, i64* @"__targets_MOD_al%lb1", !alias.scope !55, !noalias !56, !llvm.access.group !165
	%562 = load i64, i64* @"__targets_MOD_be%lb1", !alias.scope !59, !noalias !60, !llvm.access.group !165
	%563 = sub nsw i64 %561, %562
	%564 = add nsw i64 %557, %563
	%565 = load double*, double** @al.origin
	%566 = getelementptr double, double* %565, i64 %564
	%567 = load double, double* %566, !llvm.access.group !165
	%568 = fadd double %560, %567
	%569 = load double*, double** @be.origin
	%570 = getelementptr double, double* %569, i64 %557
	store double %568, double* %570, !alias.scope !63, !noalias !64, !llvm.access.group !165
	br label %latch.147

latch.147:
	%571 = add nsw i64 %557, 1
	%572 = icmp slt i64 %557, %555
	br i1 %572, label %do.146, label %done.148, !llvm.loop !168

done.148:
	store i64 %571, i64* %"i%15.28"
	br label %enddo.149

enddo.149:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.5 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.6, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%573 = load i64, i64* @"__targets_MOD_al%lb1", !alias.scope !55, !noalias !56
	%574 = load double*, double** @al.origin
	%575 = getelementptr double, double* %574, i64 %573
	%576 = bitcast double* %575 to i8*
	%577 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.150, i32 0, i32 0
	store i8* %576, i8** %577
	%578 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.150, i32 0, i32 1
	store i64 0, i64* %578
	%579 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.150, i32 0, i32 2, i32 0
	store i64 8, i64* %579
	%580 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.150, i32 0, i32 2, i32 1
	store i32 0, i32* %580
	%581 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.150, i32 0, i32 2, i32 2
	store i8 1, i8* %581
	%582 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.150, i32 0, i32 2, i32 3
	store i8 3, i8* %582
	%583 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.150, i32 0, i32 2, i32 4
	store i16 0, i16* %583
	%584 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.150, i32 0, i32 3
	store i64 8, i64* %584
	%585 = load i64, i64* @"__targets_MOD_al%lb1", !alias.scope !55, !noalias !56
	%586 = load i64, i64* @"__targets_MOD_al%ub1", !alias.scope !57, !noalias !58
	%587 = sub nsw i64 %586, %585
	%588 = add nsw i64 %587, 1
	%589 = icmp sgt i64 %588, 0
	%590 = select i1 %589, i64 %588, i64 0
	%591 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.150, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %591
	%592 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.150, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %592
	%593 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.150, i32 0, i32 4, i32 0, i32 2
	store i64 %590, i64* %593
	%594 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.150, i32 0, i32 1
	store i64 -1, i64* %594
	%595 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.150 to i8*
	call void @hpf_io_array(i8* %595, i32 8)
	%596 = load i64, i64* @"__targets_MOD_be%lb1", !alias.scope !59, !noalias !60
	%597 = load double*, double** @be.origin
	%598 = getelementptr double, double* %597, i64 %596
	%599 = bitcast double* %598 to i8*
	%600 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.151, i32 0, i32 0
	store i8* %599, i8** %600
	%601 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.151, i32 0, i32 1
	store i64 0, i64* %601
	%602 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.151, i32 0, i32 2, i32 0
	store i64 8, i64* %602
	%603 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.151, i32 0, i32 2, i32 1
	store i32 0, i32* %603
	%604 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.151, i32 0, i32 2, i32 2
	store i8 1, i8* %604
	%605 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.151, i32 0, i32 2, i32 3
	store i8 3, i8* %605
	%606 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.151, i32 0, i32 2, i32 4
	store i16 0, i16* %606
	%607 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.151, i32 0, i32 3
	store i64 8, i64* %607
	%608 = load i64, i64* @"__targets_MOD_be%lb1", !alias.scope !59, !noalias !60
	%609 = load i64, i64* @"__targets_MOD_be%ub1", !alias.scope !61, !noalias !62
	%610 = sub nsw i64 %609, %608
	%611 = add nsw i64 %610, 1
	%612 = icmp sgt i64 %611, 0
	%613 = select i1 %612, i64 %611, i64 0
	%614 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.151, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %614
	%615 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.151, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %615
	%616 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.151, i32 0, i32 4, i32 0, i32 2
	store i64 %613, i64* %616
	%617 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.151, i32 0, i32 1
	store i64 -1, i64* %617
	%618 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.151 to i8*
	call void @hpf_io_array(i8* %618, i32 8)
	%619 = call i32 @hpf_io_end()
	%620 = getelementptr double, double* getelementptr ([20 x double], [20 x double]* @t.data, i64 0, i64 -1), i64 7
	%621 = bitcast double* %620 to i8*
	store i8* %621, i8** %s.8
	%622 = load i8*, i8** %s.8
	%623 = bitcast i8* %622 to double*
	store double 100.0, double* %623
	%624 = getelementptr double, double* getelementptr ([20 x double], [20 x double]* @t.data, i64 0, i64 -1), i64 1
	%625 = bitcast double* %624 to i8*
	%626 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.152, i32 0, i32 0
	store i8* %625, i8** %626
	%627 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.152, i32 0, i32 1
	store i64 0, i64* %627
	%628 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.152, i32 0, i32 2, i32 0
	store i64 8, i64* %628
	%629 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.152, i32 0, i32 2, i32 1
	store i32 0, i32* %629
	%630 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.152, i32 0, i32 2, i32 2
	store i8 1, i8* %630
	%631 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.152, i32 0, i32 2, i32 3
	store i8 3, i8* %631
	%632 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.152, i32 0, i32 2, i32 4
	store i16 0, i16* %632
	%633 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.152, i32 0, i32 3
	store i64 8, i64* %633
	%634 = icmp sgt i64 20, 0
	%635 = select i1 %634, i64 20, i64 0
	%636 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.152, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %636
	%637 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.152, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %637
	%638 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.152, i32 0, i32 4, i32 0, i32 2
	store i64 %635, i64* %638
	%639 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.152, i32 0, i32 1
	store i64 -1, i64* %639
	%640 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.152 to i8*
	call void @__targets_MOD_shift(i8* %640)
	%641 = getelementptr double, double* getelementptr ([60 x double], [60 x double]* @__targets_MOD_tm, i64 0, i64 -16), i64 15
	%642 = getelementptr double, double* %641, i64 1
	%643 = bitcast double* %642 to i8*
	%644 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.153, i32 0, i32 0
	store i8* %643, i8** %644
	%645 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.153, i32 0, i32 1
	store i64 0, i64* %645
	%646 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.153, i32 0, i32 2, i32 0
	store i64 8, i64* %646
	%647 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.153, i32 0, i32 2, i32 1
	store i32 0, i32* %647
	%648 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.153, i32 0, i32 2, i32 2
	store i8 1, i8* %648
	%649 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.153, i32 0, i32 2, i32 3
	store i8 3, i8* %649
	%650 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.153, i32 0, i32 2, i32 4
	store i16 0, i16* %650
	%651 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.153, i32 0, i32 3
	store i64 8, i64* %651
	%652 = icmp sgt i64 15, 0
	%653 = select i1 %652, i64 15, i64 0
	%654 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.153, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %654
	%655 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.153, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %655
	%656 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.153, i32 0, i32 4, i32 0, i32 2
	store i64 %653, i64* %656
	%657 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.153, i32 0, i32 1
	store i64 -1, i64* %657
	%658 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.153 to i8*
	call void @__targets_MOD_shift(i8* %658)
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.6 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.6, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%659 = getelementptr double, double* getelementptr ([20 x double], [20 x double]* @t.data, i64 0, i64 -1), i64 1
	%660 = bitcast double* %659 to i8*
	%661 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.154, i32 0, i32 0
	store i8* %660, i8** %661
	%662 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.154, i32 0, i32 1
	store i64 0, i64* %662
	%663 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.154, i32 0, i32 2, i32 0
	store i64 8, i64* %663
	%664 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.154, i32 0, i32 2, i32 1
	store i32 0, i32* %664
	%665 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.154, i32 0, i32 2, i32 2
	store i8 1, i8* %665
	%666 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.154, i32 0, i32 2, i32 3
	store i8 3, i8* %666
	%667 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.154, i32 0, i32 2, i32 4
	store i16 0, i16* %667
	%668 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.154, i32 0, i32 3
	store i64 8, i64* %668
	%669 = icmp sgt i64 20, 0
	%670 = select i1 %669, i64 20, i64 0
	%671 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.154, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %671
	%672 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.154, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %672
	%673 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.154, i32 0, i32 4, i32 0, i32 2
	store i64 %670, i64* %673
	%674 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.154, i32 0, i32 1
	store i64 -1, i64* %674
	%675 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.154 to i8*
	call void @hpf_io_array(i8* %675, i32 8)
	%676 = getelementptr double, double* getelementptr ([60 x double], [60 x double]* @__targets_MOD_tm, i64 0, i64 -16), i64 15
	%677 = getelementptr double, double* %676, i64 1
	%678 = bitcast double* %677 to i8*
	%679 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.155, i32 0, i32 0
	store i8* %678, i8** %679
	%680 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.155, i32 0, i32 1
	store i64 0, i64* %680
	%681 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.155, i32 0, i32 2, i32 0
	store i64 8, i64* %681
	%682 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.155, i32 0, i32 2, i32 1
	store i32 0, i32* %682
	%683 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.155, i32 0, i32 2, i32 2
	store i8 1, i8* %683
	%684 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.155, i32 0, i32 2, i32 3
	store i8 3, i8* %684
	%685 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.155, i32 0, i32 2, i32 4
	store i16 0, i16* %685
	%686 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.155, i32 0, i32 3
	store i64 8, i64* %686
	%687 = icmp sgt i64 15, 0
	%688 = select i1 %687, i64 15, i64 0
	%689 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.155, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %689
	%690 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.155, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %690
	%691 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.155, i32 0, i32 4, i32 0, i32 2
	store i64 %688, i64* %691
	%692 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.155, i32 0, i32 1
	store i64 -1, i64* %692
	%693 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.155 to i8*
	call void @hpf_io_array(i8* %693, i32 8)
	%694 = call i32 @hpf_io_end()
	store i64 1, i64* @"__targets_MOD_mp%l1", !alias.scope !65, !noalias !66
	store i64 6, i64* @"__targets_MOD_mp%u1", !alias.scope !67, !noalias !68
	store i64 1, i64* @"__targets_MOD_mp%l2", !alias.scope !69, !noalias !70
	store i64 8, i64* @"__targets_MOD_mp%u2", !alias.scope !71, !noalias !72
	%695 = load i64, i64* @"__targets_MOD_mp%l1", !alias.scope !65, !noalias !66
	%696 = load i64, i64* @"__targets_MOD_mp%u1", !alias.scope !67, !noalias !68
	store i64 1, i64* @mp.stride
	%697 = sub nsw i64 %696, %695
	%698 = add nsw i64 %697, 1
	%699 = icmp sgt i64 %698, 0
	%700 = select i1 %699, i64 %698, i64 0
	%701 = load i64, i64* @"__targets_MOD_mp%l2", !alias.scope !69, !noalias !70
	%702 = load i64, i64* @"__targets_MOD_mp%u2", !alias.scope !71, !noalias !72
	store i64 %700, i64* @mp.stride.2
	%703 = mul nsw i64 %701, %700
	%704 = add nsw i64 %695, %703
	%705 = sub nsw i64 %702, %701
	%706 = add nsw i64 %705, 1
	%707 = icmp sgt i64 %706, 0
	%708 = select i1 %707, i64 %706, i64 0
	%709 = mul nsw i64 %700, %708
	%710 = icmp sgt i64 %709, 1
	%711 = select i1 %710, i64 %709, i64 1
	%712 = call i8* @hpf_cleared_memory(i64 %711, i64 8)
	%713 = icmp eq i8* %712, null
	br i1 %713, label %cold.156, label %rest.157

cold.156:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.7 to i8*), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.17, i64 0, i64 0))
	unreachable

rest.157:
	store i8* %712, i8** @mp.base
	%714 = bitcast i8* %712 to double*
	%715 = sub nsw i64 0, %704
	%716 = getelementptr double, double* %714, i64 %715
	store double* %716, double** @mp.origin
	store i32 1, i32* %i.9
	%717 = icmp sle i64 1, 8
	br i1 %717, label %do.158, label %enddo.161

do.158:
	%718 = phi i64 [ 1, %rest.157 ], [ %723, %latch.159 ]
	%719 = trunc i64 %718 to i32
	store i32 %719, i32* %i.9
	%720 = load i64, i64* @"__targets_MOD_mp%l1", !alias.scope !65, !noalias !66
	%721 = load i64, i64* @"__targets_MOD_mp%u1", !alias.scope !67, !noalias !68
	store i64 %720, i64* %"i%16.29"
	%722 = icmp sle i64 %720, %721
	br i1 %722, label %do.162, label %enddo.165

latch.159:
	%723 = add nsw i64 %718, 1
	%724 = icmp slt i64 %718, 8
	br i1 %724, label %do.158, label %done.160, !llvm.loop !174

done.160:
	%725 = trunc i64 %723 to i32
	store i32 %725, i32* %i.9
	br label %enddo.161

enddo.161:
	%726 = load i8*, i8** %"t%2.base.35"
	%727 = icmp ne i8* %726, null
	br i1 %727, label %cold.166, label %rest.167

do.162:
	%728 = phi i64 [ %720, %do.158 ], [ %738, %latch.163 ]
	store i64 %728, i64* %"i%16.29", !llvm.access.group !169
	%729 = load i32, i32* %i.9, !llvm.access.group !169
	%730 = sitofp i32 %729 to double
	%731 = load i64, i64* @mp.stride.2
	%732 = mul nsw i64 %718, %731
	%733 = load double*, double** @mp.origin
	%734 = getelementptr double, double* %733, i64 %732
	%735 = load i64, i64* @mp.stride
	%736 = mul nsw i64 %728, %735
	%737 = getelementptr double, double* %734, i64 %736
	store double %730, double* %737, !llvm.access.group !169
	br label %latch.163

latch.163:
	%738 = add nsw i64 %728, 1
	%739 = icmp slt i64 %728, %721
	br i1 %739, label %do.162, label %done.164, !llvm.loop !172

done.164:
	store i64 %738, i64* %"i%16.29"
	br label %enddo.165

enddo.165:
	br label %latch.159

cold.166:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.8 to i8*), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.19, i64 0, i64 0))
	unreachable

rest.167:
	%740 = load i64, i64* @"__targets_MOD_mp%l1", !alias.scope !65, !noalias !66
	%741 = load i64, i64* @"__targets_MOD_mp%u1", !alias.scope !67, !noalias !68
	store i64 1, i64* %"t%2.stride.33"
	%742 = sub nsw i64 %741, %740
	%743 = add nsw i64 %742, 1
	%744 = icmp sgt i64 %743, 0
	%745 = select i1 %744, i64 %743, i64 0
	%746 = load i64, i64* @"__targets_MOD_mp%l2", !alias.scope !69, !noalias !70
	%747 = load i64, i64* @"__targets_MOD_mp%u2", !alias.scope !71, !noalias !72
	store i64 %745, i64* %"t%2.stride.34"
	%748 = mul nsw i64 %746, %745
	%749 = add nsw i64 %740, %748
	%750 = sub nsw i64 %747, %746
	%751 = add nsw i64 %750, 1
	%752 = icmp sgt i64 %751, 0
	%753 = select i1 %752, i64 %751, i64 0
	%754 = mul nsw i64 %745, %753
	%755 = icmp sgt i64 %754, 1
	%756 = select i1 %755, i64 %754, i64 1
	%757 = call i8* @hpf_cleared_memory(i64 %756, i64 8)
	%758 = icmp eq i8* %757, null
	br i1 %758, label %cold.168, label %rest.169

cold.168:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.8 to i8*), i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.20, i64 0, i64 0))
	unreachable

rest.169:
	store i8* %757, i8** %"t%2.base.35"
	%759 = bitcast i8* %757 to double*
	%760 = sub nsw i64 0, %749
	%761 = getelementptr double, double* %759, i64 %760
	store double* %761, double** %"t%2.origin.32"
	%762 = icmp sgt i64 7, 8
	%763 = select i1 %762, i64 7, i64 8
	store i32 2, i32* %"i%18.31"
	%764 = icmp sle i64 2, %763
	br i1 %764, label %do.170, label %enddo.173

do.170:
	%765 = phi i64 [ 2, %rest.169 ], [ %768, %latch.171 ]
	%766 = trunc i64 %765 to i32
	store i32 %766, i32* %"i%18.31"
	%767 = icmp sle i64 %765, 7
	br i1 %767, label %then.175, label %else.176

latch.171:
	%768 = add nsw i64 %765, 1
	%769 = icmp slt i64 %765, %763
	br i1 %769, label %do.170, label %done.172, !llvm.loop !184

done.172:
	%770 = trunc i64 %768 to i32
	store i32 %770, i32* %"i%18.31"
	br label %enddo.173

enddo.173:
	%771 = load i8*, i8** %"t%2.base.35"
	%772 = icmp eq i8* %771, null
	br i1 %772, label %cold.188, label %rest.189

endif.174:
	%773 = icmp sge i64 %765, 3
	br i1 %773, label %then.182, label %else.183

then.175:
	store i32 2, i32* %"i%17.30"
	%774 = icmp sle i64 2, 5
	br i1 %774, label %do.177, label %enddo.180

else.176:
	br label %endif.174

do.177:
	%775 = phi i64 [ 2, %then.175 ], [ %803, %latch.178 ]
	%776 = trunc i64 %775 to i32
	store i32 %776, i32* %"i%17.30", !llvm.access.group !175
	%777 = sub nsw i64 %775, 1
	%778 = add nsw i64 %765, 1
	%779 = load i64, i64* @mp.stride.2
	%780 = mul nsw i64 %778, %779
	%781 = load double*, double** @mp.origin
	%782 = getelementptr double, double* %781, i64 %780
	%783 = load i64, i64* @mp.stride
	%784 = mul nsw i64 %777, %783
	%785 = getelementptr double, double* %782, i64 %784
	%786 = load double, double* %785, !llvm.access.group !175
	%787 = add nsw i64 %775, 1
	%788 = sub nsw i64 %765, 1
	%789 = load i64, i64* @mp.stride.2
	%790 = mul nsw i64 %788, %789
	%791 = load double*, double** @mp.origin
	%792 = getelementptr double, double* %791, i64 %790
	%793 = load i64, i64* @mp.stride
	%794 = mul nsw i64 %787, %793
	%795 = getelementptr double, double* %792, i64 %794
	%796 = load double, double* %795, !llvm.access.group !175
	%797 = fadd double %786, %796
	%798 = load i64, i64* %"t%2.stride.34"
	%799 = mul nsw i64 %765, %798
	%800 = load double*, double** %"t%2.origin.32"
	%801 = getelementptr double, double* %800, i64 %799
	%802 = getelementptr double, double* %801, i64 %775
	store double %797, double* %802, !alias.scope !49, !noalias !50, !llvm.access.group !175
	br label %latch.178

latch.178:
	%803 = add nsw i64 %775, 1
	%804 = icmp slt i64 %775, 5
	br i1 %804, label %do.177, label %done.179, !llvm.loop !178

done.179:
	%805 = trunc i64 %803 to i32
	store i32 %805, i32* %"i%17.30"
	br label %enddo.180

enddo.180:
	br label %endif.174

endif.181:
	br label %latch.171

then.182:
	store i32 2, i32* %"i%17.30"
	%806 = icmp sle i64 2, 5
	br i1 %806, label %do.184, label %enddo.187

else.183:
	br label %endif.181

do.184:
	%807 = phi i64 [ 2, %then.182 ], [ %824, %latch.185 ]
	%808 = trunc i64 %807 to i32
	store i32 %808, i32* %"i%17.30", !llvm.access.group !179
	%809 = add nsw i64 %765, -1
	%810 = load i64, i64* %"t%2.stride.34"
	%811 = mul nsw i64 %809, %810
	%812 = load double*, double** %"t%2.origin.32"
	%813 = getelementptr double, double* %812, i64 %811
	%814 = getelementptr double, double* %813, i64 %807
	%815 = load double, double* %814, !alias.scope !49, !noalias !50, !llvm.access.group !179
	%816 = add nsw i64 %765, -1
	%817 = load i64, i64* @mp.stride.2
	%818 = mul nsw i64 %816, %817
	%819 = load double*, double** @mp.origin
	%820 = getelementptr double, double* %819, i64 %818
	%821 = load i64, i64* @mp.stride
	%822 = mul nsw i64 %807, %821
	%823 = getelementptr double, double* %820, i64 %822
	store double %815, double* %823, !llvm.access.group !179
	br label %latch.185

latch.185:
	%824 = add nsw i64 %807, 1
	%825 = icmp slt i64 %807, 5
	br i1 %825, label %do.184, label %done.186, !llvm.loop !182

done.186:
	%826 = trunc i64 %824 to i32
	store i32 %826, i32* %"i%17.30"
	br label %enddo.187

enddo.187:
	br label %endif.181

cold.188:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.8 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.21, i64 0, i64 0))
	unreachable

rest.189:
	call void @free(i8* %771)
	store i8* null, i8** %"t%2.base.35"
	%827 = load i64, i64* @"__targets_MOD_mp%u2", !alias.scope !71, !noalias !72
	%828 = load i64, i64* @"__targets_MOD_mp%l2", !alias.scope !69, !noalias !70
	%829 = sub nsw i64 %827, %828
	%830 = add nsw i64 %829, 1
	%831 = icmp sgt i64 %830, 0
	%832 = select i1 %831, i64 %830, i64 0
	store i64 %832, i64* %"v%b%1.41"
	%833 = load i8*, i8** %"v%3.base.40"
	call void @free(i8* %833)
	%834 = load i64, i64* %"v%b%1.41"
	store i64 1, i64* %"v%3.stride.39"
	%835 = sub nsw i64 %834, 1
	%836 = add nsw i64 %835, 1
	%837 = icmp sgt i64 %836, 0
	%838 = select i1 %837, i64 %836, i64 0
	%839 = icmp sgt i64 %838, 1
	%840 = select i1 %839, i64 %838, i64 1
	%841 = call i8* @hpf_cleared_memory(i64 %840, i64 8)
	%842 = icmp eq i8* %841, null
	br i1 %842, label %cold.190, label %rest.191

cold.190:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.9 to i8*), i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.23, i64 0, i64 0))
	unreachable

rest.191:
	store i8* %841, i8** %"v%3.base.40"
	%843 = bitcast i8* %841 to double*
	%844 = getelementptr double, double* %843, i64 -1
	store double* %844, double** %"v%3.origin.38"
	%845 = load i64, i64* %"v%b%1.41"
	store i64 1, i64* %"i%21.42"
	%846 = icmp sle i64 1, %845
	br i1 %846, label %do.192, label %enddo.195

do.192:
	%847 = phi i64 [ 1, %rest.191 ], [ %850, %latch.193 ]
	store i64 %847, i64* %"i%21.42", !llvm.access.group !185
	%848 = load double*, double** %"v%3.origin.38"
	%849 = getelementptr double, double* %848, i64 %847
	store double 0.0, double* %849, !alias.scope !51, !noalias !52, !llvm.access.group !185
	br label %latch.193

latch.193:
	%850 = add nsw i64 %847, 1
	%851 = icmp slt i64 %847, %845
	br i1 %851, label %do.192, label %done.194, !llvm.loop !188

done.194:
	store i64 %850, i64* %"i%21.42"
	br label %enddo.195

enddo.195:
	%852 = load i64, i64* @"__targets_MOD_mp%u2", !alias.scope !71, !noalias !72
	%853 = load i64, i64* @"__targets_MOD_mp%l2", !alias.scope !69, !noalias !70
	%854 = sub nsw i64 %852, %853
	%855 = add nsw i64 %854, 1
	%856 = icmp sgt i64 %855, 0
	%857 = select i1 %856, i64 %855, i64 0
	store i64 1, i64* %"i%20.37"
	%858 = icmp sle i64 1, %857
	br i1 %858, label %do.196, label %enddo.199

do.196:
	%859 = phi i64 [ 1, %enddo.195 ], [ %867, %latch.197 ]
	store i64 %859, i64* %"i%20.37", !llvm.access.group !189
	%860 = load i64, i64* @"__targets_MOD_mp%u1", !alias.scope !67, !noalias !68, !llvm.access.group !189
	%861 = load i64, i64* @"__targets_MOD_mp%l1", !alias.scope !65, !noalias !66, !llvm.access.group !189
	%862 = sub nsw i64 %860, %861
	%863 = add nsw i64 %862, 1
	%864 = icmp sgt i64 %863, 0
	%865 = select i1 %864, i64 %863, i64 0
	store i64 1, i64* %"i%19.36", !llvm.access.group !189
	%866 = icmp sle i64 1, %865
	br i1 %866, label %do.200, label %enddo.203

latch.197:
	%867 = add nsw i64 %859, 1
	%868 = icmp slt i64 %859, %857
	br i1 %868, label %do.196, label %done.198, !llvm.loop !194

done.198:
	store i64 %867, i64* %"i%20.37"
	br label %enddo.199

enddo.199:
	%869 = load i64, i64* %"v%b%1.41"
	%870 = icmp sgt i64 %869, 0
	%871 = select i1 %870, i64 %869, i64 0
	store i64 %871, i64* %"t%b%1.46"
	%872 = load i8*, i8** %"t%3.base.45"
	call void @free(i8* %872)
	%873 = load i64, i64* %"t%b%1.46"
	store i64 1, i64* %"t%3.stride.44"
	%874 = sub nsw i64 %873, 1
	%875 = add nsw i64 %874, 1
	%876 = icmp sgt i64 %875, 0
	%877 = select i1 %876, i64 %875, i64 0
	%878 = icmp sgt i64 %877, 1
	%879 = select i1 %878, i64 %877, i64 1
	%880 = call i8* @hpf_cleared_memory(i64 %879, i64 8)
	%881 = icmp eq i8* %880, null
	br i1 %881, label %cold.204, label %rest.205

do.200:
	%882 = phi i64 [ 1, %do.196 ], [ %903, %latch.201 ]
	store i64 %882, i64* %"i%19.36", !llvm.access.group !189
	%883 = load double*, double** %"v%3.origin.38"
	%884 = getelementptr double, double* %883, i64 %859
	%885 = load double, double* %884, !alias.scope !51, !noalias !52, !llvm.access.group !189
	%886 = load i64, i64* @"__targets_MOD_mp%l1", !alias.scope !65, !noalias !66, !llvm.access.group !189
	%887 = sub nsw i64 %886, 1
	%888 = add nsw i64 %882, %887
	%889 = load i64, i64* @"__targets_MOD_mp%l2", !alias.scope !69, !noalias !70, !llvm.access.group !189
	%890 = sub nsw i64 %889, 1
	%891 = add nsw i64 %859, %890
	%892 = load i64, i64* @mp.stride.2
	%893 = mul nsw i64 %891, %892
	%894 = load double*, double** @mp.origin
	%895 = getelementptr double, double* %894, i64 %893
	%896 = load i64, i64* @mp.stride
	%897 = mul nsw i64 %888, %896
	%898 = getelementptr double, double* %895, i64 %897
	%899 = load double, double* %898, !llvm.access.group !189
	%900 = fadd double %885, %899
	%901 = load double*, double** %"v%3.origin.38"
	%902 = getelementptr double, double* %901, i64 %859
	store double %900, double* %902, !alias.scope !51, !noalias !52, !llvm.access.group !189
	br label %latch.201

latch.201:
	%903 = add nsw i64 %882, 1
	%904 = icmp slt i64 %882, %865
	br i1 %904, label %do.200, label %done.202, !llvm.loop !191

done.202:
	store i64 %903, i64* %"i%19.36", !llvm.access.group !189
	br label %enddo.203

enddo.203:
	br label %latch.197

cold.204:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.9 to i8*), i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.24, i64 0, i64 0))
	unreachable

rest.205:
	store i8* %880, i8** %"t%3.base.45"
	%905 = bitcast i8* %880 to double*
	%906 = getelementptr double, double* %905, i64 -1
	store double* %906, double** %"t%3.origin.43"
	%907 = load i64, i64* %"t%b%1.46"
	store i64 1, i64* %"i%22.47"
	%908 = icmp sle i64 1, %907
	br i1 %908, label %do.206, label %enddo.209

do.206:
	%909 = phi i64 [ 1, %rest.205 ], [ %915, %latch.207 ]
	store i64 %909, i64* %"i%22.47", !llvm.access.group !195
	%910 = load double*, double** %"v%3.origin.38"
	%911 = getelementptr double, double* %910, i64 %909
	%912 = load double, double* %911, !alias.scope !51, !noalias !52, !llvm.access.group !195
	%913 = load double*, double** %"t%3.origin.43"
	%914 = getelementptr double, double* %913, i64 %909
	store double %912, double* %914, !alias.scope !53, !noalias !54, !llvm.access.group !195
	br label %latch.207

latch.207:
	%915 = add nsw i64 %909, 1
	%916 = icmp slt i64 %909, %907
	br i1 %916, label %do.206, label %done.208, !llvm.loop !198

done.208:
	store i64 %915, i64* %"i%22.47"
	br label %enddo.209

enddo.209:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.10 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.6, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%917 = load i64, i64* @"__targets_MOD_mp%l1", !alias.scope !65, !noalias !66
	%918 = load i64, i64* @"__targets_MOD_mp%l2", !alias.scope !69, !noalias !70
	%919 = load i64, i64* @mp.stride.2
	%920 = mul nsw i64 %918, %919
	%921 = load double*, double** @mp.origin
	%922 = getelementptr double, double* %921, i64 %920
	%923 = load i64, i64* @mp.stride
	%924 = mul nsw i64 %917, %923
	%925 = getelementptr double, double* %922, i64 %924
	%926 = bitcast double* %925 to i8*
	%927 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.210, i32 0, i32 0
	store i8* %926, i8** %927
	%928 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.210, i32 0, i32 1
	store i64 0, i64* %928
	%929 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.210, i32 0, i32 2, i32 0
	store i64 8, i64* %929
	%930 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.210, i32 0, i32 2, i32 1
	store i32 0, i32* %930
	%931 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.210, i32 0, i32 2, i32 2
	store i8 2, i8* %931
	%932 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.210, i32 0, i32 2, i32 3
	store i8 3, i8* %932
	%933 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.210, i32 0, i32 2, i32 4
	store i16 0, i16* %933
	%934 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.210, i32 0, i32 3
	store i64 8, i64* %934
	%935 = load i64, i64* @mp.stride
	%936 = load i64, i64* @"__targets_MOD_mp%l1", !alias.scope !65, !noalias !66
	%937 = load i64, i64* @"__targets_MOD_mp%u1", !alias.scope !67, !noalias !68
	%938 = sub nsw i64 %937, %936
	%939 = add nsw i64 %938, 1
	%940 = icmp sgt i64 %939, 0
	%941 = select i1 %940, i64 %939, i64 0
	%942 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.210, i32 0, i32 4, i32 0, i32 0
	store i64 %935, i64* %942
	%943 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.210, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %943
	%944 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.210, i32 0, i32 4, i32 0, i32 2
	store i64 %941, i64* %944
	%945 = sub nsw i64 0, %935
	%946 = load i64, i64* @mp.stride.2
	%947 = load i64, i64* @"__targets_MOD_mp%l2", !alias.scope !69, !noalias !70
	%948 = load i64, i64* @"__targets_MOD_mp%u2", !alias.scope !71, !noalias !72
	%949 = sub nsw i64 %948, %947
	%950 = add nsw i64 %949, 1
	%951 = icmp sgt i64 %950, 0
	%952 = select i1 %951, i64 %950, i64 0
	%953 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.210, i32 0, i32 4, i32 1, i32 0
	store i64 %946, i64* %953
	%954 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.210, i32 0, i32 4, i32 1, i32 1
	store i64 1, i64* %954
	%955 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.210, i32 0, i32 4, i32 1, i32 2
	store i64 %952, i64* %955
	%956 = sub nsw i64 %945, %946
	%957 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.210, i32 0, i32 1
	store i64 %956, i64* %957
	%958 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.210 to i8*
	call void @hpf_io_array(i8* %958, i32 8)
	%959 = load double*, double** %"t%3.origin.43"
	%960 = getelementptr double, double* %959, i64 1
	%961 = bitcast double* %960 to i8*
	%962 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.211, i32 0, i32 0
	store i8* %961, i8** %962
	%963 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.211, i32 0, i32 1
	store i64 0, i64* %963
	%964 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.211, i32 0, i32 2, i32 0
	store i64 8, i64* %964
	%965 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.211, i32 0, i32 2, i32 1
	store i32 0, i32* %965
	%966 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.211, i32 0, i32 2, i32 2
	store i8 1, i8* %966
	%967 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.211, i32 0, i32 2, i32 3
	store i8 3, i8* %967
	%968 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.211, i32 0, i32 2, i32 4
	store i16 0, i16* %968
	%969 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.211, i32 0, i32 3
	store i64 8, i64* %969
	%970 = load i64, i64* %"t%b%1.46"
	%971 = sub nsw i64 %970, 1
	%972 = add nsw i64 %971, 1
	%973 = icmp sgt i64 %972, 0
	%974 = select i1 %973, i64 %972, i64 0
	%975 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.211, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %975
	%976 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.211, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %976
	%977 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.211, i32 0, i32 4, i32 0, i32 2
	store i64 %974, i64* %977
	%978 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.211, i32 0, i32 1
	store i64 -1, i64* %978
	%979 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.211 to i8*
	call void @hpf_io_array(i8* %979, i32 8)
	%980 = call i32 @hpf_io_end()
	%981 = load i64, i64* @"__targets_MOD_mp%l1", !alias.scope !65, !noalias !66
	%982 = load i64, i64* @"__targets_MOD_mp%l2", !alias.scope !69, !noalias !70
	%983 = load i64, i64* @mp.stride.2
	%984 = mul nsw i64 %982, %983
	%985 = load double*, double** @mp.origin
	%986 = getelementptr double, double* %985, i64 %984
	%987 = load i64, i64* @mp.stride
	%988 = mul nsw i64 %981, %987
	%989 = getelementptr double, double* %986, i64 %988
	%990 = bitcast double* %989 to i8*
	%991 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.212, i32 0, i32 0
	store i8* %990, i8** %991
	%992 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.212, i32 0, i32 1
	store i64 0, i64* %992
	%993 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.212, i32 0, i32 2, i32 0
	store i64 8, i64* %993
	%994 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.212, i32 0, i32 2, i32 1
	store i32 0, i32* %994
	%995 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.212, i32 0, i32 2, i32 2
	store i8 2, i8* %995
	%996 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.212, i32 0, i32 2, i32 3
	store i8 3, i8* %996
	%997 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.212, i32 0, i32 2, i32 4
	store i16 0, i16* %997
	%998 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.212, i32 0, i32 3
	store i64 8, i64* %998
	%999 = load i64, i64* @mp.stride
	%1000 = load i64, i64* @"__targets_MOD_mp%l1", !alias.scope !65, !noalias !66
	%1001 = load i64, i64* @"__targets_MOD_mp%u1", !alias.scope !67, !noalias !68
	%1002 = sub nsw i64 %1001, %1000
	%1003 = add nsw i64 %1002, 1
	%1004 = icmp sgt i64 %1003, 0
	%1005 = select i1 %1004, i64 %1003, i64 0
	%1006 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.212, i32 0, i32 4, i32 0, i32 0
	store i64 %999, i64* %1006
	%1007 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.212, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %1007
	%1008 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.212, i32 0, i32 4, i32 0, i32 2
	store i64 %1005, i64* %1008
	%1009 = sub nsw i64 0, %999
	%1010 = load i64, i64* @mp.stride.2
	%1011 = load i64, i64* @"__targets_MOD_mp%l2", !alias.scope !69, !noalias !70
	%1012 = load i64, i64* @"__targets_MOD_mp%u2", !alias.scope !71, !noalias !72
	%1013 = sub nsw i64 %1012, %1011
	%1014 = add nsw i64 %1013, 1
	%1015 = icmp sgt i64 %1014, 0
	%1016 = select i1 %1015, i64 %1014, i64 0
	%1017 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.212, i32 0, i32 4, i32 1, i32 0
	store i64 %1010, i64* %1017
	%1018 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.212, i32 0, i32 4, i32 1, i32 1
	store i64 1, i64* %1018
	%1019 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.212, i32 0, i32 4, i32 1, i32 2
	store i64 %1016, i64* %1019
	%1020 = sub nsw i64 %1009, %1010
	%1021 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.212, i32 0, i32 1
	store i64 %1020, i64* %1021
	%1022 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.212 to i8*
	%1023 = bitcast i8* %1022 to { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }*
	%1024 = load i64, i64* @"__targets_MOD_mp%l1", !alias.scope !65, !noalias !66
	%1025 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %1023, i32 0, i32 4, i32 0, i32 2
	%1026 = load i64, i64* %1025
	%1027 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %1023, i32 0, i32 4, i32 0, i32 0
	%1028 = load i64, i64* %1027
	%1029 = sub nsw i64 %1024, 1
	%1030 = add nsw i64 %1026, %1029
	%1031 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %1023, i32 0, i32 4, i32 0, i32 0
	store i64 %1028, i64* %1031
	%1032 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %1023, i32 0, i32 4, i32 0, i32 1
	store i64 %1024, i64* %1032
	%1033 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %1023, i32 0, i32 4, i32 0, i32 2
	store i64 %1030, i64* %1033
	%1034 = mul nsw i64 %1024, %1028
	%1035 = sub nsw i64 0, %1034
	%1036 = load i64, i64* @"__targets_MOD_mp%l2", !alias.scope !69, !noalias !70
	%1037 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %1023, i32 0, i32 4, i32 1, i32 2
	%1038 = load i64, i64* %1037
	%1039 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %1023, i32 0, i32 4, i32 1, i32 0
	%1040 = load i64, i64* %1039
	%1041 = sub nsw i64 %1036, 1
	%1042 = add nsw i64 %1038, %1041
	%1043 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %1023, i32 0, i32 4, i32 1, i32 0
	store i64 %1040, i64* %1043
	%1044 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %1023, i32 0, i32 4, i32 1, i32 1
	store i64 %1036, i64* %1044
	%1045 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %1023, i32 0, i32 4, i32 1, i32 2
	store i64 %1042, i64* %1045
	%1046 = mul nsw i64 %1036, %1040
	%1047 = sub nsw i64 %1035, %1046
	%1048 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %1023, i32 0, i32 1
	store i64 %1047, i64* %1048
	%1049 = load i8*, i8** @mp.base
	%1050 = icmp eq i8* %1049, null
	%1051 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %1023, i32 0, i32 0
	%1052 = load i8*, i8** %1051
	%1053 = select i1 %1050, i8* null, i8* %1052
	store i8* %1053, i8** %1051
	%1054 = bitcast i8* %1022 to { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }*
	%1055 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %1054, i32 0, i32 3
	%1056 = load i64, i64* %1055
	%1057 = sdiv i64 %1056, 8
	%1058 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %1054, i32 0, i32 4, i32 0, i32 0
	%1059 = load i64, i64* %1058
	%1060 = mul nsw i64 %1059, %1057
	%1061 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %1054, i32 0, i32 4, i32 0, i32 1
	%1062 = load i64, i64* %1061
	store i64 %1060, i64* %r.stride.5
	%1063 = mul nsw i64 %1062, %1060
	store i64 %1062, i64* @"r%l1", !alias.scope !29, !noalias !30
	%1064 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %1054, i32 0, i32 4, i32 0, i32 2
	%1065 = load i64, i64* %1064
	store i64 %1065, i64* @"r%u1", !alias.scope !31, !noalias !32
	%1066 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %1054, i32 0, i32 4, i32 1, i32 0
	%1067 = load i64, i64* %1066
	%1068 = mul nsw i64 %1067, %1057
	%1069 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %1054, i32 0, i32 4, i32 1, i32 1
	%1070 = load i64, i64* %1069
	store i64 %1068, i64* %r.stride.6
	%1071 = mul nsw i64 %1070, %1068
	%1072 = add nsw i64 %1063, %1071
	store i64 %1070, i64* @"r%l2", !alias.scope !33, !noalias !34
	%1073 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %1054, i32 0, i32 4, i32 1, i32 2
	%1074 = load i64, i64* %1073
	store i64 %1074, i64* @"r%u2", !alias.scope !35, !noalias !36
	%1075 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %1054, i32 0, i32 0
	%1076 = load i8*, i8** %1075
	store i8* %1076, i8** %r.base.7
	%1077 = bitcast i8* %1076 to double*
	%1078 = sub nsw i64 0, %1072
	%1079 = getelementptr double, double* %1077, i64 %1078
	store double* %1079, double** %r.origin.4
	store double 0xFFF0000000000000, double* %"s%2.50"
	%1080 = load i64, i64* @"r%l2", !alias.scope !33, !noalias !34
	%1081 = load i64, i64* @"r%u2", !alias.scope !35, !noalias !36
	store i64 %1080, i64* %"i%24.49"
	%1082 = icmp sle i64 %1080, %1081
	br i1 %1082, label %do.213, label %enddo.216

do.213:
	%1083 = phi i64 [ %1080, %enddo.209 ], [ %1087, %latch.214 ]
	store i64 %1083, i64* %"i%24.49"
	%1084 = load i64, i64* @"r%l1", !alias.scope !29, !noalias !30
	%1085 = load i64, i64* @"r%u1", !alias.scope !31, !noalias !32
	store i64 %1084, i64* %"i%23.48"
	%1086 = icmp sle i64 %1084, %1085
	br i1 %1086, label %do.217, label %enddo.220

latch.214:
	%1087 = add nsw i64 %1083, 1
	%1088 = icmp slt i64 %1083, %1081
	br i1 %1088, label %do.213, label %done.215, !llvm.loop !204

done.215:
	store i64 %1087, i64* %"i%24.49"
	br label %enddo.216

enddo.216:
	%1089 = load double, double* %"s%2.50"
	%1090 = fcmp oeq double %1089, 0xFFF0000000000000
	br i1 %1090, label %then.225, label %else.226

do.217:
	%1091 = phi i64 [ %1084, %do.213 ], [ %1103, %latch.218 ]
	store i64 %1091, i64* %"i%23.48", !llvm.access.group !199
	%1092 = load i64, i64* %r.stride.6
	%1093 = mul nsw i64 %1083, %1092
	%1094 = load double*, double** %r.origin.4
	%1095 = getelementptr double, double* %1094, i64 %1093
	%1096 = load i64, i64* %r.stride.5
	%1097 = mul nsw i64 %1091, %1096
	%1098 = getelementptr double, double* %1095, i64 %1097
	%1099 = load double, double* %1098, !llvm.access.group !199
	store double %1099, double* %"e%1.51", !llvm.access.group !199
	%1100 = load double, double* %"e%1.51", !llvm.access.group !199
	%1101 = load double, double* %"e%1.51", !llvm.access.group !199
	%1102 = fcmp oeq double %1100, %1101
	br i1 %1102, label %then.222, label %else.223

latch.218:
	%1103 = add nsw i64 %1091, 1
	%1104 = icmp slt i64 %1091, %1085
	br i1 %1104, label %do.217, label %done.219, !llvm.loop !202

done.219:
	store i64 %1103, i64* %"i%23.48"
	br label %enddo.220

enddo.220:
	br label %latch.214

endif.221:
	br label %latch.218

then.222:
	%1105 = load double, double* %"s%2.50", !llvm.access.group !199
	%1106 = load double, double* %"e%1.51", !llvm.access.group !199
	%1107 = fcmp nnan nsz ogt double %1105, %1106
	%1108 = select nnan nsz i1 %1107, double %1105, double %1106
	store double %1108, double* %"s%2.50", !llvm.access.group !199
	br label %endif.221

else.223:
	br label %endif.221

endif.224:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.11 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.6, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%1109 = load double, double* %"s%2.50"
	store double %1109, double* %temporary.241
	%1110 = bitcast double* %temporary.241 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %1110, i64 8)
	%1111 = load i8*, i8** %r.base.7
	%1112 = icmp ne i8* %1111, null
	%1113 = load i64, i64* @"__targets_MOD_mp%l1", !alias.scope !65, !noalias !66
	%1114 = load i64, i64* @"__targets_MOD_mp%l2", !alias.scope !69, !noalias !70
	%1115 = load i64, i64* @mp.stride.2
	%1116 = mul nsw i64 %1114, %1115
	%1117 = load double*, double** @mp.origin
	%1118 = getelementptr double, double* %1117, i64 %1116
	%1119 = load i64, i64* @mp.stride
	%1120 = mul nsw i64 %1113, %1119
	%1121 = getelementptr double, double* %1118, i64 %1120
	%1122 = bitcast double* %1121 to i8*
	%1123 = icmp eq i8* %1111, %1122
	%1124 = and i1 %1112, %1123
	%1125 = load i64, i64* @"r%l1", !alias.scope !29, !noalias !30
	%1126 = load i64, i64* @"r%u1", !alias.scope !31, !noalias !32
	%1127 = sub nsw i64 %1126, %1125
	%1128 = add nsw i64 %1127, 1
	%1129 = icmp sgt i64 %1128, 0
	%1130 = select i1 %1129, i64 %1128, i64 0
	%1131 = load i64, i64* @"__targets_MOD_mp%l1", !alias.scope !65, !noalias !66
	%1132 = load i64, i64* @"__targets_MOD_mp%u1", !alias.scope !67, !noalias !68
	%1133 = sub nsw i64 %1132, %1131
	%1134 = add nsw i64 %1133, 1
	%1135 = icmp sgt i64 %1134, 0
	%1136 = select i1 %1135, i64 %1134, i64 0
	%1137 = icmp eq i64 %1130, %1136
	%1138 = and i1 true, %1137
	%1139 = load i64, i64* @"r%l2", !alias.scope !33, !noalias !34
	%1140 = load i64, i64* @"r%u2", !alias.scope !35, !noalias !36
	%1141 = sub nsw i64 %1140, %1139
	%1142 = add nsw i64 %1141, 1
	%1143 = icmp sgt i64 %1142, 0
	%1144 = select i1 %1143, i64 %1142, i64 0
	%1145 = load i64, i64* @"__targets_MOD_mp%l2", !alias.scope !69, !noalias !70
	%1146 = load i64, i64* @"__targets_MOD_mp%u2", !alias.scope !71, !noalias !72
	%1147 = sub nsw i64 %1146, %1145
	%1148 = add nsw i64 %1147, 1
	%1149 = icmp sgt i64 %1148, 0
	%1150 = select i1 %1149, i64 %1148, i64 0
	%1151 = icmp eq i64 %1144, %1150
	%1152 = and i1 %1138, %1151
	%1153 = and i1 %1124, %1152
	%1154 = zext i1 %1153 to i32
	store i32 %1154, i32* %temporary.242
	%1155 = bitcast i32* %temporary.242 to i8*
	call void @hpf_io_item(i32 2, i32 4, i8* %1155, i64 4)
	%1156 = call i32 @hpf_io_end()
	%1157 = load i8*, i8** @mp.base
	%1158 = icmp eq i8* %1157, null
	br i1 %1158, label %cold.243, label %rest.244

then.225:
	store i32 0, i32* %"state%1.52"
	%1159 = load i64, i64* @"r%l2", !alias.scope !33, !noalias !34
	%1160 = load i64, i64* @"r%u2", !alias.scope !35, !noalias !36
	store i64 %1159, i64* %"i%24.49"
	%1161 = icmp sle i64 %1159, %1160
	br i1 %1161, label %do.227, label %enddo.230

else.226:
	br label %endif.224

do.227:
	%1162 = phi i64 [ %1159, %then.225 ], [ %1166, %latch.228 ]
	store i64 %1162, i64* %"i%24.49"
	%1163 = load i64, i64* @"r%l1", !alias.scope !29, !noalias !30
	%1164 = load i64, i64* @"r%u1", !alias.scope !31, !noalias !32
	store i64 %1163, i64* %"i%23.48"
	%1165 = icmp sle i64 %1163, %1164
	br i1 %1165, label %do.231, label %enddo.234

latch.228:
	%1166 = add nsw i64 %1162, 1
	%1167 = icmp slt i64 %1162, %1160
	br i1 %1167, label %do.227, label %done.229, !llvm.loop !210

done.229:
	store i64 %1166, i64* %"i%24.49"
	br label %enddo.230

enddo.230:
	%1168 = load i32, i32* %"state%1.52"
	%1169 = icmp eq i32 %1168, 0
	br i1 %1169, label %then.236, label %else.237

do.231:
	%1170 = phi i64 [ %1163, %do.227 ], [ %1192, %latch.232 ]
	store i64 %1170, i64* %"i%23.48", !llvm.access.group !205
	%1171 = load i32, i32* %"state%1.52", !llvm.access.group !205
	%1172 = load i64, i64* %r.stride.6
	%1173 = mul nsw i64 %1162, %1172
	%1174 = load double*, double** %r.origin.4
	%1175 = getelementptr double, double* %1174, i64 %1173
	%1176 = load i64, i64* %r.stride.5
	%1177 = mul nsw i64 %1170, %1176
	%1178 = getelementptr double, double* %1175, i64 %1177
	%1179 = load double, double* %1178, !llvm.access.group !205
	%1180 = load i64, i64* %r.stride.6
	%1181 = mul nsw i64 %1162, %1180
	%1182 = load double*, double** %r.origin.4
	%1183 = getelementptr double, double* %1182, i64 %1181
	%1184 = load i64, i64* %r.stride.5
	%1185 = mul nsw i64 %1170, %1184
	%1186 = getelementptr double, double* %1183, i64 %1185
	%1187 = load double, double* %1186, !llvm.access.group !205
	%1188 = fcmp oeq double %1179, %1187
	%1189 = select i1 %1188, i32 2, i32 1
	%1190 = icmp sgt i32 %1171, %1189
	%1191 = select i1 %1190, i32 %1171, i32 %1189
	store i32 %1191, i32* %"state%1.52", !llvm.access.group !205
	br label %latch.232

latch.232:
	%1192 = add nsw i64 %1170, 1
	%1193 = icmp slt i64 %1170, %1164
	br i1 %1193, label %do.231, label %done.233, !llvm.loop !208

done.233:
	store i64 %1192, i64* %"i%23.48"
	br label %enddo.234

enddo.234:
	br label %latch.228

endif.235:
	br label %endif.224

then.236:
	store double 0xFFEFFFFFFFFFFFFF, double* %"s%2.50"
	br label %endif.235

else.237:
	%1194 = load i32, i32* %"state%1.52"
	%1195 = icmp eq i32 %1194, 1
	br i1 %1195, label %then.239, label %else.240

endif.238:
	br label %endif.235

then.239:
	%1196 = load double, double* %"s%2.50"
	%1197 = load double, double* %"s%2.50"
	%1198 = fsub double %1196, %1197
	store double %1198, double* %"s%2.50"
	br label %endif.238

else.240:
	br label %endif.238

cold.243:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.12 to i8*), i8* getelementptr inbounds ([28 x i8], [28 x i8]* @.text.27, i64 0, i64 0))
	unreachable

rest.244:
	call void @free(i8* %1157)
	store i8* null, i8** @mp.base
	store i32 4, i32* %temporary.245
	%1199 = call double @rec.whole_by_use(i32* %temporary.245)
	store double %1199, double* %"item%1.53"
	store i32 3, i32* %temporary.246
	%1200 = call double @rec.whole_by_use(i32* %temporary.246)
	store double %1200, double* %"item%2.54"
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.13 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.6, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%1201 = load double, double* %"item%1.53"
	store double %1201, double* %temporary.247
	%1202 = bitcast double* %temporary.247 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %1202, i64 8)
	%1203 = load double, double* %"item%2.54"
	store double %1203, double* %temporary.248
	%1204 = bitcast double* %temporary.248 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %1204, i64 8)
	%1205 = call i32 @hpf_io_end()
	call void @group.whole_by_use()
	call void @hpf_main_end()
	ret i32 0
}

declare void @hpf_main_begin(i32 %0, i8* %1) nounwind

declare void @hpf_fail(i8* %0, i8* %1) nounwind noreturn cold

declare noalias i8* @hpf_cleared_memory(i64 %0, i64 %1) nounwind

declare void @free(i8* %0) nounwind

declare void @hpf_io_begin(i32 %0, i32 %1, i8* %2) nounwind

declare void @hpf_io_number(i8* %0, i64 %1) nounwind

declare void @hpf_io_list_directed() nounwind

declare void @hpf_io_start() nounwind

declare void @hpf_io_array(i8* %0, i32 %1) nounwind

declare i32 @hpf_io_end() nounwind

declare void @hpf_io_item(i32 %0, i32 %1, i8* %2, i64 %3) nounwind

declare void @hpf_main_end() nounwind

declare void @hpf_io_text(i8* %0, i8* %1, i64 %2) nounwind

declare void @hpf_io_member(i8* %0, i8* %1, i32 %2, i32 %3, i64 %4, i32 %5) nounwind

declare void @hpf_io_member_dim(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4) nounwind

!0 = distinct !{!0, !"arrays"}
!1 = distinct !{!1, !0, !"q%l1"}
!2 = distinct !{!2, !0, !"q%u1"}
!3 = distinct !{!3, !0, !"r%l1"}
!4 = distinct !{!4, !0, !"r%u1"}
!5 = distinct !{!5, !0, !"r%l2"}
!6 = distinct !{!6, !0, !"r%u2"}
!7 = distinct !{!7, !0, !"c%1"}
!8 = distinct !{!8, !0, !"v%1"}
!9 = distinct !{!9, !0, !"t%1"}
!10 = distinct !{!10, !0, !"c%2"}
!11 = distinct !{!11, !0, !"c%3"}
!12 = distinct !{!12, !0, !"v%2"}
!13 = distinct !{!13, !0, !"t%2"}
!14 = distinct !{!14, !0, !"v%3"}
!15 = distinct !{!15, !0, !"t%3"}
!16 = distinct !{!16, !0, !"al%lb1"}
!17 = distinct !{!17, !0, !"al%ub1"}
!18 = distinct !{!18, !0, !"be%lb1"}
!19 = distinct !{!19, !0, !"be%ub1"}
!20 = distinct !{!20, !0, !"be"}
!21 = distinct !{!21, !0, !"mp%l1"}
!22 = distinct !{!22, !0, !"mp%u1"}
!23 = distinct !{!23, !0, !"mp%l2"}
!24 = distinct !{!24, !0, !"mp%u2"}
!25 = !{!1}
!26 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24}
!27 = !{!2}
!28 = !{!1, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24}
!29 = !{!3}
!30 = !{!1, !2, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24}
!31 = !{!4}
!32 = !{!1, !2, !3, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24}
!33 = !{!5}
!34 = !{!1, !2, !3, !4, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24}
!35 = !{!6}
!36 = !{!1, !2, !3, !4, !5, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24}
!37 = !{!7}
!38 = !{!1, !2, !3, !4, !5, !6, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24}
!39 = !{!8}
!40 = !{!1, !2, !3, !4, !5, !6, !7, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24}
!41 = !{!9}
!42 = !{!1, !2, !3, !4, !5, !6, !7, !8, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24}
!43 = !{!10}
!44 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24}
!45 = !{!11}
!46 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24}
!47 = !{!12}
!48 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24}
!49 = !{!13}
!50 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24}
!51 = !{!14}
!52 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24}
!53 = !{!15}
!54 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !16, !17, !18, !19, !20, !21, !22, !23, !24}
!55 = !{!16}
!56 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !17, !18, !19, !20, !21, !22, !23, !24}
!57 = !{!17}
!58 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !18, !19, !20, !21, !22, !23, !24}
!59 = !{!18}
!60 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !19, !20, !21, !22, !23, !24}
!61 = !{!19}
!62 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !20, !21, !22, !23, !24}
!63 = !{!20}
!64 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !21, !22, !23, !24}
!65 = !{!21}
!66 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !22, !23, !24}
!67 = !{!22}
!68 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !23, !24}
!69 = !{!23}
!70 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !24}
!71 = !{!24}
!72 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23}
!73 = distinct !{}
!74 = !{!"llvm.loop.mustprogress"}
!75 = !{!"llvm.loop.parallel_accesses", !73}
!76 = distinct !{!76, !74, !75}
!77 = distinct !{}
!78 = distinct !{}
!79 = !{!77, !78}
!80 = !{!77, !78}
!81 = !{!77, !78}
!82 = !{!77, !78}
!83 = !{!77, !78}
!84 = !{!77, !78}
!85 = !{!77, !78}
!86 = !{!77, !78}
!87 = !{!77, !78}
!88 = !{!"llvm.loop.mustprogress"}
!89 = !{!"llvm.loop.parallel_accesses", !78}
!90 = distinct !{!90, !88, !89}
!91 = !{!"llvm.loop.mustprogress"}
!92 = !{!"llvm.loop.parallel_accesses", !77}
!93 = distinct !{!93, !91, !92}
!94 = distinct !{}
!95 = distinct !{}
!96 = !{!94, !95}
!97 = !{!94, !95}
!98 = !{!94, !95}
!99 = !{!"llvm.loop.mustprogress"}
!100 = !{!"llvm.loop.parallel_accesses", !95}
!101 = distinct !{!101, !99, !100}
!102 = !{!"llvm.loop.mustprogress"}
!103 = !{!"llvm.loop.parallel_accesses", !94}
!104 = distinct !{!104, !102, !103}
!105 = distinct !{}
!106 = distinct !{}
!107 = !{!105, !106}
!108 = !{!105, !106}
!109 = !{!105, !106}
!110 = !{!"llvm.loop.mustprogress"}
!111 = !{!"llvm.loop.parallel_accesses", !106}
!112 = distinct !{!112, !110, !111}
!113 = !{!"llvm.loop.mustprogress"}
!114 = !{!"llvm.loop.parallel_accesses", !105}
!115 = distinct !{!115, !113, !114}
!116 = distinct !{}
!117 = !{!"llvm.loop.mustprogress"}
!118 = !{!"llvm.loop.parallel_accesses", !116}
!119 = distinct !{!119, !117, !118}
!120 = distinct !{}
!121 = !{!"llvm.loop.mustprogress"}
!122 = !{!"llvm.loop.parallel_accesses", !120}
!123 = distinct !{!123, !121, !122}
!124 = distinct !{}
!125 = !{!"llvm.loop.mustprogress"}
!126 = !{!"llvm.loop.parallel_accesses", !124}
!127 = distinct !{!127, !125, !126}
!128 = distinct !{}
!129 = !{!"llvm.loop.mustprogress"}
!130 = !{!"llvm.loop.parallel_accesses", !128}
!131 = distinct !{!131, !129, !130}
!132 = distinct !{}
!133 = distinct !{}
!134 = !{!132, !133}
!135 = !{!132, !133}
!136 = !{!132, !133}
!137 = !{!"llvm.loop.mustprogress"}
!138 = !{!"llvm.loop.parallel_accesses", !133}
!139 = distinct !{!139, !137, !138}
!140 = !{!"llvm.loop.mustprogress"}
!141 = !{!"llvm.loop.parallel_accesses", !132}
!142 = distinct !{!142, !140, !141}
!143 = distinct !{}
!144 = distinct !{}
!145 = !{!143, !144}
!146 = !{!143, !144}
!147 = !{!143, !144}
!148 = !{!143, !144}
!149 = !{!143, !144}
!150 = !{!143, !144}
!151 = !{!"llvm.loop.mustprogress"}
!152 = !{!"llvm.loop.parallel_accesses", !144}
!153 = distinct !{!153, !151, !152}
!154 = !{!"llvm.loop.mustprogress"}
!155 = !{!"llvm.loop.parallel_accesses", !143}
!156 = distinct !{!156, !154, !155}
!157 = distinct !{}
!158 = !{!"llvm.loop.mustprogress"}
!159 = !{!"llvm.loop.parallel_accesses", !157}
!160 = distinct !{!160, !158, !159}
!161 = distinct !{}
!162 = !{!"llvm.loop.mustprogress"}
!163 = !{!"llvm.loop.parallel_accesses", !161}
!164 = distinct !{!164, !162, !163}
!165 = distinct !{}
!166 = !{!"llvm.loop.mustprogress"}
!167 = !{!"llvm.loop.parallel_accesses", !165}
!168 = distinct !{!168, !166, !167}
!169 = distinct !{}
!170 = !{!"llvm.loop.mustprogress"}
!171 = !{!"llvm.loop.parallel_accesses", !169}
!172 = distinct !{!172, !170, !171}
!173 = !{!"llvm.loop.mustprogress"}
!174 = distinct !{!174, !173}
!175 = distinct !{}
!176 = !{!"llvm.loop.mustprogress"}
!177 = !{!"llvm.loop.parallel_accesses", !175}
!178 = distinct !{!178, !176, !177}
!179 = distinct !{}
!180 = !{!"llvm.loop.mustprogress"}
!181 = !{!"llvm.loop.parallel_accesses", !179}
!182 = distinct !{!182, !180, !181}
!183 = !{!"llvm.loop.mustprogress"}
!184 = distinct !{!184, !183}
!185 = distinct !{}
!186 = !{!"llvm.loop.mustprogress"}
!187 = !{!"llvm.loop.parallel_accesses", !185}
!188 = distinct !{!188, !186, !187}
!189 = distinct !{}
!190 = !{!"llvm.loop.mustprogress"}
!191 = distinct !{!191, !190}
!192 = !{!"llvm.loop.mustprogress"}
!193 = !{!"llvm.loop.parallel_accesses", !189}
!194 = distinct !{!194, !192, !193}
!195 = distinct !{}
!196 = !{!"llvm.loop.mustprogress"}
!197 = !{!"llvm.loop.parallel_accesses", !195}
!198 = distinct !{!198, !196, !197}
!199 = distinct !{}
!200 = !{!"llvm.loop.mustprogress"}
!201 = !{!"llvm.loop.parallel_accesses", !199}
!202 = distinct !{!202, !200, !201}
!203 = !{!"llvm.loop.mustprogress"}
!204 = distinct !{!204, !203}
!205 = distinct !{}
!206 = !{!"llvm.loop.mustprogress"}
!207 = !{!"llvm.loop.parallel_accesses", !205}
!208 = distinct !{!208, !206, !207}
!209 = !{!"llvm.loop.mustprogress"}
!210 = distinct !{!210, !209}
!211 = distinct !{!211, !"arrays"}
!212 = distinct !{!212, !211, !"t%1"}
!213 = !{!212}
!214 = distinct !{}
!215 = !{!"llvm.loop.mustprogress"}
!216 = !{!"llvm.loop.parallel_accesses", !214}
!217 = distinct !{!217, !215, !216}
!218 = distinct !{}
!219 = !{!"llvm.loop.mustprogress"}
!220 = !{!"llvm.loop.parallel_accesses", !218}
!221 = distinct !{!221, !219, !220}
!222 = distinct !{!222, !"arrays"}
!223 = distinct !{!223, !222, !"d"}
!224 = distinct !{!224, !222, !"loc"}
!225 = distinct !{!225, !222, !"al"}
!226 = distinct !{!226, !222, !"x"}
!227 = !{!223}
!228 = !{!224, !225, !226}
!229 = !{!224}
!230 = !{!223, !225, !226}
!231 = !{!225}
!232 = !{!223, !224, !226}
!233 = !{!226}
!234 = !{!223, !224, !225}
!235 = distinct !{}
!236 = !{!"llvm.loop.mustprogress"}
!237 = !{!"llvm.loop.parallel_accesses", !235}
!238 = distinct !{!238, !236, !237}
!239 = distinct !{}
!240 = !{!"llvm.loop.mustprogress"}
!241 = !{!"llvm.loop.parallel_accesses", !239}
!242 = distinct !{!242, !240, !241}
!243 = distinct !{}
!244 = !{!"llvm.loop.mustprogress"}
!245 = !{!"llvm.loop.parallel_accesses", !243}
!246 = distinct !{!246, !244, !245}
!247 = distinct !{}
!248 = !{!"llvm.loop.mustprogress"}
!249 = !{!"llvm.loop.parallel_accesses", !247}
!250 = distinct !{!250, !248, !249}
!251 = distinct !{}
!252 = !{!"llvm.loop.mustprogress"}
!253 = !{!"llvm.loop.parallel_accesses", !251}
!254 = distinct !{!254, !252, !253}
!255 = distinct !{}
!256 = !{!"llvm.loop.mustprogress"}
!257 = !{!"llvm.loop.parallel_accesses", !255}
!258 = distinct !{!258, !256, !257}
!259 = distinct !{!259, !"arrays"}
!260 = distinct !{!260, !259, !"a"}
!261 = distinct !{!261, !259, !"k"}
!262 = !{!260}
!263 = !{!261}
!264 = !{!261}
!265 = !{!260}
!266 = distinct !{}
!267 = !{!"llvm.loop.mustprogress"}
!268 = !{!"llvm.loop.parallel_accesses", !266}
!269 = distinct !{!269, !267, !268}
!270 = distinct !{}
!271 = !{!"llvm.loop.mustprogress"}
!272 = !{!"llvm.loop.parallel_accesses", !270}
!273 = distinct !{!273, !271, !272}
!274 = distinct !{}
!275 = !{!"llvm.loop.mustprogress"}
!276 = !{!"llvm.loop.parallel_accesses", !274}
!277 = distinct !{!277, !275, !276}
!278 = distinct !{}
!279 = !{!"llvm.loop.mustprogress"}
!280 = !{!"llvm.loop.parallel_accesses", !278}
!281 = distinct !{!281, !279, !280}
!282 = distinct !{}
!283 = !{!"llvm.loop.mustprogress"}
!284 = !{!"llvm.loop.parallel_accesses", !282}
!285 = distinct !{!285, !283, !284}
