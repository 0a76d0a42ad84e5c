source_filename = "../../testdata/hpf/write_back_of_some_elements.hpf"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%hpf_pos = type { i8*, i32, i32, i8* }
%hpf_layout = type { i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i8*], [7 x i8*], i64 }
%hpf_array = type { i8*, i8*, i64, i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, i8*, i64 }
%hpf_exchange = type { i8*, i32, i32, i8*, i8*, i64, i8*, i8*, i64, i64, i64, i8*, i8*, i8* }
%hpf_indirect = type { i8*, i32, i32, i8*, i8*, i8* }

@p.data = internal global [23 x i32] zeroinitializer, align 64
@.text.0 = private unnamed_addr constant [2 x i8] c"a\00"
@layout.a = internal global %hpf_layout { i64 1, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 23, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.0, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.text.1 = private unnamed_addr constant [51 x i8] c"../../testdata/hpf/write_back_of_some_elements.hpf\00"
@.text.2 = private unnamed_addr constant [24 x i8] c"  real(8) :: a(n), b(n)\00"
@.pos.0 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([51 x i8], [51 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 14, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.text.2, i64 0, i64 0) }
@array.a = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.a to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.0, i64 0, i64 0), i64 1, i64 8, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 23, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.3 = private unnamed_addr constant [2 x i8] c"b\00"
@array.b = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.a to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.3, i64 0, i64 0), i64 1, i64 8, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 23, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.1 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([51 x i8], [51 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 20, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.text.2, i64 0, i64 0) }
@.text.4 = private unnamed_addr constant [29 x i8] c"      b(i) = a(i - 1) + 10*t\00"
@.text.5 = private unnamed_addr constant [39 x i8] c"a(i-1), a(i) from below in dimension 1\00"
@0 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.a]
@exchange.1 = internal global %hpf_exchange { i8* getelementptr inbounds ([51 x i8], [51 x i8]* @.text.1, i64 0, i64 0), i32 20, i32 14, i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.4, i64 0, i64 0), i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.5, i64 0, i64 0), i64 1, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.1 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @0 to i8*), i8* null, i8* zeroinitializer }
@.text.6 = private unnamed_addr constant [25 x i8] c"      b(p(i)) = a(i) - t\00"
@.text.7 = private unnamed_addr constant [31 x i8] c"a(i) from above in dimension 1\00"
@1 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.a]
@exchange.2 = internal global %hpf_exchange { i8* getelementptr inbounds ([51 x i8], [51 x i8]* @.text.1, i64 0, i64 0), i32 27, i32 17, i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.text.6, i64 0, i64 0), i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.7, i64 0, i64 0), i64 2, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.2 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @1 to i8*), i8* null, i8* zeroinitializer }
@2 = private unnamed_addr constant [2 x %hpf_exchange*] [%hpf_exchange* @exchange.1, %hpf_exchange* @exchange.2]
@.text.8 = private unnamed_addr constant [29 x i8] c"      b(i) = b(i) + a(i - 1)\00"
@.text.9 = private unnamed_addr constant [31 x i8] c"b(i) from above in dimension 1\00"
@3 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.a]
@exchange.3 = internal global %hpf_exchange { i8* getelementptr inbounds ([51 x i8], [51 x i8]* @.text.1, i64 0, i64 0), i32 35, i32 14, i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.9, i64 0, i64 0), i64 3, i8* bitcast (%hpf_array* @array.b to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.3 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @3 to i8*), i8* null, i8* zeroinitializer }
@4 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.3]
@.text.10 = private unnamed_addr constant [22 x i8] c"  print '(6f12.5)', b\00"
@.pos.2 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([51 x i8], [51 x i8]* @.text.1, i64 0, i64 0), i32 41, i32 3, i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.text.10, i64 0, i64 0) }
@.text.11 = private unnamed_addr constant [5 x i8] c"unit\00"
@5 = private unnamed_addr constant [8 x i8] c"(6f12.5)"
@.text.12 = private unnamed_addr constant [4 x i8] c"fmt\00"

define i32 @main(i32 %argc, i8** %argv) nounwind "prefer-vector-width"="256" {
entry:
	%a.origin.1 = alloca double*
	%a.stride.2 = alloca i64
	%b.origin.3 = alloca double*
	%b.stride.4 = alloca i64
	%i.5 = alloca i32
	%t.6 = alloca i32
	%"a%start1.7" = alloca i64
	%"a%block1.8" = alloca i64
	%params.19 = alloca [2 x i64*]
	%numbers.20 = alloca [1 x i64]
	%numbers.21 = alloca [1 x i64]
	%params.57 = alloca [1 x i64*]
	%numbers.58 = alloca [1 x i64]
	%numbers.76 = alloca [1 x i64]
	%numbers.77 = alloca [1 x i64]
	%numbers.78 = alloca [1 x i64]
	br label %start

start:
	%0 = bitcast i8** %argv to i8*
	call void @hpf_main_begin(i32 %argc, i8* %0)
	store i32 zeroinitializer, i32* %i.5
	store i32 zeroinitializer, i32* %t.6
	store i64 zeroinitializer, i64* %"a%start1.7"
	store i64 zeroinitializer, i64* %"a%block1.8"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.a to i8*), i8* bitcast (%hpf_pos* @.pos.0 to i8*))
	%1 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.a, i32 0, i32 9, i32 0
	%2 = load i64, i64* %1
	store i64 %2, i64* %"a%start1.7"
	%3 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.a, i32 0, i32 8, i32 0
	%4 = load i64, i64* %3
	store i64 %4, i64* %"a%block1.8"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (%hpf_pos* @.pos.0 to i8*))
	%5 = getelementptr inbounds %hpf_array, %hpf_array* @array.a, i32 0, i32 13, i32 0
	%6 = load i64, i64* %5
	store i64 %6, i64* %a.stride.2
	%7 = getelementptr inbounds %hpf_array, %hpf_array* @array.a, i32 0, i32 15
	%8 = load i8*, i8** %7
	%9 = bitcast i8* %8 to double*
	store double* %9, double** %a.origin.1
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.b to i8*), i8* bitcast (%hpf_pos* @.pos.1 to i8*))
	%10 = getelementptr inbounds %hpf_array, %hpf_array* @array.b, i32 0, i32 13, i32 0
	%11 = load i64, i64* %10
	store i64 %11, i64* %b.stride.4
	%12 = getelementptr inbounds %hpf_array, %hpf_array* @array.b, i32 0, i32 15
	%13 = load i8*, i8** %12
	%14 = bitcast i8* %13 to double*
	store double* %14, double** %b.origin.3
	store i32 1, i32* %i.5
	%15 = icmp sle i64 1, 23
	br i1 %15, label %do.9, label %enddo.12

do.9:
	%16 = phi i64 [ 1, %start ], [ %26, %latch.10 ]
	%17 = trunc i64 %16 to i32
	store i32 %17, i32* %i.5, !llvm.access.group !10
	%18 = load i64, i64* %"a%start1.7", !llvm.access.group !10
	%19 = icmp sge i64 %16, %18
	%20 = load i64, i64* %"a%block1.8", !llvm.access.group !10
	%21 = load i64, i64* %"a%start1.7", !llvm.access.group !10
	%22 = add nsw i64 %20, %21
	%23 = add nsw i64 %16, 1
	%24 = icmp sge i64 %22, %23
	%25 = and i1 %19, %24
	br i1 %25, label %then.14, label %else.15

latch.10:
	%26 = add nsw i64 %16, 1
	%27 = icmp slt i64 %16, 23
	br i1 %27, label %do.9, label %done.11, !llvm.loop !13

done.11:
	%28 = trunc i64 %26 to i32
	store i32 %28, i32* %i.5
	br label %enddo.12

enddo.12:
	%29 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.20, i32 0, i32 0
	%30 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.19, i32 0, i32 0
	store i64* %29, i64** %30
	%31 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.21, i32 0, i32 0
	%32 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.19, i32 0, i32 1
	store i64* %31, i64** %32
	%33 = bitcast [2 x i64*]* %params.19 to i8*
	call void @hpf_exchange_run(i8* bitcast ([2 x %hpf_exchange*]* @2 to i8*), i8* %33, i32 2)
	store i32 1, i32* %t.6
	%34 = icmp sle i64 1, 4
	br i1 %34, label %do.22, label %enddo.25

endif.13:
	%35 = load i64, i64* %"a%start1.7", !llvm.access.group !10
	%36 = icmp sge i64 %16, %35
	%37 = load i64, i64* %"a%block1.8", !llvm.access.group !10
	%38 = load i64, i64* %"a%start1.7", !llvm.access.group !10
	%39 = add nsw i64 %37, %38
	%40 = add nsw i64 %16, 1
	%41 = icmp sge i64 %39, %40
	%42 = and i1 %36, %41
	br i1 %42, label %then.17, label %else.18

then.14:
	%43 = load i32, i32* %i.5, !llvm.access.group !10
	%44 = sitofp i32 %43 to double
	%45 = load double*, double** %a.origin.1
	%46 = getelementptr double, double* %45, i64 %16
	store double %44, double* %46, !alias.scope !4, !noalias !5, !llvm.access.group !10
	br label %endif.13

else.15:
	br label %endif.13

endif.16:
	%47 = load i32, i32* %i.5, !llvm.access.group !10
	%48 = add nsw i32 %47, 1
	%49 = load i32, i32* %i.5, !llvm.access.group !10
	%50 = srem i32 %49, 3
	%51 = sdiv i32 %50, 2
	%52 = add nsw i32 %48, %51
	%53 = icmp slt i32 23, %52
	%54 = select i1 %53, i32 23, i32 %52
	%55 = getelementptr i32, i32* getelementptr ([23 x i32], [23 x i32]* @p.data, i64 0, i64 -1), i64 %16
	store i32 %54, i32* %55, !alias.scope !8, !noalias !9, !llvm.access.group !10
	br label %latch.10

then.17:
	%56 = load i32, i32* %i.5, !llvm.access.group !10
	%57 = sitofp i32 %56 to double
	%58 = fmul double 0.5, %57
	%59 = load double*, double** %b.origin.3
	%60 = getelementptr double, double* %59, i64 %16
	store double %58, double* %60, !alias.scope !6, !noalias !7, !llvm.access.group !10
	br label %endif.16

else.18:
	br label %endif.16

do.22:
	%61 = phi i64 [ 1, %enddo.12 ], [ %83, %latch.23 ]
	%62 = trunc i64 %61 to i32
	store i32 %62, i32* %t.6
	%63 = load i64, i64* %"a%start1.7"
	%64 = add nsw i64 %63, 1
	%65 = load i64, i64* %"a%start1.7"
	%66 = icmp slt i64 %64, %65
	%67 = select i1 %66, i64 %64, i64 %65
	%68 = icmp sgt i64 2, %67
	%69 = select i1 %68, i64 2, i64 %67
	%70 = load i64, i64* %"a%block1.8"
	%71 = load i64, i64* %"a%start1.7"
	%72 = add nsw i64 %70, %71
	%73 = load i64, i64* %"a%block1.8"
	%74 = load i64, i64* %"a%start1.7"
	%75 = add nsw i64 %73, %74
	%76 = sub nsw i64 %75, 1
	%77 = icmp sgt i64 %72, %76
	%78 = select i1 %77, i64 %72, i64 %76
	%79 = icmp slt i64 23, %78
	%80 = select i1 %79, i64 23, i64 %78
	%81 = trunc i64 %69 to i32
	store i32 %81, i32* %i.5
	%82 = icmp sle i64 %69, %80
	br i1 %82, label %do.26, label %enddo.29

latch.23:
	%83 = add nsw i64 %61, 1
	%84 = icmp slt i64 %61, 4
	br i1 %84, label %do.22, label %done.24, !llvm.loop !35

done.24:
	%85 = trunc i64 %83 to i32
	store i32 %85, i32* %t.6
	br label %enddo.25

enddo.25:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.2 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.11, i64 0, i64 0), i64 6)
	call void @hpf_io_text(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.12, i64 0, i64 0), i8* bitcast ([8 x i8]* @5 to i8*), i64 8)
	call void @hpf_io_start()
	%86 = icmp sgt i64 23, 0
	%87 = select i1 %86, i64 23, i64 0
	%88 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.76, i32 0, i32 0
	store i64 1, i64* %88
	%89 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.76, i32 0, i32 0
	%90 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.77, i32 0, i32 0
	store i64 23, i64* %90
	%91 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.77, i32 0, i32 0
	%92 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.78, i32 0, i32 0
	store i64 1, i64* %92
	%93 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.78, i32 0, i32 0
	%94 = bitcast i64* %89 to i8*
	%95 = bitcast i64* %91 to i8*
	%96 = bitcast i64* %93 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.b to i8*), i8* %94, i8* %95, i8* %96, i32 3, i32 8)
	%97 = call i32 @hpf_io_end()
	call void @hpf_main_end()
	ret i32 0

do.26:
	%98 = phi i64 [ %69, %do.22 ], [ %117, %latch.27 ]
	%99 = trunc i64 %98 to i32
	store i32 %99, i32* %i.5, !llvm.access.group !14
	%100 = load i64, i64* %"a%start1.7", !llvm.access.group !14
	%101 = add nsw i64 %100, 1
	%102 = icmp sge i64 %98, %101
	%103 = load i64, i64* %"a%block1.8", !llvm.access.group !14
	%104 = load i64, i64* %"a%start1.7", !llvm.access.group !14
	%105 = add nsw i64 %103, %104
	%106 = icmp sge i64 %105, %98
	%107 = and i1 %102, %106
	%108 = load i64, i64* %"a%start1.7", !llvm.access.group !14
	%109 = icmp sge i64 %98, %108
	%110 = load i64, i64* %"a%block1.8", !llvm.access.group !14
	%111 = load i64, i64* %"a%start1.7", !llvm.access.group !14
	%112 = add nsw i64 %110, %111
	%113 = add nsw i64 %98, 1
	%114 = icmp sge i64 %112, %113
	%115 = and i1 %109, %114
	%116 = or i1 %107, %115
	br i1 %116, label %then.31, label %else.32

latch.27:
	%117 = add nsw i64 %98, 1
	%118 = icmp slt i64 %98, %80
	br i1 %118, label %do.26, label %done.28, !llvm.loop !17

done.28:
	%119 = trunc i64 %117 to i32
	store i32 %119, i32* %i.5
	br label %enddo.29

enddo.29:
	%120 = load i64, i64* %"a%start1.7"
	%121 = icmp sgt i64 1, %120
	%122 = select i1 %121, i64 1, i64 %120
	%123 = load i64, i64* %"a%block1.8"
	%124 = load i64, i64* %"a%start1.7"
	%125 = add nsw i64 %123, %124
	%126 = sub nsw i64 %125, 1
	%127 = icmp slt i64 23, %126
	%128 = select i1 %127, i64 23, i64 %126
	%129 = trunc i64 %122 to i32
	store i32 %129, i32* %i.5
	%130 = icmp sle i64 %122, %128
	br i1 %130, label %do.40, label %enddo.43

endif.30:
	%131 = load i64, i64* %"a%start1.7", !llvm.access.group !14
	%132 = add nsw i64 %131, 1
	%133 = icmp sge i64 %98, %132
	%134 = load i64, i64* %"a%block1.8", !llvm.access.group !14
	%135 = load i64, i64* %"a%start1.7", !llvm.access.group !14
	%136 = add nsw i64 %134, %135
	%137 = icmp sge i64 %136, %98
	%138 = and i1 %133, %137
	%139 = load i64, i64* %"a%start1.7", !llvm.access.group !14
	%140 = icmp sge i64 %98, %139
	%141 = load i64, i64* %"a%block1.8", !llvm.access.group !14
	%142 = load i64, i64* %"a%start1.7", !llvm.access.group !14
	%143 = add nsw i64 %141, %142
	%144 = add nsw i64 %98, 1
	%145 = icmp sge i64 %143, %144
	%146 = and i1 %140, %145
	%147 = or i1 %138, %146
	br i1 %147, label %then.38, label %else.39

then.31:
	%148 = load i32, i32* %i.5, !llvm.access.group !14
	%149 = load i32, i32* %t.6, !llvm.access.group !14
	%150 = add nsw i32 %148, %149
	%151 = srem i32 %150, 3
	%152 = icmp eq i32 %151, 0
	br i1 %152, label %then.34, label %else.35

else.32:
	br label %endif.30

endif.33:
	br label %endif.30

then.34:
	br label %latch.27

else.35:
	br label %endif.33

after.36:
	br label %endif.33

endif.37:
	br label %latch.27

then.38:
	%153 = sub nsw i64 %98, 1
	%154 = load double*, double** %a.origin.1
	%155 = getelementptr double, double* %154, i64 %153
	%156 = load double, double* %155, !alias.scope !4, !noalias !5, !llvm.access.group !14
	%157 = load i32, i32* %t.6, !llvm.access.group !14
	%158 = mul nsw i32 10, %157
	%159 = sitofp i32 %158 to double
	%160 = fadd double %156, %159
	%161 = load double*, double** %b.origin.3
	%162 = getelementptr double, double* %161, i64 %98
	store double %160, double* %162, !alias.scope !6, !noalias !7, !llvm.access.group !14
	br label %endif.37

else.39:
	br label %endif.37

do.40:
	%163 = phi i64 [ %122, %enddo.29 ], [ %172, %latch.41 ]
	%164 = trunc i64 %163 to i32
	store i32 %164, i32* %i.5, !llvm.access.group !18
	%165 = load double*, double** %b.origin.3
	%166 = getelementptr double, double* %165, i64 %163
	%167 = load double, double* %166, !alias.scope !6, !noalias !7, !llvm.access.group !18
	%168 = fmul double %167, 0.5
	%169 = fadd double %168, 1.0
	%170 = load double*, double** %b.origin.3
	%171 = getelementptr double, double* %170, i64 %163
	store double %169, double* %171, !alias.scope !6, !noalias !7, !llvm.access.group !18
	br label %latch.41

latch.41:
	%172 = add nsw i64 %163, 1
	%173 = icmp slt i64 %163, %128
	br i1 %173, label %do.40, label %done.42, !llvm.loop !21

done.42:
	%174 = trunc i64 %172 to i32
	store i32 %174, i32* %i.5
	br label %enddo.43

enddo.43:
	store i32 1, i32* %i.5
	%175 = icmp sle i64 1, 21
	br i1 %175, label %do.44, label %enddo.47

do.44:
	%176 = phi i64 [ 1, %enddo.43 ], [ %183, %latch.45 ]
	%177 = trunc i64 %176 to i32
	store i32 %177, i32* %i.5
	%178 = load i64, i64* %"a%start1.7"
	%179 = getelementptr i32, i32* getelementptr ([23 x i32], [23 x i32]* @p.data, i64 0, i64 -1), i64 %176
	%180 = load i32, i32* %179, !alias.scope !8, !noalias !9
	%181 = sext i32 %180 to i64
	%182 = icmp sle i64 %178, %181
	br i1 %182, label %right.51, label %join.52

latch.45:
	%183 = add nsw i64 %176, 1
	%184 = icmp slt i64 %176, 21
	br i1 %184, label %do.44, label %done.46, !llvm.loop !23

done.46:
	%185 = trunc i64 %183 to i32
	store i32 %185, i32* %i.5
	br label %enddo.47

enddo.47:
	%186 = load i64, i64* %"a%start1.7"
	%187 = icmp sgt i64 1, %186
	%188 = select i1 %187, i64 1, i64 %186
	%189 = load i64, i64* %"a%block1.8"
	%190 = load i64, i64* %"a%start1.7"
	%191 = add nsw i64 %189, %190
	%192 = sub nsw i64 %191, 1
	%193 = icmp slt i64 23, %192
	%194 = select i1 %193, i64 23, i64 %192
	%195 = trunc i64 %188 to i32
	store i32 %195, i32* %i.5
	%196 = icmp sle i64 %188, %194
	br i1 %196, label %do.53, label %enddo.56

endif.48:
	br label %latch.45

then.49:
	%197 = load double*, double** %a.origin.1
	%198 = getelementptr double, double* %197, i64 %176
	%199 = load double, double* %198, !alias.scope !4, !noalias !5
	%200 = load i32, i32* %t.6
	%201 = sitofp i32 %200 to double
	%202 = fsub double %199, %201
	%203 = getelementptr i32, i32* getelementptr ([23 x i32], [23 x i32]* @p.data, i64 0, i64 -1), i64 %176
	%204 = load i32, i32* %203, !alias.scope !8, !noalias !9
	%205 = sext i32 %204 to i64
	%206 = load double*, double** %b.origin.3
	%207 = getelementptr double, double* %206, i64 %205
	store double %202, double* %207, !alias.scope !6, !noalias !7
	br label %endif.48

else.50:
	br label %endif.48

right.51:
	%208 = getelementptr i32, i32* getelementptr ([23 x i32], [23 x i32]* @p.data, i64 0, i64 -1), i64 %176
	%209 = load i32, i32* %208, !alias.scope !8, !noalias !9
	%210 = sext i32 %209 to i64
	%211 = load i64, i64* %"a%start1.7"
	%212 = load i64, i64* %"a%block1.8"
	%213 = add nsw i64 %211, %212
	%214 = icmp slt i64 %210, %213
	br label %join.52

join.52:
	%215 = phi i1 [ false, %do.44 ], [ %214, %right.51 ]
	br i1 %215, label %then.49, label %else.50

do.53:
	%216 = phi i64 [ %188, %enddo.47 ], [ %227, %latch.54 ]
	%217 = trunc i64 %216 to i32
	store i32 %217, i32* %i.5, !llvm.access.group !24
	%218 = load double*, double** %b.origin.3
	%219 = getelementptr double, double* %218, i64 %216
	%220 = load double, double* %219, !alias.scope !6, !noalias !7, !llvm.access.group !24
	%221 = load i32, i32* %i.5, !llvm.access.group !24
	%222 = sitofp i32 %221 to double
	%223 = fmul double 0.25, %222
	%224 = fsub double %220, %223
	%225 = load double*, double** %b.origin.3
	%226 = getelementptr double, double* %225, i64 %216
	store double %224, double* %226, !alias.scope !6, !noalias !7, !llvm.access.group !24
	br label %latch.54

latch.54:
	%227 = add nsw i64 %216, 1
	%228 = icmp slt i64 %216, %194
	br i1 %228, label %do.53, label %done.55, !llvm.loop !27

done.55:
	%229 = trunc i64 %227 to i32
	store i32 %229, i32* %i.5
	br label %enddo.56

enddo.56:
	%230 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.58, i32 0, i32 0
	%231 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.57, i32 0, i32 0
	store i64* %230, i64** %231
	%232 = bitcast [1 x i64*]* %params.57 to i8*
	call void @hpf_exchange_run(i8* bitcast ([1 x %hpf_exchange*]* @4 to i8*), i8* %232, i32 1)
	store i32 2, i32* %i.5
	%233 = icmp sle i64 2, 23
	br i1 %233, label %do.59, label %enddo.62

do.59:
	%234 = phi i64 [ 2, %enddo.56 ], [ %243, %latch.60 ]
	%235 = trunc i64 %234 to i32
	store i32 %235, i32* %i.5
	%236 = load double*, double** %a.origin.1
	%237 = getelementptr double, double* %236, i64 %234
	%238 = load double, double* %237, !alias.scope !4, !noalias !5
	%239 = load i32, i32* %t.6
	%240 = mul nsw i32 3, %239
	%241 = sitofp i32 %240 to double
	%242 = fcmp ogt double %238, %241
	br i1 %242, label %right.66, label %join.67

latch.60:
	%243 = add nsw i64 %234, 1
	%244 = icmp slt i64 %234, 23
	br i1 %244, label %do.59, label %done.61, !llvm.loop !29

done.61:
	%245 = trunc i64 %243 to i32
	store i32 %245, i32* %i.5
	br label %enddo.62

enddo.62:
	%246 = load i64, i64* %"a%start1.7"
	%247 = icmp sgt i64 1, %246
	%248 = select i1 %247, i64 1, i64 %246
	%249 = load i64, i64* %"a%block1.8"
	%250 = load i64, i64* %"a%start1.7"
	%251 = add nsw i64 %249, %250
	%252 = sub nsw i64 %251, 1
	%253 = icmp slt i64 23, %252
	%254 = select i1 %253, i64 23, i64 %252
	%255 = trunc i64 %248 to i32
	store i32 %255, i32* %i.5
	%256 = icmp sle i64 %248, %254
	br i1 %256, label %do.72, label %enddo.75

endif.63:
	%257 = load i64, i64* %"a%start1.7"
	%258 = add nsw i64 %257, 1
	%259 = icmp sge i64 %234, %258
	%260 = load i64, i64* %"a%block1.8"
	%261 = load i64, i64* %"a%start1.7"
	%262 = add nsw i64 %260, %261
	%263 = icmp sge i64 %262, %234
	%264 = and i1 %259, %263
	%265 = load i64, i64* %"a%start1.7"
	%266 = icmp sge i64 %234, %265
	%267 = load i64, i64* %"a%block1.8"
	%268 = load i64, i64* %"a%start1.7"
	%269 = add nsw i64 %267, %268
	%270 = add nsw i64 %234, 1
	%271 = icmp sge i64 %269, %270
	%272 = and i1 %266, %271
	%273 = or i1 %264, %272
	br i1 %273, label %then.70, label %else.71

then.64:
	br label %enddo.62

else.65:
	br label %endif.63

right.66:
	%274 = load double*, double** %a.origin.1
	%275 = getelementptr double, double* %274, i64 %234
	%276 = load double, double* %275, !alias.scope !4, !noalias !5
	%277 = load i32, i32* %t.6
	%278 = mul nsw i32 5, %277
	%279 = sitofp i32 %278 to double
	%280 = fcmp olt double %276, %279
	br label %join.67

join.67:
	%281 = phi i1 [ false, %do.59 ], [ %280, %right.66 ]
	br i1 %281, label %then.64, label %else.65

after.68:
	br label %endif.63

endif.69:
	br label %latch.60

then.70:
	%282 = load double*, double** %b.origin.3
	%283 = getelementptr double, double* %282, i64 %234
	%284 = load double, double* %283, !alias.scope !6, !noalias !7
	%285 = sub nsw i64 %234, 1
	%286 = load double*, double** %a.origin.1
	%287 = getelementptr double, double* %286, i64 %285
	%288 = load double, double* %287, !alias.scope !4, !noalias !5
	%289 = fadd double %284, %288
	%290 = load double*, double** %b.origin.3
	%291 = getelementptr double, double* %290, i64 %234
	store double %289, double* %291, !alias.scope !6, !noalias !7
	br label %endif.69

else.71:
	br label %endif.69

do.72:
	%292 = phi i64 [ %248, %enddo.62 ], [ %300, %latch.73 ]
	%293 = trunc i64 %292 to i32
	store i32 %293, i32* %i.5, !llvm.access.group !30
	%294 = load double*, double** %b.origin.3
	%295 = getelementptr double, double* %294, i64 %292
	%296 = load double, double* %295, !alias.scope !6, !noalias !7, !llvm.access.group !30
	%297 = fadd double %296, 0.125
	%298 = load double*, double** %b.origin.3
	%299 = getelementptr double, double* %298, i64 %292
	store double %297, double* %299, !alias.scope !6, !noalias !7, !llvm.access.group !30
	br label %latch.73

latch.73:
	%300 = add nsw i64 %292, 1
	%301 = icmp slt i64 %292, %254
	br i1 %301, label %do.72, label %done.74, !llvm.loop !33

done.74:
	%302 = trunc i64 %300 to i32
	store i32 %302, i32* %i.5
	br label %enddo.75

enddo.75:
	br label %latch.23
}

declare void @hpf_main_begin(i32 %0, i8* %1) nounwind

declare void @hpf_layout_init(i8* %0, i8* %1) nounwind

declare void @hpf_array_create(i8* %0, i8* %1) nounwind

define internal i32 @sections.1(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"a%start1.1" = alloca i64
	%"a%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"a%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"a%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %W1.3
	%7 = icmp sgt i64 1, %6
	%8 = select i1 %7, i64 1, i64 %6
	%9 = load i64, i64* %"a%start1.1"
	%10 = sub nsw i64 %9, 1
	%11 = icmp slt i64 23, %10
	%12 = select i1 %11, i64 23, i64 %10
	%13 = load i64, i64* %"a%block1.2"
	%14 = load i64, i64* %W1.3
	%15 = add nsw i64 %13, %14
	%16 = sub nsw i64 %15, 1
	%17 = icmp slt i64 %12, %16
	%18 = select i1 %17, i64 %12, i64 %16
	%19 = icmp sgt i64 %8, %18
	br i1 %19, label %none.4, label %next.6

next.6:
	%20 = getelementptr i64, i64* %lo, i64 0
	store i64 %8, i64* %20
	%21 = getelementptr i64, i64* %hi, i64 0
	store i64 %18, i64* %21
	ret i32 1
}

define internal i32 @sections.2(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"a%start1.1" = alloca i64
	%"a%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"a%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"a%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"a%block1.2"
	%7 = load i64, i64* %"a%start1.1"
	%8 = add nsw i64 %6, %7
	%9 = load i64, i64* %W1.3
	%10 = icmp sgt i64 %8, %9
	%11 = select i1 %10, i64 %8, i64 %9
	%12 = load i64, i64* %"a%block1.2"
	%13 = load i64, i64* %W1.3
	%14 = add nsw i64 %12, %13
	%15 = sub nsw i64 %14, 1
	%16 = icmp slt i64 23, %15
	%17 = select i1 %16, i64 23, i64 %15
	%18 = icmp sgt i64 %11, %17
	br i1 %18, label %none.4, label %next.6

next.6:
	%19 = getelementptr i64, i64* %lo, i64 0
	store i64 %11, i64* %19
	%20 = getelementptr i64, i64* %hi, i64 0
	store i64 %17, i64* %20
	ret i32 1
}

declare void @hpf_exchange_run(i8* %0, i8* %1, i32 %2) nounwind

define internal i32 @sections.3(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"a%start1.1" = alloca i64
	%"a%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"a%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"a%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"a%block1.2"
	%7 = sub nsw i64 0, %6
	%8 = load i64, i64* %"a%start1.1"
	%9 = sub nsw i64 %7, %8
	%10 = add nsw i64 %9, 23
	%11 = icmp slt i64 %10, 0
	br i1 %11, label %none.4, label %next.6

next.6:
	%12 = load i64, i64* %"a%block1.2"
	%13 = load i64, i64* %"a%start1.1"
	%14 = add nsw i64 %12, %13
	%15 = load i64, i64* %W1.3
	%16 = icmp sgt i64 %14, %15
	%17 = select i1 %16, i64 %14, i64 %15
	%18 = load i64, i64* %"a%block1.2"
	%19 = load i64, i64* %"a%start1.1"
	%20 = add nsw i64 %18, %19
	%21 = load i64, i64* %"a%block1.2"
	%22 = load i64, i64* %W1.3
	%23 = add nsw i64 %21, %22
	%24 = sub nsw i64 %23, 1
	%25 = icmp slt i64 %20, %24
	%26 = select i1 %25, i64 %20, i64 %24
	%27 = icmp sgt i64 %17, %26
	br i1 %27, label %none.4, label %next.7

next.7:
	%28 = getelementptr i64, i64* %lo, i64 0
	store i64 %17, i64* %28
	%29 = getelementptr i64, i64* %hi, i64 0
	store i64 %26, i64* %29
	ret i32 1
}

declare void @hpf_io_begin(i32 %0, i32 %1, i8* %2) nounwind

declare void @hpf_io_number(i8* %0, i64 %1) nounwind

declare void @hpf_io_text(i8* %0, i8* %1, i64 %2) nounwind

declare void @hpf_io_start() nounwind

declare void @hpf_io_mapped(i8* %0, i8* %1, i8* %2, i8* %3, i32 %4, i32 %5) nounwind

declare i32 @hpf_io_end() nounwind

declare void @hpf_main_end() nounwind

!0 = distinct !{!0, !"arrays"}
!1 = distinct !{!1, !0, !"a"}
!2 = distinct !{!2, !0, !"b"}
!3 = distinct !{!3, !0, !"p"}
!4 = !{!1}
!5 = !{!2, !3}
!6 = !{!2}
!7 = !{!1, !3}
!8 = !{!3}
!9 = !{!1, !2}
!10 = distinct !{}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.parallel_accesses", !10}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.parallel_accesses", !14}
!17 = distinct !{!17, !15, !16}
!18 = distinct !{}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.parallel_accesses", !18}
!21 = distinct !{!21, !19, !20}
!22 = !{!"llvm.loop.mustprogress"}
!23 = distinct !{!23, !22}
!24 = distinct !{}
!25 = !{!"llvm.loop.mustprogress"}
!26 = !{!"llvm.loop.parallel_accesses", !24}
!27 = distinct !{!27, !25, !26}
!28 = !{!"llvm.loop.mustprogress"}
!29 = distinct !{!29, !28}
!30 = distinct !{}
!31 = !{!"llvm.loop.mustprogress"}
!32 = !{!"llvm.loop.parallel_accesses", !30}
!33 = distinct !{!33, !31, !32}
!34 = !{!"llvm.loop.mustprogress"}
!35 = distinct !{!35, !34}
