source_filename = "../../testdata/hpf/map_more_images.hpf"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%hpf_pos = type { i8*, i32, i32, i8* }
%hpf_layout = type { i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i8*], [7 x i8*], i64 }
%hpf_array = type { i8*, i8*, i64, i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, i8*, i64 }
%hpf_exchange = type { i8*, i32, i32, i8*, i8*, i64, i8*, i8*, i64, i64, i64, i8*, i8*, i8* }
%hpf_indirect = type { i8*, i32, i32, i8*, i8*, i8* }

@.text.0 = private unnamed_addr constant [2 x i8] c"a\00"
@layout.a = internal global %hpf_layout { i64 1, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.0, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.text.1 = private unnamed_addr constant [39 x i8] c"../../testdata/hpf/map_more_images.hpf\00"
@.text.2 = private unnamed_addr constant [58 x i8] c"  integer :: a(1), b(2), c(3,1), d(0), e(5), f(2,2), i, n\00"
@.pos.0 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 4, i32 14, i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.text.2, i64 0, i64 0) }
@.text.3 = private unnamed_addr constant [2 x i8] c"b\00"
@layout.b = internal global %hpf_layout { i64 1, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 2, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.3, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.pos.1 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 4, i32 20, i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.text.2, i64 0, i64 0) }
@.text.4 = private unnamed_addr constant [2 x i8] c"c\00"
@layout.c = internal global %hpf_layout { i64 2, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 3, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.4, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.pos.2 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 4, i32 26, i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.text.2, i64 0, i64 0) }
@.text.5 = private unnamed_addr constant [2 x i8] c"d\00"
@layout.d = internal global %hpf_layout { i64 1, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 2, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.5, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.pos.3 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 4, i32 34, i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.text.2, i64 0, i64 0) }
@.text.6 = private unnamed_addr constant [2 x i8] c"e\00"
@layout.e = internal global %hpf_layout { i64 1, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 5, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 2, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.6, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.pos.4 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 4, i32 40, i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.text.2, i64 0, i64 0) }
@.text.7 = private unnamed_addr constant [2 x i8] c"f\00"
@layout.f = internal global %hpf_layout { i64 2, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 2, i64 2, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 7, i64 3, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.7, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.pos.5 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 4, i32 46, i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.text.2, i64 0, i64 0) }
@array.a = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.a to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.0, i64 0, i64 0), i64 1, i64 4, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@array.b = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.b to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.3, i64 0, i64 0), i64 1, i64 4, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 2, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@array.c = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.c to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.4, i64 0, i64 0), i64 2, i64 4, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 3, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@array.d = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.d to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.5, i64 0, i64 0), i64 1, i64 4, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@array.e = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.e to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.6, i64 0, i64 0), i64 1, i64 4, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 5, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@array.f = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.f to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.7, i64 0, i64 0), i64 2, i64 4, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 2, i64 2, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.8 = private unnamed_addr constant [8 x i8] c"  a = 4\00"
@.pos.6 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 11, i32 3, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.text.8, i64 0, i64 0) }
@.text.9 = private unnamed_addr constant [29 x i8] c"the step of the loop is zero\00"
@.text.10 = private unnamed_addr constant [14 x i8] c"  b(1) = a(1)\00"
@.text.11 = private unnamed_addr constant [21 x i8] c"a(1) from its owners\00"
@0 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.a, %hpf_layout* @layout.b]
@1 = private unnamed_addr constant [14 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0]
@exchange.1 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 12, i32 10, i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.text.10, i64 0, i64 0), i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.text.11, i64 0, i64 0), i64 1, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.1 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @0 to i8*), i8* bitcast ([14 x i64]* @1 to i8*), i8* zeroinitializer }
@2 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.1]
@.text.12 = private unnamed_addr constant [18 x i8] c"  b(2) = b(1) + 1\00"
@.text.13 = private unnamed_addr constant [31 x i8] c"b(1) from below in dimension 1\00"
@3 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.b]
@exchange.2 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 13, i32 10, i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.text.12, i64 0, i64 0), i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.13, i64 0, i64 0), i64 2, i8* bitcast (%hpf_array* @array.b to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.2 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @3 to i8*), i8* null, i8* zeroinitializer }
@4 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.2]
@.text.14 = private unnamed_addr constant [20 x i8] c"    c(i,1) = b(2)*i\00"
@.text.15 = private unnamed_addr constant [31 x i8] c"b(2) from below in dimension 1\00"
@5 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.b, %hpf_layout* @layout.c]
@6 = private unnamed_addr constant [14 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0]
@exchange.3 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 15, i32 14, i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.text.14, i64 0, i64 0), i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.15, i64 0, i64 0), i64 3, i8* bitcast (%hpf_array* @array.b to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.3 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @5 to i8*), i8* bitcast ([14 x i64]* @6 to i8*), i8* zeroinitializer }
@.text.16 = private unnamed_addr constant [31 x i8] c"b(2) from above in dimension 1\00"
@7 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.b, %hpf_layout* @layout.c]
@8 = private unnamed_addr constant [14 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0]
@exchange.4 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 15, i32 14, i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.text.14, i64 0, i64 0), i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.16, i64 0, i64 0), i64 4, i8* bitcast (%hpf_array* @array.b to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.4 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @7 to i8*), i8* bitcast ([14 x i64]* @8 to i8*), i8* zeroinitializer }
@9 = private unnamed_addr constant [2 x %hpf_exchange*] [%hpf_exchange* @exchange.3, %hpf_exchange* @exchange.4]
@.text.17 = private unnamed_addr constant [14 x i8] c"  do i = 1, 3\00"
@.pos.7 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 14, i32 3, i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.text.17, i64 0, i64 0) }
@.text.18 = private unnamed_addr constant [17 x i8] c"    n = n + d(i)\00"
@.pos.8 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 20, i32 5, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.text.18, i64 0, i64 0) }
@.text.19 = private unnamed_addr constant [26 x i8] c"  e = (/ 5, 4, 3, 2, 1 /)\00"
@.pos.9 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 22, i32 3, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.text.19, i64 0, i64 0) }
@.text.20 = private unnamed_addr constant [25 x i8] c"integer division by zero\00"
@.text.21 = private unnamed_addr constant [25 x i8] c"    e(i) = e(i) + e(i-1)\00"
@.text.22 = private unnamed_addr constant [23 x i8] c"e(i-1) from its owners\00"
@10 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.e]
@11 = private unnamed_addr constant [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0]
@exchange.5 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 19, i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.text.21, i64 0, i64 0), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.text.22, i64 0, i64 0), i64 5, i8* bitcast (%hpf_array* @array.e to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.5 to i8*), i64 1, i64 1, i64 1, i8* bitcast ([1 x %hpf_layout*]* @10 to i8*), i8* bitcast ([7 x i64]* @11 to i8*), i8* zeroinitializer }
@12 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.5]
@.pos.10 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 5, i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.text.21, i64 0, i64 0) }
@.text.23 = private unnamed_addr constant [11 x i8] c"  f = e(5)\00"
@.text.24 = private unnamed_addr constant [27 x i8] c"e(5), e(4) from its owners\00"
@13 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.e, %hpf_layout* @layout.f]
@14 = private unnamed_addr constant [14 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0]
@exchange.6 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 26, i32 7, i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.text.23, i64 0, i64 0), i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.text.24, i64 0, i64 0), i64 6, i8* bitcast (%hpf_array* @array.e to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.6 to i8*), i64 2, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @13 to i8*), i8* bitcast ([14 x i64]* @14 to i8*), i8* zeroinitializer }
@15 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.6]
@.pos.11 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 26, i32 3, i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.text.23, i64 0, i64 0) }
@.text.25 = private unnamed_addr constant [16 x i8] c"  f(2,1) = e(4)\00"
@.pos.12 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 27, i32 3, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.text.25, i64 0, i64 0) }
@.text.26 = private unnamed_addr constant [53 x i8] c"  print *, a, b, c, n, e, f, sum(d), sum(e), size(d)\00"
@.pos.13 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 28, i32 30, i8* getelementptr inbounds ([53 x i8], [53 x i8]* @.text.26, i64 0, i64 0) }
@.pos.14 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 28, i32 42, i8* getelementptr inbounds ([53 x i8], [53 x i8]* @.text.26, i64 0, i64 0) }
@.pos.15 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 28, i32 38, i8* getelementptr inbounds ([53 x i8], [53 x i8]* @.text.26, i64 0, i64 0) }
@.pos.16 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 28, i32 3, i8* getelementptr inbounds ([53 x i8], [53 x i8]* @.text.26, i64 0, i64 0) }
@.text.27 = private unnamed_addr constant [5 x i8] c"unit\00"

define i32 @main(i32 %argc, i8** %argv) nounwind "prefer-vector-width"="256" {
entry:
	%a.origin.1 = alloca i32*
	%a.stride.2 = alloca i64
	%b.origin.3 = alloca i32*
	%b.stride.4 = alloca i64
	%c.origin.5 = alloca i32*
	%c.stride.6 = alloca i64
	%c.stride.7 = alloca i64
	%d.origin.8 = alloca i32*
	%d.stride.9 = alloca i64
	%e.origin.10 = alloca i32*
	%e.stride.11 = alloca i64
	%f.origin.12 = alloca i32*
	%f.stride.13 = alloca i64
	%f.stride.14 = alloca i64
	%i.15 = alloca i32
	%n.16 = alloca i32
	%"a%start1.17" = alloca i64
	%"a%block1.18" = alloca i64
	%"a%first1.19" = alloca i64
	%"a%last1.20" = alloca i64
	%"a%period1.21" = alloca i64
	%"b%start1.22" = alloca i64
	%"b%block1.23" = alloca i64
	%"c%start1.24" = alloca i64
	%"c%block1.25" = alloca i64
	%"c%start2.26" = alloca i64
	%"c%block2.27" = alloca i64
	%"c%first2.28" = alloca i64
	%"c%last2.29" = alloca i64
	%"c%period2.30" = alloca i64
	%"d%start1.31" = alloca i64
	%"d%block1.32" = alloca i64
	%"d%first1.33" = alloca i64
	%"d%last1.34" = alloca i64
	%"d%period1.35" = alloca i64
	%"e%start1.36" = alloca i64
	%"e%block1.37" = alloca i64
	%"e%first1.38" = alloca i64
	%"e%last1.39" = alloca i64
	%"e%period1.40" = alloca i64
	%"f%start1.41" = alloca i64
	%"f%block1.42" = alloca i64
	%"f%first1.43" = alloca i64
	%"f%last1.44" = alloca i64
	%"f%period1.45" = alloca i64
	%"f%start2.46" = alloca i64
	%"f%block2.47" = alloca i64
	%"f%first2.48" = alloca i64
	%"f%last2.49" = alloca i64
	%"f%period2.50" = alloca i64
	%"i%1.51" = alloca i32
	%"i%2.52" = alloca i32
	%"i%3.53" = alloca i32
	%"i%4.54" = alloca i32
	%"i%5.55" = alloca i32
	%"s%1.56" = alloca i32
	%"i%6.57" = alloca i32
	%"s%2.58" = alloca i32
	%"n%part.59" = alloca i32
	%"s%1%part.60" = alloca i32
	%"s%2%part.61" = alloca i32
	%params.75 = alloca [1 x i64*]
	%numbers.76 = alloca [1 x i64]
	%params.80 = alloca [1 x i64*]
	%numbers.81 = alloca [1 x i64]
	%params.85 = alloca [2 x i64*]
	%numbers.86 = alloca [1 x i64]
	%numbers.87 = alloca [1 x i64]
	%temporary.109 = alloca i32
	%params.139 = alloca [1 x i64*]
	%numbers.140 = alloca [1 x i64]
	%params.146 = alloca [1 x i64*]
	%numbers.147 = alloca [1 x i64]
	%temporary.181 = alloca i32
	%temporary.192 = alloca i32
	%numbers.193 = alloca [1 x i64]
	%numbers.194 = alloca [1 x i64]
	%numbers.195 = alloca [1 x i64]
	%numbers.196 = alloca [1 x i64]
	%numbers.197 = alloca [1 x i64]
	%numbers.198 = alloca [1 x i64]
	%numbers.199 = alloca [2 x i64]
	%numbers.200 = alloca [2 x i64]
	%numbers.201 = alloca [2 x i64]
	%temporary.202 = alloca i32
	%numbers.203 = alloca [1 x i64]
	%numbers.204 = alloca [1 x i64]
	%numbers.205 = alloca [1 x i64]
	%numbers.206 = alloca [2 x i64]
	%numbers.207 = alloca [2 x i64]
	%numbers.208 = alloca [2 x i64]
	%temporary.209 = alloca i32
	%temporary.210 = alloca i32
	%temporary.211 = alloca i32
	br label %start

start:
	%0 = bitcast i8** %argv to i8*
	call void @hpf_main_begin(i32 %argc, i8* %0)
	store i32 zeroinitializer, i32* %i.15
	store i32 zeroinitializer, i32* %n.16
	store i64 zeroinitializer, i64* %"a%start1.17"
	store i64 zeroinitializer, i64* %"a%block1.18"
	store i64 zeroinitializer, i64* %"a%first1.19"
	store i64 zeroinitializer, i64* %"a%last1.20"
	store i64 zeroinitializer, i64* %"a%period1.21"
	store i64 zeroinitializer, i64* %"b%start1.22"
	store i64 zeroinitializer, i64* %"b%block1.23"
	store i64 zeroinitializer, i64* %"c%start1.24"
	store i64 zeroinitializer, i64* %"c%block1.25"
	store i64 zeroinitializer, i64* %"c%start2.26"
	store i64 zeroinitializer, i64* %"c%block2.27"
	store i64 zeroinitializer, i64* %"c%first2.28"
	store i64 zeroinitializer, i64* %"c%last2.29"
	store i64 zeroinitializer, i64* %"c%period2.30"
	store i64 zeroinitializer, i64* %"d%start1.31"
	store i64 zeroinitializer, i64* %"d%block1.32"
	store i64 zeroinitializer, i64* %"d%first1.33"
	store i64 zeroinitializer, i64* %"d%last1.34"
	store i64 zeroinitializer, i64* %"d%period1.35"
	store i64 zeroinitializer, i64* %"e%start1.36"
	store i64 zeroinitializer, i64* %"e%block1.37"
	store i64 zeroinitializer, i64* %"e%first1.38"
	store i64 zeroinitializer, i64* %"e%last1.39"
	store i64 zeroinitializer, i64* %"e%period1.40"
	store i64 zeroinitializer, i64* %"f%start1.41"
	store i64 zeroinitializer, i64* %"f%block1.42"
	store i64 zeroinitializer, i64* %"f%first1.43"
	store i64 zeroinitializer, i64* %"f%last1.44"
	store i64 zeroinitializer, i64* %"f%period1.45"
	store i64 zeroinitializer, i64* %"f%start2.46"
	store i64 zeroinitializer, i64* %"f%block2.47"
	store i64 zeroinitializer, i64* %"f%first2.48"
	store i64 zeroinitializer, i64* %"f%last2.49"
	store i64 zeroinitializer, i64* %"f%period2.50"
	store i32 zeroinitializer, i32* %"i%1.51"
	store i32 zeroinitializer, i32* %"i%2.52"
	store i32 zeroinitializer, i32* %"i%3.53"
	store i32 zeroinitializer, i32* %"i%4.54"
	store i32 zeroinitializer, i32* %"i%5.55"
	store i32 zeroinitializer, i32* %"s%1.56"
	store i32 zeroinitializer, i32* %"i%6.57"
	store i32 zeroinitializer, i32* %"s%2.58"
	store i32 zeroinitializer, i32* %"n%part.59"
	store i32 zeroinitializer, i32* %"s%1%part.60"
	store i32 zeroinitializer, i32* %"s%2%part.61"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.a to i8*), i8* bitcast (%hpf_pos* @.pos.0 to i8*))
	%1 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.a, i32 0, i32 9, i32 0
	%2 = load i64, i64* %1
	store i64 %2, i64* %"a%start1.17"
	%3 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.a, i32 0, i32 8, i32 0
	%4 = load i64, i64* %3
	store i64 %4, i64* %"a%block1.18"
	%5 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.a, i32 0, i32 9, i32 0
	%6 = load i64, i64* %5
	store i64 %6, i64* %"a%first1.19"
	%7 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.a, i32 0, i32 10, i32 0
	%8 = load i64, i64* %7
	store i64 %8, i64* %"a%last1.20"
	%9 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.a, i32 0, i32 12, i32 0
	%10 = load i64, i64* %9
	store i64 %10, i64* %"a%period1.21"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.b to i8*), i8* bitcast (%hpf_pos* @.pos.1 to i8*))
	%11 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.b, i32 0, i32 9, i32 0
	%12 = load i64, i64* %11
	store i64 %12, i64* %"b%start1.22"
	%13 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.b, i32 0, i32 8, i32 0
	%14 = load i64, i64* %13
	store i64 %14, i64* %"b%block1.23"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.c to i8*), i8* bitcast (%hpf_pos* @.pos.2 to i8*))
	%15 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.c, i32 0, i32 9, i32 0
	%16 = load i64, i64* %15
	store i64 %16, i64* %"c%start1.24"
	%17 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.c, i32 0, i32 8, i32 0
	%18 = load i64, i64* %17
	store i64 %18, i64* %"c%block1.25"
	%19 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.c, i32 0, i32 9, i32 1
	%20 = load i64, i64* %19
	store i64 %20, i64* %"c%start2.26"
	%21 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.c, i32 0, i32 8, i32 1
	%22 = load i64, i64* %21
	store i64 %22, i64* %"c%block2.27"
	%23 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.c, i32 0, i32 9, i32 1
	%24 = load i64, i64* %23
	store i64 %24, i64* %"c%first2.28"
	%25 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.c, i32 0, i32 10, i32 1
	%26 = load i64, i64* %25
	store i64 %26, i64* %"c%last2.29"
	%27 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.c, i32 0, i32 12, i32 1
	%28 = load i64, i64* %27
	store i64 %28, i64* %"c%period2.30"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.d to i8*), i8* bitcast (%hpf_pos* @.pos.3 to i8*))
	%29 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.d, i32 0, i32 9, i32 0
	%30 = load i64, i64* %29
	store i64 %30, i64* %"d%start1.31"
	%31 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.d, i32 0, i32 8, i32 0
	%32 = load i64, i64* %31
	store i64 %32, i64* %"d%block1.32"
	%33 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.d, i32 0, i32 9, i32 0
	%34 = load i64, i64* %33
	store i64 %34, i64* %"d%first1.33"
	%35 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.d, i32 0, i32 10, i32 0
	%36 = load i64, i64* %35
	store i64 %36, i64* %"d%last1.34"
	%37 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.d, i32 0, i32 12, i32 0
	%38 = load i64, i64* %37
	store i64 %38, i64* %"d%period1.35"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.e to i8*), i8* bitcast (%hpf_pos* @.pos.4 to i8*))
	%39 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.e, i32 0, i32 9, i32 0
	%40 = load i64, i64* %39
	store i64 %40, i64* %"e%start1.36"
	%41 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.e, i32 0, i32 8, i32 0
	%42 = load i64, i64* %41
	store i64 %42, i64* %"e%block1.37"
	%43 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.e, i32 0, i32 9, i32 0
	%44 = load i64, i64* %43
	store i64 %44, i64* %"e%first1.38"
	%45 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.e, i32 0, i32 10, i32 0
	%46 = load i64, i64* %45
	store i64 %46, i64* %"e%last1.39"
	%47 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.e, i32 0, i32 12, i32 0
	%48 = load i64, i64* %47
	store i64 %48, i64* %"e%period1.40"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.f to i8*), i8* bitcast (%hpf_pos* @.pos.5 to i8*))
	%49 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.f, i32 0, i32 9, i32 0
	%50 = load i64, i64* %49
	store i64 %50, i64* %"f%start1.41"
	%51 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.f, i32 0, i32 8, i32 0
	%52 = load i64, i64* %51
	store i64 %52, i64* %"f%block1.42"
	%53 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.f, i32 0, i32 9, i32 0
	%54 = load i64, i64* %53
	store i64 %54, i64* %"f%first1.43"
	%55 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.f, i32 0, i32 10, i32 0
	%56 = load i64, i64* %55
	store i64 %56, i64* %"f%last1.44"
	%57 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.f, i32 0, i32 12, i32 0
	%58 = load i64, i64* %57
	store i64 %58, i64* %"f%period1.45"
	%59 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.f, i32 0, i32 9, i32 1
	%60 = load i64, i64* %59
	store i64 %60, i64* %"f%start2.46"
	%61 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.f, i32 0, i32 8, i32 1
	%62 = load i64, i64* %61
	store i64 %62, i64* %"f%block2.47"
	%63 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.f, i32 0, i32 9, i32 1
	%64 = load i64, i64* %63
	store i64 %64, i64* %"f%first2.48"
	%65 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.f, i32 0, i32 10, i32 1
	%66 = load i64, i64* %65
	store i64 %66, i64* %"f%last2.49"
	%67 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.f, i32 0, i32 12, i32 1
	%68 = load i64, i64* %67
	store i64 %68, i64* %"f%period2.50"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (%hpf_pos* @.pos.0 to i8*))
	%69 = getelementptr inbounds %hpf_array, %hpf_array* @array.a, i32 0, i32 13, i32 0
	%70 = load i64, i64* %69
	store i64 %70, i64* %a.stride.2
	%71 = getelementptr inbounds %hpf_array, %hpf_array* @array.a, i32 0, i32 15
	%72 = load i8*, i8** %71
	%73 = bitcast i8* %72 to i32*
	store i32* %73, i32** %a.origin.1
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.b to i8*), i8* bitcast (%hpf_pos* @.pos.1 to i8*))
	%74 = getelementptr inbounds %hpf_array, %hpf_array* @array.b, i32 0, i32 13, i32 0
	%75 = load i64, i64* %74
	store i64 %75, i64* %b.stride.4
	%76 = getelementptr inbounds %hpf_array, %hpf_array* @array.b, i32 0, i32 15
	%77 = load i8*, i8** %76
	%78 = bitcast i8* %77 to i32*
	store i32* %78, i32** %b.origin.3
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.c to i8*), i8* bitcast (%hpf_pos* @.pos.2 to i8*))
	%79 = getelementptr inbounds %hpf_array, %hpf_array* @array.c, i32 0, i32 13, i32 0
	%80 = load i64, i64* %79
	store i64 %80, i64* %c.stride.6
	%81 = getelementptr inbounds %hpf_array, %hpf_array* @array.c, i32 0, i32 13, i32 1
	%82 = load i64, i64* %81
	store i64 %82, i64* %c.stride.7
	%83 = getelementptr inbounds %hpf_array, %hpf_array* @array.c, i32 0, i32 15
	%84 = load i8*, i8** %83
	%85 = bitcast i8* %84 to i32*
	store i32* %85, i32** %c.origin.5
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (%hpf_pos* @.pos.3 to i8*))
	%86 = getelementptr inbounds %hpf_array, %hpf_array* @array.d, i32 0, i32 13, i32 0
	%87 = load i64, i64* %86
	store i64 %87, i64* %d.stride.9
	%88 = getelementptr inbounds %hpf_array, %hpf_array* @array.d, i32 0, i32 15
	%89 = load i8*, i8** %88
	%90 = bitcast i8* %89 to i32*
	store i32* %90, i32** %d.origin.8
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.e to i8*), i8* bitcast (%hpf_pos* @.pos.4 to i8*))
	%91 = getelementptr inbounds %hpf_array, %hpf_array* @array.e, i32 0, i32 13, i32 0
	%92 = load i64, i64* %91
	store i64 %92, i64* %e.stride.11
	%93 = getelementptr inbounds %hpf_array, %hpf_array* @array.e, i32 0, i32 15
	%94 = load i8*, i8** %93
	%95 = bitcast i8* %94 to i32*
	store i32* %95, i32** %e.origin.10
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.f to i8*), i8* bitcast (%hpf_pos* @.pos.5 to i8*))
	%96 = getelementptr inbounds %hpf_array, %hpf_array* @array.f, i32 0, i32 13, i32 0
	%97 = load i64, i64* %96
	store i64 %97, i64* %f.stride.13
	%98 = getelementptr inbounds %hpf_array, %hpf_array* @array.f, i32 0, i32 13, i32 1
	%99 = load i64, i64* %98
	store i64 %99, i64* %f.stride.14
	%100 = getelementptr inbounds %hpf_array, %hpf_array* @array.f, i32 0, i32 15
	%101 = load i8*, i8** %100
	%102 = bitcast i8* %101 to i32*
	store i32* %102, i32** %f.origin.12
	%103 = load i64, i64* %"a%first1.19"
	%104 = load i64, i64* %"a%last1.20"
	%105 = load i64, i64* %"a%period1.21"
	store i64 %103, i64* %"a%start1.17"
	%106 = icmp eq i64 %105, 0
	br i1 %106, label %cold.66, label %rest.67

do.62:
	%107 = phi i64 [ %103, %rest.67 ], [ %116, %latch.63 ]
	%108 = phi i64 [ %131, %rest.67 ], [ %117, %latch.63 ]
	store i64 %107, i64* %"a%start1.17"
	%109 = load i64, i64* %"a%start1.17"
	%110 = icmp sge i64 1, %109
	%111 = load i64, i64* %"a%block1.18"
	%112 = load i64, i64* %"a%start1.17"
	%113 = add nsw i64 %111, %112
	%114 = icmp sge i64 %113, 2
	%115 = and i1 %110, %114
	br i1 %115, label %then.69, label %else.70

latch.63:
	%116 = add nsw i64 %107, %105
	%117 = sub nsw i64 %108, 1
	%118 = icmp sgt i64 %117, 0
	br i1 %118, label %do.62, label %done.64, !llvm.loop !24

done.64:
	store i64 %116, i64* %"a%start1.17"
	br label %enddo.65

enddo.65:
	%119 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.76, i32 0, i32 0
	%120 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.75, i32 0, i32 0
	store i64* %119, i64** %120
	%121 = bitcast [1 x i64*]* %params.75 to i8*
	call void @hpf_exchange_run(i8* bitcast ([1 x %hpf_exchange*]* @2 to i8*), i8* %121, i32 1)
	%122 = load i64, i64* %"b%start1.22"
	%123 = icmp sge i64 1, %122
	%124 = load i64, i64* %"b%block1.23"
	%125 = load i64, i64* %"b%start1.22"
	%126 = add nsw i64 %124, %125
	%127 = icmp sge i64 %126, 2
	%128 = and i1 %123, %127
	br i1 %128, label %then.78, label %else.79

cold.66:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.6 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.9, i64 0, i64 0))
	unreachable

rest.67:
	%129 = sub nsw i64 %104, %103
	%130 = add nsw i64 %129, %105
	%131 = sdiv i64 %130, %105
	%132 = icmp sgt i64 %131, 0
	br i1 %132, label %do.62, label %enddo.65

endif.68:
	br label %latch.63

then.69:
	store i32 1, i32* %"i%1.51"
	%133 = icmp sle i64 1, 1
	br i1 %133, label %do.71, label %enddo.74

else.70:
	br label %endif.68

do.71:
	%134 = phi i64 [ 1, %then.69 ], [ %138, %latch.72 ]
	%135 = trunc i64 %134 to i32
	store i32 %135, i32* %"i%1.51", !llvm.access.group !19
	%136 = load i32*, i32** %a.origin.1
	%137 = getelementptr i32, i32* %136, i64 %134
	store i32 4, i32* %137, !alias.scope !7, !noalias !8, !llvm.access.group !19
	br label %latch.72

latch.72:
	%138 = add nsw i64 %134, 1
	%139 = icmp slt i64 %134, 1
	br i1 %139, label %do.71, label %done.73, !llvm.loop !22

done.73:
	%140 = trunc i64 %138 to i32
	store i32 %140, i32* %"i%1.51"
	br label %enddo.74

enddo.74:
	br label %endif.68

endif.77:
	%141 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.81, i32 0, i32 0
	%142 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.80, i32 0, i32 0
	store i64* %141, i64** %142
	%143 = bitcast [1 x i64*]* %params.80 to i8*
	call void @hpf_exchange_run(i8* bitcast ([1 x %hpf_exchange*]* @4 to i8*), i8* %143, i32 1)
	%144 = load i64, i64* %"b%start1.22"
	%145 = icmp sge i64 2, %144
	%146 = load i64, i64* %"b%block1.23"
	%147 = load i64, i64* %"b%start1.22"
	%148 = add nsw i64 %146, %147
	%149 = icmp sge i64 %148, 3
	%150 = and i1 %145, %149
	br i1 %150, label %then.83, label %else.84

then.78:
	%151 = load i32*, i32** %a.origin.1
	%152 = getelementptr i32, i32* %151, i64 1
	%153 = load i32, i32* %152, !alias.scope !7, !noalias !8
	%154 = load i32*, i32** %b.origin.3
	%155 = getelementptr i32, i32* %154, i64 1
	store i32 %153, i32* %155, !alias.scope !9, !noalias !10
	br label %endif.77

else.79:
	br label %endif.77

endif.82:
	%156 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.86, i32 0, i32 0
	%157 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.85, i32 0, i32 0
	store i64* %156, i64** %157
	%158 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.87, i32 0, i32 0
	%159 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.85, i32 0, i32 1
	store i64* %158, i64** %159
	%160 = bitcast [2 x i64*]* %params.85 to i8*
	call void @hpf_exchange_run(i8* bitcast ([2 x %hpf_exchange*]* @9 to i8*), i8* %160, i32 2)
	%161 = load i64, i64* %"c%first2.28"
	%162 = load i64, i64* %"c%last2.29"
	%163 = load i64, i64* %"c%period2.30"
	store i64 %161, i64* %"c%start2.26"
	%164 = icmp eq i64 %163, 0
	br i1 %164, label %cold.92, label %rest.93

then.83:
	%165 = load i32*, i32** %b.origin.3
	%166 = getelementptr i32, i32* %165, i64 1
	%167 = load i32, i32* %166, !alias.scope !9, !noalias !10
	%168 = add nsw i32 %167, 1
	%169 = load i32*, i32** %b.origin.3
	%170 = getelementptr i32, i32* %169, i64 2
	store i32 %168, i32* %170, !alias.scope !9, !noalias !10
	br label %endif.82

else.84:
	br label %endif.82

do.88:
	%171 = phi i64 [ %161, %rest.93 ], [ %180, %latch.89 ]
	%172 = phi i64 [ %186, %rest.93 ], [ %181, %latch.89 ]
	store i64 %171, i64* %"c%start2.26"
	%173 = load i64, i64* %"c%start2.26"
	%174 = icmp sge i64 1, %173
	%175 = load i64, i64* %"c%block2.27"
	%176 = load i64, i64* %"c%start2.26"
	%177 = add nsw i64 %175, %176
	%178 = icmp sge i64 %177, 2
	%179 = and i1 %174, %178
	br i1 %179, label %then.95, label %else.96

latch.89:
	%180 = add nsw i64 %171, %163
	%181 = sub nsw i64 %172, 1
	%182 = icmp sgt i64 %181, 0
	br i1 %182, label %do.88, label %done.90, !llvm.loop !30

done.90:
	store i64 %180, i64* %"c%start2.26"
	br label %enddo.91

enddo.91:
	store i32 1, i32* %"i%2.52"
	%183 = icmp sle i64 1, 0
	br i1 %183, label %do.101, label %enddo.104

cold.92:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.7 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.9, i64 0, i64 0))
	unreachable

rest.93:
	%184 = sub nsw i64 %162, %161
	%185 = add nsw i64 %184, %163
	%186 = sdiv i64 %185, %163
	%187 = icmp sgt i64 %186, 0
	br i1 %187, label %do.88, label %enddo.91

endif.94:
	br label %latch.89

then.95:
	%188 = load i64, i64* %"c%start1.24"
	%189 = icmp sgt i64 1, %188
	%190 = select i1 %189, i64 1, i64 %188
	%191 = load i64, i64* %"c%block1.25"
	%192 = load i64, i64* %"c%start1.24"
	%193 = add nsw i64 %191, %192
	%194 = sub nsw i64 %193, 1
	%195 = icmp slt i64 3, %194
	%196 = select i1 %195, i64 3, i64 %194
	%197 = trunc i64 %190 to i32
	store i32 %197, i32* %i.15
	%198 = icmp sle i64 %190, %196
	br i1 %198, label %do.97, label %enddo.100

else.96:
	br label %endif.94

do.97:
	%199 = phi i64 [ %190, %then.95 ], [ %210, %latch.98 ]
	%200 = trunc i64 %199 to i32
	store i32 %200, i32* %i.15, !llvm.access.group !25
	%201 = load i32*, i32** %b.origin.3
	%202 = getelementptr i32, i32* %201, i64 2
	%203 = load i32, i32* %202, !alias.scope !9, !noalias !10, !llvm.access.group !25
	%204 = load i32, i32* %i.15, !llvm.access.group !25
	%205 = mul nsw i32 %203, %204
	%206 = load i64, i64* %c.stride.7
	%207 = load i32*, i32** %c.origin.5
	%208 = getelementptr i32, i32* %207, i64 %206
	%209 = getelementptr i32, i32* %208, i64 %199
	store i32 %205, i32* %209, !alias.scope !11, !noalias !12, !llvm.access.group !25
	br label %latch.98

latch.98:
	%210 = add nsw i64 %199, 1
	%211 = icmp slt i64 %199, %196
	br i1 %211, label %do.97, label %done.99, !llvm.loop !28

done.99:
	%212 = trunc i64 %210 to i32
	store i32 %212, i32* %i.15
	br label %enddo.100

enddo.100:
	br label %endif.94

do.101:
	%213 = phi i64 [ 1, %enddo.91 ], [ %217, %latch.102 ]
	%214 = trunc i64 %213 to i32
	store i32 %214, i32* %"i%2.52", !llvm.access.group !31
	%215 = load i32*, i32** %d.origin.8
	%216 = getelementptr i32, i32* %215, i64 %213
	store i32 1, i32* %216, !alias.scope !13, !noalias !14, !llvm.access.group !31
	br label %latch.102

latch.102:
	%217 = add nsw i64 %213, 1
	%218 = icmp slt i64 %213, 0
	br i1 %218, label %do.101, label %done.103, !llvm.loop !34

done.103:
	%219 = trunc i64 %217 to i32
	store i32 %219, i32* %"i%2.52"
	br label %enddo.104

enddo.104:
	store i32 0, i32* %n.16
	store i32 0, i32* %"n%part.59"
	store i32 1, i32* %i.15
	%220 = icmp sle i64 1, 0
	br i1 %220, label %do.105, label %enddo.108

do.105:
	%221 = phi i64 [ 1, %enddo.104 ], [ %228, %latch.106 ]
	%222 = trunc i64 %221 to i32
	store i32 %222, i32* %i.15, !llvm.access.group !35
	%223 = load i32, i32* %"n%part.59", !llvm.access.group !35
	%224 = load i32*, i32** %d.origin.8
	%225 = getelementptr i32, i32* %224, i64 %221
	%226 = load i32, i32* %225, !alias.scope !13, !noalias !14, !llvm.access.group !35
	%227 = add nsw i32 %223, %226
	store i32 %227, i32* %"n%part.59", !llvm.access.group !35
	br label %latch.106

latch.106:
	%228 = add nsw i64 %221, 1
	%229 = icmp slt i64 %221, 0
	br i1 %229, label %do.105, label %done.107, !llvm.loop !38

done.107:
	%230 = trunc i64 %228 to i32
	store i32 %230, i32* %i.15
	br label %enddo.108

enddo.108:
	%231 = load i32, i32* %"n%part.59"
	store i32 %231, i32* %temporary.109
	%232 = bitcast i32* %temporary.109 to i8*
	call void @hpf_reduce(i8* %232, i32 1, i32 0, i32 0, i8* bitcast (%hpf_pos* @.pos.8 to i8*))
	%233 = load i32, i32* %temporary.109
	store i32 %233, i32* %"n%part.59"
	%234 = load i32, i32* %n.16
	%235 = load i32, i32* %"n%part.59"
	%236 = add nsw i32 %234, %235
	store i32 %236, i32* %n.16
	%237 = load i64, i64* %"e%first1.38"
	%238 = sub nsw i64 1, %237
	%239 = load i64, i64* %"e%period1.40"
	%240 = icmp eq i64 %239, 0
	br i1 %240, label %cold.113, label %rest.114

endif.110:
	%241 = load i64, i64* %"e%first1.38"
	%242 = sub nsw i64 2, %241
	%243 = load i64, i64* %"e%period1.40"
	%244 = icmp eq i64 %243, 0
	br i1 %244, label %cold.118, label %rest.119

then.111:
	%245 = load i32*, i32** %e.origin.10
	%246 = getelementptr i32, i32* %245, i64 1
	store i32 5, i32* %246, !alias.scope !15, !noalias !16
	br label %endif.110

else.112:
	br label %endif.110

cold.113:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.9 to i8*), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.text.20, i64 0, i64 0))
	unreachable

rest.114:
	%247 = srem i64 %238, %239
	%248 = xor i64 %247, %239
	%249 = icmp slt i64 %248, 0
	%250 = icmp ne i64 %247, 0
	%251 = and i1 %249, %250
	%252 = add nsw i64 %247, %239
	%253 = select i1 %251, i64 %252, i64 %247
	%254 = load i64, i64* %"e%block1.37"
	%255 = icmp slt i64 %253, %254
	br i1 %255, label %then.111, label %else.112

endif.115:
	%256 = load i64, i64* %"e%first1.38"
	%257 = sub nsw i64 3, %256
	%258 = load i64, i64* %"e%period1.40"
	%259 = icmp eq i64 %258, 0
	br i1 %259, label %cold.123, label %rest.124

then.116:
	%260 = load i32*, i32** %e.origin.10
	%261 = getelementptr i32, i32* %260, i64 2
	store i32 4, i32* %261, !alias.scope !15, !noalias !16
	br label %endif.115

else.117:
	br label %endif.115

cold.118:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.9 to i8*), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.text.20, i64 0, i64 0))
	unreachable

rest.119:
	%262 = srem i64 %242, %243
	%263 = xor i64 %262, %243
	%264 = icmp slt i64 %263, 0
	%265 = icmp ne i64 %262, 0
	%266 = and i1 %264, %265
	%267 = add nsw i64 %262, %243
	%268 = select i1 %266, i64 %267, i64 %262
	%269 = load i64, i64* %"e%block1.37"
	%270 = icmp slt i64 %268, %269
	br i1 %270, label %then.116, label %else.117

endif.120:
	%271 = load i64, i64* %"e%first1.38"
	%272 = sub nsw i64 4, %271
	%273 = load i64, i64* %"e%period1.40"
	%274 = icmp eq i64 %273, 0
	br i1 %274, label %cold.128, label %rest.129

then.121:
	%275 = load i32*, i32** %e.origin.10
	%276 = getelementptr i32, i32* %275, i64 3
	store i32 3, i32* %276, !alias.scope !15, !noalias !16
	br label %endif.120

else.122:
	br label %endif.120

cold.123:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.9 to i8*), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.text.20, i64 0, i64 0))
	unreachable

rest.124:
	%277 = srem i64 %257, %258
	%278 = xor i64 %277, %258
	%279 = icmp slt i64 %278, 0
	%280 = icmp ne i64 %277, 0
	%281 = and i1 %279, %280
	%282 = add nsw i64 %277, %258
	%283 = select i1 %281, i64 %282, i64 %277
	%284 = load i64, i64* %"e%block1.37"
	%285 = icmp slt i64 %283, %284
	br i1 %285, label %then.121, label %else.122

endif.125:
	%286 = load i64, i64* %"e%first1.38"
	%287 = sub nsw i64 5, %286
	%288 = load i64, i64* %"e%period1.40"
	%289 = icmp eq i64 %288, 0
	br i1 %289, label %cold.133, label %rest.134

then.126:
	%290 = load i32*, i32** %e.origin.10
	%291 = getelementptr i32, i32* %290, i64 4
	store i32 2, i32* %291, !alias.scope !15, !noalias !16
	br label %endif.125

else.127:
	br label %endif.125

cold.128:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.9 to i8*), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.text.20, i64 0, i64 0))
	unreachable

rest.129:
	%292 = srem i64 %272, %273
	%293 = xor i64 %292, %273
	%294 = icmp slt i64 %293, 0
	%295 = icmp ne i64 %292, 0
	%296 = and i1 %294, %295
	%297 = add nsw i64 %292, %273
	%298 = select i1 %296, i64 %297, i64 %292
	%299 = load i64, i64* %"e%block1.37"
	%300 = icmp slt i64 %298, %299
	br i1 %300, label %then.126, label %else.127

endif.130:
	store i32 2, i32* %i.15
	%301 = icmp sle i64 2, 5
	br i1 %301, label %do.135, label %enddo.138

then.131:
	%302 = load i32*, i32** %e.origin.10
	%303 = getelementptr i32, i32* %302, i64 5
	store i32 1, i32* %303, !alias.scope !15, !noalias !16
	br label %endif.130

else.132:
	br label %endif.130

cold.133:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.9 to i8*), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.text.20, i64 0, i64 0))
	unreachable

rest.134:
	%304 = srem i64 %287, %288
	%305 = xor i64 %304, %288
	%306 = icmp slt i64 %305, 0
	%307 = icmp ne i64 %304, 0
	%308 = and i1 %306, %307
	%309 = add nsw i64 %304, %288
	%310 = select i1 %308, i64 %309, i64 %304
	%311 = load i64, i64* %"e%block1.37"
	%312 = icmp slt i64 %310, %311
	br i1 %312, label %then.131, label %else.132

do.135:
	%313 = phi i64 [ 2, %endif.130 ], [ %323, %latch.136 ]
	%314 = trunc i64 %313 to i32
	store i32 %314, i32* %i.15
	%315 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.140, i32 0, i32 0
	store i64 %313, i64* %315
	%316 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.140, i32 0, i32 0
	%317 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.139, i32 0, i32 0
	store i64* %316, i64** %317
	%318 = bitcast [1 x i64*]* %params.139 to i8*
	call void @hpf_exchange_run(i8* bitcast ([1 x %hpf_exchange*]* @12 to i8*), i8* %318, i32 1)
	%319 = load i64, i64* %"e%first1.38"
	%320 = sub nsw i64 %313, %319
	%321 = load i64, i64* %"e%period1.40"
	%322 = icmp eq i64 %321, 0
	br i1 %322, label %cold.144, label %rest.145

latch.136:
	%323 = add nsw i64 %313, 1
	%324 = icmp slt i64 %313, 5
	br i1 %324, label %do.135, label %done.137, !llvm.loop !40

done.137:
	%325 = trunc i64 %323 to i32
	store i32 %325, i32* %i.15
	br label %enddo.138

enddo.138:
	%326 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.147, i32 0, i32 0
	%327 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.146, i32 0, i32 0
	store i64* %326, i64** %327
	%328 = bitcast [1 x i64*]* %params.146 to i8*
	call void @hpf_exchange_run(i8* bitcast ([1 x %hpf_exchange*]* @15 to i8*), i8* %328, i32 1)
	%329 = load i64, i64* %"f%first2.48"
	%330 = load i64, i64* %"f%last2.49"
	%331 = load i64, i64* %"f%period2.50"
	store i64 %329, i64* %"f%start2.46"
	%332 = icmp eq i64 %331, 0
	br i1 %332, label %cold.152, label %rest.153

endif.141:
	br label %latch.136

then.142:
	%333 = load i32*, i32** %e.origin.10
	%334 = getelementptr i32, i32* %333, i64 %313
	%335 = load i32, i32* %334, !alias.scope !15, !noalias !16
	%336 = sub nsw i64 %313, 1
	%337 = load i32*, i32** %e.origin.10
	%338 = getelementptr i32, i32* %337, i64 %336
	%339 = load i32, i32* %338, !alias.scope !15, !noalias !16
	%340 = add nsw i32 %335, %339
	%341 = load i32*, i32** %e.origin.10
	%342 = getelementptr i32, i32* %341, i64 %313
	store i32 %340, i32* %342, !alias.scope !15, !noalias !16
	br label %endif.141

else.143:
	br label %endif.141

cold.144:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.10 to i8*), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.text.20, i64 0, i64 0))
	unreachable

rest.145:
	%343 = srem i64 %320, %321
	%344 = xor i64 %343, %321
	%345 = icmp slt i64 %344, 0
	%346 = icmp ne i64 %343, 0
	%347 = and i1 %345, %346
	%348 = add nsw i64 %343, %321
	%349 = select i1 %347, i64 %348, i64 %343
	%350 = load i64, i64* %"e%block1.37"
	%351 = icmp slt i64 %349, %350
	br i1 %351, label %then.142, label %else.143

do.148:
	%352 = phi i64 [ %329, %rest.153 ], [ %363, %latch.149 ]
	%353 = phi i64 [ %372, %rest.153 ], [ %364, %latch.149 ]
	store i64 %352, i64* %"f%start2.46"
	%354 = icmp sgt i64 1, %352
	%355 = select i1 %354, i64 1, i64 %352
	%356 = load i64, i64* %"f%block2.47"
	%357 = add nsw i64 %356, %352
	%358 = sub nsw i64 %357, 1
	%359 = icmp slt i64 2, %358
	%360 = select i1 %359, i64 2, i64 %358
	%361 = trunc i64 %355 to i32
	store i32 %361, i32* %"i%4.54"
	%362 = icmp sle i64 %355, %360
	br i1 %362, label %do.154, label %enddo.157

latch.149:
	%363 = add nsw i64 %352, %331
	%364 = sub nsw i64 %353, 1
	%365 = icmp sgt i64 %364, 0
	br i1 %365, label %do.148, label %done.150, !llvm.loop !50

done.150:
	store i64 %363, i64* %"f%start2.46"
	br label %enddo.151

enddo.151:
	%366 = load i64, i64* %"f%first1.43"
	%367 = sub nsw i64 2, %366
	%368 = load i64, i64* %"f%period1.45"
	%369 = icmp eq i64 %368, 0
	br i1 %369, label %cold.171, label %rest.172

cold.152:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.11 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.9, i64 0, i64 0))
	unreachable

rest.153:
	%370 = sub nsw i64 %330, %329
	%371 = add nsw i64 %370, %331
	%372 = sdiv i64 %371, %331
	%373 = icmp sgt i64 %372, 0
	br i1 %373, label %do.148, label %enddo.151

do.154:
	%374 = phi i64 [ %355, %do.148 ], [ %380, %latch.155 ]
	%375 = trunc i64 %374 to i32
	store i32 %375, i32* %"i%4.54"
	%376 = load i64, i64* %"f%first1.43"
	%377 = load i64, i64* %"f%last1.44"
	%378 = load i64, i64* %"f%period1.45"
	store i64 %376, i64* %"f%start1.41"
	%379 = icmp eq i64 %378, 0
	br i1 %379, label %cold.162, label %rest.163

latch.155:
	%380 = add nsw i64 %374, 1
	%381 = icmp slt i64 %374, %360
	br i1 %381, label %do.154, label %done.156, !llvm.loop !48

done.156:
	%382 = trunc i64 %380 to i32
	store i32 %382, i32* %"i%4.54"
	br label %enddo.157

enddo.157:
	br label %latch.149

do.158:
	%383 = phi i64 [ %376, %rest.163 ], [ %394, %latch.159 ]
	%384 = phi i64 [ %399, %rest.163 ], [ %395, %latch.159 ]
	store i64 %383, i64* %"f%start1.41"
	%385 = icmp sgt i64 1, %383
	%386 = select i1 %385, i64 1, i64 %383
	%387 = load i64, i64* %"f%block1.42"
	%388 = add nsw i64 %387, %383
	%389 = sub nsw i64 %388, 1
	%390 = icmp slt i64 2, %389
	%391 = select i1 %390, i64 2, i64 %389
	%392 = trunc i64 %386 to i32
	store i32 %392, i32* %"i%3.53"
	%393 = icmp sle i64 %386, %391
	br i1 %393, label %do.164, label %enddo.167

latch.159:
	%394 = add nsw i64 %383, %378
	%395 = sub nsw i64 %384, 1
	%396 = icmp sgt i64 %395, 0
	br i1 %396, label %do.158, label %done.160, !llvm.loop !46

done.160:
	store i64 %394, i64* %"f%start1.41"
	br label %enddo.161

enddo.161:
	br label %latch.155

cold.162:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.11 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.9, i64 0, i64 0))
	unreachable

rest.163:
	%397 = sub nsw i64 %377, %376
	%398 = add nsw i64 %397, %378
	%399 = sdiv i64 %398, %378
	%400 = icmp sgt i64 %399, 0
	br i1 %400, label %do.158, label %enddo.161

do.164:
	%401 = phi i64 [ %386, %do.158 ], [ %411, %latch.165 ]
	%402 = trunc i64 %401 to i32
	store i32 %402, i32* %"i%3.53", !llvm.access.group !41
	%403 = load i32*, i32** %e.origin.10
	%404 = getelementptr i32, i32* %403, i64 5
	%405 = load i32, i32* %404, !alias.scope !15, !noalias !16, !llvm.access.group !41
	%406 = load i64, i64* %f.stride.14
	%407 = mul nsw i64 %374, %406
	%408 = load i32*, i32** %f.origin.12
	%409 = getelementptr i32, i32* %408, i64 %407
	%410 = getelementptr i32, i32* %409, i64 %401
	store i32 %405, i32* %410, !alias.scope !17, !noalias !18, !llvm.access.group !41
	br label %latch.165

latch.165:
	%411 = add nsw i64 %401, 1
	%412 = icmp slt i64 %401, %391
	br i1 %412, label %do.164, label %done.166, !llvm.loop !44

done.166:
	%413 = trunc i64 %411 to i32
	store i32 %413, i32* %"i%3.53"
	br label %enddo.167

enddo.167:
	br label %latch.159

endif.168:
	store i32 0, i32* %"s%1.56"
	store i32 0, i32* %"s%1%part.60"
	store i32 1, i32* %"i%5.55"
	%414 = icmp sle i64 1, 0
	br i1 %414, label %do.177, label %enddo.180

then.169:
	%415 = load i32*, i32** %e.origin.10
	%416 = getelementptr i32, i32* %415, i64 4
	%417 = load i32, i32* %416, !alias.scope !15, !noalias !16
	%418 = load i64, i64* %f.stride.14
	%419 = load i32*, i32** %f.origin.12
	%420 = getelementptr i32, i32* %419, i64 %418
	%421 = getelementptr i32, i32* %420, i64 2
	store i32 %417, i32* %421, !alias.scope !17, !noalias !18
	br label %endif.168

else.170:
	br label %endif.168

cold.171:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.12 to i8*), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.text.20, i64 0, i64 0))
	unreachable

rest.172:
	%422 = srem i64 %367, %368
	%423 = xor i64 %422, %368
	%424 = icmp slt i64 %423, 0
	%425 = icmp ne i64 %422, 0
	%426 = and i1 %424, %425
	%427 = add nsw i64 %422, %368
	%428 = select i1 %426, i64 %427, i64 %422
	%429 = load i64, i64* %"f%block1.42"
	%430 = icmp slt i64 %428, %429
	br i1 %430, label %right.173, label %join.174

right.173:
	%431 = load i64, i64* %"f%first2.48"
	%432 = sub nsw i64 1, %431
	%433 = load i64, i64* %"f%period2.50"
	%434 = icmp eq i64 %433, 0
	br i1 %434, label %cold.175, label %rest.176

join.174:
	%435 = phi i1 [ false, %rest.172 ], [ %444, %rest.176 ]
	br i1 %435, label %then.169, label %else.170

cold.175:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.12 to i8*), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.text.20, i64 0, i64 0))
	unreachable

rest.176:
	%436 = srem i64 %432, %433
	%437 = xor i64 %436, %433
	%438 = icmp slt i64 %437, 0
	%439 = icmp ne i64 %436, 0
	%440 = and i1 %438, %439
	%441 = add nsw i64 %436, %433
	%442 = select i1 %440, i64 %441, i64 %436
	%443 = load i64, i64* %"f%block2.47"
	%444 = icmp slt i64 %442, %443
	br label %join.174

do.177:
	%445 = phi i64 [ 1, %endif.168 ], [ %452, %latch.178 ]
	%446 = trunc i64 %445 to i32
	store i32 %446, i32* %"i%5.55", !llvm.access.group !51
	%447 = load i32, i32* %"s%1%part.60", !llvm.access.group !51
	%448 = load i32*, i32** %d.origin.8
	%449 = getelementptr i32, i32* %448, i64 %445
	%450 = load i32, i32* %449, !alias.scope !13, !noalias !14, !llvm.access.group !51
	%451 = add nsw i32 %447, %450
	store i32 %451, i32* %"s%1%part.60", !llvm.access.group !51
	br label %latch.178

latch.178:
	%452 = add nsw i64 %445, 1
	%453 = icmp slt i64 %445, 0
	br i1 %453, label %do.177, label %done.179, !llvm.loop !54

done.179:
	%454 = trunc i64 %452 to i32
	store i32 %454, i32* %"i%5.55"
	br label %enddo.180

enddo.180:
	%455 = load i32, i32* %"s%1%part.60"
	store i32 %455, i32* %temporary.181
	%456 = bitcast i32* %temporary.181 to i8*
	call void @hpf_reduce(i8* %456, i32 1, i32 0, i32 0, i8* bitcast (%hpf_pos* @.pos.13 to i8*))
	%457 = load i32, i32* %temporary.181
	store i32 %457, i32* %"s%1%part.60"
	%458 = load i32, i32* %"s%1.56"
	%459 = load i32, i32* %"s%1%part.60"
	%460 = add nsw i32 %458, %459
	store i32 %460, i32* %"s%1.56"
	store i32 0, i32* %"s%2.58"
	store i32 0, i32* %"s%2%part.61"
	%461 = load i64, i64* %"e%first1.38"
	%462 = load i64, i64* %"e%last1.39"
	%463 = load i64, i64* %"e%period1.40"
	store i64 %461, i64* %"e%start1.36"
	%464 = icmp eq i64 %463, 0
	br i1 %464, label %cold.186, label %rest.187

do.182:
	%465 = phi i64 [ %461, %rest.187 ], [ %476, %latch.183 ]
	%466 = phi i64 [ %562, %rest.187 ], [ %477, %latch.183 ]
	store i64 %465, i64* %"e%start1.36"
	%467 = icmp sgt i64 1, %465
	%468 = select i1 %467, i64 1, i64 %465
	%469 = load i64, i64* %"e%block1.37"
	%470 = add nsw i64 %469, %465
	%471 = sub nsw i64 %470, 1
	%472 = icmp slt i64 5, %471
	%473 = select i1 %472, i64 5, i64 %471
	%474 = trunc i64 %468 to i32
	store i32 %474, i32* %"i%6.57"
	%475 = icmp sle i64 %468, %473
	br i1 %475, label %do.188, label %enddo.191

latch.183:
	%476 = add nsw i64 %465, %463
	%477 = sub nsw i64 %466, 1
	%478 = icmp sgt i64 %477, 0
	br i1 %478, label %do.182, label %done.184, !llvm.loop !60

done.184:
	store i64 %476, i64* %"e%start1.36"
	br label %enddo.185

enddo.185:
	%479 = load i32, i32* %"s%2%part.61"
	store i32 %479, i32* %temporary.192
	%480 = bitcast i32* %temporary.192 to i8*
	call void @hpf_reduce(i8* %480, i32 1, i32 0, i32 0, i8* bitcast (%hpf_pos* @.pos.15 to i8*))
	%481 = load i32, i32* %temporary.192
	store i32 %481, i32* %"s%2%part.61"
	%482 = load i32, i32* %"s%2.58"
	%483 = load i32, i32* %"s%2%part.61"
	%484 = add nsw i32 %482, %483
	store i32 %484, i32* %"s%2.58"
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.16 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.27, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%485 = icmp sgt i64 1, 0
	%486 = select i1 %485, i64 1, i64 0
	%487 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.193, i32 0, i32 0
	store i64 1, i64* %487
	%488 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.193, i32 0, i32 0
	%489 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.194, i32 0, i32 0
	store i64 1, i64* %489
	%490 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.194, i32 0, i32 0
	%491 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.195, i32 0, i32 0
	store i64 1, i64* %491
	%492 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.195, i32 0, i32 0
	%493 = bitcast i64* %488 to i8*
	%494 = bitcast i64* %490 to i8*
	%495 = bitcast i64* %492 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.a to i8*), i8* %493, i8* %494, i8* %495, i32 1, i32 4)
	%496 = icmp sgt i64 2, 0
	%497 = select i1 %496, i64 2, i64 0
	%498 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.196, i32 0, i32 0
	store i64 1, i64* %498
	%499 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.196, i32 0, i32 0
	%500 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.197, i32 0, i32 0
	store i64 2, i64* %500
	%501 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.197, i32 0, i32 0
	%502 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.198, i32 0, i32 0
	store i64 1, i64* %502
	%503 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.198, i32 0, i32 0
	%504 = bitcast i64* %499 to i8*
	%505 = bitcast i64* %501 to i8*
	%506 = bitcast i64* %503 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.b to i8*), i8* %504, i8* %505, i8* %506, i32 1, i32 4)
	%507 = icmp sgt i64 3, 0
	%508 = select i1 %507, i64 3, i64 0
	%509 = icmp sgt i64 1, 0
	%510 = select i1 %509, i64 1, i64 0
	%511 = mul nsw i64 %508, %510
	%512 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.199, i32 0, i32 0
	store i64 1, i64* %512
	%513 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.199, i32 0, i32 1
	store i64 1, i64* %513
	%514 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.199, i32 0, i32 0
	%515 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.200, i32 0, i32 0
	store i64 3, i64* %515
	%516 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.200, i32 0, i32 1
	store i64 1, i64* %516
	%517 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.200, i32 0, i32 0
	%518 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.201, i32 0, i32 0
	store i64 1, i64* %518
	%519 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.201, i32 0, i32 1
	store i64 1, i64* %519
	%520 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.201, i32 0, i32 0
	%521 = bitcast i64* %514 to i8*
	%522 = bitcast i64* %517 to i8*
	%523 = bitcast i64* %520 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.c to i8*), i8* %521, i8* %522, i8* %523, i32 1, i32 4)
	%524 = load i32, i32* %n.16
	store i32 %524, i32* %temporary.202
	%525 = bitcast i32* %temporary.202 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %525, i64 4)
	%526 = icmp sgt i64 5, 0
	%527 = select i1 %526, i64 5, i64 0
	%528 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.203, i32 0, i32 0
	store i64 1, i64* %528
	%529 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.203, i32 0, i32 0
	%530 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.204, i32 0, i32 0
	store i64 5, i64* %530
	%531 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.204, i32 0, i32 0
	%532 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.205, i32 0, i32 0
	store i64 1, i64* %532
	%533 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.205, i32 0, i32 0
	%534 = bitcast i64* %529 to i8*
	%535 = bitcast i64* %531 to i8*
	%536 = bitcast i64* %533 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.e to i8*), i8* %534, i8* %535, i8* %536, i32 1, i32 4)
	%537 = icmp sgt i64 2, 0
	%538 = select i1 %537, i64 2, i64 0
	%539 = icmp sgt i64 2, 0
	%540 = select i1 %539, i64 2, i64 0
	%541 = mul nsw i64 %538, %540
	%542 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.206, i32 0, i32 0
	store i64 1, i64* %542
	%543 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.206, i32 0, i32 1
	store i64 1, i64* %543
	%544 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.206, i32 0, i32 0
	%545 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.207, i32 0, i32 0
	store i64 2, i64* %545
	%546 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.207, i32 0, i32 1
	store i64 2, i64* %546
	%547 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.207, i32 0, i32 0
	%548 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.208, i32 0, i32 0
	store i64 1, i64* %548
	%549 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.208, i32 0, i32 1
	store i64 1, i64* %549
	%550 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.208, i32 0, i32 0
	%551 = bitcast i64* %544 to i8*
	%552 = bitcast i64* %547 to i8*
	%553 = bitcast i64* %550 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.f to i8*), i8* %551, i8* %552, i8* %553, i32 1, i32 4)
	%554 = load i32, i32* %"s%1.56"
	store i32 %554, i32* %temporary.209
	%555 = bitcast i32* %temporary.209 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %555, i64 4)
	%556 = load i32, i32* %"s%2.58"
	store i32 %556, i32* %temporary.210
	%557 = bitcast i32* %temporary.210 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %557, i64 4)
	store i32 0, i32* %temporary.211
	%558 = bitcast i32* %temporary.211 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %558, i64 4)
	%559 = call i32 @hpf_io_end()
	call void @hpf_main_end()
	ret i32 0

cold.186:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.14 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.9, i64 0, i64 0))
	unreachable

rest.187:
	%560 = sub nsw i64 %462, %461
	%561 = add nsw i64 %560, %463
	%562 = sdiv i64 %561, %463
	%563 = icmp sgt i64 %562, 0
	br i1 %563, label %do.182, label %enddo.185

do.188:
	%564 = phi i64 [ %468, %do.182 ], [ %571, %latch.189 ]
	%565 = trunc i64 %564 to i32
	store i32 %565, i32* %"i%6.57", !llvm.access.group !55
	%566 = load i32, i32* %"s%2%part.61", !llvm.access.group !55
	%567 = load i32*, i32** %e.origin.10
	%568 = getelementptr i32, i32* %567, i64 %564
	%569 = load i32, i32* %568, !alias.scope !15, !noalias !16, !llvm.access.group !55
	%570 = add nsw i32 %566, %569
	store i32 %570, i32* %"s%2%part.61", !llvm.access.group !55
	br label %latch.189

latch.189:
	%571 = add nsw i64 %564, 1
	%572 = icmp slt i64 %564, %473
	br i1 %572, label %do.188, label %done.190, !llvm.loop !58

done.190:
	%573 = trunc i64 %571 to i32
	store i32 %573, i32* %"i%6.57"
	br label %enddo.191

enddo.191:
	br label %latch.183
}

declare void @hpf_main_begin(i32 %0, i8* %1) nounwind

declare void @hpf_layout_init(i8* %0, i8* %1) nounwind

declare void @hpf_array_create(i8* %0, i8* %1) nounwind

declare void @hpf_fail(i8* %0, i8* %1) nounwind noreturn cold

define internal i32 @sections.1(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"a%start1.1" = alloca i64
	%"a%block1.2" = alloca i64
	%"b%start1.3" = alloca i64
	%"b%block1.4" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"a%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"a%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 14
	%5 = load i64, i64* %4
	store i64 %5, i64* %"b%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 21
	%7 = load i64, i64* %6
	store i64 %7, i64* %"b%block1.4"
	switch i32 %piece, label %none.5 [
		i32 0, label %piece.6
	]

none.5:
	ret i32 0

piece.6:
	%8 = load i64, i64* %"b%start1.3"
	%9 = sub nsw i64 0, %8
	%10 = add nsw i64 %9, 1
	%11 = icmp slt i64 %10, 0
	br i1 %11, label %none.5, label %next.7

next.7:
	%12 = icmp sgt i64 1, 1
	br i1 %12, label %none.5, label %next.8

next.8:
	%13 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %13
	%14 = getelementptr i64, i64* %hi, i64 0
	store i64 1, i64* %14
	ret i32 1
}

declare void @hpf_exchange_run(i8* %0, i8* %1, i32 %2) nounwind

define internal i32 @sections.2(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"b%start1.1" = alloca i64
	%"b%block1.2" = alloca i64
	%W1_b.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"b%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"b%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1_b.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"b%start1.1"
	%7 = sub nsw i64 %6, 2
	%8 = icmp slt i64 %7, 0
	br i1 %8, label %none.4, label %next.6

next.6:
	%9 = load i64, i64* %"b%start1.1"
	%10 = sub nsw i64 0, %9
	%11 = add nsw i64 %10, 2
	%12 = icmp slt i64 %11, 0
	br i1 %12, label %none.4, label %next.7

next.7:
	%13 = load i64, i64* %W1_b.3
	%14 = icmp sgt i64 1, %13
	%15 = select i1 %14, i64 1, i64 %13
	%16 = load i64, i64* %"b%block1.2"
	%17 = load i64, i64* %W1_b.3
	%18 = add nsw i64 %16, %17
	%19 = sub nsw i64 %18, 1
	%20 = icmp slt i64 1, %19
	%21 = select i1 %20, i64 1, i64 %19
	%22 = icmp sgt i64 %15, %21
	br i1 %22, label %none.4, label %next.8

next.8:
	%23 = getelementptr i64, i64* %lo, i64 0
	store i64 %15, i64* %23
	%24 = getelementptr i64, i64* %hi, i64 0
	store i64 %21, i64* %24
	ret i32 1
}

define internal i32 @sections.3(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"b%start1.1" = alloca i64
	%"b%block1.2" = alloca i64
	%"c%start1.3" = alloca i64
	%"c%block1.4" = alloca i64
	%"c%start2.5" = alloca i64
	%"c%block2.6" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"b%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"b%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 14
	%5 = load i64, i64* %4
	store i64 %5, i64* %"c%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 21
	%7 = load i64, i64* %6
	store i64 %7, i64* %"c%block1.4"
	%8 = getelementptr i64, i64* %recv, i64 15
	%9 = load i64, i64* %8
	store i64 %9, i64* %"c%start2.5"
	%10 = getelementptr i64, i64* %recv, i64 22
	%11 = load i64, i64* %10
	store i64 %11, i64* %"c%block2.6"
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"b%start1.1"
	%13 = sub nsw i64 %12, 3
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"c%start1.3"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 3
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"c%start2.5"
	%20 = sub nsw i64 0, %19
	%21 = add nsw i64 %20, 1
	%22 = icmp slt i64 %21, 0
	br i1 %22, label %none.7, label %next.11

next.11:
	%23 = icmp sgt i64 2, 2
	br i1 %23, label %none.7, label %next.12

next.12:
	%24 = getelementptr i64, i64* %lo, i64 0
	store i64 2, i64* %24
	%25 = getelementptr i64, i64* %hi, i64 0
	store i64 2, i64* %25
	ret i32 1
}

define internal i32 @sections.4(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"b%start1.1" = alloca i64
	%"b%block1.2" = alloca i64
	%"c%start1.3" = alloca i64
	%"c%block1.4" = alloca i64
	%"c%start2.5" = alloca i64
	%"c%block2.6" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"b%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"b%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 14
	%5 = load i64, i64* %4
	store i64 %5, i64* %"c%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 21
	%7 = load i64, i64* %6
	store i64 %7, i64* %"c%block1.4"
	%8 = getelementptr i64, i64* %recv, i64 15
	%9 = load i64, i64* %8
	store i64 %9, i64* %"c%start2.5"
	%10 = getelementptr i64, i64* %recv, i64 22
	%11 = load i64, i64* %10
	store i64 %11, i64* %"c%block2.6"
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"b%block1.2"
	%13 = sub nsw i64 %12, 1
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"b%block1.2"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 1
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"b%start1.1"
	%20 = sub nsw i64 %19, 1
	%21 = icmp slt i64 %20, 0
	br i1 %21, label %none.7, label %next.11

next.11:
	%22 = load i64, i64* %"b%start1.1"
	%23 = sub nsw i64 0, %22
	%24 = add nsw i64 %23, 1
	%25 = icmp slt i64 %24, 0
	br i1 %25, label %none.7, label %next.12

next.12:
	%26 = load i64, i64* %"c%start1.3"
	%27 = sub nsw i64 0, %26
	%28 = add nsw i64 %27, 3
	%29 = icmp slt i64 %28, 0
	br i1 %29, label %none.7, label %next.13

next.13:
	%30 = load i64, i64* %"c%start2.5"
	%31 = sub nsw i64 0, %30
	%32 = add nsw i64 %31, 1
	%33 = icmp slt i64 %32, 0
	br i1 %33, label %none.7, label %next.14

next.14:
	%34 = icmp sgt i64 2, 2
	br i1 %34, label %none.7, label %next.15

next.15:
	%35 = getelementptr i64, i64* %lo, i64 0
	store i64 2, i64* %35
	%36 = getelementptr i64, i64* %hi, i64 0
	store i64 2, i64* %36
	ret i32 1
}

declare void @hpf_reduce(i8* %0, i32 %1, i32 %2, i32 %3, i8* %4) nounwind

define internal i32 @sections.5(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%i.1 = alloca i32
	%"e%start1.2" = alloca i64
	%"e%block1.3" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %i.1
	%3 = getelementptr i64, i64* %recv, i64 0
	%4 = load i64, i64* %3
	store i64 %4, i64* %"e%start1.2"
	%5 = getelementptr i64, i64* %recv, i64 7
	%6 = load i64, i64* %5
	store i64 %6, i64* %"e%block1.3"
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%7 = load i64, i64* %"e%start1.2"
	%8 = sub nsw i64 0, %7
	%9 = load i32, i32* %i.1
	%10 = sext i32 %9 to i64
	%11 = add nsw i64 %8, %10
	%12 = icmp slt i64 %11, 0
	br i1 %12, label %none.4, label %next.6

next.6:
	%13 = load i64, i64* %"e%block1.3"
	%14 = load i64, i64* %"e%start1.2"
	%15 = add nsw i64 %13, %14
	%16 = load i32, i32* %i.1
	%17 = sext i32 %16 to i64
	%18 = sub nsw i64 %15, %17
	%19 = sub nsw i64 %18, 1
	%20 = icmp slt i64 %19, 0
	br i1 %20, label %none.4, label %next.7

next.7:
	%21 = load i32, i32* %i.1
	%22 = sext i32 %21 to i64
	%23 = sub nsw i64 %22, 1
	%24 = load i32, i32* %i.1
	%25 = sext i32 %24 to i64
	%26 = sub nsw i64 %25, 1
	%27 = icmp sgt i64 %23, %26
	br i1 %27, label %none.4, label %next.8

next.8:
	%28 = getelementptr i64, i64* %lo, i64 0
	store i64 %23, i64* %28
	%29 = getelementptr i64, i64* %hi, i64 0
	store i64 %26, i64* %29
	ret i32 1
}

define internal i32 @sections.6(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"e%start1.1" = alloca i64
	%"e%block1.2" = alloca i64
	%"f%start1.3" = alloca i64
	%"f%block1.4" = alloca i64
	%"f%start2.5" = alloca i64
	%"f%block2.6" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"e%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"e%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 14
	%5 = load i64, i64* %4
	store i64 %5, i64* %"f%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 21
	%7 = load i64, i64* %6
	store i64 %7, i64* %"f%block1.4"
	%8 = getelementptr i64, i64* %recv, i64 15
	%9 = load i64, i64* %8
	store i64 %9, i64* %"f%start2.5"
	%10 = getelementptr i64, i64* %recv, i64 22
	%11 = load i64, i64* %10
	store i64 %11, i64* %"f%block2.6"
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.12
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"f%start1.3"
	%13 = sub nsw i64 0, %12
	%14 = add nsw i64 %13, 2
	%15 = icmp slt i64 %14, 0
	br i1 %15, label %none.7, label %next.9

next.9:
	%16 = load i64, i64* %"f%start2.5"
	%17 = sub nsw i64 0, %16
	%18 = add nsw i64 %17, 2
	%19 = icmp slt i64 %18, 0
	br i1 %19, label %none.7, label %next.10

next.10:
	%20 = icmp sgt i64 5, 5
	br i1 %20, label %none.7, label %next.11

next.11:
	%21 = getelementptr i64, i64* %lo, i64 0
	store i64 5, i64* %21
	%22 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %22
	ret i32 1

piece.12:
	%23 = load i64, i64* %"f%start1.3"
	%24 = sub nsw i64 0, %23
	%25 = add nsw i64 %24, 2
	%26 = icmp slt i64 %25, 0
	br i1 %26, label %none.7, label %next.13

next.13:
	%27 = load i64, i64* %"f%block1.4"
	%28 = load i64, i64* %"f%start1.3"
	%29 = add nsw i64 %27, %28
	%30 = sub nsw i64 %29, 3
	%31 = icmp slt i64 %30, 0
	br i1 %31, label %none.7, label %next.14

next.14:
	%32 = load i64, i64* %"f%start2.5"
	%33 = sub nsw i64 0, %32
	%34 = add nsw i64 %33, 1
	%35 = icmp slt i64 %34, 0
	br i1 %35, label %none.7, label %next.15

next.15:
	%36 = icmp sgt i64 4, 4
	br i1 %36, label %none.7, label %next.16

next.16:
	%37 = getelementptr i64, i64* %lo, i64 0
	store i64 4, i64* %37
	%38 = getelementptr i64, i64* %hi, i64 0
	store i64 4, i64* %38
	ret i32 1
}

declare void @hpf_io_begin(i32 %0, i32 %1, i8* %2) nounwind

declare void @hpf_io_number(i8* %0, i64 %1) nounwind

declare void @hpf_io_list_directed() nounwind

declare void @hpf_io_start() nounwind

declare void @hpf_io_mapped(i8* %0, i8* %1, i8* %2, i8* %3, i32 %4, i32 %5) nounwind

declare void @hpf_io_item(i32 %0, i32 %1, i8* %2, i64 %3) nounwind

declare i32 @hpf_io_end() nounwind

declare void @hpf_main_end() nounwind

!0 = distinct !{!0, !"arrays"}
!1 = distinct !{!1, !0, !"a"}
!2 = distinct !{!2, !0, !"b"}
!3 = distinct !{!3, !0, !"c"}
!4 = distinct !{!4, !0, !"d"}
!5 = distinct !{!5, !0, !"e"}
!6 = distinct !{!6, !0, !"f"}
!7 = !{!1}
!8 = !{!2, !3, !4, !5, !6}
!9 = !{!2}
!10 = !{!1, !3, !4, !5, !6}
!11 = !{!3}
!12 = !{!1, !2, !4, !5, !6}
!13 = !{!4}
!14 = !{!1, !2, !3, !5, !6}
!15 = !{!5}
!16 = !{!1, !2, !3, !4, !6}
!17 = !{!6}
!18 = !{!1, !2, !3, !4, !5}
!19 = distinct !{}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.parallel_accesses", !19}
!22 = distinct !{!22, !20, !21}
!23 = !{!"llvm.loop.mustprogress"}
!24 = distinct !{!24, !23}
!25 = distinct !{}
!26 = !{!"llvm.loop.mustprogress"}
!27 = !{!"llvm.loop.parallel_accesses", !25}
!28 = distinct !{!28, !26, !27}
!29 = !{!"llvm.loop.mustprogress"}
!30 = distinct !{!30, !29}
!31 = distinct !{}
!32 = !{!"llvm.loop.mustprogress"}
!33 = !{!"llvm.loop.parallel_accesses", !31}
!34 = distinct !{!34, !32, !33}
!35 = distinct !{}
!36 = !{!"llvm.loop.mustprogress"}
!37 = !{!"llvm.loop.parallel_accesses", !35}
!38 = distinct !{!38, !36, !37}
!39 = !{!"llvm.loop.mustprogress"}
!40 = distinct !{!40, !39}
!41 = distinct !{}
!42 = !{!"llvm.loop.mustprogress"}
!43 = !{!"llvm.loop.parallel_accesses", !41}
!44 = distinct !{!44, !42, !43}
!45 = !{!"llvm.loop.mustprogress"}
!46 = distinct !{!46, !45}
!47 = !{!"llvm.loop.mustprogress"}
!48 = distinct !{!48, !47}
!49 = !{!"llvm.loop.mustprogress"}
!50 = distinct !{!50, !49}
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
