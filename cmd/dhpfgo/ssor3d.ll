source_filename = "../../testdata/hpf/ssor3d.hpf"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%hpf_pos = type { i8*, i32, i32, i8* }
%hpf_layout = type { i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i8*], [7 x i8*], i64 }
%hpf_array = type { i8*, i8*, i64, i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, i8*, i64 }
%hpf_exchange = type { i8*, i32, i32, i8*, i8*, i64, i8*, i8*, i64, i64, i64, i8*, i8*, i8* }
%hpf_indirect = type { i8*, i32, i32, i8*, i8*, i8* }

@.text.0 = private unnamed_addr constant [2 x i8] c"v\00"
@layout.v = internal global %hpf_layout { i64 2, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 14, i64 14, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.0, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.text.1 = private unnamed_addr constant [30 x i8] c"../../testdata/hpf/ssor3d.hpf\00"
@.text.2 = private unnamed_addr constant [39 x i8] c"  real(8) :: v(n,n,n), d(n,n,n), tv, w\00"
@.pos.0 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 14, i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.2, i64 0, i64 0) }
@array.v = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.v to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.0, i64 0, i64 0), i64 3, i64 8, [7 x i64] [i64 1, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 14, i64 14, i64 14, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.3 = private unnamed_addr constant [2 x i8] c"d\00"
@array.d = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.v to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.3, i64 0, i64 0), i64 3, i64 8, [7 x i64] [i64 1, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 14, i64 14, i64 14, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.1 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 24, i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.2, i64 0, i64 0) }
@.text.4 = private unnamed_addr constant [20 x i8] c"    do k = 2, n - 1\00"
@.pos.2 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.text.1, i64 0, i64 0), i32 18, i32 5, i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.text.4, i64 0, i64 0) }
@.text.5 = private unnamed_addr constant [29 x i8] c"the step of the loop is zero\00"
@.text.6 = private unnamed_addr constant [70 x i8] c"          tv = 0.3d0*v(i,j,k-1) + 0.2d0*v(i,j-1,k) + 0.1d0*v(i-1,j,k)\00"
@.text.7 = private unnamed_addr constant [37 x i8] c"v(i,j-1,k) from below in dimension 2\00"
@0 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.v]
@exchange.1 = internal global %hpf_exchange { i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.text.1, i64 0, i64 0), i32 21, i32 41, i8* getelementptr inbounds ([70 x i8], [70 x i8]* @.text.6, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.7, i64 0, i64 0), i64 1, i8* bitcast (%hpf_array* @array.v to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.1 to i8*), i64 1, i64 2, i64 1, i8* bitcast ([1 x %hpf_layout*]* @0 to i8*), i8* null, i8* zeroinitializer }
@.text.8 = private unnamed_addr constant [37 x i8] c"v(i,j,k-1) from below in dimension 3\00"
@1 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.v]
@exchange.2 = internal global %hpf_exchange { i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.text.1, i64 0, i64 0), i32 21, i32 22, i8* getelementptr inbounds ([70 x i8], [70 x i8]* @.text.6, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.8, i64 0, i64 0), i64 2, i8* bitcast (%hpf_array* @array.v to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.2 to i8*), i64 1, i64 2, i64 1, i8* bitcast ([1 x %hpf_layout*]* @1 to i8*), i8* null, i8* zeroinitializer }
@2 = private unnamed_addr constant [2 x %hpf_exchange*] [%hpf_exchange* @exchange.1, %hpf_exchange* @exchange.2]
@3 = private unnamed_addr constant [2 x %hpf_exchange*] [%hpf_exchange* @exchange.1, %hpf_exchange* @exchange.2]
@.text.9 = private unnamed_addr constant [70 x i8] c"          tv = 0.3d0*v(i,j,k+1) + 0.2d0*v(i,j+1,k) + 0.1d0*v(i+1,j,k)\00"
@.text.10 = private unnamed_addr constant [37 x i8] c"v(i,j,k+1) from above in dimension 3\00"
@4 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.v]
@exchange.3 = internal global %hpf_exchange { i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.text.1, i64 0, i64 0), i32 30, i32 22, i8* getelementptr inbounds ([70 x i8], [70 x i8]* @.text.9, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.10, i64 0, i64 0), i64 3, i8* bitcast (%hpf_array* @array.v to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.3 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @4 to i8*), i8* null, i8* zeroinitializer }
@.text.11 = private unnamed_addr constant [37 x i8] c"v(i,j+1,k) from above in dimension 2\00"
@5 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.v]
@exchange.4 = internal global %hpf_exchange { i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.text.1, i64 0, i64 0), i32 30, i32 41, i8* getelementptr inbounds ([70 x i8], [70 x i8]* @.text.9, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.11, i64 0, i64 0), i64 4, i8* bitcast (%hpf_array* @array.v to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.4 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @5 to i8*), i8* null, i8* zeroinitializer }
@6 = private unnamed_addr constant [2 x %hpf_exchange*] [%hpf_exchange* @exchange.3, %hpf_exchange* @exchange.4]
@7 = private unnamed_addr constant [2 x %hpf_exchange*] [%hpf_exchange* @exchange.3, %hpf_exchange* @exchange.4]
@.text.12 = private unnamed_addr constant [18 x i8] c"  print *, sum(v)\00"
@.pos.3 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.text.1, i64 0, i64 0), i32 36, i32 12, i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.text.12, i64 0, i64 0) }
@.pos.4 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.text.1, i64 0, i64 0), i32 36, i32 3, i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.text.12, i64 0, i64 0) }
@.text.13 = private unnamed_addr constant [5 x i8] c"unit\00"
@.text.14 = private unnamed_addr constant [22 x i8] c"    print *, v(3,:,k)\00"
@.pos.5 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.text.1, i64 0, i64 0), i32 38, i32 5, i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.text.14, i64 0, i64 0) }

define i32 @main(i32 %argc, i8** %argv) nounwind "prefer-vector-width"="256" {
entry:
	%v.origin.1 = alloca double*
	%v.stride.2 = alloca i64
	%v.stride.3 = alloca i64
	%v.stride.4 = alloca i64
	%d.origin.5 = alloca double*
	%d.stride.6 = alloca i64
	%d.stride.7 = alloca i64
	%d.stride.8 = alloca i64
	%tv.9 = alloca double
	%w.10 = alloca double
	%i.11 = alloca i32
	%j.12 = alloca i32
	%k.13 = alloca i32
	%it.14 = alloca i32
	%"v%start1.15" = alloca i64
	%"v%block1.16" = alloca i64
	%"v%start2.17" = alloca i64
	%"v%block2.18" = alloca i64
	%"i%1.19" = alloca i32
	%"i%2.20" = alloca i32
	%"i%3.21" = alloca i32
	%"s%1.22" = alloca double
	%"i%strip.23" = alloca i64
	%"i%size.24" = alloca i64
	%"s%1%part.25" = alloca double
	%params.48 = alloca [2 x i64*]
	%numbers.49 = alloca [2 x i64]
	%numbers.50 = alloca [2 x i64]
	%params.63 = alloca [2 x i64*]
	%numbers.64 = alloca [2 x i64]
	%numbers.65 = alloca [2 x i64]
	%params.66 = alloca [2 x i64*]
	%numbers.67 = alloca [1 x i64]
	%numbers.68 = alloca [1 x i64]
	%params.81 = alloca [2 x i64*]
	%numbers.82 = alloca [1 x i64]
	%numbers.83 = alloca [1 x i64]
	%temporary.96 = alloca double
	%temporary.97 = alloca double
	%numbers.102 = alloca [3 x i64]
	%numbers.103 = alloca [3 x i64]
	%numbers.104 = alloca [3 x i64]
	br label %start

start:
	%0 = bitcast i8** %argv to i8*
	call void @hpf_main_begin(i32 %argc, i8* %0)
	store double zeroinitializer, double* %tv.9
	store double zeroinitializer, double* %w.10
	store i32 zeroinitializer, i32* %i.11
	store i32 zeroinitializer, i32* %j.12
	store i32 zeroinitializer, i32* %k.13
	store i32 zeroinitializer, i32* %it.14
	store i64 zeroinitializer, i64* %"v%start1.15"
	store i64 zeroinitializer, i64* %"v%block1.16"
	store i64 zeroinitializer, i64* %"v%start2.17"
	store i64 zeroinitializer, i64* %"v%block2.18"
	store i32 zeroinitializer, i32* %"i%1.19"
	store i32 zeroinitializer, i32* %"i%2.20"
	store i32 zeroinitializer, i32* %"i%3.21"
	store double zeroinitializer, double* %"s%1.22"
	store i64 zeroinitializer, i64* %"i%strip.23"
	store i64 zeroinitializer, i64* %"i%size.24"
	store double zeroinitializer, double* %"s%1%part.25"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.v to i8*), i8* bitcast (%hpf_pos* @.pos.0 to i8*))
	%1 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.v, i32 0, i32 9, i32 0
	%2 = load i64, i64* %1
	store i64 %2, i64* %"v%start1.15"
	%3 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.v, i32 0, i32 8, i32 0
	%4 = load i64, i64* %3
	store i64 %4, i64* %"v%block1.16"
	%5 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.v, i32 0, i32 9, i32 1
	%6 = load i64, i64* %5
	store i64 %6, i64* %"v%start2.17"
	%7 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.v, i32 0, i32 8, i32 1
	%8 = load i64, i64* %7
	store i64 %8, i64* %"v%block2.18"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.v to i8*), i8* bitcast (%hpf_pos* @.pos.0 to i8*))
	%9 = getelementptr inbounds %hpf_array, %hpf_array* @array.v, i32 0, i32 13, i32 0
	%10 = load i64, i64* %9
	store i64 %10, i64* %v.stride.2
	%11 = getelementptr inbounds %hpf_array, %hpf_array* @array.v, i32 0, i32 13, i32 1
	%12 = load i64, i64* %11
	store i64 %12, i64* %v.stride.3
	%13 = getelementptr inbounds %hpf_array, %hpf_array* @array.v, i32 0, i32 13, i32 2
	%14 = load i64, i64* %13
	store i64 %14, i64* %v.stride.4
	%15 = getelementptr inbounds %hpf_array, %hpf_array* @array.v, i32 0, i32 15
	%16 = load i8*, i8** %15
	%17 = bitcast i8* %16 to double*
	store double* %17, double** %v.origin.1
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (%hpf_pos* @.pos.1 to i8*))
	%18 = getelementptr inbounds %hpf_array, %hpf_array* @array.d, i32 0, i32 13, i32 0
	%19 = load i64, i64* %18
	store i64 %19, i64* %d.stride.6
	%20 = getelementptr inbounds %hpf_array, %hpf_array* @array.d, i32 0, i32 13, i32 1
	%21 = load i64, i64* %20
	store i64 %21, i64* %d.stride.7
	%22 = getelementptr inbounds %hpf_array, %hpf_array* @array.d, i32 0, i32 13, i32 2
	%23 = load i64, i64* %22
	store i64 %23, i64* %d.stride.8
	%24 = getelementptr inbounds %hpf_array, %hpf_array* @array.d, i32 0, i32 15
	%25 = load i8*, i8** %24
	%26 = bitcast i8* %25 to double*
	store double* %26, double** %d.origin.5
	%27 = load i64, i64* %"v%start2.17"
	%28 = icmp sgt i64 1, %27
	%29 = select i1 %28, i64 1, i64 %27
	%30 = load i64, i64* %"v%block2.18"
	%31 = load i64, i64* %"v%start2.17"
	%32 = add nsw i64 %30, %31
	%33 = sub nsw i64 %32, 1
	%34 = icmp slt i64 14, %33
	%35 = select i1 %34, i64 14, i64 %33
	%36 = trunc i64 %29 to i32
	store i32 %36, i32* %k.13
	%37 = icmp sle i64 %29, %35
	br i1 %37, label %do.26, label %enddo.29

do.26:
	%38 = phi i64 [ %29, %start ], [ %51, %latch.27 ]
	%39 = trunc i64 %38 to i32
	store i32 %39, i32* %k.13
	%40 = load i64, i64* %"v%start1.15"
	%41 = icmp sgt i64 1, %40
	%42 = select i1 %41, i64 1, i64 %40
	%43 = load i64, i64* %"v%block1.16"
	%44 = load i64, i64* %"v%start1.15"
	%45 = add nsw i64 %43, %44
	%46 = sub nsw i64 %45, 1
	%47 = icmp slt i64 14, %46
	%48 = select i1 %47, i64 14, i64 %46
	%49 = trunc i64 %42 to i32
	store i32 %49, i32* %j.12
	%50 = icmp sle i64 %42, %48
	br i1 %50, label %do.30, label %enddo.33

latch.27:
	%51 = add nsw i64 %38, 1
	%52 = icmp slt i64 %38, %35
	br i1 %52, label %do.26, label %done.28, !llvm.loop !14

done.28:
	%53 = trunc i64 %51 to i32
	store i32 %53, i32* %k.13
	br label %enddo.29

enddo.29:
	store i32 1, i32* %it.14
	%54 = icmp sle i64 1, 2
	br i1 %54, label %do.38, label %enddo.41

do.30:
	%55 = phi i64 [ %42, %do.26 ], [ %58, %latch.31 ]
	%56 = trunc i64 %55 to i32
	store i32 %56, i32* %j.12
	store i32 1, i32* %i.11
	%57 = icmp sle i64 1, 14
	br i1 %57, label %do.34, label %enddo.37

latch.31:
	%58 = add nsw i64 %55, 1
	%59 = icmp slt i64 %55, %48
	br i1 %59, label %do.30, label %done.32, !llvm.loop !12

done.32:
	%60 = trunc i64 %58 to i32
	store i32 %60, i32* %j.12
	br label %enddo.33

enddo.33:
	br label %latch.27

do.34:
	%61 = phi i64 [ 1, %do.30 ], [ %98, %latch.35 ]
	%62 = trunc i64 %61 to i32
	store i32 %62, i32* %i.11, !llvm.access.group !7
	%63 = load i32, i32* %i.11, !llvm.access.group !7
	%64 = sitofp i32 %63 to double
	%65 = load i32, i32* %j.12, !llvm.access.group !7
	%66 = sitofp i32 %65 to double
	%67 = fmul double 0x3FB999999999999A, %66
	%68 = fadd double %64, %67
	%69 = load i32, i32* %k.13, !llvm.access.group !7
	%70 = sitofp i32 %69 to double
	%71 = fmul double 0x3F847AE147AE147B, %70
	%72 = fadd double %68, %71
	%73 = load i64, i64* %v.stride.4
	%74 = mul nsw i64 %38, %73
	%75 = load i64, i64* %v.stride.3
	%76 = mul nsw i64 %55, %75
	%77 = add nsw i64 %74, %76
	%78 = load double*, double** %v.origin.1
	%79 = getelementptr double, double* %78, i64 %77
	%80 = getelementptr double, double* %79, i64 %61
	store double %72, double* %80, !alias.scope !3, !noalias !4, !llvm.access.group !7
	%81 = load i32, i32* %i.11, !llvm.access.group !7
	%82 = load i32, i32* %j.12, !llvm.access.group !7
	%83 = add nsw i32 %81, %82
	%84 = load i32, i32* %k.13, !llvm.access.group !7
	%85 = add nsw i32 %83, %84
	%86 = srem i32 %85, 3
	%87 = sitofp i32 %86 to double
	%88 = fmul double 0x3FB999999999999A, %87
	%89 = fadd double 4.0, %88
	%90 = load i64, i64* %d.stride.8
	%91 = mul nsw i64 %38, %90
	%92 = load i64, i64* %d.stride.7
	%93 = mul nsw i64 %55, %92
	%94 = add nsw i64 %91, %93
	%95 = load double*, double** %d.origin.5
	%96 = getelementptr double, double* %95, i64 %94
	%97 = getelementptr double, double* %96, i64 %61
	store double %89, double* %97, !alias.scope !5, !noalias !6, !llvm.access.group !7
	br label %latch.35

latch.35:
	%98 = add nsw i64 %61, 1
	%99 = icmp slt i64 %61, 14
	br i1 %99, label %do.34, label %done.36, !llvm.loop !10

done.36:
	%100 = trunc i64 %98 to i32
	store i32 %100, i32* %i.11
	br label %enddo.37

enddo.37:
	br label %latch.31

do.38:
	%101 = phi i64 [ 1, %enddo.29 ], [ %127, %latch.39 ]
	%102 = trunc i64 %101 to i32
	store i32 %102, i32* %it.14
	%103 = icmp sgt i64 1, 12
	%104 = select i1 %103, i64 1, i64 12
	%105 = mul nsw i64 %104, 40000
	%106 = sitofp i64 %105 to double
	%107 = call i32 @pgas_num_images()
	%108 = sext i32 %107 to i64
	%109 = sub nsw i64 %108, 1
	%110 = icmp sgt i64 1, %109
	%111 = select i1 %110, i64 1, i64 %109
	%112 = load i64, i64* %"v%block2.18"
	%113 = mul nsw i64 3, %112
	%114 = load i64, i64* %"v%block1.16"
	%115 = mul nsw i64 %113, %114
	%116 = icmp sgt i64 1, %115
	%117 = select i1 %116, i64 1, i64 %115
	%118 = mul nsw i64 %111, %117
	%119 = sitofp i64 %118 to double
	%120 = fdiv double %106, %119
	%121 = call double @llvm.sqrt.f64(double %120)
	%122 = fptosi double %121 to i64
	%123 = icmp sgt i64 1, %122
	%124 = select i1 %123, i64 1, i64 %122
	store i64 %124, i64* %"i%size.24"
	%125 = load i64, i64* %"i%size.24"
	store i64 2, i64* %"i%strip.23"
	%126 = icmp eq i64 %125, 0
	br i1 %126, label %cold.46, label %rest.47

latch.39:
	%127 = add nsw i64 %101, 1
	%128 = icmp slt i64 %101, 2
	br i1 %128, label %do.38, label %done.40, !llvm.loop !30

done.40:
	%129 = trunc i64 %127 to i32
	store i32 %129, i32* %it.14
	br label %enddo.41

enddo.41:
	store double 0.0, double* %"s%1.22"
	store double 0.0, double* %"s%1%part.25"
	%130 = load i64, i64* %"v%start2.17"
	%131 = icmp sgt i64 1, %130
	%132 = select i1 %131, i64 1, i64 %130
	%133 = load i64, i64* %"v%block2.18"
	%134 = load i64, i64* %"v%start2.17"
	%135 = add nsw i64 %133, %134
	%136 = sub nsw i64 %135, 1
	%137 = icmp slt i64 14, %136
	%138 = select i1 %137, i64 14, i64 %136
	%139 = trunc i64 %132 to i32
	store i32 %139, i32* %"i%3.21"
	%140 = icmp sle i64 %132, %138
	br i1 %140, label %do.84, label %enddo.87

do.42:
	%141 = phi i64 [ 2, %rest.47 ], [ %165, %latch.43 ]
	%142 = phi i64 [ %185, %rest.47 ], [ %166, %latch.43 ]
	store i64 %141, i64* %"i%strip.23"
	%143 = load i64, i64* %"i%size.24"
	%144 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.49, i32 0, i32 0
	store i64 %141, i64* %144
	%145 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.49, i32 0, i32 1
	store i64 %143, i64* %145
	%146 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.49, i32 0, i32 0
	%147 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.48, i32 0, i32 0
	store i64* %146, i64** %147
	%148 = load i64, i64* %"i%size.24"
	%149 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.50, i32 0, i32 0
	store i64 %141, i64* %149
	%150 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.50, i32 0, i32 1
	store i64 %148, i64* %150
	%151 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.50, i32 0, i32 0
	%152 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.48, i32 0, i32 1
	store i64* %151, i64** %152
	%153 = bitcast [2 x i64*]* %params.48 to i8*
	call void @hpf_exchange_receive(i8* bitcast ([2 x %hpf_exchange*]* @2 to i8*), i8* %153, i32 2)
	%154 = load i64, i64* %"v%start2.17"
	%155 = icmp sgt i64 2, %154
	%156 = select i1 %155, i64 2, i64 %154
	%157 = load i64, i64* %"v%block2.18"
	%158 = load i64, i64* %"v%start2.17"
	%159 = add nsw i64 %157, %158
	%160 = sub nsw i64 %159, 1
	%161 = icmp slt i64 13, %160
	%162 = select i1 %161, i64 13, i64 %160
	%163 = trunc i64 %156 to i32
	store i32 %163, i32* %k.13
	%164 = icmp sle i64 %156, %162
	br i1 %164, label %do.51, label %enddo.54

latch.43:
	%165 = add nsw i64 %141, %125
	%166 = sub nsw i64 %142, 1
	%167 = icmp sgt i64 %166, 0
	br i1 %167, label %do.42, label %done.44, !llvm.loop !22

done.44:
	store i64 %165, i64* %"i%strip.23"
	br label %enddo.45

enddo.45:
	%168 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.67, i32 0, i32 0
	%169 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.66, i32 0, i32 0
	store i64* %168, i64** %169
	%170 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.68, i32 0, i32 0
	%171 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.66, i32 0, i32 1
	store i64* %170, i64** %171
	%172 = bitcast [2 x i64*]* %params.66 to i8*
	call void @hpf_exchange_receive(i8* bitcast ([2 x %hpf_exchange*]* @6 to i8*), i8* %172, i32 2)
	%173 = load i64, i64* %"v%block2.18"
	%174 = load i64, i64* %"v%start2.17"
	%175 = add nsw i64 %173, %174
	%176 = sub nsw i64 %175, 1
	%177 = icmp slt i64 13, %176
	%178 = select i1 %177, i64 13, i64 %176
	%179 = load i64, i64* %"v%start2.17"
	%180 = icmp sgt i64 2, %179
	%181 = select i1 %180, i64 2, i64 %179
	%182 = trunc i64 %178 to i32
	store i32 %182, i32* %k.13
	%183 = icmp sge i64 %178, %181
	br i1 %183, label %do.69, label %enddo.72

cold.46:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.2 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.5, i64 0, i64 0))
	unreachable

rest.47:
	%184 = add nsw i64 11, %125
	%185 = sdiv i64 %184, %125
	%186 = icmp sgt i64 %185, 0
	br i1 %186, label %do.42, label %enddo.45

do.51:
	%187 = phi i64 [ %156, %do.42 ], [ %200, %latch.52 ]
	%188 = trunc i64 %187 to i32
	store i32 %188, i32* %k.13
	%189 = load i64, i64* %"v%start1.15"
	%190 = icmp sgt i64 2, %189
	%191 = select i1 %190, i64 2, i64 %189
	%192 = load i64, i64* %"v%block1.16"
	%193 = load i64, i64* %"v%start1.15"
	%194 = add nsw i64 %192, %193
	%195 = sub nsw i64 %194, 1
	%196 = icmp slt i64 13, %195
	%197 = select i1 %196, i64 13, i64 %195
	%198 = trunc i64 %191 to i32
	store i32 %198, i32* %j.12
	%199 = icmp sle i64 %191, %197
	br i1 %199, label %do.55, label %enddo.58

latch.52:
	%200 = add nsw i64 %187, 1
	%201 = icmp slt i64 %187, %162
	br i1 %201, label %do.51, label %done.53, !llvm.loop !20

done.53:
	%202 = trunc i64 %200 to i32
	store i32 %202, i32* %k.13
	br label %enddo.54

enddo.54:
	%203 = load i64, i64* %"i%size.24"
	%204 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.64, i32 0, i32 0
	store i64 %141, i64* %204
	%205 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.64, i32 0, i32 1
	store i64 %203, i64* %205
	%206 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.64, i32 0, i32 0
	%207 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.63, i32 0, i32 0
	store i64* %206, i64** %207
	%208 = load i64, i64* %"i%size.24"
	%209 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.65, i32 0, i32 0
	store i64 %141, i64* %209
	%210 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.65, i32 0, i32 1
	store i64 %208, i64* %210
	%211 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.65, i32 0, i32 0
	%212 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.63, i32 0, i32 1
	store i64* %211, i64** %212
	%213 = bitcast [2 x i64*]* %params.63 to i8*
	call void @hpf_exchange_send(i8* bitcast ([2 x %hpf_exchange*]* @3 to i8*), i8* %213, i32 2)
	br label %latch.43

do.55:
	%214 = phi i64 [ %191, %do.51 ], [ %223, %latch.56 ]
	%215 = trunc i64 %214 to i32
	store i32 %215, i32* %j.12
	%216 = load i64, i64* %"i%size.24"
	%217 = sub nsw i64 %216, 1
	%218 = add nsw i64 %141, %217
	%219 = icmp slt i64 13, %218
	%220 = select i1 %219, i64 13, i64 %218
	%221 = trunc i64 %141 to i32
	store i32 %221, i32* %i.11
	%222 = icmp sle i64 %141, %220
	br i1 %222, label %do.59, label %enddo.62

latch.56:
	%223 = add nsw i64 %214, 1
	%224 = icmp slt i64 %214, %197
	br i1 %224, label %do.55, label %done.57, !llvm.loop !18

done.57:
	%225 = trunc i64 %223 to i32
	store i32 %225, i32* %j.12
	br label %enddo.58

enddo.58:
	br label %latch.52

do.59:
	%226 = phi i64 [ %141, %do.55 ], [ %294, %latch.60 ]
	%227 = trunc i64 %226 to i32
	store i32 %227, i32* %i.11
	%228 = sub nsw i64 %187, 1
	%229 = load i64, i64* %v.stride.4
	%230 = mul nsw i64 %228, %229
	%231 = load i64, i64* %v.stride.3
	%232 = mul nsw i64 %214, %231
	%233 = add nsw i64 %230, %232
	%234 = load double*, double** %v.origin.1
	%235 = getelementptr double, double* %234, i64 %233
	%236 = getelementptr double, double* %235, i64 %226
	%237 = load double, double* %236, !alias.scope !3, !noalias !4
	%238 = fmul double 0x3FD3333333333333, %237
	%239 = sub nsw i64 %214, 1
	%240 = load i64, i64* %v.stride.4
	%241 = mul nsw i64 %187, %240
	%242 = load i64, i64* %v.stride.3
	%243 = mul nsw i64 %239, %242
	%244 = add nsw i64 %241, %243
	%245 = load double*, double** %v.origin.1
	%246 = getelementptr double, double* %245, i64 %244
	%247 = getelementptr double, double* %246, i64 %226
	%248 = load double, double* %247, !alias.scope !3, !noalias !4
	%249 = fmul double 0x3FC999999999999A, %248
	%250 = fadd double %238, %249
	%251 = sub nsw i64 %226, 1
	%252 = load i64, i64* %v.stride.4
	%253 = mul nsw i64 %187, %252
	%254 = load i64, i64* %v.stride.3
	%255 = mul nsw i64 %214, %254
	%256 = add nsw i64 %253, %255
	%257 = load double*, double** %v.origin.1
	%258 = getelementptr double, double* %257, i64 %256
	%259 = getelementptr double, double* %258, i64 %251
	%260 = load double, double* %259, !alias.scope !3, !noalias !4
	%261 = fmul double 0x3FB999999999999A, %260
	%262 = fadd double %250, %261
	store double %262, double* %tv.9
	%263 = load double, double* %tv.9
	%264 = load i64, i64* %d.stride.8
	%265 = mul nsw i64 %187, %264
	%266 = load i64, i64* %d.stride.7
	%267 = mul nsw i64 %214, %266
	%268 = add nsw i64 %265, %267
	%269 = load double*, double** %d.origin.5
	%270 = getelementptr double, double* %269, i64 %268
	%271 = getelementptr double, double* %270, i64 %226
	%272 = load double, double* %271, !alias.scope !5, !noalias !6
	%273 = fdiv double %263, %272
	store double %273, double* %w.10
	%274 = load i64, i64* %v.stride.4
	%275 = mul nsw i64 %187, %274
	%276 = load i64, i64* %v.stride.3
	%277 = mul nsw i64 %214, %276
	%278 = add nsw i64 %275, %277
	%279 = load double*, double** %v.origin.1
	%280 = getelementptr double, double* %279, i64 %278
	%281 = getelementptr double, double* %280, i64 %226
	%282 = load double, double* %281, !alias.scope !3, !noalias !4
	%283 = fmul double %282, 0.5
	%284 = load double, double* %w.10
	%285 = fadd double %283, %284
	%286 = load i64, i64* %v.stride.4
	%287 = mul nsw i64 %187, %286
	%288 = load i64, i64* %v.stride.3
	%289 = mul nsw i64 %214, %288
	%290 = add nsw i64 %287, %289
	%291 = load double*, double** %v.origin.1
	%292 = getelementptr double, double* %291, i64 %290
	%293 = getelementptr double, double* %292, i64 %226
	store double %285, double* %293, !alias.scope !3, !noalias !4
	br label %latch.60

latch.60:
	%294 = add nsw i64 %226, 1
	%295 = icmp slt i64 %226, %220
	br i1 %295, label %do.59, label %done.61, !llvm.loop !16

done.61:
	%296 = trunc i64 %294 to i32
	store i32 %296, i32* %i.11
	br label %enddo.62

enddo.62:
	br label %latch.56

do.69:
	%297 = phi i64 [ %178, %enddo.45 ], [ %310, %latch.70 ]
	%298 = trunc i64 %297 to i32
	store i32 %298, i32* %k.13
	%299 = load i64, i64* %"v%block1.16"
	%300 = load i64, i64* %"v%start1.15"
	%301 = add nsw i64 %299, %300
	%302 = sub nsw i64 %301, 1
	%303 = icmp slt i64 13, %302
	%304 = select i1 %303, i64 13, i64 %302
	%305 = load i64, i64* %"v%start1.15"
	%306 = icmp sgt i64 2, %305
	%307 = select i1 %306, i64 2, i64 %305
	%308 = trunc i64 %304 to i32
	store i32 %308, i32* %j.12
	%309 = icmp sge i64 %304, %307
	br i1 %309, label %do.73, label %enddo.76

latch.70:
	%310 = add nsw i64 %297, -1
	%311 = icmp sgt i64 %297, %181
	br i1 %311, label %do.69, label %done.71, !llvm.loop !28

done.71:
	%312 = trunc i64 %310 to i32
	store i32 %312, i32* %k.13
	br label %enddo.72

enddo.72:
	%313 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.82, i32 0, i32 0
	%314 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.81, i32 0, i32 0
	store i64* %313, i64** %314
	%315 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.83, i32 0, i32 0
	%316 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.81, i32 0, i32 1
	store i64* %315, i64** %316
	%317 = bitcast [2 x i64*]* %params.81 to i8*
	call void @hpf_exchange_send(i8* bitcast ([2 x %hpf_exchange*]* @7 to i8*), i8* %317, i32 2)
	br label %latch.39

do.73:
	%318 = phi i64 [ %304, %do.69 ], [ %321, %latch.74 ]
	%319 = trunc i64 %318 to i32
	store i32 %319, i32* %j.12
	store i32 13, i32* %i.11
	%320 = icmp sge i64 13, 2
	br i1 %320, label %do.77, label %enddo.80

latch.74:
	%321 = add nsw i64 %318, -1
	%322 = icmp sgt i64 %318, %307
	br i1 %322, label %do.73, label %done.75, !llvm.loop !26

done.75:
	%323 = trunc i64 %321 to i32
	store i32 %323, i32* %j.12
	br label %enddo.76

enddo.76:
	br label %latch.70

do.77:
	%324 = phi i64 [ 13, %do.73 ], [ %390, %latch.78 ]
	%325 = trunc i64 %324 to i32
	store i32 %325, i32* %i.11
	%326 = add nsw i64 %297, 1
	%327 = load i64, i64* %v.stride.4
	%328 = mul nsw i64 %326, %327
	%329 = load i64, i64* %v.stride.3
	%330 = mul nsw i64 %318, %329
	%331 = add nsw i64 %328, %330
	%332 = load double*, double** %v.origin.1
	%333 = getelementptr double, double* %332, i64 %331
	%334 = getelementptr double, double* %333, i64 %324
	%335 = load double, double* %334, !alias.scope !3, !noalias !4
	%336 = fmul double 0x3FD3333333333333, %335
	%337 = add nsw i64 %318, 1
	%338 = load i64, i64* %v.stride.4
	%339 = mul nsw i64 %297, %338
	%340 = load i64, i64* %v.stride.3
	%341 = mul nsw i64 %337, %340
	%342 = add nsw i64 %339, %341
	%343 = load double*, double** %v.origin.1
	%344 = getelementptr double, double* %343, i64 %342
	%345 = getelementptr double, double* %344, i64 %324
	%346 = load double, double* %345, !alias.scope !3, !noalias !4
	%347 = fmul double 0x3FC999999999999A, %346
	%348 = fadd double %336, %347
	%349 = add nsw i64 %324, 1
	%350 = load i64, i64* %v.stride.4
	%351 = mul nsw i64 %297, %350
	%352 = load i64, i64* %v.stride.3
	%353 = mul nsw i64 %318, %352
	%354 = add nsw i64 %351, %353
	%355 = load double*, double** %v.origin.1
	%356 = getelementptr double, double* %355, i64 %354
	%357 = getelementptr double, double* %356, i64 %349
	%358 = load double, double* %357, !alias.scope !3, !noalias !4
	%359 = fmul double 0x3FB999999999999A, %358
	%360 = fadd double %348, %359
	store double %360, double* %tv.9
	%361 = load i64, i64* %v.stride.4
	%362 = mul nsw i64 %297, %361
	%363 = load i64, i64* %v.stride.3
	%364 = mul nsw i64 %318, %363
	%365 = add nsw i64 %362, %364
	%366 = load double*, double** %v.origin.1
	%367 = getelementptr double, double* %366, i64 %365
	%368 = getelementptr double, double* %367, i64 %324
	%369 = load double, double* %368, !alias.scope !3, !noalias !4
	%370 = load double, double* %tv.9
	%371 = load i64, i64* %d.stride.8
	%372 = mul nsw i64 %297, %371
	%373 = load i64, i64* %d.stride.7
	%374 = mul nsw i64 %318, %373
	%375 = add nsw i64 %372, %374
	%376 = load double*, double** %d.origin.5
	%377 = getelementptr double, double* %376, i64 %375
	%378 = getelementptr double, double* %377, i64 %324
	%379 = load double, double* %378, !alias.scope !5, !noalias !6
	%380 = fdiv double %370, %379
	%381 = fsub double %369, %380
	%382 = load i64, i64* %v.stride.4
	%383 = mul nsw i64 %297, %382
	%384 = load i64, i64* %v.stride.3
	%385 = mul nsw i64 %318, %384
	%386 = add nsw i64 %383, %385
	%387 = load double*, double** %v.origin.1
	%388 = getelementptr double, double* %387, i64 %386
	%389 = getelementptr double, double* %388, i64 %324
	store double %381, double* %389, !alias.scope !3, !noalias !4
	br label %latch.78

latch.78:
	%390 = add nsw i64 %324, -1
	%391 = icmp sgt i64 %324, 2
	br i1 %391, label %do.77, label %done.79, !llvm.loop !24

done.79:
	%392 = trunc i64 %390 to i32
	store i32 %392, i32* %i.11
	br label %enddo.80

enddo.80:
	br label %latch.74

do.84:
	%393 = phi i64 [ %132, %enddo.41 ], [ %406, %latch.85 ]
	%394 = trunc i64 %393 to i32
	store i32 %394, i32* %"i%3.21"
	%395 = load i64, i64* %"v%start1.15"
	%396 = icmp sgt i64 1, %395
	%397 = select i1 %396, i64 1, i64 %395
	%398 = load i64, i64* %"v%block1.16"
	%399 = load i64, i64* %"v%start1.15"
	%400 = add nsw i64 %398, %399
	%401 = sub nsw i64 %400, 1
	%402 = icmp slt i64 14, %401
	%403 = select i1 %402, i64 14, i64 %401
	%404 = trunc i64 %397 to i32
	store i32 %404, i32* %"i%2.20"
	%405 = icmp sle i64 %397, %403
	br i1 %405, label %do.88, label %enddo.91

latch.85:
	%406 = add nsw i64 %393, 1
	%407 = icmp slt i64 %393, %138
	br i1 %407, label %do.84, label %done.86, !llvm.loop !44

done.86:
	%408 = trunc i64 %406 to i32
	store i32 %408, i32* %"i%3.21"
	br label %enddo.87

enddo.87:
	%409 = load double, double* %"s%1%part.25"
	store double %409, double* %temporary.96
	%410 = bitcast double* %temporary.96 to i8*
	call void @hpf_reduce(i8* %410, i32 1, i32 3, i32 0, i8* bitcast (%hpf_pos* @.pos.3 to i8*))
	%411 = load double, double* %temporary.96
	store double %411, double* %"s%1%part.25"
	%412 = load double, double* %"s%1.22"
	%413 = load double, double* %"s%1%part.25"
	%414 = fadd double %412, %413
	store double %414, double* %"s%1.22"
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.4 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.13, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%415 = load double, double* %"s%1.22"
	store double %415, double* %temporary.97
	%416 = bitcast double* %temporary.97 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %416, i64 8)
	%417 = call i32 @hpf_io_end()
	store i32 1, i32* %k.13
	%418 = icmp sle i64 1, 14
	br i1 %418, label %do.98, label %enddo.101

do.88:
	%419 = phi i64 [ %397, %do.84 ], [ %422, %latch.89 ]
	%420 = trunc i64 %419 to i32
	store i32 %420, i32* %"i%2.20", !llvm.access.group !31
	store i32 1, i32* %"i%1.19", !llvm.access.group !31
	%421 = icmp sle i64 1, 14
	br i1 %421, label %do.92, label %enddo.95

latch.89:
	%422 = add nsw i64 %419, 1
	%423 = icmp slt i64 %419, %403
	br i1 %423, label %do.88, label %done.90, !llvm.loop !42

done.90:
	%424 = trunc i64 %422 to i32
	store i32 %424, i32* %"i%2.20"
	br label %enddo.91

enddo.91:
	br label %latch.85

do.92:
	%425 = phi i64 [ 1, %do.88 ], [ %438, %latch.93 ]
	%426 = trunc i64 %425 to i32
	store i32 %426, i32* %"i%1.19", !llvm.access.group !33
	%427 = load double, double* %"s%1%part.25", !llvm.access.group !34
	%428 = load i64, i64* %v.stride.4
	%429 = mul nsw i64 %393, %428
	%430 = load i64, i64* %v.stride.3
	%431 = mul nsw i64 %419, %430
	%432 = add nsw i64 %429, %431
	%433 = load double*, double** %v.origin.1
	%434 = getelementptr double, double* %433, i64 %432
	%435 = getelementptr double, double* %434, i64 %425
	%436 = load double, double* %435, !alias.scope !3, !noalias !4, !llvm.access.group !35
	%437 = fadd reassoc nsz double %427, %436
	store double %437, double* %"s%1%part.25", !llvm.access.group !36
	br label %latch.93

latch.93:
	%438 = add nsw i64 %425, 1
	%439 = icmp slt i64 %425, 14
	br i1 %439, label %do.92, label %done.94, !llvm.loop !39

done.94:
	%440 = trunc i64 %438 to i32
	store i32 %440, i32* %"i%1.19", !llvm.access.group !31
	br label %enddo.95

enddo.95:
	br label %latch.89

do.98:
	%441 = phi i64 [ 1, %enddo.87 ], [ %469, %latch.99 ]
	%442 = trunc i64 %441 to i32
	store i32 %442, i32* %k.13
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.5 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.13, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%443 = icmp sgt i64 1, 0
	%444 = select i1 %443, i64 1, i64 0
	%445 = icmp sgt i64 14, 0
	%446 = select i1 %445, i64 14, i64 0
	%447 = mul nsw i64 %444, %446
	%448 = sub nsw i64 %441, %441
	%449 = add nsw i64 %448, 1
	%450 = icmp sgt i64 %449, 0
	%451 = select i1 %450, i64 %449, i64 0
	%452 = mul nsw i64 %447, %451
	%453 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.102, i32 0, i32 0
	store i64 3, i64* %453
	%454 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.102, i32 0, i32 1
	store i64 1, i64* %454
	%455 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.102, i32 0, i32 2
	store i64 %441, i64* %455
	%456 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.102, i32 0, i32 0
	%457 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.103, i32 0, i32 0
	store i64 3, i64* %457
	%458 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.103, i32 0, i32 1
	store i64 14, i64* %458
	%459 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.103, i32 0, i32 2
	store i64 %441, i64* %459
	%460 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.103, i32 0, i32 0
	%461 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.104, i32 0, i32 0
	store i64 1, i64* %461
	%462 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.104, i32 0, i32 1
	store i64 1, i64* %462
	%463 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.104, i32 0, i32 2
	store i64 1, i64* %463
	%464 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.104, i32 0, i32 0
	%465 = bitcast i64* %456 to i8*
	%466 = bitcast i64* %460 to i8*
	%467 = bitcast i64* %464 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.v to i8*), i8* %465, i8* %466, i8* %467, i32 3, i32 8)
	%468 = call i32 @hpf_io_end()
	br label %latch.99

latch.99:
	%469 = add nsw i64 %441, 4
	%470 = icmp sle i64 %469, 14
	br i1 %470, label %do.98, label %done.100, !llvm.loop !46

done.100:
	%471 = trunc i64 %469 to i32
	store i32 %471, i32* %k.13
	br label %enddo.101

enddo.101:
	call void @hpf_main_end()
	ret i32 0
}

declare void @hpf_main_begin(i32 %0, i8* %1) nounwind

declare void @hpf_layout_init(i8* %0, i8* %1) nounwind

declare void @hpf_array_create(i8* %0, i8* %1) nounwind

declare i32 @pgas_num_images() nounwind

declare double @llvm.sqrt.f64(double %0)

declare void @hpf_fail(i8* %0, i8* %1) nounwind noreturn cold

define internal i32 @sections.1(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"i%strip.1" = alloca i64
	%"i%size.2" = alloca i64
	%"v%start1.3" = alloca i64
	%"v%block1.4" = alloca i64
	%"v%start2.5" = alloca i64
	%"v%block2.6" = alloca i64
	%W1.7 = alloca i64
	%W2.8 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"i%strip.1"
	%2 = getelementptr i64, i64* %params, i64 1
	%3 = load i64, i64* %2
	store i64 %3, i64* %"i%size.2"
	%4 = getelementptr i64, i64* %recv, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %"v%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 7
	%7 = load i64, i64* %6
	store i64 %7, i64* %"v%block1.4"
	%8 = getelementptr i64, i64* %recv, i64 1
	%9 = load i64, i64* %8
	store i64 %9, i64* %"v%start2.5"
	%10 = getelementptr i64, i64* %recv, i64 8
	%11 = load i64, i64* %10
	store i64 %11, i64* %"v%block2.6"
	%12 = getelementptr i64, i64* %send, i64 0
	%13 = load i64, i64* %12
	store i64 %13, i64* %W1.7
	%14 = getelementptr i64, i64* %send, i64 1
	%15 = load i64, i64* %14
	store i64 %15, i64* %W2.8
	switch i32 %piece, label %none.9 [
		i32 0, label %piece.10
	]

none.9:
	ret i32 0

piece.10:
	%16 = load i64, i64* %"v%start1.3"
	%17 = sub nsw i64 %16, 2
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.9, label %next.11

next.11:
	%19 = load i64, i64* %"v%start1.3"
	%20 = sub nsw i64 0, %19
	%21 = add nsw i64 %20, 13
	%22 = icmp slt i64 %21, 0
	br i1 %22, label %none.9, label %next.12

next.12:
	%23 = load i64, i64* %"i%strip.1"
	%24 = load i64, i64* %"i%size.2"
	%25 = load i64, i64* %"i%strip.1"
	%26 = add nsw i64 %24, %25
	%27 = sub nsw i64 %26, 1
	%28 = icmp slt i64 13, %27
	%29 = select i1 %28, i64 13, i64 %27
	%30 = icmp sgt i64 %23, %29
	br i1 %30, label %none.9, label %next.13

next.13:
	%31 = getelementptr i64, i64* %lo, i64 0
	store i64 %23, i64* %31
	%32 = getelementptr i64, i64* %hi, i64 0
	store i64 %29, i64* %32
	%33 = load i64, i64* %"v%start1.3"
	%34 = sub nsw i64 %33, 1
	%35 = load i64, i64* %W1.7
	%36 = icmp sgt i64 %34, %35
	%37 = select i1 %36, i64 %34, i64 %35
	%38 = load i64, i64* %"v%start1.3"
	%39 = sub nsw i64 %38, 1
	%40 = load i64, i64* %"v%block1.4"
	%41 = load i64, i64* %W1.7
	%42 = add nsw i64 %40, %41
	%43 = sub nsw i64 %42, 1
	%44 = icmp slt i64 %39, %43
	%45 = select i1 %44, i64 %39, i64 %43
	%46 = icmp sgt i64 %37, %45
	br i1 %46, label %none.9, label %next.14

next.14:
	%47 = getelementptr i64, i64* %lo, i64 1
	store i64 %37, i64* %47
	%48 = getelementptr i64, i64* %hi, i64 1
	store i64 %45, i64* %48
	%49 = load i64, i64* %"v%start2.5"
	%50 = icmp sgt i64 2, %49
	%51 = select i1 %50, i64 2, i64 %49
	%52 = load i64, i64* %W2.8
	%53 = icmp sgt i64 %51, %52
	%54 = select i1 %53, i64 %51, i64 %52
	%55 = load i64, i64* %"v%block2.6"
	%56 = load i64, i64* %"v%start2.5"
	%57 = add nsw i64 %55, %56
	%58 = sub nsw i64 %57, 1
	%59 = icmp slt i64 13, %58
	%60 = select i1 %59, i64 13, i64 %58
	%61 = load i64, i64* %"v%block2.6"
	%62 = load i64, i64* %W2.8
	%63 = add nsw i64 %61, %62
	%64 = sub nsw i64 %63, 1
	%65 = icmp slt i64 %60, %64
	%66 = select i1 %65, i64 %60, i64 %64
	%67 = icmp sgt i64 %54, %66
	br i1 %67, label %none.9, label %next.15

next.15:
	%68 = getelementptr i64, i64* %lo, i64 2
	store i64 %54, i64* %68
	%69 = getelementptr i64, i64* %hi, i64 2
	store i64 %66, i64* %69
	ret i32 1
}

define internal i32 @sections.2(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"i%strip.1" = alloca i64
	%"i%size.2" = alloca i64
	%"v%start1.3" = alloca i64
	%"v%block1.4" = alloca i64
	%"v%start2.5" = alloca i64
	%"v%block2.6" = alloca i64
	%W1.7 = alloca i64
	%W2.8 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"i%strip.1"
	%2 = getelementptr i64, i64* %params, i64 1
	%3 = load i64, i64* %2
	store i64 %3, i64* %"i%size.2"
	%4 = getelementptr i64, i64* %recv, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %"v%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 7
	%7 = load i64, i64* %6
	store i64 %7, i64* %"v%block1.4"
	%8 = getelementptr i64, i64* %recv, i64 1
	%9 = load i64, i64* %8
	store i64 %9, i64* %"v%start2.5"
	%10 = getelementptr i64, i64* %recv, i64 8
	%11 = load i64, i64* %10
	store i64 %11, i64* %"v%block2.6"
	%12 = getelementptr i64, i64* %send, i64 0
	%13 = load i64, i64* %12
	store i64 %13, i64* %W1.7
	%14 = getelementptr i64, i64* %send, i64 1
	%15 = load i64, i64* %14
	store i64 %15, i64* %W2.8
	switch i32 %piece, label %none.9 [
		i32 0, label %piece.10
	]

none.9:
	ret i32 0

piece.10:
	%16 = load i64, i64* %"v%start2.5"
	%17 = sub nsw i64 %16, 2
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.9, label %next.11

next.11:
	%19 = load i64, i64* %"v%start2.5"
	%20 = sub nsw i64 0, %19
	%21 = add nsw i64 %20, 13
	%22 = icmp slt i64 %21, 0
	br i1 %22, label %none.9, label %next.12

next.12:
	%23 = load i64, i64* %"i%strip.1"
	%24 = load i64, i64* %"i%size.2"
	%25 = load i64, i64* %"i%strip.1"
	%26 = add nsw i64 %24, %25
	%27 = sub nsw i64 %26, 1
	%28 = icmp slt i64 13, %27
	%29 = select i1 %28, i64 13, i64 %27
	%30 = icmp sgt i64 %23, %29
	br i1 %30, label %none.9, label %next.13

next.13:
	%31 = getelementptr i64, i64* %lo, i64 0
	store i64 %23, i64* %31
	%32 = getelementptr i64, i64* %hi, i64 0
	store i64 %29, i64* %32
	%33 = load i64, i64* %"v%start1.3"
	%34 = icmp sgt i64 2, %33
	%35 = select i1 %34, i64 2, i64 %33
	%36 = load i64, i64* %W1.7
	%37 = icmp sgt i64 %35, %36
	%38 = select i1 %37, i64 %35, i64 %36
	%39 = load i64, i64* %"v%block1.4"
	%40 = load i64, i64* %"v%start1.3"
	%41 = add nsw i64 %39, %40
	%42 = sub nsw i64 %41, 1
	%43 = icmp slt i64 13, %42
	%44 = select i1 %43, i64 13, i64 %42
	%45 = load i64, i64* %"v%block1.4"
	%46 = load i64, i64* %W1.7
	%47 = add nsw i64 %45, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 %44, %48
	%50 = select i1 %49, i64 %44, i64 %48
	%51 = icmp sgt i64 %38, %50
	br i1 %51, label %none.9, label %next.14

next.14:
	%52 = getelementptr i64, i64* %lo, i64 1
	store i64 %38, i64* %52
	%53 = getelementptr i64, i64* %hi, i64 1
	store i64 %50, i64* %53
	%54 = load i64, i64* %"v%start2.5"
	%55 = sub nsw i64 %54, 1
	%56 = load i64, i64* %W2.8
	%57 = icmp sgt i64 %55, %56
	%58 = select i1 %57, i64 %55, i64 %56
	%59 = load i64, i64* %"v%start2.5"
	%60 = sub nsw i64 %59, 1
	%61 = load i64, i64* %"v%block2.6"
	%62 = load i64, i64* %W2.8
	%63 = add nsw i64 %61, %62
	%64 = sub nsw i64 %63, 1
	%65 = icmp slt i64 %60, %64
	%66 = select i1 %65, i64 %60, i64 %64
	%67 = icmp sgt i64 %58, %66
	br i1 %67, label %none.9, label %next.15

next.15:
	%68 = getelementptr i64, i64* %lo, i64 2
	store i64 %58, i64* %68
	%69 = getelementptr i64, i64* %hi, i64 2
	store i64 %66, i64* %69
	ret i32 1
}

declare void @hpf_exchange_receive(i8* %0, i8* %1, i32 %2) nounwind

declare void @hpf_exchange_send(i8* %0, i8* %1, i32 %2) nounwind

define internal i32 @sections.3(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"v%start1.1" = alloca i64
	%"v%block1.2" = alloca i64
	%"v%start2.3" = alloca i64
	%"v%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"v%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"v%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"v%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"v%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"v%block2.4"
	%13 = load i64, i64* %"v%start2.3"
	%14 = add nsw i64 %12, %13
	%15 = sub nsw i64 %14, 3
	%16 = icmp slt i64 %15, 0
	br i1 %16, label %none.7, label %next.9

next.9:
	%17 = load i64, i64* %"v%block2.4"
	%18 = sub nsw i64 0, %17
	%19 = load i64, i64* %"v%start2.3"
	%20 = sub nsw i64 %18, %19
	%21 = add nsw i64 %20, 14
	%22 = icmp slt i64 %21, 0
	br i1 %22, label %none.7, label %next.10

next.10:
	%23 = icmp sgt i64 2, 13
	br i1 %23, label %none.7, label %next.11

next.11:
	%24 = getelementptr i64, i64* %lo, i64 0
	store i64 2, i64* %24
	%25 = getelementptr i64, i64* %hi, i64 0
	store i64 13, i64* %25
	%26 = load i64, i64* %"v%start1.1"
	%27 = icmp sgt i64 2, %26
	%28 = select i1 %27, i64 2, i64 %26
	%29 = load i64, i64* %W1.5
	%30 = icmp sgt i64 %28, %29
	%31 = select i1 %30, i64 %28, i64 %29
	%32 = load i64, i64* %"v%block1.2"
	%33 = load i64, i64* %"v%start1.1"
	%34 = add nsw i64 %32, %33
	%35 = sub nsw i64 %34, 1
	%36 = icmp slt i64 13, %35
	%37 = select i1 %36, i64 13, i64 %35
	%38 = load i64, i64* %"v%block1.2"
	%39 = load i64, i64* %W1.5
	%40 = add nsw i64 %38, %39
	%41 = sub nsw i64 %40, 1
	%42 = icmp slt i64 %37, %41
	%43 = select i1 %42, i64 %37, i64 %41
	%44 = icmp sgt i64 %31, %43
	br i1 %44, label %none.7, label %next.12

next.12:
	%45 = getelementptr i64, i64* %lo, i64 1
	store i64 %31, i64* %45
	%46 = getelementptr i64, i64* %hi, i64 1
	store i64 %43, i64* %46
	%47 = load i64, i64* %"v%block2.4"
	%48 = load i64, i64* %"v%start2.3"
	%49 = add nsw i64 %47, %48
	%50 = load i64, i64* %W2.6
	%51 = icmp sgt i64 %49, %50
	%52 = select i1 %51, i64 %49, i64 %50
	%53 = load i64, i64* %"v%block2.4"
	%54 = load i64, i64* %"v%start2.3"
	%55 = add nsw i64 %53, %54
	%56 = load i64, i64* %"v%block2.4"
	%57 = load i64, i64* %W2.6
	%58 = add nsw i64 %56, %57
	%59 = sub nsw i64 %58, 1
	%60 = icmp slt i64 %55, %59
	%61 = select i1 %60, i64 %55, i64 %59
	%62 = icmp sgt i64 %52, %61
	br i1 %62, label %none.7, label %next.13

next.13:
	%63 = getelementptr i64, i64* %lo, i64 2
	store i64 %52, i64* %63
	%64 = getelementptr i64, i64* %hi, i64 2
	store i64 %61, i64* %64
	ret i32 1
}

define internal i32 @sections.4(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"v%start1.1" = alloca i64
	%"v%block1.2" = alloca i64
	%"v%start2.3" = alloca i64
	%"v%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"v%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"v%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"v%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"v%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"v%block1.2"
	%13 = load i64, i64* %"v%start1.1"
	%14 = add nsw i64 %12, %13
	%15 = sub nsw i64 %14, 3
	%16 = icmp slt i64 %15, 0
	br i1 %16, label %none.7, label %next.9

next.9:
	%17 = load i64, i64* %"v%block1.2"
	%18 = sub nsw i64 0, %17
	%19 = load i64, i64* %"v%start1.1"
	%20 = sub nsw i64 %18, %19
	%21 = add nsw i64 %20, 14
	%22 = icmp slt i64 %21, 0
	br i1 %22, label %none.7, label %next.10

next.10:
	%23 = icmp sgt i64 2, 13
	br i1 %23, label %none.7, label %next.11

next.11:
	%24 = getelementptr i64, i64* %lo, i64 0
	store i64 2, i64* %24
	%25 = getelementptr i64, i64* %hi, i64 0
	store i64 13, i64* %25
	%26 = load i64, i64* %"v%block1.2"
	%27 = load i64, i64* %"v%start1.1"
	%28 = add nsw i64 %26, %27
	%29 = load i64, i64* %W1.5
	%30 = icmp sgt i64 %28, %29
	%31 = select i1 %30, i64 %28, i64 %29
	%32 = load i64, i64* %"v%block1.2"
	%33 = load i64, i64* %"v%start1.1"
	%34 = add nsw i64 %32, %33
	%35 = load i64, i64* %"v%block1.2"
	%36 = load i64, i64* %W1.5
	%37 = add nsw i64 %35, %36
	%38 = sub nsw i64 %37, 1
	%39 = icmp slt i64 %34, %38
	%40 = select i1 %39, i64 %34, i64 %38
	%41 = icmp sgt i64 %31, %40
	br i1 %41, label %none.7, label %next.12

next.12:
	%42 = getelementptr i64, i64* %lo, i64 1
	store i64 %31, i64* %42
	%43 = getelementptr i64, i64* %hi, i64 1
	store i64 %40, i64* %43
	%44 = load i64, i64* %"v%start2.3"
	%45 = icmp sgt i64 2, %44
	%46 = select i1 %45, i64 2, i64 %44
	%47 = load i64, i64* %W2.6
	%48 = icmp sgt i64 %46, %47
	%49 = select i1 %48, i64 %46, i64 %47
	%50 = load i64, i64* %"v%block2.4"
	%51 = load i64, i64* %"v%start2.3"
	%52 = add nsw i64 %50, %51
	%53 = sub nsw i64 %52, 1
	%54 = icmp slt i64 13, %53
	%55 = select i1 %54, i64 13, i64 %53
	%56 = load i64, i64* %"v%block2.4"
	%57 = load i64, i64* %W2.6
	%58 = add nsw i64 %56, %57
	%59 = sub nsw i64 %58, 1
	%60 = icmp slt i64 %55, %59
	%61 = select i1 %60, i64 %55, i64 %59
	%62 = icmp sgt i64 %49, %61
	br i1 %62, label %none.7, label %next.13

next.13:
	%63 = getelementptr i64, i64* %lo, i64 2
	store i64 %49, i64* %63
	%64 = getelementptr i64, i64* %hi, i64 2
	store i64 %61, i64* %64
	ret i32 1
}

declare void @hpf_reduce(i8* %0, i32 %1, i32 %2, i32 %3, i8* %4) nounwind

declare void @hpf_io_begin(i32 %0, i32 %1, i8* %2) nounwind

declare void @hpf_io_number(i8* %0, i64 %1) nounwind

declare void @hpf_io_list_directed() nounwind

declare void @hpf_io_start() nounwind

declare void @hpf_io_item(i32 %0, i32 %1, i8* %2, i64 %3) nounwind

declare i32 @hpf_io_end() nounwind

declare void @hpf_io_mapped(i8* %0, i8* %1, i8* %2, i8* %3, i32 %4, i32 %5) nounwind

declare void @hpf_main_end() nounwind

!0 = distinct !{!0, !"arrays"}
!1 = distinct !{!1, !0, !"v"}
!2 = distinct !{!2, !0, !"d"}
!3 = !{!1}
!4 = !{!2}
!5 = !{!2}
!6 = !{!1}
!7 = distinct !{}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.parallel_accesses", !7}
!10 = distinct !{!10, !8, !9}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
!17 = !{!"llvm.loop.mustprogress"}
!18 = distinct !{!18, !17}
!19 = !{!"llvm.loop.mustprogress"}
!20 = distinct !{!20, !19}
!21 = !{!"llvm.loop.mustprogress"}
!22 = distinct !{!22, !21}
!23 = !{!"llvm.loop.mustprogress"}
!24 = distinct !{!24, !23}
!25 = !{!"llvm.loop.mustprogress"}
!26 = distinct !{!26, !25}
!27 = !{!"llvm.loop.mustprogress"}
!28 = distinct !{!28, !27}
!29 = !{!"llvm.loop.mustprogress"}
!30 = distinct !{!30, !29}
!31 = distinct !{}
!32 = distinct !{}
!33 = !{!31, !32}
!34 = !{!31, !32}
!35 = !{!31, !32}
!36 = !{!31, !32}
!37 = !{!"llvm.loop.mustprogress"}
!38 = !{!"llvm.loop.parallel_accesses", !32}
!39 = distinct !{!39, !37, !38}
!40 = !{!"llvm.loop.mustprogress"}
!41 = !{!"llvm.loop.parallel_accesses", !31}
!42 = distinct !{!42, !40, !41}
!43 = !{!"llvm.loop.mustprogress"}
!44 = distinct !{!44, !43}
!45 = !{!"llvm.loop.mustprogress"}
!46 = distinct !{!46, !45}
