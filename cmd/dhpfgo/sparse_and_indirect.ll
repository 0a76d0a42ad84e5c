source_filename = "../../testdata/hpf/sparse_and_indirect.hpf"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%hpf_pos = type { i8*, i32, i32, i8* }
%hpf_layout = type { i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i8*], [7 x i8*], i64 }
%hpf_array = type { i8*, i8*, i64, i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, i8*, i64 }
%hpf_exchange = type { i8*, i32, i32, i8*, i8*, i64, i8*, i8*, i64, i64, i64, i8*, i8*, i8* }
%hpf_indirect = type { i8*, i32, i32, i8*, i8*, i8* }

@"c%1.data" = internal global [20 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20], align 64
@"deg%sum%1.data" = internal global [20 x i32] zeroinitializer, align 64
@.text.0 = private unnamed_addr constant [6 x i8] c"first\00"
@layout.first = internal global %hpf_layout { i64 1, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 21, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.text.0, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.text.1 = private unnamed_addr constant [43 x i8] c"../../testdata/hpf/sparse_and_indirect.hpf\00"
@.text.2 = private unnamed_addr constant [114 x i8] c"  integer :: first(n+1), col(3*n), x(n), y(n), from(edges), to(edges), perm(n), inv(n), deg(n), i, k, e, s, round\00"
@.pos.0 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 14, i8* getelementptr inbounds ([114 x i8], [114 x i8]* @.text.2, i64 0, i64 0) }
@.text.3 = private unnamed_addr constant [4 x i8] c"col\00"
@layout.col = internal global %hpf_layout { i64 1, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 60, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 4, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.3, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.pos.1 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 26, i8* getelementptr inbounds ([114 x i8], [114 x i8]* @.text.2, i64 0, i64 0) }
@.text.4 = private unnamed_addr constant [2 x i8] c"x\00"
@layout.x = internal global %hpf_layout { i64 1, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.4, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.pos.2 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 36, i8* getelementptr inbounds ([114 x i8], [114 x i8]* @.text.2, i64 0, i64 0) }
@.text.5 = private unnamed_addr constant [5 x i8] c"from\00"
@layout.from = internal global %hpf_layout { i64 1, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 31, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.5, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.pos.3 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 48, i8* getelementptr inbounds ([114 x i8], [114 x i8]* @.text.2, i64 0, i64 0) }
@.text.6 = private unnamed_addr constant [4 x i8] c"inv\00"
@layout.inv = internal global %hpf_layout { i64 1, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.6, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.pos.4 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 81, i8* getelementptr inbounds ([114 x i8], [114 x i8]* @.text.2, i64 0, i64 0) }
@array.first = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.first to i8*), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.text.0, i64 0, i64 0), i64 1, i64 4, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 21, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@array.col = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.col to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.3, i64 0, i64 0), i64 1, i64 4, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 60, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@array.x = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.x to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.4, i64 0, i64 0), i64 1, i64 4, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.7 = private unnamed_addr constant [2 x i8] c"y\00"
@array.y = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.x to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.7, i64 0, i64 0), i64 1, i64 4, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.5 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 42, i8* getelementptr inbounds ([114 x i8], [114 x i8]* @.text.2, i64 0, i64 0) }
@array.from = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.from to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.5, i64 0, i64 0), i64 1, i64 4, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 31, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.8 = private unnamed_addr constant [3 x i8] c"to\00"
@array.to = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.from to i8*), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.text.8, i64 0, i64 0), i64 1, i64 4, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 31, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.6 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 61, i8* getelementptr inbounds ([114 x i8], [114 x i8]* @.text.2, i64 0, i64 0) }
@.text.9 = private unnamed_addr constant [5 x i8] c"perm\00"
@array.perm = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.x to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.9, i64 0, i64 0), i64 1, i64 4, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.7 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 72, i8* getelementptr inbounds ([114 x i8], [114 x i8]* @.text.2, i64 0, i64 0) }
@array.inv = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.inv to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.6, i64 0, i64 0), i64 1, i64 4, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.10 = private unnamed_addr constant [4 x i8] c"deg\00"
@array.deg = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.inv to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.10, i64 0, i64 0), i64 1, i64 4, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.8 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 89, i8* getelementptr inbounds ([114 x i8], [114 x i8]* @.text.2, i64 0, i64 0) }
@.text.11 = private unnamed_addr constant [4 x i8] c"t%1\00"
@"array.t%1" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.x to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.11, i64 0, i64 0), i64 1, i64 4, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.12 = private unnamed_addr constant [30 x i8] c"  print *, deg(inv(perm)), to\00"
@.pos.9 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 56, i32 16, i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.text.12, i64 0, i64 0) }
@.text.13 = private unnamed_addr constant [38 x i8] c"    first(i+1) = first(i) + mod(i, 4)\00"
@.text.14 = private unnamed_addr constant [35 x i8] c"first(i) from below in dimension 1\00"
@0 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.first]
@exchange.1 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 14, i32 18, i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.text.13, i64 0, i64 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.14, i64 0, i64 0), i64 1, i8* bitcast (%hpf_array* @array.first to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.1 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @0 to i8*), i8* null, i8* zeroinitializer }
@1 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.1]
@2 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.1]
@.text.15 = private unnamed_addr constant [16 x i8] c"  do k = 1, 3*n\00"
@.pos.10 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 16, i32 3, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.text.15, i64 0, i64 0) }
@.text.16 = private unnamed_addr constant [29 x i8] c"the step of the loop is zero\00"
@.text.17 = private unnamed_addr constant [28 x i8] c"        s = s + x(col(k))*k\00"
@indirect.1 = internal global %hpf_indirect { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 32, i32 17, i8* getelementptr inbounds ([28 x i8], [28 x i8]* @.text.17, i64 0, i64 0), i8* bitcast (%hpf_array* @array.x to i8*), i8* zeroinitializer }
@.text.18 = private unnamed_addr constant [38 x i8] c"      do k = first(i), first(i+1) - 1\00"
@.text.19 = private unnamed_addr constant [77 x i8] c"first(i%see), first(i%see+1), first(i), first(i+1) from below in dimension 1\00"
@3 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.first, %hpf_layout* @layout.x]
@exchange.2 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 31, i32 14, i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.text.18, i64 0, i64 0), i8* getelementptr inbounds ([77 x i8], [77 x i8]* @.text.19, i64 0, i64 0), i64 2, i8* bitcast (%hpf_array* @array.first to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.2 to i8*), i64 3, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @3 to i8*), i8* null, i8* zeroinitializer }
@.text.20 = private unnamed_addr constant [77 x i8] c"first(i%see), first(i%see+1), first(i), first(i+1) from above in dimension 1\00"
@4 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.first, %hpf_layout* @layout.x]
@exchange.3 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 31, i32 14, i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.text.18, i64 0, i64 0), i8* getelementptr inbounds ([77 x i8], [77 x i8]* @.text.20, i64 0, i64 0), i64 3, i8* bitcast (%hpf_array* @array.first to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.3 to i8*), i64 3, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @4 to i8*), i8* null, i8* zeroinitializer }
@.text.21 = private unnamed_addr constant [35 x i8] c"col(k%see), col(k) from its owners\00"
@5 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.col, %hpf_layout* @layout.x]
@6 = private unnamed_addr constant [14 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0]
@exchange.4 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 32, i32 19, i8* getelementptr inbounds ([28 x i8], [28 x i8]* @.text.17, i64 0, i64 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.21, i64 0, i64 0), i64 4, i8* bitcast (%hpf_array* @array.col to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.4 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @5 to i8*), i8* bitcast ([14 x i64]* @6 to i8*), i8* zeroinitializer }
@.text.22 = private unnamed_addr constant [23 x i8] c"      inv(perm(i)) = i\00"
@.text.23 = private unnamed_addr constant [63 x i8] c"perm(i), perm(to(e)), perm(inv(i%6)) from below in dimension 1\00"
@7 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.x]
@exchange.5 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 44, i32 11, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.text.22, i64 0, i64 0), i8* getelementptr inbounds ([63 x i8], [63 x i8]* @.text.23, i64 0, i64 0), i64 5, i8* bitcast (%hpf_array* @array.perm to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.5 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @7 to i8*), i8* null, i8* zeroinitializer }
@.text.24 = private unnamed_addr constant [63 x i8] c"perm(i), perm(to(e)), perm(inv(i%6)) from above in dimension 1\00"
@8 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.x]
@exchange.6 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 44, i32 11, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.text.22, i64 0, i64 0), i8* getelementptr inbounds ([63 x i8], [63 x i8]* @.text.24, i64 0, i64 0), i64 6, i8* bitcast (%hpf_array* @array.perm to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.6 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @8 to i8*), i8* null, i8* zeroinitializer }
@9 = private unnamed_addr constant [5 x %hpf_exchange*] [%hpf_exchange* @exchange.2, %hpf_exchange* @exchange.3, %hpf_exchange* @exchange.4, %hpf_exchange* @exchange.5, %hpf_exchange* @exchange.6]
@.text.25 = private unnamed_addr constant [60 x i8] c"      x(i) = mod(y(inv(i)) + deg(perm(perm(i))) + x(i), 89)\00"
@indirect.2 = internal global %hpf_indirect { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 47, i32 34, i8* getelementptr inbounds ([60 x i8], [60 x i8]* @.text.25, i64 0, i64 0), i8* bitcast (%hpf_array* @array.perm to i8*), i8* zeroinitializer }
@.text.26 = private unnamed_addr constant [40 x i8] c"    where (y(perm) > 40) x = x - y(inv)\00"
@indirect.3 = internal global %hpf_indirect { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 49, i32 12, i8* getelementptr inbounds ([40 x i8], [40 x i8]* @.text.26, i64 0, i64 0), i8* bitcast (%hpf_array* @array.y to i8*), i8* zeroinitializer }
@.text.27 = private unnamed_addr constant [12 x i8] c"    deg = 0\00"
@.pos.11 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 36, i32 5, i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.text.27, i64 0, i64 0) }
@.text.28 = private unnamed_addr constant [45 x i8] c"        deg(to(e)) = deg(to(e)) + y(from(e))\00"
@.text.29 = private unnamed_addr constant [50 x i8] c"y(from(e)), y(inv(i%2)) from below in dimension 1\00"
@10 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.x, %hpf_layout* @layout.from]
@exchange.7 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 40, i32 35, i8* getelementptr inbounds ([45 x i8], [45 x i8]* @.text.28, i64 0, i64 0), i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.29, i64 0, i64 0), i64 7, i8* bitcast (%hpf_array* @array.y to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.7 to i8*), i64 2, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @10 to i8*), i8* null, i8* zeroinitializer }
@.text.30 = private unnamed_addr constant [50 x i8] c"y(from(e)), y(inv(i%2)) from above in dimension 1\00"
@11 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.x]
@exchange.8 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 40, i32 35, i8* getelementptr inbounds ([45 x i8], [45 x i8]* @.text.28, i64 0, i64 0), i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.30, i64 0, i64 0), i64 8, i8* bitcast (%hpf_array* @array.y to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.8 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @11 to i8*), i8* null, i8* zeroinitializer }
@12 = private unnamed_addr constant [2 x %hpf_exchange*] [%hpf_exchange* @exchange.7, %hpf_exchange* @exchange.8]
@.text.31 = private unnamed_addr constant [40 x i8] c"        deg(from(e)) = deg(from(e)) + 1\00"
@.pos.12 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 39, i32 9, i8* getelementptr inbounds ([40 x i8], [40 x i8]* @.text.31, i64 0, i64 0) }
@.text.32 = private unnamed_addr constant [20 x i8] c"    do e = 1, edges\00"
@.pos.13 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 37, i32 5, i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.text.32, i64 0, i64 0) }
@.pos.14 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 44, i32 7, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.text.22, i64 0, i64 0) }
@.text.33 = private unnamed_addr constant [25 x i8] c"integer division by zero\00"
@indirect.4 = internal global %hpf_indirect { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 47, i32 18, i8* getelementptr inbounds ([60 x i8], [60 x i8]* @.text.25, i64 0, i64 0), i8* bitcast (%hpf_array* @array.y to i8*), i8* zeroinitializer }
@.text.34 = private unnamed_addr constant [45 x i8] c"inv(i%see), inv(i), inv(i%2) from its owners\00"
@13 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.inv, %hpf_layout* @layout.x]
@14 = private unnamed_addr constant [14 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0]
@exchange.9 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 47, i32 20, i8* getelementptr inbounds ([60 x i8], [60 x i8]* @.text.25, i64 0, i64 0), i8* getelementptr inbounds ([45 x i8], [45 x i8]* @.text.34, i64 0, i64 0), i64 9, i8* bitcast (%hpf_array* @array.inv to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.9 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @13 to i8*), i8* bitcast ([14 x i64]* @14 to i8*), i8* zeroinitializer }
@.text.35 = private unnamed_addr constant [35 x i8] c"deg(perm(perm(i))) from its owners\00"
@15 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.inv, %hpf_layout* @layout.x]
@16 = private unnamed_addr constant [14 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0]
@exchange.10 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 47, i32 30, i8* getelementptr inbounds ([60 x i8], [60 x i8]* @.text.25, i64 0, i64 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.35, i64 0, i64 0), i64 10, i8* bitcast (%hpf_array* @array.deg to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.10 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @15 to i8*), i8* bitcast ([14 x i64]* @16 to i8*), i8* zeroinitializer }
@17 = private unnamed_addr constant [2 x %hpf_exchange*] [%hpf_exchange* @exchange.9, %hpf_exchange* @exchange.10]
@.text.36 = private unnamed_addr constant [76 x i8] c"    print *, sum(x), sum(y), maxval(deg), all(perm(inv) == [(i, i = 1, n)])\00"
@.pos.15 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 53, i32 14, i8* getelementptr inbounds ([76 x i8], [76 x i8]* @.text.36, i64 0, i64 0) }
@.pos.16 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 53, i32 22, i8* getelementptr inbounds ([76 x i8], [76 x i8]* @.text.36, i64 0, i64 0) }
@.pos.17 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 53, i32 37, i8* getelementptr inbounds ([76 x i8], [76 x i8]* @.text.36, i64 0, i64 0) }
@.pos.18 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 53, i32 30, i8* getelementptr inbounds ([76 x i8], [76 x i8]* @.text.36, i64 0, i64 0) }
@.pos.19 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 53, i32 47, i8* getelementptr inbounds ([76 x i8], [76 x i8]* @.text.36, i64 0, i64 0) }
@.pos.20 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 53, i32 43, i8* getelementptr inbounds ([76 x i8], [76 x i8]* @.text.36, i64 0, i64 0) }
@.pos.21 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 53, i32 5, i8* getelementptr inbounds ([76 x i8], [76 x i8]* @.text.36, i64 0, i64 0) }
@.text.37 = private unnamed_addr constant [5 x i8] c"unit\00"
@.text.38 = private unnamed_addr constant [16 x i8] c"  print *, x, y\00"
@.pos.22 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 55, i32 3, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.text.38, i64 0, i64 0) }
@.text.39 = private unnamed_addr constant [31 x i8] c"inv(perm(i%7)) from its owners\00"
@18 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.inv, %hpf_layout* @layout.x]
@19 = private unnamed_addr constant [14 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0]
@exchange.11 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 56, i32 16, i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.text.12, i64 0, i64 0), i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.39, i64 0, i64 0), i64 11, i8* bitcast (%hpf_array* @array.inv to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.11 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @18 to i8*), i8* bitcast ([14 x i64]* @19 to i8*), i8* zeroinitializer }
@.text.40 = private unnamed_addr constant [30 x i8] c"deg(t%1(i%8)) from its owners\00"
@20 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.inv]
@21 = private unnamed_addr constant [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0]
@exchange.12 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 56, i32 12, i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.text.12, i64 0, i64 0), i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.text.40, i64 0, i64 0), i64 12, i8* bitcast (%hpf_array* @array.deg to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.12 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @20 to i8*), i8* bitcast ([7 x i64]* @21 to i8*), i8* zeroinitializer }
@22 = private unnamed_addr constant [2 x %hpf_exchange*] [%hpf_exchange* @exchange.11, %hpf_exchange* @exchange.12]
@.pos.23 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 56, i32 3, i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.text.12, i64 0, i64 0) }
@.text.41 = private unnamed_addr constant [35 x i8] c"t%1(i%8) from below in dimension 1\00"
@23 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.x]
@exchange.13 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 56, i32 16, i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.text.12, i64 0, i64 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.41, i64 0, i64 0), i64 13, i8* bitcast (%hpf_array* @"array.t%1" to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.13 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @23 to i8*), i8* null, i8* zeroinitializer }
@.text.42 = private unnamed_addr constant [35 x i8] c"t%1(i%8) from above in dimension 1\00"
@24 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.x]
@exchange.14 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 56, i32 16, i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.text.12, i64 0, i64 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.42, i64 0, i64 0), i64 14, i8* bitcast (%hpf_array* @"array.t%1" to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.14 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @24 to i8*), i8* null, i8* zeroinitializer }
@25 = private unnamed_addr constant [2 x %hpf_exchange*] [%hpf_exchange* @exchange.13, %hpf_exchange* @exchange.14]

define i32 @main(i32 %argc, i8** %argv) nounwind "prefer-vector-width"="256" {
entry:
	%first.origin.1 = alloca i32*
	%first.stride.2 = alloca i64
	%col.origin.3 = alloca i32*
	%col.stride.4 = alloca i64
	%x.origin.5 = alloca i32*
	%x.stride.6 = alloca i64
	%y.origin.7 = alloca i32*
	%y.stride.8 = alloca i64
	%from.origin.9 = alloca i32*
	%from.stride.10 = alloca i64
	%to.origin.11 = alloca i32*
	%to.stride.12 = alloca i64
	%perm.origin.13 = alloca i32*
	%perm.stride.14 = alloca i64
	%inv.origin.15 = alloca i32*
	%inv.stride.16 = alloca i64
	%deg.origin.17 = alloca i32*
	%deg.stride.18 = alloca i64
	%i.19 = alloca i32
	%k.20 = alloca i32
	%e.21 = alloca i32
	%s.22 = alloca i32
	%round.23 = alloca i32
	%"first%start1.24" = alloca i64
	%"first%block1.25" = alloca i64
	%"col%start1.26" = alloca i64
	%"col%block1.27" = alloca i64
	%"col%first1.28" = alloca i64
	%"col%last1.29" = alloca i64
	%"col%period1.30" = alloca i64
	%"x%start1.31" = alloca i64
	%"x%block1.32" = alloca i64
	%"from%start1.33" = alloca i64
	%"from%block1.34" = alloca i64
	%"inv%start1.35" = alloca i64
	%"inv%block1.36" = alloca i64
	%"inv%first1.37" = alloca i64
	%"inv%last1.38" = alloca i64
	%"inv%period1.39" = alloca i64
	%"i%1.40" = alloca i32
	%"i%2.41" = alloca i64
	%"i%3.42" = alloca i32
	%"s%1.43" = alloca i32
	%"i%4.44" = alloca i32
	%"s%2.45" = alloca i32
	%"i%5.46" = alloca i32
	%"s%3.47" = alloca i32
	%"i%6.48" = alloca i64
	%"s%4.49" = alloca i32
	%"t%1.origin.50" = alloca i32*
	%"t%1.stride.51" = alloca i64
	%"i%7.52" = alloca i32
	%"i%8.53" = alloca i64
	%"i%1.54" = alloca i64
	%"i%2.55" = alloca i64
	%"k%see.56" = alloca i32
	%"i%see.57" = alloca i32
	%"i%see.58" = alloca i32
	%"round%see.59" = alloca i32
	%"i%2%see.60" = alloca i64
	%"i%see.61" = alloca i32
	%"deg%sum%1%at.62" = alloca i64
	%"s%1%part.63" = alloca i32
	%"s%2%part.64" = alloca i32
	%"s%3%part.65" = alloca i32
	%"s%4%part.66" = alloca i32
	%params.70 = alloca [1 x i64*]
	%numbers.71 = alloca [1 x i64]
	%params.76 = alloca [1 x i64*]
	%numbers.77 = alloca [1 x i64]
	%params.96 = alloca [5 x i64*]
	%numbers.97 = alloca [1 x i64]
	%numbers.98 = alloca [1 x i64]
	%numbers.99 = alloca [1 x i64]
	%numbers.100 = alloca [1 x i64]
	%numbers.101 = alloca [1 x i64]
	%numbers.110 = alloca [1 x i64]
	%numbers.119 = alloca [1 x i64]
	%numbers.124 = alloca [1 x i64]
	%params.151 = alloca [2 x i64*]
	%numbers.152 = alloca [1 x i64]
	%numbers.153 = alloca [1 x i64]
	%params.187 = alloca [2 x i64*]
	%numbers.188 = alloca [1 x i64]
	%numbers.189 = alloca [1 x i64]
	%numbers.194 = alloca [1 x i64]
	%temporary.214 = alloca i32
	%temporary.219 = alloca i32
	%temporary.230 = alloca i32
	%temporary.243 = alloca i32
	%temporary.244 = alloca i32
	%temporary.245 = alloca i32
	%temporary.246 = alloca i32
	%temporary.247 = alloca i32
	%numbers.248 = alloca [1 x i64]
	%numbers.249 = alloca [1 x i64]
	%numbers.250 = alloca [1 x i64]
	%numbers.251 = alloca [1 x i64]
	%numbers.252 = alloca [1 x i64]
	%numbers.253 = alloca [1 x i64]
	%params.254 = alloca [2 x i64*]
	%numbers.255 = alloca [1 x i64]
	%numbers.256 = alloca [1 x i64]
	%params.261 = alloca [2 x i64*]
	%numbers.262 = alloca [1 x i64]
	%numbers.263 = alloca [1 x i64]
	%numbers.268 = alloca [1 x i64]
	%numbers.269 = alloca [1 x i64]
	%numbers.270 = alloca [1 x i64]
	%numbers.271 = alloca [1 x i64]
	%numbers.272 = alloca [1 x i64]
	%numbers.273 = alloca [1 x i64]
	br label %start

start:
	%0 = bitcast i8** %argv to i8*
	call void @hpf_main_begin(i32 %argc, i8* %0)
	store i32 zeroinitializer, i32* %i.19
	store i32 zeroinitializer, i32* %k.20
	store i32 zeroinitializer, i32* %e.21
	store i32 zeroinitializer, i32* %s.22
	store i32 zeroinitializer, i32* %round.23
	store i64 zeroinitializer, i64* %"first%start1.24"
	store i64 zeroinitializer, i64* %"first%block1.25"
	store i64 zeroinitializer, i64* %"col%start1.26"
	store i64 zeroinitializer, i64* %"col%block1.27"
	store i64 zeroinitializer, i64* %"col%first1.28"
	store i64 zeroinitializer, i64* %"col%last1.29"
	store i64 zeroinitializer, i64* %"col%period1.30"
	store i64 zeroinitializer, i64* %"x%start1.31"
	store i64 zeroinitializer, i64* %"x%block1.32"
	store i64 zeroinitializer, i64* %"from%start1.33"
	store i64 zeroinitializer, i64* %"from%block1.34"
	store i64 zeroinitializer, i64* %"inv%start1.35"
	store i64 zeroinitializer, i64* %"inv%block1.36"
	store i64 zeroinitializer, i64* %"inv%first1.37"
	store i64 zeroinitializer, i64* %"inv%last1.38"
	store i64 zeroinitializer, i64* %"inv%period1.39"
	store i32 zeroinitializer, i32* %"i%1.40"
	store i64 zeroinitializer, i64* %"i%2.41"
	store i32 zeroinitializer, i32* %"i%3.42"
	store i32 zeroinitializer, i32* %"s%1.43"
	store i32 zeroinitializer, i32* %"i%4.44"
	store i32 zeroinitializer, i32* %"s%2.45"
	store i32 zeroinitializer, i32* %"i%5.46"
	store i32 zeroinitializer, i32* %"s%3.47"
	store i64 zeroinitializer, i64* %"i%6.48"
	store i32 zeroinitializer, i32* %"s%4.49"
	store i32 zeroinitializer, i32* %"i%7.52"
	store i64 zeroinitializer, i64* %"i%8.53"
	store i64 zeroinitializer, i64* %"i%1.54"
	store i64 zeroinitializer, i64* %"i%2.55"
	store i32 zeroinitializer, i32* %"k%see.56"
	store i32 zeroinitializer, i32* %"i%see.57"
	store i32 zeroinitializer, i32* %"i%see.58"
	store i32 zeroinitializer, i32* %"round%see.59"
	store i64 zeroinitializer, i64* %"i%2%see.60"
	store i32 zeroinitializer, i32* %"i%see.61"
	store i64 zeroinitializer, i64* %"deg%sum%1%at.62"
	store i32 zeroinitializer, i32* %"s%1%part.63"
	store i32 zeroinitializer, i32* %"s%2%part.64"
	store i32 zeroinitializer, i32* %"s%3%part.65"
	store i32 zeroinitializer, i32* %"s%4%part.66"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.first to i8*), i8* bitcast (%hpf_pos* @.pos.0 to i8*))
	%1 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.first, i32 0, i32 9, i32 0
	%2 = load i64, i64* %1
	store i64 %2, i64* %"first%start1.24"
	%3 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.first, i32 0, i32 8, i32 0
	%4 = load i64, i64* %3
	store i64 %4, i64* %"first%block1.25"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.col to i8*), i8* bitcast (%hpf_pos* @.pos.1 to i8*))
	%5 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.col, i32 0, i32 9, i32 0
	%6 = load i64, i64* %5
	store i64 %6, i64* %"col%start1.26"
	%7 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.col, i32 0, i32 8, i32 0
	%8 = load i64, i64* %7
	store i64 %8, i64* %"col%block1.27"
	%9 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.col, i32 0, i32 9, i32 0
	%10 = load i64, i64* %9
	store i64 %10, i64* %"col%first1.28"
	%11 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.col, i32 0, i32 10, i32 0
	%12 = load i64, i64* %11
	store i64 %12, i64* %"col%last1.29"
	%13 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.col, i32 0, i32 12, i32 0
	%14 = load i64, i64* %13
	store i64 %14, i64* %"col%period1.30"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.x to i8*), i8* bitcast (%hpf_pos* @.pos.2 to i8*))
	%15 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.x, i32 0, i32 9, i32 0
	%16 = load i64, i64* %15
	store i64 %16, i64* %"x%start1.31"
	%17 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.x, i32 0, i32 8, i32 0
	%18 = load i64, i64* %17
	store i64 %18, i64* %"x%block1.32"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.from to i8*), i8* bitcast (%hpf_pos* @.pos.3 to i8*))
	%19 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.from, i32 0, i32 9, i32 0
	%20 = load i64, i64* %19
	store i64 %20, i64* %"from%start1.33"
	%21 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.from, i32 0, i32 8, i32 0
	%22 = load i64, i64* %21
	store i64 %22, i64* %"from%block1.34"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.inv to i8*), i8* bitcast (%hpf_pos* @.pos.4 to i8*))
	%23 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.inv, i32 0, i32 9, i32 0
	%24 = load i64, i64* %23
	store i64 %24, i64* %"inv%start1.35"
	%25 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.inv, i32 0, i32 8, i32 0
	%26 = load i64, i64* %25
	store i64 %26, i64* %"inv%block1.36"
	%27 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.inv, i32 0, i32 9, i32 0
	%28 = load i64, i64* %27
	store i64 %28, i64* %"inv%first1.37"
	%29 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.inv, i32 0, i32 10, i32 0
	%30 = load i64, i64* %29
	store i64 %30, i64* %"inv%last1.38"
	%31 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.inv, i32 0, i32 12, i32 0
	%32 = load i64, i64* %31
	store i64 %32, i64* %"inv%period1.39"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.first to i8*), i8* bitcast (%hpf_pos* @.pos.0 to i8*))
	%33 = getelementptr inbounds %hpf_array, %hpf_array* @array.first, i32 0, i32 13, i32 0
	%34 = load i64, i64* %33
	store i64 %34, i64* %first.stride.2
	%35 = getelementptr inbounds %hpf_array, %hpf_array* @array.first, i32 0, i32 15
	%36 = load i8*, i8** %35
	%37 = bitcast i8* %36 to i32*
	store i32* %37, i32** %first.origin.1
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.col to i8*), i8* bitcast (%hpf_pos* @.pos.1 to i8*))
	%38 = getelementptr inbounds %hpf_array, %hpf_array* @array.col, i32 0, i32 13, i32 0
	%39 = load i64, i64* %38
	store i64 %39, i64* %col.stride.4
	%40 = getelementptr inbounds %hpf_array, %hpf_array* @array.col, i32 0, i32 15
	%41 = load i8*, i8** %40
	%42 = bitcast i8* %41 to i32*
	store i32* %42, i32** %col.origin.3
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.x to i8*), i8* bitcast (%hpf_pos* @.pos.2 to i8*))
	%43 = getelementptr inbounds %hpf_array, %hpf_array* @array.x, i32 0, i32 13, i32 0
	%44 = load i64, i64* %43
	store i64 %44, i64* %x.stride.6
	%45 = getelementptr inbounds %hpf_array, %hpf_array* @array.x, i32 0, i32 15
	%46 = load i8*, i8** %45
	%47 = bitcast i8* %46 to i32*
	store i32* %47, i32** %x.origin.5
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.y to i8*), i8* bitcast (%hpf_pos* @.pos.5 to i8*))
	%48 = getelementptr inbounds %hpf_array, %hpf_array* @array.y, i32 0, i32 13, i32 0
	%49 = load i64, i64* %48
	store i64 %49, i64* %y.stride.8
	%50 = getelementptr inbounds %hpf_array, %hpf_array* @array.y, i32 0, i32 15
	%51 = load i8*, i8** %50
	%52 = bitcast i8* %51 to i32*
	store i32* %52, i32** %y.origin.7
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.from to i8*), i8* bitcast (%hpf_pos* @.pos.3 to i8*))
	%53 = getelementptr inbounds %hpf_array, %hpf_array* @array.from, i32 0, i32 13, i32 0
	%54 = load i64, i64* %53
	store i64 %54, i64* %from.stride.10
	%55 = getelementptr inbounds %hpf_array, %hpf_array* @array.from, i32 0, i32 15
	%56 = load i8*, i8** %55
	%57 = bitcast i8* %56 to i32*
	store i32* %57, i32** %from.origin.9
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.to to i8*), i8* bitcast (%hpf_pos* @.pos.6 to i8*))
	%58 = getelementptr inbounds %hpf_array, %hpf_array* @array.to, i32 0, i32 13, i32 0
	%59 = load i64, i64* %58
	store i64 %59, i64* %to.stride.12
	%60 = getelementptr inbounds %hpf_array, %hpf_array* @array.to, i32 0, i32 15
	%61 = load i8*, i8** %60
	%62 = bitcast i8* %61 to i32*
	store i32* %62, i32** %to.origin.11
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.perm to i8*), i8* bitcast (%hpf_pos* @.pos.7 to i8*))
	%63 = getelementptr inbounds %hpf_array, %hpf_array* @array.perm, i32 0, i32 13, i32 0
	%64 = load i64, i64* %63
	store i64 %64, i64* %perm.stride.14
	%65 = getelementptr inbounds %hpf_array, %hpf_array* @array.perm, i32 0, i32 15
	%66 = load i8*, i8** %65
	%67 = bitcast i8* %66 to i32*
	store i32* %67, i32** %perm.origin.13
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.inv to i8*), i8* bitcast (%hpf_pos* @.pos.4 to i8*))
	%68 = getelementptr inbounds %hpf_array, %hpf_array* @array.inv, i32 0, i32 13, i32 0
	%69 = load i64, i64* %68
	store i64 %69, i64* %inv.stride.16
	%70 = getelementptr inbounds %hpf_array, %hpf_array* @array.inv, i32 0, i32 15
	%71 = load i8*, i8** %70
	%72 = bitcast i8* %71 to i32*
	store i32* %72, i32** %inv.origin.15
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.deg to i8*), i8* bitcast (%hpf_pos* @.pos.8 to i8*))
	%73 = getelementptr inbounds %hpf_array, %hpf_array* @array.deg, i32 0, i32 13, i32 0
	%74 = load i64, i64* %73
	store i64 %74, i64* %deg.stride.18
	%75 = getelementptr inbounds %hpf_array, %hpf_array* @array.deg, i32 0, i32 15
	%76 = load i8*, i8** %75
	%77 = bitcast i8* %76 to i32*
	store i32* %77, i32** %deg.origin.17
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.t%1" to i8*), i8* bitcast (%hpf_pos* @.pos.9 to i8*))
	%78 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%1", i32 0, i32 13, i32 0
	%79 = load i64, i64* %78
	store i64 %79, i64* %"t%1.stride.51"
	%80 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%1", i32 0, i32 15
	%81 = load i8*, i8** %80
	%82 = bitcast i8* %81 to i32*
	store i32* %82, i32** %"t%1.origin.50"
	%83 = load i64, i64* %"first%start1.24"
	%84 = icmp sge i64 1, %83
	%85 = load i64, i64* %"first%block1.25"
	%86 = load i64, i64* %"first%start1.24"
	%87 = add nsw i64 %85, %86
	%88 = icmp sge i64 %87, 2
	%89 = and i1 %84, %88
	br i1 %89, label %then.68, label %else.69

endif.67:
	%90 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.71, i32 0, i32 0
	%91 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.70, i32 0, i32 0
	store i64* %90, i64** %91
	%92 = bitcast [1 x i64*]* %params.70 to i8*
	call void @hpf_exchange_receive(i8* bitcast ([1 x %hpf_exchange*]* @1 to i8*), i8* %92, i32 1)
	%93 = load i64, i64* %"first%start1.24"
	%94 = sub nsw i64 %93, 1
	%95 = icmp sgt i64 1, %94
	%96 = select i1 %95, i64 1, i64 %94
	%97 = load i64, i64* %"first%block1.25"
	%98 = load i64, i64* %"first%start1.24"
	%99 = add nsw i64 %97, %98
	%100 = sub nsw i64 %99, 2
	%101 = icmp slt i64 20, %100
	%102 = select i1 %101, i64 20, i64 %100
	%103 = trunc i64 %96 to i32
	store i32 %103, i32* %i.19
	%104 = icmp sle i64 %96, %102
	br i1 %104, label %do.72, label %enddo.75

then.68:
	%105 = load i32*, i32** %first.origin.1
	%106 = getelementptr i32, i32* %105, i64 1
	store i32 1, i32* %106, !alias.scope !13, !noalias !14
	br label %endif.67

else.69:
	br label %endif.67

do.72:
	%107 = phi i64 [ %96, %endif.67 ], [ %118, %latch.73 ]
	%108 = trunc i64 %107 to i32
	store i32 %108, i32* %i.19
	%109 = load i32*, i32** %first.origin.1
	%110 = getelementptr i32, i32* %109, i64 %107
	%111 = load i32, i32* %110, !alias.scope !13, !noalias !14
	%112 = load i32, i32* %i.19
	%113 = srem i32 %112, 4
	%114 = add nsw i32 %111, %113
	%115 = add nsw i64 %107, 1
	%116 = load i32*, i32** %first.origin.1
	%117 = getelementptr i32, i32* %116, i64 %115
	store i32 %114, i32* %117, !alias.scope !13, !noalias !14
	br label %latch.73

latch.73:
	%118 = add nsw i64 %107, 1
	%119 = icmp slt i64 %107, %102
	br i1 %119, label %do.72, label %done.74, !llvm.loop !38

done.74:
	%120 = trunc i64 %118 to i32
	store i32 %120, i32* %i.19
	br label %enddo.75

enddo.75:
	%121 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.77, i32 0, i32 0
	%122 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.76, i32 0, i32 0
	store i64* %121, i64** %122
	%123 = bitcast [1 x i64*]* %params.76 to i8*
	call void @hpf_exchange_send(i8* bitcast ([1 x %hpf_exchange*]* @2 to i8*), i8* %123, i32 1)
	%124 = load i64, i64* %"col%first1.28"
	%125 = load i64, i64* %"col%last1.29"
	%126 = load i64, i64* %"col%period1.30"
	store i64 %124, i64* %"col%start1.26"
	%127 = icmp eq i64 %126, 0
	br i1 %127, label %cold.82, label %rest.83

do.78:
	%128 = phi i64 [ %124, %rest.83 ], [ %139, %latch.79 ]
	%129 = phi i64 [ %155, %rest.83 ], [ %140, %latch.79 ]
	store i64 %128, i64* %"col%start1.26"
	%130 = icmp sgt i64 1, %128
	%131 = select i1 %130, i64 1, i64 %128
	%132 = load i64, i64* %"col%block1.27"
	%133 = add nsw i64 %132, %128
	%134 = sub nsw i64 %133, 1
	%135 = icmp slt i64 60, %134
	%136 = select i1 %135, i64 60, i64 %134
	%137 = trunc i64 %131 to i32
	store i32 %137, i32* %k.20
	%138 = icmp sle i64 %131, %136
	br i1 %138, label %do.84, label %enddo.87

latch.79:
	%139 = add nsw i64 %128, %126
	%140 = sub nsw i64 %129, 1
	%141 = icmp sgt i64 %140, 0
	br i1 %141, label %do.78, label %done.80, !llvm.loop !44

done.80:
	store i64 %139, i64* %"col%start1.26"
	br label %enddo.81

enddo.81:
	%142 = load i64, i64* %"from%start1.33"
	%143 = icmp sgt i64 1, %142
	%144 = select i1 %143, i64 1, i64 %142
	%145 = load i64, i64* %"from%block1.34"
	%146 = load i64, i64* %"from%start1.33"
	%147 = add nsw i64 %145, %146
	%148 = sub nsw i64 %147, 1
	%149 = icmp slt i64 31, %148
	%150 = select i1 %149, i64 31, i64 %148
	%151 = trunc i64 %144 to i32
	store i32 %151, i32* %e.21
	%152 = icmp sle i64 %144, %150
	br i1 %152, label %do.88, label %enddo.91

cold.82:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.10 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.16, i64 0, i64 0))
	unreachable

rest.83:
	%153 = sub nsw i64 %125, %124
	%154 = add nsw i64 %153, %126
	%155 = sdiv i64 %154, %126
	%156 = icmp sgt i64 %155, 0
	br i1 %156, label %do.78, label %enddo.81

do.84:
	%157 = phi i64 [ %131, %do.78 ], [ %169, %latch.85 ]
	%158 = trunc i64 %157 to i32
	store i32 %158, i32* %k.20, !llvm.access.group !39
	%159 = load i32, i32* %k.20, !llvm.access.group !39
	%160 = load i32, i32* %k.20, !llvm.access.group !39
	%161 = mul nsw i32 %159, %160
	%162 = load i32, i32* %k.20, !llvm.access.group !39
	%163 = mul nsw i32 3, %162
	%164 = add nsw i32 %161, %163
	%165 = srem i32 %164, 20
	%166 = add nsw i32 %165, 1
	%167 = load i32*, i32** %col.origin.3
	%168 = getelementptr i32, i32* %167, i64 %157
	store i32 %166, i32* %168, !alias.scope !15, !noalias !16, !llvm.access.group !39
	br label %latch.85

latch.85:
	%169 = add nsw i64 %157, 1
	%170 = icmp slt i64 %157, %136
	br i1 %170, label %do.84, label %done.86, !llvm.loop !42

done.86:
	%171 = trunc i64 %169 to i32
	store i32 %171, i32* %k.20
	br label %enddo.87

enddo.87:
	br label %latch.79

do.88:
	%172 = phi i64 [ %144, %enddo.81 ], [ %187, %latch.89 ]
	%173 = trunc i64 %172 to i32
	store i32 %173, i32* %e.21, !llvm.access.group !45
	%174 = load i32, i32* %e.21, !llvm.access.group !45
	%175 = mul nsw i32 %174, 3
	%176 = srem i32 %175, 20
	%177 = add nsw i32 %176, 1
	%178 = load i32*, i32** %from.origin.9
	%179 = getelementptr i32, i32* %178, i64 %172
	store i32 %177, i32* %179, !alias.scope !21, !noalias !22, !llvm.access.group !45
	%180 = load i32, i32* %e.21, !llvm.access.group !45
	%181 = mul nsw i32 %180, 7
	%182 = add nsw i32 %181, 2
	%183 = srem i32 %182, 20
	%184 = add nsw i32 %183, 1
	%185 = load i32*, i32** %to.origin.11
	%186 = getelementptr i32, i32* %185, i64 %172
	store i32 %184, i32* %186, !alias.scope !23, !noalias !24, !llvm.access.group !45
	br label %latch.89

latch.89:
	%187 = add nsw i64 %172, 1
	%188 = icmp slt i64 %172, %150
	br i1 %188, label %do.88, label %done.90, !llvm.loop !48

done.90:
	%189 = trunc i64 %187 to i32
	store i32 %189, i32* %e.21
	br label %enddo.91

enddo.91:
	%190 = load i64, i64* %"x%start1.31"
	%191 = icmp sgt i64 1, %190
	%192 = select i1 %191, i64 1, i64 %190
	%193 = load i64, i64* %"x%block1.32"
	%194 = load i64, i64* %"x%start1.31"
	%195 = add nsw i64 %193, %194
	%196 = sub nsw i64 %195, 1
	%197 = icmp slt i64 20, %196
	%198 = select i1 %197, i64 20, i64 %196
	%199 = trunc i64 %192 to i32
	store i32 %199, i32* %i.19
	%200 = icmp sle i64 %192, %198
	br i1 %200, label %do.92, label %enddo.95

do.92:
	%201 = phi i64 [ %192, %enddo.91 ], [ %212, %latch.93 ]
	%202 = trunc i64 %201 to i32
	store i32 %202, i32* %i.19, !llvm.access.group !49
	%203 = load i32, i32* %i.19, !llvm.access.group !49
	%204 = load i32*, i32** %x.origin.5
	%205 = getelementptr i32, i32* %204, i64 %201
	store i32 %203, i32* %205, !alias.scope !17, !noalias !18, !llvm.access.group !49
	%206 = load i32, i32* %i.19, !llvm.access.group !49
	%207 = mul nsw i32 7, %206
	%208 = srem i32 %207, 20
	%209 = add nsw i32 %208, 1
	%210 = load i32*, i32** %perm.origin.13
	%211 = getelementptr i32, i32* %210, i64 %201
	store i32 %209, i32* %211, !alias.scope !25, !noalias !26, !llvm.access.group !49
	br label %latch.93

latch.93:
	%212 = add nsw i64 %201, 1
	%213 = icmp slt i64 %201, %198
	br i1 %213, label %do.92, label %done.94, !llvm.loop !52

done.94:
	%214 = trunc i64 %212 to i32
	store i32 %214, i32* %i.19
	br label %enddo.95

enddo.95:
	call void @hpf_indirect_begin(i8* bitcast (%hpf_indirect* @indirect.1 to i8*))
	%215 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.97, i32 0, i32 0
	%216 = getelementptr inbounds [5 x i64*], [5 x i64*]* %params.96, i32 0, i32 0
	store i64* %215, i64** %216
	%217 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.98, i32 0, i32 0
	%218 = getelementptr inbounds [5 x i64*], [5 x i64*]* %params.96, i32 0, i32 1
	store i64* %217, i64** %218
	%219 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.99, i32 0, i32 0
	%220 = getelementptr inbounds [5 x i64*], [5 x i64*]* %params.96, i32 0, i32 2
	store i64* %219, i64** %220
	%221 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.100, i32 0, i32 0
	%222 = getelementptr inbounds [5 x i64*], [5 x i64*]* %params.96, i32 0, i32 3
	store i64* %221, i64** %222
	%223 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.101, i32 0, i32 0
	%224 = getelementptr inbounds [5 x i64*], [5 x i64*]* %params.96, i32 0, i32 4
	store i64* %223, i64** %224
	%225 = bitcast [5 x i64*]* %params.96 to i8*
	call void @hpf_exchange_run(i8* bitcast ([5 x %hpf_exchange*]* @9 to i8*), i8* %225, i32 5)
	%226 = load i64, i64* %"x%start1.31"
	%227 = icmp sgt i64 1, %226
	%228 = select i1 %227, i64 1, i64 %226
	%229 = load i64, i64* %"x%block1.32"
	%230 = load i64, i64* %"x%start1.31"
	%231 = add nsw i64 %229, %230
	%232 = sub nsw i64 %231, 1
	%233 = icmp slt i64 20, %232
	%234 = select i1 %233, i64 20, i64 %232
	%235 = trunc i64 %228 to i32
	store i32 %235, i32* %"i%see.57"
	%236 = icmp sle i64 %228, %234
	br i1 %236, label %do.102, label %enddo.105

do.102:
	%237 = phi i64 [ %228, %enddo.95 ], [ %251, %latch.103 ]
	%238 = trunc i64 %237 to i32
	store i32 %238, i32* %"i%see.57", !llvm.access.group !53
	%239 = load i32*, i32** %first.origin.1
	%240 = getelementptr i32, i32* %239, i64 %237
	%241 = load i32, i32* %240, !alias.scope !13, !noalias !14, !llvm.access.group !53
	%242 = sext i32 %241 to i64
	%243 = add nsw i64 %237, 1
	%244 = load i32*, i32** %first.origin.1
	%245 = getelementptr i32, i32* %244, i64 %243
	%246 = load i32, i32* %245, !alias.scope !13, !noalias !14, !llvm.access.group !53
	%247 = sext i32 %246 to i64
	%248 = sub nsw i64 %247, 1
	%249 = trunc i64 %242 to i32
	store i32 %249, i32* %"k%see.56", !llvm.access.group !53
	%250 = icmp sle i64 %242, %248
	br i1 %250, label %do.106, label %enddo.109

latch.103:
	%251 = add nsw i64 %237, 1
	%252 = icmp slt i64 %237, %234
	br i1 %252, label %do.102, label %done.104, !llvm.loop !62

done.104:
	%253 = trunc i64 %251 to i32
	store i32 %253, i32* %"i%see.57"
	br label %enddo.105

enddo.105:
	call void @hpf_indirect_end(i8* bitcast (%hpf_indirect* @indirect.1 to i8*))
	call void @hpf_indirect_begin(i8* bitcast (%hpf_indirect* @indirect.2 to i8*))
	store i32 1, i32* %"round%see.59"
	%254 = icmp sle i64 1, 3
	br i1 %254, label %do.111, label %enddo.114

do.106:
	%255 = phi i64 [ %242, %do.102 ], [ %264, %latch.107 ]
	%256 = trunc i64 %255 to i32
	store i32 %256, i32* %"k%see.56", !llvm.access.group !55
	%257 = load i32*, i32** %col.origin.3
	%258 = getelementptr i32, i32* %257, i64 %255
	%259 = load i32, i32* %258, !alias.scope !15, !noalias !16, !llvm.access.group !56
	%260 = sext i32 %259 to i64
	%261 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.110, i32 0, i32 0
	store i64 %260, i64* %261
	%262 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.110, i32 0, i32 0
	%263 = bitcast i64* %262 to i8*
	call void @hpf_indirect_note(i8* bitcast (%hpf_indirect* @indirect.1 to i8*), i8* %263)
	br label %latch.107

latch.107:
	%264 = add nsw i64 %255, 1
	%265 = icmp slt i64 %255, %248
	br i1 %265, label %do.106, label %done.108, !llvm.loop !59

done.108:
	%266 = trunc i64 %264 to i32
	store i32 %266, i32* %"k%see.56", !llvm.access.group !53
	br label %enddo.109

enddo.109:
	br label %latch.103

do.111:
	%267 = phi i64 [ 1, %enddo.105 ], [ %280, %latch.112 ]
	%268 = trunc i64 %267 to i32
	store i32 %268, i32* %"round%see.59", !llvm.access.group !63
	%269 = load i64, i64* %"x%start1.31", !llvm.access.group !63
	%270 = icmp sgt i64 1, %269
	%271 = select i1 %270, i64 1, i64 %269
	%272 = load i64, i64* %"x%block1.32", !llvm.access.group !63
	%273 = load i64, i64* %"x%start1.31", !llvm.access.group !63
	%274 = add nsw i64 %272, %273
	%275 = sub nsw i64 %274, 1
	%276 = icmp slt i64 20, %275
	%277 = select i1 %276, i64 20, i64 %275
	%278 = trunc i64 %271 to i32
	store i32 %278, i32* %"i%see.58", !llvm.access.group !63
	%279 = icmp sle i64 %271, %277
	br i1 %279, label %do.115, label %enddo.118

latch.112:
	%280 = add nsw i64 %267, 1
	%281 = icmp slt i64 %267, 3
	br i1 %281, label %do.111, label %done.113, !llvm.loop !72

done.113:
	%282 = trunc i64 %280 to i32
	store i32 %282, i32* %"round%see.59"
	br label %enddo.114

enddo.114:
	call void @hpf_indirect_end(i8* bitcast (%hpf_indirect* @indirect.2 to i8*))
	call void @hpf_indirect_begin(i8* bitcast (%hpf_indirect* @indirect.3 to i8*))
	%283 = load i64, i64* %"x%start1.31"
	%284 = icmp sgt i64 1, %283
	%285 = select i1 %284, i64 1, i64 %283
	%286 = load i64, i64* %"x%block1.32"
	%287 = load i64, i64* %"x%start1.31"
	%288 = add nsw i64 %286, %287
	%289 = sub nsw i64 %288, 1
	%290 = icmp slt i64 20, %289
	%291 = select i1 %290, i64 20, i64 %289
	store i64 %285, i64* %"i%2%see.60"
	%292 = icmp sle i64 %285, %291
	br i1 %292, label %do.120, label %enddo.123

do.115:
	%293 = phi i64 [ %271, %do.111 ], [ %302, %latch.116 ]
	%294 = trunc i64 %293 to i32
	store i32 %294, i32* %"i%see.58", !llvm.access.group !65
	%295 = load i32*, i32** %perm.origin.13
	%296 = getelementptr i32, i32* %295, i64 %293
	%297 = load i32, i32* %296, !alias.scope !25, !noalias !26, !llvm.access.group !66
	%298 = sext i32 %297 to i64
	%299 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.119, i32 0, i32 0
	store i64 %298, i64* %299
	%300 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.119, i32 0, i32 0
	%301 = bitcast i64* %300 to i8*
	call void @hpf_indirect_note(i8* bitcast (%hpf_indirect* @indirect.2 to i8*), i8* %301)
	br label %latch.116

latch.116:
	%302 = add nsw i64 %293, 1
	%303 = icmp slt i64 %293, %277
	br i1 %303, label %do.115, label %done.117, !llvm.loop !69

done.117:
	%304 = trunc i64 %302 to i32
	store i32 %304, i32* %"i%see.58", !llvm.access.group !63
	br label %enddo.118

enddo.118:
	br label %latch.112

do.120:
	%305 = phi i64 [ %285, %enddo.114 ], [ %313, %latch.121 ]
	store i64 %305, i64* %"i%2%see.60", !llvm.access.group !73
	%306 = load i32*, i32** %perm.origin.13
	%307 = getelementptr i32, i32* %306, i64 %305
	%308 = load i32, i32* %307, !alias.scope !25, !noalias !26, !llvm.access.group !73
	%309 = sext i32 %308 to i64
	%310 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.124, i32 0, i32 0
	store i64 %309, i64* %310
	%311 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.124, i32 0, i32 0
	%312 = bitcast i64* %311 to i8*
	call void @hpf_indirect_note(i8* bitcast (%hpf_indirect* @indirect.3 to i8*), i8* %312)
	br label %latch.121

latch.121:
	%313 = add nsw i64 %305, 1
	%314 = icmp slt i64 %305, %291
	br i1 %314, label %do.120, label %done.122, !llvm.loop !76

done.122:
	store i64 %313, i64* %"i%2%see.60"
	br label %enddo.123

enddo.123:
	call void @hpf_indirect_end(i8* bitcast (%hpf_indirect* @indirect.3 to i8*))
	call void @hpf_indirect_gather(i8* bitcast (%hpf_indirect* @indirect.2 to i8*))
	store i32 1, i32* %round.23
	%315 = icmp sle i64 1, 3
	br i1 %315, label %do.125, label %enddo.128

do.125:
	%316 = phi i64 [ 1, %enddo.123 ], [ %329, %latch.126 ]
	%317 = trunc i64 %316 to i32
	store i32 %317, i32* %round.23
	call void @hpf_indirect_gather(i8* bitcast (%hpf_indirect* @indirect.1 to i8*))
	%318 = load i64, i64* %"x%start1.31"
	%319 = icmp sgt i64 1, %318
	%320 = select i1 %319, i64 1, i64 %318
	%321 = load i64, i64* %"x%block1.32"
	%322 = load i64, i64* %"x%start1.31"
	%323 = add nsw i64 %321, %322
	%324 = sub nsw i64 %323, 1
	%325 = icmp slt i64 20, %324
	%326 = select i1 %325, i64 20, i64 %324
	%327 = trunc i64 %320 to i32
	store i32 %327, i32* %i.19
	%328 = icmp sle i64 %320, %326
	br i1 %328, label %do.129, label %enddo.132

latch.126:
	%329 = add nsw i64 %316, 1
	%330 = icmp slt i64 %316, 3
	br i1 %330, label %do.125, label %done.127, !llvm.loop !148

done.127:
	%331 = trunc i64 %329 to i32
	store i32 %331, i32* %round.23
	br label %enddo.128

enddo.128:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.22 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.37, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%332 = icmp sgt i64 20, 0
	%333 = select i1 %332, i64 20, i64 0
	%334 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.248, i32 0, i32 0
	store i64 1, i64* %334
	%335 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.248, i32 0, i32 0
	%336 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.249, i32 0, i32 0
	store i64 20, i64* %336
	%337 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.249, i32 0, i32 0
	%338 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.250, i32 0, i32 0
	store i64 1, i64* %338
	%339 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.250, i32 0, i32 0
	%340 = bitcast i64* %335 to i8*
	%341 = bitcast i64* %337 to i8*
	%342 = bitcast i64* %339 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.x to i8*), i8* %340, i8* %341, i8* %342, i32 1, i32 4)
	%343 = icmp sgt i64 20, 0
	%344 = select i1 %343, i64 20, i64 0
	%345 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.251, i32 0, i32 0
	store i64 1, i64* %345
	%346 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.251, i32 0, i32 0
	%347 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.252, i32 0, i32 0
	store i64 20, i64* %347
	%348 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.252, i32 0, i32 0
	%349 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.253, i32 0, i32 0
	store i64 1, i64* %349
	%350 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.253, i32 0, i32 0
	%351 = bitcast i64* %346 to i8*
	%352 = bitcast i64* %348 to i8*
	%353 = bitcast i64* %350 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.y to i8*), i8* %351, i8* %352, i8* %353, i32 1, i32 4)
	%354 = call i32 @hpf_io_end()
	%355 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.255, i32 0, i32 0
	%356 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.254, i32 0, i32 0
	store i64* %355, i64** %356
	%357 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.256, i32 0, i32 0
	%358 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.254, i32 0, i32 1
	store i64* %357, i64** %358
	%359 = bitcast [2 x i64*]* %params.254 to i8*
	call void @hpf_exchange_run(i8* bitcast ([2 x %hpf_exchange*]* @22 to i8*), i8* %359, i32 2)
	%360 = load i64, i64* %"x%start1.31"
	%361 = icmp sgt i64 1, %360
	%362 = select i1 %361, i64 1, i64 %360
	%363 = load i64, i64* %"x%block1.32"
	%364 = load i64, i64* %"x%start1.31"
	%365 = add nsw i64 %363, %364
	%366 = sub nsw i64 %365, 1
	%367 = icmp slt i64 20, %366
	%368 = select i1 %367, i64 20, i64 %366
	%369 = trunc i64 %362 to i32
	store i32 %369, i32* %"i%7.52"
	%370 = icmp sle i64 %362, %368
	br i1 %370, label %do.257, label %enddo.260

do.129:
	%371 = phi i64 [ %320, %do.125 ], [ %385, %latch.130 ]
	%372 = trunc i64 %371 to i32
	store i32 %372, i32* %i.19, !llvm.access.group !77
	store i32 0, i32* %s.22
	%373 = load i32*, i32** %first.origin.1
	%374 = getelementptr i32, i32* %373, i64 %371
	%375 = load i32, i32* %374, !alias.scope !13, !noalias !14, !llvm.access.group !77
	%376 = sext i32 %375 to i64
	%377 = add nsw i64 %371, 1
	%378 = load i32*, i32** %first.origin.1
	%379 = getelementptr i32, i32* %378, i64 %377
	%380 = load i32, i32* %379, !alias.scope !13, !noalias !14, !llvm.access.group !77
	%381 = sext i32 %380 to i64
	%382 = sub nsw i64 %381, 1
	%383 = trunc i64 %376 to i32
	store i32 %383, i32* %k.20
	%384 = icmp sle i64 %376, %382
	br i1 %384, label %do.133, label %enddo.136

latch.130:
	%385 = add nsw i64 %371, 1
	%386 = icmp slt i64 %371, %326
	br i1 %386, label %do.129, label %done.131, !llvm.loop !86

done.131:
	%387 = trunc i64 %385 to i32
	store i32 %387, i32* %i.19
	br label %enddo.132

enddo.132:
	%388 = load i64, i64* %"inv%first1.37"
	%389 = load i64, i64* %"inv%last1.38"
	%390 = load i64, i64* %"inv%period1.39"
	store i64 %388, i64* %"inv%start1.35"
	%391 = icmp eq i64 %390, 0
	br i1 %391, label %cold.141, label %rest.142

do.133:
	%392 = phi i64 [ %376, %do.129 ], [ %405, %latch.134 ]
	%393 = trunc i64 %392 to i32
	store i32 %393, i32* %k.20, !llvm.access.group !78
	%394 = load i32, i32* %s.22, !llvm.access.group !78
	%395 = load i32*, i32** %col.origin.3
	%396 = getelementptr i32, i32* %395, i64 %392
	%397 = load i32, i32* %396, !alias.scope !15, !noalias !16, !llvm.access.group !79
	%398 = sext i32 %397 to i64
	%399 = load i32*, i32** %x.origin.5
	%400 = getelementptr i32, i32* %399, i64 %398
	%401 = load i32, i32* %400, !alias.scope !17, !noalias !18, !llvm.access.group !80
	%402 = load i32, i32* %k.20, !llvm.access.group !78
	%403 = mul nsw i32 %401, %402
	%404 = add nsw i32 %394, %403
	store i32 %404, i32* %s.22, !llvm.access.group !78
	br label %latch.134

latch.134:
	%405 = add nsw i64 %392, 1
	%406 = icmp slt i64 %392, %382
	br i1 %406, label %do.133, label %done.135, !llvm.loop !83

done.135:
	%407 = trunc i64 %405 to i32
	store i32 %407, i32* %k.20
	br label %enddo.136

enddo.136:
	%408 = load i32, i32* %s.22
	%409 = srem i32 %408, 97
	%410 = load i32*, i32** %y.origin.7
	%411 = getelementptr i32, i32* %410, i64 %371
	store i32 %409, i32* %411, !alias.scope !19, !noalias !20, !llvm.access.group !77
	br label %latch.130

do.137:
	%412 = phi i64 [ %388, %rest.142 ], [ %423, %latch.138 ]
	%413 = phi i64 [ %429, %rest.142 ], [ %424, %latch.138 ]
	store i64 %412, i64* %"inv%start1.35"
	%414 = icmp sgt i64 1, %412
	%415 = select i1 %414, i64 1, i64 %412
	%416 = load i64, i64* %"inv%block1.36"
	%417 = add nsw i64 %416, %412
	%418 = sub nsw i64 %417, 1
	%419 = icmp slt i64 20, %418
	%420 = select i1 %419, i64 20, i64 %418
	%421 = trunc i64 %415 to i32
	store i32 %421, i32* %"i%1.40"
	%422 = icmp sle i64 %415, %420
	br i1 %422, label %do.143, label %enddo.146

latch.138:
	%423 = add nsw i64 %412, %390
	%424 = sub nsw i64 %413, 1
	%425 = icmp sgt i64 %424, 0
	br i1 %425, label %do.137, label %done.139, !llvm.loop !92

done.139:
	store i64 %423, i64* %"inv%start1.35"
	br label %enddo.140

enddo.140:
	store i64 1, i64* %"i%1.54"
	%426 = icmp sle i64 1, 20
	br i1 %426, label %do.147, label %enddo.150

cold.141:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.11 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.16, i64 0, i64 0))
	unreachable

rest.142:
	%427 = sub nsw i64 %389, %388
	%428 = add nsw i64 %427, %390
	%429 = sdiv i64 %428, %390
	%430 = icmp sgt i64 %429, 0
	br i1 %430, label %do.137, label %enddo.140

do.143:
	%431 = phi i64 [ %415, %do.137 ], [ %435, %latch.144 ]
	%432 = trunc i64 %431 to i32
	store i32 %432, i32* %"i%1.40", !llvm.access.group !87
	%433 = load i32*, i32** %deg.origin.17
	%434 = getelementptr i32, i32* %433, i64 %431
	store i32 0, i32* %434, !alias.scope !29, !noalias !30, !llvm.access.group !87
	br label %latch.144

latch.144:
	%435 = add nsw i64 %431, 1
	%436 = icmp slt i64 %431, %420
	br i1 %436, label %do.143, label %done.145, !llvm.loop !90

done.145:
	%437 = trunc i64 %435 to i32
	store i32 %437, i32* %"i%1.40"
	br label %enddo.146

enddo.146:
	br label %latch.138

do.147:
	%438 = phi i64 [ 1, %enddo.140 ], [ %440, %latch.148 ]
	store i64 %438, i64* %"i%1.54", !llvm.access.group !93
	%439 = getelementptr i32, i32* getelementptr ([20 x i32], [20 x i32]* @"deg%sum%1.data", i64 0, i64 -1), i64 %438
	store i32 0, i32* %439, !alias.scope !35, !noalias !36, !llvm.access.group !93
	br label %latch.148

latch.148:
	%440 = add nsw i64 %438, 1
	%441 = icmp slt i64 %438, 20
	br i1 %441, label %do.147, label %done.149, !llvm.loop !96

done.149:
	store i64 %440, i64* %"i%1.54"
	br label %enddo.150

enddo.150:
	%442 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.152, i32 0, i32 0
	%443 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.151, i32 0, i32 0
	store i64* %442, i64** %443
	%444 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.153, i32 0, i32 0
	%445 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.151, i32 0, i32 1
	store i64* %444, i64** %445
	%446 = bitcast [2 x i64*]* %params.151 to i8*
	call void @hpf_exchange_run(i8* bitcast ([2 x %hpf_exchange*]* @12 to i8*), i8* %446, i32 2)
	%447 = call i32 @pgas_this_image()
	%448 = sext i32 %447 to i64
	%449 = icmp sgt i64 %448, 1
	br i1 %449, label %then.155, label %else.156

endif.154:
	%450 = load i64, i64* %"from%start1.33"
	%451 = icmp sgt i64 1, %450
	%452 = select i1 %451, i64 1, i64 %450
	%453 = load i64, i64* %"from%block1.34"
	%454 = load i64, i64* %"from%start1.33"
	%455 = add nsw i64 %453, %454
	%456 = sub nsw i64 %455, 1
	%457 = icmp slt i64 31, %456
	%458 = select i1 %457, i64 31, i64 %456
	%459 = trunc i64 %452 to i32
	store i32 %459, i32* %e.21
	%460 = icmp sle i64 %452, %458
	br i1 %460, label %do.161, label %enddo.164

then.155:
	store i64 1, i64* %"deg%sum%1%at.62"
	%461 = icmp sle i64 1, 20
	br i1 %461, label %do.157, label %enddo.160

else.156:
	br label %endif.154

do.157:
	%462 = phi i64 [ 1, %then.155 ], [ %464, %latch.158 ]
	store i64 %462, i64* %"deg%sum%1%at.62", !llvm.access.group !97
	%463 = getelementptr i32, i32* getelementptr ([20 x i32], [20 x i32]* @"deg%sum%1.data", i64 0, i64 -1), i64 %462
	store i32 0, i32* %463, !alias.scope !35, !noalias !36, !llvm.access.group !97
	br label %latch.158

latch.158:
	%464 = add nsw i64 %462, 1
	%465 = icmp slt i64 %462, 20
	br i1 %465, label %do.157, label %done.159, !llvm.loop !100

done.159:
	store i64 %464, i64* %"deg%sum%1%at.62"
	br label %enddo.160

enddo.160:
	br label %endif.154

do.161:
	%466 = phi i64 [ %452, %endif.154 ], [ %475, %latch.162 ]
	%467 = trunc i64 %466 to i32
	store i32 %467, i32* %e.21
	%468 = load i32*, i32** %from.origin.9
	%469 = getelementptr i32, i32* %468, i64 %466
	%470 = load i32, i32* %469, !alias.scope !21, !noalias !22
	%471 = load i32*, i32** %to.origin.11
	%472 = getelementptr i32, i32* %471, i64 %466
	%473 = load i32, i32* %472, !alias.scope !23, !noalias !24
	%474 = icmp ne i32 %470, %473
	br i1 %474, label %then.166, label %else.167

latch.162:
	%475 = add nsw i64 %466, 1
	%476 = icmp slt i64 %466, %458
	br i1 %476, label %do.161, label %done.163, !llvm.loop !102

done.163:
	%477 = trunc i64 %475 to i32
	store i32 %477, i32* %e.21
	br label %enddo.164

enddo.164:
	%478 = icmp sgt i64 20, 0
	%479 = select i1 %478, i64 20, i64 0
	%480 = getelementptr i32, i32* getelementptr ([20 x i32], [20 x i32]* @"deg%sum%1.data", i64 0, i64 -1), i64 1
	%481 = bitcast i32* %480 to i8*
	call void @hpf_reduce_array(i8* %481, i64 %479, i32 0, i32 0, i8* bitcast (%hpf_pos* @.pos.12 to i8*))
	%482 = load i64, i64* %"inv%first1.37"
	%483 = load i64, i64* %"inv%last1.38"
	%484 = load i64, i64* %"inv%period1.39"
	store i64 %482, i64* %"inv%start1.35"
	%485 = icmp eq i64 %484, 0
	br i1 %485, label %cold.172, label %rest.173

endif.165:
	br label %latch.162

then.166:
	%486 = load i32*, i32** %from.origin.9
	%487 = getelementptr i32, i32* %486, i64 %466
	%488 = load i32, i32* %487, !alias.scope !21, !noalias !22
	%489 = sext i32 %488 to i64
	%490 = getelementptr i32, i32* getelementptr ([20 x i32], [20 x i32]* @"deg%sum%1.data", i64 0, i64 -1), i64 %489
	%491 = load i32, i32* %490, !alias.scope !35, !noalias !36
	%492 = add nsw i32 %491, 1
	%493 = load i32*, i32** %from.origin.9
	%494 = getelementptr i32, i32* %493, i64 %466
	%495 = load i32, i32* %494, !alias.scope !21, !noalias !22
	%496 = sext i32 %495 to i64
	%497 = getelementptr i32, i32* getelementptr ([20 x i32], [20 x i32]* @"deg%sum%1.data", i64 0, i64 -1), i64 %496
	store i32 %492, i32* %497, !alias.scope !35, !noalias !36
	%498 = load i32*, i32** %to.origin.11
	%499 = getelementptr i32, i32* %498, i64 %466
	%500 = load i32, i32* %499, !alias.scope !23, !noalias !24
	%501 = sext i32 %500 to i64
	%502 = getelementptr i32, i32* getelementptr ([20 x i32], [20 x i32]* @"deg%sum%1.data", i64 0, i64 -1), i64 %501
	%503 = load i32, i32* %502, !alias.scope !35, !noalias !36
	%504 = load i32*, i32** %from.origin.9
	%505 = getelementptr i32, i32* %504, i64 %466
	%506 = load i32, i32* %505, !alias.scope !21, !noalias !22
	%507 = sext i32 %506 to i64
	%508 = load i32*, i32** %y.origin.7
	%509 = getelementptr i32, i32* %508, i64 %507
	%510 = load i32, i32* %509, !alias.scope !19, !noalias !20
	%511 = add nsw i32 %503, %510
	%512 = load i32*, i32** %to.origin.11
	%513 = getelementptr i32, i32* %512, i64 %466
	%514 = load i32, i32* %513, !alias.scope !23, !noalias !24
	%515 = sext i32 %514 to i64
	%516 = getelementptr i32, i32* getelementptr ([20 x i32], [20 x i32]* @"deg%sum%1.data", i64 0, i64 -1), i64 %515
	store i32 %511, i32* %516, !alias.scope !35, !noalias !36
	br label %endif.165

else.167:
	br label %endif.165

do.168:
	%517 = phi i64 [ %482, %rest.173 ], [ %527, %latch.169 ]
	%518 = phi i64 [ %533, %rest.173 ], [ %528, %latch.169 ]
	store i64 %517, i64* %"inv%start1.35"
	%519 = icmp sgt i64 1, %517
	%520 = select i1 %519, i64 1, i64 %517
	%521 = load i64, i64* %"inv%block1.36"
	%522 = add nsw i64 %521, %517
	%523 = sub nsw i64 %522, 1
	%524 = icmp slt i64 20, %523
	%525 = select i1 %524, i64 20, i64 %523
	store i64 %520, i64* %"i%2.55"
	%526 = icmp sle i64 %520, %525
	br i1 %526, label %do.174, label %enddo.177

latch.169:
	%527 = add nsw i64 %517, %484
	%528 = sub nsw i64 %518, 1
	%529 = icmp sgt i64 %528, 0
	br i1 %529, label %do.168, label %done.170, !llvm.loop !108

done.170:
	store i64 %527, i64* %"inv%start1.35"
	br label %enddo.171

enddo.171:
	store i32 1, i32* %i.19
	%530 = icmp sle i64 1, 20
	br i1 %530, label %do.178, label %enddo.181

cold.172:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.13 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.16, i64 0, i64 0))
	unreachable

rest.173:
	%531 = sub nsw i64 %483, %482
	%532 = add nsw i64 %531, %484
	%533 = sdiv i64 %532, %484
	%534 = icmp sgt i64 %533, 0
	br i1 %534, label %do.168, label %enddo.171

do.174:
	%535 = phi i64 [ %520, %do.168 ], [ %544, %latch.175 ]
	store i64 %535, i64* %"i%2.55", !llvm.access.group !103
	%536 = load i32*, i32** %deg.origin.17
	%537 = getelementptr i32, i32* %536, i64 %535
	%538 = load i32, i32* %537, !alias.scope !29, !noalias !30, !llvm.access.group !103
	%539 = getelementptr i32, i32* getelementptr ([20 x i32], [20 x i32]* @"deg%sum%1.data", i64 0, i64 -1), i64 %535
	%540 = load i32, i32* %539, !alias.scope !35, !noalias !36, !llvm.access.group !103
	%541 = add nsw i32 %538, %540
	%542 = load i32*, i32** %deg.origin.17
	%543 = getelementptr i32, i32* %542, i64 %535
	store i32 %541, i32* %543, !alias.scope !29, !noalias !30, !llvm.access.group !103
	br label %latch.175

latch.175:
	%544 = add nsw i64 %535, 1
	%545 = icmp slt i64 %535, %525
	br i1 %545, label %do.174, label %done.176, !llvm.loop !106

done.176:
	store i64 %544, i64* %"i%2.55"
	br label %enddo.177

enddo.177:
	br label %latch.169

do.178:
	%546 = phi i64 [ 1, %enddo.171 ], [ %556, %latch.179 ]
	%547 = trunc i64 %546 to i32
	store i32 %547, i32* %i.19
	%548 = load i32*, i32** %perm.origin.13
	%549 = getelementptr i32, i32* %548, i64 %546
	%550 = load i32, i32* %549, !alias.scope !25, !noalias !26
	%551 = sext i32 %550 to i64
	%552 = load i64, i64* %"inv%first1.37"
	%553 = sub nsw i64 %551, %552
	%554 = load i64, i64* %"inv%period1.39"
	%555 = icmp eq i64 %554, 0
	br i1 %555, label %cold.185, label %rest.186

latch.179:
	%556 = add nsw i64 %546, 1
	%557 = icmp slt i64 %546, 20
	br i1 %557, label %do.178, label %done.180, !llvm.loop !110

done.180:
	%558 = trunc i64 %556 to i32
	store i32 %558, i32* %i.19
	br label %enddo.181

enddo.181:
	call void @hpf_indirect_begin(i8* bitcast (%hpf_indirect* @indirect.4 to i8*))
	%559 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.188, i32 0, i32 0
	%560 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.187, i32 0, i32 0
	store i64* %559, i64** %560
	%561 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.189, i32 0, i32 0
	%562 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.187, i32 0, i32 1
	store i64* %561, i64** %562
	%563 = bitcast [2 x i64*]* %params.187 to i8*
	call void @hpf_exchange_run(i8* bitcast ([2 x %hpf_exchange*]* @17 to i8*), i8* %563, i32 2)
	%564 = load i64, i64* %"x%start1.31"
	%565 = icmp sgt i64 1, %564
	%566 = select i1 %565, i64 1, i64 %564
	%567 = load i64, i64* %"x%block1.32"
	%568 = load i64, i64* %"x%start1.31"
	%569 = add nsw i64 %567, %568
	%570 = sub nsw i64 %569, 1
	%571 = icmp slt i64 20, %570
	%572 = select i1 %571, i64 20, i64 %570
	%573 = trunc i64 %566 to i32
	store i32 %573, i32* %"i%see.61"
	%574 = icmp sle i64 %566, %572
	br i1 %574, label %do.190, label %enddo.193

endif.182:
	br label %latch.179

then.183:
	%575 = load i32, i32* %i.19
	%576 = load i32*, i32** %perm.origin.13
	%577 = getelementptr i32, i32* %576, i64 %546
	%578 = load i32, i32* %577, !alias.scope !25, !noalias !26
	%579 = sext i32 %578 to i64
	%580 = load i32*, i32** %inv.origin.15
	%581 = getelementptr i32, i32* %580, i64 %579
	store i32 %575, i32* %581, !alias.scope !27, !noalias !28
	br label %endif.182

else.184:
	br label %endif.182

cold.185:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.14 to i8*), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.text.33, i64 0, i64 0))
	unreachable

rest.186:
	%582 = srem i64 %553, %554
	%583 = xor i64 %582, %554
	%584 = icmp slt i64 %583, 0
	%585 = icmp ne i64 %582, 0
	%586 = and i1 %584, %585
	%587 = add nsw i64 %582, %554
	%588 = select i1 %586, i64 %587, i64 %582
	%589 = load i64, i64* %"inv%block1.36"
	%590 = icmp slt i64 %588, %589
	br i1 %590, label %then.183, label %else.184

do.190:
	%591 = phi i64 [ %566, %enddo.181 ], [ %600, %latch.191 ]
	%592 = trunc i64 %591 to i32
	store i32 %592, i32* %"i%see.61", !llvm.access.group !111
	%593 = load i32*, i32** %inv.origin.15
	%594 = getelementptr i32, i32* %593, i64 %591
	%595 = load i32, i32* %594, !alias.scope !27, !noalias !28, !llvm.access.group !111
	%596 = sext i32 %595 to i64
	%597 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.194, i32 0, i32 0
	store i64 %596, i64* %597
	%598 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.194, i32 0, i32 0
	%599 = bitcast i64* %598 to i8*
	call void @hpf_indirect_note(i8* bitcast (%hpf_indirect* @indirect.4 to i8*), i8* %599)
	br label %latch.191

latch.191:
	%600 = add nsw i64 %591, 1
	%601 = icmp slt i64 %591, %572
	br i1 %601, label %do.190, label %done.192, !llvm.loop !114

done.192:
	%602 = trunc i64 %600 to i32
	store i32 %602, i32* %"i%see.61"
	br label %enddo.193

enddo.193:
	call void @hpf_indirect_end(i8* bitcast (%hpf_indirect* @indirect.4 to i8*))
	call void @hpf_indirect_gather(i8* bitcast (%hpf_indirect* @indirect.4 to i8*))
	%603 = load i64, i64* %"x%start1.31"
	%604 = icmp sgt i64 1, %603
	%605 = select i1 %604, i64 1, i64 %603
	%606 = load i64, i64* %"x%block1.32"
	%607 = load i64, i64* %"x%start1.31"
	%608 = add nsw i64 %606, %607
	%609 = sub nsw i64 %608, 1
	%610 = icmp slt i64 20, %609
	%611 = select i1 %610, i64 20, i64 %609
	%612 = trunc i64 %605 to i32
	store i32 %612, i32* %i.19
	%613 = icmp sle i64 %605, %611
	br i1 %613, label %do.195, label %enddo.198

do.195:
	%614 = phi i64 [ %605, %enddo.193 ], [ %642, %latch.196 ]
	%615 = trunc i64 %614 to i32
	store i32 %615, i32* %i.19, !llvm.access.group !115
	%616 = load i32*, i32** %inv.origin.15
	%617 = getelementptr i32, i32* %616, i64 %614
	%618 = load i32, i32* %617, !alias.scope !27, !noalias !28, !llvm.access.group !115
	%619 = sext i32 %618 to i64
	%620 = load i32*, i32** %y.origin.7
	%621 = getelementptr i32, i32* %620, i64 %619
	%622 = load i32, i32* %621, !alias.scope !19, !noalias !20, !llvm.access.group !115
	%623 = load i32*, i32** %perm.origin.13
	%624 = getelementptr i32, i32* %623, i64 %614
	%625 = load i32, i32* %624, !alias.scope !25, !noalias !26, !llvm.access.group !115
	%626 = sext i32 %625 to i64
	%627 = load i32*, i32** %perm.origin.13
	%628 = getelementptr i32, i32* %627, i64 %626
	%629 = load i32, i32* %628, !alias.scope !25, !noalias !26, !llvm.access.group !115
	%630 = sext i32 %629 to i64
	%631 = load i32*, i32** %deg.origin.17
	%632 = getelementptr i32, i32* %631, i64 %630
	%633 = load i32, i32* %632, !alias.scope !29, !noalias !30, !llvm.access.group !115
	%634 = add nsw i32 %622, %633
	%635 = load i32*, i32** %x.origin.5
	%636 = getelementptr i32, i32* %635, i64 %614
	%637 = load i32, i32* %636, !alias.scope !17, !noalias !18, !llvm.access.group !115
	%638 = add nsw i32 %634, %637
	%639 = srem i32 %638, 89
	%640 = load i32*, i32** %x.origin.5
	%641 = getelementptr i32, i32* %640, i64 %614
	store i32 %639, i32* %641, !alias.scope !17, !noalias !18, !llvm.access.group !115
	br label %latch.196

latch.196:
	%642 = add nsw i64 %614, 1
	%643 = icmp slt i64 %614, %611
	br i1 %643, label %do.195, label %done.197, !llvm.loop !118

done.197:
	%644 = trunc i64 %642 to i32
	store i32 %644, i32* %i.19
	br label %enddo.198

enddo.198:
	call void @hpf_indirect_gather(i8* bitcast (%hpf_indirect* @indirect.3 to i8*))
	%645 = load i64, i64* %"x%start1.31"
	%646 = icmp sgt i64 1, %645
	%647 = select i1 %646, i64 1, i64 %645
	%648 = load i64, i64* %"x%block1.32"
	%649 = load i64, i64* %"x%start1.31"
	%650 = add nsw i64 %648, %649
	%651 = sub nsw i64 %650, 1
	%652 = icmp slt i64 20, %651
	%653 = select i1 %652, i64 20, i64 %651
	store i64 %647, i64* %"i%2.41"
	%654 = icmp sle i64 %647, %653
	br i1 %654, label %do.199, label %enddo.202

do.199:
	%655 = phi i64 [ %647, %enddo.198 ], [ %664, %latch.200 ]
	store i64 %655, i64* %"i%2.41", !llvm.access.group !119
	%656 = load i32*, i32** %perm.origin.13
	%657 = getelementptr i32, i32* %656, i64 %655
	%658 = load i32, i32* %657, !alias.scope !25, !noalias !26, !llvm.access.group !119
	%659 = sext i32 %658 to i64
	%660 = load i32*, i32** %y.origin.7
	%661 = getelementptr i32, i32* %660, i64 %659
	%662 = load i32, i32* %661, !alias.scope !19, !noalias !20, !llvm.access.group !119
	%663 = icmp sgt i32 %662, 40
	br i1 %663, label %then.204, label %else.205

latch.200:
	%664 = add nsw i64 %655, 1
	%665 = icmp slt i64 %655, %653
	br i1 %665, label %do.199, label %done.201, !llvm.loop !122

done.201:
	store i64 %664, i64* %"i%2.41"
	br label %enddo.202

enddo.202:
	%666 = load i64, i64* %"from%start1.33"
	%667 = sub nsw i64 %666, 1
	%668 = sdiv i64 %667, 2
	%669 = srem i64 %667, 2
	%670 = icmp sgt i64 %669, 0
	%671 = add nsw i64 %668, 1
	%672 = select i1 %670, i64 %671, i64 %668
	%673 = icmp sgt i64 0, %672
	%674 = select i1 %673, i64 0, i64 %672
	%675 = mul nsw i64 2, %674
	%676 = add nsw i64 1, %675
	%677 = load i64, i64* %"from%block1.34"
	%678 = load i64, i64* %"from%start1.33"
	%679 = add nsw i64 %677, %678
	%680 = sub nsw i64 %679, 1
	%681 = icmp slt i64 31, %680
	%682 = select i1 %681, i64 31, i64 %680
	%683 = trunc i64 %676 to i32
	store i32 %683, i32* %e.21
	%684 = icmp sle i64 %676, %682
	br i1 %684, label %do.206, label %enddo.209

endif.203:
	br label %latch.200

then.204:
	%685 = load i32*, i32** %x.origin.5
	%686 = getelementptr i32, i32* %685, i64 %655
	%687 = load i32, i32* %686, !alias.scope !17, !noalias !18, !llvm.access.group !119
	%688 = load i32*, i32** %inv.origin.15
	%689 = getelementptr i32, i32* %688, i64 %655
	%690 = load i32, i32* %689, !alias.scope !27, !noalias !28, !llvm.access.group !119
	%691 = sext i32 %690 to i64
	%692 = load i32*, i32** %y.origin.7
	%693 = getelementptr i32, i32* %692, i64 %691
	%694 = load i32, i32* %693, !alias.scope !19, !noalias !20, !llvm.access.group !119
	%695 = sub nsw i32 %687, %694
	%696 = load i32*, i32** %x.origin.5
	%697 = getelementptr i32, i32* %696, i64 %655
	store i32 %695, i32* %697, !alias.scope !17, !noalias !18, !llvm.access.group !119
	br label %endif.203

else.205:
	br label %endif.203

do.206:
	%698 = phi i64 [ %676, %enddo.202 ], [ %709, %latch.207 ]
	%699 = trunc i64 %698 to i32
	store i32 %699, i32* %e.21, !llvm.access.group !123
	%700 = load i32*, i32** %to.origin.11
	%701 = getelementptr i32, i32* %700, i64 %698
	%702 = load i32, i32* %701, !alias.scope !23, !noalias !24, !llvm.access.group !123
	%703 = sext i32 %702 to i64
	%704 = load i32*, i32** %perm.origin.13
	%705 = getelementptr i32, i32* %704, i64 %703
	%706 = load i32, i32* %705, !alias.scope !25, !noalias !26, !llvm.access.group !123
	%707 = load i32*, i32** %to.origin.11
	%708 = getelementptr i32, i32* %707, i64 %698
	store i32 %706, i32* %708, !alias.scope !23, !noalias !24, !llvm.access.group !123
	br label %latch.207

latch.207:
	%709 = add nsw i64 %698, 2
	%710 = icmp sle i64 %709, %682
	br i1 %710, label %do.206, label %done.208, !llvm.loop !126

done.208:
	%711 = trunc i64 %709 to i32
	store i32 %711, i32* %e.21
	br label %enddo.209

enddo.209:
	store i32 0, i32* %"s%1.43"
	store i32 0, i32* %"s%1%part.63"
	%712 = load i64, i64* %"x%start1.31"
	%713 = icmp sgt i64 1, %712
	%714 = select i1 %713, i64 1, i64 %712
	%715 = load i64, i64* %"x%block1.32"
	%716 = load i64, i64* %"x%start1.31"
	%717 = add nsw i64 %715, %716
	%718 = sub nsw i64 %717, 1
	%719 = icmp slt i64 20, %718
	%720 = select i1 %719, i64 20, i64 %718
	%721 = trunc i64 %714 to i32
	store i32 %721, i32* %"i%3.42"
	%722 = icmp sle i64 %714, %720
	br i1 %722, label %do.210, label %enddo.213

do.210:
	%723 = phi i64 [ %714, %enddo.209 ], [ %730, %latch.211 ]
	%724 = trunc i64 %723 to i32
	store i32 %724, i32* %"i%3.42", !llvm.access.group !127
	%725 = load i32, i32* %"s%1%part.63", !llvm.access.group !127
	%726 = load i32*, i32** %x.origin.5
	%727 = getelementptr i32, i32* %726, i64 %723
	%728 = load i32, i32* %727, !alias.scope !17, !noalias !18, !llvm.access.group !127
	%729 = add nsw i32 %725, %728
	store i32 %729, i32* %"s%1%part.63", !llvm.access.group !127
	br label %latch.211

latch.211:
	%730 = add nsw i64 %723, 1
	%731 = icmp slt i64 %723, %720
	br i1 %731, label %do.210, label %done.212, !llvm.loop !130

done.212:
	%732 = trunc i64 %730 to i32
	store i32 %732, i32* %"i%3.42"
	br label %enddo.213

enddo.213:
	%733 = load i32, i32* %"s%1%part.63"
	store i32 %733, i32* %temporary.214
	%734 = bitcast i32* %temporary.214 to i8*
	call void @hpf_reduce(i8* %734, i32 1, i32 0, i32 0, i8* bitcast (%hpf_pos* @.pos.15 to i8*))
	%735 = load i32, i32* %temporary.214
	store i32 %735, i32* %"s%1%part.63"
	%736 = load i32, i32* %"s%1.43"
	%737 = load i32, i32* %"s%1%part.63"
	%738 = add nsw i32 %736, %737
	store i32 %738, i32* %"s%1.43"
	store i32 0, i32* %"s%2.45"
	store i32 0, i32* %"s%2%part.64"
	%739 = load i64, i64* %"x%start1.31"
	%740 = icmp sgt i64 1, %739
	%741 = select i1 %740, i64 1, i64 %739
	%742 = load i64, i64* %"x%block1.32"
	%743 = load i64, i64* %"x%start1.31"
	%744 = add nsw i64 %742, %743
	%745 = sub nsw i64 %744, 1
	%746 = icmp slt i64 20, %745
	%747 = select i1 %746, i64 20, i64 %745
	%748 = trunc i64 %741 to i32
	store i32 %748, i32* %"i%4.44"
	%749 = icmp sle i64 %741, %747
	br i1 %749, label %do.215, label %enddo.218

do.215:
	%750 = phi i64 [ %741, %enddo.213 ], [ %757, %latch.216 ]
	%751 = trunc i64 %750 to i32
	store i32 %751, i32* %"i%4.44", !llvm.access.group !131
	%752 = load i32, i32* %"s%2%part.64", !llvm.access.group !131
	%753 = load i32*, i32** %y.origin.7
	%754 = getelementptr i32, i32* %753, i64 %750
	%755 = load i32, i32* %754, !alias.scope !19, !noalias !20, !llvm.access.group !131
	%756 = add nsw i32 %752, %755
	store i32 %756, i32* %"s%2%part.64", !llvm.access.group !131
	br label %latch.216

latch.216:
	%757 = add nsw i64 %750, 1
	%758 = icmp slt i64 %750, %747
	br i1 %758, label %do.215, label %done.217, !llvm.loop !134

done.217:
	%759 = trunc i64 %757 to i32
	store i32 %759, i32* %"i%4.44"
	br label %enddo.218

enddo.218:
	%760 = load i32, i32* %"s%2%part.64"
	store i32 %760, i32* %temporary.219
	%761 = bitcast i32* %temporary.219 to i8*
	call void @hpf_reduce(i8* %761, i32 1, i32 0, i32 0, i8* bitcast (%hpf_pos* @.pos.16 to i8*))
	%762 = load i32, i32* %temporary.219
	store i32 %762, i32* %"s%2%part.64"
	%763 = load i32, i32* %"s%2.45"
	%764 = load i32, i32* %"s%2%part.64"
	%765 = add nsw i32 %763, %764
	store i32 %765, i32* %"s%2.45"
	store i32 -2147483648, i32* %"s%3.47"
	store i32 -2147483648, i32* %"s%3%part.65"
	%766 = load i64, i64* %"inv%first1.37"
	%767 = load i64, i64* %"inv%last1.38"
	%768 = load i64, i64* %"inv%period1.39"
	store i64 %766, i64* %"inv%start1.35"
	%769 = icmp eq i64 %768, 0
	br i1 %769, label %cold.224, label %rest.225

do.220:
	%770 = phi i64 [ %766, %rest.225 ], [ %781, %latch.221 ]
	%771 = phi i64 [ %799, %rest.225 ], [ %782, %latch.221 ]
	store i64 %770, i64* %"inv%start1.35"
	%772 = icmp sgt i64 1, %770
	%773 = select i1 %772, i64 1, i64 %770
	%774 = load i64, i64* %"inv%block1.36"
	%775 = add nsw i64 %774, %770
	%776 = sub nsw i64 %775, 1
	%777 = icmp slt i64 20, %776
	%778 = select i1 %777, i64 20, i64 %776
	%779 = trunc i64 %773 to i32
	store i32 %779, i32* %"i%5.46"
	%780 = icmp sle i64 %773, %778
	br i1 %780, label %do.226, label %enddo.229

latch.221:
	%781 = add nsw i64 %770, %768
	%782 = sub nsw i64 %771, 1
	%783 = icmp sgt i64 %782, 0
	br i1 %783, label %do.220, label %done.222, !llvm.loop !140

done.222:
	store i64 %781, i64* %"inv%start1.35"
	br label %enddo.223

enddo.223:
	%784 = load i32, i32* %"s%3%part.65"
	store i32 %784, i32* %temporary.230
	%785 = bitcast i32* %temporary.230 to i8*
	call void @hpf_reduce(i8* %785, i32 1, i32 0, i32 3, i8* bitcast (%hpf_pos* @.pos.18 to i8*))
	%786 = load i32, i32* %temporary.230
	store i32 %786, i32* %"s%3%part.65"
	%787 = load i32, i32* %"s%3.47"
	%788 = load i32, i32* %"s%3%part.65"
	%789 = icmp sgt i32 %787, %788
	%790 = select i1 %789, i32 %787, i32 %788
	store i32 %790, i32* %"s%3.47"
	%791 = zext i1 true to i32
	store i32 %791, i32* %"s%4.49"
	%792 = zext i1 true to i32
	store i32 %792, i32* %"s%4%part.66"
	%793 = load i64, i64* %"inv%first1.37"
	%794 = load i64, i64* %"inv%last1.38"
	%795 = load i64, i64* %"inv%period1.39"
	store i64 %793, i64* %"inv%start1.35"
	%796 = icmp eq i64 %795, 0
	br i1 %796, label %cold.235, label %rest.236

cold.224:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.17 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.16, i64 0, i64 0))
	unreachable

rest.225:
	%797 = sub nsw i64 %767, %766
	%798 = add nsw i64 %797, %768
	%799 = sdiv i64 %798, %768
	%800 = icmp sgt i64 %799, 0
	br i1 %800, label %do.220, label %enddo.223

do.226:
	%801 = phi i64 [ %773, %do.220 ], [ %809, %latch.227 ]
	%802 = trunc i64 %801 to i32
	store i32 %802, i32* %"i%5.46", !llvm.access.group !135
	%803 = load i32, i32* %"s%3%part.65", !llvm.access.group !135
	%804 = load i32*, i32** %deg.origin.17
	%805 = getelementptr i32, i32* %804, i64 %801
	%806 = load i32, i32* %805, !alias.scope !29, !noalias !30, !llvm.access.group !135
	%807 = icmp sgt i32 %803, %806
	%808 = select i1 %807, i32 %803, i32 %806
	store i32 %808, i32* %"s%3%part.65", !llvm.access.group !135
	br label %latch.227

latch.227:
	%809 = add nsw i64 %801, 1
	%810 = icmp slt i64 %801, %778
	br i1 %810, label %do.226, label %done.228, !llvm.loop !138

done.228:
	%811 = trunc i64 %809 to i32
	store i32 %811, i32* %"i%5.46"
	br label %enddo.229

enddo.229:
	br label %latch.221

do.231:
	%812 = phi i64 [ %793, %rest.236 ], [ %822, %latch.232 ]
	%813 = phi i64 [ %851, %rest.236 ], [ %823, %latch.232 ]
	store i64 %812, i64* %"inv%start1.35"
	%814 = icmp sgt i64 1, %812
	%815 = select i1 %814, i64 1, i64 %812
	%816 = load i64, i64* %"inv%block1.36"
	%817 = add nsw i64 %816, %812
	%818 = sub nsw i64 %817, 1
	%819 = icmp slt i64 20, %818
	%820 = select i1 %819, i64 20, i64 %818
	store i64 %815, i64* %"i%6.48"
	%821 = icmp sle i64 %815, %820
	br i1 %821, label %do.237, label %enddo.240

latch.232:
	%822 = add nsw i64 %812, %795
	%823 = sub nsw i64 %813, 1
	%824 = icmp sgt i64 %823, 0
	br i1 %824, label %do.231, label %done.233, !llvm.loop !146

done.233:
	store i64 %822, i64* %"inv%start1.35"
	br label %enddo.234

enddo.234:
	%825 = load i32, i32* %"s%4%part.66"
	%826 = icmp ne i32 %825, 0
	%827 = zext i1 %826 to i32
	store i32 %827, i32* %temporary.243
	%828 = bitcast i32* %temporary.243 to i8*
	call void @hpf_reduce(i8* %828, i32 1, i32 4, i32 4, i8* bitcast (%hpf_pos* @.pos.20 to i8*))
	%829 = load i32, i32* %temporary.243
	%830 = icmp ne i32 %829, 0
	%831 = zext i1 %830 to i32
	store i32 %831, i32* %"s%4%part.66"
	%832 = load i32, i32* %"s%4.49"
	%833 = icmp ne i32 %832, 0
	%834 = load i32, i32* %"s%4%part.66"
	%835 = icmp ne i32 %834, 0
	%836 = and i1 %833, %835
	%837 = zext i1 %836 to i32
	store i32 %837, i32* %"s%4.49"
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.21 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.37, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%838 = load i32, i32* %"s%1.43"
	store i32 %838, i32* %temporary.244
	%839 = bitcast i32* %temporary.244 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %839, i64 4)
	%840 = load i32, i32* %"s%2.45"
	store i32 %840, i32* %temporary.245
	%841 = bitcast i32* %temporary.245 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %841, i64 4)
	%842 = load i32, i32* %"s%3.47"
	store i32 %842, i32* %temporary.246
	%843 = bitcast i32* %temporary.246 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %843, i64 4)
	%844 = load i32, i32* %"s%4.49"
	%845 = icmp ne i32 %844, 0
	%846 = zext i1 %845 to i32
	store i32 %846, i32* %temporary.247
	%847 = bitcast i32* %temporary.247 to i8*
	call void @hpf_io_item(i32 2, i32 4, i8* %847, i64 4)
	%848 = call i32 @hpf_io_end()
	br label %latch.126

cold.235:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.19 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.16, i64 0, i64 0))
	unreachable

rest.236:
	%849 = sub nsw i64 %794, %793
	%850 = add nsw i64 %849, %795
	%851 = sdiv i64 %850, %795
	%852 = icmp sgt i64 %851, 0
	br i1 %852, label %do.231, label %enddo.234

do.237:
	%853 = phi i64 [ %815, %do.231 ], [ %856, %latch.238 ]
	store i64 %853, i64* %"i%6.48", !llvm.access.group !141
	%854 = load i32, i32* %"s%4%part.66", !llvm.access.group !141
	%855 = icmp ne i32 %854, 0
	br i1 %855, label %right.241, label %join.242

latch.238:
	%856 = add nsw i64 %853, 1
	%857 = icmp slt i64 %853, %820
	br i1 %857, label %do.237, label %done.239, !llvm.loop !144

done.239:
	store i64 %856, i64* %"i%6.48"
	br label %enddo.240

enddo.240:
	br label %latch.232

right.241:
	%858 = load i32*, i32** %inv.origin.15
	%859 = getelementptr i32, i32* %858, i64 %853
	%860 = load i32, i32* %859, !alias.scope !27, !noalias !28, !llvm.access.group !141
	%861 = sext i32 %860 to i64
	%862 = load i32*, i32** %perm.origin.13
	%863 = getelementptr i32, i32* %862, i64 %861
	%864 = load i32, i32* %863, !alias.scope !25, !noalias !26, !llvm.access.group !141
	%865 = getelementptr i32, i32* getelementptr ([20 x i32], [20 x i32]* @"c%1.data", i64 0, i64 -1), i64 %853
	%866 = load i32, i32* %865, !alias.scope !31, !noalias !32, !llvm.access.group !141
	%867 = icmp eq i32 %864, %866
	br label %join.242

join.242:
	%868 = phi i1 [ false, %do.237 ], [ %867, %right.241 ]
	%869 = zext i1 %868 to i32
	store i32 %869, i32* %"s%4%part.66", !llvm.access.group !141
	br label %latch.238

do.257:
	%870 = phi i64 [ %362, %enddo.128 ], [ %881, %latch.258 ]
	%871 = trunc i64 %870 to i32
	store i32 %871, i32* %"i%7.52", !llvm.access.group !149
	%872 = load i32*, i32** %perm.origin.13
	%873 = getelementptr i32, i32* %872, i64 %870
	%874 = load i32, i32* %873, !alias.scope !25, !noalias !26, !llvm.access.group !149
	%875 = sext i32 %874 to i64
	%876 = load i32*, i32** %inv.origin.15
	%877 = getelementptr i32, i32* %876, i64 %875
	%878 = load i32, i32* %877, !alias.scope !27, !noalias !28, !llvm.access.group !149
	%879 = load i32*, i32** %"t%1.origin.50"
	%880 = getelementptr i32, i32* %879, i64 %870
	store i32 %878, i32* %880, !alias.scope !33, !noalias !34, !llvm.access.group !149
	br label %latch.258

latch.258:
	%881 = add nsw i64 %870, 1
	%882 = icmp slt i64 %870, %368
	br i1 %882, label %do.257, label %done.259, !llvm.loop !152

done.259:
	%883 = trunc i64 %881 to i32
	store i32 %883, i32* %"i%7.52"
	br label %enddo.260

enddo.260:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.23 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.37, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%884 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.262, i32 0, i32 0
	%885 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.261, i32 0, i32 0
	store i64* %884, i64** %885
	%886 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.263, i32 0, i32 0
	%887 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.261, i32 0, i32 1
	store i64* %886, i64** %887
	%888 = bitcast [2 x i64*]* %params.261 to i8*
	call void @hpf_exchange_run(i8* bitcast ([2 x %hpf_exchange*]* @25 to i8*), i8* %888, i32 2)
	store i64 1, i64* %"i%8.53"
	%889 = icmp sle i64 1, 20
	br i1 %889, label %do.264, label %enddo.267

do.264:
	%890 = phi i64 [ 1, %enddo.260 ], [ %912, %latch.265 ]
	store i64 %890, i64* %"i%8.53"
	%891 = load i32*, i32** %"t%1.origin.50"
	%892 = getelementptr i32, i32* %891, i64 %890
	%893 = load i32, i32* %892, !alias.scope !33, !noalias !34
	%894 = sext i32 %893 to i64
	%895 = load i32*, i32** %"t%1.origin.50"
	%896 = getelementptr i32, i32* %895, i64 %890
	%897 = load i32, i32* %896, !alias.scope !33, !noalias !34
	%898 = sext i32 %897 to i64
	%899 = sub nsw i64 %898, %894
	%900 = add nsw i64 %899, 1
	%901 = icmp sgt i64 %900, 0
	%902 = select i1 %901, i64 %900, i64 0
	%903 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.268, i32 0, i32 0
	store i64 %894, i64* %903
	%904 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.268, i32 0, i32 0
	%905 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.269, i32 0, i32 0
	store i64 %898, i64* %905
	%906 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.269, i32 0, i32 0
	%907 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.270, i32 0, i32 0
	store i64 1, i64* %907
	%908 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.270, i32 0, i32 0
	%909 = bitcast i64* %904 to i8*
	%910 = bitcast i64* %906 to i8*
	%911 = bitcast i64* %908 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.deg to i8*), i8* %909, i8* %910, i8* %911, i32 1, i32 4)
	br label %latch.265

latch.265:
	%912 = add nsw i64 %890, 1
	%913 = icmp slt i64 %890, 20
	br i1 %913, label %do.264, label %done.266, !llvm.loop !154

done.266:
	store i64 %912, i64* %"i%8.53"
	br label %enddo.267

enddo.267:
	%914 = icmp sgt i64 31, 0
	%915 = select i1 %914, i64 31, i64 0
	%916 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.271, i32 0, i32 0
	store i64 1, i64* %916
	%917 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.271, i32 0, i32 0
	%918 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.272, i32 0, i32 0
	store i64 31, i64* %918
	%919 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.272, i32 0, i32 0
	%920 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.273, i32 0, i32 0
	store i64 1, i64* %920
	%921 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.273, i32 0, i32 0
	%922 = bitcast i64* %917 to i8*
	%923 = bitcast i64* %919 to i8*
	%924 = bitcast i64* %921 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.to to i8*), i8* %922, i8* %923, i8* %924, i32 1, i32 4)
	%925 = call i32 @hpf_io_end()
	call void @hpf_main_end()
	ret i32 0
}

declare void @hpf_main_begin(i32 %0, i8* %1) nounwind

declare void @hpf_layout_init(i8* %0, i8* %1) nounwind

declare void @hpf_array_create(i8* %0, i8* %1) nounwind

define internal i32 @sections.1(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"first%start1.1" = alloca i64
	%"first%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"first%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"first%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"first%start1.1"
	%7 = sub nsw i64 %6, 2
	%8 = icmp slt i64 %7, 0
	br i1 %8, label %none.4, label %next.6

next.6:
	%9 = load i64, i64* %"first%start1.1"
	%10 = sub nsw i64 0, %9
	%11 = add nsw i64 %10, 21
	%12 = icmp slt i64 %11, 0
	br i1 %12, label %none.4, label %next.7

next.7:
	%13 = load i64, i64* %"first%start1.1"
	%14 = sub nsw i64 %13, 1
	%15 = load i64, i64* %W1.3
	%16 = icmp sgt i64 %14, %15
	%17 = select i1 %16, i64 %14, i64 %15
	%18 = load i64, i64* %"first%start1.1"
	%19 = sub nsw i64 %18, 1
	%20 = load i64, i64* %"first%block1.2"
	%21 = load i64, i64* %W1.3
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

declare void @hpf_exchange_receive(i8* %0, i8* %1, i32 %2) nounwind

declare void @hpf_exchange_send(i8* %0, i8* %1, i32 %2) nounwind

declare void @hpf_fail(i8* %0, i8* %1) nounwind noreturn cold

declare void @hpf_indirect_begin(i8* %0) nounwind

define internal i32 @sections.2(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"first%start1.1" = alloca i64
	%"first%block1.2" = alloca i64
	%"x%start1.3" = alloca i64
	%"x%block1.4" = alloca i64
	%W1.5 = alloca i64
	%W1_x.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"first%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"first%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 14
	%5 = load i64, i64* %4
	store i64 %5, i64* %"x%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 21
	%7 = load i64, i64* %6
	store i64 %7, i64* %"x%block1.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1.5
	%10 = getelementptr i64, i64* %send, i64 14
	%11 = load i64, i64* %10
	store i64 %11, i64* %W1_x.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.10
		i32 2, label %piece.15
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"x%start1.3"
	%13 = load i64, i64* %W1.5
	%14 = icmp sgt i64 %12, %13
	%15 = select i1 %14, i64 %12, i64 %13
	%16 = load i64, i64* %"first%start1.1"
	%17 = sub nsw i64 %16, 1
	%18 = icmp slt i64 20, %17
	%19 = select i1 %18, i64 20, i64 %17
	%20 = load i64, i64* %"x%block1.4"
	%21 = load i64, i64* %"x%start1.3"
	%22 = add nsw i64 %20, %21
	%23 = sub nsw i64 %22, 1
	%24 = icmp slt i64 %19, %23
	%25 = select i1 %24, i64 %19, i64 %23
	%26 = load i64, i64* %"first%block1.2"
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
	ret i32 1

piece.10:
	%35 = load i64, i64* %"first%start1.1"
	%36 = sub nsw i64 %35, 22
	%37 = icmp slt i64 %36, 0
	br i1 %37, label %none.7, label %next.11

next.11:
	%38 = load i64, i64* %"x%start1.3"
	%39 = sub nsw i64 0, %38
	%40 = add nsw i64 %39, 20
	%41 = icmp slt i64 %40, 0
	br i1 %41, label %none.7, label %next.12

next.12:
	%42 = load i64, i64* %"x%block1.4"
	%43 = load i64, i64* %"x%start1.3"
	%44 = add nsw i64 %42, %43
	%45 = sub nsw i64 %44, 21
	%46 = icmp slt i64 %45, 0
	br i1 %46, label %none.7, label %next.13

next.13:
	%47 = load i64, i64* %W1.5
	%48 = icmp sgt i64 21, %47
	%49 = select i1 %48, i64 21, i64 %47
	%50 = load i64, i64* %"first%block1.2"
	%51 = load i64, i64* %W1.5
	%52 = add nsw i64 %50, %51
	%53 = sub nsw i64 %52, 1
	%54 = icmp slt i64 21, %53
	%55 = select i1 %54, i64 21, i64 %53
	%56 = icmp sgt i64 %49, %55
	br i1 %56, label %none.7, label %next.14

next.14:
	%57 = getelementptr i64, i64* %lo, i64 0
	store i64 %49, i64* %57
	%58 = getelementptr i64, i64* %hi, i64 0
	store i64 %55, i64* %58
	ret i32 1

piece.15:
	%59 = load i64, i64* %"x%block1.4"
	%60 = sub nsw i64 %59, 1
	%61 = icmp slt i64 %60, 0
	br i1 %61, label %none.7, label %next.16

next.16:
	%62 = load i64, i64* %"x%block1.4"
	%63 = sub nsw i64 0, %62
	%64 = load i64, i64* %"x%start1.3"
	%65 = sub nsw i64 %63, %64
	%66 = add nsw i64 %65, 20
	%67 = icmp slt i64 %66, 0
	br i1 %67, label %none.7, label %next.17

next.17:
	%68 = load i64, i64* %"x%block1.4"
	%69 = sub nsw i64 0, %68
	%70 = load i64, i64* %"first%start1.1"
	%71 = add nsw i64 %69, %70
	%72 = load i64, i64* %"x%start1.3"
	%73 = sub nsw i64 %71, %72
	%74 = sub nsw i64 %73, 1
	%75 = icmp slt i64 %74, 0
	br i1 %75, label %none.7, label %next.18

next.18:
	%76 = load i64, i64* %"x%block1.4"
	%77 = load i64, i64* %"x%start1.3"
	%78 = add nsw i64 %76, %77
	%79 = load i64, i64* %W1.5
	%80 = icmp sgt i64 %78, %79
	%81 = select i1 %80, i64 %78, i64 %79
	%82 = load i64, i64* %"x%block1.4"
	%83 = load i64, i64* %"x%start1.3"
	%84 = add nsw i64 %82, %83
	%85 = load i64, i64* %"first%block1.2"
	%86 = load i64, i64* %W1.5
	%87 = add nsw i64 %85, %86
	%88 = sub nsw i64 %87, 1
	%89 = icmp slt i64 %84, %88
	%90 = select i1 %89, i64 %84, i64 %88
	%91 = icmp sgt i64 %81, %90
	br i1 %91, label %none.7, label %next.19

next.19:
	%92 = getelementptr i64, i64* %lo, i64 0
	store i64 %81, i64* %92
	%93 = getelementptr i64, i64* %hi, i64 0
	store i64 %90, i64* %93
	ret i32 1
}

define internal i32 @sections.3(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"first%start1.1" = alloca i64
	%"first%block1.2" = alloca i64
	%"x%start1.3" = alloca i64
	%"x%block1.4" = alloca i64
	%W1.5 = alloca i64
	%W1_x.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"first%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"first%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 14
	%5 = load i64, i64* %4
	store i64 %5, i64* %"x%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 21
	%7 = load i64, i64* %6
	store i64 %7, i64* %"x%block1.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1.5
	%10 = getelementptr i64, i64* %send, i64 14
	%11 = load i64, i64* %10
	store i64 %11, i64* %W1_x.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.10
		i32 2, label %piece.15
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"first%block1.2"
	%13 = load i64, i64* %"first%start1.1"
	%14 = add nsw i64 %12, %13
	%15 = load i64, i64* %"x%start1.3"
	%16 = icmp sgt i64 %14, %15
	%17 = select i1 %16, i64 %14, i64 %15
	%18 = load i64, i64* %W1.5
	%19 = icmp sgt i64 %17, %18
	%20 = select i1 %19, i64 %17, i64 %18
	%21 = load i64, i64* %"x%block1.4"
	%22 = load i64, i64* %"x%start1.3"
	%23 = add nsw i64 %21, %22
	%24 = sub nsw i64 %23, 1
	%25 = icmp slt i64 20, %24
	%26 = select i1 %25, i64 20, i64 %24
	%27 = load i64, i64* %"first%block1.2"
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
	ret i32 1

piece.10:
	%36 = load i64, i64* %"first%block1.2"
	%37 = sub nsw i64 0, %36
	%38 = load i64, i64* %"first%start1.1"
	%39 = sub nsw i64 %37, %38
	%40 = add nsw i64 %39, 21
	%41 = icmp slt i64 %40, 0
	br i1 %41, label %none.7, label %next.11

next.11:
	%42 = load i64, i64* %"x%start1.3"
	%43 = sub nsw i64 0, %42
	%44 = add nsw i64 %43, 20
	%45 = icmp slt i64 %44, 0
	br i1 %45, label %none.7, label %next.12

next.12:
	%46 = load i64, i64* %"x%block1.4"
	%47 = load i64, i64* %"x%start1.3"
	%48 = add nsw i64 %46, %47
	%49 = sub nsw i64 %48, 21
	%50 = icmp slt i64 %49, 0
	br i1 %50, label %none.7, label %next.13

next.13:
	%51 = load i64, i64* %W1.5
	%52 = icmp sgt i64 21, %51
	%53 = select i1 %52, i64 21, i64 %51
	%54 = load i64, i64* %"first%block1.2"
	%55 = load i64, i64* %W1.5
	%56 = add nsw i64 %54, %55
	%57 = sub nsw i64 %56, 1
	%58 = icmp slt i64 21, %57
	%59 = select i1 %58, i64 21, i64 %57
	%60 = icmp sgt i64 %53, %59
	br i1 %60, label %none.7, label %next.14

next.14:
	%61 = getelementptr i64, i64* %lo, i64 0
	store i64 %53, i64* %61
	%62 = getelementptr i64, i64* %hi, i64 0
	store i64 %59, i64* %62
	ret i32 1

piece.15:
	%63 = load i64, i64* %"x%block1.4"
	%64 = sub nsw i64 %63, 1
	%65 = icmp slt i64 %64, 0
	br i1 %65, label %none.7, label %next.16

next.16:
	%66 = load i64, i64* %"x%block1.4"
	%67 = sub nsw i64 0, %66
	%68 = load i64, i64* %"x%start1.3"
	%69 = sub nsw i64 %67, %68
	%70 = add nsw i64 %69, 20
	%71 = icmp slt i64 %70, 0
	br i1 %71, label %none.7, label %next.17

next.17:
	%72 = load i64, i64* %"first%block1.2"
	%73 = sub nsw i64 0, %72
	%74 = load i64, i64* %"x%block1.4"
	%75 = add nsw i64 %73, %74
	%76 = load i64, i64* %"first%start1.1"
	%77 = sub nsw i64 %75, %76
	%78 = load i64, i64* %"x%start1.3"
	%79 = add nsw i64 %77, %78
	%80 = icmp slt i64 %79, 0
	br i1 %80, label %none.7, label %next.18

next.18:
	%81 = load i64, i64* %"x%block1.4"
	%82 = load i64, i64* %"x%start1.3"
	%83 = add nsw i64 %81, %82
	%84 = load i64, i64* %W1.5
	%85 = icmp sgt i64 %83, %84
	%86 = select i1 %85, i64 %83, i64 %84
	%87 = load i64, i64* %"x%block1.4"
	%88 = load i64, i64* %"x%start1.3"
	%89 = add nsw i64 %87, %88
	%90 = load i64, i64* %"first%block1.2"
	%91 = load i64, i64* %W1.5
	%92 = add nsw i64 %90, %91
	%93 = sub nsw i64 %92, 1
	%94 = icmp slt i64 %89, %93
	%95 = select i1 %94, i64 %89, i64 %93
	%96 = icmp sgt i64 %86, %95
	br i1 %96, label %none.7, label %next.19

next.19:
	%97 = getelementptr i64, i64* %lo, i64 0
	store i64 %86, i64* %97
	%98 = getelementptr i64, i64* %hi, i64 0
	store i64 %95, i64* %98
	ret i32 1
}

define internal i32 @sections.4(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"col%start1.1" = alloca i64
	%"col%block1.2" = alloca i64
	%"x%start1.3" = alloca i64
	%"x%block1.4" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"col%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"col%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 14
	%5 = load i64, i64* %4
	store i64 %5, i64* %"x%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 21
	%7 = load i64, i64* %6
	store i64 %7, i64* %"x%block1.4"
	switch i32 %piece, label %none.5 [
		i32 0, label %piece.6
	]

none.5:
	ret i32 0

piece.6:
	%8 = load i64, i64* %"x%start1.3"
	%9 = sub nsw i64 0, %8
	%10 = add nsw i64 %9, 20
	%11 = icmp slt i64 %10, 0
	br i1 %11, label %none.5, label %next.7

next.7:
	%12 = icmp sgt i64 1, 60
	br i1 %12, label %none.5, label %next.8

next.8:
	%13 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %13
	%14 = getelementptr i64, i64* %hi, i64 0
	store i64 60, i64* %14
	ret i32 1
}

define internal i32 @sections.5(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"x%start1.1" = alloca i64
	%"x%block1.2" = alloca i64
	%W1_x.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"x%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"x%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1_x.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %W1_x.3
	%7 = icmp sgt i64 1, %6
	%8 = select i1 %7, i64 1, i64 %6
	%9 = load i64, i64* %"x%start1.1"
	%10 = sub nsw i64 %9, 1
	%11 = icmp slt i64 20, %10
	%12 = select i1 %11, i64 20, i64 %10
	%13 = load i64, i64* %"x%block1.2"
	%14 = load i64, i64* %W1_x.3
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

define internal i32 @sections.6(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"x%start1.1" = alloca i64
	%"x%block1.2" = alloca i64
	%W1_x.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"x%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"x%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1_x.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"x%block1.2"
	%7 = load i64, i64* %"x%start1.1"
	%8 = add nsw i64 %6, %7
	%9 = load i64, i64* %W1_x.3
	%10 = icmp sgt i64 %8, %9
	%11 = select i1 %10, i64 %8, i64 %9
	%12 = load i64, i64* %"x%block1.2"
	%13 = load i64, i64* %W1_x.3
	%14 = add nsw i64 %12, %13
	%15 = sub nsw i64 %14, 1
	%16 = icmp slt i64 20, %15
	%17 = select i1 %16, i64 20, i64 %15
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

declare void @hpf_indirect_note(i8* %0, i8* %1) nounwind

declare void @hpf_indirect_end(i8* %0) nounwind

declare void @hpf_indirect_gather(i8* %0) nounwind

define internal i32 @sections.7(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"x%start1.1" = alloca i64
	%"x%block1.2" = alloca i64
	%"from%start1.3" = alloca i64
	%"from%block1.4" = alloca i64
	%W1_x.5 = alloca i64
	%W1_from.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"x%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"x%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 14
	%5 = load i64, i64* %4
	store i64 %5, i64* %"from%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 21
	%7 = load i64, i64* %6
	store i64 %7, i64* %"from%block1.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1_x.5
	%10 = getelementptr i64, i64* %send, i64 14
	%11 = load i64, i64* %10
	store i64 %11, i64* %W1_from.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.11
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"from%start1.3"
	%13 = sub nsw i64 0, %12
	%14 = add nsw i64 %13, 31
	%15 = icmp slt i64 %14, 0
	br i1 %15, label %none.7, label %next.9

next.9:
	%16 = load i64, i64* %W1_x.5
	%17 = icmp sgt i64 1, %16
	%18 = select i1 %17, i64 1, i64 %16
	%19 = load i64, i64* %"x%start1.1"
	%20 = sub nsw i64 %19, 1
	%21 = icmp slt i64 20, %20
	%22 = select i1 %21, i64 20, i64 %20
	%23 = load i64, i64* %"x%block1.2"
	%24 = load i64, i64* %W1_x.5
	%25 = add nsw i64 %23, %24
	%26 = sub nsw i64 %25, 1
	%27 = icmp slt i64 %22, %26
	%28 = select i1 %27, i64 %22, i64 %26
	%29 = icmp sgt i64 %18, %28
	br i1 %29, label %none.7, label %next.10

next.10:
	%30 = getelementptr i64, i64* %lo, i64 0
	store i64 %18, i64* %30
	%31 = getelementptr i64, i64* %hi, i64 0
	store i64 %28, i64* %31
	ret i32 1

piece.11:
	%32 = load i64, i64* %"from%start1.3"
	%33 = sub nsw i64 %32, 32
	%34 = icmp slt i64 %33, 0
	br i1 %34, label %none.7, label %next.12

next.12:
	%35 = load i64, i64* %"x%start1.1"
	%36 = sub nsw i64 0, %35
	%37 = add nsw i64 %36, 20
	%38 = icmp slt i64 %37, 0
	br i1 %38, label %none.7, label %next.13

next.13:
	%39 = load i64, i64* %W1_x.5
	%40 = icmp sgt i64 1, %39
	%41 = select i1 %40, i64 1, i64 %39
	%42 = load i64, i64* %"x%start1.1"
	%43 = sub nsw i64 %42, 1
	%44 = load i64, i64* %"x%block1.2"
	%45 = load i64, i64* %W1_x.5
	%46 = add nsw i64 %44, %45
	%47 = sub nsw i64 %46, 1
	%48 = icmp slt i64 %43, %47
	%49 = select i1 %48, i64 %43, i64 %47
	%50 = icmp sgt i64 %41, %49
	br i1 %50, label %none.7, label %next.14

next.14:
	%51 = getelementptr i64, i64* %lo, i64 0
	store i64 %41, i64* %51
	%52 = getelementptr i64, i64* %hi, i64 0
	store i64 %49, i64* %52
	ret i32 1
}

define internal i32 @sections.8(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"x%start1.1" = alloca i64
	%"x%block1.2" = alloca i64
	%W1_x.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"x%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"x%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1_x.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"x%block1.2"
	%7 = load i64, i64* %"x%start1.1"
	%8 = add nsw i64 %6, %7
	%9 = load i64, i64* %W1_x.3
	%10 = icmp sgt i64 %8, %9
	%11 = select i1 %10, i64 %8, i64 %9
	%12 = load i64, i64* %"x%block1.2"
	%13 = load i64, i64* %W1_x.3
	%14 = add nsw i64 %12, %13
	%15 = sub nsw i64 %14, 1
	%16 = icmp slt i64 20, %15
	%17 = select i1 %16, i64 20, i64 %15
	%18 = icmp sgt i64 %11, %17
	br i1 %18, label %none.4, label %next.6

next.6:
	%19 = getelementptr i64, i64* %lo, i64 0
	store i64 %11, i64* %19
	%20 = getelementptr i64, i64* %hi, i64 0
	store i64 %17, i64* %20
	ret i32 1
}

declare i32 @pgas_this_image() nounwind

declare void @hpf_reduce_array(i8* %0, i64 %1, i32 %2, i32 %3, i8* %4) nounwind

define internal i32 @sections.9(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"inv%start1.1" = alloca i64
	%"inv%block1.2" = alloca i64
	%"x%start1.3" = alloca i64
	%"x%block1.4" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"inv%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"inv%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 14
	%5 = load i64, i64* %4
	store i64 %5, i64* %"x%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 21
	%7 = load i64, i64* %6
	store i64 %7, i64* %"x%block1.4"
	switch i32 %piece, label %none.5 [
		i32 0, label %piece.6
	]

none.5:
	ret i32 0

piece.6:
	%8 = load i64, i64* %"x%start1.3"
	%9 = load i64, i64* %"x%block1.4"
	%10 = load i64, i64* %"x%start1.3"
	%11 = add nsw i64 %9, %10
	%12 = sub nsw i64 %11, 1
	%13 = icmp slt i64 20, %12
	%14 = select i1 %13, i64 20, i64 %12
	%15 = icmp sgt i64 %8, %14
	br i1 %15, label %none.5, label %next.7

next.7:
	%16 = getelementptr i64, i64* %lo, i64 0
	store i64 %8, i64* %16
	%17 = getelementptr i64, i64* %hi, i64 0
	store i64 %14, i64* %17
	ret i32 1
}

define internal i32 @sections.10(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"inv%start1.1" = alloca i64
	%"inv%block1.2" = alloca i64
	%"x%start1.3" = alloca i64
	%"x%block1.4" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"inv%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"inv%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 14
	%5 = load i64, i64* %4
	store i64 %5, i64* %"x%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 21
	%7 = load i64, i64* %6
	store i64 %7, i64* %"x%block1.4"
	switch i32 %piece, label %none.5 [
		i32 0, label %piece.6
	]

none.5:
	ret i32 0

piece.6:
	%8 = load i64, i64* %"x%start1.3"
	%9 = sub nsw i64 0, %8
	%10 = add nsw i64 %9, 20
	%11 = icmp slt i64 %10, 0
	br i1 %11, label %none.5, label %next.7

next.7:
	%12 = icmp sgt i64 1, 20
	br i1 %12, label %none.5, label %next.8

next.8:
	%13 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %13
	%14 = getelementptr i64, i64* %hi, i64 0
	store i64 20, i64* %14
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

define internal i32 @sections.11(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"inv%start1.1" = alloca i64
	%"inv%block1.2" = alloca i64
	%"x%start1.3" = alloca i64
	%"x%block1.4" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"inv%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"inv%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 14
	%5 = load i64, i64* %4
	store i64 %5, i64* %"x%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 21
	%7 = load i64, i64* %6
	store i64 %7, i64* %"x%block1.4"
	switch i32 %piece, label %none.5 [
		i32 0, label %piece.6
	]

none.5:
	ret i32 0

piece.6:
	%8 = load i64, i64* %"x%start1.3"
	%9 = sub nsw i64 0, %8
	%10 = add nsw i64 %9, 20
	%11 = icmp slt i64 %10, 0
	br i1 %11, label %none.5, label %next.7

next.7:
	%12 = icmp sgt i64 1, 20
	br i1 %12, label %none.5, label %next.8

next.8:
	%13 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %13
	%14 = getelementptr i64, i64* %hi, i64 0
	store i64 20, i64* %14
	ret i32 1
}

define internal i32 @sections.12(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"inv%start1.1" = alloca i64
	%"inv%block1.2" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"inv%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"inv%block1.2"
	switch i32 %piece, label %none.3 [
		i32 0, label %piece.4
	]

none.3:
	ret i32 0

piece.4:
	%4 = icmp sgt i64 1, 20
	br i1 %4, label %none.3, label %next.5

next.5:
	%5 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %5
	%6 = getelementptr i64, i64* %hi, i64 0
	store i64 20, i64* %6
	ret i32 1
}

define internal i32 @sections.13(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"x%start1.1" = alloca i64
	%"x%block1.2" = alloca i64
	%W1_x.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"x%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"x%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1_x.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %W1_x.3
	%7 = icmp sgt i64 1, %6
	%8 = select i1 %7, i64 1, i64 %6
	%9 = load i64, i64* %"x%start1.1"
	%10 = sub nsw i64 %9, 1
	%11 = icmp slt i64 20, %10
	%12 = select i1 %11, i64 20, i64 %10
	%13 = load i64, i64* %"x%block1.2"
	%14 = load i64, i64* %W1_x.3
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

define internal i32 @sections.14(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"x%start1.1" = alloca i64
	%"x%block1.2" = alloca i64
	%W1_x.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"x%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"x%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1_x.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"x%block1.2"
	%7 = load i64, i64* %"x%start1.1"
	%8 = add nsw i64 %6, %7
	%9 = load i64, i64* %W1_x.3
	%10 = icmp sgt i64 %8, %9
	%11 = select i1 %10, i64 %8, i64 %9
	%12 = load i64, i64* %"x%block1.2"
	%13 = load i64, i64* %W1_x.3
	%14 = add nsw i64 %12, %13
	%15 = sub nsw i64 %14, 1
	%16 = icmp slt i64 20, %15
	%17 = select i1 %16, i64 20, i64 %15
	%18 = icmp sgt i64 %11, %17
	br i1 %18, label %none.4, label %next.6

next.6:
	%19 = getelementptr i64, i64* %lo, i64 0
	store i64 %11, i64* %19
	%20 = getelementptr i64, i64* %hi, i64 0
	store i64 %17, i64* %20
	ret i32 1
}

declare void @hpf_main_end() nounwind

!0 = distinct !{!0, !"arrays"}
!1 = distinct !{!1, !0, !"first"}
!2 = distinct !{!2, !0, !"col"}
!3 = distinct !{!3, !0, !"x"}
!4 = distinct !{!4, !0, !"y"}
!5 = distinct !{!5, !0, !"from"}
!6 = distinct !{!6, !0, !"to"}
!7 = distinct !{!7, !0, !"perm"}
!8 = distinct !{!8, !0, !"inv"}
!9 = distinct !{!9, !0, !"deg"}
!10 = distinct !{!10, !0, !"c%1"}
!11 = distinct !{!11, !0, !"t%1"}
!12 = distinct !{!12, !0, !"deg%sum%1"}
!13 = !{!1}
!14 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12}
!15 = !{!2}
!16 = !{!1, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12}
!17 = !{!3}
!18 = !{!1, !2, !4, !5, !6, !7, !8, !9, !10, !11, !12}
!19 = !{!4}
!20 = !{!1, !2, !3, !5, !6, !7, !8, !9, !10, !11, !12}
!21 = !{!5}
!22 = !{!1, !2, !3, !4, !6, !7, !8, !9, !10, !11, !12}
!23 = !{!6}
!24 = !{!1, !2, !3, !4, !5, !7, !8, !9, !10, !11, !12}
!25 = !{!7}
!26 = !{!1, !2, !3, !4, !5, !6, !8, !9, !10, !11, !12}
!27 = !{!8}
!28 = !{!1, !2, !3, !4, !5, !6, !7, !9, !10, !11, !12}
!29 = !{!9}
!30 = !{!1, !2, !3, !4, !5, !6, !7, !8, !10, !11, !12}
!31 = !{!10}
!32 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !11, !12}
!33 = !{!11}
!34 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !12}
!35 = !{!12}
!36 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!37 = !{!"llvm.loop.mustprogress"}
!38 = distinct !{!38, !37}
!39 = distinct !{}
!40 = !{!"llvm.loop.mustprogress"}
!41 = !{!"llvm.loop.parallel_accesses", !39}
!42 = distinct !{!42, !40, !41}
!43 = !{!"llvm.loop.mustprogress"}
!44 = distinct !{!44, !43}
!45 = distinct !{}
!46 = !{!"llvm.loop.mustprogress"}
!47 = !{!"llvm.loop.parallel_accesses", !45}
!48 = distinct !{!48, !46, !47}
!49 = distinct !{}
!50 = !{!"llvm.loop.mustprogress"}
!51 = !{!"llvm.loop.parallel_accesses", !49}
!52 = distinct !{!52, !50, !51}
!53 = distinct !{}
!54 = distinct !{}
!55 = !{!53, !54}
!56 = !{!53, !54}
!57 = !{!"llvm.loop.mustprogress"}
!58 = !{!"llvm.loop.parallel_accesses", !54}
!59 = distinct !{!59, !57, !58}
!60 = !{!"llvm.loop.mustprogress"}
!61 = !{!"llvm.loop.parallel_accesses", !53}
!62 = distinct !{!62, !60, !61}
!63 = distinct !{}
!64 = distinct !{}
!65 = !{!63, !64}
!66 = !{!63, !64}
!67 = !{!"llvm.loop.mustprogress"}
!68 = !{!"llvm.loop.parallel_accesses", !64}
!69 = distinct !{!69, !67, !68}
!70 = !{!"llvm.loop.mustprogress"}
!71 = !{!"llvm.loop.parallel_accesses", !63}
!72 = distinct !{!72, !70, !71}
!73 = distinct !{}
!74 = !{!"llvm.loop.mustprogress"}
!75 = !{!"llvm.loop.parallel_accesses", !73}
!76 = distinct !{!76, !74, !75}
!77 = distinct !{}
!78 = distinct !{}
!79 = !{!77, !78}
!80 = !{!77, !78}
!81 = !{!"llvm.loop.mustprogress"}
!82 = !{!"llvm.loop.parallel_accesses", !78}
!83 = distinct !{!83, !81, !82}
!84 = !{!"llvm.loop.mustprogress"}
!85 = !{!"llvm.loop.parallel_accesses", !77}
!86 = distinct !{!86, !84, !85}
!87 = distinct !{}
!88 = !{!"llvm.loop.mustprogress"}
!89 = !{!"llvm.loop.parallel_accesses", !87}
!90 = distinct !{!90, !88, !89}
!91 = !{!"llvm.loop.mustprogress"}
!92 = distinct !{!92, !91}
!93 = distinct !{}
!94 = !{!"llvm.loop.mustprogress"}
!95 = !{!"llvm.loop.parallel_accesses", !93}
!96 = distinct !{!96, !94, !95}
!97 = distinct !{}
!98 = !{!"llvm.loop.mustprogress"}
!99 = !{!"llvm.loop.parallel_accesses", !97}
!100 = distinct !{!100, !98, !99}
!101 = !{!"llvm.loop.mustprogress"}
!102 = distinct !{!102, !101}
!103 = distinct !{}
!104 = !{!"llvm.loop.mustprogress"}
!105 = !{!"llvm.loop.parallel_accesses", !103}
!106 = distinct !{!106, !104, !105}
!107 = !{!"llvm.loop.mustprogress"}
!108 = distinct !{!108, !107}
!109 = !{!"llvm.loop.mustprogress"}
!110 = distinct !{!110, !109}
!111 = distinct !{}
!112 = !{!"llvm.loop.mustprogress"}
!113 = !{!"llvm.loop.parallel_accesses", !111}
!114 = distinct !{!114, !112, !113}
!115 = distinct !{}
!116 = !{!"llvm.loop.mustprogress"}
!117 = !{!"llvm.loop.parallel_accesses", !115}
!118 = distinct !{!118, !116, !117}
!119 = distinct !{}
!120 = !{!"llvm.loop.mustprogress"}
!121 = !{!"llvm.loop.parallel_accesses", !119}
!122 = distinct !{!122, !120, !121}
!123 = distinct !{}
!124 = !{!"llvm.loop.mustprogress"}
!125 = !{!"llvm.loop.parallel_accesses", !123}
!126 = distinct !{!126, !124, !125}
!127 = distinct !{}
!128 = !{!"llvm.loop.mustprogress"}
!129 = !{!"llvm.loop.parallel_accesses", !127}
!130 = distinct !{!130, !128, !129}
!131 = distinct !{}
!132 = !{!"llvm.loop.mustprogress"}
!133 = !{!"llvm.loop.parallel_accesses", !131}
!134 = distinct !{!134, !132, !133}
!135 = distinct !{}
!136 = !{!"llvm.loop.mustprogress"}
!137 = !{!"llvm.loop.parallel_accesses", !135}
!138 = distinct !{!138, !136, !137}
!139 = !{!"llvm.loop.mustprogress"}
!140 = distinct !{!140, !139}
!141 = distinct !{}
!142 = !{!"llvm.loop.mustprogress"}
!143 = !{!"llvm.loop.parallel_accesses", !141}
!144 = distinct !{!144, !142, !143}
!145 = !{!"llvm.loop.mustprogress"}
!146 = distinct !{!146, !145}
!147 = !{!"llvm.loop.mustprogress"}
!148 = distinct !{!148, !147}
!149 = distinct !{}
!150 = !{!"llvm.loop.mustprogress"}
!151 = !{!"llvm.loop.parallel_accesses", !149}
!152 = distinct !{!152, !150, !151}
!153 = !{!"llvm.loop.mustprogress"}
!154 = distinct !{!154, !153}
