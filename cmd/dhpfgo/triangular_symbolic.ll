source_filename = "../../testdata/hpf/triangular_symbolic.hpf"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%hpf_pos = type { i8*, i32, i32, i8* }
%hpf_layout = type { i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i8*], [7 x i8*], i64 }
%hpf_array = type { i8*, i8*, i64, i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, i8*, i64 }
%hpf_exchange = type { i8*, i32, i32, i8*, i8*, i64, i8*, i8*, i64, i64, i64, i8*, i8*, i8* }
%hpf_indirect = type { i8*, i32, i32, i8*, i8*, i8* }

@.text.0 = private unnamed_addr constant [43 x i8] c"../../testdata/hpf/triangular_symbolic.hpf\00"
@.text.1 = private unnamed_addr constant [25 x i8] c"    read *, n, m, lo, st\00"
@.pos.0 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.0, i64 0, i64 0), i32 7, i32 5, i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.text.1, i64 0, i64 0) }
@.text.2 = private unnamed_addr constant [5 x i8] c"unit\00"
@.text.3 = private unnamed_addr constant [2 x i8] c"a\00"
@layout.a = internal global %hpf_layout { i64 2, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.3, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.text.4 = private unnamed_addr constant [54 x i8] c"    integer :: a(n,m), b(n,m), len(m), i, j, s, trips\00"
@.pos.1 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.0, i64 0, i64 0), i32 13, i32 16, i8* getelementptr inbounds ([54 x i8], [54 x i8]* @.text.4, i64 0, i64 0) }
@array.a = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.a to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.3, i64 0, i64 0), i64 2, i64 4, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.5 = private unnamed_addr constant [2 x i8] c"b\00"
@layout.b = internal global %hpf_layout { i64 1, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 2, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.5, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.pos.2 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.0, i64 0, i64 0), i32 13, i32 24, i8* getelementptr inbounds ([54 x i8], [54 x i8]* @.text.4, i64 0, i64 0) }
@array.b = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.b to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.5, i64 0, i64 0), i64 2, i64 4, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.3 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.0, i64 0, i64 0), i32 13, i32 32, i8* getelementptr inbounds ([54 x i8], [54 x i8]* @.text.4, i64 0, i64 0) }
@.text.6 = private unnamed_addr constant [4 x i8] c"len\00"
@array.len = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.a to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.6, i64 0, i64 0), i64 1, i64 4, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 2, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.7 = private unnamed_addr constant [10 x i8] c"    b = 0\00"
@.pos.4 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.0, i64 0, i64 0), i32 18, i32 5, i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.text.7, i64 0, i64 0) }
@.text.8 = private unnamed_addr constant [29 x i8] c"the step of the loop is zero\00"
@.text.9 = private unnamed_addr constant [32 x i8] c"      len(j) = mod(j*lo, n) + 1\00"
@.pos.5 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.0, i64 0, i64 0), i32 20, i32 7, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.text.9, i64 0, i64 0) }
@.text.10 = private unnamed_addr constant [25 x i8] c"integer division by zero\00"
@.text.11 = private unnamed_addr constant [37 x i8] c"        b(i,j) = b(i,j) + a(i,j) + j\00"
@.text.12 = private unnamed_addr constant [33 x i8] c"a(i,j) from below in dimension 1\00"
@0 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.a, %hpf_layout* @layout.b]
@1 = private unnamed_addr constant [14 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0]
@exchange.1 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.0, i64 0, i64 0), i32 35, i32 27, i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.11, i64 0, i64 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.12, i64 0, i64 0), i64 1, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.1 to i8*), i64 1, i64 3, i64 2, i8* bitcast ([2 x %hpf_layout*]* @0 to i8*), i8* bitcast ([14 x i64]* @1 to i8*), i8* zeroinitializer }
@.text.13 = private unnamed_addr constant [33 x i8] c"a(i,j) from below in dimension 2\00"
@2 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.a, %hpf_layout* @layout.b]
@3 = private unnamed_addr constant [14 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0]
@exchange.2 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.0, i64 0, i64 0), i32 35, i32 27, i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.11, i64 0, i64 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.13, i64 0, i64 0), i64 2, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.2 to i8*), i64 1, i64 3, i64 2, i8* bitcast ([2 x %hpf_layout*]* @2 to i8*), i8* bitcast ([14 x i64]* @3 to i8*), i8* zeroinitializer }
@.text.14 = private unnamed_addr constant [33 x i8] c"a(i,j) from above in dimension 2\00"
@4 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.a, %hpf_layout* @layout.b]
@5 = private unnamed_addr constant [14 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0]
@exchange.3 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.0, i64 0, i64 0), i32 35, i32 27, i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.11, i64 0, i64 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.14, i64 0, i64 0), i64 3, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.3 to i8*), i64 1, i64 3, i64 2, i8* bitcast ([2 x %hpf_layout*]* @4 to i8*), i8* bitcast ([14 x i64]* @5 to i8*), i8* zeroinitializer }
@.text.15 = private unnamed_addr constant [33 x i8] c"a(i,j) from above in dimension 1\00"
@6 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.a, %hpf_layout* @layout.b]
@7 = private unnamed_addr constant [14 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0]
@exchange.4 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.0, i64 0, i64 0), i32 35, i32 27, i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.11, i64 0, i64 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.15, i64 0, i64 0), i64 4, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.4 to i8*), i64 1, i64 3, i64 2, i8* bitcast ([2 x %hpf_layout*]* @6 to i8*), i8* bitcast ([14 x i64]* @7 to i8*), i8* zeroinitializer }
@.text.16 = private unnamed_addr constant [58 x i8] c"a(i,j) from below in dimension 1 and below in dimension 2\00"
@8 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.a, %hpf_layout* @layout.b]
@9 = private unnamed_addr constant [14 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0]
@exchange.5 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.0, i64 0, i64 0), i32 35, i32 27, i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.11, i64 0, i64 0), i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.text.16, i64 0, i64 0), i64 5, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.5 to i8*), i64 1, i64 3, i64 2, i8* bitcast ([2 x %hpf_layout*]* @8 to i8*), i8* bitcast ([14 x i64]* @9 to i8*), i8* zeroinitializer }
@.text.17 = private unnamed_addr constant [58 x i8] c"a(i,j) from below in dimension 1 and above in dimension 2\00"
@10 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.a, %hpf_layout* @layout.b]
@11 = private unnamed_addr constant [14 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0]
@exchange.6 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.0, i64 0, i64 0), i32 35, i32 27, i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.11, i64 0, i64 0), i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.text.17, i64 0, i64 0), i64 6, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.6 to i8*), i64 1, i64 3, i64 2, i8* bitcast ([2 x %hpf_layout*]* @10 to i8*), i8* bitcast ([14 x i64]* @11 to i8*), i8* zeroinitializer }
@.text.18 = private unnamed_addr constant [58 x i8] c"a(i,j) from above in dimension 1 and below in dimension 2\00"
@12 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.a, %hpf_layout* @layout.b]
@13 = private unnamed_addr constant [14 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0]
@exchange.7 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.0, i64 0, i64 0), i32 35, i32 27, i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.11, i64 0, i64 0), i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.text.18, i64 0, i64 0), i64 7, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.7 to i8*), i64 1, i64 3, i64 2, i8* bitcast ([2 x %hpf_layout*]* @12 to i8*), i8* bitcast ([14 x i64]* @13 to i8*), i8* zeroinitializer }
@.text.19 = private unnamed_addr constant [58 x i8] c"a(i,j) from above in dimension 1 and above in dimension 2\00"
@14 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.a, %hpf_layout* @layout.b]
@15 = private unnamed_addr constant [14 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0]
@exchange.8 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.0, i64 0, i64 0), i32 35, i32 27, i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.11, i64 0, i64 0), i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.text.19, i64 0, i64 0), i64 8, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.8 to i8*), i64 1, i64 3, i64 2, i8* bitcast ([2 x %hpf_layout*]* @14 to i8*), i8* bitcast ([14 x i64]* @15 to i8*), i8* zeroinitializer }
@.text.20 = private unnamed_addr constant [27 x i8] c"      do i = len(j), n, st\00"
@.text.21 = private unnamed_addr constant [23 x i8] c"len(j) from its owners\00"
@16 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.a]
@17 = private unnamed_addr constant [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0]
@exchange.9 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.0, i64 0, i64 0), i32 40, i32 14, i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.text.20, i64 0, i64 0), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.text.21, i64 0, i64 0), i64 9, i8* bitcast (%hpf_array* @array.len to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.9 to i8*), i64 1, i64 2, i64 1, i8* bitcast ([1 x %hpf_layout*]* @16 to i8*), i8* bitcast ([7 x i64]* @17 to i8*), i8* zeroinitializer }
@18 = private unnamed_addr constant [9 x %hpf_exchange*] [%hpf_exchange* @exchange.1, %hpf_exchange* @exchange.2, %hpf_exchange* @exchange.3, %hpf_exchange* @exchange.4, %hpf_exchange* @exchange.5, %hpf_exchange* @exchange.6, %hpf_exchange* @exchange.7, %hpf_exchange* @exchange.8, %hpf_exchange* @exchange.9]
@.text.22 = private unnamed_addr constant [22 x i8] c"    do i = n, lo, -st\00"
@.pos.6 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.0, i64 0, i64 0), i32 33, i32 5, i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.text.22, i64 0, i64 0) }
@.text.23 = private unnamed_addr constant [44 x i8] c"      do j = max(1, i - 3), min(m, i/2 + 2)\00"
@.pos.7 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.0, i64 0, i64 0), i32 34, i32 7, i8* getelementptr inbounds ([44 x i8], [44 x i8]* @.text.23, i64 0, i64 0) }
@.pos.8 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.0, i64 0, i64 0), i32 40, i32 7, i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.text.20, i64 0, i64 0) }
@.text.24 = private unnamed_addr constant [28 x i8] c"        b(i,j) = b(i,j) + 1\00"
@.pos.9 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.0, i64 0, i64 0), i32 41, i32 9, i8* getelementptr inbounds ([28 x i8], [28 x i8]* @.text.24, i64 0, i64 0) }
@.text.25 = private unnamed_addr constant [26 x i8] c"        trips = trips + 1\00"
@.pos.10 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.0, i64 0, i64 0), i32 42, i32 9, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.text.25, i64 0, i64 0) }
@.text.26 = private unnamed_addr constant [49 x i8] c"        a(2*i,j) = b(i,j) + a(2*i-1,max(1, j-2))\00"
@indirect.1 = internal global %hpf_indirect { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.0, i64 0, i64 0), i32 48, i32 29, i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.26, i64 0, i64 0), i8* bitcast (%hpf_array* @array.a to i8*), i8* zeroinitializer }
@.text.27 = private unnamed_addr constant [23 x i8] c"b(i,j) from its owners\00"
@19 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.b, %hpf_layout* @layout.a]
@20 = private unnamed_addr constant [14 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0]
@exchange.10 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.0, i64 0, i64 0), i32 48, i32 20, i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.26, i64 0, i64 0), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.text.27, i64 0, i64 0), i64 10, i8* bitcast (%hpf_array* @array.b to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.10 to i8*), i64 1, i64 3, i64 2, i8* bitcast ([2 x %hpf_layout*]* @19 to i8*), i8* bitcast ([14 x i64]* @20 to i8*), i8* zeroinitializer }
@21 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.10]
@.text.28 = private unnamed_addr constant [31 x i8] c"        s = s + a(n+1-i,m+1-j)\00"
@.pos.11 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.0, i64 0, i64 0), i32 50, i32 9, i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.28, i64 0, i64 0) }
@.text.29 = private unnamed_addr constant [44 x i8] c"    print *, n, m, s, trips, sum(a), sum(b)\00"
@.pos.12 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.0, i64 0, i64 0), i32 53, i32 30, i8* getelementptr inbounds ([44 x i8], [44 x i8]* @.text.29, i64 0, i64 0) }
@.pos.13 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.0, i64 0, i64 0), i32 53, i32 42, i8* getelementptr inbounds ([44 x i8], [44 x i8]* @.text.29, i64 0, i64 0) }
@.pos.14 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.0, i64 0, i64 0), i32 53, i32 38, i8* getelementptr inbounds ([44 x i8], [44 x i8]* @.text.29, i64 0, i64 0) }
@.pos.15 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.0, i64 0, i64 0), i32 53, i32 5, i8* getelementptr inbounds ([44 x i8], [44 x i8]* @.text.29, i64 0, i64 0) }
@.text.30 = private unnamed_addr constant [38 x i8] c"    print *, a(:,(m+1)/2), b(n/2+1,:)\00"
@.pos.16 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.0, i64 0, i64 0), i32 54, i32 5, i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.text.30, i64 0, i64 0) }

define internal void @work.triangular_symbolic(i32* noalias %n, i32* noalias %m, i32* noalias %lo, i32* noalias %st) nounwind "prefer-vector-width"="256" {
entry:
	%a.origin.2 = alloca i32*
	%a.stride.3 = alloca i64
	%a.stride.4 = alloca i64
	%"a%b%1.5" = alloca i64
	%"a%b%2.6" = alloca i64
	%b.origin.7 = alloca i32*
	%b.stride.8 = alloca i64
	%b.stride.9 = alloca i64
	%"b%b%1.10" = alloca i64
	%"b%b%2.11" = alloca i64
	%len.origin.12 = alloca i32*
	%len.stride.13 = alloca i64
	%"len%b%1.14" = alloca i64
	%i.15 = alloca i32
	%j.16 = alloca i32
	%s.17 = alloca i32
	%trips.18 = alloca i32
	%"a%start1.19" = alloca i64
	%"a%block1.20" = alloca i64
	%"a%start2.21" = alloca i64
	%"a%block2.22" = alloca i64
	%"b%start1.23" = alloca i64
	%"b%block1.24" = alloca i64
	%"b%first1.25" = alloca i64
	%"b%last1.26" = alloca i64
	%"b%period1.27" = alloca i64
	%"i%1.28" = alloca i64
	%"i%2.29" = alloca i64
	%"i%3.30" = alloca i64
	%"i%4.31" = alloca i64
	%"i%5.32" = alloca i64
	%"i%6.33" = alloca i64
	%"s%1.34" = alloca i32
	%"i%7.35" = alloca i64
	%"i%8.36" = alloca i64
	%"s%2.37" = alloca i32
	%"i%see.38" = alloca i32
	%"j%see.39" = alloca i32
	%"trips%part.40" = alloca i32
	%"s%part.41" = alloca i32
	%"s%1%part.42" = alloca i32
	%"s%2%part.43" = alloca i32
	%n.44 = alloca i32
	%m.45 = alloca i32
	%lo.46 = alloca i32
	%st.47 = alloca i32
	%params.95 = alloca [9 x i64*]
	%numbers.96 = alloca [3 x i64]
	%numbers.97 = alloca [3 x i64]
	%numbers.98 = alloca [3 x i64]
	%numbers.99 = alloca [3 x i64]
	%numbers.100 = alloca [3 x i64]
	%numbers.101 = alloca [3 x i64]
	%numbers.102 = alloca [3 x i64]
	%numbers.103 = alloca [3 x i64]
	%numbers.104 = alloca [2 x i64]
	%temporary.150 = alloca i32
	%numbers.159 = alloca [2 x i64]
	%params.160 = alloca [1 x i64*]
	%numbers.161 = alloca [3 x i64]
	%temporary.180 = alloca i32
	%temporary.189 = alloca i32
	%temporary.204 = alloca i32
	%temporary.205 = alloca i32
	%temporary.206 = alloca i32
	%temporary.207 = alloca i32
	%temporary.208 = alloca i32
	%temporary.209 = alloca i32
	%temporary.210 = alloca i32
	%numbers.211 = alloca [2 x i64]
	%numbers.212 = alloca [2 x i64]
	%numbers.213 = alloca [2 x i64]
	%numbers.214 = alloca [2 x i64]
	%numbers.215 = alloca [2 x i64]
	%numbers.216 = alloca [2 x i64]
	br label %start

start:
	store i64 zeroinitializer, i64* %"a%b%1.5"
	store i64 zeroinitializer, i64* %"a%b%2.6"
	store i64 zeroinitializer, i64* %"b%b%1.10"
	store i64 zeroinitializer, i64* %"b%b%2.11"
	store i64 zeroinitializer, i64* %"len%b%1.14"
	store i32 zeroinitializer, i32* %i.15
	store i32 zeroinitializer, i32* %j.16
	store i32 zeroinitializer, i32* %s.17
	store i32 zeroinitializer, i32* %trips.18
	store i64 zeroinitializer, i64* %"a%start1.19"
	store i64 zeroinitializer, i64* %"a%block1.20"
	store i64 zeroinitializer, i64* %"a%start2.21"
	store i64 zeroinitializer, i64* %"a%block2.22"
	store i64 zeroinitializer, i64* %"b%start1.23"
	store i64 zeroinitializer, i64* %"b%block1.24"
	store i64 zeroinitializer, i64* %"b%first1.25"
	store i64 zeroinitializer, i64* %"b%last1.26"
	store i64 zeroinitializer, i64* %"b%period1.27"
	store i64 zeroinitializer, i64* %"i%1.28"
	store i64 zeroinitializer, i64* %"i%2.29"
	store i64 zeroinitializer, i64* %"i%3.30"
	store i64 zeroinitializer, i64* %"i%4.31"
	store i64 zeroinitializer, i64* %"i%5.32"
	store i64 zeroinitializer, i64* %"i%6.33"
	store i32 zeroinitializer, i32* %"s%1.34"
	store i64 zeroinitializer, i64* %"i%7.35"
	store i64 zeroinitializer, i64* %"i%8.36"
	store i32 zeroinitializer, i32* %"s%2.37"
	store i32 zeroinitializer, i32* %"i%see.38"
	store i32 zeroinitializer, i32* %"j%see.39"
	store i32 zeroinitializer, i32* %"trips%part.40"
	store i32 zeroinitializer, i32* %"s%part.41"
	store i32 zeroinitializer, i32* %"s%1%part.42"
	store i32 zeroinitializer, i32* %"s%2%part.43"
	%0 = load i32, i32* %n
	store i32 %0, i32* %n.44
	%1 = load i32, i32* %m
	store i32 %1, i32* %m.45
	%2 = load i32, i32* %lo
	store i32 %2, i32* %lo.46
	%3 = load i32, i32* %st
	store i32 %3, i32* %st.47
	%4 = load i32, i32* %n.44, !alias.scope !11, !noalias !12
	%5 = sext i32 %4 to i64
	store i64 %5, i64* %"a%b%1.5"
	%6 = load i32, i32* %m.45, !alias.scope !13, !noalias !14
	%7 = sext i32 %6 to i64
	store i64 %7, i64* %"a%b%2.6"
	%8 = load i32, i32* %n.44, !alias.scope !11, !noalias !12
	%9 = sext i32 %8 to i64
	store i64 %9, i64* %"b%b%1.10"
	%10 = load i32, i32* %m.45, !alias.scope !13, !noalias !14
	%11 = sext i32 %10 to i64
	store i64 %11, i64* %"b%b%2.11"
	%12 = load i32, i32* %m.45, !alias.scope !13, !noalias !14
	%13 = sext i32 %12 to i64
	store i64 %13, i64* %"len%b%1.14"
	%14 = load i64, i64* %"a%b%1.5"
	%15 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.a, i32 0, i32 2, i32 0
	store i64 %14, i64* %15
	%16 = load i64, i64* %"a%b%2.6"
	%17 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.a, i32 0, i32 2, i32 1
	store i64 %16, i64* %17
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.a to i8*), i8* bitcast (%hpf_pos* @.pos.1 to i8*))
	%18 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.a, i32 0, i32 9, i32 0
	%19 = load i64, i64* %18
	store i64 %19, i64* %"a%start1.19"
	%20 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.a, i32 0, i32 8, i32 0
	%21 = load i64, i64* %20
	store i64 %21, i64* %"a%block1.20"
	%22 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.a, i32 0, i32 9, i32 1
	%23 = load i64, i64* %22
	store i64 %23, i64* %"a%start2.21"
	%24 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.a, i32 0, i32 8, i32 1
	%25 = load i64, i64* %24
	store i64 %25, i64* %"a%block2.22"
	%26 = load i64, i64* %"a%b%1.5"
	%27 = getelementptr inbounds %hpf_array, %hpf_array* @array.a, i32 0, i32 5, i32 0
	store i64 %26, i64* %27
	%28 = load i64, i64* %"a%b%2.6"
	%29 = getelementptr inbounds %hpf_array, %hpf_array* @array.a, i32 0, i32 5, i32 1
	store i64 %28, i64* %29
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (%hpf_pos* @.pos.1 to i8*))
	%30 = getelementptr inbounds %hpf_array, %hpf_array* @array.a, i32 0, i32 13, i32 0
	%31 = load i64, i64* %30
	store i64 %31, i64* %a.stride.3
	%32 = getelementptr inbounds %hpf_array, %hpf_array* @array.a, i32 0, i32 13, i32 1
	%33 = load i64, i64* %32
	store i64 %33, i64* %a.stride.4
	%34 = getelementptr inbounds %hpf_array, %hpf_array* @array.a, i32 0, i32 15
	%35 = load i8*, i8** %34
	%36 = bitcast i8* %35 to i32*
	store i32* %36, i32** %a.origin.2
	%37 = load i64, i64* %"b%b%1.10"
	%38 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.b, i32 0, i32 2, i32 0
	store i64 %37, i64* %38
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.b to i8*), i8* bitcast (%hpf_pos* @.pos.2 to i8*))
	%39 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.b, i32 0, i32 9, i32 0
	%40 = load i64, i64* %39
	store i64 %40, i64* %"b%start1.23"
	%41 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.b, i32 0, i32 8, i32 0
	%42 = load i64, i64* %41
	store i64 %42, i64* %"b%block1.24"
	%43 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.b, i32 0, i32 9, i32 0
	%44 = load i64, i64* %43
	store i64 %44, i64* %"b%first1.25"
	%45 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.b, i32 0, i32 10, i32 0
	%46 = load i64, i64* %45
	store i64 %46, i64* %"b%last1.26"
	%47 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.b, i32 0, i32 12, i32 0
	%48 = load i64, i64* %47
	store i64 %48, i64* %"b%period1.27"
	%49 = load i64, i64* %"b%b%1.10"
	%50 = getelementptr inbounds %hpf_array, %hpf_array* @array.b, i32 0, i32 5, i32 0
	store i64 %49, i64* %50
	%51 = load i64, i64* %"b%b%2.11"
	%52 = getelementptr inbounds %hpf_array, %hpf_array* @array.b, i32 0, i32 5, i32 1
	store i64 %51, i64* %52
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.b to i8*), i8* bitcast (%hpf_pos* @.pos.2 to i8*))
	%53 = getelementptr inbounds %hpf_array, %hpf_array* @array.b, i32 0, i32 13, i32 0
	%54 = load i64, i64* %53
	store i64 %54, i64* %b.stride.8
	%55 = getelementptr inbounds %hpf_array, %hpf_array* @array.b, i32 0, i32 13, i32 1
	%56 = load i64, i64* %55
	store i64 %56, i64* %b.stride.9
	%57 = getelementptr inbounds %hpf_array, %hpf_array* @array.b, i32 0, i32 15
	%58 = load i8*, i8** %57
	%59 = bitcast i8* %58 to i32*
	store i32* %59, i32** %b.origin.7
	%60 = load i64, i64* %"a%b%1.5"
	%61 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.a, i32 0, i32 2, i32 0
	store i64 %60, i64* %61
	%62 = load i64, i64* %"a%b%2.6"
	%63 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.a, i32 0, i32 2, i32 1
	store i64 %62, i64* %63
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.a to i8*), i8* bitcast (%hpf_pos* @.pos.3 to i8*))
	%64 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.a, i32 0, i32 9, i32 0
	%65 = load i64, i64* %64
	store i64 %65, i64* %"a%start1.19"
	%66 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.a, i32 0, i32 8, i32 0
	%67 = load i64, i64* %66
	store i64 %67, i64* %"a%block1.20"
	%68 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.a, i32 0, i32 9, i32 1
	%69 = load i64, i64* %68
	store i64 %69, i64* %"a%start2.21"
	%70 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.a, i32 0, i32 8, i32 1
	%71 = load i64, i64* %70
	store i64 %71, i64* %"a%block2.22"
	%72 = load i64, i64* %"len%b%1.14"
	%73 = getelementptr inbounds %hpf_array, %hpf_array* @array.len, i32 0, i32 5, i32 0
	store i64 %72, i64* %73
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.len to i8*), i8* bitcast (%hpf_pos* @.pos.3 to i8*))
	%74 = getelementptr inbounds %hpf_array, %hpf_array* @array.len, i32 0, i32 13, i32 0
	%75 = load i64, i64* %74
	store i64 %75, i64* %len.stride.13
	%76 = getelementptr inbounds %hpf_array, %hpf_array* @array.len, i32 0, i32 15
	%77 = load i8*, i8** %76
	%78 = bitcast i8* %77 to i32*
	store i32* %78, i32** %len.origin.12
	%79 = load i64, i64* %"a%start2.21"
	%80 = icmp sgt i64 1, %79
	%81 = select i1 %80, i64 1, i64 %79
	%82 = load i64, i64* %"a%b%2.6"
	%83 = load i64, i64* %"a%block2.22"
	%84 = load i64, i64* %"a%start2.21"
	%85 = add nsw i64 %83, %84
	%86 = sub nsw i64 %85, 1
	%87 = icmp slt i64 %82, %86
	%88 = select i1 %87, i64 %82, i64 %86
	store i64 %81, i64* %"i%2.29"
	%89 = icmp sle i64 %81, %88
	br i1 %89, label %do.48, label %enddo.51

return.1:
	%90 = getelementptr inbounds %hpf_array, %hpf_array* @array.a, i32 0, i32 16
	%91 = load i8*, i8** %90
	%92 = icmp ne i8* %91, null
	br i1 %92, label %destroy.217, label %destroyed.218

do.48:
	%93 = phi i64 [ %81, %start ], [ %105, %latch.49 ]
	store i64 %93, i64* %"i%2.29", !llvm.access.group !25
	%94 = load i64, i64* %"a%start1.19", !llvm.access.group !25
	%95 = icmp sgt i64 1, %94
	%96 = select i1 %95, i64 1, i64 %94
	%97 = load i64, i64* %"a%b%1.5", !llvm.access.group !25
	%98 = load i64, i64* %"a%block1.20", !llvm.access.group !25
	%99 = load i64, i64* %"a%start1.19", !llvm.access.group !25
	%100 = add nsw i64 %98, %99
	%101 = sub nsw i64 %100, 1
	%102 = icmp slt i64 %97, %101
	%103 = select i1 %102, i64 %97, i64 %101
	store i64 %96, i64* %"i%1.28", !llvm.access.group !25
	%104 = icmp sle i64 %96, %103
	br i1 %104, label %do.52, label %enddo.55

latch.49:
	%105 = add nsw i64 %93, 1
	%106 = icmp slt i64 %93, %88
	br i1 %106, label %do.48, label %done.50, !llvm.loop !34

done.50:
	store i64 %105, i64* %"i%2.29"
	br label %enddo.51

enddo.51:
	%107 = load i64, i64* %"b%b%2.11"
	store i64 1, i64* %"i%4.31"
	%108 = icmp sle i64 1, %107
	br i1 %108, label %do.56, label %enddo.59

do.52:
	%109 = phi i64 [ %96, %do.48 ], [ %115, %latch.53 ]
	store i64 %109, i64* %"i%1.28", !llvm.access.group !27
	%110 = load i64, i64* %a.stride.4
	%111 = mul nsw i64 %93, %110
	%112 = load i32*, i32** %a.origin.2
	%113 = getelementptr i32, i32* %112, i64 %111
	%114 = getelementptr i32, i32* %113, i64 %109
	store i32 0, i32* %114, !alias.scope !19, !noalias !20, !llvm.access.group !28
	br label %latch.53

latch.53:
	%115 = add nsw i64 %109, 1
	%116 = icmp slt i64 %109, %103
	br i1 %116, label %do.52, label %done.54, !llvm.loop !31

done.54:
	store i64 %115, i64* %"i%1.28", !llvm.access.group !25
	br label %enddo.55

enddo.55:
	br label %latch.49

do.56:
	%117 = phi i64 [ 1, %enddo.51 ], [ %122, %latch.57 ]
	store i64 %117, i64* %"i%4.31"
	%118 = load i64, i64* %"b%first1.25"
	%119 = load i64, i64* %"b%last1.26"
	%120 = load i64, i64* %"b%period1.27"
	store i64 %118, i64* %"b%start1.23"
	%121 = icmp eq i64 %120, 0
	br i1 %121, label %cold.64, label %rest.65

latch.57:
	%122 = add nsw i64 %117, 1
	%123 = icmp slt i64 %117, %107
	br i1 %123, label %do.56, label %done.58, !llvm.loop !42

done.58:
	store i64 %122, i64* %"i%4.31"
	br label %enddo.59

enddo.59:
	%124 = load i64, i64* %"a%start1.19"
	%125 = icmp sge i64 1, %124
	%126 = load i64, i64* %"a%block1.20"
	%127 = load i64, i64* %"a%start1.19"
	%128 = add nsw i64 %126, %127
	%129 = icmp sge i64 %128, 2
	%130 = and i1 %125, %129
	br i1 %130, label %then.71, label %else.72

do.60:
	%131 = phi i64 [ %118, %rest.65 ], [ %142, %latch.61 ]
	%132 = phi i64 [ %147, %rest.65 ], [ %143, %latch.61 ]
	store i64 %131, i64* %"b%start1.23"
	%133 = icmp sgt i64 1, %131
	%134 = select i1 %133, i64 1, i64 %131
	%135 = load i64, i64* %"b%b%1.10"
	%136 = load i64, i64* %"b%block1.24"
	%137 = add nsw i64 %136, %131
	%138 = sub nsw i64 %137, 1
	%139 = icmp slt i64 %135, %138
	%140 = select i1 %139, i64 %135, i64 %138
	store i64 %134, i64* %"i%3.30"
	%141 = icmp sle i64 %134, %140
	br i1 %141, label %do.66, label %enddo.69

latch.61:
	%142 = add nsw i64 %131, %120
	%143 = sub nsw i64 %132, 1
	%144 = icmp sgt i64 %143, 0
	br i1 %144, label %do.60, label %done.62, !llvm.loop !40

done.62:
	store i64 %142, i64* %"b%start1.23"
	br label %enddo.63

enddo.63:
	br label %latch.57

cold.64:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.4 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.8, i64 0, i64 0))
	unreachable

rest.65:
	%145 = sub nsw i64 %119, %118
	%146 = add nsw i64 %145, %120
	%147 = sdiv i64 %146, %120
	%148 = icmp sgt i64 %147, 0
	br i1 %148, label %do.60, label %enddo.63

do.66:
	%149 = phi i64 [ %134, %do.60 ], [ %155, %latch.67 ]
	store i64 %149, i64* %"i%3.30", !llvm.access.group !35
	%150 = load i64, i64* %b.stride.9
	%151 = mul nsw i64 %117, %150
	%152 = load i32*, i32** %b.origin.7
	%153 = getelementptr i32, i32* %152, i64 %151
	%154 = getelementptr i32, i32* %153, i64 %149
	store i32 0, i32* %154, !alias.scope !21, !noalias !22, !llvm.access.group !35
	br label %latch.67

latch.67:
	%155 = add nsw i64 %149, 1
	%156 = icmp slt i64 %149, %140
	br i1 %156, label %do.66, label %done.68, !llvm.loop !38

done.68:
	store i64 %155, i64* %"i%3.30"
	br label %enddo.69

enddo.69:
	br label %latch.61

endif.70:
	%157 = load i64, i64* %"a%start2.21"
	%158 = icmp sgt i64 1, %157
	%159 = select i1 %158, i64 1, i64 %157
	%160 = load i32, i32* %m.45, !alias.scope !13, !noalias !14
	%161 = sext i32 %160 to i64
	%162 = load i64, i64* %"a%block2.22"
	%163 = load i64, i64* %"a%start2.21"
	%164 = add nsw i64 %162, %163
	%165 = sub nsw i64 %164, 1
	%166 = icmp slt i64 %161, %165
	%167 = select i1 %166, i64 %161, i64 %165
	%168 = trunc i64 %159 to i32
	store i32 %168, i32* %j.16
	%169 = icmp sle i64 %159, %167
	br i1 %169, label %do.79, label %enddo.82

then.71:
	%170 = load i64, i64* %"a%start2.21"
	%171 = icmp sgt i64 1, %170
	%172 = select i1 %171, i64 1, i64 %170
	%173 = load i32, i32* %m.45, !alias.scope !13, !noalias !14
	%174 = sext i32 %173 to i64
	%175 = load i64, i64* %"a%block2.22"
	%176 = load i64, i64* %"a%start2.21"
	%177 = add nsw i64 %175, %176
	%178 = sub nsw i64 %177, 1
	%179 = icmp slt i64 %174, %178
	%180 = select i1 %179, i64 %174, i64 %178
	%181 = trunc i64 %172 to i32
	store i32 %181, i32* %j.16
	%182 = icmp sle i64 %172, %180
	br i1 %182, label %do.73, label %enddo.76

else.72:
	br label %endif.70

do.73:
	%183 = phi i64 [ %172, %then.71 ], [ %190, %latch.74 ]
	%184 = trunc i64 %183 to i32
	store i32 %184, i32* %j.16, !llvm.access.group !43
	%185 = load i32, i32* %j.16, !llvm.access.group !43
	%186 = load i32, i32* %lo.46, !alias.scope !15, !noalias !16, !llvm.access.group !43
	%187 = mul nsw i32 %185, %186
	%188 = load i32, i32* %n.44, !alias.scope !11, !noalias !12, !llvm.access.group !43
	%189 = icmp eq i32 %188, 0
	br i1 %189, label %cold.77, label %rest.78

latch.74:
	%190 = add nsw i64 %183, 1
	%191 = icmp slt i64 %183, %180
	br i1 %191, label %do.73, label %done.75, !llvm.loop !46

done.75:
	%192 = trunc i64 %190 to i32
	store i32 %192, i32* %j.16
	br label %enddo.76

enddo.76:
	br label %endif.70

cold.77:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.5 to i8*), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.text.10, i64 0, i64 0))
	unreachable

rest.78:
	%193 = srem i32 %187, %188
	%194 = add nsw i32 %193, 1
	%195 = load i32*, i32** %len.origin.12
	%196 = getelementptr i32, i32* %195, i64 %183
	store i32 %194, i32* %196, !alias.scope !23, !noalias !24, !llvm.access.group !43
	br label %latch.74

do.79:
	%197 = phi i64 [ %159, %endif.70 ], [ %212, %latch.80 ]
	%198 = trunc i64 %197 to i32
	store i32 %198, i32* %j.16
	%199 = load i64, i64* %"a%start1.19"
	%200 = icmp sgt i64 %197, %199
	%201 = select i1 %200, i64 %197, i64 %199
	%202 = load i32, i32* %n.44, !alias.scope !11, !noalias !12
	%203 = sext i32 %202 to i64
	%204 = load i64, i64* %"a%block1.20"
	%205 = load i64, i64* %"a%start1.19"
	%206 = add nsw i64 %204, %205
	%207 = sub nsw i64 %206, 1
	%208 = icmp slt i64 %203, %207
	%209 = select i1 %208, i64 %203, i64 %207
	%210 = trunc i64 %201 to i32
	store i32 %210, i32* %i.15
	%211 = icmp sle i64 %201, %209
	br i1 %211, label %do.83, label %enddo.86

latch.80:
	%212 = add nsw i64 %197, 1
	%213 = icmp slt i64 %197, %167
	br i1 %213, label %do.79, label %done.81, !llvm.loop !60

done.81:
	%214 = trunc i64 %212 to i32
	store i32 %214, i32* %j.16
	br label %enddo.82

enddo.82:
	%215 = load i64, i64* %"a%b%1.5"
	%216 = load i64, i64* %"a%b%2.6"
	%217 = load i32, i32* %m.45, !alias.scope !13, !noalias !14
	%218 = sext i32 %217 to i64
	%219 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.96, i32 0, i32 0
	store i64 %215, i64* %219
	%220 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.96, i32 0, i32 1
	store i64 %216, i64* %220
	%221 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.96, i32 0, i32 2
	store i64 %218, i64* %221
	%222 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.96, i32 0, i32 0
	%223 = getelementptr inbounds [9 x i64*], [9 x i64*]* %params.95, i32 0, i32 0
	store i64* %222, i64** %223
	%224 = load i64, i64* %"a%b%1.5"
	%225 = load i64, i64* %"a%b%2.6"
	%226 = load i32, i32* %m.45, !alias.scope !13, !noalias !14
	%227 = sext i32 %226 to i64
	%228 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.97, i32 0, i32 0
	store i64 %224, i64* %228
	%229 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.97, i32 0, i32 1
	store i64 %225, i64* %229
	%230 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.97, i32 0, i32 2
	store i64 %227, i64* %230
	%231 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.97, i32 0, i32 0
	%232 = getelementptr inbounds [9 x i64*], [9 x i64*]* %params.95, i32 0, i32 1
	store i64* %231, i64** %232
	%233 = load i64, i64* %"a%b%1.5"
	%234 = load i64, i64* %"a%b%2.6"
	%235 = load i32, i32* %m.45, !alias.scope !13, !noalias !14
	%236 = sext i32 %235 to i64
	%237 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.98, i32 0, i32 0
	store i64 %233, i64* %237
	%238 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.98, i32 0, i32 1
	store i64 %234, i64* %238
	%239 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.98, i32 0, i32 2
	store i64 %236, i64* %239
	%240 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.98, i32 0, i32 0
	%241 = getelementptr inbounds [9 x i64*], [9 x i64*]* %params.95, i32 0, i32 2
	store i64* %240, i64** %241
	%242 = load i64, i64* %"a%b%1.5"
	%243 = load i64, i64* %"a%b%2.6"
	%244 = load i32, i32* %m.45, !alias.scope !13, !noalias !14
	%245 = sext i32 %244 to i64
	%246 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.99, i32 0, i32 0
	store i64 %242, i64* %246
	%247 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.99, i32 0, i32 1
	store i64 %243, i64* %247
	%248 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.99, i32 0, i32 2
	store i64 %245, i64* %248
	%249 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.99, i32 0, i32 0
	%250 = getelementptr inbounds [9 x i64*], [9 x i64*]* %params.95, i32 0, i32 3
	store i64* %249, i64** %250
	%251 = load i64, i64* %"a%b%1.5"
	%252 = load i64, i64* %"a%b%2.6"
	%253 = load i32, i32* %m.45, !alias.scope !13, !noalias !14
	%254 = sext i32 %253 to i64
	%255 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.100, i32 0, i32 0
	store i64 %251, i64* %255
	%256 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.100, i32 0, i32 1
	store i64 %252, i64* %256
	%257 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.100, i32 0, i32 2
	store i64 %254, i64* %257
	%258 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.100, i32 0, i32 0
	%259 = getelementptr inbounds [9 x i64*], [9 x i64*]* %params.95, i32 0, i32 4
	store i64* %258, i64** %259
	%260 = load i64, i64* %"a%b%1.5"
	%261 = load i64, i64* %"a%b%2.6"
	%262 = load i32, i32* %m.45, !alias.scope !13, !noalias !14
	%263 = sext i32 %262 to i64
	%264 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.101, i32 0, i32 0
	store i64 %260, i64* %264
	%265 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.101, i32 0, i32 1
	store i64 %261, i64* %265
	%266 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.101, i32 0, i32 2
	store i64 %263, i64* %266
	%267 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.101, i32 0, i32 0
	%268 = getelementptr inbounds [9 x i64*], [9 x i64*]* %params.95, i32 0, i32 5
	store i64* %267, i64** %268
	%269 = load i64, i64* %"a%b%1.5"
	%270 = load i64, i64* %"a%b%2.6"
	%271 = load i32, i32* %m.45, !alias.scope !13, !noalias !14
	%272 = sext i32 %271 to i64
	%273 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.102, i32 0, i32 0
	store i64 %269, i64* %273
	%274 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.102, i32 0, i32 1
	store i64 %270, i64* %274
	%275 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.102, i32 0, i32 2
	store i64 %272, i64* %275
	%276 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.102, i32 0, i32 0
	%277 = getelementptr inbounds [9 x i64*], [9 x i64*]* %params.95, i32 0, i32 6
	store i64* %276, i64** %277
	%278 = load i64, i64* %"a%b%1.5"
	%279 = load i64, i64* %"a%b%2.6"
	%280 = load i32, i32* %m.45, !alias.scope !13, !noalias !14
	%281 = sext i32 %280 to i64
	%282 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.103, i32 0, i32 0
	store i64 %278, i64* %282
	%283 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.103, i32 0, i32 1
	store i64 %279, i64* %283
	%284 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.103, i32 0, i32 2
	store i64 %281, i64* %284
	%285 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.103, i32 0, i32 0
	%286 = getelementptr inbounds [9 x i64*], [9 x i64*]* %params.95, i32 0, i32 7
	store i64* %285, i64** %286
	%287 = load i64, i64* %"len%b%1.14"
	%288 = load i32, i32* %m.45, !alias.scope !13, !noalias !14
	%289 = sext i32 %288 to i64
	%290 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.104, i32 0, i32 0
	store i64 %287, i64* %290
	%291 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.104, i32 0, i32 1
	store i64 %289, i64* %291
	%292 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.104, i32 0, i32 0
	%293 = getelementptr inbounds [9 x i64*], [9 x i64*]* %params.95, i32 0, i32 8
	store i64* %292, i64** %293
	%294 = bitcast [9 x i64*]* %params.95 to i8*
	call void @hpf_exchange_run(i8* bitcast ([9 x %hpf_exchange*]* @18 to i8*), i8* %294, i32 9)
	%295 = load i64, i64* %"b%block1.24"
	%296 = icmp sge i64 %295, 1
	br i1 %296, label %then.106, label %else.107

do.83:
	%297 = phi i64 [ %201, %do.79 ], [ %307, %latch.84 ]
	%298 = trunc i64 %297 to i32
	store i32 %298, i32* %i.15, !llvm.access.group !47
	%299 = load i32, i32* %i.15, !llvm.access.group !47
	%300 = load i32, i32* %j.16, !llvm.access.group !47
	%301 = mul nsw i32 %299, %300
	%302 = load i64, i64* %a.stride.4
	%303 = mul nsw i64 %197, %302
	%304 = load i32*, i32** %a.origin.2
	%305 = getelementptr i32, i32* %304, i64 %303
	%306 = getelementptr i32, i32* %305, i64 %297
	store i32 %301, i32* %306, !alias.scope !19, !noalias !20, !llvm.access.group !47
	br label %latch.84

latch.84:
	%307 = add nsw i64 %297, 1
	%308 = icmp slt i64 %297, %209
	br i1 %308, label %do.83, label %done.85, !llvm.loop !50

done.85:
	%309 = trunc i64 %307 to i32
	store i32 %309, i32* %i.15
	br label %enddo.86

enddo.86:
	%310 = load i64, i64* %"a%start1.19"
	%311 = icmp sgt i64 1, %310
	%312 = select i1 %311, i64 1, i64 %310
	%313 = load i32, i32* %n.44, !alias.scope !11, !noalias !12
	%314 = sext i32 %313 to i64
	%315 = sub nsw i64 %197, 1
	%316 = icmp slt i64 %314, %315
	%317 = select i1 %316, i64 %314, i64 %315
	%318 = load i64, i64* %"a%block1.20"
	%319 = load i64, i64* %"a%start1.19"
	%320 = add nsw i64 %318, %319
	%321 = sub nsw i64 %320, 1
	%322 = icmp slt i64 %317, %321
	%323 = select i1 %322, i64 %317, i64 %321
	%324 = trunc i64 %312 to i32
	store i32 %324, i32* %i.15
	%325 = icmp sle i64 %312, %323
	br i1 %325, label %do.87, label %enddo.90

do.87:
	%326 = phi i64 [ %312, %enddo.86 ], [ %335, %latch.88 ]
	%327 = trunc i64 %326 to i32
	store i32 %327, i32* %i.15, !llvm.access.group !51
	%328 = load i32, i32* %i.15, !llvm.access.group !51
	%329 = sub nsw i32 0, %328
	%330 = load i64, i64* %a.stride.4
	%331 = mul nsw i64 %197, %330
	%332 = load i32*, i32** %a.origin.2
	%333 = getelementptr i32, i32* %332, i64 %331
	%334 = getelementptr i32, i32* %333, i64 %326
	store i32 %329, i32* %334, !alias.scope !19, !noalias !20, !llvm.access.group !51
	br label %latch.88

latch.88:
	%335 = add nsw i64 %326, 1
	%336 = icmp slt i64 %326, %323
	br i1 %336, label %do.87, label %done.89, !llvm.loop !54

done.89:
	%337 = trunc i64 %335 to i32
	store i32 %337, i32* %i.15
	br label %enddo.90

enddo.90:
	%338 = load i32, i32* %lo.46, !alias.scope !15, !noalias !16
	%339 = sext i32 %338 to i64
	%340 = load i32, i32* %lo.46, !alias.scope !15, !noalias !16
	%341 = sext i32 %340 to i64
	%342 = sub nsw i64 %341, 1
	%343 = trunc i64 %339 to i32
	store i32 %343, i32* %i.15
	%344 = icmp sle i64 %339, %342
	br i1 %344, label %do.91, label %enddo.94

do.91:
	%345 = phi i64 [ %339, %enddo.90 ], [ %352, %latch.92 ]
	%346 = trunc i64 %345 to i32
	store i32 %346, i32* %i.15, !llvm.access.group !55
	%347 = load i64, i64* %a.stride.4
	%348 = mul nsw i64 %197, %347
	%349 = load i32*, i32** %a.origin.2
	%350 = getelementptr i32, i32* %349, i64 %348
	%351 = getelementptr i32, i32* %350, i64 1
	store i32 999, i32* %351, !alias.scope !19, !noalias !20, !llvm.access.group !55
	br label %latch.92

latch.92:
	%352 = add nsw i64 %345, 1
	%353 = icmp slt i64 %345, %342
	br i1 %353, label %do.91, label %done.93, !llvm.loop !58

done.93:
	%354 = trunc i64 %352 to i32
	store i32 %354, i32* %i.15
	br label %enddo.94

enddo.94:
	br label %latch.80

endif.105:
	store i32 0, i32* %trips.18
	store i32 0, i32* %"trips%part.40"
	%355 = load i32, i32* %m.45, !alias.scope !13, !noalias !14
	%356 = sext i32 %355 to i64
	%357 = trunc i64 %356 to i32
	store i32 %357, i32* %j.16
	%358 = icmp sge i64 %356, 1
	br i1 %358, label %do.127, label %enddo.130

then.106:
	%359 = load i32, i32* %n.44, !alias.scope !11, !noalias !12
	%360 = sext i32 %359 to i64
	%361 = load i32, i32* %lo.46, !alias.scope !15, !noalias !16
	%362 = sext i32 %361 to i64
	%363 = load i32, i32* %st.47, !alias.scope !17, !noalias !18
	%364 = sext i32 %363 to i64
	%365 = sub nsw i64 0, %364
	%366 = trunc i64 %360 to i32
	store i32 %366, i32* %i.15
	%367 = icmp eq i64 %365, 0
	br i1 %367, label %cold.112, label %rest.113

else.107:
	br label %endif.105

do.108:
	%368 = phi i64 [ %360, %rest.113 ], [ %375, %latch.109 ]
	%369 = phi i64 [ %381, %rest.113 ], [ %376, %latch.109 ]
	%370 = trunc i64 %368 to i32
	store i32 %370, i32* %i.15
	%371 = load i64, i64* %"b%first1.25"
	%372 = load i64, i64* %"b%last1.26"
	%373 = load i64, i64* %"b%period1.27"
	store i64 %371, i64* %"b%start1.23"
	%374 = icmp eq i64 %373, 0
	br i1 %374, label %cold.118, label %rest.119

latch.109:
	%375 = add nsw i64 %368, %365
	%376 = sub nsw i64 %369, 1
	%377 = icmp sgt i64 %376, 0
	br i1 %377, label %do.108, label %done.110, !llvm.loop !68

done.110:
	%378 = trunc i64 %375 to i32
	store i32 %378, i32* %i.15
	br label %enddo.111

enddo.111:
	br label %endif.105

cold.112:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.6 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.8, i64 0, i64 0))
	unreachable

rest.113:
	%379 = sub nsw i64 %362, %360
	%380 = add nsw i64 %379, %365
	%381 = sdiv i64 %380, %365
	%382 = icmp sgt i64 %381, 0
	br i1 %382, label %do.108, label %enddo.111

do.114:
	%383 = phi i64 [ %371, %rest.119 ], [ %393, %latch.115 ]
	%384 = phi i64 [ %398, %rest.119 ], [ %394, %latch.115 ]
	store i64 %383, i64* %"b%start1.23"
	%385 = load i64, i64* %"b%start1.23"
	%386 = icmp sge i64 %368, %385
	%387 = load i64, i64* %"b%block1.24"
	%388 = load i64, i64* %"b%start1.23"
	%389 = add nsw i64 %387, %388
	%390 = add nsw i64 %368, 1
	%391 = icmp sge i64 %389, %390
	%392 = and i1 %386, %391
	br i1 %392, label %then.121, label %else.122

latch.115:
	%393 = add nsw i64 %383, %373
	%394 = sub nsw i64 %384, 1
	%395 = icmp sgt i64 %394, 0
	br i1 %395, label %do.114, label %done.116, !llvm.loop !66

done.116:
	store i64 %393, i64* %"b%start1.23"
	br label %enddo.117

enddo.117:
	br label %latch.109

cold.118:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.7 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.8, i64 0, i64 0))
	unreachable

rest.119:
	%396 = sub nsw i64 %372, %371
	%397 = add nsw i64 %396, %373
	%398 = sdiv i64 %397, %373
	%399 = icmp sgt i64 %398, 0
	br i1 %399, label %do.114, label %enddo.117

endif.120:
	br label %latch.115

then.121:
	%400 = sub nsw i64 %368, 3
	%401 = icmp sgt i64 1, %400
	%402 = select i1 %401, i64 1, i64 %400
	%403 = load i32, i32* %m.45, !alias.scope !13, !noalias !14
	%404 = sext i32 %403 to i64
	%405 = load i32, i32* %i.15
	%406 = sdiv i32 %405, 2
	%407 = sext i32 %406 to i64
	%408 = add nsw i64 %407, 2
	%409 = icmp slt i64 %404, %408
	%410 = select i1 %409, i64 %404, i64 %408
	%411 = trunc i64 %402 to i32
	store i32 %411, i32* %j.16
	%412 = icmp sle i64 %402, %410
	br i1 %412, label %do.123, label %enddo.126

else.122:
	br label %endif.120

do.123:
	%413 = phi i64 [ %402, %then.121 ], [ %435, %latch.124 ]
	%414 = trunc i64 %413 to i32
	store i32 %414, i32* %j.16, !llvm.access.group !61
	%415 = load i64, i64* %b.stride.9
	%416 = mul nsw i64 %413, %415
	%417 = load i32*, i32** %b.origin.7
	%418 = getelementptr i32, i32* %417, i64 %416
	%419 = getelementptr i32, i32* %418, i64 %368
	%420 = load i32, i32* %419, !alias.scope !21, !noalias !22, !llvm.access.group !61
	%421 = load i64, i64* %a.stride.4
	%422 = mul nsw i64 %413, %421
	%423 = load i32*, i32** %a.origin.2
	%424 = getelementptr i32, i32* %423, i64 %422
	%425 = getelementptr i32, i32* %424, i64 %368
	%426 = load i32, i32* %425, !alias.scope !19, !noalias !20, !llvm.access.group !61
	%427 = add nsw i32 %420, %426
	%428 = load i32, i32* %j.16, !llvm.access.group !61
	%429 = add nsw i32 %427, %428
	%430 = load i64, i64* %b.stride.9
	%431 = mul nsw i64 %413, %430
	%432 = load i32*, i32** %b.origin.7
	%433 = getelementptr i32, i32* %432, i64 %431
	%434 = getelementptr i32, i32* %433, i64 %368
	store i32 %429, i32* %434, !alias.scope !21, !noalias !22, !llvm.access.group !61
	br label %latch.124

latch.124:
	%435 = add nsw i64 %413, 1
	%436 = icmp slt i64 %413, %410
	br i1 %436, label %do.123, label %done.125, !llvm.loop !64

done.125:
	%437 = trunc i64 %435 to i32
	store i32 %437, i32* %j.16
	br label %enddo.126

enddo.126:
	br label %endif.120

do.127:
	%438 = phi i64 [ %356, %endif.105 ], [ %442, %latch.128 ]
	%439 = trunc i64 %438 to i32
	store i32 %439, i32* %j.16
	%440 = load i64, i64* %"b%block1.24"
	%441 = icmp sge i64 %440, 1
	br i1 %441, label %then.132, label %else.133

latch.128:
	%442 = add nsw i64 %438, -1
	%443 = icmp sgt i64 %438, 1
	br i1 %443, label %do.127, label %done.129, !llvm.loop !72

done.129:
	%444 = trunc i64 %442 to i32
	store i32 %444, i32* %j.16
	br label %enddo.130

enddo.130:
	%445 = load i32, i32* %"trips%part.40"
	store i32 %445, i32* %temporary.150
	%446 = bitcast i32* %temporary.150 to i8*
	call void @hpf_reduce(i8* %446, i32 1, i32 0, i32 0, i8* bitcast (%hpf_pos* @.pos.10 to i8*))
	%447 = load i32, i32* %temporary.150
	store i32 %447, i32* %"trips%part.40"
	%448 = load i32, i32* %trips.18
	%449 = load i32, i32* %"trips%part.40"
	%450 = add nsw i32 %448, %449
	store i32 %450, i32* %trips.18
	store i32 0, i32* %s.17
	call void @hpf_indirect_begin(i8* bitcast (%hpf_indirect* @indirect.1 to i8*))
	%451 = load i64, i64* %"a%start2.21"
	%452 = sub nsw i64 %451, 1
	%453 = sdiv i64 %452, 3
	%454 = srem i64 %452, 3
	%455 = icmp sgt i64 %454, 0
	%456 = add nsw i64 %453, 1
	%457 = select i1 %455, i64 %456, i64 %453
	%458 = icmp sgt i64 0, %457
	%459 = select i1 %458, i64 0, i64 %457
	%460 = mul nsw i64 3, %459
	%461 = add nsw i64 1, %460
	%462 = load i32, i32* %m.45, !alias.scope !13, !noalias !14
	%463 = sext i32 %462 to i64
	%464 = load i64, i64* %"a%block2.22"
	%465 = load i64, i64* %"a%start2.21"
	%466 = add nsw i64 %464, %465
	%467 = sub nsw i64 %466, 1
	%468 = icmp slt i64 %463, %467
	%469 = select i1 %468, i64 %463, i64 %467
	%470 = trunc i64 %461 to i32
	store i32 %470, i32* %"j%see.39"
	%471 = icmp sle i64 %461, %469
	br i1 %471, label %do.151, label %enddo.154

endif.131:
	br label %latch.128

then.132:
	%472 = load i32*, i32** %len.origin.12
	%473 = getelementptr i32, i32* %472, i64 %438
	%474 = load i32, i32* %473, !alias.scope !23, !noalias !24
	%475 = sext i32 %474 to i64
	%476 = load i32, i32* %n.44, !alias.scope !11, !noalias !12
	%477 = sext i32 %476 to i64
	%478 = load i32, i32* %st.47, !alias.scope !17, !noalias !18
	%479 = sext i32 %478 to i64
	%480 = trunc i64 %475 to i32
	store i32 %480, i32* %i.15
	%481 = icmp eq i64 %479, 0
	br i1 %481, label %cold.138, label %rest.139

else.133:
	br label %endif.131

do.134:
	%482 = phi i64 [ %475, %rest.139 ], [ %489, %latch.135 ]
	%483 = phi i64 [ %495, %rest.139 ], [ %490, %latch.135 ]
	%484 = trunc i64 %482 to i32
	store i32 %484, i32* %i.15
	%485 = load i64, i64* %"b%first1.25"
	%486 = sub nsw i64 %482, %485
	%487 = load i64, i64* %"b%period1.27"
	%488 = icmp eq i64 %487, 0
	br i1 %488, label %cold.143, label %rest.144

latch.135:
	%489 = add nsw i64 %482, %479
	%490 = sub nsw i64 %483, 1
	%491 = icmp sgt i64 %490, 0
	br i1 %491, label %do.134, label %done.136, !llvm.loop !70

done.136:
	%492 = trunc i64 %489 to i32
	store i32 %492, i32* %i.15
	br label %enddo.137

enddo.137:
	br label %endif.131

cold.138:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.8 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.8, i64 0, i64 0))
	unreachable

rest.139:
	%493 = sub nsw i64 %477, %475
	%494 = add nsw i64 %493, %479
	%495 = sdiv i64 %494, %479
	%496 = icmp sgt i64 %495, 0
	br i1 %496, label %do.134, label %enddo.137

endif.140:
	%497 = load i64, i64* %"b%first1.25"
	%498 = sub nsw i64 %482, %497
	%499 = load i64, i64* %"b%period1.27"
	%500 = icmp eq i64 %499, 0
	br i1 %500, label %cold.148, label %rest.149

then.141:
	%501 = load i64, i64* %b.stride.9
	%502 = mul nsw i64 %438, %501
	%503 = load i32*, i32** %b.origin.7
	%504 = getelementptr i32, i32* %503, i64 %502
	%505 = getelementptr i32, i32* %504, i64 %482
	%506 = load i32, i32* %505, !alias.scope !21, !noalias !22
	%507 = add nsw i32 %506, 1
	%508 = load i64, i64* %b.stride.9
	%509 = mul nsw i64 %438, %508
	%510 = load i32*, i32** %b.origin.7
	%511 = getelementptr i32, i32* %510, i64 %509
	%512 = getelementptr i32, i32* %511, i64 %482
	store i32 %507, i32* %512, !alias.scope !21, !noalias !22
	br label %endif.140

else.142:
	br label %endif.140

cold.143:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.9 to i8*), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.text.10, i64 0, i64 0))
	unreachable

rest.144:
	%513 = srem i64 %486, %487
	%514 = xor i64 %513, %487
	%515 = icmp slt i64 %514, 0
	%516 = icmp ne i64 %513, 0
	%517 = and i1 %515, %516
	%518 = add nsw i64 %513, %487
	%519 = select i1 %517, i64 %518, i64 %513
	%520 = load i64, i64* %"b%block1.24"
	%521 = icmp slt i64 %519, %520
	br i1 %521, label %then.141, label %else.142

endif.145:
	br label %latch.135

then.146:
	%522 = load i32, i32* %"trips%part.40"
	%523 = add nsw i32 %522, 1
	store i32 %523, i32* %"trips%part.40"
	br label %endif.145

else.147:
	br label %endif.145

cold.148:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.10 to i8*), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.text.10, i64 0, i64 0))
	unreachable

rest.149:
	%524 = srem i64 %498, %499
	%525 = xor i64 %524, %499
	%526 = icmp slt i64 %525, 0
	%527 = icmp ne i64 %524, 0
	%528 = and i1 %526, %527
	%529 = add nsw i64 %524, %499
	%530 = select i1 %528, i64 %529, i64 %524
	%531 = load i64, i64* %"b%block1.24"
	%532 = icmp slt i64 %530, %531
	br i1 %532, label %then.146, label %else.147

do.151:
	%533 = phi i64 [ %461, %enddo.130 ], [ %559, %latch.152 ]
	%534 = trunc i64 %533 to i32
	store i32 %534, i32* %"j%see.39", !llvm.access.group !73
	%535 = load i64, i64* %"a%start1.19", !llvm.access.group !73
	%536 = sdiv i64 %535, 2
	%537 = srem i64 %535, 2
	%538 = icmp sgt i64 %537, 0
	%539 = add nsw i64 %536, 1
	%540 = select i1 %538, i64 %539, i64 %536
	%541 = icmp sgt i64 1, %540
	%542 = select i1 %541, i64 1, i64 %540
	%543 = load i32, i32* %n.44, !alias.scope !11, !noalias !12, !llvm.access.group !73
	%544 = sdiv i32 %543, 2
	%545 = sext i32 %544 to i64
	%546 = load i64, i64* %"a%block1.20", !llvm.access.group !73
	%547 = load i64, i64* %"a%start1.19", !llvm.access.group !73
	%548 = add nsw i64 %546, %547
	%549 = sub nsw i64 %548, 1
	%550 = sdiv i64 %549, 2
	%551 = srem i64 %549, 2
	%552 = icmp slt i64 %551, 0
	%553 = sub nsw i64 %550, 1
	%554 = select i1 %552, i64 %553, i64 %550
	%555 = icmp slt i64 %545, %554
	%556 = select i1 %555, i64 %545, i64 %554
	%557 = trunc i64 %542 to i32
	store i32 %557, i32* %"i%see.38", !llvm.access.group !73
	%558 = icmp sle i64 %542, %556
	br i1 %558, label %do.155, label %enddo.158

latch.152:
	%559 = add nsw i64 %533, 3
	%560 = icmp sle i64 %559, %469
	br i1 %560, label %do.151, label %done.153, !llvm.loop !81

done.153:
	%561 = trunc i64 %559 to i32
	store i32 %561, i32* %"j%see.39"
	br label %enddo.154

enddo.154:
	call void @hpf_indirect_end(i8* bitcast (%hpf_indirect* @indirect.1 to i8*))
	%562 = load i64, i64* %"b%b%1.10"
	%563 = load i64, i64* %"b%b%2.11"
	%564 = load i32, i32* %m.45, !alias.scope !13, !noalias !14
	%565 = sext i32 %564 to i64
	%566 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.161, i32 0, i32 0
	store i64 %562, i64* %566
	%567 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.161, i32 0, i32 1
	store i64 %563, i64* %567
	%568 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.161, i32 0, i32 2
	store i64 %565, i64* %568
	%569 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.161, i32 0, i32 0
	%570 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.160, i32 0, i32 0
	store i64* %569, i64** %570
	%571 = bitcast [1 x i64*]* %params.160 to i8*
	call void @hpf_exchange_run(i8* bitcast ([1 x %hpf_exchange*]* @21 to i8*), i8* %571, i32 1)
	call void @hpf_indirect_gather(i8* bitcast (%hpf_indirect* @indirect.1 to i8*))
	store i32 0, i32* %"s%part.41"
	%572 = load i32, i32* %m.45, !alias.scope !13, !noalias !14
	%573 = sext i32 %572 to i64
	store i32 1, i32* %j.16
	%574 = icmp sle i64 1, %573
	br i1 %574, label %do.162, label %enddo.165

do.155:
	%575 = phi i64 [ %542, %do.151 ], [ %586, %latch.156 ]
	%576 = trunc i64 %575 to i32
	store i32 %576, i32* %"i%see.38", !llvm.access.group !75
	%577 = mul nsw i64 2, %575
	%578 = sub nsw i64 %577, 1
	%579 = sub nsw i64 %533, 2
	%580 = icmp sgt i64 1, %579
	%581 = select i1 %580, i64 1, i64 %579
	%582 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.159, i32 0, i32 0
	store i64 %578, i64* %582
	%583 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.159, i32 0, i32 1
	store i64 %581, i64* %583
	%584 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.159, i32 0, i32 0
	%585 = bitcast i64* %584 to i8*
	call void @hpf_indirect_note(i8* bitcast (%hpf_indirect* @indirect.1 to i8*), i8* %585)
	br label %latch.156

latch.156:
	%586 = add nsw i64 %575, 1
	%587 = icmp slt i64 %575, %556
	br i1 %587, label %do.155, label %done.157, !llvm.loop !78

done.157:
	%588 = trunc i64 %586 to i32
	store i32 %588, i32* %"i%see.38", !llvm.access.group !73
	br label %enddo.158

enddo.158:
	br label %latch.152

do.162:
	%589 = phi i64 [ 1, %enddo.154 ], [ %595, %latch.163 ]
	%590 = trunc i64 %589 to i32
	store i32 %590, i32* %j.16
	%591 = load i32, i32* %n.44, !alias.scope !11, !noalias !12
	%592 = sdiv i32 %591, 2
	%593 = sext i32 %592 to i64
	store i32 1, i32* %i.15
	%594 = icmp sle i64 1, %593
	br i1 %594, label %do.166, label %enddo.169

latch.163:
	%595 = add nsw i64 %589, 3
	%596 = icmp sle i64 %595, %573
	br i1 %596, label %do.162, label %done.164, !llvm.loop !85

done.164:
	%597 = trunc i64 %595 to i32
	store i32 %597, i32* %j.16
	br label %enddo.165

enddo.165:
	%598 = load i32, i32* %"s%part.41"
	store i32 %598, i32* %temporary.180
	%599 = bitcast i32* %temporary.180 to i8*
	call void @hpf_reduce(i8* %599, i32 1, i32 0, i32 0, i8* bitcast (%hpf_pos* @.pos.11 to i8*))
	%600 = load i32, i32* %temporary.180
	store i32 %600, i32* %"s%part.41"
	%601 = load i32, i32* %s.17
	%602 = load i32, i32* %"s%part.41"
	%603 = add nsw i32 %601, %602
	store i32 %603, i32* %s.17
	store i32 0, i32* %"s%1.34"
	store i32 0, i32* %"s%1%part.42"
	%604 = load i64, i64* %"a%start2.21"
	%605 = icmp sgt i64 1, %604
	%606 = select i1 %605, i64 1, i64 %604
	%607 = load i64, i64* %"a%b%2.6"
	%608 = load i64, i64* %"a%block2.22"
	%609 = load i64, i64* %"a%start2.21"
	%610 = add nsw i64 %608, %609
	%611 = sub nsw i64 %610, 1
	%612 = icmp slt i64 %607, %611
	%613 = select i1 %612, i64 %607, i64 %611
	store i64 %606, i64* %"i%6.33"
	%614 = icmp sle i64 %606, %613
	br i1 %614, label %do.181, label %enddo.184

do.166:
	%615 = phi i64 [ 1, %do.162 ], [ %636, %latch.167 ]
	%616 = trunc i64 %615 to i32
	store i32 %616, i32* %i.15
	%617 = load i64, i64* %"a%start2.21"
	%618 = icmp sge i64 %589, %617
	%619 = load i64, i64* %"a%block2.22"
	%620 = load i64, i64* %"a%start2.21"
	%621 = add nsw i64 %619, %620
	%622 = add nsw i64 %589, 1
	%623 = icmp sge i64 %621, %622
	%624 = and i1 %618, %623
	%625 = mul nsw i64 2, %615
	%626 = load i64, i64* %"a%start1.19"
	%627 = icmp sge i64 %625, %626
	%628 = and i1 %624, %627
	%629 = load i64, i64* %"a%block1.20"
	%630 = load i64, i64* %"a%start1.19"
	%631 = add nsw i64 %629, %630
	%632 = mul nsw i64 2, %615
	%633 = add nsw i64 %632, 1
	%634 = icmp sge i64 %631, %633
	%635 = and i1 %628, %634
	br i1 %635, label %then.171, label %else.172

latch.167:
	%636 = add nsw i64 %615, 1
	%637 = icmp slt i64 %615, %593
	br i1 %637, label %do.166, label %done.168, !llvm.loop !83

done.168:
	%638 = trunc i64 %636 to i32
	store i32 %638, i32* %i.15
	br label %enddo.169

enddo.169:
	br label %latch.163

endif.170:
	%639 = load i32, i32* %i.15
	%640 = load i32, i32* %lo.46, !alias.scope !15, !noalias !16
	%641 = mul nsw i32 3, %640
	%642 = icmp eq i32 %639, %641
	br i1 %642, label %then.174, label %else.175

then.171:
	%643 = load i64, i64* %b.stride.9
	%644 = mul nsw i64 %589, %643
	%645 = load i32*, i32** %b.origin.7
	%646 = getelementptr i32, i32* %645, i64 %644
	%647 = getelementptr i32, i32* %646, i64 %615
	%648 = load i32, i32* %647, !alias.scope !21, !noalias !22
	%649 = mul nsw i64 2, %615
	%650 = sub nsw i64 %649, 1
	%651 = sub nsw i64 %589, 2
	%652 = icmp sgt i64 1, %651
	%653 = select i1 %652, i64 1, i64 %651
	%654 = load i64, i64* %a.stride.4
	%655 = mul nsw i64 %653, %654
	%656 = load i32*, i32** %a.origin.2
	%657 = getelementptr i32, i32* %656, i64 %655
	%658 = getelementptr i32, i32* %657, i64 %650
	%659 = load i32, i32* %658, !alias.scope !19, !noalias !20
	%660 = add nsw i32 %648, %659
	%661 = mul nsw i64 2, %615
	%662 = load i64, i64* %a.stride.4
	%663 = mul nsw i64 %589, %662
	%664 = load i32*, i32** %a.origin.2
	%665 = getelementptr i32, i32* %664, i64 %663
	%666 = getelementptr i32, i32* %665, i64 %661
	store i32 %660, i32* %666, !alias.scope !19, !noalias !20
	br label %endif.170

else.172:
	br label %endif.170

endif.173:
	%667 = load i32, i32* %m.45, !alias.scope !13, !noalias !14
	%668 = sext i32 %667 to i64
	%669 = add nsw i64 %668, 1
	%670 = load i64, i64* %"a%start2.21"
	%671 = add nsw i64 %670, %589
	%672 = icmp sge i64 %669, %671
	%673 = load i64, i64* %"a%block2.22"
	%674 = load i64, i64* %"a%start2.21"
	%675 = add nsw i64 %673, %674
	%676 = add nsw i64 %675, %589
	%677 = load i32, i32* %m.45, !alias.scope !13, !noalias !14
	%678 = sext i32 %677 to i64
	%679 = add nsw i64 %678, 2
	%680 = icmp sge i64 %676, %679
	%681 = and i1 %672, %680
	%682 = load i32, i32* %n.44, !alias.scope !11, !noalias !12
	%683 = sext i32 %682 to i64
	%684 = add nsw i64 %683, 1
	%685 = load i64, i64* %"a%start1.19"
	%686 = add nsw i64 %685, %615
	%687 = icmp sge i64 %684, %686
	%688 = and i1 %681, %687
	%689 = load i64, i64* %"a%block1.20"
	%690 = load i64, i64* %"a%start1.19"
	%691 = add nsw i64 %689, %690
	%692 = add nsw i64 %691, %615
	%693 = load i32, i32* %n.44, !alias.scope !11, !noalias !12
	%694 = sext i32 %693 to i64
	%695 = add nsw i64 %694, 2
	%696 = icmp sge i64 %692, %695
	%697 = and i1 %688, %696
	br i1 %697, label %then.178, label %else.179

then.174:
	br label %enddo.169

else.175:
	br label %endif.173

after.176:
	br label %endif.173

endif.177:
	br label %latch.167

then.178:
	%698 = load i32, i32* %"s%part.41"
	%699 = load i32, i32* %n.44, !alias.scope !11, !noalias !12
	%700 = sext i32 %699 to i64
	%701 = add nsw i64 %700, 1
	%702 = sub nsw i64 %701, %615
	%703 = load i32, i32* %m.45, !alias.scope !13, !noalias !14
	%704 = sext i32 %703 to i64
	%705 = add nsw i64 %704, 1
	%706 = sub nsw i64 %705, %589
	%707 = load i64, i64* %a.stride.4
	%708 = mul nsw i64 %706, %707
	%709 = load i32*, i32** %a.origin.2
	%710 = getelementptr i32, i32* %709, i64 %708
	%711 = getelementptr i32, i32* %710, i64 %702
	%712 = load i32, i32* %711, !alias.scope !19, !noalias !20
	%713 = add nsw i32 %698, %712
	store i32 %713, i32* %"s%part.41"
	br label %endif.177

else.179:
	br label %endif.177

do.181:
	%714 = phi i64 [ %606, %enddo.165 ], [ %726, %latch.182 ]
	store i64 %714, i64* %"i%6.33", !llvm.access.group !86
	%715 = load i64, i64* %"a%start1.19", !llvm.access.group !86
	%716 = icmp sgt i64 1, %715
	%717 = select i1 %716, i64 1, i64 %715
	%718 = load i64, i64* %"a%b%1.5", !llvm.access.group !86
	%719 = load i64, i64* %"a%block1.20", !llvm.access.group !86
	%720 = load i64, i64* %"a%start1.19", !llvm.access.group !86
	%721 = add nsw i64 %719, %720
	%722 = sub nsw i64 %721, 1
	%723 = icmp slt i64 %718, %722
	%724 = select i1 %723, i64 %718, i64 %722
	store i64 %717, i64* %"i%5.32", !llvm.access.group !86
	%725 = icmp sle i64 %717, %724
	br i1 %725, label %do.185, label %enddo.188

latch.182:
	%726 = add nsw i64 %714, 1
	%727 = icmp slt i64 %714, %613
	br i1 %727, label %do.181, label %done.183, !llvm.loop !97

done.183:
	store i64 %726, i64* %"i%6.33"
	br label %enddo.184

enddo.184:
	%728 = load i32, i32* %"s%1%part.42"
	store i32 %728, i32* %temporary.189
	%729 = bitcast i32* %temporary.189 to i8*
	call void @hpf_reduce(i8* %729, i32 1, i32 0, i32 0, i8* bitcast (%hpf_pos* @.pos.12 to i8*))
	%730 = load i32, i32* %temporary.189
	store i32 %730, i32* %"s%1%part.42"
	%731 = load i32, i32* %"s%1.34"
	%732 = load i32, i32* %"s%1%part.42"
	%733 = add nsw i32 %731, %732
	store i32 %733, i32* %"s%1.34"
	store i32 0, i32* %"s%2.37"
	store i32 0, i32* %"s%2%part.43"
	%734 = load i64, i64* %"b%b%2.11"
	store i64 1, i64* %"i%8.36"
	%735 = icmp sle i64 1, %734
	br i1 %735, label %do.190, label %enddo.193

do.185:
	%736 = phi i64 [ %717, %do.181 ], [ %745, %latch.186 ]
	store i64 %736, i64* %"i%5.32", !llvm.access.group !88
	%737 = load i32, i32* %"s%1%part.42", !llvm.access.group !89
	%738 = load i64, i64* %a.stride.4
	%739 = mul nsw i64 %714, %738
	%740 = load i32*, i32** %a.origin.2
	%741 = getelementptr i32, i32* %740, i64 %739
	%742 = getelementptr i32, i32* %741, i64 %736
	%743 = load i32, i32* %742, !alias.scope !19, !noalias !20, !llvm.access.group !90
	%744 = add nsw i32 %737, %743
	store i32 %744, i32* %"s%1%part.42", !llvm.access.group !91
	br label %latch.186

latch.186:
	%745 = add nsw i64 %736, 1
	%746 = icmp slt i64 %736, %724
	br i1 %746, label %do.185, label %done.187, !llvm.loop !94

done.187:
	store i64 %745, i64* %"i%5.32", !llvm.access.group !86
	br label %enddo.188

enddo.188:
	br label %latch.182

do.190:
	%747 = phi i64 [ 1, %enddo.184 ], [ %752, %latch.191 ]
	store i64 %747, i64* %"i%8.36"
	%748 = load i64, i64* %"b%first1.25"
	%749 = load i64, i64* %"b%last1.26"
	%750 = load i64, i64* %"b%period1.27"
	store i64 %748, i64* %"b%start1.23"
	%751 = icmp eq i64 %750, 0
	br i1 %751, label %cold.198, label %rest.199

latch.191:
	%752 = add nsw i64 %747, 1
	%753 = icmp slt i64 %747, %734
	br i1 %753, label %do.190, label %done.192, !llvm.loop !105

done.192:
	store i64 %752, i64* %"i%8.36"
	br label %enddo.193

enddo.193:
	%754 = load i32, i32* %"s%2%part.43"
	store i32 %754, i32* %temporary.204
	%755 = bitcast i32* %temporary.204 to i8*
	call void @hpf_reduce(i8* %755, i32 1, i32 0, i32 0, i8* bitcast (%hpf_pos* @.pos.14 to i8*))
	%756 = load i32, i32* %temporary.204
	store i32 %756, i32* %"s%2%part.43"
	%757 = load i32, i32* %"s%2.37"
	%758 = load i32, i32* %"s%2%part.43"
	%759 = add nsw i32 %757, %758
	store i32 %759, i32* %"s%2.37"
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.15 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.2, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%760 = load i32, i32* %n.44, !alias.scope !11, !noalias !12
	store i32 %760, i32* %temporary.205
	%761 = bitcast i32* %temporary.205 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %761, i64 4)
	%762 = load i32, i32* %m.45, !alias.scope !13, !noalias !14
	store i32 %762, i32* %temporary.206
	%763 = bitcast i32* %temporary.206 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %763, i64 4)
	%764 = load i32, i32* %s.17
	store i32 %764, i32* %temporary.207
	%765 = bitcast i32* %temporary.207 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %765, i64 4)
	%766 = load i32, i32* %trips.18
	store i32 %766, i32* %temporary.208
	%767 = bitcast i32* %temporary.208 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %767, i64 4)
	%768 = load i32, i32* %"s%1.34"
	store i32 %768, i32* %temporary.209
	%769 = bitcast i32* %temporary.209 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %769, i64 4)
	%770 = load i32, i32* %"s%2.37"
	store i32 %770, i32* %temporary.210
	%771 = bitcast i32* %temporary.210 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %771, i64 4)
	%772 = call i32 @hpf_io_end()
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.16 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.2, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%773 = load i64, i64* %"a%b%1.5"
	%774 = sub nsw i64 %773, 1
	%775 = add nsw i64 %774, 1
	%776 = icmp sgt i64 %775, 0
	%777 = select i1 %776, i64 %775, i64 0
	%778 = load i32, i32* %m.45, !alias.scope !13, !noalias !14
	%779 = add nsw i32 %778, 1
	%780 = sdiv i32 %779, 2
	%781 = sext i32 %780 to i64
	%782 = load i32, i32* %m.45, !alias.scope !13, !noalias !14
	%783 = add nsw i32 %782, 1
	%784 = sdiv i32 %783, 2
	%785 = sext i32 %784 to i64
	%786 = sub nsw i64 %785, %781
	%787 = add nsw i64 %786, 1
	%788 = icmp sgt i64 %787, 0
	%789 = select i1 %788, i64 %787, i64 0
	%790 = mul nsw i64 %777, %789
	%791 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.211, i32 0, i32 0
	store i64 1, i64* %791
	%792 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.211, i32 0, i32 1
	store i64 %781, i64* %792
	%793 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.211, i32 0, i32 0
	%794 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.212, i32 0, i32 0
	store i64 %773, i64* %794
	%795 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.212, i32 0, i32 1
	store i64 %785, i64* %795
	%796 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.212, i32 0, i32 0
	%797 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.213, i32 0, i32 0
	store i64 1, i64* %797
	%798 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.213, i32 0, i32 1
	store i64 1, i64* %798
	%799 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.213, i32 0, i32 0
	%800 = bitcast i64* %793 to i8*
	%801 = bitcast i64* %796 to i8*
	%802 = bitcast i64* %799 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.a to i8*), i8* %800, i8* %801, i8* %802, i32 1, i32 4)
	%803 = load i32, i32* %n.44, !alias.scope !11, !noalias !12
	%804 = sdiv i32 %803, 2
	%805 = sext i32 %804 to i64
	%806 = add nsw i64 %805, 1
	%807 = load i32, i32* %n.44, !alias.scope !11, !noalias !12
	%808 = sdiv i32 %807, 2
	%809 = sext i32 %808 to i64
	%810 = add nsw i64 %809, 1
	%811 = sub nsw i64 %810, %806
	%812 = add nsw i64 %811, 1
	%813 = icmp sgt i64 %812, 0
	%814 = select i1 %813, i64 %812, i64 0
	%815 = load i64, i64* %"b%b%2.11"
	%816 = sub nsw i64 %815, 1
	%817 = add nsw i64 %816, 1
	%818 = icmp sgt i64 %817, 0
	%819 = select i1 %818, i64 %817, i64 0
	%820 = mul nsw i64 %814, %819
	%821 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.214, i32 0, i32 0
	store i64 %806, i64* %821
	%822 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.214, i32 0, i32 1
	store i64 1, i64* %822
	%823 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.214, i32 0, i32 0
	%824 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.215, i32 0, i32 0
	store i64 %810, i64* %824
	%825 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.215, i32 0, i32 1
	store i64 %815, i64* %825
	%826 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.215, i32 0, i32 0
	%827 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.216, i32 0, i32 0
	store i64 1, i64* %827
	%828 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.216, i32 0, i32 1
	store i64 1, i64* %828
	%829 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.216, i32 0, i32 0
	%830 = bitcast i64* %823 to i8*
	%831 = bitcast i64* %826 to i8*
	%832 = bitcast i64* %829 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.b to i8*), i8* %830, i8* %831, i8* %832, i32 1, i32 4)
	%833 = call i32 @hpf_io_end()
	br label %return.1

do.194:
	%834 = phi i64 [ %748, %rest.199 ], [ %845, %latch.195 ]
	%835 = phi i64 [ %850, %rest.199 ], [ %846, %latch.195 ]
	store i64 %834, i64* %"b%start1.23"
	%836 = icmp sgt i64 1, %834
	%837 = select i1 %836, i64 1, i64 %834
	%838 = load i64, i64* %"b%b%1.10"
	%839 = load i64, i64* %"b%block1.24"
	%840 = add nsw i64 %839, %834
	%841 = sub nsw i64 %840, 1
	%842 = icmp slt i64 %838, %841
	%843 = select i1 %842, i64 %838, i64 %841
	store i64 %837, i64* %"i%7.35"
	%844 = icmp sle i64 %837, %843
	br i1 %844, label %do.200, label %enddo.203

latch.195:
	%845 = add nsw i64 %834, %750
	%846 = sub nsw i64 %835, 1
	%847 = icmp sgt i64 %846, 0
	br i1 %847, label %do.194, label %done.196, !llvm.loop !103

done.196:
	store i64 %845, i64* %"b%start1.23"
	br label %enddo.197

enddo.197:
	br label %latch.191

cold.198:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.13 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.8, i64 0, i64 0))
	unreachable

rest.199:
	%848 = sub nsw i64 %749, %748
	%849 = add nsw i64 %848, %750
	%850 = sdiv i64 %849, %750
	%851 = icmp sgt i64 %850, 0
	br i1 %851, label %do.194, label %enddo.197

do.200:
	%852 = phi i64 [ %837, %do.194 ], [ %861, %latch.201 ]
	store i64 %852, i64* %"i%7.35", !llvm.access.group !98
	%853 = load i32, i32* %"s%2%part.43", !llvm.access.group !98
	%854 = load i64, i64* %b.stride.9
	%855 = mul nsw i64 %747, %854
	%856 = load i32*, i32** %b.origin.7
	%857 = getelementptr i32, i32* %856, i64 %855
	%858 = getelementptr i32, i32* %857, i64 %852
	%859 = load i32, i32* %858, !alias.scope !21, !noalias !22, !llvm.access.group !98
	%860 = add nsw i32 %853, %859
	store i32 %860, i32* %"s%2%part.43", !llvm.access.group !98
	br label %latch.201

latch.201:
	%861 = add nsw i64 %852, 1
	%862 = icmp slt i64 %852, %843
	br i1 %862, label %do.200, label %done.202, !llvm.loop !101

done.202:
	store i64 %861, i64* %"i%7.35"
	br label %enddo.203

enddo.203:
	br label %latch.195

destroy.217:
	call void @hpf_array_destroy(i8* bitcast (%hpf_array* @array.a to i8*))
	br label %destroyed.218

destroyed.218:
	%863 = getelementptr inbounds %hpf_array, %hpf_array* @array.b, i32 0, i32 16
	%864 = load i8*, i8** %863
	%865 = icmp ne i8* %864, null
	br i1 %865, label %destroy.219, label %destroyed.220

destroy.219:
	call void @hpf_array_destroy(i8* bitcast (%hpf_array* @array.b to i8*))
	br label %destroyed.220

destroyed.220:
	%866 = getelementptr inbounds %hpf_array, %hpf_array* @array.len, i32 0, i32 16
	%867 = load i8*, i8** %866
	%868 = icmp ne i8* %867, null
	br i1 %868, label %destroy.221, label %destroyed.222

destroy.221:
	call void @hpf_array_destroy(i8* bitcast (%hpf_array* @array.len to i8*))
	br label %destroyed.222

destroyed.222:
	ret void
}

define i32 @main(i32 %argc, i8** %argv) nounwind "prefer-vector-width"="256" {
entry:
	%n.1 = alloca i32
	%m.2 = alloca i32
	%lo.3 = alloca i32
	%st.4 = alloca i32
	%k.5 = alloca i32
	%temporary.10 = alloca i32
	%temporary.11 = alloca i32
	%temporary.12 = alloca i32
	%temporary.13 = alloca i32
	%temporary.14 = alloca i32
	%temporary.15 = alloca i32
	%temporary.16 = alloca i32
	%temporary.17 = alloca i32
	br label %start

start:
	%0 = bitcast i8** %argv to i8*
	call void @hpf_main_begin(i32 %argc, i8* %0)
	store i32 zeroinitializer, i32* %n.1
	store i32 zeroinitializer, i32* %m.2
	store i32 zeroinitializer, i32* %lo.3
	store i32 zeroinitializer, i32* %st.4
	store i32 zeroinitializer, i32* %k.5
	store i32 1, i32* %k.5
	%1 = icmp sle i64 1, 3
	br i1 %1, label %do.6, label %enddo.9

do.6:
	%2 = phi i64 [ 1, %start ], [ %21, %latch.7 ]
	%3 = trunc i64 %2 to i32
	store i32 %3, i32* %k.5
	call void @hpf_io_begin(i32 0, i32 0, i8* bitcast (%hpf_pos* @.pos.0 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.2, i64 0, i64 0), i64 5)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%4 = load i32, i32* %n.1
	store i32 %4, i32* %temporary.10
	%5 = bitcast i32* %temporary.10 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %5, i64 4)
	%6 = load i32, i32* %temporary.10
	store i32 %6, i32* %n.1
	%7 = load i32, i32* %m.2
	store i32 %7, i32* %temporary.11
	%8 = bitcast i32* %temporary.11 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %8, i64 4)
	%9 = load i32, i32* %temporary.11
	store i32 %9, i32* %m.2
	%10 = load i32, i32* %lo.3
	store i32 %10, i32* %temporary.12
	%11 = bitcast i32* %temporary.12 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %11, i64 4)
	%12 = load i32, i32* %temporary.12
	store i32 %12, i32* %lo.3
	%13 = load i32, i32* %st.4
	store i32 %13, i32* %temporary.13
	%14 = bitcast i32* %temporary.13 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %14, i64 4)
	%15 = load i32, i32* %temporary.13
	store i32 %15, i32* %st.4
	%16 = call i32 @hpf_io_end()
	%17 = load i32, i32* %n.1
	store i32 %17, i32* %temporary.14
	%18 = load i32, i32* %m.2
	store i32 %18, i32* %temporary.15
	%19 = load i32, i32* %lo.3
	store i32 %19, i32* %temporary.16
	%20 = load i32, i32* %st.4
	store i32 %20, i32* %temporary.17
	call void @work.triangular_symbolic(i32* %temporary.14, i32* %temporary.15, i32* %temporary.16, i32* %temporary.17)
	br label %latch.7

latch.7:
	%21 = add nsw i64 %2, 1
	%22 = icmp slt i64 %2, 3
	br i1 %22, label %do.6, label %done.8, !llvm.loop !2

done.8:
	%23 = trunc i64 %21 to i32
	store i32 %23, i32* %k.5
	br label %enddo.9

enddo.9:
	call void @hpf_main_end()
	ret i32 0
}

declare void @hpf_main_begin(i32 %0, i8* %1) nounwind

declare void @hpf_io_begin(i32 %0, i32 %1, i8* %2) nounwind

declare void @hpf_io_number(i8* %0, i64 %1) nounwind

declare void @hpf_io_list_directed() nounwind

declare void @hpf_io_start() nounwind

declare void @hpf_io_item(i32 %0, i32 %1, i8* %2, i64 %3) nounwind

declare i32 @hpf_io_end() nounwind

declare void @hpf_main_end() nounwind

declare void @hpf_layout_init(i8* %0, i8* %1) nounwind

declare void @hpf_array_create(i8* %0, i8* %1) nounwind

declare void @hpf_fail(i8* %0, i8* %1) nounwind noreturn cold

define internal i32 @sections.1(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"a%b%1.1" = alloca i64
	%"a%b%2.2" = alloca i64
	%m.3 = alloca i32
	%"a%start1.4" = alloca i64
	%"a%block1.5" = alloca i64
	%"a%start2.6" = alloca i64
	%"a%block2.7" = alloca i64
	%"b%start1.8" = alloca i64
	%"b%block1.9" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"a%b%1.1"
	%2 = getelementptr i64, i64* %params, i64 1
	%3 = load i64, i64* %2
	store i64 %3, i64* %"a%b%2.2"
	%4 = getelementptr i64, i64* %params, i64 2
	%5 = load i64, i64* %4
	%6 = trunc i64 %5 to i32
	store i32 %6, i32* %m.3
	%7 = getelementptr i64, i64* %recv, i64 0
	%8 = load i64, i64* %7
	store i64 %8, i64* %"a%start1.4"
	%9 = getelementptr i64, i64* %recv, i64 7
	%10 = load i64, i64* %9
	store i64 %10, i64* %"a%block1.5"
	%11 = getelementptr i64, i64* %recv, i64 1
	%12 = load i64, i64* %11
	store i64 %12, i64* %"a%start2.6"
	%13 = getelementptr i64, i64* %recv, i64 8
	%14 = load i64, i64* %13
	store i64 %14, i64* %"a%block2.7"
	%15 = getelementptr i64, i64* %recv, i64 14
	%16 = load i64, i64* %15
	store i64 %16, i64* %"b%start1.8"
	%17 = getelementptr i64, i64* %recv, i64 21
	%18 = load i64, i64* %17
	store i64 %18, i64* %"b%block1.9"
	switch i32 %piece, label %none.10 [
		i32 0, label %piece.11
	]

none.10:
	ret i32 0

piece.11:
	%19 = load i64, i64* %"b%start1.8"
	%20 = load i64, i64* %"a%start1.4"
	%21 = sub nsw i64 %20, 1
	%22 = load i64, i64* %"b%block1.9"
	%23 = load i64, i64* %"b%start1.8"
	%24 = add nsw i64 %22, %23
	%25 = sub nsw i64 %24, 1
	%26 = icmp slt i64 %21, %25
	%27 = select i1 %26, i64 %21, i64 %25
	%28 = load i64, i64* %"a%b%1.1"
	%29 = icmp slt i64 %27, %28
	%30 = select i1 %29, i64 %27, i64 %28
	%31 = icmp sgt i64 %19, %30
	br i1 %31, label %none.10, label %next.12

next.12:
	%32 = getelementptr i64, i64* %lo, i64 0
	store i64 %19, i64* %32
	%33 = getelementptr i64, i64* %hi, i64 0
	store i64 %30, i64* %33
	%34 = load i64, i64* %"a%start2.6"
	%35 = load i64, i64* %"a%block2.7"
	%36 = load i64, i64* %"a%start2.6"
	%37 = add nsw i64 %35, %36
	%38 = sub nsw i64 %37, 1
	%39 = load i64, i64* %"a%b%2.2"
	%40 = icmp slt i64 %38, %39
	%41 = select i1 %40, i64 %38, i64 %39
	%42 = load i32, i32* %m.3
	%43 = sext i32 %42 to i64
	%44 = icmp slt i64 %41, %43
	%45 = select i1 %44, i64 %41, i64 %43
	%46 = icmp sgt i64 %34, %45
	br i1 %46, label %none.10, label %next.13

next.13:
	%47 = getelementptr i64, i64* %lo, i64 1
	store i64 %34, i64* %47
	%48 = getelementptr i64, i64* %hi, i64 1
	store i64 %45, i64* %48
	ret i32 1
}

define internal i32 @sections.2(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"a%b%1.1" = alloca i64
	%"a%b%2.2" = alloca i64
	%m.3 = alloca i32
	%"a%start1.4" = alloca i64
	%"a%block1.5" = alloca i64
	%"a%start2.6" = alloca i64
	%"a%block2.7" = alloca i64
	%"b%start1.8" = alloca i64
	%"b%block1.9" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"a%b%1.1"
	%2 = getelementptr i64, i64* %params, i64 1
	%3 = load i64, i64* %2
	store i64 %3, i64* %"a%b%2.2"
	%4 = getelementptr i64, i64* %params, i64 2
	%5 = load i64, i64* %4
	%6 = trunc i64 %5 to i32
	store i32 %6, i32* %m.3
	%7 = getelementptr i64, i64* %recv, i64 0
	%8 = load i64, i64* %7
	store i64 %8, i64* %"a%start1.4"
	%9 = getelementptr i64, i64* %recv, i64 7
	%10 = load i64, i64* %9
	store i64 %10, i64* %"a%block1.5"
	%11 = getelementptr i64, i64* %recv, i64 1
	%12 = load i64, i64* %11
	store i64 %12, i64* %"a%start2.6"
	%13 = getelementptr i64, i64* %recv, i64 8
	%14 = load i64, i64* %13
	store i64 %14, i64* %"a%block2.7"
	%15 = getelementptr i64, i64* %recv, i64 14
	%16 = load i64, i64* %15
	store i64 %16, i64* %"b%start1.8"
	%17 = getelementptr i64, i64* %recv, i64 21
	%18 = load i64, i64* %17
	store i64 %18, i64* %"b%block1.9"
	switch i32 %piece, label %none.10 [
		i32 0, label %piece.11
	]

none.10:
	ret i32 0

piece.11:
	%19 = load i64, i64* %"a%start1.4"
	%20 = load i64, i64* %"b%start1.8"
	%21 = icmp sgt i64 %19, %20
	%22 = select i1 %21, i64 %19, i64 %20
	%23 = load i64, i64* %"a%block1.5"
	%24 = load i64, i64* %"a%start1.4"
	%25 = add nsw i64 %23, %24
	%26 = sub nsw i64 %25, 1
	%27 = load i64, i64* %"b%block1.9"
	%28 = load i64, i64* %"b%start1.8"
	%29 = add nsw i64 %27, %28
	%30 = sub nsw i64 %29, 1
	%31 = icmp slt i64 %26, %30
	%32 = select i1 %31, i64 %26, i64 %30
	%33 = load i64, i64* %"a%b%1.1"
	%34 = icmp slt i64 %32, %33
	%35 = select i1 %34, i64 %32, i64 %33
	%36 = icmp sgt i64 %22, %35
	br i1 %36, label %none.10, label %next.12

next.12:
	%37 = getelementptr i64, i64* %lo, i64 0
	store i64 %22, i64* %37
	%38 = getelementptr i64, i64* %hi, i64 0
	store i64 %35, i64* %38
	%39 = load i64, i64* %"a%start2.6"
	%40 = sub nsw i64 %39, 1
	%41 = load i64, i64* %"a%b%2.2"
	%42 = icmp slt i64 %40, %41
	%43 = select i1 %42, i64 %40, i64 %41
	%44 = load i32, i32* %m.3
	%45 = sext i32 %44 to i64
	%46 = icmp slt i64 %43, %45
	%47 = select i1 %46, i64 %43, i64 %45
	%48 = icmp sgt i64 1, %47
	br i1 %48, label %none.10, label %next.13

next.13:
	%49 = getelementptr i64, i64* %lo, i64 1
	store i64 1, i64* %49
	%50 = getelementptr i64, i64* %hi, i64 1
	store i64 %47, i64* %50
	ret i32 1
}

define internal i32 @sections.3(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"a%b%1.1" = alloca i64
	%"a%b%2.2" = alloca i64
	%m.3 = alloca i32
	%"a%start1.4" = alloca i64
	%"a%block1.5" = alloca i64
	%"a%start2.6" = alloca i64
	%"a%block2.7" = alloca i64
	%"b%start1.8" = alloca i64
	%"b%block1.9" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"a%b%1.1"
	%2 = getelementptr i64, i64* %params, i64 1
	%3 = load i64, i64* %2
	store i64 %3, i64* %"a%b%2.2"
	%4 = getelementptr i64, i64* %params, i64 2
	%5 = load i64, i64* %4
	%6 = trunc i64 %5 to i32
	store i32 %6, i32* %m.3
	%7 = getelementptr i64, i64* %recv, i64 0
	%8 = load i64, i64* %7
	store i64 %8, i64* %"a%start1.4"
	%9 = getelementptr i64, i64* %recv, i64 7
	%10 = load i64, i64* %9
	store i64 %10, i64* %"a%block1.5"
	%11 = getelementptr i64, i64* %recv, i64 1
	%12 = load i64, i64* %11
	store i64 %12, i64* %"a%start2.6"
	%13 = getelementptr i64, i64* %recv, i64 8
	%14 = load i64, i64* %13
	store i64 %14, i64* %"a%block2.7"
	%15 = getelementptr i64, i64* %recv, i64 14
	%16 = load i64, i64* %15
	store i64 %16, i64* %"b%start1.8"
	%17 = getelementptr i64, i64* %recv, i64 21
	%18 = load i64, i64* %17
	store i64 %18, i64* %"b%block1.9"
	switch i32 %piece, label %none.10 [
		i32 0, label %piece.11
	]

none.10:
	ret i32 0

piece.11:
	%19 = load i64, i64* %"a%start1.4"
	%20 = load i64, i64* %"b%start1.8"
	%21 = icmp sgt i64 %19, %20
	%22 = select i1 %21, i64 %19, i64 %20
	%23 = load i64, i64* %"a%block1.5"
	%24 = load i64, i64* %"a%start1.4"
	%25 = add nsw i64 %23, %24
	%26 = sub nsw i64 %25, 1
	%27 = load i64, i64* %"b%block1.9"
	%28 = load i64, i64* %"b%start1.8"
	%29 = add nsw i64 %27, %28
	%30 = sub nsw i64 %29, 1
	%31 = icmp slt i64 %26, %30
	%32 = select i1 %31, i64 %26, i64 %30
	%33 = load i64, i64* %"a%b%1.1"
	%34 = icmp slt i64 %32, %33
	%35 = select i1 %34, i64 %32, i64 %33
	%36 = icmp sgt i64 %22, %35
	br i1 %36, label %none.10, label %next.12

next.12:
	%37 = getelementptr i64, i64* %lo, i64 0
	store i64 %22, i64* %37
	%38 = getelementptr i64, i64* %hi, i64 0
	store i64 %35, i64* %38
	%39 = load i64, i64* %"a%block2.7"
	%40 = load i64, i64* %"a%start2.6"
	%41 = add nsw i64 %39, %40
	%42 = load i64, i64* %"a%b%2.2"
	%43 = load i32, i32* %m.3
	%44 = sext i32 %43 to i64
	%45 = icmp slt i64 %42, %44
	%46 = select i1 %45, i64 %42, i64 %44
	%47 = icmp sgt i64 %41, %46
	br i1 %47, label %none.10, label %next.13

next.13:
	%48 = getelementptr i64, i64* %lo, i64 1
	store i64 %41, i64* %48
	%49 = getelementptr i64, i64* %hi, i64 1
	store i64 %46, i64* %49
	ret i32 1
}

define internal i32 @sections.4(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"a%b%1.1" = alloca i64
	%"a%b%2.2" = alloca i64
	%m.3 = alloca i32
	%"a%start1.4" = alloca i64
	%"a%block1.5" = alloca i64
	%"a%start2.6" = alloca i64
	%"a%block2.7" = alloca i64
	%"b%start1.8" = alloca i64
	%"b%block1.9" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"a%b%1.1"
	%2 = getelementptr i64, i64* %params, i64 1
	%3 = load i64, i64* %2
	store i64 %3, i64* %"a%b%2.2"
	%4 = getelementptr i64, i64* %params, i64 2
	%5 = load i64, i64* %4
	%6 = trunc i64 %5 to i32
	store i32 %6, i32* %m.3
	%7 = getelementptr i64, i64* %recv, i64 0
	%8 = load i64, i64* %7
	store i64 %8, i64* %"a%start1.4"
	%9 = getelementptr i64, i64* %recv, i64 7
	%10 = load i64, i64* %9
	store i64 %10, i64* %"a%block1.5"
	%11 = getelementptr i64, i64* %recv, i64 1
	%12 = load i64, i64* %11
	store i64 %12, i64* %"a%start2.6"
	%13 = getelementptr i64, i64* %recv, i64 8
	%14 = load i64, i64* %13
	store i64 %14, i64* %"a%block2.7"
	%15 = getelementptr i64, i64* %recv, i64 14
	%16 = load i64, i64* %15
	store i64 %16, i64* %"b%start1.8"
	%17 = getelementptr i64, i64* %recv, i64 21
	%18 = load i64, i64* %17
	store i64 %18, i64* %"b%block1.9"
	switch i32 %piece, label %none.10 [
		i32 0, label %piece.11
	]

none.10:
	ret i32 0

piece.11:
	%19 = load i64, i64* %"a%block1.5"
	%20 = load i64, i64* %"a%start1.4"
	%21 = add nsw i64 %19, %20
	%22 = load i64, i64* %"b%start1.8"
	%23 = icmp sgt i64 %21, %22
	%24 = select i1 %23, i64 %21, i64 %22
	%25 = load i64, i64* %"b%block1.9"
	%26 = load i64, i64* %"b%start1.8"
	%27 = add nsw i64 %25, %26
	%28 = sub nsw i64 %27, 1
	%29 = load i64, i64* %"a%b%1.1"
	%30 = icmp slt i64 %28, %29
	%31 = select i1 %30, i64 %28, i64 %29
	%32 = icmp sgt i64 %24, %31
	br i1 %32, label %none.10, label %next.12

next.12:
	%33 = getelementptr i64, i64* %lo, i64 0
	store i64 %24, i64* %33
	%34 = getelementptr i64, i64* %hi, i64 0
	store i64 %31, i64* %34
	%35 = load i64, i64* %"a%start2.6"
	%36 = load i64, i64* %"a%block2.7"
	%37 = load i64, i64* %"a%start2.6"
	%38 = add nsw i64 %36, %37
	%39 = sub nsw i64 %38, 1
	%40 = load i64, i64* %"a%b%2.2"
	%41 = icmp slt i64 %39, %40
	%42 = select i1 %41, i64 %39, i64 %40
	%43 = load i32, i32* %m.3
	%44 = sext i32 %43 to i64
	%45 = icmp slt i64 %42, %44
	%46 = select i1 %45, i64 %42, i64 %44
	%47 = icmp sgt i64 %35, %46
	br i1 %47, label %none.10, label %next.13

next.13:
	%48 = getelementptr i64, i64* %lo, i64 1
	store i64 %35, i64* %48
	%49 = getelementptr i64, i64* %hi, i64 1
	store i64 %46, i64* %49
	ret i32 1
}

define internal i32 @sections.5(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"a%b%1.1" = alloca i64
	%"a%b%2.2" = alloca i64
	%m.3 = alloca i32
	%"a%start1.4" = alloca i64
	%"a%block1.5" = alloca i64
	%"a%start2.6" = alloca i64
	%"a%block2.7" = alloca i64
	%"b%start1.8" = alloca i64
	%"b%block1.9" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"a%b%1.1"
	%2 = getelementptr i64, i64* %params, i64 1
	%3 = load i64, i64* %2
	store i64 %3, i64* %"a%b%2.2"
	%4 = getelementptr i64, i64* %params, i64 2
	%5 = load i64, i64* %4
	%6 = trunc i64 %5 to i32
	store i32 %6, i32* %m.3
	%7 = getelementptr i64, i64* %recv, i64 0
	%8 = load i64, i64* %7
	store i64 %8, i64* %"a%start1.4"
	%9 = getelementptr i64, i64* %recv, i64 7
	%10 = load i64, i64* %9
	store i64 %10, i64* %"a%block1.5"
	%11 = getelementptr i64, i64* %recv, i64 1
	%12 = load i64, i64* %11
	store i64 %12, i64* %"a%start2.6"
	%13 = getelementptr i64, i64* %recv, i64 8
	%14 = load i64, i64* %13
	store i64 %14, i64* %"a%block2.7"
	%15 = getelementptr i64, i64* %recv, i64 14
	%16 = load i64, i64* %15
	store i64 %16, i64* %"b%start1.8"
	%17 = getelementptr i64, i64* %recv, i64 21
	%18 = load i64, i64* %17
	store i64 %18, i64* %"b%block1.9"
	switch i32 %piece, label %none.10 [
		i32 0, label %piece.11
	]

none.10:
	ret i32 0

piece.11:
	%19 = load i64, i64* %"b%start1.8"
	%20 = load i64, i64* %"a%start1.4"
	%21 = sub nsw i64 %20, 1
	%22 = load i64, i64* %"b%block1.9"
	%23 = load i64, i64* %"b%start1.8"
	%24 = add nsw i64 %22, %23
	%25 = sub nsw i64 %24, 1
	%26 = icmp slt i64 %21, %25
	%27 = select i1 %26, i64 %21, i64 %25
	%28 = load i64, i64* %"a%b%1.1"
	%29 = icmp slt i64 %27, %28
	%30 = select i1 %29, i64 %27, i64 %28
	%31 = icmp sgt i64 %19, %30
	br i1 %31, label %none.10, label %next.12

next.12:
	%32 = getelementptr i64, i64* %lo, i64 0
	store i64 %19, i64* %32
	%33 = getelementptr i64, i64* %hi, i64 0
	store i64 %30, i64* %33
	%34 = load i64, i64* %"a%start2.6"
	%35 = sub nsw i64 %34, 1
	%36 = load i64, i64* %"a%b%2.2"
	%37 = icmp slt i64 %35, %36
	%38 = select i1 %37, i64 %35, i64 %36
	%39 = load i32, i32* %m.3
	%40 = sext i32 %39 to i64
	%41 = icmp slt i64 %38, %40
	%42 = select i1 %41, i64 %38, i64 %40
	%43 = icmp sgt i64 1, %42
	br i1 %43, label %none.10, label %next.13

next.13:
	%44 = getelementptr i64, i64* %lo, i64 1
	store i64 1, i64* %44
	%45 = getelementptr i64, i64* %hi, i64 1
	store i64 %42, i64* %45
	ret i32 1
}

define internal i32 @sections.6(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"a%b%1.1" = alloca i64
	%"a%b%2.2" = alloca i64
	%m.3 = alloca i32
	%"a%start1.4" = alloca i64
	%"a%block1.5" = alloca i64
	%"a%start2.6" = alloca i64
	%"a%block2.7" = alloca i64
	%"b%start1.8" = alloca i64
	%"b%block1.9" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"a%b%1.1"
	%2 = getelementptr i64, i64* %params, i64 1
	%3 = load i64, i64* %2
	store i64 %3, i64* %"a%b%2.2"
	%4 = getelementptr i64, i64* %params, i64 2
	%5 = load i64, i64* %4
	%6 = trunc i64 %5 to i32
	store i32 %6, i32* %m.3
	%7 = getelementptr i64, i64* %recv, i64 0
	%8 = load i64, i64* %7
	store i64 %8, i64* %"a%start1.4"
	%9 = getelementptr i64, i64* %recv, i64 7
	%10 = load i64, i64* %9
	store i64 %10, i64* %"a%block1.5"
	%11 = getelementptr i64, i64* %recv, i64 1
	%12 = load i64, i64* %11
	store i64 %12, i64* %"a%start2.6"
	%13 = getelementptr i64, i64* %recv, i64 8
	%14 = load i64, i64* %13
	store i64 %14, i64* %"a%block2.7"
	%15 = getelementptr i64, i64* %recv, i64 14
	%16 = load i64, i64* %15
	store i64 %16, i64* %"b%start1.8"
	%17 = getelementptr i64, i64* %recv, i64 21
	%18 = load i64, i64* %17
	store i64 %18, i64* %"b%block1.9"
	switch i32 %piece, label %none.10 [
		i32 0, label %piece.11
	]

none.10:
	ret i32 0

piece.11:
	%19 = load i64, i64* %"b%start1.8"
	%20 = load i64, i64* %"a%start1.4"
	%21 = sub nsw i64 %20, 1
	%22 = load i64, i64* %"b%block1.9"
	%23 = load i64, i64* %"b%start1.8"
	%24 = add nsw i64 %22, %23
	%25 = sub nsw i64 %24, 1
	%26 = icmp slt i64 %21, %25
	%27 = select i1 %26, i64 %21, i64 %25
	%28 = load i64, i64* %"a%b%1.1"
	%29 = icmp slt i64 %27, %28
	%30 = select i1 %29, i64 %27, i64 %28
	%31 = icmp sgt i64 %19, %30
	br i1 %31, label %none.10, label %next.12

next.12:
	%32 = getelementptr i64, i64* %lo, i64 0
	store i64 %19, i64* %32
	%33 = getelementptr i64, i64* %hi, i64 0
	store i64 %30, i64* %33
	%34 = load i64, i64* %"a%block2.7"
	%35 = load i64, i64* %"a%start2.6"
	%36 = add nsw i64 %34, %35
	%37 = load i64, i64* %"a%b%2.2"
	%38 = load i32, i32* %m.3
	%39 = sext i32 %38 to i64
	%40 = icmp slt i64 %37, %39
	%41 = select i1 %40, i64 %37, i64 %39
	%42 = icmp sgt i64 %36, %41
	br i1 %42, label %none.10, label %next.13

next.13:
	%43 = getelementptr i64, i64* %lo, i64 1
	store i64 %36, i64* %43
	%44 = getelementptr i64, i64* %hi, i64 1
	store i64 %41, i64* %44
	ret i32 1
}

define internal i32 @sections.7(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"a%b%1.1" = alloca i64
	%"a%b%2.2" = alloca i64
	%m.3 = alloca i32
	%"a%start1.4" = alloca i64
	%"a%block1.5" = alloca i64
	%"a%start2.6" = alloca i64
	%"a%block2.7" = alloca i64
	%"b%start1.8" = alloca i64
	%"b%block1.9" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"a%b%1.1"
	%2 = getelementptr i64, i64* %params, i64 1
	%3 = load i64, i64* %2
	store i64 %3, i64* %"a%b%2.2"
	%4 = getelementptr i64, i64* %params, i64 2
	%5 = load i64, i64* %4
	%6 = trunc i64 %5 to i32
	store i32 %6, i32* %m.3
	%7 = getelementptr i64, i64* %recv, i64 0
	%8 = load i64, i64* %7
	store i64 %8, i64* %"a%start1.4"
	%9 = getelementptr i64, i64* %recv, i64 7
	%10 = load i64, i64* %9
	store i64 %10, i64* %"a%block1.5"
	%11 = getelementptr i64, i64* %recv, i64 1
	%12 = load i64, i64* %11
	store i64 %12, i64* %"a%start2.6"
	%13 = getelementptr i64, i64* %recv, i64 8
	%14 = load i64, i64* %13
	store i64 %14, i64* %"a%block2.7"
	%15 = getelementptr i64, i64* %recv, i64 14
	%16 = load i64, i64* %15
	store i64 %16, i64* %"b%start1.8"
	%17 = getelementptr i64, i64* %recv, i64 21
	%18 = load i64, i64* %17
	store i64 %18, i64* %"b%block1.9"
	switch i32 %piece, label %none.10 [
		i32 0, label %piece.11
	]

none.10:
	ret i32 0

piece.11:
	%19 = load i64, i64* %"a%block1.5"
	%20 = load i64, i64* %"a%start1.4"
	%21 = add nsw i64 %19, %20
	%22 = load i64, i64* %"b%start1.8"
	%23 = icmp sgt i64 %21, %22
	%24 = select i1 %23, i64 %21, i64 %22
	%25 = load i64, i64* %"b%block1.9"
	%26 = load i64, i64* %"b%start1.8"
	%27 = add nsw i64 %25, %26
	%28 = sub nsw i64 %27, 1
	%29 = load i64, i64* %"a%b%1.1"
	%30 = icmp slt i64 %28, %29
	%31 = select i1 %30, i64 %28, i64 %29
	%32 = icmp sgt i64 %24, %31
	br i1 %32, label %none.10, label %next.12

next.12:
	%33 = getelementptr i64, i64* %lo, i64 0
	store i64 %24, i64* %33
	%34 = getelementptr i64, i64* %hi, i64 0
	store i64 %31, i64* %34
	%35 = load i64, i64* %"a%start2.6"
	%36 = sub nsw i64 %35, 1
	%37 = load i64, i64* %"a%b%2.2"
	%38 = icmp slt i64 %36, %37
	%39 = select i1 %38, i64 %36, i64 %37
	%40 = load i32, i32* %m.3
	%41 = sext i32 %40 to i64
	%42 = icmp slt i64 %39, %41
	%43 = select i1 %42, i64 %39, i64 %41
	%44 = icmp sgt i64 1, %43
	br i1 %44, label %none.10, label %next.13

next.13:
	%45 = getelementptr i64, i64* %lo, i64 1
	store i64 1, i64* %45
	%46 = getelementptr i64, i64* %hi, i64 1
	store i64 %43, i64* %46
	ret i32 1
}

define internal i32 @sections.8(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"a%b%1.1" = alloca i64
	%"a%b%2.2" = alloca i64
	%m.3 = alloca i32
	%"a%start1.4" = alloca i64
	%"a%block1.5" = alloca i64
	%"a%start2.6" = alloca i64
	%"a%block2.7" = alloca i64
	%"b%start1.8" = alloca i64
	%"b%block1.9" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"a%b%1.1"
	%2 = getelementptr i64, i64* %params, i64 1
	%3 = load i64, i64* %2
	store i64 %3, i64* %"a%b%2.2"
	%4 = getelementptr i64, i64* %params, i64 2
	%5 = load i64, i64* %4
	%6 = trunc i64 %5 to i32
	store i32 %6, i32* %m.3
	%7 = getelementptr i64, i64* %recv, i64 0
	%8 = load i64, i64* %7
	store i64 %8, i64* %"a%start1.4"
	%9 = getelementptr i64, i64* %recv, i64 7
	%10 = load i64, i64* %9
	store i64 %10, i64* %"a%block1.5"
	%11 = getelementptr i64, i64* %recv, i64 1
	%12 = load i64, i64* %11
	store i64 %12, i64* %"a%start2.6"
	%13 = getelementptr i64, i64* %recv, i64 8
	%14 = load i64, i64* %13
	store i64 %14, i64* %"a%block2.7"
	%15 = getelementptr i64, i64* %recv, i64 14
	%16 = load i64, i64* %15
	store i64 %16, i64* %"b%start1.8"
	%17 = getelementptr i64, i64* %recv, i64 21
	%18 = load i64, i64* %17
	store i64 %18, i64* %"b%block1.9"
	switch i32 %piece, label %none.10 [
		i32 0, label %piece.11
	]

none.10:
	ret i32 0

piece.11:
	%19 = load i64, i64* %"a%block1.5"
	%20 = load i64, i64* %"a%start1.4"
	%21 = add nsw i64 %19, %20
	%22 = load i64, i64* %"b%start1.8"
	%23 = icmp sgt i64 %21, %22
	%24 = select i1 %23, i64 %21, i64 %22
	%25 = load i64, i64* %"b%block1.9"
	%26 = load i64, i64* %"b%start1.8"
	%27 = add nsw i64 %25, %26
	%28 = sub nsw i64 %27, 1
	%29 = load i64, i64* %"a%b%1.1"
	%30 = icmp slt i64 %28, %29
	%31 = select i1 %30, i64 %28, i64 %29
	%32 = icmp sgt i64 %24, %31
	br i1 %32, label %none.10, label %next.12

next.12:
	%33 = getelementptr i64, i64* %lo, i64 0
	store i64 %24, i64* %33
	%34 = getelementptr i64, i64* %hi, i64 0
	store i64 %31, i64* %34
	%35 = load i64, i64* %"a%block2.7"
	%36 = load i64, i64* %"a%start2.6"
	%37 = add nsw i64 %35, %36
	%38 = load i64, i64* %"a%b%2.2"
	%39 = load i32, i32* %m.3
	%40 = sext i32 %39 to i64
	%41 = icmp slt i64 %38, %40
	%42 = select i1 %41, i64 %38, i64 %40
	%43 = icmp sgt i64 %37, %42
	br i1 %43, label %none.10, label %next.13

next.13:
	%44 = getelementptr i64, i64* %lo, i64 1
	store i64 %37, i64* %44
	%45 = getelementptr i64, i64* %hi, i64 1
	store i64 %42, i64* %45
	ret i32 1
}

define internal i32 @sections.9(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"len%b%1.1" = alloca i64
	%m.2 = alloca i32
	%"a%start1.3" = alloca i64
	%"a%block1.4" = alloca i64
	%"a%start2.5" = alloca i64
	%"a%block2.6" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"len%b%1.1"
	%2 = getelementptr i64, i64* %params, i64 1
	%3 = load i64, i64* %2
	%4 = trunc i64 %3 to i32
	store i32 %4, i32* %m.2
	%5 = getelementptr i64, i64* %recv, i64 0
	%6 = load i64, i64* %5
	store i64 %6, i64* %"a%start1.3"
	%7 = getelementptr i64, i64* %recv, i64 7
	%8 = load i64, i64* %7
	store i64 %8, i64* %"a%block1.4"
	%9 = getelementptr i64, i64* %recv, i64 1
	%10 = load i64, i64* %9
	store i64 %10, i64* %"a%start2.5"
	%11 = getelementptr i64, i64* %recv, i64 8
	%12 = load i64, i64* %11
	store i64 %12, i64* %"a%block2.6"
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
	]

none.7:
	ret i32 0

piece.8:
	%13 = load i64, i64* %"len%b%1.1"
	%14 = load i32, i32* %m.2
	%15 = sext i32 %14 to i64
	%16 = icmp slt i64 %13, %15
	%17 = select i1 %16, i64 %13, i64 %15
	%18 = icmp sgt i64 1, %17
	br i1 %18, label %none.7, label %next.9

next.9:
	%19 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %19
	%20 = getelementptr i64, i64* %hi, i64 0
	store i64 %17, i64* %20
	ret i32 1
}

declare void @hpf_exchange_run(i8* %0, i8* %1, i32 %2) nounwind

declare void @hpf_reduce(i8* %0, i32 %1, i32 %2, i32 %3, i8* %4) nounwind

declare void @hpf_indirect_begin(i8* %0) nounwind

declare void @hpf_indirect_note(i8* %0, i8* %1) nounwind

declare void @hpf_indirect_end(i8* %0) nounwind

define internal i32 @sections.10(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"b%b%1.1" = alloca i64
	%"b%b%2.2" = alloca i64
	%m.3 = alloca i32
	%"b%start1.4" = alloca i64
	%"b%block1.5" = alloca i64
	%"a%start1.6" = alloca i64
	%"a%block1.7" = alloca i64
	%"a%start2.8" = alloca i64
	%"a%block2.9" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"b%b%1.1"
	%2 = getelementptr i64, i64* %params, i64 1
	%3 = load i64, i64* %2
	store i64 %3, i64* %"b%b%2.2"
	%4 = getelementptr i64, i64* %params, i64 2
	%5 = load i64, i64* %4
	%6 = trunc i64 %5 to i32
	store i32 %6, i32* %m.3
	%7 = getelementptr i64, i64* %recv, i64 0
	%8 = load i64, i64* %7
	store i64 %8, i64* %"b%start1.4"
	%9 = getelementptr i64, i64* %recv, i64 7
	%10 = load i64, i64* %9
	store i64 %10, i64* %"b%block1.5"
	%11 = getelementptr i64, i64* %recv, i64 14
	%12 = load i64, i64* %11
	store i64 %12, i64* %"a%start1.6"
	%13 = getelementptr i64, i64* %recv, i64 21
	%14 = load i64, i64* %13
	store i64 %14, i64* %"a%block1.7"
	%15 = getelementptr i64, i64* %recv, i64 15
	%16 = load i64, i64* %15
	store i64 %16, i64* %"a%start2.8"
	%17 = getelementptr i64, i64* %recv, i64 22
	%18 = load i64, i64* %17
	store i64 %18, i64* %"a%block2.9"
	switch i32 %piece, label %none.10 [
		i32 0, label %piece.11
	]

none.10:
	ret i32 0

piece.11:
	%19 = load i64, i64* %"a%start1.6"
	%20 = sdiv i64 %19, 2
	%21 = srem i64 %19, 2
	%22 = icmp sgt i64 %21, 0
	%23 = add nsw i64 %20, 1
	%24 = select i1 %22, i64 %23, i64 %20
	%25 = load i64, i64* %"b%b%1.1"
	%26 = load i64, i64* %"a%block1.7"
	%27 = load i64, i64* %"a%start1.6"
	%28 = add nsw i64 %26, %27
	%29 = sub nsw i64 %28, 1
	%30 = sdiv i64 %29, 2
	%31 = srem i64 %29, 2
	%32 = icmp slt i64 %31, 0
	%33 = sub nsw i64 %30, 1
	%34 = select i1 %32, i64 %33, i64 %30
	%35 = icmp slt i64 %25, %34
	%36 = select i1 %35, i64 %25, i64 %34
	%37 = icmp sgt i64 %24, %36
	br i1 %37, label %none.10, label %next.12

next.12:
	%38 = getelementptr i64, i64* %lo, i64 0
	store i64 %24, i64* %38
	%39 = getelementptr i64, i64* %hi, i64 0
	store i64 %36, i64* %39
	%40 = load i64, i64* %"a%start2.8"
	%41 = load i64, i64* %"a%block2.9"
	%42 = load i64, i64* %"a%start2.8"
	%43 = add nsw i64 %41, %42
	%44 = sub nsw i64 %43, 1
	%45 = load i64, i64* %"b%b%2.2"
	%46 = icmp slt i64 %44, %45
	%47 = select i1 %46, i64 %44, i64 %45
	%48 = load i32, i32* %m.3
	%49 = sext i32 %48 to i64
	%50 = icmp slt i64 %47, %49
	%51 = select i1 %50, i64 %47, i64 %49
	%52 = icmp sgt i64 %40, %51
	br i1 %52, label %none.10, label %next.13

next.13:
	%53 = getelementptr i64, i64* %lo, i64 1
	store i64 %40, i64* %53
	%54 = getelementptr i64, i64* %hi, i64 1
	store i64 %51, i64* %54
	ret i32 1
}

declare void @hpf_indirect_gather(i8* %0) nounwind

declare void @hpf_io_mapped(i8* %0, i8* %1, i8* %2, i8* %3, i32 %4, i32 %5) nounwind

declare void @hpf_array_destroy(i8* %0) nounwind

!0 = distinct !{!0, !"arrays"}
!1 = !{!"llvm.loop.mustprogress"}
!2 = distinct !{!2, !1}
!3 = distinct !{!3, !"arrays"}
!4 = distinct !{!4, !3, !"n"}
!5 = distinct !{!5, !3, !"m"}
!6 = distinct !{!6, !3, !"lo"}
!7 = distinct !{!7, !3, !"st"}
!8 = distinct !{!8, !3, !"a"}
!9 = distinct !{!9, !3, !"b"}
!10 = distinct !{!10, !3, !"len"}
!11 = !{!4}
!12 = !{!5, !6, !7, !8, !9, !10}
!13 = !{!5}
!14 = !{!4, !6, !7, !8, !9, !10}
!15 = !{!6}
!16 = !{!4, !5, !7, !8, !9, !10}
!17 = !{!7}
!18 = !{!4, !5, !6, !8, !9, !10}
!19 = !{!8}
!20 = !{!4, !5, !6, !7, !9, !10}
!21 = !{!9}
!22 = !{!4, !5, !6, !7, !8, !10}
!23 = !{!10}
!24 = !{!4, !5, !6, !7, !8, !9}
!25 = distinct !{}
!26 = distinct !{}
!27 = !{!25, !26}
!28 = !{!25, !26}
!29 = !{!"llvm.loop.mustprogress"}
!30 = !{!"llvm.loop.parallel_accesses", !26}
!31 = distinct !{!31, !29, !30}
!32 = !{!"llvm.loop.mustprogress"}
!33 = !{!"llvm.loop.parallel_accesses", !25}
!34 = distinct !{!34, !32, !33}
!35 = distinct !{}
!36 = !{!"llvm.loop.mustprogress"}
!37 = !{!"llvm.loop.parallel_accesses", !35}
!38 = distinct !{!38, !36, !37}
!39 = !{!"llvm.loop.mustprogress"}
!40 = distinct !{!40, !39}
!41 = !{!"llvm.loop.mustprogress"}
!42 = distinct !{!42, !41}
!43 = distinct !{}
!44 = !{!"llvm.loop.mustprogress"}
!45 = !{!"llvm.loop.parallel_accesses", !43}
!46 = distinct !{!46, !44, !45}
!47 = distinct !{}
!48 = !{!"llvm.loop.mustprogress"}
!49 = !{!"llvm.loop.parallel_accesses", !47}
!50 = distinct !{!50, !48, !49}
!51 = distinct !{}
!52 = !{!"llvm.loop.mustprogress"}
!53 = !{!"llvm.loop.parallel_accesses", !51}
!54 = distinct !{!54, !52, !53}
!55 = distinct !{}
!56 = !{!"llvm.loop.mustprogress"}
!57 = !{!"llvm.loop.parallel_accesses", !55}
!58 = distinct !{!58, !56, !57}
!59 = !{!"llvm.loop.mustprogress"}
!60 = distinct !{!60, !59}
!61 = distinct !{}
!62 = !{!"llvm.loop.mustprogress"}
!63 = !{!"llvm.loop.parallel_accesses", !61}
!64 = distinct !{!64, !62, !63}
!65 = !{!"llvm.loop.mustprogress"}
!66 = distinct !{!66, !65}
!67 = !{!"llvm.loop.mustprogress"}
!68 = distinct !{!68, !67}
!69 = !{!"llvm.loop.mustprogress"}
!70 = distinct !{!70, !69}
!71 = !{!"llvm.loop.mustprogress"}
!72 = distinct !{!72, !71}
!73 = distinct !{}
!74 = distinct !{}
!75 = !{!73, !74}
!76 = !{!"llvm.loop.mustprogress"}
!77 = !{!"llvm.loop.parallel_accesses", !74}
!78 = distinct !{!78, !76, !77}
!79 = !{!"llvm.loop.mustprogress"}
!80 = !{!"llvm.loop.parallel_accesses", !73}
!81 = distinct !{!81, !79, !80}
!82 = !{!"llvm.loop.mustprogress"}
!83 = distinct !{!83, !82}
!84 = !{!"llvm.loop.mustprogress"}
!85 = distinct !{!85, !84}
!86 = distinct !{}
!87 = distinct !{}
!88 = !{!86, !87}
!89 = !{!86, !87}
!90 = !{!86, !87}
!91 = !{!86, !87}
!92 = !{!"llvm.loop.mustprogress"}
!93 = !{!"llvm.loop.parallel_accesses", !87}
!94 = distinct !{!94, !92, !93}
!95 = !{!"llvm.loop.mustprogress"}
!96 = !{!"llvm.loop.parallel_accesses", !86}
!97 = distinct !{!97, !95, !96}
!98 = distinct !{}
!99 = !{!"llvm.loop.mustprogress"}
!100 = !{!"llvm.loop.parallel_accesses", !98}
!101 = distinct !{!101, !99, !100}
!102 = !{!"llvm.loop.mustprogress"}
!103 = distinct !{!103, !102}
!104 = !{!"llvm.loop.mustprogress"}
!105 = distinct !{!105, !104}
