source_filename = "../../testdata/hpf/adi_fixed.f"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%hpf_pos = type { i8*, i32, i32, i8* }
%hpf_layout = type { i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i8*], [7 x i8*], i64 }
%hpf_array = type { i8*, i8*, i64, i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, i8*, i64 }
%hpf_exchange = type { i8*, i32, i32, i8*, i8*, i64, i8*, i8*, i64, i64, i64, i8*, i8*, i8* }
%hpf_indirect = type { i8*, i32, i32, i8*, i8*, i8* }

@.text.0 = private unnamed_addr constant [2 x i8] c"t\00"
@layout.t = internal global %hpf_layout { i64 2, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 19, i64 19, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.0, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.text.1 = private unnamed_addr constant [31 x i8] c"../../testdata/hpf/adi_fixed.f\00"
@.text.2 = private unnamed_addr constant [22 x i8] c"CHPF$ TEMPLATE T(N,N)\00"
@.pos.0 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 9, i32 16, i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.text.2, i64 0, i64 0) }
@.text.3 = private unnamed_addr constant [2 x i8] c"x\00"
@array.x = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.t to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.3, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 19, i64 19, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.4 = private unnamed_addr constant [39 x i8] c"      REAL*8 X(N,N), A(N,N), B(N,N), S\00"
@.pos.1 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 14, i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.4, i64 0, i64 0) }
@.text.5 = private unnamed_addr constant [2 x i8] c"a\00"
@array.a = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.t to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.5, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 19, i64 19, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.2 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 22, i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.4, i64 0, i64 0) }
@.text.6 = private unnamed_addr constant [2 x i8] c"b\00"
@array.b = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.t to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.6, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 19, i64 19, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.3 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 30, i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.4, i64 0, i64 0) }
@.text.7 = private unnamed_addr constant [53 x i8] c"   70   X(I,J) = (X(I,J) - A(I,J+1)*X(I,J+1))/B(I,J)\00"
@.text.8 = private unnamed_addr constant [35 x i8] c"a(i,j+1) from above in dimension 2\00"
@0 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.t]
@exchange.3 = internal global %hpf_exchange { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 47, i32 28, i8* getelementptr inbounds ([53 x i8], [53 x i8]* @.text.7, i64 0, i64 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.8, i64 0, i64 0), i64 3, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.3 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @0 to i8*), i8* null, i8* zeroinitializer }
@.text.9 = private unnamed_addr constant [57 x i8] c"            X(I,J) = (X(I,J) - A(I+1,J)*X(I+1,J))/B(I,J)\00"
@.text.10 = private unnamed_addr constant [35 x i8] c"a(i+1,j) from above in dimension 1\00"
@1 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.t]
@exchange.4 = internal global %hpf_exchange { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 35, i32 32, i8* getelementptr inbounds ([57 x i8], [57 x i8]* @.text.9, i64 0, i64 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.10, i64 0, i64 0), i64 4, i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.4 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @1 to i8*), i8* null, i8* zeroinitializer }
@2 = private unnamed_addr constant [2 x %hpf_exchange*] [%hpf_exchange* @exchange.3, %hpf_exchange* @exchange.4]
@.text.11 = private unnamed_addr constant [23 x i8] c"        DO 20 J = 1, N\00"
@.pos.4 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 9, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.text.11, i64 0, i64 0) }
@.text.12 = private unnamed_addr constant [29 x i8] c"the step of the loop is zero\00"
@.text.13 = private unnamed_addr constant [55 x i8] c"            X(I,J) = X(I,J) - X(I-1,J)*A(I,J)/B(I-1,J)\00"
@.text.14 = private unnamed_addr constant [35 x i8] c"x(i-1,j) from below in dimension 1\00"
@3 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.t]
@exchange.1 = internal global %hpf_exchange { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 26, i32 31, i8* getelementptr inbounds ([55 x i8], [55 x i8]* @.text.13, i64 0, i64 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.14, i64 0, i64 0), i64 1, i8* bitcast (%hpf_array* @array.x to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.1 to i8*), i64 1, i64 2, i64 1, i8* bitcast ([1 x %hpf_layout*]* @3 to i8*), i8* null, i8* zeroinitializer }
@.text.15 = private unnamed_addr constant [35 x i8] c"b(i-1,j) from below in dimension 1\00"
@4 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.t]
@exchange.2 = internal global %hpf_exchange { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 26, i32 47, i8* getelementptr inbounds ([55 x i8], [55 x i8]* @.text.13, i64 0, i64 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.15, i64 0, i64 0), i64 2, i8* bitcast (%hpf_array* @array.b to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.2 to i8*), i64 1, i64 2, i64 1, i8* bitcast ([1 x %hpf_layout*]* @4 to i8*), i8* null, i8* zeroinitializer }
@5 = private unnamed_addr constant [2 x %hpf_exchange*] [%hpf_exchange* @exchange.1, %hpf_exchange* @exchange.2]
@6 = private unnamed_addr constant [2 x %hpf_exchange*] [%hpf_exchange* @exchange.1, %hpf_exchange* @exchange.2]
@.text.16 = private unnamed_addr constant [23 x i8] c"        DO 40 J = 1, N\00"
@.pos.5 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 33, i32 9, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.text.16, i64 0, i64 0) }
@.text.17 = private unnamed_addr constant [35 x i8] c"x(i+1,j) from above in dimension 1\00"
@7 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.t]
@exchange.5 = internal global %hpf_exchange { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 35, i32 41, i8* getelementptr inbounds ([57 x i8], [57 x i8]* @.text.9, i64 0, i64 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.17, i64 0, i64 0), i64 5, i8* bitcast (%hpf_array* @array.x to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.5 to i8*), i64 1, i64 2, i64 1, i8* bitcast ([1 x %hpf_layout*]* @7 to i8*), i8* null, i8* zeroinitializer }
@8 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.5]
@9 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.5]
@.text.18 = private unnamed_addr constant [23 x i8] c"        DO 50 J = 2, N\00"
@.pos.6 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 38, i32 9, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.text.18, i64 0, i64 0) }
@.text.19 = private unnamed_addr constant [55 x i8] c"            X(I,J) = X(I,J) - X(I,J-1)*A(I,J)/B(I,J-1)\00"
@indirect.1 = internal global %hpf_indirect { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 40, i32 31, i8* getelementptr inbounds ([55 x i8], [55 x i8]* @.text.19, i64 0, i64 0), i8* bitcast (%hpf_array* @array.x to i8*), i8* zeroinitializer }
@indirect.2 = internal global %hpf_indirect { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 40, i32 47, i8* getelementptr inbounds ([55 x i8], [55 x i8]* @.text.19, i64 0, i64 0), i8* bitcast (%hpf_array* @array.b to i8*), i8* zeroinitializer }
@.text.20 = private unnamed_addr constant [53 x i8] c"            B(I,J) = B(I,J) - A(I,J)*A(I,J)/B(I,J-1)\00"
@indirect.3 = internal global %hpf_indirect { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 41, i32 45, i8* getelementptr inbounds ([53 x i8], [53 x i8]* @.text.20, i64 0, i64 0), i8* bitcast (%hpf_array* @array.b to i8*), i8* zeroinitializer }
@.text.21 = private unnamed_addr constant [29 x i8] c"        DO 70 J = N-1, 1, -1\00"
@.pos.7 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 45, i32 9, i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.21, i64 0, i64 0) }
@indirect.4 = internal global %hpf_indirect { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 47, i32 37, i8* getelementptr inbounds ([53 x i8], [53 x i8]* @.text.7, i64 0, i64 0), i8* bitcast (%hpf_array* @array.x to i8*), i8* zeroinitializer }
@.text.22 = private unnamed_addr constant [31 x i8] c"   80 S = S + X(I,J)*(I - 2*J)\00"
@.pos.8 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 52, i32 4, i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.22, i64 0, i64 0) }
@.text.23 = private unnamed_addr constant [42 x i8] c"      PRINT *, S, X(1,1), X(N,N), X(3,17)\00"
@.pos.9 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 53, i32 7, i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.23, i64 0, i64 0) }
@.text.24 = private unnamed_addr constant [5 x i8] c"unit\00"
@.pos.10 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 53, i32 19, i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.23, i64 0, i64 0) }
@.pos.11 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 53, i32 27, i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.23, i64 0, i64 0) }
@.pos.12 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 53, i32 35, i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.23, i64 0, i64 0) }
@.text.25 = private unnamed_addr constant [47 x i8] c"      PRINT '(5F14.8)', (X(I,N+1-I), I = 1, N)\00"
@.pos.13 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 54, i32 7, i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.25, i64 0, i64 0) }
@10 = private unnamed_addr constant [8 x i8] c"(5F14.8)"
@.text.26 = private unnamed_addr constant [4 x i8] c"fmt\00"
@.text.27 = private unnamed_addr constant [36 x i8] c"x(i,20-i) from below in dimension 1\00"
@11 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.t]
@exchange.6 = internal global %hpf_exchange { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 54, i32 26, i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.25, i64 0, i64 0), i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.27, i64 0, i64 0), i64 6, i8* bitcast (%hpf_array* @array.x to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.6 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @11 to i8*), i8* null, i8* zeroinitializer }
@.text.28 = private unnamed_addr constant [36 x i8] c"x(i,20-i) from below in dimension 2\00"
@12 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.t]
@exchange.7 = internal global %hpf_exchange { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 54, i32 26, i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.25, i64 0, i64 0), i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.28, i64 0, i64 0), i64 7, i8* bitcast (%hpf_array* @array.x to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.7 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @12 to i8*), i8* null, i8* zeroinitializer }
@.text.29 = private unnamed_addr constant [36 x i8] c"x(i,20-i) from above in dimension 2\00"
@13 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.t]
@exchange.8 = internal global %hpf_exchange { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 54, i32 26, i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.25, i64 0, i64 0), i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.29, i64 0, i64 0), i64 8, i8* bitcast (%hpf_array* @array.x to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.8 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @13 to i8*), i8* null, i8* zeroinitializer }
@.text.30 = private unnamed_addr constant [36 x i8] c"x(i,20-i) from above in dimension 1\00"
@14 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.t]
@exchange.9 = internal global %hpf_exchange { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 54, i32 26, i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.25, i64 0, i64 0), i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.30, i64 0, i64 0), i64 9, i8* bitcast (%hpf_array* @array.x to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.9 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @14 to i8*), i8* null, i8* zeroinitializer }
@.text.31 = private unnamed_addr constant [61 x i8] c"x(i,20-i) from below in dimension 1 and below in dimension 2\00"
@15 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.t]
@exchange.10 = internal global %hpf_exchange { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 54, i32 26, i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.25, i64 0, i64 0), i8* getelementptr inbounds ([61 x i8], [61 x i8]* @.text.31, i64 0, i64 0), i64 10, i8* bitcast (%hpf_array* @array.x to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.10 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @15 to i8*), i8* null, i8* zeroinitializer }
@.text.32 = private unnamed_addr constant [61 x i8] c"x(i,20-i) from below in dimension 1 and above in dimension 2\00"
@16 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.t]
@exchange.11 = internal global %hpf_exchange { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 54, i32 26, i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.25, i64 0, i64 0), i8* getelementptr inbounds ([61 x i8], [61 x i8]* @.text.32, i64 0, i64 0), i64 11, i8* bitcast (%hpf_array* @array.x to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.11 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @16 to i8*), i8* null, i8* zeroinitializer }
@.text.33 = private unnamed_addr constant [61 x i8] c"x(i,20-i) from above in dimension 1 and below in dimension 2\00"
@17 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.t]
@exchange.12 = internal global %hpf_exchange { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 54, i32 26, i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.25, i64 0, i64 0), i8* getelementptr inbounds ([61 x i8], [61 x i8]* @.text.33, i64 0, i64 0), i64 12, i8* bitcast (%hpf_array* @array.x to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.12 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @17 to i8*), i8* null, i8* zeroinitializer }
@.text.34 = private unnamed_addr constant [61 x i8] c"x(i,20-i) from above in dimension 1 and above in dimension 2\00"
@18 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.t]
@exchange.13 = internal global %hpf_exchange { i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.text.1, i64 0, i64 0), i32 54, i32 26, i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.25, i64 0, i64 0), i8* getelementptr inbounds ([61 x i8], [61 x i8]* @.text.34, i64 0, i64 0), i64 13, i8* bitcast (%hpf_array* @array.x to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.13 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @18 to i8*), i8* null, i8* zeroinitializer }
@19 = private unnamed_addr constant [8 x %hpf_exchange*] [%hpf_exchange* @exchange.6, %hpf_exchange* @exchange.7, %hpf_exchange* @exchange.8, %hpf_exchange* @exchange.9, %hpf_exchange* @exchange.10, %hpf_exchange* @exchange.11, %hpf_exchange* @exchange.12, %hpf_exchange* @exchange.13]

define i32 @main(i32 %argc, i8** %argv) nounwind "prefer-vector-width"="256" {
entry:
	%x.origin.1 = alloca double*
	%x.stride.2 = alloca i64
	%x.stride.3 = alloca i64
	%a.origin.4 = alloca double*
	%a.stride.5 = alloca i64
	%a.stride.6 = alloca i64
	%b.origin.7 = alloca double*
	%b.stride.8 = alloca i64
	%b.stride.9 = alloca i64
	%s.10 = alloca double
	%i.11 = alloca i32
	%j.12 = alloca i32
	%it.13 = alloca i32
	%"t%start1.14" = alloca i64
	%"t%block1.15" = alloca i64
	%"t%start2.16" = alloca i64
	%"t%block2.17" = alloca i64
	%"j%strip.18" = alloca i64
	%"j%size.19" = alloca i64
	%"j%strip.20" = alloca i64
	%"j%size.21" = alloca i64
	%"i%strip.22" = alloca i64
	%"i%size.23" = alloca i64
	%"i%strip.24" = alloca i64
	%"i%size.25" = alloca i64
	%"i%see.26" = alloca i32
	%"i%see.27" = alloca i32
	%"i%see.28" = alloca i32
	%"i%see.29" = alloca i32
	%"x%copy13.30" = alloca double
	%"x%copy14.31" = alloca double
	%"x%copy15.32" = alloca double
	%"s%part.33" = alloca double
	%params.42 = alloca [2 x i64*]
	%numbers.43 = alloca [1 x i64]
	%numbers.44 = alloca [1 x i64]
	%params.55 = alloca [2 x i64*]
	%numbers.56 = alloca [2 x i64]
	%numbers.57 = alloca [2 x i64]
	%params.66 = alloca [2 x i64*]
	%numbers.67 = alloca [2 x i64]
	%numbers.68 = alloca [2 x i64]
	%params.82 = alloca [1 x i64*]
	%numbers.83 = alloca [2 x i64]
	%params.100 = alloca [1 x i64*]
	%numbers.101 = alloca [2 x i64]
	%numbers.119 = alloca [2 x i64]
	%numbers.127 = alloca [2 x i64]
	%numbers.135 = alloca [2 x i64]
	%numbers.167 = alloca [2 x i64]
	%temporary.183 = alloca double
	%temporary.184 = alloca double
	%temporary.185 = alloca double
	%numbers.186 = alloca [2 x i64]
	%temporary.187 = alloca double
	%temporary.188 = alloca double
	%numbers.189 = alloca [2 x i64]
	%temporary.190 = alloca double
	%temporary.191 = alloca double
	%numbers.192 = alloca [2 x i64]
	%temporary.193 = alloca double
	%params.194 = alloca [8 x i64*]
	%numbers.195 = alloca [1 x i64]
	%numbers.196 = alloca [1 x i64]
	%numbers.197 = alloca [1 x i64]
	%numbers.198 = alloca [1 x i64]
	%numbers.199 = alloca [1 x i64]
	%numbers.200 = alloca [1 x i64]
	%numbers.201 = alloca [1 x i64]
	%numbers.202 = alloca [1 x i64]
	%numbers.207 = alloca [2 x i64]
	%numbers.208 = alloca [2 x i64]
	%numbers.209 = alloca [2 x i64]
	br label %start

start:
	%0 = bitcast i8** %argv to i8*
	call void @hpf_main_begin(i32 %argc, i8* %0)
	store double zeroinitializer, double* %s.10
	store i32 zeroinitializer, i32* %i.11
	store i32 zeroinitializer, i32* %j.12
	store i32 zeroinitializer, i32* %it.13
	store i64 zeroinitializer, i64* %"t%start1.14"
	store i64 zeroinitializer, i64* %"t%block1.15"
	store i64 zeroinitializer, i64* %"t%start2.16"
	store i64 zeroinitializer, i64* %"t%block2.17"
	store i64 zeroinitializer, i64* %"j%strip.18"
	store i64 zeroinitializer, i64* %"j%size.19"
	store i64 zeroinitializer, i64* %"j%strip.20"
	store i64 zeroinitializer, i64* %"j%size.21"
	store i64 zeroinitializer, i64* %"i%strip.22"
	store i64 zeroinitializer, i64* %"i%size.23"
	store i64 zeroinitializer, i64* %"i%strip.24"
	store i64 zeroinitializer, i64* %"i%size.25"
	store i32 zeroinitializer, i32* %"i%see.26"
	store i32 zeroinitializer, i32* %"i%see.27"
	store i32 zeroinitializer, i32* %"i%see.28"
	store i32 zeroinitializer, i32* %"i%see.29"
	store double zeroinitializer, double* %"x%copy13.30"
	store double zeroinitializer, double* %"x%copy14.31"
	store double zeroinitializer, double* %"x%copy15.32"
	store double zeroinitializer, double* %"s%part.33"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.t to i8*), i8* bitcast (%hpf_pos* @.pos.0 to i8*))
	%1 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.t, i32 0, i32 9, i32 0
	%2 = load i64, i64* %1
	store i64 %2, i64* %"t%start1.14"
	%3 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.t, i32 0, i32 8, i32 0
	%4 = load i64, i64* %3
	store i64 %4, i64* %"t%block1.15"
	%5 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.t, i32 0, i32 9, i32 1
	%6 = load i64, i64* %5
	store i64 %6, i64* %"t%start2.16"
	%7 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.t, i32 0, i32 8, i32 1
	%8 = load i64, i64* %7
	store i64 %8, i64* %"t%block2.17"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.x to i8*), i8* bitcast (%hpf_pos* @.pos.1 to i8*))
	%9 = getelementptr inbounds %hpf_array, %hpf_array* @array.x, i32 0, i32 13, i32 0
	%10 = load i64, i64* %9
	store i64 %10, i64* %x.stride.2
	%11 = getelementptr inbounds %hpf_array, %hpf_array* @array.x, i32 0, i32 13, i32 1
	%12 = load i64, i64* %11
	store i64 %12, i64* %x.stride.3
	%13 = getelementptr inbounds %hpf_array, %hpf_array* @array.x, i32 0, i32 15
	%14 = load i8*, i8** %13
	%15 = bitcast i8* %14 to double*
	store double* %15, double** %x.origin.1
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.a to i8*), i8* bitcast (%hpf_pos* @.pos.2 to i8*))
	%16 = getelementptr inbounds %hpf_array, %hpf_array* @array.a, i32 0, i32 13, i32 0
	%17 = load i64, i64* %16
	store i64 %17, i64* %a.stride.5
	%18 = getelementptr inbounds %hpf_array, %hpf_array* @array.a, i32 0, i32 13, i32 1
	%19 = load i64, i64* %18
	store i64 %19, i64* %a.stride.6
	%20 = getelementptr inbounds %hpf_array, %hpf_array* @array.a, i32 0, i32 15
	%21 = load i8*, i8** %20
	%22 = bitcast i8* %21 to double*
	store double* %22, double** %a.origin.4
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.b to i8*), i8* bitcast (%hpf_pos* @.pos.3 to i8*))
	%23 = getelementptr inbounds %hpf_array, %hpf_array* @array.b, i32 0, i32 13, i32 0
	%24 = load i64, i64* %23
	store i64 %24, i64* %b.stride.8
	%25 = getelementptr inbounds %hpf_array, %hpf_array* @array.b, i32 0, i32 13, i32 1
	%26 = load i64, i64* %25
	store i64 %26, i64* %b.stride.9
	%27 = getelementptr inbounds %hpf_array, %hpf_array* @array.b, i32 0, i32 15
	%28 = load i8*, i8** %27
	%29 = bitcast i8* %28 to double*
	store double* %29, double** %b.origin.7
	%30 = load i64, i64* %"t%start2.16"
	%31 = icmp sgt i64 1, %30
	%32 = select i1 %31, i64 1, i64 %30
	%33 = load i64, i64* %"t%block2.17"
	%34 = load i64, i64* %"t%start2.16"
	%35 = add nsw i64 %33, %34
	%36 = sub nsw i64 %35, 1
	%37 = icmp slt i64 19, %36
	%38 = select i1 %37, i64 19, i64 %36
	%39 = trunc i64 %32 to i32
	store i32 %39, i32* %j.12
	%40 = icmp sle i64 %32, %38
	br i1 %40, label %do.34, label %enddo.37

do.34:
	%41 = phi i64 [ %32, %start ], [ %54, %latch.35 ]
	%42 = trunc i64 %41 to i32
	store i32 %42, i32* %j.12, !llvm.access.group !10
	%43 = load i64, i64* %"t%start1.14", !llvm.access.group !10
	%44 = icmp sgt i64 1, %43
	%45 = select i1 %44, i64 1, i64 %43
	%46 = load i64, i64* %"t%block1.15", !llvm.access.group !10
	%47 = load i64, i64* %"t%start1.14", !llvm.access.group !10
	%48 = add nsw i64 %46, %47
	%49 = sub nsw i64 %48, 1
	%50 = icmp slt i64 19, %49
	%51 = select i1 %50, i64 19, i64 %49
	%52 = trunc i64 %45 to i32
	store i32 %52, i32* %i.11
	%53 = icmp sle i64 %45, %51
	br i1 %53, label %do.38, label %enddo.41

latch.35:
	%54 = add nsw i64 %41, 1
	%55 = icmp slt i64 %41, %38
	br i1 %55, label %do.34, label %done.36, !llvm.loop !22

done.36:
	%56 = trunc i64 %54 to i32
	store i32 %56, i32* %j.12
	br label %enddo.37

enddo.37:
	%57 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.43, i32 0, i32 0
	%58 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.42, i32 0, i32 0
	store i64* %57, i64** %58
	%59 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.44, i32 0, i32 0
	%60 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.42, i32 0, i32 1
	store i64* %59, i64** %60
	%61 = bitcast [2 x i64*]* %params.42 to i8*
	call void @hpf_exchange_run(i8* bitcast ([2 x %hpf_exchange*]* @2 to i8*), i8* %61, i32 2)
	store i32 1, i32* %it.13
	%62 = icmp sle i64 1, 4
	br i1 %62, label %do.45, label %enddo.48

do.38:
	%63 = phi i64 [ %45, %do.34 ], [ %94, %latch.39 ]
	%64 = trunc i64 %63 to i32
	store i32 %64, i32* %i.11, !llvm.access.group !11
	%65 = load i32, i32* %i.11, !llvm.access.group !11
	%66 = load i32, i32* %j.12, !llvm.access.group !12
	%67 = mul nsw i32 %65, %66
	%68 = srem i32 %67, 7
	%69 = sitofp i32 %68 to double
	%70 = fadd double 1.0, %69
	%71 = load i64, i64* %x.stride.3
	%72 = mul nsw i64 %41, %71
	%73 = load double*, double** %x.origin.1
	%74 = getelementptr double, double* %73, i64 %72
	%75 = getelementptr double, double* %74, i64 %63
	store double %70, double* %75, !alias.scope !4, !noalias !5, !llvm.access.group !13
	%76 = load i32, i32* %i.11, !llvm.access.group !11
	%77 = sitofp i32 %76 to double
	%78 = fmul double 0x3F847AE147AE147B, %77
	%79 = fadd double 0x3FB999999999999A, %78
	%80 = load i64, i64* %a.stride.6
	%81 = mul nsw i64 %41, %80
	%82 = load double*, double** %a.origin.4
	%83 = getelementptr double, double* %82, i64 %81
	%84 = getelementptr double, double* %83, i64 %63
	store double %79, double* %84, !alias.scope !6, !noalias !7, !llvm.access.group !14
	%85 = load i32, i32* %j.12, !llvm.access.group !15
	%86 = sitofp i32 %85 to double
	%87 = fmul double 0x3F947AE147AE147B, %86
	%88 = fadd double 2.0, %87
	%89 = load i64, i64* %b.stride.9
	%90 = mul nsw i64 %41, %89
	%91 = load double*, double** %b.origin.7
	%92 = getelementptr double, double* %91, i64 %90
	%93 = getelementptr double, double* %92, i64 %63
	store double %88, double* %93, !alias.scope !8, !noalias !9, !llvm.access.group !16
	br label %latch.39

latch.39:
	%94 = add nsw i64 %63, 1
	%95 = icmp slt i64 %63, %51
	br i1 %95, label %do.38, label %done.40, !llvm.loop !19

done.40:
	%96 = trunc i64 %94 to i32
	store i32 %96, i32* %i.11
	br label %enddo.41

enddo.41:
	br label %latch.35

do.45:
	%97 = phi i64 [ 1, %enddo.37 ], [ %121, %latch.46 ]
	%98 = trunc i64 %97 to i32
	store i32 %98, i32* %it.13
	%99 = icmp sgt i64 1, 19
	%100 = select i1 %99, i64 1, i64 19
	%101 = mul nsw i64 %100, 40000
	%102 = sitofp i64 %101 to double
	%103 = call i32 @pgas_num_images()
	%104 = sext i32 %103 to i64
	%105 = sub nsw i64 %104, 1
	%106 = icmp sgt i64 1, %105
	%107 = select i1 %106, i64 1, i64 %105
	%108 = load i64, i64* %"t%block1.15"
	%109 = mul nsw i64 2, %108
	%110 = icmp sgt i64 1, %109
	%111 = select i1 %110, i64 1, i64 %109
	%112 = mul nsw i64 %107, %111
	%113 = sitofp i64 %112 to double
	%114 = fdiv double %102, %113
	%115 = call double @llvm.sqrt.f64(double %114)
	%116 = fptosi double %115 to i64
	%117 = icmp sgt i64 1, %116
	%118 = select i1 %117, i64 1, i64 %116
	store i64 %118, i64* %"j%size.19"
	%119 = load i64, i64* %"j%size.19"
	store i64 1, i64* %"j%strip.18"
	%120 = icmp eq i64 %119, 0
	br i1 %120, label %cold.53, label %rest.54

latch.46:
	%121 = add nsw i64 %97, 1
	%122 = icmp slt i64 %97, 4
	br i1 %122, label %do.45, label %done.47, !llvm.loop !82

done.47:
	%123 = trunc i64 %121 to i32
	store i32 %123, i32* %it.13
	br label %enddo.48

enddo.48:
	store double 0.0, double* %s.10
	store double 0.0, double* %"s%part.33"
	%124 = load i64, i64* %"t%start2.16"
	%125 = icmp sgt i64 1, %124
	%126 = select i1 %125, i64 1, i64 %124
	%127 = load i64, i64* %"t%block2.17"
	%128 = load i64, i64* %"t%start2.16"
	%129 = add nsw i64 %127, %128
	%130 = sub nsw i64 %129, 1
	%131 = icmp slt i64 19, %130
	%132 = select i1 %131, i64 19, i64 %130
	%133 = trunc i64 %126 to i32
	store i32 %133, i32* %j.12
	%134 = icmp sle i64 %126, %132
	br i1 %134, label %do.175, label %enddo.178

do.49:
	%135 = phi i64 [ 1, %rest.54 ], [ %164, %latch.50 ]
	%136 = phi i64 [ %175, %rest.54 ], [ %165, %latch.50 ]
	store i64 %135, i64* %"j%strip.18"
	%137 = load i64, i64* %"j%size.19"
	%138 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.56, i32 0, i32 0
	store i64 %135, i64* %138
	%139 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.56, i32 0, i32 1
	store i64 %137, i64* %139
	%140 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.56, i32 0, i32 0
	%141 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.55, i32 0, i32 0
	store i64* %140, i64** %141
	%142 = load i64, i64* %"j%size.19"
	%143 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.57, i32 0, i32 0
	store i64 %135, i64* %143
	%144 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.57, i32 0, i32 1
	store i64 %142, i64* %144
	%145 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.57, i32 0, i32 0
	%146 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.55, i32 0, i32 1
	store i64* %145, i64** %146
	%147 = bitcast [2 x i64*]* %params.55 to i8*
	call void @hpf_exchange_receive(i8* bitcast ([2 x %hpf_exchange*]* @5 to i8*), i8* %147, i32 2)
	%148 = load i64, i64* %"t%start2.16"
	%149 = icmp sgt i64 %135, %148
	%150 = select i1 %149, i64 %135, i64 %148
	%151 = load i64, i64* %"j%size.19"
	%152 = sub nsw i64 %151, 1
	%153 = add nsw i64 %135, %152
	%154 = icmp slt i64 19, %153
	%155 = select i1 %154, i64 19, i64 %153
	%156 = load i64, i64* %"t%block2.17"
	%157 = load i64, i64* %"t%start2.16"
	%158 = add nsw i64 %156, %157
	%159 = sub nsw i64 %158, 1
	%160 = icmp slt i64 %155, %159
	%161 = select i1 %160, i64 %155, i64 %159
	%162 = trunc i64 %150 to i32
	store i32 %162, i32* %j.12
	%163 = icmp sle i64 %150, %161
	br i1 %163, label %do.58, label %enddo.61

latch.50:
	%164 = add nsw i64 %135, %119
	%165 = sub nsw i64 %136, 1
	%166 = icmp sgt i64 %165, 0
	br i1 %166, label %do.49, label %done.51, !llvm.loop !30

done.51:
	store i64 %164, i64* %"j%strip.18"
	br label %enddo.52

enddo.52:
	%167 = load i64, i64* %"t%start1.14"
	%168 = icmp sge i64 19, %167
	%169 = load i64, i64* %"t%block1.15"
	%170 = load i64, i64* %"t%start1.14"
	%171 = add nsw i64 %169, %170
	%172 = icmp sge i64 %171, 20
	%173 = and i1 %168, %172
	br i1 %173, label %then.70, label %else.71

cold.53:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.4 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.12, i64 0, i64 0))
	unreachable

rest.54:
	%174 = add nsw i64 18, %119
	%175 = sdiv i64 %174, %119
	%176 = icmp sgt i64 %175, 0
	br i1 %176, label %do.49, label %enddo.52

do.58:
	%177 = phi i64 [ %150, %do.49 ], [ %190, %latch.59 ]
	%178 = trunc i64 %177 to i32
	store i32 %178, i32* %j.12, !llvm.access.group !23
	%179 = load i64, i64* %"t%start1.14", !llvm.access.group !23
	%180 = icmp sgt i64 2, %179
	%181 = select i1 %180, i64 2, i64 %179
	%182 = load i64, i64* %"t%block1.15", !llvm.access.group !23
	%183 = load i64, i64* %"t%start1.14", !llvm.access.group !23
	%184 = add nsw i64 %182, %183
	%185 = sub nsw i64 %184, 1
	%186 = icmp slt i64 19, %185
	%187 = select i1 %186, i64 19, i64 %185
	%188 = trunc i64 %181 to i32
	store i32 %188, i32* %i.11, !llvm.access.group !23
	%189 = icmp sle i64 %181, %187
	br i1 %189, label %do.62, label %enddo.65

latch.59:
	%190 = add nsw i64 %177, 1
	%191 = icmp slt i64 %177, %161
	br i1 %191, label %do.58, label %done.60, !llvm.loop !28

done.60:
	%192 = trunc i64 %190 to i32
	store i32 %192, i32* %j.12
	br label %enddo.61

enddo.61:
	%193 = load i64, i64* %"j%size.19"
	%194 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.67, i32 0, i32 0
	store i64 %135, i64* %194
	%195 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.67, i32 0, i32 1
	store i64 %193, i64* %195
	%196 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.67, i32 0, i32 0
	%197 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.66, i32 0, i32 0
	store i64* %196, i64** %197
	%198 = load i64, i64* %"j%size.19"
	%199 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.68, i32 0, i32 0
	store i64 %135, i64* %199
	%200 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.68, i32 0, i32 1
	store i64 %198, i64* %200
	%201 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.68, i32 0, i32 0
	%202 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.66, i32 0, i32 1
	store i64* %201, i64** %202
	%203 = bitcast [2 x i64*]* %params.66 to i8*
	call void @hpf_exchange_send(i8* bitcast ([2 x %hpf_exchange*]* @6 to i8*), i8* %203, i32 2)
	br label %latch.50

do.62:
	%204 = phi i64 [ %181, %do.58 ], [ %273, %latch.63 ]
	%205 = trunc i64 %204 to i32
	store i32 %205, i32* %i.11, !llvm.access.group !23
	%206 = load i64, i64* %x.stride.3
	%207 = mul nsw i64 %177, %206
	%208 = load double*, double** %x.origin.1
	%209 = getelementptr double, double* %208, i64 %207
	%210 = getelementptr double, double* %209, i64 %204
	%211 = load double, double* %210, !alias.scope !4, !noalias !5, !llvm.access.group !23
	%212 = sub nsw i64 %204, 1
	%213 = load i64, i64* %x.stride.3
	%214 = mul nsw i64 %177, %213
	%215 = load double*, double** %x.origin.1
	%216 = getelementptr double, double* %215, i64 %214
	%217 = getelementptr double, double* %216, i64 %212
	%218 = load double, double* %217, !alias.scope !4, !noalias !5, !llvm.access.group !23
	%219 = load i64, i64* %a.stride.6
	%220 = mul nsw i64 %177, %219
	%221 = load double*, double** %a.origin.4
	%222 = getelementptr double, double* %221, i64 %220
	%223 = getelementptr double, double* %222, i64 %204
	%224 = load double, double* %223, !alias.scope !6, !noalias !7, !llvm.access.group !23
	%225 = fmul double %218, %224
	%226 = sub nsw i64 %204, 1
	%227 = load i64, i64* %b.stride.9
	%228 = mul nsw i64 %177, %227
	%229 = load double*, double** %b.origin.7
	%230 = getelementptr double, double* %229, i64 %228
	%231 = getelementptr double, double* %230, i64 %226
	%232 = load double, double* %231, !alias.scope !8, !noalias !9, !llvm.access.group !23
	%233 = fdiv double %225, %232
	%234 = fsub double %211, %233
	%235 = load i64, i64* %x.stride.3
	%236 = mul nsw i64 %177, %235
	%237 = load double*, double** %x.origin.1
	%238 = getelementptr double, double* %237, i64 %236
	%239 = getelementptr double, double* %238, i64 %204
	store double %234, double* %239, !alias.scope !4, !noalias !5, !llvm.access.group !23
	%240 = load i64, i64* %b.stride.9
	%241 = mul nsw i64 %177, %240
	%242 = load double*, double** %b.origin.7
	%243 = getelementptr double, double* %242, i64 %241
	%244 = getelementptr double, double* %243, i64 %204
	%245 = load double, double* %244, !alias.scope !8, !noalias !9, !llvm.access.group !23
	%246 = load i64, i64* %a.stride.6
	%247 = mul nsw i64 %177, %246
	%248 = load double*, double** %a.origin.4
	%249 = getelementptr double, double* %248, i64 %247
	%250 = getelementptr double, double* %249, i64 %204
	%251 = load double, double* %250, !alias.scope !6, !noalias !7, !llvm.access.group !23
	%252 = load i64, i64* %a.stride.6
	%253 = mul nsw i64 %177, %252
	%254 = load double*, double** %a.origin.4
	%255 = getelementptr double, double* %254, i64 %253
	%256 = getelementptr double, double* %255, i64 %204
	%257 = load double, double* %256, !alias.scope !6, !noalias !7, !llvm.access.group !23
	%258 = fmul double %251, %257
	%259 = sub nsw i64 %204, 1
	%260 = load i64, i64* %b.stride.9
	%261 = mul nsw i64 %177, %260
	%262 = load double*, double** %b.origin.7
	%263 = getelementptr double, double* %262, i64 %261
	%264 = getelementptr double, double* %263, i64 %259
	%265 = load double, double* %264, !alias.scope !8, !noalias !9, !llvm.access.group !23
	%266 = fdiv double %258, %265
	%267 = fsub double %245, %266
	%268 = load i64, i64* %b.stride.9
	%269 = mul nsw i64 %177, %268
	%270 = load double*, double** %b.origin.7
	%271 = getelementptr double, double* %270, i64 %269
	%272 = getelementptr double, double* %271, i64 %204
	store double %267, double* %272, !alias.scope !8, !noalias !9, !llvm.access.group !23
	br label %latch.63

latch.63:
	%273 = add nsw i64 %204, 1
	%274 = icmp slt i64 %204, %187
	br i1 %274, label %do.62, label %done.64, !llvm.loop !25

done.64:
	%275 = trunc i64 %273 to i32
	store i32 %275, i32* %i.11, !llvm.access.group !23
	br label %enddo.65

enddo.65:
	br label %latch.59

endif.69:
	%276 = icmp sgt i64 1, 19
	%277 = select i1 %276, i64 1, i64 19
	%278 = mul nsw i64 %277, 40000
	%279 = sitofp i64 %278 to double
	%280 = call i32 @pgas_num_images()
	%281 = sext i32 %280 to i64
	%282 = sub nsw i64 %281, 1
	%283 = icmp sgt i64 1, %282
	%284 = select i1 %283, i64 1, i64 %282
	%285 = load i64, i64* %"t%block1.15"
	%286 = icmp sgt i64 1, %285
	%287 = select i1 %286, i64 1, i64 %285
	%288 = mul nsw i64 %284, %287
	%289 = sitofp i64 %288 to double
	%290 = fdiv double %279, %289
	%291 = call double @llvm.sqrt.f64(double %290)
	%292 = fptosi double %291 to i64
	%293 = icmp sgt i64 1, %292
	%294 = select i1 %293, i64 1, i64 %292
	store i64 %294, i64* %"j%size.21"
	%295 = load i64, i64* %"j%size.21"
	store i64 1, i64* %"j%strip.20"
	%296 = icmp eq i64 %295, 0
	br i1 %296, label %cold.80, label %rest.81

then.70:
	%297 = load i64, i64* %"t%start2.16"
	%298 = icmp sgt i64 1, %297
	%299 = select i1 %298, i64 1, i64 %297
	%300 = load i64, i64* %"t%block2.17"
	%301 = load i64, i64* %"t%start2.16"
	%302 = add nsw i64 %300, %301
	%303 = sub nsw i64 %302, 1
	%304 = icmp slt i64 19, %303
	%305 = select i1 %304, i64 19, i64 %303
	%306 = trunc i64 %299 to i32
	store i32 %306, i32* %j.12
	%307 = icmp sle i64 %299, %305
	br i1 %307, label %do.72, label %enddo.75

else.71:
	br label %endif.69

do.72:
	%308 = phi i64 [ %299, %then.70 ], [ %328, %latch.73 ]
	%309 = trunc i64 %308 to i32
	store i32 %309, i32* %j.12, !llvm.access.group !31
	%310 = load i64, i64* %x.stride.3
	%311 = mul nsw i64 %308, %310
	%312 = load double*, double** %x.origin.1
	%313 = getelementptr double, double* %312, i64 %311
	%314 = getelementptr double, double* %313, i64 19
	%315 = load double, double* %314, !alias.scope !4, !noalias !5, !llvm.access.group !31
	%316 = load i64, i64* %b.stride.9
	%317 = mul nsw i64 %308, %316
	%318 = load double*, double** %b.origin.7
	%319 = getelementptr double, double* %318, i64 %317
	%320 = getelementptr double, double* %319, i64 19
	%321 = load double, double* %320, !alias.scope !8, !noalias !9, !llvm.access.group !31
	%322 = fdiv double %315, %321
	%323 = load i64, i64* %x.stride.3
	%324 = mul nsw i64 %308, %323
	%325 = load double*, double** %x.origin.1
	%326 = getelementptr double, double* %325, i64 %324
	%327 = getelementptr double, double* %326, i64 19
	store double %322, double* %327, !alias.scope !4, !noalias !5, !llvm.access.group !31
	br label %latch.73

latch.73:
	%328 = add nsw i64 %308, 1
	%329 = icmp slt i64 %308, %305
	br i1 %329, label %do.72, label %done.74, !llvm.loop !34

done.74:
	%330 = trunc i64 %328 to i32
	store i32 %330, i32* %j.12
	br label %enddo.75

enddo.75:
	br label %endif.69

do.76:
	%331 = phi i64 [ 1, %rest.81 ], [ %356, %latch.77 ]
	%332 = phi i64 [ %382, %rest.81 ], [ %357, %latch.77 ]
	store i64 %331, i64* %"j%strip.20"
	%333 = load i64, i64* %"j%size.21"
	%334 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.83, i32 0, i32 0
	store i64 %331, i64* %334
	%335 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.83, i32 0, i32 1
	store i64 %333, i64* %335
	%336 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.83, i32 0, i32 0
	%337 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.82, i32 0, i32 0
	store i64* %336, i64** %337
	%338 = bitcast [1 x i64*]* %params.82 to i8*
	call void @hpf_exchange_receive(i8* bitcast ([1 x %hpf_exchange*]* @8 to i8*), i8* %338, i32 1)
	%339 = load i64, i64* %"t%start2.16"
	%340 = icmp sgt i64 %331, %339
	%341 = select i1 %340, i64 %331, i64 %339
	%342 = load i64, i64* %"j%size.21"
	%343 = sub nsw i64 %342, 1
	%344 = add nsw i64 %331, %343
	%345 = icmp slt i64 19, %344
	%346 = select i1 %345, i64 19, i64 %344
	%347 = load i64, i64* %"t%block2.17"
	%348 = load i64, i64* %"t%start2.16"
	%349 = add nsw i64 %347, %348
	%350 = sub nsw i64 %349, 1
	%351 = icmp slt i64 %346, %350
	%352 = select i1 %351, i64 %346, i64 %350
	%353 = sub nsw i64 %352, 1
	%354 = trunc i64 %341 to i32
	store i32 %354, i32* %j.12
	%355 = icmp sle i64 %341, %353
	br i1 %355, label %do.84, label %enddo.87

latch.77:
	%356 = add nsw i64 %331, %295
	%357 = sub nsw i64 %332, 1
	%358 = icmp sgt i64 %357, 0
	br i1 %358, label %do.76, label %done.78, !llvm.loop !44

done.78:
	store i64 %356, i64* %"j%strip.20"
	br label %enddo.79

enddo.79:
	%359 = icmp sgt i64 1, 19
	%360 = select i1 %359, i64 1, i64 19
	%361 = mul nsw i64 %360, 40000
	%362 = sitofp i64 %361 to double
	%363 = call i32 @pgas_num_images()
	%364 = sext i32 %363 to i64
	%365 = sub nsw i64 %364, 1
	%366 = icmp sgt i64 1, %365
	%367 = select i1 %366, i64 1, i64 %365
	%368 = load i64, i64* %"t%block2.17"
	%369 = mul nsw i64 2, %368
	%370 = icmp sgt i64 1, %369
	%371 = select i1 %370, i64 1, i64 %369
	%372 = mul nsw i64 %367, %371
	%373 = sitofp i64 %372 to double
	%374 = fdiv double %362, %373
	%375 = call double @llvm.sqrt.f64(double %374)
	%376 = fptosi double %375 to i64
	%377 = icmp sgt i64 1, %376
	%378 = select i1 %377, i64 1, i64 %376
	store i64 %378, i64* %"i%size.23"
	%379 = load i64, i64* %"i%size.23"
	store i64 1, i64* %"i%strip.22"
	%380 = icmp eq i64 %379, 0
	br i1 %380, label %cold.106, label %rest.107

cold.80:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.5 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.12, i64 0, i64 0))
	unreachable

rest.81:
	%381 = add nsw i64 18, %295
	%382 = sdiv i64 %381, %295
	%383 = icmp sgt i64 %382, 0
	br i1 %383, label %do.76, label %enddo.79

do.84:
	%384 = phi i64 [ %341, %do.76 ], [ %397, %latch.85 ]
	%385 = trunc i64 %384 to i32
	store i32 %385, i32* %j.12
	%386 = load i64, i64* %"t%block1.15"
	%387 = load i64, i64* %"t%start1.14"
	%388 = add nsw i64 %386, %387
	%389 = sub nsw i64 %388, 1
	%390 = icmp slt i64 18, %389
	%391 = select i1 %390, i64 18, i64 %389
	%392 = load i64, i64* %"t%start1.14"
	%393 = icmp sgt i64 1, %392
	%394 = select i1 %393, i64 1, i64 %392
	%395 = trunc i64 %391 to i32
	store i32 %395, i32* %i.11
	%396 = icmp sge i64 %391, %394
	br i1 %396, label %do.88, label %enddo.91

latch.85:
	%397 = add nsw i64 %384, 2
	%398 = icmp sle i64 %397, %353
	br i1 %398, label %do.84, label %done.86, !llvm.loop !38

done.86:
	%399 = trunc i64 %397 to i32
	store i32 %399, i32* %j.12
	br label %enddo.87

enddo.87:
	%400 = load i64, i64* %"t%start2.16"
	%401 = icmp sgt i64 %331, %400
	%402 = select i1 %401, i64 %331, i64 %400
	%403 = load i64, i64* %"j%size.21"
	%404 = sub nsw i64 %403, 1
	%405 = add nsw i64 %331, %404
	%406 = icmp slt i64 19, %405
	%407 = select i1 %406, i64 19, i64 %405
	%408 = load i64, i64* %"t%block2.17"
	%409 = load i64, i64* %"t%start2.16"
	%410 = add nsw i64 %408, %409
	%411 = sub nsw i64 %410, 1
	%412 = icmp slt i64 %407, %411
	%413 = select i1 %412, i64 %407, i64 %411
	%414 = load i64, i64* %"t%start2.16"
	%415 = icmp sgt i64 %331, %414
	%416 = select i1 %415, i64 %331, i64 %414
	%417 = sub nsw i64 %413, %416
	%418 = add nsw i64 %417, 1
	%419 = icmp sgt i64 %418, 0
	%420 = select i1 %419, i64 %418, i64 0
	%421 = sdiv i64 %420, 2
	%422 = srem i64 %420, 2
	%423 = icmp slt i64 %422, 0
	%424 = sub nsw i64 %421, 1
	%425 = select i1 %423, i64 %424, i64 %421
	%426 = mul nsw i64 %425, 2
	%427 = add nsw i64 %402, %426
	%428 = load i64, i64* %"j%size.21"
	%429 = sub nsw i64 %428, 1
	%430 = add nsw i64 %331, %429
	%431 = icmp slt i64 19, %430
	%432 = select i1 %431, i64 19, i64 %430
	%433 = load i64, i64* %"t%block2.17"
	%434 = load i64, i64* %"t%start2.16"
	%435 = add nsw i64 %433, %434
	%436 = sub nsw i64 %435, 1
	%437 = icmp slt i64 %432, %436
	%438 = select i1 %437, i64 %432, i64 %436
	%439 = trunc i64 %427 to i32
	store i32 %439, i32* %j.12
	%440 = icmp sle i64 %427, %438
	br i1 %440, label %do.92, label %enddo.95

do.88:
	%441 = phi i64 [ %391, %do.84 ], [ %516, %latch.89 ]
	%442 = trunc i64 %441 to i32
	store i32 %442, i32* %i.11
	%443 = load i64, i64* %x.stride.3
	%444 = mul nsw i64 %384, %443
	%445 = load double*, double** %x.origin.1
	%446 = getelementptr double, double* %445, i64 %444
	%447 = getelementptr double, double* %446, i64 %441
	%448 = load double, double* %447, !alias.scope !4, !noalias !5
	%449 = add nsw i64 %441, 1
	%450 = load i64, i64* %a.stride.6
	%451 = mul nsw i64 %384, %450
	%452 = load double*, double** %a.origin.4
	%453 = getelementptr double, double* %452, i64 %451
	%454 = getelementptr double, double* %453, i64 %449
	%455 = load double, double* %454, !alias.scope !6, !noalias !7
	%456 = add nsw i64 %441, 1
	%457 = load i64, i64* %x.stride.3
	%458 = mul nsw i64 %384, %457
	%459 = load double*, double** %x.origin.1
	%460 = getelementptr double, double* %459, i64 %458
	%461 = getelementptr double, double* %460, i64 %456
	%462 = load double, double* %461, !alias.scope !4, !noalias !5
	%463 = fmul double %455, %462
	%464 = fsub double %448, %463
	%465 = load i64, i64* %b.stride.9
	%466 = mul nsw i64 %384, %465
	%467 = load double*, double** %b.origin.7
	%468 = getelementptr double, double* %467, i64 %466
	%469 = getelementptr double, double* %468, i64 %441
	%470 = load double, double* %469, !alias.scope !8, !noalias !9
	%471 = fdiv double %464, %470
	%472 = load i64, i64* %x.stride.3
	%473 = mul nsw i64 %384, %472
	%474 = load double*, double** %x.origin.1
	%475 = getelementptr double, double* %474, i64 %473
	%476 = getelementptr double, double* %475, i64 %441
	store double %471, double* %476, !alias.scope !4, !noalias !5
	%477 = add nsw i64 %384, 1
	%478 = load i64, i64* %x.stride.3
	%479 = mul nsw i64 %477, %478
	%480 = load double*, double** %x.origin.1
	%481 = getelementptr double, double* %480, i64 %479
	%482 = getelementptr double, double* %481, i64 %441
	%483 = load double, double* %482, !alias.scope !4, !noalias !5
	%484 = add nsw i64 %441, 1
	%485 = add nsw i64 %384, 1
	%486 = load i64, i64* %a.stride.6
	%487 = mul nsw i64 %485, %486
	%488 = load double*, double** %a.origin.4
	%489 = getelementptr double, double* %488, i64 %487
	%490 = getelementptr double, double* %489, i64 %484
	%491 = load double, double* %490, !alias.scope !6, !noalias !7
	%492 = add nsw i64 %441, 1
	%493 = add nsw i64 %384, 1
	%494 = load i64, i64* %x.stride.3
	%495 = mul nsw i64 %493, %494
	%496 = load double*, double** %x.origin.1
	%497 = getelementptr double, double* %496, i64 %495
	%498 = getelementptr double, double* %497, i64 %492
	%499 = load double, double* %498, !alias.scope !4, !noalias !5
	%500 = fmul double %491, %499
	%501 = fsub double %483, %500
	%502 = add nsw i64 %384, 1
	%503 = load i64, i64* %b.stride.9
	%504 = mul nsw i64 %502, %503
	%505 = load double*, double** %b.origin.7
	%506 = getelementptr double, double* %505, i64 %504
	%507 = getelementptr double, double* %506, i64 %441
	%508 = load double, double* %507, !alias.scope !8, !noalias !9
	%509 = fdiv double %501, %508
	%510 = add nsw i64 %384, 1
	%511 = load i64, i64* %x.stride.3
	%512 = mul nsw i64 %510, %511
	%513 = load double*, double** %x.origin.1
	%514 = getelementptr double, double* %513, i64 %512
	%515 = getelementptr double, double* %514, i64 %441
	store double %509, double* %515, !alias.scope !4, !noalias !5
	br label %latch.89

latch.89:
	%516 = add nsw i64 %441, -1
	%517 = icmp sgt i64 %441, %394
	br i1 %517, label %do.88, label %done.90, !llvm.loop !36

done.90:
	%518 = trunc i64 %516 to i32
	store i32 %518, i32* %i.11
	br label %enddo.91

enddo.91:
	br label %latch.85

do.92:
	%519 = phi i64 [ %427, %enddo.87 ], [ %532, %latch.93 ]
	%520 = trunc i64 %519 to i32
	store i32 %520, i32* %j.12
	%521 = load i64, i64* %"t%block1.15"
	%522 = load i64, i64* %"t%start1.14"
	%523 = add nsw i64 %521, %522
	%524 = sub nsw i64 %523, 1
	%525 = icmp slt i64 18, %524
	%526 = select i1 %525, i64 18, i64 %524
	%527 = load i64, i64* %"t%start1.14"
	%528 = icmp sgt i64 1, %527
	%529 = select i1 %528, i64 1, i64 %527
	%530 = trunc i64 %526 to i32
	store i32 %530, i32* %i.11
	%531 = icmp sge i64 %526, %529
	br i1 %531, label %do.96, label %enddo.99

latch.93:
	%532 = add nsw i64 %519, 1
	%533 = icmp slt i64 %519, %438
	br i1 %533, label %do.92, label %done.94, !llvm.loop !42

done.94:
	%534 = trunc i64 %532 to i32
	store i32 %534, i32* %j.12
	br label %enddo.95

enddo.95:
	%535 = load i64, i64* %"j%size.21"
	%536 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.101, i32 0, i32 0
	store i64 %331, i64* %536
	%537 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.101, i32 0, i32 1
	store i64 %535, i64* %537
	%538 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.101, i32 0, i32 0
	%539 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.100, i32 0, i32 0
	store i64* %538, i64** %539
	%540 = bitcast [1 x i64*]* %params.100 to i8*
	call void @hpf_exchange_send(i8* bitcast ([1 x %hpf_exchange*]* @9 to i8*), i8* %540, i32 1)
	br label %latch.77

do.96:
	%541 = phi i64 [ %526, %do.92 ], [ %577, %latch.97 ]
	%542 = trunc i64 %541 to i32
	store i32 %542, i32* %i.11
	%543 = load i64, i64* %x.stride.3
	%544 = mul nsw i64 %519, %543
	%545 = load double*, double** %x.origin.1
	%546 = getelementptr double, double* %545, i64 %544
	%547 = getelementptr double, double* %546, i64 %541
	%548 = load double, double* %547, !alias.scope !4, !noalias !5
	%549 = add nsw i64 %541, 1
	%550 = load i64, i64* %a.stride.6
	%551 = mul nsw i64 %519, %550
	%552 = load double*, double** %a.origin.4
	%553 = getelementptr double, double* %552, i64 %551
	%554 = getelementptr double, double* %553, i64 %549
	%555 = load double, double* %554, !alias.scope !6, !noalias !7
	%556 = add nsw i64 %541, 1
	%557 = load i64, i64* %x.stride.3
	%558 = mul nsw i64 %519, %557
	%559 = load double*, double** %x.origin.1
	%560 = getelementptr double, double* %559, i64 %558
	%561 = getelementptr double, double* %560, i64 %556
	%562 = load double, double* %561, !alias.scope !4, !noalias !5
	%563 = fmul double %555, %562
	%564 = fsub double %548, %563
	%565 = load i64, i64* %b.stride.9
	%566 = mul nsw i64 %519, %565
	%567 = load double*, double** %b.origin.7
	%568 = getelementptr double, double* %567, i64 %566
	%569 = getelementptr double, double* %568, i64 %541
	%570 = load double, double* %569, !alias.scope !8, !noalias !9
	%571 = fdiv double %564, %570
	%572 = load i64, i64* %x.stride.3
	%573 = mul nsw i64 %519, %572
	%574 = load double*, double** %x.origin.1
	%575 = getelementptr double, double* %574, i64 %573
	%576 = getelementptr double, double* %575, i64 %541
	store double %571, double* %576, !alias.scope !4, !noalias !5
	br label %latch.97

latch.97:
	%577 = add nsw i64 %541, -1
	%578 = icmp sgt i64 %541, %529
	br i1 %578, label %do.96, label %done.98, !llvm.loop !40

done.98:
	%579 = trunc i64 %577 to i32
	store i32 %579, i32* %i.11
	br label %enddo.99

enddo.99:
	br label %latch.93

do.102:
	%580 = phi i64 [ 1, %rest.107 ], [ %583, %latch.103 ]
	%581 = phi i64 [ %594, %rest.107 ], [ %584, %latch.103 ]
	store i64 %580, i64* %"i%strip.22"
	store i32 2, i32* %j.12
	%582 = icmp sle i64 2, 19
	br i1 %582, label %do.108, label %enddo.111

latch.103:
	%583 = add nsw i64 %580, %379
	%584 = sub nsw i64 %581, 1
	%585 = icmp sgt i64 %584, 0
	br i1 %585, label %do.102, label %done.104, !llvm.loop !64

done.104:
	store i64 %583, i64* %"i%strip.22"
	br label %enddo.105

enddo.105:
	%586 = load i64, i64* %"t%start2.16"
	%587 = icmp sge i64 19, %586
	%588 = load i64, i64* %"t%block2.17"
	%589 = load i64, i64* %"t%start2.16"
	%590 = add nsw i64 %588, %589
	%591 = icmp sge i64 %590, 20
	%592 = and i1 %587, %591
	br i1 %592, label %then.144, label %else.145

cold.106:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.6 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.12, i64 0, i64 0))
	unreachable

rest.107:
	%593 = add nsw i64 18, %379
	%594 = sdiv i64 %593, %379
	%595 = icmp sgt i64 %594, 0
	br i1 %595, label %do.102, label %enddo.105

do.108:
	%596 = phi i64 [ 2, %do.102 ], [ %606, %latch.109 ]
	%597 = trunc i64 %596 to i32
	store i32 %597, i32* %j.12
	call void @hpf_indirect_begin(i8* bitcast (%hpf_indirect* @indirect.1 to i8*))
	%598 = load i64, i64* %"t%start2.16"
	%599 = icmp sge i64 %596, %598
	%600 = load i64, i64* %"t%block2.17"
	%601 = load i64, i64* %"t%start2.16"
	%602 = add nsw i64 %600, %601
	%603 = add nsw i64 %596, 1
	%604 = icmp sge i64 %602, %603
	%605 = and i1 %599, %604
	br i1 %605, label %then.113, label %else.114

latch.109:
	%606 = add nsw i64 %596, 1
	%607 = icmp slt i64 %596, 19
	br i1 %607, label %do.108, label %done.110, !llvm.loop !62

done.110:
	%608 = trunc i64 %606 to i32
	store i32 %608, i32* %j.12
	br label %enddo.111

enddo.111:
	br label %latch.103

endif.112:
	call void @hpf_indirect_end(i8* bitcast (%hpf_indirect* @indirect.1 to i8*))
	call void @hpf_indirect_begin(i8* bitcast (%hpf_indirect* @indirect.2 to i8*))
	%609 = load i64, i64* %"t%start2.16"
	%610 = icmp sge i64 %596, %609
	%611 = load i64, i64* %"t%block2.17"
	%612 = load i64, i64* %"t%start2.16"
	%613 = add nsw i64 %611, %612
	%614 = add nsw i64 %596, 1
	%615 = icmp sge i64 %613, %614
	%616 = and i1 %610, %615
	br i1 %616, label %then.121, label %else.122

then.113:
	%617 = load i64, i64* %"t%start1.14"
	%618 = icmp sgt i64 %580, %617
	%619 = select i1 %618, i64 %580, i64 %617
	%620 = load i64, i64* %"i%size.23"
	%621 = sub nsw i64 %620, 1
	%622 = add nsw i64 %580, %621
	%623 = icmp slt i64 19, %622
	%624 = select i1 %623, i64 19, i64 %622
	%625 = load i64, i64* %"t%block1.15"
	%626 = load i64, i64* %"t%start1.14"
	%627 = add nsw i64 %625, %626
	%628 = sub nsw i64 %627, 1
	%629 = icmp slt i64 %624, %628
	%630 = select i1 %629, i64 %624, i64 %628
	%631 = trunc i64 %619 to i32
	store i32 %631, i32* %"i%see.26"
	%632 = icmp sle i64 %619, %630
	br i1 %632, label %do.115, label %enddo.118

else.114:
	br label %endif.112

do.115:
	%633 = phi i64 [ %619, %then.113 ], [ %640, %latch.116 ]
	%634 = trunc i64 %633 to i32
	store i32 %634, i32* %"i%see.26", !llvm.access.group !45
	%635 = sub nsw i64 %596, 1
	%636 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.119, i32 0, i32 0
	store i64 %633, i64* %636
	%637 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.119, i32 0, i32 1
	store i64 %635, i64* %637
	%638 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.119, i32 0, i32 0
	%639 = bitcast i64* %638 to i8*
	call void @hpf_indirect_note(i8* bitcast (%hpf_indirect* @indirect.1 to i8*), i8* %639)
	br label %latch.116

latch.116:
	%640 = add nsw i64 %633, 1
	%641 = icmp slt i64 %633, %630
	br i1 %641, label %do.115, label %done.117, !llvm.loop !48

done.117:
	%642 = trunc i64 %640 to i32
	store i32 %642, i32* %"i%see.26"
	br label %enddo.118

enddo.118:
	br label %endif.112

endif.120:
	call void @hpf_indirect_end(i8* bitcast (%hpf_indirect* @indirect.2 to i8*))
	call void @hpf_indirect_begin(i8* bitcast (%hpf_indirect* @indirect.3 to i8*))
	%643 = load i64, i64* %"t%start2.16"
	%644 = icmp sge i64 %596, %643
	%645 = load i64, i64* %"t%block2.17"
	%646 = load i64, i64* %"t%start2.16"
	%647 = add nsw i64 %645, %646
	%648 = add nsw i64 %596, 1
	%649 = icmp sge i64 %647, %648
	%650 = and i1 %644, %649
	br i1 %650, label %then.129, label %else.130

then.121:
	%651 = load i64, i64* %"t%start1.14"
	%652 = icmp sgt i64 %580, %651
	%653 = select i1 %652, i64 %580, i64 %651
	%654 = load i64, i64* %"i%size.23"
	%655 = sub nsw i64 %654, 1
	%656 = add nsw i64 %580, %655
	%657 = icmp slt i64 19, %656
	%658 = select i1 %657, i64 19, i64 %656
	%659 = load i64, i64* %"t%block1.15"
	%660 = load i64, i64* %"t%start1.14"
	%661 = add nsw i64 %659, %660
	%662 = sub nsw i64 %661, 1
	%663 = icmp slt i64 %658, %662
	%664 = select i1 %663, i64 %658, i64 %662
	%665 = trunc i64 %653 to i32
	store i32 %665, i32* %"i%see.27"
	%666 = icmp sle i64 %653, %664
	br i1 %666, label %do.123, label %enddo.126

else.122:
	br label %endif.120

do.123:
	%667 = phi i64 [ %653, %then.121 ], [ %674, %latch.124 ]
	%668 = trunc i64 %667 to i32
	store i32 %668, i32* %"i%see.27", !llvm.access.group !49
	%669 = sub nsw i64 %596, 1
	%670 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.127, i32 0, i32 0
	store i64 %667, i64* %670
	%671 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.127, i32 0, i32 1
	store i64 %669, i64* %671
	%672 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.127, i32 0, i32 0
	%673 = bitcast i64* %672 to i8*
	call void @hpf_indirect_note(i8* bitcast (%hpf_indirect* @indirect.2 to i8*), i8* %673)
	br label %latch.124

latch.124:
	%674 = add nsw i64 %667, 1
	%675 = icmp slt i64 %667, %664
	br i1 %675, label %do.123, label %done.125, !llvm.loop !52

done.125:
	%676 = trunc i64 %674 to i32
	store i32 %676, i32* %"i%see.27"
	br label %enddo.126

enddo.126:
	br label %endif.120

endif.128:
	call void @hpf_indirect_end(i8* bitcast (%hpf_indirect* @indirect.3 to i8*))
	call void @hpf_indirect_gather(i8* bitcast (%hpf_indirect* @indirect.1 to i8*))
	call void @hpf_indirect_gather(i8* bitcast (%hpf_indirect* @indirect.2 to i8*))
	call void @hpf_indirect_gather(i8* bitcast (%hpf_indirect* @indirect.3 to i8*))
	%677 = load i64, i64* %"t%start2.16"
	%678 = icmp sge i64 %596, %677
	%679 = load i64, i64* %"t%block2.17"
	%680 = load i64, i64* %"t%start2.16"
	%681 = add nsw i64 %679, %680
	%682 = add nsw i64 %596, 1
	%683 = icmp sge i64 %681, %682
	%684 = and i1 %678, %683
	br i1 %684, label %then.137, label %else.138

then.129:
	%685 = load i64, i64* %"t%start1.14"
	%686 = icmp sgt i64 %580, %685
	%687 = select i1 %686, i64 %580, i64 %685
	%688 = load i64, i64* %"i%size.23"
	%689 = sub nsw i64 %688, 1
	%690 = add nsw i64 %580, %689
	%691 = icmp slt i64 19, %690
	%692 = select i1 %691, i64 19, i64 %690
	%693 = load i64, i64* %"t%block1.15"
	%694 = load i64, i64* %"t%start1.14"
	%695 = add nsw i64 %693, %694
	%696 = sub nsw i64 %695, 1
	%697 = icmp slt i64 %692, %696
	%698 = select i1 %697, i64 %692, i64 %696
	%699 = trunc i64 %687 to i32
	store i32 %699, i32* %"i%see.28"
	%700 = icmp sle i64 %687, %698
	br i1 %700, label %do.131, label %enddo.134

else.130:
	br label %endif.128

do.131:
	%701 = phi i64 [ %687, %then.129 ], [ %708, %latch.132 ]
	%702 = trunc i64 %701 to i32
	store i32 %702, i32* %"i%see.28", !llvm.access.group !53
	%703 = sub nsw i64 %596, 1
	%704 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.135, i32 0, i32 0
	store i64 %701, i64* %704
	%705 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.135, i32 0, i32 1
	store i64 %703, i64* %705
	%706 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.135, i32 0, i32 0
	%707 = bitcast i64* %706 to i8*
	call void @hpf_indirect_note(i8* bitcast (%hpf_indirect* @indirect.3 to i8*), i8* %707)
	br label %latch.132

latch.132:
	%708 = add nsw i64 %701, 1
	%709 = icmp slt i64 %701, %698
	br i1 %709, label %do.131, label %done.133, !llvm.loop !56

done.133:
	%710 = trunc i64 %708 to i32
	store i32 %710, i32* %"i%see.28"
	br label %enddo.134

enddo.134:
	br label %endif.128

endif.136:
	br label %latch.109

then.137:
	%711 = load i64, i64* %"t%start1.14"
	%712 = icmp sgt i64 %580, %711
	%713 = select i1 %712, i64 %580, i64 %711
	%714 = load i64, i64* %"i%size.23"
	%715 = sub nsw i64 %714, 1
	%716 = add nsw i64 %580, %715
	%717 = icmp slt i64 19, %716
	%718 = select i1 %717, i64 19, i64 %716
	%719 = load i64, i64* %"t%block1.15"
	%720 = load i64, i64* %"t%start1.14"
	%721 = add nsw i64 %719, %720
	%722 = sub nsw i64 %721, 1
	%723 = icmp slt i64 %718, %722
	%724 = select i1 %723, i64 %718, i64 %722
	%725 = trunc i64 %713 to i32
	store i32 %725, i32* %i.11
	%726 = icmp sle i64 %713, %724
	br i1 %726, label %do.139, label %enddo.142

else.138:
	br label %endif.136

do.139:
	%727 = phi i64 [ %713, %then.137 ], [ %796, %latch.140 ]
	%728 = trunc i64 %727 to i32
	store i32 %728, i32* %i.11, !llvm.access.group !57
	%729 = load i64, i64* %x.stride.3
	%730 = mul nsw i64 %596, %729
	%731 = load double*, double** %x.origin.1
	%732 = getelementptr double, double* %731, i64 %730
	%733 = getelementptr double, double* %732, i64 %727
	%734 = load double, double* %733, !alias.scope !4, !noalias !5, !llvm.access.group !57
	%735 = sub nsw i64 %596, 1
	%736 = load i64, i64* %x.stride.3
	%737 = mul nsw i64 %735, %736
	%738 = load double*, double** %x.origin.1
	%739 = getelementptr double, double* %738, i64 %737
	%740 = getelementptr double, double* %739, i64 %727
	%741 = load double, double* %740, !alias.scope !4, !noalias !5, !llvm.access.group !57
	%742 = load i64, i64* %a.stride.6
	%743 = mul nsw i64 %596, %742
	%744 = load double*, double** %a.origin.4
	%745 = getelementptr double, double* %744, i64 %743
	%746 = getelementptr double, double* %745, i64 %727
	%747 = load double, double* %746, !alias.scope !6, !noalias !7, !llvm.access.group !57
	%748 = fmul double %741, %747
	%749 = sub nsw i64 %596, 1
	%750 = load i64, i64* %b.stride.9
	%751 = mul nsw i64 %749, %750
	%752 = load double*, double** %b.origin.7
	%753 = getelementptr double, double* %752, i64 %751
	%754 = getelementptr double, double* %753, i64 %727
	%755 = load double, double* %754, !alias.scope !8, !noalias !9, !llvm.access.group !57
	%756 = fdiv double %748, %755
	%757 = fsub double %734, %756
	%758 = load i64, i64* %x.stride.3
	%759 = mul nsw i64 %596, %758
	%760 = load double*, double** %x.origin.1
	%761 = getelementptr double, double* %760, i64 %759
	%762 = getelementptr double, double* %761, i64 %727
	store double %757, double* %762, !alias.scope !4, !noalias !5, !llvm.access.group !57
	%763 = load i64, i64* %b.stride.9
	%764 = mul nsw i64 %596, %763
	%765 = load double*, double** %b.origin.7
	%766 = getelementptr double, double* %765, i64 %764
	%767 = getelementptr double, double* %766, i64 %727
	%768 = load double, double* %767, !alias.scope !8, !noalias !9, !llvm.access.group !57
	%769 = load i64, i64* %a.stride.6
	%770 = mul nsw i64 %596, %769
	%771 = load double*, double** %a.origin.4
	%772 = getelementptr double, double* %771, i64 %770
	%773 = getelementptr double, double* %772, i64 %727
	%774 = load double, double* %773, !alias.scope !6, !noalias !7, !llvm.access.group !57
	%775 = load i64, i64* %a.stride.6
	%776 = mul nsw i64 %596, %775
	%777 = load double*, double** %a.origin.4
	%778 = getelementptr double, double* %777, i64 %776
	%779 = getelementptr double, double* %778, i64 %727
	%780 = load double, double* %779, !alias.scope !6, !noalias !7, !llvm.access.group !57
	%781 = fmul double %774, %780
	%782 = sub nsw i64 %596, 1
	%783 = load i64, i64* %b.stride.9
	%784 = mul nsw i64 %782, %783
	%785 = load double*, double** %b.origin.7
	%786 = getelementptr double, double* %785, i64 %784
	%787 = getelementptr double, double* %786, i64 %727
	%788 = load double, double* %787, !alias.scope !8, !noalias !9, !llvm.access.group !57
	%789 = fdiv double %781, %788
	%790 = fsub double %768, %789
	%791 = load i64, i64* %b.stride.9
	%792 = mul nsw i64 %596, %791
	%793 = load double*, double** %b.origin.7
	%794 = getelementptr double, double* %793, i64 %792
	%795 = getelementptr double, double* %794, i64 %727
	store double %790, double* %795, !alias.scope !8, !noalias !9, !llvm.access.group !57
	br label %latch.140

latch.140:
	%796 = add nsw i64 %727, 1
	%797 = icmp slt i64 %727, %724
	br i1 %797, label %do.139, label %done.141, !llvm.loop !60

done.141:
	%798 = trunc i64 %796 to i32
	store i32 %798, i32* %i.11
	br label %enddo.142

enddo.142:
	br label %endif.136

endif.143:
	%799 = icmp sgt i64 1, 19
	%800 = select i1 %799, i64 1, i64 19
	%801 = mul nsw i64 %800, 40000
	%802 = sitofp i64 %801 to double
	%803 = call i32 @pgas_num_images()
	%804 = sext i32 %803 to i64
	%805 = sub nsw i64 %804, 1
	%806 = icmp sgt i64 1, %805
	%807 = select i1 %806, i64 1, i64 %805
	%808 = load i64, i64* %"t%block2.17"
	%809 = icmp sgt i64 1, %808
	%810 = select i1 %809, i64 1, i64 %808
	%811 = mul nsw i64 %807, %810
	%812 = sitofp i64 %811 to double
	%813 = fdiv double %802, %812
	%814 = call double @llvm.sqrt.f64(double %813)
	%815 = fptosi double %814 to i64
	%816 = icmp sgt i64 1, %815
	%817 = select i1 %816, i64 1, i64 %815
	store i64 %817, i64* %"i%size.25"
	%818 = load i64, i64* %"i%size.25"
	store i64 1, i64* %"i%strip.24"
	%819 = icmp eq i64 %818, 0
	br i1 %819, label %cold.154, label %rest.155

then.144:
	%820 = load i64, i64* %"t%start1.14"
	%821 = icmp sgt i64 1, %820
	%822 = select i1 %821, i64 1, i64 %820
	%823 = load i64, i64* %"t%block1.15"
	%824 = load i64, i64* %"t%start1.14"
	%825 = add nsw i64 %823, %824
	%826 = sub nsw i64 %825, 1
	%827 = icmp slt i64 19, %826
	%828 = select i1 %827, i64 19, i64 %826
	%829 = trunc i64 %822 to i32
	store i32 %829, i32* %i.11
	%830 = icmp sle i64 %822, %828
	br i1 %830, label %do.146, label %enddo.149

else.145:
	br label %endif.143

do.146:
	%831 = phi i64 [ %822, %then.144 ], [ %851, %latch.147 ]
	%832 = trunc i64 %831 to i32
	store i32 %832, i32* %i.11, !llvm.access.group !65
	%833 = load i64, i64* %x.stride.3
	%834 = mul nsw i64 19, %833
	%835 = load double*, double** %x.origin.1
	%836 = getelementptr double, double* %835, i64 %834
	%837 = getelementptr double, double* %836, i64 %831
	%838 = load double, double* %837, !alias.scope !4, !noalias !5, !llvm.access.group !65
	%839 = load i64, i64* %b.stride.9
	%840 = mul nsw i64 19, %839
	%841 = load double*, double** %b.origin.7
	%842 = getelementptr double, double* %841, i64 %840
	%843 = getelementptr double, double* %842, i64 %831
	%844 = load double, double* %843, !alias.scope !8, !noalias !9, !llvm.access.group !65
	%845 = fdiv double %838, %844
	%846 = load i64, i64* %x.stride.3
	%847 = mul nsw i64 19, %846
	%848 = load double*, double** %x.origin.1
	%849 = getelementptr double, double* %848, i64 %847
	%850 = getelementptr double, double* %849, i64 %831
	store double %845, double* %850, !alias.scope !4, !noalias !5, !llvm.access.group !65
	br label %latch.147

latch.147:
	%851 = add nsw i64 %831, 1
	%852 = icmp slt i64 %831, %828
	br i1 %852, label %do.146, label %done.148, !llvm.loop !68

done.148:
	%853 = trunc i64 %851 to i32
	store i32 %853, i32* %i.11
	br label %enddo.149

enddo.149:
	br label %endif.143

do.150:
	%854 = phi i64 [ 1, %rest.155 ], [ %857, %latch.151 ]
	%855 = phi i64 [ %861, %rest.155 ], [ %858, %latch.151 ]
	store i64 %854, i64* %"i%strip.24"
	store i32 18, i32* %j.12
	%856 = icmp sge i64 18, 1
	br i1 %856, label %do.156, label %enddo.159

latch.151:
	%857 = add nsw i64 %854, %818
	%858 = sub nsw i64 %855, 1
	%859 = icmp sgt i64 %858, 0
	br i1 %859, label %do.150, label %done.152, !llvm.loop !80

done.152:
	store i64 %857, i64* %"i%strip.24"
	br label %enddo.153

enddo.153:
	br label %latch.46

cold.154:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.7 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.12, i64 0, i64 0))
	unreachable

rest.155:
	%860 = add nsw i64 18, %818
	%861 = sdiv i64 %860, %818
	%862 = icmp sgt i64 %861, 0
	br i1 %862, label %do.150, label %enddo.153

do.156:
	%863 = phi i64 [ 18, %do.150 ], [ %873, %latch.157 ]
	%864 = trunc i64 %863 to i32
	store i32 %864, i32* %j.12
	call void @hpf_indirect_begin(i8* bitcast (%hpf_indirect* @indirect.4 to i8*))
	%865 = load i64, i64* %"t%start2.16"
	%866 = icmp sge i64 %863, %865
	%867 = load i64, i64* %"t%block2.17"
	%868 = load i64, i64* %"t%start2.16"
	%869 = add nsw i64 %867, %868
	%870 = add nsw i64 %863, 1
	%871 = icmp sge i64 %869, %870
	%872 = and i1 %866, %871
	br i1 %872, label %then.161, label %else.162

latch.157:
	%873 = add nsw i64 %863, -1
	%874 = icmp sgt i64 %863, 1
	br i1 %874, label %do.156, label %done.158, !llvm.loop !78

done.158:
	%875 = trunc i64 %873 to i32
	store i32 %875, i32* %j.12
	br label %enddo.159

enddo.159:
	br label %latch.151

endif.160:
	call void @hpf_indirect_end(i8* bitcast (%hpf_indirect* @indirect.4 to i8*))
	call void @hpf_indirect_gather(i8* bitcast (%hpf_indirect* @indirect.4 to i8*))
	%876 = load i64, i64* %"t%start2.16"
	%877 = icmp sge i64 %863, %876
	%878 = load i64, i64* %"t%block2.17"
	%879 = load i64, i64* %"t%start2.16"
	%880 = add nsw i64 %878, %879
	%881 = add nsw i64 %863, 1
	%882 = icmp sge i64 %880, %881
	%883 = and i1 %877, %882
	br i1 %883, label %then.169, label %else.170

then.161:
	%884 = load i64, i64* %"t%start1.14"
	%885 = icmp sgt i64 %854, %884
	%886 = select i1 %885, i64 %854, i64 %884
	%887 = load i64, i64* %"i%size.25"
	%888 = sub nsw i64 %887, 1
	%889 = add nsw i64 %854, %888
	%890 = icmp slt i64 19, %889
	%891 = select i1 %890, i64 19, i64 %889
	%892 = load i64, i64* %"t%block1.15"
	%893 = load i64, i64* %"t%start1.14"
	%894 = add nsw i64 %892, %893
	%895 = sub nsw i64 %894, 1
	%896 = icmp slt i64 %891, %895
	%897 = select i1 %896, i64 %891, i64 %895
	%898 = trunc i64 %886 to i32
	store i32 %898, i32* %"i%see.29"
	%899 = icmp sle i64 %886, %897
	br i1 %899, label %do.163, label %enddo.166

else.162:
	br label %endif.160

do.163:
	%900 = phi i64 [ %886, %then.161 ], [ %907, %latch.164 ]
	%901 = trunc i64 %900 to i32
	store i32 %901, i32* %"i%see.29", !llvm.access.group !69
	%902 = add nsw i64 %863, 1
	%903 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.167, i32 0, i32 0
	store i64 %900, i64* %903
	%904 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.167, i32 0, i32 1
	store i64 %902, i64* %904
	%905 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.167, i32 0, i32 0
	%906 = bitcast i64* %905 to i8*
	call void @hpf_indirect_note(i8* bitcast (%hpf_indirect* @indirect.4 to i8*), i8* %906)
	br label %latch.164

latch.164:
	%907 = add nsw i64 %900, 1
	%908 = icmp slt i64 %900, %897
	br i1 %908, label %do.163, label %done.165, !llvm.loop !72

done.165:
	%909 = trunc i64 %907 to i32
	store i32 %909, i32* %"i%see.29"
	br label %enddo.166

enddo.166:
	br label %endif.160

endif.168:
	br label %latch.157

then.169:
	%910 = load i64, i64* %"t%start1.14"
	%911 = icmp sgt i64 %854, %910
	%912 = select i1 %911, i64 %854, i64 %910
	%913 = load i64, i64* %"i%size.25"
	%914 = sub nsw i64 %913, 1
	%915 = add nsw i64 %854, %914
	%916 = icmp slt i64 19, %915
	%917 = select i1 %916, i64 19, i64 %915
	%918 = load i64, i64* %"t%block1.15"
	%919 = load i64, i64* %"t%start1.14"
	%920 = add nsw i64 %918, %919
	%921 = sub nsw i64 %920, 1
	%922 = icmp slt i64 %917, %921
	%923 = select i1 %922, i64 %917, i64 %921
	%924 = trunc i64 %912 to i32
	store i32 %924, i32* %i.11
	%925 = icmp sle i64 %912, %923
	br i1 %925, label %do.171, label %enddo.174

else.170:
	br label %endif.168

do.171:
	%926 = phi i64 [ %912, %then.169 ], [ %962, %latch.172 ]
	%927 = trunc i64 %926 to i32
	store i32 %927, i32* %i.11, !llvm.access.group !73
	%928 = load i64, i64* %x.stride.3
	%929 = mul nsw i64 %863, %928
	%930 = load double*, double** %x.origin.1
	%931 = getelementptr double, double* %930, i64 %929
	%932 = getelementptr double, double* %931, i64 %926
	%933 = load double, double* %932, !alias.scope !4, !noalias !5, !llvm.access.group !73
	%934 = add nsw i64 %863, 1
	%935 = load i64, i64* %a.stride.6
	%936 = mul nsw i64 %934, %935
	%937 = load double*, double** %a.origin.4
	%938 = getelementptr double, double* %937, i64 %936
	%939 = getelementptr double, double* %938, i64 %926
	%940 = load double, double* %939, !alias.scope !6, !noalias !7, !llvm.access.group !73
	%941 = add nsw i64 %863, 1
	%942 = load i64, i64* %x.stride.3
	%943 = mul nsw i64 %941, %942
	%944 = load double*, double** %x.origin.1
	%945 = getelementptr double, double* %944, i64 %943
	%946 = getelementptr double, double* %945, i64 %926
	%947 = load double, double* %946, !alias.scope !4, !noalias !5, !llvm.access.group !73
	%948 = fmul double %940, %947
	%949 = fsub double %933, %948
	%950 = load i64, i64* %b.stride.9
	%951 = mul nsw i64 %863, %950
	%952 = load double*, double** %b.origin.7
	%953 = getelementptr double, double* %952, i64 %951
	%954 = getelementptr double, double* %953, i64 %926
	%955 = load double, double* %954, !alias.scope !8, !noalias !9, !llvm.access.group !73
	%956 = fdiv double %949, %955
	%957 = load i64, i64* %x.stride.3
	%958 = mul nsw i64 %863, %957
	%959 = load double*, double** %x.origin.1
	%960 = getelementptr double, double* %959, i64 %958
	%961 = getelementptr double, double* %960, i64 %926
	store double %956, double* %961, !alias.scope !4, !noalias !5, !llvm.access.group !73
	br label %latch.172

latch.172:
	%962 = add nsw i64 %926, 1
	%963 = icmp slt i64 %926, %923
	br i1 %963, label %do.171, label %done.173, !llvm.loop !76

done.173:
	%964 = trunc i64 %962 to i32
	store i32 %964, i32* %i.11
	br label %enddo.174

enddo.174:
	br label %endif.168

do.175:
	%965 = phi i64 [ %126, %enddo.48 ], [ %978, %latch.176 ]
	%966 = trunc i64 %965 to i32
	store i32 %966, i32* %j.12
	%967 = load i64, i64* %"t%start1.14"
	%968 = icmp sgt i64 1, %967
	%969 = select i1 %968, i64 1, i64 %967
	%970 = load i64, i64* %"t%block1.15"
	%971 = load i64, i64* %"t%start1.14"
	%972 = add nsw i64 %970, %971
	%973 = sub nsw i64 %972, 1
	%974 = icmp slt i64 19, %973
	%975 = select i1 %974, i64 19, i64 %973
	%976 = trunc i64 %969 to i32
	store i32 %976, i32* %i.11
	%977 = icmp sle i64 %969, %975
	br i1 %977, label %do.179, label %enddo.182

latch.176:
	%978 = add nsw i64 %965, 1
	%979 = icmp slt i64 %965, %132
	br i1 %979, label %do.175, label %done.177, !llvm.loop !88

done.177:
	%980 = trunc i64 %978 to i32
	store i32 %980, i32* %j.12
	br label %enddo.178

enddo.178:
	%981 = load double, double* %"s%part.33"
	store double %981, double* %temporary.183
	%982 = bitcast double* %temporary.183 to i8*
	call void @hpf_reduce(i8* %982, i32 1, i32 3, i32 0, i8* bitcast (%hpf_pos* @.pos.8 to i8*))
	%983 = load double, double* %temporary.183
	store double %983, double* %"s%part.33"
	%984 = load double, double* %s.10
	%985 = load double, double* %"s%part.33"
	%986 = fadd double %984, %985
	store double %986, double* %s.10
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.9 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.24, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%987 = load double, double* %s.10
	store double %987, double* %temporary.184
	%988 = bitcast double* %temporary.184 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %988, i64 8)
	%989 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.186, i32 0, i32 0
	store i64 1, i64* %989
	%990 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.186, i32 0, i32 1
	store i64 1, i64* %990
	%991 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.186, i32 0, i32 0
	%992 = bitcast i64* %991 to i8*
	%993 = bitcast double* %temporary.185 to i8*
	call void @hpf_fetch(i8* bitcast (%hpf_array* @array.x to i8*), i8* %992, i8* %993, i8* bitcast (%hpf_pos* @.pos.10 to i8*))
	%994 = load double, double* %temporary.185
	store double %994, double* %"x%copy13.30"
	%995 = load double, double* %"x%copy13.30"
	store double %995, double* %temporary.187
	%996 = bitcast double* %temporary.187 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %996, i64 8)
	%997 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.189, i32 0, i32 0
	store i64 19, i64* %997
	%998 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.189, i32 0, i32 1
	store i64 19, i64* %998
	%999 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.189, i32 0, i32 0
	%1000 = bitcast i64* %999 to i8*
	%1001 = bitcast double* %temporary.188 to i8*
	call void @hpf_fetch(i8* bitcast (%hpf_array* @array.x to i8*), i8* %1000, i8* %1001, i8* bitcast (%hpf_pos* @.pos.11 to i8*))
	%1002 = load double, double* %temporary.188
	store double %1002, double* %"x%copy14.31"
	%1003 = load double, double* %"x%copy14.31"
	store double %1003, double* %temporary.190
	%1004 = bitcast double* %temporary.190 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %1004, i64 8)
	%1005 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.192, i32 0, i32 0
	store i64 3, i64* %1005
	%1006 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.192, i32 0, i32 1
	store i64 17, i64* %1006
	%1007 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.192, i32 0, i32 0
	%1008 = bitcast i64* %1007 to i8*
	%1009 = bitcast double* %temporary.191 to i8*
	call void @hpf_fetch(i8* bitcast (%hpf_array* @array.x to i8*), i8* %1008, i8* %1009, i8* bitcast (%hpf_pos* @.pos.12 to i8*))
	%1010 = load double, double* %temporary.191
	store double %1010, double* %"x%copy15.32"
	%1011 = load double, double* %"x%copy15.32"
	store double %1011, double* %temporary.193
	%1012 = bitcast double* %temporary.193 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %1012, i64 8)
	%1013 = call i32 @hpf_io_end()
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.13 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.24, i64 0, i64 0), i64 6)
	call void @hpf_io_text(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.26, i64 0, i64 0), i8* bitcast ([8 x i8]* @10 to i8*), i64 8)
	call void @hpf_io_start()
	%1014 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.195, i32 0, i32 0
	%1015 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.194, i32 0, i32 0
	store i64* %1014, i64** %1015
	%1016 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.196, i32 0, i32 0
	%1017 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.194, i32 0, i32 1
	store i64* %1016, i64** %1017
	%1018 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.197, i32 0, i32 0
	%1019 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.194, i32 0, i32 2
	store i64* %1018, i64** %1019
	%1020 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.198, i32 0, i32 0
	%1021 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.194, i32 0, i32 3
	store i64* %1020, i64** %1021
	%1022 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.199, i32 0, i32 0
	%1023 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.194, i32 0, i32 4
	store i64* %1022, i64** %1023
	%1024 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.200, i32 0, i32 0
	%1025 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.194, i32 0, i32 5
	store i64* %1024, i64** %1025
	%1026 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.201, i32 0, i32 0
	%1027 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.194, i32 0, i32 6
	store i64* %1026, i64** %1027
	%1028 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.202, i32 0, i32 0
	%1029 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.194, i32 0, i32 7
	store i64* %1028, i64** %1029
	%1030 = bitcast [8 x i64*]* %params.194 to i8*
	call void @hpf_exchange_run(i8* bitcast ([8 x %hpf_exchange*]* @19 to i8*), i8* %1030, i32 8)
	store i32 1, i32* %i.11
	%1031 = icmp sle i64 1, 19
	br i1 %1031, label %do.203, label %enddo.206

do.179:
	%1032 = phi i64 [ %969, %do.175 ], [ %1048, %latch.180 ]
	%1033 = trunc i64 %1032 to i32
	store i32 %1033, i32* %i.11, !llvm.access.group !83
	%1034 = load double, double* %"s%part.33", !llvm.access.group !83
	%1035 = load i64, i64* %x.stride.3
	%1036 = mul nsw i64 %965, %1035
	%1037 = load double*, double** %x.origin.1
	%1038 = getelementptr double, double* %1037, i64 %1036
	%1039 = getelementptr double, double* %1038, i64 %1032
	%1040 = load double, double* %1039, !alias.scope !4, !noalias !5, !llvm.access.group !83
	%1041 = load i32, i32* %i.11, !llvm.access.group !83
	%1042 = load i32, i32* %j.12, !llvm.access.group !83
	%1043 = mul nsw i32 2, %1042
	%1044 = sub nsw i32 %1041, %1043
	%1045 = sitofp i32 %1044 to double
	%1046 = fmul double %1040, %1045
	%1047 = fadd reassoc nsz double %1034, %1046
	store double %1047, double* %"s%part.33", !llvm.access.group !83
	br label %latch.180

latch.180:
	%1048 = add nsw i64 %1032, 1
	%1049 = icmp slt i64 %1032, %975
	br i1 %1049, label %do.179, label %done.181, !llvm.loop !86

done.181:
	%1050 = trunc i64 %1048 to i32
	store i32 %1050, i32* %i.11
	br label %enddo.182

enddo.182:
	br label %latch.176

do.203:
	%1051 = phi i64 [ 1, %enddo.178 ], [ %1076, %latch.204 ]
	%1052 = trunc i64 %1051 to i32
	store i32 %1052, i32* %i.11
	%1053 = sub nsw i64 %1051, %1051
	%1054 = add nsw i64 %1053, 1
	%1055 = icmp sgt i64 %1054, 0
	%1056 = select i1 %1055, i64 %1054, i64 0
	%1057 = sub nsw i64 20, %1051
	%1058 = sub nsw i64 20, %1051
	%1059 = sub nsw i64 %1058, %1057
	%1060 = add nsw i64 %1059, 1
	%1061 = icmp sgt i64 %1060, 0
	%1062 = select i1 %1061, i64 %1060, i64 0
	%1063 = mul nsw i64 %1056, %1062
	%1064 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.207, i32 0, i32 0
	store i64 %1051, i64* %1064
	%1065 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.207, i32 0, i32 1
	store i64 %1057, i64* %1065
	%1066 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.207, i32 0, i32 0
	%1067 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.208, i32 0, i32 0
	store i64 %1051, i64* %1067
	%1068 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.208, i32 0, i32 1
	store i64 %1058, i64* %1068
	%1069 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.208, i32 0, i32 0
	%1070 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.209, i32 0, i32 0
	store i64 1, i64* %1070
	%1071 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.209, i32 0, i32 1
	store i64 1, i64* %1071
	%1072 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.209, i32 0, i32 0
	%1073 = bitcast i64* %1066 to i8*
	%1074 = bitcast i64* %1069 to i8*
	%1075 = bitcast i64* %1072 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.x to i8*), i8* %1073, i8* %1074, i8* %1075, i32 3, i32 8)
	br label %latch.204

latch.204:
	%1076 = add nsw i64 %1051, 1
	%1077 = icmp slt i64 %1051, 19
	br i1 %1077, label %do.203, label %done.205, !llvm.loop !90

done.205:
	%1078 = trunc i64 %1076 to i32
	store i32 %1078, i32* %i.11
	br label %enddo.206

enddo.206:
	%1079 = call i32 @hpf_io_end()
	call void @hpf_main_end()
	ret i32 0
}

declare void @hpf_main_begin(i32 %0, i8* %1) nounwind

declare void @hpf_layout_init(i8* %0, i8* %1) nounwind

declare void @hpf_array_create(i8* %0, i8* %1) nounwind

define internal i32 @sections.3(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"t%start1.1" = alloca i64
	%"t%block1.2" = alloca i64
	%"t%start2.3" = alloca i64
	%"t%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"t%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"t%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"t%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"t%block2.4"
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
	%12 = load i64, i64* %"t%block2.4"
	%13 = sub nsw i64 0, %12
	%14 = load i64, i64* %"t%start2.3"
	%15 = sub nsw i64 %13, %14
	%16 = add nsw i64 %15, 19
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.7, label %next.9

next.9:
	%18 = load i64, i64* %"t%start1.1"
	%19 = load i64, i64* %W1.5
	%20 = icmp sgt i64 %18, %19
	%21 = select i1 %20, i64 %18, i64 %19
	%22 = load i64, i64* %"t%block1.2"
	%23 = load i64, i64* %"t%start1.1"
	%24 = add nsw i64 %22, %23
	%25 = sub nsw i64 %24, 1
	%26 = icmp slt i64 19, %25
	%27 = select i1 %26, i64 19, i64 %25
	%28 = load i64, i64* %"t%block1.2"
	%29 = load i64, i64* %W1.5
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
	%37 = load i64, i64* %"t%block2.4"
	%38 = load i64, i64* %"t%start2.3"
	%39 = add nsw i64 %37, %38
	%40 = load i64, i64* %W2.6
	%41 = icmp sgt i64 %39, %40
	%42 = select i1 %41, i64 %39, i64 %40
	%43 = load i64, i64* %"t%block2.4"
	%44 = load i64, i64* %"t%start2.3"
	%45 = add nsw i64 %43, %44
	%46 = load i64, i64* %"t%block2.4"
	%47 = load i64, i64* %W2.6
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
}

define internal i32 @sections.4(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"t%start1.1" = alloca i64
	%"t%block1.2" = alloca i64
	%"t%start2.3" = alloca i64
	%"t%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"t%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"t%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"t%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"t%block2.4"
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
	%12 = load i64, i64* %"t%block1.2"
	%13 = sub nsw i64 0, %12
	%14 = load i64, i64* %"t%start1.1"
	%15 = sub nsw i64 %13, %14
	%16 = add nsw i64 %15, 19
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.7, label %next.9

next.9:
	%18 = load i64, i64* %"t%block1.2"
	%19 = load i64, i64* %"t%start1.1"
	%20 = add nsw i64 %18, %19
	%21 = load i64, i64* %W1.5
	%22 = icmp sgt i64 %20, %21
	%23 = select i1 %22, i64 %20, i64 %21
	%24 = load i64, i64* %"t%block1.2"
	%25 = load i64, i64* %"t%start1.1"
	%26 = add nsw i64 %24, %25
	%27 = load i64, i64* %"t%block1.2"
	%28 = load i64, i64* %W1.5
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
	%36 = load i64, i64* %"t%start2.3"
	%37 = load i64, i64* %W2.6
	%38 = icmp sgt i64 %36, %37
	%39 = select i1 %38, i64 %36, i64 %37
	%40 = load i64, i64* %"t%block2.4"
	%41 = load i64, i64* %"t%start2.3"
	%42 = add nsw i64 %40, %41
	%43 = sub nsw i64 %42, 1
	%44 = icmp slt i64 19, %43
	%45 = select i1 %44, i64 19, i64 %43
	%46 = load i64, i64* %"t%block2.4"
	%47 = load i64, i64* %W2.6
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
}

declare void @hpf_exchange_run(i8* %0, i8* %1, i32 %2) nounwind

declare i32 @pgas_num_images() nounwind

declare double @llvm.sqrt.f64(double %0)

declare void @hpf_fail(i8* %0, i8* %1) nounwind noreturn cold

define internal i32 @sections.1(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"j%strip.1" = alloca i64
	%"j%size.2" = alloca i64
	%"t%start1.3" = alloca i64
	%"t%block1.4" = alloca i64
	%"t%start2.5" = alloca i64
	%"t%block2.6" = alloca i64
	%W1.7 = alloca i64
	%W2.8 = alloca i64
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
	store i64 %5, i64* %"t%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 7
	%7 = load i64, i64* %6
	store i64 %7, i64* %"t%block1.4"
	%8 = getelementptr i64, i64* %recv, i64 1
	%9 = load i64, i64* %8
	store i64 %9, i64* %"t%start2.5"
	%10 = getelementptr i64, i64* %recv, i64 8
	%11 = load i64, i64* %10
	store i64 %11, i64* %"t%block2.6"
	%12 = getelementptr i64, i64* %send, i64 0
	%13 = load i64, i64* %12
	store i64 %13, i64* %W1.7
	%14 = getelementptr i64, i64* %send, i64 1
	%15 = load i64, i64* %14
	store i64 %15, i64* %W2.8
	switch i32 %piece, label %none.9 [
		i32 0, label %piece.10
	]

none.9:
	ret i32 0

piece.10:
	%16 = load i64, i64* %"t%start1.3"
	%17 = sub nsw i64 %16, 2
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.9, label %next.11

next.11:
	%19 = load i64, i64* %"t%start1.3"
	%20 = sub nsw i64 0, %19
	%21 = add nsw i64 %20, 19
	%22 = icmp slt i64 %21, 0
	br i1 %22, label %none.9, label %next.12

next.12:
	%23 = load i64, i64* %"t%start1.3"
	%24 = sub nsw i64 %23, 1
	%25 = load i64, i64* %W1.7
	%26 = icmp sgt i64 %24, %25
	%27 = select i1 %26, i64 %24, i64 %25
	%28 = load i64, i64* %"t%start1.3"
	%29 = sub nsw i64 %28, 1
	%30 = load i64, i64* %"t%block1.4"
	%31 = load i64, i64* %W1.7
	%32 = add nsw i64 %30, %31
	%33 = sub nsw i64 %32, 1
	%34 = icmp slt i64 %29, %33
	%35 = select i1 %34, i64 %29, i64 %33
	%36 = icmp sgt i64 %27, %35
	br i1 %36, label %none.9, label %next.13

next.13:
	%37 = getelementptr i64, i64* %lo, i64 0
	store i64 %27, i64* %37
	%38 = getelementptr i64, i64* %hi, i64 0
	store i64 %35, i64* %38
	%39 = load i64, i64* %"t%start2.5"
	%40 = load i64, i64* %"j%strip.1"
	%41 = icmp sgt i64 %39, %40
	%42 = select i1 %41, i64 %39, i64 %40
	%43 = load i64, i64* %W2.8
	%44 = icmp sgt i64 %42, %43
	%45 = select i1 %44, i64 %42, i64 %43
	%46 = load i64, i64* %"t%block2.6"
	%47 = load i64, i64* %"t%start2.5"
	%48 = add nsw i64 %46, %47
	%49 = sub nsw i64 %48, 1
	%50 = icmp slt i64 19, %49
	%51 = select i1 %50, i64 19, i64 %49
	%52 = load i64, i64* %"j%size.2"
	%53 = load i64, i64* %"j%strip.1"
	%54 = add nsw i64 %52, %53
	%55 = sub nsw i64 %54, 1
	%56 = icmp slt i64 %51, %55
	%57 = select i1 %56, i64 %51, i64 %55
	%58 = load i64, i64* %"t%block2.6"
	%59 = load i64, i64* %W2.8
	%60 = add nsw i64 %58, %59
	%61 = sub nsw i64 %60, 1
	%62 = icmp slt i64 %57, %61
	%63 = select i1 %62, i64 %57, i64 %61
	%64 = icmp sgt i64 %45, %63
	br i1 %64, label %none.9, label %next.14

next.14:
	%65 = getelementptr i64, i64* %lo, i64 1
	store i64 %45, i64* %65
	%66 = getelementptr i64, i64* %hi, i64 1
	store i64 %63, i64* %66
	ret i32 1
}

define internal i32 @sections.2(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"j%strip.1" = alloca i64
	%"j%size.2" = alloca i64
	%"t%start1.3" = alloca i64
	%"t%block1.4" = alloca i64
	%"t%start2.5" = alloca i64
	%"t%block2.6" = alloca i64
	%W1.7 = alloca i64
	%W2.8 = alloca i64
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
	store i64 %5, i64* %"t%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 7
	%7 = load i64, i64* %6
	store i64 %7, i64* %"t%block1.4"
	%8 = getelementptr i64, i64* %recv, i64 1
	%9 = load i64, i64* %8
	store i64 %9, i64* %"t%start2.5"
	%10 = getelementptr i64, i64* %recv, i64 8
	%11 = load i64, i64* %10
	store i64 %11, i64* %"t%block2.6"
	%12 = getelementptr i64, i64* %send, i64 0
	%13 = load i64, i64* %12
	store i64 %13, i64* %W1.7
	%14 = getelementptr i64, i64* %send, i64 1
	%15 = load i64, i64* %14
	store i64 %15, i64* %W2.8
	switch i32 %piece, label %none.9 [
		i32 0, label %piece.10
	]

none.9:
	ret i32 0

piece.10:
	%16 = load i64, i64* %"t%start1.3"
	%17 = sub nsw i64 %16, 2
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.9, label %next.11

next.11:
	%19 = load i64, i64* %"t%start1.3"
	%20 = sub nsw i64 0, %19
	%21 = add nsw i64 %20, 19
	%22 = icmp slt i64 %21, 0
	br i1 %22, label %none.9, label %next.12

next.12:
	%23 = load i64, i64* %"t%start1.3"
	%24 = sub nsw i64 %23, 1
	%25 = load i64, i64* %W1.7
	%26 = icmp sgt i64 %24, %25
	%27 = select i1 %26, i64 %24, i64 %25
	%28 = load i64, i64* %"t%start1.3"
	%29 = sub nsw i64 %28, 1
	%30 = load i64, i64* %"t%block1.4"
	%31 = load i64, i64* %W1.7
	%32 = add nsw i64 %30, %31
	%33 = sub nsw i64 %32, 1
	%34 = icmp slt i64 %29, %33
	%35 = select i1 %34, i64 %29, i64 %33
	%36 = icmp sgt i64 %27, %35
	br i1 %36, label %none.9, label %next.13

next.13:
	%37 = getelementptr i64, i64* %lo, i64 0
	store i64 %27, i64* %37
	%38 = getelementptr i64, i64* %hi, i64 0
	store i64 %35, i64* %38
	%39 = load i64, i64* %"t%start2.5"
	%40 = load i64, i64* %"j%strip.1"
	%41 = icmp sgt i64 %39, %40
	%42 = select i1 %41, i64 %39, i64 %40
	%43 = load i64, i64* %W2.8
	%44 = icmp sgt i64 %42, %43
	%45 = select i1 %44, i64 %42, i64 %43
	%46 = load i64, i64* %"t%block2.6"
	%47 = load i64, i64* %"t%start2.5"
	%48 = add nsw i64 %46, %47
	%49 = sub nsw i64 %48, 1
	%50 = icmp slt i64 19, %49
	%51 = select i1 %50, i64 19, i64 %49
	%52 = load i64, i64* %"j%size.2"
	%53 = load i64, i64* %"j%strip.1"
	%54 = add nsw i64 %52, %53
	%55 = sub nsw i64 %54, 1
	%56 = icmp slt i64 %51, %55
	%57 = select i1 %56, i64 %51, i64 %55
	%58 = load i64, i64* %"t%block2.6"
	%59 = load i64, i64* %W2.8
	%60 = add nsw i64 %58, %59
	%61 = sub nsw i64 %60, 1
	%62 = icmp slt i64 %57, %61
	%63 = select i1 %62, i64 %57, i64 %61
	%64 = icmp sgt i64 %45, %63
	br i1 %64, label %none.9, label %next.14

next.14:
	%65 = getelementptr i64, i64* %lo, i64 1
	store i64 %45, i64* %65
	%66 = getelementptr i64, i64* %hi, i64 1
	store i64 %63, i64* %66
	ret i32 1
}

declare void @hpf_exchange_receive(i8* %0, i8* %1, i32 %2) nounwind

declare void @hpf_exchange_send(i8* %0, i8* %1, i32 %2) nounwind

define internal i32 @sections.5(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"j%strip.1" = alloca i64
	%"j%size.2" = alloca i64
	%"t%start1.3" = alloca i64
	%"t%block1.4" = alloca i64
	%"t%start2.5" = alloca i64
	%"t%block2.6" = alloca i64
	%W1.7 = alloca i64
	%W2.8 = alloca i64
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
	store i64 %5, i64* %"t%start1.3"
	%6 = getelementptr i64, i64* %recv, i64 7
	%7 = load i64, i64* %6
	store i64 %7, i64* %"t%block1.4"
	%8 = getelementptr i64, i64* %recv, i64 1
	%9 = load i64, i64* %8
	store i64 %9, i64* %"t%start2.5"
	%10 = getelementptr i64, i64* %recv, i64 8
	%11 = load i64, i64* %10
	store i64 %11, i64* %"t%block2.6"
	%12 = getelementptr i64, i64* %send, i64 0
	%13 = load i64, i64* %12
	store i64 %13, i64* %W1.7
	%14 = getelementptr i64, i64* %send, i64 1
	%15 = load i64, i64* %14
	store i64 %15, i64* %W2.8
	switch i32 %piece, label %none.9 [
		i32 0, label %piece.10
	]

none.9:
	ret i32 0

piece.10:
	%16 = load i64, i64* %"t%block1.4"
	%17 = sub nsw i64 0, %16
	%18 = load i64, i64* %"t%start1.3"
	%19 = sub nsw i64 %17, %18
	%20 = add nsw i64 %19, 19
	%21 = icmp slt i64 %20, 0
	br i1 %21, label %none.9, label %next.11

next.11:
	%22 = load i64, i64* %"t%block1.4"
	%23 = load i64, i64* %"t%start1.3"
	%24 = add nsw i64 %22, %23
	%25 = load i64, i64* %W1.7
	%26 = icmp sgt i64 %24, %25
	%27 = select i1 %26, i64 %24, i64 %25
	%28 = load i64, i64* %"t%block1.4"
	%29 = load i64, i64* %"t%start1.3"
	%30 = add nsw i64 %28, %29
	%31 = load i64, i64* %"t%block1.4"
	%32 = load i64, i64* %W1.7
	%33 = add nsw i64 %31, %32
	%34 = sub nsw i64 %33, 1
	%35 = icmp slt i64 %30, %34
	%36 = select i1 %35, i64 %30, i64 %34
	%37 = icmp sgt i64 %27, %36
	br i1 %37, label %none.9, label %next.12

next.12:
	%38 = getelementptr i64, i64* %lo, i64 0
	store i64 %27, i64* %38
	%39 = getelementptr i64, i64* %hi, i64 0
	store i64 %36, i64* %39
	%40 = load i64, i64* %"t%start2.5"
	%41 = load i64, i64* %"j%strip.1"
	%42 = icmp sgt i64 %40, %41
	%43 = select i1 %42, i64 %40, i64 %41
	%44 = load i64, i64* %W2.8
	%45 = icmp sgt i64 %43, %44
	%46 = select i1 %45, i64 %43, i64 %44
	%47 = load i64, i64* %"t%block2.6"
	%48 = load i64, i64* %"t%start2.5"
	%49 = add nsw i64 %47, %48
	%50 = sub nsw i64 %49, 1
	%51 = icmp slt i64 19, %50
	%52 = select i1 %51, i64 19, i64 %50
	%53 = load i64, i64* %"j%size.2"
	%54 = load i64, i64* %"j%strip.1"
	%55 = add nsw i64 %53, %54
	%56 = sub nsw i64 %55, 1
	%57 = icmp slt i64 %52, %56
	%58 = select i1 %57, i64 %52, i64 %56
	%59 = load i64, i64* %"t%block2.6"
	%60 = load i64, i64* %W2.8
	%61 = add nsw i64 %59, %60
	%62 = sub nsw i64 %61, 1
	%63 = icmp slt i64 %58, %62
	%64 = select i1 %63, i64 %58, i64 %62
	%65 = icmp sgt i64 %46, %64
	br i1 %65, label %none.9, label %next.13

next.13:
	%66 = getelementptr i64, i64* %lo, i64 1
	store i64 %46, i64* %66
	%67 = getelementptr i64, i64* %hi, i64 1
	store i64 %64, i64* %67
	ret i32 1
}

declare void @hpf_indirect_begin(i8* %0) nounwind

declare void @hpf_indirect_note(i8* %0, i8* %1) nounwind

declare void @hpf_indirect_end(i8* %0) nounwind

declare void @hpf_indirect_gather(i8* %0) nounwind

declare void @hpf_reduce(i8* %0, i32 %1, i32 %2, i32 %3, i8* %4) nounwind

declare void @hpf_io_begin(i32 %0, i32 %1, i8* %2) nounwind

declare void @hpf_io_number(i8* %0, i64 %1) nounwind

declare void @hpf_io_list_directed() nounwind

declare void @hpf_io_start() nounwind

declare void @hpf_io_item(i32 %0, i32 %1, i8* %2, i64 %3) nounwind

declare void @hpf_fetch(i8* %0, i8* %1, i8* %2, i8* %3) nounwind

declare i32 @hpf_io_end() nounwind

declare void @hpf_io_text(i8* %0, i8* %1, i64 %2) nounwind

define internal i32 @sections.6(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"t%start1.1" = alloca i64
	%"t%block1.2" = alloca i64
	%"t%start2.3" = alloca i64
	%"t%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"t%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"t%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"t%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"t%block2.4"
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
	%12 = load i64, i64* %"t%block2.4"
	%13 = sub nsw i64 0, %12
	%14 = load i64, i64* %"t%start2.3"
	%15 = sub nsw i64 %13, %14
	%16 = add nsw i64 %15, 21
	%17 = icmp sgt i64 1, %16
	%18 = select i1 %17, i64 1, i64 %16
	%19 = load i64, i64* %W1.5
	%20 = icmp sgt i64 %18, %19
	%21 = select i1 %20, i64 %18, i64 %19
	%22 = load i64, i64* %"t%start1.1"
	%23 = sub nsw i64 %22, 1
	%24 = load i64, i64* %"t%start2.3"
	%25 = sub nsw i64 0, %24
	%26 = add nsw i64 %25, 20
	%27 = icmp slt i64 %23, %26
	%28 = select i1 %27, i64 %23, i64 %26
	%29 = load i64, i64* %"t%block1.2"
	%30 = load i64, i64* %W1.5
	%31 = add nsw i64 %29, %30
	%32 = sub nsw i64 %31, 1
	%33 = icmp slt i64 %28, %32
	%34 = select i1 %33, i64 %28, i64 %32
	%35 = icmp sgt i64 %21, %34
	br i1 %35, label %none.7, label %next.9

next.9:
	%36 = getelementptr i64, i64* %lo, i64 0
	store i64 %21, i64* %36
	%37 = getelementptr i64, i64* %hi, i64 0
	store i64 %34, i64* %37
	%38 = load i64, i64* %"t%start1.1"
	%39 = sub nsw i64 0, %38
	%40 = add nsw i64 %39, 21
	%41 = load i64, i64* %"t%start2.3"
	%42 = icmp sgt i64 %40, %41
	%43 = select i1 %42, i64 %40, i64 %41
	%44 = load i64, i64* %W2.6
	%45 = icmp sgt i64 %43, %44
	%46 = select i1 %45, i64 %43, i64 %44
	%47 = load i64, i64* %"t%block2.4"
	%48 = load i64, i64* %"t%start2.3"
	%49 = add nsw i64 %47, %48
	%50 = sub nsw i64 %49, 1
	%51 = icmp slt i64 19, %50
	%52 = select i1 %51, i64 19, i64 %50
	%53 = load i64, i64* %"t%block2.4"
	%54 = load i64, i64* %W2.6
	%55 = add nsw i64 %53, %54
	%56 = sub nsw i64 %55, 1
	%57 = icmp slt i64 %52, %56
	%58 = select i1 %57, i64 %52, i64 %56
	%59 = icmp sgt i64 %46, %58
	br i1 %59, label %none.7, label %next.10

next.10:
	%60 = getelementptr i64, i64* %lo, i64 1
	store i64 %46, i64* %60
	%61 = getelementptr i64, i64* %hi, i64 1
	store i64 %58, i64* %61
	ret i32 1
}

define internal i32 @sections.7(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"t%start1.1" = alloca i64
	%"t%block1.2" = alloca i64
	%"t%start2.3" = alloca i64
	%"t%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"t%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"t%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"t%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"t%block2.4"
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
	%12 = load i64, i64* %"t%start1.1"
	%13 = load i64, i64* %"t%start2.3"
	%14 = sub nsw i64 0, %13
	%15 = add nsw i64 %14, 21
	%16 = icmp sgt i64 %12, %15
	%17 = select i1 %16, i64 %12, i64 %15
	%18 = load i64, i64* %W1.5
	%19 = icmp sgt i64 %17, %18
	%20 = select i1 %19, i64 %17, i64 %18
	%21 = load i64, i64* %"t%block1.2"
	%22 = load i64, i64* %"t%start1.1"
	%23 = add nsw i64 %21, %22
	%24 = sub nsw i64 %23, 1
	%25 = icmp slt i64 19, %24
	%26 = select i1 %25, i64 19, i64 %24
	%27 = load i64, i64* %"t%block1.2"
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
	%36 = load i64, i64* %"t%block1.2"
	%37 = sub nsw i64 0, %36
	%38 = load i64, i64* %"t%start1.1"
	%39 = sub nsw i64 %37, %38
	%40 = add nsw i64 %39, 21
	%41 = icmp sgt i64 1, %40
	%42 = select i1 %41, i64 1, i64 %40
	%43 = load i64, i64* %W2.6
	%44 = icmp sgt i64 %42, %43
	%45 = select i1 %44, i64 %42, i64 %43
	%46 = load i64, i64* %"t%start1.1"
	%47 = sub nsw i64 0, %46
	%48 = add nsw i64 %47, 20
	%49 = load i64, i64* %"t%start2.3"
	%50 = sub nsw i64 %49, 1
	%51 = icmp slt i64 %48, %50
	%52 = select i1 %51, i64 %48, i64 %50
	%53 = load i64, i64* %"t%block2.4"
	%54 = load i64, i64* %W2.6
	%55 = add nsw i64 %53, %54
	%56 = sub nsw i64 %55, 1
	%57 = icmp slt i64 %52, %56
	%58 = select i1 %57, i64 %52, i64 %56
	%59 = icmp sgt i64 %45, %58
	br i1 %59, label %none.7, label %next.10

next.10:
	%60 = getelementptr i64, i64* %lo, i64 1
	store i64 %45, i64* %60
	%61 = getelementptr i64, i64* %hi, i64 1
	store i64 %58, i64* %61
	ret i32 1
}

define internal i32 @sections.8(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"t%start1.1" = alloca i64
	%"t%block1.2" = alloca i64
	%"t%start2.3" = alloca i64
	%"t%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"t%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"t%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"t%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"t%block2.4"
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
	%12 = load i64, i64* %"t%start1.1"
	%13 = load i64, i64* %W1.5
	%14 = icmp sgt i64 %12, %13
	%15 = select i1 %14, i64 %12, i64 %13
	%16 = load i64, i64* %"t%block1.2"
	%17 = load i64, i64* %"t%start1.1"
	%18 = add nsw i64 %16, %17
	%19 = sub nsw i64 %18, 1
	%20 = load i64, i64* %"t%block2.4"
	%21 = sub nsw i64 0, %20
	%22 = load i64, i64* %"t%start2.3"
	%23 = sub nsw i64 %21, %22
	%24 = add nsw i64 %23, 20
	%25 = icmp slt i64 %19, %24
	%26 = select i1 %25, i64 %19, i64 %24
	%27 = load i64, i64* %"t%block1.2"
	%28 = load i64, i64* %W1.5
	%29 = add nsw i64 %27, %28
	%30 = sub nsw i64 %29, 1
	%31 = icmp slt i64 %26, %30
	%32 = select i1 %31, i64 %26, i64 %30
	%33 = icmp sgt i64 %15, %32
	br i1 %33, label %none.7, label %next.9

next.9:
	%34 = getelementptr i64, i64* %lo, i64 0
	store i64 %15, i64* %34
	%35 = getelementptr i64, i64* %hi, i64 0
	store i64 %32, i64* %35
	%36 = load i64, i64* %"t%block1.2"
	%37 = sub nsw i64 0, %36
	%38 = load i64, i64* %"t%start1.1"
	%39 = sub nsw i64 %37, %38
	%40 = add nsw i64 %39, 21
	%41 = load i64, i64* %"t%block2.4"
	%42 = load i64, i64* %"t%start2.3"
	%43 = add nsw i64 %41, %42
	%44 = icmp sgt i64 %40, %43
	%45 = select i1 %44, i64 %40, i64 %43
	%46 = load i64, i64* %W2.6
	%47 = icmp sgt i64 %45, %46
	%48 = select i1 %47, i64 %45, i64 %46
	%49 = load i64, i64* %"t%start1.1"
	%50 = sub nsw i64 0, %49
	%51 = add nsw i64 %50, 20
	%52 = load i64, i64* %"t%block2.4"
	%53 = load i64, i64* %W2.6
	%54 = add nsw i64 %52, %53
	%55 = sub nsw i64 %54, 1
	%56 = icmp slt i64 %51, %55
	%57 = select i1 %56, i64 %51, i64 %55
	%58 = icmp sgt i64 %48, %57
	br i1 %58, label %none.7, label %next.10

next.10:
	%59 = getelementptr i64, i64* %lo, i64 1
	store i64 %48, i64* %59
	%60 = getelementptr i64, i64* %hi, i64 1
	store i64 %57, i64* %60
	ret i32 1
}

define internal i32 @sections.9(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"t%start1.1" = alloca i64
	%"t%block1.2" = alloca i64
	%"t%start2.3" = alloca i64
	%"t%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"t%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"t%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"t%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"t%block2.4"
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
	%12 = load i64, i64* %"t%block1.2"
	%13 = load i64, i64* %"t%start1.1"
	%14 = add nsw i64 %12, %13
	%15 = load i64, i64* %"t%block2.4"
	%16 = sub nsw i64 0, %15
	%17 = load i64, i64* %"t%start2.3"
	%18 = sub nsw i64 %16, %17
	%19 = add nsw i64 %18, 21
	%20 = icmp sgt i64 %14, %19
	%21 = select i1 %20, i64 %14, i64 %19
	%22 = load i64, i64* %W1.5
	%23 = icmp sgt i64 %21, %22
	%24 = select i1 %23, i64 %21, i64 %22
	%25 = load i64, i64* %"t%start2.3"
	%26 = sub nsw i64 0, %25
	%27 = add nsw i64 %26, 20
	%28 = load i64, i64* %"t%block1.2"
	%29 = load i64, i64* %W1.5
	%30 = add nsw i64 %28, %29
	%31 = sub nsw i64 %30, 1
	%32 = icmp slt i64 %27, %31
	%33 = select i1 %32, i64 %27, i64 %31
	%34 = icmp sgt i64 %24, %33
	br i1 %34, label %none.7, label %next.9

next.9:
	%35 = getelementptr i64, i64* %lo, i64 0
	store i64 %24, i64* %35
	%36 = getelementptr i64, i64* %hi, i64 0
	store i64 %33, i64* %36
	%37 = load i64, i64* %"t%start2.3"
	%38 = load i64, i64* %W2.6
	%39 = icmp sgt i64 %37, %38
	%40 = select i1 %39, i64 %37, i64 %38
	%41 = load i64, i64* %"t%block1.2"
	%42 = sub nsw i64 0, %41
	%43 = load i64, i64* %"t%start1.1"
	%44 = sub nsw i64 %42, %43
	%45 = add nsw i64 %44, 20
	%46 = load i64, i64* %"t%block2.4"
	%47 = load i64, i64* %"t%start2.3"
	%48 = add nsw i64 %46, %47
	%49 = sub nsw i64 %48, 1
	%50 = icmp slt i64 %45, %49
	%51 = select i1 %50, i64 %45, i64 %49
	%52 = load i64, i64* %"t%block2.4"
	%53 = load i64, i64* %W2.6
	%54 = add nsw i64 %52, %53
	%55 = sub nsw i64 %54, 1
	%56 = icmp slt i64 %51, %55
	%57 = select i1 %56, i64 %51, i64 %55
	%58 = icmp sgt i64 %40, %57
	br i1 %58, label %none.7, label %next.10

next.10:
	%59 = getelementptr i64, i64* %lo, i64 1
	store i64 %40, i64* %59
	%60 = getelementptr i64, i64* %hi, i64 1
	store i64 %57, i64* %60
	ret i32 1
}

define internal i32 @sections.10(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"t%start1.1" = alloca i64
	%"t%block1.2" = alloca i64
	%"t%start2.3" = alloca i64
	%"t%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"t%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"t%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"t%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"t%block2.4"
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
	%12 = load i64, i64* %"t%start2.3"
	%13 = sub nsw i64 0, %12
	%14 = add nsw i64 %13, 21
	%15 = icmp sgt i64 1, %14
	%16 = select i1 %15, i64 1, i64 %14
	%17 = load i64, i64* %W1.5
	%18 = icmp sgt i64 %16, %17
	%19 = select i1 %18, i64 %16, i64 %17
	%20 = load i64, i64* %"t%start1.1"
	%21 = sub nsw i64 %20, 1
	%22 = icmp slt i64 19, %21
	%23 = select i1 %22, i64 19, i64 %21
	%24 = load i64, i64* %"t%block1.2"
	%25 = load i64, i64* %W1.5
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
	%33 = load i64, i64* %"t%start1.1"
	%34 = sub nsw i64 0, %33
	%35 = add nsw i64 %34, 21
	%36 = icmp sgt i64 1, %35
	%37 = select i1 %36, i64 1, i64 %35
	%38 = load i64, i64* %W2.6
	%39 = icmp sgt i64 %37, %38
	%40 = select i1 %39, i64 %37, i64 %38
	%41 = load i64, i64* %"t%start2.3"
	%42 = sub nsw i64 %41, 1
	%43 = icmp slt i64 19, %42
	%44 = select i1 %43, i64 19, i64 %42
	%45 = load i64, i64* %"t%block2.4"
	%46 = load i64, i64* %W2.6
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

define internal i32 @sections.11(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"t%start1.1" = alloca i64
	%"t%block1.2" = alloca i64
	%"t%start2.3" = alloca i64
	%"t%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"t%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"t%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"t%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"t%block2.4"
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
	%12 = load i64, i64* %W1.5
	%13 = icmp sgt i64 1, %12
	%14 = select i1 %13, i64 1, i64 %12
	%15 = load i64, i64* %"t%start1.1"
	%16 = sub nsw i64 %15, 1
	%17 = load i64, i64* %"t%block2.4"
	%18 = sub nsw i64 0, %17
	%19 = load i64, i64* %"t%start2.3"
	%20 = sub nsw i64 %18, %19
	%21 = add nsw i64 %20, 20
	%22 = icmp slt i64 %16, %21
	%23 = select i1 %22, i64 %16, i64 %21
	%24 = load i64, i64* %"t%block1.2"
	%25 = load i64, i64* %W1.5
	%26 = add nsw i64 %24, %25
	%27 = sub nsw i64 %26, 1
	%28 = icmp slt i64 %23, %27
	%29 = select i1 %28, i64 %23, i64 %27
	%30 = icmp sgt i64 %14, %29
	br i1 %30, label %none.7, label %next.9

next.9:
	%31 = getelementptr i64, i64* %lo, i64 0
	store i64 %14, i64* %31
	%32 = getelementptr i64, i64* %hi, i64 0
	store i64 %29, i64* %32
	%33 = load i64, i64* %"t%start1.1"
	%34 = sub nsw i64 0, %33
	%35 = add nsw i64 %34, 21
	%36 = load i64, i64* %"t%block2.4"
	%37 = load i64, i64* %"t%start2.3"
	%38 = add nsw i64 %36, %37
	%39 = icmp sgt i64 %35, %38
	%40 = select i1 %39, i64 %35, i64 %38
	%41 = load i64, i64* %W2.6
	%42 = icmp sgt i64 %40, %41
	%43 = select i1 %42, i64 %40, i64 %41
	%44 = load i64, i64* %"t%block2.4"
	%45 = load i64, i64* %W2.6
	%46 = add nsw i64 %44, %45
	%47 = sub nsw i64 %46, 1
	%48 = icmp slt i64 19, %47
	%49 = select i1 %48, i64 19, i64 %47
	%50 = icmp sgt i64 %43, %49
	br i1 %50, label %none.7, label %next.10

next.10:
	%51 = getelementptr i64, i64* %lo, i64 1
	store i64 %43, i64* %51
	%52 = getelementptr i64, i64* %hi, i64 1
	store i64 %49, i64* %52
	ret i32 1
}

define internal i32 @sections.12(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"t%start1.1" = alloca i64
	%"t%block1.2" = alloca i64
	%"t%start2.3" = alloca i64
	%"t%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"t%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"t%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"t%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"t%block2.4"
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
	%12 = load i64, i64* %"t%block1.2"
	%13 = load i64, i64* %"t%start1.1"
	%14 = add nsw i64 %12, %13
	%15 = load i64, i64* %"t%start2.3"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 21
	%18 = icmp sgt i64 %14, %17
	%19 = select i1 %18, i64 %14, i64 %17
	%20 = load i64, i64* %W1.5
	%21 = icmp sgt i64 %19, %20
	%22 = select i1 %21, i64 %19, i64 %20
	%23 = load i64, i64* %"t%block1.2"
	%24 = load i64, i64* %W1.5
	%25 = add nsw i64 %23, %24
	%26 = sub nsw i64 %25, 1
	%27 = icmp slt i64 19, %26
	%28 = select i1 %27, i64 19, i64 %26
	%29 = icmp sgt i64 %22, %28
	br i1 %29, label %none.7, label %next.9

next.9:
	%30 = getelementptr i64, i64* %lo, i64 0
	store i64 %22, i64* %30
	%31 = getelementptr i64, i64* %hi, i64 0
	store i64 %28, i64* %31
	%32 = load i64, i64* %W2.6
	%33 = icmp sgt i64 1, %32
	%34 = select i1 %33, i64 1, i64 %32
	%35 = load i64, i64* %"t%block1.2"
	%36 = sub nsw i64 0, %35
	%37 = load i64, i64* %"t%start1.1"
	%38 = sub nsw i64 %36, %37
	%39 = add nsw i64 %38, 20
	%40 = load i64, i64* %"t%start2.3"
	%41 = sub nsw i64 %40, 1
	%42 = icmp slt i64 %39, %41
	%43 = select i1 %42, i64 %39, i64 %41
	%44 = load i64, i64* %"t%block2.4"
	%45 = load i64, i64* %W2.6
	%46 = add nsw i64 %44, %45
	%47 = sub nsw i64 %46, 1
	%48 = icmp slt i64 %43, %47
	%49 = select i1 %48, i64 %43, i64 %47
	%50 = icmp sgt i64 %34, %49
	br i1 %50, label %none.7, label %next.10

next.10:
	%51 = getelementptr i64, i64* %lo, i64 1
	store i64 %34, i64* %51
	%52 = getelementptr i64, i64* %hi, i64 1
	store i64 %49, i64* %52
	ret i32 1
}

define internal i32 @sections.13(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"t%start1.1" = alloca i64
	%"t%block1.2" = alloca i64
	%"t%start2.3" = alloca i64
	%"t%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"t%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"t%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"t%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"t%block2.4"
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
	%12 = load i64, i64* %"t%block1.2"
	%13 = load i64, i64* %"t%start1.1"
	%14 = add nsw i64 %12, %13
	%15 = load i64, i64* %W1.5
	%16 = icmp sgt i64 %14, %15
	%17 = select i1 %16, i64 %14, i64 %15
	%18 = load i64, i64* %"t%block2.4"
	%19 = sub nsw i64 0, %18
	%20 = load i64, i64* %"t%start2.3"
	%21 = sub nsw i64 %19, %20
	%22 = add nsw i64 %21, 20
	%23 = load i64, i64* %"t%block1.2"
	%24 = load i64, i64* %W1.5
	%25 = add nsw i64 %23, %24
	%26 = sub nsw i64 %25, 1
	%27 = icmp slt i64 %22, %26
	%28 = select i1 %27, i64 %22, i64 %26
	%29 = icmp sgt i64 %17, %28
	br i1 %29, label %none.7, label %next.9

next.9:
	%30 = getelementptr i64, i64* %lo, i64 0
	store i64 %17, i64* %30
	%31 = getelementptr i64, i64* %hi, i64 0
	store i64 %28, i64* %31
	%32 = load i64, i64* %"t%block2.4"
	%33 = load i64, i64* %"t%start2.3"
	%34 = add nsw i64 %32, %33
	%35 = load i64, i64* %W2.6
	%36 = icmp sgt i64 %34, %35
	%37 = select i1 %36, i64 %34, i64 %35
	%38 = load i64, i64* %"t%block1.2"
	%39 = sub nsw i64 0, %38
	%40 = load i64, i64* %"t%start1.1"
	%41 = sub nsw i64 %39, %40
	%42 = add nsw i64 %41, 20
	%43 = load i64, i64* %"t%block2.4"
	%44 = load i64, i64* %W2.6
	%45 = add nsw i64 %43, %44
	%46 = sub nsw i64 %45, 1
	%47 = icmp slt i64 %42, %46
	%48 = select i1 %47, i64 %42, i64 %46
	%49 = icmp sgt i64 %37, %48
	br i1 %49, label %none.7, label %next.10

next.10:
	%50 = getelementptr i64, i64* %lo, i64 1
	store i64 %37, i64* %50
	%51 = getelementptr i64, i64* %hi, i64 1
	store i64 %48, i64* %51
	ret i32 1
}

declare void @hpf_io_mapped(i8* %0, i8* %1, i8* %2, i8* %3, i32 %4, i32 %5) nounwind

declare void @hpf_main_end() nounwind

!0 = distinct !{!0, !"arrays"}
!1 = distinct !{!1, !0, !"x"}
!2 = distinct !{!2, !0, !"a"}
!3 = distinct !{!3, !0, !"b"}
!4 = !{!1}
!5 = !{!2, !3}
!6 = !{!2}
!7 = !{!1, !3}
!8 = !{!3}
!9 = !{!1, !2}
!10 = distinct !{}
!11 = distinct !{}
!12 = !{!10, !11}
!13 = !{!10, !11}
!14 = !{!10, !11}
!15 = !{!10, !11}
!16 = !{!10, !11}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.parallel_accesses", !11}
!19 = distinct !{!19, !17, !18}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.parallel_accesses", !10}
!22 = distinct !{!22, !20, !21}
!23 = distinct !{}
!24 = !{!"llvm.loop.mustprogress"}
!25 = distinct !{!25, !24}
!26 = !{!"llvm.loop.mustprogress"}
!27 = !{!"llvm.loop.parallel_accesses", !23}
!28 = distinct !{!28, !26, !27}
!29 = !{!"llvm.loop.mustprogress"}
!30 = distinct !{!30, !29}
!31 = distinct !{}
!32 = !{!"llvm.loop.mustprogress"}
!33 = !{!"llvm.loop.parallel_accesses", !31}
!34 = distinct !{!34, !32, !33}
!35 = !{!"llvm.loop.mustprogress"}
!36 = distinct !{!36, !35}
!37 = !{!"llvm.loop.mustprogress"}
!38 = distinct !{!38, !37}
!39 = !{!"llvm.loop.mustprogress"}
!40 = distinct !{!40, !39}
!41 = !{!"llvm.loop.mustprogress"}
!42 = distinct !{!42, !41}
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
!54 = !{!"llvm.loop.mustprogress"}
!55 = !{!"llvm.loop.parallel_accesses", !53}
!56 = distinct !{!56, !54, !55}
!57 = distinct !{}
!58 = !{!"llvm.loop.mustprogress"}
!59 = !{!"llvm.loop.parallel_accesses", !57}
!60 = distinct !{!60, !58, !59}
!61 = !{!"llvm.loop.mustprogress"}
!62 = distinct !{!62, !61}
!63 = !{!"llvm.loop.mustprogress"}
!64 = distinct !{!64, !63}
!65 = distinct !{}
!66 = !{!"llvm.loop.mustprogress"}
!67 = !{!"llvm.loop.parallel_accesses", !65}
!68 = distinct !{!68, !66, !67}
!69 = distinct !{}
!70 = !{!"llvm.loop.mustprogress"}
!71 = !{!"llvm.loop.parallel_accesses", !69}
!72 = distinct !{!72, !70, !71}
!73 = distinct !{}
!74 = !{!"llvm.loop.mustprogress"}
!75 = !{!"llvm.loop.parallel_accesses", !73}
!76 = distinct !{!76, !74, !75}
!77 = !{!"llvm.loop.mustprogress"}
!78 = distinct !{!78, !77}
!79 = !{!"llvm.loop.mustprogress"}
!80 = distinct !{!80, !79}
!81 = !{!"llvm.loop.mustprogress"}
!82 = distinct !{!82, !81}
!83 = distinct !{}
!84 = !{!"llvm.loop.mustprogress"}
!85 = !{!"llvm.loop.parallel_accesses", !83}
!86 = distinct !{!86, !84, !85}
!87 = !{!"llvm.loop.mustprogress"}
!88 = distinct !{!88, !87}
!89 = !{!"llvm.loop.mustprogress"}
!90 = distinct !{!90, !89}
