source_filename = "../../testdata/hpf/transposes_in_place.hpf"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%hpf_pos = type { i8*, i32, i32, i8* }
%hpf_layout = type { i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i8*], [7 x i8*], i64 }
%hpf_array = type { i8*, i8*, i64, i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, i8*, i64 }
%hpf_exchange = type { i8*, i32, i32, i8*, i8*, i64, i8*, i8*, i64, i64, i64, i8*, i8*, i8* }
%hpf_indirect = type { i8*, i32, i32, i8*, i8*, i8* }

@t.data = internal global [12 x i32] zeroinitializer, align 64
@"e%lb1" = internal global i64 zeroinitializer
@"e%ub1" = internal global i64 zeroinitializer
@"e%lb2" = internal global i64 zeroinitializer
@"e%ub2" = internal global i64 zeroinitializer
@"v%3.data" = internal global [49 x i32] zeroinitializer, align 64
@"v%4.data" = internal global [2 x i32] [i32 7, i32 3], align 64
@"t%6.data" = internal global [2 x i32] zeroinitializer, align 64
@"c%1.data" = internal global [6 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6], align 64
@"c%2.data" = internal global [2 x i32] [i32 2, i32 3], align 64
@"v%5.data" = internal global [6 x i32] zeroinitializer, align 64
@"v%6.data" = internal global [6 x i32] zeroinitializer, align 64
@"t%9.data" = internal global [6 x i32] zeroinitializer, align 64
@"t%8%1.data" = internal global [35 x i32] zeroinitializer, align 64
@.text.0 = private unnamed_addr constant [2 x i8] c"a\00"
@layout.a = internal global %hpf_layout { i64 1, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 5, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.0, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.text.1 = private unnamed_addr constant [43 x i8] c"../../testdata/hpf/transposes_in_place.hpf\00"
@.text.2 = private unnamed_addr constant [68 x i8] c"  integer :: a(n,m), b(m,n), c(n,n), d(0:n-1,3:n+2), i, j, t(2,3,2)\00"
@.pos.0 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 5, i32 14, i8* getelementptr inbounds ([68 x i8], [68 x i8]* @.text.2, i64 0, i64 0) }
@.text.3 = private unnamed_addr constant [2 x i8] c"b\00"
@layout.b = internal global %hpf_layout { i64 1, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 5, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.3, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.pos.1 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 5, i32 22, i8* getelementptr inbounds ([68 x i8], [68 x i8]* @.text.2, i64 0, i64 0) }
@.text.4 = private unnamed_addr constant [2 x i8] c"d\00"
@layout.d = internal global %hpf_layout { i64 2, [7 x i64] [i64 0, i64 3, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 4, i64 7, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.4, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.pos.2 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 5, i32 38, i8* getelementptr inbounds ([68 x i8], [68 x i8]* @.text.2, i64 0, i64 0) }
@array.a = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.a to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.0, i64 0, i64 0), i64 2, i64 4, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 5, i64 7, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@array.b = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.b to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.3, i64 0, i64 0), i64 2, i64 4, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 7, i64 5, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.5 = private unnamed_addr constant [2 x i8] c"c\00"
@array.c = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.b to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.5, i64 0, i64 0), i64 2, i64 4, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 5, i64 5, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.3 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 5, i32 30, i8* getelementptr inbounds ([68 x i8], [68 x i8]* @.text.2, i64 0, i64 0) }
@array.d = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.d to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.4, i64 0, i64 0), i64 2, i64 4, [7 x i64] [i64 0, i64 3, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 4, i64 7, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.6 = private unnamed_addr constant [4 x i8] c"t%1\00"
@"array.t%1" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.b to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.6, i64 0, i64 0), i64 2, i64 4, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 7, i64 5, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.7 = private unnamed_addr constant [51 x i8] c"  b(2:6:2,:) = transpose(a(:,7:2:-2)) + b(1:5:2,:)\00"
@.pos.4 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 17, i32 3, i8* getelementptr inbounds ([51 x i8], [51 x i8]* @.text.7, i64 0, i64 0) }
@.text.8 = private unnamed_addr constant [4 x i8] c"t%2\00"
@"array.t%2" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.b to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.8, i64 0, i64 0), i64 2, i64 4, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 5, i64 5, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.9 = private unnamed_addr constant [19 x i8] c"  c = transpose(c)\00"
@.pos.5 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 25, i32 3, i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.text.9, i64 0, i64 0) }
@.text.10 = private unnamed_addr constant [4 x i8] c"t%3\00"
@"array.t%3" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.d to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.10, i64 0, i64 0), i64 2, i64 4, [7 x i64] [i64 0, i64 3, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 4, i64 7, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.11 = private unnamed_addr constant [36 x i8] c"  d = transpose(c) - 2*transpose(d)\00"
@.pos.6 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 27, i32 3, i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.11, i64 0, i64 0) }
@.text.12 = private unnamed_addr constant [4 x i8] c"m%1\00"
@"array.m%1" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.b to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.12, i64 0, i64 0), i64 2, i64 4, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 5, i64 5, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.13 = private unnamed_addr constant [45 x i8] c"  where (transpose(d) > c) c = -transpose(c)\00"
@.pos.7 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 29, i32 10, i8* getelementptr inbounds ([45 x i8], [45 x i8]* @.text.13, i64 0, i64 0) }
@.text.14 = private unnamed_addr constant [4 x i8] c"t%4\00"
@"array.t%4" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.b to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.14, i64 0, i64 0), i64 2, i64 4, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 5, i64 5, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.8 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 29, i32 28, i8* getelementptr inbounds ([45 x i8], [45 x i8]* @.text.13, i64 0, i64 0) }
@.text.15 = private unnamed_addr constant [4 x i8] c"v%1\00"
@"array.v%1" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.a to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.15, i64 0, i64 0), i64 1, i64 4, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 5, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.16 = private unnamed_addr constant [84 x i8] c"  print *, sum(transpose(a)), sum(transpose(a), 1), maxval(matmul(transpose(a), a))\00"
@.pos.9 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 33, i32 31, i8* getelementptr inbounds ([84 x i8], [84 x i8]* @.text.16, i64 0, i64 0) }
@.text.17 = private unnamed_addr constant [4 x i8] c"t%5\00"
@"array.t%5" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.a to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.17, i64 0, i64 0), i64 1, i64 4, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 5, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.18 = private unnamed_addr constant [4 x i8] c"v%2\00"
@"array.v%2" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.a to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.18, i64 0, i64 0), i64 2, i64 4, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 7, i64 5, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.10 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 33, i32 67, i8* getelementptr inbounds ([84 x i8], [84 x i8]* @.text.16, i64 0, i64 0) }
@.text.19 = private unnamed_addr constant [4 x i8] c"t%7\00"
@"array.t%7" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.a to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.19, i64 0, i64 0), i64 2, i64 4, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 5, i64 7, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.20 = private unnamed_addr constant [33 x i8] c"  a(:,1:5) = transpose(a(:,3:7))\00"
@.pos.11 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 36, i32 3, i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.20, i64 0, i64 0) }
@.text.21 = private unnamed_addr constant [4 x i8] c"t%8\00"
@"array.t%8" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.b to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.21, i64 0, i64 0), i64 2, i64 4, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 5, i64 7, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.22 = private unnamed_addr constant [26 x i8] c"  call show(transpose(b))\00"
@.pos.12 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 38, i32 13, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.text.22, i64 0, i64 0) }
@.text.23 = private unnamed_addr constant [19 x i8] c"  b = transpose(a)\00"
@.text.24 = private unnamed_addr constant [90 x i8] c"a(i%2,i%1), a(i%4,(i%3-2)/2*(-2)+7), a(i%13+(i%11-1),i%12+i%11) from below in dimension 1\00"
@0 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.a, %hpf_layout* @layout.b]
@exchange.1 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 15, i32 17, i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.text.23, i64 0, i64 0), i8* getelementptr inbounds ([90 x i8], [90 x i8]* @.text.24, i64 0, i64 0), i64 1, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.1 to i8*), i64 3, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @0 to i8*), i8* null, i8* zeroinitializer }
@.text.25 = private unnamed_addr constant [90 x i8] c"a(i%2,i%1), a(i%4,(i%3-2)/2*(-2)+7), a(i%13+(i%11-1),i%12+i%11) from above in dimension 1\00"
@1 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.a, %hpf_layout* @layout.b]
@exchange.2 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 15, i32 17, i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.text.23, i64 0, i64 0), i8* getelementptr inbounds ([90 x i8], [90 x i8]* @.text.25, i64 0, i64 0), i64 2, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.2 to i8*), i64 4, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @1 to i8*), i8* null, i8* zeroinitializer }
@2 = private unnamed_addr constant [2 x %hpf_exchange*] [%hpf_exchange* @exchange.1, %hpf_exchange* @exchange.2]
@.text.26 = private unnamed_addr constant [13 x i8] c"  print *, b\00"
@.pos.13 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 16, i32 3, i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.text.26, i64 0, i64 0) }
@.text.27 = private unnamed_addr constant [5 x i8] c"unit\00"
@.pos.14 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 18, i32 3, i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.text.26, i64 0, i64 0) }
@.text.28 = private unnamed_addr constant [37 x i8] c"c(i%6,i%5) from below in dimension 2\00"
@3 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.b]
@exchange.3 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 25, i32 17, i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.text.9, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.28, i64 0, i64 0), i64 3, i8* bitcast (%hpf_array* @array.c to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.3 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @3 to i8*), i8* null, i8* zeroinitializer }
@.text.29 = private unnamed_addr constant [37 x i8] c"c(i%6,i%5) from above in dimension 2\00"
@4 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.b]
@exchange.4 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 25, i32 17, i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.text.9, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.29, i64 0, i64 0), i64 4, i8* bitcast (%hpf_array* @array.c to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.4 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @4 to i8*), i8* null, i8* zeroinitializer }
@.text.30 = private unnamed_addr constant [41 x i8] c"d(i%8-3,i%7+3) from below in dimension 1\00"
@5 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.5 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 27, i32 34, i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.11, i64 0, i64 0), i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.text.30, i64 0, i64 0), i64 5, i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.5 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @5 to i8*), i8* null, i8* zeroinitializer }
@.text.31 = private unnamed_addr constant [41 x i8] c"d(i%8-3,i%7+3) from below in dimension 2\00"
@6 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.6 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 27, i32 34, i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.11, i64 0, i64 0), i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.text.31, i64 0, i64 0), i64 6, i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.6 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @6 to i8*), i8* null, i8* zeroinitializer }
@.text.32 = private unnamed_addr constant [41 x i8] c"d(i%8-3,i%7+3) from above in dimension 2\00"
@7 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.7 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 27, i32 34, i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.11, i64 0, i64 0), i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.text.32, i64 0, i64 0), i64 7, i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.7 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @7 to i8*), i8* null, i8* zeroinitializer }
@.text.33 = private unnamed_addr constant [41 x i8] c"d(i%8-3,i%7+3) from above in dimension 1\00"
@8 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.8 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 27, i32 34, i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.11, i64 0, i64 0), i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.text.33, i64 0, i64 0), i64 8, i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.8 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @8 to i8*), i8* null, i8* zeroinitializer }
@.text.34 = private unnamed_addr constant [66 x i8] c"d(i%8-3,i%7+3) from below in dimension 1 and above in dimension 2\00"
@9 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.9 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 27, i32 34, i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.11, i64 0, i64 0), i8* getelementptr inbounds ([66 x i8], [66 x i8]* @.text.34, i64 0, i64 0), i64 9, i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.9 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @9 to i8*), i8* null, i8* zeroinitializer }
@.text.35 = private unnamed_addr constant [66 x i8] c"d(i%8-3,i%7+3) from above in dimension 1 and below in dimension 2\00"
@10 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.10 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 27, i32 34, i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.11, i64 0, i64 0), i8* getelementptr inbounds ([66 x i8], [66 x i8]* @.text.35, i64 0, i64 0), i64 10, i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.10 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @10 to i8*), i8* null, i8* zeroinitializer }
@11 = private unnamed_addr constant [8 x %hpf_exchange*] [%hpf_exchange* @exchange.3, %hpf_exchange* @exchange.4, %hpf_exchange* @exchange.5, %hpf_exchange* @exchange.6, %hpf_exchange* @exchange.7, %hpf_exchange* @exchange.8, %hpf_exchange* @exchange.9, %hpf_exchange* @exchange.10]
@.text.36 = private unnamed_addr constant [13 x i8] c"  print *, c\00"
@.pos.15 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 26, i32 3, i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.text.36, i64 0, i64 0) }
@.text.37 = private unnamed_addr constant [58 x i8] c"c(i%8-2,i%7+1), c(i%10+1,i%9-2) from below in dimension 2\00"
@12 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.b, %hpf_layout* @layout.d]
@exchange.11 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 27, i32 17, i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.11, i64 0, i64 0), i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.text.37, i64 0, i64 0), i64 11, i8* bitcast (%hpf_array* @array.c to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.11 to i8*), i64 5, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @12 to i8*), i8* null, i8* zeroinitializer }
@.text.38 = private unnamed_addr constant [58 x i8] c"c(i%8-2,i%7+1), c(i%10+1,i%9-2) from above in dimension 2\00"
@13 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.b, %hpf_layout* @layout.d]
@exchange.12 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 27, i32 17, i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.11, i64 0, i64 0), i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.text.38, i64 0, i64 0), i64 12, i8* bitcast (%hpf_array* @array.c to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.12 to i8*), i64 5, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @13 to i8*), i8* null, i8* zeroinitializer }
@14 = private unnamed_addr constant [2 x %hpf_exchange*] [%hpf_exchange* @exchange.11, %hpf_exchange* @exchange.12]
@.text.39 = private unnamed_addr constant [13 x i8] c"  print *, d\00"
@.pos.16 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 28, i32 3, i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.text.39, i64 0, i64 0) }
@.text.40 = private unnamed_addr constant [38 x i8] c"d(i%10,i%9) from below in dimension 1\00"
@15 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.d, %hpf_layout* @layout.b]
@exchange.13 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 29, i32 20, i8* getelementptr inbounds ([45 x i8], [45 x i8]* @.text.13, i64 0, i64 0), i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.text.40, i64 0, i64 0), i64 13, i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.13 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @15 to i8*), i8* null, i8* zeroinitializer }
@.text.41 = private unnamed_addr constant [38 x i8] c"d(i%10,i%9) from below in dimension 2\00"
@16 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.d, %hpf_layout* @layout.b]
@exchange.14 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 29, i32 20, i8* getelementptr inbounds ([45 x i8], [45 x i8]* @.text.13, i64 0, i64 0), i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.text.41, i64 0, i64 0), i64 14, i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.14 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @16 to i8*), i8* null, i8* zeroinitializer }
@.text.42 = private unnamed_addr constant [38 x i8] c"d(i%10,i%9) from above in dimension 2\00"
@17 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.d, %hpf_layout* @layout.b]
@exchange.15 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 29, i32 20, i8* getelementptr inbounds ([45 x i8], [45 x i8]* @.text.13, i64 0, i64 0), i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.text.42, i64 0, i64 0), i64 15, i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.15 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @17 to i8*), i8* null, i8* zeroinitializer }
@.text.43 = private unnamed_addr constant [38 x i8] c"d(i%10,i%9) from above in dimension 1\00"
@18 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.d, %hpf_layout* @layout.b]
@exchange.16 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 29, i32 20, i8* getelementptr inbounds ([45 x i8], [45 x i8]* @.text.13, i64 0, i64 0), i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.text.43, i64 0, i64 0), i64 16, i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.16 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @18 to i8*), i8* null, i8* zeroinitializer }
@.text.44 = private unnamed_addr constant [63 x i8] c"d(i%10,i%9) from below in dimension 1 and below in dimension 2\00"
@19 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.d, %hpf_layout* @layout.b]
@exchange.17 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 29, i32 20, i8* getelementptr inbounds ([45 x i8], [45 x i8]* @.text.13, i64 0, i64 0), i8* getelementptr inbounds ([63 x i8], [63 x i8]* @.text.44, i64 0, i64 0), i64 17, i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.17 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @19 to i8*), i8* null, i8* zeroinitializer }
@.text.45 = private unnamed_addr constant [63 x i8] c"d(i%10,i%9) from below in dimension 1 and above in dimension 2\00"
@20 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.d, %hpf_layout* @layout.b]
@exchange.18 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 29, i32 20, i8* getelementptr inbounds ([45 x i8], [45 x i8]* @.text.13, i64 0, i64 0), i8* getelementptr inbounds ([63 x i8], [63 x i8]* @.text.45, i64 0, i64 0), i64 18, i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.18 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @20 to i8*), i8* null, i8* zeroinitializer }
@.text.46 = private unnamed_addr constant [63 x i8] c"d(i%10,i%9) from above in dimension 1 and below in dimension 2\00"
@21 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.d, %hpf_layout* @layout.b]
@exchange.19 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 29, i32 20, i8* getelementptr inbounds ([45 x i8], [45 x i8]* @.text.13, i64 0, i64 0), i8* getelementptr inbounds ([63 x i8], [63 x i8]* @.text.46, i64 0, i64 0), i64 19, i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.19 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @21 to i8*), i8* null, i8* zeroinitializer }
@.text.47 = private unnamed_addr constant [63 x i8] c"d(i%10,i%9) from above in dimension 1 and above in dimension 2\00"
@22 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.d, %hpf_layout* @layout.b]
@exchange.20 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 29, i32 20, i8* getelementptr inbounds ([45 x i8], [45 x i8]* @.text.13, i64 0, i64 0), i8* getelementptr inbounds ([63 x i8], [63 x i8]* @.text.47, i64 0, i64 0), i64 20, i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.20 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @22 to i8*), i8* null, i8* zeroinitializer }
@23 = private unnamed_addr constant [8 x %hpf_exchange*] [%hpf_exchange* @exchange.13, %hpf_exchange* @exchange.14, %hpf_exchange* @exchange.15, %hpf_exchange* @exchange.16, %hpf_exchange* @exchange.17, %hpf_exchange* @exchange.18, %hpf_exchange* @exchange.19, %hpf_exchange* @exchange.20]
@.pos.17 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 30, i32 3, i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.text.36, i64 0, i64 0) }
@.text.48 = private unnamed_addr constant [13 x i8] c"  print *, t\00"
@.pos.18 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 32, i32 3, i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.text.48, i64 0, i64 0) }
@.pos.19 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 33, i32 12, i8* getelementptr inbounds ([84 x i8], [84 x i8]* @.text.16, i64 0, i64 0) }
@.pos.20 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 33, i32 60, i8* getelementptr inbounds ([84 x i8], [84 x i8]* @.text.16, i64 0, i64 0) }
@.pos.21 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 33, i32 3, i8* getelementptr inbounds ([84 x i8], [84 x i8]* @.text.16, i64 0, i64 0) }
@.text.49 = private unnamed_addr constant [21 x i8] c"  e = transpose((a))\00"
@.pos.22 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 34, i32 3, i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.text.49, i64 0, i64 0) }
@.text.50 = private unnamed_addr constant [27 x i8] c"array 'e' is not allocated\00"
@.text.51 = private unnamed_addr constant [31 x i8] c"array 'e' is already allocated\00"
@.text.52 = private unnamed_addr constant [32 x i8] c"not enough memory for array 'e'\00"
@.text.53 = private unnamed_addr constant [75 x i8] c"a(i%32+(1-e%lb2),i%31+(1-e%lb1)), a(i%35,i%34+2) from below in dimension 1\00"
@24 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.a]
@exchange.21 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 34, i32 18, i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.text.49, i64 0, i64 0), i8* getelementptr inbounds ([75 x i8], [75 x i8]* @.text.53, i64 0, i64 0), i64 21, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.21 to i8*), i64 3, i64 4, i64 1, i8* bitcast ([1 x %hpf_layout*]* @24 to i8*), i8* null, i8* zeroinitializer }
@.text.54 = private unnamed_addr constant [75 x i8] c"a(i%32+(1-e%lb2),i%31+(1-e%lb1)), a(i%35,i%34+2) from above in dimension 1\00"
@25 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.a]
@exchange.22 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 34, i32 18, i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.text.49, i64 0, i64 0), i8* getelementptr inbounds ([75 x i8], [75 x i8]* @.text.54, i64 0, i64 0), i64 22, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.22 to i8*), i64 4, i64 4, i64 1, i8* bitcast ([1 x %hpf_layout*]* @25 to i8*), i8* null, i8* zeroinitializer }
@26 = private unnamed_addr constant [2 x %hpf_exchange*] [%hpf_exchange* @exchange.21, %hpf_exchange* @exchange.22]
@.text.55 = private unnamed_addr constant [41 x i8] c"  print *, e, shape(transpose(a(2:4,:)))\00"
@.pos.23 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 35, i32 3, i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.text.55, i64 0, i64 0) }
@.text.56 = private unnamed_addr constant [13 x i8] c"  print *, a\00"
@.pos.24 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 37, i32 3, i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.text.56, i64 0, i64 0) }
@.text.57 = private unnamed_addr constant [58 x i8] c"  print *, transpose(reshape([1, 2, 3, 4, 5, 6], [2, 3]))\00"
@.pos.25 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 39, i32 3, i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.text.57, i64 0, i64 0) }
@.text.58 = private unnamed_addr constant [25 x i8] c"    print *, shape(x), x\00"
@.pos.26 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 43, i32 5, i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.text.58, i64 0, i64 0) }

define internal void @show.transposes_in_place(i8* noalias %x) nounwind "prefer-vector-width"="256" {
entry:
	%"x%b%1.2" = alloca i64
	%"x%b%2.3" = alloca i64
	%"v%1.4" = alloca [2 x i32], align 64
	%"t%1.5" = alloca [2 x i32], align 64
	%"i%1.6" = alloca i32
	%descriptor.11 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }
	%descriptor.12 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }
	br label %start

start:
	%0 = bitcast [2 x i32]* %"v%1.4" to i32*
	%1 = getelementptr i32, i32* %0, i64 -1
	%2 = bitcast [2 x i32]* %"t%1.5" to i32*
	%3 = getelementptr i32, i32* %2, i64 -1
	store i64 zeroinitializer, i64* %"x%b%1.2"
	store i64 zeroinitializer, i64* %"x%b%2.3"
	store i32 zeroinitializer, i32* %"i%1.6"
	%4 = bitcast i8* %x to { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }*
	%5 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %4, i32 0, i32 4, i32 0, i32 1
	%6 = load i64, i64* %5
	%7 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %4, i32 0, i32 4, i32 0, i32 2
	%8 = load i64, i64* %7
	%9 = sub nsw i64 %8, %6
	%10 = add nsw i64 %9, 1
	%11 = icmp sgt i64 %10, 0
	%12 = select i1 %11, i64 %10, i64 0
	store i64 %12, i64* %"x%b%1.2"
	%13 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %4, i32 0, i32 4, i32 1, i32 1
	%14 = load i64, i64* %13
	%15 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %4, i32 0, i32 4, i32 1, i32 2
	%16 = load i64, i64* %15
	%17 = sub nsw i64 %16, %14
	%18 = add nsw i64 %17, 1
	%19 = icmp sgt i64 %18, 0
	%20 = select i1 %19, i64 %18, i64 0
	store i64 %20, i64* %"x%b%2.3"
	%21 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %4, i32 0, i32 4, i32 0, i32 0
	%22 = load i64, i64* %21
	%23 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %4, i32 0, i32 4, i32 1, i32 0
	%24 = load i64, i64* %23
	%25 = add nsw i64 %22, %24
	%26 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %4, i32 0, i32 0
	%27 = load i8*, i8** %26
	%28 = bitcast i8* %27 to i32*
	%29 = sub nsw i64 0, %25
	%30 = getelementptr i32, i32* %28, i64 %29
	%31 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %4, i32 0, i32 0
	%32 = load i8*, i8** %31
	%33 = load i64, i64* %"x%b%1.2"
	%34 = icmp sgt i64 %33, 0
	%35 = select i1 %34, i64 %33, i64 0
	%36 = trunc i64 %35 to i32
	%37 = getelementptr i32, i32* %1, i64 1
	store i32 %36, i32* %37, !alias.scope !415, !noalias !416
	%38 = load i64, i64* %"x%b%2.3"
	%39 = icmp sgt i64 %38, 0
	%40 = select i1 %39, i64 %38, i64 0
	%41 = trunc i64 %40 to i32
	%42 = getelementptr i32, i32* %1, i64 2
	store i32 %41, i32* %42, !alias.scope !415, !noalias !416
	store i32 1, i32* %"i%1.6"
	%43 = icmp sle i64 1, 2
	br i1 %43, label %do.7, label %enddo.10

return.1:
	ret void

do.7:
	%44 = phi i64 [ 1, %start ], [ %49, %latch.8 ]
	%45 = trunc i64 %44 to i32
	store i32 %45, i32* %"i%1.6", !llvm.access.group !419
	%46 = getelementptr i32, i32* %1, i64 %44
	%47 = load i32, i32* %46, !alias.scope !415, !noalias !416, !llvm.access.group !419
	%48 = getelementptr i32, i32* %3, i64 %44
	store i32 %47, i32* %48, !alias.scope !417, !noalias !418, !llvm.access.group !419
	br label %latch.8

latch.8:
	%49 = add nsw i64 %44, 1
	%50 = icmp slt i64 %44, 2
	br i1 %50, label %do.7, label %done.9, !llvm.loop !422

done.9:
	%51 = trunc i64 %49 to i32
	store i32 %51, i32* %"i%1.6"
	br label %enddo.10

enddo.10:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.26 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.27, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%52 = getelementptr i32, i32* %3, i64 1
	%53 = bitcast i32* %52 to i8*
	%54 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.11, i32 0, i32 0
	store i8* %53, i8** %54
	%55 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.11, i32 0, i32 1
	store i64 0, i64* %55
	%56 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.11, i32 0, i32 2, i32 0
	store i64 4, i64* %56
	%57 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.11, i32 0, i32 2, i32 1
	store i32 0, i32* %57
	%58 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.11, i32 0, i32 2, i32 2
	store i8 1, i8* %58
	%59 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.11, i32 0, i32 2, i32 3
	store i8 1, i8* %59
	%60 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.11, i32 0, i32 2, i32 4
	store i16 0, i16* %60
	%61 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.11, i32 0, i32 3
	store i64 4, i64* %61
	%62 = icmp sgt i64 2, 0
	%63 = select i1 %62, i64 2, i64 0
	%64 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.11, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %64
	%65 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.11, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %65
	%66 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.11, i32 0, i32 4, i32 0, i32 2
	store i64 %63, i64* %66
	%67 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.11, i32 0, i32 1
	store i64 -1, i64* %67
	%68 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.11 to i8*
	call void @hpf_io_array(i8* %68, i32 4)
	%69 = getelementptr i32, i32* %30, i64 %24
	%70 = getelementptr i32, i32* %69, i64 %22
	%71 = bitcast i32* %70 to i8*
	%72 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.12, i32 0, i32 0
	store i8* %71, i8** %72
	%73 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.12, i32 0, i32 1
	store i64 0, i64* %73
	%74 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.12, i32 0, i32 2, i32 0
	store i64 4, i64* %74
	%75 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.12, i32 0, i32 2, i32 1
	store i32 0, i32* %75
	%76 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.12, i32 0, i32 2, i32 2
	store i8 2, i8* %76
	%77 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.12, i32 0, i32 2, i32 3
	store i8 1, i8* %77
	%78 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.12, i32 0, i32 2, i32 4
	store i16 0, i16* %78
	%79 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.12, i32 0, i32 3
	store i64 4, i64* %79
	%80 = load i64, i64* %"x%b%1.2"
	%81 = sub nsw i64 %80, 1
	%82 = add nsw i64 %81, 1
	%83 = icmp sgt i64 %82, 0
	%84 = select i1 %83, i64 %82, i64 0
	%85 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.12, i32 0, i32 4, i32 0, i32 0
	store i64 %22, i64* %85
	%86 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.12, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %86
	%87 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.12, i32 0, i32 4, i32 0, i32 2
	store i64 %84, i64* %87
	%88 = sub nsw i64 0, %22
	%89 = load i64, i64* %"x%b%2.3"
	%90 = sub nsw i64 %89, 1
	%91 = add nsw i64 %90, 1
	%92 = icmp sgt i64 %91, 0
	%93 = select i1 %92, i64 %91, i64 0
	%94 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.12, i32 0, i32 4, i32 1, i32 0
	store i64 %24, i64* %94
	%95 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.12, i32 0, i32 4, i32 1, i32 1
	store i64 1, i64* %95
	%96 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.12, i32 0, i32 4, i32 1, i32 2
	store i64 %93, i64* %96
	%97 = sub nsw i64 %88, %24
	%98 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.12, i32 0, i32 1
	store i64 %97, i64* %98
	%99 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.12 to i8*
	call void @hpf_io_array(i8* %99, i32 4)
	%100 = call i32 @hpf_io_end()
	br label %return.1
}

define i32 @main(i32 %argc, i8** %argv) nounwind "prefer-vector-width"="256" {
entry:
	%a.origin.1 = alloca i32*
	%a.stride.2 = alloca i64
	%a.stride.3 = alloca i64
	%b.origin.4 = alloca i32*
	%b.stride.5 = alloca i64
	%b.stride.6 = alloca i64
	%c.origin.7 = alloca i32*
	%c.stride.8 = alloca i64
	%c.stride.9 = alloca i64
	%d.origin.10 = alloca i32*
	%d.stride.11 = alloca i64
	%d.stride.12 = alloca i64
	%i.13 = alloca i32
	%j.14 = alloca i32
	%e.origin.15 = alloca i32*
	%e.stride.16 = alloca i64
	%e.stride.17 = alloca i64
	%e.base.18 = alloca i8*
	store i8* null, i8** %e.base.18
	%"a%start1.19" = alloca i64
	%"a%block1.20" = alloca i64
	%"b%start1.21" = alloca i64
	%"b%block1.22" = alloca i64
	%"d%start1.23" = alloca i64
	%"d%block1.24" = alloca i64
	%"d%start2.25" = alloca i64
	%"d%block2.26" = alloca i64
	%"i%1.27" = alloca i32
	%"i%2.28" = alloca i32
	%"i%3.29" = alloca i32
	%"i%4.30" = alloca i32
	%"t%1.origin.31" = alloca i32*
	%"t%1.stride.32" = alloca i64
	%"t%1.stride.33" = alloca i64
	%"i%5.34" = alloca i32
	%"i%6.35" = alloca i32
	%"t%2.origin.36" = alloca i32*
	%"t%2.stride.37" = alloca i64
	%"t%2.stride.38" = alloca i64
	%"i%7.39" = alloca i32
	%"i%8.40" = alloca i32
	%"t%3.origin.41" = alloca i32*
	%"t%3.stride.42" = alloca i64
	%"t%3.stride.43" = alloca i64
	%"i%9.44" = alloca i32
	%"i%10.45" = alloca i32
	%"m%1.origin.46" = alloca i32*
	%"m%1.stride.47" = alloca i64
	%"m%1.stride.48" = alloca i64
	%"t%4.origin.49" = alloca i32*
	%"t%4.stride.50" = alloca i64
	%"t%4.stride.51" = alloca i64
	%"i%11.52" = alloca i32
	%"i%12.53" = alloca i32
	%"i%13.54" = alloca i32
	%"i%14.55" = alloca i32
	%"i%15.56" = alloca i32
	%"s%1.57" = alloca i32
	%"i%16.58" = alloca i64
	%"i%17.59" = alloca i64
	%"v%1.origin.60" = alloca i32*
	%"v%1.stride.61" = alloca i64
	%"i%18.62" = alloca i64
	%"t%5.origin.63" = alloca i32*
	%"t%5.stride.64" = alloca i64
	%"i%19.65" = alloca i32
	%"v%2.origin.66" = alloca i32*
	%"v%2.stride.67" = alloca i64
	%"v%2.stride.68" = alloca i64
	%"i%20.69" = alloca i64
	%"i%21.70" = alloca i64
	%"i%22.71" = alloca i64
	%"i%23.72" = alloca i64
	%"i%24.73" = alloca i64
	%"i%25.74" = alloca i64
	%"i%26.75" = alloca i64
	%"i%27.76" = alloca i64
	%"i%28.77" = alloca i64
	%"s%2.78" = alloca i32
	%"i%29.79" = alloca i32
	%"i%30.80" = alloca i32
	%"n%1.81" = alloca i64
	%"n%2.82" = alloca i64
	%"i%31.83" = alloca i64
	%"i%32.84" = alloca i64
	%"i%33.85" = alloca i32
	%"i%34.86" = alloca i32
	%"i%35.87" = alloca i32
	%"t%7.origin.88" = alloca i32*
	%"t%7.stride.89" = alloca i64
	%"t%7.stride.90" = alloca i64
	%"t%8.origin.91" = alloca i32*
	%"t%8.stride.92" = alloca i64
	%"t%8.stride.93" = alloca i64
	%"i%36.94" = alloca i32
	%"i%37.95" = alloca i32
	%"i%38.96" = alloca i64
	%"i%39.97" = alloca i64
	%"i%40.98" = alloca i64
	%"i%41.99" = alloca i64
	%"i%42.100" = alloca i32
	%"i%43.101" = alloca i32
	%"s%1%part.102" = alloca i32
	%"v%3%at.103" = alloca i64
	%"v%3%at.104" = alloca i64
	%params.113 = alloca [2 x i64*]
	%numbers.114 = alloca [1 x i64]
	%numbers.115 = alloca [1 x i64]
	%numbers.124 = alloca [2 x i64]
	%numbers.125 = alloca [2 x i64]
	%numbers.126 = alloca [2 x i64]
	%numbers.143 = alloca [2 x i64]
	%numbers.144 = alloca [2 x i64]
	%numbers.145 = alloca [2 x i64]
	%params.163 = alloca [8 x i64*]
	%numbers.164 = alloca [1 x i64]
	%numbers.165 = alloca [1 x i64]
	%numbers.166 = alloca [1 x i64]
	%numbers.167 = alloca [1 x i64]
	%numbers.168 = alloca [1 x i64]
	%numbers.169 = alloca [1 x i64]
	%numbers.170 = alloca [1 x i64]
	%numbers.171 = alloca [1 x i64]
	%numbers.188 = alloca [2 x i64]
	%numbers.189 = alloca [2 x i64]
	%numbers.190 = alloca [2 x i64]
	%params.191 = alloca [2 x i64*]
	%numbers.192 = alloca [1 x i64]
	%numbers.193 = alloca [1 x i64]
	%numbers.210 = alloca [2 x i64]
	%numbers.211 = alloca [2 x i64]
	%numbers.212 = alloca [2 x i64]
	%params.213 = alloca [8 x i64*]
	%numbers.214 = alloca [1 x i64]
	%numbers.215 = alloca [1 x i64]
	%numbers.216 = alloca [1 x i64]
	%numbers.217 = alloca [1 x i64]
	%numbers.218 = alloca [1 x i64]
	%numbers.219 = alloca [1 x i64]
	%numbers.220 = alloca [1 x i64]
	%numbers.221 = alloca [1 x i64]
	%numbers.252 = alloca [2 x i64]
	%numbers.253 = alloca [2 x i64]
	%numbers.254 = alloca [2 x i64]
	%descriptor.267 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }
	%temporary.276 = alloca i32
	%temporary.376 = alloca i32
	%numbers.377 = alloca [1 x i64]
	%numbers.378 = alloca [1 x i64]
	%numbers.379 = alloca [1 x i64]
	%temporary.380 = alloca i32
	%params.398 = alloca [2 x i64*]
	%numbers.399 = alloca [4 x i64]
	%numbers.400 = alloca [4 x i64]
	%descriptor.413 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }
	%descriptor.414 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }
	%numbers.431 = alloca [2 x i64]
	%numbers.432 = alloca [2 x i64]
	%numbers.433 = alloca [2 x i64]
	%numbers.442 = alloca [2 x i64]
	%numbers.443 = alloca [2 x i64]
	%numbers.444 = alloca [2 x i64]
	%descriptor.445 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }
	%descriptor.470 = alloca { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }
	br label %start

start:
	%0 = bitcast i8** %argv to i8*
	call void @hpf_main_begin(i32 %argc, i8* %0)
	store i32 zeroinitializer, i32* %i.13
	store i32 zeroinitializer, i32* %j.14
	store i64 zeroinitializer, i64* %"a%start1.19"
	store i64 zeroinitializer, i64* %"a%block1.20"
	store i64 zeroinitializer, i64* %"b%start1.21"
	store i64 zeroinitializer, i64* %"b%block1.22"
	store i64 zeroinitializer, i64* %"d%start1.23"
	store i64 zeroinitializer, i64* %"d%block1.24"
	store i64 zeroinitializer, i64* %"d%start2.25"
	store i64 zeroinitializer, i64* %"d%block2.26"
	store i32 zeroinitializer, i32* %"i%1.27"
	store i32 zeroinitializer, i32* %"i%2.28"
	store i32 zeroinitializer, i32* %"i%3.29"
	store i32 zeroinitializer, i32* %"i%4.30"
	store i32 zeroinitializer, i32* %"i%5.34"
	store i32 zeroinitializer, i32* %"i%6.35"
	store i32 zeroinitializer, i32* %"i%7.39"
	store i32 zeroinitializer, i32* %"i%8.40"
	store i32 zeroinitializer, i32* %"i%9.44"
	store i32 zeroinitializer, i32* %"i%10.45"
	store i32 zeroinitializer, i32* %"i%11.52"
	store i32 zeroinitializer, i32* %"i%12.53"
	store i32 zeroinitializer, i32* %"i%13.54"
	store i32 zeroinitializer, i32* %"i%14.55"
	store i32 zeroinitializer, i32* %"i%15.56"
	store i32 zeroinitializer, i32* %"s%1.57"
	store i64 zeroinitializer, i64* %"i%16.58"
	store i64 zeroinitializer, i64* %"i%17.59"
	store i64 zeroinitializer, i64* %"i%18.62"
	store i32 zeroinitializer, i32* %"i%19.65"
	store i64 zeroinitializer, i64* %"i%20.69"
	store i64 zeroinitializer, i64* %"i%21.70"
	store i64 zeroinitializer, i64* %"i%22.71"
	store i64 zeroinitializer, i64* %"i%23.72"
	store i64 zeroinitializer, i64* %"i%24.73"
	store i64 zeroinitializer, i64* %"i%25.74"
	store i64 zeroinitializer, i64* %"i%26.75"
	store i64 zeroinitializer, i64* %"i%27.76"
	store i64 zeroinitializer, i64* %"i%28.77"
	store i32 zeroinitializer, i32* %"s%2.78"
	store i32 zeroinitializer, i32* %"i%29.79"
	store i32 zeroinitializer, i32* %"i%30.80"
	store i64 zeroinitializer, i64* %"n%1.81"
	store i64 zeroinitializer, i64* %"n%2.82"
	store i64 zeroinitializer, i64* %"i%31.83"
	store i64 zeroinitializer, i64* %"i%32.84"
	store i32 zeroinitializer, i32* %"i%33.85"
	store i32 zeroinitializer, i32* %"i%34.86"
	store i32 zeroinitializer, i32* %"i%35.87"
	store i32 zeroinitializer, i32* %"i%36.94"
	store i32 zeroinitializer, i32* %"i%37.95"
	store i64 zeroinitializer, i64* %"i%38.96"
	store i64 zeroinitializer, i64* %"i%39.97"
	store i64 zeroinitializer, i64* %"i%40.98"
	store i64 zeroinitializer, i64* %"i%41.99"
	store i32 zeroinitializer, i32* %"i%42.100"
	store i32 zeroinitializer, i32* %"i%43.101"
	store i32 zeroinitializer, i32* %"s%1%part.102"
	store i64 zeroinitializer, i64* %"v%3%at.103"
	store i64 zeroinitializer, i64* %"v%3%at.104"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.a to i8*), i8* bitcast (%hpf_pos* @.pos.0 to i8*))
	%1 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.a, i32 0, i32 9, i32 0
	%2 = load i64, i64* %1
	store i64 %2, i64* %"a%start1.19"
	%3 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.a, i32 0, i32 8, i32 0
	%4 = load i64, i64* %3
	store i64 %4, i64* %"a%block1.20"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.b to i8*), i8* bitcast (%hpf_pos* @.pos.1 to i8*))
	%5 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.b, i32 0, i32 9, i32 0
	%6 = load i64, i64* %5
	store i64 %6, i64* %"b%start1.21"
	%7 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.b, i32 0, i32 8, i32 0
	%8 = load i64, i64* %7
	store i64 %8, i64* %"b%block1.22"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.d to i8*), i8* bitcast (%hpf_pos* @.pos.2 to i8*))
	%9 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.d, i32 0, i32 9, i32 0
	%10 = load i64, i64* %9
	store i64 %10, i64* %"d%start1.23"
	%11 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.d, i32 0, i32 8, i32 0
	%12 = load i64, i64* %11
	store i64 %12, i64* %"d%block1.24"
	%13 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.d, i32 0, i32 9, i32 1
	%14 = load i64, i64* %13
	store i64 %14, i64* %"d%start2.25"
	%15 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.d, i32 0, i32 8, i32 1
	%16 = load i64, i64* %15
	store i64 %16, i64* %"d%block2.26"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (%hpf_pos* @.pos.0 to i8*))
	%17 = getelementptr inbounds %hpf_array, %hpf_array* @array.a, i32 0, i32 13, i32 0
	%18 = load i64, i64* %17
	store i64 %18, i64* %a.stride.2
	%19 = getelementptr inbounds %hpf_array, %hpf_array* @array.a, i32 0, i32 13, i32 1
	%20 = load i64, i64* %19
	store i64 %20, i64* %a.stride.3
	%21 = getelementptr inbounds %hpf_array, %hpf_array* @array.a, i32 0, i32 15
	%22 = load i8*, i8** %21
	%23 = bitcast i8* %22 to i32*
	store i32* %23, i32** %a.origin.1
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.b to i8*), i8* bitcast (%hpf_pos* @.pos.1 to i8*))
	%24 = getelementptr inbounds %hpf_array, %hpf_array* @array.b, i32 0, i32 13, i32 0
	%25 = load i64, i64* %24
	store i64 %25, i64* %b.stride.5
	%26 = getelementptr inbounds %hpf_array, %hpf_array* @array.b, i32 0, i32 13, i32 1
	%27 = load i64, i64* %26
	store i64 %27, i64* %b.stride.6
	%28 = getelementptr inbounds %hpf_array, %hpf_array* @array.b, i32 0, i32 15
	%29 = load i8*, i8** %28
	%30 = bitcast i8* %29 to i32*
	store i32* %30, i32** %b.origin.4
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.c to i8*), i8* bitcast (%hpf_pos* @.pos.3 to i8*))
	%31 = getelementptr inbounds %hpf_array, %hpf_array* @array.c, i32 0, i32 13, i32 0
	%32 = load i64, i64* %31
	store i64 %32, i64* %c.stride.8
	%33 = getelementptr inbounds %hpf_array, %hpf_array* @array.c, i32 0, i32 13, i32 1
	%34 = load i64, i64* %33
	store i64 %34, i64* %c.stride.9
	%35 = getelementptr inbounds %hpf_array, %hpf_array* @array.c, i32 0, i32 15
	%36 = load i8*, i8** %35
	%37 = bitcast i8* %36 to i32*
	store i32* %37, i32** %c.origin.7
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (%hpf_pos* @.pos.2 to i8*))
	%38 = getelementptr inbounds %hpf_array, %hpf_array* @array.d, i32 0, i32 13, i32 0
	%39 = load i64, i64* %38
	store i64 %39, i64* %d.stride.11
	%40 = getelementptr inbounds %hpf_array, %hpf_array* @array.d, i32 0, i32 13, i32 1
	%41 = load i64, i64* %40
	store i64 %41, i64* %d.stride.12
	%42 = getelementptr inbounds %hpf_array, %hpf_array* @array.d, i32 0, i32 15
	%43 = load i8*, i8** %42
	%44 = bitcast i8* %43 to i32*
	store i32* %44, i32** %d.origin.10
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.t%1" to i8*), i8* bitcast (%hpf_pos* @.pos.4 to i8*))
	%45 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%1", i32 0, i32 13, i32 0
	%46 = load i64, i64* %45
	store i64 %46, i64* %"t%1.stride.32"
	%47 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%1", i32 0, i32 13, i32 1
	%48 = load i64, i64* %47
	store i64 %48, i64* %"t%1.stride.33"
	%49 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%1", i32 0, i32 15
	%50 = load i8*, i8** %49
	%51 = bitcast i8* %50 to i32*
	store i32* %51, i32** %"t%1.origin.31"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.t%2" to i8*), i8* bitcast (%hpf_pos* @.pos.5 to i8*))
	%52 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%2", i32 0, i32 13, i32 0
	%53 = load i64, i64* %52
	store i64 %53, i64* %"t%2.stride.37"
	%54 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%2", i32 0, i32 13, i32 1
	%55 = load i64, i64* %54
	store i64 %55, i64* %"t%2.stride.38"
	%56 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%2", i32 0, i32 15
	%57 = load i8*, i8** %56
	%58 = bitcast i8* %57 to i32*
	store i32* %58, i32** %"t%2.origin.36"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.t%3" to i8*), i8* bitcast (%hpf_pos* @.pos.6 to i8*))
	%59 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%3", i32 0, i32 13, i32 0
	%60 = load i64, i64* %59
	store i64 %60, i64* %"t%3.stride.42"
	%61 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%3", i32 0, i32 13, i32 1
	%62 = load i64, i64* %61
	store i64 %62, i64* %"t%3.stride.43"
	%63 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%3", i32 0, i32 15
	%64 = load i8*, i8** %63
	%65 = bitcast i8* %64 to i32*
	store i32* %65, i32** %"t%3.origin.41"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.m%1" to i8*), i8* bitcast (%hpf_pos* @.pos.7 to i8*))
	%66 = getelementptr inbounds %hpf_array, %hpf_array* @"array.m%1", i32 0, i32 13, i32 0
	%67 = load i64, i64* %66
	store i64 %67, i64* %"m%1.stride.47"
	%68 = getelementptr inbounds %hpf_array, %hpf_array* @"array.m%1", i32 0, i32 13, i32 1
	%69 = load i64, i64* %68
	store i64 %69, i64* %"m%1.stride.48"
	%70 = getelementptr inbounds %hpf_array, %hpf_array* @"array.m%1", i32 0, i32 15
	%71 = load i8*, i8** %70
	%72 = bitcast i8* %71 to i32*
	store i32* %72, i32** %"m%1.origin.46"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.t%4" to i8*), i8* bitcast (%hpf_pos* @.pos.8 to i8*))
	%73 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%4", i32 0, i32 13, i32 0
	%74 = load i64, i64* %73
	store i64 %74, i64* %"t%4.stride.50"
	%75 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%4", i32 0, i32 13, i32 1
	%76 = load i64, i64* %75
	store i64 %76, i64* %"t%4.stride.51"
	%77 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%4", i32 0, i32 15
	%78 = load i8*, i8** %77
	%79 = bitcast i8* %78 to i32*
	store i32* %79, i32** %"t%4.origin.49"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%1" to i8*), i8* bitcast (%hpf_pos* @.pos.9 to i8*))
	%80 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%1", i32 0, i32 13, i32 0
	%81 = load i64, i64* %80
	store i64 %81, i64* %"v%1.stride.61"
	%82 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%1", i32 0, i32 15
	%83 = load i8*, i8** %82
	%84 = bitcast i8* %83 to i32*
	store i32* %84, i32** %"v%1.origin.60"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.t%5" to i8*), i8* bitcast (%hpf_pos* @.pos.9 to i8*))
	%85 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%5", i32 0, i32 13, i32 0
	%86 = load i64, i64* %85
	store i64 %86, i64* %"t%5.stride.64"
	%87 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%5", i32 0, i32 15
	%88 = load i8*, i8** %87
	%89 = bitcast i8* %88 to i32*
	store i32* %89, i32** %"t%5.origin.63"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%2" to i8*), i8* bitcast (%hpf_pos* @.pos.10 to i8*))
	%90 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%2", i32 0, i32 13, i32 0
	%91 = load i64, i64* %90
	store i64 %91, i64* %"v%2.stride.67"
	%92 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%2", i32 0, i32 13, i32 1
	%93 = load i64, i64* %92
	store i64 %93, i64* %"v%2.stride.68"
	%94 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%2", i32 0, i32 15
	%95 = load i8*, i8** %94
	%96 = bitcast i8* %95 to i32*
	store i32* %96, i32** %"v%2.origin.66"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.t%7" to i8*), i8* bitcast (%hpf_pos* @.pos.11 to i8*))
	%97 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%7", i32 0, i32 13, i32 0
	%98 = load i64, i64* %97
	store i64 %98, i64* %"t%7.stride.89"
	%99 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%7", i32 0, i32 13, i32 1
	%100 = load i64, i64* %99
	store i64 %100, i64* %"t%7.stride.90"
	%101 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%7", i32 0, i32 15
	%102 = load i8*, i8** %101
	%103 = bitcast i8* %102 to i32*
	store i32* %103, i32** %"t%7.origin.88"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.t%8" to i8*), i8* bitcast (%hpf_pos* @.pos.12 to i8*))
	%104 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%8", i32 0, i32 13, i32 0
	%105 = load i64, i64* %104
	store i64 %105, i64* %"t%8.stride.92"
	%106 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%8", i32 0, i32 13, i32 1
	%107 = load i64, i64* %106
	store i64 %107, i64* %"t%8.stride.93"
	%108 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%8", i32 0, i32 15
	%109 = load i8*, i8** %108
	%110 = bitcast i8* %109 to i32*
	store i32* %110, i32** %"t%8.origin.91"
	store i32 1, i32* %j.14
	%111 = icmp sle i64 1, 7
	br i1 %111, label %do.105, label %enddo.108

do.105:
	%112 = phi i64 [ 1, %start ], [ %125, %latch.106 ]
	%113 = trunc i64 %112 to i32
	store i32 %113, i32* %j.14
	%114 = load i64, i64* %"a%start1.19"
	%115 = icmp sgt i64 1, %114
	%116 = select i1 %115, i64 1, i64 %114
	%117 = load i64, i64* %"a%block1.20"
	%118 = load i64, i64* %"a%start1.19"
	%119 = add nsw i64 %117, %118
	%120 = sub nsw i64 %119, 1
	%121 = icmp slt i64 5, %120
	%122 = select i1 %121, i64 5, i64 %120
	%123 = trunc i64 %116 to i32
	store i32 %123, i32* %i.13
	%124 = icmp sle i64 %116, %122
	br i1 %124, label %do.109, label %enddo.112

latch.106:
	%125 = add nsw i64 %112, 1
	%126 = icmp slt i64 %112, 7
	br i1 %126, label %do.105, label %done.107, !llvm.loop !93

done.107:
	%127 = trunc i64 %125 to i32
	store i32 %127, i32* %j.14
	br label %enddo.108

enddo.108:
	%128 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.114, i32 0, i32 0
	%129 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.113, i32 0, i32 0
	store i64* %128, i64** %129
	%130 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.115, i32 0, i32 0
	%131 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.113, i32 0, i32 1
	store i64* %130, i64** %131
	%132 = bitcast [2 x i64*]* %params.113 to i8*
	call void @hpf_exchange_run(i8* bitcast ([2 x %hpf_exchange*]* @2 to i8*), i8* %132, i32 2)
	%133 = load i64, i64* %"b%start1.21"
	%134 = icmp sgt i64 1, %133
	%135 = select i1 %134, i64 1, i64 %133
	%136 = load i64, i64* %"b%block1.22"
	%137 = load i64, i64* %"b%start1.21"
	%138 = add nsw i64 %136, %137
	%139 = sub nsw i64 %138, 1
	%140 = icmp slt i64 5, %139
	%141 = select i1 %140, i64 5, i64 %139
	%142 = trunc i64 %135 to i32
	store i32 %142, i32* %"i%2.28"
	%143 = icmp sle i64 %135, %141
	br i1 %143, label %do.116, label %enddo.119

do.109:
	%144 = phi i64 [ %116, %do.105 ], [ %155, %latch.110 ]
	%145 = trunc i64 %144 to i32
	store i32 %145, i32* %i.13, !llvm.access.group !88
	%146 = load i32, i32* %i.13, !llvm.access.group !88
	%147 = mul nsw i32 10, %146
	%148 = load i32, i32* %j.14, !llvm.access.group !88
	%149 = add nsw i32 %147, %148
	%150 = load i64, i64* %a.stride.3
	%151 = mul nsw i64 %112, %150
	%152 = load i32*, i32** %a.origin.1
	%153 = getelementptr i32, i32* %152, i64 %151
	%154 = getelementptr i32, i32* %153, i64 %144
	store i32 %149, i32* %154, !alias.scope !30, !noalias !31, !llvm.access.group !88
	br label %latch.110

latch.110:
	%155 = add nsw i64 %144, 1
	%156 = icmp slt i64 %144, %122
	br i1 %156, label %do.109, label %done.111, !llvm.loop !91

done.111:
	%157 = trunc i64 %155 to i32
	store i32 %157, i32* %i.13
	br label %enddo.112

enddo.112:
	br label %latch.106

do.116:
	%158 = phi i64 [ %135, %enddo.108 ], [ %161, %latch.117 ]
	%159 = trunc i64 %158 to i32
	store i32 %159, i32* %"i%2.28", !llvm.access.group !94
	store i32 1, i32* %"i%1.27", !llvm.access.group !94
	%160 = icmp sle i64 1, 7
	br i1 %160, label %do.120, label %enddo.123

latch.117:
	%161 = add nsw i64 %158, 1
	%162 = icmp slt i64 %158, %141
	br i1 %162, label %do.116, label %done.118, !llvm.loop !104

done.118:
	%163 = trunc i64 %161 to i32
	store i32 %163, i32* %"i%2.28"
	br label %enddo.119

enddo.119:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.13 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.27, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%164 = icmp sgt i64 7, 0
	%165 = select i1 %164, i64 7, i64 0
	%166 = icmp sgt i64 5, 0
	%167 = select i1 %166, i64 5, i64 0
	%168 = mul nsw i64 %165, %167
	%169 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.124, i32 0, i32 0
	store i64 1, i64* %169
	%170 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.124, i32 0, i32 1
	store i64 1, i64* %170
	%171 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.124, i32 0, i32 0
	%172 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.125, i32 0, i32 0
	store i64 7, i64* %172
	%173 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.125, i32 0, i32 1
	store i64 5, i64* %173
	%174 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.125, i32 0, i32 0
	%175 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.126, i32 0, i32 0
	store i64 1, i64* %175
	%176 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.126, i32 0, i32 1
	store i64 1, i64* %176
	%177 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.126, i32 0, i32 0
	%178 = bitcast i64* %171 to i8*
	%179 = bitcast i64* %174 to i8*
	%180 = bitcast i64* %177 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.b to i8*), i8* %178, i8* %179, i8* %180, i32 1, i32 4)
	%181 = call i32 @hpf_io_end()
	%182 = load i64, i64* %"b%start1.21"
	%183 = icmp sgt i64 1, %182
	%184 = select i1 %183, i64 1, i64 %182
	%185 = load i64, i64* %"b%block1.22"
	%186 = load i64, i64* %"b%start1.21"
	%187 = add nsw i64 %185, %186
	%188 = sub nsw i64 %187, 1
	%189 = icmp slt i64 5, %188
	%190 = select i1 %189, i64 5, i64 %188
	%191 = trunc i64 %184 to i32
	store i32 %191, i32* %"i%4.30"
	%192 = icmp sle i64 %184, %190
	br i1 %192, label %do.127, label %enddo.130

do.120:
	%193 = phi i64 [ 1, %do.116 ], [ %206, %latch.121 ]
	%194 = trunc i64 %193 to i32
	store i32 %194, i32* %"i%1.27", !llvm.access.group !96
	%195 = load i64, i64* %a.stride.3
	%196 = mul nsw i64 %193, %195
	%197 = load i32*, i32** %a.origin.1
	%198 = getelementptr i32, i32* %197, i64 %196
	%199 = getelementptr i32, i32* %198, i64 %158
	%200 = load i32, i32* %199, !alias.scope !30, !noalias !31, !llvm.access.group !97
	%201 = load i64, i64* %b.stride.6
	%202 = mul nsw i64 %158, %201
	%203 = load i32*, i32** %b.origin.4
	%204 = getelementptr i32, i32* %203, i64 %202
	%205 = getelementptr i32, i32* %204, i64 %193
	store i32 %200, i32* %205, !alias.scope !32, !noalias !33, !llvm.access.group !98
	br label %latch.121

latch.121:
	%206 = add nsw i64 %193, 1
	%207 = icmp slt i64 %193, 7
	br i1 %207, label %do.120, label %done.122, !llvm.loop !101

done.122:
	%208 = trunc i64 %206 to i32
	store i32 %208, i32* %"i%1.27", !llvm.access.group !94
	br label %enddo.123

enddo.123:
	br label %latch.117

do.127:
	%209 = phi i64 [ %184, %enddo.119 ], [ %212, %latch.128 ]
	%210 = trunc i64 %209 to i32
	store i32 %210, i32* %"i%4.30", !llvm.access.group !105
	store i32 2, i32* %"i%3.29", !llvm.access.group !105
	%211 = icmp sle i64 2, 6
	br i1 %211, label %do.131, label %enddo.134

latch.128:
	%212 = add nsw i64 %209, 1
	%213 = icmp slt i64 %209, %190
	br i1 %213, label %do.127, label %done.129, !llvm.loop !117

done.129:
	%214 = trunc i64 %212 to i32
	store i32 %214, i32* %"i%4.30"
	br label %enddo.130

enddo.130:
	%215 = load i64, i64* %"b%start1.21"
	%216 = icmp sgt i64 1, %215
	%217 = select i1 %216, i64 1, i64 %215
	%218 = load i64, i64* %"b%block1.22"
	%219 = load i64, i64* %"b%start1.21"
	%220 = add nsw i64 %218, %219
	%221 = sub nsw i64 %220, 1
	%222 = icmp slt i64 5, %221
	%223 = select i1 %222, i64 5, i64 %221
	%224 = trunc i64 %217 to i32
	store i32 %224, i32* %"i%4.30"
	%225 = icmp sle i64 %217, %223
	br i1 %225, label %do.135, label %enddo.138

do.131:
	%226 = phi i64 [ 2, %do.127 ], [ %253, %latch.132 ]
	%227 = trunc i64 %226 to i32
	store i32 %227, i32* %"i%3.29", !llvm.access.group !107
	%228 = load i32, i32* %"i%3.29", !llvm.access.group !108
	%229 = sub nsw i32 %228, 2
	%230 = sdiv i32 %229, 2
	%231 = sext i32 %230 to i64
	%232 = mul nsw i64 %231, -2
	%233 = add nsw i64 %232, 7
	%234 = load i64, i64* %a.stride.3
	%235 = mul nsw i64 %233, %234
	%236 = load i32*, i32** %a.origin.1
	%237 = getelementptr i32, i32* %236, i64 %235
	%238 = getelementptr i32, i32* %237, i64 %209
	%239 = load i32, i32* %238, !alias.scope !30, !noalias !31, !llvm.access.group !109
	%240 = sub nsw i64 %226, 1
	%241 = load i64, i64* %b.stride.6
	%242 = mul nsw i64 %209, %241
	%243 = load i32*, i32** %b.origin.4
	%244 = getelementptr i32, i32* %243, i64 %242
	%245 = getelementptr i32, i32* %244, i64 %240
	%246 = load i32, i32* %245, !alias.scope !32, !noalias !33, !llvm.access.group !110
	%247 = add nsw i32 %239, %246
	%248 = load i64, i64* %"t%1.stride.33"
	%249 = mul nsw i64 %209, %248
	%250 = load i32*, i32** %"t%1.origin.31"
	%251 = getelementptr i32, i32* %250, i64 %249
	%252 = getelementptr i32, i32* %251, i64 %226
	store i32 %247, i32* %252, !alias.scope !50, !noalias !51, !llvm.access.group !111
	br label %latch.132

latch.132:
	%253 = add nsw i64 %226, 2
	%254 = icmp sle i64 %253, 6
	br i1 %254, label %do.131, label %done.133, !llvm.loop !114

done.133:
	%255 = trunc i64 %253 to i32
	store i32 %255, i32* %"i%3.29", !llvm.access.group !105
	br label %enddo.134

enddo.134:
	br label %latch.128

do.135:
	%256 = phi i64 [ %217, %enddo.130 ], [ %259, %latch.136 ]
	%257 = trunc i64 %256 to i32
	store i32 %257, i32* %"i%4.30", !llvm.access.group !118
	store i32 2, i32* %"i%3.29", !llvm.access.group !118
	%258 = icmp sle i64 2, 6
	br i1 %258, label %do.139, label %enddo.142

latch.136:
	%259 = add nsw i64 %256, 1
	%260 = icmp slt i64 %256, %223
	br i1 %260, label %do.135, label %done.137, !llvm.loop !128

done.137:
	%261 = trunc i64 %259 to i32
	store i32 %261, i32* %"i%4.30"
	br label %enddo.138

enddo.138:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.14 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.27, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%262 = icmp sgt i64 7, 0
	%263 = select i1 %262, i64 7, i64 0
	%264 = icmp sgt i64 5, 0
	%265 = select i1 %264, i64 5, i64 0
	%266 = mul nsw i64 %263, %265
	%267 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.143, i32 0, i32 0
	store i64 1, i64* %267
	%268 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.143, i32 0, i32 1
	store i64 1, i64* %268
	%269 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.143, i32 0, i32 0
	%270 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.144, i32 0, i32 0
	store i64 7, i64* %270
	%271 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.144, i32 0, i32 1
	store i64 5, i64* %271
	%272 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.144, i32 0, i32 0
	%273 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.145, i32 0, i32 0
	store i64 1, i64* %273
	%274 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.145, i32 0, i32 1
	store i64 1, i64* %274
	%275 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.145, i32 0, i32 0
	%276 = bitcast i64* %269 to i8*
	%277 = bitcast i64* %272 to i8*
	%278 = bitcast i64* %275 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.b to i8*), i8* %276, i8* %277, i8* %278, i32 1, i32 4)
	%279 = call i32 @hpf_io_end()
	%280 = load i64, i64* %"b%start1.21"
	%281 = load i64, i64* %"d%start2.25"
	%282 = sub nsw i64 %281, 2
	%283 = icmp slt i64 %280, %282
	%284 = select i1 %283, i64 %280, i64 %282
	%285 = icmp sgt i64 1, %284
	%286 = select i1 %285, i64 1, i64 %284
	%287 = load i64, i64* %"b%block1.22"
	%288 = load i64, i64* %"b%start1.21"
	%289 = add nsw i64 %287, %288
	%290 = sub nsw i64 %289, 1
	%291 = load i64, i64* %"d%block2.26"
	%292 = load i64, i64* %"d%start2.25"
	%293 = add nsw i64 %291, %292
	%294 = sub nsw i64 %293, 3
	%295 = icmp sgt i64 %290, %294
	%296 = select i1 %295, i64 %290, i64 %294
	%297 = icmp slt i64 5, %296
	%298 = select i1 %297, i64 5, i64 %296
	%299 = trunc i64 %286 to i32
	store i32 %299, i32* %j.14
	%300 = icmp sle i64 %286, %298
	br i1 %300, label %do.146, label %enddo.149

do.139:
	%301 = phi i64 [ 2, %do.135 ], [ %314, %latch.140 ]
	%302 = trunc i64 %301 to i32
	store i32 %302, i32* %"i%3.29", !llvm.access.group !120
	%303 = load i64, i64* %"t%1.stride.33"
	%304 = mul nsw i64 %256, %303
	%305 = load i32*, i32** %"t%1.origin.31"
	%306 = getelementptr i32, i32* %305, i64 %304
	%307 = getelementptr i32, i32* %306, i64 %301
	%308 = load i32, i32* %307, !alias.scope !50, !noalias !51, !llvm.access.group !121
	%309 = load i64, i64* %b.stride.6
	%310 = mul nsw i64 %256, %309
	%311 = load i32*, i32** %b.origin.4
	%312 = getelementptr i32, i32* %311, i64 %310
	%313 = getelementptr i32, i32* %312, i64 %301
	store i32 %308, i32* %313, !alias.scope !32, !noalias !33, !llvm.access.group !122
	br label %latch.140

latch.140:
	%314 = add nsw i64 %301, 2
	%315 = icmp sle i64 %314, 6
	br i1 %315, label %do.139, label %done.141, !llvm.loop !125

done.141:
	%316 = trunc i64 %314 to i32
	store i32 %316, i32* %"i%3.29", !llvm.access.group !118
	br label %enddo.142

enddo.142:
	br label %latch.136

do.146:
	%317 = phi i64 [ %286, %enddo.138 ], [ %348, %latch.147 ]
	%318 = trunc i64 %317 to i32
	store i32 %318, i32* %j.14
	%319 = load i64, i64* %"b%start1.21"
	%320 = icmp sge i64 %317, %319
	%321 = load i64, i64* %"b%block1.22"
	%322 = load i64, i64* %"b%start1.21"
	%323 = add nsw i64 %321, %322
	%324 = add nsw i64 %317, 1
	%325 = icmp sge i64 %323, %324
	%326 = and i1 %320, %325
	%327 = load i64, i64* %"d%block1.24"
	%328 = icmp sge i64 %327, 1
	%329 = load i64, i64* %"d%start1.23"
	%330 = icmp sge i64 4, %329
	%331 = and i1 %328, %330
	%332 = load i64, i64* %"d%block1.24"
	%333 = load i64, i64* %"d%start1.23"
	%334 = add nsw i64 %332, %333
	%335 = icmp sge i64 %334, 1
	%336 = and i1 %331, %335
	%337 = add nsw i64 %317, 2
	%338 = load i64, i64* %"d%start2.25"
	%339 = icmp sge i64 %337, %338
	%340 = and i1 %336, %339
	%341 = load i64, i64* %"d%block2.26"
	%342 = load i64, i64* %"d%start2.25"
	%343 = add nsw i64 %341, %342
	%344 = add nsw i64 %317, 3
	%345 = icmp sge i64 %343, %344
	%346 = and i1 %340, %345
	%347 = or i1 %326, %346
	br i1 %347, label %then.151, label %else.152

latch.147:
	%348 = add nsw i64 %317, 1
	%349 = icmp slt i64 %317, %298
	br i1 %349, label %do.146, label %done.148, !llvm.loop !134

done.148:
	%350 = trunc i64 %348 to i32
	store i32 %350, i32* %j.14
	br label %enddo.149

enddo.149:
	%351 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.164, i32 0, i32 0
	%352 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.163, i32 0, i32 0
	store i64* %351, i64** %352
	%353 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.165, i32 0, i32 0
	%354 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.163, i32 0, i32 1
	store i64* %353, i64** %354
	%355 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.166, i32 0, i32 0
	%356 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.163, i32 0, i32 2
	store i64* %355, i64** %356
	%357 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.167, i32 0, i32 0
	%358 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.163, i32 0, i32 3
	store i64* %357, i64** %358
	%359 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.168, i32 0, i32 0
	%360 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.163, i32 0, i32 4
	store i64* %359, i64** %360
	%361 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.169, i32 0, i32 0
	%362 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.163, i32 0, i32 5
	store i64* %361, i64** %362
	%363 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.170, i32 0, i32 0
	%364 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.163, i32 0, i32 6
	store i64* %363, i64** %364
	%365 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.171, i32 0, i32 0
	%366 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.163, i32 0, i32 7
	store i64* %365, i64** %366
	%367 = bitcast [8 x i64*]* %params.163 to i8*
	call void @hpf_exchange_run(i8* bitcast ([8 x %hpf_exchange*]* @11 to i8*), i8* %367, i32 8)
	%368 = load i64, i64* %"b%start1.21"
	%369 = icmp sgt i64 1, %368
	%370 = select i1 %369, i64 1, i64 %368
	%371 = load i64, i64* %"b%block1.22"
	%372 = load i64, i64* %"b%start1.21"
	%373 = add nsw i64 %371, %372
	%374 = sub nsw i64 %373, 1
	%375 = icmp slt i64 5, %374
	%376 = select i1 %375, i64 5, i64 %374
	%377 = trunc i64 %370 to i32
	store i32 %377, i32* %"i%6.35"
	%378 = icmp sle i64 %370, %376
	br i1 %378, label %do.172, label %enddo.175

endif.150:
	br label %latch.147

then.151:
	store i32 1, i32* %i.13
	%379 = icmp sle i64 1, 5
	br i1 %379, label %do.153, label %enddo.156

else.152:
	br label %endif.150

do.153:
	%380 = phi i64 [ 1, %then.151 ], [ %390, %latch.154 ]
	%381 = trunc i64 %380 to i32
	store i32 %381, i32* %i.13, !llvm.access.group !129
	%382 = load i64, i64* %"b%start1.21", !llvm.access.group !129
	%383 = icmp sge i64 %317, %382
	%384 = load i64, i64* %"b%block1.22", !llvm.access.group !129
	%385 = load i64, i64* %"b%start1.21", !llvm.access.group !129
	%386 = add nsw i64 %384, %385
	%387 = add nsw i64 %317, 1
	%388 = icmp sge i64 %386, %387
	%389 = and i1 %383, %388
	br i1 %389, label %then.158, label %else.159

latch.154:
	%390 = add nsw i64 %380, 1
	%391 = icmp slt i64 %380, 5
	br i1 %391, label %do.153, label %done.155, !llvm.loop !132

done.155:
	%392 = trunc i64 %390 to i32
	store i32 %392, i32* %i.13
	br label %enddo.156

enddo.156:
	br label %endif.150

endif.157:
	%393 = add nsw i64 %317, 2
	%394 = load i64, i64* %"d%start2.25", !llvm.access.group !129
	%395 = icmp sge i64 %393, %394
	%396 = load i64, i64* %"d%block2.26", !llvm.access.group !129
	%397 = load i64, i64* %"d%start2.25", !llvm.access.group !129
	%398 = add nsw i64 %396, %397
	%399 = add nsw i64 %317, 3
	%400 = icmp sge i64 %398, %399
	%401 = and i1 %395, %400
	%402 = load i64, i64* %"d%start1.23", !llvm.access.group !129
	%403 = add nsw i64 %402, 1
	%404 = icmp sge i64 %380, %403
	%405 = and i1 %401, %404
	%406 = load i64, i64* %"d%block1.24", !llvm.access.group !129
	%407 = load i64, i64* %"d%start1.23", !llvm.access.group !129
	%408 = add nsw i64 %406, %407
	%409 = icmp sge i64 %408, %380
	%410 = and i1 %405, %409
	br i1 %410, label %then.161, label %else.162

then.158:
	%411 = load i32, i32* %i.13, !llvm.access.group !129
	%412 = mul nsw i32 10, %411
	%413 = load i32, i32* %j.14, !llvm.access.group !129
	%414 = add nsw i32 %412, %413
	%415 = load i64, i64* %c.stride.9
	%416 = mul nsw i64 %317, %415
	%417 = load i32*, i32** %c.origin.7
	%418 = getelementptr i32, i32* %417, i64 %416
	%419 = getelementptr i32, i32* %418, i64 %380
	store i32 %414, i32* %419, !alias.scope !34, !noalias !35, !llvm.access.group !129
	br label %endif.157

else.159:
	br label %endif.157

endif.160:
	br label %latch.154

then.161:
	%420 = load i32, i32* %i.13, !llvm.access.group !129
	%421 = load i32, i32* %j.14, !llvm.access.group !129
	%422 = load i32, i32* %j.14, !llvm.access.group !129
	%423 = mul nsw i32 %421, %422
	%424 = sub nsw i32 %420, %423
	%425 = sub nsw i64 %380, 1
	%426 = add nsw i64 %317, 2
	%427 = load i64, i64* %d.stride.12
	%428 = mul nsw i64 %426, %427
	%429 = load i32*, i32** %d.origin.10
	%430 = getelementptr i32, i32* %429, i64 %428
	%431 = getelementptr i32, i32* %430, i64 %425
	store i32 %424, i32* %431, !alias.scope !36, !noalias !37, !llvm.access.group !129
	br label %endif.160

else.162:
	br label %endif.160

do.172:
	%432 = phi i64 [ %370, %enddo.149 ], [ %435, %latch.173 ]
	%433 = trunc i64 %432 to i32
	store i32 %433, i32* %"i%6.35", !llvm.access.group !135
	store i32 1, i32* %"i%5.34", !llvm.access.group !135
	%434 = icmp sle i64 1, 5
	br i1 %434, label %do.176, label %enddo.179

latch.173:
	%435 = add nsw i64 %432, 1
	%436 = icmp slt i64 %432, %376
	br i1 %436, label %do.172, label %done.174, !llvm.loop !145

done.174:
	%437 = trunc i64 %435 to i32
	store i32 %437, i32* %"i%6.35"
	br label %enddo.175

enddo.175:
	%438 = load i64, i64* %"b%start1.21"
	%439 = icmp sgt i64 1, %438
	%440 = select i1 %439, i64 1, i64 %438
	%441 = load i64, i64* %"b%block1.22"
	%442 = load i64, i64* %"b%start1.21"
	%443 = add nsw i64 %441, %442
	%444 = sub nsw i64 %443, 1
	%445 = icmp slt i64 5, %444
	%446 = select i1 %445, i64 5, i64 %444
	%447 = trunc i64 %440 to i32
	store i32 %447, i32* %"i%6.35"
	%448 = icmp sle i64 %440, %446
	br i1 %448, label %do.180, label %enddo.183

do.176:
	%449 = phi i64 [ 1, %do.172 ], [ %462, %latch.177 ]
	%450 = trunc i64 %449 to i32
	store i32 %450, i32* %"i%5.34", !llvm.access.group !137
	%451 = load i64, i64* %c.stride.9
	%452 = mul nsw i64 %449, %451
	%453 = load i32*, i32** %c.origin.7
	%454 = getelementptr i32, i32* %453, i64 %452
	%455 = getelementptr i32, i32* %454, i64 %432
	%456 = load i32, i32* %455, !alias.scope !34, !noalias !35, !llvm.access.group !138
	%457 = load i64, i64* %"t%2.stride.38"
	%458 = mul nsw i64 %432, %457
	%459 = load i32*, i32** %"t%2.origin.36"
	%460 = getelementptr i32, i32* %459, i64 %458
	%461 = getelementptr i32, i32* %460, i64 %449
	store i32 %456, i32* %461, !alias.scope !52, !noalias !53, !llvm.access.group !139
	br label %latch.177

latch.177:
	%462 = add nsw i64 %449, 1
	%463 = icmp slt i64 %449, 5
	br i1 %463, label %do.176, label %done.178, !llvm.loop !142

done.178:
	%464 = trunc i64 %462 to i32
	store i32 %464, i32* %"i%5.34", !llvm.access.group !135
	br label %enddo.179

enddo.179:
	br label %latch.173

do.180:
	%465 = phi i64 [ %440, %enddo.175 ], [ %468, %latch.181 ]
	%466 = trunc i64 %465 to i32
	store i32 %466, i32* %"i%6.35", !llvm.access.group !146
	store i32 1, i32* %"i%5.34", !llvm.access.group !146
	%467 = icmp sle i64 1, 5
	br i1 %467, label %do.184, label %enddo.187

latch.181:
	%468 = add nsw i64 %465, 1
	%469 = icmp slt i64 %465, %446
	br i1 %469, label %do.180, label %done.182, !llvm.loop !156

done.182:
	%470 = trunc i64 %468 to i32
	store i32 %470, i32* %"i%6.35"
	br label %enddo.183

enddo.183:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.15 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.27, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%471 = icmp sgt i64 5, 0
	%472 = select i1 %471, i64 5, i64 0
	%473 = icmp sgt i64 5, 0
	%474 = select i1 %473, i64 5, i64 0
	%475 = mul nsw i64 %472, %474
	%476 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.188, i32 0, i32 0
	store i64 1, i64* %476
	%477 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.188, i32 0, i32 1
	store i64 1, i64* %477
	%478 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.188, i32 0, i32 0
	%479 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.189, i32 0, i32 0
	store i64 5, i64* %479
	%480 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.189, i32 0, i32 1
	store i64 5, i64* %480
	%481 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.189, i32 0, i32 0
	%482 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.190, i32 0, i32 0
	store i64 1, i64* %482
	%483 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.190, i32 0, i32 1
	store i64 1, i64* %483
	%484 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.190, i32 0, i32 0
	%485 = bitcast i64* %478 to i8*
	%486 = bitcast i64* %481 to i8*
	%487 = bitcast i64* %484 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.c to i8*), i8* %485, i8* %486, i8* %487, i32 1, i32 4)
	%488 = call i32 @hpf_io_end()
	%489 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.192, i32 0, i32 0
	%490 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.191, i32 0, i32 0
	store i64* %489, i64** %490
	%491 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.193, i32 0, i32 0
	%492 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.191, i32 0, i32 1
	store i64* %491, i64** %492
	%493 = bitcast [2 x i64*]* %params.191 to i8*
	call void @hpf_exchange_run(i8* bitcast ([2 x %hpf_exchange*]* @14 to i8*), i8* %493, i32 2)
	%494 = load i64, i64* %"d%start1.23"
	%495 = icmp sgt i64 0, %494
	%496 = select i1 %495, i64 0, i64 %494
	%497 = load i64, i64* %"d%block1.24"
	%498 = load i64, i64* %"d%start1.23"
	%499 = add nsw i64 %497, %498
	%500 = sub nsw i64 %499, 1
	%501 = icmp slt i64 4, %500
	%502 = select i1 %501, i64 4, i64 %500
	%503 = trunc i64 %496 to i32
	store i32 %503, i32* %"i%7.39"
	%504 = icmp sle i64 %496, %502
	br i1 %504, label %do.194, label %enddo.197

do.184:
	%505 = phi i64 [ 1, %do.180 ], [ %518, %latch.185 ]
	%506 = trunc i64 %505 to i32
	store i32 %506, i32* %"i%5.34", !llvm.access.group !148
	%507 = load i64, i64* %"t%2.stride.38"
	%508 = mul nsw i64 %465, %507
	%509 = load i32*, i32** %"t%2.origin.36"
	%510 = getelementptr i32, i32* %509, i64 %508
	%511 = getelementptr i32, i32* %510, i64 %505
	%512 = load i32, i32* %511, !alias.scope !52, !noalias !53, !llvm.access.group !149
	%513 = load i64, i64* %c.stride.9
	%514 = mul nsw i64 %465, %513
	%515 = load i32*, i32** %c.origin.7
	%516 = getelementptr i32, i32* %515, i64 %514
	%517 = getelementptr i32, i32* %516, i64 %505
	store i32 %512, i32* %517, !alias.scope !34, !noalias !35, !llvm.access.group !150
	br label %latch.185

latch.185:
	%518 = add nsw i64 %505, 1
	%519 = icmp slt i64 %505, 5
	br i1 %519, label %do.184, label %done.186, !llvm.loop !153

done.186:
	%520 = trunc i64 %518 to i32
	store i32 %520, i32* %"i%5.34", !llvm.access.group !146
	br label %enddo.187

enddo.187:
	br label %latch.181

do.194:
	%521 = phi i64 [ %496, %enddo.183 ], [ %534, %latch.195 ]
	%522 = trunc i64 %521 to i32
	store i32 %522, i32* %"i%7.39", !llvm.access.group !157
	%523 = load i64, i64* %"d%start2.25", !llvm.access.group !157
	%524 = icmp sgt i64 3, %523
	%525 = select i1 %524, i64 3, i64 %523
	%526 = load i64, i64* %"d%block2.26", !llvm.access.group !157
	%527 = load i64, i64* %"d%start2.25", !llvm.access.group !157
	%528 = add nsw i64 %526, %527
	%529 = sub nsw i64 %528, 1
	%530 = icmp slt i64 7, %529
	%531 = select i1 %530, i64 7, i64 %529
	%532 = trunc i64 %525 to i32
	store i32 %532, i32* %"i%8.40", !llvm.access.group !157
	%533 = icmp sle i64 %525, %531
	br i1 %533, label %do.198, label %enddo.201

latch.195:
	%534 = add nsw i64 %521, 1
	%535 = icmp slt i64 %521, %502
	br i1 %535, label %do.194, label %done.196, !llvm.loop !168

done.196:
	%536 = trunc i64 %534 to i32
	store i32 %536, i32* %"i%7.39"
	br label %enddo.197

enddo.197:
	%537 = load i64, i64* %"d%start2.25"
	%538 = icmp sgt i64 3, %537
	%539 = select i1 %538, i64 3, i64 %537
	%540 = load i64, i64* %"d%block2.26"
	%541 = load i64, i64* %"d%start2.25"
	%542 = add nsw i64 %540, %541
	%543 = sub nsw i64 %542, 1
	%544 = icmp slt i64 7, %543
	%545 = select i1 %544, i64 7, i64 %543
	%546 = trunc i64 %539 to i32
	store i32 %546, i32* %"i%8.40"
	%547 = icmp sle i64 %539, %545
	br i1 %547, label %do.202, label %enddo.205

do.198:
	%548 = phi i64 [ %525, %do.194 ], [ %573, %latch.199 ]
	%549 = trunc i64 %548 to i32
	store i32 %549, i32* %"i%8.40", !llvm.access.group !159
	%550 = sub nsw i64 %548, 2
	%551 = add nsw i64 %521, 1
	%552 = load i64, i64* %c.stride.9
	%553 = mul nsw i64 %551, %552
	%554 = load i32*, i32** %c.origin.7
	%555 = getelementptr i32, i32* %554, i64 %553
	%556 = getelementptr i32, i32* %555, i64 %550
	%557 = load i32, i32* %556, !alias.scope !34, !noalias !35, !llvm.access.group !160
	%558 = sub nsw i64 %548, 3
	%559 = add nsw i64 %521, 3
	%560 = load i64, i64* %d.stride.12
	%561 = mul nsw i64 %559, %560
	%562 = load i32*, i32** %d.origin.10
	%563 = getelementptr i32, i32* %562, i64 %561
	%564 = getelementptr i32, i32* %563, i64 %558
	%565 = load i32, i32* %564, !alias.scope !36, !noalias !37, !llvm.access.group !161
	%566 = mul nsw i32 2, %565
	%567 = sub nsw i32 %557, %566
	%568 = load i64, i64* %"t%3.stride.43"
	%569 = mul nsw i64 %548, %568
	%570 = load i32*, i32** %"t%3.origin.41"
	%571 = getelementptr i32, i32* %570, i64 %569
	%572 = getelementptr i32, i32* %571, i64 %521
	store i32 %567, i32* %572, !alias.scope !54, !noalias !55, !llvm.access.group !162
	br label %latch.199

latch.199:
	%573 = add nsw i64 %548, 1
	%574 = icmp slt i64 %548, %531
	br i1 %574, label %do.198, label %done.200, !llvm.loop !165

done.200:
	%575 = trunc i64 %573 to i32
	store i32 %575, i32* %"i%8.40", !llvm.access.group !157
	br label %enddo.201

enddo.201:
	br label %latch.195

do.202:
	%576 = phi i64 [ %539, %enddo.197 ], [ %589, %latch.203 ]
	%577 = trunc i64 %576 to i32
	store i32 %577, i32* %"i%8.40", !llvm.access.group !169
	%578 = load i64, i64* %"d%start1.23", !llvm.access.group !169
	%579 = icmp sgt i64 0, %578
	%580 = select i1 %579, i64 0, i64 %578
	%581 = load i64, i64* %"d%block1.24", !llvm.access.group !169
	%582 = load i64, i64* %"d%start1.23", !llvm.access.group !169
	%583 = add nsw i64 %581, %582
	%584 = sub nsw i64 %583, 1
	%585 = icmp slt i64 4, %584
	%586 = select i1 %585, i64 4, i64 %584
	%587 = trunc i64 %580 to i32
	store i32 %587, i32* %"i%7.39", !llvm.access.group !169
	%588 = icmp sle i64 %580, %586
	br i1 %588, label %do.206, label %enddo.209

latch.203:
	%589 = add nsw i64 %576, 1
	%590 = icmp slt i64 %576, %545
	br i1 %590, label %do.202, label %done.204, !llvm.loop !179

done.204:
	%591 = trunc i64 %589 to i32
	store i32 %591, i32* %"i%8.40"
	br label %enddo.205

enddo.205:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.16 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.27, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%592 = icmp sgt i64 5, 0
	%593 = select i1 %592, i64 5, i64 0
	%594 = icmp sgt i64 5, 0
	%595 = select i1 %594, i64 5, i64 0
	%596 = mul nsw i64 %593, %595
	%597 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.210, i32 0, i32 0
	store i64 0, i64* %597
	%598 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.210, i32 0, i32 1
	store i64 3, i64* %598
	%599 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.210, i32 0, i32 0
	%600 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.211, i32 0, i32 0
	store i64 4, i64* %600
	%601 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.211, i32 0, i32 1
	store i64 7, i64* %601
	%602 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.211, i32 0, i32 0
	%603 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.212, i32 0, i32 0
	store i64 1, i64* %603
	%604 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.212, i32 0, i32 1
	store i64 1, i64* %604
	%605 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.212, i32 0, i32 0
	%606 = bitcast i64* %599 to i8*
	%607 = bitcast i64* %602 to i8*
	%608 = bitcast i64* %605 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.d to i8*), i8* %606, i8* %607, i8* %608, i32 1, i32 4)
	%609 = call i32 @hpf_io_end()
	%610 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.214, i32 0, i32 0
	%611 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.213, i32 0, i32 0
	store i64* %610, i64** %611
	%612 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.215, i32 0, i32 0
	%613 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.213, i32 0, i32 1
	store i64* %612, i64** %613
	%614 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.216, i32 0, i32 0
	%615 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.213, i32 0, i32 2
	store i64* %614, i64** %615
	%616 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.217, i32 0, i32 0
	%617 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.213, i32 0, i32 3
	store i64* %616, i64** %617
	%618 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.218, i32 0, i32 0
	%619 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.213, i32 0, i32 4
	store i64* %618, i64** %619
	%620 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.219, i32 0, i32 0
	%621 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.213, i32 0, i32 5
	store i64* %620, i64** %621
	%622 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.220, i32 0, i32 0
	%623 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.213, i32 0, i32 6
	store i64* %622, i64** %623
	%624 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.221, i32 0, i32 0
	%625 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.213, i32 0, i32 7
	store i64* %624, i64** %625
	%626 = bitcast [8 x i64*]* %params.213 to i8*
	call void @hpf_exchange_run(i8* bitcast ([8 x %hpf_exchange*]* @23 to i8*), i8* %626, i32 8)
	%627 = load i64, i64* %"b%start1.21"
	%628 = sub nsw i64 %627, 1
	%629 = icmp sgt i64 0, %628
	%630 = select i1 %629, i64 0, i64 %628
	%631 = load i64, i64* %"b%block1.22"
	%632 = load i64, i64* %"b%start1.21"
	%633 = add nsw i64 %631, %632
	%634 = sub nsw i64 %633, 2
	%635 = icmp slt i64 4, %634
	%636 = select i1 %635, i64 4, i64 %634
	%637 = trunc i64 %630 to i32
	store i32 %637, i32* %"i%10.45"
	%638 = icmp sle i64 %630, %636
	br i1 %638, label %do.222, label %enddo.225

do.206:
	%639 = phi i64 [ %580, %do.202 ], [ %652, %latch.207 ]
	%640 = trunc i64 %639 to i32
	store i32 %640, i32* %"i%7.39", !llvm.access.group !171
	%641 = load i64, i64* %"t%3.stride.43"
	%642 = mul nsw i64 %576, %641
	%643 = load i32*, i32** %"t%3.origin.41"
	%644 = getelementptr i32, i32* %643, i64 %642
	%645 = getelementptr i32, i32* %644, i64 %639
	%646 = load i32, i32* %645, !alias.scope !54, !noalias !55, !llvm.access.group !172
	%647 = load i64, i64* %d.stride.12
	%648 = mul nsw i64 %576, %647
	%649 = load i32*, i32** %d.origin.10
	%650 = getelementptr i32, i32* %649, i64 %648
	%651 = getelementptr i32, i32* %650, i64 %639
	store i32 %646, i32* %651, !alias.scope !36, !noalias !37, !llvm.access.group !173
	br label %latch.207

latch.207:
	%652 = add nsw i64 %639, 1
	%653 = icmp slt i64 %639, %586
	br i1 %653, label %do.206, label %done.208, !llvm.loop !176

done.208:
	%654 = trunc i64 %652 to i32
	store i32 %654, i32* %"i%7.39", !llvm.access.group !169
	br label %enddo.209

enddo.209:
	br label %latch.203

do.222:
	%655 = phi i64 [ %630, %enddo.205 ], [ %658, %latch.223 ]
	%656 = trunc i64 %655 to i32
	store i32 %656, i32* %"i%10.45", !llvm.access.group !180
	store i32 3, i32* %"i%9.44", !llvm.access.group !180
	%657 = icmp sle i64 3, 7
	br i1 %657, label %do.226, label %enddo.229

latch.223:
	%658 = add nsw i64 %655, 1
	%659 = icmp slt i64 %655, %636
	br i1 %659, label %do.222, label %done.224, !llvm.loop !191

done.224:
	%660 = trunc i64 %658 to i32
	store i32 %660, i32* %"i%10.45"
	br label %enddo.225

enddo.225:
	%661 = load i64, i64* %"b%start1.21"
	%662 = sub nsw i64 %661, 1
	%663 = icmp sgt i64 0, %662
	%664 = select i1 %663, i64 0, i64 %662
	%665 = load i64, i64* %"b%block1.22"
	%666 = load i64, i64* %"b%start1.21"
	%667 = add nsw i64 %665, %666
	%668 = sub nsw i64 %667, 2
	%669 = icmp slt i64 4, %668
	%670 = select i1 %669, i64 4, i64 %668
	%671 = trunc i64 %664 to i32
	store i32 %671, i32* %"i%10.45"
	%672 = icmp sle i64 %664, %670
	br i1 %672, label %do.230, label %enddo.233

do.226:
	%673 = phi i64 [ 3, %do.222 ], [ %698, %latch.227 ]
	%674 = trunc i64 %673 to i32
	store i32 %674, i32* %"i%9.44", !llvm.access.group !182
	%675 = load i64, i64* %d.stride.12
	%676 = mul nsw i64 %673, %675
	%677 = load i32*, i32** %d.origin.10
	%678 = getelementptr i32, i32* %677, i64 %676
	%679 = getelementptr i32, i32* %678, i64 %655
	%680 = load i32, i32* %679, !alias.scope !36, !noalias !37, !llvm.access.group !183
	%681 = sub nsw i64 %673, 2
	%682 = add nsw i64 %655, 1
	%683 = load i64, i64* %c.stride.9
	%684 = mul nsw i64 %682, %683
	%685 = load i32*, i32** %c.origin.7
	%686 = getelementptr i32, i32* %685, i64 %684
	%687 = getelementptr i32, i32* %686, i64 %681
	%688 = load i32, i32* %687, !alias.scope !34, !noalias !35, !llvm.access.group !184
	%689 = icmp sgt i32 %680, %688
	%690 = zext i1 %689 to i32
	%691 = sub nsw i64 %673, 2
	%692 = add nsw i64 %655, 1
	%693 = load i64, i64* %"m%1.stride.48"
	%694 = mul nsw i64 %692, %693
	%695 = load i32*, i32** %"m%1.origin.46"
	%696 = getelementptr i32, i32* %695, i64 %694
	%697 = getelementptr i32, i32* %696, i64 %691
	store i32 %690, i32* %697, !alias.scope !56, !noalias !57, !llvm.access.group !185
	br label %latch.227

latch.227:
	%698 = add nsw i64 %673, 1
	%699 = icmp slt i64 %673, 7
	br i1 %699, label %do.226, label %done.228, !llvm.loop !188

done.228:
	%700 = trunc i64 %698 to i32
	store i32 %700, i32* %"i%9.44", !llvm.access.group !180
	br label %enddo.229

enddo.229:
	br label %latch.223

do.230:
	%701 = phi i64 [ %664, %enddo.225 ], [ %704, %latch.231 ]
	%702 = trunc i64 %701 to i32
	store i32 %702, i32* %"i%10.45", !llvm.access.group !192
	store i32 3, i32* %"i%9.44", !llvm.access.group !192
	%703 = icmp sle i64 3, 7
	br i1 %703, label %do.234, label %enddo.237

latch.231:
	%704 = add nsw i64 %701, 1
	%705 = icmp slt i64 %701, %670
	br i1 %705, label %do.230, label %done.232, !llvm.loop !203

done.232:
	%706 = trunc i64 %704 to i32
	store i32 %706, i32* %"i%10.45"
	br label %enddo.233

enddo.233:
	%707 = load i64, i64* %"b%start1.21"
	%708 = sub nsw i64 %707, 1
	%709 = icmp sgt i64 0, %708
	%710 = select i1 %709, i64 0, i64 %708
	%711 = load i64, i64* %"b%block1.22"
	%712 = load i64, i64* %"b%start1.21"
	%713 = add nsw i64 %711, %712
	%714 = sub nsw i64 %713, 2
	%715 = icmp slt i64 4, %714
	%716 = select i1 %715, i64 4, i64 %714
	%717 = trunc i64 %710 to i32
	store i32 %717, i32* %"i%10.45"
	%718 = icmp sle i64 %710, %716
	br i1 %718, label %do.241, label %enddo.244

do.234:
	%719 = phi i64 [ 3, %do.230 ], [ %730, %latch.235 ]
	%720 = trunc i64 %719 to i32
	store i32 %720, i32* %"i%9.44", !llvm.access.group !194
	%721 = sub nsw i64 %719, 2
	%722 = add nsw i64 %701, 1
	%723 = load i64, i64* %"m%1.stride.48"
	%724 = mul nsw i64 %722, %723
	%725 = load i32*, i32** %"m%1.origin.46"
	%726 = getelementptr i32, i32* %725, i64 %724
	%727 = getelementptr i32, i32* %726, i64 %721
	%728 = load i32, i32* %727, !alias.scope !56, !noalias !57, !llvm.access.group !195
	%729 = icmp ne i32 %728, 0
	br i1 %729, label %then.239, label %else.240

latch.235:
	%730 = add nsw i64 %719, 1
	%731 = icmp slt i64 %719, 7
	br i1 %731, label %do.234, label %done.236, !llvm.loop !200

done.236:
	%732 = trunc i64 %730 to i32
	store i32 %732, i32* %"i%9.44", !llvm.access.group !192
	br label %enddo.237

enddo.237:
	br label %latch.231

endif.238:
	br label %latch.235

then.239:
	%733 = add nsw i64 %701, 1
	%734 = sub nsw i64 %719, 2
	%735 = load i64, i64* %c.stride.9
	%736 = mul nsw i64 %734, %735
	%737 = load i32*, i32** %c.origin.7
	%738 = getelementptr i32, i32* %737, i64 %736
	%739 = getelementptr i32, i32* %738, i64 %733
	%740 = load i32, i32* %739, !alias.scope !34, !noalias !35, !llvm.access.group !196
	%741 = sub nsw i32 0, %740
	%742 = sub nsw i64 %719, 2
	%743 = add nsw i64 %701, 1
	%744 = load i64, i64* %"t%4.stride.51"
	%745 = mul nsw i64 %743, %744
	%746 = load i32*, i32** %"t%4.origin.49"
	%747 = getelementptr i32, i32* %746, i64 %745
	%748 = getelementptr i32, i32* %747, i64 %742
	store i32 %741, i32* %748, !alias.scope !58, !noalias !59, !llvm.access.group !197
	br label %endif.238

else.240:
	br label %endif.238

do.241:
	%749 = phi i64 [ %710, %enddo.233 ], [ %752, %latch.242 ]
	%750 = trunc i64 %749 to i32
	store i32 %750, i32* %"i%10.45", !llvm.access.group !204
	store i32 3, i32* %"i%9.44", !llvm.access.group !204
	%751 = icmp sle i64 3, 7
	br i1 %751, label %do.245, label %enddo.248

latch.242:
	%752 = add nsw i64 %749, 1
	%753 = icmp slt i64 %749, %716
	br i1 %753, label %do.241, label %done.243, !llvm.loop !215

done.243:
	%754 = trunc i64 %752 to i32
	store i32 %754, i32* %"i%10.45"
	br label %enddo.244

enddo.244:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.17 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.27, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%755 = icmp sgt i64 5, 0
	%756 = select i1 %755, i64 5, i64 0
	%757 = icmp sgt i64 5, 0
	%758 = select i1 %757, i64 5, i64 0
	%759 = mul nsw i64 %756, %758
	%760 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.252, i32 0, i32 0
	store i64 1, i64* %760
	%761 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.252, i32 0, i32 1
	store i64 1, i64* %761
	%762 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.252, i32 0, i32 0
	%763 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.253, i32 0, i32 0
	store i64 5, i64* %763
	%764 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.253, i32 0, i32 1
	store i64 5, i64* %764
	%765 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.253, i32 0, i32 0
	%766 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.254, i32 0, i32 0
	store i64 1, i64* %766
	%767 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.254, i32 0, i32 1
	store i64 1, i64* %767
	%768 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.254, i32 0, i32 0
	%769 = bitcast i64* %762 to i8*
	%770 = bitcast i64* %765 to i8*
	%771 = bitcast i64* %768 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.c to i8*), i8* %769, i8* %770, i8* %771, i32 1, i32 4)
	%772 = call i32 @hpf_io_end()
	store i32 1, i32* %"i%13.54"
	%773 = icmp sle i64 1, 2
	br i1 %773, label %do.255, label %enddo.258

do.245:
	%774 = phi i64 [ 3, %do.241 ], [ %785, %latch.246 ]
	%775 = trunc i64 %774 to i32
	store i32 %775, i32* %"i%9.44", !llvm.access.group !206
	%776 = sub nsw i64 %774, 2
	%777 = add nsw i64 %749, 1
	%778 = load i64, i64* %"m%1.stride.48"
	%779 = mul nsw i64 %777, %778
	%780 = load i32*, i32** %"m%1.origin.46"
	%781 = getelementptr i32, i32* %780, i64 %779
	%782 = getelementptr i32, i32* %781, i64 %776
	%783 = load i32, i32* %782, !alias.scope !56, !noalias !57, !llvm.access.group !207
	%784 = icmp ne i32 %783, 0
	br i1 %784, label %then.250, label %else.251

latch.246:
	%785 = add nsw i64 %774, 1
	%786 = icmp slt i64 %774, 7
	br i1 %786, label %do.245, label %done.247, !llvm.loop !212

done.247:
	%787 = trunc i64 %785 to i32
	store i32 %787, i32* %"i%9.44", !llvm.access.group !204
	br label %enddo.248

enddo.248:
	br label %latch.242

endif.249:
	br label %latch.246

then.250:
	%788 = sub nsw i64 %774, 2
	%789 = add nsw i64 %749, 1
	%790 = load i64, i64* %"t%4.stride.51"
	%791 = mul nsw i64 %789, %790
	%792 = load i32*, i32** %"t%4.origin.49"
	%793 = getelementptr i32, i32* %792, i64 %791
	%794 = getelementptr i32, i32* %793, i64 %788
	%795 = load i32, i32* %794, !alias.scope !58, !noalias !59, !llvm.access.group !208
	%796 = sub nsw i64 %774, 2
	%797 = add nsw i64 %749, 1
	%798 = load i64, i64* %c.stride.9
	%799 = mul nsw i64 %797, %798
	%800 = load i32*, i32** %c.origin.7
	%801 = getelementptr i32, i32* %800, i64 %799
	%802 = getelementptr i32, i32* %801, i64 %796
	store i32 %795, i32* %802, !alias.scope !34, !noalias !35, !llvm.access.group !209
	br label %endif.249

else.251:
	br label %endif.249

do.255:
	%803 = phi i64 [ 1, %enddo.244 ], [ %806, %latch.256 ]
	%804 = trunc i64 %803 to i32
	store i32 %804, i32* %"i%13.54"
	store i32 1, i32* %"i%12.53"
	%805 = icmp sle i64 1, 3
	br i1 %805, label %do.259, label %enddo.262

latch.256:
	%806 = add nsw i64 %803, 1
	%807 = icmp slt i64 %803, 2
	br i1 %807, label %do.255, label %done.257, !llvm.loop !228

done.257:
	%808 = trunc i64 %806 to i32
	store i32 %808, i32* %"i%13.54"
	br label %enddo.258

enddo.258:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.18 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.27, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%809 = getelementptr i32, i32* getelementptr ([12 x i32], [12 x i32]* @t.data, i64 0, i64 -9), i64 8
	%810 = getelementptr i32, i32* %809, i64 1
	%811 = bitcast i32* %810 to i8*
	%812 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }* %descriptor.267, i32 0, i32 0
	store i8* %811, i8** %812
	%813 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }* %descriptor.267, i32 0, i32 1
	store i64 0, i64* %813
	%814 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }* %descriptor.267, i32 0, i32 2, i32 0
	store i64 4, i64* %814
	%815 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }* %descriptor.267, i32 0, i32 2, i32 1
	store i32 0, i32* %815
	%816 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }* %descriptor.267, i32 0, i32 2, i32 2
	store i8 3, i8* %816
	%817 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }* %descriptor.267, i32 0, i32 2, i32 3
	store i8 1, i8* %817
	%818 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }* %descriptor.267, i32 0, i32 2, i32 4
	store i16 0, i16* %818
	%819 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }* %descriptor.267, i32 0, i32 3
	store i64 4, i64* %819
	%820 = icmp sgt i64 2, 0
	%821 = select i1 %820, i64 2, i64 0
	%822 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }* %descriptor.267, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %822
	%823 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }* %descriptor.267, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %823
	%824 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }* %descriptor.267, i32 0, i32 4, i32 0, i32 2
	store i64 %821, i64* %824
	%825 = icmp sgt i64 3, 0
	%826 = select i1 %825, i64 3, i64 0
	%827 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }* %descriptor.267, i32 0, i32 4, i32 1, i32 0
	store i64 2, i64* %827
	%828 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }* %descriptor.267, i32 0, i32 4, i32 1, i32 1
	store i64 1, i64* %828
	%829 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }* %descriptor.267, i32 0, i32 4, i32 1, i32 2
	store i64 %826, i64* %829
	%830 = icmp sgt i64 2, 0
	%831 = select i1 %830, i64 2, i64 0
	%832 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }* %descriptor.267, i32 0, i32 4, i32 2, i32 0
	store i64 6, i64* %832
	%833 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }* %descriptor.267, i32 0, i32 4, i32 2, i32 1
	store i64 1, i64* %833
	%834 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }* %descriptor.267, i32 0, i32 4, i32 2, i32 2
	store i64 %831, i64* %834
	%835 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }* %descriptor.267, i32 0, i32 1
	store i64 -9, i64* %835
	%836 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [3 x { i64, i64, i64 }] }* %descriptor.267 to i8*
	call void @hpf_io_array(i8* %836, i32 4)
	%837 = call i32 @hpf_io_end()
	store i32 0, i32* %"s%1.57"
	store i32 0, i32* %"s%1%part.102"
	%838 = load i64, i64* %"a%start1.19"
	%839 = icmp sgt i64 1, %838
	%840 = select i1 %839, i64 1, i64 %838
	%841 = load i64, i64* %"a%block1.20"
	%842 = load i64, i64* %"a%start1.19"
	%843 = add nsw i64 %841, %842
	%844 = sub nsw i64 %843, 1
	%845 = icmp slt i64 5, %844
	%846 = select i1 %845, i64 5, i64 %844
	%847 = trunc i64 %840 to i32
	store i32 %847, i32* %"i%15.56"
	%848 = icmp sle i64 %840, %846
	br i1 %848, label %do.268, label %enddo.271

do.259:
	%849 = phi i64 [ 1, %do.255 ], [ %852, %latch.260 ]
	%850 = trunc i64 %849 to i32
	store i32 %850, i32* %"i%12.53", !llvm.access.group !216
	store i32 1, i32* %"i%11.52", !llvm.access.group !216
	%851 = icmp sle i64 1, 2
	br i1 %851, label %do.263, label %enddo.266

latch.260:
	%852 = add nsw i64 %849, 1
	%853 = icmp slt i64 %849, 3
	br i1 %853, label %do.259, label %done.261, !llvm.loop !226

done.261:
	%854 = trunc i64 %852 to i32
	store i32 %854, i32* %"i%12.53"
	br label %enddo.262

enddo.262:
	br label %latch.256

do.263:
	%855 = phi i64 [ 1, %do.259 ], [ %871, %latch.264 ]
	%856 = trunc i64 %855 to i32
	store i32 %856, i32* %"i%11.52", !llvm.access.group !218
	%857 = sub nsw i64 %855, 1
	%858 = add nsw i64 %803, %857
	%859 = add nsw i64 %849, %855
	%860 = load i64, i64* %a.stride.3
	%861 = mul nsw i64 %859, %860
	%862 = load i32*, i32** %a.origin.1
	%863 = getelementptr i32, i32* %862, i64 %861
	%864 = getelementptr i32, i32* %863, i64 %858
	%865 = load i32, i32* %864, !alias.scope !30, !noalias !31, !llvm.access.group !219
	%866 = mul nsw i64 %803, 6
	%867 = mul nsw i64 %849, 2
	%868 = add nsw i64 %866, %867
	%869 = getelementptr i32, i32* getelementptr ([12 x i32], [12 x i32]* @t.data, i64 0, i64 -9), i64 %868
	%870 = getelementptr i32, i32* %869, i64 %855
	store i32 %865, i32* %870, !alias.scope !38, !noalias !39, !llvm.access.group !220
	br label %latch.264

latch.264:
	%871 = add nsw i64 %855, 1
	%872 = icmp slt i64 %855, 2
	br i1 %872, label %do.263, label %done.265, !llvm.loop !223

done.265:
	%873 = trunc i64 %871 to i32
	store i32 %873, i32* %"i%11.52", !llvm.access.group !216
	br label %enddo.266

enddo.266:
	br label %latch.260

do.268:
	%874 = phi i64 [ %840, %enddo.258 ], [ %877, %latch.269 ]
	%875 = trunc i64 %874 to i32
	store i32 %875, i32* %"i%15.56", !llvm.access.group !229
	store i32 1, i32* %"i%14.55", !llvm.access.group !229
	%876 = icmp sle i64 1, 7
	br i1 %876, label %do.272, label %enddo.275

latch.269:
	%877 = add nsw i64 %874, 1
	%878 = icmp slt i64 %874, %846
	br i1 %878, label %do.268, label %done.270, !llvm.loop !240

done.270:
	%879 = trunc i64 %877 to i32
	store i32 %879, i32* %"i%15.56"
	br label %enddo.271

enddo.271:
	%880 = load i32, i32* %"s%1%part.102"
	store i32 %880, i32* %temporary.276
	%881 = bitcast i32* %temporary.276 to i8*
	call void @hpf_reduce(i8* %881, i32 1, i32 0, i32 0, i8* bitcast (%hpf_pos* @.pos.19 to i8*))
	%882 = load i32, i32* %temporary.276
	store i32 %882, i32* %"s%1%part.102"
	%883 = load i32, i32* %"s%1.57"
	%884 = load i32, i32* %"s%1%part.102"
	%885 = add nsw i32 %883, %884
	store i32 %885, i32* %"s%1.57"
	%886 = load i64, i64* %"a%start1.19"
	%887 = icmp sgt i64 1, %886
	%888 = select i1 %887, i64 1, i64 %886
	%889 = load i64, i64* %"a%block1.20"
	%890 = load i64, i64* %"a%start1.19"
	%891 = add nsw i64 %889, %890
	%892 = sub nsw i64 %891, 1
	%893 = icmp slt i64 5, %892
	%894 = select i1 %893, i64 5, i64 %892
	store i64 %888, i64* %"i%18.62"
	%895 = icmp sle i64 %888, %894
	br i1 %895, label %do.277, label %enddo.280

do.272:
	%896 = phi i64 [ 1, %do.268 ], [ %906, %latch.273 ]
	%897 = trunc i64 %896 to i32
	store i32 %897, i32* %"i%14.55", !llvm.access.group !231
	%898 = load i32, i32* %"s%1%part.102", !llvm.access.group !232
	%899 = load i64, i64* %a.stride.3
	%900 = mul nsw i64 %896, %899
	%901 = load i32*, i32** %a.origin.1
	%902 = getelementptr i32, i32* %901, i64 %900
	%903 = getelementptr i32, i32* %902, i64 %874
	%904 = load i32, i32* %903, !alias.scope !30, !noalias !31, !llvm.access.group !233
	%905 = add nsw i32 %898, %904
	store i32 %905, i32* %"s%1%part.102", !llvm.access.group !234
	br label %latch.273

latch.273:
	%906 = add nsw i64 %896, 1
	%907 = icmp slt i64 %896, 7
	br i1 %907, label %do.272, label %done.274, !llvm.loop !237

done.274:
	%908 = trunc i64 %906 to i32
	store i32 %908, i32* %"i%14.55", !llvm.access.group !229
	br label %enddo.275

enddo.275:
	br label %latch.269

do.277:
	%909 = phi i64 [ %888, %enddo.271 ], [ %912, %latch.278 ]
	store i64 %909, i64* %"i%18.62", !llvm.access.group !241
	%910 = load i32*, i32** %"v%1.origin.60"
	%911 = getelementptr i32, i32* %910, i64 %909
	store i32 0, i32* %911, !alias.scope !60, !noalias !61, !llvm.access.group !241
	br label %latch.278

latch.278:
	%912 = add nsw i64 %909, 1
	%913 = icmp slt i64 %909, %894
	br i1 %913, label %do.277, label %done.279, !llvm.loop !244

done.279:
	store i64 %912, i64* %"i%18.62"
	br label %enddo.280

enddo.280:
	store i64 1, i64* %"i%16.58"
	%914 = icmp sle i64 1, 4
	br i1 %914, label %do.281, label %enddo.284

do.281:
	%915 = phi i64 [ 1, %enddo.280 ], [ %926, %latch.282 ]
	store i64 %915, i64* %"i%16.58"
	%916 = load i64, i64* %"a%start1.19"
	%917 = icmp sgt i64 1, %916
	%918 = select i1 %917, i64 1, i64 %916
	%919 = load i64, i64* %"a%block1.20"
	%920 = load i64, i64* %"a%start1.19"
	%921 = add nsw i64 %919, %920
	%922 = sub nsw i64 %921, 1
	%923 = icmp slt i64 5, %922
	%924 = select i1 %923, i64 5, i64 %922
	store i64 %918, i64* %"i%17.59"
	%925 = icmp sle i64 %918, %924
	br i1 %925, label %do.285, label %enddo.288

latch.282:
	%926 = add nsw i64 %915, 4
	%927 = icmp sle i64 %926, 4
	br i1 %927, label %do.281, label %done.283, !llvm.loop !250

done.283:
	store i64 %926, i64* %"i%16.58"
	br label %enddo.284

enddo.284:
	%928 = icmp sgt i64 7, 0
	%929 = select i1 %928, i64 7, i64 0
	%930 = sdiv i64 %929, 4
	%931 = srem i64 %929, 4
	%932 = icmp slt i64 %931, 0
	%933 = sub nsw i64 %930, 1
	%934 = select i1 %932, i64 %933, i64 %930
	%935 = mul nsw i64 %934, 4
	%936 = add nsw i64 1, %935
	store i64 %936, i64* %"i%16.58"
	%937 = icmp sle i64 %936, 7
	br i1 %937, label %do.289, label %enddo.292

do.285:
	%938 = phi i64 [ %918, %do.281 ], [ %990, %latch.286 ]
	store i64 %938, i64* %"i%17.59", !llvm.access.group !245
	%939 = load i32*, i32** %"v%1.origin.60"
	%940 = getelementptr i32, i32* %939, i64 %938
	%941 = load i32, i32* %940, !alias.scope !60, !noalias !61, !llvm.access.group !245
	%942 = load i64, i64* %a.stride.3
	%943 = mul nsw i64 %915, %942
	%944 = load i32*, i32** %a.origin.1
	%945 = getelementptr i32, i32* %944, i64 %943
	%946 = getelementptr i32, i32* %945, i64 %938
	%947 = load i32, i32* %946, !alias.scope !30, !noalias !31, !llvm.access.group !245
	%948 = add nsw i32 %941, %947
	%949 = load i32*, i32** %"v%1.origin.60"
	%950 = getelementptr i32, i32* %949, i64 %938
	store i32 %948, i32* %950, !alias.scope !60, !noalias !61, !llvm.access.group !245
	%951 = load i32*, i32** %"v%1.origin.60"
	%952 = getelementptr i32, i32* %951, i64 %938
	%953 = load i32, i32* %952, !alias.scope !60, !noalias !61, !llvm.access.group !245
	%954 = add nsw i64 %915, 1
	%955 = load i64, i64* %a.stride.3
	%956 = mul nsw i64 %954, %955
	%957 = load i32*, i32** %a.origin.1
	%958 = getelementptr i32, i32* %957, i64 %956
	%959 = getelementptr i32, i32* %958, i64 %938
	%960 = load i32, i32* %959, !alias.scope !30, !noalias !31, !llvm.access.group !245
	%961 = add nsw i32 %953, %960
	%962 = load i32*, i32** %"v%1.origin.60"
	%963 = getelementptr i32, i32* %962, i64 %938
	store i32 %961, i32* %963, !alias.scope !60, !noalias !61, !llvm.access.group !245
	%964 = load i32*, i32** %"v%1.origin.60"
	%965 = getelementptr i32, i32* %964, i64 %938
	%966 = load i32, i32* %965, !alias.scope !60, !noalias !61, !llvm.access.group !245
	%967 = add nsw i64 %915, 2
	%968 = load i64, i64* %a.stride.3
	%969 = mul nsw i64 %967, %968
	%970 = load i32*, i32** %a.origin.1
	%971 = getelementptr i32, i32* %970, i64 %969
	%972 = getelementptr i32, i32* %971, i64 %938
	%973 = load i32, i32* %972, !alias.scope !30, !noalias !31, !llvm.access.group !245
	%974 = add nsw i32 %966, %973
	%975 = load i32*, i32** %"v%1.origin.60"
	%976 = getelementptr i32, i32* %975, i64 %938
	store i32 %974, i32* %976, !alias.scope !60, !noalias !61, !llvm.access.group !245
	%977 = load i32*, i32** %"v%1.origin.60"
	%978 = getelementptr i32, i32* %977, i64 %938
	%979 = load i32, i32* %978, !alias.scope !60, !noalias !61, !llvm.access.group !245
	%980 = add nsw i64 %915, 3
	%981 = load i64, i64* %a.stride.3
	%982 = mul nsw i64 %980, %981
	%983 = load i32*, i32** %a.origin.1
	%984 = getelementptr i32, i32* %983, i64 %982
	%985 = getelementptr i32, i32* %984, i64 %938
	%986 = load i32, i32* %985, !alias.scope !30, !noalias !31, !llvm.access.group !245
	%987 = add nsw i32 %979, %986
	%988 = load i32*, i32** %"v%1.origin.60"
	%989 = getelementptr i32, i32* %988, i64 %938
	store i32 %987, i32* %989, !alias.scope !60, !noalias !61, !llvm.access.group !245
	br label %latch.286

latch.286:
	%990 = add nsw i64 %938, 1
	%991 = icmp slt i64 %938, %924
	br i1 %991, label %do.285, label %done.287, !llvm.loop !248

done.287:
	store i64 %990, i64* %"i%17.59"
	br label %enddo.288

enddo.288:
	br label %latch.282

do.289:
	%992 = phi i64 [ %936, %enddo.284 ], [ %1003, %latch.290 ]
	store i64 %992, i64* %"i%16.58"
	%993 = load i64, i64* %"a%start1.19"
	%994 = icmp sgt i64 1, %993
	%995 = select i1 %994, i64 1, i64 %993
	%996 = load i64, i64* %"a%block1.20"
	%997 = load i64, i64* %"a%start1.19"
	%998 = add nsw i64 %996, %997
	%999 = sub nsw i64 %998, 1
	%1000 = icmp slt i64 5, %999
	%1001 = select i1 %1000, i64 5, i64 %999
	store i64 %995, i64* %"i%17.59"
	%1002 = icmp sle i64 %995, %1001
	br i1 %1002, label %do.293, label %enddo.296

latch.290:
	%1003 = add nsw i64 %992, 1
	%1004 = icmp slt i64 %992, 7
	br i1 %1004, label %do.289, label %done.291, !llvm.loop !256

done.291:
	store i64 %1003, i64* %"i%16.58"
	br label %enddo.292

enddo.292:
	%1005 = load i64, i64* %"a%start1.19"
	%1006 = icmp sgt i64 1, %1005
	%1007 = select i1 %1006, i64 1, i64 %1005
	%1008 = load i64, i64* %"a%block1.20"
	%1009 = load i64, i64* %"a%start1.19"
	%1010 = add nsw i64 %1008, %1009
	%1011 = sub nsw i64 %1010, 1
	%1012 = icmp slt i64 5, %1011
	%1013 = select i1 %1012, i64 5, i64 %1011
	%1014 = trunc i64 %1007 to i32
	store i32 %1014, i32* %"i%19.65"
	%1015 = icmp sle i64 %1007, %1013
	br i1 %1015, label %do.297, label %enddo.300

do.293:
	%1016 = phi i64 [ %995, %do.289 ], [ %1029, %latch.294 ]
	store i64 %1016, i64* %"i%17.59", !llvm.access.group !251
	%1017 = load i32*, i32** %"v%1.origin.60"
	%1018 = getelementptr i32, i32* %1017, i64 %1016
	%1019 = load i32, i32* %1018, !alias.scope !60, !noalias !61, !llvm.access.group !251
	%1020 = load i64, i64* %a.stride.3
	%1021 = mul nsw i64 %992, %1020
	%1022 = load i32*, i32** %a.origin.1
	%1023 = getelementptr i32, i32* %1022, i64 %1021
	%1024 = getelementptr i32, i32* %1023, i64 %1016
	%1025 = load i32, i32* %1024, !alias.scope !30, !noalias !31, !llvm.access.group !251
	%1026 = add nsw i32 %1019, %1025
	%1027 = load i32*, i32** %"v%1.origin.60"
	%1028 = getelementptr i32, i32* %1027, i64 %1016
	store i32 %1026, i32* %1028, !alias.scope !60, !noalias !61, !llvm.access.group !251
	br label %latch.294

latch.294:
	%1029 = add nsw i64 %1016, 1
	%1030 = icmp slt i64 %1016, %1001
	br i1 %1030, label %do.293, label %done.295, !llvm.loop !254

done.295:
	store i64 %1029, i64* %"i%17.59"
	br label %enddo.296

enddo.296:
	br label %latch.290

do.297:
	%1031 = phi i64 [ %1007, %enddo.292 ], [ %1038, %latch.298 ]
	%1032 = trunc i64 %1031 to i32
	store i32 %1032, i32* %"i%19.65", !llvm.access.group !257
	%1033 = load i32*, i32** %"v%1.origin.60"
	%1034 = getelementptr i32, i32* %1033, i64 %1031
	%1035 = load i32, i32* %1034, !alias.scope !60, !noalias !61, !llvm.access.group !257
	%1036 = load i32*, i32** %"t%5.origin.63"
	%1037 = getelementptr i32, i32* %1036, i64 %1031
	store i32 %1035, i32* %1037, !alias.scope !62, !noalias !63, !llvm.access.group !257
	br label %latch.298

latch.298:
	%1038 = add nsw i64 %1031, 1
	%1039 = icmp slt i64 %1031, %1013
	br i1 %1039, label %do.297, label %done.299, !llvm.loop !260

done.299:
	%1040 = trunc i64 %1038 to i32
	store i32 %1040, i32* %"i%19.65"
	br label %enddo.300

enddo.300:
	%1041 = load i64, i64* %"a%start1.19"
	%1042 = icmp sgt i64 1, %1041
	%1043 = select i1 %1042, i64 1, i64 %1041
	%1044 = load i64, i64* %"a%block1.20"
	%1045 = load i64, i64* %"a%start1.19"
	%1046 = add nsw i64 %1044, %1045
	%1047 = sub nsw i64 %1046, 1
	%1048 = icmp slt i64 5, %1047
	%1049 = select i1 %1048, i64 5, i64 %1047
	store i64 %1043, i64* %"i%21.70"
	%1050 = icmp sle i64 %1043, %1049
	br i1 %1050, label %do.301, label %enddo.304

do.301:
	%1051 = phi i64 [ %1043, %enddo.300 ], [ %1053, %latch.302 ]
	store i64 %1051, i64* %"i%21.70", !llvm.access.group !261
	store i64 1, i64* %"i%20.69", !llvm.access.group !261
	%1052 = icmp sle i64 1, 7
	br i1 %1052, label %do.305, label %enddo.308

latch.302:
	%1053 = add nsw i64 %1051, 1
	%1054 = icmp slt i64 %1051, %1049
	br i1 %1054, label %do.301, label %done.303, !llvm.loop !271

done.303:
	store i64 %1053, i64* %"i%21.70"
	br label %enddo.304

enddo.304:
	store i64 1, i64* %"i%23.72"
	%1055 = icmp sle i64 1, 7
	br i1 %1055, label %do.309, label %enddo.312

do.305:
	%1056 = phi i64 [ 1, %do.301 ], [ %1068, %latch.306 ]
	store i64 %1056, i64* %"i%20.69", !llvm.access.group !263
	%1057 = load i64, i64* %a.stride.3
	%1058 = mul nsw i64 %1056, %1057
	%1059 = load i32*, i32** %a.origin.1
	%1060 = getelementptr i32, i32* %1059, i64 %1058
	%1061 = getelementptr i32, i32* %1060, i64 %1051
	%1062 = load i32, i32* %1061, !alias.scope !30, !noalias !31, !llvm.access.group !264
	%1063 = load i64, i64* %"v%2.stride.68"
	%1064 = mul nsw i64 %1051, %1063
	%1065 = load i32*, i32** %"v%2.origin.66"
	%1066 = getelementptr i32, i32* %1065, i64 %1064
	%1067 = getelementptr i32, i32* %1066, i64 %1056
	store i32 %1062, i32* %1067, !alias.scope !64, !noalias !65, !llvm.access.group !265
	br label %latch.306

latch.306:
	%1068 = add nsw i64 %1056, 1
	%1069 = icmp slt i64 %1056, 7
	br i1 %1069, label %do.305, label %done.307, !llvm.loop !268

done.307:
	store i64 %1068, i64* %"i%20.69", !llvm.access.group !261
	br label %enddo.308

enddo.308:
	br label %latch.302

do.309:
	%1070 = phi i64 [ 1, %enddo.304 ], [ %1072, %latch.310 ]
	store i64 %1070, i64* %"i%23.72", !llvm.access.group !272
	store i64 1, i64* %"i%22.71", !llvm.access.group !272
	%1071 = icmp sle i64 1, 7
	br i1 %1071, label %do.313, label %enddo.316

latch.310:
	%1072 = add nsw i64 %1070, 1
	%1073 = icmp slt i64 %1070, 7
	br i1 %1073, label %do.309, label %done.311, !llvm.loop !281

done.311:
	store i64 %1072, i64* %"i%23.72"
	br label %enddo.312

enddo.312:
	%1074 = call i32 @pgas_this_image()
	%1075 = sext i32 %1074 to i64
	%1076 = icmp sgt i64 %1075, 1
	br i1 %1076, label %then.318, label %else.319

do.313:
	%1077 = phi i64 [ 1, %do.309 ], [ %1081, %latch.314 ]
	store i64 %1077, i64* %"i%22.71", !llvm.access.group !274
	%1078 = mul nsw i64 %1070, 7
	%1079 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1078
	%1080 = getelementptr i32, i32* %1079, i64 %1077
	store i32 0, i32* %1080, !alias.scope !66, !noalias !67, !llvm.access.group !275
	br label %latch.314

latch.314:
	%1081 = add nsw i64 %1077, 1
	%1082 = icmp slt i64 %1077, 7
	br i1 %1082, label %do.313, label %done.315, !llvm.loop !278

done.315:
	store i64 %1081, i64* %"i%22.71", !llvm.access.group !272
	br label %enddo.316

enddo.316:
	br label %latch.310

endif.317:
	store i64 1, i64* %"i%26.75"
	%1083 = icmp sle i64 1, 4
	br i1 %1083, label %do.328, label %enddo.331

then.318:
	store i64 1, i64* %"v%3%at.104"
	%1084 = icmp sle i64 1, 7
	br i1 %1084, label %do.320, label %enddo.323

else.319:
	br label %endif.317

do.320:
	%1085 = phi i64 [ 1, %then.318 ], [ %1087, %latch.321 ]
	store i64 %1085, i64* %"v%3%at.104"
	store i64 1, i64* %"v%3%at.103"
	%1086 = icmp sle i64 1, 7
	br i1 %1086, label %do.324, label %enddo.327

latch.321:
	%1087 = add nsw i64 %1085, 1
	%1088 = icmp slt i64 %1085, 7
	br i1 %1088, label %do.320, label %done.322, !llvm.loop !287

done.322:
	store i64 %1087, i64* %"v%3%at.104"
	br label %enddo.323

enddo.323:
	br label %endif.317

do.324:
	%1089 = phi i64 [ 1, %do.320 ], [ %1093, %latch.325 ]
	store i64 %1089, i64* %"v%3%at.103", !llvm.access.group !282
	%1090 = mul nsw i64 %1085, 7
	%1091 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1090
	%1092 = getelementptr i32, i32* %1091, i64 %1089
	store i32 0, i32* %1092, !alias.scope !66, !noalias !67, !llvm.access.group !282
	br label %latch.325

latch.325:
	%1093 = add nsw i64 %1089, 1
	%1094 = icmp slt i64 %1089, 7
	br i1 %1094, label %do.324, label %done.326, !llvm.loop !285

done.326:
	store i64 %1093, i64* %"v%3%at.103"
	br label %enddo.327

enddo.327:
	br label %latch.321

do.328:
	%1095 = phi i64 [ 1, %endif.317 ], [ %1107, %latch.329 ]
	store i64 %1095, i64* %"i%26.75"
	%1096 = load i64, i64* %"a%start1.19"
	%1097 = icmp sgt i64 1, %1096
	%1098 = select i1 %1097, i64 1, i64 %1096
	%1099 = load i64, i64* %"a%block1.20"
	%1100 = load i64, i64* %"a%start1.19"
	%1101 = add nsw i64 %1099, %1100
	%1102 = sub nsw i64 %1101, 1
	%1103 = icmp slt i64 5, %1102
	%1104 = select i1 %1103, i64 5, i64 %1102
	%1105 = sub nsw i64 %1104, 2
	store i64 %1098, i64* %"i%25.74"
	%1106 = icmp sle i64 %1098, %1105
	br i1 %1106, label %do.332, label %enddo.335

latch.329:
	%1107 = add nsw i64 %1095, 4
	%1108 = icmp sle i64 %1107, 4
	br i1 %1108, label %do.328, label %done.330, !llvm.loop !301

done.330:
	store i64 %1107, i64* %"i%26.75"
	br label %enddo.331

enddo.331:
	%1109 = icmp sgt i64 7, 0
	%1110 = select i1 %1109, i64 7, i64 0
	%1111 = sdiv i64 %1110, 4
	%1112 = srem i64 %1110, 4
	%1113 = icmp slt i64 %1112, 0
	%1114 = sub nsw i64 %1111, 1
	%1115 = select i1 %1113, i64 %1114, i64 %1111
	%1116 = mul nsw i64 %1115, 4
	%1117 = add nsw i64 1, %1116
	store i64 %1117, i64* %"i%26.75"
	%1118 = icmp sle i64 %1117, 7
	br i1 %1118, label %do.348, label %enddo.351

do.332:
	%1119 = phi i64 [ %1098, %do.328 ], [ %1121, %latch.333 ]
	store i64 %1119, i64* %"i%25.74"
	store i64 1, i64* %"i%24.73"
	%1120 = icmp sle i64 1, 7
	br i1 %1120, label %do.336, label %enddo.339

latch.333:
	%1121 = add nsw i64 %1119, 3
	%1122 = icmp sle i64 %1121, %1105
	br i1 %1122, label %do.332, label %done.334, !llvm.loop !293

done.334:
	store i64 %1121, i64* %"i%25.74"
	br label %enddo.335

enddo.335:
	%1123 = load i64, i64* %"a%start1.19"
	%1124 = icmp sgt i64 1, %1123
	%1125 = select i1 %1124, i64 1, i64 %1123
	%1126 = load i64, i64* %"a%block1.20"
	%1127 = load i64, i64* %"a%start1.19"
	%1128 = add nsw i64 %1126, %1127
	%1129 = sub nsw i64 %1128, 1
	%1130 = icmp slt i64 5, %1129
	%1131 = select i1 %1130, i64 5, i64 %1129
	%1132 = load i64, i64* %"a%start1.19"
	%1133 = icmp sgt i64 1, %1132
	%1134 = select i1 %1133, i64 1, i64 %1132
	%1135 = sub nsw i64 %1131, %1134
	%1136 = add nsw i64 %1135, 1
	%1137 = icmp sgt i64 %1136, 0
	%1138 = select i1 %1137, i64 %1136, i64 0
	%1139 = sdiv i64 %1138, 3
	%1140 = srem i64 %1138, 3
	%1141 = icmp slt i64 %1140, 0
	%1142 = sub nsw i64 %1139, 1
	%1143 = select i1 %1141, i64 %1142, i64 %1139
	%1144 = mul nsw i64 %1143, 3
	%1145 = add nsw i64 %1125, %1144
	%1146 = load i64, i64* %"a%block1.20"
	%1147 = load i64, i64* %"a%start1.19"
	%1148 = add nsw i64 %1146, %1147
	%1149 = sub nsw i64 %1148, 1
	%1150 = icmp slt i64 5, %1149
	%1151 = select i1 %1150, i64 5, i64 %1149
	store i64 %1145, i64* %"i%25.74"
	%1152 = icmp sle i64 %1145, %1151
	br i1 %1152, label %do.340, label %enddo.343

do.336:
	%1153 = phi i64 [ 1, %do.332 ], [ %1449, %latch.337 ]
	store i64 %1153, i64* %"i%24.73", !llvm.access.group !288
	%1154 = mul nsw i64 %1095, 7
	%1155 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1154
	%1156 = getelementptr i32, i32* %1155, i64 %1153
	%1157 = load i32, i32* %1156, !alias.scope !66, !noalias !67, !llvm.access.group !288
	%1158 = load i64, i64* %"v%2.stride.68"
	%1159 = mul nsw i64 %1119, %1158
	%1160 = load i32*, i32** %"v%2.origin.66"
	%1161 = getelementptr i32, i32* %1160, i64 %1159
	%1162 = getelementptr i32, i32* %1161, i64 %1153
	%1163 = load i32, i32* %1162, !alias.scope !64, !noalias !65, !llvm.access.group !288
	%1164 = load i64, i64* %a.stride.3
	%1165 = mul nsw i64 %1095, %1164
	%1166 = load i32*, i32** %a.origin.1
	%1167 = getelementptr i32, i32* %1166, i64 %1165
	%1168 = getelementptr i32, i32* %1167, i64 %1119
	%1169 = load i32, i32* %1168, !alias.scope !30, !noalias !31, !llvm.access.group !288
	%1170 = mul nsw i32 %1163, %1169
	%1171 = add nsw i32 %1157, %1170
	%1172 = mul nsw i64 %1095, 7
	%1173 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1172
	%1174 = getelementptr i32, i32* %1173, i64 %1153
	store i32 %1171, i32* %1174, !alias.scope !66, !noalias !67, !llvm.access.group !288
	%1175 = add nsw i64 %1095, 1
	%1176 = mul nsw i64 %1175, 7
	%1177 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1176
	%1178 = getelementptr i32, i32* %1177, i64 %1153
	%1179 = load i32, i32* %1178, !alias.scope !66, !noalias !67, !llvm.access.group !288
	%1180 = load i64, i64* %"v%2.stride.68"
	%1181 = mul nsw i64 %1119, %1180
	%1182 = load i32*, i32** %"v%2.origin.66"
	%1183 = getelementptr i32, i32* %1182, i64 %1181
	%1184 = getelementptr i32, i32* %1183, i64 %1153
	%1185 = load i32, i32* %1184, !alias.scope !64, !noalias !65, !llvm.access.group !288
	%1186 = add nsw i64 %1095, 1
	%1187 = load i64, i64* %a.stride.3
	%1188 = mul nsw i64 %1186, %1187
	%1189 = load i32*, i32** %a.origin.1
	%1190 = getelementptr i32, i32* %1189, i64 %1188
	%1191 = getelementptr i32, i32* %1190, i64 %1119
	%1192 = load i32, i32* %1191, !alias.scope !30, !noalias !31, !llvm.access.group !288
	%1193 = mul nsw i32 %1185, %1192
	%1194 = add nsw i32 %1179, %1193
	%1195 = add nsw i64 %1095, 1
	%1196 = mul nsw i64 %1195, 7
	%1197 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1196
	%1198 = getelementptr i32, i32* %1197, i64 %1153
	store i32 %1194, i32* %1198, !alias.scope !66, !noalias !67, !llvm.access.group !288
	%1199 = add nsw i64 %1095, 2
	%1200 = mul nsw i64 %1199, 7
	%1201 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1200
	%1202 = getelementptr i32, i32* %1201, i64 %1153
	%1203 = load i32, i32* %1202, !alias.scope !66, !noalias !67, !llvm.access.group !288
	%1204 = load i64, i64* %"v%2.stride.68"
	%1205 = mul nsw i64 %1119, %1204
	%1206 = load i32*, i32** %"v%2.origin.66"
	%1207 = getelementptr i32, i32* %1206, i64 %1205
	%1208 = getelementptr i32, i32* %1207, i64 %1153
	%1209 = load i32, i32* %1208, !alias.scope !64, !noalias !65, !llvm.access.group !288
	%1210 = add nsw i64 %1095, 2
	%1211 = load i64, i64* %a.stride.3
	%1212 = mul nsw i64 %1210, %1211
	%1213 = load i32*, i32** %a.origin.1
	%1214 = getelementptr i32, i32* %1213, i64 %1212
	%1215 = getelementptr i32, i32* %1214, i64 %1119
	%1216 = load i32, i32* %1215, !alias.scope !30, !noalias !31, !llvm.access.group !288
	%1217 = mul nsw i32 %1209, %1216
	%1218 = add nsw i32 %1203, %1217
	%1219 = add nsw i64 %1095, 2
	%1220 = mul nsw i64 %1219, 7
	%1221 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1220
	%1222 = getelementptr i32, i32* %1221, i64 %1153
	store i32 %1218, i32* %1222, !alias.scope !66, !noalias !67, !llvm.access.group !288
	%1223 = add nsw i64 %1095, 3
	%1224 = mul nsw i64 %1223, 7
	%1225 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1224
	%1226 = getelementptr i32, i32* %1225, i64 %1153
	%1227 = load i32, i32* %1226, !alias.scope !66, !noalias !67, !llvm.access.group !288
	%1228 = load i64, i64* %"v%2.stride.68"
	%1229 = mul nsw i64 %1119, %1228
	%1230 = load i32*, i32** %"v%2.origin.66"
	%1231 = getelementptr i32, i32* %1230, i64 %1229
	%1232 = getelementptr i32, i32* %1231, i64 %1153
	%1233 = load i32, i32* %1232, !alias.scope !64, !noalias !65, !llvm.access.group !288
	%1234 = add nsw i64 %1095, 3
	%1235 = load i64, i64* %a.stride.3
	%1236 = mul nsw i64 %1234, %1235
	%1237 = load i32*, i32** %a.origin.1
	%1238 = getelementptr i32, i32* %1237, i64 %1236
	%1239 = getelementptr i32, i32* %1238, i64 %1119
	%1240 = load i32, i32* %1239, !alias.scope !30, !noalias !31, !llvm.access.group !288
	%1241 = mul nsw i32 %1233, %1240
	%1242 = add nsw i32 %1227, %1241
	%1243 = add nsw i64 %1095, 3
	%1244 = mul nsw i64 %1243, 7
	%1245 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1244
	%1246 = getelementptr i32, i32* %1245, i64 %1153
	store i32 %1242, i32* %1246, !alias.scope !66, !noalias !67, !llvm.access.group !288
	%1247 = mul nsw i64 %1095, 7
	%1248 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1247
	%1249 = getelementptr i32, i32* %1248, i64 %1153
	%1250 = load i32, i32* %1249, !alias.scope !66, !noalias !67, !llvm.access.group !288
	%1251 = add nsw i64 %1119, 1
	%1252 = load i64, i64* %"v%2.stride.68"
	%1253 = mul nsw i64 %1251, %1252
	%1254 = load i32*, i32** %"v%2.origin.66"
	%1255 = getelementptr i32, i32* %1254, i64 %1253
	%1256 = getelementptr i32, i32* %1255, i64 %1153
	%1257 = load i32, i32* %1256, !alias.scope !64, !noalias !65, !llvm.access.group !288
	%1258 = add nsw i64 %1119, 1
	%1259 = load i64, i64* %a.stride.3
	%1260 = mul nsw i64 %1095, %1259
	%1261 = load i32*, i32** %a.origin.1
	%1262 = getelementptr i32, i32* %1261, i64 %1260
	%1263 = getelementptr i32, i32* %1262, i64 %1258
	%1264 = load i32, i32* %1263, !alias.scope !30, !noalias !31, !llvm.access.group !288
	%1265 = mul nsw i32 %1257, %1264
	%1266 = add nsw i32 %1250, %1265
	%1267 = mul nsw i64 %1095, 7
	%1268 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1267
	%1269 = getelementptr i32, i32* %1268, i64 %1153
	store i32 %1266, i32* %1269, !alias.scope !66, !noalias !67, !llvm.access.group !288
	%1270 = add nsw i64 %1095, 1
	%1271 = mul nsw i64 %1270, 7
	%1272 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1271
	%1273 = getelementptr i32, i32* %1272, i64 %1153
	%1274 = load i32, i32* %1273, !alias.scope !66, !noalias !67, !llvm.access.group !288
	%1275 = add nsw i64 %1119, 1
	%1276 = load i64, i64* %"v%2.stride.68"
	%1277 = mul nsw i64 %1275, %1276
	%1278 = load i32*, i32** %"v%2.origin.66"
	%1279 = getelementptr i32, i32* %1278, i64 %1277
	%1280 = getelementptr i32, i32* %1279, i64 %1153
	%1281 = load i32, i32* %1280, !alias.scope !64, !noalias !65, !llvm.access.group !288
	%1282 = add nsw i64 %1119, 1
	%1283 = add nsw i64 %1095, 1
	%1284 = load i64, i64* %a.stride.3
	%1285 = mul nsw i64 %1283, %1284
	%1286 = load i32*, i32** %a.origin.1
	%1287 = getelementptr i32, i32* %1286, i64 %1285
	%1288 = getelementptr i32, i32* %1287, i64 %1282
	%1289 = load i32, i32* %1288, !alias.scope !30, !noalias !31, !llvm.access.group !288
	%1290 = mul nsw i32 %1281, %1289
	%1291 = add nsw i32 %1274, %1290
	%1292 = add nsw i64 %1095, 1
	%1293 = mul nsw i64 %1292, 7
	%1294 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1293
	%1295 = getelementptr i32, i32* %1294, i64 %1153
	store i32 %1291, i32* %1295, !alias.scope !66, !noalias !67, !llvm.access.group !288
	%1296 = add nsw i64 %1095, 2
	%1297 = mul nsw i64 %1296, 7
	%1298 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1297
	%1299 = getelementptr i32, i32* %1298, i64 %1153
	%1300 = load i32, i32* %1299, !alias.scope !66, !noalias !67, !llvm.access.group !288
	%1301 = add nsw i64 %1119, 1
	%1302 = load i64, i64* %"v%2.stride.68"
	%1303 = mul nsw i64 %1301, %1302
	%1304 = load i32*, i32** %"v%2.origin.66"
	%1305 = getelementptr i32, i32* %1304, i64 %1303
	%1306 = getelementptr i32, i32* %1305, i64 %1153
	%1307 = load i32, i32* %1306, !alias.scope !64, !noalias !65, !llvm.access.group !288
	%1308 = add nsw i64 %1119, 1
	%1309 = add nsw i64 %1095, 2
	%1310 = load i64, i64* %a.stride.3
	%1311 = mul nsw i64 %1309, %1310
	%1312 = load i32*, i32** %a.origin.1
	%1313 = getelementptr i32, i32* %1312, i64 %1311
	%1314 = getelementptr i32, i32* %1313, i64 %1308
	%1315 = load i32, i32* %1314, !alias.scope !30, !noalias !31, !llvm.access.group !288
	%1316 = mul nsw i32 %1307, %1315
	%1317 = add nsw i32 %1300, %1316
	%1318 = add nsw i64 %1095, 2
	%1319 = mul nsw i64 %1318, 7
	%1320 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1319
	%1321 = getelementptr i32, i32* %1320, i64 %1153
	store i32 %1317, i32* %1321, !alias.scope !66, !noalias !67, !llvm.access.group !288
	%1322 = add nsw i64 %1095, 3
	%1323 = mul nsw i64 %1322, 7
	%1324 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1323
	%1325 = getelementptr i32, i32* %1324, i64 %1153
	%1326 = load i32, i32* %1325, !alias.scope !66, !noalias !67, !llvm.access.group !288
	%1327 = add nsw i64 %1119, 1
	%1328 = load i64, i64* %"v%2.stride.68"
	%1329 = mul nsw i64 %1327, %1328
	%1330 = load i32*, i32** %"v%2.origin.66"
	%1331 = getelementptr i32, i32* %1330, i64 %1329
	%1332 = getelementptr i32, i32* %1331, i64 %1153
	%1333 = load i32, i32* %1332, !alias.scope !64, !noalias !65, !llvm.access.group !288
	%1334 = add nsw i64 %1119, 1
	%1335 = add nsw i64 %1095, 3
	%1336 = load i64, i64* %a.stride.3
	%1337 = mul nsw i64 %1335, %1336
	%1338 = load i32*, i32** %a.origin.1
	%1339 = getelementptr i32, i32* %1338, i64 %1337
	%1340 = getelementptr i32, i32* %1339, i64 %1334
	%1341 = load i32, i32* %1340, !alias.scope !30, !noalias !31, !llvm.access.group !288
	%1342 = mul nsw i32 %1333, %1341
	%1343 = add nsw i32 %1326, %1342
	%1344 = add nsw i64 %1095, 3
	%1345 = mul nsw i64 %1344, 7
	%1346 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1345
	%1347 = getelementptr i32, i32* %1346, i64 %1153
	store i32 %1343, i32* %1347, !alias.scope !66, !noalias !67, !llvm.access.group !288
	%1348 = mul nsw i64 %1095, 7
	%1349 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1348
	%1350 = getelementptr i32, i32* %1349, i64 %1153
	%1351 = load i32, i32* %1350, !alias.scope !66, !noalias !67, !llvm.access.group !288
	%1352 = add nsw i64 %1119, 2
	%1353 = load i64, i64* %"v%2.stride.68"
	%1354 = mul nsw i64 %1352, %1353
	%1355 = load i32*, i32** %"v%2.origin.66"
	%1356 = getelementptr i32, i32* %1355, i64 %1354
	%1357 = getelementptr i32, i32* %1356, i64 %1153
	%1358 = load i32, i32* %1357, !alias.scope !64, !noalias !65, !llvm.access.group !288
	%1359 = add nsw i64 %1119, 2
	%1360 = load i64, i64* %a.stride.3
	%1361 = mul nsw i64 %1095, %1360
	%1362 = load i32*, i32** %a.origin.1
	%1363 = getelementptr i32, i32* %1362, i64 %1361
	%1364 = getelementptr i32, i32* %1363, i64 %1359
	%1365 = load i32, i32* %1364, !alias.scope !30, !noalias !31, !llvm.access.group !288
	%1366 = mul nsw i32 %1358, %1365
	%1367 = add nsw i32 %1351, %1366
	%1368 = mul nsw i64 %1095, 7
	%1369 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1368
	%1370 = getelementptr i32, i32* %1369, i64 %1153
	store i32 %1367, i32* %1370, !alias.scope !66, !noalias !67, !llvm.access.group !288
	%1371 = add nsw i64 %1095, 1
	%1372 = mul nsw i64 %1371, 7
	%1373 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1372
	%1374 = getelementptr i32, i32* %1373, i64 %1153
	%1375 = load i32, i32* %1374, !alias.scope !66, !noalias !67, !llvm.access.group !288
	%1376 = add nsw i64 %1119, 2
	%1377 = load i64, i64* %"v%2.stride.68"
	%1378 = mul nsw i64 %1376, %1377
	%1379 = load i32*, i32** %"v%2.origin.66"
	%1380 = getelementptr i32, i32* %1379, i64 %1378
	%1381 = getelementptr i32, i32* %1380, i64 %1153
	%1382 = load i32, i32* %1381, !alias.scope !64, !noalias !65, !llvm.access.group !288
	%1383 = add nsw i64 %1119, 2
	%1384 = add nsw i64 %1095, 1
	%1385 = load i64, i64* %a.stride.3
	%1386 = mul nsw i64 %1384, %1385
	%1387 = load i32*, i32** %a.origin.1
	%1388 = getelementptr i32, i32* %1387, i64 %1386
	%1389 = getelementptr i32, i32* %1388, i64 %1383
	%1390 = load i32, i32* %1389, !alias.scope !30, !noalias !31, !llvm.access.group !288
	%1391 = mul nsw i32 %1382, %1390
	%1392 = add nsw i32 %1375, %1391
	%1393 = add nsw i64 %1095, 1
	%1394 = mul nsw i64 %1393, 7
	%1395 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1394
	%1396 = getelementptr i32, i32* %1395, i64 %1153
	store i32 %1392, i32* %1396, !alias.scope !66, !noalias !67, !llvm.access.group !288
	%1397 = add nsw i64 %1095, 2
	%1398 = mul nsw i64 %1397, 7
	%1399 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1398
	%1400 = getelementptr i32, i32* %1399, i64 %1153
	%1401 = load i32, i32* %1400, !alias.scope !66, !noalias !67, !llvm.access.group !288
	%1402 = add nsw i64 %1119, 2
	%1403 = load i64, i64* %"v%2.stride.68"
	%1404 = mul nsw i64 %1402, %1403
	%1405 = load i32*, i32** %"v%2.origin.66"
	%1406 = getelementptr i32, i32* %1405, i64 %1404
	%1407 = getelementptr i32, i32* %1406, i64 %1153
	%1408 = load i32, i32* %1407, !alias.scope !64, !noalias !65, !llvm.access.group !288
	%1409 = add nsw i64 %1119, 2
	%1410 = add nsw i64 %1095, 2
	%1411 = load i64, i64* %a.stride.3
	%1412 = mul nsw i64 %1410, %1411
	%1413 = load i32*, i32** %a.origin.1
	%1414 = getelementptr i32, i32* %1413, i64 %1412
	%1415 = getelementptr i32, i32* %1414, i64 %1409
	%1416 = load i32, i32* %1415, !alias.scope !30, !noalias !31, !llvm.access.group !288
	%1417 = mul nsw i32 %1408, %1416
	%1418 = add nsw i32 %1401, %1417
	%1419 = add nsw i64 %1095, 2
	%1420 = mul nsw i64 %1419, 7
	%1421 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1420
	%1422 = getelementptr i32, i32* %1421, i64 %1153
	store i32 %1418, i32* %1422, !alias.scope !66, !noalias !67, !llvm.access.group !288
	%1423 = add nsw i64 %1095, 3
	%1424 = mul nsw i64 %1423, 7
	%1425 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1424
	%1426 = getelementptr i32, i32* %1425, i64 %1153
	%1427 = load i32, i32* %1426, !alias.scope !66, !noalias !67, !llvm.access.group !288
	%1428 = add nsw i64 %1119, 2
	%1429 = load i64, i64* %"v%2.stride.68"
	%1430 = mul nsw i64 %1428, %1429
	%1431 = load i32*, i32** %"v%2.origin.66"
	%1432 = getelementptr i32, i32* %1431, i64 %1430
	%1433 = getelementptr i32, i32* %1432, i64 %1153
	%1434 = load i32, i32* %1433, !alias.scope !64, !noalias !65, !llvm.access.group !288
	%1435 = add nsw i64 %1119, 2
	%1436 = add nsw i64 %1095, 3
	%1437 = load i64, i64* %a.stride.3
	%1438 = mul nsw i64 %1436, %1437
	%1439 = load i32*, i32** %a.origin.1
	%1440 = getelementptr i32, i32* %1439, i64 %1438
	%1441 = getelementptr i32, i32* %1440, i64 %1435
	%1442 = load i32, i32* %1441, !alias.scope !30, !noalias !31, !llvm.access.group !288
	%1443 = mul nsw i32 %1434, %1442
	%1444 = add nsw i32 %1427, %1443
	%1445 = add nsw i64 %1095, 3
	%1446 = mul nsw i64 %1445, 7
	%1447 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1446
	%1448 = getelementptr i32, i32* %1447, i64 %1153
	store i32 %1444, i32* %1448, !alias.scope !66, !noalias !67, !llvm.access.group !288
	br label %latch.337

latch.337:
	%1449 = add nsw i64 %1153, 1
	%1450 = icmp slt i64 %1153, 7
	br i1 %1450, label %do.336, label %done.338, !llvm.loop !291

done.338:
	store i64 %1449, i64* %"i%24.73"
	br label %enddo.339

enddo.339:
	br label %latch.333

do.340:
	%1451 = phi i64 [ %1145, %enddo.335 ], [ %1453, %latch.341 ]
	store i64 %1451, i64* %"i%25.74"
	store i64 1, i64* %"i%24.73"
	%1452 = icmp sle i64 1, 7
	br i1 %1452, label %do.344, label %enddo.347

latch.341:
	%1453 = add nsw i64 %1451, 1
	%1454 = icmp slt i64 %1451, %1151
	br i1 %1454, label %do.340, label %done.342, !llvm.loop !299

done.342:
	store i64 %1453, i64* %"i%25.74"
	br label %enddo.343

enddo.343:
	br label %latch.329

do.344:
	%1455 = phi i64 [ 1, %do.340 ], [ %1549, %latch.345 ]
	store i64 %1455, i64* %"i%24.73", !llvm.access.group !294
	%1456 = mul nsw i64 %1095, 7
	%1457 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1456
	%1458 = getelementptr i32, i32* %1457, i64 %1455
	%1459 = load i32, i32* %1458, !alias.scope !66, !noalias !67, !llvm.access.group !294
	%1460 = load i64, i64* %"v%2.stride.68"
	%1461 = mul nsw i64 %1451, %1460
	%1462 = load i32*, i32** %"v%2.origin.66"
	%1463 = getelementptr i32, i32* %1462, i64 %1461
	%1464 = getelementptr i32, i32* %1463, i64 %1455
	%1465 = load i32, i32* %1464, !alias.scope !64, !noalias !65, !llvm.access.group !294
	%1466 = load i64, i64* %a.stride.3
	%1467 = mul nsw i64 %1095, %1466
	%1468 = load i32*, i32** %a.origin.1
	%1469 = getelementptr i32, i32* %1468, i64 %1467
	%1470 = getelementptr i32, i32* %1469, i64 %1451
	%1471 = load i32, i32* %1470, !alias.scope !30, !noalias !31, !llvm.access.group !294
	%1472 = mul nsw i32 %1465, %1471
	%1473 = add nsw i32 %1459, %1472
	%1474 = mul nsw i64 %1095, 7
	%1475 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1474
	%1476 = getelementptr i32, i32* %1475, i64 %1455
	store i32 %1473, i32* %1476, !alias.scope !66, !noalias !67, !llvm.access.group !294
	%1477 = add nsw i64 %1095, 1
	%1478 = mul nsw i64 %1477, 7
	%1479 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1478
	%1480 = getelementptr i32, i32* %1479, i64 %1455
	%1481 = load i32, i32* %1480, !alias.scope !66, !noalias !67, !llvm.access.group !294
	%1482 = load i64, i64* %"v%2.stride.68"
	%1483 = mul nsw i64 %1451, %1482
	%1484 = load i32*, i32** %"v%2.origin.66"
	%1485 = getelementptr i32, i32* %1484, i64 %1483
	%1486 = getelementptr i32, i32* %1485, i64 %1455
	%1487 = load i32, i32* %1486, !alias.scope !64, !noalias !65, !llvm.access.group !294
	%1488 = add nsw i64 %1095, 1
	%1489 = load i64, i64* %a.stride.3
	%1490 = mul nsw i64 %1488, %1489
	%1491 = load i32*, i32** %a.origin.1
	%1492 = getelementptr i32, i32* %1491, i64 %1490
	%1493 = getelementptr i32, i32* %1492, i64 %1451
	%1494 = load i32, i32* %1493, !alias.scope !30, !noalias !31, !llvm.access.group !294
	%1495 = mul nsw i32 %1487, %1494
	%1496 = add nsw i32 %1481, %1495
	%1497 = add nsw i64 %1095, 1
	%1498 = mul nsw i64 %1497, 7
	%1499 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1498
	%1500 = getelementptr i32, i32* %1499, i64 %1455
	store i32 %1496, i32* %1500, !alias.scope !66, !noalias !67, !llvm.access.group !294
	%1501 = add nsw i64 %1095, 2
	%1502 = mul nsw i64 %1501, 7
	%1503 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1502
	%1504 = getelementptr i32, i32* %1503, i64 %1455
	%1505 = load i32, i32* %1504, !alias.scope !66, !noalias !67, !llvm.access.group !294
	%1506 = load i64, i64* %"v%2.stride.68"
	%1507 = mul nsw i64 %1451, %1506
	%1508 = load i32*, i32** %"v%2.origin.66"
	%1509 = getelementptr i32, i32* %1508, i64 %1507
	%1510 = getelementptr i32, i32* %1509, i64 %1455
	%1511 = load i32, i32* %1510, !alias.scope !64, !noalias !65, !llvm.access.group !294
	%1512 = add nsw i64 %1095, 2
	%1513 = load i64, i64* %a.stride.3
	%1514 = mul nsw i64 %1512, %1513
	%1515 = load i32*, i32** %a.origin.1
	%1516 = getelementptr i32, i32* %1515, i64 %1514
	%1517 = getelementptr i32, i32* %1516, i64 %1451
	%1518 = load i32, i32* %1517, !alias.scope !30, !noalias !31, !llvm.access.group !294
	%1519 = mul nsw i32 %1511, %1518
	%1520 = add nsw i32 %1505, %1519
	%1521 = add nsw i64 %1095, 2
	%1522 = mul nsw i64 %1521, 7
	%1523 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1522
	%1524 = getelementptr i32, i32* %1523, i64 %1455
	store i32 %1520, i32* %1524, !alias.scope !66, !noalias !67, !llvm.access.group !294
	%1525 = add nsw i64 %1095, 3
	%1526 = mul nsw i64 %1525, 7
	%1527 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1526
	%1528 = getelementptr i32, i32* %1527, i64 %1455
	%1529 = load i32, i32* %1528, !alias.scope !66, !noalias !67, !llvm.access.group !294
	%1530 = load i64, i64* %"v%2.stride.68"
	%1531 = mul nsw i64 %1451, %1530
	%1532 = load i32*, i32** %"v%2.origin.66"
	%1533 = getelementptr i32, i32* %1532, i64 %1531
	%1534 = getelementptr i32, i32* %1533, i64 %1455
	%1535 = load i32, i32* %1534, !alias.scope !64, !noalias !65, !llvm.access.group !294
	%1536 = add nsw i64 %1095, 3
	%1537 = load i64, i64* %a.stride.3
	%1538 = mul nsw i64 %1536, %1537
	%1539 = load i32*, i32** %a.origin.1
	%1540 = getelementptr i32, i32* %1539, i64 %1538
	%1541 = getelementptr i32, i32* %1540, i64 %1451
	%1542 = load i32, i32* %1541, !alias.scope !30, !noalias !31, !llvm.access.group !294
	%1543 = mul nsw i32 %1535, %1542
	%1544 = add nsw i32 %1529, %1543
	%1545 = add nsw i64 %1095, 3
	%1546 = mul nsw i64 %1545, 7
	%1547 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1546
	%1548 = getelementptr i32, i32* %1547, i64 %1455
	store i32 %1544, i32* %1548, !alias.scope !66, !noalias !67, !llvm.access.group !294
	br label %latch.345

latch.345:
	%1549 = add nsw i64 %1455, 1
	%1550 = icmp slt i64 %1455, 7
	br i1 %1550, label %do.344, label %done.346, !llvm.loop !297

done.346:
	store i64 %1549, i64* %"i%24.73"
	br label %enddo.347

enddo.347:
	br label %latch.341

do.348:
	%1551 = phi i64 [ %1117, %enddo.331 ], [ %1563, %latch.349 ]
	store i64 %1551, i64* %"i%26.75"
	%1552 = load i64, i64* %"a%start1.19"
	%1553 = icmp sgt i64 1, %1552
	%1554 = select i1 %1553, i64 1, i64 %1552
	%1555 = load i64, i64* %"a%block1.20"
	%1556 = load i64, i64* %"a%start1.19"
	%1557 = add nsw i64 %1555, %1556
	%1558 = sub nsw i64 %1557, 1
	%1559 = icmp slt i64 5, %1558
	%1560 = select i1 %1559, i64 5, i64 %1558
	%1561 = sub nsw i64 %1560, 3
	store i64 %1554, i64* %"i%25.74"
	%1562 = icmp sle i64 %1554, %1561
	br i1 %1562, label %do.352, label %enddo.355

latch.349:
	%1563 = add nsw i64 %1551, 1
	%1564 = icmp slt i64 %1551, 7
	br i1 %1564, label %do.348, label %done.350, !llvm.loop !315

done.350:
	store i64 %1563, i64* %"i%26.75"
	br label %enddo.351

enddo.351:
	%1565 = icmp sgt i64 7, 0
	%1566 = select i1 %1565, i64 7, i64 0
	%1567 = icmp sgt i64 7, 0
	%1568 = select i1 %1567, i64 7, i64 0
	%1569 = mul nsw i64 %1566, %1568
	%1570 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 7
	%1571 = getelementptr i32, i32* %1570, i64 1
	%1572 = bitcast i32* %1571 to i8*
	call void @hpf_reduce_array(i8* %1572, i64 %1569, i32 0, i32 0, i8* bitcast (%hpf_pos* @.pos.20 to i8*))
	store i32 -2147483648, i32* %"s%2.78"
	store i64 1, i64* %"i%28.77"
	%1573 = icmp sle i64 1, 7
	br i1 %1573, label %do.368, label %enddo.371

do.352:
	%1574 = phi i64 [ %1554, %do.348 ], [ %1576, %latch.353 ]
	store i64 %1574, i64* %"i%25.74"
	store i64 1, i64* %"i%24.73"
	%1575 = icmp sle i64 1, 7
	br i1 %1575, label %do.356, label %enddo.359

latch.353:
	%1576 = add nsw i64 %1574, 4
	%1577 = icmp sle i64 %1576, %1561
	br i1 %1577, label %do.352, label %done.354, !llvm.loop !307

done.354:
	store i64 %1576, i64* %"i%25.74"
	br label %enddo.355

enddo.355:
	%1578 = load i64, i64* %"a%start1.19"
	%1579 = icmp sgt i64 1, %1578
	%1580 = select i1 %1579, i64 1, i64 %1578
	%1581 = load i64, i64* %"a%block1.20"
	%1582 = load i64, i64* %"a%start1.19"
	%1583 = add nsw i64 %1581, %1582
	%1584 = sub nsw i64 %1583, 1
	%1585 = icmp slt i64 5, %1584
	%1586 = select i1 %1585, i64 5, i64 %1584
	%1587 = load i64, i64* %"a%start1.19"
	%1588 = icmp sgt i64 1, %1587
	%1589 = select i1 %1588, i64 1, i64 %1587
	%1590 = sub nsw i64 %1586, %1589
	%1591 = add nsw i64 %1590, 1
	%1592 = icmp sgt i64 %1591, 0
	%1593 = select i1 %1592, i64 %1591, i64 0
	%1594 = sdiv i64 %1593, 4
	%1595 = srem i64 %1593, 4
	%1596 = icmp slt i64 %1595, 0
	%1597 = sub nsw i64 %1594, 1
	%1598 = select i1 %1596, i64 %1597, i64 %1594
	%1599 = mul nsw i64 %1598, 4
	%1600 = add nsw i64 %1580, %1599
	%1601 = load i64, i64* %"a%block1.20"
	%1602 = load i64, i64* %"a%start1.19"
	%1603 = add nsw i64 %1601, %1602
	%1604 = sub nsw i64 %1603, 1
	%1605 = icmp slt i64 5, %1604
	%1606 = select i1 %1605, i64 5, i64 %1604
	store i64 %1600, i64* %"i%25.74"
	%1607 = icmp sle i64 %1600, %1606
	br i1 %1607, label %do.360, label %enddo.363

do.356:
	%1608 = phi i64 [ 1, %do.352 ], [ %1699, %latch.357 ]
	store i64 %1608, i64* %"i%24.73", !llvm.access.group !302
	%1609 = mul nsw i64 %1551, 7
	%1610 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1609
	%1611 = getelementptr i32, i32* %1610, i64 %1608
	%1612 = load i32, i32* %1611, !alias.scope !66, !noalias !67, !llvm.access.group !302
	%1613 = load i64, i64* %"v%2.stride.68"
	%1614 = mul nsw i64 %1574, %1613
	%1615 = load i32*, i32** %"v%2.origin.66"
	%1616 = getelementptr i32, i32* %1615, i64 %1614
	%1617 = getelementptr i32, i32* %1616, i64 %1608
	%1618 = load i32, i32* %1617, !alias.scope !64, !noalias !65, !llvm.access.group !302
	%1619 = load i64, i64* %a.stride.3
	%1620 = mul nsw i64 %1551, %1619
	%1621 = load i32*, i32** %a.origin.1
	%1622 = getelementptr i32, i32* %1621, i64 %1620
	%1623 = getelementptr i32, i32* %1622, i64 %1574
	%1624 = load i32, i32* %1623, !alias.scope !30, !noalias !31, !llvm.access.group !302
	%1625 = mul nsw i32 %1618, %1624
	%1626 = add nsw i32 %1612, %1625
	%1627 = mul nsw i64 %1551, 7
	%1628 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1627
	%1629 = getelementptr i32, i32* %1628, i64 %1608
	store i32 %1626, i32* %1629, !alias.scope !66, !noalias !67, !llvm.access.group !302
	%1630 = mul nsw i64 %1551, 7
	%1631 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1630
	%1632 = getelementptr i32, i32* %1631, i64 %1608
	%1633 = load i32, i32* %1632, !alias.scope !66, !noalias !67, !llvm.access.group !302
	%1634 = add nsw i64 %1574, 1
	%1635 = load i64, i64* %"v%2.stride.68"
	%1636 = mul nsw i64 %1634, %1635
	%1637 = load i32*, i32** %"v%2.origin.66"
	%1638 = getelementptr i32, i32* %1637, i64 %1636
	%1639 = getelementptr i32, i32* %1638, i64 %1608
	%1640 = load i32, i32* %1639, !alias.scope !64, !noalias !65, !llvm.access.group !302
	%1641 = add nsw i64 %1574, 1
	%1642 = load i64, i64* %a.stride.3
	%1643 = mul nsw i64 %1551, %1642
	%1644 = load i32*, i32** %a.origin.1
	%1645 = getelementptr i32, i32* %1644, i64 %1643
	%1646 = getelementptr i32, i32* %1645, i64 %1641
	%1647 = load i32, i32* %1646, !alias.scope !30, !noalias !31, !llvm.access.group !302
	%1648 = mul nsw i32 %1640, %1647
	%1649 = add nsw i32 %1633, %1648
	%1650 = mul nsw i64 %1551, 7
	%1651 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1650
	%1652 = getelementptr i32, i32* %1651, i64 %1608
	store i32 %1649, i32* %1652, !alias.scope !66, !noalias !67, !llvm.access.group !302
	%1653 = mul nsw i64 %1551, 7
	%1654 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1653
	%1655 = getelementptr i32, i32* %1654, i64 %1608
	%1656 = load i32, i32* %1655, !alias.scope !66, !noalias !67, !llvm.access.group !302
	%1657 = add nsw i64 %1574, 2
	%1658 = load i64, i64* %"v%2.stride.68"
	%1659 = mul nsw i64 %1657, %1658
	%1660 = load i32*, i32** %"v%2.origin.66"
	%1661 = getelementptr i32, i32* %1660, i64 %1659
	%1662 = getelementptr i32, i32* %1661, i64 %1608
	%1663 = load i32, i32* %1662, !alias.scope !64, !noalias !65, !llvm.access.group !302
	%1664 = add nsw i64 %1574, 2
	%1665 = load i64, i64* %a.stride.3
	%1666 = mul nsw i64 %1551, %1665
	%1667 = load i32*, i32** %a.origin.1
	%1668 = getelementptr i32, i32* %1667, i64 %1666
	%1669 = getelementptr i32, i32* %1668, i64 %1664
	%1670 = load i32, i32* %1669, !alias.scope !30, !noalias !31, !llvm.access.group !302
	%1671 = mul nsw i32 %1663, %1670
	%1672 = add nsw i32 %1656, %1671
	%1673 = mul nsw i64 %1551, 7
	%1674 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1673
	%1675 = getelementptr i32, i32* %1674, i64 %1608
	store i32 %1672, i32* %1675, !alias.scope !66, !noalias !67, !llvm.access.group !302
	%1676 = mul nsw i64 %1551, 7
	%1677 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1676
	%1678 = getelementptr i32, i32* %1677, i64 %1608
	%1679 = load i32, i32* %1678, !alias.scope !66, !noalias !67, !llvm.access.group !302
	%1680 = add nsw i64 %1574, 3
	%1681 = load i64, i64* %"v%2.stride.68"
	%1682 = mul nsw i64 %1680, %1681
	%1683 = load i32*, i32** %"v%2.origin.66"
	%1684 = getelementptr i32, i32* %1683, i64 %1682
	%1685 = getelementptr i32, i32* %1684, i64 %1608
	%1686 = load i32, i32* %1685, !alias.scope !64, !noalias !65, !llvm.access.group !302
	%1687 = add nsw i64 %1574, 3
	%1688 = load i64, i64* %a.stride.3
	%1689 = mul nsw i64 %1551, %1688
	%1690 = load i32*, i32** %a.origin.1
	%1691 = getelementptr i32, i32* %1690, i64 %1689
	%1692 = getelementptr i32, i32* %1691, i64 %1687
	%1693 = load i32, i32* %1692, !alias.scope !30, !noalias !31, !llvm.access.group !302
	%1694 = mul nsw i32 %1686, %1693
	%1695 = add nsw i32 %1679, %1694
	%1696 = mul nsw i64 %1551, 7
	%1697 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1696
	%1698 = getelementptr i32, i32* %1697, i64 %1608
	store i32 %1695, i32* %1698, !alias.scope !66, !noalias !67, !llvm.access.group !302
	br label %latch.357

latch.357:
	%1699 = add nsw i64 %1608, 1
	%1700 = icmp slt i64 %1608, 7
	br i1 %1700, label %do.356, label %done.358, !llvm.loop !305

done.358:
	store i64 %1699, i64* %"i%24.73"
	br label %enddo.359

enddo.359:
	br label %latch.353

do.360:
	%1701 = phi i64 [ %1600, %enddo.355 ], [ %1703, %latch.361 ]
	store i64 %1701, i64* %"i%25.74"
	store i64 1, i64* %"i%24.73"
	%1702 = icmp sle i64 1, 7
	br i1 %1702, label %do.364, label %enddo.367

latch.361:
	%1703 = add nsw i64 %1701, 1
	%1704 = icmp slt i64 %1701, %1606
	br i1 %1704, label %do.360, label %done.362, !llvm.loop !313

done.362:
	store i64 %1703, i64* %"i%25.74"
	br label %enddo.363

enddo.363:
	br label %latch.349

do.364:
	%1705 = phi i64 [ 1, %do.360 ], [ %1727, %latch.365 ]
	store i64 %1705, i64* %"i%24.73", !llvm.access.group !308
	%1706 = mul nsw i64 %1551, 7
	%1707 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1706
	%1708 = getelementptr i32, i32* %1707, i64 %1705
	%1709 = load i32, i32* %1708, !alias.scope !66, !noalias !67, !llvm.access.group !308
	%1710 = load i64, i64* %"v%2.stride.68"
	%1711 = mul nsw i64 %1701, %1710
	%1712 = load i32*, i32** %"v%2.origin.66"
	%1713 = getelementptr i32, i32* %1712, i64 %1711
	%1714 = getelementptr i32, i32* %1713, i64 %1705
	%1715 = load i32, i32* %1714, !alias.scope !64, !noalias !65, !llvm.access.group !308
	%1716 = load i64, i64* %a.stride.3
	%1717 = mul nsw i64 %1551, %1716
	%1718 = load i32*, i32** %a.origin.1
	%1719 = getelementptr i32, i32* %1718, i64 %1717
	%1720 = getelementptr i32, i32* %1719, i64 %1701
	%1721 = load i32, i32* %1720, !alias.scope !30, !noalias !31, !llvm.access.group !308
	%1722 = mul nsw i32 %1715, %1721
	%1723 = add nsw i32 %1709, %1722
	%1724 = mul nsw i64 %1551, 7
	%1725 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1724
	%1726 = getelementptr i32, i32* %1725, i64 %1705
	store i32 %1723, i32* %1726, !alias.scope !66, !noalias !67, !llvm.access.group !308
	br label %latch.365

latch.365:
	%1727 = add nsw i64 %1705, 1
	%1728 = icmp slt i64 %1705, 7
	br i1 %1728, label %do.364, label %done.366, !llvm.loop !311

done.366:
	store i64 %1727, i64* %"i%24.73"
	br label %enddo.367

enddo.367:
	br label %latch.361

do.368:
	%1729 = phi i64 [ 1, %enddo.351 ], [ %1731, %latch.369 ]
	store i64 %1729, i64* %"i%28.77", !llvm.access.group !316
	store i64 1, i64* %"i%27.76", !llvm.access.group !316
	%1730 = icmp sle i64 1, 7
	br i1 %1730, label %do.372, label %enddo.375

latch.369:
	%1731 = add nsw i64 %1729, 1
	%1732 = icmp slt i64 %1729, 7
	br i1 %1732, label %do.368, label %done.370, !llvm.loop !325

done.370:
	store i64 %1731, i64* %"i%28.77"
	br label %enddo.371

enddo.371:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.21 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.27, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%1733 = load i32, i32* %"s%1.57"
	store i32 %1733, i32* %temporary.376
	%1734 = bitcast i32* %temporary.376 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %1734, i64 4)
	%1735 = icmp sgt i64 5, 0
	%1736 = select i1 %1735, i64 5, i64 0
	%1737 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.377, i32 0, i32 0
	store i64 1, i64* %1737
	%1738 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.377, i32 0, i32 0
	%1739 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.378, i32 0, i32 0
	store i64 5, i64* %1739
	%1740 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.378, i32 0, i32 0
	%1741 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.379, i32 0, i32 0
	store i64 1, i64* %1741
	%1742 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.379, i32 0, i32 0
	%1743 = bitcast i64* %1738 to i8*
	%1744 = bitcast i64* %1740 to i8*
	%1745 = bitcast i64* %1742 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @"array.t%5" to i8*), i8* %1743, i8* %1744, i8* %1745, i32 1, i32 4)
	%1746 = load i32, i32* %"s%2.78"
	store i32 %1746, i32* %temporary.380
	%1747 = bitcast i32* %temporary.380 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %1747, i64 4)
	%1748 = call i32 @hpf_io_end()
	store i64 7, i64* %"n%1.81"
	store i64 5, i64* %"n%2.82"
	%1749 = load i8*, i8** %e.base.18
	%1750 = icmp ne i8* %1749, null
	br i1 %1750, label %then.382, label %else.383

do.372:
	%1751 = phi i64 [ 1, %do.368 ], [ %1759, %latch.373 ]
	store i64 %1751, i64* %"i%27.76", !llvm.access.group !318
	%1752 = load i32, i32* %"s%2.78"
	%1753 = mul nsw i64 %1729, 7
	%1754 = getelementptr i32, i32* getelementptr ([49 x i32], [49 x i32]* @"v%3.data", i64 0, i64 -8), i64 %1753
	%1755 = getelementptr i32, i32* %1754, i64 %1751
	%1756 = load i32, i32* %1755, !alias.scope !66, !noalias !67, !llvm.access.group !319
	%1757 = icmp sgt i32 %1752, %1756
	%1758 = select i1 %1757, i32 %1752, i32 %1756
	store i32 %1758, i32* %"s%2.78"
	br label %latch.373

latch.373:
	%1759 = add nsw i64 %1751, 1
	%1760 = icmp slt i64 %1751, 7
	br i1 %1760, label %do.372, label %done.374, !llvm.loop !322

done.374:
	store i64 %1759, i64* %"i%27.76", !llvm.access.group !316
	br label %enddo.375

enddo.375:
	br label %latch.369

endif.381:
	%1761 = load i8*, i8** %e.base.18
	%1762 = icmp ne i8* %1761, null
	%1763 = xor i1 %1762, true
	br i1 %1763, label %then.392, label %else.393

then.382:
	%1764 = load i64, i64* @"e%ub1", !alias.scope !44, !noalias !45
	%1765 = load i64, i64* @"e%lb1", !alias.scope !42, !noalias !43
	%1766 = sub nsw i64 %1764, %1765
	%1767 = add nsw i64 %1766, 1
	%1768 = icmp sgt i64 %1767, 0
	%1769 = select i1 %1768, i64 %1767, i64 0
	%1770 = load i64, i64* %"n%1.81"
	%1771 = icmp ne i64 %1769, %1770
	br i1 %1771, label %join.388, label %right.387

else.383:
	br label %endif.381

endif.384:
	br label %endif.381

then.385:
	%1772 = load i8*, i8** %e.base.18
	%1773 = icmp eq i8* %1772, null
	br i1 %1773, label %cold.389, label %rest.390

else.386:
	br label %endif.384

right.387:
	%1774 = load i64, i64* @"e%ub2", !alias.scope !48, !noalias !49
	%1775 = load i64, i64* @"e%lb2", !alias.scope !46, !noalias !47
	%1776 = sub nsw i64 %1774, %1775
	%1777 = add nsw i64 %1776, 1
	%1778 = icmp sgt i64 %1777, 0
	%1779 = select i1 %1778, i64 %1777, i64 0
	%1780 = load i64, i64* %"n%2.82"
	%1781 = icmp ne i64 %1779, %1780
	br label %join.388

join.388:
	%1782 = phi i1 [ true, %then.382 ], [ %1781, %right.387 ]
	br i1 %1782, label %then.385, label %else.386

cold.389:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.22 to i8*), i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.text.50, i64 0, i64 0))
	unreachable

rest.390:
	call void @free(i8* %1772)
	store i8* null, i8** %e.base.18
	br label %endif.384

endif.391:
	%1783 = load i64, i64* @"e%lb2", !alias.scope !46, !noalias !47
	%1784 = load i64, i64* @"e%ub2", !alias.scope !48, !noalias !49
	%1785 = load i64, i64* @"e%lb1", !alias.scope !42, !noalias !43
	%1786 = load i64, i64* @"e%ub1", !alias.scope !44, !noalias !45
	%1787 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.399, i32 0, i32 0
	store i64 %1783, i64* %1787
	%1788 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.399, i32 0, i32 1
	store i64 %1784, i64* %1788
	%1789 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.399, i32 0, i32 2
	store i64 %1785, i64* %1789
	%1790 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.399, i32 0, i32 3
	store i64 %1786, i64* %1790
	%1791 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.399, i32 0, i32 0
	%1792 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.398, i32 0, i32 0
	store i64* %1791, i64** %1792
	%1793 = load i64, i64* @"e%lb2", !alias.scope !46, !noalias !47
	%1794 = load i64, i64* @"e%ub2", !alias.scope !48, !noalias !49
	%1795 = load i64, i64* @"e%lb1", !alias.scope !42, !noalias !43
	%1796 = load i64, i64* @"e%ub1", !alias.scope !44, !noalias !45
	%1797 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.400, i32 0, i32 0
	store i64 %1793, i64* %1797
	%1798 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.400, i32 0, i32 1
	store i64 %1794, i64* %1798
	%1799 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.400, i32 0, i32 2
	store i64 %1795, i64* %1799
	%1800 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.400, i32 0, i32 3
	store i64 %1796, i64* %1800
	%1801 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.400, i32 0, i32 0
	%1802 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.398, i32 0, i32 1
	store i64* %1801, i64** %1802
	%1803 = bitcast [2 x i64*]* %params.398 to i8*
	call void @hpf_exchange_run(i8* bitcast ([2 x %hpf_exchange*]* @26 to i8*), i8* %1803, i32 2)
	%1804 = load i64, i64* @"e%lb2", !alias.scope !46, !noalias !47
	%1805 = load i64, i64* @"e%ub2", !alias.scope !48, !noalias !49
	store i64 %1804, i64* %"i%32.84"
	%1806 = icmp sle i64 %1804, %1805
	br i1 %1806, label %do.401, label %enddo.404

then.392:
	store i64 1, i64* @"e%lb1", !alias.scope !42, !noalias !43
	%1807 = load i64, i64* %"n%1.81"
	store i64 %1807, i64* @"e%ub1", !alias.scope !44, !noalias !45
	store i64 1, i64* @"e%lb2", !alias.scope !46, !noalias !47
	%1808 = load i64, i64* %"n%2.82"
	store i64 %1808, i64* @"e%ub2", !alias.scope !48, !noalias !49
	%1809 = load i8*, i8** %e.base.18
	%1810 = icmp ne i8* %1809, null
	br i1 %1810, label %cold.394, label %rest.395

else.393:
	br label %endif.391

cold.394:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.22 to i8*), i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.51, i64 0, i64 0))
	unreachable

rest.395:
	%1811 = load i64, i64* @"e%lb1", !alias.scope !42, !noalias !43
	%1812 = load i64, i64* @"e%ub1", !alias.scope !44, !noalias !45
	store i64 1, i64* %e.stride.16
	%1813 = sub nsw i64 %1812, %1811
	%1814 = add nsw i64 %1813, 1
	%1815 = icmp sgt i64 %1814, 0
	%1816 = select i1 %1815, i64 %1814, i64 0
	%1817 = load i64, i64* @"e%lb2", !alias.scope !46, !noalias !47
	%1818 = load i64, i64* @"e%ub2", !alias.scope !48, !noalias !49
	store i64 %1816, i64* %e.stride.17
	%1819 = mul nsw i64 %1817, %1816
	%1820 = add nsw i64 %1811, %1819
	%1821 = sub nsw i64 %1818, %1817
	%1822 = add nsw i64 %1821, 1
	%1823 = icmp sgt i64 %1822, 0
	%1824 = select i1 %1823, i64 %1822, i64 0
	%1825 = mul nsw i64 %1816, %1824
	%1826 = icmp sgt i64 %1825, 1
	%1827 = select i1 %1826, i64 %1825, i64 1
	%1828 = call i8* @hpf_cleared_memory(i64 %1827, i64 4)
	%1829 = icmp eq i8* %1828, null
	br i1 %1829, label %cold.396, label %rest.397

cold.396:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.22 to i8*), i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.text.52, i64 0, i64 0))
	unreachable

rest.397:
	store i8* %1828, i8** %e.base.18
	%1830 = bitcast i8* %1828 to i32*
	%1831 = sub nsw i64 0, %1820
	%1832 = getelementptr i32, i32* %1830, i64 %1831
	store i32* %1832, i32** %e.origin.15
	br label %endif.391

do.401:
	%1833 = phi i64 [ %1804, %endif.391 ], [ %1837, %latch.402 ]
	store i64 %1833, i64* %"i%32.84", !llvm.access.group !326
	%1834 = load i64, i64* @"e%lb1", !alias.scope !42, !noalias !43, !llvm.access.group !326
	%1835 = load i64, i64* @"e%ub1", !alias.scope !44, !noalias !45, !llvm.access.group !326
	store i64 %1834, i64* %"i%31.83", !llvm.access.group !326
	%1836 = icmp sle i64 %1834, %1835
	br i1 %1836, label %do.405, label %enddo.408

latch.402:
	%1837 = add nsw i64 %1833, 1
	%1838 = icmp slt i64 %1833, %1805
	br i1 %1838, label %do.401, label %done.403, !llvm.loop !338

done.403:
	store i64 %1837, i64* %"i%32.84"
	br label %enddo.404

enddo.404:
	store i32 1, i32* %"i%33.85"
	%1839 = icmp sle i64 1, 2
	br i1 %1839, label %do.409, label %enddo.412

do.405:
	%1840 = phi i64 [ %1834, %do.401 ], [ %1858, %latch.406 ]
	store i64 %1840, i64* %"i%31.83", !llvm.access.group !328
	%1841 = load i64, i64* @"e%lb2", !alias.scope !46, !noalias !47, !llvm.access.group !329
	%1842 = sub nsw i64 1, %1841
	%1843 = add nsw i64 %1833, %1842
	%1844 = load i64, i64* @"e%lb1", !alias.scope !42, !noalias !43, !llvm.access.group !330
	%1845 = sub nsw i64 1, %1844
	%1846 = add nsw i64 %1840, %1845
	%1847 = load i64, i64* %a.stride.3
	%1848 = mul nsw i64 %1846, %1847
	%1849 = load i32*, i32** %a.origin.1
	%1850 = getelementptr i32, i32* %1849, i64 %1848
	%1851 = getelementptr i32, i32* %1850, i64 %1843
	%1852 = load i32, i32* %1851, !alias.scope !30, !noalias !31, !llvm.access.group !331
	%1853 = load i64, i64* %e.stride.17
	%1854 = mul nsw i64 %1833, %1853
	%1855 = load i32*, i32** %e.origin.15
	%1856 = getelementptr i32, i32* %1855, i64 %1854
	%1857 = getelementptr i32, i32* %1856, i64 %1840
	store i32 %1852, i32* %1857, !alias.scope !40, !noalias !41, !llvm.access.group !332
	br label %latch.406

latch.406:
	%1858 = add nsw i64 %1840, 1
	%1859 = icmp slt i64 %1840, %1835
	br i1 %1859, label %do.405, label %done.407, !llvm.loop !335

done.407:
	store i64 %1858, i64* %"i%31.83", !llvm.access.group !326
	br label %enddo.408

enddo.408:
	br label %latch.402

do.409:
	%1860 = phi i64 [ 1, %enddo.404 ], [ %1865, %latch.410 ]
	%1861 = trunc i64 %1860 to i32
	store i32 %1861, i32* %"i%33.85", !llvm.access.group !339
	%1862 = getelementptr i32, i32* getelementptr ([2 x i32], [2 x i32]* @"v%4.data", i64 0, i64 -1), i64 %1860
	%1863 = load i32, i32* %1862, !alias.scope !68, !noalias !69, !llvm.access.group !339
	%1864 = getelementptr i32, i32* getelementptr ([2 x i32], [2 x i32]* @"t%6.data", i64 0, i64 -1), i64 %1860
	store i32 %1863, i32* %1864, !alias.scope !70, !noalias !71, !llvm.access.group !339
	br label %latch.410

latch.410:
	%1865 = add nsw i64 %1860, 1
	%1866 = icmp slt i64 %1860, 2
	br i1 %1866, label %do.409, label %done.411, !llvm.loop !342

done.411:
	%1867 = trunc i64 %1865 to i32
	store i32 %1867, i32* %"i%33.85"
	br label %enddo.412

enddo.412:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.23 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.27, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%1868 = load i64, i64* @"e%lb1", !alias.scope !42, !noalias !43
	%1869 = load i64, i64* @"e%lb2", !alias.scope !46, !noalias !47
	%1870 = load i64, i64* %e.stride.17
	%1871 = mul nsw i64 %1869, %1870
	%1872 = load i32*, i32** %e.origin.15
	%1873 = getelementptr i32, i32* %1872, i64 %1871
	%1874 = getelementptr i32, i32* %1873, i64 %1868
	%1875 = bitcast i32* %1874 to i8*
	%1876 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.413, i32 0, i32 0
	store i8* %1875, i8** %1876
	%1877 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.413, i32 0, i32 1
	store i64 0, i64* %1877
	%1878 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.413, i32 0, i32 2, i32 0
	store i64 4, i64* %1878
	%1879 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.413, i32 0, i32 2, i32 1
	store i32 0, i32* %1879
	%1880 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.413, i32 0, i32 2, i32 2
	store i8 2, i8* %1880
	%1881 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.413, i32 0, i32 2, i32 3
	store i8 1, i8* %1881
	%1882 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.413, i32 0, i32 2, i32 4
	store i16 0, i16* %1882
	%1883 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.413, i32 0, i32 3
	store i64 4, i64* %1883
	%1884 = load i64, i64* @"e%lb1", !alias.scope !42, !noalias !43
	%1885 = load i64, i64* @"e%ub1", !alias.scope !44, !noalias !45
	%1886 = sub nsw i64 %1885, %1884
	%1887 = add nsw i64 %1886, 1
	%1888 = icmp sgt i64 %1887, 0
	%1889 = select i1 %1888, i64 %1887, i64 0
	%1890 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.413, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %1890
	%1891 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.413, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %1891
	%1892 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.413, i32 0, i32 4, i32 0, i32 2
	store i64 %1889, i64* %1892
	%1893 = load i64, i64* %e.stride.17
	%1894 = load i64, i64* @"e%lb2", !alias.scope !46, !noalias !47
	%1895 = load i64, i64* @"e%ub2", !alias.scope !48, !noalias !49
	%1896 = sub nsw i64 %1895, %1894
	%1897 = add nsw i64 %1896, 1
	%1898 = icmp sgt i64 %1897, 0
	%1899 = select i1 %1898, i64 %1897, i64 0
	%1900 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.413, i32 0, i32 4, i32 1, i32 0
	store i64 %1893, i64* %1900
	%1901 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.413, i32 0, i32 4, i32 1, i32 1
	store i64 1, i64* %1901
	%1902 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.413, i32 0, i32 4, i32 1, i32 2
	store i64 %1899, i64* %1902
	%1903 = sub nsw i64 -1, %1893
	%1904 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.413, i32 0, i32 1
	store i64 %1903, i64* %1904
	%1905 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.413 to i8*
	call void @hpf_io_array(i8* %1905, i32 4)
	%1906 = getelementptr i32, i32* getelementptr ([2 x i32], [2 x i32]* @"t%6.data", i64 0, i64 -1), i64 1
	%1907 = bitcast i32* %1906 to i8*
	%1908 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.414, i32 0, i32 0
	store i8* %1907, i8** %1908
	%1909 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.414, i32 0, i32 1
	store i64 0, i64* %1909
	%1910 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.414, i32 0, i32 2, i32 0
	store i64 4, i64* %1910
	%1911 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.414, i32 0, i32 2, i32 1
	store i32 0, i32* %1911
	%1912 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.414, i32 0, i32 2, i32 2
	store i8 1, i8* %1912
	%1913 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.414, i32 0, i32 2, i32 3
	store i8 1, i8* %1913
	%1914 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.414, i32 0, i32 2, i32 4
	store i16 0, i16* %1914
	%1915 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.414, i32 0, i32 3
	store i64 4, i64* %1915
	%1916 = icmp sgt i64 2, 0
	%1917 = select i1 %1916, i64 2, i64 0
	%1918 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.414, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %1918
	%1919 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.414, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %1919
	%1920 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.414, i32 0, i32 4, i32 0, i32 2
	store i64 %1917, i64* %1920
	%1921 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.414, i32 0, i32 1
	store i64 -1, i64* %1921
	%1922 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [1 x { i64, i64, i64 }] }* %descriptor.414 to i8*
	call void @hpf_io_array(i8* %1922, i32 4)
	%1923 = call i32 @hpf_io_end()
	store i32 1, i32* %"i%35.87"
	%1924 = icmp sle i64 1, 5
	br i1 %1924, label %do.415, label %enddo.418

do.415:
	%1925 = phi i64 [ 1, %enddo.412 ], [ %1938, %latch.416 ]
	%1926 = trunc i64 %1925 to i32
	store i32 %1926, i32* %"i%35.87", !llvm.access.group !343
	%1927 = load i64, i64* %"a%start1.19", !llvm.access.group !343
	%1928 = icmp sgt i64 1, %1927
	%1929 = select i1 %1928, i64 1, i64 %1927
	%1930 = load i64, i64* %"a%block1.20", !llvm.access.group !343
	%1931 = load i64, i64* %"a%start1.19", !llvm.access.group !343
	%1932 = add nsw i64 %1930, %1931
	%1933 = sub nsw i64 %1932, 1
	%1934 = icmp slt i64 5, %1933
	%1935 = select i1 %1934, i64 5, i64 %1933
	%1936 = trunc i64 %1929 to i32
	store i32 %1936, i32* %"i%34.86", !llvm.access.group !343
	%1937 = icmp sle i64 %1929, %1935
	br i1 %1937, label %do.419, label %enddo.422

latch.416:
	%1938 = add nsw i64 %1925, 1
	%1939 = icmp slt i64 %1925, 5
	br i1 %1939, label %do.415, label %done.417, !llvm.loop !353

done.417:
	%1940 = trunc i64 %1938 to i32
	store i32 %1940, i32* %"i%35.87"
	br label %enddo.418

enddo.418:
	store i32 1, i32* %"i%35.87"
	%1941 = icmp sle i64 1, 5
	br i1 %1941, label %do.423, label %enddo.426

do.419:
	%1942 = phi i64 [ %1929, %do.415 ], [ %1956, %latch.420 ]
	%1943 = trunc i64 %1942 to i32
	store i32 %1943, i32* %"i%34.86", !llvm.access.group !345
	%1944 = add nsw i64 %1942, 2
	%1945 = load i64, i64* %a.stride.3
	%1946 = mul nsw i64 %1944, %1945
	%1947 = load i32*, i32** %a.origin.1
	%1948 = getelementptr i32, i32* %1947, i64 %1946
	%1949 = getelementptr i32, i32* %1948, i64 %1925
	%1950 = load i32, i32* %1949, !alias.scope !30, !noalias !31, !llvm.access.group !346
	%1951 = load i64, i64* %"t%7.stride.90"
	%1952 = mul nsw i64 %1925, %1951
	%1953 = load i32*, i32** %"t%7.origin.88"
	%1954 = getelementptr i32, i32* %1953, i64 %1952
	%1955 = getelementptr i32, i32* %1954, i64 %1942
	store i32 %1950, i32* %1955, !alias.scope !72, !noalias !73, !llvm.access.group !347
	br label %latch.420

latch.420:
	%1956 = add nsw i64 %1942, 1
	%1957 = icmp slt i64 %1942, %1935
	br i1 %1957, label %do.419, label %done.421, !llvm.loop !350

done.421:
	%1958 = trunc i64 %1956 to i32
	store i32 %1958, i32* %"i%34.86", !llvm.access.group !343
	br label %enddo.422

enddo.422:
	br label %latch.416

do.423:
	%1959 = phi i64 [ 1, %enddo.418 ], [ %1972, %latch.424 ]
	%1960 = trunc i64 %1959 to i32
	store i32 %1960, i32* %"i%35.87", !llvm.access.group !354
	%1961 = load i64, i64* %"a%start1.19", !llvm.access.group !354
	%1962 = icmp sgt i64 1, %1961
	%1963 = select i1 %1962, i64 1, i64 %1961
	%1964 = load i64, i64* %"a%block1.20", !llvm.access.group !354
	%1965 = load i64, i64* %"a%start1.19", !llvm.access.group !354
	%1966 = add nsw i64 %1964, %1965
	%1967 = sub nsw i64 %1966, 1
	%1968 = icmp slt i64 5, %1967
	%1969 = select i1 %1968, i64 5, i64 %1967
	%1970 = trunc i64 %1963 to i32
	store i32 %1970, i32* %"i%34.86", !llvm.access.group !354
	%1971 = icmp sle i64 %1963, %1969
	br i1 %1971, label %do.427, label %enddo.430

latch.424:
	%1972 = add nsw i64 %1959, 1
	%1973 = icmp slt i64 %1959, 5
	br i1 %1973, label %do.423, label %done.425, !llvm.loop !364

done.425:
	%1974 = trunc i64 %1972 to i32
	store i32 %1974, i32* %"i%35.87"
	br label %enddo.426

enddo.426:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.24 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.27, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%1975 = icmp sgt i64 5, 0
	%1976 = select i1 %1975, i64 5, i64 0
	%1977 = icmp sgt i64 7, 0
	%1978 = select i1 %1977, i64 7, i64 0
	%1979 = mul nsw i64 %1976, %1978
	%1980 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.431, i32 0, i32 0
	store i64 1, i64* %1980
	%1981 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.431, i32 0, i32 1
	store i64 1, i64* %1981
	%1982 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.431, i32 0, i32 0
	%1983 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.432, i32 0, i32 0
	store i64 5, i64* %1983
	%1984 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.432, i32 0, i32 1
	store i64 7, i64* %1984
	%1985 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.432, i32 0, i32 0
	%1986 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.433, i32 0, i32 0
	store i64 1, i64* %1986
	%1987 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.433, i32 0, i32 1
	store i64 1, i64* %1987
	%1988 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.433, i32 0, i32 0
	%1989 = bitcast i64* %1982 to i8*
	%1990 = bitcast i64* %1985 to i8*
	%1991 = bitcast i64* %1988 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.a to i8*), i8* %1989, i8* %1990, i8* %1991, i32 1, i32 4)
	%1992 = call i32 @hpf_io_end()
	store i32 1, i32* %"i%37.95"
	%1993 = icmp sle i64 1, 7
	br i1 %1993, label %do.434, label %enddo.437

do.427:
	%1994 = phi i64 [ %1963, %do.423 ], [ %2007, %latch.428 ]
	%1995 = trunc i64 %1994 to i32
	store i32 %1995, i32* %"i%34.86", !llvm.access.group !356
	%1996 = load i64, i64* %"t%7.stride.90"
	%1997 = mul nsw i64 %1959, %1996
	%1998 = load i32*, i32** %"t%7.origin.88"
	%1999 = getelementptr i32, i32* %1998, i64 %1997
	%2000 = getelementptr i32, i32* %1999, i64 %1994
	%2001 = load i32, i32* %2000, !alias.scope !72, !noalias !73, !llvm.access.group !357
	%2002 = load i64, i64* %a.stride.3
	%2003 = mul nsw i64 %1959, %2002
	%2004 = load i32*, i32** %a.origin.1
	%2005 = getelementptr i32, i32* %2004, i64 %2003
	%2006 = getelementptr i32, i32* %2005, i64 %1994
	store i32 %2001, i32* %2006, !alias.scope !30, !noalias !31, !llvm.access.group !358
	br label %latch.428

latch.428:
	%2007 = add nsw i64 %1994, 1
	%2008 = icmp slt i64 %1994, %1969
	br i1 %2008, label %do.427, label %done.429, !llvm.loop !361

done.429:
	%2009 = trunc i64 %2007 to i32
	store i32 %2009, i32* %"i%34.86", !llvm.access.group !354
	br label %enddo.430

enddo.430:
	br label %latch.424

do.434:
	%2010 = phi i64 [ 1, %enddo.426 ], [ %2023, %latch.435 ]
	%2011 = trunc i64 %2010 to i32
	store i32 %2011, i32* %"i%37.95", !llvm.access.group !365
	%2012 = load i64, i64* %"b%start1.21", !llvm.access.group !365
	%2013 = icmp sgt i64 1, %2012
	%2014 = select i1 %2013, i64 1, i64 %2012
	%2015 = load i64, i64* %"b%block1.22", !llvm.access.group !365
	%2016 = load i64, i64* %"b%start1.21", !llvm.access.group !365
	%2017 = add nsw i64 %2015, %2016
	%2018 = sub nsw i64 %2017, 1
	%2019 = icmp slt i64 5, %2018
	%2020 = select i1 %2019, i64 5, i64 %2018
	%2021 = trunc i64 %2014 to i32
	store i32 %2021, i32* %"i%36.94", !llvm.access.group !365
	%2022 = icmp sle i64 %2014, %2020
	br i1 %2022, label %do.438, label %enddo.441

latch.435:
	%2023 = add nsw i64 %2010, 1
	%2024 = icmp slt i64 %2010, 7
	br i1 %2024, label %do.434, label %done.436, !llvm.loop !375

done.436:
	%2025 = trunc i64 %2023 to i32
	store i32 %2025, i32* %"i%37.95"
	br label %enddo.437

enddo.437:
	%2026 = icmp sgt i64 5, 0
	%2027 = select i1 %2026, i64 5, i64 0
	%2028 = icmp sgt i64 7, 0
	%2029 = select i1 %2028, i64 7, i64 0
	%2030 = mul nsw i64 %2027, %2029
	%2031 = getelementptr i32, i32* getelementptr ([35 x i32], [35 x i32]* @"t%8%1.data", i64 0, i64 -6), i64 5
	%2032 = getelementptr i32, i32* %2031, i64 1
	%2033 = bitcast i32* %2032 to i8*
	%2034 = call i32 @pgas_this_image()
	%2035 = icmp eq i32 %2034, 1
	%2036 = select i1 %2035, i8* %2033, i8* null
	%2037 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.442, i32 0, i32 0
	store i64 1, i64* %2037
	%2038 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.442, i32 0, i32 1
	store i64 1, i64* %2038
	%2039 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.442, i32 0, i32 0
	%2040 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.443, i32 0, i32 0
	store i64 5, i64* %2040
	%2041 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.443, i32 0, i32 1
	store i64 7, i64* %2041
	%2042 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.443, i32 0, i32 0
	%2043 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.444, i32 0, i32 0
	store i64 1, i64* %2043
	%2044 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.444, i32 0, i32 1
	store i64 1, i64* %2044
	%2045 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.444, i32 0, i32 0
	%2046 = bitcast i64* %2039 to i8*
	%2047 = bitcast i64* %2042 to i8*
	%2048 = bitcast i64* %2045 to i8*
	call void @hpf_gather(i8* bitcast (%hpf_array* @"array.t%8" to i8*), i8* %2046, i8* %2047, i8* %2048, i8* %2036, i8* bitcast (%hpf_pos* @.pos.12 to i8*))
	%2049 = mul nsw i64 %2030, 4
	call void @hpf_io_share(i8* %2033, i64 %2049, i8* bitcast (%hpf_pos* @.pos.12 to i8*))
	%2050 = getelementptr i32, i32* getelementptr ([35 x i32], [35 x i32]* @"t%8%1.data", i64 0, i64 -6), i64 5
	%2051 = getelementptr i32, i32* %2050, i64 1
	%2052 = bitcast i32* %2051 to i8*
	%2053 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.445, i32 0, i32 0
	store i8* %2052, i8** %2053
	%2054 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.445, i32 0, i32 1
	store i64 0, i64* %2054
	%2055 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.445, i32 0, i32 2, i32 0
	store i64 4, i64* %2055
	%2056 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.445, i32 0, i32 2, i32 1
	store i32 0, i32* %2056
	%2057 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.445, i32 0, i32 2, i32 2
	store i8 2, i8* %2057
	%2058 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.445, i32 0, i32 2, i32 3
	store i8 1, i8* %2058
	%2059 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.445, i32 0, i32 2, i32 4
	store i16 0, i16* %2059
	%2060 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.445, i32 0, i32 3
	store i64 4, i64* %2060
	%2061 = icmp sgt i64 5, 0
	%2062 = select i1 %2061, i64 5, i64 0
	%2063 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.445, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %2063
	%2064 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.445, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %2064
	%2065 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.445, i32 0, i32 4, i32 0, i32 2
	store i64 %2062, i64* %2065
	%2066 = icmp sgt i64 7, 0
	%2067 = select i1 %2066, i64 7, i64 0
	%2068 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.445, i32 0, i32 4, i32 1, i32 0
	store i64 5, i64* %2068
	%2069 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.445, i32 0, i32 4, i32 1, i32 1
	store i64 1, i64* %2069
	%2070 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.445, i32 0, i32 4, i32 1, i32 2
	store i64 %2067, i64* %2070
	%2071 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.445, i32 0, i32 1
	store i64 -6, i64* %2071
	%2072 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.445 to i8*
	call void @show.transposes_in_place(i8* %2072)
	store i64 1, i64* %"i%39.97"
	%2073 = icmp sle i64 1, 3
	br i1 %2073, label %do.446, label %enddo.449

do.438:
	%2074 = phi i64 [ %2014, %do.434 ], [ %2087, %latch.439 ]
	%2075 = trunc i64 %2074 to i32
	store i32 %2075, i32* %"i%36.94", !llvm.access.group !367
	%2076 = load i64, i64* %b.stride.6
	%2077 = mul nsw i64 %2074, %2076
	%2078 = load i32*, i32** %b.origin.4
	%2079 = getelementptr i32, i32* %2078, i64 %2077
	%2080 = getelementptr i32, i32* %2079, i64 %2010
	%2081 = load i32, i32* %2080, !alias.scope !32, !noalias !33, !llvm.access.group !368
	%2082 = load i64, i64* %"t%8.stride.93"
	%2083 = mul nsw i64 %2010, %2082
	%2084 = load i32*, i32** %"t%8.origin.91"
	%2085 = getelementptr i32, i32* %2084, i64 %2083
	%2086 = getelementptr i32, i32* %2085, i64 %2074
	store i32 %2081, i32* %2086, !alias.scope !74, !noalias !75, !llvm.access.group !369
	br label %latch.439

latch.439:
	%2087 = add nsw i64 %2074, 1
	%2088 = icmp slt i64 %2074, %2020
	br i1 %2088, label %do.438, label %done.440, !llvm.loop !372

done.440:
	%2089 = trunc i64 %2087 to i32
	store i32 %2089, i32* %"i%36.94", !llvm.access.group !365
	br label %enddo.441

enddo.441:
	br label %latch.435

do.446:
	%2090 = phi i64 [ 1, %enddo.437 ], [ %2092, %latch.447 ]
	store i64 %2090, i64* %"i%39.97", !llvm.access.group !376
	store i64 1, i64* %"i%38.96", !llvm.access.group !376
	%2091 = icmp sle i64 1, 2
	br i1 %2091, label %do.450, label %enddo.453

latch.447:
	%2092 = add nsw i64 %2090, 1
	%2093 = icmp slt i64 %2090, 3
	br i1 %2093, label %do.446, label %done.448, !llvm.loop !386

done.448:
	store i64 %2092, i64* %"i%39.97"
	br label %enddo.449

enddo.449:
	store i64 1, i64* %"i%41.99"
	%2094 = icmp sle i64 1, 2
	br i1 %2094, label %do.454, label %enddo.457

do.450:
	%2095 = phi i64 [ 1, %do.446 ], [ %2106, %latch.451 ]
	store i64 %2095, i64* %"i%38.96", !llvm.access.group !378
	%2096 = sub nsw i64 %2090, 1
	%2097 = mul nsw i64 %2096, 2
	%2098 = add nsw i64 %2095, %2097
	%2099 = sub nsw i64 %2098, 1
	%2100 = add nsw i64 %2099, 1
	%2101 = getelementptr i32, i32* getelementptr ([6 x i32], [6 x i32]* @"c%1.data", i64 0, i64 -1), i64 %2100
	%2102 = load i32, i32* %2101, !alias.scope !76, !noalias !77, !llvm.access.group !379
	%2103 = mul nsw i64 %2090, 2
	%2104 = getelementptr i32, i32* getelementptr ([6 x i32], [6 x i32]* @"v%5.data", i64 0, i64 -3), i64 %2103
	%2105 = getelementptr i32, i32* %2104, i64 %2095
	store i32 %2102, i32* %2105, !alias.scope !80, !noalias !81, !llvm.access.group !380
	br label %latch.451

latch.451:
	%2106 = add nsw i64 %2095, 1
	%2107 = icmp slt i64 %2095, 2
	br i1 %2107, label %do.450, label %done.452, !llvm.loop !383

done.452:
	store i64 %2106, i64* %"i%38.96", !llvm.access.group !376
	br label %enddo.453

enddo.453:
	br label %latch.447

do.454:
	%2108 = phi i64 [ 1, %enddo.449 ], [ %2110, %latch.455 ]
	store i64 %2108, i64* %"i%41.99", !llvm.access.group !387
	store i64 1, i64* %"i%40.98", !llvm.access.group !387
	%2109 = icmp sle i64 1, 3
	br i1 %2109, label %do.458, label %enddo.461

latch.455:
	%2110 = add nsw i64 %2108, 1
	%2111 = icmp slt i64 %2108, 2
	br i1 %2111, label %do.454, label %done.456, !llvm.loop !397

done.456:
	store i64 %2110, i64* %"i%41.99"
	br label %enddo.457

enddo.457:
	store i32 1, i32* %"i%43.101"
	%2112 = icmp sle i64 1, 2
	br i1 %2112, label %do.462, label %enddo.465

do.458:
	%2113 = phi i64 [ 1, %do.454 ], [ %2121, %latch.459 ]
	store i64 %2113, i64* %"i%40.98", !llvm.access.group !389
	%2114 = mul nsw i64 %2113, 2
	%2115 = getelementptr i32, i32* getelementptr ([6 x i32], [6 x i32]* @"v%5.data", i64 0, i64 -3), i64 %2114
	%2116 = getelementptr i32, i32* %2115, i64 %2108
	%2117 = load i32, i32* %2116, !alias.scope !80, !noalias !81, !llvm.access.group !390
	%2118 = mul nsw i64 %2108, 3
	%2119 = getelementptr i32, i32* getelementptr ([6 x i32], [6 x i32]* @"v%6.data", i64 0, i64 -4), i64 %2118
	%2120 = getelementptr i32, i32* %2119, i64 %2113
	store i32 %2117, i32* %2120, !alias.scope !82, !noalias !83, !llvm.access.group !391
	br label %latch.459

latch.459:
	%2121 = add nsw i64 %2113, 1
	%2122 = icmp slt i64 %2113, 3
	br i1 %2122, label %do.458, label %done.460, !llvm.loop !394

done.460:
	store i64 %2121, i64* %"i%40.98", !llvm.access.group !387
	br label %enddo.461

enddo.461:
	br label %latch.455

do.462:
	%2123 = phi i64 [ 1, %enddo.457 ], [ %2126, %latch.463 ]
	%2124 = trunc i64 %2123 to i32
	store i32 %2124, i32* %"i%43.101", !llvm.access.group !398
	store i32 1, i32* %"i%42.100", !llvm.access.group !398
	%2125 = icmp sle i64 1, 3
	br i1 %2125, label %do.466, label %enddo.469

latch.463:
	%2126 = add nsw i64 %2123, 1
	%2127 = icmp slt i64 %2123, 2
	br i1 %2127, label %do.462, label %done.464, !llvm.loop !408

done.464:
	%2128 = trunc i64 %2126 to i32
	store i32 %2128, i32* %"i%43.101"
	br label %enddo.465

enddo.465:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.25 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.27, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%2129 = getelementptr i32, i32* getelementptr ([6 x i32], [6 x i32]* @"t%9.data", i64 0, i64 -4), i64 3
	%2130 = getelementptr i32, i32* %2129, i64 1
	%2131 = bitcast i32* %2130 to i8*
	%2132 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.470, i32 0, i32 0
	store i8* %2131, i8** %2132
	%2133 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.470, i32 0, i32 1
	store i64 0, i64* %2133
	%2134 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.470, i32 0, i32 2, i32 0
	store i64 4, i64* %2134
	%2135 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.470, i32 0, i32 2, i32 1
	store i32 0, i32* %2135
	%2136 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.470, i32 0, i32 2, i32 2
	store i8 2, i8* %2136
	%2137 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.470, i32 0, i32 2, i32 3
	store i8 1, i8* %2137
	%2138 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.470, i32 0, i32 2, i32 4
	store i16 0, i16* %2138
	%2139 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.470, i32 0, i32 3
	store i64 4, i64* %2139
	%2140 = icmp sgt i64 3, 0
	%2141 = select i1 %2140, i64 3, i64 0
	%2142 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.470, i32 0, i32 4, i32 0, i32 0
	store i64 1, i64* %2142
	%2143 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.470, i32 0, i32 4, i32 0, i32 1
	store i64 1, i64* %2143
	%2144 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.470, i32 0, i32 4, i32 0, i32 2
	store i64 %2141, i64* %2144
	%2145 = icmp sgt i64 2, 0
	%2146 = select i1 %2145, i64 2, i64 0
	%2147 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.470, i32 0, i32 4, i32 1, i32 0
	store i64 3, i64* %2147
	%2148 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.470, i32 0, i32 4, i32 1, i32 1
	store i64 1, i64* %2148
	%2149 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.470, i32 0, i32 4, i32 1, i32 2
	store i64 %2146, i64* %2149
	%2150 = getelementptr inbounds { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }, { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.470, i32 0, i32 1
	store i64 -4, i64* %2150
	%2151 = bitcast { i8*, i64, { i64, i32, i8, i8, i16 }, i64, [2 x { i64, i64, i64 }] }* %descriptor.470 to i8*
	call void @hpf_io_array(i8* %2151, i32 4)
	%2152 = call i32 @hpf_io_end()
	call void @hpf_main_end()
	ret i32 0

do.466:
	%2153 = phi i64 [ 1, %do.462 ], [ %2162, %latch.467 ]
	%2154 = trunc i64 %2153 to i32
	store i32 %2154, i32* %"i%42.100", !llvm.access.group !400
	%2155 = mul nsw i64 %2123, 3
	%2156 = getelementptr i32, i32* getelementptr ([6 x i32], [6 x i32]* @"v%6.data", i64 0, i64 -4), i64 %2155
	%2157 = getelementptr i32, i32* %2156, i64 %2153
	%2158 = load i32, i32* %2157, !alias.scope !82, !noalias !83, !llvm.access.group !401
	%2159 = mul nsw i64 %2123, 3
	%2160 = getelementptr i32, i32* getelementptr ([6 x i32], [6 x i32]* @"t%9.data", i64 0, i64 -4), i64 %2159
	%2161 = getelementptr i32, i32* %2160, i64 %2153
	store i32 %2158, i32* %2161, !alias.scope !84, !noalias !85, !llvm.access.group !402
	br label %latch.467

latch.467:
	%2162 = add nsw i64 %2153, 1
	%2163 = icmp slt i64 %2153, 3
	br i1 %2163, label %do.466, label %done.468, !llvm.loop !405

done.468:
	%2164 = trunc i64 %2162 to i32
	store i32 %2164, i32* %"i%42.100", !llvm.access.group !398
	br label %enddo.469

enddo.469:
	br label %latch.463
}

declare void @hpf_main_begin(i32 %0, i8* %1) nounwind

declare void @hpf_layout_init(i8* %0, i8* %1) nounwind

declare void @hpf_array_create(i8* %0, i8* %1) nounwind

define internal i32 @sections.1(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"a%start1.1" = alloca i64
	%"a%block1.2" = alloca i64
	%"b%start1.3" = alloca i64
	%"b%block1.4" = alloca i64
	%W1.5 = alloca i64
	%W1_b.6 = alloca i64
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
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1.5
	%10 = getelementptr i64, i64* %send, i64 14
	%11 = load i64, i64* %10
	store i64 %11, i64* %W1_b.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.11
		i32 2, label %piece.14
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"b%start1.3"
	%13 = load i64, i64* %W1.5
	%14 = icmp sgt i64 %12, %13
	%15 = select i1 %14, i64 %12, i64 %13
	%16 = load i64, i64* %"a%start1.1"
	%17 = sub nsw i64 %16, 1
	%18 = icmp slt i64 5, %17
	%19 = select i1 %18, i64 5, i64 %17
	%20 = load i64, i64* %"b%block1.4"
	%21 = load i64, i64* %"b%start1.3"
	%22 = add nsw i64 %20, %21
	%23 = sub nsw i64 %22, 1
	%24 = icmp slt i64 %19, %23
	%25 = select i1 %24, i64 %19, i64 %23
	%26 = load i64, i64* %"a%block1.2"
	%27 = load i64, i64* %W1.5
	%28 = add nsw i64 %26, %27
	%29 = sub nsw i64 %28, 1
	%30 = icmp slt i64 %25, %29
	%31 = select i1 %30, i64 %25, i64 %29
	%32 = icmp sgt i64 %15, %31
	br i1 %32, label %none.7, label %next.9

next.9:
	%33 = getelementptr i64, i64* %lo, i64 0
	store i64 %15, i64* %33
	%34 = getelementptr i64, i64* %hi, i64 0
	store i64 %31, i64* %34
	%35 = icmp sgt i64 1, 7
	br i1 %35, label %none.7, label %next.10

next.10:
	%36 = getelementptr i64, i64* %lo, i64 1
	store i64 1, i64* %36
	%37 = getelementptr i64, i64* %hi, i64 1
	store i64 7, i64* %37
	ret i32 1

piece.11:
	%38 = load i64, i64* %W1.5
	%39 = icmp sgt i64 1, %38
	%40 = select i1 %39, i64 1, i64 %38
	%41 = load i64, i64* %"a%start1.1"
	%42 = sub nsw i64 %41, 1
	%43 = icmp slt i64 3, %42
	%44 = select i1 %43, i64 3, i64 %42
	%45 = load i64, i64* %"b%start1.3"
	%46 = sub nsw i64 %45, 1
	%47 = icmp slt i64 %44, %46
	%48 = select i1 %47, i64 %44, i64 %46
	%49 = load i64, i64* %"a%block1.2"
	%50 = load i64, i64* %W1.5
	%51 = add nsw i64 %49, %50
	%52 = sub nsw i64 %51, 1
	%53 = icmp slt i64 %48, %52
	%54 = select i1 %53, i64 %48, i64 %52
	%55 = icmp sgt i64 %40, %54
	br i1 %55, label %none.7, label %next.12

next.12:
	%56 = getelementptr i64, i64* %lo, i64 0
	store i64 %40, i64* %56
	%57 = getelementptr i64, i64* %hi, i64 0
	store i64 %54, i64* %57
	%58 = load i64, i64* %"a%start1.1"
	%59 = add nsw i64 %58, 2
	%60 = icmp slt i64 5, %59
	%61 = select i1 %60, i64 5, i64 %59
	%62 = load i64, i64* %"b%start1.3"
	%63 = add nsw i64 %62, 2
	%64 = icmp slt i64 %61, %63
	%65 = select i1 %64, i64 %61, i64 %63
	%66 = icmp sgt i64 2, %65
	br i1 %66, label %none.7, label %next.13

next.13:
	%67 = getelementptr i64, i64* %lo, i64 1
	store i64 2, i64* %67
	%68 = getelementptr i64, i64* %hi, i64 1
	store i64 %65, i64* %68
	ret i32 1

piece.14:
	%69 = load i64, i64* %"b%start1.3"
	%70 = icmp sgt i64 1, %69
	%71 = select i1 %70, i64 1, i64 %69
	%72 = load i64, i64* %"b%block1.4"
	%73 = load i64, i64* %"b%start1.3"
	%74 = add nsw i64 %72, %73
	%75 = icmp sgt i64 %71, %74
	%76 = select i1 %75, i64 %71, i64 %74
	%77 = load i64, i64* %W1.5
	%78 = icmp sgt i64 %76, %77
	%79 = select i1 %78, i64 %76, i64 %77
	%80 = load i64, i64* %"a%start1.1"
	%81 = sub nsw i64 %80, 1
	%82 = icmp slt i64 3, %81
	%83 = select i1 %82, i64 3, i64 %81
	%84 = load i64, i64* %"a%block1.2"
	%85 = load i64, i64* %W1.5
	%86 = add nsw i64 %84, %85
	%87 = sub nsw i64 %86, 1
	%88 = icmp slt i64 %83, %87
	%89 = select i1 %88, i64 %83, i64 %87
	%90 = icmp sgt i64 %79, %89
	br i1 %90, label %none.7, label %next.15

next.15:
	%91 = getelementptr i64, i64* %lo, i64 0
	store i64 %79, i64* %91
	%92 = getelementptr i64, i64* %hi, i64 0
	store i64 %89, i64* %92
	%93 = load i64, i64* %"b%start1.3"
	%94 = icmp sgt i64 2, %93
	%95 = select i1 %94, i64 2, i64 %93
	%96 = load i64, i64* %"b%block1.4"
	%97 = load i64, i64* %"b%start1.3"
	%98 = add nsw i64 %96, %97
	%99 = icmp sgt i64 %95, %98
	%100 = select i1 %99, i64 %95, i64 %98
	%101 = load i64, i64* %"a%start1.1"
	%102 = add nsw i64 %101, 2
	%103 = icmp slt i64 5, %102
	%104 = select i1 %103, i64 5, i64 %102
	%105 = icmp sgt i64 %100, %104
	br i1 %105, label %none.7, label %next.16

next.16:
	%106 = getelementptr i64, i64* %lo, i64 1
	store i64 %100, i64* %106
	%107 = getelementptr i64, i64* %hi, i64 1
	store i64 %104, i64* %107
	ret i32 1
}

define internal i32 @sections.2(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"a%start1.1" = alloca i64
	%"a%block1.2" = alloca i64
	%"b%start1.3" = alloca i64
	%"b%block1.4" = alloca i64
	%W1.5 = alloca i64
	%W1_b.6 = alloca i64
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
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1.5
	%10 = getelementptr i64, i64* %send, i64 14
	%11 = load i64, i64* %10
	store i64 %11, i64* %W1_b.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.11
		i32 2, label %piece.14
		i32 3, label %piece.17
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"a%block1.2"
	%13 = load i64, i64* %"a%start1.1"
	%14 = add nsw i64 %12, %13
	%15 = load i64, i64* %"b%start1.3"
	%16 = icmp sgt i64 %14, %15
	%17 = select i1 %16, i64 %14, i64 %15
	%18 = load i64, i64* %W1.5
	%19 = icmp sgt i64 %17, %18
	%20 = select i1 %19, i64 %17, i64 %18
	%21 = load i64, i64* %"b%block1.4"
	%22 = load i64, i64* %"b%start1.3"
	%23 = add nsw i64 %21, %22
	%24 = sub nsw i64 %23, 1
	%25 = icmp slt i64 5, %24
	%26 = select i1 %25, i64 5, i64 %24
	%27 = load i64, i64* %"a%block1.2"
	%28 = load i64, i64* %W1.5
	%29 = add nsw i64 %27, %28
	%30 = sub nsw i64 %29, 1
	%31 = icmp slt i64 %26, %30
	%32 = select i1 %31, i64 %26, i64 %30
	%33 = icmp sgt i64 %20, %32
	br i1 %33, label %none.7, label %next.9

next.9:
	%34 = getelementptr i64, i64* %lo, i64 0
	store i64 %20, i64* %34
	%35 = getelementptr i64, i64* %hi, i64 0
	store i64 %32, i64* %35
	%36 = icmp sgt i64 1, 7
	br i1 %36, label %none.7, label %next.10

next.10:
	%37 = getelementptr i64, i64* %lo, i64 1
	store i64 1, i64* %37
	%38 = getelementptr i64, i64* %hi, i64 1
	store i64 7, i64* %38
	ret i32 1

piece.11:
	%39 = load i64, i64* %"a%block1.2"
	%40 = load i64, i64* %"a%start1.1"
	%41 = add nsw i64 %39, %40
	%42 = load i64, i64* %W1.5
	%43 = icmp sgt i64 %41, %42
	%44 = select i1 %43, i64 %41, i64 %42
	%45 = load i64, i64* %"b%start1.3"
	%46 = sub nsw i64 %45, 1
	%47 = icmp slt i64 3, %46
	%48 = select i1 %47, i64 3, i64 %46
	%49 = load i64, i64* %"a%block1.2"
	%50 = load i64, i64* %W1.5
	%51 = add nsw i64 %49, %50
	%52 = sub nsw i64 %51, 1
	%53 = icmp slt i64 %48, %52
	%54 = select i1 %53, i64 %48, i64 %52
	%55 = icmp sgt i64 %44, %54
	br i1 %55, label %none.7, label %next.12

next.12:
	%56 = getelementptr i64, i64* %lo, i64 0
	store i64 %44, i64* %56
	%57 = getelementptr i64, i64* %hi, i64 0
	store i64 %54, i64* %57
	%58 = load i64, i64* %"a%block1.2"
	%59 = load i64, i64* %"a%start1.1"
	%60 = add nsw i64 %58, %59
	%61 = icmp sgt i64 %60, 5
	br i1 %61, label %none.7, label %next.13

next.13:
	%62 = getelementptr i64, i64* %lo, i64 1
	store i64 %60, i64* %62
	%63 = getelementptr i64, i64* %hi, i64 1
	store i64 5, i64* %63
	ret i32 1

piece.14:
	%64 = load i64, i64* %"a%block1.2"
	%65 = load i64, i64* %"a%start1.1"
	%66 = add nsw i64 %64, %65
	%67 = load i64, i64* %"b%start1.3"
	%68 = icmp sgt i64 %66, %67
	%69 = select i1 %68, i64 %66, i64 %67
	%70 = load i64, i64* %"b%block1.4"
	%71 = load i64, i64* %"b%start1.3"
	%72 = add nsw i64 %70, %71
	%73 = icmp sgt i64 %69, %72
	%74 = select i1 %73, i64 %69, i64 %72
	%75 = load i64, i64* %W1.5
	%76 = icmp sgt i64 %74, %75
	%77 = select i1 %76, i64 %74, i64 %75
	%78 = load i64, i64* %"a%block1.2"
	%79 = load i64, i64* %W1.5
	%80 = add nsw i64 %78, %79
	%81 = sub nsw i64 %80, 1
	%82 = icmp slt i64 3, %81
	%83 = select i1 %82, i64 3, i64 %81
	%84 = icmp sgt i64 %77, %83
	br i1 %84, label %none.7, label %next.15

next.15:
	%85 = getelementptr i64, i64* %lo, i64 0
	store i64 %77, i64* %85
	%86 = getelementptr i64, i64* %hi, i64 0
	store i64 %83, i64* %86
	%87 = load i64, i64* %"a%block1.2"
	%88 = load i64, i64* %"a%start1.1"
	%89 = add nsw i64 %87, %88
	%90 = load i64, i64* %"b%start1.3"
	%91 = icmp sgt i64 %89, %90
	%92 = select i1 %91, i64 %89, i64 %90
	%93 = load i64, i64* %"b%block1.4"
	%94 = load i64, i64* %"b%start1.3"
	%95 = add nsw i64 %93, %94
	%96 = icmp sgt i64 %92, %95
	%97 = select i1 %96, i64 %92, i64 %95
	%98 = icmp sgt i64 %97, 5
	br i1 %98, label %none.7, label %next.16

next.16:
	%99 = getelementptr i64, i64* %lo, i64 1
	store i64 %97, i64* %99
	%100 = getelementptr i64, i64* %hi, i64 1
	store i64 5, i64* %100
	ret i32 1

piece.17:
	%101 = load i64, i64* %"a%block1.2"
	%102 = load i64, i64* %"a%start1.1"
	%103 = add nsw i64 %101, %102
	%104 = load i64, i64* %"b%start1.3"
	%105 = icmp sgt i64 %103, %104
	%106 = select i1 %105, i64 %103, i64 %104
	%107 = load i64, i64* %W1.5
	%108 = icmp sgt i64 %106, %107
	%109 = select i1 %108, i64 %106, i64 %107
	%110 = load i64, i64* %"b%block1.4"
	%111 = load i64, i64* %"b%start1.3"
	%112 = add nsw i64 %110, %111
	%113 = sub nsw i64 %112, 1
	%114 = icmp slt i64 0, %113
	%115 = select i1 %114, i64 0, i64 %113
	%116 = load i64, i64* %"a%block1.2"
	%117 = load i64, i64* %W1.5
	%118 = add nsw i64 %116, %117
	%119 = sub nsw i64 %118, 1
	%120 = icmp slt i64 %115, %119
	%121 = select i1 %120, i64 %115, i64 %119
	%122 = icmp sgt i64 %109, %121
	br i1 %122, label %none.7, label %next.18

next.18:
	%123 = getelementptr i64, i64* %lo, i64 0
	store i64 %109, i64* %123
	%124 = getelementptr i64, i64* %hi, i64 0
	store i64 %121, i64* %124
	%125 = load i64, i64* %"a%block1.2"
	%126 = load i64, i64* %"a%start1.1"
	%127 = add nsw i64 %125, %126
	%128 = load i64, i64* %"b%start1.3"
	%129 = icmp sgt i64 %127, %128
	%130 = select i1 %129, i64 %127, i64 %128
	%131 = icmp sgt i64 %130, 0
	br i1 %131, label %none.7, label %next.19

next.19:
	%132 = getelementptr i64, i64* %lo, i64 1
	store i64 %130, i64* %132
	%133 = getelementptr i64, i64* %hi, i64 1
	store i64 0, i64* %133
	ret i32 1
}

declare void @hpf_exchange_run(i8* %0, i8* %1, i32 %2) nounwind

declare void @hpf_io_begin(i32 %0, i32 %1, i8* %2) nounwind

declare void @hpf_io_number(i8* %0, i64 %1) nounwind

declare void @hpf_io_list_directed() nounwind

declare void @hpf_io_start() nounwind

declare void @hpf_io_mapped(i8* %0, i8* %1, i8* %2, i8* %3, i32 %4, i32 %5) nounwind

declare i32 @hpf_io_end() nounwind

define internal i32 @sections.3(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
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
	%7 = load i64, i64* %"b%block1.2"
	%8 = load i64, i64* %"b%start1.1"
	%9 = add nsw i64 %7, %8
	%10 = sub nsw i64 %9, 1
	%11 = icmp slt i64 5, %10
	%12 = select i1 %11, i64 5, i64 %10
	%13 = icmp sgt i64 %6, %12
	br i1 %13, label %none.4, label %next.6

next.6:
	%14 = getelementptr i64, i64* %lo, i64 0
	store i64 %6, i64* %14
	%15 = getelementptr i64, i64* %hi, i64 0
	store i64 %12, i64* %15
	%16 = load i64, i64* %W1_b.3
	%17 = icmp sgt i64 1, %16
	%18 = select i1 %17, i64 1, i64 %16
	%19 = load i64, i64* %"b%start1.1"
	%20 = sub nsw i64 %19, 1
	%21 = load i64, i64* %"b%block1.2"
	%22 = load i64, i64* %W1_b.3
	%23 = add nsw i64 %21, %22
	%24 = sub nsw i64 %23, 1
	%25 = icmp slt i64 %20, %24
	%26 = select i1 %25, i64 %20, i64 %24
	%27 = icmp sgt i64 %18, %26
	br i1 %27, label %none.4, label %next.7

next.7:
	%28 = getelementptr i64, i64* %lo, i64 1
	store i64 %18, i64* %28
	%29 = getelementptr i64, i64* %hi, i64 1
	store i64 %26, i64* %29
	ret i32 1
}

define internal i32 @sections.4(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
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
	%7 = load i64, i64* %"b%block1.2"
	%8 = load i64, i64* %"b%start1.1"
	%9 = add nsw i64 %7, %8
	%10 = sub nsw i64 %9, 1
	%11 = icmp sgt i64 %6, %10
	br i1 %11, label %none.4, label %next.6

next.6:
	%12 = getelementptr i64, i64* %lo, i64 0
	store i64 %6, i64* %12
	%13 = getelementptr i64, i64* %hi, i64 0
	store i64 %10, i64* %13
	%14 = load i64, i64* %"b%block1.2"
	%15 = load i64, i64* %"b%start1.1"
	%16 = add nsw i64 %14, %15
	%17 = load i64, i64* %W1_b.3
	%18 = icmp sgt i64 %16, %17
	%19 = select i1 %18, i64 %16, i64 %17
	%20 = load i64, i64* %"b%block1.2"
	%21 = load i64, i64* %W1_b.3
	%22 = add nsw i64 %20, %21
	%23 = sub nsw i64 %22, 1
	%24 = icmp slt i64 5, %23
	%25 = select i1 %24, i64 5, i64 %23
	%26 = icmp sgt i64 %19, %25
	br i1 %26, label %none.4, label %next.7

next.7:
	%27 = getelementptr i64, i64* %lo, i64 1
	store i64 %19, i64* %27
	%28 = getelementptr i64, i64* %hi, i64 1
	store i64 %25, i64* %28
	ret i32 1
}

define internal i32 @sections.5(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
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
	%12 = load i64, i64* %"d%start2.3"
	%13 = sub nsw i64 %12, 3
	%14 = load i64, i64* %W1_d.5
	%15 = icmp sgt i64 %13, %14
	%16 = select i1 %15, i64 %13, i64 %14
	%17 = load i64, i64* %"d%start1.1"
	%18 = sub nsw i64 %17, 1
	%19 = load i64, i64* %"d%block1.2"
	%20 = load i64, i64* %W1_d.5
	%21 = add nsw i64 %19, %20
	%22 = sub nsw i64 %21, 1
	%23 = icmp slt i64 %18, %22
	%24 = select i1 %23, i64 %18, i64 %22
	%25 = icmp sgt i64 %16, %24
	br i1 %25, label %none.7, label %next.9

next.9:
	%26 = getelementptr i64, i64* %lo, i64 0
	store i64 %16, i64* %26
	%27 = getelementptr i64, i64* %hi, i64 0
	store i64 %24, i64* %27
	%28 = load i64, i64* %"d%start1.1"
	%29 = add nsw i64 %28, 3
	%30 = load i64, i64* %W2_d.6
	%31 = icmp sgt i64 %29, %30
	%32 = select i1 %31, i64 %29, i64 %30
	%33 = load i64, i64* %"d%block1.2"
	%34 = load i64, i64* %"d%start1.1"
	%35 = add nsw i64 %33, %34
	%36 = add nsw i64 %35, 2
	%37 = icmp slt i64 7, %36
	%38 = select i1 %37, i64 7, i64 %36
	%39 = load i64, i64* %"d%block2.4"
	%40 = load i64, i64* %"d%start2.3"
	%41 = add nsw i64 %39, %40
	%42 = sub nsw i64 %41, 1
	%43 = icmp slt i64 %38, %42
	%44 = select i1 %43, i64 %38, i64 %42
	%45 = load i64, i64* %"d%block2.4"
	%46 = load i64, i64* %W2_d.6
	%47 = add nsw i64 %45, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 %44, %48
	%50 = select i1 %49, i64 %44, i64 %48
	%51 = icmp sgt i64 %32, %50
	br i1 %51, label %none.7, label %next.10

next.10:
	%52 = getelementptr i64, i64* %lo, i64 1
	store i64 %32, i64* %52
	%53 = getelementptr i64, i64* %hi, i64 1
	store i64 %50, i64* %53
	ret i32 1
}

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
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"d%start2.3"
	%13 = sub nsw i64 %12, 3
	%14 = load i64, i64* %W1_d.5
	%15 = icmp sgt i64 %13, %14
	%16 = select i1 %15, i64 %13, i64 %14
	%17 = load i64, i64* %"d%block1.2"
	%18 = load i64, i64* %"d%start1.1"
	%19 = add nsw i64 %17, %18
	%20 = sub nsw i64 %19, 1
	%21 = icmp slt i64 4, %20
	%22 = select i1 %21, i64 4, i64 %20
	%23 = load i64, i64* %"d%block2.4"
	%24 = load i64, i64* %"d%start2.3"
	%25 = add nsw i64 %23, %24
	%26 = sub nsw i64 %25, 4
	%27 = icmp slt i64 %22, %26
	%28 = select i1 %27, i64 %22, i64 %26
	%29 = load i64, i64* %"d%block1.2"
	%30 = load i64, i64* %W1_d.5
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
	%38 = load i64, i64* %"d%start1.1"
	%39 = add nsw i64 %38, 3
	%40 = load i64, i64* %W2_d.6
	%41 = icmp sgt i64 %39, %40
	%42 = select i1 %41, i64 %39, i64 %40
	%43 = load i64, i64* %"d%start2.3"
	%44 = sub nsw i64 %43, 1
	%45 = load i64, i64* %"d%block2.4"
	%46 = load i64, i64* %W2_d.6
	%47 = add nsw i64 %45, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 %44, %48
	%50 = select i1 %49, i64 %44, i64 %48
	%51 = icmp sgt i64 %42, %50
	br i1 %51, label %none.7, label %next.10

next.10:
	%52 = getelementptr i64, i64* %lo, i64 1
	store i64 %42, i64* %52
	%53 = getelementptr i64, i64* %hi, i64 1
	store i64 %50, i64* %53
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
	%13 = load i64, i64* %"d%start2.3"
	%14 = sub nsw i64 %13, 3
	%15 = icmp sgt i64 %12, %14
	%16 = select i1 %15, i64 %12, i64 %14
	%17 = load i64, i64* %W1_d.5
	%18 = icmp sgt i64 %16, %17
	%19 = select i1 %18, i64 %16, i64 %17
	%20 = load i64, i64* %"d%block2.4"
	%21 = load i64, i64* %"d%start2.3"
	%22 = add nsw i64 %20, %21
	%23 = sub nsw i64 %22, 4
	%24 = load i64, i64* %"d%block1.2"
	%25 = load i64, i64* %W1_d.5
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
	%33 = load i64, i64* %"d%block2.4"
	%34 = load i64, i64* %"d%start2.3"
	%35 = add nsw i64 %33, %34
	%36 = load i64, i64* %W2_d.6
	%37 = icmp sgt i64 %35, %36
	%38 = select i1 %37, i64 %35, i64 %36
	%39 = load i64, i64* %"d%block1.2"
	%40 = load i64, i64* %"d%start1.1"
	%41 = add nsw i64 %39, %40
	%42 = add nsw i64 %41, 2
	%43 = icmp slt i64 7, %42
	%44 = select i1 %43, i64 7, i64 %42
	%45 = load i64, i64* %"d%block2.4"
	%46 = load i64, i64* %W2_d.6
	%47 = add nsw i64 %45, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 %44, %48
	%50 = select i1 %49, i64 %44, i64 %48
	%51 = icmp sgt i64 %38, %50
	br i1 %51, label %none.7, label %next.10

next.10:
	%52 = getelementptr i64, i64* %lo, i64 1
	store i64 %38, i64* %52
	%53 = getelementptr i64, i64* %hi, i64 1
	store i64 %50, i64* %53
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
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"d%block1.2"
	%13 = load i64, i64* %"d%start1.1"
	%14 = add nsw i64 %12, %13
	%15 = load i64, i64* %W1_d.5
	%16 = icmp sgt i64 %14, %15
	%17 = select i1 %16, i64 %14, i64 %15
	%18 = load i64, i64* %"d%block2.4"
	%19 = load i64, i64* %"d%start2.3"
	%20 = add nsw i64 %18, %19
	%21 = sub nsw i64 %20, 4
	%22 = icmp slt i64 4, %21
	%23 = select i1 %22, i64 4, i64 %21
	%24 = load i64, i64* %"d%block1.2"
	%25 = load i64, i64* %W1_d.5
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
	%34 = add nsw i64 %33, 3
	%35 = load i64, i64* %"d%start2.3"
	%36 = icmp sgt i64 %34, %35
	%37 = select i1 %36, i64 %34, i64 %35
	%38 = load i64, i64* %W2_d.6
	%39 = icmp sgt i64 %37, %38
	%40 = select i1 %39, i64 %37, i64 %38
	%41 = load i64, i64* %"d%block1.2"
	%42 = load i64, i64* %"d%start1.1"
	%43 = add nsw i64 %41, %42
	%44 = add nsw i64 %43, 2
	%45 = load i64, i64* %"d%block2.4"
	%46 = load i64, i64* %W2_d.6
	%47 = add nsw i64 %45, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 %44, %48
	%50 = select i1 %49, i64 %44, i64 %48
	%51 = icmp sgt i64 %40, %50
	br i1 %51, label %none.7, label %next.10

next.10:
	%52 = getelementptr i64, i64* %lo, i64 1
	store i64 %40, i64* %52
	%53 = getelementptr i64, i64* %hi, i64 1
	store i64 %50, i64* %53
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
	%12 = load i64, i64* %"d%start2.3"
	%13 = sub nsw i64 %12, 3
	%14 = load i64, i64* %W1_d.5
	%15 = icmp sgt i64 %13, %14
	%16 = select i1 %15, i64 %13, i64 %14
	%17 = load i64, i64* %"d%start1.1"
	%18 = sub nsw i64 %17, 1
	%19 = load i64, i64* %"d%block2.4"
	%20 = load i64, i64* %"d%start2.3"
	%21 = add nsw i64 %19, %20
	%22 = sub nsw i64 %21, 4
	%23 = icmp slt i64 %18, %22
	%24 = select i1 %23, i64 %18, i64 %22
	%25 = load i64, i64* %"d%block1.2"
	%26 = load i64, i64* %W1_d.5
	%27 = add nsw i64 %25, %26
	%28 = sub nsw i64 %27, 1
	%29 = icmp slt i64 %24, %28
	%30 = select i1 %29, i64 %24, i64 %28
	%31 = icmp sgt i64 %16, %30
	br i1 %31, label %none.7, label %next.9

next.9:
	%32 = getelementptr i64, i64* %lo, i64 0
	store i64 %16, i64* %32
	%33 = getelementptr i64, i64* %hi, i64 0
	store i64 %30, i64* %33
	%34 = load i64, i64* %"d%start1.1"
	%35 = add nsw i64 %34, 3
	%36 = load i64, i64* %"d%block2.4"
	%37 = load i64, i64* %"d%start2.3"
	%38 = add nsw i64 %36, %37
	%39 = icmp sgt i64 %35, %38
	%40 = select i1 %39, i64 %35, i64 %38
	%41 = load i64, i64* %W2_d.6
	%42 = icmp sgt i64 %40, %41
	%43 = select i1 %42, i64 %40, i64 %41
	%44 = load i64, i64* %"d%block1.2"
	%45 = load i64, i64* %"d%start1.1"
	%46 = add nsw i64 %44, %45
	%47 = add nsw i64 %46, 2
	%48 = icmp slt i64 7, %47
	%49 = select i1 %48, i64 7, i64 %47
	%50 = load i64, i64* %"d%block2.4"
	%51 = load i64, i64* %W2_d.6
	%52 = add nsw i64 %50, %51
	%53 = sub nsw i64 %52, 1
	%54 = icmp slt i64 %49, %53
	%55 = select i1 %54, i64 %49, i64 %53
	%56 = icmp sgt i64 %43, %55
	br i1 %56, label %none.7, label %next.10

next.10:
	%57 = getelementptr i64, i64* %lo, i64 1
	store i64 %43, i64* %57
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
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"d%block1.2"
	%13 = load i64, i64* %"d%start1.1"
	%14 = add nsw i64 %12, %13
	%15 = load i64, i64* %"d%start2.3"
	%16 = sub nsw i64 %15, 3
	%17 = icmp sgt i64 %14, %16
	%18 = select i1 %17, i64 %14, i64 %16
	%19 = load i64, i64* %W1_d.5
	%20 = icmp sgt i64 %18, %19
	%21 = select i1 %20, i64 %18, i64 %19
	%22 = load i64, i64* %"d%block2.4"
	%23 = load i64, i64* %"d%start2.3"
	%24 = add nsw i64 %22, %23
	%25 = sub nsw i64 %24, 4
	%26 = icmp slt i64 4, %25
	%27 = select i1 %26, i64 4, i64 %25
	%28 = load i64, i64* %"d%block1.2"
	%29 = load i64, i64* %W1_d.5
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
	%37 = load i64, i64* %"d%start1.1"
	%38 = add nsw i64 %37, 3
	%39 = load i64, i64* %W2_d.6
	%40 = icmp sgt i64 %38, %39
	%41 = select i1 %40, i64 %38, i64 %39
	%42 = load i64, i64* %"d%block1.2"
	%43 = load i64, i64* %"d%start1.1"
	%44 = add nsw i64 %42, %43
	%45 = add nsw i64 %44, 2
	%46 = load i64, i64* %"d%start2.3"
	%47 = sub nsw i64 %46, 1
	%48 = icmp slt i64 %45, %47
	%49 = select i1 %48, i64 %45, i64 %47
	%50 = load i64, i64* %"d%block2.4"
	%51 = load i64, i64* %W2_d.6
	%52 = add nsw i64 %50, %51
	%53 = sub nsw i64 %52, 1
	%54 = icmp slt i64 %49, %53
	%55 = select i1 %54, i64 %49, i64 %53
	%56 = icmp sgt i64 %41, %55
	br i1 %56, label %none.7, label %next.10

next.10:
	%57 = getelementptr i64, i64* %lo, i64 1
	store i64 %41, i64* %57
	%58 = getelementptr i64, i64* %hi, i64 1
	store i64 %55, i64* %58
	ret i32 1
}

define internal i32 @sections.11(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"b%start1.1" = alloca i64
	%"b%block1.2" = alloca i64
	%"d%start1.3" = alloca i64
	%"d%block1.4" = alloca i64
	%"d%start2.5" = alloca i64
	%"d%block2.6" = alloca i64
	%W1_b.7 = alloca i64
	%W1_d.8 = alloca i64
	%W2_d.9 = alloca i64
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
	store i64 %13, i64* %W1_b.7
	%14 = getelementptr i64, i64* %send, i64 14
	%15 = load i64, i64* %14
	store i64 %15, i64* %W1_d.8
	%16 = getelementptr i64, i64* %send, i64 15
	%17 = load i64, i64* %16
	store i64 %17, i64* %W2_d.9
	switch i32 %piece, label %none.10 [
		i32 0, label %piece.11
		i32 1, label %piece.14
		i32 2, label %piece.17
		i32 3, label %piece.20
		i32 4, label %piece.23
	]

none.10:
	ret i32 0

piece.11:
	%18 = load i64, i64* %"d%start2.5"
	%19 = sub nsw i64 %18, 2
	%20 = load i64, i64* %"d%block2.6"
	%21 = load i64, i64* %"d%start2.5"
	%22 = add nsw i64 %20, %21
	%23 = sub nsw i64 %22, 3
	%24 = icmp slt i64 5, %23
	%25 = select i1 %24, i64 5, i64 %23
	%26 = icmp sgt i64 %19, %25
	br i1 %26, label %none.10, label %next.12

next.12:
	%27 = getelementptr i64, i64* %lo, i64 0
	store i64 %19, i64* %27
	%28 = getelementptr i64, i64* %hi, i64 0
	store i64 %25, i64* %28
	%29 = load i64, i64* %"d%start1.3"
	%30 = add nsw i64 %29, 1
	%31 = load i64, i64* %W1_b.7
	%32 = icmp sgt i64 %30, %31
	%33 = select i1 %32, i64 %30, i64 %31
	%34 = load i64, i64* %"b%start1.1"
	%35 = sub nsw i64 %34, 1
	%36 = icmp slt i64 5, %35
	%37 = select i1 %36, i64 5, i64 %35
	%38 = load i64, i64* %"d%block1.4"
	%39 = load i64, i64* %"d%start1.3"
	%40 = add nsw i64 %38, %39
	%41 = icmp slt i64 %37, %40
	%42 = select i1 %41, i64 %37, i64 %40
	%43 = load i64, i64* %"b%block1.2"
	%44 = load i64, i64* %W1_b.7
	%45 = add nsw i64 %43, %44
	%46 = sub nsw i64 %45, 1
	%47 = icmp slt i64 %42, %46
	%48 = select i1 %47, i64 %42, i64 %46
	%49 = icmp sgt i64 %33, %48
	br i1 %49, label %none.10, label %next.13

next.13:
	%50 = getelementptr i64, i64* %lo, i64 1
	store i64 %33, i64* %50
	%51 = getelementptr i64, i64* %hi, i64 1
	store i64 %48, i64* %51
	ret i32 1

piece.14:
	%52 = load i64, i64* %"b%start1.1"
	%53 = load i64, i64* %"b%block1.2"
	%54 = load i64, i64* %"b%start1.1"
	%55 = add nsw i64 %53, %54
	%56 = sub nsw i64 %55, 1
	%57 = icmp slt i64 5, %56
	%58 = select i1 %57, i64 5, i64 %56
	%59 = load i64, i64* %"d%start2.5"
	%60 = sub nsw i64 %59, 3
	%61 = icmp slt i64 %58, %60
	%62 = select i1 %61, i64 %58, i64 %60
	%63 = icmp sgt i64 %52, %62
	br i1 %63, label %none.10, label %next.15

next.15:
	%64 = getelementptr i64, i64* %lo, i64 0
	store i64 %52, i64* %64
	%65 = getelementptr i64, i64* %hi, i64 0
	store i64 %62, i64* %65
	%66 = load i64, i64* %W1_b.7
	%67 = icmp sgt i64 1, %66
	%68 = select i1 %67, i64 1, i64 %66
	%69 = load i64, i64* %"b%start1.1"
	%70 = sub nsw i64 %69, 1
	%71 = load i64, i64* %"b%block1.2"
	%72 = load i64, i64* %W1_b.7
	%73 = add nsw i64 %71, %72
	%74 = sub nsw i64 %73, 1
	%75 = icmp slt i64 %70, %74
	%76 = select i1 %75, i64 %70, i64 %74
	%77 = icmp sgt i64 %68, %76
	br i1 %77, label %none.10, label %next.16

next.16:
	%78 = getelementptr i64, i64* %lo, i64 1
	store i64 %68, i64* %78
	%79 = getelementptr i64, i64* %hi, i64 1
	store i64 %76, i64* %79
	ret i32 1

piece.17:
	%80 = load i64, i64* %"b%start1.1"
	%81 = load i64, i64* %"d%start2.5"
	%82 = sub nsw i64 %81, 2
	%83 = icmp sgt i64 %80, %82
	%84 = select i1 %83, i64 %80, i64 %82
	%85 = load i64, i64* %"d%block2.6"
	%86 = load i64, i64* %"d%start2.5"
	%87 = add nsw i64 %85, %86
	%88 = sub nsw i64 %87, 2
	%89 = icmp sgt i64 %84, %88
	%90 = select i1 %89, i64 %84, i64 %88
	%91 = load i64, i64* %"b%block1.2"
	%92 = load i64, i64* %"b%start1.1"
	%93 = add nsw i64 %91, %92
	%94 = sub nsw i64 %93, 1
	%95 = icmp slt i64 5, %94
	%96 = select i1 %95, i64 5, i64 %94
	%97 = icmp sgt i64 %90, %96
	br i1 %97, label %none.10, label %next.18

next.18:
	%98 = getelementptr i64, i64* %lo, i64 0
	store i64 %90, i64* %98
	%99 = getelementptr i64, i64* %hi, i64 0
	store i64 %96, i64* %99
	%100 = load i64, i64* %W1_b.7
	%101 = icmp sgt i64 1, %100
	%102 = select i1 %101, i64 1, i64 %100
	%103 = load i64, i64* %"b%start1.1"
	%104 = sub nsw i64 %103, 1
	%105 = load i64, i64* %"b%block1.2"
	%106 = load i64, i64* %W1_b.7
	%107 = add nsw i64 %105, %106
	%108 = sub nsw i64 %107, 1
	%109 = icmp slt i64 %104, %108
	%110 = select i1 %109, i64 %104, i64 %108
	%111 = icmp sgt i64 %102, %110
	br i1 %111, label %none.10, label %next.19

next.19:
	%112 = getelementptr i64, i64* %lo, i64 1
	store i64 %102, i64* %112
	%113 = getelementptr i64, i64* %hi, i64 1
	store i64 %110, i64* %113
	ret i32 1

piece.20:
	%114 = load i64, i64* %"b%start1.1"
	%115 = load i64, i64* %"d%start2.5"
	%116 = sub nsw i64 %115, 2
	%117 = icmp sgt i64 %114, %116
	%118 = select i1 %117, i64 %114, i64 %116
	%119 = load i64, i64* %"b%block1.2"
	%120 = load i64, i64* %"b%start1.1"
	%121 = add nsw i64 %119, %120
	%122 = sub nsw i64 %121, 1
	%123 = icmp slt i64 5, %122
	%124 = select i1 %123, i64 5, i64 %122
	%125 = load i64, i64* %"d%block2.6"
	%126 = load i64, i64* %"d%start2.5"
	%127 = add nsw i64 %125, %126
	%128 = sub nsw i64 %127, 3
	%129 = icmp slt i64 %124, %128
	%130 = select i1 %129, i64 %124, i64 %128
	%131 = icmp sgt i64 %118, %130
	br i1 %131, label %none.10, label %next.21

next.21:
	%132 = getelementptr i64, i64* %lo, i64 0
	store i64 %118, i64* %132
	%133 = getelementptr i64, i64* %hi, i64 0
	store i64 %130, i64* %133
	%134 = load i64, i64* %W1_b.7
	%135 = icmp sgt i64 1, %134
	%136 = select i1 %135, i64 1, i64 %134
	%137 = load i64, i64* %"b%start1.1"
	%138 = sub nsw i64 %137, 1
	%139 = load i64, i64* %"d%start1.3"
	%140 = icmp slt i64 %138, %139
	%141 = select i1 %140, i64 %138, i64 %139
	%142 = load i64, i64* %"b%block1.2"
	%143 = load i64, i64* %W1_b.7
	%144 = add nsw i64 %142, %143
	%145 = sub nsw i64 %144, 1
	%146 = icmp slt i64 %141, %145
	%147 = select i1 %146, i64 %141, i64 %145
	%148 = icmp sgt i64 %136, %147
	br i1 %148, label %none.10, label %next.22

next.22:
	%149 = getelementptr i64, i64* %lo, i64 1
	store i64 %136, i64* %149
	%150 = getelementptr i64, i64* %hi, i64 1
	store i64 %147, i64* %150
	ret i32 1

piece.23:
	%151 = load i64, i64* %"b%start1.1"
	%152 = load i64, i64* %"d%start2.5"
	%153 = sub nsw i64 %152, 2
	%154 = icmp sgt i64 %151, %153
	%155 = select i1 %154, i64 %151, i64 %153
	%156 = load i64, i64* %"b%block1.2"
	%157 = load i64, i64* %"b%start1.1"
	%158 = add nsw i64 %156, %157
	%159 = sub nsw i64 %158, 1
	%160 = icmp slt i64 5, %159
	%161 = select i1 %160, i64 5, i64 %159
	%162 = load i64, i64* %"d%block2.6"
	%163 = load i64, i64* %"d%start2.5"
	%164 = add nsw i64 %162, %163
	%165 = sub nsw i64 %164, 3
	%166 = icmp slt i64 %161, %165
	%167 = select i1 %166, i64 %161, i64 %165
	%168 = icmp sgt i64 %155, %167
	br i1 %168, label %none.10, label %next.24

next.24:
	%169 = getelementptr i64, i64* %lo, i64 0
	store i64 %155, i64* %169
	%170 = getelementptr i64, i64* %hi, i64 0
	store i64 %167, i64* %170
	%171 = load i64, i64* %"d%start1.3"
	%172 = add nsw i64 %171, 1
	%173 = icmp sgt i64 1, %172
	%174 = select i1 %173, i64 1, i64 %172
	%175 = load i64, i64* %"d%block1.4"
	%176 = load i64, i64* %"d%start1.3"
	%177 = add nsw i64 %175, %176
	%178 = add nsw i64 %177, 1
	%179 = icmp sgt i64 %174, %178
	%180 = select i1 %179, i64 %174, i64 %178
	%181 = load i64, i64* %W1_b.7
	%182 = icmp sgt i64 %180, %181
	%183 = select i1 %182, i64 %180, i64 %181
	%184 = load i64, i64* %"b%start1.1"
	%185 = sub nsw i64 %184, 1
	%186 = load i64, i64* %"b%block1.2"
	%187 = load i64, i64* %W1_b.7
	%188 = add nsw i64 %186, %187
	%189 = sub nsw i64 %188, 1
	%190 = icmp slt i64 %185, %189
	%191 = select i1 %190, i64 %185, i64 %189
	%192 = icmp sgt i64 %183, %191
	br i1 %192, label %none.10, label %next.25

next.25:
	%193 = getelementptr i64, i64* %lo, i64 1
	store i64 %183, i64* %193
	%194 = getelementptr i64, i64* %hi, i64 1
	store i64 %191, i64* %194
	ret i32 1
}

define internal i32 @sections.12(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"b%start1.1" = alloca i64
	%"b%block1.2" = alloca i64
	%"d%start1.3" = alloca i64
	%"d%block1.4" = alloca i64
	%"d%start2.5" = alloca i64
	%"d%block2.6" = alloca i64
	%W1_b.7 = alloca i64
	%W1_d.8 = alloca i64
	%W2_d.9 = alloca i64
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
	store i64 %13, i64* %W1_b.7
	%14 = getelementptr i64, i64* %send, i64 14
	%15 = load i64, i64* %14
	store i64 %15, i64* %W1_d.8
	%16 = getelementptr i64, i64* %send, i64 15
	%17 = load i64, i64* %16
	store i64 %17, i64* %W2_d.9
	switch i32 %piece, label %none.10 [
		i32 0, label %piece.11
		i32 1, label %piece.14
		i32 2, label %piece.17
		i32 3, label %piece.20
		i32 4, label %piece.23
	]

none.10:
	ret i32 0

piece.11:
	%18 = load i64, i64* %"d%start2.5"
	%19 = sub nsw i64 %18, 2
	%20 = load i64, i64* %"d%block2.6"
	%21 = load i64, i64* %"d%start2.5"
	%22 = add nsw i64 %20, %21
	%23 = sub nsw i64 %22, 3
	%24 = icmp slt i64 5, %23
	%25 = select i1 %24, i64 5, i64 %23
	%26 = icmp sgt i64 %19, %25
	br i1 %26, label %none.10, label %next.12

next.12:
	%27 = getelementptr i64, i64* %lo, i64 0
	store i64 %19, i64* %27
	%28 = getelementptr i64, i64* %hi, i64 0
	store i64 %25, i64* %28
	%29 = load i64, i64* %"b%block1.2"
	%30 = load i64, i64* %"b%start1.1"
	%31 = add nsw i64 %29, %30
	%32 = load i64, i64* %"d%start1.3"
	%33 = add nsw i64 %32, 1
	%34 = icmp sgt i64 %31, %33
	%35 = select i1 %34, i64 %31, i64 %33
	%36 = load i64, i64* %W1_b.7
	%37 = icmp sgt i64 %35, %36
	%38 = select i1 %37, i64 %35, i64 %36
	%39 = load i64, i64* %"d%block1.4"
	%40 = load i64, i64* %"d%start1.3"
	%41 = add nsw i64 %39, %40
	%42 = icmp slt i64 5, %41
	%43 = select i1 %42, i64 5, i64 %41
	%44 = load i64, i64* %"b%block1.2"
	%45 = load i64, i64* %W1_b.7
	%46 = add nsw i64 %44, %45
	%47 = sub nsw i64 %46, 1
	%48 = icmp slt i64 %43, %47
	%49 = select i1 %48, i64 %43, i64 %47
	%50 = icmp sgt i64 %38, %49
	br i1 %50, label %none.10, label %next.13

next.13:
	%51 = getelementptr i64, i64* %lo, i64 1
	store i64 %38, i64* %51
	%52 = getelementptr i64, i64* %hi, i64 1
	store i64 %49, i64* %52
	ret i32 1

piece.14:
	%53 = load i64, i64* %"b%start1.1"
	%54 = load i64, i64* %"b%block1.2"
	%55 = load i64, i64* %"b%start1.1"
	%56 = add nsw i64 %54, %55
	%57 = sub nsw i64 %56, 1
	%58 = load i64, i64* %"d%start2.5"
	%59 = sub nsw i64 %58, 3
	%60 = icmp slt i64 %57, %59
	%61 = select i1 %60, i64 %57, i64 %59
	%62 = icmp sgt i64 %53, %61
	br i1 %62, label %none.10, label %next.15

next.15:
	%63 = getelementptr i64, i64* %lo, i64 0
	store i64 %53, i64* %63
	%64 = getelementptr i64, i64* %hi, i64 0
	store i64 %61, i64* %64
	%65 = load i64, i64* %"b%block1.2"
	%66 = load i64, i64* %"b%start1.1"
	%67 = add nsw i64 %65, %66
	%68 = load i64, i64* %W1_b.7
	%69 = icmp sgt i64 %67, %68
	%70 = select i1 %69, i64 %67, i64 %68
	%71 = load i64, i64* %"b%block1.2"
	%72 = load i64, i64* %W1_b.7
	%73 = add nsw i64 %71, %72
	%74 = sub nsw i64 %73, 1
	%75 = icmp slt i64 5, %74
	%76 = select i1 %75, i64 5, i64 %74
	%77 = icmp sgt i64 %70, %76
	br i1 %77, label %none.10, label %next.16

next.16:
	%78 = getelementptr i64, i64* %lo, i64 1
	store i64 %70, i64* %78
	%79 = getelementptr i64, i64* %hi, i64 1
	store i64 %76, i64* %79
	ret i32 1

piece.17:
	%80 = load i64, i64* %"b%start1.1"
	%81 = load i64, i64* %"d%start2.5"
	%82 = sub nsw i64 %81, 2
	%83 = icmp sgt i64 %80, %82
	%84 = select i1 %83, i64 %80, i64 %82
	%85 = load i64, i64* %"d%block2.6"
	%86 = load i64, i64* %"d%start2.5"
	%87 = add nsw i64 %85, %86
	%88 = sub nsw i64 %87, 2
	%89 = icmp sgt i64 %84, %88
	%90 = select i1 %89, i64 %84, i64 %88
	%91 = load i64, i64* %"b%block1.2"
	%92 = load i64, i64* %"b%start1.1"
	%93 = add nsw i64 %91, %92
	%94 = sub nsw i64 %93, 1
	%95 = icmp sgt i64 %90, %94
	br i1 %95, label %none.10, label %next.18

next.18:
	%96 = getelementptr i64, i64* %lo, i64 0
	store i64 %90, i64* %96
	%97 = getelementptr i64, i64* %hi, i64 0
	store i64 %94, i64* %97
	%98 = load i64, i64* %"b%block1.2"
	%99 = load i64, i64* %"b%start1.1"
	%100 = add nsw i64 %98, %99
	%101 = load i64, i64* %W1_b.7
	%102 = icmp sgt i64 %100, %101
	%103 = select i1 %102, i64 %100, i64 %101
	%104 = load i64, i64* %"b%block1.2"
	%105 = load i64, i64* %W1_b.7
	%106 = add nsw i64 %104, %105
	%107 = sub nsw i64 %106, 1
	%108 = icmp slt i64 5, %107
	%109 = select i1 %108, i64 5, i64 %107
	%110 = icmp sgt i64 %103, %109
	br i1 %110, label %none.10, label %next.19

next.19:
	%111 = getelementptr i64, i64* %lo, i64 1
	store i64 %103, i64* %111
	%112 = getelementptr i64, i64* %hi, i64 1
	store i64 %109, i64* %112
	ret i32 1

piece.20:
	%113 = load i64, i64* %"b%start1.1"
	%114 = load i64, i64* %"d%start2.5"
	%115 = sub nsw i64 %114, 2
	%116 = icmp sgt i64 %113, %115
	%117 = select i1 %116, i64 %113, i64 %115
	%118 = load i64, i64* %"b%block1.2"
	%119 = load i64, i64* %"b%start1.1"
	%120 = add nsw i64 %118, %119
	%121 = sub nsw i64 %120, 1
	%122 = load i64, i64* %"d%block2.6"
	%123 = load i64, i64* %"d%start2.5"
	%124 = add nsw i64 %122, %123
	%125 = sub nsw i64 %124, 3
	%126 = icmp slt i64 %121, %125
	%127 = select i1 %126, i64 %121, i64 %125
	%128 = icmp sgt i64 %117, %127
	br i1 %128, label %none.10, label %next.21

next.21:
	%129 = getelementptr i64, i64* %lo, i64 0
	store i64 %117, i64* %129
	%130 = getelementptr i64, i64* %hi, i64 0
	store i64 %127, i64* %130
	%131 = load i64, i64* %"b%block1.2"
	%132 = load i64, i64* %"b%start1.1"
	%133 = add nsw i64 %131, %132
	%134 = load i64, i64* %W1_b.7
	%135 = icmp sgt i64 %133, %134
	%136 = select i1 %135, i64 %133, i64 %134
	%137 = load i64, i64* %"d%start1.3"
	%138 = icmp slt i64 5, %137
	%139 = select i1 %138, i64 5, i64 %137
	%140 = load i64, i64* %"b%block1.2"
	%141 = load i64, i64* %W1_b.7
	%142 = add nsw i64 %140, %141
	%143 = sub nsw i64 %142, 1
	%144 = icmp slt i64 %139, %143
	%145 = select i1 %144, i64 %139, i64 %143
	%146 = icmp sgt i64 %136, %145
	br i1 %146, label %none.10, label %next.22

next.22:
	%147 = getelementptr i64, i64* %lo, i64 1
	store i64 %136, i64* %147
	%148 = getelementptr i64, i64* %hi, i64 1
	store i64 %145, i64* %148
	ret i32 1

piece.23:
	%149 = load i64, i64* %"b%start1.1"
	%150 = load i64, i64* %"d%start2.5"
	%151 = sub nsw i64 %150, 2
	%152 = icmp sgt i64 %149, %151
	%153 = select i1 %152, i64 %149, i64 %151
	%154 = load i64, i64* %"b%block1.2"
	%155 = load i64, i64* %"b%start1.1"
	%156 = add nsw i64 %154, %155
	%157 = sub nsw i64 %156, 1
	%158 = load i64, i64* %"d%block2.6"
	%159 = load i64, i64* %"d%start2.5"
	%160 = add nsw i64 %158, %159
	%161 = sub nsw i64 %160, 3
	%162 = icmp slt i64 %157, %161
	%163 = select i1 %162, i64 %157, i64 %161
	%164 = icmp sgt i64 %153, %163
	br i1 %164, label %none.10, label %next.24

next.24:
	%165 = getelementptr i64, i64* %lo, i64 0
	store i64 %153, i64* %165
	%166 = getelementptr i64, i64* %hi, i64 0
	store i64 %163, i64* %166
	%167 = load i64, i64* %"b%block1.2"
	%168 = load i64, i64* %"b%start1.1"
	%169 = add nsw i64 %167, %168
	%170 = load i64, i64* %"d%start1.3"
	%171 = add nsw i64 %170, 1
	%172 = icmp sgt i64 %169, %171
	%173 = select i1 %172, i64 %169, i64 %171
	%174 = load i64, i64* %"d%block1.4"
	%175 = load i64, i64* %"d%start1.3"
	%176 = add nsw i64 %174, %175
	%177 = add nsw i64 %176, 1
	%178 = icmp sgt i64 %173, %177
	%179 = select i1 %178, i64 %173, i64 %177
	%180 = load i64, i64* %W1_b.7
	%181 = icmp sgt i64 %179, %180
	%182 = select i1 %181, i64 %179, i64 %180
	%183 = load i64, i64* %"b%block1.2"
	%184 = load i64, i64* %W1_b.7
	%185 = add nsw i64 %183, %184
	%186 = sub nsw i64 %185, 1
	%187 = icmp slt i64 5, %186
	%188 = select i1 %187, i64 5, i64 %186
	%189 = icmp sgt i64 %182, %188
	br i1 %189, label %none.10, label %next.25

next.25:
	%190 = getelementptr i64, i64* %lo, i64 1
	store i64 %182, i64* %190
	%191 = getelementptr i64, i64* %hi, i64 1
	store i64 %188, i64* %191
	ret i32 1
}

define internal i32 @sections.13(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"d%start1.1" = alloca i64
	%"d%block1.2" = alloca i64
	%"d%start2.3" = alloca i64
	%"d%block2.4" = alloca i64
	%"b%start1.5" = alloca i64
	%"b%block1.6" = alloca i64
	%W1_d.7 = alloca i64
	%W2_d.8 = alloca i64
	%W1_b.9 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 14
	%9 = load i64, i64* %8
	store i64 %9, i64* %"b%start1.5"
	%10 = getelementptr i64, i64* %recv, i64 21
	%11 = load i64, i64* %10
	store i64 %11, i64* %"b%block1.6"
	%12 = getelementptr i64, i64* %send, i64 0
	%13 = load i64, i64* %12
	store i64 %13, i64* %W1_d.7
	%14 = getelementptr i64, i64* %send, i64 1
	%15 = load i64, i64* %14
	store i64 %15, i64* %W2_d.8
	%16 = getelementptr i64, i64* %send, i64 14
	%17 = load i64, i64* %16
	store i64 %17, i64* %W1_b.9
	switch i32 %piece, label %none.10 [
		i32 0, label %piece.11
	]

none.10:
	ret i32 0

piece.11:
	%18 = load i64, i64* %"b%start1.5"
	%19 = sub nsw i64 %18, 1
	%20 = load i64, i64* %W1_d.7
	%21 = icmp sgt i64 %19, %20
	%22 = select i1 %21, i64 %19, i64 %20
	%23 = load i64, i64* %"b%block1.6"
	%24 = load i64, i64* %"b%start1.5"
	%25 = add nsw i64 %23, %24
	%26 = sub nsw i64 %25, 2
	%27 = icmp slt i64 4, %26
	%28 = select i1 %27, i64 4, i64 %26
	%29 = load i64, i64* %"d%start1.1"
	%30 = sub nsw i64 %29, 1
	%31 = icmp slt i64 %28, %30
	%32 = select i1 %31, i64 %28, i64 %30
	%33 = load i64, i64* %"d%block1.2"
	%34 = load i64, i64* %W1_d.7
	%35 = add nsw i64 %33, %34
	%36 = sub nsw i64 %35, 1
	%37 = icmp slt i64 %32, %36
	%38 = select i1 %37, i64 %32, i64 %36
	%39 = icmp sgt i64 %22, %38
	br i1 %39, label %none.10, label %next.12

next.12:
	%40 = getelementptr i64, i64* %lo, i64 0
	store i64 %22, i64* %40
	%41 = getelementptr i64, i64* %hi, i64 0
	store i64 %38, i64* %41
	%42 = load i64, i64* %"d%start2.3"
	%43 = load i64, i64* %W2_d.8
	%44 = icmp sgt i64 %42, %43
	%45 = select i1 %44, i64 %42, i64 %43
	%46 = load i64, i64* %"d%block2.4"
	%47 = load i64, i64* %"d%start2.3"
	%48 = add nsw i64 %46, %47
	%49 = sub nsw i64 %48, 1
	%50 = icmp slt i64 7, %49
	%51 = select i1 %50, i64 7, i64 %49
	%52 = load i64, i64* %"d%block2.4"
	%53 = load i64, i64* %W2_d.8
	%54 = add nsw i64 %52, %53
	%55 = sub nsw i64 %54, 1
	%56 = icmp slt i64 %51, %55
	%57 = select i1 %56, i64 %51, i64 %55
	%58 = icmp sgt i64 %45, %57
	br i1 %58, label %none.10, label %next.13

next.13:
	%59 = getelementptr i64, i64* %lo, i64 1
	store i64 %45, i64* %59
	%60 = getelementptr i64, i64* %hi, i64 1
	store i64 %57, i64* %60
	ret i32 1
}

define internal i32 @sections.14(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"d%start1.1" = alloca i64
	%"d%block1.2" = alloca i64
	%"d%start2.3" = alloca i64
	%"d%block2.4" = alloca i64
	%"b%start1.5" = alloca i64
	%"b%block1.6" = alloca i64
	%W1_d.7 = alloca i64
	%W2_d.8 = alloca i64
	%W1_b.9 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 14
	%9 = load i64, i64* %8
	store i64 %9, i64* %"b%start1.5"
	%10 = getelementptr i64, i64* %recv, i64 21
	%11 = load i64, i64* %10
	store i64 %11, i64* %"b%block1.6"
	%12 = getelementptr i64, i64* %send, i64 0
	%13 = load i64, i64* %12
	store i64 %13, i64* %W1_d.7
	%14 = getelementptr i64, i64* %send, i64 1
	%15 = load i64, i64* %14
	store i64 %15, i64* %W2_d.8
	%16 = getelementptr i64, i64* %send, i64 14
	%17 = load i64, i64* %16
	store i64 %17, i64* %W1_b.9
	switch i32 %piece, label %none.10 [
		i32 0, label %piece.11
	]

none.10:
	ret i32 0

piece.11:
	%18 = load i64, i64* %"b%start1.5"
	%19 = sub nsw i64 %18, 1
	%20 = load i64, i64* %"d%start1.1"
	%21 = icmp sgt i64 %19, %20
	%22 = select i1 %21, i64 %19, i64 %20
	%23 = load i64, i64* %W1_d.7
	%24 = icmp sgt i64 %22, %23
	%25 = select i1 %24, i64 %22, i64 %23
	%26 = load i64, i64* %"b%block1.6"
	%27 = load i64, i64* %"b%start1.5"
	%28 = add nsw i64 %26, %27
	%29 = sub nsw i64 %28, 2
	%30 = icmp slt i64 4, %29
	%31 = select i1 %30, i64 4, i64 %29
	%32 = load i64, i64* %"d%block1.2"
	%33 = load i64, i64* %"d%start1.1"
	%34 = add nsw i64 %32, %33
	%35 = sub nsw i64 %34, 1
	%36 = icmp slt i64 %31, %35
	%37 = select i1 %36, i64 %31, i64 %35
	%38 = load i64, i64* %"d%block1.2"
	%39 = load i64, i64* %W1_d.7
	%40 = add nsw i64 %38, %39
	%41 = sub nsw i64 %40, 1
	%42 = icmp slt i64 %37, %41
	%43 = select i1 %42, i64 %37, i64 %41
	%44 = icmp sgt i64 %25, %43
	br i1 %44, label %none.10, label %next.12

next.12:
	%45 = getelementptr i64, i64* %lo, i64 0
	store i64 %25, i64* %45
	%46 = getelementptr i64, i64* %hi, i64 0
	store i64 %43, i64* %46
	%47 = load i64, i64* %W2_d.8
	%48 = icmp sgt i64 3, %47
	%49 = select i1 %48, i64 3, i64 %47
	%50 = load i64, i64* %"d%start2.3"
	%51 = sub nsw i64 %50, 1
	%52 = icmp slt i64 7, %51
	%53 = select i1 %52, i64 7, i64 %51
	%54 = load i64, i64* %"d%block2.4"
	%55 = load i64, i64* %W2_d.8
	%56 = add nsw i64 %54, %55
	%57 = sub nsw i64 %56, 1
	%58 = icmp slt i64 %53, %57
	%59 = select i1 %58, i64 %53, i64 %57
	%60 = icmp sgt i64 %49, %59
	br i1 %60, label %none.10, label %next.13

next.13:
	%61 = getelementptr i64, i64* %lo, i64 1
	store i64 %49, i64* %61
	%62 = getelementptr i64, i64* %hi, i64 1
	store i64 %59, i64* %62
	ret i32 1
}

define internal i32 @sections.15(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"d%start1.1" = alloca i64
	%"d%block1.2" = alloca i64
	%"d%start2.3" = alloca i64
	%"d%block2.4" = alloca i64
	%"b%start1.5" = alloca i64
	%"b%block1.6" = alloca i64
	%W1_d.7 = alloca i64
	%W2_d.8 = alloca i64
	%W1_b.9 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 14
	%9 = load i64, i64* %8
	store i64 %9, i64* %"b%start1.5"
	%10 = getelementptr i64, i64* %recv, i64 21
	%11 = load i64, i64* %10
	store i64 %11, i64* %"b%block1.6"
	%12 = getelementptr i64, i64* %send, i64 0
	%13 = load i64, i64* %12
	store i64 %13, i64* %W1_d.7
	%14 = getelementptr i64, i64* %send, i64 1
	%15 = load i64, i64* %14
	store i64 %15, i64* %W2_d.8
	%16 = getelementptr i64, i64* %send, i64 14
	%17 = load i64, i64* %16
	store i64 %17, i64* %W1_b.9
	switch i32 %piece, label %none.10 [
		i32 0, label %piece.11
	]

none.10:
	ret i32 0

piece.11:
	%18 = load i64, i64* %"b%start1.5"
	%19 = sub nsw i64 %18, 1
	%20 = load i64, i64* %"d%start1.1"
	%21 = icmp sgt i64 %19, %20
	%22 = select i1 %21, i64 %19, i64 %20
	%23 = load i64, i64* %W1_d.7
	%24 = icmp sgt i64 %22, %23
	%25 = select i1 %24, i64 %22, i64 %23
	%26 = load i64, i64* %"b%block1.6"
	%27 = load i64, i64* %"b%start1.5"
	%28 = add nsw i64 %26, %27
	%29 = sub nsw i64 %28, 2
	%30 = icmp slt i64 4, %29
	%31 = select i1 %30, i64 4, i64 %29
	%32 = load i64, i64* %"d%block1.2"
	%33 = load i64, i64* %"d%start1.1"
	%34 = add nsw i64 %32, %33
	%35 = sub nsw i64 %34, 1
	%36 = icmp slt i64 %31, %35
	%37 = select i1 %36, i64 %31, i64 %35
	%38 = load i64, i64* %"d%block1.2"
	%39 = load i64, i64* %W1_d.7
	%40 = add nsw i64 %38, %39
	%41 = sub nsw i64 %40, 1
	%42 = icmp slt i64 %37, %41
	%43 = select i1 %42, i64 %37, i64 %41
	%44 = icmp sgt i64 %25, %43
	br i1 %44, label %none.10, label %next.12

next.12:
	%45 = getelementptr i64, i64* %lo, i64 0
	store i64 %25, i64* %45
	%46 = getelementptr i64, i64* %hi, i64 0
	store i64 %43, i64* %46
	%47 = load i64, i64* %"d%block2.4"
	%48 = load i64, i64* %"d%start2.3"
	%49 = add nsw i64 %47, %48
	%50 = load i64, i64* %W2_d.8
	%51 = icmp sgt i64 %49, %50
	%52 = select i1 %51, i64 %49, i64 %50
	%53 = load i64, i64* %"d%block2.4"
	%54 = load i64, i64* %W2_d.8
	%55 = add nsw i64 %53, %54
	%56 = sub nsw i64 %55, 1
	%57 = icmp slt i64 7, %56
	%58 = select i1 %57, i64 7, i64 %56
	%59 = icmp sgt i64 %52, %58
	br i1 %59, label %none.10, label %next.13

next.13:
	%60 = getelementptr i64, i64* %lo, i64 1
	store i64 %52, i64* %60
	%61 = getelementptr i64, i64* %hi, i64 1
	store i64 %58, i64* %61
	ret i32 1
}

define internal i32 @sections.16(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"d%start1.1" = alloca i64
	%"d%block1.2" = alloca i64
	%"d%start2.3" = alloca i64
	%"d%block2.4" = alloca i64
	%"b%start1.5" = alloca i64
	%"b%block1.6" = alloca i64
	%W1_d.7 = alloca i64
	%W2_d.8 = alloca i64
	%W1_b.9 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 14
	%9 = load i64, i64* %8
	store i64 %9, i64* %"b%start1.5"
	%10 = getelementptr i64, i64* %recv, i64 21
	%11 = load i64, i64* %10
	store i64 %11, i64* %"b%block1.6"
	%12 = getelementptr i64, i64* %send, i64 0
	%13 = load i64, i64* %12
	store i64 %13, i64* %W1_d.7
	%14 = getelementptr i64, i64* %send, i64 1
	%15 = load i64, i64* %14
	store i64 %15, i64* %W2_d.8
	%16 = getelementptr i64, i64* %send, i64 14
	%17 = load i64, i64* %16
	store i64 %17, i64* %W1_b.9
	switch i32 %piece, label %none.10 [
		i32 0, label %piece.11
	]

none.10:
	ret i32 0

piece.11:
	%18 = load i64, i64* %"b%start1.5"
	%19 = sub nsw i64 %18, 1
	%20 = load i64, i64* %"d%block1.2"
	%21 = load i64, i64* %"d%start1.1"
	%22 = add nsw i64 %20, %21
	%23 = icmp sgt i64 %19, %22
	%24 = select i1 %23, i64 %19, i64 %22
	%25 = load i64, i64* %W1_d.7
	%26 = icmp sgt i64 %24, %25
	%27 = select i1 %26, i64 %24, i64 %25
	%28 = load i64, i64* %"b%block1.6"
	%29 = load i64, i64* %"b%start1.5"
	%30 = add nsw i64 %28, %29
	%31 = sub nsw i64 %30, 2
	%32 = icmp slt i64 4, %31
	%33 = select i1 %32, i64 4, i64 %31
	%34 = load i64, i64* %"d%block1.2"
	%35 = load i64, i64* %W1_d.7
	%36 = add nsw i64 %34, %35
	%37 = sub nsw i64 %36, 1
	%38 = icmp slt i64 %33, %37
	%39 = select i1 %38, i64 %33, i64 %37
	%40 = icmp sgt i64 %27, %39
	br i1 %40, label %none.10, label %next.12

next.12:
	%41 = getelementptr i64, i64* %lo, i64 0
	store i64 %27, i64* %41
	%42 = getelementptr i64, i64* %hi, i64 0
	store i64 %39, i64* %42
	%43 = load i64, i64* %"d%start2.3"
	%44 = load i64, i64* %W2_d.8
	%45 = icmp sgt i64 %43, %44
	%46 = select i1 %45, i64 %43, i64 %44
	%47 = load i64, i64* %"d%block2.4"
	%48 = load i64, i64* %"d%start2.3"
	%49 = add nsw i64 %47, %48
	%50 = sub nsw i64 %49, 1
	%51 = icmp slt i64 7, %50
	%52 = select i1 %51, i64 7, i64 %50
	%53 = load i64, i64* %"d%block2.4"
	%54 = load i64, i64* %W2_d.8
	%55 = add nsw i64 %53, %54
	%56 = sub nsw i64 %55, 1
	%57 = icmp slt i64 %52, %56
	%58 = select i1 %57, i64 %52, i64 %56
	%59 = icmp sgt i64 %46, %58
	br i1 %59, label %none.10, label %next.13

next.13:
	%60 = getelementptr i64, i64* %lo, i64 1
	store i64 %46, i64* %60
	%61 = getelementptr i64, i64* %hi, i64 1
	store i64 %58, i64* %61
	ret i32 1
}

define internal i32 @sections.17(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"d%start1.1" = alloca i64
	%"d%block1.2" = alloca i64
	%"d%start2.3" = alloca i64
	%"d%block2.4" = alloca i64
	%"b%start1.5" = alloca i64
	%"b%block1.6" = alloca i64
	%W1_d.7 = alloca i64
	%W2_d.8 = alloca i64
	%W1_b.9 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 14
	%9 = load i64, i64* %8
	store i64 %9, i64* %"b%start1.5"
	%10 = getelementptr i64, i64* %recv, i64 21
	%11 = load i64, i64* %10
	store i64 %11, i64* %"b%block1.6"
	%12 = getelementptr i64, i64* %send, i64 0
	%13 = load i64, i64* %12
	store i64 %13, i64* %W1_d.7
	%14 = getelementptr i64, i64* %send, i64 1
	%15 = load i64, i64* %14
	store i64 %15, i64* %W2_d.8
	%16 = getelementptr i64, i64* %send, i64 14
	%17 = load i64, i64* %16
	store i64 %17, i64* %W1_b.9
	switch i32 %piece, label %none.10 [
		i32 0, label %piece.11
	]

none.10:
	ret i32 0

piece.11:
	%18 = load i64, i64* %"b%start1.5"
	%19 = sub nsw i64 %18, 1
	%20 = load i64, i64* %W1_d.7
	%21 = icmp sgt i64 %19, %20
	%22 = select i1 %21, i64 %19, i64 %20
	%23 = load i64, i64* %"b%block1.6"
	%24 = load i64, i64* %"b%start1.5"
	%25 = add nsw i64 %23, %24
	%26 = sub nsw i64 %25, 2
	%27 = icmp slt i64 4, %26
	%28 = select i1 %27, i64 4, i64 %26
	%29 = load i64, i64* %"d%start1.1"
	%30 = sub nsw i64 %29, 1
	%31 = icmp slt i64 %28, %30
	%32 = select i1 %31, i64 %28, i64 %30
	%33 = load i64, i64* %"d%block1.2"
	%34 = load i64, i64* %W1_d.7
	%35 = add nsw i64 %33, %34
	%36 = sub nsw i64 %35, 1
	%37 = icmp slt i64 %32, %36
	%38 = select i1 %37, i64 %32, i64 %36
	%39 = icmp sgt i64 %22, %38
	br i1 %39, label %none.10, label %next.12

next.12:
	%40 = getelementptr i64, i64* %lo, i64 0
	store i64 %22, i64* %40
	%41 = getelementptr i64, i64* %hi, i64 0
	store i64 %38, i64* %41
	%42 = load i64, i64* %W2_d.8
	%43 = icmp sgt i64 3, %42
	%44 = select i1 %43, i64 3, i64 %42
	%45 = load i64, i64* %"d%start2.3"
	%46 = sub nsw i64 %45, 1
	%47 = icmp slt i64 7, %46
	%48 = select i1 %47, i64 7, i64 %46
	%49 = load i64, i64* %"d%block2.4"
	%50 = load i64, i64* %W2_d.8
	%51 = add nsw i64 %49, %50
	%52 = sub nsw i64 %51, 1
	%53 = icmp slt i64 %48, %52
	%54 = select i1 %53, i64 %48, i64 %52
	%55 = icmp sgt i64 %44, %54
	br i1 %55, label %none.10, label %next.13

next.13:
	%56 = getelementptr i64, i64* %lo, i64 1
	store i64 %44, i64* %56
	%57 = getelementptr i64, i64* %hi, i64 1
	store i64 %54, i64* %57
	ret i32 1
}

define internal i32 @sections.18(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"d%start1.1" = alloca i64
	%"d%block1.2" = alloca i64
	%"d%start2.3" = alloca i64
	%"d%block2.4" = alloca i64
	%"b%start1.5" = alloca i64
	%"b%block1.6" = alloca i64
	%W1_d.7 = alloca i64
	%W2_d.8 = alloca i64
	%W1_b.9 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 14
	%9 = load i64, i64* %8
	store i64 %9, i64* %"b%start1.5"
	%10 = getelementptr i64, i64* %recv, i64 21
	%11 = load i64, i64* %10
	store i64 %11, i64* %"b%block1.6"
	%12 = getelementptr i64, i64* %send, i64 0
	%13 = load i64, i64* %12
	store i64 %13, i64* %W1_d.7
	%14 = getelementptr i64, i64* %send, i64 1
	%15 = load i64, i64* %14
	store i64 %15, i64* %W2_d.8
	%16 = getelementptr i64, i64* %send, i64 14
	%17 = load i64, i64* %16
	store i64 %17, i64* %W1_b.9
	switch i32 %piece, label %none.10 [
		i32 0, label %piece.11
	]

none.10:
	ret i32 0

piece.11:
	%18 = load i64, i64* %"b%start1.5"
	%19 = sub nsw i64 %18, 1
	%20 = load i64, i64* %W1_d.7
	%21 = icmp sgt i64 %19, %20
	%22 = select i1 %21, i64 %19, i64 %20
	%23 = load i64, i64* %"b%block1.6"
	%24 = load i64, i64* %"b%start1.5"
	%25 = add nsw i64 %23, %24
	%26 = sub nsw i64 %25, 2
	%27 = icmp slt i64 4, %26
	%28 = select i1 %27, i64 4, i64 %26
	%29 = load i64, i64* %"d%start1.1"
	%30 = sub nsw i64 %29, 1
	%31 = icmp slt i64 %28, %30
	%32 = select i1 %31, i64 %28, i64 %30
	%33 = load i64, i64* %"d%block1.2"
	%34 = load i64, i64* %W1_d.7
	%35 = add nsw i64 %33, %34
	%36 = sub nsw i64 %35, 1
	%37 = icmp slt i64 %32, %36
	%38 = select i1 %37, i64 %32, i64 %36
	%39 = icmp sgt i64 %22, %38
	br i1 %39, label %none.10, label %next.12

next.12:
	%40 = getelementptr i64, i64* %lo, i64 0
	store i64 %22, i64* %40
	%41 = getelementptr i64, i64* %hi, i64 0
	store i64 %38, i64* %41
	%42 = load i64, i64* %"d%block2.4"
	%43 = load i64, i64* %"d%start2.3"
	%44 = add nsw i64 %42, %43
	%45 = load i64, i64* %W2_d.8
	%46 = icmp sgt i64 %44, %45
	%47 = select i1 %46, i64 %44, i64 %45
	%48 = load i64, i64* %"d%block2.4"
	%49 = load i64, i64* %W2_d.8
	%50 = add nsw i64 %48, %49
	%51 = sub nsw i64 %50, 1
	%52 = icmp slt i64 7, %51
	%53 = select i1 %52, i64 7, i64 %51
	%54 = icmp sgt i64 %47, %53
	br i1 %54, label %none.10, label %next.13

next.13:
	%55 = getelementptr i64, i64* %lo, i64 1
	store i64 %47, i64* %55
	%56 = getelementptr i64, i64* %hi, i64 1
	store i64 %53, i64* %56
	ret i32 1
}

define internal i32 @sections.19(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"d%start1.1" = alloca i64
	%"d%block1.2" = alloca i64
	%"d%start2.3" = alloca i64
	%"d%block2.4" = alloca i64
	%"b%start1.5" = alloca i64
	%"b%block1.6" = alloca i64
	%W1_d.7 = alloca i64
	%W2_d.8 = alloca i64
	%W1_b.9 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 14
	%9 = load i64, i64* %8
	store i64 %9, i64* %"b%start1.5"
	%10 = getelementptr i64, i64* %recv, i64 21
	%11 = load i64, i64* %10
	store i64 %11, i64* %"b%block1.6"
	%12 = getelementptr i64, i64* %send, i64 0
	%13 = load i64, i64* %12
	store i64 %13, i64* %W1_d.7
	%14 = getelementptr i64, i64* %send, i64 1
	%15 = load i64, i64* %14
	store i64 %15, i64* %W2_d.8
	%16 = getelementptr i64, i64* %send, i64 14
	%17 = load i64, i64* %16
	store i64 %17, i64* %W1_b.9
	switch i32 %piece, label %none.10 [
		i32 0, label %piece.11
	]

none.10:
	ret i32 0

piece.11:
	%18 = load i64, i64* %"b%start1.5"
	%19 = sub nsw i64 %18, 1
	%20 = load i64, i64* %"d%block1.2"
	%21 = load i64, i64* %"d%start1.1"
	%22 = add nsw i64 %20, %21
	%23 = icmp sgt i64 %19, %22
	%24 = select i1 %23, i64 %19, i64 %22
	%25 = load i64, i64* %W1_d.7
	%26 = icmp sgt i64 %24, %25
	%27 = select i1 %26, i64 %24, i64 %25
	%28 = load i64, i64* %"b%block1.6"
	%29 = load i64, i64* %"b%start1.5"
	%30 = add nsw i64 %28, %29
	%31 = sub nsw i64 %30, 2
	%32 = icmp slt i64 4, %31
	%33 = select i1 %32, i64 4, i64 %31
	%34 = load i64, i64* %"d%block1.2"
	%35 = load i64, i64* %W1_d.7
	%36 = add nsw i64 %34, %35
	%37 = sub nsw i64 %36, 1
	%38 = icmp slt i64 %33, %37
	%39 = select i1 %38, i64 %33, i64 %37
	%40 = icmp sgt i64 %27, %39
	br i1 %40, label %none.10, label %next.12

next.12:
	%41 = getelementptr i64, i64* %lo, i64 0
	store i64 %27, i64* %41
	%42 = getelementptr i64, i64* %hi, i64 0
	store i64 %39, i64* %42
	%43 = load i64, i64* %W2_d.8
	%44 = icmp sgt i64 3, %43
	%45 = select i1 %44, i64 3, i64 %43
	%46 = load i64, i64* %"d%start2.3"
	%47 = sub nsw i64 %46, 1
	%48 = icmp slt i64 7, %47
	%49 = select i1 %48, i64 7, i64 %47
	%50 = load i64, i64* %"d%block2.4"
	%51 = load i64, i64* %W2_d.8
	%52 = add nsw i64 %50, %51
	%53 = sub nsw i64 %52, 1
	%54 = icmp slt i64 %49, %53
	%55 = select i1 %54, i64 %49, i64 %53
	%56 = icmp sgt i64 %45, %55
	br i1 %56, label %none.10, label %next.13

next.13:
	%57 = getelementptr i64, i64* %lo, i64 1
	store i64 %45, i64* %57
	%58 = getelementptr i64, i64* %hi, i64 1
	store i64 %55, i64* %58
	ret i32 1
}

define internal i32 @sections.20(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"d%start1.1" = alloca i64
	%"d%block1.2" = alloca i64
	%"d%start2.3" = alloca i64
	%"d%block2.4" = alloca i64
	%"b%start1.5" = alloca i64
	%"b%block1.6" = alloca i64
	%W1_d.7 = alloca i64
	%W2_d.8 = alloca i64
	%W1_b.9 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 14
	%9 = load i64, i64* %8
	store i64 %9, i64* %"b%start1.5"
	%10 = getelementptr i64, i64* %recv, i64 21
	%11 = load i64, i64* %10
	store i64 %11, i64* %"b%block1.6"
	%12 = getelementptr i64, i64* %send, i64 0
	%13 = load i64, i64* %12
	store i64 %13, i64* %W1_d.7
	%14 = getelementptr i64, i64* %send, i64 1
	%15 = load i64, i64* %14
	store i64 %15, i64* %W2_d.8
	%16 = getelementptr i64, i64* %send, i64 14
	%17 = load i64, i64* %16
	store i64 %17, i64* %W1_b.9
	switch i32 %piece, label %none.10 [
		i32 0, label %piece.11
	]

none.10:
	ret i32 0

piece.11:
	%18 = load i64, i64* %"b%start1.5"
	%19 = sub nsw i64 %18, 1
	%20 = load i64, i64* %"d%block1.2"
	%21 = load i64, i64* %"d%start1.1"
	%22 = add nsw i64 %20, %21
	%23 = icmp sgt i64 %19, %22
	%24 = select i1 %23, i64 %19, i64 %22
	%25 = load i64, i64* %W1_d.7
	%26 = icmp sgt i64 %24, %25
	%27 = select i1 %26, i64 %24, i64 %25
	%28 = load i64, i64* %"b%block1.6"
	%29 = load i64, i64* %"b%start1.5"
	%30 = add nsw i64 %28, %29
	%31 = sub nsw i64 %30, 2
	%32 = icmp slt i64 4, %31
	%33 = select i1 %32, i64 4, i64 %31
	%34 = load i64, i64* %"d%block1.2"
	%35 = load i64, i64* %W1_d.7
	%36 = add nsw i64 %34, %35
	%37 = sub nsw i64 %36, 1
	%38 = icmp slt i64 %33, %37
	%39 = select i1 %38, i64 %33, i64 %37
	%40 = icmp sgt i64 %27, %39
	br i1 %40, label %none.10, label %next.12

next.12:
	%41 = getelementptr i64, i64* %lo, i64 0
	store i64 %27, i64* %41
	%42 = getelementptr i64, i64* %hi, i64 0
	store i64 %39, i64* %42
	%43 = load i64, i64* %"d%block2.4"
	%44 = load i64, i64* %"d%start2.3"
	%45 = add nsw i64 %43, %44
	%46 = load i64, i64* %W2_d.8
	%47 = icmp sgt i64 %45, %46
	%48 = select i1 %47, i64 %45, i64 %46
	%49 = load i64, i64* %"d%block2.4"
	%50 = load i64, i64* %W2_d.8
	%51 = add nsw i64 %49, %50
	%52 = sub nsw i64 %51, 1
	%53 = icmp slt i64 7, %52
	%54 = select i1 %53, i64 7, i64 %52
	%55 = icmp sgt i64 %48, %54
	br i1 %55, label %none.10, label %next.13

next.13:
	%56 = getelementptr i64, i64* %lo, i64 1
	store i64 %48, i64* %56
	%57 = getelementptr i64, i64* %hi, i64 1
	store i64 %54, i64* %57
	ret i32 1
}

declare void @hpf_io_array(i8* %0, i32 %1) nounwind

declare void @hpf_reduce(i8* %0, i32 %1, i32 %2, i32 %3, i8* %4) nounwind

declare i32 @pgas_this_image() nounwind

declare void @hpf_reduce_array(i8* %0, i64 %1, i32 %2, i32 %3, i8* %4) nounwind

declare void @hpf_io_item(i32 %0, i32 %1, i8* %2, i64 %3) nounwind

declare void @hpf_fail(i8* %0, i8* %1) nounwind noreturn cold

declare void @free(i8* %0) nounwind

declare noalias i8* @hpf_cleared_memory(i64 %0, i64 %1) nounwind

define internal i32 @sections.21(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"e%lb2.1" = alloca i64
	%"e%ub2.2" = alloca i64
	%"e%lb1.3" = alloca i64
	%"e%ub1.4" = alloca i64
	%"a%start1.5" = alloca i64
	%"a%block1.6" = alloca i64
	%W1.7 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"e%lb2.1"
	%2 = getelementptr i64, i64* %params, i64 1
	%3 = load i64, i64* %2
	store i64 %3, i64* %"e%ub2.2"
	%4 = getelementptr i64, i64* %params, i64 2
	%5 = load i64, i64* %4
	store i64 %5, i64* %"e%lb1.3"
	%6 = getelementptr i64, i64* %params, i64 3
	%7 = load i64, i64* %6
	store i64 %7, i64* %"e%ub1.4"
	%8 = getelementptr i64, i64* %recv, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %"a%start1.5"
	%10 = getelementptr i64, i64* %recv, i64 7
	%11 = load i64, i64* %10
	store i64 %11, i64* %"a%block1.6"
	%12 = getelementptr i64, i64* %send, i64 0
	%13 = load i64, i64* %12
	store i64 %13, i64* %W1.7
	switch i32 %piece, label %none.8 [
		i32 0, label %piece.9
		i32 1, label %piece.12
		i32 2, label %piece.15
	]

none.8:
	ret i32 0

piece.9:
	%14 = load i64, i64* %W1.7
	%15 = icmp sgt i64 1, %14
	%16 = select i1 %15, i64 1, i64 %14
	%17 = load i64, i64* %"a%start1.5"
	%18 = sub nsw i64 %17, 1
	%19 = icmp slt i64 5, %18
	%20 = select i1 %19, i64 5, i64 %18
	%21 = load i64, i64* %"e%lb2.1"
	%22 = sub nsw i64 0, %21
	%23 = load i64, i64* %"e%ub2.2"
	%24 = add nsw i64 %22, %23
	%25 = add nsw i64 %24, 1
	%26 = icmp slt i64 %20, %25
	%27 = select i1 %26, i64 %20, i64 %25
	%28 = load i64, i64* %"a%block1.6"
	%29 = load i64, i64* %W1.7
	%30 = add nsw i64 %28, %29
	%31 = sub nsw i64 %30, 1
	%32 = icmp slt i64 %27, %31
	%33 = select i1 %32, i64 %27, i64 %31
	%34 = icmp sgt i64 %16, %33
	br i1 %34, label %none.8, label %next.10

next.10:
	%35 = getelementptr i64, i64* %lo, i64 0
	store i64 %16, i64* %35
	%36 = getelementptr i64, i64* %hi, i64 0
	store i64 %33, i64* %36
	%37 = load i64, i64* %"e%lb1.3"
	%38 = sub nsw i64 0, %37
	%39 = load i64, i64* %"e%ub1.4"
	%40 = add nsw i64 %38, %39
	%41 = add nsw i64 %40, 1
	%42 = icmp slt i64 7, %41
	%43 = select i1 %42, i64 7, i64 %41
	%44 = icmp sgt i64 1, %43
	br i1 %44, label %none.8, label %next.11

next.11:
	%45 = getelementptr i64, i64* %lo, i64 1
	store i64 1, i64* %45
	%46 = getelementptr i64, i64* %hi, i64 1
	store i64 %43, i64* %46
	ret i32 1

piece.12:
	%47 = load i64, i64* %"e%lb2.1"
	%48 = sub nsw i64 0, %47
	%49 = load i64, i64* %"e%ub2.2"
	%50 = add nsw i64 %48, %49
	%51 = add nsw i64 %50, 2
	%52 = icmp sgt i64 1, %51
	%53 = select i1 %52, i64 1, i64 %51
	%54 = load i64, i64* %W1.7
	%55 = icmp sgt i64 %53, %54
	%56 = select i1 %55, i64 %53, i64 %54
	%57 = load i64, i64* %"a%start1.5"
	%58 = sub nsw i64 %57, 1
	%59 = load i64, i64* %"a%block1.6"
	%60 = load i64, i64* %W1.7
	%61 = add nsw i64 %59, %60
	%62 = sub nsw i64 %61, 1
	%63 = icmp slt i64 %58, %62
	%64 = select i1 %63, i64 %58, i64 %62
	%65 = icmp sgt i64 %56, %64
	br i1 %65, label %none.8, label %next.13

next.13:
	%66 = getelementptr i64, i64* %lo, i64 0
	store i64 %56, i64* %66
	%67 = getelementptr i64, i64* %hi, i64 0
	store i64 %64, i64* %67
	%68 = load i64, i64* %"a%start1.5"
	%69 = add nsw i64 %68, 2
	%70 = load i64, i64* %"a%block1.6"
	%71 = load i64, i64* %"a%start1.5"
	%72 = add nsw i64 %70, %71
	%73 = add nsw i64 %72, 1
	%74 = icmp slt i64 7, %73
	%75 = select i1 %74, i64 7, i64 %73
	%76 = icmp sgt i64 %69, %75
	br i1 %76, label %none.8, label %next.14

next.14:
	%77 = getelementptr i64, i64* %lo, i64 1
	store i64 %69, i64* %77
	%78 = getelementptr i64, i64* %hi, i64 1
	store i64 %75, i64* %78
	ret i32 1

piece.15:
	%79 = load i64, i64* %W1.7
	%80 = icmp sgt i64 1, %79
	%81 = select i1 %80, i64 1, i64 %79
	%82 = load i64, i64* %"a%start1.5"
	%83 = sub nsw i64 %82, 1
	%84 = load i64, i64* %"e%lb2.1"
	%85 = sub nsw i64 0, %84
	%86 = load i64, i64* %"e%ub2.2"
	%87 = add nsw i64 %85, %86
	%88 = add nsw i64 %87, 1
	%89 = icmp slt i64 %83, %88
	%90 = select i1 %89, i64 %83, i64 %88
	%91 = load i64, i64* %"a%block1.6"
	%92 = load i64, i64* %W1.7
	%93 = add nsw i64 %91, %92
	%94 = sub nsw i64 %93, 1
	%95 = icmp slt i64 %90, %94
	%96 = select i1 %95, i64 %90, i64 %94
	%97 = icmp sgt i64 %81, %96
	br i1 %97, label %none.8, label %next.16

next.16:
	%98 = getelementptr i64, i64* %lo, i64 0
	store i64 %81, i64* %98
	%99 = getelementptr i64, i64* %hi, i64 0
	store i64 %96, i64* %99
	%100 = load i64, i64* %"a%start1.5"
	%101 = add nsw i64 %100, 2
	%102 = load i64, i64* %"e%lb1.3"
	%103 = sub nsw i64 0, %102
	%104 = load i64, i64* %"e%ub1.4"
	%105 = add nsw i64 %103, %104
	%106 = add nsw i64 %105, 2
	%107 = icmp sgt i64 %101, %106
	%108 = select i1 %107, i64 %101, i64 %106
	%109 = load i64, i64* %"a%block1.6"
	%110 = load i64, i64* %"a%start1.5"
	%111 = add nsw i64 %109, %110
	%112 = add nsw i64 %111, 1
	%113 = icmp slt i64 7, %112
	%114 = select i1 %113, i64 7, i64 %112
	%115 = icmp sgt i64 %108, %114
	br i1 %115, label %none.8, label %next.17

next.17:
	%116 = getelementptr i64, i64* %lo, i64 1
	store i64 %108, i64* %116
	%117 = getelementptr i64, i64* %hi, i64 1
	store i64 %114, i64* %117
	ret i32 1
}

define internal i32 @sections.22(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"e%lb2.1" = alloca i64
	%"e%ub2.2" = alloca i64
	%"e%lb1.3" = alloca i64
	%"e%ub1.4" = alloca i64
	%"a%start1.5" = alloca i64
	%"a%block1.6" = alloca i64
	%W1.7 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"e%lb2.1"
	%2 = getelementptr i64, i64* %params, i64 1
	%3 = load i64, i64* %2
	store i64 %3, i64* %"e%ub2.2"
	%4 = getelementptr i64, i64* %params, i64 2
	%5 = load i64, i64* %4
	store i64 %5, i64* %"e%lb1.3"
	%6 = getelementptr i64, i64* %params, i64 3
	%7 = load i64, i64* %6
	store i64 %7, i64* %"e%ub1.4"
	%8 = getelementptr i64, i64* %recv, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %"a%start1.5"
	%10 = getelementptr i64, i64* %recv, i64 7
	%11 = load i64, i64* %10
	store i64 %11, i64* %"a%block1.6"
	%12 = getelementptr i64, i64* %send, i64 0
	%13 = load i64, i64* %12
	store i64 %13, i64* %W1.7
	switch i32 %piece, label %none.8 [
		i32 0, label %piece.9
		i32 1, label %piece.12
		i32 2, label %piece.15
		i32 3, label %piece.18
	]

none.8:
	ret i32 0

piece.9:
	%14 = load i64, i64* %"a%block1.6"
	%15 = load i64, i64* %"a%start1.5"
	%16 = add nsw i64 %14, %15
	%17 = load i64, i64* %W1.7
	%18 = icmp sgt i64 %16, %17
	%19 = select i1 %18, i64 %16, i64 %17
	%20 = load i64, i64* %"e%lb2.1"
	%21 = sub nsw i64 0, %20
	%22 = load i64, i64* %"e%ub2.2"
	%23 = add nsw i64 %21, %22
	%24 = add nsw i64 %23, 1
	%25 = icmp slt i64 5, %24
	%26 = select i1 %25, i64 5, i64 %24
	%27 = load i64, i64* %"a%block1.6"
	%28 = load i64, i64* %W1.7
	%29 = add nsw i64 %27, %28
	%30 = sub nsw i64 %29, 1
	%31 = icmp slt i64 %26, %30
	%32 = select i1 %31, i64 %26, i64 %30
	%33 = icmp sgt i64 %19, %32
	br i1 %33, label %none.8, label %next.10

next.10:
	%34 = getelementptr i64, i64* %lo, i64 0
	store i64 %19, i64* %34
	%35 = getelementptr i64, i64* %hi, i64 0
	store i64 %32, i64* %35
	%36 = load i64, i64* %"e%lb1.3"
	%37 = sub nsw i64 0, %36
	%38 = load i64, i64* %"e%ub1.4"
	%39 = add nsw i64 %37, %38
	%40 = add nsw i64 %39, 1
	%41 = icmp slt i64 7, %40
	%42 = select i1 %41, i64 7, i64 %40
	%43 = icmp sgt i64 1, %42
	br i1 %43, label %none.8, label %next.11

next.11:
	%44 = getelementptr i64, i64* %lo, i64 1
	store i64 1, i64* %44
	%45 = getelementptr i64, i64* %hi, i64 1
	store i64 %42, i64* %45
	ret i32 1

piece.12:
	%46 = load i64, i64* %"a%block1.6"
	%47 = load i64, i64* %"a%start1.5"
	%48 = add nsw i64 %46, %47
	%49 = load i64, i64* %"e%lb2.1"
	%50 = sub nsw i64 0, %49
	%51 = load i64, i64* %"e%ub2.2"
	%52 = add nsw i64 %50, %51
	%53 = add nsw i64 %52, 2
	%54 = icmp sgt i64 %48, %53
	%55 = select i1 %54, i64 %48, i64 %53
	%56 = load i64, i64* %W1.7
	%57 = icmp sgt i64 %55, %56
	%58 = select i1 %57, i64 %55, i64 %56
	%59 = load i64, i64* %"a%block1.6"
	%60 = load i64, i64* %W1.7
	%61 = add nsw i64 %59, %60
	%62 = sub nsw i64 %61, 1
	%63 = icmp slt i64 5, %62
	%64 = select i1 %63, i64 5, i64 %62
	%65 = icmp sgt i64 %58, %64
	br i1 %65, label %none.8, label %next.13

next.13:
	%66 = getelementptr i64, i64* %lo, i64 0
	store i64 %58, i64* %66
	%67 = getelementptr i64, i64* %hi, i64 0
	store i64 %64, i64* %67
	%68 = load i64, i64* %"a%start1.5"
	%69 = add nsw i64 %68, 2
	%70 = load i64, i64* %"a%block1.6"
	%71 = load i64, i64* %"a%start1.5"
	%72 = add nsw i64 %70, %71
	%73 = add nsw i64 %72, 1
	%74 = icmp sgt i64 %69, %73
	br i1 %74, label %none.8, label %next.14

next.14:
	%75 = getelementptr i64, i64* %lo, i64 1
	store i64 %69, i64* %75
	%76 = getelementptr i64, i64* %hi, i64 1
	store i64 %73, i64* %76
	ret i32 1

piece.15:
	%77 = load i64, i64* %"a%block1.6"
	%78 = load i64, i64* %"a%start1.5"
	%79 = add nsw i64 %77, %78
	%80 = load i64, i64* %W1.7
	%81 = icmp sgt i64 %79, %80
	%82 = select i1 %81, i64 %79, i64 %80
	%83 = load i64, i64* %"e%lb2.1"
	%84 = sub nsw i64 0, %83
	%85 = load i64, i64* %"e%ub2.2"
	%86 = add nsw i64 %84, %85
	%87 = add nsw i64 %86, 1
	%88 = icmp slt i64 5, %87
	%89 = select i1 %88, i64 5, i64 %87
	%90 = load i64, i64* %"a%block1.6"
	%91 = load i64, i64* %W1.7
	%92 = add nsw i64 %90, %91
	%93 = sub nsw i64 %92, 1
	%94 = icmp slt i64 %89, %93
	%95 = select i1 %94, i64 %89, i64 %93
	%96 = icmp sgt i64 %82, %95
	br i1 %96, label %none.8, label %next.16

next.16:
	%97 = getelementptr i64, i64* %lo, i64 0
	store i64 %82, i64* %97
	%98 = getelementptr i64, i64* %hi, i64 0
	store i64 %95, i64* %98
	%99 = load i64, i64* %"a%start1.5"
	%100 = add nsw i64 %99, 2
	%101 = load i64, i64* %"a%block1.6"
	%102 = load i64, i64* %"a%start1.5"
	%103 = add nsw i64 %101, %102
	%104 = add nsw i64 %103, 1
	%105 = icmp slt i64 0, %104
	%106 = select i1 %105, i64 0, i64 %104
	%107 = icmp sgt i64 %100, %106
	br i1 %107, label %none.8, label %next.17

next.17:
	%108 = getelementptr i64, i64* %lo, i64 1
	store i64 %100, i64* %108
	%109 = getelementptr i64, i64* %hi, i64 1
	store i64 %106, i64* %109
	ret i32 1

piece.18:
	%110 = load i64, i64* %"a%block1.6"
	%111 = load i64, i64* %"a%start1.5"
	%112 = add nsw i64 %110, %111
	%113 = load i64, i64* %W1.7
	%114 = icmp sgt i64 %112, %113
	%115 = select i1 %114, i64 %112, i64 %113
	%116 = load i64, i64* %"e%lb2.1"
	%117 = sub nsw i64 0, %116
	%118 = load i64, i64* %"e%ub2.2"
	%119 = add nsw i64 %117, %118
	%120 = add nsw i64 %119, 1
	%121 = icmp slt i64 5, %120
	%122 = select i1 %121, i64 5, i64 %120
	%123 = load i64, i64* %"a%block1.6"
	%124 = load i64, i64* %W1.7
	%125 = add nsw i64 %123, %124
	%126 = sub nsw i64 %125, 1
	%127 = icmp slt i64 %122, %126
	%128 = select i1 %127, i64 %122, i64 %126
	%129 = icmp sgt i64 %115, %128
	br i1 %129, label %none.8, label %next.19

next.19:
	%130 = getelementptr i64, i64* %lo, i64 0
	store i64 %115, i64* %130
	%131 = getelementptr i64, i64* %hi, i64 0
	store i64 %128, i64* %131
	%132 = load i64, i64* %"a%start1.5"
	%133 = add nsw i64 %132, 2
	%134 = icmp sgt i64 1, %133
	%135 = select i1 %134, i64 1, i64 %133
	%136 = load i64, i64* %"e%lb1.3"
	%137 = sub nsw i64 0, %136
	%138 = load i64, i64* %"e%ub1.4"
	%139 = add nsw i64 %137, %138
	%140 = add nsw i64 %139, 2
	%141 = icmp sgt i64 %135, %140
	%142 = select i1 %141, i64 %135, i64 %140
	%143 = load i64, i64* %"a%block1.6"
	%144 = load i64, i64* %"a%start1.5"
	%145 = add nsw i64 %143, %144
	%146 = add nsw i64 %145, 1
	%147 = icmp sgt i64 %142, %146
	br i1 %147, label %none.8, label %next.20

next.20:
	%148 = getelementptr i64, i64* %lo, i64 1
	store i64 %142, i64* %148
	%149 = getelementptr i64, i64* %hi, i64 1
	store i64 %146, i64* %149
	ret i32 1
}

declare void @hpf_gather(i8* %0, i8* %1, i8* %2, i8* %3, i8* %4, i8* %5) nounwind

declare void @hpf_io_share(i8* %0, i64 %1, i8* %2) nounwind

declare void @hpf_main_end() nounwind

!0 = distinct !{!0, !"arrays"}
!1 = distinct !{!1, !0, !"a"}
!2 = distinct !{!2, !0, !"b"}
!3 = distinct !{!3, !0, !"c"}
!4 = distinct !{!4, !0, !"d"}
!5 = distinct !{!5, !0, !"t"}
!6 = distinct !{!6, !0, !"e"}
!7 = distinct !{!7, !0, !"e%lb1"}
!8 = distinct !{!8, !0, !"e%ub1"}
!9 = distinct !{!9, !0, !"e%lb2"}
!10 = distinct !{!10, !0, !"e%ub2"}
!11 = distinct !{!11, !0, !"t%1"}
!12 = distinct !{!12, !0, !"t%2"}
!13 = distinct !{!13, !0, !"t%3"}
!14 = distinct !{!14, !0, !"m%1"}
!15 = distinct !{!15, !0, !"t%4"}
!16 = distinct !{!16, !0, !"v%1"}
!17 = distinct !{!17, !0, !"t%5"}
!18 = distinct !{!18, !0, !"v%2"}
!19 = distinct !{!19, !0, !"v%3"}
!20 = distinct !{!20, !0, !"v%4"}
!21 = distinct !{!21, !0, !"t%6"}
!22 = distinct !{!22, !0, !"t%7"}
!23 = distinct !{!23, !0, !"t%8"}
!24 = distinct !{!24, !0, !"c%1"}
!25 = distinct !{!25, !0, !"c%2"}
!26 = distinct !{!26, !0, !"v%5"}
!27 = distinct !{!27, !0, !"v%6"}
!28 = distinct !{!28, !0, !"t%9"}
!29 = distinct !{!29, !0, !"t%8%1"}
!30 = !{!1}
!31 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29}
!32 = !{!2}
!33 = !{!1, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29}
!34 = !{!3}
!35 = !{!1, !2, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29}
!36 = !{!4}
!37 = !{!1, !2, !3, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29}
!38 = !{!5}
!39 = !{!1, !2, !3, !4, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29}
!40 = !{!6}
!41 = !{!1, !2, !3, !4, !5, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29}
!42 = !{!7}
!43 = !{!1, !2, !3, !4, !5, !6, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29}
!44 = !{!8}
!45 = !{!1, !2, !3, !4, !5, !6, !7, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29}
!46 = !{!9}
!47 = !{!1, !2, !3, !4, !5, !6, !7, !8, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29}
!48 = !{!10}
!49 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29}
!50 = !{!11}
!51 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29}
!52 = !{!12}
!53 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29}
!54 = !{!13}
!55 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29}
!56 = !{!14}
!57 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29}
!58 = !{!15}
!59 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29}
!60 = !{!16}
!61 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29}
!62 = !{!17}
!63 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29}
!64 = !{!18}
!65 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29}
!66 = !{!19}
!67 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29}
!68 = !{!20}
!69 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !21, !22, !23, !24, !25, !26, !27, !28, !29}
!70 = !{!21}
!71 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !22, !23, !24, !25, !26, !27, !28, !29}
!72 = !{!22}
!73 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !23, !24, !25, !26, !27, !28, !29}
!74 = !{!23}
!75 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !24, !25, !26, !27, !28, !29}
!76 = !{!24}
!77 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !25, !26, !27, !28, !29}
!78 = !{!25}
!79 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !26, !27, !28, !29}
!80 = !{!26}
!81 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !27, !28, !29}
!82 = !{!27}
!83 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !28, !29}
!84 = !{!28}
!85 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !29}
!86 = !{!29}
!87 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28}
!88 = distinct !{}
!89 = !{!"llvm.loop.mustprogress"}
!90 = !{!"llvm.loop.parallel_accesses", !88}
!91 = distinct !{!91, !89, !90}
!92 = !{!"llvm.loop.mustprogress"}
!93 = distinct !{!93, !92}
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
!110 = !{!105, !106}
!111 = !{!105, !106}
!112 = !{!"llvm.loop.mustprogress"}
!113 = !{!"llvm.loop.parallel_accesses", !106}
!114 = distinct !{!114, !112, !113}
!115 = !{!"llvm.loop.mustprogress"}
!116 = !{!"llvm.loop.parallel_accesses", !105}
!117 = distinct !{!117, !115, !116}
!118 = distinct !{}
!119 = distinct !{}
!120 = !{!118, !119}
!121 = !{!118, !119}
!122 = !{!118, !119}
!123 = !{!"llvm.loop.mustprogress"}
!124 = !{!"llvm.loop.parallel_accesses", !119}
!125 = distinct !{!125, !123, !124}
!126 = !{!"llvm.loop.mustprogress"}
!127 = !{!"llvm.loop.parallel_accesses", !118}
!128 = distinct !{!128, !126, !127}
!129 = distinct !{}
!130 = !{!"llvm.loop.mustprogress"}
!131 = !{!"llvm.loop.parallel_accesses", !129}
!132 = distinct !{!132, !130, !131}
!133 = !{!"llvm.loop.mustprogress"}
!134 = distinct !{!134, !133}
!135 = distinct !{}
!136 = distinct !{}
!137 = !{!135, !136}
!138 = !{!135, !136}
!139 = !{!135, !136}
!140 = !{!"llvm.loop.mustprogress"}
!141 = !{!"llvm.loop.parallel_accesses", !136}
!142 = distinct !{!142, !140, !141}
!143 = !{!"llvm.loop.mustprogress"}
!144 = !{!"llvm.loop.parallel_accesses", !135}
!145 = distinct !{!145, !143, !144}
!146 = distinct !{}
!147 = distinct !{}
!148 = !{!146, !147}
!149 = !{!146, !147}
!150 = !{!146, !147}
!151 = !{!"llvm.loop.mustprogress"}
!152 = !{!"llvm.loop.parallel_accesses", !147}
!153 = distinct !{!153, !151, !152}
!154 = !{!"llvm.loop.mustprogress"}
!155 = !{!"llvm.loop.parallel_accesses", !146}
!156 = distinct !{!156, !154, !155}
!157 = distinct !{}
!158 = distinct !{}
!159 = !{!157, !158}
!160 = !{!157, !158}
!161 = !{!157, !158}
!162 = !{!157, !158}
!163 = !{!"llvm.loop.mustprogress"}
!164 = !{!"llvm.loop.parallel_accesses", !158}
!165 = distinct !{!165, !163, !164}
!166 = !{!"llvm.loop.mustprogress"}
!167 = !{!"llvm.loop.parallel_accesses", !157}
!168 = distinct !{!168, !166, !167}
!169 = distinct !{}
!170 = distinct !{}
!171 = !{!169, !170}
!172 = !{!169, !170}
!173 = !{!169, !170}
!174 = !{!"llvm.loop.mustprogress"}
!175 = !{!"llvm.loop.parallel_accesses", !170}
!176 = distinct !{!176, !174, !175}
!177 = !{!"llvm.loop.mustprogress"}
!178 = !{!"llvm.loop.parallel_accesses", !169}
!179 = distinct !{!179, !177, !178}
!180 = distinct !{}
!181 = distinct !{}
!182 = !{!180, !181}
!183 = !{!180, !181}
!184 = !{!180, !181}
!185 = !{!180, !181}
!186 = !{!"llvm.loop.mustprogress"}
!187 = !{!"llvm.loop.parallel_accesses", !181}
!188 = distinct !{!188, !186, !187}
!189 = !{!"llvm.loop.mustprogress"}
!190 = !{!"llvm.loop.parallel_accesses", !180}
!191 = distinct !{!191, !189, !190}
!192 = distinct !{}
!193 = distinct !{}
!194 = !{!192, !193}
!195 = !{!192, !193}
!196 = !{!192, !193}
!197 = !{!192, !193}
!198 = !{!"llvm.loop.mustprogress"}
!199 = !{!"llvm.loop.parallel_accesses", !193}
!200 = distinct !{!200, !198, !199}
!201 = !{!"llvm.loop.mustprogress"}
!202 = !{!"llvm.loop.parallel_accesses", !192}
!203 = distinct !{!203, !201, !202}
!204 = distinct !{}
!205 = distinct !{}
!206 = !{!204, !205}
!207 = !{!204, !205}
!208 = !{!204, !205}
!209 = !{!204, !205}
!210 = !{!"llvm.loop.mustprogress"}
!211 = !{!"llvm.loop.parallel_accesses", !205}
!212 = distinct !{!212, !210, !211}
!213 = !{!"llvm.loop.mustprogress"}
!214 = !{!"llvm.loop.parallel_accesses", !204}
!215 = distinct !{!215, !213, !214}
!216 = distinct !{}
!217 = distinct !{}
!218 = !{!216, !217}
!219 = !{!216, !217}
!220 = !{!216, !217}
!221 = !{!"llvm.loop.mustprogress"}
!222 = !{!"llvm.loop.parallel_accesses", !217}
!223 = distinct !{!223, !221, !222}
!224 = !{!"llvm.loop.mustprogress"}
!225 = !{!"llvm.loop.parallel_accesses", !216}
!226 = distinct !{!226, !224, !225}
!227 = !{!"llvm.loop.mustprogress"}
!228 = distinct !{!228, !227}
!229 = distinct !{}
!230 = distinct !{}
!231 = !{!229, !230}
!232 = !{!229, !230}
!233 = !{!229, !230}
!234 = !{!229, !230}
!235 = !{!"llvm.loop.mustprogress"}
!236 = !{!"llvm.loop.parallel_accesses", !230}
!237 = distinct !{!237, !235, !236}
!238 = !{!"llvm.loop.mustprogress"}
!239 = !{!"llvm.loop.parallel_accesses", !229}
!240 = distinct !{!240, !238, !239}
!241 = distinct !{}
!242 = !{!"llvm.loop.mustprogress"}
!243 = !{!"llvm.loop.parallel_accesses", !241}
!244 = distinct !{!244, !242, !243}
!245 = distinct !{}
!246 = !{!"llvm.loop.mustprogress"}
!247 = !{!"llvm.loop.parallel_accesses", !245}
!248 = distinct !{!248, !246, !247}
!249 = !{!"llvm.loop.mustprogress"}
!250 = distinct !{!250, !249}
!251 = distinct !{}
!252 = !{!"llvm.loop.mustprogress"}
!253 = !{!"llvm.loop.parallel_accesses", !251}
!254 = distinct !{!254, !252, !253}
!255 = !{!"llvm.loop.mustprogress"}
!256 = distinct !{!256, !255}
!257 = distinct !{}
!258 = !{!"llvm.loop.mustprogress"}
!259 = !{!"llvm.loop.parallel_accesses", !257}
!260 = distinct !{!260, !258, !259}
!261 = distinct !{}
!262 = distinct !{}
!263 = !{!261, !262}
!264 = !{!261, !262}
!265 = !{!261, !262}
!266 = !{!"llvm.loop.mustprogress"}
!267 = !{!"llvm.loop.parallel_accesses", !262}
!268 = distinct !{!268, !266, !267}
!269 = !{!"llvm.loop.mustprogress"}
!270 = !{!"llvm.loop.parallel_accesses", !261}
!271 = distinct !{!271, !269, !270}
!272 = distinct !{}
!273 = distinct !{}
!274 = !{!272, !273}
!275 = !{!272, !273}
!276 = !{!"llvm.loop.mustprogress"}
!277 = !{!"llvm.loop.parallel_accesses", !273}
!278 = distinct !{!278, !276, !277}
!279 = !{!"llvm.loop.mustprogress"}
!280 = !{!"llvm.loop.parallel_accesses", !272}
!281 = distinct !{!281, !279, !280}
!282 = distinct !{}
!283 = !{!"llvm.loop.mustprogress"}
!284 = !{!"llvm.loop.parallel_accesses", !282}
!285 = distinct !{!285, !283, !284}
!286 = !{!"llvm.loop.mustprogress"}
!287 = distinct !{!287, !286}
!288 = distinct !{}
!289 = !{!"llvm.loop.mustprogress"}
!290 = !{!"llvm.loop.parallel_accesses", !288}
!291 = distinct !{!291, !289, !290}
!292 = !{!"llvm.loop.mustprogress"}
!293 = distinct !{!293, !292}
!294 = distinct !{}
!295 = !{!"llvm.loop.mustprogress"}
!296 = !{!"llvm.loop.parallel_accesses", !294}
!297 = distinct !{!297, !295, !296}
!298 = !{!"llvm.loop.mustprogress"}
!299 = distinct !{!299, !298}
!300 = !{!"llvm.loop.mustprogress"}
!301 = distinct !{!301, !300}
!302 = distinct !{}
!303 = !{!"llvm.loop.mustprogress"}
!304 = !{!"llvm.loop.parallel_accesses", !302}
!305 = distinct !{!305, !303, !304}
!306 = !{!"llvm.loop.mustprogress"}
!307 = distinct !{!307, !306}
!308 = distinct !{}
!309 = !{!"llvm.loop.mustprogress"}
!310 = !{!"llvm.loop.parallel_accesses", !308}
!311 = distinct !{!311, !309, !310}
!312 = !{!"llvm.loop.mustprogress"}
!313 = distinct !{!313, !312}
!314 = !{!"llvm.loop.mustprogress"}
!315 = distinct !{!315, !314}
!316 = distinct !{}
!317 = distinct !{}
!318 = !{!316, !317}
!319 = !{!316, !317}
!320 = !{!"llvm.loop.mustprogress"}
!321 = !{!"llvm.loop.parallel_accesses", !317}
!322 = distinct !{!322, !320, !321}
!323 = !{!"llvm.loop.mustprogress"}
!324 = !{!"llvm.loop.parallel_accesses", !316}
!325 = distinct !{!325, !323, !324}
!326 = distinct !{}
!327 = distinct !{}
!328 = !{!326, !327}
!329 = !{!326, !327}
!330 = !{!326, !327}
!331 = !{!326, !327}
!332 = !{!326, !327}
!333 = !{!"llvm.loop.mustprogress"}
!334 = !{!"llvm.loop.parallel_accesses", !327}
!335 = distinct !{!335, !333, !334}
!336 = !{!"llvm.loop.mustprogress"}
!337 = !{!"llvm.loop.parallel_accesses", !326}
!338 = distinct !{!338, !336, !337}
!339 = distinct !{}
!340 = !{!"llvm.loop.mustprogress"}
!341 = !{!"llvm.loop.parallel_accesses", !339}
!342 = distinct !{!342, !340, !341}
!343 = distinct !{}
!344 = distinct !{}
!345 = !{!343, !344}
!346 = !{!343, !344}
!347 = !{!343, !344}
!348 = !{!"llvm.loop.mustprogress"}
!349 = !{!"llvm.loop.parallel_accesses", !344}
!350 = distinct !{!350, !348, !349}
!351 = !{!"llvm.loop.mustprogress"}
!352 = !{!"llvm.loop.parallel_accesses", !343}
!353 = distinct !{!353, !351, !352}
!354 = distinct !{}
!355 = distinct !{}
!356 = !{!354, !355}
!357 = !{!354, !355}
!358 = !{!354, !355}
!359 = !{!"llvm.loop.mustprogress"}
!360 = !{!"llvm.loop.parallel_accesses", !355}
!361 = distinct !{!361, !359, !360}
!362 = !{!"llvm.loop.mustprogress"}
!363 = !{!"llvm.loop.parallel_accesses", !354}
!364 = distinct !{!364, !362, !363}
!365 = distinct !{}
!366 = distinct !{}
!367 = !{!365, !366}
!368 = !{!365, !366}
!369 = !{!365, !366}
!370 = !{!"llvm.loop.mustprogress"}
!371 = !{!"llvm.loop.parallel_accesses", !366}
!372 = distinct !{!372, !370, !371}
!373 = !{!"llvm.loop.mustprogress"}
!374 = !{!"llvm.loop.parallel_accesses", !365}
!375 = distinct !{!375, !373, !374}
!376 = distinct !{}
!377 = distinct !{}
!378 = !{!376, !377}
!379 = !{!376, !377}
!380 = !{!376, !377}
!381 = !{!"llvm.loop.mustprogress"}
!382 = !{!"llvm.loop.parallel_accesses", !377}
!383 = distinct !{!383, !381, !382}
!384 = !{!"llvm.loop.mustprogress"}
!385 = !{!"llvm.loop.parallel_accesses", !376}
!386 = distinct !{!386, !384, !385}
!387 = distinct !{}
!388 = distinct !{}
!389 = !{!387, !388}
!390 = !{!387, !388}
!391 = !{!387, !388}
!392 = !{!"llvm.loop.mustprogress"}
!393 = !{!"llvm.loop.parallel_accesses", !388}
!394 = distinct !{!394, !392, !393}
!395 = !{!"llvm.loop.mustprogress"}
!396 = !{!"llvm.loop.parallel_accesses", !387}
!397 = distinct !{!397, !395, !396}
!398 = distinct !{}
!399 = distinct !{}
!400 = !{!398, !399}
!401 = !{!398, !399}
!402 = !{!398, !399}
!403 = !{!"llvm.loop.mustprogress"}
!404 = !{!"llvm.loop.parallel_accesses", !399}
!405 = distinct !{!405, !403, !404}
!406 = !{!"llvm.loop.mustprogress"}
!407 = !{!"llvm.loop.parallel_accesses", !398}
!408 = distinct !{!408, !406, !407}
!409 = distinct !{!409, !"arrays"}
!410 = distinct !{!410, !409, !"x"}
!411 = distinct !{!411, !409, !"v%1"}
!412 = distinct !{!412, !409, !"t%1"}
!413 = !{!410}
!414 = !{!411, !412}
!415 = !{!411}
!416 = !{!410, !412}
!417 = !{!412}
!418 = !{!410, !411}
!419 = distinct !{}
!420 = !{!"llvm.loop.mustprogress"}
!421 = !{!"llvm.loop.parallel_accesses", !419}
!422 = distinct !{!422, !420, !421}
