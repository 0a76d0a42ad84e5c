source_filename = "test.hpf"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%hpf_pos = type { i8*, i32, i32, i8* }
%hpf_layout = type { i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i8*], [7 x i8*], i64 }
%hpf_array = type { i8*, i8*, i64, i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, i8*, i64 }
%hpf_exchange = type { i8*, i32, i32, i8*, i8*, i64, i8*, i8*, i64, i64, i64, i8*, i8*, i8* }
%hpf_indirect = type { i8*, i32, i32, i8*, i8*, i8* }

@.text.0 = private unnamed_addr constant [2 x i8] c"t\00"
@layout.t = internal global %hpf_layout { i64 1, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 10, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.0, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.text.1 = private unnamed_addr constant [9 x i8] c"test.hpf\00"
@.text.2 = private unnamed_addr constant [13 x i8] c"      line 6\00"
@.pos.0 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 7, i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.text.2, i64 0, i64 0) }
@.text.3 = private unnamed_addr constant [2 x i8] c"a\00"
@array.a = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.t to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.3, i64 0, i64 0), i64 1, i64 8, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 10, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.4 = private unnamed_addr constant [13 x i8] c"      line 8\00"
@.pos.1 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.text.1, i64 0, i64 0), i32 8, i32 7, i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.text.4, i64 0, i64 0) }
@.text.5 = private unnamed_addr constant [2 x i8] c"b\00"
@array.b = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.t to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.5, i64 0, i64 0), i64 1, i64 8, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 10, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.6 = private unnamed_addr constant [14 x i8] c"      line 10\00"
@.pos.2 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.text.1, i64 0, i64 0), i32 10, i32 7, i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.text.6, i64 0, i64 0) }
@.text.7 = private unnamed_addr constant [1 x i8] c"\00"
@.text.8 = private unnamed_addr constant [6 x i8] c"shift\00"
@0 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.t]
@exchange.1 = internal global %hpf_exchange { i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.text.7, i64 0, i64 0), i32 zeroinitializer, i32 zeroinitializer, i8* zeroinitializer, i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.text.8, i64 0, i64 0), i64 1, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.1 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @0 to i8*), i8* null, i8* zeroinitializer }
@1 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.1]
@.text.9 = private unnamed_addr constant [14 x i8] c"      line 17\00"
@.pos.3 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.text.1, i64 0, i64 0), i32 17, i32 7, i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.text.9, i64 0, i64 0) }
@.text.10 = private unnamed_addr constant [14 x i8] c"      line 18\00"
@.pos.4 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.text.1, i64 0, i64 0), i32 18, i32 7, i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.text.10, i64 0, i64 0) }
@.text.11 = private unnamed_addr constant [14 x i8] c"      line 19\00"
@.pos.5 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.text.1, i64 0, i64 0), i32 19, i32 7, i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.text.11, i64 0, i64 0) }
@.text.12 = private unnamed_addr constant [5 x i8] c"unit\00"

define i32 @main(i32 %argc, i8** %argv) nounwind "prefer-vector-width"="256" {
entry:
	%i.1 = alloca i32
	%s.2 = alloca double
	%x.3 = alloca double
	%"t%start0.4" = alloca i64
	%"t%block0.5" = alloca i64
	%a.origin.6 = alloca double*
	%a.stride.7 = alloca i64
	%b.origin.8 = alloca double*
	%b.stride.9 = alloca i64
	%params.14 = alloca [1 x i64*]
	%numbers.15 = alloca [1 x i64]
	%temporary.20 = alloca double
	%temporary.21 = alloca double
	%numbers.22 = alloca [1 x i64]
	%temporary.23 = alloca double
	%temporary.24 = alloca double
	%numbers.25 = alloca [1 x i64]
	%numbers.26 = alloca [1 x i64]
	%numbers.27 = alloca [1 x i64]
	br label %start

start:
	%0 = bitcast i8** %argv to i8*
	call void @hpf_main_begin(i32 %argc, i8* %0)
	store i32 zeroinitializer, i32* %i.1
	store double zeroinitializer, double* %s.2
	store double zeroinitializer, double* %x.3
	store i64 zeroinitializer, i64* %"t%start0.4"
	store i64 zeroinitializer, i64* %"t%block0.5"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.t to i8*), i8* bitcast (%hpf_pos* @.pos.0 to i8*))
	%1 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.t, i32 0, i32 9, i32 0
	%2 = load i64, i64* %1
	store i64 %2, i64* %"t%start0.4"
	%3 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.t, i32 0, i32 8, i32 0
	%4 = load i64, i64* %3
	store i64 %4, i64* %"t%block0.5"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (%hpf_pos* @.pos.1 to i8*))
	%5 = getelementptr inbounds %hpf_array, %hpf_array* @array.a, i32 0, i32 13, i32 0
	%6 = load i64, i64* %5
	store i64 %6, i64* %a.stride.7
	%7 = getelementptr inbounds %hpf_array, %hpf_array* @array.a, i32 0, i32 15
	%8 = load i8*, i8** %7
	%9 = bitcast i8* %8 to double*
	store double* %9, double** %a.origin.6
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.b to i8*), i8* bitcast (%hpf_pos* @.pos.2 to i8*))
	%10 = getelementptr inbounds %hpf_array, %hpf_array* @array.b, i32 0, i32 13, i32 0
	%11 = load i64, i64* %10
	store i64 %11, i64* %b.stride.9
	%12 = getelementptr inbounds %hpf_array, %hpf_array* @array.b, i32 0, i32 15
	%13 = load i8*, i8** %12
	%14 = bitcast i8* %13 to double*
	store double* %14, double** %b.origin.8
	%15 = load i64, i64* %"t%start0.4"
	%16 = icmp sgt i64 1, %15
	%17 = select i1 %16, i64 1, i64 %15
	%18 = load i64, i64* %"t%start0.4"
	%19 = load i64, i64* %"t%block0.5"
	%20 = add nsw i64 %18, %19
	%21 = sub nsw i64 %20, 1
	%22 = icmp slt i64 10, %21
	%23 = select i1 %22, i64 10, i64 %21
	%24 = trunc i64 %17 to i32
	store i32 %24, i32* %i.1
	%25 = icmp sle i64 %17, %23
	br i1 %25, label %do.10, label %enddo.13

do.10:
	%26 = phi i64 [ %17, %start ], [ %32, %latch.11 ]
	%27 = trunc i64 %26 to i32
	store i32 %27, i32* %i.1
	%28 = load i32, i32* %i.1
	%29 = sitofp i32 %28 to double
	%30 = load double*, double** %a.origin.6
	%31 = getelementptr double, double* %30, i64 %26
	store double %29, double* %31, !alias.scope !3, !noalias !4
	br label %latch.11

latch.11:
	%32 = add nsw i64 %26, 1
	%33 = icmp slt i64 %26, %23
	br i1 %33, label %do.10, label %done.12, !llvm.loop !8

done.12:
	%34 = trunc i64 %32 to i32
	store i32 %34, i32* %i.1
	br label %enddo.13

enddo.13:
	%35 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.15, i32 0, i32 0
	%36 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.14, i32 0, i32 0
	store i64* %35, i64** %36
	%37 = bitcast [1 x i64*]* %params.14 to i8*
	call void @hpf_exchange_run(i8* bitcast ([1 x %hpf_exchange*]* @1 to i8*), i8* %37, i32 1)
	%38 = load i64, i64* %"t%start0.4"
	%39 = icmp sgt i64 2, %38
	%40 = select i1 %39, i64 2, i64 %38
	%41 = load i64, i64* %"t%start0.4"
	%42 = load i64, i64* %"t%block0.5"
	%43 = add nsw i64 %41, %42
	%44 = sub nsw i64 %43, 1
	%45 = icmp slt i64 10, %44
	%46 = select i1 %45, i64 10, i64 %44
	%47 = trunc i64 %40 to i32
	store i32 %47, i32* %i.1
	%48 = icmp sle i64 %40, %46
	br i1 %48, label %do.16, label %enddo.19

do.16:
	%49 = phi i64 [ %40, %enddo.13 ], [ %62, %latch.17 ]
	%50 = trunc i64 %49 to i32
	store i32 %50, i32* %i.1
	%51 = sub nsw i64 %49, 1
	%52 = load double*, double** %a.origin.6
	%53 = getelementptr double, double* %52, i64 %51
	%54 = load double, double* %53, !alias.scope !3, !noalias !4
	%55 = load double*, double** %b.origin.8
	%56 = getelementptr double, double* %55, i64 %49
	store double %54, double* %56, !alias.scope !5, !noalias !6
	%57 = load double, double* %s.2
	%58 = load double*, double** %b.origin.8
	%59 = getelementptr double, double* %58, i64 %49
	%60 = load double, double* %59, !alias.scope !5, !noalias !6
	%61 = fadd reassoc nsz double %57, %60
	store double %61, double* %s.2
	br label %latch.17

latch.17:
	%62 = add nsw i64 %49, 1
	%63 = icmp slt i64 %49, %46
	br i1 %63, label %do.16, label %done.18, !llvm.loop !10

done.18:
	%64 = trunc i64 %62 to i32
	store i32 %64, i32* %i.1
	br label %enddo.19

enddo.19:
	%65 = load double, double* %s.2
	store double %65, double* %temporary.20
	%66 = bitcast double* %temporary.20 to i8*
	call void @hpf_reduce(i8* %66, i32 1, i32 3, i32 0, i8* bitcast (%hpf_pos* @.pos.3 to i8*))
	%67 = load double, double* %temporary.20
	store double %67, double* %s.2
	%68 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.22, i32 0, i32 0
	store i64 7, i64* %68
	%69 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.22, i32 0, i32 0
	%70 = bitcast i64* %69 to i8*
	%71 = bitcast double* %temporary.21 to i8*
	call void @hpf_fetch(i8* bitcast (%hpf_array* @array.b to i8*), i8* %70, i8* %71, i8* bitcast (%hpf_pos* @.pos.4 to i8*))
	%72 = load double, double* %temporary.21
	store double %72, double* %x.3
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.5 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.12, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%73 = load double, double* %s.2
	store double %73, double* %temporary.23
	%74 = bitcast double* %temporary.23 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %74, i64 8)
	%75 = load double, double* %x.3
	store double %75, double* %temporary.24
	%76 = bitcast double* %temporary.24 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %76, i64 8)
	%77 = sdiv i64 12, 4
	%78 = icmp sgt i64 %77, 0
	%79 = select i1 %78, i64 %77, i64 0
	%80 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.25, i32 0, i32 0
	store i64 2, i64* %80
	%81 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.25, i32 0, i32 0
	%82 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.26, i32 0, i32 0
	store i64 10, i64* %82
	%83 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.26, i32 0, i32 0
	%84 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.27, i32 0, i32 0
	store i64 4, i64* %84
	%85 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.27, i32 0, i32 0
	%86 = bitcast i64* %81 to i8*
	%87 = bitcast i64* %83 to i8*
	%88 = bitcast i64* %85 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.b to i8*), i8* %86, i8* %87, i8* %88, i32 3, i32 8)
	%89 = call i32 @hpf_io_end()
	call void @hpf_array_destroy(i8* bitcast (%hpf_array* @array.a to i8*))
	call void @hpf_main_end()
	ret i32 0
}

declare void @hpf_main_begin(i32 %0, i8* %1) nounwind

declare void @hpf_layout_init(i8* %0, i8* %1) nounwind

declare void @hpf_array_create(i8* %0, i8* %1) nounwind

define internal i32 @sections.1(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%recv.1 = alloca i64
	%"t%block0.2" = alloca i64
	%send.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %recv.1
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"t%block0.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %send.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %recv.1
	%7 = sub nsw i64 %6, 1
	%8 = sub nsw i64 %7, 1
	%9 = icmp slt i64 %8, 0
	br i1 %9, label %none.4, label %next.6

next.6:
	%10 = load i64, i64* %recv.1
	%11 = sub nsw i64 10, %10
	%12 = icmp slt i64 %11, 0
	br i1 %12, label %none.4, label %next.7

next.7:
	%13 = load i64, i64* %recv.1
	%14 = sub nsw i64 %13, 1
	%15 = load i64, i64* %send.3
	%16 = icmp sgt i64 %14, %15
	%17 = select i1 %16, i64 %14, i64 %15
	%18 = load i64, i64* %recv.1
	%19 = sub nsw i64 %18, 1
	%20 = load i64, i64* %send.3
	%21 = load i64, i64* %"t%block0.2"
	%22 = add nsw i64 %20, %21
	%23 = sub nsw i64 %22, 1
	%24 = icmp slt i64 %19, %23
	%25 = select i1 %24, i64 %19, i64 %23
	%26 = icmp sgt i64 %17, %25
	br i1 %26, label %none.4, label %next.8

next.8:
	%27 = getelementptr i64, i64* %lo, i64 0
	store i64 %17, i64* %27
	%28 = getelementptr i64, i64* %hi, i64 0
	store i64 %25, i64* %28
	ret i32 1
}

declare void @hpf_exchange_run(i8* %0, i8* %1, i32 %2) nounwind

declare void @hpf_reduce(i8* %0, i32 %1, i32 %2, i32 %3, i8* %4) nounwind

declare void @hpf_fetch(i8* %0, i8* %1, i8* %2, i8* %3) nounwind

declare void @hpf_io_begin(i32 %0, i32 %1, i8* %2) nounwind

declare void @hpf_io_number(i8* %0, i64 %1) nounwind

declare void @hpf_io_list_directed() nounwind

declare void @hpf_io_start() nounwind

declare void @hpf_io_item(i32 %0, i32 %1, i8* %2, i64 %3) nounwind

declare void @hpf_io_mapped(i8* %0, i8* %1, i8* %2, i8* %3, i32 %4, i32 %5) nounwind

declare i32 @hpf_io_end() nounwind

declare void @hpf_array_destroy(i8* %0) nounwind

declare void @hpf_main_end() nounwind

!0 = distinct !{!0, !"arrays"}
!1 = distinct !{!1, !0, !"a"}
!2 = distinct !{!2, !0, !"b"}
!3 = !{!1}
!4 = !{!2}
!5 = !{!2}
!6 = !{!1}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
