source_filename = "../../testdata/hpf/wide_halos_empty_blocks.hpf"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%hpf_pos = type { i8*, i32, i32, i8* }
%hpf_layout = type { i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i8*], [7 x i8*], i64 }
%hpf_array = type { i8*, i8*, i64, i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, i8*, i64 }
%hpf_exchange = type { i8*, i32, i32, i8*, i8*, i64, i8*, i8*, i64, i64, i64, i8*, i8*, i8* }
%hpf_indirect = type { i8*, i32, i32, i8*, i8*, i8* }

@.text.0 = private unnamed_addr constant [2 x i8] c"t\00"
@layout.t = internal global %hpf_layout { i64 1, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 50, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.0, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.text.1 = private unnamed_addr constant [47 x i8] c"../../testdata/hpf/wide_halos_empty_blocks.hpf\00"
@.text.2 = private unnamed_addr constant [21 x i8] c"!HPF$ TEMPLATE t(50)\00"
@.pos.0 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.1, i64 0, i64 0), i32 7, i32 16, i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.text.2, i64 0, i64 0) }
@.text.3 = private unnamed_addr constant [2 x i8] c"d\00"
@layout.d = internal global %hpf_layout { i64 2, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 7, i64 7, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 5, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.3, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.text.4 = private unnamed_addr constant [58 x i8] c"  integer :: a(n), b(n), c(-2:4), d(n,n), e(n,n), i, j, k\00"
@.pos.1 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 35, i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.text.4, i64 0, i64 0) }
@.text.5 = private unnamed_addr constant [2 x i8] c"a\00"
@array.a = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.t to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.5, i64 0, i64 0), i64 1, i64 4, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 7, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.2 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 14, i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.text.4, i64 0, i64 0) }
@.text.6 = private unnamed_addr constant [2 x i8] c"b\00"
@array.b = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.t to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.6, i64 0, i64 0), i64 1, i64 4, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 7, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 50, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.3 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 20, i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.text.4, i64 0, i64 0) }
@.text.7 = private unnamed_addr constant [2 x i8] c"c\00"
@array.c = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.t to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.7, i64 0, i64 0), i64 1, i64 4, [7 x i64] [i64 -2, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 4, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 7, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 3, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.4 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 26, i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.text.4, i64 0, i64 0) }
@array.d = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.d to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.3, i64 0, i64 0), i64 2, i64 4, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 7, i64 7, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 2, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.8 = private unnamed_addr constant [2 x i8] c"e\00"
@array.e = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.d to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.8, i64 0, i64 0), i64 2, i64 4, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 7, i64 7, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 3, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.5 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 43, i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.text.4, i64 0, i64 0) }
@.text.9 = private unnamed_addr constant [29 x i8] c"      b(i) = b(i) + k*a(i-k)\00"
@.text.10 = private unnamed_addr constant [33 x i8] c"a(i-k) from below in dimension 1\00"
@0 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.t]
@exchange.1 = internal global %hpf_exchange { i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.1, i64 0, i64 0), i32 21, i32 23, i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.9, i64 0, i64 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.10, i64 0, i64 0), i64 1, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.1 to i8*), i64 1, i64 1, i64 1, i8* bitcast ([1 x %hpf_layout*]* @0 to i8*), i8* null, i8* zeroinitializer }
@1 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.1]
@.text.11 = private unnamed_addr constant [35 x i8] c"      a(i) = a(i) + mod(b(i+k), 5)\00"
@.text.12 = private unnamed_addr constant [23 x i8] c"b(i+k) from its owners\00"
@2 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.t]
@3 = private unnamed_addr constant [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0]
@exchange.2 = internal global %hpf_exchange { i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 25, i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.11, i64 0, i64 0), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.text.12, i64 0, i64 0), i64 2, i8* bitcast (%hpf_array* @array.b to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.2 to i8*), i64 1, i64 1, i64 1, i8* bitcast ([1 x %hpf_layout*]* @2 to i8*), i8* bitcast ([7 x i64]* @3 to i8*), i8* zeroinitializer }
@4 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.2]
@.text.13 = private unnamed_addr constant [34 x i8] c"    c(i) = c(i) + b(i+3) + a(5-i)\00"
@.text.14 = private unnamed_addr constant [29 x i8] c"b(i+3), b(i) from its owners\00"
@5 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.t, %hpf_layout* @layout.d]
@6 = private unnamed_addr constant [14 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0]
@exchange.3 = internal global %hpf_exchange { i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.1, i64 0, i64 0), i32 28, i32 19, i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.13, i64 0, i64 0), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.14, i64 0, i64 0), i64 3, i8* bitcast (%hpf_array* @array.b to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.3 to i8*), i64 3, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @5 to i8*), i8* bitcast ([14 x i64]* @6 to i8*), i8* zeroinitializer }
@.text.15 = private unnamed_addr constant [53 x i8] c"      e(i,j) = d(i-5,j+5) + d(j,i) + a(j+5) - c(i-3)\00"
@.text.16 = private unnamed_addr constant [33 x i8] c"a(j+5) from below in dimension 1\00"
@7 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.t, %hpf_layout* @layout.d]
@exchange.4 = internal global %hpf_exchange { i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.1, i64 0, i64 0), i32 39, i32 38, i8* getelementptr inbounds ([53 x i8], [53 x i8]* @.text.15, i64 0, i64 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.16, i64 0, i64 0), i64 4, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.4 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @7 to i8*), i8* null, i8* zeroinitializer }
@.text.17 = private unnamed_addr constant [41 x i8] c"a(5-i), a(j+5) from above in dimension 1\00"
@8 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.t, %hpf_layout* @layout.d]
@exchange.5 = internal global %hpf_exchange { i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.1, i64 0, i64 0), i32 28, i32 28, i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.13, i64 0, i64 0), i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.text.17, i64 0, i64 0), i64 5, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.5 to i8*), i64 3, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @8 to i8*), i8* null, i8* zeroinitializer }
@9 = private unnamed_addr constant [3 x %hpf_exchange*] [%hpf_exchange* @exchange.3, %hpf_exchange* @exchange.4, %hpf_exchange* @exchange.5]
@.text.18 = private unnamed_addr constant [19 x i8] c"  print *, a, b, c\00"
@.pos.6 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.1, i64 0, i64 0), i32 30, i32 3, i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.text.18, i64 0, i64 0) }
@.text.19 = private unnamed_addr constant [5 x i8] c"unit\00"
@.text.20 = private unnamed_addr constant [49 x i8] c"d(i-5,j+5), d(i-j,i-j) from below in dimension 1\00"
@10 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.6 = internal global %hpf_exchange { i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.1, i64 0, i64 0), i32 39, i32 16, i8* getelementptr inbounds ([53 x i8], [53 x i8]* @.text.15, i64 0, i64 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.20, i64 0, i64 0), i64 6, i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.6 to i8*), i64 2, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @10 to i8*), i8* null, i8* zeroinitializer }
@.text.21 = private unnamed_addr constant [37 x i8] c"d(i-5,j+5) from below in dimension 2\00"
@11 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.7 = internal global %hpf_exchange { i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.1, i64 0, i64 0), i32 39, i32 16, i8* getelementptr inbounds ([53 x i8], [53 x i8]* @.text.15, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.21, i64 0, i64 0), i64 7, i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.7 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @11 to i8*), i8* null, i8* zeroinitializer }
@.text.22 = private unnamed_addr constant [49 x i8] c"d(i-5,j+5), d(i-j,i-j) from above in dimension 2\00"
@12 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.8 = internal global %hpf_exchange { i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.1, i64 0, i64 0), i32 39, i32 16, i8* getelementptr inbounds ([53 x i8], [53 x i8]* @.text.15, i64 0, i64 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.22, i64 0, i64 0), i64 8, i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.8 to i8*), i64 2, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @12 to i8*), i8* null, i8* zeroinitializer }
@.text.23 = private unnamed_addr constant [37 x i8] c"d(i-5,j+5) from above in dimension 1\00"
@13 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.9 = internal global %hpf_exchange { i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.1, i64 0, i64 0), i32 39, i32 16, i8* getelementptr inbounds ([53 x i8], [53 x i8]* @.text.15, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.23, i64 0, i64 0), i64 9, i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.9 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @13 to i8*), i8* null, i8* zeroinitializer }
@.text.24 = private unnamed_addr constant [74 x i8] c"d(i-5,j+5), d(i-j,i-j) from below in dimension 1 and above in dimension 2\00"
@14 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.10 = internal global %hpf_exchange { i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.1, i64 0, i64 0), i32 39, i32 16, i8* getelementptr inbounds ([53 x i8], [53 x i8]* @.text.15, i64 0, i64 0), i8* getelementptr inbounds ([74 x i8], [74 x i8]* @.text.24, i64 0, i64 0), i64 10, i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.10 to i8*), i64 2, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @14 to i8*), i8* null, i8* zeroinitializer }
@.text.25 = private unnamed_addr constant [62 x i8] c"d(i-5,j+5) from above in dimension 1 and below in dimension 2\00"
@15 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.11 = internal global %hpf_exchange { i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.1, i64 0, i64 0), i32 39, i32 16, i8* getelementptr inbounds ([53 x i8], [53 x i8]* @.text.15, i64 0, i64 0), i8* getelementptr inbounds ([62 x i8], [62 x i8]* @.text.25, i64 0, i64 0), i64 11, i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.11 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @15 to i8*), i8* null, i8* zeroinitializer }
@.text.26 = private unnamed_addr constant [23 x i8] c"c(i-3) from its owners\00"
@16 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.t, %hpf_layout* @layout.d]
@17 = private unnamed_addr constant [14 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0]
@exchange.12 = internal global %hpf_exchange { i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.1, i64 0, i64 0), i32 39, i32 47, i8* getelementptr inbounds ([53 x i8], [53 x i8]* @.text.15, i64 0, i64 0), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.text.26, i64 0, i64 0), i64 12, i8* bitcast (%hpf_array* @array.c to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.12 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @16 to i8*), i8* bitcast ([14 x i64]* @17 to i8*), i8* zeroinitializer }
@18 = private unnamed_addr constant [7 x %hpf_exchange*] [%hpf_exchange* @exchange.6, %hpf_exchange* @exchange.7, %hpf_exchange* @exchange.8, %hpf_exchange* @exchange.9, %hpf_exchange* @exchange.10, %hpf_exchange* @exchange.11, %hpf_exchange* @exchange.12]
@.text.27 = private unnamed_addr constant [47 x i8] c"  d(2:n-1,2:n-1) = e(1:n-2,3:n) + e(3:n,1:n-2)\00"
@.text.28 = private unnamed_addr constant [57 x i8] c"e(i%3-1,i%4+1), e(i%3+1,i%4-1) from below in dimension 2\00"
@19 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.13 = internal global %hpf_exchange { i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.1, i64 0, i64 0), i32 43, i32 20, i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.27, i64 0, i64 0), i8* getelementptr inbounds ([57 x i8], [57 x i8]* @.text.28, i64 0, i64 0), i64 13, i8* bitcast (%hpf_array* @array.e to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.13 to i8*), i64 5, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @19 to i8*), i8* null, i8* zeroinitializer }
@.text.29 = private unnamed_addr constant [57 x i8] c"e(i%3-1,i%4+1), e(i%3+1,i%4-1) from below in dimension 1\00"
@20 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.14 = internal global %hpf_exchange { i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.1, i64 0, i64 0), i32 43, i32 20, i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.27, i64 0, i64 0), i8* getelementptr inbounds ([57 x i8], [57 x i8]* @.text.29, i64 0, i64 0), i64 14, i8* bitcast (%hpf_array* @array.e to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.14 to i8*), i64 2, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @20 to i8*), i8* null, i8* zeroinitializer }
@.text.30 = private unnamed_addr constant [57 x i8] c"e(i%3-1,i%4+1), e(i%3+1,i%4-1) from above in dimension 1\00"
@21 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.15 = internal global %hpf_exchange { i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.1, i64 0, i64 0), i32 43, i32 20, i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.27, i64 0, i64 0), i8* getelementptr inbounds ([57 x i8], [57 x i8]* @.text.30, i64 0, i64 0), i64 15, i8* bitcast (%hpf_array* @array.e to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.15 to i8*), i64 5, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @21 to i8*), i8* null, i8* zeroinitializer }
@.text.31 = private unnamed_addr constant [57 x i8] c"e(i%3-1,i%4+1), e(i%3+1,i%4-1) from above in dimension 2\00"
@22 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.16 = internal global %hpf_exchange { i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.1, i64 0, i64 0), i32 43, i32 20, i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.27, i64 0, i64 0), i8* getelementptr inbounds ([57 x i8], [57 x i8]* @.text.31, i64 0, i64 0), i64 16, i8* bitcast (%hpf_array* @array.e to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.16 to i8*), i64 2, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @22 to i8*), i8* null, i8* zeroinitializer }
@.text.32 = private unnamed_addr constant [82 x i8] c"e(i%3-1,i%4+1), e(i%3+1,i%4-1) from above in dimension 1 and below in dimension 2\00"
@23 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.17 = internal global %hpf_exchange { i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.1, i64 0, i64 0), i32 43, i32 20, i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.27, i64 0, i64 0), i8* getelementptr inbounds ([82 x i8], [82 x i8]* @.text.32, i64 0, i64 0), i64 17, i8* bitcast (%hpf_array* @array.e to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.17 to i8*), i64 5, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @23 to i8*), i8* null, i8* zeroinitializer }
@.text.33 = private unnamed_addr constant [82 x i8] c"e(i%3-1,i%4+1), e(i%3+1,i%4-1) from below in dimension 1 and above in dimension 2\00"
@24 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.18 = internal global %hpf_exchange { i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.1, i64 0, i64 0), i32 43, i32 20, i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.27, i64 0, i64 0), i8* getelementptr inbounds ([82 x i8], [82 x i8]* @.text.33, i64 0, i64 0), i64 18, i8* bitcast (%hpf_array* @array.e to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.18 to i8*), i64 3, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @24 to i8*), i8* null, i8* zeroinitializer }
@25 = private unnamed_addr constant [6 x %hpf_exchange*] [%hpf_exchange* @exchange.13, %hpf_exchange* @exchange.14, %hpf_exchange* @exchange.15, %hpf_exchange* @exchange.16, %hpf_exchange* @exchange.17, %hpf_exchange* @exchange.18]
@.text.34 = private unnamed_addr constant [22 x i8] c"  print '(7i6)', d, e\00"
@.pos.7 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.1, i64 0, i64 0), i32 44, i32 3, i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.text.34, i64 0, i64 0) }
@26 = private unnamed_addr constant [5 x i8] c"(7i6)"
@.text.35 = private unnamed_addr constant [4 x i8] c"fmt\00"

define i32 @main(i32 %argc, i8** %argv) nounwind "prefer-vector-width"="256" {
entry:
	%a.origin.1 = alloca i32*
	%a.stride.2 = alloca i64
	%b.origin.3 = alloca i32*
	%b.stride.4 = alloca i64
	%c.origin.5 = alloca i32*
	%c.stride.6 = alloca i64
	%d.origin.7 = alloca i32*
	%d.stride.8 = alloca i64
	%d.stride.9 = alloca i64
	%e.origin.10 = alloca i32*
	%e.stride.11 = alloca i64
	%e.stride.12 = alloca i64
	%i.13 = alloca i32
	%j.14 = alloca i32
	%k.15 = alloca i32
	%"t%start1.16" = alloca i64
	%"t%block1.17" = alloca i64
	%"d%start1.18" = alloca i64
	%"d%block1.19" = alloca i64
	%"d%start2.20" = alloca i64
	%"d%block2.21" = alloca i64
	%"i%1.22" = alloca i32
	%"i%2.23" = alloca i32
	%"i%3.24" = alloca i32
	%"i%4.25" = alloca i32
	%params.46 = alloca [1 x i64*]
	%numbers.47 = alloca [1 x i64]
	%params.52 = alloca [1 x i64*]
	%numbers.53 = alloca [1 x i64]
	%params.58 = alloca [3 x i64*]
	%numbers.59 = alloca [1 x i64]
	%numbers.60 = alloca [1 x i64]
	%numbers.61 = alloca [1 x i64]
	%numbers.66 = alloca [1 x i64]
	%numbers.67 = alloca [1 x i64]
	%numbers.68 = alloca [1 x i64]
	%numbers.69 = alloca [1 x i64]
	%numbers.70 = alloca [1 x i64]
	%numbers.71 = alloca [1 x i64]
	%numbers.72 = alloca [1 x i64]
	%numbers.73 = alloca [1 x i64]
	%numbers.74 = alloca [1 x i64]
	%params.91 = alloca [7 x i64*]
	%numbers.92 = alloca [1 x i64]
	%numbers.93 = alloca [1 x i64]
	%numbers.94 = alloca [1 x i64]
	%numbers.95 = alloca [1 x i64]
	%numbers.96 = alloca [1 x i64]
	%numbers.97 = alloca [1 x i64]
	%numbers.98 = alloca [1 x i64]
	%params.116 = alloca [6 x i64*]
	%numbers.117 = alloca [1 x i64]
	%numbers.118 = alloca [1 x i64]
	%numbers.119 = alloca [1 x i64]
	%numbers.120 = alloca [1 x i64]
	%numbers.121 = alloca [1 x i64]
	%numbers.122 = alloca [1 x i64]
	%numbers.131 = alloca [2 x i64]
	%numbers.132 = alloca [2 x i64]
	%numbers.133 = alloca [2 x i64]
	%numbers.134 = alloca [2 x i64]
	%numbers.135 = alloca [2 x i64]
	%numbers.136 = alloca [2 x i64]
	br label %start

start:
	%0 = bitcast i8** %argv to i8*
	call void @hpf_main_begin(i32 %argc, i8* %0)
	store i32 zeroinitializer, i32* %i.13
	store i32 zeroinitializer, i32* %j.14
	store i32 zeroinitializer, i32* %k.15
	store i64 zeroinitializer, i64* %"t%start1.16"
	store i64 zeroinitializer, i64* %"t%block1.17"
	store i64 zeroinitializer, i64* %"d%start1.18"
	store i64 zeroinitializer, i64* %"d%block1.19"
	store i64 zeroinitializer, i64* %"d%start2.20"
	store i64 zeroinitializer, i64* %"d%block2.21"
	store i32 zeroinitializer, i32* %"i%1.22"
	store i32 zeroinitializer, i32* %"i%2.23"
	store i32 zeroinitializer, i32* %"i%3.24"
	store i32 zeroinitializer, i32* %"i%4.25"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.t to i8*), i8* bitcast (%hpf_pos* @.pos.0 to i8*))
	%1 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.t, i32 0, i32 9, i32 0
	%2 = load i64, i64* %1
	store i64 %2, i64* %"t%start1.16"
	%3 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.t, i32 0, i32 8, i32 0
	%4 = load i64, i64* %3
	store i64 %4, i64* %"t%block1.17"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.d to i8*), i8* bitcast (%hpf_pos* @.pos.1 to i8*))
	%5 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.d, i32 0, i32 9, i32 0
	%6 = load i64, i64* %5
	store i64 %6, i64* %"d%start1.18"
	%7 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.d, i32 0, i32 8, i32 0
	%8 = load i64, i64* %7
	store i64 %8, i64* %"d%block1.19"
	%9 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.d, i32 0, i32 9, i32 1
	%10 = load i64, i64* %9
	store i64 %10, i64* %"d%start2.20"
	%11 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.d, i32 0, i32 8, i32 1
	%12 = load i64, i64* %11
	store i64 %12, i64* %"d%block2.21"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (%hpf_pos* @.pos.2 to i8*))
	%13 = getelementptr inbounds %hpf_array, %hpf_array* @array.a, i32 0, i32 13, i32 0
	%14 = load i64, i64* %13
	store i64 %14, i64* %a.stride.2
	%15 = getelementptr inbounds %hpf_array, %hpf_array* @array.a, i32 0, i32 15
	%16 = load i8*, i8** %15
	%17 = bitcast i8* %16 to i32*
	store i32* %17, i32** %a.origin.1
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.b to i8*), i8* bitcast (%hpf_pos* @.pos.3 to i8*))
	%18 = getelementptr inbounds %hpf_array, %hpf_array* @array.b, i32 0, i32 13, i32 0
	%19 = load i64, i64* %18
	store i64 %19, i64* %b.stride.4
	%20 = getelementptr inbounds %hpf_array, %hpf_array* @array.b, i32 0, i32 15
	%21 = load i8*, i8** %20
	%22 = bitcast i8* %21 to i32*
	store i32* %22, i32** %b.origin.3
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.c to i8*), i8* bitcast (%hpf_pos* @.pos.4 to i8*))
	%23 = getelementptr inbounds %hpf_array, %hpf_array* @array.c, i32 0, i32 13, i32 0
	%24 = load i64, i64* %23
	store i64 %24, i64* %c.stride.6
	%25 = getelementptr inbounds %hpf_array, %hpf_array* @array.c, i32 0, i32 15
	%26 = load i8*, i8** %25
	%27 = bitcast i8* %26 to i32*
	store i32* %27, i32** %c.origin.5
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (%hpf_pos* @.pos.1 to i8*))
	%28 = getelementptr inbounds %hpf_array, %hpf_array* @array.d, i32 0, i32 13, i32 0
	%29 = load i64, i64* %28
	store i64 %29, i64* %d.stride.8
	%30 = getelementptr inbounds %hpf_array, %hpf_array* @array.d, i32 0, i32 13, i32 1
	%31 = load i64, i64* %30
	store i64 %31, i64* %d.stride.9
	%32 = getelementptr inbounds %hpf_array, %hpf_array* @array.d, i32 0, i32 15
	%33 = load i8*, i8** %32
	%34 = bitcast i8* %33 to i32*
	store i32* %34, i32** %d.origin.7
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.e to i8*), i8* bitcast (%hpf_pos* @.pos.5 to i8*))
	%35 = getelementptr inbounds %hpf_array, %hpf_array* @array.e, i32 0, i32 13, i32 0
	%36 = load i64, i64* %35
	store i64 %36, i64* %e.stride.11
	%37 = getelementptr inbounds %hpf_array, %hpf_array* @array.e, i32 0, i32 13, i32 1
	%38 = load i64, i64* %37
	store i64 %38, i64* %e.stride.12
	%39 = getelementptr inbounds %hpf_array, %hpf_array* @array.e, i32 0, i32 15
	%40 = load i8*, i8** %39
	%41 = bitcast i8* %40 to i32*
	store i32* %41, i32** %e.origin.10
	%42 = load i64, i64* %"t%start1.16"
	%43 = icmp sge i64 27, %42
	%44 = load i64, i64* %"t%block1.17"
	%45 = load i64, i64* %"t%start1.16"
	%46 = add nsw i64 %44, %45
	%47 = icmp sge i64 %46, 22
	%48 = and i1 %43, %47
	%49 = load i64, i64* %"t%block1.17"
	%50 = load i64, i64* %"t%start1.16"
	%51 = add nsw i64 %49, %50
	%52 = icmp sge i64 %51, 44
	%53 = or i1 %48, %52
	%54 = load i64, i64* %"t%start1.16"
	%55 = icmp sge i64 19, %54
	%56 = or i1 %53, %55
	br i1 %56, label %then.27, label %else.28

endif.26:
	store i32 1, i32* %k.15
	%57 = icmp sle i64 1, 6
	br i1 %57, label %do.42, label %enddo.45

then.27:
	%58 = load i64, i64* %"t%start1.16"
	%59 = sub nsw i64 %58, 20
	%60 = load i64, i64* %"t%block1.17"
	%61 = sub nsw i64 0, %60
	%62 = load i64, i64* %"t%start1.16"
	%63 = sub nsw i64 %61, %62
	%64 = add nsw i64 %63, 51
	%65 = icmp slt i64 %59, %64
	%66 = select i1 %65, i64 %59, i64 %64
	%67 = load i64, i64* %"t%start1.16"
	%68 = add nsw i64 %67, 2
	%69 = sdiv i64 %68, 3
	%70 = srem i64 %68, 3
	%71 = icmp sgt i64 %70, 0
	%72 = add nsw i64 %69, 1
	%73 = select i1 %71, i64 %72, i64 %69
	%74 = icmp slt i64 %66, %73
	%75 = select i1 %74, i64 %66, i64 %73
	%76 = icmp sgt i64 1, %75
	%77 = select i1 %76, i64 1, i64 %75
	%78 = load i64, i64* %"t%block1.17"
	%79 = load i64, i64* %"t%start1.16"
	%80 = add nsw i64 %78, %79
	%81 = sub nsw i64 %80, 21
	%82 = load i64, i64* %"t%start1.16"
	%83 = sub nsw i64 0, %82
	%84 = add nsw i64 %83, 50
	%85 = icmp sgt i64 %81, %84
	%86 = select i1 %85, i64 %81, i64 %84
	%87 = load i64, i64* %"t%block1.17"
	%88 = load i64, i64* %"t%start1.16"
	%89 = add nsw i64 %87, %88
	%90 = add nsw i64 %89, 1
	%91 = sdiv i64 %90, 3
	%92 = srem i64 %90, 3
	%93 = icmp slt i64 %92, 0
	%94 = sub nsw i64 %91, 1
	%95 = select i1 %93, i64 %94, i64 %91
	%96 = icmp sgt i64 %86, %95
	%97 = select i1 %96, i64 %86, i64 %95
	%98 = icmp slt i64 7, %97
	%99 = select i1 %98, i64 7, i64 %97
	%100 = trunc i64 %77 to i32
	store i32 %100, i32* %i.13
	%101 = icmp sle i64 %77, %99
	br i1 %101, label %do.29, label %enddo.32

else.28:
	br label %endif.26

do.29:
	%102 = phi i64 [ %77, %then.27 ], [ %113, %latch.30 ]
	%103 = trunc i64 %102 to i32
	store i32 %103, i32* %i.13, !llvm.access.group !16
	%104 = add nsw i64 %102, 20
	%105 = load i64, i64* %"t%start1.16", !llvm.access.group !16
	%106 = icmp sge i64 %104, %105
	%107 = load i64, i64* %"t%block1.17", !llvm.access.group !16
	%108 = load i64, i64* %"t%start1.16", !llvm.access.group !16
	%109 = add nsw i64 %107, %108
	%110 = add nsw i64 %102, 21
	%111 = icmp sge i64 %109, %110
	%112 = and i1 %106, %111
	br i1 %112, label %then.34, label %else.35

latch.30:
	%113 = add nsw i64 %102, 1
	%114 = icmp slt i64 %102, %99
	br i1 %114, label %do.29, label %done.31, !llvm.loop !19

done.31:
	%115 = trunc i64 %113 to i32
	store i32 %115, i32* %i.13
	br label %enddo.32

enddo.32:
	br label %endif.26

endif.33:
	%116 = load i64, i64* %"t%start1.16", !llvm.access.group !16
	%117 = add nsw i64 %116, %102
	%118 = icmp sge i64 50, %117
	%119 = load i64, i64* %"t%block1.17", !llvm.access.group !16
	%120 = load i64, i64* %"t%start1.16", !llvm.access.group !16
	%121 = add nsw i64 %119, %120
	%122 = add nsw i64 %121, %102
	%123 = icmp sge i64 %122, 51
	%124 = and i1 %118, %123
	br i1 %124, label %then.37, label %else.38

then.34:
	%125 = load i32, i32* %i.13, !llvm.access.group !16
	%126 = load i32, i32* %i.13, !llvm.access.group !16
	%127 = mul nsw i32 %125, %126
	%128 = load i32*, i32** %a.origin.1
	%129 = getelementptr i32, i32* %128, i64 %102
	store i32 %127, i32* %129, !alias.scope !6, !noalias !7, !llvm.access.group !16
	br label %endif.33

else.35:
	br label %endif.33

endif.36:
	%130 = mul nsw i64 3, %102
	%131 = load i64, i64* %"t%start1.16", !llvm.access.group !16
	%132 = add nsw i64 %131, 2
	%133 = icmp sge i64 %130, %132
	%134 = load i64, i64* %"t%block1.17", !llvm.access.group !16
	%135 = load i64, i64* %"t%start1.16", !llvm.access.group !16
	%136 = add nsw i64 %134, %135
	%137 = add nsw i64 %136, 1
	%138 = mul nsw i64 3, %102
	%139 = icmp sge i64 %137, %138
	%140 = and i1 %133, %139
	br i1 %140, label %then.40, label %else.41

then.37:
	%141 = load i32*, i32** %b.origin.3
	%142 = getelementptr i32, i32* %141, i64 %102
	store i32 0, i32* %142, !alias.scope !8, !noalias !9, !llvm.access.group !16
	br label %endif.36

else.38:
	br label %endif.36

endif.39:
	br label %latch.30

then.40:
	%143 = load i32, i32* %i.13, !llvm.access.group !16
	%144 = mul nsw i32 10, %143
	%145 = sub nsw i64 %102, 3
	%146 = load i32*, i32** %c.origin.5
	%147 = getelementptr i32, i32* %146, i64 %145
	store i32 %144, i32* %147, !alias.scope !10, !noalias !11, !llvm.access.group !16
	br label %endif.39

else.41:
	br label %endif.39

do.42:
	%148 = phi i64 [ 1, %endif.26 ], [ %169, %latch.43 ]
	%149 = trunc i64 %148 to i32
	store i32 %149, i32* %k.15
	%150 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.47, i32 0, i32 0
	store i64 %148, i64* %150
	%151 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.47, i32 0, i32 0
	%152 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.46, i32 0, i32 0
	store i64* %151, i64** %152
	%153 = bitcast [1 x i64*]* %params.46 to i8*
	call void @hpf_exchange_run(i8* bitcast ([1 x %hpf_exchange*]* @1 to i8*), i8* %153, i32 1)
	%154 = add nsw i64 %148, 1
	%155 = load i64, i64* %"t%block1.17"
	%156 = sub nsw i64 0, %155
	%157 = load i64, i64* %"t%start1.16"
	%158 = sub nsw i64 %156, %157
	%159 = add nsw i64 %158, 51
	%160 = icmp sgt i64 %154, %159
	%161 = select i1 %160, i64 %154, i64 %159
	%162 = load i64, i64* %"t%start1.16"
	%163 = sub nsw i64 0, %162
	%164 = add nsw i64 %163, 50
	%165 = icmp slt i64 7, %164
	%166 = select i1 %165, i64 7, i64 %164
	%167 = trunc i64 %161 to i32
	store i32 %167, i32* %i.13
	%168 = icmp sle i64 %161, %166
	br i1 %168, label %do.48, label %enddo.51

latch.43:
	%169 = add nsw i64 %148, 1
	%170 = icmp slt i64 %148, 6
	br i1 %170, label %do.42, label %done.44, !llvm.loop !29

done.44:
	%171 = trunc i64 %169 to i32
	store i32 %171, i32* %k.15
	br label %enddo.45

enddo.45:
	%172 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.59, i32 0, i32 0
	%173 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.58, i32 0, i32 0
	store i64* %172, i64** %173
	%174 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.60, i32 0, i32 0
	%175 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.58, i32 0, i32 1
	store i64* %174, i64** %175
	%176 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.61, i32 0, i32 0
	%177 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.58, i32 0, i32 2
	store i64* %176, i64** %177
	%178 = bitcast [3 x i64*]* %params.58 to i8*
	call void @hpf_exchange_run(i8* bitcast ([3 x %hpf_exchange*]* @9 to i8*), i8* %178, i32 3)
	%179 = load i64, i64* %"t%start1.16"
	%180 = sub nsw i64 %179, 7
	%181 = sdiv i64 %180, 3
	%182 = srem i64 %180, 3
	%183 = icmp sgt i64 %182, 0
	%184 = add nsw i64 %181, 1
	%185 = select i1 %183, i64 %184, i64 %181
	%186 = icmp sgt i64 -2, %185
	%187 = select i1 %186, i64 -2, i64 %185
	%188 = load i64, i64* %"t%block1.17"
	%189 = load i64, i64* %"t%start1.16"
	%190 = add nsw i64 %188, %189
	%191 = sub nsw i64 %190, 8
	%192 = sdiv i64 %191, 3
	%193 = srem i64 %191, 3
	%194 = icmp slt i64 %193, 0
	%195 = sub nsw i64 %192, 1
	%196 = select i1 %194, i64 %195, i64 %192
	%197 = icmp slt i64 4, %196
	%198 = select i1 %197, i64 4, i64 %196
	%199 = trunc i64 %187 to i32
	store i32 %199, i32* %i.13
	%200 = icmp sle i64 %187, %198
	br i1 %200, label %do.62, label %enddo.65

do.48:
	%201 = phi i64 [ %161, %do.42 ], [ %215, %latch.49 ]
	%202 = trunc i64 %201 to i32
	store i32 %202, i32* %i.13, !llvm.access.group !20
	%203 = load i32*, i32** %b.origin.3
	%204 = getelementptr i32, i32* %203, i64 %201
	%205 = load i32, i32* %204, !alias.scope !8, !noalias !9, !llvm.access.group !20
	%206 = load i32, i32* %k.15, !llvm.access.group !20
	%207 = sub nsw i64 %201, %148
	%208 = load i32*, i32** %a.origin.1
	%209 = getelementptr i32, i32* %208, i64 %207
	%210 = load i32, i32* %209, !alias.scope !6, !noalias !7, !llvm.access.group !20
	%211 = mul nsw i32 %206, %210
	%212 = add nsw i32 %205, %211
	%213 = load i32*, i32** %b.origin.3
	%214 = getelementptr i32, i32* %213, i64 %201
	store i32 %212, i32* %214, !alias.scope !8, !noalias !9, !llvm.access.group !20
	br label %latch.49

latch.49:
	%215 = add nsw i64 %201, 1
	%216 = icmp slt i64 %201, %166
	br i1 %216, label %do.48, label %done.50, !llvm.loop !23

done.50:
	%217 = trunc i64 %215 to i32
	store i32 %217, i32* %i.13
	br label %enddo.51

enddo.51:
	%218 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.53, i32 0, i32 0
	store i64 %148, i64* %218
	%219 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.53, i32 0, i32 0
	%220 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.52, i32 0, i32 0
	store i64* %219, i64** %220
	%221 = bitcast [1 x i64*]* %params.52 to i8*
	call void @hpf_exchange_run(i8* bitcast ([1 x %hpf_exchange*]* @4 to i8*), i8* %221, i32 1)
	%222 = load i64, i64* %"t%start1.16"
	%223 = sub nsw i64 %222, 20
	%224 = icmp sgt i64 1, %223
	%225 = select i1 %224, i64 1, i64 %223
	%226 = sub nsw i64 7, %148
	%227 = load i64, i64* %"t%block1.17"
	%228 = load i64, i64* %"t%start1.16"
	%229 = add nsw i64 %227, %228
	%230 = sub nsw i64 %229, 21
	%231 = icmp slt i64 %226, %230
	%232 = select i1 %231, i64 %226, i64 %230
	%233 = trunc i64 %225 to i32
	store i32 %233, i32* %i.13
	%234 = icmp sle i64 %225, %232
	br i1 %234, label %do.54, label %enddo.57

do.54:
	%235 = phi i64 [ %225, %enddo.51 ], [ %248, %latch.55 ]
	%236 = trunc i64 %235 to i32
	store i32 %236, i32* %i.13, !llvm.access.group !24
	%237 = load i32*, i32** %a.origin.1
	%238 = getelementptr i32, i32* %237, i64 %235
	%239 = load i32, i32* %238, !alias.scope !6, !noalias !7, !llvm.access.group !24
	%240 = add nsw i64 %235, %148
	%241 = load i32*, i32** %b.origin.3
	%242 = getelementptr i32, i32* %241, i64 %240
	%243 = load i32, i32* %242, !alias.scope !8, !noalias !9, !llvm.access.group !24
	%244 = srem i32 %243, 5
	%245 = add nsw i32 %239, %244
	%246 = load i32*, i32** %a.origin.1
	%247 = getelementptr i32, i32* %246, i64 %235
	store i32 %245, i32* %247, !alias.scope !6, !noalias !7, !llvm.access.group !24
	br label %latch.55

latch.55:
	%248 = add nsw i64 %235, 1
	%249 = icmp slt i64 %235, %232
	br i1 %249, label %do.54, label %done.56, !llvm.loop !27

done.56:
	%250 = trunc i64 %248 to i32
	store i32 %250, i32* %i.13
	br label %enddo.57

enddo.57:
	br label %latch.43

do.62:
	%251 = phi i64 [ %187, %enddo.45 ], [ %268, %latch.63 ]
	%252 = trunc i64 %251 to i32
	store i32 %252, i32* %i.13, !llvm.access.group !30
	%253 = load i32*, i32** %c.origin.5
	%254 = getelementptr i32, i32* %253, i64 %251
	%255 = load i32, i32* %254, !alias.scope !10, !noalias !11, !llvm.access.group !30
	%256 = add nsw i64 %251, 3
	%257 = load i32*, i32** %b.origin.3
	%258 = getelementptr i32, i32* %257, i64 %256
	%259 = load i32, i32* %258, !alias.scope !8, !noalias !9, !llvm.access.group !30
	%260 = add nsw i32 %255, %259
	%261 = sub nsw i64 5, %251
	%262 = load i32*, i32** %a.origin.1
	%263 = getelementptr i32, i32* %262, i64 %261
	%264 = load i32, i32* %263, !alias.scope !6, !noalias !7, !llvm.access.group !30
	%265 = add nsw i32 %260, %264
	%266 = load i32*, i32** %c.origin.5
	%267 = getelementptr i32, i32* %266, i64 %251
	store i32 %265, i32* %267, !alias.scope !10, !noalias !11, !llvm.access.group !30
	br label %latch.63

latch.63:
	%268 = add nsw i64 %251, 1
	%269 = icmp slt i64 %251, %198
	br i1 %269, label %do.62, label %done.64, !llvm.loop !33

done.64:
	%270 = trunc i64 %268 to i32
	store i32 %270, i32* %i.13
	br label %enddo.65

enddo.65:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.6 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.19, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%271 = icmp sgt i64 7, 0
	%272 = select i1 %271, i64 7, i64 0
	%273 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.66, i32 0, i32 0
	store i64 1, i64* %273
	%274 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.66, i32 0, i32 0
	%275 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.67, i32 0, i32 0
	store i64 7, i64* %275
	%276 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.67, i32 0, i32 0
	%277 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.68, i32 0, i32 0
	store i64 1, i64* %277
	%278 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.68, i32 0, i32 0
	%279 = bitcast i64* %274 to i8*
	%280 = bitcast i64* %276 to i8*
	%281 = bitcast i64* %278 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.a to i8*), i8* %279, i8* %280, i8* %281, i32 1, i32 4)
	%282 = icmp sgt i64 7, 0
	%283 = select i1 %282, i64 7, i64 0
	%284 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.69, i32 0, i32 0
	store i64 1, i64* %284
	%285 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.69, i32 0, i32 0
	%286 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.70, i32 0, i32 0
	store i64 7, i64* %286
	%287 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.70, i32 0, i32 0
	%288 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.71, i32 0, i32 0
	store i64 1, i64* %288
	%289 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.71, i32 0, i32 0
	%290 = bitcast i64* %285 to i8*
	%291 = bitcast i64* %287 to i8*
	%292 = bitcast i64* %289 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.b to i8*), i8* %290, i8* %291, i8* %292, i32 1, i32 4)
	%293 = icmp sgt i64 7, 0
	%294 = select i1 %293, i64 7, i64 0
	%295 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.72, i32 0, i32 0
	store i64 -2, i64* %295
	%296 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.72, i32 0, i32 0
	%297 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.73, i32 0, i32 0
	store i64 4, i64* %297
	%298 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.73, i32 0, i32 0
	%299 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.74, i32 0, i32 0
	store i64 1, i64* %299
	%300 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.74, i32 0, i32 0
	%301 = bitcast i64* %296 to i8*
	%302 = bitcast i64* %298 to i8*
	%303 = bitcast i64* %300 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.c to i8*), i8* %301, i8* %302, i8* %303, i32 1, i32 4)
	%304 = call i32 @hpf_io_end()
	%305 = load i64, i64* %"d%start2.20"
	%306 = icmp sgt i64 1, %305
	%307 = select i1 %306, i64 1, i64 %305
	%308 = load i64, i64* %"d%block2.21"
	%309 = load i64, i64* %"d%start2.20"
	%310 = add nsw i64 %308, %309
	%311 = sub nsw i64 %310, 1
	%312 = icmp slt i64 7, %311
	%313 = select i1 %312, i64 7, i64 %311
	%314 = trunc i64 %307 to i32
	store i32 %314, i32* %j.14
	%315 = icmp sle i64 %307, %313
	br i1 %315, label %do.75, label %enddo.78

do.75:
	%316 = phi i64 [ %307, %enddo.65 ], [ %329, %latch.76 ]
	%317 = trunc i64 %316 to i32
	store i32 %317, i32* %j.14
	%318 = load i64, i64* %"d%start1.18"
	%319 = icmp sgt i64 1, %318
	%320 = select i1 %319, i64 1, i64 %318
	%321 = load i64, i64* %"d%block1.19"
	%322 = load i64, i64* %"d%start1.18"
	%323 = add nsw i64 %321, %322
	%324 = sub nsw i64 %323, 1
	%325 = icmp slt i64 7, %324
	%326 = select i1 %325, i64 7, i64 %324
	%327 = trunc i64 %320 to i32
	store i32 %327, i32* %i.13
	%328 = icmp sle i64 %320, %326
	br i1 %328, label %do.79, label %enddo.82

latch.76:
	%329 = add nsw i64 %316, 1
	%330 = icmp slt i64 %316, %313
	br i1 %330, label %do.75, label %done.77, !llvm.loop !39

done.77:
	%331 = trunc i64 %329 to i32
	store i32 %331, i32* %j.14
	br label %enddo.78

enddo.78:
	%332 = load i64, i64* %"d%start1.18"
	%333 = icmp sgt i64 1, %332
	%334 = select i1 %333, i64 1, i64 %332
	%335 = load i64, i64* %"d%block1.19"
	%336 = load i64, i64* %"d%start1.18"
	%337 = add nsw i64 %335, %336
	%338 = sub nsw i64 %337, 1
	%339 = icmp slt i64 7, %338
	%340 = select i1 %339, i64 7, i64 %338
	%341 = trunc i64 %334 to i32
	store i32 %341, i32* %"i%2.23"
	%342 = icmp sle i64 %334, %340
	br i1 %342, label %do.83, label %enddo.86

do.79:
	%343 = phi i64 [ %320, %do.75 ], [ %354, %latch.80 ]
	%344 = trunc i64 %343 to i32
	store i32 %344, i32* %i.13, !llvm.access.group !34
	%345 = load i32, i32* %i.13, !llvm.access.group !34
	%346 = mul nsw i32 %345, 10
	%347 = load i32, i32* %j.14, !llvm.access.group !34
	%348 = add nsw i32 %346, %347
	%349 = load i64, i64* %d.stride.9
	%350 = mul nsw i64 %316, %349
	%351 = load i32*, i32** %d.origin.7
	%352 = getelementptr i32, i32* %351, i64 %350
	%353 = getelementptr i32, i32* %352, i64 %343
	store i32 %348, i32* %353, !alias.scope !12, !noalias !13, !llvm.access.group !34
	br label %latch.80

latch.80:
	%354 = add nsw i64 %343, 1
	%355 = icmp slt i64 %343, %326
	br i1 %355, label %do.79, label %done.81, !llvm.loop !37

done.81:
	%356 = trunc i64 %354 to i32
	store i32 %356, i32* %i.13
	br label %enddo.82

enddo.82:
	br label %latch.76

do.83:
	%357 = phi i64 [ %334, %enddo.78 ], [ %370, %latch.84 ]
	%358 = trunc i64 %357 to i32
	store i32 %358, i32* %"i%2.23", !llvm.access.group !40
	%359 = load i64, i64* %"d%start2.20", !llvm.access.group !40
	%360 = icmp sgt i64 1, %359
	%361 = select i1 %360, i64 1, i64 %359
	%362 = load i64, i64* %"d%block2.21", !llvm.access.group !40
	%363 = load i64, i64* %"d%start2.20", !llvm.access.group !40
	%364 = add nsw i64 %362, %363
	%365 = sub nsw i64 %364, 1
	%366 = icmp slt i64 7, %365
	%367 = select i1 %366, i64 7, i64 %365
	%368 = trunc i64 %361 to i32
	store i32 %368, i32* %"i%1.22", !llvm.access.group !40
	%369 = icmp sle i64 %361, %367
	br i1 %369, label %do.87, label %enddo.90

latch.84:
	%370 = add nsw i64 %357, 1
	%371 = icmp slt i64 %357, %340
	br i1 %371, label %do.83, label %done.85, !llvm.loop !49

done.85:
	%372 = trunc i64 %370 to i32
	store i32 %372, i32* %"i%2.23"
	br label %enddo.86

enddo.86:
	%373 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.92, i32 0, i32 0
	%374 = getelementptr inbounds [7 x i64*], [7 x i64*]* %params.91, i32 0, i32 0
	store i64* %373, i64** %374
	%375 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.93, i32 0, i32 0
	%376 = getelementptr inbounds [7 x i64*], [7 x i64*]* %params.91, i32 0, i32 1
	store i64* %375, i64** %376
	%377 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.94, i32 0, i32 0
	%378 = getelementptr inbounds [7 x i64*], [7 x i64*]* %params.91, i32 0, i32 2
	store i64* %377, i64** %378
	%379 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.95, i32 0, i32 0
	%380 = getelementptr inbounds [7 x i64*], [7 x i64*]* %params.91, i32 0, i32 3
	store i64* %379, i64** %380
	%381 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.96, i32 0, i32 0
	%382 = getelementptr inbounds [7 x i64*], [7 x i64*]* %params.91, i32 0, i32 4
	store i64* %381, i64** %382
	%383 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.97, i32 0, i32 0
	%384 = getelementptr inbounds [7 x i64*], [7 x i64*]* %params.91, i32 0, i32 5
	store i64* %383, i64** %384
	%385 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.98, i32 0, i32 0
	%386 = getelementptr inbounds [7 x i64*], [7 x i64*]* %params.91, i32 0, i32 6
	store i64* %385, i64** %386
	%387 = bitcast [7 x i64*]* %params.91 to i8*
	call void @hpf_exchange_run(i8* bitcast ([7 x %hpf_exchange*]* @18 to i8*), i8* %387, i32 7)
	%388 = load i64, i64* %"d%start1.18"
	%389 = load i64, i64* %"d%start2.20"
	%390 = icmp slt i64 %388, %389
	%391 = select i1 %390, i64 %388, i64 %389
	%392 = icmp sgt i64 1, %391
	%393 = select i1 %392, i64 1, i64 %391
	%394 = load i64, i64* %"d%block1.19"
	%395 = load i64, i64* %"d%start1.18"
	%396 = add nsw i64 %394, %395
	%397 = sub nsw i64 %396, 1
	%398 = load i64, i64* %"d%block2.21"
	%399 = load i64, i64* %"d%start2.20"
	%400 = add nsw i64 %398, %399
	%401 = sub nsw i64 %400, 1
	%402 = icmp sgt i64 %397, %401
	%403 = select i1 %402, i64 %397, i64 %401
	%404 = icmp slt i64 2, %403
	%405 = select i1 %404, i64 2, i64 %403
	%406 = trunc i64 %393 to i32
	store i32 %406, i32* %j.14
	%407 = icmp sle i64 %393, %405
	br i1 %407, label %do.99, label %enddo.102

do.87:
	%408 = phi i64 [ %361, %do.83 ], [ %415, %latch.88 ]
	%409 = trunc i64 %408 to i32
	store i32 %409, i32* %"i%1.22", !llvm.access.group !42
	%410 = load i64, i64* %e.stride.12
	%411 = mul nsw i64 %357, %410
	%412 = load i32*, i32** %e.origin.10
	%413 = getelementptr i32, i32* %412, i64 %411
	%414 = getelementptr i32, i32* %413, i64 %408
	store i32 0, i32* %414, !alias.scope !14, !noalias !15, !llvm.access.group !43
	br label %latch.88

latch.88:
	%415 = add nsw i64 %408, 1
	%416 = icmp slt i64 %408, %367
	br i1 %416, label %do.87, label %done.89, !llvm.loop !46

done.89:
	%417 = trunc i64 %415 to i32
	store i32 %417, i32* %"i%1.22", !llvm.access.group !40
	br label %enddo.90

enddo.90:
	br label %latch.84

do.99:
	%418 = phi i64 [ %393, %enddo.86 ], [ %459, %latch.100 ]
	%419 = trunc i64 %418 to i32
	store i32 %419, i32* %j.14
	%420 = load i64, i64* %"d%block2.21"
	%421 = icmp sge i64 %420, 1
	%422 = load i64, i64* %"d%start2.20"
	%423 = icmp sge i64 7, %422
	%424 = and i1 %421, %423
	%425 = load i64, i64* %"d%block2.21"
	%426 = load i64, i64* %"d%start2.20"
	%427 = add nsw i64 %425, %426
	%428 = icmp sge i64 %427, 7
	%429 = and i1 %424, %428
	%430 = load i64, i64* %"d%start1.18"
	%431 = icmp sge i64 %418, %430
	%432 = and i1 %429, %431
	%433 = load i64, i64* %"d%block1.19"
	%434 = load i64, i64* %"d%start1.18"
	%435 = add nsw i64 %433, %434
	%436 = add nsw i64 %418, 1
	%437 = icmp sge i64 %435, %436
	%438 = and i1 %432, %437
	%439 = load i64, i64* %"d%block1.19"
	%440 = icmp sge i64 %439, 1
	%441 = load i64, i64* %"d%start1.18"
	%442 = icmp sge i64 7, %441
	%443 = and i1 %440, %442
	%444 = load i64, i64* %"d%block1.19"
	%445 = load i64, i64* %"d%start1.18"
	%446 = add nsw i64 %444, %445
	%447 = icmp sge i64 %446, 7
	%448 = and i1 %443, %447
	%449 = load i64, i64* %"d%start2.20"
	%450 = icmp sge i64 %418, %449
	%451 = and i1 %448, %450
	%452 = load i64, i64* %"d%block2.21"
	%453 = load i64, i64* %"d%start2.20"
	%454 = add nsw i64 %452, %453
	%455 = add nsw i64 %418, 1
	%456 = icmp sge i64 %454, %455
	%457 = and i1 %451, %456
	%458 = or i1 %438, %457
	br i1 %458, label %then.104, label %else.105

latch.100:
	%459 = add nsw i64 %418, 1
	%460 = icmp slt i64 %418, %405
	br i1 %460, label %do.99, label %done.101, !llvm.loop !55

done.101:
	%461 = trunc i64 %459 to i32
	store i32 %461, i32* %j.14
	br label %enddo.102

enddo.102:
	%462 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.117, i32 0, i32 0
	%463 = getelementptr inbounds [6 x i64*], [6 x i64*]* %params.116, i32 0, i32 0
	store i64* %462, i64** %463
	%464 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.118, i32 0, i32 0
	%465 = getelementptr inbounds [6 x i64*], [6 x i64*]* %params.116, i32 0, i32 1
	store i64* %464, i64** %465
	%466 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.119, i32 0, i32 0
	%467 = getelementptr inbounds [6 x i64*], [6 x i64*]* %params.116, i32 0, i32 2
	store i64* %466, i64** %467
	%468 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.120, i32 0, i32 0
	%469 = getelementptr inbounds [6 x i64*], [6 x i64*]* %params.116, i32 0, i32 3
	store i64* %468, i64** %469
	%470 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.121, i32 0, i32 0
	%471 = getelementptr inbounds [6 x i64*], [6 x i64*]* %params.116, i32 0, i32 4
	store i64* %470, i64** %471
	%472 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.122, i32 0, i32 0
	%473 = getelementptr inbounds [6 x i64*], [6 x i64*]* %params.116, i32 0, i32 5
	store i64* %472, i64** %473
	%474 = bitcast [6 x i64*]* %params.116 to i8*
	call void @hpf_exchange_run(i8* bitcast ([6 x %hpf_exchange*]* @25 to i8*), i8* %474, i32 6)
	%475 = load i64, i64* %"d%start2.20"
	%476 = icmp sgt i64 2, %475
	%477 = select i1 %476, i64 2, i64 %475
	%478 = load i64, i64* %"d%block2.21"
	%479 = load i64, i64* %"d%start2.20"
	%480 = add nsw i64 %478, %479
	%481 = sub nsw i64 %480, 1
	%482 = icmp slt i64 6, %481
	%483 = select i1 %482, i64 6, i64 %481
	%484 = trunc i64 %477 to i32
	store i32 %484, i32* %"i%4.25"
	%485 = icmp sle i64 %477, %483
	br i1 %485, label %do.123, label %enddo.126

endif.103:
	br label %latch.100

then.104:
	%486 = load i64, i64* %"d%start2.20"
	%487 = load i64, i64* %"d%start1.18"
	%488 = icmp slt i64 %486, %487
	%489 = select i1 %488, i64 %486, i64 %487
	%490 = icmp sgt i64 6, %489
	%491 = select i1 %490, i64 6, i64 %489
	%492 = load i64, i64* %"d%block2.21"
	%493 = load i64, i64* %"d%start2.20"
	%494 = add nsw i64 %492, %493
	%495 = sub nsw i64 %494, 1
	%496 = load i64, i64* %"d%block1.19"
	%497 = load i64, i64* %"d%start1.18"
	%498 = add nsw i64 %496, %497
	%499 = sub nsw i64 %498, 1
	%500 = icmp sgt i64 %495, %499
	%501 = select i1 %500, i64 %495, i64 %499
	%502 = icmp slt i64 7, %501
	%503 = select i1 %502, i64 7, i64 %501
	%504 = trunc i64 %491 to i32
	store i32 %504, i32* %i.13
	%505 = icmp sle i64 %491, %503
	br i1 %505, label %do.106, label %enddo.109

else.105:
	br label %endif.103

do.106:
	%506 = phi i64 [ %491, %then.104 ], [ %519, %latch.107 ]
	%507 = trunc i64 %506 to i32
	store i32 %507, i32* %i.13, !llvm.access.group !50
	%508 = load i64, i64* %"d%start1.18", !llvm.access.group !50
	%509 = icmp sge i64 %418, %508
	%510 = load i64, i64* %"d%start2.20", !llvm.access.group !50
	%511 = icmp sge i64 %506, %510
	%512 = and i1 %509, %511
	%513 = load i64, i64* %"d%block2.21", !llvm.access.group !50
	%514 = load i64, i64* %"d%start2.20", !llvm.access.group !50
	%515 = add nsw i64 %513, %514
	%516 = add nsw i64 %506, 1
	%517 = icmp sge i64 %515, %516
	%518 = and i1 %512, %517
	br i1 %518, label %then.111, label %else.112

latch.107:
	%519 = add nsw i64 %506, 1
	%520 = icmp slt i64 %506, %503
	br i1 %520, label %do.106, label %done.108, !llvm.loop !53

done.108:
	%521 = trunc i64 %519 to i32
	store i32 %521, i32* %i.13
	br label %enddo.109

enddo.109:
	br label %endif.103

endif.110:
	%522 = load i64, i64* %"d%start2.20", !llvm.access.group !50
	%523 = icmp sge i64 %418, %522
	%524 = load i64, i64* %"d%start1.18", !llvm.access.group !50
	%525 = icmp sge i64 %506, %524
	%526 = and i1 %523, %525
	%527 = load i64, i64* %"d%block1.19", !llvm.access.group !50
	%528 = load i64, i64* %"d%start1.18", !llvm.access.group !50
	%529 = add nsw i64 %527, %528
	%530 = add nsw i64 %506, 1
	%531 = icmp sge i64 %529, %530
	%532 = and i1 %526, %531
	br i1 %532, label %then.114, label %else.115

then.111:
	%533 = sub nsw i64 %506, 5
	%534 = add nsw i64 %418, 5
	%535 = load i64, i64* %d.stride.9
	%536 = mul nsw i64 %534, %535
	%537 = load i32*, i32** %d.origin.7
	%538 = getelementptr i32, i32* %537, i64 %536
	%539 = getelementptr i32, i32* %538, i64 %533
	%540 = load i32, i32* %539, !alias.scope !12, !noalias !13, !llvm.access.group !50
	%541 = load i64, i64* %d.stride.9
	%542 = mul nsw i64 %506, %541
	%543 = load i32*, i32** %d.origin.7
	%544 = getelementptr i32, i32* %543, i64 %542
	%545 = getelementptr i32, i32* %544, i64 %418
	%546 = load i32, i32* %545, !alias.scope !12, !noalias !13, !llvm.access.group !50
	%547 = add nsw i32 %540, %546
	%548 = add nsw i64 %418, 5
	%549 = load i32*, i32** %a.origin.1
	%550 = getelementptr i32, i32* %549, i64 %548
	%551 = load i32, i32* %550, !alias.scope !6, !noalias !7, !llvm.access.group !50
	%552 = add nsw i32 %547, %551
	%553 = sub nsw i64 %506, 3
	%554 = load i32*, i32** %c.origin.5
	%555 = getelementptr i32, i32* %554, i64 %553
	%556 = load i32, i32* %555, !alias.scope !10, !noalias !11, !llvm.access.group !50
	%557 = sub nsw i32 %552, %556
	%558 = load i64, i64* %e.stride.12
	%559 = mul nsw i64 %418, %558
	%560 = load i32*, i32** %e.origin.10
	%561 = getelementptr i32, i32* %560, i64 %559
	%562 = getelementptr i32, i32* %561, i64 %506
	store i32 %557, i32* %562, !alias.scope !14, !noalias !15, !llvm.access.group !50
	br label %endif.110

else.112:
	br label %endif.110

endif.113:
	br label %latch.107

then.114:
	%563 = sub nsw i64 %506, %418
	%564 = sub nsw i64 %506, %418
	%565 = load i64, i64* %d.stride.9
	%566 = mul nsw i64 %564, %565
	%567 = load i32*, i32** %d.origin.7
	%568 = getelementptr i32, i32* %567, i64 %566
	%569 = getelementptr i32, i32* %568, i64 %563
	%570 = load i32, i32* %569, !alias.scope !12, !noalias !13, !llvm.access.group !50
	%571 = load i32*, i32** %b.origin.3
	%572 = getelementptr i32, i32* %571, i64 %506
	%573 = load i32, i32* %572, !alias.scope !8, !noalias !9, !llvm.access.group !50
	%574 = add nsw i32 %570, %573
	%575 = load i64, i64* %e.stride.12
	%576 = mul nsw i64 %506, %575
	%577 = load i32*, i32** %e.origin.10
	%578 = getelementptr i32, i32* %577, i64 %576
	%579 = getelementptr i32, i32* %578, i64 %418
	store i32 %574, i32* %579, !alias.scope !14, !noalias !15, !llvm.access.group !50
	br label %endif.113

else.115:
	br label %endif.113

do.123:
	%580 = phi i64 [ %477, %enddo.102 ], [ %593, %latch.124 ]
	%581 = trunc i64 %580 to i32
	store i32 %581, i32* %"i%4.25", !llvm.access.group !56
	%582 = load i64, i64* %"d%start1.18", !llvm.access.group !56
	%583 = icmp sgt i64 2, %582
	%584 = select i1 %583, i64 2, i64 %582
	%585 = load i64, i64* %"d%block1.19", !llvm.access.group !56
	%586 = load i64, i64* %"d%start1.18", !llvm.access.group !56
	%587 = add nsw i64 %585, %586
	%588 = sub nsw i64 %587, 1
	%589 = icmp slt i64 6, %588
	%590 = select i1 %589, i64 6, i64 %588
	%591 = trunc i64 %584 to i32
	store i32 %591, i32* %"i%3.24", !llvm.access.group !56
	%592 = icmp sle i64 %584, %590
	br i1 %592, label %do.127, label %enddo.130

latch.124:
	%593 = add nsw i64 %580, 1
	%594 = icmp slt i64 %580, %483
	br i1 %594, label %do.123, label %done.125, !llvm.loop !67

done.125:
	%595 = trunc i64 %593 to i32
	store i32 %595, i32* %"i%4.25"
	br label %enddo.126

enddo.126:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.7 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.19, i64 0, i64 0), i64 6)
	call void @hpf_io_text(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.35, i64 0, i64 0), i8* bitcast ([5 x i8]* @26 to i8*), i64 5)
	call void @hpf_io_start()
	%596 = icmp sgt i64 7, 0
	%597 = select i1 %596, i64 7, i64 0
	%598 = icmp sgt i64 7, 0
	%599 = select i1 %598, i64 7, i64 0
	%600 = mul nsw i64 %597, %599
	%601 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.131, i32 0, i32 0
	store i64 1, i64* %601
	%602 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.131, i32 0, i32 1
	store i64 1, i64* %602
	%603 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.131, i32 0, i32 0
	%604 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.132, i32 0, i32 0
	store i64 7, i64* %604
	%605 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.132, i32 0, i32 1
	store i64 7, i64* %605
	%606 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.132, i32 0, i32 0
	%607 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.133, i32 0, i32 0
	store i64 1, i64* %607
	%608 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.133, i32 0, i32 1
	store i64 1, i64* %608
	%609 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.133, i32 0, i32 0
	%610 = bitcast i64* %603 to i8*
	%611 = bitcast i64* %606 to i8*
	%612 = bitcast i64* %609 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.d to i8*), i8* %610, i8* %611, i8* %612, i32 1, i32 4)
	%613 = icmp sgt i64 7, 0
	%614 = select i1 %613, i64 7, i64 0
	%615 = icmp sgt i64 7, 0
	%616 = select i1 %615, i64 7, i64 0
	%617 = mul nsw i64 %614, %616
	%618 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.134, i32 0, i32 0
	store i64 1, i64* %618
	%619 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.134, i32 0, i32 1
	store i64 1, i64* %619
	%620 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.134, i32 0, i32 0
	%621 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.135, i32 0, i32 0
	store i64 7, i64* %621
	%622 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.135, i32 0, i32 1
	store i64 7, i64* %622
	%623 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.135, i32 0, i32 0
	%624 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.136, i32 0, i32 0
	store i64 1, i64* %624
	%625 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.136, i32 0, i32 1
	store i64 1, i64* %625
	%626 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.136, i32 0, i32 0
	%627 = bitcast i64* %620 to i8*
	%628 = bitcast i64* %623 to i8*
	%629 = bitcast i64* %626 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.e to i8*), i8* %627, i8* %628, i8* %629, i32 1, i32 4)
	%630 = call i32 @hpf_io_end()
	call void @hpf_main_end()
	ret i32 0

do.127:
	%631 = phi i64 [ %584, %do.123 ], [ %655, %latch.128 ]
	%632 = trunc i64 %631 to i32
	store i32 %632, i32* %"i%3.24", !llvm.access.group !58
	%633 = sub nsw i64 %631, 1
	%634 = add nsw i64 %580, 1
	%635 = load i64, i64* %e.stride.12
	%636 = mul nsw i64 %634, %635
	%637 = load i32*, i32** %e.origin.10
	%638 = getelementptr i32, i32* %637, i64 %636
	%639 = getelementptr i32, i32* %638, i64 %633
	%640 = load i32, i32* %639, !alias.scope !14, !noalias !15, !llvm.access.group !59
	%641 = add nsw i64 %631, 1
	%642 = sub nsw i64 %580, 1
	%643 = load i64, i64* %e.stride.12
	%644 = mul nsw i64 %642, %643
	%645 = load i32*, i32** %e.origin.10
	%646 = getelementptr i32, i32* %645, i64 %644
	%647 = getelementptr i32, i32* %646, i64 %641
	%648 = load i32, i32* %647, !alias.scope !14, !noalias !15, !llvm.access.group !60
	%649 = add nsw i32 %640, %648
	%650 = load i64, i64* %d.stride.9
	%651 = mul nsw i64 %580, %650
	%652 = load i32*, i32** %d.origin.7
	%653 = getelementptr i32, i32* %652, i64 %651
	%654 = getelementptr i32, i32* %653, i64 %631
	store i32 %649, i32* %654, !alias.scope !12, !noalias !13, !llvm.access.group !61
	br label %latch.128

latch.128:
	%655 = add nsw i64 %631, 1
	%656 = icmp slt i64 %631, %590
	br i1 %656, label %do.127, label %done.129, !llvm.loop !64

done.129:
	%657 = trunc i64 %655 to i32
	store i32 %657, i32* %"i%3.24", !llvm.access.group !56
	br label %enddo.130

enddo.130:
	br label %latch.124
}

declare void @hpf_main_begin(i32 %0, i8* %1) nounwind

declare void @hpf_layout_init(i8* %0, i8* %1) nounwind

declare void @hpf_array_create(i8* %0, i8* %1) nounwind

define internal i32 @sections.1(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%k.1 = alloca i32
	%"t%start1.2" = alloca i64
	%"t%block1.3" = alloca i64
	%W1.4 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %k.1
	%3 = getelementptr i64, i64* %recv, i64 0
	%4 = load i64, i64* %3
	store i64 %4, i64* %"t%start1.2"
	%5 = getelementptr i64, i64* %recv, i64 7
	%6 = load i64, i64* %5
	store i64 %6, i64* %"t%block1.3"
	%7 = getelementptr i64, i64* %send, i64 0
	%8 = load i64, i64* %7
	store i64 %8, i64* %W1.4
	switch i32 %piece, label %none.5 [
		i32 0, label %piece.6
	]

none.5:
	ret i32 0

piece.6:
	%9 = load i64, i64* %"t%block1.3"
	%10 = sub nsw i64 0, %9
	%11 = load i64, i64* %"t%start1.2"
	%12 = sub nsw i64 %10, %11
	%13 = load i32, i32* %k.1
	%14 = sext i32 %13 to i64
	%15 = sub nsw i64 %12, %14
	%16 = add nsw i64 %15, 51
	%17 = icmp sgt i64 1, %16
	%18 = select i1 %17, i64 1, i64 %16
	%19 = load i64, i64* %W1.4
	%20 = sub nsw i64 %19, 20
	%21 = icmp sgt i64 %18, %20
	%22 = select i1 %21, i64 %18, i64 %20
	%23 = load i64, i64* %"t%start1.2"
	%24 = sub nsw i64 %23, 21
	%25 = load i32, i32* %k.1
	%26 = sext i32 %25 to i64
	%27 = sub nsw i64 0, %26
	%28 = add nsw i64 %27, 7
	%29 = icmp slt i64 %24, %28
	%30 = select i1 %29, i64 %24, i64 %28
	%31 = load i64, i64* %"t%start1.2"
	%32 = sub nsw i64 0, %31
	%33 = load i32, i32* %k.1
	%34 = sext i32 %33 to i64
	%35 = sub nsw i64 %32, %34
	%36 = add nsw i64 %35, 50
	%37 = icmp slt i64 %30, %36
	%38 = select i1 %37, i64 %30, i64 %36
	%39 = load i64, i64* %"t%block1.3"
	%40 = load i64, i64* %W1.4
	%41 = add nsw i64 %39, %40
	%42 = sub nsw i64 %41, 21
	%43 = icmp slt i64 %38, %42
	%44 = select i1 %43, i64 %38, i64 %42
	%45 = icmp sgt i64 %22, %44
	br i1 %45, label %none.5, label %next.7

next.7:
	%46 = getelementptr i64, i64* %lo, i64 0
	store i64 %22, i64* %46
	%47 = getelementptr i64, i64* %hi, i64 0
	store i64 %44, i64* %47
	ret i32 1
}

declare void @hpf_exchange_run(i8* %0, i8* %1, i32 %2) nounwind

define internal i32 @sections.2(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%k.1 = alloca i32
	%"t%start1.2" = alloca i64
	%"t%block1.3" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %k.1
	%3 = getelementptr i64, i64* %recv, i64 0
	%4 = load i64, i64* %3
	store i64 %4, i64* %"t%start1.2"
	%5 = getelementptr i64, i64* %recv, i64 7
	%6 = load i64, i64* %5
	store i64 %6, i64* %"t%block1.3"
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%7 = load i32, i32* %k.1
	%8 = sext i32 %7 to i64
	%9 = add nsw i64 %8, 1
	%10 = load i64, i64* %"t%start1.2"
	%11 = load i32, i32* %k.1
	%12 = sext i32 %11 to i64
	%13 = add nsw i64 %10, %12
	%14 = sub nsw i64 %13, 20
	%15 = icmp sgt i64 %9, %14
	%16 = select i1 %15, i64 %9, i64 %14
	%17 = load i64, i64* %"t%block1.3"
	%18 = load i64, i64* %"t%start1.2"
	%19 = add nsw i64 %17, %18
	%20 = load i32, i32* %k.1
	%21 = sext i32 %20 to i64
	%22 = add nsw i64 %19, %21
	%23 = sub nsw i64 %22, 21
	%24 = icmp slt i64 7, %23
	%25 = select i1 %24, i64 7, i64 %23
	%26 = icmp sgt i64 %16, %25
	br i1 %26, label %none.4, label %next.6

next.6:
	%27 = getelementptr i64, i64* %lo, i64 0
	store i64 %16, i64* %27
	%28 = getelementptr i64, i64* %hi, i64 0
	store i64 %25, i64* %28
	ret i32 1
}

define internal i32 @sections.3(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"t%start1.1" = alloca i64
	%"t%block1.2" = alloca i64
	%"d%start1.3" = alloca i64
	%"d%block1.4" = alloca i64
	%"d%start2.5" = alloca i64
	%"d%block2.6" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"t%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"t%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 14
	%5 = load i64, i64* %4
	store i64 %5, i64* %"d%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 21
	%7 = load i64, i64* %6
	store i64 %7, i64* %"d%block1.4"
	%8 = getelementptr i64, i64* %recv, i64 15
	%9 = load i64, i64* %8
	store i64 %9, i64* %"d%start2.5"
	%10 = getelementptr i64, i64* %recv, i64 22
	%11 = load i64, i64* %10
	store i64 %11, i64* %"d%block2.6"
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.10
		i32 2, label %piece.13
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"t%start1.1"
	%13 = add nsw i64 %12, 2
	%14 = sdiv i64 %13, 3
	%15 = srem i64 %13, 3
	%16 = icmp sgt i64 %15, 0
	%17 = add nsw i64 %14, 1
	%18 = select i1 %16, i64 %17, i64 %14
	%19 = load i64, i64* %"t%block1.2"
	%20 = load i64, i64* %"t%start1.1"
	%21 = add nsw i64 %19, %20
	%22 = add nsw i64 %21, 1
	%23 = sdiv i64 %22, 3
	%24 = srem i64 %22, 3
	%25 = icmp slt i64 %24, 0
	%26 = sub nsw i64 %23, 1
	%27 = select i1 %25, i64 %26, i64 %23
	%28 = icmp slt i64 7, %27
	%29 = select i1 %28, i64 7, i64 %27
	%30 = icmp sgt i64 %18, %29
	br i1 %30, label %none.7, label %next.9

next.9:
	%31 = getelementptr i64, i64* %lo, i64 0
	store i64 %18, i64* %31
	%32 = getelementptr i64, i64* %hi, i64 0
	store i64 %29, i64* %32
	ret i32 1

piece.10:
	%33 = load i64, i64* %"d%start2.5"
	%34 = sub nsw i64 0, %33
	%35 = add nsw i64 %34, 2
	%36 = icmp slt i64 %35, 0
	br i1 %36, label %none.7, label %next.11

next.11:
	%37 = load i64, i64* %"d%start1.3"
	%38 = icmp sgt i64 6, %37
	%39 = select i1 %38, i64 6, i64 %37
	%40 = load i64, i64* %"d%block1.4"
	%41 = load i64, i64* %"d%start1.3"
	%42 = add nsw i64 %40, %41
	%43 = sub nsw i64 %42, 1
	%44 = icmp slt i64 7, %43
	%45 = select i1 %44, i64 7, i64 %43
	%46 = load i64, i64* %"t%start1.1"
	%47 = add nsw i64 %46, 1
	%48 = sdiv i64 %47, 3
	%49 = srem i64 %47, 3
	%50 = icmp slt i64 %49, 0
	%51 = sub nsw i64 %48, 1
	%52 = select i1 %50, i64 %51, i64 %48
	%53 = icmp slt i64 %45, %52
	%54 = select i1 %53, i64 %45, i64 %52
	%55 = icmp sgt i64 %39, %54
	br i1 %55, label %none.7, label %next.12

next.12:
	%56 = getelementptr i64, i64* %lo, i64 0
	store i64 %39, i64* %56
	%57 = getelementptr i64, i64* %hi, i64 0
	store i64 %54, i64* %57
	ret i32 1

piece.13:
	%58 = load i64, i64* %"d%start2.5"
	%59 = sub nsw i64 0, %58
	%60 = add nsw i64 %59, 2
	%61 = icmp slt i64 %60, 0
	br i1 %61, label %none.7, label %next.14

next.14:
	%62 = load i64, i64* %"d%start1.3"
	%63 = icmp sgt i64 6, %62
	%64 = select i1 %63, i64 6, i64 %62
	%65 = load i64, i64* %"t%start1.1"
	%66 = add nsw i64 %65, 2
	%67 = sdiv i64 %66, 3
	%68 = srem i64 %66, 3
	%69 = icmp sgt i64 %68, 0
	%70 = add nsw i64 %67, 1
	%71 = select i1 %69, i64 %70, i64 %67
	%72 = icmp sgt i64 %64, %71
	%73 = select i1 %72, i64 %64, i64 %71
	%74 = load i64, i64* %"t%block1.2"
	%75 = load i64, i64* %"t%start1.1"
	%76 = add nsw i64 %74, %75
	%77 = add nsw i64 %76, 2
	%78 = sdiv i64 %77, 3
	%79 = srem i64 %77, 3
	%80 = icmp sgt i64 %79, 0
	%81 = add nsw i64 %78, 1
	%82 = select i1 %80, i64 %81, i64 %78
	%83 = icmp sgt i64 %73, %82
	%84 = select i1 %83, i64 %73, i64 %82
	%85 = load i64, i64* %"d%block1.4"
	%86 = load i64, i64* %"d%start1.3"
	%87 = add nsw i64 %85, %86
	%88 = sub nsw i64 %87, 1
	%89 = icmp slt i64 7, %88
	%90 = select i1 %89, i64 7, i64 %88
	%91 = icmp sgt i64 %84, %90
	br i1 %91, label %none.7, label %next.15

next.15:
	%92 = getelementptr i64, i64* %lo, i64 0
	store i64 %84, i64* %92
	%93 = getelementptr i64, i64* %hi, i64 0
	store i64 %90, i64* %93
	ret i32 1
}

define internal i32 @sections.4(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"t%start1.1" = alloca i64
	%"t%block1.2" = alloca i64
	%"d%start1.3" = alloca i64
	%"d%block1.4" = alloca i64
	%"d%start2.5" = alloca i64
	%"d%block2.6" = alloca i64
	%W1.7 = alloca i64
	%W1_d.8 = alloca i64
	%W2_d.9 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"t%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"t%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 14
	%5 = load i64, i64* %4
	store i64 %5, i64* %"d%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 21
	%7 = load i64, i64* %6
	store i64 %7, i64* %"d%block1.4"
	%8 = getelementptr i64, i64* %recv, i64 15
	%9 = load i64, i64* %8
	store i64 %9, i64* %"d%start2.5"
	%10 = getelementptr i64, i64* %recv, i64 22
	%11 = load i64, i64* %10
	store i64 %11, i64* %"d%block2.6"
	%12 = getelementptr i64, i64* %send, i64 0
	%13 = load i64, i64* %12
	store i64 %13, i64* %W1.7
	%14 = getelementptr i64, i64* %send, i64 14
	%15 = load i64, i64* %14
	store i64 %15, i64* %W1_d.8
	%16 = getelementptr i64, i64* %send, i64 15
	%17 = load i64, i64* %16
	store i64 %17, i64* %W2_d.9
	switch i32 %piece, label %none.10 [
		i32 0, label %piece.11
	]

none.10:
	ret i32 0

piece.11:
	%18 = load i64, i64* %"d%start2.5"
	%19 = sub nsw i64 0, %18
	%20 = add nsw i64 %19, 7
	%21 = icmp slt i64 %20, 0
	br i1 %21, label %none.10, label %next.12

next.12:
	%22 = load i64, i64* %"d%block2.6"
	%23 = load i64, i64* %"d%start2.5"
	%24 = add nsw i64 %22, %23
	%25 = sub nsw i64 %24, 7
	%26 = icmp slt i64 %25, 0
	br i1 %26, label %none.10, label %next.13

next.13:
	%27 = load i64, i64* %"d%start1.3"
	%28 = add nsw i64 %27, 5
	%29 = load i64, i64* %W1.7
	%30 = sub nsw i64 %29, 20
	%31 = icmp sgt i64 %28, %30
	%32 = select i1 %31, i64 %28, i64 %30
	%33 = load i64, i64* %"t%start1.1"
	%34 = sub nsw i64 %33, 21
	%35 = icmp slt i64 7, %34
	%36 = select i1 %35, i64 7, i64 %34
	%37 = load i64, i64* %"d%block1.4"
	%38 = load i64, i64* %"d%start1.3"
	%39 = add nsw i64 %37, %38
	%40 = add nsw i64 %39, 4
	%41 = icmp slt i64 %36, %40
	%42 = select i1 %41, i64 %36, i64 %40
	%43 = load i64, i64* %"t%block1.2"
	%44 = load i64, i64* %W1.7
	%45 = add nsw i64 %43, %44
	%46 = sub nsw i64 %45, 21
	%47 = icmp slt i64 %42, %46
	%48 = select i1 %47, i64 %42, i64 %46
	%49 = icmp sgt i64 %32, %48
	br i1 %49, label %none.10, label %next.14

next.14:
	%50 = getelementptr i64, i64* %lo, i64 0
	store i64 %32, i64* %50
	%51 = getelementptr i64, i64* %hi, i64 0
	store i64 %48, i64* %51
	ret i32 1
}

define internal i32 @sections.5(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"t%start1.1" = alloca i64
	%"t%block1.2" = alloca i64
	%"d%start1.3" = alloca i64
	%"d%block1.4" = alloca i64
	%"d%start2.5" = alloca i64
	%"d%block2.6" = alloca i64
	%W1.7 = alloca i64
	%W1_d.8 = alloca i64
	%W2_d.9 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"t%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"t%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 14
	%5 = load i64, i64* %4
	store i64 %5, i64* %"d%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 21
	%7 = load i64, i64* %6
	store i64 %7, i64* %"d%block1.4"
	%8 = getelementptr i64, i64* %recv, i64 15
	%9 = load i64, i64* %8
	store i64 %9, i64* %"d%start2.5"
	%10 = getelementptr i64, i64* %recv, i64 22
	%11 = load i64, i64* %10
	store i64 %11, i64* %"d%block2.6"
	%12 = getelementptr i64, i64* %send, i64 0
	%13 = load i64, i64* %12
	store i64 %13, i64* %W1.7
	%14 = getelementptr i64, i64* %send, i64 14
	%15 = load i64, i64* %14
	store i64 %15, i64* %W1_d.8
	%16 = getelementptr i64, i64* %send, i64 15
	%17 = load i64, i64* %16
	store i64 %17, i64* %W2_d.9
	switch i32 %piece, label %none.10 [
		i32 0, label %piece.11
		i32 1, label %piece.13
		i32 2, label %piece.17
	]

none.10:
	ret i32 0

piece.11:
	%18 = load i64, i64* %"t%block1.2"
	%19 = load i64, i64* %"t%start1.1"
	%20 = add nsw i64 %18, %19
	%21 = sub nsw i64 %20, 20
	%22 = load i64, i64* %"t%block1.2"
	%23 = sub nsw i64 0, %22
	%24 = load i64, i64* %"t%start1.1"
	%25 = sub nsw i64 %23, %24
	%26 = add nsw i64 %25, 23
	%27 = sdiv i64 %26, 3
	%28 = srem i64 %26, 3
	%29 = icmp sgt i64 %28, 0
	%30 = add nsw i64 %27, 1
	%31 = select i1 %29, i64 %30, i64 %27
	%32 = icmp sgt i64 %21, %31
	%33 = select i1 %32, i64 %21, i64 %31
	%34 = load i64, i64* %W1.7
	%35 = sub nsw i64 %34, 20
	%36 = icmp sgt i64 %33, %35
	%37 = select i1 %36, i64 %33, i64 %35
	%38 = load i64, i64* %"t%start1.1"
	%39 = sub nsw i64 0, %38
	%40 = add nsw i64 %39, 22
	%41 = sdiv i64 %40, 3
	%42 = srem i64 %40, 3
	%43 = icmp slt i64 %42, 0
	%44 = sub nsw i64 %41, 1
	%45 = select i1 %43, i64 %44, i64 %41
	%46 = load i64, i64* %"t%block1.2"
	%47 = load i64, i64* %W1.7
	%48 = add nsw i64 %46, %47
	%49 = sub nsw i64 %48, 21
	%50 = icmp slt i64 %45, %49
	%51 = select i1 %50, i64 %45, i64 %49
	%52 = icmp sgt i64 %37, %51
	br i1 %52, label %none.10, label %next.12

next.12:
	%53 = getelementptr i64, i64* %lo, i64 0
	store i64 %37, i64* %53
	%54 = getelementptr i64, i64* %hi, i64 0
	store i64 %51, i64* %54
	ret i32 1

piece.13:
	%55 = load i64, i64* %"d%start2.5"
	%56 = sub nsw i64 0, %55
	%57 = add nsw i64 %56, 7
	%58 = icmp slt i64 %57, 0
	br i1 %58, label %none.10, label %next.14

next.14:
	%59 = load i64, i64* %"d%block2.6"
	%60 = load i64, i64* %"d%start2.5"
	%61 = add nsw i64 %59, %60
	%62 = sub nsw i64 %61, 7
	%63 = icmp slt i64 %62, 0
	br i1 %63, label %none.10, label %next.15

next.15:
	%64 = load i64, i64* %"t%block1.2"
	%65 = load i64, i64* %"t%start1.1"
	%66 = add nsw i64 %64, %65
	%67 = sub nsw i64 %66, 20
	%68 = load i64, i64* %"d%start1.3"
	%69 = add nsw i64 %68, 5
	%70 = icmp sgt i64 %67, %69
	%71 = select i1 %70, i64 %67, i64 %69
	%72 = load i64, i64* %"t%start1.1"
	%73 = sub nsw i64 0, %72
	%74 = add nsw i64 %73, 23
	%75 = sdiv i64 %74, 3
	%76 = srem i64 %74, 3
	%77 = icmp sgt i64 %76, 0
	%78 = add nsw i64 %75, 1
	%79 = select i1 %77, i64 %78, i64 %75
	%80 = icmp sgt i64 %71, %79
	%81 = select i1 %80, i64 %71, i64 %79
	%82 = load i64, i64* %W1.7
	%83 = sub nsw i64 %82, 20
	%84 = icmp sgt i64 %81, %83
	%85 = select i1 %84, i64 %81, i64 %83
	%86 = load i64, i64* %"d%block1.4"
	%87 = load i64, i64* %"d%start1.3"
	%88 = add nsw i64 %86, %87
	%89 = add nsw i64 %88, 4
	%90 = icmp slt i64 7, %89
	%91 = select i1 %90, i64 7, i64 %89
	%92 = load i64, i64* %"t%block1.2"
	%93 = load i64, i64* %W1.7
	%94 = add nsw i64 %92, %93
	%95 = sub nsw i64 %94, 21
	%96 = icmp slt i64 %91, %95
	%97 = select i1 %96, i64 %91, i64 %95
	%98 = icmp sgt i64 %85, %97
	br i1 %98, label %none.10, label %next.16

next.16:
	%99 = getelementptr i64, i64* %lo, i64 0
	store i64 %85, i64* %99
	%100 = getelementptr i64, i64* %hi, i64 0
	store i64 %97, i64* %100
	ret i32 1

piece.17:
	%101 = load i64, i64* %"d%start2.5"
	%102 = sub nsw i64 0, %101
	%103 = add nsw i64 %102, 7
	%104 = icmp slt i64 %103, 0
	br i1 %104, label %none.10, label %next.18

next.18:
	%105 = load i64, i64* %"d%block2.6"
	%106 = load i64, i64* %"d%start2.5"
	%107 = add nsw i64 %105, %106
	%108 = sub nsw i64 %107, 7
	%109 = icmp slt i64 %108, 0
	br i1 %109, label %none.10, label %next.19

next.19:
	%110 = load i64, i64* %"t%block1.2"
	%111 = load i64, i64* %"t%start1.1"
	%112 = add nsw i64 %110, %111
	%113 = sub nsw i64 %112, 20
	%114 = load i64, i64* %"d%start1.3"
	%115 = add nsw i64 %114, 5
	%116 = icmp sgt i64 %113, %115
	%117 = select i1 %116, i64 %113, i64 %115
	%118 = load i64, i64* %W1.7
	%119 = sub nsw i64 %118, 20
	%120 = icmp sgt i64 %117, %119
	%121 = select i1 %120, i64 %117, i64 %119
	%122 = load i64, i64* %"d%block1.4"
	%123 = load i64, i64* %"d%start1.3"
	%124 = add nsw i64 %122, %123
	%125 = add nsw i64 %124, 4
	%126 = icmp slt i64 7, %125
	%127 = select i1 %126, i64 7, i64 %125
	%128 = load i64, i64* %"t%start1.1"
	%129 = sub nsw i64 0, %128
	%130 = add nsw i64 %129, 22
	%131 = sdiv i64 %130, 3
	%132 = srem i64 %130, 3
	%133 = icmp slt i64 %132, 0
	%134 = sub nsw i64 %131, 1
	%135 = select i1 %133, i64 %134, i64 %131
	%136 = icmp slt i64 %127, %135
	%137 = select i1 %136, i64 %127, i64 %135
	%138 = load i64, i64* %"t%block1.2"
	%139 = sub nsw i64 0, %138
	%140 = load i64, i64* %"t%start1.1"
	%141 = sub nsw i64 %139, %140
	%142 = add nsw i64 %141, 22
	%143 = sdiv i64 %142, 3
	%144 = srem i64 %142, 3
	%145 = icmp slt i64 %144, 0
	%146 = sub nsw i64 %143, 1
	%147 = select i1 %145, i64 %146, i64 %143
	%148 = icmp slt i64 %137, %147
	%149 = select i1 %148, i64 %137, i64 %147
	%150 = load i64, i64* %"t%block1.2"
	%151 = load i64, i64* %W1.7
	%152 = add nsw i64 %150, %151
	%153 = sub nsw i64 %152, 21
	%154 = icmp slt i64 %149, %153
	%155 = select i1 %154, i64 %149, i64 %153
	%156 = icmp sgt i64 %121, %155
	br i1 %156, label %none.10, label %next.20

next.20:
	%157 = getelementptr i64, i64* %lo, i64 0
	store i64 %121, i64* %157
	%158 = getelementptr i64, i64* %hi, i64 0
	store i64 %155, i64* %158
	ret i32 1
}

declare void @hpf_io_begin(i32 %0, i32 %1, i8* %2) nounwind

declare void @hpf_io_number(i8* %0, i64 %1) nounwind

declare void @hpf_io_list_directed() nounwind

declare void @hpf_io_start() nounwind

declare void @hpf_io_mapped(i8* %0, i8* %1, i8* %2, i8* %3, i32 %4, i32 %5) nounwind

declare i32 @hpf_io_end() nounwind

define internal i32 @sections.6(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"d%start1.1" = alloca i64
	%"d%block1.2" = alloca i64
	%"d%start2.3" = alloca i64
	%"d%block2.4" = alloca i64
	%W1_d.5 = alloca i64
	%W2_d.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"d%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"d%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"d%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"d%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1_d.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2_d.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.15
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"d%start1.1"
	%13 = sub nsw i64 %12, 2
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"d%start1.1"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 2
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"d%start2.3"
	%20 = sub nsw i64 0, %19
	%21 = add nsw i64 %20, 6
	%22 = icmp slt i64 %21, 0
	br i1 %22, label %none.7, label %next.11

next.11:
	%23 = load i64, i64* %"d%block2.4"
	%24 = load i64, i64* %"d%start2.3"
	%25 = add nsw i64 %23, %24
	%26 = sub nsw i64 %25, 8
	%27 = icmp slt i64 %26, 0
	br i1 %27, label %none.7, label %next.12

next.12:
	%28 = load i64, i64* %W1_d.5
	%29 = icmp sgt i64 1, %28
	%30 = select i1 %29, i64 1, i64 %28
	%31 = load i64, i64* %"d%block1.2"
	%32 = load i64, i64* %W1_d.5
	%33 = add nsw i64 %31, %32
	%34 = sub nsw i64 %33, 1
	%35 = icmp slt i64 1, %34
	%36 = select i1 %35, i64 1, i64 %34
	%37 = icmp sgt i64 %30, %36
	br i1 %37, label %none.7, label %next.13

next.13:
	%38 = getelementptr i64, i64* %lo, i64 0
	store i64 %30, i64* %38
	%39 = getelementptr i64, i64* %hi, i64 0
	store i64 %36, i64* %39
	%40 = load i64, i64* %W2_d.6
	%41 = icmp sgt i64 7, %40
	%42 = select i1 %41, i64 7, i64 %40
	%43 = load i64, i64* %"d%block2.4"
	%44 = load i64, i64* %W2_d.6
	%45 = add nsw i64 %43, %44
	%46 = sub nsw i64 %45, 1
	%47 = icmp slt i64 7, %46
	%48 = select i1 %47, i64 7, i64 %46
	%49 = icmp sgt i64 %42, %48
	br i1 %49, label %none.7, label %next.14

next.14:
	%50 = getelementptr i64, i64* %lo, i64 1
	store i64 %42, i64* %50
	%51 = getelementptr i64, i64* %hi, i64 1
	store i64 %48, i64* %51
	ret i32 1

piece.15:
	%52 = load i64, i64* %"d%start1.1"
	%53 = sub nsw i64 0, %52
	%54 = add nsw i64 %53, 7
	%55 = icmp slt i64 %54, 0
	br i1 %55, label %none.7, label %next.16

next.16:
	%56 = load i64, i64* %"d%block1.2"
	%57 = load i64, i64* %"d%start1.1"
	%58 = add nsw i64 %56, %57
	%59 = sub nsw i64 %58, 7
	%60 = icmp slt i64 %59, 0
	br i1 %60, label %none.7, label %next.17

next.17:
	%61 = load i64, i64* %"d%start2.3"
	%62 = sub nsw i64 0, %61
	%63 = add nsw i64 %62, 2
	%64 = icmp slt i64 %63, 0
	br i1 %64, label %none.7, label %next.18

next.18:
	%65 = load i64, i64* %"d%start1.1"
	%66 = sub nsw i64 %65, 2
	%67 = icmp sgt i64 4, %66
	%68 = select i1 %67, i64 4, i64 %66
	%69 = load i64, i64* %W1_d.5
	%70 = icmp sgt i64 %68, %69
	%71 = select i1 %70, i64 %68, i64 %69
	%72 = load i64, i64* %"d%start1.1"
	%73 = sub nsw i64 %72, 1
	%74 = load i64, i64* %"d%start2.3"
	%75 = sub nsw i64 0, %74
	%76 = add nsw i64 %75, 7
	%77 = icmp slt i64 %73, %76
	%78 = select i1 %77, i64 %73, i64 %76
	%79 = load i64, i64* %"d%block2.4"
	%80 = load i64, i64* %"d%start2.3"
	%81 = add nsw i64 %79, %80
	%82 = sub nsw i64 %81, 1
	%83 = icmp slt i64 %78, %82
	%84 = select i1 %83, i64 %78, i64 %82
	%85 = load i64, i64* %"d%block1.2"
	%86 = load i64, i64* %"d%start1.1"
	%87 = add nsw i64 %85, %86
	%88 = load i64, i64* %"d%start2.3"
	%89 = sub nsw i64 %87, %88
	%90 = sub nsw i64 %89, 1
	%91 = icmp slt i64 %84, %90
	%92 = select i1 %91, i64 %84, i64 %90
	%93 = load i64, i64* %"d%block1.2"
	%94 = load i64, i64* %W1_d.5
	%95 = add nsw i64 %93, %94
	%96 = sub nsw i64 %95, 1
	%97 = icmp slt i64 %92, %96
	%98 = select i1 %97, i64 %92, i64 %96
	%99 = icmp sgt i64 %71, %98
	br i1 %99, label %none.7, label %next.19

next.19:
	%100 = getelementptr i64, i64* %lo, i64 0
	store i64 %71, i64* %100
	%101 = getelementptr i64, i64* %hi, i64 0
	store i64 %98, i64* %101
	%102 = load i64, i64* %"d%start1.1"
	%103 = sub nsw i64 %102, 2
	%104 = icmp sgt i64 4, %103
	%105 = select i1 %104, i64 4, i64 %103
	%106 = load i64, i64* %W2_d.6
	%107 = icmp sgt i64 %105, %106
	%108 = select i1 %107, i64 %105, i64 %106
	%109 = load i64, i64* %"d%start1.1"
	%110 = sub nsw i64 %109, 1
	%111 = load i64, i64* %"d%start2.3"
	%112 = sub nsw i64 0, %111
	%113 = add nsw i64 %112, 7
	%114 = icmp slt i64 %110, %113
	%115 = select i1 %114, i64 %110, i64 %113
	%116 = load i64, i64* %"d%block2.4"
	%117 = load i64, i64* %"d%start2.3"
	%118 = add nsw i64 %116, %117
	%119 = sub nsw i64 %118, 1
	%120 = icmp slt i64 %115, %119
	%121 = select i1 %120, i64 %115, i64 %119
	%122 = load i64, i64* %"d%block1.2"
	%123 = load i64, i64* %"d%start1.1"
	%124 = add nsw i64 %122, %123
	%125 = load i64, i64* %"d%start2.3"
	%126 = sub nsw i64 %124, %125
	%127 = sub nsw i64 %126, 1
	%128 = icmp slt i64 %121, %127
	%129 = select i1 %128, i64 %121, i64 %127
	%130 = load i64, i64* %"d%block2.4"
	%131 = load i64, i64* %W2_d.6
	%132 = add nsw i64 %130, %131
	%133 = sub nsw i64 %132, 1
	%134 = icmp slt i64 %129, %133
	%135 = select i1 %134, i64 %129, i64 %133
	%136 = icmp sgt i64 %108, %135
	br i1 %136, label %none.7, label %next.20

next.20:
	%137 = getelementptr i64, i64* %lo, i64 1
	store i64 %108, i64* %137
	%138 = getelementptr i64, i64* %hi, i64 1
	store i64 %135, i64* %138
	ret i32 1
}

define internal i32 @sections.7(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"d%start1.1" = alloca i64
	%"d%block1.2" = alloca i64
	%"d%start2.3" = alloca i64
	%"d%block2.4" = alloca i64
	%W1_d.5 = alloca i64
	%W2_d.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"d%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"d%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"d%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"d%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1_d.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2_d.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"d%start1.1"
	%13 = sub nsw i64 %12, 1
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"d%start1.1"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 1
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"d%start2.3"
	%20 = sub nsw i64 %19, 7
	%21 = icmp slt i64 %20, 0
	br i1 %21, label %none.7, label %next.11

next.11:
	%22 = load i64, i64* %"d%start2.3"
	%23 = sub nsw i64 0, %22
	%24 = add nsw i64 %23, 7
	%25 = icmp slt i64 %24, 0
	br i1 %25, label %none.7, label %next.12

next.12:
	%26 = load i64, i64* %"d%block1.2"
	%27 = sub nsw i64 %26, 2
	%28 = icmp slt i64 %27, 0
	br i1 %28, label %none.7, label %next.13

next.13:
	%29 = load i64, i64* %W1_d.5
	%30 = icmp sgt i64 2, %29
	%31 = select i1 %30, i64 2, i64 %29
	%32 = load i64, i64* %"d%block1.2"
	%33 = load i64, i64* %W1_d.5
	%34 = add nsw i64 %32, %33
	%35 = sub nsw i64 %34, 1
	%36 = icmp slt i64 2, %35
	%37 = select i1 %36, i64 2, i64 %35
	%38 = icmp sgt i64 %31, %37
	br i1 %38, label %none.7, label %next.14

next.14:
	%39 = getelementptr i64, i64* %lo, i64 0
	store i64 %31, i64* %39
	%40 = getelementptr i64, i64* %hi, i64 0
	store i64 %37, i64* %40
	%41 = load i64, i64* %W2_d.6
	%42 = icmp sgt i64 6, %41
	%43 = select i1 %42, i64 6, i64 %41
	%44 = load i64, i64* %"d%block2.4"
	%45 = load i64, i64* %W2_d.6
	%46 = add nsw i64 %44, %45
	%47 = sub nsw i64 %46, 1
	%48 = icmp slt i64 6, %47
	%49 = select i1 %48, i64 6, i64 %47
	%50 = icmp sgt i64 %43, %49
	br i1 %50, label %none.7, label %next.15

next.15:
	%51 = getelementptr i64, i64* %lo, i64 1
	store i64 %43, i64* %51
	%52 = getelementptr i64, i64* %hi, i64 1
	store i64 %49, i64* %52
	ret i32 1
}

define internal i32 @sections.8(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"d%start1.1" = alloca i64
	%"d%block1.2" = alloca i64
	%"d%start2.3" = alloca i64
	%"d%block2.4" = alloca i64
	%W1_d.5 = alloca i64
	%W2_d.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"d%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"d%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"d%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"d%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1_d.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2_d.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.16
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"d%start1.1"
	%13 = sub nsw i64 %12, 1
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"d%start1.1"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 1
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"d%block2.4"
	%20 = load i64, i64* %"d%start2.3"
	%21 = add nsw i64 %19, %20
	%22 = sub nsw i64 %21, 7
	%23 = icmp slt i64 %22, 0
	br i1 %23, label %none.7, label %next.11

next.11:
	%24 = load i64, i64* %"d%block2.4"
	%25 = sub nsw i64 0, %24
	%26 = load i64, i64* %"d%start2.3"
	%27 = sub nsw i64 %25, %26
	%28 = add nsw i64 %27, 7
	%29 = icmp slt i64 %28, 0
	br i1 %29, label %none.7, label %next.12

next.12:
	%30 = load i64, i64* %"d%block1.2"
	%31 = sub nsw i64 %30, 2
	%32 = icmp slt i64 %31, 0
	br i1 %32, label %none.7, label %next.13

next.13:
	%33 = load i64, i64* %W1_d.5
	%34 = icmp sgt i64 1, %33
	%35 = select i1 %34, i64 1, i64 %33
	%36 = load i64, i64* %"d%block1.2"
	%37 = load i64, i64* %W1_d.5
	%38 = add nsw i64 %36, %37
	%39 = sub nsw i64 %38, 1
	%40 = icmp slt i64 1, %39
	%41 = select i1 %40, i64 1, i64 %39
	%42 = icmp sgt i64 %35, %41
	br i1 %42, label %none.7, label %next.14

next.14:
	%43 = getelementptr i64, i64* %lo, i64 0
	store i64 %35, i64* %43
	%44 = getelementptr i64, i64* %hi, i64 0
	store i64 %41, i64* %44
	%45 = load i64, i64* %W2_d.6
	%46 = icmp sgt i64 7, %45
	%47 = select i1 %46, i64 7, i64 %45
	%48 = load i64, i64* %"d%block2.4"
	%49 = load i64, i64* %W2_d.6
	%50 = add nsw i64 %48, %49
	%51 = sub nsw i64 %50, 1
	%52 = icmp slt i64 7, %51
	%53 = select i1 %52, i64 7, i64 %51
	%54 = icmp sgt i64 %47, %53
	br i1 %54, label %none.7, label %next.15

next.15:
	%55 = getelementptr i64, i64* %lo, i64 1
	store i64 %47, i64* %55
	%56 = getelementptr i64, i64* %hi, i64 1
	store i64 %53, i64* %56
	ret i32 1

piece.16:
	%57 = load i64, i64* %"d%block1.2"
	%58 = load i64, i64* %"d%start1.1"
	%59 = add nsw i64 %57, %58
	%60 = sub nsw i64 %59, 7
	%61 = icmp slt i64 %60, 0
	br i1 %61, label %none.7, label %next.17

next.17:
	%62 = load i64, i64* %"d%start2.3"
	%63 = sub nsw i64 0, %62
	%64 = add nsw i64 %63, 2
	%65 = icmp slt i64 %64, 0
	br i1 %65, label %none.7, label %next.18

next.18:
	%66 = load i64, i64* %"d%start1.1"
	%67 = load i64, i64* %"d%block2.4"
	%68 = load i64, i64* %"d%start2.3"
	%69 = add nsw i64 %67, %68
	%70 = icmp sgt i64 %66, %69
	%71 = select i1 %70, i64 %66, i64 %69
	%72 = load i64, i64* %"d%block2.4"
	%73 = sub nsw i64 0, %72
	%74 = load i64, i64* %"d%start2.3"
	%75 = sub nsw i64 %73, %74
	%76 = add nsw i64 %75, 7
	%77 = icmp sgt i64 %71, %76
	%78 = select i1 %77, i64 %71, i64 %76
	%79 = load i64, i64* %W1_d.5
	%80 = icmp sgt i64 %78, %79
	%81 = select i1 %80, i64 %78, i64 %79
	%82 = load i64, i64* %"d%start2.3"
	%83 = sub nsw i64 0, %82
	%84 = add nsw i64 %83, 7
	%85 = load i64, i64* %"d%block1.2"
	%86 = load i64, i64* %"d%start1.1"
	%87 = add nsw i64 %85, %86
	%88 = load i64, i64* %"d%start2.3"
	%89 = sub nsw i64 %87, %88
	%90 = sub nsw i64 %89, 1
	%91 = icmp slt i64 %84, %90
	%92 = select i1 %91, i64 %84, i64 %90
	%93 = load i64, i64* %"d%block1.2"
	%94 = load i64, i64* %W1_d.5
	%95 = add nsw i64 %93, %94
	%96 = sub nsw i64 %95, 1
	%97 = icmp slt i64 %92, %96
	%98 = select i1 %97, i64 %92, i64 %96
	%99 = icmp sgt i64 %81, %98
	br i1 %99, label %none.7, label %next.19

next.19:
	%100 = getelementptr i64, i64* %lo, i64 0
	store i64 %81, i64* %100
	%101 = getelementptr i64, i64* %hi, i64 0
	store i64 %98, i64* %101
	%102 = load i64, i64* %"d%start1.1"
	%103 = load i64, i64* %"d%block2.4"
	%104 = load i64, i64* %"d%start2.3"
	%105 = add nsw i64 %103, %104
	%106 = icmp sgt i64 %102, %105
	%107 = select i1 %106, i64 %102, i64 %105
	%108 = load i64, i64* %"d%block2.4"
	%109 = sub nsw i64 0, %108
	%110 = load i64, i64* %"d%start2.3"
	%111 = sub nsw i64 %109, %110
	%112 = add nsw i64 %111, 7
	%113 = icmp sgt i64 %107, %112
	%114 = select i1 %113, i64 %107, i64 %112
	%115 = load i64, i64* %W2_d.6
	%116 = icmp sgt i64 %114, %115
	%117 = select i1 %116, i64 %114, i64 %115
	%118 = load i64, i64* %"d%start2.3"
	%119 = sub nsw i64 0, %118
	%120 = add nsw i64 %119, 7
	%121 = load i64, i64* %"d%block1.2"
	%122 = load i64, i64* %"d%start1.1"
	%123 = add nsw i64 %121, %122
	%124 = load i64, i64* %"d%start2.3"
	%125 = sub nsw i64 %123, %124
	%126 = sub nsw i64 %125, 1
	%127 = icmp slt i64 %120, %126
	%128 = select i1 %127, i64 %120, i64 %126
	%129 = load i64, i64* %"d%block2.4"
	%130 = load i64, i64* %W2_d.6
	%131 = add nsw i64 %129, %130
	%132 = sub nsw i64 %131, 1
	%133 = icmp slt i64 %128, %132
	%134 = select i1 %133, i64 %128, i64 %132
	%135 = icmp sgt i64 %117, %134
	br i1 %135, label %none.7, label %next.20

next.20:
	%136 = getelementptr i64, i64* %lo, i64 1
	store i64 %117, i64* %136
	%137 = getelementptr i64, i64* %hi, i64 1
	store i64 %134, i64* %137
	ret i32 1
}

define internal i32 @sections.9(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"d%start1.1" = alloca i64
	%"d%block1.2" = alloca i64
	%"d%start2.3" = alloca i64
	%"d%block2.4" = alloca i64
	%W1_d.5 = alloca i64
	%W2_d.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"d%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"d%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"d%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"d%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1_d.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2_d.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"d%block1.2"
	%13 = sub nsw i64 %12, 1
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"d%block1.2"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 1
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"d%start1.1"
	%20 = sub nsw i64 %19, 1
	%21 = icmp slt i64 %20, 0
	br i1 %21, label %none.7, label %next.11

next.11:
	%22 = load i64, i64* %"d%start1.1"
	%23 = sub nsw i64 0, %22
	%24 = add nsw i64 %23, 1
	%25 = icmp slt i64 %24, 0
	br i1 %25, label %none.7, label %next.12

next.12:
	%26 = load i64, i64* %"d%start2.3"
	%27 = sub nsw i64 0, %26
	%28 = add nsw i64 %27, 6
	%29 = icmp slt i64 %28, 0
	br i1 %29, label %none.7, label %next.13

next.13:
	%30 = load i64, i64* %"d%block2.4"
	%31 = load i64, i64* %"d%start2.3"
	%32 = add nsw i64 %30, %31
	%33 = sub nsw i64 %32, 8
	%34 = icmp slt i64 %33, 0
	br i1 %34, label %none.7, label %next.14

next.14:
	%35 = load i64, i64* %W1_d.5
	%36 = icmp sgt i64 2, %35
	%37 = select i1 %36, i64 2, i64 %35
	%38 = load i64, i64* %"d%block1.2"
	%39 = load i64, i64* %W1_d.5
	%40 = add nsw i64 %38, %39
	%41 = sub nsw i64 %40, 1
	%42 = icmp slt i64 2, %41
	%43 = select i1 %42, i64 2, i64 %41
	%44 = icmp sgt i64 %37, %43
	br i1 %44, label %none.7, label %next.15

next.15:
	%45 = getelementptr i64, i64* %lo, i64 0
	store i64 %37, i64* %45
	%46 = getelementptr i64, i64* %hi, i64 0
	store i64 %43, i64* %46
	%47 = load i64, i64* %W2_d.6
	%48 = icmp sgt i64 6, %47
	%49 = select i1 %48, i64 6, i64 %47
	%50 = load i64, i64* %"d%block2.4"
	%51 = load i64, i64* %W2_d.6
	%52 = add nsw i64 %50, %51
	%53 = sub nsw i64 %52, 1
	%54 = icmp slt i64 6, %53
	%55 = select i1 %54, i64 6, i64 %53
	%56 = icmp sgt i64 %49, %55
	br i1 %56, label %none.7, label %next.16

next.16:
	%57 = getelementptr i64, i64* %lo, i64 1
	store i64 %49, i64* %57
	%58 = getelementptr i64, i64* %hi, i64 1
	store i64 %55, i64* %58
	ret i32 1
}

define internal i32 @sections.10(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"d%start1.1" = alloca i64
	%"d%block1.2" = alloca i64
	%"d%start2.3" = alloca i64
	%"d%block2.4" = alloca i64
	%W1_d.5 = alloca i64
	%W2_d.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"d%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"d%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"d%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"d%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1_d.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2_d.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.15
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"d%start1.1"
	%13 = sub nsw i64 %12, 2
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"d%start1.1"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 2
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"d%block2.4"
	%20 = load i64, i64* %"d%start2.3"
	%21 = add nsw i64 %19, %20
	%22 = sub nsw i64 %21, 7
	%23 = icmp slt i64 %22, 0
	br i1 %23, label %none.7, label %next.11

next.11:
	%24 = load i64, i64* %"d%block2.4"
	%25 = sub nsw i64 0, %24
	%26 = load i64, i64* %"d%start2.3"
	%27 = sub nsw i64 %25, %26
	%28 = add nsw i64 %27, 7
	%29 = icmp slt i64 %28, 0
	br i1 %29, label %none.7, label %next.12

next.12:
	%30 = load i64, i64* %W1_d.5
	%31 = icmp sgt i64 1, %30
	%32 = select i1 %31, i64 1, i64 %30
	%33 = load i64, i64* %"d%block1.2"
	%34 = load i64, i64* %W1_d.5
	%35 = add nsw i64 %33, %34
	%36 = sub nsw i64 %35, 1
	%37 = icmp slt i64 1, %36
	%38 = select i1 %37, i64 1, i64 %36
	%39 = icmp sgt i64 %32, %38
	br i1 %39, label %none.7, label %next.13

next.13:
	%40 = getelementptr i64, i64* %lo, i64 0
	store i64 %32, i64* %40
	%41 = getelementptr i64, i64* %hi, i64 0
	store i64 %38, i64* %41
	%42 = load i64, i64* %W2_d.6
	%43 = icmp sgt i64 7, %42
	%44 = select i1 %43, i64 7, i64 %42
	%45 = load i64, i64* %"d%block2.4"
	%46 = load i64, i64* %W2_d.6
	%47 = add nsw i64 %45, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 7, %48
	%50 = select i1 %49, i64 7, i64 %48
	%51 = icmp sgt i64 %44, %50
	br i1 %51, label %none.7, label %next.14

next.14:
	%52 = getelementptr i64, i64* %lo, i64 1
	store i64 %44, i64* %52
	%53 = getelementptr i64, i64* %hi, i64 1
	store i64 %50, i64* %53
	ret i32 1

piece.15:
	%54 = load i64, i64* %"d%start1.1"
	%55 = sub nsw i64 0, %54
	%56 = add nsw i64 %55, 7
	%57 = icmp slt i64 %56, 0
	br i1 %57, label %none.7, label %next.16

next.16:
	%58 = load i64, i64* %"d%block1.2"
	%59 = load i64, i64* %"d%start1.1"
	%60 = add nsw i64 %58, %59
	%61 = sub nsw i64 %60, 7
	%62 = icmp slt i64 %61, 0
	br i1 %62, label %none.7, label %next.17

next.17:
	%63 = load i64, i64* %"d%start2.3"
	%64 = sub nsw i64 0, %63
	%65 = add nsw i64 %64, 2
	%66 = icmp slt i64 %65, 0
	br i1 %66, label %none.7, label %next.18

next.18:
	%67 = load i64, i64* %"d%start1.1"
	%68 = sub nsw i64 %67, 2
	%69 = load i64, i64* %"d%block2.4"
	%70 = load i64, i64* %"d%start2.3"
	%71 = add nsw i64 %69, %70
	%72 = icmp sgt i64 %68, %71
	%73 = select i1 %72, i64 %68, i64 %71
	%74 = load i64, i64* %"d%block2.4"
	%75 = sub nsw i64 0, %74
	%76 = load i64, i64* %"d%start2.3"
	%77 = sub nsw i64 %75, %76
	%78 = add nsw i64 %77, 7
	%79 = icmp sgt i64 %73, %78
	%80 = select i1 %79, i64 %73, i64 %78
	%81 = load i64, i64* %"d%block2.4"
	%82 = sub nsw i64 0, %81
	%83 = load i64, i64* %"d%start1.1"
	%84 = add nsw i64 %82, %83
	%85 = load i64, i64* %"d%start2.3"
	%86 = sub nsw i64 %84, %85
	%87 = add nsw i64 %86, 1
	%88 = icmp sgt i64 %80, %87
	%89 = select i1 %88, i64 %80, i64 %87
	%90 = load i64, i64* %W1_d.5
	%91 = icmp sgt i64 %89, %90
	%92 = select i1 %91, i64 %89, i64 %90
	%93 = load i64, i64* %"d%start1.1"
	%94 = sub nsw i64 %93, 1
	%95 = load i64, i64* %"d%start2.3"
	%96 = sub nsw i64 0, %95
	%97 = add nsw i64 %96, 7
	%98 = icmp slt i64 %94, %97
	%99 = select i1 %98, i64 %94, i64 %97
	%100 = load i64, i64* %"d%block1.2"
	%101 = load i64, i64* %"d%start1.1"
	%102 = add nsw i64 %100, %101
	%103 = load i64, i64* %"d%start2.3"
	%104 = sub nsw i64 %102, %103
	%105 = sub nsw i64 %104, 1
	%106 = icmp slt i64 %99, %105
	%107 = select i1 %106, i64 %99, i64 %105
	%108 = load i64, i64* %"d%block1.2"
	%109 = load i64, i64* %W1_d.5
	%110 = add nsw i64 %108, %109
	%111 = sub nsw i64 %110, 1
	%112 = icmp slt i64 %107, %111
	%113 = select i1 %112, i64 %107, i64 %111
	%114 = icmp sgt i64 %92, %113
	br i1 %114, label %none.7, label %next.19

next.19:
	%115 = getelementptr i64, i64* %lo, i64 0
	store i64 %92, i64* %115
	%116 = getelementptr i64, i64* %hi, i64 0
	store i64 %113, i64* %116
	%117 = load i64, i64* %"d%start1.1"
	%118 = sub nsw i64 %117, 2
	%119 = load i64, i64* %"d%block2.4"
	%120 = load i64, i64* %"d%start2.3"
	%121 = add nsw i64 %119, %120
	%122 = icmp sgt i64 %118, %121
	%123 = select i1 %122, i64 %118, i64 %121
	%124 = load i64, i64* %"d%block2.4"
	%125 = sub nsw i64 0, %124
	%126 = load i64, i64* %"d%start2.3"
	%127 = sub nsw i64 %125, %126
	%128 = add nsw i64 %127, 7
	%129 = icmp sgt i64 %123, %128
	%130 = select i1 %129, i64 %123, i64 %128
	%131 = load i64, i64* %"d%block2.4"
	%132 = sub nsw i64 0, %131
	%133 = load i64, i64* %"d%start1.1"
	%134 = add nsw i64 %132, %133
	%135 = load i64, i64* %"d%start2.3"
	%136 = sub nsw i64 %134, %135
	%137 = add nsw i64 %136, 1
	%138 = icmp sgt i64 %130, %137
	%139 = select i1 %138, i64 %130, i64 %137
	%140 = load i64, i64* %W2_d.6
	%141 = icmp sgt i64 %139, %140
	%142 = select i1 %141, i64 %139, i64 %140
	%143 = load i64, i64* %"d%start1.1"
	%144 = sub nsw i64 %143, 1
	%145 = load i64, i64* %"d%start2.3"
	%146 = sub nsw i64 0, %145
	%147 = add nsw i64 %146, 7
	%148 = icmp slt i64 %144, %147
	%149 = select i1 %148, i64 %144, i64 %147
	%150 = load i64, i64* %"d%block1.2"
	%151 = load i64, i64* %"d%start1.1"
	%152 = add nsw i64 %150, %151
	%153 = load i64, i64* %"d%start2.3"
	%154 = sub nsw i64 %152, %153
	%155 = sub nsw i64 %154, 1
	%156 = icmp slt i64 %149, %155
	%157 = select i1 %156, i64 %149, i64 %155
	%158 = load i64, i64* %"d%block2.4"
	%159 = load i64, i64* %W2_d.6
	%160 = add nsw i64 %158, %159
	%161 = sub nsw i64 %160, 1
	%162 = icmp slt i64 %157, %161
	%163 = select i1 %162, i64 %157, i64 %161
	%164 = icmp sgt i64 %142, %163
	br i1 %164, label %none.7, label %next.20

next.20:
	%165 = getelementptr i64, i64* %lo, i64 1
	store i64 %142, i64* %165
	%166 = getelementptr i64, i64* %hi, i64 1
	store i64 %163, i64* %166
	ret i32 1
}

define internal i32 @sections.11(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"d%start1.1" = alloca i64
	%"d%block1.2" = alloca i64
	%"d%start2.3" = alloca i64
	%"d%block2.4" = alloca i64
	%W1_d.5 = alloca i64
	%W2_d.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"d%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"d%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"d%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"d%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1_d.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2_d.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"d%block1.2"
	%13 = sub nsw i64 %12, 1
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"d%block1.2"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 1
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"d%start1.1"
	%20 = sub nsw i64 %19, 1
	%21 = icmp slt i64 %20, 0
	br i1 %21, label %none.7, label %next.11

next.11:
	%22 = load i64, i64* %"d%start1.1"
	%23 = sub nsw i64 0, %22
	%24 = add nsw i64 %23, 1
	%25 = icmp slt i64 %24, 0
	br i1 %25, label %none.7, label %next.12

next.12:
	%26 = load i64, i64* %"d%start2.3"
	%27 = sub nsw i64 %26, 7
	%28 = icmp slt i64 %27, 0
	br i1 %28, label %none.7, label %next.13

next.13:
	%29 = load i64, i64* %"d%start2.3"
	%30 = sub nsw i64 0, %29
	%31 = add nsw i64 %30, 7
	%32 = icmp slt i64 %31, 0
	br i1 %32, label %none.7, label %next.14

next.14:
	%33 = load i64, i64* %W1_d.5
	%34 = icmp sgt i64 2, %33
	%35 = select i1 %34, i64 2, i64 %33
	%36 = load i64, i64* %"d%block1.2"
	%37 = load i64, i64* %W1_d.5
	%38 = add nsw i64 %36, %37
	%39 = sub nsw i64 %38, 1
	%40 = icmp slt i64 2, %39
	%41 = select i1 %40, i64 2, i64 %39
	%42 = icmp sgt i64 %35, %41
	br i1 %42, label %none.7, label %next.15

next.15:
	%43 = getelementptr i64, i64* %lo, i64 0
	store i64 %35, i64* %43
	%44 = getelementptr i64, i64* %hi, i64 0
	store i64 %41, i64* %44
	%45 = load i64, i64* %W2_d.6
	%46 = icmp sgt i64 6, %45
	%47 = select i1 %46, i64 6, i64 %45
	%48 = load i64, i64* %"d%block2.4"
	%49 = load i64, i64* %W2_d.6
	%50 = add nsw i64 %48, %49
	%51 = sub nsw i64 %50, 1
	%52 = icmp slt i64 6, %51
	%53 = select i1 %52, i64 6, i64 %51
	%54 = icmp sgt i64 %47, %53
	br i1 %54, label %none.7, label %next.16

next.16:
	%55 = getelementptr i64, i64* %lo, i64 1
	store i64 %47, i64* %55
	%56 = getelementptr i64, i64* %hi, i64 1
	store i64 %53, i64* %56
	ret i32 1
}

define internal i32 @sections.12(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"t%start1.1" = alloca i64
	%"t%block1.2" = alloca i64
	%"d%start1.3" = alloca i64
	%"d%block1.4" = alloca i64
	%"d%start2.5" = alloca i64
	%"d%block2.6" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"t%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"t%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 14
	%5 = load i64, i64* %4
	store i64 %5, i64* %"d%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 21
	%7 = load i64, i64* %6
	store i64 %7, i64* %"d%block1.4"
	%8 = getelementptr i64, i64* %recv, i64 15
	%9 = load i64, i64* %8
	store i64 %9, i64* %"d%start2.5"
	%10 = getelementptr i64, i64* %recv, i64 22
	%11 = load i64, i64* %10
	store i64 %11, i64* %"d%block2.6"
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"d%start1.3"
	%13 = sub nsw i64 0, %12
	%14 = add nsw i64 %13, 2
	%15 = icmp slt i64 %14, 0
	br i1 %15, label %none.7, label %next.9

next.9:
	%16 = load i64, i64* %"d%start2.5"
	%17 = sub nsw i64 %16, 3
	%18 = icmp sgt i64 3, %17
	%19 = select i1 %18, i64 3, i64 %17
	%20 = load i64, i64* %"d%block2.6"
	%21 = load i64, i64* %"d%start2.5"
	%22 = add nsw i64 %20, %21
	%23 = sub nsw i64 %22, 4
	%24 = icmp slt i64 4, %23
	%25 = select i1 %24, i64 4, i64 %23
	%26 = icmp sgt i64 %19, %25
	br i1 %26, label %none.7, label %next.10

next.10:
	%27 = getelementptr i64, i64* %lo, i64 0
	store i64 %19, i64* %27
	%28 = getelementptr i64, i64* %hi, i64 0
	store i64 %25, i64* %28
	ret i32 1
}

define internal i32 @sections.13(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"d%start1.1" = alloca i64
	%"d%block1.2" = alloca i64
	%"d%start2.3" = alloca i64
	%"d%block2.4" = alloca i64
	%W1_d.5 = alloca i64
	%W2_d.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"d%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"d%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"d%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"d%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1_d.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2_d.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.11
		i32 2, label %piece.14
		i32 3, label %piece.17
		i32 4, label %piece.20
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"d%start1.1"
	%13 = sub nsw i64 %12, 1
	%14 = load i64, i64* %W2_d.6
	%15 = icmp sgt i64 %13, %14
	%16 = select i1 %15, i64 %13, i64 %14
	%17 = load i64, i64* %"d%block1.2"
	%18 = load i64, i64* %"d%start1.1"
	%19 = add nsw i64 %17, %18
	%20 = sub nsw i64 %19, 2
	%21 = icmp slt i64 5, %20
	%22 = select i1 %21, i64 5, i64 %20
	%23 = load i64, i64* %"d%block2.4"
	%24 = load i64, i64* %"d%start2.3"
	%25 = add nsw i64 %23, %24
	%26 = sub nsw i64 %25, 1
	%27 = icmp slt i64 %22, %26
	%28 = select i1 %27, i64 %22, i64 %26
	%29 = load i64, i64* %"d%block2.4"
	%30 = load i64, i64* %W2_d.6
	%31 = add nsw i64 %29, %30
	%32 = sub nsw i64 %31, 1
	%33 = icmp slt i64 %28, %32
	%34 = select i1 %33, i64 %28, i64 %32
	%35 = icmp sgt i64 %16, %34
	br i1 %35, label %none.7, label %next.9

next.9:
	%36 = getelementptr i64, i64* %lo, i64 0
	store i64 %16, i64* %36
	%37 = getelementptr i64, i64* %hi, i64 0
	store i64 %34, i64* %37
	%38 = load i64, i64* %"d%start2.3"
	%39 = add nsw i64 %38, 1
	%40 = icmp sgt i64 3, %39
	%41 = select i1 %40, i64 3, i64 %39
	%42 = load i64, i64* %W1_d.5
	%43 = icmp sgt i64 %41, %42
	%44 = select i1 %43, i64 %41, i64 %42
	%45 = load i64, i64* %"d%start1.1"
	%46 = sub nsw i64 %45, 1
	%47 = load i64, i64* %"d%block1.2"
	%48 = load i64, i64* %W1_d.5
	%49 = add nsw i64 %47, %48
	%50 = sub nsw i64 %49, 1
	%51 = icmp slt i64 %46, %50
	%52 = select i1 %51, i64 %46, i64 %50
	%53 = icmp sgt i64 %44, %52
	br i1 %53, label %none.7, label %next.10

next.10:
	%54 = getelementptr i64, i64* %lo, i64 1
	store i64 %44, i64* %54
	%55 = getelementptr i64, i64* %hi, i64 1
	store i64 %52, i64* %55
	ret i32 1

piece.11:
	%56 = load i64, i64* %"d%start1.1"
	%57 = add nsw i64 %56, 1
	%58 = icmp sgt i64 6, %57
	%59 = select i1 %58, i64 6, i64 %57
	%60 = load i64, i64* %W2_d.6
	%61 = icmp sgt i64 %59, %60
	%62 = select i1 %61, i64 %59, i64 %60
	%63 = load i64, i64* %"d%block1.2"
	%64 = load i64, i64* %"d%start1.1"
	%65 = add nsw i64 %63, %64
	%66 = icmp slt i64 7, %65
	%67 = select i1 %66, i64 7, i64 %65
	%68 = load i64, i64* %"d%block2.4"
	%69 = load i64, i64* %"d%start2.3"
	%70 = add nsw i64 %68, %69
	%71 = sub nsw i64 %70, 1
	%72 = icmp slt i64 %67, %71
	%73 = select i1 %72, i64 %67, i64 %71
	%74 = load i64, i64* %"d%block2.4"
	%75 = load i64, i64* %W2_d.6
	%76 = add nsw i64 %74, %75
	%77 = sub nsw i64 %76, 1
	%78 = icmp slt i64 %73, %77
	%79 = select i1 %78, i64 %73, i64 %77
	%80 = icmp sgt i64 %62, %79
	br i1 %80, label %none.7, label %next.12

next.12:
	%81 = getelementptr i64, i64* %lo, i64 0
	store i64 %62, i64* %81
	%82 = getelementptr i64, i64* %hi, i64 0
	store i64 %79, i64* %82
	%83 = load i64, i64* %"d%start2.3"
	%84 = sub nsw i64 %83, 1
	%85 = icmp sgt i64 1, %84
	%86 = select i1 %85, i64 1, i64 %84
	%87 = load i64, i64* %W1_d.5
	%88 = icmp sgt i64 %86, %87
	%89 = select i1 %88, i64 %86, i64 %87
	%90 = load i64, i64* %"d%start1.1"
	%91 = sub nsw i64 %90, 1
	%92 = load i64, i64* %"d%block1.2"
	%93 = load i64, i64* %W1_d.5
	%94 = add nsw i64 %92, %93
	%95 = sub nsw i64 %94, 1
	%96 = icmp slt i64 %91, %95
	%97 = select i1 %96, i64 %91, i64 %95
	%98 = icmp sgt i64 %89, %97
	br i1 %98, label %none.7, label %next.13

next.13:
	%99 = getelementptr i64, i64* %lo, i64 1
	store i64 %89, i64* %99
	%100 = getelementptr i64, i64* %hi, i64 1
	store i64 %97, i64* %100
	ret i32 1

piece.14:
	%101 = load i64, i64* %"d%start1.1"
	%102 = add nsw i64 %101, 1
	%103 = load i64, i64* %"d%block1.2"
	%104 = load i64, i64* %"d%start1.1"
	%105 = add nsw i64 %103, %104
	%106 = sub nsw i64 %105, 1
	%107 = icmp sgt i64 %102, %106
	%108 = select i1 %107, i64 %102, i64 %106
	%109 = load i64, i64* %W2_d.6
	%110 = icmp sgt i64 %108, %109
	%111 = select i1 %110, i64 %108, i64 %109
	%112 = load i64, i64* %"d%block1.2"
	%113 = load i64, i64* %"d%start1.1"
	%114 = add nsw i64 %112, %113
	%115 = icmp slt i64 5, %114
	%116 = select i1 %115, i64 5, i64 %114
	%117 = load i64, i64* %"d%block2.4"
	%118 = load i64, i64* %"d%start2.3"
	%119 = add nsw i64 %117, %118
	%120 = sub nsw i64 %119, 1
	%121 = icmp slt i64 %116, %120
	%122 = select i1 %121, i64 %116, i64 %120
	%123 = load i64, i64* %"d%block2.4"
	%124 = load i64, i64* %W2_d.6
	%125 = add nsw i64 %123, %124
	%126 = sub nsw i64 %125, 1
	%127 = icmp slt i64 %122, %126
	%128 = select i1 %127, i64 %122, i64 %126
	%129 = icmp sgt i64 %111, %128
	br i1 %129, label %none.7, label %next.15

next.15:
	%130 = getelementptr i64, i64* %lo, i64 0
	store i64 %111, i64* %130
	%131 = getelementptr i64, i64* %hi, i64 0
	store i64 %128, i64* %131
	%132 = load i64, i64* %"d%start2.3"
	%133 = sub nsw i64 %132, 1
	%134 = icmp sgt i64 1, %133
	%135 = select i1 %134, i64 1, i64 %133
	%136 = load i64, i64* %W1_d.5
	%137 = icmp sgt i64 %135, %136
	%138 = select i1 %137, i64 %135, i64 %136
	%139 = load i64, i64* %"d%start1.1"
	%140 = sub nsw i64 %139, 1
	%141 = load i64, i64* %"d%block1.2"
	%142 = load i64, i64* %W1_d.5
	%143 = add nsw i64 %141, %142
	%144 = sub nsw i64 %143, 1
	%145 = icmp slt i64 %140, %144
	%146 = select i1 %145, i64 %140, i64 %144
	%147 = icmp sgt i64 %138, %146
	br i1 %147, label %none.7, label %next.16

next.16:
	%148 = getelementptr i64, i64* %lo, i64 1
	store i64 %138, i64* %148
	%149 = getelementptr i64, i64* %hi, i64 1
	store i64 %146, i64* %149
	ret i32 1

piece.17:
	%150 = load i64, i64* %"d%start1.1"
	%151 = add nsw i64 %150, 1
	%152 = load i64, i64* %W2_d.6
	%153 = icmp sgt i64 %151, %152
	%154 = select i1 %153, i64 %151, i64 %152
	%155 = load i64, i64* %"d%block1.2"
	%156 = load i64, i64* %"d%start1.1"
	%157 = add nsw i64 %155, %156
	%158 = sub nsw i64 %157, 2
	%159 = icmp slt i64 5, %158
	%160 = select i1 %159, i64 5, i64 %158
	%161 = load i64, i64* %"d%block2.4"
	%162 = load i64, i64* %"d%start2.3"
	%163 = add nsw i64 %161, %162
	%164 = sub nsw i64 %163, 1
	%165 = icmp slt i64 %160, %164
	%166 = select i1 %165, i64 %160, i64 %164
	%167 = load i64, i64* %"d%block2.4"
	%168 = load i64, i64* %W2_d.6
	%169 = add nsw i64 %167, %168
	%170 = sub nsw i64 %169, 1
	%171 = icmp slt i64 %166, %170
	%172 = select i1 %171, i64 %166, i64 %170
	%173 = icmp sgt i64 %154, %172
	br i1 %173, label %none.7, label %next.18

next.18:
	%174 = getelementptr i64, i64* %lo, i64 0
	store i64 %154, i64* %174
	%175 = getelementptr i64, i64* %hi, i64 0
	store i64 %172, i64* %175
	%176 = load i64, i64* %"d%start2.3"
	%177 = sub nsw i64 %176, 1
	%178 = icmp sgt i64 1, %177
	%179 = select i1 %178, i64 1, i64 %177
	%180 = load i64, i64* %W1_d.5
	%181 = icmp sgt i64 %179, %180
	%182 = select i1 %181, i64 %179, i64 %180
	%183 = load i64, i64* %"d%start1.1"
	%184 = sub nsw i64 %183, 1
	%185 = icmp slt i64 2, %184
	%186 = select i1 %185, i64 2, i64 %184
	%187 = load i64, i64* %"d%block1.2"
	%188 = load i64, i64* %W1_d.5
	%189 = add nsw i64 %187, %188
	%190 = sub nsw i64 %189, 1
	%191 = icmp slt i64 %186, %190
	%192 = select i1 %191, i64 %186, i64 %190
	%193 = icmp sgt i64 %182, %192
	br i1 %193, label %none.7, label %next.19

next.19:
	%194 = getelementptr i64, i64* %lo, i64 1
	store i64 %182, i64* %194
	%195 = getelementptr i64, i64* %hi, i64 1
	store i64 %192, i64* %195
	ret i32 1

piece.20:
	%196 = load i64, i64* %"d%start1.1"
	%197 = sub nsw i64 %196, 4
	%198 = icmp slt i64 %197, 0
	br i1 %198, label %none.7, label %next.21

next.21:
	%199 = load i64, i64* %"d%start1.1"
	%200 = sub nsw i64 0, %199
	%201 = add nsw i64 %200, 4
	%202 = icmp slt i64 %201, 0
	br i1 %202, label %none.7, label %next.22

next.22:
	%203 = load i64, i64* %"d%block1.2"
	%204 = sub nsw i64 %203, 3
	%205 = icmp slt i64 %204, 0
	br i1 %205, label %none.7, label %next.23

next.23:
	%206 = load i64, i64* %"d%start2.3"
	%207 = sub nsw i64 %206, 3
	%208 = icmp slt i64 %207, 0
	br i1 %208, label %none.7, label %next.24

next.24:
	%209 = load i64, i64* %"d%start2.3"
	%210 = sub nsw i64 0, %209
	%211 = add nsw i64 %210, 4
	%212 = icmp slt i64 %211, 0
	br i1 %212, label %none.7, label %next.25

next.25:
	%213 = load i64, i64* %"d%block2.4"
	%214 = load i64, i64* %"d%start2.3"
	%215 = add nsw i64 %213, %214
	%216 = sub nsw i64 %215, 6
	%217 = icmp slt i64 %216, 0
	br i1 %217, label %none.7, label %next.26

next.26:
	%218 = load i64, i64* %W2_d.6
	%219 = icmp sgt i64 5, %218
	%220 = select i1 %219, i64 5, i64 %218
	%221 = load i64, i64* %"d%block2.4"
	%222 = load i64, i64* %W2_d.6
	%223 = add nsw i64 %221, %222
	%224 = sub nsw i64 %223, 1
	%225 = icmp slt i64 5, %224
	%226 = select i1 %225, i64 5, i64 %224
	%227 = icmp sgt i64 %220, %226
	br i1 %227, label %none.7, label %next.27

next.27:
	%228 = getelementptr i64, i64* %lo, i64 0
	store i64 %220, i64* %228
	%229 = getelementptr i64, i64* %hi, i64 0
	store i64 %226, i64* %229
	%230 = load i64, i64* %W1_d.5
	%231 = icmp sgt i64 3, %230
	%232 = select i1 %231, i64 3, i64 %230
	%233 = load i64, i64* %"d%block1.2"
	%234 = load i64, i64* %W1_d.5
	%235 = add nsw i64 %233, %234
	%236 = sub nsw i64 %235, 1
	%237 = icmp slt i64 3, %236
	%238 = select i1 %237, i64 3, i64 %236
	%239 = icmp sgt i64 %232, %238
	br i1 %239, label %none.7, label %next.28

next.28:
	%240 = getelementptr i64, i64* %lo, i64 1
	store i64 %232, i64* %240
	%241 = getelementptr i64, i64* %hi, i64 1
	store i64 %238, i64* %241
	ret i32 1
}

define internal i32 @sections.14(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"d%start1.1" = alloca i64
	%"d%block1.2" = alloca i64
	%"d%start2.3" = alloca i64
	%"d%block2.4" = alloca i64
	%W1_d.5 = alloca i64
	%W2_d.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"d%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"d%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"d%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"d%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1_d.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2_d.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.11
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"d%start1.1"
	%13 = sub nsw i64 %12, 1
	%14 = icmp sgt i64 1, %13
	%15 = select i1 %14, i64 1, i64 %13
	%16 = load i64, i64* %W2_d.6
	%17 = icmp sgt i64 %15, %16
	%18 = select i1 %17, i64 %15, i64 %16
	%19 = load i64, i64* %"d%start2.3"
	%20 = sub nsw i64 %19, 1
	%21 = load i64, i64* %"d%block2.4"
	%22 = load i64, i64* %W2_d.6
	%23 = add nsw i64 %21, %22
	%24 = sub nsw i64 %23, 1
	%25 = icmp slt i64 %20, %24
	%26 = select i1 %25, i64 %20, i64 %24
	%27 = icmp sgt i64 %18, %26
	br i1 %27, label %none.7, label %next.9

next.9:
	%28 = getelementptr i64, i64* %lo, i64 0
	store i64 %18, i64* %28
	%29 = getelementptr i64, i64* %hi, i64 0
	store i64 %26, i64* %29
	%30 = load i64, i64* %"d%start2.3"
	%31 = add nsw i64 %30, 1
	%32 = load i64, i64* %W1_d.5
	%33 = icmp sgt i64 %31, %32
	%34 = select i1 %33, i64 %31, i64 %32
	%35 = load i64, i64* %"d%block1.2"
	%36 = load i64, i64* %"d%start1.1"
	%37 = add nsw i64 %35, %36
	%38 = sub nsw i64 %37, 1
	%39 = icmp slt i64 7, %38
	%40 = select i1 %39, i64 7, i64 %38
	%41 = load i64, i64* %"d%block2.4"
	%42 = load i64, i64* %"d%start2.3"
	%43 = add nsw i64 %41, %42
	%44 = icmp slt i64 %40, %43
	%45 = select i1 %44, i64 %40, i64 %43
	%46 = load i64, i64* %"d%block1.2"
	%47 = load i64, i64* %W1_d.5
	%48 = add nsw i64 %46, %47
	%49 = sub nsw i64 %48, 1
	%50 = icmp slt i64 %45, %49
	%51 = select i1 %50, i64 %45, i64 %49
	%52 = icmp sgt i64 %34, %51
	br i1 %52, label %none.7, label %next.10

next.10:
	%53 = getelementptr i64, i64* %lo, i64 1
	store i64 %34, i64* %53
	%54 = getelementptr i64, i64* %hi, i64 1
	store i64 %51, i64* %54
	ret i32 1

piece.11:
	%55 = load i64, i64* %"d%start1.1"
	%56 = add nsw i64 %55, 1
	%57 = icmp sgt i64 3, %56
	%58 = select i1 %57, i64 3, i64 %56
	%59 = load i64, i64* %W2_d.6
	%60 = icmp sgt i64 %58, %59
	%61 = select i1 %60, i64 %58, i64 %59
	%62 = load i64, i64* %"d%start2.3"
	%63 = sub nsw i64 %62, 1
	%64 = load i64, i64* %"d%block2.4"
	%65 = load i64, i64* %W2_d.6
	%66 = add nsw i64 %64, %65
	%67 = sub nsw i64 %66, 1
	%68 = icmp slt i64 %63, %67
	%69 = select i1 %68, i64 %63, i64 %67
	%70 = icmp sgt i64 %61, %69
	br i1 %70, label %none.7, label %next.12

next.12:
	%71 = getelementptr i64, i64* %lo, i64 0
	store i64 %61, i64* %71
	%72 = getelementptr i64, i64* %hi, i64 0
	store i64 %69, i64* %72
	%73 = load i64, i64* %"d%start2.3"
	%74 = sub nsw i64 %73, 1
	%75 = load i64, i64* %W1_d.5
	%76 = icmp sgt i64 %74, %75
	%77 = select i1 %76, i64 %74, i64 %75
	%78 = load i64, i64* %"d%block1.2"
	%79 = load i64, i64* %"d%start1.1"
	%80 = add nsw i64 %78, %79
	%81 = sub nsw i64 %80, 1
	%82 = icmp slt i64 5, %81
	%83 = select i1 %82, i64 5, i64 %81
	%84 = load i64, i64* %"d%start2.3"
	%85 = icmp slt i64 %83, %84
	%86 = select i1 %85, i64 %83, i64 %84
	%87 = load i64, i64* %"d%block2.4"
	%88 = load i64, i64* %"d%start2.3"
	%89 = add nsw i64 %87, %88
	%90 = sub nsw i64 %89, 2
	%91 = icmp slt i64 %86, %90
	%92 = select i1 %91, i64 %86, i64 %90
	%93 = load i64, i64* %"d%block1.2"
	%94 = load i64, i64* %W1_d.5
	%95 = add nsw i64 %93, %94
	%96 = sub nsw i64 %95, 1
	%97 = icmp slt i64 %92, %96
	%98 = select i1 %97, i64 %92, i64 %96
	%99 = icmp sgt i64 %77, %98
	br i1 %99, label %none.7, label %next.13

next.13:
	%100 = getelementptr i64, i64* %lo, i64 1
	store i64 %77, i64* %100
	%101 = getelementptr i64, i64* %hi, i64 1
	store i64 %98, i64* %101
	ret i32 1
}

define internal i32 @sections.15(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"d%start1.1" = alloca i64
	%"d%block1.2" = alloca i64
	%"d%start2.3" = alloca i64
	%"d%block2.4" = alloca i64
	%W1_d.5 = alloca i64
	%W2_d.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"d%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"d%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"d%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"d%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1_d.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2_d.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.11
		i32 2, label %piece.14
		i32 3, label %piece.17
		i32 4, label %piece.20
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"d%block2.4"
	%13 = load i64, i64* %"d%start2.3"
	%14 = add nsw i64 %12, %13
	%15 = load i64, i64* %W2_d.6
	%16 = icmp sgt i64 %14, %15
	%17 = select i1 %16, i64 %14, i64 %15
	%18 = load i64, i64* %"d%block1.2"
	%19 = load i64, i64* %"d%start1.1"
	%20 = add nsw i64 %18, %19
	%21 = sub nsw i64 %20, 2
	%22 = icmp slt i64 5, %21
	%23 = select i1 %22, i64 5, i64 %21
	%24 = load i64, i64* %"d%block2.4"
	%25 = load i64, i64* %W2_d.6
	%26 = add nsw i64 %24, %25
	%27 = sub nsw i64 %26, 1
	%28 = icmp slt i64 %23, %27
	%29 = select i1 %28, i64 %23, i64 %27
	%30 = icmp sgt i64 %17, %29
	br i1 %30, label %none.7, label %next.9

next.9:
	%31 = getelementptr i64, i64* %lo, i64 0
	store i64 %17, i64* %31
	%32 = getelementptr i64, i64* %hi, i64 0
	store i64 %29, i64* %32
	%33 = load i64, i64* %"d%start1.1"
	%34 = icmp sgt i64 3, %33
	%35 = select i1 %34, i64 3, i64 %33
	%36 = load i64, i64* %"d%start2.3"
	%37 = add nsw i64 %36, 1
	%38 = icmp sgt i64 %35, %37
	%39 = select i1 %38, i64 %35, i64 %37
	%40 = load i64, i64* %W1_d.5
	%41 = icmp sgt i64 %39, %40
	%42 = select i1 %41, i64 %39, i64 %40
	%43 = load i64, i64* %"d%block2.4"
	%44 = load i64, i64* %"d%start2.3"
	%45 = add nsw i64 %43, %44
	%46 = load i64, i64* %"d%block1.2"
	%47 = load i64, i64* %W1_d.5
	%48 = add nsw i64 %46, %47
	%49 = sub nsw i64 %48, 1
	%50 = icmp slt i64 %45, %49
	%51 = select i1 %50, i64 %45, i64 %49
	%52 = icmp sgt i64 %42, %51
	br i1 %52, label %none.7, label %next.10

next.10:
	%53 = getelementptr i64, i64* %lo, i64 1
	store i64 %42, i64* %53
	%54 = getelementptr i64, i64* %hi, i64 1
	store i64 %51, i64* %54
	ret i32 1

piece.11:
	%55 = load i64, i64* %"d%block2.4"
	%56 = load i64, i64* %"d%start2.3"
	%57 = add nsw i64 %55, %56
	%58 = icmp sgt i64 6, %57
	%59 = select i1 %58, i64 6, i64 %57
	%60 = load i64, i64* %W2_d.6
	%61 = icmp sgt i64 %59, %60
	%62 = select i1 %61, i64 %59, i64 %60
	%63 = load i64, i64* %"d%block1.2"
	%64 = load i64, i64* %"d%start1.1"
	%65 = add nsw i64 %63, %64
	%66 = icmp slt i64 7, %65
	%67 = select i1 %66, i64 7, i64 %65
	%68 = load i64, i64* %"d%block2.4"
	%69 = load i64, i64* %W2_d.6
	%70 = add nsw i64 %68, %69
	%71 = sub nsw i64 %70, 1
	%72 = icmp slt i64 %67, %71
	%73 = select i1 %72, i64 %67, i64 %71
	%74 = icmp sgt i64 %62, %73
	br i1 %74, label %none.7, label %next.12

next.12:
	%75 = getelementptr i64, i64* %lo, i64 0
	store i64 %62, i64* %75
	%76 = getelementptr i64, i64* %hi, i64 0
	store i64 %73, i64* %76
	%77 = load i64, i64* %"d%start1.1"
	%78 = load i64, i64* %"d%start2.3"
	%79 = sub nsw i64 %78, 1
	%80 = icmp sgt i64 %77, %79
	%81 = select i1 %80, i64 %77, i64 %79
	%82 = load i64, i64* %W1_d.5
	%83 = icmp sgt i64 %81, %82
	%84 = select i1 %83, i64 %81, i64 %82
	%85 = load i64, i64* %"d%block2.4"
	%86 = load i64, i64* %"d%start2.3"
	%87 = add nsw i64 %85, %86
	%88 = sub nsw i64 %87, 2
	%89 = load i64, i64* %"d%block1.2"
	%90 = load i64, i64* %W1_d.5
	%91 = add nsw i64 %89, %90
	%92 = sub nsw i64 %91, 1
	%93 = icmp slt i64 %88, %92
	%94 = select i1 %93, i64 %88, i64 %92
	%95 = icmp sgt i64 %84, %94
	br i1 %95, label %none.7, label %next.13

next.13:
	%96 = getelementptr i64, i64* %lo, i64 1
	store i64 %84, i64* %96
	%97 = getelementptr i64, i64* %hi, i64 1
	store i64 %94, i64* %97
	ret i32 1

piece.14:
	%98 = load i64, i64* %"d%block1.2"
	%99 = load i64, i64* %"d%start1.1"
	%100 = add nsw i64 %98, %99
	%101 = sub nsw i64 %100, 1
	%102 = load i64, i64* %"d%block2.4"
	%103 = load i64, i64* %"d%start2.3"
	%104 = add nsw i64 %102, %103
	%105 = icmp sgt i64 %101, %104
	%106 = select i1 %105, i64 %101, i64 %104
	%107 = load i64, i64* %W2_d.6
	%108 = icmp sgt i64 %106, %107
	%109 = select i1 %108, i64 %106, i64 %107
	%110 = load i64, i64* %"d%block1.2"
	%111 = load i64, i64* %"d%start1.1"
	%112 = add nsw i64 %110, %111
	%113 = icmp slt i64 5, %112
	%114 = select i1 %113, i64 5, i64 %112
	%115 = load i64, i64* %"d%block2.4"
	%116 = load i64, i64* %W2_d.6
	%117 = add nsw i64 %115, %116
	%118 = sub nsw i64 %117, 1
	%119 = icmp slt i64 %114, %118
	%120 = select i1 %119, i64 %114, i64 %118
	%121 = icmp sgt i64 %109, %120
	br i1 %121, label %none.7, label %next.15

next.15:
	%122 = getelementptr i64, i64* %lo, i64 0
	store i64 %109, i64* %122
	%123 = getelementptr i64, i64* %hi, i64 0
	store i64 %120, i64* %123
	%124 = load i64, i64* %"d%start1.1"
	%125 = load i64, i64* %"d%start2.3"
	%126 = sub nsw i64 %125, 1
	%127 = icmp sgt i64 %124, %126
	%128 = select i1 %127, i64 %124, i64 %126
	%129 = load i64, i64* %W1_d.5
	%130 = icmp sgt i64 %128, %129
	%131 = select i1 %130, i64 %128, i64 %129
	%132 = load i64, i64* %"d%block2.4"
	%133 = load i64, i64* %"d%start2.3"
	%134 = add nsw i64 %132, %133
	%135 = sub nsw i64 %134, 2
	%136 = load i64, i64* %"d%block1.2"
	%137 = load i64, i64* %W1_d.5
	%138 = add nsw i64 %136, %137
	%139 = sub nsw i64 %138, 1
	%140 = icmp slt i64 %135, %139
	%141 = select i1 %140, i64 %135, i64 %139
	%142 = icmp sgt i64 %131, %141
	br i1 %142, label %none.7, label %next.16

next.16:
	%143 = getelementptr i64, i64* %lo, i64 1
	store i64 %131, i64* %143
	%144 = getelementptr i64, i64* %hi, i64 1
	store i64 %141, i64* %144
	ret i32 1

piece.17:
	%145 = load i64, i64* %"d%block2.4"
	%146 = load i64, i64* %"d%start2.3"
	%147 = add nsw i64 %145, %146
	%148 = load i64, i64* %W2_d.6
	%149 = icmp sgt i64 %147, %148
	%150 = select i1 %149, i64 %147, i64 %148
	%151 = load i64, i64* %"d%block1.2"
	%152 = load i64, i64* %"d%start1.1"
	%153 = add nsw i64 %151, %152
	%154 = sub nsw i64 %153, 2
	%155 = icmp slt i64 5, %154
	%156 = select i1 %155, i64 5, i64 %154
	%157 = load i64, i64* %"d%block2.4"
	%158 = load i64, i64* %W2_d.6
	%159 = add nsw i64 %157, %158
	%160 = sub nsw i64 %159, 1
	%161 = icmp slt i64 %156, %160
	%162 = select i1 %161, i64 %156, i64 %160
	%163 = icmp sgt i64 %150, %162
	br i1 %163, label %none.7, label %next.18

next.18:
	%164 = getelementptr i64, i64* %lo, i64 0
	store i64 %150, i64* %164
	%165 = getelementptr i64, i64* %hi, i64 0
	store i64 %162, i64* %165
	%166 = load i64, i64* %"d%start1.1"
	%167 = load i64, i64* %"d%start2.3"
	%168 = sub nsw i64 %167, 1
	%169 = icmp sgt i64 %166, %168
	%170 = select i1 %169, i64 %166, i64 %168
	%171 = load i64, i64* %W1_d.5
	%172 = icmp sgt i64 %170, %171
	%173 = select i1 %172, i64 %170, i64 %171
	%174 = load i64, i64* %"d%block2.4"
	%175 = load i64, i64* %"d%start2.3"
	%176 = add nsw i64 %174, %175
	%177 = sub nsw i64 %176, 2
	%178 = icmp slt i64 2, %177
	%179 = select i1 %178, i64 2, i64 %177
	%180 = load i64, i64* %"d%block1.2"
	%181 = load i64, i64* %W1_d.5
	%182 = add nsw i64 %180, %181
	%183 = sub nsw i64 %182, 1
	%184 = icmp slt i64 %179, %183
	%185 = select i1 %184, i64 %179, i64 %183
	%186 = icmp sgt i64 %173, %185
	br i1 %186, label %none.7, label %next.19

next.19:
	%187 = getelementptr i64, i64* %lo, i64 1
	store i64 %173, i64* %187
	%188 = getelementptr i64, i64* %hi, i64 1
	store i64 %185, i64* %188
	ret i32 1

piece.20:
	%189 = load i64, i64* %"d%block2.4"
	%190 = load i64, i64* %"d%start2.3"
	%191 = add nsw i64 %189, %190
	%192 = sub nsw i64 %191, 5
	%193 = icmp slt i64 %192, 0
	br i1 %193, label %none.7, label %next.21

next.21:
	%194 = load i64, i64* %"d%block2.4"
	%195 = sub nsw i64 0, %194
	%196 = load i64, i64* %"d%start2.3"
	%197 = sub nsw i64 %195, %196
	%198 = add nsw i64 %197, 5
	%199 = icmp slt i64 %198, 0
	br i1 %199, label %none.7, label %next.22

next.22:
	%200 = load i64, i64* %"d%block2.4"
	%201 = sub nsw i64 %200, 1
	%202 = icmp slt i64 %201, 0
	br i1 %202, label %none.7, label %next.23

next.23:
	%203 = load i64, i64* %"d%block2.4"
	%204 = sub nsw i64 0, %203
	%205 = add nsw i64 %204, 2
	%206 = icmp slt i64 %205, 0
	br i1 %206, label %none.7, label %next.24

next.24:
	%207 = load i64, i64* %"d%start1.1"
	%208 = sub nsw i64 0, %207
	%209 = add nsw i64 %208, 3
	%210 = icmp slt i64 %209, 0
	br i1 %210, label %none.7, label %next.25

next.25:
	%211 = load i64, i64* %"d%block1.2"
	%212 = load i64, i64* %"d%start1.1"
	%213 = add nsw i64 %211, %212
	%214 = sub nsw i64 %213, 7
	%215 = icmp slt i64 %214, 0
	br i1 %215, label %none.7, label %next.26

next.26:
	%216 = load i64, i64* %W2_d.6
	%217 = icmp sgt i64 5, %216
	%218 = select i1 %217, i64 5, i64 %216
	%219 = load i64, i64* %"d%block2.4"
	%220 = load i64, i64* %W2_d.6
	%221 = add nsw i64 %219, %220
	%222 = sub nsw i64 %221, 1
	%223 = icmp slt i64 5, %222
	%224 = select i1 %223, i64 5, i64 %222
	%225 = icmp sgt i64 %218, %224
	br i1 %225, label %none.7, label %next.27

next.27:
	%226 = getelementptr i64, i64* %lo, i64 0
	store i64 %218, i64* %226
	%227 = getelementptr i64, i64* %hi, i64 0
	store i64 %224, i64* %227
	%228 = load i64, i64* %W1_d.5
	%229 = icmp sgt i64 3, %228
	%230 = select i1 %229, i64 3, i64 %228
	%231 = load i64, i64* %"d%block1.2"
	%232 = load i64, i64* %W1_d.5
	%233 = add nsw i64 %231, %232
	%234 = sub nsw i64 %233, 1
	%235 = icmp slt i64 3, %234
	%236 = select i1 %235, i64 3, i64 %234
	%237 = icmp sgt i64 %230, %236
	br i1 %237, label %none.7, label %next.28

next.28:
	%238 = getelementptr i64, i64* %lo, i64 1
	store i64 %230, i64* %238
	%239 = getelementptr i64, i64* %hi, i64 1
	store i64 %236, i64* %239
	ret i32 1
}

define internal i32 @sections.16(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"d%start1.1" = alloca i64
	%"d%block1.2" = alloca i64
	%"d%start2.3" = alloca i64
	%"d%block2.4" = alloca i64
	%W1_d.5 = alloca i64
	%W2_d.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"d%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"d%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"d%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"d%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1_d.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2_d.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.11
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"d%start1.1"
	%13 = sub nsw i64 %12, 1
	%14 = load i64, i64* %"d%start2.3"
	%15 = icmp sgt i64 %13, %14
	%16 = select i1 %15, i64 %13, i64 %14
	%17 = load i64, i64* %W2_d.6
	%18 = icmp sgt i64 %16, %17
	%19 = select i1 %18, i64 %16, i64 %17
	%20 = load i64, i64* %"d%block1.2"
	%21 = load i64, i64* %"d%start1.1"
	%22 = add nsw i64 %20, %21
	%23 = sub nsw i64 %22, 2
	%24 = load i64, i64* %"d%block2.4"
	%25 = load i64, i64* %W2_d.6
	%26 = add nsw i64 %24, %25
	%27 = sub nsw i64 %26, 1
	%28 = icmp slt i64 %23, %27
	%29 = select i1 %28, i64 %23, i64 %27
	%30 = icmp sgt i64 %19, %29
	br i1 %30, label %none.7, label %next.9

next.9:
	%31 = getelementptr i64, i64* %lo, i64 0
	store i64 %19, i64* %31
	%32 = getelementptr i64, i64* %hi, i64 0
	store i64 %29, i64* %32
	%33 = load i64, i64* %"d%block1.2"
	%34 = load i64, i64* %"d%start1.1"
	%35 = add nsw i64 %33, %34
	%36 = load i64, i64* %W1_d.5
	%37 = icmp sgt i64 %35, %36
	%38 = select i1 %37, i64 %35, i64 %36
	%39 = load i64, i64* %"d%block2.4"
	%40 = load i64, i64* %"d%start2.3"
	%41 = add nsw i64 %39, %40
	%42 = icmp slt i64 7, %41
	%43 = select i1 %42, i64 7, i64 %41
	%44 = load i64, i64* %"d%block1.2"
	%45 = load i64, i64* %W1_d.5
	%46 = add nsw i64 %44, %45
	%47 = sub nsw i64 %46, 1
	%48 = icmp slt i64 %43, %47
	%49 = select i1 %48, i64 %43, i64 %47
	%50 = icmp sgt i64 %38, %49
	br i1 %50, label %none.7, label %next.10

next.10:
	%51 = getelementptr i64, i64* %lo, i64 1
	store i64 %38, i64* %51
	%52 = getelementptr i64, i64* %hi, i64 1
	store i64 %49, i64* %52
	ret i32 1

piece.11:
	%53 = load i64, i64* %"d%start1.1"
	%54 = add nsw i64 %53, 1
	%55 = icmp sgt i64 3, %54
	%56 = select i1 %55, i64 3, i64 %54
	%57 = load i64, i64* %"d%block1.2"
	%58 = load i64, i64* %"d%start1.1"
	%59 = add nsw i64 %57, %58
	%60 = sub nsw i64 %59, 1
	%61 = icmp sgt i64 %56, %60
	%62 = select i1 %61, i64 %56, i64 %60
	%63 = load i64, i64* %"d%start2.3"
	%64 = icmp sgt i64 %62, %63
	%65 = select i1 %64, i64 %62, i64 %63
	%66 = load i64, i64* %W2_d.6
	%67 = icmp sgt i64 %65, %66
	%68 = select i1 %67, i64 %65, i64 %66
	%69 = load i64, i64* %"d%block1.2"
	%70 = load i64, i64* %"d%start1.1"
	%71 = add nsw i64 %69, %70
	%72 = load i64, i64* %"d%block2.4"
	%73 = load i64, i64* %W2_d.6
	%74 = add nsw i64 %72, %73
	%75 = sub nsw i64 %74, 1
	%76 = icmp slt i64 %71, %75
	%77 = select i1 %76, i64 %71, i64 %75
	%78 = icmp sgt i64 %68, %77
	br i1 %78, label %none.7, label %next.12

next.12:
	%79 = getelementptr i64, i64* %lo, i64 0
	store i64 %68, i64* %79
	%80 = getelementptr i64, i64* %hi, i64 0
	store i64 %77, i64* %80
	%81 = load i64, i64* %"d%block1.2"
	%82 = load i64, i64* %"d%start1.1"
	%83 = add nsw i64 %81, %82
	%84 = load i64, i64* %W1_d.5
	%85 = icmp sgt i64 %83, %84
	%86 = select i1 %85, i64 %83, i64 %84
	%87 = load i64, i64* %"d%block2.4"
	%88 = load i64, i64* %"d%start2.3"
	%89 = add nsw i64 %87, %88
	%90 = sub nsw i64 %89, 2
	%91 = icmp slt i64 5, %90
	%92 = select i1 %91, i64 5, i64 %90
	%93 = load i64, i64* %"d%block1.2"
	%94 = load i64, i64* %W1_d.5
	%95 = add nsw i64 %93, %94
	%96 = sub nsw i64 %95, 1
	%97 = icmp slt i64 %92, %96
	%98 = select i1 %97, i64 %92, i64 %96
	%99 = icmp sgt i64 %86, %98
	br i1 %99, label %none.7, label %next.13

next.13:
	%100 = getelementptr i64, i64* %lo, i64 1
	store i64 %86, i64* %100
	%101 = getelementptr i64, i64* %hi, i64 1
	store i64 %98, i64* %101
	ret i32 1
}

define internal i32 @sections.17(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"d%start1.1" = alloca i64
	%"d%block1.2" = alloca i64
	%"d%start2.3" = alloca i64
	%"d%block2.4" = alloca i64
	%W1_d.5 = alloca i64
	%W2_d.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"d%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"d%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"d%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"d%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1_d.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2_d.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.11
		i32 2, label %piece.14
		i32 3, label %piece.17
		i32 4, label %piece.20
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"d%start1.1"
	%13 = sub nsw i64 %12, 1
	%14 = load i64, i64* %"d%block2.4"
	%15 = load i64, i64* %"d%start2.3"
	%16 = add nsw i64 %14, %15
	%17 = icmp sgt i64 %13, %16
	%18 = select i1 %17, i64 %13, i64 %16
	%19 = load i64, i64* %W2_d.6
	%20 = icmp sgt i64 %18, %19
	%21 = select i1 %20, i64 %18, i64 %19
	%22 = load i64, i64* %"d%block1.2"
	%23 = load i64, i64* %"d%start1.1"
	%24 = add nsw i64 %22, %23
	%25 = sub nsw i64 %24, 2
	%26 = icmp slt i64 5, %25
	%27 = select i1 %26, i64 5, i64 %25
	%28 = load i64, i64* %"d%block2.4"
	%29 = load i64, i64* %W2_d.6
	%30 = add nsw i64 %28, %29
	%31 = sub nsw i64 %30, 1
	%32 = icmp slt i64 %27, %31
	%33 = select i1 %32, i64 %27, i64 %31
	%34 = icmp sgt i64 %21, %33
	br i1 %34, label %none.7, label %next.9

next.9:
	%35 = getelementptr i64, i64* %lo, i64 0
	store i64 %21, i64* %35
	%36 = getelementptr i64, i64* %hi, i64 0
	store i64 %33, i64* %36
	%37 = load i64, i64* %"d%start2.3"
	%38 = add nsw i64 %37, 1
	%39 = icmp sgt i64 3, %38
	%40 = select i1 %39, i64 3, i64 %38
	%41 = load i64, i64* %W1_d.5
	%42 = icmp sgt i64 %40, %41
	%43 = select i1 %42, i64 %40, i64 %41
	%44 = load i64, i64* %"d%start1.1"
	%45 = sub nsw i64 %44, 1
	%46 = load i64, i64* %"d%block2.4"
	%47 = load i64, i64* %"d%start2.3"
	%48 = add nsw i64 %46, %47
	%49 = icmp slt i64 %45, %48
	%50 = select i1 %49, i64 %45, i64 %48
	%51 = load i64, i64* %"d%block1.2"
	%52 = load i64, i64* %W1_d.5
	%53 = add nsw i64 %51, %52
	%54 = sub nsw i64 %53, 1
	%55 = icmp slt i64 %50, %54
	%56 = select i1 %55, i64 %50, i64 %54
	%57 = icmp sgt i64 %43, %56
	br i1 %57, label %none.7, label %next.10

next.10:
	%58 = getelementptr i64, i64* %lo, i64 1
	store i64 %43, i64* %58
	%59 = getelementptr i64, i64* %hi, i64 1
	store i64 %56, i64* %59
	ret i32 1

piece.11:
	%60 = load i64, i64* %"d%start1.1"
	%61 = add nsw i64 %60, 1
	%62 = icmp sgt i64 6, %61
	%63 = select i1 %62, i64 6, i64 %61
	%64 = load i64, i64* %"d%block2.4"
	%65 = load i64, i64* %"d%start2.3"
	%66 = add nsw i64 %64, %65
	%67 = icmp sgt i64 %63, %66
	%68 = select i1 %67, i64 %63, i64 %66
	%69 = load i64, i64* %W2_d.6
	%70 = icmp sgt i64 %68, %69
	%71 = select i1 %70, i64 %68, i64 %69
	%72 = load i64, i64* %"d%block1.2"
	%73 = load i64, i64* %"d%start1.1"
	%74 = add nsw i64 %72, %73
	%75 = icmp slt i64 7, %74
	%76 = select i1 %75, i64 7, i64 %74
	%77 = load i64, i64* %"d%block2.4"
	%78 = load i64, i64* %W2_d.6
	%79 = add nsw i64 %77, %78
	%80 = sub nsw i64 %79, 1
	%81 = icmp slt i64 %76, %80
	%82 = select i1 %81, i64 %76, i64 %80
	%83 = icmp sgt i64 %71, %82
	br i1 %83, label %none.7, label %next.12

next.12:
	%84 = getelementptr i64, i64* %lo, i64 0
	store i64 %71, i64* %84
	%85 = getelementptr i64, i64* %hi, i64 0
	store i64 %82, i64* %85
	%86 = load i64, i64* %"d%start2.3"
	%87 = sub nsw i64 %86, 1
	%88 = icmp sgt i64 1, %87
	%89 = select i1 %88, i64 1, i64 %87
	%90 = load i64, i64* %W1_d.5
	%91 = icmp sgt i64 %89, %90
	%92 = select i1 %91, i64 %89, i64 %90
	%93 = load i64, i64* %"d%start1.1"
	%94 = sub nsw i64 %93, 1
	%95 = load i64, i64* %"d%block2.4"
	%96 = load i64, i64* %"d%start2.3"
	%97 = add nsw i64 %95, %96
	%98 = sub nsw i64 %97, 2
	%99 = icmp slt i64 %94, %98
	%100 = select i1 %99, i64 %94, i64 %98
	%101 = load i64, i64* %"d%block1.2"
	%102 = load i64, i64* %W1_d.5
	%103 = add nsw i64 %101, %102
	%104 = sub nsw i64 %103, 1
	%105 = icmp slt i64 %100, %104
	%106 = select i1 %105, i64 %100, i64 %104
	%107 = icmp sgt i64 %92, %106
	br i1 %107, label %none.7, label %next.13

next.13:
	%108 = getelementptr i64, i64* %lo, i64 1
	store i64 %92, i64* %108
	%109 = getelementptr i64, i64* %hi, i64 1
	store i64 %106, i64* %109
	ret i32 1

piece.14:
	%110 = load i64, i64* %"d%start1.1"
	%111 = add nsw i64 %110, 1
	%112 = load i64, i64* %"d%block1.2"
	%113 = load i64, i64* %"d%start1.1"
	%114 = add nsw i64 %112, %113
	%115 = sub nsw i64 %114, 1
	%116 = icmp sgt i64 %111, %115
	%117 = select i1 %116, i64 %111, i64 %115
	%118 = load i64, i64* %"d%block2.4"
	%119 = load i64, i64* %"d%start2.3"
	%120 = add nsw i64 %118, %119
	%121 = icmp sgt i64 %117, %120
	%122 = select i1 %121, i64 %117, i64 %120
	%123 = load i64, i64* %W2_d.6
	%124 = icmp sgt i64 %122, %123
	%125 = select i1 %124, i64 %122, i64 %123
	%126 = load i64, i64* %"d%block1.2"
	%127 = load i64, i64* %"d%start1.1"
	%128 = add nsw i64 %126, %127
	%129 = icmp slt i64 5, %128
	%130 = select i1 %129, i64 5, i64 %128
	%131 = load i64, i64* %"d%block2.4"
	%132 = load i64, i64* %W2_d.6
	%133 = add nsw i64 %131, %132
	%134 = sub nsw i64 %133, 1
	%135 = icmp slt i64 %130, %134
	%136 = select i1 %135, i64 %130, i64 %134
	%137 = icmp sgt i64 %125, %136
	br i1 %137, label %none.7, label %next.15

next.15:
	%138 = getelementptr i64, i64* %lo, i64 0
	store i64 %125, i64* %138
	%139 = getelementptr i64, i64* %hi, i64 0
	store i64 %136, i64* %139
	%140 = load i64, i64* %"d%start2.3"
	%141 = sub nsw i64 %140, 1
	%142 = icmp sgt i64 1, %141
	%143 = select i1 %142, i64 1, i64 %141
	%144 = load i64, i64* %W1_d.5
	%145 = icmp sgt i64 %143, %144
	%146 = select i1 %145, i64 %143, i64 %144
	%147 = load i64, i64* %"d%start1.1"
	%148 = sub nsw i64 %147, 1
	%149 = load i64, i64* %"d%block2.4"
	%150 = load i64, i64* %"d%start2.3"
	%151 = add nsw i64 %149, %150
	%152 = sub nsw i64 %151, 2
	%153 = icmp slt i64 %148, %152
	%154 = select i1 %153, i64 %148, i64 %152
	%155 = load i64, i64* %"d%block1.2"
	%156 = load i64, i64* %W1_d.5
	%157 = add nsw i64 %155, %156
	%158 = sub nsw i64 %157, 1
	%159 = icmp slt i64 %154, %158
	%160 = select i1 %159, i64 %154, i64 %158
	%161 = icmp sgt i64 %146, %160
	br i1 %161, label %none.7, label %next.16

next.16:
	%162 = getelementptr i64, i64* %lo, i64 1
	store i64 %146, i64* %162
	%163 = getelementptr i64, i64* %hi, i64 1
	store i64 %160, i64* %163
	ret i32 1

piece.17:
	%164 = load i64, i64* %"d%start1.1"
	%165 = add nsw i64 %164, 1
	%166 = load i64, i64* %"d%block2.4"
	%167 = load i64, i64* %"d%start2.3"
	%168 = add nsw i64 %166, %167
	%169 = icmp sgt i64 %165, %168
	%170 = select i1 %169, i64 %165, i64 %168
	%171 = load i64, i64* %W2_d.6
	%172 = icmp sgt i64 %170, %171
	%173 = select i1 %172, i64 %170, i64 %171
	%174 = load i64, i64* %"d%block1.2"
	%175 = load i64, i64* %"d%start1.1"
	%176 = add nsw i64 %174, %175
	%177 = sub nsw i64 %176, 2
	%178 = icmp slt i64 5, %177
	%179 = select i1 %178, i64 5, i64 %177
	%180 = load i64, i64* %"d%block2.4"
	%181 = load i64, i64* %W2_d.6
	%182 = add nsw i64 %180, %181
	%183 = sub nsw i64 %182, 1
	%184 = icmp slt i64 %179, %183
	%185 = select i1 %184, i64 %179, i64 %183
	%186 = icmp sgt i64 %173, %185
	br i1 %186, label %none.7, label %next.18

next.18:
	%187 = getelementptr i64, i64* %lo, i64 0
	store i64 %173, i64* %187
	%188 = getelementptr i64, i64* %hi, i64 0
	store i64 %185, i64* %188
	%189 = load i64, i64* %"d%start2.3"
	%190 = sub nsw i64 %189, 1
	%191 = icmp sgt i64 1, %190
	%192 = select i1 %191, i64 1, i64 %190
	%193 = load i64, i64* %W1_d.5
	%194 = icmp sgt i64 %192, %193
	%195 = select i1 %194, i64 %192, i64 %193
	%196 = load i64, i64* %"d%start1.1"
	%197 = sub nsw i64 %196, 1
	%198 = icmp slt i64 2, %197
	%199 = select i1 %198, i64 2, i64 %197
	%200 = load i64, i64* %"d%block2.4"
	%201 = load i64, i64* %"d%start2.3"
	%202 = add nsw i64 %200, %201
	%203 = sub nsw i64 %202, 2
	%204 = icmp slt i64 %199, %203
	%205 = select i1 %204, i64 %199, i64 %203
	%206 = load i64, i64* %"d%block1.2"
	%207 = load i64, i64* %W1_d.5
	%208 = add nsw i64 %206, %207
	%209 = sub nsw i64 %208, 1
	%210 = icmp slt i64 %205, %209
	%211 = select i1 %210, i64 %205, i64 %209
	%212 = icmp sgt i64 %195, %211
	br i1 %212, label %none.7, label %next.19

next.19:
	%213 = getelementptr i64, i64* %lo, i64 1
	store i64 %195, i64* %213
	%214 = getelementptr i64, i64* %hi, i64 1
	store i64 %211, i64* %214
	ret i32 1

piece.20:
	%215 = load i64, i64* %"d%start1.1"
	%216 = sub nsw i64 %215, 4
	%217 = icmp slt i64 %216, 0
	br i1 %217, label %none.7, label %next.21

next.21:
	%218 = load i64, i64* %"d%start1.1"
	%219 = sub nsw i64 0, %218
	%220 = add nsw i64 %219, 4
	%221 = icmp slt i64 %220, 0
	br i1 %221, label %none.7, label %next.22

next.22:
	%222 = load i64, i64* %"d%block2.4"
	%223 = load i64, i64* %"d%start2.3"
	%224 = add nsw i64 %222, %223
	%225 = sub nsw i64 %224, 5
	%226 = icmp slt i64 %225, 0
	br i1 %226, label %none.7, label %next.23

next.23:
	%227 = load i64, i64* %"d%block2.4"
	%228 = sub nsw i64 0, %227
	%229 = load i64, i64* %"d%start2.3"
	%230 = sub nsw i64 %228, %229
	%231 = add nsw i64 %230, 5
	%232 = icmp slt i64 %231, 0
	br i1 %232, label %none.7, label %next.24

next.24:
	%233 = load i64, i64* %"d%block1.2"
	%234 = sub nsw i64 %233, 3
	%235 = icmp slt i64 %234, 0
	br i1 %235, label %none.7, label %next.25

next.25:
	%236 = load i64, i64* %"d%block2.4"
	%237 = sub nsw i64 %236, 1
	%238 = icmp slt i64 %237, 0
	br i1 %238, label %none.7, label %next.26

next.26:
	%239 = load i64, i64* %"d%block2.4"
	%240 = sub nsw i64 0, %239
	%241 = add nsw i64 %240, 2
	%242 = icmp slt i64 %241, 0
	br i1 %242, label %none.7, label %next.27

next.27:
	%243 = load i64, i64* %W2_d.6
	%244 = icmp sgt i64 5, %243
	%245 = select i1 %244, i64 5, i64 %243
	%246 = load i64, i64* %"d%block2.4"
	%247 = load i64, i64* %W2_d.6
	%248 = add nsw i64 %246, %247
	%249 = sub nsw i64 %248, 1
	%250 = icmp slt i64 5, %249
	%251 = select i1 %250, i64 5, i64 %249
	%252 = icmp sgt i64 %245, %251
	br i1 %252, label %none.7, label %next.28

next.28:
	%253 = getelementptr i64, i64* %lo, i64 0
	store i64 %245, i64* %253
	%254 = getelementptr i64, i64* %hi, i64 0
	store i64 %251, i64* %254
	%255 = load i64, i64* %W1_d.5
	%256 = icmp sgt i64 3, %255
	%257 = select i1 %256, i64 3, i64 %255
	%258 = load i64, i64* %"d%block1.2"
	%259 = load i64, i64* %W1_d.5
	%260 = add nsw i64 %258, %259
	%261 = sub nsw i64 %260, 1
	%262 = icmp slt i64 3, %261
	%263 = select i1 %262, i64 3, i64 %261
	%264 = icmp sgt i64 %257, %263
	br i1 %264, label %none.7, label %next.29

next.29:
	%265 = getelementptr i64, i64* %lo, i64 1
	store i64 %257, i64* %265
	%266 = getelementptr i64, i64* %hi, i64 1
	store i64 %263, i64* %266
	ret i32 1
}

define internal i32 @sections.18(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"d%start1.1" = alloca i64
	%"d%block1.2" = alloca i64
	%"d%start2.3" = alloca i64
	%"d%block2.4" = alloca i64
	%W1_d.5 = alloca i64
	%W2_d.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"d%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"d%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"d%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"d%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1_d.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2_d.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.11
		i32 2, label %piece.14
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"d%start1.1"
	%13 = sub nsw i64 %12, 1
	%14 = icmp sgt i64 1, %13
	%15 = select i1 %14, i64 1, i64 %13
	%16 = load i64, i64* %W2_d.6
	%17 = icmp sgt i64 %15, %16
	%18 = select i1 %17, i64 %15, i64 %16
	%19 = load i64, i64* %"d%block1.2"
	%20 = load i64, i64* %"d%start1.1"
	%21 = add nsw i64 %19, %20
	%22 = sub nsw i64 %21, 2
	%23 = load i64, i64* %"d%start2.3"
	%24 = sub nsw i64 %23, 1
	%25 = icmp slt i64 %22, %24
	%26 = select i1 %25, i64 %22, i64 %24
	%27 = load i64, i64* %"d%block2.4"
	%28 = load i64, i64* %W2_d.6
	%29 = add nsw i64 %27, %28
	%30 = sub nsw i64 %29, 1
	%31 = icmp slt i64 %26, %30
	%32 = select i1 %31, i64 %26, i64 %30
	%33 = icmp sgt i64 %18, %32
	br i1 %33, label %none.7, label %next.9

next.9:
	%34 = getelementptr i64, i64* %lo, i64 0
	store i64 %18, i64* %34
	%35 = getelementptr i64, i64* %hi, i64 0
	store i64 %32, i64* %35
	%36 = load i64, i64* %"d%block1.2"
	%37 = load i64, i64* %"d%start1.1"
	%38 = add nsw i64 %36, %37
	%39 = load i64, i64* %"d%start2.3"
	%40 = add nsw i64 %39, 1
	%41 = icmp sgt i64 %38, %40
	%42 = select i1 %41, i64 %38, i64 %40
	%43 = load i64, i64* %W1_d.5
	%44 = icmp sgt i64 %42, %43
	%45 = select i1 %44, i64 %42, i64 %43
	%46 = load i64, i64* %"d%block2.4"
	%47 = load i64, i64* %"d%start2.3"
	%48 = add nsw i64 %46, %47
	%49 = icmp slt i64 7, %48
	%50 = select i1 %49, i64 7, i64 %48
	%51 = load i64, i64* %"d%block1.2"
	%52 = load i64, i64* %W1_d.5
	%53 = add nsw i64 %51, %52
	%54 = sub nsw i64 %53, 1
	%55 = icmp slt i64 %50, %54
	%56 = select i1 %55, i64 %50, i64 %54
	%57 = icmp sgt i64 %45, %56
	br i1 %57, label %none.7, label %next.10

next.10:
	%58 = getelementptr i64, i64* %lo, i64 1
	store i64 %45, i64* %58
	%59 = getelementptr i64, i64* %hi, i64 1
	store i64 %56, i64* %59
	ret i32 1

piece.11:
	%60 = load i64, i64* %"d%start1.1"
	%61 = add nsw i64 %60, 1
	%62 = icmp sgt i64 3, %61
	%63 = select i1 %62, i64 3, i64 %61
	%64 = load i64, i64* %"d%block1.2"
	%65 = load i64, i64* %"d%start1.1"
	%66 = add nsw i64 %64, %65
	%67 = sub nsw i64 %66, 1
	%68 = icmp sgt i64 %63, %67
	%69 = select i1 %68, i64 %63, i64 %67
	%70 = load i64, i64* %W2_d.6
	%71 = icmp sgt i64 %69, %70
	%72 = select i1 %71, i64 %69, i64 %70
	%73 = load i64, i64* %"d%block1.2"
	%74 = load i64, i64* %"d%start1.1"
	%75 = add nsw i64 %73, %74
	%76 = load i64, i64* %"d%start2.3"
	%77 = sub nsw i64 %76, 1
	%78 = icmp slt i64 %75, %77
	%79 = select i1 %78, i64 %75, i64 %77
	%80 = load i64, i64* %"d%block2.4"
	%81 = load i64, i64* %W2_d.6
	%82 = add nsw i64 %80, %81
	%83 = sub nsw i64 %82, 1
	%84 = icmp slt i64 %79, %83
	%85 = select i1 %84, i64 %79, i64 %83
	%86 = icmp sgt i64 %72, %85
	br i1 %86, label %none.7, label %next.12

next.12:
	%87 = getelementptr i64, i64* %lo, i64 0
	store i64 %72, i64* %87
	%88 = getelementptr i64, i64* %hi, i64 0
	store i64 %85, i64* %88
	%89 = load i64, i64* %"d%block1.2"
	%90 = load i64, i64* %"d%start1.1"
	%91 = add nsw i64 %89, %90
	%92 = load i64, i64* %"d%start2.3"
	%93 = sub nsw i64 %92, 1
	%94 = icmp sgt i64 %91, %93
	%95 = select i1 %94, i64 %91, i64 %93
	%96 = load i64, i64* %W1_d.5
	%97 = icmp sgt i64 %95, %96
	%98 = select i1 %97, i64 %95, i64 %96
	%99 = load i64, i64* %"d%block2.4"
	%100 = load i64, i64* %"d%start2.3"
	%101 = add nsw i64 %99, %100
	%102 = sub nsw i64 %101, 2
	%103 = icmp slt i64 5, %102
	%104 = select i1 %103, i64 5, i64 %102
	%105 = load i64, i64* %"d%block1.2"
	%106 = load i64, i64* %W1_d.5
	%107 = add nsw i64 %105, %106
	%108 = sub nsw i64 %107, 1
	%109 = icmp slt i64 %104, %108
	%110 = select i1 %109, i64 %104, i64 %108
	%111 = icmp sgt i64 %98, %110
	br i1 %111, label %none.7, label %next.13

next.13:
	%112 = getelementptr i64, i64* %lo, i64 1
	store i64 %98, i64* %112
	%113 = getelementptr i64, i64* %hi, i64 1
	store i64 %110, i64* %113
	ret i32 1

piece.14:
	%114 = load i64, i64* %"d%block1.2"
	%115 = load i64, i64* %"d%start1.1"
	%116 = add nsw i64 %114, %115
	%117 = sub nsw i64 %116, 5
	%118 = icmp slt i64 %117, 0
	br i1 %118, label %none.7, label %next.15

next.15:
	%119 = load i64, i64* %"d%block1.2"
	%120 = sub nsw i64 0, %119
	%121 = load i64, i64* %"d%start1.1"
	%122 = sub nsw i64 %120, %121
	%123 = add nsw i64 %122, 5
	%124 = icmp slt i64 %123, 0
	br i1 %124, label %none.7, label %next.16

next.16:
	%125 = load i64, i64* %"d%block1.2"
	%126 = sub nsw i64 %125, 3
	%127 = icmp slt i64 %126, 0
	br i1 %127, label %none.7, label %next.17

next.17:
	%128 = load i64, i64* %"d%start2.3"
	%129 = sub nsw i64 %128, 5
	%130 = icmp slt i64 %129, 0
	br i1 %130, label %none.7, label %next.18

next.18:
	%131 = load i64, i64* %"d%start2.3"
	%132 = sub nsw i64 0, %131
	%133 = add nsw i64 %132, 6
	%134 = icmp slt i64 %133, 0
	br i1 %134, label %none.7, label %next.19

next.19:
	%135 = load i64, i64* %"d%block2.4"
	%136 = load i64, i64* %"d%start2.3"
	%137 = add nsw i64 %135, %136
	%138 = sub nsw i64 %137, 7
	%139 = icmp slt i64 %138, 0
	br i1 %139, label %none.7, label %next.20

next.20:
	%140 = load i64, i64* %W2_d.6
	%141 = icmp sgt i64 3, %140
	%142 = select i1 %141, i64 3, i64 %140
	%143 = load i64, i64* %"d%block2.4"
	%144 = load i64, i64* %W2_d.6
	%145 = add nsw i64 %143, %144
	%146 = sub nsw i64 %145, 1
	%147 = icmp slt i64 3, %146
	%148 = select i1 %147, i64 3, i64 %146
	%149 = icmp sgt i64 %142, %148
	br i1 %149, label %none.7, label %next.21

next.21:
	%150 = getelementptr i64, i64* %lo, i64 0
	store i64 %142, i64* %150
	%151 = getelementptr i64, i64* %hi, i64 0
	store i64 %148, i64* %151
	%152 = load i64, i64* %W1_d.5
	%153 = icmp sgt i64 5, %152
	%154 = select i1 %153, i64 5, i64 %152
	%155 = load i64, i64* %"d%block1.2"
	%156 = load i64, i64* %W1_d.5
	%157 = add nsw i64 %155, %156
	%158 = sub nsw i64 %157, 1
	%159 = icmp slt i64 5, %158
	%160 = select i1 %159, i64 5, i64 %158
	%161 = icmp sgt i64 %154, %160
	br i1 %161, label %none.7, label %next.22

next.22:
	%162 = getelementptr i64, i64* %lo, i64 1
	store i64 %154, i64* %162
	%163 = getelementptr i64, i64* %hi, i64 1
	store i64 %160, i64* %163
	ret i32 1
}

declare void @hpf_io_text(i8* %0, i8* %1, i64 %2) nounwind

declare void @hpf_main_end() nounwind

!0 = distinct !{!0, !"arrays"}
!1 = distinct !{!1, !0, !"a"}
!2 = distinct !{!2, !0, !"b"}
!3 = distinct !{!3, !0, !"c"}
!4 = distinct !{!4, !0, !"d"}
!5 = distinct !{!5, !0, !"e"}
!6 = !{!1}
!7 = !{!2, !3, !4, !5}
!8 = !{!2}
!9 = !{!1, !3, !4, !5}
!10 = !{!3}
!11 = !{!1, !2, !4, !5}
!12 = !{!4}
!13 = !{!1, !2, !3, !5}
!14 = !{!5}
!15 = !{!1, !2, !3, !4}
!16 = distinct !{}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.parallel_accesses", !16}
!19 = distinct !{!19, !17, !18}
!20 = distinct !{}
!21 = !{!"llvm.loop.mustprogress"}
!22 = !{!"llvm.loop.parallel_accesses", !20}
!23 = distinct !{!23, !21, !22}
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
!34 = distinct !{}
!35 = !{!"llvm.loop.mustprogress"}
!36 = !{!"llvm.loop.parallel_accesses", !34}
!37 = distinct !{!37, !35, !36}
!38 = !{!"llvm.loop.mustprogress"}
!39 = distinct !{!39, !38}
!40 = distinct !{}
!41 = distinct !{}
!42 = !{!40, !41}
!43 = !{!40, !41}
!44 = !{!"llvm.loop.mustprogress"}
!45 = !{!"llvm.loop.parallel_accesses", !41}
!46 = distinct !{!46, !44, !45}
!47 = !{!"llvm.loop.mustprogress"}
!48 = !{!"llvm.loop.parallel_accesses", !40}
!49 = distinct !{!49, !47, !48}
!50 = distinct !{}
!51 = !{!"llvm.loop.mustprogress"}
!52 = !{!"llvm.loop.parallel_accesses", !50}
!53 = distinct !{!53, !51, !52}
!54 = !{!"llvm.loop.mustprogress"}
!55 = distinct !{!55, !54}
!56 = distinct !{}
!57 = distinct !{}
!58 = !{!56, !57}
!59 = !{!56, !57}
!60 = !{!56, !57}
!61 = !{!56, !57}
!62 = !{!"llvm.loop.mustprogress"}
!63 = !{!"llvm.loop.parallel_accesses", !57}
!64 = distinct !{!64, !62, !63}
!65 = !{!"llvm.loop.mustprogress"}
!66 = !{!"llvm.loop.parallel_accesses", !56}
!67 = distinct !{!67, !65, !66}
