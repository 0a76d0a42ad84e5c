source_filename = "../../testdata/hpf/shift_variable_dim.hpf"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%hpf_pos = type { i8*, i32, i32, i8* }
%hpf_layout = type { i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i8*], [7 x i8*], i64 }
%hpf_array = type { i8*, i8*, i64, i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, i8*, i64 }
%hpf_exchange = type { i8*, i32, i32, i8*, i8*, i64, i8*, i8*, i64, i64, i64, i8*, i8*, i8* }
%hpf_indirect = type { i8*, i32, i32, i8*, i8*, i8* }

@.text.0 = private unnamed_addr constant [2 x i8] c"u\00"
@layout.u = internal global %hpf_layout { i64 2, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 6, i64 7, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.0, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.text.1 = private unnamed_addr constant [42 x i8] c"../../testdata/hpf/shift_variable_dim.hpf\00"
@.text.2 = private unnamed_addr constant [53 x i8] c"  real(8) :: u(n, n+1, n+2, 3, 2), t(n, n+1, n+2, 2)\00"
@.pos.0 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 14, i8* getelementptr inbounds ([53 x i8], [53 x i8]* @.text.2, i64 0, i64 0) }
@.text.3 = private unnamed_addr constant [2 x i8] c"m\00"
@layout.m = internal global %hpf_layout { i64 1, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 5, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.3, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.text.4 = private unnamed_addr constant [52 x i8] c"  integer :: m(n, n+1), w(n, n+1), i, j, k, l, d, e\00"
@.pos.1 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 7, i32 14, i8* getelementptr inbounds ([52 x i8], [52 x i8]* @.text.4, i64 0, i64 0) }
@array.u = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.0, i64 0, i64 0), i64 5, i64 8, [7 x i64] [i64 1, i64 1, i64 1, i64 1, i64 1, i64 0, i64 0], [7 x i64] [i64 5, i64 6, i64 7, i64 3, i64 2, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 1, i64 -1, i64 -1, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 1, i64 1, i64 1, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 -1, i64 -1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 3, i64 4, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.5 = private unnamed_addr constant [2 x i8] c"t\00"
@array.t = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.5, i64 0, i64 0), i64 4, i64 8, [7 x i64] [i64 1, i64 1, i64 1, i64 1, i64 0, i64 0, i64 0], [7 x i64] [i64 5, i64 6, i64 7, i64 2, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 1, i64 -1, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 1, i64 1, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.2 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 36, i8* getelementptr inbounds ([53 x i8], [53 x i8]* @.text.2, i64 0, i64 0) }
@array.m = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.m to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.3, i64 0, i64 0), i64 2, i64 4, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 5, i64 6, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.6 = private unnamed_addr constant [2 x i8] c"w\00"
@array.w = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.m to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.6, i64 0, i64 0), i64 2, i64 4, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 5, i64 6, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.3 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 7, i32 25, i8* getelementptr inbounds ([52 x i8], [52 x i8]* @.text.4, i64 0, i64 0) }
@.text.7 = private unnamed_addr constant [4 x i8] c"v%1\00"
@"array.v%1" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.7, i64 0, i64 0), i64 4, i64 8, [7 x i64] [i64 1, i64 1, i64 1, i64 1, i64 0, i64 0, i64 0], [7 x i64] [i64 5, i64 6, i64 7, i64 2, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 1, i64 -1, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.8 = private unnamed_addr constant [49 x i8] c"    t = cshift(u(:, :, :, 2, :), shift=1, dim=d)\00"
@.pos.4 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 15, i32 9, i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.8, i64 0, i64 0) }
@.text.9 = private unnamed_addr constant [4 x i8] c"v%2\00"
@"array.v%2" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.9, i64 0, i64 0), i64 4, i64 8, [7 x i64] [i64 1, i64 1, i64 1, i64 1, i64 0, i64 0, i64 0], [7 x i64] [i64 5, i64 6, i64 7, i64 2, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 1, i64 -1, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.10 = private unnamed_addr constant [72 x i8] c"    t = cshift(u(:, :, :, d-d/4, :), dim=d, shift=-3) - cshift(t, 0, d)\00"
@.pos.5 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 17, i32 9, i8* getelementptr inbounds ([72 x i8], [72 x i8]* @.text.10, i64 0, i64 0) }
@.text.11 = private unnamed_addr constant [4 x i8] c"v%3\00"
@"array.v%3" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.11, i64 0, i64 0), i64 4, i64 8, [7 x i64] [i64 1, i64 1, i64 1, i64 1, i64 0, i64 0, i64 0], [7 x i64] [i64 5, i64 6, i64 7, i64 2, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 1, i64 -1, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.6 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 17, i32 57, i8* getelementptr inbounds ([72 x i8], [72 x i8]* @.text.10, i64 0, i64 0) }
@.text.12 = private unnamed_addr constant [4 x i8] c"v%4\00"
@"array.v%4" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.12, i64 0, i64 0), i64 4, i64 8, [7 x i64] [i64 1, i64 1, i64 1, i64 1, i64 0, i64 0, i64 0], [7 x i64] [i64 5, i64 6, i64 7, i64 2, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 1, i64 -1, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 3, i64 5, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 3, i64 2, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.13 = private unnamed_addr constant [74 x i8] c"    t = cshift(cshift(u(:, :, :, 3, :), dim=e, shift=-1), dim=d, shift=9)\00"
@.pos.7 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 20, i32 16, i8* getelementptr inbounds ([74 x i8], [74 x i8]* @.text.13, i64 0, i64 0) }
@.text.14 = private unnamed_addr constant [4 x i8] c"v%5\00"
@"array.v%5" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.14, i64 0, i64 0), i64 4, i64 8, [7 x i64] [i64 1, i64 1, i64 1, i64 1, i64 0, i64 0, i64 0], [7 x i64] [i64 5, i64 6, i64 7, i64 2, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 1, i64 -1, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.8 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 20, i32 9, i8* getelementptr inbounds ([74 x i8], [74 x i8]* @.text.13, i64 0, i64 0) }
@.text.15 = private unnamed_addr constant [4 x i8] c"v%6\00"
@"array.v%6" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.m to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.15, i64 0, i64 0), i64 2, i64 4, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 5, i64 6, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.16 = private unnamed_addr constant [32 x i8] c"    w = cshift(m, d - 3, 3 - d)\00"
@.pos.9 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 9, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.text.16, i64 0, i64 0) }
@.text.17 = private unnamed_addr constant [49 x i8] c"  forall (i = 1:n, j = 1:n+1) m(i, j) = i + 10*j\00"
@.pos.10 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 13, i32 3, i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.17, i64 0, i64 0) }
@.text.18 = private unnamed_addr constant [29 x i8] c"the step of the loop is zero\00"
@.text.19 = private unnamed_addr constant [110 x i8] c"u(i%7,i%8-5,i%9,2,i%10), u(i%39,i%40-3,i%41,d-d/4,i%42), u(i%95,i%96-1,i%97,3,i%98) from below in dimension 2\00"
@0 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.1 = internal global %hpf_exchange { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 15, i32 16, i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([110 x i8], [110 x i8]* @.text.19, i64 0, i64 0), i64 1, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.1 to i8*), i64 7, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @0 to i8*), i8* null, i8* zeroinitializer }
@.text.20 = private unnamed_addr constant [117 x i8] c"u(i%15,i%16,i%17-6,2,i%18), u(i%47,i%48,i%49-3,d-d/4,i%50), u(i%103,i%104,i%105-1,3,i%106) from below in dimension 3\00"
@1 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.2 = internal global %hpf_exchange { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 15, i32 16, i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([117 x i8], [117 x i8]* @.text.20, i64 0, i64 0), i64 2, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.2 to i8*), i64 7, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @1 to i8*), i8* null, i8* zeroinitializer }
@.text.21 = private unnamed_addr constant [116 x i8] c"u(i%11,i%12,i%13+1,2,i%14), u(i%43,i%44,i%45+4,d-d/4,i%46), u(i%99,i%100,i%101+6,3,i%102) from above in dimension 3\00"
@2 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.3 = internal global %hpf_exchange { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 15, i32 16, i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([116 x i8], [116 x i8]* @.text.21, i64 0, i64 0), i64 3, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.3 to i8*), i64 5, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @2 to i8*), i8* null, i8* zeroinitializer }
@.text.22 = private unnamed_addr constant [109 x i8] c"u(i%3,i%4+1,i%5,2,i%6), u(i%35,i%36+3,i%37,d-d/4,i%38), u(i%91,i%92+5,i%93,3,i%94) from above in dimension 2\00"
@3 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.4 = internal global %hpf_exchange { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 15, i32 16, i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([109 x i8], [109 x i8]* @.text.22, i64 0, i64 0), i64 4, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.4 to i8*), i64 5, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @3 to i8*), i8* null, i8* zeroinitializer }
@.text.23 = private unnamed_addr constant [77 x i8] c"m(i%146+shift%12-1+1,i%147), m(i%148+(shift%12-5)-1+1,i%149) from its owners\00"
@4 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.m]
@5 = private unnamed_addr constant [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0]
@exchange.5 = internal global %hpf_exchange { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 16, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.text.16, i64 0, i64 0), i8* getelementptr inbounds ([77 x i8], [77 x i8]* @.text.23, i64 0, i64 0), i64 5, i8* bitcast (%hpf_array* @array.m to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.5 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @4 to i8*), i8* bitcast ([7 x i64]* @5 to i8*), i8* zeroinitializer }
@6 = private unnamed_addr constant [5 x %hpf_exchange*] [%hpf_exchange* @exchange.1, %hpf_exchange* @exchange.2, %hpf_exchange* @exchange.3, %hpf_exchange* @exchange.4, %hpf_exchange* @exchange.5]
@.text.24 = private unnamed_addr constant [72 x i8] c"    print *, d, sum(t), t(1, 1, 1, 1), t(n, n+1, n+2, 2), t(3, 6, 1, 2)\00"
@.pos.11 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 16, i32 17, i8* getelementptr inbounds ([72 x i8], [72 x i8]* @.text.24, i64 0, i64 0) }
@.pos.12 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 16, i32 5, i8* getelementptr inbounds ([72 x i8], [72 x i8]* @.text.24, i64 0, i64 0) }
@.text.25 = private unnamed_addr constant [5 x i8] c"unit\00"
@.pos.13 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 16, i32 25, i8* getelementptr inbounds ([72 x i8], [72 x i8]* @.text.24, i64 0, i64 0) }
@.pos.14 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 16, i32 40, i8* getelementptr inbounds ([72 x i8], [72 x i8]* @.text.24, i64 0, i64 0) }
@.pos.15 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 16, i32 59, i8* getelementptr inbounds ([72 x i8], [72 x i8]* @.text.24, i64 0, i64 0) }
@.text.26 = private unnamed_addr constant [55 x i8] c"    print *, t(1, 2, 3, 1), t(5, 6, 7, 2), sum(abs(t))\00"
@.pos.16 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 18, i32 44, i8* getelementptr inbounds ([55 x i8], [55 x i8]* @.text.26, i64 0, i64 0) }
@.pos.17 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 18, i32 5, i8* getelementptr inbounds ([55 x i8], [55 x i8]* @.text.26, i64 0, i64 0) }
@.pos.18 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 18, i32 14, i8* getelementptr inbounds ([55 x i8], [55 x i8]* @.text.26, i64 0, i64 0) }
@.pos.19 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 18, i32 29, i8* getelementptr inbounds ([55 x i8], [55 x i8]* @.text.26, i64 0, i64 0) }
@.text.27 = private unnamed_addr constant [57 x i8] c"v%4(i%119,i%120-3,i%121,i%122) from below in dimension 2\00"
@7 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.6 = internal global %hpf_exchange { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 20, i32 16, i8* getelementptr inbounds ([74 x i8], [74 x i8]* @.text.13, i64 0, i64 0), i8* getelementptr inbounds ([57 x i8], [57 x i8]* @.text.27, i64 0, i64 0), i64 6, i8* bitcast (%hpf_array* @"array.v%4" to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.6 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @7 to i8*), i8* null, i8* zeroinitializer }
@.text.28 = private unnamed_addr constant [57 x i8] c"v%4(i%127,i%128,i%129-5,i%130) from below in dimension 3\00"
@8 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.7 = internal global %hpf_exchange { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 20, i32 16, i8* getelementptr inbounds ([74 x i8], [74 x i8]* @.text.13, i64 0, i64 0), i8* getelementptr inbounds ([57 x i8], [57 x i8]* @.text.28, i64 0, i64 0), i64 7, i8* bitcast (%hpf_array* @"array.v%4" to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.7 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @8 to i8*), i8* null, i8* zeroinitializer }
@.text.29 = private unnamed_addr constant [57 x i8] c"v%4(i%123,i%124,i%125+2,i%126) from above in dimension 3\00"
@9 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.8 = internal global %hpf_exchange { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 20, i32 16, i8* getelementptr inbounds ([74 x i8], [74 x i8]* @.text.13, i64 0, i64 0), i8* getelementptr inbounds ([57 x i8], [57 x i8]* @.text.29, i64 0, i64 0), i64 8, i8* bitcast (%hpf_array* @"array.v%4" to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.8 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @9 to i8*), i8* null, i8* zeroinitializer }
@.text.30 = private unnamed_addr constant [57 x i8] c"v%4(i%115,i%116+3,i%117,i%118) from above in dimension 2\00"
@10 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.9 = internal global %hpf_exchange { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 20, i32 16, i8* getelementptr inbounds ([74 x i8], [74 x i8]* @.text.13, i64 0, i64 0), i8* getelementptr inbounds ([57 x i8], [57 x i8]* @.text.30, i64 0, i64 0), i64 9, i8* bitcast (%hpf_array* @"array.v%4" to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.9 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @10 to i8*), i8* null, i8* zeroinitializer }
@11 = private unnamed_addr constant [4 x %hpf_exchange*] [%hpf_exchange* @exchange.6, %hpf_exchange* @exchange.7, %hpf_exchange* @exchange.8, %hpf_exchange* @exchange.9]
@.text.31 = private unnamed_addr constant [65 x i8] c"    print *, t(2, 3, 4, 1), t(5, 1, 7, 2), maxval(t(:, 2, :, :))\00"
@.pos.20 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 21, i32 44, i8* getelementptr inbounds ([65 x i8], [65 x i8]* @.text.31, i64 0, i64 0) }
@.pos.21 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 21, i32 5, i8* getelementptr inbounds ([65 x i8], [65 x i8]* @.text.31, i64 0, i64 0) }
@.pos.22 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 21, i32 14, i8* getelementptr inbounds ([65 x i8], [65 x i8]* @.text.31, i64 0, i64 0) }
@.pos.23 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 21, i32 29, i8* getelementptr inbounds ([65 x i8], [65 x i8]* @.text.31, i64 0, i64 0) }
@.pos.24 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 5, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.text.16, i64 0, i64 0) }
@.text.32 = private unnamed_addr constant [15 x i8] c"    print *, w\00"
@.pos.25 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.1, i64 0, i64 0), i32 25, i32 5, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.text.32, i64 0, i64 0) }

define i32 @main(i32 %argc, i8** %argv) nounwind "prefer-vector-width"="256" {
entry:
	%u.origin.1 = alloca double*
	%u.stride.2 = alloca i64
	%u.stride.3 = alloca i64
	%u.stride.4 = alloca i64
	%u.stride.5 = alloca i64
	%u.stride.6 = alloca i64
	%t.origin.7 = alloca double*
	%t.stride.8 = alloca i64
	%t.stride.9 = alloca i64
	%t.stride.10 = alloca i64
	%t.stride.11 = alloca i64
	%m.origin.12 = alloca i32*
	%m.stride.13 = alloca i64
	%m.stride.14 = alloca i64
	%w.origin.15 = alloca i32*
	%w.stride.16 = alloca i64
	%w.stride.17 = alloca i64
	%i.18 = alloca i32
	%j.19 = alloca i32
	%k.20 = alloca i32
	%l.21 = alloca i32
	%d.22 = alloca i32
	%e.23 = alloca i32
	%"u%start1.24" = alloca i64
	%"u%block1.25" = alloca i64
	%"u%start2.26" = alloca i64
	%"u%block2.27" = alloca i64
	%"m%start1.28" = alloca i64
	%"m%block1.29" = alloca i64
	%"m%first1.30" = alloca i64
	%"m%last1.31" = alloca i64
	%"m%period1.32" = alloca i64
	%"i%1.33" = alloca i32
	%"j%1.34" = alloca i32
	%"k%1.35" = alloca i32
	%"l%1.36" = alloca i32
	%"e%1.37" = alloca i32
	%"i%2.38" = alloca i32
	%"j%2.39" = alloca i32
	%"dim%1.40" = alloca i64
	%"v%1.origin.41" = alloca double*
	%"v%1.stride.42" = alloca i64
	%"v%1.stride.43" = alloca i64
	%"v%1.stride.44" = alloca i64
	%"v%1.stride.45" = alloca i64
	%"i%3.46" = alloca i64
	%"i%4.47" = alloca i64
	%"i%5.48" = alloca i64
	%"i%6.49" = alloca i64
	%"i%7.50" = alloca i64
	%"i%8.51" = alloca i64
	%"i%9.52" = alloca i64
	%"i%10.53" = alloca i64
	%"i%11.54" = alloca i64
	%"i%12.55" = alloca i64
	%"i%13.56" = alloca i64
	%"i%14.57" = alloca i64
	%"i%15.58" = alloca i64
	%"i%16.59" = alloca i64
	%"i%17.60" = alloca i64
	%"i%18.61" = alloca i64
	%"shift%1.62" = alloca i64
	%"first%1.63" = alloca i64
	%"back%1.64" = alloca i64
	%"shift%2.65" = alloca i64
	%"first%2.66" = alloca i64
	%"back%2.67" = alloca i64
	%"i%19.68" = alloca i64
	%"i%20.69" = alloca i64
	%"i%21.70" = alloca i64
	%"i%22.71" = alloca i64
	%"i%23.72" = alloca i64
	%"i%24.73" = alloca i64
	%"i%25.74" = alloca i64
	%"i%26.75" = alloca i64
	%"i%27.76" = alloca i32
	%"i%28.77" = alloca i32
	%"i%29.78" = alloca i32
	%"i%30.79" = alloca i32
	%"i%31.80" = alloca i32
	%"i%32.81" = alloca i32
	%"i%33.82" = alloca i32
	%"i%34.83" = alloca i32
	%"s%1.84" = alloca double
	%"dim%2.85" = alloca i64
	%"v%2.origin.86" = alloca double*
	%"v%2.stride.87" = alloca i64
	%"v%2.stride.88" = alloca i64
	%"v%2.stride.89" = alloca i64
	%"v%2.stride.90" = alloca i64
	%"i%35.91" = alloca i64
	%"i%36.92" = alloca i64
	%"i%37.93" = alloca i64
	%"i%38.94" = alloca i64
	%"i%39.95" = alloca i64
	%"i%40.96" = alloca i64
	%"i%41.97" = alloca i64
	%"i%42.98" = alloca i64
	%"i%43.99" = alloca i64
	%"i%44.100" = alloca i64
	%"i%45.101" = alloca i64
	%"i%46.102" = alloca i64
	%"i%47.103" = alloca i64
	%"i%48.104" = alloca i64
	%"i%49.105" = alloca i64
	%"i%50.106" = alloca i64
	%"shift%3.107" = alloca i64
	%"first%3.108" = alloca i64
	%"back%3.109" = alloca i64
	%"shift%4.110" = alloca i64
	%"first%4.111" = alloca i64
	%"back%4.112" = alloca i64
	%"i%51.113" = alloca i64
	%"i%52.114" = alloca i64
	%"i%53.115" = alloca i64
	%"i%54.116" = alloca i64
	%"i%55.117" = alloca i64
	%"i%56.118" = alloca i64
	%"i%57.119" = alloca i64
	%"i%58.120" = alloca i64
	%"dim%3.121" = alloca i64
	%"v%3.origin.122" = alloca double*
	%"v%3.stride.123" = alloca i64
	%"v%3.stride.124" = alloca i64
	%"v%3.stride.125" = alloca i64
	%"v%3.stride.126" = alloca i64
	%"i%59.127" = alloca i64
	%"i%60.128" = alloca i64
	%"i%61.129" = alloca i64
	%"i%62.130" = alloca i64
	%"i%63.131" = alloca i64
	%"i%64.132" = alloca i64
	%"i%65.133" = alloca i64
	%"i%66.134" = alloca i64
	%"i%67.135" = alloca i64
	%"i%68.136" = alloca i64
	%"i%69.137" = alloca i64
	%"i%70.138" = alloca i64
	%"i%71.139" = alloca i64
	%"i%72.140" = alloca i64
	%"i%73.141" = alloca i64
	%"i%74.142" = alloca i64
	%"shift%5.143" = alloca i64
	%"first%5.144" = alloca i64
	%"back%5.145" = alloca i64
	%"shift%6.146" = alloca i64
	%"first%6.147" = alloca i64
	%"back%6.148" = alloca i64
	%"i%75.149" = alloca i64
	%"i%76.150" = alloca i64
	%"i%77.151" = alloca i64
	%"i%78.152" = alloca i64
	%"i%79.153" = alloca i64
	%"i%80.154" = alloca i64
	%"i%81.155" = alloca i64
	%"i%82.156" = alloca i64
	%"i%83.157" = alloca i32
	%"i%84.158" = alloca i32
	%"i%85.159" = alloca i32
	%"i%86.160" = alloca i32
	%"i%87.161" = alloca i32
	%"i%88.162" = alloca i32
	%"i%89.163" = alloca i32
	%"i%90.164" = alloca i32
	%"s%2.165" = alloca double
	%"dim%4.166" = alloca i64
	%"v%4.origin.167" = alloca double*
	%"v%4.stride.168" = alloca i64
	%"v%4.stride.169" = alloca i64
	%"v%4.stride.170" = alloca i64
	%"v%4.stride.171" = alloca i64
	%"i%91.172" = alloca i64
	%"i%92.173" = alloca i64
	%"i%93.174" = alloca i64
	%"i%94.175" = alloca i64
	%"i%95.176" = alloca i64
	%"i%96.177" = alloca i64
	%"i%97.178" = alloca i64
	%"i%98.179" = alloca i64
	%"i%99.180" = alloca i64
	%"i%100.181" = alloca i64
	%"i%101.182" = alloca i64
	%"i%102.183" = alloca i64
	%"i%103.184" = alloca i64
	%"i%104.185" = alloca i64
	%"i%105.186" = alloca i64
	%"i%106.187" = alloca i64
	%"shift%7.188" = alloca i64
	%"first%7.189" = alloca i64
	%"back%7.190" = alloca i64
	%"shift%8.191" = alloca i64
	%"first%8.192" = alloca i64
	%"back%8.193" = alloca i64
	%"i%107.194" = alloca i64
	%"i%108.195" = alloca i64
	%"i%109.196" = alloca i64
	%"i%110.197" = alloca i64
	%"i%111.198" = alloca i64
	%"i%112.199" = alloca i64
	%"i%113.200" = alloca i64
	%"i%114.201" = alloca i64
	%"dim%5.202" = alloca i64
	%"v%5.origin.203" = alloca double*
	%"v%5.stride.204" = alloca i64
	%"v%5.stride.205" = alloca i64
	%"v%5.stride.206" = alloca i64
	%"v%5.stride.207" = alloca i64
	%"i%115.208" = alloca i64
	%"i%116.209" = alloca i64
	%"i%117.210" = alloca i64
	%"i%118.211" = alloca i64
	%"i%119.212" = alloca i64
	%"i%120.213" = alloca i64
	%"i%121.214" = alloca i64
	%"i%122.215" = alloca i64
	%"i%123.216" = alloca i64
	%"i%124.217" = alloca i64
	%"i%125.218" = alloca i64
	%"i%126.219" = alloca i64
	%"i%127.220" = alloca i64
	%"i%128.221" = alloca i64
	%"i%129.222" = alloca i64
	%"i%130.223" = alloca i64
	%"shift%9.224" = alloca i64
	%"first%9.225" = alloca i64
	%"back%9.226" = alloca i64
	%"shift%10.227" = alloca i64
	%"first%10.228" = alloca i64
	%"back%10.229" = alloca i64
	%"i%131.230" = alloca i64
	%"i%132.231" = alloca i64
	%"i%133.232" = alloca i64
	%"i%134.233" = alloca i64
	%"i%135.234" = alloca i64
	%"i%136.235" = alloca i64
	%"i%137.236" = alloca i64
	%"i%138.237" = alloca i64
	%"i%139.238" = alloca i32
	%"i%140.239" = alloca i32
	%"i%141.240" = alloca i32
	%"i%142.241" = alloca i32
	%"i%143.242" = alloca i32
	%"i%144.243" = alloca i32
	%"i%145.244" = alloca i32
	%"s%3.245" = alloca double
	%"dim%6.246" = alloca i64
	%"v%6.origin.247" = alloca i32*
	%"v%6.stride.248" = alloca i64
	%"v%6.stride.249" = alloca i64
	%"shift%11.250" = alloca i64
	%"shift%12.251" = alloca i64
	%"i%146.252" = alloca i64
	%"i%147.253" = alloca i64
	%"i%148.254" = alloca i64
	%"i%149.255" = alloca i64
	%"shift%13.256" = alloca i64
	%"first%11.257" = alloca i64
	%"back%11.258" = alloca i64
	%"i%150.259" = alloca i64
	%"i%151.260" = alloca i64
	%"i%152.261" = alloca i64
	%"i%153.262" = alloca i64
	%"i%154.263" = alloca i32
	%"i%155.264" = alloca i32
	%"t%copy1.265" = alloca double
	%"t%copy2.266" = alloca double
	%"t%copy3.267" = alloca double
	%"t%copy4.268" = alloca double
	%"t%copy5.269" = alloca double
	%"t%copy6.270" = alloca double
	%"t%copy7.271" = alloca double
	%"s%1%part.272" = alloca double
	%"s%2%part.273" = alloca double
	%"s%3%part.274" = alloca double
	%"mine%11.275" = alloca i32
	%"mine%12.276" = alloca i32
	%"mine%13.277" = alloca i32
	%"mine%14.278" = alloca i32
	%"mine%15.279" = alloca i32
	%"mine%16.280" = alloca i32
	%"mine%17.281" = alloca i32
	%params.316 = alloca [5 x i64*]
	%numbers.317 = alloca [1 x i64]
	%numbers.318 = alloca [1 x i64]
	%numbers.319 = alloca [1 x i64]
	%numbers.320 = alloca [1 x i64]
	%numbers.321 = alloca [1 x i64]
	%temporary.478 = alloca double
	%temporary.479 = alloca i32
	%temporary.480 = alloca double
	%temporary.481 = alloca double
	%numbers.482 = alloca [4 x i64]
	%temporary.483 = alloca double
	%temporary.484 = alloca double
	%numbers.485 = alloca [4 x i64]
	%temporary.486 = alloca double
	%temporary.487 = alloca double
	%numbers.488 = alloca [4 x i64]
	%temporary.489 = alloca double
	%temporary.750 = alloca double
	%temporary.751 = alloca double
	%numbers.752 = alloca [4 x i64]
	%temporary.753 = alloca double
	%temporary.754 = alloca double
	%numbers.755 = alloca [4 x i64]
	%temporary.756 = alloca double
	%temporary.757 = alloca double
	%params.884 = alloca [4 x i64*]
	%numbers.885 = alloca [1 x i64]
	%numbers.886 = alloca [1 x i64]
	%numbers.887 = alloca [1 x i64]
	%numbers.888 = alloca [1 x i64]
	%temporary.1031 = alloca double
	%temporary.1032 = alloca double
	%numbers.1033 = alloca [4 x i64]
	%temporary.1034 = alloca double
	%temporary.1035 = alloca double
	%numbers.1036 = alloca [4 x i64]
	%temporary.1037 = alloca double
	%temporary.1038 = alloca double
	%numbers.1212 = alloca [2 x i64]
	%numbers.1213 = alloca [2 x i64]
	%numbers.1214 = alloca [2 x i64]
	br label %start

start:
	%0 = bitcast i8** %argv to i8*
	call void @hpf_main_begin(i32 %argc, i8* %0)
	store i32 zeroinitializer, i32* %i.18
	store i32 zeroinitializer, i32* %j.19
	store i32 zeroinitializer, i32* %k.20
	store i32 zeroinitializer, i32* %l.21
	store i32 zeroinitializer, i32* %d.22
	store i32 zeroinitializer, i32* %e.23
	store i64 zeroinitializer, i64* %"u%start1.24"
	store i64 zeroinitializer, i64* %"u%block1.25"
	store i64 zeroinitializer, i64* %"u%start2.26"
	store i64 zeroinitializer, i64* %"u%block2.27"
	store i64 zeroinitializer, i64* %"m%start1.28"
	store i64 zeroinitializer, i64* %"m%block1.29"
	store i64 zeroinitializer, i64* %"m%first1.30"
	store i64 zeroinitializer, i64* %"m%last1.31"
	store i64 zeroinitializer, i64* %"m%period1.32"
	store i32 zeroinitializer, i32* %"i%1.33"
	store i32 zeroinitializer, i32* %"j%1.34"
	store i32 zeroinitializer, i32* %"k%1.35"
	store i32 zeroinitializer, i32* %"l%1.36"
	store i32 zeroinitializer, i32* %"e%1.37"
	store i32 zeroinitializer, i32* %"i%2.38"
	store i32 zeroinitializer, i32* %"j%2.39"
	store i64 zeroinitializer, i64* %"dim%1.40"
	store i64 zeroinitializer, i64* %"i%3.46"
	store i64 zeroinitializer, i64* %"i%4.47"
	store i64 zeroinitializer, i64* %"i%5.48"
	store i64 zeroinitializer, i64* %"i%6.49"
	store i64 zeroinitializer, i64* %"i%7.50"
	store i64 zeroinitializer, i64* %"i%8.51"
	store i64 zeroinitializer, i64* %"i%9.52"
	store i64 zeroinitializer, i64* %"i%10.53"
	store i64 zeroinitializer, i64* %"i%11.54"
	store i64 zeroinitializer, i64* %"i%12.55"
	store i64 zeroinitializer, i64* %"i%13.56"
	store i64 zeroinitializer, i64* %"i%14.57"
	store i64 zeroinitializer, i64* %"i%15.58"
	store i64 zeroinitializer, i64* %"i%16.59"
	store i64 zeroinitializer, i64* %"i%17.60"
	store i64 zeroinitializer, i64* %"i%18.61"
	store i64 zeroinitializer, i64* %"shift%1.62"
	store i64 zeroinitializer, i64* %"first%1.63"
	store i64 zeroinitializer, i64* %"back%1.64"
	store i64 zeroinitializer, i64* %"shift%2.65"
	store i64 zeroinitializer, i64* %"first%2.66"
	store i64 zeroinitializer, i64* %"back%2.67"
	store i64 zeroinitializer, i64* %"i%19.68"
	store i64 zeroinitializer, i64* %"i%20.69"
	store i64 zeroinitializer, i64* %"i%21.70"
	store i64 zeroinitializer, i64* %"i%22.71"
	store i64 zeroinitializer, i64* %"i%23.72"
	store i64 zeroinitializer, i64* %"i%24.73"
	store i64 zeroinitializer, i64* %"i%25.74"
	store i64 zeroinitializer, i64* %"i%26.75"
	store i32 zeroinitializer, i32* %"i%27.76"
	store i32 zeroinitializer, i32* %"i%28.77"
	store i32 zeroinitializer, i32* %"i%29.78"
	store i32 zeroinitializer, i32* %"i%30.79"
	store i32 zeroinitializer, i32* %"i%31.80"
	store i32 zeroinitializer, i32* %"i%32.81"
	store i32 zeroinitializer, i32* %"i%33.82"
	store i32 zeroinitializer, i32* %"i%34.83"
	store double zeroinitializer, double* %"s%1.84"
	store i64 zeroinitializer, i64* %"dim%2.85"
	store i64 zeroinitializer, i64* %"i%35.91"
	store i64 zeroinitializer, i64* %"i%36.92"
	store i64 zeroinitializer, i64* %"i%37.93"
	store i64 zeroinitializer, i64* %"i%38.94"
	store i64 zeroinitializer, i64* %"i%39.95"
	store i64 zeroinitializer, i64* %"i%40.96"
	store i64 zeroinitializer, i64* %"i%41.97"
	store i64 zeroinitializer, i64* %"i%42.98"
	store i64 zeroinitializer, i64* %"i%43.99"
	store i64 zeroinitializer, i64* %"i%44.100"
	store i64 zeroinitializer, i64* %"i%45.101"
	store i64 zeroinitializer, i64* %"i%46.102"
	store i64 zeroinitializer, i64* %"i%47.103"
	store i64 zeroinitializer, i64* %"i%48.104"
	store i64 zeroinitializer, i64* %"i%49.105"
	store i64 zeroinitializer, i64* %"i%50.106"
	store i64 zeroinitializer, i64* %"shift%3.107"
	store i64 zeroinitializer, i64* %"first%3.108"
	store i64 zeroinitializer, i64* %"back%3.109"
	store i64 zeroinitializer, i64* %"shift%4.110"
	store i64 zeroinitializer, i64* %"first%4.111"
	store i64 zeroinitializer, i64* %"back%4.112"
	store i64 zeroinitializer, i64* %"i%51.113"
	store i64 zeroinitializer, i64* %"i%52.114"
	store i64 zeroinitializer, i64* %"i%53.115"
	store i64 zeroinitializer, i64* %"i%54.116"
	store i64 zeroinitializer, i64* %"i%55.117"
	store i64 zeroinitializer, i64* %"i%56.118"
	store i64 zeroinitializer, i64* %"i%57.119"
	store i64 zeroinitializer, i64* %"i%58.120"
	store i64 zeroinitializer, i64* %"dim%3.121"
	store i64 zeroinitializer, i64* %"i%59.127"
	store i64 zeroinitializer, i64* %"i%60.128"
	store i64 zeroinitializer, i64* %"i%61.129"
	store i64 zeroinitializer, i64* %"i%62.130"
	store i64 zeroinitializer, i64* %"i%63.131"
	store i64 zeroinitializer, i64* %"i%64.132"
	store i64 zeroinitializer, i64* %"i%65.133"
	store i64 zeroinitializer, i64* %"i%66.134"
	store i64 zeroinitializer, i64* %"i%67.135"
	store i64 zeroinitializer, i64* %"i%68.136"
	store i64 zeroinitializer, i64* %"i%69.137"
	store i64 zeroinitializer, i64* %"i%70.138"
	store i64 zeroinitializer, i64* %"i%71.139"
	store i64 zeroinitializer, i64* %"i%72.140"
	store i64 zeroinitializer, i64* %"i%73.141"
	store i64 zeroinitializer, i64* %"i%74.142"
	store i64 zeroinitializer, i64* %"shift%5.143"
	store i64 zeroinitializer, i64* %"first%5.144"
	store i64 zeroinitializer, i64* %"back%5.145"
	store i64 zeroinitializer, i64* %"shift%6.146"
	store i64 zeroinitializer, i64* %"first%6.147"
	store i64 zeroinitializer, i64* %"back%6.148"
	store i64 zeroinitializer, i64* %"i%75.149"
	store i64 zeroinitializer, i64* %"i%76.150"
	store i64 zeroinitializer, i64* %"i%77.151"
	store i64 zeroinitializer, i64* %"i%78.152"
	store i64 zeroinitializer, i64* %"i%79.153"
	store i64 zeroinitializer, i64* %"i%80.154"
	store i64 zeroinitializer, i64* %"i%81.155"
	store i64 zeroinitializer, i64* %"i%82.156"
	store i32 zeroinitializer, i32* %"i%83.157"
	store i32 zeroinitializer, i32* %"i%84.158"
	store i32 zeroinitializer, i32* %"i%85.159"
	store i32 zeroinitializer, i32* %"i%86.160"
	store i32 zeroinitializer, i32* %"i%87.161"
	store i32 zeroinitializer, i32* %"i%88.162"
	store i32 zeroinitializer, i32* %"i%89.163"
	store i32 zeroinitializer, i32* %"i%90.164"
	store double zeroinitializer, double* %"s%2.165"
	store i64 zeroinitializer, i64* %"dim%4.166"
	store i64 zeroinitializer, i64* %"i%91.172"
	store i64 zeroinitializer, i64* %"i%92.173"
	store i64 zeroinitializer, i64* %"i%93.174"
	store i64 zeroinitializer, i64* %"i%94.175"
	store i64 zeroinitializer, i64* %"i%95.176"
	store i64 zeroinitializer, i64* %"i%96.177"
	store i64 zeroinitializer, i64* %"i%97.178"
	store i64 zeroinitializer, i64* %"i%98.179"
	store i64 zeroinitializer, i64* %"i%99.180"
	store i64 zeroinitializer, i64* %"i%100.181"
	store i64 zeroinitializer, i64* %"i%101.182"
	store i64 zeroinitializer, i64* %"i%102.183"
	store i64 zeroinitializer, i64* %"i%103.184"
	store i64 zeroinitializer, i64* %"i%104.185"
	store i64 zeroinitializer, i64* %"i%105.186"
	store i64 zeroinitializer, i64* %"i%106.187"
	store i64 zeroinitializer, i64* %"shift%7.188"
	store i64 zeroinitializer, i64* %"first%7.189"
	store i64 zeroinitializer, i64* %"back%7.190"
	store i64 zeroinitializer, i64* %"shift%8.191"
	store i64 zeroinitializer, i64* %"first%8.192"
	store i64 zeroinitializer, i64* %"back%8.193"
	store i64 zeroinitializer, i64* %"i%107.194"
	store i64 zeroinitializer, i64* %"i%108.195"
	store i64 zeroinitializer, i64* %"i%109.196"
	store i64 zeroinitializer, i64* %"i%110.197"
	store i64 zeroinitializer, i64* %"i%111.198"
	store i64 zeroinitializer, i64* %"i%112.199"
	store i64 zeroinitializer, i64* %"i%113.200"
	store i64 zeroinitializer, i64* %"i%114.201"
	store i64 zeroinitializer, i64* %"dim%5.202"
	store i64 zeroinitializer, i64* %"i%115.208"
	store i64 zeroinitializer, i64* %"i%116.209"
	store i64 zeroinitializer, i64* %"i%117.210"
	store i64 zeroinitializer, i64* %"i%118.211"
	store i64 zeroinitializer, i64* %"i%119.212"
	store i64 zeroinitializer, i64* %"i%120.213"
	store i64 zeroinitializer, i64* %"i%121.214"
	store i64 zeroinitializer, i64* %"i%122.215"
	store i64 zeroinitializer, i64* %"i%123.216"
	store i64 zeroinitializer, i64* %"i%124.217"
	store i64 zeroinitializer, i64* %"i%125.218"
	store i64 zeroinitializer, i64* %"i%126.219"
	store i64 zeroinitializer, i64* %"i%127.220"
	store i64 zeroinitializer, i64* %"i%128.221"
	store i64 zeroinitializer, i64* %"i%129.222"
	store i64 zeroinitializer, i64* %"i%130.223"
	store i64 zeroinitializer, i64* %"shift%9.224"
	store i64 zeroinitializer, i64* %"first%9.225"
	store i64 zeroinitializer, i64* %"back%9.226"
	store i64 zeroinitializer, i64* %"shift%10.227"
	store i64 zeroinitializer, i64* %"first%10.228"
	store i64 zeroinitializer, i64* %"back%10.229"
	store i64 zeroinitializer, i64* %"i%131.230"
	store i64 zeroinitializer, i64* %"i%132.231"
	store i64 zeroinitializer, i64* %"i%133.232"
	store i64 zeroinitializer, i64* %"i%134.233"
	store i64 zeroinitializer, i64* %"i%135.234"
	store i64 zeroinitializer, i64* %"i%136.235"
	store i64 zeroinitializer, i64* %"i%137.236"
	store i64 zeroinitializer, i64* %"i%138.237"
	store i32 zeroinitializer, i32* %"i%139.238"
	store i32 zeroinitializer, i32* %"i%140.239"
	store i32 zeroinitializer, i32* %"i%141.240"
	store i32 zeroinitializer, i32* %"i%142.241"
	store i32 zeroinitializer, i32* %"i%143.242"
	store i32 zeroinitializer, i32* %"i%144.243"
	store i32 zeroinitializer, i32* %"i%145.244"
	store double zeroinitializer, double* %"s%3.245"
	store i64 zeroinitializer, i64* %"dim%6.246"
	store i64 zeroinitializer, i64* %"shift%11.250"
	store i64 zeroinitializer, i64* %"shift%12.251"
	store i64 zeroinitializer, i64* %"i%146.252"
	store i64 zeroinitializer, i64* %"i%147.253"
	store i64 zeroinitializer, i64* %"i%148.254"
	store i64 zeroinitializer, i64* %"i%149.255"
	store i64 zeroinitializer, i64* %"shift%13.256"
	store i64 zeroinitializer, i64* %"first%11.257"
	store i64 zeroinitializer, i64* %"back%11.258"
	store i64 zeroinitializer, i64* %"i%150.259"
	store i64 zeroinitializer, i64* %"i%151.260"
	store i64 zeroinitializer, i64* %"i%152.261"
	store i64 zeroinitializer, i64* %"i%153.262"
	store i32 zeroinitializer, i32* %"i%154.263"
	store i32 zeroinitializer, i32* %"i%155.264"
	store double zeroinitializer, double* %"t%copy1.265"
	store double zeroinitializer, double* %"t%copy2.266"
	store double zeroinitializer, double* %"t%copy3.267"
	store double zeroinitializer, double* %"t%copy4.268"
	store double zeroinitializer, double* %"t%copy5.269"
	store double zeroinitializer, double* %"t%copy6.270"
	store double zeroinitializer, double* %"t%copy7.271"
	store double zeroinitializer, double* %"s%1%part.272"
	store double zeroinitializer, double* %"s%2%part.273"
	store double zeroinitializer, double* %"s%3%part.274"
	store i32 zeroinitializer, i32* %"mine%11.275"
	store i32 zeroinitializer, i32* %"mine%12.276"
	store i32 zeroinitializer, i32* %"mine%13.277"
	store i32 zeroinitializer, i32* %"mine%14.278"
	store i32 zeroinitializer, i32* %"mine%15.279"
	store i32 zeroinitializer, i32* %"mine%16.280"
	store i32 zeroinitializer, i32* %"mine%17.281"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.u to i8*), i8* bitcast (%hpf_pos* @.pos.0 to i8*))
	%1 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.u, i32 0, i32 9, i32 0
	%2 = load i64, i64* %1
	store i64 %2, i64* %"u%start1.24"
	%3 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.u, i32 0, i32 8, i32 0
	%4 = load i64, i64* %3
	store i64 %4, i64* %"u%block1.25"
	%5 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.u, i32 0, i32 9, i32 1
	%6 = load i64, i64* %5
	store i64 %6, i64* %"u%start2.26"
	%7 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.u, i32 0, i32 8, i32 1
	%8 = load i64, i64* %7
	store i64 %8, i64* %"u%block2.27"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.m to i8*), i8* bitcast (%hpf_pos* @.pos.1 to i8*))
	%9 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.m, i32 0, i32 9, i32 0
	%10 = load i64, i64* %9
	store i64 %10, i64* %"m%start1.28"
	%11 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.m, i32 0, i32 8, i32 0
	%12 = load i64, i64* %11
	store i64 %12, i64* %"m%block1.29"
	%13 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.m, i32 0, i32 9, i32 0
	%14 = load i64, i64* %13
	store i64 %14, i64* %"m%first1.30"
	%15 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.m, i32 0, i32 10, i32 0
	%16 = load i64, i64* %15
	store i64 %16, i64* %"m%last1.31"
	%17 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.m, i32 0, i32 12, i32 0
	%18 = load i64, i64* %17
	store i64 %18, i64* %"m%period1.32"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (%hpf_pos* @.pos.0 to i8*))
	%19 = getelementptr inbounds %hpf_array, %hpf_array* @array.u, i32 0, i32 13, i32 0
	%20 = load i64, i64* %19
	store i64 %20, i64* %u.stride.2
	%21 = getelementptr inbounds %hpf_array, %hpf_array* @array.u, i32 0, i32 13, i32 1
	%22 = load i64, i64* %21
	store i64 %22, i64* %u.stride.3
	%23 = getelementptr inbounds %hpf_array, %hpf_array* @array.u, i32 0, i32 13, i32 2
	%24 = load i64, i64* %23
	store i64 %24, i64* %u.stride.4
	%25 = getelementptr inbounds %hpf_array, %hpf_array* @array.u, i32 0, i32 13, i32 3
	%26 = load i64, i64* %25
	store i64 %26, i64* %u.stride.5
	%27 = getelementptr inbounds %hpf_array, %hpf_array* @array.u, i32 0, i32 13, i32 4
	%28 = load i64, i64* %27
	store i64 %28, i64* %u.stride.6
	%29 = getelementptr inbounds %hpf_array, %hpf_array* @array.u, i32 0, i32 15
	%30 = load i8*, i8** %29
	%31 = bitcast i8* %30 to double*
	store double* %31, double** %u.origin.1
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.t to i8*), i8* bitcast (%hpf_pos* @.pos.2 to i8*))
	%32 = getelementptr inbounds %hpf_array, %hpf_array* @array.t, i32 0, i32 13, i32 0
	%33 = load i64, i64* %32
	store i64 %33, i64* %t.stride.8
	%34 = getelementptr inbounds %hpf_array, %hpf_array* @array.t, i32 0, i32 13, i32 1
	%35 = load i64, i64* %34
	store i64 %35, i64* %t.stride.9
	%36 = getelementptr inbounds %hpf_array, %hpf_array* @array.t, i32 0, i32 13, i32 2
	%37 = load i64, i64* %36
	store i64 %37, i64* %t.stride.10
	%38 = getelementptr inbounds %hpf_array, %hpf_array* @array.t, i32 0, i32 13, i32 3
	%39 = load i64, i64* %38
	store i64 %39, i64* %t.stride.11
	%40 = getelementptr inbounds %hpf_array, %hpf_array* @array.t, i32 0, i32 15
	%41 = load i8*, i8** %40
	%42 = bitcast i8* %41 to double*
	store double* %42, double** %t.origin.7
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.m to i8*), i8* bitcast (%hpf_pos* @.pos.1 to i8*))
	%43 = getelementptr inbounds %hpf_array, %hpf_array* @array.m, i32 0, i32 13, i32 0
	%44 = load i64, i64* %43
	store i64 %44, i64* %m.stride.13
	%45 = getelementptr inbounds %hpf_array, %hpf_array* @array.m, i32 0, i32 13, i32 1
	%46 = load i64, i64* %45
	store i64 %46, i64* %m.stride.14
	%47 = getelementptr inbounds %hpf_array, %hpf_array* @array.m, i32 0, i32 15
	%48 = load i8*, i8** %47
	%49 = bitcast i8* %48 to i32*
	store i32* %49, i32** %m.origin.12
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.w to i8*), i8* bitcast (%hpf_pos* @.pos.3 to i8*))
	%50 = getelementptr inbounds %hpf_array, %hpf_array* @array.w, i32 0, i32 13, i32 0
	%51 = load i64, i64* %50
	store i64 %51, i64* %w.stride.16
	%52 = getelementptr inbounds %hpf_array, %hpf_array* @array.w, i32 0, i32 13, i32 1
	%53 = load i64, i64* %52
	store i64 %53, i64* %w.stride.17
	%54 = getelementptr inbounds %hpf_array, %hpf_array* @array.w, i32 0, i32 15
	%55 = load i8*, i8** %54
	%56 = bitcast i8* %55 to i32*
	store i32* %56, i32** %w.origin.15
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%1" to i8*), i8* bitcast (%hpf_pos* @.pos.4 to i8*))
	%57 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%1", i32 0, i32 13, i32 0
	%58 = load i64, i64* %57
	store i64 %58, i64* %"v%1.stride.42"
	%59 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%1", i32 0, i32 13, i32 1
	%60 = load i64, i64* %59
	store i64 %60, i64* %"v%1.stride.43"
	%61 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%1", i32 0, i32 13, i32 2
	%62 = load i64, i64* %61
	store i64 %62, i64* %"v%1.stride.44"
	%63 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%1", i32 0, i32 13, i32 3
	%64 = load i64, i64* %63
	store i64 %64, i64* %"v%1.stride.45"
	%65 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%1", i32 0, i32 15
	%66 = load i8*, i8** %65
	%67 = bitcast i8* %66 to double*
	store double* %67, double** %"v%1.origin.41"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%2" to i8*), i8* bitcast (%hpf_pos* @.pos.5 to i8*))
	%68 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%2", i32 0, i32 13, i32 0
	%69 = load i64, i64* %68
	store i64 %69, i64* %"v%2.stride.87"
	%70 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%2", i32 0, i32 13, i32 1
	%71 = load i64, i64* %70
	store i64 %71, i64* %"v%2.stride.88"
	%72 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%2", i32 0, i32 13, i32 2
	%73 = load i64, i64* %72
	store i64 %73, i64* %"v%2.stride.89"
	%74 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%2", i32 0, i32 13, i32 3
	%75 = load i64, i64* %74
	store i64 %75, i64* %"v%2.stride.90"
	%76 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%2", i32 0, i32 15
	%77 = load i8*, i8** %76
	%78 = bitcast i8* %77 to double*
	store double* %78, double** %"v%2.origin.86"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%3" to i8*), i8* bitcast (%hpf_pos* @.pos.6 to i8*))
	%79 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%3", i32 0, i32 13, i32 0
	%80 = load i64, i64* %79
	store i64 %80, i64* %"v%3.stride.123"
	%81 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%3", i32 0, i32 13, i32 1
	%82 = load i64, i64* %81
	store i64 %82, i64* %"v%3.stride.124"
	%83 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%3", i32 0, i32 13, i32 2
	%84 = load i64, i64* %83
	store i64 %84, i64* %"v%3.stride.125"
	%85 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%3", i32 0, i32 13, i32 3
	%86 = load i64, i64* %85
	store i64 %86, i64* %"v%3.stride.126"
	%87 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%3", i32 0, i32 15
	%88 = load i8*, i8** %87
	%89 = bitcast i8* %88 to double*
	store double* %89, double** %"v%3.origin.122"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%4" to i8*), i8* bitcast (%hpf_pos* @.pos.7 to i8*))
	%90 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%4", i32 0, i32 13, i32 0
	%91 = load i64, i64* %90
	store i64 %91, i64* %"v%4.stride.168"
	%92 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%4", i32 0, i32 13, i32 1
	%93 = load i64, i64* %92
	store i64 %93, i64* %"v%4.stride.169"
	%94 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%4", i32 0, i32 13, i32 2
	%95 = load i64, i64* %94
	store i64 %95, i64* %"v%4.stride.170"
	%96 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%4", i32 0, i32 13, i32 3
	%97 = load i64, i64* %96
	store i64 %97, i64* %"v%4.stride.171"
	%98 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%4", i32 0, i32 15
	%99 = load i8*, i8** %98
	%100 = bitcast i8* %99 to double*
	store double* %100, double** %"v%4.origin.167"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%5" to i8*), i8* bitcast (%hpf_pos* @.pos.8 to i8*))
	%101 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%5", i32 0, i32 13, i32 0
	%102 = load i64, i64* %101
	store i64 %102, i64* %"v%5.stride.204"
	%103 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%5", i32 0, i32 13, i32 1
	%104 = load i64, i64* %103
	store i64 %104, i64* %"v%5.stride.205"
	%105 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%5", i32 0, i32 13, i32 2
	%106 = load i64, i64* %105
	store i64 %106, i64* %"v%5.stride.206"
	%107 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%5", i32 0, i32 13, i32 3
	%108 = load i64, i64* %107
	store i64 %108, i64* %"v%5.stride.207"
	%109 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%5", i32 0, i32 15
	%110 = load i8*, i8** %109
	%111 = bitcast i8* %110 to double*
	store double* %111, double** %"v%5.origin.203"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%6" to i8*), i8* bitcast (%hpf_pos* @.pos.9 to i8*))
	%112 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%6", i32 0, i32 13, i32 0
	%113 = load i64, i64* %112
	store i64 %113, i64* %"v%6.stride.248"
	%114 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%6", i32 0, i32 13, i32 1
	%115 = load i64, i64* %114
	store i64 %115, i64* %"v%6.stride.249"
	%116 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%6", i32 0, i32 15
	%117 = load i8*, i8** %116
	%118 = bitcast i8* %117 to i32*
	store i32* %118, i32** %"v%6.origin.247"
	store i32 1, i32* %"e%1.37"
	%119 = icmp sle i64 1, 3
	br i1 %119, label %do.282, label %enddo.285

do.282:
	%120 = phi i64 [ 1, %start ], [ %123, %latch.283 ]
	%121 = trunc i64 %120 to i32
	store i32 %121, i32* %"e%1.37"
	store i32 1, i32* %"l%1.36"
	%122 = icmp sle i64 1, 2
	br i1 %122, label %do.286, label %enddo.289

latch.283:
	%123 = add nsw i64 %120, 1
	%124 = icmp slt i64 %120, 3
	br i1 %124, label %do.282, label %done.284, !llvm.loop !51

done.284:
	%125 = trunc i64 %123 to i32
	store i32 %125, i32* %"e%1.37"
	br label %enddo.285

enddo.285:
	store i32 1, i32* %"j%2.39"
	%126 = icmp sle i64 1, 6
	br i1 %126, label %do.302, label %enddo.305

do.286:
	%127 = phi i64 [ 1, %do.282 ], [ %140, %latch.287 ]
	%128 = trunc i64 %127 to i32
	store i32 %128, i32* %"l%1.36"
	%129 = load i64, i64* %"u%start2.26"
	%130 = icmp sgt i64 1, %129
	%131 = select i1 %130, i64 1, i64 %129
	%132 = load i64, i64* %"u%block2.27"
	%133 = load i64, i64* %"u%start2.26"
	%134 = add nsw i64 %132, %133
	%135 = sub nsw i64 %134, 1
	%136 = icmp slt i64 7, %135
	%137 = select i1 %136, i64 7, i64 %135
	%138 = trunc i64 %131 to i32
	store i32 %138, i32* %"k%1.35"
	%139 = icmp sle i64 %131, %137
	br i1 %139, label %do.290, label %enddo.293

latch.287:
	%140 = add nsw i64 %127, 1
	%141 = icmp slt i64 %127, 2
	br i1 %141, label %do.286, label %done.288, !llvm.loop !49

done.288:
	%142 = trunc i64 %140 to i32
	store i32 %142, i32* %"l%1.36"
	br label %enddo.289

enddo.289:
	br label %latch.283

do.290:
	%143 = phi i64 [ %131, %do.286 ], [ %156, %latch.291 ]
	%144 = trunc i64 %143 to i32
	store i32 %144, i32* %"k%1.35"
	%145 = load i64, i64* %"u%start1.24"
	%146 = icmp sgt i64 1, %145
	%147 = select i1 %146, i64 1, i64 %145
	%148 = load i64, i64* %"u%block1.25"
	%149 = load i64, i64* %"u%start1.24"
	%150 = add nsw i64 %148, %149
	%151 = sub nsw i64 %150, 1
	%152 = icmp slt i64 6, %151
	%153 = select i1 %152, i64 6, i64 %151
	%154 = trunc i64 %147 to i32
	store i32 %154, i32* %"j%1.34"
	%155 = icmp sle i64 %147, %153
	br i1 %155, label %do.294, label %enddo.297

latch.291:
	%156 = add nsw i64 %143, 1
	%157 = icmp slt i64 %143, %137
	br i1 %157, label %do.290, label %done.292, !llvm.loop !47

done.292:
	%158 = trunc i64 %156 to i32
	store i32 %158, i32* %"k%1.35"
	br label %enddo.293

enddo.293:
	br label %latch.287

do.294:
	%159 = phi i64 [ %147, %do.290 ], [ %162, %latch.295 ]
	%160 = trunc i64 %159 to i32
	store i32 %160, i32* %"j%1.34", !llvm.access.group !31
	store i32 1, i32* %"i%1.33", !llvm.access.group !31
	%161 = icmp sle i64 1, 5
	br i1 %161, label %do.298, label %enddo.301

latch.295:
	%162 = add nsw i64 %159, 1
	%163 = icmp slt i64 %159, %153
	br i1 %163, label %do.294, label %done.296, !llvm.loop !45

done.296:
	%164 = trunc i64 %162 to i32
	store i32 %164, i32* %"j%1.34"
	br label %enddo.297

enddo.297:
	br label %latch.291

do.298:
	%165 = phi i64 [ 1, %do.294 ], [ %195, %latch.299 ]
	%166 = trunc i64 %165 to i32
	store i32 %166, i32* %"i%1.33", !llvm.access.group !33
	%167 = load i32, i32* %"i%1.33", !llvm.access.group !34
	%168 = load i32, i32* %"j%1.34", !llvm.access.group !35
	%169 = mul nsw i32 10, %168
	%170 = add nsw i32 %167, %169
	%171 = load i32, i32* %"k%1.35", !llvm.access.group !36
	%172 = mul nsw i32 100, %171
	%173 = add nsw i32 %170, %172
	%174 = load i32, i32* %"l%1.36", !llvm.access.group !37
	%175 = mul nsw i32 1000, %174
	%176 = add nsw i32 %173, %175
	%177 = load i32, i32* %"e%1.37", !llvm.access.group !38
	%178 = mul nsw i32 10000, %177
	%179 = add nsw i32 %176, %178
	%180 = sitofp i32 %179 to double
	%181 = load i64, i64* %u.stride.6
	%182 = mul nsw i64 %127, %181
	%183 = load i64, i64* %u.stride.5
	%184 = mul nsw i64 %120, %183
	%185 = add nsw i64 %182, %184
	%186 = load i64, i64* %u.stride.4
	%187 = mul nsw i64 %143, %186
	%188 = add nsw i64 %185, %187
	%189 = load i64, i64* %u.stride.3
	%190 = mul nsw i64 %159, %189
	%191 = add nsw i64 %188, %190
	%192 = load double*, double** %u.origin.1
	%193 = getelementptr double, double* %192, i64 %191
	%194 = getelementptr double, double* %193, i64 %165
	store double %180, double* %194, !alias.scope !11, !noalias !12, !llvm.access.group !39
	br label %latch.299

latch.299:
	%195 = add nsw i64 %165, 1
	%196 = icmp slt i64 %165, 5
	br i1 %196, label %do.298, label %done.300, !llvm.loop !42

done.300:
	%197 = trunc i64 %195 to i32
	store i32 %197, i32* %"i%1.33", !llvm.access.group !31
	br label %enddo.301

enddo.301:
	br label %latch.295

do.302:
	%198 = phi i64 [ 1, %enddo.285 ], [ %204, %latch.303 ]
	%199 = trunc i64 %198 to i32
	store i32 %199, i32* %"j%2.39"
	%200 = load i64, i64* %"m%first1.30"
	%201 = load i64, i64* %"m%last1.31"
	%202 = load i64, i64* %"m%period1.32"
	store i64 %200, i64* %"m%start1.28"
	%203 = icmp eq i64 %202, 0
	br i1 %203, label %cold.310, label %rest.311

latch.303:
	%204 = add nsw i64 %198, 1
	%205 = icmp slt i64 %198, 6
	br i1 %205, label %do.302, label %done.304, !llvm.loop !59

done.304:
	%206 = trunc i64 %204 to i32
	store i32 %206, i32* %"j%2.39"
	br label %enddo.305

enddo.305:
	%207 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.317, i32 0, i32 0
	%208 = getelementptr inbounds [5 x i64*], [5 x i64*]* %params.316, i32 0, i32 0
	store i64* %207, i64** %208
	%209 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.318, i32 0, i32 0
	%210 = getelementptr inbounds [5 x i64*], [5 x i64*]* %params.316, i32 0, i32 1
	store i64* %209, i64** %210
	%211 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.319, i32 0, i32 0
	%212 = getelementptr inbounds [5 x i64*], [5 x i64*]* %params.316, i32 0, i32 2
	store i64* %211, i64** %212
	%213 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.320, i32 0, i32 0
	%214 = getelementptr inbounds [5 x i64*], [5 x i64*]* %params.316, i32 0, i32 3
	store i64* %213, i64** %214
	%215 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.321, i32 0, i32 0
	%216 = getelementptr inbounds [5 x i64*], [5 x i64*]* %params.316, i32 0, i32 4
	store i64* %215, i64** %216
	%217 = bitcast [5 x i64*]* %params.316 to i8*
	call void @hpf_exchange_run(i8* bitcast ([5 x %hpf_exchange*]* @6 to i8*), i8* %217, i32 5)
	store i32 1, i32* %d.22
	%218 = icmp sle i64 1, 4
	br i1 %218, label %do.322, label %enddo.325

do.306:
	%219 = phi i64 [ %200, %rest.311 ], [ %230, %latch.307 ]
	%220 = phi i64 [ %235, %rest.311 ], [ %231, %latch.307 ]
	store i64 %219, i64* %"m%start1.28"
	%221 = icmp sgt i64 1, %219
	%222 = select i1 %221, i64 1, i64 %219
	%223 = load i64, i64* %"m%block1.29"
	%224 = add nsw i64 %223, %219
	%225 = sub nsw i64 %224, 1
	%226 = icmp slt i64 5, %225
	%227 = select i1 %226, i64 5, i64 %225
	%228 = trunc i64 %222 to i32
	store i32 %228, i32* %"i%2.38"
	%229 = icmp sle i64 %222, %227
	br i1 %229, label %do.312, label %enddo.315

latch.307:
	%230 = add nsw i64 %219, %202
	%231 = sub nsw i64 %220, 1
	%232 = icmp sgt i64 %231, 0
	br i1 %232, label %do.306, label %done.308, !llvm.loop !57

done.308:
	store i64 %230, i64* %"m%start1.28"
	br label %enddo.309

enddo.309:
	br label %latch.303

cold.310:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.10 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.18, i64 0, i64 0))
	unreachable

rest.311:
	%233 = sub nsw i64 %201, %200
	%234 = add nsw i64 %233, %202
	%235 = sdiv i64 %234, %202
	%236 = icmp sgt i64 %235, 0
	br i1 %236, label %do.306, label %enddo.309

do.312:
	%237 = phi i64 [ %222, %do.306 ], [ %248, %latch.313 ]
	%238 = trunc i64 %237 to i32
	store i32 %238, i32* %"i%2.38", !llvm.access.group !52
	%239 = load i32, i32* %"i%2.38", !llvm.access.group !52
	%240 = load i32, i32* %"j%2.39", !llvm.access.group !52
	%241 = mul nsw i32 10, %240
	%242 = add nsw i32 %239, %241
	%243 = load i64, i64* %m.stride.14
	%244 = mul nsw i64 %198, %243
	%245 = load i32*, i32** %m.origin.12
	%246 = getelementptr i32, i32* %245, i64 %244
	%247 = getelementptr i32, i32* %246, i64 %237
	store i32 %242, i32* %247, !alias.scope !15, !noalias !16, !llvm.access.group !52
	br label %latch.313

latch.313:
	%248 = add nsw i64 %237, 1
	%249 = icmp slt i64 %237, %227
	br i1 %249, label %do.312, label %done.314, !llvm.loop !55

done.314:
	%250 = trunc i64 %248 to i32
	store i32 %250, i32* %"i%2.38"
	br label %enddo.315

enddo.315:
	br label %latch.307

do.322:
	%251 = phi i64 [ 1, %enddo.305 ], [ %274, %latch.323 ]
	%252 = trunc i64 %251 to i32
	store i32 %252, i32* %d.22
	%253 = load i64, i64* %"u%block1.25"
	%254 = icmp sge i64 %253, 1
	%255 = load i64, i64* %"u%block2.27"
	%256 = icmp sge i64 %255, 1
	%257 = and i1 %254, %256
	%258 = load i64, i64* %"u%start1.24"
	%259 = icmp sge i64 6, %258
	%260 = and i1 %257, %259
	%261 = load i64, i64* %"u%block1.25"
	%262 = load i64, i64* %"u%start1.24"
	%263 = add nsw i64 %261, %262
	%264 = icmp sge i64 %263, 2
	%265 = and i1 %260, %264
	%266 = load i64, i64* %"u%start2.26"
	%267 = icmp sge i64 7, %266
	%268 = and i1 %265, %267
	%269 = load i64, i64* %"u%block2.27"
	%270 = load i64, i64* %"u%start2.26"
	%271 = add nsw i64 %269, %270
	%272 = icmp sge i64 %271, 2
	%273 = and i1 %268, %272
	br i1 %273, label %then.327, label %else.328

latch.323:
	%274 = add nsw i64 %251, 1
	%275 = icmp slt i64 %251, 4
	br i1 %275, label %do.322, label %done.324, !llvm.loop !629

done.324:
	%276 = trunc i64 %274 to i32
	store i32 %276, i32* %d.22
	br label %enddo.325

enddo.325:
	store i32 1, i32* %d.22
	%277 = icmp sle i64 1, 2
	br i1 %277, label %do.1039, label %enddo.1042

endif.326:
	%278 = load i64, i64* %"u%block1.25"
	%279 = icmp sge i64 %278, 1
	%280 = load i64, i64* %"u%block2.27"
	%281 = icmp sge i64 %280, 1
	%282 = and i1 %279, %281
	%283 = load i64, i64* %"u%start1.24"
	%284 = icmp sge i64 6, %283
	%285 = and i1 %282, %284
	%286 = load i64, i64* %"u%block1.25"
	%287 = load i64, i64* %"u%start1.24"
	%288 = add nsw i64 %286, %287
	%289 = icmp sge i64 %288, 2
	%290 = and i1 %285, %289
	%291 = load i64, i64* %"u%start2.26"
	%292 = icmp sge i64 7, %291
	%293 = and i1 %290, %292
	%294 = load i64, i64* %"u%block2.27"
	%295 = load i64, i64* %"u%start2.26"
	%296 = add nsw i64 %294, %295
	%297 = icmp sge i64 %296, 2
	%298 = and i1 %293, %297
	br i1 %298, label %then.330, label %else.331

then.327:
	store i64 %251, i64* %"dim%1.40"
	br label %endif.326

else.328:
	br label %endif.326

endif.329:
	store i32 1, i32* %"i%30.79"
	%299 = icmp sle i64 1, 2
	br i1 %299, label %do.446, label %enddo.449

then.330:
	%300 = load i64, i64* %"dim%1.40"
	%301 = icmp eq i64 %300, 2
	br i1 %301, label %then.333, label %else.334

else.331:
	br label %endif.329

endif.332:
	br label %endif.329

then.333:
	store i64 1, i64* %"i%6.49"
	%302 = icmp sle i64 1, 2
	br i1 %302, label %do.335, label %enddo.338

else.334:
	%303 = load i64, i64* %"dim%1.40"
	%304 = icmp eq i64 %303, 3
	br i1 %304, label %then.371, label %else.372

do.335:
	%305 = phi i64 [ 1, %then.333 ], [ %316, %latch.336 ]
	store i64 %305, i64* %"i%6.49"
	%306 = load i64, i64* %"u%start2.26"
	%307 = icmp sgt i64 1, %306
	%308 = select i1 %307, i64 1, i64 %306
	%309 = load i64, i64* %"u%block2.27"
	%310 = load i64, i64* %"u%start2.26"
	%311 = add nsw i64 %309, %310
	%312 = sub nsw i64 %311, 1
	%313 = icmp slt i64 7, %312
	%314 = select i1 %313, i64 7, i64 %312
	store i64 %308, i64* %"i%5.48"
	%315 = icmp sle i64 %308, %314
	br i1 %315, label %do.339, label %enddo.342

latch.336:
	%316 = add nsw i64 %305, 1
	%317 = icmp slt i64 %305, 2
	br i1 %317, label %do.335, label %done.337, !llvm.loop !74

done.337:
	store i64 %316, i64* %"i%6.49"
	br label %enddo.338

enddo.338:
	%318 = load i64, i64* %"u%block1.25"
	%319 = load i64, i64* %"u%start1.24"
	%320 = add nsw i64 %318, %319
	%321 = icmp sge i64 %320, 7
	br i1 %321, label %then.352, label %else.353

do.339:
	%322 = phi i64 [ %308, %do.335 ], [ %333, %latch.340 ]
	store i64 %322, i64* %"i%5.48"
	%323 = load i64, i64* %"u%start1.24"
	%324 = icmp sgt i64 1, %323
	%325 = select i1 %324, i64 1, i64 %323
	%326 = load i64, i64* %"u%block1.25"
	%327 = load i64, i64* %"u%start1.24"
	%328 = add nsw i64 %326, %327
	%329 = sub nsw i64 %328, 1
	%330 = icmp slt i64 5, %329
	%331 = select i1 %330, i64 5, i64 %329
	store i64 %325, i64* %"i%4.47"
	%332 = icmp sle i64 %325, %331
	br i1 %332, label %do.343, label %enddo.346

latch.340:
	%333 = add nsw i64 %322, 1
	%334 = icmp slt i64 %322, %314
	br i1 %334, label %do.339, label %done.341, !llvm.loop !72

done.341:
	store i64 %333, i64* %"i%5.48"
	br label %enddo.342

enddo.342:
	br label %latch.336

do.343:
	%335 = phi i64 [ %325, %do.339 ], [ %337, %latch.344 ]
	store i64 %335, i64* %"i%4.47", !llvm.access.group !60
	store i64 1, i64* %"i%3.46", !llvm.access.group !60
	%336 = icmp sle i64 1, 5
	br i1 %336, label %do.347, label %enddo.350

latch.344:
	%337 = add nsw i64 %335, 1
	%338 = icmp slt i64 %335, %331
	br i1 %338, label %do.343, label %done.345, !llvm.loop !70

done.345:
	store i64 %337, i64* %"i%4.47"
	br label %enddo.346

enddo.346:
	br label %latch.340

do.347:
	%339 = phi i64 [ 1, %do.343 ], [ %367, %latch.348 ]
	store i64 %339, i64* %"i%3.46", !llvm.access.group !62
	%340 = add nsw i64 %335, 1
	%341 = load i64, i64* %u.stride.6
	%342 = mul nsw i64 %305, %341
	%343 = load i64, i64* %u.stride.5
	%344 = mul nsw i64 2, %343
	%345 = add nsw i64 %342, %344
	%346 = load i64, i64* %u.stride.4
	%347 = mul nsw i64 %322, %346
	%348 = add nsw i64 %345, %347
	%349 = load i64, i64* %u.stride.3
	%350 = mul nsw i64 %340, %349
	%351 = add nsw i64 %348, %350
	%352 = load double*, double** %u.origin.1
	%353 = getelementptr double, double* %352, i64 %351
	%354 = getelementptr double, double* %353, i64 %339
	%355 = load double, double* %354, !alias.scope !11, !noalias !12, !llvm.access.group !63
	%356 = load i64, i64* %"v%1.stride.45"
	%357 = mul nsw i64 %305, %356
	%358 = load i64, i64* %"v%1.stride.44"
	%359 = mul nsw i64 %322, %358
	%360 = add nsw i64 %357, %359
	%361 = load i64, i64* %"v%1.stride.43"
	%362 = mul nsw i64 %335, %361
	%363 = add nsw i64 %360, %362
	%364 = load double*, double** %"v%1.origin.41"
	%365 = getelementptr double, double* %364, i64 %363
	%366 = getelementptr double, double* %365, i64 %339
	store double %355, double* %366, !alias.scope !19, !noalias !20, !llvm.access.group !64
	br label %latch.348

latch.348:
	%367 = add nsw i64 %339, 1
	%368 = icmp slt i64 %339, 5
	br i1 %368, label %do.347, label %done.349, !llvm.loop !67

done.349:
	store i64 %367, i64* %"i%3.46", !llvm.access.group !60
	br label %enddo.350

enddo.350:
	br label %latch.344

endif.351:
	br label %endif.332

then.352:
	store i64 1, i64* %"i%10.53"
	%369 = icmp sle i64 1, 2
	br i1 %369, label %do.354, label %enddo.357

else.353:
	br label %endif.351

do.354:
	%370 = phi i64 [ 1, %then.352 ], [ %381, %latch.355 ]
	store i64 %370, i64* %"i%10.53"
	%371 = load i64, i64* %"u%start2.26"
	%372 = icmp sgt i64 1, %371
	%373 = select i1 %372, i64 1, i64 %371
	%374 = load i64, i64* %"u%block2.27"
	%375 = load i64, i64* %"u%start2.26"
	%376 = add nsw i64 %374, %375
	%377 = sub nsw i64 %376, 1
	%378 = icmp slt i64 7, %377
	%379 = select i1 %378, i64 7, i64 %377
	store i64 %373, i64* %"i%9.52"
	%380 = icmp sle i64 %373, %379
	br i1 %380, label %do.358, label %enddo.361

latch.355:
	%381 = add nsw i64 %370, 1
	%382 = icmp slt i64 %370, 2
	br i1 %382, label %do.354, label %done.356, !llvm.loop !89

done.356:
	store i64 %381, i64* %"i%10.53"
	br label %enddo.357

enddo.357:
	br label %endif.351

do.358:
	%383 = phi i64 [ %373, %do.354 ], [ %385, %latch.359 ]
	store i64 %383, i64* %"i%9.52"
	store i64 6, i64* %"i%8.51"
	%384 = icmp sle i64 6, 6
	br i1 %384, label %do.362, label %enddo.365

latch.359:
	%385 = add nsw i64 %383, 1
	%386 = icmp slt i64 %383, %379
	br i1 %386, label %do.358, label %done.360, !llvm.loop !87

done.360:
	store i64 %385, i64* %"i%9.52"
	br label %enddo.361

enddo.361:
	br label %latch.355

do.362:
	%387 = phi i64 [ 6, %do.358 ], [ %389, %latch.363 ]
	store i64 %387, i64* %"i%8.51", !llvm.access.group !75
	store i64 1, i64* %"i%7.50", !llvm.access.group !75
	%388 = icmp sle i64 1, 5
	br i1 %388, label %do.366, label %enddo.369

latch.363:
	%389 = add nsw i64 %387, 1
	%390 = icmp slt i64 %387, 6
	br i1 %390, label %do.362, label %done.364, !llvm.loop !85

done.364:
	store i64 %389, i64* %"i%8.51"
	br label %enddo.365

enddo.365:
	br label %latch.359

do.366:
	%391 = phi i64 [ 1, %do.362 ], [ %419, %latch.367 ]
	store i64 %391, i64* %"i%7.50", !llvm.access.group !77
	%392 = sub nsw i64 %387, 5
	%393 = load i64, i64* %u.stride.6
	%394 = mul nsw i64 %370, %393
	%395 = load i64, i64* %u.stride.5
	%396 = mul nsw i64 2, %395
	%397 = add nsw i64 %394, %396
	%398 = load i64, i64* %u.stride.4
	%399 = mul nsw i64 %383, %398
	%400 = add nsw i64 %397, %399
	%401 = load i64, i64* %u.stride.3
	%402 = mul nsw i64 %392, %401
	%403 = add nsw i64 %400, %402
	%404 = load double*, double** %u.origin.1
	%405 = getelementptr double, double* %404, i64 %403
	%406 = getelementptr double, double* %405, i64 %391
	%407 = load double, double* %406, !alias.scope !11, !noalias !12, !llvm.access.group !78
	%408 = load i64, i64* %"v%1.stride.45"
	%409 = mul nsw i64 %370, %408
	%410 = load i64, i64* %"v%1.stride.44"
	%411 = mul nsw i64 %383, %410
	%412 = add nsw i64 %409, %411
	%413 = load i64, i64* %"v%1.stride.43"
	%414 = mul nsw i64 %387, %413
	%415 = add nsw i64 %412, %414
	%416 = load double*, double** %"v%1.origin.41"
	%417 = getelementptr double, double* %416, i64 %415
	%418 = getelementptr double, double* %417, i64 %391
	store double %407, double* %418, !alias.scope !19, !noalias !20, !llvm.access.group !79
	br label %latch.367

latch.367:
	%419 = add nsw i64 %391, 1
	%420 = icmp slt i64 %391, 5
	br i1 %420, label %do.366, label %done.368, !llvm.loop !82

done.368:
	store i64 %419, i64* %"i%7.50", !llvm.access.group !75
	br label %enddo.369

enddo.369:
	br label %latch.363

endif.370:
	br label %endif.332

then.371:
	store i64 1, i64* %"i%14.57"
	%421 = icmp sle i64 1, 2
	br i1 %421, label %do.373, label %enddo.376

else.372:
	store i64 0, i64* %"shift%1.62"
	store i64 1, i64* %"first%1.63"
	store i64 0, i64* %"back%1.64"
	%422 = load i64, i64* %"dim%1.40"
	%423 = icmp eq i64 %422, 1
	br i1 %423, label %then.409, label %else.410

do.373:
	%424 = phi i64 [ 1, %then.371 ], [ %435, %latch.374 ]
	store i64 %424, i64* %"i%14.57"
	%425 = load i64, i64* %"u%start2.26"
	%426 = icmp sgt i64 1, %425
	%427 = select i1 %426, i64 1, i64 %425
	%428 = load i64, i64* %"u%block2.27"
	%429 = load i64, i64* %"u%start2.26"
	%430 = add nsw i64 %428, %429
	%431 = sub nsw i64 %430, 1
	%432 = icmp slt i64 6, %431
	%433 = select i1 %432, i64 6, i64 %431
	store i64 %427, i64* %"i%13.56"
	%434 = icmp sle i64 %427, %433
	br i1 %434, label %do.377, label %enddo.380

latch.374:
	%435 = add nsw i64 %424, 1
	%436 = icmp slt i64 %424, 2
	br i1 %436, label %do.373, label %done.375, !llvm.loop !104

done.375:
	store i64 %435, i64* %"i%14.57"
	br label %enddo.376

enddo.376:
	%437 = load i64, i64* %"u%block2.27"
	%438 = load i64, i64* %"u%start2.26"
	%439 = add nsw i64 %437, %438
	%440 = icmp sge i64 %439, 8
	br i1 %440, label %then.390, label %else.391

do.377:
	%441 = phi i64 [ %427, %do.373 ], [ %452, %latch.378 ]
	store i64 %441, i64* %"i%13.56"
	%442 = load i64, i64* %"u%start1.24"
	%443 = icmp sgt i64 1, %442
	%444 = select i1 %443, i64 1, i64 %442
	%445 = load i64, i64* %"u%block1.25"
	%446 = load i64, i64* %"u%start1.24"
	%447 = add nsw i64 %445, %446
	%448 = sub nsw i64 %447, 1
	%449 = icmp slt i64 6, %448
	%450 = select i1 %449, i64 6, i64 %448
	store i64 %444, i64* %"i%12.55"
	%451 = icmp sle i64 %444, %450
	br i1 %451, label %do.381, label %enddo.384

latch.378:
	%452 = add nsw i64 %441, 1
	%453 = icmp slt i64 %441, %433
	br i1 %453, label %do.377, label %done.379, !llvm.loop !102

done.379:
	store i64 %452, i64* %"i%13.56"
	br label %enddo.380

enddo.380:
	br label %latch.374

do.381:
	%454 = phi i64 [ %444, %do.377 ], [ %456, %latch.382 ]
	store i64 %454, i64* %"i%12.55", !llvm.access.group !90
	store i64 1, i64* %"i%11.54", !llvm.access.group !90
	%455 = icmp sle i64 1, 5
	br i1 %455, label %do.385, label %enddo.388

latch.382:
	%456 = add nsw i64 %454, 1
	%457 = icmp slt i64 %454, %450
	br i1 %457, label %do.381, label %done.383, !llvm.loop !100

done.383:
	store i64 %456, i64* %"i%12.55"
	br label %enddo.384

enddo.384:
	br label %latch.378

do.385:
	%458 = phi i64 [ 1, %do.381 ], [ %486, %latch.386 ]
	store i64 %458, i64* %"i%11.54", !llvm.access.group !92
	%459 = add nsw i64 %441, 1
	%460 = load i64, i64* %u.stride.6
	%461 = mul nsw i64 %424, %460
	%462 = load i64, i64* %u.stride.5
	%463 = mul nsw i64 2, %462
	%464 = add nsw i64 %461, %463
	%465 = load i64, i64* %u.stride.4
	%466 = mul nsw i64 %459, %465
	%467 = add nsw i64 %464, %466
	%468 = load i64, i64* %u.stride.3
	%469 = mul nsw i64 %454, %468
	%470 = add nsw i64 %467, %469
	%471 = load double*, double** %u.origin.1
	%472 = getelementptr double, double* %471, i64 %470
	%473 = getelementptr double, double* %472, i64 %458
	%474 = load double, double* %473, !alias.scope !11, !noalias !12, !llvm.access.group !93
	%475 = load i64, i64* %"v%1.stride.45"
	%476 = mul nsw i64 %424, %475
	%477 = load i64, i64* %"v%1.stride.44"
	%478 = mul nsw i64 %441, %477
	%479 = add nsw i64 %476, %478
	%480 = load i64, i64* %"v%1.stride.43"
	%481 = mul nsw i64 %454, %480
	%482 = add nsw i64 %479, %481
	%483 = load double*, double** %"v%1.origin.41"
	%484 = getelementptr double, double* %483, i64 %482
	%485 = getelementptr double, double* %484, i64 %458
	store double %474, double* %485, !alias.scope !19, !noalias !20, !llvm.access.group !94
	br label %latch.386

latch.386:
	%486 = add nsw i64 %458, 1
	%487 = icmp slt i64 %458, 5
	br i1 %487, label %do.385, label %done.387, !llvm.loop !97

done.387:
	store i64 %486, i64* %"i%11.54", !llvm.access.group !90
	br label %enddo.388

enddo.388:
	br label %latch.382

endif.389:
	br label %endif.370

then.390:
	store i64 1, i64* %"i%18.61"
	%488 = icmp sle i64 1, 2
	br i1 %488, label %do.392, label %enddo.395

else.391:
	br label %endif.389

do.392:
	%489 = phi i64 [ 1, %then.390 ], [ %491, %latch.393 ]
	store i64 %489, i64* %"i%18.61"
	store i64 7, i64* %"i%17.60"
	%490 = icmp sle i64 7, 7
	br i1 %490, label %do.396, label %enddo.399

latch.393:
	%491 = add nsw i64 %489, 1
	%492 = icmp slt i64 %489, 2
	br i1 %492, label %do.392, label %done.394, !llvm.loop !119

done.394:
	store i64 %491, i64* %"i%18.61"
	br label %enddo.395

enddo.395:
	br label %endif.389

do.396:
	%493 = phi i64 [ 7, %do.392 ], [ %504, %latch.397 ]
	store i64 %493, i64* %"i%17.60"
	%494 = load i64, i64* %"u%start1.24"
	%495 = icmp sgt i64 1, %494
	%496 = select i1 %495, i64 1, i64 %494
	%497 = load i64, i64* %"u%block1.25"
	%498 = load i64, i64* %"u%start1.24"
	%499 = add nsw i64 %497, %498
	%500 = sub nsw i64 %499, 1
	%501 = icmp slt i64 6, %500
	%502 = select i1 %501, i64 6, i64 %500
	store i64 %496, i64* %"i%16.59"
	%503 = icmp sle i64 %496, %502
	br i1 %503, label %do.400, label %enddo.403

latch.397:
	%504 = add nsw i64 %493, 1
	%505 = icmp slt i64 %493, 7
	br i1 %505, label %do.396, label %done.398, !llvm.loop !117

done.398:
	store i64 %504, i64* %"i%17.60"
	br label %enddo.399

enddo.399:
	br label %latch.393

do.400:
	%506 = phi i64 [ %496, %do.396 ], [ %508, %latch.401 ]
	store i64 %506, i64* %"i%16.59", !llvm.access.group !105
	store i64 1, i64* %"i%15.58", !llvm.access.group !105
	%507 = icmp sle i64 1, 5
	br i1 %507, label %do.404, label %enddo.407

latch.401:
	%508 = add nsw i64 %506, 1
	%509 = icmp slt i64 %506, %502
	br i1 %509, label %do.400, label %done.402, !llvm.loop !115

done.402:
	store i64 %508, i64* %"i%16.59"
	br label %enddo.403

enddo.403:
	br label %latch.397

do.404:
	%510 = phi i64 [ 1, %do.400 ], [ %538, %latch.405 ]
	store i64 %510, i64* %"i%15.58", !llvm.access.group !107
	%511 = sub nsw i64 %493, 6
	%512 = load i64, i64* %u.stride.6
	%513 = mul nsw i64 %489, %512
	%514 = load i64, i64* %u.stride.5
	%515 = mul nsw i64 2, %514
	%516 = add nsw i64 %513, %515
	%517 = load i64, i64* %u.stride.4
	%518 = mul nsw i64 %511, %517
	%519 = add nsw i64 %516, %518
	%520 = load i64, i64* %u.stride.3
	%521 = mul nsw i64 %506, %520
	%522 = add nsw i64 %519, %521
	%523 = load double*, double** %u.origin.1
	%524 = getelementptr double, double* %523, i64 %522
	%525 = getelementptr double, double* %524, i64 %510
	%526 = load double, double* %525, !alias.scope !11, !noalias !12, !llvm.access.group !108
	%527 = load i64, i64* %"v%1.stride.45"
	%528 = mul nsw i64 %489, %527
	%529 = load i64, i64* %"v%1.stride.44"
	%530 = mul nsw i64 %493, %529
	%531 = add nsw i64 %528, %530
	%532 = load i64, i64* %"v%1.stride.43"
	%533 = mul nsw i64 %506, %532
	%534 = add nsw i64 %531, %533
	%535 = load double*, double** %"v%1.origin.41"
	%536 = getelementptr double, double* %535, i64 %534
	%537 = getelementptr double, double* %536, i64 %510
	store double %526, double* %537, !alias.scope !19, !noalias !20, !llvm.access.group !109
	br label %latch.405

latch.405:
	%538 = add nsw i64 %510, 1
	%539 = icmp slt i64 %510, 5
	br i1 %539, label %do.404, label %done.406, !llvm.loop !112

done.406:
	store i64 %538, i64* %"i%15.58", !llvm.access.group !105
	br label %enddo.407

enddo.407:
	br label %latch.401

endif.408:
	store i64 0, i64* %"shift%2.65"
	store i64 1, i64* %"first%2.66"
	store i64 0, i64* %"back%2.67"
	%540 = load i64, i64* %"dim%1.40"
	%541 = icmp eq i64 %540, 4
	br i1 %541, label %then.412, label %else.413

then.409:
	store i64 1, i64* %"shift%1.62"
	%542 = load i64, i64* %"shift%1.62"
	%543 = sub nsw i64 5, %542
	%544 = add nsw i64 %543, 1
	store i64 %544, i64* %"first%1.63"
	%545 = load i64, i64* %"shift%1.62"
	%546 = sub nsw i64 %545, 5
	store i64 %546, i64* %"back%1.64"
	br label %endif.408

else.410:
	br label %endif.408

endif.411:
	%547 = load i64, i64* %"shift%2.65"
	%548 = sub nsw i64 2, %547
	store i64 1, i64* %"i%22.71"
	%549 = icmp sle i64 1, %548
	br i1 %549, label %do.414, label %enddo.417

then.412:
	store i64 1, i64* %"shift%2.65"
	%550 = load i64, i64* %"shift%2.65"
	%551 = sub nsw i64 2, %550
	%552 = add nsw i64 %551, 1
	store i64 %552, i64* %"first%2.66"
	%553 = load i64, i64* %"shift%2.65"
	%554 = sub nsw i64 %553, 2
	store i64 %554, i64* %"back%2.67"
	br label %endif.411

else.413:
	br label %endif.411

do.414:
	%555 = phi i64 [ 1, %endif.411 ], [ %566, %latch.415 ]
	store i64 %555, i64* %"i%22.71"
	%556 = load i64, i64* %"u%start2.26"
	%557 = icmp sgt i64 1, %556
	%558 = select i1 %557, i64 1, i64 %556
	%559 = load i64, i64* %"u%block2.27"
	%560 = load i64, i64* %"u%start2.26"
	%561 = add nsw i64 %559, %560
	%562 = sub nsw i64 %561, 1
	%563 = icmp slt i64 7, %562
	%564 = select i1 %563, i64 7, i64 %562
	store i64 %558, i64* %"i%21.70"
	%565 = icmp sle i64 %558, %564
	br i1 %565, label %do.418, label %enddo.421

latch.415:
	%566 = add nsw i64 %555, 1
	%567 = icmp slt i64 %555, %548
	br i1 %567, label %do.414, label %done.416, !llvm.loop !136

done.416:
	store i64 %566, i64* %"i%22.71"
	br label %enddo.417

enddo.417:
	%568 = load i64, i64* %"first%2.66"
	store i64 %568, i64* %"i%26.75"
	%569 = icmp sle i64 %568, 2
	br i1 %569, label %do.430, label %enddo.433

do.418:
	%570 = phi i64 [ %558, %do.414 ], [ %581, %latch.419 ]
	store i64 %570, i64* %"i%21.70"
	%571 = load i64, i64* %"u%start1.24"
	%572 = icmp sgt i64 1, %571
	%573 = select i1 %572, i64 1, i64 %571
	%574 = load i64, i64* %"u%block1.25"
	%575 = load i64, i64* %"u%start1.24"
	%576 = add nsw i64 %574, %575
	%577 = sub nsw i64 %576, 1
	%578 = icmp slt i64 6, %577
	%579 = select i1 %578, i64 6, i64 %577
	store i64 %573, i64* %"i%20.69"
	%580 = icmp sle i64 %573, %579
	br i1 %580, label %do.422, label %enddo.425

latch.419:
	%581 = add nsw i64 %570, 1
	%582 = icmp slt i64 %570, %564
	br i1 %582, label %do.418, label %done.420, !llvm.loop !134

done.420:
	store i64 %581, i64* %"i%21.70"
	br label %enddo.421

enddo.421:
	br label %latch.415

do.422:
	%583 = phi i64 [ %573, %do.418 ], [ %587, %latch.423 ]
	store i64 %583, i64* %"i%20.69", !llvm.access.group !120
	%584 = load i64, i64* %"shift%1.62", !llvm.access.group !120
	%585 = sub nsw i64 5, %584
	store i64 1, i64* %"i%19.68", !llvm.access.group !120
	%586 = icmp sle i64 1, %585
	br i1 %586, label %do.426, label %enddo.429

latch.423:
	%587 = add nsw i64 %583, 1
	%588 = icmp slt i64 %583, %579
	br i1 %588, label %do.422, label %done.424, !llvm.loop !132

done.424:
	store i64 %587, i64* %"i%20.69"
	br label %enddo.425

enddo.425:
	br label %latch.419

do.426:
	%589 = phi i64 [ 1, %do.422 ], [ %624, %latch.427 ]
	store i64 %589, i64* %"i%19.68", !llvm.access.group !122
	%590 = load i64, i64* %"shift%1.62", !llvm.access.group !123
	%591 = add nsw i64 %589, %590
	%592 = sub nsw i64 %591, 1
	%593 = add nsw i64 %592, 1
	%594 = load i64, i64* %"shift%2.65", !llvm.access.group !124
	%595 = add nsw i64 %555, %594
	%596 = sub nsw i64 %595, 1
	%597 = add nsw i64 %596, 1
	%598 = load i64, i64* %u.stride.6
	%599 = mul nsw i64 %597, %598
	%600 = load i64, i64* %u.stride.5
	%601 = mul nsw i64 2, %600
	%602 = add nsw i64 %599, %601
	%603 = load i64, i64* %u.stride.4
	%604 = mul nsw i64 %570, %603
	%605 = add nsw i64 %602, %604
	%606 = load i64, i64* %u.stride.3
	%607 = mul nsw i64 %583, %606
	%608 = add nsw i64 %605, %607
	%609 = load double*, double** %u.origin.1
	%610 = getelementptr double, double* %609, i64 %608
	%611 = getelementptr double, double* %610, i64 %593
	%612 = load double, double* %611, !alias.scope !11, !noalias !12, !llvm.access.group !125
	%613 = load i64, i64* %"v%1.stride.45"
	%614 = mul nsw i64 %555, %613
	%615 = load i64, i64* %"v%1.stride.44"
	%616 = mul nsw i64 %570, %615
	%617 = add nsw i64 %614, %616
	%618 = load i64, i64* %"v%1.stride.43"
	%619 = mul nsw i64 %583, %618
	%620 = add nsw i64 %617, %619
	%621 = load double*, double** %"v%1.origin.41"
	%622 = getelementptr double, double* %621, i64 %620
	%623 = getelementptr double, double* %622, i64 %589
	store double %612, double* %623, !alias.scope !19, !noalias !20, !llvm.access.group !126
	br label %latch.427

latch.427:
	%624 = add nsw i64 %589, 1
	%625 = icmp slt i64 %589, %585
	br i1 %625, label %do.426, label %done.428, !llvm.loop !129

done.428:
	store i64 %624, i64* %"i%19.68", !llvm.access.group !120
	br label %enddo.429

enddo.429:
	br label %latch.423

do.430:
	%626 = phi i64 [ %568, %enddo.417 ], [ %637, %latch.431 ]
	store i64 %626, i64* %"i%26.75"
	%627 = load i64, i64* %"u%start2.26"
	%628 = icmp sgt i64 1, %627
	%629 = select i1 %628, i64 1, i64 %627
	%630 = load i64, i64* %"u%block2.27"
	%631 = load i64, i64* %"u%start2.26"
	%632 = add nsw i64 %630, %631
	%633 = sub nsw i64 %632, 1
	%634 = icmp slt i64 7, %633
	%635 = select i1 %634, i64 7, i64 %633
	store i64 %629, i64* %"i%25.74"
	%636 = icmp sle i64 %629, %635
	br i1 %636, label %do.434, label %enddo.437

latch.431:
	%637 = add nsw i64 %626, 1
	%638 = icmp slt i64 %626, 2
	br i1 %638, label %do.430, label %done.432, !llvm.loop !153

done.432:
	store i64 %637, i64* %"i%26.75"
	br label %enddo.433

enddo.433:
	br label %endif.370

do.434:
	%639 = phi i64 [ %629, %do.430 ], [ %650, %latch.435 ]
	store i64 %639, i64* %"i%25.74"
	%640 = load i64, i64* %"u%start1.24"
	%641 = icmp sgt i64 1, %640
	%642 = select i1 %641, i64 1, i64 %640
	%643 = load i64, i64* %"u%block1.25"
	%644 = load i64, i64* %"u%start1.24"
	%645 = add nsw i64 %643, %644
	%646 = sub nsw i64 %645, 1
	%647 = icmp slt i64 6, %646
	%648 = select i1 %647, i64 6, i64 %646
	store i64 %642, i64* %"i%24.73"
	%649 = icmp sle i64 %642, %648
	br i1 %649, label %do.438, label %enddo.441

latch.435:
	%650 = add nsw i64 %639, 1
	%651 = icmp slt i64 %639, %635
	br i1 %651, label %do.434, label %done.436, !llvm.loop !151

done.436:
	store i64 %650, i64* %"i%25.74"
	br label %enddo.437

enddo.437:
	br label %latch.431

do.438:
	%652 = phi i64 [ %642, %do.434 ], [ %655, %latch.439 ]
	store i64 %652, i64* %"i%24.73", !llvm.access.group !137
	%653 = load i64, i64* %"first%1.63", !llvm.access.group !137
	store i64 %653, i64* %"i%23.72", !llvm.access.group !137
	%654 = icmp sle i64 %653, 5
	br i1 %654, label %do.442, label %enddo.445

latch.439:
	%655 = add nsw i64 %652, 1
	%656 = icmp slt i64 %652, %648
	br i1 %656, label %do.438, label %done.440, !llvm.loop !149

done.440:
	store i64 %655, i64* %"i%24.73"
	br label %enddo.441

enddo.441:
	br label %latch.435

do.442:
	%657 = phi i64 [ %653, %do.438 ], [ %692, %latch.443 ]
	store i64 %657, i64* %"i%23.72", !llvm.access.group !139
	%658 = load i64, i64* %"back%1.64", !llvm.access.group !140
	%659 = add nsw i64 %657, %658
	%660 = sub nsw i64 %659, 1
	%661 = add nsw i64 %660, 1
	%662 = load i64, i64* %"back%2.67", !llvm.access.group !141
	%663 = add nsw i64 %626, %662
	%664 = sub nsw i64 %663, 1
	%665 = add nsw i64 %664, 1
	%666 = load i64, i64* %u.stride.6
	%667 = mul nsw i64 %665, %666
	%668 = load i64, i64* %u.stride.5
	%669 = mul nsw i64 2, %668
	%670 = add nsw i64 %667, %669
	%671 = load i64, i64* %u.stride.4
	%672 = mul nsw i64 %639, %671
	%673 = add nsw i64 %670, %672
	%674 = load i64, i64* %u.stride.3
	%675 = mul nsw i64 %652, %674
	%676 = add nsw i64 %673, %675
	%677 = load double*, double** %u.origin.1
	%678 = getelementptr double, double* %677, i64 %676
	%679 = getelementptr double, double* %678, i64 %661
	%680 = load double, double* %679, !alias.scope !11, !noalias !12, !llvm.access.group !142
	%681 = load i64, i64* %"v%1.stride.45"
	%682 = mul nsw i64 %626, %681
	%683 = load i64, i64* %"v%1.stride.44"
	%684 = mul nsw i64 %639, %683
	%685 = add nsw i64 %682, %684
	%686 = load i64, i64* %"v%1.stride.43"
	%687 = mul nsw i64 %652, %686
	%688 = add nsw i64 %685, %687
	%689 = load double*, double** %"v%1.origin.41"
	%690 = getelementptr double, double* %689, i64 %688
	%691 = getelementptr double, double* %690, i64 %657
	store double %680, double* %691, !alias.scope !19, !noalias !20, !llvm.access.group !143
	br label %latch.443

latch.443:
	%692 = add nsw i64 %657, 1
	%693 = icmp slt i64 %657, 5
	br i1 %693, label %do.442, label %done.444, !llvm.loop !146

done.444:
	store i64 %692, i64* %"i%23.72", !llvm.access.group !137
	br label %enddo.445

enddo.445:
	br label %latch.439

do.446:
	%694 = phi i64 [ 1, %endif.329 ], [ %707, %latch.447 ]
	%695 = trunc i64 %694 to i32
	store i32 %695, i32* %"i%30.79"
	%696 = load i64, i64* %"u%start2.26"
	%697 = icmp sgt i64 1, %696
	%698 = select i1 %697, i64 1, i64 %696
	%699 = load i64, i64* %"u%block2.27"
	%700 = load i64, i64* %"u%start2.26"
	%701 = add nsw i64 %699, %700
	%702 = sub nsw i64 %701, 1
	%703 = icmp slt i64 7, %702
	%704 = select i1 %703, i64 7, i64 %702
	%705 = trunc i64 %698 to i32
	store i32 %705, i32* %"i%29.78"
	%706 = icmp sle i64 %698, %704
	br i1 %706, label %do.450, label %enddo.453

latch.447:
	%707 = add nsw i64 %694, 1
	%708 = icmp slt i64 %694, 2
	br i1 %708, label %do.446, label %done.448, !llvm.loop !168

done.448:
	%709 = trunc i64 %707 to i32
	store i32 %709, i32* %"i%30.79"
	br label %enddo.449

enddo.449:
	store double 0.0, double* %"s%1.84"
	store double 0.0, double* %"s%1%part.272"
	store i32 1, i32* %"i%34.83"
	%710 = icmp sle i64 1, 2
	br i1 %710, label %do.462, label %enddo.465

do.450:
	%711 = phi i64 [ %698, %do.446 ], [ %724, %latch.451 ]
	%712 = trunc i64 %711 to i32
	store i32 %712, i32* %"i%29.78"
	%713 = load i64, i64* %"u%start1.24"
	%714 = icmp sgt i64 1, %713
	%715 = select i1 %714, i64 1, i64 %713
	%716 = load i64, i64* %"u%block1.25"
	%717 = load i64, i64* %"u%start1.24"
	%718 = add nsw i64 %716, %717
	%719 = sub nsw i64 %718, 1
	%720 = icmp slt i64 6, %719
	%721 = select i1 %720, i64 6, i64 %719
	%722 = trunc i64 %715 to i32
	store i32 %722, i32* %"i%28.77"
	%723 = icmp sle i64 %715, %721
	br i1 %723, label %do.454, label %enddo.457

latch.451:
	%724 = add nsw i64 %711, 1
	%725 = icmp slt i64 %711, %704
	br i1 %725, label %do.450, label %done.452, !llvm.loop !166

done.452:
	%726 = trunc i64 %724 to i32
	store i32 %726, i32* %"i%29.78"
	br label %enddo.453

enddo.453:
	br label %latch.447

do.454:
	%727 = phi i64 [ %715, %do.450 ], [ %730, %latch.455 ]
	%728 = trunc i64 %727 to i32
	store i32 %728, i32* %"i%28.77", !llvm.access.group !154
	store i32 1, i32* %"i%27.76", !llvm.access.group !154
	%729 = icmp sle i64 1, 5
	br i1 %729, label %do.458, label %enddo.461

latch.455:
	%730 = add nsw i64 %727, 1
	%731 = icmp slt i64 %727, %721
	br i1 %731, label %do.454, label %done.456, !llvm.loop !164

done.456:
	%732 = trunc i64 %730 to i32
	store i32 %732, i32* %"i%28.77"
	br label %enddo.457

enddo.457:
	br label %latch.451

do.458:
	%733 = phi i64 [ 1, %do.454 ], [ %758, %latch.459 ]
	%734 = trunc i64 %733 to i32
	store i32 %734, i32* %"i%27.76", !llvm.access.group !156
	%735 = load i64, i64* %"v%1.stride.45"
	%736 = mul nsw i64 %694, %735
	%737 = load i64, i64* %"v%1.stride.44"
	%738 = mul nsw i64 %711, %737
	%739 = add nsw i64 %736, %738
	%740 = load i64, i64* %"v%1.stride.43"
	%741 = mul nsw i64 %727, %740
	%742 = add nsw i64 %739, %741
	%743 = load double*, double** %"v%1.origin.41"
	%744 = getelementptr double, double* %743, i64 %742
	%745 = getelementptr double, double* %744, i64 %733
	%746 = load double, double* %745, !alias.scope !19, !noalias !20, !llvm.access.group !157
	%747 = load i64, i64* %t.stride.11
	%748 = mul nsw i64 %694, %747
	%749 = load i64, i64* %t.stride.10
	%750 = mul nsw i64 %711, %749
	%751 = add nsw i64 %748, %750
	%752 = load i64, i64* %t.stride.9
	%753 = mul nsw i64 %727, %752
	%754 = add nsw i64 %751, %753
	%755 = load double*, double** %t.origin.7
	%756 = getelementptr double, double* %755, i64 %754
	%757 = getelementptr double, double* %756, i64 %733
	store double %746, double* %757, !alias.scope !13, !noalias !14, !llvm.access.group !158
	br label %latch.459

latch.459:
	%758 = add nsw i64 %733, 1
	%759 = icmp slt i64 %733, 5
	br i1 %759, label %do.458, label %done.460, !llvm.loop !161

done.460:
	%760 = trunc i64 %758 to i32
	store i32 %760, i32* %"i%27.76", !llvm.access.group !154
	br label %enddo.461

enddo.461:
	br label %latch.455

do.462:
	%761 = phi i64 [ 1, %enddo.449 ], [ %774, %latch.463 ]
	%762 = trunc i64 %761 to i32
	store i32 %762, i32* %"i%34.83"
	%763 = load i64, i64* %"u%start2.26"
	%764 = icmp sgt i64 1, %763
	%765 = select i1 %764, i64 1, i64 %763
	%766 = load i64, i64* %"u%block2.27"
	%767 = load i64, i64* %"u%start2.26"
	%768 = add nsw i64 %766, %767
	%769 = sub nsw i64 %768, 1
	%770 = icmp slt i64 7, %769
	%771 = select i1 %770, i64 7, i64 %769
	%772 = trunc i64 %765 to i32
	store i32 %772, i32* %"i%33.82"
	%773 = icmp sle i64 %765, %771
	br i1 %773, label %do.466, label %enddo.469

latch.463:
	%774 = add nsw i64 %761, 1
	%775 = icmp slt i64 %761, 2
	br i1 %775, label %do.462, label %done.464, !llvm.loop !184

done.464:
	%776 = trunc i64 %774 to i32
	store i32 %776, i32* %"i%34.83"
	br label %enddo.465

enddo.465:
	%777 = load double, double* %"s%1%part.272"
	store double %777, double* %temporary.478
	%778 = bitcast double* %temporary.478 to i8*
	call void @hpf_reduce(i8* %778, i32 1, i32 3, i32 0, i8* bitcast (%hpf_pos* @.pos.11 to i8*))
	%779 = load double, double* %temporary.478
	store double %779, double* %"s%1%part.272"
	%780 = load double, double* %"s%1.84"
	%781 = load double, double* %"s%1%part.272"
	%782 = fadd double %780, %781
	store double %782, double* %"s%1.84"
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.12 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.25, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%783 = load i32, i32* %d.22
	store i32 %783, i32* %temporary.479
	%784 = bitcast i32* %temporary.479 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %784, i64 4)
	%785 = load double, double* %"s%1.84"
	store double %785, double* %temporary.480
	%786 = bitcast double* %temporary.480 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %786, i64 8)
	%787 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.482, i32 0, i32 0
	store i64 1, i64* %787
	%788 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.482, i32 0, i32 1
	store i64 1, i64* %788
	%789 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.482, i32 0, i32 2
	store i64 1, i64* %789
	%790 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.482, i32 0, i32 3
	store i64 1, i64* %790
	%791 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.482, i32 0, i32 0
	%792 = bitcast i64* %791 to i8*
	%793 = bitcast double* %temporary.481 to i8*
	call void @hpf_fetch(i8* bitcast (%hpf_array* @array.t to i8*), i8* %792, i8* %793, i8* bitcast (%hpf_pos* @.pos.13 to i8*))
	%794 = load double, double* %temporary.481
	store double %794, double* %"t%copy1.265"
	%795 = load double, double* %"t%copy1.265"
	store double %795, double* %temporary.483
	%796 = bitcast double* %temporary.483 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %796, i64 8)
	%797 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.485, i32 0, i32 0
	store i64 5, i64* %797
	%798 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.485, i32 0, i32 1
	store i64 6, i64* %798
	%799 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.485, i32 0, i32 2
	store i64 7, i64* %799
	%800 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.485, i32 0, i32 3
	store i64 2, i64* %800
	%801 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.485, i32 0, i32 0
	%802 = bitcast i64* %801 to i8*
	%803 = bitcast double* %temporary.484 to i8*
	call void @hpf_fetch(i8* bitcast (%hpf_array* @array.t to i8*), i8* %802, i8* %803, i8* bitcast (%hpf_pos* @.pos.14 to i8*))
	%804 = load double, double* %temporary.484
	store double %804, double* %"t%copy2.266"
	%805 = load double, double* %"t%copy2.266"
	store double %805, double* %temporary.486
	%806 = bitcast double* %temporary.486 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %806, i64 8)
	%807 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.488, i32 0, i32 0
	store i64 3, i64* %807
	%808 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.488, i32 0, i32 1
	store i64 6, i64* %808
	%809 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.488, i32 0, i32 2
	store i64 1, i64* %809
	%810 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.488, i32 0, i32 3
	store i64 2, i64* %810
	%811 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.488, i32 0, i32 0
	%812 = bitcast i64* %811 to i8*
	%813 = bitcast double* %temporary.487 to i8*
	call void @hpf_fetch(i8* bitcast (%hpf_array* @array.t to i8*), i8* %812, i8* %813, i8* bitcast (%hpf_pos* @.pos.15 to i8*))
	%814 = load double, double* %temporary.487
	store double %814, double* %"t%copy3.267"
	%815 = load double, double* %"t%copy3.267"
	store double %815, double* %temporary.489
	%816 = bitcast double* %temporary.489 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %816, i64 8)
	%817 = call i32 @hpf_io_end()
	%818 = load i64, i64* %"u%block1.25"
	%819 = icmp sge i64 %818, 1
	%820 = load i64, i64* %"u%block2.27"
	%821 = icmp sge i64 %820, 1
	%822 = and i1 %819, %821
	%823 = load i64, i64* %"u%start1.24"
	%824 = icmp sge i64 6, %823
	%825 = and i1 %822, %824
	%826 = load i64, i64* %"u%block1.25"
	%827 = load i64, i64* %"u%start1.24"
	%828 = add nsw i64 %826, %827
	%829 = icmp sge i64 %828, 2
	%830 = and i1 %825, %829
	%831 = load i64, i64* %"u%start2.26"
	%832 = icmp sge i64 7, %831
	%833 = and i1 %830, %832
	%834 = load i64, i64* %"u%block2.27"
	%835 = load i64, i64* %"u%start2.26"
	%836 = add nsw i64 %834, %835
	%837 = icmp sge i64 %836, 2
	%838 = and i1 %833, %837
	br i1 %838, label %then.491, label %else.492

do.466:
	%839 = phi i64 [ %765, %do.462 ], [ %852, %latch.467 ]
	%840 = trunc i64 %839 to i32
	store i32 %840, i32* %"i%33.82"
	%841 = load i64, i64* %"u%start1.24"
	%842 = icmp sgt i64 1, %841
	%843 = select i1 %842, i64 1, i64 %841
	%844 = load i64, i64* %"u%block1.25"
	%845 = load i64, i64* %"u%start1.24"
	%846 = add nsw i64 %844, %845
	%847 = sub nsw i64 %846, 1
	%848 = icmp slt i64 6, %847
	%849 = select i1 %848, i64 6, i64 %847
	%850 = trunc i64 %843 to i32
	store i32 %850, i32* %"i%32.81"
	%851 = icmp sle i64 %843, %849
	br i1 %851, label %do.470, label %enddo.473

latch.467:
	%852 = add nsw i64 %839, 1
	%853 = icmp slt i64 %839, %771
	br i1 %853, label %do.466, label %done.468, !llvm.loop !182

done.468:
	%854 = trunc i64 %852 to i32
	store i32 %854, i32* %"i%33.82"
	br label %enddo.469

enddo.469:
	br label %latch.463

do.470:
	%855 = phi i64 [ %843, %do.466 ], [ %858, %latch.471 ]
	%856 = trunc i64 %855 to i32
	store i32 %856, i32* %"i%32.81", !llvm.access.group !169
	store i32 1, i32* %"i%31.80", !llvm.access.group !169
	%857 = icmp sle i64 1, 5
	br i1 %857, label %do.474, label %enddo.477

latch.471:
	%858 = add nsw i64 %855, 1
	%859 = icmp slt i64 %855, %849
	br i1 %859, label %do.470, label %done.472, !llvm.loop !180

done.472:
	%860 = trunc i64 %858 to i32
	store i32 %860, i32* %"i%32.81"
	br label %enddo.473

enddo.473:
	br label %latch.467

do.474:
	%861 = phi i64 [ 1, %do.470 ], [ %877, %latch.475 ]
	%862 = trunc i64 %861 to i32
	store i32 %862, i32* %"i%31.80", !llvm.access.group !171
	%863 = load double, double* %"s%1%part.272", !llvm.access.group !172
	%864 = load i64, i64* %t.stride.11
	%865 = mul nsw i64 %761, %864
	%866 = load i64, i64* %t.stride.10
	%867 = mul nsw i64 %839, %866
	%868 = add nsw i64 %865, %867
	%869 = load i64, i64* %t.stride.9
	%870 = mul nsw i64 %855, %869
	%871 = add nsw i64 %868, %870
	%872 = load double*, double** %t.origin.7
	%873 = getelementptr double, double* %872, i64 %871
	%874 = getelementptr double, double* %873, i64 %861
	%875 = load double, double* %874, !alias.scope !13, !noalias !14, !llvm.access.group !173
	%876 = fadd reassoc nsz double %863, %875
	store double %876, double* %"s%1%part.272", !llvm.access.group !174
	br label %latch.475

latch.475:
	%877 = add nsw i64 %861, 1
	%878 = icmp slt i64 %861, 5
	br i1 %878, label %do.474, label %done.476, !llvm.loop !177

done.476:
	%879 = trunc i64 %877 to i32
	store i32 %879, i32* %"i%31.80", !llvm.access.group !169
	br label %enddo.477

enddo.477:
	br label %latch.471

endif.490:
	%880 = load i64, i64* %"u%block1.25"
	%881 = icmp sge i64 %880, 1
	%882 = load i64, i64* %"u%block2.27"
	%883 = icmp sge i64 %882, 1
	%884 = and i1 %881, %883
	%885 = load i64, i64* %"u%start1.24"
	%886 = icmp sge i64 6, %885
	%887 = and i1 %884, %886
	%888 = load i64, i64* %"u%block1.25"
	%889 = load i64, i64* %"u%start1.24"
	%890 = add nsw i64 %888, %889
	%891 = icmp sge i64 %890, 2
	%892 = and i1 %887, %891
	%893 = load i64, i64* %"u%start2.26"
	%894 = icmp sge i64 7, %893
	%895 = and i1 %892, %894
	%896 = load i64, i64* %"u%block2.27"
	%897 = load i64, i64* %"u%start2.26"
	%898 = add nsw i64 %896, %897
	%899 = icmp sge i64 %898, 2
	%900 = and i1 %895, %899
	br i1 %900, label %then.494, label %else.495

then.491:
	store i64 %251, i64* %"dim%2.85"
	br label %endif.490

else.492:
	br label %endif.490

endif.493:
	%901 = load i64, i64* %"u%block1.25"
	%902 = icmp sge i64 %901, 1
	%903 = load i64, i64* %"u%block2.27"
	%904 = icmp sge i64 %903, 1
	%905 = and i1 %902, %904
	%906 = load i64, i64* %"u%start1.24"
	%907 = icmp sge i64 6, %906
	%908 = and i1 %905, %907
	%909 = load i64, i64* %"u%block1.25"
	%910 = load i64, i64* %"u%start1.24"
	%911 = add nsw i64 %909, %910
	%912 = icmp sge i64 %911, 2
	%913 = and i1 %908, %912
	%914 = load i64, i64* %"u%start2.26"
	%915 = icmp sge i64 7, %914
	%916 = and i1 %913, %915
	%917 = load i64, i64* %"u%block2.27"
	%918 = load i64, i64* %"u%start2.26"
	%919 = add nsw i64 %917, %918
	%920 = icmp sge i64 %919, 2
	%921 = and i1 %916, %920
	br i1 %921, label %then.605, label %else.606

then.494:
	%922 = load i64, i64* %"dim%2.85"
	%923 = icmp eq i64 %922, 2
	br i1 %923, label %then.497, label %else.498

else.495:
	br label %endif.493

endif.496:
	br label %endif.493

then.497:
	store i64 1, i64* %"i%38.94"
	%924 = icmp sle i64 1, 2
	br i1 %924, label %do.499, label %enddo.502

else.498:
	%925 = load i64, i64* %"dim%2.85"
	%926 = icmp eq i64 %925, 3
	br i1 %926, label %then.532, label %else.533

do.499:
	%927 = phi i64 [ 1, %then.497 ], [ %938, %latch.500 ]
	store i64 %927, i64* %"i%38.94"
	%928 = load i64, i64* %"u%start2.26"
	%929 = icmp sgt i64 1, %928
	%930 = select i1 %929, i64 1, i64 %928
	%931 = load i64, i64* %"u%block2.27"
	%932 = load i64, i64* %"u%start2.26"
	%933 = add nsw i64 %931, %932
	%934 = sub nsw i64 %933, 1
	%935 = icmp slt i64 7, %934
	%936 = select i1 %935, i64 7, i64 %934
	store i64 %930, i64* %"i%37.93"
	%937 = icmp sle i64 %930, %936
	br i1 %937, label %do.503, label %enddo.506

latch.500:
	%938 = add nsw i64 %927, 1
	%939 = icmp slt i64 %927, 2
	br i1 %939, label %do.499, label %done.501, !llvm.loop !200

done.501:
	store i64 %938, i64* %"i%38.94"
	br label %enddo.502

enddo.502:
	store i64 1, i64* %"i%42.98"
	%940 = icmp sle i64 1, 2
	br i1 %940, label %do.515, label %enddo.518

do.503:
	%941 = phi i64 [ %930, %do.499 ], [ %952, %latch.504 ]
	store i64 %941, i64* %"i%37.93"
	%942 = load i64, i64* %"u%start1.24"
	%943 = icmp sgt i64 1, %942
	%944 = select i1 %943, i64 1, i64 %942
	%945 = load i64, i64* %"u%block1.25"
	%946 = load i64, i64* %"u%start1.24"
	%947 = add nsw i64 %945, %946
	%948 = sub nsw i64 %947, 1
	%949 = icmp slt i64 3, %948
	%950 = select i1 %949, i64 3, i64 %948
	store i64 %944, i64* %"i%36.92"
	%951 = icmp sle i64 %944, %950
	br i1 %951, label %do.507, label %enddo.510

latch.504:
	%952 = add nsw i64 %941, 1
	%953 = icmp slt i64 %941, %936
	br i1 %953, label %do.503, label %done.505, !llvm.loop !198

done.505:
	store i64 %952, i64* %"i%37.93"
	br label %enddo.506

enddo.506:
	br label %latch.500

do.507:
	%954 = phi i64 [ %944, %do.503 ], [ %956, %latch.508 ]
	store i64 %954, i64* %"i%36.92", !llvm.access.group !185
	store i64 1, i64* %"i%35.91", !llvm.access.group !185
	%955 = icmp sle i64 1, 5
	br i1 %955, label %do.511, label %enddo.514

latch.508:
	%956 = add nsw i64 %954, 1
	%957 = icmp slt i64 %954, %950
	br i1 %957, label %do.507, label %done.509, !llvm.loop !196

done.509:
	store i64 %956, i64* %"i%36.92"
	br label %enddo.510

enddo.510:
	br label %latch.504

do.511:
	%958 = phi i64 [ 1, %do.507 ], [ %990, %latch.512 ]
	store i64 %958, i64* %"i%35.91", !llvm.access.group !187
	%959 = add nsw i64 %954, 3
	%960 = load i32, i32* %d.22, !llvm.access.group !188
	%961 = sdiv i32 %960, 4
	%962 = sext i32 %961 to i64
	%963 = sub nsw i64 %251, %962
	%964 = load i64, i64* %u.stride.6
	%965 = mul nsw i64 %927, %964
	%966 = load i64, i64* %u.stride.5
	%967 = mul nsw i64 %963, %966
	%968 = add nsw i64 %965, %967
	%969 = load i64, i64* %u.stride.4
	%970 = mul nsw i64 %941, %969
	%971 = add nsw i64 %968, %970
	%972 = load i64, i64* %u.stride.3
	%973 = mul nsw i64 %959, %972
	%974 = add nsw i64 %971, %973
	%975 = load double*, double** %u.origin.1
	%976 = getelementptr double, double* %975, i64 %974
	%977 = getelementptr double, double* %976, i64 %958
	%978 = load double, double* %977, !alias.scope !11, !noalias !12, !llvm.access.group !189
	%979 = load i64, i64* %"v%2.stride.90"
	%980 = mul nsw i64 %927, %979
	%981 = load i64, i64* %"v%2.stride.89"
	%982 = mul nsw i64 %941, %981
	%983 = add nsw i64 %980, %982
	%984 = load i64, i64* %"v%2.stride.88"
	%985 = mul nsw i64 %954, %984
	%986 = add nsw i64 %983, %985
	%987 = load double*, double** %"v%2.origin.86"
	%988 = getelementptr double, double* %987, i64 %986
	%989 = getelementptr double, double* %988, i64 %958
	store double %978, double* %989, !alias.scope !21, !noalias !22, !llvm.access.group !190
	br label %latch.512

latch.512:
	%990 = add nsw i64 %958, 1
	%991 = icmp slt i64 %958, 5
	br i1 %991, label %do.511, label %done.513, !llvm.loop !193

done.513:
	store i64 %990, i64* %"i%35.91", !llvm.access.group !185
	br label %enddo.514

enddo.514:
	br label %latch.508

do.515:
	%992 = phi i64 [ 1, %enddo.502 ], [ %1003, %latch.516 ]
	store i64 %992, i64* %"i%42.98"
	%993 = load i64, i64* %"u%start2.26"
	%994 = icmp sgt i64 1, %993
	%995 = select i1 %994, i64 1, i64 %993
	%996 = load i64, i64* %"u%block2.27"
	%997 = load i64, i64* %"u%start2.26"
	%998 = add nsw i64 %996, %997
	%999 = sub nsw i64 %998, 1
	%1000 = icmp slt i64 7, %999
	%1001 = select i1 %1000, i64 7, i64 %999
	store i64 %995, i64* %"i%41.97"
	%1002 = icmp sle i64 %995, %1001
	br i1 %1002, label %do.519, label %enddo.522

latch.516:
	%1003 = add nsw i64 %992, 1
	%1004 = icmp slt i64 %992, 2
	br i1 %1004, label %do.515, label %done.517, !llvm.loop !216

done.517:
	store i64 %1003, i64* %"i%42.98"
	br label %enddo.518

enddo.518:
	br label %endif.496

do.519:
	%1005 = phi i64 [ %995, %do.515 ], [ %1016, %latch.520 ]
	store i64 %1005, i64* %"i%41.97"
	%1006 = load i64, i64* %"u%start1.24"
	%1007 = icmp sgt i64 4, %1006
	%1008 = select i1 %1007, i64 4, i64 %1006
	%1009 = load i64, i64* %"u%block1.25"
	%1010 = load i64, i64* %"u%start1.24"
	%1011 = add nsw i64 %1009, %1010
	%1012 = sub nsw i64 %1011, 1
	%1013 = icmp slt i64 6, %1012
	%1014 = select i1 %1013, i64 6, i64 %1012
	store i64 %1008, i64* %"i%40.96"
	%1015 = icmp sle i64 %1008, %1014
	br i1 %1015, label %do.523, label %enddo.526

latch.520:
	%1016 = add nsw i64 %1005, 1
	%1017 = icmp slt i64 %1005, %1001
	br i1 %1017, label %do.519, label %done.521, !llvm.loop !214

done.521:
	store i64 %1016, i64* %"i%41.97"
	br label %enddo.522

enddo.522:
	br label %latch.516

do.523:
	%1018 = phi i64 [ %1008, %do.519 ], [ %1020, %latch.524 ]
	store i64 %1018, i64* %"i%40.96", !llvm.access.group !201
	store i64 1, i64* %"i%39.95", !llvm.access.group !201
	%1019 = icmp sle i64 1, 5
	br i1 %1019, label %do.527, label %enddo.530

latch.524:
	%1020 = add nsw i64 %1018, 1
	%1021 = icmp slt i64 %1018, %1014
	br i1 %1021, label %do.523, label %done.525, !llvm.loop !212

done.525:
	store i64 %1020, i64* %"i%40.96"
	br label %enddo.526

enddo.526:
	br label %latch.520

do.527:
	%1022 = phi i64 [ 1, %do.523 ], [ %1054, %latch.528 ]
	store i64 %1022, i64* %"i%39.95", !llvm.access.group !203
	%1023 = sub nsw i64 %1018, 3
	%1024 = load i32, i32* %d.22, !llvm.access.group !204
	%1025 = sdiv i32 %1024, 4
	%1026 = sext i32 %1025 to i64
	%1027 = sub nsw i64 %251, %1026
	%1028 = load i64, i64* %u.stride.6
	%1029 = mul nsw i64 %992, %1028
	%1030 = load i64, i64* %u.stride.5
	%1031 = mul nsw i64 %1027, %1030
	%1032 = add nsw i64 %1029, %1031
	%1033 = load i64, i64* %u.stride.4
	%1034 = mul nsw i64 %1005, %1033
	%1035 = add nsw i64 %1032, %1034
	%1036 = load i64, i64* %u.stride.3
	%1037 = mul nsw i64 %1023, %1036
	%1038 = add nsw i64 %1035, %1037
	%1039 = load double*, double** %u.origin.1
	%1040 = getelementptr double, double* %1039, i64 %1038
	%1041 = getelementptr double, double* %1040, i64 %1022
	%1042 = load double, double* %1041, !alias.scope !11, !noalias !12, !llvm.access.group !205
	%1043 = load i64, i64* %"v%2.stride.90"
	%1044 = mul nsw i64 %992, %1043
	%1045 = load i64, i64* %"v%2.stride.89"
	%1046 = mul nsw i64 %1005, %1045
	%1047 = add nsw i64 %1044, %1046
	%1048 = load i64, i64* %"v%2.stride.88"
	%1049 = mul nsw i64 %1018, %1048
	%1050 = add nsw i64 %1047, %1049
	%1051 = load double*, double** %"v%2.origin.86"
	%1052 = getelementptr double, double* %1051, i64 %1050
	%1053 = getelementptr double, double* %1052, i64 %1022
	store double %1042, double* %1053, !alias.scope !21, !noalias !22, !llvm.access.group !206
	br label %latch.528

latch.528:
	%1054 = add nsw i64 %1022, 1
	%1055 = icmp slt i64 %1022, 5
	br i1 %1055, label %do.527, label %done.529, !llvm.loop !209

done.529:
	store i64 %1054, i64* %"i%39.95", !llvm.access.group !201
	br label %enddo.530

enddo.530:
	br label %latch.524

endif.531:
	br label %endif.496

then.532:
	store i64 1, i64* %"i%46.102"
	%1056 = icmp sle i64 1, 2
	br i1 %1056, label %do.534, label %enddo.537

else.533:
	store i64 0, i64* %"shift%3.107"
	store i64 1, i64* %"first%3.108"
	store i64 0, i64* %"back%3.109"
	%1057 = load i64, i64* %"dim%2.85"
	%1058 = icmp eq i64 %1057, 1
	br i1 %1058, label %then.567, label %else.568

do.534:
	%1059 = phi i64 [ 1, %then.532 ], [ %1070, %latch.535 ]
	store i64 %1059, i64* %"i%46.102"
	%1060 = load i64, i64* %"u%start2.26"
	%1061 = icmp sgt i64 1, %1060
	%1062 = select i1 %1061, i64 1, i64 %1060
	%1063 = load i64, i64* %"u%block2.27"
	%1064 = load i64, i64* %"u%start2.26"
	%1065 = add nsw i64 %1063, %1064
	%1066 = sub nsw i64 %1065, 1
	%1067 = icmp slt i64 3, %1066
	%1068 = select i1 %1067, i64 3, i64 %1066
	store i64 %1062, i64* %"i%45.101"
	%1069 = icmp sle i64 %1062, %1068
	br i1 %1069, label %do.538, label %enddo.541

latch.535:
	%1070 = add nsw i64 %1059, 1
	%1071 = icmp slt i64 %1059, 2
	br i1 %1071, label %do.534, label %done.536, !llvm.loop !232

done.536:
	store i64 %1070, i64* %"i%46.102"
	br label %enddo.537

enddo.537:
	store i64 1, i64* %"i%50.106"
	%1072 = icmp sle i64 1, 2
	br i1 %1072, label %do.550, label %enddo.553

do.538:
	%1073 = phi i64 [ %1062, %do.534 ], [ %1084, %latch.539 ]
	store i64 %1073, i64* %"i%45.101"
	%1074 = load i64, i64* %"u%start1.24"
	%1075 = icmp sgt i64 1, %1074
	%1076 = select i1 %1075, i64 1, i64 %1074
	%1077 = load i64, i64* %"u%block1.25"
	%1078 = load i64, i64* %"u%start1.24"
	%1079 = add nsw i64 %1077, %1078
	%1080 = sub nsw i64 %1079, 1
	%1081 = icmp slt i64 6, %1080
	%1082 = select i1 %1081, i64 6, i64 %1080
	store i64 %1076, i64* %"i%44.100"
	%1083 = icmp sle i64 %1076, %1082
	br i1 %1083, label %do.542, label %enddo.545

latch.539:
	%1084 = add nsw i64 %1073, 1
	%1085 = icmp slt i64 %1073, %1068
	br i1 %1085, label %do.538, label %done.540, !llvm.loop !230

done.540:
	store i64 %1084, i64* %"i%45.101"
	br label %enddo.541

enddo.541:
	br label %latch.535

do.542:
	%1086 = phi i64 [ %1076, %do.538 ], [ %1088, %latch.543 ]
	store i64 %1086, i64* %"i%44.100", !llvm.access.group !217
	store i64 1, i64* %"i%43.99", !llvm.access.group !217
	%1087 = icmp sle i64 1, 5
	br i1 %1087, label %do.546, label %enddo.549

latch.543:
	%1088 = add nsw i64 %1086, 1
	%1089 = icmp slt i64 %1086, %1082
	br i1 %1089, label %do.542, label %done.544, !llvm.loop !228

done.544:
	store i64 %1088, i64* %"i%44.100"
	br label %enddo.545

enddo.545:
	br label %latch.539

do.546:
	%1090 = phi i64 [ 1, %do.542 ], [ %1122, %latch.547 ]
	store i64 %1090, i64* %"i%43.99", !llvm.access.group !219
	%1091 = add nsw i64 %1073, 4
	%1092 = load i32, i32* %d.22, !llvm.access.group !220
	%1093 = sdiv i32 %1092, 4
	%1094 = sext i32 %1093 to i64
	%1095 = sub nsw i64 %251, %1094
	%1096 = load i64, i64* %u.stride.6
	%1097 = mul nsw i64 %1059, %1096
	%1098 = load i64, i64* %u.stride.5
	%1099 = mul nsw i64 %1095, %1098
	%1100 = add nsw i64 %1097, %1099
	%1101 = load i64, i64* %u.stride.4
	%1102 = mul nsw i64 %1091, %1101
	%1103 = add nsw i64 %1100, %1102
	%1104 = load i64, i64* %u.stride.3
	%1105 = mul nsw i64 %1086, %1104
	%1106 = add nsw i64 %1103, %1105
	%1107 = load double*, double** %u.origin.1
	%1108 = getelementptr double, double* %1107, i64 %1106
	%1109 = getelementptr double, double* %1108, i64 %1090
	%1110 = load double, double* %1109, !alias.scope !11, !noalias !12, !llvm.access.group !221
	%1111 = load i64, i64* %"v%2.stride.90"
	%1112 = mul nsw i64 %1059, %1111
	%1113 = load i64, i64* %"v%2.stride.89"
	%1114 = mul nsw i64 %1073, %1113
	%1115 = add nsw i64 %1112, %1114
	%1116 = load i64, i64* %"v%2.stride.88"
	%1117 = mul nsw i64 %1086, %1116
	%1118 = add nsw i64 %1115, %1117
	%1119 = load double*, double** %"v%2.origin.86"
	%1120 = getelementptr double, double* %1119, i64 %1118
	%1121 = getelementptr double, double* %1120, i64 %1090
	store double %1110, double* %1121, !alias.scope !21, !noalias !22, !llvm.access.group !222
	br label %latch.547

latch.547:
	%1122 = add nsw i64 %1090, 1
	%1123 = icmp slt i64 %1090, 5
	br i1 %1123, label %do.546, label %done.548, !llvm.loop !225

done.548:
	store i64 %1122, i64* %"i%43.99", !llvm.access.group !217
	br label %enddo.549

enddo.549:
	br label %latch.543

do.550:
	%1124 = phi i64 [ 1, %enddo.537 ], [ %1135, %latch.551 ]
	store i64 %1124, i64* %"i%50.106"
	%1125 = load i64, i64* %"u%start2.26"
	%1126 = icmp sgt i64 4, %1125
	%1127 = select i1 %1126, i64 4, i64 %1125
	%1128 = load i64, i64* %"u%block2.27"
	%1129 = load i64, i64* %"u%start2.26"
	%1130 = add nsw i64 %1128, %1129
	%1131 = sub nsw i64 %1130, 1
	%1132 = icmp slt i64 7, %1131
	%1133 = select i1 %1132, i64 7, i64 %1131
	store i64 %1127, i64* %"i%49.105"
	%1134 = icmp sle i64 %1127, %1133
	br i1 %1134, label %do.554, label %enddo.557

latch.551:
	%1135 = add nsw i64 %1124, 1
	%1136 = icmp slt i64 %1124, 2
	br i1 %1136, label %do.550, label %done.552, !llvm.loop !248

done.552:
	store i64 %1135, i64* %"i%50.106"
	br label %enddo.553

enddo.553:
	br label %endif.531

do.554:
	%1137 = phi i64 [ %1127, %do.550 ], [ %1148, %latch.555 ]
	store i64 %1137, i64* %"i%49.105"
	%1138 = load i64, i64* %"u%start1.24"
	%1139 = icmp sgt i64 1, %1138
	%1140 = select i1 %1139, i64 1, i64 %1138
	%1141 = load i64, i64* %"u%block1.25"
	%1142 = load i64, i64* %"u%start1.24"
	%1143 = add nsw i64 %1141, %1142
	%1144 = sub nsw i64 %1143, 1
	%1145 = icmp slt i64 6, %1144
	%1146 = select i1 %1145, i64 6, i64 %1144
	store i64 %1140, i64* %"i%48.104"
	%1147 = icmp sle i64 %1140, %1146
	br i1 %1147, label %do.558, label %enddo.561

latch.555:
	%1148 = add nsw i64 %1137, 1
	%1149 = icmp slt i64 %1137, %1133
	br i1 %1149, label %do.554, label %done.556, !llvm.loop !246

done.556:
	store i64 %1148, i64* %"i%49.105"
	br label %enddo.557

enddo.557:
	br label %latch.551

do.558:
	%1150 = phi i64 [ %1140, %do.554 ], [ %1152, %latch.559 ]
	store i64 %1150, i64* %"i%48.104", !llvm.access.group !233
	store i64 1, i64* %"i%47.103", !llvm.access.group !233
	%1151 = icmp sle i64 1, 5
	br i1 %1151, label %do.562, label %enddo.565

latch.559:
	%1152 = add nsw i64 %1150, 1
	%1153 = icmp slt i64 %1150, %1146
	br i1 %1153, label %do.558, label %done.560, !llvm.loop !244

done.560:
	store i64 %1152, i64* %"i%48.104"
	br label %enddo.561

enddo.561:
	br label %latch.555

do.562:
	%1154 = phi i64 [ 1, %do.558 ], [ %1186, %latch.563 ]
	store i64 %1154, i64* %"i%47.103", !llvm.access.group !235
	%1155 = sub nsw i64 %1137, 3
	%1156 = load i32, i32* %d.22, !llvm.access.group !236
	%1157 = sdiv i32 %1156, 4
	%1158 = sext i32 %1157 to i64
	%1159 = sub nsw i64 %251, %1158
	%1160 = load i64, i64* %u.stride.6
	%1161 = mul nsw i64 %1124, %1160
	%1162 = load i64, i64* %u.stride.5
	%1163 = mul nsw i64 %1159, %1162
	%1164 = add nsw i64 %1161, %1163
	%1165 = load i64, i64* %u.stride.4
	%1166 = mul nsw i64 %1155, %1165
	%1167 = add nsw i64 %1164, %1166
	%1168 = load i64, i64* %u.stride.3
	%1169 = mul nsw i64 %1150, %1168
	%1170 = add nsw i64 %1167, %1169
	%1171 = load double*, double** %u.origin.1
	%1172 = getelementptr double, double* %1171, i64 %1170
	%1173 = getelementptr double, double* %1172, i64 %1154
	%1174 = load double, double* %1173, !alias.scope !11, !noalias !12, !llvm.access.group !237
	%1175 = load i64, i64* %"v%2.stride.90"
	%1176 = mul nsw i64 %1124, %1175
	%1177 = load i64, i64* %"v%2.stride.89"
	%1178 = mul nsw i64 %1137, %1177
	%1179 = add nsw i64 %1176, %1178
	%1180 = load i64, i64* %"v%2.stride.88"
	%1181 = mul nsw i64 %1150, %1180
	%1182 = add nsw i64 %1179, %1181
	%1183 = load double*, double** %"v%2.origin.86"
	%1184 = getelementptr double, double* %1183, i64 %1182
	%1185 = getelementptr double, double* %1184, i64 %1154
	store double %1174, double* %1185, !alias.scope !21, !noalias !22, !llvm.access.group !238
	br label %latch.563

latch.563:
	%1186 = add nsw i64 %1154, 1
	%1187 = icmp slt i64 %1154, 5
	br i1 %1187, label %do.562, label %done.564, !llvm.loop !241

done.564:
	store i64 %1186, i64* %"i%47.103", !llvm.access.group !233
	br label %enddo.565

enddo.565:
	br label %latch.559

endif.566:
	store i64 0, i64* %"shift%4.110"
	store i64 1, i64* %"first%4.111"
	store i64 0, i64* %"back%4.112"
	%1188 = load i64, i64* %"dim%2.85"
	%1189 = icmp eq i64 %1188, 4
	br i1 %1189, label %then.570, label %else.571

then.567:
	store i64 2, i64* %"shift%3.107"
	%1190 = load i64, i64* %"shift%3.107"
	%1191 = sub nsw i64 5, %1190
	%1192 = add nsw i64 %1191, 1
	store i64 %1192, i64* %"first%3.108"
	%1193 = load i64, i64* %"shift%3.107"
	%1194 = sub nsw i64 %1193, 5
	store i64 %1194, i64* %"back%3.109"
	br label %endif.566

else.568:
	br label %endif.566

endif.569:
	%1195 = load i64, i64* %"shift%4.110"
	%1196 = sub nsw i64 2, %1195
	store i64 1, i64* %"i%54.116"
	%1197 = icmp sle i64 1, %1196
	br i1 %1197, label %do.572, label %enddo.575

then.570:
	store i64 1, i64* %"shift%4.110"
	%1198 = load i64, i64* %"shift%4.110"
	%1199 = sub nsw i64 2, %1198
	%1200 = add nsw i64 %1199, 1
	store i64 %1200, i64* %"first%4.111"
	%1201 = load i64, i64* %"shift%4.110"
	%1202 = sub nsw i64 %1201, 2
	store i64 %1202, i64* %"back%4.112"
	br label %endif.569

else.571:
	br label %endif.569

do.572:
	%1203 = phi i64 [ 1, %endif.569 ], [ %1214, %latch.573 ]
	store i64 %1203, i64* %"i%54.116"
	%1204 = load i64, i64* %"u%start2.26"
	%1205 = icmp sgt i64 1, %1204
	%1206 = select i1 %1205, i64 1, i64 %1204
	%1207 = load i64, i64* %"u%block2.27"
	%1208 = load i64, i64* %"u%start2.26"
	%1209 = add nsw i64 %1207, %1208
	%1210 = sub nsw i64 %1209, 1
	%1211 = icmp slt i64 7, %1210
	%1212 = select i1 %1211, i64 7, i64 %1210
	store i64 %1206, i64* %"i%53.115"
	%1213 = icmp sle i64 %1206, %1212
	br i1 %1213, label %do.576, label %enddo.579

latch.573:
	%1214 = add nsw i64 %1203, 1
	%1215 = icmp slt i64 %1203, %1196
	br i1 %1215, label %do.572, label %done.574, !llvm.loop !266

done.574:
	store i64 %1214, i64* %"i%54.116"
	br label %enddo.575

enddo.575:
	%1216 = load i64, i64* %"first%4.111"
	store i64 %1216, i64* %"i%58.120"
	%1217 = icmp sle i64 %1216, 2
	br i1 %1217, label %do.588, label %enddo.591

do.576:
	%1218 = phi i64 [ %1206, %do.572 ], [ %1229, %latch.577 ]
	store i64 %1218, i64* %"i%53.115"
	%1219 = load i64, i64* %"u%start1.24"
	%1220 = icmp sgt i64 1, %1219
	%1221 = select i1 %1220, i64 1, i64 %1219
	%1222 = load i64, i64* %"u%block1.25"
	%1223 = load i64, i64* %"u%start1.24"
	%1224 = add nsw i64 %1222, %1223
	%1225 = sub nsw i64 %1224, 1
	%1226 = icmp slt i64 6, %1225
	%1227 = select i1 %1226, i64 6, i64 %1225
	store i64 %1221, i64* %"i%52.114"
	%1228 = icmp sle i64 %1221, %1227
	br i1 %1228, label %do.580, label %enddo.583

latch.577:
	%1229 = add nsw i64 %1218, 1
	%1230 = icmp slt i64 %1218, %1212
	br i1 %1230, label %do.576, label %done.578, !llvm.loop !264

done.578:
	store i64 %1229, i64* %"i%53.115"
	br label %enddo.579

enddo.579:
	br label %latch.573

do.580:
	%1231 = phi i64 [ %1221, %do.576 ], [ %1235, %latch.581 ]
	store i64 %1231, i64* %"i%52.114", !llvm.access.group !249
	%1232 = load i64, i64* %"shift%3.107", !llvm.access.group !249
	%1233 = sub nsw i64 5, %1232
	store i64 1, i64* %"i%51.113", !llvm.access.group !249
	%1234 = icmp sle i64 1, %1233
	br i1 %1234, label %do.584, label %enddo.587

latch.581:
	%1235 = add nsw i64 %1231, 1
	%1236 = icmp slt i64 %1231, %1227
	br i1 %1236, label %do.580, label %done.582, !llvm.loop !262

done.582:
	store i64 %1235, i64* %"i%52.114"
	br label %enddo.583

enddo.583:
	br label %latch.577

do.584:
	%1237 = phi i64 [ 1, %do.580 ], [ %1276, %latch.585 ]
	store i64 %1237, i64* %"i%51.113", !llvm.access.group !251
	%1238 = load i64, i64* %"shift%3.107", !llvm.access.group !252
	%1239 = add nsw i64 %1237, %1238
	%1240 = sub nsw i64 %1239, 1
	%1241 = add nsw i64 %1240, 1
	%1242 = load i32, i32* %d.22, !llvm.access.group !253
	%1243 = sdiv i32 %1242, 4
	%1244 = sext i32 %1243 to i64
	%1245 = sub nsw i64 %251, %1244
	%1246 = load i64, i64* %"shift%4.110", !llvm.access.group !254
	%1247 = add nsw i64 %1203, %1246
	%1248 = sub nsw i64 %1247, 1
	%1249 = add nsw i64 %1248, 1
	%1250 = load i64, i64* %u.stride.6
	%1251 = mul nsw i64 %1249, %1250
	%1252 = load i64, i64* %u.stride.5
	%1253 = mul nsw i64 %1245, %1252
	%1254 = add nsw i64 %1251, %1253
	%1255 = load i64, i64* %u.stride.4
	%1256 = mul nsw i64 %1218, %1255
	%1257 = add nsw i64 %1254, %1256
	%1258 = load i64, i64* %u.stride.3
	%1259 = mul nsw i64 %1231, %1258
	%1260 = add nsw i64 %1257, %1259
	%1261 = load double*, double** %u.origin.1
	%1262 = getelementptr double, double* %1261, i64 %1260
	%1263 = getelementptr double, double* %1262, i64 %1241
	%1264 = load double, double* %1263, !alias.scope !11, !noalias !12, !llvm.access.group !255
	%1265 = load i64, i64* %"v%2.stride.90"
	%1266 = mul nsw i64 %1203, %1265
	%1267 = load i64, i64* %"v%2.stride.89"
	%1268 = mul nsw i64 %1218, %1267
	%1269 = add nsw i64 %1266, %1268
	%1270 = load i64, i64* %"v%2.stride.88"
	%1271 = mul nsw i64 %1231, %1270
	%1272 = add nsw i64 %1269, %1271
	%1273 = load double*, double** %"v%2.origin.86"
	%1274 = getelementptr double, double* %1273, i64 %1272
	%1275 = getelementptr double, double* %1274, i64 %1237
	store double %1264, double* %1275, !alias.scope !21, !noalias !22, !llvm.access.group !256
	br label %latch.585

latch.585:
	%1276 = add nsw i64 %1237, 1
	%1277 = icmp slt i64 %1237, %1233
	br i1 %1277, label %do.584, label %done.586, !llvm.loop !259

done.586:
	store i64 %1276, i64* %"i%51.113", !llvm.access.group !249
	br label %enddo.587

enddo.587:
	br label %latch.581

do.588:
	%1278 = phi i64 [ %1216, %enddo.575 ], [ %1289, %latch.589 ]
	store i64 %1278, i64* %"i%58.120"
	%1279 = load i64, i64* %"u%start2.26"
	%1280 = icmp sgt i64 1, %1279
	%1281 = select i1 %1280, i64 1, i64 %1279
	%1282 = load i64, i64* %"u%block2.27"
	%1283 = load i64, i64* %"u%start2.26"
	%1284 = add nsw i64 %1282, %1283
	%1285 = sub nsw i64 %1284, 1
	%1286 = icmp slt i64 7, %1285
	%1287 = select i1 %1286, i64 7, i64 %1285
	store i64 %1281, i64* %"i%57.119"
	%1288 = icmp sle i64 %1281, %1287
	br i1 %1288, label %do.592, label %enddo.595

latch.589:
	%1289 = add nsw i64 %1278, 1
	%1290 = icmp slt i64 %1278, 2
	br i1 %1290, label %do.588, label %done.590, !llvm.loop !284

done.590:
	store i64 %1289, i64* %"i%58.120"
	br label %enddo.591

enddo.591:
	br label %endif.531

do.592:
	%1291 = phi i64 [ %1281, %do.588 ], [ %1302, %latch.593 ]
	store i64 %1291, i64* %"i%57.119"
	%1292 = load i64, i64* %"u%start1.24"
	%1293 = icmp sgt i64 1, %1292
	%1294 = select i1 %1293, i64 1, i64 %1292
	%1295 = load i64, i64* %"u%block1.25"
	%1296 = load i64, i64* %"u%start1.24"
	%1297 = add nsw i64 %1295, %1296
	%1298 = sub nsw i64 %1297, 1
	%1299 = icmp slt i64 6, %1298
	%1300 = select i1 %1299, i64 6, i64 %1298
	store i64 %1294, i64* %"i%56.118"
	%1301 = icmp sle i64 %1294, %1300
	br i1 %1301, label %do.596, label %enddo.599

latch.593:
	%1302 = add nsw i64 %1291, 1
	%1303 = icmp slt i64 %1291, %1287
	br i1 %1303, label %do.592, label %done.594, !llvm.loop !282

done.594:
	store i64 %1302, i64* %"i%57.119"
	br label %enddo.595

enddo.595:
	br label %latch.589

do.596:
	%1304 = phi i64 [ %1294, %do.592 ], [ %1307, %latch.597 ]
	store i64 %1304, i64* %"i%56.118", !llvm.access.group !267
	%1305 = load i64, i64* %"first%3.108", !llvm.access.group !267
	store i64 %1305, i64* %"i%55.117", !llvm.access.group !267
	%1306 = icmp sle i64 %1305, 5
	br i1 %1306, label %do.600, label %enddo.603

latch.597:
	%1307 = add nsw i64 %1304, 1
	%1308 = icmp slt i64 %1304, %1300
	br i1 %1308, label %do.596, label %done.598, !llvm.loop !280

done.598:
	store i64 %1307, i64* %"i%56.118"
	br label %enddo.599

enddo.599:
	br label %latch.593

do.600:
	%1309 = phi i64 [ %1305, %do.596 ], [ %1348, %latch.601 ]
	store i64 %1309, i64* %"i%55.117", !llvm.access.group !269
	%1310 = load i64, i64* %"back%3.109", !llvm.access.group !270
	%1311 = add nsw i64 %1309, %1310
	%1312 = sub nsw i64 %1311, 1
	%1313 = add nsw i64 %1312, 1
	%1314 = load i32, i32* %d.22, !llvm.access.group !271
	%1315 = sdiv i32 %1314, 4
	%1316 = sext i32 %1315 to i64
	%1317 = sub nsw i64 %251, %1316
	%1318 = load i64, i64* %"back%4.112", !llvm.access.group !272
	%1319 = add nsw i64 %1278, %1318
	%1320 = sub nsw i64 %1319, 1
	%1321 = add nsw i64 %1320, 1
	%1322 = load i64, i64* %u.stride.6
	%1323 = mul nsw i64 %1321, %1322
	%1324 = load i64, i64* %u.stride.5
	%1325 = mul nsw i64 %1317, %1324
	%1326 = add nsw i64 %1323, %1325
	%1327 = load i64, i64* %u.stride.4
	%1328 = mul nsw i64 %1291, %1327
	%1329 = add nsw i64 %1326, %1328
	%1330 = load i64, i64* %u.stride.3
	%1331 = mul nsw i64 %1304, %1330
	%1332 = add nsw i64 %1329, %1331
	%1333 = load double*, double** %u.origin.1
	%1334 = getelementptr double, double* %1333, i64 %1332
	%1335 = getelementptr double, double* %1334, i64 %1313
	%1336 = load double, double* %1335, !alias.scope !11, !noalias !12, !llvm.access.group !273
	%1337 = load i64, i64* %"v%2.stride.90"
	%1338 = mul nsw i64 %1278, %1337
	%1339 = load i64, i64* %"v%2.stride.89"
	%1340 = mul nsw i64 %1291, %1339
	%1341 = add nsw i64 %1338, %1340
	%1342 = load i64, i64* %"v%2.stride.88"
	%1343 = mul nsw i64 %1304, %1342
	%1344 = add nsw i64 %1341, %1343
	%1345 = load double*, double** %"v%2.origin.86"
	%1346 = getelementptr double, double* %1345, i64 %1344
	%1347 = getelementptr double, double* %1346, i64 %1309
	store double %1336, double* %1347, !alias.scope !21, !noalias !22, !llvm.access.group !274
	br label %latch.601

latch.601:
	%1348 = add nsw i64 %1309, 1
	%1349 = icmp slt i64 %1309, 5
	br i1 %1349, label %do.600, label %done.602, !llvm.loop !277

done.602:
	store i64 %1348, i64* %"i%55.117", !llvm.access.group !267
	br label %enddo.603

enddo.603:
	br label %latch.597

endif.604:
	%1350 = load i64, i64* %"u%block1.25"
	%1351 = icmp sge i64 %1350, 1
	%1352 = load i64, i64* %"u%block2.27"
	%1353 = icmp sge i64 %1352, 1
	%1354 = and i1 %1351, %1353
	%1355 = load i64, i64* %"u%start1.24"
	%1356 = icmp sge i64 6, %1355
	%1357 = and i1 %1354, %1356
	%1358 = load i64, i64* %"u%block1.25"
	%1359 = load i64, i64* %"u%start1.24"
	%1360 = add nsw i64 %1358, %1359
	%1361 = icmp sge i64 %1360, 2
	%1362 = and i1 %1357, %1361
	%1363 = load i64, i64* %"u%start2.26"
	%1364 = icmp sge i64 7, %1363
	%1365 = and i1 %1362, %1364
	%1366 = load i64, i64* %"u%block2.27"
	%1367 = load i64, i64* %"u%start2.26"
	%1368 = add nsw i64 %1366, %1367
	%1369 = icmp sge i64 %1368, 2
	%1370 = and i1 %1365, %1369
	br i1 %1370, label %then.608, label %else.609

then.605:
	store i64 %251, i64* %"dim%3.121"
	br label %endif.604

else.606:
	br label %endif.604

endif.607:
	store i32 1, i32* %"i%86.160"
	%1371 = icmp sle i64 1, 2
	br i1 %1371, label %do.718, label %enddo.721

then.608:
	%1372 = load i64, i64* %"dim%3.121"
	%1373 = icmp eq i64 %1372, 2
	br i1 %1373, label %then.611, label %else.612

else.609:
	br label %endif.607

endif.610:
	br label %endif.607

then.611:
	store i64 1, i64* %"i%62.130"
	%1374 = icmp sle i64 1, 2
	br i1 %1374, label %do.613, label %enddo.616

else.612:
	%1375 = load i64, i64* %"dim%3.121"
	%1376 = icmp eq i64 %1375, 3
	br i1 %1376, label %then.646, label %else.647

do.613:
	%1377 = phi i64 [ 1, %then.611 ], [ %1388, %latch.614 ]
	store i64 %1377, i64* %"i%62.130"
	%1378 = load i64, i64* %"u%start2.26"
	%1379 = icmp sgt i64 1, %1378
	%1380 = select i1 %1379, i64 1, i64 %1378
	%1381 = load i64, i64* %"u%block2.27"
	%1382 = load i64, i64* %"u%start2.26"
	%1383 = add nsw i64 %1381, %1382
	%1384 = sub nsw i64 %1383, 1
	%1385 = icmp slt i64 7, %1384
	%1386 = select i1 %1385, i64 7, i64 %1384
	store i64 %1380, i64* %"i%61.129"
	%1387 = icmp sle i64 %1380, %1386
	br i1 %1387, label %do.617, label %enddo.620

latch.614:
	%1388 = add nsw i64 %1377, 1
	%1389 = icmp slt i64 %1377, 2
	br i1 %1389, label %do.613, label %done.615, !llvm.loop !299

done.615:
	store i64 %1388, i64* %"i%62.130"
	br label %enddo.616

enddo.616:
	store i64 1, i64* %"i%66.134"
	%1390 = icmp sle i64 1, 2
	br i1 %1390, label %do.629, label %enddo.632

do.617:
	%1391 = phi i64 [ %1380, %do.613 ], [ %1402, %latch.618 ]
	store i64 %1391, i64* %"i%61.129"
	%1392 = load i64, i64* %"u%start1.24"
	%1393 = icmp sgt i64 1, %1392
	%1394 = select i1 %1393, i64 1, i64 %1392
	%1395 = load i64, i64* %"u%block1.25"
	%1396 = load i64, i64* %"u%start1.24"
	%1397 = add nsw i64 %1395, %1396
	%1398 = sub nsw i64 %1397, 1
	%1399 = icmp slt i64 6, %1398
	%1400 = select i1 %1399, i64 6, i64 %1398
	store i64 %1394, i64* %"i%60.128"
	%1401 = icmp sle i64 %1394, %1400
	br i1 %1401, label %do.621, label %enddo.624

latch.618:
	%1402 = add nsw i64 %1391, 1
	%1403 = icmp slt i64 %1391, %1386
	br i1 %1403, label %do.617, label %done.619, !llvm.loop !297

done.619:
	store i64 %1402, i64* %"i%61.129"
	br label %enddo.620

enddo.620:
	br label %latch.614

do.621:
	%1404 = phi i64 [ %1394, %do.617 ], [ %1406, %latch.622 ]
	store i64 %1404, i64* %"i%60.128", !llvm.access.group !285
	store i64 1, i64* %"i%59.127", !llvm.access.group !285
	%1405 = icmp sle i64 1, 5
	br i1 %1405, label %do.625, label %enddo.628

latch.622:
	%1406 = add nsw i64 %1404, 1
	%1407 = icmp slt i64 %1404, %1400
	br i1 %1407, label %do.621, label %done.623, !llvm.loop !295

done.623:
	store i64 %1406, i64* %"i%60.128"
	br label %enddo.624

enddo.624:
	br label %latch.618

do.625:
	%1408 = phi i64 [ 1, %do.621 ], [ %1432, %latch.626 ]
	store i64 %1408, i64* %"i%59.127", !llvm.access.group !287
	%1409 = load i64, i64* %t.stride.11
	%1410 = mul nsw i64 %1377, %1409
	%1411 = load i64, i64* %t.stride.10
	%1412 = mul nsw i64 %1391, %1411
	%1413 = add nsw i64 %1410, %1412
	%1414 = load i64, i64* %t.stride.9
	%1415 = mul nsw i64 %1404, %1414
	%1416 = add nsw i64 %1413, %1415
	%1417 = load double*, double** %t.origin.7
	%1418 = getelementptr double, double* %1417, i64 %1416
	%1419 = getelementptr double, double* %1418, i64 %1408
	%1420 = load double, double* %1419, !alias.scope !13, !noalias !14, !llvm.access.group !288
	%1421 = load i64, i64* %"v%3.stride.126"
	%1422 = mul nsw i64 %1377, %1421
	%1423 = load i64, i64* %"v%3.stride.125"
	%1424 = mul nsw i64 %1391, %1423
	%1425 = add nsw i64 %1422, %1424
	%1426 = load i64, i64* %"v%3.stride.124"
	%1427 = mul nsw i64 %1404, %1426
	%1428 = add nsw i64 %1425, %1427
	%1429 = load double*, double** %"v%3.origin.122"
	%1430 = getelementptr double, double* %1429, i64 %1428
	%1431 = getelementptr double, double* %1430, i64 %1408
	store double %1420, double* %1431, !alias.scope !23, !noalias !24, !llvm.access.group !289
	br label %latch.626

latch.626:
	%1432 = add nsw i64 %1408, 1
	%1433 = icmp slt i64 %1408, 5
	br i1 %1433, label %do.625, label %done.627, !llvm.loop !292

done.627:
	store i64 %1432, i64* %"i%59.127", !llvm.access.group !285
	br label %enddo.628

enddo.628:
	br label %latch.622

do.629:
	%1434 = phi i64 [ 1, %enddo.616 ], [ %1436, %latch.630 ]
	store i64 %1434, i64* %"i%66.134"
	store i64 1, i64* %"i%65.133"
	%1435 = icmp sle i64 1, 7
	br i1 %1435, label %do.633, label %enddo.636

latch.630:
	%1436 = add nsw i64 %1434, 1
	%1437 = icmp slt i64 %1434, 2
	br i1 %1437, label %do.629, label %done.631, !llvm.loop !314

done.631:
	store i64 %1436, i64* %"i%66.134"
	br label %enddo.632

enddo.632:
	br label %endif.610

do.633:
	%1438 = phi i64 [ 1, %do.629 ], [ %1440, %latch.634 ]
	store i64 %1438, i64* %"i%65.133"
	store i64 7, i64* %"i%64.132"
	%1439 = icmp sle i64 7, 6
	br i1 %1439, label %do.637, label %enddo.640

latch.634:
	%1440 = add nsw i64 %1438, 1
	%1441 = icmp slt i64 %1438, 7
	br i1 %1441, label %do.633, label %done.635, !llvm.loop !312

done.635:
	store i64 %1440, i64* %"i%65.133"
	br label %enddo.636

enddo.636:
	br label %latch.630

do.637:
	%1442 = phi i64 [ 7, %do.633 ], [ %1444, %latch.638 ]
	store i64 %1442, i64* %"i%64.132", !llvm.access.group !300
	store i64 1, i64* %"i%63.131", !llvm.access.group !300
	%1443 = icmp sle i64 1, 5
	br i1 %1443, label %do.641, label %enddo.644

latch.638:
	%1444 = add nsw i64 %1442, 1
	%1445 = icmp slt i64 %1442, 6
	br i1 %1445, label %do.637, label %done.639, !llvm.loop !310

done.639:
	store i64 %1444, i64* %"i%64.132"
	br label %enddo.640

enddo.640:
	br label %latch.634

do.641:
	%1446 = phi i64 [ 1, %do.637 ], [ %1471, %latch.642 ]
	store i64 %1446, i64* %"i%63.131", !llvm.access.group !302
	%1447 = sub nsw i64 %1442, 6
	%1448 = load i64, i64* %t.stride.11
	%1449 = mul nsw i64 %1434, %1448
	%1450 = load i64, i64* %t.stride.10
	%1451 = mul nsw i64 %1438, %1450
	%1452 = add nsw i64 %1449, %1451
	%1453 = load i64, i64* %t.stride.9
	%1454 = mul nsw i64 %1447, %1453
	%1455 = add nsw i64 %1452, %1454
	%1456 = load double*, double** %t.origin.7
	%1457 = getelementptr double, double* %1456, i64 %1455
	%1458 = getelementptr double, double* %1457, i64 %1446
	%1459 = load double, double* %1458, !alias.scope !13, !noalias !14, !llvm.access.group !303
	%1460 = load i64, i64* %"v%3.stride.126"
	%1461 = mul nsw i64 %1434, %1460
	%1462 = load i64, i64* %"v%3.stride.125"
	%1463 = mul nsw i64 %1438, %1462
	%1464 = add nsw i64 %1461, %1463
	%1465 = load i64, i64* %"v%3.stride.124"
	%1466 = mul nsw i64 %1442, %1465
	%1467 = add nsw i64 %1464, %1466
	%1468 = load double*, double** %"v%3.origin.122"
	%1469 = getelementptr double, double* %1468, i64 %1467
	%1470 = getelementptr double, double* %1469, i64 %1446
	store double %1459, double* %1470, !alias.scope !23, !noalias !24, !llvm.access.group !304
	br label %latch.642

latch.642:
	%1471 = add nsw i64 %1446, 1
	%1472 = icmp slt i64 %1446, 5
	br i1 %1472, label %do.641, label %done.643, !llvm.loop !307

done.643:
	store i64 %1471, i64* %"i%63.131", !llvm.access.group !300
	br label %enddo.644

enddo.644:
	br label %latch.638

endif.645:
	br label %endif.610

then.646:
	store i64 1, i64* %"i%70.138"
	%1473 = icmp sle i64 1, 2
	br i1 %1473, label %do.648, label %enddo.651

else.647:
	store i64 0, i64* %"shift%5.143"
	store i64 1, i64* %"first%5.144"
	store i64 0, i64* %"back%5.145"
	%1474 = load i64, i64* %"dim%3.121"
	%1475 = icmp eq i64 %1474, 1
	br i1 %1475, label %then.681, label %else.682

do.648:
	%1476 = phi i64 [ 1, %then.646 ], [ %1487, %latch.649 ]
	store i64 %1476, i64* %"i%70.138"
	%1477 = load i64, i64* %"u%start2.26"
	%1478 = icmp sgt i64 1, %1477
	%1479 = select i1 %1478, i64 1, i64 %1477
	%1480 = load i64, i64* %"u%block2.27"
	%1481 = load i64, i64* %"u%start2.26"
	%1482 = add nsw i64 %1480, %1481
	%1483 = sub nsw i64 %1482, 1
	%1484 = icmp slt i64 7, %1483
	%1485 = select i1 %1484, i64 7, i64 %1483
	store i64 %1479, i64* %"i%69.137"
	%1486 = icmp sle i64 %1479, %1485
	br i1 %1486, label %do.652, label %enddo.655

latch.649:
	%1487 = add nsw i64 %1476, 1
	%1488 = icmp slt i64 %1476, 2
	br i1 %1488, label %do.648, label %done.650, !llvm.loop !329

done.650:
	store i64 %1487, i64* %"i%70.138"
	br label %enddo.651

enddo.651:
	store i64 1, i64* %"i%74.142"
	%1489 = icmp sle i64 1, 2
	br i1 %1489, label %do.664, label %enddo.667

do.652:
	%1490 = phi i64 [ %1479, %do.648 ], [ %1501, %latch.653 ]
	store i64 %1490, i64* %"i%69.137"
	%1491 = load i64, i64* %"u%start1.24"
	%1492 = icmp sgt i64 1, %1491
	%1493 = select i1 %1492, i64 1, i64 %1491
	%1494 = load i64, i64* %"u%block1.25"
	%1495 = load i64, i64* %"u%start1.24"
	%1496 = add nsw i64 %1494, %1495
	%1497 = sub nsw i64 %1496, 1
	%1498 = icmp slt i64 6, %1497
	%1499 = select i1 %1498, i64 6, i64 %1497
	store i64 %1493, i64* %"i%68.136"
	%1500 = icmp sle i64 %1493, %1499
	br i1 %1500, label %do.656, label %enddo.659

latch.653:
	%1501 = add nsw i64 %1490, 1
	%1502 = icmp slt i64 %1490, %1485
	br i1 %1502, label %do.652, label %done.654, !llvm.loop !327

done.654:
	store i64 %1501, i64* %"i%69.137"
	br label %enddo.655

enddo.655:
	br label %latch.649

do.656:
	%1503 = phi i64 [ %1493, %do.652 ], [ %1505, %latch.657 ]
	store i64 %1503, i64* %"i%68.136", !llvm.access.group !315
	store i64 1, i64* %"i%67.135", !llvm.access.group !315
	%1504 = icmp sle i64 1, 5
	br i1 %1504, label %do.660, label %enddo.663

latch.657:
	%1505 = add nsw i64 %1503, 1
	%1506 = icmp slt i64 %1503, %1499
	br i1 %1506, label %do.656, label %done.658, !llvm.loop !325

done.658:
	store i64 %1505, i64* %"i%68.136"
	br label %enddo.659

enddo.659:
	br label %latch.653

do.660:
	%1507 = phi i64 [ 1, %do.656 ], [ %1531, %latch.661 ]
	store i64 %1507, i64* %"i%67.135", !llvm.access.group !317
	%1508 = load i64, i64* %t.stride.11
	%1509 = mul nsw i64 %1476, %1508
	%1510 = load i64, i64* %t.stride.10
	%1511 = mul nsw i64 %1490, %1510
	%1512 = add nsw i64 %1509, %1511
	%1513 = load i64, i64* %t.stride.9
	%1514 = mul nsw i64 %1503, %1513
	%1515 = add nsw i64 %1512, %1514
	%1516 = load double*, double** %t.origin.7
	%1517 = getelementptr double, double* %1516, i64 %1515
	%1518 = getelementptr double, double* %1517, i64 %1507
	%1519 = load double, double* %1518, !alias.scope !13, !noalias !14, !llvm.access.group !318
	%1520 = load i64, i64* %"v%3.stride.126"
	%1521 = mul nsw i64 %1476, %1520
	%1522 = load i64, i64* %"v%3.stride.125"
	%1523 = mul nsw i64 %1490, %1522
	%1524 = add nsw i64 %1521, %1523
	%1525 = load i64, i64* %"v%3.stride.124"
	%1526 = mul nsw i64 %1503, %1525
	%1527 = add nsw i64 %1524, %1526
	%1528 = load double*, double** %"v%3.origin.122"
	%1529 = getelementptr double, double* %1528, i64 %1527
	%1530 = getelementptr double, double* %1529, i64 %1507
	store double %1519, double* %1530, !alias.scope !23, !noalias !24, !llvm.access.group !319
	br label %latch.661

latch.661:
	%1531 = add nsw i64 %1507, 1
	%1532 = icmp slt i64 %1507, 5
	br i1 %1532, label %do.660, label %done.662, !llvm.loop !322

done.662:
	store i64 %1531, i64* %"i%67.135", !llvm.access.group !315
	br label %enddo.663

enddo.663:
	br label %latch.657

do.664:
	%1533 = phi i64 [ 1, %enddo.651 ], [ %1535, %latch.665 ]
	store i64 %1533, i64* %"i%74.142"
	store i64 8, i64* %"i%73.141"
	%1534 = icmp sle i64 8, 7
	br i1 %1534, label %do.668, label %enddo.671

latch.665:
	%1535 = add nsw i64 %1533, 1
	%1536 = icmp slt i64 %1533, 2
	br i1 %1536, label %do.664, label %done.666, !llvm.loop !344

done.666:
	store i64 %1535, i64* %"i%74.142"
	br label %enddo.667

enddo.667:
	br label %endif.645

do.668:
	%1537 = phi i64 [ 8, %do.664 ], [ %1539, %latch.669 ]
	store i64 %1537, i64* %"i%73.141"
	store i64 1, i64* %"i%72.140"
	%1538 = icmp sle i64 1, 6
	br i1 %1538, label %do.672, label %enddo.675

latch.669:
	%1539 = add nsw i64 %1537, 1
	%1540 = icmp slt i64 %1537, 7
	br i1 %1540, label %do.668, label %done.670, !llvm.loop !342

done.670:
	store i64 %1539, i64* %"i%73.141"
	br label %enddo.671

enddo.671:
	br label %latch.665

do.672:
	%1541 = phi i64 [ 1, %do.668 ], [ %1543, %latch.673 ]
	store i64 %1541, i64* %"i%72.140", !llvm.access.group !330
	store i64 1, i64* %"i%71.139", !llvm.access.group !330
	%1542 = icmp sle i64 1, 5
	br i1 %1542, label %do.676, label %enddo.679

latch.673:
	%1543 = add nsw i64 %1541, 1
	%1544 = icmp slt i64 %1541, 6
	br i1 %1544, label %do.672, label %done.674, !llvm.loop !340

done.674:
	store i64 %1543, i64* %"i%72.140"
	br label %enddo.675

enddo.675:
	br label %latch.669

do.676:
	%1545 = phi i64 [ 1, %do.672 ], [ %1570, %latch.677 ]
	store i64 %1545, i64* %"i%71.139", !llvm.access.group !332
	%1546 = sub nsw i64 %1537, 7
	%1547 = load i64, i64* %t.stride.11
	%1548 = mul nsw i64 %1533, %1547
	%1549 = load i64, i64* %t.stride.10
	%1550 = mul nsw i64 %1546, %1549
	%1551 = add nsw i64 %1548, %1550
	%1552 = load i64, i64* %t.stride.9
	%1553 = mul nsw i64 %1541, %1552
	%1554 = add nsw i64 %1551, %1553
	%1555 = load double*, double** %t.origin.7
	%1556 = getelementptr double, double* %1555, i64 %1554
	%1557 = getelementptr double, double* %1556, i64 %1545
	%1558 = load double, double* %1557, !alias.scope !13, !noalias !14, !llvm.access.group !333
	%1559 = load i64, i64* %"v%3.stride.126"
	%1560 = mul nsw i64 %1533, %1559
	%1561 = load i64, i64* %"v%3.stride.125"
	%1562 = mul nsw i64 %1537, %1561
	%1563 = add nsw i64 %1560, %1562
	%1564 = load i64, i64* %"v%3.stride.124"
	%1565 = mul nsw i64 %1541, %1564
	%1566 = add nsw i64 %1563, %1565
	%1567 = load double*, double** %"v%3.origin.122"
	%1568 = getelementptr double, double* %1567, i64 %1566
	%1569 = getelementptr double, double* %1568, i64 %1545
	store double %1558, double* %1569, !alias.scope !23, !noalias !24, !llvm.access.group !334
	br label %latch.677

latch.677:
	%1570 = add nsw i64 %1545, 1
	%1571 = icmp slt i64 %1545, 5
	br i1 %1571, label %do.676, label %done.678, !llvm.loop !337

done.678:
	store i64 %1570, i64* %"i%71.139", !llvm.access.group !330
	br label %enddo.679

enddo.679:
	br label %latch.673

endif.680:
	store i64 0, i64* %"shift%6.146"
	store i64 1, i64* %"first%6.147"
	store i64 0, i64* %"back%6.148"
	%1572 = load i64, i64* %"dim%3.121"
	%1573 = icmp eq i64 %1572, 4
	br i1 %1573, label %then.684, label %else.685

then.681:
	store i64 0, i64* %"shift%5.143"
	%1574 = load i64, i64* %"shift%5.143"
	%1575 = sub nsw i64 5, %1574
	%1576 = add nsw i64 %1575, 1
	store i64 %1576, i64* %"first%5.144"
	%1577 = load i64, i64* %"shift%5.143"
	%1578 = sub nsw i64 %1577, 5
	store i64 %1578, i64* %"back%5.145"
	br label %endif.680

else.682:
	br label %endif.680

endif.683:
	%1579 = load i64, i64* %"shift%6.146"
	%1580 = sub nsw i64 2, %1579
	store i64 1, i64* %"i%78.152"
	%1581 = icmp sle i64 1, %1580
	br i1 %1581, label %do.686, label %enddo.689

then.684:
	store i64 0, i64* %"shift%6.146"
	%1582 = load i64, i64* %"shift%6.146"
	%1583 = sub nsw i64 2, %1582
	%1584 = add nsw i64 %1583, 1
	store i64 %1584, i64* %"first%6.147"
	%1585 = load i64, i64* %"shift%6.146"
	%1586 = sub nsw i64 %1585, 2
	store i64 %1586, i64* %"back%6.148"
	br label %endif.683

else.685:
	br label %endif.683

do.686:
	%1587 = phi i64 [ 1, %endif.683 ], [ %1598, %latch.687 ]
	store i64 %1587, i64* %"i%78.152"
	%1588 = load i64, i64* %"u%start2.26"
	%1589 = icmp sgt i64 1, %1588
	%1590 = select i1 %1589, i64 1, i64 %1588
	%1591 = load i64, i64* %"u%block2.27"
	%1592 = load i64, i64* %"u%start2.26"
	%1593 = add nsw i64 %1591, %1592
	%1594 = sub nsw i64 %1593, 1
	%1595 = icmp slt i64 7, %1594
	%1596 = select i1 %1595, i64 7, i64 %1594
	store i64 %1590, i64* %"i%77.151"
	%1597 = icmp sle i64 %1590, %1596
	br i1 %1597, label %do.690, label %enddo.693

latch.687:
	%1598 = add nsw i64 %1587, 1
	%1599 = icmp slt i64 %1587, %1580
	br i1 %1599, label %do.686, label %done.688, !llvm.loop !361

done.688:
	store i64 %1598, i64* %"i%78.152"
	br label %enddo.689

enddo.689:
	%1600 = load i64, i64* %"first%6.147"
	store i64 %1600, i64* %"i%82.156"
	%1601 = icmp sle i64 %1600, 2
	br i1 %1601, label %do.702, label %enddo.705

do.690:
	%1602 = phi i64 [ %1590, %do.686 ], [ %1613, %latch.691 ]
	store i64 %1602, i64* %"i%77.151"
	%1603 = load i64, i64* %"u%start1.24"
	%1604 = icmp sgt i64 1, %1603
	%1605 = select i1 %1604, i64 1, i64 %1603
	%1606 = load i64, i64* %"u%block1.25"
	%1607 = load i64, i64* %"u%start1.24"
	%1608 = add nsw i64 %1606, %1607
	%1609 = sub nsw i64 %1608, 1
	%1610 = icmp slt i64 6, %1609
	%1611 = select i1 %1610, i64 6, i64 %1609
	store i64 %1605, i64* %"i%76.150"
	%1612 = icmp sle i64 %1605, %1611
	br i1 %1612, label %do.694, label %enddo.697

latch.691:
	%1613 = add nsw i64 %1602, 1
	%1614 = icmp slt i64 %1602, %1596
	br i1 %1614, label %do.690, label %done.692, !llvm.loop !359

done.692:
	store i64 %1613, i64* %"i%77.151"
	br label %enddo.693

enddo.693:
	br label %latch.687

do.694:
	%1615 = phi i64 [ %1605, %do.690 ], [ %1619, %latch.695 ]
	store i64 %1615, i64* %"i%76.150", !llvm.access.group !345
	%1616 = load i64, i64* %"shift%5.143", !llvm.access.group !345
	%1617 = sub nsw i64 5, %1616
	store i64 1, i64* %"i%75.149", !llvm.access.group !345
	%1618 = icmp sle i64 1, %1617
	br i1 %1618, label %do.698, label %enddo.701

latch.695:
	%1619 = add nsw i64 %1615, 1
	%1620 = icmp slt i64 %1615, %1611
	br i1 %1620, label %do.694, label %done.696, !llvm.loop !357

done.696:
	store i64 %1619, i64* %"i%76.150"
	br label %enddo.697

enddo.697:
	br label %latch.691

do.698:
	%1621 = phi i64 [ 1, %do.694 ], [ %1653, %latch.699 ]
	store i64 %1621, i64* %"i%75.149", !llvm.access.group !347
	%1622 = load i64, i64* %"shift%5.143", !llvm.access.group !348
	%1623 = add nsw i64 %1621, %1622
	%1624 = sub nsw i64 %1623, 1
	%1625 = add nsw i64 %1624, 1
	%1626 = load i64, i64* %"shift%6.146", !llvm.access.group !349
	%1627 = add nsw i64 %1587, %1626
	%1628 = sub nsw i64 %1627, 1
	%1629 = add nsw i64 %1628, 1
	%1630 = load i64, i64* %t.stride.11
	%1631 = mul nsw i64 %1629, %1630
	%1632 = load i64, i64* %t.stride.10
	%1633 = mul nsw i64 %1602, %1632
	%1634 = add nsw i64 %1631, %1633
	%1635 = load i64, i64* %t.stride.9
	%1636 = mul nsw i64 %1615, %1635
	%1637 = add nsw i64 %1634, %1636
	%1638 = load double*, double** %t.origin.7
	%1639 = getelementptr double, double* %1638, i64 %1637
	%1640 = getelementptr double, double* %1639, i64 %1625
	%1641 = load double, double* %1640, !alias.scope !13, !noalias !14, !llvm.access.group !350
	%1642 = load i64, i64* %"v%3.stride.126"
	%1643 = mul nsw i64 %1587, %1642
	%1644 = load i64, i64* %"v%3.stride.125"
	%1645 = mul nsw i64 %1602, %1644
	%1646 = add nsw i64 %1643, %1645
	%1647 = load i64, i64* %"v%3.stride.124"
	%1648 = mul nsw i64 %1615, %1647
	%1649 = add nsw i64 %1646, %1648
	%1650 = load double*, double** %"v%3.origin.122"
	%1651 = getelementptr double, double* %1650, i64 %1649
	%1652 = getelementptr double, double* %1651, i64 %1621
	store double %1641, double* %1652, !alias.scope !23, !noalias !24, !llvm.access.group !351
	br label %latch.699

latch.699:
	%1653 = add nsw i64 %1621, 1
	%1654 = icmp slt i64 %1621, %1617
	br i1 %1654, label %do.698, label %done.700, !llvm.loop !354

done.700:
	store i64 %1653, i64* %"i%75.149", !llvm.access.group !345
	br label %enddo.701

enddo.701:
	br label %latch.695

do.702:
	%1655 = phi i64 [ %1600, %enddo.689 ], [ %1666, %latch.703 ]
	store i64 %1655, i64* %"i%82.156"
	%1656 = load i64, i64* %"u%start2.26"
	%1657 = icmp sgt i64 1, %1656
	%1658 = select i1 %1657, i64 1, i64 %1656
	%1659 = load i64, i64* %"u%block2.27"
	%1660 = load i64, i64* %"u%start2.26"
	%1661 = add nsw i64 %1659, %1660
	%1662 = sub nsw i64 %1661, 1
	%1663 = icmp slt i64 7, %1662
	%1664 = select i1 %1663, i64 7, i64 %1662
	store i64 %1658, i64* %"i%81.155"
	%1665 = icmp sle i64 %1658, %1664
	br i1 %1665, label %do.706, label %enddo.709

latch.703:
	%1666 = add nsw i64 %1655, 1
	%1667 = icmp slt i64 %1655, 2
	br i1 %1667, label %do.702, label %done.704, !llvm.loop !378

done.704:
	store i64 %1666, i64* %"i%82.156"
	br label %enddo.705

enddo.705:
	br label %endif.645

do.706:
	%1668 = phi i64 [ %1658, %do.702 ], [ %1679, %latch.707 ]
	store i64 %1668, i64* %"i%81.155"
	%1669 = load i64, i64* %"u%start1.24"
	%1670 = icmp sgt i64 1, %1669
	%1671 = select i1 %1670, i64 1, i64 %1669
	%1672 = load i64, i64* %"u%block1.25"
	%1673 = load i64, i64* %"u%start1.24"
	%1674 = add nsw i64 %1672, %1673
	%1675 = sub nsw i64 %1674, 1
	%1676 = icmp slt i64 6, %1675
	%1677 = select i1 %1676, i64 6, i64 %1675
	store i64 %1671, i64* %"i%80.154"
	%1678 = icmp sle i64 %1671, %1677
	br i1 %1678, label %do.710, label %enddo.713

latch.707:
	%1679 = add nsw i64 %1668, 1
	%1680 = icmp slt i64 %1668, %1664
	br i1 %1680, label %do.706, label %done.708, !llvm.loop !376

done.708:
	store i64 %1679, i64* %"i%81.155"
	br label %enddo.709

enddo.709:
	br label %latch.703

do.710:
	%1681 = phi i64 [ %1671, %do.706 ], [ %1684, %latch.711 ]
	store i64 %1681, i64* %"i%80.154", !llvm.access.group !362
	%1682 = load i64, i64* %"first%5.144", !llvm.access.group !362
	store i64 %1682, i64* %"i%79.153", !llvm.access.group !362
	%1683 = icmp sle i64 %1682, 5
	br i1 %1683, label %do.714, label %enddo.717

latch.711:
	%1684 = add nsw i64 %1681, 1
	%1685 = icmp slt i64 %1681, %1677
	br i1 %1685, label %do.710, label %done.712, !llvm.loop !374

done.712:
	store i64 %1684, i64* %"i%80.154"
	br label %enddo.713

enddo.713:
	br label %latch.707

do.714:
	%1686 = phi i64 [ %1682, %do.710 ], [ %1718, %latch.715 ]
	store i64 %1686, i64* %"i%79.153", !llvm.access.group !364
	%1687 = load i64, i64* %"back%5.145", !llvm.access.group !365
	%1688 = add nsw i64 %1686, %1687
	%1689 = sub nsw i64 %1688, 1
	%1690 = add nsw i64 %1689, 1
	%1691 = load i64, i64* %"back%6.148", !llvm.access.group !366
	%1692 = add nsw i64 %1655, %1691
	%1693 = sub nsw i64 %1692, 1
	%1694 = add nsw i64 %1693, 1
	%1695 = load i64, i64* %t.stride.11
	%1696 = mul nsw i64 %1694, %1695
	%1697 = load i64, i64* %t.stride.10
	%1698 = mul nsw i64 %1668, %1697
	%1699 = add nsw i64 %1696, %1698
	%1700 = load i64, i64* %t.stride.9
	%1701 = mul nsw i64 %1681, %1700
	%1702 = add nsw i64 %1699, %1701
	%1703 = load double*, double** %t.origin.7
	%1704 = getelementptr double, double* %1703, i64 %1702
	%1705 = getelementptr double, double* %1704, i64 %1690
	%1706 = load double, double* %1705, !alias.scope !13, !noalias !14, !llvm.access.group !367
	%1707 = load i64, i64* %"v%3.stride.126"
	%1708 = mul nsw i64 %1655, %1707
	%1709 = load i64, i64* %"v%3.stride.125"
	%1710 = mul nsw i64 %1668, %1709
	%1711 = add nsw i64 %1708, %1710
	%1712 = load i64, i64* %"v%3.stride.124"
	%1713 = mul nsw i64 %1681, %1712
	%1714 = add nsw i64 %1711, %1713
	%1715 = load double*, double** %"v%3.origin.122"
	%1716 = getelementptr double, double* %1715, i64 %1714
	%1717 = getelementptr double, double* %1716, i64 %1686
	store double %1706, double* %1717, !alias.scope !23, !noalias !24, !llvm.access.group !368
	br label %latch.715

latch.715:
	%1718 = add nsw i64 %1686, 1
	%1719 = icmp slt i64 %1686, 5
	br i1 %1719, label %do.714, label %done.716, !llvm.loop !371

done.716:
	store i64 %1718, i64* %"i%79.153", !llvm.access.group !362
	br label %enddo.717

enddo.717:
	br label %latch.711

do.718:
	%1720 = phi i64 [ 1, %endif.607 ], [ %1733, %latch.719 ]
	%1721 = trunc i64 %1720 to i32
	store i32 %1721, i32* %"i%86.160"
	%1722 = load i64, i64* %"u%start2.26"
	%1723 = icmp sgt i64 1, %1722
	%1724 = select i1 %1723, i64 1, i64 %1722
	%1725 = load i64, i64* %"u%block2.27"
	%1726 = load i64, i64* %"u%start2.26"
	%1727 = add nsw i64 %1725, %1726
	%1728 = sub nsw i64 %1727, 1
	%1729 = icmp slt i64 7, %1728
	%1730 = select i1 %1729, i64 7, i64 %1728
	%1731 = trunc i64 %1724 to i32
	store i32 %1731, i32* %"i%85.159"
	%1732 = icmp sle i64 %1724, %1730
	br i1 %1732, label %do.722, label %enddo.725

latch.719:
	%1733 = add nsw i64 %1720, 1
	%1734 = icmp slt i64 %1720, 2
	br i1 %1734, label %do.718, label %done.720, !llvm.loop !394

done.720:
	%1735 = trunc i64 %1733 to i32
	store i32 %1735, i32* %"i%86.160"
	br label %enddo.721

enddo.721:
	store double 0.0, double* %"s%2.165"
	store double 0.0, double* %"s%2%part.273"
	store i32 1, i32* %"i%90.164"
	%1736 = icmp sle i64 1, 2
	br i1 %1736, label %do.734, label %enddo.737

do.722:
	%1737 = phi i64 [ %1724, %do.718 ], [ %1750, %latch.723 ]
	%1738 = trunc i64 %1737 to i32
	store i32 %1738, i32* %"i%85.159"
	%1739 = load i64, i64* %"u%start1.24"
	%1740 = icmp sgt i64 1, %1739
	%1741 = select i1 %1740, i64 1, i64 %1739
	%1742 = load i64, i64* %"u%block1.25"
	%1743 = load i64, i64* %"u%start1.24"
	%1744 = add nsw i64 %1742, %1743
	%1745 = sub nsw i64 %1744, 1
	%1746 = icmp slt i64 6, %1745
	%1747 = select i1 %1746, i64 6, i64 %1745
	%1748 = trunc i64 %1741 to i32
	store i32 %1748, i32* %"i%84.158"
	%1749 = icmp sle i64 %1741, %1747
	br i1 %1749, label %do.726, label %enddo.729

latch.723:
	%1750 = add nsw i64 %1737, 1
	%1751 = icmp slt i64 %1737, %1730
	br i1 %1751, label %do.722, label %done.724, !llvm.loop !392

done.724:
	%1752 = trunc i64 %1750 to i32
	store i32 %1752, i32* %"i%85.159"
	br label %enddo.725

enddo.725:
	br label %latch.719

do.726:
	%1753 = phi i64 [ %1741, %do.722 ], [ %1756, %latch.727 ]
	%1754 = trunc i64 %1753 to i32
	store i32 %1754, i32* %"i%84.158", !llvm.access.group !379
	store i32 1, i32* %"i%83.157", !llvm.access.group !379
	%1755 = icmp sle i64 1, 5
	br i1 %1755, label %do.730, label %enddo.733

latch.727:
	%1756 = add nsw i64 %1753, 1
	%1757 = icmp slt i64 %1753, %1747
	br i1 %1757, label %do.726, label %done.728, !llvm.loop !390

done.728:
	%1758 = trunc i64 %1756 to i32
	store i32 %1758, i32* %"i%84.158"
	br label %enddo.729

enddo.729:
	br label %latch.723

do.730:
	%1759 = phi i64 [ 1, %do.726 ], [ %1797, %latch.731 ]
	%1760 = trunc i64 %1759 to i32
	store i32 %1760, i32* %"i%83.157", !llvm.access.group !381
	%1761 = load i64, i64* %"v%2.stride.90"
	%1762 = mul nsw i64 %1720, %1761
	%1763 = load i64, i64* %"v%2.stride.89"
	%1764 = mul nsw i64 %1737, %1763
	%1765 = add nsw i64 %1762, %1764
	%1766 = load i64, i64* %"v%2.stride.88"
	%1767 = mul nsw i64 %1753, %1766
	%1768 = add nsw i64 %1765, %1767
	%1769 = load double*, double** %"v%2.origin.86"
	%1770 = getelementptr double, double* %1769, i64 %1768
	%1771 = getelementptr double, double* %1770, i64 %1759
	%1772 = load double, double* %1771, !alias.scope !21, !noalias !22, !llvm.access.group !382
	%1773 = load i64, i64* %"v%3.stride.126"
	%1774 = mul nsw i64 %1720, %1773
	%1775 = load i64, i64* %"v%3.stride.125"
	%1776 = mul nsw i64 %1737, %1775
	%1777 = add nsw i64 %1774, %1776
	%1778 = load i64, i64* %"v%3.stride.124"
	%1779 = mul nsw i64 %1753, %1778
	%1780 = add nsw i64 %1777, %1779
	%1781 = load double*, double** %"v%3.origin.122"
	%1782 = getelementptr double, double* %1781, i64 %1780
	%1783 = getelementptr double, double* %1782, i64 %1759
	%1784 = load double, double* %1783, !alias.scope !23, !noalias !24, !llvm.access.group !383
	%1785 = fsub double %1772, %1784
	%1786 = load i64, i64* %t.stride.11
	%1787 = mul nsw i64 %1720, %1786
	%1788 = load i64, i64* %t.stride.10
	%1789 = mul nsw i64 %1737, %1788
	%1790 = add nsw i64 %1787, %1789
	%1791 = load i64, i64* %t.stride.9
	%1792 = mul nsw i64 %1753, %1791
	%1793 = add nsw i64 %1790, %1792
	%1794 = load double*, double** %t.origin.7
	%1795 = getelementptr double, double* %1794, i64 %1793
	%1796 = getelementptr double, double* %1795, i64 %1759
	store double %1785, double* %1796, !alias.scope !13, !noalias !14, !llvm.access.group !384
	br label %latch.731

latch.731:
	%1797 = add nsw i64 %1759, 1
	%1798 = icmp slt i64 %1759, 5
	br i1 %1798, label %do.730, label %done.732, !llvm.loop !387

done.732:
	%1799 = trunc i64 %1797 to i32
	store i32 %1799, i32* %"i%83.157", !llvm.access.group !379
	br label %enddo.733

enddo.733:
	br label %latch.727

do.734:
	%1800 = phi i64 [ 1, %enddo.721 ], [ %1813, %latch.735 ]
	%1801 = trunc i64 %1800 to i32
	store i32 %1801, i32* %"i%90.164"
	%1802 = load i64, i64* %"u%start2.26"
	%1803 = icmp sgt i64 1, %1802
	%1804 = select i1 %1803, i64 1, i64 %1802
	%1805 = load i64, i64* %"u%block2.27"
	%1806 = load i64, i64* %"u%start2.26"
	%1807 = add nsw i64 %1805, %1806
	%1808 = sub nsw i64 %1807, 1
	%1809 = icmp slt i64 7, %1808
	%1810 = select i1 %1809, i64 7, i64 %1808
	%1811 = trunc i64 %1804 to i32
	store i32 %1811, i32* %"i%89.163"
	%1812 = icmp sle i64 %1804, %1810
	br i1 %1812, label %do.738, label %enddo.741

latch.735:
	%1813 = add nsw i64 %1800, 1
	%1814 = icmp slt i64 %1800, 2
	br i1 %1814, label %do.734, label %done.736, !llvm.loop !410

done.736:
	%1815 = trunc i64 %1813 to i32
	store i32 %1815, i32* %"i%90.164"
	br label %enddo.737

enddo.737:
	%1816 = load double, double* %"s%2%part.273"
	store double %1816, double* %temporary.750
	%1817 = bitcast double* %temporary.750 to i8*
	call void @hpf_reduce(i8* %1817, i32 1, i32 3, i32 0, i8* bitcast (%hpf_pos* @.pos.16 to i8*))
	%1818 = load double, double* %temporary.750
	store double %1818, double* %"s%2%part.273"
	%1819 = load double, double* %"s%2.165"
	%1820 = load double, double* %"s%2%part.273"
	%1821 = fadd double %1819, %1820
	store double %1821, double* %"s%2.165"
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.17 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.25, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%1822 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.752, i32 0, i32 0
	store i64 1, i64* %1822
	%1823 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.752, i32 0, i32 1
	store i64 2, i64* %1823
	%1824 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.752, i32 0, i32 2
	store i64 3, i64* %1824
	%1825 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.752, i32 0, i32 3
	store i64 1, i64* %1825
	%1826 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.752, i32 0, i32 0
	%1827 = bitcast i64* %1826 to i8*
	%1828 = bitcast double* %temporary.751 to i8*
	call void @hpf_fetch(i8* bitcast (%hpf_array* @array.t to i8*), i8* %1827, i8* %1828, i8* bitcast (%hpf_pos* @.pos.18 to i8*))
	%1829 = load double, double* %temporary.751
	store double %1829, double* %"t%copy4.268"
	%1830 = load double, double* %"t%copy4.268"
	store double %1830, double* %temporary.753
	%1831 = bitcast double* %temporary.753 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %1831, i64 8)
	%1832 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.755, i32 0, i32 0
	store i64 5, i64* %1832
	%1833 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.755, i32 0, i32 1
	store i64 6, i64* %1833
	%1834 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.755, i32 0, i32 2
	store i64 7, i64* %1834
	%1835 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.755, i32 0, i32 3
	store i64 2, i64* %1835
	%1836 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.755, i32 0, i32 0
	%1837 = bitcast i64* %1836 to i8*
	%1838 = bitcast double* %temporary.754 to i8*
	call void @hpf_fetch(i8* bitcast (%hpf_array* @array.t to i8*), i8* %1837, i8* %1838, i8* bitcast (%hpf_pos* @.pos.19 to i8*))
	%1839 = load double, double* %temporary.754
	store double %1839, double* %"t%copy5.269"
	%1840 = load double, double* %"t%copy5.269"
	store double %1840, double* %temporary.756
	%1841 = bitcast double* %temporary.756 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %1841, i64 8)
	%1842 = load double, double* %"s%2.165"
	store double %1842, double* %temporary.757
	%1843 = bitcast double* %temporary.757 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %1843, i64 8)
	%1844 = call i32 @hpf_io_end()
	%1845 = load i64, i64* %"u%block1.25"
	%1846 = icmp sge i64 %1845, 1
	%1847 = load i64, i64* %"u%block2.27"
	%1848 = icmp sge i64 %1847, 1
	%1849 = and i1 %1846, %1848
	%1850 = load i64, i64* %"u%start1.24"
	%1851 = icmp sge i64 6, %1850
	%1852 = and i1 %1849, %1851
	%1853 = load i64, i64* %"u%block1.25"
	%1854 = load i64, i64* %"u%start1.24"
	%1855 = add nsw i64 %1853, %1854
	%1856 = icmp sge i64 %1855, 2
	%1857 = and i1 %1852, %1856
	%1858 = load i64, i64* %"u%start2.26"
	%1859 = icmp sge i64 7, %1858
	%1860 = and i1 %1857, %1859
	%1861 = load i64, i64* %"u%block2.27"
	%1862 = load i64, i64* %"u%start2.26"
	%1863 = add nsw i64 %1861, %1862
	%1864 = icmp sge i64 %1863, 2
	%1865 = and i1 %1860, %1864
	br i1 %1865, label %then.759, label %else.760

do.738:
	%1866 = phi i64 [ %1804, %do.734 ], [ %1879, %latch.739 ]
	%1867 = trunc i64 %1866 to i32
	store i32 %1867, i32* %"i%89.163"
	%1868 = load i64, i64* %"u%start1.24"
	%1869 = icmp sgt i64 1, %1868
	%1870 = select i1 %1869, i64 1, i64 %1868
	%1871 = load i64, i64* %"u%block1.25"
	%1872 = load i64, i64* %"u%start1.24"
	%1873 = add nsw i64 %1871, %1872
	%1874 = sub nsw i64 %1873, 1
	%1875 = icmp slt i64 6, %1874
	%1876 = select i1 %1875, i64 6, i64 %1874
	%1877 = trunc i64 %1870 to i32
	store i32 %1877, i32* %"i%88.162"
	%1878 = icmp sle i64 %1870, %1876
	br i1 %1878, label %do.742, label %enddo.745

latch.739:
	%1879 = add nsw i64 %1866, 1
	%1880 = icmp slt i64 %1866, %1810
	br i1 %1880, label %do.738, label %done.740, !llvm.loop !408

done.740:
	%1881 = trunc i64 %1879 to i32
	store i32 %1881, i32* %"i%89.163"
	br label %enddo.741

enddo.741:
	br label %latch.735

do.742:
	%1882 = phi i64 [ %1870, %do.738 ], [ %1885, %latch.743 ]
	%1883 = trunc i64 %1882 to i32
	store i32 %1883, i32* %"i%88.162", !llvm.access.group !395
	store i32 1, i32* %"i%87.161", !llvm.access.group !395
	%1884 = icmp sle i64 1, 5
	br i1 %1884, label %do.746, label %enddo.749

latch.743:
	%1885 = add nsw i64 %1882, 1
	%1886 = icmp slt i64 %1882, %1876
	br i1 %1886, label %do.742, label %done.744, !llvm.loop !406

done.744:
	%1887 = trunc i64 %1885 to i32
	store i32 %1887, i32* %"i%88.162"
	br label %enddo.745

enddo.745:
	br label %latch.739

do.746:
	%1888 = phi i64 [ 1, %do.742 ], [ %1905, %latch.747 ]
	%1889 = trunc i64 %1888 to i32
	store i32 %1889, i32* %"i%87.161", !llvm.access.group !397
	%1890 = load double, double* %"s%2%part.273", !llvm.access.group !398
	%1891 = load i64, i64* %t.stride.11
	%1892 = mul nsw i64 %1800, %1891
	%1893 = load i64, i64* %t.stride.10
	%1894 = mul nsw i64 %1866, %1893
	%1895 = add nsw i64 %1892, %1894
	%1896 = load i64, i64* %t.stride.9
	%1897 = mul nsw i64 %1882, %1896
	%1898 = add nsw i64 %1895, %1897
	%1899 = load double*, double** %t.origin.7
	%1900 = getelementptr double, double* %1899, i64 %1898
	%1901 = getelementptr double, double* %1900, i64 %1888
	%1902 = load double, double* %1901, !alias.scope !13, !noalias !14, !llvm.access.group !399
	%1903 = call double @llvm.fabs.f64(double %1902)
	%1904 = fadd reassoc nsz double %1890, %1903
	store double %1904, double* %"s%2%part.273", !llvm.access.group !400
	br label %latch.747

latch.747:
	%1905 = add nsw i64 %1888, 1
	%1906 = icmp slt i64 %1888, 5
	br i1 %1906, label %do.746, label %done.748, !llvm.loop !403

done.748:
	%1907 = trunc i64 %1905 to i32
	store i32 %1907, i32* %"i%87.161", !llvm.access.group !395
	br label %enddo.749

enddo.749:
	br label %latch.743

endif.758:
	%1908 = load i64, i64* %"u%block1.25"
	%1909 = icmp sge i64 %1908, 1
	%1910 = load i64, i64* %"u%block2.27"
	%1911 = icmp sge i64 %1910, 1
	%1912 = and i1 %1909, %1911
	%1913 = load i64, i64* %"u%start1.24"
	%1914 = icmp sge i64 6, %1913
	%1915 = and i1 %1912, %1914
	%1916 = load i64, i64* %"u%block1.25"
	%1917 = load i64, i64* %"u%start1.24"
	%1918 = add nsw i64 %1916, %1917
	%1919 = icmp sge i64 %1918, 2
	%1920 = and i1 %1915, %1919
	%1921 = load i64, i64* %"u%start2.26"
	%1922 = icmp sge i64 7, %1921
	%1923 = and i1 %1920, %1922
	%1924 = load i64, i64* %"u%block2.27"
	%1925 = load i64, i64* %"u%start2.26"
	%1926 = add nsw i64 %1924, %1925
	%1927 = icmp sge i64 %1926, 2
	%1928 = and i1 %1923, %1927
	br i1 %1928, label %then.762, label %else.763

then.759:
	%1929 = load i32, i32* %d.22
	%1930 = sub nsw i32 5, %1929
	store i32 %1930, i32* %e.23
	br label %endif.758

else.760:
	br label %endif.758

endif.761:
	%1931 = load i64, i64* %"u%block1.25"
	%1932 = icmp sge i64 %1931, 1
	%1933 = load i64, i64* %"u%block2.27"
	%1934 = icmp sge i64 %1933, 1
	%1935 = and i1 %1932, %1934
	%1936 = load i64, i64* %"u%start1.24"
	%1937 = icmp sge i64 6, %1936
	%1938 = and i1 %1935, %1937
	%1939 = load i64, i64* %"u%block1.25"
	%1940 = load i64, i64* %"u%start1.24"
	%1941 = add nsw i64 %1939, %1940
	%1942 = icmp sge i64 %1941, 2
	%1943 = and i1 %1938, %1942
	%1944 = load i64, i64* %"u%start2.26"
	%1945 = icmp sge i64 7, %1944
	%1946 = and i1 %1943, %1945
	%1947 = load i64, i64* %"u%block2.27"
	%1948 = load i64, i64* %"u%start2.26"
	%1949 = add nsw i64 %1947, %1948
	%1950 = icmp sge i64 %1949, 2
	%1951 = and i1 %1946, %1950
	br i1 %1951, label %then.765, label %else.766

then.762:
	%1952 = load i32, i32* %e.23
	%1953 = sext i32 %1952 to i64
	store i64 %1953, i64* %"dim%4.166"
	br label %endif.761

else.763:
	br label %endif.761

endif.764:
	%1954 = load i64, i64* %"u%block1.25"
	%1955 = icmp sge i64 %1954, 1
	%1956 = load i64, i64* %"u%block2.27"
	%1957 = icmp sge i64 %1956, 1
	%1958 = and i1 %1955, %1957
	%1959 = load i64, i64* %"u%start1.24"
	%1960 = icmp sge i64 6, %1959
	%1961 = and i1 %1958, %1960
	%1962 = load i64, i64* %"u%block1.25"
	%1963 = load i64, i64* %"u%start1.24"
	%1964 = add nsw i64 %1962, %1963
	%1965 = icmp sge i64 %1964, 2
	%1966 = and i1 %1961, %1965
	%1967 = load i64, i64* %"u%start2.26"
	%1968 = icmp sge i64 7, %1967
	%1969 = and i1 %1966, %1968
	%1970 = load i64, i64* %"u%block2.27"
	%1971 = load i64, i64* %"u%start2.26"
	%1972 = add nsw i64 %1970, %1971
	%1973 = icmp sge i64 %1972, 2
	%1974 = and i1 %1969, %1973
	br i1 %1974, label %then.882, label %else.883

then.765:
	%1975 = load i64, i64* %"dim%4.166"
	%1976 = icmp eq i64 %1975, 2
	br i1 %1976, label %then.768, label %else.769

else.766:
	br label %endif.764

endif.767:
	br label %endif.764

then.768:
	%1977 = load i64, i64* %"u%start1.24"
	%1978 = icmp sge i64 1, %1977
	br i1 %1978, label %then.771, label %else.772

else.769:
	%1979 = load i64, i64* %"dim%4.166"
	%1980 = icmp eq i64 %1979, 3
	br i1 %1980, label %then.806, label %else.807

endif.770:
	store i64 1, i64* %"i%98.179"
	%1981 = icmp sle i64 1, 2
	br i1 %1981, label %do.789, label %enddo.792

then.771:
	store i64 1, i64* %"i%94.175"
	%1982 = icmp sle i64 1, 2
	br i1 %1982, label %do.773, label %enddo.776

else.772:
	br label %endif.770

do.773:
	%1983 = phi i64 [ 1, %then.771 ], [ %1994, %latch.774 ]
	store i64 %1983, i64* %"i%94.175"
	%1984 = load i64, i64* %"u%start2.26"
	%1985 = icmp sgt i64 1, %1984
	%1986 = select i1 %1985, i64 1, i64 %1984
	%1987 = load i64, i64* %"u%block2.27"
	%1988 = load i64, i64* %"u%start2.26"
	%1989 = add nsw i64 %1987, %1988
	%1990 = sub nsw i64 %1989, 1
	%1991 = icmp slt i64 7, %1990
	%1992 = select i1 %1991, i64 7, i64 %1990
	store i64 %1986, i64* %"i%93.174"
	%1993 = icmp sle i64 %1986, %1992
	br i1 %1993, label %do.777, label %enddo.780

latch.774:
	%1994 = add nsw i64 %1983, 1
	%1995 = icmp slt i64 %1983, 2
	br i1 %1995, label %do.773, label %done.775, !llvm.loop !425

done.775:
	store i64 %1994, i64* %"i%94.175"
	br label %enddo.776

enddo.776:
	br label %endif.770

do.777:
	%1996 = phi i64 [ %1986, %do.773 ], [ %1998, %latch.778 ]
	store i64 %1996, i64* %"i%93.174"
	store i64 1, i64* %"i%92.173"
	%1997 = icmp sle i64 1, 1
	br i1 %1997, label %do.781, label %enddo.784

latch.778:
	%1998 = add nsw i64 %1996, 1
	%1999 = icmp slt i64 %1996, %1992
	br i1 %1999, label %do.777, label %done.779, !llvm.loop !423

done.779:
	store i64 %1998, i64* %"i%93.174"
	br label %enddo.780

enddo.780:
	br label %latch.774

do.781:
	%2000 = phi i64 [ 1, %do.777 ], [ %2002, %latch.782 ]
	store i64 %2000, i64* %"i%92.173", !llvm.access.group !411
	store i64 1, i64* %"i%91.172", !llvm.access.group !411
	%2001 = icmp sle i64 1, 5
	br i1 %2001, label %do.785, label %enddo.788

latch.782:
	%2002 = add nsw i64 %2000, 1
	%2003 = icmp slt i64 %2000, 1
	br i1 %2003, label %do.781, label %done.783, !llvm.loop !421

done.783:
	store i64 %2002, i64* %"i%92.173"
	br label %enddo.784

enddo.784:
	br label %latch.778

do.785:
	%2004 = phi i64 [ 1, %do.781 ], [ %2032, %latch.786 ]
	store i64 %2004, i64* %"i%91.172", !llvm.access.group !413
	%2005 = add nsw i64 %2000, 5
	%2006 = load i64, i64* %u.stride.6
	%2007 = mul nsw i64 %1983, %2006
	%2008 = load i64, i64* %u.stride.5
	%2009 = mul nsw i64 3, %2008
	%2010 = add nsw i64 %2007, %2009
	%2011 = load i64, i64* %u.stride.4
	%2012 = mul nsw i64 %1996, %2011
	%2013 = add nsw i64 %2010, %2012
	%2014 = load i64, i64* %u.stride.3
	%2015 = mul nsw i64 %2005, %2014
	%2016 = add nsw i64 %2013, %2015
	%2017 = load double*, double** %u.origin.1
	%2018 = getelementptr double, double* %2017, i64 %2016
	%2019 = getelementptr double, double* %2018, i64 %2004
	%2020 = load double, double* %2019, !alias.scope !11, !noalias !12, !llvm.access.group !414
	%2021 = load i64, i64* %"v%4.stride.171"
	%2022 = mul nsw i64 %1983, %2021
	%2023 = load i64, i64* %"v%4.stride.170"
	%2024 = mul nsw i64 %1996, %2023
	%2025 = add nsw i64 %2022, %2024
	%2026 = load i64, i64* %"v%4.stride.169"
	%2027 = mul nsw i64 %2000, %2026
	%2028 = add nsw i64 %2025, %2027
	%2029 = load double*, double** %"v%4.origin.167"
	%2030 = getelementptr double, double* %2029, i64 %2028
	%2031 = getelementptr double, double* %2030, i64 %2004
	store double %2020, double* %2031, !alias.scope !25, !noalias !26, !llvm.access.group !415
	br label %latch.786

latch.786:
	%2032 = add nsw i64 %2004, 1
	%2033 = icmp slt i64 %2004, 5
	br i1 %2033, label %do.785, label %done.787, !llvm.loop !418

done.787:
	store i64 %2032, i64* %"i%91.172", !llvm.access.group !411
	br label %enddo.788

enddo.788:
	br label %latch.782

do.789:
	%2034 = phi i64 [ 1, %endif.770 ], [ %2045, %latch.790 ]
	store i64 %2034, i64* %"i%98.179"
	%2035 = load i64, i64* %"u%start2.26"
	%2036 = icmp sgt i64 1, %2035
	%2037 = select i1 %2036, i64 1, i64 %2035
	%2038 = load i64, i64* %"u%block2.27"
	%2039 = load i64, i64* %"u%start2.26"
	%2040 = add nsw i64 %2038, %2039
	%2041 = sub nsw i64 %2040, 1
	%2042 = icmp slt i64 7, %2041
	%2043 = select i1 %2042, i64 7, i64 %2041
	store i64 %2037, i64* %"i%97.178"
	%2044 = icmp sle i64 %2037, %2043
	br i1 %2044, label %do.793, label %enddo.796

latch.790:
	%2045 = add nsw i64 %2034, 1
	%2046 = icmp slt i64 %2034, 2
	br i1 %2046, label %do.789, label %done.791, !llvm.loop !440

done.791:
	store i64 %2045, i64* %"i%98.179"
	br label %enddo.792

enddo.792:
	br label %endif.767

do.793:
	%2047 = phi i64 [ %2037, %do.789 ], [ %2058, %latch.794 ]
	store i64 %2047, i64* %"i%97.178"
	%2048 = load i64, i64* %"u%start1.24"
	%2049 = icmp sgt i64 2, %2048
	%2050 = select i1 %2049, i64 2, i64 %2048
	%2051 = load i64, i64* %"u%block1.25"
	%2052 = load i64, i64* %"u%start1.24"
	%2053 = add nsw i64 %2051, %2052
	%2054 = sub nsw i64 %2053, 1
	%2055 = icmp slt i64 6, %2054
	%2056 = select i1 %2055, i64 6, i64 %2054
	store i64 %2050, i64* %"i%96.177"
	%2057 = icmp sle i64 %2050, %2056
	br i1 %2057, label %do.797, label %enddo.800

latch.794:
	%2058 = add nsw i64 %2047, 1
	%2059 = icmp slt i64 %2047, %2043
	br i1 %2059, label %do.793, label %done.795, !llvm.loop !438

done.795:
	store i64 %2058, i64* %"i%97.178"
	br label %enddo.796

enddo.796:
	br label %latch.790

do.797:
	%2060 = phi i64 [ %2050, %do.793 ], [ %2062, %latch.798 ]
	store i64 %2060, i64* %"i%96.177", !llvm.access.group !426
	store i64 1, i64* %"i%95.176", !llvm.access.group !426
	%2061 = icmp sle i64 1, 5
	br i1 %2061, label %do.801, label %enddo.804

latch.798:
	%2062 = add nsw i64 %2060, 1
	%2063 = icmp slt i64 %2060, %2056
	br i1 %2063, label %do.797, label %done.799, !llvm.loop !436

done.799:
	store i64 %2062, i64* %"i%96.177"
	br label %enddo.800

enddo.800:
	br label %latch.794

do.801:
	%2064 = phi i64 [ 1, %do.797 ], [ %2092, %latch.802 ]
	store i64 %2064, i64* %"i%95.176", !llvm.access.group !428
	%2065 = sub nsw i64 %2060, 1
	%2066 = load i64, i64* %u.stride.6
	%2067 = mul nsw i64 %2034, %2066
	%2068 = load i64, i64* %u.stride.5
	%2069 = mul nsw i64 3, %2068
	%2070 = add nsw i64 %2067, %2069
	%2071 = load i64, i64* %u.stride.4
	%2072 = mul nsw i64 %2047, %2071
	%2073 = add nsw i64 %2070, %2072
	%2074 = load i64, i64* %u.stride.3
	%2075 = mul nsw i64 %2065, %2074
	%2076 = add nsw i64 %2073, %2075
	%2077 = load double*, double** %u.origin.1
	%2078 = getelementptr double, double* %2077, i64 %2076
	%2079 = getelementptr double, double* %2078, i64 %2064
	%2080 = load double, double* %2079, !alias.scope !11, !noalias !12, !llvm.access.group !429
	%2081 = load i64, i64* %"v%4.stride.171"
	%2082 = mul nsw i64 %2034, %2081
	%2083 = load i64, i64* %"v%4.stride.170"
	%2084 = mul nsw i64 %2047, %2083
	%2085 = add nsw i64 %2082, %2084
	%2086 = load i64, i64* %"v%4.stride.169"
	%2087 = mul nsw i64 %2060, %2086
	%2088 = add nsw i64 %2085, %2087
	%2089 = load double*, double** %"v%4.origin.167"
	%2090 = getelementptr double, double* %2089, i64 %2088
	%2091 = getelementptr double, double* %2090, i64 %2064
	store double %2080, double* %2091, !alias.scope !25, !noalias !26, !llvm.access.group !430
	br label %latch.802

latch.802:
	%2092 = add nsw i64 %2064, 1
	%2093 = icmp slt i64 %2064, 5
	br i1 %2093, label %do.801, label %done.803, !llvm.loop !433

done.803:
	store i64 %2092, i64* %"i%95.176", !llvm.access.group !426
	br label %enddo.804

enddo.804:
	br label %latch.798

endif.805:
	br label %endif.767

then.806:
	%2094 = load i64, i64* %"u%start2.26"
	%2095 = icmp sge i64 1, %2094
	br i1 %2095, label %then.809, label %else.810

else.807:
	store i64 0, i64* %"shift%7.188"
	store i64 1, i64* %"first%7.189"
	store i64 0, i64* %"back%7.190"
	%2096 = load i64, i64* %"dim%4.166"
	%2097 = icmp eq i64 %2096, 1
	br i1 %2097, label %then.844, label %else.845

endif.808:
	store i64 1, i64* %"i%106.187"
	%2098 = icmp sle i64 1, 2
	br i1 %2098, label %do.827, label %enddo.830

then.809:
	store i64 1, i64* %"i%102.183"
	%2099 = icmp sle i64 1, 2
	br i1 %2099, label %do.811, label %enddo.814

else.810:
	br label %endif.808

do.811:
	%2100 = phi i64 [ 1, %then.809 ], [ %2102, %latch.812 ]
	store i64 %2100, i64* %"i%102.183"
	store i64 1, i64* %"i%101.182"
	%2101 = icmp sle i64 1, 1
	br i1 %2101, label %do.815, label %enddo.818

latch.812:
	%2102 = add nsw i64 %2100, 1
	%2103 = icmp slt i64 %2100, 2
	br i1 %2103, label %do.811, label %done.813, !llvm.loop !455

done.813:
	store i64 %2102, i64* %"i%102.183"
	br label %enddo.814

enddo.814:
	br label %endif.808

do.815:
	%2104 = phi i64 [ 1, %do.811 ], [ %2115, %latch.816 ]
	store i64 %2104, i64* %"i%101.182"
	%2105 = load i64, i64* %"u%start1.24"
	%2106 = icmp sgt i64 1, %2105
	%2107 = select i1 %2106, i64 1, i64 %2105
	%2108 = load i64, i64* %"u%block1.25"
	%2109 = load i64, i64* %"u%start1.24"
	%2110 = add nsw i64 %2108, %2109
	%2111 = sub nsw i64 %2110, 1
	%2112 = icmp slt i64 6, %2111
	%2113 = select i1 %2112, i64 6, i64 %2111
	store i64 %2107, i64* %"i%100.181"
	%2114 = icmp sle i64 %2107, %2113
	br i1 %2114, label %do.819, label %enddo.822

latch.816:
	%2115 = add nsw i64 %2104, 1
	%2116 = icmp slt i64 %2104, 1
	br i1 %2116, label %do.815, label %done.817, !llvm.loop !453

done.817:
	store i64 %2115, i64* %"i%101.182"
	br label %enddo.818

enddo.818:
	br label %latch.812

do.819:
	%2117 = phi i64 [ %2107, %do.815 ], [ %2119, %latch.820 ]
	store i64 %2117, i64* %"i%100.181", !llvm.access.group !441
	store i64 1, i64* %"i%99.180", !llvm.access.group !441
	%2118 = icmp sle i64 1, 5
	br i1 %2118, label %do.823, label %enddo.826

latch.820:
	%2119 = add nsw i64 %2117, 1
	%2120 = icmp slt i64 %2117, %2113
	br i1 %2120, label %do.819, label %done.821, !llvm.loop !451

done.821:
	store i64 %2119, i64* %"i%100.181"
	br label %enddo.822

enddo.822:
	br label %latch.816

do.823:
	%2121 = phi i64 [ 1, %do.819 ], [ %2149, %latch.824 ]
	store i64 %2121, i64* %"i%99.180", !llvm.access.group !443
	%2122 = add nsw i64 %2104, 6
	%2123 = load i64, i64* %u.stride.6
	%2124 = mul nsw i64 %2100, %2123
	%2125 = load i64, i64* %u.stride.5
	%2126 = mul nsw i64 3, %2125
	%2127 = add nsw i64 %2124, %2126
	%2128 = load i64, i64* %u.stride.4
	%2129 = mul nsw i64 %2122, %2128
	%2130 = add nsw i64 %2127, %2129
	%2131 = load i64, i64* %u.stride.3
	%2132 = mul nsw i64 %2117, %2131
	%2133 = add nsw i64 %2130, %2132
	%2134 = load double*, double** %u.origin.1
	%2135 = getelementptr double, double* %2134, i64 %2133
	%2136 = getelementptr double, double* %2135, i64 %2121
	%2137 = load double, double* %2136, !alias.scope !11, !noalias !12, !llvm.access.group !444
	%2138 = load i64, i64* %"v%4.stride.171"
	%2139 = mul nsw i64 %2100, %2138
	%2140 = load i64, i64* %"v%4.stride.170"
	%2141 = mul nsw i64 %2104, %2140
	%2142 = add nsw i64 %2139, %2141
	%2143 = load i64, i64* %"v%4.stride.169"
	%2144 = mul nsw i64 %2117, %2143
	%2145 = add nsw i64 %2142, %2144
	%2146 = load double*, double** %"v%4.origin.167"
	%2147 = getelementptr double, double* %2146, i64 %2145
	%2148 = getelementptr double, double* %2147, i64 %2121
	store double %2137, double* %2148, !alias.scope !25, !noalias !26, !llvm.access.group !445
	br label %latch.824

latch.824:
	%2149 = add nsw i64 %2121, 1
	%2150 = icmp slt i64 %2121, 5
	br i1 %2150, label %do.823, label %done.825, !llvm.loop !448

done.825:
	store i64 %2149, i64* %"i%99.180", !llvm.access.group !441
	br label %enddo.826

enddo.826:
	br label %latch.820

do.827:
	%2151 = phi i64 [ 1, %endif.808 ], [ %2162, %latch.828 ]
	store i64 %2151, i64* %"i%106.187"
	%2152 = load i64, i64* %"u%start2.26"
	%2153 = icmp sgt i64 2, %2152
	%2154 = select i1 %2153, i64 2, i64 %2152
	%2155 = load i64, i64* %"u%block2.27"
	%2156 = load i64, i64* %"u%start2.26"
	%2157 = add nsw i64 %2155, %2156
	%2158 = sub nsw i64 %2157, 1
	%2159 = icmp slt i64 7, %2158
	%2160 = select i1 %2159, i64 7, i64 %2158
	store i64 %2154, i64* %"i%105.186"
	%2161 = icmp sle i64 %2154, %2160
	br i1 %2161, label %do.831, label %enddo.834

latch.828:
	%2162 = add nsw i64 %2151, 1
	%2163 = icmp slt i64 %2151, 2
	br i1 %2163, label %do.827, label %done.829, !llvm.loop !470

done.829:
	store i64 %2162, i64* %"i%106.187"
	br label %enddo.830

enddo.830:
	br label %endif.805

do.831:
	%2164 = phi i64 [ %2154, %do.827 ], [ %2175, %latch.832 ]
	store i64 %2164, i64* %"i%105.186"
	%2165 = load i64, i64* %"u%start1.24"
	%2166 = icmp sgt i64 1, %2165
	%2167 = select i1 %2166, i64 1, i64 %2165
	%2168 = load i64, i64* %"u%block1.25"
	%2169 = load i64, i64* %"u%start1.24"
	%2170 = add nsw i64 %2168, %2169
	%2171 = sub nsw i64 %2170, 1
	%2172 = icmp slt i64 6, %2171
	%2173 = select i1 %2172, i64 6, i64 %2171
	store i64 %2167, i64* %"i%104.185"
	%2174 = icmp sle i64 %2167, %2173
	br i1 %2174, label %do.835, label %enddo.838

latch.832:
	%2175 = add nsw i64 %2164, 1
	%2176 = icmp slt i64 %2164, %2160
	br i1 %2176, label %do.831, label %done.833, !llvm.loop !468

done.833:
	store i64 %2175, i64* %"i%105.186"
	br label %enddo.834

enddo.834:
	br label %latch.828

do.835:
	%2177 = phi i64 [ %2167, %do.831 ], [ %2179, %latch.836 ]
	store i64 %2177, i64* %"i%104.185", !llvm.access.group !456
	store i64 1, i64* %"i%103.184", !llvm.access.group !456
	%2178 = icmp sle i64 1, 5
	br i1 %2178, label %do.839, label %enddo.842

latch.836:
	%2179 = add nsw i64 %2177, 1
	%2180 = icmp slt i64 %2177, %2173
	br i1 %2180, label %do.835, label %done.837, !llvm.loop !466

done.837:
	store i64 %2179, i64* %"i%104.185"
	br label %enddo.838

enddo.838:
	br label %latch.832

do.839:
	%2181 = phi i64 [ 1, %do.835 ], [ %2209, %latch.840 ]
	store i64 %2181, i64* %"i%103.184", !llvm.access.group !458
	%2182 = sub nsw i64 %2164, 1
	%2183 = load i64, i64* %u.stride.6
	%2184 = mul nsw i64 %2151, %2183
	%2185 = load i64, i64* %u.stride.5
	%2186 = mul nsw i64 3, %2185
	%2187 = add nsw i64 %2184, %2186
	%2188 = load i64, i64* %u.stride.4
	%2189 = mul nsw i64 %2182, %2188
	%2190 = add nsw i64 %2187, %2189
	%2191 = load i64, i64* %u.stride.3
	%2192 = mul nsw i64 %2177, %2191
	%2193 = add nsw i64 %2190, %2192
	%2194 = load double*, double** %u.origin.1
	%2195 = getelementptr double, double* %2194, i64 %2193
	%2196 = getelementptr double, double* %2195, i64 %2181
	%2197 = load double, double* %2196, !alias.scope !11, !noalias !12, !llvm.access.group !459
	%2198 = load i64, i64* %"v%4.stride.171"
	%2199 = mul nsw i64 %2151, %2198
	%2200 = load i64, i64* %"v%4.stride.170"
	%2201 = mul nsw i64 %2164, %2200
	%2202 = add nsw i64 %2199, %2201
	%2203 = load i64, i64* %"v%4.stride.169"
	%2204 = mul nsw i64 %2177, %2203
	%2205 = add nsw i64 %2202, %2204
	%2206 = load double*, double** %"v%4.origin.167"
	%2207 = getelementptr double, double* %2206, i64 %2205
	%2208 = getelementptr double, double* %2207, i64 %2181
	store double %2197, double* %2208, !alias.scope !25, !noalias !26, !llvm.access.group !460
	br label %latch.840

latch.840:
	%2209 = add nsw i64 %2181, 1
	%2210 = icmp slt i64 %2181, 5
	br i1 %2210, label %do.839, label %done.841, !llvm.loop !463

done.841:
	store i64 %2209, i64* %"i%103.184", !llvm.access.group !456
	br label %enddo.842

enddo.842:
	br label %latch.836

endif.843:
	store i64 0, i64* %"shift%8.191"
	store i64 1, i64* %"first%8.192"
	store i64 0, i64* %"back%8.193"
	%2211 = load i64, i64* %"dim%4.166"
	%2212 = icmp eq i64 %2211, 4
	br i1 %2212, label %then.847, label %else.848

then.844:
	store i64 4, i64* %"shift%7.188"
	%2213 = load i64, i64* %"shift%7.188"
	%2214 = sub nsw i64 5, %2213
	%2215 = add nsw i64 %2214, 1
	store i64 %2215, i64* %"first%7.189"
	%2216 = load i64, i64* %"shift%7.188"
	%2217 = sub nsw i64 %2216, 5
	store i64 %2217, i64* %"back%7.190"
	br label %endif.843

else.845:
	br label %endif.843

endif.846:
	%2218 = load i64, i64* %"shift%8.191"
	%2219 = sub nsw i64 2, %2218
	store i64 1, i64* %"i%110.197"
	%2220 = icmp sle i64 1, %2219
	br i1 %2220, label %do.849, label %enddo.852

then.847:
	store i64 1, i64* %"shift%8.191"
	%2221 = load i64, i64* %"shift%8.191"
	%2222 = sub nsw i64 2, %2221
	%2223 = add nsw i64 %2222, 1
	store i64 %2223, i64* %"first%8.192"
	%2224 = load i64, i64* %"shift%8.191"
	%2225 = sub nsw i64 %2224, 2
	store i64 %2225, i64* %"back%8.193"
	br label %endif.846

else.848:
	br label %endif.846

do.849:
	%2226 = phi i64 [ 1, %endif.846 ], [ %2237, %latch.850 ]
	store i64 %2226, i64* %"i%110.197"
	%2227 = load i64, i64* %"u%start2.26"
	%2228 = icmp sgt i64 1, %2227
	%2229 = select i1 %2228, i64 1, i64 %2227
	%2230 = load i64, i64* %"u%block2.27"
	%2231 = load i64, i64* %"u%start2.26"
	%2232 = add nsw i64 %2230, %2231
	%2233 = sub nsw i64 %2232, 1
	%2234 = icmp slt i64 7, %2233
	%2235 = select i1 %2234, i64 7, i64 %2233
	store i64 %2229, i64* %"i%109.196"
	%2236 = icmp sle i64 %2229, %2235
	br i1 %2236, label %do.853, label %enddo.856

latch.850:
	%2237 = add nsw i64 %2226, 1
	%2238 = icmp slt i64 %2226, %2219
	br i1 %2238, label %do.849, label %done.851, !llvm.loop !487

done.851:
	store i64 %2237, i64* %"i%110.197"
	br label %enddo.852

enddo.852:
	%2239 = load i64, i64* %"first%8.192"
	store i64 %2239, i64* %"i%114.201"
	%2240 = icmp sle i64 %2239, 2
	br i1 %2240, label %do.865, label %enddo.868

do.853:
	%2241 = phi i64 [ %2229, %do.849 ], [ %2252, %latch.854 ]
	store i64 %2241, i64* %"i%109.196"
	%2242 = load i64, i64* %"u%start1.24"
	%2243 = icmp sgt i64 1, %2242
	%2244 = select i1 %2243, i64 1, i64 %2242
	%2245 = load i64, i64* %"u%block1.25"
	%2246 = load i64, i64* %"u%start1.24"
	%2247 = add nsw i64 %2245, %2246
	%2248 = sub nsw i64 %2247, 1
	%2249 = icmp slt i64 6, %2248
	%2250 = select i1 %2249, i64 6, i64 %2248
	store i64 %2244, i64* %"i%108.195"
	%2251 = icmp sle i64 %2244, %2250
	br i1 %2251, label %do.857, label %enddo.860

latch.854:
	%2252 = add nsw i64 %2241, 1
	%2253 = icmp slt i64 %2241, %2235
	br i1 %2253, label %do.853, label %done.855, !llvm.loop !485

done.855:
	store i64 %2252, i64* %"i%109.196"
	br label %enddo.856

enddo.856:
	br label %latch.850

do.857:
	%2254 = phi i64 [ %2244, %do.853 ], [ %2258, %latch.858 ]
	store i64 %2254, i64* %"i%108.195", !llvm.access.group !471
	%2255 = load i64, i64* %"shift%7.188", !llvm.access.group !471
	%2256 = sub nsw i64 5, %2255
	store i64 1, i64* %"i%107.194", !llvm.access.group !471
	%2257 = icmp sle i64 1, %2256
	br i1 %2257, label %do.861, label %enddo.864

latch.858:
	%2258 = add nsw i64 %2254, 1
	%2259 = icmp slt i64 %2254, %2250
	br i1 %2259, label %do.857, label %done.859, !llvm.loop !483

done.859:
	store i64 %2258, i64* %"i%108.195"
	br label %enddo.860

enddo.860:
	br label %latch.854

do.861:
	%2260 = phi i64 [ 1, %do.857 ], [ %2295, %latch.862 ]
	store i64 %2260, i64* %"i%107.194", !llvm.access.group !473
	%2261 = load i64, i64* %"shift%7.188", !llvm.access.group !474
	%2262 = add nsw i64 %2260, %2261
	%2263 = sub nsw i64 %2262, 1
	%2264 = add nsw i64 %2263, 1
	%2265 = load i64, i64* %"shift%8.191", !llvm.access.group !475
	%2266 = add nsw i64 %2226, %2265
	%2267 = sub nsw i64 %2266, 1
	%2268 = add nsw i64 %2267, 1
	%2269 = load i64, i64* %u.stride.6
	%2270 = mul nsw i64 %2268, %2269
	%2271 = load i64, i64* %u.stride.5
	%2272 = mul nsw i64 3, %2271
	%2273 = add nsw i64 %2270, %2272
	%2274 = load i64, i64* %u.stride.4
	%2275 = mul nsw i64 %2241, %2274
	%2276 = add nsw i64 %2273, %2275
	%2277 = load i64, i64* %u.stride.3
	%2278 = mul nsw i64 %2254, %2277
	%2279 = add nsw i64 %2276, %2278
	%2280 = load double*, double** %u.origin.1
	%2281 = getelementptr double, double* %2280, i64 %2279
	%2282 = getelementptr double, double* %2281, i64 %2264
	%2283 = load double, double* %2282, !alias.scope !11, !noalias !12, !llvm.access.group !476
	%2284 = load i64, i64* %"v%4.stride.171"
	%2285 = mul nsw i64 %2226, %2284
	%2286 = load i64, i64* %"v%4.stride.170"
	%2287 = mul nsw i64 %2241, %2286
	%2288 = add nsw i64 %2285, %2287
	%2289 = load i64, i64* %"v%4.stride.169"
	%2290 = mul nsw i64 %2254, %2289
	%2291 = add nsw i64 %2288, %2290
	%2292 = load double*, double** %"v%4.origin.167"
	%2293 = getelementptr double, double* %2292, i64 %2291
	%2294 = getelementptr double, double* %2293, i64 %2260
	store double %2283, double* %2294, !alias.scope !25, !noalias !26, !llvm.access.group !477
	br label %latch.862

latch.862:
	%2295 = add nsw i64 %2260, 1
	%2296 = icmp slt i64 %2260, %2256
	br i1 %2296, label %do.861, label %done.863, !llvm.loop !480

done.863:
	store i64 %2295, i64* %"i%107.194", !llvm.access.group !471
	br label %enddo.864

enddo.864:
	br label %latch.858

do.865:
	%2297 = phi i64 [ %2239, %enddo.852 ], [ %2308, %latch.866 ]
	store i64 %2297, i64* %"i%114.201"
	%2298 = load i64, i64* %"u%start2.26"
	%2299 = icmp sgt i64 1, %2298
	%2300 = select i1 %2299, i64 1, i64 %2298
	%2301 = load i64, i64* %"u%block2.27"
	%2302 = load i64, i64* %"u%start2.26"
	%2303 = add nsw i64 %2301, %2302
	%2304 = sub nsw i64 %2303, 1
	%2305 = icmp slt i64 7, %2304
	%2306 = select i1 %2305, i64 7, i64 %2304
	store i64 %2300, i64* %"i%113.200"
	%2307 = icmp sle i64 %2300, %2306
	br i1 %2307, label %do.869, label %enddo.872

latch.866:
	%2308 = add nsw i64 %2297, 1
	%2309 = icmp slt i64 %2297, 2
	br i1 %2309, label %do.865, label %done.867, !llvm.loop !504

done.867:
	store i64 %2308, i64* %"i%114.201"
	br label %enddo.868

enddo.868:
	br label %endif.805

do.869:
	%2310 = phi i64 [ %2300, %do.865 ], [ %2321, %latch.870 ]
	store i64 %2310, i64* %"i%113.200"
	%2311 = load i64, i64* %"u%start1.24"
	%2312 = icmp sgt i64 1, %2311
	%2313 = select i1 %2312, i64 1, i64 %2311
	%2314 = load i64, i64* %"u%block1.25"
	%2315 = load i64, i64* %"u%start1.24"
	%2316 = add nsw i64 %2314, %2315
	%2317 = sub nsw i64 %2316, 1
	%2318 = icmp slt i64 6, %2317
	%2319 = select i1 %2318, i64 6, i64 %2317
	store i64 %2313, i64* %"i%112.199"
	%2320 = icmp sle i64 %2313, %2319
	br i1 %2320, label %do.873, label %enddo.876

latch.870:
	%2321 = add nsw i64 %2310, 1
	%2322 = icmp slt i64 %2310, %2306
	br i1 %2322, label %do.869, label %done.871, !llvm.loop !502

done.871:
	store i64 %2321, i64* %"i%113.200"
	br label %enddo.872

enddo.872:
	br label %latch.866

do.873:
	%2323 = phi i64 [ %2313, %do.869 ], [ %2326, %latch.874 ]
	store i64 %2323, i64* %"i%112.199", !llvm.access.group !488
	%2324 = load i64, i64* %"first%7.189", !llvm.access.group !488
	store i64 %2324, i64* %"i%111.198", !llvm.access.group !488
	%2325 = icmp sle i64 %2324, 5
	br i1 %2325, label %do.877, label %enddo.880

latch.874:
	%2326 = add nsw i64 %2323, 1
	%2327 = icmp slt i64 %2323, %2319
	br i1 %2327, label %do.873, label %done.875, !llvm.loop !500

done.875:
	store i64 %2326, i64* %"i%112.199"
	br label %enddo.876

enddo.876:
	br label %latch.870

do.877:
	%2328 = phi i64 [ %2324, %do.873 ], [ %2363, %latch.878 ]
	store i64 %2328, i64* %"i%111.198", !llvm.access.group !490
	%2329 = load i64, i64* %"back%7.190", !llvm.access.group !491
	%2330 = add nsw i64 %2328, %2329
	%2331 = sub nsw i64 %2330, 1
	%2332 = add nsw i64 %2331, 1
	%2333 = load i64, i64* %"back%8.193", !llvm.access.group !492
	%2334 = add nsw i64 %2297, %2333
	%2335 = sub nsw i64 %2334, 1
	%2336 = add nsw i64 %2335, 1
	%2337 = load i64, i64* %u.stride.6
	%2338 = mul nsw i64 %2336, %2337
	%2339 = load i64, i64* %u.stride.5
	%2340 = mul nsw i64 3, %2339
	%2341 = add nsw i64 %2338, %2340
	%2342 = load i64, i64* %u.stride.4
	%2343 = mul nsw i64 %2310, %2342
	%2344 = add nsw i64 %2341, %2343
	%2345 = load i64, i64* %u.stride.3
	%2346 = mul nsw i64 %2323, %2345
	%2347 = add nsw i64 %2344, %2346
	%2348 = load double*, double** %u.origin.1
	%2349 = getelementptr double, double* %2348, i64 %2347
	%2350 = getelementptr double, double* %2349, i64 %2332
	%2351 = load double, double* %2350, !alias.scope !11, !noalias !12, !llvm.access.group !493
	%2352 = load i64, i64* %"v%4.stride.171"
	%2353 = mul nsw i64 %2297, %2352
	%2354 = load i64, i64* %"v%4.stride.170"
	%2355 = mul nsw i64 %2310, %2354
	%2356 = add nsw i64 %2353, %2355
	%2357 = load i64, i64* %"v%4.stride.169"
	%2358 = mul nsw i64 %2323, %2357
	%2359 = add nsw i64 %2356, %2358
	%2360 = load double*, double** %"v%4.origin.167"
	%2361 = getelementptr double, double* %2360, i64 %2359
	%2362 = getelementptr double, double* %2361, i64 %2328
	store double %2351, double* %2362, !alias.scope !25, !noalias !26, !llvm.access.group !494
	br label %latch.878

latch.878:
	%2363 = add nsw i64 %2328, 1
	%2364 = icmp slt i64 %2328, 5
	br i1 %2364, label %do.877, label %done.879, !llvm.loop !497

done.879:
	store i64 %2363, i64* %"i%111.198", !llvm.access.group !488
	br label %enddo.880

enddo.880:
	br label %latch.874

endif.881:
	%2365 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.885, i32 0, i32 0
	%2366 = getelementptr inbounds [4 x i64*], [4 x i64*]* %params.884, i32 0, i32 0
	store i64* %2365, i64** %2366
	%2367 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.886, i32 0, i32 0
	%2368 = getelementptr inbounds [4 x i64*], [4 x i64*]* %params.884, i32 0, i32 1
	store i64* %2367, i64** %2368
	%2369 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.887, i32 0, i32 0
	%2370 = getelementptr inbounds [4 x i64*], [4 x i64*]* %params.884, i32 0, i32 2
	store i64* %2369, i64** %2370
	%2371 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.888, i32 0, i32 0
	%2372 = getelementptr inbounds [4 x i64*], [4 x i64*]* %params.884, i32 0, i32 3
	store i64* %2371, i64** %2372
	%2373 = bitcast [4 x i64*]* %params.884 to i8*
	call void @hpf_exchange_run(i8* bitcast ([4 x %hpf_exchange*]* @11 to i8*), i8* %2373, i32 4)
	%2374 = load i64, i64* %"u%block1.25"
	%2375 = icmp sge i64 %2374, 1
	%2376 = load i64, i64* %"u%block2.27"
	%2377 = icmp sge i64 %2376, 1
	%2378 = and i1 %2375, %2377
	%2379 = load i64, i64* %"u%start1.24"
	%2380 = icmp sge i64 6, %2379
	%2381 = and i1 %2378, %2380
	%2382 = load i64, i64* %"u%block1.25"
	%2383 = load i64, i64* %"u%start1.24"
	%2384 = add nsw i64 %2382, %2383
	%2385 = icmp sge i64 %2384, 2
	%2386 = and i1 %2381, %2385
	%2387 = load i64, i64* %"u%start2.26"
	%2388 = icmp sge i64 7, %2387
	%2389 = and i1 %2386, %2388
	%2390 = load i64, i64* %"u%block2.27"
	%2391 = load i64, i64* %"u%start2.26"
	%2392 = add nsw i64 %2390, %2391
	%2393 = icmp sge i64 %2392, 2
	%2394 = and i1 %2389, %2393
	br i1 %2394, label %then.890, label %else.891

then.882:
	store i64 %251, i64* %"dim%5.202"
	br label %endif.881

else.883:
	br label %endif.881

endif.889:
	store i32 1, i32* %"i%142.241"
	%2395 = icmp sle i64 1, 2
	br i1 %2395, label %do.1000, label %enddo.1003

then.890:
	%2396 = load i64, i64* %"dim%5.202"
	%2397 = icmp eq i64 %2396, 2
	br i1 %2397, label %then.893, label %else.894

else.891:
	br label %endif.889

endif.892:
	br label %endif.889

then.893:
	store i64 1, i64* %"i%118.211"
	%2398 = icmp sle i64 1, 2
	br i1 %2398, label %do.895, label %enddo.898

else.894:
	%2399 = load i64, i64* %"dim%5.202"
	%2400 = icmp eq i64 %2399, 3
	br i1 %2400, label %then.928, label %else.929

do.895:
	%2401 = phi i64 [ 1, %then.893 ], [ %2412, %latch.896 ]
	store i64 %2401, i64* %"i%118.211"
	%2402 = load i64, i64* %"u%start2.26"
	%2403 = icmp sgt i64 1, %2402
	%2404 = select i1 %2403, i64 1, i64 %2402
	%2405 = load i64, i64* %"u%block2.27"
	%2406 = load i64, i64* %"u%start2.26"
	%2407 = add nsw i64 %2405, %2406
	%2408 = sub nsw i64 %2407, 1
	%2409 = icmp slt i64 7, %2408
	%2410 = select i1 %2409, i64 7, i64 %2408
	store i64 %2404, i64* %"i%117.210"
	%2411 = icmp sle i64 %2404, %2410
	br i1 %2411, label %do.899, label %enddo.902

latch.896:
	%2412 = add nsw i64 %2401, 1
	%2413 = icmp slt i64 %2401, 2
	br i1 %2413, label %do.895, label %done.897, !llvm.loop !519

done.897:
	store i64 %2412, i64* %"i%118.211"
	br label %enddo.898

enddo.898:
	store i64 1, i64* %"i%122.215"
	%2414 = icmp sle i64 1, 2
	br i1 %2414, label %do.911, label %enddo.914

do.899:
	%2415 = phi i64 [ %2404, %do.895 ], [ %2426, %latch.900 ]
	store i64 %2415, i64* %"i%117.210"
	%2416 = load i64, i64* %"u%start1.24"
	%2417 = icmp sgt i64 1, %2416
	%2418 = select i1 %2417, i64 1, i64 %2416
	%2419 = load i64, i64* %"u%block1.25"
	%2420 = load i64, i64* %"u%start1.24"
	%2421 = add nsw i64 %2419, %2420
	%2422 = sub nsw i64 %2421, 1
	%2423 = icmp slt i64 3, %2422
	%2424 = select i1 %2423, i64 3, i64 %2422
	store i64 %2418, i64* %"i%116.209"
	%2425 = icmp sle i64 %2418, %2424
	br i1 %2425, label %do.903, label %enddo.906

latch.900:
	%2426 = add nsw i64 %2415, 1
	%2427 = icmp slt i64 %2415, %2410
	br i1 %2427, label %do.899, label %done.901, !llvm.loop !517

done.901:
	store i64 %2426, i64* %"i%117.210"
	br label %enddo.902

enddo.902:
	br label %latch.896

do.903:
	%2428 = phi i64 [ %2418, %do.899 ], [ %2430, %latch.904 ]
	store i64 %2428, i64* %"i%116.209", !llvm.access.group !505
	store i64 1, i64* %"i%115.208", !llvm.access.group !505
	%2429 = icmp sle i64 1, 5
	br i1 %2429, label %do.907, label %enddo.910

latch.904:
	%2430 = add nsw i64 %2428, 1
	%2431 = icmp slt i64 %2428, %2424
	br i1 %2431, label %do.903, label %done.905, !llvm.loop !515

done.905:
	store i64 %2430, i64* %"i%116.209"
	br label %enddo.906

enddo.906:
	br label %latch.900

do.907:
	%2432 = phi i64 [ 1, %do.903 ], [ %2457, %latch.908 ]
	store i64 %2432, i64* %"i%115.208", !llvm.access.group !507
	%2433 = add nsw i64 %2428, 3
	%2434 = load i64, i64* %"v%4.stride.171"
	%2435 = mul nsw i64 %2401, %2434
	%2436 = load i64, i64* %"v%4.stride.170"
	%2437 = mul nsw i64 %2415, %2436
	%2438 = add nsw i64 %2435, %2437
	%2439 = load i64, i64* %"v%4.stride.169"
	%2440 = mul nsw i64 %2433, %2439
	%2441 = add nsw i64 %2438, %2440
	%2442 = load double*, double** %"v%4.origin.167"
	%2443 = getelementptr double, double* %2442, i64 %2441
	%2444 = getelementptr double, double* %2443, i64 %2432
	%2445 = load double, double* %2444, !alias.scope !25, !noalias !26, !llvm.access.group !508
	%2446 = load i64, i64* %"v%5.stride.207"
	%2447 = mul nsw i64 %2401, %2446
	%2448 = load i64, i64* %"v%5.stride.206"
	%2449 = mul nsw i64 %2415, %2448
	%2450 = add nsw i64 %2447, %2449
	%2451 = load i64, i64* %"v%5.stride.205"
	%2452 = mul nsw i64 %2428, %2451
	%2453 = add nsw i64 %2450, %2452
	%2454 = load double*, double** %"v%5.origin.203"
	%2455 = getelementptr double, double* %2454, i64 %2453
	%2456 = getelementptr double, double* %2455, i64 %2432
	store double %2445, double* %2456, !alias.scope !27, !noalias !28, !llvm.access.group !509
	br label %latch.908

latch.908:
	%2457 = add nsw i64 %2432, 1
	%2458 = icmp slt i64 %2432, 5
	br i1 %2458, label %do.907, label %done.909, !llvm.loop !512

done.909:
	store i64 %2457, i64* %"i%115.208", !llvm.access.group !505
	br label %enddo.910

enddo.910:
	br label %latch.904

do.911:
	%2459 = phi i64 [ 1, %enddo.898 ], [ %2470, %latch.912 ]
	store i64 %2459, i64* %"i%122.215"
	%2460 = load i64, i64* %"u%start2.26"
	%2461 = icmp sgt i64 1, %2460
	%2462 = select i1 %2461, i64 1, i64 %2460
	%2463 = load i64, i64* %"u%block2.27"
	%2464 = load i64, i64* %"u%start2.26"
	%2465 = add nsw i64 %2463, %2464
	%2466 = sub nsw i64 %2465, 1
	%2467 = icmp slt i64 7, %2466
	%2468 = select i1 %2467, i64 7, i64 %2466
	store i64 %2462, i64* %"i%121.214"
	%2469 = icmp sle i64 %2462, %2468
	br i1 %2469, label %do.915, label %enddo.918

latch.912:
	%2470 = add nsw i64 %2459, 1
	%2471 = icmp slt i64 %2459, 2
	br i1 %2471, label %do.911, label %done.913, !llvm.loop !534

done.913:
	store i64 %2470, i64* %"i%122.215"
	br label %enddo.914

enddo.914:
	br label %endif.892

do.915:
	%2472 = phi i64 [ %2462, %do.911 ], [ %2483, %latch.916 ]
	store i64 %2472, i64* %"i%121.214"
	%2473 = load i64, i64* %"u%start1.24"
	%2474 = icmp sgt i64 4, %2473
	%2475 = select i1 %2474, i64 4, i64 %2473
	%2476 = load i64, i64* %"u%block1.25"
	%2477 = load i64, i64* %"u%start1.24"
	%2478 = add nsw i64 %2476, %2477
	%2479 = sub nsw i64 %2478, 1
	%2480 = icmp slt i64 6, %2479
	%2481 = select i1 %2480, i64 6, i64 %2479
	store i64 %2475, i64* %"i%120.213"
	%2482 = icmp sle i64 %2475, %2481
	br i1 %2482, label %do.919, label %enddo.922

latch.916:
	%2483 = add nsw i64 %2472, 1
	%2484 = icmp slt i64 %2472, %2468
	br i1 %2484, label %do.915, label %done.917, !llvm.loop !532

done.917:
	store i64 %2483, i64* %"i%121.214"
	br label %enddo.918

enddo.918:
	br label %latch.912

do.919:
	%2485 = phi i64 [ %2475, %do.915 ], [ %2487, %latch.920 ]
	store i64 %2485, i64* %"i%120.213", !llvm.access.group !520
	store i64 1, i64* %"i%119.212", !llvm.access.group !520
	%2486 = icmp sle i64 1, 5
	br i1 %2486, label %do.923, label %enddo.926

latch.920:
	%2487 = add nsw i64 %2485, 1
	%2488 = icmp slt i64 %2485, %2481
	br i1 %2488, label %do.919, label %done.921, !llvm.loop !530

done.921:
	store i64 %2487, i64* %"i%120.213"
	br label %enddo.922

enddo.922:
	br label %latch.916

do.923:
	%2489 = phi i64 [ 1, %do.919 ], [ %2514, %latch.924 ]
	store i64 %2489, i64* %"i%119.212", !llvm.access.group !522
	%2490 = sub nsw i64 %2485, 3
	%2491 = load i64, i64* %"v%4.stride.171"
	%2492 = mul nsw i64 %2459, %2491
	%2493 = load i64, i64* %"v%4.stride.170"
	%2494 = mul nsw i64 %2472, %2493
	%2495 = add nsw i64 %2492, %2494
	%2496 = load i64, i64* %"v%4.stride.169"
	%2497 = mul nsw i64 %2490, %2496
	%2498 = add nsw i64 %2495, %2497
	%2499 = load double*, double** %"v%4.origin.167"
	%2500 = getelementptr double, double* %2499, i64 %2498
	%2501 = getelementptr double, double* %2500, i64 %2489
	%2502 = load double, double* %2501, !alias.scope !25, !noalias !26, !llvm.access.group !523
	%2503 = load i64, i64* %"v%5.stride.207"
	%2504 = mul nsw i64 %2459, %2503
	%2505 = load i64, i64* %"v%5.stride.206"
	%2506 = mul nsw i64 %2472, %2505
	%2507 = add nsw i64 %2504, %2506
	%2508 = load i64, i64* %"v%5.stride.205"
	%2509 = mul nsw i64 %2485, %2508
	%2510 = add nsw i64 %2507, %2509
	%2511 = load double*, double** %"v%5.origin.203"
	%2512 = getelementptr double, double* %2511, i64 %2510
	%2513 = getelementptr double, double* %2512, i64 %2489
	store double %2502, double* %2513, !alias.scope !27, !noalias !28, !llvm.access.group !524
	br label %latch.924

latch.924:
	%2514 = add nsw i64 %2489, 1
	%2515 = icmp slt i64 %2489, 5
	br i1 %2515, label %do.923, label %done.925, !llvm.loop !527

done.925:
	store i64 %2514, i64* %"i%119.212", !llvm.access.group !520
	br label %enddo.926

enddo.926:
	br label %latch.920

endif.927:
	br label %endif.892

then.928:
	store i64 1, i64* %"i%126.219"
	%2516 = icmp sle i64 1, 2
	br i1 %2516, label %do.930, label %enddo.933

else.929:
	store i64 0, i64* %"shift%9.224"
	store i64 1, i64* %"first%9.225"
	store i64 0, i64* %"back%9.226"
	%2517 = load i64, i64* %"dim%5.202"
	%2518 = icmp eq i64 %2517, 1
	br i1 %2518, label %then.963, label %else.964

do.930:
	%2519 = phi i64 [ 1, %then.928 ], [ %2530, %latch.931 ]
	store i64 %2519, i64* %"i%126.219"
	%2520 = load i64, i64* %"u%start2.26"
	%2521 = icmp sgt i64 1, %2520
	%2522 = select i1 %2521, i64 1, i64 %2520
	%2523 = load i64, i64* %"u%block2.27"
	%2524 = load i64, i64* %"u%start2.26"
	%2525 = add nsw i64 %2523, %2524
	%2526 = sub nsw i64 %2525, 1
	%2527 = icmp slt i64 5, %2526
	%2528 = select i1 %2527, i64 5, i64 %2526
	store i64 %2522, i64* %"i%125.218"
	%2529 = icmp sle i64 %2522, %2528
	br i1 %2529, label %do.934, label %enddo.937

latch.931:
	%2530 = add nsw i64 %2519, 1
	%2531 = icmp slt i64 %2519, 2
	br i1 %2531, label %do.930, label %done.932, !llvm.loop !549

done.932:
	store i64 %2530, i64* %"i%126.219"
	br label %enddo.933

enddo.933:
	store i64 1, i64* %"i%130.223"
	%2532 = icmp sle i64 1, 2
	br i1 %2532, label %do.946, label %enddo.949

do.934:
	%2533 = phi i64 [ %2522, %do.930 ], [ %2544, %latch.935 ]
	store i64 %2533, i64* %"i%125.218"
	%2534 = load i64, i64* %"u%start1.24"
	%2535 = icmp sgt i64 1, %2534
	%2536 = select i1 %2535, i64 1, i64 %2534
	%2537 = load i64, i64* %"u%block1.25"
	%2538 = load i64, i64* %"u%start1.24"
	%2539 = add nsw i64 %2537, %2538
	%2540 = sub nsw i64 %2539, 1
	%2541 = icmp slt i64 6, %2540
	%2542 = select i1 %2541, i64 6, i64 %2540
	store i64 %2536, i64* %"i%124.217"
	%2543 = icmp sle i64 %2536, %2542
	br i1 %2543, label %do.938, label %enddo.941

latch.935:
	%2544 = add nsw i64 %2533, 1
	%2545 = icmp slt i64 %2533, %2528
	br i1 %2545, label %do.934, label %done.936, !llvm.loop !547

done.936:
	store i64 %2544, i64* %"i%125.218"
	br label %enddo.937

enddo.937:
	br label %latch.931

do.938:
	%2546 = phi i64 [ %2536, %do.934 ], [ %2548, %latch.939 ]
	store i64 %2546, i64* %"i%124.217", !llvm.access.group !535
	store i64 1, i64* %"i%123.216", !llvm.access.group !535
	%2547 = icmp sle i64 1, 5
	br i1 %2547, label %do.942, label %enddo.945

latch.939:
	%2548 = add nsw i64 %2546, 1
	%2549 = icmp slt i64 %2546, %2542
	br i1 %2549, label %do.938, label %done.940, !llvm.loop !545

done.940:
	store i64 %2548, i64* %"i%124.217"
	br label %enddo.941

enddo.941:
	br label %latch.935

do.942:
	%2550 = phi i64 [ 1, %do.938 ], [ %2575, %latch.943 ]
	store i64 %2550, i64* %"i%123.216", !llvm.access.group !537
	%2551 = add nsw i64 %2533, 2
	%2552 = load i64, i64* %"v%4.stride.171"
	%2553 = mul nsw i64 %2519, %2552
	%2554 = load i64, i64* %"v%4.stride.170"
	%2555 = mul nsw i64 %2551, %2554
	%2556 = add nsw i64 %2553, %2555
	%2557 = load i64, i64* %"v%4.stride.169"
	%2558 = mul nsw i64 %2546, %2557
	%2559 = add nsw i64 %2556, %2558
	%2560 = load double*, double** %"v%4.origin.167"
	%2561 = getelementptr double, double* %2560, i64 %2559
	%2562 = getelementptr double, double* %2561, i64 %2550
	%2563 = load double, double* %2562, !alias.scope !25, !noalias !26, !llvm.access.group !538
	%2564 = load i64, i64* %"v%5.stride.207"
	%2565 = mul nsw i64 %2519, %2564
	%2566 = load i64, i64* %"v%5.stride.206"
	%2567 = mul nsw i64 %2533, %2566
	%2568 = add nsw i64 %2565, %2567
	%2569 = load i64, i64* %"v%5.stride.205"
	%2570 = mul nsw i64 %2546, %2569
	%2571 = add nsw i64 %2568, %2570
	%2572 = load double*, double** %"v%5.origin.203"
	%2573 = getelementptr double, double* %2572, i64 %2571
	%2574 = getelementptr double, double* %2573, i64 %2550
	store double %2563, double* %2574, !alias.scope !27, !noalias !28, !llvm.access.group !539
	br label %latch.943

latch.943:
	%2575 = add nsw i64 %2550, 1
	%2576 = icmp slt i64 %2550, 5
	br i1 %2576, label %do.942, label %done.944, !llvm.loop !542

done.944:
	store i64 %2575, i64* %"i%123.216", !llvm.access.group !535
	br label %enddo.945

enddo.945:
	br label %latch.939

do.946:
	%2577 = phi i64 [ 1, %enddo.933 ], [ %2588, %latch.947 ]
	store i64 %2577, i64* %"i%130.223"
	%2578 = load i64, i64* %"u%start2.26"
	%2579 = icmp sgt i64 6, %2578
	%2580 = select i1 %2579, i64 6, i64 %2578
	%2581 = load i64, i64* %"u%block2.27"
	%2582 = load i64, i64* %"u%start2.26"
	%2583 = add nsw i64 %2581, %2582
	%2584 = sub nsw i64 %2583, 1
	%2585 = icmp slt i64 7, %2584
	%2586 = select i1 %2585, i64 7, i64 %2584
	store i64 %2580, i64* %"i%129.222"
	%2587 = icmp sle i64 %2580, %2586
	br i1 %2587, label %do.950, label %enddo.953

latch.947:
	%2588 = add nsw i64 %2577, 1
	%2589 = icmp slt i64 %2577, 2
	br i1 %2589, label %do.946, label %done.948, !llvm.loop !564

done.948:
	store i64 %2588, i64* %"i%130.223"
	br label %enddo.949

enddo.949:
	br label %endif.927

do.950:
	%2590 = phi i64 [ %2580, %do.946 ], [ %2601, %latch.951 ]
	store i64 %2590, i64* %"i%129.222"
	%2591 = load i64, i64* %"u%start1.24"
	%2592 = icmp sgt i64 1, %2591
	%2593 = select i1 %2592, i64 1, i64 %2591
	%2594 = load i64, i64* %"u%block1.25"
	%2595 = load i64, i64* %"u%start1.24"
	%2596 = add nsw i64 %2594, %2595
	%2597 = sub nsw i64 %2596, 1
	%2598 = icmp slt i64 6, %2597
	%2599 = select i1 %2598, i64 6, i64 %2597
	store i64 %2593, i64* %"i%128.221"
	%2600 = icmp sle i64 %2593, %2599
	br i1 %2600, label %do.954, label %enddo.957

latch.951:
	%2601 = add nsw i64 %2590, 1
	%2602 = icmp slt i64 %2590, %2586
	br i1 %2602, label %do.950, label %done.952, !llvm.loop !562

done.952:
	store i64 %2601, i64* %"i%129.222"
	br label %enddo.953

enddo.953:
	br label %latch.947

do.954:
	%2603 = phi i64 [ %2593, %do.950 ], [ %2605, %latch.955 ]
	store i64 %2603, i64* %"i%128.221", !llvm.access.group !550
	store i64 1, i64* %"i%127.220", !llvm.access.group !550
	%2604 = icmp sle i64 1, 5
	br i1 %2604, label %do.958, label %enddo.961

latch.955:
	%2605 = add nsw i64 %2603, 1
	%2606 = icmp slt i64 %2603, %2599
	br i1 %2606, label %do.954, label %done.956, !llvm.loop !560

done.956:
	store i64 %2605, i64* %"i%128.221"
	br label %enddo.957

enddo.957:
	br label %latch.951

do.958:
	%2607 = phi i64 [ 1, %do.954 ], [ %2632, %latch.959 ]
	store i64 %2607, i64* %"i%127.220", !llvm.access.group !552
	%2608 = sub nsw i64 %2590, 5
	%2609 = load i64, i64* %"v%4.stride.171"
	%2610 = mul nsw i64 %2577, %2609
	%2611 = load i64, i64* %"v%4.stride.170"
	%2612 = mul nsw i64 %2608, %2611
	%2613 = add nsw i64 %2610, %2612
	%2614 = load i64, i64* %"v%4.stride.169"
	%2615 = mul nsw i64 %2603, %2614
	%2616 = add nsw i64 %2613, %2615
	%2617 = load double*, double** %"v%4.origin.167"
	%2618 = getelementptr double, double* %2617, i64 %2616
	%2619 = getelementptr double, double* %2618, i64 %2607
	%2620 = load double, double* %2619, !alias.scope !25, !noalias !26, !llvm.access.group !553
	%2621 = load i64, i64* %"v%5.stride.207"
	%2622 = mul nsw i64 %2577, %2621
	%2623 = load i64, i64* %"v%5.stride.206"
	%2624 = mul nsw i64 %2590, %2623
	%2625 = add nsw i64 %2622, %2624
	%2626 = load i64, i64* %"v%5.stride.205"
	%2627 = mul nsw i64 %2603, %2626
	%2628 = add nsw i64 %2625, %2627
	%2629 = load double*, double** %"v%5.origin.203"
	%2630 = getelementptr double, double* %2629, i64 %2628
	%2631 = getelementptr double, double* %2630, i64 %2607
	store double %2620, double* %2631, !alias.scope !27, !noalias !28, !llvm.access.group !554
	br label %latch.959

latch.959:
	%2632 = add nsw i64 %2607, 1
	%2633 = icmp slt i64 %2607, 5
	br i1 %2633, label %do.958, label %done.960, !llvm.loop !557

done.960:
	store i64 %2632, i64* %"i%127.220", !llvm.access.group !550
	br label %enddo.961

enddo.961:
	br label %latch.955

endif.962:
	store i64 0, i64* %"shift%10.227"
	store i64 1, i64* %"first%10.228"
	store i64 0, i64* %"back%10.229"
	%2634 = load i64, i64* %"dim%5.202"
	%2635 = icmp eq i64 %2634, 4
	br i1 %2635, label %then.966, label %else.967

then.963:
	store i64 4, i64* %"shift%9.224"
	%2636 = load i64, i64* %"shift%9.224"
	%2637 = sub nsw i64 5, %2636
	%2638 = add nsw i64 %2637, 1
	store i64 %2638, i64* %"first%9.225"
	%2639 = load i64, i64* %"shift%9.224"
	%2640 = sub nsw i64 %2639, 5
	store i64 %2640, i64* %"back%9.226"
	br label %endif.962

else.964:
	br label %endif.962

endif.965:
	%2641 = load i64, i64* %"shift%10.227"
	%2642 = sub nsw i64 2, %2641
	store i64 1, i64* %"i%134.233"
	%2643 = icmp sle i64 1, %2642
	br i1 %2643, label %do.968, label %enddo.971

then.966:
	store i64 1, i64* %"shift%10.227"
	%2644 = load i64, i64* %"shift%10.227"
	%2645 = sub nsw i64 2, %2644
	%2646 = add nsw i64 %2645, 1
	store i64 %2646, i64* %"first%10.228"
	%2647 = load i64, i64* %"shift%10.227"
	%2648 = sub nsw i64 %2647, 2
	store i64 %2648, i64* %"back%10.229"
	br label %endif.965

else.967:
	br label %endif.965

do.968:
	%2649 = phi i64 [ 1, %endif.965 ], [ %2660, %latch.969 ]
	store i64 %2649, i64* %"i%134.233"
	%2650 = load i64, i64* %"u%start2.26"
	%2651 = icmp sgt i64 1, %2650
	%2652 = select i1 %2651, i64 1, i64 %2650
	%2653 = load i64, i64* %"u%block2.27"
	%2654 = load i64, i64* %"u%start2.26"
	%2655 = add nsw i64 %2653, %2654
	%2656 = sub nsw i64 %2655, 1
	%2657 = icmp slt i64 7, %2656
	%2658 = select i1 %2657, i64 7, i64 %2656
	store i64 %2652, i64* %"i%133.232"
	%2659 = icmp sle i64 %2652, %2658
	br i1 %2659, label %do.972, label %enddo.975

latch.969:
	%2660 = add nsw i64 %2649, 1
	%2661 = icmp slt i64 %2649, %2642
	br i1 %2661, label %do.968, label %done.970, !llvm.loop !581

done.970:
	store i64 %2660, i64* %"i%134.233"
	br label %enddo.971

enddo.971:
	%2662 = load i64, i64* %"first%10.228"
	store i64 %2662, i64* %"i%138.237"
	%2663 = icmp sle i64 %2662, 2
	br i1 %2663, label %do.984, label %enddo.987

do.972:
	%2664 = phi i64 [ %2652, %do.968 ], [ %2675, %latch.973 ]
	store i64 %2664, i64* %"i%133.232"
	%2665 = load i64, i64* %"u%start1.24"
	%2666 = icmp sgt i64 1, %2665
	%2667 = select i1 %2666, i64 1, i64 %2665
	%2668 = load i64, i64* %"u%block1.25"
	%2669 = load i64, i64* %"u%start1.24"
	%2670 = add nsw i64 %2668, %2669
	%2671 = sub nsw i64 %2670, 1
	%2672 = icmp slt i64 6, %2671
	%2673 = select i1 %2672, i64 6, i64 %2671
	store i64 %2667, i64* %"i%132.231"
	%2674 = icmp sle i64 %2667, %2673
	br i1 %2674, label %do.976, label %enddo.979

latch.973:
	%2675 = add nsw i64 %2664, 1
	%2676 = icmp slt i64 %2664, %2658
	br i1 %2676, label %do.972, label %done.974, !llvm.loop !579

done.974:
	store i64 %2675, i64* %"i%133.232"
	br label %enddo.975

enddo.975:
	br label %latch.969

do.976:
	%2677 = phi i64 [ %2667, %do.972 ], [ %2681, %latch.977 ]
	store i64 %2677, i64* %"i%132.231", !llvm.access.group !565
	%2678 = load i64, i64* %"shift%9.224", !llvm.access.group !565
	%2679 = sub nsw i64 5, %2678
	store i64 1, i64* %"i%131.230", !llvm.access.group !565
	%2680 = icmp sle i64 1, %2679
	br i1 %2680, label %do.980, label %enddo.983

latch.977:
	%2681 = add nsw i64 %2677, 1
	%2682 = icmp slt i64 %2677, %2673
	br i1 %2682, label %do.976, label %done.978, !llvm.loop !577

done.978:
	store i64 %2681, i64* %"i%132.231"
	br label %enddo.979

enddo.979:
	br label %latch.973

do.980:
	%2683 = phi i64 [ 1, %do.976 ], [ %2715, %latch.981 ]
	store i64 %2683, i64* %"i%131.230", !llvm.access.group !567
	%2684 = load i64, i64* %"shift%9.224", !llvm.access.group !568
	%2685 = add nsw i64 %2683, %2684
	%2686 = sub nsw i64 %2685, 1
	%2687 = add nsw i64 %2686, 1
	%2688 = load i64, i64* %"shift%10.227", !llvm.access.group !569
	%2689 = add nsw i64 %2649, %2688
	%2690 = sub nsw i64 %2689, 1
	%2691 = add nsw i64 %2690, 1
	%2692 = load i64, i64* %"v%4.stride.171"
	%2693 = mul nsw i64 %2691, %2692
	%2694 = load i64, i64* %"v%4.stride.170"
	%2695 = mul nsw i64 %2664, %2694
	%2696 = add nsw i64 %2693, %2695
	%2697 = load i64, i64* %"v%4.stride.169"
	%2698 = mul nsw i64 %2677, %2697
	%2699 = add nsw i64 %2696, %2698
	%2700 = load double*, double** %"v%4.origin.167"
	%2701 = getelementptr double, double* %2700, i64 %2699
	%2702 = getelementptr double, double* %2701, i64 %2687
	%2703 = load double, double* %2702, !alias.scope !25, !noalias !26, !llvm.access.group !570
	%2704 = load i64, i64* %"v%5.stride.207"
	%2705 = mul nsw i64 %2649, %2704
	%2706 = load i64, i64* %"v%5.stride.206"
	%2707 = mul nsw i64 %2664, %2706
	%2708 = add nsw i64 %2705, %2707
	%2709 = load i64, i64* %"v%5.stride.205"
	%2710 = mul nsw i64 %2677, %2709
	%2711 = add nsw i64 %2708, %2710
	%2712 = load double*, double** %"v%5.origin.203"
	%2713 = getelementptr double, double* %2712, i64 %2711
	%2714 = getelementptr double, double* %2713, i64 %2683
	store double %2703, double* %2714, !alias.scope !27, !noalias !28, !llvm.access.group !571
	br label %latch.981

latch.981:
	%2715 = add nsw i64 %2683, 1
	%2716 = icmp slt i64 %2683, %2679
	br i1 %2716, label %do.980, label %done.982, !llvm.loop !574

done.982:
	store i64 %2715, i64* %"i%131.230", !llvm.access.group !565
	br label %enddo.983

enddo.983:
	br label %latch.977

do.984:
	%2717 = phi i64 [ %2662, %enddo.971 ], [ %2728, %latch.985 ]
	store i64 %2717, i64* %"i%138.237"
	%2718 = load i64, i64* %"u%start2.26"
	%2719 = icmp sgt i64 1, %2718
	%2720 = select i1 %2719, i64 1, i64 %2718
	%2721 = load i64, i64* %"u%block2.27"
	%2722 = load i64, i64* %"u%start2.26"
	%2723 = add nsw i64 %2721, %2722
	%2724 = sub nsw i64 %2723, 1
	%2725 = icmp slt i64 7, %2724
	%2726 = select i1 %2725, i64 7, i64 %2724
	store i64 %2720, i64* %"i%137.236"
	%2727 = icmp sle i64 %2720, %2726
	br i1 %2727, label %do.988, label %enddo.991

latch.985:
	%2728 = add nsw i64 %2717, 1
	%2729 = icmp slt i64 %2717, 2
	br i1 %2729, label %do.984, label %done.986, !llvm.loop !598

done.986:
	store i64 %2728, i64* %"i%138.237"
	br label %enddo.987

enddo.987:
	br label %endif.927

do.988:
	%2730 = phi i64 [ %2720, %do.984 ], [ %2741, %latch.989 ]
	store i64 %2730, i64* %"i%137.236"
	%2731 = load i64, i64* %"u%start1.24"
	%2732 = icmp sgt i64 1, %2731
	%2733 = select i1 %2732, i64 1, i64 %2731
	%2734 = load i64, i64* %"u%block1.25"
	%2735 = load i64, i64* %"u%start1.24"
	%2736 = add nsw i64 %2734, %2735
	%2737 = sub nsw i64 %2736, 1
	%2738 = icmp slt i64 6, %2737
	%2739 = select i1 %2738, i64 6, i64 %2737
	store i64 %2733, i64* %"i%136.235"
	%2740 = icmp sle i64 %2733, %2739
	br i1 %2740, label %do.992, label %enddo.995

latch.989:
	%2741 = add nsw i64 %2730, 1
	%2742 = icmp slt i64 %2730, %2726
	br i1 %2742, label %do.988, label %done.990, !llvm.loop !596

done.990:
	store i64 %2741, i64* %"i%137.236"
	br label %enddo.991

enddo.991:
	br label %latch.985

do.992:
	%2743 = phi i64 [ %2733, %do.988 ], [ %2746, %latch.993 ]
	store i64 %2743, i64* %"i%136.235", !llvm.access.group !582
	%2744 = load i64, i64* %"first%9.225", !llvm.access.group !582
	store i64 %2744, i64* %"i%135.234", !llvm.access.group !582
	%2745 = icmp sle i64 %2744, 5
	br i1 %2745, label %do.996, label %enddo.999

latch.993:
	%2746 = add nsw i64 %2743, 1
	%2747 = icmp slt i64 %2743, %2739
	br i1 %2747, label %do.992, label %done.994, !llvm.loop !594

done.994:
	store i64 %2746, i64* %"i%136.235"
	br label %enddo.995

enddo.995:
	br label %latch.989

do.996:
	%2748 = phi i64 [ %2744, %do.992 ], [ %2780, %latch.997 ]
	store i64 %2748, i64* %"i%135.234", !llvm.access.group !584
	%2749 = load i64, i64* %"back%9.226", !llvm.access.group !585
	%2750 = add nsw i64 %2748, %2749
	%2751 = sub nsw i64 %2750, 1
	%2752 = add nsw i64 %2751, 1
	%2753 = load i64, i64* %"back%10.229", !llvm.access.group !586
	%2754 = add nsw i64 %2717, %2753
	%2755 = sub nsw i64 %2754, 1
	%2756 = add nsw i64 %2755, 1
	%2757 = load i64, i64* %"v%4.stride.171"
	%2758 = mul nsw i64 %2756, %2757
	%2759 = load i64, i64* %"v%4.stride.170"
	%2760 = mul nsw i64 %2730, %2759
	%2761 = add nsw i64 %2758, %2760
	%2762 = load i64, i64* %"v%4.stride.169"
	%2763 = mul nsw i64 %2743, %2762
	%2764 = add nsw i64 %2761, %2763
	%2765 = load double*, double** %"v%4.origin.167"
	%2766 = getelementptr double, double* %2765, i64 %2764
	%2767 = getelementptr double, double* %2766, i64 %2752
	%2768 = load double, double* %2767, !alias.scope !25, !noalias !26, !llvm.access.group !587
	%2769 = load i64, i64* %"v%5.stride.207"
	%2770 = mul nsw i64 %2717, %2769
	%2771 = load i64, i64* %"v%5.stride.206"
	%2772 = mul nsw i64 %2730, %2771
	%2773 = add nsw i64 %2770, %2772
	%2774 = load i64, i64* %"v%5.stride.205"
	%2775 = mul nsw i64 %2743, %2774
	%2776 = add nsw i64 %2773, %2775
	%2777 = load double*, double** %"v%5.origin.203"
	%2778 = getelementptr double, double* %2777, i64 %2776
	%2779 = getelementptr double, double* %2778, i64 %2748
	store double %2768, double* %2779, !alias.scope !27, !noalias !28, !llvm.access.group !588
	br label %latch.997

latch.997:
	%2780 = add nsw i64 %2748, 1
	%2781 = icmp slt i64 %2748, 5
	br i1 %2781, label %do.996, label %done.998, !llvm.loop !591

done.998:
	store i64 %2780, i64* %"i%135.234", !llvm.access.group !582
	br label %enddo.999

enddo.999:
	br label %latch.993

do.1000:
	%2782 = phi i64 [ 1, %endif.889 ], [ %2795, %latch.1001 ]
	%2783 = trunc i64 %2782 to i32
	store i32 %2783, i32* %"i%142.241"
	%2784 = load i64, i64* %"u%start2.26"
	%2785 = icmp sgt i64 1, %2784
	%2786 = select i1 %2785, i64 1, i64 %2784
	%2787 = load i64, i64* %"u%block2.27"
	%2788 = load i64, i64* %"u%start2.26"
	%2789 = add nsw i64 %2787, %2788
	%2790 = sub nsw i64 %2789, 1
	%2791 = icmp slt i64 7, %2790
	%2792 = select i1 %2791, i64 7, i64 %2790
	%2793 = trunc i64 %2786 to i32
	store i32 %2793, i32* %"i%141.240"
	%2794 = icmp sle i64 %2786, %2792
	br i1 %2794, label %do.1004, label %enddo.1007

latch.1001:
	%2795 = add nsw i64 %2782, 1
	%2796 = icmp slt i64 %2782, 2
	br i1 %2796, label %do.1000, label %done.1002, !llvm.loop !613

done.1002:
	%2797 = trunc i64 %2795 to i32
	store i32 %2797, i32* %"i%142.241"
	br label %enddo.1003

enddo.1003:
	store double 0xFFEFFFFFFFFFFFFF, double* %"s%3.245"
	store double 0xFFEFFFFFFFFFFFFF, double* %"s%3%part.274"
	%2798 = load i64, i64* %"u%start1.24"
	%2799 = icmp sge i64 2, %2798
	%2800 = load i64, i64* %"u%block1.25"
	%2801 = load i64, i64* %"u%start1.24"
	%2802 = add nsw i64 %2800, %2801
	%2803 = icmp sge i64 %2802, 3
	%2804 = and i1 %2799, %2803
	br i1 %2804, label %then.1017, label %else.1018

do.1004:
	%2805 = phi i64 [ %2786, %do.1000 ], [ %2818, %latch.1005 ]
	%2806 = trunc i64 %2805 to i32
	store i32 %2806, i32* %"i%141.240"
	%2807 = load i64, i64* %"u%start1.24"
	%2808 = icmp sgt i64 1, %2807
	%2809 = select i1 %2808, i64 1, i64 %2807
	%2810 = load i64, i64* %"u%block1.25"
	%2811 = load i64, i64* %"u%start1.24"
	%2812 = add nsw i64 %2810, %2811
	%2813 = sub nsw i64 %2812, 1
	%2814 = icmp slt i64 6, %2813
	%2815 = select i1 %2814, i64 6, i64 %2813
	%2816 = trunc i64 %2809 to i32
	store i32 %2816, i32* %"i%140.239"
	%2817 = icmp sle i64 %2809, %2815
	br i1 %2817, label %do.1008, label %enddo.1011

latch.1005:
	%2818 = add nsw i64 %2805, 1
	%2819 = icmp slt i64 %2805, %2792
	br i1 %2819, label %do.1004, label %done.1006, !llvm.loop !611

done.1006:
	%2820 = trunc i64 %2818 to i32
	store i32 %2820, i32* %"i%141.240"
	br label %enddo.1007

enddo.1007:
	br label %latch.1001

do.1008:
	%2821 = phi i64 [ %2809, %do.1004 ], [ %2824, %latch.1009 ]
	%2822 = trunc i64 %2821 to i32
	store i32 %2822, i32* %"i%140.239", !llvm.access.group !599
	store i32 1, i32* %"i%139.238", !llvm.access.group !599
	%2823 = icmp sle i64 1, 5
	br i1 %2823, label %do.1012, label %enddo.1015

latch.1009:
	%2824 = add nsw i64 %2821, 1
	%2825 = icmp slt i64 %2821, %2815
	br i1 %2825, label %do.1008, label %done.1010, !llvm.loop !609

done.1010:
	%2826 = trunc i64 %2824 to i32
	store i32 %2826, i32* %"i%140.239"
	br label %enddo.1011

enddo.1011:
	br label %latch.1005

do.1012:
	%2827 = phi i64 [ 1, %do.1008 ], [ %2852, %latch.1013 ]
	%2828 = trunc i64 %2827 to i32
	store i32 %2828, i32* %"i%139.238", !llvm.access.group !601
	%2829 = load i64, i64* %"v%5.stride.207"
	%2830 = mul nsw i64 %2782, %2829
	%2831 = load i64, i64* %"v%5.stride.206"
	%2832 = mul nsw i64 %2805, %2831
	%2833 = add nsw i64 %2830, %2832
	%2834 = load i64, i64* %"v%5.stride.205"
	%2835 = mul nsw i64 %2821, %2834
	%2836 = add nsw i64 %2833, %2835
	%2837 = load double*, double** %"v%5.origin.203"
	%2838 = getelementptr double, double* %2837, i64 %2836
	%2839 = getelementptr double, double* %2838, i64 %2827
	%2840 = load double, double* %2839, !alias.scope !27, !noalias !28, !llvm.access.group !602
	%2841 = load i64, i64* %t.stride.11
	%2842 = mul nsw i64 %2782, %2841
	%2843 = load i64, i64* %t.stride.10
	%2844 = mul nsw i64 %2805, %2843
	%2845 = add nsw i64 %2842, %2844
	%2846 = load i64, i64* %t.stride.9
	%2847 = mul nsw i64 %2821, %2846
	%2848 = add nsw i64 %2845, %2847
	%2849 = load double*, double** %t.origin.7
	%2850 = getelementptr double, double* %2849, i64 %2848
	%2851 = getelementptr double, double* %2850, i64 %2827
	store double %2840, double* %2851, !alias.scope !13, !noalias !14, !llvm.access.group !603
	br label %latch.1013

latch.1013:
	%2852 = add nsw i64 %2827, 1
	%2853 = icmp slt i64 %2827, 5
	br i1 %2853, label %do.1012, label %done.1014, !llvm.loop !606

done.1014:
	%2854 = trunc i64 %2852 to i32
	store i32 %2854, i32* %"i%139.238", !llvm.access.group !599
	br label %enddo.1015

enddo.1015:
	br label %latch.1009

endif.1016:
	%2855 = load double, double* %"s%3%part.274"
	store double %2855, double* %temporary.1031
	%2856 = bitcast double* %temporary.1031 to i8*
	call void @hpf_reduce(i8* %2856, i32 1, i32 3, i32 3, i8* bitcast (%hpf_pos* @.pos.20 to i8*))
	%2857 = load double, double* %temporary.1031
	store double %2857, double* %"s%3%part.274"
	%2858 = load double, double* %"s%3.245"
	%2859 = load double, double* %"s%3%part.274"
	%2860 = fcmp ogt double %2858, %2859
	%2861 = select i1 %2860, double %2858, double %2859
	store double %2861, double* %"s%3.245"
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.21 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.25, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%2862 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.1033, i32 0, i32 0
	store i64 2, i64* %2862
	%2863 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.1033, i32 0, i32 1
	store i64 3, i64* %2863
	%2864 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.1033, i32 0, i32 2
	store i64 4, i64* %2864
	%2865 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.1033, i32 0, i32 3
	store i64 1, i64* %2865
	%2866 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.1033, i32 0, i32 0
	%2867 = bitcast i64* %2866 to i8*
	%2868 = bitcast double* %temporary.1032 to i8*
	call void @hpf_fetch(i8* bitcast (%hpf_array* @array.t to i8*), i8* %2867, i8* %2868, i8* bitcast (%hpf_pos* @.pos.22 to i8*))
	%2869 = load double, double* %temporary.1032
	store double %2869, double* %"t%copy6.270"
	%2870 = load double, double* %"t%copy6.270"
	store double %2870, double* %temporary.1034
	%2871 = bitcast double* %temporary.1034 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %2871, i64 8)
	%2872 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.1036, i32 0, i32 0
	store i64 5, i64* %2872
	%2873 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.1036, i32 0, i32 1
	store i64 1, i64* %2873
	%2874 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.1036, i32 0, i32 2
	store i64 7, i64* %2874
	%2875 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.1036, i32 0, i32 3
	store i64 2, i64* %2875
	%2876 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.1036, i32 0, i32 0
	%2877 = bitcast i64* %2876 to i8*
	%2878 = bitcast double* %temporary.1035 to i8*
	call void @hpf_fetch(i8* bitcast (%hpf_array* @array.t to i8*), i8* %2877, i8* %2878, i8* bitcast (%hpf_pos* @.pos.23 to i8*))
	%2879 = load double, double* %temporary.1035
	store double %2879, double* %"t%copy7.271"
	%2880 = load double, double* %"t%copy7.271"
	store double %2880, double* %temporary.1037
	%2881 = bitcast double* %temporary.1037 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %2881, i64 8)
	%2882 = load double, double* %"s%3.245"
	store double %2882, double* %temporary.1038
	%2883 = bitcast double* %temporary.1038 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %2883, i64 8)
	%2884 = call i32 @hpf_io_end()
	br label %latch.323

then.1017:
	store i32 1, i32* %"i%145.244"
	%2885 = icmp sle i64 1, 2
	br i1 %2885, label %do.1019, label %enddo.1022

else.1018:
	br label %endif.1016

do.1019:
	%2886 = phi i64 [ 1, %then.1017 ], [ %2899, %latch.1020 ]
	%2887 = trunc i64 %2886 to i32
	store i32 %2887, i32* %"i%145.244"
	%2888 = load i64, i64* %"u%start2.26"
	%2889 = icmp sgt i64 1, %2888
	%2890 = select i1 %2889, i64 1, i64 %2888
	%2891 = load i64, i64* %"u%block2.27"
	%2892 = load i64, i64* %"u%start2.26"
	%2893 = add nsw i64 %2891, %2892
	%2894 = sub nsw i64 %2893, 1
	%2895 = icmp slt i64 7, %2894
	%2896 = select i1 %2895, i64 7, i64 %2894
	%2897 = trunc i64 %2890 to i32
	store i32 %2897, i32* %"i%144.243"
	%2898 = icmp sle i64 %2890, %2896
	br i1 %2898, label %do.1023, label %enddo.1026

latch.1020:
	%2899 = add nsw i64 %2886, 1
	%2900 = icmp slt i64 %2886, 2
	br i1 %2900, label %do.1019, label %done.1021, !llvm.loop !627

done.1021:
	%2901 = trunc i64 %2899 to i32
	store i32 %2901, i32* %"i%145.244"
	br label %enddo.1022

enddo.1022:
	br label %endif.1016

do.1023:
	%2902 = phi i64 [ %2890, %do.1019 ], [ %2905, %latch.1024 ]
	%2903 = trunc i64 %2902 to i32
	store i32 %2903, i32* %"i%144.243", !llvm.access.group !614
	store i32 1, i32* %"i%143.242", !llvm.access.group !614
	%2904 = icmp sle i64 1, 5
	br i1 %2904, label %do.1027, label %enddo.1030

latch.1024:
	%2905 = add nsw i64 %2902, 1
	%2906 = icmp slt i64 %2902, %2896
	br i1 %2906, label %do.1023, label %done.1025, !llvm.loop !625

done.1025:
	%2907 = trunc i64 %2905 to i32
	store i32 %2907, i32* %"i%144.243"
	br label %enddo.1026

enddo.1026:
	br label %latch.1020

do.1027:
	%2908 = phi i64 [ 1, %do.1023 ], [ %2925, %latch.1028 ]
	%2909 = trunc i64 %2908 to i32
	store i32 %2909, i32* %"i%143.242", !llvm.access.group !616
	%2910 = load double, double* %"s%3%part.274", !llvm.access.group !617
	%2911 = load i64, i64* %t.stride.11
	%2912 = mul nsw i64 %2886, %2911
	%2913 = load i64, i64* %t.stride.10
	%2914 = mul nsw i64 %2902, %2913
	%2915 = add nsw i64 %2912, %2914
	%2916 = load i64, i64* %t.stride.9
	%2917 = mul nsw i64 2, %2916
	%2918 = add nsw i64 %2915, %2917
	%2919 = load double*, double** %t.origin.7
	%2920 = getelementptr double, double* %2919, i64 %2918
	%2921 = getelementptr double, double* %2920, i64 %2908
	%2922 = load double, double* %2921, !alias.scope !13, !noalias !14, !llvm.access.group !618
	%2923 = fcmp nnan nsz ogt double %2910, %2922
	%2924 = select nnan nsz i1 %2923, double %2910, double %2922
	store double %2924, double* %"s%3%part.274", !llvm.access.group !619
	br label %latch.1028

latch.1028:
	%2925 = add nsw i64 %2908, 1
	%2926 = icmp slt i64 %2908, 5
	br i1 %2926, label %do.1027, label %done.1029, !llvm.loop !622

done.1029:
	%2927 = trunc i64 %2925 to i32
	store i32 %2927, i32* %"i%143.242", !llvm.access.group !614
	br label %enddo.1030

enddo.1030:
	br label %latch.1024

do.1039:
	%2928 = phi i64 [ 1, %enddo.325 ], [ %2932, %latch.1040 ]
	%2929 = trunc i64 %2928 to i32
	store i32 %2929, i32* %d.22
	%2930 = load i64, i64* %"m%block1.29"
	%2931 = icmp sge i64 %2930, 1
	br i1 %2931, label %then.1044, label %else.1045

latch.1040:
	%2932 = add nsw i64 %2928, 1
	%2933 = icmp slt i64 %2928, 2
	br i1 %2933, label %do.1039, label %done.1041, !llvm.loop !685

done.1041:
	%2934 = trunc i64 %2932 to i32
	store i32 %2934, i32* %d.22
	br label %enddo.1042

enddo.1042:
	call void @hpf_main_end()
	ret i32 0

endif.1043:
	%2935 = load i64, i64* %"m%block1.29"
	%2936 = icmp sge i64 %2935, 1
	br i1 %2936, label %then.1047, label %else.1048

then.1044:
	%2937 = sub nsw i64 3, %2928
	store i64 %2937, i64* %"dim%6.246"
	br label %endif.1043

else.1045:
	br label %endif.1043

endif.1046:
	%2938 = load i64, i64* %"m%block1.29"
	%2939 = icmp sge i64 %2938, 1
	br i1 %2939, label %then.1050, label %else.1051

then.1047:
	%2940 = sub nsw i64 %2928, 3
	store i64 %2940, i64* %"shift%11.250"
	br label %endif.1046

else.1048:
	br label %endif.1046

endif.1049:
	store i32 1, i32* %"i%155.264"
	%2941 = icmp sle i64 1, 6
	br i1 %2941, label %do.1198, label %enddo.1201

then.1050:
	%2942 = load i64, i64* %"dim%6.246"
	%2943 = icmp eq i64 %2942, 1
	br i1 %2943, label %then.1053, label %else.1054

else.1051:
	br label %endif.1049

endif.1052:
	br label %endif.1049

then.1053:
	%2944 = load i64, i64* %"shift%11.250"
	%2945 = srem i64 %2944, 5
	%2946 = xor i64 %2945, 5
	%2947 = icmp slt i64 %2946, 0
	%2948 = icmp ne i64 %2945, 0
	%2949 = and i1 %2947, %2948
	%2950 = add nsw i64 %2945, 5
	%2951 = select i1 %2949, i64 %2950, i64 %2945
	store i64 %2951, i64* %"shift%12.251"
	store i64 1, i64* %"i%147.253"
	%2952 = icmp sle i64 1, 6
	br i1 %2952, label %do.1055, label %enddo.1058

else.1054:
	%2953 = zext i1 false to i32
	store i32 %2953, i32* %"mine%11.275"
	%2954 = load i64, i64* %"m%first1.30"
	%2955 = load i64, i64* %"m%last1.31"
	%2956 = load i64, i64* %"m%period1.32"
	store i64 %2954, i64* %"m%start1.28"
	%2957 = icmp eq i64 %2956, 0
	br i1 %2957, label %cold.1087, label %rest.1088

do.1055:
	%2958 = phi i64 [ 1, %then.1053 ], [ %2963, %latch.1056 ]
	store i64 %2958, i64* %"i%147.253"
	%2959 = load i64, i64* %"m%first1.30"
	%2960 = load i64, i64* %"m%last1.31"
	%2961 = load i64, i64* %"m%period1.32"
	store i64 %2959, i64* %"m%start1.28"
	%2962 = icmp eq i64 %2961, 0
	br i1 %2962, label %cold.1063, label %rest.1064

latch.1056:
	%2963 = add nsw i64 %2958, 1
	%2964 = icmp slt i64 %2958, 6
	br i1 %2964, label %do.1055, label %done.1057, !llvm.loop !637

done.1057:
	store i64 %2963, i64* %"i%147.253"
	br label %enddo.1058

enddo.1058:
	store i64 1, i64* %"i%149.255"
	%2965 = icmp sle i64 1, 6
	br i1 %2965, label %do.1069, label %enddo.1072

do.1059:
	%2966 = phi i64 [ %2959, %rest.1064 ], [ %2978, %latch.1060 ]
	%2967 = phi i64 [ %2983, %rest.1064 ], [ %2979, %latch.1060 ]
	store i64 %2966, i64* %"m%start1.28"
	%2968 = icmp sgt i64 1, %2966
	%2969 = select i1 %2968, i64 1, i64 %2966
	%2970 = load i64, i64* %"shift%12.251"
	%2971 = sub nsw i64 5, %2970
	%2972 = load i64, i64* %"m%block1.29"
	%2973 = add nsw i64 %2972, %2966
	%2974 = sub nsw i64 %2973, 1
	%2975 = icmp slt i64 %2971, %2974
	%2976 = select i1 %2975, i64 %2971, i64 %2974
	store i64 %2969, i64* %"i%146.252"
	%2977 = icmp sle i64 %2969, %2976
	br i1 %2977, label %do.1065, label %enddo.1068

latch.1060:
	%2978 = add nsw i64 %2966, %2961
	%2979 = sub nsw i64 %2967, 1
	%2980 = icmp sgt i64 %2979, 0
	br i1 %2980, label %do.1059, label %done.1061, !llvm.loop !635

done.1061:
	store i64 %2978, i64* %"m%start1.28"
	br label %enddo.1062

enddo.1062:
	br label %latch.1056

cold.1063:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.9 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.18, i64 0, i64 0))
	unreachable

rest.1064:
	%2981 = sub nsw i64 %2960, %2959
	%2982 = add nsw i64 %2981, %2961
	%2983 = sdiv i64 %2982, %2961
	%2984 = icmp sgt i64 %2983, 0
	br i1 %2984, label %do.1059, label %enddo.1062

do.1065:
	%2985 = phi i64 [ %2969, %do.1059 ], [ %3001, %latch.1066 ]
	store i64 %2985, i64* %"i%146.252", !llvm.access.group !630
	%2986 = load i64, i64* %"shift%12.251", !llvm.access.group !630
	%2987 = add nsw i64 %2985, %2986
	%2988 = sub nsw i64 %2987, 1
	%2989 = add nsw i64 %2988, 1
	%2990 = load i64, i64* %m.stride.14
	%2991 = mul nsw i64 %2958, %2990
	%2992 = load i32*, i32** %m.origin.12
	%2993 = getelementptr i32, i32* %2992, i64 %2991
	%2994 = getelementptr i32, i32* %2993, i64 %2989
	%2995 = load i32, i32* %2994, !alias.scope !15, !noalias !16, !llvm.access.group !630
	%2996 = load i64, i64* %"v%6.stride.249"
	%2997 = mul nsw i64 %2958, %2996
	%2998 = load i32*, i32** %"v%6.origin.247"
	%2999 = getelementptr i32, i32* %2998, i64 %2997
	%3000 = getelementptr i32, i32* %2999, i64 %2985
	store i32 %2995, i32* %3000, !alias.scope !29, !noalias !30, !llvm.access.group !630
	br label %latch.1066

latch.1066:
	%3001 = add nsw i64 %2985, 1
	%3002 = icmp slt i64 %2985, %2976
	br i1 %3002, label %do.1065, label %done.1067, !llvm.loop !633

done.1067:
	store i64 %3001, i64* %"i%146.252"
	br label %enddo.1068

enddo.1068:
	br label %latch.1060

do.1069:
	%3003 = phi i64 [ 1, %enddo.1058 ], [ %3008, %latch.1070 ]
	store i64 %3003, i64* %"i%149.255"
	%3004 = load i64, i64* %"m%first1.30"
	%3005 = load i64, i64* %"m%last1.31"
	%3006 = load i64, i64* %"m%period1.32"
	store i64 %3004, i64* %"m%start1.28"
	%3007 = icmp eq i64 %3006, 0
	br i1 %3007, label %cold.1077, label %rest.1078

latch.1070:
	%3008 = add nsw i64 %3003, 1
	%3009 = icmp slt i64 %3003, 6
	br i1 %3009, label %do.1069, label %done.1071, !llvm.loop !645

done.1071:
	store i64 %3008, i64* %"i%149.255"
	br label %enddo.1072

enddo.1072:
	br label %endif.1052

do.1073:
	%3010 = phi i64 [ %3004, %rest.1078 ], [ %3023, %latch.1074 ]
	%3011 = phi i64 [ %3028, %rest.1078 ], [ %3024, %latch.1074 ]
	store i64 %3010, i64* %"m%start1.28"
	%3012 = load i64, i64* %"shift%12.251"
	%3013 = sub nsw i64 5, %3012
	%3014 = add nsw i64 %3013, 1
	%3015 = icmp sgt i64 %3014, %3010
	%3016 = select i1 %3015, i64 %3014, i64 %3010
	%3017 = load i64, i64* %"m%block1.29"
	%3018 = add nsw i64 %3017, %3010
	%3019 = sub nsw i64 %3018, 1
	%3020 = icmp slt i64 5, %3019
	%3021 = select i1 %3020, i64 5, i64 %3019
	store i64 %3016, i64* %"i%148.254"
	%3022 = icmp sle i64 %3016, %3021
	br i1 %3022, label %do.1079, label %enddo.1082

latch.1074:
	%3023 = add nsw i64 %3010, %3006
	%3024 = sub nsw i64 %3011, 1
	%3025 = icmp sgt i64 %3024, 0
	br i1 %3025, label %do.1073, label %done.1075, !llvm.loop !643

done.1075:
	store i64 %3023, i64* %"m%start1.28"
	br label %enddo.1076

enddo.1076:
	br label %latch.1070

cold.1077:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.9 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.18, i64 0, i64 0))
	unreachable

rest.1078:
	%3026 = sub nsw i64 %3005, %3004
	%3027 = add nsw i64 %3026, %3006
	%3028 = sdiv i64 %3027, %3006
	%3029 = icmp sgt i64 %3028, 0
	br i1 %3029, label %do.1073, label %enddo.1076

do.1079:
	%3030 = phi i64 [ %3016, %do.1073 ], [ %3047, %latch.1080 ]
	store i64 %3030, i64* %"i%148.254", !llvm.access.group !638
	%3031 = load i64, i64* %"shift%12.251", !llvm.access.group !638
	%3032 = sub nsw i64 %3031, 5
	%3033 = add nsw i64 %3030, %3032
	%3034 = sub nsw i64 %3033, 1
	%3035 = add nsw i64 %3034, 1
	%3036 = load i64, i64* %m.stride.14
	%3037 = mul nsw i64 %3003, %3036
	%3038 = load i32*, i32** %m.origin.12
	%3039 = getelementptr i32, i32* %3038, i64 %3037
	%3040 = getelementptr i32, i32* %3039, i64 %3035
	%3041 = load i32, i32* %3040, !alias.scope !15, !noalias !16, !llvm.access.group !638
	%3042 = load i64, i64* %"v%6.stride.249"
	%3043 = mul nsw i64 %3003, %3042
	%3044 = load i32*, i32** %"v%6.origin.247"
	%3045 = getelementptr i32, i32* %3044, i64 %3043
	%3046 = getelementptr i32, i32* %3045, i64 %3030
	store i32 %3041, i32* %3046, !alias.scope !29, !noalias !30, !llvm.access.group !638
	br label %latch.1080

latch.1080:
	%3047 = add nsw i64 %3030, 1
	%3048 = icmp slt i64 %3030, %3021
	br i1 %3048, label %do.1079, label %done.1081, !llvm.loop !641

done.1081:
	store i64 %3047, i64* %"i%148.254"
	br label %enddo.1082

enddo.1082:
	br label %latch.1074

do.1083:
	%3049 = phi i64 [ %2954, %rest.1088 ], [ %3058, %latch.1084 ]
	%3050 = phi i64 [ %3065, %rest.1088 ], [ %3059, %latch.1084 ]
	store i64 %3049, i64* %"m%start1.28"
	%3051 = load i64, i64* %"m%start1.28"
	%3052 = icmp sge i64 5, %3051
	%3053 = load i64, i64* %"m%block1.29"
	%3054 = load i64, i64* %"m%start1.28"
	%3055 = add nsw i64 %3053, %3054
	%3056 = icmp sge i64 %3055, 2
	%3057 = and i1 %3052, %3056
	br i1 %3057, label %then.1090, label %else.1091

latch.1084:
	%3058 = add nsw i64 %3049, %2956
	%3059 = sub nsw i64 %3050, 1
	%3060 = icmp sgt i64 %3059, 0
	br i1 %3060, label %do.1083, label %done.1085, !llvm.loop !647

done.1085:
	store i64 %3058, i64* %"m%start1.28"
	br label %enddo.1086

enddo.1086:
	%3061 = load i32, i32* %"mine%11.275"
	%3062 = icmp ne i32 %3061, 0
	br i1 %3062, label %then.1093, label %else.1094

cold.1087:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.9 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.18, i64 0, i64 0))
	unreachable

rest.1088:
	%3063 = sub nsw i64 %2955, %2954
	%3064 = add nsw i64 %3063, %2956
	%3065 = sdiv i64 %3064, %2956
	%3066 = icmp sgt i64 %3065, 0
	br i1 %3066, label %do.1083, label %enddo.1086

endif.1089:
	br label %latch.1084

then.1090:
	%3067 = zext i1 true to i32
	store i32 %3067, i32* %"mine%11.275"
	br label %endif.1089

else.1091:
	br label %endif.1089

endif.1092:
	%3068 = zext i1 false to i32
	store i32 %3068, i32* %"mine%12.276"
	%3069 = load i64, i64* %"m%first1.30"
	%3070 = load i64, i64* %"m%last1.31"
	%3071 = load i64, i64* %"m%period1.32"
	store i64 %3069, i64* %"m%start1.28"
	%3072 = icmp eq i64 %3071, 0
	br i1 %3072, label %cold.1099, label %rest.1100

then.1093:
	store i64 0, i64* %"shift%13.256"
	br label %endif.1092

else.1094:
	br label %endif.1092

do.1095:
	%3073 = phi i64 [ %3069, %rest.1100 ], [ %3082, %latch.1096 ]
	%3074 = phi i64 [ %3089, %rest.1100 ], [ %3083, %latch.1096 ]
	store i64 %3073, i64* %"m%start1.28"
	%3075 = load i64, i64* %"m%start1.28"
	%3076 = icmp sge i64 5, %3075
	%3077 = load i64, i64* %"m%block1.29"
	%3078 = load i64, i64* %"m%start1.28"
	%3079 = add nsw i64 %3077, %3078
	%3080 = icmp sge i64 %3079, 2
	%3081 = and i1 %3076, %3080
	br i1 %3081, label %then.1102, label %else.1103

latch.1096:
	%3082 = add nsw i64 %3073, %3071
	%3083 = sub nsw i64 %3074, 1
	%3084 = icmp sgt i64 %3083, 0
	br i1 %3084, label %do.1095, label %done.1097, !llvm.loop !649

done.1097:
	store i64 %3082, i64* %"m%start1.28"
	br label %enddo.1098

enddo.1098:
	%3085 = load i32, i32* %"mine%12.276"
	%3086 = icmp ne i32 %3085, 0
	br i1 %3086, label %then.1105, label %else.1106

cold.1099:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.9 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.18, i64 0, i64 0))
	unreachable

rest.1100:
	%3087 = sub nsw i64 %3070, %3069
	%3088 = add nsw i64 %3087, %3071
	%3089 = sdiv i64 %3088, %3071
	%3090 = icmp sgt i64 %3089, 0
	br i1 %3090, label %do.1095, label %enddo.1098

endif.1101:
	br label %latch.1096

then.1102:
	%3091 = zext i1 true to i32
	store i32 %3091, i32* %"mine%12.276"
	br label %endif.1101

else.1103:
	br label %endif.1101

endif.1104:
	%3092 = zext i1 false to i32
	store i32 %3092, i32* %"mine%13.277"
	%3093 = load i64, i64* %"m%first1.30"
	%3094 = load i64, i64* %"m%last1.31"
	%3095 = load i64, i64* %"m%period1.32"
	store i64 %3093, i64* %"m%start1.28"
	%3096 = icmp eq i64 %3095, 0
	br i1 %3096, label %cold.1111, label %rest.1112

then.1105:
	store i64 1, i64* %"first%11.257"
	br label %endif.1104

else.1106:
	br label %endif.1104

do.1107:
	%3097 = phi i64 [ %3093, %rest.1112 ], [ %3106, %latch.1108 ]
	%3098 = phi i64 [ %3113, %rest.1112 ], [ %3107, %latch.1108 ]
	store i64 %3097, i64* %"m%start1.28"
	%3099 = load i64, i64* %"m%start1.28"
	%3100 = icmp sge i64 5, %3099
	%3101 = load i64, i64* %"m%block1.29"
	%3102 = load i64, i64* %"m%start1.28"
	%3103 = add nsw i64 %3101, %3102
	%3104 = icmp sge i64 %3103, 2
	%3105 = and i1 %3100, %3104
	br i1 %3105, label %then.1114, label %else.1115

latch.1108:
	%3106 = add nsw i64 %3097, %3095
	%3107 = sub nsw i64 %3098, 1
	%3108 = icmp sgt i64 %3107, 0
	br i1 %3108, label %do.1107, label %done.1109, !llvm.loop !651

done.1109:
	store i64 %3106, i64* %"m%start1.28"
	br label %enddo.1110

enddo.1110:
	%3109 = load i32, i32* %"mine%13.277"
	%3110 = icmp ne i32 %3109, 0
	br i1 %3110, label %then.1117, label %else.1118

cold.1111:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.9 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.18, i64 0, i64 0))
	unreachable

rest.1112:
	%3111 = sub nsw i64 %3094, %3093
	%3112 = add nsw i64 %3111, %3095
	%3113 = sdiv i64 %3112, %3095
	%3114 = icmp sgt i64 %3113, 0
	br i1 %3114, label %do.1107, label %enddo.1110

endif.1113:
	br label %latch.1108

then.1114:
	%3115 = zext i1 true to i32
	store i32 %3115, i32* %"mine%13.277"
	br label %endif.1113

else.1115:
	br label %endif.1113

endif.1116:
	%3116 = zext i1 false to i32
	store i32 %3116, i32* %"mine%14.278"
	%3117 = load i64, i64* %"m%first1.30"
	%3118 = load i64, i64* %"m%last1.31"
	%3119 = load i64, i64* %"m%period1.32"
	store i64 %3117, i64* %"m%start1.28"
	%3120 = icmp eq i64 %3119, 0
	br i1 %3120, label %cold.1123, label %rest.1124

then.1117:
	store i64 0, i64* %"back%11.258"
	br label %endif.1116

else.1118:
	br label %endif.1116

do.1119:
	%3121 = phi i64 [ %3117, %rest.1124 ], [ %3130, %latch.1120 ]
	%3122 = phi i64 [ %3137, %rest.1124 ], [ %3131, %latch.1120 ]
	store i64 %3121, i64* %"m%start1.28"
	%3123 = load i64, i64* %"m%start1.28"
	%3124 = icmp sge i64 5, %3123
	%3125 = load i64, i64* %"m%block1.29"
	%3126 = load i64, i64* %"m%start1.28"
	%3127 = add nsw i64 %3125, %3126
	%3128 = icmp sge i64 %3127, 2
	%3129 = and i1 %3124, %3128
	br i1 %3129, label %then.1126, label %else.1127

latch.1120:
	%3130 = add nsw i64 %3121, %3119
	%3131 = sub nsw i64 %3122, 1
	%3132 = icmp sgt i64 %3131, 0
	br i1 %3132, label %do.1119, label %done.1121, !llvm.loop !653

done.1121:
	store i64 %3130, i64* %"m%start1.28"
	br label %enddo.1122

enddo.1122:
	%3133 = load i32, i32* %"mine%14.278"
	%3134 = icmp ne i32 %3133, 0
	br i1 %3134, label %then.1129, label %else.1130

cold.1123:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.9 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.18, i64 0, i64 0))
	unreachable

rest.1124:
	%3135 = sub nsw i64 %3118, %3117
	%3136 = add nsw i64 %3135, %3119
	%3137 = sdiv i64 %3136, %3119
	%3138 = icmp sgt i64 %3137, 0
	br i1 %3138, label %do.1119, label %enddo.1122

endif.1125:
	br label %latch.1120

then.1126:
	%3139 = zext i1 true to i32
	store i32 %3139, i32* %"mine%14.278"
	br label %endif.1125

else.1127:
	br label %endif.1125

endif.1128:
	%3140 = load i64, i64* %"shift%13.256"
	%3141 = sub nsw i64 6, %3140
	store i64 1, i64* %"i%151.260"
	%3142 = icmp sle i64 1, %3141
	br i1 %3142, label %do.1170, label %enddo.1173

then.1129:
	%3143 = load i64, i64* %"dim%6.246"
	%3144 = icmp eq i64 %3143, 2
	br i1 %3144, label %then.1132, label %else.1133

else.1130:
	br label %endif.1128

endif.1131:
	br label %endif.1128

then.1132:
	%3145 = zext i1 false to i32
	store i32 %3145, i32* %"mine%15.279"
	%3146 = load i64, i64* %"m%first1.30"
	%3147 = load i64, i64* %"m%last1.31"
	%3148 = load i64, i64* %"m%period1.32"
	store i64 %3146, i64* %"m%start1.28"
	%3149 = icmp eq i64 %3148, 0
	br i1 %3149, label %cold.1138, label %rest.1139

else.1133:
	br label %endif.1131

do.1134:
	%3150 = phi i64 [ %3146, %rest.1139 ], [ %3159, %latch.1135 ]
	%3151 = phi i64 [ %3166, %rest.1139 ], [ %3160, %latch.1135 ]
	store i64 %3150, i64* %"m%start1.28"
	%3152 = load i64, i64* %"m%start1.28"
	%3153 = icmp sge i64 5, %3152
	%3154 = load i64, i64* %"m%block1.29"
	%3155 = load i64, i64* %"m%start1.28"
	%3156 = add nsw i64 %3154, %3155
	%3157 = icmp sge i64 %3156, 2
	%3158 = and i1 %3153, %3157
	br i1 %3158, label %then.1141, label %else.1142

latch.1135:
	%3159 = add nsw i64 %3150, %3148
	%3160 = sub nsw i64 %3151, 1
	%3161 = icmp sgt i64 %3160, 0
	br i1 %3161, label %do.1134, label %done.1136, !llvm.loop !655

done.1136:
	store i64 %3159, i64* %"m%start1.28"
	br label %enddo.1137

enddo.1137:
	%3162 = load i32, i32* %"mine%15.279"
	%3163 = icmp ne i32 %3162, 0
	br i1 %3163, label %then.1144, label %else.1145

cold.1138:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.9 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.18, i64 0, i64 0))
	unreachable

rest.1139:
	%3164 = sub nsw i64 %3147, %3146
	%3165 = add nsw i64 %3164, %3148
	%3166 = sdiv i64 %3165, %3148
	%3167 = icmp sgt i64 %3166, 0
	br i1 %3167, label %do.1134, label %enddo.1137

endif.1140:
	br label %latch.1135

then.1141:
	%3168 = zext i1 true to i32
	store i32 %3168, i32* %"mine%15.279"
	br label %endif.1140

else.1142:
	br label %endif.1140

endif.1143:
	%3169 = zext i1 false to i32
	store i32 %3169, i32* %"mine%16.280"
	%3170 = load i64, i64* %"m%first1.30"
	%3171 = load i64, i64* %"m%last1.31"
	%3172 = load i64, i64* %"m%period1.32"
	store i64 %3170, i64* %"m%start1.28"
	%3173 = icmp eq i64 %3172, 0
	br i1 %3173, label %cold.1150, label %rest.1151

then.1144:
	%3174 = load i64, i64* %"shift%11.250"
	%3175 = srem i64 %3174, 6
	%3176 = xor i64 %3175, 6
	%3177 = icmp slt i64 %3176, 0
	%3178 = icmp ne i64 %3175, 0
	%3179 = and i1 %3177, %3178
	%3180 = add nsw i64 %3175, 6
	%3181 = select i1 %3179, i64 %3180, i64 %3175
	store i64 %3181, i64* %"shift%13.256"
	br label %endif.1143

else.1145:
	br label %endif.1143

do.1146:
	%3182 = phi i64 [ %3170, %rest.1151 ], [ %3191, %latch.1147 ]
	%3183 = phi i64 [ %3198, %rest.1151 ], [ %3192, %latch.1147 ]
	store i64 %3182, i64* %"m%start1.28"
	%3184 = load i64, i64* %"m%start1.28"
	%3185 = icmp sge i64 5, %3184
	%3186 = load i64, i64* %"m%block1.29"
	%3187 = load i64, i64* %"m%start1.28"
	%3188 = add nsw i64 %3186, %3187
	%3189 = icmp sge i64 %3188, 2
	%3190 = and i1 %3185, %3189
	br i1 %3190, label %then.1153, label %else.1154

latch.1147:
	%3191 = add nsw i64 %3182, %3172
	%3192 = sub nsw i64 %3183, 1
	%3193 = icmp sgt i64 %3192, 0
	br i1 %3193, label %do.1146, label %done.1148, !llvm.loop !657

done.1148:
	store i64 %3191, i64* %"m%start1.28"
	br label %enddo.1149

enddo.1149:
	%3194 = load i32, i32* %"mine%16.280"
	%3195 = icmp ne i32 %3194, 0
	br i1 %3195, label %then.1156, label %else.1157

cold.1150:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.9 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.18, i64 0, i64 0))
	unreachable

rest.1151:
	%3196 = sub nsw i64 %3171, %3170
	%3197 = add nsw i64 %3196, %3172
	%3198 = sdiv i64 %3197, %3172
	%3199 = icmp sgt i64 %3198, 0
	br i1 %3199, label %do.1146, label %enddo.1149

endif.1152:
	br label %latch.1147

then.1153:
	%3200 = zext i1 true to i32
	store i32 %3200, i32* %"mine%16.280"
	br label %endif.1152

else.1154:
	br label %endif.1152

endif.1155:
	%3201 = zext i1 false to i32
	store i32 %3201, i32* %"mine%17.281"
	%3202 = load i64, i64* %"m%first1.30"
	%3203 = load i64, i64* %"m%last1.31"
	%3204 = load i64, i64* %"m%period1.32"
	store i64 %3202, i64* %"m%start1.28"
	%3205 = icmp eq i64 %3204, 0
	br i1 %3205, label %cold.1162, label %rest.1163

then.1156:
	%3206 = load i64, i64* %"shift%13.256"
	%3207 = sub nsw i64 6, %3206
	%3208 = add nsw i64 %3207, 1
	store i64 %3208, i64* %"first%11.257"
	br label %endif.1155

else.1157:
	br label %endif.1155

do.1158:
	%3209 = phi i64 [ %3202, %rest.1163 ], [ %3218, %latch.1159 ]
	%3210 = phi i64 [ %3225, %rest.1163 ], [ %3219, %latch.1159 ]
	store i64 %3209, i64* %"m%start1.28"
	%3211 = load i64, i64* %"m%start1.28"
	%3212 = icmp sge i64 5, %3211
	%3213 = load i64, i64* %"m%block1.29"
	%3214 = load i64, i64* %"m%start1.28"
	%3215 = add nsw i64 %3213, %3214
	%3216 = icmp sge i64 %3215, 2
	%3217 = and i1 %3212, %3216
	br i1 %3217, label %then.1165, label %else.1166

latch.1159:
	%3218 = add nsw i64 %3209, %3204
	%3219 = sub nsw i64 %3210, 1
	%3220 = icmp sgt i64 %3219, 0
	br i1 %3220, label %do.1158, label %done.1160, !llvm.loop !659

done.1160:
	store i64 %3218, i64* %"m%start1.28"
	br label %enddo.1161

enddo.1161:
	%3221 = load i32, i32* %"mine%17.281"
	%3222 = icmp ne i32 %3221, 0
	br i1 %3222, label %then.1168, label %else.1169

cold.1162:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.9 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.18, i64 0, i64 0))
	unreachable

rest.1163:
	%3223 = sub nsw i64 %3203, %3202
	%3224 = add nsw i64 %3223, %3204
	%3225 = sdiv i64 %3224, %3204
	%3226 = icmp sgt i64 %3225, 0
	br i1 %3226, label %do.1158, label %enddo.1161

endif.1164:
	br label %latch.1159

then.1165:
	%3227 = zext i1 true to i32
	store i32 %3227, i32* %"mine%17.281"
	br label %endif.1164

else.1166:
	br label %endif.1164

endif.1167:
	br label %endif.1131

then.1168:
	%3228 = load i64, i64* %"shift%13.256"
	%3229 = sub nsw i64 %3228, 6
	store i64 %3229, i64* %"back%11.258"
	br label %endif.1167

else.1169:
	br label %endif.1167

do.1170:
	%3230 = phi i64 [ 1, %endif.1128 ], [ %3235, %latch.1171 ]
	store i64 %3230, i64* %"i%151.260"
	%3231 = load i64, i64* %"m%first1.30"
	%3232 = load i64, i64* %"m%last1.31"
	%3233 = load i64, i64* %"m%period1.32"
	store i64 %3231, i64* %"m%start1.28"
	%3234 = icmp eq i64 %3233, 0
	br i1 %3234, label %cold.1178, label %rest.1179

latch.1171:
	%3235 = add nsw i64 %3230, 1
	%3236 = icmp slt i64 %3230, %3141
	br i1 %3236, label %do.1170, label %done.1172, !llvm.loop !667

done.1172:
	store i64 %3235, i64* %"i%151.260"
	br label %enddo.1173

enddo.1173:
	%3237 = load i64, i64* %"first%11.257"
	store i64 %3237, i64* %"i%153.262"
	%3238 = icmp sle i64 %3237, 6
	br i1 %3238, label %do.1184, label %enddo.1187

do.1174:
	%3239 = phi i64 [ %3231, %rest.1179 ], [ %3249, %latch.1175 ]
	%3240 = phi i64 [ %3254, %rest.1179 ], [ %3250, %latch.1175 ]
	store i64 %3239, i64* %"m%start1.28"
	%3241 = icmp sgt i64 1, %3239
	%3242 = select i1 %3241, i64 1, i64 %3239
	%3243 = load i64, i64* %"m%block1.29"
	%3244 = add nsw i64 %3243, %3239
	%3245 = sub nsw i64 %3244, 1
	%3246 = icmp slt i64 5, %3245
	%3247 = select i1 %3246, i64 5, i64 %3245
	store i64 %3242, i64* %"i%150.259"
	%3248 = icmp sle i64 %3242, %3247
	br i1 %3248, label %do.1180, label %enddo.1183

latch.1175:
	%3249 = add nsw i64 %3239, %3233
	%3250 = sub nsw i64 %3240, 1
	%3251 = icmp sgt i64 %3250, 0
	br i1 %3251, label %do.1174, label %done.1176, !llvm.loop !665

done.1176:
	store i64 %3249, i64* %"m%start1.28"
	br label %enddo.1177

enddo.1177:
	br label %latch.1171

cold.1178:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.9 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.18, i64 0, i64 0))
	unreachable

rest.1179:
	%3252 = sub nsw i64 %3232, %3231
	%3253 = add nsw i64 %3252, %3233
	%3254 = sdiv i64 %3253, %3233
	%3255 = icmp sgt i64 %3254, 0
	br i1 %3255, label %do.1174, label %enddo.1177

do.1180:
	%3256 = phi i64 [ %3242, %do.1174 ], [ %3272, %latch.1181 ]
	store i64 %3256, i64* %"i%150.259", !llvm.access.group !660
	%3257 = load i64, i64* %"shift%13.256", !llvm.access.group !660
	%3258 = add nsw i64 %3230, %3257
	%3259 = sub nsw i64 %3258, 1
	%3260 = add nsw i64 %3259, 1
	%3261 = load i64, i64* %m.stride.14
	%3262 = mul nsw i64 %3260, %3261
	%3263 = load i32*, i32** %m.origin.12
	%3264 = getelementptr i32, i32* %3263, i64 %3262
	%3265 = getelementptr i32, i32* %3264, i64 %3256
	%3266 = load i32, i32* %3265, !alias.scope !15, !noalias !16, !llvm.access.group !660
	%3267 = load i64, i64* %"v%6.stride.249"
	%3268 = mul nsw i64 %3230, %3267
	%3269 = load i32*, i32** %"v%6.origin.247"
	%3270 = getelementptr i32, i32* %3269, i64 %3268
	%3271 = getelementptr i32, i32* %3270, i64 %3256
	store i32 %3266, i32* %3271, !alias.scope !29, !noalias !30, !llvm.access.group !660
	br label %latch.1181

latch.1181:
	%3272 = add nsw i64 %3256, 1
	%3273 = icmp slt i64 %3256, %3247
	br i1 %3273, label %do.1180, label %done.1182, !llvm.loop !663

done.1182:
	store i64 %3272, i64* %"i%150.259"
	br label %enddo.1183

enddo.1183:
	br label %latch.1175

do.1184:
	%3274 = phi i64 [ %3237, %enddo.1173 ], [ %3279, %latch.1185 ]
	store i64 %3274, i64* %"i%153.262"
	%3275 = load i64, i64* %"m%first1.30"
	%3276 = load i64, i64* %"m%last1.31"
	%3277 = load i64, i64* %"m%period1.32"
	store i64 %3275, i64* %"m%start1.28"
	%3278 = icmp eq i64 %3277, 0
	br i1 %3278, label %cold.1192, label %rest.1193

latch.1185:
	%3279 = add nsw i64 %3274, 1
	%3280 = icmp slt i64 %3274, 6
	br i1 %3280, label %do.1184, label %done.1186, !llvm.loop !675

done.1186:
	store i64 %3279, i64* %"i%153.262"
	br label %enddo.1187

enddo.1187:
	br label %endif.1052

do.1188:
	%3281 = phi i64 [ %3275, %rest.1193 ], [ %3291, %latch.1189 ]
	%3282 = phi i64 [ %3296, %rest.1193 ], [ %3292, %latch.1189 ]
	store i64 %3281, i64* %"m%start1.28"
	%3283 = icmp sgt i64 1, %3281
	%3284 = select i1 %3283, i64 1, i64 %3281
	%3285 = load i64, i64* %"m%block1.29"
	%3286 = add nsw i64 %3285, %3281
	%3287 = sub nsw i64 %3286, 1
	%3288 = icmp slt i64 5, %3287
	%3289 = select i1 %3288, i64 5, i64 %3287
	store i64 %3284, i64* %"i%152.261"
	%3290 = icmp sle i64 %3284, %3289
	br i1 %3290, label %do.1194, label %enddo.1197

latch.1189:
	%3291 = add nsw i64 %3281, %3277
	%3292 = sub nsw i64 %3282, 1
	%3293 = icmp sgt i64 %3292, 0
	br i1 %3293, label %do.1188, label %done.1190, !llvm.loop !673

done.1190:
	store i64 %3291, i64* %"m%start1.28"
	br label %enddo.1191

enddo.1191:
	br label %latch.1185

cold.1192:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.9 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.18, i64 0, i64 0))
	unreachable

rest.1193:
	%3294 = sub nsw i64 %3276, %3275
	%3295 = add nsw i64 %3294, %3277
	%3296 = sdiv i64 %3295, %3277
	%3297 = icmp sgt i64 %3296, 0
	br i1 %3297, label %do.1188, label %enddo.1191

do.1194:
	%3298 = phi i64 [ %3284, %do.1188 ], [ %3314, %latch.1195 ]
	store i64 %3298, i64* %"i%152.261", !llvm.access.group !668
	%3299 = load i64, i64* %"back%11.258", !llvm.access.group !668
	%3300 = add nsw i64 %3274, %3299
	%3301 = sub nsw i64 %3300, 1
	%3302 = add nsw i64 %3301, 1
	%3303 = load i64, i64* %m.stride.14
	%3304 = mul nsw i64 %3302, %3303
	%3305 = load i32*, i32** %m.origin.12
	%3306 = getelementptr i32, i32* %3305, i64 %3304
	%3307 = getelementptr i32, i32* %3306, i64 %3298
	%3308 = load i32, i32* %3307, !alias.scope !15, !noalias !16, !llvm.access.group !668
	%3309 = load i64, i64* %"v%6.stride.249"
	%3310 = mul nsw i64 %3274, %3309
	%3311 = load i32*, i32** %"v%6.origin.247"
	%3312 = getelementptr i32, i32* %3311, i64 %3310
	%3313 = getelementptr i32, i32* %3312, i64 %3298
	store i32 %3308, i32* %3313, !alias.scope !29, !noalias !30, !llvm.access.group !668
	br label %latch.1195

latch.1195:
	%3314 = add nsw i64 %3298, 1
	%3315 = icmp slt i64 %3298, %3289
	br i1 %3315, label %do.1194, label %done.1196, !llvm.loop !671

done.1196:
	store i64 %3314, i64* %"i%152.261"
	br label %enddo.1197

enddo.1197:
	br label %latch.1189

do.1198:
	%3316 = phi i64 [ 1, %endif.1049 ], [ %3322, %latch.1199 ]
	%3317 = trunc i64 %3316 to i32
	store i32 %3317, i32* %"i%155.264"
	%3318 = load i64, i64* %"m%first1.30"
	%3319 = load i64, i64* %"m%last1.31"
	%3320 = load i64, i64* %"m%period1.32"
	store i64 %3318, i64* %"m%start1.28"
	%3321 = icmp eq i64 %3320, 0
	br i1 %3321, label %cold.1206, label %rest.1207

latch.1199:
	%3322 = add nsw i64 %3316, 1
	%3323 = icmp slt i64 %3316, 6
	br i1 %3323, label %do.1198, label %done.1200, !llvm.loop !683

done.1200:
	%3324 = trunc i64 %3322 to i32
	store i32 %3324, i32* %"i%155.264"
	br label %enddo.1201

enddo.1201:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.25 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.25, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%3325 = icmp sgt i64 5, 0
	%3326 = select i1 %3325, i64 5, i64 0
	%3327 = icmp sgt i64 6, 0
	%3328 = select i1 %3327, i64 6, i64 0
	%3329 = mul nsw i64 %3326, %3328
	%3330 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.1212, i32 0, i32 0
	store i64 1, i64* %3330
	%3331 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.1212, i32 0, i32 1
	store i64 1, i64* %3331
	%3332 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.1212, i32 0, i32 0
	%3333 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.1213, i32 0, i32 0
	store i64 5, i64* %3333
	%3334 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.1213, i32 0, i32 1
	store i64 6, i64* %3334
	%3335 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.1213, i32 0, i32 0
	%3336 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.1214, i32 0, i32 0
	store i64 1, i64* %3336
	%3337 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.1214, i32 0, i32 1
	store i64 1, i64* %3337
	%3338 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.1214, i32 0, i32 0
	%3339 = bitcast i64* %3332 to i8*
	%3340 = bitcast i64* %3335 to i8*
	%3341 = bitcast i64* %3338 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.w to i8*), i8* %3339, i8* %3340, i8* %3341, i32 1, i32 4)
	%3342 = call i32 @hpf_io_end()
	br label %latch.1040

do.1202:
	%3343 = phi i64 [ %3318, %rest.1207 ], [ %3354, %latch.1203 ]
	%3344 = phi i64 [ %3359, %rest.1207 ], [ %3355, %latch.1203 ]
	store i64 %3343, i64* %"m%start1.28"
	%3345 = icmp sgt i64 1, %3343
	%3346 = select i1 %3345, i64 1, i64 %3343
	%3347 = load i64, i64* %"m%block1.29"
	%3348 = add nsw i64 %3347, %3343
	%3349 = sub nsw i64 %3348, 1
	%3350 = icmp slt i64 5, %3349
	%3351 = select i1 %3350, i64 5, i64 %3349
	%3352 = trunc i64 %3346 to i32
	store i32 %3352, i32* %"i%154.263"
	%3353 = icmp sle i64 %3346, %3351
	br i1 %3353, label %do.1208, label %enddo.1211

latch.1203:
	%3354 = add nsw i64 %3343, %3320
	%3355 = sub nsw i64 %3344, 1
	%3356 = icmp sgt i64 %3355, 0
	br i1 %3356, label %do.1202, label %done.1204, !llvm.loop !681

done.1204:
	store i64 %3354, i64* %"m%start1.28"
	br label %enddo.1205

enddo.1205:
	br label %latch.1199

cold.1206:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.24 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.18, i64 0, i64 0))
	unreachable

rest.1207:
	%3357 = sub nsw i64 %3319, %3318
	%3358 = add nsw i64 %3357, %3320
	%3359 = sdiv i64 %3358, %3320
	%3360 = icmp sgt i64 %3359, 0
	br i1 %3360, label %do.1202, label %enddo.1205

do.1208:
	%3361 = phi i64 [ %3346, %do.1202 ], [ %3374, %latch.1209 ]
	%3362 = trunc i64 %3361 to i32
	store i32 %3362, i32* %"i%154.263", !llvm.access.group !676
	%3363 = load i64, i64* %"v%6.stride.249"
	%3364 = mul nsw i64 %3316, %3363
	%3365 = load i32*, i32** %"v%6.origin.247"
	%3366 = getelementptr i32, i32* %3365, i64 %3364
	%3367 = getelementptr i32, i32* %3366, i64 %3361
	%3368 = load i32, i32* %3367, !alias.scope !29, !noalias !30, !llvm.access.group !676
	%3369 = load i64, i64* %w.stride.17
	%3370 = mul nsw i64 %3316, %3369
	%3371 = load i32*, i32** %w.origin.15
	%3372 = getelementptr i32, i32* %3371, i64 %3370
	%3373 = getelementptr i32, i32* %3372, i64 %3361
	store i32 %3368, i32* %3373, !alias.scope !17, !noalias !18, !llvm.access.group !676
	br label %latch.1209

latch.1209:
	%3374 = add nsw i64 %3361, 1
	%3375 = icmp slt i64 %3361, %3351
	br i1 %3375, label %do.1208, label %done.1210, !llvm.loop !679

done.1210:
	%3376 = trunc i64 %3374 to i32
	store i32 %3376, i32* %"i%154.263"
	br label %enddo.1211

enddo.1211:
	br label %latch.1203
}

declare void @hpf_main_begin(i32 %0, i8* %1) nounwind

declare void @hpf_layout_init(i8* %0, i8* %1) nounwind

declare void @hpf_array_create(i8* %0, i8* %1) nounwind

declare void @hpf_fail(i8* %0, i8* %1) nounwind noreturn cold

define internal i32 @sections.1(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"u%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"u%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.17
		i32 2, label %piece.23
		i32 3, label %piece.32
		i32 4, label %piece.41
		i32 5, label %piece.51
		i32 6, label %piece.59
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"u%start1.1"
	%13 = sub nsw i64 %12, 2
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"u%start1.1"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 6
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"u%block1.2"
	%20 = load i64, i64* %"u%start1.1"
	%21 = add nsw i64 %19, %20
	%22 = sub nsw i64 %21, 7
	%23 = icmp slt i64 %22, 0
	br i1 %23, label %none.7, label %next.11

next.11:
	%24 = icmp sgt i64 1, 5
	br i1 %24, label %none.7, label %next.12

next.12:
	%25 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %25
	%26 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %26
	%27 = load i64, i64* %W1.5
	%28 = icmp sgt i64 1, %27
	%29 = select i1 %28, i64 1, i64 %27
	%30 = load i64, i64* %"u%block1.2"
	%31 = load i64, i64* %W1.5
	%32 = add nsw i64 %30, %31
	%33 = sub nsw i64 %32, 1
	%34 = icmp slt i64 1, %33
	%35 = select i1 %34, i64 1, i64 %33
	%36 = icmp sgt i64 %29, %35
	br i1 %36, label %none.7, label %next.13

next.13:
	%37 = getelementptr i64, i64* %lo, i64 1
	store i64 %29, i64* %37
	%38 = getelementptr i64, i64* %hi, i64 1
	store i64 %35, i64* %38
	%39 = load i64, i64* %"u%start2.3"
	%40 = load i64, i64* %W2.6
	%41 = icmp sgt i64 %39, %40
	%42 = select i1 %41, i64 %39, i64 %40
	%43 = load i64, i64* %"u%block2.4"
	%44 = load i64, i64* %"u%start2.3"
	%45 = add nsw i64 %43, %44
	%46 = sub nsw i64 %45, 1
	%47 = icmp slt i64 7, %46
	%48 = select i1 %47, i64 7, i64 %46
	%49 = load i64, i64* %"u%block2.4"
	%50 = load i64, i64* %W2.6
	%51 = add nsw i64 %49, %50
	%52 = sub nsw i64 %51, 1
	%53 = icmp slt i64 %48, %52
	%54 = select i1 %53, i64 %48, i64 %52
	%55 = icmp sgt i64 %42, %54
	br i1 %55, label %none.7, label %next.14

next.14:
	%56 = getelementptr i64, i64* %lo, i64 2
	store i64 %42, i64* %56
	%57 = getelementptr i64, i64* %hi, i64 2
	store i64 %54, i64* %57
	%58 = icmp sgt i64 2, 2
	br i1 %58, label %none.7, label %next.15

next.15:
	%59 = getelementptr i64, i64* %lo, i64 3
	store i64 2, i64* %59
	%60 = getelementptr i64, i64* %hi, i64 3
	store i64 2, i64* %60
	%61 = icmp sgt i64 1, 2
	br i1 %61, label %none.7, label %next.16

next.16:
	%62 = getelementptr i64, i64* %lo, i64 4
	store i64 1, i64* %62
	%63 = getelementptr i64, i64* %hi, i64 4
	store i64 2, i64* %63
	ret i32 1

piece.17:
	%64 = icmp sgt i64 1, 5
	br i1 %64, label %none.7, label %next.18

next.18:
	%65 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %65
	%66 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %66
	%67 = load i64, i64* %"u%start1.1"
	%68 = sub nsw i64 %67, 3
	%69 = icmp sgt i64 2, %68
	%70 = select i1 %69, i64 2, i64 %68
	%71 = load i64, i64* %W1.5
	%72 = icmp sgt i64 %70, %71
	%73 = select i1 %72, i64 %70, i64 %71
	%74 = load i64, i64* %"u%start1.1"
	%75 = sub nsw i64 %74, 1
	%76 = icmp slt i64 3, %75
	%77 = select i1 %76, i64 3, i64 %75
	%78 = load i64, i64* %"u%block1.2"
	%79 = load i64, i64* %"u%start1.1"
	%80 = add nsw i64 %78, %79
	%81 = sub nsw i64 %80, 4
	%82 = icmp slt i64 %77, %81
	%83 = select i1 %82, i64 %77, i64 %81
	%84 = load i64, i64* %"u%block1.2"
	%85 = load i64, i64* %W1.5
	%86 = add nsw i64 %84, %85
	%87 = sub nsw i64 %86, 1
	%88 = icmp slt i64 %83, %87
	%89 = select i1 %88, i64 %83, i64 %87
	%90 = icmp sgt i64 %73, %89
	br i1 %90, label %none.7, label %next.19

next.19:
	%91 = getelementptr i64, i64* %lo, i64 1
	store i64 %73, i64* %91
	%92 = getelementptr i64, i64* %hi, i64 1
	store i64 %89, i64* %92
	%93 = load i64, i64* %"u%start2.3"
	%94 = load i64, i64* %W2.6
	%95 = icmp sgt i64 %93, %94
	%96 = select i1 %95, i64 %93, i64 %94
	%97 = load i64, i64* %"u%block2.4"
	%98 = load i64, i64* %"u%start2.3"
	%99 = add nsw i64 %97, %98
	%100 = sub nsw i64 %99, 1
	%101 = icmp slt i64 7, %100
	%102 = select i1 %101, i64 7, i64 %100
	%103 = load i64, i64* %"u%block2.4"
	%104 = load i64, i64* %W2.6
	%105 = add nsw i64 %103, %104
	%106 = sub nsw i64 %105, 1
	%107 = icmp slt i64 %102, %106
	%108 = select i1 %107, i64 %102, i64 %106
	%109 = icmp sgt i64 %96, %108
	br i1 %109, label %none.7, label %next.20

next.20:
	%110 = getelementptr i64, i64* %lo, i64 2
	store i64 %96, i64* %110
	%111 = getelementptr i64, i64* %hi, i64 2
	store i64 %108, i64* %111
	%112 = icmp sgt i64 1, 3
	br i1 %112, label %none.7, label %next.21

next.21:
	%113 = getelementptr i64, i64* %lo, i64 3
	store i64 1, i64* %113
	%114 = getelementptr i64, i64* %hi, i64 3
	store i64 3, i64* %114
	%115 = icmp sgt i64 1, 2
	br i1 %115, label %none.7, label %next.22

next.22:
	%116 = getelementptr i64, i64* %lo, i64 4
	store i64 1, i64* %116
	%117 = getelementptr i64, i64* %hi, i64 4
	store i64 2, i64* %117
	ret i32 1

piece.23:
	%118 = load i64, i64* %"u%start1.1"
	%119 = sub nsw i64 %118, 2
	%120 = icmp slt i64 %119, 0
	br i1 %120, label %none.7, label %next.24

next.24:
	%121 = load i64, i64* %"u%start1.1"
	%122 = sub nsw i64 0, %121
	%123 = add nsw i64 %122, 4
	%124 = icmp slt i64 %123, 0
	br i1 %124, label %none.7, label %next.25

next.25:
	%125 = load i64, i64* %"u%block1.2"
	%126 = load i64, i64* %"u%start1.1"
	%127 = add nsw i64 %125, %126
	%128 = sub nsw i64 %127, 5
	%129 = icmp slt i64 %128, 0
	br i1 %129, label %none.7, label %next.26

next.26:
	%130 = icmp sgt i64 1, 5
	br i1 %130, label %none.7, label %next.27

next.27:
	%131 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %131
	%132 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %132
	%133 = load i64, i64* %W1.5
	%134 = icmp sgt i64 1, %133
	%135 = select i1 %134, i64 1, i64 %133
	%136 = load i64, i64* %"u%block1.2"
	%137 = load i64, i64* %W1.5
	%138 = add nsw i64 %136, %137
	%139 = sub nsw i64 %138, 1
	%140 = icmp slt i64 1, %139
	%141 = select i1 %140, i64 1, i64 %139
	%142 = icmp sgt i64 %135, %141
	br i1 %142, label %none.7, label %next.28

next.28:
	%143 = getelementptr i64, i64* %lo, i64 1
	store i64 %135, i64* %143
	%144 = getelementptr i64, i64* %hi, i64 1
	store i64 %141, i64* %144
	%145 = load i64, i64* %"u%start2.3"
	%146 = load i64, i64* %W2.6
	%147 = icmp sgt i64 %145, %146
	%148 = select i1 %147, i64 %145, i64 %146
	%149 = load i64, i64* %"u%block2.4"
	%150 = load i64, i64* %"u%start2.3"
	%151 = add nsw i64 %149, %150
	%152 = sub nsw i64 %151, 1
	%153 = icmp slt i64 7, %152
	%154 = select i1 %153, i64 7, i64 %152
	%155 = load i64, i64* %"u%block2.4"
	%156 = load i64, i64* %W2.6
	%157 = add nsw i64 %155, %156
	%158 = sub nsw i64 %157, 1
	%159 = icmp slt i64 %154, %158
	%160 = select i1 %159, i64 %154, i64 %158
	%161 = icmp sgt i64 %148, %160
	br i1 %161, label %none.7, label %next.29

next.29:
	%162 = getelementptr i64, i64* %lo, i64 2
	store i64 %148, i64* %162
	%163 = getelementptr i64, i64* %hi, i64 2
	store i64 %160, i64* %163
	%164 = icmp sgt i64 3, 3
	br i1 %164, label %none.7, label %next.30

next.30:
	%165 = getelementptr i64, i64* %lo, i64 3
	store i64 3, i64* %165
	%166 = getelementptr i64, i64* %hi, i64 3
	store i64 3, i64* %166
	%167 = icmp sgt i64 1, 2
	br i1 %167, label %none.7, label %next.31

next.31:
	%168 = getelementptr i64, i64* %lo, i64 4
	store i64 1, i64* %168
	%169 = getelementptr i64, i64* %hi, i64 4
	store i64 2, i64* %169
	ret i32 1

piece.32:
	%170 = load i64, i64* %"u%start1.1"
	%171 = sub nsw i64 %170, 2
	%172 = icmp slt i64 %171, 0
	br i1 %172, label %none.7, label %next.33

next.33:
	%173 = load i64, i64* %"u%start1.1"
	%174 = sub nsw i64 0, %173
	%175 = add nsw i64 %174, 4
	%176 = icmp slt i64 %175, 0
	br i1 %176, label %none.7, label %next.34

next.34:
	%177 = load i64, i64* %"u%block1.2"
	%178 = load i64, i64* %"u%start1.1"
	%179 = add nsw i64 %177, %178
	%180 = sub nsw i64 %179, 5
	%181 = icmp slt i64 %180, 0
	br i1 %181, label %none.7, label %next.35

next.35:
	%182 = icmp sgt i64 1, 5
	br i1 %182, label %none.7, label %next.36

next.36:
	%183 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %183
	%184 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %184
	%185 = load i64, i64* %W1.5
	%186 = icmp sgt i64 1, %185
	%187 = select i1 %186, i64 1, i64 %185
	%188 = load i64, i64* %"u%block1.2"
	%189 = load i64, i64* %W1.5
	%190 = add nsw i64 %188, %189
	%191 = sub nsw i64 %190, 1
	%192 = icmp slt i64 1, %191
	%193 = select i1 %192, i64 1, i64 %191
	%194 = icmp sgt i64 %187, %193
	br i1 %194, label %none.7, label %next.37

next.37:
	%195 = getelementptr i64, i64* %lo, i64 1
	store i64 %187, i64* %195
	%196 = getelementptr i64, i64* %hi, i64 1
	store i64 %193, i64* %196
	%197 = load i64, i64* %"u%start2.3"
	%198 = load i64, i64* %W2.6
	%199 = icmp sgt i64 %197, %198
	%200 = select i1 %199, i64 %197, i64 %198
	%201 = load i64, i64* %"u%block2.4"
	%202 = load i64, i64* %"u%start2.3"
	%203 = add nsw i64 %201, %202
	%204 = sub nsw i64 %203, 1
	%205 = icmp slt i64 7, %204
	%206 = select i1 %205, i64 7, i64 %204
	%207 = load i64, i64* %"u%block2.4"
	%208 = load i64, i64* %W2.6
	%209 = add nsw i64 %207, %208
	%210 = sub nsw i64 %209, 1
	%211 = icmp slt i64 %206, %210
	%212 = select i1 %211, i64 %206, i64 %210
	%213 = icmp sgt i64 %200, %212
	br i1 %213, label %none.7, label %next.38

next.38:
	%214 = getelementptr i64, i64* %lo, i64 2
	store i64 %200, i64* %214
	%215 = getelementptr i64, i64* %hi, i64 2
	store i64 %212, i64* %215
	%216 = icmp sgt i64 1, 1
	br i1 %216, label %none.7, label %next.39

next.39:
	%217 = getelementptr i64, i64* %lo, i64 3
	store i64 1, i64* %217
	%218 = getelementptr i64, i64* %hi, i64 3
	store i64 1, i64* %218
	%219 = icmp sgt i64 1, 2
	br i1 %219, label %none.7, label %next.40

next.40:
	%220 = getelementptr i64, i64* %lo, i64 4
	store i64 1, i64* %220
	%221 = getelementptr i64, i64* %hi, i64 4
	store i64 2, i64* %221
	ret i32 1

piece.41:
	%222 = load i64, i64* %"u%start1.1"
	%223 = sub nsw i64 %222, 2
	%224 = icmp slt i64 %223, 0
	br i1 %224, label %none.7, label %next.42

next.42:
	%225 = load i64, i64* %"u%start1.1"
	%226 = sub nsw i64 0, %225
	%227 = add nsw i64 %226, 4
	%228 = icmp slt i64 %227, 0
	br i1 %228, label %none.7, label %next.43

next.43:
	%229 = load i64, i64* %"u%block1.2"
	%230 = load i64, i64* %"u%start1.1"
	%231 = add nsw i64 %229, %230
	%232 = sub nsw i64 %231, 5
	%233 = icmp slt i64 %232, 0
	br i1 %233, label %none.7, label %next.44

next.44:
	%234 = load i64, i64* %"u%block1.2"
	%235 = sub nsw i64 0, %234
	%236 = load i64, i64* %"u%start1.1"
	%237 = sub nsw i64 %235, %236
	%238 = add nsw i64 %237, 6
	%239 = icmp slt i64 %238, 0
	br i1 %239, label %none.7, label %next.45

next.45:
	%240 = icmp sgt i64 1, 5
	br i1 %240, label %none.7, label %next.46

next.46:
	%241 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %241
	%242 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %242
	%243 = load i64, i64* %W1.5
	%244 = icmp sgt i64 1, %243
	%245 = select i1 %244, i64 1, i64 %243
	%246 = load i64, i64* %"u%block1.2"
	%247 = load i64, i64* %W1.5
	%248 = add nsw i64 %246, %247
	%249 = sub nsw i64 %248, 1
	%250 = icmp slt i64 1, %249
	%251 = select i1 %250, i64 1, i64 %249
	%252 = icmp sgt i64 %245, %251
	br i1 %252, label %none.7, label %next.47

next.47:
	%253 = getelementptr i64, i64* %lo, i64 1
	store i64 %245, i64* %253
	%254 = getelementptr i64, i64* %hi, i64 1
	store i64 %251, i64* %254
	%255 = load i64, i64* %"u%start2.3"
	%256 = load i64, i64* %W2.6
	%257 = icmp sgt i64 %255, %256
	%258 = select i1 %257, i64 %255, i64 %256
	%259 = load i64, i64* %"u%block2.4"
	%260 = load i64, i64* %"u%start2.3"
	%261 = add nsw i64 %259, %260
	%262 = sub nsw i64 %261, 1
	%263 = icmp slt i64 7, %262
	%264 = select i1 %263, i64 7, i64 %262
	%265 = load i64, i64* %"u%block2.4"
	%266 = load i64, i64* %W2.6
	%267 = add nsw i64 %265, %266
	%268 = sub nsw i64 %267, 1
	%269 = icmp slt i64 %264, %268
	%270 = select i1 %269, i64 %264, i64 %268
	%271 = icmp sgt i64 %258, %270
	br i1 %271, label %none.7, label %next.48

next.48:
	%272 = getelementptr i64, i64* %lo, i64 2
	store i64 %258, i64* %272
	%273 = getelementptr i64, i64* %hi, i64 2
	store i64 %270, i64* %273
	%274 = icmp sgt i64 2, 2
	br i1 %274, label %none.7, label %next.49

next.49:
	%275 = getelementptr i64, i64* %lo, i64 3
	store i64 2, i64* %275
	%276 = getelementptr i64, i64* %hi, i64 3
	store i64 2, i64* %276
	%277 = icmp sgt i64 1, 2
	br i1 %277, label %none.7, label %next.50

next.50:
	%278 = getelementptr i64, i64* %lo, i64 4
	store i64 1, i64* %278
	%279 = getelementptr i64, i64* %hi, i64 4
	store i64 2, i64* %279
	ret i32 1

piece.51:
	%280 = load i64, i64* %"u%start1.1"
	%281 = sub nsw i64 %280, 5
	%282 = icmp slt i64 %281, 0
	br i1 %282, label %none.7, label %next.52

next.52:
	%283 = load i64, i64* %"u%start1.1"
	%284 = sub nsw i64 0, %283
	%285 = add nsw i64 %284, 6
	%286 = icmp slt i64 %285, 0
	br i1 %286, label %none.7, label %next.53

next.53:
	%287 = icmp sgt i64 1, 5
	br i1 %287, label %none.7, label %next.54

next.54:
	%288 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %288
	%289 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %289
	%290 = load i64, i64* %"u%start1.1"
	%291 = sub nsw i64 %290, 1
	%292 = load i64, i64* %W1.5
	%293 = icmp sgt i64 %291, %292
	%294 = select i1 %293, i64 %291, i64 %292
	%295 = load i64, i64* %"u%start1.1"
	%296 = sub nsw i64 %295, 1
	%297 = load i64, i64* %"u%block1.2"
	%298 = load i64, i64* %W1.5
	%299 = add nsw i64 %297, %298
	%300 = sub nsw i64 %299, 1
	%301 = icmp slt i64 %296, %300
	%302 = select i1 %301, i64 %296, i64 %300
	%303 = icmp sgt i64 %294, %302
	br i1 %303, label %none.7, label %next.55

next.55:
	%304 = getelementptr i64, i64* %lo, i64 1
	store i64 %294, i64* %304
	%305 = getelementptr i64, i64* %hi, i64 1
	store i64 %302, i64* %305
	%306 = load i64, i64* %"u%start2.3"
	%307 = load i64, i64* %W2.6
	%308 = icmp sgt i64 %306, %307
	%309 = select i1 %308, i64 %306, i64 %307
	%310 = load i64, i64* %"u%block2.4"
	%311 = load i64, i64* %"u%start2.3"
	%312 = add nsw i64 %310, %311
	%313 = sub nsw i64 %312, 1
	%314 = icmp slt i64 7, %313
	%315 = select i1 %314, i64 7, i64 %313
	%316 = load i64, i64* %"u%block2.4"
	%317 = load i64, i64* %W2.6
	%318 = add nsw i64 %316, %317
	%319 = sub nsw i64 %318, 1
	%320 = icmp slt i64 %315, %319
	%321 = select i1 %320, i64 %315, i64 %319
	%322 = icmp sgt i64 %309, %321
	br i1 %322, label %none.7, label %next.56

next.56:
	%323 = getelementptr i64, i64* %lo, i64 2
	store i64 %309, i64* %323
	%324 = getelementptr i64, i64* %hi, i64 2
	store i64 %321, i64* %324
	%325 = icmp sgt i64 3, 3
	br i1 %325, label %none.7, label %next.57

next.57:
	%326 = getelementptr i64, i64* %lo, i64 3
	store i64 3, i64* %326
	%327 = getelementptr i64, i64* %hi, i64 3
	store i64 3, i64* %327
	%328 = icmp sgt i64 1, 2
	br i1 %328, label %none.7, label %next.58

next.58:
	%329 = getelementptr i64, i64* %lo, i64 4
	store i64 1, i64* %329
	%330 = getelementptr i64, i64* %hi, i64 4
	store i64 2, i64* %330
	ret i32 1

piece.59:
	%331 = load i64, i64* %"u%block1.2"
	%332 = sub nsw i64 0, %331
	%333 = add nsw i64 %332, 2
	%334 = icmp slt i64 %333, 0
	br i1 %334, label %none.7, label %next.60

next.60:
	%335 = load i64, i64* %"u%start1.1"
	%336 = sub nsw i64 %335, 2
	%337 = icmp slt i64 %336, 0
	br i1 %337, label %none.7, label %next.61

next.61:
	%338 = load i64, i64* %"u%start1.1"
	%339 = sub nsw i64 0, %338
	%340 = add nsw i64 %339, 4
	%341 = icmp slt i64 %340, 0
	br i1 %341, label %none.7, label %next.62

next.62:
	%342 = icmp sgt i64 1, 5
	br i1 %342, label %none.7, label %next.63

next.63:
	%343 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %343
	%344 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %344
	%345 = load i64, i64* %"u%start1.1"
	%346 = sub nsw i64 %345, 1
	%347 = load i64, i64* %W1.5
	%348 = icmp sgt i64 %346, %347
	%349 = select i1 %348, i64 %346, i64 %347
	%350 = load i64, i64* %"u%start1.1"
	%351 = sub nsw i64 %350, 1
	%352 = load i64, i64* %"u%block1.2"
	%353 = load i64, i64* %W1.5
	%354 = add nsw i64 %352, %353
	%355 = sub nsw i64 %354, 1
	%356 = icmp slt i64 %351, %355
	%357 = select i1 %356, i64 %351, i64 %355
	%358 = icmp sgt i64 %349, %357
	br i1 %358, label %none.7, label %next.64

next.64:
	%359 = getelementptr i64, i64* %lo, i64 1
	store i64 %349, i64* %359
	%360 = getelementptr i64, i64* %hi, i64 1
	store i64 %357, i64* %360
	%361 = load i64, i64* %"u%start2.3"
	%362 = load i64, i64* %W2.6
	%363 = icmp sgt i64 %361, %362
	%364 = select i1 %363, i64 %361, i64 %362
	%365 = load i64, i64* %"u%block2.4"
	%366 = load i64, i64* %"u%start2.3"
	%367 = add nsw i64 %365, %366
	%368 = sub nsw i64 %367, 1
	%369 = icmp slt i64 7, %368
	%370 = select i1 %369, i64 7, i64 %368
	%371 = load i64, i64* %"u%block2.4"
	%372 = load i64, i64* %W2.6
	%373 = add nsw i64 %371, %372
	%374 = sub nsw i64 %373, 1
	%375 = icmp slt i64 %370, %374
	%376 = select i1 %375, i64 %370, i64 %374
	%377 = icmp sgt i64 %364, %376
	br i1 %377, label %none.7, label %next.65

next.65:
	%378 = getelementptr i64, i64* %lo, i64 2
	store i64 %364, i64* %378
	%379 = getelementptr i64, i64* %hi, i64 2
	store i64 %376, i64* %379
	%380 = icmp sgt i64 3, 3
	br i1 %380, label %none.7, label %next.66

next.66:
	%381 = getelementptr i64, i64* %lo, i64 3
	store i64 3, i64* %381
	%382 = getelementptr i64, i64* %hi, i64 3
	store i64 3, i64* %382
	%383 = icmp sgt i64 1, 2
	br i1 %383, label %none.7, label %next.67

next.67:
	%384 = getelementptr i64, i64* %lo, i64 4
	store i64 1, i64* %384
	%385 = getelementptr i64, i64* %hi, i64 4
	store i64 2, i64* %385
	ret i32 1
}

define internal i32 @sections.2(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"u%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"u%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.17
		i32 2, label %piece.23
		i32 3, label %piece.32
		i32 4, label %piece.41
		i32 5, label %piece.51
		i32 6, label %piece.59
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"u%start2.3"
	%13 = sub nsw i64 %12, 2
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"u%start2.3"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 7
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"u%block2.4"
	%20 = load i64, i64* %"u%start2.3"
	%21 = add nsw i64 %19, %20
	%22 = sub nsw i64 %21, 8
	%23 = icmp slt i64 %22, 0
	br i1 %23, label %none.7, label %next.11

next.11:
	%24 = icmp sgt i64 1, 5
	br i1 %24, label %none.7, label %next.12

next.12:
	%25 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %25
	%26 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %26
	%27 = load i64, i64* %"u%start1.1"
	%28 = load i64, i64* %W1.5
	%29 = icmp sgt i64 %27, %28
	%30 = select i1 %29, i64 %27, i64 %28
	%31 = load i64, i64* %"u%block1.2"
	%32 = load i64, i64* %"u%start1.1"
	%33 = add nsw i64 %31, %32
	%34 = sub nsw i64 %33, 1
	%35 = icmp slt i64 6, %34
	%36 = select i1 %35, i64 6, i64 %34
	%37 = load i64, i64* %"u%block1.2"
	%38 = load i64, i64* %W1.5
	%39 = add nsw i64 %37, %38
	%40 = sub nsw i64 %39, 1
	%41 = icmp slt i64 %36, %40
	%42 = select i1 %41, i64 %36, i64 %40
	%43 = icmp sgt i64 %30, %42
	br i1 %43, label %none.7, label %next.13

next.13:
	%44 = getelementptr i64, i64* %lo, i64 1
	store i64 %30, i64* %44
	%45 = getelementptr i64, i64* %hi, i64 1
	store i64 %42, i64* %45
	%46 = load i64, i64* %W2.6
	%47 = icmp sgt i64 1, %46
	%48 = select i1 %47, i64 1, i64 %46
	%49 = load i64, i64* %"u%block2.4"
	%50 = load i64, i64* %W2.6
	%51 = add nsw i64 %49, %50
	%52 = sub nsw i64 %51, 1
	%53 = icmp slt i64 1, %52
	%54 = select i1 %53, i64 1, i64 %52
	%55 = icmp sgt i64 %48, %54
	br i1 %55, label %none.7, label %next.14

next.14:
	%56 = getelementptr i64, i64* %lo, i64 2
	store i64 %48, i64* %56
	%57 = getelementptr i64, i64* %hi, i64 2
	store i64 %54, i64* %57
	%58 = icmp sgt i64 2, 2
	br i1 %58, label %none.7, label %next.15

next.15:
	%59 = getelementptr i64, i64* %lo, i64 3
	store i64 2, i64* %59
	%60 = getelementptr i64, i64* %hi, i64 3
	store i64 2, i64* %60
	%61 = icmp sgt i64 1, 2
	br i1 %61, label %none.7, label %next.16

next.16:
	%62 = getelementptr i64, i64* %lo, i64 4
	store i64 1, i64* %62
	%63 = getelementptr i64, i64* %hi, i64 4
	store i64 2, i64* %63
	ret i32 1

piece.17:
	%64 = icmp sgt i64 1, 5
	br i1 %64, label %none.7, label %next.18

next.18:
	%65 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %65
	%66 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %66
	%67 = load i64, i64* %"u%start1.1"
	%68 = load i64, i64* %W1.5
	%69 = icmp sgt i64 %67, %68
	%70 = select i1 %69, i64 %67, i64 %68
	%71 = load i64, i64* %"u%block1.2"
	%72 = load i64, i64* %"u%start1.1"
	%73 = add nsw i64 %71, %72
	%74 = sub nsw i64 %73, 1
	%75 = icmp slt i64 6, %74
	%76 = select i1 %75, i64 6, i64 %74
	%77 = load i64, i64* %"u%block1.2"
	%78 = load i64, i64* %W1.5
	%79 = add nsw i64 %77, %78
	%80 = sub nsw i64 %79, 1
	%81 = icmp slt i64 %76, %80
	%82 = select i1 %81, i64 %76, i64 %80
	%83 = icmp sgt i64 %70, %82
	br i1 %83, label %none.7, label %next.19

next.19:
	%84 = getelementptr i64, i64* %lo, i64 1
	store i64 %70, i64* %84
	%85 = getelementptr i64, i64* %hi, i64 1
	store i64 %82, i64* %85
	%86 = load i64, i64* %"u%start2.3"
	%87 = sub nsw i64 %86, 3
	%88 = icmp sgt i64 2, %87
	%89 = select i1 %88, i64 2, i64 %87
	%90 = load i64, i64* %W2.6
	%91 = icmp sgt i64 %89, %90
	%92 = select i1 %91, i64 %89, i64 %90
	%93 = load i64, i64* %"u%start2.3"
	%94 = sub nsw i64 %93, 1
	%95 = icmp slt i64 4, %94
	%96 = select i1 %95, i64 4, i64 %94
	%97 = load i64, i64* %"u%block2.4"
	%98 = load i64, i64* %"u%start2.3"
	%99 = add nsw i64 %97, %98
	%100 = sub nsw i64 %99, 4
	%101 = icmp slt i64 %96, %100
	%102 = select i1 %101, i64 %96, i64 %100
	%103 = load i64, i64* %"u%block2.4"
	%104 = load i64, i64* %W2.6
	%105 = add nsw i64 %103, %104
	%106 = sub nsw i64 %105, 1
	%107 = icmp slt i64 %102, %106
	%108 = select i1 %107, i64 %102, i64 %106
	%109 = icmp sgt i64 %92, %108
	br i1 %109, label %none.7, label %next.20

next.20:
	%110 = getelementptr i64, i64* %lo, i64 2
	store i64 %92, i64* %110
	%111 = getelementptr i64, i64* %hi, i64 2
	store i64 %108, i64* %111
	%112 = icmp sgt i64 1, 3
	br i1 %112, label %none.7, label %next.21

next.21:
	%113 = getelementptr i64, i64* %lo, i64 3
	store i64 1, i64* %113
	%114 = getelementptr i64, i64* %hi, i64 3
	store i64 3, i64* %114
	%115 = icmp sgt i64 1, 2
	br i1 %115, label %none.7, label %next.22

next.22:
	%116 = getelementptr i64, i64* %lo, i64 4
	store i64 1, i64* %116
	%117 = getelementptr i64, i64* %hi, i64 4
	store i64 2, i64* %117
	ret i32 1

piece.23:
	%118 = load i64, i64* %"u%start2.3"
	%119 = sub nsw i64 %118, 2
	%120 = icmp slt i64 %119, 0
	br i1 %120, label %none.7, label %next.24

next.24:
	%121 = load i64, i64* %"u%start2.3"
	%122 = sub nsw i64 0, %121
	%123 = add nsw i64 %122, 4
	%124 = icmp slt i64 %123, 0
	br i1 %124, label %none.7, label %next.25

next.25:
	%125 = load i64, i64* %"u%block2.4"
	%126 = load i64, i64* %"u%start2.3"
	%127 = add nsw i64 %125, %126
	%128 = sub nsw i64 %127, 5
	%129 = icmp slt i64 %128, 0
	br i1 %129, label %none.7, label %next.26

next.26:
	%130 = icmp sgt i64 1, 5
	br i1 %130, label %none.7, label %next.27

next.27:
	%131 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %131
	%132 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %132
	%133 = load i64, i64* %"u%start1.1"
	%134 = load i64, i64* %W1.5
	%135 = icmp sgt i64 %133, %134
	%136 = select i1 %135, i64 %133, i64 %134
	%137 = load i64, i64* %"u%block1.2"
	%138 = load i64, i64* %"u%start1.1"
	%139 = add nsw i64 %137, %138
	%140 = sub nsw i64 %139, 1
	%141 = icmp slt i64 6, %140
	%142 = select i1 %141, i64 6, i64 %140
	%143 = load i64, i64* %"u%block1.2"
	%144 = load i64, i64* %W1.5
	%145 = add nsw i64 %143, %144
	%146 = sub nsw i64 %145, 1
	%147 = icmp slt i64 %142, %146
	%148 = select i1 %147, i64 %142, i64 %146
	%149 = icmp sgt i64 %136, %148
	br i1 %149, label %none.7, label %next.28

next.28:
	%150 = getelementptr i64, i64* %lo, i64 1
	store i64 %136, i64* %150
	%151 = getelementptr i64, i64* %hi, i64 1
	store i64 %148, i64* %151
	%152 = load i64, i64* %W2.6
	%153 = icmp sgt i64 1, %152
	%154 = select i1 %153, i64 1, i64 %152
	%155 = load i64, i64* %"u%block2.4"
	%156 = load i64, i64* %W2.6
	%157 = add nsw i64 %155, %156
	%158 = sub nsw i64 %157, 1
	%159 = icmp slt i64 1, %158
	%160 = select i1 %159, i64 1, i64 %158
	%161 = icmp sgt i64 %154, %160
	br i1 %161, label %none.7, label %next.29

next.29:
	%162 = getelementptr i64, i64* %lo, i64 2
	store i64 %154, i64* %162
	%163 = getelementptr i64, i64* %hi, i64 2
	store i64 %160, i64* %163
	%164 = icmp sgt i64 3, 3
	br i1 %164, label %none.7, label %next.30

next.30:
	%165 = getelementptr i64, i64* %lo, i64 3
	store i64 3, i64* %165
	%166 = getelementptr i64, i64* %hi, i64 3
	store i64 3, i64* %166
	%167 = icmp sgt i64 1, 2
	br i1 %167, label %none.7, label %next.31

next.31:
	%168 = getelementptr i64, i64* %lo, i64 4
	store i64 1, i64* %168
	%169 = getelementptr i64, i64* %hi, i64 4
	store i64 2, i64* %169
	ret i32 1

piece.32:
	%170 = load i64, i64* %"u%start2.3"
	%171 = sub nsw i64 %170, 2
	%172 = icmp slt i64 %171, 0
	br i1 %172, label %none.7, label %next.33

next.33:
	%173 = load i64, i64* %"u%start2.3"
	%174 = sub nsw i64 0, %173
	%175 = add nsw i64 %174, 4
	%176 = icmp slt i64 %175, 0
	br i1 %176, label %none.7, label %next.34

next.34:
	%177 = load i64, i64* %"u%block2.4"
	%178 = load i64, i64* %"u%start2.3"
	%179 = add nsw i64 %177, %178
	%180 = sub nsw i64 %179, 5
	%181 = icmp slt i64 %180, 0
	br i1 %181, label %none.7, label %next.35

next.35:
	%182 = icmp sgt i64 1, 5
	br i1 %182, label %none.7, label %next.36

next.36:
	%183 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %183
	%184 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %184
	%185 = load i64, i64* %"u%start1.1"
	%186 = load i64, i64* %W1.5
	%187 = icmp sgt i64 %185, %186
	%188 = select i1 %187, i64 %185, i64 %186
	%189 = load i64, i64* %"u%block1.2"
	%190 = load i64, i64* %"u%start1.1"
	%191 = add nsw i64 %189, %190
	%192 = sub nsw i64 %191, 1
	%193 = icmp slt i64 6, %192
	%194 = select i1 %193, i64 6, i64 %192
	%195 = load i64, i64* %"u%block1.2"
	%196 = load i64, i64* %W1.5
	%197 = add nsw i64 %195, %196
	%198 = sub nsw i64 %197, 1
	%199 = icmp slt i64 %194, %198
	%200 = select i1 %199, i64 %194, i64 %198
	%201 = icmp sgt i64 %188, %200
	br i1 %201, label %none.7, label %next.37

next.37:
	%202 = getelementptr i64, i64* %lo, i64 1
	store i64 %188, i64* %202
	%203 = getelementptr i64, i64* %hi, i64 1
	store i64 %200, i64* %203
	%204 = load i64, i64* %W2.6
	%205 = icmp sgt i64 1, %204
	%206 = select i1 %205, i64 1, i64 %204
	%207 = load i64, i64* %"u%block2.4"
	%208 = load i64, i64* %W2.6
	%209 = add nsw i64 %207, %208
	%210 = sub nsw i64 %209, 1
	%211 = icmp slt i64 1, %210
	%212 = select i1 %211, i64 1, i64 %210
	%213 = icmp sgt i64 %206, %212
	br i1 %213, label %none.7, label %next.38

next.38:
	%214 = getelementptr i64, i64* %lo, i64 2
	store i64 %206, i64* %214
	%215 = getelementptr i64, i64* %hi, i64 2
	store i64 %212, i64* %215
	%216 = icmp sgt i64 1, 1
	br i1 %216, label %none.7, label %next.39

next.39:
	%217 = getelementptr i64, i64* %lo, i64 3
	store i64 1, i64* %217
	%218 = getelementptr i64, i64* %hi, i64 3
	store i64 1, i64* %218
	%219 = icmp sgt i64 1, 2
	br i1 %219, label %none.7, label %next.40

next.40:
	%220 = getelementptr i64, i64* %lo, i64 4
	store i64 1, i64* %220
	%221 = getelementptr i64, i64* %hi, i64 4
	store i64 2, i64* %221
	ret i32 1

piece.41:
	%222 = load i64, i64* %"u%start2.3"
	%223 = sub nsw i64 %222, 2
	%224 = icmp slt i64 %223, 0
	br i1 %224, label %none.7, label %next.42

next.42:
	%225 = load i64, i64* %"u%start2.3"
	%226 = sub nsw i64 0, %225
	%227 = add nsw i64 %226, 4
	%228 = icmp slt i64 %227, 0
	br i1 %228, label %none.7, label %next.43

next.43:
	%229 = load i64, i64* %"u%block2.4"
	%230 = load i64, i64* %"u%start2.3"
	%231 = add nsw i64 %229, %230
	%232 = sub nsw i64 %231, 5
	%233 = icmp slt i64 %232, 0
	br i1 %233, label %none.7, label %next.44

next.44:
	%234 = load i64, i64* %"u%block2.4"
	%235 = sub nsw i64 0, %234
	%236 = load i64, i64* %"u%start2.3"
	%237 = sub nsw i64 %235, %236
	%238 = add nsw i64 %237, 7
	%239 = icmp slt i64 %238, 0
	br i1 %239, label %none.7, label %next.45

next.45:
	%240 = icmp sgt i64 1, 5
	br i1 %240, label %none.7, label %next.46

next.46:
	%241 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %241
	%242 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %242
	%243 = load i64, i64* %"u%start1.1"
	%244 = load i64, i64* %W1.5
	%245 = icmp sgt i64 %243, %244
	%246 = select i1 %245, i64 %243, i64 %244
	%247 = load i64, i64* %"u%block1.2"
	%248 = load i64, i64* %"u%start1.1"
	%249 = add nsw i64 %247, %248
	%250 = sub nsw i64 %249, 1
	%251 = icmp slt i64 6, %250
	%252 = select i1 %251, i64 6, i64 %250
	%253 = load i64, i64* %"u%block1.2"
	%254 = load i64, i64* %W1.5
	%255 = add nsw i64 %253, %254
	%256 = sub nsw i64 %255, 1
	%257 = icmp slt i64 %252, %256
	%258 = select i1 %257, i64 %252, i64 %256
	%259 = icmp sgt i64 %246, %258
	br i1 %259, label %none.7, label %next.47

next.47:
	%260 = getelementptr i64, i64* %lo, i64 1
	store i64 %246, i64* %260
	%261 = getelementptr i64, i64* %hi, i64 1
	store i64 %258, i64* %261
	%262 = load i64, i64* %W2.6
	%263 = icmp sgt i64 1, %262
	%264 = select i1 %263, i64 1, i64 %262
	%265 = load i64, i64* %"u%block2.4"
	%266 = load i64, i64* %W2.6
	%267 = add nsw i64 %265, %266
	%268 = sub nsw i64 %267, 1
	%269 = icmp slt i64 1, %268
	%270 = select i1 %269, i64 1, i64 %268
	%271 = icmp sgt i64 %264, %270
	br i1 %271, label %none.7, label %next.48

next.48:
	%272 = getelementptr i64, i64* %lo, i64 2
	store i64 %264, i64* %272
	%273 = getelementptr i64, i64* %hi, i64 2
	store i64 %270, i64* %273
	%274 = icmp sgt i64 2, 2
	br i1 %274, label %none.7, label %next.49

next.49:
	%275 = getelementptr i64, i64* %lo, i64 3
	store i64 2, i64* %275
	%276 = getelementptr i64, i64* %hi, i64 3
	store i64 2, i64* %276
	%277 = icmp sgt i64 1, 2
	br i1 %277, label %none.7, label %next.50

next.50:
	%278 = getelementptr i64, i64* %lo, i64 4
	store i64 1, i64* %278
	%279 = getelementptr i64, i64* %hi, i64 4
	store i64 2, i64* %279
	ret i32 1

piece.51:
	%280 = load i64, i64* %"u%start2.3"
	%281 = sub nsw i64 %280, 6
	%282 = icmp slt i64 %281, 0
	br i1 %282, label %none.7, label %next.52

next.52:
	%283 = load i64, i64* %"u%start2.3"
	%284 = sub nsw i64 0, %283
	%285 = add nsw i64 %284, 7
	%286 = icmp slt i64 %285, 0
	br i1 %286, label %none.7, label %next.53

next.53:
	%287 = icmp sgt i64 1, 5
	br i1 %287, label %none.7, label %next.54

next.54:
	%288 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %288
	%289 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %289
	%290 = load i64, i64* %"u%start1.1"
	%291 = load i64, i64* %W1.5
	%292 = icmp sgt i64 %290, %291
	%293 = select i1 %292, i64 %290, i64 %291
	%294 = load i64, i64* %"u%block1.2"
	%295 = load i64, i64* %"u%start1.1"
	%296 = add nsw i64 %294, %295
	%297 = sub nsw i64 %296, 1
	%298 = icmp slt i64 6, %297
	%299 = select i1 %298, i64 6, i64 %297
	%300 = load i64, i64* %"u%block1.2"
	%301 = load i64, i64* %W1.5
	%302 = add nsw i64 %300, %301
	%303 = sub nsw i64 %302, 1
	%304 = icmp slt i64 %299, %303
	%305 = select i1 %304, i64 %299, i64 %303
	%306 = icmp sgt i64 %293, %305
	br i1 %306, label %none.7, label %next.55

next.55:
	%307 = getelementptr i64, i64* %lo, i64 1
	store i64 %293, i64* %307
	%308 = getelementptr i64, i64* %hi, i64 1
	store i64 %305, i64* %308
	%309 = load i64, i64* %"u%start2.3"
	%310 = sub nsw i64 %309, 1
	%311 = load i64, i64* %W2.6
	%312 = icmp sgt i64 %310, %311
	%313 = select i1 %312, i64 %310, i64 %311
	%314 = load i64, i64* %"u%start2.3"
	%315 = sub nsw i64 %314, 1
	%316 = load i64, i64* %"u%block2.4"
	%317 = load i64, i64* %W2.6
	%318 = add nsw i64 %316, %317
	%319 = sub nsw i64 %318, 1
	%320 = icmp slt i64 %315, %319
	%321 = select i1 %320, i64 %315, i64 %319
	%322 = icmp sgt i64 %313, %321
	br i1 %322, label %none.7, label %next.56

next.56:
	%323 = getelementptr i64, i64* %lo, i64 2
	store i64 %313, i64* %323
	%324 = getelementptr i64, i64* %hi, i64 2
	store i64 %321, i64* %324
	%325 = icmp sgt i64 3, 3
	br i1 %325, label %none.7, label %next.57

next.57:
	%326 = getelementptr i64, i64* %lo, i64 3
	store i64 3, i64* %326
	%327 = getelementptr i64, i64* %hi, i64 3
	store i64 3, i64* %327
	%328 = icmp sgt i64 1, 2
	br i1 %328, label %none.7, label %next.58

next.58:
	%329 = getelementptr i64, i64* %lo, i64 4
	store i64 1, i64* %329
	%330 = getelementptr i64, i64* %hi, i64 4
	store i64 2, i64* %330
	ret i32 1

piece.59:
	%331 = load i64, i64* %"u%block2.4"
	%332 = sub nsw i64 0, %331
	%333 = add nsw i64 %332, 2
	%334 = icmp slt i64 %333, 0
	br i1 %334, label %none.7, label %next.60

next.60:
	%335 = load i64, i64* %"u%start2.3"
	%336 = sub nsw i64 %335, 2
	%337 = icmp slt i64 %336, 0
	br i1 %337, label %none.7, label %next.61

next.61:
	%338 = load i64, i64* %"u%start2.3"
	%339 = sub nsw i64 0, %338
	%340 = add nsw i64 %339, 5
	%341 = icmp slt i64 %340, 0
	br i1 %341, label %none.7, label %next.62

next.62:
	%342 = icmp sgt i64 1, 5
	br i1 %342, label %none.7, label %next.63

next.63:
	%343 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %343
	%344 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %344
	%345 = load i64, i64* %"u%start1.1"
	%346 = load i64, i64* %W1.5
	%347 = icmp sgt i64 %345, %346
	%348 = select i1 %347, i64 %345, i64 %346
	%349 = load i64, i64* %"u%block1.2"
	%350 = load i64, i64* %"u%start1.1"
	%351 = add nsw i64 %349, %350
	%352 = sub nsw i64 %351, 1
	%353 = icmp slt i64 6, %352
	%354 = select i1 %353, i64 6, i64 %352
	%355 = load i64, i64* %"u%block1.2"
	%356 = load i64, i64* %W1.5
	%357 = add nsw i64 %355, %356
	%358 = sub nsw i64 %357, 1
	%359 = icmp slt i64 %354, %358
	%360 = select i1 %359, i64 %354, i64 %358
	%361 = icmp sgt i64 %348, %360
	br i1 %361, label %none.7, label %next.64

next.64:
	%362 = getelementptr i64, i64* %lo, i64 1
	store i64 %348, i64* %362
	%363 = getelementptr i64, i64* %hi, i64 1
	store i64 %360, i64* %363
	%364 = load i64, i64* %"u%start2.3"
	%365 = sub nsw i64 %364, 1
	%366 = load i64, i64* %W2.6
	%367 = icmp sgt i64 %365, %366
	%368 = select i1 %367, i64 %365, i64 %366
	%369 = load i64, i64* %"u%start2.3"
	%370 = sub nsw i64 %369, 1
	%371 = load i64, i64* %"u%block2.4"
	%372 = load i64, i64* %W2.6
	%373 = add nsw i64 %371, %372
	%374 = sub nsw i64 %373, 1
	%375 = icmp slt i64 %370, %374
	%376 = select i1 %375, i64 %370, i64 %374
	%377 = icmp sgt i64 %368, %376
	br i1 %377, label %none.7, label %next.65

next.65:
	%378 = getelementptr i64, i64* %lo, i64 2
	store i64 %368, i64* %378
	%379 = getelementptr i64, i64* %hi, i64 2
	store i64 %376, i64* %379
	%380 = icmp sgt i64 3, 3
	br i1 %380, label %none.7, label %next.66

next.66:
	%381 = getelementptr i64, i64* %lo, i64 3
	store i64 3, i64* %381
	%382 = getelementptr i64, i64* %hi, i64 3
	store i64 3, i64* %382
	%383 = icmp sgt i64 1, 2
	br i1 %383, label %none.7, label %next.67

next.67:
	%384 = getelementptr i64, i64* %lo, i64 4
	store i64 1, i64* %384
	%385 = getelementptr i64, i64* %hi, i64 4
	store i64 2, i64* %385
	ret i32 1
}

define internal i32 @sections.3(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"u%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"u%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.15
		i32 2, label %piece.21
		i32 3, label %piece.29
		i32 4, label %piece.37
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"u%block2.4"
	%13 = sub nsw i64 0, %12
	%14 = load i64, i64* %"u%start2.3"
	%15 = sub nsw i64 %13, %14
	%16 = add nsw i64 %15, 7
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.7, label %next.9

next.9:
	%18 = icmp sgt i64 1, 5
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %19
	%20 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %20
	%21 = load i64, i64* %"u%start1.1"
	%22 = load i64, i64* %W1.5
	%23 = icmp sgt i64 %21, %22
	%24 = select i1 %23, i64 %21, i64 %22
	%25 = load i64, i64* %"u%block1.2"
	%26 = load i64, i64* %"u%start1.1"
	%27 = add nsw i64 %25, %26
	%28 = sub nsw i64 %27, 1
	%29 = icmp slt i64 6, %28
	%30 = select i1 %29, i64 6, i64 %28
	%31 = load i64, i64* %"u%block1.2"
	%32 = load i64, i64* %W1.5
	%33 = add nsw i64 %31, %32
	%34 = sub nsw i64 %33, 1
	%35 = icmp slt i64 %30, %34
	%36 = select i1 %35, i64 %30, i64 %34
	%37 = icmp sgt i64 %24, %36
	br i1 %37, label %none.7, label %next.11

next.11:
	%38 = getelementptr i64, i64* %lo, i64 1
	store i64 %24, i64* %38
	%39 = getelementptr i64, i64* %hi, i64 1
	store i64 %36, i64* %39
	%40 = load i64, i64* %"u%block2.4"
	%41 = load i64, i64* %"u%start2.3"
	%42 = add nsw i64 %40, %41
	%43 = load i64, i64* %W2.6
	%44 = icmp sgt i64 %42, %43
	%45 = select i1 %44, i64 %42, i64 %43
	%46 = load i64, i64* %"u%block2.4"
	%47 = load i64, i64* %"u%start2.3"
	%48 = add nsw i64 %46, %47
	%49 = load i64, i64* %"u%block2.4"
	%50 = load i64, i64* %W2.6
	%51 = add nsw i64 %49, %50
	%52 = sub nsw i64 %51, 1
	%53 = icmp slt i64 %48, %52
	%54 = select i1 %53, i64 %48, i64 %52
	%55 = icmp sgt i64 %45, %54
	br i1 %55, label %none.7, label %next.12

next.12:
	%56 = getelementptr i64, i64* %lo, i64 2
	store i64 %45, i64* %56
	%57 = getelementptr i64, i64* %hi, i64 2
	store i64 %54, i64* %57
	%58 = icmp sgt i64 2, 2
	br i1 %58, label %none.7, label %next.13

next.13:
	%59 = getelementptr i64, i64* %lo, i64 3
	store i64 2, i64* %59
	%60 = getelementptr i64, i64* %hi, i64 3
	store i64 2, i64* %60
	%61 = icmp sgt i64 1, 2
	br i1 %61, label %none.7, label %next.14

next.14:
	%62 = getelementptr i64, i64* %lo, i64 4
	store i64 1, i64* %62
	%63 = getelementptr i64, i64* %hi, i64 4
	store i64 2, i64* %63
	ret i32 1

piece.15:
	%64 = icmp sgt i64 1, 5
	br i1 %64, label %none.7, label %next.16

next.16:
	%65 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %65
	%66 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %66
	%67 = load i64, i64* %"u%start1.1"
	%68 = load i64, i64* %W1.5
	%69 = icmp sgt i64 %67, %68
	%70 = select i1 %69, i64 %67, i64 %68
	%71 = load i64, i64* %"u%block1.2"
	%72 = load i64, i64* %"u%start1.1"
	%73 = add nsw i64 %71, %72
	%74 = sub nsw i64 %73, 1
	%75 = icmp slt i64 6, %74
	%76 = select i1 %75, i64 6, i64 %74
	%77 = load i64, i64* %"u%block1.2"
	%78 = load i64, i64* %W1.5
	%79 = add nsw i64 %77, %78
	%80 = sub nsw i64 %79, 1
	%81 = icmp slt i64 %76, %80
	%82 = select i1 %81, i64 %76, i64 %80
	%83 = icmp sgt i64 %70, %82
	br i1 %83, label %none.7, label %next.17

next.17:
	%84 = getelementptr i64, i64* %lo, i64 1
	store i64 %70, i64* %84
	%85 = getelementptr i64, i64* %hi, i64 1
	store i64 %82, i64* %85
	%86 = load i64, i64* %"u%start2.3"
	%87 = add nsw i64 %86, 4
	%88 = load i64, i64* %"u%block2.4"
	%89 = load i64, i64* %"u%start2.3"
	%90 = add nsw i64 %88, %89
	%91 = add nsw i64 %90, 1
	%92 = icmp sgt i64 %87, %91
	%93 = select i1 %92, i64 %87, i64 %91
	%94 = load i64, i64* %W2.6
	%95 = icmp sgt i64 %93, %94
	%96 = select i1 %95, i64 %93, i64 %94
	%97 = load i64, i64* %"u%block2.4"
	%98 = load i64, i64* %"u%start2.3"
	%99 = add nsw i64 %97, %98
	%100 = add nsw i64 %99, 3
	%101 = icmp slt i64 7, %100
	%102 = select i1 %101, i64 7, i64 %100
	%103 = load i64, i64* %"u%block2.4"
	%104 = load i64, i64* %W2.6
	%105 = add nsw i64 %103, %104
	%106 = sub nsw i64 %105, 1
	%107 = icmp slt i64 %102, %106
	%108 = select i1 %107, i64 %102, i64 %106
	%109 = icmp sgt i64 %96, %108
	br i1 %109, label %none.7, label %next.18

next.18:
	%110 = getelementptr i64, i64* %lo, i64 2
	store i64 %96, i64* %110
	%111 = getelementptr i64, i64* %hi, i64 2
	store i64 %108, i64* %111
	%112 = icmp sgt i64 1, 3
	br i1 %112, label %none.7, label %next.19

next.19:
	%113 = getelementptr i64, i64* %lo, i64 3
	store i64 1, i64* %113
	%114 = getelementptr i64, i64* %hi, i64 3
	store i64 3, i64* %114
	%115 = icmp sgt i64 1, 2
	br i1 %115, label %none.7, label %next.20

next.20:
	%116 = getelementptr i64, i64* %lo, i64 4
	store i64 1, i64* %116
	%117 = getelementptr i64, i64* %hi, i64 4
	store i64 2, i64* %117
	ret i32 1

piece.21:
	%118 = load i64, i64* %"u%block2.4"
	%119 = sub nsw i64 %118, 4
	%120 = icmp slt i64 %119, 0
	br i1 %120, label %none.7, label %next.22

next.22:
	%121 = load i64, i64* %"u%block2.4"
	%122 = sub nsw i64 0, %121
	%123 = load i64, i64* %"u%start2.3"
	%124 = sub nsw i64 %122, %123
	%125 = add nsw i64 %124, 7
	%126 = icmp slt i64 %125, 0
	br i1 %126, label %none.7, label %next.23

next.23:
	%127 = icmp sgt i64 1, 5
	br i1 %127, label %none.7, label %next.24

next.24:
	%128 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %128
	%129 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %129
	%130 = load i64, i64* %"u%start1.1"
	%131 = load i64, i64* %W1.5
	%132 = icmp sgt i64 %130, %131
	%133 = select i1 %132, i64 %130, i64 %131
	%134 = load i64, i64* %"u%block1.2"
	%135 = load i64, i64* %"u%start1.1"
	%136 = add nsw i64 %134, %135
	%137 = sub nsw i64 %136, 1
	%138 = icmp slt i64 6, %137
	%139 = select i1 %138, i64 6, i64 %137
	%140 = load i64, i64* %"u%block1.2"
	%141 = load i64, i64* %W1.5
	%142 = add nsw i64 %140, %141
	%143 = sub nsw i64 %142, 1
	%144 = icmp slt i64 %139, %143
	%145 = select i1 %144, i64 %139, i64 %143
	%146 = icmp sgt i64 %133, %145
	br i1 %146, label %none.7, label %next.25

next.25:
	%147 = getelementptr i64, i64* %lo, i64 1
	store i64 %133, i64* %147
	%148 = getelementptr i64, i64* %hi, i64 1
	store i64 %145, i64* %148
	%149 = load i64, i64* %"u%block2.4"
	%150 = load i64, i64* %"u%start2.3"
	%151 = add nsw i64 %149, %150
	%152 = load i64, i64* %W2.6
	%153 = icmp sgt i64 %151, %152
	%154 = select i1 %153, i64 %151, i64 %152
	%155 = load i64, i64* %"u%block2.4"
	%156 = load i64, i64* %"u%start2.3"
	%157 = add nsw i64 %155, %156
	%158 = load i64, i64* %"u%block2.4"
	%159 = load i64, i64* %W2.6
	%160 = add nsw i64 %158, %159
	%161 = sub nsw i64 %160, 1
	%162 = icmp slt i64 %157, %161
	%163 = select i1 %162, i64 %157, i64 %161
	%164 = icmp sgt i64 %154, %163
	br i1 %164, label %none.7, label %next.26

next.26:
	%165 = getelementptr i64, i64* %lo, i64 2
	store i64 %154, i64* %165
	%166 = getelementptr i64, i64* %hi, i64 2
	store i64 %163, i64* %166
	%167 = icmp sgt i64 3, 3
	br i1 %167, label %none.7, label %next.27

next.27:
	%168 = getelementptr i64, i64* %lo, i64 3
	store i64 3, i64* %168
	%169 = getelementptr i64, i64* %hi, i64 3
	store i64 3, i64* %169
	%170 = icmp sgt i64 1, 2
	br i1 %170, label %none.7, label %next.28

next.28:
	%171 = getelementptr i64, i64* %lo, i64 4
	store i64 1, i64* %171
	%172 = getelementptr i64, i64* %hi, i64 4
	store i64 2, i64* %172
	ret i32 1

piece.29:
	%173 = load i64, i64* %"u%block2.4"
	%174 = sub nsw i64 %173, 4
	%175 = icmp slt i64 %174, 0
	br i1 %175, label %none.7, label %next.30

next.30:
	%176 = load i64, i64* %"u%block2.4"
	%177 = sub nsw i64 0, %176
	%178 = load i64, i64* %"u%start2.3"
	%179 = sub nsw i64 %177, %178
	%180 = add nsw i64 %179, 7
	%181 = icmp slt i64 %180, 0
	br i1 %181, label %none.7, label %next.31

next.31:
	%182 = icmp sgt i64 1, 5
	br i1 %182, label %none.7, label %next.32

next.32:
	%183 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %183
	%184 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %184
	%185 = load i64, i64* %"u%start1.1"
	%186 = load i64, i64* %W1.5
	%187 = icmp sgt i64 %185, %186
	%188 = select i1 %187, i64 %185, i64 %186
	%189 = load i64, i64* %"u%block1.2"
	%190 = load i64, i64* %"u%start1.1"
	%191 = add nsw i64 %189, %190
	%192 = sub nsw i64 %191, 1
	%193 = icmp slt i64 6, %192
	%194 = select i1 %193, i64 6, i64 %192
	%195 = load i64, i64* %"u%block1.2"
	%196 = load i64, i64* %W1.5
	%197 = add nsw i64 %195, %196
	%198 = sub nsw i64 %197, 1
	%199 = icmp slt i64 %194, %198
	%200 = select i1 %199, i64 %194, i64 %198
	%201 = icmp sgt i64 %188, %200
	br i1 %201, label %none.7, label %next.33

next.33:
	%202 = getelementptr i64, i64* %lo, i64 1
	store i64 %188, i64* %202
	%203 = getelementptr i64, i64* %hi, i64 1
	store i64 %200, i64* %203
	%204 = load i64, i64* %"u%block2.4"
	%205 = load i64, i64* %"u%start2.3"
	%206 = add nsw i64 %204, %205
	%207 = load i64, i64* %W2.6
	%208 = icmp sgt i64 %206, %207
	%209 = select i1 %208, i64 %206, i64 %207
	%210 = load i64, i64* %"u%block2.4"
	%211 = load i64, i64* %"u%start2.3"
	%212 = add nsw i64 %210, %211
	%213 = load i64, i64* %"u%block2.4"
	%214 = load i64, i64* %W2.6
	%215 = add nsw i64 %213, %214
	%216 = sub nsw i64 %215, 1
	%217 = icmp slt i64 %212, %216
	%218 = select i1 %217, i64 %212, i64 %216
	%219 = icmp sgt i64 %209, %218
	br i1 %219, label %none.7, label %next.34

next.34:
	%220 = getelementptr i64, i64* %lo, i64 2
	store i64 %209, i64* %220
	%221 = getelementptr i64, i64* %hi, i64 2
	store i64 %218, i64* %221
	%222 = icmp sgt i64 1, 1
	br i1 %222, label %none.7, label %next.35

next.35:
	%223 = getelementptr i64, i64* %lo, i64 3
	store i64 1, i64* %223
	%224 = getelementptr i64, i64* %hi, i64 3
	store i64 1, i64* %224
	%225 = icmp sgt i64 1, 2
	br i1 %225, label %none.7, label %next.36

next.36:
	%226 = getelementptr i64, i64* %lo, i64 4
	store i64 1, i64* %226
	%227 = getelementptr i64, i64* %hi, i64 4
	store i64 2, i64* %227
	ret i32 1

piece.37:
	%228 = load i64, i64* %"u%start2.3"
	%229 = sub nsw i64 %228, 1
	%230 = icmp slt i64 %229, 0
	br i1 %230, label %none.7, label %next.38

next.38:
	%231 = load i64, i64* %"u%start2.3"
	%232 = sub nsw i64 0, %231
	%233 = add nsw i64 %232, 1
	%234 = icmp slt i64 %233, 0
	br i1 %234, label %none.7, label %next.39

next.39:
	%235 = load i64, i64* %"u%block2.4"
	%236 = sub nsw i64 0, %235
	%237 = add nsw i64 %236, 2
	%238 = icmp slt i64 %237, 0
	br i1 %238, label %none.7, label %next.40

next.40:
	%239 = icmp sgt i64 1, 5
	br i1 %239, label %none.7, label %next.41

next.41:
	%240 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %240
	%241 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %241
	%242 = load i64, i64* %"u%start1.1"
	%243 = load i64, i64* %W1.5
	%244 = icmp sgt i64 %242, %243
	%245 = select i1 %244, i64 %242, i64 %243
	%246 = load i64, i64* %"u%block1.2"
	%247 = load i64, i64* %"u%start1.1"
	%248 = add nsw i64 %246, %247
	%249 = sub nsw i64 %248, 1
	%250 = icmp slt i64 6, %249
	%251 = select i1 %250, i64 6, i64 %249
	%252 = load i64, i64* %"u%block1.2"
	%253 = load i64, i64* %W1.5
	%254 = add nsw i64 %252, %253
	%255 = sub nsw i64 %254, 1
	%256 = icmp slt i64 %251, %255
	%257 = select i1 %256, i64 %251, i64 %255
	%258 = icmp sgt i64 %245, %257
	br i1 %258, label %none.7, label %next.42

next.42:
	%259 = getelementptr i64, i64* %lo, i64 1
	store i64 %245, i64* %259
	%260 = getelementptr i64, i64* %hi, i64 1
	store i64 %257, i64* %260
	%261 = load i64, i64* %W2.6
	%262 = icmp sgt i64 7, %261
	%263 = select i1 %262, i64 7, i64 %261
	%264 = load i64, i64* %"u%block2.4"
	%265 = load i64, i64* %W2.6
	%266 = add nsw i64 %264, %265
	%267 = sub nsw i64 %266, 1
	%268 = icmp slt i64 7, %267
	%269 = select i1 %268, i64 7, i64 %267
	%270 = icmp sgt i64 %263, %269
	br i1 %270, label %none.7, label %next.43

next.43:
	%271 = getelementptr i64, i64* %lo, i64 2
	store i64 %263, i64* %271
	%272 = getelementptr i64, i64* %hi, i64 2
	store i64 %269, i64* %272
	%273 = icmp sgt i64 3, 3
	br i1 %273, label %none.7, label %next.44

next.44:
	%274 = getelementptr i64, i64* %lo, i64 3
	store i64 3, i64* %274
	%275 = getelementptr i64, i64* %hi, i64 3
	store i64 3, i64* %275
	%276 = icmp sgt i64 1, 2
	br i1 %276, label %none.7, label %next.45

next.45:
	%277 = getelementptr i64, i64* %lo, i64 4
	store i64 1, i64* %277
	%278 = getelementptr i64, i64* %hi, i64 4
	store i64 2, i64* %278
	ret i32 1
}

define internal i32 @sections.4(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"u%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"u%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.15
		i32 2, label %piece.21
		i32 3, label %piece.29
		i32 4, label %piece.37
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"u%block1.2"
	%13 = sub nsw i64 0, %12
	%14 = load i64, i64* %"u%start1.1"
	%15 = sub nsw i64 %13, %14
	%16 = add nsw i64 %15, 6
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.7, label %next.9

next.9:
	%18 = icmp sgt i64 1, 5
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %19
	%20 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %20
	%21 = load i64, i64* %"u%block1.2"
	%22 = load i64, i64* %"u%start1.1"
	%23 = add nsw i64 %21, %22
	%24 = load i64, i64* %W1.5
	%25 = icmp sgt i64 %23, %24
	%26 = select i1 %25, i64 %23, i64 %24
	%27 = load i64, i64* %"u%block1.2"
	%28 = load i64, i64* %"u%start1.1"
	%29 = add nsw i64 %27, %28
	%30 = load i64, i64* %"u%block1.2"
	%31 = load i64, i64* %W1.5
	%32 = add nsw i64 %30, %31
	%33 = sub nsw i64 %32, 1
	%34 = icmp slt i64 %29, %33
	%35 = select i1 %34, i64 %29, i64 %33
	%36 = icmp sgt i64 %26, %35
	br i1 %36, label %none.7, label %next.11

next.11:
	%37 = getelementptr i64, i64* %lo, i64 1
	store i64 %26, i64* %37
	%38 = getelementptr i64, i64* %hi, i64 1
	store i64 %35, i64* %38
	%39 = load i64, i64* %"u%start2.3"
	%40 = load i64, i64* %W2.6
	%41 = icmp sgt i64 %39, %40
	%42 = select i1 %41, i64 %39, i64 %40
	%43 = load i64, i64* %"u%block2.4"
	%44 = load i64, i64* %"u%start2.3"
	%45 = add nsw i64 %43, %44
	%46 = sub nsw i64 %45, 1
	%47 = icmp slt i64 7, %46
	%48 = select i1 %47, i64 7, i64 %46
	%49 = load i64, i64* %"u%block2.4"
	%50 = load i64, i64* %W2.6
	%51 = add nsw i64 %49, %50
	%52 = sub nsw i64 %51, 1
	%53 = icmp slt i64 %48, %52
	%54 = select i1 %53, i64 %48, i64 %52
	%55 = icmp sgt i64 %42, %54
	br i1 %55, label %none.7, label %next.12

next.12:
	%56 = getelementptr i64, i64* %lo, i64 2
	store i64 %42, i64* %56
	%57 = getelementptr i64, i64* %hi, i64 2
	store i64 %54, i64* %57
	%58 = icmp sgt i64 2, 2
	br i1 %58, label %none.7, label %next.13

next.13:
	%59 = getelementptr i64, i64* %lo, i64 3
	store i64 2, i64* %59
	%60 = getelementptr i64, i64* %hi, i64 3
	store i64 2, i64* %60
	%61 = icmp sgt i64 1, 2
	br i1 %61, label %none.7, label %next.14

next.14:
	%62 = getelementptr i64, i64* %lo, i64 4
	store i64 1, i64* %62
	%63 = getelementptr i64, i64* %hi, i64 4
	store i64 2, i64* %63
	ret i32 1

piece.15:
	%64 = icmp sgt i64 1, 5
	br i1 %64, label %none.7, label %next.16

next.16:
	%65 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %65
	%66 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %66
	%67 = load i64, i64* %"u%start1.1"
	%68 = add nsw i64 %67, 3
	%69 = load i64, i64* %"u%block1.2"
	%70 = load i64, i64* %"u%start1.1"
	%71 = add nsw i64 %69, %70
	%72 = add nsw i64 %71, 1
	%73 = icmp sgt i64 %68, %72
	%74 = select i1 %73, i64 %68, i64 %72
	%75 = load i64, i64* %W1.5
	%76 = icmp sgt i64 %74, %75
	%77 = select i1 %76, i64 %74, i64 %75
	%78 = load i64, i64* %"u%block1.2"
	%79 = load i64, i64* %"u%start1.1"
	%80 = add nsw i64 %78, %79
	%81 = add nsw i64 %80, 2
	%82 = icmp slt i64 6, %81
	%83 = select i1 %82, i64 6, i64 %81
	%84 = load i64, i64* %"u%block1.2"
	%85 = load i64, i64* %W1.5
	%86 = add nsw i64 %84, %85
	%87 = sub nsw i64 %86, 1
	%88 = icmp slt i64 %83, %87
	%89 = select i1 %88, i64 %83, i64 %87
	%90 = icmp sgt i64 %77, %89
	br i1 %90, label %none.7, label %next.17

next.17:
	%91 = getelementptr i64, i64* %lo, i64 1
	store i64 %77, i64* %91
	%92 = getelementptr i64, i64* %hi, i64 1
	store i64 %89, i64* %92
	%93 = load i64, i64* %"u%start2.3"
	%94 = load i64, i64* %W2.6
	%95 = icmp sgt i64 %93, %94
	%96 = select i1 %95, i64 %93, i64 %94
	%97 = load i64, i64* %"u%block2.4"
	%98 = load i64, i64* %"u%start2.3"
	%99 = add nsw i64 %97, %98
	%100 = sub nsw i64 %99, 1
	%101 = icmp slt i64 7, %100
	%102 = select i1 %101, i64 7, i64 %100
	%103 = load i64, i64* %"u%block2.4"
	%104 = load i64, i64* %W2.6
	%105 = add nsw i64 %103, %104
	%106 = sub nsw i64 %105, 1
	%107 = icmp slt i64 %102, %106
	%108 = select i1 %107, i64 %102, i64 %106
	%109 = icmp sgt i64 %96, %108
	br i1 %109, label %none.7, label %next.18

next.18:
	%110 = getelementptr i64, i64* %lo, i64 2
	store i64 %96, i64* %110
	%111 = getelementptr i64, i64* %hi, i64 2
	store i64 %108, i64* %111
	%112 = icmp sgt i64 1, 3
	br i1 %112, label %none.7, label %next.19

next.19:
	%113 = getelementptr i64, i64* %lo, i64 3
	store i64 1, i64* %113
	%114 = getelementptr i64, i64* %hi, i64 3
	store i64 3, i64* %114
	%115 = icmp sgt i64 1, 2
	br i1 %115, label %none.7, label %next.20

next.20:
	%116 = getelementptr i64, i64* %lo, i64 4
	store i64 1, i64* %116
	%117 = getelementptr i64, i64* %hi, i64 4
	store i64 2, i64* %117
	ret i32 1

piece.21:
	%118 = load i64, i64* %"u%block1.2"
	%119 = sub nsw i64 %118, 3
	%120 = icmp slt i64 %119, 0
	br i1 %120, label %none.7, label %next.22

next.22:
	%121 = load i64, i64* %"u%block1.2"
	%122 = sub nsw i64 0, %121
	%123 = load i64, i64* %"u%start1.1"
	%124 = sub nsw i64 %122, %123
	%125 = add nsw i64 %124, 6
	%126 = icmp slt i64 %125, 0
	br i1 %126, label %none.7, label %next.23

next.23:
	%127 = icmp sgt i64 1, 5
	br i1 %127, label %none.7, label %next.24

next.24:
	%128 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %128
	%129 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %129
	%130 = load i64, i64* %"u%block1.2"
	%131 = load i64, i64* %"u%start1.1"
	%132 = add nsw i64 %130, %131
	%133 = load i64, i64* %W1.5
	%134 = icmp sgt i64 %132, %133
	%135 = select i1 %134, i64 %132, i64 %133
	%136 = load i64, i64* %"u%block1.2"
	%137 = load i64, i64* %"u%start1.1"
	%138 = add nsw i64 %136, %137
	%139 = load i64, i64* %"u%block1.2"
	%140 = load i64, i64* %W1.5
	%141 = add nsw i64 %139, %140
	%142 = sub nsw i64 %141, 1
	%143 = icmp slt i64 %138, %142
	%144 = select i1 %143, i64 %138, i64 %142
	%145 = icmp sgt i64 %135, %144
	br i1 %145, label %none.7, label %next.25

next.25:
	%146 = getelementptr i64, i64* %lo, i64 1
	store i64 %135, i64* %146
	%147 = getelementptr i64, i64* %hi, i64 1
	store i64 %144, i64* %147
	%148 = load i64, i64* %"u%start2.3"
	%149 = load i64, i64* %W2.6
	%150 = icmp sgt i64 %148, %149
	%151 = select i1 %150, i64 %148, i64 %149
	%152 = load i64, i64* %"u%block2.4"
	%153 = load i64, i64* %"u%start2.3"
	%154 = add nsw i64 %152, %153
	%155 = sub nsw i64 %154, 1
	%156 = icmp slt i64 7, %155
	%157 = select i1 %156, i64 7, i64 %155
	%158 = load i64, i64* %"u%block2.4"
	%159 = load i64, i64* %W2.6
	%160 = add nsw i64 %158, %159
	%161 = sub nsw i64 %160, 1
	%162 = icmp slt i64 %157, %161
	%163 = select i1 %162, i64 %157, i64 %161
	%164 = icmp sgt i64 %151, %163
	br i1 %164, label %none.7, label %next.26

next.26:
	%165 = getelementptr i64, i64* %lo, i64 2
	store i64 %151, i64* %165
	%166 = getelementptr i64, i64* %hi, i64 2
	store i64 %163, i64* %166
	%167 = icmp sgt i64 3, 3
	br i1 %167, label %none.7, label %next.27

next.27:
	%168 = getelementptr i64, i64* %lo, i64 3
	store i64 3, i64* %168
	%169 = getelementptr i64, i64* %hi, i64 3
	store i64 3, i64* %169
	%170 = icmp sgt i64 1, 2
	br i1 %170, label %none.7, label %next.28

next.28:
	%171 = getelementptr i64, i64* %lo, i64 4
	store i64 1, i64* %171
	%172 = getelementptr i64, i64* %hi, i64 4
	store i64 2, i64* %172
	ret i32 1

piece.29:
	%173 = load i64, i64* %"u%block1.2"
	%174 = sub nsw i64 %173, 3
	%175 = icmp slt i64 %174, 0
	br i1 %175, label %none.7, label %next.30

next.30:
	%176 = load i64, i64* %"u%block1.2"
	%177 = sub nsw i64 0, %176
	%178 = load i64, i64* %"u%start1.1"
	%179 = sub nsw i64 %177, %178
	%180 = add nsw i64 %179, 6
	%181 = icmp slt i64 %180, 0
	br i1 %181, label %none.7, label %next.31

next.31:
	%182 = icmp sgt i64 1, 5
	br i1 %182, label %none.7, label %next.32

next.32:
	%183 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %183
	%184 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %184
	%185 = load i64, i64* %"u%block1.2"
	%186 = load i64, i64* %"u%start1.1"
	%187 = add nsw i64 %185, %186
	%188 = load i64, i64* %W1.5
	%189 = icmp sgt i64 %187, %188
	%190 = select i1 %189, i64 %187, i64 %188
	%191 = load i64, i64* %"u%block1.2"
	%192 = load i64, i64* %"u%start1.1"
	%193 = add nsw i64 %191, %192
	%194 = load i64, i64* %"u%block1.2"
	%195 = load i64, i64* %W1.5
	%196 = add nsw i64 %194, %195
	%197 = sub nsw i64 %196, 1
	%198 = icmp slt i64 %193, %197
	%199 = select i1 %198, i64 %193, i64 %197
	%200 = icmp sgt i64 %190, %199
	br i1 %200, label %none.7, label %next.33

next.33:
	%201 = getelementptr i64, i64* %lo, i64 1
	store i64 %190, i64* %201
	%202 = getelementptr i64, i64* %hi, i64 1
	store i64 %199, i64* %202
	%203 = load i64, i64* %"u%start2.3"
	%204 = load i64, i64* %W2.6
	%205 = icmp sgt i64 %203, %204
	%206 = select i1 %205, i64 %203, i64 %204
	%207 = load i64, i64* %"u%block2.4"
	%208 = load i64, i64* %"u%start2.3"
	%209 = add nsw i64 %207, %208
	%210 = sub nsw i64 %209, 1
	%211 = icmp slt i64 7, %210
	%212 = select i1 %211, i64 7, i64 %210
	%213 = load i64, i64* %"u%block2.4"
	%214 = load i64, i64* %W2.6
	%215 = add nsw i64 %213, %214
	%216 = sub nsw i64 %215, 1
	%217 = icmp slt i64 %212, %216
	%218 = select i1 %217, i64 %212, i64 %216
	%219 = icmp sgt i64 %206, %218
	br i1 %219, label %none.7, label %next.34

next.34:
	%220 = getelementptr i64, i64* %lo, i64 2
	store i64 %206, i64* %220
	%221 = getelementptr i64, i64* %hi, i64 2
	store i64 %218, i64* %221
	%222 = icmp sgt i64 1, 1
	br i1 %222, label %none.7, label %next.35

next.35:
	%223 = getelementptr i64, i64* %lo, i64 3
	store i64 1, i64* %223
	%224 = getelementptr i64, i64* %hi, i64 3
	store i64 1, i64* %224
	%225 = icmp sgt i64 1, 2
	br i1 %225, label %none.7, label %next.36

next.36:
	%226 = getelementptr i64, i64* %lo, i64 4
	store i64 1, i64* %226
	%227 = getelementptr i64, i64* %hi, i64 4
	store i64 2, i64* %227
	ret i32 1

piece.37:
	%228 = load i64, i64* %"u%start1.1"
	%229 = sub nsw i64 %228, 1
	%230 = icmp slt i64 %229, 0
	br i1 %230, label %none.7, label %next.38

next.38:
	%231 = load i64, i64* %"u%start1.1"
	%232 = sub nsw i64 0, %231
	%233 = add nsw i64 %232, 1
	%234 = icmp slt i64 %233, 0
	br i1 %234, label %none.7, label %next.39

next.39:
	%235 = load i64, i64* %"u%block1.2"
	%236 = sub nsw i64 0, %235
	%237 = add nsw i64 %236, 2
	%238 = icmp slt i64 %237, 0
	br i1 %238, label %none.7, label %next.40

next.40:
	%239 = icmp sgt i64 1, 5
	br i1 %239, label %none.7, label %next.41

next.41:
	%240 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %240
	%241 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %241
	%242 = load i64, i64* %W1.5
	%243 = icmp sgt i64 6, %242
	%244 = select i1 %243, i64 6, i64 %242
	%245 = load i64, i64* %"u%block1.2"
	%246 = load i64, i64* %W1.5
	%247 = add nsw i64 %245, %246
	%248 = sub nsw i64 %247, 1
	%249 = icmp slt i64 6, %248
	%250 = select i1 %249, i64 6, i64 %248
	%251 = icmp sgt i64 %244, %250
	br i1 %251, label %none.7, label %next.42

next.42:
	%252 = getelementptr i64, i64* %lo, i64 1
	store i64 %244, i64* %252
	%253 = getelementptr i64, i64* %hi, i64 1
	store i64 %250, i64* %253
	%254 = load i64, i64* %"u%start2.3"
	%255 = load i64, i64* %W2.6
	%256 = icmp sgt i64 %254, %255
	%257 = select i1 %256, i64 %254, i64 %255
	%258 = load i64, i64* %"u%block2.4"
	%259 = load i64, i64* %"u%start2.3"
	%260 = add nsw i64 %258, %259
	%261 = sub nsw i64 %260, 1
	%262 = icmp slt i64 7, %261
	%263 = select i1 %262, i64 7, i64 %261
	%264 = load i64, i64* %"u%block2.4"
	%265 = load i64, i64* %W2.6
	%266 = add nsw i64 %264, %265
	%267 = sub nsw i64 %266, 1
	%268 = icmp slt i64 %263, %267
	%269 = select i1 %268, i64 %263, i64 %267
	%270 = icmp sgt i64 %257, %269
	br i1 %270, label %none.7, label %next.43

next.43:
	%271 = getelementptr i64, i64* %lo, i64 2
	store i64 %257, i64* %271
	%272 = getelementptr i64, i64* %hi, i64 2
	store i64 %269, i64* %272
	%273 = icmp sgt i64 3, 3
	br i1 %273, label %none.7, label %next.44

next.44:
	%274 = getelementptr i64, i64* %lo, i64 3
	store i64 3, i64* %274
	%275 = getelementptr i64, i64* %hi, i64 3
	store i64 3, i64* %275
	%276 = icmp sgt i64 1, 2
	br i1 %276, label %none.7, label %next.45

next.45:
	%277 = getelementptr i64, i64* %lo, i64 4
	store i64 1, i64* %277
	%278 = getelementptr i64, i64* %hi, i64 4
	store i64 2, i64* %278
	ret i32 1
}

define internal i32 @sections.5(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"m%start1.1" = alloca i64
	%"m%block1.2" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"m%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"m%block1.2"
	switch i32 %piece, label %none.3 [
		i32 0, label %piece.4
	]

none.3:
	ret i32 0

piece.4:
	%4 = icmp sgt i64 1, 5
	br i1 %4, label %none.3, label %next.5

next.5:
	%5 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %5
	%6 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %6
	%7 = icmp sgt i64 1, 6
	br i1 %7, label %none.3, label %next.6

next.6:
	%8 = getelementptr i64, i64* %lo, i64 1
	store i64 1, i64* %8
	%9 = getelementptr i64, i64* %hi, i64 1
	store i64 6, i64* %9
	ret i32 1
}

declare void @hpf_exchange_run(i8* %0, i8* %1, i32 %2) nounwind

declare void @hpf_reduce(i8* %0, i32 %1, i32 %2, i32 %3, i8* %4) nounwind

declare void @hpf_io_begin(i32 %0, i32 %1, i8* %2) nounwind

declare void @hpf_io_number(i8* %0, i64 %1) nounwind

declare void @hpf_io_list_directed() nounwind

declare void @hpf_io_start() nounwind

declare void @hpf_io_item(i32 %0, i32 %1, i8* %2, i64 %3) nounwind

declare void @hpf_fetch(i8* %0, i8* %1, i8* %2, i8* %3) nounwind

declare i32 @hpf_io_end() nounwind

declare double @llvm.fabs.f64(double %0)

define internal i32 @sections.6(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"u%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"u%block2.4"
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
	%12 = icmp sgt i64 1, 5
	br i1 %12, label %none.7, label %next.9

next.9:
	%13 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %13
	%14 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %14
	%15 = load i64, i64* %"u%start1.1"
	%16 = sub nsw i64 %15, 3
	%17 = icmp sgt i64 1, %16
	%18 = select i1 %17, i64 1, i64 %16
	%19 = load i64, i64* %W1.5
	%20 = icmp sgt i64 %18, %19
	%21 = select i1 %20, i64 %18, i64 %19
	%22 = load i64, i64* %"u%start1.1"
	%23 = sub nsw i64 %22, 1
	%24 = icmp slt i64 3, %23
	%25 = select i1 %24, i64 3, i64 %23
	%26 = load i64, i64* %"u%block1.2"
	%27 = load i64, i64* %"u%start1.1"
	%28 = add nsw i64 %26, %27
	%29 = sub nsw i64 %28, 4
	%30 = icmp slt i64 %25, %29
	%31 = select i1 %30, i64 %25, i64 %29
	%32 = load i64, i64* %"u%block1.2"
	%33 = load i64, i64* %W1.5
	%34 = add nsw i64 %32, %33
	%35 = sub nsw i64 %34, 1
	%36 = icmp slt i64 %31, %35
	%37 = select i1 %36, i64 %31, i64 %35
	%38 = icmp sgt i64 %21, %37
	br i1 %38, label %none.7, label %next.10

next.10:
	%39 = getelementptr i64, i64* %lo, i64 1
	store i64 %21, i64* %39
	%40 = getelementptr i64, i64* %hi, i64 1
	store i64 %37, i64* %40
	%41 = load i64, i64* %"u%start2.3"
	%42 = load i64, i64* %W2.6
	%43 = icmp sgt i64 %41, %42
	%44 = select i1 %43, i64 %41, i64 %42
	%45 = load i64, i64* %"u%block2.4"
	%46 = load i64, i64* %"u%start2.3"
	%47 = add nsw i64 %45, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 7, %48
	%50 = select i1 %49, i64 7, i64 %48
	%51 = load i64, i64* %"u%block2.4"
	%52 = load i64, i64* %W2.6
	%53 = add nsw i64 %51, %52
	%54 = sub nsw i64 %53, 1
	%55 = icmp slt i64 %50, %54
	%56 = select i1 %55, i64 %50, i64 %54
	%57 = icmp sgt i64 %44, %56
	br i1 %57, label %none.7, label %next.11

next.11:
	%58 = getelementptr i64, i64* %lo, i64 2
	store i64 %44, i64* %58
	%59 = getelementptr i64, i64* %hi, i64 2
	store i64 %56, i64* %59
	%60 = icmp sgt i64 1, 2
	br i1 %60, label %none.7, label %next.12

next.12:
	%61 = getelementptr i64, i64* %lo, i64 3
	store i64 1, i64* %61
	%62 = getelementptr i64, i64* %hi, i64 3
	store i64 2, i64* %62
	ret i32 1
}

define internal i32 @sections.7(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"u%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"u%block2.4"
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
	%12 = icmp sgt i64 1, 5
	br i1 %12, label %none.7, label %next.9

next.9:
	%13 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %13
	%14 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %14
	%15 = load i64, i64* %"u%start1.1"
	%16 = load i64, i64* %W1.5
	%17 = icmp sgt i64 %15, %16
	%18 = select i1 %17, i64 %15, i64 %16
	%19 = load i64, i64* %"u%block1.2"
	%20 = load i64, i64* %"u%start1.1"
	%21 = add nsw i64 %19, %20
	%22 = sub nsw i64 %21, 1
	%23 = icmp slt i64 6, %22
	%24 = select i1 %23, i64 6, i64 %22
	%25 = load i64, i64* %"u%block1.2"
	%26 = load i64, i64* %W1.5
	%27 = add nsw i64 %25, %26
	%28 = sub nsw i64 %27, 1
	%29 = icmp slt i64 %24, %28
	%30 = select i1 %29, i64 %24, i64 %28
	%31 = icmp sgt i64 %18, %30
	br i1 %31, label %none.7, label %next.10

next.10:
	%32 = getelementptr i64, i64* %lo, i64 1
	store i64 %18, i64* %32
	%33 = getelementptr i64, i64* %hi, i64 1
	store i64 %30, i64* %33
	%34 = load i64, i64* %"u%start2.3"
	%35 = sub nsw i64 %34, 5
	%36 = icmp sgt i64 1, %35
	%37 = select i1 %36, i64 1, i64 %35
	%38 = load i64, i64* %W2.6
	%39 = icmp sgt i64 %37, %38
	%40 = select i1 %39, i64 %37, i64 %38
	%41 = load i64, i64* %"u%start2.3"
	%42 = sub nsw i64 %41, 1
	%43 = icmp slt i64 2, %42
	%44 = select i1 %43, i64 2, i64 %42
	%45 = load i64, i64* %"u%block2.4"
	%46 = load i64, i64* %"u%start2.3"
	%47 = add nsw i64 %45, %46
	%48 = sub nsw i64 %47, 6
	%49 = icmp slt i64 %44, %48
	%50 = select i1 %49, i64 %44, i64 %48
	%51 = load i64, i64* %"u%block2.4"
	%52 = load i64, i64* %W2.6
	%53 = add nsw i64 %51, %52
	%54 = sub nsw i64 %53, 1
	%55 = icmp slt i64 %50, %54
	%56 = select i1 %55, i64 %50, i64 %54
	%57 = icmp sgt i64 %40, %56
	br i1 %57, label %none.7, label %next.11

next.11:
	%58 = getelementptr i64, i64* %lo, i64 2
	store i64 %40, i64* %58
	%59 = getelementptr i64, i64* %hi, i64 2
	store i64 %56, i64* %59
	%60 = icmp sgt i64 1, 2
	br i1 %60, label %none.7, label %next.12

next.12:
	%61 = getelementptr i64, i64* %lo, i64 3
	store i64 1, i64* %61
	%62 = getelementptr i64, i64* %hi, i64 3
	store i64 2, i64* %62
	ret i32 1
}

define internal i32 @sections.8(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"u%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"u%block2.4"
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
	%12 = icmp sgt i64 1, 5
	br i1 %12, label %none.7, label %next.9

next.9:
	%13 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %13
	%14 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %14
	%15 = load i64, i64* %"u%start1.1"
	%16 = load i64, i64* %W1.5
	%17 = icmp sgt i64 %15, %16
	%18 = select i1 %17, i64 %15, i64 %16
	%19 = load i64, i64* %"u%block1.2"
	%20 = load i64, i64* %"u%start1.1"
	%21 = add nsw i64 %19, %20
	%22 = sub nsw i64 %21, 1
	%23 = icmp slt i64 6, %22
	%24 = select i1 %23, i64 6, i64 %22
	%25 = load i64, i64* %"u%block1.2"
	%26 = load i64, i64* %W1.5
	%27 = add nsw i64 %25, %26
	%28 = sub nsw i64 %27, 1
	%29 = icmp slt i64 %24, %28
	%30 = select i1 %29, i64 %24, i64 %28
	%31 = icmp sgt i64 %18, %30
	br i1 %31, label %none.7, label %next.10

next.10:
	%32 = getelementptr i64, i64* %lo, i64 1
	store i64 %18, i64* %32
	%33 = getelementptr i64, i64* %hi, i64 1
	store i64 %30, i64* %33
	%34 = load i64, i64* %"u%start2.3"
	%35 = add nsw i64 %34, 2
	%36 = load i64, i64* %"u%block2.4"
	%37 = load i64, i64* %"u%start2.3"
	%38 = add nsw i64 %36, %37
	%39 = icmp sgt i64 %35, %38
	%40 = select i1 %39, i64 %35, i64 %38
	%41 = load i64, i64* %W2.6
	%42 = icmp sgt i64 %40, %41
	%43 = select i1 %42, i64 %40, i64 %41
	%44 = load i64, i64* %"u%block2.4"
	%45 = load i64, i64* %"u%start2.3"
	%46 = add nsw i64 %44, %45
	%47 = add nsw i64 %46, 1
	%48 = icmp slt i64 7, %47
	%49 = select i1 %48, i64 7, i64 %47
	%50 = load i64, i64* %"u%block2.4"
	%51 = load i64, i64* %W2.6
	%52 = add nsw i64 %50, %51
	%53 = sub nsw i64 %52, 1
	%54 = icmp slt i64 %49, %53
	%55 = select i1 %54, i64 %49, i64 %53
	%56 = icmp sgt i64 %43, %55
	br i1 %56, label %none.7, label %next.11

next.11:
	%57 = getelementptr i64, i64* %lo, i64 2
	store i64 %43, i64* %57
	%58 = getelementptr i64, i64* %hi, i64 2
	store i64 %55, i64* %58
	%59 = icmp sgt i64 1, 2
	br i1 %59, label %none.7, label %next.12

next.12:
	%60 = getelementptr i64, i64* %lo, i64 3
	store i64 1, i64* %60
	%61 = getelementptr i64, i64* %hi, i64 3
	store i64 2, i64* %61
	ret i32 1
}

define internal i32 @sections.9(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"u%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"u%block2.4"
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
	%12 = icmp sgt i64 1, 5
	br i1 %12, label %none.7, label %next.9

next.9:
	%13 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %13
	%14 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %14
	%15 = load i64, i64* %"u%start1.1"
	%16 = add nsw i64 %15, 3
	%17 = load i64, i64* %"u%block1.2"
	%18 = load i64, i64* %"u%start1.1"
	%19 = add nsw i64 %17, %18
	%20 = icmp sgt i64 %16, %19
	%21 = select i1 %20, i64 %16, i64 %19
	%22 = load i64, i64* %W1.5
	%23 = icmp sgt i64 %21, %22
	%24 = select i1 %23, i64 %21, i64 %22
	%25 = load i64, i64* %"u%block1.2"
	%26 = load i64, i64* %"u%start1.1"
	%27 = add nsw i64 %25, %26
	%28 = add nsw i64 %27, 2
	%29 = icmp slt i64 6, %28
	%30 = select i1 %29, i64 6, i64 %28
	%31 = load i64, i64* %"u%block1.2"
	%32 = load i64, i64* %W1.5
	%33 = add nsw i64 %31, %32
	%34 = sub nsw i64 %33, 1
	%35 = icmp slt i64 %30, %34
	%36 = select i1 %35, i64 %30, i64 %34
	%37 = icmp sgt i64 %24, %36
	br i1 %37, label %none.7, label %next.10

next.10:
	%38 = getelementptr i64, i64* %lo, i64 1
	store i64 %24, i64* %38
	%39 = getelementptr i64, i64* %hi, i64 1
	store i64 %36, i64* %39
	%40 = load i64, i64* %"u%start2.3"
	%41 = load i64, i64* %W2.6
	%42 = icmp sgt i64 %40, %41
	%43 = select i1 %42, i64 %40, i64 %41
	%44 = load i64, i64* %"u%block2.4"
	%45 = load i64, i64* %"u%start2.3"
	%46 = add nsw i64 %44, %45
	%47 = sub nsw i64 %46, 1
	%48 = icmp slt i64 7, %47
	%49 = select i1 %48, i64 7, i64 %47
	%50 = load i64, i64* %"u%block2.4"
	%51 = load i64, i64* %W2.6
	%52 = add nsw i64 %50, %51
	%53 = sub nsw i64 %52, 1
	%54 = icmp slt i64 %49, %53
	%55 = select i1 %54, i64 %49, i64 %53
	%56 = icmp sgt i64 %43, %55
	br i1 %56, label %none.7, label %next.11

next.11:
	%57 = getelementptr i64, i64* %lo, i64 2
	store i64 %43, i64* %57
	%58 = getelementptr i64, i64* %hi, i64 2
	store i64 %55, i64* %58
	%59 = icmp sgt i64 1, 2
	br i1 %59, label %none.7, label %next.12

next.12:
	%60 = getelementptr i64, i64* %lo, i64 3
	store i64 1, i64* %60
	%61 = getelementptr i64, i64* %hi, i64 3
	store i64 2, i64* %61
	ret i32 1
}

declare void @hpf_io_mapped(i8* %0, i8* %1, i8* %2, i8* %3, i32 %4, i32 %5) nounwind

declare void @hpf_main_end() nounwind

!0 = distinct !{!0, !"arrays"}
!1 = distinct !{!1, !0, !"u"}
!2 = distinct !{!2, !0, !"t"}
!3 = distinct !{!3, !0, !"m"}
!4 = distinct !{!4, !0, !"w"}
!5 = distinct !{!5, !0, !"v%1"}
!6 = distinct !{!6, !0, !"v%2"}
!7 = distinct !{!7, !0, !"v%3"}
!8 = distinct !{!8, !0, !"v%4"}
!9 = distinct !{!9, !0, !"v%5"}
!10 = distinct !{!10, !0, !"v%6"}
!11 = !{!1}
!12 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10}
!13 = !{!2}
!14 = !{!1, !3, !4, !5, !6, !7, !8, !9, !10}
!15 = !{!3}
!16 = !{!1, !2, !4, !5, !6, !7, !8, !9, !10}
!17 = !{!4}
!18 = !{!1, !2, !3, !5, !6, !7, !8, !9, !10}
!19 = !{!5}
!20 = !{!1, !2, !3, !4, !6, !7, !8, !9, !10}
!21 = !{!6}
!22 = !{!1, !2, !3, !4, !5, !7, !8, !9, !10}
!23 = !{!7}
!24 = !{!1, !2, !3, !4, !5, !6, !8, !9, !10}
!25 = !{!8}
!26 = !{!1, !2, !3, !4, !5, !6, !7, !9, !10}
!27 = !{!9}
!28 = !{!1, !2, !3, !4, !5, !6, !7, !8, !10}
!29 = !{!10}
!30 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9}
!31 = distinct !{}
!32 = distinct !{}
!33 = !{!31, !32}
!34 = !{!31, !32}
!35 = !{!31, !32}
!36 = !{!31, !32}
!37 = !{!31, !32}
!38 = !{!31, !32}
!39 = !{!31, !32}
!40 = !{!"llvm.loop.mustprogress"}
!41 = !{!"llvm.loop.parallel_accesses", !32}
!42 = distinct !{!42, !40, !41}
!43 = !{!"llvm.loop.mustprogress"}
!44 = !{!"llvm.loop.parallel_accesses", !31}
!45 = distinct !{!45, !43, !44}
!46 = !{!"llvm.loop.mustprogress"}
!47 = distinct !{!47, !46}
!48 = !{!"llvm.loop.mustprogress"}
!49 = distinct !{!49, !48}
!50 = !{!"llvm.loop.mustprogress"}
!51 = distinct !{!51, !50}
!52 = distinct !{}
!53 = !{!"llvm.loop.mustprogress"}
!54 = !{!"llvm.loop.parallel_accesses", !52}
!55 = distinct !{!55, !53, !54}
!56 = !{!"llvm.loop.mustprogress"}
!57 = distinct !{!57, !56}
!58 = !{!"llvm.loop.mustprogress"}
!59 = distinct !{!59, !58}
!60 = distinct !{}
!61 = distinct !{}
!62 = !{!60, !61}
!63 = !{!60, !61}
!64 = !{!60, !61}
!65 = !{!"llvm.loop.mustprogress"}
!66 = !{!"llvm.loop.parallel_accesses", !61}
!67 = distinct !{!67, !65, !66}
!68 = !{!"llvm.loop.mustprogress"}
!69 = !{!"llvm.loop.parallel_accesses", !60}
!70 = distinct !{!70, !68, !69}
!71 = !{!"llvm.loop.mustprogress"}
!72 = distinct !{!72, !71}
!73 = !{!"llvm.loop.mustprogress"}
!74 = distinct !{!74, !73}
!75 = distinct !{}
!76 = distinct !{}
!77 = !{!75, !76}
!78 = !{!75, !76}
!79 = !{!75, !76}
!80 = !{!"llvm.loop.mustprogress"}
!81 = !{!"llvm.loop.parallel_accesses", !76}
!82 = distinct !{!82, !80, !81}
!83 = !{!"llvm.loop.mustprogress"}
!84 = !{!"llvm.loop.parallel_accesses", !75}
!85 = distinct !{!85, !83, !84}
!86 = !{!"llvm.loop.mustprogress"}
!87 = distinct !{!87, !86}
!88 = !{!"llvm.loop.mustprogress"}
!89 = distinct !{!89, !88}
!90 = distinct !{}
!91 = distinct !{}
!92 = !{!90, !91}
!93 = !{!90, !91}
!94 = !{!90, !91}
!95 = !{!"llvm.loop.mustprogress"}
!96 = !{!"llvm.loop.parallel_accesses", !91}
!97 = distinct !{!97, !95, !96}
!98 = !{!"llvm.loop.mustprogress"}
!99 = !{!"llvm.loop.parallel_accesses", !90}
!100 = distinct !{!100, !98, !99}
!101 = !{!"llvm.loop.mustprogress"}
!102 = distinct !{!102, !101}
!103 = !{!"llvm.loop.mustprogress"}
!104 = distinct !{!104, !103}
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
!116 = !{!"llvm.loop.mustprogress"}
!117 = distinct !{!117, !116}
!118 = !{!"llvm.loop.mustprogress"}
!119 = distinct !{!119, !118}
!120 = distinct !{}
!121 = distinct !{}
!122 = !{!120, !121}
!123 = !{!120, !121}
!124 = !{!120, !121}
!125 = !{!120, !121}
!126 = !{!120, !121}
!127 = !{!"llvm.loop.mustprogress"}
!128 = !{!"llvm.loop.parallel_accesses", !121}
!129 = distinct !{!129, !127, !128}
!130 = !{!"llvm.loop.mustprogress"}
!131 = !{!"llvm.loop.parallel_accesses", !120}
!132 = distinct !{!132, !130, !131}
!133 = !{!"llvm.loop.mustprogress"}
!134 = distinct !{!134, !133}
!135 = !{!"llvm.loop.mustprogress"}
!136 = distinct !{!136, !135}
!137 = distinct !{}
!138 = distinct !{}
!139 = !{!137, !138}
!140 = !{!137, !138}
!141 = !{!137, !138}
!142 = !{!137, !138}
!143 = !{!137, !138}
!144 = !{!"llvm.loop.mustprogress"}
!145 = !{!"llvm.loop.parallel_accesses", !138}
!146 = distinct !{!146, !144, !145}
!147 = !{!"llvm.loop.mustprogress"}
!148 = !{!"llvm.loop.parallel_accesses", !137}
!149 = distinct !{!149, !147, !148}
!150 = !{!"llvm.loop.mustprogress"}
!151 = distinct !{!151, !150}
!152 = !{!"llvm.loop.mustprogress"}
!153 = distinct !{!153, !152}
!154 = distinct !{}
!155 = distinct !{}
!156 = !{!154, !155}
!157 = !{!154, !155}
!158 = !{!154, !155}
!159 = !{!"llvm.loop.mustprogress"}
!160 = !{!"llvm.loop.parallel_accesses", !155}
!161 = distinct !{!161, !159, !160}
!162 = !{!"llvm.loop.mustprogress"}
!163 = !{!"llvm.loop.parallel_accesses", !154}
!164 = distinct !{!164, !162, !163}
!165 = !{!"llvm.loop.mustprogress"}
!166 = distinct !{!166, !165}
!167 = !{!"llvm.loop.mustprogress"}
!168 = distinct !{!168, !167}
!169 = distinct !{}
!170 = distinct !{}
!171 = !{!169, !170}
!172 = !{!169, !170}
!173 = !{!169, !170}
!174 = !{!169, !170}
!175 = !{!"llvm.loop.mustprogress"}
!176 = !{!"llvm.loop.parallel_accesses", !170}
!177 = distinct !{!177, !175, !176}
!178 = !{!"llvm.loop.mustprogress"}
!179 = !{!"llvm.loop.parallel_accesses", !169}
!180 = distinct !{!180, !178, !179}
!181 = !{!"llvm.loop.mustprogress"}
!182 = distinct !{!182, !181}
!183 = !{!"llvm.loop.mustprogress"}
!184 = distinct !{!184, !183}
!185 = distinct !{}
!186 = distinct !{}
!187 = !{!185, !186}
!188 = !{!185, !186}
!189 = !{!185, !186}
!190 = !{!185, !186}
!191 = !{!"llvm.loop.mustprogress"}
!192 = !{!"llvm.loop.parallel_accesses", !186}
!193 = distinct !{!193, !191, !192}
!194 = !{!"llvm.loop.mustprogress"}
!195 = !{!"llvm.loop.parallel_accesses", !185}
!196 = distinct !{!196, !194, !195}
!197 = !{!"llvm.loop.mustprogress"}
!198 = distinct !{!198, !197}
!199 = !{!"llvm.loop.mustprogress"}
!200 = distinct !{!200, !199}
!201 = distinct !{}
!202 = distinct !{}
!203 = !{!201, !202}
!204 = !{!201, !202}
!205 = !{!201, !202}
!206 = !{!201, !202}
!207 = !{!"llvm.loop.mustprogress"}
!208 = !{!"llvm.loop.parallel_accesses", !202}
!209 = distinct !{!209, !207, !208}
!210 = !{!"llvm.loop.mustprogress"}
!211 = !{!"llvm.loop.parallel_accesses", !201}
!212 = distinct !{!212, !210, !211}
!213 = !{!"llvm.loop.mustprogress"}
!214 = distinct !{!214, !213}
!215 = !{!"llvm.loop.mustprogress"}
!216 = distinct !{!216, !215}
!217 = distinct !{}
!218 = distinct !{}
!219 = !{!217, !218}
!220 = !{!217, !218}
!221 = !{!217, !218}
!222 = !{!217, !218}
!223 = !{!"llvm.loop.mustprogress"}
!224 = !{!"llvm.loop.parallel_accesses", !218}
!225 = distinct !{!225, !223, !224}
!226 = !{!"llvm.loop.mustprogress"}
!227 = !{!"llvm.loop.parallel_accesses", !217}
!228 = distinct !{!228, !226, !227}
!229 = !{!"llvm.loop.mustprogress"}
!230 = distinct !{!230, !229}
!231 = !{!"llvm.loop.mustprogress"}
!232 = distinct !{!232, !231}
!233 = distinct !{}
!234 = distinct !{}
!235 = !{!233, !234}
!236 = !{!233, !234}
!237 = !{!233, !234}
!238 = !{!233, !234}
!239 = !{!"llvm.loop.mustprogress"}
!240 = !{!"llvm.loop.parallel_accesses", !234}
!241 = distinct !{!241, !239, !240}
!242 = !{!"llvm.loop.mustprogress"}
!243 = !{!"llvm.loop.parallel_accesses", !233}
!244 = distinct !{!244, !242, !243}
!245 = !{!"llvm.loop.mustprogress"}
!246 = distinct !{!246, !245}
!247 = !{!"llvm.loop.mustprogress"}
!248 = distinct !{!248, !247}
!249 = distinct !{}
!250 = distinct !{}
!251 = !{!249, !250}
!252 = !{!249, !250}
!253 = !{!249, !250}
!254 = !{!249, !250}
!255 = !{!249, !250}
!256 = !{!249, !250}
!257 = !{!"llvm.loop.mustprogress"}
!258 = !{!"llvm.loop.parallel_accesses", !250}
!259 = distinct !{!259, !257, !258}
!260 = !{!"llvm.loop.mustprogress"}
!261 = !{!"llvm.loop.parallel_accesses", !249}
!262 = distinct !{!262, !260, !261}
!263 = !{!"llvm.loop.mustprogress"}
!264 = distinct !{!264, !263}
!265 = !{!"llvm.loop.mustprogress"}
!266 = distinct !{!266, !265}
!267 = distinct !{}
!268 = distinct !{}
!269 = !{!267, !268}
!270 = !{!267, !268}
!271 = !{!267, !268}
!272 = !{!267, !268}
!273 = !{!267, !268}
!274 = !{!267, !268}
!275 = !{!"llvm.loop.mustprogress"}
!276 = !{!"llvm.loop.parallel_accesses", !268}
!277 = distinct !{!277, !275, !276}
!278 = !{!"llvm.loop.mustprogress"}
!279 = !{!"llvm.loop.parallel_accesses", !267}
!280 = distinct !{!280, !278, !279}
!281 = !{!"llvm.loop.mustprogress"}
!282 = distinct !{!282, !281}
!283 = !{!"llvm.loop.mustprogress"}
!284 = distinct !{!284, !283}
!285 = distinct !{}
!286 = distinct !{}
!287 = !{!285, !286}
!288 = !{!285, !286}
!289 = !{!285, !286}
!290 = !{!"llvm.loop.mustprogress"}
!291 = !{!"llvm.loop.parallel_accesses", !286}
!292 = distinct !{!292, !290, !291}
!293 = !{!"llvm.loop.mustprogress"}
!294 = !{!"llvm.loop.parallel_accesses", !285}
!295 = distinct !{!295, !293, !294}
!296 = !{!"llvm.loop.mustprogress"}
!297 = distinct !{!297, !296}
!298 = !{!"llvm.loop.mustprogress"}
!299 = distinct !{!299, !298}
!300 = distinct !{}
!301 = distinct !{}
!302 = !{!300, !301}
!303 = !{!300, !301}
!304 = !{!300, !301}
!305 = !{!"llvm.loop.mustprogress"}
!306 = !{!"llvm.loop.parallel_accesses", !301}
!307 = distinct !{!307, !305, !306}
!308 = !{!"llvm.loop.mustprogress"}
!309 = !{!"llvm.loop.parallel_accesses", !300}
!310 = distinct !{!310, !308, !309}
!311 = !{!"llvm.loop.mustprogress"}
!312 = distinct !{!312, !311}
!313 = !{!"llvm.loop.mustprogress"}
!314 = distinct !{!314, !313}
!315 = distinct !{}
!316 = distinct !{}
!317 = !{!315, !316}
!318 = !{!315, !316}
!319 = !{!315, !316}
!320 = !{!"llvm.loop.mustprogress"}
!321 = !{!"llvm.loop.parallel_accesses", !316}
!322 = distinct !{!322, !320, !321}
!323 = !{!"llvm.loop.mustprogress"}
!324 = !{!"llvm.loop.parallel_accesses", !315}
!325 = distinct !{!325, !323, !324}
!326 = !{!"llvm.loop.mustprogress"}
!327 = distinct !{!327, !326}
!328 = !{!"llvm.loop.mustprogress"}
!329 = distinct !{!329, !328}
!330 = distinct !{}
!331 = distinct !{}
!332 = !{!330, !331}
!333 = !{!330, !331}
!334 = !{!330, !331}
!335 = !{!"llvm.loop.mustprogress"}
!336 = !{!"llvm.loop.parallel_accesses", !331}
!337 = distinct !{!337, !335, !336}
!338 = !{!"llvm.loop.mustprogress"}
!339 = !{!"llvm.loop.parallel_accesses", !330}
!340 = distinct !{!340, !338, !339}
!341 = !{!"llvm.loop.mustprogress"}
!342 = distinct !{!342, !341}
!343 = !{!"llvm.loop.mustprogress"}
!344 = distinct !{!344, !343}
!345 = distinct !{}
!346 = distinct !{}
!347 = !{!345, !346}
!348 = !{!345, !346}
!349 = !{!345, !346}
!350 = !{!345, !346}
!351 = !{!345, !346}
!352 = !{!"llvm.loop.mustprogress"}
!353 = !{!"llvm.loop.parallel_accesses", !346}
!354 = distinct !{!354, !352, !353}
!355 = !{!"llvm.loop.mustprogress"}
!356 = !{!"llvm.loop.parallel_accesses", !345}
!357 = distinct !{!357, !355, !356}
!358 = !{!"llvm.loop.mustprogress"}
!359 = distinct !{!359, !358}
!360 = !{!"llvm.loop.mustprogress"}
!361 = distinct !{!361, !360}
!362 = distinct !{}
!363 = distinct !{}
!364 = !{!362, !363}
!365 = !{!362, !363}
!366 = !{!362, !363}
!367 = !{!362, !363}
!368 = !{!362, !363}
!369 = !{!"llvm.loop.mustprogress"}
!370 = !{!"llvm.loop.parallel_accesses", !363}
!371 = distinct !{!371, !369, !370}
!372 = !{!"llvm.loop.mustprogress"}
!373 = !{!"llvm.loop.parallel_accesses", !362}
!374 = distinct !{!374, !372, !373}
!375 = !{!"llvm.loop.mustprogress"}
!376 = distinct !{!376, !375}
!377 = !{!"llvm.loop.mustprogress"}
!378 = distinct !{!378, !377}
!379 = distinct !{}
!380 = distinct !{}
!381 = !{!379, !380}
!382 = !{!379, !380}
!383 = !{!379, !380}
!384 = !{!379, !380}
!385 = !{!"llvm.loop.mustprogress"}
!386 = !{!"llvm.loop.parallel_accesses", !380}
!387 = distinct !{!387, !385, !386}
!388 = !{!"llvm.loop.mustprogress"}
!389 = !{!"llvm.loop.parallel_accesses", !379}
!390 = distinct !{!390, !388, !389}
!391 = !{!"llvm.loop.mustprogress"}
!392 = distinct !{!392, !391}
!393 = !{!"llvm.loop.mustprogress"}
!394 = distinct !{!394, !393}
!395 = distinct !{}
!396 = distinct !{}
!397 = !{!395, !396}
!398 = !{!395, !396}
!399 = !{!395, !396}
!400 = !{!395, !396}
!401 = !{!"llvm.loop.mustprogress"}
!402 = !{!"llvm.loop.parallel_accesses", !396}
!403 = distinct !{!403, !401, !402}
!404 = !{!"llvm.loop.mustprogress"}
!405 = !{!"llvm.loop.parallel_accesses", !395}
!406 = distinct !{!406, !404, !405}
!407 = !{!"llvm.loop.mustprogress"}
!408 = distinct !{!408, !407}
!409 = !{!"llvm.loop.mustprogress"}
!410 = distinct !{!410, !409}
!411 = distinct !{}
!412 = distinct !{}
!413 = !{!411, !412}
!414 = !{!411, !412}
!415 = !{!411, !412}
!416 = !{!"llvm.loop.mustprogress"}
!417 = !{!"llvm.loop.parallel_accesses", !412}
!418 = distinct !{!418, !416, !417}
!419 = !{!"llvm.loop.mustprogress"}
!420 = !{!"llvm.loop.parallel_accesses", !411}
!421 = distinct !{!421, !419, !420}
!422 = !{!"llvm.loop.mustprogress"}
!423 = distinct !{!423, !422}
!424 = !{!"llvm.loop.mustprogress"}
!425 = distinct !{!425, !424}
!426 = distinct !{}
!427 = distinct !{}
!428 = !{!426, !427}
!429 = !{!426, !427}
!430 = !{!426, !427}
!431 = !{!"llvm.loop.mustprogress"}
!432 = !{!"llvm.loop.parallel_accesses", !427}
!433 = distinct !{!433, !431, !432}
!434 = !{!"llvm.loop.mustprogress"}
!435 = !{!"llvm.loop.parallel_accesses", !426}
!436 = distinct !{!436, !434, !435}
!437 = !{!"llvm.loop.mustprogress"}
!438 = distinct !{!438, !437}
!439 = !{!"llvm.loop.mustprogress"}
!440 = distinct !{!440, !439}
!441 = distinct !{}
!442 = distinct !{}
!443 = !{!441, !442}
!444 = !{!441, !442}
!445 = !{!441, !442}
!446 = !{!"llvm.loop.mustprogress"}
!447 = !{!"llvm.loop.parallel_accesses", !442}
!448 = distinct !{!448, !446, !447}
!449 = !{!"llvm.loop.mustprogress"}
!450 = !{!"llvm.loop.parallel_accesses", !441}
!451 = distinct !{!451, !449, !450}
!452 = !{!"llvm.loop.mustprogress"}
!453 = distinct !{!453, !452}
!454 = !{!"llvm.loop.mustprogress"}
!455 = distinct !{!455, !454}
!456 = distinct !{}
!457 = distinct !{}
!458 = !{!456, !457}
!459 = !{!456, !457}
!460 = !{!456, !457}
!461 = !{!"llvm.loop.mustprogress"}
!462 = !{!"llvm.loop.parallel_accesses", !457}
!463 = distinct !{!463, !461, !462}
!464 = !{!"llvm.loop.mustprogress"}
!465 = !{!"llvm.loop.parallel_accesses", !456}
!466 = distinct !{!466, !464, !465}
!467 = !{!"llvm.loop.mustprogress"}
!468 = distinct !{!468, !467}
!469 = !{!"llvm.loop.mustprogress"}
!470 = distinct !{!470, !469}
!471 = distinct !{}
!472 = distinct !{}
!473 = !{!471, !472}
!474 = !{!471, !472}
!475 = !{!471, !472}
!476 = !{!471, !472}
!477 = !{!471, !472}
!478 = !{!"llvm.loop.mustprogress"}
!479 = !{!"llvm.loop.parallel_accesses", !472}
!480 = distinct !{!480, !478, !479}
!481 = !{!"llvm.loop.mustprogress"}
!482 = !{!"llvm.loop.parallel_accesses", !471}
!483 = distinct !{!483, !481, !482}
!484 = !{!"llvm.loop.mustprogress"}
!485 = distinct !{!485, !484}
!486 = !{!"llvm.loop.mustprogress"}
!487 = distinct !{!487, !486}
!488 = distinct !{}
!489 = distinct !{}
!490 = !{!488, !489}
!491 = !{!488, !489}
!492 = !{!488, !489}
!493 = !{!488, !489}
!494 = !{!488, !489}
!495 = !{!"llvm.loop.mustprogress"}
!496 = !{!"llvm.loop.parallel_accesses", !489}
!497 = distinct !{!497, !495, !496}
!498 = !{!"llvm.loop.mustprogress"}
!499 = !{!"llvm.loop.parallel_accesses", !488}
!500 = distinct !{!500, !498, !499}
!501 = !{!"llvm.loop.mustprogress"}
!502 = distinct !{!502, !501}
!503 = !{!"llvm.loop.mustprogress"}
!504 = distinct !{!504, !503}
!505 = distinct !{}
!506 = distinct !{}
!507 = !{!505, !506}
!508 = !{!505, !506}
!509 = !{!505, !506}
!510 = !{!"llvm.loop.mustprogress"}
!511 = !{!"llvm.loop.parallel_accesses", !506}
!512 = distinct !{!512, !510, !511}
!513 = !{!"llvm.loop.mustprogress"}
!514 = !{!"llvm.loop.parallel_accesses", !505}
!515 = distinct !{!515, !513, !514}
!516 = !{!"llvm.loop.mustprogress"}
!517 = distinct !{!517, !516}
!518 = !{!"llvm.loop.mustprogress"}
!519 = distinct !{!519, !518}
!520 = distinct !{}
!521 = distinct !{}
!522 = !{!520, !521}
!523 = !{!520, !521}
!524 = !{!520, !521}
!525 = !{!"llvm.loop.mustprogress"}
!526 = !{!"llvm.loop.parallel_accesses", !521}
!527 = distinct !{!527, !525, !526}
!528 = !{!"llvm.loop.mustprogress"}
!529 = !{!"llvm.loop.parallel_accesses", !520}
!530 = distinct !{!530, !528, !529}
!531 = !{!"llvm.loop.mustprogress"}
!532 = distinct !{!532, !531}
!533 = !{!"llvm.loop.mustprogress"}
!534 = distinct !{!534, !533}
!535 = distinct !{}
!536 = distinct !{}
!537 = !{!535, !536}
!538 = !{!535, !536}
!539 = !{!535, !536}
!540 = !{!"llvm.loop.mustprogress"}
!541 = !{!"llvm.loop.parallel_accesses", !536}
!542 = distinct !{!542, !540, !541}
!543 = !{!"llvm.loop.mustprogress"}
!544 = !{!"llvm.loop.parallel_accesses", !535}
!545 = distinct !{!545, !543, !544}
!546 = !{!"llvm.loop.mustprogress"}
!547 = distinct !{!547, !546}
!548 = !{!"llvm.loop.mustprogress"}
!549 = distinct !{!549, !548}
!550 = distinct !{}
!551 = distinct !{}
!552 = !{!550, !551}
!553 = !{!550, !551}
!554 = !{!550, !551}
!555 = !{!"llvm.loop.mustprogress"}
!556 = !{!"llvm.loop.parallel_accesses", !551}
!557 = distinct !{!557, !555, !556}
!558 = !{!"llvm.loop.mustprogress"}
!559 = !{!"llvm.loop.parallel_accesses", !550}
!560 = distinct !{!560, !558, !559}
!561 = !{!"llvm.loop.mustprogress"}
!562 = distinct !{!562, !561}
!563 = !{!"llvm.loop.mustprogress"}
!564 = distinct !{!564, !563}
!565 = distinct !{}
!566 = distinct !{}
!567 = !{!565, !566}
!568 = !{!565, !566}
!569 = !{!565, !566}
!570 = !{!565, !566}
!571 = !{!565, !566}
!572 = !{!"llvm.loop.mustprogress"}
!573 = !{!"llvm.loop.parallel_accesses", !566}
!574 = distinct !{!574, !572, !573}
!575 = !{!"llvm.loop.mustprogress"}
!576 = !{!"llvm.loop.parallel_accesses", !565}
!577 = distinct !{!577, !575, !576}
!578 = !{!"llvm.loop.mustprogress"}
!579 = distinct !{!579, !578}
!580 = !{!"llvm.loop.mustprogress"}
!581 = distinct !{!581, !580}
!582 = distinct !{}
!583 = distinct !{}
!584 = !{!582, !583}
!585 = !{!582, !583}
!586 = !{!582, !583}
!587 = !{!582, !583}
!588 = !{!582, !583}
!589 = !{!"llvm.loop.mustprogress"}
!590 = !{!"llvm.loop.parallel_accesses", !583}
!591 = distinct !{!591, !589, !590}
!592 = !{!"llvm.loop.mustprogress"}
!593 = !{!"llvm.loop.parallel_accesses", !582}
!594 = distinct !{!594, !592, !593}
!595 = !{!"llvm.loop.mustprogress"}
!596 = distinct !{!596, !595}
!597 = !{!"llvm.loop.mustprogress"}
!598 = distinct !{!598, !597}
!599 = distinct !{}
!600 = distinct !{}
!601 = !{!599, !600}
!602 = !{!599, !600}
!603 = !{!599, !600}
!604 = !{!"llvm.loop.mustprogress"}
!605 = !{!"llvm.loop.parallel_accesses", !600}
!606 = distinct !{!606, !604, !605}
!607 = !{!"llvm.loop.mustprogress"}
!608 = !{!"llvm.loop.parallel_accesses", !599}
!609 = distinct !{!609, !607, !608}
!610 = !{!"llvm.loop.mustprogress"}
!611 = distinct !{!611, !610}
!612 = !{!"llvm.loop.mustprogress"}
!613 = distinct !{!613, !612}
!614 = distinct !{}
!615 = distinct !{}
!616 = !{!614, !615}
!617 = !{!614, !615}
!618 = !{!614, !615}
!619 = !{!614, !615}
!620 = !{!"llvm.loop.mustprogress"}
!621 = !{!"llvm.loop.parallel_accesses", !615}
!622 = distinct !{!622, !620, !621}
!623 = !{!"llvm.loop.mustprogress"}
!624 = !{!"llvm.loop.parallel_accesses", !614}
!625 = distinct !{!625, !623, !624}
!626 = !{!"llvm.loop.mustprogress"}
!627 = distinct !{!627, !626}
!628 = !{!"llvm.loop.mustprogress"}
!629 = distinct !{!629, !628}
!630 = distinct !{}
!631 = !{!"llvm.loop.mustprogress"}
!632 = !{!"llvm.loop.parallel_accesses", !630}
!633 = distinct !{!633, !631, !632}
!634 = !{!"llvm.loop.mustprogress"}
!635 = distinct !{!635, !634}
!636 = !{!"llvm.loop.mustprogress"}
!637 = distinct !{!637, !636}
!638 = distinct !{}
!639 = !{!"llvm.loop.mustprogress"}
!640 = !{!"llvm.loop.parallel_accesses", !638}
!641 = distinct !{!641, !639, !640}
!642 = !{!"llvm.loop.mustprogress"}
!643 = distinct !{!643, !642}
!644 = !{!"llvm.loop.mustprogress"}
!645 = distinct !{!645, !644}
!646 = !{!"llvm.loop.mustprogress"}
!647 = distinct !{!647, !646}
!648 = !{!"llvm.loop.mustprogress"}
!649 = distinct !{!649, !648}
!650 = !{!"llvm.loop.mustprogress"}
!651 = distinct !{!651, !650}
!652 = !{!"llvm.loop.mustprogress"}
!653 = distinct !{!653, !652}
!654 = !{!"llvm.loop.mustprogress"}
!655 = distinct !{!655, !654}
!656 = !{!"llvm.loop.mustprogress"}
!657 = distinct !{!657, !656}
!658 = !{!"llvm.loop.mustprogress"}
!659 = distinct !{!659, !658}
!660 = distinct !{}
!661 = !{!"llvm.loop.mustprogress"}
!662 = !{!"llvm.loop.parallel_accesses", !660}
!663 = distinct !{!663, !661, !662}
!664 = !{!"llvm.loop.mustprogress"}
!665 = distinct !{!665, !664}
!666 = !{!"llvm.loop.mustprogress"}
!667 = distinct !{!667, !666}
!668 = distinct !{}
!669 = !{!"llvm.loop.mustprogress"}
!670 = !{!"llvm.loop.parallel_accesses", !668}
!671 = distinct !{!671, !669, !670}
!672 = !{!"llvm.loop.mustprogress"}
!673 = distinct !{!673, !672}
!674 = !{!"llvm.loop.mustprogress"}
!675 = distinct !{!675, !674}
!676 = distinct !{}
!677 = !{!"llvm.loop.mustprogress"}
!678 = !{!"llvm.loop.parallel_accesses", !676}
!679 = distinct !{!679, !677, !678}
!680 = !{!"llvm.loop.mustprogress"}
!681 = distinct !{!681, !680}
!682 = !{!"llvm.loop.mustprogress"}
!683 = distinct !{!683, !682}
!684 = !{!"llvm.loop.mustprogress"}
!685 = distinct !{!685, !684}
