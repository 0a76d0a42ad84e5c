source_filename = "../../testdata/hpf/tridiagonal_systems.hpf"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%hpf_pos = type { i8*, i32, i32, i8* }
%hpf_layout = type { i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i8*], [7 x i8*], i64 }
%hpf_array = type { i8*, i8*, i64, i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, i8*, i64 }
%hpf_exchange = type { i8*, i32, i32, i8*, i8*, i64, i8*, i8*, i64, i64, i64, i8*, i8*, i8* }
%hpf_indirect = type { i8*, i32, i32, i8*, i8*, i8* }

@x.origin = internal global double* zeroinitializer
@x.stride = internal global i64 zeroinitializer
@x.stride.2 = internal global i64 zeroinitializer
@z.origin = internal global double* zeroinitializer
@z.stride = internal global i64 zeroinitializer
@a.origin = internal global double* zeroinitializer
@a.stride = internal global i64 zeroinitializer
@c.origin = internal global double* zeroinitializer
@c.stride = internal global i64 zeroinitializer
@"d%start1" = internal global i64 zeroinitializer
@"d%block1" = internal global i64 zeroinitializer
@y.origin = internal global double* zeroinitializer
@y.stride = internal global i64 zeroinitializer
@y.stride.2 = internal global i64 zeroinitializer
@.text.0 = private unnamed_addr constant [2 x i8] c"d\00"
@layout.d = internal global %hpf_layout { i64 1, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 15, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.0, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.text.1 = private unnamed_addr constant [43 x i8] c"../../testdata/hpf/tridiagonal_systems.hpf\00"
@.text.2 = private unnamed_addr constant [60 x i8] c"  real(8) :: d(n,m), x(n,m), y(m,n), z(n), a(n), c(n), r(n)\00"
@.pos.0 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 7, i32 14, i8* getelementptr inbounds ([60 x i8], [60 x i8]* @.text.2, i64 0, i64 0) }
@.text.3 = private unnamed_addr constant [2 x i8] c"y\00"
@layout.y = internal global %hpf_layout { i64 1, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 15, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.3, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.pos.1 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 7, i32 30, i8* getelementptr inbounds ([60 x i8], [60 x i8]* @.text.2, i64 0, i64 0) }
@layout.y.2 = internal global %hpf_layout { i64 1, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 6, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.3, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.text.4 = private unnamed_addr constant [30 x i8] c"  subroutine columns(y, m, n)\00"
@.pos.2 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 44, i32 22, i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.text.4, i64 0, i64 0) }
@"y%2%start1" = internal global i64 zeroinitializer
@"y%2%block1" = internal global i64 zeroinitializer
@array.d = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.d to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.0, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 15, i64 6, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.5 = private unnamed_addr constant [2 x i8] c"x\00"
@array.x = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.d to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.5, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 15, i64 6, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.3 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 7, i32 22, i8* getelementptr inbounds ([60 x i8], [60 x i8]* @.text.2, i64 0, i64 0) }
@array.y = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.y to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.3, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 6, i64 15, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.6 = private unnamed_addr constant [2 x i8] c"z\00"
@array.z = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.d to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.6, i64 0, i64 0), i64 1, i64 8, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 15, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.4 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 7, i32 38, i8* getelementptr inbounds ([60 x i8], [60 x i8]* @.text.2, i64 0, i64 0) }
@.text.7 = private unnamed_addr constant [2 x i8] c"a\00"
@array.a = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.d to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.7, i64 0, i64 0), i64 1, i64 8, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 15, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.5 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 7, i32 44, i8* getelementptr inbounds ([60 x i8], [60 x i8]* @.text.2, i64 0, i64 0) }
@.text.8 = private unnamed_addr constant [2 x i8] c"c\00"
@array.c = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.d to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.8, i64 0, i64 0), i64 1, i64 8, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 15, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.6 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 7, i32 50, i8* getelementptr inbounds ([60 x i8], [60 x i8]* @.text.2, i64 0, i64 0) }
@.text.9 = private unnamed_addr constant [2 x i8] c"r\00"
@array.r = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.d to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.9, i64 0, i64 0), i64 1, i64 8, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 15, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.7 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 7, i32 56, i8* getelementptr inbounds ([60 x i8], [60 x i8]* @.text.2, i64 0, i64 0) }
@array.y.2 = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.y.2 to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.3, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 6, i64 15, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.10 = private unnamed_addr constant [44 x i8] c"  forall (i = 1:n, j = 1:m) y(j,i) = d(i,j)\00"
@.text.11 = private unnamed_addr constant [37 x i8] c"d(i%4,j%2) from below in dimension 1\00"
@0 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.d, %hpf_layout* @layout.y]
@exchange.1 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 15, i32 38, i8* getelementptr inbounds ([44 x i8], [44 x i8]* @.text.10, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.11, i64 0, i64 0), i64 1, i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.1 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @0 to i8*), i8* null, i8* zeroinitializer }
@.text.12 = private unnamed_addr constant [37 x i8] c"d(i%4,j%2) from above in dimension 1\00"
@1 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.d, %hpf_layout* @layout.y]
@exchange.2 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 15, i32 38, i8* getelementptr inbounds ([44 x i8], [44 x i8]* @.text.10, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.12, i64 0, i64 0), i64 2, i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.2 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @1 to i8*), i8* null, i8* zeroinitializer }
@2 = private unnamed_addr constant [2 x %hpf_exchange*] [%hpf_exchange* @exchange.1, %hpf_exchange* @exchange.2]
@.text.13 = private unnamed_addr constant [24 x i8] c"  call columns(y, m, n)\00"
@.text.14 = private unnamed_addr constant [37 x i8] c"y(c%1,c%2) from below in dimension 2\00"
@3 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.y, %hpf_layout* @layout.y.2]
@exchange.3 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 16, i32 3, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.text.13, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.14, i64 0, i64 0), i64 3, i8* bitcast (%hpf_array* @array.y to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.3 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @3 to i8*), i8* null, i8* zeroinitializer }
@.text.15 = private unnamed_addr constant [37 x i8] c"y(c%1,c%2) from above in dimension 2\00"
@4 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.y, %hpf_layout* @layout.y.2]
@exchange.4 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 16, i32 3, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.text.13, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.15, i64 0, i64 0), i64 4, i8* bitcast (%hpf_array* @array.y to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.4 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @4 to i8*), i8* null, i8* zeroinitializer }
@5 = private unnamed_addr constant [2 x %hpf_exchange*] [%hpf_exchange* @exchange.3, %hpf_exchange* @exchange.4]
@.text.16 = private unnamed_addr constant [37 x i8] c"y(c%3,c%4) from below in dimension 1\00"
@6 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.y.2, %hpf_layout* @layout.y]
@exchange.5 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 16, i32 3, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.text.13, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.16, i64 0, i64 0), i64 5, i8* bitcast (%hpf_array* @array.y.2 to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.5 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @6 to i8*), i8* null, i8* zeroinitializer }
@.text.17 = private unnamed_addr constant [37 x i8] c"y(c%3,c%4) from above in dimension 1\00"
@7 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.y.2, %hpf_layout* @layout.y]
@exchange.6 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 16, i32 3, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.text.13, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.17, i64 0, i64 0), i64 6, i8* bitcast (%hpf_array* @array.y.2 to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.6 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @7 to i8*), i8* null, i8* zeroinitializer }
@.text.18 = private unnamed_addr constant [49 x i8] c"  print *, maxval(abs(transpose(y) - x)) < 1d-10\00"
@.text.19 = private unnamed_addr constant [37 x i8] c"x(i%5,i%6) from below in dimension 1\00"
@8 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.d, %hpf_layout* @layout.y]
@exchange.7 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 17, i32 38, i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.18, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.19, i64 0, i64 0), i64 7, i8* bitcast (%hpf_array* @array.x to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.7 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @8 to i8*), i8* null, i8* zeroinitializer }
@.text.20 = private unnamed_addr constant [37 x i8] c"x(i%5,i%6) from above in dimension 1\00"
@9 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.d, %hpf_layout* @layout.y]
@exchange.8 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 17, i32 38, i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.18, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.20, i64 0, i64 0), i64 8, i8* bitcast (%hpf_array* @array.x to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.8 to i8*), i64 1, i64 0, i64 2, i8* bitcast ([2 x %hpf_layout*]* @9 to i8*), i8* null, i8* zeroinitializer }
@10 = private unnamed_addr constant [4 x %hpf_exchange*] [%hpf_exchange* @exchange.5, %hpf_exchange* @exchange.6, %hpf_exchange* @exchange.7, %hpf_exchange* @exchange.8]
@.pos.8 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 17, i32 12, i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.18, i64 0, i64 0) }
@.pos.9 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 17, i32 3, i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.18, i64 0, i64 0) }
@.text.21 = private unnamed_addr constant [5 x i8] c"unit\00"
@.text.22 = private unnamed_addr constant [35 x i8] c"  print '(5f14.9)', x(:,1), y(m,:)\00"
@.pos.10 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 18, i32 3, i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.22, i64 0, i64 0) }
@11 = private unnamed_addr constant [8 x i8] c"(5f14.9)"
@.text.23 = private unnamed_addr constant [4 x i8] c"fmt\00"
@.text.24 = private unnamed_addr constant [43 x i8] c"  print *, maxval(abs(z - x(:,2))) < 1d-10\00"
@.pos.11 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 23, i32 12, i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.24, i64 0, i64 0) }
@.pos.12 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 23, i32 3, i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.24, i64 0, i64 0) }
@.text.25 = private unnamed_addr constant [31 x i8] c"    real(8) :: g(n,m), beta(m)\00"
@.pos.13 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 28, i32 24, i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.25, i64 0, i64 0) }
@.text.26 = private unnamed_addr constant [35 x i8] c"not enough memory for array 'beta'\00"
@12 = private unnamed_addr constant [63 x i8] c"a distributed argument has other bounds than the dummy argument"
@13 = private unnamed_addr constant [63 x i8] c"a distributed argument has other bounds than the dummy argument"
@.text.27 = private unnamed_addr constant [2 x i8] c"g\00"
@array.g = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.d to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.27, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.14 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 28, i32 16, i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.25, i64 0, i64 0) }
@.text.28 = private unnamed_addr constant [24 x i8] c"      beta = 4 + g(i,:)\00"
@.text.29 = private unnamed_addr constant [35 x i8] c"g(i,i%6) from below in dimension 1\00"
@14 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.9 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 37, i32 18, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.text.28, i64 0, i64 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.29, i64 0, i64 0), i64 9, i8* bitcast (%hpf_array* @array.g to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.9 to i8*), i64 1, i64 4, i64 1, i8* bitcast ([1 x %hpf_layout*]* @14 to i8*), i8* null, i8* zeroinitializer }
@.text.30 = private unnamed_addr constant [35 x i8] c"g(i,i%6) from above in dimension 1\00"
@15 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.10 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 37, i32 18, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.text.28, i64 0, i64 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.30, i64 0, i64 0), i64 10, i8* bitcast (%hpf_array* @array.g to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.10 to i8*), i64 1, i64 4, i64 1, i8* bitcast ([1 x %hpf_layout*]* @15 to i8*), i8* null, i8* zeroinitializer }
@.text.31 = private unnamed_addr constant [40 x i8] c"      x(i,:) = (x(i,:) + x(i-1,:))/beta\00"
@.text.32 = private unnamed_addr constant [37 x i8] c"x(i-1,i%7) from below in dimension 1\00"
@16 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.11 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 38, i32 26, i8* getelementptr inbounds ([40 x i8], [40 x i8]* @.text.31, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.32, i64 0, i64 0), i64 11, i8* bitcast (%hpf_array* @array.x to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.11 to i8*), i64 1, i64 1, i64 1, i8* bitcast ([1 x %hpf_layout*]* @16 to i8*), i8* null, i8* zeroinitializer }
@17 = private unnamed_addr constant [3 x %hpf_exchange*] [%hpf_exchange* @exchange.9, %hpf_exchange* @exchange.10, %hpf_exchange* @exchange.11]
@.text.33 = private unnamed_addr constant [42 x i8] c"      x(i,:) = x(i,:) - g(i+1,:)*x(i+1,:)\00"
@.text.34 = private unnamed_addr constant [37 x i8] c"g(i+1,i%8) from above in dimension 1\00"
@18 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.12 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 41, i32 25, i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.33, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.34, i64 0, i64 0), i64 12, i8* bitcast (%hpf_array* @array.g to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.12 to i8*), i64 1, i64 3, i64 1, i8* bitcast ([1 x %hpf_layout*]* @18 to i8*), i8* null, i8* zeroinitializer }
@19 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.12]
@.text.35 = private unnamed_addr constant [24 x i8] c"    do i = n - 1, 1, -1\00"
@.pos.15 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 40, i32 5, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.text.35, i64 0, i64 0) }
@.text.36 = private unnamed_addr constant [29 x i8] c"the step of the loop is zero\00"
@.text.37 = private unnamed_addr constant [37 x i8] c"x(i+1,i%8) from above in dimension 1\00"
@20 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.13 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 41, i32 34, i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.33, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.37, i64 0, i64 0), i64 13, i8* bitcast (%hpf_array* @array.x to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.13 to i8*), i64 1, i64 3, i64 1, i8* bitcast ([1 x %hpf_layout*]* @20 to i8*), i8* null, i8* zeroinitializer }
@21 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.13]
@22 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.13]
@.text.38 = private unnamed_addr constant [26 x i8] c"    real(8) :: g(n), beta\00"
@.pos.16 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 47, i32 16, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.text.38, i64 0, i64 0) }
@.text.39 = private unnamed_addr constant [32 x i8] c"not enough memory for array 'g'\00"
@23 = private unnamed_addr constant [63 x i8] c"a distributed argument has other bounds than the dummy argument"
@24 = private unnamed_addr constant [63 x i8] c"a distributed argument has other bounds than the dummy argument"
@25 = private unnamed_addr constant [63 x i8] c"a distributed argument has other bounds than the dummy argument"
@26 = private unnamed_addr constant [63 x i8] c"a distributed argument has other bounds than the dummy argument"
@27 = private unnamed_addr constant [63 x i8] c"a distributed argument has other bounds than the dummy argument"
@.text.40 = private unnamed_addr constant [24 x i8] c"        f = a(i)/c(i-s)\00"
@.text.41 = private unnamed_addr constant [33 x i8] c"c(i-s) from below in dimension 1\00"
@28 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.14 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 74, i32 18, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.text.40, i64 0, i64 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.41, i64 0, i64 0), i64 14, i8* bitcast (%hpf_array* @array.c to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.14 to i8*), i64 1, i64 1, i64 1, i8* bitcast ([1 x %hpf_layout*]* @28 to i8*), i8* null, i8* zeroinitializer }
@.text.42 = private unnamed_addr constant [33 x i8] c"c(i-s) from above in dimension 1\00"
@29 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.15 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 74, i32 18, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.text.40, i64 0, i64 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.42, i64 0, i64 0), i64 15, i8* bitcast (%hpf_array* @array.c to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.15 to i8*), i64 1, i64 1, i64 1, i8* bitcast ([1 x %hpf_layout*]* @29 to i8*), i8* null, i8* zeroinitializer }
@.text.43 = private unnamed_addr constant [31 x i8] c"        z(i) = z(i) - f*z(i-s)\00"
@.text.44 = private unnamed_addr constant [33 x i8] c"z(i-s) from below in dimension 1\00"
@30 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.16 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 76, i32 25, i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.43, i64 0, i64 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.44, i64 0, i64 0), i64 16, i8* bitcast (%hpf_array* @array.z to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.16 to i8*), i64 1, i64 1, i64 1, i8* bitcast ([1 x %hpf_layout*]* @30 to i8*), i8* null, i8* zeroinitializer }
@.text.45 = private unnamed_addr constant [33 x i8] c"z(i-s) from above in dimension 1\00"
@31 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.17 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 76, i32 25, i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.43, i64 0, i64 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.45, i64 0, i64 0), i64 17, i8* bitcast (%hpf_array* @array.z to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.17 to i8*), i64 1, i64 1, i64 1, i8* bitcast ([1 x %hpf_layout*]* @31 to i8*), i8* null, i8* zeroinitializer }
@32 = private unnamed_addr constant [4 x %hpf_exchange*] [%hpf_exchange* @exchange.14, %hpf_exchange* @exchange.15, %hpf_exchange* @exchange.16, %hpf_exchange* @exchange.17]
@.text.46 = private unnamed_addr constant [25 x i8] c"      do i = 2*s, n, 2*s\00"
@.pos.17 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 73, i32 7, i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.text.46, i64 0, i64 0) }
@.text.47 = private unnamed_addr constant [33 x i8] c"          z(i) = z(i) - f*z(i+s)\00"
@.text.48 = private unnamed_addr constant [33 x i8] c"z(i+s) from below in dimension 1\00"
@33 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.18 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 79, i32 27, i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.47, i64 0, i64 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.48, i64 0, i64 0), i64 18, i8* bitcast (%hpf_array* @array.z to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.18 to i8*), i64 1, i64 2, i64 1, i8* bitcast ([1 x %hpf_layout*]* @33 to i8*), i8* null, i8* zeroinitializer }
@.text.49 = private unnamed_addr constant [33 x i8] c"z(i+s) from above in dimension 1\00"
@34 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.19 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 79, i32 27, i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.47, i64 0, i64 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.49, i64 0, i64 0), i64 19, i8* bitcast (%hpf_array* @array.z to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.19 to i8*), i64 1, i64 2, i64 1, i8* bitcast ([1 x %hpf_layout*]* @34 to i8*), i8* null, i8* zeroinitializer }
@35 = private unnamed_addr constant [2 x %hpf_exchange*] [%hpf_exchange* @exchange.18, %hpf_exchange* @exchange.19]
@.text.50 = private unnamed_addr constant [50 x i8] c"        if (i - s >= 1) z(i) = z(i) - a(i)*z(i-s)\00"
@36 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.20 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 88, i32 44, i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.50, i64 0, i64 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.44, i64 0, i64 0), i64 20, i8* bitcast (%hpf_array* @array.z to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.20 to i8*), i64 1, i64 1, i64 1, i8* bitcast ([1 x %hpf_layout*]* @36 to i8*), i8* null, i8* zeroinitializer }
@37 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.21 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 88, i32 44, i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.50, i64 0, i64 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.45, i64 0, i64 0), i64 21, i8* bitcast (%hpf_array* @array.z to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.21 to i8*), i64 1, i64 1, i64 1, i8* bitcast ([1 x %hpf_layout*]* @37 to i8*), i8* null, i8* zeroinitializer }
@38 = private unnamed_addr constant [2 x %hpf_exchange*] [%hpf_exchange* @exchange.20, %hpf_exchange* @exchange.21]
@.text.51 = private unnamed_addr constant [23 x i8] c"      do i = s, n, 2*s\00"
@.pos.18 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 87, i32 7, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.text.51, i64 0, i64 0) }
@.text.52 = private unnamed_addr constant [50 x i8] c"        if (i + s <= n) z(i) = z(i) - a(i)*z(i+s)\00"
@39 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.22 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 89, i32 44, i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.52, i64 0, i64 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.48, i64 0, i64 0), i64 22, i8* bitcast (%hpf_array* @array.z to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.22 to i8*), i64 1, i64 2, i64 1, i8* bitcast ([1 x %hpf_layout*]* @39 to i8*), i8* null, i8* zeroinitializer }
@40 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.d]
@exchange.23 = internal global %hpf_exchange { i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.1, i64 0, i64 0), i32 89, i32 44, i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.text.52, i64 0, i64 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.49, i64 0, i64 0), i64 23, i8* bitcast (%hpf_array* @array.z to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.23 to i8*), i64 1, i64 2, i64 1, i8* bitcast ([1 x %hpf_layout*]* @40 to i8*), i8* null, i8* zeroinitializer }
@41 = private unnamed_addr constant [2 x %hpf_exchange*] [%hpf_exchange* @exchange.22, %hpf_exchange* @exchange.23]

define internal void @thomas.tridiagonal_systems.1(i32* noalias %n, i32* noalias %m) nounwind "prefer-vector-width"="256" {
entry:
	%"x%b%1.2" = alloca i64
	%"x%b%2.3" = alloca i64
	%g.origin.4 = alloca double*
	%g.stride.5 = alloca i64
	%g.stride.6 = alloca i64
	%"g%b%1.7" = alloca i64
	%"g%b%2.8" = alloca i64
	%"beta%b%1.9" = alloca i64
	%i.10 = alloca i32
	%"x%start1.11" = alloca i64
	%"x%block1.12" = alloca i64
	%"i%1.13" = alloca i64
	%"i%2.14" = alloca i64
	%"i%3.15" = alloca i64
	%"i%4.16" = alloca i64
	%"i%5.17" = alloca i64
	%"i%6.18" = alloca i64
	%"i%7.19" = alloca i64
	%"i%8.20" = alloca i64
	%"i%8%strip.21" = alloca i64
	%"i%8%size.22" = alloca i64
	%n.23 = alloca i32
	%m.24 = alloca i32
	%params.65 = alloca [3 x i64*]
	%numbers.66 = alloca [4 x i64]
	%numbers.67 = alloca [4 x i64]
	%numbers.68 = alloca [1 x i64]
	%params.80 = alloca [1 x i64*]
	%numbers.81 = alloca [3 x i64]
	%params.88 = alloca [1 x i64*]
	%numbers.89 = alloca [3 x i64]
	%params.106 = alloca [1 x i64*]
	%numbers.107 = alloca [3 x i64]
	br label %start

start:
	store i64 zeroinitializer, i64* %"x%b%1.2"
	store i64 zeroinitializer, i64* %"x%b%2.3"
	store i64 zeroinitializer, i64* %"g%b%1.7"
	store i64 zeroinitializer, i64* %"g%b%2.8"
	store i64 zeroinitializer, i64* %"beta%b%1.9"
	store i32 zeroinitializer, i32* %i.10
	store i64 zeroinitializer, i64* %"x%start1.11"
	store i64 zeroinitializer, i64* %"x%block1.12"
	store i64 zeroinitializer, i64* %"i%1.13"
	store i64 zeroinitializer, i64* %"i%2.14"
	store i64 zeroinitializer, i64* %"i%3.15"
	store i64 zeroinitializer, i64* %"i%4.16"
	store i64 zeroinitializer, i64* %"i%5.17"
	store i64 zeroinitializer, i64* %"i%6.18"
	store i64 zeroinitializer, i64* %"i%7.19"
	store i64 zeroinitializer, i64* %"i%8.20"
	store i64 zeroinitializer, i64* %"i%8%strip.21"
	store i64 zeroinitializer, i64* %"i%8%size.22"
	%0 = load double*, double** @x.origin
	%1 = load i64, i64* @x.stride
	%2 = load i64, i64* @x.stride.2
	%3 = load i32, i32* %n
	store i32 %3, i32* %n.23
	%4 = load i32, i32* %m
	store i32 %4, i32* %m.24
	store i64 15, i64* %"x%b%1.2"
	store i64 6, i64* %"x%b%2.3"
	%5 = load i32, i32* %n.23, !alias.scope !131, !noalias !132
	%6 = sext i32 %5 to i64
	store i64 %6, i64* %"g%b%1.7"
	%7 = load i32, i32* %m.24, !alias.scope !133, !noalias !134
	%8 = sext i32 %7 to i64
	store i64 %8, i64* %"g%b%2.8"
	%9 = load i32, i32* %m.24, !alias.scope !133, !noalias !134
	%10 = sext i32 %9 to i64
	store i64 %10, i64* %"beta%b%1.9"
	%11 = load i64, i64* %"beta%b%1.9"
	%12 = sub nsw i64 %11, 1
	%13 = add nsw i64 %12, 1
	%14 = icmp sgt i64 %13, 0
	%15 = select i1 %14, i64 %13, i64 0
	%16 = icmp sgt i64 %15, 1
	%17 = select i1 %16, i64 %15, i64 1
	%18 = mul nsw i64 %17, 8
	%19 = call i8* @hpf_memory(i64 %18)
	%20 = icmp eq i8* %19, null
	br i1 %20, label %cold.25, label %rest.26

return.1:
	call void @free(i8* %19)
	%21 = getelementptr inbounds %hpf_array, %hpf_array* @array.g, i32 0, i32 16
	%22 = load i8*, i8** %21
	%23 = icmp ne i8* %22, null
	br i1 %23, label %destroy.108, label %destroyed.109

cold.25:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.13 to i8*), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.26, i64 0, i64 0))
	unreachable

rest.26:
	%24 = bitcast i8* %19 to double*
	%25 = getelementptr double, double* %24, i64 -1
	%26 = load i32, i32* %n.23, !alias.scope !131, !noalias !132
	%27 = sext i32 %26 to i64
	%28 = icmp ne i64 %27, 15
	br i1 %28, label %then.28, label %else.29

endif.27:
	%29 = load i32, i32* %m.24, !alias.scope !133, !noalias !134
	%30 = sext i32 %29 to i64
	%31 = icmp ne i64 %30, 6
	br i1 %31, label %then.32, label %else.33

then.28:
	call void @hpf_error_stop_text(i8* bitcast ([63 x i8]* @12 to i8*), i64 63)
	unreachable

else.29:
	br label %endif.27

after.30:
	br label %endif.27

endif.31:
	%32 = load i64, i64* %"g%b%1.7"
	%33 = getelementptr inbounds %hpf_array, %hpf_array* @array.g, i32 0, i32 5, i32 0
	store i64 %32, i64* %33
	%34 = load i64, i64* %"g%b%2.8"
	%35 = getelementptr inbounds %hpf_array, %hpf_array* @array.g, i32 0, i32 5, i32 1
	store i64 %34, i64* %35
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.g to i8*), i8* bitcast (%hpf_pos* @.pos.14 to i8*))
	%36 = getelementptr inbounds %hpf_array, %hpf_array* @array.g, i32 0, i32 13, i32 0
	%37 = load i64, i64* %36
	store i64 %37, i64* %g.stride.5
	%38 = getelementptr inbounds %hpf_array, %hpf_array* @array.g, i32 0, i32 13, i32 1
	%39 = load i64, i64* %38
	store i64 %39, i64* %g.stride.6
	%40 = getelementptr inbounds %hpf_array, %hpf_array* @array.g, i32 0, i32 15
	%41 = load i8*, i8** %40
	%42 = bitcast i8* %41 to double*
	store double* %42, double** %g.origin.4
	%43 = load i64, i64* %"beta%b%1.9"
	store i64 1, i64* %"i%1.13"
	%44 = icmp sle i64 1, %43
	br i1 %44, label %do.35, label %enddo.38

then.32:
	call void @hpf_error_stop_text(i8* bitcast ([63 x i8]* @13 to i8*), i64 63)
	unreachable

else.33:
	br label %endif.31

after.34:
	br label %endif.31

do.35:
	%45 = phi i64 [ 1, %endif.31 ], [ %47, %latch.36 ]
	store i64 %45, i64* %"i%1.13", !llvm.access.group !145
	%46 = getelementptr double, double* %25, i64 %45
	store double 4.0, double* %46, !alias.scope !137, !noalias !138, !llvm.access.group !145
	br label %latch.36

latch.36:
	%47 = add nsw i64 %45, 1
	%48 = icmp slt i64 %45, %43
	br i1 %48, label %do.35, label %done.37, !llvm.loop !148

done.37:
	store i64 %47, i64* %"i%1.13"
	br label %enddo.38

enddo.38:
	%49 = load i64, i64* %"g%b%2.8"
	store i64 1, i64* %"i%3.15"
	%50 = icmp sle i64 1, %49
	br i1 %50, label %do.39, label %enddo.42

do.39:
	%51 = phi i64 [ 1, %enddo.38 ], [ %63, %latch.40 ]
	store i64 %51, i64* %"i%3.15", !llvm.access.group !149
	%52 = load i64, i64* @"d%start1", !alias.scope !139, !noalias !140, !llvm.access.group !149
	%53 = icmp sgt i64 1, %52
	%54 = select i1 %53, i64 1, i64 %52
	%55 = load i64, i64* %"g%b%1.7", !llvm.access.group !149
	%56 = load i64, i64* @"d%block1", !alias.scope !141, !noalias !142, !llvm.access.group !149
	%57 = load i64, i64* @"d%start1", !alias.scope !139, !noalias !140, !llvm.access.group !149
	%58 = add nsw i64 %56, %57
	%59 = sub nsw i64 %58, 1
	%60 = icmp slt i64 %55, %59
	%61 = select i1 %60, i64 %55, i64 %59
	store i64 %54, i64* %"i%2.14", !llvm.access.group !149
	%62 = icmp sle i64 %54, %61
	br i1 %62, label %do.43, label %enddo.46

latch.40:
	%63 = add nsw i64 %51, 1
	%64 = icmp slt i64 %51, %49
	br i1 %64, label %do.39, label %done.41, !llvm.loop !158

done.41:
	store i64 %63, i64* %"i%3.15"
	br label %enddo.42

enddo.42:
	%65 = load i64, i64* @"d%start1", !alias.scope !139, !noalias !140
	%66 = icmp sge i64 1, %65
	%67 = load i64, i64* @"d%block1", !alias.scope !141, !noalias !142
	%68 = load i64, i64* @"d%start1", !alias.scope !139, !noalias !140
	%69 = add nsw i64 %67, %68
	%70 = icmp sge i64 %69, 2
	%71 = and i1 %66, %70
	br i1 %71, label %then.48, label %else.49

do.43:
	%72 = phi i64 [ %54, %do.39 ], [ %78, %latch.44 ]
	store i64 %72, i64* %"i%2.14", !llvm.access.group !151
	%73 = load i64, i64* %g.stride.6
	%74 = mul nsw i64 %51, %73
	%75 = load double*, double** %g.origin.4
	%76 = getelementptr double, double* %75, i64 %74
	%77 = getelementptr double, double* %76, i64 %72
	store double 0.0, double* %77, !alias.scope !135, !noalias !136, !llvm.access.group !152
	br label %latch.44

latch.44:
	%78 = add nsw i64 %72, 1
	%79 = icmp slt i64 %72, %61
	br i1 %79, label %do.43, label %done.45, !llvm.loop !155

done.45:
	store i64 %78, i64* %"i%2.14", !llvm.access.group !149
	br label %enddo.46

enddo.46:
	br label %latch.40

endif.47:
	%80 = load i32, i32* %n.23, !alias.scope !131, !noalias !132
	%81 = sext i32 %80 to i64
	store i32 2, i32* %i.10
	%82 = icmp sle i64 2, %81
	br i1 %82, label %do.54, label %enddo.57

then.48:
	store i64 1, i64* %"i%4.16"
	%83 = icmp sle i64 1, 6
	br i1 %83, label %do.50, label %enddo.53

else.49:
	br label %endif.47

do.50:
	%84 = phi i64 [ 1, %then.48 ], [ %95, %latch.51 ]
	store i64 %84, i64* %"i%4.16", !llvm.access.group !159
	%85 = mul nsw i64 %84, %2
	%86 = getelementptr double, double* %0, i64 %85
	%87 = getelementptr double, double* %86, i64 1
	%88 = load double, double* %87, !alias.scope !143, !noalias !144, !llvm.access.group !159
	%89 = getelementptr double, double* %25, i64 %84
	%90 = load double, double* %89, !alias.scope !137, !noalias !138, !llvm.access.group !159
	%91 = fdiv double %88, %90
	%92 = mul nsw i64 %84, %2
	%93 = getelementptr double, double* %0, i64 %92
	%94 = getelementptr double, double* %93, i64 1
	store double %91, double* %94, !alias.scope !143, !noalias !144, !llvm.access.group !159
	br label %latch.51

latch.51:
	%95 = add nsw i64 %84, 1
	%96 = icmp slt i64 %84, 6
	br i1 %96, label %do.50, label %done.52, !llvm.loop !162

done.52:
	store i64 %95, i64* %"i%4.16"
	br label %enddo.53

enddo.53:
	br label %endif.47

do.54:
	%97 = phi i64 [ 2, %endif.47 ], [ %107, %latch.55 ]
	%98 = trunc i64 %97 to i32
	store i32 %98, i32* %i.10
	%99 = load i64, i64* @"d%start1", !alias.scope !139, !noalias !140
	%100 = icmp sge i64 %97, %99
	%101 = load i64, i64* @"d%block1", !alias.scope !141, !noalias !142
	%102 = load i64, i64* @"d%start1", !alias.scope !139, !noalias !140
	%103 = add nsw i64 %101, %102
	%104 = add nsw i64 %97, 1
	%105 = icmp sge i64 %103, %104
	%106 = and i1 %100, %105
	br i1 %106, label %then.59, label %else.60

latch.55:
	%107 = add nsw i64 %97, 1
	%108 = icmp slt i64 %97, %81
	br i1 %108, label %do.54, label %done.56, !llvm.loop !176

done.56:
	%109 = trunc i64 %107 to i32
	store i32 %109, i32* %i.10
	br label %enddo.57

enddo.57:
	%110 = icmp sgt i64 1, 6
	%111 = select i1 %110, i64 1, i64 6
	%112 = mul nsw i64 %111, 40000
	%113 = sitofp i64 %112 to double
	%114 = call i32 @pgas_num_images()
	%115 = sext i32 %114 to i64
	%116 = sub nsw i64 %115, 1
	%117 = icmp sgt i64 1, %116
	%118 = select i1 %117, i64 1, i64 %116
	%119 = load i64, i64* @"d%block1", !alias.scope !141, !noalias !142
	%120 = icmp sgt i64 1, %119
	%121 = select i1 %120, i64 1, i64 %119
	%122 = mul nsw i64 %118, %121
	%123 = sitofp i64 %122 to double
	%124 = fdiv double %113, %123
	%125 = call double @llvm.sqrt.f64(double %124)
	%126 = fptosi double %125 to i64
	%127 = icmp sgt i64 1, %126
	%128 = select i1 %127, i64 1, i64 %126
	store i64 %128, i64* %"i%8%size.22"
	%129 = load i64, i64* %"g%b%1.7"
	%130 = load i32, i32* %n.23, !alias.scope !131, !noalias !132
	%131 = sext i32 %130 to i64
	%132 = load i64, i64* %"g%b%2.8"
	%133 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.81, i32 0, i32 0
	store i64 %129, i64* %133
	%134 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.81, i32 0, i32 1
	store i64 %131, i64* %134
	%135 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.81, i32 0, i32 2
	store i64 %132, i64* %135
	%136 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.81, i32 0, i32 0
	%137 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.80, i32 0, i32 0
	store i64* %136, i64** %137
	%138 = bitcast [1 x i64*]* %params.80 to i8*
	call void @hpf_exchange_run(i8* bitcast ([1 x %hpf_exchange*]* @19 to i8*), i8* %138, i32 1)
	%139 = load i64, i64* %"i%8%size.22"
	store i64 1, i64* %"i%8%strip.21"
	%140 = icmp eq i64 %139, 0
	br i1 %140, label %cold.86, label %rest.87

endif.58:
	%141 = load i64, i64* %"g%b%1.7"
	%142 = load i64, i64* %"beta%b%1.9"
	%143 = load i64, i64* %"g%b%2.8"
	%144 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.66, i32 0, i32 0
	store i64 %97, i64* %144
	%145 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.66, i32 0, i32 1
	store i64 %141, i64* %145
	%146 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.66, i32 0, i32 2
	store i64 %142, i64* %146
	%147 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.66, i32 0, i32 3
	store i64 %143, i64* %147
	%148 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.66, i32 0, i32 0
	%149 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.65, i32 0, i32 0
	store i64* %148, i64** %149
	%150 = load i64, i64* %"g%b%1.7"
	%151 = load i64, i64* %"beta%b%1.9"
	%152 = load i64, i64* %"g%b%2.8"
	%153 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.67, i32 0, i32 0
	store i64 %97, i64* %153
	%154 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.67, i32 0, i32 1
	store i64 %150, i64* %154
	%155 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.67, i32 0, i32 2
	store i64 %151, i64* %155
	%156 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.67, i32 0, i32 3
	store i64 %152, i64* %156
	%157 = getelementptr inbounds [4 x i64], [4 x i64]* %numbers.67, i32 0, i32 0
	%158 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.65, i32 0, i32 1
	store i64* %157, i64** %158
	%159 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.68, i32 0, i32 0
	store i64 %97, i64* %159
	%160 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.68, i32 0, i32 0
	%161 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.65, i32 0, i32 2
	store i64* %160, i64** %161
	%162 = bitcast [3 x i64*]* %params.65 to i8*
	call void @hpf_exchange_run(i8* bitcast ([3 x %hpf_exchange*]* @17 to i8*), i8* %162, i32 3)
	%163 = load i64, i64* %"beta%b%1.9"
	store i64 1, i64* %"i%6.18"
	%164 = icmp sle i64 1, %163
	br i1 %164, label %do.69, label %enddo.72

then.59:
	%165 = load i64, i64* %"g%b%2.8"
	store i64 1, i64* %"i%5.17"
	%166 = icmp sle i64 1, %165
	br i1 %166, label %do.61, label %enddo.64

else.60:
	br label %endif.58

do.61:
	%167 = phi i64 [ 1, %then.59 ], [ %177, %latch.62 ]
	store i64 %167, i64* %"i%5.17", !llvm.access.group !163
	%168 = getelementptr double, double* %25, i64 %167
	%169 = load double, double* %168, !alias.scope !137, !noalias !138, !llvm.access.group !163
	%170 = fdiv double 1.0, %169
	%171 = fneg double %170
	%172 = load i64, i64* %g.stride.6
	%173 = mul nsw i64 %167, %172
	%174 = load double*, double** %g.origin.4
	%175 = getelementptr double, double* %174, i64 %173
	%176 = getelementptr double, double* %175, i64 %97
	store double %171, double* %176, !alias.scope !135, !noalias !136, !llvm.access.group !163
	br label %latch.62

latch.62:
	%177 = add nsw i64 %167, 1
	%178 = icmp slt i64 %167, %165
	br i1 %178, label %do.61, label %done.63, !llvm.loop !166

done.63:
	store i64 %177, i64* %"i%5.17"
	br label %enddo.64

enddo.64:
	br label %endif.58

do.69:
	%179 = phi i64 [ 1, %endif.58 ], [ %188, %latch.70 ]
	store i64 %179, i64* %"i%6.18", !llvm.access.group !167
	%180 = load i64, i64* %g.stride.6
	%181 = mul nsw i64 %179, %180
	%182 = load double*, double** %g.origin.4
	%183 = getelementptr double, double* %182, i64 %181
	%184 = getelementptr double, double* %183, i64 %97
	%185 = load double, double* %184, !alias.scope !135, !noalias !136, !llvm.access.group !167
	%186 = fadd double 4.0, %185
	%187 = getelementptr double, double* %25, i64 %179
	store double %186, double* %187, !alias.scope !137, !noalias !138, !llvm.access.group !167
	br label %latch.70

latch.70:
	%188 = add nsw i64 %179, 1
	%189 = icmp slt i64 %179, %163
	br i1 %189, label %do.69, label %done.71, !llvm.loop !170

done.71:
	store i64 %188, i64* %"i%6.18"
	br label %enddo.72

enddo.72:
	%190 = load i64, i64* @"d%start1", !alias.scope !139, !noalias !140
	%191 = icmp sge i64 %97, %190
	%192 = load i64, i64* @"d%block1", !alias.scope !141, !noalias !142
	%193 = load i64, i64* @"d%start1", !alias.scope !139, !noalias !140
	%194 = add nsw i64 %192, %193
	%195 = add nsw i64 %97, 1
	%196 = icmp sge i64 %194, %195
	%197 = and i1 %191, %196
	br i1 %197, label %then.74, label %else.75

endif.73:
	br label %latch.55

then.74:
	store i64 1, i64* %"i%7.19"
	%198 = icmp sle i64 1, 6
	br i1 %198, label %do.76, label %enddo.79

else.75:
	br label %endif.73

do.76:
	%199 = phi i64 [ 1, %then.74 ], [ %216, %latch.77 ]
	store i64 %199, i64* %"i%7.19", !llvm.access.group !171
	%200 = mul nsw i64 %199, %2
	%201 = getelementptr double, double* %0, i64 %200
	%202 = getelementptr double, double* %201, i64 %97
	%203 = load double, double* %202, !alias.scope !143, !noalias !144, !llvm.access.group !171
	%204 = sub nsw i64 %97, 1
	%205 = mul nsw i64 %199, %2
	%206 = getelementptr double, double* %0, i64 %205
	%207 = getelementptr double, double* %206, i64 %204
	%208 = load double, double* %207, !alias.scope !143, !noalias !144, !llvm.access.group !171
	%209 = fadd double %203, %208
	%210 = getelementptr double, double* %25, i64 %199
	%211 = load double, double* %210, !alias.scope !137, !noalias !138, !llvm.access.group !171
	%212 = fdiv double %209, %211
	%213 = mul nsw i64 %199, %2
	%214 = getelementptr double, double* %0, i64 %213
	%215 = getelementptr double, double* %214, i64 %97
	store double %212, double* %215, !alias.scope !143, !noalias !144, !llvm.access.group !171
	br label %latch.77

latch.77:
	%216 = add nsw i64 %199, 1
	%217 = icmp slt i64 %199, 6
	br i1 %217, label %do.76, label %done.78, !llvm.loop !174

done.78:
	store i64 %216, i64* %"i%7.19"
	br label %enddo.79

enddo.79:
	br label %endif.73

do.82:
	%218 = phi i64 [ 1, %rest.87 ], [ %236, %latch.83 ]
	%219 = phi i64 [ %240, %rest.87 ], [ %237, %latch.83 ]
	store i64 %218, i64* %"i%8%strip.21"
	%220 = load i32, i32* %n.23, !alias.scope !131, !noalias !132
	%221 = sext i32 %220 to i64
	%222 = load i64, i64* %"i%8%size.22"
	%223 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.89, i32 0, i32 0
	store i64 %221, i64* %223
	%224 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.89, i32 0, i32 1
	store i64 %218, i64* %224
	%225 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.89, i32 0, i32 2
	store i64 %222, i64* %225
	%226 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.89, i32 0, i32 0
	%227 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.88, i32 0, i32 0
	store i64* %226, i64** %227
	%228 = bitcast [1 x i64*]* %params.88 to i8*
	call void @hpf_exchange_receive(i8* bitcast ([1 x %hpf_exchange*]* @21 to i8*), i8* %228, i32 1)
	%229 = load i64, i64* %"i%8%size.22"
	%230 = sub nsw i64 %229, 1
	%231 = add nsw i64 %218, %230
	%232 = icmp slt i64 6, %231
	%233 = select i1 %232, i64 6, i64 %231
	%234 = sub nsw i64 %233, 1
	store i64 %218, i64* %"i%8.20"
	%235 = icmp sle i64 %218, %234
	br i1 %235, label %do.90, label %enddo.93

latch.83:
	%236 = add nsw i64 %218, %139
	%237 = sub nsw i64 %219, 1
	%238 = icmp sgt i64 %237, 0
	br i1 %238, label %do.82, label %done.84, !llvm.loop !190

done.84:
	store i64 %236, i64* %"i%8%strip.21"
	br label %enddo.85

enddo.85:
	br label %return.1

cold.86:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.15 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.36, i64 0, i64 0))
	unreachable

rest.87:
	%239 = add nsw i64 5, %139
	%240 = sdiv i64 %239, %139
	%241 = icmp sgt i64 %240, 0
	br i1 %241, label %do.82, label %enddo.85

do.90:
	%242 = phi i64 [ %218, %do.82 ], [ %257, %latch.91 ]
	store i64 %242, i64* %"i%8.20", !llvm.access.group !177
	%243 = load i32, i32* %n.23, !alias.scope !131, !noalias !132, !llvm.access.group !177
	%244 = sext i32 %243 to i64
	%245 = sub nsw i64 %244, 1
	%246 = load i64, i64* @"d%block1", !alias.scope !141, !noalias !142, !llvm.access.group !177
	%247 = load i64, i64* @"d%start1", !alias.scope !139, !noalias !140, !llvm.access.group !177
	%248 = add nsw i64 %246, %247
	%249 = sub nsw i64 %248, 1
	%250 = icmp slt i64 %245, %249
	%251 = select i1 %250, i64 %245, i64 %249
	%252 = load i64, i64* @"d%start1", !alias.scope !139, !noalias !140, !llvm.access.group !177
	%253 = icmp sgt i64 1, %252
	%254 = select i1 %253, i64 1, i64 %252
	%255 = trunc i64 %251 to i32
	store i32 %255, i32* %i.10, !llvm.access.group !177
	%256 = icmp sge i64 %251, %254
	br i1 %256, label %do.94, label %enddo.97

latch.91:
	%257 = add nsw i64 %242, 2
	%258 = icmp sle i64 %257, %234
	br i1 %258, label %do.90, label %done.92, !llvm.loop !182

done.92:
	store i64 %257, i64* %"i%8.20"
	br label %enddo.93

enddo.93:
	%259 = load i64, i64* %"i%8%size.22"
	%260 = sub nsw i64 %259, 1
	%261 = add nsw i64 %218, %260
	%262 = icmp slt i64 6, %261
	%263 = select i1 %262, i64 6, i64 %261
	%264 = sub nsw i64 %263, %218
	%265 = add nsw i64 %264, 1
	%266 = icmp sgt i64 %265, 0
	%267 = select i1 %266, i64 %265, i64 0
	%268 = sdiv i64 %267, 2
	%269 = srem i64 %267, 2
	%270 = icmp slt i64 %269, 0
	%271 = sub nsw i64 %268, 1
	%272 = select i1 %270, i64 %271, i64 %268
	%273 = mul nsw i64 %272, 2
	%274 = add nsw i64 %218, %273
	%275 = load i64, i64* %"i%8%size.22"
	%276 = sub nsw i64 %275, 1
	%277 = add nsw i64 %218, %276
	%278 = icmp slt i64 6, %277
	%279 = select i1 %278, i64 6, i64 %277
	store i64 %274, i64* %"i%8.20"
	%280 = icmp sle i64 %274, %279
	br i1 %280, label %do.98, label %enddo.101

do.94:
	%281 = phi i64 [ %251, %do.90 ], [ %329, %latch.95 ]
	%282 = trunc i64 %281 to i32
	store i32 %282, i32* %i.10, !llvm.access.group !177
	%283 = mul nsw i64 %242, %2
	%284 = getelementptr double, double* %0, i64 %283
	%285 = getelementptr double, double* %284, i64 %281
	%286 = load double, double* %285, !alias.scope !143, !noalias !144, !llvm.access.group !177
	%287 = add nsw i64 %281, 1
	%288 = load i64, i64* %g.stride.6
	%289 = mul nsw i64 %242, %288
	%290 = load double*, double** %g.origin.4
	%291 = getelementptr double, double* %290, i64 %289
	%292 = getelementptr double, double* %291, i64 %287
	%293 = load double, double* %292, !alias.scope !135, !noalias !136, !llvm.access.group !177
	%294 = add nsw i64 %281, 1
	%295 = mul nsw i64 %242, %2
	%296 = getelementptr double, double* %0, i64 %295
	%297 = getelementptr double, double* %296, i64 %294
	%298 = load double, double* %297, !alias.scope !143, !noalias !144, !llvm.access.group !177
	%299 = fmul double %293, %298
	%300 = fsub double %286, %299
	%301 = mul nsw i64 %242, %2
	%302 = getelementptr double, double* %0, i64 %301
	%303 = getelementptr double, double* %302, i64 %281
	store double %300, double* %303, !alias.scope !143, !noalias !144, !llvm.access.group !177
	%304 = add nsw i64 %242, 1
	%305 = mul nsw i64 %304, %2
	%306 = getelementptr double, double* %0, i64 %305
	%307 = getelementptr double, double* %306, i64 %281
	%308 = load double, double* %307, !alias.scope !143, !noalias !144, !llvm.access.group !177
	%309 = add nsw i64 %281, 1
	%310 = add nsw i64 %242, 1
	%311 = load i64, i64* %g.stride.6
	%312 = mul nsw i64 %310, %311
	%313 = load double*, double** %g.origin.4
	%314 = getelementptr double, double* %313, i64 %312
	%315 = getelementptr double, double* %314, i64 %309
	%316 = load double, double* %315, !alias.scope !135, !noalias !136, !llvm.access.group !177
	%317 = add nsw i64 %281, 1
	%318 = add nsw i64 %242, 1
	%319 = mul nsw i64 %318, %2
	%320 = getelementptr double, double* %0, i64 %319
	%321 = getelementptr double, double* %320, i64 %317
	%322 = load double, double* %321, !alias.scope !143, !noalias !144, !llvm.access.group !177
	%323 = fmul double %316, %322
	%324 = fsub double %308, %323
	%325 = add nsw i64 %242, 1
	%326 = mul nsw i64 %325, %2
	%327 = getelementptr double, double* %0, i64 %326
	%328 = getelementptr double, double* %327, i64 %281
	store double %324, double* %328, !alias.scope !143, !noalias !144, !llvm.access.group !177
	br label %latch.95

latch.95:
	%329 = add nsw i64 %281, -1
	%330 = icmp sgt i64 %281, %254
	br i1 %330, label %do.94, label %done.96, !llvm.loop !179

done.96:
	%331 = trunc i64 %329 to i32
	store i32 %331, i32* %i.10, !llvm.access.group !177
	br label %enddo.97

enddo.97:
	br label %latch.91

do.98:
	%332 = phi i64 [ %274, %enddo.93 ], [ %347, %latch.99 ]
	store i64 %332, i64* %"i%8.20", !llvm.access.group !183
	%333 = load i32, i32* %n.23, !alias.scope !131, !noalias !132, !llvm.access.group !183
	%334 = sext i32 %333 to i64
	%335 = sub nsw i64 %334, 1
	%336 = load i64, i64* @"d%block1", !alias.scope !141, !noalias !142, !llvm.access.group !183
	%337 = load i64, i64* @"d%start1", !alias.scope !139, !noalias !140, !llvm.access.group !183
	%338 = add nsw i64 %336, %337
	%339 = sub nsw i64 %338, 1
	%340 = icmp slt i64 %335, %339
	%341 = select i1 %340, i64 %335, i64 %339
	%342 = load i64, i64* @"d%start1", !alias.scope !139, !noalias !140, !llvm.access.group !183
	%343 = icmp sgt i64 1, %342
	%344 = select i1 %343, i64 1, i64 %342
	%345 = trunc i64 %341 to i32
	store i32 %345, i32* %i.10, !llvm.access.group !183
	%346 = icmp sge i64 %341, %344
	br i1 %346, label %do.102, label %enddo.105

latch.99:
	%347 = add nsw i64 %332, 1
	%348 = icmp slt i64 %332, %279
	br i1 %348, label %do.98, label %done.100, !llvm.loop !188

done.100:
	store i64 %347, i64* %"i%8.20"
	br label %enddo.101

enddo.101:
	%349 = load i32, i32* %n.23, !alias.scope !131, !noalias !132
	%350 = sext i32 %349 to i64
	%351 = load i64, i64* %"i%8%size.22"
	%352 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.107, i32 0, i32 0
	store i64 %350, i64* %352
	%353 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.107, i32 0, i32 1
	store i64 %218, i64* %353
	%354 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.107, i32 0, i32 2
	store i64 %351, i64* %354
	%355 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.107, i32 0, i32 0
	%356 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.106, i32 0, i32 0
	store i64* %355, i64** %356
	%357 = bitcast [1 x i64*]* %params.106 to i8*
	call void @hpf_exchange_send(i8* bitcast ([1 x %hpf_exchange*]* @22 to i8*), i8* %357, i32 1)
	br label %latch.83

do.102:
	%358 = phi i64 [ %341, %do.98 ], [ %381, %latch.103 ]
	%359 = trunc i64 %358 to i32
	store i32 %359, i32* %i.10, !llvm.access.group !183
	%360 = mul nsw i64 %332, %2
	%361 = getelementptr double, double* %0, i64 %360
	%362 = getelementptr double, double* %361, i64 %358
	%363 = load double, double* %362, !alias.scope !143, !noalias !144, !llvm.access.group !183
	%364 = add nsw i64 %358, 1
	%365 = load i64, i64* %g.stride.6
	%366 = mul nsw i64 %332, %365
	%367 = load double*, double** %g.origin.4
	%368 = getelementptr double, double* %367, i64 %366
	%369 = getelementptr double, double* %368, i64 %364
	%370 = load double, double* %369, !alias.scope !135, !noalias !136, !llvm.access.group !183
	%371 = add nsw i64 %358, 1
	%372 = mul nsw i64 %332, %2
	%373 = getelementptr double, double* %0, i64 %372
	%374 = getelementptr double, double* %373, i64 %371
	%375 = load double, double* %374, !alias.scope !143, !noalias !144, !llvm.access.group !183
	%376 = fmul double %370, %375
	%377 = fsub double %363, %376
	%378 = mul nsw i64 %332, %2
	%379 = getelementptr double, double* %0, i64 %378
	%380 = getelementptr double, double* %379, i64 %358
	store double %377, double* %380, !alias.scope !143, !noalias !144, !llvm.access.group !183
	br label %latch.103

latch.103:
	%381 = add nsw i64 %358, -1
	%382 = icmp sgt i64 %358, %344
	br i1 %382, label %do.102, label %done.104, !llvm.loop !185

done.104:
	%383 = trunc i64 %381 to i32
	store i32 %383, i32* %i.10, !llvm.access.group !183
	br label %enddo.105

enddo.105:
	br label %latch.99

destroy.108:
	call void @hpf_array_destroy(i8* bitcast (%hpf_array* @array.g to i8*))
	br label %destroyed.109

destroyed.109:
	ret void
}

define internal void @columns.tridiagonal_systems.2(i32* noalias %m, i32* noalias %n) nounwind "prefer-vector-width"="256" {
entry:
	%"y%b%1.2" = alloca i64
	%"y%b%2.3" = alloca i64
	%"g%b%1.4" = alloca i64
	%beta.5 = alloca double
	%i.6 = alloca i32
	%j.7 = alloca i32
	%"y%2%start1.8" = alloca i64
	%"y%2%block1.9" = alloca i64
	%m.10 = alloca i32
	%n.11 = alloca i32
	br label %start

start:
	store i64 zeroinitializer, i64* %"y%b%1.2"
	store i64 zeroinitializer, i64* %"y%b%2.3"
	store i64 zeroinitializer, i64* %"g%b%1.4"
	store double zeroinitializer, double* %beta.5
	store i32 zeroinitializer, i32* %i.6
	store i32 zeroinitializer, i32* %j.7
	store i64 zeroinitializer, i64* %"y%2%start1.8"
	store i64 zeroinitializer, i64* %"y%2%block1.9"
	%0 = load double*, double** @y.origin
	%1 = load i64, i64* @y.stride
	%2 = load i64, i64* @y.stride.2
	%3 = load i32, i32* %m
	store i32 %3, i32* %m.10
	%4 = load i32, i32* %n
	store i32 %4, i32* %n.11
	store i64 6, i64* %"y%b%1.2"
	store i64 15, i64* %"y%b%2.3"
	%5 = load i32, i32* %n.11, !alias.scope !200, !noalias !201
	%6 = sext i32 %5 to i64
	store i64 %6, i64* %"g%b%1.4"
	%7 = load i64, i64* %"g%b%1.4"
	%8 = sub nsw i64 %7, 1
	%9 = add nsw i64 %8, 1
	%10 = icmp sgt i64 %9, 0
	%11 = select i1 %10, i64 %9, i64 0
	%12 = icmp sgt i64 %11, 1
	%13 = select i1 %12, i64 %11, i64 1
	%14 = mul nsw i64 %13, 8
	%15 = call i8* @hpf_memory(i64 %14)
	%16 = icmp eq i8* %15, null
	br i1 %16, label %cold.12, label %rest.13

return.1:
	call void @free(i8* %15)
	ret void

cold.12:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.16 to i8*), i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.text.39, i64 0, i64 0))
	unreachable

rest.13:
	%17 = bitcast i8* %15 to double*
	%18 = getelementptr double, double* %17, i64 -1
	%19 = load i32, i32* %m.10, !alias.scope !198, !noalias !199
	%20 = sext i32 %19 to i64
	%21 = icmp ne i64 %20, 6
	br i1 %21, label %then.15, label %else.16

endif.14:
	%22 = load i32, i32* %n.11, !alias.scope !200, !noalias !201
	%23 = sext i32 %22 to i64
	%24 = icmp ne i64 %23, 15
	br i1 %24, label %then.19, label %else.20

then.15:
	call void @hpf_error_stop_text(i8* bitcast ([63 x i8]* @23 to i8*), i64 63)
	unreachable

else.16:
	br label %endif.14

after.17:
	br label %endif.14

endif.18:
	%25 = load i64, i64* @"y%2%start1", !alias.scope !204, !noalias !205
	%26 = icmp sgt i64 1, %25
	%27 = select i1 %26, i64 1, i64 %25
	%28 = load i32, i32* %m.10, !alias.scope !198, !noalias !199
	%29 = sext i32 %28 to i64
	%30 = load i64, i64* @"y%2%block1", !alias.scope !206, !noalias !207
	%31 = load i64, i64* @"y%2%start1", !alias.scope !204, !noalias !205
	%32 = add nsw i64 %30, %31
	%33 = sub nsw i64 %32, 1
	%34 = icmp slt i64 %29, %33
	%35 = select i1 %34, i64 %29, i64 %33
	%36 = trunc i64 %27 to i32
	store i32 %36, i32* %j.7
	%37 = icmp sle i64 %27, %35
	br i1 %37, label %do.22, label %enddo.25

then.19:
	call void @hpf_error_stop_text(i8* bitcast ([63 x i8]* @24 to i8*), i64 63)
	unreachable

else.20:
	br label %endif.18

after.21:
	br label %endif.18

do.22:
	%38 = phi i64 [ %27, %endif.18 ], [ %50, %latch.23 ]
	%39 = trunc i64 %38 to i32
	store i32 %39, i32* %j.7, !llvm.access.group !210
	store double 4.0, double* %beta.5
	%40 = getelementptr double, double* %0, i64 %2
	%41 = getelementptr double, double* %40, i64 %38
	%42 = load double, double* %41, !alias.scope !208, !noalias !209, !llvm.access.group !210
	%43 = load double, double* %beta.5
	%44 = fdiv double %42, %43
	%45 = getelementptr double, double* %0, i64 %2
	%46 = getelementptr double, double* %45, i64 %38
	store double %44, double* %46, !alias.scope !208, !noalias !209, !llvm.access.group !210
	%47 = load i32, i32* %n.11, !alias.scope !200, !noalias !201, !llvm.access.group !210
	%48 = sext i32 %47 to i64
	store i32 2, i32* %i.6
	%49 = icmp sle i64 2, %48
	br i1 %49, label %do.26, label %enddo.29

latch.23:
	%50 = add nsw i64 %38, 1
	%51 = icmp slt i64 %38, %35
	br i1 %51, label %do.22, label %done.24, !llvm.loop !217

done.24:
	%52 = trunc i64 %50 to i32
	store i32 %52, i32* %j.7
	br label %enddo.25

enddo.25:
	br label %return.1

do.26:
	%53 = phi i64 [ 2, %do.22 ], [ %77, %latch.27 ]
	%54 = trunc i64 %53 to i32
	store i32 %54, i32* %i.6
	%55 = load double, double* %beta.5
	%56 = fdiv double 1.0, %55
	%57 = fneg double %56
	%58 = getelementptr double, double* %18, i64 %53
	store double %57, double* %58, !alias.scope !202, !noalias !203
	%59 = getelementptr double, double* %18, i64 %53
	%60 = load double, double* %59, !alias.scope !202, !noalias !203
	%61 = fadd double 4.0, %60
	store double %61, double* %beta.5
	%62 = mul nsw i64 %53, %2
	%63 = getelementptr double, double* %0, i64 %62
	%64 = getelementptr double, double* %63, i64 %38
	%65 = load double, double* %64, !alias.scope !208, !noalias !209, !llvm.access.group !210
	%66 = sub nsw i64 %53, 1
	%67 = mul nsw i64 %66, %2
	%68 = getelementptr double, double* %0, i64 %67
	%69 = getelementptr double, double* %68, i64 %38
	%70 = load double, double* %69, !alias.scope !208, !noalias !209, !llvm.access.group !210
	%71 = fadd double %65, %70
	%72 = load double, double* %beta.5
	%73 = fdiv double %71, %72
	%74 = mul nsw i64 %53, %2
	%75 = getelementptr double, double* %0, i64 %74
	%76 = getelementptr double, double* %75, i64 %38
	store double %73, double* %76, !alias.scope !208, !noalias !209, !llvm.access.group !210
	br label %latch.27

latch.27:
	%77 = add nsw i64 %53, 1
	%78 = icmp slt i64 %53, %48
	br i1 %78, label %do.26, label %done.28, !llvm.loop !212

done.28:
	%79 = trunc i64 %77 to i32
	store i32 %79, i32* %i.6
	br label %enddo.29

enddo.29:
	%80 = load i32, i32* %n.11, !alias.scope !200, !noalias !201, !llvm.access.group !210
	%81 = sext i32 %80 to i64
	%82 = sub nsw i64 %81, 1
	%83 = trunc i64 %82 to i32
	store i32 %83, i32* %i.6
	%84 = icmp sge i64 %82, 1
	br i1 %84, label %do.30, label %enddo.33

do.30:
	%85 = phi i64 [ %82, %enddo.29 ], [ %104, %latch.31 ]
	%86 = trunc i64 %85 to i32
	store i32 %86, i32* %i.6
	%87 = mul nsw i64 %85, %2
	%88 = getelementptr double, double* %0, i64 %87
	%89 = getelementptr double, double* %88, i64 %38
	%90 = load double, double* %89, !alias.scope !208, !noalias !209, !llvm.access.group !210
	%91 = add nsw i64 %85, 1
	%92 = getelementptr double, double* %18, i64 %91
	%93 = load double, double* %92, !alias.scope !202, !noalias !203
	%94 = add nsw i64 %85, 1
	%95 = mul nsw i64 %94, %2
	%96 = getelementptr double, double* %0, i64 %95
	%97 = getelementptr double, double* %96, i64 %38
	%98 = load double, double* %97, !alias.scope !208, !noalias !209, !llvm.access.group !210
	%99 = fmul double %93, %98
	%100 = fsub double %90, %99
	%101 = mul nsw i64 %85, %2
	%102 = getelementptr double, double* %0, i64 %101
	%103 = getelementptr double, double* %102, i64 %38
	store double %100, double* %103, !alias.scope !208, !noalias !209, !llvm.access.group !210
	br label %latch.31

latch.31:
	%104 = add nsw i64 %85, -1
	%105 = icmp sgt i64 %85, 1
	br i1 %105, label %do.30, label %done.32, !llvm.loop !214

done.32:
	%106 = trunc i64 %104 to i32
	store i32 %106, i32* %i.6
	br label %enddo.33

enddo.33:
	br label %latch.23
}

define internal void @reduce.tridiagonal_systems.3(i32* noalias %n) nounwind "prefer-vector-width"="256" {
entry:
	%"a%b%1.2" = alloca i64
	%"c%b%1.3" = alloca i64
	%"z%b%1.4" = alloca i64
	%f.5 = alloca double
	%i.6 = alloca i32
	%s.7 = alloca i32
	%"a%start1.8" = alloca i64
	%"a%block1.9" = alloca i64
	%"c%start1.10" = alloca i64
	%"c%block1.11" = alloca i64
	%"z%start1.12" = alloca i64
	%"z%block1.13" = alloca i64
	%n.14 = alloca i32
	%params.30 = alloca [4 x i64*]
	%numbers.31 = alloca [1 x i64]
	%numbers.32 = alloca [1 x i64]
	%numbers.33 = alloca [1 x i64]
	%numbers.34 = alloca [1 x i64]
	%params.56 = alloca [2 x i64*]
	%numbers.57 = alloca [2 x i64]
	%numbers.58 = alloca [2 x i64]
	%params.68 = alloca [2 x i64*]
	%numbers.69 = alloca [1 x i64]
	%numbers.70 = alloca [1 x i64]
	%params.86 = alloca [2 x i64*]
	%numbers.87 = alloca [2 x i64]
	%numbers.88 = alloca [2 x i64]
	br label %start

start:
	store i64 zeroinitializer, i64* %"a%b%1.2"
	store i64 zeroinitializer, i64* %"c%b%1.3"
	store i64 zeroinitializer, i64* %"z%b%1.4"
	store double zeroinitializer, double* %f.5
	store i32 zeroinitializer, i32* %i.6
	store i32 zeroinitializer, i32* %s.7
	store i64 zeroinitializer, i64* %"a%start1.8"
	store i64 zeroinitializer, i64* %"a%block1.9"
	store i64 zeroinitializer, i64* %"c%start1.10"
	store i64 zeroinitializer, i64* %"c%block1.11"
	store i64 zeroinitializer, i64* %"z%start1.12"
	store i64 zeroinitializer, i64* %"z%block1.13"
	%0 = load double*, double** @a.origin
	%1 = load i64, i64* @a.stride
	%2 = load double*, double** @c.origin
	%3 = load i64, i64* @c.stride
	%4 = load double*, double** @z.origin
	%5 = load i64, i64* @z.stride
	%6 = load i32, i32* %n
	store i32 %6, i32* %n.14
	store i64 15, i64* %"a%b%1.2"
	store i64 15, i64* %"c%b%1.3"
	store i64 15, i64* %"z%b%1.4"
	%7 = load i32, i32* %n.14, !alias.scope !225, !noalias !226
	%8 = sext i32 %7 to i64
	%9 = icmp ne i64 %8, 15
	br i1 %9, label %then.16, label %else.17

return.1:
	ret void

endif.15:
	%10 = load i32, i32* %n.14, !alias.scope !225, !noalias !226
	%11 = sext i32 %10 to i64
	%12 = icmp ne i64 %11, 15
	br i1 %12, label %then.20, label %else.21

then.16:
	call void @hpf_error_stop_text(i8* bitcast ([63 x i8]* @25 to i8*), i64 63)
	unreachable

else.17:
	br label %endif.15

after.18:
	br label %endif.15

endif.19:
	%13 = load i32, i32* %n.14, !alias.scope !225, !noalias !226
	%14 = sext i32 %13 to i64
	%15 = icmp ne i64 %14, 15
	br i1 %15, label %then.24, label %else.25

then.20:
	call void @hpf_error_stop_text(i8* bitcast ([63 x i8]* @26 to i8*), i64 63)
	unreachable

else.21:
	br label %endif.19

after.22:
	br label %endif.19

endif.23:
	store i32 1, i32* %s.7
	br label %while.27

then.24:
	call void @hpf_error_stop_text(i8* bitcast ([63 x i8]* @27 to i8*), i64 63)
	unreachable

else.25:
	br label %endif.23

after.26:
	br label %endif.23

while.27:
	%16 = load i32, i32* %s.7
	%17 = mul nsw i32 2, %16
	%18 = load i32, i32* %n.14, !alias.scope !225, !noalias !226
	%19 = icmp sle i32 %17, %18
	br i1 %19, label %body.29, label %endwhile.28

endwhile.28:
	br label %while.65

body.29:
	%20 = load i32, i32* %s.7
	%21 = sext i32 %20 to i64
	%22 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.31, i32 0, i32 0
	store i64 %21, i64* %22
	%23 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.31, i32 0, i32 0
	%24 = getelementptr inbounds [4 x i64*], [4 x i64*]* %params.30, i32 0, i32 0
	store i64* %23, i64** %24
	%25 = load i32, i32* %s.7
	%26 = sext i32 %25 to i64
	%27 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.32, i32 0, i32 0
	store i64 %26, i64* %27
	%28 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.32, i32 0, i32 0
	%29 = getelementptr inbounds [4 x i64*], [4 x i64*]* %params.30, i32 0, i32 1
	store i64* %28, i64** %29
	%30 = load i32, i32* %s.7
	%31 = sext i32 %30 to i64
	%32 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.33, i32 0, i32 0
	store i64 %31, i64* %32
	%33 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.33, i32 0, i32 0
	%34 = getelementptr inbounds [4 x i64*], [4 x i64*]* %params.30, i32 0, i32 2
	store i64* %33, i64** %34
	%35 = load i32, i32* %s.7
	%36 = sext i32 %35 to i64
	%37 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.34, i32 0, i32 0
	store i64 %36, i64* %37
	%38 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.34, i32 0, i32 0
	%39 = getelementptr inbounds [4 x i64*], [4 x i64*]* %params.30, i32 0, i32 3
	store i64* %38, i64** %39
	%40 = bitcast [4 x i64*]* %params.30 to i8*
	call void @hpf_exchange_run(i8* bitcast ([4 x %hpf_exchange*]* @32 to i8*), i8* %40, i32 4)
	%41 = load i32, i32* %s.7
	%42 = sext i32 %41 to i64
	%43 = mul nsw i64 2, %42
	%44 = load i32, i32* %n.14, !alias.scope !225, !noalias !226
	%45 = sext i32 %44 to i64
	%46 = load i32, i32* %s.7
	%47 = sext i32 %46 to i64
	%48 = mul nsw i64 2, %47
	%49 = trunc i64 %43 to i32
	store i32 %49, i32* %i.6
	%50 = icmp eq i64 %48, 0
	br i1 %50, label %cold.39, label %rest.40

do.35:
	%51 = phi i64 [ %43, %rest.40 ], [ %62, %latch.36 ]
	%52 = phi i64 [ %70, %rest.40 ], [ %63, %latch.36 ]
	%53 = trunc i64 %51 to i32
	store i32 %53, i32* %i.6, !llvm.access.group !237
	%54 = load i64, i64* @"d%start1", !alias.scope !227, !noalias !228, !llvm.access.group !237
	%55 = icmp sge i64 %51, %54
	%56 = load i64, i64* @"d%block1", !alias.scope !229, !noalias !230, !llvm.access.group !237
	%57 = load i64, i64* @"d%start1", !alias.scope !227, !noalias !228, !llvm.access.group !237
	%58 = add nsw i64 %56, %57
	%59 = add nsw i64 %51, 1
	%60 = icmp sge i64 %58, %59
	%61 = and i1 %55, %60
	br i1 %61, label %then.42, label %else.43

latch.36:
	%62 = add nsw i64 %51, %48
	%63 = sub nsw i64 %52, 1
	%64 = icmp sgt i64 %63, 0
	br i1 %64, label %do.35, label %done.37, !llvm.loop !240

done.37:
	%65 = trunc i64 %62 to i32
	store i32 %65, i32* %i.6
	br label %enddo.38

enddo.38:
	%66 = load i32, i32* %s.7
	%67 = mul nsw i32 2, %66
	store i32 %67, i32* %s.7
	br label %while.27

cold.39:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.17 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.36, i64 0, i64 0))
	unreachable

rest.40:
	%68 = sub nsw i64 %45, %43
	%69 = add nsw i64 %68, %48
	%70 = sdiv i64 %69, %48
	%71 = icmp sgt i64 %70, 0
	br i1 %71, label %do.35, label %enddo.38

endif.41:
	%72 = load i64, i64* @"d%start1", !alias.scope !227, !noalias !228, !llvm.access.group !237
	%73 = icmp sge i64 %51, %72
	%74 = load i64, i64* @"d%block1", !alias.scope !229, !noalias !230, !llvm.access.group !237
	%75 = load i64, i64* @"d%start1", !alias.scope !227, !noalias !228, !llvm.access.group !237
	%76 = add nsw i64 %74, %75
	%77 = add nsw i64 %51, 1
	%78 = icmp sge i64 %76, %77
	%79 = and i1 %73, %78
	br i1 %79, label %then.45, label %else.46

then.42:
	%80 = getelementptr double, double* %0, i64 %51
	%81 = load double, double* %80, !alias.scope !231, !noalias !232, !llvm.access.group !237
	%82 = load i32, i32* %s.7, !llvm.access.group !237
	%83 = sext i32 %82 to i64
	%84 = sub nsw i64 %51, %83
	%85 = getelementptr double, double* %2, i64 %84
	%86 = load double, double* %85, !alias.scope !233, !noalias !234, !llvm.access.group !237
	%87 = fdiv double %81, %86
	store double %87, double* %f.5
	br label %endif.41

else.43:
	br label %endif.41

endif.44:
	%88 = load i64, i64* @"d%start1", !alias.scope !227, !noalias !228, !llvm.access.group !237
	%89 = icmp sge i64 %51, %88
	%90 = load i64, i64* @"d%block1", !alias.scope !229, !noalias !230, !llvm.access.group !237
	%91 = load i64, i64* @"d%start1", !alias.scope !227, !noalias !228, !llvm.access.group !237
	%92 = add nsw i64 %90, %91
	%93 = add nsw i64 %51, 1
	%94 = icmp sge i64 %92, %93
	%95 = and i1 %89, %94
	br i1 %95, label %then.48, label %else.49

then.45:
	%96 = getelementptr double, double* %2, i64 %51
	%97 = load double, double* %96, !alias.scope !233, !noalias !234, !llvm.access.group !237
	%98 = load double, double* %f.5
	%99 = getelementptr double, double* %0, i64 %51
	%100 = load double, double* %99, !alias.scope !231, !noalias !232, !llvm.access.group !237
	%101 = fmul double %98, %100
	%102 = fsub double %97, %101
	%103 = getelementptr double, double* %2, i64 %51
	store double %102, double* %103, !alias.scope !233, !noalias !234, !llvm.access.group !237
	br label %endif.44

else.46:
	br label %endif.44

endif.47:
	%104 = load i32, i32* %i.6, !llvm.access.group !237
	%105 = load i32, i32* %s.7, !llvm.access.group !237
	%106 = add nsw i32 %104, %105
	%107 = load i32, i32* %n.14, !alias.scope !225, !noalias !226, !llvm.access.group !237
	%108 = icmp sle i32 %106, %107
	br i1 %108, label %then.51, label %else.52

then.48:
	%109 = getelementptr double, double* %4, i64 %51
	%110 = load double, double* %109, !alias.scope !235, !noalias !236, !llvm.access.group !237
	%111 = load double, double* %f.5
	%112 = load i32, i32* %s.7, !llvm.access.group !237
	%113 = sext i32 %112 to i64
	%114 = sub nsw i64 %51, %113
	%115 = getelementptr double, double* %4, i64 %114
	%116 = load double, double* %115, !alias.scope !235, !noalias !236, !llvm.access.group !237
	%117 = fmul double %111, %116
	%118 = fsub double %110, %117
	%119 = getelementptr double, double* %4, i64 %51
	store double %118, double* %119, !alias.scope !235, !noalias !236, !llvm.access.group !237
	br label %endif.47

else.49:
	br label %endif.47

endif.50:
	%120 = load i64, i64* @"d%start1", !alias.scope !227, !noalias !228, !llvm.access.group !237
	%121 = icmp sge i64 %51, %120
	%122 = load i64, i64* @"d%block1", !alias.scope !229, !noalias !230, !llvm.access.group !237
	%123 = load i64, i64* @"d%start1", !alias.scope !227, !noalias !228, !llvm.access.group !237
	%124 = add nsw i64 %122, %123
	%125 = add nsw i64 %51, 1
	%126 = icmp sge i64 %124, %125
	%127 = and i1 %121, %126
	br i1 %127, label %then.63, label %else.64

then.51:
	%128 = load i64, i64* @"d%start1", !alias.scope !227, !noalias !228, !llvm.access.group !237
	%129 = icmp sge i64 %51, %128
	%130 = load i64, i64* @"d%block1", !alias.scope !229, !noalias !230, !llvm.access.group !237
	%131 = load i64, i64* @"d%start1", !alias.scope !227, !noalias !228, !llvm.access.group !237
	%132 = add nsw i64 %130, %131
	%133 = add nsw i64 %51, 1
	%134 = icmp sge i64 %132, %133
	%135 = and i1 %129, %134
	br i1 %135, label %then.54, label %else.55

else.52:
	br label %endif.50

endif.53:
	%136 = load i32, i32* %s.7, !llvm.access.group !237
	%137 = sext i32 %136 to i64
	%138 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.57, i32 0, i32 0
	store i64 %51, i64* %138
	%139 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.57, i32 0, i32 1
	store i64 %137, i64* %139
	%140 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.57, i32 0, i32 0
	%141 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.56, i32 0, i32 0
	store i64* %140, i64** %141
	%142 = load i32, i32* %s.7, !llvm.access.group !237
	%143 = sext i32 %142 to i64
	%144 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.58, i32 0, i32 0
	store i64 %51, i64* %144
	%145 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.58, i32 0, i32 1
	store i64 %143, i64* %145
	%146 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.58, i32 0, i32 0
	%147 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.56, i32 0, i32 1
	store i64* %146, i64** %147
	%148 = bitcast [2 x i64*]* %params.56 to i8*
	call void @hpf_exchange_run(i8* bitcast ([2 x %hpf_exchange*]* @35 to i8*), i8* %148, i32 2)
	%149 = load i64, i64* @"d%start1", !alias.scope !227, !noalias !228, !llvm.access.group !237
	%150 = icmp sge i64 %51, %149
	%151 = load i64, i64* @"d%block1", !alias.scope !229, !noalias !230, !llvm.access.group !237
	%152 = load i64, i64* @"d%start1", !alias.scope !227, !noalias !228, !llvm.access.group !237
	%153 = add nsw i64 %151, %152
	%154 = add nsw i64 %51, 1
	%155 = icmp sge i64 %153, %154
	%156 = and i1 %150, %155
	br i1 %156, label %then.60, label %else.61

then.54:
	%157 = getelementptr double, double* %2, i64 %51
	%158 = load double, double* %157, !alias.scope !233, !noalias !234, !llvm.access.group !237
	%159 = load double, double* %f.5
	%160 = getelementptr double, double* %0, i64 %51
	%161 = load double, double* %160, !alias.scope !231, !noalias !232, !llvm.access.group !237
	%162 = fmul double %159, %161
	%163 = fsub double %158, %162
	%164 = getelementptr double, double* %2, i64 %51
	store double %163, double* %164, !alias.scope !233, !noalias !234, !llvm.access.group !237
	br label %endif.53

else.55:
	br label %endif.53

endif.59:
	br label %endif.50

then.60:
	%165 = getelementptr double, double* %4, i64 %51
	%166 = load double, double* %165, !alias.scope !235, !noalias !236, !llvm.access.group !237
	%167 = load double, double* %f.5
	%168 = load i32, i32* %s.7, !llvm.access.group !237
	%169 = sext i32 %168 to i64
	%170 = add nsw i64 %51, %169
	%171 = getelementptr double, double* %4, i64 %170
	%172 = load double, double* %171, !alias.scope !235, !noalias !236, !llvm.access.group !237
	%173 = fmul double %167, %172
	%174 = fsub double %166, %173
	%175 = getelementptr double, double* %4, i64 %51
	store double %174, double* %175, !alias.scope !235, !noalias !236, !llvm.access.group !237
	br label %endif.59

else.61:
	br label %endif.59

endif.62:
	br label %latch.36

then.63:
	%176 = load double, double* %f.5
	%177 = getelementptr double, double* %0, i64 %51
	%178 = load double, double* %177, !alias.scope !231, !noalias !232, !llvm.access.group !237
	%179 = fmul double %176, %178
	%180 = fneg double %179
	%181 = getelementptr double, double* %0, i64 %51
	store double %180, double* %181, !alias.scope !231, !noalias !232, !llvm.access.group !237
	br label %endif.62

else.64:
	br label %endif.62

while.65:
	%182 = load i32, i32* %s.7
	%183 = icmp sge i32 %182, 1
	br i1 %183, label %body.67, label %endwhile.66

endwhile.66:
	br label %return.1

body.67:
	%184 = load i32, i32* %s.7
	%185 = sext i32 %184 to i64
	%186 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.69, i32 0, i32 0
	store i64 %185, i64* %186
	%187 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.69, i32 0, i32 0
	%188 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.68, i32 0, i32 0
	store i64* %187, i64** %188
	%189 = load i32, i32* %s.7
	%190 = sext i32 %189 to i64
	%191 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.70, i32 0, i32 0
	store i64 %190, i64* %191
	%192 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.70, i32 0, i32 0
	%193 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.68, i32 0, i32 1
	store i64* %192, i64** %193
	%194 = bitcast [2 x i64*]* %params.68 to i8*
	call void @hpf_exchange_run(i8* bitcast ([2 x %hpf_exchange*]* @38 to i8*), i8* %194, i32 2)
	%195 = load i32, i32* %s.7
	%196 = sext i32 %195 to i64
	%197 = load i32, i32* %n.14, !alias.scope !225, !noalias !226
	%198 = sext i32 %197 to i64
	%199 = load i32, i32* %s.7
	%200 = sext i32 %199 to i64
	%201 = mul nsw i64 2, %200
	%202 = trunc i64 %196 to i32
	store i32 %202, i32* %i.6
	%203 = icmp eq i64 %201, 0
	br i1 %203, label %cold.75, label %rest.76

do.71:
	%204 = phi i64 [ %196, %rest.76 ], [ %215, %latch.72 ]
	%205 = phi i64 [ %223, %rest.76 ], [ %216, %latch.72 ]
	%206 = trunc i64 %204 to i32
	store i32 %206, i32* %i.6, !llvm.access.group !241
	%207 = load i64, i64* @"d%start1", !alias.scope !227, !noalias !228, !llvm.access.group !241
	%208 = icmp sge i64 %204, %207
	%209 = load i64, i64* @"d%block1", !alias.scope !229, !noalias !230, !llvm.access.group !241
	%210 = load i64, i64* @"d%start1", !alias.scope !227, !noalias !228, !llvm.access.group !241
	%211 = add nsw i64 %209, %210
	%212 = add nsw i64 %204, 1
	%213 = icmp sge i64 %211, %212
	%214 = and i1 %208, %213
	br i1 %214, label %then.78, label %else.79

latch.72:
	%215 = add nsw i64 %204, %201
	%216 = sub nsw i64 %205, 1
	%217 = icmp sgt i64 %216, 0
	br i1 %217, label %do.71, label %done.73, !llvm.loop !244

done.73:
	%218 = trunc i64 %215 to i32
	store i32 %218, i32* %i.6
	br label %enddo.74

enddo.74:
	%219 = load i32, i32* %s.7
	%220 = sdiv i32 %219, 2
	store i32 %220, i32* %s.7
	br label %while.65

cold.75:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.18 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.36, i64 0, i64 0))
	unreachable

rest.76:
	%221 = sub nsw i64 %198, %196
	%222 = add nsw i64 %221, %201
	%223 = sdiv i64 %222, %201
	%224 = icmp sgt i64 %223, 0
	br i1 %224, label %do.71, label %enddo.74

endif.77:
	%225 = load i32, i32* %i.6, !llvm.access.group !241
	%226 = load i32, i32* %s.7, !llvm.access.group !241
	%227 = add nsw i32 %225, %226
	%228 = load i32, i32* %n.14, !alias.scope !225, !noalias !226, !llvm.access.group !241
	%229 = icmp sle i32 %227, %228
	br i1 %229, label %then.84, label %else.85

then.78:
	%230 = load i32, i32* %i.6, !llvm.access.group !241
	%231 = load i32, i32* %s.7, !llvm.access.group !241
	%232 = sub nsw i32 %230, %231
	%233 = icmp sge i32 %232, 1
	br i1 %233, label %then.81, label %else.82

else.79:
	br label %endif.77

endif.80:
	br label %endif.77

then.81:
	%234 = getelementptr double, double* %4, i64 %204
	%235 = load double, double* %234, !alias.scope !235, !noalias !236, !llvm.access.group !241
	%236 = getelementptr double, double* %0, i64 %204
	%237 = load double, double* %236, !alias.scope !231, !noalias !232, !llvm.access.group !241
	%238 = load i32, i32* %s.7, !llvm.access.group !241
	%239 = sext i32 %238 to i64
	%240 = sub nsw i64 %204, %239
	%241 = getelementptr double, double* %4, i64 %240
	%242 = load double, double* %241, !alias.scope !235, !noalias !236, !llvm.access.group !241
	%243 = fmul double %237, %242
	%244 = fsub double %235, %243
	%245 = getelementptr double, double* %4, i64 %204
	store double %244, double* %245, !alias.scope !235, !noalias !236, !llvm.access.group !241
	br label %endif.80

else.82:
	br label %endif.80

endif.83:
	%246 = load i64, i64* @"d%start1", !alias.scope !227, !noalias !228, !llvm.access.group !241
	%247 = icmp sge i64 %204, %246
	%248 = load i64, i64* @"d%block1", !alias.scope !229, !noalias !230, !llvm.access.group !241
	%249 = load i64, i64* @"d%start1", !alias.scope !227, !noalias !228, !llvm.access.group !241
	%250 = add nsw i64 %248, %249
	%251 = add nsw i64 %204, 1
	%252 = icmp sge i64 %250, %251
	%253 = and i1 %247, %252
	br i1 %253, label %then.93, label %else.94

then.84:
	%254 = load i32, i32* %s.7, !llvm.access.group !241
	%255 = sext i32 %254 to i64
	%256 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.87, i32 0, i32 0
	store i64 %204, i64* %256
	%257 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.87, i32 0, i32 1
	store i64 %255, i64* %257
	%258 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.87, i32 0, i32 0
	%259 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.86, i32 0, i32 0
	store i64* %258, i64** %259
	%260 = load i32, i32* %s.7, !llvm.access.group !241
	%261 = sext i32 %260 to i64
	%262 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.88, i32 0, i32 0
	store i64 %204, i64* %262
	%263 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.88, i32 0, i32 1
	store i64 %261, i64* %263
	%264 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.88, i32 0, i32 0
	%265 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.86, i32 0, i32 1
	store i64* %264, i64** %265
	%266 = bitcast [2 x i64*]* %params.86 to i8*
	call void @hpf_exchange_run(i8* bitcast ([2 x %hpf_exchange*]* @41 to i8*), i8* %266, i32 2)
	%267 = load i64, i64* @"d%start1", !alias.scope !227, !noalias !228, !llvm.access.group !241
	%268 = icmp sge i64 %204, %267
	%269 = load i64, i64* @"d%block1", !alias.scope !229, !noalias !230, !llvm.access.group !241
	%270 = load i64, i64* @"d%start1", !alias.scope !227, !noalias !228, !llvm.access.group !241
	%271 = add nsw i64 %269, %270
	%272 = add nsw i64 %204, 1
	%273 = icmp sge i64 %271, %272
	%274 = and i1 %268, %273
	br i1 %274, label %then.90, label %else.91

else.85:
	br label %endif.83

endif.89:
	br label %endif.83

then.90:
	%275 = getelementptr double, double* %4, i64 %204
	%276 = load double, double* %275, !alias.scope !235, !noalias !236, !llvm.access.group !241
	%277 = getelementptr double, double* %0, i64 %204
	%278 = load double, double* %277, !alias.scope !231, !noalias !232, !llvm.access.group !241
	%279 = load i32, i32* %s.7, !llvm.access.group !241
	%280 = sext i32 %279 to i64
	%281 = add nsw i64 %204, %280
	%282 = getelementptr double, double* %4, i64 %281
	%283 = load double, double* %282, !alias.scope !235, !noalias !236, !llvm.access.group !241
	%284 = fmul double %278, %283
	%285 = fsub double %276, %284
	%286 = getelementptr double, double* %4, i64 %204
	store double %285, double* %286, !alias.scope !235, !noalias !236, !llvm.access.group !241
	br label %endif.89

else.91:
	br label %endif.89

endif.92:
	br label %latch.72

then.93:
	%287 = getelementptr double, double* %4, i64 %204
	%288 = load double, double* %287, !alias.scope !235, !noalias !236, !llvm.access.group !241
	%289 = getelementptr double, double* %2, i64 %204
	%290 = load double, double* %289, !alias.scope !233, !noalias !234, !llvm.access.group !241
	%291 = fdiv double %288, %290
	%292 = getelementptr double, double* %4, i64 %204
	store double %291, double* %292, !alias.scope !235, !noalias !236, !llvm.access.group !241
	br label %endif.92

else.94:
	br label %endif.92
}

define i32 @main(i32 %argc, i8** %argv) nounwind "prefer-vector-width"="256" {
entry:
	%d.origin.1 = alloca double*
	%d.stride.2 = alloca i64
	%d.stride.3 = alloca i64
	%y.origin.4 = alloca double*
	%y.stride.5 = alloca i64
	%y.stride.6 = alloca i64
	%r.origin.7 = alloca double*
	%r.stride.8 = alloca i64
	%i.9 = alloca i32
	%j.10 = alloca i32
	%"y%start1.11" = alloca i64
	%"y%block1.12" = alloca i64
	%"i%1.13" = alloca i32
	%"j%1.14" = alloca i32
	%"i%2.15" = alloca i32
	%"i%3.16" = alloca i32
	%"i%4.17" = alloca i32
	%"j%2.18" = alloca i32
	%"i%5.19" = alloca i32
	%"i%6.20" = alloca i32
	%"s%1.21" = alloca double
	%"i%7.22" = alloca i32
	%"i%8.23" = alloca i32
	%"i%9.24" = alloca i32
	%"i%10.25" = alloca i32
	%"s%2.26" = alloca double
	%"c%1.27" = alloca i64
	%"c%2.28" = alloca i64
	%"c%3.29" = alloca i64
	%"c%4.30" = alloca i64
	%"s%1%part.31" = alloca double
	%"s%2%part.32" = alloca double
	%temporary.49 = alloca i32
	%temporary.50 = alloca i32
	%params.51 = alloca [2 x i64*]
	%numbers.52 = alloca [1 x i64]
	%numbers.53 = alloca [1 x i64]
	%params.62 = alloca [2 x i64*]
	%numbers.63 = alloca [1 x i64]
	%numbers.64 = alloca [1 x i64]
	%temporary.73 = alloca i32
	%temporary.74 = alloca i32
	%params.75 = alloca [4 x i64*]
	%numbers.76 = alloca [1 x i64]
	%numbers.77 = alloca [1 x i64]
	%numbers.78 = alloca [1 x i64]
	%numbers.79 = alloca [1 x i64]
	%temporary.96 = alloca double
	%temporary.97 = alloca i32
	%numbers.98 = alloca [2 x i64]
	%numbers.99 = alloca [2 x i64]
	%numbers.100 = alloca [2 x i64]
	%numbers.101 = alloca [2 x i64]
	%numbers.102 = alloca [2 x i64]
	%numbers.103 = alloca [2 x i64]
	%temporary.116 = alloca i32
	%temporary.121 = alloca double
	%temporary.122 = alloca i32
	br label %start

start:
	%0 = bitcast i8** %argv to i8*
	call void @hpf_main_begin(i32 %argc, i8* %0)
	store i32 zeroinitializer, i32* %i.9
	store i32 zeroinitializer, i32* %j.10
	store i64 zeroinitializer, i64* %"y%start1.11"
	store i64 zeroinitializer, i64* %"y%block1.12"
	store i32 zeroinitializer, i32* %"i%1.13"
	store i32 zeroinitializer, i32* %"j%1.14"
	store i32 zeroinitializer, i32* %"i%2.15"
	store i32 zeroinitializer, i32* %"i%3.16"
	store i32 zeroinitializer, i32* %"i%4.17"
	store i32 zeroinitializer, i32* %"j%2.18"
	store i32 zeroinitializer, i32* %"i%5.19"
	store i32 zeroinitializer, i32* %"i%6.20"
	store double zeroinitializer, double* %"s%1.21"
	store i32 zeroinitializer, i32* %"i%7.22"
	store i32 zeroinitializer, i32* %"i%8.23"
	store i32 zeroinitializer, i32* %"i%9.24"
	store i32 zeroinitializer, i32* %"i%10.25"
	store double zeroinitializer, double* %"s%2.26"
	store i64 zeroinitializer, i64* %"c%1.27"
	store i64 zeroinitializer, i64* %"c%2.28"
	store i64 zeroinitializer, i64* %"c%3.29"
	store i64 zeroinitializer, i64* %"c%4.30"
	store double zeroinitializer, double* %"s%1%part.31"
	store double zeroinitializer, double* %"s%2%part.32"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.d to i8*), i8* bitcast (%hpf_pos* @.pos.0 to i8*))
	%1 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.d, i32 0, i32 9, i32 0
	%2 = load i64, i64* %1
	store i64 %2, i64* @"d%start1", !alias.scope !27, !noalias !28
	%3 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.d, i32 0, i32 8, i32 0
	%4 = load i64, i64* %3
	store i64 %4, i64* @"d%block1", !alias.scope !29, !noalias !30
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.y to i8*), i8* bitcast (%hpf_pos* @.pos.1 to i8*))
	%5 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.y, i32 0, i32 9, i32 0
	%6 = load i64, i64* %5
	store i64 %6, i64* %"y%start1.11"
	%7 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.y, i32 0, i32 8, i32 0
	%8 = load i64, i64* %7
	store i64 %8, i64* %"y%block1.12"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.y.2 to i8*), i8* bitcast (%hpf_pos* @.pos.2 to i8*))
	%9 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.y.2, i32 0, i32 9, i32 0
	%10 = load i64, i64* %9
	store i64 %10, i64* @"y%2%start1", !alias.scope !33, !noalias !34
	%11 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.y.2, i32 0, i32 8, i32 0
	%12 = load i64, i64* %11
	store i64 %12, i64* @"y%2%block1", !alias.scope !35, !noalias !36
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.d to i8*), i8* bitcast (%hpf_pos* @.pos.0 to i8*))
	%13 = getelementptr inbounds %hpf_array, %hpf_array* @array.d, i32 0, i32 13, i32 0
	%14 = load i64, i64* %13
	store i64 %14, i64* %d.stride.2
	%15 = getelementptr inbounds %hpf_array, %hpf_array* @array.d, i32 0, i32 13, i32 1
	%16 = load i64, i64* %15
	store i64 %16, i64* %d.stride.3
	%17 = getelementptr inbounds %hpf_array, %hpf_array* @array.d, i32 0, i32 15
	%18 = load i8*, i8** %17
	%19 = bitcast i8* %18 to double*
	store double* %19, double** %d.origin.1
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.x to i8*), i8* bitcast (%hpf_pos* @.pos.3 to i8*))
	%20 = getelementptr inbounds %hpf_array, %hpf_array* @array.x, i32 0, i32 13, i32 0
	%21 = load i64, i64* %20
	store i64 %21, i64* @x.stride
	%22 = getelementptr inbounds %hpf_array, %hpf_array* @array.x, i32 0, i32 13, i32 1
	%23 = load i64, i64* %22
	store i64 %23, i64* @x.stride.2
	%24 = getelementptr inbounds %hpf_array, %hpf_array* @array.x, i32 0, i32 15
	%25 = load i8*, i8** %24
	%26 = bitcast i8* %25 to double*
	store double* %26, double** @x.origin
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.y to i8*), i8* bitcast (%hpf_pos* @.pos.1 to i8*))
	%27 = getelementptr inbounds %hpf_array, %hpf_array* @array.y, i32 0, i32 13, i32 0
	%28 = load i64, i64* %27
	store i64 %28, i64* %y.stride.5
	%29 = getelementptr inbounds %hpf_array, %hpf_array* @array.y, i32 0, i32 13, i32 1
	%30 = load i64, i64* %29
	store i64 %30, i64* %y.stride.6
	%31 = getelementptr inbounds %hpf_array, %hpf_array* @array.y, i32 0, i32 15
	%32 = load i8*, i8** %31
	%33 = bitcast i8* %32 to double*
	store double* %33, double** %y.origin.4
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.z to i8*), i8* bitcast (%hpf_pos* @.pos.4 to i8*))
	%34 = getelementptr inbounds %hpf_array, %hpf_array* @array.z, i32 0, i32 13, i32 0
	%35 = load i64, i64* %34
	store i64 %35, i64* @z.stride
	%36 = getelementptr inbounds %hpf_array, %hpf_array* @array.z, i32 0, i32 15
	%37 = load i8*, i8** %36
	%38 = bitcast i8* %37 to double*
	store double* %38, double** @z.origin
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (%hpf_pos* @.pos.5 to i8*))
	%39 = getelementptr inbounds %hpf_array, %hpf_array* @array.a, i32 0, i32 13, i32 0
	%40 = load i64, i64* %39
	store i64 %40, i64* @a.stride
	%41 = getelementptr inbounds %hpf_array, %hpf_array* @array.a, i32 0, i32 15
	%42 = load i8*, i8** %41
	%43 = bitcast i8* %42 to double*
	store double* %43, double** @a.origin
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.c to i8*), i8* bitcast (%hpf_pos* @.pos.6 to i8*))
	%44 = getelementptr inbounds %hpf_array, %hpf_array* @array.c, i32 0, i32 13, i32 0
	%45 = load i64, i64* %44
	store i64 %45, i64* @c.stride
	%46 = getelementptr inbounds %hpf_array, %hpf_array* @array.c, i32 0, i32 15
	%47 = load i8*, i8** %46
	%48 = bitcast i8* %47 to double*
	store double* %48, double** @c.origin
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.r to i8*), i8* bitcast (%hpf_pos* @.pos.7 to i8*))
	%49 = getelementptr inbounds %hpf_array, %hpf_array* @array.r, i32 0, i32 13, i32 0
	%50 = load i64, i64* %49
	store i64 %50, i64* %r.stride.8
	%51 = getelementptr inbounds %hpf_array, %hpf_array* @array.r, i32 0, i32 15
	%52 = load i8*, i8** %51
	%53 = bitcast i8* %52 to double*
	store double* %53, double** %r.origin.7
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.y.2 to i8*), i8* bitcast (%hpf_pos* @.pos.2 to i8*))
	%54 = getelementptr inbounds %hpf_array, %hpf_array* @array.y.2, i32 0, i32 13, i32 0
	%55 = load i64, i64* %54
	store i64 %55, i64* @y.stride
	%56 = getelementptr inbounds %hpf_array, %hpf_array* @array.y.2, i32 0, i32 13, i32 1
	%57 = load i64, i64* %56
	store i64 %57, i64* @y.stride.2
	%58 = getelementptr inbounds %hpf_array, %hpf_array* @array.y.2, i32 0, i32 15
	%59 = load i8*, i8** %58
	%60 = bitcast i8* %59 to double*
	store double* %60, double** @y.origin
	store i32 1, i32* %"j%1.14"
	%61 = icmp sle i64 1, 6
	br i1 %61, label %do.33, label %enddo.36

do.33:
	%62 = phi i64 [ 1, %start ], [ %75, %latch.34 ]
	%63 = trunc i64 %62 to i32
	store i32 %63, i32* %"j%1.14", !llvm.access.group !37
	%64 = load i64, i64* @"d%start1", !alias.scope !27, !noalias !28, !llvm.access.group !37
	%65 = icmp sgt i64 1, %64
	%66 = select i1 %65, i64 1, i64 %64
	%67 = load i64, i64* @"d%block1", !alias.scope !29, !noalias !30, !llvm.access.group !37
	%68 = load i64, i64* @"d%start1", !alias.scope !27, !noalias !28, !llvm.access.group !37
	%69 = add nsw i64 %67, %68
	%70 = sub nsw i64 %69, 1
	%71 = icmp slt i64 15, %70
	%72 = select i1 %71, i64 15, i64 %70
	%73 = trunc i64 %66 to i32
	store i32 %73, i32* %"i%1.13", !llvm.access.group !37
	%74 = icmp sle i64 %66, %72
	br i1 %74, label %do.37, label %enddo.40

latch.34:
	%75 = add nsw i64 %62, 1
	%76 = icmp slt i64 %62, 6
	br i1 %76, label %do.33, label %done.35, !llvm.loop !49

done.35:
	%77 = trunc i64 %75 to i32
	store i32 %77, i32* %"j%1.14"
	br label %enddo.36

enddo.36:
	store i32 1, i32* %"i%3.16"
	%78 = icmp sle i64 1, 6
	br i1 %78, label %do.41, label %enddo.44

do.37:
	%79 = phi i64 [ %66, %do.33 ], [ %93, %latch.38 ]
	%80 = trunc i64 %79 to i32
	store i32 %80, i32* %"i%1.13", !llvm.access.group !39
	%81 = load i32, i32* %"i%1.13", !llvm.access.group !40
	%82 = load i32, i32* %"j%1.14", !llvm.access.group !41
	%83 = mul nsw i32 %81, %82
	%84 = load i32, i32* %"i%1.13", !llvm.access.group !42
	%85 = add nsw i32 %83, %84
	%86 = srem i32 %85, 9
	%87 = sitofp i32 %86 to double
	%88 = load i64, i64* %d.stride.3
	%89 = mul nsw i64 %62, %88
	%90 = load double*, double** %d.origin.1
	%91 = getelementptr double, double* %90, i64 %89
	%92 = getelementptr double, double* %91, i64 %79
	store double %87, double* %92, !alias.scope !13, !noalias !14, !llvm.access.group !43
	br label %latch.38

latch.38:
	%93 = add nsw i64 %79, 1
	%94 = icmp slt i64 %79, %72
	br i1 %94, label %do.37, label %done.39, !llvm.loop !46

done.39:
	%95 = trunc i64 %93 to i32
	store i32 %95, i32* %"i%1.13", !llvm.access.group !37
	br label %enddo.40

enddo.40:
	br label %latch.34

do.41:
	%96 = phi i64 [ 1, %enddo.36 ], [ %109, %latch.42 ]
	%97 = trunc i64 %96 to i32
	store i32 %97, i32* %"i%3.16", !llvm.access.group !50
	%98 = load i64, i64* @"d%start1", !alias.scope !27, !noalias !28, !llvm.access.group !50
	%99 = icmp sgt i64 1, %98
	%100 = select i1 %99, i64 1, i64 %98
	%101 = load i64, i64* @"d%block1", !alias.scope !29, !noalias !30, !llvm.access.group !50
	%102 = load i64, i64* @"d%start1", !alias.scope !27, !noalias !28, !llvm.access.group !50
	%103 = add nsw i64 %101, %102
	%104 = sub nsw i64 %103, 1
	%105 = icmp slt i64 15, %104
	%106 = select i1 %105, i64 15, i64 %104
	%107 = trunc i64 %100 to i32
	store i32 %107, i32* %"i%2.15", !llvm.access.group !50
	%108 = icmp sle i64 %100, %106
	br i1 %108, label %do.45, label %enddo.48

latch.42:
	%109 = add nsw i64 %96, 1
	%110 = icmp slt i64 %96, 6
	br i1 %110, label %do.41, label %done.43, !llvm.loop !60

done.43:
	%111 = trunc i64 %109 to i32
	store i32 %111, i32* %"i%3.16"
	br label %enddo.44

enddo.44:
	store i32 15, i32* %temporary.49
	store i32 6, i32* %temporary.50
	call void @thomas.tridiagonal_systems.1(i32* %temporary.49, i32* %temporary.50)
	%112 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.52, i32 0, i32 0
	%113 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.51, i32 0, i32 0
	store i64* %112, i64** %113
	%114 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.53, i32 0, i32 0
	%115 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.51, i32 0, i32 1
	store i64* %114, i64** %115
	%116 = bitcast [2 x i64*]* %params.51 to i8*
	call void @hpf_exchange_run(i8* bitcast ([2 x %hpf_exchange*]* @2 to i8*), i8* %116, i32 2)
	store i32 1, i32* %"j%2.18"
	%117 = icmp sle i64 1, 6
	br i1 %117, label %do.54, label %enddo.57

do.45:
	%118 = phi i64 [ %100, %do.41 ], [ %131, %latch.46 ]
	%119 = trunc i64 %118 to i32
	store i32 %119, i32* %"i%2.15", !llvm.access.group !52
	%120 = load i64, i64* %d.stride.3
	%121 = mul nsw i64 %96, %120
	%122 = load double*, double** %d.origin.1
	%123 = getelementptr double, double* %122, i64 %121
	%124 = getelementptr double, double* %123, i64 %118
	%125 = load double, double* %124, !alias.scope !13, !noalias !14, !llvm.access.group !53
	%126 = load i64, i64* @x.stride.2
	%127 = mul nsw i64 %96, %126
	%128 = load double*, double** @x.origin
	%129 = getelementptr double, double* %128, i64 %127
	%130 = getelementptr double, double* %129, i64 %118
	store double %125, double* %130, !alias.scope !15, !noalias !16, !llvm.access.group !54
	br label %latch.46

latch.46:
	%131 = add nsw i64 %118, 1
	%132 = icmp slt i64 %118, %106
	br i1 %132, label %do.45, label %done.47, !llvm.loop !57

done.47:
	%133 = trunc i64 %131 to i32
	store i32 %133, i32* %"i%2.15", !llvm.access.group !50
	br label %enddo.48

enddo.48:
	br label %latch.42

do.54:
	%134 = phi i64 [ 1, %enddo.44 ], [ %147, %latch.55 ]
	%135 = trunc i64 %134 to i32
	store i32 %135, i32* %"j%2.18", !llvm.access.group !61
	%136 = load i64, i64* %"y%start1.11", !llvm.access.group !61
	%137 = icmp sgt i64 1, %136
	%138 = select i1 %137, i64 1, i64 %136
	%139 = load i64, i64* %"y%block1.12", !llvm.access.group !61
	%140 = load i64, i64* %"y%start1.11", !llvm.access.group !61
	%141 = add nsw i64 %139, %140
	%142 = sub nsw i64 %141, 1
	%143 = icmp slt i64 15, %142
	%144 = select i1 %143, i64 15, i64 %142
	%145 = trunc i64 %138 to i32
	store i32 %145, i32* %"i%4.17", !llvm.access.group !61
	%146 = icmp sle i64 %138, %144
	br i1 %146, label %do.58, label %enddo.61

latch.55:
	%147 = add nsw i64 %134, 1
	%148 = icmp slt i64 %134, 6
	br i1 %148, label %do.54, label %done.56, !llvm.loop !71

done.56:
	%149 = trunc i64 %147 to i32
	store i32 %149, i32* %"j%2.18"
	br label %enddo.57

enddo.57:
	%150 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.63, i32 0, i32 0
	%151 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.62, i32 0, i32 0
	store i64* %150, i64** %151
	%152 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.64, i32 0, i32 0
	%153 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.62, i32 0, i32 1
	store i64* %152, i64** %153
	%154 = bitcast [2 x i64*]* %params.62 to i8*
	call void @hpf_exchange_run(i8* bitcast ([2 x %hpf_exchange*]* @5 to i8*), i8* %154, i32 2)
	store i64 1, i64* %"c%2.28"
	%155 = icmp sle i64 1, 15
	br i1 %155, label %do.65, label %enddo.68

do.58:
	%156 = phi i64 [ %138, %do.54 ], [ %169, %latch.59 ]
	%157 = trunc i64 %156 to i32
	store i32 %157, i32* %"i%4.17", !llvm.access.group !63
	%158 = load i64, i64* %d.stride.3
	%159 = mul nsw i64 %134, %158
	%160 = load double*, double** %d.origin.1
	%161 = getelementptr double, double* %160, i64 %159
	%162 = getelementptr double, double* %161, i64 %156
	%163 = load double, double* %162, !alias.scope !13, !noalias !14, !llvm.access.group !64
	%164 = load i64, i64* %y.stride.6
	%165 = mul nsw i64 %156, %164
	%166 = load double*, double** %y.origin.4
	%167 = getelementptr double, double* %166, i64 %165
	%168 = getelementptr double, double* %167, i64 %134
	store double %163, double* %168, !alias.scope !17, !noalias !18, !llvm.access.group !65
	br label %latch.59

latch.59:
	%169 = add nsw i64 %156, 1
	%170 = icmp slt i64 %156, %144
	br i1 %170, label %do.58, label %done.60, !llvm.loop !68

done.60:
	%171 = trunc i64 %169 to i32
	store i32 %171, i32* %"i%4.17", !llvm.access.group !61
	br label %enddo.61

enddo.61:
	br label %latch.55

do.65:
	%172 = phi i64 [ 1, %enddo.57 ], [ %183, %latch.66 ]
	store i64 %172, i64* %"c%2.28", !llvm.access.group !72
	%173 = load i64, i64* @"y%2%start1", !alias.scope !33, !noalias !34, !llvm.access.group !72
	%174 = icmp sgt i64 1, %173
	%175 = select i1 %174, i64 1, i64 %173
	%176 = load i64, i64* @"y%2%block1", !alias.scope !35, !noalias !36, !llvm.access.group !72
	%177 = load i64, i64* @"y%2%start1", !alias.scope !33, !noalias !34, !llvm.access.group !72
	%178 = add nsw i64 %176, %177
	%179 = sub nsw i64 %178, 1
	%180 = icmp slt i64 6, %179
	%181 = select i1 %180, i64 6, i64 %179
	store i64 %175, i64* %"c%1.27", !llvm.access.group !72
	%182 = icmp sle i64 %175, %181
	br i1 %182, label %do.69, label %enddo.72

latch.66:
	%183 = add nsw i64 %172, 1
	%184 = icmp slt i64 %172, 15
	br i1 %184, label %do.65, label %done.67, !llvm.loop !82

done.67:
	store i64 %183, i64* %"c%2.28"
	br label %enddo.68

enddo.68:
	store i32 6, i32* %temporary.73
	store i32 15, i32* %temporary.74
	call void @columns.tridiagonal_systems.2(i32* %temporary.73, i32* %temporary.74)
	%185 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.76, i32 0, i32 0
	%186 = getelementptr inbounds [4 x i64*], [4 x i64*]* %params.75, i32 0, i32 0
	store i64* %185, i64** %186
	%187 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.77, i32 0, i32 0
	%188 = getelementptr inbounds [4 x i64*], [4 x i64*]* %params.75, i32 0, i32 1
	store i64* %187, i64** %188
	%189 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.78, i32 0, i32 0
	%190 = getelementptr inbounds [4 x i64*], [4 x i64*]* %params.75, i32 0, i32 2
	store i64* %189, i64** %190
	%191 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.79, i32 0, i32 0
	%192 = getelementptr inbounds [4 x i64*], [4 x i64*]* %params.75, i32 0, i32 3
	store i64* %191, i64** %192
	%193 = bitcast [4 x i64*]* %params.75 to i8*
	call void @hpf_exchange_run(i8* bitcast ([4 x %hpf_exchange*]* @10 to i8*), i8* %193, i32 4)
	%194 = load i64, i64* %"y%start1.11"
	%195 = icmp sgt i64 1, %194
	%196 = select i1 %195, i64 1, i64 %194
	%197 = load i64, i64* %"y%block1.12"
	%198 = load i64, i64* %"y%start1.11"
	%199 = add nsw i64 %197, %198
	%200 = sub nsw i64 %199, 1
	%201 = icmp slt i64 15, %200
	%202 = select i1 %201, i64 15, i64 %200
	store i64 %196, i64* %"c%4.30"
	%203 = icmp sle i64 %196, %202
	br i1 %203, label %do.80, label %enddo.83

do.69:
	%204 = phi i64 [ %175, %do.65 ], [ %216, %latch.70 ]
	store i64 %204, i64* %"c%1.27", !llvm.access.group !74
	%205 = load i64, i64* %y.stride.6
	%206 = mul nsw i64 %172, %205
	%207 = load double*, double** %y.origin.4
	%208 = getelementptr double, double* %207, i64 %206
	%209 = getelementptr double, double* %208, i64 %204
	%210 = load double, double* %209, !alias.scope !17, !noalias !18, !llvm.access.group !75
	%211 = load i64, i64* @y.stride.2
	%212 = mul nsw i64 %172, %211
	%213 = load double*, double** @y.origin
	%214 = getelementptr double, double* %213, i64 %212
	%215 = getelementptr double, double* %214, i64 %204
	store double %210, double* %215, !alias.scope !31, !noalias !32, !llvm.access.group !76
	br label %latch.70

latch.70:
	%216 = add nsw i64 %204, 1
	%217 = icmp slt i64 %204, %181
	br i1 %217, label %do.69, label %done.71, !llvm.loop !79

done.71:
	store i64 %216, i64* %"c%1.27", !llvm.access.group !72
	br label %enddo.72

enddo.72:
	br label %latch.66

do.80:
	%218 = phi i64 [ %196, %enddo.68 ], [ %220, %latch.81 ]
	store i64 %218, i64* %"c%4.30", !llvm.access.group !83
	store i64 1, i64* %"c%3.29", !llvm.access.group !83
	%219 = icmp sle i64 1, 6
	br i1 %219, label %do.84, label %enddo.87

latch.81:
	%220 = add nsw i64 %218, 1
	%221 = icmp slt i64 %218, %202
	br i1 %221, label %do.80, label %done.82, !llvm.loop !93

done.82:
	store i64 %220, i64* %"c%4.30"
	br label %enddo.83

enddo.83:
	store double 0xFFEFFFFFFFFFFFFF, double* %"s%1.21"
	store double 0xFFEFFFFFFFFFFFFF, double* %"s%1%part.31"
	store i32 1, i32* %"i%6.20"
	%222 = icmp sle i64 1, 6
	br i1 %222, label %do.88, label %enddo.91

do.84:
	%223 = phi i64 [ 1, %do.80 ], [ %235, %latch.85 ]
	store i64 %223, i64* %"c%3.29", !llvm.access.group !85
	%224 = load i64, i64* @y.stride.2
	%225 = mul nsw i64 %218, %224
	%226 = load double*, double** @y.origin
	%227 = getelementptr double, double* %226, i64 %225
	%228 = getelementptr double, double* %227, i64 %223
	%229 = load double, double* %228, !alias.scope !31, !noalias !32, !llvm.access.group !86
	%230 = load i64, i64* %y.stride.6
	%231 = mul nsw i64 %218, %230
	%232 = load double*, double** %y.origin.4
	%233 = getelementptr double, double* %232, i64 %231
	%234 = getelementptr double, double* %233, i64 %223
	store double %229, double* %234, !alias.scope !17, !noalias !18, !llvm.access.group !87
	br label %latch.85

latch.85:
	%235 = add nsw i64 %223, 1
	%236 = icmp slt i64 %223, 6
	br i1 %236, label %do.84, label %done.86, !llvm.loop !90

done.86:
	store i64 %235, i64* %"c%3.29", !llvm.access.group !83
	br label %enddo.87

enddo.87:
	br label %latch.81

do.88:
	%237 = phi i64 [ 1, %enddo.83 ], [ %250, %latch.89 ]
	%238 = trunc i64 %237 to i32
	store i32 %238, i32* %"i%6.20", !llvm.access.group !94
	%239 = load i64, i64* %"y%start1.11", !llvm.access.group !94
	%240 = icmp sgt i64 1, %239
	%241 = select i1 %240, i64 1, i64 %239
	%242 = load i64, i64* %"y%block1.12", !llvm.access.group !94
	%243 = load i64, i64* %"y%start1.11", !llvm.access.group !94
	%244 = add nsw i64 %242, %243
	%245 = sub nsw i64 %244, 1
	%246 = icmp slt i64 15, %245
	%247 = select i1 %246, i64 15, i64 %245
	%248 = trunc i64 %241 to i32
	store i32 %248, i32* %"i%5.19", !llvm.access.group !94
	%249 = icmp sle i64 %241, %247
	br i1 %249, label %do.92, label %enddo.95

latch.89:
	%250 = add nsw i64 %237, 1
	%251 = icmp slt i64 %237, 6
	br i1 %251, label %do.88, label %done.90, !llvm.loop !106

done.90:
	%252 = trunc i64 %250 to i32
	store i32 %252, i32* %"i%6.20"
	br label %enddo.91

enddo.91:
	%253 = load double, double* %"s%1%part.31"
	store double %253, double* %temporary.96
	%254 = bitcast double* %temporary.96 to i8*
	call void @hpf_reduce(i8* %254, i32 1, i32 3, i32 3, i8* bitcast (%hpf_pos* @.pos.8 to i8*))
	%255 = load double, double* %temporary.96
	store double %255, double* %"s%1%part.31"
	%256 = load double, double* %"s%1.21"
	%257 = load double, double* %"s%1%part.31"
	%258 = fcmp ogt double %256, %257
	%259 = select i1 %258, double %256, double %257
	store double %259, double* %"s%1.21"
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.9 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.21, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%260 = load double, double* %"s%1.21"
	%261 = fcmp olt double %260, 0x3DDB7CDFD9D7BDBB
	%262 = zext i1 %261 to i32
	store i32 %262, i32* %temporary.97
	%263 = bitcast i32* %temporary.97 to i8*
	call void @hpf_io_item(i32 2, i32 4, i8* %263, i64 4)
	%264 = call i32 @hpf_io_end()
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.10 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.21, i64 0, i64 0), i64 6)
	call void @hpf_io_text(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.23, i64 0, i64 0), i8* bitcast ([8 x i8]* @11 to i8*), i64 8)
	call void @hpf_io_start()
	%265 = icmp sgt i64 15, 0
	%266 = select i1 %265, i64 15, i64 0
	%267 = icmp sgt i64 1, 0
	%268 = select i1 %267, i64 1, i64 0
	%269 = mul nsw i64 %266, %268
	%270 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.98, i32 0, i32 0
	store i64 1, i64* %270
	%271 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.98, i32 0, i32 1
	store i64 1, i64* %271
	%272 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.98, i32 0, i32 0
	%273 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.99, i32 0, i32 0
	store i64 15, i64* %273
	%274 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.99, i32 0, i32 1
	store i64 1, i64* %274
	%275 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.99, i32 0, i32 0
	%276 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.100, i32 0, i32 0
	store i64 1, i64* %276
	%277 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.100, i32 0, i32 1
	store i64 1, i64* %277
	%278 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.100, i32 0, i32 0
	%279 = bitcast i64* %272 to i8*
	%280 = bitcast i64* %275 to i8*
	%281 = bitcast i64* %278 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.x to i8*), i8* %279, i8* %280, i8* %281, i32 3, i32 8)
	%282 = icmp sgt i64 1, 0
	%283 = select i1 %282, i64 1, i64 0
	%284 = icmp sgt i64 15, 0
	%285 = select i1 %284, i64 15, i64 0
	%286 = mul nsw i64 %283, %285
	%287 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.101, i32 0, i32 0
	store i64 6, i64* %287
	%288 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.101, i32 0, i32 1
	store i64 1, i64* %288
	%289 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.101, i32 0, i32 0
	%290 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.102, i32 0, i32 0
	store i64 6, i64* %290
	%291 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.102, i32 0, i32 1
	store i64 15, i64* %291
	%292 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.102, i32 0, i32 0
	%293 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.103, i32 0, i32 0
	store i64 1, i64* %293
	%294 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.103, i32 0, i32 1
	store i64 1, i64* %294
	%295 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.103, i32 0, i32 0
	%296 = bitcast i64* %289 to i8*
	%297 = bitcast i64* %292 to i8*
	%298 = bitcast i64* %295 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.y to i8*), i8* %296, i8* %297, i8* %298, i32 3, i32 8)
	%299 = call i32 @hpf_io_end()
	%300 = load i64, i64* @"d%start1", !alias.scope !27, !noalias !28
	%301 = icmp sgt i64 1, %300
	%302 = select i1 %301, i64 1, i64 %300
	%303 = load i64, i64* @"d%block1", !alias.scope !29, !noalias !30
	%304 = load i64, i64* @"d%start1", !alias.scope !27, !noalias !28
	%305 = add nsw i64 %303, %304
	%306 = sub nsw i64 %305, 1
	%307 = icmp slt i64 15, %306
	%308 = select i1 %307, i64 15, i64 %306
	%309 = trunc i64 %302 to i32
	store i32 %309, i32* %"i%7.22"
	%310 = icmp sle i64 %302, %308
	br i1 %310, label %do.104, label %enddo.107

do.92:
	%311 = phi i64 [ %241, %do.88 ], [ %330, %latch.93 ]
	%312 = trunc i64 %311 to i32
	store i32 %312, i32* %"i%5.19", !llvm.access.group !96
	%313 = load double, double* %"s%1%part.31", !llvm.access.group !97
	%314 = load i64, i64* %y.stride.6
	%315 = mul nsw i64 %311, %314
	%316 = load double*, double** %y.origin.4
	%317 = getelementptr double, double* %316, i64 %315
	%318 = getelementptr double, double* %317, i64 %237
	%319 = load double, double* %318, !alias.scope !17, !noalias !18, !llvm.access.group !98
	%320 = load i64, i64* @x.stride.2
	%321 = mul nsw i64 %237, %320
	%322 = load double*, double** @x.origin
	%323 = getelementptr double, double* %322, i64 %321
	%324 = getelementptr double, double* %323, i64 %311
	%325 = load double, double* %324, !alias.scope !15, !noalias !16, !llvm.access.group !99
	%326 = fsub double %319, %325
	%327 = call double @llvm.fabs.f64(double %326)
	%328 = fcmp nnan nsz ogt double %313, %327
	%329 = select nnan nsz i1 %328, double %313, double %327
	store double %329, double* %"s%1%part.31", !llvm.access.group !100
	br label %latch.93

latch.93:
	%330 = add nsw i64 %311, 1
	%331 = icmp slt i64 %311, %247
	br i1 %331, label %do.92, label %done.94, !llvm.loop !103

done.94:
	%332 = trunc i64 %330 to i32
	store i32 %332, i32* %"i%5.19", !llvm.access.group !94
	br label %enddo.95

enddo.95:
	br label %latch.89

do.104:
	%333 = phi i64 [ %302, %enddo.91 ], [ %337, %latch.105 ]
	%334 = trunc i64 %333 to i32
	store i32 %334, i32* %"i%7.22", !llvm.access.group !107
	%335 = load double*, double** @a.origin
	%336 = getelementptr double, double* %335, i64 %333
	store double -1.0, double* %336, !alias.scope !21, !noalias !22, !llvm.access.group !107
	br label %latch.105

latch.105:
	%337 = add nsw i64 %333, 1
	%338 = icmp slt i64 %333, %308
	br i1 %338, label %do.104, label %done.106, !llvm.loop !110

done.106:
	%339 = trunc i64 %337 to i32
	store i32 %339, i32* %"i%7.22"
	br label %enddo.107

enddo.107:
	%340 = load i64, i64* @"d%start1", !alias.scope !27, !noalias !28
	%341 = icmp sgt i64 1, %340
	%342 = select i1 %341, i64 1, i64 %340
	%343 = load i64, i64* @"d%block1", !alias.scope !29, !noalias !30
	%344 = load i64, i64* @"d%start1", !alias.scope !27, !noalias !28
	%345 = add nsw i64 %343, %344
	%346 = sub nsw i64 %345, 1
	%347 = icmp slt i64 15, %346
	%348 = select i1 %347, i64 15, i64 %346
	%349 = trunc i64 %342 to i32
	store i32 %349, i32* %"i%8.23"
	%350 = icmp sle i64 %342, %348
	br i1 %350, label %do.108, label %enddo.111

do.108:
	%351 = phi i64 [ %342, %enddo.107 ], [ %355, %latch.109 ]
	%352 = trunc i64 %351 to i32
	store i32 %352, i32* %"i%8.23", !llvm.access.group !111
	%353 = load double*, double** @c.origin
	%354 = getelementptr double, double* %353, i64 %351
	store double 4.0, double* %354, !alias.scope !23, !noalias !24, !llvm.access.group !111
	br label %latch.109

latch.109:
	%355 = add nsw i64 %351, 1
	%356 = icmp slt i64 %351, %348
	br i1 %356, label %do.108, label %done.110, !llvm.loop !114

done.110:
	%357 = trunc i64 %355 to i32
	store i32 %357, i32* %"i%8.23"
	br label %enddo.111

enddo.111:
	%358 = load i64, i64* @"d%start1", !alias.scope !27, !noalias !28
	%359 = icmp sgt i64 1, %358
	%360 = select i1 %359, i64 1, i64 %358
	%361 = load i64, i64* @"d%block1", !alias.scope !29, !noalias !30
	%362 = load i64, i64* @"d%start1", !alias.scope !27, !noalias !28
	%363 = add nsw i64 %361, %362
	%364 = sub nsw i64 %363, 1
	%365 = icmp slt i64 15, %364
	%366 = select i1 %365, i64 15, i64 %364
	%367 = trunc i64 %360 to i32
	store i32 %367, i32* %"i%9.24"
	%368 = icmp sle i64 %360, %366
	br i1 %368, label %do.112, label %enddo.115

do.112:
	%369 = phi i64 [ %360, %enddo.111 ], [ %379, %latch.113 ]
	%370 = trunc i64 %369 to i32
	store i32 %370, i32* %"i%9.24", !llvm.access.group !115
	%371 = load i64, i64* %d.stride.3
	%372 = mul nsw i64 2, %371
	%373 = load double*, double** %d.origin.1
	%374 = getelementptr double, double* %373, i64 %372
	%375 = getelementptr double, double* %374, i64 %369
	%376 = load double, double* %375, !alias.scope !13, !noalias !14, !llvm.access.group !115
	%377 = load double*, double** @z.origin
	%378 = getelementptr double, double* %377, i64 %369
	store double %376, double* %378, !alias.scope !19, !noalias !20, !llvm.access.group !115
	br label %latch.113

latch.113:
	%379 = add nsw i64 %369, 1
	%380 = icmp slt i64 %369, %366
	br i1 %380, label %do.112, label %done.114, !llvm.loop !118

done.114:
	%381 = trunc i64 %379 to i32
	store i32 %381, i32* %"i%9.24"
	br label %enddo.115

enddo.115:
	store i32 15, i32* %temporary.116
	call void @reduce.tridiagonal_systems.3(i32* %temporary.116)
	store double 0xFFEFFFFFFFFFFFFF, double* %"s%2.26"
	store double 0xFFEFFFFFFFFFFFFF, double* %"s%2%part.32"
	%382 = load i64, i64* @"d%start1", !alias.scope !27, !noalias !28
	%383 = icmp sgt i64 1, %382
	%384 = select i1 %383, i64 1, i64 %382
	%385 = load i64, i64* @"d%block1", !alias.scope !29, !noalias !30
	%386 = load i64, i64* @"d%start1", !alias.scope !27, !noalias !28
	%387 = add nsw i64 %385, %386
	%388 = sub nsw i64 %387, 1
	%389 = icmp slt i64 15, %388
	%390 = select i1 %389, i64 15, i64 %388
	%391 = trunc i64 %384 to i32
	store i32 %391, i32* %"i%10.25"
	%392 = icmp sle i64 %384, %390
	br i1 %392, label %do.117, label %enddo.120

do.117:
	%393 = phi i64 [ %384, %enddo.115 ], [ %409, %latch.118 ]
	%394 = trunc i64 %393 to i32
	store i32 %394, i32* %"i%10.25", !llvm.access.group !119
	%395 = load double, double* %"s%2%part.32", !llvm.access.group !119
	%396 = load double*, double** @z.origin
	%397 = getelementptr double, double* %396, i64 %393
	%398 = load double, double* %397, !alias.scope !19, !noalias !20, !llvm.access.group !119
	%399 = load i64, i64* @x.stride.2
	%400 = mul nsw i64 2, %399
	%401 = load double*, double** @x.origin
	%402 = getelementptr double, double* %401, i64 %400
	%403 = getelementptr double, double* %402, i64 %393
	%404 = load double, double* %403, !alias.scope !15, !noalias !16, !llvm.access.group !119
	%405 = fsub double %398, %404
	%406 = call double @llvm.fabs.f64(double %405)
	%407 = fcmp nnan nsz ogt double %395, %406
	%408 = select nnan nsz i1 %407, double %395, double %406
	store double %408, double* %"s%2%part.32", !llvm.access.group !119
	br label %latch.118

latch.118:
	%409 = add nsw i64 %393, 1
	%410 = icmp slt i64 %393, %390
	br i1 %410, label %do.117, label %done.119, !llvm.loop !122

done.119:
	%411 = trunc i64 %409 to i32
	store i32 %411, i32* %"i%10.25"
	br label %enddo.120

enddo.120:
	%412 = load double, double* %"s%2%part.32"
	store double %412, double* %temporary.121
	%413 = bitcast double* %temporary.121 to i8*
	call void @hpf_reduce(i8* %413, i32 1, i32 3, i32 3, i8* bitcast (%hpf_pos* @.pos.11 to i8*))
	%414 = load double, double* %temporary.121
	store double %414, double* %"s%2%part.32"
	%415 = load double, double* %"s%2.26"
	%416 = load double, double* %"s%2%part.32"
	%417 = fcmp ogt double %415, %416
	%418 = select i1 %417, double %415, double %416
	store double %418, double* %"s%2.26"
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.12 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.21, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%419 = load double, double* %"s%2.26"
	%420 = fcmp olt double %419, 0x3DDB7CDFD9D7BDBB
	%421 = zext i1 %420 to i32
	store i32 %421, i32* %temporary.122
	%422 = bitcast i32* %temporary.122 to i8*
	call void @hpf_io_item(i32 2, i32 4, i8* %422, i64 4)
	%423 = call i32 @hpf_io_end()
	call void @hpf_main_end()
	ret i32 0
}

declare void @hpf_main_begin(i32 %0, i8* %1) nounwind

declare void @hpf_layout_init(i8* %0, i8* %1) nounwind

declare void @hpf_array_create(i8* %0, i8* %1) nounwind

define internal i32 @sections.1(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"d%start1.1" = alloca i64
	%"d%block1.2" = alloca i64
	%"y%start1.3" = alloca i64
	%"y%block1.4" = alloca i64
	%W1.5 = alloca i64
	%W1_y.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"d%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"d%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 14
	%5 = load i64, i64* %4
	store i64 %5, i64* %"y%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 21
	%7 = load i64, i64* %6
	store i64 %7, i64* %"y%block1.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1.5
	%10 = getelementptr i64, i64* %send, i64 14
	%11 = load i64, i64* %10
	store i64 %11, i64* %W1_y.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"y%start1.3"
	%13 = load i64, i64* %W1.5
	%14 = icmp sgt i64 %12, %13
	%15 = select i1 %14, i64 %12, i64 %13
	%16 = load i64, i64* %"d%start1.1"
	%17 = sub nsw i64 %16, 1
	%18 = icmp slt i64 15, %17
	%19 = select i1 %18, i64 15, i64 %17
	%20 = load i64, i64* %"y%block1.4"
	%21 = load i64, i64* %"y%start1.3"
	%22 = add nsw i64 %20, %21
	%23 = sub nsw i64 %22, 1
	%24 = icmp slt i64 %19, %23
	%25 = select i1 %24, i64 %19, i64 %23
	%26 = load i64, i64* %"d%block1.2"
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
	%35 = icmp sgt i64 1, 6
	br i1 %35, label %none.7, label %next.10

next.10:
	%36 = getelementptr i64, i64* %lo, i64 1
	store i64 1, i64* %36
	%37 = getelementptr i64, i64* %hi, i64 1
	store i64 6, i64* %37
	ret i32 1
}

define internal i32 @sections.2(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"d%start1.1" = alloca i64
	%"d%block1.2" = alloca i64
	%"y%start1.3" = alloca i64
	%"y%block1.4" = alloca i64
	%W1.5 = alloca i64
	%W1_y.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"d%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"d%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 14
	%5 = load i64, i64* %4
	store i64 %5, i64* %"y%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 21
	%7 = load i64, i64* %6
	store i64 %7, i64* %"y%block1.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1.5
	%10 = getelementptr i64, i64* %send, i64 14
	%11 = load i64, i64* %10
	store i64 %11, i64* %W1_y.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"d%block1.2"
	%13 = load i64, i64* %"d%start1.1"
	%14 = add nsw i64 %12, %13
	%15 = load i64, i64* %"y%start1.3"
	%16 = icmp sgt i64 %14, %15
	%17 = select i1 %16, i64 %14, i64 %15
	%18 = load i64, i64* %W1.5
	%19 = icmp sgt i64 %17, %18
	%20 = select i1 %19, i64 %17, i64 %18
	%21 = load i64, i64* %"y%block1.4"
	%22 = load i64, i64* %"y%start1.3"
	%23 = add nsw i64 %21, %22
	%24 = sub nsw i64 %23, 1
	%25 = icmp slt i64 15, %24
	%26 = select i1 %25, i64 15, i64 %24
	%27 = load i64, i64* %"d%block1.2"
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
	%36 = icmp sgt i64 1, 6
	br i1 %36, label %none.7, label %next.10

next.10:
	%37 = getelementptr i64, i64* %lo, i64 1
	store i64 1, i64* %37
	%38 = getelementptr i64, i64* %hi, i64 1
	store i64 6, i64* %38
	ret i32 1
}

declare void @hpf_exchange_run(i8* %0, i8* %1, i32 %2) nounwind

define internal i32 @sections.3(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"y%start1.1" = alloca i64
	%"y%block1.2" = alloca i64
	%"y%2%start1.3" = alloca i64
	%"y%2%block1.4" = alloca i64
	%W1_y.5 = alloca i64
	%W1_y2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"y%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"y%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 14
	%5 = load i64, i64* %4
	store i64 %5, i64* %"y%2%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 21
	%7 = load i64, i64* %6
	store i64 %7, i64* %"y%2%block1.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1_y.5
	%10 = getelementptr i64, i64* %send, i64 14
	%11 = load i64, i64* %10
	store i64 %11, i64* %W1_y2.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"y%2%start1.3"
	%13 = load i64, i64* %"y%2%block1.4"
	%14 = load i64, i64* %"y%2%start1.3"
	%15 = add nsw i64 %13, %14
	%16 = sub nsw i64 %15, 1
	%17 = icmp slt i64 6, %16
	%18 = select i1 %17, i64 6, i64 %16
	%19 = icmp sgt i64 %12, %18
	br i1 %19, label %none.7, label %next.9

next.9:
	%20 = getelementptr i64, i64* %lo, i64 0
	store i64 %12, i64* %20
	%21 = getelementptr i64, i64* %hi, i64 0
	store i64 %18, i64* %21
	%22 = load i64, i64* %W1_y.5
	%23 = icmp sgt i64 1, %22
	%24 = select i1 %23, i64 1, i64 %22
	%25 = load i64, i64* %"y%start1.1"
	%26 = sub nsw i64 %25, 1
	%27 = icmp slt i64 15, %26
	%28 = select i1 %27, i64 15, i64 %26
	%29 = load i64, i64* %"y%block1.2"
	%30 = load i64, i64* %W1_y.5
	%31 = add nsw i64 %29, %30
	%32 = sub nsw i64 %31, 1
	%33 = icmp slt i64 %28, %32
	%34 = select i1 %33, i64 %28, i64 %32
	%35 = icmp sgt i64 %24, %34
	br i1 %35, label %none.7, label %next.10

next.10:
	%36 = getelementptr i64, i64* %lo, i64 1
	store i64 %24, i64* %36
	%37 = getelementptr i64, i64* %hi, i64 1
	store i64 %34, i64* %37
	ret i32 1
}

define internal i32 @sections.4(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"y%start1.1" = alloca i64
	%"y%block1.2" = alloca i64
	%"y%2%start1.3" = alloca i64
	%"y%2%block1.4" = alloca i64
	%W1_y.5 = alloca i64
	%W1_y2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"y%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"y%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 14
	%5 = load i64, i64* %4
	store i64 %5, i64* %"y%2%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 21
	%7 = load i64, i64* %6
	store i64 %7, i64* %"y%2%block1.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1_y.5
	%10 = getelementptr i64, i64* %send, i64 14
	%11 = load i64, i64* %10
	store i64 %11, i64* %W1_y2.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"y%2%start1.3"
	%13 = load i64, i64* %"y%2%block1.4"
	%14 = load i64, i64* %"y%2%start1.3"
	%15 = add nsw i64 %13, %14
	%16 = sub nsw i64 %15, 1
	%17 = icmp slt i64 6, %16
	%18 = select i1 %17, i64 6, i64 %16
	%19 = icmp sgt i64 %12, %18
	br i1 %19, label %none.7, label %next.9

next.9:
	%20 = getelementptr i64, i64* %lo, i64 0
	store i64 %12, i64* %20
	%21 = getelementptr i64, i64* %hi, i64 0
	store i64 %18, i64* %21
	%22 = load i64, i64* %"y%block1.2"
	%23 = load i64, i64* %"y%start1.1"
	%24 = add nsw i64 %22, %23
	%25 = load i64, i64* %W1_y.5
	%26 = icmp sgt i64 %24, %25
	%27 = select i1 %26, i64 %24, i64 %25
	%28 = load i64, i64* %"y%block1.2"
	%29 = load i64, i64* %W1_y.5
	%30 = add nsw i64 %28, %29
	%31 = sub nsw i64 %30, 1
	%32 = icmp slt i64 15, %31
	%33 = select i1 %32, i64 15, i64 %31
	%34 = icmp sgt i64 %27, %33
	br i1 %34, label %none.7, label %next.10

next.10:
	%35 = getelementptr i64, i64* %lo, i64 1
	store i64 %27, i64* %35
	%36 = getelementptr i64, i64* %hi, i64 1
	store i64 %33, i64* %36
	ret i32 1
}

define internal i32 @sections.5(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"y%2%start1.1" = alloca i64
	%"y%2%block1.2" = alloca i64
	%"y%start1.3" = alloca i64
	%"y%block1.4" = alloca i64
	%W1_y2.5 = alloca i64
	%W1_y.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"y%2%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"y%2%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 14
	%5 = load i64, i64* %4
	store i64 %5, i64* %"y%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 21
	%7 = load i64, i64* %6
	store i64 %7, i64* %"y%block1.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1_y2.5
	%10 = getelementptr i64, i64* %send, i64 14
	%11 = load i64, i64* %10
	store i64 %11, i64* %W1_y.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %W1_y2.5
	%13 = icmp sgt i64 1, %12
	%14 = select i1 %13, i64 1, i64 %12
	%15 = load i64, i64* %"y%2%start1.1"
	%16 = sub nsw i64 %15, 1
	%17 = icmp slt i64 6, %16
	%18 = select i1 %17, i64 6, i64 %16
	%19 = load i64, i64* %"y%2%block1.2"
	%20 = load i64, i64* %W1_y2.5
	%21 = add nsw i64 %19, %20
	%22 = sub nsw i64 %21, 1
	%23 = icmp slt i64 %18, %22
	%24 = select i1 %23, i64 %18, i64 %22
	%25 = icmp sgt i64 %14, %24
	br i1 %25, label %none.7, label %next.9

next.9:
	%26 = getelementptr i64, i64* %lo, i64 0
	store i64 %14, i64* %26
	%27 = getelementptr i64, i64* %hi, i64 0
	store i64 %24, i64* %27
	%28 = load i64, i64* %"y%start1.3"
	%29 = load i64, i64* %"y%block1.4"
	%30 = load i64, i64* %"y%start1.3"
	%31 = add nsw i64 %29, %30
	%32 = sub nsw i64 %31, 1
	%33 = icmp slt i64 15, %32
	%34 = select i1 %33, i64 15, i64 %32
	%35 = icmp sgt i64 %28, %34
	br i1 %35, label %none.7, label %next.10

next.10:
	%36 = getelementptr i64, i64* %lo, i64 1
	store i64 %28, i64* %36
	%37 = getelementptr i64, i64* %hi, i64 1
	store i64 %34, i64* %37
	ret i32 1
}

define internal i32 @sections.6(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"y%2%start1.1" = alloca i64
	%"y%2%block1.2" = alloca i64
	%"y%start1.3" = alloca i64
	%"y%block1.4" = alloca i64
	%W1_y2.5 = alloca i64
	%W1_y.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"y%2%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"y%2%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 14
	%5 = load i64, i64* %4
	store i64 %5, i64* %"y%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 21
	%7 = load i64, i64* %6
	store i64 %7, i64* %"y%block1.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1_y2.5
	%10 = getelementptr i64, i64* %send, i64 14
	%11 = load i64, i64* %10
	store i64 %11, i64* %W1_y.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"y%2%block1.2"
	%13 = load i64, i64* %"y%2%start1.1"
	%14 = add nsw i64 %12, %13
	%15 = load i64, i64* %W1_y2.5
	%16 = icmp sgt i64 %14, %15
	%17 = select i1 %16, i64 %14, i64 %15
	%18 = load i64, i64* %"y%2%block1.2"
	%19 = load i64, i64* %W1_y2.5
	%20 = add nsw i64 %18, %19
	%21 = sub nsw i64 %20, 1
	%22 = icmp slt i64 6, %21
	%23 = select i1 %22, i64 6, i64 %21
	%24 = icmp sgt i64 %17, %23
	br i1 %24, label %none.7, label %next.9

next.9:
	%25 = getelementptr i64, i64* %lo, i64 0
	store i64 %17, i64* %25
	%26 = getelementptr i64, i64* %hi, i64 0
	store i64 %23, i64* %26
	%27 = load i64, i64* %"y%start1.3"
	%28 = load i64, i64* %"y%block1.4"
	%29 = load i64, i64* %"y%start1.3"
	%30 = add nsw i64 %28, %29
	%31 = sub nsw i64 %30, 1
	%32 = icmp slt i64 15, %31
	%33 = select i1 %32, i64 15, i64 %31
	%34 = icmp sgt i64 %27, %33
	br i1 %34, label %none.7, label %next.10

next.10:
	%35 = getelementptr i64, i64* %lo, i64 1
	store i64 %27, i64* %35
	%36 = getelementptr i64, i64* %hi, i64 1
	store i64 %33, i64* %36
	ret i32 1
}

define internal i32 @sections.7(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"d%start1.1" = alloca i64
	%"d%block1.2" = alloca i64
	%"y%start1.3" = alloca i64
	%"y%block1.4" = alloca i64
	%W1.5 = alloca i64
	%W1_y.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"d%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"d%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 14
	%5 = load i64, i64* %4
	store i64 %5, i64* %"y%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 21
	%7 = load i64, i64* %6
	store i64 %7, i64* %"y%block1.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1.5
	%10 = getelementptr i64, i64* %send, i64 14
	%11 = load i64, i64* %10
	store i64 %11, i64* %W1_y.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"y%start1.3"
	%13 = load i64, i64* %W1.5
	%14 = icmp sgt i64 %12, %13
	%15 = select i1 %14, i64 %12, i64 %13
	%16 = load i64, i64* %"d%start1.1"
	%17 = sub nsw i64 %16, 1
	%18 = icmp slt i64 15, %17
	%19 = select i1 %18, i64 15, i64 %17
	%20 = load i64, i64* %"y%block1.4"
	%21 = load i64, i64* %"y%start1.3"
	%22 = add nsw i64 %20, %21
	%23 = sub nsw i64 %22, 1
	%24 = icmp slt i64 %19, %23
	%25 = select i1 %24, i64 %19, i64 %23
	%26 = load i64, i64* %"d%block1.2"
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
	%35 = icmp sgt i64 1, 6
	br i1 %35, label %none.7, label %next.10

next.10:
	%36 = getelementptr i64, i64* %lo, i64 1
	store i64 1, i64* %36
	%37 = getelementptr i64, i64* %hi, i64 1
	store i64 6, i64* %37
	ret i32 1
}

define internal i32 @sections.8(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"d%start1.1" = alloca i64
	%"d%block1.2" = alloca i64
	%"y%start1.3" = alloca i64
	%"y%block1.4" = alloca i64
	%W1.5 = alloca i64
	%W1_y.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"d%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"d%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 14
	%5 = load i64, i64* %4
	store i64 %5, i64* %"y%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 21
	%7 = load i64, i64* %6
	store i64 %7, i64* %"y%block1.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1.5
	%10 = getelementptr i64, i64* %send, i64 14
	%11 = load i64, i64* %10
	store i64 %11, i64* %W1_y.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"d%block1.2"
	%13 = load i64, i64* %"d%start1.1"
	%14 = add nsw i64 %12, %13
	%15 = load i64, i64* %"y%start1.3"
	%16 = icmp sgt i64 %14, %15
	%17 = select i1 %16, i64 %14, i64 %15
	%18 = load i64, i64* %W1.5
	%19 = icmp sgt i64 %17, %18
	%20 = select i1 %19, i64 %17, i64 %18
	%21 = load i64, i64* %"y%block1.4"
	%22 = load i64, i64* %"y%start1.3"
	%23 = add nsw i64 %21, %22
	%24 = sub nsw i64 %23, 1
	%25 = icmp slt i64 15, %24
	%26 = select i1 %25, i64 15, i64 %24
	%27 = load i64, i64* %"d%block1.2"
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
	%36 = icmp sgt i64 1, 6
	br i1 %36, label %none.7, label %next.10

next.10:
	%37 = getelementptr i64, i64* %lo, i64 1
	store i64 1, i64* %37
	%38 = getelementptr i64, i64* %hi, i64 1
	store i64 6, i64* %38
	ret i32 1
}

declare double @llvm.fabs.f64(double %0)

declare void @hpf_reduce(i8* %0, i32 %1, i32 %2, i32 %3, i8* %4) nounwind

declare void @hpf_io_begin(i32 %0, i32 %1, i8* %2) nounwind

declare void @hpf_io_number(i8* %0, i64 %1) nounwind

declare void @hpf_io_list_directed() nounwind

declare void @hpf_io_start() nounwind

declare void @hpf_io_item(i32 %0, i32 %1, i8* %2, i64 %3) nounwind

declare i32 @hpf_io_end() nounwind

declare void @hpf_io_text(i8* %0, i8* %1, i64 %2) nounwind

declare void @hpf_io_mapped(i8* %0, i8* %1, i8* %2, i8* %3, i32 %4, i32 %5) nounwind

declare void @hpf_main_end() nounwind

declare noalias i8* @hpf_memory(i64 %0) nounwind

declare void @hpf_fail(i8* %0, i8* %1) nounwind noreturn cold

declare void @hpf_error_stop_text(i8* %0, i64 %1) nounwind noreturn cold

define internal i32 @sections.9(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%i.1 = alloca i32
	%"g%b%1.2" = alloca i64
	%"beta%b%1.3" = alloca i64
	%"g%b%2.4" = alloca i64
	%"d%start1.5" = alloca i64
	%"d%block1.6" = alloca i64
	%W1.7 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %i.1
	%3 = getelementptr i64, i64* %params, i64 1
	%4 = load i64, i64* %3
	store i64 %4, i64* %"g%b%1.2"
	%5 = getelementptr i64, i64* %params, i64 2
	%6 = load i64, i64* %5
	store i64 %6, i64* %"beta%b%1.3"
	%7 = getelementptr i64, i64* %params, i64 3
	%8 = load i64, i64* %7
	store i64 %8, i64* %"g%b%2.4"
	%9 = getelementptr i64, i64* %recv, i64 0
	%10 = load i64, i64* %9
	store i64 %10, i64* %"d%start1.5"
	%11 = getelementptr i64, i64* %recv, i64 7
	%12 = load i64, i64* %11
	store i64 %12, i64* %"d%block1.6"
	%13 = getelementptr i64, i64* %send, i64 0
	%14 = load i64, i64* %13
	store i64 %14, i64* %W1.7
	switch i32 %piece, label %none.8 [
		i32 0, label %piece.9
	]

none.8:
	ret i32 0

piece.9:
	%15 = load i64, i64* %"d%start1.5"
	%16 = load i32, i32* %i.1
	%17 = sext i32 %16 to i64
	%18 = sub nsw i64 %15, %17
	%19 = sub nsw i64 %18, 1
	%20 = icmp slt i64 %19, 0
	br i1 %20, label %none.8, label %next.10

next.10:
	%21 = load i64, i64* %"g%b%1.2"
	%22 = load i32, i32* %i.1
	%23 = sext i32 %22 to i64
	%24 = sub nsw i64 %21, %23
	%25 = icmp slt i64 %24, 0
	br i1 %25, label %none.8, label %next.11

next.11:
	%26 = load i32, i32* %i.1
	%27 = sext i32 %26 to i64
	%28 = load i64, i64* %W1.7
	%29 = icmp sgt i64 %27, %28
	%30 = select i1 %29, i64 %27, i64 %28
	%31 = load i32, i32* %i.1
	%32 = sext i32 %31 to i64
	%33 = load i64, i64* %"d%block1.6"
	%34 = load i64, i64* %W1.7
	%35 = add nsw i64 %33, %34
	%36 = sub nsw i64 %35, 1
	%37 = icmp slt i64 %32, %36
	%38 = select i1 %37, i64 %32, i64 %36
	%39 = icmp sgt i64 %30, %38
	br i1 %39, label %none.8, label %next.12

next.12:
	%40 = getelementptr i64, i64* %lo, i64 0
	store i64 %30, i64* %40
	%41 = getelementptr i64, i64* %hi, i64 0
	store i64 %38, i64* %41
	%42 = load i64, i64* %"beta%b%1.3"
	%43 = load i64, i64* %"g%b%2.4"
	%44 = icmp slt i64 %42, %43
	%45 = select i1 %44, i64 %42, i64 %43
	%46 = icmp sgt i64 1, %45
	br i1 %46, label %none.8, label %next.13

next.13:
	%47 = getelementptr i64, i64* %lo, i64 1
	store i64 1, i64* %47
	%48 = getelementptr i64, i64* %hi, i64 1
	store i64 %45, i64* %48
	ret i32 1
}

define internal i32 @sections.10(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%i.1 = alloca i32
	%"g%b%1.2" = alloca i64
	%"beta%b%1.3" = alloca i64
	%"g%b%2.4" = alloca i64
	%"d%start1.5" = alloca i64
	%"d%block1.6" = alloca i64
	%W1.7 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %i.1
	%3 = getelementptr i64, i64* %params, i64 1
	%4 = load i64, i64* %3
	store i64 %4, i64* %"g%b%1.2"
	%5 = getelementptr i64, i64* %params, i64 2
	%6 = load i64, i64* %5
	store i64 %6, i64* %"beta%b%1.3"
	%7 = getelementptr i64, i64* %params, i64 3
	%8 = load i64, i64* %7
	store i64 %8, i64* %"g%b%2.4"
	%9 = getelementptr i64, i64* %recv, i64 0
	%10 = load i64, i64* %9
	store i64 %10, i64* %"d%start1.5"
	%11 = getelementptr i64, i64* %recv, i64 7
	%12 = load i64, i64* %11
	store i64 %12, i64* %"d%block1.6"
	%13 = getelementptr i64, i64* %send, i64 0
	%14 = load i64, i64* %13
	store i64 %14, i64* %W1.7
	switch i32 %piece, label %none.8 [
		i32 0, label %piece.9
	]

none.8:
	ret i32 0

piece.9:
	%15 = load i64, i64* %"d%block1.6"
	%16 = sub nsw i64 0, %15
	%17 = load i64, i64* %"d%start1.5"
	%18 = sub nsw i64 %16, %17
	%19 = load i32, i32* %i.1
	%20 = sext i32 %19 to i64
	%21 = add nsw i64 %18, %20
	%22 = icmp slt i64 %21, 0
	br i1 %22, label %none.8, label %next.10

next.10:
	%23 = load i64, i64* %"g%b%1.2"
	%24 = load i32, i32* %i.1
	%25 = sext i32 %24 to i64
	%26 = sub nsw i64 %23, %25
	%27 = icmp slt i64 %26, 0
	br i1 %27, label %none.8, label %next.11

next.11:
	%28 = load i32, i32* %i.1
	%29 = sext i32 %28 to i64
	%30 = load i64, i64* %W1.7
	%31 = icmp sgt i64 %29, %30
	%32 = select i1 %31, i64 %29, i64 %30
	%33 = load i32, i32* %i.1
	%34 = sext i32 %33 to i64
	%35 = load i64, i64* %"d%block1.6"
	%36 = load i64, i64* %W1.7
	%37 = add nsw i64 %35, %36
	%38 = sub nsw i64 %37, 1
	%39 = icmp slt i64 %34, %38
	%40 = select i1 %39, i64 %34, i64 %38
	%41 = icmp sgt i64 %32, %40
	br i1 %41, label %none.8, label %next.12

next.12:
	%42 = getelementptr i64, i64* %lo, i64 0
	store i64 %32, i64* %42
	%43 = getelementptr i64, i64* %hi, i64 0
	store i64 %40, i64* %43
	%44 = load i64, i64* %"beta%b%1.3"
	%45 = load i64, i64* %"g%b%2.4"
	%46 = icmp slt i64 %44, %45
	%47 = select i1 %46, i64 %44, i64 %45
	%48 = icmp sgt i64 1, %47
	br i1 %48, label %none.8, label %next.13

next.13:
	%49 = getelementptr i64, i64* %lo, i64 1
	store i64 1, i64* %49
	%50 = getelementptr i64, i64* %hi, i64 1
	store i64 %47, i64* %50
	ret i32 1
}

define internal i32 @sections.11(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%i.1 = alloca i32
	%"d%start1.2" = alloca i64
	%"d%block1.3" = alloca i64
	%W1.4 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %i.1
	%3 = getelementptr i64, i64* %recv, i64 0
	%4 = load i64, i64* %3
	store i64 %4, i64* %"d%start1.2"
	%5 = getelementptr i64, i64* %recv, i64 7
	%6 = load i64, i64* %5
	store i64 %6, i64* %"d%block1.3"
	%7 = getelementptr i64, i64* %send, i64 0
	%8 = load i64, i64* %7
	store i64 %8, i64* %W1.4
	switch i32 %piece, label %none.5 [
		i32 0, label %piece.6
	]

none.5:
	ret i32 0

piece.6:
	%9 = load i64, i64* %"d%start1.2"
	%10 = sub nsw i64 0, %9
	%11 = load i32, i32* %i.1
	%12 = sext i32 %11 to i64
	%13 = add nsw i64 %10, %12
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.5, label %next.7

next.7:
	%15 = load i64, i64* %"d%start1.2"
	%16 = load i32, i32* %i.1
	%17 = sext i32 %16 to i64
	%18 = sub nsw i64 %15, %17
	%19 = icmp slt i64 %18, 0
	br i1 %19, label %none.5, label %next.8

next.8:
	%20 = load i64, i64* %"d%start1.2"
	%21 = sub nsw i64 0, %20
	%22 = add nsw i64 %21, 16
	%23 = icmp slt i64 %22, 0
	br i1 %23, label %none.5, label %next.9

next.9:
	%24 = load i64, i64* %"d%start1.2"
	%25 = sub nsw i64 %24, 1
	%26 = load i64, i64* %W1.4
	%27 = icmp sgt i64 %25, %26
	%28 = select i1 %27, i64 %25, i64 %26
	%29 = load i64, i64* %"d%start1.2"
	%30 = sub nsw i64 %29, 1
	%31 = load i64, i64* %"d%block1.3"
	%32 = load i64, i64* %W1.4
	%33 = add nsw i64 %31, %32
	%34 = sub nsw i64 %33, 1
	%35 = icmp slt i64 %30, %34
	%36 = select i1 %35, i64 %30, i64 %34
	%37 = icmp sgt i64 %28, %36
	br i1 %37, label %none.5, label %next.10

next.10:
	%38 = getelementptr i64, i64* %lo, i64 0
	store i64 %28, i64* %38
	%39 = getelementptr i64, i64* %hi, i64 0
	store i64 %36, i64* %39
	%40 = icmp sgt i64 1, 6
	br i1 %40, label %none.5, label %next.11

next.11:
	%41 = getelementptr i64, i64* %lo, i64 1
	store i64 1, i64* %41
	%42 = getelementptr i64, i64* %hi, i64 1
	store i64 6, i64* %42
	ret i32 1
}

declare i32 @pgas_num_images() nounwind

declare double @llvm.sqrt.f64(double %0)

define internal i32 @sections.12(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"g%b%1.1" = alloca i64
	%n.2 = alloca i32
	%"g%b%2.3" = alloca i64
	%"d%start1.4" = alloca i64
	%"d%block1.5" = alloca i64
	%W1.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"g%b%1.1"
	%2 = getelementptr i64, i64* %params, i64 1
	%3 = load i64, i64* %2
	%4 = trunc i64 %3 to i32
	store i32 %4, i32* %n.2
	%5 = getelementptr i64, i64* %params, i64 2
	%6 = load i64, i64* %5
	store i64 %6, i64* %"g%b%2.3"
	%7 = getelementptr i64, i64* %recv, i64 0
	%8 = load i64, i64* %7
	store i64 %8, i64* %"d%start1.4"
	%9 = getelementptr i64, i64* %recv, i64 7
	%10 = load i64, i64* %9
	store i64 %10, i64* %"d%block1.5"
	%11 = getelementptr i64, i64* %send, i64 0
	%12 = load i64, i64* %11
	store i64 %12, i64* %W1.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
	]

none.7:
	ret i32 0

piece.8:
	%13 = load i64, i64* %"d%block1.5"
	%14 = sub nsw i64 0, %13
	%15 = load i64, i64* %"d%start1.4"
	%16 = sub nsw i64 %14, %15
	%17 = load i64, i64* %"g%b%1.1"
	%18 = add nsw i64 %16, %17
	%19 = icmp slt i64 %18, 0
	br i1 %19, label %none.7, label %next.9

next.9:
	%20 = load i64, i64* %"d%block1.5"
	%21 = sub nsw i64 0, %20
	%22 = load i64, i64* %"d%start1.4"
	%23 = sub nsw i64 %21, %22
	%24 = load i32, i32* %n.2
	%25 = sext i32 %24 to i64
	%26 = add nsw i64 %23, %25
	%27 = icmp slt i64 %26, 0
	br i1 %27, label %none.7, label %next.10

next.10:
	%28 = load i64, i64* %"d%block1.5"
	%29 = load i64, i64* %"d%start1.4"
	%30 = add nsw i64 %28, %29
	%31 = load i64, i64* %W1.6
	%32 = icmp sgt i64 %30, %31
	%33 = select i1 %32, i64 %30, i64 %31
	%34 = load i64, i64* %"d%block1.5"
	%35 = load i64, i64* %"d%start1.4"
	%36 = add nsw i64 %34, %35
	%37 = load i64, i64* %"d%block1.5"
	%38 = load i64, i64* %W1.6
	%39 = add nsw i64 %37, %38
	%40 = sub nsw i64 %39, 1
	%41 = icmp slt i64 %36, %40
	%42 = select i1 %41, i64 %36, i64 %40
	%43 = icmp sgt i64 %33, %42
	br i1 %43, label %none.7, label %next.11

next.11:
	%44 = getelementptr i64, i64* %lo, i64 0
	store i64 %33, i64* %44
	%45 = getelementptr i64, i64* %hi, i64 0
	store i64 %42, i64* %45
	%46 = load i64, i64* %"g%b%2.3"
	%47 = icmp slt i64 6, %46
	%48 = select i1 %47, i64 6, i64 %46
	%49 = icmp sgt i64 1, %48
	br i1 %49, label %none.7, label %next.12

next.12:
	%50 = getelementptr i64, i64* %lo, i64 1
	store i64 1, i64* %50
	%51 = getelementptr i64, i64* %hi, i64 1
	store i64 %48, i64* %51
	ret i32 1
}

define internal i32 @sections.13(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%n.1 = alloca i32
	%"i%8%strip.2" = alloca i64
	%"i%8%size.3" = alloca i64
	%"d%start1.4" = alloca i64
	%"d%block1.5" = alloca i64
	%W1.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %n.1
	%3 = getelementptr i64, i64* %params, i64 1
	%4 = load i64, i64* %3
	store i64 %4, i64* %"i%8%strip.2"
	%5 = getelementptr i64, i64* %params, i64 2
	%6 = load i64, i64* %5
	store i64 %6, i64* %"i%8%size.3"
	%7 = getelementptr i64, i64* %recv, i64 0
	%8 = load i64, i64* %7
	store i64 %8, i64* %"d%start1.4"
	%9 = getelementptr i64, i64* %recv, i64 7
	%10 = load i64, i64* %9
	store i64 %10, i64* %"d%block1.5"
	%11 = getelementptr i64, i64* %send, i64 0
	%12 = load i64, i64* %11
	store i64 %12, i64* %W1.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
	]

none.7:
	ret i32 0

piece.8:
	%13 = load i64, i64* %"d%block1.5"
	%14 = sub nsw i64 0, %13
	%15 = load i64, i64* %"d%start1.4"
	%16 = sub nsw i64 %14, %15
	%17 = add nsw i64 %16, 15
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.9

next.9:
	%19 = load i64, i64* %"d%block1.5"
	%20 = sub nsw i64 0, %19
	%21 = load i64, i64* %"d%start1.4"
	%22 = sub nsw i64 %20, %21
	%23 = load i32, i32* %n.1
	%24 = sext i32 %23 to i64
	%25 = add nsw i64 %22, %24
	%26 = icmp slt i64 %25, 0
	br i1 %26, label %none.7, label %next.10

next.10:
	%27 = load i64, i64* %"d%block1.5"
	%28 = load i64, i64* %"d%start1.4"
	%29 = add nsw i64 %27, %28
	%30 = load i64, i64* %W1.6
	%31 = icmp sgt i64 %29, %30
	%32 = select i1 %31, i64 %29, i64 %30
	%33 = load i64, i64* %"d%block1.5"
	%34 = load i64, i64* %"d%start1.4"
	%35 = add nsw i64 %33, %34
	%36 = load i64, i64* %"d%block1.5"
	%37 = load i64, i64* %W1.6
	%38 = add nsw i64 %36, %37
	%39 = sub nsw i64 %38, 1
	%40 = icmp slt i64 %35, %39
	%41 = select i1 %40, i64 %35, i64 %39
	%42 = icmp sgt i64 %32, %41
	br i1 %42, label %none.7, label %next.11

next.11:
	%43 = getelementptr i64, i64* %lo, i64 0
	store i64 %32, i64* %43
	%44 = getelementptr i64, i64* %hi, i64 0
	store i64 %41, i64* %44
	%45 = load i64, i64* %"i%8%strip.2"
	%46 = load i64, i64* %"i%8%size.3"
	%47 = load i64, i64* %"i%8%strip.2"
	%48 = add nsw i64 %46, %47
	%49 = sub nsw i64 %48, 1
	%50 = icmp slt i64 6, %49
	%51 = select i1 %50, i64 6, i64 %49
	%52 = icmp sgt i64 %45, %51
	br i1 %52, label %none.7, label %next.12

next.12:
	%53 = getelementptr i64, i64* %lo, i64 1
	store i64 %45, i64* %53
	%54 = getelementptr i64, i64* %hi, i64 1
	store i64 %51, i64* %54
	ret i32 1
}

declare void @hpf_exchange_receive(i8* %0, i8* %1, i32 %2) nounwind

declare void @hpf_exchange_send(i8* %0, i8* %1, i32 %2) nounwind

declare void @free(i8* %0) nounwind

declare void @hpf_array_destroy(i8* %0) nounwind

define internal i32 @sections.14(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%s.1 = alloca i32
	%"d%start1.2" = alloca i64
	%"d%block1.3" = alloca i64
	%W1.4 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %s.1
	%3 = getelementptr i64, i64* %recv, i64 0
	%4 = load i64, i64* %3
	store i64 %4, i64* %"d%start1.2"
	%5 = getelementptr i64, i64* %recv, i64 7
	%6 = load i64, i64* %5
	store i64 %6, i64* %"d%block1.3"
	%7 = getelementptr i64, i64* %send, i64 0
	%8 = load i64, i64* %7
	store i64 %8, i64* %W1.4
	switch i32 %piece, label %none.5 [
		i32 0, label %piece.6
	]

none.5:
	ret i32 0

piece.6:
	%9 = load i64, i64* %"d%start1.2"
	%10 = load i32, i32* %s.1
	%11 = sext i32 %10 to i64
	%12 = sub nsw i64 %9, %11
	%13 = icmp sgt i64 1, %12
	%14 = select i1 %13, i64 1, i64 %12
	%15 = load i64, i64* %W1.4
	%16 = icmp sgt i64 %14, %15
	%17 = select i1 %16, i64 %14, i64 %15
	%18 = load i64, i64* %"d%start1.2"
	%19 = sub nsw i64 %18, 1
	%20 = icmp slt i64 15, %19
	%21 = select i1 %20, i64 15, i64 %19
	%22 = load i64, i64* %"d%block1.3"
	%23 = load i64, i64* %"d%start1.2"
	%24 = add nsw i64 %22, %23
	%25 = load i32, i32* %s.1
	%26 = sext i32 %25 to i64
	%27 = sub nsw i64 %24, %26
	%28 = sub nsw i64 %27, 1
	%29 = icmp slt i64 %21, %28
	%30 = select i1 %29, i64 %21, i64 %28
	%31 = load i64, i64* %"d%block1.3"
	%32 = load i64, i64* %W1.4
	%33 = add nsw i64 %31, %32
	%34 = sub nsw i64 %33, 1
	%35 = icmp slt i64 %30, %34
	%36 = select i1 %35, i64 %30, i64 %34
	%37 = icmp sgt i64 %17, %36
	br i1 %37, label %none.5, label %next.7

next.7:
	%38 = getelementptr i64, i64* %lo, i64 0
	store i64 %17, i64* %38
	%39 = getelementptr i64, i64* %hi, i64 0
	store i64 %36, i64* %39
	ret i32 1
}

define internal i32 @sections.15(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%s.1 = alloca i32
	%"d%start1.2" = alloca i64
	%"d%block1.3" = alloca i64
	%W1.4 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %s.1
	%3 = getelementptr i64, i64* %recv, i64 0
	%4 = load i64, i64* %3
	store i64 %4, i64* %"d%start1.2"
	%5 = getelementptr i64, i64* %recv, i64 7
	%6 = load i64, i64* %5
	store i64 %6, i64* %"d%block1.3"
	%7 = getelementptr i64, i64* %send, i64 0
	%8 = load i64, i64* %7
	store i64 %8, i64* %W1.4
	switch i32 %piece, label %none.5 [
		i32 0, label %piece.6
	]

none.5:
	ret i32 0

piece.6:
	%9 = load i64, i64* %"d%block1.3"
	%10 = load i64, i64* %"d%start1.2"
	%11 = add nsw i64 %9, %10
	%12 = load i64, i64* %"d%start1.2"
	%13 = load i32, i32* %s.1
	%14 = sext i32 %13 to i64
	%15 = sub nsw i64 %12, %14
	%16 = icmp sgt i64 %11, %15
	%17 = select i1 %16, i64 %11, i64 %15
	%18 = load i64, i64* %W1.4
	%19 = icmp sgt i64 %17, %18
	%20 = select i1 %19, i64 %17, i64 %18
	%21 = load i64, i64* %"d%block1.3"
	%22 = load i64, i64* %"d%start1.2"
	%23 = add nsw i64 %21, %22
	%24 = load i32, i32* %s.1
	%25 = sext i32 %24 to i64
	%26 = sub nsw i64 %23, %25
	%27 = sub nsw i64 %26, 1
	%28 = icmp slt i64 15, %27
	%29 = select i1 %28, i64 15, i64 %27
	%30 = load i64, i64* %"d%block1.3"
	%31 = load i64, i64* %W1.4
	%32 = add nsw i64 %30, %31
	%33 = sub nsw i64 %32, 1
	%34 = icmp slt i64 %29, %33
	%35 = select i1 %34, i64 %29, i64 %33
	%36 = icmp sgt i64 %20, %35
	br i1 %36, label %none.5, label %next.7

next.7:
	%37 = getelementptr i64, i64* %lo, i64 0
	store i64 %20, i64* %37
	%38 = getelementptr i64, i64* %hi, i64 0
	store i64 %35, i64* %38
	ret i32 1
}

define internal i32 @sections.16(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%s.1 = alloca i32
	%"d%start1.2" = alloca i64
	%"d%block1.3" = alloca i64
	%W1.4 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %s.1
	%3 = getelementptr i64, i64* %recv, i64 0
	%4 = load i64, i64* %3
	store i64 %4, i64* %"d%start1.2"
	%5 = getelementptr i64, i64* %recv, i64 7
	%6 = load i64, i64* %5
	store i64 %6, i64* %"d%block1.3"
	%7 = getelementptr i64, i64* %send, i64 0
	%8 = load i64, i64* %7
	store i64 %8, i64* %W1.4
	switch i32 %piece, label %none.5 [
		i32 0, label %piece.6
	]

none.5:
	ret i32 0

piece.6:
	%9 = load i64, i64* %"d%start1.2"
	%10 = load i32, i32* %s.1
	%11 = sext i32 %10 to i64
	%12 = sub nsw i64 %9, %11
	%13 = icmp sgt i64 1, %12
	%14 = select i1 %13, i64 1, i64 %12
	%15 = load i64, i64* %W1.4
	%16 = icmp sgt i64 %14, %15
	%17 = select i1 %16, i64 %14, i64 %15
	%18 = load i64, i64* %"d%start1.2"
	%19 = sub nsw i64 %18, 1
	%20 = icmp slt i64 15, %19
	%21 = select i1 %20, i64 15, i64 %19
	%22 = load i64, i64* %"d%block1.3"
	%23 = load i64, i64* %"d%start1.2"
	%24 = add nsw i64 %22, %23
	%25 = load i32, i32* %s.1
	%26 = sext i32 %25 to i64
	%27 = sub nsw i64 %24, %26
	%28 = sub nsw i64 %27, 1
	%29 = icmp slt i64 %21, %28
	%30 = select i1 %29, i64 %21, i64 %28
	%31 = load i64, i64* %"d%block1.3"
	%32 = load i64, i64* %W1.4
	%33 = add nsw i64 %31, %32
	%34 = sub nsw i64 %33, 1
	%35 = icmp slt i64 %30, %34
	%36 = select i1 %35, i64 %30, i64 %34
	%37 = icmp sgt i64 %17, %36
	br i1 %37, label %none.5, label %next.7

next.7:
	%38 = getelementptr i64, i64* %lo, i64 0
	store i64 %17, i64* %38
	%39 = getelementptr i64, i64* %hi, i64 0
	store i64 %36, i64* %39
	ret i32 1
}

define internal i32 @sections.17(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%s.1 = alloca i32
	%"d%start1.2" = alloca i64
	%"d%block1.3" = alloca i64
	%W1.4 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %s.1
	%3 = getelementptr i64, i64* %recv, i64 0
	%4 = load i64, i64* %3
	store i64 %4, i64* %"d%start1.2"
	%5 = getelementptr i64, i64* %recv, i64 7
	%6 = load i64, i64* %5
	store i64 %6, i64* %"d%block1.3"
	%7 = getelementptr i64, i64* %send, i64 0
	%8 = load i64, i64* %7
	store i64 %8, i64* %W1.4
	switch i32 %piece, label %none.5 [
		i32 0, label %piece.6
	]

none.5:
	ret i32 0

piece.6:
	%9 = load i64, i64* %"d%block1.3"
	%10 = load i64, i64* %"d%start1.2"
	%11 = add nsw i64 %9, %10
	%12 = load i64, i64* %"d%start1.2"
	%13 = load i32, i32* %s.1
	%14 = sext i32 %13 to i64
	%15 = sub nsw i64 %12, %14
	%16 = icmp sgt i64 %11, %15
	%17 = select i1 %16, i64 %11, i64 %15
	%18 = load i64, i64* %W1.4
	%19 = icmp sgt i64 %17, %18
	%20 = select i1 %19, i64 %17, i64 %18
	%21 = load i64, i64* %"d%block1.3"
	%22 = load i64, i64* %"d%start1.2"
	%23 = add nsw i64 %21, %22
	%24 = load i32, i32* %s.1
	%25 = sext i32 %24 to i64
	%26 = sub nsw i64 %23, %25
	%27 = sub nsw i64 %26, 1
	%28 = icmp slt i64 15, %27
	%29 = select i1 %28, i64 15, i64 %27
	%30 = load i64, i64* %"d%block1.3"
	%31 = load i64, i64* %W1.4
	%32 = add nsw i64 %30, %31
	%33 = sub nsw i64 %32, 1
	%34 = icmp slt i64 %29, %33
	%35 = select i1 %34, i64 %29, i64 %33
	%36 = icmp sgt i64 %20, %35
	br i1 %36, label %none.5, label %next.7

next.7:
	%37 = getelementptr i64, i64* %lo, i64 0
	store i64 %20, i64* %37
	%38 = getelementptr i64, i64* %hi, i64 0
	store i64 %35, i64* %38
	ret i32 1
}

define internal i32 @sections.18(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%i.1 = alloca i32
	%s.2 = alloca i32
	%"d%start1.3" = alloca i64
	%"d%block1.4" = alloca i64
	%W1.5 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %i.1
	%3 = getelementptr i64, i64* %params, i64 1
	%4 = load i64, i64* %3
	%5 = trunc i64 %4 to i32
	store i32 %5, i32* %s.2
	%6 = getelementptr i64, i64* %recv, i64 0
	%7 = load i64, i64* %6
	store i64 %7, i64* %"d%start1.3"
	%8 = getelementptr i64, i64* %recv, i64 7
	%9 = load i64, i64* %8
	store i64 %9, i64* %"d%block1.4"
	%10 = getelementptr i64, i64* %send, i64 0
	%11 = load i64, i64* %10
	store i64 %11, i64* %W1.5
	switch i32 %piece, label %none.6 [
		i32 0, label %piece.7
	]

none.6:
	ret i32 0

piece.7:
	%12 = load i64, i64* %"d%start1.3"
	%13 = sub nsw i64 0, %12
	%14 = load i32, i32* %i.1
	%15 = sext i32 %14 to i64
	%16 = add nsw i64 %13, %15
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.6, label %next.8

next.8:
	%18 = load i64, i64* %"d%block1.4"
	%19 = load i64, i64* %"d%start1.3"
	%20 = add nsw i64 %18, %19
	%21 = load i32, i32* %i.1
	%22 = sext i32 %21 to i64
	%23 = sub nsw i64 %20, %22
	%24 = sub nsw i64 %23, 1
	%25 = icmp slt i64 %24, 0
	br i1 %25, label %none.6, label %next.9

next.9:
	%26 = load i32, i32* %i.1
	%27 = sext i32 %26 to i64
	%28 = load i32, i32* %s.2
	%29 = sext i32 %28 to i64
	%30 = add nsw i64 %27, %29
	%31 = sub nsw i64 %30, 1
	%32 = icmp slt i64 %31, 0
	br i1 %32, label %none.6, label %next.10

next.10:
	%33 = load i32, i32* %i.1
	%34 = sext i32 %33 to i64
	%35 = sub nsw i64 0, %34
	%36 = load i32, i32* %s.2
	%37 = sext i32 %36 to i64
	%38 = sub nsw i64 %35, %37
	%39 = add nsw i64 %38, 15
	%40 = icmp slt i64 %39, 0
	br i1 %40, label %none.6, label %next.11

next.11:
	%41 = load i64, i64* %"d%start1.3"
	%42 = load i32, i32* %i.1
	%43 = sext i32 %42 to i64
	%44 = sub nsw i64 %41, %43
	%45 = load i32, i32* %s.2
	%46 = sext i32 %45 to i64
	%47 = sub nsw i64 %44, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 %48, 0
	br i1 %49, label %none.6, label %next.12

next.12:
	%50 = load i32, i32* %i.1
	%51 = sext i32 %50 to i64
	%52 = load i32, i32* %s.2
	%53 = sext i32 %52 to i64
	%54 = add nsw i64 %51, %53
	%55 = load i64, i64* %W1.5
	%56 = icmp sgt i64 %54, %55
	%57 = select i1 %56, i64 %54, i64 %55
	%58 = load i32, i32* %i.1
	%59 = sext i32 %58 to i64
	%60 = load i32, i32* %s.2
	%61 = sext i32 %60 to i64
	%62 = add nsw i64 %59, %61
	%63 = load i64, i64* %"d%block1.4"
	%64 = load i64, i64* %W1.5
	%65 = add nsw i64 %63, %64
	%66 = sub nsw i64 %65, 1
	%67 = icmp slt i64 %62, %66
	%68 = select i1 %67, i64 %62, i64 %66
	%69 = icmp sgt i64 %57, %68
	br i1 %69, label %none.6, label %next.13

next.13:
	%70 = getelementptr i64, i64* %lo, i64 0
	store i64 %57, i64* %70
	%71 = getelementptr i64, i64* %hi, i64 0
	store i64 %68, i64* %71
	ret i32 1
}

define internal i32 @sections.19(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%i.1 = alloca i32
	%s.2 = alloca i32
	%"d%start1.3" = alloca i64
	%"d%block1.4" = alloca i64
	%W1.5 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %i.1
	%3 = getelementptr i64, i64* %params, i64 1
	%4 = load i64, i64* %3
	%5 = trunc i64 %4 to i32
	store i32 %5, i32* %s.2
	%6 = getelementptr i64, i64* %recv, i64 0
	%7 = load i64, i64* %6
	store i64 %7, i64* %"d%start1.3"
	%8 = getelementptr i64, i64* %recv, i64 7
	%9 = load i64, i64* %8
	store i64 %9, i64* %"d%block1.4"
	%10 = getelementptr i64, i64* %send, i64 0
	%11 = load i64, i64* %10
	store i64 %11, i64* %W1.5
	switch i32 %piece, label %none.6 [
		i32 0, label %piece.7
	]

none.6:
	ret i32 0

piece.7:
	%12 = load i64, i64* %"d%start1.3"
	%13 = sub nsw i64 0, %12
	%14 = load i32, i32* %i.1
	%15 = sext i32 %14 to i64
	%16 = add nsw i64 %13, %15
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.6, label %next.8

next.8:
	%18 = load i64, i64* %"d%block1.4"
	%19 = load i64, i64* %"d%start1.3"
	%20 = add nsw i64 %18, %19
	%21 = load i32, i32* %i.1
	%22 = sext i32 %21 to i64
	%23 = sub nsw i64 %20, %22
	%24 = sub nsw i64 %23, 1
	%25 = icmp slt i64 %24, 0
	br i1 %25, label %none.6, label %next.9

next.9:
	%26 = load i32, i32* %i.1
	%27 = sext i32 %26 to i64
	%28 = sub nsw i64 0, %27
	%29 = load i32, i32* %s.2
	%30 = sext i32 %29 to i64
	%31 = sub nsw i64 %28, %30
	%32 = add nsw i64 %31, 15
	%33 = icmp slt i64 %32, 0
	br i1 %33, label %none.6, label %next.10

next.10:
	%34 = load i64, i64* %"d%block1.4"
	%35 = sub nsw i64 0, %34
	%36 = load i64, i64* %"d%start1.3"
	%37 = sub nsw i64 %35, %36
	%38 = load i32, i32* %i.1
	%39 = sext i32 %38 to i64
	%40 = add nsw i64 %37, %39
	%41 = load i32, i32* %s.2
	%42 = sext i32 %41 to i64
	%43 = add nsw i64 %40, %42
	%44 = icmp slt i64 %43, 0
	br i1 %44, label %none.6, label %next.11

next.11:
	%45 = load i32, i32* %i.1
	%46 = sext i32 %45 to i64
	%47 = load i32, i32* %s.2
	%48 = sext i32 %47 to i64
	%49 = add nsw i64 %46, %48
	%50 = load i64, i64* %W1.5
	%51 = icmp sgt i64 %49, %50
	%52 = select i1 %51, i64 %49, i64 %50
	%53 = load i32, i32* %i.1
	%54 = sext i32 %53 to i64
	%55 = load i32, i32* %s.2
	%56 = sext i32 %55 to i64
	%57 = add nsw i64 %54, %56
	%58 = load i64, i64* %"d%block1.4"
	%59 = load i64, i64* %W1.5
	%60 = add nsw i64 %58, %59
	%61 = sub nsw i64 %60, 1
	%62 = icmp slt i64 %57, %61
	%63 = select i1 %62, i64 %57, i64 %61
	%64 = icmp sgt i64 %52, %63
	br i1 %64, label %none.6, label %next.12

next.12:
	%65 = getelementptr i64, i64* %lo, i64 0
	store i64 %52, i64* %65
	%66 = getelementptr i64, i64* %hi, i64 0
	store i64 %63, i64* %66
	ret i32 1
}

define internal i32 @sections.20(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%s.1 = alloca i32
	%"d%start1.2" = alloca i64
	%"d%block1.3" = alloca i64
	%W1.4 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %s.1
	%3 = getelementptr i64, i64* %recv, i64 0
	%4 = load i64, i64* %3
	store i64 %4, i64* %"d%start1.2"
	%5 = getelementptr i64, i64* %recv, i64 7
	%6 = load i64, i64* %5
	store i64 %6, i64* %"d%block1.3"
	%7 = getelementptr i64, i64* %send, i64 0
	%8 = load i64, i64* %7
	store i64 %8, i64* %W1.4
	switch i32 %piece, label %none.5 [
		i32 0, label %piece.6
	]

none.5:
	ret i32 0

piece.6:
	%9 = load i64, i64* %"d%start1.2"
	%10 = load i32, i32* %s.1
	%11 = sext i32 %10 to i64
	%12 = sub nsw i64 %9, %11
	%13 = icmp sgt i64 1, %12
	%14 = select i1 %13, i64 1, i64 %12
	%15 = load i64, i64* %W1.4
	%16 = icmp sgt i64 %14, %15
	%17 = select i1 %16, i64 %14, i64 %15
	%18 = load i64, i64* %"d%start1.2"
	%19 = sub nsw i64 %18, 1
	%20 = icmp slt i64 15, %19
	%21 = select i1 %20, i64 15, i64 %19
	%22 = load i64, i64* %"d%block1.3"
	%23 = load i64, i64* %"d%start1.2"
	%24 = add nsw i64 %22, %23
	%25 = load i32, i32* %s.1
	%26 = sext i32 %25 to i64
	%27 = sub nsw i64 %24, %26
	%28 = sub nsw i64 %27, 1
	%29 = icmp slt i64 %21, %28
	%30 = select i1 %29, i64 %21, i64 %28
	%31 = load i64, i64* %"d%block1.3"
	%32 = load i64, i64* %W1.4
	%33 = add nsw i64 %31, %32
	%34 = sub nsw i64 %33, 1
	%35 = icmp slt i64 %30, %34
	%36 = select i1 %35, i64 %30, i64 %34
	%37 = icmp sgt i64 %17, %36
	br i1 %37, label %none.5, label %next.7

next.7:
	%38 = getelementptr i64, i64* %lo, i64 0
	store i64 %17, i64* %38
	%39 = getelementptr i64, i64* %hi, i64 0
	store i64 %36, i64* %39
	ret i32 1
}

define internal i32 @sections.21(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%s.1 = alloca i32
	%"d%start1.2" = alloca i64
	%"d%block1.3" = alloca i64
	%W1.4 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %s.1
	%3 = getelementptr i64, i64* %recv, i64 0
	%4 = load i64, i64* %3
	store i64 %4, i64* %"d%start1.2"
	%5 = getelementptr i64, i64* %recv, i64 7
	%6 = load i64, i64* %5
	store i64 %6, i64* %"d%block1.3"
	%7 = getelementptr i64, i64* %send, i64 0
	%8 = load i64, i64* %7
	store i64 %8, i64* %W1.4
	switch i32 %piece, label %none.5 [
		i32 0, label %piece.6
	]

none.5:
	ret i32 0

piece.6:
	%9 = load i64, i64* %"d%block1.3"
	%10 = load i64, i64* %"d%start1.2"
	%11 = add nsw i64 %9, %10
	%12 = load i64, i64* %"d%start1.2"
	%13 = load i32, i32* %s.1
	%14 = sext i32 %13 to i64
	%15 = sub nsw i64 %12, %14
	%16 = icmp sgt i64 %11, %15
	%17 = select i1 %16, i64 %11, i64 %15
	%18 = load i64, i64* %W1.4
	%19 = icmp sgt i64 %17, %18
	%20 = select i1 %19, i64 %17, i64 %18
	%21 = load i64, i64* %"d%block1.3"
	%22 = load i64, i64* %"d%start1.2"
	%23 = add nsw i64 %21, %22
	%24 = load i32, i32* %s.1
	%25 = sext i32 %24 to i64
	%26 = sub nsw i64 %23, %25
	%27 = sub nsw i64 %26, 1
	%28 = icmp slt i64 15, %27
	%29 = select i1 %28, i64 15, i64 %27
	%30 = load i64, i64* %"d%block1.3"
	%31 = load i64, i64* %W1.4
	%32 = add nsw i64 %30, %31
	%33 = sub nsw i64 %32, 1
	%34 = icmp slt i64 %29, %33
	%35 = select i1 %34, i64 %29, i64 %33
	%36 = icmp sgt i64 %20, %35
	br i1 %36, label %none.5, label %next.7

next.7:
	%37 = getelementptr i64, i64* %lo, i64 0
	store i64 %20, i64* %37
	%38 = getelementptr i64, i64* %hi, i64 0
	store i64 %35, i64* %38
	ret i32 1
}

define internal i32 @sections.22(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%i.1 = alloca i32
	%s.2 = alloca i32
	%"d%start1.3" = alloca i64
	%"d%block1.4" = alloca i64
	%W1.5 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %i.1
	%3 = getelementptr i64, i64* %params, i64 1
	%4 = load i64, i64* %3
	%5 = trunc i64 %4 to i32
	store i32 %5, i32* %s.2
	%6 = getelementptr i64, i64* %recv, i64 0
	%7 = load i64, i64* %6
	store i64 %7, i64* %"d%start1.3"
	%8 = getelementptr i64, i64* %recv, i64 7
	%9 = load i64, i64* %8
	store i64 %9, i64* %"d%block1.4"
	%10 = getelementptr i64, i64* %send, i64 0
	%11 = load i64, i64* %10
	store i64 %11, i64* %W1.5
	switch i32 %piece, label %none.6 [
		i32 0, label %piece.7
	]

none.6:
	ret i32 0

piece.7:
	%12 = load i64, i64* %"d%start1.3"
	%13 = sub nsw i64 0, %12
	%14 = load i32, i32* %i.1
	%15 = sext i32 %14 to i64
	%16 = add nsw i64 %13, %15
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.6, label %next.8

next.8:
	%18 = load i64, i64* %"d%block1.4"
	%19 = load i64, i64* %"d%start1.3"
	%20 = add nsw i64 %18, %19
	%21 = load i32, i32* %i.1
	%22 = sext i32 %21 to i64
	%23 = sub nsw i64 %20, %22
	%24 = sub nsw i64 %23, 1
	%25 = icmp slt i64 %24, 0
	br i1 %25, label %none.6, label %next.9

next.9:
	%26 = load i32, i32* %i.1
	%27 = sext i32 %26 to i64
	%28 = load i32, i32* %s.2
	%29 = sext i32 %28 to i64
	%30 = add nsw i64 %27, %29
	%31 = sub nsw i64 %30, 1
	%32 = icmp slt i64 %31, 0
	br i1 %32, label %none.6, label %next.10

next.10:
	%33 = load i32, i32* %i.1
	%34 = sext i32 %33 to i64
	%35 = sub nsw i64 0, %34
	%36 = load i32, i32* %s.2
	%37 = sext i32 %36 to i64
	%38 = sub nsw i64 %35, %37
	%39 = add nsw i64 %38, 15
	%40 = icmp slt i64 %39, 0
	br i1 %40, label %none.6, label %next.11

next.11:
	%41 = load i64, i64* %"d%start1.3"
	%42 = load i32, i32* %i.1
	%43 = sext i32 %42 to i64
	%44 = sub nsw i64 %41, %43
	%45 = load i32, i32* %s.2
	%46 = sext i32 %45 to i64
	%47 = sub nsw i64 %44, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 %48, 0
	br i1 %49, label %none.6, label %next.12

next.12:
	%50 = load i32, i32* %i.1
	%51 = sext i32 %50 to i64
	%52 = load i32, i32* %s.2
	%53 = sext i32 %52 to i64
	%54 = add nsw i64 %51, %53
	%55 = load i64, i64* %W1.5
	%56 = icmp sgt i64 %54, %55
	%57 = select i1 %56, i64 %54, i64 %55
	%58 = load i32, i32* %i.1
	%59 = sext i32 %58 to i64
	%60 = load i32, i32* %s.2
	%61 = sext i32 %60 to i64
	%62 = add nsw i64 %59, %61
	%63 = load i64, i64* %"d%block1.4"
	%64 = load i64, i64* %W1.5
	%65 = add nsw i64 %63, %64
	%66 = sub nsw i64 %65, 1
	%67 = icmp slt i64 %62, %66
	%68 = select i1 %67, i64 %62, i64 %66
	%69 = icmp sgt i64 %57, %68
	br i1 %69, label %none.6, label %next.13

next.13:
	%70 = getelementptr i64, i64* %lo, i64 0
	store i64 %57, i64* %70
	%71 = getelementptr i64, i64* %hi, i64 0
	store i64 %68, i64* %71
	ret i32 1
}

define internal i32 @sections.23(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%i.1 = alloca i32
	%s.2 = alloca i32
	%"d%start1.3" = alloca i64
	%"d%block1.4" = alloca i64
	%W1.5 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %i.1
	%3 = getelementptr i64, i64* %params, i64 1
	%4 = load i64, i64* %3
	%5 = trunc i64 %4 to i32
	store i32 %5, i32* %s.2
	%6 = getelementptr i64, i64* %recv, i64 0
	%7 = load i64, i64* %6
	store i64 %7, i64* %"d%start1.3"
	%8 = getelementptr i64, i64* %recv, i64 7
	%9 = load i64, i64* %8
	store i64 %9, i64* %"d%block1.4"
	%10 = getelementptr i64, i64* %send, i64 0
	%11 = load i64, i64* %10
	store i64 %11, i64* %W1.5
	switch i32 %piece, label %none.6 [
		i32 0, label %piece.7
	]

none.6:
	ret i32 0

piece.7:
	%12 = load i64, i64* %"d%start1.3"
	%13 = sub nsw i64 0, %12
	%14 = load i32, i32* %i.1
	%15 = sext i32 %14 to i64
	%16 = add nsw i64 %13, %15
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.6, label %next.8

next.8:
	%18 = load i64, i64* %"d%block1.4"
	%19 = load i64, i64* %"d%start1.3"
	%20 = add nsw i64 %18, %19
	%21 = load i32, i32* %i.1
	%22 = sext i32 %21 to i64
	%23 = sub nsw i64 %20, %22
	%24 = sub nsw i64 %23, 1
	%25 = icmp slt i64 %24, 0
	br i1 %25, label %none.6, label %next.9

next.9:
	%26 = load i32, i32* %i.1
	%27 = sext i32 %26 to i64
	%28 = sub nsw i64 0, %27
	%29 = load i32, i32* %s.2
	%30 = sext i32 %29 to i64
	%31 = sub nsw i64 %28, %30
	%32 = add nsw i64 %31, 15
	%33 = icmp slt i64 %32, 0
	br i1 %33, label %none.6, label %next.10

next.10:
	%34 = load i64, i64* %"d%block1.4"
	%35 = sub nsw i64 0, %34
	%36 = load i64, i64* %"d%start1.3"
	%37 = sub nsw i64 %35, %36
	%38 = load i32, i32* %i.1
	%39 = sext i32 %38 to i64
	%40 = add nsw i64 %37, %39
	%41 = load i32, i32* %s.2
	%42 = sext i32 %41 to i64
	%43 = add nsw i64 %40, %42
	%44 = icmp slt i64 %43, 0
	br i1 %44, label %none.6, label %next.11

next.11:
	%45 = load i32, i32* %i.1
	%46 = sext i32 %45 to i64
	%47 = load i32, i32* %s.2
	%48 = sext i32 %47 to i64
	%49 = add nsw i64 %46, %48
	%50 = load i64, i64* %W1.5
	%51 = icmp sgt i64 %49, %50
	%52 = select i1 %51, i64 %49, i64 %50
	%53 = load i32, i32* %i.1
	%54 = sext i32 %53 to i64
	%55 = load i32, i32* %s.2
	%56 = sext i32 %55 to i64
	%57 = add nsw i64 %54, %56
	%58 = load i64, i64* %"d%block1.4"
	%59 = load i64, i64* %W1.5
	%60 = add nsw i64 %58, %59
	%61 = sub nsw i64 %60, 1
	%62 = icmp slt i64 %57, %61
	%63 = select i1 %62, i64 %57, i64 %61
	%64 = icmp sgt i64 %52, %63
	br i1 %64, label %none.6, label %next.12

next.12:
	%65 = getelementptr i64, i64* %lo, i64 0
	store i64 %52, i64* %65
	%66 = getelementptr i64, i64* %hi, i64 0
	store i64 %63, i64* %66
	ret i32 1
}

!0 = distinct !{!0, !"arrays"}
!1 = distinct !{!1, !0, !"d"}
!2 = distinct !{!2, !0, !"x"}
!3 = distinct !{!3, !0, !"y"}
!4 = distinct !{!4, !0, !"z"}
!5 = distinct !{!5, !0, !"a"}
!6 = distinct !{!6, !0, !"c"}
!7 = distinct !{!7, !0, !"r"}
!8 = distinct !{!8, !0, !"d%start1"}
!9 = distinct !{!9, !0, !"d%block1"}
!10 = distinct !{!10, !0, !"y"}
!11 = distinct !{!11, !0, !"y%2%start1"}
!12 = distinct !{!12, !0, !"y%2%block1"}
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
!37 = distinct !{}
!38 = distinct !{}
!39 = !{!37, !38}
!40 = !{!37, !38}
!41 = !{!37, !38}
!42 = !{!37, !38}
!43 = !{!37, !38}
!44 = !{!"llvm.loop.mustprogress"}
!45 = !{!"llvm.loop.parallel_accesses", !38}
!46 = distinct !{!46, !44, !45}
!47 = !{!"llvm.loop.mustprogress"}
!48 = !{!"llvm.loop.parallel_accesses", !37}
!49 = distinct !{!49, !47, !48}
!50 = distinct !{}
!51 = distinct !{}
!52 = !{!50, !51}
!53 = !{!50, !51}
!54 = !{!50, !51}
!55 = !{!"llvm.loop.mustprogress"}
!56 = !{!"llvm.loop.parallel_accesses", !51}
!57 = distinct !{!57, !55, !56}
!58 = !{!"llvm.loop.mustprogress"}
!59 = !{!"llvm.loop.parallel_accesses", !50}
!60 = distinct !{!60, !58, !59}
!61 = distinct !{}
!62 = distinct !{}
!63 = !{!61, !62}
!64 = !{!61, !62}
!65 = !{!61, !62}
!66 = !{!"llvm.loop.mustprogress"}
!67 = !{!"llvm.loop.parallel_accesses", !62}
!68 = distinct !{!68, !66, !67}
!69 = !{!"llvm.loop.mustprogress"}
!70 = !{!"llvm.loop.parallel_accesses", !61}
!71 = distinct !{!71, !69, !70}
!72 = distinct !{}
!73 = distinct !{}
!74 = !{!72, !73}
!75 = !{!72, !73}
!76 = !{!72, !73}
!77 = !{!"llvm.loop.mustprogress"}
!78 = !{!"llvm.loop.parallel_accesses", !73}
!79 = distinct !{!79, !77, !78}
!80 = !{!"llvm.loop.mustprogress"}
!81 = !{!"llvm.loop.parallel_accesses", !72}
!82 = distinct !{!82, !80, !81}
!83 = distinct !{}
!84 = distinct !{}
!85 = !{!83, !84}
!86 = !{!83, !84}
!87 = !{!83, !84}
!88 = !{!"llvm.loop.mustprogress"}
!89 = !{!"llvm.loop.parallel_accesses", !84}
!90 = distinct !{!90, !88, !89}
!91 = !{!"llvm.loop.mustprogress"}
!92 = !{!"llvm.loop.parallel_accesses", !83}
!93 = distinct !{!93, !91, !92}
!94 = distinct !{}
!95 = distinct !{}
!96 = !{!94, !95}
!97 = !{!94, !95}
!98 = !{!94, !95}
!99 = !{!94, !95}
!100 = !{!94, !95}
!101 = !{!"llvm.loop.mustprogress"}
!102 = !{!"llvm.loop.parallel_accesses", !95}
!103 = distinct !{!103, !101, !102}
!104 = !{!"llvm.loop.mustprogress"}
!105 = !{!"llvm.loop.parallel_accesses", !94}
!106 = distinct !{!106, !104, !105}
!107 = distinct !{}
!108 = !{!"llvm.loop.mustprogress"}
!109 = !{!"llvm.loop.parallel_accesses", !107}
!110 = distinct !{!110, !108, !109}
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
!123 = distinct !{!123, !"arrays"}
!124 = distinct !{!124, !123, !"n"}
!125 = distinct !{!125, !123, !"m"}
!126 = distinct !{!126, !123, !"g"}
!127 = distinct !{!127, !123, !"beta"}
!128 = distinct !{!128, !123, !"d%start1"}
!129 = distinct !{!129, !123, !"d%block1"}
!130 = distinct !{!130, !123, !"x"}
!131 = !{!124}
!132 = !{!125, !126, !127, !128, !129, !130}
!133 = !{!125}
!134 = !{!124, !126, !127, !128, !129, !130}
!135 = !{!126}
!136 = !{!124, !125, !127, !128, !129, !130}
!137 = !{!127}
!138 = !{!124, !125, !126, !128, !129, !130}
!139 = !{!128}
!140 = !{!124, !125, !126, !127, !129, !130}
!141 = !{!129}
!142 = !{!124, !125, !126, !127, !128, !130}
!143 = !{!130}
!144 = !{!124, !125, !126, !127, !128, !129}
!145 = distinct !{}
!146 = !{!"llvm.loop.mustprogress"}
!147 = !{!"llvm.loop.parallel_accesses", !145}
!148 = distinct !{!148, !146, !147}
!149 = distinct !{}
!150 = distinct !{}
!151 = !{!149, !150}
!152 = !{!149, !150}
!153 = !{!"llvm.loop.mustprogress"}
!154 = !{!"llvm.loop.parallel_accesses", !150}
!155 = distinct !{!155, !153, !154}
!156 = !{!"llvm.loop.mustprogress"}
!157 = !{!"llvm.loop.parallel_accesses", !149}
!158 = distinct !{!158, !156, !157}
!159 = distinct !{}
!160 = !{!"llvm.loop.mustprogress"}
!161 = !{!"llvm.loop.parallel_accesses", !159}
!162 = distinct !{!162, !160, !161}
!163 = distinct !{}
!164 = !{!"llvm.loop.mustprogress"}
!165 = !{!"llvm.loop.parallel_accesses", !163}
!166 = distinct !{!166, !164, !165}
!167 = distinct !{}
!168 = !{!"llvm.loop.mustprogress"}
!169 = !{!"llvm.loop.parallel_accesses", !167}
!170 = distinct !{!170, !168, !169}
!171 = distinct !{}
!172 = !{!"llvm.loop.mustprogress"}
!173 = !{!"llvm.loop.parallel_accesses", !171}
!174 = distinct !{!174, !172, !173}
!175 = !{!"llvm.loop.mustprogress"}
!176 = distinct !{!176, !175}
!177 = distinct !{}
!178 = !{!"llvm.loop.mustprogress"}
!179 = distinct !{!179, !178}
!180 = !{!"llvm.loop.mustprogress"}
!181 = !{!"llvm.loop.parallel_accesses", !177}
!182 = distinct !{!182, !180, !181}
!183 = distinct !{}
!184 = !{!"llvm.loop.mustprogress"}
!185 = distinct !{!185, !184}
!186 = !{!"llvm.loop.mustprogress"}
!187 = !{!"llvm.loop.parallel_accesses", !183}
!188 = distinct !{!188, !186, !187}
!189 = !{!"llvm.loop.mustprogress"}
!190 = distinct !{!190, !189}
!191 = distinct !{!191, !"arrays"}
!192 = distinct !{!192, !191, !"m"}
!193 = distinct !{!193, !191, !"n"}
!194 = distinct !{!194, !191, !"g"}
!195 = distinct !{!195, !191, !"y%2%start1"}
!196 = distinct !{!196, !191, !"y%2%block1"}
!197 = distinct !{!197, !191, !"y"}
!198 = !{!192}
!199 = !{!193, !194, !195, !196, !197}
!200 = !{!193}
!201 = !{!192, !194, !195, !196, !197}
!202 = !{!194}
!203 = !{!192, !193, !195, !196, !197}
!204 = !{!195}
!205 = !{!192, !193, !194, !196, !197}
!206 = !{!196}
!207 = !{!192, !193, !194, !195, !197}
!208 = !{!197}
!209 = !{!192, !193, !194, !195, !196}
!210 = distinct !{}
!211 = !{!"llvm.loop.mustprogress"}
!212 = distinct !{!212, !211}
!213 = !{!"llvm.loop.mustprogress"}
!214 = distinct !{!214, !213}
!215 = !{!"llvm.loop.mustprogress"}
!216 = !{!"llvm.loop.parallel_accesses", !210}
!217 = distinct !{!217, !215, !216}
!218 = distinct !{!218, !"arrays"}
!219 = distinct !{!219, !218, !"n"}
!220 = distinct !{!220, !218, !"d%start1"}
!221 = distinct !{!221, !218, !"d%block1"}
!222 = distinct !{!222, !218, !"a"}
!223 = distinct !{!223, !218, !"c"}
!224 = distinct !{!224, !218, !"z"}
!225 = !{!219}
!226 = !{!220, !221, !222, !223, !224}
!227 = !{!220}
!228 = !{!219, !221, !222, !223, !224}
!229 = !{!221}
!230 = !{!219, !220, !222, !223, !224}
!231 = !{!222}
!232 = !{!219, !220, !221, !223, !224}
!233 = !{!223}
!234 = !{!219, !220, !221, !222, !224}
!235 = !{!224}
!236 = !{!219, !220, !221, !222, !223}
!237 = distinct !{}
!238 = !{!"llvm.loop.mustprogress"}
!239 = !{!"llvm.loop.parallel_accesses", !237}
!240 = distinct !{!240, !238, !239}
!241 = distinct !{}
!242 = !{!"llvm.loop.mustprogress"}
!243 = !{!"llvm.loop.parallel_accesses", !241}
!244 = distinct !{!244, !242, !243}
