source_filename = "../../testdata/hpf/stencil_zoo.hpf"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%hpf_pos = type { i8*, i32, i32, i8* }
%hpf_layout = type { i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i8*], [7 x i8*], i64 }
%hpf_array = type { i8*, i8*, i64, i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, i8*, i64 }
%hpf_exchange = type { i8*, i32, i32, i8*, i8*, i64, i8*, i8*, i64, i64, i64, i8*, i8*, i8* }
%hpf_indirect = type { i8*, i32, i32, i8*, i8*, i8* }

@.text.0 = private unnamed_addr constant [6 x i8] c"cells\00"
@layout.cells = internal global %hpf_layout { i64 2, [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 10, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.text.0, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.text.1 = private unnamed_addr constant [35 x i8] c"../../testdata/hpf/stencil_zoo.hpf\00"
@.text.2 = private unnamed_addr constant [30 x i8] c"!HPF$ TEMPLATE cells(0:n,0:m)\00"
@.pos.0 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 8, i32 16, i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.text.2, i64 0, i64 0) }
@.text.3 = private unnamed_addr constant [2 x i8] c"p\00"
@array.p = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.cells to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.3, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 10, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 10, i64 8, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 10, i64 8, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.4 = private unnamed_addr constant [77 x i8] c"  real(8) :: p(n,m), u(0:n,m), v(n,0:m), wind(n,m), mask(n), tall(m), q(n,m)\00"
@.pos.1 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 14, i8* getelementptr inbounds ([77 x i8], [77 x i8]* @.text.4, i64 0, i64 0) }
@.text.5 = private unnamed_addr constant [2 x i8] c"u\00"
@array.u = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.cells to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.5, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 10, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.2 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 22, i8* getelementptr inbounds ([77 x i8], [77 x i8]* @.text.4, i64 0, i64 0) }
@.text.6 = private unnamed_addr constant [2 x i8] c"v\00"
@array.v = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.cells to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.6, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 10, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.3 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 32, i8* getelementptr inbounds ([77 x i8], [77 x i8]* @.text.4, i64 0, i64 0) }
@.text.7 = private unnamed_addr constant [5 x i8] c"wind\00"
@array.wind = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.cells to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.7, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 10, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.4 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 42, i8* getelementptr inbounds ([77 x i8], [77 x i8]* @.text.4, i64 0, i64 0) }
@.text.8 = private unnamed_addr constant [5 x i8] c"mask\00"
@array.mask = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.cells to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.8, i64 0, i64 0), i64 1, i64 8, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.5 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 53, i8* getelementptr inbounds ([77 x i8], [77 x i8]* @.text.4, i64 0, i64 0) }
@.text.9 = private unnamed_addr constant [5 x i8] c"tall\00"
@array.tall = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.cells to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.9, i64 0, i64 0), i64 1, i64 8, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 10, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 2, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 3, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.6 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 62, i8* getelementptr inbounds ([77 x i8], [77 x i8]* @.text.4, i64 0, i64 0) }
@.text.10 = private unnamed_addr constant [2 x i8] c"q\00"
@array.q = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.cells to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.10, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 10, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.7 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 71, i8* getelementptr inbounds ([77 x i8], [77 x i8]* @.text.4, i64 0, i64 0) }
@.text.11 = private unnamed_addr constant [54 x i8] c"        v(i,j) = v(i,j) - tall(j)*(p(i,j+1) - p(i,j))\00"
@.text.12 = private unnamed_addr constant [24 x i8] c"tall(j) from its owners\00"
@0 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.cells]
@1 = private unnamed_addr constant [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0]
@exchange.3 = internal global %hpf_exchange { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 30, i32 27, i8* getelementptr inbounds ([54 x i8], [54 x i8]* @.text.11, i64 0, i64 0), i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.text.12, i64 0, i64 0), i64 3, i8* bitcast (%hpf_array* @array.tall to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.3 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @0 to i8*), i8* bitcast ([7 x i64]* @1 to i8*), i8* zeroinitializer }
@2 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.3]
@.text.13 = private unnamed_addr constant [35 x i8] c"p(i,j+1) from above in dimension 2\00"
@3 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.cells]
@exchange.1 = internal global %hpf_exchange { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 30, i32 36, i8* getelementptr inbounds ([54 x i8], [54 x i8]* @.text.11, i64 0, i64 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.13, i64 0, i64 0), i64 1, i8* bitcast (%hpf_array* @array.p to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.1 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @3 to i8*), i8* null, i8* zeroinitializer }
@.text.14 = private unnamed_addr constant [60 x i8] c"        u(i,j) = u(i,j)*mask(i) - 0.1d0*(p(i+1,j) - p(i,j))\00"
@.text.15 = private unnamed_addr constant [35 x i8] c"p(i+1,j) from above in dimension 1\00"
@4 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.cells]
@exchange.2 = internal global %hpf_exchange { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 25, i32 42, i8* getelementptr inbounds ([60 x i8], [60 x i8]* @.text.14, i64 0, i64 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.15, i64 0, i64 0), i64 2, i8* bitcast (%hpf_array* @array.p to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.2 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @4 to i8*), i8* null, i8* zeroinitializer }
@5 = private unnamed_addr constant [2 x %hpf_exchange*] [%hpf_exchange* @exchange.1, %hpf_exchange* @exchange.2]
@.text.16 = private unnamed_addr constant [66 x i8] c"    p = p - 0.2d0*(u(1:n,:) - u(0:n-1,:) + v(:,1:m) - v(:,0:m-1))\00"
@.text.17 = private unnamed_addr constant [40 x i8] c"u(i%9-1,i%10) from below in dimension 1\00"
@6 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.cells]
@exchange.4 = internal global %hpf_exchange { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 33, i32 31, i8* getelementptr inbounds ([66 x i8], [66 x i8]* @.text.16, i64 0, i64 0), i8* getelementptr inbounds ([40 x i8], [40 x i8]* @.text.17, i64 0, i64 0), i64 4, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.4 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @6 to i8*), i8* null, i8* zeroinitializer }
@.text.18 = private unnamed_addr constant [40 x i8] c"v(i%9,i%10-1) from below in dimension 2\00"
@7 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.cells]
@exchange.5 = internal global %hpf_exchange { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 33, i32 55, i8* getelementptr inbounds ([66 x i8], [66 x i8]* @.text.16, i64 0, i64 0), i8* getelementptr inbounds ([40 x i8], [40 x i8]* @.text.18, i64 0, i64 0), i64 5, i8* bitcast (%hpf_array* @array.v to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.5 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @7 to i8*), i8* null, i8* zeroinitializer }
@8 = private unnamed_addr constant [2 x %hpf_exchange*] [%hpf_exchange* @exchange.4, %hpf_exchange* @exchange.5]
@.text.19 = private unnamed_addr constant [55 x i8] c"          q(i,j) = p(i-1,j) + 0.3d0*wind(i,j)*p(i,j-1)\00"
@.text.20 = private unnamed_addr constant [35 x i8] c"p(i-1,j) from below in dimension 1\00"
@9 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.cells]
@exchange.6 = internal global %hpf_exchange { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 37, i32 20, i8* getelementptr inbounds ([55 x i8], [55 x i8]* @.text.19, i64 0, i64 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.20, i64 0, i64 0), i64 6, i8* bitcast (%hpf_array* @array.p to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.6 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @9 to i8*), i8* null, i8* zeroinitializer }
@.text.21 = private unnamed_addr constant [35 x i8] c"p(i,j-1) from below in dimension 2\00"
@10 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.cells]
@exchange.7 = internal global %hpf_exchange { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 37, i32 47, i8* getelementptr inbounds ([55 x i8], [55 x i8]* @.text.19, i64 0, i64 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.21, i64 0, i64 0), i64 7, i8* bitcast (%hpf_array* @array.p to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.7 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @10 to i8*), i8* null, i8* zeroinitializer }
@.text.22 = private unnamed_addr constant [55 x i8] c"          q(i,j) = p(i+1,j) - 0.3d0*wind(i,j)*p(i,j+1)\00"
@11 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.cells]
@exchange.8 = internal global %hpf_exchange { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 39, i32 47, i8* getelementptr inbounds ([55 x i8], [55 x i8]* @.text.22, i64 0, i64 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.13, i64 0, i64 0), i64 8, i8* bitcast (%hpf_array* @array.p to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.8 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @11 to i8*), i8* null, i8* zeroinitializer }
@12 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.cells]
@exchange.9 = internal global %hpf_exchange { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 39, i32 20, i8* getelementptr inbounds ([55 x i8], [55 x i8]* @.text.22, i64 0, i64 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.15, i64 0, i64 0), i64 9, i8* bitcast (%hpf_array* @array.p to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.9 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @12 to i8*), i8* null, i8* zeroinitializer }
@13 = private unnamed_addr constant [4 x %hpf_exchange*] [%hpf_exchange* @exchange.6, %hpf_exchange* @exchange.7, %hpf_exchange* @exchange.8, %hpf_exchange* @exchange.9]
@.text.23 = private unnamed_addr constant [76 x i8] c"        p(i,j) = 0.25d0*(q(i-1,j-1) + q(i+1,j-1) + q(i-1,j+1) + q(i+1,j+1))\00"
@.text.24 = private unnamed_addr constant [49 x i8] c"q(i-1,j-1), q(i-1,j+1) from below in dimension 1\00"
@14 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.cells]
@exchange.10 = internal global %hpf_exchange { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 45, i32 26, i8* getelementptr inbounds ([76 x i8], [76 x i8]* @.text.23, i64 0, i64 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.24, i64 0, i64 0), i64 10, i8* bitcast (%hpf_array* @array.q to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.10 to i8*), i64 3, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @14 to i8*), i8* null, i8* zeroinitializer }
@.text.25 = private unnamed_addr constant [49 x i8] c"q(i-1,j-1), q(i+1,j-1) from below in dimension 2\00"
@15 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.cells]
@exchange.11 = internal global %hpf_exchange { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 45, i32 26, i8* getelementptr inbounds ([76 x i8], [76 x i8]* @.text.23, i64 0, i64 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.25, i64 0, i64 0), i64 11, i8* bitcast (%hpf_array* @array.q to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.11 to i8*), i64 3, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @15 to i8*), i8* null, i8* zeroinitializer }
@.text.26 = private unnamed_addr constant [49 x i8] c"q(i-1,j+1), q(i+1,j+1) from above in dimension 2\00"
@16 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.cells]
@exchange.12 = internal global %hpf_exchange { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 45, i32 52, i8* getelementptr inbounds ([76 x i8], [76 x i8]* @.text.23, i64 0, i64 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.26, i64 0, i64 0), i64 12, i8* bitcast (%hpf_array* @array.q to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.12 to i8*), i64 3, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @16 to i8*), i8* null, i8* zeroinitializer }
@.text.27 = private unnamed_addr constant [49 x i8] c"q(i+1,j-1), q(i+1,j+1) from above in dimension 1\00"
@17 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.cells]
@exchange.13 = internal global %hpf_exchange { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 45, i32 39, i8* getelementptr inbounds ([76 x i8], [76 x i8]* @.text.23, i64 0, i64 0), i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.27, i64 0, i64 0), i64 13, i8* bitcast (%hpf_array* @array.q to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.13 to i8*), i64 3, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @17 to i8*), i8* null, i8* zeroinitializer }
@.text.28 = private unnamed_addr constant [62 x i8] c"q(i-1,j-1) from below in dimension 1 and below in dimension 2\00"
@18 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.cells]
@exchange.14 = internal global %hpf_exchange { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 45, i32 26, i8* getelementptr inbounds ([76 x i8], [76 x i8]* @.text.23, i64 0, i64 0), i8* getelementptr inbounds ([62 x i8], [62 x i8]* @.text.28, i64 0, i64 0), i64 14, i8* bitcast (%hpf_array* @array.q to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.14 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @18 to i8*), i8* null, i8* zeroinitializer }
@.text.29 = private unnamed_addr constant [62 x i8] c"q(i-1,j+1) from below in dimension 1 and above in dimension 2\00"
@19 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.cells]
@exchange.15 = internal global %hpf_exchange { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 45, i32 52, i8* getelementptr inbounds ([76 x i8], [76 x i8]* @.text.23, i64 0, i64 0), i8* getelementptr inbounds ([62 x i8], [62 x i8]* @.text.29, i64 0, i64 0), i64 15, i8* bitcast (%hpf_array* @array.q to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.15 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @19 to i8*), i8* null, i8* zeroinitializer }
@.text.30 = private unnamed_addr constant [62 x i8] c"q(i+1,j-1) from above in dimension 1 and below in dimension 2\00"
@20 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.cells]
@exchange.16 = internal global %hpf_exchange { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 45, i32 39, i8* getelementptr inbounds ([76 x i8], [76 x i8]* @.text.23, i64 0, i64 0), i8* getelementptr inbounds ([62 x i8], [62 x i8]* @.text.30, i64 0, i64 0), i64 16, i8* bitcast (%hpf_array* @array.q to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.16 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @20 to i8*), i8* null, i8* zeroinitializer }
@.text.31 = private unnamed_addr constant [62 x i8] c"q(i+1,j+1) from above in dimension 1 and above in dimension 2\00"
@21 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.cells]
@exchange.17 = internal global %hpf_exchange { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 45, i32 65, i8* getelementptr inbounds ([76 x i8], [76 x i8]* @.text.23, i64 0, i64 0), i8* getelementptr inbounds ([62 x i8], [62 x i8]* @.text.31, i64 0, i64 0), i64 17, i8* bitcast (%hpf_array* @array.q to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.17 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @21 to i8*), i8* null, i8* zeroinitializer }
@22 = private unnamed_addr constant [8 x %hpf_exchange*] [%hpf_exchange* @exchange.10, %hpf_exchange* @exchange.11, %hpf_exchange* @exchange.12, %hpf_exchange* @exchange.13, %hpf_exchange* @exchange.14, %hpf_exchange* @exchange.15, %hpf_exchange* @exchange.16, %hpf_exchange* @exchange.17]
@.text.32 = private unnamed_addr constant [16 x i8] c"    do i = 6, n\00"
@.pos.8 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 48, i32 5, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.text.32, i64 0, i64 0) }
@.text.33 = private unnamed_addr constant [29 x i8] c"the step of the loop is zero\00"
@.text.34 = private unnamed_addr constant [39 x i8] c"      q(i,:) = q(i,:) + 0.5d0*q(i-5,:)\00"
@indirect.1 = internal global %hpf_indirect { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 49, i32 31, i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.34, i64 0, i64 0), i8* bitcast (%hpf_array* @array.q to i8*), i8* zeroinitializer }
@.text.35 = private unnamed_addr constant [20 x i8] c"    p(n,:) = p(2,:)\00"
@.text.36 = private unnamed_addr constant [36 x i8] c"p(2,i%13) from below in dimension 1\00"
@23 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.cells]
@exchange.18 = internal global %hpf_exchange { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 52, i32 14, i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.text.35, i64 0, i64 0), i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.36, i64 0, i64 0), i64 18, i8* bitcast (%hpf_array* @array.p to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.18 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @23 to i8*), i8* null, i8* zeroinitializer }
@.text.37 = private unnamed_addr constant [22 x i8] c"    p(1,:) = p(n-1,:)\00"
@.text.38 = private unnamed_addr constant [37 x i8] c"p(11,i%12) from above in dimension 1\00"
@24 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.cells]
@exchange.19 = internal global %hpf_exchange { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 51, i32 14, i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.text.37, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.38, i64 0, i64 0), i64 19, i8* bitcast (%hpf_array* @array.p to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.19 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @24 to i8*), i8* null, i8* zeroinitializer }
@25 = private unnamed_addr constant [2 x %hpf_exchange*] [%hpf_exchange* @exchange.18, %hpf_exchange* @exchange.19]
@.text.39 = private unnamed_addr constant [20 x i8] c"    p(:,m) = p(:,2)\00"
@.text.40 = private unnamed_addr constant [36 x i8] c"p(i%15,2) from below in dimension 2\00"
@26 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.cells]
@exchange.20 = internal global %hpf_exchange { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 54, i32 14, i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.text.39, i64 0, i64 0), i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.40, i64 0, i64 0), i64 20, i8* bitcast (%hpf_array* @array.p to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.20 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @26 to i8*), i8* null, i8* zeroinitializer }
@.text.41 = private unnamed_addr constant [22 x i8] c"    p(:,1) = p(:,m-1)\00"
@.text.42 = private unnamed_addr constant [36 x i8] c"p(i%14,9) from above in dimension 2\00"
@27 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.cells]
@exchange.21 = internal global %hpf_exchange { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 53, i32 14, i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.text.41, i64 0, i64 0), i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.42, i64 0, i64 0), i64 21, i8* bitcast (%hpf_array* @array.p to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.21 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @27 to i8*), i8* null, i8* zeroinitializer }
@28 = private unnamed_addr constant [2 x %hpf_exchange*] [%hpf_exchange* @exchange.20, %hpf_exchange* @exchange.21]
@.text.43 = private unnamed_addr constant [34 x i8] c"    q(:,2) = q(:,2) + p(:,m)*mask\00"
@.text.44 = private unnamed_addr constant [37 x i8] c"p(i%16,10) from above in dimension 2\00"
@29 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.cells]
@exchange.22 = internal global %hpf_exchange { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 55, i32 23, i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.text.43, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.44, i64 0, i64 0), i64 22, i8* bitcast (%hpf_array* @array.p to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.22 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @29 to i8*), i8* null, i8* zeroinitializer }
@30 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.22]
@.text.45 = private unnamed_addr constant [71 x i8] c"    print '(i3,4f16.10)', it, sum(p), sum(u*u), sum(abs(v)), maxval(q)\00"
@.pos.9 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 56, i32 31, i8* getelementptr inbounds ([71 x i8], [71 x i8]* @.text.45, i64 0, i64 0) }
@.pos.10 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 56, i32 39, i8* getelementptr inbounds ([71 x i8], [71 x i8]* @.text.45, i64 0, i64 0) }
@.pos.11 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 56, i32 49, i8* getelementptr inbounds ([71 x i8], [71 x i8]* @.text.45, i64 0, i64 0) }
@.pos.12 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 56, i32 62, i8* getelementptr inbounds ([71 x i8], [71 x i8]* @.text.45, i64 0, i64 0) }
@.pos.13 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 56, i32 5, i8* getelementptr inbounds ([71 x i8], [71 x i8]* @.text.45, i64 0, i64 0) }
@.text.46 = private unnamed_addr constant [5 x i8] c"unit\00"
@31 = private unnamed_addr constant [12 x i8] c"(i3,4f16.10)"
@.text.47 = private unnamed_addr constant [4 x i8] c"fmt\00"
@.text.48 = private unnamed_addr constant [39 x i8] c"  print '(6f12.7)', p(::2,::3), q(3,:)\00"
@.pos.14 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.text.1, i64 0, i64 0), i32 58, i32 3, i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.text.48, i64 0, i64 0) }
@32 = private unnamed_addr constant [8 x i8] c"(6f12.7)"

define i32 @main(i32 %argc, i8** %argv) nounwind "prefer-vector-width"="256" {
entry:
	%p.origin.1 = alloca double*
	%p.stride.2 = alloca i64
	%p.stride.3 = alloca i64
	%u.origin.4 = alloca double*
	%u.stride.5 = alloca i64
	%u.stride.6 = alloca i64
	%v.origin.7 = alloca double*
	%v.stride.8 = alloca i64
	%v.stride.9 = alloca i64
	%wind.origin.10 = alloca double*
	%wind.stride.11 = alloca i64
	%wind.stride.12 = alloca i64
	%mask.origin.13 = alloca double*
	%mask.stride.14 = alloca i64
	%tall.origin.15 = alloca double*
	%tall.stride.16 = alloca i64
	%q.origin.17 = alloca double*
	%q.stride.18 = alloca i64
	%q.stride.19 = alloca i64
	%i.20 = alloca i32
	%j.21 = alloca i32
	%it.22 = alloca i32
	%"cells%start1.23" = alloca i64
	%"cells%block1.24" = alloca i64
	%"cells%start2.25" = alloca i64
	%"cells%block2.26" = alloca i64
	%"i%1.27" = alloca i32
	%"j%1.28" = alloca i32
	%"i%2.29" = alloca i32
	%"i%3.30" = alloca i32
	%"i%4.31" = alloca i32
	%"i%5.32" = alloca i32
	%"i%6.33" = alloca i32
	%"i%7.34" = alloca i32
	%"i%8.35" = alloca i32
	%"j%2.36" = alloca i32
	%"i%9.37" = alloca i32
	%"i%10.38" = alloca i32
	%"i%11.39" = alloca i32
	%"i%12.40" = alloca i32
	%"i%13.41" = alloca i32
	%"i%14.42" = alloca i32
	%"i%15.43" = alloca i32
	%"i%16.44" = alloca i32
	%"i%17.45" = alloca i32
	%"i%18.46" = alloca i32
	%"s%1.47" = alloca double
	%"i%19.48" = alloca i32
	%"i%20.49" = alloca i32
	%"s%2.50" = alloca double
	%"i%21.51" = alloca i32
	%"i%22.52" = alloca i32
	%"s%3.53" = alloca double
	%"i%23.54" = alloca i32
	%"i%24.55" = alloca i32
	%"s%4.56" = alloca double
	%"i%11%strip.57" = alloca i64
	%"i%11%size.58" = alloca i64
	%"i%11%see.59" = alloca i32
	%"s%1%part.60" = alloca double
	%"s%2%part.61" = alloca double
	%"s%3%part.62" = alloca double
	%"s%4%part.63" = alloca double
	%params.115 = alloca [1 x i64*]
	%numbers.116 = alloca [1 x i64]
	%params.121 = alloca [2 x i64*]
	%numbers.122 = alloca [1 x i64]
	%numbers.123 = alloca [1 x i64]
	%params.148 = alloca [2 x i64*]
	%numbers.149 = alloca [1 x i64]
	%numbers.150 = alloca [1 x i64]
	%params.159 = alloca [4 x i64*]
	%numbers.160 = alloca [1 x i64]
	%numbers.161 = alloca [1 x i64]
	%numbers.162 = alloca [1 x i64]
	%numbers.163 = alloca [1 x i64]
	%params.175 = alloca [8 x i64*]
	%numbers.176 = alloca [1 x i64]
	%numbers.177 = alloca [1 x i64]
	%numbers.178 = alloca [1 x i64]
	%numbers.179 = alloca [1 x i64]
	%numbers.180 = alloca [1 x i64]
	%numbers.181 = alloca [1 x i64]
	%numbers.182 = alloca [1 x i64]
	%numbers.183 = alloca [1 x i64]
	%numbers.209 = alloca [2 x i64]
	%params.217 = alloca [2 x i64*]
	%numbers.218 = alloca [1 x i64]
	%numbers.219 = alloca [1 x i64]
	%params.234 = alloca [2 x i64*]
	%numbers.235 = alloca [1 x i64]
	%numbers.236 = alloca [1 x i64]
	%params.251 = alloca [1 x i64*]
	%numbers.252 = alloca [1 x i64]
	%temporary.268 = alloca double
	%temporary.277 = alloca double
	%temporary.286 = alloca double
	%temporary.295 = alloca double
	%temporary.296 = alloca i32
	%temporary.297 = alloca double
	%temporary.298 = alloca double
	%temporary.299 = alloca double
	%temporary.300 = alloca double
	%numbers.301 = alloca [2 x i64]
	%numbers.302 = alloca [2 x i64]
	%numbers.303 = alloca [2 x i64]
	%numbers.304 = alloca [2 x i64]
	%numbers.305 = alloca [2 x i64]
	%numbers.306 = alloca [2 x i64]
	br label %start

start:
	%0 = bitcast i8** %argv to i8*
	call void @hpf_main_begin(i32 %argc, i8* %0)
	store i32 zeroinitializer, i32* %i.20
	store i32 zeroinitializer, i32* %j.21
	store i32 zeroinitializer, i32* %it.22
	store i64 zeroinitializer, i64* %"cells%start1.23"
	store i64 zeroinitializer, i64* %"cells%block1.24"
	store i64 zeroinitializer, i64* %"cells%start2.25"
	store i64 zeroinitializer, i64* %"cells%block2.26"
	store i32 zeroinitializer, i32* %"i%1.27"
	store i32 zeroinitializer, i32* %"j%1.28"
	store i32 zeroinitializer, i32* %"i%2.29"
	store i32 zeroinitializer, i32* %"i%3.30"
	store i32 zeroinitializer, i32* %"i%4.31"
	store i32 zeroinitializer, i32* %"i%5.32"
	store i32 zeroinitializer, i32* %"i%6.33"
	store i32 zeroinitializer, i32* %"i%7.34"
	store i32 zeroinitializer, i32* %"i%8.35"
	store i32 zeroinitializer, i32* %"j%2.36"
	store i32 zeroinitializer, i32* %"i%9.37"
	store i32 zeroinitializer, i32* %"i%10.38"
	store i32 zeroinitializer, i32* %"i%11.39"
	store i32 zeroinitializer, i32* %"i%12.40"
	store i32 zeroinitializer, i32* %"i%13.41"
	store i32 zeroinitializer, i32* %"i%14.42"
	store i32 zeroinitializer, i32* %"i%15.43"
	store i32 zeroinitializer, i32* %"i%16.44"
	store i32 zeroinitializer, i32* %"i%17.45"
	store i32 zeroinitializer, i32* %"i%18.46"
	store double zeroinitializer, double* %"s%1.47"
	store i32 zeroinitializer, i32* %"i%19.48"
	store i32 zeroinitializer, i32* %"i%20.49"
	store double zeroinitializer, double* %"s%2.50"
	store i32 zeroinitializer, i32* %"i%21.51"
	store i32 zeroinitializer, i32* %"i%22.52"
	store double zeroinitializer, double* %"s%3.53"
	store i32 zeroinitializer, i32* %"i%23.54"
	store i32 zeroinitializer, i32* %"i%24.55"
	store double zeroinitializer, double* %"s%4.56"
	store i64 zeroinitializer, i64* %"i%11%strip.57"
	store i64 zeroinitializer, i64* %"i%11%size.58"
	store i32 zeroinitializer, i32* %"i%11%see.59"
	store double zeroinitializer, double* %"s%1%part.60"
	store double zeroinitializer, double* %"s%2%part.61"
	store double zeroinitializer, double* %"s%3%part.62"
	store double zeroinitializer, double* %"s%4%part.63"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.cells to i8*), i8* bitcast (%hpf_pos* @.pos.0 to i8*))
	%1 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.cells, i32 0, i32 9, i32 0
	%2 = load i64, i64* %1
	store i64 %2, i64* %"cells%start1.23"
	%3 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.cells, i32 0, i32 8, i32 0
	%4 = load i64, i64* %3
	store i64 %4, i64* %"cells%block1.24"
	%5 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.cells, i32 0, i32 9, i32 1
	%6 = load i64, i64* %5
	store i64 %6, i64* %"cells%start2.25"
	%7 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.cells, i32 0, i32 8, i32 1
	%8 = load i64, i64* %7
	store i64 %8, i64* %"cells%block2.26"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.p to i8*), i8* bitcast (%hpf_pos* @.pos.1 to i8*))
	%9 = getelementptr inbounds %hpf_array, %hpf_array* @array.p, i32 0, i32 13, i32 0
	%10 = load i64, i64* %9
	store i64 %10, i64* %p.stride.2
	%11 = getelementptr inbounds %hpf_array, %hpf_array* @array.p, i32 0, i32 13, i32 1
	%12 = load i64, i64* %11
	store i64 %12, i64* %p.stride.3
	%13 = getelementptr inbounds %hpf_array, %hpf_array* @array.p, i32 0, i32 15
	%14 = load i8*, i8** %13
	%15 = bitcast i8* %14 to double*
	store double* %15, double** %p.origin.1
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (%hpf_pos* @.pos.2 to i8*))
	%16 = getelementptr inbounds %hpf_array, %hpf_array* @array.u, i32 0, i32 13, i32 0
	%17 = load i64, i64* %16
	store i64 %17, i64* %u.stride.5
	%18 = getelementptr inbounds %hpf_array, %hpf_array* @array.u, i32 0, i32 13, i32 1
	%19 = load i64, i64* %18
	store i64 %19, i64* %u.stride.6
	%20 = getelementptr inbounds %hpf_array, %hpf_array* @array.u, i32 0, i32 15
	%21 = load i8*, i8** %20
	%22 = bitcast i8* %21 to double*
	store double* %22, double** %u.origin.4
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.v to i8*), i8* bitcast (%hpf_pos* @.pos.3 to i8*))
	%23 = getelementptr inbounds %hpf_array, %hpf_array* @array.v, i32 0, i32 13, i32 0
	%24 = load i64, i64* %23
	store i64 %24, i64* %v.stride.8
	%25 = getelementptr inbounds %hpf_array, %hpf_array* @array.v, i32 0, i32 13, i32 1
	%26 = load i64, i64* %25
	store i64 %26, i64* %v.stride.9
	%27 = getelementptr inbounds %hpf_array, %hpf_array* @array.v, i32 0, i32 15
	%28 = load i8*, i8** %27
	%29 = bitcast i8* %28 to double*
	store double* %29, double** %v.origin.7
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.wind to i8*), i8* bitcast (%hpf_pos* @.pos.4 to i8*))
	%30 = getelementptr inbounds %hpf_array, %hpf_array* @array.wind, i32 0, i32 13, i32 0
	%31 = load i64, i64* %30
	store i64 %31, i64* %wind.stride.11
	%32 = getelementptr inbounds %hpf_array, %hpf_array* @array.wind, i32 0, i32 13, i32 1
	%33 = load i64, i64* %32
	store i64 %33, i64* %wind.stride.12
	%34 = getelementptr inbounds %hpf_array, %hpf_array* @array.wind, i32 0, i32 15
	%35 = load i8*, i8** %34
	%36 = bitcast i8* %35 to double*
	store double* %36, double** %wind.origin.10
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.mask to i8*), i8* bitcast (%hpf_pos* @.pos.5 to i8*))
	%37 = getelementptr inbounds %hpf_array, %hpf_array* @array.mask, i32 0, i32 13, i32 0
	%38 = load i64, i64* %37
	store i64 %38, i64* %mask.stride.14
	%39 = getelementptr inbounds %hpf_array, %hpf_array* @array.mask, i32 0, i32 15
	%40 = load i8*, i8** %39
	%41 = bitcast i8* %40 to double*
	store double* %41, double** %mask.origin.13
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.tall to i8*), i8* bitcast (%hpf_pos* @.pos.6 to i8*))
	%42 = getelementptr inbounds %hpf_array, %hpf_array* @array.tall, i32 0, i32 13, i32 0
	%43 = load i64, i64* %42
	store i64 %43, i64* %tall.stride.16
	%44 = getelementptr inbounds %hpf_array, %hpf_array* @array.tall, i32 0, i32 15
	%45 = load i8*, i8** %44
	%46 = bitcast i8* %45 to double*
	store double* %46, double** %tall.origin.15
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.q to i8*), i8* bitcast (%hpf_pos* @.pos.7 to i8*))
	%47 = getelementptr inbounds %hpf_array, %hpf_array* @array.q, i32 0, i32 13, i32 0
	%48 = load i64, i64* %47
	store i64 %48, i64* %q.stride.18
	%49 = getelementptr inbounds %hpf_array, %hpf_array* @array.q, i32 0, i32 13, i32 1
	%50 = load i64, i64* %49
	store i64 %50, i64* %q.stride.19
	%51 = getelementptr inbounds %hpf_array, %hpf_array* @array.q, i32 0, i32 15
	%52 = load i8*, i8** %51
	%53 = bitcast i8* %52 to double*
	store double* %53, double** %q.origin.17
	%54 = load i64, i64* %"cells%start2.25"
	%55 = icmp sgt i64 1, %54
	%56 = select i1 %55, i64 1, i64 %54
	%57 = load i64, i64* %"cells%block2.26"
	%58 = load i64, i64* %"cells%start2.25"
	%59 = add nsw i64 %57, %58
	%60 = sub nsw i64 %59, 1
	%61 = icmp slt i64 10, %60
	%62 = select i1 %61, i64 10, i64 %60
	%63 = trunc i64 %56 to i32
	store i32 %63, i32* %"j%1.28"
	%64 = icmp sle i64 %56, %62
	br i1 %64, label %do.64, label %enddo.67

do.64:
	%65 = phi i64 [ %56, %start ], [ %78, %latch.65 ]
	%66 = trunc i64 %65 to i32
	store i32 %66, i32* %"j%1.28", !llvm.access.group !22
	%67 = load i64, i64* %"cells%start1.23", !llvm.access.group !22
	%68 = icmp sgt i64 1, %67
	%69 = select i1 %68, i64 1, i64 %67
	%70 = load i64, i64* %"cells%block1.24", !llvm.access.group !22
	%71 = load i64, i64* %"cells%start1.23", !llvm.access.group !22
	%72 = add nsw i64 %70, %71
	%73 = sub nsw i64 %72, 1
	%74 = icmp slt i64 12, %73
	%75 = select i1 %74, i64 12, i64 %73
	%76 = trunc i64 %69 to i32
	store i32 %76, i32* %"i%1.27", !llvm.access.group !22
	%77 = icmp sle i64 %69, %75
	br i1 %77, label %do.68, label %enddo.71

latch.65:
	%78 = add nsw i64 %65, 1
	%79 = icmp slt i64 %65, %62
	br i1 %79, label %do.64, label %done.66, !llvm.loop !33

done.66:
	%80 = trunc i64 %78 to i32
	store i32 %80, i32* %"j%1.28"
	br label %enddo.67

enddo.67:
	%81 = load i64, i64* %"cells%start2.25"
	%82 = icmp sgt i64 1, %81
	%83 = select i1 %82, i64 1, i64 %81
	%84 = load i64, i64* %"cells%block2.26"
	%85 = load i64, i64* %"cells%start2.25"
	%86 = add nsw i64 %84, %85
	%87 = sub nsw i64 %86, 1
	%88 = icmp slt i64 10, %87
	%89 = select i1 %88, i64 10, i64 %87
	%90 = trunc i64 %83 to i32
	store i32 %90, i32* %"j%1.28"
	%91 = icmp sle i64 %83, %89
	br i1 %91, label %do.72, label %enddo.75

do.68:
	%92 = phi i64 [ %69, %do.64 ], [ %104, %latch.69 ]
	%93 = trunc i64 %92 to i32
	store i32 %93, i32* %"i%1.27", !llvm.access.group !24
	%94 = load i32, i32* %"i%1.27", !llvm.access.group !25
	%95 = load i32, i32* %"j%1.28", !llvm.access.group !26
	%96 = mul nsw i32 %94, %95
	%97 = srem i32 %96, 5
	%98 = sitofp i32 %97 to double
	%99 = load i64, i64* %p.stride.3
	%100 = mul nsw i64 %65, %99
	%101 = load double*, double** %p.origin.1
	%102 = getelementptr double, double* %101, i64 %100
	%103 = getelementptr double, double* %102, i64 %92
	store double %98, double* %103, !alias.scope !8, !noalias !9, !llvm.access.group !27
	br label %latch.69

latch.69:
	%104 = add nsw i64 %92, 1
	%105 = icmp slt i64 %92, %75
	br i1 %105, label %do.68, label %done.70, !llvm.loop !30

done.70:
	%106 = trunc i64 %104 to i32
	store i32 %106, i32* %"i%1.27", !llvm.access.group !22
	br label %enddo.71

enddo.71:
	br label %latch.65

do.72:
	%107 = phi i64 [ %83, %enddo.67 ], [ %120, %latch.73 ]
	%108 = trunc i64 %107 to i32
	store i32 %108, i32* %"j%1.28", !llvm.access.group !34
	%109 = load i64, i64* %"cells%start1.23", !llvm.access.group !34
	%110 = icmp sgt i64 1, %109
	%111 = select i1 %110, i64 1, i64 %109
	%112 = load i64, i64* %"cells%block1.24", !llvm.access.group !34
	%113 = load i64, i64* %"cells%start1.23", !llvm.access.group !34
	%114 = add nsw i64 %112, %113
	%115 = sub nsw i64 %114, 1
	%116 = icmp slt i64 12, %115
	%117 = select i1 %116, i64 12, i64 %115
	%118 = trunc i64 %111 to i32
	store i32 %118, i32* %"i%1.27", !llvm.access.group !34
	%119 = icmp sle i64 %111, %117
	br i1 %119, label %do.76, label %enddo.79

latch.73:
	%120 = add nsw i64 %107, 1
	%121 = icmp slt i64 %107, %89
	br i1 %121, label %do.72, label %done.74, !llvm.loop !45

done.74:
	%122 = trunc i64 %120 to i32
	store i32 %122, i32* %"j%1.28"
	br label %enddo.75

enddo.75:
	%123 = load i64, i64* %"cells%start2.25"
	%124 = icmp sgt i64 1, %123
	%125 = select i1 %124, i64 1, i64 %123
	%126 = load i64, i64* %"cells%block2.26"
	%127 = load i64, i64* %"cells%start2.25"
	%128 = add nsw i64 %126, %127
	%129 = sub nsw i64 %128, 1
	%130 = icmp slt i64 10, %129
	%131 = select i1 %130, i64 10, i64 %129
	%132 = trunc i64 %125 to i32
	store i32 %132, i32* %"i%3.30"
	%133 = icmp sle i64 %125, %131
	br i1 %133, label %do.80, label %enddo.83

do.76:
	%134 = phi i64 [ %111, %do.72 ], [ %148, %latch.77 ]
	%135 = trunc i64 %134 to i32
	store i32 %135, i32* %"i%1.27", !llvm.access.group !36
	%136 = load i32, i32* %"i%1.27", !llvm.access.group !37
	%137 = sitofp i32 %136 to double
	%138 = fmul double 1.0, %137
	%139 = load i32, i32* %"j%1.28", !llvm.access.group !38
	%140 = sitofp i32 %139 to double
	%141 = fmul double %138, %140
	%142 = call double @llvm.sin.f64(double %141)
	%143 = load i64, i64* %wind.stride.12
	%144 = mul nsw i64 %107, %143
	%145 = load double*, double** %wind.origin.10
	%146 = getelementptr double, double* %145, i64 %144
	%147 = getelementptr double, double* %146, i64 %134
	store double %142, double* %147, !alias.scope !14, !noalias !15, !llvm.access.group !39
	br label %latch.77

latch.77:
	%148 = add nsw i64 %134, 1
	%149 = icmp slt i64 %134, %117
	br i1 %149, label %do.76, label %done.78, !llvm.loop !42

done.78:
	%150 = trunc i64 %148 to i32
	store i32 %150, i32* %"i%1.27", !llvm.access.group !34
	br label %enddo.79

enddo.79:
	br label %latch.73

do.80:
	%151 = phi i64 [ %125, %enddo.75 ], [ %164, %latch.81 ]
	%152 = trunc i64 %151 to i32
	store i32 %152, i32* %"i%3.30", !llvm.access.group !46
	%153 = load i64, i64* %"cells%start1.23", !llvm.access.group !46
	%154 = icmp sgt i64 0, %153
	%155 = select i1 %154, i64 0, i64 %153
	%156 = load i64, i64* %"cells%block1.24", !llvm.access.group !46
	%157 = load i64, i64* %"cells%start1.23", !llvm.access.group !46
	%158 = add nsw i64 %156, %157
	%159 = sub nsw i64 %158, 1
	%160 = icmp slt i64 12, %159
	%161 = select i1 %160, i64 12, i64 %159
	%162 = trunc i64 %155 to i32
	store i32 %162, i32* %"i%2.29", !llvm.access.group !46
	%163 = icmp sle i64 %155, %161
	br i1 %163, label %do.84, label %enddo.87

latch.81:
	%164 = add nsw i64 %151, 1
	%165 = icmp slt i64 %151, %131
	br i1 %165, label %do.80, label %done.82, !llvm.loop !55

done.82:
	%166 = trunc i64 %164 to i32
	store i32 %166, i32* %"i%3.30"
	br label %enddo.83

enddo.83:
	%167 = load i64, i64* %"cells%start2.25"
	%168 = icmp sgt i64 0, %167
	%169 = select i1 %168, i64 0, i64 %167
	%170 = load i64, i64* %"cells%block2.26"
	%171 = load i64, i64* %"cells%start2.25"
	%172 = add nsw i64 %170, %171
	%173 = sub nsw i64 %172, 1
	%174 = icmp slt i64 10, %173
	%175 = select i1 %174, i64 10, i64 %173
	%176 = trunc i64 %169 to i32
	store i32 %176, i32* %"i%5.32"
	%177 = icmp sle i64 %169, %175
	br i1 %177, label %do.88, label %enddo.91

do.84:
	%178 = phi i64 [ %155, %do.80 ], [ %185, %latch.85 ]
	%179 = trunc i64 %178 to i32
	store i32 %179, i32* %"i%2.29", !llvm.access.group !48
	%180 = load i64, i64* %u.stride.6
	%181 = mul nsw i64 %151, %180
	%182 = load double*, double** %u.origin.4
	%183 = getelementptr double, double* %182, i64 %181
	%184 = getelementptr double, double* %183, i64 %178
	store double 0.0, double* %184, !alias.scope !10, !noalias !11, !llvm.access.group !49
	br label %latch.85

latch.85:
	%185 = add nsw i64 %178, 1
	%186 = icmp slt i64 %178, %161
	br i1 %186, label %do.84, label %done.86, !llvm.loop !52

done.86:
	%187 = trunc i64 %185 to i32
	store i32 %187, i32* %"i%2.29", !llvm.access.group !46
	br label %enddo.87

enddo.87:
	br label %latch.81

do.88:
	%188 = phi i64 [ %169, %enddo.83 ], [ %201, %latch.89 ]
	%189 = trunc i64 %188 to i32
	store i32 %189, i32* %"i%5.32", !llvm.access.group !56
	%190 = load i64, i64* %"cells%start1.23", !llvm.access.group !56
	%191 = icmp sgt i64 1, %190
	%192 = select i1 %191, i64 1, i64 %190
	%193 = load i64, i64* %"cells%block1.24", !llvm.access.group !56
	%194 = load i64, i64* %"cells%start1.23", !llvm.access.group !56
	%195 = add nsw i64 %193, %194
	%196 = sub nsw i64 %195, 1
	%197 = icmp slt i64 12, %196
	%198 = select i1 %197, i64 12, i64 %196
	%199 = trunc i64 %192 to i32
	store i32 %199, i32* %"i%4.31", !llvm.access.group !56
	%200 = icmp sle i64 %192, %198
	br i1 %200, label %do.92, label %enddo.95

latch.89:
	%201 = add nsw i64 %188, 1
	%202 = icmp slt i64 %188, %175
	br i1 %202, label %do.88, label %done.90, !llvm.loop !65

done.90:
	%203 = trunc i64 %201 to i32
	store i32 %203, i32* %"i%5.32"
	br label %enddo.91

enddo.91:
	%204 = load i64, i64* %"cells%start2.25"
	%205 = icmp sgt i64 1, %204
	%206 = select i1 %205, i64 1, i64 %204
	%207 = load i64, i64* %"cells%block2.26"
	%208 = load i64, i64* %"cells%start2.25"
	%209 = add nsw i64 %207, %208
	%210 = sub nsw i64 %209, 1
	%211 = icmp slt i64 10, %210
	%212 = select i1 %211, i64 10, i64 %210
	%213 = trunc i64 %206 to i32
	store i32 %213, i32* %"i%7.34"
	%214 = icmp sle i64 %206, %212
	br i1 %214, label %do.96, label %enddo.99

do.92:
	%215 = phi i64 [ %192, %do.88 ], [ %222, %latch.93 ]
	%216 = trunc i64 %215 to i32
	store i32 %216, i32* %"i%4.31", !llvm.access.group !58
	%217 = load i64, i64* %v.stride.9
	%218 = mul nsw i64 %188, %217
	%219 = load double*, double** %v.origin.7
	%220 = getelementptr double, double* %219, i64 %218
	%221 = getelementptr double, double* %220, i64 %215
	store double 0.0, double* %221, !alias.scope !12, !noalias !13, !llvm.access.group !59
	br label %latch.93

latch.93:
	%222 = add nsw i64 %215, 1
	%223 = icmp slt i64 %215, %198
	br i1 %223, label %do.92, label %done.94, !llvm.loop !62

done.94:
	%224 = trunc i64 %222 to i32
	store i32 %224, i32* %"i%4.31", !llvm.access.group !56
	br label %enddo.95

enddo.95:
	br label %latch.89

do.96:
	%225 = phi i64 [ %206, %enddo.91 ], [ %238, %latch.97 ]
	%226 = trunc i64 %225 to i32
	store i32 %226, i32* %"i%7.34", !llvm.access.group !66
	%227 = load i64, i64* %"cells%start1.23", !llvm.access.group !66
	%228 = icmp sgt i64 1, %227
	%229 = select i1 %228, i64 1, i64 %227
	%230 = load i64, i64* %"cells%block1.24", !llvm.access.group !66
	%231 = load i64, i64* %"cells%start1.23", !llvm.access.group !66
	%232 = add nsw i64 %230, %231
	%233 = sub nsw i64 %232, 1
	%234 = icmp slt i64 12, %233
	%235 = select i1 %234, i64 12, i64 %233
	%236 = trunc i64 %229 to i32
	store i32 %236, i32* %"i%6.33", !llvm.access.group !66
	%237 = icmp sle i64 %229, %235
	br i1 %237, label %do.100, label %enddo.103

latch.97:
	%238 = add nsw i64 %225, 1
	%239 = icmp slt i64 %225, %212
	br i1 %239, label %do.96, label %done.98, !llvm.loop !75

done.98:
	%240 = trunc i64 %238 to i32
	store i32 %240, i32* %"i%7.34"
	br label %enddo.99

enddo.99:
	%241 = load i64, i64* %"cells%start1.23"
	%242 = icmp sgt i64 1, %241
	%243 = select i1 %242, i64 1, i64 %241
	%244 = load i64, i64* %"cells%block1.24"
	%245 = load i64, i64* %"cells%start1.23"
	%246 = add nsw i64 %244, %245
	%247 = sub nsw i64 %246, 1
	%248 = icmp slt i64 12, %247
	%249 = select i1 %248, i64 12, i64 %247
	%250 = trunc i64 %243 to i32
	store i32 %250, i32* %"i%8.35"
	%251 = icmp sle i64 %243, %249
	br i1 %251, label %do.104, label %enddo.107

do.100:
	%252 = phi i64 [ %229, %do.96 ], [ %259, %latch.101 ]
	%253 = trunc i64 %252 to i32
	store i32 %253, i32* %"i%6.33", !llvm.access.group !68
	%254 = load i64, i64* %q.stride.19
	%255 = mul nsw i64 %225, %254
	%256 = load double*, double** %q.origin.17
	%257 = getelementptr double, double* %256, i64 %255
	%258 = getelementptr double, double* %257, i64 %252
	store double 0.0, double* %258, !alias.scope !20, !noalias !21, !llvm.access.group !69
	br label %latch.101

latch.101:
	%259 = add nsw i64 %252, 1
	%260 = icmp slt i64 %252, %235
	br i1 %260, label %do.100, label %done.102, !llvm.loop !72

done.102:
	%261 = trunc i64 %259 to i32
	store i32 %261, i32* %"i%6.33", !llvm.access.group !66
	br label %enddo.103

enddo.103:
	br label %latch.97

do.104:
	%262 = phi i64 [ %243, %enddo.99 ], [ %270, %latch.105 ]
	%263 = trunc i64 %262 to i32
	store i32 %263, i32* %"i%8.35", !llvm.access.group !76
	%264 = load i32, i32* %"i%8.35", !llvm.access.group !76
	%265 = srem i32 %264, 3
	%266 = icmp sgt i32 %265, 0
	%267 = select i1 %266, double 1.0, double 0.5
	%268 = load double*, double** %mask.origin.13
	%269 = getelementptr double, double* %268, i64 %262
	store double %267, double* %269, !alias.scope !16, !noalias !17, !llvm.access.group !76
	br label %latch.105

latch.105:
	%270 = add nsw i64 %262, 1
	%271 = icmp slt i64 %262, %249
	br i1 %271, label %do.104, label %done.106, !llvm.loop !79

done.106:
	%272 = trunc i64 %270 to i32
	store i32 %272, i32* %"i%8.35"
	br label %enddo.107

enddo.107:
	%273 = load i64, i64* %"cells%start1.23"
	%274 = icmp sge i64 3, %273
	%275 = load i64, i64* %"cells%block1.24"
	%276 = load i64, i64* %"cells%start1.23"
	%277 = add nsw i64 %275, %276
	%278 = icmp sge i64 %277, 4
	%279 = and i1 %274, %278
	br i1 %279, label %then.109, label %else.110

endif.108:
	%280 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.116, i32 0, i32 0
	%281 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.115, i32 0, i32 0
	store i64* %280, i64** %281
	%282 = bitcast [1 x i64*]* %params.115 to i8*
	call void @hpf_exchange_run(i8* bitcast ([1 x %hpf_exchange*]* @2 to i8*), i8* %282, i32 1)
	store i32 1, i32* %it.22
	%283 = icmp sle i64 1, 3
	br i1 %283, label %do.117, label %enddo.120

then.109:
	%284 = load i64, i64* %"cells%start2.25"
	%285 = icmp sgt i64 1, %284
	%286 = select i1 %285, i64 1, i64 %284
	%287 = load i64, i64* %"cells%block2.26"
	%288 = load i64, i64* %"cells%start2.25"
	%289 = add nsw i64 %287, %288
	%290 = sub nsw i64 %289, 1
	%291 = icmp slt i64 10, %290
	%292 = select i1 %291, i64 10, i64 %290
	%293 = trunc i64 %286 to i32
	store i32 %293, i32* %"j%2.36"
	%294 = icmp sle i64 %286, %292
	br i1 %294, label %do.111, label %enddo.114

else.110:
	br label %endif.108

do.111:
	%295 = phi i64 [ %286, %then.109 ], [ %302, %latch.112 ]
	%296 = trunc i64 %295 to i32
	store i32 %296, i32* %"j%2.36", !llvm.access.group !80
	%297 = load i32, i32* %"j%2.36", !llvm.access.group !80
	%298 = sitofp i32 %297 to double
	%299 = fmul double %298, 0x3FB999999999999A
	%300 = load double*, double** %tall.origin.15
	%301 = getelementptr double, double* %300, i64 %295
	store double %299, double* %301, !alias.scope !18, !noalias !19, !llvm.access.group !80
	br label %latch.112

latch.112:
	%302 = add nsw i64 %295, 1
	%303 = icmp slt i64 %295, %292
	br i1 %303, label %do.111, label %done.113, !llvm.loop !83

done.113:
	%304 = trunc i64 %302 to i32
	store i32 %304, i32* %"j%2.36"
	br label %enddo.114

enddo.114:
	br label %endif.108

do.117:
	%305 = phi i64 [ 1, %endif.108 ], [ %324, %latch.118 ]
	%306 = trunc i64 %305 to i32
	store i32 %306, i32* %it.22
	%307 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.122, i32 0, i32 0
	%308 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.121, i32 0, i32 0
	store i64* %307, i64** %308
	%309 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.123, i32 0, i32 0
	%310 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.121, i32 0, i32 1
	store i64* %309, i64** %310
	%311 = bitcast [2 x i64*]* %params.121 to i8*
	call void @hpf_exchange_run(i8* bitcast ([2 x %hpf_exchange*]* @5 to i8*), i8* %311, i32 2)
	%312 = load i64, i64* %"cells%start2.25"
	%313 = icmp sgt i64 1, %312
	%314 = select i1 %313, i64 1, i64 %312
	%315 = load i64, i64* %"cells%block2.26"
	%316 = load i64, i64* %"cells%start2.25"
	%317 = add nsw i64 %315, %316
	%318 = sub nsw i64 %317, 1
	%319 = icmp slt i64 10, %318
	%320 = select i1 %319, i64 10, i64 %318
	%321 = sub nsw i64 %320, 3
	%322 = trunc i64 %314 to i32
	store i32 %322, i32* %j.21
	%323 = icmp sle i64 %314, %321
	br i1 %323, label %do.124, label %enddo.127

latch.118:
	%324 = add nsw i64 %305, 1
	%325 = icmp slt i64 %305, 3
	br i1 %325, label %do.117, label %done.119, !llvm.loop !211

done.119:
	%326 = trunc i64 %324 to i32
	store i32 %326, i32* %it.22
	br label %enddo.120

enddo.120:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.14 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.46, i64 0, i64 0), i64 6)
	call void @hpf_io_text(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.47, i64 0, i64 0), i8* bitcast ([8 x i8]* @32 to i8*), i64 8)
	call void @hpf_io_start()
	%327 = sdiv i64 13, 2
	%328 = icmp sgt i64 %327, 0
	%329 = select i1 %328, i64 %327, i64 0
	%330 = sdiv i64 12, 3
	%331 = icmp sgt i64 %330, 0
	%332 = select i1 %331, i64 %330, i64 0
	%333 = mul nsw i64 %329, %332
	%334 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.301, i32 0, i32 0
	store i64 1, i64* %334
	%335 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.301, i32 0, i32 1
	store i64 1, i64* %335
	%336 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.301, i32 0, i32 0
	%337 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.302, i32 0, i32 0
	store i64 12, i64* %337
	%338 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.302, i32 0, i32 1
	store i64 10, i64* %338
	%339 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.302, i32 0, i32 0
	%340 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.303, i32 0, i32 0
	store i64 2, i64* %340
	%341 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.303, i32 0, i32 1
	store i64 3, i64* %341
	%342 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.303, i32 0, i32 0
	%343 = bitcast i64* %336 to i8*
	%344 = bitcast i64* %339 to i8*
	%345 = bitcast i64* %342 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.p to i8*), i8* %343, i8* %344, i8* %345, i32 3, i32 8)
	%346 = icmp sgt i64 1, 0
	%347 = select i1 %346, i64 1, i64 0
	%348 = icmp sgt i64 10, 0
	%349 = select i1 %348, i64 10, i64 0
	%350 = mul nsw i64 %347, %349
	%351 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.304, i32 0, i32 0
	store i64 3, i64* %351
	%352 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.304, i32 0, i32 1
	store i64 1, i64* %352
	%353 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.304, i32 0, i32 0
	%354 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.305, i32 0, i32 0
	store i64 3, i64* %354
	%355 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.305, i32 0, i32 1
	store i64 10, i64* %355
	%356 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.305, i32 0, i32 0
	%357 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.306, i32 0, i32 0
	store i64 1, i64* %357
	%358 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.306, i32 0, i32 1
	store i64 1, i64* %358
	%359 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.306, i32 0, i32 0
	%360 = bitcast i64* %353 to i8*
	%361 = bitcast i64* %356 to i8*
	%362 = bitcast i64* %359 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.q to i8*), i8* %360, i8* %361, i8* %362, i32 3, i32 8)
	%363 = call i32 @hpf_io_end()
	call void @hpf_main_end()
	ret i32 0

do.124:
	%364 = phi i64 [ %314, %do.117 ], [ %377, %latch.125 ]
	%365 = trunc i64 %364 to i32
	store i32 %365, i32* %j.21
	%366 = load i64, i64* %"cells%start1.23"
	%367 = icmp sgt i64 1, %366
	%368 = select i1 %367, i64 1, i64 %366
	%369 = load i64, i64* %"cells%block1.24"
	%370 = load i64, i64* %"cells%start1.23"
	%371 = add nsw i64 %369, %370
	%372 = sub nsw i64 %371, 1
	%373 = icmp slt i64 11, %372
	%374 = select i1 %373, i64 11, i64 %372
	%375 = trunc i64 %368 to i32
	store i32 %375, i32* %i.20
	%376 = icmp sle i64 %368, %374
	br i1 %376, label %do.128, label %enddo.131

latch.125:
	%377 = add nsw i64 %364, 4
	%378 = icmp sle i64 %377, %321
	br i1 %378, label %do.124, label %done.126, !llvm.loop !89

done.126:
	%379 = trunc i64 %377 to i32
	store i32 %379, i32* %j.21
	br label %enddo.127

enddo.127:
	%380 = load i64, i64* %"cells%start2.25"
	%381 = icmp sgt i64 1, %380
	%382 = select i1 %381, i64 1, i64 %380
	%383 = load i64, i64* %"cells%block2.26"
	%384 = load i64, i64* %"cells%start2.25"
	%385 = add nsw i64 %383, %384
	%386 = sub nsw i64 %385, 1
	%387 = icmp slt i64 10, %386
	%388 = select i1 %387, i64 10, i64 %386
	%389 = load i64, i64* %"cells%start2.25"
	%390 = icmp sgt i64 1, %389
	%391 = select i1 %390, i64 1, i64 %389
	%392 = sub nsw i64 %388, %391
	%393 = add nsw i64 %392, 1
	%394 = icmp sgt i64 %393, 0
	%395 = select i1 %394, i64 %393, i64 0
	%396 = sdiv i64 %395, 4
	%397 = srem i64 %395, 4
	%398 = icmp slt i64 %397, 0
	%399 = sub nsw i64 %396, 1
	%400 = select i1 %398, i64 %399, i64 %396
	%401 = mul nsw i64 %400, 4
	%402 = add nsw i64 %382, %401
	%403 = load i64, i64* %"cells%block2.26"
	%404 = load i64, i64* %"cells%start2.25"
	%405 = add nsw i64 %403, %404
	%406 = sub nsw i64 %405, 1
	%407 = icmp slt i64 10, %406
	%408 = select i1 %407, i64 10, i64 %406
	%409 = trunc i64 %402 to i32
	store i32 %409, i32* %j.21
	%410 = icmp sle i64 %402, %408
	br i1 %410, label %do.132, label %enddo.135

do.128:
	%411 = phi i64 [ %368, %do.124 ], [ %549, %latch.129 ]
	%412 = trunc i64 %411 to i32
	store i32 %412, i32* %i.20, !llvm.access.group !84
	%413 = load i64, i64* %u.stride.6
	%414 = mul nsw i64 %364, %413
	%415 = load double*, double** %u.origin.4
	%416 = getelementptr double, double* %415, i64 %414
	%417 = getelementptr double, double* %416, i64 %411
	%418 = load double, double* %417, !alias.scope !10, !noalias !11, !llvm.access.group !84
	%419 = load double*, double** %mask.origin.13
	%420 = getelementptr double, double* %419, i64 %411
	%421 = load double, double* %420, !alias.scope !16, !noalias !17, !llvm.access.group !84
	%422 = fmul double %418, %421
	%423 = add nsw i64 %411, 1
	%424 = load i64, i64* %p.stride.3
	%425 = mul nsw i64 %364, %424
	%426 = load double*, double** %p.origin.1
	%427 = getelementptr double, double* %426, i64 %425
	%428 = getelementptr double, double* %427, i64 %423
	%429 = load double, double* %428, !alias.scope !8, !noalias !9, !llvm.access.group !84
	%430 = load i64, i64* %p.stride.3
	%431 = mul nsw i64 %364, %430
	%432 = load double*, double** %p.origin.1
	%433 = getelementptr double, double* %432, i64 %431
	%434 = getelementptr double, double* %433, i64 %411
	%435 = load double, double* %434, !alias.scope !8, !noalias !9, !llvm.access.group !84
	%436 = fsub double %429, %435
	%437 = fmul double 0x3FB999999999999A, %436
	%438 = fsub double %422, %437
	%439 = load i64, i64* %u.stride.6
	%440 = mul nsw i64 %364, %439
	%441 = load double*, double** %u.origin.4
	%442 = getelementptr double, double* %441, i64 %440
	%443 = getelementptr double, double* %442, i64 %411
	store double %438, double* %443, !alias.scope !10, !noalias !11, !llvm.access.group !84
	%444 = add nsw i64 %364, 1
	%445 = load i64, i64* %u.stride.6
	%446 = mul nsw i64 %444, %445
	%447 = load double*, double** %u.origin.4
	%448 = getelementptr double, double* %447, i64 %446
	%449 = getelementptr double, double* %448, i64 %411
	%450 = load double, double* %449, !alias.scope !10, !noalias !11, !llvm.access.group !84
	%451 = load double*, double** %mask.origin.13
	%452 = getelementptr double, double* %451, i64 %411
	%453 = load double, double* %452, !alias.scope !16, !noalias !17, !llvm.access.group !84
	%454 = fmul double %450, %453
	%455 = add nsw i64 %411, 1
	%456 = add nsw i64 %364, 1
	%457 = load i64, i64* %p.stride.3
	%458 = mul nsw i64 %456, %457
	%459 = load double*, double** %p.origin.1
	%460 = getelementptr double, double* %459, i64 %458
	%461 = getelementptr double, double* %460, i64 %455
	%462 = load double, double* %461, !alias.scope !8, !noalias !9, !llvm.access.group !84
	%463 = add nsw i64 %364, 1
	%464 = load i64, i64* %p.stride.3
	%465 = mul nsw i64 %463, %464
	%466 = load double*, double** %p.origin.1
	%467 = getelementptr double, double* %466, i64 %465
	%468 = getelementptr double, double* %467, i64 %411
	%469 = load double, double* %468, !alias.scope !8, !noalias !9, !llvm.access.group !84
	%470 = fsub double %462, %469
	%471 = fmul double 0x3FB999999999999A, %470
	%472 = fsub double %454, %471
	%473 = add nsw i64 %364, 1
	%474 = load i64, i64* %u.stride.6
	%475 = mul nsw i64 %473, %474
	%476 = load double*, double** %u.origin.4
	%477 = getelementptr double, double* %476, i64 %475
	%478 = getelementptr double, double* %477, i64 %411
	store double %472, double* %478, !alias.scope !10, !noalias !11, !llvm.access.group !84
	%479 = add nsw i64 %364, 2
	%480 = load i64, i64* %u.stride.6
	%481 = mul nsw i64 %479, %480
	%482 = load double*, double** %u.origin.4
	%483 = getelementptr double, double* %482, i64 %481
	%484 = getelementptr double, double* %483, i64 %411
	%485 = load double, double* %484, !alias.scope !10, !noalias !11, !llvm.access.group !84
	%486 = load double*, double** %mask.origin.13
	%487 = getelementptr double, double* %486, i64 %411
	%488 = load double, double* %487, !alias.scope !16, !noalias !17, !llvm.access.group !84
	%489 = fmul double %485, %488
	%490 = add nsw i64 %411, 1
	%491 = add nsw i64 %364, 2
	%492 = load i64, i64* %p.stride.3
	%493 = mul nsw i64 %491, %492
	%494 = load double*, double** %p.origin.1
	%495 = getelementptr double, double* %494, i64 %493
	%496 = getelementptr double, double* %495, i64 %490
	%497 = load double, double* %496, !alias.scope !8, !noalias !9, !llvm.access.group !84
	%498 = add nsw i64 %364, 2
	%499 = load i64, i64* %p.stride.3
	%500 = mul nsw i64 %498, %499
	%501 = load double*, double** %p.origin.1
	%502 = getelementptr double, double* %501, i64 %500
	%503 = getelementptr double, double* %502, i64 %411
	%504 = load double, double* %503, !alias.scope !8, !noalias !9, !llvm.access.group !84
	%505 = fsub double %497, %504
	%506 = fmul double 0x3FB999999999999A, %505
	%507 = fsub double %489, %506
	%508 = add nsw i64 %364, 2
	%509 = load i64, i64* %u.stride.6
	%510 = mul nsw i64 %508, %509
	%511 = load double*, double** %u.origin.4
	%512 = getelementptr double, double* %511, i64 %510
	%513 = getelementptr double, double* %512, i64 %411
	store double %507, double* %513, !alias.scope !10, !noalias !11, !llvm.access.group !84
	%514 = add nsw i64 %364, 3
	%515 = load i64, i64* %u.stride.6
	%516 = mul nsw i64 %514, %515
	%517 = load double*, double** %u.origin.4
	%518 = getelementptr double, double* %517, i64 %516
	%519 = getelementptr double, double* %518, i64 %411
	%520 = load double, double* %519, !alias.scope !10, !noalias !11, !llvm.access.group !84
	%521 = load double*, double** %mask.origin.13
	%522 = getelementptr double, double* %521, i64 %411
	%523 = load double, double* %522, !alias.scope !16, !noalias !17, !llvm.access.group !84
	%524 = fmul double %520, %523
	%525 = add nsw i64 %411, 1
	%526 = add nsw i64 %364, 3
	%527 = load i64, i64* %p.stride.3
	%528 = mul nsw i64 %526, %527
	%529 = load double*, double** %p.origin.1
	%530 = getelementptr double, double* %529, i64 %528
	%531 = getelementptr double, double* %530, i64 %525
	%532 = load double, double* %531, !alias.scope !8, !noalias !9, !llvm.access.group !84
	%533 = add nsw i64 %364, 3
	%534 = load i64, i64* %p.stride.3
	%535 = mul nsw i64 %533, %534
	%536 = load double*, double** %p.origin.1
	%537 = getelementptr double, double* %536, i64 %535
	%538 = getelementptr double, double* %537, i64 %411
	%539 = load double, double* %538, !alias.scope !8, !noalias !9, !llvm.access.group !84
	%540 = fsub double %532, %539
	%541 = fmul double 0x3FB999999999999A, %540
	%542 = fsub double %524, %541
	%543 = add nsw i64 %364, 3
	%544 = load i64, i64* %u.stride.6
	%545 = mul nsw i64 %543, %544
	%546 = load double*, double** %u.origin.4
	%547 = getelementptr double, double* %546, i64 %545
	%548 = getelementptr double, double* %547, i64 %411
	store double %542, double* %548, !alias.scope !10, !noalias !11, !llvm.access.group !84
	br label %latch.129

latch.129:
	%549 = add nsw i64 %411, 1
	%550 = icmp slt i64 %411, %374
	br i1 %550, label %do.128, label %done.130, !llvm.loop !87

done.130:
	%551 = trunc i64 %549 to i32
	store i32 %551, i32* %i.20
	br label %enddo.131

enddo.131:
	br label %latch.125

do.132:
	%552 = phi i64 [ %402, %enddo.127 ], [ %565, %latch.133 ]
	%553 = trunc i64 %552 to i32
	store i32 %553, i32* %j.21
	%554 = load i64, i64* %"cells%start1.23"
	%555 = icmp sgt i64 1, %554
	%556 = select i1 %555, i64 1, i64 %554
	%557 = load i64, i64* %"cells%block1.24"
	%558 = load i64, i64* %"cells%start1.23"
	%559 = add nsw i64 %557, %558
	%560 = sub nsw i64 %559, 1
	%561 = icmp slt i64 11, %560
	%562 = select i1 %561, i64 11, i64 %560
	%563 = trunc i64 %556 to i32
	store i32 %563, i32* %i.20
	%564 = icmp sle i64 %556, %562
	br i1 %564, label %do.136, label %enddo.139

latch.133:
	%565 = add nsw i64 %552, 1
	%566 = icmp slt i64 %552, %408
	br i1 %566, label %do.132, label %done.134, !llvm.loop !95

done.134:
	%567 = trunc i64 %565 to i32
	store i32 %567, i32* %j.21
	br label %enddo.135

enddo.135:
	%568 = load i64, i64* %"cells%start2.25"
	%569 = icmp sgt i64 1, %568
	%570 = select i1 %569, i64 1, i64 %568
	%571 = load i64, i64* %"cells%block2.26"
	%572 = load i64, i64* %"cells%start2.25"
	%573 = add nsw i64 %571, %572
	%574 = sub nsw i64 %573, 1
	%575 = icmp slt i64 9, %574
	%576 = select i1 %575, i64 9, i64 %574
	%577 = trunc i64 %570 to i32
	store i32 %577, i32* %j.21
	%578 = icmp sle i64 %570, %576
	br i1 %578, label %do.140, label %enddo.143

do.136:
	%579 = phi i64 [ %556, %do.132 ], [ %612, %latch.137 ]
	%580 = trunc i64 %579 to i32
	store i32 %580, i32* %i.20, !llvm.access.group !90
	%581 = load i64, i64* %u.stride.6
	%582 = mul nsw i64 %552, %581
	%583 = load double*, double** %u.origin.4
	%584 = getelementptr double, double* %583, i64 %582
	%585 = getelementptr double, double* %584, i64 %579
	%586 = load double, double* %585, !alias.scope !10, !noalias !11, !llvm.access.group !90
	%587 = load double*, double** %mask.origin.13
	%588 = getelementptr double, double* %587, i64 %579
	%589 = load double, double* %588, !alias.scope !16, !noalias !17, !llvm.access.group !90
	%590 = fmul double %586, %589
	%591 = add nsw i64 %579, 1
	%592 = load i64, i64* %p.stride.3
	%593 = mul nsw i64 %552, %592
	%594 = load double*, double** %p.origin.1
	%595 = getelementptr double, double* %594, i64 %593
	%596 = getelementptr double, double* %595, i64 %591
	%597 = load double, double* %596, !alias.scope !8, !noalias !9, !llvm.access.group !90
	%598 = load i64, i64* %p.stride.3
	%599 = mul nsw i64 %552, %598
	%600 = load double*, double** %p.origin.1
	%601 = getelementptr double, double* %600, i64 %599
	%602 = getelementptr double, double* %601, i64 %579
	%603 = load double, double* %602, !alias.scope !8, !noalias !9, !llvm.access.group !90
	%604 = fsub double %597, %603
	%605 = fmul double 0x3FB999999999999A, %604
	%606 = fsub double %590, %605
	%607 = load i64, i64* %u.stride.6
	%608 = mul nsw i64 %552, %607
	%609 = load double*, double** %u.origin.4
	%610 = getelementptr double, double* %609, i64 %608
	%611 = getelementptr double, double* %610, i64 %579
	store double %606, double* %611, !alias.scope !10, !noalias !11, !llvm.access.group !90
	br label %latch.137

latch.137:
	%612 = add nsw i64 %579, 1
	%613 = icmp slt i64 %579, %562
	br i1 %613, label %do.136, label %done.138, !llvm.loop !93

done.138:
	%614 = trunc i64 %612 to i32
	store i32 %614, i32* %i.20
	br label %enddo.139

enddo.139:
	br label %latch.133

do.140:
	%615 = phi i64 [ %570, %enddo.135 ], [ %628, %latch.141 ]
	%616 = trunc i64 %615 to i32
	store i32 %616, i32* %j.21
	%617 = load i64, i64* %"cells%start1.23"
	%618 = icmp sgt i64 1, %617
	%619 = select i1 %618, i64 1, i64 %617
	%620 = load i64, i64* %"cells%block1.24"
	%621 = load i64, i64* %"cells%start1.23"
	%622 = add nsw i64 %620, %621
	%623 = sub nsw i64 %622, 1
	%624 = icmp slt i64 12, %623
	%625 = select i1 %624, i64 12, i64 %623
	%626 = trunc i64 %619 to i32
	store i32 %626, i32* %i.20
	%627 = icmp sle i64 %619, %625
	br i1 %627, label %do.144, label %enddo.147

latch.141:
	%628 = add nsw i64 %615, 1
	%629 = icmp slt i64 %615, %576
	br i1 %629, label %do.140, label %done.142, !llvm.loop !101

done.142:
	%630 = trunc i64 %628 to i32
	store i32 %630, i32* %j.21
	br label %enddo.143

enddo.143:
	%631 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.149, i32 0, i32 0
	%632 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.148, i32 0, i32 0
	store i64* %631, i64** %632
	%633 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.150, i32 0, i32 0
	%634 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.148, i32 0, i32 1
	store i64* %633, i64** %634
	%635 = bitcast [2 x i64*]* %params.148 to i8*
	call void @hpf_exchange_run(i8* bitcast ([2 x %hpf_exchange*]* @8 to i8*), i8* %635, i32 2)
	%636 = load i64, i64* %"cells%start2.25"
	%637 = icmp sgt i64 1, %636
	%638 = select i1 %637, i64 1, i64 %636
	%639 = load i64, i64* %"cells%block2.26"
	%640 = load i64, i64* %"cells%start2.25"
	%641 = add nsw i64 %639, %640
	%642 = sub nsw i64 %641, 1
	%643 = icmp slt i64 10, %642
	%644 = select i1 %643, i64 10, i64 %642
	%645 = trunc i64 %638 to i32
	store i32 %645, i32* %"i%10.38"
	%646 = icmp sle i64 %638, %644
	br i1 %646, label %do.151, label %enddo.154

do.144:
	%647 = phi i64 [ %619, %do.140 ], [ %679, %latch.145 ]
	%648 = trunc i64 %647 to i32
	store i32 %648, i32* %i.20, !llvm.access.group !96
	%649 = load i64, i64* %v.stride.9
	%650 = mul nsw i64 %615, %649
	%651 = load double*, double** %v.origin.7
	%652 = getelementptr double, double* %651, i64 %650
	%653 = getelementptr double, double* %652, i64 %647
	%654 = load double, double* %653, !alias.scope !12, !noalias !13, !llvm.access.group !96
	%655 = load double*, double** %tall.origin.15
	%656 = getelementptr double, double* %655, i64 %615
	%657 = load double, double* %656, !alias.scope !18, !noalias !19, !llvm.access.group !96
	%658 = add nsw i64 %615, 1
	%659 = load i64, i64* %p.stride.3
	%660 = mul nsw i64 %658, %659
	%661 = load double*, double** %p.origin.1
	%662 = getelementptr double, double* %661, i64 %660
	%663 = getelementptr double, double* %662, i64 %647
	%664 = load double, double* %663, !alias.scope !8, !noalias !9, !llvm.access.group !96
	%665 = load i64, i64* %p.stride.3
	%666 = mul nsw i64 %615, %665
	%667 = load double*, double** %p.origin.1
	%668 = getelementptr double, double* %667, i64 %666
	%669 = getelementptr double, double* %668, i64 %647
	%670 = load double, double* %669, !alias.scope !8, !noalias !9, !llvm.access.group !96
	%671 = fsub double %664, %670
	%672 = fmul double %657, %671
	%673 = fsub double %654, %672
	%674 = load i64, i64* %v.stride.9
	%675 = mul nsw i64 %615, %674
	%676 = load double*, double** %v.origin.7
	%677 = getelementptr double, double* %676, i64 %675
	%678 = getelementptr double, double* %677, i64 %647
	store double %673, double* %678, !alias.scope !12, !noalias !13, !llvm.access.group !96
	br label %latch.145

latch.145:
	%679 = add nsw i64 %647, 1
	%680 = icmp slt i64 %647, %625
	br i1 %680, label %do.144, label %done.146, !llvm.loop !99

done.146:
	%681 = trunc i64 %679 to i32
	store i32 %681, i32* %i.20
	br label %enddo.147

enddo.147:
	br label %latch.141

do.151:
	%682 = phi i64 [ %638, %enddo.143 ], [ %695, %latch.152 ]
	%683 = trunc i64 %682 to i32
	store i32 %683, i32* %"i%10.38", !llvm.access.group !102
	%684 = load i64, i64* %"cells%start1.23", !llvm.access.group !102
	%685 = icmp sgt i64 1, %684
	%686 = select i1 %685, i64 1, i64 %684
	%687 = load i64, i64* %"cells%block1.24", !llvm.access.group !102
	%688 = load i64, i64* %"cells%start1.23", !llvm.access.group !102
	%689 = add nsw i64 %687, %688
	%690 = sub nsw i64 %689, 1
	%691 = icmp slt i64 12, %690
	%692 = select i1 %691, i64 12, i64 %690
	%693 = trunc i64 %686 to i32
	store i32 %693, i32* %"i%9.37", !llvm.access.group !102
	%694 = icmp sle i64 %686, %692
	br i1 %694, label %do.155, label %enddo.158

latch.152:
	%695 = add nsw i64 %682, 1
	%696 = icmp slt i64 %682, %644
	br i1 %696, label %do.151, label %done.153, !llvm.loop !116

done.153:
	%697 = trunc i64 %695 to i32
	store i32 %697, i32* %"i%10.38"
	br label %enddo.154

enddo.154:
	%698 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.160, i32 0, i32 0
	%699 = getelementptr inbounds [4 x i64*], [4 x i64*]* %params.159, i32 0, i32 0
	store i64* %698, i64** %699
	%700 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.161, i32 0, i32 0
	%701 = getelementptr inbounds [4 x i64*], [4 x i64*]* %params.159, i32 0, i32 1
	store i64* %700, i64** %701
	%702 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.162, i32 0, i32 0
	%703 = getelementptr inbounds [4 x i64*], [4 x i64*]* %params.159, i32 0, i32 2
	store i64* %702, i64** %703
	%704 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.163, i32 0, i32 0
	%705 = getelementptr inbounds [4 x i64*], [4 x i64*]* %params.159, i32 0, i32 3
	store i64* %704, i64** %705
	%706 = bitcast [4 x i64*]* %params.159 to i8*
	call void @hpf_exchange_run(i8* bitcast ([4 x %hpf_exchange*]* @13 to i8*), i8* %706, i32 4)
	%707 = load i64, i64* %"cells%start2.25"
	%708 = icmp sgt i64 2, %707
	%709 = select i1 %708, i64 2, i64 %707
	%710 = load i64, i64* %"cells%block2.26"
	%711 = load i64, i64* %"cells%start2.25"
	%712 = add nsw i64 %710, %711
	%713 = sub nsw i64 %712, 1
	%714 = icmp slt i64 9, %713
	%715 = select i1 %714, i64 9, i64 %713
	%716 = trunc i64 %709 to i32
	store i32 %716, i32* %j.21
	%717 = icmp sle i64 %709, %715
	br i1 %717, label %do.164, label %enddo.167

do.155:
	%718 = phi i64 [ %686, %do.151 ], [ %762, %latch.156 ]
	%719 = trunc i64 %718 to i32
	store i32 %719, i32* %"i%9.37", !llvm.access.group !104
	%720 = load i64, i64* %p.stride.3
	%721 = mul nsw i64 %682, %720
	%722 = load double*, double** %p.origin.1
	%723 = getelementptr double, double* %722, i64 %721
	%724 = getelementptr double, double* %723, i64 %718
	%725 = load double, double* %724, !alias.scope !8, !noalias !9, !llvm.access.group !105
	%726 = load i64, i64* %u.stride.6
	%727 = mul nsw i64 %682, %726
	%728 = load double*, double** %u.origin.4
	%729 = getelementptr double, double* %728, i64 %727
	%730 = getelementptr double, double* %729, i64 %718
	%731 = load double, double* %730, !alias.scope !10, !noalias !11, !llvm.access.group !106
	%732 = sub nsw i64 %718, 1
	%733 = load i64, i64* %u.stride.6
	%734 = mul nsw i64 %682, %733
	%735 = load double*, double** %u.origin.4
	%736 = getelementptr double, double* %735, i64 %734
	%737 = getelementptr double, double* %736, i64 %732
	%738 = load double, double* %737, !alias.scope !10, !noalias !11, !llvm.access.group !107
	%739 = fsub double %731, %738
	%740 = load i64, i64* %v.stride.9
	%741 = mul nsw i64 %682, %740
	%742 = load double*, double** %v.origin.7
	%743 = getelementptr double, double* %742, i64 %741
	%744 = getelementptr double, double* %743, i64 %718
	%745 = load double, double* %744, !alias.scope !12, !noalias !13, !llvm.access.group !108
	%746 = fadd double %739, %745
	%747 = sub nsw i64 %682, 1
	%748 = load i64, i64* %v.stride.9
	%749 = mul nsw i64 %747, %748
	%750 = load double*, double** %v.origin.7
	%751 = getelementptr double, double* %750, i64 %749
	%752 = getelementptr double, double* %751, i64 %718
	%753 = load double, double* %752, !alias.scope !12, !noalias !13, !llvm.access.group !109
	%754 = fsub double %746, %753
	%755 = fmul double 0x3FC999999999999A, %754
	%756 = fsub double %725, %755
	%757 = load i64, i64* %p.stride.3
	%758 = mul nsw i64 %682, %757
	%759 = load double*, double** %p.origin.1
	%760 = getelementptr double, double* %759, i64 %758
	%761 = getelementptr double, double* %760, i64 %718
	store double %756, double* %761, !alias.scope !8, !noalias !9, !llvm.access.group !110
	br label %latch.156

latch.156:
	%762 = add nsw i64 %718, 1
	%763 = icmp slt i64 %718, %692
	br i1 %763, label %do.155, label %done.157, !llvm.loop !113

done.157:
	%764 = trunc i64 %762 to i32
	store i32 %764, i32* %"i%9.37", !llvm.access.group !102
	br label %enddo.158

enddo.158:
	br label %latch.152

do.164:
	%765 = phi i64 [ %709, %enddo.154 ], [ %778, %latch.165 ]
	%766 = trunc i64 %765 to i32
	store i32 %766, i32* %j.21
	%767 = load i64, i64* %"cells%start1.23"
	%768 = icmp sgt i64 2, %767
	%769 = select i1 %768, i64 2, i64 %767
	%770 = load i64, i64* %"cells%block1.24"
	%771 = load i64, i64* %"cells%start1.23"
	%772 = add nsw i64 %770, %771
	%773 = sub nsw i64 %772, 1
	%774 = icmp slt i64 11, %773
	%775 = select i1 %774, i64 11, i64 %773
	%776 = trunc i64 %769 to i32
	store i32 %776, i32* %i.20
	%777 = icmp sle i64 %769, %775
	br i1 %777, label %do.168, label %enddo.171

latch.165:
	%778 = add nsw i64 %765, 1
	%779 = icmp slt i64 %765, %715
	br i1 %779, label %do.164, label %done.166, !llvm.loop !122

done.166:
	%780 = trunc i64 %778 to i32
	store i32 %780, i32* %j.21
	br label %enddo.167

enddo.167:
	%781 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.176, i32 0, i32 0
	%782 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.175, i32 0, i32 0
	store i64* %781, i64** %782
	%783 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.177, i32 0, i32 0
	%784 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.175, i32 0, i32 1
	store i64* %783, i64** %784
	%785 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.178, i32 0, i32 0
	%786 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.175, i32 0, i32 2
	store i64* %785, i64** %786
	%787 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.179, i32 0, i32 0
	%788 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.175, i32 0, i32 3
	store i64* %787, i64** %788
	%789 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.180, i32 0, i32 0
	%790 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.175, i32 0, i32 4
	store i64* %789, i64** %790
	%791 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.181, i32 0, i32 0
	%792 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.175, i32 0, i32 5
	store i64* %791, i64** %792
	%793 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.182, i32 0, i32 0
	%794 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.175, i32 0, i32 6
	store i64* %793, i64** %794
	%795 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.183, i32 0, i32 0
	%796 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.175, i32 0, i32 7
	store i64* %795, i64** %796
	%797 = bitcast [8 x i64*]* %params.175 to i8*
	call void @hpf_exchange_run(i8* bitcast ([8 x %hpf_exchange*]* @22 to i8*), i8* %797, i32 8)
	%798 = load i64, i64* %"cells%start2.25"
	%799 = icmp sgt i64 2, %798
	%800 = select i1 %799, i64 2, i64 %798
	%801 = load i64, i64* %"cells%block2.26"
	%802 = load i64, i64* %"cells%start2.25"
	%803 = add nsw i64 %801, %802
	%804 = sub nsw i64 %803, 1
	%805 = icmp slt i64 9, %804
	%806 = select i1 %805, i64 9, i64 %804
	%807 = trunc i64 %800 to i32
	store i32 %807, i32* %j.21
	%808 = icmp sle i64 %800, %806
	br i1 %808, label %do.184, label %enddo.187

do.168:
	%809 = phi i64 [ %769, %do.164 ], [ %818, %latch.169 ]
	%810 = trunc i64 %809 to i32
	store i32 %810, i32* %i.20, !llvm.access.group !117
	%811 = load i64, i64* %wind.stride.12
	%812 = mul nsw i64 %765, %811
	%813 = load double*, double** %wind.origin.10
	%814 = getelementptr double, double* %813, i64 %812
	%815 = getelementptr double, double* %814, i64 %809
	%816 = load double, double* %815, !alias.scope !14, !noalias !15, !llvm.access.group !117
	%817 = fcmp ogt double %816, 0.0
	br i1 %817, label %then.173, label %else.174

latch.169:
	%818 = add nsw i64 %809, 1
	%819 = icmp slt i64 %809, %775
	br i1 %819, label %do.168, label %done.170, !llvm.loop !120

done.170:
	%820 = trunc i64 %818 to i32
	store i32 %820, i32* %i.20
	br label %enddo.171

enddo.171:
	br label %latch.165

endif.172:
	br label %latch.169

then.173:
	%821 = sub nsw i64 %809, 1
	%822 = load i64, i64* %p.stride.3
	%823 = mul nsw i64 %765, %822
	%824 = load double*, double** %p.origin.1
	%825 = getelementptr double, double* %824, i64 %823
	%826 = getelementptr double, double* %825, i64 %821
	%827 = load double, double* %826, !alias.scope !8, !noalias !9, !llvm.access.group !117
	%828 = load i64, i64* %wind.stride.12
	%829 = mul nsw i64 %765, %828
	%830 = load double*, double** %wind.origin.10
	%831 = getelementptr double, double* %830, i64 %829
	%832 = getelementptr double, double* %831, i64 %809
	%833 = load double, double* %832, !alias.scope !14, !noalias !15, !llvm.access.group !117
	%834 = fmul double 0x3FD3333333333333, %833
	%835 = sub nsw i64 %765, 1
	%836 = load i64, i64* %p.stride.3
	%837 = mul nsw i64 %835, %836
	%838 = load double*, double** %p.origin.1
	%839 = getelementptr double, double* %838, i64 %837
	%840 = getelementptr double, double* %839, i64 %809
	%841 = load double, double* %840, !alias.scope !8, !noalias !9, !llvm.access.group !117
	%842 = fmul double %834, %841
	%843 = fadd double %827, %842
	%844 = load i64, i64* %q.stride.19
	%845 = mul nsw i64 %765, %844
	%846 = load double*, double** %q.origin.17
	%847 = getelementptr double, double* %846, i64 %845
	%848 = getelementptr double, double* %847, i64 %809
	store double %843, double* %848, !alias.scope !20, !noalias !21, !llvm.access.group !117
	br label %endif.172

else.174:
	%849 = add nsw i64 %809, 1
	%850 = load i64, i64* %p.stride.3
	%851 = mul nsw i64 %765, %850
	%852 = load double*, double** %p.origin.1
	%853 = getelementptr double, double* %852, i64 %851
	%854 = getelementptr double, double* %853, i64 %849
	%855 = load double, double* %854, !alias.scope !8, !noalias !9, !llvm.access.group !117
	%856 = load i64, i64* %wind.stride.12
	%857 = mul nsw i64 %765, %856
	%858 = load double*, double** %wind.origin.10
	%859 = getelementptr double, double* %858, i64 %857
	%860 = getelementptr double, double* %859, i64 %809
	%861 = load double, double* %860, !alias.scope !14, !noalias !15, !llvm.access.group !117
	%862 = fmul double 0x3FD3333333333333, %861
	%863 = add nsw i64 %765, 1
	%864 = load i64, i64* %p.stride.3
	%865 = mul nsw i64 %863, %864
	%866 = load double*, double** %p.origin.1
	%867 = getelementptr double, double* %866, i64 %865
	%868 = getelementptr double, double* %867, i64 %809
	%869 = load double, double* %868, !alias.scope !8, !noalias !9, !llvm.access.group !117
	%870 = fmul double %862, %869
	%871 = fsub double %855, %870
	%872 = load i64, i64* %q.stride.19
	%873 = mul nsw i64 %765, %872
	%874 = load double*, double** %q.origin.17
	%875 = getelementptr double, double* %874, i64 %873
	%876 = getelementptr double, double* %875, i64 %809
	store double %871, double* %876, !alias.scope !20, !noalias !21, !llvm.access.group !117
	br label %endif.172

do.184:
	%877 = phi i64 [ %800, %enddo.167 ], [ %890, %latch.185 ]
	%878 = trunc i64 %877 to i32
	store i32 %878, i32* %j.21
	%879 = load i64, i64* %"cells%start1.23"
	%880 = icmp sgt i64 2, %879
	%881 = select i1 %880, i64 2, i64 %879
	%882 = load i64, i64* %"cells%block1.24"
	%883 = load i64, i64* %"cells%start1.23"
	%884 = add nsw i64 %882, %883
	%885 = sub nsw i64 %884, 1
	%886 = icmp slt i64 11, %885
	%887 = select i1 %886, i64 11, i64 %885
	%888 = trunc i64 %881 to i32
	store i32 %888, i32* %i.20
	%889 = icmp sle i64 %881, %887
	br i1 %889, label %do.188, label %enddo.191

latch.185:
	%890 = add nsw i64 %877, 1
	%891 = icmp slt i64 %877, %806
	br i1 %891, label %do.184, label %done.186, !llvm.loop !128

done.186:
	%892 = trunc i64 %890 to i32
	store i32 %892, i32* %j.21
	br label %enddo.187

enddo.187:
	%893 = icmp sgt i64 1, 10
	%894 = select i1 %893, i64 1, i64 10
	%895 = mul nsw i64 %894, 40000
	%896 = sitofp i64 %895 to double
	%897 = call i32 @pgas_num_images()
	%898 = sext i32 %897 to i64
	%899 = sub nsw i64 %898, 1
	%900 = icmp sgt i64 1, %899
	%901 = select i1 %900, i64 1, i64 %899
	%902 = load i64, i64* %"cells%block1.24"
	%903 = icmp sgt i64 1, %902
	%904 = select i1 %903, i64 1, i64 %902
	%905 = mul nsw i64 %901, %904
	%906 = sitofp i64 %905 to double
	%907 = fdiv double %896, %906
	%908 = call double @llvm.sqrt.f64(double %907)
	%909 = fptosi double %908 to i64
	%910 = icmp sgt i64 1, %909
	%911 = select i1 %910, i64 1, i64 %909
	store i64 %911, i64* %"i%11%size.58"
	%912 = load i64, i64* %"i%11%size.58"
	store i64 1, i64* %"i%11%strip.57"
	%913 = icmp eq i64 %912, 0
	br i1 %913, label %cold.196, label %rest.197

do.188:
	%914 = phi i64 [ %881, %do.184 ], [ %957, %latch.189 ]
	%915 = trunc i64 %914 to i32
	store i32 %915, i32* %i.20, !llvm.access.group !123
	%916 = sub nsw i64 %914, 1
	%917 = sub nsw i64 %877, 1
	%918 = load i64, i64* %q.stride.19
	%919 = mul nsw i64 %917, %918
	%920 = load double*, double** %q.origin.17
	%921 = getelementptr double, double* %920, i64 %919
	%922 = getelementptr double, double* %921, i64 %916
	%923 = load double, double* %922, !alias.scope !20, !noalias !21, !llvm.access.group !123
	%924 = add nsw i64 %914, 1
	%925 = sub nsw i64 %877, 1
	%926 = load i64, i64* %q.stride.19
	%927 = mul nsw i64 %925, %926
	%928 = load double*, double** %q.origin.17
	%929 = getelementptr double, double* %928, i64 %927
	%930 = getelementptr double, double* %929, i64 %924
	%931 = load double, double* %930, !alias.scope !20, !noalias !21, !llvm.access.group !123
	%932 = fadd double %923, %931
	%933 = sub nsw i64 %914, 1
	%934 = add nsw i64 %877, 1
	%935 = load i64, i64* %q.stride.19
	%936 = mul nsw i64 %934, %935
	%937 = load double*, double** %q.origin.17
	%938 = getelementptr double, double* %937, i64 %936
	%939 = getelementptr double, double* %938, i64 %933
	%940 = load double, double* %939, !alias.scope !20, !noalias !21, !llvm.access.group !123
	%941 = fadd double %932, %940
	%942 = add nsw i64 %914, 1
	%943 = add nsw i64 %877, 1
	%944 = load i64, i64* %q.stride.19
	%945 = mul nsw i64 %943, %944
	%946 = load double*, double** %q.origin.17
	%947 = getelementptr double, double* %946, i64 %945
	%948 = getelementptr double, double* %947, i64 %942
	%949 = load double, double* %948, !alias.scope !20, !noalias !21, !llvm.access.group !123
	%950 = fadd double %941, %949
	%951 = fmul double 0.25, %950
	%952 = load i64, i64* %p.stride.3
	%953 = mul nsw i64 %877, %952
	%954 = load double*, double** %p.origin.1
	%955 = getelementptr double, double* %954, i64 %953
	%956 = getelementptr double, double* %955, i64 %914
	store double %951, double* %956, !alias.scope !8, !noalias !9, !llvm.access.group !123
	br label %latch.189

latch.189:
	%957 = add nsw i64 %914, 1
	%958 = icmp slt i64 %914, %887
	br i1 %958, label %do.188, label %done.190, !llvm.loop !126

done.190:
	%959 = trunc i64 %957 to i32
	store i32 %959, i32* %i.20
	br label %enddo.191

enddo.191:
	br label %latch.185

do.192:
	%960 = phi i64 [ 1, %rest.197 ], [ %963, %latch.193 ]
	%961 = phi i64 [ %979, %rest.197 ], [ %964, %latch.193 ]
	store i64 %960, i64* %"i%11%strip.57"
	store i32 6, i32* %i.20
	%962 = icmp sle i64 6, 12
	br i1 %962, label %do.198, label %enddo.201

latch.193:
	%963 = add nsw i64 %960, %912
	%964 = sub nsw i64 %961, 1
	%965 = icmp sgt i64 %964, 0
	br i1 %965, label %do.192, label %done.194, !llvm.loop !140

done.194:
	store i64 %963, i64* %"i%11%strip.57"
	br label %enddo.195

enddo.195:
	%966 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.218, i32 0, i32 0
	%967 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.217, i32 0, i32 0
	store i64* %966, i64** %967
	%968 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.219, i32 0, i32 0
	%969 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.217, i32 0, i32 1
	store i64* %968, i64** %969
	%970 = bitcast [2 x i64*]* %params.217 to i8*
	call void @hpf_exchange_run(i8* bitcast ([2 x %hpf_exchange*]* @25 to i8*), i8* %970, i32 2)
	%971 = load i64, i64* %"cells%start1.23"
	%972 = icmp sge i64 1, %971
	%973 = load i64, i64* %"cells%block1.24"
	%974 = load i64, i64* %"cells%start1.23"
	%975 = add nsw i64 %973, %974
	%976 = icmp sge i64 %975, 2
	%977 = and i1 %972, %976
	br i1 %977, label %then.221, label %else.222

cold.196:
	call void @hpf_fail(i8* bitcast (%hpf_pos* @.pos.8 to i8*), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.text.33, i64 0, i64 0))
	unreachable

rest.197:
	%978 = add nsw i64 9, %912
	%979 = sdiv i64 %978, %912
	%980 = icmp sgt i64 %979, 0
	br i1 %980, label %do.192, label %enddo.195

do.198:
	%981 = phi i64 [ 6, %do.192 ], [ %991, %latch.199 ]
	%982 = trunc i64 %981 to i32
	store i32 %982, i32* %i.20
	call void @hpf_indirect_begin(i8* bitcast (%hpf_indirect* @indirect.1 to i8*))
	%983 = load i64, i64* %"cells%start1.23"
	%984 = icmp sge i64 %981, %983
	%985 = load i64, i64* %"cells%block1.24"
	%986 = load i64, i64* %"cells%start1.23"
	%987 = add nsw i64 %985, %986
	%988 = add nsw i64 %981, 1
	%989 = icmp sge i64 %987, %988
	%990 = and i1 %984, %989
	br i1 %990, label %then.203, label %else.204

latch.199:
	%991 = add nsw i64 %981, 1
	%992 = icmp slt i64 %981, 12
	br i1 %992, label %do.198, label %done.200, !llvm.loop !138

done.200:
	%993 = trunc i64 %991 to i32
	store i32 %993, i32* %i.20
	br label %enddo.201

enddo.201:
	br label %latch.193

endif.202:
	call void @hpf_indirect_end(i8* bitcast (%hpf_indirect* @indirect.1 to i8*))
	call void @hpf_indirect_gather(i8* bitcast (%hpf_indirect* @indirect.1 to i8*))
	%994 = load i64, i64* %"cells%start1.23"
	%995 = icmp sge i64 %981, %994
	%996 = load i64, i64* %"cells%block1.24"
	%997 = load i64, i64* %"cells%start1.23"
	%998 = add nsw i64 %996, %997
	%999 = add nsw i64 %981, 1
	%1000 = icmp sge i64 %998, %999
	%1001 = and i1 %995, %1000
	br i1 %1001, label %then.211, label %else.212

then.203:
	%1002 = load i64, i64* %"cells%start2.25"
	%1003 = icmp sgt i64 %960, %1002
	%1004 = select i1 %1003, i64 %960, i64 %1002
	%1005 = load i64, i64* %"i%11%size.58"
	%1006 = sub nsw i64 %1005, 1
	%1007 = add nsw i64 %960, %1006
	%1008 = icmp slt i64 10, %1007
	%1009 = select i1 %1008, i64 10, i64 %1007
	%1010 = load i64, i64* %"cells%block2.26"
	%1011 = load i64, i64* %"cells%start2.25"
	%1012 = add nsw i64 %1010, %1011
	%1013 = sub nsw i64 %1012, 1
	%1014 = icmp slt i64 %1009, %1013
	%1015 = select i1 %1014, i64 %1009, i64 %1013
	%1016 = trunc i64 %1004 to i32
	store i32 %1016, i32* %"i%11%see.59"
	%1017 = icmp sle i64 %1004, %1015
	br i1 %1017, label %do.205, label %enddo.208

else.204:
	br label %endif.202

do.205:
	%1018 = phi i64 [ %1004, %then.203 ], [ %1025, %latch.206 ]
	%1019 = trunc i64 %1018 to i32
	store i32 %1019, i32* %"i%11%see.59", !llvm.access.group !129
	%1020 = sub nsw i64 %981, 5
	%1021 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.209, i32 0, i32 0
	store i64 %1020, i64* %1021
	%1022 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.209, i32 0, i32 1
	store i64 %1018, i64* %1022
	%1023 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.209, i32 0, i32 0
	%1024 = bitcast i64* %1023 to i8*
	call void @hpf_indirect_note(i8* bitcast (%hpf_indirect* @indirect.1 to i8*), i8* %1024)
	br label %latch.206

latch.206:
	%1025 = add nsw i64 %1018, 1
	%1026 = icmp slt i64 %1018, %1015
	br i1 %1026, label %do.205, label %done.207, !llvm.loop !132

done.207:
	%1027 = trunc i64 %1025 to i32
	store i32 %1027, i32* %"i%11%see.59"
	br label %enddo.208

enddo.208:
	br label %endif.202

endif.210:
	br label %latch.199

then.211:
	%1028 = load i64, i64* %"cells%start2.25"
	%1029 = icmp sgt i64 %960, %1028
	%1030 = select i1 %1029, i64 %960, i64 %1028
	%1031 = load i64, i64* %"i%11%size.58"
	%1032 = sub nsw i64 %1031, 1
	%1033 = add nsw i64 %960, %1032
	%1034 = icmp slt i64 10, %1033
	%1035 = select i1 %1034, i64 10, i64 %1033
	%1036 = load i64, i64* %"cells%block2.26"
	%1037 = load i64, i64* %"cells%start2.25"
	%1038 = add nsw i64 %1036, %1037
	%1039 = sub nsw i64 %1038, 1
	%1040 = icmp slt i64 %1035, %1039
	%1041 = select i1 %1040, i64 %1035, i64 %1039
	%1042 = trunc i64 %1030 to i32
	store i32 %1042, i32* %"i%11.39"
	%1043 = icmp sle i64 %1030, %1041
	br i1 %1043, label %do.213, label %enddo.216

else.212:
	br label %endif.210

do.213:
	%1044 = phi i64 [ %1030, %then.211 ], [ %1066, %latch.214 ]
	%1045 = trunc i64 %1044 to i32
	store i32 %1045, i32* %"i%11.39", !llvm.access.group !133
	%1046 = load i64, i64* %q.stride.19
	%1047 = mul nsw i64 %1044, %1046
	%1048 = load double*, double** %q.origin.17
	%1049 = getelementptr double, double* %1048, i64 %1047
	%1050 = getelementptr double, double* %1049, i64 %981
	%1051 = load double, double* %1050, !alias.scope !20, !noalias !21, !llvm.access.group !133
	%1052 = sub nsw i64 %981, 5
	%1053 = load i64, i64* %q.stride.19
	%1054 = mul nsw i64 %1044, %1053
	%1055 = load double*, double** %q.origin.17
	%1056 = getelementptr double, double* %1055, i64 %1054
	%1057 = getelementptr double, double* %1056, i64 %1052
	%1058 = load double, double* %1057, !alias.scope !20, !noalias !21, !llvm.access.group !133
	%1059 = fmul double 0.5, %1058
	%1060 = fadd double %1051, %1059
	%1061 = load i64, i64* %q.stride.19
	%1062 = mul nsw i64 %1044, %1061
	%1063 = load double*, double** %q.origin.17
	%1064 = getelementptr double, double* %1063, i64 %1062
	%1065 = getelementptr double, double* %1064, i64 %981
	store double %1060, double* %1065, !alias.scope !20, !noalias !21, !llvm.access.group !133
	br label %latch.214

latch.214:
	%1066 = add nsw i64 %1044, 1
	%1067 = icmp slt i64 %1044, %1041
	br i1 %1067, label %do.213, label %done.215, !llvm.loop !136

done.215:
	%1068 = trunc i64 %1066 to i32
	store i32 %1068, i32* %"i%11.39"
	br label %enddo.216

enddo.216:
	br label %endif.210

endif.220:
	%1069 = load i64, i64* %"cells%start1.23"
	%1070 = icmp sge i64 12, %1069
	%1071 = load i64, i64* %"cells%block1.24"
	%1072 = load i64, i64* %"cells%start1.23"
	%1073 = add nsw i64 %1071, %1072
	%1074 = icmp sge i64 %1073, 13
	%1075 = and i1 %1070, %1074
	br i1 %1075, label %then.228, label %else.229

then.221:
	%1076 = load i64, i64* %"cells%start2.25"
	%1077 = icmp sgt i64 1, %1076
	%1078 = select i1 %1077, i64 1, i64 %1076
	%1079 = load i64, i64* %"cells%block2.26"
	%1080 = load i64, i64* %"cells%start2.25"
	%1081 = add nsw i64 %1079, %1080
	%1082 = sub nsw i64 %1081, 1
	%1083 = icmp slt i64 10, %1082
	%1084 = select i1 %1083, i64 10, i64 %1082
	%1085 = trunc i64 %1078 to i32
	store i32 %1085, i32* %"i%12.40"
	%1086 = icmp sle i64 %1078, %1084
	br i1 %1086, label %do.223, label %enddo.226

else.222:
	br label %endif.220

do.223:
	%1087 = phi i64 [ %1078, %then.221 ], [ %1100, %latch.224 ]
	%1088 = trunc i64 %1087 to i32
	store i32 %1088, i32* %"i%12.40", !llvm.access.group !141
	%1089 = load i64, i64* %p.stride.3
	%1090 = mul nsw i64 %1087, %1089
	%1091 = load double*, double** %p.origin.1
	%1092 = getelementptr double, double* %1091, i64 %1090
	%1093 = getelementptr double, double* %1092, i64 11
	%1094 = load double, double* %1093, !alias.scope !8, !noalias !9, !llvm.access.group !141
	%1095 = load i64, i64* %p.stride.3
	%1096 = mul nsw i64 %1087, %1095
	%1097 = load double*, double** %p.origin.1
	%1098 = getelementptr double, double* %1097, i64 %1096
	%1099 = getelementptr double, double* %1098, i64 1
	store double %1094, double* %1099, !alias.scope !8, !noalias !9, !llvm.access.group !141
	br label %latch.224

latch.224:
	%1100 = add nsw i64 %1087, 1
	%1101 = icmp slt i64 %1087, %1084
	br i1 %1101, label %do.223, label %done.225, !llvm.loop !144

done.225:
	%1102 = trunc i64 %1100 to i32
	store i32 %1102, i32* %"i%12.40"
	br label %enddo.226

enddo.226:
	br label %endif.220

endif.227:
	%1103 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.235, i32 0, i32 0
	%1104 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.234, i32 0, i32 0
	store i64* %1103, i64** %1104
	%1105 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.236, i32 0, i32 0
	%1106 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.234, i32 0, i32 1
	store i64* %1105, i64** %1106
	%1107 = bitcast [2 x i64*]* %params.234 to i8*
	call void @hpf_exchange_run(i8* bitcast ([2 x %hpf_exchange*]* @28 to i8*), i8* %1107, i32 2)
	%1108 = load i64, i64* %"cells%start2.25"
	%1109 = icmp sge i64 1, %1108
	%1110 = load i64, i64* %"cells%block2.26"
	%1111 = load i64, i64* %"cells%start2.25"
	%1112 = add nsw i64 %1110, %1111
	%1113 = icmp sge i64 %1112, 2
	%1114 = and i1 %1109, %1113
	br i1 %1114, label %then.238, label %else.239

then.228:
	%1115 = load i64, i64* %"cells%start2.25"
	%1116 = icmp sgt i64 1, %1115
	%1117 = select i1 %1116, i64 1, i64 %1115
	%1118 = load i64, i64* %"cells%block2.26"
	%1119 = load i64, i64* %"cells%start2.25"
	%1120 = add nsw i64 %1118, %1119
	%1121 = sub nsw i64 %1120, 1
	%1122 = icmp slt i64 10, %1121
	%1123 = select i1 %1122, i64 10, i64 %1121
	%1124 = trunc i64 %1117 to i32
	store i32 %1124, i32* %"i%13.41"
	%1125 = icmp sle i64 %1117, %1123
	br i1 %1125, label %do.230, label %enddo.233

else.229:
	br label %endif.227

do.230:
	%1126 = phi i64 [ %1117, %then.228 ], [ %1139, %latch.231 ]
	%1127 = trunc i64 %1126 to i32
	store i32 %1127, i32* %"i%13.41", !llvm.access.group !145
	%1128 = load i64, i64* %p.stride.3
	%1129 = mul nsw i64 %1126, %1128
	%1130 = load double*, double** %p.origin.1
	%1131 = getelementptr double, double* %1130, i64 %1129
	%1132 = getelementptr double, double* %1131, i64 2
	%1133 = load double, double* %1132, !alias.scope !8, !noalias !9, !llvm.access.group !145
	%1134 = load i64, i64* %p.stride.3
	%1135 = mul nsw i64 %1126, %1134
	%1136 = load double*, double** %p.origin.1
	%1137 = getelementptr double, double* %1136, i64 %1135
	%1138 = getelementptr double, double* %1137, i64 12
	store double %1133, double* %1138, !alias.scope !8, !noalias !9, !llvm.access.group !145
	br label %latch.231

latch.231:
	%1139 = add nsw i64 %1126, 1
	%1140 = icmp slt i64 %1126, %1123
	br i1 %1140, label %do.230, label %done.232, !llvm.loop !148

done.232:
	%1141 = trunc i64 %1139 to i32
	store i32 %1141, i32* %"i%13.41"
	br label %enddo.233

enddo.233:
	br label %endif.227

endif.237:
	%1142 = load i64, i64* %"cells%start2.25"
	%1143 = icmp sge i64 10, %1142
	%1144 = load i64, i64* %"cells%block2.26"
	%1145 = load i64, i64* %"cells%start2.25"
	%1146 = add nsw i64 %1144, %1145
	%1147 = icmp sge i64 %1146, 11
	%1148 = and i1 %1143, %1147
	br i1 %1148, label %then.245, label %else.246

then.238:
	%1149 = load i64, i64* %"cells%start1.23"
	%1150 = icmp sgt i64 1, %1149
	%1151 = select i1 %1150, i64 1, i64 %1149
	%1152 = load i64, i64* %"cells%block1.24"
	%1153 = load i64, i64* %"cells%start1.23"
	%1154 = add nsw i64 %1152, %1153
	%1155 = sub nsw i64 %1154, 1
	%1156 = icmp slt i64 12, %1155
	%1157 = select i1 %1156, i64 12, i64 %1155
	%1158 = trunc i64 %1151 to i32
	store i32 %1158, i32* %"i%14.42"
	%1159 = icmp sle i64 %1151, %1157
	br i1 %1159, label %do.240, label %enddo.243

else.239:
	br label %endif.237

do.240:
	%1160 = phi i64 [ %1151, %then.238 ], [ %1172, %latch.241 ]
	%1161 = trunc i64 %1160 to i32
	store i32 %1161, i32* %"i%14.42", !llvm.access.group !149
	%1162 = load i64, i64* %p.stride.3
	%1163 = mul nsw i64 9, %1162
	%1164 = load double*, double** %p.origin.1
	%1165 = getelementptr double, double* %1164, i64 %1163
	%1166 = getelementptr double, double* %1165, i64 %1160
	%1167 = load double, double* %1166, !alias.scope !8, !noalias !9, !llvm.access.group !149
	%1168 = load i64, i64* %p.stride.3
	%1169 = load double*, double** %p.origin.1
	%1170 = getelementptr double, double* %1169, i64 %1168
	%1171 = getelementptr double, double* %1170, i64 %1160
	store double %1167, double* %1171, !alias.scope !8, !noalias !9, !llvm.access.group !149
	br label %latch.241

latch.241:
	%1172 = add nsw i64 %1160, 1
	%1173 = icmp slt i64 %1160, %1157
	br i1 %1173, label %do.240, label %done.242, !llvm.loop !152

done.242:
	%1174 = trunc i64 %1172 to i32
	store i32 %1174, i32* %"i%14.42"
	br label %enddo.243

enddo.243:
	br label %endif.237

endif.244:
	%1175 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.252, i32 0, i32 0
	%1176 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.251, i32 0, i32 0
	store i64* %1175, i64** %1176
	%1177 = bitcast [1 x i64*]* %params.251 to i8*
	call void @hpf_exchange_run(i8* bitcast ([1 x %hpf_exchange*]* @30 to i8*), i8* %1177, i32 1)
	%1178 = load i64, i64* %"cells%start2.25"
	%1179 = icmp sge i64 2, %1178
	%1180 = load i64, i64* %"cells%block2.26"
	%1181 = load i64, i64* %"cells%start2.25"
	%1182 = add nsw i64 %1180, %1181
	%1183 = icmp sge i64 %1182, 3
	%1184 = and i1 %1179, %1183
	br i1 %1184, label %then.254, label %else.255

then.245:
	%1185 = load i64, i64* %"cells%start1.23"
	%1186 = icmp sgt i64 1, %1185
	%1187 = select i1 %1186, i64 1, i64 %1185
	%1188 = load i64, i64* %"cells%block1.24"
	%1189 = load i64, i64* %"cells%start1.23"
	%1190 = add nsw i64 %1188, %1189
	%1191 = sub nsw i64 %1190, 1
	%1192 = icmp slt i64 12, %1191
	%1193 = select i1 %1192, i64 12, i64 %1191
	%1194 = trunc i64 %1187 to i32
	store i32 %1194, i32* %"i%15.43"
	%1195 = icmp sle i64 %1187, %1193
	br i1 %1195, label %do.247, label %enddo.250

else.246:
	br label %endif.244

do.247:
	%1196 = phi i64 [ %1187, %then.245 ], [ %1209, %latch.248 ]
	%1197 = trunc i64 %1196 to i32
	store i32 %1197, i32* %"i%15.43", !llvm.access.group !153
	%1198 = load i64, i64* %p.stride.3
	%1199 = mul nsw i64 2, %1198
	%1200 = load double*, double** %p.origin.1
	%1201 = getelementptr double, double* %1200, i64 %1199
	%1202 = getelementptr double, double* %1201, i64 %1196
	%1203 = load double, double* %1202, !alias.scope !8, !noalias !9, !llvm.access.group !153
	%1204 = load i64, i64* %p.stride.3
	%1205 = mul nsw i64 10, %1204
	%1206 = load double*, double** %p.origin.1
	%1207 = getelementptr double, double* %1206, i64 %1205
	%1208 = getelementptr double, double* %1207, i64 %1196
	store double %1203, double* %1208, !alias.scope !8, !noalias !9, !llvm.access.group !153
	br label %latch.248

latch.248:
	%1209 = add nsw i64 %1196, 1
	%1210 = icmp slt i64 %1196, %1193
	br i1 %1210, label %do.247, label %done.249, !llvm.loop !156

done.249:
	%1211 = trunc i64 %1209 to i32
	store i32 %1211, i32* %"i%15.43"
	br label %enddo.250

enddo.250:
	br label %endif.244

endif.253:
	store double 0.0, double* %"s%1.47"
	store double 0.0, double* %"s%1%part.60"
	%1212 = load i64, i64* %"cells%start2.25"
	%1213 = icmp sgt i64 1, %1212
	%1214 = select i1 %1213, i64 1, i64 %1212
	%1215 = load i64, i64* %"cells%block2.26"
	%1216 = load i64, i64* %"cells%start2.25"
	%1217 = add nsw i64 %1215, %1216
	%1218 = sub nsw i64 %1217, 1
	%1219 = icmp slt i64 10, %1218
	%1220 = select i1 %1219, i64 10, i64 %1218
	%1221 = trunc i64 %1214 to i32
	store i32 %1221, i32* %"i%18.46"
	%1222 = icmp sle i64 %1214, %1220
	br i1 %1222, label %do.260, label %enddo.263

then.254:
	%1223 = load i64, i64* %"cells%start1.23"
	%1224 = icmp sgt i64 1, %1223
	%1225 = select i1 %1224, i64 1, i64 %1223
	%1226 = load i64, i64* %"cells%block1.24"
	%1227 = load i64, i64* %"cells%start1.23"
	%1228 = add nsw i64 %1226, %1227
	%1229 = sub nsw i64 %1228, 1
	%1230 = icmp slt i64 12, %1229
	%1231 = select i1 %1230, i64 12, i64 %1229
	%1232 = trunc i64 %1225 to i32
	store i32 %1232, i32* %"i%16.44"
	%1233 = icmp sle i64 %1225, %1231
	br i1 %1233, label %do.256, label %enddo.259

else.255:
	br label %endif.253

do.256:
	%1234 = phi i64 [ %1225, %then.254 ], [ %1258, %latch.257 ]
	%1235 = trunc i64 %1234 to i32
	store i32 %1235, i32* %"i%16.44", !llvm.access.group !157
	%1236 = load i64, i64* %q.stride.19
	%1237 = mul nsw i64 2, %1236
	%1238 = load double*, double** %q.origin.17
	%1239 = getelementptr double, double* %1238, i64 %1237
	%1240 = getelementptr double, double* %1239, i64 %1234
	%1241 = load double, double* %1240, !alias.scope !20, !noalias !21, !llvm.access.group !157
	%1242 = load i64, i64* %p.stride.3
	%1243 = mul nsw i64 10, %1242
	%1244 = load double*, double** %p.origin.1
	%1245 = getelementptr double, double* %1244, i64 %1243
	%1246 = getelementptr double, double* %1245, i64 %1234
	%1247 = load double, double* %1246, !alias.scope !8, !noalias !9, !llvm.access.group !157
	%1248 = load double*, double** %mask.origin.13
	%1249 = getelementptr double, double* %1248, i64 %1234
	%1250 = load double, double* %1249, !alias.scope !16, !noalias !17, !llvm.access.group !157
	%1251 = fmul double %1247, %1250
	%1252 = fadd double %1241, %1251
	%1253 = load i64, i64* %q.stride.19
	%1254 = mul nsw i64 2, %1253
	%1255 = load double*, double** %q.origin.17
	%1256 = getelementptr double, double* %1255, i64 %1254
	%1257 = getelementptr double, double* %1256, i64 %1234
	store double %1252, double* %1257, !alias.scope !20, !noalias !21, !llvm.access.group !157
	br label %latch.257

latch.257:
	%1258 = add nsw i64 %1234, 1
	%1259 = icmp slt i64 %1234, %1231
	br i1 %1259, label %do.256, label %done.258, !llvm.loop !160

done.258:
	%1260 = trunc i64 %1258 to i32
	store i32 %1260, i32* %"i%16.44"
	br label %enddo.259

enddo.259:
	br label %endif.253

do.260:
	%1261 = phi i64 [ %1214, %endif.253 ], [ %1274, %latch.261 ]
	%1262 = trunc i64 %1261 to i32
	store i32 %1262, i32* %"i%18.46", !llvm.access.group !161
	%1263 = load i64, i64* %"cells%start1.23", !llvm.access.group !161
	%1264 = icmp sgt i64 1, %1263
	%1265 = select i1 %1264, i64 1, i64 %1263
	%1266 = load i64, i64* %"cells%block1.24", !llvm.access.group !161
	%1267 = load i64, i64* %"cells%start1.23", !llvm.access.group !161
	%1268 = add nsw i64 %1266, %1267
	%1269 = sub nsw i64 %1268, 1
	%1270 = icmp slt i64 12, %1269
	%1271 = select i1 %1270, i64 12, i64 %1269
	%1272 = trunc i64 %1265 to i32
	store i32 %1272, i32* %"i%17.45", !llvm.access.group !161
	%1273 = icmp sle i64 %1265, %1271
	br i1 %1273, label %do.264, label %enddo.267

latch.261:
	%1274 = add nsw i64 %1261, 1
	%1275 = icmp slt i64 %1261, %1220
	br i1 %1275, label %do.260, label %done.262, !llvm.loop !172

done.262:
	%1276 = trunc i64 %1274 to i32
	store i32 %1276, i32* %"i%18.46"
	br label %enddo.263

enddo.263:
	%1277 = load double, double* %"s%1%part.60"
	store double %1277, double* %temporary.268
	%1278 = bitcast double* %temporary.268 to i8*
	call void @hpf_reduce(i8* %1278, i32 1, i32 3, i32 0, i8* bitcast (%hpf_pos* @.pos.9 to i8*))
	%1279 = load double, double* %temporary.268
	store double %1279, double* %"s%1%part.60"
	%1280 = load double, double* %"s%1.47"
	%1281 = load double, double* %"s%1%part.60"
	%1282 = fadd double %1280, %1281
	store double %1282, double* %"s%1.47"
	store double 0.0, double* %"s%2.50"
	store double 0.0, double* %"s%2%part.61"
	%1283 = load i64, i64* %"cells%start2.25"
	%1284 = icmp sgt i64 1, %1283
	%1285 = select i1 %1284, i64 1, i64 %1283
	%1286 = load i64, i64* %"cells%block2.26"
	%1287 = load i64, i64* %"cells%start2.25"
	%1288 = add nsw i64 %1286, %1287
	%1289 = sub nsw i64 %1288, 1
	%1290 = icmp slt i64 10, %1289
	%1291 = select i1 %1290, i64 10, i64 %1289
	%1292 = trunc i64 %1285 to i32
	store i32 %1292, i32* %"i%20.49"
	%1293 = icmp sle i64 %1285, %1291
	br i1 %1293, label %do.269, label %enddo.272

do.264:
	%1294 = phi i64 [ %1265, %do.260 ], [ %1304, %latch.265 ]
	%1295 = trunc i64 %1294 to i32
	store i32 %1295, i32* %"i%17.45", !llvm.access.group !163
	%1296 = load double, double* %"s%1%part.60", !llvm.access.group !164
	%1297 = load i64, i64* %p.stride.3
	%1298 = mul nsw i64 %1261, %1297
	%1299 = load double*, double** %p.origin.1
	%1300 = getelementptr double, double* %1299, i64 %1298
	%1301 = getelementptr double, double* %1300, i64 %1294
	%1302 = load double, double* %1301, !alias.scope !8, !noalias !9, !llvm.access.group !165
	%1303 = fadd reassoc nsz double %1296, %1302
	store double %1303, double* %"s%1%part.60", !llvm.access.group !166
	br label %latch.265

latch.265:
	%1304 = add nsw i64 %1294, 1
	%1305 = icmp slt i64 %1294, %1271
	br i1 %1305, label %do.264, label %done.266, !llvm.loop !169

done.266:
	%1306 = trunc i64 %1304 to i32
	store i32 %1306, i32* %"i%17.45", !llvm.access.group !161
	br label %enddo.267

enddo.267:
	br label %latch.261

do.269:
	%1307 = phi i64 [ %1285, %enddo.263 ], [ %1320, %latch.270 ]
	%1308 = trunc i64 %1307 to i32
	store i32 %1308, i32* %"i%20.49", !llvm.access.group !173
	%1309 = load i64, i64* %"cells%start1.23", !llvm.access.group !173
	%1310 = icmp sgt i64 0, %1309
	%1311 = select i1 %1310, i64 0, i64 %1309
	%1312 = load i64, i64* %"cells%block1.24", !llvm.access.group !173
	%1313 = load i64, i64* %"cells%start1.23", !llvm.access.group !173
	%1314 = add nsw i64 %1312, %1313
	%1315 = sub nsw i64 %1314, 1
	%1316 = icmp slt i64 12, %1315
	%1317 = select i1 %1316, i64 12, i64 %1315
	%1318 = trunc i64 %1311 to i32
	store i32 %1318, i32* %"i%19.48", !llvm.access.group !173
	%1319 = icmp sle i64 %1311, %1317
	br i1 %1319, label %do.273, label %enddo.276

latch.270:
	%1320 = add nsw i64 %1307, 1
	%1321 = icmp slt i64 %1307, %1291
	br i1 %1321, label %do.269, label %done.271, !llvm.loop !185

done.271:
	%1322 = trunc i64 %1320 to i32
	store i32 %1322, i32* %"i%20.49"
	br label %enddo.272

enddo.272:
	%1323 = load double, double* %"s%2%part.61"
	store double %1323, double* %temporary.277
	%1324 = bitcast double* %temporary.277 to i8*
	call void @hpf_reduce(i8* %1324, i32 1, i32 3, i32 0, i8* bitcast (%hpf_pos* @.pos.10 to i8*))
	%1325 = load double, double* %temporary.277
	store double %1325, double* %"s%2%part.61"
	%1326 = load double, double* %"s%2.50"
	%1327 = load double, double* %"s%2%part.61"
	%1328 = fadd double %1326, %1327
	store double %1328, double* %"s%2.50"
	store double 0.0, double* %"s%3.53"
	store double 0.0, double* %"s%3%part.62"
	%1329 = load i64, i64* %"cells%start2.25"
	%1330 = icmp sgt i64 0, %1329
	%1331 = select i1 %1330, i64 0, i64 %1329
	%1332 = load i64, i64* %"cells%block2.26"
	%1333 = load i64, i64* %"cells%start2.25"
	%1334 = add nsw i64 %1332, %1333
	%1335 = sub nsw i64 %1334, 1
	%1336 = icmp slt i64 10, %1335
	%1337 = select i1 %1336, i64 10, i64 %1335
	%1338 = trunc i64 %1331 to i32
	store i32 %1338, i32* %"i%22.52"
	%1339 = icmp sle i64 %1331, %1337
	br i1 %1339, label %do.278, label %enddo.281

do.273:
	%1340 = phi i64 [ %1311, %do.269 ], [ %1357, %latch.274 ]
	%1341 = trunc i64 %1340 to i32
	store i32 %1341, i32* %"i%19.48", !llvm.access.group !175
	%1342 = load double, double* %"s%2%part.61", !llvm.access.group !176
	%1343 = load i64, i64* %u.stride.6
	%1344 = mul nsw i64 %1307, %1343
	%1345 = load double*, double** %u.origin.4
	%1346 = getelementptr double, double* %1345, i64 %1344
	%1347 = getelementptr double, double* %1346, i64 %1340
	%1348 = load double, double* %1347, !alias.scope !10, !noalias !11, !llvm.access.group !177
	%1349 = load i64, i64* %u.stride.6
	%1350 = mul nsw i64 %1307, %1349
	%1351 = load double*, double** %u.origin.4
	%1352 = getelementptr double, double* %1351, i64 %1350
	%1353 = getelementptr double, double* %1352, i64 %1340
	%1354 = load double, double* %1353, !alias.scope !10, !noalias !11, !llvm.access.group !178
	%1355 = fmul double %1348, %1354
	%1356 = fadd reassoc nsz double %1342, %1355
	store double %1356, double* %"s%2%part.61", !llvm.access.group !179
	br label %latch.274

latch.274:
	%1357 = add nsw i64 %1340, 1
	%1358 = icmp slt i64 %1340, %1317
	br i1 %1358, label %do.273, label %done.275, !llvm.loop !182

done.275:
	%1359 = trunc i64 %1357 to i32
	store i32 %1359, i32* %"i%19.48", !llvm.access.group !173
	br label %enddo.276

enddo.276:
	br label %latch.270

do.278:
	%1360 = phi i64 [ %1331, %enddo.272 ], [ %1373, %latch.279 ]
	%1361 = trunc i64 %1360 to i32
	store i32 %1361, i32* %"i%22.52", !llvm.access.group !186
	%1362 = load i64, i64* %"cells%start1.23", !llvm.access.group !186
	%1363 = icmp sgt i64 1, %1362
	%1364 = select i1 %1363, i64 1, i64 %1362
	%1365 = load i64, i64* %"cells%block1.24", !llvm.access.group !186
	%1366 = load i64, i64* %"cells%start1.23", !llvm.access.group !186
	%1367 = add nsw i64 %1365, %1366
	%1368 = sub nsw i64 %1367, 1
	%1369 = icmp slt i64 12, %1368
	%1370 = select i1 %1369, i64 12, i64 %1368
	%1371 = trunc i64 %1364 to i32
	store i32 %1371, i32* %"i%21.51", !llvm.access.group !186
	%1372 = icmp sle i64 %1364, %1370
	br i1 %1372, label %do.282, label %enddo.285

latch.279:
	%1373 = add nsw i64 %1360, 1
	%1374 = icmp slt i64 %1360, %1337
	br i1 %1374, label %do.278, label %done.280, !llvm.loop !197

done.280:
	%1375 = trunc i64 %1373 to i32
	store i32 %1375, i32* %"i%22.52"
	br label %enddo.281

enddo.281:
	%1376 = load double, double* %"s%3%part.62"
	store double %1376, double* %temporary.286
	%1377 = bitcast double* %temporary.286 to i8*
	call void @hpf_reduce(i8* %1377, i32 1, i32 3, i32 0, i8* bitcast (%hpf_pos* @.pos.11 to i8*))
	%1378 = load double, double* %temporary.286
	store double %1378, double* %"s%3%part.62"
	%1379 = load double, double* %"s%3.53"
	%1380 = load double, double* %"s%3%part.62"
	%1381 = fadd double %1379, %1380
	store double %1381, double* %"s%3.53"
	store double 0xFFEFFFFFFFFFFFFF, double* %"s%4.56"
	store double 0xFFEFFFFFFFFFFFFF, double* %"s%4%part.63"
	%1382 = load i64, i64* %"cells%start2.25"
	%1383 = icmp sgt i64 1, %1382
	%1384 = select i1 %1383, i64 1, i64 %1382
	%1385 = load i64, i64* %"cells%block2.26"
	%1386 = load i64, i64* %"cells%start2.25"
	%1387 = add nsw i64 %1385, %1386
	%1388 = sub nsw i64 %1387, 1
	%1389 = icmp slt i64 10, %1388
	%1390 = select i1 %1389, i64 10, i64 %1388
	%1391 = trunc i64 %1384 to i32
	store i32 %1391, i32* %"i%24.55"
	%1392 = icmp sle i64 %1384, %1390
	br i1 %1392, label %do.287, label %enddo.290

do.282:
	%1393 = phi i64 [ %1364, %do.278 ], [ %1404, %latch.283 ]
	%1394 = trunc i64 %1393 to i32
	store i32 %1394, i32* %"i%21.51", !llvm.access.group !188
	%1395 = load double, double* %"s%3%part.62", !llvm.access.group !189
	%1396 = load i64, i64* %v.stride.9
	%1397 = mul nsw i64 %1360, %1396
	%1398 = load double*, double** %v.origin.7
	%1399 = getelementptr double, double* %1398, i64 %1397
	%1400 = getelementptr double, double* %1399, i64 %1393
	%1401 = load double, double* %1400, !alias.scope !12, !noalias !13, !llvm.access.group !190
	%1402 = call double @llvm.fabs.f64(double %1401)
	%1403 = fadd reassoc nsz double %1395, %1402
	store double %1403, double* %"s%3%part.62", !llvm.access.group !191
	br label %latch.283

latch.283:
	%1404 = add nsw i64 %1393, 1
	%1405 = icmp slt i64 %1393, %1370
	br i1 %1405, label %do.282, label %done.284, !llvm.loop !194

done.284:
	%1406 = trunc i64 %1404 to i32
	store i32 %1406, i32* %"i%21.51", !llvm.access.group !186
	br label %enddo.285

enddo.285:
	br label %latch.279

do.287:
	%1407 = phi i64 [ %1384, %enddo.281 ], [ %1420, %latch.288 ]
	%1408 = trunc i64 %1407 to i32
	store i32 %1408, i32* %"i%24.55", !llvm.access.group !198
	%1409 = load i64, i64* %"cells%start1.23", !llvm.access.group !198
	%1410 = icmp sgt i64 1, %1409
	%1411 = select i1 %1410, i64 1, i64 %1409
	%1412 = load i64, i64* %"cells%block1.24", !llvm.access.group !198
	%1413 = load i64, i64* %"cells%start1.23", !llvm.access.group !198
	%1414 = add nsw i64 %1412, %1413
	%1415 = sub nsw i64 %1414, 1
	%1416 = icmp slt i64 12, %1415
	%1417 = select i1 %1416, i64 12, i64 %1415
	%1418 = trunc i64 %1411 to i32
	store i32 %1418, i32* %"i%23.54", !llvm.access.group !198
	%1419 = icmp sle i64 %1411, %1417
	br i1 %1419, label %do.291, label %enddo.294

latch.288:
	%1420 = add nsw i64 %1407, 1
	%1421 = icmp slt i64 %1407, %1390
	br i1 %1421, label %do.287, label %done.289, !llvm.loop !209

done.289:
	%1422 = trunc i64 %1420 to i32
	store i32 %1422, i32* %"i%24.55"
	br label %enddo.290

enddo.290:
	%1423 = load double, double* %"s%4%part.63"
	store double %1423, double* %temporary.295
	%1424 = bitcast double* %temporary.295 to i8*
	call void @hpf_reduce(i8* %1424, i32 1, i32 3, i32 3, i8* bitcast (%hpf_pos* @.pos.12 to i8*))
	%1425 = load double, double* %temporary.295
	store double %1425, double* %"s%4%part.63"
	%1426 = load double, double* %"s%4.56"
	%1427 = load double, double* %"s%4%part.63"
	%1428 = fcmp ogt double %1426, %1427
	%1429 = select i1 %1428, double %1426, double %1427
	store double %1429, double* %"s%4.56"
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.13 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.46, i64 0, i64 0), i64 6)
	call void @hpf_io_text(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.47, i64 0, i64 0), i8* bitcast ([12 x i8]* @31 to i8*), i64 12)
	call void @hpf_io_start()
	%1430 = load i32, i32* %it.22
	store i32 %1430, i32* %temporary.296
	%1431 = bitcast i32* %temporary.296 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %1431, i64 4)
	%1432 = load double, double* %"s%1.47"
	store double %1432, double* %temporary.297
	%1433 = bitcast double* %temporary.297 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %1433, i64 8)
	%1434 = load double, double* %"s%2.50"
	store double %1434, double* %temporary.298
	%1435 = bitcast double* %temporary.298 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %1435, i64 8)
	%1436 = load double, double* %"s%3.53"
	store double %1436, double* %temporary.299
	%1437 = bitcast double* %temporary.299 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %1437, i64 8)
	%1438 = load double, double* %"s%4.56"
	store double %1438, double* %temporary.300
	%1439 = bitcast double* %temporary.300 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %1439, i64 8)
	%1440 = call i32 @hpf_io_end()
	br label %latch.118

do.291:
	%1441 = phi i64 [ %1411, %do.287 ], [ %1452, %latch.292 ]
	%1442 = trunc i64 %1441 to i32
	store i32 %1442, i32* %"i%23.54", !llvm.access.group !200
	%1443 = load double, double* %"s%4%part.63", !llvm.access.group !201
	%1444 = load i64, i64* %q.stride.19
	%1445 = mul nsw i64 %1407, %1444
	%1446 = load double*, double** %q.origin.17
	%1447 = getelementptr double, double* %1446, i64 %1445
	%1448 = getelementptr double, double* %1447, i64 %1441
	%1449 = load double, double* %1448, !alias.scope !20, !noalias !21, !llvm.access.group !202
	%1450 = fcmp nnan nsz ogt double %1443, %1449
	%1451 = select nnan nsz i1 %1450, double %1443, double %1449
	store double %1451, double* %"s%4%part.63", !llvm.access.group !203
	br label %latch.292

latch.292:
	%1452 = add nsw i64 %1441, 1
	%1453 = icmp slt i64 %1441, %1417
	br i1 %1453, label %do.291, label %done.293, !llvm.loop !206

done.293:
	%1454 = trunc i64 %1452 to i32
	store i32 %1454, i32* %"i%23.54", !llvm.access.group !198
	br label %enddo.294

enddo.294:
	br label %latch.288
}

declare void @hpf_main_begin(i32 %0, i8* %1) nounwind

declare void @hpf_layout_init(i8* %0, i8* %1) nounwind

declare void @hpf_array_create(i8* %0, i8* %1) nounwind

declare double @llvm.sin.f64(double %0)

define internal i32 @sections.3(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"cells%start1.1" = alloca i64
	%"cells%block1.2" = alloca i64
	%"cells%start2.3" = alloca i64
	%"cells%block2.4" = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"cells%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"cells%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"cells%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"cells%block2.4"
	switch i32 %piece, label %none.5 [
		i32 0, label %piece.6
	]

none.5:
	ret i32 0

piece.6:
	%8 = load i64, i64* %"cells%start1.1"
	%9 = sub nsw i64 0, %8
	%10 = add nsw i64 %9, 12
	%11 = icmp slt i64 %10, 0
	br i1 %11, label %none.5, label %next.7

next.7:
	%12 = load i64, i64* %"cells%block1.2"
	%13 = load i64, i64* %"cells%start1.1"
	%14 = add nsw i64 %12, %13
	%15 = sub nsw i64 %14, 2
	%16 = icmp slt i64 %15, 0
	br i1 %16, label %none.5, label %next.8

next.8:
	%17 = load i64, i64* %"cells%start2.3"
	%18 = icmp sgt i64 1, %17
	%19 = select i1 %18, i64 1, i64 %17
	%20 = load i64, i64* %"cells%block2.4"
	%21 = load i64, i64* %"cells%start2.3"
	%22 = add nsw i64 %20, %21
	%23 = sub nsw i64 %22, 1
	%24 = icmp slt i64 9, %23
	%25 = select i1 %24, i64 9, i64 %23
	%26 = icmp sgt i64 %19, %25
	br i1 %26, label %none.5, label %next.9

next.9:
	%27 = getelementptr i64, i64* %lo, i64 0
	store i64 %19, i64* %27
	%28 = getelementptr i64, i64* %hi, i64 0
	store i64 %25, i64* %28
	ret i32 1
}

declare void @hpf_exchange_run(i8* %0, i8* %1, i32 %2) nounwind

define internal i32 @sections.1(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"cells%start1.1" = alloca i64
	%"cells%block1.2" = alloca i64
	%"cells%start2.3" = alloca i64
	%"cells%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"cells%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"cells%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"cells%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"cells%block2.4"
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
	%12 = load i64, i64* %"cells%block2.4"
	%13 = load i64, i64* %"cells%start2.3"
	%14 = add nsw i64 %12, %13
	%15 = sub nsw i64 %14, 2
	%16 = icmp slt i64 %15, 0
	br i1 %16, label %none.7, label %next.9

next.9:
	%17 = load i64, i64* %"cells%block2.4"
	%18 = sub nsw i64 0, %17
	%19 = load i64, i64* %"cells%start2.3"
	%20 = sub nsw i64 %18, %19
	%21 = add nsw i64 %20, 10
	%22 = icmp slt i64 %21, 0
	br i1 %22, label %none.7, label %next.10

next.10:
	%23 = load i64, i64* %"cells%start1.1"
	%24 = icmp sgt i64 1, %23
	%25 = select i1 %24, i64 1, i64 %23
	%26 = load i64, i64* %W1.5
	%27 = icmp sgt i64 %25, %26
	%28 = select i1 %27, i64 %25, i64 %26
	%29 = load i64, i64* %"cells%block1.2"
	%30 = load i64, i64* %"cells%start1.1"
	%31 = add nsw i64 %29, %30
	%32 = sub nsw i64 %31, 1
	%33 = icmp slt i64 12, %32
	%34 = select i1 %33, i64 12, i64 %32
	%35 = load i64, i64* %"cells%block1.2"
	%36 = load i64, i64* %W1.5
	%37 = add nsw i64 %35, %36
	%38 = sub nsw i64 %37, 1
	%39 = icmp slt i64 %34, %38
	%40 = select i1 %39, i64 %34, i64 %38
	%41 = icmp sgt i64 %28, %40
	br i1 %41, label %none.7, label %next.11

next.11:
	%42 = getelementptr i64, i64* %lo, i64 0
	store i64 %28, i64* %42
	%43 = getelementptr i64, i64* %hi, i64 0
	store i64 %40, i64* %43
	%44 = load i64, i64* %"cells%block2.4"
	%45 = load i64, i64* %"cells%start2.3"
	%46 = add nsw i64 %44, %45
	%47 = load i64, i64* %W2.6
	%48 = icmp sgt i64 %46, %47
	%49 = select i1 %48, i64 %46, i64 %47
	%50 = load i64, i64* %"cells%block2.4"
	%51 = load i64, i64* %"cells%start2.3"
	%52 = add nsw i64 %50, %51
	%53 = load i64, i64* %"cells%block2.4"
	%54 = load i64, i64* %W2.6
	%55 = add nsw i64 %53, %54
	%56 = sub nsw i64 %55, 1
	%57 = icmp slt i64 %52, %56
	%58 = select i1 %57, i64 %52, i64 %56
	%59 = icmp sgt i64 %49, %58
	br i1 %59, label %none.7, label %next.12

next.12:
	%60 = getelementptr i64, i64* %lo, i64 1
	store i64 %49, i64* %60
	%61 = getelementptr i64, i64* %hi, i64 1
	store i64 %58, i64* %61
	ret i32 1
}

define internal i32 @sections.2(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"cells%start1.1" = alloca i64
	%"cells%block1.2" = alloca i64
	%"cells%start2.3" = alloca i64
	%"cells%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"cells%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"cells%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"cells%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"cells%block2.4"
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
	%12 = load i64, i64* %"cells%block1.2"
	%13 = load i64, i64* %"cells%start1.1"
	%14 = add nsw i64 %12, %13
	%15 = sub nsw i64 %14, 2
	%16 = icmp slt i64 %15, 0
	br i1 %16, label %none.7, label %next.9

next.9:
	%17 = load i64, i64* %"cells%block1.2"
	%18 = sub nsw i64 0, %17
	%19 = load i64, i64* %"cells%start1.1"
	%20 = sub nsw i64 %18, %19
	%21 = add nsw i64 %20, 12
	%22 = icmp slt i64 %21, 0
	br i1 %22, label %none.7, label %next.10

next.10:
	%23 = load i64, i64* %"cells%block1.2"
	%24 = load i64, i64* %"cells%start1.1"
	%25 = add nsw i64 %23, %24
	%26 = load i64, i64* %W1.5
	%27 = icmp sgt i64 %25, %26
	%28 = select i1 %27, i64 %25, i64 %26
	%29 = load i64, i64* %"cells%block1.2"
	%30 = load i64, i64* %"cells%start1.1"
	%31 = add nsw i64 %29, %30
	%32 = load i64, i64* %"cells%block1.2"
	%33 = load i64, i64* %W1.5
	%34 = add nsw i64 %32, %33
	%35 = sub nsw i64 %34, 1
	%36 = icmp slt i64 %31, %35
	%37 = select i1 %36, i64 %31, i64 %35
	%38 = icmp sgt i64 %28, %37
	br i1 %38, label %none.7, label %next.11

next.11:
	%39 = getelementptr i64, i64* %lo, i64 0
	store i64 %28, i64* %39
	%40 = getelementptr i64, i64* %hi, i64 0
	store i64 %37, i64* %40
	%41 = load i64, i64* %"cells%start2.3"
	%42 = icmp sgt i64 1, %41
	%43 = select i1 %42, i64 1, i64 %41
	%44 = load i64, i64* %W2.6
	%45 = icmp sgt i64 %43, %44
	%46 = select i1 %45, i64 %43, i64 %44
	%47 = load i64, i64* %"cells%block2.4"
	%48 = load i64, i64* %"cells%start2.3"
	%49 = add nsw i64 %47, %48
	%50 = sub nsw i64 %49, 1
	%51 = icmp slt i64 10, %50
	%52 = select i1 %51, i64 10, i64 %50
	%53 = load i64, i64* %"cells%block2.4"
	%54 = load i64, i64* %W2.6
	%55 = add nsw i64 %53, %54
	%56 = sub nsw i64 %55, 1
	%57 = icmp slt i64 %52, %56
	%58 = select i1 %57, i64 %52, i64 %56
	%59 = icmp sgt i64 %46, %58
	br i1 %59, label %none.7, label %next.12

next.12:
	%60 = getelementptr i64, i64* %lo, i64 1
	store i64 %46, i64* %60
	%61 = getelementptr i64, i64* %hi, i64 1
	store i64 %58, i64* %61
	ret i32 1
}

define internal i32 @sections.4(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"cells%start1.1" = alloca i64
	%"cells%block1.2" = alloca i64
	%"cells%start2.3" = alloca i64
	%"cells%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"cells%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"cells%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"cells%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"cells%block2.4"
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
	%12 = load i64, i64* %"cells%start1.1"
	%13 = sub nsw i64 %12, 1
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"cells%start1.1"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 12
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"cells%start1.1"
	%20 = sub nsw i64 %19, 1
	%21 = load i64, i64* %W1.5
	%22 = icmp sgt i64 %20, %21
	%23 = select i1 %22, i64 %20, i64 %21
	%24 = load i64, i64* %"cells%start1.1"
	%25 = sub nsw i64 %24, 1
	%26 = load i64, i64* %"cells%block1.2"
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
	%35 = load i64, i64* %"cells%start2.3"
	%36 = icmp sgt i64 1, %35
	%37 = select i1 %36, i64 1, i64 %35
	%38 = load i64, i64* %W2.6
	%39 = icmp sgt i64 %37, %38
	%40 = select i1 %39, i64 %37, i64 %38
	%41 = load i64, i64* %"cells%block2.4"
	%42 = load i64, i64* %"cells%start2.3"
	%43 = add nsw i64 %41, %42
	%44 = sub nsw i64 %43, 1
	%45 = icmp slt i64 10, %44
	%46 = select i1 %45, i64 10, i64 %44
	%47 = load i64, i64* %"cells%block2.4"
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
}

define internal i32 @sections.5(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"cells%start1.1" = alloca i64
	%"cells%block1.2" = alloca i64
	%"cells%start2.3" = alloca i64
	%"cells%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"cells%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"cells%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"cells%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"cells%block2.4"
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
	%12 = load i64, i64* %"cells%start2.3"
	%13 = sub nsw i64 %12, 1
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"cells%start2.3"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 10
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"cells%start1.1"
	%20 = icmp sgt i64 1, %19
	%21 = select i1 %20, i64 1, i64 %19
	%22 = load i64, i64* %W1.5
	%23 = icmp sgt i64 %21, %22
	%24 = select i1 %23, i64 %21, i64 %22
	%25 = load i64, i64* %"cells%block1.2"
	%26 = load i64, i64* %"cells%start1.1"
	%27 = add nsw i64 %25, %26
	%28 = sub nsw i64 %27, 1
	%29 = icmp slt i64 12, %28
	%30 = select i1 %29, i64 12, i64 %28
	%31 = load i64, i64* %"cells%block1.2"
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
	%40 = load i64, i64* %"cells%start2.3"
	%41 = sub nsw i64 %40, 1
	%42 = load i64, i64* %W2.6
	%43 = icmp sgt i64 %41, %42
	%44 = select i1 %43, i64 %41, i64 %42
	%45 = load i64, i64* %"cells%start2.3"
	%46 = sub nsw i64 %45, 1
	%47 = load i64, i64* %"cells%block2.4"
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
}

define internal i32 @sections.6(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"cells%start1.1" = alloca i64
	%"cells%block1.2" = alloca i64
	%"cells%start2.3" = alloca i64
	%"cells%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"cells%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"cells%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"cells%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"cells%block2.4"
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
	%12 = load i64, i64* %"cells%start1.1"
	%13 = sub nsw i64 %12, 2
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"cells%start1.1"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 11
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"cells%start1.1"
	%20 = sub nsw i64 %19, 1
	%21 = load i64, i64* %W1.5
	%22 = icmp sgt i64 %20, %21
	%23 = select i1 %22, i64 %20, i64 %21
	%24 = load i64, i64* %"cells%start1.1"
	%25 = sub nsw i64 %24, 1
	%26 = load i64, i64* %"cells%block1.2"
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
	%35 = load i64, i64* %"cells%start2.3"
	%36 = icmp sgt i64 2, %35
	%37 = select i1 %36, i64 2, i64 %35
	%38 = load i64, i64* %W2.6
	%39 = icmp sgt i64 %37, %38
	%40 = select i1 %39, i64 %37, i64 %38
	%41 = load i64, i64* %"cells%block2.4"
	%42 = load i64, i64* %"cells%start2.3"
	%43 = add nsw i64 %41, %42
	%44 = sub nsw i64 %43, 1
	%45 = icmp slt i64 9, %44
	%46 = select i1 %45, i64 9, i64 %44
	%47 = load i64, i64* %"cells%block2.4"
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
}

define internal i32 @sections.7(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"cells%start1.1" = alloca i64
	%"cells%block1.2" = alloca i64
	%"cells%start2.3" = alloca i64
	%"cells%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"cells%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"cells%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"cells%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"cells%block2.4"
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
	%12 = load i64, i64* %"cells%start2.3"
	%13 = sub nsw i64 %12, 2
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"cells%start2.3"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 9
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"cells%start1.1"
	%20 = icmp sgt i64 2, %19
	%21 = select i1 %20, i64 2, i64 %19
	%22 = load i64, i64* %W1.5
	%23 = icmp sgt i64 %21, %22
	%24 = select i1 %23, i64 %21, i64 %22
	%25 = load i64, i64* %"cells%block1.2"
	%26 = load i64, i64* %"cells%start1.1"
	%27 = add nsw i64 %25, %26
	%28 = sub nsw i64 %27, 1
	%29 = icmp slt i64 11, %28
	%30 = select i1 %29, i64 11, i64 %28
	%31 = load i64, i64* %"cells%block1.2"
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
	%40 = load i64, i64* %"cells%start2.3"
	%41 = sub nsw i64 %40, 1
	%42 = load i64, i64* %W2.6
	%43 = icmp sgt i64 %41, %42
	%44 = select i1 %43, i64 %41, i64 %42
	%45 = load i64, i64* %"cells%start2.3"
	%46 = sub nsw i64 %45, 1
	%47 = load i64, i64* %"cells%block2.4"
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
}

define internal i32 @sections.8(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"cells%start1.1" = alloca i64
	%"cells%block1.2" = alloca i64
	%"cells%start2.3" = alloca i64
	%"cells%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"cells%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"cells%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"cells%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"cells%block2.4"
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
	%12 = load i64, i64* %"cells%block2.4"
	%13 = load i64, i64* %"cells%start2.3"
	%14 = add nsw i64 %12, %13
	%15 = sub nsw i64 %14, 3
	%16 = icmp slt i64 %15, 0
	br i1 %16, label %none.7, label %next.9

next.9:
	%17 = load i64, i64* %"cells%block2.4"
	%18 = sub nsw i64 0, %17
	%19 = load i64, i64* %"cells%start2.3"
	%20 = sub nsw i64 %18, %19
	%21 = add nsw i64 %20, 10
	%22 = icmp slt i64 %21, 0
	br i1 %22, label %none.7, label %next.10

next.10:
	%23 = load i64, i64* %"cells%start1.1"
	%24 = icmp sgt i64 2, %23
	%25 = select i1 %24, i64 2, i64 %23
	%26 = load i64, i64* %W1.5
	%27 = icmp sgt i64 %25, %26
	%28 = select i1 %27, i64 %25, i64 %26
	%29 = load i64, i64* %"cells%block1.2"
	%30 = load i64, i64* %"cells%start1.1"
	%31 = add nsw i64 %29, %30
	%32 = sub nsw i64 %31, 1
	%33 = icmp slt i64 11, %32
	%34 = select i1 %33, i64 11, i64 %32
	%35 = load i64, i64* %"cells%block1.2"
	%36 = load i64, i64* %W1.5
	%37 = add nsw i64 %35, %36
	%38 = sub nsw i64 %37, 1
	%39 = icmp slt i64 %34, %38
	%40 = select i1 %39, i64 %34, i64 %38
	%41 = icmp sgt i64 %28, %40
	br i1 %41, label %none.7, label %next.11

next.11:
	%42 = getelementptr i64, i64* %lo, i64 0
	store i64 %28, i64* %42
	%43 = getelementptr i64, i64* %hi, i64 0
	store i64 %40, i64* %43
	%44 = load i64, i64* %"cells%block2.4"
	%45 = load i64, i64* %"cells%start2.3"
	%46 = add nsw i64 %44, %45
	%47 = load i64, i64* %W2.6
	%48 = icmp sgt i64 %46, %47
	%49 = select i1 %48, i64 %46, i64 %47
	%50 = load i64, i64* %"cells%block2.4"
	%51 = load i64, i64* %"cells%start2.3"
	%52 = add nsw i64 %50, %51
	%53 = load i64, i64* %"cells%block2.4"
	%54 = load i64, i64* %W2.6
	%55 = add nsw i64 %53, %54
	%56 = sub nsw i64 %55, 1
	%57 = icmp slt i64 %52, %56
	%58 = select i1 %57, i64 %52, i64 %56
	%59 = icmp sgt i64 %49, %58
	br i1 %59, label %none.7, label %next.12

next.12:
	%60 = getelementptr i64, i64* %lo, i64 1
	store i64 %49, i64* %60
	%61 = getelementptr i64, i64* %hi, i64 1
	store i64 %58, i64* %61
	ret i32 1
}

define internal i32 @sections.9(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"cells%start1.1" = alloca i64
	%"cells%block1.2" = alloca i64
	%"cells%start2.3" = alloca i64
	%"cells%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"cells%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"cells%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"cells%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"cells%block2.4"
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
	%12 = load i64, i64* %"cells%block1.2"
	%13 = load i64, i64* %"cells%start1.1"
	%14 = add nsw i64 %12, %13
	%15 = sub nsw i64 %14, 3
	%16 = icmp slt i64 %15, 0
	br i1 %16, label %none.7, label %next.9

next.9:
	%17 = load i64, i64* %"cells%block1.2"
	%18 = sub nsw i64 0, %17
	%19 = load i64, i64* %"cells%start1.1"
	%20 = sub nsw i64 %18, %19
	%21 = add nsw i64 %20, 12
	%22 = icmp slt i64 %21, 0
	br i1 %22, label %none.7, label %next.10

next.10:
	%23 = load i64, i64* %"cells%block1.2"
	%24 = load i64, i64* %"cells%start1.1"
	%25 = add nsw i64 %23, %24
	%26 = load i64, i64* %W1.5
	%27 = icmp sgt i64 %25, %26
	%28 = select i1 %27, i64 %25, i64 %26
	%29 = load i64, i64* %"cells%block1.2"
	%30 = load i64, i64* %"cells%start1.1"
	%31 = add nsw i64 %29, %30
	%32 = load i64, i64* %"cells%block1.2"
	%33 = load i64, i64* %W1.5
	%34 = add nsw i64 %32, %33
	%35 = sub nsw i64 %34, 1
	%36 = icmp slt i64 %31, %35
	%37 = select i1 %36, i64 %31, i64 %35
	%38 = icmp sgt i64 %28, %37
	br i1 %38, label %none.7, label %next.11

next.11:
	%39 = getelementptr i64, i64* %lo, i64 0
	store i64 %28, i64* %39
	%40 = getelementptr i64, i64* %hi, i64 0
	store i64 %37, i64* %40
	%41 = load i64, i64* %"cells%start2.3"
	%42 = icmp sgt i64 2, %41
	%43 = select i1 %42, i64 2, i64 %41
	%44 = load i64, i64* %W2.6
	%45 = icmp sgt i64 %43, %44
	%46 = select i1 %45, i64 %43, i64 %44
	%47 = load i64, i64* %"cells%block2.4"
	%48 = load i64, i64* %"cells%start2.3"
	%49 = add nsw i64 %47, %48
	%50 = sub nsw i64 %49, 1
	%51 = icmp slt i64 9, %50
	%52 = select i1 %51, i64 9, i64 %50
	%53 = load i64, i64* %"cells%block2.4"
	%54 = load i64, i64* %W2.6
	%55 = add nsw i64 %53, %54
	%56 = sub nsw i64 %55, 1
	%57 = icmp slt i64 %52, %56
	%58 = select i1 %57, i64 %52, i64 %56
	%59 = icmp sgt i64 %46, %58
	br i1 %59, label %none.7, label %next.12

next.12:
	%60 = getelementptr i64, i64* %lo, i64 1
	store i64 %46, i64* %60
	%61 = getelementptr i64, i64* %hi, i64 1
	store i64 %58, i64* %61
	ret i32 1
}

define internal i32 @sections.10(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"cells%start1.1" = alloca i64
	%"cells%block1.2" = alloca i64
	%"cells%start2.3" = alloca i64
	%"cells%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"cells%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"cells%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"cells%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"cells%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.13
		i32 2, label %piece.18
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"cells%start1.1"
	%13 = sub nsw i64 %12, 2
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"cells%start1.1"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 11
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"cells%start1.1"
	%20 = sub nsw i64 %19, 1
	%21 = load i64, i64* %W1.5
	%22 = icmp sgt i64 %20, %21
	%23 = select i1 %22, i64 %20, i64 %21
	%24 = load i64, i64* %"cells%start1.1"
	%25 = sub nsw i64 %24, 1
	%26 = load i64, i64* %"cells%block1.2"
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
	%35 = load i64, i64* %"cells%start2.3"
	%36 = icmp sgt i64 1, %35
	%37 = select i1 %36, i64 1, i64 %35
	%38 = load i64, i64* %W2.6
	%39 = icmp sgt i64 %37, %38
	%40 = select i1 %39, i64 %37, i64 %38
	%41 = load i64, i64* %"cells%block2.4"
	%42 = load i64, i64* %"cells%start2.3"
	%43 = add nsw i64 %41, %42
	%44 = sub nsw i64 %43, 2
	%45 = icmp slt i64 8, %44
	%46 = select i1 %45, i64 8, i64 %44
	%47 = load i64, i64* %"cells%block2.4"
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
	%56 = load i64, i64* %"cells%start1.1"
	%57 = sub nsw i64 %56, 2
	%58 = icmp slt i64 %57, 0
	br i1 %58, label %none.7, label %next.14

next.14:
	%59 = load i64, i64* %"cells%start1.1"
	%60 = sub nsw i64 0, %59
	%61 = add nsw i64 %60, 11
	%62 = icmp slt i64 %61, 0
	br i1 %62, label %none.7, label %next.15

next.15:
	%63 = load i64, i64* %"cells%start1.1"
	%64 = sub nsw i64 %63, 1
	%65 = load i64, i64* %W1.5
	%66 = icmp sgt i64 %64, %65
	%67 = select i1 %66, i64 %64, i64 %65
	%68 = load i64, i64* %"cells%start1.1"
	%69 = sub nsw i64 %68, 1
	%70 = load i64, i64* %"cells%block1.2"
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
	%79 = load i64, i64* %"cells%start2.3"
	%80 = add nsw i64 %79, 1
	%81 = icmp sgt i64 9, %80
	%82 = select i1 %81, i64 9, i64 %80
	%83 = load i64, i64* %W2.6
	%84 = icmp sgt i64 %82, %83
	%85 = select i1 %84, i64 %82, i64 %83
	%86 = load i64, i64* %"cells%block2.4"
	%87 = load i64, i64* %"cells%start2.3"
	%88 = add nsw i64 %86, %87
	%89 = sub nsw i64 %88, 1
	%90 = icmp slt i64 10, %89
	%91 = select i1 %90, i64 10, i64 %89
	%92 = load i64, i64* %"cells%block2.4"
	%93 = load i64, i64* %W2.6
	%94 = add nsw i64 %92, %93
	%95 = sub nsw i64 %94, 1
	%96 = icmp slt i64 %91, %95
	%97 = select i1 %96, i64 %91, i64 %95
	%98 = icmp sgt i64 %85, %97
	br i1 %98, label %none.7, label %next.17

next.17:
	%99 = getelementptr i64, i64* %lo, i64 1
	store i64 %85, i64* %99
	%100 = getelementptr i64, i64* %hi, i64 1
	store i64 %97, i64* %100
	ret i32 1

piece.18:
	%101 = load i64, i64* %"cells%block2.4"
	%102 = sub nsw i64 %101, 2
	%103 = icmp slt i64 %102, 0
	br i1 %103, label %none.7, label %next.19

next.19:
	%104 = load i64, i64* %"cells%start1.1"
	%105 = sub nsw i64 %104, 2
	%106 = icmp slt i64 %105, 0
	br i1 %106, label %none.7, label %next.20

next.20:
	%107 = load i64, i64* %"cells%start1.1"
	%108 = sub nsw i64 0, %107
	%109 = add nsw i64 %108, 11
	%110 = icmp slt i64 %109, 0
	br i1 %110, label %none.7, label %next.21

next.21:
	%111 = load i64, i64* %"cells%block2.4"
	%112 = load i64, i64* %"cells%start2.3"
	%113 = add nsw i64 %111, %112
	%114 = sub nsw i64 %113, 4
	%115 = icmp slt i64 %114, 0
	br i1 %115, label %none.7, label %next.22

next.22:
	%116 = load i64, i64* %"cells%block2.4"
	%117 = sub nsw i64 0, %116
	%118 = load i64, i64* %"cells%start2.3"
	%119 = sub nsw i64 %117, %118
	%120 = add nsw i64 %119, 9
	%121 = icmp slt i64 %120, 0
	br i1 %121, label %none.7, label %next.23

next.23:
	%122 = load i64, i64* %"cells%start1.1"
	%123 = sub nsw i64 %122, 1
	%124 = load i64, i64* %W1.5
	%125 = icmp sgt i64 %123, %124
	%126 = select i1 %125, i64 %123, i64 %124
	%127 = load i64, i64* %"cells%start1.1"
	%128 = sub nsw i64 %127, 1
	%129 = load i64, i64* %"cells%block1.2"
	%130 = load i64, i64* %W1.5
	%131 = add nsw i64 %129, %130
	%132 = sub nsw i64 %131, 1
	%133 = icmp slt i64 %128, %132
	%134 = select i1 %133, i64 %128, i64 %132
	%135 = icmp sgt i64 %126, %134
	br i1 %135, label %none.7, label %next.24

next.24:
	%136 = getelementptr i64, i64* %lo, i64 0
	store i64 %126, i64* %136
	%137 = getelementptr i64, i64* %hi, i64 0
	store i64 %134, i64* %137
	%138 = load i64, i64* %"cells%block2.4"
	%139 = load i64, i64* %"cells%start2.3"
	%140 = add nsw i64 %138, %139
	%141 = sub nsw i64 %140, 1
	%142 = load i64, i64* %W2.6
	%143 = icmp sgt i64 %141, %142
	%144 = select i1 %143, i64 %141, i64 %142
	%145 = load i64, i64* %"cells%block2.4"
	%146 = load i64, i64* %"cells%start2.3"
	%147 = add nsw i64 %145, %146
	%148 = sub nsw i64 %147, 1
	%149 = load i64, i64* %"cells%block2.4"
	%150 = load i64, i64* %W2.6
	%151 = add nsw i64 %149, %150
	%152 = sub nsw i64 %151, 1
	%153 = icmp slt i64 %148, %152
	%154 = select i1 %153, i64 %148, i64 %152
	%155 = icmp sgt i64 %144, %154
	br i1 %155, label %none.7, label %next.25

next.25:
	%156 = getelementptr i64, i64* %lo, i64 1
	store i64 %144, i64* %156
	%157 = getelementptr i64, i64* %hi, i64 1
	store i64 %154, i64* %157
	ret i32 1
}

define internal i32 @sections.11(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"cells%start1.1" = alloca i64
	%"cells%block1.2" = alloca i64
	%"cells%start2.3" = alloca i64
	%"cells%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"cells%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"cells%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"cells%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"cells%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.13
		i32 2, label %piece.18
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"cells%start2.3"
	%13 = sub nsw i64 %12, 2
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"cells%start2.3"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 9
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"cells%start1.1"
	%20 = icmp sgt i64 1, %19
	%21 = select i1 %20, i64 1, i64 %19
	%22 = load i64, i64* %W1.5
	%23 = icmp sgt i64 %21, %22
	%24 = select i1 %23, i64 %21, i64 %22
	%25 = load i64, i64* %"cells%block1.2"
	%26 = load i64, i64* %"cells%start1.1"
	%27 = add nsw i64 %25, %26
	%28 = sub nsw i64 %27, 2
	%29 = icmp slt i64 10, %28
	%30 = select i1 %29, i64 10, i64 %28
	%31 = load i64, i64* %"cells%block1.2"
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
	%40 = load i64, i64* %"cells%start2.3"
	%41 = sub nsw i64 %40, 1
	%42 = load i64, i64* %W2.6
	%43 = icmp sgt i64 %41, %42
	%44 = select i1 %43, i64 %41, i64 %42
	%45 = load i64, i64* %"cells%start2.3"
	%46 = sub nsw i64 %45, 1
	%47 = load i64, i64* %"cells%block2.4"
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
	%56 = load i64, i64* %"cells%start2.3"
	%57 = sub nsw i64 %56, 2
	%58 = icmp slt i64 %57, 0
	br i1 %58, label %none.7, label %next.14

next.14:
	%59 = load i64, i64* %"cells%start2.3"
	%60 = sub nsw i64 0, %59
	%61 = add nsw i64 %60, 9
	%62 = icmp slt i64 %61, 0
	br i1 %62, label %none.7, label %next.15

next.15:
	%63 = load i64, i64* %"cells%start1.1"
	%64 = add nsw i64 %63, 1
	%65 = icmp sgt i64 11, %64
	%66 = select i1 %65, i64 11, i64 %64
	%67 = load i64, i64* %W1.5
	%68 = icmp sgt i64 %66, %67
	%69 = select i1 %68, i64 %66, i64 %67
	%70 = load i64, i64* %"cells%block1.2"
	%71 = load i64, i64* %"cells%start1.1"
	%72 = add nsw i64 %70, %71
	%73 = sub nsw i64 %72, 1
	%74 = icmp slt i64 12, %73
	%75 = select i1 %74, i64 12, i64 %73
	%76 = load i64, i64* %"cells%block1.2"
	%77 = load i64, i64* %W1.5
	%78 = add nsw i64 %76, %77
	%79 = sub nsw i64 %78, 1
	%80 = icmp slt i64 %75, %79
	%81 = select i1 %80, i64 %75, i64 %79
	%82 = icmp sgt i64 %69, %81
	br i1 %82, label %none.7, label %next.16

next.16:
	%83 = getelementptr i64, i64* %lo, i64 0
	store i64 %69, i64* %83
	%84 = getelementptr i64, i64* %hi, i64 0
	store i64 %81, i64* %84
	%85 = load i64, i64* %"cells%start2.3"
	%86 = sub nsw i64 %85, 1
	%87 = load i64, i64* %W2.6
	%88 = icmp sgt i64 %86, %87
	%89 = select i1 %88, i64 %86, i64 %87
	%90 = load i64, i64* %"cells%start2.3"
	%91 = sub nsw i64 %90, 1
	%92 = load i64, i64* %"cells%block2.4"
	%93 = load i64, i64* %W2.6
	%94 = add nsw i64 %92, %93
	%95 = sub nsw i64 %94, 1
	%96 = icmp slt i64 %91, %95
	%97 = select i1 %96, i64 %91, i64 %95
	%98 = icmp sgt i64 %89, %97
	br i1 %98, label %none.7, label %next.17

next.17:
	%99 = getelementptr i64, i64* %lo, i64 1
	store i64 %89, i64* %99
	%100 = getelementptr i64, i64* %hi, i64 1
	store i64 %97, i64* %100
	ret i32 1

piece.18:
	%101 = load i64, i64* %"cells%block1.2"
	%102 = sub nsw i64 %101, 2
	%103 = icmp slt i64 %102, 0
	br i1 %103, label %none.7, label %next.19

next.19:
	%104 = load i64, i64* %"cells%block1.2"
	%105 = load i64, i64* %"cells%start1.1"
	%106 = add nsw i64 %104, %105
	%107 = sub nsw i64 %106, 4
	%108 = icmp slt i64 %107, 0
	br i1 %108, label %none.7, label %next.20

next.20:
	%109 = load i64, i64* %"cells%block1.2"
	%110 = sub nsw i64 0, %109
	%111 = load i64, i64* %"cells%start1.1"
	%112 = sub nsw i64 %110, %111
	%113 = add nsw i64 %112, 11
	%114 = icmp slt i64 %113, 0
	br i1 %114, label %none.7, label %next.21

next.21:
	%115 = load i64, i64* %"cells%start2.3"
	%116 = sub nsw i64 %115, 2
	%117 = icmp slt i64 %116, 0
	br i1 %117, label %none.7, label %next.22

next.22:
	%118 = load i64, i64* %"cells%start2.3"
	%119 = sub nsw i64 0, %118
	%120 = add nsw i64 %119, 9
	%121 = icmp slt i64 %120, 0
	br i1 %121, label %none.7, label %next.23

next.23:
	%122 = load i64, i64* %"cells%block1.2"
	%123 = load i64, i64* %"cells%start1.1"
	%124 = add nsw i64 %122, %123
	%125 = sub nsw i64 %124, 1
	%126 = load i64, i64* %W1.5
	%127 = icmp sgt i64 %125, %126
	%128 = select i1 %127, i64 %125, i64 %126
	%129 = load i64, i64* %"cells%block1.2"
	%130 = load i64, i64* %"cells%start1.1"
	%131 = add nsw i64 %129, %130
	%132 = sub nsw i64 %131, 1
	%133 = load i64, i64* %"cells%block1.2"
	%134 = load i64, i64* %W1.5
	%135 = add nsw i64 %133, %134
	%136 = sub nsw i64 %135, 1
	%137 = icmp slt i64 %132, %136
	%138 = select i1 %137, i64 %132, i64 %136
	%139 = icmp sgt i64 %128, %138
	br i1 %139, label %none.7, label %next.24

next.24:
	%140 = getelementptr i64, i64* %lo, i64 0
	store i64 %128, i64* %140
	%141 = getelementptr i64, i64* %hi, i64 0
	store i64 %138, i64* %141
	%142 = load i64, i64* %"cells%start2.3"
	%143 = sub nsw i64 %142, 1
	%144 = load i64, i64* %W2.6
	%145 = icmp sgt i64 %143, %144
	%146 = select i1 %145, i64 %143, i64 %144
	%147 = load i64, i64* %"cells%start2.3"
	%148 = sub nsw i64 %147, 1
	%149 = load i64, i64* %"cells%block2.4"
	%150 = load i64, i64* %W2.6
	%151 = add nsw i64 %149, %150
	%152 = sub nsw i64 %151, 1
	%153 = icmp slt i64 %148, %152
	%154 = select i1 %153, i64 %148, i64 %152
	%155 = icmp sgt i64 %146, %154
	br i1 %155, label %none.7, label %next.25

next.25:
	%156 = getelementptr i64, i64* %lo, i64 1
	store i64 %146, i64* %156
	%157 = getelementptr i64, i64* %hi, i64 1
	store i64 %154, i64* %157
	ret i32 1
}

define internal i32 @sections.12(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"cells%start1.1" = alloca i64
	%"cells%block1.2" = alloca i64
	%"cells%start2.3" = alloca i64
	%"cells%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"cells%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"cells%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"cells%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"cells%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.13
		i32 2, label %piece.18
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"cells%block2.4"
	%13 = load i64, i64* %"cells%start2.3"
	%14 = add nsw i64 %12, %13
	%15 = sub nsw i64 %14, 3
	%16 = icmp slt i64 %15, 0
	br i1 %16, label %none.7, label %next.9

next.9:
	%17 = load i64, i64* %"cells%block2.4"
	%18 = sub nsw i64 0, %17
	%19 = load i64, i64* %"cells%start2.3"
	%20 = sub nsw i64 %18, %19
	%21 = add nsw i64 %20, 10
	%22 = icmp slt i64 %21, 0
	br i1 %22, label %none.7, label %next.10

next.10:
	%23 = load i64, i64* %"cells%start1.1"
	%24 = icmp sgt i64 1, %23
	%25 = select i1 %24, i64 1, i64 %23
	%26 = load i64, i64* %W1.5
	%27 = icmp sgt i64 %25, %26
	%28 = select i1 %27, i64 %25, i64 %26
	%29 = load i64, i64* %"cells%block1.2"
	%30 = load i64, i64* %"cells%start1.1"
	%31 = add nsw i64 %29, %30
	%32 = sub nsw i64 %31, 2
	%33 = icmp slt i64 10, %32
	%34 = select i1 %33, i64 10, i64 %32
	%35 = load i64, i64* %"cells%block1.2"
	%36 = load i64, i64* %W1.5
	%37 = add nsw i64 %35, %36
	%38 = sub nsw i64 %37, 1
	%39 = icmp slt i64 %34, %38
	%40 = select i1 %39, i64 %34, i64 %38
	%41 = icmp sgt i64 %28, %40
	br i1 %41, label %none.7, label %next.11

next.11:
	%42 = getelementptr i64, i64* %lo, i64 0
	store i64 %28, i64* %42
	%43 = getelementptr i64, i64* %hi, i64 0
	store i64 %40, i64* %43
	%44 = load i64, i64* %"cells%block2.4"
	%45 = load i64, i64* %"cells%start2.3"
	%46 = add nsw i64 %44, %45
	%47 = load i64, i64* %W2.6
	%48 = icmp sgt i64 %46, %47
	%49 = select i1 %48, i64 %46, i64 %47
	%50 = load i64, i64* %"cells%block2.4"
	%51 = load i64, i64* %"cells%start2.3"
	%52 = add nsw i64 %50, %51
	%53 = load i64, i64* %"cells%block2.4"
	%54 = load i64, i64* %W2.6
	%55 = add nsw i64 %53, %54
	%56 = sub nsw i64 %55, 1
	%57 = icmp slt i64 %52, %56
	%58 = select i1 %57, i64 %52, i64 %56
	%59 = icmp sgt i64 %49, %58
	br i1 %59, label %none.7, label %next.12

next.12:
	%60 = getelementptr i64, i64* %lo, i64 1
	store i64 %49, i64* %60
	%61 = getelementptr i64, i64* %hi, i64 1
	store i64 %58, i64* %61
	ret i32 1

piece.13:
	%62 = load i64, i64* %"cells%block2.4"
	%63 = load i64, i64* %"cells%start2.3"
	%64 = add nsw i64 %62, %63
	%65 = sub nsw i64 %64, 3
	%66 = icmp slt i64 %65, 0
	br i1 %66, label %none.7, label %next.14

next.14:
	%67 = load i64, i64* %"cells%block2.4"
	%68 = sub nsw i64 0, %67
	%69 = load i64, i64* %"cells%start2.3"
	%70 = sub nsw i64 %68, %69
	%71 = add nsw i64 %70, 10
	%72 = icmp slt i64 %71, 0
	br i1 %72, label %none.7, label %next.15

next.15:
	%73 = load i64, i64* %"cells%start1.1"
	%74 = add nsw i64 %73, 1
	%75 = icmp sgt i64 11, %74
	%76 = select i1 %75, i64 11, i64 %74
	%77 = load i64, i64* %W1.5
	%78 = icmp sgt i64 %76, %77
	%79 = select i1 %78, i64 %76, i64 %77
	%80 = load i64, i64* %"cells%block1.2"
	%81 = load i64, i64* %"cells%start1.1"
	%82 = add nsw i64 %80, %81
	%83 = sub nsw i64 %82, 1
	%84 = icmp slt i64 12, %83
	%85 = select i1 %84, i64 12, i64 %83
	%86 = load i64, i64* %"cells%block1.2"
	%87 = load i64, i64* %W1.5
	%88 = add nsw i64 %86, %87
	%89 = sub nsw i64 %88, 1
	%90 = icmp slt i64 %85, %89
	%91 = select i1 %90, i64 %85, i64 %89
	%92 = icmp sgt i64 %79, %91
	br i1 %92, label %none.7, label %next.16

next.16:
	%93 = getelementptr i64, i64* %lo, i64 0
	store i64 %79, i64* %93
	%94 = getelementptr i64, i64* %hi, i64 0
	store i64 %91, i64* %94
	%95 = load i64, i64* %"cells%block2.4"
	%96 = load i64, i64* %"cells%start2.3"
	%97 = add nsw i64 %95, %96
	%98 = load i64, i64* %W2.6
	%99 = icmp sgt i64 %97, %98
	%100 = select i1 %99, i64 %97, i64 %98
	%101 = load i64, i64* %"cells%block2.4"
	%102 = load i64, i64* %"cells%start2.3"
	%103 = add nsw i64 %101, %102
	%104 = load i64, i64* %"cells%block2.4"
	%105 = load i64, i64* %W2.6
	%106 = add nsw i64 %104, %105
	%107 = sub nsw i64 %106, 1
	%108 = icmp slt i64 %103, %107
	%109 = select i1 %108, i64 %103, i64 %107
	%110 = icmp sgt i64 %100, %109
	br i1 %110, label %none.7, label %next.17

next.17:
	%111 = getelementptr i64, i64* %lo, i64 1
	store i64 %100, i64* %111
	%112 = getelementptr i64, i64* %hi, i64 1
	store i64 %109, i64* %112
	ret i32 1

piece.18:
	%113 = load i64, i64* %"cells%block1.2"
	%114 = sub nsw i64 %113, 2
	%115 = icmp slt i64 %114, 0
	br i1 %115, label %none.7, label %next.19

next.19:
	%116 = load i64, i64* %"cells%block1.2"
	%117 = load i64, i64* %"cells%start1.1"
	%118 = add nsw i64 %116, %117
	%119 = sub nsw i64 %118, 4
	%120 = icmp slt i64 %119, 0
	br i1 %120, label %none.7, label %next.20

next.20:
	%121 = load i64, i64* %"cells%block1.2"
	%122 = sub nsw i64 0, %121
	%123 = load i64, i64* %"cells%start1.1"
	%124 = sub nsw i64 %122, %123
	%125 = add nsw i64 %124, 11
	%126 = icmp slt i64 %125, 0
	br i1 %126, label %none.7, label %next.21

next.21:
	%127 = load i64, i64* %"cells%block2.4"
	%128 = load i64, i64* %"cells%start2.3"
	%129 = add nsw i64 %127, %128
	%130 = sub nsw i64 %129, 3
	%131 = icmp slt i64 %130, 0
	br i1 %131, label %none.7, label %next.22

next.22:
	%132 = load i64, i64* %"cells%block2.4"
	%133 = sub nsw i64 0, %132
	%134 = load i64, i64* %"cells%start2.3"
	%135 = sub nsw i64 %133, %134
	%136 = add nsw i64 %135, 10
	%137 = icmp slt i64 %136, 0
	br i1 %137, label %none.7, label %next.23

next.23:
	%138 = load i64, i64* %"cells%block1.2"
	%139 = load i64, i64* %"cells%start1.1"
	%140 = add nsw i64 %138, %139
	%141 = sub nsw i64 %140, 1
	%142 = load i64, i64* %W1.5
	%143 = icmp sgt i64 %141, %142
	%144 = select i1 %143, i64 %141, i64 %142
	%145 = load i64, i64* %"cells%block1.2"
	%146 = load i64, i64* %"cells%start1.1"
	%147 = add nsw i64 %145, %146
	%148 = sub nsw i64 %147, 1
	%149 = load i64, i64* %"cells%block1.2"
	%150 = load i64, i64* %W1.5
	%151 = add nsw i64 %149, %150
	%152 = sub nsw i64 %151, 1
	%153 = icmp slt i64 %148, %152
	%154 = select i1 %153, i64 %148, i64 %152
	%155 = icmp sgt i64 %144, %154
	br i1 %155, label %none.7, label %next.24

next.24:
	%156 = getelementptr i64, i64* %lo, i64 0
	store i64 %144, i64* %156
	%157 = getelementptr i64, i64* %hi, i64 0
	store i64 %154, i64* %157
	%158 = load i64, i64* %"cells%block2.4"
	%159 = load i64, i64* %"cells%start2.3"
	%160 = add nsw i64 %158, %159
	%161 = load i64, i64* %W2.6
	%162 = icmp sgt i64 %160, %161
	%163 = select i1 %162, i64 %160, i64 %161
	%164 = load i64, i64* %"cells%block2.4"
	%165 = load i64, i64* %"cells%start2.3"
	%166 = add nsw i64 %164, %165
	%167 = load i64, i64* %"cells%block2.4"
	%168 = load i64, i64* %W2.6
	%169 = add nsw i64 %167, %168
	%170 = sub nsw i64 %169, 1
	%171 = icmp slt i64 %166, %170
	%172 = select i1 %171, i64 %166, i64 %170
	%173 = icmp sgt i64 %163, %172
	br i1 %173, label %none.7, label %next.25

next.25:
	%174 = getelementptr i64, i64* %lo, i64 1
	store i64 %163, i64* %174
	%175 = getelementptr i64, i64* %hi, i64 1
	store i64 %172, i64* %175
	ret i32 1
}

define internal i32 @sections.13(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"cells%start1.1" = alloca i64
	%"cells%block1.2" = alloca i64
	%"cells%start2.3" = alloca i64
	%"cells%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"cells%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"cells%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"cells%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"cells%block2.4"
	%8 = getelementptr i64, i64* %send, i64 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %W1.5
	%10 = getelementptr i64, i64* %send, i64 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %W2.6
	switch i32 %piece, label %none.7 [
		i32 0, label %piece.8
		i32 1, label %piece.13
		i32 2, label %piece.18
	]

none.7:
	ret i32 0

piece.8:
	%12 = load i64, i64* %"cells%block1.2"
	%13 = load i64, i64* %"cells%start1.1"
	%14 = add nsw i64 %12, %13
	%15 = sub nsw i64 %14, 3
	%16 = icmp slt i64 %15, 0
	br i1 %16, label %none.7, label %next.9

next.9:
	%17 = load i64, i64* %"cells%block1.2"
	%18 = sub nsw i64 0, %17
	%19 = load i64, i64* %"cells%start1.1"
	%20 = sub nsw i64 %18, %19
	%21 = add nsw i64 %20, 12
	%22 = icmp slt i64 %21, 0
	br i1 %22, label %none.7, label %next.10

next.10:
	%23 = load i64, i64* %"cells%block1.2"
	%24 = load i64, i64* %"cells%start1.1"
	%25 = add nsw i64 %23, %24
	%26 = load i64, i64* %W1.5
	%27 = icmp sgt i64 %25, %26
	%28 = select i1 %27, i64 %25, i64 %26
	%29 = load i64, i64* %"cells%block1.2"
	%30 = load i64, i64* %"cells%start1.1"
	%31 = add nsw i64 %29, %30
	%32 = load i64, i64* %"cells%block1.2"
	%33 = load i64, i64* %W1.5
	%34 = add nsw i64 %32, %33
	%35 = sub nsw i64 %34, 1
	%36 = icmp slt i64 %31, %35
	%37 = select i1 %36, i64 %31, i64 %35
	%38 = icmp sgt i64 %28, %37
	br i1 %38, label %none.7, label %next.11

next.11:
	%39 = getelementptr i64, i64* %lo, i64 0
	store i64 %28, i64* %39
	%40 = getelementptr i64, i64* %hi, i64 0
	store i64 %37, i64* %40
	%41 = load i64, i64* %"cells%start2.3"
	%42 = icmp sgt i64 1, %41
	%43 = select i1 %42, i64 1, i64 %41
	%44 = load i64, i64* %W2.6
	%45 = icmp sgt i64 %43, %44
	%46 = select i1 %45, i64 %43, i64 %44
	%47 = load i64, i64* %"cells%block2.4"
	%48 = load i64, i64* %"cells%start2.3"
	%49 = add nsw i64 %47, %48
	%50 = sub nsw i64 %49, 2
	%51 = icmp slt i64 8, %50
	%52 = select i1 %51, i64 8, i64 %50
	%53 = load i64, i64* %"cells%block2.4"
	%54 = load i64, i64* %W2.6
	%55 = add nsw i64 %53, %54
	%56 = sub nsw i64 %55, 1
	%57 = icmp slt i64 %52, %56
	%58 = select i1 %57, i64 %52, i64 %56
	%59 = icmp sgt i64 %46, %58
	br i1 %59, label %none.7, label %next.12

next.12:
	%60 = getelementptr i64, i64* %lo, i64 1
	store i64 %46, i64* %60
	%61 = getelementptr i64, i64* %hi, i64 1
	store i64 %58, i64* %61
	ret i32 1

piece.13:
	%62 = load i64, i64* %"cells%block1.2"
	%63 = load i64, i64* %"cells%start1.1"
	%64 = add nsw i64 %62, %63
	%65 = sub nsw i64 %64, 3
	%66 = icmp slt i64 %65, 0
	br i1 %66, label %none.7, label %next.14

next.14:
	%67 = load i64, i64* %"cells%block1.2"
	%68 = sub nsw i64 0, %67
	%69 = load i64, i64* %"cells%start1.1"
	%70 = sub nsw i64 %68, %69
	%71 = add nsw i64 %70, 12
	%72 = icmp slt i64 %71, 0
	br i1 %72, label %none.7, label %next.15

next.15:
	%73 = load i64, i64* %"cells%block1.2"
	%74 = load i64, i64* %"cells%start1.1"
	%75 = add nsw i64 %73, %74
	%76 = load i64, i64* %W1.5
	%77 = icmp sgt i64 %75, %76
	%78 = select i1 %77, i64 %75, i64 %76
	%79 = load i64, i64* %"cells%block1.2"
	%80 = load i64, i64* %"cells%start1.1"
	%81 = add nsw i64 %79, %80
	%82 = load i64, i64* %"cells%block1.2"
	%83 = load i64, i64* %W1.5
	%84 = add nsw i64 %82, %83
	%85 = sub nsw i64 %84, 1
	%86 = icmp slt i64 %81, %85
	%87 = select i1 %86, i64 %81, i64 %85
	%88 = icmp sgt i64 %78, %87
	br i1 %88, label %none.7, label %next.16

next.16:
	%89 = getelementptr i64, i64* %lo, i64 0
	store i64 %78, i64* %89
	%90 = getelementptr i64, i64* %hi, i64 0
	store i64 %87, i64* %90
	%91 = load i64, i64* %"cells%start2.3"
	%92 = add nsw i64 %91, 1
	%93 = icmp sgt i64 9, %92
	%94 = select i1 %93, i64 9, i64 %92
	%95 = load i64, i64* %W2.6
	%96 = icmp sgt i64 %94, %95
	%97 = select i1 %96, i64 %94, i64 %95
	%98 = load i64, i64* %"cells%block2.4"
	%99 = load i64, i64* %"cells%start2.3"
	%100 = add nsw i64 %98, %99
	%101 = sub nsw i64 %100, 1
	%102 = icmp slt i64 10, %101
	%103 = select i1 %102, i64 10, i64 %101
	%104 = load i64, i64* %"cells%block2.4"
	%105 = load i64, i64* %W2.6
	%106 = add nsw i64 %104, %105
	%107 = sub nsw i64 %106, 1
	%108 = icmp slt i64 %103, %107
	%109 = select i1 %108, i64 %103, i64 %107
	%110 = icmp sgt i64 %97, %109
	br i1 %110, label %none.7, label %next.17

next.17:
	%111 = getelementptr i64, i64* %lo, i64 1
	store i64 %97, i64* %111
	%112 = getelementptr i64, i64* %hi, i64 1
	store i64 %109, i64* %112
	ret i32 1

piece.18:
	%113 = load i64, i64* %"cells%block2.4"
	%114 = sub nsw i64 %113, 2
	%115 = icmp slt i64 %114, 0
	br i1 %115, label %none.7, label %next.19

next.19:
	%116 = load i64, i64* %"cells%block1.2"
	%117 = load i64, i64* %"cells%start1.1"
	%118 = add nsw i64 %116, %117
	%119 = sub nsw i64 %118, 3
	%120 = icmp slt i64 %119, 0
	br i1 %120, label %none.7, label %next.20

next.20:
	%121 = load i64, i64* %"cells%block1.2"
	%122 = sub nsw i64 0, %121
	%123 = load i64, i64* %"cells%start1.1"
	%124 = sub nsw i64 %122, %123
	%125 = add nsw i64 %124, 12
	%126 = icmp slt i64 %125, 0
	br i1 %126, label %none.7, label %next.21

next.21:
	%127 = load i64, i64* %"cells%block2.4"
	%128 = load i64, i64* %"cells%start2.3"
	%129 = add nsw i64 %127, %128
	%130 = sub nsw i64 %129, 4
	%131 = icmp slt i64 %130, 0
	br i1 %131, label %none.7, label %next.22

next.22:
	%132 = load i64, i64* %"cells%block2.4"
	%133 = sub nsw i64 0, %132
	%134 = load i64, i64* %"cells%start2.3"
	%135 = sub nsw i64 %133, %134
	%136 = add nsw i64 %135, 9
	%137 = icmp slt i64 %136, 0
	br i1 %137, label %none.7, label %next.23

next.23:
	%138 = load i64, i64* %"cells%block1.2"
	%139 = load i64, i64* %"cells%start1.1"
	%140 = add nsw i64 %138, %139
	%141 = load i64, i64* %W1.5
	%142 = icmp sgt i64 %140, %141
	%143 = select i1 %142, i64 %140, i64 %141
	%144 = load i64, i64* %"cells%block1.2"
	%145 = load i64, i64* %"cells%start1.1"
	%146 = add nsw i64 %144, %145
	%147 = load i64, i64* %"cells%block1.2"
	%148 = load i64, i64* %W1.5
	%149 = add nsw i64 %147, %148
	%150 = sub nsw i64 %149, 1
	%151 = icmp slt i64 %146, %150
	%152 = select i1 %151, i64 %146, i64 %150
	%153 = icmp sgt i64 %143, %152
	br i1 %153, label %none.7, label %next.24

next.24:
	%154 = getelementptr i64, i64* %lo, i64 0
	store i64 %143, i64* %154
	%155 = getelementptr i64, i64* %hi, i64 0
	store i64 %152, i64* %155
	%156 = load i64, i64* %"cells%block2.4"
	%157 = load i64, i64* %"cells%start2.3"
	%158 = add nsw i64 %156, %157
	%159 = sub nsw i64 %158, 1
	%160 = load i64, i64* %W2.6
	%161 = icmp sgt i64 %159, %160
	%162 = select i1 %161, i64 %159, i64 %160
	%163 = load i64, i64* %"cells%block2.4"
	%164 = load i64, i64* %"cells%start2.3"
	%165 = add nsw i64 %163, %164
	%166 = sub nsw i64 %165, 1
	%167 = load i64, i64* %"cells%block2.4"
	%168 = load i64, i64* %W2.6
	%169 = add nsw i64 %167, %168
	%170 = sub nsw i64 %169, 1
	%171 = icmp slt i64 %166, %170
	%172 = select i1 %171, i64 %166, i64 %170
	%173 = icmp sgt i64 %162, %172
	br i1 %173, label %none.7, label %next.25

next.25:
	%174 = getelementptr i64, i64* %lo, i64 1
	store i64 %162, i64* %174
	%175 = getelementptr i64, i64* %hi, i64 1
	store i64 %172, i64* %175
	ret i32 1
}

define internal i32 @sections.14(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"cells%start1.1" = alloca i64
	%"cells%block1.2" = alloca i64
	%"cells%start2.3" = alloca i64
	%"cells%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"cells%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"cells%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"cells%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"cells%block2.4"
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
	%12 = load i64, i64* %"cells%start1.1"
	%13 = sub nsw i64 %12, 2
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"cells%start1.1"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 11
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"cells%start2.3"
	%20 = sub nsw i64 %19, 2
	%21 = icmp slt i64 %20, 0
	br i1 %21, label %none.7, label %next.11

next.11:
	%22 = load i64, i64* %"cells%start2.3"
	%23 = sub nsw i64 0, %22
	%24 = add nsw i64 %23, 9
	%25 = icmp slt i64 %24, 0
	br i1 %25, label %none.7, label %next.12

next.12:
	%26 = load i64, i64* %"cells%start1.1"
	%27 = sub nsw i64 %26, 1
	%28 = load i64, i64* %W1.5
	%29 = icmp sgt i64 %27, %28
	%30 = select i1 %29, i64 %27, i64 %28
	%31 = load i64, i64* %"cells%start1.1"
	%32 = sub nsw i64 %31, 1
	%33 = load i64, i64* %"cells%block1.2"
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
	%42 = load i64, i64* %"cells%start2.3"
	%43 = sub nsw i64 %42, 1
	%44 = load i64, i64* %W2.6
	%45 = icmp sgt i64 %43, %44
	%46 = select i1 %45, i64 %43, i64 %44
	%47 = load i64, i64* %"cells%start2.3"
	%48 = sub nsw i64 %47, 1
	%49 = load i64, i64* %"cells%block2.4"
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

define internal i32 @sections.15(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"cells%start1.1" = alloca i64
	%"cells%block1.2" = alloca i64
	%"cells%start2.3" = alloca i64
	%"cells%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"cells%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"cells%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"cells%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"cells%block2.4"
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
	%12 = load i64, i64* %"cells%start1.1"
	%13 = sub nsw i64 %12, 2
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"cells%start1.1"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 11
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"cells%block2.4"
	%20 = load i64, i64* %"cells%start2.3"
	%21 = add nsw i64 %19, %20
	%22 = sub nsw i64 %21, 3
	%23 = icmp slt i64 %22, 0
	br i1 %23, label %none.7, label %next.11

next.11:
	%24 = load i64, i64* %"cells%block2.4"
	%25 = sub nsw i64 0, %24
	%26 = load i64, i64* %"cells%start2.3"
	%27 = sub nsw i64 %25, %26
	%28 = add nsw i64 %27, 10
	%29 = icmp slt i64 %28, 0
	br i1 %29, label %none.7, label %next.12

next.12:
	%30 = load i64, i64* %"cells%start1.1"
	%31 = sub nsw i64 %30, 1
	%32 = load i64, i64* %W1.5
	%33 = icmp sgt i64 %31, %32
	%34 = select i1 %33, i64 %31, i64 %32
	%35 = load i64, i64* %"cells%start1.1"
	%36 = sub nsw i64 %35, 1
	%37 = load i64, i64* %"cells%block1.2"
	%38 = load i64, i64* %W1.5
	%39 = add nsw i64 %37, %38
	%40 = sub nsw i64 %39, 1
	%41 = icmp slt i64 %36, %40
	%42 = select i1 %41, i64 %36, i64 %40
	%43 = icmp sgt i64 %34, %42
	br i1 %43, label %none.7, label %next.13

next.13:
	%44 = getelementptr i64, i64* %lo, i64 0
	store i64 %34, i64* %44
	%45 = getelementptr i64, i64* %hi, i64 0
	store i64 %42, i64* %45
	%46 = load i64, i64* %"cells%block2.4"
	%47 = load i64, i64* %"cells%start2.3"
	%48 = add nsw i64 %46, %47
	%49 = load i64, i64* %W2.6
	%50 = icmp sgt i64 %48, %49
	%51 = select i1 %50, i64 %48, i64 %49
	%52 = load i64, i64* %"cells%block2.4"
	%53 = load i64, i64* %"cells%start2.3"
	%54 = add nsw i64 %52, %53
	%55 = load i64, i64* %"cells%block2.4"
	%56 = load i64, i64* %W2.6
	%57 = add nsw i64 %55, %56
	%58 = sub nsw i64 %57, 1
	%59 = icmp slt i64 %54, %58
	%60 = select i1 %59, i64 %54, i64 %58
	%61 = icmp sgt i64 %51, %60
	br i1 %61, label %none.7, label %next.14

next.14:
	%62 = getelementptr i64, i64* %lo, i64 1
	store i64 %51, i64* %62
	%63 = getelementptr i64, i64* %hi, i64 1
	store i64 %60, i64* %63
	ret i32 1
}

define internal i32 @sections.16(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"cells%start1.1" = alloca i64
	%"cells%block1.2" = alloca i64
	%"cells%start2.3" = alloca i64
	%"cells%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"cells%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"cells%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"cells%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"cells%block2.4"
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
	%12 = load i64, i64* %"cells%block1.2"
	%13 = load i64, i64* %"cells%start1.1"
	%14 = add nsw i64 %12, %13
	%15 = sub nsw i64 %14, 3
	%16 = icmp slt i64 %15, 0
	br i1 %16, label %none.7, label %next.9

next.9:
	%17 = load i64, i64* %"cells%block1.2"
	%18 = sub nsw i64 0, %17
	%19 = load i64, i64* %"cells%start1.1"
	%20 = sub nsw i64 %18, %19
	%21 = add nsw i64 %20, 12
	%22 = icmp slt i64 %21, 0
	br i1 %22, label %none.7, label %next.10

next.10:
	%23 = load i64, i64* %"cells%start2.3"
	%24 = sub nsw i64 %23, 2
	%25 = icmp slt i64 %24, 0
	br i1 %25, label %none.7, label %next.11

next.11:
	%26 = load i64, i64* %"cells%start2.3"
	%27 = sub nsw i64 0, %26
	%28 = add nsw i64 %27, 9
	%29 = icmp slt i64 %28, 0
	br i1 %29, label %none.7, label %next.12

next.12:
	%30 = load i64, i64* %"cells%block1.2"
	%31 = load i64, i64* %"cells%start1.1"
	%32 = add nsw i64 %30, %31
	%33 = load i64, i64* %W1.5
	%34 = icmp sgt i64 %32, %33
	%35 = select i1 %34, i64 %32, i64 %33
	%36 = load i64, i64* %"cells%block1.2"
	%37 = load i64, i64* %"cells%start1.1"
	%38 = add nsw i64 %36, %37
	%39 = load i64, i64* %"cells%block1.2"
	%40 = load i64, i64* %W1.5
	%41 = add nsw i64 %39, %40
	%42 = sub nsw i64 %41, 1
	%43 = icmp slt i64 %38, %42
	%44 = select i1 %43, i64 %38, i64 %42
	%45 = icmp sgt i64 %35, %44
	br i1 %45, label %none.7, label %next.13

next.13:
	%46 = getelementptr i64, i64* %lo, i64 0
	store i64 %35, i64* %46
	%47 = getelementptr i64, i64* %hi, i64 0
	store i64 %44, i64* %47
	%48 = load i64, i64* %"cells%start2.3"
	%49 = sub nsw i64 %48, 1
	%50 = load i64, i64* %W2.6
	%51 = icmp sgt i64 %49, %50
	%52 = select i1 %51, i64 %49, i64 %50
	%53 = load i64, i64* %"cells%start2.3"
	%54 = sub nsw i64 %53, 1
	%55 = load i64, i64* %"cells%block2.4"
	%56 = load i64, i64* %W2.6
	%57 = add nsw i64 %55, %56
	%58 = sub nsw i64 %57, 1
	%59 = icmp slt i64 %54, %58
	%60 = select i1 %59, i64 %54, i64 %58
	%61 = icmp sgt i64 %52, %60
	br i1 %61, label %none.7, label %next.14

next.14:
	%62 = getelementptr i64, i64* %lo, i64 1
	store i64 %52, i64* %62
	%63 = getelementptr i64, i64* %hi, i64 1
	store i64 %60, i64* %63
	ret i32 1
}

define internal i32 @sections.17(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"cells%start1.1" = alloca i64
	%"cells%block1.2" = alloca i64
	%"cells%start2.3" = alloca i64
	%"cells%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"cells%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"cells%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"cells%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"cells%block2.4"
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
	%12 = load i64, i64* %"cells%block1.2"
	%13 = load i64, i64* %"cells%start1.1"
	%14 = add nsw i64 %12, %13
	%15 = sub nsw i64 %14, 3
	%16 = icmp slt i64 %15, 0
	br i1 %16, label %none.7, label %next.9

next.9:
	%17 = load i64, i64* %"cells%block1.2"
	%18 = sub nsw i64 0, %17
	%19 = load i64, i64* %"cells%start1.1"
	%20 = sub nsw i64 %18, %19
	%21 = add nsw i64 %20, 12
	%22 = icmp slt i64 %21, 0
	br i1 %22, label %none.7, label %next.10

next.10:
	%23 = load i64, i64* %"cells%block2.4"
	%24 = load i64, i64* %"cells%start2.3"
	%25 = add nsw i64 %23, %24
	%26 = sub nsw i64 %25, 3
	%27 = icmp slt i64 %26, 0
	br i1 %27, label %none.7, label %next.11

next.11:
	%28 = load i64, i64* %"cells%block2.4"
	%29 = sub nsw i64 0, %28
	%30 = load i64, i64* %"cells%start2.3"
	%31 = sub nsw i64 %29, %30
	%32 = add nsw i64 %31, 10
	%33 = icmp slt i64 %32, 0
	br i1 %33, label %none.7, label %next.12

next.12:
	%34 = load i64, i64* %"cells%block1.2"
	%35 = load i64, i64* %"cells%start1.1"
	%36 = add nsw i64 %34, %35
	%37 = load i64, i64* %W1.5
	%38 = icmp sgt i64 %36, %37
	%39 = select i1 %38, i64 %36, i64 %37
	%40 = load i64, i64* %"cells%block1.2"
	%41 = load i64, i64* %"cells%start1.1"
	%42 = add nsw i64 %40, %41
	%43 = load i64, i64* %"cells%block1.2"
	%44 = load i64, i64* %W1.5
	%45 = add nsw i64 %43, %44
	%46 = sub nsw i64 %45, 1
	%47 = icmp slt i64 %42, %46
	%48 = select i1 %47, i64 %42, i64 %46
	%49 = icmp sgt i64 %39, %48
	br i1 %49, label %none.7, label %next.13

next.13:
	%50 = getelementptr i64, i64* %lo, i64 0
	store i64 %39, i64* %50
	%51 = getelementptr i64, i64* %hi, i64 0
	store i64 %48, i64* %51
	%52 = load i64, i64* %"cells%block2.4"
	%53 = load i64, i64* %"cells%start2.3"
	%54 = add nsw i64 %52, %53
	%55 = load i64, i64* %W2.6
	%56 = icmp sgt i64 %54, %55
	%57 = select i1 %56, i64 %54, i64 %55
	%58 = load i64, i64* %"cells%block2.4"
	%59 = load i64, i64* %"cells%start2.3"
	%60 = add nsw i64 %58, %59
	%61 = load i64, i64* %"cells%block2.4"
	%62 = load i64, i64* %W2.6
	%63 = add nsw i64 %61, %62
	%64 = sub nsw i64 %63, 1
	%65 = icmp slt i64 %60, %64
	%66 = select i1 %65, i64 %60, i64 %64
	%67 = icmp sgt i64 %57, %66
	br i1 %67, label %none.7, label %next.14

next.14:
	%68 = getelementptr i64, i64* %lo, i64 1
	store i64 %57, i64* %68
	%69 = getelementptr i64, i64* %hi, i64 1
	store i64 %66, i64* %69
	ret i32 1
}

declare i32 @pgas_num_images() nounwind

declare double @llvm.sqrt.f64(double %0)

declare void @hpf_fail(i8* %0, i8* %1) nounwind noreturn cold

declare void @hpf_indirect_begin(i8* %0) nounwind

declare void @hpf_indirect_note(i8* %0, i8* %1) nounwind

declare void @hpf_indirect_end(i8* %0) nounwind

declare void @hpf_indirect_gather(i8* %0) nounwind

define internal i32 @sections.18(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"cells%start1.1" = alloca i64
	%"cells%block1.2" = alloca i64
	%"cells%start2.3" = alloca i64
	%"cells%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"cells%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"cells%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"cells%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"cells%block2.4"
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
	%12 = load i64, i64* %"cells%start1.1"
	%13 = sub nsw i64 %12, 3
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"cells%start1.1"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 12
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"cells%block1.2"
	%20 = load i64, i64* %"cells%start1.1"
	%21 = add nsw i64 %19, %20
	%22 = sub nsw i64 %21, 13
	%23 = icmp slt i64 %22, 0
	br i1 %23, label %none.7, label %next.11

next.11:
	%24 = load i64, i64* %W1.5
	%25 = icmp sgt i64 2, %24
	%26 = select i1 %25, i64 2, i64 %24
	%27 = load i64, i64* %"cells%block1.2"
	%28 = load i64, i64* %W1.5
	%29 = add nsw i64 %27, %28
	%30 = sub nsw i64 %29, 1
	%31 = icmp slt i64 2, %30
	%32 = select i1 %31, i64 2, i64 %30
	%33 = icmp sgt i64 %26, %32
	br i1 %33, label %none.7, label %next.12

next.12:
	%34 = getelementptr i64, i64* %lo, i64 0
	store i64 %26, i64* %34
	%35 = getelementptr i64, i64* %hi, i64 0
	store i64 %32, i64* %35
	%36 = load i64, i64* %"cells%start2.3"
	%37 = icmp sgt i64 1, %36
	%38 = select i1 %37, i64 1, i64 %36
	%39 = load i64, i64* %W2.6
	%40 = icmp sgt i64 %38, %39
	%41 = select i1 %40, i64 %38, i64 %39
	%42 = load i64, i64* %"cells%block2.4"
	%43 = load i64, i64* %"cells%start2.3"
	%44 = add nsw i64 %42, %43
	%45 = sub nsw i64 %44, 1
	%46 = icmp slt i64 10, %45
	%47 = select i1 %46, i64 10, i64 %45
	%48 = load i64, i64* %"cells%block2.4"
	%49 = load i64, i64* %W2.6
	%50 = add nsw i64 %48, %49
	%51 = sub nsw i64 %50, 1
	%52 = icmp slt i64 %47, %51
	%53 = select i1 %52, i64 %47, i64 %51
	%54 = icmp sgt i64 %41, %53
	br i1 %54, label %none.7, label %next.13

next.13:
	%55 = getelementptr i64, i64* %lo, i64 1
	store i64 %41, i64* %55
	%56 = getelementptr i64, i64* %hi, i64 1
	store i64 %53, i64* %56
	ret i32 1
}

define internal i32 @sections.19(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"cells%start1.1" = alloca i64
	%"cells%block1.2" = alloca i64
	%"cells%start2.3" = alloca i64
	%"cells%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"cells%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"cells%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"cells%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"cells%block2.4"
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
	%12 = load i64, i64* %"cells%start1.1"
	%13 = sub nsw i64 0, %12
	%14 = add nsw i64 %13, 1
	%15 = icmp slt i64 %14, 0
	br i1 %15, label %none.7, label %next.9

next.9:
	%16 = load i64, i64* %"cells%block1.2"
	%17 = load i64, i64* %"cells%start1.1"
	%18 = add nsw i64 %16, %17
	%19 = sub nsw i64 %18, 2
	%20 = icmp slt i64 %19, 0
	br i1 %20, label %none.7, label %next.10

next.10:
	%21 = load i64, i64* %"cells%block1.2"
	%22 = sub nsw i64 0, %21
	%23 = load i64, i64* %"cells%start1.1"
	%24 = sub nsw i64 %22, %23
	%25 = add nsw i64 %24, 11
	%26 = icmp slt i64 %25, 0
	br i1 %26, label %none.7, label %next.11

next.11:
	%27 = load i64, i64* %W1.5
	%28 = icmp sgt i64 11, %27
	%29 = select i1 %28, i64 11, i64 %27
	%30 = load i64, i64* %"cells%block1.2"
	%31 = load i64, i64* %W1.5
	%32 = add nsw i64 %30, %31
	%33 = sub nsw i64 %32, 1
	%34 = icmp slt i64 11, %33
	%35 = select i1 %34, i64 11, i64 %33
	%36 = icmp sgt i64 %29, %35
	br i1 %36, label %none.7, label %next.12

next.12:
	%37 = getelementptr i64, i64* %lo, i64 0
	store i64 %29, i64* %37
	%38 = getelementptr i64, i64* %hi, i64 0
	store i64 %35, i64* %38
	%39 = load i64, i64* %"cells%start2.3"
	%40 = icmp sgt i64 1, %39
	%41 = select i1 %40, i64 1, i64 %39
	%42 = load i64, i64* %W2.6
	%43 = icmp sgt i64 %41, %42
	%44 = select i1 %43, i64 %41, i64 %42
	%45 = load i64, i64* %"cells%block2.4"
	%46 = load i64, i64* %"cells%start2.3"
	%47 = add nsw i64 %45, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 10, %48
	%50 = select i1 %49, i64 10, i64 %48
	%51 = load i64, i64* %"cells%block2.4"
	%52 = load i64, i64* %W2.6
	%53 = add nsw i64 %51, %52
	%54 = sub nsw i64 %53, 1
	%55 = icmp slt i64 %50, %54
	%56 = select i1 %55, i64 %50, i64 %54
	%57 = icmp sgt i64 %44, %56
	br i1 %57, label %none.7, label %next.13

next.13:
	%58 = getelementptr i64, i64* %lo, i64 1
	store i64 %44, i64* %58
	%59 = getelementptr i64, i64* %hi, i64 1
	store i64 %56, i64* %59
	ret i32 1
}

define internal i32 @sections.20(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"cells%start1.1" = alloca i64
	%"cells%block1.2" = alloca i64
	%"cells%start2.3" = alloca i64
	%"cells%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"cells%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"cells%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"cells%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"cells%block2.4"
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
	%12 = load i64, i64* %"cells%start2.3"
	%13 = sub nsw i64 %12, 3
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"cells%start2.3"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 10
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"cells%block2.4"
	%20 = load i64, i64* %"cells%start2.3"
	%21 = add nsw i64 %19, %20
	%22 = sub nsw i64 %21, 11
	%23 = icmp slt i64 %22, 0
	br i1 %23, label %none.7, label %next.11

next.11:
	%24 = load i64, i64* %"cells%start1.1"
	%25 = icmp sgt i64 1, %24
	%26 = select i1 %25, i64 1, i64 %24
	%27 = load i64, i64* %W1.5
	%28 = icmp sgt i64 %26, %27
	%29 = select i1 %28, i64 %26, i64 %27
	%30 = load i64, i64* %"cells%block1.2"
	%31 = load i64, i64* %"cells%start1.1"
	%32 = add nsw i64 %30, %31
	%33 = sub nsw i64 %32, 1
	%34 = icmp slt i64 12, %33
	%35 = select i1 %34, i64 12, i64 %33
	%36 = load i64, i64* %"cells%block1.2"
	%37 = load i64, i64* %W1.5
	%38 = add nsw i64 %36, %37
	%39 = sub nsw i64 %38, 1
	%40 = icmp slt i64 %35, %39
	%41 = select i1 %40, i64 %35, i64 %39
	%42 = icmp sgt i64 %29, %41
	br i1 %42, label %none.7, label %next.12

next.12:
	%43 = getelementptr i64, i64* %lo, i64 0
	store i64 %29, i64* %43
	%44 = getelementptr i64, i64* %hi, i64 0
	store i64 %41, i64* %44
	%45 = load i64, i64* %W2.6
	%46 = icmp sgt i64 2, %45
	%47 = select i1 %46, i64 2, i64 %45
	%48 = load i64, i64* %"cells%block2.4"
	%49 = load i64, i64* %W2.6
	%50 = add nsw i64 %48, %49
	%51 = sub nsw i64 %50, 1
	%52 = icmp slt i64 2, %51
	%53 = select i1 %52, i64 2, i64 %51
	%54 = icmp sgt i64 %47, %53
	br i1 %54, label %none.7, label %next.13

next.13:
	%55 = getelementptr i64, i64* %lo, i64 1
	store i64 %47, i64* %55
	%56 = getelementptr i64, i64* %hi, i64 1
	store i64 %53, i64* %56
	ret i32 1
}

define internal i32 @sections.21(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"cells%start1.1" = alloca i64
	%"cells%block1.2" = alloca i64
	%"cells%start2.3" = alloca i64
	%"cells%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"cells%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"cells%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"cells%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"cells%block2.4"
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
	%12 = load i64, i64* %"cells%start2.3"
	%13 = sub nsw i64 0, %12
	%14 = add nsw i64 %13, 1
	%15 = icmp slt i64 %14, 0
	br i1 %15, label %none.7, label %next.9

next.9:
	%16 = load i64, i64* %"cells%block2.4"
	%17 = load i64, i64* %"cells%start2.3"
	%18 = add nsw i64 %16, %17
	%19 = sub nsw i64 %18, 2
	%20 = icmp slt i64 %19, 0
	br i1 %20, label %none.7, label %next.10

next.10:
	%21 = load i64, i64* %"cells%block2.4"
	%22 = sub nsw i64 0, %21
	%23 = load i64, i64* %"cells%start2.3"
	%24 = sub nsw i64 %22, %23
	%25 = add nsw i64 %24, 9
	%26 = icmp slt i64 %25, 0
	br i1 %26, label %none.7, label %next.11

next.11:
	%27 = load i64, i64* %"cells%start1.1"
	%28 = icmp sgt i64 1, %27
	%29 = select i1 %28, i64 1, i64 %27
	%30 = load i64, i64* %W1.5
	%31 = icmp sgt i64 %29, %30
	%32 = select i1 %31, i64 %29, i64 %30
	%33 = load i64, i64* %"cells%block1.2"
	%34 = load i64, i64* %"cells%start1.1"
	%35 = add nsw i64 %33, %34
	%36 = sub nsw i64 %35, 1
	%37 = icmp slt i64 12, %36
	%38 = select i1 %37, i64 12, i64 %36
	%39 = load i64, i64* %"cells%block1.2"
	%40 = load i64, i64* %W1.5
	%41 = add nsw i64 %39, %40
	%42 = sub nsw i64 %41, 1
	%43 = icmp slt i64 %38, %42
	%44 = select i1 %43, i64 %38, i64 %42
	%45 = icmp sgt i64 %32, %44
	br i1 %45, label %none.7, label %next.12

next.12:
	%46 = getelementptr i64, i64* %lo, i64 0
	store i64 %32, i64* %46
	%47 = getelementptr i64, i64* %hi, i64 0
	store i64 %44, i64* %47
	%48 = load i64, i64* %W2.6
	%49 = icmp sgt i64 9, %48
	%50 = select i1 %49, i64 9, i64 %48
	%51 = load i64, i64* %"cells%block2.4"
	%52 = load i64, i64* %W2.6
	%53 = add nsw i64 %51, %52
	%54 = sub nsw i64 %53, 1
	%55 = icmp slt i64 9, %54
	%56 = select i1 %55, i64 9, i64 %54
	%57 = icmp sgt i64 %50, %56
	br i1 %57, label %none.7, label %next.13

next.13:
	%58 = getelementptr i64, i64* %lo, i64 1
	store i64 %50, i64* %58
	%59 = getelementptr i64, i64* %hi, i64 1
	store i64 %56, i64* %59
	ret i32 1
}

define internal i32 @sections.22(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"cells%start1.1" = alloca i64
	%"cells%block1.2" = alloca i64
	%"cells%start2.3" = alloca i64
	%"cells%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"cells%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"cells%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"cells%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"cells%block2.4"
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
	%12 = load i64, i64* %"cells%start2.3"
	%13 = sub nsw i64 0, %12
	%14 = add nsw i64 %13, 2
	%15 = icmp slt i64 %14, 0
	br i1 %15, label %none.7, label %next.9

next.9:
	%16 = load i64, i64* %"cells%block2.4"
	%17 = load i64, i64* %"cells%start2.3"
	%18 = add nsw i64 %16, %17
	%19 = sub nsw i64 %18, 3
	%20 = icmp slt i64 %19, 0
	br i1 %20, label %none.7, label %next.10

next.10:
	%21 = load i64, i64* %"cells%block2.4"
	%22 = sub nsw i64 0, %21
	%23 = load i64, i64* %"cells%start2.3"
	%24 = sub nsw i64 %22, %23
	%25 = add nsw i64 %24, 10
	%26 = icmp slt i64 %25, 0
	br i1 %26, label %none.7, label %next.11

next.11:
	%27 = load i64, i64* %"cells%start1.1"
	%28 = icmp sgt i64 1, %27
	%29 = select i1 %28, i64 1, i64 %27
	%30 = load i64, i64* %W1.5
	%31 = icmp sgt i64 %29, %30
	%32 = select i1 %31, i64 %29, i64 %30
	%33 = load i64, i64* %"cells%block1.2"
	%34 = load i64, i64* %"cells%start1.1"
	%35 = add nsw i64 %33, %34
	%36 = sub nsw i64 %35, 1
	%37 = icmp slt i64 12, %36
	%38 = select i1 %37, i64 12, i64 %36
	%39 = load i64, i64* %"cells%block1.2"
	%40 = load i64, i64* %W1.5
	%41 = add nsw i64 %39, %40
	%42 = sub nsw i64 %41, 1
	%43 = icmp slt i64 %38, %42
	%44 = select i1 %43, i64 %38, i64 %42
	%45 = icmp sgt i64 %32, %44
	br i1 %45, label %none.7, label %next.12

next.12:
	%46 = getelementptr i64, i64* %lo, i64 0
	store i64 %32, i64* %46
	%47 = getelementptr i64, i64* %hi, i64 0
	store i64 %44, i64* %47
	%48 = load i64, i64* %W2.6
	%49 = icmp sgt i64 10, %48
	%50 = select i1 %49, i64 10, i64 %48
	%51 = load i64, i64* %"cells%block2.4"
	%52 = load i64, i64* %W2.6
	%53 = add nsw i64 %51, %52
	%54 = sub nsw i64 %53, 1
	%55 = icmp slt i64 10, %54
	%56 = select i1 %55, i64 10, i64 %54
	%57 = icmp sgt i64 %50, %56
	br i1 %57, label %none.7, label %next.13

next.13:
	%58 = getelementptr i64, i64* %lo, i64 1
	store i64 %50, i64* %58
	%59 = getelementptr i64, i64* %hi, i64 1
	store i64 %56, i64* %59
	ret i32 1
}

declare void @hpf_reduce(i8* %0, i32 %1, i32 %2, i32 %3, i8* %4) nounwind

declare double @llvm.fabs.f64(double %0)

declare void @hpf_io_begin(i32 %0, i32 %1, i8* %2) nounwind

declare void @hpf_io_number(i8* %0, i64 %1) nounwind

declare void @hpf_io_text(i8* %0, i8* %1, i64 %2) nounwind

declare void @hpf_io_start() nounwind

declare void @hpf_io_item(i32 %0, i32 %1, i8* %2, i64 %3) nounwind

declare i32 @hpf_io_end() nounwind

declare void @hpf_io_mapped(i8* %0, i8* %1, i8* %2, i8* %3, i32 %4, i32 %5) nounwind

declare void @hpf_main_end() nounwind

!0 = distinct !{!0, !"arrays"}
!1 = distinct !{!1, !0, !"p"}
!2 = distinct !{!2, !0, !"u"}
!3 = distinct !{!3, !0, !"v"}
!4 = distinct !{!4, !0, !"wind"}
!5 = distinct !{!5, !0, !"mask"}
!6 = distinct !{!6, !0, !"tall"}
!7 = distinct !{!7, !0, !"q"}
!8 = !{!1}
!9 = !{!2, !3, !4, !5, !6, !7}
!10 = !{!2}
!11 = !{!1, !3, !4, !5, !6, !7}
!12 = !{!3}
!13 = !{!1, !2, !4, !5, !6, !7}
!14 = !{!4}
!15 = !{!1, !2, !3, !5, !6, !7}
!16 = !{!5}
!17 = !{!1, !2, !3, !4, !6, !7}
!18 = !{!6}
!19 = !{!1, !2, !3, !4, !5, !7}
!20 = !{!7}
!21 = !{!1, !2, !3, !4, !5, !6}
!22 = distinct !{}
!23 = distinct !{}
!24 = !{!22, !23}
!25 = !{!22, !23}
!26 = !{!22, !23}
!27 = !{!22, !23}
!28 = !{!"llvm.loop.mustprogress"}
!29 = !{!"llvm.loop.parallel_accesses", !23}
!30 = distinct !{!30, !28, !29}
!31 = !{!"llvm.loop.mustprogress"}
!32 = !{!"llvm.loop.parallel_accesses", !22}
!33 = distinct !{!33, !31, !32}
!34 = distinct !{}
!35 = distinct !{}
!36 = !{!34, !35}
!37 = !{!34, !35}
!38 = !{!34, !35}
!39 = !{!34, !35}
!40 = !{!"llvm.loop.mustprogress"}
!41 = !{!"llvm.loop.parallel_accesses", !35}
!42 = distinct !{!42, !40, !41}
!43 = !{!"llvm.loop.mustprogress"}
!44 = !{!"llvm.loop.parallel_accesses", !34}
!45 = distinct !{!45, !43, !44}
!46 = distinct !{}
!47 = distinct !{}
!48 = !{!46, !47}
!49 = !{!46, !47}
!50 = !{!"llvm.loop.mustprogress"}
!51 = !{!"llvm.loop.parallel_accesses", !47}
!52 = distinct !{!52, !50, !51}
!53 = !{!"llvm.loop.mustprogress"}
!54 = !{!"llvm.loop.parallel_accesses", !46}
!55 = distinct !{!55, !53, !54}
!56 = distinct !{}
!57 = distinct !{}
!58 = !{!56, !57}
!59 = !{!56, !57}
!60 = !{!"llvm.loop.mustprogress"}
!61 = !{!"llvm.loop.parallel_accesses", !57}
!62 = distinct !{!62, !60, !61}
!63 = !{!"llvm.loop.mustprogress"}
!64 = !{!"llvm.loop.parallel_accesses", !56}
!65 = distinct !{!65, !63, !64}
!66 = distinct !{}
!67 = distinct !{}
!68 = !{!66, !67}
!69 = !{!66, !67}
!70 = !{!"llvm.loop.mustprogress"}
!71 = !{!"llvm.loop.parallel_accesses", !67}
!72 = distinct !{!72, !70, !71}
!73 = !{!"llvm.loop.mustprogress"}
!74 = !{!"llvm.loop.parallel_accesses", !66}
!75 = distinct !{!75, !73, !74}
!76 = distinct !{}
!77 = !{!"llvm.loop.mustprogress"}
!78 = !{!"llvm.loop.parallel_accesses", !76}
!79 = distinct !{!79, !77, !78}
!80 = distinct !{}
!81 = !{!"llvm.loop.mustprogress"}
!82 = !{!"llvm.loop.parallel_accesses", !80}
!83 = distinct !{!83, !81, !82}
!84 = distinct !{}
!85 = !{!"llvm.loop.mustprogress"}
!86 = !{!"llvm.loop.parallel_accesses", !84}
!87 = distinct !{!87, !85, !86}
!88 = !{!"llvm.loop.mustprogress"}
!89 = distinct !{!89, !88}
!90 = distinct !{}
!91 = !{!"llvm.loop.mustprogress"}
!92 = !{!"llvm.loop.parallel_accesses", !90}
!93 = distinct !{!93, !91, !92}
!94 = !{!"llvm.loop.mustprogress"}
!95 = distinct !{!95, !94}
!96 = distinct !{}
!97 = !{!"llvm.loop.mustprogress"}
!98 = !{!"llvm.loop.parallel_accesses", !96}
!99 = distinct !{!99, !97, !98}
!100 = !{!"llvm.loop.mustprogress"}
!101 = distinct !{!101, !100}
!102 = distinct !{}
!103 = distinct !{}
!104 = !{!102, !103}
!105 = !{!102, !103}
!106 = !{!102, !103}
!107 = !{!102, !103}
!108 = !{!102, !103}
!109 = !{!102, !103}
!110 = !{!102, !103}
!111 = !{!"llvm.loop.mustprogress"}
!112 = !{!"llvm.loop.parallel_accesses", !103}
!113 = distinct !{!113, !111, !112}
!114 = !{!"llvm.loop.mustprogress"}
!115 = !{!"llvm.loop.parallel_accesses", !102}
!116 = distinct !{!116, !114, !115}
!117 = distinct !{}
!118 = !{!"llvm.loop.mustprogress"}
!119 = !{!"llvm.loop.parallel_accesses", !117}
!120 = distinct !{!120, !118, !119}
!121 = !{!"llvm.loop.mustprogress"}
!122 = distinct !{!122, !121}
!123 = distinct !{}
!124 = !{!"llvm.loop.mustprogress"}
!125 = !{!"llvm.loop.parallel_accesses", !123}
!126 = distinct !{!126, !124, !125}
!127 = !{!"llvm.loop.mustprogress"}
!128 = distinct !{!128, !127}
!129 = distinct !{}
!130 = !{!"llvm.loop.mustprogress"}
!131 = !{!"llvm.loop.parallel_accesses", !129}
!132 = distinct !{!132, !130, !131}
!133 = distinct !{}
!134 = !{!"llvm.loop.mustprogress"}
!135 = !{!"llvm.loop.parallel_accesses", !133}
!136 = distinct !{!136, !134, !135}
!137 = !{!"llvm.loop.mustprogress"}
!138 = distinct !{!138, !137}
!139 = !{!"llvm.loop.mustprogress"}
!140 = distinct !{!140, !139}
!141 = distinct !{}
!142 = !{!"llvm.loop.mustprogress"}
!143 = !{!"llvm.loop.parallel_accesses", !141}
!144 = distinct !{!144, !142, !143}
!145 = distinct !{}
!146 = !{!"llvm.loop.mustprogress"}
!147 = !{!"llvm.loop.parallel_accesses", !145}
!148 = distinct !{!148, !146, !147}
!149 = distinct !{}
!150 = !{!"llvm.loop.mustprogress"}
!151 = !{!"llvm.loop.parallel_accesses", !149}
!152 = distinct !{!152, !150, !151}
!153 = distinct !{}
!154 = !{!"llvm.loop.mustprogress"}
!155 = !{!"llvm.loop.parallel_accesses", !153}
!156 = distinct !{!156, !154, !155}
!157 = distinct !{}
!158 = !{!"llvm.loop.mustprogress"}
!159 = !{!"llvm.loop.parallel_accesses", !157}
!160 = distinct !{!160, !158, !159}
!161 = distinct !{}
!162 = distinct !{}
!163 = !{!161, !162}
!164 = !{!161, !162}
!165 = !{!161, !162}
!166 = !{!161, !162}
!167 = !{!"llvm.loop.mustprogress"}
!168 = !{!"llvm.loop.parallel_accesses", !162}
!169 = distinct !{!169, !167, !168}
!170 = !{!"llvm.loop.mustprogress"}
!171 = !{!"llvm.loop.parallel_accesses", !161}
!172 = distinct !{!172, !170, !171}
!173 = distinct !{}
!174 = distinct !{}
!175 = !{!173, !174}
!176 = !{!173, !174}
!177 = !{!173, !174}
!178 = !{!173, !174}
!179 = !{!173, !174}
!180 = !{!"llvm.loop.mustprogress"}
!181 = !{!"llvm.loop.parallel_accesses", !174}
!182 = distinct !{!182, !180, !181}
!183 = !{!"llvm.loop.mustprogress"}
!184 = !{!"llvm.loop.parallel_accesses", !173}
!185 = distinct !{!185, !183, !184}
!186 = distinct !{}
!187 = distinct !{}
!188 = !{!186, !187}
!189 = !{!186, !187}
!190 = !{!186, !187}
!191 = !{!186, !187}
!192 = !{!"llvm.loop.mustprogress"}
!193 = !{!"llvm.loop.parallel_accesses", !187}
!194 = distinct !{!194, !192, !193}
!195 = !{!"llvm.loop.mustprogress"}
!196 = !{!"llvm.loop.parallel_accesses", !186}
!197 = distinct !{!197, !195, !196}
!198 = distinct !{}
!199 = distinct !{}
!200 = !{!198, !199}
!201 = !{!198, !199}
!202 = !{!198, !199}
!203 = !{!198, !199}
!204 = !{!"llvm.loop.mustprogress"}
!205 = !{!"llvm.loop.parallel_accesses", !199}
!206 = distinct !{!206, !204, !205}
!207 = !{!"llvm.loop.mustprogress"}
!208 = !{!"llvm.loop.parallel_accesses", !198}
!209 = distinct !{!209, !207, !208}
!210 = !{!"llvm.loop.mustprogress"}
!211 = distinct !{!211, !210}
