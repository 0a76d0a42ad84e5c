source_filename = "test.hpf"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%hpf_pos = type { i8*, i32, i32, i8* }
%hpf_layout = type { i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i8*], [7 x i8*], i64, i64, i8*, i8*, i8*, i8* }
%hpf_array = type { i8*, i8*, i64, i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i64, [7 x i64], [7 x i64], [7 x i64], i8*, i8*, i64, [7 x i64], i8* }
%hpf_exchange = type { i8*, i32, i32, i8*, i8*, i64, i8*, i8*, i8*, i64, i64, i64, i8*, i8*, i64, i8* }
%hpf_indirect = type { i8*, i32, i32, i8*, i8*, i8* }

@.text.0 = private unnamed_addr constant [2 x i8] c"t\00"
@layout.t = internal global %hpf_layout { i64 1, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 10, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.0, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer, i64 zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i8* zeroinitializer }
@.text.1 = private unnamed_addr constant [9 x i8] c"test.hpf\00"
@.text.2 = private unnamed_addr constant [13 x i8] c"      line 6\00"
@.pos.0 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 7, i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.text.2, i64 0, i64 0) }
@.text.3 = private unnamed_addr constant [2 x i8] c"a\00"
@array.a = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.t to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.3, i64 0, i64 0), i64 1, i64 8, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 10, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 0, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer }
@.text.4 = private unnamed_addr constant [13 x i8] c"      line 8\00"
@.pos.1 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.text.1, i64 0, i64 0), i32 8, i32 7, i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.text.4, i64 0, i64 0) }
@.text.5 = private unnamed_addr constant [2 x i8] c"b\00"
@array.b = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.t to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.5, i64 0, i64 0), i64 1, i64 8, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 10, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i64 0, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer }
@.text.6 = private unnamed_addr constant [14 x i8] c"      line 10\00"
@.pos.2 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.text.1, i64 0, i64 0), i32 10, i32 7, i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.text.6, i64 0, i64 0) }
@.text.7 = private unnamed_addr constant [1 x i8] c"\00"
@.text.8 = private unnamed_addr constant [6 x i8] c"shift\00"
@0 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.t]
@exchange.1 = internal global %hpf_exchange { i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.text.7, i64 0, i64 0), i32 zeroinitializer, i32 zeroinitializer, i8* zeroinitializer, i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.text.8, i64 0, i64 0), i64 1, i8* bitcast (%hpf_array* @array.a to i8*), i8* zeroinitializer, i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.1 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @0 to i8*), i8* null, i64 0, i8* zeroinitializer }
@1 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.1]
@.text.9 = private unnamed_addr constant [14 x i8] c"      line 17\00"
@.pos.3 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.text.1, i64 0, i64 0), i32 17, i32 7, i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.text.9, i64 0, i64 0) }
@.text.10 = private unnamed_addr constant [14 x i8] c"      line 18\00"
@.pos.4 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.text.1, i64 0, i64 0), i32 18, i32 7, i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.text.10, i64 0, i64 0) }
@.text.11 = private unnamed_addr constant [14 x i8] c"      line 19\00"
@.pos.5 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.text.1, i64 0, i64 0), i32 19, i32 7, i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.text.11, i64 0, i64 0) }
@.text.12 = private unnamed_addr constant [5 x i8] c"unit\00"

define i32 @main(i32 %argc, i8** %argv) nounwind null_pointer_is_valid "prefer-vector-width"="256" {
entry.0:
	%i.1 = alloca i32
	%s.2 = alloca double
	%x.3 = alloca double
	%"t%start0.4" = alloca i64
	%"t%block0.5" = alloca i64
	%a.origin.6 = alloca double*
	store double* zeroinitializer, double** %a.origin.6
	%b.origin.7 = alloca double*
	store double* zeroinitializer, double** %b.origin.7
	%params.12 = alloca [1 x i64*]
	%numbers.13 = alloca [1 x i64]
	%temporary.18 = alloca [1 x double]
	%temporary.19 = alloca double
	%numbers.24 = alloca [1 x i64]
	%temporary.25 = alloca double
	%temporary.26 = alloca double
	%numbers.27 = alloca [1 x i64]
	%numbers.28 = alloca [1 x i64]
	%numbers.29 = alloca [1 x i64]
	br label %start.0

start.0:
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
	%5 = getelementptr inbounds %hpf_array, %hpf_array* @array.a, i32 0, i32 17
	%6 = load i8*, i8** %5
	%7 = bitcast i8* %6 to double*
	store double* %7, double** %a.origin.6
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.b to i8*), i8* bitcast (%hpf_pos* @.pos.2 to i8*))
	%8 = getelementptr inbounds %hpf_array, %hpf_array* @array.b, i32 0, i32 17
	%9 = load i8*, i8** %8
	%10 = bitcast i8* %9 to double*
	store double* %10, double** %b.origin.7
	%11 = load i64, i64* %"t%start0.4"
	%12 = icmp sgt i64 1, %11
	%13 = select i1 %12, i64 1, i64 %11
	%14 = load i64, i64* %"t%start0.4"
	%15 = load i64, i64* %"t%block0.5"
	%16 = add nsw i64 %14, %15
	%17 = sub nsw i64 %16, 1
	%18 = icmp slt i64 10, %17
	%19 = select i1 %18, i64 10, i64 %17
	%20 = trunc i64 %13 to i32
	store i32 %20, i32* %i.1
	%21 = icmp sle i64 %13, %19
	br i1 %21, label %do.8, label %enddo.11

do.8:
	%22 = phi i64 [ %13, %start.0 ], [ %28, %latch.9 ]
	%23 = trunc i64 %22 to i32
	store i32 %23, i32* %i.1
	%24 = load i32, i32* %i.1
	%25 = sitofp i32 %24 to double
	%26 = load double*, double** %a.origin.6
	%27 = getelementptr double, double* %26, i64 %22
	store double %25, double* %27, !alias.scope !6, !noalias !7
	br label %latch.9

latch.9:
	%28 = add nsw i64 %22, 1
	%29 = icmp slt i64 %22, %19
	br i1 %29, label %do.8, label %done.10, !llvm.loop !11

done.10:
	%30 = trunc i64 %28 to i32
	store i32 %30, i32* %i.1
	br label %enddo.11

enddo.11:
	%31 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.13, i32 0, i32 0
	%32 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.12, i32 0, i32 0
	store i64* %31, i64** %32
	%33 = bitcast [1 x i64*]* %params.12 to i8*
	call void @hpf_exchange_run(i8* bitcast ([1 x %hpf_exchange*]* @1 to i8*), i8* %33, i32 1)
	%34 = load i64, i64* %"t%start0.4"
	%35 = icmp sgt i64 2, %34
	%36 = select i1 %35, i64 2, i64 %34
	%37 = load i64, i64* %"t%start0.4"
	%38 = load i64, i64* %"t%block0.5"
	%39 = add nsw i64 %37, %38
	%40 = sub nsw i64 %39, 1
	%41 = icmp slt i64 10, %40
	%42 = select i1 %41, i64 10, i64 %40
	%43 = trunc i64 %36 to i32
	store i32 %43, i32* %i.1
	%44 = icmp sle i64 %36, %42
	br i1 %44, label %do.14, label %enddo.17

do.14:
	%45 = phi i64 [ %36, %enddo.11 ], [ %58, %latch.15 ]
	%46 = trunc i64 %45 to i32
	store i32 %46, i32* %i.1
	%47 = sub nsw i64 %45, 1
	%48 = load double*, double** %a.origin.6
	%49 = getelementptr double, double* %48, i64 %47
	%50 = load double, double* %49, !alias.scope !6, !noalias !7
	%51 = load double*, double** %b.origin.7
	%52 = getelementptr double, double* %51, i64 %45
	store double %50, double* %52, !alias.scope !8, !noalias !9
	%53 = load double, double* %s.2, !alias.scope !4, !noalias !5
	%54 = load double*, double** %b.origin.7
	%55 = getelementptr double, double* %54, i64 %45
	%56 = load double, double* %55, !alias.scope !8, !noalias !9
	%57 = fadd double %53, %56
	store double %57, double* %s.2, !alias.scope !4, !noalias !5
	br label %latch.15

latch.15:
	%58 = add nsw i64 %45, 1
	%59 = icmp slt i64 %45, %42
	br i1 %59, label %do.14, label %done.16, !llvm.loop !13

done.16:
	%60 = trunc i64 %58 to i32
	store i32 %60, i32* %i.1
	br label %enddo.17

enddo.17:
	%61 = load double, double* %s.2, !alias.scope !4, !noalias !5
	%62 = getelementptr inbounds [1 x double], [1 x double]* %temporary.18, i32 0, i32 0
	store double %61, double* %62
	%63 = getelementptr inbounds [1 x double], [1 x double]* %temporary.18, i32 0, i32 0
	%64 = bitcast double* %63 to i8*
	call void @hpf_reduce(i8* %64, i32 1, i32 3, i32 0, i8* bitcast (%hpf_pos* @.pos.3 to i8*))
	%65 = getelementptr inbounds [1 x double], [1 x double]* %temporary.18, i32 0, i32 0
	%66 = load double, double* %65
	store double %66, double* %s.2, !alias.scope !4, !noalias !5
	%67 = call i32 @pgas_num_images()
	%68 = icmp eq i32 %67, 1
	br i1 %68, label %present.20, label %or_absent.21

present.20:
	%69 = load double*, double** %b.origin.7
	%70 = getelementptr double, double* %69, i64 7
	%71 = load double, double* %70
	store double %71, double* %temporary.19
	br label %or_absent.21

or_absent.21:
	%72 = icmp ne i32 %67, 1
	br i1 %72, label %present.22, label %or_absent.23

present.22:
	%73 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.24, i32 0, i32 0
	store i64 7, i64* %73
	%74 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.24, i32 0, i32 0
	%75 = bitcast i64* %74 to i8*
	%76 = bitcast double* %temporary.19 to i8*
	call void @hpf_fetch(i8* bitcast (%hpf_array* @array.b to i8*), i8* %75, i8* %76, i8* bitcast (%hpf_pos* @.pos.4 to i8*))
	br label %or_absent.23

or_absent.23:
	%77 = load double, double* %temporary.19
	store double %77, double* %x.3
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.5 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.12, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%78 = load double, double* %s.2, !alias.scope !4, !noalias !5
	store double %78, double* %temporary.25
	%79 = bitcast double* %temporary.25 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %79, i64 8)
	%80 = load double, double* %x.3
	store double %80, double* %temporary.26
	%81 = bitcast double* %temporary.26 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %81, i64 8)
	%82 = sdiv i64 12, 4
	%83 = icmp sgt i64 %82, 0
	%84 = select i1 %83, i64 %82, i64 0
	%85 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.27, i32 0, i32 0
	store i64 2, i64* %85
	%86 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.27, i32 0, i32 0
	%87 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.28, i32 0, i32 0
	store i64 10, i64* %87
	%88 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.28, i32 0, i32 0
	%89 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.29, i32 0, i32 0
	store i64 4, i64* %89
	%90 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.29, i32 0, i32 0
	%91 = bitcast i64* %86 to i8*
	%92 = bitcast i64* %88 to i8*
	%93 = bitcast i64* %90 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.b to i8*), i8* %91, i8* %92, i8* %93, i32 3, i32 8)
	%94 = call i32 @hpf_io_end()
	call void @hpf_array_destroy(i8* bitcast (%hpf_array* @array.a to i8*))
	call void @hpf_main_end()
	ret i32 0
}

declare void @hpf_main_begin(i32 %0, i8* %1) nounwind

declare void @hpf_layout_init(i8* %0, i8* %1) nounwind

declare void @hpf_array_create(i8* %0, i8* %1) nounwind

define internal i32 @sections.1(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry.0:
	%0 = alloca i64
	%1 = alloca i64
	%2 = alloca i64
	br label %start.0

start.0:
	%3 = getelementptr i64, i64* %recv, i64 0
	%4 = load i64, i64* %3
	store i64 %4, i64* %0
	%5 = getelementptr i64, i64* %recv, i64 7
	%6 = load i64, i64* %5
	store i64 %6, i64* %1
	%7 = getelementptr i64, i64* %send, i64 0
	%8 = load i64, i64* %7
	store i64 %8, i64* %2
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%9 = load i64, i64* %0
	%10 = sub nsw i64 %9, 1
	%11 = sub nsw i64 %10, 1
	%12 = icmp slt i64 %11, 0
	br i1 %12, label %none.4, label %next.6

next.6:
	%13 = load i64, i64* %0
	%14 = sub nsw i64 10, %13
	%15 = icmp slt i64 %14, 0
	br i1 %15, label %none.4, label %next.7

next.7:
	%16 = load i64, i64* %0
	%17 = sub nsw i64 %16, 1
	%18 = load i64, i64* %2
	%19 = icmp sgt i64 %17, %18
	%20 = select i1 %19, i64 %17, i64 %18
	%21 = load i64, i64* %0
	%22 = sub nsw i64 %21, 1
	%23 = load i64, i64* %2
	%24 = load i64, i64* %1
	%25 = add nsw i64 %23, %24
	%26 = sub nsw i64 %25, 1
	%27 = icmp slt i64 %22, %26
	%28 = select i1 %27, i64 %22, i64 %26
	%29 = icmp sgt i64 %20, %28
	br i1 %29, label %none.4, label %next.8

next.8:
	%30 = getelementptr i64, i64* %lo, i64 0
	store i64 %20, i64* %30
	%31 = getelementptr i64, i64* %hi, i64 0
	store i64 %28, i64* %31
	ret i32 1
}

declare void @hpf_exchange_run(i8* %0, i8* %1, i32 %2) nounwind

declare void @hpf_reduce(i8* %0, i32 %1, i32 %2, i32 %3, i8* %4) nounwind

declare i32 @pgas_num_images() nounwind

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
!1 = distinct !{!1, !0, !"s"}
!2 = distinct !{!2, !0, !"a"}
!3 = distinct !{!3, !0, !"b"}
!4 = !{!1}
!5 = !{!2, !3}
!6 = !{!2}
!7 = !{!1, !3}
!8 = !{!3}
!9 = !{!1, !2}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
