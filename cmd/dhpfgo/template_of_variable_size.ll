source_filename = "../../testdata/hpf/template_of_variable_size.hpf"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%hpf_pos = type { i8*, i32, i32, i8* }
%hpf_layout = type { i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i8*], [7 x i8*], i64 }
%hpf_array = type { i8*, i8*, i64, i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, i8*, i64 }
%hpf_exchange = type { i8*, i32, i32, i8*, i8*, i64, i8*, i8*, i64, i64, i64, i8*, i8*, i8* }
%hpf_indirect = type { i8*, i32, i32, i8*, i8*, i8* }

@x.origin = internal global float* zeroinitializer
@x.stride = internal global i64 zeroinitializer
@x.stride.2 = internal global i64 zeroinitializer
@x.stride.3 = internal global i64 zeroinitializer
@y.origin = internal global float* zeroinitializer
@y.stride = internal global i64 zeroinitializer
@y.stride.2 = internal global i64 zeroinitializer
@y.stride.3 = internal global i64 zeroinitializer
@"g%start1" = internal global i64 zeroinitializer
@"g%block1" = internal global i64 zeroinitializer
@"y%start1" = internal global i64 zeroinitializer
@"y%block1" = internal global i64 zeroinitializer
@.text.0 = private unnamed_addr constant [2 x i8] c"g\00"
@layout.g = internal global %hpf_layout { i64 1, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 17, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.0, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.text.1 = private unnamed_addr constant [49 x i8] c"../../testdata/hpf/template_of_variable_size.hpf\00"
@.text.2 = private unnamed_addr constant [21 x i8] c"!hpf$ template g(nz)\00"
@.pos.0 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.1, i64 0, i64 0), i32 16, i32 16, i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.text.2, i64 0, i64 0) }
@.text.3 = private unnamed_addr constant [2 x i8] c"y\00"
@layout.y = internal global %hpf_layout { i64 1, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.3, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.text.4 = private unnamed_addr constant [21 x i8] c"  real y(nx,ny,nz+3)\00"
@.pos.1 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.1, i64 0, i64 0), i32 15, i32 8, i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.text.4, i64 0, i64 0) }
@.text.5 = private unnamed_addr constant [2 x i8] c"x\00"
@array.x = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.g to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.5, i64 0, i64 0), i64 3, i64 4, [7 x i64] [i64 1, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 5, i64 6, i64 17, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 -1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.6 = private unnamed_addr constant [19 x i8] c"  real x(nx,ny,nz)\00"
@.pos.2 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.1, i64 0, i64 0), i32 14, i32 8, i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.text.6, i64 0, i64 0) }
@array.y = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.y to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.3, i64 0, i64 0), i64 3, i64 4, [7 x i64] [i64 1, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 5, i64 6, i64 20, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 -1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.7 = private unnamed_addr constant [47 x i8] c"  print *, sum(x), x(2,3,4), sum(y), y(2,3,20)\00"
@.pos.3 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.1, i64 0, i64 0), i32 22, i32 12, i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.7, i64 0, i64 0) }
@.pos.4 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.1, i64 0, i64 0), i32 22, i32 30, i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.7, i64 0, i64 0) }
@.pos.5 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.1, i64 0, i64 0), i32 22, i32 3, i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.7, i64 0, i64 0) }
@.text.8 = private unnamed_addr constant [5 x i8] c"unit\00"
@.pos.6 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.1, i64 0, i64 0), i32 22, i32 20, i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.7, i64 0, i64 0) }
@.pos.7 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.1, i64 0, i64 0), i32 22, i32 38, i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.text.7, i64 0, i64 0) }
@.text.9 = private unnamed_addr constant [2 x i8] c"s\00"
@array.s = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.g to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.9, i64 0, i64 0), i64 1, i64 4, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.10 = private unnamed_addr constant [24 x i8] c"  real s(d3), w(0:d3-1)\00"
@.pos.8 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.1, i64 0, i64 0), i32 28, i32 8, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.text.10, i64 0, i64 0) }
@.text.11 = private unnamed_addr constant [2 x i8] c"w\00"
@array.w = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.g to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.11, i64 0, i64 0), i64 1, i64 4, [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.9 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.1, i64 0, i64 0), i32 28, i32 15, i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.text.10, i64 0, i64 0) }
@.text.12 = private unnamed_addr constant [4 x i8] c"t%1\00"
@"array.t%1" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.g to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.12, i64 0, i64 0), i64 3, i64 4, [7 x i64] [i64 1, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 5, i64 6, i64 17, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.13 = private unnamed_addr constant [23 x i8] c"  u(:,:,1) = u(:,:,d3)\00"
@.pos.10 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.1, i64 0, i64 0), i32 47, i32 3, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.text.13, i64 0, i64 0) }
@.text.14 = private unnamed_addr constant [40 x i8] c"x(i%1,i%2,d3) from above in dimension 3\00"
@0 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.g]
@exchange.1 = internal global %hpf_exchange { i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.1, i64 0, i64 0), i32 47, i32 14, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.text.13, i64 0, i64 0), i8* getelementptr inbounds ([40 x i8], [40 x i8]* @.text.14, i64 0, i64 0), i64 1, i8* bitcast (%hpf_array* @array.x to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.1 to i8*), i64 1, i64 1, i64 1, i8* bitcast ([1 x %hpf_layout*]* @0 to i8*), i8* null, i8* zeroinitializer }
@1 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.1]
@array.s.2 = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.y to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.9, i64 0, i64 0), i64 1, i64 4, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@array.w.2 = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.y to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.11, i64 0, i64 0), i64 1, i64 4, [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@"array.t%1.2" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.y to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.12, i64 0, i64 0), i64 3, i64 4, [7 x i64] [i64 1, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 5, i64 6, i64 20, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 1, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.15 = private unnamed_addr constant [40 x i8] c"y(i%1,i%2,d3) from above in dimension 3\00"
@2 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.y]
@exchange.2 = internal global %hpf_exchange { i8* getelementptr inbounds ([49 x i8], [49 x i8]* @.text.1, i64 0, i64 0), i32 47, i32 14, i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.text.13, i64 0, i64 0), i8* getelementptr inbounds ([40 x i8], [40 x i8]* @.text.15, i64 0, i64 0), i64 2, i8* bitcast (%hpf_array* @array.y to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.2 to i8*), i64 1, i64 1, i64 1, i8* bitcast ([1 x %hpf_layout*]* @2 to i8*), i8* null, i8* zeroinitializer }
@3 = private unnamed_addr constant [1 x %hpf_exchange*] [%hpf_exchange* @exchange.2]

define internal void @init.1(i32* noalias %d1, i32* noalias %d2, i32* noalias %d3) nounwind "prefer-vector-width"="256" {
entry:
	%"u%b%1.2" = alloca i64
	%"u%b%2.3" = alloca i64
	%"u%b%3.4" = alloca i64
	%s.origin.5 = alloca float*
	%s.stride.6 = alloca i64
	%"s%b%1.7" = alloca i64
	%w.origin.8 = alloca float*
	%w.stride.9 = alloca i64
	%"w%b%1.10" = alloca i64
	%i.11 = alloca i32
	%j.12 = alloca i32
	%k.13 = alloca i32
	%"grid%b%1.14" = alloca i64
	%"grid%start1.15" = alloca i64
	%"grid%block1.16" = alloca i64
	%"i%1.17" = alloca i64
	%"i%2.18" = alloca i64
	%"t%1.origin.19" = alloca float*
	%"t%1.stride.20" = alloca i64
	%"t%1.stride.21" = alloca i64
	%"t%1.stride.22" = alloca i64
	%d1.23 = alloca i32
	%d2.24 = alloca i32
	%d3.25 = alloca i32
	%params.42 = alloca [1 x i64*]
	%numbers.43 = alloca [1 x i64]
	br label %start

start:
	store i64 zeroinitializer, i64* %"u%b%1.2"
	store i64 zeroinitializer, i64* %"u%b%2.3"
	store i64 zeroinitializer, i64* %"u%b%3.4"
	store i64 zeroinitializer, i64* %"s%b%1.7"
	store i64 zeroinitializer, i64* %"w%b%1.10"
	store i32 zeroinitializer, i32* %i.11
	store i32 zeroinitializer, i32* %j.12
	store i32 zeroinitializer, i32* %k.13
	store i64 zeroinitializer, i64* %"grid%b%1.14"
	store i64 zeroinitializer, i64* %"grid%start1.15"
	store i64 zeroinitializer, i64* %"grid%block1.16"
	store i64 zeroinitializer, i64* %"i%1.17"
	store i64 zeroinitializer, i64* %"i%2.18"
	%0 = load float*, float** @x.origin
	%1 = load i64, i64* @x.stride
	%2 = load i64, i64* @x.stride.2
	%3 = load i64, i64* @x.stride.3
	%4 = load i32, i32* %d1
	store i32 %4, i32* %d1.23
	%5 = load i32, i32* %d2
	store i32 %5, i32* %d2.24
	%6 = load i32, i32* %d3
	store i32 %6, i32* %d3.25
	store i64 5, i64* %"u%b%1.2"
	store i64 6, i64* %"u%b%2.3"
	store i64 17, i64* %"u%b%3.4"
	%7 = load i32, i32* %d3.25, !alias.scope !61, !noalias !62
	%8 = sext i32 %7 to i64
	store i64 %8, i64* %"s%b%1.7"
	%9 = load i32, i32* %d3.25, !alias.scope !61, !noalias !62
	%10 = sext i32 %9 to i64
	%11 = sub nsw i64 %10, 1
	store i64 %11, i64* %"w%b%1.10"
	%12 = load i32, i32* %d3.25, !alias.scope !61, !noalias !62
	%13 = sext i32 %12 to i64
	store i64 %13, i64* %"grid%b%1.14"
	%14 = load i64, i64* %"s%b%1.7"
	%15 = getelementptr inbounds %hpf_array, %hpf_array* @array.s, i32 0, i32 5, i32 0
	store i64 %14, i64* %15
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.s to i8*), i8* bitcast (%hpf_pos* @.pos.8 to i8*))
	%16 = getelementptr inbounds %hpf_array, %hpf_array* @array.s, i32 0, i32 13, i32 0
	%17 = load i64, i64* %16
	store i64 %17, i64* %s.stride.6
	%18 = getelementptr inbounds %hpf_array, %hpf_array* @array.s, i32 0, i32 15
	%19 = load i8*, i8** %18
	%20 = bitcast i8* %19 to float*
	store float* %20, float** %s.origin.5
	%21 = load i64, i64* %"w%b%1.10"
	%22 = getelementptr inbounds %hpf_array, %hpf_array* @array.w, i32 0, i32 5, i32 0
	store i64 %21, i64* %22
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.w to i8*), i8* bitcast (%hpf_pos* @.pos.9 to i8*))
	%23 = getelementptr inbounds %hpf_array, %hpf_array* @array.w, i32 0, i32 13, i32 0
	%24 = load i64, i64* %23
	store i64 %24, i64* %w.stride.9
	%25 = getelementptr inbounds %hpf_array, %hpf_array* @array.w, i32 0, i32 15
	%26 = load i8*, i8** %25
	%27 = bitcast i8* %26 to float*
	store float* %27, float** %w.origin.8
	%28 = load i64, i64* @"g%start1", !alias.scope !69, !noalias !70
	%29 = icmp sgt i64 1, %28
	%30 = select i1 %29, i64 1, i64 %28
	%31 = load i32, i32* %d3.25, !alias.scope !61, !noalias !62
	%32 = sext i32 %31 to i64
	%33 = load i64, i64* @"g%block1", !alias.scope !71, !noalias !72
	%34 = load i64, i64* @"g%start1", !alias.scope !69, !noalias !70
	%35 = add nsw i64 %33, %34
	%36 = sub nsw i64 %35, 1
	%37 = icmp slt i64 %32, %36
	%38 = select i1 %37, i64 %32, i64 %36
	%39 = trunc i64 %30 to i32
	store i32 %39, i32* %k.13
	%40 = icmp sle i64 %30, %38
	br i1 %40, label %do.26, label %enddo.29

return.1:
	%41 = getelementptr inbounds %hpf_array, %hpf_array* @array.s, i32 0, i32 16
	%42 = load i8*, i8** %41
	%43 = icmp ne i8* %42, null
	br i1 %43, label %destroy.66, label %destroyed.67

do.26:
	%44 = phi i64 [ %30, %start ], [ %54, %latch.27 ]
	%45 = trunc i64 %44 to i32
	store i32 %45, i32* %k.13, !llvm.access.group !75
	%46 = load i32, i32* %k.13, !llvm.access.group !75
	%47 = sitofp i32 %46 to float
	%48 = fmul float 0.5, %47
	%49 = load float*, float** %s.origin.5
	%50 = getelementptr float, float* %49, i64 %44
	store float %48, float* %50, !alias.scope !63, !noalias !64, !llvm.access.group !75
	%51 = sub nsw i64 %44, 1
	%52 = load float*, float** %w.origin.8
	%53 = getelementptr float, float* %52, i64 %51
	store float 1.0, float* %53, !alias.scope !65, !noalias !66, !llvm.access.group !75
	br label %latch.27

latch.27:
	%54 = add nsw i64 %44, 1
	%55 = icmp slt i64 %44, %38
	br i1 %55, label %do.26, label %done.28, !llvm.loop !78

done.28:
	%56 = trunc i64 %54 to i32
	store i32 %56, i32* %k.13
	br label %enddo.29

enddo.29:
	%57 = load i64, i64* @"g%start1", !alias.scope !69, !noalias !70
	%58 = icmp sgt i64 1, %57
	%59 = select i1 %58, i64 1, i64 %57
	%60 = load i32, i32* %d3.25, !alias.scope !61, !noalias !62
	%61 = sext i32 %60 to i64
	%62 = load i64, i64* @"g%block1", !alias.scope !71, !noalias !72
	%63 = load i64, i64* @"g%start1", !alias.scope !69, !noalias !70
	%64 = add nsw i64 %62, %63
	%65 = sub nsw i64 %64, 1
	%66 = icmp slt i64 %61, %65
	%67 = select i1 %66, i64 %61, i64 %65
	%68 = trunc i64 %59 to i32
	store i32 %68, i32* %k.13
	%69 = icmp sle i64 %59, %67
	br i1 %69, label %do.30, label %enddo.33

do.30:
	%70 = phi i64 [ %59, %enddo.29 ], [ %75, %latch.31 ]
	%71 = trunc i64 %70 to i32
	store i32 %71, i32* %k.13
	%72 = load i32, i32* %d2.24, !alias.scope !59, !noalias !60
	%73 = sext i32 %72 to i64
	store i32 1, i32* %j.12
	%74 = icmp sle i64 1, %73
	br i1 %74, label %do.34, label %enddo.37

latch.31:
	%75 = add nsw i64 %70, 1
	%76 = icmp slt i64 %70, %67
	br i1 %76, label %do.30, label %done.32, !llvm.loop !86

done.32:
	%77 = trunc i64 %75 to i32
	store i32 %77, i32* %k.13
	br label %enddo.33

enddo.33:
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.t%1" to i8*), i8* bitcast (%hpf_pos* @.pos.10 to i8*))
	%78 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%1", i32 0, i32 13, i32 0
	%79 = load i64, i64* %78
	store i64 %79, i64* %"t%1.stride.20"
	%80 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%1", i32 0, i32 13, i32 1
	%81 = load i64, i64* %80
	store i64 %81, i64* %"t%1.stride.21"
	%82 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%1", i32 0, i32 13, i32 2
	%83 = load i64, i64* %82
	store i64 %83, i64* %"t%1.stride.22"
	%84 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%1", i32 0, i32 15
	%85 = load i8*, i8** %84
	%86 = bitcast i8* %85 to float*
	store float* %86, float** %"t%1.origin.19"
	%87 = load i32, i32* %d3.25, !alias.scope !61, !noalias !62
	%88 = sext i32 %87 to i64
	%89 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.43, i32 0, i32 0
	store i64 %88, i64* %89
	%90 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.43, i32 0, i32 0
	%91 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.42, i32 0, i32 0
	store i64* %90, i64** %91
	%92 = bitcast [1 x i64*]* %params.42 to i8*
	call void @hpf_exchange_run(i8* bitcast ([1 x %hpf_exchange*]* @1 to i8*), i8* %92, i32 1)
	%93 = load i64, i64* @"g%start1", !alias.scope !69, !noalias !70
	%94 = icmp sge i64 1, %93
	%95 = load i64, i64* @"g%block1", !alias.scope !71, !noalias !72
	%96 = load i64, i64* @"g%start1", !alias.scope !69, !noalias !70
	%97 = add nsw i64 %95, %96
	%98 = icmp sge i64 %97, 2
	%99 = and i1 %94, %98
	br i1 %99, label %then.45, label %else.46

do.34:
	%100 = phi i64 [ 1, %do.30 ], [ %105, %latch.35 ]
	%101 = trunc i64 %100 to i32
	store i32 %101, i32* %j.12
	%102 = load i32, i32* %d1.23, !alias.scope !57, !noalias !58
	%103 = sext i32 %102 to i64
	store i32 1, i32* %i.11
	%104 = icmp sle i64 1, %103
	br i1 %104, label %do.38, label %enddo.41

latch.35:
	%105 = add nsw i64 %100, 1
	%106 = icmp slt i64 %100, %73
	br i1 %106, label %do.34, label %done.36, !llvm.loop !84

done.36:
	%107 = trunc i64 %105 to i32
	store i32 %107, i32* %j.12
	br label %enddo.37

enddo.37:
	br label %latch.31

do.38:
	%108 = phi i64 [ 1, %do.34 ], [ %132, %latch.39 ]
	%109 = trunc i64 %108 to i32
	store i32 %109, i32* %i.11, !llvm.access.group !79
	%110 = load i32, i32* %i.11, !llvm.access.group !79
	%111 = load i32, i32* %j.12, !llvm.access.group !79
	%112 = mul nsw i32 10, %111
	%113 = add nsw i32 %110, %112
	%114 = load i32, i32* %k.13, !llvm.access.group !79
	%115 = mul nsw i32 100, %114
	%116 = add nsw i32 %113, %115
	%117 = sitofp i32 %116 to float
	%118 = load float*, float** %s.origin.5
	%119 = getelementptr float, float* %118, i64 %70
	%120 = load float, float* %119, !alias.scope !63, !noalias !64, !llvm.access.group !79
	%121 = fadd float %117, %120
	%122 = sub nsw i64 %70, 1
	%123 = load float*, float** %w.origin.8
	%124 = getelementptr float, float* %123, i64 %122
	%125 = load float, float* %124, !alias.scope !65, !noalias !66, !llvm.access.group !79
	%126 = fadd float %121, %125
	%127 = mul nsw i64 %70, %3
	%128 = mul nsw i64 %100, %2
	%129 = add nsw i64 %127, %128
	%130 = getelementptr float, float* %0, i64 %129
	%131 = getelementptr float, float* %130, i64 %108
	store float %126, float* %131, !alias.scope !73, !noalias !74, !llvm.access.group !79
	br label %latch.39

latch.39:
	%132 = add nsw i64 %108, 1
	%133 = icmp slt i64 %108, %103
	br i1 %133, label %do.38, label %done.40, !llvm.loop !82

done.40:
	%134 = trunc i64 %132 to i32
	store i32 %134, i32* %i.11
	br label %enddo.41

enddo.41:
	br label %latch.35

endif.44:
	%135 = load i64, i64* @"g%start1", !alias.scope !69, !noalias !70
	%136 = icmp sge i64 1, %135
	%137 = load i64, i64* @"g%block1", !alias.scope !71, !noalias !72
	%138 = load i64, i64* @"g%start1", !alias.scope !69, !noalias !70
	%139 = add nsw i64 %137, %138
	%140 = icmp sge i64 %139, 2
	%141 = and i1 %136, %140
	br i1 %141, label %then.56, label %else.57

then.45:
	store i64 1, i64* %"i%2.18"
	%142 = icmp sle i64 1, 6
	br i1 %142, label %do.47, label %enddo.50

else.46:
	br label %endif.44

do.47:
	%143 = phi i64 [ 1, %then.45 ], [ %145, %latch.48 ]
	store i64 %143, i64* %"i%2.18", !llvm.access.group !87
	store i64 1, i64* %"i%1.17", !llvm.access.group !87
	%144 = icmp sle i64 1, 5
	br i1 %144, label %do.51, label %enddo.54

latch.48:
	%145 = add nsw i64 %143, 1
	%146 = icmp slt i64 %143, 6
	br i1 %146, label %do.47, label %done.49, !llvm.loop !98

done.49:
	store i64 %145, i64* %"i%2.18"
	br label %enddo.50

enddo.50:
	br label %endif.44

do.51:
	%147 = phi i64 [ 1, %do.47 ], [ %163, %latch.52 ]
	store i64 %147, i64* %"i%1.17", !llvm.access.group !89
	%148 = load i32, i32* %d3.25, !alias.scope !61, !noalias !62, !llvm.access.group !90
	%149 = sext i32 %148 to i64
	%150 = mul nsw i64 %149, %3
	%151 = mul nsw i64 %143, %2
	%152 = add nsw i64 %150, %151
	%153 = getelementptr float, float* %0, i64 %152
	%154 = getelementptr float, float* %153, i64 %147
	%155 = load float, float* %154, !alias.scope !73, !noalias !74, !llvm.access.group !91
	%156 = load i64, i64* %"t%1.stride.22"
	%157 = load i64, i64* %"t%1.stride.21"
	%158 = mul nsw i64 %143, %157
	%159 = add nsw i64 %156, %158
	%160 = load float*, float** %"t%1.origin.19"
	%161 = getelementptr float, float* %160, i64 %159
	%162 = getelementptr float, float* %161, i64 %147
	store float %155, float* %162, !alias.scope !67, !noalias !68, !llvm.access.group !92
	br label %latch.52

latch.52:
	%163 = add nsw i64 %147, 1
	%164 = icmp slt i64 %147, 5
	br i1 %164, label %do.51, label %done.53, !llvm.loop !95

done.53:
	store i64 %163, i64* %"i%1.17", !llvm.access.group !87
	br label %enddo.54

enddo.54:
	br label %latch.48

endif.55:
	call void @hpf_array_destroy(i8* bitcast (%hpf_array* @"array.t%1" to i8*))
	br label %return.1

then.56:
	store i64 1, i64* %"i%2.18"
	%165 = icmp sle i64 1, 6
	br i1 %165, label %do.58, label %enddo.61

else.57:
	br label %endif.55

do.58:
	%166 = phi i64 [ 1, %then.56 ], [ %168, %latch.59 ]
	store i64 %166, i64* %"i%2.18", !llvm.access.group !99
	store i64 1, i64* %"i%1.17", !llvm.access.group !99
	%167 = icmp sle i64 1, 5
	br i1 %167, label %do.62, label %enddo.65

latch.59:
	%168 = add nsw i64 %166, 1
	%169 = icmp slt i64 %166, 6
	br i1 %169, label %do.58, label %done.60, !llvm.loop !109

done.60:
	store i64 %168, i64* %"i%2.18"
	br label %enddo.61

enddo.61:
	br label %endif.55

do.62:
	%170 = phi i64 [ 1, %do.58 ], [ %183, %latch.63 ]
	store i64 %170, i64* %"i%1.17", !llvm.access.group !101
	%171 = load i64, i64* %"t%1.stride.22"
	%172 = load i64, i64* %"t%1.stride.21"
	%173 = mul nsw i64 %166, %172
	%174 = add nsw i64 %171, %173
	%175 = load float*, float** %"t%1.origin.19"
	%176 = getelementptr float, float* %175, i64 %174
	%177 = getelementptr float, float* %176, i64 %170
	%178 = load float, float* %177, !alias.scope !67, !noalias !68, !llvm.access.group !102
	%179 = mul nsw i64 %166, %2
	%180 = add nsw i64 %3, %179
	%181 = getelementptr float, float* %0, i64 %180
	%182 = getelementptr float, float* %181, i64 %170
	store float %178, float* %182, !alias.scope !73, !noalias !74, !llvm.access.group !103
	br label %latch.63

latch.63:
	%183 = add nsw i64 %170, 1
	%184 = icmp slt i64 %170, 5
	br i1 %184, label %do.62, label %done.64, !llvm.loop !106

done.64:
	store i64 %183, i64* %"i%1.17", !llvm.access.group !99
	br label %enddo.65

enddo.65:
	br label %latch.59

destroy.66:
	call void @hpf_array_destroy(i8* bitcast (%hpf_array* @array.s to i8*))
	br label %destroyed.67

destroyed.67:
	%185 = getelementptr inbounds %hpf_array, %hpf_array* @array.w, i32 0, i32 16
	%186 = load i8*, i8** %185
	%187 = icmp ne i8* %186, null
	br i1 %187, label %destroy.68, label %destroyed.69

destroy.68:
	call void @hpf_array_destroy(i8* bitcast (%hpf_array* @array.w to i8*))
	br label %destroyed.69

destroyed.69:
	%188 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%1", i32 0, i32 16
	%189 = load i8*, i8** %188
	%190 = icmp ne i8* %189, null
	br i1 %190, label %destroy.70, label %destroyed.71

destroy.70:
	call void @hpf_array_destroy(i8* bitcast (%hpf_array* @"array.t%1" to i8*))
	br label %destroyed.71

destroyed.71:
	ret void
}

define internal void @init.2(i32* noalias %d1, i32* noalias %d2, i32* noalias %d3) nounwind "prefer-vector-width"="256" {
entry:
	%"u%b%1.2" = alloca i64
	%"u%b%2.3" = alloca i64
	%"u%b%3.4" = alloca i64
	%s.origin.5 = alloca float*
	%s.stride.6 = alloca i64
	%"s%b%1.7" = alloca i64
	%w.origin.8 = alloca float*
	%w.stride.9 = alloca i64
	%"w%b%1.10" = alloca i64
	%i.11 = alloca i32
	%j.12 = alloca i32
	%k.13 = alloca i32
	%"grid%b%1.14" = alloca i64
	%"grid%start1.15" = alloca i64
	%"grid%block1.16" = alloca i64
	%"i%1.17" = alloca i64
	%"i%2.18" = alloca i64
	%"t%1.origin.19" = alloca float*
	%"t%1.stride.20" = alloca i64
	%"t%1.stride.21" = alloca i64
	%"t%1.stride.22" = alloca i64
	%d1.23 = alloca i32
	%d2.24 = alloca i32
	%d3.25 = alloca i32
	%params.42 = alloca [1 x i64*]
	%numbers.43 = alloca [1 x i64]
	br label %start

start:
	store i64 zeroinitializer, i64* %"u%b%1.2"
	store i64 zeroinitializer, i64* %"u%b%2.3"
	store i64 zeroinitializer, i64* %"u%b%3.4"
	store i64 zeroinitializer, i64* %"s%b%1.7"
	store i64 zeroinitializer, i64* %"w%b%1.10"
	store i32 zeroinitializer, i32* %i.11
	store i32 zeroinitializer, i32* %j.12
	store i32 zeroinitializer, i32* %k.13
	store i64 zeroinitializer, i64* %"grid%b%1.14"
	store i64 zeroinitializer, i64* %"grid%start1.15"
	store i64 zeroinitializer, i64* %"grid%block1.16"
	store i64 zeroinitializer, i64* %"i%1.17"
	store i64 zeroinitializer, i64* %"i%2.18"
	%0 = load float*, float** @y.origin
	%1 = load i64, i64* @y.stride
	%2 = load i64, i64* @y.stride.2
	%3 = load i64, i64* @y.stride.3
	%4 = load i32, i32* %d1
	store i32 %4, i32* %d1.23
	%5 = load i32, i32* %d2
	store i32 %5, i32* %d2.24
	%6 = load i32, i32* %d3
	store i32 %6, i32* %d3.25
	store i64 5, i64* %"u%b%1.2"
	store i64 6, i64* %"u%b%2.3"
	store i64 20, i64* %"u%b%3.4"
	%7 = load i32, i32* %d3.25, !alias.scope !124, !noalias !125
	%8 = sext i32 %7 to i64
	store i64 %8, i64* %"s%b%1.7"
	%9 = load i32, i32* %d3.25, !alias.scope !124, !noalias !125
	%10 = sext i32 %9 to i64
	%11 = sub nsw i64 %10, 1
	store i64 %11, i64* %"w%b%1.10"
	%12 = load i32, i32* %d3.25, !alias.scope !124, !noalias !125
	%13 = sext i32 %12 to i64
	store i64 %13, i64* %"grid%b%1.14"
	%14 = load i64, i64* %"s%b%1.7"
	%15 = getelementptr inbounds %hpf_array, %hpf_array* @array.s.2, i32 0, i32 5, i32 0
	store i64 %14, i64* %15
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.s.2 to i8*), i8* bitcast (%hpf_pos* @.pos.8 to i8*))
	%16 = getelementptr inbounds %hpf_array, %hpf_array* @array.s.2, i32 0, i32 13, i32 0
	%17 = load i64, i64* %16
	store i64 %17, i64* %s.stride.6
	%18 = getelementptr inbounds %hpf_array, %hpf_array* @array.s.2, i32 0, i32 15
	%19 = load i8*, i8** %18
	%20 = bitcast i8* %19 to float*
	store float* %20, float** %s.origin.5
	%21 = load i64, i64* %"w%b%1.10"
	%22 = getelementptr inbounds %hpf_array, %hpf_array* @array.w.2, i32 0, i32 5, i32 0
	store i64 %21, i64* %22
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.w.2 to i8*), i8* bitcast (%hpf_pos* @.pos.9 to i8*))
	%23 = getelementptr inbounds %hpf_array, %hpf_array* @array.w.2, i32 0, i32 13, i32 0
	%24 = load i64, i64* %23
	store i64 %24, i64* %w.stride.9
	%25 = getelementptr inbounds %hpf_array, %hpf_array* @array.w.2, i32 0, i32 15
	%26 = load i8*, i8** %25
	%27 = bitcast i8* %26 to float*
	store float* %27, float** %w.origin.8
	%28 = load i64, i64* @"y%start1", !alias.scope !132, !noalias !133
	%29 = icmp sgt i64 1, %28
	%30 = select i1 %29, i64 1, i64 %28
	%31 = load i32, i32* %d3.25, !alias.scope !124, !noalias !125
	%32 = sext i32 %31 to i64
	%33 = load i64, i64* @"y%block1", !alias.scope !134, !noalias !135
	%34 = load i64, i64* @"y%start1", !alias.scope !132, !noalias !133
	%35 = add nsw i64 %33, %34
	%36 = sub nsw i64 %35, 1
	%37 = icmp slt i64 %32, %36
	%38 = select i1 %37, i64 %32, i64 %36
	%39 = trunc i64 %30 to i32
	store i32 %39, i32* %k.13
	%40 = icmp sle i64 %30, %38
	br i1 %40, label %do.26, label %enddo.29

return.1:
	%41 = getelementptr inbounds %hpf_array, %hpf_array* @array.s.2, i32 0, i32 16
	%42 = load i8*, i8** %41
	%43 = icmp ne i8* %42, null
	br i1 %43, label %destroy.66, label %destroyed.67

do.26:
	%44 = phi i64 [ %30, %start ], [ %54, %latch.27 ]
	%45 = trunc i64 %44 to i32
	store i32 %45, i32* %k.13, !llvm.access.group !138
	%46 = load i32, i32* %k.13, !llvm.access.group !138
	%47 = sitofp i32 %46 to float
	%48 = fmul float 0.5, %47
	%49 = load float*, float** %s.origin.5
	%50 = getelementptr float, float* %49, i64 %44
	store float %48, float* %50, !alias.scope !126, !noalias !127, !llvm.access.group !138
	%51 = sub nsw i64 %44, 1
	%52 = load float*, float** %w.origin.8
	%53 = getelementptr float, float* %52, i64 %51
	store float 1.0, float* %53, !alias.scope !128, !noalias !129, !llvm.access.group !138
	br label %latch.27

latch.27:
	%54 = add nsw i64 %44, 1
	%55 = icmp slt i64 %44, %38
	br i1 %55, label %do.26, label %done.28, !llvm.loop !141

done.28:
	%56 = trunc i64 %54 to i32
	store i32 %56, i32* %k.13
	br label %enddo.29

enddo.29:
	%57 = load i64, i64* @"y%start1", !alias.scope !132, !noalias !133
	%58 = icmp sgt i64 1, %57
	%59 = select i1 %58, i64 1, i64 %57
	%60 = load i32, i32* %d3.25, !alias.scope !124, !noalias !125
	%61 = sext i32 %60 to i64
	%62 = load i64, i64* @"y%block1", !alias.scope !134, !noalias !135
	%63 = load i64, i64* @"y%start1", !alias.scope !132, !noalias !133
	%64 = add nsw i64 %62, %63
	%65 = sub nsw i64 %64, 1
	%66 = icmp slt i64 %61, %65
	%67 = select i1 %66, i64 %61, i64 %65
	%68 = trunc i64 %59 to i32
	store i32 %68, i32* %k.13
	%69 = icmp sle i64 %59, %67
	br i1 %69, label %do.30, label %enddo.33

do.30:
	%70 = phi i64 [ %59, %enddo.29 ], [ %75, %latch.31 ]
	%71 = trunc i64 %70 to i32
	store i32 %71, i32* %k.13
	%72 = load i32, i32* %d2.24, !alias.scope !122, !noalias !123
	%73 = sext i32 %72 to i64
	store i32 1, i32* %j.12
	%74 = icmp sle i64 1, %73
	br i1 %74, label %do.34, label %enddo.37

latch.31:
	%75 = add nsw i64 %70, 1
	%76 = icmp slt i64 %70, %67
	br i1 %76, label %do.30, label %done.32, !llvm.loop !149

done.32:
	%77 = trunc i64 %75 to i32
	store i32 %77, i32* %k.13
	br label %enddo.33

enddo.33:
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.t%1.2" to i8*), i8* bitcast (%hpf_pos* @.pos.10 to i8*))
	%78 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%1.2", i32 0, i32 13, i32 0
	%79 = load i64, i64* %78
	store i64 %79, i64* %"t%1.stride.20"
	%80 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%1.2", i32 0, i32 13, i32 1
	%81 = load i64, i64* %80
	store i64 %81, i64* %"t%1.stride.21"
	%82 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%1.2", i32 0, i32 13, i32 2
	%83 = load i64, i64* %82
	store i64 %83, i64* %"t%1.stride.22"
	%84 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%1.2", i32 0, i32 15
	%85 = load i8*, i8** %84
	%86 = bitcast i8* %85 to float*
	store float* %86, float** %"t%1.origin.19"
	%87 = load i32, i32* %d3.25, !alias.scope !124, !noalias !125
	%88 = sext i32 %87 to i64
	%89 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.43, i32 0, i32 0
	store i64 %88, i64* %89
	%90 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.43, i32 0, i32 0
	%91 = getelementptr inbounds [1 x i64*], [1 x i64*]* %params.42, i32 0, i32 0
	store i64* %90, i64** %91
	%92 = bitcast [1 x i64*]* %params.42 to i8*
	call void @hpf_exchange_run(i8* bitcast ([1 x %hpf_exchange*]* @3 to i8*), i8* %92, i32 1)
	%93 = load i64, i64* @"y%start1", !alias.scope !132, !noalias !133
	%94 = icmp sge i64 1, %93
	%95 = load i64, i64* @"y%block1", !alias.scope !134, !noalias !135
	%96 = load i64, i64* @"y%start1", !alias.scope !132, !noalias !133
	%97 = add nsw i64 %95, %96
	%98 = icmp sge i64 %97, 2
	%99 = and i1 %94, %98
	br i1 %99, label %then.45, label %else.46

do.34:
	%100 = phi i64 [ 1, %do.30 ], [ %105, %latch.35 ]
	%101 = trunc i64 %100 to i32
	store i32 %101, i32* %j.12
	%102 = load i32, i32* %d1.23, !alias.scope !120, !noalias !121
	%103 = sext i32 %102 to i64
	store i32 1, i32* %i.11
	%104 = icmp sle i64 1, %103
	br i1 %104, label %do.38, label %enddo.41

latch.35:
	%105 = add nsw i64 %100, 1
	%106 = icmp slt i64 %100, %73
	br i1 %106, label %do.34, label %done.36, !llvm.loop !147

done.36:
	%107 = trunc i64 %105 to i32
	store i32 %107, i32* %j.12
	br label %enddo.37

enddo.37:
	br label %latch.31

do.38:
	%108 = phi i64 [ 1, %do.34 ], [ %132, %latch.39 ]
	%109 = trunc i64 %108 to i32
	store i32 %109, i32* %i.11, !llvm.access.group !142
	%110 = load i32, i32* %i.11, !llvm.access.group !142
	%111 = load i32, i32* %j.12, !llvm.access.group !142
	%112 = mul nsw i32 10, %111
	%113 = add nsw i32 %110, %112
	%114 = load i32, i32* %k.13, !llvm.access.group !142
	%115 = mul nsw i32 100, %114
	%116 = add nsw i32 %113, %115
	%117 = sitofp i32 %116 to float
	%118 = load float*, float** %s.origin.5
	%119 = getelementptr float, float* %118, i64 %70
	%120 = load float, float* %119, !alias.scope !126, !noalias !127, !llvm.access.group !142
	%121 = fadd float %117, %120
	%122 = sub nsw i64 %70, 1
	%123 = load float*, float** %w.origin.8
	%124 = getelementptr float, float* %123, i64 %122
	%125 = load float, float* %124, !alias.scope !128, !noalias !129, !llvm.access.group !142
	%126 = fadd float %121, %125
	%127 = mul nsw i64 %70, %3
	%128 = mul nsw i64 %100, %2
	%129 = add nsw i64 %127, %128
	%130 = getelementptr float, float* %0, i64 %129
	%131 = getelementptr float, float* %130, i64 %108
	store float %126, float* %131, !alias.scope !136, !noalias !137, !llvm.access.group !142
	br label %latch.39

latch.39:
	%132 = add nsw i64 %108, 1
	%133 = icmp slt i64 %108, %103
	br i1 %133, label %do.38, label %done.40, !llvm.loop !145

done.40:
	%134 = trunc i64 %132 to i32
	store i32 %134, i32* %i.11
	br label %enddo.41

enddo.41:
	br label %latch.35

endif.44:
	%135 = load i64, i64* @"y%start1", !alias.scope !132, !noalias !133
	%136 = icmp sge i64 1, %135
	%137 = load i64, i64* @"y%block1", !alias.scope !134, !noalias !135
	%138 = load i64, i64* @"y%start1", !alias.scope !132, !noalias !133
	%139 = add nsw i64 %137, %138
	%140 = icmp sge i64 %139, 2
	%141 = and i1 %136, %140
	br i1 %141, label %then.56, label %else.57

then.45:
	store i64 1, i64* %"i%2.18"
	%142 = icmp sle i64 1, 6
	br i1 %142, label %do.47, label %enddo.50

else.46:
	br label %endif.44

do.47:
	%143 = phi i64 [ 1, %then.45 ], [ %145, %latch.48 ]
	store i64 %143, i64* %"i%2.18", !llvm.access.group !150
	store i64 1, i64* %"i%1.17", !llvm.access.group !150
	%144 = icmp sle i64 1, 5
	br i1 %144, label %do.51, label %enddo.54

latch.48:
	%145 = add nsw i64 %143, 1
	%146 = icmp slt i64 %143, 6
	br i1 %146, label %do.47, label %done.49, !llvm.loop !161

done.49:
	store i64 %145, i64* %"i%2.18"
	br label %enddo.50

enddo.50:
	br label %endif.44

do.51:
	%147 = phi i64 [ 1, %do.47 ], [ %163, %latch.52 ]
	store i64 %147, i64* %"i%1.17", !llvm.access.group !152
	%148 = load i32, i32* %d3.25, !alias.scope !124, !noalias !125, !llvm.access.group !153
	%149 = sext i32 %148 to i64
	%150 = mul nsw i64 %149, %3
	%151 = mul nsw i64 %143, %2
	%152 = add nsw i64 %150, %151
	%153 = getelementptr float, float* %0, i64 %152
	%154 = getelementptr float, float* %153, i64 %147
	%155 = load float, float* %154, !alias.scope !136, !noalias !137, !llvm.access.group !154
	%156 = load i64, i64* %"t%1.stride.22"
	%157 = load i64, i64* %"t%1.stride.21"
	%158 = mul nsw i64 %143, %157
	%159 = add nsw i64 %156, %158
	%160 = load float*, float** %"t%1.origin.19"
	%161 = getelementptr float, float* %160, i64 %159
	%162 = getelementptr float, float* %161, i64 %147
	store float %155, float* %162, !alias.scope !130, !noalias !131, !llvm.access.group !155
	br label %latch.52

latch.52:
	%163 = add nsw i64 %147, 1
	%164 = icmp slt i64 %147, 5
	br i1 %164, label %do.51, label %done.53, !llvm.loop !158

done.53:
	store i64 %163, i64* %"i%1.17", !llvm.access.group !150
	br label %enddo.54

enddo.54:
	br label %latch.48

endif.55:
	call void @hpf_array_destroy(i8* bitcast (%hpf_array* @"array.t%1.2" to i8*))
	br label %return.1

then.56:
	store i64 1, i64* %"i%2.18"
	%165 = icmp sle i64 1, 6
	br i1 %165, label %do.58, label %enddo.61

else.57:
	br label %endif.55

do.58:
	%166 = phi i64 [ 1, %then.56 ], [ %168, %latch.59 ]
	store i64 %166, i64* %"i%2.18", !llvm.access.group !162
	store i64 1, i64* %"i%1.17", !llvm.access.group !162
	%167 = icmp sle i64 1, 5
	br i1 %167, label %do.62, label %enddo.65

latch.59:
	%168 = add nsw i64 %166, 1
	%169 = icmp slt i64 %166, 6
	br i1 %169, label %do.58, label %done.60, !llvm.loop !172

done.60:
	store i64 %168, i64* %"i%2.18"
	br label %enddo.61

enddo.61:
	br label %endif.55

do.62:
	%170 = phi i64 [ 1, %do.58 ], [ %183, %latch.63 ]
	store i64 %170, i64* %"i%1.17", !llvm.access.group !164
	%171 = load i64, i64* %"t%1.stride.22"
	%172 = load i64, i64* %"t%1.stride.21"
	%173 = mul nsw i64 %166, %172
	%174 = add nsw i64 %171, %173
	%175 = load float*, float** %"t%1.origin.19"
	%176 = getelementptr float, float* %175, i64 %174
	%177 = getelementptr float, float* %176, i64 %170
	%178 = load float, float* %177, !alias.scope !130, !noalias !131, !llvm.access.group !165
	%179 = mul nsw i64 %166, %2
	%180 = add nsw i64 %3, %179
	%181 = getelementptr float, float* %0, i64 %180
	%182 = getelementptr float, float* %181, i64 %170
	store float %178, float* %182, !alias.scope !136, !noalias !137, !llvm.access.group !166
	br label %latch.63

latch.63:
	%183 = add nsw i64 %170, 1
	%184 = icmp slt i64 %170, 5
	br i1 %184, label %do.62, label %done.64, !llvm.loop !169

done.64:
	store i64 %183, i64* %"i%1.17", !llvm.access.group !162
	br label %enddo.65

enddo.65:
	br label %latch.59

destroy.66:
	call void @hpf_array_destroy(i8* bitcast (%hpf_array* @array.s.2 to i8*))
	br label %destroyed.67

destroyed.67:
	%185 = getelementptr inbounds %hpf_array, %hpf_array* @array.w.2, i32 0, i32 16
	%186 = load i8*, i8** %185
	%187 = icmp ne i8* %186, null
	br i1 %187, label %destroy.68, label %destroyed.69

destroy.68:
	call void @hpf_array_destroy(i8* bitcast (%hpf_array* @array.w.2 to i8*))
	br label %destroyed.69

destroyed.69:
	%188 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%1.2", i32 0, i32 16
	%189 = load i8*, i8** %188
	%190 = icmp ne i8* %189, null
	br i1 %190, label %destroy.70, label %destroyed.71

destroy.70:
	call void @hpf_array_destroy(i8* bitcast (%hpf_array* @"array.t%1.2" to i8*))
	br label %destroyed.71

destroyed.71:
	ret void
}

define i32 @main(i32 %argc, i8** %argv) nounwind "prefer-vector-width"="256" {
entry:
	%"i%1.1" = alloca i32
	%"i%2.2" = alloca i32
	%"i%3.3" = alloca i32
	%"s%1.4" = alloca float
	%"i%4.5" = alloca i32
	%"i%5.6" = alloca i32
	%"i%6.7" = alloca i32
	%"s%2.8" = alloca float
	%"x%copy1.9" = alloca float
	%"y%copy2.10" = alloca float
	%"s%1%part.11" = alloca float
	%"s%2%part.12" = alloca float
	%temporary.13 = alloca i32
	%temporary.14 = alloca i32
	%temporary.15 = alloca i32
	%temporary.16 = alloca i32
	%temporary.17 = alloca i32
	%temporary.18 = alloca i32
	%temporary.31 = alloca float
	%temporary.44 = alloca float
	%temporary.45 = alloca float
	%temporary.46 = alloca float
	%numbers.47 = alloca [3 x i64]
	%temporary.48 = alloca float
	%temporary.49 = alloca float
	%temporary.50 = alloca float
	%numbers.51 = alloca [3 x i64]
	%temporary.52 = alloca float
	br label %start

start:
	%0 = bitcast i8** %argv to i8*
	call void @hpf_main_begin(i32 %argc, i8* %0)
	store i32 zeroinitializer, i32* %"i%1.1"
	store i32 zeroinitializer, i32* %"i%2.2"
	store i32 zeroinitializer, i32* %"i%3.3"
	store float zeroinitializer, float* %"s%1.4"
	store i32 zeroinitializer, i32* %"i%4.5"
	store i32 zeroinitializer, i32* %"i%5.6"
	store i32 zeroinitializer, i32* %"i%6.7"
	store float zeroinitializer, float* %"s%2.8"
	store float zeroinitializer, float* %"x%copy1.9"
	store float zeroinitializer, float* %"y%copy2.10"
	store float zeroinitializer, float* %"s%1%part.11"
	store float zeroinitializer, float* %"s%2%part.12"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.g to i8*), i8* bitcast (%hpf_pos* @.pos.0 to i8*))
	%1 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.g, i32 0, i32 9, i32 0
	%2 = load i64, i64* %1
	store i64 %2, i64* @"g%start1", !alias.scope !11, !noalias !12
	%3 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.g, i32 0, i32 8, i32 0
	%4 = load i64, i64* %3
	store i64 %4, i64* @"g%block1", !alias.scope !13, !noalias !14
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.y to i8*), i8* bitcast (%hpf_pos* @.pos.1 to i8*))
	%5 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.y, i32 0, i32 9, i32 0
	%6 = load i64, i64* %5
	store i64 %6, i64* @"y%start1", !alias.scope !15, !noalias !16
	%7 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.y, i32 0, i32 8, i32 0
	%8 = load i64, i64* %7
	store i64 %8, i64* @"y%block1", !alias.scope !17, !noalias !18
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.x to i8*), i8* bitcast (%hpf_pos* @.pos.2 to i8*))
	%9 = getelementptr inbounds %hpf_array, %hpf_array* @array.x, i32 0, i32 13, i32 0
	%10 = load i64, i64* %9
	store i64 %10, i64* @x.stride
	%11 = getelementptr inbounds %hpf_array, %hpf_array* @array.x, i32 0, i32 13, i32 1
	%12 = load i64, i64* %11
	store i64 %12, i64* @x.stride.2
	%13 = getelementptr inbounds %hpf_array, %hpf_array* @array.x, i32 0, i32 13, i32 2
	%14 = load i64, i64* %13
	store i64 %14, i64* @x.stride.3
	%15 = getelementptr inbounds %hpf_array, %hpf_array* @array.x, i32 0, i32 15
	%16 = load i8*, i8** %15
	%17 = bitcast i8* %16 to float*
	store float* %17, float** @x.origin
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.y to i8*), i8* bitcast (%hpf_pos* @.pos.1 to i8*))
	%18 = getelementptr inbounds %hpf_array, %hpf_array* @array.y, i32 0, i32 13, i32 0
	%19 = load i64, i64* %18
	store i64 %19, i64* @y.stride
	%20 = getelementptr inbounds %hpf_array, %hpf_array* @array.y, i32 0, i32 13, i32 1
	%21 = load i64, i64* %20
	store i64 %21, i64* @y.stride.2
	%22 = getelementptr inbounds %hpf_array, %hpf_array* @array.y, i32 0, i32 13, i32 2
	%23 = load i64, i64* %22
	store i64 %23, i64* @y.stride.3
	%24 = getelementptr inbounds %hpf_array, %hpf_array* @array.y, i32 0, i32 15
	%25 = load i8*, i8** %24
	%26 = bitcast i8* %25 to float*
	store float* %26, float** @y.origin
	store i32 5, i32* %temporary.13
	store i32 6, i32* %temporary.14
	store i32 17, i32* %temporary.15
	call void @init.1(i32* %temporary.13, i32* %temporary.14, i32* %temporary.15)
	store i32 5, i32* %temporary.16
	store i32 6, i32* %temporary.17
	store i32 20, i32* %temporary.18
	call void @init.2(i32* %temporary.16, i32* %temporary.17, i32* %temporary.18)
	store float 0.0, float* %"s%1.4"
	store float 0.0, float* %"s%1%part.11"
	%27 = load i64, i64* @"g%start1", !alias.scope !11, !noalias !12
	%28 = icmp sgt i64 1, %27
	%29 = select i1 %28, i64 1, i64 %27
	%30 = load i64, i64* @"g%block1", !alias.scope !13, !noalias !14
	%31 = load i64, i64* @"g%start1", !alias.scope !11, !noalias !12
	%32 = add nsw i64 %30, %31
	%33 = sub nsw i64 %32, 1
	%34 = icmp slt i64 17, %33
	%35 = select i1 %34, i64 17, i64 %33
	%36 = trunc i64 %29 to i32
	store i32 %36, i32* %"i%3.3"
	%37 = icmp sle i64 %29, %35
	br i1 %37, label %do.19, label %enddo.22

do.19:
	%38 = phi i64 [ %29, %start ], [ %41, %latch.20 ]
	%39 = trunc i64 %38 to i32
	store i32 %39, i32* %"i%3.3"
	store i32 1, i32* %"i%2.2"
	%40 = icmp sle i64 1, 6
	br i1 %40, label %do.23, label %enddo.26

latch.20:
	%41 = add nsw i64 %38, 1
	%42 = icmp slt i64 %38, %35
	br i1 %42, label %do.19, label %done.21, !llvm.loop !32

done.21:
	%43 = trunc i64 %41 to i32
	store i32 %43, i32* %"i%3.3"
	br label %enddo.22

enddo.22:
	%44 = load float, float* %"s%1%part.11"
	store float %44, float* %temporary.31
	%45 = bitcast float* %temporary.31 to i8*
	call void @hpf_reduce(i8* %45, i32 1, i32 2, i32 0, i8* bitcast (%hpf_pos* @.pos.3 to i8*))
	%46 = load float, float* %temporary.31
	store float %46, float* %"s%1%part.11"
	%47 = load float, float* %"s%1.4"
	%48 = load float, float* %"s%1%part.11"
	%49 = fadd float %47, %48
	store float %49, float* %"s%1.4"
	store float 0.0, float* %"s%2.8"
	store float 0.0, float* %"s%2%part.12"
	%50 = load i64, i64* @"y%start1", !alias.scope !15, !noalias !16
	%51 = icmp sgt i64 1, %50
	%52 = select i1 %51, i64 1, i64 %50
	%53 = load i64, i64* @"y%block1", !alias.scope !17, !noalias !18
	%54 = load i64, i64* @"y%start1", !alias.scope !15, !noalias !16
	%55 = add nsw i64 %53, %54
	%56 = sub nsw i64 %55, 1
	%57 = icmp slt i64 20, %56
	%58 = select i1 %57, i64 20, i64 %56
	%59 = trunc i64 %52 to i32
	store i32 %59, i32* %"i%6.7"
	%60 = icmp sle i64 %52, %58
	br i1 %60, label %do.32, label %enddo.35

do.23:
	%61 = phi i64 [ 1, %do.19 ], [ %64, %latch.24 ]
	%62 = trunc i64 %61 to i32
	store i32 %62, i32* %"i%2.2", !llvm.access.group !19
	store i32 1, i32* %"i%1.1", !llvm.access.group !19
	%63 = icmp sle i64 1, 5
	br i1 %63, label %do.27, label %enddo.30

latch.24:
	%64 = add nsw i64 %61, 1
	%65 = icmp slt i64 %61, 6
	br i1 %65, label %do.23, label %done.25, !llvm.loop !30

done.25:
	%66 = trunc i64 %64 to i32
	store i32 %66, i32* %"i%2.2"
	br label %enddo.26

enddo.26:
	br label %latch.20

do.27:
	%67 = phi i64 [ 1, %do.23 ], [ %80, %latch.28 ]
	%68 = trunc i64 %67 to i32
	store i32 %68, i32* %"i%1.1", !llvm.access.group !21
	%69 = load float, float* %"s%1%part.11", !llvm.access.group !22
	%70 = load i64, i64* @x.stride.3
	%71 = mul nsw i64 %38, %70
	%72 = load i64, i64* @x.stride.2
	%73 = mul nsw i64 %61, %72
	%74 = add nsw i64 %71, %73
	%75 = load float*, float** @x.origin
	%76 = getelementptr float, float* %75, i64 %74
	%77 = getelementptr float, float* %76, i64 %67
	%78 = load float, float* %77, !alias.scope !7, !noalias !8, !llvm.access.group !23
	%79 = fadd reassoc nsz float %69, %78
	store float %79, float* %"s%1%part.11", !llvm.access.group !24
	br label %latch.28

latch.28:
	%80 = add nsw i64 %67, 1
	%81 = icmp slt i64 %67, 5
	br i1 %81, label %do.27, label %done.29, !llvm.loop !27

done.29:
	%82 = trunc i64 %80 to i32
	store i32 %82, i32* %"i%1.1", !llvm.access.group !19
	br label %enddo.30

enddo.30:
	br label %latch.24

do.32:
	%83 = phi i64 [ %52, %enddo.22 ], [ %86, %latch.33 ]
	%84 = trunc i64 %83 to i32
	store i32 %84, i32* %"i%6.7"
	store i32 1, i32* %"i%5.6"
	%85 = icmp sle i64 1, 6
	br i1 %85, label %do.36, label %enddo.39

latch.33:
	%86 = add nsw i64 %83, 1
	%87 = icmp slt i64 %83, %58
	br i1 %87, label %do.32, label %done.34, !llvm.loop !46

done.34:
	%88 = trunc i64 %86 to i32
	store i32 %88, i32* %"i%6.7"
	br label %enddo.35

enddo.35:
	%89 = load float, float* %"s%2%part.12"
	store float %89, float* %temporary.44
	%90 = bitcast float* %temporary.44 to i8*
	call void @hpf_reduce(i8* %90, i32 1, i32 2, i32 0, i8* bitcast (%hpf_pos* @.pos.4 to i8*))
	%91 = load float, float* %temporary.44
	store float %91, float* %"s%2%part.12"
	%92 = load float, float* %"s%2.8"
	%93 = load float, float* %"s%2%part.12"
	%94 = fadd float %92, %93
	store float %94, float* %"s%2.8"
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.5 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.8, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%95 = load float, float* %"s%1.4"
	store float %95, float* %temporary.45
	%96 = bitcast float* %temporary.45 to i8*
	call void @hpf_io_item(i32 3, i32 4, i8* %96, i64 4)
	%97 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.47, i32 0, i32 0
	store i64 2, i64* %97
	%98 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.47, i32 0, i32 1
	store i64 3, i64* %98
	%99 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.47, i32 0, i32 2
	store i64 4, i64* %99
	%100 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.47, i32 0, i32 0
	%101 = bitcast i64* %100 to i8*
	%102 = bitcast float* %temporary.46 to i8*
	call void @hpf_fetch(i8* bitcast (%hpf_array* @array.x to i8*), i8* %101, i8* %102, i8* bitcast (%hpf_pos* @.pos.6 to i8*))
	%103 = load float, float* %temporary.46
	store float %103, float* %"x%copy1.9"
	%104 = load float, float* %"x%copy1.9"
	store float %104, float* %temporary.48
	%105 = bitcast float* %temporary.48 to i8*
	call void @hpf_io_item(i32 3, i32 4, i8* %105, i64 4)
	%106 = load float, float* %"s%2.8"
	store float %106, float* %temporary.49
	%107 = bitcast float* %temporary.49 to i8*
	call void @hpf_io_item(i32 3, i32 4, i8* %107, i64 4)
	%108 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.51, i32 0, i32 0
	store i64 2, i64* %108
	%109 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.51, i32 0, i32 1
	store i64 3, i64* %109
	%110 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.51, i32 0, i32 2
	store i64 20, i64* %110
	%111 = getelementptr inbounds [3 x i64], [3 x i64]* %numbers.51, i32 0, i32 0
	%112 = bitcast i64* %111 to i8*
	%113 = bitcast float* %temporary.50 to i8*
	call void @hpf_fetch(i8* bitcast (%hpf_array* @array.y to i8*), i8* %112, i8* %113, i8* bitcast (%hpf_pos* @.pos.7 to i8*))
	%114 = load float, float* %temporary.50
	store float %114, float* %"y%copy2.10"
	%115 = load float, float* %"y%copy2.10"
	store float %115, float* %temporary.52
	%116 = bitcast float* %temporary.52 to i8*
	call void @hpf_io_item(i32 3, i32 4, i8* %116, i64 4)
	%117 = call i32 @hpf_io_end()
	call void @hpf_main_end()
	ret i32 0

do.36:
	%118 = phi i64 [ 1, %do.32 ], [ %121, %latch.37 ]
	%119 = trunc i64 %118 to i32
	store i32 %119, i32* %"i%5.6", !llvm.access.group !33
	store i32 1, i32* %"i%4.5", !llvm.access.group !33
	%120 = icmp sle i64 1, 5
	br i1 %120, label %do.40, label %enddo.43

latch.37:
	%121 = add nsw i64 %118, 1
	%122 = icmp slt i64 %118, 6
	br i1 %122, label %do.36, label %done.38, !llvm.loop !44

done.38:
	%123 = trunc i64 %121 to i32
	store i32 %123, i32* %"i%5.6"
	br label %enddo.39

enddo.39:
	br label %latch.33

do.40:
	%124 = phi i64 [ 1, %do.36 ], [ %137, %latch.41 ]
	%125 = trunc i64 %124 to i32
	store i32 %125, i32* %"i%4.5", !llvm.access.group !35
	%126 = load float, float* %"s%2%part.12", !llvm.access.group !36
	%127 = load i64, i64* @y.stride.3
	%128 = mul nsw i64 %83, %127
	%129 = load i64, i64* @y.stride.2
	%130 = mul nsw i64 %118, %129
	%131 = add nsw i64 %128, %130
	%132 = load float*, float** @y.origin
	%133 = getelementptr float, float* %132, i64 %131
	%134 = getelementptr float, float* %133, i64 %124
	%135 = load float, float* %134, !alias.scope !9, !noalias !10, !llvm.access.group !37
	%136 = fadd reassoc nsz float %126, %135
	store float %136, float* %"s%2%part.12", !llvm.access.group !38
	br label %latch.41

latch.41:
	%137 = add nsw i64 %124, 1
	%138 = icmp slt i64 %124, 5
	br i1 %138, label %do.40, label %done.42, !llvm.loop !41

done.42:
	%139 = trunc i64 %137 to i32
	store i32 %139, i32* %"i%4.5", !llvm.access.group !33
	br label %enddo.43

enddo.43:
	br label %latch.37
}

declare void @hpf_main_begin(i32 %0, i8* %1) nounwind

declare void @hpf_layout_init(i8* %0, i8* %1) nounwind

declare void @hpf_array_create(i8* %0, i8* %1) nounwind

declare void @hpf_reduce(i8* %0, i32 %1, i32 %2, i32 %3, i8* %4) nounwind

declare void @hpf_io_begin(i32 %0, i32 %1, i8* %2) nounwind

declare void @hpf_io_number(i8* %0, i64 %1) nounwind

declare void @hpf_io_list_directed() nounwind

declare void @hpf_io_start() nounwind

declare void @hpf_io_item(i32 %0, i32 %1, i8* %2, i64 %3) nounwind

declare void @hpf_fetch(i8* %0, i8* %1, i8* %2, i8* %3) nounwind

declare i32 @hpf_io_end() nounwind

declare void @hpf_main_end() nounwind

define internal i32 @sections.1(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%d3.1 = alloca i32
	%"g%start1.2" = alloca i64
	%"g%block1.3" = alloca i64
	%W1.4 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %d3.1
	%3 = getelementptr i64, i64* %recv, i64 0
	%4 = load i64, i64* %3
	store i64 %4, i64* %"g%start1.2"
	%5 = getelementptr i64, i64* %recv, i64 7
	%6 = load i64, i64* %5
	store i64 %6, i64* %"g%block1.3"
	%7 = getelementptr i64, i64* %send, i64 0
	%8 = load i64, i64* %7
	store i64 %8, i64* %W1.4
	switch i32 %piece, label %none.5 [
		i32 0, label %piece.6
	]

none.5:
	ret i32 0

piece.6:
	%9 = load i64, i64* %"g%start1.2"
	%10 = sub nsw i64 %9, 1
	%11 = icmp slt i64 %10, 0
	br i1 %11, label %none.5, label %next.7

next.7:
	%12 = load i64, i64* %"g%start1.2"
	%13 = sub nsw i64 0, %12
	%14 = add nsw i64 %13, 1
	%15 = icmp slt i64 %14, 0
	br i1 %15, label %none.5, label %next.8

next.8:
	%16 = load i32, i32* %d3.1
	%17 = sext i32 %16 to i64
	%18 = sub nsw i64 0, %17
	%19 = add nsw i64 %18, 17
	%20 = icmp slt i64 %19, 0
	br i1 %20, label %none.5, label %next.9

next.9:
	%21 = load i64, i64* %"g%block1.3"
	%22 = sub nsw i64 0, %21
	%23 = load i32, i32* %d3.1
	%24 = sext i32 %23 to i64
	%25 = add nsw i64 %22, %24
	%26 = sub nsw i64 %25, 1
	%27 = icmp slt i64 %26, 0
	br i1 %27, label %none.5, label %next.10

next.10:
	%28 = icmp sgt i64 1, 5
	br i1 %28, label %none.5, label %next.11

next.11:
	%29 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %29
	%30 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %30
	%31 = icmp sgt i64 1, 6
	br i1 %31, label %none.5, label %next.12

next.12:
	%32 = getelementptr i64, i64* %lo, i64 1
	store i64 1, i64* %32
	%33 = getelementptr i64, i64* %hi, i64 1
	store i64 6, i64* %33
	%34 = load i32, i32* %d3.1
	%35 = sext i32 %34 to i64
	%36 = load i64, i64* %W1.4
	%37 = icmp sgt i64 %35, %36
	%38 = select i1 %37, i64 %35, i64 %36
	%39 = load i32, i32* %d3.1
	%40 = sext i32 %39 to i64
	%41 = load i64, i64* %"g%block1.3"
	%42 = load i64, i64* %W1.4
	%43 = add nsw i64 %41, %42
	%44 = sub nsw i64 %43, 1
	%45 = icmp slt i64 %40, %44
	%46 = select i1 %45, i64 %40, i64 %44
	%47 = icmp sgt i64 %38, %46
	br i1 %47, label %none.5, label %next.13

next.13:
	%48 = getelementptr i64, i64* %lo, i64 2
	store i64 %38, i64* %48
	%49 = getelementptr i64, i64* %hi, i64 2
	store i64 %46, i64* %49
	ret i32 1
}

declare void @hpf_exchange_run(i8* %0, i8* %1, i32 %2) nounwind

declare void @hpf_array_destroy(i8* %0) nounwind

define internal i32 @sections.2(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%d3.1 = alloca i32
	%"y%start1.2" = alloca i64
	%"y%block1.3" = alloca i64
	%W1.4 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %params, i64 0
	%1 = load i64, i64* %0
	%2 = trunc i64 %1 to i32
	store i32 %2, i32* %d3.1
	%3 = getelementptr i64, i64* %recv, i64 0
	%4 = load i64, i64* %3
	store i64 %4, i64* %"y%start1.2"
	%5 = getelementptr i64, i64* %recv, i64 7
	%6 = load i64, i64* %5
	store i64 %6, i64* %"y%block1.3"
	%7 = getelementptr i64, i64* %send, i64 0
	%8 = load i64, i64* %7
	store i64 %8, i64* %W1.4
	switch i32 %piece, label %none.5 [
		i32 0, label %piece.6
	]

none.5:
	ret i32 0

piece.6:
	%9 = load i64, i64* %"y%start1.2"
	%10 = sub nsw i64 %9, 1
	%11 = icmp slt i64 %10, 0
	br i1 %11, label %none.5, label %next.7

next.7:
	%12 = load i64, i64* %"y%start1.2"
	%13 = sub nsw i64 0, %12
	%14 = add nsw i64 %13, 1
	%15 = icmp slt i64 %14, 0
	br i1 %15, label %none.5, label %next.8

next.8:
	%16 = load i32, i32* %d3.1
	%17 = sext i32 %16 to i64
	%18 = sub nsw i64 0, %17
	%19 = add nsw i64 %18, 20
	%20 = icmp slt i64 %19, 0
	br i1 %20, label %none.5, label %next.9

next.9:
	%21 = load i64, i64* %"y%block1.3"
	%22 = sub nsw i64 0, %21
	%23 = load i32, i32* %d3.1
	%24 = sext i32 %23 to i64
	%25 = add nsw i64 %22, %24
	%26 = sub nsw i64 %25, 1
	%27 = icmp slt i64 %26, 0
	br i1 %27, label %none.5, label %next.10

next.10:
	%28 = icmp sgt i64 1, 5
	br i1 %28, label %none.5, label %next.11

next.11:
	%29 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %29
	%30 = getelementptr i64, i64* %hi, i64 0
	store i64 5, i64* %30
	%31 = icmp sgt i64 1, 6
	br i1 %31, label %none.5, label %next.12

next.12:
	%32 = getelementptr i64, i64* %lo, i64 1
	store i64 1, i64* %32
	%33 = getelementptr i64, i64* %hi, i64 1
	store i64 6, i64* %33
	%34 = load i32, i32* %d3.1
	%35 = sext i32 %34 to i64
	%36 = load i64, i64* %W1.4
	%37 = icmp sgt i64 %35, %36
	%38 = select i1 %37, i64 %35, i64 %36
	%39 = load i32, i32* %d3.1
	%40 = sext i32 %39 to i64
	%41 = load i64, i64* %"y%block1.3"
	%42 = load i64, i64* %W1.4
	%43 = add nsw i64 %41, %42
	%44 = sub nsw i64 %43, 1
	%45 = icmp slt i64 %40, %44
	%46 = select i1 %45, i64 %40, i64 %44
	%47 = icmp sgt i64 %38, %46
	br i1 %47, label %none.5, label %next.13

next.13:
	%48 = getelementptr i64, i64* %lo, i64 2
	store i64 %38, i64* %48
	%49 = getelementptr i64, i64* %hi, i64 2
	store i64 %46, i64* %49
	ret i32 1
}

!0 = distinct !{!0, !"arrays"}
!1 = distinct !{!1, !0, !"x"}
!2 = distinct !{!2, !0, !"y"}
!3 = distinct !{!3, !0, !"g%start1"}
!4 = distinct !{!4, !0, !"g%block1"}
!5 = distinct !{!5, !0, !"y%start1"}
!6 = distinct !{!6, !0, !"y%block1"}
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
!19 = distinct !{}
!20 = distinct !{}
!21 = !{!19, !20}
!22 = !{!19, !20}
!23 = !{!19, !20}
!24 = !{!19, !20}
!25 = !{!"llvm.loop.mustprogress"}
!26 = !{!"llvm.loop.parallel_accesses", !20}
!27 = distinct !{!27, !25, !26}
!28 = !{!"llvm.loop.mustprogress"}
!29 = !{!"llvm.loop.parallel_accesses", !19}
!30 = distinct !{!30, !28, !29}
!31 = !{!"llvm.loop.mustprogress"}
!32 = distinct !{!32, !31}
!33 = distinct !{}
!34 = distinct !{}
!35 = !{!33, !34}
!36 = !{!33, !34}
!37 = !{!33, !34}
!38 = !{!33, !34}
!39 = !{!"llvm.loop.mustprogress"}
!40 = !{!"llvm.loop.parallel_accesses", !34}
!41 = distinct !{!41, !39, !40}
!42 = !{!"llvm.loop.mustprogress"}
!43 = !{!"llvm.loop.parallel_accesses", !33}
!44 = distinct !{!44, !42, !43}
!45 = !{!"llvm.loop.mustprogress"}
!46 = distinct !{!46, !45}
!47 = distinct !{!47, !"arrays"}
!48 = distinct !{!48, !47, !"d1"}
!49 = distinct !{!49, !47, !"d2"}
!50 = distinct !{!50, !47, !"d3"}
!51 = distinct !{!51, !47, !"s"}
!52 = distinct !{!52, !47, !"w"}
!53 = distinct !{!53, !47, !"t%1"}
!54 = distinct !{!54, !47, !"g%start1"}
!55 = distinct !{!55, !47, !"g%block1"}
!56 = distinct !{!56, !47, !"x"}
!57 = !{!48}
!58 = !{!49, !50, !51, !52, !53, !54, !55, !56}
!59 = !{!49}
!60 = !{!48, !50, !51, !52, !53, !54, !55, !56}
!61 = !{!50}
!62 = !{!48, !49, !51, !52, !53, !54, !55, !56}
!63 = !{!51}
!64 = !{!48, !49, !50, !52, !53, !54, !55, !56}
!65 = !{!52}
!66 = !{!48, !49, !50, !51, !53, !54, !55, !56}
!67 = !{!53}
!68 = !{!48, !49, !50, !51, !52, !54, !55, !56}
!69 = !{!54}
!70 = !{!48, !49, !50, !51, !52, !53, !55, !56}
!71 = !{!55}
!72 = !{!48, !49, !50, !51, !52, !53, !54, !56}
!73 = !{!56}
!74 = !{!48, !49, !50, !51, !52, !53, !54, !55}
!75 = distinct !{}
!76 = !{!"llvm.loop.mustprogress"}
!77 = !{!"llvm.loop.parallel_accesses", !75}
!78 = distinct !{!78, !76, !77}
!79 = distinct !{}
!80 = !{!"llvm.loop.mustprogress"}
!81 = !{!"llvm.loop.parallel_accesses", !79}
!82 = distinct !{!82, !80, !81}
!83 = !{!"llvm.loop.mustprogress"}
!84 = distinct !{!84, !83}
!85 = !{!"llvm.loop.mustprogress"}
!86 = distinct !{!86, !85}
!87 = distinct !{}
!88 = distinct !{}
!89 = !{!87, !88}
!90 = !{!87, !88}
!91 = !{!87, !88}
!92 = !{!87, !88}
!93 = !{!"llvm.loop.mustprogress"}
!94 = !{!"llvm.loop.parallel_accesses", !88}
!95 = distinct !{!95, !93, !94}
!96 = !{!"llvm.loop.mustprogress"}
!97 = !{!"llvm.loop.parallel_accesses", !87}
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
!110 = distinct !{!110, !"arrays"}
!111 = distinct !{!111, !110, !"d1"}
!112 = distinct !{!112, !110, !"d2"}
!113 = distinct !{!113, !110, !"d3"}
!114 = distinct !{!114, !110, !"s"}
!115 = distinct !{!115, !110, !"w"}
!116 = distinct !{!116, !110, !"t%1"}
!117 = distinct !{!117, !110, !"y%start1"}
!118 = distinct !{!118, !110, !"y%block1"}
!119 = distinct !{!119, !110, !"y"}
!120 = !{!111}
!121 = !{!112, !113, !114, !115, !116, !117, !118, !119}
!122 = !{!112}
!123 = !{!111, !113, !114, !115, !116, !117, !118, !119}
!124 = !{!113}
!125 = !{!111, !112, !114, !115, !116, !117, !118, !119}
!126 = !{!114}
!127 = !{!111, !112, !113, !115, !116, !117, !118, !119}
!128 = !{!115}
!129 = !{!111, !112, !113, !114, !116, !117, !118, !119}
!130 = !{!116}
!131 = !{!111, !112, !113, !114, !115, !117, !118, !119}
!132 = !{!117}
!133 = !{!111, !112, !113, !114, !115, !116, !118, !119}
!134 = !{!118}
!135 = !{!111, !112, !113, !114, !115, !116, !117, !119}
!136 = !{!119}
!137 = !{!111, !112, !113, !114, !115, !116, !117, !118}
!138 = distinct !{}
!139 = !{!"llvm.loop.mustprogress"}
!140 = !{!"llvm.loop.parallel_accesses", !138}
!141 = distinct !{!141, !139, !140}
!142 = distinct !{}
!143 = !{!"llvm.loop.mustprogress"}
!144 = !{!"llvm.loop.parallel_accesses", !142}
!145 = distinct !{!145, !143, !144}
!146 = !{!"llvm.loop.mustprogress"}
!147 = distinct !{!147, !146}
!148 = !{!"llvm.loop.mustprogress"}
!149 = distinct !{!149, !148}
!150 = distinct !{}
!151 = distinct !{}
!152 = !{!150, !151}
!153 = !{!150, !151}
!154 = !{!150, !151}
!155 = !{!150, !151}
!156 = !{!"llvm.loop.mustprogress"}
!157 = !{!"llvm.loop.parallel_accesses", !151}
!158 = distinct !{!158, !156, !157}
!159 = !{!"llvm.loop.mustprogress"}
!160 = !{!"llvm.loop.parallel_accesses", !150}
!161 = distinct !{!161, !159, !160}
!162 = distinct !{}
!163 = distinct !{}
!164 = !{!162, !163}
!165 = !{!162, !163}
!166 = !{!162, !163}
!167 = !{!"llvm.loop.mustprogress"}
!168 = !{!"llvm.loop.parallel_accesses", !163}
!169 = distinct !{!169, !167, !168}
!170 = !{!"llvm.loop.mustprogress"}
!171 = !{!"llvm.loop.parallel_accesses", !162}
!172 = distinct !{!172, !170, !171}
