source_filename = "../../testdata/hpf/wavefront_three.hpf"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%hpf_pos = type { i8*, i32, i32, i8* }
%hpf_layout = type { i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i8*], [7 x i8*], i64 }
%hpf_array = type { i8*, i8*, i64, i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, i8*, i64 }
%hpf_exchange = type { i8*, i32, i32, i8*, i8*, i64, i8*, i8*, i64, i64, i64, i8*, i8*, i8* }
%hpf_indirect = type { i8*, i32, i32, i8*, i8*, i8* }

@u.origin = internal global double* zeroinitializer
@u.stride = internal global i64 zeroinitializer
@u.stride.2 = internal global i64 zeroinitializer
@u.stride.3 = internal global i64 zeroinitializer
@"u%start1" = internal global i64 zeroinitializer
@"u%block1" = internal global i64 zeroinitializer
@"u%start2" = internal global i64 zeroinitializer
@"u%block2" = internal global i64 zeroinitializer
@"u%start3" = internal global i64 zeroinitializer
@"u%block3" = internal global i64 zeroinitializer
@.text.0 = private unnamed_addr constant [2 x i8] c"u\00"
@layout.u = internal global %hpf_layout { i64 3, [7 x i64] [i64 1, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 7, i64 6, i64 5, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.0, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.text.1 = private unnamed_addr constant [39 x i8] c"../../testdata/hpf/wavefront_three.hpf\00"
@.text.2 = private unnamed_addr constant [44 x i8] c"  real(8) :: u(n,m,l), w(0:n+1,0:m+1,0:l+1)\00"
@.pos.0 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 14, i8* getelementptr inbounds ([44 x i8], [44 x i8]* @.text.2, i64 0, i64 0) }
@.text.3 = private unnamed_addr constant [2 x i8] c"w\00"
@layout.w = internal global %hpf_layout { i64 2, [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 7, i64 6, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.3, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.pos.1 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 24, i8* getelementptr inbounds ([44 x i8], [44 x i8]* @.text.2, i64 0, i64 0) }
@array.u = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.0, i64 0, i64 0), i64 3, i64 8, [7 x i64] [i64 1, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 7, i64 6, i64 5, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 2, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 -1, i64 -1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@array.w = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.w to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.3, i64 0, i64 0), i64 3, i64 8, [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 8, i64 7, i64 6, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 3, i64 2, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.4 = private unnamed_addr constant [77 x i8] c"          u(i,j,k) = 0.3d0*(u(i-1,j,k) + u(i,j-1,k) + u(i,j,k-1)) + u(i,j,k)\00"
@.text.5 = private unnamed_addr constant [37 x i8] c"u(i-1,j,k) from below in dimension 1\00"
@0 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.1 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 16, i32 29, i8* getelementptr inbounds ([77 x i8], [77 x i8]* @.text.4, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.5, i64 0, i64 0), i64 1, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.1 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @0 to i8*), i8* null, i8* zeroinitializer }
@.text.6 = private unnamed_addr constant [37 x i8] c"u(i,j-1,k) from below in dimension 2\00"
@1 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.2 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 16, i32 42, i8* getelementptr inbounds ([77 x i8], [77 x i8]* @.text.4, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.6, i64 0, i64 0), i64 2, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.2 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @1 to i8*), i8* null, i8* zeroinitializer }
@.text.7 = private unnamed_addr constant [37 x i8] c"u(i,j,k-1) from below in dimension 3\00"
@2 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.3 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 16, i32 55, i8* getelementptr inbounds ([77 x i8], [77 x i8]* @.text.4, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.7, i64 0, i64 0), i64 3, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.3 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @2 to i8*), i8* null, i8* zeroinitializer }
@3 = private unnamed_addr constant [3 x %hpf_exchange*] [%hpf_exchange* @exchange.1, %hpf_exchange* @exchange.2, %hpf_exchange* @exchange.3]
@4 = private unnamed_addr constant [3 x %hpf_exchange*] [%hpf_exchange* @exchange.1, %hpf_exchange* @exchange.2, %hpf_exchange* @exchange.3]
@.text.8 = private unnamed_addr constant [94 x i8] c"          w(i,j,k) = 0.2d0*(w(i-1,j,k) + w(i,j+1,k) + w(i+1,j-1,k-1) + w(i,j,k+1) + u(i,j,k))\00"
@.text.9 = private unnamed_addr constant [37 x i8] c"w(i,j,k+1) from above in dimension 3\00"
@5 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.w]
@exchange.8 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 72, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.9, i64 0, i64 0), i64 8, i8* bitcast (%hpf_array* @array.w to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.8 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @5 to i8*), i8* null, i8* zeroinitializer }
@.text.10 = private unnamed_addr constant [35 x i8] c"u(i,j,k) from below in dimension 1\00"
@6 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.u, %hpf_layout* @layout.w]
@exchange.9 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 85, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.10, i64 0, i64 0), i64 9, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.9 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @6 to i8*), i8* null, i8* zeroinitializer }
@.text.11 = private unnamed_addr constant [35 x i8] c"u(i,j,k) from below in dimension 2\00"
@7 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.u, %hpf_layout* @layout.w]
@exchange.10 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 85, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.11, i64 0, i64 0), i64 10, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.10 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @7 to i8*), i8* null, i8* zeroinitializer }
@.text.12 = private unnamed_addr constant [35 x i8] c"u(i,j,k) from below in dimension 3\00"
@8 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.u, %hpf_layout* @layout.w]
@exchange.11 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 85, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.12, i64 0, i64 0), i64 11, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.11 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @8 to i8*), i8* null, i8* zeroinitializer }
@.text.13 = private unnamed_addr constant [35 x i8] c"u(i,j,k) from above in dimension 3\00"
@9 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.u, %hpf_layout* @layout.w]
@exchange.12 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 85, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.13, i64 0, i64 0), i64 12, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.12 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @9 to i8*), i8* null, i8* zeroinitializer }
@.text.14 = private unnamed_addr constant [35 x i8] c"u(i,j,k) from above in dimension 2\00"
@10 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.u, %hpf_layout* @layout.w]
@exchange.13 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 85, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.14, i64 0, i64 0), i64 13, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.13 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @10 to i8*), i8* null, i8* zeroinitializer }
@.text.15 = private unnamed_addr constant [35 x i8] c"u(i,j,k) from above in dimension 1\00"
@11 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.u, %hpf_layout* @layout.w]
@exchange.14 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 85, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.15, i64 0, i64 0), i64 14, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.14 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @11 to i8*), i8* null, i8* zeroinitializer }
@.text.16 = private unnamed_addr constant [60 x i8] c"u(i,j,k) from below in dimension 1 and below in dimension 2\00"
@12 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.u, %hpf_layout* @layout.w]
@exchange.15 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 85, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([60 x i8], [60 x i8]* @.text.16, i64 0, i64 0), i64 15, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.15 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @12 to i8*), i8* null, i8* zeroinitializer }
@.text.17 = private unnamed_addr constant [60 x i8] c"u(i,j,k) from below in dimension 1 and below in dimension 3\00"
@13 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.u, %hpf_layout* @layout.w]
@exchange.16 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 85, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([60 x i8], [60 x i8]* @.text.17, i64 0, i64 0), i64 16, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.16 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @13 to i8*), i8* null, i8* zeroinitializer }
@.text.18 = private unnamed_addr constant [60 x i8] c"u(i,j,k) from below in dimension 1 and above in dimension 3\00"
@14 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.u, %hpf_layout* @layout.w]
@exchange.17 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 85, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([60 x i8], [60 x i8]* @.text.18, i64 0, i64 0), i64 17, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.17 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @14 to i8*), i8* null, i8* zeroinitializer }
@.text.19 = private unnamed_addr constant [60 x i8] c"u(i,j,k) from below in dimension 1 and above in dimension 2\00"
@15 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.u, %hpf_layout* @layout.w]
@exchange.18 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 85, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([60 x i8], [60 x i8]* @.text.19, i64 0, i64 0), i64 18, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.18 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @15 to i8*), i8* null, i8* zeroinitializer }
@.text.20 = private unnamed_addr constant [60 x i8] c"u(i,j,k) from below in dimension 2 and below in dimension 3\00"
@16 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.u, %hpf_layout* @layout.w]
@exchange.19 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 85, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([60 x i8], [60 x i8]* @.text.20, i64 0, i64 0), i64 19, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.19 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @16 to i8*), i8* null, i8* zeroinitializer }
@.text.21 = private unnamed_addr constant [60 x i8] c"u(i,j,k) from below in dimension 2 and above in dimension 3\00"
@17 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.u, %hpf_layout* @layout.w]
@exchange.20 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 85, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([60 x i8], [60 x i8]* @.text.21, i64 0, i64 0), i64 20, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.20 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @17 to i8*), i8* null, i8* zeroinitializer }
@.text.22 = private unnamed_addr constant [60 x i8] c"u(i,j,k) from above in dimension 2 and below in dimension 3\00"
@18 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.u, %hpf_layout* @layout.w]
@exchange.21 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 85, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([60 x i8], [60 x i8]* @.text.22, i64 0, i64 0), i64 21, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.21 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @18 to i8*), i8* null, i8* zeroinitializer }
@.text.23 = private unnamed_addr constant [60 x i8] c"u(i,j,k) from above in dimension 2 and above in dimension 3\00"
@19 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.u, %hpf_layout* @layout.w]
@exchange.22 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 85, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([60 x i8], [60 x i8]* @.text.23, i64 0, i64 0), i64 22, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.22 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @19 to i8*), i8* null, i8* zeroinitializer }
@.text.24 = private unnamed_addr constant [60 x i8] c"u(i,j,k) from above in dimension 1 and below in dimension 2\00"
@20 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.u, %hpf_layout* @layout.w]
@exchange.23 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 85, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([60 x i8], [60 x i8]* @.text.24, i64 0, i64 0), i64 23, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.23 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @20 to i8*), i8* null, i8* zeroinitializer }
@.text.25 = private unnamed_addr constant [60 x i8] c"u(i,j,k) from above in dimension 1 and below in dimension 3\00"
@21 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.u, %hpf_layout* @layout.w]
@exchange.24 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 85, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([60 x i8], [60 x i8]* @.text.25, i64 0, i64 0), i64 24, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.24 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @21 to i8*), i8* null, i8* zeroinitializer }
@.text.26 = private unnamed_addr constant [60 x i8] c"u(i,j,k) from above in dimension 1 and above in dimension 3\00"
@22 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.u, %hpf_layout* @layout.w]
@exchange.25 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 85, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([60 x i8], [60 x i8]* @.text.26, i64 0, i64 0), i64 25, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.25 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @22 to i8*), i8* null, i8* zeroinitializer }
@.text.27 = private unnamed_addr constant [60 x i8] c"u(i,j,k) from above in dimension 1 and above in dimension 2\00"
@23 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.u, %hpf_layout* @layout.w]
@exchange.26 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 85, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([60 x i8], [60 x i8]* @.text.27, i64 0, i64 0), i64 26, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.26 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @23 to i8*), i8* null, i8* zeroinitializer }
@.text.28 = private unnamed_addr constant [85 x i8] c"u(i,j,k) from below in dimension 1 and below in dimension 2 and below in dimension 3\00"
@24 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.u, %hpf_layout* @layout.w]
@exchange.27 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 85, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([85 x i8], [85 x i8]* @.text.28, i64 0, i64 0), i64 27, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.27 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @24 to i8*), i8* null, i8* zeroinitializer }
@.text.29 = private unnamed_addr constant [85 x i8] c"u(i,j,k) from below in dimension 1 and below in dimension 2 and above in dimension 3\00"
@25 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.u, %hpf_layout* @layout.w]
@exchange.28 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 85, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([85 x i8], [85 x i8]* @.text.29, i64 0, i64 0), i64 28, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.28 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @25 to i8*), i8* null, i8* zeroinitializer }
@.text.30 = private unnamed_addr constant [85 x i8] c"u(i,j,k) from below in dimension 1 and above in dimension 2 and below in dimension 3\00"
@26 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.u, %hpf_layout* @layout.w]
@exchange.29 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 85, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([85 x i8], [85 x i8]* @.text.30, i64 0, i64 0), i64 29, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.29 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @26 to i8*), i8* null, i8* zeroinitializer }
@.text.31 = private unnamed_addr constant [85 x i8] c"u(i,j,k) from below in dimension 1 and above in dimension 2 and above in dimension 3\00"
@27 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.u, %hpf_layout* @layout.w]
@exchange.30 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 85, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([85 x i8], [85 x i8]* @.text.31, i64 0, i64 0), i64 30, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.30 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @27 to i8*), i8* null, i8* zeroinitializer }
@.text.32 = private unnamed_addr constant [85 x i8] c"u(i,j,k) from above in dimension 1 and below in dimension 2 and below in dimension 3\00"
@28 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.u, %hpf_layout* @layout.w]
@exchange.31 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 85, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([85 x i8], [85 x i8]* @.text.32, i64 0, i64 0), i64 31, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.31 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @28 to i8*), i8* null, i8* zeroinitializer }
@.text.33 = private unnamed_addr constant [85 x i8] c"u(i,j,k) from above in dimension 1 and below in dimension 2 and above in dimension 3\00"
@29 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.u, %hpf_layout* @layout.w]
@exchange.32 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 85, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([85 x i8], [85 x i8]* @.text.33, i64 0, i64 0), i64 32, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.32 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @29 to i8*), i8* null, i8* zeroinitializer }
@.text.34 = private unnamed_addr constant [85 x i8] c"u(i,j,k) from above in dimension 1 and above in dimension 2 and below in dimension 3\00"
@30 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.u, %hpf_layout* @layout.w]
@exchange.33 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 85, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([85 x i8], [85 x i8]* @.text.34, i64 0, i64 0), i64 33, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.33 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @30 to i8*), i8* null, i8* zeroinitializer }
@.text.35 = private unnamed_addr constant [85 x i8] c"u(i,j,k) from above in dimension 1 and above in dimension 2 and above in dimension 3\00"
@31 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.u, %hpf_layout* @layout.w]
@exchange.34 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 85, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([85 x i8], [85 x i8]* @.text.35, i64 0, i64 0), i64 34, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.34 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @31 to i8*), i8* null, i8* zeroinitializer }
@32 = private unnamed_addr constant [27 x %hpf_exchange*] [%hpf_exchange* @exchange.8, %hpf_exchange* @exchange.9, %hpf_exchange* @exchange.10, %hpf_exchange* @exchange.11, %hpf_exchange* @exchange.12, %hpf_exchange* @exchange.13, %hpf_exchange* @exchange.14, %hpf_exchange* @exchange.15, %hpf_exchange* @exchange.16, %hpf_exchange* @exchange.17, %hpf_exchange* @exchange.18, %hpf_exchange* @exchange.19, %hpf_exchange* @exchange.20, %hpf_exchange* @exchange.21, %hpf_exchange* @exchange.22, %hpf_exchange* @exchange.23, %hpf_exchange* @exchange.24, %hpf_exchange* @exchange.25, %hpf_exchange* @exchange.26, %hpf_exchange* @exchange.27, %hpf_exchange* @exchange.28, %hpf_exchange* @exchange.29, %hpf_exchange* @exchange.30, %hpf_exchange* @exchange.31, %hpf_exchange* @exchange.32, %hpf_exchange* @exchange.33, %hpf_exchange* @exchange.34]
@.text.36 = private unnamed_addr constant [41 x i8] c"w(i+1,j-1,k-1) from below in dimension 2\00"
@33 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.w]
@exchange.5 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 55, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.text.36, i64 0, i64 0), i64 5, i8* bitcast (%hpf_array* @array.w to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.5 to i8*), i64 1, i64 1, i64 1, i8* bitcast ([1 x %hpf_layout*]* @33 to i8*), i8* null, i8* zeroinitializer }
@.text.37 = private unnamed_addr constant [41 x i8] c"w(i+1,j-1,k-1) from below in dimension 3\00"
@34 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.w]
@exchange.6 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 55, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.text.37, i64 0, i64 0), i64 6, i8* bitcast (%hpf_array* @array.w to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.6 to i8*), i64 1, i64 1, i64 1, i8* bitcast ([1 x %hpf_layout*]* @34 to i8*), i8* null, i8* zeroinitializer }
@.text.38 = private unnamed_addr constant [66 x i8] c"w(i+1,j-1,k-1) from below in dimension 2 and below in dimension 3\00"
@35 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.w]
@exchange.7 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 55, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([66 x i8], [66 x i8]* @.text.38, i64 0, i64 0), i64 7, i8* bitcast (%hpf_array* @array.w to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.7 to i8*), i64 1, i64 1, i64 1, i8* bitcast ([1 x %hpf_layout*]* @35 to i8*), i8* null, i8* zeroinitializer }
@36 = private unnamed_addr constant [3 x %hpf_exchange*] [%hpf_exchange* @exchange.5, %hpf_exchange* @exchange.6, %hpf_exchange* @exchange.7]
@.text.39 = private unnamed_addr constant [22 x i8] c"      do j = m, 1, -1\00"
@.pos.2 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 22, i32 7, i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.text.39, i64 0, i64 0) }
@.text.40 = private unnamed_addr constant [29 x i8] c"the step of the loop is zero\00"
@.text.41 = private unnamed_addr constant [37 x i8] c"w(i,j+1,k) from above in dimension 2\00"
@37 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.w]
@exchange.4 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 42, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.8, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.41, i64 0, i64 0), i64 4, i8* bitcast (%hpf_array* @array.w to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.4 to i8*), i64 1, i64 3, i64 1, i8* bitcast ([1 x %hpf_layout*]* @37 to i8*), i8* null, i8* zeroinitializer }
@38 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.4]
@39 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.4]
@.text.42 = private unnamed_addr constant [49 x i8] c"        w(:,j,k) = w(:,j-3,k-2) + 0.5d0*w(:,j,k)\00"
@.text.43 = private unnamed_addr constant [41 x i8] c"w(i%3,j-3,k-2) from below in dimension 2\00"
@40 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.w]
@exchange.35 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 30, i32 20, i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.42, i64 0, i64 0), i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.text.43, i64 0, i64 0), i64 35, i8* bitcast (%hpf_array* @array.w to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.35 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @40 to i8*), i8* null, i8* zeroinitializer }
@.text.44 = private unnamed_addr constant [41 x i8] c"w(i%3,j-3,k-2) from below in dimension 3\00"
@41 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.w]
@exchange.36 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 30, i32 20, i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.42, i64 0, i64 0), i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.text.44, i64 0, i64 0), i64 36, i8* bitcast (%hpf_array* @array.w to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.36 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @41 to i8*), i8* null, i8* zeroinitializer }
@.text.45 = private unnamed_addr constant [66 x i8] c"w(i%3,j-3,k-2) from below in dimension 2 and below in dimension 3\00"
@42 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.w]
@exchange.37 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 30, i32 20, i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.42, i64 0, i64 0), i8* getelementptr inbounds ([66 x i8], [66 x i8]* @.text.45, i64 0, i64 0), i64 37, i8* bitcast (%hpf_array* @array.w to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.37 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @42 to i8*), i8* null, i8* zeroinitializer }
@43 = private unnamed_addr constant [3 x %hpf_exchange*] [%hpf_exchange* @exchange.35, %hpf_exchange* @exchange.36, %hpf_exchange* @exchange.37]
@.text.46 = private unnamed_addr constant [61 x i8] c"  print '(5f14.8)', sum(u), sum(w), u(n,m,l), w(n/2,m/2,l/2)\00"
@.pos.3 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 34, i32 21, i8* getelementptr inbounds ([61 x i8], [61 x i8]* @.text.46, i64 0, i64 0) }
@.pos.4 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 34, i32 29, i8* getelementptr inbounds ([61 x i8], [61 x i8]* @.text.46, i64 0, i64 0) }
@.pos.5 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 34, i32 3, i8* getelementptr inbounds ([61 x i8], [61 x i8]* @.text.46, i64 0, i64 0) }
@.text.47 = private unnamed_addr constant [5 x i8] c"unit\00"
@44 = private unnamed_addr constant [8 x i8] c"(5f14.8)"
@.text.48 = private unnamed_addr constant [4 x i8] c"fmt\00"
@.pos.6 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 34, i32 37, i8* getelementptr inbounds ([61 x i8], [61 x i8]* @.text.46, i64 0, i64 0) }
@.pos.7 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 34, i32 47, i8* getelementptr inbounds ([61 x i8], [61 x i8]* @.text.46, i64 0, i64 0) }
@.text.49 = private unnamed_addr constant [41 x i8] c"  print '(7f11.5)', u(:,:,3), w(1:n,3,:)\00"
@.pos.8 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 35, i32 3, i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.text.49, i64 0, i64 0) }
@45 = private unnamed_addr constant [8 x i8] c"(7f11.5)"
@46 = private unnamed_addr constant [63 x i8] c"a distributed argument has other bounds than the dummy argument"
@47 = private unnamed_addr constant [63 x i8] c"a distributed argument has other bounds than the dummy argument"
@48 = private unnamed_addr constant [63 x i8] c"a distributed argument has other bounds than the dummy argument"
@.text.50 = private unnamed_addr constant [94 x i8] c"          u(i,j,k) = u(i,j,k) - 0.1d0*(u(i+1,j,k) + u(i,j+1,k) + u(i,j,k+1) + u(i+1,j+1,k+1))\00"
@.text.51 = private unnamed_addr constant [53 x i8] c"u(i,j,k+1), u(i+1,j+1,k+1) from above in dimension 3\00"
@49 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.38 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 45, i32 66, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.50, i64 0, i64 0), i8* getelementptr inbounds ([53 x i8], [53 x i8]* @.text.51, i64 0, i64 0), i64 38, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.38 to i8*), i64 3, i64 3, i64 1, i8* bitcast ([1 x %hpf_layout*]* @49 to i8*), i8* null, i8* zeroinitializer }
@.text.52 = private unnamed_addr constant [53 x i8] c"u(i,j+1,k), u(i+1,j+1,k+1) from above in dimension 2\00"
@50 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.39 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 45, i32 53, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.50, i64 0, i64 0), i8* getelementptr inbounds ([53 x i8], [53 x i8]* @.text.52, i64 0, i64 0), i64 39, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.39 to i8*), i64 3, i64 3, i64 1, i8* bitcast ([1 x %hpf_layout*]* @50 to i8*), i8* null, i8* zeroinitializer }
@.text.53 = private unnamed_addr constant [53 x i8] c"u(i+1,j,k), u(i+1,j+1,k+1) from above in dimension 1\00"
@51 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.40 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 45, i32 40, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.50, i64 0, i64 0), i8* getelementptr inbounds ([53 x i8], [53 x i8]* @.text.53, i64 0, i64 0), i64 40, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.40 to i8*), i64 3, i64 3, i64 1, i8* bitcast ([1 x %hpf_layout*]* @51 to i8*), i8* null, i8* zeroinitializer }
@.text.54 = private unnamed_addr constant [66 x i8] c"u(i+1,j+1,k+1) from above in dimension 2 and above in dimension 3\00"
@52 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.41 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 45, i32 79, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.50, i64 0, i64 0), i8* getelementptr inbounds ([66 x i8], [66 x i8]* @.text.54, i64 0, i64 0), i64 41, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.41 to i8*), i64 1, i64 3, i64 1, i8* bitcast ([1 x %hpf_layout*]* @52 to i8*), i8* null, i8* zeroinitializer }
@.text.55 = private unnamed_addr constant [66 x i8] c"u(i+1,j+1,k+1) from above in dimension 1 and above in dimension 3\00"
@53 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.42 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 45, i32 79, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.50, i64 0, i64 0), i8* getelementptr inbounds ([66 x i8], [66 x i8]* @.text.55, i64 0, i64 0), i64 42, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.42 to i8*), i64 1, i64 3, i64 1, i8* bitcast ([1 x %hpf_layout*]* @53 to i8*), i8* null, i8* zeroinitializer }
@.text.56 = private unnamed_addr constant [66 x i8] c"u(i+1,j+1,k+1) from above in dimension 1 and above in dimension 2\00"
@54 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.43 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 45, i32 79, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.50, i64 0, i64 0), i8* getelementptr inbounds ([66 x i8], [66 x i8]* @.text.56, i64 0, i64 0), i64 43, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.43 to i8*), i64 1, i64 3, i64 1, i8* bitcast ([1 x %hpf_layout*]* @54 to i8*), i8* null, i8* zeroinitializer }
@.text.57 = private unnamed_addr constant [91 x i8] c"u(i+1,j+1,k+1) from above in dimension 1 and above in dimension 2 and above in dimension 3\00"
@55 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.44 = internal global %hpf_exchange { i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.1, i64 0, i64 0), i32 45, i32 79, i8* getelementptr inbounds ([94 x i8], [94 x i8]* @.text.50, i64 0, i64 0), i8* getelementptr inbounds ([91 x i8], [91 x i8]* @.text.57, i64 0, i64 0), i64 44, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.44 to i8*), i64 1, i64 3, i64 1, i8* bitcast ([1 x %hpf_layout*]* @55 to i8*), i8* null, i8* zeroinitializer }
@56 = private unnamed_addr constant [7 x %hpf_exchange*] [%hpf_exchange* @exchange.38, %hpf_exchange* @exchange.39, %hpf_exchange* @exchange.40, %hpf_exchange* @exchange.41, %hpf_exchange* @exchange.42, %hpf_exchange* @exchange.43, %hpf_exchange* @exchange.44]
@57 = private unnamed_addr constant [7 x %hpf_exchange*] [%hpf_exchange* @exchange.38, %hpf_exchange* @exchange.39, %hpf_exchange* @exchange.40, %hpf_exchange* @exchange.41, %hpf_exchange* @exchange.42, %hpf_exchange* @exchange.43, %hpf_exchange* @exchange.44]

define internal void @back.wavefront_three.1(i32* noalias %n, i32* noalias %m, i32* noalias %l) nounwind "prefer-vector-width"="256" {
entry:
	%"u%b%1.2" = alloca i64
	%"u%b%2.3" = alloca i64
	%"u%b%3.4" = alloca i64
	%i.5 = alloca i32
	%j.6 = alloca i32
	%k.7 = alloca i32
	%"u%2%start1.8" = alloca i64
	%"u%2%block1.9" = alloca i64
	%"u%2%start2.10" = alloca i64
	%"u%2%block2.11" = alloca i64
	%"u%2%start3.12" = alloca i64
	%"u%2%block3.13" = alloca i64
	%n.14 = alloca i32
	%m.15 = alloca i32
	%l.16 = alloca i32
	%params.29 = alloca [7 x i64*]
	%numbers.30 = alloca [3 x i64]
	%numbers.31 = alloca [3 x i64]
	%numbers.32 = alloca [3 x i64]
	%numbers.33 = alloca [3 x i64]
	%numbers.34 = alloca [3 x i64]
	%numbers.35 = alloca [3 x i64]
	%numbers.36 = alloca [3 x i64]
	%params.49 = alloca [7 x i64*]
	%numbers.50 = alloca [3 x i64]
	%numbers.51 = alloca [3 x i64]
	%numbers.52 = alloca [3 x i64]
	%numbers.53 = alloca [3 x i64]
	%numbers.54 = alloca [3 x i64]
	%numbers.55 = alloca [3 x i64]
	%numbers.56 = alloca [3 x i64]
	br label %start

start:
	store i64 zeroinitializer, i64* %"u%b%1.2"
	store i64 zeroinitializer, i64* %"u%b%2.3"
	store i64 zeroinitializer, i64* %"u%b%3.4"
	store i32 zeroinitializer, i32* %i.5
	store i32 zeroinitializer, i32* %j.6
	store i32 zeroinitializer, i32* %k.7
	store i64 zeroinitializer, i64* %"u%2%start1.8"
	store i64 zeroinitializer, i64* %"u%2%block1.9"
	store i64 zeroinitializer, i64* %"u%2%start2.10"
	store i64 zeroinitializer, i64* %"u%2%block2.11"
	store i64 zeroinitializer, i64* %"u%2%start3.12"
	store i64 zeroinitializer, i64* %"u%2%block3.13"
	%0 = load double*, double** @u.origin
	%1 = load i64, i64* @u.stride
	%2 = load i64, i64* @u.stride.2
	%3 = load i64, i64* @u.stride.3
	%4 = load i32, i32* %n
	store i32 %4, i32* %n.14
	%5 = load i32, i32* %m
	store i32 %5, i32* %m.15
	%6 = load i32, i32* %l
	store i32 %6, i32* %l.16
	store i64 7, i64* %"u%b%1.2"
	store i64 6, i64* %"u%b%2.3"
	store i64 5, i64* %"u%b%3.4"
	%7 = load i32, i32* %n.14, !alias.scope !118, !noalias !119
	%8 = sext i32 %7 to i64
	%9 = icmp ne i64 %8, 7
	br i1 %9, label %then.18, label %else.19

return.1:
	ret void

endif.17:
	%10 = load i32, i32* %m.15, !alias.scope !120, !noalias !121
	%11 = sext i32 %10 to i64
	%12 = icmp ne i64 %11, 6
	br i1 %12, label %then.22, label %else.23

then.18:
	call void @hpf_error_stop_text(i8* bitcast ([63 x i8]* @46 to i8*), i64 63)
	unreachable

else.19:
	br label %endif.17

after.20:
	br label %endif.17

endif.21:
	%13 = load i32, i32* %l.16, !alias.scope !122, !noalias !123
	%14 = sext i32 %13 to i64
	%15 = icmp ne i64 %14, 5
	br i1 %15, label %then.26, label %else.27

then.22:
	call void @hpf_error_stop_text(i8* bitcast ([63 x i8]* @47 to i8*), i64 63)
	unreachable

else.23:
	br label %endif.21

after.24:
	br label %endif.21

endif.25:
	%16 = load i32, i32* %l.16, !alias.scope !122, !noalias !123
	%17 = sext i32 %16 to i64
	%18 = load i32, i32* %n.14, !alias.scope !118, !noalias !119
	%19 = sext i32 %18 to i64
	%20 = load i32, i32* %m.15, !alias.scope !120, !noalias !121
	%21 = sext i32 %20 to i64
	%22 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.30, i32 0, i32 0
	store i64 %17, i64* %22
	%23 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.30, i32 0, i32 1
	store i64 %19, i64* %23
	%24 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.30, i32 0, i32 2
	store i64 %21, i64* %24
	%25 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.30, i32 0, i32 0
	%26 = getelementptr inbounds [7 x i64*], [7 x i64*]* %params.29, i32 0, i32 0
	store i64* %25, i64** %26
	%27 = load i32, i32* %m.15, !alias.scope !120, !noalias !121
	%28 = sext i32 %27 to i64
	%29 = load i32, i32* %n.14, !alias.scope !118, !noalias !119
	%30 = sext i32 %29 to i64
	%31 = load i32, i32* %l.16, !alias.scope !122, !noalias !123
	%32 = sext i32 %31 to i64
	%33 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.31, i32 0, i32 0
	store i64 %28, i64* %33
	%34 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.31, i32 0, i32 1
	store i64 %30, i64* %34
	%35 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.31, i32 0, i32 2
	store i64 %32, i64* %35
	%36 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.31, i32 0, i32 0
	%37 = getelementptr inbounds [7 x i64*], [7 x i64*]* %params.29, i32 0, i32 1
	store i64* %36, i64** %37
	%38 = load i32, i32* %n.14, !alias.scope !118, !noalias !119
	%39 = sext i32 %38 to i64
	%40 = load i32, i32* %m.15, !alias.scope !120, !noalias !121
	%41 = sext i32 %40 to i64
	%42 = load i32, i32* %l.16, !alias.scope !122, !noalias !123
	%43 = sext i32 %42 to i64
	%44 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.32, i32 0, i32 0
	store i64 %39, i64* %44
	%45 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.32, i32 0, i32 1
	store i64 %41, i64* %45
	%46 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.32, i32 0, i32 2
	store i64 %43, i64* %46
	%47 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.32, i32 0, i32 0
	%48 = getelementptr inbounds [7 x i64*], [7 x i64*]* %params.29, i32 0, i32 2
	store i64* %47, i64** %48
	%49 = load i32, i32* %l.16, !alias.scope !122, !noalias !123
	%50 = sext i32 %49 to i64
	%51 = load i32, i32* %m.15, !alias.scope !120, !noalias !121
	%52 = sext i32 %51 to i64
	%53 = load i32, i32* %n.14, !alias.scope !118, !noalias !119
	%54 = sext i32 %53 to i64
	%55 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.33, i32 0, i32 0
	store i64 %50, i64* %55
	%56 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.33, i32 0, i32 1
	store i64 %52, i64* %56
	%57 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.33, i32 0, i32 2
	store i64 %54, i64* %57
	%58 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.33, i32 0, i32 0
	%59 = getelementptr inbounds [7 x i64*], [7 x i64*]* %params.29, i32 0, i32 3
	store i64* %58, i64** %59
	%60 = load i32, i32* %l.16, !alias.scope !122, !noalias !123
	%61 = sext i32 %60 to i64
	%62 = load i32, i32* %n.14, !alias.scope !118, !noalias !119
	%63 = sext i32 %62 to i64
	%64 = load i32, i32* %m.15, !alias.scope !120, !noalias !121
	%65 = sext i32 %64 to i64
	%66 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.34, i32 0, i32 0
	store i64 %61, i64* %66
	%67 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.34, i32 0, i32 1
	store i64 %63, i64* %67
	%68 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.34, i32 0, i32 2
	store i64 %65, i64* %68
	%69 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.34, i32 0, i32 0
	%70 = getelementptr inbounds [7 x i64*], [7 x i64*]* %params.29, i32 0, i32 4
	store i64* %69, i64** %70
	%71 = load i32, i32* %m.15, !alias.scope !120, !noalias !121
	%72 = sext i32 %71 to i64
	%73 = load i32, i32* %n.14, !alias.scope !118, !noalias !119
	%74 = sext i32 %73 to i64
	%75 = load i32, i32* %l.16, !alias.scope !122, !noalias !123
	%76 = sext i32 %75 to i64
	%77 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.35, i32 0, i32 0
	store i64 %72, i64* %77
	%78 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.35, i32 0, i32 1
	store i64 %74, i64* %78
	%79 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.35, i32 0, i32 2
	store i64 %76, i64* %79
	%80 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.35, i32 0, i32 0
	%81 = getelementptr inbounds [7 x i64*], [7 x i64*]* %params.29, i32 0, i32 5
	store i64* %80, i64** %81
	%82 = load i32, i32* %l.16, !alias.scope !122, !noalias !123
	%83 = sext i32 %82 to i64
	%84 = load i32, i32* %m.15, !alias.scope !120, !noalias !121
	%85 = sext i32 %84 to i64
	%86 = load i32, i32* %n.14, !alias.scope !118, !noalias !119
	%87 = sext i32 %86 to i64
	%88 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.36, i32 0, i32 0
	store i64 %83, i64* %88
	%89 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.36, i32 0, i32 1
	store i64 %85, i64* %89
	%90 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.36, i32 0, i32 2
	store i64 %87, i64* %90
	%91 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.36, i32 0, i32 0
	%92 = getelementptr inbounds [7 x i64*], [7 x i64*]* %params.29, i32 0, i32 6
	store i64* %91, i64** %92
	%93 = bitcast [7 x i64*]* %params.29 to i8*
	call void @hpf_exchange_receive(i8* bitcast ([7 x %hpf_exchange*]* @56 to i8*), i8* %93, i32 7)
	%94 = load i32, i32* %l.16, !alias.scope !122, !noalias !123
	%95 = sext i32 %94 to i64
	%96 = sub nsw i64 %95, 1
	%97 = load i64, i64* @"u%block3", !alias.scope !124, !noalias !125
	%98 = load i64, i64* @"u%start3", !alias.scope !126, !noalias !127
	%99 = add nsw i64 %97, %98
	%100 = sub nsw i64 %99, 1
	%101 = icmp slt i64 %96, %100
	%102 = select i1 %101, i64 %96, i64 %100
	%103 = load i64, i64* @"u%start3", !alias.scope !126, !noalias !127
	%104 = icmp sgt i64 1, %103
	%105 = select i1 %104, i64 1, i64 %103
	%106 = trunc i64 %102 to i32
	store i32 %106, i32* %k.7
	%107 = icmp sge i64 %102, %105
	br i1 %107, label %do.37, label %enddo.40

then.26:
	call void @hpf_error_stop_text(i8* bitcast ([63 x i8]* @48 to i8*), i64 63)
	unreachable

else.27:
	br label %endif.25

after.28:
	br label %endif.25

do.37:
	%108 = phi i64 [ %102, %endif.25 ], [ %124, %latch.38 ]
	%109 = trunc i64 %108 to i32
	store i32 %109, i32* %k.7
	%110 = load i32, i32* %m.15, !alias.scope !120, !noalias !121
	%111 = sext i32 %110 to i64
	%112 = sub nsw i64 %111, 1
	%113 = load i64, i64* @"u%block2", !alias.scope !128, !noalias !129
	%114 = load i64, i64* @"u%start2", !alias.scope !130, !noalias !131
	%115 = add nsw i64 %113, %114
	%116 = sub nsw i64 %115, 1
	%117 = icmp slt i64 %112, %116
	%118 = select i1 %117, i64 %112, i64 %116
	%119 = load i64, i64* @"u%start2", !alias.scope !130, !noalias !131
	%120 = icmp sgt i64 1, %119
	%121 = select i1 %120, i64 1, i64 %119
	%122 = trunc i64 %118 to i32
	store i32 %122, i32* %j.6
	%123 = icmp sge i64 %118, %121
	br i1 %123, label %do.41, label %enddo.44

latch.38:
	%124 = add nsw i64 %108, -1
	%125 = icmp sgt i64 %108, %105
	br i1 %125, label %do.37, label %done.39, !llvm.loop !143

done.39:
	%126 = trunc i64 %124 to i32
	store i32 %126, i32* %k.7
	br label %enddo.40

enddo.40:
	%127 = load i32, i32* %l.16, !alias.scope !122, !noalias !123
	%128 = sext i32 %127 to i64
	%129 = load i32, i32* %n.14, !alias.scope !118, !noalias !119
	%130 = sext i32 %129 to i64
	%131 = load i32, i32* %m.15, !alias.scope !120, !noalias !121
	%132 = sext i32 %131 to i64
	%133 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.50, i32 0, i32 0
	store i64 %128, i64* %133
	%134 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.50, i32 0, i32 1
	store i64 %130, i64* %134
	%135 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.50, i32 0, i32 2
	store i64 %132, i64* %135
	%136 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.50, i32 0, i32 0
	%137 = getelementptr inbounds [7 x i64*], [7 x i64*]* %params.49, i32 0, i32 0
	store i64* %136, i64** %137
	%138 = load i32, i32* %m.15, !alias.scope !120, !noalias !121
	%139 = sext i32 %138 to i64
	%140 = load i32, i32* %n.14, !alias.scope !118, !noalias !119
	%141 = sext i32 %140 to i64
	%142 = load i32, i32* %l.16, !alias.scope !122, !noalias !123
	%143 = sext i32 %142 to i64
	%144 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.51, i32 0, i32 0
	store i64 %139, i64* %144
	%145 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.51, i32 0, i32 1
	store i64 %141, i64* %145
	%146 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.51, i32 0, i32 2
	store i64 %143, i64* %146
	%147 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.51, i32 0, i32 0
	%148 = getelementptr inbounds [7 x i64*], [7 x i64*]* %params.49, i32 0, i32 1
	store i64* %147, i64** %148
	%149 = load i32, i32* %n.14, !alias.scope !118, !noalias !119
	%150 = sext i32 %149 to i64
	%151 = load i32, i32* %m.15, !alias.scope !120, !noalias !121
	%152 = sext i32 %151 to i64
	%153 = load i32, i32* %l.16, !alias.scope !122, !noalias !123
	%154 = sext i32 %153 to i64
	%155 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.52, i32 0, i32 0
	store i64 %150, i64* %155
	%156 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.52, i32 0, i32 1
	store i64 %152, i64* %156
	%157 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.52, i32 0, i32 2
	store i64 %154, i64* %157
	%158 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.52, i32 0, i32 0
	%159 = getelementptr inbounds [7 x i64*], [7 x i64*]* %params.49, i32 0, i32 2
	store i64* %158, i64** %159
	%160 = load i32, i32* %l.16, !alias.scope !122, !noalias !123
	%161 = sext i32 %160 to i64
	%162 = load i32, i32* %m.15, !alias.scope !120, !noalias !121
	%163 = sext i32 %162 to i64
	%164 = load i32, i32* %n.14, !alias.scope !118, !noalias !119
	%165 = sext i32 %164 to i64
	%166 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.53, i32 0, i32 0
	store i64 %161, i64* %166
	%167 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.53, i32 0, i32 1
	store i64 %163, i64* %167
	%168 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.53, i32 0, i32 2
	store i64 %165, i64* %168
	%169 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.53, i32 0, i32 0
	%170 = getelementptr inbounds [7 x i64*], [7 x i64*]* %params.49, i32 0, i32 3
	store i64* %169, i64** %170
	%171 = load i32, i32* %l.16, !alias.scope !122, !noalias !123
	%172 = sext i32 %171 to i64
	%173 = load i32, i32* %n.14, !alias.scope !118, !noalias !119
	%174 = sext i32 %173 to i64
	%175 = load i32, i32* %m.15, !alias.scope !120, !noalias !121
	%176 = sext i32 %175 to i64
	%177 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.54, i32 0, i32 0
	store i64 %172, i64* %177
	%178 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.54, i32 0, i32 1
	store i64 %174, i64* %178
	%179 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.54, i32 0, i32 2
	store i64 %176, i64* %179
	%180 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.54, i32 0, i32 0
	%181 = getelementptr inbounds [7 x i64*], [7 x i64*]* %params.49, i32 0, i32 4
	store i64* %180, i64** %181
	%182 = load i32, i32* %m.15, !alias.scope !120, !noalias !121
	%183 = sext i32 %182 to i64
	%184 = load i32, i32* %n.14, !alias.scope !118, !noalias !119
	%185 = sext i32 %184 to i64
	%186 = load i32, i32* %l.16, !alias.scope !122, !noalias !123
	%187 = sext i32 %186 to i64
	%188 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.55, i32 0, i32 0
	store i64 %183, i64* %188
	%189 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.55, i32 0, i32 1
	store i64 %185, i64* %189
	%190 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.55, i32 0, i32 2
	store i64 %187, i64* %190
	%191 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.55, i32 0, i32 0
	%192 = getelementptr inbounds [7 x i64*], [7 x i64*]* %params.49, i32 0, i32 5
	store i64* %191, i64** %192
	%193 = load i32, i32* %l.16, !alias.scope !122, !noalias !123
	%194 = sext i32 %193 to i64
	%195 = load i32, i32* %m.15, !alias.scope !120, !noalias !121
	%196 = sext i32 %195 to i64
	%197 = load i32, i32* %n.14, !alias.scope !118, !noalias !119
	%198 = sext i32 %197 to i64
	%199 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.56, i32 0, i32 0
	store i64 %194, i64* %199
	%200 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.56, i32 0, i32 1
	store i64 %196, i64* %200
	%201 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.56, i32 0, i32 2
	store i64 %198, i64* %201
	%202 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.56, i32 0, i32 0
	%203 = getelementptr inbounds [7 x i64*], [7 x i64*]* %params.49, i32 0, i32 6
	store i64* %202, i64** %203
	%204 = bitcast [7 x i64*]* %params.49 to i8*
	call void @hpf_exchange_send(i8* bitcast ([7 x %hpf_exchange*]* @57 to i8*), i8* %204, i32 7)
	br label %return.1

do.41:
	%205 = phi i64 [ %118, %do.37 ], [ %221, %latch.42 ]
	%206 = trunc i64 %205 to i32
	store i32 %206, i32* %j.6
	%207 = load i32, i32* %n.14, !alias.scope !118, !noalias !119
	%208 = sext i32 %207 to i64
	%209 = sub nsw i64 %208, 1
	%210 = load i64, i64* @"u%block1", !alias.scope !132, !noalias !133
	%211 = load i64, i64* @"u%start1", !alias.scope !134, !noalias !135
	%212 = add nsw i64 %210, %211
	%213 = sub nsw i64 %212, 1
	%214 = icmp slt i64 %209, %213
	%215 = select i1 %214, i64 %209, i64 %213
	%216 = load i64, i64* @"u%start1", !alias.scope !134, !noalias !135
	%217 = icmp sgt i64 1, %216
	%218 = select i1 %217, i64 1, i64 %216
	%219 = trunc i64 %215 to i32
	store i32 %219, i32* %i.5
	%220 = icmp sge i64 %215, %218
	br i1 %220, label %do.45, label %enddo.48

latch.42:
	%221 = add nsw i64 %205, -1
	%222 = icmp sgt i64 %205, %121
	br i1 %222, label %do.41, label %done.43, !llvm.loop !141

done.43:
	%223 = trunc i64 %221 to i32
	store i32 %223, i32* %j.6
	br label %enddo.44

enddo.44:
	br label %latch.38

do.45:
	%224 = phi i64 [ %215, %do.41 ], [ %272, %latch.46 ]
	%225 = trunc i64 %224 to i32
	store i32 %225, i32* %i.5
	%226 = mul nsw i64 %108, %3
	%227 = mul nsw i64 %205, %2
	%228 = add nsw i64 %226, %227
	%229 = getelementptr double, double* %0, i64 %228
	%230 = getelementptr double, double* %229, i64 %224
	%231 = load double, double* %230, !alias.scope !136, !noalias !137
	%232 = add nsw i64 %224, 1
	%233 = mul nsw i64 %108, %3
	%234 = mul nsw i64 %205, %2
	%235 = add nsw i64 %233, %234
	%236 = getelementptr double, double* %0, i64 %235
	%237 = getelementptr double, double* %236, i64 %232
	%238 = load double, double* %237, !alias.scope !136, !noalias !137
	%239 = add nsw i64 %205, 1
	%240 = mul nsw i64 %108, %3
	%241 = mul nsw i64 %239, %2
	%242 = add nsw i64 %240, %241
	%243 = getelementptr double, double* %0, i64 %242
	%244 = getelementptr double, double* %243, i64 %224
	%245 = load double, double* %244, !alias.scope !136, !noalias !137
	%246 = fadd double %238, %245
	%247 = add nsw i64 %108, 1
	%248 = mul nsw i64 %247, %3
	%249 = mul nsw i64 %205, %2
	%250 = add nsw i64 %248, %249
	%251 = getelementptr double, double* %0, i64 %250
	%252 = getelementptr double, double* %251, i64 %224
	%253 = load double, double* %252, !alias.scope !136, !noalias !137
	%254 = fadd double %246, %253
	%255 = add nsw i64 %224, 1
	%256 = add nsw i64 %205, 1
	%257 = add nsw i64 %108, 1
	%258 = mul nsw i64 %257, %3
	%259 = mul nsw i64 %256, %2
	%260 = add nsw i64 %258, %259
	%261 = getelementptr double, double* %0, i64 %260
	%262 = getelementptr double, double* %261, i64 %255
	%263 = load double, double* %262, !alias.scope !136, !noalias !137
	%264 = fadd double %254, %263
	%265 = fmul double 0x3FB999999999999A, %264
	%266 = fsub double %231, %265
	%267 = mul nsw i64 %108, %3
	%268 = mul nsw i64 %205, %2
	%269 = add nsw i64 %267, %268
	%270 = getelementptr double, double* %0, i64 %269
	%271 = getelementptr double, double* %270, i64 %224
	store double %266, double* %271, !alias.scope !136, !noalias !137
	br label %latch.46

latch.46:
	%272 = add nsw i64 %224, -1
	%273 = icmp sgt i64 %224, %218
	br i1 %273, label %do.45, label %done.47, !llvm.loop !139

done.47:
	%274 = trunc i64 %272 to i32
	store i32 %274, i32* %i.5
	br label %enddo.48

enddo.48:
	br label %latch.42
}

define i32 @main(i32 %argc, i8** %argv) nounwind "prefer-vector-width"="256" {
entry:
	%w.origin.1 = alloca double*
	%w.stride.2 = alloca i64
	%w.stride.3 = alloca i64
	%w.stride.4 = alloca i64
	%i.5 = alloca i32
	%j.6 = alloca i32
	%k.7 = alloca i32
	%it.8 = alloca i32
	%"w%start1.9" = alloca i64
	%"w%block1.10" = alloca i64
	%"w%start2.11" = alloca i64
	%"w%block2.12" = alloca i64
	%"i%1.13" = alloca i32
	%"j%1.14" = alloca i32
	%"k%1.15" = alloca i32
	%"i%2.16" = alloca i32
	%"j%2.17" = alloca i32
	%"k%2.18" = alloca i32
	%"i%3.19" = alloca i32
	%"i%4.20" = alloca i32
	%"i%5.21" = alloca i32
	%"i%6.22" = alloca i32
	%"s%1.23" = alloca double
	%"i%7.24" = alloca i32
	%"i%8.25" = alloca i32
	%"i%9.26" = alloca i32
	%"s%2.27" = alloca double
	%"i%strip.28" = alloca i64
	%"i%size.29" = alloca i64
	%"u%copy3.30" = alloca double
	%"w%copy4.31" = alloca double
	%"s%1%part.32" = alloca double
	%"s%2%part.33" = alloca double
	%params.62 = alloca [3 x i64*]
	%numbers.63 = alloca [1 x i64]
	%numbers.64 = alloca [1 x i64]
	%numbers.65 = alloca [1 x i64]
	%params.78 = alloca [3 x i64*]
	%numbers.79 = alloca [1 x i64]
	%numbers.80 = alloca [1 x i64]
	%numbers.81 = alloca [1 x i64]
	%temporary.82 = alloca i32
	%temporary.83 = alloca i32
	%temporary.84 = alloca i32
	%params.85 = alloca [27 x i64*]
	%numbers.86 = alloca [1 x i64]
	%numbers.87 = alloca [1 x i64]
	%numbers.88 = alloca [1 x i64]
	%numbers.89 = alloca [1 x i64]
	%numbers.90 = alloca [1 x i64]
	%numbers.91 = alloca [1 x i64]
	%numbers.92 = alloca [1 x i64]
	%numbers.93 = alloca [1 x i64]
	%numbers.94 = alloca [1 x i64]
	%numbers.95 = alloca [1 x i64]
	%numbers.96 = alloca [1 x i64]
	%numbers.97 = alloca [1 x i64]
	%numbers.98 = alloca [1 x i64]
	%numbers.99 = alloca [1 x i64]
	%numbers.100 = alloca [1 x i64]
	%numbers.101 = alloca [1 x i64]
	%numbers.102 = alloca [1 x i64]
	%numbers.103 = alloca [1 x i64]
	%numbers.104 = alloca [1 x i64]
	%numbers.105 = alloca [1 x i64]
	%numbers.106 = alloca [1 x i64]
	%numbers.107 = alloca [1 x i64]
	%numbers.108 = alloca [1 x i64]
	%numbers.109 = alloca [1 x i64]
	%numbers.110 = alloca [1 x i64]
	%numbers.111 = alloca [1 x i64]
	%numbers.112 = alloca [1 x i64]
	%params.117 = alloca [3 x i64*]
	%numbers.118 = alloca [1 x i64]
	%numbers.119 = alloca [1 x i64]
	%numbers.120 = alloca [1 x i64]
	%params.127 = alloca [1 x i64*]
	%numbers.128 = alloca [3 x i64]
	%params.140 = alloca [1 x i64*]
	%numbers.141 = alloca [3 x i64]
	%params.142 = alloca [3 x i64*]
	%numbers.143 = alloca [1 x i64]
	%numbers.144 = alloca [1 x i64]
	%numbers.145 = alloca [1 x i64]
	%temporary.170 = alloca double
	%temporary.183 = alloca double
	%temporary.184 = alloca double
	%temporary.185 = alloca double
	%temporary.186 = alloca double
	%numbers.187 = alloca [3 x i64]
	%temporary.188 = alloca double
	%temporary.189 = alloca double
	%numbers.190 = alloca [3 x i64]
	%temporary.191 = alloca double
	%numbers.192 = alloca [3 x i64]
	%numbers.193 = alloca [3 x i64]
	%numbers.194 = alloca [3 x i64]
	%numbers.195 = alloca [3 x i64]
	%numbers.196 = alloca [3 x i64]
	%numbers.197 = alloca [3 x i64]
	br label %start

start:
	%0 = bitcast i8** %argv to i8*
	call void @hpf_main_begin(i32 %argc, i8* %0)
	store i32 zeroinitializer, i32* %i.5
	store i32 zeroinitializer, i32* %j.6
	store i32 zeroinitializer, i32* %k.7
	store i32 zeroinitializer, i32* %it.8
	store i64 zeroinitializer, i64* %"w%start1.9"
	store i64 zeroinitializer, i64* %"w%block1.10"
	store i64 zeroinitializer, i64* %"w%start2.11"
	store i64 zeroinitializer, i64* %"w%block2.12"
	store i32 zeroinitializer, i32* %"i%1.13"
	store i32 zeroinitializer, i32* %"j%1.14"
	store i32 zeroinitializer, i32* %"k%1.15"
	store i32 zeroinitializer, i32* %"i%2.16"
	store i32 zeroinitializer, i32* %"j%2.17"
	store i32 zeroinitializer, i32* %"k%2.18"
	store i32 zeroinitializer, i32* %"i%3.19"
	store i32 zeroinitializer, i32* %"i%4.20"
	store i32 zeroinitializer, i32* %"i%5.21"
	store i32 zeroinitializer, i32* %"i%6.22"
	store double zeroinitializer, double* %"s%1.23"
	store i32 zeroinitializer, i32* %"i%7.24"
	store i32 zeroinitializer, i32* %"i%8.25"
	store i32 zeroinitializer, i32* %"i%9.26"
	store double zeroinitializer, double* %"s%2.27"
	store i64 zeroinitializer, i64* %"i%strip.28"
	store i64 zeroinitializer, i64* %"i%size.29"
	store double zeroinitializer, double* %"u%copy3.30"
	store double zeroinitializer, double* %"w%copy4.31"
	store double zeroinitializer, double* %"s%1%part.32"
	store double zeroinitializer, double* %"s%2%part.33"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.u to i8*), i8* bitcast (%hpf_pos* @.pos.0 to i8*))
	%1 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.u, i32 0, i32 9, i32 0
	%2 = load i64, i64* %1
	store i64 %2, i64* @"u%start1", !alias.scope !13, !noalias !14
	%3 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.u, i32 0, i32 8, i32 0
	%4 = load i64, i64* %3
	store i64 %4, i64* @"u%block1", !alias.scope !15, !noalias !16
	%5 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.u, i32 0, i32 9, i32 1
	%6 = load i64, i64* %5
	store i64 %6, i64* @"u%start2", !alias.scope !17, !noalias !18
	%7 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.u, i32 0, i32 8, i32 1
	%8 = load i64, i64* %7
	store i64 %8, i64* @"u%block2", !alias.scope !19, !noalias !20
	%9 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.u, i32 0, i32 9, i32 2
	%10 = load i64, i64* %9
	store i64 %10, i64* @"u%start3", !alias.scope !21, !noalias !22
	%11 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.u, i32 0, i32 8, i32 2
	%12 = load i64, i64* %11
	store i64 %12, i64* @"u%block3", !alias.scope !23, !noalias !24
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.w to i8*), i8* bitcast (%hpf_pos* @.pos.1 to i8*))
	%13 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.w, i32 0, i32 9, i32 0
	%14 = load i64, i64* %13
	store i64 %14, i64* %"w%start1.9"
	%15 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.w, i32 0, i32 8, i32 0
	%16 = load i64, i64* %15
	store i64 %16, i64* %"w%block1.10"
	%17 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.w, i32 0, i32 9, i32 1
	%18 = load i64, i64* %17
	store i64 %18, i64* %"w%start2.11"
	%19 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.w, i32 0, i32 8, i32 1
	%20 = load i64, i64* %19
	store i64 %20, i64* %"w%block2.12"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (%hpf_pos* @.pos.0 to i8*))
	%21 = getelementptr inbounds %hpf_array, %hpf_array* @array.u, i32 0, i32 13, i32 0
	%22 = load i64, i64* %21
	store i64 %22, i64* @u.stride
	%23 = getelementptr inbounds %hpf_array, %hpf_array* @array.u, i32 0, i32 13, i32 1
	%24 = load i64, i64* %23
	store i64 %24, i64* @u.stride.2
	%25 = getelementptr inbounds %hpf_array, %hpf_array* @array.u, i32 0, i32 13, i32 2
	%26 = load i64, i64* %25
	store i64 %26, i64* @u.stride.3
	%27 = getelementptr inbounds %hpf_array, %hpf_array* @array.u, i32 0, i32 15
	%28 = load i8*, i8** %27
	%29 = bitcast i8* %28 to double*
	store double* %29, double** @u.origin
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.w to i8*), i8* bitcast (%hpf_pos* @.pos.1 to i8*))
	%30 = getelementptr inbounds %hpf_array, %hpf_array* @array.w, i32 0, i32 13, i32 0
	%31 = load i64, i64* %30
	store i64 %31, i64* %w.stride.2
	%32 = getelementptr inbounds %hpf_array, %hpf_array* @array.w, i32 0, i32 13, i32 1
	%33 = load i64, i64* %32
	store i64 %33, i64* %w.stride.3
	%34 = getelementptr inbounds %hpf_array, %hpf_array* @array.w, i32 0, i32 13, i32 2
	%35 = load i64, i64* %34
	store i64 %35, i64* %w.stride.4
	%36 = getelementptr inbounds %hpf_array, %hpf_array* @array.w, i32 0, i32 15
	%37 = load i8*, i8** %36
	%38 = bitcast i8* %37 to double*
	store double* %38, double** %w.origin.1
	%39 = load i64, i64* @"u%start3", !alias.scope !21, !noalias !22
	%40 = icmp sgt i64 1, %39
	%41 = select i1 %40, i64 1, i64 %39
	%42 = load i64, i64* @"u%block3", !alias.scope !23, !noalias !24
	%43 = load i64, i64* @"u%start3", !alias.scope !21, !noalias !22
	%44 = add nsw i64 %42, %43
	%45 = sub nsw i64 %44, 1
	%46 = icmp slt i64 5, %45
	%47 = select i1 %46, i64 5, i64 %45
	%48 = trunc i64 %41 to i32
	store i32 %48, i32* %"k%1.15"
	%49 = icmp sle i64 %41, %47
	br i1 %49, label %do.34, label %enddo.37

do.34:
	%50 = phi i64 [ %41, %start ], [ %63, %latch.35 ]
	%51 = trunc i64 %50 to i32
	store i32 %51, i32* %"k%1.15"
	%52 = load i64, i64* @"u%start2", !alias.scope !17, !noalias !18
	%53 = icmp sgt i64 1, %52
	%54 = select i1 %53, i64 1, i64 %52
	%55 = load i64, i64* @"u%block2", !alias.scope !19, !noalias !20
	%56 = load i64, i64* @"u%start2", !alias.scope !17, !noalias !18
	%57 = add nsw i64 %55, %56
	%58 = sub nsw i64 %57, 1
	%59 = icmp slt i64 6, %58
	%60 = select i1 %59, i64 6, i64 %58
	%61 = trunc i64 %54 to i32
	store i32 %61, i32* %"j%1.14"
	%62 = icmp sle i64 %54, %60
	br i1 %62, label %do.38, label %enddo.41

latch.35:
	%63 = add nsw i64 %50, 1
	%64 = icmp slt i64 %50, %47
	br i1 %64, label %do.34, label %done.36, !llvm.loop !39

done.36:
	%65 = trunc i64 %63 to i32
	store i32 %65, i32* %"k%1.15"
	br label %enddo.37

enddo.37:
	%66 = load i64, i64* %"w%start2.11"
	%67 = icmp sgt i64 0, %66
	%68 = select i1 %67, i64 0, i64 %66
	%69 = load i64, i64* %"w%block2.12"
	%70 = load i64, i64* %"w%start2.11"
	%71 = add nsw i64 %69, %70
	%72 = sub nsw i64 %71, 1
	%73 = icmp slt i64 6, %72
	%74 = select i1 %73, i64 6, i64 %72
	%75 = trunc i64 %68 to i32
	store i32 %75, i32* %"k%2.18"
	%76 = icmp sle i64 %68, %74
	br i1 %76, label %do.46, label %enddo.49

do.38:
	%77 = phi i64 [ %54, %do.34 ], [ %90, %latch.39 ]
	%78 = trunc i64 %77 to i32
	store i32 %78, i32* %"j%1.14", !llvm.access.group !25
	%79 = load i64, i64* @"u%start1", !alias.scope !13, !noalias !14, !llvm.access.group !25
	%80 = icmp sgt i64 1, %79
	%81 = select i1 %80, i64 1, i64 %79
	%82 = load i64, i64* @"u%block1", !alias.scope !15, !noalias !16, !llvm.access.group !25
	%83 = load i64, i64* @"u%start1", !alias.scope !13, !noalias !14, !llvm.access.group !25
	%84 = add nsw i64 %82, %83
	%85 = sub nsw i64 %84, 1
	%86 = icmp slt i64 7, %85
	%87 = select i1 %86, i64 7, i64 %85
	%88 = trunc i64 %81 to i32
	store i32 %88, i32* %"i%1.13", !llvm.access.group !25
	%89 = icmp sle i64 %81, %87
	br i1 %89, label %do.42, label %enddo.45

latch.39:
	%90 = add nsw i64 %77, 1
	%91 = icmp slt i64 %77, %60
	br i1 %91, label %do.38, label %done.40, !llvm.loop !37

done.40:
	%92 = trunc i64 %90 to i32
	store i32 %92, i32* %"j%1.14"
	br label %enddo.41

enddo.41:
	br label %latch.35

do.42:
	%93 = phi i64 [ %81, %do.38 ], [ %112, %latch.43 ]
	%94 = trunc i64 %93 to i32
	store i32 %94, i32* %"i%1.13", !llvm.access.group !27
	%95 = load i32, i32* %"i%1.13", !llvm.access.group !28
	%96 = load i32, i32* %"j%1.14", !llvm.access.group !29
	%97 = mul nsw i32 2, %96
	%98 = add nsw i32 %95, %97
	%99 = load i32, i32* %"k%1.15", !llvm.access.group !30
	%100 = mul nsw i32 3, %99
	%101 = add nsw i32 %98, %100
	%102 = srem i32 %101, 5
	%103 = sitofp i32 %102 to double
	%104 = load i64, i64* @u.stride.3
	%105 = mul nsw i64 %50, %104
	%106 = load i64, i64* @u.stride.2
	%107 = mul nsw i64 %77, %106
	%108 = add nsw i64 %105, %107
	%109 = load double*, double** @u.origin
	%110 = getelementptr double, double* %109, i64 %108
	%111 = getelementptr double, double* %110, i64 %93
	store double %103, double* %111, !alias.scope !9, !noalias !10, !llvm.access.group !31
	br label %latch.43

latch.43:
	%112 = add nsw i64 %93, 1
	%113 = icmp slt i64 %93, %87
	br i1 %113, label %do.42, label %done.44, !llvm.loop !34

done.44:
	%114 = trunc i64 %112 to i32
	store i32 %114, i32* %"i%1.13", !llvm.access.group !25
	br label %enddo.45

enddo.45:
	br label %latch.39

do.46:
	%115 = phi i64 [ %68, %enddo.37 ], [ %128, %latch.47 ]
	%116 = trunc i64 %115 to i32
	store i32 %116, i32* %"k%2.18"
	%117 = load i64, i64* %"w%start1.9"
	%118 = icmp sgt i64 0, %117
	%119 = select i1 %118, i64 0, i64 %117
	%120 = load i64, i64* %"w%block1.10"
	%121 = load i64, i64* %"w%start1.9"
	%122 = add nsw i64 %120, %121
	%123 = sub nsw i64 %122, 1
	%124 = icmp slt i64 7, %123
	%125 = select i1 %124, i64 7, i64 %123
	%126 = trunc i64 %119 to i32
	store i32 %126, i32* %"j%2.17"
	%127 = icmp sle i64 %119, %125
	br i1 %127, label %do.50, label %enddo.53

latch.47:
	%128 = add nsw i64 %115, 1
	%129 = icmp slt i64 %115, %74
	br i1 %129, label %do.46, label %done.48, !llvm.loop !54

done.48:
	%130 = trunc i64 %128 to i32
	store i32 %130, i32* %"k%2.18"
	br label %enddo.49

enddo.49:
	store i32 1, i32* %it.8
	%131 = icmp sle i64 1, 2
	br i1 %131, label %do.58, label %enddo.61

do.50:
	%132 = phi i64 [ %119, %do.46 ], [ %135, %latch.51 ]
	%133 = trunc i64 %132 to i32
	store i32 %133, i32* %"j%2.17", !llvm.access.group !40
	store i32 0, i32* %"i%2.16", !llvm.access.group !40
	%134 = icmp sle i64 0, 8
	br i1 %134, label %do.54, label %enddo.57

latch.51:
	%135 = add nsw i64 %132, 1
	%136 = icmp slt i64 %132, %125
	br i1 %136, label %do.50, label %done.52, !llvm.loop !52

done.52:
	%137 = trunc i64 %135 to i32
	store i32 %137, i32* %"j%2.17"
	br label %enddo.53

enddo.53:
	br label %latch.47

do.54:
	%138 = phi i64 [ 0, %do.50 ], [ %156, %latch.55 ]
	%139 = trunc i64 %138 to i32
	store i32 %139, i32* %"i%2.16", !llvm.access.group !42
	%140 = load i32, i32* %"i%2.16", !llvm.access.group !43
	%141 = load i32, i32* %"j%2.17", !llvm.access.group !44
	%142 = add nsw i32 %140, %141
	%143 = load i32, i32* %"k%2.18", !llvm.access.group !45
	%144 = add nsw i32 %142, %143
	%145 = add nsw i32 %144, 1
	%146 = sitofp i32 %145 to double
	%147 = fdiv double 1.0, %146
	%148 = load i64, i64* %w.stride.4
	%149 = mul nsw i64 %115, %148
	%150 = load i64, i64* %w.stride.3
	%151 = mul nsw i64 %132, %150
	%152 = add nsw i64 %149, %151
	%153 = load double*, double** %w.origin.1
	%154 = getelementptr double, double* %153, i64 %152
	%155 = getelementptr double, double* %154, i64 %138
	store double %147, double* %155, !alias.scope !11, !noalias !12, !llvm.access.group !46
	br label %latch.55

latch.55:
	%156 = add nsw i64 %138, 1
	%157 = icmp slt i64 %138, 8
	br i1 %157, label %do.54, label %done.56, !llvm.loop !49

done.56:
	%158 = trunc i64 %156 to i32
	store i32 %158, i32* %"i%2.16", !llvm.access.group !40
	br label %enddo.57

enddo.57:
	br label %latch.51

do.58:
	%159 = phi i64 [ 1, %enddo.49 ], [ %179, %latch.59 ]
	%160 = trunc i64 %159 to i32
	store i32 %160, i32* %it.8
	%161 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.63, i32 0, i32 0
	%162 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.62, i32 0, i32 0
	store i64* %161, i64** %162
	%163 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.64, i32 0, i32 0
	%164 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.62, i32 0, i32 1
	store i64* %163, i64** %164
	%165 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.65, i32 0, i32 0
	%166 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.62, i32 0, i32 2
	store i64* %165, i64** %166
	%167 = bitcast [3 x i64*]* %params.62 to i8*
	call void @hpf_exchange_receive(i8* bitcast ([3 x %hpf_exchange*]* @3 to i8*), i8* %167, i32 3)
	%168 = load i64, i64* @"u%start3", !alias.scope !21, !noalias !22
	%169 = icmp sgt i64 2, %168
	%170 = select i1 %169, i64 2, i64 %168
	%171 = load i64, i64* @"u%block3", !alias.scope !23, !noalias !24
	%172 = load i64, i64* @"u%start3", !alias.scope !21, !noalias !22
	%173 = add nsw i64 %171, %172
	%174 = sub nsw i64 %173, 1
	%175 = icmp slt i64 5, %174
	%176 = select i1 %175, i64 5, i64 %174
	%177 = trunc i64 %170 to i32
	store i32 %177, i32* %k.7
	%178 = icmp sle i64 %170, %176
	br i1 %178, label %do.66, label %enddo.69

latch.59:
	%179 = add nsw i64 %159, 1
	%180 = icmp slt i64 %159, 2
	br i1 %180, label %do.58, label %done.60, !llvm.loop !78

done.60:
	%181 = trunc i64 %179 to i32
	store i32 %181, i32* %it.8
	br label %enddo.61

enddo.61:
	store double 0.0, double* %"s%1.23"
	store double 0.0, double* %"s%1%part.32"
	%182 = load i64, i64* @"u%start3", !alias.scope !21, !noalias !22
	%183 = icmp sgt i64 1, %182
	%184 = select i1 %183, i64 1, i64 %182
	%185 = load i64, i64* @"u%block3", !alias.scope !23, !noalias !24
	%186 = load i64, i64* @"u%start3", !alias.scope !21, !noalias !22
	%187 = add nsw i64 %185, %186
	%188 = sub nsw i64 %187, 1
	%189 = icmp slt i64 5, %188
	%190 = select i1 %189, i64 5, i64 %188
	%191 = trunc i64 %184 to i32
	store i32 %191, i32* %"i%6.22"
	%192 = icmp sle i64 %184, %190
	br i1 %192, label %do.158, label %enddo.161

do.66:
	%193 = phi i64 [ %170, %do.58 ], [ %206, %latch.67 ]
	%194 = trunc i64 %193 to i32
	store i32 %194, i32* %k.7
	%195 = load i64, i64* @"u%start2", !alias.scope !17, !noalias !18
	%196 = icmp sgt i64 2, %195
	%197 = select i1 %196, i64 2, i64 %195
	%198 = load i64, i64* @"u%block2", !alias.scope !19, !noalias !20
	%199 = load i64, i64* @"u%start2", !alias.scope !17, !noalias !18
	%200 = add nsw i64 %198, %199
	%201 = sub nsw i64 %200, 1
	%202 = icmp slt i64 6, %201
	%203 = select i1 %202, i64 6, i64 %201
	%204 = trunc i64 %197 to i32
	store i32 %204, i32* %j.6
	%205 = icmp sle i64 %197, %203
	br i1 %205, label %do.70, label %enddo.73

latch.67:
	%206 = add nsw i64 %193, 1
	%207 = icmp slt i64 %193, %176
	br i1 %207, label %do.66, label %done.68, !llvm.loop !60

done.68:
	%208 = trunc i64 %206 to i32
	store i32 %208, i32* %k.7
	br label %enddo.69

enddo.69:
	%209 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.79, i32 0, i32 0
	%210 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.78, i32 0, i32 0
	store i64* %209, i64** %210
	%211 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.80, i32 0, i32 0
	%212 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.78, i32 0, i32 1
	store i64* %211, i64** %212
	%213 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.81, i32 0, i32 0
	%214 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.78, i32 0, i32 2
	store i64* %213, i64** %214
	%215 = bitcast [3 x i64*]* %params.78 to i8*
	call void @hpf_exchange_send(i8* bitcast ([3 x %hpf_exchange*]* @4 to i8*), i8* %215, i32 3)
	store i32 7, i32* %temporary.82
	store i32 6, i32* %temporary.83
	store i32 5, i32* %temporary.84
	call void @back.wavefront_three.1(i32* %temporary.82, i32* %temporary.83, i32* %temporary.84)
	%216 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.86, i32 0, i32 0
	%217 = getelementptr inbounds [27 x i64*], [27 x i64*]* %params.85, i32 0, i32 0
	store i64* %216, i64** %217
	%218 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.87, i32 0, i32 0
	%219 = getelementptr inbounds [27 x i64*], [27 x i64*]* %params.85, i32 0, i32 1
	store i64* %218, i64** %219
	%220 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.88, i32 0, i32 0
	%221 = getelementptr inbounds [27 x i64*], [27 x i64*]* %params.85, i32 0, i32 2
	store i64* %220, i64** %221
	%222 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.89, i32 0, i32 0
	%223 = getelementptr inbounds [27 x i64*], [27 x i64*]* %params.85, i32 0, i32 3
	store i64* %222, i64** %223
	%224 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.90, i32 0, i32 0
	%225 = getelementptr inbounds [27 x i64*], [27 x i64*]* %params.85, i32 0, i32 4
	store i64* %224, i64** %225
	%226 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.91, i32 0, i32 0
	%227 = getelementptr inbounds [27 x i64*], [27 x i64*]* %params.85, i32 0, i32 5
	store i64* %226, i64** %227
	%228 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.92, i32 0, i32 0
	%229 = getelementptr inbounds [27 x i64*], [27 x i64*]* %params.85, i32 0, i32 6
	store i64* %228, i64** %229
	%230 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.93, i32 0, i32 0
	%231 = getelementptr inbounds [27 x i64*], [27 x i64*]* %params.85, i32 0, i32 7
	store i64* %230, i64** %231
	%232 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.94, i32 0, i32 0
	%233 = getelementptr inbounds [27 x i64*], [27 x i64*]* %params.85, i32 0, i32 8
	store i64* %232, i64** %233
	%234 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.95, i32 0, i32 0
	%235 = getelementptr inbounds [27 x i64*], [27 x i64*]* %params.85, i32 0, i32 9
	store i64* %234, i64** %235
	%236 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.96, i32 0, i32 0
	%237 = getelementptr inbounds [27 x i64*], [27 x i64*]* %params.85, i32 0, i32 10
	store i64* %236, i64** %237
	%238 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.97, i32 0, i32 0
	%239 = getelementptr inbounds [27 x i64*], [27 x i64*]* %params.85, i32 0, i32 11
	store i64* %238, i64** %239
	%240 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.98, i32 0, i32 0
	%241 = getelementptr inbounds [27 x i64*], [27 x i64*]* %params.85, i32 0, i32 12
	store i64* %240, i64** %241
	%242 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.99, i32 0, i32 0
	%243 = getelementptr inbounds [27 x i64*], [27 x i64*]* %params.85, i32 0, i32 13
	store i64* %242, i64** %243
	%244 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.100, i32 0, i32 0
	%245 = getelementptr inbounds [27 x i64*], [27 x i64*]* %params.85, i32 0, i32 14
	store i64* %244, i64** %245
	%246 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.101, i32 0, i32 0
	%247 = getelementptr inbounds [27 x i64*], [27 x i64*]* %params.85, i32 0, i32 15
	store i64* %246, i64** %247
	%248 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.102, i32 0, i32 0
	%249 = getelementptr inbounds [27 x i64*], [27 x i64*]* %params.85, i32 0, i32 16
	store i64* %248, i64** %249
	%250 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.103, i32 0, i32 0
	%251 = getelementptr inbounds [27 x i64*], [27 x i64*]* %params.85, i32 0, i32 17
	store i64* %250, i64** %251
	%252 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.104, i32 0, i32 0
	%253 = getelementptr inbounds [27 x i64*], [27 x i64*]* %params.85, i32 0, i32 18
	store i64* %252, i64** %253
	%254 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.105, i32 0, i32 0
	%255 = getelementptr inbounds [27 x i64*], [27 x i64*]* %params.85, i32 0, i32 19
	store i64* %254, i64** %255
	%256 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.106, i32 0, i32 0
	%257 = getelementptr inbounds [27 x i64*], [27 x i64*]* %params.85, i32 0, i32 20
	store i64* %256, i64** %257
	%258 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.107, i32 0, i32 0
	%259 = getelementptr inbounds [27 x i64*], [27 x i64*]* %params.85, i32 0, i32 21
	store i64* %258, i64** %259
	%260 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.108, i32 0, i32 0
	%261 = getelementptr inbounds [27 x i64*], [27 x i64*]* %params.85, i32 0, i32 22
	store i64* %260, i64** %261
	%262 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.109, i32 0, i32 0
	%263 = getelementptr inbounds [27 x i64*], [27 x i64*]* %params.85, i32 0, i32 23
	store i64* %262, i64** %263
	%264 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.110, i32 0, i32 0
	%265 = getelementptr inbounds [27 x i64*], [27 x i64*]* %params.85, i32 0, i32 24
	store i64* %264, i64** %265
	%266 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.111, i32 0, i32 0
	%267 = getelementptr inbounds [27 x i64*], [27 x i64*]* %params.85, i32 0, i32 25
	store i64* %266, i64** %267
	%268 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.112, i32 0, i32 0
	%269 = getelementptr inbounds [27 x i64*], [27 x i64*]* %params.85, i32 0, i32 26
	store i64* %268, i64** %269
	%270 = bitcast [27 x i64*]* %params.85 to i8*
	call void @hpf_exchange_run(i8* bitcast ([27 x %hpf_exchange*]* @32 to i8*), i8* %270, i32 27)
	store i32 1, i32* %k.7
	%271 = icmp sle i64 1, 5
	br i1 %271, label %do.113, label %enddo.116

do.70:
	%272 = phi i64 [ %197, %do.66 ], [ %285, %latch.71 ]
	%273 = trunc i64 %272 to i32
	store i32 %273, i32* %j.6
	%274 = load i64, i64* @"u%start1", !alias.scope !13, !noalias !14
	%275 = icmp sgt i64 2, %274
	%276 = select i1 %275, i64 2, i64 %274
	%277 = load i64, i64* @"u%block1", !alias.scope !15, !noalias !16
	%278 = load i64, i64* @"u%start1", !alias.scope !13, !noalias !14
	%279 = add nsw i64 %277, %278
	%280 = sub nsw i64 %279, 1
	%281 = icmp slt i64 7, %280
	%282 = select i1 %281, i64 7, i64 %280
	%283 = trunc i64 %276 to i32
	store i32 %283, i32* %i.5
	%284 = icmp sle i64 %276, %282
	br i1 %284, label %do.74, label %enddo.77

latch.71:
	%285 = add nsw i64 %272, 1
	%286 = icmp slt i64 %272, %203
	br i1 %286, label %do.70, label %done.72, !llvm.loop !58

done.72:
	%287 = trunc i64 %285 to i32
	store i32 %287, i32* %j.6
	br label %enddo.73

enddo.73:
	br label %latch.67

do.74:
	%288 = phi i64 [ %276, %do.70 ], [ %341, %latch.75 ]
	%289 = trunc i64 %288 to i32
	store i32 %289, i32* %i.5
	%290 = sub nsw i64 %288, 1
	%291 = load i64, i64* @u.stride.3
	%292 = mul nsw i64 %193, %291
	%293 = load i64, i64* @u.stride.2
	%294 = mul nsw i64 %272, %293
	%295 = add nsw i64 %292, %294
	%296 = load double*, double** @u.origin
	%297 = getelementptr double, double* %296, i64 %295
	%298 = getelementptr double, double* %297, i64 %290
	%299 = load double, double* %298, !alias.scope !9, !noalias !10
	%300 = sub nsw i64 %272, 1
	%301 = load i64, i64* @u.stride.3
	%302 = mul nsw i64 %193, %301
	%303 = load i64, i64* @u.stride.2
	%304 = mul nsw i64 %300, %303
	%305 = add nsw i64 %302, %304
	%306 = load double*, double** @u.origin
	%307 = getelementptr double, double* %306, i64 %305
	%308 = getelementptr double, double* %307, i64 %288
	%309 = load double, double* %308, !alias.scope !9, !noalias !10
	%310 = fadd double %299, %309
	%311 = sub nsw i64 %193, 1
	%312 = load i64, i64* @u.stride.3
	%313 = mul nsw i64 %311, %312
	%314 = load i64, i64* @u.stride.2
	%315 = mul nsw i64 %272, %314
	%316 = add nsw i64 %313, %315
	%317 = load double*, double** @u.origin
	%318 = getelementptr double, double* %317, i64 %316
	%319 = getelementptr double, double* %318, i64 %288
	%320 = load double, double* %319, !alias.scope !9, !noalias !10
	%321 = fadd double %310, %320
	%322 = fmul double 0x3FD3333333333333, %321
	%323 = load i64, i64* @u.stride.3
	%324 = mul nsw i64 %193, %323
	%325 = load i64, i64* @u.stride.2
	%326 = mul nsw i64 %272, %325
	%327 = add nsw i64 %324, %326
	%328 = load double*, double** @u.origin
	%329 = getelementptr double, double* %328, i64 %327
	%330 = getelementptr double, double* %329, i64 %288
	%331 = load double, double* %330, !alias.scope !9, !noalias !10
	%332 = fadd double %322, %331
	%333 = load i64, i64* @u.stride.3
	%334 = mul nsw i64 %193, %333
	%335 = load i64, i64* @u.stride.2
	%336 = mul nsw i64 %272, %335
	%337 = add nsw i64 %334, %336
	%338 = load double*, double** @u.origin
	%339 = getelementptr double, double* %338, i64 %337
	%340 = getelementptr double, double* %339, i64 %288
	store double %332, double* %340, !alias.scope !9, !noalias !10
	br label %latch.75

latch.75:
	%341 = add nsw i64 %288, 1
	%342 = icmp slt i64 %288, %282
	br i1 %342, label %do.74, label %done.76, !llvm.loop !56

done.76:
	%343 = trunc i64 %341 to i32
	store i32 %343, i32* %i.5
	br label %enddo.77

enddo.77:
	br label %latch.71

do.113:
	%344 = phi i64 [ 1, %enddo.69 ], [ %377, %latch.114 ]
	%345 = trunc i64 %344 to i32
	store i32 %345, i32* %k.7
	%346 = icmp sgt i64 1, 7
	%347 = select i1 %346, i64 1, i64 7
	%348 = mul nsw i64 %347, 40000
	%349 = sitofp i64 %348 to double
	%350 = call i32 @pgas_num_images()
	%351 = sext i32 %350 to i64
	%352 = sub nsw i64 %351, 1
	%353 = icmp sgt i64 1, %352
	%354 = select i1 %353, i64 1, i64 %352
	%355 = load i64, i64* %"w%block1.10"
	%356 = icmp sgt i64 1, %355
	%357 = select i1 %356, i64 1, i64 %355
	%358 = mul nsw i64 %354, %357
	%359 = sitofp i64 %358 to double
	%360 = fdiv double %349, %359
	%361 = call double @llvm.sqrt.f64(double %360)
	%362 = fptosi double %361 to i64
	%363 = icmp sgt i64 1, %362
	%364 = select i1 %363, i64 1, i64 %362
	store i64 %364, i64* %"i%size.29"
	%365 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.118, i32 0, i32 0
	store i64 %344, i64* %365
	%366 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.118, i32 0, i32 0
	%367 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.117, i32 0, i32 0
	store i64* %366, i64** %367
	%368 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.119, i32 0, i32 0
	store i64 %344, i64* %368
	%369 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.119, i32 0, i32 0
	%370 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.117, i32 0, i32 1
	store i64* %369, i64** %370
	%371 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.120, i32 0, i32 0
	store i64 %344, i64* %371
	%372 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.120, i32 0, i32 0
	%373 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.117, i32 0, i32 2
	store i64* %372, i64** %373
	%374 = bitcast [3 x i64*]* %params.117 to i8*
	call void @hpf_exchange_run(i8* bitcast ([3 x %hpf_exchange*]* @36 to i8*), i8* %374, i32 3)
	%375 = load i64, i64* %"i%size.29"
	store i64 1, i64* %"i%strip.28"
	%376 = icmp eq i64 %375, 0
	br i1 %376, label %cold.125, label %rest.126

latch.114:
	%377 = add nsw i64 %344, 1
	%378 = icmp slt i64 %344, 5
	br i1 %378, label %do.113, label %done.115, !llvm.loop !68

done.115:
	%379 = trunc i64 %377 to i32
	store i32 %379, i32* %k.7
	br label %enddo.116

enddo.116:
	%380 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.143, i32 0, i32 0
	%381 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.142, i32 0, i32 0
	store i64* %380, i64** %381
	%382 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.144, i32 0, i32 0
	%383 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.142, i32 0, i32 1
	store i64* %382, i64** %383
	%384 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.145, i32 0, i32 0
	%385 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.142, i32 0, i32 2
	store i64* %384, i64** %385
	%386 = bitcast [3 x i64*]* %params.142 to i8*
	call void @hpf_exchange_run(i8* bitcast ([3 x %hpf_exchange*]* @43 to i8*), i8* %386, i32 3)
	%387 = load i64, i64* %"w%start2.11"
	%388 = icmp sgt i64 3, %387
	%389 = select i1 %388, i64 3, i64 %387
	%390 = load i64, i64* %"w%block2.12"
	%391 = load i64, i64* %"w%start2.11"
	%392 = add nsw i64 %390, %391
	%393 = sub nsw i64 %392, 1
	%394 = icmp slt i64 5, %393
	%395 = select i1 %394, i64 5, i64 %393
	%396 = trunc i64 %389 to i32
	store i32 %396, i32* %k.7
	%397 = icmp sle i64 %389, %395
	br i1 %397, label %do.146, label %enddo.149

do.121:
	%398 = phi i64 [ 1, %rest.126 ], [ %415, %latch.122 ]
	%399 = phi i64 [ %419, %rest.126 ], [ %416, %latch.122 ]
	store i64 %398, i64* %"i%strip.28"
	%400 = load i64, i64* %"i%size.29"
	%401 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.128, i32 0, i32 0
	store i64 %344, i64* %401
	%402 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.128, i32 0, i32 1
	store i64 %398, i64* %402
	%403 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.128, i32 0, i32 2
	store i64 %400, i64* %403
	%404 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.128, i32 0, i32 0
	%405 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.127, i32 0, i32 0
	store i64* %404, i64** %405
	%406 = bitcast [1 x i64*]* %params.127 to i8*
	call void @hpf_exchange_receive(i8* bitcast ([1 x %hpf_exchange*]* @38 to i8*), i8* %406, i32 1)
	%407 = load i64, i64* %"w%start2.11"
	%408 = icmp sge i64 %344, %407
	%409 = load i64, i64* %"w%block2.12"
	%410 = load i64, i64* %"w%start2.11"
	%411 = add nsw i64 %409, %410
	%412 = add nsw i64 %344, 1
	%413 = icmp sge i64 %411, %412
	%414 = and i1 %408, %413
	br i1 %414, label %then.130, label %else.131

latch.122:
	%415 = add nsw i64 %398, %375
	%416 = sub nsw i64 %399, 1
	%417 = icmp sgt i64 %416, 0
	br i1 %417, label %do.121, label %done.123, !llvm.loop !66

done.123:
	store i64 %415, i64* %"i%strip.28"
	br label %enddo.124

enddo.124:
	br label %latch.114

cold.125:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.2 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.40, i64 0, i64 0))
	unreachable

rest.126:
	%418 = add nsw i64 6, %375
	%419 = sdiv i64 %418, %375
	%420 = icmp sgt i64 %419, 0
	br i1 %420, label %do.121, label %enddo.124

endif.129:
	%421 = load i64, i64* %"i%size.29"
	%422 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.141, i32 0, i32 0
	store i64 %344, i64* %422
	%423 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.141, i32 0, i32 1
	store i64 %398, i64* %423
	%424 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.141, i32 0, i32 2
	store i64 %421, i64* %424
	%425 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.141, i32 0, i32 0
	%426 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.140, i32 0, i32 0
	store i64* %425, i64** %426
	%427 = bitcast [1 x i64*]* %params.140 to i8*
	call void @hpf_exchange_send(i8* bitcast ([1 x %hpf_exchange*]* @39 to i8*), i8* %427, i32 1)
	br label %latch.122

then.130:
	%428 = load i64, i64* %"w%block1.10"
	%429 = load i64, i64* %"w%start1.9"
	%430 = add nsw i64 %428, %429
	%431 = sub nsw i64 %430, 1
	%432 = icmp slt i64 6, %431
	%433 = select i1 %432, i64 6, i64 %431
	%434 = load i64, i64* %"w%start1.9"
	%435 = icmp sgt i64 1, %434
	%436 = select i1 %435, i64 1, i64 %434
	%437 = trunc i64 %433 to i32
	store i32 %437, i32* %j.6
	%438 = icmp sge i64 %433, %436
	br i1 %438, label %do.132, label %enddo.135

else.131:
	br label %endif.129

do.132:
	%439 = phi i64 [ %433, %then.130 ], [ %448, %latch.133 ]
	%440 = trunc i64 %439 to i32
	store i32 %440, i32* %j.6
	%441 = load i64, i64* %"i%size.29"
	%442 = sub nsw i64 %441, 1
	%443 = add nsw i64 %398, %442
	%444 = icmp slt i64 7, %443
	%445 = select i1 %444, i64 7, i64 %443
	%446 = trunc i64 %398 to i32
	store i32 %446, i32* %i.5
	%447 = icmp sle i64 %398, %445
	br i1 %447, label %do.136, label %enddo.139

latch.133:
	%448 = add nsw i64 %439, -1
	%449 = icmp sgt i64 %439, %436
	br i1 %449, label %do.132, label %done.134, !llvm.loop !64

done.134:
	%450 = trunc i64 %448 to i32
	store i32 %450, i32* %j.6
	br label %enddo.135

enddo.135:
	br label %endif.129

do.136:
	%451 = phi i64 [ %398, %do.132 ], [ %517, %latch.137 ]
	%452 = trunc i64 %451 to i32
	store i32 %452, i32* %i.5
	%453 = sub nsw i64 %451, 1
	%454 = load i64, i64* %w.stride.4
	%455 = mul nsw i64 %344, %454
	%456 = load i64, i64* %w.stride.3
	%457 = mul nsw i64 %439, %456
	%458 = add nsw i64 %455, %457
	%459 = load double*, double** %w.origin.1
	%460 = getelementptr double, double* %459, i64 %458
	%461 = getelementptr double, double* %460, i64 %453
	%462 = load double, double* %461, !alias.scope !11, !noalias !12
	%463 = add nsw i64 %439, 1
	%464 = load i64, i64* %w.stride.4
	%465 = mul nsw i64 %344, %464
	%466 = load i64, i64* %w.stride.3
	%467 = mul nsw i64 %463, %466
	%468 = add nsw i64 %465, %467
	%469 = load double*, double** %w.origin.1
	%470 = getelementptr double, double* %469, i64 %468
	%471 = getelementptr double, double* %470, i64 %451
	%472 = load double, double* %471, !alias.scope !11, !noalias !12
	%473 = fadd double %462, %472
	%474 = add nsw i64 %451, 1
	%475 = sub nsw i64 %439, 1
	%476 = sub nsw i64 %344, 1
	%477 = load i64, i64* %w.stride.4
	%478 = mul nsw i64 %476, %477
	%479 = load i64, i64* %w.stride.3
	%480 = mul nsw i64 %475, %479
	%481 = add nsw i64 %478, %480
	%482 = load double*, double** %w.origin.1
	%483 = getelementptr double, double* %482, i64 %481
	%484 = getelementptr double, double* %483, i64 %474
	%485 = load double, double* %484, !alias.scope !11, !noalias !12
	%486 = fadd double %473, %485
	%487 = add nsw i64 %344, 1
	%488 = load i64, i64* %w.stride.4
	%489 = mul nsw i64 %487, %488
	%490 = load i64, i64* %w.stride.3
	%491 = mul nsw i64 %439, %490
	%492 = add nsw i64 %489, %491
	%493 = load double*, double** %w.origin.1
	%494 = getelementptr double, double* %493, i64 %492
	%495 = getelementptr double, double* %494, i64 %451
	%496 = load double, double* %495, !alias.scope !11, !noalias !12
	%497 = fadd double %486, %496
	%498 = load i64, i64* @u.stride.3
	%499 = mul nsw i64 %344, %498
	%500 = load i64, i64* @u.stride.2
	%501 = mul nsw i64 %439, %500
	%502 = add nsw i64 %499, %501
	%503 = load double*, double** @u.origin
	%504 = getelementptr double, double* %503, i64 %502
	%505 = getelementptr double, double* %504, i64 %451
	%506 = load double, double* %505, !alias.scope !9, !noalias !10
	%507 = fadd double %497, %506
	%508 = fmul double 0x3FC999999999999A, %507
	%509 = load i64, i64* %w.stride.4
	%510 = mul nsw i64 %344, %509
	%511 = load i64, i64* %w.stride.3
	%512 = mul nsw i64 %439, %511
	%513 = add nsw i64 %510, %512
	%514 = load double*, double** %w.origin.1
	%515 = getelementptr double, double* %514, i64 %513
	%516 = getelementptr double, double* %515, i64 %451
	store double %508, double* %516, !alias.scope !11, !noalias !12
	br label %latch.137

latch.137:
	%517 = add nsw i64 %451, 1
	%518 = icmp slt i64 %451, %445
	br i1 %518, label %do.136, label %done.138, !llvm.loop !62

done.138:
	%519 = trunc i64 %517 to i32
	store i32 %519, i32* %i.5
	br label %enddo.139

enddo.139:
	br label %latch.133

do.146:
	%520 = phi i64 [ %389, %enddo.116 ], [ %533, %latch.147 ]
	%521 = trunc i64 %520 to i32
	store i32 %521, i32* %k.7
	%522 = load i64, i64* %"w%start1.9"
	%523 = icmp sgt i64 4, %522
	%524 = select i1 %523, i64 4, i64 %522
	%525 = load i64, i64* %"w%block1.10"
	%526 = load i64, i64* %"w%start1.9"
	%527 = add nsw i64 %525, %526
	%528 = sub nsw i64 %527, 1
	%529 = icmp slt i64 6, %528
	%530 = select i1 %529, i64 6, i64 %528
	%531 = trunc i64 %524 to i32
	store i32 %531, i32* %j.6
	%532 = icmp sle i64 %524, %530
	br i1 %532, label %do.150, label %enddo.153

latch.147:
	%533 = add nsw i64 %520, 1
	%534 = icmp slt i64 %520, %395
	br i1 %534, label %do.146, label %done.148, !llvm.loop !76

done.148:
	%535 = trunc i64 %533 to i32
	store i32 %535, i32* %k.7
	br label %enddo.149

enddo.149:
	br label %latch.59

do.150:
	%536 = phi i64 [ %524, %do.146 ], [ %539, %latch.151 ]
	%537 = trunc i64 %536 to i32
	store i32 %537, i32* %j.6
	store i32 0, i32* %"i%3.19"
	%538 = icmp sle i64 0, 8
	br i1 %538, label %do.154, label %enddo.157

latch.151:
	%539 = add nsw i64 %536, 1
	%540 = icmp slt i64 %536, %530
	br i1 %540, label %do.150, label %done.152, !llvm.loop !74

done.152:
	%541 = trunc i64 %539 to i32
	store i32 %541, i32* %j.6
	br label %enddo.153

enddo.153:
	br label %latch.147

do.154:
	%542 = phi i64 [ 0, %do.150 ], [ %574, %latch.155 ]
	%543 = trunc i64 %542 to i32
	store i32 %543, i32* %"i%3.19", !llvm.access.group !69
	%544 = sub nsw i64 %536, 3
	%545 = sub nsw i64 %520, 2
	%546 = load i64, i64* %w.stride.4
	%547 = mul nsw i64 %545, %546
	%548 = load i64, i64* %w.stride.3
	%549 = mul nsw i64 %544, %548
	%550 = add nsw i64 %547, %549
	%551 = load double*, double** %w.origin.1
	%552 = getelementptr double, double* %551, i64 %550
	%553 = getelementptr double, double* %552, i64 %542
	%554 = load double, double* %553, !alias.scope !11, !noalias !12, !llvm.access.group !69
	%555 = load i64, i64* %w.stride.4
	%556 = mul nsw i64 %520, %555
	%557 = load i64, i64* %w.stride.3
	%558 = mul nsw i64 %536, %557
	%559 = add nsw i64 %556, %558
	%560 = load double*, double** %w.origin.1
	%561 = getelementptr double, double* %560, i64 %559
	%562 = getelementptr double, double* %561, i64 %542
	%563 = load double, double* %562, !alias.scope !11, !noalias !12, !llvm.access.group !69
	%564 = fmul double 0.5, %563
	%565 = fadd double %554, %564
	%566 = load i64, i64* %w.stride.4
	%567 = mul nsw i64 %520, %566
	%568 = load i64, i64* %w.stride.3
	%569 = mul nsw i64 %536, %568
	%570 = add nsw i64 %567, %569
	%571 = load double*, double** %w.origin.1
	%572 = getelementptr double, double* %571, i64 %570
	%573 = getelementptr double, double* %572, i64 %542
	store double %565, double* %573, !alias.scope !11, !noalias !12, !llvm.access.group !69
	br label %latch.155

latch.155:
	%574 = add nsw i64 %542, 1
	%575 = icmp slt i64 %542, 8
	br i1 %575, label %do.154, label %done.156, !llvm.loop !72

done.156:
	%576 = trunc i64 %574 to i32
	store i32 %576, i32* %"i%3.19"
	br label %enddo.157

enddo.157:
	br label %latch.151

do.158:
	%577 = phi i64 [ %184, %enddo.61 ], [ %590, %latch.159 ]
	%578 = trunc i64 %577 to i32
	store i32 %578, i32* %"i%6.22"
	%579 = load i64, i64* @"u%start2", !alias.scope !17, !noalias !18
	%580 = icmp sgt i64 1, %579
	%581 = select i1 %580, i64 1, i64 %579
	%582 = load i64, i64* @"u%block2", !alias.scope !19, !noalias !20
	%583 = load i64, i64* @"u%start2", !alias.scope !17, !noalias !18
	%584 = add nsw i64 %582, %583
	%585 = sub nsw i64 %584, 1
	%586 = icmp slt i64 6, %585
	%587 = select i1 %586, i64 6, i64 %585
	%588 = trunc i64 %581 to i32
	store i32 %588, i32* %"i%5.21"
	%589 = icmp sle i64 %581, %587
	br i1 %589, label %do.162, label %enddo.165

latch.159:
	%590 = add nsw i64 %577, 1
	%591 = icmp slt i64 %577, %190
	br i1 %591, label %do.158, label %done.160, !llvm.loop !92

done.160:
	%592 = trunc i64 %590 to i32
	store i32 %592, i32* %"i%6.22"
	br label %enddo.161

enddo.161:
	%593 = load double, double* %"s%1%part.32"
	store double %593, double* %temporary.170
	%594 = bitcast double* %temporary.170 to i8*
	call void @hpf_reduce(i8* %594, i32 1, i32 3, i32 0, i8* bitcast (%hpf_pos* @.pos.3 to i8*))
	%595 = load double, double* %temporary.170
	store double %595, double* %"s%1%part.32"
	%596 = load double, double* %"s%1.23"
	%597 = load double, double* %"s%1%part.32"
	%598 = fadd double %596, %597
	store double %598, double* %"s%1.23"
	store double 0.0, double* %"s%2.27"
	store double 0.0, double* %"s%2%part.33"
	%599 = load i64, i64* %"w%start2.11"
	%600 = icmp sgt i64 0, %599
	%601 = select i1 %600, i64 0, i64 %599
	%602 = load i64, i64* %"w%block2.12"
	%603 = load i64, i64* %"w%start2.11"
	%604 = add nsw i64 %602, %603
	%605 = sub nsw i64 %604, 1
	%606 = icmp slt i64 6, %605
	%607 = select i1 %606, i64 6, i64 %605
	%608 = trunc i64 %601 to i32
	store i32 %608, i32* %"i%9.26"
	%609 = icmp sle i64 %601, %607
	br i1 %609, label %do.171, label %enddo.174

do.162:
	%610 = phi i64 [ %581, %do.158 ], [ %623, %latch.163 ]
	%611 = trunc i64 %610 to i32
	store i32 %611, i32* %"i%5.21", !llvm.access.group !79
	%612 = load i64, i64* @"u%start1", !alias.scope !13, !noalias !14, !llvm.access.group !79
	%613 = icmp sgt i64 1, %612
	%614 = select i1 %613, i64 1, i64 %612
	%615 = load i64, i64* @"u%block1", !alias.scope !15, !noalias !16, !llvm.access.group !79
	%616 = load i64, i64* @"u%start1", !alias.scope !13, !noalias !14, !llvm.access.group !79
	%617 = add nsw i64 %615, %616
	%618 = sub nsw i64 %617, 1
	%619 = icmp slt i64 7, %618
	%620 = select i1 %619, i64 7, i64 %618
	%621 = trunc i64 %614 to i32
	store i32 %621, i32* %"i%4.20", !llvm.access.group !79
	%622 = icmp sle i64 %614, %620
	br i1 %622, label %do.166, label %enddo.169

latch.163:
	%623 = add nsw i64 %610, 1
	%624 = icmp slt i64 %610, %587
	br i1 %624, label %do.162, label %done.164, !llvm.loop !90

done.164:
	%625 = trunc i64 %623 to i32
	store i32 %625, i32* %"i%5.21"
	br label %enddo.165

enddo.165:
	br label %latch.159

do.166:
	%626 = phi i64 [ %614, %do.162 ], [ %639, %latch.167 ]
	%627 = trunc i64 %626 to i32
	store i32 %627, i32* %"i%4.20", !llvm.access.group !81
	%628 = load double, double* %"s%1%part.32", !llvm.access.group !82
	%629 = load i64, i64* @u.stride.3
	%630 = mul nsw i64 %577, %629
	%631 = load i64, i64* @u.stride.2
	%632 = mul nsw i64 %610, %631
	%633 = add nsw i64 %630, %632
	%634 = load double*, double** @u.origin
	%635 = getelementptr double, double* %634, i64 %633
	%636 = getelementptr double, double* %635, i64 %626
	%637 = load double, double* %636, !alias.scope !9, !noalias !10, !llvm.access.group !83
	%638 = fadd reassoc nsz double %628, %637
	store double %638, double* %"s%1%part.32", !llvm.access.group !84
	br label %latch.167

latch.167:
	%639 = add nsw i64 %626, 1
	%640 = icmp slt i64 %626, %620
	br i1 %640, label %do.166, label %done.168, !llvm.loop !87

done.168:
	%641 = trunc i64 %639 to i32
	store i32 %641, i32* %"i%4.20", !llvm.access.group !79
	br label %enddo.169

enddo.169:
	br label %latch.163

do.171:
	%642 = phi i64 [ %601, %enddo.161 ], [ %655, %latch.172 ]
	%643 = trunc i64 %642 to i32
	store i32 %643, i32* %"i%9.26"
	%644 = load i64, i64* %"w%start1.9"
	%645 = icmp sgt i64 0, %644
	%646 = select i1 %645, i64 0, i64 %644
	%647 = load i64, i64* %"w%block1.10"
	%648 = load i64, i64* %"w%start1.9"
	%649 = add nsw i64 %647, %648
	%650 = sub nsw i64 %649, 1
	%651 = icmp slt i64 7, %650
	%652 = select i1 %651, i64 7, i64 %650
	%653 = trunc i64 %646 to i32
	store i32 %653, i32* %"i%8.25"
	%654 = icmp sle i64 %646, %652
	br i1 %654, label %do.175, label %enddo.178

latch.172:
	%655 = add nsw i64 %642, 1
	%656 = icmp slt i64 %642, %607
	br i1 %656, label %do.171, label %done.173, !llvm.loop !106

done.173:
	%657 = trunc i64 %655 to i32
	store i32 %657, i32* %"i%9.26"
	br label %enddo.174

enddo.174:
	%658 = load double, double* %"s%2%part.33"
	store double %658, double* %temporary.183
	%659 = bitcast double* %temporary.183 to i8*
	call void @hpf_reduce(i8* %659, i32 1, i32 3, i32 0, i8* bitcast (%hpf_pos* @.pos.4 to i8*))
	%660 = load double, double* %temporary.183
	store double %660, double* %"s%2%part.33"
	%661 = load double, double* %"s%2.27"
	%662 = load double, double* %"s%2%part.33"
	%663 = fadd double %661, %662
	store double %663, double* %"s%2.27"
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.5 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.47, i64 0, i64 0), i64 6)
	call void @hpf_io_text(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.48, i64 0, i64 0), i8* bitcast ([8 x i8]* @44 to i8*), i64 8)
	call void @hpf_io_start()
	%664 = load double, double* %"s%1.23"
	store double %664, double* %temporary.184
	%665 = bitcast double* %temporary.184 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %665, i64 8)
	%666 = load double, double* %"s%2.27"
	store double %666, double* %temporary.185
	%667 = bitcast double* %temporary.185 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %667, i64 8)
	%668 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.187, i32 0, i32 0
	store i64 7, i64* %668
	%669 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.187, i32 0, i32 1
	store i64 6, i64* %669
	%670 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.187, i32 0, i32 2
	store i64 5, i64* %670
	%671 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.187, i32 0, i32 0
	%672 = bitcast i64* %671 to i8*
	%673 = bitcast double* %temporary.186 to i8*
	call void @hpf_fetch(i8* bitcast (%hpf_array* @array.u to i8*), i8* %672, i8* %673, i8* bitcast (%hpf_pos* @.pos.6 to i8*))
	%674 = load double, double* %temporary.186
	store double %674, double* %"u%copy3.30"
	%675 = load double, double* %"u%copy3.30"
	store double %675, double* %temporary.188
	%676 = bitcast double* %temporary.188 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %676, i64 8)
	%677 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.190, i32 0, i32 0
	store i64 3, i64* %677
	%678 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.190, i32 0, i32 1
	store i64 3, i64* %678
	%679 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.190, i32 0, i32 2
	store i64 2, i64* %679
	%680 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.190, i32 0, i32 0
	%681 = bitcast i64* %680 to i8*
	%682 = bitcast double* %temporary.189 to i8*
	call void @hpf_fetch(i8* bitcast (%hpf_array* @array.w to i8*), i8* %681, i8* %682, i8* bitcast (%hpf_pos* @.pos.7 to i8*))
	%683 = load double, double* %temporary.189
	store double %683, double* %"w%copy4.31"
	%684 = load double, double* %"w%copy4.31"
	store double %684, double* %temporary.191
	%685 = bitcast double* %temporary.191 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %685, i64 8)
	%686 = call i32 @hpf_io_end()
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.8 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.47, i64 0, i64 0), i64 6)
	call void @hpf_io_text(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.48, i64 0, i64 0), i8* bitcast ([8 x i8]* @45 to i8*), i64 8)
	call void @hpf_io_start()
	%687 = icmp sgt i64 7, 0
	%688 = select i1 %687, i64 7, i64 0
	%689 = icmp sgt i64 6, 0
	%690 = select i1 %689, i64 6, i64 0
	%691 = mul nsw i64 %688, %690
	%692 = icmp sgt i64 1, 0
	%693 = select i1 %692, i64 1, i64 0
	%694 = mul nsw i64 %691, %693
	%695 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.192, i32 0, i32 0
	store i64 1, i64* %695
	%696 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.192, i32 0, i32 1
	store i64 1, i64* %696
	%697 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.192, i32 0, i32 2
	store i64 3, i64* %697
	%698 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.192, i32 0, i32 0
	%699 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.193, i32 0, i32 0
	store i64 7, i64* %699
	%700 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.193, i32 0, i32 1
	store i64 6, i64* %700
	%701 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.193, i32 0, i32 2
	store i64 3, i64* %701
	%702 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.193, i32 0, i32 0
	%703 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.194, i32 0, i32 0
	store i64 1, i64* %703
	%704 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.194, i32 0, i32 1
	store i64 1, i64* %704
	%705 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.194, i32 0, i32 2
	store i64 1, i64* %705
	%706 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.194, i32 0, i32 0
	%707 = bitcast i64* %698 to i8*
	%708 = bitcast i64* %702 to i8*
	%709 = bitcast i64* %706 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.u to i8*), i8* %707, i8* %708, i8* %709, i32 3, i32 8)
	%710 = icmp sgt i64 7, 0
	%711 = select i1 %710, i64 7, i64 0
	%712 = icmp sgt i64 1, 0
	%713 = select i1 %712, i64 1, i64 0
	%714 = mul nsw i64 %711, %713
	%715 = icmp sgt i64 7, 0
	%716 = select i1 %715, i64 7, i64 0
	%717 = mul nsw i64 %714, %716
	%718 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.195, i32 0, i32 0
	store i64 1, i64* %718
	%719 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.195, i32 0, i32 1
	store i64 3, i64* %719
	%720 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.195, i32 0, i32 2
	store i64 0, i64* %720
	%721 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.195, i32 0, i32 0
	%722 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.196, i32 0, i32 0
	store i64 7, i64* %722
	%723 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.196, i32 0, i32 1
	store i64 3, i64* %723
	%724 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.196, i32 0, i32 2
	store i64 6, i64* %724
	%725 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.196, i32 0, i32 0
	%726 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.197, i32 0, i32 0
	store i64 1, i64* %726
	%727 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.197, i32 0, i32 1
	store i64 1, i64* %727
	%728 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.197, i32 0, i32 2
	store i64 1, i64* %728
	%729 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.197, i32 0, i32 0
	%730 = bitcast i64* %721 to i8*
	%731 = bitcast i64* %725 to i8*
	%732 = bitcast i64* %729 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.w to i8*), i8* %730, i8* %731, i8* %732, i32 3, i32 8)
	%733 = call i32 @hpf_io_end()
	call void @hpf_main_end()
	ret i32 0

do.175:
	%734 = phi i64 [ %646, %do.171 ], [ %737, %latch.176 ]
	%735 = trunc i64 %734 to i32
	store i32 %735, i32* %"i%8.25", !llvm.access.group !93
	store i32 0, i32* %"i%7.24", !llvm.access.group !93
	%736 = icmp sle i64 0, 8
	br i1 %736, label %do.179, label %enddo.182

latch.176:
	%737 = add nsw i64 %734, 1
	%738 = icmp slt i64 %734, %652
	br i1 %738, label %do.175, label %done.177, !llvm.loop !104

done.177:
	%739 = trunc i64 %737 to i32
	store i32 %739, i32* %"i%8.25"
	br label %enddo.178

enddo.178:
	br label %latch.172

do.179:
	%740 = phi i64 [ 0, %do.175 ], [ %753, %latch.180 ]
	%741 = trunc i64 %740 to i32
	store i32 %741, i32* %"i%7.24", !llvm.access.group !95
	%742 = load double, double* %"s%2%part.33", !llvm.access.group !96
	%743 = load i64, i64* %w.stride.4
	%744 = mul nsw i64 %642, %743
	%745 = load i64, i64* %w.stride.3
	%746 = mul nsw i64 %734, %745
	%747 = add nsw i64 %744, %746
	%748 = load double*, double** %w.origin.1
	%749 = getelementptr double, double* %748, i64 %747
	%750 = getelementptr double, double* %749, i64 %740
	%751 = load double, double* %750, !alias.scope !11, !noalias !12, !llvm.access.group !97
	%752 = fadd reassoc nsz double %742, %751
	store double %752, double* %"s%2%part.33", !llvm.access.group !98
	br label %latch.180

latch.180:
	%753 = add nsw i64 %740, 1
	%754 = icmp slt i64 %740, 8
	br i1 %754, label %do.179, label %done.181, !llvm.loop !101

done.181:
	%755 = trunc i64 %753 to i32
	store i32 %755, i32* %"i%7.24", !llvm.access.group !93
	br label %enddo.182

enddo.182:
	br label %latch.176
}

declare void @hpf_main_begin(i32 %0, i8* %1) nounwind

declare void @hpf_layout_init(i8* %0, i8* %1) nounwind

declare void @hpf_array_create(i8* %0, i8* %1) nounwind

define internal i32 @sections.1(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%"u%start3.5" = alloca i64
	%"u%block3.6" = alloca i64
	%W1.7 = alloca i64
	%W2.8 = alloca i64
	%W3.9 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 2
	%9 = load i64, i64* %8
	store i64 %9, i64* %"u%start3.5"
	%10 = getelementptr i64, i64* %recv, i64 9
	%11 = load i64, i64* %10
	store i64 %11, i64* %"u%block3.6"
	%12 = getelementptr i64, i64* %send, i64 0
	%13 = load i64, i64* %12
	store i64 %13, i64* %W1.7
	%14 = getelementptr i64, i64* %send, i64 1
	%15 = load i64, i64* %14
	store i64 %15, i64* %W2.8
	%16 = getelementptr i64, i64* %send, i64 2
	%17 = load i64, i64* %16
	store i64 %17, i64* %W3.9
	switch i32 %piece, label %none.10 [
		i32 0, label %piece.11
	]

none.10:
	ret i32 0

piece.11:
	%18 = load i64, i64* %"u%start1.1"
	%19 = sub nsw i64 %18, 2
	%20 = icmp slt i64 %19, 0
	br i1 %20, label %none.10, label %next.12

next.12:
	%21 = load i64, i64* %"u%start1.1"
	%22 = sub nsw i64 0, %21
	%23 = add nsw i64 %22, 7
	%24 = icmp slt i64 %23, 0
	br i1 %24, label %none.10, label %next.13

next.13:
	%25 = load i64, i64* %"u%start1.1"
	%26 = sub nsw i64 %25, 1
	%27 = load i64, i64* %W1.7
	%28 = icmp sgt i64 %26, %27
	%29 = select i1 %28, i64 %26, i64 %27
	%30 = load i64, i64* %"u%start1.1"
	%31 = sub nsw i64 %30, 1
	%32 = load i64, i64* %"u%block1.2"
	%33 = load i64, i64* %W1.7
	%34 = add nsw i64 %32, %33
	%35 = sub nsw i64 %34, 1
	%36 = icmp slt i64 %31, %35
	%37 = select i1 %36, i64 %31, i64 %35
	%38 = icmp sgt i64 %29, %37
	br i1 %38, label %none.10, label %next.14

next.14:
	%39 = getelementptr i64, i64* %lo, i64 0
	store i64 %29, i64* %39
	%40 = getelementptr i64, i64* %hi, i64 0
	store i64 %37, i64* %40
	%41 = load i64, i64* %"u%start2.3"
	%42 = icmp sgt i64 2, %41
	%43 = select i1 %42, i64 2, i64 %41
	%44 = load i64, i64* %W2.8
	%45 = icmp sgt i64 %43, %44
	%46 = select i1 %45, i64 %43, i64 %44
	%47 = load i64, i64* %"u%block2.4"
	%48 = load i64, i64* %"u%start2.3"
	%49 = add nsw i64 %47, %48
	%50 = sub nsw i64 %49, 1
	%51 = icmp slt i64 6, %50
	%52 = select i1 %51, i64 6, i64 %50
	%53 = load i64, i64* %"u%block2.4"
	%54 = load i64, i64* %W2.8
	%55 = add nsw i64 %53, %54
	%56 = sub nsw i64 %55, 1
	%57 = icmp slt i64 %52, %56
	%58 = select i1 %57, i64 %52, i64 %56
	%59 = icmp sgt i64 %46, %58
	br i1 %59, label %none.10, label %next.15

next.15:
	%60 = getelementptr i64, i64* %lo, i64 1
	store i64 %46, i64* %60
	%61 = getelementptr i64, i64* %hi, i64 1
	store i64 %58, i64* %61
	%62 = load i64, i64* %"u%start3.5"
	%63 = icmp sgt i64 2, %62
	%64 = select i1 %63, i64 2, i64 %62
	%65 = load i64, i64* %W3.9
	%66 = icmp sgt i64 %64, %65
	%67 = select i1 %66, i64 %64, i64 %65
	%68 = load i64, i64* %"u%block3.6"
	%69 = load i64, i64* %"u%start3.5"
	%70 = add nsw i64 %68, %69
	%71 = sub nsw i64 %70, 1
	%72 = icmp slt i64 5, %71
	%73 = select i1 %72, i64 5, i64 %71
	%74 = load i64, i64* %"u%block3.6"
	%75 = load i64, i64* %W3.9
	%76 = add nsw i64 %74, %75
	%77 = sub nsw i64 %76, 1
	%78 = icmp slt i64 %73, %77
	%79 = select i1 %78, i64 %73, i64 %77
	%80 = icmp sgt i64 %67, %79
	br i1 %80, label %none.10, label %next.16

next.16:
	%81 = getelementptr i64, i64* %lo, i64 2
	store i64 %67, i64* %81
	%82 = getelementptr i64, i64* %hi, i64 2
	store i64 %79, i64* %82
	ret i32 1
}

define internal i32 @sections.2(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%"u%start3.5" = alloca i64
	%"u%block3.6" = alloca i64
	%W1.7 = alloca i64
	%W2.8 = alloca i64
	%W3.9 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 2
	%9 = load i64, i64* %8
	store i64 %9, i64* %"u%start3.5"
	%10 = getelementptr i64, i64* %recv, i64 9
	%11 = load i64, i64* %10
	store i64 %11, i64* %"u%block3.6"
	%12 = getelementptr i64, i64* %send, i64 0
	%13 = load i64, i64* %12
	store i64 %13, i64* %W1.7
	%14 = getelementptr i64, i64* %send, i64 1
	%15 = load i64, i64* %14
	store i64 %15, i64* %W2.8
	%16 = getelementptr i64, i64* %send, i64 2
	%17 = load i64, i64* %16
	store i64 %17, i64* %W3.9
	switch i32 %piece, label %none.10 [
		i32 0, label %piece.11
	]

none.10:
	ret i32 0

piece.11:
	%18 = load i64, i64* %"u%start2.3"
	%19 = sub nsw i64 %18, 2
	%20 = icmp slt i64 %19, 0
	br i1 %20, label %none.10, label %next.12

next.12:
	%21 = load i64, i64* %"u%start2.3"
	%22 = sub nsw i64 0, %21
	%23 = add nsw i64 %22, 6
	%24 = icmp slt i64 %23, 0
	br i1 %24, label %none.10, label %next.13

next.13:
	%25 = load i64, i64* %"u%start1.1"
	%26 = icmp sgt i64 2, %25
	%27 = select i1 %26, i64 2, i64 %25
	%28 = load i64, i64* %W1.7
	%29 = icmp sgt i64 %27, %28
	%30 = select i1 %29, i64 %27, i64 %28
	%31 = load i64, i64* %"u%block1.2"
	%32 = load i64, i64* %"u%start1.1"
	%33 = add nsw i64 %31, %32
	%34 = sub nsw i64 %33, 1
	%35 = icmp slt i64 7, %34
	%36 = select i1 %35, i64 7, i64 %34
	%37 = load i64, i64* %"u%block1.2"
	%38 = load i64, i64* %W1.7
	%39 = add nsw i64 %37, %38
	%40 = sub nsw i64 %39, 1
	%41 = icmp slt i64 %36, %40
	%42 = select i1 %41, i64 %36, i64 %40
	%43 = icmp sgt i64 %30, %42
	br i1 %43, label %none.10, label %next.14

next.14:
	%44 = getelementptr i64, i64* %lo, i64 0
	store i64 %30, i64* %44
	%45 = getelementptr i64, i64* %hi, i64 0
	store i64 %42, i64* %45
	%46 = load i64, i64* %"u%start2.3"
	%47 = sub nsw i64 %46, 1
	%48 = load i64, i64* %W2.8
	%49 = icmp sgt i64 %47, %48
	%50 = select i1 %49, i64 %47, i64 %48
	%51 = load i64, i64* %"u%start2.3"
	%52 = sub nsw i64 %51, 1
	%53 = load i64, i64* %"u%block2.4"
	%54 = load i64, i64* %W2.8
	%55 = add nsw i64 %53, %54
	%56 = sub nsw i64 %55, 1
	%57 = icmp slt i64 %52, %56
	%58 = select i1 %57, i64 %52, i64 %56
	%59 = icmp sgt i64 %50, %58
	br i1 %59, label %none.10, label %next.15

next.15:
	%60 = getelementptr i64, i64* %lo, i64 1
	store i64 %50, i64* %60
	%61 = getelementptr i64, i64* %hi, i64 1
	store i64 %58, i64* %61
	%62 = load i64, i64* %"u%start3.5"
	%63 = icmp sgt i64 2, %62
	%64 = select i1 %63, i64 2, i64 %62
	%65 = load i64, i64* %W3.9
	%66 = icmp sgt i64 %64, %65
	%67 = select i1 %66, i64 %64, i64 %65
	%68 = load i64, i64* %"u%block3.6"
	%69 = load i64, i64* %"u%start3.5"
	%70 = add nsw i64 %68, %69
	%71 = sub nsw i64 %70, 1
	%72 = icmp slt i64 5, %71
	%73 = select i1 %72, i64 5, i64 %71
	%74 = load i64, i64* %"u%block3.6"
	%75 = load i64, i64* %W3.9
	%76 = add nsw i64 %74, %75
	%77 = sub nsw i64 %76, 1
	%78 = icmp slt i64 %73, %77
	%79 = select i1 %78, i64 %73, i64 %77
	%80 = icmp sgt i64 %67, %79
	br i1 %80, label %none.10, label %next.16

next.16:
	%81 = getelementptr i64, i64* %lo, i64 2
	store i64 %67, i64* %81
	%82 = getelementptr i64, i64* %hi, i64 2
	store i64 %79, i64* %82
	ret i32 1
}

define internal i32 @sections.3(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%"u%start3.5" = alloca i64
	%"u%block3.6" = alloca i64
	%W1.7 = alloca i64
	%W2.8 = alloca i64
	%W3.9 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 2
	%9 = load i64, i64* %8
	store i64 %9, i64* %"u%start3.5"
	%10 = getelementptr i64, i64* %recv, i64 9
	%11 = load i64, i64* %10
	store i64 %11, i64* %"u%block3.6"
	%12 = getelementptr i64, i64* %send, i64 0
	%13 = load i64, i64* %12
	store i64 %13, i64* %W1.7
	%14 = getelementptr i64, i64* %send, i64 1
	%15 = load i64, i64* %14
	store i64 %15, i64* %W2.8
	%16 = getelementptr i64, i64* %send, i64 2
	%17 = load i64, i64* %16
	store i64 %17, i64* %W3.9
	switch i32 %piece, label %none.10 [
		i32 0, label %piece.11
	]

none.10:
	ret i32 0

piece.11:
	%18 = load i64, i64* %"u%start3.5"
	%19 = sub nsw i64 %18, 2
	%20 = icmp slt i64 %19, 0
	br i1 %20, label %none.10, label %next.12

next.12:
	%21 = load i64, i64* %"u%start3.5"
	%22 = sub nsw i64 0, %21
	%23 = add nsw i64 %22, 5
	%24 = icmp slt i64 %23, 0
	br i1 %24, label %none.10, label %next.13

next.13:
	%25 = load i64, i64* %"u%start1.1"
	%26 = icmp sgt i64 2, %25
	%27 = select i1 %26, i64 2, i64 %25
	%28 = load i64, i64* %W1.7
	%29 = icmp sgt i64 %27, %28
	%30 = select i1 %29, i64 %27, i64 %28
	%31 = load i64, i64* %"u%block1.2"
	%32 = load i64, i64* %"u%start1.1"
	%33 = add nsw i64 %31, %32
	%34 = sub nsw i64 %33, 1
	%35 = icmp slt i64 7, %34
	%36 = select i1 %35, i64 7, i64 %34
	%37 = load i64, i64* %"u%block1.2"
	%38 = load i64, i64* %W1.7
	%39 = add nsw i64 %37, %38
	%40 = sub nsw i64 %39, 1
	%41 = icmp slt i64 %36, %40
	%42 = select i1 %41, i64 %36, i64 %40
	%43 = icmp sgt i64 %30, %42
	br i1 %43, label %none.10, label %next.14

next.14:
	%44 = getelementptr i64, i64* %lo, i64 0
	store i64 %30, i64* %44
	%45 = getelementptr i64, i64* %hi, i64 0
	store i64 %42, i64* %45
	%46 = load i64, i64* %"u%start2.3"
	%47 = icmp sgt i64 2, %46
	%48 = select i1 %47, i64 2, i64 %46
	%49 = load i64, i64* %W2.8
	%50 = icmp sgt i64 %48, %49
	%51 = select i1 %50, i64 %48, i64 %49
	%52 = load i64, i64* %"u%block2.4"
	%53 = load i64, i64* %"u%start2.3"
	%54 = add nsw i64 %52, %53
	%55 = sub nsw i64 %54, 1
	%56 = icmp slt i64 6, %55
	%57 = select i1 %56, i64 6, i64 %55
	%58 = load i64, i64* %"u%block2.4"
	%59 = load i64, i64* %W2.8
	%60 = add nsw i64 %58, %59
	%61 = sub nsw i64 %60, 1
	%62 = icmp slt i64 %57, %61
	%63 = select i1 %62, i64 %57, i64 %61
	%64 = icmp sgt i64 %51, %63
	br i1 %64, label %none.10, label %next.15

next.15:
	%65 = getelementptr i64, i64* %lo, i64 1
	store i64 %51, i64* %65
	%66 = getelementptr i64, i64* %hi, i64 1
	store i64 %63, i64* %66
	%67 = load i64, i64* %"u%start3.5"
	%68 = sub nsw i64 %67, 1
	%69 = load i64, i64* %W3.9
	%70 = icmp sgt i64 %68, %69
	%71 = select i1 %70, i64 %68, i64 %69
	%72 = load i64, i64* %"u%start3.5"
	%73 = sub nsw i64 %72, 1
	%74 = load i64, i64* %"u%block3.6"
	%75 = load i64, i64* %W3.9
	%76 = add nsw i64 %74, %75
	%77 = sub nsw i64 %76, 1
	%78 = icmp slt i64 %73, %77
	%79 = select i1 %78, i64 %73, i64 %77
	%80 = icmp sgt i64 %71, %79
	br i1 %80, label %none.10, label %next.16

next.16:
	%81 = getelementptr i64, i64* %lo, i64 2
	store i64 %71, i64* %81
	%82 = getelementptr i64, i64* %hi, i64 2
	store i64 %79, i64* %82
	ret i32 1
}

declare void @hpf_exchange_receive(i8* %0, i8* %1, i32 %2) nounwind

declare void @hpf_exchange_send(i8* %0, i8* %1, i32 %2) nounwind

define internal i32 @sections.8(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"w%start1.1" = alloca i64
	%"w%block1.2" = alloca i64
	%"w%start2.3" = alloca i64
	%"w%block2.4" = alloca i64
	%W1_w.5 = alloca i64
	%W2_w.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"w%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"w%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"w%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"w%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1_w.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2_w.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"w%block2.4"
	%13 = load i64, i64* %"w%start2.3"
	%14 = add nsw i64 %12, %13
	%15 = sub nsw i64 %14, 2
	%16 = icmp slt i64 %15, 0
	br i1 %16, label %none.7, label %next.9

next.9:
	%17 = load i64, i64* %"w%block2.4"
	%18 = sub nsw i64 0, %17
	%19 = load i64, i64* %"w%start2.3"
	%20 = sub nsw i64 %18, %19
	%21 = add nsw i64 %20, 6
	%22 = icmp slt i64 %21, 0
	br i1 %22, label %none.7, label %next.10

next.10:
	%23 = icmp sgt i64 1, 7
	br i1 %23, label %none.7, label %next.11

next.11:
	%24 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %24
	%25 = getelementptr i64, i64* %hi, i64 0
	store i64 7, i64* %25
	%26 = load i64, i64* %"w%start1.1"
	%27 = icmp sgt i64 1, %26
	%28 = select i1 %27, i64 1, i64 %26
	%29 = load i64, i64* %W1_w.5
	%30 = icmp sgt i64 %28, %29
	%31 = select i1 %30, i64 %28, i64 %29
	%32 = load i64, i64* %"w%block1.2"
	%33 = load i64, i64* %"w%start1.1"
	%34 = add nsw i64 %32, %33
	%35 = sub nsw i64 %34, 1
	%36 = icmp slt i64 6, %35
	%37 = select i1 %36, i64 6, i64 %35
	%38 = load i64, i64* %"w%block1.2"
	%39 = load i64, i64* %W1_w.5
	%40 = add nsw i64 %38, %39
	%41 = sub nsw i64 %40, 1
	%42 = icmp slt i64 %37, %41
	%43 = select i1 %42, i64 %37, i64 %41
	%44 = icmp sgt i64 %31, %43
	br i1 %44, label %none.7, label %next.12

next.12:
	%45 = getelementptr i64, i64* %lo, i64 1
	store i64 %31, i64* %45
	%46 = getelementptr i64, i64* %hi, i64 1
	store i64 %43, i64* %46
	%47 = load i64, i64* %"w%block2.4"
	%48 = load i64, i64* %"w%start2.3"
	%49 = add nsw i64 %47, %48
	%50 = load i64, i64* %W2_w.6
	%51 = icmp sgt i64 %49, %50
	%52 = select i1 %51, i64 %49, i64 %50
	%53 = load i64, i64* %"w%block2.4"
	%54 = load i64, i64* %"w%start2.3"
	%55 = add nsw i64 %53, %54
	%56 = load i64, i64* %"w%block2.4"
	%57 = load i64, i64* %W2_w.6
	%58 = add nsw i64 %56, %57
	%59 = sub nsw i64 %58, 1
	%60 = icmp slt i64 %55, %59
	%61 = select i1 %60, i64 %55, i64 %59
	%62 = icmp sgt i64 %52, %61
	br i1 %62, label %none.7, label %next.13

next.13:
	%63 = getelementptr i64, i64* %lo, i64 2
	store i64 %52, i64* %63
	%64 = getelementptr i64, i64* %hi, i64 2
	store i64 %61, i64* %64
	ret i32 1
}

define internal i32 @sections.9(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%"u%start3.5" = alloca i64
	%"u%block3.6" = alloca i64
	%"w%start1.7" = alloca i64
	%"w%block1.8" = alloca i64
	%"w%start2.9" = alloca i64
	%"w%block2.10" = alloca i64
	%W1.11 = alloca i64
	%W2.12 = alloca i64
	%W3.13 = alloca i64
	%W1_w.14 = alloca i64
	%W2_w.15 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 2
	%9 = load i64, i64* %8
	store i64 %9, i64* %"u%start3.5"
	%10 = getelementptr i64, i64* %recv, i64 9
	%11 = load i64, i64* %10
	store i64 %11, i64* %"u%block3.6"
	%12 = getelementptr i64, i64* %recv, i64 14
	%13 = load i64, i64* %12
	store i64 %13, i64* %"w%start1.7"
	%14 = getelementptr i64, i64* %recv, i64 21
	%15 = load i64, i64* %14
	store i64 %15, i64* %"w%block1.8"
	%16 = getelementptr i64, i64* %recv, i64 15
	%17 = load i64, i64* %16
	store i64 %17, i64* %"w%start2.9"
	%18 = getelementptr i64, i64* %recv, i64 22
	%19 = load i64, i64* %18
	store i64 %19, i64* %"w%block2.10"
	%20 = getelementptr i64, i64* %send, i64 0
	%21 = load i64, i64* %20
	store i64 %21, i64* %W1.11
	%22 = getelementptr i64, i64* %send, i64 1
	%23 = load i64, i64* %22
	store i64 %23, i64* %W2.12
	%24 = getelementptr i64, i64* %send, i64 2
	%25 = load i64, i64* %24
	store i64 %25, i64* %W3.13
	%26 = getelementptr i64, i64* %send, i64 14
	%27 = load i64, i64* %26
	store i64 %27, i64* %W1_w.14
	%28 = getelementptr i64, i64* %send, i64 15
	%29 = load i64, i64* %28
	store i64 %29, i64* %W2_w.15
	switch i32 %piece, label %none.16 [
		i32 0, label %piece.17
	]

none.16:
	ret i32 0

piece.17:
	%30 = load i64, i64* %W1.11
	%31 = icmp sgt i64 1, %30
	%32 = select i1 %31, i64 1, i64 %30
	%33 = load i64, i64* %"u%start1.1"
	%34 = sub nsw i64 %33, 1
	%35 = icmp slt i64 7, %34
	%36 = select i1 %35, i64 7, i64 %34
	%37 = load i64, i64* %"u%block1.2"
	%38 = load i64, i64* %W1.11
	%39 = add nsw i64 %37, %38
	%40 = sub nsw i64 %39, 1
	%41 = icmp slt i64 %36, %40
	%42 = select i1 %41, i64 %36, i64 %40
	%43 = icmp sgt i64 %32, %42
	br i1 %43, label %none.16, label %next.18

next.18:
	%44 = getelementptr i64, i64* %lo, i64 0
	store i64 %32, i64* %44
	%45 = getelementptr i64, i64* %hi, i64 0
	store i64 %42, i64* %45
	%46 = load i64, i64* %"w%start1.7"
	%47 = load i64, i64* %"u%start2.3"
	%48 = icmp sgt i64 %46, %47
	%49 = select i1 %48, i64 %46, i64 %47
	%50 = load i64, i64* %W2.12
	%51 = icmp sgt i64 %49, %50
	%52 = select i1 %51, i64 %49, i64 %50
	%53 = load i64, i64* %"w%block1.8"
	%54 = load i64, i64* %"w%start1.7"
	%55 = add nsw i64 %53, %54
	%56 = sub nsw i64 %55, 1
	%57 = icmp slt i64 6, %56
	%58 = select i1 %57, i64 6, i64 %56
	%59 = load i64, i64* %"u%block2.4"
	%60 = load i64, i64* %"u%start2.3"
	%61 = add nsw i64 %59, %60
	%62 = sub nsw i64 %61, 1
	%63 = icmp slt i64 %58, %62
	%64 = select i1 %63, i64 %58, i64 %62
	%65 = load i64, i64* %"u%block2.4"
	%66 = load i64, i64* %W2.12
	%67 = add nsw i64 %65, %66
	%68 = sub nsw i64 %67, 1
	%69 = icmp slt i64 %64, %68
	%70 = select i1 %69, i64 %64, i64 %68
	%71 = icmp sgt i64 %52, %70
	br i1 %71, label %none.16, label %next.19

next.19:
	%72 = getelementptr i64, i64* %lo, i64 1
	store i64 %52, i64* %72
	%73 = getelementptr i64, i64* %hi, i64 1
	store i64 %70, i64* %73
	%74 = load i64, i64* %"w%start2.9"
	%75 = load i64, i64* %"u%start3.5"
	%76 = icmp sgt i64 %74, %75
	%77 = select i1 %76, i64 %74, i64 %75
	%78 = load i64, i64* %W3.13
	%79 = icmp sgt i64 %77, %78
	%80 = select i1 %79, i64 %77, i64 %78
	%81 = load i64, i64* %"w%block2.10"
	%82 = load i64, i64* %"w%start2.9"
	%83 = add nsw i64 %81, %82
	%84 = sub nsw i64 %83, 1
	%85 = icmp slt i64 5, %84
	%86 = select i1 %85, i64 5, i64 %84
	%87 = load i64, i64* %"u%block3.6"
	%88 = load i64, i64* %"u%start3.5"
	%89 = add nsw i64 %87, %88
	%90 = sub nsw i64 %89, 1
	%91 = icmp slt i64 %86, %90
	%92 = select i1 %91, i64 %86, i64 %90
	%93 = load i64, i64* %"u%block3.6"
	%94 = load i64, i64* %W3.13
	%95 = add nsw i64 %93, %94
	%96 = sub nsw i64 %95, 1
	%97 = icmp slt i64 %92, %96
	%98 = select i1 %97, i64 %92, i64 %96
	%99 = icmp sgt i64 %80, %98
	br i1 %99, label %none.16, label %next.20

next.20:
	%100 = getelementptr i64, i64* %lo, i64 2
	store i64 %80, i64* %100
	%101 = getelementptr i64, i64* %hi, i64 2
	store i64 %98, i64* %101
	ret i32 1
}

define internal i32 @sections.10(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%"u%start3.5" = alloca i64
	%"u%block3.6" = alloca i64
	%"w%start1.7" = alloca i64
	%"w%block1.8" = alloca i64
	%"w%start2.9" = alloca i64
	%"w%block2.10" = alloca i64
	%W1.11 = alloca i64
	%W2.12 = alloca i64
	%W3.13 = alloca i64
	%W1_w.14 = alloca i64
	%W2_w.15 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 2
	%9 = load i64, i64* %8
	store i64 %9, i64* %"u%start3.5"
	%10 = getelementptr i64, i64* %recv, i64 9
	%11 = load i64, i64* %10
	store i64 %11, i64* %"u%block3.6"
	%12 = getelementptr i64, i64* %recv, i64 14
	%13 = load i64, i64* %12
	store i64 %13, i64* %"w%start1.7"
	%14 = getelementptr i64, i64* %recv, i64 21
	%15 = load i64, i64* %14
	store i64 %15, i64* %"w%block1.8"
	%16 = getelementptr i64, i64* %recv, i64 15
	%17 = load i64, i64* %16
	store i64 %17, i64* %"w%start2.9"
	%18 = getelementptr i64, i64* %recv, i64 22
	%19 = load i64, i64* %18
	store i64 %19, i64* %"w%block2.10"
	%20 = getelementptr i64, i64* %send, i64 0
	%21 = load i64, i64* %20
	store i64 %21, i64* %W1.11
	%22 = getelementptr i64, i64* %send, i64 1
	%23 = load i64, i64* %22
	store i64 %23, i64* %W2.12
	%24 = getelementptr i64, i64* %send, i64 2
	%25 = load i64, i64* %24
	store i64 %25, i64* %W3.13
	%26 = getelementptr i64, i64* %send, i64 14
	%27 = load i64, i64* %26
	store i64 %27, i64* %W1_w.14
	%28 = getelementptr i64, i64* %send, i64 15
	%29 = load i64, i64* %28
	store i64 %29, i64* %W2_w.15
	switch i32 %piece, label %none.16 [
		i32 0, label %piece.17
	]

none.16:
	ret i32 0

piece.17:
	%30 = load i64, i64* %"u%start1.1"
	%31 = load i64, i64* %W1.11
	%32 = icmp sgt i64 %30, %31
	%33 = select i1 %32, i64 %30, i64 %31
	%34 = load i64, i64* %"u%block1.2"
	%35 = load i64, i64* %"u%start1.1"
	%36 = add nsw i64 %34, %35
	%37 = sub nsw i64 %36, 1
	%38 = icmp slt i64 7, %37
	%39 = select i1 %38, i64 7, i64 %37
	%40 = load i64, i64* %"u%block1.2"
	%41 = load i64, i64* %W1.11
	%42 = add nsw i64 %40, %41
	%43 = sub nsw i64 %42, 1
	%44 = icmp slt i64 %39, %43
	%45 = select i1 %44, i64 %39, i64 %43
	%46 = icmp sgt i64 %33, %45
	br i1 %46, label %none.16, label %next.18

next.18:
	%47 = getelementptr i64, i64* %lo, i64 0
	store i64 %33, i64* %47
	%48 = getelementptr i64, i64* %hi, i64 0
	store i64 %45, i64* %48
	%49 = load i64, i64* %"w%start1.7"
	%50 = icmp sgt i64 1, %49
	%51 = select i1 %50, i64 1, i64 %49
	%52 = load i64, i64* %W2.12
	%53 = icmp sgt i64 %51, %52
	%54 = select i1 %53, i64 %51, i64 %52
	%55 = load i64, i64* %"w%block1.8"
	%56 = load i64, i64* %"w%start1.7"
	%57 = add nsw i64 %55, %56
	%58 = sub nsw i64 %57, 1
	%59 = icmp slt i64 6, %58
	%60 = select i1 %59, i64 6, i64 %58
	%61 = load i64, i64* %"u%start2.3"
	%62 = sub nsw i64 %61, 1
	%63 = icmp slt i64 %60, %62
	%64 = select i1 %63, i64 %60, i64 %62
	%65 = load i64, i64* %"u%block2.4"
	%66 = load i64, i64* %W2.12
	%67 = add nsw i64 %65, %66
	%68 = sub nsw i64 %67, 1
	%69 = icmp slt i64 %64, %68
	%70 = select i1 %69, i64 %64, i64 %68
	%71 = icmp sgt i64 %54, %70
	br i1 %71, label %none.16, label %next.19

next.19:
	%72 = getelementptr i64, i64* %lo, i64 1
	store i64 %54, i64* %72
	%73 = getelementptr i64, i64* %hi, i64 1
	store i64 %70, i64* %73
	%74 = load i64, i64* %"w%start2.9"
	%75 = load i64, i64* %"u%start3.5"
	%76 = icmp sgt i64 %74, %75
	%77 = select i1 %76, i64 %74, i64 %75
	%78 = load i64, i64* %W3.13
	%79 = icmp sgt i64 %77, %78
	%80 = select i1 %79, i64 %77, i64 %78
	%81 = load i64, i64* %"w%block2.10"
	%82 = load i64, i64* %"w%start2.9"
	%83 = add nsw i64 %81, %82
	%84 = sub nsw i64 %83, 1
	%85 = icmp slt i64 5, %84
	%86 = select i1 %85, i64 5, i64 %84
	%87 = load i64, i64* %"u%block3.6"
	%88 = load i64, i64* %"u%start3.5"
	%89 = add nsw i64 %87, %88
	%90 = sub nsw i64 %89, 1
	%91 = icmp slt i64 %86, %90
	%92 = select i1 %91, i64 %86, i64 %90
	%93 = load i64, i64* %"u%block3.6"
	%94 = load i64, i64* %W3.13
	%95 = add nsw i64 %93, %94
	%96 = sub nsw i64 %95, 1
	%97 = icmp slt i64 %92, %96
	%98 = select i1 %97, i64 %92, i64 %96
	%99 = icmp sgt i64 %80, %98
	br i1 %99, label %none.16, label %next.20

next.20:
	%100 = getelementptr i64, i64* %lo, i64 2
	store i64 %80, i64* %100
	%101 = getelementptr i64, i64* %hi, i64 2
	store i64 %98, i64* %101
	ret i32 1
}

define internal i32 @sections.11(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%"u%start3.5" = alloca i64
	%"u%block3.6" = alloca i64
	%"w%start1.7" = alloca i64
	%"w%block1.8" = alloca i64
	%"w%start2.9" = alloca i64
	%"w%block2.10" = alloca i64
	%W1.11 = alloca i64
	%W2.12 = alloca i64
	%W3.13 = alloca i64
	%W1_w.14 = alloca i64
	%W2_w.15 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 2
	%9 = load i64, i64* %8
	store i64 %9, i64* %"u%start3.5"
	%10 = getelementptr i64, i64* %recv, i64 9
	%11 = load i64, i64* %10
	store i64 %11, i64* %"u%block3.6"
	%12 = getelementptr i64, i64* %recv, i64 14
	%13 = load i64, i64* %12
	store i64 %13, i64* %"w%start1.7"
	%14 = getelementptr i64, i64* %recv, i64 21
	%15 = load i64, i64* %14
	store i64 %15, i64* %"w%block1.8"
	%16 = getelementptr i64, i64* %recv, i64 15
	%17 = load i64, i64* %16
	store i64 %17, i64* %"w%start2.9"
	%18 = getelementptr i64, i64* %recv, i64 22
	%19 = load i64, i64* %18
	store i64 %19, i64* %"w%block2.10"
	%20 = getelementptr i64, i64* %send, i64 0
	%21 = load i64, i64* %20
	store i64 %21, i64* %W1.11
	%22 = getelementptr i64, i64* %send, i64 1
	%23 = load i64, i64* %22
	store i64 %23, i64* %W2.12
	%24 = getelementptr i64, i64* %send, i64 2
	%25 = load i64, i64* %24
	store i64 %25, i64* %W3.13
	%26 = getelementptr i64, i64* %send, i64 14
	%27 = load i64, i64* %26
	store i64 %27, i64* %W1_w.14
	%28 = getelementptr i64, i64* %send, i64 15
	%29 = load i64, i64* %28
	store i64 %29, i64* %W2_w.15
	switch i32 %piece, label %none.16 [
		i32 0, label %piece.17
	]

none.16:
	ret i32 0

piece.17:
	%30 = load i64, i64* %"u%start1.1"
	%31 = load i64, i64* %W1.11
	%32 = icmp sgt i64 %30, %31
	%33 = select i1 %32, i64 %30, i64 %31
	%34 = load i64, i64* %"u%block1.2"
	%35 = load i64, i64* %"u%start1.1"
	%36 = add nsw i64 %34, %35
	%37 = sub nsw i64 %36, 1
	%38 = icmp slt i64 7, %37
	%39 = select i1 %38, i64 7, i64 %37
	%40 = load i64, i64* %"u%block1.2"
	%41 = load i64, i64* %W1.11
	%42 = add nsw i64 %40, %41
	%43 = sub nsw i64 %42, 1
	%44 = icmp slt i64 %39, %43
	%45 = select i1 %44, i64 %39, i64 %43
	%46 = icmp sgt i64 %33, %45
	br i1 %46, label %none.16, label %next.18

next.18:
	%47 = getelementptr i64, i64* %lo, i64 0
	store i64 %33, i64* %47
	%48 = getelementptr i64, i64* %hi, i64 0
	store i64 %45, i64* %48
	%49 = load i64, i64* %"w%start1.7"
	%50 = load i64, i64* %"u%start2.3"
	%51 = icmp sgt i64 %49, %50
	%52 = select i1 %51, i64 %49, i64 %50
	%53 = load i64, i64* %W2.12
	%54 = icmp sgt i64 %52, %53
	%55 = select i1 %54, i64 %52, i64 %53
	%56 = load i64, i64* %"w%block1.8"
	%57 = load i64, i64* %"w%start1.7"
	%58 = add nsw i64 %56, %57
	%59 = sub nsw i64 %58, 1
	%60 = icmp slt i64 6, %59
	%61 = select i1 %60, i64 6, i64 %59
	%62 = load i64, i64* %"u%block2.4"
	%63 = load i64, i64* %"u%start2.3"
	%64 = add nsw i64 %62, %63
	%65 = sub nsw i64 %64, 1
	%66 = icmp slt i64 %61, %65
	%67 = select i1 %66, i64 %61, i64 %65
	%68 = load i64, i64* %"u%block2.4"
	%69 = load i64, i64* %W2.12
	%70 = add nsw i64 %68, %69
	%71 = sub nsw i64 %70, 1
	%72 = icmp slt i64 %67, %71
	%73 = select i1 %72, i64 %67, i64 %71
	%74 = icmp sgt i64 %55, %73
	br i1 %74, label %none.16, label %next.19

next.19:
	%75 = getelementptr i64, i64* %lo, i64 1
	store i64 %55, i64* %75
	%76 = getelementptr i64, i64* %hi, i64 1
	store i64 %73, i64* %76
	%77 = load i64, i64* %"w%start2.9"
	%78 = icmp sgt i64 1, %77
	%79 = select i1 %78, i64 1, i64 %77
	%80 = load i64, i64* %W3.13
	%81 = icmp sgt i64 %79, %80
	%82 = select i1 %81, i64 %79, i64 %80
	%83 = load i64, i64* %"w%block2.10"
	%84 = load i64, i64* %"w%start2.9"
	%85 = add nsw i64 %83, %84
	%86 = sub nsw i64 %85, 1
	%87 = icmp slt i64 5, %86
	%88 = select i1 %87, i64 5, i64 %86
	%89 = load i64, i64* %"u%start3.5"
	%90 = sub nsw i64 %89, 1
	%91 = icmp slt i64 %88, %90
	%92 = select i1 %91, i64 %88, i64 %90
	%93 = load i64, i64* %"u%block3.6"
	%94 = load i64, i64* %W3.13
	%95 = add nsw i64 %93, %94
	%96 = sub nsw i64 %95, 1
	%97 = icmp slt i64 %92, %96
	%98 = select i1 %97, i64 %92, i64 %96
	%99 = icmp sgt i64 %82, %98
	br i1 %99, label %none.16, label %next.20

next.20:
	%100 = getelementptr i64, i64* %lo, i64 2
	store i64 %82, i64* %100
	%101 = getelementptr i64, i64* %hi, i64 2
	store i64 %98, i64* %101
	ret i32 1
}

define internal i32 @sections.12(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%"u%start3.5" = alloca i64
	%"u%block3.6" = alloca i64
	%"w%start1.7" = alloca i64
	%"w%block1.8" = alloca i64
	%"w%start2.9" = alloca i64
	%"w%block2.10" = alloca i64
	%W1.11 = alloca i64
	%W2.12 = alloca i64
	%W3.13 = alloca i64
	%W1_w.14 = alloca i64
	%W2_w.15 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 2
	%9 = load i64, i64* %8
	store i64 %9, i64* %"u%start3.5"
	%10 = getelementptr i64, i64* %recv, i64 9
	%11 = load i64, i64* %10
	store i64 %11, i64* %"u%block3.6"
	%12 = getelementptr i64, i64* %recv, i64 14
	%13 = load i64, i64* %12
	store i64 %13, i64* %"w%start1.7"
	%14 = getelementptr i64, i64* %recv, i64 21
	%15 = load i64, i64* %14
	store i64 %15, i64* %"w%block1.8"
	%16 = getelementptr i64, i64* %recv, i64 15
	%17 = load i64, i64* %16
	store i64 %17, i64* %"w%start2.9"
	%18 = getelementptr i64, i64* %recv, i64 22
	%19 = load i64, i64* %18
	store i64 %19, i64* %"w%block2.10"
	%20 = getelementptr i64, i64* %send, i64 0
	%21 = load i64, i64* %20
	store i64 %21, i64* %W1.11
	%22 = getelementptr i64, i64* %send, i64 1
	%23 = load i64, i64* %22
	store i64 %23, i64* %W2.12
	%24 = getelementptr i64, i64* %send, i64 2
	%25 = load i64, i64* %24
	store i64 %25, i64* %W3.13
	%26 = getelementptr i64, i64* %send, i64 14
	%27 = load i64, i64* %26
	store i64 %27, i64* %W1_w.14
	%28 = getelementptr i64, i64* %send, i64 15
	%29 = load i64, i64* %28
	store i64 %29, i64* %W2_w.15
	switch i32 %piece, label %none.16 [
		i32 0, label %piece.17
	]

none.16:
	ret i32 0

piece.17:
	%30 = load i64, i64* %"u%start1.1"
	%31 = load i64, i64* %W1.11
	%32 = icmp sgt i64 %30, %31
	%33 = select i1 %32, i64 %30, i64 %31
	%34 = load i64, i64* %"u%block1.2"
	%35 = load i64, i64* %"u%start1.1"
	%36 = add nsw i64 %34, %35
	%37 = sub nsw i64 %36, 1
	%38 = icmp slt i64 7, %37
	%39 = select i1 %38, i64 7, i64 %37
	%40 = load i64, i64* %"u%block1.2"
	%41 = load i64, i64* %W1.11
	%42 = add nsw i64 %40, %41
	%43 = sub nsw i64 %42, 1
	%44 = icmp slt i64 %39, %43
	%45 = select i1 %44, i64 %39, i64 %43
	%46 = icmp sgt i64 %33, %45
	br i1 %46, label %none.16, label %next.18

next.18:
	%47 = getelementptr i64, i64* %lo, i64 0
	store i64 %33, i64* %47
	%48 = getelementptr i64, i64* %hi, i64 0
	store i64 %45, i64* %48
	%49 = load i64, i64* %"w%start1.7"
	%50 = load i64, i64* %"u%start2.3"
	%51 = icmp sgt i64 %49, %50
	%52 = select i1 %51, i64 %49, i64 %50
	%53 = load i64, i64* %W2.12
	%54 = icmp sgt i64 %52, %53
	%55 = select i1 %54, i64 %52, i64 %53
	%56 = load i64, i64* %"w%block1.8"
	%57 = load i64, i64* %"w%start1.7"
	%58 = add nsw i64 %56, %57
	%59 = sub nsw i64 %58, 1
	%60 = icmp slt i64 6, %59
	%61 = select i1 %60, i64 6, i64 %59
	%62 = load i64, i64* %"u%block2.4"
	%63 = load i64, i64* %"u%start2.3"
	%64 = add nsw i64 %62, %63
	%65 = sub nsw i64 %64, 1
	%66 = icmp slt i64 %61, %65
	%67 = select i1 %66, i64 %61, i64 %65
	%68 = load i64, i64* %"u%block2.4"
	%69 = load i64, i64* %W2.12
	%70 = add nsw i64 %68, %69
	%71 = sub nsw i64 %70, 1
	%72 = icmp slt i64 %67, %71
	%73 = select i1 %72, i64 %67, i64 %71
	%74 = icmp sgt i64 %55, %73
	br i1 %74, label %none.16, label %next.19

next.19:
	%75 = getelementptr i64, i64* %lo, i64 1
	store i64 %55, i64* %75
	%76 = getelementptr i64, i64* %hi, i64 1
	store i64 %73, i64* %76
	%77 = load i64, i64* %"w%start2.9"
	%78 = load i64, i64* %"u%block3.6"
	%79 = load i64, i64* %"u%start3.5"
	%80 = add nsw i64 %78, %79
	%81 = icmp sgt i64 %77, %80
	%82 = select i1 %81, i64 %77, i64 %80
	%83 = load i64, i64* %W3.13
	%84 = icmp sgt i64 %82, %83
	%85 = select i1 %84, i64 %82, i64 %83
	%86 = load i64, i64* %"w%block2.10"
	%87 = load i64, i64* %"w%start2.9"
	%88 = add nsw i64 %86, %87
	%89 = sub nsw i64 %88, 1
	%90 = icmp slt i64 5, %89
	%91 = select i1 %90, i64 5, i64 %89
	%92 = load i64, i64* %"u%block3.6"
	%93 = load i64, i64* %W3.13
	%94 = add nsw i64 %92, %93
	%95 = sub nsw i64 %94, 1
	%96 = icmp slt i64 %91, %95
	%97 = select i1 %96, i64 %91, i64 %95
	%98 = icmp sgt i64 %85, %97
	br i1 %98, label %none.16, label %next.20

next.20:
	%99 = getelementptr i64, i64* %lo, i64 2
	store i64 %85, i64* %99
	%100 = getelementptr i64, i64* %hi, i64 2
	store i64 %97, i64* %100
	ret i32 1
}

define internal i32 @sections.13(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%"u%start3.5" = alloca i64
	%"u%block3.6" = alloca i64
	%"w%start1.7" = alloca i64
	%"w%block1.8" = alloca i64
	%"w%start2.9" = alloca i64
	%"w%block2.10" = alloca i64
	%W1.11 = alloca i64
	%W2.12 = alloca i64
	%W3.13 = alloca i64
	%W1_w.14 = alloca i64
	%W2_w.15 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 2
	%9 = load i64, i64* %8
	store i64 %9, i64* %"u%start3.5"
	%10 = getelementptr i64, i64* %recv, i64 9
	%11 = load i64, i64* %10
	store i64 %11, i64* %"u%block3.6"
	%12 = getelementptr i64, i64* %recv, i64 14
	%13 = load i64, i64* %12
	store i64 %13, i64* %"w%start1.7"
	%14 = getelementptr i64, i64* %recv, i64 21
	%15 = load i64, i64* %14
	store i64 %15, i64* %"w%block1.8"
	%16 = getelementptr i64, i64* %recv, i64 15
	%17 = load i64, i64* %16
	store i64 %17, i64* %"w%start2.9"
	%18 = getelementptr i64, i64* %recv, i64 22
	%19 = load i64, i64* %18
	store i64 %19, i64* %"w%block2.10"
	%20 = getelementptr i64, i64* %send, i64 0
	%21 = load i64, i64* %20
	store i64 %21, i64* %W1.11
	%22 = getelementptr i64, i64* %send, i64 1
	%23 = load i64, i64* %22
	store i64 %23, i64* %W2.12
	%24 = getelementptr i64, i64* %send, i64 2
	%25 = load i64, i64* %24
	store i64 %25, i64* %W3.13
	%26 = getelementptr i64, i64* %send, i64 14
	%27 = load i64, i64* %26
	store i64 %27, i64* %W1_w.14
	%28 = getelementptr i64, i64* %send, i64 15
	%29 = load i64, i64* %28
	store i64 %29, i64* %W2_w.15
	switch i32 %piece, label %none.16 [
		i32 0, label %piece.17
	]

none.16:
	ret i32 0

piece.17:
	%30 = load i64, i64* %"u%start1.1"
	%31 = load i64, i64* %W1.11
	%32 = icmp sgt i64 %30, %31
	%33 = select i1 %32, i64 %30, i64 %31
	%34 = load i64, i64* %"u%block1.2"
	%35 = load i64, i64* %"u%start1.1"
	%36 = add nsw i64 %34, %35
	%37 = sub nsw i64 %36, 1
	%38 = icmp slt i64 7, %37
	%39 = select i1 %38, i64 7, i64 %37
	%40 = load i64, i64* %"u%block1.2"
	%41 = load i64, i64* %W1.11
	%42 = add nsw i64 %40, %41
	%43 = sub nsw i64 %42, 1
	%44 = icmp slt i64 %39, %43
	%45 = select i1 %44, i64 %39, i64 %43
	%46 = icmp sgt i64 %33, %45
	br i1 %46, label %none.16, label %next.18

next.18:
	%47 = getelementptr i64, i64* %lo, i64 0
	store i64 %33, i64* %47
	%48 = getelementptr i64, i64* %hi, i64 0
	store i64 %45, i64* %48
	%49 = load i64, i64* %"w%start1.7"
	%50 = load i64, i64* %"u%block2.4"
	%51 = load i64, i64* %"u%start2.3"
	%52 = add nsw i64 %50, %51
	%53 = icmp sgt i64 %49, %52
	%54 = select i1 %53, i64 %49, i64 %52
	%55 = load i64, i64* %W2.12
	%56 = icmp sgt i64 %54, %55
	%57 = select i1 %56, i64 %54, i64 %55
	%58 = load i64, i64* %"w%block1.8"
	%59 = load i64, i64* %"w%start1.7"
	%60 = add nsw i64 %58, %59
	%61 = sub nsw i64 %60, 1
	%62 = icmp slt i64 6, %61
	%63 = select i1 %62, i64 6, i64 %61
	%64 = load i64, i64* %"u%block2.4"
	%65 = load i64, i64* %W2.12
	%66 = add nsw i64 %64, %65
	%67 = sub nsw i64 %66, 1
	%68 = icmp slt i64 %63, %67
	%69 = select i1 %68, i64 %63, i64 %67
	%70 = icmp sgt i64 %57, %69
	br i1 %70, label %none.16, label %next.19

next.19:
	%71 = getelementptr i64, i64* %lo, i64 1
	store i64 %57, i64* %71
	%72 = getelementptr i64, i64* %hi, i64 1
	store i64 %69, i64* %72
	%73 = load i64, i64* %"w%start2.9"
	%74 = load i64, i64* %"u%start3.5"
	%75 = icmp sgt i64 %73, %74
	%76 = select i1 %75, i64 %73, i64 %74
	%77 = load i64, i64* %W3.13
	%78 = icmp sgt i64 %76, %77
	%79 = select i1 %78, i64 %76, i64 %77
	%80 = load i64, i64* %"w%block2.10"
	%81 = load i64, i64* %"w%start2.9"
	%82 = add nsw i64 %80, %81
	%83 = sub nsw i64 %82, 1
	%84 = icmp slt i64 5, %83
	%85 = select i1 %84, i64 5, i64 %83
	%86 = load i64, i64* %"u%block3.6"
	%87 = load i64, i64* %"u%start3.5"
	%88 = add nsw i64 %86, %87
	%89 = sub nsw i64 %88, 1
	%90 = icmp slt i64 %85, %89
	%91 = select i1 %90, i64 %85, i64 %89
	%92 = load i64, i64* %"u%block3.6"
	%93 = load i64, i64* %W3.13
	%94 = add nsw i64 %92, %93
	%95 = sub nsw i64 %94, 1
	%96 = icmp slt i64 %91, %95
	%97 = select i1 %96, i64 %91, i64 %95
	%98 = icmp sgt i64 %79, %97
	br i1 %98, label %none.16, label %next.20

next.20:
	%99 = getelementptr i64, i64* %lo, i64 2
	store i64 %79, i64* %99
	%100 = getelementptr i64, i64* %hi, i64 2
	store i64 %97, i64* %100
	ret i32 1
}

define internal i32 @sections.14(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%"u%start3.5" = alloca i64
	%"u%block3.6" = alloca i64
	%"w%start1.7" = alloca i64
	%"w%block1.8" = alloca i64
	%"w%start2.9" = alloca i64
	%"w%block2.10" = alloca i64
	%W1.11 = alloca i64
	%W2.12 = alloca i64
	%W3.13 = alloca i64
	%W1_w.14 = alloca i64
	%W2_w.15 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 2
	%9 = load i64, i64* %8
	store i64 %9, i64* %"u%start3.5"
	%10 = getelementptr i64, i64* %recv, i64 9
	%11 = load i64, i64* %10
	store i64 %11, i64* %"u%block3.6"
	%12 = getelementptr i64, i64* %recv, i64 14
	%13 = load i64, i64* %12
	store i64 %13, i64* %"w%start1.7"
	%14 = getelementptr i64, i64* %recv, i64 21
	%15 = load i64, i64* %14
	store i64 %15, i64* %"w%block1.8"
	%16 = getelementptr i64, i64* %recv, i64 15
	%17 = load i64, i64* %16
	store i64 %17, i64* %"w%start2.9"
	%18 = getelementptr i64, i64* %recv, i64 22
	%19 = load i64, i64* %18
	store i64 %19, i64* %"w%block2.10"
	%20 = getelementptr i64, i64* %send, i64 0
	%21 = load i64, i64* %20
	store i64 %21, i64* %W1.11
	%22 = getelementptr i64, i64* %send, i64 1
	%23 = load i64, i64* %22
	store i64 %23, i64* %W2.12
	%24 = getelementptr i64, i64* %send, i64 2
	%25 = load i64, i64* %24
	store i64 %25, i64* %W3.13
	%26 = getelementptr i64, i64* %send, i64 14
	%27 = load i64, i64* %26
	store i64 %27, i64* %W1_w.14
	%28 = getelementptr i64, i64* %send, i64 15
	%29 = load i64, i64* %28
	store i64 %29, i64* %W2_w.15
	switch i32 %piece, label %none.16 [
		i32 0, label %piece.17
	]

none.16:
	ret i32 0

piece.17:
	%30 = load i64, i64* %"u%block1.2"
	%31 = load i64, i64* %"u%start1.1"
	%32 = add nsw i64 %30, %31
	%33 = load i64, i64* %W1.11
	%34 = icmp sgt i64 %32, %33
	%35 = select i1 %34, i64 %32, i64 %33
	%36 = load i64, i64* %"u%block1.2"
	%37 = load i64, i64* %W1.11
	%38 = add nsw i64 %36, %37
	%39 = sub nsw i64 %38, 1
	%40 = icmp slt i64 7, %39
	%41 = select i1 %40, i64 7, i64 %39
	%42 = icmp sgt i64 %35, %41
	br i1 %42, label %none.16, label %next.18

next.18:
	%43 = getelementptr i64, i64* %lo, i64 0
	store i64 %35, i64* %43
	%44 = getelementptr i64, i64* %hi, i64 0
	store i64 %41, i64* %44
	%45 = load i64, i64* %"w%start1.7"
	%46 = load i64, i64* %"u%start2.3"
	%47 = icmp sgt i64 %45, %46
	%48 = select i1 %47, i64 %45, i64 %46
	%49 = load i64, i64* %W2.12
	%50 = icmp sgt i64 %48, %49
	%51 = select i1 %50, i64 %48, i64 %49
	%52 = load i64, i64* %"w%block1.8"
	%53 = load i64, i64* %"w%start1.7"
	%54 = add nsw i64 %52, %53
	%55 = sub nsw i64 %54, 1
	%56 = icmp slt i64 6, %55
	%57 = select i1 %56, i64 6, i64 %55
	%58 = load i64, i64* %"u%block2.4"
	%59 = load i64, i64* %"u%start2.3"
	%60 = add nsw i64 %58, %59
	%61 = sub nsw i64 %60, 1
	%62 = icmp slt i64 %57, %61
	%63 = select i1 %62, i64 %57, i64 %61
	%64 = load i64, i64* %"u%block2.4"
	%65 = load i64, i64* %W2.12
	%66 = add nsw i64 %64, %65
	%67 = sub nsw i64 %66, 1
	%68 = icmp slt i64 %63, %67
	%69 = select i1 %68, i64 %63, i64 %67
	%70 = icmp sgt i64 %51, %69
	br i1 %70, label %none.16, label %next.19

next.19:
	%71 = getelementptr i64, i64* %lo, i64 1
	store i64 %51, i64* %71
	%72 = getelementptr i64, i64* %hi, i64 1
	store i64 %69, i64* %72
	%73 = load i64, i64* %"w%start2.9"
	%74 = load i64, i64* %"u%start3.5"
	%75 = icmp sgt i64 %73, %74
	%76 = select i1 %75, i64 %73, i64 %74
	%77 = load i64, i64* %W3.13
	%78 = icmp sgt i64 %76, %77
	%79 = select i1 %78, i64 %76, i64 %77
	%80 = load i64, i64* %"w%block2.10"
	%81 = load i64, i64* %"w%start2.9"
	%82 = add nsw i64 %80, %81
	%83 = sub nsw i64 %82, 1
	%84 = icmp slt i64 5, %83
	%85 = select i1 %84, i64 5, i64 %83
	%86 = load i64, i64* %"u%block3.6"
	%87 = load i64, i64* %"u%start3.5"
	%88 = add nsw i64 %86, %87
	%89 = sub nsw i64 %88, 1
	%90 = icmp slt i64 %85, %89
	%91 = select i1 %90, i64 %85, i64 %89
	%92 = load i64, i64* %"u%block3.6"
	%93 = load i64, i64* %W3.13
	%94 = add nsw i64 %92, %93
	%95 = sub nsw i64 %94, 1
	%96 = icmp slt i64 %91, %95
	%97 = select i1 %96, i64 %91, i64 %95
	%98 = icmp sgt i64 %79, %97
	br i1 %98, label %none.16, label %next.20

next.20:
	%99 = getelementptr i64, i64* %lo, i64 2
	store i64 %79, i64* %99
	%100 = getelementptr i64, i64* %hi, i64 2
	store i64 %97, i64* %100
	ret i32 1
}

define internal i32 @sections.15(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%"u%start3.5" = alloca i64
	%"u%block3.6" = alloca i64
	%"w%start1.7" = alloca i64
	%"w%block1.8" = alloca i64
	%"w%start2.9" = alloca i64
	%"w%block2.10" = alloca i64
	%W1.11 = alloca i64
	%W2.12 = alloca i64
	%W3.13 = alloca i64
	%W1_w.14 = alloca i64
	%W2_w.15 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 2
	%9 = load i64, i64* %8
	store i64 %9, i64* %"u%start3.5"
	%10 = getelementptr i64, i64* %recv, i64 9
	%11 = load i64, i64* %10
	store i64 %11, i64* %"u%block3.6"
	%12 = getelementptr i64, i64* %recv, i64 14
	%13 = load i64, i64* %12
	store i64 %13, i64* %"w%start1.7"
	%14 = getelementptr i64, i64* %recv, i64 21
	%15 = load i64, i64* %14
	store i64 %15, i64* %"w%block1.8"
	%16 = getelementptr i64, i64* %recv, i64 15
	%17 = load i64, i64* %16
	store i64 %17, i64* %"w%start2.9"
	%18 = getelementptr i64, i64* %recv, i64 22
	%19 = load i64, i64* %18
	store i64 %19, i64* %"w%block2.10"
	%20 = getelementptr i64, i64* %send, i64 0
	%21 = load i64, i64* %20
	store i64 %21, i64* %W1.11
	%22 = getelementptr i64, i64* %send, i64 1
	%23 = load i64, i64* %22
	store i64 %23, i64* %W2.12
	%24 = getelementptr i64, i64* %send, i64 2
	%25 = load i64, i64* %24
	store i64 %25, i64* %W3.13
	%26 = getelementptr i64, i64* %send, i64 14
	%27 = load i64, i64* %26
	store i64 %27, i64* %W1_w.14
	%28 = getelementptr i64, i64* %send, i64 15
	%29 = load i64, i64* %28
	store i64 %29, i64* %W2_w.15
	switch i32 %piece, label %none.16 [
		i32 0, label %piece.17
	]

none.16:
	ret i32 0

piece.17:
	%30 = load i64, i64* %W1.11
	%31 = icmp sgt i64 1, %30
	%32 = select i1 %31, i64 1, i64 %30
	%33 = load i64, i64* %"u%start1.1"
	%34 = sub nsw i64 %33, 1
	%35 = icmp slt i64 7, %34
	%36 = select i1 %35, i64 7, i64 %34
	%37 = load i64, i64* %"u%block1.2"
	%38 = load i64, i64* %W1.11
	%39 = add nsw i64 %37, %38
	%40 = sub nsw i64 %39, 1
	%41 = icmp slt i64 %36, %40
	%42 = select i1 %41, i64 %36, i64 %40
	%43 = icmp sgt i64 %32, %42
	br i1 %43, label %none.16, label %next.18

next.18:
	%44 = getelementptr i64, i64* %lo, i64 0
	store i64 %32, i64* %44
	%45 = getelementptr i64, i64* %hi, i64 0
	store i64 %42, i64* %45
	%46 = load i64, i64* %"w%start1.7"
	%47 = icmp sgt i64 1, %46
	%48 = select i1 %47, i64 1, i64 %46
	%49 = load i64, i64* %W2.12
	%50 = icmp sgt i64 %48, %49
	%51 = select i1 %50, i64 %48, i64 %49
	%52 = load i64, i64* %"w%block1.8"
	%53 = load i64, i64* %"w%start1.7"
	%54 = add nsw i64 %52, %53
	%55 = sub nsw i64 %54, 1
	%56 = icmp slt i64 6, %55
	%57 = select i1 %56, i64 6, i64 %55
	%58 = load i64, i64* %"u%start2.3"
	%59 = sub nsw i64 %58, 1
	%60 = icmp slt i64 %57, %59
	%61 = select i1 %60, i64 %57, i64 %59
	%62 = load i64, i64* %"u%block2.4"
	%63 = load i64, i64* %W2.12
	%64 = add nsw i64 %62, %63
	%65 = sub nsw i64 %64, 1
	%66 = icmp slt i64 %61, %65
	%67 = select i1 %66, i64 %61, i64 %65
	%68 = icmp sgt i64 %51, %67
	br i1 %68, label %none.16, label %next.19

next.19:
	%69 = getelementptr i64, i64* %lo, i64 1
	store i64 %51, i64* %69
	%70 = getelementptr i64, i64* %hi, i64 1
	store i64 %67, i64* %70
	%71 = load i64, i64* %"w%start2.9"
	%72 = load i64, i64* %"u%start3.5"
	%73 = icmp sgt i64 %71, %72
	%74 = select i1 %73, i64 %71, i64 %72
	%75 = load i64, i64* %W3.13
	%76 = icmp sgt i64 %74, %75
	%77 = select i1 %76, i64 %74, i64 %75
	%78 = load i64, i64* %"w%block2.10"
	%79 = load i64, i64* %"w%start2.9"
	%80 = add nsw i64 %78, %79
	%81 = sub nsw i64 %80, 1
	%82 = icmp slt i64 5, %81
	%83 = select i1 %82, i64 5, i64 %81
	%84 = load i64, i64* %"u%block3.6"
	%85 = load i64, i64* %"u%start3.5"
	%86 = add nsw i64 %84, %85
	%87 = sub nsw i64 %86, 1
	%88 = icmp slt i64 %83, %87
	%89 = select i1 %88, i64 %83, i64 %87
	%90 = load i64, i64* %"u%block3.6"
	%91 = load i64, i64* %W3.13
	%92 = add nsw i64 %90, %91
	%93 = sub nsw i64 %92, 1
	%94 = icmp slt i64 %89, %93
	%95 = select i1 %94, i64 %89, i64 %93
	%96 = icmp sgt i64 %77, %95
	br i1 %96, label %none.16, label %next.20

next.20:
	%97 = getelementptr i64, i64* %lo, i64 2
	store i64 %77, i64* %97
	%98 = getelementptr i64, i64* %hi, i64 2
	store i64 %95, i64* %98
	ret i32 1
}

define internal i32 @sections.16(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%"u%start3.5" = alloca i64
	%"u%block3.6" = alloca i64
	%"w%start1.7" = alloca i64
	%"w%block1.8" = alloca i64
	%"w%start2.9" = alloca i64
	%"w%block2.10" = alloca i64
	%W1.11 = alloca i64
	%W2.12 = alloca i64
	%W3.13 = alloca i64
	%W1_w.14 = alloca i64
	%W2_w.15 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 2
	%9 = load i64, i64* %8
	store i64 %9, i64* %"u%start3.5"
	%10 = getelementptr i64, i64* %recv, i64 9
	%11 = load i64, i64* %10
	store i64 %11, i64* %"u%block3.6"
	%12 = getelementptr i64, i64* %recv, i64 14
	%13 = load i64, i64* %12
	store i64 %13, i64* %"w%start1.7"
	%14 = getelementptr i64, i64* %recv, i64 21
	%15 = load i64, i64* %14
	store i64 %15, i64* %"w%block1.8"
	%16 = getelementptr i64, i64* %recv, i64 15
	%17 = load i64, i64* %16
	store i64 %17, i64* %"w%start2.9"
	%18 = getelementptr i64, i64* %recv, i64 22
	%19 = load i64, i64* %18
	store i64 %19, i64* %"w%block2.10"
	%20 = getelementptr i64, i64* %send, i64 0
	%21 = load i64, i64* %20
	store i64 %21, i64* %W1.11
	%22 = getelementptr i64, i64* %send, i64 1
	%23 = load i64, i64* %22
	store i64 %23, i64* %W2.12
	%24 = getelementptr i64, i64* %send, i64 2
	%25 = load i64, i64* %24
	store i64 %25, i64* %W3.13
	%26 = getelementptr i64, i64* %send, i64 14
	%27 = load i64, i64* %26
	store i64 %27, i64* %W1_w.14
	%28 = getelementptr i64, i64* %send, i64 15
	%29 = load i64, i64* %28
	store i64 %29, i64* %W2_w.15
	switch i32 %piece, label %none.16 [
		i32 0, label %piece.17
	]

none.16:
	ret i32 0

piece.17:
	%30 = load i64, i64* %W1.11
	%31 = icmp sgt i64 1, %30
	%32 = select i1 %31, i64 1, i64 %30
	%33 = load i64, i64* %"u%start1.1"
	%34 = sub nsw i64 %33, 1
	%35 = icmp slt i64 7, %34
	%36 = select i1 %35, i64 7, i64 %34
	%37 = load i64, i64* %"u%block1.2"
	%38 = load i64, i64* %W1.11
	%39 = add nsw i64 %37, %38
	%40 = sub nsw i64 %39, 1
	%41 = icmp slt i64 %36, %40
	%42 = select i1 %41, i64 %36, i64 %40
	%43 = icmp sgt i64 %32, %42
	br i1 %43, label %none.16, label %next.18

next.18:
	%44 = getelementptr i64, i64* %lo, i64 0
	store i64 %32, i64* %44
	%45 = getelementptr i64, i64* %hi, i64 0
	store i64 %42, i64* %45
	%46 = load i64, i64* %"w%start1.7"
	%47 = load i64, i64* %"u%start2.3"
	%48 = icmp sgt i64 %46, %47
	%49 = select i1 %48, i64 %46, i64 %47
	%50 = load i64, i64* %W2.12
	%51 = icmp sgt i64 %49, %50
	%52 = select i1 %51, i64 %49, i64 %50
	%53 = load i64, i64* %"w%block1.8"
	%54 = load i64, i64* %"w%start1.7"
	%55 = add nsw i64 %53, %54
	%56 = sub nsw i64 %55, 1
	%57 = icmp slt i64 6, %56
	%58 = select i1 %57, i64 6, i64 %56
	%59 = load i64, i64* %"u%block2.4"
	%60 = load i64, i64* %"u%start2.3"
	%61 = add nsw i64 %59, %60
	%62 = sub nsw i64 %61, 1
	%63 = icmp slt i64 %58, %62
	%64 = select i1 %63, i64 %58, i64 %62
	%65 = load i64, i64* %"u%block2.4"
	%66 = load i64, i64* %W2.12
	%67 = add nsw i64 %65, %66
	%68 = sub nsw i64 %67, 1
	%69 = icmp slt i64 %64, %68
	%70 = select i1 %69, i64 %64, i64 %68
	%71 = icmp sgt i64 %52, %70
	br i1 %71, label %none.16, label %next.19

next.19:
	%72 = getelementptr i64, i64* %lo, i64 1
	store i64 %52, i64* %72
	%73 = getelementptr i64, i64* %hi, i64 1
	store i64 %70, i64* %73
	%74 = load i64, i64* %"w%start2.9"
	%75 = icmp sgt i64 1, %74
	%76 = select i1 %75, i64 1, i64 %74
	%77 = load i64, i64* %W3.13
	%78 = icmp sgt i64 %76, %77
	%79 = select i1 %78, i64 %76, i64 %77
	%80 = load i64, i64* %"w%block2.10"
	%81 = load i64, i64* %"w%start2.9"
	%82 = add nsw i64 %80, %81
	%83 = sub nsw i64 %82, 1
	%84 = icmp slt i64 5, %83
	%85 = select i1 %84, i64 5, i64 %83
	%86 = load i64, i64* %"u%start3.5"
	%87 = sub nsw i64 %86, 1
	%88 = icmp slt i64 %85, %87
	%89 = select i1 %88, i64 %85, i64 %87
	%90 = load i64, i64* %"u%block3.6"
	%91 = load i64, i64* %W3.13
	%92 = add nsw i64 %90, %91
	%93 = sub nsw i64 %92, 1
	%94 = icmp slt i64 %89, %93
	%95 = select i1 %94, i64 %89, i64 %93
	%96 = icmp sgt i64 %79, %95
	br i1 %96, label %none.16, label %next.20

next.20:
	%97 = getelementptr i64, i64* %lo, i64 2
	store i64 %79, i64* %97
	%98 = getelementptr i64, i64* %hi, i64 2
	store i64 %95, i64* %98
	ret i32 1
}

define internal i32 @sections.17(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%"u%start3.5" = alloca i64
	%"u%block3.6" = alloca i64
	%"w%start1.7" = alloca i64
	%"w%block1.8" = alloca i64
	%"w%start2.9" = alloca i64
	%"w%block2.10" = alloca i64
	%W1.11 = alloca i64
	%W2.12 = alloca i64
	%W3.13 = alloca i64
	%W1_w.14 = alloca i64
	%W2_w.15 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 2
	%9 = load i64, i64* %8
	store i64 %9, i64* %"u%start3.5"
	%10 = getelementptr i64, i64* %recv, i64 9
	%11 = load i64, i64* %10
	store i64 %11, i64* %"u%block3.6"
	%12 = getelementptr i64, i64* %recv, i64 14
	%13 = load i64, i64* %12
	store i64 %13, i64* %"w%start1.7"
	%14 = getelementptr i64, i64* %recv, i64 21
	%15 = load i64, i64* %14
	store i64 %15, i64* %"w%block1.8"
	%16 = getelementptr i64, i64* %recv, i64 15
	%17 = load i64, i64* %16
	store i64 %17, i64* %"w%start2.9"
	%18 = getelementptr i64, i64* %recv, i64 22
	%19 = load i64, i64* %18
	store i64 %19, i64* %"w%block2.10"
	%20 = getelementptr i64, i64* %send, i64 0
	%21 = load i64, i64* %20
	store i64 %21, i64* %W1.11
	%22 = getelementptr i64, i64* %send, i64 1
	%23 = load i64, i64* %22
	store i64 %23, i64* %W2.12
	%24 = getelementptr i64, i64* %send, i64 2
	%25 = load i64, i64* %24
	store i64 %25, i64* %W3.13
	%26 = getelementptr i64, i64* %send, i64 14
	%27 = load i64, i64* %26
	store i64 %27, i64* %W1_w.14
	%28 = getelementptr i64, i64* %send, i64 15
	%29 = load i64, i64* %28
	store i64 %29, i64* %W2_w.15
	switch i32 %piece, label %none.16 [
		i32 0, label %piece.17
	]

none.16:
	ret i32 0

piece.17:
	%30 = load i64, i64* %W1.11
	%31 = icmp sgt i64 1, %30
	%32 = select i1 %31, i64 1, i64 %30
	%33 = load i64, i64* %"u%start1.1"
	%34 = sub nsw i64 %33, 1
	%35 = icmp slt i64 7, %34
	%36 = select i1 %35, i64 7, i64 %34
	%37 = load i64, i64* %"u%block1.2"
	%38 = load i64, i64* %W1.11
	%39 = add nsw i64 %37, %38
	%40 = sub nsw i64 %39, 1
	%41 = icmp slt i64 %36, %40
	%42 = select i1 %41, i64 %36, i64 %40
	%43 = icmp sgt i64 %32, %42
	br i1 %43, label %none.16, label %next.18

next.18:
	%44 = getelementptr i64, i64* %lo, i64 0
	store i64 %32, i64* %44
	%45 = getelementptr i64, i64* %hi, i64 0
	store i64 %42, i64* %45
	%46 = load i64, i64* %"w%start1.7"
	%47 = load i64, i64* %"u%start2.3"
	%48 = icmp sgt i64 %46, %47
	%49 = select i1 %48, i64 %46, i64 %47
	%50 = load i64, i64* %W2.12
	%51 = icmp sgt i64 %49, %50
	%52 = select i1 %51, i64 %49, i64 %50
	%53 = load i64, i64* %"w%block1.8"
	%54 = load i64, i64* %"w%start1.7"
	%55 = add nsw i64 %53, %54
	%56 = sub nsw i64 %55, 1
	%57 = icmp slt i64 6, %56
	%58 = select i1 %57, i64 6, i64 %56
	%59 = load i64, i64* %"u%block2.4"
	%60 = load i64, i64* %"u%start2.3"
	%61 = add nsw i64 %59, %60
	%62 = sub nsw i64 %61, 1
	%63 = icmp slt i64 %58, %62
	%64 = select i1 %63, i64 %58, i64 %62
	%65 = load i64, i64* %"u%block2.4"
	%66 = load i64, i64* %W2.12
	%67 = add nsw i64 %65, %66
	%68 = sub nsw i64 %67, 1
	%69 = icmp slt i64 %64, %68
	%70 = select i1 %69, i64 %64, i64 %68
	%71 = icmp sgt i64 %52, %70
	br i1 %71, label %none.16, label %next.19

next.19:
	%72 = getelementptr i64, i64* %lo, i64 1
	store i64 %52, i64* %72
	%73 = getelementptr i64, i64* %hi, i64 1
	store i64 %70, i64* %73
	%74 = load i64, i64* %"w%start2.9"
	%75 = load i64, i64* %"u%block3.6"
	%76 = load i64, i64* %"u%start3.5"
	%77 = add nsw i64 %75, %76
	%78 = icmp sgt i64 %74, %77
	%79 = select i1 %78, i64 %74, i64 %77
	%80 = load i64, i64* %W3.13
	%81 = icmp sgt i64 %79, %80
	%82 = select i1 %81, i64 %79, i64 %80
	%83 = load i64, i64* %"w%block2.10"
	%84 = load i64, i64* %"w%start2.9"
	%85 = add nsw i64 %83, %84
	%86 = sub nsw i64 %85, 1
	%87 = icmp slt i64 5, %86
	%88 = select i1 %87, i64 5, i64 %86
	%89 = load i64, i64* %"u%block3.6"
	%90 = load i64, i64* %W3.13
	%91 = add nsw i64 %89, %90
	%92 = sub nsw i64 %91, 1
	%93 = icmp slt i64 %88, %92
	%94 = select i1 %93, i64 %88, i64 %92
	%95 = icmp sgt i64 %82, %94
	br i1 %95, label %none.16, label %next.20

next.20:
	%96 = getelementptr i64, i64* %lo, i64 2
	store i64 %82, i64* %96
	%97 = getelementptr i64, i64* %hi, i64 2
	store i64 %94, i64* %97
	ret i32 1
}

define internal i32 @sections.18(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%"u%start3.5" = alloca i64
	%"u%block3.6" = alloca i64
	%"w%start1.7" = alloca i64
	%"w%block1.8" = alloca i64
	%"w%start2.9" = alloca i64
	%"w%block2.10" = alloca i64
	%W1.11 = alloca i64
	%W2.12 = alloca i64
	%W3.13 = alloca i64
	%W1_w.14 = alloca i64
	%W2_w.15 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 2
	%9 = load i64, i64* %8
	store i64 %9, i64* %"u%start3.5"
	%10 = getelementptr i64, i64* %recv, i64 9
	%11 = load i64, i64* %10
	store i64 %11, i64* %"u%block3.6"
	%12 = getelementptr i64, i64* %recv, i64 14
	%13 = load i64, i64* %12
	store i64 %13, i64* %"w%start1.7"
	%14 = getelementptr i64, i64* %recv, i64 21
	%15 = load i64, i64* %14
	store i64 %15, i64* %"w%block1.8"
	%16 = getelementptr i64, i64* %recv, i64 15
	%17 = load i64, i64* %16
	store i64 %17, i64* %"w%start2.9"
	%18 = getelementptr i64, i64* %recv, i64 22
	%19 = load i64, i64* %18
	store i64 %19, i64* %"w%block2.10"
	%20 = getelementptr i64, i64* %send, i64 0
	%21 = load i64, i64* %20
	store i64 %21, i64* %W1.11
	%22 = getelementptr i64, i64* %send, i64 1
	%23 = load i64, i64* %22
	store i64 %23, i64* %W2.12
	%24 = getelementptr i64, i64* %send, i64 2
	%25 = load i64, i64* %24
	store i64 %25, i64* %W3.13
	%26 = getelementptr i64, i64* %send, i64 14
	%27 = load i64, i64* %26
	store i64 %27, i64* %W1_w.14
	%28 = getelementptr i64, i64* %send, i64 15
	%29 = load i64, i64* %28
	store i64 %29, i64* %W2_w.15
	switch i32 %piece, label %none.16 [
		i32 0, label %piece.17
	]

none.16:
	ret i32 0

piece.17:
	%30 = load i64, i64* %W1.11
	%31 = icmp sgt i64 1, %30
	%32 = select i1 %31, i64 1, i64 %30
	%33 = load i64, i64* %"u%start1.1"
	%34 = sub nsw i64 %33, 1
	%35 = icmp slt i64 7, %34
	%36 = select i1 %35, i64 7, i64 %34
	%37 = load i64, i64* %"u%block1.2"
	%38 = load i64, i64* %W1.11
	%39 = add nsw i64 %37, %38
	%40 = sub nsw i64 %39, 1
	%41 = icmp slt i64 %36, %40
	%42 = select i1 %41, i64 %36, i64 %40
	%43 = icmp sgt i64 %32, %42
	br i1 %43, label %none.16, label %next.18

next.18:
	%44 = getelementptr i64, i64* %lo, i64 0
	store i64 %32, i64* %44
	%45 = getelementptr i64, i64* %hi, i64 0
	store i64 %42, i64* %45
	%46 = load i64, i64* %"w%start1.7"
	%47 = load i64, i64* %"u%block2.4"
	%48 = load i64, i64* %"u%start2.3"
	%49 = add nsw i64 %47, %48
	%50 = icmp sgt i64 %46, %49
	%51 = select i1 %50, i64 %46, i64 %49
	%52 = load i64, i64* %W2.12
	%53 = icmp sgt i64 %51, %52
	%54 = select i1 %53, i64 %51, i64 %52
	%55 = load i64, i64* %"w%block1.8"
	%56 = load i64, i64* %"w%start1.7"
	%57 = add nsw i64 %55, %56
	%58 = sub nsw i64 %57, 1
	%59 = icmp slt i64 6, %58
	%60 = select i1 %59, i64 6, i64 %58
	%61 = load i64, i64* %"u%block2.4"
	%62 = load i64, i64* %W2.12
	%63 = add nsw i64 %61, %62
	%64 = sub nsw i64 %63, 1
	%65 = icmp slt i64 %60, %64
	%66 = select i1 %65, i64 %60, i64 %64
	%67 = icmp sgt i64 %54, %66
	br i1 %67, label %none.16, label %next.19

next.19:
	%68 = getelementptr i64, i64* %lo, i64 1
	store i64 %54, i64* %68
	%69 = getelementptr i64, i64* %hi, i64 1
	store i64 %66, i64* %69
	%70 = load i64, i64* %"w%start2.9"
	%71 = load i64, i64* %"u%start3.5"
	%72 = icmp sgt i64 %70, %71
	%73 = select i1 %72, i64 %70, i64 %71
	%74 = load i64, i64* %W3.13
	%75 = icmp sgt i64 %73, %74
	%76 = select i1 %75, i64 %73, i64 %74
	%77 = load i64, i64* %"w%block2.10"
	%78 = load i64, i64* %"w%start2.9"
	%79 = add nsw i64 %77, %78
	%80 = sub nsw i64 %79, 1
	%81 = icmp slt i64 5, %80
	%82 = select i1 %81, i64 5, i64 %80
	%83 = load i64, i64* %"u%block3.6"
	%84 = load i64, i64* %"u%start3.5"
	%85 = add nsw i64 %83, %84
	%86 = sub nsw i64 %85, 1
	%87 = icmp slt i64 %82, %86
	%88 = select i1 %87, i64 %82, i64 %86
	%89 = load i64, i64* %"u%block3.6"
	%90 = load i64, i64* %W3.13
	%91 = add nsw i64 %89, %90
	%92 = sub nsw i64 %91, 1
	%93 = icmp slt i64 %88, %92
	%94 = select i1 %93, i64 %88, i64 %92
	%95 = icmp sgt i64 %76, %94
	br i1 %95, label %none.16, label %next.20

next.20:
	%96 = getelementptr i64, i64* %lo, i64 2
	store i64 %76, i64* %96
	%97 = getelementptr i64, i64* %hi, i64 2
	store i64 %94, i64* %97
	ret i32 1
}

define internal i32 @sections.19(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%"u%start3.5" = alloca i64
	%"u%block3.6" = alloca i64
	%"w%start1.7" = alloca i64
	%"w%block1.8" = alloca i64
	%"w%start2.9" = alloca i64
	%"w%block2.10" = alloca i64
	%W1.11 = alloca i64
	%W2.12 = alloca i64
	%W3.13 = alloca i64
	%W1_w.14 = alloca i64
	%W2_w.15 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 2
	%9 = load i64, i64* %8
	store i64 %9, i64* %"u%start3.5"
	%10 = getelementptr i64, i64* %recv, i64 9
	%11 = load i64, i64* %10
	store i64 %11, i64* %"u%block3.6"
	%12 = getelementptr i64, i64* %recv, i64 14
	%13 = load i64, i64* %12
	store i64 %13, i64* %"w%start1.7"
	%14 = getelementptr i64, i64* %recv, i64 21
	%15 = load i64, i64* %14
	store i64 %15, i64* %"w%block1.8"
	%16 = getelementptr i64, i64* %recv, i64 15
	%17 = load i64, i64* %16
	store i64 %17, i64* %"w%start2.9"
	%18 = getelementptr i64, i64* %recv, i64 22
	%19 = load i64, i64* %18
	store i64 %19, i64* %"w%block2.10"
	%20 = getelementptr i64, i64* %send, i64 0
	%21 = load i64, i64* %20
	store i64 %21, i64* %W1.11
	%22 = getelementptr i64, i64* %send, i64 1
	%23 = load i64, i64* %22
	store i64 %23, i64* %W2.12
	%24 = getelementptr i64, i64* %send, i64 2
	%25 = load i64, i64* %24
	store i64 %25, i64* %W3.13
	%26 = getelementptr i64, i64* %send, i64 14
	%27 = load i64, i64* %26
	store i64 %27, i64* %W1_w.14
	%28 = getelementptr i64, i64* %send, i64 15
	%29 = load i64, i64* %28
	store i64 %29, i64* %W2_w.15
	switch i32 %piece, label %none.16 [
		i32 0, label %piece.17
	]

none.16:
	ret i32 0

piece.17:
	%30 = load i64, i64* %"u%start1.1"
	%31 = load i64, i64* %W1.11
	%32 = icmp sgt i64 %30, %31
	%33 = select i1 %32, i64 %30, i64 %31
	%34 = load i64, i64* %"u%block1.2"
	%35 = load i64, i64* %"u%start1.1"
	%36 = add nsw i64 %34, %35
	%37 = sub nsw i64 %36, 1
	%38 = icmp slt i64 7, %37
	%39 = select i1 %38, i64 7, i64 %37
	%40 = load i64, i64* %"u%block1.2"
	%41 = load i64, i64* %W1.11
	%42 = add nsw i64 %40, %41
	%43 = sub nsw i64 %42, 1
	%44 = icmp slt i64 %39, %43
	%45 = select i1 %44, i64 %39, i64 %43
	%46 = icmp sgt i64 %33, %45
	br i1 %46, label %none.16, label %next.18

next.18:
	%47 = getelementptr i64, i64* %lo, i64 0
	store i64 %33, i64* %47
	%48 = getelementptr i64, i64* %hi, i64 0
	store i64 %45, i64* %48
	%49 = load i64, i64* %"w%start1.7"
	%50 = icmp sgt i64 1, %49
	%51 = select i1 %50, i64 1, i64 %49
	%52 = load i64, i64* %W2.12
	%53 = icmp sgt i64 %51, %52
	%54 = select i1 %53, i64 %51, i64 %52
	%55 = load i64, i64* %"w%block1.8"
	%56 = load i64, i64* %"w%start1.7"
	%57 = add nsw i64 %55, %56
	%58 = sub nsw i64 %57, 1
	%59 = icmp slt i64 6, %58
	%60 = select i1 %59, i64 6, i64 %58
	%61 = load i64, i64* %"u%start2.3"
	%62 = sub nsw i64 %61, 1
	%63 = icmp slt i64 %60, %62
	%64 = select i1 %63, i64 %60, i64 %62
	%65 = load i64, i64* %"u%block2.4"
	%66 = load i64, i64* %W2.12
	%67 = add nsw i64 %65, %66
	%68 = sub nsw i64 %67, 1
	%69 = icmp slt i64 %64, %68
	%70 = select i1 %69, i64 %64, i64 %68
	%71 = icmp sgt i64 %54, %70
	br i1 %71, label %none.16, label %next.19

next.19:
	%72 = getelementptr i64, i64* %lo, i64 1
	store i64 %54, i64* %72
	%73 = getelementptr i64, i64* %hi, i64 1
	store i64 %70, i64* %73
	%74 = load i64, i64* %"w%start2.9"
	%75 = icmp sgt i64 1, %74
	%76 = select i1 %75, i64 1, i64 %74
	%77 = load i64, i64* %W3.13
	%78 = icmp sgt i64 %76, %77
	%79 = select i1 %78, i64 %76, i64 %77
	%80 = load i64, i64* %"w%block2.10"
	%81 = load i64, i64* %"w%start2.9"
	%82 = add nsw i64 %80, %81
	%83 = sub nsw i64 %82, 1
	%84 = icmp slt i64 5, %83
	%85 = select i1 %84, i64 5, i64 %83
	%86 = load i64, i64* %"u%start3.5"
	%87 = sub nsw i64 %86, 1
	%88 = icmp slt i64 %85, %87
	%89 = select i1 %88, i64 %85, i64 %87
	%90 = load i64, i64* %"u%block3.6"
	%91 = load i64, i64* %W3.13
	%92 = add nsw i64 %90, %91
	%93 = sub nsw i64 %92, 1
	%94 = icmp slt i64 %89, %93
	%95 = select i1 %94, i64 %89, i64 %93
	%96 = icmp sgt i64 %79, %95
	br i1 %96, label %none.16, label %next.20

next.20:
	%97 = getelementptr i64, i64* %lo, i64 2
	store i64 %79, i64* %97
	%98 = getelementptr i64, i64* %hi, i64 2
	store i64 %95, i64* %98
	ret i32 1
}

define internal i32 @sections.20(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%"u%start3.5" = alloca i64
	%"u%block3.6" = alloca i64
	%"w%start1.7" = alloca i64
	%"w%block1.8" = alloca i64
	%"w%start2.9" = alloca i64
	%"w%block2.10" = alloca i64
	%W1.11 = alloca i64
	%W2.12 = alloca i64
	%W3.13 = alloca i64
	%W1_w.14 = alloca i64
	%W2_w.15 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 2
	%9 = load i64, i64* %8
	store i64 %9, i64* %"u%start3.5"
	%10 = getelementptr i64, i64* %recv, i64 9
	%11 = load i64, i64* %10
	store i64 %11, i64* %"u%block3.6"
	%12 = getelementptr i64, i64* %recv, i64 14
	%13 = load i64, i64* %12
	store i64 %13, i64* %"w%start1.7"
	%14 = getelementptr i64, i64* %recv, i64 21
	%15 = load i64, i64* %14
	store i64 %15, i64* %"w%block1.8"
	%16 = getelementptr i64, i64* %recv, i64 15
	%17 = load i64, i64* %16
	store i64 %17, i64* %"w%start2.9"
	%18 = getelementptr i64, i64* %recv, i64 22
	%19 = load i64, i64* %18
	store i64 %19, i64* %"w%block2.10"
	%20 = getelementptr i64, i64* %send, i64 0
	%21 = load i64, i64* %20
	store i64 %21, i64* %W1.11
	%22 = getelementptr i64, i64* %send, i64 1
	%23 = load i64, i64* %22
	store i64 %23, i64* %W2.12
	%24 = getelementptr i64, i64* %send, i64 2
	%25 = load i64, i64* %24
	store i64 %25, i64* %W3.13
	%26 = getelementptr i64, i64* %send, i64 14
	%27 = load i64, i64* %26
	store i64 %27, i64* %W1_w.14
	%28 = getelementptr i64, i64* %send, i64 15
	%29 = load i64, i64* %28
	store i64 %29, i64* %W2_w.15
	switch i32 %piece, label %none.16 [
		i32 0, label %piece.17
	]

none.16:
	ret i32 0

piece.17:
	%30 = load i64, i64* %"u%start1.1"
	%31 = load i64, i64* %W1.11
	%32 = icmp sgt i64 %30, %31
	%33 = select i1 %32, i64 %30, i64 %31
	%34 = load i64, i64* %"u%block1.2"
	%35 = load i64, i64* %"u%start1.1"
	%36 = add nsw i64 %34, %35
	%37 = sub nsw i64 %36, 1
	%38 = icmp slt i64 7, %37
	%39 = select i1 %38, i64 7, i64 %37
	%40 = load i64, i64* %"u%block1.2"
	%41 = load i64, i64* %W1.11
	%42 = add nsw i64 %40, %41
	%43 = sub nsw i64 %42, 1
	%44 = icmp slt i64 %39, %43
	%45 = select i1 %44, i64 %39, i64 %43
	%46 = icmp sgt i64 %33, %45
	br i1 %46, label %none.16, label %next.18

next.18:
	%47 = getelementptr i64, i64* %lo, i64 0
	store i64 %33, i64* %47
	%48 = getelementptr i64, i64* %hi, i64 0
	store i64 %45, i64* %48
	%49 = load i64, i64* %"w%start1.7"
	%50 = icmp sgt i64 1, %49
	%51 = select i1 %50, i64 1, i64 %49
	%52 = load i64, i64* %W2.12
	%53 = icmp sgt i64 %51, %52
	%54 = select i1 %53, i64 %51, i64 %52
	%55 = load i64, i64* %"w%block1.8"
	%56 = load i64, i64* %"w%start1.7"
	%57 = add nsw i64 %55, %56
	%58 = sub nsw i64 %57, 1
	%59 = icmp slt i64 6, %58
	%60 = select i1 %59, i64 6, i64 %58
	%61 = load i64, i64* %"u%start2.3"
	%62 = sub nsw i64 %61, 1
	%63 = icmp slt i64 %60, %62
	%64 = select i1 %63, i64 %60, i64 %62
	%65 = load i64, i64* %"u%block2.4"
	%66 = load i64, i64* %W2.12
	%67 = add nsw i64 %65, %66
	%68 = sub nsw i64 %67, 1
	%69 = icmp slt i64 %64, %68
	%70 = select i1 %69, i64 %64, i64 %68
	%71 = icmp sgt i64 %54, %70
	br i1 %71, label %none.16, label %next.19

next.19:
	%72 = getelementptr i64, i64* %lo, i64 1
	store i64 %54, i64* %72
	%73 = getelementptr i64, i64* %hi, i64 1
	store i64 %70, i64* %73
	%74 = load i64, i64* %"w%start2.9"
	%75 = load i64, i64* %"u%block3.6"
	%76 = load i64, i64* %"u%start3.5"
	%77 = add nsw i64 %75, %76
	%78 = icmp sgt i64 %74, %77
	%79 = select i1 %78, i64 %74, i64 %77
	%80 = load i64, i64* %W3.13
	%81 = icmp sgt i64 %79, %80
	%82 = select i1 %81, i64 %79, i64 %80
	%83 = load i64, i64* %"w%block2.10"
	%84 = load i64, i64* %"w%start2.9"
	%85 = add nsw i64 %83, %84
	%86 = sub nsw i64 %85, 1
	%87 = icmp slt i64 5, %86
	%88 = select i1 %87, i64 5, i64 %86
	%89 = load i64, i64* %"u%block3.6"
	%90 = load i64, i64* %W3.13
	%91 = add nsw i64 %89, %90
	%92 = sub nsw i64 %91, 1
	%93 = icmp slt i64 %88, %92
	%94 = select i1 %93, i64 %88, i64 %92
	%95 = icmp sgt i64 %82, %94
	br i1 %95, label %none.16, label %next.20

next.20:
	%96 = getelementptr i64, i64* %lo, i64 2
	store i64 %82, i64* %96
	%97 = getelementptr i64, i64* %hi, i64 2
	store i64 %94, i64* %97
	ret i32 1
}

define internal i32 @sections.21(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%"u%start3.5" = alloca i64
	%"u%block3.6" = alloca i64
	%"w%start1.7" = alloca i64
	%"w%block1.8" = alloca i64
	%"w%start2.9" = alloca i64
	%"w%block2.10" = alloca i64
	%W1.11 = alloca i64
	%W2.12 = alloca i64
	%W3.13 = alloca i64
	%W1_w.14 = alloca i64
	%W2_w.15 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 2
	%9 = load i64, i64* %8
	store i64 %9, i64* %"u%start3.5"
	%10 = getelementptr i64, i64* %recv, i64 9
	%11 = load i64, i64* %10
	store i64 %11, i64* %"u%block3.6"
	%12 = getelementptr i64, i64* %recv, i64 14
	%13 = load i64, i64* %12
	store i64 %13, i64* %"w%start1.7"
	%14 = getelementptr i64, i64* %recv, i64 21
	%15 = load i64, i64* %14
	store i64 %15, i64* %"w%block1.8"
	%16 = getelementptr i64, i64* %recv, i64 15
	%17 = load i64, i64* %16
	store i64 %17, i64* %"w%start2.9"
	%18 = getelementptr i64, i64* %recv, i64 22
	%19 = load i64, i64* %18
	store i64 %19, i64* %"w%block2.10"
	%20 = getelementptr i64, i64* %send, i64 0
	%21 = load i64, i64* %20
	store i64 %21, i64* %W1.11
	%22 = getelementptr i64, i64* %send, i64 1
	%23 = load i64, i64* %22
	store i64 %23, i64* %W2.12
	%24 = getelementptr i64, i64* %send, i64 2
	%25 = load i64, i64* %24
	store i64 %25, i64* %W3.13
	%26 = getelementptr i64, i64* %send, i64 14
	%27 = load i64, i64* %26
	store i64 %27, i64* %W1_w.14
	%28 = getelementptr i64, i64* %send, i64 15
	%29 = load i64, i64* %28
	store i64 %29, i64* %W2_w.15
	switch i32 %piece, label %none.16 [
		i32 0, label %piece.17
	]

none.16:
	ret i32 0

piece.17:
	%30 = load i64, i64* %"u%start1.1"
	%31 = load i64, i64* %W1.11
	%32 = icmp sgt i64 %30, %31
	%33 = select i1 %32, i64 %30, i64 %31
	%34 = load i64, i64* %"u%block1.2"
	%35 = load i64, i64* %"u%start1.1"
	%36 = add nsw i64 %34, %35
	%37 = sub nsw i64 %36, 1
	%38 = icmp slt i64 7, %37
	%39 = select i1 %38, i64 7, i64 %37
	%40 = load i64, i64* %"u%block1.2"
	%41 = load i64, i64* %W1.11
	%42 = add nsw i64 %40, %41
	%43 = sub nsw i64 %42, 1
	%44 = icmp slt i64 %39, %43
	%45 = select i1 %44, i64 %39, i64 %43
	%46 = icmp sgt i64 %33, %45
	br i1 %46, label %none.16, label %next.18

next.18:
	%47 = getelementptr i64, i64* %lo, i64 0
	store i64 %33, i64* %47
	%48 = getelementptr i64, i64* %hi, i64 0
	store i64 %45, i64* %48
	%49 = load i64, i64* %"w%start1.7"
	%50 = load i64, i64* %"u%block2.4"
	%51 = load i64, i64* %"u%start2.3"
	%52 = add nsw i64 %50, %51
	%53 = icmp sgt i64 %49, %52
	%54 = select i1 %53, i64 %49, i64 %52
	%55 = load i64, i64* %W2.12
	%56 = icmp sgt i64 %54, %55
	%57 = select i1 %56, i64 %54, i64 %55
	%58 = load i64, i64* %"w%block1.8"
	%59 = load i64, i64* %"w%start1.7"
	%60 = add nsw i64 %58, %59
	%61 = sub nsw i64 %60, 1
	%62 = icmp slt i64 6, %61
	%63 = select i1 %62, i64 6, i64 %61
	%64 = load i64, i64* %"u%block2.4"
	%65 = load i64, i64* %W2.12
	%66 = add nsw i64 %64, %65
	%67 = sub nsw i64 %66, 1
	%68 = icmp slt i64 %63, %67
	%69 = select i1 %68, i64 %63, i64 %67
	%70 = icmp sgt i64 %57, %69
	br i1 %70, label %none.16, label %next.19

next.19:
	%71 = getelementptr i64, i64* %lo, i64 1
	store i64 %57, i64* %71
	%72 = getelementptr i64, i64* %hi, i64 1
	store i64 %69, i64* %72
	%73 = load i64, i64* %"w%start2.9"
	%74 = icmp sgt i64 1, %73
	%75 = select i1 %74, i64 1, i64 %73
	%76 = load i64, i64* %W3.13
	%77 = icmp sgt i64 %75, %76
	%78 = select i1 %77, i64 %75, i64 %76
	%79 = load i64, i64* %"w%block2.10"
	%80 = load i64, i64* %"w%start2.9"
	%81 = add nsw i64 %79, %80
	%82 = sub nsw i64 %81, 1
	%83 = icmp slt i64 5, %82
	%84 = select i1 %83, i64 5, i64 %82
	%85 = load i64, i64* %"u%start3.5"
	%86 = sub nsw i64 %85, 1
	%87 = icmp slt i64 %84, %86
	%88 = select i1 %87, i64 %84, i64 %86
	%89 = load i64, i64* %"u%block3.6"
	%90 = load i64, i64* %W3.13
	%91 = add nsw i64 %89, %90
	%92 = sub nsw i64 %91, 1
	%93 = icmp slt i64 %88, %92
	%94 = select i1 %93, i64 %88, i64 %92
	%95 = icmp sgt i64 %78, %94
	br i1 %95, label %none.16, label %next.20

next.20:
	%96 = getelementptr i64, i64* %lo, i64 2
	store i64 %78, i64* %96
	%97 = getelementptr i64, i64* %hi, i64 2
	store i64 %94, i64* %97
	ret i32 1
}

define internal i32 @sections.22(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%"u%start3.5" = alloca i64
	%"u%block3.6" = alloca i64
	%"w%start1.7" = alloca i64
	%"w%block1.8" = alloca i64
	%"w%start2.9" = alloca i64
	%"w%block2.10" = alloca i64
	%W1.11 = alloca i64
	%W2.12 = alloca i64
	%W3.13 = alloca i64
	%W1_w.14 = alloca i64
	%W2_w.15 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 2
	%9 = load i64, i64* %8
	store i64 %9, i64* %"u%start3.5"
	%10 = getelementptr i64, i64* %recv, i64 9
	%11 = load i64, i64* %10
	store i64 %11, i64* %"u%block3.6"
	%12 = getelementptr i64, i64* %recv, i64 14
	%13 = load i64, i64* %12
	store i64 %13, i64* %"w%start1.7"
	%14 = getelementptr i64, i64* %recv, i64 21
	%15 = load i64, i64* %14
	store i64 %15, i64* %"w%block1.8"
	%16 = getelementptr i64, i64* %recv, i64 15
	%17 = load i64, i64* %16
	store i64 %17, i64* %"w%start2.9"
	%18 = getelementptr i64, i64* %recv, i64 22
	%19 = load i64, i64* %18
	store i64 %19, i64* %"w%block2.10"
	%20 = getelementptr i64, i64* %send, i64 0
	%21 = load i64, i64* %20
	store i64 %21, i64* %W1.11
	%22 = getelementptr i64, i64* %send, i64 1
	%23 = load i64, i64* %22
	store i64 %23, i64* %W2.12
	%24 = getelementptr i64, i64* %send, i64 2
	%25 = load i64, i64* %24
	store i64 %25, i64* %W3.13
	%26 = getelementptr i64, i64* %send, i64 14
	%27 = load i64, i64* %26
	store i64 %27, i64* %W1_w.14
	%28 = getelementptr i64, i64* %send, i64 15
	%29 = load i64, i64* %28
	store i64 %29, i64* %W2_w.15
	switch i32 %piece, label %none.16 [
		i32 0, label %piece.17
	]

none.16:
	ret i32 0

piece.17:
	%30 = load i64, i64* %"u%start1.1"
	%31 = load i64, i64* %W1.11
	%32 = icmp sgt i64 %30, %31
	%33 = select i1 %32, i64 %30, i64 %31
	%34 = load i64, i64* %"u%block1.2"
	%35 = load i64, i64* %"u%start1.1"
	%36 = add nsw i64 %34, %35
	%37 = sub nsw i64 %36, 1
	%38 = icmp slt i64 7, %37
	%39 = select i1 %38, i64 7, i64 %37
	%40 = load i64, i64* %"u%block1.2"
	%41 = load i64, i64* %W1.11
	%42 = add nsw i64 %40, %41
	%43 = sub nsw i64 %42, 1
	%44 = icmp slt i64 %39, %43
	%45 = select i1 %44, i64 %39, i64 %43
	%46 = icmp sgt i64 %33, %45
	br i1 %46, label %none.16, label %next.18

next.18:
	%47 = getelementptr i64, i64* %lo, i64 0
	store i64 %33, i64* %47
	%48 = getelementptr i64, i64* %hi, i64 0
	store i64 %45, i64* %48
	%49 = load i64, i64* %"w%start1.7"
	%50 = load i64, i64* %"u%block2.4"
	%51 = load i64, i64* %"u%start2.3"
	%52 = add nsw i64 %50, %51
	%53 = icmp sgt i64 %49, %52
	%54 = select i1 %53, i64 %49, i64 %52
	%55 = load i64, i64* %W2.12
	%56 = icmp sgt i64 %54, %55
	%57 = select i1 %56, i64 %54, i64 %55
	%58 = load i64, i64* %"w%block1.8"
	%59 = load i64, i64* %"w%start1.7"
	%60 = add nsw i64 %58, %59
	%61 = sub nsw i64 %60, 1
	%62 = icmp slt i64 6, %61
	%63 = select i1 %62, i64 6, i64 %61
	%64 = load i64, i64* %"u%block2.4"
	%65 = load i64, i64* %W2.12
	%66 = add nsw i64 %64, %65
	%67 = sub nsw i64 %66, 1
	%68 = icmp slt i64 %63, %67
	%69 = select i1 %68, i64 %63, i64 %67
	%70 = icmp sgt i64 %57, %69
	br i1 %70, label %none.16, label %next.19

next.19:
	%71 = getelementptr i64, i64* %lo, i64 1
	store i64 %57, i64* %71
	%72 = getelementptr i64, i64* %hi, i64 1
	store i64 %69, i64* %72
	%73 = load i64, i64* %"w%start2.9"
	%74 = load i64, i64* %"u%block3.6"
	%75 = load i64, i64* %"u%start3.5"
	%76 = add nsw i64 %74, %75
	%77 = icmp sgt i64 %73, %76
	%78 = select i1 %77, i64 %73, i64 %76
	%79 = load i64, i64* %W3.13
	%80 = icmp sgt i64 %78, %79
	%81 = select i1 %80, i64 %78, i64 %79
	%82 = load i64, i64* %"w%block2.10"
	%83 = load i64, i64* %"w%start2.9"
	%84 = add nsw i64 %82, %83
	%85 = sub nsw i64 %84, 1
	%86 = icmp slt i64 5, %85
	%87 = select i1 %86, i64 5, i64 %85
	%88 = load i64, i64* %"u%block3.6"
	%89 = load i64, i64* %W3.13
	%90 = add nsw i64 %88, %89
	%91 = sub nsw i64 %90, 1
	%92 = icmp slt i64 %87, %91
	%93 = select i1 %92, i64 %87, i64 %91
	%94 = icmp sgt i64 %81, %93
	br i1 %94, label %none.16, label %next.20

next.20:
	%95 = getelementptr i64, i64* %lo, i64 2
	store i64 %81, i64* %95
	%96 = getelementptr i64, i64* %hi, i64 2
	store i64 %93, i64* %96
	ret i32 1
}

define internal i32 @sections.23(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%"u%start3.5" = alloca i64
	%"u%block3.6" = alloca i64
	%"w%start1.7" = alloca i64
	%"w%block1.8" = alloca i64
	%"w%start2.9" = alloca i64
	%"w%block2.10" = alloca i64
	%W1.11 = alloca i64
	%W2.12 = alloca i64
	%W3.13 = alloca i64
	%W1_w.14 = alloca i64
	%W2_w.15 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 2
	%9 = load i64, i64* %8
	store i64 %9, i64* %"u%start3.5"
	%10 = getelementptr i64, i64* %recv, i64 9
	%11 = load i64, i64* %10
	store i64 %11, i64* %"u%block3.6"
	%12 = getelementptr i64, i64* %recv, i64 14
	%13 = load i64, i64* %12
	store i64 %13, i64* %"w%start1.7"
	%14 = getelementptr i64, i64* %recv, i64 21
	%15 = load i64, i64* %14
	store i64 %15, i64* %"w%block1.8"
	%16 = getelementptr i64, i64* %recv, i64 15
	%17 = load i64, i64* %16
	store i64 %17, i64* %"w%start2.9"
	%18 = getelementptr i64, i64* %recv, i64 22
	%19 = load i64, i64* %18
	store i64 %19, i64* %"w%block2.10"
	%20 = getelementptr i64, i64* %send, i64 0
	%21 = load i64, i64* %20
	store i64 %21, i64* %W1.11
	%22 = getelementptr i64, i64* %send, i64 1
	%23 = load i64, i64* %22
	store i64 %23, i64* %W2.12
	%24 = getelementptr i64, i64* %send, i64 2
	%25 = load i64, i64* %24
	store i64 %25, i64* %W3.13
	%26 = getelementptr i64, i64* %send, i64 14
	%27 = load i64, i64* %26
	store i64 %27, i64* %W1_w.14
	%28 = getelementptr i64, i64* %send, i64 15
	%29 = load i64, i64* %28
	store i64 %29, i64* %W2_w.15
	switch i32 %piece, label %none.16 [
		i32 0, label %piece.17
	]

none.16:
	ret i32 0

piece.17:
	%30 = load i64, i64* %"u%block1.2"
	%31 = load i64, i64* %"u%start1.1"
	%32 = add nsw i64 %30, %31
	%33 = load i64, i64* %W1.11
	%34 = icmp sgt i64 %32, %33
	%35 = select i1 %34, i64 %32, i64 %33
	%36 = load i64, i64* %"u%block1.2"
	%37 = load i64, i64* %W1.11
	%38 = add nsw i64 %36, %37
	%39 = sub nsw i64 %38, 1
	%40 = icmp slt i64 7, %39
	%41 = select i1 %40, i64 7, i64 %39
	%42 = icmp sgt i64 %35, %41
	br i1 %42, label %none.16, label %next.18

next.18:
	%43 = getelementptr i64, i64* %lo, i64 0
	store i64 %35, i64* %43
	%44 = getelementptr i64, i64* %hi, i64 0
	store i64 %41, i64* %44
	%45 = load i64, i64* %"w%start1.7"
	%46 = icmp sgt i64 1, %45
	%47 = select i1 %46, i64 1, i64 %45
	%48 = load i64, i64* %W2.12
	%49 = icmp sgt i64 %47, %48
	%50 = select i1 %49, i64 %47, i64 %48
	%51 = load i64, i64* %"w%block1.8"
	%52 = load i64, i64* %"w%start1.7"
	%53 = add nsw i64 %51, %52
	%54 = sub nsw i64 %53, 1
	%55 = icmp slt i64 6, %54
	%56 = select i1 %55, i64 6, i64 %54
	%57 = load i64, i64* %"u%start2.3"
	%58 = sub nsw i64 %57, 1
	%59 = icmp slt i64 %56, %58
	%60 = select i1 %59, i64 %56, i64 %58
	%61 = load i64, i64* %"u%block2.4"
	%62 = load i64, i64* %W2.12
	%63 = add nsw i64 %61, %62
	%64 = sub nsw i64 %63, 1
	%65 = icmp slt i64 %60, %64
	%66 = select i1 %65, i64 %60, i64 %64
	%67 = icmp sgt i64 %50, %66
	br i1 %67, label %none.16, label %next.19

next.19:
	%68 = getelementptr i64, i64* %lo, i64 1
	store i64 %50, i64* %68
	%69 = getelementptr i64, i64* %hi, i64 1
	store i64 %66, i64* %69
	%70 = load i64, i64* %"w%start2.9"
	%71 = load i64, i64* %"u%start3.5"
	%72 = icmp sgt i64 %70, %71
	%73 = select i1 %72, i64 %70, i64 %71
	%74 = load i64, i64* %W3.13
	%75 = icmp sgt i64 %73, %74
	%76 = select i1 %75, i64 %73, i64 %74
	%77 = load i64, i64* %"w%block2.10"
	%78 = load i64, i64* %"w%start2.9"
	%79 = add nsw i64 %77, %78
	%80 = sub nsw i64 %79, 1
	%81 = icmp slt i64 5, %80
	%82 = select i1 %81, i64 5, i64 %80
	%83 = load i64, i64* %"u%block3.6"
	%84 = load i64, i64* %"u%start3.5"
	%85 = add nsw i64 %83, %84
	%86 = sub nsw i64 %85, 1
	%87 = icmp slt i64 %82, %86
	%88 = select i1 %87, i64 %82, i64 %86
	%89 = load i64, i64* %"u%block3.6"
	%90 = load i64, i64* %W3.13
	%91 = add nsw i64 %89, %90
	%92 = sub nsw i64 %91, 1
	%93 = icmp slt i64 %88, %92
	%94 = select i1 %93, i64 %88, i64 %92
	%95 = icmp sgt i64 %76, %94
	br i1 %95, label %none.16, label %next.20

next.20:
	%96 = getelementptr i64, i64* %lo, i64 2
	store i64 %76, i64* %96
	%97 = getelementptr i64, i64* %hi, i64 2
	store i64 %94, i64* %97
	ret i32 1
}

define internal i32 @sections.24(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%"u%start3.5" = alloca i64
	%"u%block3.6" = alloca i64
	%"w%start1.7" = alloca i64
	%"w%block1.8" = alloca i64
	%"w%start2.9" = alloca i64
	%"w%block2.10" = alloca i64
	%W1.11 = alloca i64
	%W2.12 = alloca i64
	%W3.13 = alloca i64
	%W1_w.14 = alloca i64
	%W2_w.15 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 2
	%9 = load i64, i64* %8
	store i64 %9, i64* %"u%start3.5"
	%10 = getelementptr i64, i64* %recv, i64 9
	%11 = load i64, i64* %10
	store i64 %11, i64* %"u%block3.6"
	%12 = getelementptr i64, i64* %recv, i64 14
	%13 = load i64, i64* %12
	store i64 %13, i64* %"w%start1.7"
	%14 = getelementptr i64, i64* %recv, i64 21
	%15 = load i64, i64* %14
	store i64 %15, i64* %"w%block1.8"
	%16 = getelementptr i64, i64* %recv, i64 15
	%17 = load i64, i64* %16
	store i64 %17, i64* %"w%start2.9"
	%18 = getelementptr i64, i64* %recv, i64 22
	%19 = load i64, i64* %18
	store i64 %19, i64* %"w%block2.10"
	%20 = getelementptr i64, i64* %send, i64 0
	%21 = load i64, i64* %20
	store i64 %21, i64* %W1.11
	%22 = getelementptr i64, i64* %send, i64 1
	%23 = load i64, i64* %22
	store i64 %23, i64* %W2.12
	%24 = getelementptr i64, i64* %send, i64 2
	%25 = load i64, i64* %24
	store i64 %25, i64* %W3.13
	%26 = getelementptr i64, i64* %send, i64 14
	%27 = load i64, i64* %26
	store i64 %27, i64* %W1_w.14
	%28 = getelementptr i64, i64* %send, i64 15
	%29 = load i64, i64* %28
	store i64 %29, i64* %W2_w.15
	switch i32 %piece, label %none.16 [
		i32 0, label %piece.17
	]

none.16:
	ret i32 0

piece.17:
	%30 = load i64, i64* %"u%block1.2"
	%31 = load i64, i64* %"u%start1.1"
	%32 = add nsw i64 %30, %31
	%33 = load i64, i64* %W1.11
	%34 = icmp sgt i64 %32, %33
	%35 = select i1 %34, i64 %32, i64 %33
	%36 = load i64, i64* %"u%block1.2"
	%37 = load i64, i64* %W1.11
	%38 = add nsw i64 %36, %37
	%39 = sub nsw i64 %38, 1
	%40 = icmp slt i64 7, %39
	%41 = select i1 %40, i64 7, i64 %39
	%42 = icmp sgt i64 %35, %41
	br i1 %42, label %none.16, label %next.18

next.18:
	%43 = getelementptr i64, i64* %lo, i64 0
	store i64 %35, i64* %43
	%44 = getelementptr i64, i64* %hi, i64 0
	store i64 %41, i64* %44
	%45 = load i64, i64* %"w%start1.7"
	%46 = load i64, i64* %"u%start2.3"
	%47 = icmp sgt i64 %45, %46
	%48 = select i1 %47, i64 %45, i64 %46
	%49 = load i64, i64* %W2.12
	%50 = icmp sgt i64 %48, %49
	%51 = select i1 %50, i64 %48, i64 %49
	%52 = load i64, i64* %"w%block1.8"
	%53 = load i64, i64* %"w%start1.7"
	%54 = add nsw i64 %52, %53
	%55 = sub nsw i64 %54, 1
	%56 = icmp slt i64 6, %55
	%57 = select i1 %56, i64 6, i64 %55
	%58 = load i64, i64* %"u%block2.4"
	%59 = load i64, i64* %"u%start2.3"
	%60 = add nsw i64 %58, %59
	%61 = sub nsw i64 %60, 1
	%62 = icmp slt i64 %57, %61
	%63 = select i1 %62, i64 %57, i64 %61
	%64 = load i64, i64* %"u%block2.4"
	%65 = load i64, i64* %W2.12
	%66 = add nsw i64 %64, %65
	%67 = sub nsw i64 %66, 1
	%68 = icmp slt i64 %63, %67
	%69 = select i1 %68, i64 %63, i64 %67
	%70 = icmp sgt i64 %51, %69
	br i1 %70, label %none.16, label %next.19

next.19:
	%71 = getelementptr i64, i64* %lo, i64 1
	store i64 %51, i64* %71
	%72 = getelementptr i64, i64* %hi, i64 1
	store i64 %69, i64* %72
	%73 = load i64, i64* %"w%start2.9"
	%74 = icmp sgt i64 1, %73
	%75 = select i1 %74, i64 1, i64 %73
	%76 = load i64, i64* %W3.13
	%77 = icmp sgt i64 %75, %76
	%78 = select i1 %77, i64 %75, i64 %76
	%79 = load i64, i64* %"w%block2.10"
	%80 = load i64, i64* %"w%start2.9"
	%81 = add nsw i64 %79, %80
	%82 = sub nsw i64 %81, 1
	%83 = icmp slt i64 5, %82
	%84 = select i1 %83, i64 5, i64 %82
	%85 = load i64, i64* %"u%start3.5"
	%86 = sub nsw i64 %85, 1
	%87 = icmp slt i64 %84, %86
	%88 = select i1 %87, i64 %84, i64 %86
	%89 = load i64, i64* %"u%block3.6"
	%90 = load i64, i64* %W3.13
	%91 = add nsw i64 %89, %90
	%92 = sub nsw i64 %91, 1
	%93 = icmp slt i64 %88, %92
	%94 = select i1 %93, i64 %88, i64 %92
	%95 = icmp sgt i64 %78, %94
	br i1 %95, label %none.16, label %next.20

next.20:
	%96 = getelementptr i64, i64* %lo, i64 2
	store i64 %78, i64* %96
	%97 = getelementptr i64, i64* %hi, i64 2
	store i64 %94, i64* %97
	ret i32 1
}

define internal i32 @sections.25(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%"u%start3.5" = alloca i64
	%"u%block3.6" = alloca i64
	%"w%start1.7" = alloca i64
	%"w%block1.8" = alloca i64
	%"w%start2.9" = alloca i64
	%"w%block2.10" = alloca i64
	%W1.11 = alloca i64
	%W2.12 = alloca i64
	%W3.13 = alloca i64
	%W1_w.14 = alloca i64
	%W2_w.15 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 2
	%9 = load i64, i64* %8
	store i64 %9, i64* %"u%start3.5"
	%10 = getelementptr i64, i64* %recv, i64 9
	%11 = load i64, i64* %10
	store i64 %11, i64* %"u%block3.6"
	%12 = getelementptr i64, i64* %recv, i64 14
	%13 = load i64, i64* %12
	store i64 %13, i64* %"w%start1.7"
	%14 = getelementptr i64, i64* %recv, i64 21
	%15 = load i64, i64* %14
	store i64 %15, i64* %"w%block1.8"
	%16 = getelementptr i64, i64* %recv, i64 15
	%17 = load i64, i64* %16
	store i64 %17, i64* %"w%start2.9"
	%18 = getelementptr i64, i64* %recv, i64 22
	%19 = load i64, i64* %18
	store i64 %19, i64* %"w%block2.10"
	%20 = getelementptr i64, i64* %send, i64 0
	%21 = load i64, i64* %20
	store i64 %21, i64* %W1.11
	%22 = getelementptr i64, i64* %send, i64 1
	%23 = load i64, i64* %22
	store i64 %23, i64* %W2.12
	%24 = getelementptr i64, i64* %send, i64 2
	%25 = load i64, i64* %24
	store i64 %25, i64* %W3.13
	%26 = getelementptr i64, i64* %send, i64 14
	%27 = load i64, i64* %26
	store i64 %27, i64* %W1_w.14
	%28 = getelementptr i64, i64* %send, i64 15
	%29 = load i64, i64* %28
	store i64 %29, i64* %W2_w.15
	switch i32 %piece, label %none.16 [
		i32 0, label %piece.17
	]

none.16:
	ret i32 0

piece.17:
	%30 = load i64, i64* %"u%block1.2"
	%31 = load i64, i64* %"u%start1.1"
	%32 = add nsw i64 %30, %31
	%33 = load i64, i64* %W1.11
	%34 = icmp sgt i64 %32, %33
	%35 = select i1 %34, i64 %32, i64 %33
	%36 = load i64, i64* %"u%block1.2"
	%37 = load i64, i64* %W1.11
	%38 = add nsw i64 %36, %37
	%39 = sub nsw i64 %38, 1
	%40 = icmp slt i64 7, %39
	%41 = select i1 %40, i64 7, i64 %39
	%42 = icmp sgt i64 %35, %41
	br i1 %42, label %none.16, label %next.18

next.18:
	%43 = getelementptr i64, i64* %lo, i64 0
	store i64 %35, i64* %43
	%44 = getelementptr i64, i64* %hi, i64 0
	store i64 %41, i64* %44
	%45 = load i64, i64* %"w%start1.7"
	%46 = load i64, i64* %"u%start2.3"
	%47 = icmp sgt i64 %45, %46
	%48 = select i1 %47, i64 %45, i64 %46
	%49 = load i64, i64* %W2.12
	%50 = icmp sgt i64 %48, %49
	%51 = select i1 %50, i64 %48, i64 %49
	%52 = load i64, i64* %"w%block1.8"
	%53 = load i64, i64* %"w%start1.7"
	%54 = add nsw i64 %52, %53
	%55 = sub nsw i64 %54, 1
	%56 = icmp slt i64 6, %55
	%57 = select i1 %56, i64 6, i64 %55
	%58 = load i64, i64* %"u%block2.4"
	%59 = load i64, i64* %"u%start2.3"
	%60 = add nsw i64 %58, %59
	%61 = sub nsw i64 %60, 1
	%62 = icmp slt i64 %57, %61
	%63 = select i1 %62, i64 %57, i64 %61
	%64 = load i64, i64* %"u%block2.4"
	%65 = load i64, i64* %W2.12
	%66 = add nsw i64 %64, %65
	%67 = sub nsw i64 %66, 1
	%68 = icmp slt i64 %63, %67
	%69 = select i1 %68, i64 %63, i64 %67
	%70 = icmp sgt i64 %51, %69
	br i1 %70, label %none.16, label %next.19

next.19:
	%71 = getelementptr i64, i64* %lo, i64 1
	store i64 %51, i64* %71
	%72 = getelementptr i64, i64* %hi, i64 1
	store i64 %69, i64* %72
	%73 = load i64, i64* %"w%start2.9"
	%74 = load i64, i64* %"u%block3.6"
	%75 = load i64, i64* %"u%start3.5"
	%76 = add nsw i64 %74, %75
	%77 = icmp sgt i64 %73, %76
	%78 = select i1 %77, i64 %73, i64 %76
	%79 = load i64, i64* %W3.13
	%80 = icmp sgt i64 %78, %79
	%81 = select i1 %80, i64 %78, i64 %79
	%82 = load i64, i64* %"w%block2.10"
	%83 = load i64, i64* %"w%start2.9"
	%84 = add nsw i64 %82, %83
	%85 = sub nsw i64 %84, 1
	%86 = icmp slt i64 5, %85
	%87 = select i1 %86, i64 5, i64 %85
	%88 = load i64, i64* %"u%block3.6"
	%89 = load i64, i64* %W3.13
	%90 = add nsw i64 %88, %89
	%91 = sub nsw i64 %90, 1
	%92 = icmp slt i64 %87, %91
	%93 = select i1 %92, i64 %87, i64 %91
	%94 = icmp sgt i64 %81, %93
	br i1 %94, label %none.16, label %next.20

next.20:
	%95 = getelementptr i64, i64* %lo, i64 2
	store i64 %81, i64* %95
	%96 = getelementptr i64, i64* %hi, i64 2
	store i64 %93, i64* %96
	ret i32 1
}

define internal i32 @sections.26(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%"u%start3.5" = alloca i64
	%"u%block3.6" = alloca i64
	%"w%start1.7" = alloca i64
	%"w%block1.8" = alloca i64
	%"w%start2.9" = alloca i64
	%"w%block2.10" = alloca i64
	%W1.11 = alloca i64
	%W2.12 = alloca i64
	%W3.13 = alloca i64
	%W1_w.14 = alloca i64
	%W2_w.15 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 2
	%9 = load i64, i64* %8
	store i64 %9, i64* %"u%start3.5"
	%10 = getelementptr i64, i64* %recv, i64 9
	%11 = load i64, i64* %10
	store i64 %11, i64* %"u%block3.6"
	%12 = getelementptr i64, i64* %recv, i64 14
	%13 = load i64, i64* %12
	store i64 %13, i64* %"w%start1.7"
	%14 = getelementptr i64, i64* %recv, i64 21
	%15 = load i64, i64* %14
	store i64 %15, i64* %"w%block1.8"
	%16 = getelementptr i64, i64* %recv, i64 15
	%17 = load i64, i64* %16
	store i64 %17, i64* %"w%start2.9"
	%18 = getelementptr i64, i64* %recv, i64 22
	%19 = load i64, i64* %18
	store i64 %19, i64* %"w%block2.10"
	%20 = getelementptr i64, i64* %send, i64 0
	%21 = load i64, i64* %20
	store i64 %21, i64* %W1.11
	%22 = getelementptr i64, i64* %send, i64 1
	%23 = load i64, i64* %22
	store i64 %23, i64* %W2.12
	%24 = getelementptr i64, i64* %send, i64 2
	%25 = load i64, i64* %24
	store i64 %25, i64* %W3.13
	%26 = getelementptr i64, i64* %send, i64 14
	%27 = load i64, i64* %26
	store i64 %27, i64* %W1_w.14
	%28 = getelementptr i64, i64* %send, i64 15
	%29 = load i64, i64* %28
	store i64 %29, i64* %W2_w.15
	switch i32 %piece, label %none.16 [
		i32 0, label %piece.17
	]

none.16:
	ret i32 0

piece.17:
	%30 = load i64, i64* %"u%block1.2"
	%31 = load i64, i64* %"u%start1.1"
	%32 = add nsw i64 %30, %31
	%33 = load i64, i64* %W1.11
	%34 = icmp sgt i64 %32, %33
	%35 = select i1 %34, i64 %32, i64 %33
	%36 = load i64, i64* %"u%block1.2"
	%37 = load i64, i64* %W1.11
	%38 = add nsw i64 %36, %37
	%39 = sub nsw i64 %38, 1
	%40 = icmp slt i64 7, %39
	%41 = select i1 %40, i64 7, i64 %39
	%42 = icmp sgt i64 %35, %41
	br i1 %42, label %none.16, label %next.18

next.18:
	%43 = getelementptr i64, i64* %lo, i64 0
	store i64 %35, i64* %43
	%44 = getelementptr i64, i64* %hi, i64 0
	store i64 %41, i64* %44
	%45 = load i64, i64* %"w%start1.7"
	%46 = load i64, i64* %"u%block2.4"
	%47 = load i64, i64* %"u%start2.3"
	%48 = add nsw i64 %46, %47
	%49 = icmp sgt i64 %45, %48
	%50 = select i1 %49, i64 %45, i64 %48
	%51 = load i64, i64* %W2.12
	%52 = icmp sgt i64 %50, %51
	%53 = select i1 %52, i64 %50, i64 %51
	%54 = load i64, i64* %"w%block1.8"
	%55 = load i64, i64* %"w%start1.7"
	%56 = add nsw i64 %54, %55
	%57 = sub nsw i64 %56, 1
	%58 = icmp slt i64 6, %57
	%59 = select i1 %58, i64 6, i64 %57
	%60 = load i64, i64* %"u%block2.4"
	%61 = load i64, i64* %W2.12
	%62 = add nsw i64 %60, %61
	%63 = sub nsw i64 %62, 1
	%64 = icmp slt i64 %59, %63
	%65 = select i1 %64, i64 %59, i64 %63
	%66 = icmp sgt i64 %53, %65
	br i1 %66, label %none.16, label %next.19

next.19:
	%67 = getelementptr i64, i64* %lo, i64 1
	store i64 %53, i64* %67
	%68 = getelementptr i64, i64* %hi, i64 1
	store i64 %65, i64* %68
	%69 = load i64, i64* %"w%start2.9"
	%70 = load i64, i64* %"u%start3.5"
	%71 = icmp sgt i64 %69, %70
	%72 = select i1 %71, i64 %69, i64 %70
	%73 = load i64, i64* %W3.13
	%74 = icmp sgt i64 %72, %73
	%75 = select i1 %74, i64 %72, i64 %73
	%76 = load i64, i64* %"w%block2.10"
	%77 = load i64, i64* %"w%start2.9"
	%78 = add nsw i64 %76, %77
	%79 = sub nsw i64 %78, 1
	%80 = icmp slt i64 5, %79
	%81 = select i1 %80, i64 5, i64 %79
	%82 = load i64, i64* %"u%block3.6"
	%83 = load i64, i64* %"u%start3.5"
	%84 = add nsw i64 %82, %83
	%85 = sub nsw i64 %84, 1
	%86 = icmp slt i64 %81, %85
	%87 = select i1 %86, i64 %81, i64 %85
	%88 = load i64, i64* %"u%block3.6"
	%89 = load i64, i64* %W3.13
	%90 = add nsw i64 %88, %89
	%91 = sub nsw i64 %90, 1
	%92 = icmp slt i64 %87, %91
	%93 = select i1 %92, i64 %87, i64 %91
	%94 = icmp sgt i64 %75, %93
	br i1 %94, label %none.16, label %next.20

next.20:
	%95 = getelementptr i64, i64* %lo, i64 2
	store i64 %75, i64* %95
	%96 = getelementptr i64, i64* %hi, i64 2
	store i64 %93, i64* %96
	ret i32 1
}

define internal i32 @sections.27(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%"u%start3.5" = alloca i64
	%"u%block3.6" = alloca i64
	%"w%start1.7" = alloca i64
	%"w%block1.8" = alloca i64
	%"w%start2.9" = alloca i64
	%"w%block2.10" = alloca i64
	%W1.11 = alloca i64
	%W2.12 = alloca i64
	%W3.13 = alloca i64
	%W1_w.14 = alloca i64
	%W2_w.15 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 2
	%9 = load i64, i64* %8
	store i64 %9, i64* %"u%start3.5"
	%10 = getelementptr i64, i64* %recv, i64 9
	%11 = load i64, i64* %10
	store i64 %11, i64* %"u%block3.6"
	%12 = getelementptr i64, i64* %recv, i64 14
	%13 = load i64, i64* %12
	store i64 %13, i64* %"w%start1.7"
	%14 = getelementptr i64, i64* %recv, i64 21
	%15 = load i64, i64* %14
	store i64 %15, i64* %"w%block1.8"
	%16 = getelementptr i64, i64* %recv, i64 15
	%17 = load i64, i64* %16
	store i64 %17, i64* %"w%start2.9"
	%18 = getelementptr i64, i64* %recv, i64 22
	%19 = load i64, i64* %18
	store i64 %19, i64* %"w%block2.10"
	%20 = getelementptr i64, i64* %send, i64 0
	%21 = load i64, i64* %20
	store i64 %21, i64* %W1.11
	%22 = getelementptr i64, i64* %send, i64 1
	%23 = load i64, i64* %22
	store i64 %23, i64* %W2.12
	%24 = getelementptr i64, i64* %send, i64 2
	%25 = load i64, i64* %24
	store i64 %25, i64* %W3.13
	%26 = getelementptr i64, i64* %send, i64 14
	%27 = load i64, i64* %26
	store i64 %27, i64* %W1_w.14
	%28 = getelementptr i64, i64* %send, i64 15
	%29 = load i64, i64* %28
	store i64 %29, i64* %W2_w.15
	switch i32 %piece, label %none.16 [
		i32 0, label %piece.17
	]

none.16:
	ret i32 0

piece.17:
	%30 = load i64, i64* %W1.11
	%31 = icmp sgt i64 1, %30
	%32 = select i1 %31, i64 1, i64 %30
	%33 = load i64, i64* %"u%start1.1"
	%34 = sub nsw i64 %33, 1
	%35 = icmp slt i64 7, %34
	%36 = select i1 %35, i64 7, i64 %34
	%37 = load i64, i64* %"u%block1.2"
	%38 = load i64, i64* %W1.11
	%39 = add nsw i64 %37, %38
	%40 = sub nsw i64 %39, 1
	%41 = icmp slt i64 %36, %40
	%42 = select i1 %41, i64 %36, i64 %40
	%43 = icmp sgt i64 %32, %42
	br i1 %43, label %none.16, label %next.18

next.18:
	%44 = getelementptr i64, i64* %lo, i64 0
	store i64 %32, i64* %44
	%45 = getelementptr i64, i64* %hi, i64 0
	store i64 %42, i64* %45
	%46 = load i64, i64* %"w%start1.7"
	%47 = icmp sgt i64 1, %46
	%48 = select i1 %47, i64 1, i64 %46
	%49 = load i64, i64* %W2.12
	%50 = icmp sgt i64 %48, %49
	%51 = select i1 %50, i64 %48, i64 %49
	%52 = load i64, i64* %"w%block1.8"
	%53 = load i64, i64* %"w%start1.7"
	%54 = add nsw i64 %52, %53
	%55 = sub nsw i64 %54, 1
	%56 = icmp slt i64 6, %55
	%57 = select i1 %56, i64 6, i64 %55
	%58 = load i64, i64* %"u%start2.3"
	%59 = sub nsw i64 %58, 1
	%60 = icmp slt i64 %57, %59
	%61 = select i1 %60, i64 %57, i64 %59
	%62 = load i64, i64* %"u%block2.4"
	%63 = load i64, i64* %W2.12
	%64 = add nsw i64 %62, %63
	%65 = sub nsw i64 %64, 1
	%66 = icmp slt i64 %61, %65
	%67 = select i1 %66, i64 %61, i64 %65
	%68 = icmp sgt i64 %51, %67
	br i1 %68, label %none.16, label %next.19

next.19:
	%69 = getelementptr i64, i64* %lo, i64 1
	store i64 %51, i64* %69
	%70 = getelementptr i64, i64* %hi, i64 1
	store i64 %67, i64* %70
	%71 = load i64, i64* %"w%start2.9"
	%72 = icmp sgt i64 1, %71
	%73 = select i1 %72, i64 1, i64 %71
	%74 = load i64, i64* %W3.13
	%75 = icmp sgt i64 %73, %74
	%76 = select i1 %75, i64 %73, i64 %74
	%77 = load i64, i64* %"w%block2.10"
	%78 = load i64, i64* %"w%start2.9"
	%79 = add nsw i64 %77, %78
	%80 = sub nsw i64 %79, 1
	%81 = icmp slt i64 5, %80
	%82 = select i1 %81, i64 5, i64 %80
	%83 = load i64, i64* %"u%start3.5"
	%84 = sub nsw i64 %83, 1
	%85 = icmp slt i64 %82, %84
	%86 = select i1 %85, i64 %82, i64 %84
	%87 = load i64, i64* %"u%block3.6"
	%88 = load i64, i64* %W3.13
	%89 = add nsw i64 %87, %88
	%90 = sub nsw i64 %89, 1
	%91 = icmp slt i64 %86, %90
	%92 = select i1 %91, i64 %86, i64 %90
	%93 = icmp sgt i64 %76, %92
	br i1 %93, label %none.16, label %next.20

next.20:
	%94 = getelementptr i64, i64* %lo, i64 2
	store i64 %76, i64* %94
	%95 = getelementptr i64, i64* %hi, i64 2
	store i64 %92, i64* %95
	ret i32 1
}

define internal i32 @sections.28(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%"u%start3.5" = alloca i64
	%"u%block3.6" = alloca i64
	%"w%start1.7" = alloca i64
	%"w%block1.8" = alloca i64
	%"w%start2.9" = alloca i64
	%"w%block2.10" = alloca i64
	%W1.11 = alloca i64
	%W2.12 = alloca i64
	%W3.13 = alloca i64
	%W1_w.14 = alloca i64
	%W2_w.15 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 2
	%9 = load i64, i64* %8
	store i64 %9, i64* %"u%start3.5"
	%10 = getelementptr i64, i64* %recv, i64 9
	%11 = load i64, i64* %10
	store i64 %11, i64* %"u%block3.6"
	%12 = getelementptr i64, i64* %recv, i64 14
	%13 = load i64, i64* %12
	store i64 %13, i64* %"w%start1.7"
	%14 = getelementptr i64, i64* %recv, i64 21
	%15 = load i64, i64* %14
	store i64 %15, i64* %"w%block1.8"
	%16 = getelementptr i64, i64* %recv, i64 15
	%17 = load i64, i64* %16
	store i64 %17, i64* %"w%start2.9"
	%18 = getelementptr i64, i64* %recv, i64 22
	%19 = load i64, i64* %18
	store i64 %19, i64* %"w%block2.10"
	%20 = getelementptr i64, i64* %send, i64 0
	%21 = load i64, i64* %20
	store i64 %21, i64* %W1.11
	%22 = getelementptr i64, i64* %send, i64 1
	%23 = load i64, i64* %22
	store i64 %23, i64* %W2.12
	%24 = getelementptr i64, i64* %send, i64 2
	%25 = load i64, i64* %24
	store i64 %25, i64* %W3.13
	%26 = getelementptr i64, i64* %send, i64 14
	%27 = load i64, i64* %26
	store i64 %27, i64* %W1_w.14
	%28 = getelementptr i64, i64* %send, i64 15
	%29 = load i64, i64* %28
	store i64 %29, i64* %W2_w.15
	switch i32 %piece, label %none.16 [
		i32 0, label %piece.17
	]

none.16:
	ret i32 0

piece.17:
	%30 = load i64, i64* %W1.11
	%31 = icmp sgt i64 1, %30
	%32 = select i1 %31, i64 1, i64 %30
	%33 = load i64, i64* %"u%start1.1"
	%34 = sub nsw i64 %33, 1
	%35 = icmp slt i64 7, %34
	%36 = select i1 %35, i64 7, i64 %34
	%37 = load i64, i64* %"u%block1.2"
	%38 = load i64, i64* %W1.11
	%39 = add nsw i64 %37, %38
	%40 = sub nsw i64 %39, 1
	%41 = icmp slt i64 %36, %40
	%42 = select i1 %41, i64 %36, i64 %40
	%43 = icmp sgt i64 %32, %42
	br i1 %43, label %none.16, label %next.18

next.18:
	%44 = getelementptr i64, i64* %lo, i64 0
	store i64 %32, i64* %44
	%45 = getelementptr i64, i64* %hi, i64 0
	store i64 %42, i64* %45
	%46 = load i64, i64* %"w%start1.7"
	%47 = icmp sgt i64 1, %46
	%48 = select i1 %47, i64 1, i64 %46
	%49 = load i64, i64* %W2.12
	%50 = icmp sgt i64 %48, %49
	%51 = select i1 %50, i64 %48, i64 %49
	%52 = load i64, i64* %"w%block1.8"
	%53 = load i64, i64* %"w%start1.7"
	%54 = add nsw i64 %52, %53
	%55 = sub nsw i64 %54, 1
	%56 = icmp slt i64 6, %55
	%57 = select i1 %56, i64 6, i64 %55
	%58 = load i64, i64* %"u%start2.3"
	%59 = sub nsw i64 %58, 1
	%60 = icmp slt i64 %57, %59
	%61 = select i1 %60, i64 %57, i64 %59
	%62 = load i64, i64* %"u%block2.4"
	%63 = load i64, i64* %W2.12
	%64 = add nsw i64 %62, %63
	%65 = sub nsw i64 %64, 1
	%66 = icmp slt i64 %61, %65
	%67 = select i1 %66, i64 %61, i64 %65
	%68 = icmp sgt i64 %51, %67
	br i1 %68, label %none.16, label %next.19

next.19:
	%69 = getelementptr i64, i64* %lo, i64 1
	store i64 %51, i64* %69
	%70 = getelementptr i64, i64* %hi, i64 1
	store i64 %67, i64* %70
	%71 = load i64, i64* %"w%start2.9"
	%72 = load i64, i64* %"u%block3.6"
	%73 = load i64, i64* %"u%start3.5"
	%74 = add nsw i64 %72, %73
	%75 = icmp sgt i64 %71, %74
	%76 = select i1 %75, i64 %71, i64 %74
	%77 = load i64, i64* %W3.13
	%78 = icmp sgt i64 %76, %77
	%79 = select i1 %78, i64 %76, i64 %77
	%80 = load i64, i64* %"w%block2.10"
	%81 = load i64, i64* %"w%start2.9"
	%82 = add nsw i64 %80, %81
	%83 = sub nsw i64 %82, 1
	%84 = icmp slt i64 5, %83
	%85 = select i1 %84, i64 5, i64 %83
	%86 = load i64, i64* %"u%block3.6"
	%87 = load i64, i64* %W3.13
	%88 = add nsw i64 %86, %87
	%89 = sub nsw i64 %88, 1
	%90 = icmp slt i64 %85, %89
	%91 = select i1 %90, i64 %85, i64 %89
	%92 = icmp sgt i64 %79, %91
	br i1 %92, label %none.16, label %next.20

next.20:
	%93 = getelementptr i64, i64* %lo, i64 2
	store i64 %79, i64* %93
	%94 = getelementptr i64, i64* %hi, i64 2
	store i64 %91, i64* %94
	ret i32 1
}

define internal i32 @sections.29(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%"u%start3.5" = alloca i64
	%"u%block3.6" = alloca i64
	%"w%start1.7" = alloca i64
	%"w%block1.8" = alloca i64
	%"w%start2.9" = alloca i64
	%"w%block2.10" = alloca i64
	%W1.11 = alloca i64
	%W2.12 = alloca i64
	%W3.13 = alloca i64
	%W1_w.14 = alloca i64
	%W2_w.15 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 2
	%9 = load i64, i64* %8
	store i64 %9, i64* %"u%start3.5"
	%10 = getelementptr i64, i64* %recv, i64 9
	%11 = load i64, i64* %10
	store i64 %11, i64* %"u%block3.6"
	%12 = getelementptr i64, i64* %recv, i64 14
	%13 = load i64, i64* %12
	store i64 %13, i64* %"w%start1.7"
	%14 = getelementptr i64, i64* %recv, i64 21
	%15 = load i64, i64* %14
	store i64 %15, i64* %"w%block1.8"
	%16 = getelementptr i64, i64* %recv, i64 15
	%17 = load i64, i64* %16
	store i64 %17, i64* %"w%start2.9"
	%18 = getelementptr i64, i64* %recv, i64 22
	%19 = load i64, i64* %18
	store i64 %19, i64* %"w%block2.10"
	%20 = getelementptr i64, i64* %send, i64 0
	%21 = load i64, i64* %20
	store i64 %21, i64* %W1.11
	%22 = getelementptr i64, i64* %send, i64 1
	%23 = load i64, i64* %22
	store i64 %23, i64* %W2.12
	%24 = getelementptr i64, i64* %send, i64 2
	%25 = load i64, i64* %24
	store i64 %25, i64* %W3.13
	%26 = getelementptr i64, i64* %send, i64 14
	%27 = load i64, i64* %26
	store i64 %27, i64* %W1_w.14
	%28 = getelementptr i64, i64* %send, i64 15
	%29 = load i64, i64* %28
	store i64 %29, i64* %W2_w.15
	switch i32 %piece, label %none.16 [
		i32 0, label %piece.17
	]

none.16:
	ret i32 0

piece.17:
	%30 = load i64, i64* %W1.11
	%31 = icmp sgt i64 1, %30
	%32 = select i1 %31, i64 1, i64 %30
	%33 = load i64, i64* %"u%start1.1"
	%34 = sub nsw i64 %33, 1
	%35 = icmp slt i64 7, %34
	%36 = select i1 %35, i64 7, i64 %34
	%37 = load i64, i64* %"u%block1.2"
	%38 = load i64, i64* %W1.11
	%39 = add nsw i64 %37, %38
	%40 = sub nsw i64 %39, 1
	%41 = icmp slt i64 %36, %40
	%42 = select i1 %41, i64 %36, i64 %40
	%43 = icmp sgt i64 %32, %42
	br i1 %43, label %none.16, label %next.18

next.18:
	%44 = getelementptr i64, i64* %lo, i64 0
	store i64 %32, i64* %44
	%45 = getelementptr i64, i64* %hi, i64 0
	store i64 %42, i64* %45
	%46 = load i64, i64* %"w%start1.7"
	%47 = load i64, i64* %"u%block2.4"
	%48 = load i64, i64* %"u%start2.3"
	%49 = add nsw i64 %47, %48
	%50 = icmp sgt i64 %46, %49
	%51 = select i1 %50, i64 %46, i64 %49
	%52 = load i64, i64* %W2.12
	%53 = icmp sgt i64 %51, %52
	%54 = select i1 %53, i64 %51, i64 %52
	%55 = load i64, i64* %"w%block1.8"
	%56 = load i64, i64* %"w%start1.7"
	%57 = add nsw i64 %55, %56
	%58 = sub nsw i64 %57, 1
	%59 = icmp slt i64 6, %58
	%60 = select i1 %59, i64 6, i64 %58
	%61 = load i64, i64* %"u%block2.4"
	%62 = load i64, i64* %W2.12
	%63 = add nsw i64 %61, %62
	%64 = sub nsw i64 %63, 1
	%65 = icmp slt i64 %60, %64
	%66 = select i1 %65, i64 %60, i64 %64
	%67 = icmp sgt i64 %54, %66
	br i1 %67, label %none.16, label %next.19

next.19:
	%68 = getelementptr i64, i64* %lo, i64 1
	store i64 %54, i64* %68
	%69 = getelementptr i64, i64* %hi, i64 1
	store i64 %66, i64* %69
	%70 = load i64, i64* %"w%start2.9"
	%71 = icmp sgt i64 1, %70
	%72 = select i1 %71, i64 1, i64 %70
	%73 = load i64, i64* %W3.13
	%74 = icmp sgt i64 %72, %73
	%75 = select i1 %74, i64 %72, i64 %73
	%76 = load i64, i64* %"w%block2.10"
	%77 = load i64, i64* %"w%start2.9"
	%78 = add nsw i64 %76, %77
	%79 = sub nsw i64 %78, 1
	%80 = icmp slt i64 5, %79
	%81 = select i1 %80, i64 5, i64 %79
	%82 = load i64, i64* %"u%start3.5"
	%83 = sub nsw i64 %82, 1
	%84 = icmp slt i64 %81, %83
	%85 = select i1 %84, i64 %81, i64 %83
	%86 = load i64, i64* %"u%block3.6"
	%87 = load i64, i64* %W3.13
	%88 = add nsw i64 %86, %87
	%89 = sub nsw i64 %88, 1
	%90 = icmp slt i64 %85, %89
	%91 = select i1 %90, i64 %85, i64 %89
	%92 = icmp sgt i64 %75, %91
	br i1 %92, label %none.16, label %next.20

next.20:
	%93 = getelementptr i64, i64* %lo, i64 2
	store i64 %75, i64* %93
	%94 = getelementptr i64, i64* %hi, i64 2
	store i64 %91, i64* %94
	ret i32 1
}

define internal i32 @sections.30(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%"u%start3.5" = alloca i64
	%"u%block3.6" = alloca i64
	%"w%start1.7" = alloca i64
	%"w%block1.8" = alloca i64
	%"w%start2.9" = alloca i64
	%"w%block2.10" = alloca i64
	%W1.11 = alloca i64
	%W2.12 = alloca i64
	%W3.13 = alloca i64
	%W1_w.14 = alloca i64
	%W2_w.15 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 2
	%9 = load i64, i64* %8
	store i64 %9, i64* %"u%start3.5"
	%10 = getelementptr i64, i64* %recv, i64 9
	%11 = load i64, i64* %10
	store i64 %11, i64* %"u%block3.6"
	%12 = getelementptr i64, i64* %recv, i64 14
	%13 = load i64, i64* %12
	store i64 %13, i64* %"w%start1.7"
	%14 = getelementptr i64, i64* %recv, i64 21
	%15 = load i64, i64* %14
	store i64 %15, i64* %"w%block1.8"
	%16 = getelementptr i64, i64* %recv, i64 15
	%17 = load i64, i64* %16
	store i64 %17, i64* %"w%start2.9"
	%18 = getelementptr i64, i64* %recv, i64 22
	%19 = load i64, i64* %18
	store i64 %19, i64* %"w%block2.10"
	%20 = getelementptr i64, i64* %send, i64 0
	%21 = load i64, i64* %20
	store i64 %21, i64* %W1.11
	%22 = getelementptr i64, i64* %send, i64 1
	%23 = load i64, i64* %22
	store i64 %23, i64* %W2.12
	%24 = getelementptr i64, i64* %send, i64 2
	%25 = load i64, i64* %24
	store i64 %25, i64* %W3.13
	%26 = getelementptr i64, i64* %send, i64 14
	%27 = load i64, i64* %26
	store i64 %27, i64* %W1_w.14
	%28 = getelementptr i64, i64* %send, i64 15
	%29 = load i64, i64* %28
	store i64 %29, i64* %W2_w.15
	switch i32 %piece, label %none.16 [
		i32 0, label %piece.17
	]

none.16:
	ret i32 0

piece.17:
	%30 = load i64, i64* %W1.11
	%31 = icmp sgt i64 1, %30
	%32 = select i1 %31, i64 1, i64 %30
	%33 = load i64, i64* %"u%start1.1"
	%34 = sub nsw i64 %33, 1
	%35 = icmp slt i64 7, %34
	%36 = select i1 %35, i64 7, i64 %34
	%37 = load i64, i64* %"u%block1.2"
	%38 = load i64, i64* %W1.11
	%39 = add nsw i64 %37, %38
	%40 = sub nsw i64 %39, 1
	%41 = icmp slt i64 %36, %40
	%42 = select i1 %41, i64 %36, i64 %40
	%43 = icmp sgt i64 %32, %42
	br i1 %43, label %none.16, label %next.18

next.18:
	%44 = getelementptr i64, i64* %lo, i64 0
	store i64 %32, i64* %44
	%45 = getelementptr i64, i64* %hi, i64 0
	store i64 %42, i64* %45
	%46 = load i64, i64* %"w%start1.7"
	%47 = load i64, i64* %"u%block2.4"
	%48 = load i64, i64* %"u%start2.3"
	%49 = add nsw i64 %47, %48
	%50 = icmp sgt i64 %46, %49
	%51 = select i1 %50, i64 %46, i64 %49
	%52 = load i64, i64* %W2.12
	%53 = icmp sgt i64 %51, %52
	%54 = select i1 %53, i64 %51, i64 %52
	%55 = load i64, i64* %"w%block1.8"
	%56 = load i64, i64* %"w%start1.7"
	%57 = add nsw i64 %55, %56
	%58 = sub nsw i64 %57, 1
	%59 = icmp slt i64 6, %58
	%60 = select i1 %59, i64 6, i64 %58
	%61 = load i64, i64* %"u%block2.4"
	%62 = load i64, i64* %W2.12
	%63 = add nsw i64 %61, %62
	%64 = sub nsw i64 %63, 1
	%65 = icmp slt i64 %60, %64
	%66 = select i1 %65, i64 %60, i64 %64
	%67 = icmp sgt i64 %54, %66
	br i1 %67, label %none.16, label %next.19

next.19:
	%68 = getelementptr i64, i64* %lo, i64 1
	store i64 %54, i64* %68
	%69 = getelementptr i64, i64* %hi, i64 1
	store i64 %66, i64* %69
	%70 = load i64, i64* %"w%start2.9"
	%71 = load i64, i64* %"u%block3.6"
	%72 = load i64, i64* %"u%start3.5"
	%73 = add nsw i64 %71, %72
	%74 = icmp sgt i64 %70, %73
	%75 = select i1 %74, i64 %70, i64 %73
	%76 = load i64, i64* %W3.13
	%77 = icmp sgt i64 %75, %76
	%78 = select i1 %77, i64 %75, i64 %76
	%79 = load i64, i64* %"w%block2.10"
	%80 = load i64, i64* %"w%start2.9"
	%81 = add nsw i64 %79, %80
	%82 = sub nsw i64 %81, 1
	%83 = icmp slt i64 5, %82
	%84 = select i1 %83, i64 5, i64 %82
	%85 = load i64, i64* %"u%block3.6"
	%86 = load i64, i64* %W3.13
	%87 = add nsw i64 %85, %86
	%88 = sub nsw i64 %87, 1
	%89 = icmp slt i64 %84, %88
	%90 = select i1 %89, i64 %84, i64 %88
	%91 = icmp sgt i64 %78, %90
	br i1 %91, label %none.16, label %next.20

next.20:
	%92 = getelementptr i64, i64* %lo, i64 2
	store i64 %78, i64* %92
	%93 = getelementptr i64, i64* %hi, i64 2
	store i64 %90, i64* %93
	ret i32 1
}

define internal i32 @sections.31(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%"u%start3.5" = alloca i64
	%"u%block3.6" = alloca i64
	%"w%start1.7" = alloca i64
	%"w%block1.8" = alloca i64
	%"w%start2.9" = alloca i64
	%"w%block2.10" = alloca i64
	%W1.11 = alloca i64
	%W2.12 = alloca i64
	%W3.13 = alloca i64
	%W1_w.14 = alloca i64
	%W2_w.15 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 2
	%9 = load i64, i64* %8
	store i64 %9, i64* %"u%start3.5"
	%10 = getelementptr i64, i64* %recv, i64 9
	%11 = load i64, i64* %10
	store i64 %11, i64* %"u%block3.6"
	%12 = getelementptr i64, i64* %recv, i64 14
	%13 = load i64, i64* %12
	store i64 %13, i64* %"w%start1.7"
	%14 = getelementptr i64, i64* %recv, i64 21
	%15 = load i64, i64* %14
	store i64 %15, i64* %"w%block1.8"
	%16 = getelementptr i64, i64* %recv, i64 15
	%17 = load i64, i64* %16
	store i64 %17, i64* %"w%start2.9"
	%18 = getelementptr i64, i64* %recv, i64 22
	%19 = load i64, i64* %18
	store i64 %19, i64* %"w%block2.10"
	%20 = getelementptr i64, i64* %send, i64 0
	%21 = load i64, i64* %20
	store i64 %21, i64* %W1.11
	%22 = getelementptr i64, i64* %send, i64 1
	%23 = load i64, i64* %22
	store i64 %23, i64* %W2.12
	%24 = getelementptr i64, i64* %send, i64 2
	%25 = load i64, i64* %24
	store i64 %25, i64* %W3.13
	%26 = getelementptr i64, i64* %send, i64 14
	%27 = load i64, i64* %26
	store i64 %27, i64* %W1_w.14
	%28 = getelementptr i64, i64* %send, i64 15
	%29 = load i64, i64* %28
	store i64 %29, i64* %W2_w.15
	switch i32 %piece, label %none.16 [
		i32 0, label %piece.17
	]

none.16:
	ret i32 0

piece.17:
	%30 = load i64, i64* %"u%block1.2"
	%31 = load i64, i64* %"u%start1.1"
	%32 = add nsw i64 %30, %31
	%33 = load i64, i64* %W1.11
	%34 = icmp sgt i64 %32, %33
	%35 = select i1 %34, i64 %32, i64 %33
	%36 = load i64, i64* %"u%block1.2"
	%37 = load i64, i64* %W1.11
	%38 = add nsw i64 %36, %37
	%39 = sub nsw i64 %38, 1
	%40 = icmp slt i64 7, %39
	%41 = select i1 %40, i64 7, i64 %39
	%42 = icmp sgt i64 %35, %41
	br i1 %42, label %none.16, label %next.18

next.18:
	%43 = getelementptr i64, i64* %lo, i64 0
	store i64 %35, i64* %43
	%44 = getelementptr i64, i64* %hi, i64 0
	store i64 %41, i64* %44
	%45 = load i64, i64* %"w%start1.7"
	%46 = icmp sgt i64 1, %45
	%47 = select i1 %46, i64 1, i64 %45
	%48 = load i64, i64* %W2.12
	%49 = icmp sgt i64 %47, %48
	%50 = select i1 %49, i64 %47, i64 %48
	%51 = load i64, i64* %"w%block1.8"
	%52 = load i64, i64* %"w%start1.7"
	%53 = add nsw i64 %51, %52
	%54 = sub nsw i64 %53, 1
	%55 = icmp slt i64 6, %54
	%56 = select i1 %55, i64 6, i64 %54
	%57 = load i64, i64* %"u%start2.3"
	%58 = sub nsw i64 %57, 1
	%59 = icmp slt i64 %56, %58
	%60 = select i1 %59, i64 %56, i64 %58
	%61 = load i64, i64* %"u%block2.4"
	%62 = load i64, i64* %W2.12
	%63 = add nsw i64 %61, %62
	%64 = sub nsw i64 %63, 1
	%65 = icmp slt i64 %60, %64
	%66 = select i1 %65, i64 %60, i64 %64
	%67 = icmp sgt i64 %50, %66
	br i1 %67, label %none.16, label %next.19

next.19:
	%68 = getelementptr i64, i64* %lo, i64 1
	store i64 %50, i64* %68
	%69 = getelementptr i64, i64* %hi, i64 1
	store i64 %66, i64* %69
	%70 = load i64, i64* %"w%start2.9"
	%71 = icmp sgt i64 1, %70
	%72 = select i1 %71, i64 1, i64 %70
	%73 = load i64, i64* %W3.13
	%74 = icmp sgt i64 %72, %73
	%75 = select i1 %74, i64 %72, i64 %73
	%76 = load i64, i64* %"w%block2.10"
	%77 = load i64, i64* %"w%start2.9"
	%78 = add nsw i64 %76, %77
	%79 = sub nsw i64 %78, 1
	%80 = icmp slt i64 5, %79
	%81 = select i1 %80, i64 5, i64 %79
	%82 = load i64, i64* %"u%start3.5"
	%83 = sub nsw i64 %82, 1
	%84 = icmp slt i64 %81, %83
	%85 = select i1 %84, i64 %81, i64 %83
	%86 = load i64, i64* %"u%block3.6"
	%87 = load i64, i64* %W3.13
	%88 = add nsw i64 %86, %87
	%89 = sub nsw i64 %88, 1
	%90 = icmp slt i64 %85, %89
	%91 = select i1 %90, i64 %85, i64 %89
	%92 = icmp sgt i64 %75, %91
	br i1 %92, label %none.16, label %next.20

next.20:
	%93 = getelementptr i64, i64* %lo, i64 2
	store i64 %75, i64* %93
	%94 = getelementptr i64, i64* %hi, i64 2
	store i64 %91, i64* %94
	ret i32 1
}

define internal i32 @sections.32(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%"u%start3.5" = alloca i64
	%"u%block3.6" = alloca i64
	%"w%start1.7" = alloca i64
	%"w%block1.8" = alloca i64
	%"w%start2.9" = alloca i64
	%"w%block2.10" = alloca i64
	%W1.11 = alloca i64
	%W2.12 = alloca i64
	%W3.13 = alloca i64
	%W1_w.14 = alloca i64
	%W2_w.15 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 2
	%9 = load i64, i64* %8
	store i64 %9, i64* %"u%start3.5"
	%10 = getelementptr i64, i64* %recv, i64 9
	%11 = load i64, i64* %10
	store i64 %11, i64* %"u%block3.6"
	%12 = getelementptr i64, i64* %recv, i64 14
	%13 = load i64, i64* %12
	store i64 %13, i64* %"w%start1.7"
	%14 = getelementptr i64, i64* %recv, i64 21
	%15 = load i64, i64* %14
	store i64 %15, i64* %"w%block1.8"
	%16 = getelementptr i64, i64* %recv, i64 15
	%17 = load i64, i64* %16
	store i64 %17, i64* %"w%start2.9"
	%18 = getelementptr i64, i64* %recv, i64 22
	%19 = load i64, i64* %18
	store i64 %19, i64* %"w%block2.10"
	%20 = getelementptr i64, i64* %send, i64 0
	%21 = load i64, i64* %20
	store i64 %21, i64* %W1.11
	%22 = getelementptr i64, i64* %send, i64 1
	%23 = load i64, i64* %22
	store i64 %23, i64* %W2.12
	%24 = getelementptr i64, i64* %send, i64 2
	%25 = load i64, i64* %24
	store i64 %25, i64* %W3.13
	%26 = getelementptr i64, i64* %send, i64 14
	%27 = load i64, i64* %26
	store i64 %27, i64* %W1_w.14
	%28 = getelementptr i64, i64* %send, i64 15
	%29 = load i64, i64* %28
	store i64 %29, i64* %W2_w.15
	switch i32 %piece, label %none.16 [
		i32 0, label %piece.17
	]

none.16:
	ret i32 0

piece.17:
	%30 = load i64, i64* %"u%block1.2"
	%31 = load i64, i64* %"u%start1.1"
	%32 = add nsw i64 %30, %31
	%33 = load i64, i64* %W1.11
	%34 = icmp sgt i64 %32, %33
	%35 = select i1 %34, i64 %32, i64 %33
	%36 = load i64, i64* %"u%block1.2"
	%37 = load i64, i64* %W1.11
	%38 = add nsw i64 %36, %37
	%39 = sub nsw i64 %38, 1
	%40 = icmp slt i64 7, %39
	%41 = select i1 %40, i64 7, i64 %39
	%42 = icmp sgt i64 %35, %41
	br i1 %42, label %none.16, label %next.18

next.18:
	%43 = getelementptr i64, i64* %lo, i64 0
	store i64 %35, i64* %43
	%44 = getelementptr i64, i64* %hi, i64 0
	store i64 %41, i64* %44
	%45 = load i64, i64* %"w%start1.7"
	%46 = icmp sgt i64 1, %45
	%47 = select i1 %46, i64 1, i64 %45
	%48 = load i64, i64* %W2.12
	%49 = icmp sgt i64 %47, %48
	%50 = select i1 %49, i64 %47, i64 %48
	%51 = load i64, i64* %"w%block1.8"
	%52 = load i64, i64* %"w%start1.7"
	%53 = add nsw i64 %51, %52
	%54 = sub nsw i64 %53, 1
	%55 = icmp slt i64 6, %54
	%56 = select i1 %55, i64 6, i64 %54
	%57 = load i64, i64* %"u%start2.3"
	%58 = sub nsw i64 %57, 1
	%59 = icmp slt i64 %56, %58
	%60 = select i1 %59, i64 %56, i64 %58
	%61 = load i64, i64* %"u%block2.4"
	%62 = load i64, i64* %W2.12
	%63 = add nsw i64 %61, %62
	%64 = sub nsw i64 %63, 1
	%65 = icmp slt i64 %60, %64
	%66 = select i1 %65, i64 %60, i64 %64
	%67 = icmp sgt i64 %50, %66
	br i1 %67, label %none.16, label %next.19

next.19:
	%68 = getelementptr i64, i64* %lo, i64 1
	store i64 %50, i64* %68
	%69 = getelementptr i64, i64* %hi, i64 1
	store i64 %66, i64* %69
	%70 = load i64, i64* %"w%start2.9"
	%71 = load i64, i64* %"u%block3.6"
	%72 = load i64, i64* %"u%start3.5"
	%73 = add nsw i64 %71, %72
	%74 = icmp sgt i64 %70, %73
	%75 = select i1 %74, i64 %70, i64 %73
	%76 = load i64, i64* %W3.13
	%77 = icmp sgt i64 %75, %76
	%78 = select i1 %77, i64 %75, i64 %76
	%79 = load i64, i64* %"w%block2.10"
	%80 = load i64, i64* %"w%start2.9"
	%81 = add nsw i64 %79, %80
	%82 = sub nsw i64 %81, 1
	%83 = icmp slt i64 5, %82
	%84 = select i1 %83, i64 5, i64 %82
	%85 = load i64, i64* %"u%block3.6"
	%86 = load i64, i64* %W3.13
	%87 = add nsw i64 %85, %86
	%88 = sub nsw i64 %87, 1
	%89 = icmp slt i64 %84, %88
	%90 = select i1 %89, i64 %84, i64 %88
	%91 = icmp sgt i64 %78, %90
	br i1 %91, label %none.16, label %next.20

next.20:
	%92 = getelementptr i64, i64* %lo, i64 2
	store i64 %78, i64* %92
	%93 = getelementptr i64, i64* %hi, i64 2
	store i64 %90, i64* %93
	ret i32 1
}

define internal i32 @sections.33(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%"u%start3.5" = alloca i64
	%"u%block3.6" = alloca i64
	%"w%start1.7" = alloca i64
	%"w%block1.8" = alloca i64
	%"w%start2.9" = alloca i64
	%"w%block2.10" = alloca i64
	%W1.11 = alloca i64
	%W2.12 = alloca i64
	%W3.13 = alloca i64
	%W1_w.14 = alloca i64
	%W2_w.15 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 2
	%9 = load i64, i64* %8
	store i64 %9, i64* %"u%start3.5"
	%10 = getelementptr i64, i64* %recv, i64 9
	%11 = load i64, i64* %10
	store i64 %11, i64* %"u%block3.6"
	%12 = getelementptr i64, i64* %recv, i64 14
	%13 = load i64, i64* %12
	store i64 %13, i64* %"w%start1.7"
	%14 = getelementptr i64, i64* %recv, i64 21
	%15 = load i64, i64* %14
	store i64 %15, i64* %"w%block1.8"
	%16 = getelementptr i64, i64* %recv, i64 15
	%17 = load i64, i64* %16
	store i64 %17, i64* %"w%start2.9"
	%18 = getelementptr i64, i64* %recv, i64 22
	%19 = load i64, i64* %18
	store i64 %19, i64* %"w%block2.10"
	%20 = getelementptr i64, i64* %send, i64 0
	%21 = load i64, i64* %20
	store i64 %21, i64* %W1.11
	%22 = getelementptr i64, i64* %send, i64 1
	%23 = load i64, i64* %22
	store i64 %23, i64* %W2.12
	%24 = getelementptr i64, i64* %send, i64 2
	%25 = load i64, i64* %24
	store i64 %25, i64* %W3.13
	%26 = getelementptr i64, i64* %send, i64 14
	%27 = load i64, i64* %26
	store i64 %27, i64* %W1_w.14
	%28 = getelementptr i64, i64* %send, i64 15
	%29 = load i64, i64* %28
	store i64 %29, i64* %W2_w.15
	switch i32 %piece, label %none.16 [
		i32 0, label %piece.17
	]

none.16:
	ret i32 0

piece.17:
	%30 = load i64, i64* %"u%block1.2"
	%31 = load i64, i64* %"u%start1.1"
	%32 = add nsw i64 %30, %31
	%33 = load i64, i64* %W1.11
	%34 = icmp sgt i64 %32, %33
	%35 = select i1 %34, i64 %32, i64 %33
	%36 = load i64, i64* %"u%block1.2"
	%37 = load i64, i64* %W1.11
	%38 = add nsw i64 %36, %37
	%39 = sub nsw i64 %38, 1
	%40 = icmp slt i64 7, %39
	%41 = select i1 %40, i64 7, i64 %39
	%42 = icmp sgt i64 %35, %41
	br i1 %42, label %none.16, label %next.18

next.18:
	%43 = getelementptr i64, i64* %lo, i64 0
	store i64 %35, i64* %43
	%44 = getelementptr i64, i64* %hi, i64 0
	store i64 %41, i64* %44
	%45 = load i64, i64* %"w%start1.7"
	%46 = load i64, i64* %"u%block2.4"
	%47 = load i64, i64* %"u%start2.3"
	%48 = add nsw i64 %46, %47
	%49 = icmp sgt i64 %45, %48
	%50 = select i1 %49, i64 %45, i64 %48
	%51 = load i64, i64* %W2.12
	%52 = icmp sgt i64 %50, %51
	%53 = select i1 %52, i64 %50, i64 %51
	%54 = load i64, i64* %"w%block1.8"
	%55 = load i64, i64* %"w%start1.7"
	%56 = add nsw i64 %54, %55
	%57 = sub nsw i64 %56, 1
	%58 = icmp slt i64 6, %57
	%59 = select i1 %58, i64 6, i64 %57
	%60 = load i64, i64* %"u%block2.4"
	%61 = load i64, i64* %W2.12
	%62 = add nsw i64 %60, %61
	%63 = sub nsw i64 %62, 1
	%64 = icmp slt i64 %59, %63
	%65 = select i1 %64, i64 %59, i64 %63
	%66 = icmp sgt i64 %53, %65
	br i1 %66, label %none.16, label %next.19

next.19:
	%67 = getelementptr i64, i64* %lo, i64 1
	store i64 %53, i64* %67
	%68 = getelementptr i64, i64* %hi, i64 1
	store i64 %65, i64* %68
	%69 = load i64, i64* %"w%start2.9"
	%70 = icmp sgt i64 1, %69
	%71 = select i1 %70, i64 1, i64 %69
	%72 = load i64, i64* %W3.13
	%73 = icmp sgt i64 %71, %72
	%74 = select i1 %73, i64 %71, i64 %72
	%75 = load i64, i64* %"w%block2.10"
	%76 = load i64, i64* %"w%start2.9"
	%77 = add nsw i64 %75, %76
	%78 = sub nsw i64 %77, 1
	%79 = icmp slt i64 5, %78
	%80 = select i1 %79, i64 5, i64 %78
	%81 = load i64, i64* %"u%start3.5"
	%82 = sub nsw i64 %81, 1
	%83 = icmp slt i64 %80, %82
	%84 = select i1 %83, i64 %80, i64 %82
	%85 = load i64, i64* %"u%block3.6"
	%86 = load i64, i64* %W3.13
	%87 = add nsw i64 %85, %86
	%88 = sub nsw i64 %87, 1
	%89 = icmp slt i64 %84, %88
	%90 = select i1 %89, i64 %84, i64 %88
	%91 = icmp sgt i64 %74, %90
	br i1 %91, label %none.16, label %next.20

next.20:
	%92 = getelementptr i64, i64* %lo, i64 2
	store i64 %74, i64* %92
	%93 = getelementptr i64, i64* %hi, i64 2
	store i64 %90, i64* %93
	ret i32 1
}

define internal i32 @sections.34(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%"u%start2.3" = alloca i64
	%"u%block2.4" = alloca i64
	%"u%start3.5" = alloca i64
	%"u%block3.6" = alloca i64
	%"w%start1.7" = alloca i64
	%"w%block1.8" = alloca i64
	%"w%start2.9" = alloca i64
	%"w%block2.10" = alloca i64
	%W1.11 = alloca i64
	%W2.12 = alloca i64
	%W3.13 = alloca i64
	%W1_w.14 = alloca i64
	%W2_w.15 = alloca i64
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
	%8 = getelementptr i64, i64* %recv, i64 2
	%9 = load i64, i64* %8
	store i64 %9, i64* %"u%start3.5"
	%10 = getelementptr i64, i64* %recv, i64 9
	%11 = load i64, i64* %10
	store i64 %11, i64* %"u%block3.6"
	%12 = getelementptr i64, i64* %recv, i64 14
	%13 = load i64, i64* %12
	store i64 %13, i64* %"w%start1.7"
	%14 = getelementptr i64, i64* %recv, i64 21
	%15 = load i64, i64* %14
	store i64 %15, i64* %"w%block1.8"
	%16 = getelementptr i64, i64* %recv, i64 15
	%17 = load i64, i64* %16
	store i64 %17, i64* %"w%start2.9"
	%18 = getelementptr i64, i64* %recv, i64 22
	%19 = load i64, i64* %18
	store i64 %19, i64* %"w%block2.10"
	%20 = getelementptr i64, i64* %send, i64 0
	%21 = load i64, i64* %20
	store i64 %21, i64* %W1.11
	%22 = getelementptr i64, i64* %send, i64 1
	%23 = load i64, i64* %22
	store i64 %23, i64* %W2.12
	%24 = getelementptr i64, i64* %send, i64 2
	%25 = load i64, i64* %24
	store i64 %25, i64* %W3.13
	%26 = getelementptr i64, i64* %send, i64 14
	%27 = load i64, i64* %26
	store i64 %27, i64* %W1_w.14
	%28 = getelementptr i64, i64* %send, i64 15
	%29 = load i64, i64* %28
	store i64 %29, i64* %W2_w.15
	switch i32 %piece, label %none.16 [
		i32 0, label %piece.17
	]

none.16:
	ret i32 0

piece.17:
	%30 = load i64, i64* %"u%block1.2"
	%31 = load i64, i64* %"u%start1.1"
	%32 = add nsw i64 %30, %31
	%33 = load i64, i64* %W1.11
	%34 = icmp sgt i64 %32, %33
	%35 = select i1 %34, i64 %32, i64 %33
	%36 = load i64, i64* %"u%block1.2"
	%37 = load i64, i64* %W1.11
	%38 = add nsw i64 %36, %37
	%39 = sub nsw i64 %38, 1
	%40 = icmp slt i64 7, %39
	%41 = select i1 %40, i64 7, i64 %39
	%42 = icmp sgt i64 %35, %41
	br i1 %42, label %none.16, label %next.18

next.18:
	%43 = getelementptr i64, i64* %lo, i64 0
	store i64 %35, i64* %43
	%44 = getelementptr i64, i64* %hi, i64 0
	store i64 %41, i64* %44
	%45 = load i64, i64* %"w%start1.7"
	%46 = load i64, i64* %"u%block2.4"
	%47 = load i64, i64* %"u%start2.3"
	%48 = add nsw i64 %46, %47
	%49 = icmp sgt i64 %45, %48
	%50 = select i1 %49, i64 %45, i64 %48
	%51 = load i64, i64* %W2.12
	%52 = icmp sgt i64 %50, %51
	%53 = select i1 %52, i64 %50, i64 %51
	%54 = load i64, i64* %"w%block1.8"
	%55 = load i64, i64* %"w%start1.7"
	%56 = add nsw i64 %54, %55
	%57 = sub nsw i64 %56, 1
	%58 = icmp slt i64 6, %57
	%59 = select i1 %58, i64 6, i64 %57
	%60 = load i64, i64* %"u%block2.4"
	%61 = load i64, i64* %W2.12
	%62 = add nsw i64 %60, %61
	%63 = sub nsw i64 %62, 1
	%64 = icmp slt i64 %59, %63
	%65 = select i1 %64, i64 %59, i64 %63
	%66 = icmp sgt i64 %53, %65
	br i1 %66, label %none.16, label %next.19

next.19:
	%67 = getelementptr i64, i64* %lo, i64 1
	store i64 %53, i64* %67
	%68 = getelementptr i64, i64* %hi, i64 1
	store i64 %65, i64* %68
	%69 = load i64, i64* %"w%start2.9"
	%70 = load i64, i64* %"u%block3.6"
	%71 = load i64, i64* %"u%start3.5"
	%72 = add nsw i64 %70, %71
	%73 = icmp sgt i64 %69, %72
	%74 = select i1 %73, i64 %69, i64 %72
	%75 = load i64, i64* %W3.13
	%76 = icmp sgt i64 %74, %75
	%77 = select i1 %76, i64 %74, i64 %75
	%78 = load i64, i64* %"w%block2.10"
	%79 = load i64, i64* %"w%start2.9"
	%80 = add nsw i64 %78, %79
	%81 = sub nsw i64 %80, 1
	%82 = icmp slt i64 5, %81
	%83 = select i1 %82, i64 5, i64 %81
	%84 = load i64, i64* %"u%block3.6"
	%85 = load i64, i64* %W3.13
	%86 = add nsw i64 %84, %85
	%87 = sub nsw i64 %86, 1
	%88 = icmp slt i64 %83, %87
	%89 = select i1 %88, i64 %83, i64 %87
	%90 = icmp sgt i64 %77, %89
	br i1 %90, label %none.16, label %next.20

next.20:
	%91 = getelementptr i64, i64* %lo, i64 2
	store i64 %77, i64* %91
	%92 = getelementptr i64, i64* %hi, i64 2
	store i64 %89, i64* %92
	ret i32 1
}

declare void @hpf_exchange_run(i8* %0, i8* %1, i32 %2) nounwind

declare i32 @pgas_num_images() nounwind

declare double @llvm.sqrt.f64(double %0)

define internal i32 @sections.5(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%k.1 = alloca i32
	%"w%start1.2" = alloca i64
	%"w%block1.3" = alloca i64
	%"w%start2.4" = alloca i64
	%"w%block2.5" = alloca i64
	%W1_w.6 = alloca i64
	%W2_w.7 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %k.1
	%3 = getelementptr i64, i64* %recv, i64 0
	%4 = load i64, i64* %3
	store i64 %4, i64* %"w%start1.2"
	%5 = getelementptr i64, i64* %recv, i64 7
	%6 = load i64, i64* %5
	store i64 %6, i64* %"w%block1.3"
	%7 = getelementptr i64, i64* %recv, i64 1
	%8 = load i64, i64* %7
	store i64 %8, i64* %"w%start2.4"
	%9 = getelementptr i64, i64* %recv, i64 8
	%10 = load i64, i64* %9
	store i64 %10, i64* %"w%block2.5"
	%11 = getelementptr i64, i64* %send, i64 0
	%12 = load i64, i64* %11
	store i64 %12, i64* %W1_w.6
	%13 = getelementptr i64, i64* %send, i64 1
	%14 = load i64, i64* %13
	store i64 %14, i64* %W2_w.7
	switch i32 %piece, label %none.8 [
		i32 0, label %piece.9
	]

none.8:
	ret i32 0

piece.9:
	%15 = load i64, i64* %"w%start1.2"
	%16 = sub nsw i64 %15, 1
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.8, label %next.10

next.10:
	%18 = load i64, i64* %"w%start1.2"
	%19 = sub nsw i64 0, %18
	%20 = add nsw i64 %19, 6
	%21 = icmp slt i64 %20, 0
	br i1 %21, label %none.8, label %next.11

next.11:
	%22 = load i64, i64* %"w%start2.4"
	%23 = sub nsw i64 0, %22
	%24 = load i32, i32* %k.1
	%25 = sext i32 %24 to i64
	%26 = add nsw i64 %23, %25
	%27 = sub nsw i64 %26, 1
	%28 = icmp slt i64 %27, 0
	br i1 %28, label %none.8, label %next.12

next.12:
	%29 = load i64, i64* %"w%block2.5"
	%30 = load i64, i64* %"w%start2.4"
	%31 = add nsw i64 %29, %30
	%32 = load i32, i32* %k.1
	%33 = sext i32 %32 to i64
	%34 = sub nsw i64 %31, %33
	%35 = sub nsw i64 %34, 1
	%36 = icmp slt i64 %35, 0
	br i1 %36, label %none.8, label %next.13

next.13:
	%37 = icmp sgt i64 2, 8
	br i1 %37, label %none.8, label %next.14

next.14:
	%38 = getelementptr i64, i64* %lo, i64 0
	store i64 2, i64* %38
	%39 = getelementptr i64, i64* %hi, i64 0
	store i64 8, i64* %39
	%40 = load i64, i64* %"w%start1.2"
	%41 = sub nsw i64 %40, 1
	%42 = load i64, i64* %W1_w.6
	%43 = icmp sgt i64 %41, %42
	%44 = select i1 %43, i64 %41, i64 %42
	%45 = load i64, i64* %"w%start1.2"
	%46 = sub nsw i64 %45, 1
	%47 = load i64, i64* %"w%block1.3"
	%48 = load i64, i64* %W1_w.6
	%49 = add nsw i64 %47, %48
	%50 = sub nsw i64 %49, 1
	%51 = icmp slt i64 %46, %50
	%52 = select i1 %51, i64 %46, i64 %50
	%53 = icmp sgt i64 %44, %52
	br i1 %53, label %none.8, label %next.15

next.15:
	%54 = getelementptr i64, i64* %lo, i64 1
	store i64 %44, i64* %54
	%55 = getelementptr i64, i64* %hi, i64 1
	store i64 %52, i64* %55
	%56 = load i32, i32* %k.1
	%57 = sext i32 %56 to i64
	%58 = sub nsw i64 %57, 1
	%59 = load i64, i64* %W2_w.7
	%60 = icmp sgt i64 %58, %59
	%61 = select i1 %60, i64 %58, i64 %59
	%62 = load i32, i32* %k.1
	%63 = sext i32 %62 to i64
	%64 = sub nsw i64 %63, 1
	%65 = load i64, i64* %"w%block2.5"
	%66 = load i64, i64* %W2_w.7
	%67 = add nsw i64 %65, %66
	%68 = sub nsw i64 %67, 1
	%69 = icmp slt i64 %64, %68
	%70 = select i1 %69, i64 %64, i64 %68
	%71 = icmp sgt i64 %61, %70
	br i1 %71, label %none.8, label %next.16

next.16:
	%72 = getelementptr i64, i64* %lo, i64 2
	store i64 %61, i64* %72
	%73 = getelementptr i64, i64* %hi, i64 2
	store i64 %70, i64* %73
	ret i32 1
}

define internal i32 @sections.6(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%k.1 = alloca i32
	%"w%start1.2" = alloca i64
	%"w%block1.3" = alloca i64
	%"w%start2.4" = alloca i64
	%"w%block2.5" = alloca i64
	%W1_w.6 = alloca i64
	%W2_w.7 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %k.1
	%3 = getelementptr i64, i64* %recv, i64 0
	%4 = load i64, i64* %3
	store i64 %4, i64* %"w%start1.2"
	%5 = getelementptr i64, i64* %recv, i64 7
	%6 = load i64, i64* %5
	store i64 %6, i64* %"w%block1.3"
	%7 = getelementptr i64, i64* %recv, i64 1
	%8 = load i64, i64* %7
	store i64 %8, i64* %"w%start2.4"
	%9 = getelementptr i64, i64* %recv, i64 8
	%10 = load i64, i64* %9
	store i64 %10, i64* %"w%block2.5"
	%11 = getelementptr i64, i64* %send, i64 0
	%12 = load i64, i64* %11
	store i64 %12, i64* %W1_w.6
	%13 = getelementptr i64, i64* %send, i64 1
	%14 = load i64, i64* %13
	store i64 %14, i64* %W2_w.7
	switch i32 %piece, label %none.8 [
		i32 0, label %piece.9
	]

none.8:
	ret i32 0

piece.9:
	%15 = load i64, i64* %"w%start2.4"
	%16 = sub nsw i64 0, %15
	%17 = load i32, i32* %k.1
	%18 = sext i32 %17 to i64
	%19 = add nsw i64 %16, %18
	%20 = icmp slt i64 %19, 0
	br i1 %20, label %none.8, label %next.10

next.10:
	%21 = load i64, i64* %"w%start2.4"
	%22 = load i32, i32* %k.1
	%23 = sext i32 %22 to i64
	%24 = sub nsw i64 %21, %23
	%25 = icmp slt i64 %24, 0
	br i1 %25, label %none.8, label %next.11

next.11:
	%26 = icmp sgt i64 2, 8
	br i1 %26, label %none.8, label %next.12

next.12:
	%27 = getelementptr i64, i64* %lo, i64 0
	store i64 2, i64* %27
	%28 = getelementptr i64, i64* %hi, i64 0
	store i64 8, i64* %28
	%29 = load i64, i64* %"w%start1.2"
	%30 = load i64, i64* %W1_w.6
	%31 = icmp sgt i64 %29, %30
	%32 = select i1 %31, i64 %29, i64 %30
	%33 = load i64, i64* %"w%block1.3"
	%34 = load i64, i64* %"w%start1.2"
	%35 = add nsw i64 %33, %34
	%36 = sub nsw i64 %35, 2
	%37 = icmp slt i64 5, %36
	%38 = select i1 %37, i64 5, i64 %36
	%39 = load i64, i64* %"w%block1.3"
	%40 = load i64, i64* %W1_w.6
	%41 = add nsw i64 %39, %40
	%42 = sub nsw i64 %41, 1
	%43 = icmp slt i64 %38, %42
	%44 = select i1 %43, i64 %38, i64 %42
	%45 = icmp sgt i64 %32, %44
	br i1 %45, label %none.8, label %next.13

next.13:
	%46 = getelementptr i64, i64* %lo, i64 1
	store i64 %32, i64* %46
	%47 = getelementptr i64, i64* %hi, i64 1
	store i64 %44, i64* %47
	%48 = load i64, i64* %"w%start2.4"
	%49 = sub nsw i64 %48, 1
	%50 = load i64, i64* %W2_w.7
	%51 = icmp sgt i64 %49, %50
	%52 = select i1 %51, i64 %49, i64 %50
	%53 = load i64, i64* %"w%start2.4"
	%54 = sub nsw i64 %53, 1
	%55 = load i64, i64* %"w%block2.5"
	%56 = load i64, i64* %W2_w.7
	%57 = add nsw i64 %55, %56
	%58 = sub nsw i64 %57, 1
	%59 = icmp slt i64 %54, %58
	%60 = select i1 %59, i64 %54, i64 %58
	%61 = icmp sgt i64 %52, %60
	br i1 %61, label %none.8, label %next.14

next.14:
	%62 = getelementptr i64, i64* %lo, i64 2
	store i64 %52, i64* %62
	%63 = getelementptr i64, i64* %hi, i64 2
	store i64 %60, i64* %63
	ret i32 1
}

define internal i32 @sections.7(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%k.1 = alloca i32
	%"w%start1.2" = alloca i64
	%"w%block1.3" = alloca i64
	%"w%start2.4" = alloca i64
	%"w%block2.5" = alloca i64
	%W1_w.6 = alloca i64
	%W2_w.7 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %k.1
	%3 = getelementptr i64, i64* %recv, i64 0
	%4 = load i64, i64* %3
	store i64 %4, i64* %"w%start1.2"
	%5 = getelementptr i64, i64* %recv, i64 7
	%6 = load i64, i64* %5
	store i64 %6, i64* %"w%block1.3"
	%7 = getelementptr i64, i64* %recv, i64 1
	%8 = load i64, i64* %7
	store i64 %8, i64* %"w%start2.4"
	%9 = getelementptr i64, i64* %recv, i64 8
	%10 = load i64, i64* %9
	store i64 %10, i64* %"w%block2.5"
	%11 = getelementptr i64, i64* %send, i64 0
	%12 = load i64, i64* %11
	store i64 %12, i64* %W1_w.6
	%13 = getelementptr i64, i64* %send, i64 1
	%14 = load i64, i64* %13
	store i64 %14, i64* %W2_w.7
	switch i32 %piece, label %none.8 [
		i32 0, label %piece.9
	]

none.8:
	ret i32 0

piece.9:
	%15 = load i64, i64* %"w%start2.4"
	%16 = sub nsw i64 0, %15
	%17 = load i32, i32* %k.1
	%18 = sext i32 %17 to i64
	%19 = add nsw i64 %16, %18
	%20 = icmp slt i64 %19, 0
	br i1 %20, label %none.8, label %next.10

next.10:
	%21 = load i64, i64* %"w%start2.4"
	%22 = load i32, i32* %k.1
	%23 = sext i32 %22 to i64
	%24 = sub nsw i64 %21, %23
	%25 = icmp slt i64 %24, 0
	br i1 %25, label %none.8, label %next.11

next.11:
	%26 = load i64, i64* %"w%start1.2"
	%27 = sub nsw i64 %26, 1
	%28 = icmp slt i64 %27, 0
	br i1 %28, label %none.8, label %next.12

next.12:
	%29 = load i64, i64* %"w%start1.2"
	%30 = sub nsw i64 0, %29
	%31 = add nsw i64 %30, 6
	%32 = icmp slt i64 %31, 0
	br i1 %32, label %none.8, label %next.13

next.13:
	%33 = icmp sgt i64 2, 8
	br i1 %33, label %none.8, label %next.14

next.14:
	%34 = getelementptr i64, i64* %lo, i64 0
	store i64 2, i64* %34
	%35 = getelementptr i64, i64* %hi, i64 0
	store i64 8, i64* %35
	%36 = load i64, i64* %"w%start1.2"
	%37 = sub nsw i64 %36, 1
	%38 = load i64, i64* %W1_w.6
	%39 = icmp sgt i64 %37, %38
	%40 = select i1 %39, i64 %37, i64 %38
	%41 = load i64, i64* %"w%start1.2"
	%42 = sub nsw i64 %41, 1
	%43 = load i64, i64* %"w%block1.3"
	%44 = load i64, i64* %W1_w.6
	%45 = add nsw i64 %43, %44
	%46 = sub nsw i64 %45, 1
	%47 = icmp slt i64 %42, %46
	%48 = select i1 %47, i64 %42, i64 %46
	%49 = icmp sgt i64 %40, %48
	br i1 %49, label %none.8, label %next.15

next.15:
	%50 = getelementptr i64, i64* %lo, i64 1
	store i64 %40, i64* %50
	%51 = getelementptr i64, i64* %hi, i64 1
	store i64 %48, i64* %51
	%52 = load i64, i64* %"w%start2.4"
	%53 = sub nsw i64 %52, 1
	%54 = load i64, i64* %W2_w.7
	%55 = icmp sgt i64 %53, %54
	%56 = select i1 %55, i64 %53, i64 %54
	%57 = load i64, i64* %"w%start2.4"
	%58 = sub nsw i64 %57, 1
	%59 = load i64, i64* %"w%block2.5"
	%60 = load i64, i64* %W2_w.7
	%61 = add nsw i64 %59, %60
	%62 = sub nsw i64 %61, 1
	%63 = icmp slt i64 %58, %62
	%64 = select i1 %63, i64 %58, i64 %62
	%65 = icmp sgt i64 %56, %64
	br i1 %65, label %none.8, label %next.16

next.16:
	%66 = getelementptr i64, i64* %lo, i64 2
	store i64 %56, i64* %66
	%67 = getelementptr i64, i64* %hi, i64 2
	store i64 %64, i64* %67
	ret i32 1
}

declare void @hpf_fail(i8* %0, i8* %1) nounwind noreturn cold

define internal i32 @sections.4(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%k.1 = alloca i32
	%"i%strip.2" = alloca i64
	%"i%size.3" = alloca i64
	%"w%start1.4" = alloca i64
	%"w%block1.5" = alloca i64
	%"w%start2.6" = alloca i64
	%"w%block2.7" = alloca i64
	%W1_w.8 = alloca i64
	%W2_w.9 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %k.1
	%3 = getelementptr i64, i64* %params, i64 1
	%4 = load i64, i64* %3
	store i64 %4, i64* %"i%strip.2"
	%5 = getelementptr i64, i64* %params, i64 2
	%6 = load i64, i64* %5
	store i64 %6, i64* %"i%size.3"
	%7 = getelementptr i64, i64* %recv, i64 0
	%8 = load i64, i64* %7
	store i64 %8, i64* %"w%start1.4"
	%9 = getelementptr i64, i64* %recv, i64 7
	%10 = load i64, i64* %9
	store i64 %10, i64* %"w%block1.5"
	%11 = getelementptr i64, i64* %recv, i64 1
	%12 = load i64, i64* %11
	store i64 %12, i64* %"w%start2.6"
	%13 = getelementptr i64, i64* %recv, i64 8
	%14 = load i64, i64* %13
	store i64 %14, i64* %"w%block2.7"
	%15 = getelementptr i64, i64* %send, i64 0
	%16 = load i64, i64* %15
	store i64 %16, i64* %W1_w.8
	%17 = getelementptr i64, i64* %send, i64 1
	%18 = load i64, i64* %17
	store i64 %18, i64* %W2_w.9
	switch i32 %piece, label %none.10 [
		i32 0, label %piece.11
	]

none.10:
	ret i32 0

piece.11:
	%19 = load i64, i64* %"w%block1.5"
	%20 = load i64, i64* %"w%start1.4"
	%21 = add nsw i64 %19, %20
	%22 = sub nsw i64 %21, 2
	%23 = icmp slt i64 %22, 0
	br i1 %23, label %none.10, label %next.12

next.12:
	%24 = load i64, i64* %"w%block1.5"
	%25 = sub nsw i64 0, %24
	%26 = load i64, i64* %"w%start1.4"
	%27 = sub nsw i64 %25, %26
	%28 = add nsw i64 %27, 7
	%29 = icmp slt i64 %28, 0
	br i1 %29, label %none.10, label %next.13

next.13:
	%30 = load i64, i64* %"w%start2.6"
	%31 = sub nsw i64 0, %30
	%32 = load i32, i32* %k.1
	%33 = sext i32 %32 to i64
	%34 = add nsw i64 %31, %33
	%35 = icmp slt i64 %34, 0
	br i1 %35, label %none.10, label %next.14

next.14:
	%36 = load i64, i64* %"w%block2.7"
	%37 = load i64, i64* %"w%start2.6"
	%38 = add nsw i64 %36, %37
	%39 = load i32, i32* %k.1
	%40 = sext i32 %39 to i64
	%41 = sub nsw i64 %38, %40
	%42 = sub nsw i64 %41, 1
	%43 = icmp slt i64 %42, 0
	br i1 %43, label %none.10, label %next.15

next.15:
	%44 = load i64, i64* %"i%strip.2"
	%45 = load i64, i64* %"i%size.3"
	%46 = load i64, i64* %"i%strip.2"
	%47 = add nsw i64 %45, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 7, %48
	%50 = select i1 %49, i64 7, i64 %48
	%51 = icmp sgt i64 %44, %50
	br i1 %51, label %none.10, label %next.16

next.16:
	%52 = getelementptr i64, i64* %lo, i64 0
	store i64 %44, i64* %52
	%53 = getelementptr i64, i64* %hi, i64 0
	store i64 %50, i64* %53
	%54 = load i64, i64* %"w%block1.5"
	%55 = load i64, i64* %"w%start1.4"
	%56 = add nsw i64 %54, %55
	%57 = load i64, i64* %W1_w.8
	%58 = icmp sgt i64 %56, %57
	%59 = select i1 %58, i64 %56, i64 %57
	%60 = load i64, i64* %"w%block1.5"
	%61 = load i64, i64* %"w%start1.4"
	%62 = add nsw i64 %60, %61
	%63 = load i64, i64* %"w%block1.5"
	%64 = load i64, i64* %W1_w.8
	%65 = add nsw i64 %63, %64
	%66 = sub nsw i64 %65, 1
	%67 = icmp slt i64 %62, %66
	%68 = select i1 %67, i64 %62, i64 %66
	%69 = icmp sgt i64 %59, %68
	br i1 %69, label %none.10, label %next.17

next.17:
	%70 = getelementptr i64, i64* %lo, i64 1
	store i64 %59, i64* %70
	%71 = getelementptr i64, i64* %hi, i64 1
	store i64 %68, i64* %71
	%72 = load i32, i32* %k.1
	%73 = sext i32 %72 to i64
	%74 = load i64, i64* %W2_w.9
	%75 = icmp sgt i64 %73, %74
	%76 = select i1 %75, i64 %73, i64 %74
	%77 = load i32, i32* %k.1
	%78 = sext i32 %77 to i64
	%79 = load i64, i64* %"w%block2.7"
	%80 = load i64, i64* %W2_w.9
	%81 = add nsw i64 %79, %80
	%82 = sub nsw i64 %81, 1
	%83 = icmp slt i64 %78, %82
	%84 = select i1 %83, i64 %78, i64 %82
	%85 = icmp sgt i64 %76, %84
	br i1 %85, label %none.10, label %next.18

next.18:
	%86 = getelementptr i64, i64* %lo, i64 2
	store i64 %76, i64* %86
	%87 = getelementptr i64, i64* %hi, i64 2
	store i64 %84, i64* %87
	ret i32 1
}

define internal i32 @sections.35(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"w%start1.1" = alloca i64
	%"w%block1.2" = alloca i64
	%"w%start2.3" = alloca i64
	%"w%block2.4" = alloca i64
	%W1_w.5 = alloca i64
	%W2_w.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"w%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"w%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"w%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"w%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1_w.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2_w.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
	]

none.7:
	ret i32 0

piece.8:
	%12 = icmp sgt i64 0, 8
	br i1 %12, label %none.7, label %next.9

next.9:
	%13 = getelementptr i64, i64* %lo, i64 0
	store i64 0, i64* %13
	%14 = getelementptr i64, i64* %hi, i64 0
	store i64 8, i64* %14
	%15 = load i64, i64* %"w%start1.1"
	%16 = sub nsw i64 %15, 3
	%17 = icmp sgt i64 1, %16
	%18 = select i1 %17, i64 1, i64 %16
	%19 = load i64, i64* %W1_w.5
	%20 = icmp sgt i64 %18, %19
	%21 = select i1 %20, i64 %18, i64 %19
	%22 = load i64, i64* %"w%start1.1"
	%23 = sub nsw i64 %22, 1
	%24 = icmp slt i64 3, %23
	%25 = select i1 %24, i64 3, i64 %23
	%26 = load i64, i64* %"w%block1.2"
	%27 = load i64, i64* %"w%start1.1"
	%28 = add nsw i64 %26, %27
	%29 = sub nsw i64 %28, 4
	%30 = icmp slt i64 %25, %29
	%31 = select i1 %30, i64 %25, i64 %29
	%32 = load i64, i64* %"w%block1.2"
	%33 = load i64, i64* %W1_w.5
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
	%41 = load i64, i64* %"w%start2.3"
	%42 = icmp sgt i64 1, %41
	%43 = select i1 %42, i64 1, i64 %41
	%44 = load i64, i64* %W2_w.6
	%45 = icmp sgt i64 %43, %44
	%46 = select i1 %45, i64 %43, i64 %44
	%47 = load i64, i64* %"w%block2.4"
	%48 = load i64, i64* %"w%start2.3"
	%49 = add nsw i64 %47, %48
	%50 = sub nsw i64 %49, 3
	%51 = icmp slt i64 3, %50
	%52 = select i1 %51, i64 3, i64 %50
	%53 = load i64, i64* %"w%block2.4"
	%54 = load i64, i64* %W2_w.6
	%55 = add nsw i64 %53, %54
	%56 = sub nsw i64 %55, 1
	%57 = icmp slt i64 %52, %56
	%58 = select i1 %57, i64 %52, i64 %56
	%59 = icmp sgt i64 %46, %58
	br i1 %59, label %none.7, label %next.11

next.11:
	%60 = getelementptr i64, i64* %lo, i64 2
	store i64 %46, i64* %60
	%61 = getelementptr i64, i64* %hi, i64 2
	store i64 %58, i64* %61
	ret i32 1
}

define internal i32 @sections.36(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"w%start1.1" = alloca i64
	%"w%block1.2" = alloca i64
	%"w%start2.3" = alloca i64
	%"w%block2.4" = alloca i64
	%W1_w.5 = alloca i64
	%W2_w.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"w%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"w%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"w%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"w%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1_w.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2_w.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
	]

none.7:
	ret i32 0

piece.8:
	%12 = icmp sgt i64 0, 8
	br i1 %12, label %none.7, label %next.9

next.9:
	%13 = getelementptr i64, i64* %lo, i64 0
	store i64 0, i64* %13
	%14 = getelementptr i64, i64* %hi, i64 0
	store i64 8, i64* %14
	%15 = load i64, i64* %"w%start1.1"
	%16 = icmp sgt i64 1, %15
	%17 = select i1 %16, i64 1, i64 %15
	%18 = load i64, i64* %W1_w.5
	%19 = icmp sgt i64 %17, %18
	%20 = select i1 %19, i64 %17, i64 %18
	%21 = load i64, i64* %"w%block1.2"
	%22 = load i64, i64* %"w%start1.1"
	%23 = add nsw i64 %21, %22
	%24 = sub nsw i64 %23, 4
	%25 = icmp slt i64 3, %24
	%26 = select i1 %25, i64 3, i64 %24
	%27 = load i64, i64* %"w%block1.2"
	%28 = load i64, i64* %W1_w.5
	%29 = add nsw i64 %27, %28
	%30 = sub nsw i64 %29, 1
	%31 = icmp slt i64 %26, %30
	%32 = select i1 %31, i64 %26, i64 %30
	%33 = icmp sgt i64 %20, %32
	br i1 %33, label %none.7, label %next.10

next.10:
	%34 = getelementptr i64, i64* %lo, i64 1
	store i64 %20, i64* %34
	%35 = getelementptr i64, i64* %hi, i64 1
	store i64 %32, i64* %35
	%36 = load i64, i64* %"w%start2.3"
	%37 = sub nsw i64 %36, 2
	%38 = icmp sgt i64 1, %37
	%39 = select i1 %38, i64 1, i64 %37
	%40 = load i64, i64* %W2_w.6
	%41 = icmp sgt i64 %39, %40
	%42 = select i1 %41, i64 %39, i64 %40
	%43 = load i64, i64* %"w%start2.3"
	%44 = sub nsw i64 %43, 1
	%45 = icmp slt i64 3, %44
	%46 = select i1 %45, i64 3, i64 %44
	%47 = load i64, i64* %"w%block2.4"
	%48 = load i64, i64* %"w%start2.3"
	%49 = add nsw i64 %47, %48
	%50 = sub nsw i64 %49, 3
	%51 = icmp slt i64 %46, %50
	%52 = select i1 %51, i64 %46, i64 %50
	%53 = load i64, i64* %"w%block2.4"
	%54 = load i64, i64* %W2_w.6
	%55 = add nsw i64 %53, %54
	%56 = sub nsw i64 %55, 1
	%57 = icmp slt i64 %52, %56
	%58 = select i1 %57, i64 %52, i64 %56
	%59 = icmp sgt i64 %42, %58
	br i1 %59, label %none.7, label %next.11

next.11:
	%60 = getelementptr i64, i64* %lo, i64 2
	store i64 %42, i64* %60
	%61 = getelementptr i64, i64* %hi, i64 2
	store i64 %58, i64* %61
	ret i32 1
}

define internal i32 @sections.37(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"w%start1.1" = alloca i64
	%"w%block1.2" = alloca i64
	%"w%start2.3" = alloca i64
	%"w%block2.4" = alloca i64
	%W1_w.5 = alloca i64
	%W2_w.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"w%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"w%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"w%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"w%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1_w.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2_w.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
	]

none.7:
	ret i32 0

piece.8:
	%12 = icmp sgt i64 0, 8
	br i1 %12, label %none.7, label %next.9

next.9:
	%13 = getelementptr i64, i64* %lo, i64 0
	store i64 0, i64* %13
	%14 = getelementptr i64, i64* %hi, i64 0
	store i64 8, i64* %14
	%15 = load i64, i64* %"w%start1.1"
	%16 = sub nsw i64 %15, 3
	%17 = icmp sgt i64 1, %16
	%18 = select i1 %17, i64 1, i64 %16
	%19 = load i64, i64* %W1_w.5
	%20 = icmp sgt i64 %18, %19
	%21 = select i1 %20, i64 %18, i64 %19
	%22 = load i64, i64* %"w%start1.1"
	%23 = sub nsw i64 %22, 1
	%24 = icmp slt i64 3, %23
	%25 = select i1 %24, i64 3, i64 %23
	%26 = load i64, i64* %"w%block1.2"
	%27 = load i64, i64* %"w%start1.1"
	%28 = add nsw i64 %26, %27
	%29 = sub nsw i64 %28, 4
	%30 = icmp slt i64 %25, %29
	%31 = select i1 %30, i64 %25, i64 %29
	%32 = load i64, i64* %"w%block1.2"
	%33 = load i64, i64* %W1_w.5
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
	%41 = load i64, i64* %"w%start2.3"
	%42 = sub nsw i64 %41, 2
	%43 = icmp sgt i64 1, %42
	%44 = select i1 %43, i64 1, i64 %42
	%45 = load i64, i64* %W2_w.6
	%46 = icmp sgt i64 %44, %45
	%47 = select i1 %46, i64 %44, i64 %45
	%48 = load i64, i64* %"w%start2.3"
	%49 = sub nsw i64 %48, 1
	%50 = icmp slt i64 3, %49
	%51 = select i1 %50, i64 3, i64 %49
	%52 = load i64, i64* %"w%block2.4"
	%53 = load i64, i64* %"w%start2.3"
	%54 = add nsw i64 %52, %53
	%55 = sub nsw i64 %54, 3
	%56 = icmp slt i64 %51, %55
	%57 = select i1 %56, i64 %51, i64 %55
	%58 = load i64, i64* %"w%block2.4"
	%59 = load i64, i64* %W2_w.6
	%60 = add nsw i64 %58, %59
	%61 = sub nsw i64 %60, 1
	%62 = icmp slt i64 %57, %61
	%63 = select i1 %62, i64 %57, i64 %61
	%64 = icmp sgt i64 %47, %63
	br i1 %64, label %none.7, label %next.11

next.11:
	%65 = getelementptr i64, i64* %lo, i64 2
	store i64 %47, i64* %65
	%66 = getelementptr i64, i64* %hi, i64 2
	store i64 %63, i64* %66
	ret i32 1
}

declare void @hpf_reduce(i8* %0, i32 %1, i32 %2, i32 %3, i8* %4) nounwind

declare void @hpf_io_begin(i32 %0, i32 %1, i8* %2) nounwind

declare void @hpf_io_number(i8* %0, i64 %1) nounwind

declare void @hpf_io_text(i8* %0, i8* %1, i64 %2) nounwind

declare void @hpf_io_start() nounwind

declare void @hpf_io_item(i32 %0, i32 %1, i8* %2, i64 %3) nounwind

declare void @hpf_fetch(i8* %0, i8* %1, i8* %2, i8* %3) nounwind

declare i32 @hpf_io_end() nounwind

declare void @hpf_io_mapped(i8* %0, i8* %1, i8* %2, i8* %3, i32 %4, i32 %5) nounwind

declare void @hpf_main_end() nounwind

declare void @hpf_error_stop_text(i8* %0, i64 %1) nounwind noreturn cold

define internal i32 @sections.38(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%l.1 = alloca i32
	%n.2 = alloca i32
	%m.3 = alloca i32
	%"u%start1.4" = alloca i64
	%"u%block1.5" = alloca i64
	%"u%start2.6" = alloca i64
	%"u%block2.7" = alloca i64
	%"u%start3.8" = alloca i64
	%"u%block3.9" = alloca i64
	%W1.10 = alloca i64
	%W2.11 = alloca i64
	%W3.12 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %l.1
	%3 = getelementptr i64, i64* %params, i64 1
	%4 = load i64, i64* %3
	%5 = trunc i64 %4 to i32
	store i32 %5, i32* %n.2
	%6 = getelementptr i64, i64* %params, i64 2
	%7 = load i64, i64* %6
	%8 = trunc i64 %7 to i32
	store i32 %8, i32* %m.3
	%9 = getelementptr i64, i64* %recv, i64 0
	%10 = load i64, i64* %9
	store i64 %10, i64* %"u%start1.4"
	%11 = getelementptr i64, i64* %recv, i64 7
	%12 = load i64, i64* %11
	store i64 %12, i64* %"u%block1.5"
	%13 = getelementptr i64, i64* %recv, i64 1
	%14 = load i64, i64* %13
	store i64 %14, i64* %"u%start2.6"
	%15 = getelementptr i64, i64* %recv, i64 8
	%16 = load i64, i64* %15
	store i64 %16, i64* %"u%block2.7"
	%17 = getelementptr i64, i64* %recv, i64 2
	%18 = load i64, i64* %17
	store i64 %18, i64* %"u%start3.8"
	%19 = getelementptr i64, i64* %recv, i64 9
	%20 = load i64, i64* %19
	store i64 %20, i64* %"u%block3.9"
	%21 = getelementptr i64, i64* %send, i64 0
	%22 = load i64, i64* %21
	store i64 %22, i64* %W1.10
	%23 = getelementptr i64, i64* %send, i64 1
	%24 = load i64, i64* %23
	store i64 %24, i64* %W2.11
	%25 = getelementptr i64, i64* %send, i64 2
	%26 = load i64, i64* %25
	store i64 %26, i64* %W3.12
	switch i32 %piece, label %none.13 [
		i32 0, label %piece.14
		i32 1, label %piece.20
		i32 2, label %piece.29
	]

none.13:
	ret i32 0

piece.14:
	%27 = load i64, i64* %"u%block3.9"
	%28 = sub nsw i64 0, %27
	%29 = load i64, i64* %"u%start3.8"
	%30 = sub nsw i64 %28, %29
	%31 = add nsw i64 %30, 5
	%32 = icmp slt i64 %31, 0
	br i1 %32, label %none.13, label %next.15

next.15:
	%33 = load i64, i64* %"u%block3.9"
	%34 = sub nsw i64 0, %33
	%35 = load i64, i64* %"u%start3.8"
	%36 = sub nsw i64 %34, %35
	%37 = load i32, i32* %l.1
	%38 = sext i32 %37 to i64
	%39 = add nsw i64 %36, %38
	%40 = icmp slt i64 %39, 0
	br i1 %40, label %none.13, label %next.16

next.16:
	%41 = load i64, i64* %"u%start1.4"
	%42 = load i64, i64* %W1.10
	%43 = icmp sgt i64 %41, %42
	%44 = select i1 %43, i64 %41, i64 %42
	%45 = load i64, i64* %"u%block1.5"
	%46 = load i64, i64* %"u%start1.4"
	%47 = add nsw i64 %45, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 7, %48
	%50 = select i1 %49, i64 7, i64 %48
	%51 = load i32, i32* %n.2
	%52 = sext i32 %51 to i64
	%53 = sub nsw i64 %52, 1
	%54 = icmp slt i64 %50, %53
	%55 = select i1 %54, i64 %50, i64 %53
	%56 = load i64, i64* %"u%block1.5"
	%57 = load i64, i64* %W1.10
	%58 = add nsw i64 %56, %57
	%59 = sub nsw i64 %58, 1
	%60 = icmp slt i64 %55, %59
	%61 = select i1 %60, i64 %55, i64 %59
	%62 = icmp sgt i64 %44, %61
	br i1 %62, label %none.13, label %next.17

next.17:
	%63 = getelementptr i64, i64* %lo, i64 0
	store i64 %44, i64* %63
	%64 = getelementptr i64, i64* %hi, i64 0
	store i64 %61, i64* %64
	%65 = load i64, i64* %"u%start2.6"
	%66 = load i64, i64* %W2.11
	%67 = icmp sgt i64 %65, %66
	%68 = select i1 %67, i64 %65, i64 %66
	%69 = load i64, i64* %"u%block2.7"
	%70 = load i64, i64* %"u%start2.6"
	%71 = add nsw i64 %69, %70
	%72 = sub nsw i64 %71, 1
	%73 = icmp slt i64 6, %72
	%74 = select i1 %73, i64 6, i64 %72
	%75 = load i32, i32* %m.3
	%76 = sext i32 %75 to i64
	%77 = sub nsw i64 %76, 1
	%78 = icmp slt i64 %74, %77
	%79 = select i1 %78, i64 %74, i64 %77
	%80 = load i64, i64* %"u%block2.7"
	%81 = load i64, i64* %W2.11
	%82 = add nsw i64 %80, %81
	%83 = sub nsw i64 %82, 1
	%84 = icmp slt i64 %79, %83
	%85 = select i1 %84, i64 %79, i64 %83
	%86 = icmp sgt i64 %68, %85
	br i1 %86, label %none.13, label %next.18

next.18:
	%87 = getelementptr i64, i64* %lo, i64 1
	store i64 %68, i64* %87
	%88 = getelementptr i64, i64* %hi, i64 1
	store i64 %85, i64* %88
	%89 = load i64, i64* %"u%block3.9"
	%90 = load i64, i64* %"u%start3.8"
	%91 = add nsw i64 %89, %90
	%92 = load i64, i64* %W3.12
	%93 = icmp sgt i64 %91, %92
	%94 = select i1 %93, i64 %91, i64 %92
	%95 = load i64, i64* %"u%block3.9"
	%96 = load i64, i64* %"u%start3.8"
	%97 = add nsw i64 %95, %96
	%98 = load i64, i64* %"u%block3.9"
	%99 = load i64, i64* %W3.12
	%100 = add nsw i64 %98, %99
	%101 = sub nsw i64 %100, 1
	%102 = icmp slt i64 %97, %101
	%103 = select i1 %102, i64 %97, i64 %101
	%104 = icmp sgt i64 %94, %103
	br i1 %104, label %none.13, label %next.19

next.19:
	%105 = getelementptr i64, i64* %lo, i64 2
	store i64 %94, i64* %105
	%106 = getelementptr i64, i64* %hi, i64 2
	store i64 %103, i64* %106
	ret i32 1

piece.20:
	%107 = load i64, i64* %"u%block3.9"
	%108 = sub nsw i64 0, %107
	%109 = load i64, i64* %"u%start3.8"
	%110 = sub nsw i64 %108, %109
	%111 = add nsw i64 %110, 5
	%112 = icmp slt i64 %111, 0
	br i1 %112, label %none.13, label %next.21

next.21:
	%113 = load i64, i64* %"u%block3.9"
	%114 = sub nsw i64 0, %113
	%115 = load i64, i64* %"u%start3.8"
	%116 = sub nsw i64 %114, %115
	%117 = load i32, i32* %l.1
	%118 = sext i32 %117 to i64
	%119 = add nsw i64 %116, %118
	%120 = icmp slt i64 %119, 0
	br i1 %120, label %none.13, label %next.22

next.22:
	%121 = load i32, i32* %n.2
	%122 = sext i32 %121 to i64
	%123 = sub nsw i64 0, %122
	%124 = add nsw i64 %123, 7
	%125 = icmp slt i64 %124, 0
	br i1 %125, label %none.13, label %next.23

next.23:
	%126 = load i64, i64* %"u%start1.4"
	%127 = sub nsw i64 0, %126
	%128 = load i32, i32* %n.2
	%129 = sext i32 %128 to i64
	%130 = add nsw i64 %127, %129
	%131 = sub nsw i64 %130, 1
	%132 = icmp slt i64 %131, 0
	br i1 %132, label %none.13, label %next.24

next.24:
	%133 = load i64, i64* %"u%block1.5"
	%134 = load i64, i64* %"u%start1.4"
	%135 = add nsw i64 %133, %134
	%136 = load i32, i32* %n.2
	%137 = sext i32 %136 to i64
	%138 = sub nsw i64 %135, %137
	%139 = sub nsw i64 %138, 1
	%140 = icmp slt i64 %139, 0
	br i1 %140, label %none.13, label %next.25

next.25:
	%141 = load i32, i32* %n.2
	%142 = sext i32 %141 to i64
	%143 = load i64, i64* %W1.10
	%144 = icmp sgt i64 %142, %143
	%145 = select i1 %144, i64 %142, i64 %143
	%146 = load i32, i32* %n.2
	%147 = sext i32 %146 to i64
	%148 = load i64, i64* %"u%block1.5"
	%149 = load i64, i64* %W1.10
	%150 = add nsw i64 %148, %149
	%151 = sub nsw i64 %150, 1
	%152 = icmp slt i64 %147, %151
	%153 = select i1 %152, i64 %147, i64 %151
	%154 = icmp sgt i64 %145, %153
	br i1 %154, label %none.13, label %next.26

next.26:
	%155 = getelementptr i64, i64* %lo, i64 0
	store i64 %145, i64* %155
	%156 = getelementptr i64, i64* %hi, i64 0
	store i64 %153, i64* %156
	%157 = load i64, i64* %"u%start2.6"
	%158 = add nsw i64 %157, 1
	%159 = load i64, i64* %W2.11
	%160 = icmp sgt i64 %158, %159
	%161 = select i1 %160, i64 %158, i64 %159
	%162 = load i64, i64* %"u%block2.7"
	%163 = load i64, i64* %"u%start2.6"
	%164 = add nsw i64 %162, %163
	%165 = sub nsw i64 %164, 1
	%166 = icmp slt i64 6, %165
	%167 = select i1 %166, i64 6, i64 %165
	%168 = load i32, i32* %m.3
	%169 = sext i32 %168 to i64
	%170 = icmp slt i64 %167, %169
	%171 = select i1 %170, i64 %167, i64 %169
	%172 = load i64, i64* %"u%block2.7"
	%173 = load i64, i64* %W2.11
	%174 = add nsw i64 %172, %173
	%175 = sub nsw i64 %174, 1
	%176 = icmp slt i64 %171, %175
	%177 = select i1 %176, i64 %171, i64 %175
	%178 = icmp sgt i64 %161, %177
	br i1 %178, label %none.13, label %next.27

next.27:
	%179 = getelementptr i64, i64* %lo, i64 1
	store i64 %161, i64* %179
	%180 = getelementptr i64, i64* %hi, i64 1
	store i64 %177, i64* %180
	%181 = load i64, i64* %"u%block3.9"
	%182 = load i64, i64* %"u%start3.8"
	%183 = add nsw i64 %181, %182
	%184 = load i64, i64* %W3.12
	%185 = icmp sgt i64 %183, %184
	%186 = select i1 %185, i64 %183, i64 %184
	%187 = load i64, i64* %"u%block3.9"
	%188 = load i64, i64* %"u%start3.8"
	%189 = add nsw i64 %187, %188
	%190 = load i64, i64* %"u%block3.9"
	%191 = load i64, i64* %W3.12
	%192 = add nsw i64 %190, %191
	%193 = sub nsw i64 %192, 1
	%194 = icmp slt i64 %189, %193
	%195 = select i1 %194, i64 %189, i64 %193
	%196 = icmp sgt i64 %186, %195
	br i1 %196, label %none.13, label %next.28

next.28:
	%197 = getelementptr i64, i64* %lo, i64 2
	store i64 %186, i64* %197
	%198 = getelementptr i64, i64* %hi, i64 2
	store i64 %195, i64* %198
	ret i32 1

piece.29:
	%199 = load i64, i64* %"u%block3.9"
	%200 = sub nsw i64 0, %199
	%201 = load i64, i64* %"u%start3.8"
	%202 = sub nsw i64 %200, %201
	%203 = add nsw i64 %202, 5
	%204 = icmp slt i64 %203, 0
	br i1 %204, label %none.13, label %next.30

next.30:
	%205 = load i64, i64* %"u%block3.9"
	%206 = sub nsw i64 0, %205
	%207 = load i64, i64* %"u%start3.8"
	%208 = sub nsw i64 %206, %207
	%209 = load i32, i32* %l.1
	%210 = sext i32 %209 to i64
	%211 = add nsw i64 %208, %210
	%212 = icmp slt i64 %211, 0
	br i1 %212, label %none.13, label %next.31

next.31:
	%213 = load i32, i32* %m.3
	%214 = sext i32 %213 to i64
	%215 = sub nsw i64 0, %214
	%216 = add nsw i64 %215, 6
	%217 = icmp slt i64 %216, 0
	br i1 %217, label %none.13, label %next.32

next.32:
	%218 = load i64, i64* %"u%start2.6"
	%219 = sub nsw i64 0, %218
	%220 = load i32, i32* %m.3
	%221 = sext i32 %220 to i64
	%222 = add nsw i64 %219, %221
	%223 = sub nsw i64 %222, 1
	%224 = icmp slt i64 %223, 0
	br i1 %224, label %none.13, label %next.33

next.33:
	%225 = load i64, i64* %"u%block2.7"
	%226 = load i64, i64* %"u%start2.6"
	%227 = add nsw i64 %225, %226
	%228 = load i32, i32* %m.3
	%229 = sext i32 %228 to i64
	%230 = sub nsw i64 %227, %229
	%231 = sub nsw i64 %230, 1
	%232 = icmp slt i64 %231, 0
	br i1 %232, label %none.13, label %next.34

next.34:
	%233 = load i64, i64* %"u%start1.4"
	%234 = add nsw i64 %233, 1
	%235 = load i64, i64* %W1.10
	%236 = icmp sgt i64 %234, %235
	%237 = select i1 %236, i64 %234, i64 %235
	%238 = load i64, i64* %"u%block1.5"
	%239 = load i64, i64* %"u%start1.4"
	%240 = add nsw i64 %238, %239
	%241 = sub nsw i64 %240, 1
	%242 = icmp slt i64 7, %241
	%243 = select i1 %242, i64 7, i64 %241
	%244 = load i32, i32* %n.2
	%245 = sext i32 %244 to i64
	%246 = sub nsw i64 %245, 1
	%247 = icmp slt i64 %243, %246
	%248 = select i1 %247, i64 %243, i64 %246
	%249 = load i64, i64* %"u%block1.5"
	%250 = load i64, i64* %W1.10
	%251 = add nsw i64 %249, %250
	%252 = sub nsw i64 %251, 1
	%253 = icmp slt i64 %248, %252
	%254 = select i1 %253, i64 %248, i64 %252
	%255 = icmp sgt i64 %237, %254
	br i1 %255, label %none.13, label %next.35

next.35:
	%256 = getelementptr i64, i64* %lo, i64 0
	store i64 %237, i64* %256
	%257 = getelementptr i64, i64* %hi, i64 0
	store i64 %254, i64* %257
	%258 = load i32, i32* %m.3
	%259 = sext i32 %258 to i64
	%260 = load i64, i64* %W2.11
	%261 = icmp sgt i64 %259, %260
	%262 = select i1 %261, i64 %259, i64 %260
	%263 = load i32, i32* %m.3
	%264 = sext i32 %263 to i64
	%265 = load i64, i64* %"u%block2.7"
	%266 = load i64, i64* %W2.11
	%267 = add nsw i64 %265, %266
	%268 = sub nsw i64 %267, 1
	%269 = icmp slt i64 %264, %268
	%270 = select i1 %269, i64 %264, i64 %268
	%271 = icmp sgt i64 %262, %270
	br i1 %271, label %none.13, label %next.36

next.36:
	%272 = getelementptr i64, i64* %lo, i64 1
	store i64 %262, i64* %272
	%273 = getelementptr i64, i64* %hi, i64 1
	store i64 %270, i64* %273
	%274 = load i64, i64* %"u%block3.9"
	%275 = load i64, i64* %"u%start3.8"
	%276 = add nsw i64 %274, %275
	%277 = load i64, i64* %W3.12
	%278 = icmp sgt i64 %276, %277
	%279 = select i1 %278, i64 %276, i64 %277
	%280 = load i64, i64* %"u%block3.9"
	%281 = load i64, i64* %"u%start3.8"
	%282 = add nsw i64 %280, %281
	%283 = load i64, i64* %"u%block3.9"
	%284 = load i64, i64* %W3.12
	%285 = add nsw i64 %283, %284
	%286 = sub nsw i64 %285, 1
	%287 = icmp slt i64 %282, %286
	%288 = select i1 %287, i64 %282, i64 %286
	%289 = icmp sgt i64 %279, %288
	br i1 %289, label %none.13, label %next.37

next.37:
	%290 = getelementptr i64, i64* %lo, i64 2
	store i64 %279, i64* %290
	%291 = getelementptr i64, i64* %hi, i64 2
	store i64 %288, i64* %291
	ret i32 1
}

define internal i32 @sections.39(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%m.1 = alloca i32
	%n.2 = alloca i32
	%l.3 = alloca i32
	%"u%start1.4" = alloca i64
	%"u%block1.5" = alloca i64
	%"u%start2.6" = alloca i64
	%"u%block2.7" = alloca i64
	%"u%start3.8" = alloca i64
	%"u%block3.9" = alloca i64
	%W1.10 = alloca i64
	%W2.11 = alloca i64
	%W3.12 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %m.1
	%3 = getelementptr i64, i64* %params, i64 1
	%4 = load i64, i64* %3
	%5 = trunc i64 %4 to i32
	store i32 %5, i32* %n.2
	%6 = getelementptr i64, i64* %params, i64 2
	%7 = load i64, i64* %6
	%8 = trunc i64 %7 to i32
	store i32 %8, i32* %l.3
	%9 = getelementptr i64, i64* %recv, i64 0
	%10 = load i64, i64* %9
	store i64 %10, i64* %"u%start1.4"
	%11 = getelementptr i64, i64* %recv, i64 7
	%12 = load i64, i64* %11
	store i64 %12, i64* %"u%block1.5"
	%13 = getelementptr i64, i64* %recv, i64 1
	%14 = load i64, i64* %13
	store i64 %14, i64* %"u%start2.6"
	%15 = getelementptr i64, i64* %recv, i64 8
	%16 = load i64, i64* %15
	store i64 %16, i64* %"u%block2.7"
	%17 = getelementptr i64, i64* %recv, i64 2
	%18 = load i64, i64* %17
	store i64 %18, i64* %"u%start3.8"
	%19 = getelementptr i64, i64* %recv, i64 9
	%20 = load i64, i64* %19
	store i64 %20, i64* %"u%block3.9"
	%21 = getelementptr i64, i64* %send, i64 0
	%22 = load i64, i64* %21
	store i64 %22, i64* %W1.10
	%23 = getelementptr i64, i64* %send, i64 1
	%24 = load i64, i64* %23
	store i64 %24, i64* %W2.11
	%25 = getelementptr i64, i64* %send, i64 2
	%26 = load i64, i64* %25
	store i64 %26, i64* %W3.12
	switch i32 %piece, label %none.13 [
		i32 0, label %piece.14
		i32 1, label %piece.20
		i32 2, label %piece.29
	]

none.13:
	ret i32 0

piece.14:
	%27 = load i64, i64* %"u%block2.7"
	%28 = sub nsw i64 0, %27
	%29 = load i64, i64* %"u%start2.6"
	%30 = sub nsw i64 %28, %29
	%31 = add nsw i64 %30, 6
	%32 = icmp slt i64 %31, 0
	br i1 %32, label %none.13, label %next.15

next.15:
	%33 = load i64, i64* %"u%block2.7"
	%34 = sub nsw i64 0, %33
	%35 = load i64, i64* %"u%start2.6"
	%36 = sub nsw i64 %34, %35
	%37 = load i32, i32* %m.1
	%38 = sext i32 %37 to i64
	%39 = add nsw i64 %36, %38
	%40 = icmp slt i64 %39, 0
	br i1 %40, label %none.13, label %next.16

next.16:
	%41 = load i64, i64* %"u%start1.4"
	%42 = load i64, i64* %W1.10
	%43 = icmp sgt i64 %41, %42
	%44 = select i1 %43, i64 %41, i64 %42
	%45 = load i64, i64* %"u%block1.5"
	%46 = load i64, i64* %"u%start1.4"
	%47 = add nsw i64 %45, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 7, %48
	%50 = select i1 %49, i64 7, i64 %48
	%51 = load i32, i32* %n.2
	%52 = sext i32 %51 to i64
	%53 = sub nsw i64 %52, 1
	%54 = icmp slt i64 %50, %53
	%55 = select i1 %54, i64 %50, i64 %53
	%56 = load i64, i64* %"u%block1.5"
	%57 = load i64, i64* %W1.10
	%58 = add nsw i64 %56, %57
	%59 = sub nsw i64 %58, 1
	%60 = icmp slt i64 %55, %59
	%61 = select i1 %60, i64 %55, i64 %59
	%62 = icmp sgt i64 %44, %61
	br i1 %62, label %none.13, label %next.17

next.17:
	%63 = getelementptr i64, i64* %lo, i64 0
	store i64 %44, i64* %63
	%64 = getelementptr i64, i64* %hi, i64 0
	store i64 %61, i64* %64
	%65 = load i64, i64* %"u%block2.7"
	%66 = load i64, i64* %"u%start2.6"
	%67 = add nsw i64 %65, %66
	%68 = load i64, i64* %W2.11
	%69 = icmp sgt i64 %67, %68
	%70 = select i1 %69, i64 %67, i64 %68
	%71 = load i64, i64* %"u%block2.7"
	%72 = load i64, i64* %"u%start2.6"
	%73 = add nsw i64 %71, %72
	%74 = load i64, i64* %"u%block2.7"
	%75 = load i64, i64* %W2.11
	%76 = add nsw i64 %74, %75
	%77 = sub nsw i64 %76, 1
	%78 = icmp slt i64 %73, %77
	%79 = select i1 %78, i64 %73, i64 %77
	%80 = icmp sgt i64 %70, %79
	br i1 %80, label %none.13, label %next.18

next.18:
	%81 = getelementptr i64, i64* %lo, i64 1
	store i64 %70, i64* %81
	%82 = getelementptr i64, i64* %hi, i64 1
	store i64 %79, i64* %82
	%83 = load i64, i64* %"u%start3.8"
	%84 = load i64, i64* %W3.12
	%85 = icmp sgt i64 %83, %84
	%86 = select i1 %85, i64 %83, i64 %84
	%87 = load i64, i64* %"u%block3.9"
	%88 = load i64, i64* %"u%start3.8"
	%89 = add nsw i64 %87, %88
	%90 = sub nsw i64 %89, 1
	%91 = icmp slt i64 5, %90
	%92 = select i1 %91, i64 5, i64 %90
	%93 = load i32, i32* %l.3
	%94 = sext i32 %93 to i64
	%95 = sub nsw i64 %94, 1
	%96 = icmp slt i64 %92, %95
	%97 = select i1 %96, i64 %92, i64 %95
	%98 = load i64, i64* %"u%block3.9"
	%99 = load i64, i64* %W3.12
	%100 = add nsw i64 %98, %99
	%101 = sub nsw i64 %100, 1
	%102 = icmp slt i64 %97, %101
	%103 = select i1 %102, i64 %97, i64 %101
	%104 = icmp sgt i64 %86, %103
	br i1 %104, label %none.13, label %next.19

next.19:
	%105 = getelementptr i64, i64* %lo, i64 2
	store i64 %86, i64* %105
	%106 = getelementptr i64, i64* %hi, i64 2
	store i64 %103, i64* %106
	ret i32 1

piece.20:
	%107 = load i64, i64* %"u%block2.7"
	%108 = sub nsw i64 0, %107
	%109 = load i64, i64* %"u%start2.6"
	%110 = sub nsw i64 %108, %109
	%111 = add nsw i64 %110, 6
	%112 = icmp slt i64 %111, 0
	br i1 %112, label %none.13, label %next.21

next.21:
	%113 = load i64, i64* %"u%block2.7"
	%114 = sub nsw i64 0, %113
	%115 = load i64, i64* %"u%start2.6"
	%116 = sub nsw i64 %114, %115
	%117 = load i32, i32* %m.1
	%118 = sext i32 %117 to i64
	%119 = add nsw i64 %116, %118
	%120 = icmp slt i64 %119, 0
	br i1 %120, label %none.13, label %next.22

next.22:
	%121 = load i32, i32* %n.2
	%122 = sext i32 %121 to i64
	%123 = sub nsw i64 0, %122
	%124 = add nsw i64 %123, 7
	%125 = icmp slt i64 %124, 0
	br i1 %125, label %none.13, label %next.23

next.23:
	%126 = load i64, i64* %"u%start1.4"
	%127 = sub nsw i64 0, %126
	%128 = load i32, i32* %n.2
	%129 = sext i32 %128 to i64
	%130 = add nsw i64 %127, %129
	%131 = sub nsw i64 %130, 1
	%132 = icmp slt i64 %131, 0
	br i1 %132, label %none.13, label %next.24

next.24:
	%133 = load i64, i64* %"u%block1.5"
	%134 = load i64, i64* %"u%start1.4"
	%135 = add nsw i64 %133, %134
	%136 = load i32, i32* %n.2
	%137 = sext i32 %136 to i64
	%138 = sub nsw i64 %135, %137
	%139 = sub nsw i64 %138, 1
	%140 = icmp slt i64 %139, 0
	br i1 %140, label %none.13, label %next.25

next.25:
	%141 = load i32, i32* %n.2
	%142 = sext i32 %141 to i64
	%143 = load i64, i64* %W1.10
	%144 = icmp sgt i64 %142, %143
	%145 = select i1 %144, i64 %142, i64 %143
	%146 = load i32, i32* %n.2
	%147 = sext i32 %146 to i64
	%148 = load i64, i64* %"u%block1.5"
	%149 = load i64, i64* %W1.10
	%150 = add nsw i64 %148, %149
	%151 = sub nsw i64 %150, 1
	%152 = icmp slt i64 %147, %151
	%153 = select i1 %152, i64 %147, i64 %151
	%154 = icmp sgt i64 %145, %153
	br i1 %154, label %none.13, label %next.26

next.26:
	%155 = getelementptr i64, i64* %lo, i64 0
	store i64 %145, i64* %155
	%156 = getelementptr i64, i64* %hi, i64 0
	store i64 %153, i64* %156
	%157 = load i64, i64* %"u%block2.7"
	%158 = load i64, i64* %"u%start2.6"
	%159 = add nsw i64 %157, %158
	%160 = load i64, i64* %W2.11
	%161 = icmp sgt i64 %159, %160
	%162 = select i1 %161, i64 %159, i64 %160
	%163 = load i64, i64* %"u%block2.7"
	%164 = load i64, i64* %"u%start2.6"
	%165 = add nsw i64 %163, %164
	%166 = load i64, i64* %"u%block2.7"
	%167 = load i64, i64* %W2.11
	%168 = add nsw i64 %166, %167
	%169 = sub nsw i64 %168, 1
	%170 = icmp slt i64 %165, %169
	%171 = select i1 %170, i64 %165, i64 %169
	%172 = icmp sgt i64 %162, %171
	br i1 %172, label %none.13, label %next.27

next.27:
	%173 = getelementptr i64, i64* %lo, i64 1
	store i64 %162, i64* %173
	%174 = getelementptr i64, i64* %hi, i64 1
	store i64 %171, i64* %174
	%175 = load i64, i64* %"u%start3.8"
	%176 = add nsw i64 %175, 1
	%177 = load i64, i64* %W3.12
	%178 = icmp sgt i64 %176, %177
	%179 = select i1 %178, i64 %176, i64 %177
	%180 = load i64, i64* %"u%block3.9"
	%181 = load i64, i64* %"u%start3.8"
	%182 = add nsw i64 %180, %181
	%183 = sub nsw i64 %182, 1
	%184 = icmp slt i64 5, %183
	%185 = select i1 %184, i64 5, i64 %183
	%186 = load i32, i32* %l.3
	%187 = sext i32 %186 to i64
	%188 = icmp slt i64 %185, %187
	%189 = select i1 %188, i64 %185, i64 %187
	%190 = load i64, i64* %"u%block3.9"
	%191 = load i64, i64* %W3.12
	%192 = add nsw i64 %190, %191
	%193 = sub nsw i64 %192, 1
	%194 = icmp slt i64 %189, %193
	%195 = select i1 %194, i64 %189, i64 %193
	%196 = icmp sgt i64 %179, %195
	br i1 %196, label %none.13, label %next.28

next.28:
	%197 = getelementptr i64, i64* %lo, i64 2
	store i64 %179, i64* %197
	%198 = getelementptr i64, i64* %hi, i64 2
	store i64 %195, i64* %198
	ret i32 1

piece.29:
	%199 = load i64, i64* %"u%block2.7"
	%200 = sub nsw i64 0, %199
	%201 = load i64, i64* %"u%start2.6"
	%202 = sub nsw i64 %200, %201
	%203 = add nsw i64 %202, 6
	%204 = icmp slt i64 %203, 0
	br i1 %204, label %none.13, label %next.30

next.30:
	%205 = load i32, i32* %l.3
	%206 = sext i32 %205 to i64
	%207 = sub nsw i64 0, %206
	%208 = add nsw i64 %207, 5
	%209 = icmp slt i64 %208, 0
	br i1 %209, label %none.13, label %next.31

next.31:
	%210 = load i64, i64* %"u%start3.8"
	%211 = sub nsw i64 0, %210
	%212 = load i32, i32* %l.3
	%213 = sext i32 %212 to i64
	%214 = add nsw i64 %211, %213
	%215 = sub nsw i64 %214, 1
	%216 = icmp slt i64 %215, 0
	br i1 %216, label %none.13, label %next.32

next.32:
	%217 = load i64, i64* %"u%block3.9"
	%218 = load i64, i64* %"u%start3.8"
	%219 = add nsw i64 %217, %218
	%220 = load i32, i32* %l.3
	%221 = sext i32 %220 to i64
	%222 = sub nsw i64 %219, %221
	%223 = sub nsw i64 %222, 1
	%224 = icmp slt i64 %223, 0
	br i1 %224, label %none.13, label %next.33

next.33:
	%225 = load i64, i64* %"u%block2.7"
	%226 = sub nsw i64 0, %225
	%227 = load i64, i64* %"u%start2.6"
	%228 = sub nsw i64 %226, %227
	%229 = load i32, i32* %m.1
	%230 = sext i32 %229 to i64
	%231 = add nsw i64 %228, %230
	%232 = icmp slt i64 %231, 0
	br i1 %232, label %none.13, label %next.34

next.34:
	%233 = load i64, i64* %"u%start1.4"
	%234 = add nsw i64 %233, 1
	%235 = load i64, i64* %W1.10
	%236 = icmp sgt i64 %234, %235
	%237 = select i1 %236, i64 %234, i64 %235
	%238 = load i64, i64* %"u%block1.5"
	%239 = load i64, i64* %"u%start1.4"
	%240 = add nsw i64 %238, %239
	%241 = sub nsw i64 %240, 1
	%242 = icmp slt i64 7, %241
	%243 = select i1 %242, i64 7, i64 %241
	%244 = load i32, i32* %n.2
	%245 = sext i32 %244 to i64
	%246 = sub nsw i64 %245, 1
	%247 = icmp slt i64 %243, %246
	%248 = select i1 %247, i64 %243, i64 %246
	%249 = load i64, i64* %"u%block1.5"
	%250 = load i64, i64* %W1.10
	%251 = add nsw i64 %249, %250
	%252 = sub nsw i64 %251, 1
	%253 = icmp slt i64 %248, %252
	%254 = select i1 %253, i64 %248, i64 %252
	%255 = icmp sgt i64 %237, %254
	br i1 %255, label %none.13, label %next.35

next.35:
	%256 = getelementptr i64, i64* %lo, i64 0
	store i64 %237, i64* %256
	%257 = getelementptr i64, i64* %hi, i64 0
	store i64 %254, i64* %257
	%258 = load i64, i64* %"u%block2.7"
	%259 = load i64, i64* %"u%start2.6"
	%260 = add nsw i64 %258, %259
	%261 = load i64, i64* %W2.11
	%262 = icmp sgt i64 %260, %261
	%263 = select i1 %262, i64 %260, i64 %261
	%264 = load i64, i64* %"u%block2.7"
	%265 = load i64, i64* %"u%start2.6"
	%266 = add nsw i64 %264, %265
	%267 = load i64, i64* %"u%block2.7"
	%268 = load i64, i64* %W2.11
	%269 = add nsw i64 %267, %268
	%270 = sub nsw i64 %269, 1
	%271 = icmp slt i64 %266, %270
	%272 = select i1 %271, i64 %266, i64 %270
	%273 = icmp sgt i64 %263, %272
	br i1 %273, label %none.13, label %next.36

next.36:
	%274 = getelementptr i64, i64* %lo, i64 1
	store i64 %263, i64* %274
	%275 = getelementptr i64, i64* %hi, i64 1
	store i64 %272, i64* %275
	%276 = load i32, i32* %l.3
	%277 = sext i32 %276 to i64
	%278 = load i64, i64* %W3.12
	%279 = icmp sgt i64 %277, %278
	%280 = select i1 %279, i64 %277, i64 %278
	%281 = load i32, i32* %l.3
	%282 = sext i32 %281 to i64
	%283 = load i64, i64* %"u%block3.9"
	%284 = load i64, i64* %W3.12
	%285 = add nsw i64 %283, %284
	%286 = sub nsw i64 %285, 1
	%287 = icmp slt i64 %282, %286
	%288 = select i1 %287, i64 %282, i64 %286
	%289 = icmp sgt i64 %280, %288
	br i1 %289, label %none.13, label %next.37

next.37:
	%290 = getelementptr i64, i64* %lo, i64 2
	store i64 %280, i64* %290
	%291 = getelementptr i64, i64* %hi, i64 2
	store i64 %288, i64* %291
	ret i32 1
}

define internal i32 @sections.40(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%n.1 = alloca i32
	%m.2 = alloca i32
	%l.3 = alloca i32
	%"u%start1.4" = alloca i64
	%"u%block1.5" = alloca i64
	%"u%start2.6" = alloca i64
	%"u%block2.7" = alloca i64
	%"u%start3.8" = alloca i64
	%"u%block3.9" = alloca i64
	%W1.10 = alloca i64
	%W2.11 = alloca i64
	%W3.12 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %n.1
	%3 = getelementptr i64, i64* %params, i64 1
	%4 = load i64, i64* %3
	%5 = trunc i64 %4 to i32
	store i32 %5, i32* %m.2
	%6 = getelementptr i64, i64* %params, i64 2
	%7 = load i64, i64* %6
	%8 = trunc i64 %7 to i32
	store i32 %8, i32* %l.3
	%9 = getelementptr i64, i64* %recv, i64 0
	%10 = load i64, i64* %9
	store i64 %10, i64* %"u%start1.4"
	%11 = getelementptr i64, i64* %recv, i64 7
	%12 = load i64, i64* %11
	store i64 %12, i64* %"u%block1.5"
	%13 = getelementptr i64, i64* %recv, i64 1
	%14 = load i64, i64* %13
	store i64 %14, i64* %"u%start2.6"
	%15 = getelementptr i64, i64* %recv, i64 8
	%16 = load i64, i64* %15
	store i64 %16, i64* %"u%block2.7"
	%17 = getelementptr i64, i64* %recv, i64 2
	%18 = load i64, i64* %17
	store i64 %18, i64* %"u%start3.8"
	%19 = getelementptr i64, i64* %recv, i64 9
	%20 = load i64, i64* %19
	store i64 %20, i64* %"u%block3.9"
	%21 = getelementptr i64, i64* %send, i64 0
	%22 = load i64, i64* %21
	store i64 %22, i64* %W1.10
	%23 = getelementptr i64, i64* %send, i64 1
	%24 = load i64, i64* %23
	store i64 %24, i64* %W2.11
	%25 = getelementptr i64, i64* %send, i64 2
	%26 = load i64, i64* %25
	store i64 %26, i64* %W3.12
	switch i32 %piece, label %none.13 [
		i32 0, label %piece.14
		i32 1, label %piece.20
		i32 2, label %piece.29
	]

none.13:
	ret i32 0

piece.14:
	%27 = load i64, i64* %"u%block1.5"
	%28 = sub nsw i64 0, %27
	%29 = load i64, i64* %"u%start1.4"
	%30 = sub nsw i64 %28, %29
	%31 = add nsw i64 %30, 7
	%32 = icmp slt i64 %31, 0
	br i1 %32, label %none.13, label %next.15

next.15:
	%33 = load i64, i64* %"u%block1.5"
	%34 = sub nsw i64 0, %33
	%35 = load i64, i64* %"u%start1.4"
	%36 = sub nsw i64 %34, %35
	%37 = load i32, i32* %n.1
	%38 = sext i32 %37 to i64
	%39 = add nsw i64 %36, %38
	%40 = icmp slt i64 %39, 0
	br i1 %40, label %none.13, label %next.16

next.16:
	%41 = load i64, i64* %"u%block1.5"
	%42 = load i64, i64* %"u%start1.4"
	%43 = add nsw i64 %41, %42
	%44 = load i64, i64* %W1.10
	%45 = icmp sgt i64 %43, %44
	%46 = select i1 %45, i64 %43, i64 %44
	%47 = load i64, i64* %"u%block1.5"
	%48 = load i64, i64* %"u%start1.4"
	%49 = add nsw i64 %47, %48
	%50 = load i64, i64* %"u%block1.5"
	%51 = load i64, i64* %W1.10
	%52 = add nsw i64 %50, %51
	%53 = sub nsw i64 %52, 1
	%54 = icmp slt i64 %49, %53
	%55 = select i1 %54, i64 %49, i64 %53
	%56 = icmp sgt i64 %46, %55
	br i1 %56, label %none.13, label %next.17

next.17:
	%57 = getelementptr i64, i64* %lo, i64 0
	store i64 %46, i64* %57
	%58 = getelementptr i64, i64* %hi, i64 0
	store i64 %55, i64* %58
	%59 = load i64, i64* %"u%start2.6"
	%60 = load i64, i64* %W2.11
	%61 = icmp sgt i64 %59, %60
	%62 = select i1 %61, i64 %59, i64 %60
	%63 = load i64, i64* %"u%block2.7"
	%64 = load i64, i64* %"u%start2.6"
	%65 = add nsw i64 %63, %64
	%66 = sub nsw i64 %65, 1
	%67 = icmp slt i64 6, %66
	%68 = select i1 %67, i64 6, i64 %66
	%69 = load i32, i32* %m.2
	%70 = sext i32 %69 to i64
	%71 = sub nsw i64 %70, 1
	%72 = icmp slt i64 %68, %71
	%73 = select i1 %72, i64 %68, i64 %71
	%74 = load i64, i64* %"u%block2.7"
	%75 = load i64, i64* %W2.11
	%76 = add nsw i64 %74, %75
	%77 = sub nsw i64 %76, 1
	%78 = icmp slt i64 %73, %77
	%79 = select i1 %78, i64 %73, i64 %77
	%80 = icmp sgt i64 %62, %79
	br i1 %80, label %none.13, label %next.18

next.18:
	%81 = getelementptr i64, i64* %lo, i64 1
	store i64 %62, i64* %81
	%82 = getelementptr i64, i64* %hi, i64 1
	store i64 %79, i64* %82
	%83 = load i64, i64* %"u%start3.8"
	%84 = load i64, i64* %W3.12
	%85 = icmp sgt i64 %83, %84
	%86 = select i1 %85, i64 %83, i64 %84
	%87 = load i64, i64* %"u%block3.9"
	%88 = load i64, i64* %"u%start3.8"
	%89 = add nsw i64 %87, %88
	%90 = sub nsw i64 %89, 1
	%91 = icmp slt i64 5, %90
	%92 = select i1 %91, i64 5, i64 %90
	%93 = load i32, i32* %l.3
	%94 = sext i32 %93 to i64
	%95 = sub nsw i64 %94, 1
	%96 = icmp slt i64 %92, %95
	%97 = select i1 %96, i64 %92, i64 %95
	%98 = load i64, i64* %"u%block3.9"
	%99 = load i64, i64* %W3.12
	%100 = add nsw i64 %98, %99
	%101 = sub nsw i64 %100, 1
	%102 = icmp slt i64 %97, %101
	%103 = select i1 %102, i64 %97, i64 %101
	%104 = icmp sgt i64 %86, %103
	br i1 %104, label %none.13, label %next.19

next.19:
	%105 = getelementptr i64, i64* %lo, i64 2
	store i64 %86, i64* %105
	%106 = getelementptr i64, i64* %hi, i64 2
	store i64 %103, i64* %106
	ret i32 1

piece.20:
	%107 = load i64, i64* %"u%block1.5"
	%108 = sub nsw i64 0, %107
	%109 = load i64, i64* %"u%start1.4"
	%110 = sub nsw i64 %108, %109
	%111 = add nsw i64 %110, 7
	%112 = icmp slt i64 %111, 0
	br i1 %112, label %none.13, label %next.21

next.21:
	%113 = load i32, i32* %m.2
	%114 = sext i32 %113 to i64
	%115 = sub nsw i64 0, %114
	%116 = add nsw i64 %115, 6
	%117 = icmp slt i64 %116, 0
	br i1 %117, label %none.13, label %next.22

next.22:
	%118 = load i64, i64* %"u%start2.6"
	%119 = sub nsw i64 0, %118
	%120 = load i32, i32* %m.2
	%121 = sext i32 %120 to i64
	%122 = add nsw i64 %119, %121
	%123 = sub nsw i64 %122, 1
	%124 = icmp slt i64 %123, 0
	br i1 %124, label %none.13, label %next.23

next.23:
	%125 = load i64, i64* %"u%block2.7"
	%126 = load i64, i64* %"u%start2.6"
	%127 = add nsw i64 %125, %126
	%128 = load i32, i32* %m.2
	%129 = sext i32 %128 to i64
	%130 = sub nsw i64 %127, %129
	%131 = sub nsw i64 %130, 1
	%132 = icmp slt i64 %131, 0
	br i1 %132, label %none.13, label %next.24

next.24:
	%133 = load i64, i64* %"u%block1.5"
	%134 = sub nsw i64 0, %133
	%135 = load i64, i64* %"u%start1.4"
	%136 = sub nsw i64 %134, %135
	%137 = load i32, i32* %n.1
	%138 = sext i32 %137 to i64
	%139 = add nsw i64 %136, %138
	%140 = icmp slt i64 %139, 0
	br i1 %140, label %none.13, label %next.25

next.25:
	%141 = load i64, i64* %"u%block1.5"
	%142 = load i64, i64* %"u%start1.4"
	%143 = add nsw i64 %141, %142
	%144 = load i64, i64* %W1.10
	%145 = icmp sgt i64 %143, %144
	%146 = select i1 %145, i64 %143, i64 %144
	%147 = load i64, i64* %"u%block1.5"
	%148 = load i64, i64* %"u%start1.4"
	%149 = add nsw i64 %147, %148
	%150 = load i64, i64* %"u%block1.5"
	%151 = load i64, i64* %W1.10
	%152 = add nsw i64 %150, %151
	%153 = sub nsw i64 %152, 1
	%154 = icmp slt i64 %149, %153
	%155 = select i1 %154, i64 %149, i64 %153
	%156 = icmp sgt i64 %146, %155
	br i1 %156, label %none.13, label %next.26

next.26:
	%157 = getelementptr i64, i64* %lo, i64 0
	store i64 %146, i64* %157
	%158 = getelementptr i64, i64* %hi, i64 0
	store i64 %155, i64* %158
	%159 = load i32, i32* %m.2
	%160 = sext i32 %159 to i64
	%161 = load i64, i64* %W2.11
	%162 = icmp sgt i64 %160, %161
	%163 = select i1 %162, i64 %160, i64 %161
	%164 = load i32, i32* %m.2
	%165 = sext i32 %164 to i64
	%166 = load i64, i64* %"u%block2.7"
	%167 = load i64, i64* %W2.11
	%168 = add nsw i64 %166, %167
	%169 = sub nsw i64 %168, 1
	%170 = icmp slt i64 %165, %169
	%171 = select i1 %170, i64 %165, i64 %169
	%172 = icmp sgt i64 %163, %171
	br i1 %172, label %none.13, label %next.27

next.27:
	%173 = getelementptr i64, i64* %lo, i64 1
	store i64 %163, i64* %173
	%174 = getelementptr i64, i64* %hi, i64 1
	store i64 %171, i64* %174
	%175 = load i64, i64* %"u%start3.8"
	%176 = add nsw i64 %175, 1
	%177 = load i64, i64* %W3.12
	%178 = icmp sgt i64 %176, %177
	%179 = select i1 %178, i64 %176, i64 %177
	%180 = load i64, i64* %"u%block3.9"
	%181 = load i64, i64* %"u%start3.8"
	%182 = add nsw i64 %180, %181
	%183 = sub nsw i64 %182, 1
	%184 = icmp slt i64 5, %183
	%185 = select i1 %184, i64 5, i64 %183
	%186 = load i32, i32* %l.3
	%187 = sext i32 %186 to i64
	%188 = icmp slt i64 %185, %187
	%189 = select i1 %188, i64 %185, i64 %187
	%190 = load i64, i64* %"u%block3.9"
	%191 = load i64, i64* %W3.12
	%192 = add nsw i64 %190, %191
	%193 = sub nsw i64 %192, 1
	%194 = icmp slt i64 %189, %193
	%195 = select i1 %194, i64 %189, i64 %193
	%196 = icmp sgt i64 %179, %195
	br i1 %196, label %none.13, label %next.28

next.28:
	%197 = getelementptr i64, i64* %lo, i64 2
	store i64 %179, i64* %197
	%198 = getelementptr i64, i64* %hi, i64 2
	store i64 %195, i64* %198
	ret i32 1

piece.29:
	%199 = load i64, i64* %"u%block1.5"
	%200 = sub nsw i64 0, %199
	%201 = load i64, i64* %"u%start1.4"
	%202 = sub nsw i64 %200, %201
	%203 = add nsw i64 %202, 7
	%204 = icmp slt i64 %203, 0
	br i1 %204, label %none.13, label %next.30

next.30:
	%205 = load i32, i32* %l.3
	%206 = sext i32 %205 to i64
	%207 = sub nsw i64 0, %206
	%208 = add nsw i64 %207, 5
	%209 = icmp slt i64 %208, 0
	br i1 %209, label %none.13, label %next.31

next.31:
	%210 = load i64, i64* %"u%start3.8"
	%211 = sub nsw i64 0, %210
	%212 = load i32, i32* %l.3
	%213 = sext i32 %212 to i64
	%214 = add nsw i64 %211, %213
	%215 = sub nsw i64 %214, 1
	%216 = icmp slt i64 %215, 0
	br i1 %216, label %none.13, label %next.32

next.32:
	%217 = load i64, i64* %"u%block3.9"
	%218 = load i64, i64* %"u%start3.8"
	%219 = add nsw i64 %217, %218
	%220 = load i32, i32* %l.3
	%221 = sext i32 %220 to i64
	%222 = sub nsw i64 %219, %221
	%223 = sub nsw i64 %222, 1
	%224 = icmp slt i64 %223, 0
	br i1 %224, label %none.13, label %next.33

next.33:
	%225 = load i64, i64* %"u%block1.5"
	%226 = sub nsw i64 0, %225
	%227 = load i64, i64* %"u%start1.4"
	%228 = sub nsw i64 %226, %227
	%229 = load i32, i32* %n.1
	%230 = sext i32 %229 to i64
	%231 = add nsw i64 %228, %230
	%232 = icmp slt i64 %231, 0
	br i1 %232, label %none.13, label %next.34

next.34:
	%233 = load i64, i64* %"u%block1.5"
	%234 = load i64, i64* %"u%start1.4"
	%235 = add nsw i64 %233, %234
	%236 = load i64, i64* %W1.10
	%237 = icmp sgt i64 %235, %236
	%238 = select i1 %237, i64 %235, i64 %236
	%239 = load i64, i64* %"u%block1.5"
	%240 = load i64, i64* %"u%start1.4"
	%241 = add nsw i64 %239, %240
	%242 = load i64, i64* %"u%block1.5"
	%243 = load i64, i64* %W1.10
	%244 = add nsw i64 %242, %243
	%245 = sub nsw i64 %244, 1
	%246 = icmp slt i64 %241, %245
	%247 = select i1 %246, i64 %241, i64 %245
	%248 = icmp sgt i64 %238, %247
	br i1 %248, label %none.13, label %next.35

next.35:
	%249 = getelementptr i64, i64* %lo, i64 0
	store i64 %238, i64* %249
	%250 = getelementptr i64, i64* %hi, i64 0
	store i64 %247, i64* %250
	%251 = load i64, i64* %"u%start2.6"
	%252 = add nsw i64 %251, 1
	%253 = load i64, i64* %W2.11
	%254 = icmp sgt i64 %252, %253
	%255 = select i1 %254, i64 %252, i64 %253
	%256 = load i64, i64* %"u%block2.7"
	%257 = load i64, i64* %"u%start2.6"
	%258 = add nsw i64 %256, %257
	%259 = sub nsw i64 %258, 1
	%260 = icmp slt i64 6, %259
	%261 = select i1 %260, i64 6, i64 %259
	%262 = load i32, i32* %m.2
	%263 = sext i32 %262 to i64
	%264 = sub nsw i64 %263, 1
	%265 = icmp slt i64 %261, %264
	%266 = select i1 %265, i64 %261, i64 %264
	%267 = load i64, i64* %"u%block2.7"
	%268 = load i64, i64* %W2.11
	%269 = add nsw i64 %267, %268
	%270 = sub nsw i64 %269, 1
	%271 = icmp slt i64 %266, %270
	%272 = select i1 %271, i64 %266, i64 %270
	%273 = icmp sgt i64 %255, %272
	br i1 %273, label %none.13, label %next.36

next.36:
	%274 = getelementptr i64, i64* %lo, i64 1
	store i64 %255, i64* %274
	%275 = getelementptr i64, i64* %hi, i64 1
	store i64 %272, i64* %275
	%276 = load i32, i32* %l.3
	%277 = sext i32 %276 to i64
	%278 = load i64, i64* %W3.12
	%279 = icmp sgt i64 %277, %278
	%280 = select i1 %279, i64 %277, i64 %278
	%281 = load i32, i32* %l.3
	%282 = sext i32 %281 to i64
	%283 = load i64, i64* %"u%block3.9"
	%284 = load i64, i64* %W3.12
	%285 = add nsw i64 %283, %284
	%286 = sub nsw i64 %285, 1
	%287 = icmp slt i64 %282, %286
	%288 = select i1 %287, i64 %282, i64 %286
	%289 = icmp sgt i64 %280, %288
	br i1 %289, label %none.13, label %next.37

next.37:
	%290 = getelementptr i64, i64* %lo, i64 2
	store i64 %280, i64* %290
	%291 = getelementptr i64, i64* %hi, i64 2
	store i64 %288, i64* %291
	ret i32 1
}

define internal i32 @sections.41(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%l.1 = alloca i32
	%m.2 = alloca i32
	%n.3 = alloca i32
	%"u%start1.4" = alloca i64
	%"u%block1.5" = alloca i64
	%"u%start2.6" = alloca i64
	%"u%block2.7" = alloca i64
	%"u%start3.8" = alloca i64
	%"u%block3.9" = alloca i64
	%W1.10 = alloca i64
	%W2.11 = alloca i64
	%W3.12 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %l.1
	%3 = getelementptr i64, i64* %params, i64 1
	%4 = load i64, i64* %3
	%5 = trunc i64 %4 to i32
	store i32 %5, i32* %m.2
	%6 = getelementptr i64, i64* %params, i64 2
	%7 = load i64, i64* %6
	%8 = trunc i64 %7 to i32
	store i32 %8, i32* %n.3
	%9 = getelementptr i64, i64* %recv, i64 0
	%10 = load i64, i64* %9
	store i64 %10, i64* %"u%start1.4"
	%11 = getelementptr i64, i64* %recv, i64 7
	%12 = load i64, i64* %11
	store i64 %12, i64* %"u%block1.5"
	%13 = getelementptr i64, i64* %recv, i64 1
	%14 = load i64, i64* %13
	store i64 %14, i64* %"u%start2.6"
	%15 = getelementptr i64, i64* %recv, i64 8
	%16 = load i64, i64* %15
	store i64 %16, i64* %"u%block2.7"
	%17 = getelementptr i64, i64* %recv, i64 2
	%18 = load i64, i64* %17
	store i64 %18, i64* %"u%start3.8"
	%19 = getelementptr i64, i64* %recv, i64 9
	%20 = load i64, i64* %19
	store i64 %20, i64* %"u%block3.9"
	%21 = getelementptr i64, i64* %send, i64 0
	%22 = load i64, i64* %21
	store i64 %22, i64* %W1.10
	%23 = getelementptr i64, i64* %send, i64 1
	%24 = load i64, i64* %23
	store i64 %24, i64* %W2.11
	%25 = getelementptr i64, i64* %send, i64 2
	%26 = load i64, i64* %25
	store i64 %26, i64* %W3.12
	switch i32 %piece, label %none.13 [
		i32 0, label %piece.14
	]

none.13:
	ret i32 0

piece.14:
	%27 = load i64, i64* %"u%block2.7"
	%28 = sub nsw i64 0, %27
	%29 = load i64, i64* %"u%start2.6"
	%30 = sub nsw i64 %28, %29
	%31 = add nsw i64 %30, 6
	%32 = icmp slt i64 %31, 0
	br i1 %32, label %none.13, label %next.15

next.15:
	%33 = load i64, i64* %"u%block3.9"
	%34 = sub nsw i64 0, %33
	%35 = load i64, i64* %"u%start3.8"
	%36 = sub nsw i64 %34, %35
	%37 = add nsw i64 %36, 5
	%38 = icmp slt i64 %37, 0
	br i1 %38, label %none.13, label %next.16

next.16:
	%39 = load i64, i64* %"u%block3.9"
	%40 = sub nsw i64 0, %39
	%41 = load i64, i64* %"u%start3.8"
	%42 = sub nsw i64 %40, %41
	%43 = load i32, i32* %l.1
	%44 = sext i32 %43 to i64
	%45 = add nsw i64 %42, %44
	%46 = icmp slt i64 %45, 0
	br i1 %46, label %none.13, label %next.17

next.17:
	%47 = load i64, i64* %"u%block2.7"
	%48 = sub nsw i64 0, %47
	%49 = load i64, i64* %"u%start2.6"
	%50 = sub nsw i64 %48, %49
	%51 = load i32, i32* %m.2
	%52 = sext i32 %51 to i64
	%53 = add nsw i64 %50, %52
	%54 = icmp slt i64 %53, 0
	br i1 %54, label %none.13, label %next.18

next.18:
	%55 = load i64, i64* %"u%start1.4"
	%56 = add nsw i64 %55, 1
	%57 = load i64, i64* %W1.10
	%58 = icmp sgt i64 %56, %57
	%59 = select i1 %58, i64 %56, i64 %57
	%60 = load i64, i64* %"u%block1.5"
	%61 = load i64, i64* %"u%start1.4"
	%62 = add nsw i64 %60, %61
	%63 = sub nsw i64 %62, 1
	%64 = icmp slt i64 7, %63
	%65 = select i1 %64, i64 7, i64 %63
	%66 = load i32, i32* %n.3
	%67 = sext i32 %66 to i64
	%68 = icmp slt i64 %65, %67
	%69 = select i1 %68, i64 %65, i64 %67
	%70 = load i64, i64* %"u%block1.5"
	%71 = load i64, i64* %W1.10
	%72 = add nsw i64 %70, %71
	%73 = sub nsw i64 %72, 1
	%74 = icmp slt i64 %69, %73
	%75 = select i1 %74, i64 %69, i64 %73
	%76 = icmp sgt i64 %59, %75
	br i1 %76, label %none.13, label %next.19

next.19:
	%77 = getelementptr i64, i64* %lo, i64 0
	store i64 %59, i64* %77
	%78 = getelementptr i64, i64* %hi, i64 0
	store i64 %75, i64* %78
	%79 = load i64, i64* %"u%block2.7"
	%80 = load i64, i64* %"u%start2.6"
	%81 = add nsw i64 %79, %80
	%82 = load i64, i64* %W2.11
	%83 = icmp sgt i64 %81, %82
	%84 = select i1 %83, i64 %81, i64 %82
	%85 = load i64, i64* %"u%block2.7"
	%86 = load i64, i64* %"u%start2.6"
	%87 = add nsw i64 %85, %86
	%88 = load i64, i64* %"u%block2.7"
	%89 = load i64, i64* %W2.11
	%90 = add nsw i64 %88, %89
	%91 = sub nsw i64 %90, 1
	%92 = icmp slt i64 %87, %91
	%93 = select i1 %92, i64 %87, i64 %91
	%94 = icmp sgt i64 %84, %93
	br i1 %94, label %none.13, label %next.20

next.20:
	%95 = getelementptr i64, i64* %lo, i64 1
	store i64 %84, i64* %95
	%96 = getelementptr i64, i64* %hi, i64 1
	store i64 %93, i64* %96
	%97 = load i64, i64* %"u%block3.9"
	%98 = load i64, i64* %"u%start3.8"
	%99 = add nsw i64 %97, %98
	%100 = load i64, i64* %W3.12
	%101 = icmp sgt i64 %99, %100
	%102 = select i1 %101, i64 %99, i64 %100
	%103 = load i64, i64* %"u%block3.9"
	%104 = load i64, i64* %"u%start3.8"
	%105 = add nsw i64 %103, %104
	%106 = load i64, i64* %"u%block3.9"
	%107 = load i64, i64* %W3.12
	%108 = add nsw i64 %106, %107
	%109 = sub nsw i64 %108, 1
	%110 = icmp slt i64 %105, %109
	%111 = select i1 %110, i64 %105, i64 %109
	%112 = icmp sgt i64 %102, %111
	br i1 %112, label %none.13, label %next.21

next.21:
	%113 = getelementptr i64, i64* %lo, i64 2
	store i64 %102, i64* %113
	%114 = getelementptr i64, i64* %hi, i64 2
	store i64 %111, i64* %114
	ret i32 1
}

define internal i32 @sections.42(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%l.1 = alloca i32
	%n.2 = alloca i32
	%m.3 = alloca i32
	%"u%start1.4" = alloca i64
	%"u%block1.5" = alloca i64
	%"u%start2.6" = alloca i64
	%"u%block2.7" = alloca i64
	%"u%start3.8" = alloca i64
	%"u%block3.9" = alloca i64
	%W1.10 = alloca i64
	%W2.11 = alloca i64
	%W3.12 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %l.1
	%3 = getelementptr i64, i64* %params, i64 1
	%4 = load i64, i64* %3
	%5 = trunc i64 %4 to i32
	store i32 %5, i32* %n.2
	%6 = getelementptr i64, i64* %params, i64 2
	%7 = load i64, i64* %6
	%8 = trunc i64 %7 to i32
	store i32 %8, i32* %m.3
	%9 = getelementptr i64, i64* %recv, i64 0
	%10 = load i64, i64* %9
	store i64 %10, i64* %"u%start1.4"
	%11 = getelementptr i64, i64* %recv, i64 7
	%12 = load i64, i64* %11
	store i64 %12, i64* %"u%block1.5"
	%13 = getelementptr i64, i64* %recv, i64 1
	%14 = load i64, i64* %13
	store i64 %14, i64* %"u%start2.6"
	%15 = getelementptr i64, i64* %recv, i64 8
	%16 = load i64, i64* %15
	store i64 %16, i64* %"u%block2.7"
	%17 = getelementptr i64, i64* %recv, i64 2
	%18 = load i64, i64* %17
	store i64 %18, i64* %"u%start3.8"
	%19 = getelementptr i64, i64* %recv, i64 9
	%20 = load i64, i64* %19
	store i64 %20, i64* %"u%block3.9"
	%21 = getelementptr i64, i64* %send, i64 0
	%22 = load i64, i64* %21
	store i64 %22, i64* %W1.10
	%23 = getelementptr i64, i64* %send, i64 1
	%24 = load i64, i64* %23
	store i64 %24, i64* %W2.11
	%25 = getelementptr i64, i64* %send, i64 2
	%26 = load i64, i64* %25
	store i64 %26, i64* %W3.12
	switch i32 %piece, label %none.13 [
		i32 0, label %piece.14
	]

none.13:
	ret i32 0

piece.14:
	%27 = load i64, i64* %"u%block1.5"
	%28 = sub nsw i64 0, %27
	%29 = load i64, i64* %"u%start1.4"
	%30 = sub nsw i64 %28, %29
	%31 = add nsw i64 %30, 7
	%32 = icmp slt i64 %31, 0
	br i1 %32, label %none.13, label %next.15

next.15:
	%33 = load i64, i64* %"u%block3.9"
	%34 = sub nsw i64 0, %33
	%35 = load i64, i64* %"u%start3.8"
	%36 = sub nsw i64 %34, %35
	%37 = add nsw i64 %36, 5
	%38 = icmp slt i64 %37, 0
	br i1 %38, label %none.13, label %next.16

next.16:
	%39 = load i64, i64* %"u%block3.9"
	%40 = sub nsw i64 0, %39
	%41 = load i64, i64* %"u%start3.8"
	%42 = sub nsw i64 %40, %41
	%43 = load i32, i32* %l.1
	%44 = sext i32 %43 to i64
	%45 = add nsw i64 %42, %44
	%46 = icmp slt i64 %45, 0
	br i1 %46, label %none.13, label %next.17

next.17:
	%47 = load i64, i64* %"u%block1.5"
	%48 = sub nsw i64 0, %47
	%49 = load i64, i64* %"u%start1.4"
	%50 = sub nsw i64 %48, %49
	%51 = load i32, i32* %n.2
	%52 = sext i32 %51 to i64
	%53 = add nsw i64 %50, %52
	%54 = icmp slt i64 %53, 0
	br i1 %54, label %none.13, label %next.18

next.18:
	%55 = load i64, i64* %"u%block1.5"
	%56 = load i64, i64* %"u%start1.4"
	%57 = add nsw i64 %55, %56
	%58 = load i64, i64* %W1.10
	%59 = icmp sgt i64 %57, %58
	%60 = select i1 %59, i64 %57, i64 %58
	%61 = load i64, i64* %"u%block1.5"
	%62 = load i64, i64* %"u%start1.4"
	%63 = add nsw i64 %61, %62
	%64 = load i64, i64* %"u%block1.5"
	%65 = load i64, i64* %W1.10
	%66 = add nsw i64 %64, %65
	%67 = sub nsw i64 %66, 1
	%68 = icmp slt i64 %63, %67
	%69 = select i1 %68, i64 %63, i64 %67
	%70 = icmp sgt i64 %60, %69
	br i1 %70, label %none.13, label %next.19

next.19:
	%71 = getelementptr i64, i64* %lo, i64 0
	store i64 %60, i64* %71
	%72 = getelementptr i64, i64* %hi, i64 0
	store i64 %69, i64* %72
	%73 = load i64, i64* %"u%start2.6"
	%74 = add nsw i64 %73, 1
	%75 = load i64, i64* %W2.11
	%76 = icmp sgt i64 %74, %75
	%77 = select i1 %76, i64 %74, i64 %75
	%78 = load i64, i64* %"u%block2.7"
	%79 = load i64, i64* %"u%start2.6"
	%80 = add nsw i64 %78, %79
	%81 = sub nsw i64 %80, 1
	%82 = icmp slt i64 6, %81
	%83 = select i1 %82, i64 6, i64 %81
	%84 = load i32, i32* %m.3
	%85 = sext i32 %84 to i64
	%86 = icmp slt i64 %83, %85
	%87 = select i1 %86, i64 %83, i64 %85
	%88 = load i64, i64* %"u%block2.7"
	%89 = load i64, i64* %W2.11
	%90 = add nsw i64 %88, %89
	%91 = sub nsw i64 %90, 1
	%92 = icmp slt i64 %87, %91
	%93 = select i1 %92, i64 %87, i64 %91
	%94 = icmp sgt i64 %77, %93
	br i1 %94, label %none.13, label %next.20

next.20:
	%95 = getelementptr i64, i64* %lo, i64 1
	store i64 %77, i64* %95
	%96 = getelementptr i64, i64* %hi, i64 1
	store i64 %93, i64* %96
	%97 = load i64, i64* %"u%block3.9"
	%98 = load i64, i64* %"u%start3.8"
	%99 = add nsw i64 %97, %98
	%100 = load i64, i64* %W3.12
	%101 = icmp sgt i64 %99, %100
	%102 = select i1 %101, i64 %99, i64 %100
	%103 = load i64, i64* %"u%block3.9"
	%104 = load i64, i64* %"u%start3.8"
	%105 = add nsw i64 %103, %104
	%106 = load i64, i64* %"u%block3.9"
	%107 = load i64, i64* %W3.12
	%108 = add nsw i64 %106, %107
	%109 = sub nsw i64 %108, 1
	%110 = icmp slt i64 %105, %109
	%111 = select i1 %110, i64 %105, i64 %109
	%112 = icmp sgt i64 %102, %111
	br i1 %112, label %none.13, label %next.21

next.21:
	%113 = getelementptr i64, i64* %lo, i64 2
	store i64 %102, i64* %113
	%114 = getelementptr i64, i64* %hi, i64 2
	store i64 %111, i64* %114
	ret i32 1
}

define internal i32 @sections.43(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%m.1 = alloca i32
	%n.2 = alloca i32
	%l.3 = alloca i32
	%"u%start1.4" = alloca i64
	%"u%block1.5" = alloca i64
	%"u%start2.6" = alloca i64
	%"u%block2.7" = alloca i64
	%"u%start3.8" = alloca i64
	%"u%block3.9" = alloca i64
	%W1.10 = alloca i64
	%W2.11 = alloca i64
	%W3.12 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %m.1
	%3 = getelementptr i64, i64* %params, i64 1
	%4 = load i64, i64* %3
	%5 = trunc i64 %4 to i32
	store i32 %5, i32* %n.2
	%6 = getelementptr i64, i64* %params, i64 2
	%7 = load i64, i64* %6
	%8 = trunc i64 %7 to i32
	store i32 %8, i32* %l.3
	%9 = getelementptr i64, i64* %recv, i64 0
	%10 = load i64, i64* %9
	store i64 %10, i64* %"u%start1.4"
	%11 = getelementptr i64, i64* %recv, i64 7
	%12 = load i64, i64* %11
	store i64 %12, i64* %"u%block1.5"
	%13 = getelementptr i64, i64* %recv, i64 1
	%14 = load i64, i64* %13
	store i64 %14, i64* %"u%start2.6"
	%15 = getelementptr i64, i64* %recv, i64 8
	%16 = load i64, i64* %15
	store i64 %16, i64* %"u%block2.7"
	%17 = getelementptr i64, i64* %recv, i64 2
	%18 = load i64, i64* %17
	store i64 %18, i64* %"u%start3.8"
	%19 = getelementptr i64, i64* %recv, i64 9
	%20 = load i64, i64* %19
	store i64 %20, i64* %"u%block3.9"
	%21 = getelementptr i64, i64* %send, i64 0
	%22 = load i64, i64* %21
	store i64 %22, i64* %W1.10
	%23 = getelementptr i64, i64* %send, i64 1
	%24 = load i64, i64* %23
	store i64 %24, i64* %W2.11
	%25 = getelementptr i64, i64* %send, i64 2
	%26 = load i64, i64* %25
	store i64 %26, i64* %W3.12
	switch i32 %piece, label %none.13 [
		i32 0, label %piece.14
	]

none.13:
	ret i32 0

piece.14:
	%27 = load i64, i64* %"u%block1.5"
	%28 = sub nsw i64 0, %27
	%29 = load i64, i64* %"u%start1.4"
	%30 = sub nsw i64 %28, %29
	%31 = add nsw i64 %30, 7
	%32 = icmp slt i64 %31, 0
	br i1 %32, label %none.13, label %next.15

next.15:
	%33 = load i64, i64* %"u%block2.7"
	%34 = sub nsw i64 0, %33
	%35 = load i64, i64* %"u%start2.6"
	%36 = sub nsw i64 %34, %35
	%37 = add nsw i64 %36, 6
	%38 = icmp slt i64 %37, 0
	br i1 %38, label %none.13, label %next.16

next.16:
	%39 = load i64, i64* %"u%block2.7"
	%40 = sub nsw i64 0, %39
	%41 = load i64, i64* %"u%start2.6"
	%42 = sub nsw i64 %40, %41
	%43 = load i32, i32* %m.1
	%44 = sext i32 %43 to i64
	%45 = add nsw i64 %42, %44
	%46 = icmp slt i64 %45, 0
	br i1 %46, label %none.13, label %next.17

next.17:
	%47 = load i64, i64* %"u%block1.5"
	%48 = sub nsw i64 0, %47
	%49 = load i64, i64* %"u%start1.4"
	%50 = sub nsw i64 %48, %49
	%51 = load i32, i32* %n.2
	%52 = sext i32 %51 to i64
	%53 = add nsw i64 %50, %52
	%54 = icmp slt i64 %53, 0
	br i1 %54, label %none.13, label %next.18

next.18:
	%55 = load i64, i64* %"u%block1.5"
	%56 = load i64, i64* %"u%start1.4"
	%57 = add nsw i64 %55, %56
	%58 = load i64, i64* %W1.10
	%59 = icmp sgt i64 %57, %58
	%60 = select i1 %59, i64 %57, i64 %58
	%61 = load i64, i64* %"u%block1.5"
	%62 = load i64, i64* %"u%start1.4"
	%63 = add nsw i64 %61, %62
	%64 = load i64, i64* %"u%block1.5"
	%65 = load i64, i64* %W1.10
	%66 = add nsw i64 %64, %65
	%67 = sub nsw i64 %66, 1
	%68 = icmp slt i64 %63, %67
	%69 = select i1 %68, i64 %63, i64 %67
	%70 = icmp sgt i64 %60, %69
	br i1 %70, label %none.13, label %next.19

next.19:
	%71 = getelementptr i64, i64* %lo, i64 0
	store i64 %60, i64* %71
	%72 = getelementptr i64, i64* %hi, i64 0
	store i64 %69, i64* %72
	%73 = load i64, i64* %"u%block2.7"
	%74 = load i64, i64* %"u%start2.6"
	%75 = add nsw i64 %73, %74
	%76 = load i64, i64* %W2.11
	%77 = icmp sgt i64 %75, %76
	%78 = select i1 %77, i64 %75, i64 %76
	%79 = load i64, i64* %"u%block2.7"
	%80 = load i64, i64* %"u%start2.6"
	%81 = add nsw i64 %79, %80
	%82 = load i64, i64* %"u%block2.7"
	%83 = load i64, i64* %W2.11
	%84 = add nsw i64 %82, %83
	%85 = sub nsw i64 %84, 1
	%86 = icmp slt i64 %81, %85
	%87 = select i1 %86, i64 %81, i64 %85
	%88 = icmp sgt i64 %78, %87
	br i1 %88, label %none.13, label %next.20

next.20:
	%89 = getelementptr i64, i64* %lo, i64 1
	store i64 %78, i64* %89
	%90 = getelementptr i64, i64* %hi, i64 1
	store i64 %87, i64* %90
	%91 = load i64, i64* %"u%start3.8"
	%92 = add nsw i64 %91, 1
	%93 = load i64, i64* %W3.12
	%94 = icmp sgt i64 %92, %93
	%95 = select i1 %94, i64 %92, i64 %93
	%96 = load i64, i64* %"u%block3.9"
	%97 = load i64, i64* %"u%start3.8"
	%98 = add nsw i64 %96, %97
	%99 = sub nsw i64 %98, 1
	%100 = icmp slt i64 5, %99
	%101 = select i1 %100, i64 5, i64 %99
	%102 = load i32, i32* %l.3
	%103 = sext i32 %102 to i64
	%104 = icmp slt i64 %101, %103
	%105 = select i1 %104, i64 %101, i64 %103
	%106 = load i64, i64* %"u%block3.9"
	%107 = load i64, i64* %W3.12
	%108 = add nsw i64 %106, %107
	%109 = sub nsw i64 %108, 1
	%110 = icmp slt i64 %105, %109
	%111 = select i1 %110, i64 %105, i64 %109
	%112 = icmp sgt i64 %95, %111
	br i1 %112, label %none.13, label %next.21

next.21:
	%113 = getelementptr i64, i64* %lo, i64 2
	store i64 %95, i64* %113
	%114 = getelementptr i64, i64* %hi, i64 2
	store i64 %111, i64* %114
	ret i32 1
}

define internal i32 @sections.44(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%l.1 = alloca i32
	%m.2 = alloca i32
	%n.3 = alloca i32
	%"u%start1.4" = alloca i64
	%"u%block1.5" = alloca i64
	%"u%start2.6" = alloca i64
	%"u%block2.7" = alloca i64
	%"u%start3.8" = alloca i64
	%"u%block3.9" = alloca i64
	%W1.10 = alloca i64
	%W2.11 = alloca i64
	%W3.12 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %l.1
	%3 = getelementptr i64, i64* %params, i64 1
	%4 = load i64, i64* %3
	%5 = trunc i64 %4 to i32
	store i32 %5, i32* %m.2
	%6 = getelementptr i64, i64* %params, i64 2
	%7 = load i64, i64* %6
	%8 = trunc i64 %7 to i32
	store i32 %8, i32* %n.3
	%9 = getelementptr i64, i64* %recv, i64 0
	%10 = load i64, i64* %9
	store i64 %10, i64* %"u%start1.4"
	%11 = getelementptr i64, i64* %recv, i64 7
	%12 = load i64, i64* %11
	store i64 %12, i64* %"u%block1.5"
	%13 = getelementptr i64, i64* %recv, i64 1
	%14 = load i64, i64* %13
	store i64 %14, i64* %"u%start2.6"
	%15 = getelementptr i64, i64* %recv, i64 8
	%16 = load i64, i64* %15
	store i64 %16, i64* %"u%block2.7"
	%17 = getelementptr i64, i64* %recv, i64 2
	%18 = load i64, i64* %17
	store i64 %18, i64* %"u%start3.8"
	%19 = getelementptr i64, i64* %recv, i64 9
	%20 = load i64, i64* %19
	store i64 %20, i64* %"u%block3.9"
	%21 = getelementptr i64, i64* %send, i64 0
	%22 = load i64, i64* %21
	store i64 %22, i64* %W1.10
	%23 = getelementptr i64, i64* %send, i64 1
	%24 = load i64, i64* %23
	store i64 %24, i64* %W2.11
	%25 = getelementptr i64, i64* %send, i64 2
	%26 = load i64, i64* %25
	store i64 %26, i64* %W3.12
	switch i32 %piece, label %none.13 [
		i32 0, label %piece.14
	]

none.13:
	ret i32 0

piece.14:
	%27 = load i64, i64* %"u%block1.5"
	%28 = sub nsw i64 0, %27
	%29 = load i64, i64* %"u%start1.4"
	%30 = sub nsw i64 %28, %29
	%31 = add nsw i64 %30, 7
	%32 = icmp slt i64 %31, 0
	br i1 %32, label %none.13, label %next.15

next.15:
	%33 = load i64, i64* %"u%block2.7"
	%34 = sub nsw i64 0, %33
	%35 = load i64, i64* %"u%start2.6"
	%36 = sub nsw i64 %34, %35
	%37 = add nsw i64 %36, 6
	%38 = icmp slt i64 %37, 0
	br i1 %38, label %none.13, label %next.16

next.16:
	%39 = load i64, i64* %"u%block3.9"
	%40 = sub nsw i64 0, %39
	%41 = load i64, i64* %"u%start3.8"
	%42 = sub nsw i64 %40, %41
	%43 = add nsw i64 %42, 5
	%44 = icmp slt i64 %43, 0
	br i1 %44, label %none.13, label %next.17

next.17:
	%45 = load i64, i64* %"u%block3.9"
	%46 = sub nsw i64 0, %45
	%47 = load i64, i64* %"u%start3.8"
	%48 = sub nsw i64 %46, %47
	%49 = load i32, i32* %l.1
	%50 = sext i32 %49 to i64
	%51 = add nsw i64 %48, %50
	%52 = icmp slt i64 %51, 0
	br i1 %52, label %none.13, label %next.18

next.18:
	%53 = load i64, i64* %"u%block2.7"
	%54 = sub nsw i64 0, %53
	%55 = load i64, i64* %"u%start2.6"
	%56 = sub nsw i64 %54, %55
	%57 = load i32, i32* %m.2
	%58 = sext i32 %57 to i64
	%59 = add nsw i64 %56, %58
	%60 = icmp slt i64 %59, 0
	br i1 %60, label %none.13, label %next.19

next.19:
	%61 = load i64, i64* %"u%block1.5"
	%62 = sub nsw i64 0, %61
	%63 = load i64, i64* %"u%start1.4"
	%64 = sub nsw i64 %62, %63
	%65 = load i32, i32* %n.3
	%66 = sext i32 %65 to i64
	%67 = add nsw i64 %64, %66
	%68 = icmp slt i64 %67, 0
	br i1 %68, label %none.13, label %next.20

next.20:
	%69 = load i64, i64* %"u%block1.5"
	%70 = load i64, i64* %"u%start1.4"
	%71 = add nsw i64 %69, %70
	%72 = load i64, i64* %W1.10
	%73 = icmp sgt i64 %71, %72
	%74 = select i1 %73, i64 %71, i64 %72
	%75 = load i64, i64* %"u%block1.5"
	%76 = load i64, i64* %"u%start1.4"
	%77 = add nsw i64 %75, %76
	%78 = load i64, i64* %"u%block1.5"
	%79 = load i64, i64* %W1.10
	%80 = add nsw i64 %78, %79
	%81 = sub nsw i64 %80, 1
	%82 = icmp slt i64 %77, %81
	%83 = select i1 %82, i64 %77, i64 %81
	%84 = icmp sgt i64 %74, %83
	br i1 %84, label %none.13, label %next.21

next.21:
	%85 = getelementptr i64, i64* %lo, i64 0
	store i64 %74, i64* %85
	%86 = getelementptr i64, i64* %hi, i64 0
	store i64 %83, i64* %86
	%87 = load i64, i64* %"u%block2.7"
	%88 = load i64, i64* %"u%start2.6"
	%89 = add nsw i64 %87, %88
	%90 = load i64, i64* %W2.11
	%91 = icmp sgt i64 %89, %90
	%92 = select i1 %91, i64 %89, i64 %90
	%93 = load i64, i64* %"u%block2.7"
	%94 = load i64, i64* %"u%start2.6"
	%95 = add nsw i64 %93, %94
	%96 = load i64, i64* %"u%block2.7"
	%97 = load i64, i64* %W2.11
	%98 = add nsw i64 %96, %97
	%99 = sub nsw i64 %98, 1
	%100 = icmp slt i64 %95, %99
	%101 = select i1 %100, i64 %95, i64 %99
	%102 = icmp sgt i64 %92, %101
	br i1 %102, label %none.13, label %next.22

next.22:
	%103 = getelementptr i64, i64* %lo, i64 1
	store i64 %92, i64* %103
	%104 = getelementptr i64, i64* %hi, i64 1
	store i64 %101, i64* %104
	%105 = load i64, i64* %"u%block3.9"
	%106 = load i64, i64* %"u%start3.8"
	%107 = add nsw i64 %105, %106
	%108 = load i64, i64* %W3.12
	%109 = icmp sgt i64 %107, %108
	%110 = select i1 %109, i64 %107, i64 %108
	%111 = load i64, i64* %"u%block3.9"
	%112 = load i64, i64* %"u%start3.8"
	%113 = add nsw i64 %111, %112
	%114 = load i64, i64* %"u%block3.9"
	%115 = load i64, i64* %W3.12
	%116 = add nsw i64 %114, %115
	%117 = sub nsw i64 %116, 1
	%118 = icmp slt i64 %113, %117
	%119 = select i1 %118, i64 %113, i64 %117
	%120 = icmp sgt i64 %110, %119
	br i1 %120, label %none.13, label %next.23

next.23:
	%121 = getelementptr i64, i64* %lo, i64 2
	store i64 %110, i64* %121
	%122 = getelementptr i64, i64* %hi, i64 2
	store i64 %119, i64* %122
	ret i32 1
}

!0 = distinct !{!0, !"arrays"}
!1 = distinct !{!1, !0, !"u"}
!2 = distinct !{!2, !0, !"w"}
!3 = distinct !{!3, !0, !"u%start1"}
!4 = distinct !{!4, !0, !"u%block1"}
!5 = distinct !{!5, !0, !"u%start2"}
!6 = distinct !{!6, !0, !"u%block2"}
!7 = distinct !{!7, !0, !"u%start3"}
!8 = distinct !{!8, !0, !"u%block3"}
!9 = !{!1}
!10 = !{!2, !3, !4, !5, !6, !7, !8}
!11 = !{!2}
!12 = !{!1, !3, !4, !5, !6, !7, !8}
!13 = !{!3}
!14 = !{!1, !2, !4, !5, !6, !7, !8}
!15 = !{!4}
!16 = !{!1, !2, !3, !5, !6, !7, !8}
!17 = !{!5}
!18 = !{!1, !2, !3, !4, !6, !7, !8}
!19 = !{!6}
!20 = !{!1, !2, !3, !4, !5, !7, !8}
!21 = !{!7}
!22 = !{!1, !2, !3, !4, !5, !6, !8}
!23 = !{!8}
!24 = !{!1, !2, !3, !4, !5, !6, !7}
!25 = distinct !{}
!26 = distinct !{}
!27 = !{!25, !26}
!28 = !{!25, !26}
!29 = !{!25, !26}
!30 = !{!25, !26}
!31 = !{!25, !26}
!32 = !{!"llvm.loop.mustprogress"}
!33 = !{!"llvm.loop.parallel_accesses", !26}
!34 = distinct !{!34, !32, !33}
!35 = !{!"llvm.loop.mustprogress"}
!36 = !{!"llvm.loop.parallel_accesses", !25}
!37 = distinct !{!37, !35, !36}
!38 = !{!"llvm.loop.mustprogress"}
!39 = distinct !{!39, !38}
!40 = distinct !{}
!41 = distinct !{}
!42 = !{!40, !41}
!43 = !{!40, !41}
!44 = !{!40, !41}
!45 = !{!40, !41}
!46 = !{!40, !41}
!47 = !{!"llvm.loop.mustprogress"}
!48 = !{!"llvm.loop.parallel_accesses", !41}
!49 = distinct !{!49, !47, !48}
!50 = !{!"llvm.loop.mustprogress"}
!51 = !{!"llvm.loop.parallel_accesses", !40}
!52 = distinct !{!52, !50, !51}
!53 = !{!"llvm.loop.mustprogress"}
!54 = distinct !{!54, !53}
!55 = !{!"llvm.loop.mustprogress"}
!56 = distinct !{!56, !55}
!57 = !{!"llvm.loop.mustprogress"}
!58 = distinct !{!58, !57}
!59 = !{!"llvm.loop.mustprogress"}
!60 = distinct !{!60, !59}
!61 = !{!"llvm.loop.mustprogress"}
!62 = distinct !{!62, !61}
!63 = !{!"llvm.loop.mustprogress"}
!64 = distinct !{!64, !63}
!65 = !{!"llvm.loop.mustprogress"}
!66 = distinct !{!66, !65}
!67 = !{!"llvm.loop.mustprogress"}
!68 = distinct !{!68, !67}
!69 = distinct !{}
!70 = !{!"llvm.loop.mustprogress"}
!71 = !{!"llvm.loop.parallel_accesses", !69}
!72 = distinct !{!72, !70, !71}
!73 = !{!"llvm.loop.mustprogress"}
!74 = distinct !{!74, !73}
!75 = !{!"llvm.loop.mustprogress"}
!76 = distinct !{!76, !75}
!77 = !{!"llvm.loop.mustprogress"}
!78 = distinct !{!78, !77}
!79 = distinct !{}
!80 = distinct !{}
!81 = !{!79, !80}
!82 = !{!79, !80}
!83 = !{!79, !80}
!84 = !{!79, !80}
!85 = !{!"llvm.loop.mustprogress"}
!86 = !{!"llvm.loop.parallel_accesses", !80}
!87 = distinct !{!87, !85, !86}
!88 = !{!"llvm.loop.mustprogress"}
!89 = !{!"llvm.loop.parallel_accesses", !79}
!90 = distinct !{!90, !88, !89}
!91 = !{!"llvm.loop.mustprogress"}
!92 = distinct !{!92, !91}
!93 = distinct !{}
!94 = distinct !{}
!95 = !{!93, !94}
!96 = !{!93, !94}
!97 = !{!93, !94}
!98 = !{!93, !94}
!99 = !{!"llvm.loop.mustprogress"}
!100 = !{!"llvm.loop.parallel_accesses", !94}
!101 = distinct !{!101, !99, !100}
!102 = !{!"llvm.loop.mustprogress"}
!103 = !{!"llvm.loop.parallel_accesses", !93}
!104 = distinct !{!104, !102, !103}
!105 = !{!"llvm.loop.mustprogress"}
!106 = distinct !{!106, !105}
!107 = distinct !{!107, !"arrays"}
!108 = distinct !{!108, !107, !"n"}
!109 = distinct !{!109, !107, !"m"}
!110 = distinct !{!110, !107, !"l"}
!111 = distinct !{!111, !107, !"u%block3"}
!112 = distinct !{!112, !107, !"u%start3"}
!113 = distinct !{!113, !107, !"u%block2"}
!114 = distinct !{!114, !107, !"u%start2"}
!115 = distinct !{!115, !107, !"u%block1"}
!116 = distinct !{!116, !107, !"u%start1"}
!117 = distinct !{!117, !107, !"u"}
!118 = !{!108}
!119 = !{!109, !110, !111, !112, !113, !114, !115, !116, !117}
!120 = !{!109}
!121 = !{!108, !110, !111, !112, !113, !114, !115, !116, !117}
!122 = !{!110}
!123 = !{!108, !109, !111, !112, !113, !114, !115, !116, !117}
!124 = !{!111}
!125 = !{!108, !109, !110, !112, !113, !114, !115, !116, !117}
!126 = !{!112}
!127 = !{!108, !109, !110, !111, !113, !114, !115, !116, !117}
!128 = !{!113}
!129 = !{!108, !109, !110, !111, !112, !114, !115, !116, !117}
!130 = !{!114}
!131 = !{!108, !109, !110, !111, !112, !113, !115, !116, !117}
!132 = !{!115}
!133 = !{!108, !109, !110, !111, !112, !113, !114, !116, !117}
!134 = !{!116}
!135 = !{!108, !109, !110, !111, !112, !113, !114, !115, !117}
!136 = !{!117}
!137 = !{!108, !109, !110, !111, !112, !113, !114, !115, !116}
!138 = !{!"llvm.loop.mustprogress"}
!139 = distinct !{!139, !138}
!140 = !{!"llvm.loop.mustprogress"}
!141 = distinct !{!141, !140}
!142 = !{!"llvm.loop.mustprogress"}
!143 = distinct !{!143, !142}
