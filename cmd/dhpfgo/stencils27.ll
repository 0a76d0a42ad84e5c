source_filename = "../../testdata/hpf/stencils27.hpf"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%hpf_pos = type { i8*, i32, i32, i8* }
%hpf_layout = type { i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i8*], [7 x i8*], i64 }
%hpf_array = type { i8*, i8*, i64, i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, i8*, i64 }
%hpf_exchange = type { i8*, i32, i32, i8*, i8*, i64, i8*, i8*, i64, i64, i64, i8*, i8*, i8* }
%hpf_indirect = type { i8*, i32, i32, i8*, i8*, i8* }

@.text.0 = private unnamed_addr constant [2 x i8] c"a\00"
@layout.a = internal global %hpf_layout { i64 2, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 11, i64 11, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.0, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.text.1 = private unnamed_addr constant [34 x i8] c"../../testdata/hpf/stencils27.hpf\00"
@.text.2 = private unnamed_addr constant [48 x i8] c"  real(8) :: a(n,n,n), b(n,n,n), c(n,n), d(n,n)\00"
@.pos.0 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.1, i64 0, i64 0), i32 5, i32 14, i8* getelementptr inbounds ([48 x i8], [48 x i8]* @.text.2, i64 0, i64 0) }
@.text.3 = private unnamed_addr constant [2 x i8] c"c\00"
@layout.c = internal global %hpf_layout { i64 2, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 11, i64 11, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.3, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.pos.1 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.1, i64 0, i64 0), i32 5, i32 34, i8* getelementptr inbounds ([48 x i8], [48 x i8]* @.text.2, i64 0, i64 0) }
@array.a = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.a to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.0, i64 0, i64 0), i64 3, i64 8, [7 x i64] [i64 1, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 11, i64 11, i64 11, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 2, i64 2, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.4 = private unnamed_addr constant [2 x i8] c"b\00"
@array.b = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.a to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.4, i64 0, i64 0), i64 3, i64 8, [7 x i64] [i64 1, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 11, i64 11, i64 11, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.2 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.1, i64 0, i64 0), i32 5, i32 24, i8* getelementptr inbounds ([48 x i8], [48 x i8]* @.text.2, i64 0, i64 0) }
@array.c = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.c to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.3, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 11, i64 11, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 2, i64 2, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.5 = private unnamed_addr constant [2 x i8] c"d\00"
@array.d = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.c to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.5, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 11, i64 11, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.3 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.1, i64 0, i64 0), i32 5, i32 42, i8* getelementptr inbounds ([48 x i8], [48 x i8]* @.text.2, i64 0, i64 0) }
@.text.6 = private unnamed_addr constant [119 x i8] c"            + a(i-1,j+1,k-1) + a(i,j+1,k-1) + a(i+1,j+1,k-1) + a(i-1,j-1,k) + a(i,j-1,k) + a(i+1,j-1,k) + a(i-1,j,k) &\00"
@.text.7 = private unnamed_addr constant [271 x i8] c"a(i-1,j-1,k), a(i,j-1,k), a(i+1,j-1,k), a(i-1,j,k), a(i,j,k), a(i+1,j,k), a(i-1,j+1,k), a(i,j+1,k), a(i+1,j+1,k), a(i-1,j-1,k+1), a(i,j-1,k+1), a(i+1,j-1,k+1), a(i-1,j,k+1), a(i,j,k+1), a(i+1,j,k+1), a(i-1,j+1,k+1), a(i,j+1,k+1), a(i+1,j+1,k+1) from above in dimension 3\00"
@0 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.a]
@exchange.1 = internal global %hpf_exchange { i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.1, i64 0, i64 0), i32 18, i32 64, i8* getelementptr inbounds ([119 x i8], [119 x i8]* @.text.6, i64 0, i64 0), i8* getelementptr inbounds ([271 x i8], [271 x i8]* @.text.7, i64 0, i64 0), i64 1, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.1 to i8*), i64 9, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @0 to i8*), i8* null, i8* zeroinitializer }
@.text.8 = private unnamed_addr constant [120 x i8] c"          b(i,j,k) = 0.1d0*(a(i-1,j-1,k-1) + a(i,j-1,k-1) + a(i+1,j-1,k-1) + a(i-1,j,k-1) + a(i,j,k-1) + a(i+1,j,k-1) &\00"
@.text.9 = private unnamed_addr constant [271 x i8] c"a(i-1,j,k-1), a(i,j,k-1), a(i+1,j,k-1), a(i-1,j+1,k-1), a(i,j+1,k-1), a(i+1,j+1,k-1), a(i-1,j,k), a(i,j,k), a(i+1,j,k), a(i-1,j+1,k), a(i,j+1,k), a(i+1,j+1,k), a(i-1,j,k+1), a(i,j,k+1), a(i+1,j,k+1), a(i-1,j+1,k+1), a(i,j+1,k+1), a(i+1,j+1,k+1) from above in dimension 2\00"
@1 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.a]
@exchange.2 = internal global %hpf_exchange { i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.1, i64 0, i64 0), i32 17, i32 78, i8* getelementptr inbounds ([120 x i8], [120 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([271 x i8], [271 x i8]* @.text.9, i64 0, i64 0), i64 2, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.2 to i8*), i64 9, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @1 to i8*), i8* null, i8* zeroinitializer }
@.text.10 = private unnamed_addr constant [210 x i8] c"a(i-1,j,k), a(i,j,k), a(i+1,j,k), a(i-1,j+1,k), a(i,j+1,k), a(i+1,j+1,k), a(i-1,j,k+1), a(i,j,k+1), a(i+1,j,k+1), a(i-1,j+1,k+1), a(i,j+1,k+1), a(i+1,j+1,k+1) from above in dimension 2 and above in dimension 3\00"
@2 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.a]
@exchange.3 = internal global %hpf_exchange { i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.1, i64 0, i64 0), i32 18, i32 107, i8* getelementptr inbounds ([119 x i8], [119 x i8]* @.text.6, i64 0, i64 0), i8* getelementptr inbounds ([210 x i8], [210 x i8]* @.text.10, i64 0, i64 0), i64 3, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.3 to i8*), i64 9, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @2 to i8*), i8* null, i8* zeroinitializer }
@3 = private unnamed_addr constant [3 x %hpf_exchange*] [%hpf_exchange* @exchange.1, %hpf_exchange* @exchange.2, %hpf_exchange* @exchange.3]
@.text.11 = private unnamed_addr constant [49 x i8] c"b(i,j,k) back to its owner, above in dimension 3\00"
@4 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.a]
@exchange.11 = internal global %hpf_exchange { i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.1, i64 0, i64 0), i32 17, i32 11, i8* getelementptr inbounds ([120 x i8], [120 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.11, i64 0, i64 0), i64 11, i8* bitcast (%hpf_array* @array.b to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.11 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @4 to i8*), i8* null, i8* zeroinitializer }
@.text.12 = private unnamed_addr constant [49 x i8] c"b(i,j,k) back to its owner, above in dimension 2\00"
@5 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.a]
@exchange.12 = internal global %hpf_exchange { i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.1, i64 0, i64 0), i32 17, i32 11, i8* getelementptr inbounds ([120 x i8], [120 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.12, i64 0, i64 0), i64 12, i8* bitcast (%hpf_array* @array.b to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.12 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @5 to i8*), i8* null, i8* zeroinitializer }
@.text.13 = private unnamed_addr constant [74 x i8] c"b(i,j,k) back to its owner, above in dimension 2 and above in dimension 3\00"
@6 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.a]
@exchange.13 = internal global %hpf_exchange { i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.1, i64 0, i64 0), i32 17, i32 11, i8* getelementptr inbounds ([120 x i8], [120 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([74 x i8], [74 x i8]* @.text.13, i64 0, i64 0), i64 13, i8* bitcast (%hpf_array* @array.b to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.13 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @6 to i8*), i8* null, i8* zeroinitializer }
@7 = private unnamed_addr constant [3 x %hpf_exchange*] [%hpf_exchange* @exchange.11, %hpf_exchange* @exchange.12, %hpf_exchange* @exchange.13]
@.text.14 = private unnamed_addr constant [122 x i8] c"          a(i,j,k) = b(i,j,k)*0.4d0 + 0.1d0*(b(i-1,j,k) + b(i+1,j,k) + b(i,j-1,k) + b(i,j+1,k) + b(i,j,k-1) + b(i,j,k+1))\00"
@.text.15 = private unnamed_addr constant [37 x i8] c"b(i,j-1,k) from below in dimension 2\00"
@8 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.a]
@exchange.4 = internal global %hpf_exchange { i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.1, i64 0, i64 0), i32 27, i32 72, i8* getelementptr inbounds ([122 x i8], [122 x i8]* @.text.14, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.15, i64 0, i64 0), i64 4, i8* bitcast (%hpf_array* @array.b to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.4 to i8*), i64 3, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @8 to i8*), i8* null, i8* zeroinitializer }
@.text.16 = private unnamed_addr constant [37 x i8] c"b(i,j,k-1) from below in dimension 3\00"
@9 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.a]
@exchange.5 = internal global %hpf_exchange { i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.1, i64 0, i64 0), i32 27, i32 98, i8* getelementptr inbounds ([122 x i8], [122 x i8]* @.text.14, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.16, i64 0, i64 0), i64 5, i8* bitcast (%hpf_array* @array.b to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.5 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @9 to i8*), i8* null, i8* zeroinitializer }
@.text.17 = private unnamed_addr constant [37 x i8] c"b(i,j,k+1) from above in dimension 3\00"
@10 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.a]
@exchange.6 = internal global %hpf_exchange { i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.1, i64 0, i64 0), i32 27, i32 111, i8* getelementptr inbounds ([122 x i8], [122 x i8]* @.text.14, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.17, i64 0, i64 0), i64 6, i8* bitcast (%hpf_array* @array.b to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.6 to i8*), i64 2, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @10 to i8*), i8* null, i8* zeroinitializer }
@.text.18 = private unnamed_addr constant [37 x i8] c"b(i,j+1,k) from above in dimension 2\00"
@11 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.a]
@exchange.7 = internal global %hpf_exchange { i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.1, i64 0, i64 0), i32 27, i32 85, i8* getelementptr inbounds ([122 x i8], [122 x i8]* @.text.14, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.18, i64 0, i64 0), i64 7, i8* bitcast (%hpf_array* @array.b to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.7 to i8*), i64 2, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @11 to i8*), i8* null, i8* zeroinitializer }
@.text.19 = private unnamed_addr constant [112 x i8] c"    d(2:n-1,2:n-1) = 0.11d0*(c(1:n-2,1:n-2) + c(2:n-1,1:n-2) + c(3:n,1:n-2) + c(1:n-2,2:n-1) + c(2:n-1,2:n-1) &\00"
@.text.20 = private unnamed_addr constant [111 x i8] c"c(i%8-1,i%9), c(i%8,i%9), c(i%8+1,i%9), c(i%8-1,i%9+1), c(i%8,i%9+1), c(i%8+1,i%9+1) from above in dimension 2\00"
@12 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.c]
@exchange.8 = internal global %hpf_exchange { i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.1, i64 0, i64 0), i32 31, i32 79, i8* getelementptr inbounds ([112 x i8], [112 x i8]* @.text.19, i64 0, i64 0), i8* getelementptr inbounds ([111 x i8], [111 x i8]* @.text.20, i64 0, i64 0), i64 8, i8* bitcast (%hpf_array* @array.c to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.8 to i8*), i64 9, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @12 to i8*), i8* null, i8* zeroinitializer }
@.text.21 = private unnamed_addr constant [111 x i8] c"c(i%8,i%9-1), c(i%8+1,i%9-1), c(i%8,i%9), c(i%8+1,i%9), c(i%8,i%9+1), c(i%8+1,i%9+1) from above in dimension 1\00"
@13 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.c]
@exchange.9 = internal global %hpf_exchange { i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.1, i64 0, i64 0), i32 31, i32 47, i8* getelementptr inbounds ([112 x i8], [112 x i8]* @.text.19, i64 0, i64 0), i8* getelementptr inbounds ([111 x i8], [111 x i8]* @.text.21, i64 0, i64 0), i64 9, i8* bitcast (%hpf_array* @array.c to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.9 to i8*), i64 9, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @13 to i8*), i8* null, i8* zeroinitializer }
@.text.22 = private unnamed_addr constant [106 x i8] c"c(i%8,i%9), c(i%8+1,i%9), c(i%8,i%9+1), c(i%8+1,i%9+1) from above in dimension 1 and above in dimension 2\00"
@14 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.c]
@exchange.10 = internal global %hpf_exchange { i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.1, i64 0, i64 0), i32 31, i32 96, i8* getelementptr inbounds ([112 x i8], [112 x i8]* @.text.19, i64 0, i64 0), i8* getelementptr inbounds ([106 x i8], [106 x i8]* @.text.22, i64 0, i64 0), i64 10, i8* bitcast (%hpf_array* @array.c to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.10 to i8*), i64 9, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @14 to i8*), i8* null, i8* zeroinitializer }
@15 = private unnamed_addr constant [7 x %hpf_exchange*] [%hpf_exchange* @exchange.4, %hpf_exchange* @exchange.5, %hpf_exchange* @exchange.6, %hpf_exchange* @exchange.7, %hpf_exchange* @exchange.8, %hpf_exchange* @exchange.9, %hpf_exchange* @exchange.10]
@.text.23 = private unnamed_addr constant [51 x i8] c"d(i%8,i%9) back to its owner, above in dimension 2\00"
@16 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.c]
@exchange.14 = internal global %hpf_exchange { i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.1, i64 0, i64 0), i32 31, i32 5, i8* getelementptr inbounds ([112 x i8], [112 x i8]* @.text.19, i64 0, i64 0), i8* getelementptr inbounds ([51 x i8], [51 x i8]* @.text.23, i64 0, i64 0), i64 14, i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.14 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @16 to i8*), i8* null, i8* zeroinitializer }
@.text.24 = private unnamed_addr constant [51 x i8] c"d(i%8,i%9) back to its owner, above in dimension 1\00"
@17 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.c]
@exchange.15 = internal global %hpf_exchange { i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.1, i64 0, i64 0), i32 31, i32 5, i8* getelementptr inbounds ([112 x i8], [112 x i8]* @.text.19, i64 0, i64 0), i8* getelementptr inbounds ([51 x i8], [51 x i8]* @.text.24, i64 0, i64 0), i64 15, i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.15 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @17 to i8*), i8* null, i8* zeroinitializer }
@.text.25 = private unnamed_addr constant [76 x i8] c"d(i%8,i%9) back to its owner, above in dimension 1 and above in dimension 2\00"
@18 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.c]
@exchange.16 = internal global %hpf_exchange { i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.1, i64 0, i64 0), i32 31, i32 5, i8* getelementptr inbounds ([112 x i8], [112 x i8]* @.text.19, i64 0, i64 0), i8* getelementptr inbounds ([76 x i8], [76 x i8]* @.text.25, i64 0, i64 0), i64 16, i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.16 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @18 to i8*), i8* null, i8* zeroinitializer }
@19 = private unnamed_addr constant [3 x %hpf_exchange*] [%hpf_exchange* @exchange.14, %hpf_exchange* @exchange.15, %hpf_exchange* @exchange.16]
@.text.26 = private unnamed_addr constant [34 x i8] c"  print *, sum(a), sum(b), sum(c)\00"
@.pos.4 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.1, i64 0, i64 0), i32 35, i32 12, i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.26, i64 0, i64 0) }
@.pos.5 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.1, i64 0, i64 0), i32 35, i32 20, i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.26, i64 0, i64 0) }
@.pos.6 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.1, i64 0, i64 0), i32 35, i32 28, i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.26, i64 0, i64 0) }
@.pos.7 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.1, i64 0, i64 0), i32 35, i32 3, i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.26, i64 0, i64 0) }
@.text.27 = private unnamed_addr constant [5 x i8] c"unit\00"
@.text.28 = private unnamed_addr constant [20 x i8] c"  print *, a(:,4,5)\00"
@.pos.8 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.1, i64 0, i64 0), i32 36, i32 3, i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.text.28, i64 0, i64 0) }
@.text.29 = private unnamed_addr constant [18 x i8] c"  print *, c(:,6)\00"
@.pos.9 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.1, i64 0, i64 0), i32 37, i32 3, i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.text.29, i64 0, i64 0) }

define i32 @main(i32 %argc, i8** %argv) nounwind "prefer-vector-width"="256" {
entry:
	%a.origin.1 = alloca double*
	%a.stride.2 = alloca i64
	%a.stride.3 = alloca i64
	%a.stride.4 = alloca i64
	%b.origin.5 = alloca double*
	%b.stride.6 = alloca i64
	%b.stride.7 = alloca i64
	%b.stride.8 = alloca i64
	%c.origin.9 = alloca double*
	%c.stride.10 = alloca i64
	%c.stride.11 = alloca i64
	%d.origin.12 = alloca double*
	%d.stride.13 = alloca i64
	%d.stride.14 = alloca i64
	%i.15 = alloca i32
	%j.16 = alloca i32
	%k.17 = alloca i32
	%di.18 = alloca i32
	%dj.19 = alloca i32
	%dk.20 = alloca i32
	%it.21 = alloca i32
	%"a%start1.22" = alloca i64
	%"a%block1.23" = alloca i64
	%"a%start2.24" = alloca i64
	%"a%block2.25" = alloca i64
	%"c%start1.26" = alloca i64
	%"c%block1.27" = alloca i64
	%"c%start2.28" = alloca i64
	%"c%block2.29" = alloca i64
	%"i%1.30" = alloca i32
	%"j%1.31" = alloca i32
	%"k%1.32" = alloca i32
	%"i%2.33" = alloca i32
	%"j%2.34" = alloca i32
	%"i%3.35" = alloca i32
	%"i%4.36" = alloca i32
	%"i%5.37" = alloca i32
	%"i%6.38" = alloca i32
	%"i%7.39" = alloca i32
	%"i%8.40" = alloca i32
	%"i%9.41" = alloca i32
	%"i%10.42" = alloca i32
	%"i%11.43" = alloca i32
	%"i%12.44" = alloca i32
	%"i%13.45" = alloca i32
	%"i%14.46" = alloca i32
	%"s%1.47" = alloca double
	%"i%15.48" = alloca i32
	%"i%16.49" = alloca i32
	%"i%17.50" = alloca i32
	%"s%2.51" = alloca double
	%"i%18.52" = alloca i32
	%"i%19.53" = alloca i32
	%"s%3.54" = alloca double
	%"s%1%part.55" = alloca double
	%"s%2%part.56" = alloca double
	%"s%3%part.57" = alloca double
	%params.102 = alloca [3 x i64*]
	%numbers.103 = alloca [1 x i64]
	%numbers.104 = alloca [1 x i64]
	%numbers.105 = alloca [1 x i64]
	%params.118 = alloca [3 x i64*]
	%numbers.119 = alloca [1 x i64]
	%numbers.120 = alloca [1 x i64]
	%numbers.121 = alloca [1 x i64]
	%params.122 = alloca [7 x i64*]
	%numbers.123 = alloca [1 x i64]
	%numbers.124 = alloca [1 x i64]
	%numbers.125 = alloca [1 x i64]
	%numbers.126 = alloca [1 x i64]
	%numbers.127 = alloca [1 x i64]
	%numbers.128 = alloca [1 x i64]
	%numbers.129 = alloca [1 x i64]
	%params.150 = alloca [3 x i64*]
	%numbers.151 = alloca [1 x i64]
	%numbers.152 = alloca [1 x i64]
	%numbers.153 = alloca [1 x i64]
	%temporary.174 = alloca double
	%temporary.187 = alloca double
	%temporary.196 = alloca double
	%temporary.197 = alloca double
	%temporary.198 = alloca double
	%temporary.199 = alloca double
	%numbers.200 = alloca [3 x i64]
	%numbers.201 = alloca [3 x i64]
	%numbers.202 = alloca [3 x i64]
	%numbers.203 = alloca [2 x i64]
	%numbers.204 = alloca [2 x i64]
	%numbers.205 = alloca [2 x i64]
	br label %start

start:
	%0 = bitcast i8** %argv to i8*
	call void @hpf_main_begin(i32 %argc, i8* %0)
	store i32 zeroinitializer, i32* %i.15
	store i32 zeroinitializer, i32* %j.16
	store i32 zeroinitializer, i32* %k.17
	store i32 zeroinitializer, i32* %di.18
	store i32 zeroinitializer, i32* %dj.19
	store i32 zeroinitializer, i32* %dk.20
	store i32 zeroinitializer, i32* %it.21
	store i64 zeroinitializer, i64* %"a%start1.22"
	store i64 zeroinitializer, i64* %"a%block1.23"
	store i64 zeroinitializer, i64* %"a%start2.24"
	store i64 zeroinitializer, i64* %"a%block2.25"
	store i64 zeroinitializer, i64* %"c%start1.26"
	store i64 zeroinitializer, i64* %"c%block1.27"
	store i64 zeroinitializer, i64* %"c%start2.28"
	store i64 zeroinitializer, i64* %"c%block2.29"
	store i32 zeroinitializer, i32* %"i%1.30"
	store i32 zeroinitializer, i32* %"j%1.31"
	store i32 zeroinitializer, i32* %"k%1.32"
	store i32 zeroinitializer, i32* %"i%2.33"
	store i32 zeroinitializer, i32* %"j%2.34"
	store i32 zeroinitializer, i32* %"i%3.35"
	store i32 zeroinitializer, i32* %"i%4.36"
	store i32 zeroinitializer, i32* %"i%5.37"
	store i32 zeroinitializer, i32* %"i%6.38"
	store i32 zeroinitializer, i32* %"i%7.39"
	store i32 zeroinitializer, i32* %"i%8.40"
	store i32 zeroinitializer, i32* %"i%9.41"
	store i32 zeroinitializer, i32* %"i%10.42"
	store i32 zeroinitializer, i32* %"i%11.43"
	store i32 zeroinitializer, i32* %"i%12.44"
	store i32 zeroinitializer, i32* %"i%13.45"
	store i32 zeroinitializer, i32* %"i%14.46"
	store double zeroinitializer, double* %"s%1.47"
	store i32 zeroinitializer, i32* %"i%15.48"
	store i32 zeroinitializer, i32* %"i%16.49"
	store i32 zeroinitializer, i32* %"i%17.50"
	store double zeroinitializer, double* %"s%2.51"
	store i32 zeroinitializer, i32* %"i%18.52"
	store i32 zeroinitializer, i32* %"i%19.53"
	store double zeroinitializer, double* %"s%3.54"
	store double zeroinitializer, double* %"s%1%part.55"
	store double zeroinitializer, double* %"s%2%part.56"
	store double zeroinitializer, double* %"s%3%part.57"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.a to i8*), i8* bitcast (%hpf_pos* @.pos.0 to i8*))
	%1 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.a, i32 0, i32 9, i32 0
	%2 = load i64, i64* %1
	store i64 %2, i64* %"a%start1.22"
	%3 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.a, i32 0, i32 8, i32 0
	%4 = load i64, i64* %3
	store i64 %4, i64* %"a%block1.23"
	%5 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.a, i32 0, i32 9, i32 1
	%6 = load i64, i64* %5
	store i64 %6, i64* %"a%start2.24"
	%7 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.a, i32 0, i32 8, i32 1
	%8 = load i64, i64* %7
	store i64 %8, i64* %"a%block2.25"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.c to i8*), i8* bitcast (%hpf_pos* @.pos.1 to i8*))
	%9 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.c, i32 0, i32 9, i32 0
	%10 = load i64, i64* %9
	store i64 %10, i64* %"c%start1.26"
	%11 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.c, i32 0, i32 8, i32 0
	%12 = load i64, i64* %11
	store i64 %12, i64* %"c%block1.27"
	%13 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.c, i32 0, i32 9, i32 1
	%14 = load i64, i64* %13
	store i64 %14, i64* %"c%start2.28"
	%15 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.c, i32 0, i32 8, i32 1
	%16 = load i64, i64* %15
	store i64 %16, i64* %"c%block2.29"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (%hpf_pos* @.pos.0 to i8*))
	%17 = getelementptr inbounds %hpf_array, %hpf_array* @array.a, i32 0, i32 13, i32 0
	%18 = load i64, i64* %17
	store i64 %18, i64* %a.stride.2
	%19 = getelementptr inbounds %hpf_array, %hpf_array* @array.a, i32 0, i32 13, i32 1
	%20 = load i64, i64* %19
	store i64 %20, i64* %a.stride.3
	%21 = getelementptr inbounds %hpf_array, %hpf_array* @array.a, i32 0, i32 13, i32 2
	%22 = load i64, i64* %21
	store i64 %22, i64* %a.stride.4
	%23 = getelementptr inbounds %hpf_array, %hpf_array* @array.a, i32 0, i32 15
	%24 = load i8*, i8** %23
	%25 = bitcast i8* %24 to double*
	store double* %25, double** %a.origin.1
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.b to i8*), i8* bitcast (%hpf_pos* @.pos.2 to i8*))
	%26 = getelementptr inbounds %hpf_array, %hpf_array* @array.b, i32 0, i32 13, i32 0
	%27 = load i64, i64* %26
	store i64 %27, i64* %b.stride.6
	%28 = getelementptr inbounds %hpf_array, %hpf_array* @array.b, i32 0, i32 13, i32 1
	%29 = load i64, i64* %28
	store i64 %29, i64* %b.stride.7
	%30 = getelementptr inbounds %hpf_array, %hpf_array* @array.b, i32 0, i32 13, i32 2
	%31 = load i64, i64* %30
	store i64 %31, i64* %b.stride.8
	%32 = getelementptr inbounds %hpf_array, %hpf_array* @array.b, i32 0, i32 15
	%33 = load i8*, i8** %32
	%34 = bitcast i8* %33 to double*
	store double* %34, double** %b.origin.5
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.c to i8*), i8* bitcast (%hpf_pos* @.pos.1 to i8*))
	%35 = getelementptr inbounds %hpf_array, %hpf_array* @array.c, i32 0, i32 13, i32 0
	%36 = load i64, i64* %35
	store i64 %36, i64* %c.stride.10
	%37 = getelementptr inbounds %hpf_array, %hpf_array* @array.c, i32 0, i32 13, i32 1
	%38 = load i64, i64* %37
	store i64 %38, i64* %c.stride.11
	%39 = getelementptr inbounds %hpf_array, %hpf_array* @array.c, i32 0, i32 15
	%40 = load i8*, i8** %39
	%41 = bitcast i8* %40 to double*
	store double* %41, double** %c.origin.9
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (%hpf_pos* @.pos.3 to i8*))
	%42 = getelementptr inbounds %hpf_array, %hpf_array* @array.d, i32 0, i32 13, i32 0
	%43 = load i64, i64* %42
	store i64 %43, i64* %d.stride.13
	%44 = getelementptr inbounds %hpf_array, %hpf_array* @array.d, i32 0, i32 13, i32 1
	%45 = load i64, i64* %44
	store i64 %45, i64* %d.stride.14
	%46 = getelementptr inbounds %hpf_array, %hpf_array* @array.d, i32 0, i32 15
	%47 = load i8*, i8** %46
	%48 = bitcast i8* %47 to double*
	store double* %48, double** %d.origin.12
	%49 = load i64, i64* %"a%start2.24"
	%50 = icmp sgt i64 1, %49
	%51 = select i1 %50, i64 1, i64 %49
	%52 = load i64, i64* %"a%block2.25"
	%53 = load i64, i64* %"a%start2.24"
	%54 = add nsw i64 %52, %53
	%55 = sub nsw i64 %54, 1
	%56 = icmp slt i64 11, %55
	%57 = select i1 %56, i64 11, i64 %55
	%58 = trunc i64 %51 to i32
	store i32 %58, i32* %"k%1.32"
	%59 = icmp sle i64 %51, %57
	br i1 %59, label %do.58, label %enddo.61

do.58:
	%60 = phi i64 [ %51, %start ], [ %73, %latch.59 ]
	%61 = trunc i64 %60 to i32
	store i32 %61, i32* %"k%1.32"
	%62 = load i64, i64* %"a%start1.22"
	%63 = icmp sgt i64 1, %62
	%64 = select i1 %63, i64 1, i64 %62
	%65 = load i64, i64* %"a%block1.23"
	%66 = load i64, i64* %"a%start1.22"
	%67 = add nsw i64 %65, %66
	%68 = sub nsw i64 %67, 1
	%69 = icmp slt i64 11, %68
	%70 = select i1 %69, i64 11, i64 %68
	%71 = trunc i64 %64 to i32
	store i32 %71, i32* %"j%1.31"
	%72 = icmp sle i64 %64, %70
	br i1 %72, label %do.62, label %enddo.65

latch.59:
	%73 = add nsw i64 %60, 1
	%74 = icmp slt i64 %60, %57
	br i1 %74, label %do.58, label %done.60, !llvm.loop !27

done.60:
	%75 = trunc i64 %73 to i32
	store i32 %75, i32* %"k%1.32"
	br label %enddo.61

enddo.61:
	%76 = load i64, i64* %"c%start2.28"
	%77 = icmp sgt i64 1, %76
	%78 = select i1 %77, i64 1, i64 %76
	%79 = load i64, i64* %"c%block2.29"
	%80 = load i64, i64* %"c%start2.28"
	%81 = add nsw i64 %79, %80
	%82 = sub nsw i64 %81, 1
	%83 = icmp slt i64 11, %82
	%84 = select i1 %83, i64 11, i64 %82
	%85 = trunc i64 %78 to i32
	store i32 %85, i32* %"j%2.34"
	%86 = icmp sle i64 %78, %84
	br i1 %86, label %do.70, label %enddo.73

do.62:
	%87 = phi i64 [ %64, %do.58 ], [ %90, %latch.63 ]
	%88 = trunc i64 %87 to i32
	store i32 %88, i32* %"j%1.31", !llvm.access.group !13
	store i32 1, i32* %"i%1.30", !llvm.access.group !13
	%89 = icmp sle i64 1, 11
	br i1 %89, label %do.66, label %enddo.69

latch.63:
	%90 = add nsw i64 %87, 1
	%91 = icmp slt i64 %87, %70
	br i1 %91, label %do.62, label %done.64, !llvm.loop !25

done.64:
	%92 = trunc i64 %90 to i32
	store i32 %92, i32* %"j%1.31"
	br label %enddo.65

enddo.65:
	br label %latch.59

do.66:
	%93 = phi i64 [ 1, %do.62 ], [ %111, %latch.67 ]
	%94 = trunc i64 %93 to i32
	store i32 %94, i32* %"i%1.30", !llvm.access.group !15
	%95 = load i32, i32* %"i%1.30", !llvm.access.group !16
	%96 = load i32, i32* %"j%1.31", !llvm.access.group !17
	%97 = mul nsw i32 %95, %96
	%98 = load i32, i32* %"k%1.32", !llvm.access.group !18
	%99 = add nsw i32 %97, %98
	%100 = srem i32 %99, 7
	%101 = sitofp i32 %100 to double
	%102 = fmul double %101, 0.5
	%103 = load i64, i64* %a.stride.4
	%104 = mul nsw i64 %60, %103
	%105 = load i64, i64* %a.stride.3
	%106 = mul nsw i64 %87, %105
	%107 = add nsw i64 %104, %106
	%108 = load double*, double** %a.origin.1
	%109 = getelementptr double, double* %108, i64 %107
	%110 = getelementptr double, double* %109, i64 %93
	store double %102, double* %110, !alias.scope !5, !noalias !6, !llvm.access.group !19
	br label %latch.67

latch.67:
	%111 = add nsw i64 %93, 1
	%112 = icmp slt i64 %93, 11
	br i1 %112, label %do.66, label %done.68, !llvm.loop !22

done.68:
	%113 = trunc i64 %111 to i32
	store i32 %113, i32* %"i%1.30", !llvm.access.group !13
	br label %enddo.69

enddo.69:
	br label %latch.63

do.70:
	%114 = phi i64 [ %78, %enddo.61 ], [ %127, %latch.71 ]
	%115 = trunc i64 %114 to i32
	store i32 %115, i32* %"j%2.34", !llvm.access.group !28
	%116 = load i64, i64* %"c%start1.26", !llvm.access.group !28
	%117 = icmp sgt i64 1, %116
	%118 = select i1 %117, i64 1, i64 %116
	%119 = load i64, i64* %"c%block1.27", !llvm.access.group !28
	%120 = load i64, i64* %"c%start1.26", !llvm.access.group !28
	%121 = add nsw i64 %119, %120
	%122 = sub nsw i64 %121, 1
	%123 = icmp slt i64 11, %122
	%124 = select i1 %123, i64 11, i64 %122
	%125 = trunc i64 %118 to i32
	store i32 %125, i32* %"i%2.33", !llvm.access.group !28
	%126 = icmp sle i64 %118, %124
	br i1 %126, label %do.74, label %enddo.77

latch.71:
	%127 = add nsw i64 %114, 1
	%128 = icmp slt i64 %114, %84
	br i1 %128, label %do.70, label %done.72, !llvm.loop !39

done.72:
	%129 = trunc i64 %127 to i32
	store i32 %129, i32* %"j%2.34"
	br label %enddo.73

enddo.73:
	%130 = load i64, i64* %"a%start2.24"
	%131 = icmp sgt i64 1, %130
	%132 = select i1 %131, i64 1, i64 %130
	%133 = load i64, i64* %"a%block2.25"
	%134 = load i64, i64* %"a%start2.24"
	%135 = add nsw i64 %133, %134
	%136 = sub nsw i64 %135, 1
	%137 = icmp slt i64 11, %136
	%138 = select i1 %137, i64 11, i64 %136
	%139 = trunc i64 %132 to i32
	store i32 %139, i32* %"i%5.37"
	%140 = icmp sle i64 %132, %138
	br i1 %140, label %do.78, label %enddo.81

do.74:
	%141 = phi i64 [ %118, %do.70 ], [ %154, %latch.75 ]
	%142 = trunc i64 %141 to i32
	store i32 %142, i32* %"i%2.33", !llvm.access.group !30
	%143 = load i32, i32* %"i%2.33", !llvm.access.group !31
	%144 = sitofp i32 %143 to double
	%145 = fmul double %144, 0x3FB999999999999A
	%146 = load i32, i32* %"j%2.34", !llvm.access.group !32
	%147 = sitofp i32 %146 to double
	%148 = fsub double %145, %147
	%149 = load i64, i64* %c.stride.11
	%150 = mul nsw i64 %114, %149
	%151 = load double*, double** %c.origin.9
	%152 = getelementptr double, double* %151, i64 %150
	%153 = getelementptr double, double* %152, i64 %141
	store double %148, double* %153, !alias.scope !9, !noalias !10, !llvm.access.group !33
	br label %latch.75

latch.75:
	%154 = add nsw i64 %141, 1
	%155 = icmp slt i64 %141, %124
	br i1 %155, label %do.74, label %done.76, !llvm.loop !36

done.76:
	%156 = trunc i64 %154 to i32
	store i32 %156, i32* %"i%2.33", !llvm.access.group !28
	br label %enddo.77

enddo.77:
	br label %latch.71

do.78:
	%157 = phi i64 [ %132, %enddo.73 ], [ %170, %latch.79 ]
	%158 = trunc i64 %157 to i32
	store i32 %158, i32* %"i%5.37"
	%159 = load i64, i64* %"a%start1.22"
	%160 = icmp sgt i64 1, %159
	%161 = select i1 %160, i64 1, i64 %159
	%162 = load i64, i64* %"a%block1.23"
	%163 = load i64, i64* %"a%start1.22"
	%164 = add nsw i64 %162, %163
	%165 = sub nsw i64 %164, 1
	%166 = icmp slt i64 11, %165
	%167 = select i1 %166, i64 11, i64 %165
	%168 = trunc i64 %161 to i32
	store i32 %168, i32* %"i%4.36"
	%169 = icmp sle i64 %161, %167
	br i1 %169, label %do.82, label %enddo.85

latch.79:
	%170 = add nsw i64 %157, 1
	%171 = icmp slt i64 %157, %138
	br i1 %171, label %do.78, label %done.80, !llvm.loop !52

done.80:
	%172 = trunc i64 %170 to i32
	store i32 %172, i32* %"i%5.37"
	br label %enddo.81

enddo.81:
	%173 = load i64, i64* %"c%start2.28"
	%174 = icmp sgt i64 1, %173
	%175 = select i1 %174, i64 1, i64 %173
	%176 = load i64, i64* %"c%block2.29"
	%177 = load i64, i64* %"c%start2.28"
	%178 = add nsw i64 %176, %177
	%179 = sub nsw i64 %178, 1
	%180 = icmp slt i64 11, %179
	%181 = select i1 %180, i64 11, i64 %179
	%182 = trunc i64 %175 to i32
	store i32 %182, i32* %"i%7.39"
	%183 = icmp sle i64 %175, %181
	br i1 %183, label %do.90, label %enddo.93

do.82:
	%184 = phi i64 [ %161, %do.78 ], [ %187, %latch.83 ]
	%185 = trunc i64 %184 to i32
	store i32 %185, i32* %"i%4.36", !llvm.access.group !40
	store i32 1, i32* %"i%3.35", !llvm.access.group !40
	%186 = icmp sle i64 1, 11
	br i1 %186, label %do.86, label %enddo.89

latch.83:
	%187 = add nsw i64 %184, 1
	%188 = icmp slt i64 %184, %167
	br i1 %188, label %do.82, label %done.84, !llvm.loop !50

done.84:
	%189 = trunc i64 %187 to i32
	store i32 %189, i32* %"i%4.36"
	br label %enddo.85

enddo.85:
	br label %latch.79

do.86:
	%190 = phi i64 [ 1, %do.82 ], [ %209, %latch.87 ]
	%191 = trunc i64 %190 to i32
	store i32 %191, i32* %"i%3.35", !llvm.access.group !42
	%192 = load i64, i64* %a.stride.4
	%193 = mul nsw i64 %157, %192
	%194 = load i64, i64* %a.stride.3
	%195 = mul nsw i64 %184, %194
	%196 = add nsw i64 %193, %195
	%197 = load double*, double** %a.origin.1
	%198 = getelementptr double, double* %197, i64 %196
	%199 = getelementptr double, double* %198, i64 %190
	%200 = load double, double* %199, !alias.scope !5, !noalias !6, !llvm.access.group !43
	%201 = load i64, i64* %b.stride.8
	%202 = mul nsw i64 %157, %201
	%203 = load i64, i64* %b.stride.7
	%204 = mul nsw i64 %184, %203
	%205 = add nsw i64 %202, %204
	%206 = load double*, double** %b.origin.5
	%207 = getelementptr double, double* %206, i64 %205
	%208 = getelementptr double, double* %207, i64 %190
	store double %200, double* %208, !alias.scope !7, !noalias !8, !llvm.access.group !44
	br label %latch.87

latch.87:
	%209 = add nsw i64 %190, 1
	%210 = icmp slt i64 %190, 11
	br i1 %210, label %do.86, label %done.88, !llvm.loop !47

done.88:
	%211 = trunc i64 %209 to i32
	store i32 %211, i32* %"i%3.35", !llvm.access.group !40
	br label %enddo.89

enddo.89:
	br label %latch.83

do.90:
	%212 = phi i64 [ %175, %enddo.81 ], [ %225, %latch.91 ]
	%213 = trunc i64 %212 to i32
	store i32 %213, i32* %"i%7.39", !llvm.access.group !53
	%214 = load i64, i64* %"c%start1.26", !llvm.access.group !53
	%215 = icmp sgt i64 1, %214
	%216 = select i1 %215, i64 1, i64 %214
	%217 = load i64, i64* %"c%block1.27", !llvm.access.group !53
	%218 = load i64, i64* %"c%start1.26", !llvm.access.group !53
	%219 = add nsw i64 %217, %218
	%220 = sub nsw i64 %219, 1
	%221 = icmp slt i64 11, %220
	%222 = select i1 %221, i64 11, i64 %220
	%223 = trunc i64 %216 to i32
	store i32 %223, i32* %"i%6.38", !llvm.access.group !53
	%224 = icmp sle i64 %216, %222
	br i1 %224, label %do.94, label %enddo.97

latch.91:
	%225 = add nsw i64 %212, 1
	%226 = icmp slt i64 %212, %181
	br i1 %226, label %do.90, label %done.92, !llvm.loop !63

done.92:
	%227 = trunc i64 %225 to i32
	store i32 %227, i32* %"i%7.39"
	br label %enddo.93

enddo.93:
	store i32 1, i32* %it.21
	%228 = icmp sle i64 1, 3
	br i1 %228, label %do.98, label %enddo.101

do.94:
	%229 = phi i64 [ %216, %do.90 ], [ %242, %latch.95 ]
	%230 = trunc i64 %229 to i32
	store i32 %230, i32* %"i%6.38", !llvm.access.group !55
	%231 = load i64, i64* %c.stride.11
	%232 = mul nsw i64 %212, %231
	%233 = load double*, double** %c.origin.9
	%234 = getelementptr double, double* %233, i64 %232
	%235 = getelementptr double, double* %234, i64 %229
	%236 = load double, double* %235, !alias.scope !9, !noalias !10, !llvm.access.group !56
	%237 = load i64, i64* %d.stride.14
	%238 = mul nsw i64 %212, %237
	%239 = load double*, double** %d.origin.12
	%240 = getelementptr double, double* %239, i64 %238
	%241 = getelementptr double, double* %240, i64 %229
	store double %236, double* %241, !alias.scope !11, !noalias !12, !llvm.access.group !57
	br label %latch.95

latch.95:
	%242 = add nsw i64 %229, 1
	%243 = icmp slt i64 %229, %222
	br i1 %243, label %do.94, label %done.96, !llvm.loop !60

done.96:
	%244 = trunc i64 %242 to i32
	store i32 %244, i32* %"i%6.38", !llvm.access.group !53
	br label %enddo.97

enddo.97:
	br label %latch.91

do.98:
	%245 = phi i64 [ 1, %enddo.93 ], [ %265, %latch.99 ]
	%246 = trunc i64 %245 to i32
	store i32 %246, i32* %it.21
	%247 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.103, i32 0, i32 0
	%248 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.102, i32 0, i32 0
	store i64* %247, i64** %248
	%249 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.104, i32 0, i32 0
	%250 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.102, i32 0, i32 1
	store i64* %249, i64** %250
	%251 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.105, i32 0, i32 0
	%252 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.102, i32 0, i32 2
	store i64* %251, i64** %252
	%253 = bitcast [3 x i64*]* %params.102 to i8*
	call void @hpf_exchange_run(i8* bitcast ([3 x %hpf_exchange*]* @3 to i8*), i8* %253, i32 3)
	%254 = load i64, i64* %"a%start2.24"
	%255 = add nsw i64 %254, 1
	%256 = icmp sgt i64 2, %255
	%257 = select i1 %256, i64 2, i64 %255
	%258 = load i64, i64* %"a%block2.25"
	%259 = load i64, i64* %"a%start2.24"
	%260 = add nsw i64 %258, %259
	%261 = icmp slt i64 10, %260
	%262 = select i1 %261, i64 10, i64 %260
	%263 = trunc i64 %257 to i32
	store i32 %263, i32* %k.17
	%264 = icmp sle i64 %257, %262
	br i1 %264, label %do.106, label %enddo.109

latch.99:
	%265 = add nsw i64 %245, 1
	%266 = icmp slt i64 %245, 3
	br i1 %266, label %do.98, label %done.100, !llvm.loop !111

done.100:
	%267 = trunc i64 %265 to i32
	store i32 %267, i32* %it.21
	br label %enddo.101

enddo.101:
	store double 0.0, double* %"s%1.47"
	store double 0.0, double* %"s%1%part.55"
	%268 = load i64, i64* %"a%start2.24"
	%269 = icmp sgt i64 1, %268
	%270 = select i1 %269, i64 1, i64 %268
	%271 = load i64, i64* %"a%block2.25"
	%272 = load i64, i64* %"a%start2.24"
	%273 = add nsw i64 %271, %272
	%274 = sub nsw i64 %273, 1
	%275 = icmp slt i64 11, %274
	%276 = select i1 %275, i64 11, i64 %274
	%277 = trunc i64 %270 to i32
	store i32 %277, i32* %"i%14.46"
	%278 = icmp sle i64 %270, %276
	br i1 %278, label %do.162, label %enddo.165

do.106:
	%279 = phi i64 [ %257, %do.98 ], [ %292, %latch.107 ]
	%280 = trunc i64 %279 to i32
	store i32 %280, i32* %k.17
	%281 = load i64, i64* %"a%start1.22"
	%282 = add nsw i64 %281, 1
	%283 = icmp sgt i64 2, %282
	%284 = select i1 %283, i64 2, i64 %282
	%285 = load i64, i64* %"a%block1.23"
	%286 = load i64, i64* %"a%start1.22"
	%287 = add nsw i64 %285, %286
	%288 = icmp slt i64 10, %287
	%289 = select i1 %288, i64 10, i64 %287
	%290 = trunc i64 %284 to i32
	store i32 %290, i32* %j.16
	%291 = icmp sle i64 %284, %289
	br i1 %291, label %do.110, label %enddo.113

latch.107:
	%292 = add nsw i64 %279, 1
	%293 = icmp slt i64 %279, %262
	br i1 %293, label %do.106, label %done.108, !llvm.loop !71

done.108:
	%294 = trunc i64 %292 to i32
	store i32 %294, i32* %k.17
	br label %enddo.109

enddo.109:
	%295 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.119, i32 0, i32 0
	%296 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.118, i32 0, i32 0
	store i64* %295, i64** %296
	%297 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.120, i32 0, i32 0
	%298 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.118, i32 0, i32 1
	store i64* %297, i64** %298
	%299 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.121, i32 0, i32 0
	%300 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.118, i32 0, i32 2
	store i64* %299, i64** %300
	%301 = bitcast [3 x i64*]* %params.118 to i8*
	call void @hpf_exchange_run(i8* bitcast ([3 x %hpf_exchange*]* @7 to i8*), i8* %301, i32 3)
	%302 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.123, i32 0, i32 0
	%303 = getelementptr inbounds [7 x i64*], [7 x i64*]* %params.122, i32 0, i32 0
	store i64* %302, i64** %303
	%304 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.124, i32 0, i32 0
	%305 = getelementptr inbounds [7 x i64*], [7 x i64*]* %params.122, i32 0, i32 1
	store i64* %304, i64** %305
	%306 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.125, i32 0, i32 0
	%307 = getelementptr inbounds [7 x i64*], [7 x i64*]* %params.122, i32 0, i32 2
	store i64* %306, i64** %307
	%308 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.126, i32 0, i32 0
	%309 = getelementptr inbounds [7 x i64*], [7 x i64*]* %params.122, i32 0, i32 3
	store i64* %308, i64** %309
	%310 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.127, i32 0, i32 0
	%311 = getelementptr inbounds [7 x i64*], [7 x i64*]* %params.122, i32 0, i32 4
	store i64* %310, i64** %311
	%312 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.128, i32 0, i32 0
	%313 = getelementptr inbounds [7 x i64*], [7 x i64*]* %params.122, i32 0, i32 5
	store i64* %312, i64** %313
	%314 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.129, i32 0, i32 0
	%315 = getelementptr inbounds [7 x i64*], [7 x i64*]* %params.122, i32 0, i32 6
	store i64* %314, i64** %315
	%316 = bitcast [7 x i64*]* %params.122 to i8*
	call void @hpf_exchange_run(i8* bitcast ([7 x %hpf_exchange*]* @15 to i8*), i8* %316, i32 7)
	%317 = load i64, i64* %"a%start2.24"
	%318 = icmp sgt i64 2, %317
	%319 = select i1 %318, i64 2, i64 %317
	%320 = load i64, i64* %"a%block2.25"
	%321 = load i64, i64* %"a%start2.24"
	%322 = add nsw i64 %320, %321
	%323 = sub nsw i64 %322, 1
	%324 = icmp slt i64 10, %323
	%325 = select i1 %324, i64 10, i64 %323
	%326 = trunc i64 %319 to i32
	store i32 %326, i32* %k.17
	%327 = icmp sle i64 %319, %325
	br i1 %327, label %do.130, label %enddo.133

do.110:
	%328 = phi i64 [ %284, %do.106 ], [ %331, %latch.111 ]
	%329 = trunc i64 %328 to i32
	store i32 %329, i32* %j.16
	store i32 2, i32* %i.15
	%330 = icmp sle i64 2, 10
	br i1 %330, label %do.114, label %enddo.117

latch.111:
	%331 = add nsw i64 %328, 1
	%332 = icmp slt i64 %328, %289
	br i1 %332, label %do.110, label %done.112, !llvm.loop !69

done.112:
	%333 = trunc i64 %331 to i32
	store i32 %333, i32* %j.16
	br label %enddo.113

enddo.113:
	br label %latch.107

do.114:
	%334 = phi i64 [ 2, %do.110 ], [ %668, %latch.115 ]
	%335 = trunc i64 %334 to i32
	store i32 %335, i32* %i.15, !llvm.access.group !64
	%336 = sub nsw i64 %334, 1
	%337 = sub nsw i64 %328, 1
	%338 = sub nsw i64 %279, 1
	%339 = load i64, i64* %a.stride.4
	%340 = mul nsw i64 %338, %339
	%341 = load i64, i64* %a.stride.3
	%342 = mul nsw i64 %337, %341
	%343 = add nsw i64 %340, %342
	%344 = load double*, double** %a.origin.1
	%345 = getelementptr double, double* %344, i64 %343
	%346 = getelementptr double, double* %345, i64 %336
	%347 = load double, double* %346, !alias.scope !5, !noalias !6, !llvm.access.group !64
	%348 = sub nsw i64 %328, 1
	%349 = sub nsw i64 %279, 1
	%350 = load i64, i64* %a.stride.4
	%351 = mul nsw i64 %349, %350
	%352 = load i64, i64* %a.stride.3
	%353 = mul nsw i64 %348, %352
	%354 = add nsw i64 %351, %353
	%355 = load double*, double** %a.origin.1
	%356 = getelementptr double, double* %355, i64 %354
	%357 = getelementptr double, double* %356, i64 %334
	%358 = load double, double* %357, !alias.scope !5, !noalias !6, !llvm.access.group !64
	%359 = fadd double %347, %358
	%360 = add nsw i64 %334, 1
	%361 = sub nsw i64 %328, 1
	%362 = sub nsw i64 %279, 1
	%363 = load i64, i64* %a.stride.4
	%364 = mul nsw i64 %362, %363
	%365 = load i64, i64* %a.stride.3
	%366 = mul nsw i64 %361, %365
	%367 = add nsw i64 %364, %366
	%368 = load double*, double** %a.origin.1
	%369 = getelementptr double, double* %368, i64 %367
	%370 = getelementptr double, double* %369, i64 %360
	%371 = load double, double* %370, !alias.scope !5, !noalias !6, !llvm.access.group !64
	%372 = fadd double %359, %371
	%373 = sub nsw i64 %334, 1
	%374 = sub nsw i64 %279, 1
	%375 = load i64, i64* %a.stride.4
	%376 = mul nsw i64 %374, %375
	%377 = load i64, i64* %a.stride.3
	%378 = mul nsw i64 %328, %377
	%379 = add nsw i64 %376, %378
	%380 = load double*, double** %a.origin.1
	%381 = getelementptr double, double* %380, i64 %379
	%382 = getelementptr double, double* %381, i64 %373
	%383 = load double, double* %382, !alias.scope !5, !noalias !6, !llvm.access.group !64
	%384 = fadd double %372, %383
	%385 = sub nsw i64 %279, 1
	%386 = load i64, i64* %a.stride.4
	%387 = mul nsw i64 %385, %386
	%388 = load i64, i64* %a.stride.3
	%389 = mul nsw i64 %328, %388
	%390 = add nsw i64 %387, %389
	%391 = load double*, double** %a.origin.1
	%392 = getelementptr double, double* %391, i64 %390
	%393 = getelementptr double, double* %392, i64 %334
	%394 = load double, double* %393, !alias.scope !5, !noalias !6, !llvm.access.group !64
	%395 = fadd double %384, %394
	%396 = add nsw i64 %334, 1
	%397 = sub nsw i64 %279, 1
	%398 = load i64, i64* %a.stride.4
	%399 = mul nsw i64 %397, %398
	%400 = load i64, i64* %a.stride.3
	%401 = mul nsw i64 %328, %400
	%402 = add nsw i64 %399, %401
	%403 = load double*, double** %a.origin.1
	%404 = getelementptr double, double* %403, i64 %402
	%405 = getelementptr double, double* %404, i64 %396
	%406 = load double, double* %405, !alias.scope !5, !noalias !6, !llvm.access.group !64
	%407 = fadd double %395, %406
	%408 = sub nsw i64 %334, 1
	%409 = add nsw i64 %328, 1
	%410 = sub nsw i64 %279, 1
	%411 = load i64, i64* %a.stride.4
	%412 = mul nsw i64 %410, %411
	%413 = load i64, i64* %a.stride.3
	%414 = mul nsw i64 %409, %413
	%415 = add nsw i64 %412, %414
	%416 = load double*, double** %a.origin.1
	%417 = getelementptr double, double* %416, i64 %415
	%418 = getelementptr double, double* %417, i64 %408
	%419 = load double, double* %418, !alias.scope !5, !noalias !6, !llvm.access.group !64
	%420 = fadd double %407, %419
	%421 = add nsw i64 %328, 1
	%422 = sub nsw i64 %279, 1
	%423 = load i64, i64* %a.stride.4
	%424 = mul nsw i64 %422, %423
	%425 = load i64, i64* %a.stride.3
	%426 = mul nsw i64 %421, %425
	%427 = add nsw i64 %424, %426
	%428 = load double*, double** %a.origin.1
	%429 = getelementptr double, double* %428, i64 %427
	%430 = getelementptr double, double* %429, i64 %334
	%431 = load double, double* %430, !alias.scope !5, !noalias !6, !llvm.access.group !64
	%432 = fadd double %420, %431
	%433 = add nsw i64 %334, 1
	%434 = add nsw i64 %328, 1
	%435 = sub nsw i64 %279, 1
	%436 = load i64, i64* %a.stride.4
	%437 = mul nsw i64 %435, %436
	%438 = load i64, i64* %a.stride.3
	%439 = mul nsw i64 %434, %438
	%440 = add nsw i64 %437, %439
	%441 = load double*, double** %a.origin.1
	%442 = getelementptr double, double* %441, i64 %440
	%443 = getelementptr double, double* %442, i64 %433
	%444 = load double, double* %443, !alias.scope !5, !noalias !6, !llvm.access.group !64
	%445 = fadd double %432, %444
	%446 = sub nsw i64 %334, 1
	%447 = sub nsw i64 %328, 1
	%448 = load i64, i64* %a.stride.4
	%449 = mul nsw i64 %279, %448
	%450 = load i64, i64* %a.stride.3
	%451 = mul nsw i64 %447, %450
	%452 = add nsw i64 %449, %451
	%453 = load double*, double** %a.origin.1
	%454 = getelementptr double, double* %453, i64 %452
	%455 = getelementptr double, double* %454, i64 %446
	%456 = load double, double* %455, !alias.scope !5, !noalias !6, !llvm.access.group !64
	%457 = fadd double %445, %456
	%458 = sub nsw i64 %328, 1
	%459 = load i64, i64* %a.stride.4
	%460 = mul nsw i64 %279, %459
	%461 = load i64, i64* %a.stride.3
	%462 = mul nsw i64 %458, %461
	%463 = add nsw i64 %460, %462
	%464 = load double*, double** %a.origin.1
	%465 = getelementptr double, double* %464, i64 %463
	%466 = getelementptr double, double* %465, i64 %334
	%467 = load double, double* %466, !alias.scope !5, !noalias !6, !llvm.access.group !64
	%468 = fadd double %457, %467
	%469 = add nsw i64 %334, 1
	%470 = sub nsw i64 %328, 1
	%471 = load i64, i64* %a.stride.4
	%472 = mul nsw i64 %279, %471
	%473 = load i64, i64* %a.stride.3
	%474 = mul nsw i64 %470, %473
	%475 = add nsw i64 %472, %474
	%476 = load double*, double** %a.origin.1
	%477 = getelementptr double, double* %476, i64 %475
	%478 = getelementptr double, double* %477, i64 %469
	%479 = load double, double* %478, !alias.scope !5, !noalias !6, !llvm.access.group !64
	%480 = fadd double %468, %479
	%481 = sub nsw i64 %334, 1
	%482 = load i64, i64* %a.stride.4
	%483 = mul nsw i64 %279, %482
	%484 = load i64, i64* %a.stride.3
	%485 = mul nsw i64 %328, %484
	%486 = add nsw i64 %483, %485
	%487 = load double*, double** %a.origin.1
	%488 = getelementptr double, double* %487, i64 %486
	%489 = getelementptr double, double* %488, i64 %481
	%490 = load double, double* %489, !alias.scope !5, !noalias !6, !llvm.access.group !64
	%491 = fadd double %480, %490
	%492 = load i64, i64* %a.stride.4
	%493 = mul nsw i64 %279, %492
	%494 = load i64, i64* %a.stride.3
	%495 = mul nsw i64 %328, %494
	%496 = add nsw i64 %493, %495
	%497 = load double*, double** %a.origin.1
	%498 = getelementptr double, double* %497, i64 %496
	%499 = getelementptr double, double* %498, i64 %334
	%500 = load double, double* %499, !alias.scope !5, !noalias !6, !llvm.access.group !64
	%501 = fadd double %491, %500
	%502 = add nsw i64 %334, 1
	%503 = load i64, i64* %a.stride.4
	%504 = mul nsw i64 %279, %503
	%505 = load i64, i64* %a.stride.3
	%506 = mul nsw i64 %328, %505
	%507 = add nsw i64 %504, %506
	%508 = load double*, double** %a.origin.1
	%509 = getelementptr double, double* %508, i64 %507
	%510 = getelementptr double, double* %509, i64 %502
	%511 = load double, double* %510, !alias.scope !5, !noalias !6, !llvm.access.group !64
	%512 = fadd double %501, %511
	%513 = sub nsw i64 %334, 1
	%514 = add nsw i64 %328, 1
	%515 = load i64, i64* %a.stride.4
	%516 = mul nsw i64 %279, %515
	%517 = load i64, i64* %a.stride.3
	%518 = mul nsw i64 %514, %517
	%519 = add nsw i64 %516, %518
	%520 = load double*, double** %a.origin.1
	%521 = getelementptr double, double* %520, i64 %519
	%522 = getelementptr double, double* %521, i64 %513
	%523 = load double, double* %522, !alias.scope !5, !noalias !6, !llvm.access.group !64
	%524 = fadd double %512, %523
	%525 = add nsw i64 %328, 1
	%526 = load i64, i64* %a.stride.4
	%527 = mul nsw i64 %279, %526
	%528 = load i64, i64* %a.stride.3
	%529 = mul nsw i64 %525, %528
	%530 = add nsw i64 %527, %529
	%531 = load double*, double** %a.origin.1
	%532 = getelementptr double, double* %531, i64 %530
	%533 = getelementptr double, double* %532, i64 %334
	%534 = load double, double* %533, !alias.scope !5, !noalias !6, !llvm.access.group !64
	%535 = fadd double %524, %534
	%536 = add nsw i64 %334, 1
	%537 = add nsw i64 %328, 1
	%538 = load i64, i64* %a.stride.4
	%539 = mul nsw i64 %279, %538
	%540 = load i64, i64* %a.stride.3
	%541 = mul nsw i64 %537, %540
	%542 = add nsw i64 %539, %541
	%543 = load double*, double** %a.origin.1
	%544 = getelementptr double, double* %543, i64 %542
	%545 = getelementptr double, double* %544, i64 %536
	%546 = load double, double* %545, !alias.scope !5, !noalias !6, !llvm.access.group !64
	%547 = fadd double %535, %546
	%548 = sub nsw i64 %334, 1
	%549 = sub nsw i64 %328, 1
	%550 = add nsw i64 %279, 1
	%551 = load i64, i64* %a.stride.4
	%552 = mul nsw i64 %550, %551
	%553 = load i64, i64* %a.stride.3
	%554 = mul nsw i64 %549, %553
	%555 = add nsw i64 %552, %554
	%556 = load double*, double** %a.origin.1
	%557 = getelementptr double, double* %556, i64 %555
	%558 = getelementptr double, double* %557, i64 %548
	%559 = load double, double* %558, !alias.scope !5, !noalias !6, !llvm.access.group !64
	%560 = fadd double %547, %559
	%561 = sub nsw i64 %328, 1
	%562 = add nsw i64 %279, 1
	%563 = load i64, i64* %a.stride.4
	%564 = mul nsw i64 %562, %563
	%565 = load i64, i64* %a.stride.3
	%566 = mul nsw i64 %561, %565
	%567 = add nsw i64 %564, %566
	%568 = load double*, double** %a.origin.1
	%569 = getelementptr double, double* %568, i64 %567
	%570 = getelementptr double, double* %569, i64 %334
	%571 = load double, double* %570, !alias.scope !5, !noalias !6, !llvm.access.group !64
	%572 = fadd double %560, %571
	%573 = add nsw i64 %334, 1
	%574 = sub nsw i64 %328, 1
	%575 = add nsw i64 %279, 1
	%576 = load i64, i64* %a.stride.4
	%577 = mul nsw i64 %575, %576
	%578 = load i64, i64* %a.stride.3
	%579 = mul nsw i64 %574, %578
	%580 = add nsw i64 %577, %579
	%581 = load double*, double** %a.origin.1
	%582 = getelementptr double, double* %581, i64 %580
	%583 = getelementptr double, double* %582, i64 %573
	%584 = load double, double* %583, !alias.scope !5, !noalias !6, !llvm.access.group !64
	%585 = fadd double %572, %584
	%586 = sub nsw i64 %334, 1
	%587 = add nsw i64 %279, 1
	%588 = load i64, i64* %a.stride.4
	%589 = mul nsw i64 %587, %588
	%590 = load i64, i64* %a.stride.3
	%591 = mul nsw i64 %328, %590
	%592 = add nsw i64 %589, %591
	%593 = load double*, double** %a.origin.1
	%594 = getelementptr double, double* %593, i64 %592
	%595 = getelementptr double, double* %594, i64 %586
	%596 = load double, double* %595, !alias.scope !5, !noalias !6, !llvm.access.group !64
	%597 = fadd double %585, %596
	%598 = add nsw i64 %279, 1
	%599 = load i64, i64* %a.stride.4
	%600 = mul nsw i64 %598, %599
	%601 = load i64, i64* %a.stride.3
	%602 = mul nsw i64 %328, %601
	%603 = add nsw i64 %600, %602
	%604 = load double*, double** %a.origin.1
	%605 = getelementptr double, double* %604, i64 %603
	%606 = getelementptr double, double* %605, i64 %334
	%607 = load double, double* %606, !alias.scope !5, !noalias !6, !llvm.access.group !64
	%608 = fadd double %597, %607
	%609 = add nsw i64 %334, 1
	%610 = add nsw i64 %279, 1
	%611 = load i64, i64* %a.stride.4
	%612 = mul nsw i64 %610, %611
	%613 = load i64, i64* %a.stride.3
	%614 = mul nsw i64 %328, %613
	%615 = add nsw i64 %612, %614
	%616 = load double*, double** %a.origin.1
	%617 = getelementptr double, double* %616, i64 %615
	%618 = getelementptr double, double* %617, i64 %609
	%619 = load double, double* %618, !alias.scope !5, !noalias !6, !llvm.access.group !64
	%620 = fadd double %608, %619
	%621 = sub nsw i64 %334, 1
	%622 = add nsw i64 %328, 1
	%623 = add nsw i64 %279, 1
	%624 = load i64, i64* %a.stride.4
	%625 = mul nsw i64 %623, %624
	%626 = load i64, i64* %a.stride.3
	%627 = mul nsw i64 %622, %626
	%628 = add nsw i64 %625, %627
	%629 = load double*, double** %a.origin.1
	%630 = getelementptr double, double* %629, i64 %628
	%631 = getelementptr double, double* %630, i64 %621
	%632 = load double, double* %631, !alias.scope !5, !noalias !6, !llvm.access.group !64
	%633 = fadd double %620, %632
	%634 = add nsw i64 %328, 1
	%635 = add nsw i64 %279, 1
	%636 = load i64, i64* %a.stride.4
	%637 = mul nsw i64 %635, %636
	%638 = load i64, i64* %a.stride.3
	%639 = mul nsw i64 %634, %638
	%640 = add nsw i64 %637, %639
	%641 = load double*, double** %a.origin.1
	%642 = getelementptr double, double* %641, i64 %640
	%643 = getelementptr double, double* %642, i64 %334
	%644 = load double, double* %643, !alias.scope !5, !noalias !6, !llvm.access.group !64
	%645 = fadd double %633, %644
	%646 = add nsw i64 %334, 1
	%647 = add nsw i64 %328, 1
	%648 = add nsw i64 %279, 1
	%649 = load i64, i64* %a.stride.4
	%650 = mul nsw i64 %648, %649
	%651 = load i64, i64* %a.stride.3
	%652 = mul nsw i64 %647, %651
	%653 = add nsw i64 %650, %652
	%654 = load double*, double** %a.origin.1
	%655 = getelementptr double, double* %654, i64 %653
	%656 = getelementptr double, double* %655, i64 %646
	%657 = load double, double* %656, !alias.scope !5, !noalias !6, !llvm.access.group !64
	%658 = fadd double %645, %657
	%659 = fmul double 0x3FB999999999999A, %658
	%660 = load i64, i64* %b.stride.8
	%661 = mul nsw i64 %279, %660
	%662 = load i64, i64* %b.stride.7
	%663 = mul nsw i64 %328, %662
	%664 = add nsw i64 %661, %663
	%665 = load double*, double** %b.origin.5
	%666 = getelementptr double, double* %665, i64 %664
	%667 = getelementptr double, double* %666, i64 %334
	store double %659, double* %667, !alias.scope !7, !noalias !8, !llvm.access.group !64
	br label %latch.115

latch.115:
	%668 = add nsw i64 %334, 1
	%669 = icmp slt i64 %334, 10
	br i1 %669, label %do.114, label %done.116, !llvm.loop !67

done.116:
	%670 = trunc i64 %668 to i32
	store i32 %670, i32* %i.15
	br label %enddo.117

enddo.117:
	br label %latch.111

do.130:
	%671 = phi i64 [ %319, %enddo.109 ], [ %684, %latch.131 ]
	%672 = trunc i64 %671 to i32
	store i32 %672, i32* %k.17
	%673 = load i64, i64* %"a%start1.22"
	%674 = icmp sgt i64 2, %673
	%675 = select i1 %674, i64 2, i64 %673
	%676 = load i64, i64* %"a%block1.23"
	%677 = load i64, i64* %"a%start1.22"
	%678 = add nsw i64 %676, %677
	%679 = sub nsw i64 %678, 1
	%680 = icmp slt i64 10, %679
	%681 = select i1 %680, i64 10, i64 %679
	%682 = trunc i64 %675 to i32
	store i32 %682, i32* %j.16
	%683 = icmp sle i64 %675, %681
	br i1 %683, label %do.134, label %enddo.137

latch.131:
	%684 = add nsw i64 %671, 1
	%685 = icmp slt i64 %671, %325
	br i1 %685, label %do.130, label %done.132, !llvm.loop !79

done.132:
	%686 = trunc i64 %684 to i32
	store i32 %686, i32* %k.17
	br label %enddo.133

enddo.133:
	%687 = load i64, i64* %"c%start2.28"
	%688 = add nsw i64 %687, 1
	%689 = icmp sgt i64 2, %688
	%690 = select i1 %689, i64 2, i64 %688
	%691 = load i64, i64* %"c%block2.29"
	%692 = load i64, i64* %"c%start2.28"
	%693 = add nsw i64 %691, %692
	%694 = icmp slt i64 10, %693
	%695 = select i1 %694, i64 10, i64 %693
	%696 = trunc i64 %690 to i32
	store i32 %696, i32* %"i%9.41"
	%697 = icmp sle i64 %690, %695
	br i1 %697, label %do.142, label %enddo.145

do.134:
	%698 = phi i64 [ %675, %do.130 ], [ %701, %latch.135 ]
	%699 = trunc i64 %698 to i32
	store i32 %699, i32* %j.16
	store i32 2, i32* %i.15
	%700 = icmp sle i64 2, 10
	br i1 %700, label %do.138, label %enddo.141

latch.135:
	%701 = add nsw i64 %698, 1
	%702 = icmp slt i64 %698, %681
	br i1 %702, label %do.134, label %done.136, !llvm.loop !77

done.136:
	%703 = trunc i64 %701 to i32
	store i32 %703, i32* %j.16
	br label %enddo.137

enddo.137:
	br label %latch.131

do.138:
	%704 = phi i64 [ 2, %do.134 ], [ %791, %latch.139 ]
	%705 = trunc i64 %704 to i32
	store i32 %705, i32* %i.15, !llvm.access.group !72
	%706 = load i64, i64* %b.stride.8
	%707 = mul nsw i64 %671, %706
	%708 = load i64, i64* %b.stride.7
	%709 = mul nsw i64 %698, %708
	%710 = add nsw i64 %707, %709
	%711 = load double*, double** %b.origin.5
	%712 = getelementptr double, double* %711, i64 %710
	%713 = getelementptr double, double* %712, i64 %704
	%714 = load double, double* %713, !alias.scope !7, !noalias !8, !llvm.access.group !72
	%715 = fmul double %714, 0x3FD999999999999A
	%716 = sub nsw i64 %704, 1
	%717 = load i64, i64* %b.stride.8
	%718 = mul nsw i64 %671, %717
	%719 = load i64, i64* %b.stride.7
	%720 = mul nsw i64 %698, %719
	%721 = add nsw i64 %718, %720
	%722 = load double*, double** %b.origin.5
	%723 = getelementptr double, double* %722, i64 %721
	%724 = getelementptr double, double* %723, i64 %716
	%725 = load double, double* %724, !alias.scope !7, !noalias !8, !llvm.access.group !72
	%726 = add nsw i64 %704, 1
	%727 = load i64, i64* %b.stride.8
	%728 = mul nsw i64 %671, %727
	%729 = load i64, i64* %b.stride.7
	%730 = mul nsw i64 %698, %729
	%731 = add nsw i64 %728, %730
	%732 = load double*, double** %b.origin.5
	%733 = getelementptr double, double* %732, i64 %731
	%734 = getelementptr double, double* %733, i64 %726
	%735 = load double, double* %734, !alias.scope !7, !noalias !8, !llvm.access.group !72
	%736 = fadd double %725, %735
	%737 = sub nsw i64 %698, 1
	%738 = load i64, i64* %b.stride.8
	%739 = mul nsw i64 %671, %738
	%740 = load i64, i64* %b.stride.7
	%741 = mul nsw i64 %737, %740
	%742 = add nsw i64 %739, %741
	%743 = load double*, double** %b.origin.5
	%744 = getelementptr double, double* %743, i64 %742
	%745 = getelementptr double, double* %744, i64 %704
	%746 = load double, double* %745, !alias.scope !7, !noalias !8, !llvm.access.group !72
	%747 = fadd double %736, %746
	%748 = add nsw i64 %698, 1
	%749 = load i64, i64* %b.stride.8
	%750 = mul nsw i64 %671, %749
	%751 = load i64, i64* %b.stride.7
	%752 = mul nsw i64 %748, %751
	%753 = add nsw i64 %750, %752
	%754 = load double*, double** %b.origin.5
	%755 = getelementptr double, double* %754, i64 %753
	%756 = getelementptr double, double* %755, i64 %704
	%757 = load double, double* %756, !alias.scope !7, !noalias !8, !llvm.access.group !72
	%758 = fadd double %747, %757
	%759 = sub nsw i64 %671, 1
	%760 = load i64, i64* %b.stride.8
	%761 = mul nsw i64 %759, %760
	%762 = load i64, i64* %b.stride.7
	%763 = mul nsw i64 %698, %762
	%764 = add nsw i64 %761, %763
	%765 = load double*, double** %b.origin.5
	%766 = getelementptr double, double* %765, i64 %764
	%767 = getelementptr double, double* %766, i64 %704
	%768 = load double, double* %767, !alias.scope !7, !noalias !8, !llvm.access.group !72
	%769 = fadd double %758, %768
	%770 = add nsw i64 %671, 1
	%771 = load i64, i64* %b.stride.8
	%772 = mul nsw i64 %770, %771
	%773 = load i64, i64* %b.stride.7
	%774 = mul nsw i64 %698, %773
	%775 = add nsw i64 %772, %774
	%776 = load double*, double** %b.origin.5
	%777 = getelementptr double, double* %776, i64 %775
	%778 = getelementptr double, double* %777, i64 %704
	%779 = load double, double* %778, !alias.scope !7, !noalias !8, !llvm.access.group !72
	%780 = fadd double %769, %779
	%781 = fmul double 0x3FB999999999999A, %780
	%782 = fadd double %715, %781
	%783 = load i64, i64* %a.stride.4
	%784 = mul nsw i64 %671, %783
	%785 = load i64, i64* %a.stride.3
	%786 = mul nsw i64 %698, %785
	%787 = add nsw i64 %784, %786
	%788 = load double*, double** %a.origin.1
	%789 = getelementptr double, double* %788, i64 %787
	%790 = getelementptr double, double* %789, i64 %704
	store double %782, double* %790, !alias.scope !5, !noalias !6, !llvm.access.group !72
	br label %latch.139

latch.139:
	%791 = add nsw i64 %704, 1
	%792 = icmp slt i64 %704, 10
	br i1 %792, label %do.138, label %done.140, !llvm.loop !75

done.140:
	%793 = trunc i64 %791 to i32
	store i32 %793, i32* %i.15
	br label %enddo.141

enddo.141:
	br label %latch.135

do.142:
	%794 = phi i64 [ %690, %enddo.133 ], [ %807, %latch.143 ]
	%795 = trunc i64 %794 to i32
	store i32 %795, i32* %"i%9.41", !llvm.access.group !80
	%796 = load i64, i64* %"c%start1.26", !llvm.access.group !80
	%797 = add nsw i64 %796, 1
	%798 = icmp sgt i64 2, %797
	%799 = select i1 %798, i64 2, i64 %797
	%800 = load i64, i64* %"c%block1.27", !llvm.access.group !80
	%801 = load i64, i64* %"c%start1.26", !llvm.access.group !80
	%802 = add nsw i64 %800, %801
	%803 = icmp slt i64 10, %802
	%804 = select i1 %803, i64 10, i64 %802
	%805 = trunc i64 %799 to i32
	store i32 %805, i32* %"i%8.40", !llvm.access.group !80
	%806 = icmp sle i64 %799, %804
	br i1 %806, label %do.146, label %enddo.149

latch.143:
	%807 = add nsw i64 %794, 1
	%808 = icmp slt i64 %794, %695
	br i1 %808, label %do.142, label %done.144, !llvm.loop !98

done.144:
	%809 = trunc i64 %807 to i32
	store i32 %809, i32* %"i%9.41"
	br label %enddo.145

enddo.145:
	%810 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.151, i32 0, i32 0
	%811 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.150, i32 0, i32 0
	store i64* %810, i64** %811
	%812 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.152, i32 0, i32 0
	%813 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.150, i32 0, i32 1
	store i64* %812, i64** %813
	%814 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.153, i32 0, i32 0
	%815 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.150, i32 0, i32 2
	store i64* %814, i64** %815
	%816 = bitcast [3 x i64*]* %params.150 to i8*
	call void @hpf_exchange_run(i8* bitcast ([3 x %hpf_exchange*]* @19 to i8*), i8* %816, i32 3)
	%817 = load i64, i64* %"c%start2.28"
	%818 = icmp sgt i64 1, %817
	%819 = select i1 %818, i64 1, i64 %817
	%820 = load i64, i64* %"c%block2.29"
	%821 = load i64, i64* %"c%start2.28"
	%822 = add nsw i64 %820, %821
	%823 = sub nsw i64 %822, 1
	%824 = icmp slt i64 11, %823
	%825 = select i1 %824, i64 11, i64 %823
	%826 = trunc i64 %819 to i32
	store i32 %826, i32* %"i%11.43"
	%827 = icmp sle i64 %819, %825
	br i1 %827, label %do.154, label %enddo.157

do.146:
	%828 = phi i64 [ %799, %do.142 ], [ %910, %latch.147 ]
	%829 = trunc i64 %828 to i32
	store i32 %829, i32* %"i%8.40", !llvm.access.group !82
	%830 = sub nsw i64 %828, 1
	%831 = sub nsw i64 %794, 1
	%832 = load i64, i64* %c.stride.11
	%833 = mul nsw i64 %831, %832
	%834 = load double*, double** %c.origin.9
	%835 = getelementptr double, double* %834, i64 %833
	%836 = getelementptr double, double* %835, i64 %830
	%837 = load double, double* %836, !alias.scope !9, !noalias !10, !llvm.access.group !83
	%838 = sub nsw i64 %794, 1
	%839 = load i64, i64* %c.stride.11
	%840 = mul nsw i64 %838, %839
	%841 = load double*, double** %c.origin.9
	%842 = getelementptr double, double* %841, i64 %840
	%843 = getelementptr double, double* %842, i64 %828
	%844 = load double, double* %843, !alias.scope !9, !noalias !10, !llvm.access.group !84
	%845 = fadd double %837, %844
	%846 = add nsw i64 %828, 1
	%847 = sub nsw i64 %794, 1
	%848 = load i64, i64* %c.stride.11
	%849 = mul nsw i64 %847, %848
	%850 = load double*, double** %c.origin.9
	%851 = getelementptr double, double* %850, i64 %849
	%852 = getelementptr double, double* %851, i64 %846
	%853 = load double, double* %852, !alias.scope !9, !noalias !10, !llvm.access.group !85
	%854 = fadd double %845, %853
	%855 = sub nsw i64 %828, 1
	%856 = load i64, i64* %c.stride.11
	%857 = mul nsw i64 %794, %856
	%858 = load double*, double** %c.origin.9
	%859 = getelementptr double, double* %858, i64 %857
	%860 = getelementptr double, double* %859, i64 %855
	%861 = load double, double* %860, !alias.scope !9, !noalias !10, !llvm.access.group !86
	%862 = fadd double %854, %861
	%863 = load i64, i64* %c.stride.11
	%864 = mul nsw i64 %794, %863
	%865 = load double*, double** %c.origin.9
	%866 = getelementptr double, double* %865, i64 %864
	%867 = getelementptr double, double* %866, i64 %828
	%868 = load double, double* %867, !alias.scope !9, !noalias !10, !llvm.access.group !87
	%869 = fadd double %862, %868
	%870 = add nsw i64 %828, 1
	%871 = load i64, i64* %c.stride.11
	%872 = mul nsw i64 %794, %871
	%873 = load double*, double** %c.origin.9
	%874 = getelementptr double, double* %873, i64 %872
	%875 = getelementptr double, double* %874, i64 %870
	%876 = load double, double* %875, !alias.scope !9, !noalias !10, !llvm.access.group !88
	%877 = fadd double %869, %876
	%878 = sub nsw i64 %828, 1
	%879 = add nsw i64 %794, 1
	%880 = load i64, i64* %c.stride.11
	%881 = mul nsw i64 %879, %880
	%882 = load double*, double** %c.origin.9
	%883 = getelementptr double, double* %882, i64 %881
	%884 = getelementptr double, double* %883, i64 %878
	%885 = load double, double* %884, !alias.scope !9, !noalias !10, !llvm.access.group !89
	%886 = fadd double %877, %885
	%887 = add nsw i64 %794, 1
	%888 = load i64, i64* %c.stride.11
	%889 = mul nsw i64 %887, %888
	%890 = load double*, double** %c.origin.9
	%891 = getelementptr double, double* %890, i64 %889
	%892 = getelementptr double, double* %891, i64 %828
	%893 = load double, double* %892, !alias.scope !9, !noalias !10, !llvm.access.group !90
	%894 = fadd double %886, %893
	%895 = add nsw i64 %828, 1
	%896 = add nsw i64 %794, 1
	%897 = load i64, i64* %c.stride.11
	%898 = mul nsw i64 %896, %897
	%899 = load double*, double** %c.origin.9
	%900 = getelementptr double, double* %899, i64 %898
	%901 = getelementptr double, double* %900, i64 %895
	%902 = load double, double* %901, !alias.scope !9, !noalias !10, !llvm.access.group !91
	%903 = fadd double %894, %902
	%904 = fmul double 0x3FBC28F5C28F5C29, %903
	%905 = load i64, i64* %d.stride.14
	%906 = mul nsw i64 %794, %905
	%907 = load double*, double** %d.origin.12
	%908 = getelementptr double, double* %907, i64 %906
	%909 = getelementptr double, double* %908, i64 %828
	store double %904, double* %909, !alias.scope !11, !noalias !12, !llvm.access.group !92
	br label %latch.147

latch.147:
	%910 = add nsw i64 %828, 1
	%911 = icmp slt i64 %828, %804
	br i1 %911, label %do.146, label %done.148, !llvm.loop !95

done.148:
	%912 = trunc i64 %910 to i32
	store i32 %912, i32* %"i%8.40", !llvm.access.group !80
	br label %enddo.149

enddo.149:
	br label %latch.143

do.154:
	%913 = phi i64 [ %819, %enddo.145 ], [ %926, %latch.155 ]
	%914 = trunc i64 %913 to i32
	store i32 %914, i32* %"i%11.43", !llvm.access.group !99
	%915 = load i64, i64* %"c%start1.26", !llvm.access.group !99
	%916 = icmp sgt i64 1, %915
	%917 = select i1 %916, i64 1, i64 %915
	%918 = load i64, i64* %"c%block1.27", !llvm.access.group !99
	%919 = load i64, i64* %"c%start1.26", !llvm.access.group !99
	%920 = add nsw i64 %918, %919
	%921 = sub nsw i64 %920, 1
	%922 = icmp slt i64 11, %921
	%923 = select i1 %922, i64 11, i64 %921
	%924 = trunc i64 %917 to i32
	store i32 %924, i32* %"i%10.42", !llvm.access.group !99
	%925 = icmp sle i64 %917, %923
	br i1 %925, label %do.158, label %enddo.161

latch.155:
	%926 = add nsw i64 %913, 1
	%927 = icmp slt i64 %913, %825
	br i1 %927, label %do.154, label %done.156, !llvm.loop !109

done.156:
	%928 = trunc i64 %926 to i32
	store i32 %928, i32* %"i%11.43"
	br label %enddo.157

enddo.157:
	br label %latch.99

do.158:
	%929 = phi i64 [ %917, %do.154 ], [ %942, %latch.159 ]
	%930 = trunc i64 %929 to i32
	store i32 %930, i32* %"i%10.42", !llvm.access.group !101
	%931 = load i64, i64* %d.stride.14
	%932 = mul nsw i64 %913, %931
	%933 = load double*, double** %d.origin.12
	%934 = getelementptr double, double* %933, i64 %932
	%935 = getelementptr double, double* %934, i64 %929
	%936 = load double, double* %935, !alias.scope !11, !noalias !12, !llvm.access.group !102
	%937 = load i64, i64* %c.stride.11
	%938 = mul nsw i64 %913, %937
	%939 = load double*, double** %c.origin.9
	%940 = getelementptr double, double* %939, i64 %938
	%941 = getelementptr double, double* %940, i64 %929
	store double %936, double* %941, !alias.scope !9, !noalias !10, !llvm.access.group !103
	br label %latch.159

latch.159:
	%942 = add nsw i64 %929, 1
	%943 = icmp slt i64 %929, %923
	br i1 %943, label %do.158, label %done.160, !llvm.loop !106

done.160:
	%944 = trunc i64 %942 to i32
	store i32 %944, i32* %"i%10.42", !llvm.access.group !99
	br label %enddo.161

enddo.161:
	br label %latch.155

do.162:
	%945 = phi i64 [ %270, %enddo.101 ], [ %958, %latch.163 ]
	%946 = trunc i64 %945 to i32
	store i32 %946, i32* %"i%14.46"
	%947 = load i64, i64* %"a%start1.22"
	%948 = icmp sgt i64 1, %947
	%949 = select i1 %948, i64 1, i64 %947
	%950 = load i64, i64* %"a%block1.23"
	%951 = load i64, i64* %"a%start1.22"
	%952 = add nsw i64 %950, %951
	%953 = sub nsw i64 %952, 1
	%954 = icmp slt i64 11, %953
	%955 = select i1 %954, i64 11, i64 %953
	%956 = trunc i64 %949 to i32
	store i32 %956, i32* %"i%13.45"
	%957 = icmp sle i64 %949, %955
	br i1 %957, label %do.166, label %enddo.169

latch.163:
	%958 = add nsw i64 %945, 1
	%959 = icmp slt i64 %945, %276
	br i1 %959, label %do.162, label %done.164, !llvm.loop !125

done.164:
	%960 = trunc i64 %958 to i32
	store i32 %960, i32* %"i%14.46"
	br label %enddo.165

enddo.165:
	%961 = load double, double* %"s%1%part.55"
	store double %961, double* %temporary.174
	%962 = bitcast double* %temporary.174 to i8*
	call void @hpf_reduce(i8* %962, i32 1, i32 3, i32 0, i8* bitcast (%hpf_pos* @.pos.4 to i8*))
	%963 = load double, double* %temporary.174
	store double %963, double* %"s%1%part.55"
	%964 = load double, double* %"s%1.47"
	%965 = load double, double* %"s%1%part.55"
	%966 = fadd double %964, %965
	store double %966, double* %"s%1.47"
	store double 0.0, double* %"s%2.51"
	store double 0.0, double* %"s%2%part.56"
	%967 = load i64, i64* %"a%start2.24"
	%968 = icmp sgt i64 1, %967
	%969 = select i1 %968, i64 1, i64 %967
	%970 = load i64, i64* %"a%block2.25"
	%971 = load i64, i64* %"a%start2.24"
	%972 = add nsw i64 %970, %971
	%973 = sub nsw i64 %972, 1
	%974 = icmp slt i64 11, %973
	%975 = select i1 %974, i64 11, i64 %973
	%976 = trunc i64 %969 to i32
	store i32 %976, i32* %"i%17.50"
	%977 = icmp sle i64 %969, %975
	br i1 %977, label %do.175, label %enddo.178

do.166:
	%978 = phi i64 [ %949, %do.162 ], [ %981, %latch.167 ]
	%979 = trunc i64 %978 to i32
	store i32 %979, i32* %"i%13.45", !llvm.access.group !112
	store i32 1, i32* %"i%12.44", !llvm.access.group !112
	%980 = icmp sle i64 1, 11
	br i1 %980, label %do.170, label %enddo.173

latch.167:
	%981 = add nsw i64 %978, 1
	%982 = icmp slt i64 %978, %955
	br i1 %982, label %do.166, label %done.168, !llvm.loop !123

done.168:
	%983 = trunc i64 %981 to i32
	store i32 %983, i32* %"i%13.45"
	br label %enddo.169

enddo.169:
	br label %latch.163

do.170:
	%984 = phi i64 [ 1, %do.166 ], [ %997, %latch.171 ]
	%985 = trunc i64 %984 to i32
	store i32 %985, i32* %"i%12.44", !llvm.access.group !114
	%986 = load double, double* %"s%1%part.55", !llvm.access.group !115
	%987 = load i64, i64* %a.stride.4
	%988 = mul nsw i64 %945, %987
	%989 = load i64, i64* %a.stride.3
	%990 = mul nsw i64 %978, %989
	%991 = add nsw i64 %988, %990
	%992 = load double*, double** %a.origin.1
	%993 = getelementptr double, double* %992, i64 %991
	%994 = getelementptr double, double* %993, i64 %984
	%995 = load double, double* %994, !alias.scope !5, !noalias !6, !llvm.access.group !116
	%996 = fadd reassoc nsz double %986, %995
	store double %996, double* %"s%1%part.55", !llvm.access.group !117
	br label %latch.171

latch.171:
	%997 = add nsw i64 %984, 1
	%998 = icmp slt i64 %984, 11
	br i1 %998, label %do.170, label %done.172, !llvm.loop !120

done.172:
	%999 = trunc i64 %997 to i32
	store i32 %999, i32* %"i%12.44", !llvm.access.group !112
	br label %enddo.173

enddo.173:
	br label %latch.167

do.175:
	%1000 = phi i64 [ %969, %enddo.165 ], [ %1013, %latch.176 ]
	%1001 = trunc i64 %1000 to i32
	store i32 %1001, i32* %"i%17.50"
	%1002 = load i64, i64* %"a%start1.22"
	%1003 = icmp sgt i64 1, %1002
	%1004 = select i1 %1003, i64 1, i64 %1002
	%1005 = load i64, i64* %"a%block1.23"
	%1006 = load i64, i64* %"a%start1.22"
	%1007 = add nsw i64 %1005, %1006
	%1008 = sub nsw i64 %1007, 1
	%1009 = icmp slt i64 11, %1008
	%1010 = select i1 %1009, i64 11, i64 %1008
	%1011 = trunc i64 %1004 to i32
	store i32 %1011, i32* %"i%16.49"
	%1012 = icmp sle i64 %1004, %1010
	br i1 %1012, label %do.179, label %enddo.182

latch.176:
	%1013 = add nsw i64 %1000, 1
	%1014 = icmp slt i64 %1000, %975
	br i1 %1014, label %do.175, label %done.177, !llvm.loop !139

done.177:
	%1015 = trunc i64 %1013 to i32
	store i32 %1015, i32* %"i%17.50"
	br label %enddo.178

enddo.178:
	%1016 = load double, double* %"s%2%part.56"
	store double %1016, double* %temporary.187
	%1017 = bitcast double* %temporary.187 to i8*
	call void @hpf_reduce(i8* %1017, i32 1, i32 3, i32 0, i8* bitcast (%hpf_pos* @.pos.5 to i8*))
	%1018 = load double, double* %temporary.187
	store double %1018, double* %"s%2%part.56"
	%1019 = load double, double* %"s%2.51"
	%1020 = load double, double* %"s%2%part.56"
	%1021 = fadd double %1019, %1020
	store double %1021, double* %"s%2.51"
	store double 0.0, double* %"s%3.54"
	store double 0.0, double* %"s%3%part.57"
	%1022 = load i64, i64* %"c%start2.28"
	%1023 = icmp sgt i64 1, %1022
	%1024 = select i1 %1023, i64 1, i64 %1022
	%1025 = load i64, i64* %"c%block2.29"
	%1026 = load i64, i64* %"c%start2.28"
	%1027 = add nsw i64 %1025, %1026
	%1028 = sub nsw i64 %1027, 1
	%1029 = icmp slt i64 11, %1028
	%1030 = select i1 %1029, i64 11, i64 %1028
	%1031 = trunc i64 %1024 to i32
	store i32 %1031, i32* %"i%19.53"
	%1032 = icmp sle i64 %1024, %1030
	br i1 %1032, label %do.188, label %enddo.191

do.179:
	%1033 = phi i64 [ %1004, %do.175 ], [ %1036, %latch.180 ]
	%1034 = trunc i64 %1033 to i32
	store i32 %1034, i32* %"i%16.49", !llvm.access.group !126
	store i32 1, i32* %"i%15.48", !llvm.access.group !126
	%1035 = icmp sle i64 1, 11
	br i1 %1035, label %do.183, label %enddo.186

latch.180:
	%1036 = add nsw i64 %1033, 1
	%1037 = icmp slt i64 %1033, %1010
	br i1 %1037, label %do.179, label %done.181, !llvm.loop !137

done.181:
	%1038 = trunc i64 %1036 to i32
	store i32 %1038, i32* %"i%16.49"
	br label %enddo.182

enddo.182:
	br label %latch.176

do.183:
	%1039 = phi i64 [ 1, %do.179 ], [ %1052, %latch.184 ]
	%1040 = trunc i64 %1039 to i32
	store i32 %1040, i32* %"i%15.48", !llvm.access.group !128
	%1041 = load double, double* %"s%2%part.56", !llvm.access.group !129
	%1042 = load i64, i64* %b.stride.8
	%1043 = mul nsw i64 %1000, %1042
	%1044 = load i64, i64* %b.stride.7
	%1045 = mul nsw i64 %1033, %1044
	%1046 = add nsw i64 %1043, %1045
	%1047 = load double*, double** %b.origin.5
	%1048 = getelementptr double, double* %1047, i64 %1046
	%1049 = getelementptr double, double* %1048, i64 %1039
	%1050 = load double, double* %1049, !alias.scope !7, !noalias !8, !llvm.access.group !130
	%1051 = fadd reassoc nsz double %1041, %1050
	store double %1051, double* %"s%2%part.56", !llvm.access.group !131
	br label %latch.184

latch.184:
	%1052 = add nsw i64 %1039, 1
	%1053 = icmp slt i64 %1039, 11
	br i1 %1053, label %do.183, label %done.185, !llvm.loop !134

done.185:
	%1054 = trunc i64 %1052 to i32
	store i32 %1054, i32* %"i%15.48", !llvm.access.group !126
	br label %enddo.186

enddo.186:
	br label %latch.180

do.188:
	%1055 = phi i64 [ %1024, %enddo.178 ], [ %1068, %latch.189 ]
	%1056 = trunc i64 %1055 to i32
	store i32 %1056, i32* %"i%19.53", !llvm.access.group !140
	%1057 = load i64, i64* %"c%start1.26", !llvm.access.group !140
	%1058 = icmp sgt i64 1, %1057
	%1059 = select i1 %1058, i64 1, i64 %1057
	%1060 = load i64, i64* %"c%block1.27", !llvm.access.group !140
	%1061 = load i64, i64* %"c%start1.26", !llvm.access.group !140
	%1062 = add nsw i64 %1060, %1061
	%1063 = sub nsw i64 %1062, 1
	%1064 = icmp slt i64 11, %1063
	%1065 = select i1 %1064, i64 11, i64 %1063
	%1066 = trunc i64 %1059 to i32
	store i32 %1066, i32* %"i%18.52", !llvm.access.group !140
	%1067 = icmp sle i64 %1059, %1065
	br i1 %1067, label %do.192, label %enddo.195

latch.189:
	%1068 = add nsw i64 %1055, 1
	%1069 = icmp slt i64 %1055, %1030
	br i1 %1069, label %do.188, label %done.190, !llvm.loop !151

done.190:
	%1070 = trunc i64 %1068 to i32
	store i32 %1070, i32* %"i%19.53"
	br label %enddo.191

enddo.191:
	%1071 = load double, double* %"s%3%part.57"
	store double %1071, double* %temporary.196
	%1072 = bitcast double* %temporary.196 to i8*
	call void @hpf_reduce(i8* %1072, i32 1, i32 3, i32 0, i8* bitcast (%hpf_pos* @.pos.6 to i8*))
	%1073 = load double, double* %temporary.196
	store double %1073, double* %"s%3%part.57"
	%1074 = load double, double* %"s%3.54"
	%1075 = load double, double* %"s%3%part.57"
	%1076 = fadd double %1074, %1075
	store double %1076, double* %"s%3.54"
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.7 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.27, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%1077 = load double, double* %"s%1.47"
	store double %1077, double* %temporary.197
	%1078 = bitcast double* %temporary.197 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %1078, i64 8)
	%1079 = load double, double* %"s%2.51"
	store double %1079, double* %temporary.198
	%1080 = bitcast double* %temporary.198 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %1080, i64 8)
	%1081 = load double, double* %"s%3.54"
	store double %1081, double* %temporary.199
	%1082 = bitcast double* %temporary.199 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %1082, i64 8)
	%1083 = call i32 @hpf_io_end()
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.8 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.27, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%1084 = icmp sgt i64 11, 0
	%1085 = select i1 %1084, i64 11, i64 0
	%1086 = icmp sgt i64 1, 0
	%1087 = select i1 %1086, i64 1, i64 0
	%1088 = mul nsw i64 %1085, %1087
	%1089 = icmp sgt i64 1, 0
	%1090 = select i1 %1089, i64 1, i64 0
	%1091 = mul nsw i64 %1088, %1090
	%1092 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.200, i32 0, i32 0
	store i64 1, i64* %1092
	%1093 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.200, i32 0, i32 1
	store i64 4, i64* %1093
	%1094 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.200, i32 0, i32 2
	store i64 5, i64* %1094
	%1095 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.200, i32 0, i32 0
	%1096 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.201, i32 0, i32 0
	store i64 11, i64* %1096
	%1097 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.201, i32 0, i32 1
	store i64 4, i64* %1097
	%1098 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.201, i32 0, i32 2
	store i64 5, i64* %1098
	%1099 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.201, i32 0, i32 0
	%1100 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.202, i32 0, i32 0
	store i64 1, i64* %1100
	%1101 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.202, i32 0, i32 1
	store i64 1, i64* %1101
	%1102 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.202, i32 0, i32 2
	store i64 1, i64* %1102
	%1103 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.202, i32 0, i32 0
	%1104 = bitcast i64* %1095 to i8*
	%1105 = bitcast i64* %1099 to i8*
	%1106 = bitcast i64* %1103 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.a to i8*), i8* %1104, i8* %1105, i8* %1106, i32 3, i32 8)
	%1107 = call i32 @hpf_io_end()
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.9 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.27, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%1108 = icmp sgt i64 11, 0
	%1109 = select i1 %1108, i64 11, i64 0
	%1110 = icmp sgt i64 1, 0
	%1111 = select i1 %1110, i64 1, i64 0
	%1112 = mul nsw i64 %1109, %1111
	%1113 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.203, i32 0, i32 0
	store i64 1, i64* %1113
	%1114 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.203, i32 0, i32 1
	store i64 6, i64* %1114
	%1115 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.203, i32 0, i32 0
	%1116 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.204, i32 0, i32 0
	store i64 11, i64* %1116
	%1117 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.204, i32 0, i32 1
	store i64 6, i64* %1117
	%1118 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.204, i32 0, i32 0
	%1119 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.205, i32 0, i32 0
	store i64 1, i64* %1119
	%1120 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.205, i32 0, i32 1
	store i64 1, i64* %1120
	%1121 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.205, i32 0, i32 0
	%1122 = bitcast i64* %1115 to i8*
	%1123 = bitcast i64* %1118 to i8*
	%1124 = bitcast i64* %1121 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.c to i8*), i8* %1122, i8* %1123, i8* %1124, i32 3, i32 8)
	%1125 = call i32 @hpf_io_end()
	call void @hpf_main_end()
	ret i32 0

do.192:
	%1126 = phi i64 [ %1059, %do.188 ], [ %1136, %latch.193 ]
	%1127 = trunc i64 %1126 to i32
	store i32 %1127, i32* %"i%18.52", !llvm.access.group !142
	%1128 = load double, double* %"s%3%part.57", !llvm.access.group !143
	%1129 = load i64, i64* %c.stride.11
	%1130 = mul nsw i64 %1055, %1129
	%1131 = load double*, double** %c.origin.9
	%1132 = getelementptr double, double* %1131, i64 %1130
	%1133 = getelementptr double, double* %1132, i64 %1126
	%1134 = load double, double* %1133, !alias.scope !9, !noalias !10, !llvm.access.group !144
	%1135 = fadd reassoc nsz double %1128, %1134
	store double %1135, double* %"s%3%part.57", !llvm.access.group !145
	br label %latch.193

latch.193:
	%1136 = add nsw i64 %1126, 1
	%1137 = icmp slt i64 %1126, %1065
	br i1 %1137, label %do.192, label %done.194, !llvm.loop !148

done.194:
	%1138 = trunc i64 %1136 to i32
	store i32 %1138, i32* %"i%18.52", !llvm.access.group !140
	br label %enddo.195

enddo.195:
	br label %latch.189
}

declare void @hpf_main_begin(i32 %0, i8* %1) nounwind

declare void @hpf_layout_init(i8* %0, i8* %1) nounwind

declare void @hpf_array_create(i8* %0, i8* %1) nounwind

define internal i32 @sections.1(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"a%start1.1" = alloca i64
	%"a%block1.2" = alloca i64
	%"a%start2.3" = alloca i64
	%"a%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"a%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"a%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"a%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"a%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.13
		i32 2, label %piece.20
		i32 3, label %piece.27
		i32 4, label %piece.33
		i32 5, label %piece.40
		i32 6, label %piece.48
		i32 7, label %piece.57
		i32 8, label %piece.65
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"a%block2.4"
	%13 = sub nsw i64 0, %12
	%14 = load i64, i64* %"a%start2.3"
	%15 = sub nsw i64 %13, %14
	%16 = add nsw i64 %15, 10
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.7, label %next.9

next.9:
	%18 = icmp sgt i64 1, 11
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %19
	%20 = getelementptr i64, i64* %hi, i64 0
	store i64 11, i64* %20
	%21 = load i64, i64* %"a%start1.1"
	%22 = load i64, i64* %W1.5
	%23 = icmp sgt i64 %21, %22
	%24 = select i1 %23, i64 %21, i64 %22
	%25 = load i64, i64* %"a%block1.2"
	%26 = load i64, i64* %"a%start1.1"
	%27 = add nsw i64 %25, %26
	%28 = sub nsw i64 %27, 1
	%29 = icmp slt i64 9, %28
	%30 = select i1 %29, i64 9, i64 %28
	%31 = load i64, i64* %"a%block1.2"
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
	%40 = load i64, i64* %"a%block2.4"
	%41 = load i64, i64* %"a%start2.3"
	%42 = add nsw i64 %40, %41
	%43 = load i64, i64* %W2.6
	%44 = icmp sgt i64 %42, %43
	%45 = select i1 %44, i64 %42, i64 %43
	%46 = load i64, i64* %"a%block2.4"
	%47 = load i64, i64* %"a%start2.3"
	%48 = add nsw i64 %46, %47
	%49 = load i64, i64* %"a%block2.4"
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
	ret i32 1

piece.13:
	%58 = load i64, i64* %"a%start1.1"
	%59 = sub nsw i64 0, %58
	%60 = add nsw i64 %59, 9
	%61 = icmp slt i64 %60, 0
	br i1 %61, label %none.7, label %next.14

next.14:
	%62 = load i64, i64* %"a%block1.2"
	%63 = load i64, i64* %"a%start1.1"
	%64 = add nsw i64 %62, %63
	%65 = sub nsw i64 %64, 11
	%66 = icmp slt i64 %65, 0
	br i1 %66, label %none.7, label %next.15

next.15:
	%67 = load i64, i64* %"a%block2.4"
	%68 = sub nsw i64 0, %67
	%69 = load i64, i64* %"a%start2.3"
	%70 = sub nsw i64 %68, %69
	%71 = add nsw i64 %70, 10
	%72 = icmp slt i64 %71, 0
	br i1 %72, label %none.7, label %next.16

next.16:
	%73 = icmp sgt i64 1, 11
	br i1 %73, label %none.7, label %next.17

next.17:
	%74 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %74
	%75 = getelementptr i64, i64* %hi, i64 0
	store i64 11, i64* %75
	%76 = load i64, i64* %W1.5
	%77 = icmp sgt i64 10, %76
	%78 = select i1 %77, i64 10, i64 %76
	%79 = load i64, i64* %"a%block1.2"
	%80 = load i64, i64* %W1.5
	%81 = add nsw i64 %79, %80
	%82 = sub nsw i64 %81, 1
	%83 = icmp slt i64 10, %82
	%84 = select i1 %83, i64 10, i64 %82
	%85 = icmp sgt i64 %78, %84
	br i1 %85, label %none.7, label %next.18

next.18:
	%86 = getelementptr i64, i64* %lo, i64 1
	store i64 %78, i64* %86
	%87 = getelementptr i64, i64* %hi, i64 1
	store i64 %84, i64* %87
	%88 = load i64, i64* %"a%block2.4"
	%89 = load i64, i64* %"a%start2.3"
	%90 = add nsw i64 %88, %89
	%91 = load i64, i64* %W2.6
	%92 = icmp sgt i64 %90, %91
	%93 = select i1 %92, i64 %90, i64 %91
	%94 = load i64, i64* %"a%block2.4"
	%95 = load i64, i64* %"a%start2.3"
	%96 = add nsw i64 %94, %95
	%97 = load i64, i64* %"a%block2.4"
	%98 = load i64, i64* %W2.6
	%99 = add nsw i64 %97, %98
	%100 = sub nsw i64 %99, 1
	%101 = icmp slt i64 %96, %100
	%102 = select i1 %101, i64 %96, i64 %100
	%103 = icmp sgt i64 %93, %102
	br i1 %103, label %none.7, label %next.19

next.19:
	%104 = getelementptr i64, i64* %lo, i64 2
	store i64 %93, i64* %104
	%105 = getelementptr i64, i64* %hi, i64 2
	store i64 %102, i64* %105
	ret i32 1

piece.20:
	%106 = load i64, i64* %"a%start1.1"
	%107 = sub nsw i64 0, %106
	%108 = add nsw i64 %107, 9
	%109 = icmp slt i64 %108, 0
	br i1 %109, label %none.7, label %next.21

next.21:
	%110 = load i64, i64* %"a%block1.2"
	%111 = load i64, i64* %"a%start1.1"
	%112 = add nsw i64 %110, %111
	%113 = sub nsw i64 %112, 12
	%114 = icmp slt i64 %113, 0
	br i1 %114, label %none.7, label %next.22

next.22:
	%115 = load i64, i64* %"a%block2.4"
	%116 = sub nsw i64 0, %115
	%117 = load i64, i64* %"a%start2.3"
	%118 = sub nsw i64 %116, %117
	%119 = add nsw i64 %118, 10
	%120 = icmp slt i64 %119, 0
	br i1 %120, label %none.7, label %next.23

next.23:
	%121 = icmp sgt i64 1, 11
	br i1 %121, label %none.7, label %next.24

next.24:
	%122 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %122
	%123 = getelementptr i64, i64* %hi, i64 0
	store i64 11, i64* %123
	%124 = load i64, i64* %W1.5
	%125 = icmp sgt i64 11, %124
	%126 = select i1 %125, i64 11, i64 %124
	%127 = load i64, i64* %"a%block1.2"
	%128 = load i64, i64* %W1.5
	%129 = add nsw i64 %127, %128
	%130 = sub nsw i64 %129, 1
	%131 = icmp slt i64 11, %130
	%132 = select i1 %131, i64 11, i64 %130
	%133 = icmp sgt i64 %126, %132
	br i1 %133, label %none.7, label %next.25

next.25:
	%134 = getelementptr i64, i64* %lo, i64 1
	store i64 %126, i64* %134
	%135 = getelementptr i64, i64* %hi, i64 1
	store i64 %132, i64* %135
	%136 = load i64, i64* %"a%block2.4"
	%137 = load i64, i64* %"a%start2.3"
	%138 = add nsw i64 %136, %137
	%139 = load i64, i64* %W2.6
	%140 = icmp sgt i64 %138, %139
	%141 = select i1 %140, i64 %138, i64 %139
	%142 = load i64, i64* %"a%block2.4"
	%143 = load i64, i64* %"a%start2.3"
	%144 = add nsw i64 %142, %143
	%145 = load i64, i64* %"a%block2.4"
	%146 = load i64, i64* %W2.6
	%147 = add nsw i64 %145, %146
	%148 = sub nsw i64 %147, 1
	%149 = icmp slt i64 %144, %148
	%150 = select i1 %149, i64 %144, i64 %148
	%151 = icmp sgt i64 %141, %150
	br i1 %151, label %none.7, label %next.26

next.26:
	%152 = getelementptr i64, i64* %lo, i64 2
	store i64 %141, i64* %152
	%153 = getelementptr i64, i64* %hi, i64 2
	store i64 %150, i64* %153
	ret i32 1

piece.27:
	%154 = load i64, i64* %"a%block2.4"
	%155 = sub nsw i64 %154, 1
	%156 = icmp slt i64 %155, 0
	br i1 %156, label %none.7, label %next.28

next.28:
	%157 = load i64, i64* %"a%block2.4"
	%158 = sub nsw i64 0, %157
	%159 = load i64, i64* %"a%start2.3"
	%160 = sub nsw i64 %158, %159
	%161 = add nsw i64 %160, 10
	%162 = icmp slt i64 %161, 0
	br i1 %162, label %none.7, label %next.29

next.29:
	%163 = icmp sgt i64 1, 11
	br i1 %163, label %none.7, label %next.30

next.30:
	%164 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %164
	%165 = getelementptr i64, i64* %hi, i64 0
	store i64 11, i64* %165
	%166 = load i64, i64* %"a%start1.1"
	%167 = load i64, i64* %W1.5
	%168 = icmp sgt i64 %166, %167
	%169 = select i1 %168, i64 %166, i64 %167
	%170 = load i64, i64* %"a%block1.2"
	%171 = load i64, i64* %"a%start1.1"
	%172 = add nsw i64 %170, %171
	%173 = sub nsw i64 %172, 1
	%174 = icmp slt i64 9, %173
	%175 = select i1 %174, i64 9, i64 %173
	%176 = load i64, i64* %"a%block1.2"
	%177 = load i64, i64* %W1.5
	%178 = add nsw i64 %176, %177
	%179 = sub nsw i64 %178, 1
	%180 = icmp slt i64 %175, %179
	%181 = select i1 %180, i64 %175, i64 %179
	%182 = icmp sgt i64 %169, %181
	br i1 %182, label %none.7, label %next.31

next.31:
	%183 = getelementptr i64, i64* %lo, i64 1
	store i64 %169, i64* %183
	%184 = getelementptr i64, i64* %hi, i64 1
	store i64 %181, i64* %184
	%185 = load i64, i64* %"a%block2.4"
	%186 = load i64, i64* %"a%start2.3"
	%187 = add nsw i64 %185, %186
	%188 = add nsw i64 %187, 1
	%189 = load i64, i64* %W2.6
	%190 = icmp sgt i64 %188, %189
	%191 = select i1 %190, i64 %188, i64 %189
	%192 = load i64, i64* %"a%block2.4"
	%193 = load i64, i64* %"a%start2.3"
	%194 = add nsw i64 %192, %193
	%195 = add nsw i64 %194, 1
	%196 = load i64, i64* %"a%block2.4"
	%197 = load i64, i64* %W2.6
	%198 = add nsw i64 %196, %197
	%199 = sub nsw i64 %198, 1
	%200 = icmp slt i64 %195, %199
	%201 = select i1 %200, i64 %195, i64 %199
	%202 = icmp sgt i64 %191, %201
	br i1 %202, label %none.7, label %next.32

next.32:
	%203 = getelementptr i64, i64* %lo, i64 2
	store i64 %191, i64* %203
	%204 = getelementptr i64, i64* %hi, i64 2
	store i64 %201, i64* %204
	ret i32 1

piece.33:
	%205 = load i64, i64* %"a%block2.4"
	%206 = load i64, i64* %"a%start2.3"
	%207 = add nsw i64 %205, %206
	%208 = sub nsw i64 %207, 11
	%209 = icmp slt i64 %208, 0
	br i1 %209, label %none.7, label %next.34

next.34:
	%210 = load i64, i64* %"a%block2.4"
	%211 = sub nsw i64 0, %210
	%212 = load i64, i64* %"a%start2.3"
	%213 = sub nsw i64 %211, %212
	%214 = add nsw i64 %213, 11
	%215 = icmp slt i64 %214, 0
	br i1 %215, label %none.7, label %next.35

next.35:
	%216 = load i64, i64* %"a%block2.4"
	%217 = sub nsw i64 %216, 2
	%218 = icmp slt i64 %217, 0
	br i1 %218, label %none.7, label %next.36

next.36:
	%219 = icmp sgt i64 1, 11
	br i1 %219, label %none.7, label %next.37

next.37:
	%220 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %220
	%221 = getelementptr i64, i64* %hi, i64 0
	store i64 11, i64* %221
	%222 = load i64, i64* %"a%start1.1"
	%223 = load i64, i64* %W1.5
	%224 = icmp sgt i64 %222, %223
	%225 = select i1 %224, i64 %222, i64 %223
	%226 = load i64, i64* %"a%block1.2"
	%227 = load i64, i64* %"a%start1.1"
	%228 = add nsw i64 %226, %227
	%229 = sub nsw i64 %228, 1
	%230 = icmp slt i64 9, %229
	%231 = select i1 %230, i64 9, i64 %229
	%232 = load i64, i64* %"a%block1.2"
	%233 = load i64, i64* %W1.5
	%234 = add nsw i64 %232, %233
	%235 = sub nsw i64 %234, 1
	%236 = icmp slt i64 %231, %235
	%237 = select i1 %236, i64 %231, i64 %235
	%238 = icmp sgt i64 %225, %237
	br i1 %238, label %none.7, label %next.38

next.38:
	%239 = getelementptr i64, i64* %lo, i64 1
	store i64 %225, i64* %239
	%240 = getelementptr i64, i64* %hi, i64 1
	store i64 %237, i64* %240
	%241 = load i64, i64* %W2.6
	%242 = icmp sgt i64 11, %241
	%243 = select i1 %242, i64 11, i64 %241
	%244 = load i64, i64* %"a%block2.4"
	%245 = load i64, i64* %W2.6
	%246 = add nsw i64 %244, %245
	%247 = sub nsw i64 %246, 1
	%248 = icmp slt i64 11, %247
	%249 = select i1 %248, i64 11, i64 %247
	%250 = icmp sgt i64 %243, %249
	br i1 %250, label %none.7, label %next.39

next.39:
	%251 = getelementptr i64, i64* %lo, i64 2
	store i64 %243, i64* %251
	%252 = getelementptr i64, i64* %hi, i64 2
	store i64 %249, i64* %252
	ret i32 1

piece.40:
	%253 = load i64, i64* %"a%block2.4"
	%254 = sub nsw i64 %253, 1
	%255 = icmp slt i64 %254, 0
	br i1 %255, label %none.7, label %next.41

next.41:
	%256 = load i64, i64* %"a%start1.1"
	%257 = sub nsw i64 0, %256
	%258 = add nsw i64 %257, 9
	%259 = icmp slt i64 %258, 0
	br i1 %259, label %none.7, label %next.42

next.42:
	%260 = load i64, i64* %"a%block1.2"
	%261 = load i64, i64* %"a%start1.1"
	%262 = add nsw i64 %260, %261
	%263 = sub nsw i64 %262, 11
	%264 = icmp slt i64 %263, 0
	br i1 %264, label %none.7, label %next.43

next.43:
	%265 = load i64, i64* %"a%block2.4"
	%266 = sub nsw i64 0, %265
	%267 = load i64, i64* %"a%start2.3"
	%268 = sub nsw i64 %266, %267
	%269 = add nsw i64 %268, 10
	%270 = icmp slt i64 %269, 0
	br i1 %270, label %none.7, label %next.44

next.44:
	%271 = icmp sgt i64 1, 11
	br i1 %271, label %none.7, label %next.45

next.45:
	%272 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %272
	%273 = getelementptr i64, i64* %hi, i64 0
	store i64 11, i64* %273
	%274 = load i64, i64* %W1.5
	%275 = icmp sgt i64 10, %274
	%276 = select i1 %275, i64 10, i64 %274
	%277 = load i64, i64* %"a%block1.2"
	%278 = load i64, i64* %W1.5
	%279 = add nsw i64 %277, %278
	%280 = sub nsw i64 %279, 1
	%281 = icmp slt i64 10, %280
	%282 = select i1 %281, i64 10, i64 %280
	%283 = icmp sgt i64 %276, %282
	br i1 %283, label %none.7, label %next.46

next.46:
	%284 = getelementptr i64, i64* %lo, i64 1
	store i64 %276, i64* %284
	%285 = getelementptr i64, i64* %hi, i64 1
	store i64 %282, i64* %285
	%286 = load i64, i64* %"a%block2.4"
	%287 = load i64, i64* %"a%start2.3"
	%288 = add nsw i64 %286, %287
	%289 = add nsw i64 %288, 1
	%290 = load i64, i64* %W2.6
	%291 = icmp sgt i64 %289, %290
	%292 = select i1 %291, i64 %289, i64 %290
	%293 = load i64, i64* %"a%block2.4"
	%294 = load i64, i64* %"a%start2.3"
	%295 = add nsw i64 %293, %294
	%296 = add nsw i64 %295, 1
	%297 = load i64, i64* %"a%block2.4"
	%298 = load i64, i64* %W2.6
	%299 = add nsw i64 %297, %298
	%300 = sub nsw i64 %299, 1
	%301 = icmp slt i64 %296, %300
	%302 = select i1 %301, i64 %296, i64 %300
	%303 = icmp sgt i64 %292, %302
	br i1 %303, label %none.7, label %next.47

next.47:
	%304 = getelementptr i64, i64* %lo, i64 2
	store i64 %292, i64* %304
	%305 = getelementptr i64, i64* %hi, i64 2
	store i64 %302, i64* %305
	ret i32 1

piece.48:
	%306 = load i64, i64* %"a%block2.4"
	%307 = load i64, i64* %"a%start2.3"
	%308 = add nsw i64 %306, %307
	%309 = sub nsw i64 %308, 11
	%310 = icmp slt i64 %309, 0
	br i1 %310, label %none.7, label %next.49

next.49:
	%311 = load i64, i64* %"a%block2.4"
	%312 = sub nsw i64 0, %311
	%313 = load i64, i64* %"a%start2.3"
	%314 = sub nsw i64 %312, %313
	%315 = add nsw i64 %314, 11
	%316 = icmp slt i64 %315, 0
	br i1 %316, label %none.7, label %next.50

next.50:
	%317 = load i64, i64* %"a%block2.4"
	%318 = sub nsw i64 %317, 2
	%319 = icmp slt i64 %318, 0
	br i1 %319, label %none.7, label %next.51

next.51:
	%320 = load i64, i64* %"a%start1.1"
	%321 = sub nsw i64 0, %320
	%322 = add nsw i64 %321, 9
	%323 = icmp slt i64 %322, 0
	br i1 %323, label %none.7, label %next.52

next.52:
	%324 = load i64, i64* %"a%block1.2"
	%325 = load i64, i64* %"a%start1.1"
	%326 = add nsw i64 %324, %325
	%327 = sub nsw i64 %326, 11
	%328 = icmp slt i64 %327, 0
	br i1 %328, label %none.7, label %next.53

next.53:
	%329 = icmp sgt i64 1, 11
	br i1 %329, label %none.7, label %next.54

next.54:
	%330 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %330
	%331 = getelementptr i64, i64* %hi, i64 0
	store i64 11, i64* %331
	%332 = load i64, i64* %W1.5
	%333 = icmp sgt i64 10, %332
	%334 = select i1 %333, i64 10, i64 %332
	%335 = load i64, i64* %"a%block1.2"
	%336 = load i64, i64* %W1.5
	%337 = add nsw i64 %335, %336
	%338 = sub nsw i64 %337, 1
	%339 = icmp slt i64 10, %338
	%340 = select i1 %339, i64 10, i64 %338
	%341 = icmp sgt i64 %334, %340
	br i1 %341, label %none.7, label %next.55

next.55:
	%342 = getelementptr i64, i64* %lo, i64 1
	store i64 %334, i64* %342
	%343 = getelementptr i64, i64* %hi, i64 1
	store i64 %340, i64* %343
	%344 = load i64, i64* %W2.6
	%345 = icmp sgt i64 11, %344
	%346 = select i1 %345, i64 11, i64 %344
	%347 = load i64, i64* %"a%block2.4"
	%348 = load i64, i64* %W2.6
	%349 = add nsw i64 %347, %348
	%350 = sub nsw i64 %349, 1
	%351 = icmp slt i64 11, %350
	%352 = select i1 %351, i64 11, i64 %350
	%353 = icmp sgt i64 %346, %352
	br i1 %353, label %none.7, label %next.56

next.56:
	%354 = getelementptr i64, i64* %lo, i64 2
	store i64 %346, i64* %354
	%355 = getelementptr i64, i64* %hi, i64 2
	store i64 %352, i64* %355
	ret i32 1

piece.57:
	%356 = load i64, i64* %"a%block2.4"
	%357 = sub nsw i64 %356, 1
	%358 = icmp slt i64 %357, 0
	br i1 %358, label %none.7, label %next.58

next.58:
	%359 = load i64, i64* %"a%start1.1"
	%360 = sub nsw i64 0, %359
	%361 = add nsw i64 %360, 9
	%362 = icmp slt i64 %361, 0
	br i1 %362, label %none.7, label %next.59

next.59:
	%363 = load i64, i64* %"a%block1.2"
	%364 = load i64, i64* %"a%start1.1"
	%365 = add nsw i64 %363, %364
	%366 = sub nsw i64 %365, 12
	%367 = icmp slt i64 %366, 0
	br i1 %367, label %none.7, label %next.60

next.60:
	%368 = load i64, i64* %"a%block2.4"
	%369 = sub nsw i64 0, %368
	%370 = load i64, i64* %"a%start2.3"
	%371 = sub nsw i64 %369, %370
	%372 = add nsw i64 %371, 10
	%373 = icmp slt i64 %372, 0
	br i1 %373, label %none.7, label %next.61

next.61:
	%374 = icmp sgt i64 1, 11
	br i1 %374, label %none.7, label %next.62

next.62:
	%375 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %375
	%376 = getelementptr i64, i64* %hi, i64 0
	store i64 11, i64* %376
	%377 = load i64, i64* %W1.5
	%378 = icmp sgt i64 11, %377
	%379 = select i1 %378, i64 11, i64 %377
	%380 = load i64, i64* %"a%block1.2"
	%381 = load i64, i64* %W1.5
	%382 = add nsw i64 %380, %381
	%383 = sub nsw i64 %382, 1
	%384 = icmp slt i64 11, %383
	%385 = select i1 %384, i64 11, i64 %383
	%386 = icmp sgt i64 %379, %385
	br i1 %386, label %none.7, label %next.63

next.63:
	%387 = getelementptr i64, i64* %lo, i64 1
	store i64 %379, i64* %387
	%388 = getelementptr i64, i64* %hi, i64 1
	store i64 %385, i64* %388
	%389 = load i64, i64* %"a%block2.4"
	%390 = load i64, i64* %"a%start2.3"
	%391 = add nsw i64 %389, %390
	%392 = add nsw i64 %391, 1
	%393 = load i64, i64* %W2.6
	%394 = icmp sgt i64 %392, %393
	%395 = select i1 %394, i64 %392, i64 %393
	%396 = load i64, i64* %"a%block2.4"
	%397 = load i64, i64* %"a%start2.3"
	%398 = add nsw i64 %396, %397
	%399 = add nsw i64 %398, 1
	%400 = load i64, i64* %"a%block2.4"
	%401 = load i64, i64* %W2.6
	%402 = add nsw i64 %400, %401
	%403 = sub nsw i64 %402, 1
	%404 = icmp slt i64 %399, %403
	%405 = select i1 %404, i64 %399, i64 %403
	%406 = icmp sgt i64 %395, %405
	br i1 %406, label %none.7, label %next.64

next.64:
	%407 = getelementptr i64, i64* %lo, i64 2
	store i64 %395, i64* %407
	%408 = getelementptr i64, i64* %hi, i64 2
	store i64 %405, i64* %408
	ret i32 1

piece.65:
	%409 = load i64, i64* %"a%block2.4"
	%410 = load i64, i64* %"a%start2.3"
	%411 = add nsw i64 %409, %410
	%412 = sub nsw i64 %411, 11
	%413 = icmp slt i64 %412, 0
	br i1 %413, label %none.7, label %next.66

next.66:
	%414 = load i64, i64* %"a%block2.4"
	%415 = sub nsw i64 0, %414
	%416 = load i64, i64* %"a%start2.3"
	%417 = sub nsw i64 %415, %416
	%418 = add nsw i64 %417, 11
	%419 = icmp slt i64 %418, 0
	br i1 %419, label %none.7, label %next.67

next.67:
	%420 = load i64, i64* %"a%block2.4"
	%421 = sub nsw i64 %420, 2
	%422 = icmp slt i64 %421, 0
	br i1 %422, label %none.7, label %next.68

next.68:
	%423 = load i64, i64* %"a%start1.1"
	%424 = sub nsw i64 0, %423
	%425 = add nsw i64 %424, 9
	%426 = icmp slt i64 %425, 0
	br i1 %426, label %none.7, label %next.69

next.69:
	%427 = load i64, i64* %"a%block1.2"
	%428 = load i64, i64* %"a%start1.1"
	%429 = add nsw i64 %427, %428
	%430 = sub nsw i64 %429, 12
	%431 = icmp slt i64 %430, 0
	br i1 %431, label %none.7, label %next.70

next.70:
	%432 = icmp sgt i64 1, 11
	br i1 %432, label %none.7, label %next.71

next.71:
	%433 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %433
	%434 = getelementptr i64, i64* %hi, i64 0
	store i64 11, i64* %434
	%435 = load i64, i64* %W1.5
	%436 = icmp sgt i64 11, %435
	%437 = select i1 %436, i64 11, i64 %435
	%438 = load i64, i64* %"a%block1.2"
	%439 = load i64, i64* %W1.5
	%440 = add nsw i64 %438, %439
	%441 = sub nsw i64 %440, 1
	%442 = icmp slt i64 11, %441
	%443 = select i1 %442, i64 11, i64 %441
	%444 = icmp sgt i64 %437, %443
	br i1 %444, label %none.7, label %next.72

next.72:
	%445 = getelementptr i64, i64* %lo, i64 1
	store i64 %437, i64* %445
	%446 = getelementptr i64, i64* %hi, i64 1
	store i64 %443, i64* %446
	%447 = load i64, i64* %W2.6
	%448 = icmp sgt i64 11, %447
	%449 = select i1 %448, i64 11, i64 %447
	%450 = load i64, i64* %"a%block2.4"
	%451 = load i64, i64* %W2.6
	%452 = add nsw i64 %450, %451
	%453 = sub nsw i64 %452, 1
	%454 = icmp slt i64 11, %453
	%455 = select i1 %454, i64 11, i64 %453
	%456 = icmp sgt i64 %449, %455
	br i1 %456, label %none.7, label %next.73

next.73:
	%457 = getelementptr i64, i64* %lo, i64 2
	store i64 %449, i64* %457
	%458 = getelementptr i64, i64* %hi, i64 2
	store i64 %455, i64* %458
	ret i32 1
}

define internal i32 @sections.2(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"a%start1.1" = alloca i64
	%"a%block1.2" = alloca i64
	%"a%start2.3" = alloca i64
	%"a%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"a%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"a%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"a%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"a%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.13
		i32 2, label %piece.19
		i32 3, label %piece.26
		i32 4, label %piece.33
		i32 5, label %piece.41
		i32 6, label %piece.50
		i32 7, label %piece.57
		i32 8, label %piece.65
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"a%block1.2"
	%13 = sub nsw i64 0, %12
	%14 = load i64, i64* %"a%start1.1"
	%15 = sub nsw i64 %13, %14
	%16 = add nsw i64 %15, 10
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.7, label %next.9

next.9:
	%18 = icmp sgt i64 1, 11
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %19
	%20 = getelementptr i64, i64* %hi, i64 0
	store i64 11, i64* %20
	%21 = load i64, i64* %"a%block1.2"
	%22 = load i64, i64* %"a%start1.1"
	%23 = add nsw i64 %21, %22
	%24 = load i64, i64* %W1.5
	%25 = icmp sgt i64 %23, %24
	%26 = select i1 %25, i64 %23, i64 %24
	%27 = load i64, i64* %"a%block1.2"
	%28 = load i64, i64* %"a%start1.1"
	%29 = add nsw i64 %27, %28
	%30 = load i64, i64* %"a%block1.2"
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
	%39 = load i64, i64* %"a%start2.3"
	%40 = load i64, i64* %W2.6
	%41 = icmp sgt i64 %39, %40
	%42 = select i1 %41, i64 %39, i64 %40
	%43 = load i64, i64* %"a%block2.4"
	%44 = load i64, i64* %"a%start2.3"
	%45 = add nsw i64 %43, %44
	%46 = sub nsw i64 %45, 1
	%47 = icmp slt i64 9, %46
	%48 = select i1 %47, i64 9, i64 %46
	%49 = load i64, i64* %"a%block2.4"
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
	ret i32 1

piece.13:
	%58 = load i64, i64* %"a%block1.2"
	%59 = sub nsw i64 %58, 1
	%60 = icmp slt i64 %59, 0
	br i1 %60, label %none.7, label %next.14

next.14:
	%61 = load i64, i64* %"a%block1.2"
	%62 = sub nsw i64 0, %61
	%63 = load i64, i64* %"a%start1.1"
	%64 = sub nsw i64 %62, %63
	%65 = add nsw i64 %64, 10
	%66 = icmp slt i64 %65, 0
	br i1 %66, label %none.7, label %next.15

next.15:
	%67 = icmp sgt i64 1, 11
	br i1 %67, label %none.7, label %next.16

next.16:
	%68 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %68
	%69 = getelementptr i64, i64* %hi, i64 0
	store i64 11, i64* %69
	%70 = load i64, i64* %"a%block1.2"
	%71 = load i64, i64* %"a%start1.1"
	%72 = add nsw i64 %70, %71
	%73 = add nsw i64 %72, 1
	%74 = load i64, i64* %W1.5
	%75 = icmp sgt i64 %73, %74
	%76 = select i1 %75, i64 %73, i64 %74
	%77 = load i64, i64* %"a%block1.2"
	%78 = load i64, i64* %"a%start1.1"
	%79 = add nsw i64 %77, %78
	%80 = add nsw i64 %79, 1
	%81 = load i64, i64* %"a%block1.2"
	%82 = load i64, i64* %W1.5
	%83 = add nsw i64 %81, %82
	%84 = sub nsw i64 %83, 1
	%85 = icmp slt i64 %80, %84
	%86 = select i1 %85, i64 %80, i64 %84
	%87 = icmp sgt i64 %76, %86
	br i1 %87, label %none.7, label %next.17

next.17:
	%88 = getelementptr i64, i64* %lo, i64 1
	store i64 %76, i64* %88
	%89 = getelementptr i64, i64* %hi, i64 1
	store i64 %86, i64* %89
	%90 = load i64, i64* %"a%start2.3"
	%91 = load i64, i64* %W2.6
	%92 = icmp sgt i64 %90, %91
	%93 = select i1 %92, i64 %90, i64 %91
	%94 = load i64, i64* %"a%block2.4"
	%95 = load i64, i64* %"a%start2.3"
	%96 = add nsw i64 %94, %95
	%97 = sub nsw i64 %96, 1
	%98 = icmp slt i64 9, %97
	%99 = select i1 %98, i64 9, i64 %97
	%100 = load i64, i64* %"a%block2.4"
	%101 = load i64, i64* %W2.6
	%102 = add nsw i64 %100, %101
	%103 = sub nsw i64 %102, 1
	%104 = icmp slt i64 %99, %103
	%105 = select i1 %104, i64 %99, i64 %103
	%106 = icmp sgt i64 %93, %105
	br i1 %106, label %none.7, label %next.18

next.18:
	%107 = getelementptr i64, i64* %lo, i64 2
	store i64 %93, i64* %107
	%108 = getelementptr i64, i64* %hi, i64 2
	store i64 %105, i64* %108
	ret i32 1

piece.19:
	%109 = load i64, i64* %"a%block1.2"
	%110 = load i64, i64* %"a%start1.1"
	%111 = add nsw i64 %109, %110
	%112 = sub nsw i64 %111, 11
	%113 = icmp slt i64 %112, 0
	br i1 %113, label %none.7, label %next.20

next.20:
	%114 = load i64, i64* %"a%block1.2"
	%115 = sub nsw i64 0, %114
	%116 = load i64, i64* %"a%start1.1"
	%117 = sub nsw i64 %115, %116
	%118 = add nsw i64 %117, 11
	%119 = icmp slt i64 %118, 0
	br i1 %119, label %none.7, label %next.21

next.21:
	%120 = load i64, i64* %"a%block1.2"
	%121 = sub nsw i64 %120, 2
	%122 = icmp slt i64 %121, 0
	br i1 %122, label %none.7, label %next.22

next.22:
	%123 = icmp sgt i64 1, 11
	br i1 %123, label %none.7, label %next.23

next.23:
	%124 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %124
	%125 = getelementptr i64, i64* %hi, i64 0
	store i64 11, i64* %125
	%126 = load i64, i64* %W1.5
	%127 = icmp sgt i64 11, %126
	%128 = select i1 %127, i64 11, i64 %126
	%129 = load i64, i64* %"a%block1.2"
	%130 = load i64, i64* %W1.5
	%131 = add nsw i64 %129, %130
	%132 = sub nsw i64 %131, 1
	%133 = icmp slt i64 11, %132
	%134 = select i1 %133, i64 11, i64 %132
	%135 = icmp sgt i64 %128, %134
	br i1 %135, label %none.7, label %next.24

next.24:
	%136 = getelementptr i64, i64* %lo, i64 1
	store i64 %128, i64* %136
	%137 = getelementptr i64, i64* %hi, i64 1
	store i64 %134, i64* %137
	%138 = load i64, i64* %"a%start2.3"
	%139 = load i64, i64* %W2.6
	%140 = icmp sgt i64 %138, %139
	%141 = select i1 %140, i64 %138, i64 %139
	%142 = load i64, i64* %"a%block2.4"
	%143 = load i64, i64* %"a%start2.3"
	%144 = add nsw i64 %142, %143
	%145 = sub nsw i64 %144, 1
	%146 = icmp slt i64 9, %145
	%147 = select i1 %146, i64 9, i64 %145
	%148 = load i64, i64* %"a%block2.4"
	%149 = load i64, i64* %W2.6
	%150 = add nsw i64 %148, %149
	%151 = sub nsw i64 %150, 1
	%152 = icmp slt i64 %147, %151
	%153 = select i1 %152, i64 %147, i64 %151
	%154 = icmp sgt i64 %141, %153
	br i1 %154, label %none.7, label %next.25

next.25:
	%155 = getelementptr i64, i64* %lo, i64 2
	store i64 %141, i64* %155
	%156 = getelementptr i64, i64* %hi, i64 2
	store i64 %153, i64* %156
	ret i32 1

piece.26:
	%157 = load i64, i64* %"a%block1.2"
	%158 = sub nsw i64 0, %157
	%159 = load i64, i64* %"a%start1.1"
	%160 = sub nsw i64 %158, %159
	%161 = add nsw i64 %160, 10
	%162 = icmp slt i64 %161, 0
	br i1 %162, label %none.7, label %next.27

next.27:
	%163 = load i64, i64* %"a%start2.3"
	%164 = sub nsw i64 0, %163
	%165 = add nsw i64 %164, 9
	%166 = icmp slt i64 %165, 0
	br i1 %166, label %none.7, label %next.28

next.28:
	%167 = load i64, i64* %"a%block2.4"
	%168 = load i64, i64* %"a%start2.3"
	%169 = add nsw i64 %167, %168
	%170 = sub nsw i64 %169, 11
	%171 = icmp slt i64 %170, 0
	br i1 %171, label %none.7, label %next.29

next.29:
	%172 = icmp sgt i64 1, 11
	br i1 %172, label %none.7, label %next.30

next.30:
	%173 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %173
	%174 = getelementptr i64, i64* %hi, i64 0
	store i64 11, i64* %174
	%175 = load i64, i64* %"a%block1.2"
	%176 = load i64, i64* %"a%start1.1"
	%177 = add nsw i64 %175, %176
	%178 = load i64, i64* %W1.5
	%179 = icmp sgt i64 %177, %178
	%180 = select i1 %179, i64 %177, i64 %178
	%181 = load i64, i64* %"a%block1.2"
	%182 = load i64, i64* %"a%start1.1"
	%183 = add nsw i64 %181, %182
	%184 = load i64, i64* %"a%block1.2"
	%185 = load i64, i64* %W1.5
	%186 = add nsw i64 %184, %185
	%187 = sub nsw i64 %186, 1
	%188 = icmp slt i64 %183, %187
	%189 = select i1 %188, i64 %183, i64 %187
	%190 = icmp sgt i64 %180, %189
	br i1 %190, label %none.7, label %next.31

next.31:
	%191 = getelementptr i64, i64* %lo, i64 1
	store i64 %180, i64* %191
	%192 = getelementptr i64, i64* %hi, i64 1
	store i64 %189, i64* %192
	%193 = load i64, i64* %W2.6
	%194 = icmp sgt i64 10, %193
	%195 = select i1 %194, i64 10, i64 %193
	%196 = load i64, i64* %"a%block2.4"
	%197 = load i64, i64* %W2.6
	%198 = add nsw i64 %196, %197
	%199 = sub nsw i64 %198, 1
	%200 = icmp slt i64 10, %199
	%201 = select i1 %200, i64 10, i64 %199
	%202 = icmp sgt i64 %195, %201
	br i1 %202, label %none.7, label %next.32

next.32:
	%203 = getelementptr i64, i64* %lo, i64 2
	store i64 %195, i64* %203
	%204 = getelementptr i64, i64* %hi, i64 2
	store i64 %201, i64* %204
	ret i32 1

piece.33:
	%205 = load i64, i64* %"a%block1.2"
	%206 = sub nsw i64 %205, 1
	%207 = icmp slt i64 %206, 0
	br i1 %207, label %none.7, label %next.34

next.34:
	%208 = load i64, i64* %"a%block1.2"
	%209 = sub nsw i64 0, %208
	%210 = load i64, i64* %"a%start1.1"
	%211 = sub nsw i64 %209, %210
	%212 = add nsw i64 %211, 10
	%213 = icmp slt i64 %212, 0
	br i1 %213, label %none.7, label %next.35

next.35:
	%214 = load i64, i64* %"a%start2.3"
	%215 = sub nsw i64 0, %214
	%216 = add nsw i64 %215, 9
	%217 = icmp slt i64 %216, 0
	br i1 %217, label %none.7, label %next.36

next.36:
	%218 = load i64, i64* %"a%block2.4"
	%219 = load i64, i64* %"a%start2.3"
	%220 = add nsw i64 %218, %219
	%221 = sub nsw i64 %220, 11
	%222 = icmp slt i64 %221, 0
	br i1 %222, label %none.7, label %next.37

next.37:
	%223 = icmp sgt i64 1, 11
	br i1 %223, label %none.7, label %next.38

next.38:
	%224 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %224
	%225 = getelementptr i64, i64* %hi, i64 0
	store i64 11, i64* %225
	%226 = load i64, i64* %"a%block1.2"
	%227 = load i64, i64* %"a%start1.1"
	%228 = add nsw i64 %226, %227
	%229 = add nsw i64 %228, 1
	%230 = load i64, i64* %W1.5
	%231 = icmp sgt i64 %229, %230
	%232 = select i1 %231, i64 %229, i64 %230
	%233 = load i64, i64* %"a%block1.2"
	%234 = load i64, i64* %"a%start1.1"
	%235 = add nsw i64 %233, %234
	%236 = add nsw i64 %235, 1
	%237 = load i64, i64* %"a%block1.2"
	%238 = load i64, i64* %W1.5
	%239 = add nsw i64 %237, %238
	%240 = sub nsw i64 %239, 1
	%241 = icmp slt i64 %236, %240
	%242 = select i1 %241, i64 %236, i64 %240
	%243 = icmp sgt i64 %232, %242
	br i1 %243, label %none.7, label %next.39

next.39:
	%244 = getelementptr i64, i64* %lo, i64 1
	store i64 %232, i64* %244
	%245 = getelementptr i64, i64* %hi, i64 1
	store i64 %242, i64* %245
	%246 = load i64, i64* %W2.6
	%247 = icmp sgt i64 10, %246
	%248 = select i1 %247, i64 10, i64 %246
	%249 = load i64, i64* %"a%block2.4"
	%250 = load i64, i64* %W2.6
	%251 = add nsw i64 %249, %250
	%252 = sub nsw i64 %251, 1
	%253 = icmp slt i64 10, %252
	%254 = select i1 %253, i64 10, i64 %252
	%255 = icmp sgt i64 %248, %254
	br i1 %255, label %none.7, label %next.40

next.40:
	%256 = getelementptr i64, i64* %lo, i64 2
	store i64 %248, i64* %256
	%257 = getelementptr i64, i64* %hi, i64 2
	store i64 %254, i64* %257
	ret i32 1

piece.41:
	%258 = load i64, i64* %"a%block1.2"
	%259 = load i64, i64* %"a%start1.1"
	%260 = add nsw i64 %258, %259
	%261 = sub nsw i64 %260, 11
	%262 = icmp slt i64 %261, 0
	br i1 %262, label %none.7, label %next.42

next.42:
	%263 = load i64, i64* %"a%block1.2"
	%264 = sub nsw i64 0, %263
	%265 = load i64, i64* %"a%start1.1"
	%266 = sub nsw i64 %264, %265
	%267 = add nsw i64 %266, 11
	%268 = icmp slt i64 %267, 0
	br i1 %268, label %none.7, label %next.43

next.43:
	%269 = load i64, i64* %"a%block1.2"
	%270 = sub nsw i64 %269, 2
	%271 = icmp slt i64 %270, 0
	br i1 %271, label %none.7, label %next.44

next.44:
	%272 = load i64, i64* %"a%start2.3"
	%273 = sub nsw i64 0, %272
	%274 = add nsw i64 %273, 9
	%275 = icmp slt i64 %274, 0
	br i1 %275, label %none.7, label %next.45

next.45:
	%276 = load i64, i64* %"a%block2.4"
	%277 = load i64, i64* %"a%start2.3"
	%278 = add nsw i64 %276, %277
	%279 = sub nsw i64 %278, 11
	%280 = icmp slt i64 %279, 0
	br i1 %280, label %none.7, label %next.46

next.46:
	%281 = icmp sgt i64 1, 11
	br i1 %281, label %none.7, label %next.47

next.47:
	%282 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %282
	%283 = getelementptr i64, i64* %hi, i64 0
	store i64 11, i64* %283
	%284 = load i64, i64* %W1.5
	%285 = icmp sgt i64 11, %284
	%286 = select i1 %285, i64 11, i64 %284
	%287 = load i64, i64* %"a%block1.2"
	%288 = load i64, i64* %W1.5
	%289 = add nsw i64 %287, %288
	%290 = sub nsw i64 %289, 1
	%291 = icmp slt i64 11, %290
	%292 = select i1 %291, i64 11, i64 %290
	%293 = icmp sgt i64 %286, %292
	br i1 %293, label %none.7, label %next.48

next.48:
	%294 = getelementptr i64, i64* %lo, i64 1
	store i64 %286, i64* %294
	%295 = getelementptr i64, i64* %hi, i64 1
	store i64 %292, i64* %295
	%296 = load i64, i64* %W2.6
	%297 = icmp sgt i64 10, %296
	%298 = select i1 %297, i64 10, i64 %296
	%299 = load i64, i64* %"a%block2.4"
	%300 = load i64, i64* %W2.6
	%301 = add nsw i64 %299, %300
	%302 = sub nsw i64 %301, 1
	%303 = icmp slt i64 10, %302
	%304 = select i1 %303, i64 10, i64 %302
	%305 = icmp sgt i64 %298, %304
	br i1 %305, label %none.7, label %next.49

next.49:
	%306 = getelementptr i64, i64* %lo, i64 2
	store i64 %298, i64* %306
	%307 = getelementptr i64, i64* %hi, i64 2
	store i64 %304, i64* %307
	ret i32 1

piece.50:
	%308 = load i64, i64* %"a%block1.2"
	%309 = sub nsw i64 0, %308
	%310 = load i64, i64* %"a%start1.1"
	%311 = sub nsw i64 %309, %310
	%312 = add nsw i64 %311, 10
	%313 = icmp slt i64 %312, 0
	br i1 %313, label %none.7, label %next.51

next.51:
	%314 = load i64, i64* %"a%start2.3"
	%315 = sub nsw i64 0, %314
	%316 = add nsw i64 %315, 9
	%317 = icmp slt i64 %316, 0
	br i1 %317, label %none.7, label %next.52

next.52:
	%318 = load i64, i64* %"a%block2.4"
	%319 = load i64, i64* %"a%start2.3"
	%320 = add nsw i64 %318, %319
	%321 = sub nsw i64 %320, 12
	%322 = icmp slt i64 %321, 0
	br i1 %322, label %none.7, label %next.53

next.53:
	%323 = icmp sgt i64 1, 11
	br i1 %323, label %none.7, label %next.54

next.54:
	%324 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %324
	%325 = getelementptr i64, i64* %hi, i64 0
	store i64 11, i64* %325
	%326 = load i64, i64* %"a%block1.2"
	%327 = load i64, i64* %"a%start1.1"
	%328 = add nsw i64 %326, %327
	%329 = load i64, i64* %W1.5
	%330 = icmp sgt i64 %328, %329
	%331 = select i1 %330, i64 %328, i64 %329
	%332 = load i64, i64* %"a%block1.2"
	%333 = load i64, i64* %"a%start1.1"
	%334 = add nsw i64 %332, %333
	%335 = load i64, i64* %"a%block1.2"
	%336 = load i64, i64* %W1.5
	%337 = add nsw i64 %335, %336
	%338 = sub nsw i64 %337, 1
	%339 = icmp slt i64 %334, %338
	%340 = select i1 %339, i64 %334, i64 %338
	%341 = icmp sgt i64 %331, %340
	br i1 %341, label %none.7, label %next.55

next.55:
	%342 = getelementptr i64, i64* %lo, i64 1
	store i64 %331, i64* %342
	%343 = getelementptr i64, i64* %hi, i64 1
	store i64 %340, i64* %343
	%344 = load i64, i64* %W2.6
	%345 = icmp sgt i64 11, %344
	%346 = select i1 %345, i64 11, i64 %344
	%347 = load i64, i64* %"a%block2.4"
	%348 = load i64, i64* %W2.6
	%349 = add nsw i64 %347, %348
	%350 = sub nsw i64 %349, 1
	%351 = icmp slt i64 11, %350
	%352 = select i1 %351, i64 11, i64 %350
	%353 = icmp sgt i64 %346, %352
	br i1 %353, label %none.7, label %next.56

next.56:
	%354 = getelementptr i64, i64* %lo, i64 2
	store i64 %346, i64* %354
	%355 = getelementptr i64, i64* %hi, i64 2
	store i64 %352, i64* %355
	ret i32 1

piece.57:
	%356 = load i64, i64* %"a%block1.2"
	%357 = sub nsw i64 %356, 1
	%358 = icmp slt i64 %357, 0
	br i1 %358, label %none.7, label %next.58

next.58:
	%359 = load i64, i64* %"a%block1.2"
	%360 = sub nsw i64 0, %359
	%361 = load i64, i64* %"a%start1.1"
	%362 = sub nsw i64 %360, %361
	%363 = add nsw i64 %362, 10
	%364 = icmp slt i64 %363, 0
	br i1 %364, label %none.7, label %next.59

next.59:
	%365 = load i64, i64* %"a%start2.3"
	%366 = sub nsw i64 0, %365
	%367 = add nsw i64 %366, 9
	%368 = icmp slt i64 %367, 0
	br i1 %368, label %none.7, label %next.60

next.60:
	%369 = load i64, i64* %"a%block2.4"
	%370 = load i64, i64* %"a%start2.3"
	%371 = add nsw i64 %369, %370
	%372 = sub nsw i64 %371, 12
	%373 = icmp slt i64 %372, 0
	br i1 %373, label %none.7, label %next.61

next.61:
	%374 = icmp sgt i64 1, 11
	br i1 %374, label %none.7, label %next.62

next.62:
	%375 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %375
	%376 = getelementptr i64, i64* %hi, i64 0
	store i64 11, i64* %376
	%377 = load i64, i64* %"a%block1.2"
	%378 = load i64, i64* %"a%start1.1"
	%379 = add nsw i64 %377, %378
	%380 = add nsw i64 %379, 1
	%381 = load i64, i64* %W1.5
	%382 = icmp sgt i64 %380, %381
	%383 = select i1 %382, i64 %380, i64 %381
	%384 = load i64, i64* %"a%block1.2"
	%385 = load i64, i64* %"a%start1.1"
	%386 = add nsw i64 %384, %385
	%387 = add nsw i64 %386, 1
	%388 = load i64, i64* %"a%block1.2"
	%389 = load i64, i64* %W1.5
	%390 = add nsw i64 %388, %389
	%391 = sub nsw i64 %390, 1
	%392 = icmp slt i64 %387, %391
	%393 = select i1 %392, i64 %387, i64 %391
	%394 = icmp sgt i64 %383, %393
	br i1 %394, label %none.7, label %next.63

next.63:
	%395 = getelementptr i64, i64* %lo, i64 1
	store i64 %383, i64* %395
	%396 = getelementptr i64, i64* %hi, i64 1
	store i64 %393, i64* %396
	%397 = load i64, i64* %W2.6
	%398 = icmp sgt i64 11, %397
	%399 = select i1 %398, i64 11, i64 %397
	%400 = load i64, i64* %"a%block2.4"
	%401 = load i64, i64* %W2.6
	%402 = add nsw i64 %400, %401
	%403 = sub nsw i64 %402, 1
	%404 = icmp slt i64 11, %403
	%405 = select i1 %404, i64 11, i64 %403
	%406 = icmp sgt i64 %399, %405
	br i1 %406, label %none.7, label %next.64

next.64:
	%407 = getelementptr i64, i64* %lo, i64 2
	store i64 %399, i64* %407
	%408 = getelementptr i64, i64* %hi, i64 2
	store i64 %405, i64* %408
	ret i32 1

piece.65:
	%409 = load i64, i64* %"a%block1.2"
	%410 = load i64, i64* %"a%start1.1"
	%411 = add nsw i64 %409, %410
	%412 = sub nsw i64 %411, 11
	%413 = icmp slt i64 %412, 0
	br i1 %413, label %none.7, label %next.66

next.66:
	%414 = load i64, i64* %"a%block1.2"
	%415 = sub nsw i64 0, %414
	%416 = load i64, i64* %"a%start1.1"
	%417 = sub nsw i64 %415, %416
	%418 = add nsw i64 %417, 11
	%419 = icmp slt i64 %418, 0
	br i1 %419, label %none.7, label %next.67

next.67:
	%420 = load i64, i64* %"a%block1.2"
	%421 = sub nsw i64 %420, 2
	%422 = icmp slt i64 %421, 0
	br i1 %422, label %none.7, label %next.68

next.68:
	%423 = load i64, i64* %"a%start2.3"
	%424 = sub nsw i64 0, %423
	%425 = add nsw i64 %424, 9
	%426 = icmp slt i64 %425, 0
	br i1 %426, label %none.7, label %next.69

next.69:
	%427 = load i64, i64* %"a%block2.4"
	%428 = load i64, i64* %"a%start2.3"
	%429 = add nsw i64 %427, %428
	%430 = sub nsw i64 %429, 12
	%431 = icmp slt i64 %430, 0
	br i1 %431, label %none.7, label %next.70

next.70:
	%432 = icmp sgt i64 1, 11
	br i1 %432, label %none.7, label %next.71

next.71:
	%433 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %433
	%434 = getelementptr i64, i64* %hi, i64 0
	store i64 11, i64* %434
	%435 = load i64, i64* %W1.5
	%436 = icmp sgt i64 11, %435
	%437 = select i1 %436, i64 11, i64 %435
	%438 = load i64, i64* %"a%block1.2"
	%439 = load i64, i64* %W1.5
	%440 = add nsw i64 %438, %439
	%441 = sub nsw i64 %440, 1
	%442 = icmp slt i64 11, %441
	%443 = select i1 %442, i64 11, i64 %441
	%444 = icmp sgt i64 %437, %443
	br i1 %444, label %none.7, label %next.72

next.72:
	%445 = getelementptr i64, i64* %lo, i64 1
	store i64 %437, i64* %445
	%446 = getelementptr i64, i64* %hi, i64 1
	store i64 %443, i64* %446
	%447 = load i64, i64* %W2.6
	%448 = icmp sgt i64 11, %447
	%449 = select i1 %448, i64 11, i64 %447
	%450 = load i64, i64* %"a%block2.4"
	%451 = load i64, i64* %W2.6
	%452 = add nsw i64 %450, %451
	%453 = sub nsw i64 %452, 1
	%454 = icmp slt i64 11, %453
	%455 = select i1 %454, i64 11, i64 %453
	%456 = icmp sgt i64 %449, %455
	br i1 %456, label %none.7, label %next.73

next.73:
	%457 = getelementptr i64, i64* %lo, i64 2
	store i64 %449, i64* %457
	%458 = getelementptr i64, i64* %hi, i64 2
	store i64 %455, i64* %458
	ret i32 1
}

define internal i32 @sections.3(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"a%start1.1" = alloca i64
	%"a%block1.2" = alloca i64
	%"a%start2.3" = alloca i64
	%"a%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"a%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"a%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"a%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"a%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.14
		i32 2, label %piece.21
		i32 3, label %piece.29
		i32 4, label %piece.36
		i32 5, label %piece.44
		i32 6, label %piece.52
		i32 7, label %piece.61
		i32 8, label %piece.70
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"a%block1.2"
	%13 = sub nsw i64 0, %12
	%14 = load i64, i64* %"a%start1.1"
	%15 = sub nsw i64 %13, %14
	%16 = add nsw i64 %15, 10
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.7, label %next.9

next.9:
	%18 = load i64, i64* %"a%block2.4"
	%19 = sub nsw i64 0, %18
	%20 = load i64, i64* %"a%start2.3"
	%21 = sub nsw i64 %19, %20
	%22 = add nsw i64 %21, 10
	%23 = icmp slt i64 %22, 0
	br i1 %23, label %none.7, label %next.10

next.10:
	%24 = icmp sgt i64 1, 11
	br i1 %24, label %none.7, label %next.11

next.11:
	%25 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %25
	%26 = getelementptr i64, i64* %hi, i64 0
	store i64 11, i64* %26
	%27 = load i64, i64* %"a%block1.2"
	%28 = load i64, i64* %"a%start1.1"
	%29 = add nsw i64 %27, %28
	%30 = load i64, i64* %W1.5
	%31 = icmp sgt i64 %29, %30
	%32 = select i1 %31, i64 %29, i64 %30
	%33 = load i64, i64* %"a%block1.2"
	%34 = load i64, i64* %"a%start1.1"
	%35 = add nsw i64 %33, %34
	%36 = load i64, i64* %"a%block1.2"
	%37 = load i64, i64* %W1.5
	%38 = add nsw i64 %36, %37
	%39 = sub nsw i64 %38, 1
	%40 = icmp slt i64 %35, %39
	%41 = select i1 %40, i64 %35, i64 %39
	%42 = icmp sgt i64 %32, %41
	br i1 %42, label %none.7, label %next.12

next.12:
	%43 = getelementptr i64, i64* %lo, i64 1
	store i64 %32, i64* %43
	%44 = getelementptr i64, i64* %hi, i64 1
	store i64 %41, i64* %44
	%45 = load i64, i64* %"a%block2.4"
	%46 = load i64, i64* %"a%start2.3"
	%47 = add nsw i64 %45, %46
	%48 = load i64, i64* %W2.6
	%49 = icmp sgt i64 %47, %48
	%50 = select i1 %49, i64 %47, i64 %48
	%51 = load i64, i64* %"a%block2.4"
	%52 = load i64, i64* %"a%start2.3"
	%53 = add nsw i64 %51, %52
	%54 = load i64, i64* %"a%block2.4"
	%55 = load i64, i64* %W2.6
	%56 = add nsw i64 %54, %55
	%57 = sub nsw i64 %56, 1
	%58 = icmp slt i64 %53, %57
	%59 = select i1 %58, i64 %53, i64 %57
	%60 = icmp sgt i64 %50, %59
	br i1 %60, label %none.7, label %next.13

next.13:
	%61 = getelementptr i64, i64* %lo, i64 2
	store i64 %50, i64* %61
	%62 = getelementptr i64, i64* %hi, i64 2
	store i64 %59, i64* %62
	ret i32 1

piece.14:
	%63 = load i64, i64* %"a%block1.2"
	%64 = sub nsw i64 %63, 1
	%65 = icmp slt i64 %64, 0
	br i1 %65, label %none.7, label %next.15

next.15:
	%66 = load i64, i64* %"a%block1.2"
	%67 = sub nsw i64 0, %66
	%68 = load i64, i64* %"a%start1.1"
	%69 = sub nsw i64 %67, %68
	%70 = add nsw i64 %69, 10
	%71 = icmp slt i64 %70, 0
	br i1 %71, label %none.7, label %next.16

next.16:
	%72 = load i64, i64* %"a%block2.4"
	%73 = sub nsw i64 0, %72
	%74 = load i64, i64* %"a%start2.3"
	%75 = sub nsw i64 %73, %74
	%76 = add nsw i64 %75, 10
	%77 = icmp slt i64 %76, 0
	br i1 %77, label %none.7, label %next.17

next.17:
	%78 = icmp sgt i64 1, 11
	br i1 %78, label %none.7, label %next.18

next.18:
	%79 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %79
	%80 = getelementptr i64, i64* %hi, i64 0
	store i64 11, i64* %80
	%81 = load i64, i64* %"a%block1.2"
	%82 = load i64, i64* %"a%start1.1"
	%83 = add nsw i64 %81, %82
	%84 = add nsw i64 %83, 1
	%85 = load i64, i64* %W1.5
	%86 = icmp sgt i64 %84, %85
	%87 = select i1 %86, i64 %84, i64 %85
	%88 = load i64, i64* %"a%block1.2"
	%89 = load i64, i64* %"a%start1.1"
	%90 = add nsw i64 %88, %89
	%91 = add nsw i64 %90, 1
	%92 = load i64, i64* %"a%block1.2"
	%93 = load i64, i64* %W1.5
	%94 = add nsw i64 %92, %93
	%95 = sub nsw i64 %94, 1
	%96 = icmp slt i64 %91, %95
	%97 = select i1 %96, i64 %91, i64 %95
	%98 = icmp sgt i64 %87, %97
	br i1 %98, label %none.7, label %next.19

next.19:
	%99 = getelementptr i64, i64* %lo, i64 1
	store i64 %87, i64* %99
	%100 = getelementptr i64, i64* %hi, i64 1
	store i64 %97, i64* %100
	%101 = load i64, i64* %"a%block2.4"
	%102 = load i64, i64* %"a%start2.3"
	%103 = add nsw i64 %101, %102
	%104 = load i64, i64* %W2.6
	%105 = icmp sgt i64 %103, %104
	%106 = select i1 %105, i64 %103, i64 %104
	%107 = load i64, i64* %"a%block2.4"
	%108 = load i64, i64* %"a%start2.3"
	%109 = add nsw i64 %107, %108
	%110 = load i64, i64* %"a%block2.4"
	%111 = load i64, i64* %W2.6
	%112 = add nsw i64 %110, %111
	%113 = sub nsw i64 %112, 1
	%114 = icmp slt i64 %109, %113
	%115 = select i1 %114, i64 %109, i64 %113
	%116 = icmp sgt i64 %106, %115
	br i1 %116, label %none.7, label %next.20

next.20:
	%117 = getelementptr i64, i64* %lo, i64 2
	store i64 %106, i64* %117
	%118 = getelementptr i64, i64* %hi, i64 2
	store i64 %115, i64* %118
	ret i32 1

piece.21:
	%119 = load i64, i64* %"a%block1.2"
	%120 = load i64, i64* %"a%start1.1"
	%121 = add nsw i64 %119, %120
	%122 = sub nsw i64 %121, 11
	%123 = icmp slt i64 %122, 0
	br i1 %123, label %none.7, label %next.22

next.22:
	%124 = load i64, i64* %"a%block1.2"
	%125 = sub nsw i64 0, %124
	%126 = load i64, i64* %"a%start1.1"
	%127 = sub nsw i64 %125, %126
	%128 = add nsw i64 %127, 11
	%129 = icmp slt i64 %128, 0
	br i1 %129, label %none.7, label %next.23

next.23:
	%130 = load i64, i64* %"a%block1.2"
	%131 = sub nsw i64 %130, 2
	%132 = icmp slt i64 %131, 0
	br i1 %132, label %none.7, label %next.24

next.24:
	%133 = load i64, i64* %"a%block2.4"
	%134 = sub nsw i64 0, %133
	%135 = load i64, i64* %"a%start2.3"
	%136 = sub nsw i64 %134, %135
	%137 = add nsw i64 %136, 10
	%138 = icmp slt i64 %137, 0
	br i1 %138, label %none.7, label %next.25

next.25:
	%139 = icmp sgt i64 1, 11
	br i1 %139, label %none.7, label %next.26

next.26:
	%140 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %140
	%141 = getelementptr i64, i64* %hi, i64 0
	store i64 11, i64* %141
	%142 = load i64, i64* %W1.5
	%143 = icmp sgt i64 11, %142
	%144 = select i1 %143, i64 11, i64 %142
	%145 = load i64, i64* %"a%block1.2"
	%146 = load i64, i64* %W1.5
	%147 = add nsw i64 %145, %146
	%148 = sub nsw i64 %147, 1
	%149 = icmp slt i64 11, %148
	%150 = select i1 %149, i64 11, i64 %148
	%151 = icmp sgt i64 %144, %150
	br i1 %151, label %none.7, label %next.27

next.27:
	%152 = getelementptr i64, i64* %lo, i64 1
	store i64 %144, i64* %152
	%153 = getelementptr i64, i64* %hi, i64 1
	store i64 %150, i64* %153
	%154 = load i64, i64* %"a%block2.4"
	%155 = load i64, i64* %"a%start2.3"
	%156 = add nsw i64 %154, %155
	%157 = load i64, i64* %W2.6
	%158 = icmp sgt i64 %156, %157
	%159 = select i1 %158, i64 %156, i64 %157
	%160 = load i64, i64* %"a%block2.4"
	%161 = load i64, i64* %"a%start2.3"
	%162 = add nsw i64 %160, %161
	%163 = load i64, i64* %"a%block2.4"
	%164 = load i64, i64* %W2.6
	%165 = add nsw i64 %163, %164
	%166 = sub nsw i64 %165, 1
	%167 = icmp slt i64 %162, %166
	%168 = select i1 %167, i64 %162, i64 %166
	%169 = icmp sgt i64 %159, %168
	br i1 %169, label %none.7, label %next.28

next.28:
	%170 = getelementptr i64, i64* %lo, i64 2
	store i64 %159, i64* %170
	%171 = getelementptr i64, i64* %hi, i64 2
	store i64 %168, i64* %171
	ret i32 1

piece.29:
	%172 = load i64, i64* %"a%block2.4"
	%173 = sub nsw i64 %172, 1
	%174 = icmp slt i64 %173, 0
	br i1 %174, label %none.7, label %next.30

next.30:
	%175 = load i64, i64* %"a%block1.2"
	%176 = sub nsw i64 0, %175
	%177 = load i64, i64* %"a%start1.1"
	%178 = sub nsw i64 %176, %177
	%179 = add nsw i64 %178, 10
	%180 = icmp slt i64 %179, 0
	br i1 %180, label %none.7, label %next.31

next.31:
	%181 = load i64, i64* %"a%block2.4"
	%182 = sub nsw i64 0, %181
	%183 = load i64, i64* %"a%start2.3"
	%184 = sub nsw i64 %182, %183
	%185 = add nsw i64 %184, 10
	%186 = icmp slt i64 %185, 0
	br i1 %186, label %none.7, label %next.32

next.32:
	%187 = icmp sgt i64 1, 11
	br i1 %187, label %none.7, label %next.33

next.33:
	%188 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %188
	%189 = getelementptr i64, i64* %hi, i64 0
	store i64 11, i64* %189
	%190 = load i64, i64* %"a%block1.2"
	%191 = load i64, i64* %"a%start1.1"
	%192 = add nsw i64 %190, %191
	%193 = load i64, i64* %W1.5
	%194 = icmp sgt i64 %192, %193
	%195 = select i1 %194, i64 %192, i64 %193
	%196 = load i64, i64* %"a%block1.2"
	%197 = load i64, i64* %"a%start1.1"
	%198 = add nsw i64 %196, %197
	%199 = load i64, i64* %"a%block1.2"
	%200 = load i64, i64* %W1.5
	%201 = add nsw i64 %199, %200
	%202 = sub nsw i64 %201, 1
	%203 = icmp slt i64 %198, %202
	%204 = select i1 %203, i64 %198, i64 %202
	%205 = icmp sgt i64 %195, %204
	br i1 %205, label %none.7, label %next.34

next.34:
	%206 = getelementptr i64, i64* %lo, i64 1
	store i64 %195, i64* %206
	%207 = getelementptr i64, i64* %hi, i64 1
	store i64 %204, i64* %207
	%208 = load i64, i64* %"a%block2.4"
	%209 = load i64, i64* %"a%start2.3"
	%210 = add nsw i64 %208, %209
	%211 = add nsw i64 %210, 1
	%212 = load i64, i64* %W2.6
	%213 = icmp sgt i64 %211, %212
	%214 = select i1 %213, i64 %211, i64 %212
	%215 = load i64, i64* %"a%block2.4"
	%216 = load i64, i64* %"a%start2.3"
	%217 = add nsw i64 %215, %216
	%218 = add nsw i64 %217, 1
	%219 = load i64, i64* %"a%block2.4"
	%220 = load i64, i64* %W2.6
	%221 = add nsw i64 %219, %220
	%222 = sub nsw i64 %221, 1
	%223 = icmp slt i64 %218, %222
	%224 = select i1 %223, i64 %218, i64 %222
	%225 = icmp sgt i64 %214, %224
	br i1 %225, label %none.7, label %next.35

next.35:
	%226 = getelementptr i64, i64* %lo, i64 2
	store i64 %214, i64* %226
	%227 = getelementptr i64, i64* %hi, i64 2
	store i64 %224, i64* %227
	ret i32 1

piece.36:
	%228 = load i64, i64* %"a%block2.4"
	%229 = load i64, i64* %"a%start2.3"
	%230 = add nsw i64 %228, %229
	%231 = sub nsw i64 %230, 11
	%232 = icmp slt i64 %231, 0
	br i1 %232, label %none.7, label %next.37

next.37:
	%233 = load i64, i64* %"a%block2.4"
	%234 = sub nsw i64 0, %233
	%235 = load i64, i64* %"a%start2.3"
	%236 = sub nsw i64 %234, %235
	%237 = add nsw i64 %236, 11
	%238 = icmp slt i64 %237, 0
	br i1 %238, label %none.7, label %next.38

next.38:
	%239 = load i64, i64* %"a%block2.4"
	%240 = sub nsw i64 %239, 2
	%241 = icmp slt i64 %240, 0
	br i1 %241, label %none.7, label %next.39

next.39:
	%242 = load i64, i64* %"a%block1.2"
	%243 = sub nsw i64 0, %242
	%244 = load i64, i64* %"a%start1.1"
	%245 = sub nsw i64 %243, %244
	%246 = add nsw i64 %245, 10
	%247 = icmp slt i64 %246, 0
	br i1 %247, label %none.7, label %next.40

next.40:
	%248 = icmp sgt i64 1, 11
	br i1 %248, label %none.7, label %next.41

next.41:
	%249 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %249
	%250 = getelementptr i64, i64* %hi, i64 0
	store i64 11, i64* %250
	%251 = load i64, i64* %"a%block1.2"
	%252 = load i64, i64* %"a%start1.1"
	%253 = add nsw i64 %251, %252
	%254 = load i64, i64* %W1.5
	%255 = icmp sgt i64 %253, %254
	%256 = select i1 %255, i64 %253, i64 %254
	%257 = load i64, i64* %"a%block1.2"
	%258 = load i64, i64* %"a%start1.1"
	%259 = add nsw i64 %257, %258
	%260 = load i64, i64* %"a%block1.2"
	%261 = load i64, i64* %W1.5
	%262 = add nsw i64 %260, %261
	%263 = sub nsw i64 %262, 1
	%264 = icmp slt i64 %259, %263
	%265 = select i1 %264, i64 %259, i64 %263
	%266 = icmp sgt i64 %256, %265
	br i1 %266, label %none.7, label %next.42

next.42:
	%267 = getelementptr i64, i64* %lo, i64 1
	store i64 %256, i64* %267
	%268 = getelementptr i64, i64* %hi, i64 1
	store i64 %265, i64* %268
	%269 = load i64, i64* %W2.6
	%270 = icmp sgt i64 11, %269
	%271 = select i1 %270, i64 11, i64 %269
	%272 = load i64, i64* %"a%block2.4"
	%273 = load i64, i64* %W2.6
	%274 = add nsw i64 %272, %273
	%275 = sub nsw i64 %274, 1
	%276 = icmp slt i64 11, %275
	%277 = select i1 %276, i64 11, i64 %275
	%278 = icmp sgt i64 %271, %277
	br i1 %278, label %none.7, label %next.43

next.43:
	%279 = getelementptr i64, i64* %lo, i64 2
	store i64 %271, i64* %279
	%280 = getelementptr i64, i64* %hi, i64 2
	store i64 %277, i64* %280
	ret i32 1

piece.44:
	%281 = load i64, i64* %"a%block1.2"
	%282 = sub nsw i64 %281, 1
	%283 = icmp slt i64 %282, 0
	br i1 %283, label %none.7, label %next.45

next.45:
	%284 = load i64, i64* %"a%block2.4"
	%285 = sub nsw i64 %284, 1
	%286 = icmp slt i64 %285, 0
	br i1 %286, label %none.7, label %next.46

next.46:
	%287 = load i64, i64* %"a%block1.2"
	%288 = sub nsw i64 0, %287
	%289 = load i64, i64* %"a%start1.1"
	%290 = sub nsw i64 %288, %289
	%291 = add nsw i64 %290, 10
	%292 = icmp slt i64 %291, 0
	br i1 %292, label %none.7, label %next.47

next.47:
	%293 = load i64, i64* %"a%block2.4"
	%294 = sub nsw i64 0, %293
	%295 = load i64, i64* %"a%start2.3"
	%296 = sub nsw i64 %294, %295
	%297 = add nsw i64 %296, 10
	%298 = icmp slt i64 %297, 0
	br i1 %298, label %none.7, label %next.48

next.48:
	%299 = icmp sgt i64 1, 11
	br i1 %299, label %none.7, label %next.49

next.49:
	%300 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %300
	%301 = getelementptr i64, i64* %hi, i64 0
	store i64 11, i64* %301
	%302 = load i64, i64* %"a%block1.2"
	%303 = load i64, i64* %"a%start1.1"
	%304 = add nsw i64 %302, %303
	%305 = add nsw i64 %304, 1
	%306 = load i64, i64* %W1.5
	%307 = icmp sgt i64 %305, %306
	%308 = select i1 %307, i64 %305, i64 %306
	%309 = load i64, i64* %"a%block1.2"
	%310 = load i64, i64* %"a%start1.1"
	%311 = add nsw i64 %309, %310
	%312 = add nsw i64 %311, 1
	%313 = load i64, i64* %"a%block1.2"
	%314 = load i64, i64* %W1.5
	%315 = add nsw i64 %313, %314
	%316 = sub nsw i64 %315, 1
	%317 = icmp slt i64 %312, %316
	%318 = select i1 %317, i64 %312, i64 %316
	%319 = icmp sgt i64 %308, %318
	br i1 %319, label %none.7, label %next.50

next.50:
	%320 = getelementptr i64, i64* %lo, i64 1
	store i64 %308, i64* %320
	%321 = getelementptr i64, i64* %hi, i64 1
	store i64 %318, i64* %321
	%322 = load i64, i64* %"a%block2.4"
	%323 = load i64, i64* %"a%start2.3"
	%324 = add nsw i64 %322, %323
	%325 = add nsw i64 %324, 1
	%326 = load i64, i64* %W2.6
	%327 = icmp sgt i64 %325, %326
	%328 = select i1 %327, i64 %325, i64 %326
	%329 = load i64, i64* %"a%block2.4"
	%330 = load i64, i64* %"a%start2.3"
	%331 = add nsw i64 %329, %330
	%332 = add nsw i64 %331, 1
	%333 = load i64, i64* %"a%block2.4"
	%334 = load i64, i64* %W2.6
	%335 = add nsw i64 %333, %334
	%336 = sub nsw i64 %335, 1
	%337 = icmp slt i64 %332, %336
	%338 = select i1 %337, i64 %332, i64 %336
	%339 = icmp sgt i64 %328, %338
	br i1 %339, label %none.7, label %next.51

next.51:
	%340 = getelementptr i64, i64* %lo, i64 2
	store i64 %328, i64* %340
	%341 = getelementptr i64, i64* %hi, i64 2
	store i64 %338, i64* %341
	ret i32 1

piece.52:
	%342 = load i64, i64* %"a%block2.4"
	%343 = load i64, i64* %"a%start2.3"
	%344 = add nsw i64 %342, %343
	%345 = sub nsw i64 %344, 11
	%346 = icmp slt i64 %345, 0
	br i1 %346, label %none.7, label %next.53

next.53:
	%347 = load i64, i64* %"a%block2.4"
	%348 = sub nsw i64 0, %347
	%349 = load i64, i64* %"a%start2.3"
	%350 = sub nsw i64 %348, %349
	%351 = add nsw i64 %350, 11
	%352 = icmp slt i64 %351, 0
	br i1 %352, label %none.7, label %next.54

next.54:
	%353 = load i64, i64* %"a%block1.2"
	%354 = sub nsw i64 %353, 1
	%355 = icmp slt i64 %354, 0
	br i1 %355, label %none.7, label %next.55

next.55:
	%356 = load i64, i64* %"a%block2.4"
	%357 = sub nsw i64 %356, 2
	%358 = icmp slt i64 %357, 0
	br i1 %358, label %none.7, label %next.56

next.56:
	%359 = load i64, i64* %"a%block1.2"
	%360 = sub nsw i64 0, %359
	%361 = load i64, i64* %"a%start1.1"
	%362 = sub nsw i64 %360, %361
	%363 = add nsw i64 %362, 10
	%364 = icmp slt i64 %363, 0
	br i1 %364, label %none.7, label %next.57

next.57:
	%365 = icmp sgt i64 1, 11
	br i1 %365, label %none.7, label %next.58

next.58:
	%366 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %366
	%367 = getelementptr i64, i64* %hi, i64 0
	store i64 11, i64* %367
	%368 = load i64, i64* %"a%block1.2"
	%369 = load i64, i64* %"a%start1.1"
	%370 = add nsw i64 %368, %369
	%371 = add nsw i64 %370, 1
	%372 = load i64, i64* %W1.5
	%373 = icmp sgt i64 %371, %372
	%374 = select i1 %373, i64 %371, i64 %372
	%375 = load i64, i64* %"a%block1.2"
	%376 = load i64, i64* %"a%start1.1"
	%377 = add nsw i64 %375, %376
	%378 = add nsw i64 %377, 1
	%379 = load i64, i64* %"a%block1.2"
	%380 = load i64, i64* %W1.5
	%381 = add nsw i64 %379, %380
	%382 = sub nsw i64 %381, 1
	%383 = icmp slt i64 %378, %382
	%384 = select i1 %383, i64 %378, i64 %382
	%385 = icmp sgt i64 %374, %384
	br i1 %385, label %none.7, label %next.59

next.59:
	%386 = getelementptr i64, i64* %lo, i64 1
	store i64 %374, i64* %386
	%387 = getelementptr i64, i64* %hi, i64 1
	store i64 %384, i64* %387
	%388 = load i64, i64* %W2.6
	%389 = icmp sgt i64 11, %388
	%390 = select i1 %389, i64 11, i64 %388
	%391 = load i64, i64* %"a%block2.4"
	%392 = load i64, i64* %W2.6
	%393 = add nsw i64 %391, %392
	%394 = sub nsw i64 %393, 1
	%395 = icmp slt i64 11, %394
	%396 = select i1 %395, i64 11, i64 %394
	%397 = icmp sgt i64 %390, %396
	br i1 %397, label %none.7, label %next.60

next.60:
	%398 = getelementptr i64, i64* %lo, i64 2
	store i64 %390, i64* %398
	%399 = getelementptr i64, i64* %hi, i64 2
	store i64 %396, i64* %399
	ret i32 1

piece.61:
	%400 = load i64, i64* %"a%block1.2"
	%401 = load i64, i64* %"a%start1.1"
	%402 = add nsw i64 %400, %401
	%403 = sub nsw i64 %402, 11
	%404 = icmp slt i64 %403, 0
	br i1 %404, label %none.7, label %next.62

next.62:
	%405 = load i64, i64* %"a%block1.2"
	%406 = sub nsw i64 0, %405
	%407 = load i64, i64* %"a%start1.1"
	%408 = sub nsw i64 %406, %407
	%409 = add nsw i64 %408, 11
	%410 = icmp slt i64 %409, 0
	br i1 %410, label %none.7, label %next.63

next.63:
	%411 = load i64, i64* %"a%block1.2"
	%412 = sub nsw i64 %411, 2
	%413 = icmp slt i64 %412, 0
	br i1 %413, label %none.7, label %next.64

next.64:
	%414 = load i64, i64* %"a%block2.4"
	%415 = sub nsw i64 %414, 1
	%416 = icmp slt i64 %415, 0
	br i1 %416, label %none.7, label %next.65

next.65:
	%417 = load i64, i64* %"a%block2.4"
	%418 = sub nsw i64 0, %417
	%419 = load i64, i64* %"a%start2.3"
	%420 = sub nsw i64 %418, %419
	%421 = add nsw i64 %420, 10
	%422 = icmp slt i64 %421, 0
	br i1 %422, label %none.7, label %next.66

next.66:
	%423 = icmp sgt i64 1, 11
	br i1 %423, label %none.7, label %next.67

next.67:
	%424 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %424
	%425 = getelementptr i64, i64* %hi, i64 0
	store i64 11, i64* %425
	%426 = load i64, i64* %W1.5
	%427 = icmp sgt i64 11, %426
	%428 = select i1 %427, i64 11, i64 %426
	%429 = load i64, i64* %"a%block1.2"
	%430 = load i64, i64* %W1.5
	%431 = add nsw i64 %429, %430
	%432 = sub nsw i64 %431, 1
	%433 = icmp slt i64 11, %432
	%434 = select i1 %433, i64 11, i64 %432
	%435 = icmp sgt i64 %428, %434
	br i1 %435, label %none.7, label %next.68

next.68:
	%436 = getelementptr i64, i64* %lo, i64 1
	store i64 %428, i64* %436
	%437 = getelementptr i64, i64* %hi, i64 1
	store i64 %434, i64* %437
	%438 = load i64, i64* %"a%block2.4"
	%439 = load i64, i64* %"a%start2.3"
	%440 = add nsw i64 %438, %439
	%441 = add nsw i64 %440, 1
	%442 = load i64, i64* %W2.6
	%443 = icmp sgt i64 %441, %442
	%444 = select i1 %443, i64 %441, i64 %442
	%445 = load i64, i64* %"a%block2.4"
	%446 = load i64, i64* %"a%start2.3"
	%447 = add nsw i64 %445, %446
	%448 = add nsw i64 %447, 1
	%449 = load i64, i64* %"a%block2.4"
	%450 = load i64, i64* %W2.6
	%451 = add nsw i64 %449, %450
	%452 = sub nsw i64 %451, 1
	%453 = icmp slt i64 %448, %452
	%454 = select i1 %453, i64 %448, i64 %452
	%455 = icmp sgt i64 %444, %454
	br i1 %455, label %none.7, label %next.69

next.69:
	%456 = getelementptr i64, i64* %lo, i64 2
	store i64 %444, i64* %456
	%457 = getelementptr i64, i64* %hi, i64 2
	store i64 %454, i64* %457
	ret i32 1

piece.70:
	%458 = load i64, i64* %"a%block1.2"
	%459 = load i64, i64* %"a%start1.1"
	%460 = add nsw i64 %458, %459
	%461 = sub nsw i64 %460, 11
	%462 = icmp slt i64 %461, 0
	br i1 %462, label %none.7, label %next.71

next.71:
	%463 = load i64, i64* %"a%block1.2"
	%464 = sub nsw i64 0, %463
	%465 = load i64, i64* %"a%start1.1"
	%466 = sub nsw i64 %464, %465
	%467 = add nsw i64 %466, 11
	%468 = icmp slt i64 %467, 0
	br i1 %468, label %none.7, label %next.72

next.72:
	%469 = load i64, i64* %"a%block2.4"
	%470 = load i64, i64* %"a%start2.3"
	%471 = add nsw i64 %469, %470
	%472 = sub nsw i64 %471, 11
	%473 = icmp slt i64 %472, 0
	br i1 %473, label %none.7, label %next.73

next.73:
	%474 = load i64, i64* %"a%block2.4"
	%475 = sub nsw i64 0, %474
	%476 = load i64, i64* %"a%start2.3"
	%477 = sub nsw i64 %475, %476
	%478 = add nsw i64 %477, 11
	%479 = icmp slt i64 %478, 0
	br i1 %479, label %none.7, label %next.74

next.74:
	%480 = load i64, i64* %"a%block1.2"
	%481 = sub nsw i64 %480, 2
	%482 = icmp slt i64 %481, 0
	br i1 %482, label %none.7, label %next.75

next.75:
	%483 = load i64, i64* %"a%block2.4"
	%484 = sub nsw i64 %483, 2
	%485 = icmp slt i64 %484, 0
	br i1 %485, label %none.7, label %next.76

next.76:
	%486 = icmp sgt i64 1, 11
	br i1 %486, label %none.7, label %next.77

next.77:
	%487 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %487
	%488 = getelementptr i64, i64* %hi, i64 0
	store i64 11, i64* %488
	%489 = load i64, i64* %W1.5
	%490 = icmp sgt i64 11, %489
	%491 = select i1 %490, i64 11, i64 %489
	%492 = load i64, i64* %"a%block1.2"
	%493 = load i64, i64* %W1.5
	%494 = add nsw i64 %492, %493
	%495 = sub nsw i64 %494, 1
	%496 = icmp slt i64 11, %495
	%497 = select i1 %496, i64 11, i64 %495
	%498 = icmp sgt i64 %491, %497
	br i1 %498, label %none.7, label %next.78

next.78:
	%499 = getelementptr i64, i64* %lo, i64 1
	store i64 %491, i64* %499
	%500 = getelementptr i64, i64* %hi, i64 1
	store i64 %497, i64* %500
	%501 = load i64, i64* %W2.6
	%502 = icmp sgt i64 11, %501
	%503 = select i1 %502, i64 11, i64 %501
	%504 = load i64, i64* %"a%block2.4"
	%505 = load i64, i64* %W2.6
	%506 = add nsw i64 %504, %505
	%507 = sub nsw i64 %506, 1
	%508 = icmp slt i64 11, %507
	%509 = select i1 %508, i64 11, i64 %507
	%510 = icmp sgt i64 %503, %509
	br i1 %510, label %none.7, label %next.79

next.79:
	%511 = getelementptr i64, i64* %lo, i64 2
	store i64 %503, i64* %511
	%512 = getelementptr i64, i64* %hi, i64 2
	store i64 %509, i64* %512
	ret i32 1
}

declare void @hpf_exchange_run(i8* %0, i8* %1, i32 %2) nounwind

define internal i32 @sections.11(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%W1.1 = alloca i64
	%W2.2 = alloca i64
	%"a%start1.3" = alloca i64
	%"a%block1.4" = alloca i64
	%"a%start2.5" = alloca i64
	%"a%block2.6" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %W1.1
	%2 = getelementptr i64, i64* %recv, i64 1
	%3 = load i64, i64* %2
	store i64 %3, i64* %W2.2
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %"a%start1.3"
	%6 = getelementptr i64, i64* %send, i64 7
	%7 = load i64, i64* %6
	store i64 %7, i64* %"a%block1.4"
	%8 = getelementptr i64, i64* %send, i64 1
	%9 = load i64, i64* %8
	store i64 %9, i64* %"a%start2.5"
	%10 = getelementptr i64, i64* %send, i64 8
	%11 = load i64, i64* %10
	store i64 %11, i64* %"a%block2.6"
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"a%block2.6"
	%13 = sub nsw i64 0, %12
	%14 = load i64, i64* %"a%start2.5"
	%15 = sub nsw i64 %13, %14
	%16 = add nsw i64 %15, 10
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.7, label %next.9

next.9:
	%18 = icmp sgt i64 2, 10
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = getelementptr i64, i64* %lo, i64 0
	store i64 2, i64* %19
	%20 = getelementptr i64, i64* %hi, i64 0
	store i64 10, i64* %20
	%21 = load i64, i64* %"a%start1.3"
	%22 = add nsw i64 %21, 1
	%23 = load i64, i64* %W1.1
	%24 = icmp sgt i64 %22, %23
	%25 = select i1 %24, i64 %22, i64 %23
	%26 = load i64, i64* %"a%block1.4"
	%27 = load i64, i64* %"a%start1.3"
	%28 = add nsw i64 %26, %27
	%29 = sub nsw i64 %28, 1
	%30 = icmp slt i64 10, %29
	%31 = select i1 %30, i64 10, i64 %29
	%32 = load i64, i64* %"a%block1.4"
	%33 = load i64, i64* %W1.1
	%34 = add nsw i64 %32, %33
	%35 = sub nsw i64 %34, 1
	%36 = icmp slt i64 %31, %35
	%37 = select i1 %36, i64 %31, i64 %35
	%38 = icmp sgt i64 %25, %37
	br i1 %38, label %none.7, label %next.11

next.11:
	%39 = getelementptr i64, i64* %lo, i64 1
	store i64 %25, i64* %39
	%40 = getelementptr i64, i64* %hi, i64 1
	store i64 %37, i64* %40
	%41 = load i64, i64* %"a%block2.6"
	%42 = load i64, i64* %"a%start2.5"
	%43 = add nsw i64 %41, %42
	%44 = load i64, i64* %W2.2
	%45 = icmp sgt i64 %43, %44
	%46 = select i1 %45, i64 %43, i64 %44
	%47 = load i64, i64* %"a%block2.6"
	%48 = load i64, i64* %"a%start2.5"
	%49 = add nsw i64 %47, %48
	%50 = load i64, i64* %"a%block2.6"
	%51 = load i64, i64* %W2.2
	%52 = add nsw i64 %50, %51
	%53 = sub nsw i64 %52, 1
	%54 = icmp slt i64 %49, %53
	%55 = select i1 %54, i64 %49, i64 %53
	%56 = icmp sgt i64 %46, %55
	br i1 %56, label %none.7, label %next.12

next.12:
	%57 = getelementptr i64, i64* %lo, i64 2
	store i64 %46, i64* %57
	%58 = getelementptr i64, i64* %hi, i64 2
	store i64 %55, i64* %58
	ret i32 1
}

define internal i32 @sections.12(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%W1.1 = alloca i64
	%W2.2 = alloca i64
	%"a%start1.3" = alloca i64
	%"a%block1.4" = alloca i64
	%"a%start2.5" = alloca i64
	%"a%block2.6" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %W1.1
	%2 = getelementptr i64, i64* %recv, i64 1
	%3 = load i64, i64* %2
	store i64 %3, i64* %W2.2
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %"a%start1.3"
	%6 = getelementptr i64, i64* %send, i64 7
	%7 = load i64, i64* %6
	store i64 %7, i64* %"a%block1.4"
	%8 = getelementptr i64, i64* %send, i64 1
	%9 = load i64, i64* %8
	store i64 %9, i64* %"a%start2.5"
	%10 = getelementptr i64, i64* %send, i64 8
	%11 = load i64, i64* %10
	store i64 %11, i64* %"a%block2.6"
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"a%block1.4"
	%13 = sub nsw i64 0, %12
	%14 = load i64, i64* %"a%start1.3"
	%15 = sub nsw i64 %13, %14
	%16 = add nsw i64 %15, 10
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.7, label %next.9

next.9:
	%18 = icmp sgt i64 2, 10
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = getelementptr i64, i64* %lo, i64 0
	store i64 2, i64* %19
	%20 = getelementptr i64, i64* %hi, i64 0
	store i64 10, i64* %20
	%21 = load i64, i64* %"a%block1.4"
	%22 = load i64, i64* %"a%start1.3"
	%23 = add nsw i64 %21, %22
	%24 = load i64, i64* %W1.1
	%25 = icmp sgt i64 %23, %24
	%26 = select i1 %25, i64 %23, i64 %24
	%27 = load i64, i64* %"a%block1.4"
	%28 = load i64, i64* %"a%start1.3"
	%29 = add nsw i64 %27, %28
	%30 = load i64, i64* %"a%block1.4"
	%31 = load i64, i64* %W1.1
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
	%39 = load i64, i64* %"a%start2.5"
	%40 = add nsw i64 %39, 1
	%41 = load i64, i64* %W2.2
	%42 = icmp sgt i64 %40, %41
	%43 = select i1 %42, i64 %40, i64 %41
	%44 = load i64, i64* %"a%block2.6"
	%45 = load i64, i64* %"a%start2.5"
	%46 = add nsw i64 %44, %45
	%47 = sub nsw i64 %46, 1
	%48 = icmp slt i64 10, %47
	%49 = select i1 %48, i64 10, i64 %47
	%50 = load i64, i64* %"a%block2.6"
	%51 = load i64, i64* %W2.2
	%52 = add nsw i64 %50, %51
	%53 = sub nsw i64 %52, 1
	%54 = icmp slt i64 %49, %53
	%55 = select i1 %54, i64 %49, i64 %53
	%56 = icmp sgt i64 %43, %55
	br i1 %56, label %none.7, label %next.12

next.12:
	%57 = getelementptr i64, i64* %lo, i64 2
	store i64 %43, i64* %57
	%58 = getelementptr i64, i64* %hi, i64 2
	store i64 %55, i64* %58
	ret i32 1
}

define internal i32 @sections.13(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%W1.1 = alloca i64
	%W2.2 = alloca i64
	%"a%start1.3" = alloca i64
	%"a%block1.4" = alloca i64
	%"a%start2.5" = alloca i64
	%"a%block2.6" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %W1.1
	%2 = getelementptr i64, i64* %recv, i64 1
	%3 = load i64, i64* %2
	store i64 %3, i64* %W2.2
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %"a%start1.3"
	%6 = getelementptr i64, i64* %send, i64 7
	%7 = load i64, i64* %6
	store i64 %7, i64* %"a%block1.4"
	%8 = getelementptr i64, i64* %send, i64 1
	%9 = load i64, i64* %8
	store i64 %9, i64* %"a%start2.5"
	%10 = getelementptr i64, i64* %send, i64 8
	%11 = load i64, i64* %10
	store i64 %11, i64* %"a%block2.6"
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"a%block1.4"
	%13 = sub nsw i64 0, %12
	%14 = load i64, i64* %"a%start1.3"
	%15 = sub nsw i64 %13, %14
	%16 = add nsw i64 %15, 10
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.7, label %next.9

next.9:
	%18 = load i64, i64* %"a%block2.6"
	%19 = sub nsw i64 0, %18
	%20 = load i64, i64* %"a%start2.5"
	%21 = sub nsw i64 %19, %20
	%22 = add nsw i64 %21, 10
	%23 = icmp slt i64 %22, 0
	br i1 %23, label %none.7, label %next.10

next.10:
	%24 = icmp sgt i64 2, 10
	br i1 %24, label %none.7, label %next.11

next.11:
	%25 = getelementptr i64, i64* %lo, i64 0
	store i64 2, i64* %25
	%26 = getelementptr i64, i64* %hi, i64 0
	store i64 10, i64* %26
	%27 = load i64, i64* %"a%block1.4"
	%28 = load i64, i64* %"a%start1.3"
	%29 = add nsw i64 %27, %28
	%30 = load i64, i64* %W1.1
	%31 = icmp sgt i64 %29, %30
	%32 = select i1 %31, i64 %29, i64 %30
	%33 = load i64, i64* %"a%block1.4"
	%34 = load i64, i64* %"a%start1.3"
	%35 = add nsw i64 %33, %34
	%36 = load i64, i64* %"a%block1.4"
	%37 = load i64, i64* %W1.1
	%38 = add nsw i64 %36, %37
	%39 = sub nsw i64 %38, 1
	%40 = icmp slt i64 %35, %39
	%41 = select i1 %40, i64 %35, i64 %39
	%42 = icmp sgt i64 %32, %41
	br i1 %42, label %none.7, label %next.12

next.12:
	%43 = getelementptr i64, i64* %lo, i64 1
	store i64 %32, i64* %43
	%44 = getelementptr i64, i64* %hi, i64 1
	store i64 %41, i64* %44
	%45 = load i64, i64* %"a%block2.6"
	%46 = load i64, i64* %"a%start2.5"
	%47 = add nsw i64 %45, %46
	%48 = load i64, i64* %W2.2
	%49 = icmp sgt i64 %47, %48
	%50 = select i1 %49, i64 %47, i64 %48
	%51 = load i64, i64* %"a%block2.6"
	%52 = load i64, i64* %"a%start2.5"
	%53 = add nsw i64 %51, %52
	%54 = load i64, i64* %"a%block2.6"
	%55 = load i64, i64* %W2.2
	%56 = add nsw i64 %54, %55
	%57 = sub nsw i64 %56, 1
	%58 = icmp slt i64 %53, %57
	%59 = select i1 %58, i64 %53, i64 %57
	%60 = icmp sgt i64 %50, %59
	br i1 %60, label %none.7, label %next.13

next.13:
	%61 = getelementptr i64, i64* %lo, i64 2
	store i64 %50, i64* %61
	%62 = getelementptr i64, i64* %hi, i64 2
	store i64 %59, i64* %62
	ret i32 1
}

define internal i32 @sections.4(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"a%start1.1" = alloca i64
	%"a%block1.2" = alloca i64
	%"a%start2.3" = alloca i64
	%"a%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"a%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"a%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"a%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"a%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.16
		i32 2, label %piece.22
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"a%start1.1"
	%13 = sub nsw i64 %12, 3
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"a%start1.1"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 10
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"a%start2.3"
	%20 = sub nsw i64 %19, 2
	%21 = icmp slt i64 %20, 0
	br i1 %21, label %none.7, label %next.11

next.11:
	%22 = load i64, i64* %"a%start2.3"
	%23 = sub nsw i64 0, %22
	%24 = add nsw i64 %23, 10
	%25 = icmp slt i64 %24, 0
	br i1 %25, label %none.7, label %next.12

next.12:
	%26 = icmp sgt i64 2, 10
	br i1 %26, label %none.7, label %next.13

next.13:
	%27 = getelementptr i64, i64* %lo, i64 0
	store i64 2, i64* %27
	%28 = getelementptr i64, i64* %hi, i64 0
	store i64 10, i64* %28
	%29 = load i64, i64* %"a%start1.1"
	%30 = sub nsw i64 %29, 1
	%31 = load i64, i64* %W1.5
	%32 = icmp sgt i64 %30, %31
	%33 = select i1 %32, i64 %30, i64 %31
	%34 = load i64, i64* %"a%start1.1"
	%35 = sub nsw i64 %34, 1
	%36 = load i64, i64* %"a%block1.2"
	%37 = load i64, i64* %W1.5
	%38 = add nsw i64 %36, %37
	%39 = sub nsw i64 %38, 1
	%40 = icmp slt i64 %35, %39
	%41 = select i1 %40, i64 %35, i64 %39
	%42 = icmp sgt i64 %33, %41
	br i1 %42, label %none.7, label %next.14

next.14:
	%43 = getelementptr i64, i64* %lo, i64 1
	store i64 %33, i64* %43
	%44 = getelementptr i64, i64* %hi, i64 1
	store i64 %41, i64* %44
	%45 = load i64, i64* %"a%start2.3"
	%46 = load i64, i64* %W2.6
	%47 = icmp sgt i64 %45, %46
	%48 = select i1 %47, i64 %45, i64 %46
	%49 = load i64, i64* %"a%start2.3"
	%50 = load i64, i64* %"a%block2.4"
	%51 = load i64, i64* %W2.6
	%52 = add nsw i64 %50, %51
	%53 = sub nsw i64 %52, 1
	%54 = icmp slt i64 %49, %53
	%55 = select i1 %54, i64 %49, i64 %53
	%56 = icmp sgt i64 %48, %55
	br i1 %56, label %none.7, label %next.15

next.15:
	%57 = getelementptr i64, i64* %lo, i64 2
	store i64 %48, i64* %57
	%58 = getelementptr i64, i64* %hi, i64 2
	store i64 %55, i64* %58
	ret i32 1

piece.16:
	%59 = load i64, i64* %"a%start1.1"
	%60 = sub nsw i64 %59, 3
	%61 = icmp slt i64 %60, 0
	br i1 %61, label %none.7, label %next.17

next.17:
	%62 = load i64, i64* %"a%start1.1"
	%63 = sub nsw i64 0, %62
	%64 = add nsw i64 %63, 10
	%65 = icmp slt i64 %64, 0
	br i1 %65, label %none.7, label %next.18

next.18:
	%66 = icmp sgt i64 2, 10
	br i1 %66, label %none.7, label %next.19

next.19:
	%67 = getelementptr i64, i64* %lo, i64 0
	store i64 2, i64* %67
	%68 = getelementptr i64, i64* %hi, i64 0
	store i64 10, i64* %68
	%69 = load i64, i64* %"a%start1.1"
	%70 = sub nsw i64 %69, 1
	%71 = load i64, i64* %W1.5
	%72 = icmp sgt i64 %70, %71
	%73 = select i1 %72, i64 %70, i64 %71
	%74 = load i64, i64* %"a%start1.1"
	%75 = sub nsw i64 %74, 1
	%76 = load i64, i64* %"a%block1.2"
	%77 = load i64, i64* %W1.5
	%78 = add nsw i64 %76, %77
	%79 = sub nsw i64 %78, 1
	%80 = icmp slt i64 %75, %79
	%81 = select i1 %80, i64 %75, i64 %79
	%82 = icmp sgt i64 %73, %81
	br i1 %82, label %none.7, label %next.20

next.20:
	%83 = getelementptr i64, i64* %lo, i64 1
	store i64 %73, i64* %83
	%84 = getelementptr i64, i64* %hi, i64 1
	store i64 %81, i64* %84
	%85 = load i64, i64* %"a%start2.3"
	%86 = add nsw i64 %85, 1
	%87 = load i64, i64* %W2.6
	%88 = icmp sgt i64 %86, %87
	%89 = select i1 %88, i64 %86, i64 %87
	%90 = load i64, i64* %"a%block2.4"
	%91 = load i64, i64* %"a%start2.3"
	%92 = add nsw i64 %90, %91
	%93 = sub nsw i64 %92, 1
	%94 = icmp slt i64 10, %93
	%95 = select i1 %94, i64 10, i64 %93
	%96 = load i64, i64* %"a%block2.4"
	%97 = load i64, i64* %W2.6
	%98 = add nsw i64 %96, %97
	%99 = sub nsw i64 %98, 1
	%100 = icmp slt i64 %95, %99
	%101 = select i1 %100, i64 %95, i64 %99
	%102 = icmp sgt i64 %89, %101
	br i1 %102, label %none.7, label %next.21

next.21:
	%103 = getelementptr i64, i64* %lo, i64 2
	store i64 %89, i64* %103
	%104 = getelementptr i64, i64* %hi, i64 2
	store i64 %101, i64* %104
	ret i32 1

piece.22:
	%105 = load i64, i64* %"a%start1.1"
	%106 = sub nsw i64 %105, 2
	%107 = icmp slt i64 %106, 0
	br i1 %107, label %none.7, label %next.23

next.23:
	%108 = load i64, i64* %"a%start1.1"
	%109 = sub nsw i64 0, %108
	%110 = add nsw i64 %109, 2
	%111 = icmp slt i64 %110, 0
	br i1 %111, label %none.7, label %next.24

next.24:
	%112 = icmp sgt i64 2, 10
	br i1 %112, label %none.7, label %next.25

next.25:
	%113 = getelementptr i64, i64* %lo, i64 0
	store i64 2, i64* %113
	%114 = getelementptr i64, i64* %hi, i64 0
	store i64 10, i64* %114
	%115 = load i64, i64* %W1.5
	%116 = icmp sgt i64 1, %115
	%117 = select i1 %116, i64 1, i64 %115
	%118 = load i64, i64* %"a%block1.2"
	%119 = load i64, i64* %W1.5
	%120 = add nsw i64 %118, %119
	%121 = sub nsw i64 %120, 1
	%122 = icmp slt i64 1, %121
	%123 = select i1 %122, i64 1, i64 %121
	%124 = icmp sgt i64 %117, %123
	br i1 %124, label %none.7, label %next.26

next.26:
	%125 = getelementptr i64, i64* %lo, i64 1
	store i64 %117, i64* %125
	%126 = getelementptr i64, i64* %hi, i64 1
	store i64 %123, i64* %126
	%127 = load i64, i64* %"a%start2.3"
	%128 = icmp sgt i64 2, %127
	%129 = select i1 %128, i64 2, i64 %127
	%130 = load i64, i64* %W2.6
	%131 = icmp sgt i64 %129, %130
	%132 = select i1 %131, i64 %129, i64 %130
	%133 = load i64, i64* %"a%block2.4"
	%134 = load i64, i64* %"a%start2.3"
	%135 = add nsw i64 %133, %134
	%136 = sub nsw i64 %135, 1
	%137 = icmp slt i64 10, %136
	%138 = select i1 %137, i64 10, i64 %136
	%139 = load i64, i64* %"a%block2.4"
	%140 = load i64, i64* %W2.6
	%141 = add nsw i64 %139, %140
	%142 = sub nsw i64 %141, 1
	%143 = icmp slt i64 %138, %142
	%144 = select i1 %143, i64 %138, i64 %142
	%145 = icmp sgt i64 %132, %144
	br i1 %145, label %none.7, label %next.27

next.27:
	%146 = getelementptr i64, i64* %lo, i64 2
	store i64 %132, i64* %146
	%147 = getelementptr i64, i64* %hi, i64 2
	store i64 %144, i64* %147
	ret i32 1
}

define internal i32 @sections.5(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"a%start1.1" = alloca i64
	%"a%block1.2" = alloca i64
	%"a%start2.3" = alloca i64
	%"a%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"a%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"a%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"a%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"a%block2.4"
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
	%12 = load i64, i64* %"a%start2.3"
	%13 = sub nsw i64 %12, 2
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"a%start2.3"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 10
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = icmp sgt i64 2, 10
	br i1 %19, label %none.7, label %next.11

next.11:
	%20 = getelementptr i64, i64* %lo, i64 0
	store i64 2, i64* %20
	%21 = getelementptr i64, i64* %hi, i64 0
	store i64 10, i64* %21
	%22 = load i64, i64* %"a%start1.1"
	%23 = icmp sgt i64 2, %22
	%24 = select i1 %23, i64 2, i64 %22
	%25 = load i64, i64* %W1.5
	%26 = icmp sgt i64 %24, %25
	%27 = select i1 %26, i64 %24, i64 %25
	%28 = load i64, i64* %"a%block1.2"
	%29 = load i64, i64* %"a%start1.1"
	%30 = add nsw i64 %28, %29
	%31 = sub nsw i64 %30, 1
	%32 = icmp slt i64 10, %31
	%33 = select i1 %32, i64 10, i64 %31
	%34 = load i64, i64* %"a%block1.2"
	%35 = load i64, i64* %W1.5
	%36 = add nsw i64 %34, %35
	%37 = sub nsw i64 %36, 1
	%38 = icmp slt i64 %33, %37
	%39 = select i1 %38, i64 %33, i64 %37
	%40 = icmp sgt i64 %27, %39
	br i1 %40, label %none.7, label %next.12

next.12:
	%41 = getelementptr i64, i64* %lo, i64 1
	store i64 %27, i64* %41
	%42 = getelementptr i64, i64* %hi, i64 1
	store i64 %39, i64* %42
	%43 = load i64, i64* %"a%start2.3"
	%44 = sub nsw i64 %43, 1
	%45 = load i64, i64* %W2.6
	%46 = icmp sgt i64 %44, %45
	%47 = select i1 %46, i64 %44, i64 %45
	%48 = load i64, i64* %"a%start2.3"
	%49 = sub nsw i64 %48, 1
	%50 = load i64, i64* %"a%block2.4"
	%51 = load i64, i64* %W2.6
	%52 = add nsw i64 %50, %51
	%53 = sub nsw i64 %52, 1
	%54 = icmp slt i64 %49, %53
	%55 = select i1 %54, i64 %49, i64 %53
	%56 = icmp sgt i64 %47, %55
	br i1 %56, label %none.7, label %next.13

next.13:
	%57 = getelementptr i64, i64* %lo, i64 2
	store i64 %47, i64* %57
	%58 = getelementptr i64, i64* %hi, i64 2
	store i64 %55, i64* %58
	ret i32 1
}

define internal i32 @sections.6(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"a%start1.1" = alloca i64
	%"a%block1.2" = alloca i64
	%"a%start2.3" = alloca i64
	%"a%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"a%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"a%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"a%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"a%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.16
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"a%start1.1"
	%13 = sub nsw i64 %12, 2
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"a%start1.1"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 10
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"a%block2.4"
	%20 = load i64, i64* %"a%start2.3"
	%21 = add nsw i64 %19, %20
	%22 = sub nsw i64 %21, 3
	%23 = icmp slt i64 %22, 0
	br i1 %23, label %none.7, label %next.11

next.11:
	%24 = load i64, i64* %"a%block2.4"
	%25 = sub nsw i64 0, %24
	%26 = load i64, i64* %"a%start2.3"
	%27 = sub nsw i64 %25, %26
	%28 = add nsw i64 %27, 11
	%29 = icmp slt i64 %28, 0
	br i1 %29, label %none.7, label %next.12

next.12:
	%30 = icmp sgt i64 2, 10
	br i1 %30, label %none.7, label %next.13

next.13:
	%31 = getelementptr i64, i64* %lo, i64 0
	store i64 2, i64* %31
	%32 = getelementptr i64, i64* %hi, i64 0
	store i64 10, i64* %32
	%33 = load i64, i64* %"a%start1.1"
	%34 = load i64, i64* %W1.5
	%35 = icmp sgt i64 %33, %34
	%36 = select i1 %35, i64 %33, i64 %34
	%37 = load i64, i64* %"a%start1.1"
	%38 = load i64, i64* %"a%block1.2"
	%39 = load i64, i64* %W1.5
	%40 = add nsw i64 %38, %39
	%41 = sub nsw i64 %40, 1
	%42 = icmp slt i64 %37, %41
	%43 = select i1 %42, i64 %37, i64 %41
	%44 = icmp sgt i64 %36, %43
	br i1 %44, label %none.7, label %next.14

next.14:
	%45 = getelementptr i64, i64* %lo, i64 1
	store i64 %36, i64* %45
	%46 = getelementptr i64, i64* %hi, i64 1
	store i64 %43, i64* %46
	%47 = load i64, i64* %"a%block2.4"
	%48 = load i64, i64* %"a%start2.3"
	%49 = add nsw i64 %47, %48
	%50 = load i64, i64* %W2.6
	%51 = icmp sgt i64 %49, %50
	%52 = select i1 %51, i64 %49, i64 %50
	%53 = load i64, i64* %"a%block2.4"
	%54 = load i64, i64* %"a%start2.3"
	%55 = add nsw i64 %53, %54
	%56 = load i64, i64* %"a%block2.4"
	%57 = load i64, i64* %W2.6
	%58 = add nsw i64 %56, %57
	%59 = sub nsw i64 %58, 1
	%60 = icmp slt i64 %55, %59
	%61 = select i1 %60, i64 %55, i64 %59
	%62 = icmp sgt i64 %52, %61
	br i1 %62, label %none.7, label %next.15

next.15:
	%63 = getelementptr i64, i64* %lo, i64 2
	store i64 %52, i64* %63
	%64 = getelementptr i64, i64* %hi, i64 2
	store i64 %61, i64* %64
	ret i32 1

piece.16:
	%65 = load i64, i64* %"a%block2.4"
	%66 = load i64, i64* %"a%start2.3"
	%67 = add nsw i64 %65, %66
	%68 = sub nsw i64 %67, 11
	%69 = icmp slt i64 %68, 0
	br i1 %69, label %none.7, label %next.17

next.17:
	%70 = load i64, i64* %"a%block2.4"
	%71 = sub nsw i64 0, %70
	%72 = load i64, i64* %"a%start2.3"
	%73 = sub nsw i64 %71, %72
	%74 = add nsw i64 %73, 11
	%75 = icmp slt i64 %74, 0
	br i1 %75, label %none.7, label %next.18

next.18:
	%76 = icmp sgt i64 2, 10
	br i1 %76, label %none.7, label %next.19

next.19:
	%77 = getelementptr i64, i64* %lo, i64 0
	store i64 2, i64* %77
	%78 = getelementptr i64, i64* %hi, i64 0
	store i64 10, i64* %78
	%79 = load i64, i64* %"a%start1.1"
	%80 = add nsw i64 %79, 1
	%81 = load i64, i64* %W1.5
	%82 = icmp sgt i64 %80, %81
	%83 = select i1 %82, i64 %80, i64 %81
	%84 = load i64, i64* %"a%block1.2"
	%85 = load i64, i64* %"a%start1.1"
	%86 = add nsw i64 %84, %85
	%87 = sub nsw i64 %86, 1
	%88 = icmp slt i64 10, %87
	%89 = select i1 %88, i64 10, i64 %87
	%90 = load i64, i64* %"a%block1.2"
	%91 = load i64, i64* %W1.5
	%92 = add nsw i64 %90, %91
	%93 = sub nsw i64 %92, 1
	%94 = icmp slt i64 %89, %93
	%95 = select i1 %94, i64 %89, i64 %93
	%96 = icmp sgt i64 %83, %95
	br i1 %96, label %none.7, label %next.20

next.20:
	%97 = getelementptr i64, i64* %lo, i64 1
	store i64 %83, i64* %97
	%98 = getelementptr i64, i64* %hi, i64 1
	store i64 %95, i64* %98
	%99 = load i64, i64* %W2.6
	%100 = icmp sgt i64 11, %99
	%101 = select i1 %100, i64 11, i64 %99
	%102 = load i64, i64* %"a%block2.4"
	%103 = load i64, i64* %W2.6
	%104 = add nsw i64 %102, %103
	%105 = sub nsw i64 %104, 1
	%106 = icmp slt i64 11, %105
	%107 = select i1 %106, i64 11, i64 %105
	%108 = icmp sgt i64 %101, %107
	br i1 %108, label %none.7, label %next.21

next.21:
	%109 = getelementptr i64, i64* %lo, i64 2
	store i64 %101, i64* %109
	%110 = getelementptr i64, i64* %hi, i64 2
	store i64 %107, i64* %110
	ret i32 1
}

define internal i32 @sections.7(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"a%start1.1" = alloca i64
	%"a%block1.2" = alloca i64
	%"a%start2.3" = alloca i64
	%"a%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"a%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"a%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"a%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"a%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.16
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"a%block1.2"
	%13 = load i64, i64* %"a%start1.1"
	%14 = add nsw i64 %12, %13
	%15 = sub nsw i64 %14, 3
	%16 = icmp slt i64 %15, 0
	br i1 %16, label %none.7, label %next.9

next.9:
	%17 = load i64, i64* %"a%block1.2"
	%18 = sub nsw i64 0, %17
	%19 = load i64, i64* %"a%start1.1"
	%20 = sub nsw i64 %18, %19
	%21 = add nsw i64 %20, 10
	%22 = icmp slt i64 %21, 0
	br i1 %22, label %none.7, label %next.10

next.10:
	%23 = load i64, i64* %"a%start2.3"
	%24 = sub nsw i64 %23, 2
	%25 = icmp slt i64 %24, 0
	br i1 %25, label %none.7, label %next.11

next.11:
	%26 = load i64, i64* %"a%start2.3"
	%27 = sub nsw i64 0, %26
	%28 = add nsw i64 %27, 10
	%29 = icmp slt i64 %28, 0
	br i1 %29, label %none.7, label %next.12

next.12:
	%30 = icmp sgt i64 2, 10
	br i1 %30, label %none.7, label %next.13

next.13:
	%31 = getelementptr i64, i64* %lo, i64 0
	store i64 2, i64* %31
	%32 = getelementptr i64, i64* %hi, i64 0
	store i64 10, i64* %32
	%33 = load i64, i64* %"a%block1.2"
	%34 = load i64, i64* %"a%start1.1"
	%35 = add nsw i64 %33, %34
	%36 = load i64, i64* %W1.5
	%37 = icmp sgt i64 %35, %36
	%38 = select i1 %37, i64 %35, i64 %36
	%39 = load i64, i64* %"a%block1.2"
	%40 = load i64, i64* %"a%start1.1"
	%41 = add nsw i64 %39, %40
	%42 = load i64, i64* %"a%block1.2"
	%43 = load i64, i64* %W1.5
	%44 = add nsw i64 %42, %43
	%45 = sub nsw i64 %44, 1
	%46 = icmp slt i64 %41, %45
	%47 = select i1 %46, i64 %41, i64 %45
	%48 = icmp sgt i64 %38, %47
	br i1 %48, label %none.7, label %next.14

next.14:
	%49 = getelementptr i64, i64* %lo, i64 1
	store i64 %38, i64* %49
	%50 = getelementptr i64, i64* %hi, i64 1
	store i64 %47, i64* %50
	%51 = load i64, i64* %"a%start2.3"
	%52 = load i64, i64* %W2.6
	%53 = icmp sgt i64 %51, %52
	%54 = select i1 %53, i64 %51, i64 %52
	%55 = load i64, i64* %"a%start2.3"
	%56 = load i64, i64* %"a%block2.4"
	%57 = load i64, i64* %W2.6
	%58 = add nsw i64 %56, %57
	%59 = sub nsw i64 %58, 1
	%60 = icmp slt i64 %55, %59
	%61 = select i1 %60, i64 %55, i64 %59
	%62 = icmp sgt i64 %54, %61
	br i1 %62, label %none.7, label %next.15

next.15:
	%63 = getelementptr i64, i64* %lo, i64 2
	store i64 %54, i64* %63
	%64 = getelementptr i64, i64* %hi, i64 2
	store i64 %61, i64* %64
	ret i32 1

piece.16:
	%65 = load i64, i64* %"a%block1.2"
	%66 = load i64, i64* %"a%start1.1"
	%67 = add nsw i64 %65, %66
	%68 = sub nsw i64 %67, 11
	%69 = icmp slt i64 %68, 0
	br i1 %69, label %none.7, label %next.17

next.17:
	%70 = load i64, i64* %"a%block1.2"
	%71 = sub nsw i64 0, %70
	%72 = load i64, i64* %"a%start1.1"
	%73 = sub nsw i64 %71, %72
	%74 = add nsw i64 %73, 11
	%75 = icmp slt i64 %74, 0
	br i1 %75, label %none.7, label %next.18

next.18:
	%76 = icmp sgt i64 2, 10
	br i1 %76, label %none.7, label %next.19

next.19:
	%77 = getelementptr i64, i64* %lo, i64 0
	store i64 2, i64* %77
	%78 = getelementptr i64, i64* %hi, i64 0
	store i64 10, i64* %78
	%79 = load i64, i64* %W1.5
	%80 = icmp sgt i64 11, %79
	%81 = select i1 %80, i64 11, i64 %79
	%82 = load i64, i64* %"a%block1.2"
	%83 = load i64, i64* %W1.5
	%84 = add nsw i64 %82, %83
	%85 = sub nsw i64 %84, 1
	%86 = icmp slt i64 11, %85
	%87 = select i1 %86, i64 11, i64 %85
	%88 = icmp sgt i64 %81, %87
	br i1 %88, label %none.7, label %next.20

next.20:
	%89 = getelementptr i64, i64* %lo, i64 1
	store i64 %81, i64* %89
	%90 = getelementptr i64, i64* %hi, i64 1
	store i64 %87, i64* %90
	%91 = load i64, i64* %"a%start2.3"
	%92 = icmp sgt i64 2, %91
	%93 = select i1 %92, i64 2, i64 %91
	%94 = load i64, i64* %W2.6
	%95 = icmp sgt i64 %93, %94
	%96 = select i1 %95, i64 %93, i64 %94
	%97 = load i64, i64* %"a%block2.4"
	%98 = load i64, i64* %"a%start2.3"
	%99 = add nsw i64 %97, %98
	%100 = sub nsw i64 %99, 1
	%101 = icmp slt i64 10, %100
	%102 = select i1 %101, i64 10, i64 %100
	%103 = load i64, i64* %"a%block2.4"
	%104 = load i64, i64* %W2.6
	%105 = add nsw i64 %103, %104
	%106 = sub nsw i64 %105, 1
	%107 = icmp slt i64 %102, %106
	%108 = select i1 %107, i64 %102, i64 %106
	%109 = icmp sgt i64 %96, %108
	br i1 %109, label %none.7, label %next.21

next.21:
	%110 = getelementptr i64, i64* %lo, i64 2
	store i64 %96, i64* %110
	%111 = getelementptr i64, i64* %hi, i64 2
	store i64 %108, i64* %111
	ret i32 1
}

define internal i32 @sections.8(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"c%start1.1" = alloca i64
	%"c%block1.2" = alloca i64
	%"c%start2.3" = alloca i64
	%"c%block2.4" = alloca i64
	%W1_c.5 = alloca i64
	%W2_c.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"c%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"c%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"c%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"c%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1_c.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2_c.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.12
		i32 2, label %piece.18
		i32 3, label %piece.24
		i32 4, label %piece.29
		i32 5, label %piece.35
		i32 6, label %piece.42
		i32 7, label %piece.50
		i32 8, label %piece.57
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"c%block2.4"
	%13 = sub nsw i64 0, %12
	%14 = load i64, i64* %"c%start2.3"
	%15 = sub nsw i64 %13, %14
	%16 = add nsw i64 %15, 10
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.7, label %next.9

next.9:
	%18 = load i64, i64* %"c%start1.1"
	%19 = load i64, i64* %W1_c.5
	%20 = icmp sgt i64 %18, %19
	%21 = select i1 %20, i64 %18, i64 %19
	%22 = load i64, i64* %"c%block1.2"
	%23 = load i64, i64* %"c%start1.1"
	%24 = add nsw i64 %22, %23
	%25 = sub nsw i64 %24, 1
	%26 = icmp slt i64 9, %25
	%27 = select i1 %26, i64 9, i64 %25
	%28 = load i64, i64* %"c%block1.2"
	%29 = load i64, i64* %W1_c.5
	%30 = add nsw i64 %28, %29
	%31 = sub nsw i64 %30, 1
	%32 = icmp slt i64 %27, %31
	%33 = select i1 %32, i64 %27, i64 %31
	%34 = icmp sgt i64 %21, %33
	br i1 %34, label %none.7, label %next.10

next.10:
	%35 = getelementptr i64, i64* %lo, i64 0
	store i64 %21, i64* %35
	%36 = getelementptr i64, i64* %hi, i64 0
	store i64 %33, i64* %36
	%37 = load i64, i64* %"c%block2.4"
	%38 = load i64, i64* %"c%start2.3"
	%39 = add nsw i64 %37, %38
	%40 = load i64, i64* %W2_c.6
	%41 = icmp sgt i64 %39, %40
	%42 = select i1 %41, i64 %39, i64 %40
	%43 = load i64, i64* %"c%block2.4"
	%44 = load i64, i64* %"c%start2.3"
	%45 = add nsw i64 %43, %44
	%46 = load i64, i64* %"c%block2.4"
	%47 = load i64, i64* %W2_c.6
	%48 = add nsw i64 %46, %47
	%49 = sub nsw i64 %48, 1
	%50 = icmp slt i64 %45, %49
	%51 = select i1 %50, i64 %45, i64 %49
	%52 = icmp sgt i64 %42, %51
	br i1 %52, label %none.7, label %next.11

next.11:
	%53 = getelementptr i64, i64* %lo, i64 1
	store i64 %42, i64* %53
	%54 = getelementptr i64, i64* %hi, i64 1
	store i64 %51, i64* %54
	ret i32 1

piece.12:
	%55 = load i64, i64* %"c%start1.1"
	%56 = sub nsw i64 0, %55
	%57 = add nsw i64 %56, 9
	%58 = icmp slt i64 %57, 0
	br i1 %58, label %none.7, label %next.13

next.13:
	%59 = load i64, i64* %"c%block1.2"
	%60 = load i64, i64* %"c%start1.1"
	%61 = add nsw i64 %59, %60
	%62 = sub nsw i64 %61, 11
	%63 = icmp slt i64 %62, 0
	br i1 %63, label %none.7, label %next.14

next.14:
	%64 = load i64, i64* %"c%block2.4"
	%65 = sub nsw i64 0, %64
	%66 = load i64, i64* %"c%start2.3"
	%67 = sub nsw i64 %65, %66
	%68 = add nsw i64 %67, 10
	%69 = icmp slt i64 %68, 0
	br i1 %69, label %none.7, label %next.15

next.15:
	%70 = load i64, i64* %W1_c.5
	%71 = icmp sgt i64 10, %70
	%72 = select i1 %71, i64 10, i64 %70
	%73 = load i64, i64* %"c%block1.2"
	%74 = load i64, i64* %W1_c.5
	%75 = add nsw i64 %73, %74
	%76 = sub nsw i64 %75, 1
	%77 = icmp slt i64 10, %76
	%78 = select i1 %77, i64 10, i64 %76
	%79 = icmp sgt i64 %72, %78
	br i1 %79, label %none.7, label %next.16

next.16:
	%80 = getelementptr i64, i64* %lo, i64 0
	store i64 %72, i64* %80
	%81 = getelementptr i64, i64* %hi, i64 0
	store i64 %78, i64* %81
	%82 = load i64, i64* %"c%block2.4"
	%83 = load i64, i64* %"c%start2.3"
	%84 = add nsw i64 %82, %83
	%85 = load i64, i64* %W2_c.6
	%86 = icmp sgt i64 %84, %85
	%87 = select i1 %86, i64 %84, i64 %85
	%88 = load i64, i64* %"c%block2.4"
	%89 = load i64, i64* %"c%start2.3"
	%90 = add nsw i64 %88, %89
	%91 = load i64, i64* %"c%block2.4"
	%92 = load i64, i64* %W2_c.6
	%93 = add nsw i64 %91, %92
	%94 = sub nsw i64 %93, 1
	%95 = icmp slt i64 %90, %94
	%96 = select i1 %95, i64 %90, i64 %94
	%97 = icmp sgt i64 %87, %96
	br i1 %97, label %none.7, label %next.17

next.17:
	%98 = getelementptr i64, i64* %lo, i64 1
	store i64 %87, i64* %98
	%99 = getelementptr i64, i64* %hi, i64 1
	store i64 %96, i64* %99
	ret i32 1

piece.18:
	%100 = load i64, i64* %"c%start1.1"
	%101 = sub nsw i64 0, %100
	%102 = add nsw i64 %101, 9
	%103 = icmp slt i64 %102, 0
	br i1 %103, label %none.7, label %next.19

next.19:
	%104 = load i64, i64* %"c%block1.2"
	%105 = load i64, i64* %"c%start1.1"
	%106 = add nsw i64 %104, %105
	%107 = sub nsw i64 %106, 12
	%108 = icmp slt i64 %107, 0
	br i1 %108, label %none.7, label %next.20

next.20:
	%109 = load i64, i64* %"c%block2.4"
	%110 = sub nsw i64 0, %109
	%111 = load i64, i64* %"c%start2.3"
	%112 = sub nsw i64 %110, %111
	%113 = add nsw i64 %112, 10
	%114 = icmp slt i64 %113, 0
	br i1 %114, label %none.7, label %next.21

next.21:
	%115 = load i64, i64* %W1_c.5
	%116 = icmp sgt i64 11, %115
	%117 = select i1 %116, i64 11, i64 %115
	%118 = load i64, i64* %"c%block1.2"
	%119 = load i64, i64* %W1_c.5
	%120 = add nsw i64 %118, %119
	%121 = sub nsw i64 %120, 1
	%122 = icmp slt i64 11, %121
	%123 = select i1 %122, i64 11, i64 %121
	%124 = icmp sgt i64 %117, %123
	br i1 %124, label %none.7, label %next.22

next.22:
	%125 = getelementptr i64, i64* %lo, i64 0
	store i64 %117, i64* %125
	%126 = getelementptr i64, i64* %hi, i64 0
	store i64 %123, i64* %126
	%127 = load i64, i64* %"c%block2.4"
	%128 = load i64, i64* %"c%start2.3"
	%129 = add nsw i64 %127, %128
	%130 = load i64, i64* %W2_c.6
	%131 = icmp sgt i64 %129, %130
	%132 = select i1 %131, i64 %129, i64 %130
	%133 = load i64, i64* %"c%block2.4"
	%134 = load i64, i64* %"c%start2.3"
	%135 = add nsw i64 %133, %134
	%136 = load i64, i64* %"c%block2.4"
	%137 = load i64, i64* %W2_c.6
	%138 = add nsw i64 %136, %137
	%139 = sub nsw i64 %138, 1
	%140 = icmp slt i64 %135, %139
	%141 = select i1 %140, i64 %135, i64 %139
	%142 = icmp sgt i64 %132, %141
	br i1 %142, label %none.7, label %next.23

next.23:
	%143 = getelementptr i64, i64* %lo, i64 1
	store i64 %132, i64* %143
	%144 = getelementptr i64, i64* %hi, i64 1
	store i64 %141, i64* %144
	ret i32 1

piece.24:
	%145 = load i64, i64* %"c%block2.4"
	%146 = sub nsw i64 %145, 1
	%147 = icmp slt i64 %146, 0
	br i1 %147, label %none.7, label %next.25

next.25:
	%148 = load i64, i64* %"c%block2.4"
	%149 = sub nsw i64 0, %148
	%150 = load i64, i64* %"c%start2.3"
	%151 = sub nsw i64 %149, %150
	%152 = add nsw i64 %151, 10
	%153 = icmp slt i64 %152, 0
	br i1 %153, label %none.7, label %next.26

next.26:
	%154 = load i64, i64* %"c%start1.1"
	%155 = load i64, i64* %W1_c.5
	%156 = icmp sgt i64 %154, %155
	%157 = select i1 %156, i64 %154, i64 %155
	%158 = load i64, i64* %"c%block1.2"
	%159 = load i64, i64* %"c%start1.1"
	%160 = add nsw i64 %158, %159
	%161 = sub nsw i64 %160, 1
	%162 = icmp slt i64 9, %161
	%163 = select i1 %162, i64 9, i64 %161
	%164 = load i64, i64* %"c%block1.2"
	%165 = load i64, i64* %W1_c.5
	%166 = add nsw i64 %164, %165
	%167 = sub nsw i64 %166, 1
	%168 = icmp slt i64 %163, %167
	%169 = select i1 %168, i64 %163, i64 %167
	%170 = icmp sgt i64 %157, %169
	br i1 %170, label %none.7, label %next.27

next.27:
	%171 = getelementptr i64, i64* %lo, i64 0
	store i64 %157, i64* %171
	%172 = getelementptr i64, i64* %hi, i64 0
	store i64 %169, i64* %172
	%173 = load i64, i64* %"c%block2.4"
	%174 = load i64, i64* %"c%start2.3"
	%175 = add nsw i64 %173, %174
	%176 = add nsw i64 %175, 1
	%177 = load i64, i64* %W2_c.6
	%178 = icmp sgt i64 %176, %177
	%179 = select i1 %178, i64 %176, i64 %177
	%180 = load i64, i64* %"c%block2.4"
	%181 = load i64, i64* %"c%start2.3"
	%182 = add nsw i64 %180, %181
	%183 = add nsw i64 %182, 1
	%184 = load i64, i64* %"c%block2.4"
	%185 = load i64, i64* %W2_c.6
	%186 = add nsw i64 %184, %185
	%187 = sub nsw i64 %186, 1
	%188 = icmp slt i64 %183, %187
	%189 = select i1 %188, i64 %183, i64 %187
	%190 = icmp sgt i64 %179, %189
	br i1 %190, label %none.7, label %next.28

next.28:
	%191 = getelementptr i64, i64* %lo, i64 1
	store i64 %179, i64* %191
	%192 = getelementptr i64, i64* %hi, i64 1
	store i64 %189, i64* %192
	ret i32 1

piece.29:
	%193 = load i64, i64* %"c%block2.4"
	%194 = load i64, i64* %"c%start2.3"
	%195 = add nsw i64 %193, %194
	%196 = sub nsw i64 %195, 11
	%197 = icmp slt i64 %196, 0
	br i1 %197, label %none.7, label %next.30

next.30:
	%198 = load i64, i64* %"c%block2.4"
	%199 = sub nsw i64 0, %198
	%200 = load i64, i64* %"c%start2.3"
	%201 = sub nsw i64 %199, %200
	%202 = add nsw i64 %201, 11
	%203 = icmp slt i64 %202, 0
	br i1 %203, label %none.7, label %next.31

next.31:
	%204 = load i64, i64* %"c%block2.4"
	%205 = sub nsw i64 %204, 2
	%206 = icmp slt i64 %205, 0
	br i1 %206, label %none.7, label %next.32

next.32:
	%207 = load i64, i64* %"c%start1.1"
	%208 = load i64, i64* %W1_c.5
	%209 = icmp sgt i64 %207, %208
	%210 = select i1 %209, i64 %207, i64 %208
	%211 = load i64, i64* %"c%block1.2"
	%212 = load i64, i64* %"c%start1.1"
	%213 = add nsw i64 %211, %212
	%214 = sub nsw i64 %213, 1
	%215 = icmp slt i64 9, %214
	%216 = select i1 %215, i64 9, i64 %214
	%217 = load i64, i64* %"c%block1.2"
	%218 = load i64, i64* %W1_c.5
	%219 = add nsw i64 %217, %218
	%220 = sub nsw i64 %219, 1
	%221 = icmp slt i64 %216, %220
	%222 = select i1 %221, i64 %216, i64 %220
	%223 = icmp sgt i64 %210, %222
	br i1 %223, label %none.7, label %next.33

next.33:
	%224 = getelementptr i64, i64* %lo, i64 0
	store i64 %210, i64* %224
	%225 = getelementptr i64, i64* %hi, i64 0
	store i64 %222, i64* %225
	%226 = load i64, i64* %W2_c.6
	%227 = icmp sgt i64 11, %226
	%228 = select i1 %227, i64 11, i64 %226
	%229 = load i64, i64* %"c%block2.4"
	%230 = load i64, i64* %W2_c.6
	%231 = add nsw i64 %229, %230
	%232 = sub nsw i64 %231, 1
	%233 = icmp slt i64 11, %232
	%234 = select i1 %233, i64 11, i64 %232
	%235 = icmp sgt i64 %228, %234
	br i1 %235, label %none.7, label %next.34

next.34:
	%236 = getelementptr i64, i64* %lo, i64 1
	store i64 %228, i64* %236
	%237 = getelementptr i64, i64* %hi, i64 1
	store i64 %234, i64* %237
	ret i32 1

piece.35:
	%238 = load i64, i64* %"c%block2.4"
	%239 = sub nsw i64 %238, 1
	%240 = icmp slt i64 %239, 0
	br i1 %240, label %none.7, label %next.36

next.36:
	%241 = load i64, i64* %"c%start1.1"
	%242 = sub nsw i64 0, %241
	%243 = add nsw i64 %242, 9
	%244 = icmp slt i64 %243, 0
	br i1 %244, label %none.7, label %next.37

next.37:
	%245 = load i64, i64* %"c%block1.2"
	%246 = load i64, i64* %"c%start1.1"
	%247 = add nsw i64 %245, %246
	%248 = sub nsw i64 %247, 11
	%249 = icmp slt i64 %248, 0
	br i1 %249, label %none.7, label %next.38

next.38:
	%250 = load i64, i64* %"c%block2.4"
	%251 = sub nsw i64 0, %250
	%252 = load i64, i64* %"c%start2.3"
	%253 = sub nsw i64 %251, %252
	%254 = add nsw i64 %253, 10
	%255 = icmp slt i64 %254, 0
	br i1 %255, label %none.7, label %next.39

next.39:
	%256 = load i64, i64* %W1_c.5
	%257 = icmp sgt i64 10, %256
	%258 = select i1 %257, i64 10, i64 %256
	%259 = load i64, i64* %"c%block1.2"
	%260 = load i64, i64* %W1_c.5
	%261 = add nsw i64 %259, %260
	%262 = sub nsw i64 %261, 1
	%263 = icmp slt i64 10, %262
	%264 = select i1 %263, i64 10, i64 %262
	%265 = icmp sgt i64 %258, %264
	br i1 %265, label %none.7, label %next.40

next.40:
	%266 = getelementptr i64, i64* %lo, i64 0
	store i64 %258, i64* %266
	%267 = getelementptr i64, i64* %hi, i64 0
	store i64 %264, i64* %267
	%268 = load i64, i64* %"c%block2.4"
	%269 = load i64, i64* %"c%start2.3"
	%270 = add nsw i64 %268, %269
	%271 = add nsw i64 %270, 1
	%272 = load i64, i64* %W2_c.6
	%273 = icmp sgt i64 %271, %272
	%274 = select i1 %273, i64 %271, i64 %272
	%275 = load i64, i64* %"c%block2.4"
	%276 = load i64, i64* %"c%start2.3"
	%277 = add nsw i64 %275, %276
	%278 = add nsw i64 %277, 1
	%279 = load i64, i64* %"c%block2.4"
	%280 = load i64, i64* %W2_c.6
	%281 = add nsw i64 %279, %280
	%282 = sub nsw i64 %281, 1
	%283 = icmp slt i64 %278, %282
	%284 = select i1 %283, i64 %278, i64 %282
	%285 = icmp sgt i64 %274, %284
	br i1 %285, label %none.7, label %next.41

next.41:
	%286 = getelementptr i64, i64* %lo, i64 1
	store i64 %274, i64* %286
	%287 = getelementptr i64, i64* %hi, i64 1
	store i64 %284, i64* %287
	ret i32 1

piece.42:
	%288 = load i64, i64* %"c%block2.4"
	%289 = load i64, i64* %"c%start2.3"
	%290 = add nsw i64 %288, %289
	%291 = sub nsw i64 %290, 11
	%292 = icmp slt i64 %291, 0
	br i1 %292, label %none.7, label %next.43

next.43:
	%293 = load i64, i64* %"c%block2.4"
	%294 = sub nsw i64 0, %293
	%295 = load i64, i64* %"c%start2.3"
	%296 = sub nsw i64 %294, %295
	%297 = add nsw i64 %296, 11
	%298 = icmp slt i64 %297, 0
	br i1 %298, label %none.7, label %next.44

next.44:
	%299 = load i64, i64* %"c%block2.4"
	%300 = sub nsw i64 %299, 2
	%301 = icmp slt i64 %300, 0
	br i1 %301, label %none.7, label %next.45

next.45:
	%302 = load i64, i64* %"c%start1.1"
	%303 = sub nsw i64 0, %302
	%304 = add nsw i64 %303, 9
	%305 = icmp slt i64 %304, 0
	br i1 %305, label %none.7, label %next.46

next.46:
	%306 = load i64, i64* %"c%block1.2"
	%307 = load i64, i64* %"c%start1.1"
	%308 = add nsw i64 %306, %307
	%309 = sub nsw i64 %308, 11
	%310 = icmp slt i64 %309, 0
	br i1 %310, label %none.7, label %next.47

next.47:
	%311 = load i64, i64* %W1_c.5
	%312 = icmp sgt i64 10, %311
	%313 = select i1 %312, i64 10, i64 %311
	%314 = load i64, i64* %"c%block1.2"
	%315 = load i64, i64* %W1_c.5
	%316 = add nsw i64 %314, %315
	%317 = sub nsw i64 %316, 1
	%318 = icmp slt i64 10, %317
	%319 = select i1 %318, i64 10, i64 %317
	%320 = icmp sgt i64 %313, %319
	br i1 %320, label %none.7, label %next.48

next.48:
	%321 = getelementptr i64, i64* %lo, i64 0
	store i64 %313, i64* %321
	%322 = getelementptr i64, i64* %hi, i64 0
	store i64 %319, i64* %322
	%323 = load i64, i64* %W2_c.6
	%324 = icmp sgt i64 11, %323
	%325 = select i1 %324, i64 11, i64 %323
	%326 = load i64, i64* %"c%block2.4"
	%327 = load i64, i64* %W2_c.6
	%328 = add nsw i64 %326, %327
	%329 = sub nsw i64 %328, 1
	%330 = icmp slt i64 11, %329
	%331 = select i1 %330, i64 11, i64 %329
	%332 = icmp sgt i64 %325, %331
	br i1 %332, label %none.7, label %next.49

next.49:
	%333 = getelementptr i64, i64* %lo, i64 1
	store i64 %325, i64* %333
	%334 = getelementptr i64, i64* %hi, i64 1
	store i64 %331, i64* %334
	ret i32 1

piece.50:
	%335 = load i64, i64* %"c%block2.4"
	%336 = sub nsw i64 %335, 1
	%337 = icmp slt i64 %336, 0
	br i1 %337, label %none.7, label %next.51

next.51:
	%338 = load i64, i64* %"c%start1.1"
	%339 = sub nsw i64 0, %338
	%340 = add nsw i64 %339, 9
	%341 = icmp slt i64 %340, 0
	br i1 %341, label %none.7, label %next.52

next.52:
	%342 = load i64, i64* %"c%block1.2"
	%343 = load i64, i64* %"c%start1.1"
	%344 = add nsw i64 %342, %343
	%345 = sub nsw i64 %344, 12
	%346 = icmp slt i64 %345, 0
	br i1 %346, label %none.7, label %next.53

next.53:
	%347 = load i64, i64* %"c%block2.4"
	%348 = sub nsw i64 0, %347
	%349 = load i64, i64* %"c%start2.3"
	%350 = sub nsw i64 %348, %349
	%351 = add nsw i64 %350, 10
	%352 = icmp slt i64 %351, 0
	br i1 %352, label %none.7, label %next.54

next.54:
	%353 = load i64, i64* %W1_c.5
	%354 = icmp sgt i64 11, %353
	%355 = select i1 %354, i64 11, i64 %353
	%356 = load i64, i64* %"c%block1.2"
	%357 = load i64, i64* %W1_c.5
	%358 = add nsw i64 %356, %357
	%359 = sub nsw i64 %358, 1
	%360 = icmp slt i64 11, %359
	%361 = select i1 %360, i64 11, i64 %359
	%362 = icmp sgt i64 %355, %361
	br i1 %362, label %none.7, label %next.55

next.55:
	%363 = getelementptr i64, i64* %lo, i64 0
	store i64 %355, i64* %363
	%364 = getelementptr i64, i64* %hi, i64 0
	store i64 %361, i64* %364
	%365 = load i64, i64* %"c%block2.4"
	%366 = load i64, i64* %"c%start2.3"
	%367 = add nsw i64 %365, %366
	%368 = add nsw i64 %367, 1
	%369 = load i64, i64* %W2_c.6
	%370 = icmp sgt i64 %368, %369
	%371 = select i1 %370, i64 %368, i64 %369
	%372 = load i64, i64* %"c%block2.4"
	%373 = load i64, i64* %"c%start2.3"
	%374 = add nsw i64 %372, %373
	%375 = add nsw i64 %374, 1
	%376 = load i64, i64* %"c%block2.4"
	%377 = load i64, i64* %W2_c.6
	%378 = add nsw i64 %376, %377
	%379 = sub nsw i64 %378, 1
	%380 = icmp slt i64 %375, %379
	%381 = select i1 %380, i64 %375, i64 %379
	%382 = icmp sgt i64 %371, %381
	br i1 %382, label %none.7, label %next.56

next.56:
	%383 = getelementptr i64, i64* %lo, i64 1
	store i64 %371, i64* %383
	%384 = getelementptr i64, i64* %hi, i64 1
	store i64 %381, i64* %384
	ret i32 1

piece.57:
	%385 = load i64, i64* %"c%block2.4"
	%386 = load i64, i64* %"c%start2.3"
	%387 = add nsw i64 %385, %386
	%388 = sub nsw i64 %387, 11
	%389 = icmp slt i64 %388, 0
	br i1 %389, label %none.7, label %next.58

next.58:
	%390 = load i64, i64* %"c%block2.4"
	%391 = sub nsw i64 0, %390
	%392 = load i64, i64* %"c%start2.3"
	%393 = sub nsw i64 %391, %392
	%394 = add nsw i64 %393, 11
	%395 = icmp slt i64 %394, 0
	br i1 %395, label %none.7, label %next.59

next.59:
	%396 = load i64, i64* %"c%block2.4"
	%397 = sub nsw i64 %396, 2
	%398 = icmp slt i64 %397, 0
	br i1 %398, label %none.7, label %next.60

next.60:
	%399 = load i64, i64* %"c%start1.1"
	%400 = sub nsw i64 0, %399
	%401 = add nsw i64 %400, 9
	%402 = icmp slt i64 %401, 0
	br i1 %402, label %none.7, label %next.61

next.61:
	%403 = load i64, i64* %"c%block1.2"
	%404 = load i64, i64* %"c%start1.1"
	%405 = add nsw i64 %403, %404
	%406 = sub nsw i64 %405, 12
	%407 = icmp slt i64 %406, 0
	br i1 %407, label %none.7, label %next.62

next.62:
	%408 = load i64, i64* %W1_c.5
	%409 = icmp sgt i64 11, %408
	%410 = select i1 %409, i64 11, i64 %408
	%411 = load i64, i64* %"c%block1.2"
	%412 = load i64, i64* %W1_c.5
	%413 = add nsw i64 %411, %412
	%414 = sub nsw i64 %413, 1
	%415 = icmp slt i64 11, %414
	%416 = select i1 %415, i64 11, i64 %414
	%417 = icmp sgt i64 %410, %416
	br i1 %417, label %none.7, label %next.63

next.63:
	%418 = getelementptr i64, i64* %lo, i64 0
	store i64 %410, i64* %418
	%419 = getelementptr i64, i64* %hi, i64 0
	store i64 %416, i64* %419
	%420 = load i64, i64* %W2_c.6
	%421 = icmp sgt i64 11, %420
	%422 = select i1 %421, i64 11, i64 %420
	%423 = load i64, i64* %"c%block2.4"
	%424 = load i64, i64* %W2_c.6
	%425 = add nsw i64 %423, %424
	%426 = sub nsw i64 %425, 1
	%427 = icmp slt i64 11, %426
	%428 = select i1 %427, i64 11, i64 %426
	%429 = icmp sgt i64 %422, %428
	br i1 %429, label %none.7, label %next.64

next.64:
	%430 = getelementptr i64, i64* %lo, i64 1
	store i64 %422, i64* %430
	%431 = getelementptr i64, i64* %hi, i64 1
	store i64 %428, i64* %431
	ret i32 1
}

define internal i32 @sections.9(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"c%start1.1" = alloca i64
	%"c%block1.2" = alloca i64
	%"c%start2.3" = alloca i64
	%"c%block2.4" = alloca i64
	%W1_c.5 = alloca i64
	%W2_c.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"c%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"c%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"c%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"c%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1_c.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2_c.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.12
		i32 2, label %piece.17
		i32 3, label %piece.23
		i32 4, label %piece.29
		i32 5, label %piece.36
		i32 6, label %piece.44
		i32 7, label %piece.50
		i32 8, label %piece.57
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"c%block1.2"
	%13 = sub nsw i64 0, %12
	%14 = load i64, i64* %"c%start1.1"
	%15 = sub nsw i64 %13, %14
	%16 = add nsw i64 %15, 10
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.7, label %next.9

next.9:
	%18 = load i64, i64* %"c%block1.2"
	%19 = load i64, i64* %"c%start1.1"
	%20 = add nsw i64 %18, %19
	%21 = load i64, i64* %W1_c.5
	%22 = icmp sgt i64 %20, %21
	%23 = select i1 %22, i64 %20, i64 %21
	%24 = load i64, i64* %"c%block1.2"
	%25 = load i64, i64* %"c%start1.1"
	%26 = add nsw i64 %24, %25
	%27 = load i64, i64* %"c%block1.2"
	%28 = load i64, i64* %W1_c.5
	%29 = add nsw i64 %27, %28
	%30 = sub nsw i64 %29, 1
	%31 = icmp slt i64 %26, %30
	%32 = select i1 %31, i64 %26, i64 %30
	%33 = icmp sgt i64 %23, %32
	br i1 %33, label %none.7, label %next.10

next.10:
	%34 = getelementptr i64, i64* %lo, i64 0
	store i64 %23, i64* %34
	%35 = getelementptr i64, i64* %hi, i64 0
	store i64 %32, i64* %35
	%36 = load i64, i64* %"c%start2.3"
	%37 = load i64, i64* %W2_c.6
	%38 = icmp sgt i64 %36, %37
	%39 = select i1 %38, i64 %36, i64 %37
	%40 = load i64, i64* %"c%block2.4"
	%41 = load i64, i64* %"c%start2.3"
	%42 = add nsw i64 %40, %41
	%43 = sub nsw i64 %42, 1
	%44 = icmp slt i64 9, %43
	%45 = select i1 %44, i64 9, i64 %43
	%46 = load i64, i64* %"c%block2.4"
	%47 = load i64, i64* %W2_c.6
	%48 = add nsw i64 %46, %47
	%49 = sub nsw i64 %48, 1
	%50 = icmp slt i64 %45, %49
	%51 = select i1 %50, i64 %45, i64 %49
	%52 = icmp sgt i64 %39, %51
	br i1 %52, label %none.7, label %next.11

next.11:
	%53 = getelementptr i64, i64* %lo, i64 1
	store i64 %39, i64* %53
	%54 = getelementptr i64, i64* %hi, i64 1
	store i64 %51, i64* %54
	ret i32 1

piece.12:
	%55 = load i64, i64* %"c%block1.2"
	%56 = sub nsw i64 %55, 1
	%57 = icmp slt i64 %56, 0
	br i1 %57, label %none.7, label %next.13

next.13:
	%58 = load i64, i64* %"c%block1.2"
	%59 = sub nsw i64 0, %58
	%60 = load i64, i64* %"c%start1.1"
	%61 = sub nsw i64 %59, %60
	%62 = add nsw i64 %61, 10
	%63 = icmp slt i64 %62, 0
	br i1 %63, label %none.7, label %next.14

next.14:
	%64 = load i64, i64* %"c%block1.2"
	%65 = load i64, i64* %"c%start1.1"
	%66 = add nsw i64 %64, %65
	%67 = add nsw i64 %66, 1
	%68 = load i64, i64* %W1_c.5
	%69 = icmp sgt i64 %67, %68
	%70 = select i1 %69, i64 %67, i64 %68
	%71 = load i64, i64* %"c%block1.2"
	%72 = load i64, i64* %"c%start1.1"
	%73 = add nsw i64 %71, %72
	%74 = add nsw i64 %73, 1
	%75 = load i64, i64* %"c%block1.2"
	%76 = load i64, i64* %W1_c.5
	%77 = add nsw i64 %75, %76
	%78 = sub nsw i64 %77, 1
	%79 = icmp slt i64 %74, %78
	%80 = select i1 %79, i64 %74, i64 %78
	%81 = icmp sgt i64 %70, %80
	br i1 %81, label %none.7, label %next.15

next.15:
	%82 = getelementptr i64, i64* %lo, i64 0
	store i64 %70, i64* %82
	%83 = getelementptr i64, i64* %hi, i64 0
	store i64 %80, i64* %83
	%84 = load i64, i64* %"c%start2.3"
	%85 = load i64, i64* %W2_c.6
	%86 = icmp sgt i64 %84, %85
	%87 = select i1 %86, i64 %84, i64 %85
	%88 = load i64, i64* %"c%block2.4"
	%89 = load i64, i64* %"c%start2.3"
	%90 = add nsw i64 %88, %89
	%91 = sub nsw i64 %90, 1
	%92 = icmp slt i64 9, %91
	%93 = select i1 %92, i64 9, i64 %91
	%94 = load i64, i64* %"c%block2.4"
	%95 = load i64, i64* %W2_c.6
	%96 = add nsw i64 %94, %95
	%97 = sub nsw i64 %96, 1
	%98 = icmp slt i64 %93, %97
	%99 = select i1 %98, i64 %93, i64 %97
	%100 = icmp sgt i64 %87, %99
	br i1 %100, label %none.7, label %next.16

next.16:
	%101 = getelementptr i64, i64* %lo, i64 1
	store i64 %87, i64* %101
	%102 = getelementptr i64, i64* %hi, i64 1
	store i64 %99, i64* %102
	ret i32 1

piece.17:
	%103 = load i64, i64* %"c%block1.2"
	%104 = load i64, i64* %"c%start1.1"
	%105 = add nsw i64 %103, %104
	%106 = sub nsw i64 %105, 11
	%107 = icmp slt i64 %106, 0
	br i1 %107, label %none.7, label %next.18

next.18:
	%108 = load i64, i64* %"c%block1.2"
	%109 = sub nsw i64 0, %108
	%110 = load i64, i64* %"c%start1.1"
	%111 = sub nsw i64 %109, %110
	%112 = add nsw i64 %111, 11
	%113 = icmp slt i64 %112, 0
	br i1 %113, label %none.7, label %next.19

next.19:
	%114 = load i64, i64* %"c%block1.2"
	%115 = sub nsw i64 %114, 2
	%116 = icmp slt i64 %115, 0
	br i1 %116, label %none.7, label %next.20

next.20:
	%117 = load i64, i64* %W1_c.5
	%118 = icmp sgt i64 11, %117
	%119 = select i1 %118, i64 11, i64 %117
	%120 = load i64, i64* %"c%block1.2"
	%121 = load i64, i64* %W1_c.5
	%122 = add nsw i64 %120, %121
	%123 = sub nsw i64 %122, 1
	%124 = icmp slt i64 11, %123
	%125 = select i1 %124, i64 11, i64 %123
	%126 = icmp sgt i64 %119, %125
	br i1 %126, label %none.7, label %next.21

next.21:
	%127 = getelementptr i64, i64* %lo, i64 0
	store i64 %119, i64* %127
	%128 = getelementptr i64, i64* %hi, i64 0
	store i64 %125, i64* %128
	%129 = load i64, i64* %"c%start2.3"
	%130 = load i64, i64* %W2_c.6
	%131 = icmp sgt i64 %129, %130
	%132 = select i1 %131, i64 %129, i64 %130
	%133 = load i64, i64* %"c%block2.4"
	%134 = load i64, i64* %"c%start2.3"
	%135 = add nsw i64 %133, %134
	%136 = sub nsw i64 %135, 1
	%137 = icmp slt i64 9, %136
	%138 = select i1 %137, i64 9, i64 %136
	%139 = load i64, i64* %"c%block2.4"
	%140 = load i64, i64* %W2_c.6
	%141 = add nsw i64 %139, %140
	%142 = sub nsw i64 %141, 1
	%143 = icmp slt i64 %138, %142
	%144 = select i1 %143, i64 %138, i64 %142
	%145 = icmp sgt i64 %132, %144
	br i1 %145, label %none.7, label %next.22

next.22:
	%146 = getelementptr i64, i64* %lo, i64 1
	store i64 %132, i64* %146
	%147 = getelementptr i64, i64* %hi, i64 1
	store i64 %144, i64* %147
	ret i32 1

piece.23:
	%148 = load i64, i64* %"c%block1.2"
	%149 = sub nsw i64 0, %148
	%150 = load i64, i64* %"c%start1.1"
	%151 = sub nsw i64 %149, %150
	%152 = add nsw i64 %151, 10
	%153 = icmp slt i64 %152, 0
	br i1 %153, label %none.7, label %next.24

next.24:
	%154 = load i64, i64* %"c%start2.3"
	%155 = sub nsw i64 0, %154
	%156 = add nsw i64 %155, 9
	%157 = icmp slt i64 %156, 0
	br i1 %157, label %none.7, label %next.25

next.25:
	%158 = load i64, i64* %"c%block2.4"
	%159 = load i64, i64* %"c%start2.3"
	%160 = add nsw i64 %158, %159
	%161 = sub nsw i64 %160, 11
	%162 = icmp slt i64 %161, 0
	br i1 %162, label %none.7, label %next.26

next.26:
	%163 = load i64, i64* %"c%block1.2"
	%164 = load i64, i64* %"c%start1.1"
	%165 = add nsw i64 %163, %164
	%166 = load i64, i64* %W1_c.5
	%167 = icmp sgt i64 %165, %166
	%168 = select i1 %167, i64 %165, i64 %166
	%169 = load i64, i64* %"c%block1.2"
	%170 = load i64, i64* %"c%start1.1"
	%171 = add nsw i64 %169, %170
	%172 = load i64, i64* %"c%block1.2"
	%173 = load i64, i64* %W1_c.5
	%174 = add nsw i64 %172, %173
	%175 = sub nsw i64 %174, 1
	%176 = icmp slt i64 %171, %175
	%177 = select i1 %176, i64 %171, i64 %175
	%178 = icmp sgt i64 %168, %177
	br i1 %178, label %none.7, label %next.27

next.27:
	%179 = getelementptr i64, i64* %lo, i64 0
	store i64 %168, i64* %179
	%180 = getelementptr i64, i64* %hi, i64 0
	store i64 %177, i64* %180
	%181 = load i64, i64* %W2_c.6
	%182 = icmp sgt i64 10, %181
	%183 = select i1 %182, i64 10, i64 %181
	%184 = load i64, i64* %"c%block2.4"
	%185 = load i64, i64* %W2_c.6
	%186 = add nsw i64 %184, %185
	%187 = sub nsw i64 %186, 1
	%188 = icmp slt i64 10, %187
	%189 = select i1 %188, i64 10, i64 %187
	%190 = icmp sgt i64 %183, %189
	br i1 %190, label %none.7, label %next.28

next.28:
	%191 = getelementptr i64, i64* %lo, i64 1
	store i64 %183, i64* %191
	%192 = getelementptr i64, i64* %hi, i64 1
	store i64 %189, i64* %192
	ret i32 1

piece.29:
	%193 = load i64, i64* %"c%block1.2"
	%194 = sub nsw i64 %193, 1
	%195 = icmp slt i64 %194, 0
	br i1 %195, label %none.7, label %next.30

next.30:
	%196 = load i64, i64* %"c%block1.2"
	%197 = sub nsw i64 0, %196
	%198 = load i64, i64* %"c%start1.1"
	%199 = sub nsw i64 %197, %198
	%200 = add nsw i64 %199, 10
	%201 = icmp slt i64 %200, 0
	br i1 %201, label %none.7, label %next.31

next.31:
	%202 = load i64, i64* %"c%start2.3"
	%203 = sub nsw i64 0, %202
	%204 = add nsw i64 %203, 9
	%205 = icmp slt i64 %204, 0
	br i1 %205, label %none.7, label %next.32

next.32:
	%206 = load i64, i64* %"c%block2.4"
	%207 = load i64, i64* %"c%start2.3"
	%208 = add nsw i64 %206, %207
	%209 = sub nsw i64 %208, 11
	%210 = icmp slt i64 %209, 0
	br i1 %210, label %none.7, label %next.33

next.33:
	%211 = load i64, i64* %"c%block1.2"
	%212 = load i64, i64* %"c%start1.1"
	%213 = add nsw i64 %211, %212
	%214 = add nsw i64 %213, 1
	%215 = load i64, i64* %W1_c.5
	%216 = icmp sgt i64 %214, %215
	%217 = select i1 %216, i64 %214, i64 %215
	%218 = load i64, i64* %"c%block1.2"
	%219 = load i64, i64* %"c%start1.1"
	%220 = add nsw i64 %218, %219
	%221 = add nsw i64 %220, 1
	%222 = load i64, i64* %"c%block1.2"
	%223 = load i64, i64* %W1_c.5
	%224 = add nsw i64 %222, %223
	%225 = sub nsw i64 %224, 1
	%226 = icmp slt i64 %221, %225
	%227 = select i1 %226, i64 %221, i64 %225
	%228 = icmp sgt i64 %217, %227
	br i1 %228, label %none.7, label %next.34

next.34:
	%229 = getelementptr i64, i64* %lo, i64 0
	store i64 %217, i64* %229
	%230 = getelementptr i64, i64* %hi, i64 0
	store i64 %227, i64* %230
	%231 = load i64, i64* %W2_c.6
	%232 = icmp sgt i64 10, %231
	%233 = select i1 %232, i64 10, i64 %231
	%234 = load i64, i64* %"c%block2.4"
	%235 = load i64, i64* %W2_c.6
	%236 = add nsw i64 %234, %235
	%237 = sub nsw i64 %236, 1
	%238 = icmp slt i64 10, %237
	%239 = select i1 %238, i64 10, i64 %237
	%240 = icmp sgt i64 %233, %239
	br i1 %240, label %none.7, label %next.35

next.35:
	%241 = getelementptr i64, i64* %lo, i64 1
	store i64 %233, i64* %241
	%242 = getelementptr i64, i64* %hi, i64 1
	store i64 %239, i64* %242
	ret i32 1

piece.36:
	%243 = load i64, i64* %"c%block1.2"
	%244 = load i64, i64* %"c%start1.1"
	%245 = add nsw i64 %243, %244
	%246 = sub nsw i64 %245, 11
	%247 = icmp slt i64 %246, 0
	br i1 %247, label %none.7, label %next.37

next.37:
	%248 = load i64, i64* %"c%block1.2"
	%249 = sub nsw i64 0, %248
	%250 = load i64, i64* %"c%start1.1"
	%251 = sub nsw i64 %249, %250
	%252 = add nsw i64 %251, 11
	%253 = icmp slt i64 %252, 0
	br i1 %253, label %none.7, label %next.38

next.38:
	%254 = load i64, i64* %"c%block1.2"
	%255 = sub nsw i64 %254, 2
	%256 = icmp slt i64 %255, 0
	br i1 %256, label %none.7, label %next.39

next.39:
	%257 = load i64, i64* %"c%start2.3"
	%258 = sub nsw i64 0, %257
	%259 = add nsw i64 %258, 9
	%260 = icmp slt i64 %259, 0
	br i1 %260, label %none.7, label %next.40

next.40:
	%261 = load i64, i64* %"c%block2.4"
	%262 = load i64, i64* %"c%start2.3"
	%263 = add nsw i64 %261, %262
	%264 = sub nsw i64 %263, 11
	%265 = icmp slt i64 %264, 0
	br i1 %265, label %none.7, label %next.41

next.41:
	%266 = load i64, i64* %W1_c.5
	%267 = icmp sgt i64 11, %266
	%268 = select i1 %267, i64 11, i64 %266
	%269 = load i64, i64* %"c%block1.2"
	%270 = load i64, i64* %W1_c.5
	%271 = add nsw i64 %269, %270
	%272 = sub nsw i64 %271, 1
	%273 = icmp slt i64 11, %272
	%274 = select i1 %273, i64 11, i64 %272
	%275 = icmp sgt i64 %268, %274
	br i1 %275, label %none.7, label %next.42

next.42:
	%276 = getelementptr i64, i64* %lo, i64 0
	store i64 %268, i64* %276
	%277 = getelementptr i64, i64* %hi, i64 0
	store i64 %274, i64* %277
	%278 = load i64, i64* %W2_c.6
	%279 = icmp sgt i64 10, %278
	%280 = select i1 %279, i64 10, i64 %278
	%281 = load i64, i64* %"c%block2.4"
	%282 = load i64, i64* %W2_c.6
	%283 = add nsw i64 %281, %282
	%284 = sub nsw i64 %283, 1
	%285 = icmp slt i64 10, %284
	%286 = select i1 %285, i64 10, i64 %284
	%287 = icmp sgt i64 %280, %286
	br i1 %287, label %none.7, label %next.43

next.43:
	%288 = getelementptr i64, i64* %lo, i64 1
	store i64 %280, i64* %288
	%289 = getelementptr i64, i64* %hi, i64 1
	store i64 %286, i64* %289
	ret i32 1

piece.44:
	%290 = load i64, i64* %"c%block1.2"
	%291 = sub nsw i64 0, %290
	%292 = load i64, i64* %"c%start1.1"
	%293 = sub nsw i64 %291, %292
	%294 = add nsw i64 %293, 10
	%295 = icmp slt i64 %294, 0
	br i1 %295, label %none.7, label %next.45

next.45:
	%296 = load i64, i64* %"c%start2.3"
	%297 = sub nsw i64 0, %296
	%298 = add nsw i64 %297, 9
	%299 = icmp slt i64 %298, 0
	br i1 %299, label %none.7, label %next.46

next.46:
	%300 = load i64, i64* %"c%block2.4"
	%301 = load i64, i64* %"c%start2.3"
	%302 = add nsw i64 %300, %301
	%303 = sub nsw i64 %302, 12
	%304 = icmp slt i64 %303, 0
	br i1 %304, label %none.7, label %next.47

next.47:
	%305 = load i64, i64* %"c%block1.2"
	%306 = load i64, i64* %"c%start1.1"
	%307 = add nsw i64 %305, %306
	%308 = load i64, i64* %W1_c.5
	%309 = icmp sgt i64 %307, %308
	%310 = select i1 %309, i64 %307, i64 %308
	%311 = load i64, i64* %"c%block1.2"
	%312 = load i64, i64* %"c%start1.1"
	%313 = add nsw i64 %311, %312
	%314 = load i64, i64* %"c%block1.2"
	%315 = load i64, i64* %W1_c.5
	%316 = add nsw i64 %314, %315
	%317 = sub nsw i64 %316, 1
	%318 = icmp slt i64 %313, %317
	%319 = select i1 %318, i64 %313, i64 %317
	%320 = icmp sgt i64 %310, %319
	br i1 %320, label %none.7, label %next.48

next.48:
	%321 = getelementptr i64, i64* %lo, i64 0
	store i64 %310, i64* %321
	%322 = getelementptr i64, i64* %hi, i64 0
	store i64 %319, i64* %322
	%323 = load i64, i64* %W2_c.6
	%324 = icmp sgt i64 11, %323
	%325 = select i1 %324, i64 11, i64 %323
	%326 = load i64, i64* %"c%block2.4"
	%327 = load i64, i64* %W2_c.6
	%328 = add nsw i64 %326, %327
	%329 = sub nsw i64 %328, 1
	%330 = icmp slt i64 11, %329
	%331 = select i1 %330, i64 11, i64 %329
	%332 = icmp sgt i64 %325, %331
	br i1 %332, label %none.7, label %next.49

next.49:
	%333 = getelementptr i64, i64* %lo, i64 1
	store i64 %325, i64* %333
	%334 = getelementptr i64, i64* %hi, i64 1
	store i64 %331, i64* %334
	ret i32 1

piece.50:
	%335 = load i64, i64* %"c%block1.2"
	%336 = sub nsw i64 %335, 1
	%337 = icmp slt i64 %336, 0
	br i1 %337, label %none.7, label %next.51

next.51:
	%338 = load i64, i64* %"c%block1.2"
	%339 = sub nsw i64 0, %338
	%340 = load i64, i64* %"c%start1.1"
	%341 = sub nsw i64 %339, %340
	%342 = add nsw i64 %341, 10
	%343 = icmp slt i64 %342, 0
	br i1 %343, label %none.7, label %next.52

next.52:
	%344 = load i64, i64* %"c%start2.3"
	%345 = sub nsw i64 0, %344
	%346 = add nsw i64 %345, 9
	%347 = icmp slt i64 %346, 0
	br i1 %347, label %none.7, label %next.53

next.53:
	%348 = load i64, i64* %"c%block2.4"
	%349 = load i64, i64* %"c%start2.3"
	%350 = add nsw i64 %348, %349
	%351 = sub nsw i64 %350, 12
	%352 = icmp slt i64 %351, 0
	br i1 %352, label %none.7, label %next.54

next.54:
	%353 = load i64, i64* %"c%block1.2"
	%354 = load i64, i64* %"c%start1.1"
	%355 = add nsw i64 %353, %354
	%356 = add nsw i64 %355, 1
	%357 = load i64, i64* %W1_c.5
	%358 = icmp sgt i64 %356, %357
	%359 = select i1 %358, i64 %356, i64 %357
	%360 = load i64, i64* %"c%block1.2"
	%361 = load i64, i64* %"c%start1.1"
	%362 = add nsw i64 %360, %361
	%363 = add nsw i64 %362, 1
	%364 = load i64, i64* %"c%block1.2"
	%365 = load i64, i64* %W1_c.5
	%366 = add nsw i64 %364, %365
	%367 = sub nsw i64 %366, 1
	%368 = icmp slt i64 %363, %367
	%369 = select i1 %368, i64 %363, i64 %367
	%370 = icmp sgt i64 %359, %369
	br i1 %370, label %none.7, label %next.55

next.55:
	%371 = getelementptr i64, i64* %lo, i64 0
	store i64 %359, i64* %371
	%372 = getelementptr i64, i64* %hi, i64 0
	store i64 %369, i64* %372
	%373 = load i64, i64* %W2_c.6
	%374 = icmp sgt i64 11, %373
	%375 = select i1 %374, i64 11, i64 %373
	%376 = load i64, i64* %"c%block2.4"
	%377 = load i64, i64* %W2_c.6
	%378 = add nsw i64 %376, %377
	%379 = sub nsw i64 %378, 1
	%380 = icmp slt i64 11, %379
	%381 = select i1 %380, i64 11, i64 %379
	%382 = icmp sgt i64 %375, %381
	br i1 %382, label %none.7, label %next.56

next.56:
	%383 = getelementptr i64, i64* %lo, i64 1
	store i64 %375, i64* %383
	%384 = getelementptr i64, i64* %hi, i64 1
	store i64 %381, i64* %384
	ret i32 1

piece.57:
	%385 = load i64, i64* %"c%block1.2"
	%386 = load i64, i64* %"c%start1.1"
	%387 = add nsw i64 %385, %386
	%388 = sub nsw i64 %387, 11
	%389 = icmp slt i64 %388, 0
	br i1 %389, label %none.7, label %next.58

next.58:
	%390 = load i64, i64* %"c%block1.2"
	%391 = sub nsw i64 0, %390
	%392 = load i64, i64* %"c%start1.1"
	%393 = sub nsw i64 %391, %392
	%394 = add nsw i64 %393, 11
	%395 = icmp slt i64 %394, 0
	br i1 %395, label %none.7, label %next.59

next.59:
	%396 = load i64, i64* %"c%block1.2"
	%397 = sub nsw i64 %396, 2
	%398 = icmp slt i64 %397, 0
	br i1 %398, label %none.7, label %next.60

next.60:
	%399 = load i64, i64* %"c%start2.3"
	%400 = sub nsw i64 0, %399
	%401 = add nsw i64 %400, 9
	%402 = icmp slt i64 %401, 0
	br i1 %402, label %none.7, label %next.61

next.61:
	%403 = load i64, i64* %"c%block2.4"
	%404 = load i64, i64* %"c%start2.3"
	%405 = add nsw i64 %403, %404
	%406 = sub nsw i64 %405, 12
	%407 = icmp slt i64 %406, 0
	br i1 %407, label %none.7, label %next.62

next.62:
	%408 = load i64, i64* %W1_c.5
	%409 = icmp sgt i64 11, %408
	%410 = select i1 %409, i64 11, i64 %408
	%411 = load i64, i64* %"c%block1.2"
	%412 = load i64, i64* %W1_c.5
	%413 = add nsw i64 %411, %412
	%414 = sub nsw i64 %413, 1
	%415 = icmp slt i64 11, %414
	%416 = select i1 %415, i64 11, i64 %414
	%417 = icmp sgt i64 %410, %416
	br i1 %417, label %none.7, label %next.63

next.63:
	%418 = getelementptr i64, i64* %lo, i64 0
	store i64 %410, i64* %418
	%419 = getelementptr i64, i64* %hi, i64 0
	store i64 %416, i64* %419
	%420 = load i64, i64* %W2_c.6
	%421 = icmp sgt i64 11, %420
	%422 = select i1 %421, i64 11, i64 %420
	%423 = load i64, i64* %"c%block2.4"
	%424 = load i64, i64* %W2_c.6
	%425 = add nsw i64 %423, %424
	%426 = sub nsw i64 %425, 1
	%427 = icmp slt i64 11, %426
	%428 = select i1 %427, i64 11, i64 %426
	%429 = icmp sgt i64 %422, %428
	br i1 %429, label %none.7, label %next.64

next.64:
	%430 = getelementptr i64, i64* %lo, i64 1
	store i64 %422, i64* %430
	%431 = getelementptr i64, i64* %hi, i64 1
	store i64 %428, i64* %431
	ret i32 1
}

define internal i32 @sections.10(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"c%start1.1" = alloca i64
	%"c%block1.2" = alloca i64
	%"c%start2.3" = alloca i64
	%"c%block2.4" = alloca i64
	%W1_c.5 = alloca i64
	%W2_c.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"c%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"c%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"c%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"c%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1_c.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2_c.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.13
		i32 2, label %piece.19
		i32 3, label %piece.26
		i32 4, label %piece.32
		i32 5, label %piece.39
		i32 6, label %piece.46
		i32 7, label %piece.54
		i32 8, label %piece.62
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"c%block1.2"
	%13 = sub nsw i64 0, %12
	%14 = load i64, i64* %"c%start1.1"
	%15 = sub nsw i64 %13, %14
	%16 = add nsw i64 %15, 10
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.7, label %next.9

next.9:
	%18 = load i64, i64* %"c%block2.4"
	%19 = sub nsw i64 0, %18
	%20 = load i64, i64* %"c%start2.3"
	%21 = sub nsw i64 %19, %20
	%22 = add nsw i64 %21, 10
	%23 = icmp slt i64 %22, 0
	br i1 %23, label %none.7, label %next.10

next.10:
	%24 = load i64, i64* %"c%block1.2"
	%25 = load i64, i64* %"c%start1.1"
	%26 = add nsw i64 %24, %25
	%27 = load i64, i64* %W1_c.5
	%28 = icmp sgt i64 %26, %27
	%29 = select i1 %28, i64 %26, i64 %27
	%30 = load i64, i64* %"c%block1.2"
	%31 = load i64, i64* %"c%start1.1"
	%32 = add nsw i64 %30, %31
	%33 = load i64, i64* %"c%block1.2"
	%34 = load i64, i64* %W1_c.5
	%35 = add nsw i64 %33, %34
	%36 = sub nsw i64 %35, 1
	%37 = icmp slt i64 %32, %36
	%38 = select i1 %37, i64 %32, i64 %36
	%39 = icmp sgt i64 %29, %38
	br i1 %39, label %none.7, label %next.11

next.11:
	%40 = getelementptr i64, i64* %lo, i64 0
	store i64 %29, i64* %40
	%41 = getelementptr i64, i64* %hi, i64 0
	store i64 %38, i64* %41
	%42 = load i64, i64* %"c%block2.4"
	%43 = load i64, i64* %"c%start2.3"
	%44 = add nsw i64 %42, %43
	%45 = load i64, i64* %W2_c.6
	%46 = icmp sgt i64 %44, %45
	%47 = select i1 %46, i64 %44, i64 %45
	%48 = load i64, i64* %"c%block2.4"
	%49 = load i64, i64* %"c%start2.3"
	%50 = add nsw i64 %48, %49
	%51 = load i64, i64* %"c%block2.4"
	%52 = load i64, i64* %W2_c.6
	%53 = add nsw i64 %51, %52
	%54 = sub nsw i64 %53, 1
	%55 = icmp slt i64 %50, %54
	%56 = select i1 %55, i64 %50, i64 %54
	%57 = icmp sgt i64 %47, %56
	br i1 %57, label %none.7, label %next.12

next.12:
	%58 = getelementptr i64, i64* %lo, i64 1
	store i64 %47, i64* %58
	%59 = getelementptr i64, i64* %hi, i64 1
	store i64 %56, i64* %59
	ret i32 1

piece.13:
	%60 = load i64, i64* %"c%block1.2"
	%61 = sub nsw i64 %60, 1
	%62 = icmp slt i64 %61, 0
	br i1 %62, label %none.7, label %next.14

next.14:
	%63 = load i64, i64* %"c%block1.2"
	%64 = sub nsw i64 0, %63
	%65 = load i64, i64* %"c%start1.1"
	%66 = sub nsw i64 %64, %65
	%67 = add nsw i64 %66, 10
	%68 = icmp slt i64 %67, 0
	br i1 %68, label %none.7, label %next.15

next.15:
	%69 = load i64, i64* %"c%block2.4"
	%70 = sub nsw i64 0, %69
	%71 = load i64, i64* %"c%start2.3"
	%72 = sub nsw i64 %70, %71
	%73 = add nsw i64 %72, 10
	%74 = icmp slt i64 %73, 0
	br i1 %74, label %none.7, label %next.16

next.16:
	%75 = load i64, i64* %"c%block1.2"
	%76 = load i64, i64* %"c%start1.1"
	%77 = add nsw i64 %75, %76
	%78 = add nsw i64 %77, 1
	%79 = load i64, i64* %W1_c.5
	%80 = icmp sgt i64 %78, %79
	%81 = select i1 %80, i64 %78, i64 %79
	%82 = load i64, i64* %"c%block1.2"
	%83 = load i64, i64* %"c%start1.1"
	%84 = add nsw i64 %82, %83
	%85 = add nsw i64 %84, 1
	%86 = load i64, i64* %"c%block1.2"
	%87 = load i64, i64* %W1_c.5
	%88 = add nsw i64 %86, %87
	%89 = sub nsw i64 %88, 1
	%90 = icmp slt i64 %85, %89
	%91 = select i1 %90, i64 %85, i64 %89
	%92 = icmp sgt i64 %81, %91
	br i1 %92, label %none.7, label %next.17

next.17:
	%93 = getelementptr i64, i64* %lo, i64 0
	store i64 %81, i64* %93
	%94 = getelementptr i64, i64* %hi, i64 0
	store i64 %91, i64* %94
	%95 = load i64, i64* %"c%block2.4"
	%96 = load i64, i64* %"c%start2.3"
	%97 = add nsw i64 %95, %96
	%98 = load i64, i64* %W2_c.6
	%99 = icmp sgt i64 %97, %98
	%100 = select i1 %99, i64 %97, i64 %98
	%101 = load i64, i64* %"c%block2.4"
	%102 = load i64, i64* %"c%start2.3"
	%103 = add nsw i64 %101, %102
	%104 = load i64, i64* %"c%block2.4"
	%105 = load i64, i64* %W2_c.6
	%106 = add nsw i64 %104, %105
	%107 = sub nsw i64 %106, 1
	%108 = icmp slt i64 %103, %107
	%109 = select i1 %108, i64 %103, i64 %107
	%110 = icmp sgt i64 %100, %109
	br i1 %110, label %none.7, label %next.18

next.18:
	%111 = getelementptr i64, i64* %lo, i64 1
	store i64 %100, i64* %111
	%112 = getelementptr i64, i64* %hi, i64 1
	store i64 %109, i64* %112
	ret i32 1

piece.19:
	%113 = load i64, i64* %"c%block1.2"
	%114 = load i64, i64* %"c%start1.1"
	%115 = add nsw i64 %113, %114
	%116 = sub nsw i64 %115, 11
	%117 = icmp slt i64 %116, 0
	br i1 %117, label %none.7, label %next.20

next.20:
	%118 = load i64, i64* %"c%block1.2"
	%119 = sub nsw i64 0, %118
	%120 = load i64, i64* %"c%start1.1"
	%121 = sub nsw i64 %119, %120
	%122 = add nsw i64 %121, 11
	%123 = icmp slt i64 %122, 0
	br i1 %123, label %none.7, label %next.21

next.21:
	%124 = load i64, i64* %"c%block1.2"
	%125 = sub nsw i64 %124, 2
	%126 = icmp slt i64 %125, 0
	br i1 %126, label %none.7, label %next.22

next.22:
	%127 = load i64, i64* %"c%block2.4"
	%128 = sub nsw i64 0, %127
	%129 = load i64, i64* %"c%start2.3"
	%130 = sub nsw i64 %128, %129
	%131 = add nsw i64 %130, 10
	%132 = icmp slt i64 %131, 0
	br i1 %132, label %none.7, label %next.23

next.23:
	%133 = load i64, i64* %W1_c.5
	%134 = icmp sgt i64 11, %133
	%135 = select i1 %134, i64 11, i64 %133
	%136 = load i64, i64* %"c%block1.2"
	%137 = load i64, i64* %W1_c.5
	%138 = add nsw i64 %136, %137
	%139 = sub nsw i64 %138, 1
	%140 = icmp slt i64 11, %139
	%141 = select i1 %140, i64 11, i64 %139
	%142 = icmp sgt i64 %135, %141
	br i1 %142, label %none.7, label %next.24

next.24:
	%143 = getelementptr i64, i64* %lo, i64 0
	store i64 %135, i64* %143
	%144 = getelementptr i64, i64* %hi, i64 0
	store i64 %141, i64* %144
	%145 = load i64, i64* %"c%block2.4"
	%146 = load i64, i64* %"c%start2.3"
	%147 = add nsw i64 %145, %146
	%148 = load i64, i64* %W2_c.6
	%149 = icmp sgt i64 %147, %148
	%150 = select i1 %149, i64 %147, i64 %148
	%151 = load i64, i64* %"c%block2.4"
	%152 = load i64, i64* %"c%start2.3"
	%153 = add nsw i64 %151, %152
	%154 = load i64, i64* %"c%block2.4"
	%155 = load i64, i64* %W2_c.6
	%156 = add nsw i64 %154, %155
	%157 = sub nsw i64 %156, 1
	%158 = icmp slt i64 %153, %157
	%159 = select i1 %158, i64 %153, i64 %157
	%160 = icmp sgt i64 %150, %159
	br i1 %160, label %none.7, label %next.25

next.25:
	%161 = getelementptr i64, i64* %lo, i64 1
	store i64 %150, i64* %161
	%162 = getelementptr i64, i64* %hi, i64 1
	store i64 %159, i64* %162
	ret i32 1

piece.26:
	%163 = load i64, i64* %"c%block2.4"
	%164 = sub nsw i64 %163, 1
	%165 = icmp slt i64 %164, 0
	br i1 %165, label %none.7, label %next.27

next.27:
	%166 = load i64, i64* %"c%block1.2"
	%167 = sub nsw i64 0, %166
	%168 = load i64, i64* %"c%start1.1"
	%169 = sub nsw i64 %167, %168
	%170 = add nsw i64 %169, 10
	%171 = icmp slt i64 %170, 0
	br i1 %171, label %none.7, label %next.28

next.28:
	%172 = load i64, i64* %"c%block2.4"
	%173 = sub nsw i64 0, %172
	%174 = load i64, i64* %"c%start2.3"
	%175 = sub nsw i64 %173, %174
	%176 = add nsw i64 %175, 10
	%177 = icmp slt i64 %176, 0
	br i1 %177, label %none.7, label %next.29

next.29:
	%178 = load i64, i64* %"c%block1.2"
	%179 = load i64, i64* %"c%start1.1"
	%180 = add nsw i64 %178, %179
	%181 = load i64, i64* %W1_c.5
	%182 = icmp sgt i64 %180, %181
	%183 = select i1 %182, i64 %180, i64 %181
	%184 = load i64, i64* %"c%block1.2"
	%185 = load i64, i64* %"c%start1.1"
	%186 = add nsw i64 %184, %185
	%187 = load i64, i64* %"c%block1.2"
	%188 = load i64, i64* %W1_c.5
	%189 = add nsw i64 %187, %188
	%190 = sub nsw i64 %189, 1
	%191 = icmp slt i64 %186, %190
	%192 = select i1 %191, i64 %186, i64 %190
	%193 = icmp sgt i64 %183, %192
	br i1 %193, label %none.7, label %next.30

next.30:
	%194 = getelementptr i64, i64* %lo, i64 0
	store i64 %183, i64* %194
	%195 = getelementptr i64, i64* %hi, i64 0
	store i64 %192, i64* %195
	%196 = load i64, i64* %"c%block2.4"
	%197 = load i64, i64* %"c%start2.3"
	%198 = add nsw i64 %196, %197
	%199 = add nsw i64 %198, 1
	%200 = load i64, i64* %W2_c.6
	%201 = icmp sgt i64 %199, %200
	%202 = select i1 %201, i64 %199, i64 %200
	%203 = load i64, i64* %"c%block2.4"
	%204 = load i64, i64* %"c%start2.3"
	%205 = add nsw i64 %203, %204
	%206 = add nsw i64 %205, 1
	%207 = load i64, i64* %"c%block2.4"
	%208 = load i64, i64* %W2_c.6
	%209 = add nsw i64 %207, %208
	%210 = sub nsw i64 %209, 1
	%211 = icmp slt i64 %206, %210
	%212 = select i1 %211, i64 %206, i64 %210
	%213 = icmp sgt i64 %202, %212
	br i1 %213, label %none.7, label %next.31

next.31:
	%214 = getelementptr i64, i64* %lo, i64 1
	store i64 %202, i64* %214
	%215 = getelementptr i64, i64* %hi, i64 1
	store i64 %212, i64* %215
	ret i32 1

piece.32:
	%216 = load i64, i64* %"c%block2.4"
	%217 = load i64, i64* %"c%start2.3"
	%218 = add nsw i64 %216, %217
	%219 = sub nsw i64 %218, 11
	%220 = icmp slt i64 %219, 0
	br i1 %220, label %none.7, label %next.33

next.33:
	%221 = load i64, i64* %"c%block2.4"
	%222 = sub nsw i64 0, %221
	%223 = load i64, i64* %"c%start2.3"
	%224 = sub nsw i64 %222, %223
	%225 = add nsw i64 %224, 11
	%226 = icmp slt i64 %225, 0
	br i1 %226, label %none.7, label %next.34

next.34:
	%227 = load i64, i64* %"c%block2.4"
	%228 = sub nsw i64 %227, 2
	%229 = icmp slt i64 %228, 0
	br i1 %229, label %none.7, label %next.35

next.35:
	%230 = load i64, i64* %"c%block1.2"
	%231 = sub nsw i64 0, %230
	%232 = load i64, i64* %"c%start1.1"
	%233 = sub nsw i64 %231, %232
	%234 = add nsw i64 %233, 10
	%235 = icmp slt i64 %234, 0
	br i1 %235, label %none.7, label %next.36

next.36:
	%236 = load i64, i64* %"c%block1.2"
	%237 = load i64, i64* %"c%start1.1"
	%238 = add nsw i64 %236, %237
	%239 = load i64, i64* %W1_c.5
	%240 = icmp sgt i64 %238, %239
	%241 = select i1 %240, i64 %238, i64 %239
	%242 = load i64, i64* %"c%block1.2"
	%243 = load i64, i64* %"c%start1.1"
	%244 = add nsw i64 %242, %243
	%245 = load i64, i64* %"c%block1.2"
	%246 = load i64, i64* %W1_c.5
	%247 = add nsw i64 %245, %246
	%248 = sub nsw i64 %247, 1
	%249 = icmp slt i64 %244, %248
	%250 = select i1 %249, i64 %244, i64 %248
	%251 = icmp sgt i64 %241, %250
	br i1 %251, label %none.7, label %next.37

next.37:
	%252 = getelementptr i64, i64* %lo, i64 0
	store i64 %241, i64* %252
	%253 = getelementptr i64, i64* %hi, i64 0
	store i64 %250, i64* %253
	%254 = load i64, i64* %W2_c.6
	%255 = icmp sgt i64 11, %254
	%256 = select i1 %255, i64 11, i64 %254
	%257 = load i64, i64* %"c%block2.4"
	%258 = load i64, i64* %W2_c.6
	%259 = add nsw i64 %257, %258
	%260 = sub nsw i64 %259, 1
	%261 = icmp slt i64 11, %260
	%262 = select i1 %261, i64 11, i64 %260
	%263 = icmp sgt i64 %256, %262
	br i1 %263, label %none.7, label %next.38

next.38:
	%264 = getelementptr i64, i64* %lo, i64 1
	store i64 %256, i64* %264
	%265 = getelementptr i64, i64* %hi, i64 1
	store i64 %262, i64* %265
	ret i32 1

piece.39:
	%266 = load i64, i64* %"c%block1.2"
	%267 = sub nsw i64 %266, 1
	%268 = icmp slt i64 %267, 0
	br i1 %268, label %none.7, label %next.40

next.40:
	%269 = load i64, i64* %"c%block2.4"
	%270 = sub nsw i64 %269, 1
	%271 = icmp slt i64 %270, 0
	br i1 %271, label %none.7, label %next.41

next.41:
	%272 = load i64, i64* %"c%block1.2"
	%273 = sub nsw i64 0, %272
	%274 = load i64, i64* %"c%start1.1"
	%275 = sub nsw i64 %273, %274
	%276 = add nsw i64 %275, 10
	%277 = icmp slt i64 %276, 0
	br i1 %277, label %none.7, label %next.42

next.42:
	%278 = load i64, i64* %"c%block2.4"
	%279 = sub nsw i64 0, %278
	%280 = load i64, i64* %"c%start2.3"
	%281 = sub nsw i64 %279, %280
	%282 = add nsw i64 %281, 10
	%283 = icmp slt i64 %282, 0
	br i1 %283, label %none.7, label %next.43

next.43:
	%284 = load i64, i64* %"c%block1.2"
	%285 = load i64, i64* %"c%start1.1"
	%286 = add nsw i64 %284, %285
	%287 = add nsw i64 %286, 1
	%288 = load i64, i64* %W1_c.5
	%289 = icmp sgt i64 %287, %288
	%290 = select i1 %289, i64 %287, i64 %288
	%291 = load i64, i64* %"c%block1.2"
	%292 = load i64, i64* %"c%start1.1"
	%293 = add nsw i64 %291, %292
	%294 = add nsw i64 %293, 1
	%295 = load i64, i64* %"c%block1.2"
	%296 = load i64, i64* %W1_c.5
	%297 = add nsw i64 %295, %296
	%298 = sub nsw i64 %297, 1
	%299 = icmp slt i64 %294, %298
	%300 = select i1 %299, i64 %294, i64 %298
	%301 = icmp sgt i64 %290, %300
	br i1 %301, label %none.7, label %next.44

next.44:
	%302 = getelementptr i64, i64* %lo, i64 0
	store i64 %290, i64* %302
	%303 = getelementptr i64, i64* %hi, i64 0
	store i64 %300, i64* %303
	%304 = load i64, i64* %"c%block2.4"
	%305 = load i64, i64* %"c%start2.3"
	%306 = add nsw i64 %304, %305
	%307 = add nsw i64 %306, 1
	%308 = load i64, i64* %W2_c.6
	%309 = icmp sgt i64 %307, %308
	%310 = select i1 %309, i64 %307, i64 %308
	%311 = load i64, i64* %"c%block2.4"
	%312 = load i64, i64* %"c%start2.3"
	%313 = add nsw i64 %311, %312
	%314 = add nsw i64 %313, 1
	%315 = load i64, i64* %"c%block2.4"
	%316 = load i64, i64* %W2_c.6
	%317 = add nsw i64 %315, %316
	%318 = sub nsw i64 %317, 1
	%319 = icmp slt i64 %314, %318
	%320 = select i1 %319, i64 %314, i64 %318
	%321 = icmp sgt i64 %310, %320
	br i1 %321, label %none.7, label %next.45

next.45:
	%322 = getelementptr i64, i64* %lo, i64 1
	store i64 %310, i64* %322
	%323 = getelementptr i64, i64* %hi, i64 1
	store i64 %320, i64* %323
	ret i32 1

piece.46:
	%324 = load i64, i64* %"c%block2.4"
	%325 = load i64, i64* %"c%start2.3"
	%326 = add nsw i64 %324, %325
	%327 = sub nsw i64 %326, 11
	%328 = icmp slt i64 %327, 0
	br i1 %328, label %none.7, label %next.47

next.47:
	%329 = load i64, i64* %"c%block2.4"
	%330 = sub nsw i64 0, %329
	%331 = load i64, i64* %"c%start2.3"
	%332 = sub nsw i64 %330, %331
	%333 = add nsw i64 %332, 11
	%334 = icmp slt i64 %333, 0
	br i1 %334, label %none.7, label %next.48

next.48:
	%335 = load i64, i64* %"c%block1.2"
	%336 = sub nsw i64 %335, 1
	%337 = icmp slt i64 %336, 0
	br i1 %337, label %none.7, label %next.49

next.49:
	%338 = load i64, i64* %"c%block2.4"
	%339 = sub nsw i64 %338, 2
	%340 = icmp slt i64 %339, 0
	br i1 %340, label %none.7, label %next.50

next.50:
	%341 = load i64, i64* %"c%block1.2"
	%342 = sub nsw i64 0, %341
	%343 = load i64, i64* %"c%start1.1"
	%344 = sub nsw i64 %342, %343
	%345 = add nsw i64 %344, 10
	%346 = icmp slt i64 %345, 0
	br i1 %346, label %none.7, label %next.51

next.51:
	%347 = load i64, i64* %"c%block1.2"
	%348 = load i64, i64* %"c%start1.1"
	%349 = add nsw i64 %347, %348
	%350 = add nsw i64 %349, 1
	%351 = load i64, i64* %W1_c.5
	%352 = icmp sgt i64 %350, %351
	%353 = select i1 %352, i64 %350, i64 %351
	%354 = load i64, i64* %"c%block1.2"
	%355 = load i64, i64* %"c%start1.1"
	%356 = add nsw i64 %354, %355
	%357 = add nsw i64 %356, 1
	%358 = load i64, i64* %"c%block1.2"
	%359 = load i64, i64* %W1_c.5
	%360 = add nsw i64 %358, %359
	%361 = sub nsw i64 %360, 1
	%362 = icmp slt i64 %357, %361
	%363 = select i1 %362, i64 %357, i64 %361
	%364 = icmp sgt i64 %353, %363
	br i1 %364, label %none.7, label %next.52

next.52:
	%365 = getelementptr i64, i64* %lo, i64 0
	store i64 %353, i64* %365
	%366 = getelementptr i64, i64* %hi, i64 0
	store i64 %363, i64* %366
	%367 = load i64, i64* %W2_c.6
	%368 = icmp sgt i64 11, %367
	%369 = select i1 %368, i64 11, i64 %367
	%370 = load i64, i64* %"c%block2.4"
	%371 = load i64, i64* %W2_c.6
	%372 = add nsw i64 %370, %371
	%373 = sub nsw i64 %372, 1
	%374 = icmp slt i64 11, %373
	%375 = select i1 %374, i64 11, i64 %373
	%376 = icmp sgt i64 %369, %375
	br i1 %376, label %none.7, label %next.53

next.53:
	%377 = getelementptr i64, i64* %lo, i64 1
	store i64 %369, i64* %377
	%378 = getelementptr i64, i64* %hi, i64 1
	store i64 %375, i64* %378
	ret i32 1

piece.54:
	%379 = load i64, i64* %"c%block1.2"
	%380 = load i64, i64* %"c%start1.1"
	%381 = add nsw i64 %379, %380
	%382 = sub nsw i64 %381, 11
	%383 = icmp slt i64 %382, 0
	br i1 %383, label %none.7, label %next.55

next.55:
	%384 = load i64, i64* %"c%block1.2"
	%385 = sub nsw i64 0, %384
	%386 = load i64, i64* %"c%start1.1"
	%387 = sub nsw i64 %385, %386
	%388 = add nsw i64 %387, 11
	%389 = icmp slt i64 %388, 0
	br i1 %389, label %none.7, label %next.56

next.56:
	%390 = load i64, i64* %"c%block1.2"
	%391 = sub nsw i64 %390, 2
	%392 = icmp slt i64 %391, 0
	br i1 %392, label %none.7, label %next.57

next.57:
	%393 = load i64, i64* %"c%block2.4"
	%394 = sub nsw i64 %393, 1
	%395 = icmp slt i64 %394, 0
	br i1 %395, label %none.7, label %next.58

next.58:
	%396 = load i64, i64* %"c%block2.4"
	%397 = sub nsw i64 0, %396
	%398 = load i64, i64* %"c%start2.3"
	%399 = sub nsw i64 %397, %398
	%400 = add nsw i64 %399, 10
	%401 = icmp slt i64 %400, 0
	br i1 %401, label %none.7, label %next.59

next.59:
	%402 = load i64, i64* %W1_c.5
	%403 = icmp sgt i64 11, %402
	%404 = select i1 %403, i64 11, i64 %402
	%405 = load i64, i64* %"c%block1.2"
	%406 = load i64, i64* %W1_c.5
	%407 = add nsw i64 %405, %406
	%408 = sub nsw i64 %407, 1
	%409 = icmp slt i64 11, %408
	%410 = select i1 %409, i64 11, i64 %408
	%411 = icmp sgt i64 %404, %410
	br i1 %411, label %none.7, label %next.60

next.60:
	%412 = getelementptr i64, i64* %lo, i64 0
	store i64 %404, i64* %412
	%413 = getelementptr i64, i64* %hi, i64 0
	store i64 %410, i64* %413
	%414 = load i64, i64* %"c%block2.4"
	%415 = load i64, i64* %"c%start2.3"
	%416 = add nsw i64 %414, %415
	%417 = add nsw i64 %416, 1
	%418 = load i64, i64* %W2_c.6
	%419 = icmp sgt i64 %417, %418
	%420 = select i1 %419, i64 %417, i64 %418
	%421 = load i64, i64* %"c%block2.4"
	%422 = load i64, i64* %"c%start2.3"
	%423 = add nsw i64 %421, %422
	%424 = add nsw i64 %423, 1
	%425 = load i64, i64* %"c%block2.4"
	%426 = load i64, i64* %W2_c.6
	%427 = add nsw i64 %425, %426
	%428 = sub nsw i64 %427, 1
	%429 = icmp slt i64 %424, %428
	%430 = select i1 %429, i64 %424, i64 %428
	%431 = icmp sgt i64 %420, %430
	br i1 %431, label %none.7, label %next.61

next.61:
	%432 = getelementptr i64, i64* %lo, i64 1
	store i64 %420, i64* %432
	%433 = getelementptr i64, i64* %hi, i64 1
	store i64 %430, i64* %433
	ret i32 1

piece.62:
	%434 = load i64, i64* %"c%block1.2"
	%435 = load i64, i64* %"c%start1.1"
	%436 = add nsw i64 %434, %435
	%437 = sub nsw i64 %436, 11
	%438 = icmp slt i64 %437, 0
	br i1 %438, label %none.7, label %next.63

next.63:
	%439 = load i64, i64* %"c%block1.2"
	%440 = sub nsw i64 0, %439
	%441 = load i64, i64* %"c%start1.1"
	%442 = sub nsw i64 %440, %441
	%443 = add nsw i64 %442, 11
	%444 = icmp slt i64 %443, 0
	br i1 %444, label %none.7, label %next.64

next.64:
	%445 = load i64, i64* %"c%block2.4"
	%446 = load i64, i64* %"c%start2.3"
	%447 = add nsw i64 %445, %446
	%448 = sub nsw i64 %447, 11
	%449 = icmp slt i64 %448, 0
	br i1 %449, label %none.7, label %next.65

next.65:
	%450 = load i64, i64* %"c%block2.4"
	%451 = sub nsw i64 0, %450
	%452 = load i64, i64* %"c%start2.3"
	%453 = sub nsw i64 %451, %452
	%454 = add nsw i64 %453, 11
	%455 = icmp slt i64 %454, 0
	br i1 %455, label %none.7, label %next.66

next.66:
	%456 = load i64, i64* %"c%block1.2"
	%457 = sub nsw i64 %456, 2
	%458 = icmp slt i64 %457, 0
	br i1 %458, label %none.7, label %next.67

next.67:
	%459 = load i64, i64* %"c%block2.4"
	%460 = sub nsw i64 %459, 2
	%461 = icmp slt i64 %460, 0
	br i1 %461, label %none.7, label %next.68

next.68:
	%462 = load i64, i64* %W1_c.5
	%463 = icmp sgt i64 11, %462
	%464 = select i1 %463, i64 11, i64 %462
	%465 = load i64, i64* %"c%block1.2"
	%466 = load i64, i64* %W1_c.5
	%467 = add nsw i64 %465, %466
	%468 = sub nsw i64 %467, 1
	%469 = icmp slt i64 11, %468
	%470 = select i1 %469, i64 11, i64 %468
	%471 = icmp sgt i64 %464, %470
	br i1 %471, label %none.7, label %next.69

next.69:
	%472 = getelementptr i64, i64* %lo, i64 0
	store i64 %464, i64* %472
	%473 = getelementptr i64, i64* %hi, i64 0
	store i64 %470, i64* %473
	%474 = load i64, i64* %W2_c.6
	%475 = icmp sgt i64 11, %474
	%476 = select i1 %475, i64 11, i64 %474
	%477 = load i64, i64* %"c%block2.4"
	%478 = load i64, i64* %W2_c.6
	%479 = add nsw i64 %477, %478
	%480 = sub nsw i64 %479, 1
	%481 = icmp slt i64 11, %480
	%482 = select i1 %481, i64 11, i64 %480
	%483 = icmp sgt i64 %476, %482
	br i1 %483, label %none.7, label %next.70

next.70:
	%484 = getelementptr i64, i64* %lo, i64 1
	store i64 %476, i64* %484
	%485 = getelementptr i64, i64* %hi, i64 1
	store i64 %482, i64* %485
	ret i32 1
}

define internal i32 @sections.14(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%W1_c.1 = alloca i64
	%W2_c.2 = alloca i64
	%"c%start1.3" = alloca i64
	%"c%block1.4" = alloca i64
	%"c%start2.5" = alloca i64
	%"c%block2.6" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %W1_c.1
	%2 = getelementptr i64, i64* %recv, i64 1
	%3 = load i64, i64* %2
	store i64 %3, i64* %W2_c.2
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %"c%start1.3"
	%6 = getelementptr i64, i64* %send, i64 7
	%7 = load i64, i64* %6
	store i64 %7, i64* %"c%block1.4"
	%8 = getelementptr i64, i64* %send, i64 1
	%9 = load i64, i64* %8
	store i64 %9, i64* %"c%start2.5"
	%10 = getelementptr i64, i64* %send, i64 8
	%11 = load i64, i64* %10
	store i64 %11, i64* %"c%block2.6"
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"c%block2.6"
	%13 = sub nsw i64 0, %12
	%14 = load i64, i64* %"c%start2.5"
	%15 = sub nsw i64 %13, %14
	%16 = add nsw i64 %15, 10
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.7, label %next.9

next.9:
	%18 = load i64, i64* %"c%start1.3"
	%19 = add nsw i64 %18, 1
	%20 = load i64, i64* %W1_c.1
	%21 = icmp sgt i64 %19, %20
	%22 = select i1 %21, i64 %19, i64 %20
	%23 = load i64, i64* %"c%block1.4"
	%24 = load i64, i64* %"c%start1.3"
	%25 = add nsw i64 %23, %24
	%26 = sub nsw i64 %25, 1
	%27 = icmp slt i64 10, %26
	%28 = select i1 %27, i64 10, i64 %26
	%29 = load i64, i64* %"c%block1.4"
	%30 = load i64, i64* %W1_c.1
	%31 = add nsw i64 %29, %30
	%32 = sub nsw i64 %31, 1
	%33 = icmp slt i64 %28, %32
	%34 = select i1 %33, i64 %28, i64 %32
	%35 = icmp sgt i64 %22, %34
	br i1 %35, label %none.7, label %next.10

next.10:
	%36 = getelementptr i64, i64* %lo, i64 0
	store i64 %22, i64* %36
	%37 = getelementptr i64, i64* %hi, i64 0
	store i64 %34, i64* %37
	%38 = load i64, i64* %"c%block2.6"
	%39 = load i64, i64* %"c%start2.5"
	%40 = add nsw i64 %38, %39
	%41 = load i64, i64* %W2_c.2
	%42 = icmp sgt i64 %40, %41
	%43 = select i1 %42, i64 %40, i64 %41
	%44 = load i64, i64* %"c%block2.6"
	%45 = load i64, i64* %"c%start2.5"
	%46 = add nsw i64 %44, %45
	%47 = load i64, i64* %"c%block2.6"
	%48 = load i64, i64* %W2_c.2
	%49 = add nsw i64 %47, %48
	%50 = sub nsw i64 %49, 1
	%51 = icmp slt i64 %46, %50
	%52 = select i1 %51, i64 %46, i64 %50
	%53 = icmp sgt i64 %43, %52
	br i1 %53, label %none.7, label %next.11

next.11:
	%54 = getelementptr i64, i64* %lo, i64 1
	store i64 %43, i64* %54
	%55 = getelementptr i64, i64* %hi, i64 1
	store i64 %52, i64* %55
	ret i32 1
}

define internal i32 @sections.15(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%W1_c.1 = alloca i64
	%W2_c.2 = alloca i64
	%"c%start1.3" = alloca i64
	%"c%block1.4" = alloca i64
	%"c%start2.5" = alloca i64
	%"c%block2.6" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %W1_c.1
	%2 = getelementptr i64, i64* %recv, i64 1
	%3 = load i64, i64* %2
	store i64 %3, i64* %W2_c.2
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %"c%start1.3"
	%6 = getelementptr i64, i64* %send, i64 7
	%7 = load i64, i64* %6
	store i64 %7, i64* %"c%block1.4"
	%8 = getelementptr i64, i64* %send, i64 1
	%9 = load i64, i64* %8
	store i64 %9, i64* %"c%start2.5"
	%10 = getelementptr i64, i64* %send, i64 8
	%11 = load i64, i64* %10
	store i64 %11, i64* %"c%block2.6"
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"c%block1.4"
	%13 = sub nsw i64 0, %12
	%14 = load i64, i64* %"c%start1.3"
	%15 = sub nsw i64 %13, %14
	%16 = add nsw i64 %15, 10
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.7, label %next.9

next.9:
	%18 = load i64, i64* %"c%block1.4"
	%19 = load i64, i64* %"c%start1.3"
	%20 = add nsw i64 %18, %19
	%21 = load i64, i64* %W1_c.1
	%22 = icmp sgt i64 %20, %21
	%23 = select i1 %22, i64 %20, i64 %21
	%24 = load i64, i64* %"c%block1.4"
	%25 = load i64, i64* %"c%start1.3"
	%26 = add nsw i64 %24, %25
	%27 = load i64, i64* %"c%block1.4"
	%28 = load i64, i64* %W1_c.1
	%29 = add nsw i64 %27, %28
	%30 = sub nsw i64 %29, 1
	%31 = icmp slt i64 %26, %30
	%32 = select i1 %31, i64 %26, i64 %30
	%33 = icmp sgt i64 %23, %32
	br i1 %33, label %none.7, label %next.10

next.10:
	%34 = getelementptr i64, i64* %lo, i64 0
	store i64 %23, i64* %34
	%35 = getelementptr i64, i64* %hi, i64 0
	store i64 %32, i64* %35
	%36 = load i64, i64* %"c%start2.5"
	%37 = add nsw i64 %36, 1
	%38 = load i64, i64* %W2_c.2
	%39 = icmp sgt i64 %37, %38
	%40 = select i1 %39, i64 %37, i64 %38
	%41 = load i64, i64* %"c%block2.6"
	%42 = load i64, i64* %"c%start2.5"
	%43 = add nsw i64 %41, %42
	%44 = sub nsw i64 %43, 1
	%45 = icmp slt i64 10, %44
	%46 = select i1 %45, i64 10, i64 %44
	%47 = load i64, i64* %"c%block2.6"
	%48 = load i64, i64* %W2_c.2
	%49 = add nsw i64 %47, %48
	%50 = sub nsw i64 %49, 1
	%51 = icmp slt i64 %46, %50
	%52 = select i1 %51, i64 %46, i64 %50
	%53 = icmp sgt i64 %40, %52
	br i1 %53, label %none.7, label %next.11

next.11:
	%54 = getelementptr i64, i64* %lo, i64 1
	store i64 %40, i64* %54
	%55 = getelementptr i64, i64* %hi, i64 1
	store i64 %52, i64* %55
	ret i32 1
}

define internal i32 @sections.16(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%W1_c.1 = alloca i64
	%W2_c.2 = alloca i64
	%"c%start1.3" = alloca i64
	%"c%block1.4" = alloca i64
	%"c%start2.5" = alloca i64
	%"c%block2.6" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %W1_c.1
	%2 = getelementptr i64, i64* %recv, i64 1
	%3 = load i64, i64* %2
	store i64 %3, i64* %W2_c.2
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %"c%start1.3"
	%6 = getelementptr i64, i64* %send, i64 7
	%7 = load i64, i64* %6
	store i64 %7, i64* %"c%block1.4"
	%8 = getelementptr i64, i64* %send, i64 1
	%9 = load i64, i64* %8
	store i64 %9, i64* %"c%start2.5"
	%10 = getelementptr i64, i64* %send, i64 8
	%11 = load i64, i64* %10
	store i64 %11, i64* %"c%block2.6"
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"c%block1.4"
	%13 = sub nsw i64 0, %12
	%14 = load i64, i64* %"c%start1.3"
	%15 = sub nsw i64 %13, %14
	%16 = add nsw i64 %15, 10
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.7, label %next.9

next.9:
	%18 = load i64, i64* %"c%block2.6"
	%19 = sub nsw i64 0, %18
	%20 = load i64, i64* %"c%start2.5"
	%21 = sub nsw i64 %19, %20
	%22 = add nsw i64 %21, 10
	%23 = icmp slt i64 %22, 0
	br i1 %23, label %none.7, label %next.10

next.10:
	%24 = load i64, i64* %"c%block1.4"
	%25 = load i64, i64* %"c%start1.3"
	%26 = add nsw i64 %24, %25
	%27 = load i64, i64* %W1_c.1
	%28 = icmp sgt i64 %26, %27
	%29 = select i1 %28, i64 %26, i64 %27
	%30 = load i64, i64* %"c%block1.4"
	%31 = load i64, i64* %"c%start1.3"
	%32 = add nsw i64 %30, %31
	%33 = load i64, i64* %"c%block1.4"
	%34 = load i64, i64* %W1_c.1
	%35 = add nsw i64 %33, %34
	%36 = sub nsw i64 %35, 1
	%37 = icmp slt i64 %32, %36
	%38 = select i1 %37, i64 %32, i64 %36
	%39 = icmp sgt i64 %29, %38
	br i1 %39, label %none.7, label %next.11

next.11:
	%40 = getelementptr i64, i64* %lo, i64 0
	store i64 %29, i64* %40
	%41 = getelementptr i64, i64* %hi, i64 0
	store i64 %38, i64* %41
	%42 = load i64, i64* %"c%block2.6"
	%43 = load i64, i64* %"c%start2.5"
	%44 = add nsw i64 %42, %43
	%45 = load i64, i64* %W2_c.2
	%46 = icmp sgt i64 %44, %45
	%47 = select i1 %46, i64 %44, i64 %45
	%48 = load i64, i64* %"c%block2.6"
	%49 = load i64, i64* %"c%start2.5"
	%50 = add nsw i64 %48, %49
	%51 = load i64, i64* %"c%block2.6"
	%52 = load i64, i64* %W2_c.2
	%53 = add nsw i64 %51, %52
	%54 = sub nsw i64 %53, 1
	%55 = icmp slt i64 %50, %54
	%56 = select i1 %55, i64 %50, i64 %54
	%57 = icmp sgt i64 %47, %56
	br i1 %57, label %none.7, label %next.12

next.12:
	%58 = getelementptr i64, i64* %lo, i64 1
	store i64 %47, i64* %58
	%59 = getelementptr i64, i64* %hi, i64 1
	store i64 %56, i64* %59
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
!1 = distinct !{!1, !0, !"a"}
!2 = distinct !{!2, !0, !"b"}
!3 = distinct !{!3, !0, !"c"}
!4 = distinct !{!4, !0, !"d"}
!5 = !{!1}
!6 = !{!2, !3, !4}
!7 = !{!2}
!8 = !{!1, !3, !4}
!9 = !{!3}
!10 = !{!1, !2, !4}
!11 = !{!4}
!12 = !{!1, !2, !3}
!13 = distinct !{}
!14 = distinct !{}
!15 = !{!13, !14}
!16 = !{!13, !14}
!17 = !{!13, !14}
!18 = !{!13, !14}
!19 = !{!13, !14}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.parallel_accesses", !14}
!22 = distinct !{!22, !20, !21}
!23 = !{!"llvm.loop.mustprogress"}
!24 = !{!"llvm.loop.parallel_accesses", !13}
!25 = distinct !{!25, !23, !24}
!26 = !{!"llvm.loop.mustprogress"}
!27 = distinct !{!27, !26}
!28 = distinct !{}
!29 = distinct !{}
!30 = !{!28, !29}
!31 = !{!28, !29}
!32 = !{!28, !29}
!33 = !{!28, !29}
!34 = !{!"llvm.loop.mustprogress"}
!35 = !{!"llvm.loop.parallel_accesses", !29}
!36 = distinct !{!36, !34, !35}
!37 = !{!"llvm.loop.mustprogress"}
!38 = !{!"llvm.loop.parallel_accesses", !28}
!39 = distinct !{!39, !37, !38}
!40 = distinct !{}
!41 = distinct !{}
!42 = !{!40, !41}
!43 = !{!40, !41}
!44 = !{!40, !41}
!45 = !{!"llvm.loop.mustprogress"}
!46 = !{!"llvm.loop.parallel_accesses", !41}
!47 = distinct !{!47, !45, !46}
!48 = !{!"llvm.loop.mustprogress"}
!49 = !{!"llvm.loop.parallel_accesses", !40}
!50 = distinct !{!50, !48, !49}
!51 = !{!"llvm.loop.mustprogress"}
!52 = distinct !{!52, !51}
!53 = distinct !{}
!54 = distinct !{}
!55 = !{!53, !54}
!56 = !{!53, !54}
!57 = !{!53, !54}
!58 = !{!"llvm.loop.mustprogress"}
!59 = !{!"llvm.loop.parallel_accesses", !54}
!60 = distinct !{!60, !58, !59}
!61 = !{!"llvm.loop.mustprogress"}
!62 = !{!"llvm.loop.parallel_accesses", !53}
!63 = distinct !{!63, !61, !62}
!64 = distinct !{}
!65 = !{!"llvm.loop.mustprogress"}
!66 = !{!"llvm.loop.parallel_accesses", !64}
!67 = distinct !{!67, !65, !66}
!68 = !{!"llvm.loop.mustprogress"}
!69 = distinct !{!69, !68}
!70 = !{!"llvm.loop.mustprogress"}
!71 = distinct !{!71, !70}
!72 = distinct !{}
!73 = !{!"llvm.loop.mustprogress"}
!74 = !{!"llvm.loop.parallel_accesses", !72}
!75 = distinct !{!75, !73, !74}
!76 = !{!"llvm.loop.mustprogress"}
!77 = distinct !{!77, !76}
!78 = !{!"llvm.loop.mustprogress"}
!79 = distinct !{!79, !78}
!80 = distinct !{}
!81 = distinct !{}
!82 = !{!80, !81}
!83 = !{!80, !81}
!84 = !{!80, !81}
!85 = !{!80, !81}
!86 = !{!80, !81}
!87 = !{!80, !81}
!88 = !{!80, !81}
!89 = !{!80, !81}
!90 = !{!80, !81}
!91 = !{!80, !81}
!92 = !{!80, !81}
!93 = !{!"llvm.loop.mustprogress"}
!94 = !{!"llvm.loop.parallel_accesses", !81}
!95 = distinct !{!95, !93, !94}
!96 = !{!"llvm.loop.mustprogress"}
!97 = !{!"llvm.loop.parallel_accesses", !80}
!98 = distinct !{!98, !96, !97}
!99 = distinct !{}
!100 = distinct !{}
!101 = !{!99, !100}
!102 = !{!99, !100}
!103 = !{!99, !100}
!104 = !{!"llvm.loop.mustprogress"}
!105 = !{!"llvm.loop.parallel_accesses", !100}
!106 = distinct !{!106, !104, !105}
!107 = !{!"llvm.loop.mustprogress"}
!108 = !{!"llvm.loop.parallel_accesses", !99}
!109 = distinct !{!109, !107, !108}
!110 = !{!"llvm.loop.mustprogress"}
!111 = distinct !{!111, !110}
!112 = distinct !{}
!113 = distinct !{}
!114 = !{!112, !113}
!115 = !{!112, !113}
!116 = !{!112, !113}
!117 = !{!112, !113}
!118 = !{!"llvm.loop.mustprogress"}
!119 = !{!"llvm.loop.parallel_accesses", !113}
!120 = distinct !{!120, !118, !119}
!121 = !{!"llvm.loop.mustprogress"}
!122 = !{!"llvm.loop.parallel_accesses", !112}
!123 = distinct !{!123, !121, !122}
!124 = !{!"llvm.loop.mustprogress"}
!125 = distinct !{!125, !124}
!126 = distinct !{}
!127 = distinct !{}
!128 = !{!126, !127}
!129 = !{!126, !127}
!130 = !{!126, !127}
!131 = !{!126, !127}
!132 = !{!"llvm.loop.mustprogress"}
!133 = !{!"llvm.loop.parallel_accesses", !127}
!134 = distinct !{!134, !132, !133}
!135 = !{!"llvm.loop.mustprogress"}
!136 = !{!"llvm.loop.parallel_accesses", !126}
!137 = distinct !{!137, !135, !136}
!138 = !{!"llvm.loop.mustprogress"}
!139 = distinct !{!139, !138}
!140 = distinct !{}
!141 = distinct !{}
!142 = !{!140, !141}
!143 = !{!140, !141}
!144 = !{!140, !141}
!145 = !{!140, !141}
!146 = !{!"llvm.loop.mustprogress"}
!147 = !{!"llvm.loop.parallel_accesses", !141}
!148 = distinct !{!148, !146, !147}
!149 = !{!"llvm.loop.mustprogress"}
!150 = !{!"llvm.loop.parallel_accesses", !140}
!151 = distinct !{!151, !149, !150}
