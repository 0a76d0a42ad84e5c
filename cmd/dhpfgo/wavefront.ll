source_filename = "../../testdata/hpf/wavefront.hpf"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%hpf_pos = type { i8*, i32, i32, i8* }
%hpf_layout = type { i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i8*], [7 x i8*], i64 }
%hpf_array = type { i8*, i8*, i64, i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, i8*, i64 }
%hpf_exchange = type { i8*, i32, i32, i8*, i8*, i64, i8*, i8*, i64, i64, i64, i8*, i8*, i8* }
%hpf_indirect = type { i8*, i32, i32, i8*, i8*, i8* }

@s.data = internal global [240 x i32] zeroinitializer, align 64
@t.data = internal global [180 x i32] zeroinitializer, align 64
@.text.0 = private unnamed_addr constant [2 x i8] c"a\00"
@layout.a = internal global %hpf_layout { i64 2, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 240, i64 180, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.0, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.text.1 = private unnamed_addr constant [33 x i8] c"../../testdata/hpf/wavefront.hpf\00"
@.text.2 = private unnamed_addr constant [36 x i8] c"  real(8) :: a(n,m), b(n,m), c(n,m)\00"
@.pos.0 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 14, i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.2, i64 0, i64 0) }
@.text.3 = private unnamed_addr constant [2 x i8] c"b\00"
@layout.b = internal global %hpf_layout { i64 1, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 180, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.3, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.pos.1 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 22, i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.2, i64 0, i64 0) }
@.text.4 = private unnamed_addr constant [2 x i8] c"c\00"
@layout.c = internal global %hpf_layout { i64 1, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 240, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.4, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.pos.2 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 30, i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.2, i64 0, i64 0) }
@.text.5 = private unnamed_addr constant [2 x i8] c"l\00"
@layout.l = internal global %hpf_layout { i64 1, [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 180, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.5, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.text.6 = private unnamed_addr constant [36 x i8] c"  integer :: l(0:n,0:m), s(n), t(m)\00"
@.pos.3 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 7, i32 14, i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.6, i64 0, i64 0) }
@array.a = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.a to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.0, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 240, i64 180, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@array.b = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.b to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.3, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 240, i64 180, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@array.c = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.c to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.4, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 240, i64 180, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@array.l = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.l to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.5, i64 0, i64 0), i64 2, i64 4, [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 240, i64 180, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.7 = private unnamed_addr constant [24 x i8] c"      b(i,j) = a(i,j)/2\00"
@.text.8 = private unnamed_addr constant [33 x i8] c"a(i,j) from below in dimension 1\00"
@0 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.a, %hpf_layout* @layout.b]
@exchange.1 = internal global %hpf_exchange { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 15, i32 16, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.text.7, i64 0, i64 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.8, i64 0, i64 0), i64 1, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.1 to i8*), i64 1, i64 2, i64 2, i8* bitcast ([2 x %hpf_layout*]* @0 to i8*), i8* null, i8* zeroinitializer }
@.text.9 = private unnamed_addr constant [33 x i8] c"a(i,j) from below in dimension 2\00"
@1 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.a, %hpf_layout* @layout.b]
@exchange.2 = internal global %hpf_exchange { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 15, i32 16, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.text.7, i64 0, i64 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.9, i64 0, i64 0), i64 2, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.2 to i8*), i64 1, i64 2, i64 2, i8* bitcast ([2 x %hpf_layout*]* @1 to i8*), i8* null, i8* zeroinitializer }
@.text.10 = private unnamed_addr constant [33 x i8] c"a(i,j) from above in dimension 2\00"
@2 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.a, %hpf_layout* @layout.b]
@exchange.3 = internal global %hpf_exchange { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 15, i32 16, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.text.7, i64 0, i64 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.10, i64 0, i64 0), i64 3, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.3 to i8*), i64 1, i64 2, i64 2, i8* bitcast ([2 x %hpf_layout*]* @2 to i8*), i8* null, i8* zeroinitializer }
@.text.11 = private unnamed_addr constant [33 x i8] c"a(i,j) from above in dimension 1\00"
@3 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.a, %hpf_layout* @layout.b]
@exchange.4 = internal global %hpf_exchange { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 15, i32 16, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.text.7, i64 0, i64 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.11, i64 0, i64 0), i64 4, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.4 to i8*), i64 1, i64 2, i64 2, i8* bitcast ([2 x %hpf_layout*]* @3 to i8*), i8* null, i8* zeroinitializer }
@.text.12 = private unnamed_addr constant [58 x i8] c"a(i,j) from below in dimension 1 and below in dimension 2\00"
@4 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.a, %hpf_layout* @layout.b]
@exchange.5 = internal global %hpf_exchange { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 15, i32 16, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.text.7, i64 0, i64 0), i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.text.12, i64 0, i64 0), i64 5, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.5 to i8*), i64 1, i64 2, i64 2, i8* bitcast ([2 x %hpf_layout*]* @4 to i8*), i8* null, i8* zeroinitializer }
@.text.13 = private unnamed_addr constant [58 x i8] c"a(i,j) from below in dimension 1 and above in dimension 2\00"
@5 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.a, %hpf_layout* @layout.b]
@exchange.6 = internal global %hpf_exchange { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 15, i32 16, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.text.7, i64 0, i64 0), i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.text.13, i64 0, i64 0), i64 6, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.6 to i8*), i64 1, i64 2, i64 2, i8* bitcast ([2 x %hpf_layout*]* @5 to i8*), i8* null, i8* zeroinitializer }
@.text.14 = private unnamed_addr constant [58 x i8] c"a(i,j) from above in dimension 1 and below in dimension 2\00"
@6 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.a, %hpf_layout* @layout.b]
@exchange.7 = internal global %hpf_exchange { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 15, i32 16, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.text.7, i64 0, i64 0), i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.text.14, i64 0, i64 0), i64 7, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.7 to i8*), i64 1, i64 2, i64 2, i8* bitcast ([2 x %hpf_layout*]* @6 to i8*), i8* null, i8* zeroinitializer }
@.text.15 = private unnamed_addr constant [58 x i8] c"a(i,j) from above in dimension 1 and above in dimension 2\00"
@7 = private unnamed_addr constant [2 x %hpf_layout*] [%hpf_layout* @layout.a, %hpf_layout* @layout.b]
@exchange.8 = internal global %hpf_exchange { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 15, i32 16, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.text.7, i64 0, i64 0), i8* getelementptr inbounds ([58 x i8], [58 x i8]* @.text.15, i64 0, i64 0), i64 8, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.8 to i8*), i64 1, i64 2, i64 2, i8* bitcast ([2 x %hpf_layout*]* @7 to i8*), i8* null, i8* zeroinitializer }
@8 = private unnamed_addr constant [8 x %hpf_exchange*] [%hpf_exchange* @exchange.1, %hpf_exchange* @exchange.2, %hpf_exchange* @exchange.3, %hpf_exchange* @exchange.4, %hpf_exchange* @exchange.5, %hpf_exchange* @exchange.6, %hpf_exchange* @exchange.7, %hpf_exchange* @exchange.8]
@.text.16 = private unnamed_addr constant [84 x i8] c"        a(i,j) = 0.4d0*a(i-1,j) + 0.4d0*a(i,j-1) + 0.1d0*a(i-1,j-1) + 0.05d0*a(i,j)\00"
@.text.17 = private unnamed_addr constant [47 x i8] c"a(i-1,j), a(i-1,j-1) from below in dimension 1\00"
@9 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.a]
@exchange.9 = internal global %hpf_exchange { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 22, i32 24, i8* getelementptr inbounds ([84 x i8], [84 x i8]* @.text.16, i64 0, i64 0), i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.17, i64 0, i64 0), i64 9, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.9 to i8*), i64 2, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @9 to i8*), i8* null, i8* zeroinitializer }
@.text.18 = private unnamed_addr constant [47 x i8] c"a(i,j-1), a(i-1,j-1) from below in dimension 2\00"
@10 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.a]
@exchange.10 = internal global %hpf_exchange { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 22, i32 41, i8* getelementptr inbounds ([84 x i8], [84 x i8]* @.text.16, i64 0, i64 0), i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.18, i64 0, i64 0), i64 10, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.10 to i8*), i64 2, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @10 to i8*), i8* null, i8* zeroinitializer }
@.text.19 = private unnamed_addr constant [62 x i8] c"a(i-1,j-1) from below in dimension 1 and below in dimension 2\00"
@11 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.a]
@exchange.11 = internal global %hpf_exchange { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 22, i32 58, i8* getelementptr inbounds ([84 x i8], [84 x i8]* @.text.16, i64 0, i64 0), i8* getelementptr inbounds ([62 x i8], [62 x i8]* @.text.19, i64 0, i64 0), i64 11, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.11 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @11 to i8*), i8* null, i8* zeroinitializer }
@12 = private unnamed_addr constant [3 x %hpf_exchange*] [%hpf_exchange* @exchange.9, %hpf_exchange* @exchange.10, %hpf_exchange* @exchange.11]
@13 = private unnamed_addr constant [3 x %hpf_exchange*] [%hpf_exchange* @exchange.9, %hpf_exchange* @exchange.10, %hpf_exchange* @exchange.11]
@.text.20 = private unnamed_addr constant [68 x i8] c"        b(i,j) = 0.25d0*(b(i-1,j) + b(i,j-1) + b(i+1,j) + b(i,j+1))\00"
@.text.21 = private unnamed_addr constant [35 x i8] c"b(i,j+1) from above in dimension 2\00"
@14 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.b]
@exchange.13 = internal global %hpf_exchange { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 27, i32 59, i8* getelementptr inbounds ([68 x i8], [68 x i8]* @.text.20, i64 0, i64 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.21, i64 0, i64 0), i64 13, i8* bitcast (%hpf_array* @array.b to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.13 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @14 to i8*), i8* null, i8* zeroinitializer }
@15 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.13]
@.text.22 = private unnamed_addr constant [20 x i8] c"    do j = 2, m - 1\00"
@.pos.4 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 25, i32 5, i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.text.22, i64 0, i64 0) }
@.text.23 = private unnamed_addr constant [29 x i8] c"the step of the loop is zero\00"
@.text.24 = private unnamed_addr constant [35 x i8] c"b(i,j-1) from below in dimension 2\00"
@16 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.b]
@exchange.12 = internal global %hpf_exchange { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 27, i32 37, i8* getelementptr inbounds ([68 x i8], [68 x i8]* @.text.20, i64 0, i64 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.24, i64 0, i64 0), i64 12, i8* bitcast (%hpf_array* @array.b to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.12 to i8*), i64 1, i64 2, i64 1, i8* bitcast ([1 x %hpf_layout*]* @16 to i8*), i8* null, i8* zeroinitializer }
@17 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.12]
@18 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.12]
@.text.25 = private unnamed_addr constant [71 x i8] c"        b(i,j) = b(i,j)*0.5d0 + 0.25d0*b(i+1,j-1) + 0.125d0*b(i-1,j-1)\00"
@.text.26 = private unnamed_addr constant [49 x i8] c"b(i+1,j-1), b(i-1,j-1) from below in dimension 2\00"
@19 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.b]
@exchange.14 = internal global %hpf_exchange { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 32, i32 40, i8* getelementptr inbounds ([71 x i8], [71 x i8]* @.text.25, i64 0, i64 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.26, i64 0, i64 0), i64 14, i8* bitcast (%hpf_array* @array.b to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.14 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @19 to i8*), i8* null, i8* zeroinitializer }
@20 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.14]
@21 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.14]
@.text.27 = private unnamed_addr constant [24 x i8] c"    do i = n - 1, 1, -1\00"
@.pos.5 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 35, i32 5, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.text.27, i64 0, i64 0) }
@.text.28 = private unnamed_addr constant [47 x i8] c"        c(i,j) = 0.7d0*c(i,j) + 0.2d0*c(i+1,j)\00"
@.text.29 = private unnamed_addr constant [35 x i8] c"c(i+1,j) from above in dimension 1\00"
@22 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.c]
@exchange.15 = internal global %hpf_exchange { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 37, i32 39, i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.28, i64 0, i64 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.29, i64 0, i64 0), i64 15, i8* bitcast (%hpf_array* @array.c to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.15 to i8*), i64 1, i64 2, i64 1, i8* bitcast ([1 x %hpf_layout*]* @22 to i8*), i8* null, i8* zeroinitializer }
@23 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.15]
@24 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.15]
@.text.30 = private unnamed_addr constant [16 x i8] c"    do j = 2, m\00"
@.pos.6 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 40, i32 5, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.text.30, i64 0, i64 0) }
@.text.31 = private unnamed_addr constant [43 x i8] c"        c(i,j) = c(i,j) - 0.125d0*c(i-1,j)\00"
@.text.32 = private unnamed_addr constant [35 x i8] c"c(i-1,j) from below in dimension 1\00"
@25 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.c]
@exchange.16 = internal global %hpf_exchange { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 42, i32 35, i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.31, i64 0, i64 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.32, i64 0, i64 0), i64 16, i8* bitcast (%hpf_array* @array.c to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.16 to i8*), i64 1, i64 2, i64 1, i8* bitcast ([1 x %hpf_layout*]* @25 to i8*), i8* null, i8* zeroinitializer }
@26 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.16]
@27 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.16]
@.text.33 = private unnamed_addr constant [14 x i8] c"  do j = 1, m\00"
@.pos.7 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 53, i32 3, i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.text.33, i64 0, i64 0) }
@.text.34 = private unnamed_addr constant [32 x i8] c"        l(i,j) = l(i-1,j-1) + 1\00"
@.text.35 = private unnamed_addr constant [47 x i8] c"l(i-1,j-1), l(i,j-1) from below in dimension 2\00"
@28 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.l]
@exchange.17 = internal global %hpf_exchange { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 56, i32 18, i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.text.34, i64 0, i64 0), i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.35, i64 0, i64 0), i64 17, i8* bitcast (%hpf_array* @array.l to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.17 to i8*), i64 3, i64 2, i64 1, i8* bitcast ([1 x %hpf_layout*]* @28 to i8*), i8* null, i8* zeroinitializer }
@29 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.17]
@30 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.17]
@.text.36 = private unnamed_addr constant [42 x i8] c"  print *, l(n,m), sum(a), sum(b), sum(c)\00"
@.pos.8 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 62, i32 20, i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.36, i64 0, i64 0) }
@.pos.9 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 62, i32 28, i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.36, i64 0, i64 0) }
@.pos.10 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 62, i32 36, i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.36, i64 0, i64 0) }
@.pos.11 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 62, i32 3, i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.36, i64 0, i64 0) }
@.text.37 = private unnamed_addr constant [5 x i8] c"unit\00"
@.pos.12 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 62, i32 12, i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.36, i64 0, i64 0) }
@.text.38 = private unnamed_addr constant [18 x i8] c"  print *, a(n,:)\00"
@.pos.13 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 63, i32 3, i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.text.38, i64 0, i64 0) }
@.text.39 = private unnamed_addr constant [20 x i8] c"  print *, b(:,m-1)\00"
@.pos.14 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 64, i32 3, i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.text.39, i64 0, i64 0) }
@.text.40 = private unnamed_addr constant [18 x i8] c"  print *, c(:,m)\00"
@.pos.15 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.1, i64 0, i64 0), i32 65, i32 3, i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.text.40, i64 0, i64 0) }

define i32 @main(i32 %argc, i8** %argv) nounwind "prefer-vector-width"="256" {
entry:
	%a.origin.1 = alloca double*
	%a.stride.2 = alloca i64
	%a.stride.3 = alloca i64
	%b.origin.4 = alloca double*
	%b.stride.5 = alloca i64
	%b.stride.6 = alloca i64
	%c.origin.7 = alloca double*
	%c.stride.8 = alloca i64
	%c.stride.9 = alloca i64
	%l.origin.10 = alloca i32*
	%l.stride.11 = alloca i64
	%l.stride.12 = alloca i64
	%i.13 = alloca i32
	%j.14 = alloca i32
	%it.15 = alloca i32
	%"a%start1.16" = alloca i64
	%"a%block1.17" = alloca i64
	%"a%start2.18" = alloca i64
	%"a%block2.19" = alloca i64
	%"b%start1.20" = alloca i64
	%"b%block1.21" = alloca i64
	%"c%start1.22" = alloca i64
	%"c%block1.23" = alloca i64
	%"l%start1.24" = alloca i64
	%"l%block1.25" = alloca i64
	%"i%1.26" = alloca i32
	%"i%2.27" = alloca i32
	%"i%3.28" = alloca i32
	%"i%4.29" = alloca i32
	%"s%1.30" = alloca double
	%"i%5.31" = alloca i32
	%"i%6.32" = alloca i32
	%"s%2.33" = alloca double
	%"i%7.34" = alloca i32
	%"i%8.35" = alloca i32
	%"s%3.36" = alloca double
	%"i%strip.37" = alloca i64
	%"i%size.38" = alloca i64
	%"j%strip.39" = alloca i64
	%"j%size.40" = alloca i64
	%"j%strip.41" = alloca i64
	%"j%size.42" = alloca i64
	%"i%strip.43" = alloca i64
	%"i%size.44" = alloca i64
	%"l%copy9.45" = alloca i32
	%"s%1%part.46" = alloca double
	%"s%2%part.47" = alloca double
	%"s%3%part.48" = alloca double
	%params.60 = alloca [8 x i64*]
	%numbers.61 = alloca [2 x i64]
	%numbers.62 = alloca [2 x i64]
	%numbers.63 = alloca [2 x i64]
	%numbers.64 = alloca [2 x i64]
	%numbers.65 = alloca [2 x i64]
	%numbers.66 = alloca [2 x i64]
	%numbers.67 = alloca [2 x i64]
	%numbers.68 = alloca [2 x i64]
	%params.79 = alloca [3 x i64*]
	%numbers.80 = alloca [1 x i64]
	%numbers.81 = alloca [1 x i64]
	%numbers.82 = alloca [1 x i64]
	%params.91 = alloca [3 x i64*]
	%numbers.92 = alloca [1 x i64]
	%numbers.93 = alloca [1 x i64]
	%numbers.94 = alloca [1 x i64]
	%params.95 = alloca [1 x i64*]
	%numbers.96 = alloca [1 x i64]
	%params.103 = alloca [1 x i64*]
	%numbers.104 = alloca [2 x i64]
	%params.113 = alloca [1 x i64*]
	%numbers.114 = alloca [2 x i64]
	%params.115 = alloca [1 x i64*]
	%numbers.116 = alloca [1 x i64]
	%params.125 = alloca [1 x i64*]
	%numbers.126 = alloca [1 x i64]
	%params.133 = alloca [1 x i64*]
	%numbers.134 = alloca [2 x i64]
	%params.151 = alloca [1 x i64*]
	%numbers.152 = alloca [2 x i64]
	%params.159 = alloca [1 x i64*]
	%numbers.160 = alloca [2 x i64]
	%params.177 = alloca [1 x i64*]
	%numbers.178 = alloca [2 x i64]
	%params.201 = alloca [1 x i64*]
	%numbers.202 = alloca [2 x i64]
	%params.234 = alloca [1 x i64*]
	%numbers.235 = alloca [2 x i64]
	%temporary.244 = alloca double
	%temporary.253 = alloca double
	%temporary.262 = alloca double
	%temporary.263 = alloca i32
	%numbers.264 = alloca [2 x i64]
	%temporary.265 = alloca i32
	%temporary.266 = alloca double
	%temporary.267 = alloca double
	%temporary.268 = alloca double
	%numbers.269 = alloca [2 x i64]
	%numbers.270 = alloca [2 x i64]
	%numbers.271 = alloca [2 x i64]
	%numbers.272 = alloca [2 x i64]
	%numbers.273 = alloca [2 x i64]
	%numbers.274 = alloca [2 x i64]
	%numbers.275 = alloca [2 x i64]
	%numbers.276 = alloca [2 x i64]
	%numbers.277 = alloca [2 x i64]
	br label %start

start:
	%0 = bitcast i8** %argv to i8*
	call void @hpf_main_begin(i32 %argc, i8* %0)
	store i32 zeroinitializer, i32* %i.13
	store i32 zeroinitializer, i32* %j.14
	store i32 zeroinitializer, i32* %it.15
	store i64 zeroinitializer, i64* %"a%start1.16"
	store i64 zeroinitializer, i64* %"a%block1.17"
	store i64 zeroinitializer, i64* %"a%start2.18"
	store i64 zeroinitializer, i64* %"a%block2.19"
	store i64 zeroinitializer, i64* %"b%start1.20"
	store i64 zeroinitializer, i64* %"b%block1.21"
	store i64 zeroinitializer, i64* %"c%start1.22"
	store i64 zeroinitializer, i64* %"c%block1.23"
	store i64 zeroinitializer, i64* %"l%start1.24"
	store i64 zeroinitializer, i64* %"l%block1.25"
	store i32 zeroinitializer, i32* %"i%1.26"
	store i32 zeroinitializer, i32* %"i%2.27"
	store i32 zeroinitializer, i32* %"i%3.28"
	store i32 zeroinitializer, i32* %"i%4.29"
	store double zeroinitializer, double* %"s%1.30"
	store i32 zeroinitializer, i32* %"i%5.31"
	store i32 zeroinitializer, i32* %"i%6.32"
	store double zeroinitializer, double* %"s%2.33"
	store i32 zeroinitializer, i32* %"i%7.34"
	store i32 zeroinitializer, i32* %"i%8.35"
	store double zeroinitializer, double* %"s%3.36"
	store i64 zeroinitializer, i64* %"i%strip.37"
	store i64 zeroinitializer, i64* %"i%size.38"
	store i64 zeroinitializer, i64* %"j%strip.39"
	store i64 zeroinitializer, i64* %"j%size.40"
	store i64 zeroinitializer, i64* %"j%strip.41"
	store i64 zeroinitializer, i64* %"j%size.42"
	store i64 zeroinitializer, i64* %"i%strip.43"
	store i64 zeroinitializer, i64* %"i%size.44"
	store i32 zeroinitializer, i32* %"l%copy9.45"
	store double zeroinitializer, double* %"s%1%part.46"
	store double zeroinitializer, double* %"s%2%part.47"
	store double zeroinitializer, double* %"s%3%part.48"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.a to i8*), i8* bitcast (%hpf_pos* @.pos.0 to i8*))
	%1 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.a, i32 0, i32 9, i32 0
	%2 = load i64, i64* %1
	store i64 %2, i64* %"a%start1.16"
	%3 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.a, i32 0, i32 8, i32 0
	%4 = load i64, i64* %3
	store i64 %4, i64* %"a%block1.17"
	%5 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.a, i32 0, i32 9, i32 1
	%6 = load i64, i64* %5
	store i64 %6, i64* %"a%start2.18"
	%7 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.a, i32 0, i32 8, i32 1
	%8 = load i64, i64* %7
	store i64 %8, i64* %"a%block2.19"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.b to i8*), i8* bitcast (%hpf_pos* @.pos.1 to i8*))
	%9 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.b, i32 0, i32 9, i32 0
	%10 = load i64, i64* %9
	store i64 %10, i64* %"b%start1.20"
	%11 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.b, i32 0, i32 8, i32 0
	%12 = load i64, i64* %11
	store i64 %12, i64* %"b%block1.21"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.c to i8*), i8* bitcast (%hpf_pos* @.pos.2 to i8*))
	%13 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.c, i32 0, i32 9, i32 0
	%14 = load i64, i64* %13
	store i64 %14, i64* %"c%start1.22"
	%15 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.c, i32 0, i32 8, i32 0
	%16 = load i64, i64* %15
	store i64 %16, i64* %"c%block1.23"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.l to i8*), i8* bitcast (%hpf_pos* @.pos.3 to i8*))
	%17 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.l, i32 0, i32 9, i32 0
	%18 = load i64, i64* %17
	store i64 %18, i64* %"l%start1.24"
	%19 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.l, i32 0, i32 8, i32 0
	%20 = load i64, i64* %19
	store i64 %20, i64* %"l%block1.25"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (%hpf_pos* @.pos.0 to i8*))
	%21 = getelementptr inbounds %hpf_array, %hpf_array* @array.a, i32 0, i32 13, i32 0
	%22 = load i64, i64* %21
	store i64 %22, i64* %a.stride.2
	%23 = getelementptr inbounds %hpf_array, %hpf_array* @array.a, i32 0, i32 13, i32 1
	%24 = load i64, i64* %23
	store i64 %24, i64* %a.stride.3
	%25 = getelementptr inbounds %hpf_array, %hpf_array* @array.a, i32 0, i32 15
	%26 = load i8*, i8** %25
	%27 = bitcast i8* %26 to double*
	store double* %27, double** %a.origin.1
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.b to i8*), i8* bitcast (%hpf_pos* @.pos.1 to i8*))
	%28 = getelementptr inbounds %hpf_array, %hpf_array* @array.b, i32 0, i32 13, i32 0
	%29 = load i64, i64* %28
	store i64 %29, i64* %b.stride.5
	%30 = getelementptr inbounds %hpf_array, %hpf_array* @array.b, i32 0, i32 13, i32 1
	%31 = load i64, i64* %30
	store i64 %31, i64* %b.stride.6
	%32 = getelementptr inbounds %hpf_array, %hpf_array* @array.b, i32 0, i32 15
	%33 = load i8*, i8** %32
	%34 = bitcast i8* %33 to double*
	store double* %34, double** %b.origin.4
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.c to i8*), i8* bitcast (%hpf_pos* @.pos.2 to i8*))
	%35 = getelementptr inbounds %hpf_array, %hpf_array* @array.c, i32 0, i32 13, i32 0
	%36 = load i64, i64* %35
	store i64 %36, i64* %c.stride.8
	%37 = getelementptr inbounds %hpf_array, %hpf_array* @array.c, i32 0, i32 13, i32 1
	%38 = load i64, i64* %37
	store i64 %38, i64* %c.stride.9
	%39 = getelementptr inbounds %hpf_array, %hpf_array* @array.c, i32 0, i32 15
	%40 = load i8*, i8** %39
	%41 = bitcast i8* %40 to double*
	store double* %41, double** %c.origin.7
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.l to i8*), i8* bitcast (%hpf_pos* @.pos.3 to i8*))
	%42 = getelementptr inbounds %hpf_array, %hpf_array* @array.l, i32 0, i32 13, i32 0
	%43 = load i64, i64* %42
	store i64 %43, i64* %l.stride.11
	%44 = getelementptr inbounds %hpf_array, %hpf_array* @array.l, i32 0, i32 13, i32 1
	%45 = load i64, i64* %44
	store i64 %45, i64* %l.stride.12
	%46 = getelementptr inbounds %hpf_array, %hpf_array* @array.l, i32 0, i32 15
	%47 = load i8*, i8** %46
	%48 = bitcast i8* %47 to i32*
	store i32* %48, i32** %l.origin.10
	store i32 1, i32* %j.14
	%49 = icmp sle i64 1, 180
	br i1 %49, label %do.49, label %enddo.52

do.49:
	%50 = phi i64 [ 1, %start ], [ %53, %latch.50 ]
	%51 = trunc i64 %50 to i32
	store i32 %51, i32* %j.14
	store i32 1, i32* %i.13
	%52 = icmp sle i64 1, 240
	br i1 %52, label %do.53, label %enddo.56

latch.50:
	%53 = add nsw i64 %50, 1
	%54 = icmp slt i64 %50, 180
	br i1 %54, label %do.49, label %done.51, !llvm.loop !22

done.51:
	%55 = trunc i64 %53 to i32
	store i32 %55, i32* %j.14
	br label %enddo.52

enddo.52:
	store i32 1, i32* %it.15
	%56 = icmp sle i64 1, 2
	br i1 %56, label %do.75, label %enddo.78

do.53:
	%57 = phi i64 [ 1, %do.49 ], [ %76, %latch.54 ]
	%58 = trunc i64 %57 to i32
	store i32 %58, i32* %i.13
	%59 = load i64, i64* %"a%start2.18"
	%60 = icmp sge i64 %50, %59
	%61 = load i64, i64* %"a%block2.19"
	%62 = load i64, i64* %"a%start2.18"
	%63 = add nsw i64 %61, %62
	%64 = add nsw i64 %50, 1
	%65 = icmp sge i64 %63, %64
	%66 = and i1 %60, %65
	%67 = load i64, i64* %"a%start1.16"
	%68 = icmp sge i64 %57, %67
	%69 = and i1 %66, %68
	%70 = load i64, i64* %"a%block1.17"
	%71 = load i64, i64* %"a%start1.16"
	%72 = add nsw i64 %70, %71
	%73 = add nsw i64 %57, 1
	%74 = icmp sge i64 %72, %73
	%75 = and i1 %69, %74
	br i1 %75, label %then.58, label %else.59

latch.54:
	%76 = add nsw i64 %57, 1
	%77 = icmp slt i64 %57, 240
	br i1 %77, label %do.53, label %done.55, !llvm.loop !20

done.55:
	%78 = trunc i64 %76 to i32
	store i32 %78, i32* %i.13
	br label %enddo.56

enddo.56:
	br label %latch.50

endif.57:
	%79 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.61, i32 0, i32 0
	store i64 %57, i64* %79
	%80 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.61, i32 0, i32 1
	store i64 %50, i64* %80
	%81 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.61, i32 0, i32 0
	%82 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.60, i32 0, i32 0
	store i64* %81, i64** %82
	%83 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.62, i32 0, i32 0
	store i64 %57, i64* %83
	%84 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.62, i32 0, i32 1
	store i64 %50, i64* %84
	%85 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.62, i32 0, i32 0
	%86 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.60, i32 0, i32 1
	store i64* %85, i64** %86
	%87 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.63, i32 0, i32 0
	store i64 %57, i64* %87
	%88 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.63, i32 0, i32 1
	store i64 %50, i64* %88
	%89 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.63, i32 0, i32 0
	%90 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.60, i32 0, i32 2
	store i64* %89, i64** %90
	%91 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.64, i32 0, i32 0
	store i64 %57, i64* %91
	%92 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.64, i32 0, i32 1
	store i64 %50, i64* %92
	%93 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.64, i32 0, i32 0
	%94 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.60, i32 0, i32 3
	store i64* %93, i64** %94
	%95 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.65, i32 0, i32 0
	store i64 %57, i64* %95
	%96 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.65, i32 0, i32 1
	store i64 %50, i64* %96
	%97 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.65, i32 0, i32 0
	%98 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.60, i32 0, i32 4
	store i64* %97, i64** %98
	%99 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.66, i32 0, i32 0
	store i64 %57, i64* %99
	%100 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.66, i32 0, i32 1
	store i64 %50, i64* %100
	%101 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.66, i32 0, i32 0
	%102 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.60, i32 0, i32 5
	store i64* %101, i64** %102
	%103 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.67, i32 0, i32 0
	store i64 %57, i64* %103
	%104 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.67, i32 0, i32 1
	store i64 %50, i64* %104
	%105 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.67, i32 0, i32 0
	%106 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.60, i32 0, i32 6
	store i64* %105, i64** %106
	%107 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.68, i32 0, i32 0
	store i64 %57, i64* %107
	%108 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.68, i32 0, i32 1
	store i64 %50, i64* %108
	%109 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.68, i32 0, i32 0
	%110 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.60, i32 0, i32 7
	store i64* %109, i64** %110
	%111 = bitcast [8 x i64*]* %params.60 to i8*
	call void @hpf_exchange_run(i8* bitcast ([8 x %hpf_exchange*]* @8 to i8*), i8* %111, i32 8)
	%112 = load i64, i64* %"b%start1.20"
	%113 = icmp sge i64 %50, %112
	%114 = load i64, i64* %"b%block1.21"
	%115 = load i64, i64* %"b%start1.20"
	%116 = add nsw i64 %114, %115
	%117 = add nsw i64 %50, 1
	%118 = icmp sge i64 %116, %117
	%119 = and i1 %113, %118
	br i1 %119, label %then.70, label %else.71

then.58:
	%120 = load i32, i32* %i.13
	%121 = mul nsw i32 7, %120
	%122 = load i32, i32* %j.14
	%123 = mul nsw i32 3, %122
	%124 = add nsw i32 %121, %123
	%125 = srem i32 %124, 11
	%126 = sitofp i32 %125 to double
	%127 = fmul double 0x3F847AE147AE147B, %126
	%128 = fadd double 1.0, %127
	%129 = load i64, i64* %a.stride.3
	%130 = mul nsw i64 %50, %129
	%131 = load double*, double** %a.origin.1
	%132 = getelementptr double, double* %131, i64 %130
	%133 = getelementptr double, double* %132, i64 %57
	store double %128, double* %133, !alias.scope !7, !noalias !8
	br label %endif.57

else.59:
	br label %endif.57

endif.69:
	%134 = load i64, i64* %"c%start1.22"
	%135 = icmp sge i64 %57, %134
	%136 = load i64, i64* %"c%block1.23"
	%137 = load i64, i64* %"c%start1.22"
	%138 = add nsw i64 %136, %137
	%139 = add nsw i64 %57, 1
	%140 = icmp sge i64 %138, %139
	%141 = and i1 %135, %140
	br i1 %141, label %then.73, label %else.74

then.70:
	%142 = load i64, i64* %a.stride.3
	%143 = mul nsw i64 %50, %142
	%144 = load double*, double** %a.origin.1
	%145 = getelementptr double, double* %144, i64 %143
	%146 = getelementptr double, double* %145, i64 %57
	%147 = load double, double* %146, !alias.scope !7, !noalias !8
	%148 = fdiv double %147, 2.0
	%149 = load i64, i64* %b.stride.6
	%150 = mul nsw i64 %50, %149
	%151 = load double*, double** %b.origin.4
	%152 = getelementptr double, double* %151, i64 %150
	%153 = getelementptr double, double* %152, i64 %57
	store double %148, double* %153, !alias.scope !9, !noalias !10
	br label %endif.69

else.71:
	br label %endif.69

endif.72:
	br label %latch.54

then.73:
	%154 = load i32, i32* %i.13
	%155 = load i32, i32* %j.14
	%156 = mul nsw i32 %154, %155
	%157 = srem i32 %156, 13
	%158 = sitofp i32 %157 to double
	%159 = fmul double %158, 0.25
	%160 = load i64, i64* %c.stride.9
	%161 = mul nsw i64 %50, %160
	%162 = load double*, double** %c.origin.7
	%163 = getelementptr double, double* %162, i64 %161
	%164 = getelementptr double, double* %163, i64 %57
	store double %159, double* %164, !alias.scope !11, !noalias !12
	br label %endif.72

else.74:
	br label %endif.72

do.75:
	%165 = phi i64 [ 1, %enddo.52 ], [ %185, %latch.76 ]
	%166 = trunc i64 %165 to i32
	store i32 %166, i32* %it.15
	%167 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.80, i32 0, i32 0
	%168 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.79, i32 0, i32 0
	store i64* %167, i64** %168
	%169 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.81, i32 0, i32 0
	%170 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.79, i32 0, i32 1
	store i64* %169, i64** %170
	%171 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.82, i32 0, i32 0
	%172 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.79, i32 0, i32 2
	store i64* %171, i64** %172
	%173 = bitcast [3 x i64*]* %params.79 to i8*
	call void @hpf_exchange_receive(i8* bitcast ([3 x %hpf_exchange*]* @12 to i8*), i8* %173, i32 3)
	%174 = load i64, i64* %"a%start2.18"
	%175 = icmp sgt i64 2, %174
	%176 = select i1 %175, i64 2, i64 %174
	%177 = load i64, i64* %"a%block2.19"
	%178 = load i64, i64* %"a%start2.18"
	%179 = add nsw i64 %177, %178
	%180 = sub nsw i64 %179, 1
	%181 = icmp slt i64 180, %180
	%182 = select i1 %181, i64 180, i64 %180
	%183 = trunc i64 %176 to i32
	store i32 %183, i32* %j.14
	%184 = icmp sle i64 %176, %182
	br i1 %184, label %do.83, label %enddo.86

latch.76:
	%185 = add nsw i64 %165, 1
	%186 = icmp slt i64 %165, 2
	br i1 %186, label %do.75, label %done.77, !llvm.loop !60

done.77:
	%187 = trunc i64 %185 to i32
	store i32 %187, i32* %it.15
	br label %enddo.78

enddo.78:
	store i32 1, i32* %i.13
	%188 = icmp sle i64 1, 240
	br i1 %188, label %do.179, label %enddo.182

do.83:
	%189 = phi i64 [ %176, %do.75 ], [ %202, %latch.84 ]
	%190 = trunc i64 %189 to i32
	store i32 %190, i32* %j.14
	%191 = load i64, i64* %"a%start1.16"
	%192 = icmp sgt i64 2, %191
	%193 = select i1 %192, i64 2, i64 %191
	%194 = load i64, i64* %"a%block1.17"
	%195 = load i64, i64* %"a%start1.16"
	%196 = add nsw i64 %194, %195
	%197 = sub nsw i64 %196, 1
	%198 = icmp slt i64 240, %197
	%199 = select i1 %198, i64 240, i64 %197
	%200 = trunc i64 %193 to i32
	store i32 %200, i32* %i.13
	%201 = icmp sle i64 %193, %199
	br i1 %201, label %do.87, label %enddo.90

latch.84:
	%202 = add nsw i64 %189, 1
	%203 = icmp slt i64 %189, %182
	br i1 %203, label %do.83, label %done.85, !llvm.loop !26

done.85:
	%204 = trunc i64 %202 to i32
	store i32 %204, i32* %j.14
	br label %enddo.86

enddo.86:
	%205 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.92, i32 0, i32 0
	%206 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.91, i32 0, i32 0
	store i64* %205, i64** %206
	%207 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.93, i32 0, i32 0
	%208 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.91, i32 0, i32 1
	store i64* %207, i64** %208
	%209 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.94, i32 0, i32 0
	%210 = getelementptr inbounds [3 x i64*], [3 x i64*]* %params.91, i32 0, i32 2
	store i64* %209, i64** %210
	%211 = bitcast [3 x i64*]* %params.91 to i8*
	call void @hpf_exchange_send(i8* bitcast ([3 x %hpf_exchange*]* @13 to i8*), i8* %211, i32 3)
	%212 = icmp sgt i64 1, 238
	%213 = select i1 %212, i64 1, i64 238
	%214 = mul nsw i64 %213, 40000
	%215 = sitofp i64 %214 to double
	%216 = call i32 @pgas_num_images()
	%217 = sext i32 %216 to i64
	%218 = sub nsw i64 %217, 1
	%219 = icmp sgt i64 1, %218
	%220 = select i1 %219, i64 1, i64 %218
	%221 = load i64, i64* %"b%block1.21"
	%222 = icmp sgt i64 1, %221
	%223 = select i1 %222, i64 1, i64 %221
	%224 = mul nsw i64 %220, %223
	%225 = sitofp i64 %224 to double
	%226 = fdiv double %215, %225
	%227 = call double @llvm.sqrt.f64(double %226)
	%228 = fptosi double %227 to i64
	%229 = icmp sgt i64 1, %228
	%230 = select i1 %229, i64 1, i64 %228
	store i64 %230, i64* %"i%size.38"
	%231 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.96, i32 0, i32 0
	%232 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.95, i32 0, i32 0
	store i64* %231, i64** %232
	%233 = bitcast [1 x i64*]* %params.95 to i8*
	call void @hpf_exchange_run(i8* bitcast ([1 x %hpf_exchange*]* @15 to i8*), i8* %233, i32 1)
	%234 = load i64, i64* %"i%size.38"
	store i64 2, i64* %"i%strip.37"
	%235 = icmp eq i64 %234, 0
	br i1 %235, label %cold.101, label %rest.102

do.87:
	%236 = phi i64 [ %193, %do.83 ], [ %278, %latch.88 ]
	%237 = trunc i64 %236 to i32
	store i32 %237, i32* %i.13
	%238 = sub nsw i64 %236, 1
	%239 = load i64, i64* %a.stride.3
	%240 = mul nsw i64 %189, %239
	%241 = load double*, double** %a.origin.1
	%242 = getelementptr double, double* %241, i64 %240
	%243 = getelementptr double, double* %242, i64 %238
	%244 = load double, double* %243, !alias.scope !7, !noalias !8
	%245 = fmul double 0x3FD999999999999A, %244
	%246 = sub nsw i64 %189, 1
	%247 = load i64, i64* %a.stride.3
	%248 = mul nsw i64 %246, %247
	%249 = load double*, double** %a.origin.1
	%250 = getelementptr double, double* %249, i64 %248
	%251 = getelementptr double, double* %250, i64 %236
	%252 = load double, double* %251, !alias.scope !7, !noalias !8
	%253 = fmul double 0x3FD999999999999A, %252
	%254 = fadd double %245, %253
	%255 = sub nsw i64 %236, 1
	%256 = sub nsw i64 %189, 1
	%257 = load i64, i64* %a.stride.3
	%258 = mul nsw i64 %256, %257
	%259 = load double*, double** %a.origin.1
	%260 = getelementptr double, double* %259, i64 %258
	%261 = getelementptr double, double* %260, i64 %255
	%262 = load double, double* %261, !alias.scope !7, !noalias !8
	%263 = fmul double 0x3FB999999999999A, %262
	%264 = fadd double %254, %263
	%265 = load i64, i64* %a.stride.3
	%266 = mul nsw i64 %189, %265
	%267 = load double*, double** %a.origin.1
	%268 = getelementptr double, double* %267, i64 %266
	%269 = getelementptr double, double* %268, i64 %236
	%270 = load double, double* %269, !alias.scope !7, !noalias !8
	%271 = fmul double 0x3FA999999999999A, %270
	%272 = fadd double %264, %271
	%273 = load i64, i64* %a.stride.3
	%274 = mul nsw i64 %189, %273
	%275 = load double*, double** %a.origin.1
	%276 = getelementptr double, double* %275, i64 %274
	%277 = getelementptr double, double* %276, i64 %236
	store double %272, double* %277, !alias.scope !7, !noalias !8
	br label %latch.88

latch.88:
	%278 = add nsw i64 %236, 1
	%279 = icmp slt i64 %236, %199
	br i1 %279, label %do.87, label %done.89, !llvm.loop !24

done.89:
	%280 = trunc i64 %278 to i32
	store i32 %280, i32* %i.13
	br label %enddo.90

enddo.90:
	br label %latch.84

do.97:
	%281 = phi i64 [ 2, %rest.102 ], [ %300, %latch.98 ]
	%282 = phi i64 [ %318, %rest.102 ], [ %301, %latch.98 ]
	store i64 %281, i64* %"i%strip.37"
	%283 = load i64, i64* %"i%size.38"
	%284 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.104, i32 0, i32 0
	store i64 %281, i64* %284
	%285 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.104, i32 0, i32 1
	store i64 %283, i64* %285
	%286 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.104, i32 0, i32 0
	%287 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.103, i32 0, i32 0
	store i64* %286, i64** %287
	%288 = bitcast [1 x i64*]* %params.103 to i8*
	call void @hpf_exchange_receive(i8* bitcast ([1 x %hpf_exchange*]* @17 to i8*), i8* %288, i32 1)
	%289 = load i64, i64* %"b%start1.20"
	%290 = icmp sgt i64 2, %289
	%291 = select i1 %290, i64 2, i64 %289
	%292 = load i64, i64* %"b%block1.21"
	%293 = load i64, i64* %"b%start1.20"
	%294 = add nsw i64 %292, %293
	%295 = sub nsw i64 %294, 1
	%296 = icmp slt i64 179, %295
	%297 = select i1 %296, i64 179, i64 %295
	%298 = trunc i64 %291 to i32
	store i32 %298, i32* %j.14
	%299 = icmp sle i64 %291, %297
	br i1 %299, label %do.105, label %enddo.108

latch.98:
	%300 = add nsw i64 %281, %234
	%301 = sub nsw i64 %282, 1
	%302 = icmp sgt i64 %301, 0
	br i1 %302, label %do.97, label %done.99, !llvm.loop !32

done.99:
	store i64 %300, i64* %"i%strip.37"
	br label %enddo.100

enddo.100:
	%303 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.116, i32 0, i32 0
	%304 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.115, i32 0, i32 0
	store i64* %303, i64** %304
	%305 = bitcast [1 x i64*]* %params.115 to i8*
	call void @hpf_exchange_receive(i8* bitcast ([1 x %hpf_exchange*]* @20 to i8*), i8* %305, i32 1)
	%306 = load i64, i64* %"b%start1.20"
	%307 = icmp sgt i64 2, %306
	%308 = select i1 %307, i64 2, i64 %306
	%309 = load i64, i64* %"b%block1.21"
	%310 = load i64, i64* %"b%start1.20"
	%311 = add nsw i64 %309, %310
	%312 = sub nsw i64 %311, 1
	%313 = icmp slt i64 180, %312
	%314 = select i1 %313, i64 180, i64 %312
	%315 = trunc i64 %308 to i32
	store i32 %315, i32* %j.14
	%316 = icmp sle i64 %308, %314
	br i1 %316, label %do.117, label %enddo.120

cold.101:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.4 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.23, i64 0, i64 0))
	unreachable

rest.102:
	%317 = add nsw i64 237, %234
	%318 = sdiv i64 %317, %234
	%319 = icmp sgt i64 %318, 0
	br i1 %319, label %do.97, label %enddo.100

do.105:
	%320 = phi i64 [ %291, %do.97 ], [ %329, %latch.106 ]
	%321 = trunc i64 %320 to i32
	store i32 %321, i32* %j.14
	%322 = load i64, i64* %"i%size.38"
	%323 = sub nsw i64 %322, 1
	%324 = add nsw i64 %281, %323
	%325 = icmp slt i64 239, %324
	%326 = select i1 %325, i64 239, i64 %324
	%327 = trunc i64 %281 to i32
	store i32 %327, i32* %i.13
	%328 = icmp sle i64 %281, %326
	br i1 %328, label %do.109, label %enddo.112

latch.106:
	%329 = add nsw i64 %320, 1
	%330 = icmp slt i64 %320, %297
	br i1 %330, label %do.105, label %done.107, !llvm.loop !30

done.107:
	%331 = trunc i64 %329 to i32
	store i32 %331, i32* %j.14
	br label %enddo.108

enddo.108:
	%332 = load i64, i64* %"i%size.38"
	%333 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.114, i32 0, i32 0
	store i64 %281, i64* %333
	%334 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.114, i32 0, i32 1
	store i64 %332, i64* %334
	%335 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.114, i32 0, i32 0
	%336 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.113, i32 0, i32 0
	store i64* %335, i64** %336
	%337 = bitcast [1 x i64*]* %params.113 to i8*
	call void @hpf_exchange_send(i8* bitcast ([1 x %hpf_exchange*]* @18 to i8*), i8* %337, i32 1)
	br label %latch.98

do.109:
	%338 = phi i64 [ %281, %do.105 ], [ %377, %latch.110 ]
	%339 = trunc i64 %338 to i32
	store i32 %339, i32* %i.13
	%340 = sub nsw i64 %338, 1
	%341 = load i64, i64* %b.stride.6
	%342 = mul nsw i64 %320, %341
	%343 = load double*, double** %b.origin.4
	%344 = getelementptr double, double* %343, i64 %342
	%345 = getelementptr double, double* %344, i64 %340
	%346 = load double, double* %345, !alias.scope !9, !noalias !10
	%347 = sub nsw i64 %320, 1
	%348 = load i64, i64* %b.stride.6
	%349 = mul nsw i64 %347, %348
	%350 = load double*, double** %b.origin.4
	%351 = getelementptr double, double* %350, i64 %349
	%352 = getelementptr double, double* %351, i64 %338
	%353 = load double, double* %352, !alias.scope !9, !noalias !10
	%354 = fadd double %346, %353
	%355 = add nsw i64 %338, 1
	%356 = load i64, i64* %b.stride.6
	%357 = mul nsw i64 %320, %356
	%358 = load double*, double** %b.origin.4
	%359 = getelementptr double, double* %358, i64 %357
	%360 = getelementptr double, double* %359, i64 %355
	%361 = load double, double* %360, !alias.scope !9, !noalias !10
	%362 = fadd double %354, %361
	%363 = add nsw i64 %320, 1
	%364 = load i64, i64* %b.stride.6
	%365 = mul nsw i64 %363, %364
	%366 = load double*, double** %b.origin.4
	%367 = getelementptr double, double* %366, i64 %365
	%368 = getelementptr double, double* %367, i64 %338
	%369 = load double, double* %368, !alias.scope !9, !noalias !10
	%370 = fadd double %362, %369
	%371 = fmul double 0.25, %370
	%372 = load i64, i64* %b.stride.6
	%373 = mul nsw i64 %320, %372
	%374 = load double*, double** %b.origin.4
	%375 = getelementptr double, double* %374, i64 %373
	%376 = getelementptr double, double* %375, i64 %338
	store double %371, double* %376, !alias.scope !9, !noalias !10
	br label %latch.110

latch.110:
	%377 = add nsw i64 %338, 1
	%378 = icmp slt i64 %338, %326
	br i1 %378, label %do.109, label %done.111, !llvm.loop !28

done.111:
	%379 = trunc i64 %377 to i32
	store i32 %379, i32* %i.13
	br label %enddo.112

enddo.112:
	br label %latch.106

do.117:
	%380 = phi i64 [ %308, %enddo.100 ], [ %383, %latch.118 ]
	%381 = trunc i64 %380 to i32
	store i32 %381, i32* %j.14
	store i32 2, i32* %i.13
	%382 = icmp sle i64 2, 239
	br i1 %382, label %do.121, label %enddo.124

latch.118:
	%383 = add nsw i64 %380, 1
	%384 = icmp slt i64 %380, %314
	br i1 %384, label %do.117, label %done.119, !llvm.loop !38

done.119:
	%385 = trunc i64 %383 to i32
	store i32 %385, i32* %j.14
	br label %enddo.120

enddo.120:
	%386 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.126, i32 0, i32 0
	%387 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.125, i32 0, i32 0
	store i64* %386, i64** %387
	%388 = bitcast [1 x i64*]* %params.125 to i8*
	call void @hpf_exchange_send(i8* bitcast ([1 x %hpf_exchange*]* @21 to i8*), i8* %388, i32 1)
	%389 = icmp sgt i64 1, 180
	%390 = select i1 %389, i64 1, i64 180
	%391 = mul nsw i64 %390, 40000
	%392 = sitofp i64 %391 to double
	%393 = call i32 @pgas_num_images()
	%394 = sext i32 %393 to i64
	%395 = sub nsw i64 %394, 1
	%396 = icmp sgt i64 1, %395
	%397 = select i1 %396, i64 1, i64 %395
	%398 = load i64, i64* %"c%block1.23"
	%399 = icmp sgt i64 1, %398
	%400 = select i1 %399, i64 1, i64 %398
	%401 = mul nsw i64 %397, %400
	%402 = sitofp i64 %401 to double
	%403 = fdiv double %392, %402
	%404 = call double @llvm.sqrt.f64(double %403)
	%405 = fptosi double %404 to i64
	%406 = icmp sgt i64 1, %405
	%407 = select i1 %406, i64 1, i64 %405
	store i64 %407, i64* %"j%size.40"
	%408 = load i64, i64* %"j%size.40"
	store i64 1, i64* %"j%strip.39"
	%409 = icmp eq i64 %408, 0
	br i1 %409, label %cold.131, label %rest.132

do.121:
	%410 = phi i64 [ 2, %do.117 ], [ %444, %latch.122 ]
	%411 = trunc i64 %410 to i32
	store i32 %411, i32* %i.13, !llvm.access.group !33
	%412 = load i64, i64* %b.stride.6
	%413 = mul nsw i64 %380, %412
	%414 = load double*, double** %b.origin.4
	%415 = getelementptr double, double* %414, i64 %413
	%416 = getelementptr double, double* %415, i64 %410
	%417 = load double, double* %416, !alias.scope !9, !noalias !10, !llvm.access.group !33
	%418 = fmul double %417, 0.5
	%419 = add nsw i64 %410, 1
	%420 = sub nsw i64 %380, 1
	%421 = load i64, i64* %b.stride.6
	%422 = mul nsw i64 %420, %421
	%423 = load double*, double** %b.origin.4
	%424 = getelementptr double, double* %423, i64 %422
	%425 = getelementptr double, double* %424, i64 %419
	%426 = load double, double* %425, !alias.scope !9, !noalias !10, !llvm.access.group !33
	%427 = fmul double 0.25, %426
	%428 = fadd double %418, %427
	%429 = sub nsw i64 %410, 1
	%430 = sub nsw i64 %380, 1
	%431 = load i64, i64* %b.stride.6
	%432 = mul nsw i64 %430, %431
	%433 = load double*, double** %b.origin.4
	%434 = getelementptr double, double* %433, i64 %432
	%435 = getelementptr double, double* %434, i64 %429
	%436 = load double, double* %435, !alias.scope !9, !noalias !10, !llvm.access.group !33
	%437 = fmul double 0.125, %436
	%438 = fadd double %428, %437
	%439 = load i64, i64* %b.stride.6
	%440 = mul nsw i64 %380, %439
	%441 = load double*, double** %b.origin.4
	%442 = getelementptr double, double* %441, i64 %440
	%443 = getelementptr double, double* %442, i64 %410
	store double %438, double* %443, !alias.scope !9, !noalias !10, !llvm.access.group !33
	br label %latch.122

latch.122:
	%444 = add nsw i64 %410, 1
	%445 = icmp slt i64 %410, 239
	br i1 %445, label %do.121, label %done.123, !llvm.loop !36

done.123:
	%446 = trunc i64 %444 to i32
	store i32 %446, i32* %i.13
	br label %enddo.124

enddo.124:
	br label %latch.118

do.127:
	%447 = phi i64 [ 1, %rest.132 ], [ %463, %latch.128 ]
	%448 = phi i64 [ %488, %rest.132 ], [ %464, %latch.128 ]
	store i64 %447, i64* %"j%strip.39"
	%449 = load i64, i64* %"j%size.40"
	%450 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.134, i32 0, i32 0
	store i64 %447, i64* %450
	%451 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.134, i32 0, i32 1
	store i64 %449, i64* %451
	%452 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.134, i32 0, i32 0
	%453 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.133, i32 0, i32 0
	store i64* %452, i64** %453
	%454 = bitcast [1 x i64*]* %params.133 to i8*
	call void @hpf_exchange_receive(i8* bitcast ([1 x %hpf_exchange*]* @23 to i8*), i8* %454, i32 1)
	%455 = load i64, i64* %"j%size.40"
	%456 = sub nsw i64 %455, 1
	%457 = add nsw i64 %447, %456
	%458 = icmp slt i64 180, %457
	%459 = select i1 %458, i64 180, i64 %457
	%460 = sub nsw i64 %459, 1
	%461 = trunc i64 %447 to i32
	store i32 %461, i32* %j.14
	%462 = icmp sle i64 %447, %460
	br i1 %462, label %do.135, label %enddo.138

latch.128:
	%463 = add nsw i64 %447, %408
	%464 = sub nsw i64 %448, 1
	%465 = icmp sgt i64 %464, 0
	br i1 %465, label %do.127, label %done.129, !llvm.loop !48

done.129:
	store i64 %463, i64* %"j%strip.39"
	br label %enddo.130

enddo.130:
	%466 = icmp sgt i64 1, 179
	%467 = select i1 %466, i64 1, i64 179
	%468 = mul nsw i64 %467, 40000
	%469 = sitofp i64 %468 to double
	%470 = call i32 @pgas_num_images()
	%471 = sext i32 %470 to i64
	%472 = sub nsw i64 %471, 1
	%473 = icmp sgt i64 1, %472
	%474 = select i1 %473, i64 1, i64 %472
	%475 = load i64, i64* %"c%block1.23"
	%476 = icmp sgt i64 1, %475
	%477 = select i1 %476, i64 1, i64 %475
	%478 = mul nsw i64 %474, %477
	%479 = sitofp i64 %478 to double
	%480 = fdiv double %469, %479
	%481 = call double @llvm.sqrt.f64(double %480)
	%482 = fptosi double %481 to i64
	%483 = icmp sgt i64 1, %482
	%484 = select i1 %483, i64 1, i64 %482
	store i64 %484, i64* %"j%size.42"
	%485 = load i64, i64* %"j%size.42"
	store i64 2, i64* %"j%strip.41"
	%486 = icmp eq i64 %485, 0
	br i1 %486, label %cold.157, label %rest.158

cold.131:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.5 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.23, i64 0, i64 0))
	unreachable

rest.132:
	%487 = add nsw i64 179, %408
	%488 = sdiv i64 %487, %408
	%489 = icmp sgt i64 %488, 0
	br i1 %489, label %do.127, label %enddo.130

do.135:
	%490 = phi i64 [ %447, %do.127 ], [ %503, %latch.136 ]
	%491 = trunc i64 %490 to i32
	store i32 %491, i32* %j.14
	%492 = load i64, i64* %"c%block1.23"
	%493 = load i64, i64* %"c%start1.22"
	%494 = add nsw i64 %492, %493
	%495 = sub nsw i64 %494, 1
	%496 = icmp slt i64 239, %495
	%497 = select i1 %496, i64 239, i64 %495
	%498 = load i64, i64* %"c%start1.22"
	%499 = icmp sgt i64 1, %498
	%500 = select i1 %499, i64 1, i64 %498
	%501 = trunc i64 %497 to i32
	store i32 %501, i32* %i.13
	%502 = icmp sge i64 %497, %500
	br i1 %502, label %do.139, label %enddo.142

latch.136:
	%503 = add nsw i64 %490, 2
	%504 = icmp sle i64 %503, %460
	br i1 %504, label %do.135, label %done.137, !llvm.loop !42

done.137:
	%505 = trunc i64 %503 to i32
	store i32 %505, i32* %j.14
	br label %enddo.138

enddo.138:
	%506 = load i64, i64* %"j%size.40"
	%507 = sub nsw i64 %506, 1
	%508 = add nsw i64 %447, %507
	%509 = icmp slt i64 180, %508
	%510 = select i1 %509, i64 180, i64 %508
	%511 = sub nsw i64 %510, %447
	%512 = add nsw i64 %511, 1
	%513 = icmp sgt i64 %512, 0
	%514 = select i1 %513, i64 %512, i64 0
	%515 = sdiv i64 %514, 2
	%516 = srem i64 %514, 2
	%517 = icmp slt i64 %516, 0
	%518 = sub nsw i64 %515, 1
	%519 = select i1 %517, i64 %518, i64 %515
	%520 = mul nsw i64 %519, 2
	%521 = add nsw i64 %447, %520
	%522 = load i64, i64* %"j%size.40"
	%523 = sub nsw i64 %522, 1
	%524 = add nsw i64 %447, %523
	%525 = icmp slt i64 180, %524
	%526 = select i1 %525, i64 180, i64 %524
	%527 = trunc i64 %521 to i32
	store i32 %527, i32* %j.14
	%528 = icmp sle i64 %521, %526
	br i1 %528, label %do.143, label %enddo.146

do.139:
	%529 = phi i64 [ %497, %do.135 ], [ %576, %latch.140 ]
	%530 = trunc i64 %529 to i32
	store i32 %530, i32* %i.13
	%531 = load i64, i64* %c.stride.9
	%532 = mul nsw i64 %490, %531
	%533 = load double*, double** %c.origin.7
	%534 = getelementptr double, double* %533, i64 %532
	%535 = getelementptr double, double* %534, i64 %529
	%536 = load double, double* %535, !alias.scope !11, !noalias !12
	%537 = fmul double 0x3FE6666666666666, %536
	%538 = add nsw i64 %529, 1
	%539 = load i64, i64* %c.stride.9
	%540 = mul nsw i64 %490, %539
	%541 = load double*, double** %c.origin.7
	%542 = getelementptr double, double* %541, i64 %540
	%543 = getelementptr double, double* %542, i64 %538
	%544 = load double, double* %543, !alias.scope !11, !noalias !12
	%545 = fmul double 0x3FC999999999999A, %544
	%546 = fadd double %537, %545
	%547 = load i64, i64* %c.stride.9
	%548 = mul nsw i64 %490, %547
	%549 = load double*, double** %c.origin.7
	%550 = getelementptr double, double* %549, i64 %548
	%551 = getelementptr double, double* %550, i64 %529
	store double %546, double* %551, !alias.scope !11, !noalias !12
	%552 = add nsw i64 %490, 1
	%553 = load i64, i64* %c.stride.9
	%554 = mul nsw i64 %552, %553
	%555 = load double*, double** %c.origin.7
	%556 = getelementptr double, double* %555, i64 %554
	%557 = getelementptr double, double* %556, i64 %529
	%558 = load double, double* %557, !alias.scope !11, !noalias !12
	%559 = fmul double 0x3FE6666666666666, %558
	%560 = add nsw i64 %529, 1
	%561 = add nsw i64 %490, 1
	%562 = load i64, i64* %c.stride.9
	%563 = mul nsw i64 %561, %562
	%564 = load double*, double** %c.origin.7
	%565 = getelementptr double, double* %564, i64 %563
	%566 = getelementptr double, double* %565, i64 %560
	%567 = load double, double* %566, !alias.scope !11, !noalias !12
	%568 = fmul double 0x3FC999999999999A, %567
	%569 = fadd double %559, %568
	%570 = add nsw i64 %490, 1
	%571 = load i64, i64* %c.stride.9
	%572 = mul nsw i64 %570, %571
	%573 = load double*, double** %c.origin.7
	%574 = getelementptr double, double* %573, i64 %572
	%575 = getelementptr double, double* %574, i64 %529
	store double %569, double* %575, !alias.scope !11, !noalias !12
	br label %latch.140

latch.140:
	%576 = add nsw i64 %529, -1
	%577 = icmp sgt i64 %529, %500
	br i1 %577, label %do.139, label %done.141, !llvm.loop !40

done.141:
	%578 = trunc i64 %576 to i32
	store i32 %578, i32* %i.13
	br label %enddo.142

enddo.142:
	br label %latch.136

do.143:
	%579 = phi i64 [ %521, %enddo.138 ], [ %592, %latch.144 ]
	%580 = trunc i64 %579 to i32
	store i32 %580, i32* %j.14
	%581 = load i64, i64* %"c%block1.23"
	%582 = load i64, i64* %"c%start1.22"
	%583 = add nsw i64 %581, %582
	%584 = sub nsw i64 %583, 1
	%585 = icmp slt i64 239, %584
	%586 = select i1 %585, i64 239, i64 %584
	%587 = load i64, i64* %"c%start1.22"
	%588 = icmp sgt i64 1, %587
	%589 = select i1 %588, i64 1, i64 %587
	%590 = trunc i64 %586 to i32
	store i32 %590, i32* %i.13
	%591 = icmp sge i64 %586, %589
	br i1 %591, label %do.147, label %enddo.150

latch.144:
	%592 = add nsw i64 %579, 1
	%593 = icmp slt i64 %579, %526
	br i1 %593, label %do.143, label %done.145, !llvm.loop !46

done.145:
	%594 = trunc i64 %592 to i32
	store i32 %594, i32* %j.14
	br label %enddo.146

enddo.146:
	%595 = load i64, i64* %"j%size.40"
	%596 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.152, i32 0, i32 0
	store i64 %447, i64* %596
	%597 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.152, i32 0, i32 1
	store i64 %595, i64* %597
	%598 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.152, i32 0, i32 0
	%599 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.151, i32 0, i32 0
	store i64* %598, i64** %599
	%600 = bitcast [1 x i64*]* %params.151 to i8*
	call void @hpf_exchange_send(i8* bitcast ([1 x %hpf_exchange*]* @24 to i8*), i8* %600, i32 1)
	br label %latch.128

do.147:
	%601 = phi i64 [ %586, %do.143 ], [ %624, %latch.148 ]
	%602 = trunc i64 %601 to i32
	store i32 %602, i32* %i.13
	%603 = load i64, i64* %c.stride.9
	%604 = mul nsw i64 %579, %603
	%605 = load double*, double** %c.origin.7
	%606 = getelementptr double, double* %605, i64 %604
	%607 = getelementptr double, double* %606, i64 %601
	%608 = load double, double* %607, !alias.scope !11, !noalias !12
	%609 = fmul double 0x3FE6666666666666, %608
	%610 = add nsw i64 %601, 1
	%611 = load i64, i64* %c.stride.9
	%612 = mul nsw i64 %579, %611
	%613 = load double*, double** %c.origin.7
	%614 = getelementptr double, double* %613, i64 %612
	%615 = getelementptr double, double* %614, i64 %610
	%616 = load double, double* %615, !alias.scope !11, !noalias !12
	%617 = fmul double 0x3FC999999999999A, %616
	%618 = fadd double %609, %617
	%619 = load i64, i64* %c.stride.9
	%620 = mul nsw i64 %579, %619
	%621 = load double*, double** %c.origin.7
	%622 = getelementptr double, double* %621, i64 %620
	%623 = getelementptr double, double* %622, i64 %601
	store double %618, double* %623, !alias.scope !11, !noalias !12
	br label %latch.148

latch.148:
	%624 = add nsw i64 %601, -1
	%625 = icmp sgt i64 %601, %589
	br i1 %625, label %do.147, label %done.149, !llvm.loop !44

done.149:
	%626 = trunc i64 %624 to i32
	store i32 %626, i32* %i.13
	br label %enddo.150

enddo.150:
	br label %latch.144

do.153:
	%627 = phi i64 [ 2, %rest.158 ], [ %643, %latch.154 ]
	%628 = phi i64 [ %647, %rest.158 ], [ %644, %latch.154 ]
	store i64 %627, i64* %"j%strip.41"
	%629 = load i64, i64* %"j%size.42"
	%630 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.160, i32 0, i32 0
	store i64 %627, i64* %630
	%631 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.160, i32 0, i32 1
	store i64 %629, i64* %631
	%632 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.160, i32 0, i32 0
	%633 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.159, i32 0, i32 0
	store i64* %632, i64** %633
	%634 = bitcast [1 x i64*]* %params.159 to i8*
	call void @hpf_exchange_receive(i8* bitcast ([1 x %hpf_exchange*]* @26 to i8*), i8* %634, i32 1)
	%635 = load i64, i64* %"j%size.42"
	%636 = sub nsw i64 %635, 1
	%637 = add nsw i64 %627, %636
	%638 = icmp slt i64 180, %637
	%639 = select i1 %638, i64 180, i64 %637
	%640 = sub nsw i64 %639, 1
	%641 = trunc i64 %627 to i32
	store i32 %641, i32* %j.14
	%642 = icmp sle i64 %627, %640
	br i1 %642, label %do.161, label %enddo.164

latch.154:
	%643 = add nsw i64 %627, %485
	%644 = sub nsw i64 %628, 1
	%645 = icmp sgt i64 %644, 0
	br i1 %645, label %do.153, label %done.155, !llvm.loop !58

done.155:
	store i64 %643, i64* %"j%strip.41"
	br label %enddo.156

enddo.156:
	br label %latch.76

cold.157:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.6 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.23, i64 0, i64 0))
	unreachable

rest.158:
	%646 = add nsw i64 178, %485
	%647 = sdiv i64 %646, %485
	%648 = icmp sgt i64 %647, 0
	br i1 %648, label %do.153, label %enddo.156

do.161:
	%649 = phi i64 [ %627, %do.153 ], [ %662, %latch.162 ]
	%650 = trunc i64 %649 to i32
	store i32 %650, i32* %j.14
	%651 = load i64, i64* %"c%start1.22"
	%652 = icmp sgt i64 2, %651
	%653 = select i1 %652, i64 2, i64 %651
	%654 = load i64, i64* %"c%block1.23"
	%655 = load i64, i64* %"c%start1.22"
	%656 = add nsw i64 %654, %655
	%657 = sub nsw i64 %656, 1
	%658 = icmp slt i64 240, %657
	%659 = select i1 %658, i64 240, i64 %657
	%660 = trunc i64 %653 to i32
	store i32 %660, i32* %i.13
	%661 = icmp sle i64 %653, %659
	br i1 %661, label %do.165, label %enddo.168

latch.162:
	%662 = add nsw i64 %649, 2
	%663 = icmp sle i64 %662, %640
	br i1 %663, label %do.161, label %done.163, !llvm.loop !52

done.163:
	%664 = trunc i64 %662 to i32
	store i32 %664, i32* %j.14
	br label %enddo.164

enddo.164:
	%665 = load i64, i64* %"j%size.42"
	%666 = sub nsw i64 %665, 1
	%667 = add nsw i64 %627, %666
	%668 = icmp slt i64 180, %667
	%669 = select i1 %668, i64 180, i64 %667
	%670 = sub nsw i64 %669, %627
	%671 = add nsw i64 %670, 1
	%672 = icmp sgt i64 %671, 0
	%673 = select i1 %672, i64 %671, i64 0
	%674 = sdiv i64 %673, 2
	%675 = srem i64 %673, 2
	%676 = icmp slt i64 %675, 0
	%677 = sub nsw i64 %674, 1
	%678 = select i1 %676, i64 %677, i64 %674
	%679 = mul nsw i64 %678, 2
	%680 = add nsw i64 %627, %679
	%681 = load i64, i64* %"j%size.42"
	%682 = sub nsw i64 %681, 1
	%683 = add nsw i64 %627, %682
	%684 = icmp slt i64 180, %683
	%685 = select i1 %684, i64 180, i64 %683
	%686 = trunc i64 %680 to i32
	store i32 %686, i32* %j.14
	%687 = icmp sle i64 %680, %685
	br i1 %687, label %do.169, label %enddo.172

do.165:
	%688 = phi i64 [ %653, %do.161 ], [ %733, %latch.166 ]
	%689 = trunc i64 %688 to i32
	store i32 %689, i32* %i.13
	%690 = load i64, i64* %c.stride.9
	%691 = mul nsw i64 %649, %690
	%692 = load double*, double** %c.origin.7
	%693 = getelementptr double, double* %692, i64 %691
	%694 = getelementptr double, double* %693, i64 %688
	%695 = load double, double* %694, !alias.scope !11, !noalias !12
	%696 = sub nsw i64 %688, 1
	%697 = load i64, i64* %c.stride.9
	%698 = mul nsw i64 %649, %697
	%699 = load double*, double** %c.origin.7
	%700 = getelementptr double, double* %699, i64 %698
	%701 = getelementptr double, double* %700, i64 %696
	%702 = load double, double* %701, !alias.scope !11, !noalias !12
	%703 = fmul double 0.125, %702
	%704 = fsub double %695, %703
	%705 = load i64, i64* %c.stride.9
	%706 = mul nsw i64 %649, %705
	%707 = load double*, double** %c.origin.7
	%708 = getelementptr double, double* %707, i64 %706
	%709 = getelementptr double, double* %708, i64 %688
	store double %704, double* %709, !alias.scope !11, !noalias !12
	%710 = add nsw i64 %649, 1
	%711 = load i64, i64* %c.stride.9
	%712 = mul nsw i64 %710, %711
	%713 = load double*, double** %c.origin.7
	%714 = getelementptr double, double* %713, i64 %712
	%715 = getelementptr double, double* %714, i64 %688
	%716 = load double, double* %715, !alias.scope !11, !noalias !12
	%717 = sub nsw i64 %688, 1
	%718 = add nsw i64 %649, 1
	%719 = load i64, i64* %c.stride.9
	%720 = mul nsw i64 %718, %719
	%721 = load double*, double** %c.origin.7
	%722 = getelementptr double, double* %721, i64 %720
	%723 = getelementptr double, double* %722, i64 %717
	%724 = load double, double* %723, !alias.scope !11, !noalias !12
	%725 = fmul double 0.125, %724
	%726 = fsub double %716, %725
	%727 = add nsw i64 %649, 1
	%728 = load i64, i64* %c.stride.9
	%729 = mul nsw i64 %727, %728
	%730 = load double*, double** %c.origin.7
	%731 = getelementptr double, double* %730, i64 %729
	%732 = getelementptr double, double* %731, i64 %688
	store double %726, double* %732, !alias.scope !11, !noalias !12
	br label %latch.166

latch.166:
	%733 = add nsw i64 %688, 1
	%734 = icmp slt i64 %688, %659
	br i1 %734, label %do.165, label %done.167, !llvm.loop !50

done.167:
	%735 = trunc i64 %733 to i32
	store i32 %735, i32* %i.13
	br label %enddo.168

enddo.168:
	br label %latch.162

do.169:
	%736 = phi i64 [ %680, %enddo.164 ], [ %749, %latch.170 ]
	%737 = trunc i64 %736 to i32
	store i32 %737, i32* %j.14
	%738 = load i64, i64* %"c%start1.22"
	%739 = icmp sgt i64 2, %738
	%740 = select i1 %739, i64 2, i64 %738
	%741 = load i64, i64* %"c%block1.23"
	%742 = load i64, i64* %"c%start1.22"
	%743 = add nsw i64 %741, %742
	%744 = sub nsw i64 %743, 1
	%745 = icmp slt i64 240, %744
	%746 = select i1 %745, i64 240, i64 %744
	%747 = trunc i64 %740 to i32
	store i32 %747, i32* %i.13
	%748 = icmp sle i64 %740, %746
	br i1 %748, label %do.173, label %enddo.176

latch.170:
	%749 = add nsw i64 %736, 1
	%750 = icmp slt i64 %736, %685
	br i1 %750, label %do.169, label %done.171, !llvm.loop !56

done.171:
	%751 = trunc i64 %749 to i32
	store i32 %751, i32* %j.14
	br label %enddo.172

enddo.172:
	%752 = load i64, i64* %"j%size.42"
	%753 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.178, i32 0, i32 0
	store i64 %627, i64* %753
	%754 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.178, i32 0, i32 1
	store i64 %752, i64* %754
	%755 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.178, i32 0, i32 0
	%756 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.177, i32 0, i32 0
	store i64* %755, i64** %756
	%757 = bitcast [1 x i64*]* %params.177 to i8*
	call void @hpf_exchange_send(i8* bitcast ([1 x %hpf_exchange*]* @27 to i8*), i8* %757, i32 1)
	br label %latch.154

do.173:
	%758 = phi i64 [ %740, %do.169 ], [ %780, %latch.174 ]
	%759 = trunc i64 %758 to i32
	store i32 %759, i32* %i.13
	%760 = load i64, i64* %c.stride.9
	%761 = mul nsw i64 %736, %760
	%762 = load double*, double** %c.origin.7
	%763 = getelementptr double, double* %762, i64 %761
	%764 = getelementptr double, double* %763, i64 %758
	%765 = load double, double* %764, !alias.scope !11, !noalias !12
	%766 = sub nsw i64 %758, 1
	%767 = load i64, i64* %c.stride.9
	%768 = mul nsw i64 %736, %767
	%769 = load double*, double** %c.origin.7
	%770 = getelementptr double, double* %769, i64 %768
	%771 = getelementptr double, double* %770, i64 %766
	%772 = load double, double* %771, !alias.scope !11, !noalias !12
	%773 = fmul double 0.125, %772
	%774 = fsub double %765, %773
	%775 = load i64, i64* %c.stride.9
	%776 = mul nsw i64 %736, %775
	%777 = load double*, double** %c.origin.7
	%778 = getelementptr double, double* %777, i64 %776
	%779 = getelementptr double, double* %778, i64 %758
	store double %774, double* %779, !alias.scope !11, !noalias !12
	br label %latch.174

latch.174:
	%780 = add nsw i64 %758, 1
	%781 = icmp slt i64 %758, %746
	br i1 %781, label %do.173, label %done.175, !llvm.loop !54

done.175:
	%782 = trunc i64 %780 to i32
	store i32 %782, i32* %i.13
	br label %enddo.176

enddo.176:
	br label %latch.170

do.179:
	%783 = phi i64 [ 1, %enddo.78 ], [ %793, %latch.180 ]
	%784 = trunc i64 %783 to i32
	store i32 %784, i32* %i.13, !llvm.access.group !61
	%785 = load i32, i32* %i.13, !llvm.access.group !61
	%786 = load i32, i32* %i.13, !llvm.access.group !61
	%787 = mul nsw i32 %785, %786
	%788 = load i32, i32* %i.13, !llvm.access.group !61
	%789 = sdiv i32 %788, 3
	%790 = add nsw i32 %787, %789
	%791 = srem i32 %790, 5
	%792 = getelementptr i32, i32* getelementptr ([240 x i32], [240 x i32]* @s.data, i64 0, i64 -1), i64 %783
	store i32 %791, i32* %792, !alias.scope !15, !noalias !16, !llvm.access.group !61
	br label %latch.180

latch.180:
	%793 = add nsw i64 %783, 1
	%794 = icmp slt i64 %783, 240
	br i1 %794, label %do.179, label %done.181, !llvm.loop !64

done.181:
	%795 = trunc i64 %793 to i32
	store i32 %795, i32* %i.13
	br label %enddo.182

enddo.182:
	store i32 1, i32* %j.14
	%796 = icmp sle i64 1, 180
	br i1 %796, label %do.183, label %enddo.186

do.183:
	%797 = phi i64 [ 1, %enddo.182 ], [ %808, %latch.184 ]
	%798 = trunc i64 %797 to i32
	store i32 %798, i32* %j.14, !llvm.access.group !65
	%799 = load i32, i32* %j.14, !llvm.access.group !65
	%800 = load i32, i32* %j.14, !llvm.access.group !65
	%801 = mul nsw i32 %799, %800
	%802 = mul nsw i32 %801, 3
	%803 = load i32, i32* %j.14, !llvm.access.group !65
	%804 = sdiv i32 %803, 2
	%805 = add nsw i32 %802, %804
	%806 = srem i32 %805, 5
	%807 = getelementptr i32, i32* getelementptr ([180 x i32], [180 x i32]* @t.data, i64 0, i64 -1), i64 %797
	store i32 %806, i32* %807, !alias.scope !17, !noalias !18, !llvm.access.group !65
	br label %latch.184

latch.184:
	%808 = add nsw i64 %797, 1
	%809 = icmp slt i64 %797, 180
	br i1 %809, label %do.183, label %done.185, !llvm.loop !68

done.185:
	%810 = trunc i64 %808 to i32
	store i32 %810, i32* %j.14
	br label %enddo.186

enddo.186:
	%811 = load i64, i64* %"l%start1.24"
	%812 = icmp sgt i64 0, %811
	%813 = select i1 %812, i64 0, i64 %811
	%814 = load i64, i64* %"l%block1.25"
	%815 = load i64, i64* %"l%start1.24"
	%816 = add nsw i64 %814, %815
	%817 = sub nsw i64 %816, 1
	%818 = icmp slt i64 180, %817
	%819 = select i1 %818, i64 180, i64 %817
	%820 = trunc i64 %813 to i32
	store i32 %820, i32* %"i%2.27"
	%821 = icmp sle i64 %813, %819
	br i1 %821, label %do.187, label %enddo.190

do.187:
	%822 = phi i64 [ %813, %enddo.186 ], [ %825, %latch.188 ]
	%823 = trunc i64 %822 to i32
	store i32 %823, i32* %"i%2.27", !llvm.access.group !69
	store i32 0, i32* %"i%1.26", !llvm.access.group !69
	%824 = icmp sle i64 0, 240
	br i1 %824, label %do.191, label %enddo.194

latch.188:
	%825 = add nsw i64 %822, 1
	%826 = icmp slt i64 %822, %819
	br i1 %826, label %do.187, label %done.189, !llvm.loop !78

done.189:
	%827 = trunc i64 %825 to i32
	store i32 %827, i32* %"i%2.27"
	br label %enddo.190

enddo.190:
	%828 = icmp sgt i64 1, 240
	%829 = select i1 %828, i64 1, i64 240
	%830 = mul nsw i64 %829, 40000
	%831 = sitofp i64 %830 to double
	%832 = call i32 @pgas_num_images()
	%833 = sext i32 %832 to i64
	%834 = sub nsw i64 %833, 1
	%835 = icmp sgt i64 1, %834
	%836 = select i1 %835, i64 1, i64 %834
	%837 = load i64, i64* %"l%block1.25"
	%838 = mul nsw i64 2, %837
	%839 = icmp sgt i64 1, %838
	%840 = select i1 %839, i64 1, i64 %838
	%841 = mul nsw i64 %836, %840
	%842 = sitofp i64 %841 to double
	%843 = fdiv double %831, %842
	%844 = call double @llvm.sqrt.f64(double %843)
	%845 = fptosi double %844 to i64
	%846 = icmp sgt i64 1, %845
	%847 = select i1 %846, i64 1, i64 %845
	store i64 %847, i64* %"i%size.44"
	%848 = load i64, i64* %"i%size.44"
	store i64 1, i64* %"i%strip.43"
	%849 = icmp eq i64 %848, 0
	br i1 %849, label %cold.199, label %rest.200

do.191:
	%850 = phi i64 [ 0, %do.187 ], [ %857, %latch.192 ]
	%851 = trunc i64 %850 to i32
	store i32 %851, i32* %"i%1.26", !llvm.access.group !71
	%852 = load i64, i64* %l.stride.12
	%853 = mul nsw i64 %822, %852
	%854 = load i32*, i32** %l.origin.10
	%855 = getelementptr i32, i32* %854, i64 %853
	%856 = getelementptr i32, i32* %855, i64 %850
	store i32 0, i32* %856, !alias.scope !13, !noalias !14, !llvm.access.group !72
	br label %latch.192

latch.192:
	%857 = add nsw i64 %850, 1
	%858 = icmp slt i64 %850, 240
	br i1 %858, label %do.191, label %done.193, !llvm.loop !75

done.193:
	%859 = trunc i64 %857 to i32
	store i32 %859, i32* %"i%1.26", !llvm.access.group !69
	br label %enddo.194

enddo.194:
	br label %latch.188

do.195:
	%860 = phi i64 [ 1, %rest.200 ], [ %880, %latch.196 ]
	%861 = phi i64 [ %895, %rest.200 ], [ %881, %latch.196 ]
	store i64 %860, i64* %"i%strip.43"
	%862 = load i64, i64* %"i%size.44"
	%863 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.202, i32 0, i32 0
	store i64 %860, i64* %863
	%864 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.202, i32 0, i32 1
	store i64 %862, i64* %864
	%865 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.202, i32 0, i32 0
	%866 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.201, i32 0, i32 0
	store i64* %865, i64** %866
	%867 = bitcast [1 x i64*]* %params.201 to i8*
	call void @hpf_exchange_receive(i8* bitcast ([1 x %hpf_exchange*]* @29 to i8*), i8* %867, i32 1)
	%868 = load i64, i64* %"l%start1.24"
	%869 = icmp sgt i64 1, %868
	%870 = select i1 %869, i64 1, i64 %868
	%871 = load i64, i64* %"l%block1.25"
	%872 = load i64, i64* %"l%start1.24"
	%873 = add nsw i64 %871, %872
	%874 = sub nsw i64 %873, 1
	%875 = icmp slt i64 180, %874
	%876 = select i1 %875, i64 180, i64 %874
	%877 = sub nsw i64 %876, 3
	%878 = trunc i64 %870 to i32
	store i32 %878, i32* %j.14
	%879 = icmp sle i64 %870, %877
	br i1 %879, label %do.203, label %enddo.206

latch.196:
	%880 = add nsw i64 %860, %848
	%881 = sub nsw i64 %861, 1
	%882 = icmp sgt i64 %881, 0
	br i1 %882, label %do.195, label %done.197, !llvm.loop !88

done.197:
	store i64 %880, i64* %"i%strip.43"
	br label %enddo.198

enddo.198:
	store double 0.0, double* %"s%1.30"
	store double 0.0, double* %"s%1%part.46"
	%883 = load i64, i64* %"a%start2.18"
	%884 = icmp sgt i64 1, %883
	%885 = select i1 %884, i64 1, i64 %883
	%886 = load i64, i64* %"a%block2.19"
	%887 = load i64, i64* %"a%start2.18"
	%888 = add nsw i64 %886, %887
	%889 = sub nsw i64 %888, 1
	%890 = icmp slt i64 180, %889
	%891 = select i1 %890, i64 180, i64 %889
	%892 = trunc i64 %885 to i32
	store i32 %892, i32* %"i%4.29"
	%893 = icmp sle i64 %885, %891
	br i1 %893, label %do.236, label %enddo.239

cold.199:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.7 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.23, i64 0, i64 0))
	unreachable

rest.200:
	%894 = add nsw i64 239, %848
	%895 = sdiv i64 %894, %848
	%896 = icmp sgt i64 %895, 0
	br i1 %896, label %do.195, label %enddo.198

do.203:
	%897 = phi i64 [ %870, %do.195 ], [ %906, %latch.204 ]
	%898 = trunc i64 %897 to i32
	store i32 %898, i32* %j.14
	%899 = load i64, i64* %"i%size.44"
	%900 = sub nsw i64 %899, 1
	%901 = add nsw i64 %860, %900
	%902 = icmp slt i64 240, %901
	%903 = select i1 %902, i64 240, i64 %901
	%904 = trunc i64 %860 to i32
	store i32 %904, i32* %i.13
	%905 = icmp sle i64 %860, %903
	br i1 %905, label %do.207, label %enddo.210

latch.204:
	%906 = add nsw i64 %897, 4
	%907 = icmp sle i64 %906, %877
	br i1 %907, label %do.203, label %done.205, !llvm.loop !82

done.205:
	%908 = trunc i64 %906 to i32
	store i32 %908, i32* %j.14
	br label %enddo.206

enddo.206:
	%909 = load i64, i64* %"l%start1.24"
	%910 = icmp sgt i64 1, %909
	%911 = select i1 %910, i64 1, i64 %909
	%912 = load i64, i64* %"l%block1.25"
	%913 = load i64, i64* %"l%start1.24"
	%914 = add nsw i64 %912, %913
	%915 = sub nsw i64 %914, 1
	%916 = icmp slt i64 180, %915
	%917 = select i1 %916, i64 180, i64 %915
	%918 = load i64, i64* %"l%start1.24"
	%919 = icmp sgt i64 1, %918
	%920 = select i1 %919, i64 1, i64 %918
	%921 = sub nsw i64 %917, %920
	%922 = add nsw i64 %921, 1
	%923 = icmp sgt i64 %922, 0
	%924 = select i1 %923, i64 %922, i64 0
	%925 = sdiv i64 %924, 4
	%926 = srem i64 %924, 4
	%927 = icmp slt i64 %926, 0
	%928 = sub nsw i64 %925, 1
	%929 = select i1 %927, i64 %928, i64 %925
	%930 = mul nsw i64 %929, 4
	%931 = add nsw i64 %911, %930
	%932 = load i64, i64* %"l%block1.25"
	%933 = load i64, i64* %"l%start1.24"
	%934 = add nsw i64 %932, %933
	%935 = sub nsw i64 %934, 1
	%936 = icmp slt i64 180, %935
	%937 = select i1 %936, i64 180, i64 %935
	%938 = trunc i64 %931 to i32
	store i32 %938, i32* %j.14
	%939 = icmp sle i64 %931, %937
	br i1 %939, label %do.223, label %enddo.226

do.207:
	%940 = phi i64 [ %860, %do.203 ], [ %947, %latch.208 ]
	%941 = trunc i64 %940 to i32
	store i32 %941, i32* %i.13
	%942 = getelementptr i32, i32* getelementptr ([240 x i32], [240 x i32]* @s.data, i64 0, i64 -1), i64 %940
	%943 = load i32, i32* %942, !alias.scope !15, !noalias !16
	%944 = getelementptr i32, i32* getelementptr ([180 x i32], [180 x i32]* @t.data, i64 0, i64 -1), i64 %897
	%945 = load i32, i32* %944, !alias.scope !17, !noalias !18
	%946 = icmp eq i32 %943, %945
	br i1 %946, label %then.212, label %else.213

latch.208:
	%947 = add nsw i64 %940, 1
	%948 = icmp slt i64 %940, %903
	br i1 %948, label %do.207, label %done.209, !llvm.loop !80

done.209:
	%949 = trunc i64 %947 to i32
	store i32 %949, i32* %i.13
	br label %enddo.210

enddo.210:
	br label %latch.204

endif.211:
	%950 = getelementptr i32, i32* getelementptr ([240 x i32], [240 x i32]* @s.data, i64 0, i64 -1), i64 %940
	%951 = load i32, i32* %950, !alias.scope !15, !noalias !16
	%952 = add nsw i64 %897, 1
	%953 = getelementptr i32, i32* getelementptr ([180 x i32], [180 x i32]* @t.data, i64 0, i64 -1), i64 %952
	%954 = load i32, i32* %953, !alias.scope !17, !noalias !18
	%955 = icmp eq i32 %951, %954
	br i1 %955, label %then.215, label %else.216

then.212:
	%956 = sub nsw i64 %940, 1
	%957 = sub nsw i64 %897, 1
	%958 = load i64, i64* %l.stride.12
	%959 = mul nsw i64 %957, %958
	%960 = load i32*, i32** %l.origin.10
	%961 = getelementptr i32, i32* %960, i64 %959
	%962 = getelementptr i32, i32* %961, i64 %956
	%963 = load i32, i32* %962, !alias.scope !13, !noalias !14
	%964 = add nsw i32 %963, 1
	%965 = load i64, i64* %l.stride.12
	%966 = mul nsw i64 %897, %965
	%967 = load i32*, i32** %l.origin.10
	%968 = getelementptr i32, i32* %967, i64 %966
	%969 = getelementptr i32, i32* %968, i64 %940
	store i32 %964, i32* %969, !alias.scope !13, !noalias !14
	br label %endif.211

else.213:
	%970 = sub nsw i64 %940, 1
	%971 = load i64, i64* %l.stride.12
	%972 = mul nsw i64 %897, %971
	%973 = load i32*, i32** %l.origin.10
	%974 = getelementptr i32, i32* %973, i64 %972
	%975 = getelementptr i32, i32* %974, i64 %970
	%976 = load i32, i32* %975, !alias.scope !13, !noalias !14
	%977 = sub nsw i64 %897, 1
	%978 = load i64, i64* %l.stride.12
	%979 = mul nsw i64 %977, %978
	%980 = load i32*, i32** %l.origin.10
	%981 = getelementptr i32, i32* %980, i64 %979
	%982 = getelementptr i32, i32* %981, i64 %940
	%983 = load i32, i32* %982, !alias.scope !13, !noalias !14
	%984 = icmp sgt i32 %976, %983
	%985 = select i1 %984, i32 %976, i32 %983
	%986 = load i64, i64* %l.stride.12
	%987 = mul nsw i64 %897, %986
	%988 = load i32*, i32** %l.origin.10
	%989 = getelementptr i32, i32* %988, i64 %987
	%990 = getelementptr i32, i32* %989, i64 %940
	store i32 %985, i32* %990, !alias.scope !13, !noalias !14
	br label %endif.211

endif.214:
	%991 = getelementptr i32, i32* getelementptr ([240 x i32], [240 x i32]* @s.data, i64 0, i64 -1), i64 %940
	%992 = load i32, i32* %991, !alias.scope !15, !noalias !16
	%993 = add nsw i64 %897, 2
	%994 = getelementptr i32, i32* getelementptr ([180 x i32], [180 x i32]* @t.data, i64 0, i64 -1), i64 %993
	%995 = load i32, i32* %994, !alias.scope !17, !noalias !18
	%996 = icmp eq i32 %992, %995
	br i1 %996, label %then.218, label %else.219

then.215:
	%997 = sub nsw i64 %940, 1
	%998 = add nsw i64 %897, 1
	%999 = sub nsw i64 %998, 1
	%1000 = load i64, i64* %l.stride.12
	%1001 = mul nsw i64 %999, %1000
	%1002 = load i32*, i32** %l.origin.10
	%1003 = getelementptr i32, i32* %1002, i64 %1001
	%1004 = getelementptr i32, i32* %1003, i64 %997
	%1005 = load i32, i32* %1004, !alias.scope !13, !noalias !14
	%1006 = add nsw i32 %1005, 1
	%1007 = add nsw i64 %897, 1
	%1008 = load i64, i64* %l.stride.12
	%1009 = mul nsw i64 %1007, %1008
	%1010 = load i32*, i32** %l.origin.10
	%1011 = getelementptr i32, i32* %1010, i64 %1009
	%1012 = getelementptr i32, i32* %1011, i64 %940
	store i32 %1006, i32* %1012, !alias.scope !13, !noalias !14
	br label %endif.214

else.216:
	%1013 = sub nsw i64 %940, 1
	%1014 = add nsw i64 %897, 1
	%1015 = load i64, i64* %l.stride.12
	%1016 = mul nsw i64 %1014, %1015
	%1017 = load i32*, i32** %l.origin.10
	%1018 = getelementptr i32, i32* %1017, i64 %1016
	%1019 = getelementptr i32, i32* %1018, i64 %1013
	%1020 = load i32, i32* %1019, !alias.scope !13, !noalias !14
	%1021 = add nsw i64 %897, 1
	%1022 = sub nsw i64 %1021, 1
	%1023 = load i64, i64* %l.stride.12
	%1024 = mul nsw i64 %1022, %1023
	%1025 = load i32*, i32** %l.origin.10
	%1026 = getelementptr i32, i32* %1025, i64 %1024
	%1027 = getelementptr i32, i32* %1026, i64 %940
	%1028 = load i32, i32* %1027, !alias.scope !13, !noalias !14
	%1029 = icmp sgt i32 %1020, %1028
	%1030 = select i1 %1029, i32 %1020, i32 %1028
	%1031 = add nsw i64 %897, 1
	%1032 = load i64, i64* %l.stride.12
	%1033 = mul nsw i64 %1031, %1032
	%1034 = load i32*, i32** %l.origin.10
	%1035 = getelementptr i32, i32* %1034, i64 %1033
	%1036 = getelementptr i32, i32* %1035, i64 %940
	store i32 %1030, i32* %1036, !alias.scope !13, !noalias !14
	br label %endif.214

endif.217:
	%1037 = getelementptr i32, i32* getelementptr ([240 x i32], [240 x i32]* @s.data, i64 0, i64 -1), i64 %940
	%1038 = load i32, i32* %1037, !alias.scope !15, !noalias !16
	%1039 = add nsw i64 %897, 3
	%1040 = getelementptr i32, i32* getelementptr ([180 x i32], [180 x i32]* @t.data, i64 0, i64 -1), i64 %1039
	%1041 = load i32, i32* %1040, !alias.scope !17, !noalias !18
	%1042 = icmp eq i32 %1038, %1041
	br i1 %1042, label %then.221, label %else.222

then.218:
	%1043 = sub nsw i64 %940, 1
	%1044 = add nsw i64 %897, 2
	%1045 = sub nsw i64 %1044, 1
	%1046 = load i64, i64* %l.stride.12
	%1047 = mul nsw i64 %1045, %1046
	%1048 = load i32*, i32** %l.origin.10
	%1049 = getelementptr i32, i32* %1048, i64 %1047
	%1050 = getelementptr i32, i32* %1049, i64 %1043
	%1051 = load i32, i32* %1050, !alias.scope !13, !noalias !14
	%1052 = add nsw i32 %1051, 1
	%1053 = add nsw i64 %897, 2
	%1054 = load i64, i64* %l.stride.12
	%1055 = mul nsw i64 %1053, %1054
	%1056 = load i32*, i32** %l.origin.10
	%1057 = getelementptr i32, i32* %1056, i64 %1055
	%1058 = getelementptr i32, i32* %1057, i64 %940
	store i32 %1052, i32* %1058, !alias.scope !13, !noalias !14
	br label %endif.217

else.219:
	%1059 = sub nsw i64 %940, 1
	%1060 = add nsw i64 %897, 2
	%1061 = load i64, i64* %l.stride.12
	%1062 = mul nsw i64 %1060, %1061
	%1063 = load i32*, i32** %l.origin.10
	%1064 = getelementptr i32, i32* %1063, i64 %1062
	%1065 = getelementptr i32, i32* %1064, i64 %1059
	%1066 = load i32, i32* %1065, !alias.scope !13, !noalias !14
	%1067 = add nsw i64 %897, 2
	%1068 = sub nsw i64 %1067, 1
	%1069 = load i64, i64* %l.stride.12
	%1070 = mul nsw i64 %1068, %1069
	%1071 = load i32*, i32** %l.origin.10
	%1072 = getelementptr i32, i32* %1071, i64 %1070
	%1073 = getelementptr i32, i32* %1072, i64 %940
	%1074 = load i32, i32* %1073, !alias.scope !13, !noalias !14
	%1075 = icmp sgt i32 %1066, %1074
	%1076 = select i1 %1075, i32 %1066, i32 %1074
	%1077 = add nsw i64 %897, 2
	%1078 = load i64, i64* %l.stride.12
	%1079 = mul nsw i64 %1077, %1078
	%1080 = load i32*, i32** %l.origin.10
	%1081 = getelementptr i32, i32* %1080, i64 %1079
	%1082 = getelementptr i32, i32* %1081, i64 %940
	store i32 %1076, i32* %1082, !alias.scope !13, !noalias !14
	br label %endif.217

endif.220:
	br label %latch.208

then.221:
	%1083 = sub nsw i64 %940, 1
	%1084 = add nsw i64 %897, 3
	%1085 = sub nsw i64 %1084, 1
	%1086 = load i64, i64* %l.stride.12
	%1087 = mul nsw i64 %1085, %1086
	%1088 = load i32*, i32** %l.origin.10
	%1089 = getelementptr i32, i32* %1088, i64 %1087
	%1090 = getelementptr i32, i32* %1089, i64 %1083
	%1091 = load i32, i32* %1090, !alias.scope !13, !noalias !14
	%1092 = add nsw i32 %1091, 1
	%1093 = add nsw i64 %897, 3
	%1094 = load i64, i64* %l.stride.12
	%1095 = mul nsw i64 %1093, %1094
	%1096 = load i32*, i32** %l.origin.10
	%1097 = getelementptr i32, i32* %1096, i64 %1095
	%1098 = getelementptr i32, i32* %1097, i64 %940
	store i32 %1092, i32* %1098, !alias.scope !13, !noalias !14
	br label %endif.220

else.222:
	%1099 = sub nsw i64 %940, 1
	%1100 = add nsw i64 %897, 3
	%1101 = load i64, i64* %l.stride.12
	%1102 = mul nsw i64 %1100, %1101
	%1103 = load i32*, i32** %l.origin.10
	%1104 = getelementptr i32, i32* %1103, i64 %1102
	%1105 = getelementptr i32, i32* %1104, i64 %1099
	%1106 = load i32, i32* %1105, !alias.scope !13, !noalias !14
	%1107 = add nsw i64 %897, 3
	%1108 = sub nsw i64 %1107, 1
	%1109 = load i64, i64* %l.stride.12
	%1110 = mul nsw i64 %1108, %1109
	%1111 = load i32*, i32** %l.origin.10
	%1112 = getelementptr i32, i32* %1111, i64 %1110
	%1113 = getelementptr i32, i32* %1112, i64 %940
	%1114 = load i32, i32* %1113, !alias.scope !13, !noalias !14
	%1115 = icmp sgt i32 %1106, %1114
	%1116 = select i1 %1115, i32 %1106, i32 %1114
	%1117 = add nsw i64 %897, 3
	%1118 = load i64, i64* %l.stride.12
	%1119 = mul nsw i64 %1117, %1118
	%1120 = load i32*, i32** %l.origin.10
	%1121 = getelementptr i32, i32* %1120, i64 %1119
	%1122 = getelementptr i32, i32* %1121, i64 %940
	store i32 %1116, i32* %1122, !alias.scope !13, !noalias !14
	br label %endif.220

do.223:
	%1123 = phi i64 [ %931, %enddo.206 ], [ %1132, %latch.224 ]
	%1124 = trunc i64 %1123 to i32
	store i32 %1124, i32* %j.14
	%1125 = load i64, i64* %"i%size.44"
	%1126 = sub nsw i64 %1125, 1
	%1127 = add nsw i64 %860, %1126
	%1128 = icmp slt i64 240, %1127
	%1129 = select i1 %1128, i64 240, i64 %1127
	%1130 = trunc i64 %860 to i32
	store i32 %1130, i32* %i.13
	%1131 = icmp sle i64 %860, %1129
	br i1 %1131, label %do.227, label %enddo.230

latch.224:
	%1132 = add nsw i64 %1123, 1
	%1133 = icmp slt i64 %1123, %937
	br i1 %1133, label %do.223, label %done.225, !llvm.loop !86

done.225:
	%1134 = trunc i64 %1132 to i32
	store i32 %1134, i32* %j.14
	br label %enddo.226

enddo.226:
	%1135 = load i64, i64* %"i%size.44"
	%1136 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.235, i32 0, i32 0
	store i64 %860, i64* %1136
	%1137 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.235, i32 0, i32 1
	store i64 %1135, i64* %1137
	%1138 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.235, i32 0, i32 0
	%1139 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.234, i32 0, i32 0
	store i64* %1138, i64** %1139
	%1140 = bitcast [1 x i64*]* %params.234 to i8*
	call void @hpf_exchange_send(i8* bitcast ([1 x %hpf_exchange*]* @30 to i8*), i8* %1140, i32 1)
	br label %latch.196

do.227:
	%1141 = phi i64 [ %860, %do.223 ], [ %1148, %latch.228 ]
	%1142 = trunc i64 %1141 to i32
	store i32 %1142, i32* %i.13
	%1143 = getelementptr i32, i32* getelementptr ([240 x i32], [240 x i32]* @s.data, i64 0, i64 -1), i64 %1141
	%1144 = load i32, i32* %1143, !alias.scope !15, !noalias !16
	%1145 = getelementptr i32, i32* getelementptr ([180 x i32], [180 x i32]* @t.data, i64 0, i64 -1), i64 %1123
	%1146 = load i32, i32* %1145, !alias.scope !17, !noalias !18
	%1147 = icmp eq i32 %1144, %1146
	br i1 %1147, label %then.232, label %else.233

latch.228:
	%1148 = add nsw i64 %1141, 1
	%1149 = icmp slt i64 %1141, %1129
	br i1 %1149, label %do.227, label %done.229, !llvm.loop !84

done.229:
	%1150 = trunc i64 %1148 to i32
	store i32 %1150, i32* %i.13
	br label %enddo.230

enddo.230:
	br label %latch.224

endif.231:
	br label %latch.228

then.232:
	%1151 = sub nsw i64 %1141, 1
	%1152 = sub nsw i64 %1123, 1
	%1153 = load i64, i64* %l.stride.12
	%1154 = mul nsw i64 %1152, %1153
	%1155 = load i32*, i32** %l.origin.10
	%1156 = getelementptr i32, i32* %1155, i64 %1154
	%1157 = getelementptr i32, i32* %1156, i64 %1151
	%1158 = load i32, i32* %1157, !alias.scope !13, !noalias !14
	%1159 = add nsw i32 %1158, 1
	%1160 = load i64, i64* %l.stride.12
	%1161 = mul nsw i64 %1123, %1160
	%1162 = load i32*, i32** %l.origin.10
	%1163 = getelementptr i32, i32* %1162, i64 %1161
	%1164 = getelementptr i32, i32* %1163, i64 %1141
	store i32 %1159, i32* %1164, !alias.scope !13, !noalias !14
	br label %endif.231

else.233:
	%1165 = sub nsw i64 %1141, 1
	%1166 = load i64, i64* %l.stride.12
	%1167 = mul nsw i64 %1123, %1166
	%1168 = load i32*, i32** %l.origin.10
	%1169 = getelementptr i32, i32* %1168, i64 %1167
	%1170 = getelementptr i32, i32* %1169, i64 %1165
	%1171 = load i32, i32* %1170, !alias.scope !13, !noalias !14
	%1172 = sub nsw i64 %1123, 1
	%1173 = load i64, i64* %l.stride.12
	%1174 = mul nsw i64 %1172, %1173
	%1175 = load i32*, i32** %l.origin.10
	%1176 = getelementptr i32, i32* %1175, i64 %1174
	%1177 = getelementptr i32, i32* %1176, i64 %1141
	%1178 = load i32, i32* %1177, !alias.scope !13, !noalias !14
	%1179 = icmp sgt i32 %1171, %1178
	%1180 = select i1 %1179, i32 %1171, i32 %1178
	%1181 = load i64, i64* %l.stride.12
	%1182 = mul nsw i64 %1123, %1181
	%1183 = load i32*, i32** %l.origin.10
	%1184 = getelementptr i32, i32* %1183, i64 %1182
	%1185 = getelementptr i32, i32* %1184, i64 %1141
	store i32 %1180, i32* %1185, !alias.scope !13, !noalias !14
	br label %endif.231

do.236:
	%1186 = phi i64 [ %885, %enddo.198 ], [ %1199, %latch.237 ]
	%1187 = trunc i64 %1186 to i32
	store i32 %1187, i32* %"i%4.29", !llvm.access.group !89
	%1188 = load i64, i64* %"a%start1.16", !llvm.access.group !89
	%1189 = icmp sgt i64 1, %1188
	%1190 = select i1 %1189, i64 1, i64 %1188
	%1191 = load i64, i64* %"a%block1.17", !llvm.access.group !89
	%1192 = load i64, i64* %"a%start1.16", !llvm.access.group !89
	%1193 = add nsw i64 %1191, %1192
	%1194 = sub nsw i64 %1193, 1
	%1195 = icmp slt i64 240, %1194
	%1196 = select i1 %1195, i64 240, i64 %1194
	%1197 = trunc i64 %1190 to i32
	store i32 %1197, i32* %"i%3.28", !llvm.access.group !89
	%1198 = icmp sle i64 %1190, %1196
	br i1 %1198, label %do.240, label %enddo.243

latch.237:
	%1199 = add nsw i64 %1186, 1
	%1200 = icmp slt i64 %1186, %891
	br i1 %1200, label %do.236, label %done.238, !llvm.loop !100

done.238:
	%1201 = trunc i64 %1199 to i32
	store i32 %1201, i32* %"i%4.29"
	br label %enddo.239

enddo.239:
	%1202 = load double, double* %"s%1%part.46"
	store double %1202, double* %temporary.244
	%1203 = bitcast double* %temporary.244 to i8*
	call void @hpf_reduce(i8* %1203, i32 1, i32 3, i32 0, i8* bitcast (%hpf_pos* @.pos.8 to i8*))
	%1204 = load double, double* %temporary.244
	store double %1204, double* %"s%1%part.46"
	%1205 = load double, double* %"s%1.30"
	%1206 = load double, double* %"s%1%part.46"
	%1207 = fadd double %1205, %1206
	store double %1207, double* %"s%1.30"
	store double 0.0, double* %"s%2.33"
	store double 0.0, double* %"s%2%part.47"
	%1208 = load i64, i64* %"b%start1.20"
	%1209 = icmp sgt i64 1, %1208
	%1210 = select i1 %1209, i64 1, i64 %1208
	%1211 = load i64, i64* %"b%block1.21"
	%1212 = load i64, i64* %"b%start1.20"
	%1213 = add nsw i64 %1211, %1212
	%1214 = sub nsw i64 %1213, 1
	%1215 = icmp slt i64 180, %1214
	%1216 = select i1 %1215, i64 180, i64 %1214
	%1217 = trunc i64 %1210 to i32
	store i32 %1217, i32* %"i%6.32"
	%1218 = icmp sle i64 %1210, %1216
	br i1 %1218, label %do.245, label %enddo.248

do.240:
	%1219 = phi i64 [ %1190, %do.236 ], [ %1229, %latch.241 ]
	%1220 = trunc i64 %1219 to i32
	store i32 %1220, i32* %"i%3.28", !llvm.access.group !91
	%1221 = load double, double* %"s%1%part.46", !llvm.access.group !92
	%1222 = load i64, i64* %a.stride.3
	%1223 = mul nsw i64 %1186, %1222
	%1224 = load double*, double** %a.origin.1
	%1225 = getelementptr double, double* %1224, i64 %1223
	%1226 = getelementptr double, double* %1225, i64 %1219
	%1227 = load double, double* %1226, !alias.scope !7, !noalias !8, !llvm.access.group !93
	%1228 = fadd reassoc nsz double %1221, %1227
	store double %1228, double* %"s%1%part.46", !llvm.access.group !94
	br label %latch.241

latch.241:
	%1229 = add nsw i64 %1219, 1
	%1230 = icmp slt i64 %1219, %1196
	br i1 %1230, label %do.240, label %done.242, !llvm.loop !97

done.242:
	%1231 = trunc i64 %1229 to i32
	store i32 %1231, i32* %"i%3.28", !llvm.access.group !89
	br label %enddo.243

enddo.243:
	br label %latch.237

do.245:
	%1232 = phi i64 [ %1210, %enddo.239 ], [ %1235, %latch.246 ]
	%1233 = trunc i64 %1232 to i32
	store i32 %1233, i32* %"i%6.32", !llvm.access.group !101
	store i32 1, i32* %"i%5.31", !llvm.access.group !101
	%1234 = icmp sle i64 1, 240
	br i1 %1234, label %do.249, label %enddo.252

latch.246:
	%1235 = add nsw i64 %1232, 1
	%1236 = icmp slt i64 %1232, %1216
	br i1 %1236, label %do.245, label %done.247, !llvm.loop !112

done.247:
	%1237 = trunc i64 %1235 to i32
	store i32 %1237, i32* %"i%6.32"
	br label %enddo.248

enddo.248:
	%1238 = load double, double* %"s%2%part.47"
	store double %1238, double* %temporary.253
	%1239 = bitcast double* %temporary.253 to i8*
	call void @hpf_reduce(i8* %1239, i32 1, i32 3, i32 0, i8* bitcast (%hpf_pos* @.pos.9 to i8*))
	%1240 = load double, double* %temporary.253
	store double %1240, double* %"s%2%part.47"
	%1241 = load double, double* %"s%2.33"
	%1242 = load double, double* %"s%2%part.47"
	%1243 = fadd double %1241, %1242
	store double %1243, double* %"s%2.33"
	store double 0.0, double* %"s%3.36"
	store double 0.0, double* %"s%3%part.48"
	store i32 1, i32* %"i%8.35"
	%1244 = icmp sle i64 1, 180
	br i1 %1244, label %do.254, label %enddo.257

do.249:
	%1245 = phi i64 [ 1, %do.245 ], [ %1255, %latch.250 ]
	%1246 = trunc i64 %1245 to i32
	store i32 %1246, i32* %"i%5.31", !llvm.access.group !103
	%1247 = load double, double* %"s%2%part.47", !llvm.access.group !104
	%1248 = load i64, i64* %b.stride.6
	%1249 = mul nsw i64 %1232, %1248
	%1250 = load double*, double** %b.origin.4
	%1251 = getelementptr double, double* %1250, i64 %1249
	%1252 = getelementptr double, double* %1251, i64 %1245
	%1253 = load double, double* %1252, !alias.scope !9, !noalias !10, !llvm.access.group !105
	%1254 = fadd reassoc nsz double %1247, %1253
	store double %1254, double* %"s%2%part.47", !llvm.access.group !106
	br label %latch.250

latch.250:
	%1255 = add nsw i64 %1245, 1
	%1256 = icmp slt i64 %1245, 240
	br i1 %1256, label %do.249, label %done.251, !llvm.loop !109

done.251:
	%1257 = trunc i64 %1255 to i32
	store i32 %1257, i32* %"i%5.31", !llvm.access.group !101
	br label %enddo.252

enddo.252:
	br label %latch.246

do.254:
	%1258 = phi i64 [ 1, %enddo.248 ], [ %1271, %latch.255 ]
	%1259 = trunc i64 %1258 to i32
	store i32 %1259, i32* %"i%8.35", !llvm.access.group !113
	%1260 = load i64, i64* %"c%start1.22", !llvm.access.group !113
	%1261 = icmp sgt i64 1, %1260
	%1262 = select i1 %1261, i64 1, i64 %1260
	%1263 = load i64, i64* %"c%block1.23", !llvm.access.group !113
	%1264 = load i64, i64* %"c%start1.22", !llvm.access.group !113
	%1265 = add nsw i64 %1263, %1264
	%1266 = sub nsw i64 %1265, 1
	%1267 = icmp slt i64 240, %1266
	%1268 = select i1 %1267, i64 240, i64 %1266
	%1269 = trunc i64 %1262 to i32
	store i32 %1269, i32* %"i%7.34", !llvm.access.group !113
	%1270 = icmp sle i64 %1262, %1268
	br i1 %1270, label %do.258, label %enddo.261

latch.255:
	%1271 = add nsw i64 %1258, 1
	%1272 = icmp slt i64 %1258, 180
	br i1 %1272, label %do.254, label %done.256, !llvm.loop !124

done.256:
	%1273 = trunc i64 %1271 to i32
	store i32 %1273, i32* %"i%8.35"
	br label %enddo.257

enddo.257:
	%1274 = load double, double* %"s%3%part.48"
	store double %1274, double* %temporary.262
	%1275 = bitcast double* %temporary.262 to i8*
	call void @hpf_reduce(i8* %1275, i32 1, i32 3, i32 0, i8* bitcast (%hpf_pos* @.pos.10 to i8*))
	%1276 = load double, double* %temporary.262
	store double %1276, double* %"s%3%part.48"
	%1277 = load double, double* %"s%3.36"
	%1278 = load double, double* %"s%3%part.48"
	%1279 = fadd double %1277, %1278
	store double %1279, double* %"s%3.36"
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.11 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.37, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%1280 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.264, i32 0, i32 0
	store i64 240, i64* %1280
	%1281 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.264, i32 0, i32 1
	store i64 180, i64* %1281
	%1282 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.264, i32 0, i32 0
	%1283 = bitcast i64* %1282 to i8*
	%1284 = bitcast i32* %temporary.263 to i8*
	call void @hpf_fetch(i8* bitcast (%hpf_array* @array.l to i8*), i8* %1283, i8* %1284, i8* bitcast (%hpf_pos* @.pos.12 to i8*))
	%1285 = load i32, i32* %temporary.263
	store i32 %1285, i32* %"l%copy9.45"
	%1286 = load i32, i32* %"l%copy9.45"
	store i32 %1286, i32* %temporary.265
	%1287 = bitcast i32* %temporary.265 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %1287, i64 4)
	%1288 = load double, double* %"s%1.30"
	store double %1288, double* %temporary.266
	%1289 = bitcast double* %temporary.266 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %1289, i64 8)
	%1290 = load double, double* %"s%2.33"
	store double %1290, double* %temporary.267
	%1291 = bitcast double* %temporary.267 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %1291, i64 8)
	%1292 = load double, double* %"s%3.36"
	store double %1292, double* %temporary.268
	%1293 = bitcast double* %temporary.268 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %1293, i64 8)
	%1294 = call i32 @hpf_io_end()
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.13 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.37, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%1295 = icmp sgt i64 1, 0
	%1296 = select i1 %1295, i64 1, i64 0
	%1297 = icmp sgt i64 180, 0
	%1298 = select i1 %1297, i64 180, i64 0
	%1299 = mul nsw i64 %1296, %1298
	%1300 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.269, i32 0, i32 0
	store i64 240, i64* %1300
	%1301 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.269, i32 0, i32 1
	store i64 1, i64* %1301
	%1302 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.269, i32 0, i32 0
	%1303 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.270, i32 0, i32 0
	store i64 240, i64* %1303
	%1304 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.270, i32 0, i32 1
	store i64 180, i64* %1304
	%1305 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.270, i32 0, i32 0
	%1306 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.271, i32 0, i32 0
	store i64 1, i64* %1306
	%1307 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.271, i32 0, i32 1
	store i64 1, i64* %1307
	%1308 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.271, i32 0, i32 0
	%1309 = bitcast i64* %1302 to i8*
	%1310 = bitcast i64* %1305 to i8*
	%1311 = bitcast i64* %1308 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.a to i8*), i8* %1309, i8* %1310, i8* %1311, i32 3, i32 8)
	%1312 = call i32 @hpf_io_end()
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.14 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.37, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%1313 = icmp sgt i64 240, 0
	%1314 = select i1 %1313, i64 240, i64 0
	%1315 = icmp sgt i64 1, 0
	%1316 = select i1 %1315, i64 1, i64 0
	%1317 = mul nsw i64 %1314, %1316
	%1318 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.272, i32 0, i32 0
	store i64 1, i64* %1318
	%1319 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.272, i32 0, i32 1
	store i64 179, i64* %1319
	%1320 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.272, i32 0, i32 0
	%1321 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.273, i32 0, i32 0
	store i64 240, i64* %1321
	%1322 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.273, i32 0, i32 1
	store i64 179, i64* %1322
	%1323 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.273, i32 0, i32 0
	%1324 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.274, i32 0, i32 0
	store i64 1, i64* %1324
	%1325 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.274, i32 0, i32 1
	store i64 1, i64* %1325
	%1326 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.274, i32 0, i32 0
	%1327 = bitcast i64* %1320 to i8*
	%1328 = bitcast i64* %1323 to i8*
	%1329 = bitcast i64* %1326 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.b to i8*), i8* %1327, i8* %1328, i8* %1329, i32 3, i32 8)
	%1330 = call i32 @hpf_io_end()
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.15 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.37, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%1331 = icmp sgt i64 240, 0
	%1332 = select i1 %1331, i64 240, i64 0
	%1333 = icmp sgt i64 1, 0
	%1334 = select i1 %1333, i64 1, i64 0
	%1335 = mul nsw i64 %1332, %1334
	%1336 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.275, i32 0, i32 0
	store i64 1, i64* %1336
	%1337 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.275, i32 0, i32 1
	store i64 180, i64* %1337
	%1338 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.275, i32 0, i32 0
	%1339 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.276, i32 0, i32 0
	store i64 240, i64* %1339
	%1340 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.276, i32 0, i32 1
	store i64 180, i64* %1340
	%1341 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.276, i32 0, i32 0
	%1342 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.277, i32 0, i32 0
	store i64 1, i64* %1342
	%1343 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.277, i32 0, i32 1
	store i64 1, i64* %1343
	%1344 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.277, i32 0, i32 0
	%1345 = bitcast i64* %1338 to i8*
	%1346 = bitcast i64* %1341 to i8*
	%1347 = bitcast i64* %1344 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.c to i8*), i8* %1345, i8* %1346, i8* %1347, i32 3, i32 8)
	%1348 = call i32 @hpf_io_end()
	call void @hpf_main_end()
	ret i32 0

do.258:
	%1349 = phi i64 [ %1262, %do.254 ], [ %1359, %latch.259 ]
	%1350 = trunc i64 %1349 to i32
	store i32 %1350, i32* %"i%7.34", !llvm.access.group !115
	%1351 = load double, double* %"s%3%part.48", !llvm.access.group !116
	%1352 = load i64, i64* %c.stride.9
	%1353 = mul nsw i64 %1258, %1352
	%1354 = load double*, double** %c.origin.7
	%1355 = getelementptr double, double* %1354, i64 %1353
	%1356 = getelementptr double, double* %1355, i64 %1349
	%1357 = load double, double* %1356, !alias.scope !11, !noalias !12, !llvm.access.group !117
	%1358 = fadd reassoc nsz double %1351, %1357
	store double %1358, double* %"s%3%part.48", !llvm.access.group !118
	br label %latch.259

latch.259:
	%1359 = add nsw i64 %1349, 1
	%1360 = icmp slt i64 %1349, %1268
	br i1 %1360, label %do.258, label %done.260, !llvm.loop !121

done.260:
	%1361 = trunc i64 %1359 to i32
	store i32 %1361, i32* %"i%7.34", !llvm.access.group !113
	br label %enddo.261

enddo.261:
	br label %latch.255
}

declare void @hpf_main_begin(i32 %0, i8* %1) nounwind

declare void @hpf_layout_init(i8* %0, i8* %1) nounwind

declare void @hpf_array_create(i8* %0, i8* %1) nounwind

define internal i32 @sections.1(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%i.1 = alloca i32
	%j.2 = alloca i32
	%"a%start1.3" = alloca i64
	%"a%block1.4" = alloca i64
	%"a%start2.5" = alloca i64
	%"a%block2.6" = alloca i64
	%"b%start1.7" = alloca i64
	%"b%block1.8" = alloca i64
	%W1.9 = alloca i64
	%W2.10 = alloca i64
	%W1_b.11 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %i.1
	%3 = getelementptr i64, i64* %params, i64 1
	%4 = load i64, i64* %3
	%5 = trunc i64 %4 to i32
	store i32 %5, i32* %j.2
	%6 = getelementptr i64, i64* %recv, i64 0
	%7 = load i64, i64* %6
	store i64 %7, i64* %"a%start1.3"
	%8 = getelementptr i64, i64* %recv, i64 7
	%9 = load i64, i64* %8
	store i64 %9, i64* %"a%block1.4"
	%10 = getelementptr i64, i64* %recv, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %"a%start2.5"
	%12 = getelementptr i64, i64* %recv, i64 8
	%13 = load i64, i64* %12
	store i64 %13, i64* %"a%block2.6"
	%14 = getelementptr i64, i64* %recv, i64 14
	%15 = load i64, i64* %14
	store i64 %15, i64* %"b%start1.7"
	%16 = getelementptr i64, i64* %recv, i64 21
	%17 = load i64, i64* %16
	store i64 %17, i64* %"b%block1.8"
	%18 = getelementptr i64, i64* %send, i64 0
	%19 = load i64, i64* %18
	store i64 %19, i64* %W1.9
	%20 = getelementptr i64, i64* %send, i64 1
	%21 = load i64, i64* %20
	store i64 %21, i64* %W2.10
	%22 = getelementptr i64, i64* %send, i64 14
	%23 = load i64, i64* %22
	store i64 %23, i64* %W1_b.11
	switch i32 %piece, label %none.12 [
		i32 0, label %piece.13
	]

none.12:
	ret i32 0

piece.13:
	%24 = load i64, i64* %"a%start1.3"
	%25 = load i32, i32* %i.1
	%26 = sext i32 %25 to i64
	%27 = sub nsw i64 %24, %26
	%28 = sub nsw i64 %27, 1
	%29 = icmp slt i64 %28, 0
	br i1 %29, label %none.12, label %next.14

next.14:
	%30 = load i64, i64* %"b%start1.7"
	%31 = sub nsw i64 0, %30
	%32 = load i32, i32* %j.2
	%33 = sext i32 %32 to i64
	%34 = add nsw i64 %31, %33
	%35 = icmp slt i64 %34, 0
	br i1 %35, label %none.12, label %next.15

next.15:
	%36 = load i64, i64* %"b%block1.8"
	%37 = load i64, i64* %"b%start1.7"
	%38 = add nsw i64 %36, %37
	%39 = load i32, i32* %j.2
	%40 = sext i32 %39 to i64
	%41 = sub nsw i64 %38, %40
	%42 = sub nsw i64 %41, 1
	%43 = icmp slt i64 %42, 0
	br i1 %43, label %none.12, label %next.16

next.16:
	%44 = load i64, i64* %"a%start2.5"
	%45 = sub nsw i64 0, %44
	%46 = load i32, i32* %j.2
	%47 = sext i32 %46 to i64
	%48 = add nsw i64 %45, %47
	%49 = icmp slt i64 %48, 0
	br i1 %49, label %none.12, label %next.17

next.17:
	%50 = load i64, i64* %"a%block2.6"
	%51 = load i64, i64* %"a%start2.5"
	%52 = add nsw i64 %50, %51
	%53 = load i32, i32* %j.2
	%54 = sext i32 %53 to i64
	%55 = sub nsw i64 %52, %54
	%56 = sub nsw i64 %55, 1
	%57 = icmp slt i64 %56, 0
	br i1 %57, label %none.12, label %next.18

next.18:
	%58 = load i32, i32* %i.1
	%59 = sext i32 %58 to i64
	%60 = load i64, i64* %W1.9
	%61 = icmp sgt i64 %59, %60
	%62 = select i1 %61, i64 %59, i64 %60
	%63 = load i32, i32* %i.1
	%64 = sext i32 %63 to i64
	%65 = load i64, i64* %"a%block1.4"
	%66 = load i64, i64* %W1.9
	%67 = add nsw i64 %65, %66
	%68 = sub nsw i64 %67, 1
	%69 = icmp slt i64 %64, %68
	%70 = select i1 %69, i64 %64, i64 %68
	%71 = icmp sgt i64 %62, %70
	br i1 %71, label %none.12, label %next.19

next.19:
	%72 = getelementptr i64, i64* %lo, i64 0
	store i64 %62, i64* %72
	%73 = getelementptr i64, i64* %hi, i64 0
	store i64 %70, i64* %73
	%74 = load i32, i32* %j.2
	%75 = sext i32 %74 to i64
	%76 = load i64, i64* %W2.10
	%77 = icmp sgt i64 %75, %76
	%78 = select i1 %77, i64 %75, i64 %76
	%79 = load i32, i32* %j.2
	%80 = sext i32 %79 to i64
	%81 = load i64, i64* %"a%block2.6"
	%82 = load i64, i64* %W2.10
	%83 = add nsw i64 %81, %82
	%84 = sub nsw i64 %83, 1
	%85 = icmp slt i64 %80, %84
	%86 = select i1 %85, i64 %80, i64 %84
	%87 = icmp sgt i64 %78, %86
	br i1 %87, label %none.12, label %next.20

next.20:
	%88 = getelementptr i64, i64* %lo, i64 1
	store i64 %78, i64* %88
	%89 = getelementptr i64, i64* %hi, i64 1
	store i64 %86, i64* %89
	ret i32 1
}

define internal i32 @sections.2(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%i.1 = alloca i32
	%j.2 = alloca i32
	%"a%start1.3" = alloca i64
	%"a%block1.4" = alloca i64
	%"a%start2.5" = alloca i64
	%"a%block2.6" = alloca i64
	%"b%start1.7" = alloca i64
	%"b%block1.8" = alloca i64
	%W1.9 = alloca i64
	%W2.10 = alloca i64
	%W1_b.11 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %i.1
	%3 = getelementptr i64, i64* %params, i64 1
	%4 = load i64, i64* %3
	%5 = trunc i64 %4 to i32
	store i32 %5, i32* %j.2
	%6 = getelementptr i64, i64* %recv, i64 0
	%7 = load i64, i64* %6
	store i64 %7, i64* %"a%start1.3"
	%8 = getelementptr i64, i64* %recv, i64 7
	%9 = load i64, i64* %8
	store i64 %9, i64* %"a%block1.4"
	%10 = getelementptr i64, i64* %recv, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %"a%start2.5"
	%12 = getelementptr i64, i64* %recv, i64 8
	%13 = load i64, i64* %12
	store i64 %13, i64* %"a%block2.6"
	%14 = getelementptr i64, i64* %recv, i64 14
	%15 = load i64, i64* %14
	store i64 %15, i64* %"b%start1.7"
	%16 = getelementptr i64, i64* %recv, i64 21
	%17 = load i64, i64* %16
	store i64 %17, i64* %"b%block1.8"
	%18 = getelementptr i64, i64* %send, i64 0
	%19 = load i64, i64* %18
	store i64 %19, i64* %W1.9
	%20 = getelementptr i64, i64* %send, i64 1
	%21 = load i64, i64* %20
	store i64 %21, i64* %W2.10
	%22 = getelementptr i64, i64* %send, i64 14
	%23 = load i64, i64* %22
	store i64 %23, i64* %W1_b.11
	switch i32 %piece, label %none.12 [
		i32 0, label %piece.13
	]

none.12:
	ret i32 0

piece.13:
	%24 = load i64, i64* %"a%start1.3"
	%25 = sub nsw i64 0, %24
	%26 = load i32, i32* %i.1
	%27 = sext i32 %26 to i64
	%28 = add nsw i64 %25, %27
	%29 = icmp slt i64 %28, 0
	br i1 %29, label %none.12, label %next.14

next.14:
	%30 = load i64, i64* %"a%block1.4"
	%31 = load i64, i64* %"a%start1.3"
	%32 = add nsw i64 %30, %31
	%33 = load i32, i32* %i.1
	%34 = sext i32 %33 to i64
	%35 = sub nsw i64 %32, %34
	%36 = sub nsw i64 %35, 1
	%37 = icmp slt i64 %36, 0
	br i1 %37, label %none.12, label %next.15

next.15:
	%38 = load i64, i64* %"b%start1.7"
	%39 = sub nsw i64 0, %38
	%40 = load i32, i32* %j.2
	%41 = sext i32 %40 to i64
	%42 = add nsw i64 %39, %41
	%43 = icmp slt i64 %42, 0
	br i1 %43, label %none.12, label %next.16

next.16:
	%44 = load i64, i64* %"b%block1.8"
	%45 = load i64, i64* %"b%start1.7"
	%46 = add nsw i64 %44, %45
	%47 = load i32, i32* %j.2
	%48 = sext i32 %47 to i64
	%49 = sub nsw i64 %46, %48
	%50 = sub nsw i64 %49, 1
	%51 = icmp slt i64 %50, 0
	br i1 %51, label %none.12, label %next.17

next.17:
	%52 = load i64, i64* %"a%start2.5"
	%53 = load i32, i32* %j.2
	%54 = sext i32 %53 to i64
	%55 = sub nsw i64 %52, %54
	%56 = sub nsw i64 %55, 1
	%57 = icmp slt i64 %56, 0
	br i1 %57, label %none.12, label %next.18

next.18:
	%58 = load i32, i32* %i.1
	%59 = sext i32 %58 to i64
	%60 = load i64, i64* %W1.9
	%61 = icmp sgt i64 %59, %60
	%62 = select i1 %61, i64 %59, i64 %60
	%63 = load i32, i32* %i.1
	%64 = sext i32 %63 to i64
	%65 = load i64, i64* %"a%block1.4"
	%66 = load i64, i64* %W1.9
	%67 = add nsw i64 %65, %66
	%68 = sub nsw i64 %67, 1
	%69 = icmp slt i64 %64, %68
	%70 = select i1 %69, i64 %64, i64 %68
	%71 = icmp sgt i64 %62, %70
	br i1 %71, label %none.12, label %next.19

next.19:
	%72 = getelementptr i64, i64* %lo, i64 0
	store i64 %62, i64* %72
	%73 = getelementptr i64, i64* %hi, i64 0
	store i64 %70, i64* %73
	%74 = load i32, i32* %j.2
	%75 = sext i32 %74 to i64
	%76 = load i64, i64* %W2.10
	%77 = icmp sgt i64 %75, %76
	%78 = select i1 %77, i64 %75, i64 %76
	%79 = load i32, i32* %j.2
	%80 = sext i32 %79 to i64
	%81 = load i64, i64* %"a%block2.6"
	%82 = load i64, i64* %W2.10
	%83 = add nsw i64 %81, %82
	%84 = sub nsw i64 %83, 1
	%85 = icmp slt i64 %80, %84
	%86 = select i1 %85, i64 %80, i64 %84
	%87 = icmp sgt i64 %78, %86
	br i1 %87, label %none.12, label %next.20

next.20:
	%88 = getelementptr i64, i64* %lo, i64 1
	store i64 %78, i64* %88
	%89 = getelementptr i64, i64* %hi, i64 1
	store i64 %86, i64* %89
	ret i32 1
}

define internal i32 @sections.3(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%i.1 = alloca i32
	%j.2 = alloca i32
	%"a%start1.3" = alloca i64
	%"a%block1.4" = alloca i64
	%"a%start2.5" = alloca i64
	%"a%block2.6" = alloca i64
	%"b%start1.7" = alloca i64
	%"b%block1.8" = alloca i64
	%W1.9 = alloca i64
	%W2.10 = alloca i64
	%W1_b.11 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %i.1
	%3 = getelementptr i64, i64* %params, i64 1
	%4 = load i64, i64* %3
	%5 = trunc i64 %4 to i32
	store i32 %5, i32* %j.2
	%6 = getelementptr i64, i64* %recv, i64 0
	%7 = load i64, i64* %6
	store i64 %7, i64* %"a%start1.3"
	%8 = getelementptr i64, i64* %recv, i64 7
	%9 = load i64, i64* %8
	store i64 %9, i64* %"a%block1.4"
	%10 = getelementptr i64, i64* %recv, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %"a%start2.5"
	%12 = getelementptr i64, i64* %recv, i64 8
	%13 = load i64, i64* %12
	store i64 %13, i64* %"a%block2.6"
	%14 = getelementptr i64, i64* %recv, i64 14
	%15 = load i64, i64* %14
	store i64 %15, i64* %"b%start1.7"
	%16 = getelementptr i64, i64* %recv, i64 21
	%17 = load i64, i64* %16
	store i64 %17, i64* %"b%block1.8"
	%18 = getelementptr i64, i64* %send, i64 0
	%19 = load i64, i64* %18
	store i64 %19, i64* %W1.9
	%20 = getelementptr i64, i64* %send, i64 1
	%21 = load i64, i64* %20
	store i64 %21, i64* %W2.10
	%22 = getelementptr i64, i64* %send, i64 14
	%23 = load i64, i64* %22
	store i64 %23, i64* %W1_b.11
	switch i32 %piece, label %none.12 [
		i32 0, label %piece.13
	]

none.12:
	ret i32 0

piece.13:
	%24 = load i64, i64* %"a%start1.3"
	%25 = sub nsw i64 0, %24
	%26 = load i32, i32* %i.1
	%27 = sext i32 %26 to i64
	%28 = add nsw i64 %25, %27
	%29 = icmp slt i64 %28, 0
	br i1 %29, label %none.12, label %next.14

next.14:
	%30 = load i64, i64* %"a%block1.4"
	%31 = load i64, i64* %"a%start1.3"
	%32 = add nsw i64 %30, %31
	%33 = load i32, i32* %i.1
	%34 = sext i32 %33 to i64
	%35 = sub nsw i64 %32, %34
	%36 = sub nsw i64 %35, 1
	%37 = icmp slt i64 %36, 0
	br i1 %37, label %none.12, label %next.15

next.15:
	%38 = load i64, i64* %"b%start1.7"
	%39 = sub nsw i64 0, %38
	%40 = load i32, i32* %j.2
	%41 = sext i32 %40 to i64
	%42 = add nsw i64 %39, %41
	%43 = icmp slt i64 %42, 0
	br i1 %43, label %none.12, label %next.16

next.16:
	%44 = load i64, i64* %"b%block1.8"
	%45 = load i64, i64* %"b%start1.7"
	%46 = add nsw i64 %44, %45
	%47 = load i32, i32* %j.2
	%48 = sext i32 %47 to i64
	%49 = sub nsw i64 %46, %48
	%50 = sub nsw i64 %49, 1
	%51 = icmp slt i64 %50, 0
	br i1 %51, label %none.12, label %next.17

next.17:
	%52 = load i64, i64* %"a%block2.6"
	%53 = sub nsw i64 0, %52
	%54 = load i64, i64* %"a%start2.5"
	%55 = sub nsw i64 %53, %54
	%56 = load i32, i32* %j.2
	%57 = sext i32 %56 to i64
	%58 = add nsw i64 %55, %57
	%59 = icmp slt i64 %58, 0
	br i1 %59, label %none.12, label %next.18

next.18:
	%60 = load i32, i32* %i.1
	%61 = sext i32 %60 to i64
	%62 = load i64, i64* %W1.9
	%63 = icmp sgt i64 %61, %62
	%64 = select i1 %63, i64 %61, i64 %62
	%65 = load i32, i32* %i.1
	%66 = sext i32 %65 to i64
	%67 = load i64, i64* %"a%block1.4"
	%68 = load i64, i64* %W1.9
	%69 = add nsw i64 %67, %68
	%70 = sub nsw i64 %69, 1
	%71 = icmp slt i64 %66, %70
	%72 = select i1 %71, i64 %66, i64 %70
	%73 = icmp sgt i64 %64, %72
	br i1 %73, label %none.12, label %next.19

next.19:
	%74 = getelementptr i64, i64* %lo, i64 0
	store i64 %64, i64* %74
	%75 = getelementptr i64, i64* %hi, i64 0
	store i64 %72, i64* %75
	%76 = load i32, i32* %j.2
	%77 = sext i32 %76 to i64
	%78 = load i64, i64* %W2.10
	%79 = icmp sgt i64 %77, %78
	%80 = select i1 %79, i64 %77, i64 %78
	%81 = load i32, i32* %j.2
	%82 = sext i32 %81 to i64
	%83 = load i64, i64* %"a%block2.6"
	%84 = load i64, i64* %W2.10
	%85 = add nsw i64 %83, %84
	%86 = sub nsw i64 %85, 1
	%87 = icmp slt i64 %82, %86
	%88 = select i1 %87, i64 %82, i64 %86
	%89 = icmp sgt i64 %80, %88
	br i1 %89, label %none.12, label %next.20

next.20:
	%90 = getelementptr i64, i64* %lo, i64 1
	store i64 %80, i64* %90
	%91 = getelementptr i64, i64* %hi, i64 1
	store i64 %88, i64* %91
	ret i32 1
}

define internal i32 @sections.4(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%i.1 = alloca i32
	%j.2 = alloca i32
	%"a%start1.3" = alloca i64
	%"a%block1.4" = alloca i64
	%"a%start2.5" = alloca i64
	%"a%block2.6" = alloca i64
	%"b%start1.7" = alloca i64
	%"b%block1.8" = alloca i64
	%W1.9 = alloca i64
	%W2.10 = alloca i64
	%W1_b.11 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %i.1
	%3 = getelementptr i64, i64* %params, i64 1
	%4 = load i64, i64* %3
	%5 = trunc i64 %4 to i32
	store i32 %5, i32* %j.2
	%6 = getelementptr i64, i64* %recv, i64 0
	%7 = load i64, i64* %6
	store i64 %7, i64* %"a%start1.3"
	%8 = getelementptr i64, i64* %recv, i64 7
	%9 = load i64, i64* %8
	store i64 %9, i64* %"a%block1.4"
	%10 = getelementptr i64, i64* %recv, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %"a%start2.5"
	%12 = getelementptr i64, i64* %recv, i64 8
	%13 = load i64, i64* %12
	store i64 %13, i64* %"a%block2.6"
	%14 = getelementptr i64, i64* %recv, i64 14
	%15 = load i64, i64* %14
	store i64 %15, i64* %"b%start1.7"
	%16 = getelementptr i64, i64* %recv, i64 21
	%17 = load i64, i64* %16
	store i64 %17, i64* %"b%block1.8"
	%18 = getelementptr i64, i64* %send, i64 0
	%19 = load i64, i64* %18
	store i64 %19, i64* %W1.9
	%20 = getelementptr i64, i64* %send, i64 1
	%21 = load i64, i64* %20
	store i64 %21, i64* %W2.10
	%22 = getelementptr i64, i64* %send, i64 14
	%23 = load i64, i64* %22
	store i64 %23, i64* %W1_b.11
	switch i32 %piece, label %none.12 [
		i32 0, label %piece.13
	]

none.12:
	ret i32 0

piece.13:
	%24 = load i64, i64* %"a%block1.4"
	%25 = sub nsw i64 0, %24
	%26 = load i64, i64* %"a%start1.3"
	%27 = sub nsw i64 %25, %26
	%28 = load i32, i32* %i.1
	%29 = sext i32 %28 to i64
	%30 = add nsw i64 %27, %29
	%31 = icmp slt i64 %30, 0
	br i1 %31, label %none.12, label %next.14

next.14:
	%32 = load i64, i64* %"b%start1.7"
	%33 = sub nsw i64 0, %32
	%34 = load i32, i32* %j.2
	%35 = sext i32 %34 to i64
	%36 = add nsw i64 %33, %35
	%37 = icmp slt i64 %36, 0
	br i1 %37, label %none.12, label %next.15

next.15:
	%38 = load i64, i64* %"b%block1.8"
	%39 = load i64, i64* %"b%start1.7"
	%40 = add nsw i64 %38, %39
	%41 = load i32, i32* %j.2
	%42 = sext i32 %41 to i64
	%43 = sub nsw i64 %40, %42
	%44 = sub nsw i64 %43, 1
	%45 = icmp slt i64 %44, 0
	br i1 %45, label %none.12, label %next.16

next.16:
	%46 = load i64, i64* %"a%start2.5"
	%47 = sub nsw i64 0, %46
	%48 = load i32, i32* %j.2
	%49 = sext i32 %48 to i64
	%50 = add nsw i64 %47, %49
	%51 = icmp slt i64 %50, 0
	br i1 %51, label %none.12, label %next.17

next.17:
	%52 = load i64, i64* %"a%block2.6"
	%53 = load i64, i64* %"a%start2.5"
	%54 = add nsw i64 %52, %53
	%55 = load i32, i32* %j.2
	%56 = sext i32 %55 to i64
	%57 = sub nsw i64 %54, %56
	%58 = sub nsw i64 %57, 1
	%59 = icmp slt i64 %58, 0
	br i1 %59, label %none.12, label %next.18

next.18:
	%60 = load i32, i32* %i.1
	%61 = sext i32 %60 to i64
	%62 = load i64, i64* %W1.9
	%63 = icmp sgt i64 %61, %62
	%64 = select i1 %63, i64 %61, i64 %62
	%65 = load i32, i32* %i.1
	%66 = sext i32 %65 to i64
	%67 = load i64, i64* %"a%block1.4"
	%68 = load i64, i64* %W1.9
	%69 = add nsw i64 %67, %68
	%70 = sub nsw i64 %69, 1
	%71 = icmp slt i64 %66, %70
	%72 = select i1 %71, i64 %66, i64 %70
	%73 = icmp sgt i64 %64, %72
	br i1 %73, label %none.12, label %next.19

next.19:
	%74 = getelementptr i64, i64* %lo, i64 0
	store i64 %64, i64* %74
	%75 = getelementptr i64, i64* %hi, i64 0
	store i64 %72, i64* %75
	%76 = load i32, i32* %j.2
	%77 = sext i32 %76 to i64
	%78 = load i64, i64* %W2.10
	%79 = icmp sgt i64 %77, %78
	%80 = select i1 %79, i64 %77, i64 %78
	%81 = load i32, i32* %j.2
	%82 = sext i32 %81 to i64
	%83 = load i64, i64* %"a%block2.6"
	%84 = load i64, i64* %W2.10
	%85 = add nsw i64 %83, %84
	%86 = sub nsw i64 %85, 1
	%87 = icmp slt i64 %82, %86
	%88 = select i1 %87, i64 %82, i64 %86
	%89 = icmp sgt i64 %80, %88
	br i1 %89, label %none.12, label %next.20

next.20:
	%90 = getelementptr i64, i64* %lo, i64 1
	store i64 %80, i64* %90
	%91 = getelementptr i64, i64* %hi, i64 1
	store i64 %88, i64* %91
	ret i32 1
}

define internal i32 @sections.5(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%i.1 = alloca i32
	%j.2 = alloca i32
	%"a%start1.3" = alloca i64
	%"a%block1.4" = alloca i64
	%"a%start2.5" = alloca i64
	%"a%block2.6" = alloca i64
	%"b%start1.7" = alloca i64
	%"b%block1.8" = alloca i64
	%W1.9 = alloca i64
	%W2.10 = alloca i64
	%W1_b.11 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %i.1
	%3 = getelementptr i64, i64* %params, i64 1
	%4 = load i64, i64* %3
	%5 = trunc i64 %4 to i32
	store i32 %5, i32* %j.2
	%6 = getelementptr i64, i64* %recv, i64 0
	%7 = load i64, i64* %6
	store i64 %7, i64* %"a%start1.3"
	%8 = getelementptr i64, i64* %recv, i64 7
	%9 = load i64, i64* %8
	store i64 %9, i64* %"a%block1.4"
	%10 = getelementptr i64, i64* %recv, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %"a%start2.5"
	%12 = getelementptr i64, i64* %recv, i64 8
	%13 = load i64, i64* %12
	store i64 %13, i64* %"a%block2.6"
	%14 = getelementptr i64, i64* %recv, i64 14
	%15 = load i64, i64* %14
	store i64 %15, i64* %"b%start1.7"
	%16 = getelementptr i64, i64* %recv, i64 21
	%17 = load i64, i64* %16
	store i64 %17, i64* %"b%block1.8"
	%18 = getelementptr i64, i64* %send, i64 0
	%19 = load i64, i64* %18
	store i64 %19, i64* %W1.9
	%20 = getelementptr i64, i64* %send, i64 1
	%21 = load i64, i64* %20
	store i64 %21, i64* %W2.10
	%22 = getelementptr i64, i64* %send, i64 14
	%23 = load i64, i64* %22
	store i64 %23, i64* %W1_b.11
	switch i32 %piece, label %none.12 [
		i32 0, label %piece.13
	]

none.12:
	ret i32 0

piece.13:
	%24 = load i64, i64* %"a%start1.3"
	%25 = load i32, i32* %i.1
	%26 = sext i32 %25 to i64
	%27 = sub nsw i64 %24, %26
	%28 = sub nsw i64 %27, 1
	%29 = icmp slt i64 %28, 0
	br i1 %29, label %none.12, label %next.14

next.14:
	%30 = load i64, i64* %"b%start1.7"
	%31 = sub nsw i64 0, %30
	%32 = load i32, i32* %j.2
	%33 = sext i32 %32 to i64
	%34 = add nsw i64 %31, %33
	%35 = icmp slt i64 %34, 0
	br i1 %35, label %none.12, label %next.15

next.15:
	%36 = load i64, i64* %"b%block1.8"
	%37 = load i64, i64* %"b%start1.7"
	%38 = add nsw i64 %36, %37
	%39 = load i32, i32* %j.2
	%40 = sext i32 %39 to i64
	%41 = sub nsw i64 %38, %40
	%42 = sub nsw i64 %41, 1
	%43 = icmp slt i64 %42, 0
	br i1 %43, label %none.12, label %next.16

next.16:
	%44 = load i64, i64* %"a%start2.5"
	%45 = load i32, i32* %j.2
	%46 = sext i32 %45 to i64
	%47 = sub nsw i64 %44, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 %48, 0
	br i1 %49, label %none.12, label %next.17

next.17:
	%50 = load i32, i32* %i.1
	%51 = sext i32 %50 to i64
	%52 = load i64, i64* %W1.9
	%53 = icmp sgt i64 %51, %52
	%54 = select i1 %53, i64 %51, i64 %52
	%55 = load i32, i32* %i.1
	%56 = sext i32 %55 to i64
	%57 = load i64, i64* %"a%block1.4"
	%58 = load i64, i64* %W1.9
	%59 = add nsw i64 %57, %58
	%60 = sub nsw i64 %59, 1
	%61 = icmp slt i64 %56, %60
	%62 = select i1 %61, i64 %56, i64 %60
	%63 = icmp sgt i64 %54, %62
	br i1 %63, label %none.12, label %next.18

next.18:
	%64 = getelementptr i64, i64* %lo, i64 0
	store i64 %54, i64* %64
	%65 = getelementptr i64, i64* %hi, i64 0
	store i64 %62, i64* %65
	%66 = load i32, i32* %j.2
	%67 = sext i32 %66 to i64
	%68 = load i64, i64* %W2.10
	%69 = icmp sgt i64 %67, %68
	%70 = select i1 %69, i64 %67, i64 %68
	%71 = load i32, i32* %j.2
	%72 = sext i32 %71 to i64
	%73 = load i64, i64* %"a%block2.6"
	%74 = load i64, i64* %W2.10
	%75 = add nsw i64 %73, %74
	%76 = sub nsw i64 %75, 1
	%77 = icmp slt i64 %72, %76
	%78 = select i1 %77, i64 %72, i64 %76
	%79 = icmp sgt i64 %70, %78
	br i1 %79, label %none.12, label %next.19

next.19:
	%80 = getelementptr i64, i64* %lo, i64 1
	store i64 %70, i64* %80
	%81 = getelementptr i64, i64* %hi, i64 1
	store i64 %78, i64* %81
	ret i32 1
}

define internal i32 @sections.6(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%i.1 = alloca i32
	%j.2 = alloca i32
	%"a%start1.3" = alloca i64
	%"a%block1.4" = alloca i64
	%"a%start2.5" = alloca i64
	%"a%block2.6" = alloca i64
	%"b%start1.7" = alloca i64
	%"b%block1.8" = alloca i64
	%W1.9 = alloca i64
	%W2.10 = alloca i64
	%W1_b.11 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %i.1
	%3 = getelementptr i64, i64* %params, i64 1
	%4 = load i64, i64* %3
	%5 = trunc i64 %4 to i32
	store i32 %5, i32* %j.2
	%6 = getelementptr i64, i64* %recv, i64 0
	%7 = load i64, i64* %6
	store i64 %7, i64* %"a%start1.3"
	%8 = getelementptr i64, i64* %recv, i64 7
	%9 = load i64, i64* %8
	store i64 %9, i64* %"a%block1.4"
	%10 = getelementptr i64, i64* %recv, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %"a%start2.5"
	%12 = getelementptr i64, i64* %recv, i64 8
	%13 = load i64, i64* %12
	store i64 %13, i64* %"a%block2.6"
	%14 = getelementptr i64, i64* %recv, i64 14
	%15 = load i64, i64* %14
	store i64 %15, i64* %"b%start1.7"
	%16 = getelementptr i64, i64* %recv, i64 21
	%17 = load i64, i64* %16
	store i64 %17, i64* %"b%block1.8"
	%18 = getelementptr i64, i64* %send, i64 0
	%19 = load i64, i64* %18
	store i64 %19, i64* %W1.9
	%20 = getelementptr i64, i64* %send, i64 1
	%21 = load i64, i64* %20
	store i64 %21, i64* %W2.10
	%22 = getelementptr i64, i64* %send, i64 14
	%23 = load i64, i64* %22
	store i64 %23, i64* %W1_b.11
	switch i32 %piece, label %none.12 [
		i32 0, label %piece.13
	]

none.12:
	ret i32 0

piece.13:
	%24 = load i64, i64* %"a%start1.3"
	%25 = load i32, i32* %i.1
	%26 = sext i32 %25 to i64
	%27 = sub nsw i64 %24, %26
	%28 = sub nsw i64 %27, 1
	%29 = icmp slt i64 %28, 0
	br i1 %29, label %none.12, label %next.14

next.14:
	%30 = load i64, i64* %"b%start1.7"
	%31 = sub nsw i64 0, %30
	%32 = load i32, i32* %j.2
	%33 = sext i32 %32 to i64
	%34 = add nsw i64 %31, %33
	%35 = icmp slt i64 %34, 0
	br i1 %35, label %none.12, label %next.15

next.15:
	%36 = load i64, i64* %"b%block1.8"
	%37 = load i64, i64* %"b%start1.7"
	%38 = add nsw i64 %36, %37
	%39 = load i32, i32* %j.2
	%40 = sext i32 %39 to i64
	%41 = sub nsw i64 %38, %40
	%42 = sub nsw i64 %41, 1
	%43 = icmp slt i64 %42, 0
	br i1 %43, label %none.12, label %next.16

next.16:
	%44 = load i64, i64* %"a%block2.6"
	%45 = sub nsw i64 0, %44
	%46 = load i64, i64* %"a%start2.5"
	%47 = sub nsw i64 %45, %46
	%48 = load i32, i32* %j.2
	%49 = sext i32 %48 to i64
	%50 = add nsw i64 %47, %49
	%51 = icmp slt i64 %50, 0
	br i1 %51, label %none.12, label %next.17

next.17:
	%52 = load i32, i32* %i.1
	%53 = sext i32 %52 to i64
	%54 = load i64, i64* %W1.9
	%55 = icmp sgt i64 %53, %54
	%56 = select i1 %55, i64 %53, i64 %54
	%57 = load i32, i32* %i.1
	%58 = sext i32 %57 to i64
	%59 = load i64, i64* %"a%block1.4"
	%60 = load i64, i64* %W1.9
	%61 = add nsw i64 %59, %60
	%62 = sub nsw i64 %61, 1
	%63 = icmp slt i64 %58, %62
	%64 = select i1 %63, i64 %58, i64 %62
	%65 = icmp sgt i64 %56, %64
	br i1 %65, label %none.12, label %next.18

next.18:
	%66 = getelementptr i64, i64* %lo, i64 0
	store i64 %56, i64* %66
	%67 = getelementptr i64, i64* %hi, i64 0
	store i64 %64, i64* %67
	%68 = load i32, i32* %j.2
	%69 = sext i32 %68 to i64
	%70 = load i64, i64* %W2.10
	%71 = icmp sgt i64 %69, %70
	%72 = select i1 %71, i64 %69, i64 %70
	%73 = load i32, i32* %j.2
	%74 = sext i32 %73 to i64
	%75 = load i64, i64* %"a%block2.6"
	%76 = load i64, i64* %W2.10
	%77 = add nsw i64 %75, %76
	%78 = sub nsw i64 %77, 1
	%79 = icmp slt i64 %74, %78
	%80 = select i1 %79, i64 %74, i64 %78
	%81 = icmp sgt i64 %72, %80
	br i1 %81, label %none.12, label %next.19

next.19:
	%82 = getelementptr i64, i64* %lo, i64 1
	store i64 %72, i64* %82
	%83 = getelementptr i64, i64* %hi, i64 1
	store i64 %80, i64* %83
	ret i32 1
}

define internal i32 @sections.7(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%i.1 = alloca i32
	%j.2 = alloca i32
	%"a%start1.3" = alloca i64
	%"a%block1.4" = alloca i64
	%"a%start2.5" = alloca i64
	%"a%block2.6" = alloca i64
	%"b%start1.7" = alloca i64
	%"b%block1.8" = alloca i64
	%W1.9 = alloca i64
	%W2.10 = alloca i64
	%W1_b.11 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %i.1
	%3 = getelementptr i64, i64* %params, i64 1
	%4 = load i64, i64* %3
	%5 = trunc i64 %4 to i32
	store i32 %5, i32* %j.2
	%6 = getelementptr i64, i64* %recv, i64 0
	%7 = load i64, i64* %6
	store i64 %7, i64* %"a%start1.3"
	%8 = getelementptr i64, i64* %recv, i64 7
	%9 = load i64, i64* %8
	store i64 %9, i64* %"a%block1.4"
	%10 = getelementptr i64, i64* %recv, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %"a%start2.5"
	%12 = getelementptr i64, i64* %recv, i64 8
	%13 = load i64, i64* %12
	store i64 %13, i64* %"a%block2.6"
	%14 = getelementptr i64, i64* %recv, i64 14
	%15 = load i64, i64* %14
	store i64 %15, i64* %"b%start1.7"
	%16 = getelementptr i64, i64* %recv, i64 21
	%17 = load i64, i64* %16
	store i64 %17, i64* %"b%block1.8"
	%18 = getelementptr i64, i64* %send, i64 0
	%19 = load i64, i64* %18
	store i64 %19, i64* %W1.9
	%20 = getelementptr i64, i64* %send, i64 1
	%21 = load i64, i64* %20
	store i64 %21, i64* %W2.10
	%22 = getelementptr i64, i64* %send, i64 14
	%23 = load i64, i64* %22
	store i64 %23, i64* %W1_b.11
	switch i32 %piece, label %none.12 [
		i32 0, label %piece.13
	]

none.12:
	ret i32 0

piece.13:
	%24 = load i64, i64* %"a%block1.4"
	%25 = sub nsw i64 0, %24
	%26 = load i64, i64* %"a%start1.3"
	%27 = sub nsw i64 %25, %26
	%28 = load i32, i32* %i.1
	%29 = sext i32 %28 to i64
	%30 = add nsw i64 %27, %29
	%31 = icmp slt i64 %30, 0
	br i1 %31, label %none.12, label %next.14

next.14:
	%32 = load i64, i64* %"b%start1.7"
	%33 = sub nsw i64 0, %32
	%34 = load i32, i32* %j.2
	%35 = sext i32 %34 to i64
	%36 = add nsw i64 %33, %35
	%37 = icmp slt i64 %36, 0
	br i1 %37, label %none.12, label %next.15

next.15:
	%38 = load i64, i64* %"b%block1.8"
	%39 = load i64, i64* %"b%start1.7"
	%40 = add nsw i64 %38, %39
	%41 = load i32, i32* %j.2
	%42 = sext i32 %41 to i64
	%43 = sub nsw i64 %40, %42
	%44 = sub nsw i64 %43, 1
	%45 = icmp slt i64 %44, 0
	br i1 %45, label %none.12, label %next.16

next.16:
	%46 = load i64, i64* %"a%start2.5"
	%47 = load i32, i32* %j.2
	%48 = sext i32 %47 to i64
	%49 = sub nsw i64 %46, %48
	%50 = sub nsw i64 %49, 1
	%51 = icmp slt i64 %50, 0
	br i1 %51, label %none.12, label %next.17

next.17:
	%52 = load i32, i32* %i.1
	%53 = sext i32 %52 to i64
	%54 = load i64, i64* %W1.9
	%55 = icmp sgt i64 %53, %54
	%56 = select i1 %55, i64 %53, i64 %54
	%57 = load i32, i32* %i.1
	%58 = sext i32 %57 to i64
	%59 = load i64, i64* %"a%block1.4"
	%60 = load i64, i64* %W1.9
	%61 = add nsw i64 %59, %60
	%62 = sub nsw i64 %61, 1
	%63 = icmp slt i64 %58, %62
	%64 = select i1 %63, i64 %58, i64 %62
	%65 = icmp sgt i64 %56, %64
	br i1 %65, label %none.12, label %next.18

next.18:
	%66 = getelementptr i64, i64* %lo, i64 0
	store i64 %56, i64* %66
	%67 = getelementptr i64, i64* %hi, i64 0
	store i64 %64, i64* %67
	%68 = load i32, i32* %j.2
	%69 = sext i32 %68 to i64
	%70 = load i64, i64* %W2.10
	%71 = icmp sgt i64 %69, %70
	%72 = select i1 %71, i64 %69, i64 %70
	%73 = load i32, i32* %j.2
	%74 = sext i32 %73 to i64
	%75 = load i64, i64* %"a%block2.6"
	%76 = load i64, i64* %W2.10
	%77 = add nsw i64 %75, %76
	%78 = sub nsw i64 %77, 1
	%79 = icmp slt i64 %74, %78
	%80 = select i1 %79, i64 %74, i64 %78
	%81 = icmp sgt i64 %72, %80
	br i1 %81, label %none.12, label %next.19

next.19:
	%82 = getelementptr i64, i64* %lo, i64 1
	store i64 %72, i64* %82
	%83 = getelementptr i64, i64* %hi, i64 1
	store i64 %80, i64* %83
	ret i32 1
}

define internal i32 @sections.8(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%i.1 = alloca i32
	%j.2 = alloca i32
	%"a%start1.3" = alloca i64
	%"a%block1.4" = alloca i64
	%"a%start2.5" = alloca i64
	%"a%block2.6" = alloca i64
	%"b%start1.7" = alloca i64
	%"b%block1.8" = alloca i64
	%W1.9 = alloca i64
	%W2.10 = alloca i64
	%W1_b.11 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %i.1
	%3 = getelementptr i64, i64* %params, i64 1
	%4 = load i64, i64* %3
	%5 = trunc i64 %4 to i32
	store i32 %5, i32* %j.2
	%6 = getelementptr i64, i64* %recv, i64 0
	%7 = load i64, i64* %6
	store i64 %7, i64* %"a%start1.3"
	%8 = getelementptr i64, i64* %recv, i64 7
	%9 = load i64, i64* %8
	store i64 %9, i64* %"a%block1.4"
	%10 = getelementptr i64, i64* %recv, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %"a%start2.5"
	%12 = getelementptr i64, i64* %recv, i64 8
	%13 = load i64, i64* %12
	store i64 %13, i64* %"a%block2.6"
	%14 = getelementptr i64, i64* %recv, i64 14
	%15 = load i64, i64* %14
	store i64 %15, i64* %"b%start1.7"
	%16 = getelementptr i64, i64* %recv, i64 21
	%17 = load i64, i64* %16
	store i64 %17, i64* %"b%block1.8"
	%18 = getelementptr i64, i64* %send, i64 0
	%19 = load i64, i64* %18
	store i64 %19, i64* %W1.9
	%20 = getelementptr i64, i64* %send, i64 1
	%21 = load i64, i64* %20
	store i64 %21, i64* %W2.10
	%22 = getelementptr i64, i64* %send, i64 14
	%23 = load i64, i64* %22
	store i64 %23, i64* %W1_b.11
	switch i32 %piece, label %none.12 [
		i32 0, label %piece.13
	]

none.12:
	ret i32 0

piece.13:
	%24 = load i64, i64* %"a%block1.4"
	%25 = sub nsw i64 0, %24
	%26 = load i64, i64* %"a%start1.3"
	%27 = sub nsw i64 %25, %26
	%28 = load i32, i32* %i.1
	%29 = sext i32 %28 to i64
	%30 = add nsw i64 %27, %29
	%31 = icmp slt i64 %30, 0
	br i1 %31, label %none.12, label %next.14

next.14:
	%32 = load i64, i64* %"b%start1.7"
	%33 = sub nsw i64 0, %32
	%34 = load i32, i32* %j.2
	%35 = sext i32 %34 to i64
	%36 = add nsw i64 %33, %35
	%37 = icmp slt i64 %36, 0
	br i1 %37, label %none.12, label %next.15

next.15:
	%38 = load i64, i64* %"b%block1.8"
	%39 = load i64, i64* %"b%start1.7"
	%40 = add nsw i64 %38, %39
	%41 = load i32, i32* %j.2
	%42 = sext i32 %41 to i64
	%43 = sub nsw i64 %40, %42
	%44 = sub nsw i64 %43, 1
	%45 = icmp slt i64 %44, 0
	br i1 %45, label %none.12, label %next.16

next.16:
	%46 = load i64, i64* %"a%block2.6"
	%47 = sub nsw i64 0, %46
	%48 = load i64, i64* %"a%start2.5"
	%49 = sub nsw i64 %47, %48
	%50 = load i32, i32* %j.2
	%51 = sext i32 %50 to i64
	%52 = add nsw i64 %49, %51
	%53 = icmp slt i64 %52, 0
	br i1 %53, label %none.12, label %next.17

next.17:
	%54 = load i32, i32* %i.1
	%55 = sext i32 %54 to i64
	%56 = load i64, i64* %W1.9
	%57 = icmp sgt i64 %55, %56
	%58 = select i1 %57, i64 %55, i64 %56
	%59 = load i32, i32* %i.1
	%60 = sext i32 %59 to i64
	%61 = load i64, i64* %"a%block1.4"
	%62 = load i64, i64* %W1.9
	%63 = add nsw i64 %61, %62
	%64 = sub nsw i64 %63, 1
	%65 = icmp slt i64 %60, %64
	%66 = select i1 %65, i64 %60, i64 %64
	%67 = icmp sgt i64 %58, %66
	br i1 %67, label %none.12, label %next.18

next.18:
	%68 = getelementptr i64, i64* %lo, i64 0
	store i64 %58, i64* %68
	%69 = getelementptr i64, i64* %hi, i64 0
	store i64 %66, i64* %69
	%70 = load i32, i32* %j.2
	%71 = sext i32 %70 to i64
	%72 = load i64, i64* %W2.10
	%73 = icmp sgt i64 %71, %72
	%74 = select i1 %73, i64 %71, i64 %72
	%75 = load i32, i32* %j.2
	%76 = sext i32 %75 to i64
	%77 = load i64, i64* %"a%block2.6"
	%78 = load i64, i64* %W2.10
	%79 = add nsw i64 %77, %78
	%80 = sub nsw i64 %79, 1
	%81 = icmp slt i64 %76, %80
	%82 = select i1 %81, i64 %76, i64 %80
	%83 = icmp sgt i64 %74, %82
	br i1 %83, label %none.12, label %next.19

next.19:
	%84 = getelementptr i64, i64* %lo, i64 1
	store i64 %74, i64* %84
	%85 = getelementptr i64, i64* %hi, i64 1
	store i64 %82, i64* %85
	ret i32 1
}

declare void @hpf_exchange_run(i8* %0, i8* %1, i32 %2) nounwind

define internal i32 @sections.9(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
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
	%17 = add nsw i64 %16, 240
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"a%start1.1"
	%20 = sub nsw i64 %19, 1
	%21 = load i64, i64* %W1.5
	%22 = icmp sgt i64 %20, %21
	%23 = select i1 %22, i64 %20, i64 %21
	%24 = load i64, i64* %"a%start1.1"
	%25 = sub nsw i64 %24, 1
	%26 = load i64, i64* %"a%block1.2"
	%27 = load i64, i64* %W1.5
	%28 = add nsw i64 %26, %27
	%29 = sub nsw i64 %28, 1
	%30 = icmp slt i64 %25, %29
	%31 = select i1 %30, i64 %25, i64 %29
	%32 = icmp sgt i64 %23, %31
	br i1 %32, label %none.7, label %next.11

next.11:
	%33 = getelementptr i64, i64* %lo, i64 0
	store i64 %23, i64* %33
	%34 = getelementptr i64, i64* %hi, i64 0
	store i64 %31, i64* %34
	%35 = load i64, i64* %"a%start2.3"
	%36 = icmp sgt i64 2, %35
	%37 = select i1 %36, i64 2, i64 %35
	%38 = load i64, i64* %W2.6
	%39 = icmp sgt i64 %37, %38
	%40 = select i1 %39, i64 %37, i64 %38
	%41 = load i64, i64* %"a%block2.4"
	%42 = load i64, i64* %"a%start2.3"
	%43 = add nsw i64 %41, %42
	%44 = sub nsw i64 %43, 1
	%45 = icmp slt i64 180, %44
	%46 = select i1 %45, i64 180, i64 %44
	%47 = load i64, i64* %"a%block2.4"
	%48 = load i64, i64* %W2.6
	%49 = add nsw i64 %47, %48
	%50 = sub nsw i64 %49, 1
	%51 = icmp slt i64 %46, %50
	%52 = select i1 %51, i64 %46, i64 %50
	%53 = icmp sgt i64 %40, %52
	br i1 %53, label %none.7, label %next.12

next.12:
	%54 = getelementptr i64, i64* %lo, i64 1
	store i64 %40, i64* %54
	%55 = getelementptr i64, i64* %hi, i64 1
	store i64 %52, i64* %55
	ret i32 1

piece.13:
	%56 = load i64, i64* %"a%start1.1"
	%57 = sub nsw i64 %56, 2
	%58 = icmp slt i64 %57, 0
	br i1 %58, label %none.7, label %next.14

next.14:
	%59 = load i64, i64* %"a%start1.1"
	%60 = sub nsw i64 0, %59
	%61 = add nsw i64 %60, 240
	%62 = icmp slt i64 %61, 0
	br i1 %62, label %none.7, label %next.15

next.15:
	%63 = load i64, i64* %"a%start1.1"
	%64 = sub nsw i64 %63, 1
	%65 = load i64, i64* %W1.5
	%66 = icmp sgt i64 %64, %65
	%67 = select i1 %66, i64 %64, i64 %65
	%68 = load i64, i64* %"a%start1.1"
	%69 = sub nsw i64 %68, 1
	%70 = load i64, i64* %"a%block1.2"
	%71 = load i64, i64* %W1.5
	%72 = add nsw i64 %70, %71
	%73 = sub nsw i64 %72, 1
	%74 = icmp slt i64 %69, %73
	%75 = select i1 %74, i64 %69, i64 %73
	%76 = icmp sgt i64 %67, %75
	br i1 %76, label %none.7, label %next.16

next.16:
	%77 = getelementptr i64, i64* %lo, i64 0
	store i64 %67, i64* %77
	%78 = getelementptr i64, i64* %hi, i64 0
	store i64 %75, i64* %78
	%79 = load i64, i64* %"a%start2.3"
	%80 = load i64, i64* %W2.6
	%81 = icmp sgt i64 %79, %80
	%82 = select i1 %81, i64 %79, i64 %80
	%83 = load i64, i64* %"a%block2.4"
	%84 = load i64, i64* %"a%start2.3"
	%85 = add nsw i64 %83, %84
	%86 = sub nsw i64 %85, 2
	%87 = icmp slt i64 1, %86
	%88 = select i1 %87, i64 1, i64 %86
	%89 = load i64, i64* %"a%block2.4"
	%90 = load i64, i64* %W2.6
	%91 = add nsw i64 %89, %90
	%92 = sub nsw i64 %91, 1
	%93 = icmp slt i64 %88, %92
	%94 = select i1 %93, i64 %88, i64 %92
	%95 = icmp sgt i64 %82, %94
	br i1 %95, label %none.7, label %next.17

next.17:
	%96 = getelementptr i64, i64* %lo, i64 1
	store i64 %82, i64* %96
	%97 = getelementptr i64, i64* %hi, i64 1
	store i64 %94, i64* %97
	ret i32 1
}

define internal i32 @sections.10(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
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
	%17 = add nsw i64 %16, 180
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"a%start1.1"
	%20 = icmp sgt i64 2, %19
	%21 = select i1 %20, i64 2, i64 %19
	%22 = load i64, i64* %W1.5
	%23 = icmp sgt i64 %21, %22
	%24 = select i1 %23, i64 %21, i64 %22
	%25 = load i64, i64* %"a%block1.2"
	%26 = load i64, i64* %"a%start1.1"
	%27 = add nsw i64 %25, %26
	%28 = sub nsw i64 %27, 1
	%29 = icmp slt i64 240, %28
	%30 = select i1 %29, i64 240, i64 %28
	%31 = load i64, i64* %"a%block1.2"
	%32 = load i64, i64* %W1.5
	%33 = add nsw i64 %31, %32
	%34 = sub nsw i64 %33, 1
	%35 = icmp slt i64 %30, %34
	%36 = select i1 %35, i64 %30, i64 %34
	%37 = icmp sgt i64 %24, %36
	br i1 %37, label %none.7, label %next.11

next.11:
	%38 = getelementptr i64, i64* %lo, i64 0
	store i64 %24, i64* %38
	%39 = getelementptr i64, i64* %hi, i64 0
	store i64 %36, i64* %39
	%40 = load i64, i64* %"a%start2.3"
	%41 = sub nsw i64 %40, 1
	%42 = load i64, i64* %W2.6
	%43 = icmp sgt i64 %41, %42
	%44 = select i1 %43, i64 %41, i64 %42
	%45 = load i64, i64* %"a%start2.3"
	%46 = sub nsw i64 %45, 1
	%47 = load i64, i64* %"a%block2.4"
	%48 = load i64, i64* %W2.6
	%49 = add nsw i64 %47, %48
	%50 = sub nsw i64 %49, 1
	%51 = icmp slt i64 %46, %50
	%52 = select i1 %51, i64 %46, i64 %50
	%53 = icmp sgt i64 %44, %52
	br i1 %53, label %none.7, label %next.12

next.12:
	%54 = getelementptr i64, i64* %lo, i64 1
	store i64 %44, i64* %54
	%55 = getelementptr i64, i64* %hi, i64 1
	store i64 %52, i64* %55
	ret i32 1

piece.13:
	%56 = load i64, i64* %"a%start2.3"
	%57 = sub nsw i64 %56, 2
	%58 = icmp slt i64 %57, 0
	br i1 %58, label %none.7, label %next.14

next.14:
	%59 = load i64, i64* %"a%start2.3"
	%60 = sub nsw i64 0, %59
	%61 = add nsw i64 %60, 180
	%62 = icmp slt i64 %61, 0
	br i1 %62, label %none.7, label %next.15

next.15:
	%63 = load i64, i64* %"a%start1.1"
	%64 = load i64, i64* %W1.5
	%65 = icmp sgt i64 %63, %64
	%66 = select i1 %65, i64 %63, i64 %64
	%67 = load i64, i64* %"a%block1.2"
	%68 = load i64, i64* %"a%start1.1"
	%69 = add nsw i64 %67, %68
	%70 = sub nsw i64 %69, 2
	%71 = icmp slt i64 1, %70
	%72 = select i1 %71, i64 1, i64 %70
	%73 = load i64, i64* %"a%block1.2"
	%74 = load i64, i64* %W1.5
	%75 = add nsw i64 %73, %74
	%76 = sub nsw i64 %75, 1
	%77 = icmp slt i64 %72, %76
	%78 = select i1 %77, i64 %72, i64 %76
	%79 = icmp sgt i64 %66, %78
	br i1 %79, label %none.7, label %next.16

next.16:
	%80 = getelementptr i64, i64* %lo, i64 0
	store i64 %66, i64* %80
	%81 = getelementptr i64, i64* %hi, i64 0
	store i64 %78, i64* %81
	%82 = load i64, i64* %"a%start2.3"
	%83 = sub nsw i64 %82, 1
	%84 = load i64, i64* %W2.6
	%85 = icmp sgt i64 %83, %84
	%86 = select i1 %85, i64 %83, i64 %84
	%87 = load i64, i64* %"a%start2.3"
	%88 = sub nsw i64 %87, 1
	%89 = load i64, i64* %"a%block2.4"
	%90 = load i64, i64* %W2.6
	%91 = add nsw i64 %89, %90
	%92 = sub nsw i64 %91, 1
	%93 = icmp slt i64 %88, %92
	%94 = select i1 %93, i64 %88, i64 %92
	%95 = icmp sgt i64 %86, %94
	br i1 %95, label %none.7, label %next.17

next.17:
	%96 = getelementptr i64, i64* %lo, i64 1
	store i64 %86, i64* %96
	%97 = getelementptr i64, i64* %hi, i64 1
	store i64 %94, i64* %97
	ret i32 1
}

define internal i32 @sections.11(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
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
	%12 = load i64, i64* %"a%start1.1"
	%13 = sub nsw i64 %12, 2
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"a%start1.1"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 240
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
	%24 = add nsw i64 %23, 180
	%25 = icmp slt i64 %24, 0
	br i1 %25, label %none.7, label %next.12

next.12:
	%26 = load i64, i64* %"a%start1.1"
	%27 = sub nsw i64 %26, 1
	%28 = load i64, i64* %W1.5
	%29 = icmp sgt i64 %27, %28
	%30 = select i1 %29, i64 %27, i64 %28
	%31 = load i64, i64* %"a%start1.1"
	%32 = sub nsw i64 %31, 1
	%33 = load i64, i64* %"a%block1.2"
	%34 = load i64, i64* %W1.5
	%35 = add nsw i64 %33, %34
	%36 = sub nsw i64 %35, 1
	%37 = icmp slt i64 %32, %36
	%38 = select i1 %37, i64 %32, i64 %36
	%39 = icmp sgt i64 %30, %38
	br i1 %39, label %none.7, label %next.13

next.13:
	%40 = getelementptr i64, i64* %lo, i64 0
	store i64 %30, i64* %40
	%41 = getelementptr i64, i64* %hi, i64 0
	store i64 %38, i64* %41
	%42 = load i64, i64* %"a%start2.3"
	%43 = sub nsw i64 %42, 1
	%44 = load i64, i64* %W2.6
	%45 = icmp sgt i64 %43, %44
	%46 = select i1 %45, i64 %43, i64 %44
	%47 = load i64, i64* %"a%start2.3"
	%48 = sub nsw i64 %47, 1
	%49 = load i64, i64* %"a%block2.4"
	%50 = load i64, i64* %W2.6
	%51 = add nsw i64 %49, %50
	%52 = sub nsw i64 %51, 1
	%53 = icmp slt i64 %48, %52
	%54 = select i1 %53, i64 %48, i64 %52
	%55 = icmp sgt i64 %46, %54
	br i1 %55, label %none.7, label %next.14

next.14:
	%56 = getelementptr i64, i64* %lo, i64 1
	store i64 %46, i64* %56
	%57 = getelementptr i64, i64* %hi, i64 1
	store i64 %54, i64* %57
	ret i32 1
}

declare void @hpf_exchange_receive(i8* %0, i8* %1, i32 %2) nounwind

declare void @hpf_exchange_send(i8* %0, i8* %1, i32 %2) nounwind

declare i32 @pgas_num_images() nounwind

declare double @llvm.sqrt.f64(double %0)

define internal i32 @sections.13(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
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
	%6 = load i64, i64* %"b%block1.2"
	%7 = load i64, i64* %"b%start1.1"
	%8 = add nsw i64 %6, %7
	%9 = sub nsw i64 %8, 3
	%10 = icmp slt i64 %9, 0
	br i1 %10, label %none.4, label %next.6

next.6:
	%11 = load i64, i64* %"b%block1.2"
	%12 = sub nsw i64 0, %11
	%13 = load i64, i64* %"b%start1.1"
	%14 = sub nsw i64 %12, %13
	%15 = add nsw i64 %14, 180
	%16 = icmp slt i64 %15, 0
	br i1 %16, label %none.4, label %next.7

next.7:
	%17 = icmp sgt i64 2, 239
	br i1 %17, label %none.4, label %next.8

next.8:
	%18 = getelementptr i64, i64* %lo, i64 0
	store i64 2, i64* %18
	%19 = getelementptr i64, i64* %hi, i64 0
	store i64 239, i64* %19
	%20 = load i64, i64* %"b%block1.2"
	%21 = load i64, i64* %"b%start1.1"
	%22 = add nsw i64 %20, %21
	%23 = load i64, i64* %W1_b.3
	%24 = icmp sgt i64 %22, %23
	%25 = select i1 %24, i64 %22, i64 %23
	%26 = load i64, i64* %"b%block1.2"
	%27 = load i64, i64* %"b%start1.1"
	%28 = add nsw i64 %26, %27
	%29 = load i64, i64* %"b%block1.2"
	%30 = load i64, i64* %W1_b.3
	%31 = add nsw i64 %29, %30
	%32 = sub nsw i64 %31, 1
	%33 = icmp slt i64 %28, %32
	%34 = select i1 %33, i64 %28, i64 %32
	%35 = icmp sgt i64 %25, %34
	br i1 %35, label %none.4, label %next.9

next.9:
	%36 = getelementptr i64, i64* %lo, i64 1
	store i64 %25, i64* %36
	%37 = getelementptr i64, i64* %hi, i64 1
	store i64 %34, i64* %37
	ret i32 1
}

declare void @hpf_fail(i8* %0, i8* %1) nounwind noreturn cold

define internal i32 @sections.12(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"i%strip.1" = alloca i64
	%"i%size.2" = alloca i64
	%"b%start1.3" = alloca i64
	%"b%block1.4" = alloca i64
	%W1_b.5 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"i%strip.1"
	%2 = getelementptr i64, i64* %params, i64 1
	%3 = load i64, i64* %2
	store i64 %3, i64* %"i%size.2"
	%4 = getelementptr i64, i64* %recv, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %"b%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 7
	%7 = load i64, i64* %6
	store i64 %7, i64* %"b%block1.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1_b.5
	switch i32 %piece, label %none.6 [
		i32 0, label %piece.7
	]

none.6:
	ret i32 0

piece.7:
	%10 = load i64, i64* %"b%start1.3"
	%11 = sub nsw i64 %10, 2
	%12 = icmp slt i64 %11, 0
	br i1 %12, label %none.6, label %next.8

next.8:
	%13 = load i64, i64* %"b%start1.3"
	%14 = sub nsw i64 0, %13
	%15 = add nsw i64 %14, 179
	%16 = icmp slt i64 %15, 0
	br i1 %16, label %none.6, label %next.9

next.9:
	%17 = load i64, i64* %"i%strip.1"
	%18 = load i64, i64* %"i%size.2"
	%19 = load i64, i64* %"i%strip.1"
	%20 = add nsw i64 %18, %19
	%21 = sub nsw i64 %20, 1
	%22 = icmp slt i64 239, %21
	%23 = select i1 %22, i64 239, i64 %21
	%24 = icmp sgt i64 %17, %23
	br i1 %24, label %none.6, label %next.10

next.10:
	%25 = getelementptr i64, i64* %lo, i64 0
	store i64 %17, i64* %25
	%26 = getelementptr i64, i64* %hi, i64 0
	store i64 %23, i64* %26
	%27 = load i64, i64* %"b%start1.3"
	%28 = sub nsw i64 %27, 1
	%29 = load i64, i64* %W1_b.5
	%30 = icmp sgt i64 %28, %29
	%31 = select i1 %30, i64 %28, i64 %29
	%32 = load i64, i64* %"b%start1.3"
	%33 = sub nsw i64 %32, 1
	%34 = load i64, i64* %"b%block1.4"
	%35 = load i64, i64* %W1_b.5
	%36 = add nsw i64 %34, %35
	%37 = sub nsw i64 %36, 1
	%38 = icmp slt i64 %33, %37
	%39 = select i1 %38, i64 %33, i64 %37
	%40 = icmp sgt i64 %31, %39
	br i1 %40, label %none.6, label %next.11

next.11:
	%41 = getelementptr i64, i64* %lo, i64 1
	store i64 %31, i64* %41
	%42 = getelementptr i64, i64* %hi, i64 1
	store i64 %39, i64* %42
	ret i32 1
}

define internal i32 @sections.14(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
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
	%11 = add nsw i64 %10, 180
	%12 = icmp slt i64 %11, 0
	br i1 %12, label %none.4, label %next.7

next.7:
	%13 = icmp sgt i64 1, 240
	br i1 %13, label %none.4, label %next.8

next.8:
	%14 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %14
	%15 = getelementptr i64, i64* %hi, i64 0
	store i64 240, i64* %15
	%16 = load i64, i64* %"b%start1.1"
	%17 = sub nsw i64 %16, 1
	%18 = load i64, i64* %W1_b.3
	%19 = icmp sgt i64 %17, %18
	%20 = select i1 %19, i64 %17, i64 %18
	%21 = load i64, i64* %"b%start1.1"
	%22 = sub nsw i64 %21, 1
	%23 = load i64, i64* %"b%block1.2"
	%24 = load i64, i64* %W1_b.3
	%25 = add nsw i64 %23, %24
	%26 = sub nsw i64 %25, 1
	%27 = icmp slt i64 %22, %26
	%28 = select i1 %27, i64 %22, i64 %26
	%29 = icmp sgt i64 %20, %28
	br i1 %29, label %none.4, label %next.9

next.9:
	%30 = getelementptr i64, i64* %lo, i64 1
	store i64 %20, i64* %30
	%31 = getelementptr i64, i64* %hi, i64 1
	store i64 %28, i64* %31
	ret i32 1
}

define internal i32 @sections.15(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"j%strip.1" = alloca i64
	%"j%size.2" = alloca i64
	%"c%start1.3" = alloca i64
	%"c%block1.4" = alloca i64
	%W1_c.5 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"j%strip.1"
	%2 = getelementptr i64, i64* %params, i64 1
	%3 = load i64, i64* %2
	store i64 %3, i64* %"j%size.2"
	%4 = getelementptr i64, i64* %recv, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %"c%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 7
	%7 = load i64, i64* %6
	store i64 %7, i64* %"c%block1.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1_c.5
	switch i32 %piece, label %none.6 [
		i32 0, label %piece.7
	]

none.6:
	ret i32 0

piece.7:
	%10 = load i64, i64* %"c%block1.4"
	%11 = sub nsw i64 0, %10
	%12 = load i64, i64* %"c%start1.3"
	%13 = sub nsw i64 %11, %12
	%14 = add nsw i64 %13, 240
	%15 = icmp slt i64 %14, 0
	br i1 %15, label %none.6, label %next.8

next.8:
	%16 = load i64, i64* %"c%block1.4"
	%17 = load i64, i64* %"c%start1.3"
	%18 = add nsw i64 %16, %17
	%19 = load i64, i64* %W1_c.5
	%20 = icmp sgt i64 %18, %19
	%21 = select i1 %20, i64 %18, i64 %19
	%22 = load i64, i64* %"c%block1.4"
	%23 = load i64, i64* %"c%start1.3"
	%24 = add nsw i64 %22, %23
	%25 = load i64, i64* %"c%block1.4"
	%26 = load i64, i64* %W1_c.5
	%27 = add nsw i64 %25, %26
	%28 = sub nsw i64 %27, 1
	%29 = icmp slt i64 %24, %28
	%30 = select i1 %29, i64 %24, i64 %28
	%31 = icmp sgt i64 %21, %30
	br i1 %31, label %none.6, label %next.9

next.9:
	%32 = getelementptr i64, i64* %lo, i64 0
	store i64 %21, i64* %32
	%33 = getelementptr i64, i64* %hi, i64 0
	store i64 %30, i64* %33
	%34 = load i64, i64* %"j%strip.1"
	%35 = load i64, i64* %"j%size.2"
	%36 = load i64, i64* %"j%strip.1"
	%37 = add nsw i64 %35, %36
	%38 = sub nsw i64 %37, 1
	%39 = icmp slt i64 180, %38
	%40 = select i1 %39, i64 180, i64 %38
	%41 = icmp sgt i64 %34, %40
	br i1 %41, label %none.6, label %next.10

next.10:
	%42 = getelementptr i64, i64* %lo, i64 1
	store i64 %34, i64* %42
	%43 = getelementptr i64, i64* %hi, i64 1
	store i64 %40, i64* %43
	ret i32 1
}

define internal i32 @sections.16(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"j%strip.1" = alloca i64
	%"j%size.2" = alloca i64
	%"c%start1.3" = alloca i64
	%"c%block1.4" = alloca i64
	%W1_c.5 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"j%strip.1"
	%2 = getelementptr i64, i64* %params, i64 1
	%3 = load i64, i64* %2
	store i64 %3, i64* %"j%size.2"
	%4 = getelementptr i64, i64* %recv, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %"c%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 7
	%7 = load i64, i64* %6
	store i64 %7, i64* %"c%block1.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1_c.5
	switch i32 %piece, label %none.6 [
		i32 0, label %piece.7
	]

none.6:
	ret i32 0

piece.7:
	%10 = load i64, i64* %"c%start1.3"
	%11 = sub nsw i64 %10, 2
	%12 = icmp slt i64 %11, 0
	br i1 %12, label %none.6, label %next.8

next.8:
	%13 = load i64, i64* %"c%start1.3"
	%14 = sub nsw i64 0, %13
	%15 = add nsw i64 %14, 240
	%16 = icmp slt i64 %15, 0
	br i1 %16, label %none.6, label %next.9

next.9:
	%17 = load i64, i64* %"c%start1.3"
	%18 = sub nsw i64 %17, 1
	%19 = load i64, i64* %W1_c.5
	%20 = icmp sgt i64 %18, %19
	%21 = select i1 %20, i64 %18, i64 %19
	%22 = load i64, i64* %"c%start1.3"
	%23 = sub nsw i64 %22, 1
	%24 = load i64, i64* %"c%block1.4"
	%25 = load i64, i64* %W1_c.5
	%26 = add nsw i64 %24, %25
	%27 = sub nsw i64 %26, 1
	%28 = icmp slt i64 %23, %27
	%29 = select i1 %28, i64 %23, i64 %27
	%30 = icmp sgt i64 %21, %29
	br i1 %30, label %none.6, label %next.10

next.10:
	%31 = getelementptr i64, i64* %lo, i64 0
	store i64 %21, i64* %31
	%32 = getelementptr i64, i64* %hi, i64 0
	store i64 %29, i64* %32
	%33 = load i64, i64* %"j%strip.1"
	%34 = load i64, i64* %"j%size.2"
	%35 = load i64, i64* %"j%strip.1"
	%36 = add nsw i64 %34, %35
	%37 = sub nsw i64 %36, 1
	%38 = icmp slt i64 180, %37
	%39 = select i1 %38, i64 180, i64 %37
	%40 = icmp sgt i64 %33, %39
	br i1 %40, label %none.6, label %next.11

next.11:
	%41 = getelementptr i64, i64* %lo, i64 1
	store i64 %33, i64* %41
	%42 = getelementptr i64, i64* %hi, i64 1
	store i64 %39, i64* %42
	ret i32 1
}

define internal i32 @sections.17(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"i%strip.1" = alloca i64
	%"i%size.2" = alloca i64
	%"l%start1.3" = alloca i64
	%"l%block1.4" = alloca i64
	%W1_l.5 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"i%strip.1"
	%2 = getelementptr i64, i64* %params, i64 1
	%3 = load i64, i64* %2
	store i64 %3, i64* %"i%size.2"
	%4 = getelementptr i64, i64* %recv, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %"l%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 7
	%7 = load i64, i64* %6
	store i64 %7, i64* %"l%block1.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1_l.5
	switch i32 %piece, label %none.6 [
		i32 0, label %piece.7
		i32 1, label %piece.12
		i32 2, label %piece.19
	]

none.6:
	ret i32 0

piece.7:
	%10 = load i64, i64* %"l%start1.3"
	%11 = sub nsw i64 %10, 1
	%12 = icmp slt i64 %11, 0
	br i1 %12, label %none.6, label %next.8

next.8:
	%13 = load i64, i64* %"l%start1.3"
	%14 = sub nsw i64 0, %13
	%15 = add nsw i64 %14, 180
	%16 = icmp slt i64 %15, 0
	br i1 %16, label %none.6, label %next.9

next.9:
	%17 = load i64, i64* %"i%strip.1"
	%18 = sub nsw i64 %17, 1
	%19 = load i64, i64* %"i%size.2"
	%20 = load i64, i64* %"i%strip.1"
	%21 = add nsw i64 %19, %20
	%22 = sub nsw i64 %21, 2
	%23 = icmp slt i64 239, %22
	%24 = select i1 %23, i64 239, i64 %22
	%25 = icmp sgt i64 %18, %24
	br i1 %25, label %none.6, label %next.10

next.10:
	%26 = getelementptr i64, i64* %lo, i64 0
	store i64 %18, i64* %26
	%27 = getelementptr i64, i64* %hi, i64 0
	store i64 %24, i64* %27
	%28 = load i64, i64* %"l%start1.3"
	%29 = sub nsw i64 %28, 1
	%30 = load i64, i64* %W1_l.5
	%31 = icmp sgt i64 %29, %30
	%32 = select i1 %31, i64 %29, i64 %30
	%33 = load i64, i64* %"l%start1.3"
	%34 = sub nsw i64 %33, 1
	%35 = load i64, i64* %"l%block1.4"
	%36 = load i64, i64* %W1_l.5
	%37 = add nsw i64 %35, %36
	%38 = sub nsw i64 %37, 1
	%39 = icmp slt i64 %34, %38
	%40 = select i1 %39, i64 %34, i64 %38
	%41 = icmp sgt i64 %32, %40
	br i1 %41, label %none.6, label %next.11

next.11:
	%42 = getelementptr i64, i64* %lo, i64 1
	store i64 %32, i64* %42
	%43 = getelementptr i64, i64* %hi, i64 1
	store i64 %40, i64* %43
	ret i32 1

piece.12:
	%44 = load i64, i64* %"l%start1.3"
	%45 = sub nsw i64 %44, 1
	%46 = icmp slt i64 %45, 0
	br i1 %46, label %none.6, label %next.13

next.13:
	%47 = load i64, i64* %"l%start1.3"
	%48 = sub nsw i64 0, %47
	%49 = add nsw i64 %48, 180
	%50 = icmp slt i64 %49, 0
	br i1 %50, label %none.6, label %next.14

next.14:
	%51 = load i64, i64* %"i%strip.1"
	%52 = sub nsw i64 0, %51
	%53 = add nsw i64 %52, 240
	%54 = icmp slt i64 %53, 0
	br i1 %54, label %none.6, label %next.15

next.15:
	%55 = load i64, i64* %"i%size.2"
	%56 = load i64, i64* %"i%strip.1"
	%57 = add nsw i64 %55, %56
	%58 = sub nsw i64 %57, 241
	%59 = icmp slt i64 %58, 0
	br i1 %59, label %none.6, label %next.16

next.16:
	%60 = icmp sgt i64 240, 240
	br i1 %60, label %none.6, label %next.17

next.17:
	%61 = getelementptr i64, i64* %lo, i64 0
	store i64 240, i64* %61
	%62 = getelementptr i64, i64* %hi, i64 0
	store i64 240, i64* %62
	%63 = load i64, i64* %"l%start1.3"
	%64 = sub nsw i64 %63, 1
	%65 = load i64, i64* %W1_l.5
	%66 = icmp sgt i64 %64, %65
	%67 = select i1 %66, i64 %64, i64 %65
	%68 = load i64, i64* %"l%start1.3"
	%69 = sub nsw i64 %68, 1
	%70 = load i64, i64* %"l%block1.4"
	%71 = load i64, i64* %W1_l.5
	%72 = add nsw i64 %70, %71
	%73 = sub nsw i64 %72, 1
	%74 = icmp slt i64 %69, %73
	%75 = select i1 %74, i64 %69, i64 %73
	%76 = icmp sgt i64 %67, %75
	br i1 %76, label %none.6, label %next.18

next.18:
	%77 = getelementptr i64, i64* %lo, i64 1
	store i64 %67, i64* %77
	%78 = getelementptr i64, i64* %hi, i64 1
	store i64 %75, i64* %78
	ret i32 1

piece.19:
	%79 = load i64, i64* %"l%start1.3"
	%80 = sub nsw i64 %79, 1
	%81 = icmp slt i64 %80, 0
	br i1 %81, label %none.6, label %next.20

next.20:
	%82 = load i64, i64* %"l%start1.3"
	%83 = sub nsw i64 0, %82
	%84 = add nsw i64 %83, 180
	%85 = icmp slt i64 %84, 0
	br i1 %85, label %none.6, label %next.21

next.21:
	%86 = load i64, i64* %"i%size.2"
	%87 = sub nsw i64 %86, 1
	%88 = icmp slt i64 %87, 0
	br i1 %88, label %none.6, label %next.22

next.22:
	%89 = load i64, i64* %"i%size.2"
	%90 = sub nsw i64 0, %89
	%91 = load i64, i64* %"i%strip.1"
	%92 = sub nsw i64 %90, %91
	%93 = add nsw i64 %92, 240
	%94 = icmp slt i64 %93, 0
	br i1 %94, label %none.6, label %next.23

next.23:
	%95 = load i64, i64* %"i%size.2"
	%96 = load i64, i64* %"i%strip.1"
	%97 = add nsw i64 %95, %96
	%98 = sub nsw i64 %97, 1
	%99 = load i64, i64* %"i%size.2"
	%100 = load i64, i64* %"i%strip.1"
	%101 = add nsw i64 %99, %100
	%102 = sub nsw i64 %101, 1
	%103 = icmp sgt i64 %98, %102
	br i1 %103, label %none.6, label %next.24

next.24:
	%104 = getelementptr i64, i64* %lo, i64 0
	store i64 %98, i64* %104
	%105 = getelementptr i64, i64* %hi, i64 0
	store i64 %102, i64* %105
	%106 = load i64, i64* %"l%start1.3"
	%107 = sub nsw i64 %106, 1
	%108 = load i64, i64* %W1_l.5
	%109 = icmp sgt i64 %107, %108
	%110 = select i1 %109, i64 %107, i64 %108
	%111 = load i64, i64* %"l%start1.3"
	%112 = sub nsw i64 %111, 1
	%113 = load i64, i64* %"l%block1.4"
	%114 = load i64, i64* %W1_l.5
	%115 = add nsw i64 %113, %114
	%116 = sub nsw i64 %115, 1
	%117 = icmp slt i64 %112, %116
	%118 = select i1 %117, i64 %112, i64 %116
	%119 = icmp sgt i64 %110, %118
	br i1 %119, label %none.6, label %next.25

next.25:
	%120 = getelementptr i64, i64* %lo, i64 1
	store i64 %110, i64* %120
	%121 = getelementptr i64, i64* %hi, i64 1
	store i64 %118, i64* %121
	ret i32 1
}

declare void @hpf_reduce(i8* %0, i32 %1, i32 %2, i32 %3, i8* %4) nounwind

declare void @hpf_io_begin(i32 %0, i32 %1, i8* %2) nounwind

declare void @hpf_io_number(i8* %0, i64 %1) nounwind

declare void @hpf_io_list_directed() nounwind

declare void @hpf_io_start() nounwind

declare void @hpf_fetch(i8* %0, i8* %1, i8* %2, i8* %3) nounwind

declare void @hpf_io_item(i32 %0, i32 %1, i8* %2, i64 %3) nounwind

declare i32 @hpf_io_end() nounwind

declare void @hpf_io_mapped(i8* %0, i8* %1, i8* %2, i8* %3, i32 %4, i32 %5) nounwind

declare void @hpf_main_end() nounwind

!0 = distinct !{!0, !"arrays"}
!1 = distinct !{!1, !0, !"a"}
!2 = distinct !{!2, !0, !"b"}
!3 = distinct !{!3, !0, !"c"}
!4 = distinct !{!4, !0, !"l"}
!5 = distinct !{!5, !0, !"s"}
!6 = distinct !{!6, !0, !"t"}
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
!19 = !{!"llvm.loop.mustprogress"}
!20 = distinct !{!20, !19}
!21 = !{!"llvm.loop.mustprogress"}
!22 = distinct !{!22, !21}
!23 = !{!"llvm.loop.mustprogress"}
!24 = distinct !{!24, !23}
!25 = !{!"llvm.loop.mustprogress"}
!26 = distinct !{!26, !25}
!27 = !{!"llvm.loop.mustprogress"}
!28 = distinct !{!28, !27}
!29 = !{!"llvm.loop.mustprogress"}
!30 = distinct !{!30, !29}
!31 = !{!"llvm.loop.mustprogress"}
!32 = distinct !{!32, !31}
!33 = distinct !{}
!34 = !{!"llvm.loop.mustprogress"}
!35 = !{!"llvm.loop.parallel_accesses", !33}
!36 = distinct !{!36, !34, !35}
!37 = !{!"llvm.loop.mustprogress"}
!38 = distinct !{!38, !37}
!39 = !{!"llvm.loop.mustprogress"}
!40 = distinct !{!40, !39}
!41 = !{!"llvm.loop.mustprogress"}
!42 = distinct !{!42, !41}
!43 = !{!"llvm.loop.mustprogress"}
!44 = distinct !{!44, !43}
!45 = !{!"llvm.loop.mustprogress"}
!46 = distinct !{!46, !45}
!47 = !{!"llvm.loop.mustprogress"}
!48 = distinct !{!48, !47}
!49 = !{!"llvm.loop.mustprogress"}
!50 = distinct !{!50, !49}
!51 = !{!"llvm.loop.mustprogress"}
!52 = distinct !{!52, !51}
!53 = !{!"llvm.loop.mustprogress"}
!54 = distinct !{!54, !53}
!55 = !{!"llvm.loop.mustprogress"}
!56 = distinct !{!56, !55}
!57 = !{!"llvm.loop.mustprogress"}
!58 = distinct !{!58, !57}
!59 = !{!"llvm.loop.mustprogress"}
!60 = distinct !{!60, !59}
!61 = distinct !{}
!62 = !{!"llvm.loop.mustprogress"}
!63 = !{!"llvm.loop.parallel_accesses", !61}
!64 = distinct !{!64, !62, !63}
!65 = distinct !{}
!66 = !{!"llvm.loop.mustprogress"}
!67 = !{!"llvm.loop.parallel_accesses", !65}
!68 = distinct !{!68, !66, !67}
!69 = distinct !{}
!70 = distinct !{}
!71 = !{!69, !70}
!72 = !{!69, !70}
!73 = !{!"llvm.loop.mustprogress"}
!74 = !{!"llvm.loop.parallel_accesses", !70}
!75 = distinct !{!75, !73, !74}
!76 = !{!"llvm.loop.mustprogress"}
!77 = !{!"llvm.loop.parallel_accesses", !69}
!78 = distinct !{!78, !76, !77}
!79 = !{!"llvm.loop.mustprogress"}
!80 = distinct !{!80, !79}
!81 = !{!"llvm.loop.mustprogress"}
!82 = distinct !{!82, !81}
!83 = !{!"llvm.loop.mustprogress"}
!84 = distinct !{!84, !83}
!85 = !{!"llvm.loop.mustprogress"}
!86 = distinct !{!86, !85}
!87 = !{!"llvm.loop.mustprogress"}
!88 = distinct !{!88, !87}
!89 = distinct !{}
!90 = distinct !{}
!91 = !{!89, !90}
!92 = !{!89, !90}
!93 = !{!89, !90}
!94 = !{!89, !90}
!95 = !{!"llvm.loop.mustprogress"}
!96 = !{!"llvm.loop.parallel_accesses", !90}
!97 = distinct !{!97, !95, !96}
!98 = !{!"llvm.loop.mustprogress"}
!99 = !{!"llvm.loop.parallel_accesses", !89}
!100 = distinct !{!100, !98, !99}
!101 = distinct !{}
!102 = distinct !{}
!103 = !{!101, !102}
!104 = !{!101, !102}
!105 = !{!101, !102}
!106 = !{!101, !102}
!107 = !{!"llvm.loop.mustprogress"}
!108 = !{!"llvm.loop.parallel_accesses", !102}
!109 = distinct !{!109, !107, !108}
!110 = !{!"llvm.loop.mustprogress"}
!111 = !{!"llvm.loop.parallel_accesses", !101}
!112 = distinct !{!112, !110, !111}
!113 = distinct !{}
!114 = distinct !{}
!115 = !{!113, !114}
!116 = !{!113, !114}
!117 = !{!113, !114}
!118 = !{!113, !114}
!119 = !{!"llvm.loop.mustprogress"}
!120 = !{!"llvm.loop.parallel_accesses", !114}
!121 = distinct !{!121, !119, !120}
!122 = !{!"llvm.loop.mustprogress"}
!123 = !{!"llvm.loop.parallel_accesses", !113}
!124 = distinct !{!124, !122, !123}
