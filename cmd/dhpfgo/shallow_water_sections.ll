source_filename = "../../testdata/hpf/shallow_water_sections.hpf"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%hpf_pos = type { i8*, i32, i32, i8* }
%hpf_layout = type { i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i8*], [7 x i8*], i64 }
%hpf_array = type { i8*, i8*, i64, i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, i8*, i64 }
%hpf_exchange = type { i8*, i32, i32, i8*, i8*, i64, i8*, i8*, i64, i64, i64, i8*, i8*, i8* }
%hpf_indirect = type { i8*, i32, i32, i8*, i8*, i8* }

@.text.0 = private unnamed_addr constant [5 x i8] c"grid\00"
@layout.u = internal global %hpf_layout { i64 1, [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 9, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.0, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.text.1 = private unnamed_addr constant [46 x i8] c"../../testdata/hpf/shallow_water_sections.hpf\00"
@.text.2 = private unnamed_addr constant [46 x i8] c"!HPF$ PROCESSORS grid(NUMBER_OF_PROCESSORS())\00"
@.pos.0 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 8, i32 18, i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.2, i64 0, i64 0) }
@.text.3 = private unnamed_addr constant [2 x i8] c"u\00"
@array.u = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.3, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.4 = private unnamed_addr constant [63 x i8] c"  real(8), dimension(m,n) :: u, v, p, cu, cv, z, h, un, vn, pn\00"
@.pos.1 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 5, i32 30, i8* getelementptr inbounds ([63 x i8], [63 x i8]* @.text.4, i64 0, i64 0) }
@.text.5 = private unnamed_addr constant [2 x i8] c"v\00"
@array.v = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.5, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.2 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 5, i32 33, i8* getelementptr inbounds ([63 x i8], [63 x i8]* @.text.4, i64 0, i64 0) }
@.text.6 = private unnamed_addr constant [2 x i8] c"p\00"
@array.p = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.6, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.3 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 5, i32 36, i8* getelementptr inbounds ([63 x i8], [63 x i8]* @.text.4, i64 0, i64 0) }
@.text.7 = private unnamed_addr constant [3 x i8] c"cu\00"
@array.cu = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.text.7, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.4 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 5, i32 39, i8* getelementptr inbounds ([63 x i8], [63 x i8]* @.text.4, i64 0, i64 0) }
@.text.8 = private unnamed_addr constant [3 x i8] c"cv\00"
@array.cv = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.text.8, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 8, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.5 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 5, i32 43, i8* getelementptr inbounds ([63 x i8], [63 x i8]* @.text.4, i64 0, i64 0) }
@.text.9 = private unnamed_addr constant [2 x i8] c"z\00"
@array.z = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.9, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.6 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 5, i32 47, i8* getelementptr inbounds ([63 x i8], [63 x i8]* @.text.4, i64 0, i64 0) }
@.text.10 = private unnamed_addr constant [2 x i8] c"h\00"
@array.h = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.10, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.7 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 5, i32 50, i8* getelementptr inbounds ([63 x i8], [63 x i8]* @.text.4, i64 0, i64 0) }
@.text.11 = private unnamed_addr constant [3 x i8] c"un\00"
@array.un = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.text.11, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.8 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 5, i32 53, i8* getelementptr inbounds ([63 x i8], [63 x i8]* @.text.4, i64 0, i64 0) }
@.text.12 = private unnamed_addr constant [3 x i8] c"vn\00"
@array.vn = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.text.12, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.9 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 5, i32 57, i8* getelementptr inbounds ([63 x i8], [63 x i8]* @.text.4, i64 0, i64 0) }
@.text.13 = private unnamed_addr constant [3 x i8] c"pn\00"
@array.pn = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.text.13, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.10 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 5, i32 61, i8* getelementptr inbounds ([63 x i8], [63 x i8]* @.text.4, i64 0, i64 0) }
@.text.14 = private unnamed_addr constant [4 x i8] c"v%1\00"
@"array.v%1" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.14, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.15 = private unnamed_addr constant [40 x i8] c"    cu = 0.5d0*(p + cshift(p, -1, 1))*u\00"
@.pos.11 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 17, i32 21, i8* getelementptr inbounds ([40 x i8], [40 x i8]* @.text.15, i64 0, i64 0) }
@.text.16 = private unnamed_addr constant [4 x i8] c"v%2\00"
@"array.v%2" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.16, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.17 = private unnamed_addr constant [40 x i8] c"    cv = 0.5d0*(p + cshift(p, -1, 2))*v\00"
@.pos.12 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 18, i32 21, i8* getelementptr inbounds ([40 x i8], [40 x i8]* @.text.17, i64 0, i64 0) }
@.text.18 = private unnamed_addr constant [4 x i8] c"v%3\00"
@"array.v%3" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.18, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.19 = private unnamed_addr constant [63 x i8] c"    z = (4/dx*(v - cshift(v, -1, 1) - u + cshift(u, -1, 2))) &\00"
@.pos.13 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 19, i32 20, i8* getelementptr inbounds ([63 x i8], [63 x i8]* @.text.19, i64 0, i64 0) }
@.text.20 = private unnamed_addr constant [4 x i8] c"v%4\00"
@"array.v%4" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.20, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.14 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 19, i32 43, i8* getelementptr inbounds ([63 x i8], [63 x i8]* @.text.19, i64 0, i64 0) }
@.text.21 = private unnamed_addr constant [4 x i8] c"v%5\00"
@"array.v%5" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.21, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.22 = private unnamed_addr constant [83 x i8] c"      /(p + cshift(p, -1, 1) + cshift(cshift(p, -1, 1), -1, 2) + cshift(p, -1, 2))\00"
@.pos.15 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 20, i32 13, i8* getelementptr inbounds ([83 x i8], [83 x i8]* @.text.22, i64 0, i64 0) }
@.text.23 = private unnamed_addr constant [4 x i8] c"v%6\00"
@"array.v%6" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.23, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.16 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 20, i32 39, i8* getelementptr inbounds ([83 x i8], [83 x i8]* @.text.22, i64 0, i64 0) }
@.text.24 = private unnamed_addr constant [4 x i8] c"v%7\00"
@"array.v%7" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.24, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.17 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 20, i32 32, i8* getelementptr inbounds ([83 x i8], [83 x i8]* @.text.22, i64 0, i64 0) }
@.text.25 = private unnamed_addr constant [4 x i8] c"v%8\00"
@"array.v%8" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.25, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.18 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 20, i32 66, i8* getelementptr inbounds ([83 x i8], [83 x i8]* @.text.22, i64 0, i64 0) }
@.text.26 = private unnamed_addr constant [4 x i8] c"t%1\00"
@"array.t%1" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.26, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.27 = private unnamed_addr constant [80 x i8] c"    h = p + 0.25d0*(u*u + cshift(u*u, 1, 1)) + 0.25d0*(v*v + cshift(v*v, 1, 2))\00"
@.pos.19 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 21, i32 34, i8* getelementptr inbounds ([80 x i8], [80 x i8]* @.text.27, i64 0, i64 0) }
@.text.28 = private unnamed_addr constant [4 x i8] c"v%9\00"
@"array.v%9" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.28, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.20 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 21, i32 27, i8* getelementptr inbounds ([80 x i8], [80 x i8]* @.text.27, i64 0, i64 0) }
@.text.29 = private unnamed_addr constant [4 x i8] c"t%2\00"
@"array.t%2" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.29, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 8, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.21 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 21, i32 69, i8* getelementptr inbounds ([80 x i8], [80 x i8]* @.text.27, i64 0, i64 0) }
@.text.30 = private unnamed_addr constant [5 x i8] c"v%10\00"
@"array.v%10" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.30, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.22 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 21, i32 62, i8* getelementptr inbounds ([80 x i8], [80 x i8]* @.text.27, i64 0, i64 0) }
@.text.31 = private unnamed_addr constant [5 x i8] c"v%11\00"
@"array.v%11" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.31, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.32 = private unnamed_addr constant [120 x i8] c"    un = u + dt/8*(z + cshift(z, 1, 2))*(cv + cshift(cv, 1, 2) + cshift(cshift(cv, -1, 1), 1, 2) + cshift(cv, -1, 1)) &\00"
@.pos.23 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 22, i32 24, i8* getelementptr inbounds ([120 x i8], [120 x i8]* @.text.32, i64 0, i64 0) }
@.text.33 = private unnamed_addr constant [5 x i8] c"v%12\00"
@"array.v%12" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.33, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.24 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 22, i32 47, i8* getelementptr inbounds ([120 x i8], [120 x i8]* @.text.32, i64 0, i64 0) }
@.text.34 = private unnamed_addr constant [5 x i8] c"v%13\00"
@"array.v%13" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.34, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 8, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.25 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 22, i32 73, i8* getelementptr inbounds ([120 x i8], [120 x i8]* @.text.32, i64 0, i64 0) }
@.text.35 = private unnamed_addr constant [5 x i8] c"v%14\00"
@"array.v%14" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.35, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.26 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 22, i32 66, i8* getelementptr inbounds ([120 x i8], [120 x i8]* @.text.32, i64 0, i64 0) }
@.text.36 = private unnamed_addr constant [5 x i8] c"v%15\00"
@"array.v%15" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.36, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.27 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 22, i32 100, i8* getelementptr inbounds ([120 x i8], [120 x i8]* @.text.32, i64 0, i64 0) }
@.text.37 = private unnamed_addr constant [5 x i8] c"v%16\00"
@"array.v%16" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.37, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.38 = private unnamed_addr constant [37 x i8] c"      - dt/dx*(h - cshift(h, -1, 1))\00"
@.pos.28 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 23, i32 20, i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.38, i64 0, i64 0) }
@.text.39 = private unnamed_addr constant [5 x i8] c"v%17\00"
@"array.v%17" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.39, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.40 = private unnamed_addr constant [120 x i8] c"    vn = v - dt/8*(z + cshift(z, 1, 1))*(cu + cshift(cu, 1, 1) + cshift(cshift(cu, 1, 1), -1, 2) + cshift(cu, -1, 2)) &\00"
@.pos.29 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 24, i8* getelementptr inbounds ([120 x i8], [120 x i8]* @.text.40, i64 0, i64 0) }
@.text.41 = private unnamed_addr constant [5 x i8] c"v%18\00"
@"array.v%18" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.41, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.30 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 47, i8* getelementptr inbounds ([120 x i8], [120 x i8]* @.text.40, i64 0, i64 0) }
@.text.42 = private unnamed_addr constant [5 x i8] c"v%19\00"
@"array.v%19" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.42, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.31 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 73, i8* getelementptr inbounds ([120 x i8], [120 x i8]* @.text.40, i64 0, i64 0) }
@.text.43 = private unnamed_addr constant [5 x i8] c"v%20\00"
@"array.v%20" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.43, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.32 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 66, i8* getelementptr inbounds ([120 x i8], [120 x i8]* @.text.40, i64 0, i64 0) }
@.text.44 = private unnamed_addr constant [5 x i8] c"v%21\00"
@"array.v%21" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.44, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.33 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 100, i8* getelementptr inbounds ([120 x i8], [120 x i8]* @.text.40, i64 0, i64 0) }
@.text.45 = private unnamed_addr constant [5 x i8] c"v%22\00"
@"array.v%22" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.45, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.46 = private unnamed_addr constant [37 x i8] c"      - dt/dx*(h - cshift(h, -1, 2))\00"
@.pos.34 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 25, i32 20, i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.46, i64 0, i64 0) }
@.text.47 = private unnamed_addr constant [5 x i8] c"v%23\00"
@"array.v%23" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.47, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.48 = private unnamed_addr constant [75 x i8] c"    pn = p - dt/dx*(cshift(cu, 1, 1) - cu) - dt/dx*(cshift(cv, 1, 2) - cv)\00"
@.pos.35 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 26, i32 21, i8* getelementptr inbounds ([75 x i8], [75 x i8]* @.text.48, i64 0, i64 0) }
@.text.49 = private unnamed_addr constant [5 x i8] c"v%24\00"
@"array.v%24" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.u to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.49, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 12, i64 9, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.36 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 26, i32 53, i8* getelementptr inbounds ([75 x i8], [75 x i8]* @.text.48, i64 0, i64 0) }
@.text.50 = private unnamed_addr constant [57 x i8] c"p(i%10,i%11-1), p(i%36,i%37-1) from below in dimension 2\00"
@0 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.1 = internal global %hpf_exchange { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 18, i32 28, i8* getelementptr inbounds ([40 x i8], [40 x i8]* @.text.17, i64 0, i64 0), i8* getelementptr inbounds ([57 x i8], [57 x i8]* @.text.50, i64 0, i64 0), i64 1, i8* bitcast (%hpf_array* @array.p to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.1 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @0 to i8*), i8* null, i8* zeroinitializer }
@.text.51 = private unnamed_addr constant [55 x i8] c"p(i%8,i%9+8), p(i%34,i%35+8) from above in dimension 2\00"
@1 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.2 = internal global %hpf_exchange { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 18, i32 28, i8* getelementptr inbounds ([40 x i8], [40 x i8]* @.text.17, i64 0, i64 0), i8* getelementptr inbounds ([55 x i8], [55 x i8]* @.text.51, i64 0, i64 0), i64 2, i8* bitcast (%hpf_array* @array.p to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.2 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @1 to i8*), i8* null, i8* zeroinitializer }
@.text.52 = private unnamed_addr constant [41 x i8] c"u(i%20,i%21-1) from below in dimension 2\00"
@2 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.3 = internal global %hpf_exchange { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 19, i32 50, i8* getelementptr inbounds ([63 x i8], [63 x i8]* @.text.19, i64 0, i64 0), i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.text.52, i64 0, i64 0), i64 3, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.3 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @2 to i8*), i8* null, i8* zeroinitializer }
@.text.53 = private unnamed_addr constant [41 x i8] c"u(i%18,i%19+8) from above in dimension 2\00"
@3 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.4 = internal global %hpf_exchange { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 19, i32 50, i8* getelementptr inbounds ([63 x i8], [63 x i8]* @.text.19, i64 0, i64 0), i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.text.53, i64 0, i64 0), i64 4, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.4 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @3 to i8*), i8* null, i8* zeroinitializer }
@4 = private unnamed_addr constant [4 x %hpf_exchange*] [%hpf_exchange* @exchange.1, %hpf_exchange* @exchange.2, %hpf_exchange* @exchange.3, %hpf_exchange* @exchange.4]
@.text.54 = private unnamed_addr constant [43 x i8] c"v%6(i%32,i%33-1) from below in dimension 2\00"
@5 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.5 = internal global %hpf_exchange { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 20, i32 39, i8* getelementptr inbounds ([83 x i8], [83 x i8]* @.text.22, i64 0, i64 0), i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.54, i64 0, i64 0), i64 5, i8* bitcast (%hpf_array* @"array.v%6" to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.5 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @5 to i8*), i8* null, i8* zeroinitializer }
@.text.55 = private unnamed_addr constant [43 x i8] c"v%6(i%30,i%31+8) from above in dimension 2\00"
@6 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.6 = internal global %hpf_exchange { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 20, i32 39, i8* getelementptr inbounds ([83 x i8], [83 x i8]* @.text.22, i64 0, i64 0), i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.55, i64 0, i64 0), i64 6, i8* bitcast (%hpf_array* @"array.v%6" to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.6 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @6 to i8*), i8* null, i8* zeroinitializer }
@7 = private unnamed_addr constant [2 x %hpf_exchange*] [%hpf_exchange* @exchange.5, %hpf_exchange* @exchange.6]
@.text.56 = private unnamed_addr constant [43 x i8] c"t%2(i%50,i%51-8) from below in dimension 2\00"
@8 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.7 = internal global %hpf_exchange { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 21, i32 69, i8* getelementptr inbounds ([80 x i8], [80 x i8]* @.text.27, i64 0, i64 0), i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.56, i64 0, i64 0), i64 7, i8* bitcast (%hpf_array* @"array.t%2" to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.7 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @8 to i8*), i8* null, i8* zeroinitializer }
@.text.57 = private unnamed_addr constant [43 x i8] c"t%2(i%48,i%49+1) from above in dimension 2\00"
@9 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.8 = internal global %hpf_exchange { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 21, i32 69, i8* getelementptr inbounds ([80 x i8], [80 x i8]* @.text.27, i64 0, i64 0), i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.57, i64 0, i64 0), i64 8, i8* bitcast (%hpf_array* @"array.t%2" to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.8 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @9 to i8*), i8* null, i8* zeroinitializer }
@.text.58 = private unnamed_addr constant [41 x i8] c"z(i%56,i%57-8) from below in dimension 2\00"
@10 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.9 = internal global %hpf_exchange { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 22, i32 31, i8* getelementptr inbounds ([120 x i8], [120 x i8]* @.text.32, i64 0, i64 0), i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.text.58, i64 0, i64 0), i64 9, i8* bitcast (%hpf_array* @array.z to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.9 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @10 to i8*), i8* null, i8* zeroinitializer }
@.text.59 = private unnamed_addr constant [41 x i8] c"z(i%54,i%55+1) from above in dimension 2\00"
@11 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.10 = internal global %hpf_exchange { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 22, i32 31, i8* getelementptr inbounds ([120 x i8], [120 x i8]* @.text.32, i64 0, i64 0), i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.text.59, i64 0, i64 0), i64 10, i8* bitcast (%hpf_array* @array.z to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.10 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @11 to i8*), i8* null, i8* zeroinitializer }
@.text.60 = private unnamed_addr constant [61 x i8] c"cv(i%60,i%61-8), cv(i%112,i%113-8) from below in dimension 2\00"
@12 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.11 = internal global %hpf_exchange { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 22, i32 54, i8* getelementptr inbounds ([120 x i8], [120 x i8]* @.text.32, i64 0, i64 0), i8* getelementptr inbounds ([61 x i8], [61 x i8]* @.text.60, i64 0, i64 0), i64 11, i8* bitcast (%hpf_array* @array.cv to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.11 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @12 to i8*), i8* null, i8* zeroinitializer }
@.text.61 = private unnamed_addr constant [61 x i8] c"cv(i%58,i%59+1), cv(i%110,i%111+1) from above in dimension 2\00"
@13 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.12 = internal global %hpf_exchange { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 22, i32 54, i8* getelementptr inbounds ([120 x i8], [120 x i8]* @.text.32, i64 0, i64 0), i8* getelementptr inbounds ([61 x i8], [61 x i8]* @.text.61, i64 0, i64 0), i64 12, i8* bitcast (%hpf_array* @array.cv to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.12 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @13 to i8*), i8* null, i8* zeroinitializer }
@14 = private unnamed_addr constant [6 x %hpf_exchange*] [%hpf_exchange* @exchange.7, %hpf_exchange* @exchange.8, %hpf_exchange* @exchange.9, %hpf_exchange* @exchange.10, %hpf_exchange* @exchange.11, %hpf_exchange* @exchange.12]
@.text.62 = private unnamed_addr constant [44 x i8] c"v%13(i%68,i%69-8) from below in dimension 2\00"
@15 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.13 = internal global %hpf_exchange { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 22, i32 73, i8* getelementptr inbounds ([120 x i8], [120 x i8]* @.text.32, i64 0, i64 0), i8* getelementptr inbounds ([44 x i8], [44 x i8]* @.text.62, i64 0, i64 0), i64 13, i8* bitcast (%hpf_array* @"array.v%13" to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.13 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @15 to i8*), i8* null, i8* zeroinitializer }
@.text.63 = private unnamed_addr constant [44 x i8] c"v%13(i%66,i%67+1) from above in dimension 2\00"
@16 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.14 = internal global %hpf_exchange { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 22, i32 73, i8* getelementptr inbounds ([120 x i8], [120 x i8]* @.text.32, i64 0, i64 0), i8* getelementptr inbounds ([44 x i8], [44 x i8]* @.text.63, i64 0, i64 0), i64 14, i8* bitcast (%hpf_array* @"array.v%13" to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.14 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @16 to i8*), i8* null, i8* zeroinitializer }
@17 = private unnamed_addr constant [2 x %hpf_exchange*] [%hpf_exchange* @exchange.13, %hpf_exchange* @exchange.14]
@.text.64 = private unnamed_addr constant [44 x i8] c"v%19(i%94,i%95-1) from below in dimension 2\00"
@18 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.15 = internal global %hpf_exchange { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 73, i8* getelementptr inbounds ([120 x i8], [120 x i8]* @.text.40, i64 0, i64 0), i8* getelementptr inbounds ([44 x i8], [44 x i8]* @.text.64, i64 0, i64 0), i64 15, i8* bitcast (%hpf_array* @"array.v%19" to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.15 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @18 to i8*), i8* null, i8* zeroinitializer }
@.text.65 = private unnamed_addr constant [44 x i8] c"v%19(i%92,i%93+8) from above in dimension 2\00"
@19 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.16 = internal global %hpf_exchange { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 73, i8* getelementptr inbounds ([120 x i8], [120 x i8]* @.text.40, i64 0, i64 0), i8* getelementptr inbounds ([44 x i8], [44 x i8]* @.text.65, i64 0, i64 0), i64 16, i8* bitcast (%hpf_array* @"array.v%19" to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.16 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @19 to i8*), i8* null, i8* zeroinitializer }
@.text.66 = private unnamed_addr constant [42 x i8] c"cu(i%98,i%99-1) from below in dimension 2\00"
@20 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.17 = internal global %hpf_exchange { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 107, i8* getelementptr inbounds ([120 x i8], [120 x i8]* @.text.40, i64 0, i64 0), i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.66, i64 0, i64 0), i64 17, i8* bitcast (%hpf_array* @array.cu to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.17 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @20 to i8*), i8* null, i8* zeroinitializer }
@.text.67 = private unnamed_addr constant [42 x i8] c"cu(i%96,i%97+8) from above in dimension 2\00"
@21 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.18 = internal global %hpf_exchange { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 107, i8* getelementptr inbounds ([120 x i8], [120 x i8]* @.text.40, i64 0, i64 0), i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.67, i64 0, i64 0), i64 18, i8* bitcast (%hpf_array* @array.cu to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.18 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @21 to i8*), i8* null, i8* zeroinitializer }
@.text.68 = private unnamed_addr constant [43 x i8] c"h(i%102,i%103-1) from below in dimension 2\00"
@22 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.19 = internal global %hpf_exchange { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 25, i32 27, i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.46, i64 0, i64 0), i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.68, i64 0, i64 0), i64 19, i8* bitcast (%hpf_array* @array.h to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.19 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @22 to i8*), i8* null, i8* zeroinitializer }
@.text.69 = private unnamed_addr constant [43 x i8] c"h(i%100,i%101+8) from above in dimension 2\00"
@23 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.20 = internal global %hpf_exchange { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 25, i32 27, i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.46, i64 0, i64 0), i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.69, i64 0, i64 0), i64 20, i8* bitcast (%hpf_array* @array.h to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.20 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @23 to i8*), i8* null, i8* zeroinitializer }
@24 = private unnamed_addr constant [6 x %hpf_exchange*] [%hpf_exchange* @exchange.15, %hpf_exchange* @exchange.16, %hpf_exchange* @exchange.17, %hpf_exchange* @exchange.18, %hpf_exchange* @exchange.19, %hpf_exchange* @exchange.20]
@.text.70 = private unnamed_addr constant [80 x i8] c"    print '(i3,3es22.13)', step, sum(u)/size(u), maxval(abs(v)), sum(p)/size(p)\00"
@.pos.37 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 31, i32 34, i8* getelementptr inbounds ([80 x i8], [80 x i8]* @.text.70, i64 0, i64 0) }
@.pos.38 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 31, i32 50, i8* getelementptr inbounds ([80 x i8], [80 x i8]* @.text.70, i64 0, i64 0) }
@.pos.39 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 31, i32 66, i8* getelementptr inbounds ([80 x i8], [80 x i8]* @.text.70, i64 0, i64 0) }
@.pos.40 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 31, i32 5, i8* getelementptr inbounds ([80 x i8], [80 x i8]* @.text.70, i64 0, i64 0) }
@.text.71 = private unnamed_addr constant [5 x i8] c"unit\00"
@25 = private unnamed_addr constant [13 x i8] c"(i3,3es22.13)"
@.text.72 = private unnamed_addr constant [4 x i8] c"fmt\00"
@.text.73 = private unnamed_addr constant [71 x i8] c"  print '(4es18.9)', (u(i,i), v(m+1-i,i), p(i,n), z(2,i), i = 1, n, 2)\00"
@.pos.41 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 33, i32 3, i8* getelementptr inbounds ([71 x i8], [71 x i8]* @.text.73, i64 0, i64 0) }
@26 = private unnamed_addr constant [9 x i8] c"(4es18.9)"
@.text.74 = private unnamed_addr constant [33 x i8] c"u(i,i) from below in dimension 2\00"
@27 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.21 = internal global %hpf_exchange { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 33, i32 23, i8* getelementptr inbounds ([71 x i8], [71 x i8]* @.text.73, i64 0, i64 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.74, i64 0, i64 0), i64 21, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.21 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @27 to i8*), i8* null, i8* zeroinitializer }
@.text.75 = private unnamed_addr constant [33 x i8] c"u(i,i) from above in dimension 2\00"
@28 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.22 = internal global %hpf_exchange { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 33, i32 23, i8* getelementptr inbounds ([71 x i8], [71 x i8]* @.text.73, i64 0, i64 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.75, i64 0, i64 0), i64 22, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.22 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @28 to i8*), i8* null, i8* zeroinitializer }
@.text.76 = private unnamed_addr constant [36 x i8] c"v(13-i,i) from below in dimension 2\00"
@29 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.23 = internal global %hpf_exchange { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 33, i32 31, i8* getelementptr inbounds ([71 x i8], [71 x i8]* @.text.73, i64 0, i64 0), i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.76, i64 0, i64 0), i64 23, i8* bitcast (%hpf_array* @array.v to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.23 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @29 to i8*), i8* null, i8* zeroinitializer }
@.text.77 = private unnamed_addr constant [36 x i8] c"v(13-i,i) from above in dimension 2\00"
@30 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.24 = internal global %hpf_exchange { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 33, i32 31, i8* getelementptr inbounds ([71 x i8], [71 x i8]* @.text.73, i64 0, i64 0), i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.text.77, i64 0, i64 0), i64 24, i8* bitcast (%hpf_array* @array.v to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.24 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @30 to i8*), i8* null, i8* zeroinitializer }
@.text.78 = private unnamed_addr constant [33 x i8] c"p(i,9) from below in dimension 2\00"
@31 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.25 = internal global %hpf_exchange { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 33, i32 43, i8* getelementptr inbounds ([71 x i8], [71 x i8]* @.text.73, i64 0, i64 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.78, i64 0, i64 0), i64 25, i8* bitcast (%hpf_array* @array.p to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.25 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @31 to i8*), i8* null, i8* zeroinitializer }
@.text.79 = private unnamed_addr constant [33 x i8] c"p(i,9) from above in dimension 2\00"
@32 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.26 = internal global %hpf_exchange { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 33, i32 43, i8* getelementptr inbounds ([71 x i8], [71 x i8]* @.text.73, i64 0, i64 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.79, i64 0, i64 0), i64 26, i8* bitcast (%hpf_array* @array.p to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.26 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @32 to i8*), i8* null, i8* zeroinitializer }
@.text.80 = private unnamed_addr constant [33 x i8] c"z(2,i) from below in dimension 2\00"
@33 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.27 = internal global %hpf_exchange { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 33, i32 51, i8* getelementptr inbounds ([71 x i8], [71 x i8]* @.text.73, i64 0, i64 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.80, i64 0, i64 0), i64 27, i8* bitcast (%hpf_array* @array.z to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.27 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @33 to i8*), i8* null, i8* zeroinitializer }
@.text.81 = private unnamed_addr constant [33 x i8] c"z(2,i) from above in dimension 2\00"
@34 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.u]
@exchange.28 = internal global %hpf_exchange { i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.text.1, i64 0, i64 0), i32 33, i32 51, i8* getelementptr inbounds ([71 x i8], [71 x i8]* @.text.73, i64 0, i64 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.text.81, i64 0, i64 0), i64 28, i8* bitcast (%hpf_array* @array.z to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.28 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @34 to i8*), i8* null, i8* zeroinitializer }
@35 = private unnamed_addr constant [8 x %hpf_exchange*] [%hpf_exchange* @exchange.21, %hpf_exchange* @exchange.22, %hpf_exchange* @exchange.23, %hpf_exchange* @exchange.24, %hpf_exchange* @exchange.25, %hpf_exchange* @exchange.26, %hpf_exchange* @exchange.27, %hpf_exchange* @exchange.28]

define i32 @main(i32 %argc, i8** %argv) nounwind "prefer-vector-width"="256" {
entry:
	%u.origin.1 = alloca double*
	%u.stride.2 = alloca i64
	%u.stride.3 = alloca i64
	%v.origin.4 = alloca double*
	%v.stride.5 = alloca i64
	%v.stride.6 = alloca i64
	%p.origin.7 = alloca double*
	%p.stride.8 = alloca i64
	%p.stride.9 = alloca i64
	%cu.origin.10 = alloca double*
	%cu.stride.11 = alloca i64
	%cu.stride.12 = alloca i64
	%cv.origin.13 = alloca double*
	%cv.stride.14 = alloca i64
	%cv.stride.15 = alloca i64
	%z.origin.16 = alloca double*
	%z.stride.17 = alloca i64
	%z.stride.18 = alloca i64
	%h.origin.19 = alloca double*
	%h.stride.20 = alloca i64
	%h.stride.21 = alloca i64
	%un.origin.22 = alloca double*
	%un.stride.23 = alloca i64
	%un.stride.24 = alloca i64
	%vn.origin.25 = alloca double*
	%vn.stride.26 = alloca i64
	%vn.stride.27 = alloca i64
	%pn.origin.28 = alloca double*
	%pn.stride.29 = alloca i64
	%pn.stride.30 = alloca i64
	%i.31 = alloca i32
	%j.32 = alloca i32
	%step.33 = alloca i32
	%"u%start1.34" = alloca i64
	%"u%block1.35" = alloca i64
	%"i%1.36" = alloca i32
	%"j%1.37" = alloca i32
	%"v%1.origin.38" = alloca double*
	%"v%1.stride.39" = alloca i64
	%"v%1.stride.40" = alloca i64
	%"i%2.41" = alloca i64
	%"i%3.42" = alloca i64
	%"i%4.43" = alloca i64
	%"i%5.44" = alloca i64
	%"i%6.45" = alloca i32
	%"i%7.46" = alloca i32
	%"v%2.origin.47" = alloca double*
	%"v%2.stride.48" = alloca i64
	%"v%2.stride.49" = alloca i64
	%"i%8.50" = alloca i64
	%"i%9.51" = alloca i64
	%"i%10.52" = alloca i64
	%"i%11.53" = alloca i64
	%"i%12.54" = alloca i32
	%"i%13.55" = alloca i32
	%"v%3.origin.56" = alloca double*
	%"v%3.stride.57" = alloca i64
	%"v%3.stride.58" = alloca i64
	%"i%14.59" = alloca i64
	%"i%15.60" = alloca i64
	%"i%16.61" = alloca i64
	%"i%17.62" = alloca i64
	%"v%4.origin.63" = alloca double*
	%"v%4.stride.64" = alloca i64
	%"v%4.stride.65" = alloca i64
	%"i%18.66" = alloca i64
	%"i%19.67" = alloca i64
	%"i%20.68" = alloca i64
	%"i%21.69" = alloca i64
	%"v%5.origin.70" = alloca double*
	%"v%5.stride.71" = alloca i64
	%"v%5.stride.72" = alloca i64
	%"i%22.73" = alloca i64
	%"i%23.74" = alloca i64
	%"i%24.75" = alloca i64
	%"i%25.76" = alloca i64
	%"v%6.origin.77" = alloca double*
	%"v%6.stride.78" = alloca i64
	%"v%6.stride.79" = alloca i64
	%"i%26.80" = alloca i64
	%"i%27.81" = alloca i64
	%"i%28.82" = alloca i64
	%"i%29.83" = alloca i64
	%"v%7.origin.84" = alloca double*
	%"v%7.stride.85" = alloca i64
	%"v%7.stride.86" = alloca i64
	%"i%30.87" = alloca i64
	%"i%31.88" = alloca i64
	%"i%32.89" = alloca i64
	%"i%33.90" = alloca i64
	%"v%8.origin.91" = alloca double*
	%"v%8.stride.92" = alloca i64
	%"v%8.stride.93" = alloca i64
	%"i%34.94" = alloca i64
	%"i%35.95" = alloca i64
	%"i%36.96" = alloca i64
	%"i%37.97" = alloca i64
	%"i%38.98" = alloca i32
	%"i%39.99" = alloca i32
	%"t%1.origin.100" = alloca double*
	%"t%1.stride.101" = alloca i64
	%"t%1.stride.102" = alloca i64
	%"i%40.103" = alloca i32
	%"i%41.104" = alloca i32
	%"v%9.origin.105" = alloca double*
	%"v%9.stride.106" = alloca i64
	%"v%9.stride.107" = alloca i64
	%"i%42.108" = alloca i64
	%"i%43.109" = alloca i64
	%"i%44.110" = alloca i64
	%"i%45.111" = alloca i64
	%"t%2.origin.112" = alloca double*
	%"t%2.stride.113" = alloca i64
	%"t%2.stride.114" = alloca i64
	%"i%46.115" = alloca i32
	%"i%47.116" = alloca i32
	%"v%10.origin.117" = alloca double*
	%"v%10.stride.118" = alloca i64
	%"v%10.stride.119" = alloca i64
	%"i%48.120" = alloca i64
	%"i%49.121" = alloca i64
	%"i%50.122" = alloca i64
	%"i%51.123" = alloca i64
	%"i%52.124" = alloca i32
	%"i%53.125" = alloca i32
	%"v%11.origin.126" = alloca double*
	%"v%11.stride.127" = alloca i64
	%"v%11.stride.128" = alloca i64
	%"i%54.129" = alloca i64
	%"i%55.130" = alloca i64
	%"i%56.131" = alloca i64
	%"i%57.132" = alloca i64
	%"v%12.origin.133" = alloca double*
	%"v%12.stride.134" = alloca i64
	%"v%12.stride.135" = alloca i64
	%"i%58.136" = alloca i64
	%"i%59.137" = alloca i64
	%"i%60.138" = alloca i64
	%"i%61.139" = alloca i64
	%"v%13.origin.140" = alloca double*
	%"v%13.stride.141" = alloca i64
	%"v%13.stride.142" = alloca i64
	%"i%62.143" = alloca i64
	%"i%63.144" = alloca i64
	%"i%64.145" = alloca i64
	%"i%65.146" = alloca i64
	%"v%14.origin.147" = alloca double*
	%"v%14.stride.148" = alloca i64
	%"v%14.stride.149" = alloca i64
	%"i%66.150" = alloca i64
	%"i%67.151" = alloca i64
	%"i%68.152" = alloca i64
	%"i%69.153" = alloca i64
	%"v%15.origin.154" = alloca double*
	%"v%15.stride.155" = alloca i64
	%"v%15.stride.156" = alloca i64
	%"i%70.157" = alloca i64
	%"i%71.158" = alloca i64
	%"i%72.159" = alloca i64
	%"i%73.160" = alloca i64
	%"v%16.origin.161" = alloca double*
	%"v%16.stride.162" = alloca i64
	%"v%16.stride.163" = alloca i64
	%"i%74.164" = alloca i64
	%"i%75.165" = alloca i64
	%"i%76.166" = alloca i64
	%"i%77.167" = alloca i64
	%"i%78.168" = alloca i32
	%"i%79.169" = alloca i32
	%"v%17.origin.170" = alloca double*
	%"v%17.stride.171" = alloca i64
	%"v%17.stride.172" = alloca i64
	%"i%80.173" = alloca i64
	%"i%81.174" = alloca i64
	%"i%82.175" = alloca i64
	%"i%83.176" = alloca i64
	%"v%18.origin.177" = alloca double*
	%"v%18.stride.178" = alloca i64
	%"v%18.stride.179" = alloca i64
	%"i%84.180" = alloca i64
	%"i%85.181" = alloca i64
	%"i%86.182" = alloca i64
	%"i%87.183" = alloca i64
	%"v%19.origin.184" = alloca double*
	%"v%19.stride.185" = alloca i64
	%"v%19.stride.186" = alloca i64
	%"i%88.187" = alloca i64
	%"i%89.188" = alloca i64
	%"i%90.189" = alloca i64
	%"i%91.190" = alloca i64
	%"v%20.origin.191" = alloca double*
	%"v%20.stride.192" = alloca i64
	%"v%20.stride.193" = alloca i64
	%"i%92.194" = alloca i64
	%"i%93.195" = alloca i64
	%"i%94.196" = alloca i64
	%"i%95.197" = alloca i64
	%"v%21.origin.198" = alloca double*
	%"v%21.stride.199" = alloca i64
	%"v%21.stride.200" = alloca i64
	%"i%96.201" = alloca i64
	%"i%97.202" = alloca i64
	%"i%98.203" = alloca i64
	%"i%99.204" = alloca i64
	%"v%22.origin.205" = alloca double*
	%"v%22.stride.206" = alloca i64
	%"v%22.stride.207" = alloca i64
	%"i%100.208" = alloca i64
	%"i%101.209" = alloca i64
	%"i%102.210" = alloca i64
	%"i%103.211" = alloca i64
	%"i%104.212" = alloca i32
	%"i%105.213" = alloca i32
	%"v%23.origin.214" = alloca double*
	%"v%23.stride.215" = alloca i64
	%"v%23.stride.216" = alloca i64
	%"i%106.217" = alloca i64
	%"i%107.218" = alloca i64
	%"i%108.219" = alloca i64
	%"i%109.220" = alloca i64
	%"v%24.origin.221" = alloca double*
	%"v%24.stride.222" = alloca i64
	%"v%24.stride.223" = alloca i64
	%"i%110.224" = alloca i64
	%"i%111.225" = alloca i64
	%"i%112.226" = alloca i64
	%"i%113.227" = alloca i64
	%"i%114.228" = alloca i32
	%"i%115.229" = alloca i32
	%"i%116.230" = alloca i32
	%"i%117.231" = alloca i32
	%"i%118.232" = alloca i32
	%"i%119.233" = alloca i32
	%"i%120.234" = alloca i32
	%"i%121.235" = alloca i32
	%"i%122.236" = alloca i32
	%"i%123.237" = alloca i32
	%"i%124.238" = alloca i32
	%"i%125.239" = alloca i32
	%"s%1.240" = alloca double
	%"i%126.241" = alloca i32
	%"i%127.242" = alloca i32
	%"s%2.243" = alloca double
	%"i%128.244" = alloca i32
	%"i%129.245" = alloca i32
	%"s%3.246" = alloca double
	%"s%1%part.247" = alloca double
	%"s%2%part.248" = alloca double
	%"s%3%part.249" = alloca double
	%params.302 = alloca [4 x i64*]
	%numbers.303 = alloca [1 x i64]
	%numbers.304 = alloca [1 x i64]
	%numbers.305 = alloca [1 x i64]
	%numbers.306 = alloca [1 x i64]
	%params.401 = alloca [2 x i64*]
	%numbers.402 = alloca [1 x i64]
	%numbers.403 = alloca [1 x i64]
	%params.482 = alloca [6 x i64*]
	%numbers.483 = alloca [1 x i64]
	%numbers.484 = alloca [1 x i64]
	%numbers.485 = alloca [1 x i64]
	%numbers.486 = alloca [1 x i64]
	%numbers.487 = alloca [1 x i64]
	%numbers.488 = alloca [1 x i64]
	%params.570 = alloca [2 x i64*]
	%numbers.571 = alloca [1 x i64]
	%numbers.572 = alloca [1 x i64]
	%params.680 = alloca [6 x i64*]
	%numbers.681 = alloca [1 x i64]
	%numbers.682 = alloca [1 x i64]
	%numbers.683 = alloca [1 x i64]
	%numbers.684 = alloca [1 x i64]
	%numbers.685 = alloca [1 x i64]
	%numbers.686 = alloca [1 x i64]
	%temporary.838 = alloca double
	%temporary.847 = alloca double
	%temporary.856 = alloca double
	%temporary.857 = alloca i32
	%temporary.858 = alloca double
	%temporary.859 = alloca double
	%temporary.860 = alloca double
	%params.861 = alloca [8 x i64*]
	%numbers.862 = alloca [1 x i64]
	%numbers.863 = alloca [1 x i64]
	%numbers.864 = alloca [1 x i64]
	%numbers.865 = alloca [1 x i64]
	%numbers.866 = alloca [1 x i64]
	%numbers.867 = alloca [1 x i64]
	%numbers.868 = alloca [1 x i64]
	%numbers.869 = alloca [1 x i64]
	%numbers.874 = alloca [2 x i64]
	%numbers.875 = alloca [2 x i64]
	%numbers.876 = alloca [2 x i64]
	%numbers.877 = alloca [2 x i64]
	%numbers.878 = alloca [2 x i64]
	%numbers.879 = alloca [2 x i64]
	%numbers.880 = alloca [2 x i64]
	%numbers.881 = alloca [2 x i64]
	%numbers.882 = alloca [2 x i64]
	%numbers.883 = alloca [2 x i64]
	%numbers.884 = alloca [2 x i64]
	%numbers.885 = alloca [2 x i64]
	br label %start

start:
	%0 = bitcast i8** %argv to i8*
	call void @hpf_main_begin(i32 %argc, i8* %0)
	store i32 zeroinitializer, i32* %i.31
	store i32 zeroinitializer, i32* %j.32
	store i32 zeroinitializer, i32* %step.33
	store i64 zeroinitializer, i64* %"u%start1.34"
	store i64 zeroinitializer, i64* %"u%block1.35"
	store i32 zeroinitializer, i32* %"i%1.36"
	store i32 zeroinitializer, i32* %"j%1.37"
	store i64 zeroinitializer, i64* %"i%2.41"
	store i64 zeroinitializer, i64* %"i%3.42"
	store i64 zeroinitializer, i64* %"i%4.43"
	store i64 zeroinitializer, i64* %"i%5.44"
	store i32 zeroinitializer, i32* %"i%6.45"
	store i32 zeroinitializer, i32* %"i%7.46"
	store i64 zeroinitializer, i64* %"i%8.50"
	store i64 zeroinitializer, i64* %"i%9.51"
	store i64 zeroinitializer, i64* %"i%10.52"
	store i64 zeroinitializer, i64* %"i%11.53"
	store i32 zeroinitializer, i32* %"i%12.54"
	store i32 zeroinitializer, i32* %"i%13.55"
	store i64 zeroinitializer, i64* %"i%14.59"
	store i64 zeroinitializer, i64* %"i%15.60"
	store i64 zeroinitializer, i64* %"i%16.61"
	store i64 zeroinitializer, i64* %"i%17.62"
	store i64 zeroinitializer, i64* %"i%18.66"
	store i64 zeroinitializer, i64* %"i%19.67"
	store i64 zeroinitializer, i64* %"i%20.68"
	store i64 zeroinitializer, i64* %"i%21.69"
	store i64 zeroinitializer, i64* %"i%22.73"
	store i64 zeroinitializer, i64* %"i%23.74"
	store i64 zeroinitializer, i64* %"i%24.75"
	store i64 zeroinitializer, i64* %"i%25.76"
	store i64 zeroinitializer, i64* %"i%26.80"
	store i64 zeroinitializer, i64* %"i%27.81"
	store i64 zeroinitializer, i64* %"i%28.82"
	store i64 zeroinitializer, i64* %"i%29.83"
	store i64 zeroinitializer, i64* %"i%30.87"
	store i64 zeroinitializer, i64* %"i%31.88"
	store i64 zeroinitializer, i64* %"i%32.89"
	store i64 zeroinitializer, i64* %"i%33.90"
	store i64 zeroinitializer, i64* %"i%34.94"
	store i64 zeroinitializer, i64* %"i%35.95"
	store i64 zeroinitializer, i64* %"i%36.96"
	store i64 zeroinitializer, i64* %"i%37.97"
	store i32 zeroinitializer, i32* %"i%38.98"
	store i32 zeroinitializer, i32* %"i%39.99"
	store i32 zeroinitializer, i32* %"i%40.103"
	store i32 zeroinitializer, i32* %"i%41.104"
	store i64 zeroinitializer, i64* %"i%42.108"
	store i64 zeroinitializer, i64* %"i%43.109"
	store i64 zeroinitializer, i64* %"i%44.110"
	store i64 zeroinitializer, i64* %"i%45.111"
	store i32 zeroinitializer, i32* %"i%46.115"
	store i32 zeroinitializer, i32* %"i%47.116"
	store i64 zeroinitializer, i64* %"i%48.120"
	store i64 zeroinitializer, i64* %"i%49.121"
	store i64 zeroinitializer, i64* %"i%50.122"
	store i64 zeroinitializer, i64* %"i%51.123"
	store i32 zeroinitializer, i32* %"i%52.124"
	store i32 zeroinitializer, i32* %"i%53.125"
	store i64 zeroinitializer, i64* %"i%54.129"
	store i64 zeroinitializer, i64* %"i%55.130"
	store i64 zeroinitializer, i64* %"i%56.131"
	store i64 zeroinitializer, i64* %"i%57.132"
	store i64 zeroinitializer, i64* %"i%58.136"
	store i64 zeroinitializer, i64* %"i%59.137"
	store i64 zeroinitializer, i64* %"i%60.138"
	store i64 zeroinitializer, i64* %"i%61.139"
	store i64 zeroinitializer, i64* %"i%62.143"
	store i64 zeroinitializer, i64* %"i%63.144"
	store i64 zeroinitializer, i64* %"i%64.145"
	store i64 zeroinitializer, i64* %"i%65.146"
	store i64 zeroinitializer, i64* %"i%66.150"
	store i64 zeroinitializer, i64* %"i%67.151"
	store i64 zeroinitializer, i64* %"i%68.152"
	store i64 zeroinitializer, i64* %"i%69.153"
	store i64 zeroinitializer, i64* %"i%70.157"
	store i64 zeroinitializer, i64* %"i%71.158"
	store i64 zeroinitializer, i64* %"i%72.159"
	store i64 zeroinitializer, i64* %"i%73.160"
	store i64 zeroinitializer, i64* %"i%74.164"
	store i64 zeroinitializer, i64* %"i%75.165"
	store i64 zeroinitializer, i64* %"i%76.166"
	store i64 zeroinitializer, i64* %"i%77.167"
	store i32 zeroinitializer, i32* %"i%78.168"
	store i32 zeroinitializer, i32* %"i%79.169"
	store i64 zeroinitializer, i64* %"i%80.173"
	store i64 zeroinitializer, i64* %"i%81.174"
	store i64 zeroinitializer, i64* %"i%82.175"
	store i64 zeroinitializer, i64* %"i%83.176"
	store i64 zeroinitializer, i64* %"i%84.180"
	store i64 zeroinitializer, i64* %"i%85.181"
	store i64 zeroinitializer, i64* %"i%86.182"
	store i64 zeroinitializer, i64* %"i%87.183"
	store i64 zeroinitializer, i64* %"i%88.187"
	store i64 zeroinitializer, i64* %"i%89.188"
	store i64 zeroinitializer, i64* %"i%90.189"
	store i64 zeroinitializer, i64* %"i%91.190"
	store i64 zeroinitializer, i64* %"i%92.194"
	store i64 zeroinitializer, i64* %"i%93.195"
	store i64 zeroinitializer, i64* %"i%94.196"
	store i64 zeroinitializer, i64* %"i%95.197"
	store i64 zeroinitializer, i64* %"i%96.201"
	store i64 zeroinitializer, i64* %"i%97.202"
	store i64 zeroinitializer, i64* %"i%98.203"
	store i64 zeroinitializer, i64* %"i%99.204"
	store i64 zeroinitializer, i64* %"i%100.208"
	store i64 zeroinitializer, i64* %"i%101.209"
	store i64 zeroinitializer, i64* %"i%102.210"
	store i64 zeroinitializer, i64* %"i%103.211"
	store i32 zeroinitializer, i32* %"i%104.212"
	store i32 zeroinitializer, i32* %"i%105.213"
	store i64 zeroinitializer, i64* %"i%106.217"
	store i64 zeroinitializer, i64* %"i%107.218"
	store i64 zeroinitializer, i64* %"i%108.219"
	store i64 zeroinitializer, i64* %"i%109.220"
	store i64 zeroinitializer, i64* %"i%110.224"
	store i64 zeroinitializer, i64* %"i%111.225"
	store i64 zeroinitializer, i64* %"i%112.226"
	store i64 zeroinitializer, i64* %"i%113.227"
	store i32 zeroinitializer, i32* %"i%114.228"
	store i32 zeroinitializer, i32* %"i%115.229"
	store i32 zeroinitializer, i32* %"i%116.230"
	store i32 zeroinitializer, i32* %"i%117.231"
	store i32 zeroinitializer, i32* %"i%118.232"
	store i32 zeroinitializer, i32* %"i%119.233"
	store i32 zeroinitializer, i32* %"i%120.234"
	store i32 zeroinitializer, i32* %"i%121.235"
	store i32 zeroinitializer, i32* %"i%122.236"
	store i32 zeroinitializer, i32* %"i%123.237"
	store i32 zeroinitializer, i32* %"i%124.238"
	store i32 zeroinitializer, i32* %"i%125.239"
	store double zeroinitializer, double* %"s%1.240"
	store i32 zeroinitializer, i32* %"i%126.241"
	store i32 zeroinitializer, i32* %"i%127.242"
	store double zeroinitializer, double* %"s%2.243"
	store i32 zeroinitializer, i32* %"i%128.244"
	store i32 zeroinitializer, i32* %"i%129.245"
	store double zeroinitializer, double* %"s%3.246"
	store double zeroinitializer, double* %"s%1%part.247"
	store double zeroinitializer, double* %"s%2%part.248"
	store double zeroinitializer, double* %"s%3%part.249"
	%1 = call i32 @pgas_num_images()
	%2 = sext i32 %1 to i64
	%3 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.u, i32 0, i32 3, i32 0
	store i64 %2, i64* %3
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.u to i8*), i8* bitcast (%hpf_pos* @.pos.0 to i8*))
	%4 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.u, i32 0, i32 9, i32 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %"u%start1.34"
	%6 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.u, i32 0, i32 8, i32 0
	%7 = load i64, i64* %6
	store i64 %7, i64* %"u%block1.35"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (%hpf_pos* @.pos.1 to i8*))
	%8 = getelementptr inbounds %hpf_array, %hpf_array* @array.u, i32 0, i32 13, i32 0
	%9 = load i64, i64* %8
	store i64 %9, i64* %u.stride.2
	%10 = getelementptr inbounds %hpf_array, %hpf_array* @array.u, i32 0, i32 13, i32 1
	%11 = load i64, i64* %10
	store i64 %11, i64* %u.stride.3
	%12 = getelementptr inbounds %hpf_array, %hpf_array* @array.u, i32 0, i32 15
	%13 = load i8*, i8** %12
	%14 = bitcast i8* %13 to double*
	store double* %14, double** %u.origin.1
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.v to i8*), i8* bitcast (%hpf_pos* @.pos.2 to i8*))
	%15 = getelementptr inbounds %hpf_array, %hpf_array* @array.v, i32 0, i32 13, i32 0
	%16 = load i64, i64* %15
	store i64 %16, i64* %v.stride.5
	%17 = getelementptr inbounds %hpf_array, %hpf_array* @array.v, i32 0, i32 13, i32 1
	%18 = load i64, i64* %17
	store i64 %18, i64* %v.stride.6
	%19 = getelementptr inbounds %hpf_array, %hpf_array* @array.v, i32 0, i32 15
	%20 = load i8*, i8** %19
	%21 = bitcast i8* %20 to double*
	store double* %21, double** %v.origin.4
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.p to i8*), i8* bitcast (%hpf_pos* @.pos.3 to i8*))
	%22 = getelementptr inbounds %hpf_array, %hpf_array* @array.p, i32 0, i32 13, i32 0
	%23 = load i64, i64* %22
	store i64 %23, i64* %p.stride.8
	%24 = getelementptr inbounds %hpf_array, %hpf_array* @array.p, i32 0, i32 13, i32 1
	%25 = load i64, i64* %24
	store i64 %25, i64* %p.stride.9
	%26 = getelementptr inbounds %hpf_array, %hpf_array* @array.p, i32 0, i32 15
	%27 = load i8*, i8** %26
	%28 = bitcast i8* %27 to double*
	store double* %28, double** %p.origin.7
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.cu to i8*), i8* bitcast (%hpf_pos* @.pos.4 to i8*))
	%29 = getelementptr inbounds %hpf_array, %hpf_array* @array.cu, i32 0, i32 13, i32 0
	%30 = load i64, i64* %29
	store i64 %30, i64* %cu.stride.11
	%31 = getelementptr inbounds %hpf_array, %hpf_array* @array.cu, i32 0, i32 13, i32 1
	%32 = load i64, i64* %31
	store i64 %32, i64* %cu.stride.12
	%33 = getelementptr inbounds %hpf_array, %hpf_array* @array.cu, i32 0, i32 15
	%34 = load i8*, i8** %33
	%35 = bitcast i8* %34 to double*
	store double* %35, double** %cu.origin.10
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.cv to i8*), i8* bitcast (%hpf_pos* @.pos.5 to i8*))
	%36 = getelementptr inbounds %hpf_array, %hpf_array* @array.cv, i32 0, i32 13, i32 0
	%37 = load i64, i64* %36
	store i64 %37, i64* %cv.stride.14
	%38 = getelementptr inbounds %hpf_array, %hpf_array* @array.cv, i32 0, i32 13, i32 1
	%39 = load i64, i64* %38
	store i64 %39, i64* %cv.stride.15
	%40 = getelementptr inbounds %hpf_array, %hpf_array* @array.cv, i32 0, i32 15
	%41 = load i8*, i8** %40
	%42 = bitcast i8* %41 to double*
	store double* %42, double** %cv.origin.13
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.z to i8*), i8* bitcast (%hpf_pos* @.pos.6 to i8*))
	%43 = getelementptr inbounds %hpf_array, %hpf_array* @array.z, i32 0, i32 13, i32 0
	%44 = load i64, i64* %43
	store i64 %44, i64* %z.stride.17
	%45 = getelementptr inbounds %hpf_array, %hpf_array* @array.z, i32 0, i32 13, i32 1
	%46 = load i64, i64* %45
	store i64 %46, i64* %z.stride.18
	%47 = getelementptr inbounds %hpf_array, %hpf_array* @array.z, i32 0, i32 15
	%48 = load i8*, i8** %47
	%49 = bitcast i8* %48 to double*
	store double* %49, double** %z.origin.16
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.h to i8*), i8* bitcast (%hpf_pos* @.pos.7 to i8*))
	%50 = getelementptr inbounds %hpf_array, %hpf_array* @array.h, i32 0, i32 13, i32 0
	%51 = load i64, i64* %50
	store i64 %51, i64* %h.stride.20
	%52 = getelementptr inbounds %hpf_array, %hpf_array* @array.h, i32 0, i32 13, i32 1
	%53 = load i64, i64* %52
	store i64 %53, i64* %h.stride.21
	%54 = getelementptr inbounds %hpf_array, %hpf_array* @array.h, i32 0, i32 15
	%55 = load i8*, i8** %54
	%56 = bitcast i8* %55 to double*
	store double* %56, double** %h.origin.19
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.un to i8*), i8* bitcast (%hpf_pos* @.pos.8 to i8*))
	%57 = getelementptr inbounds %hpf_array, %hpf_array* @array.un, i32 0, i32 13, i32 0
	%58 = load i64, i64* %57
	store i64 %58, i64* %un.stride.23
	%59 = getelementptr inbounds %hpf_array, %hpf_array* @array.un, i32 0, i32 13, i32 1
	%60 = load i64, i64* %59
	store i64 %60, i64* %un.stride.24
	%61 = getelementptr inbounds %hpf_array, %hpf_array* @array.un, i32 0, i32 15
	%62 = load i8*, i8** %61
	%63 = bitcast i8* %62 to double*
	store double* %63, double** %un.origin.22
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.vn to i8*), i8* bitcast (%hpf_pos* @.pos.9 to i8*))
	%64 = getelementptr inbounds %hpf_array, %hpf_array* @array.vn, i32 0, i32 13, i32 0
	%65 = load i64, i64* %64
	store i64 %65, i64* %vn.stride.26
	%66 = getelementptr inbounds %hpf_array, %hpf_array* @array.vn, i32 0, i32 13, i32 1
	%67 = load i64, i64* %66
	store i64 %67, i64* %vn.stride.27
	%68 = getelementptr inbounds %hpf_array, %hpf_array* @array.vn, i32 0, i32 15
	%69 = load i8*, i8** %68
	%70 = bitcast i8* %69 to double*
	store double* %70, double** %vn.origin.25
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.pn to i8*), i8* bitcast (%hpf_pos* @.pos.10 to i8*))
	%71 = getelementptr inbounds %hpf_array, %hpf_array* @array.pn, i32 0, i32 13, i32 0
	%72 = load i64, i64* %71
	store i64 %72, i64* %pn.stride.29
	%73 = getelementptr inbounds %hpf_array, %hpf_array* @array.pn, i32 0, i32 13, i32 1
	%74 = load i64, i64* %73
	store i64 %74, i64* %pn.stride.30
	%75 = getelementptr inbounds %hpf_array, %hpf_array* @array.pn, i32 0, i32 15
	%76 = load i8*, i8** %75
	%77 = bitcast i8* %76 to double*
	store double* %77, double** %pn.origin.28
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%1" to i8*), i8* bitcast (%hpf_pos* @.pos.11 to i8*))
	%78 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%1", i32 0, i32 13, i32 0
	%79 = load i64, i64* %78
	store i64 %79, i64* %"v%1.stride.39"
	%80 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%1", i32 0, i32 13, i32 1
	%81 = load i64, i64* %80
	store i64 %81, i64* %"v%1.stride.40"
	%82 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%1", i32 0, i32 15
	%83 = load i8*, i8** %82
	%84 = bitcast i8* %83 to double*
	store double* %84, double** %"v%1.origin.38"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%2" to i8*), i8* bitcast (%hpf_pos* @.pos.12 to i8*))
	%85 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%2", i32 0, i32 13, i32 0
	%86 = load i64, i64* %85
	store i64 %86, i64* %"v%2.stride.48"
	%87 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%2", i32 0, i32 13, i32 1
	%88 = load i64, i64* %87
	store i64 %88, i64* %"v%2.stride.49"
	%89 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%2", i32 0, i32 15
	%90 = load i8*, i8** %89
	%91 = bitcast i8* %90 to double*
	store double* %91, double** %"v%2.origin.47"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%3" to i8*), i8* bitcast (%hpf_pos* @.pos.13 to i8*))
	%92 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%3", i32 0, i32 13, i32 0
	%93 = load i64, i64* %92
	store i64 %93, i64* %"v%3.stride.57"
	%94 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%3", i32 0, i32 13, i32 1
	%95 = load i64, i64* %94
	store i64 %95, i64* %"v%3.stride.58"
	%96 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%3", i32 0, i32 15
	%97 = load i8*, i8** %96
	%98 = bitcast i8* %97 to double*
	store double* %98, double** %"v%3.origin.56"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%4" to i8*), i8* bitcast (%hpf_pos* @.pos.14 to i8*))
	%99 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%4", i32 0, i32 13, i32 0
	%100 = load i64, i64* %99
	store i64 %100, i64* %"v%4.stride.64"
	%101 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%4", i32 0, i32 13, i32 1
	%102 = load i64, i64* %101
	store i64 %102, i64* %"v%4.stride.65"
	%103 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%4", i32 0, i32 15
	%104 = load i8*, i8** %103
	%105 = bitcast i8* %104 to double*
	store double* %105, double** %"v%4.origin.63"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%5" to i8*), i8* bitcast (%hpf_pos* @.pos.15 to i8*))
	%106 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%5", i32 0, i32 13, i32 0
	%107 = load i64, i64* %106
	store i64 %107, i64* %"v%5.stride.71"
	%108 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%5", i32 0, i32 13, i32 1
	%109 = load i64, i64* %108
	store i64 %109, i64* %"v%5.stride.72"
	%110 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%5", i32 0, i32 15
	%111 = load i8*, i8** %110
	%112 = bitcast i8* %111 to double*
	store double* %112, double** %"v%5.origin.70"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%6" to i8*), i8* bitcast (%hpf_pos* @.pos.16 to i8*))
	%113 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%6", i32 0, i32 13, i32 0
	%114 = load i64, i64* %113
	store i64 %114, i64* %"v%6.stride.78"
	%115 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%6", i32 0, i32 13, i32 1
	%116 = load i64, i64* %115
	store i64 %116, i64* %"v%6.stride.79"
	%117 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%6", i32 0, i32 15
	%118 = load i8*, i8** %117
	%119 = bitcast i8* %118 to double*
	store double* %119, double** %"v%6.origin.77"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%7" to i8*), i8* bitcast (%hpf_pos* @.pos.17 to i8*))
	%120 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%7", i32 0, i32 13, i32 0
	%121 = load i64, i64* %120
	store i64 %121, i64* %"v%7.stride.85"
	%122 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%7", i32 0, i32 13, i32 1
	%123 = load i64, i64* %122
	store i64 %123, i64* %"v%7.stride.86"
	%124 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%7", i32 0, i32 15
	%125 = load i8*, i8** %124
	%126 = bitcast i8* %125 to double*
	store double* %126, double** %"v%7.origin.84"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%8" to i8*), i8* bitcast (%hpf_pos* @.pos.18 to i8*))
	%127 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%8", i32 0, i32 13, i32 0
	%128 = load i64, i64* %127
	store i64 %128, i64* %"v%8.stride.92"
	%129 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%8", i32 0, i32 13, i32 1
	%130 = load i64, i64* %129
	store i64 %130, i64* %"v%8.stride.93"
	%131 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%8", i32 0, i32 15
	%132 = load i8*, i8** %131
	%133 = bitcast i8* %132 to double*
	store double* %133, double** %"v%8.origin.91"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.t%1" to i8*), i8* bitcast (%hpf_pos* @.pos.19 to i8*))
	%134 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%1", i32 0, i32 13, i32 0
	%135 = load i64, i64* %134
	store i64 %135, i64* %"t%1.stride.101"
	%136 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%1", i32 0, i32 13, i32 1
	%137 = load i64, i64* %136
	store i64 %137, i64* %"t%1.stride.102"
	%138 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%1", i32 0, i32 15
	%139 = load i8*, i8** %138
	%140 = bitcast i8* %139 to double*
	store double* %140, double** %"t%1.origin.100"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%9" to i8*), i8* bitcast (%hpf_pos* @.pos.20 to i8*))
	%141 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%9", i32 0, i32 13, i32 0
	%142 = load i64, i64* %141
	store i64 %142, i64* %"v%9.stride.106"
	%143 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%9", i32 0, i32 13, i32 1
	%144 = load i64, i64* %143
	store i64 %144, i64* %"v%9.stride.107"
	%145 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%9", i32 0, i32 15
	%146 = load i8*, i8** %145
	%147 = bitcast i8* %146 to double*
	store double* %147, double** %"v%9.origin.105"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.t%2" to i8*), i8* bitcast (%hpf_pos* @.pos.21 to i8*))
	%148 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%2", i32 0, i32 13, i32 0
	%149 = load i64, i64* %148
	store i64 %149, i64* %"t%2.stride.113"
	%150 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%2", i32 0, i32 13, i32 1
	%151 = load i64, i64* %150
	store i64 %151, i64* %"t%2.stride.114"
	%152 = getelementptr inbounds %hpf_array, %hpf_array* @"array.t%2", i32 0, i32 15
	%153 = load i8*, i8** %152
	%154 = bitcast i8* %153 to double*
	store double* %154, double** %"t%2.origin.112"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%10" to i8*), i8* bitcast (%hpf_pos* @.pos.22 to i8*))
	%155 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%10", i32 0, i32 13, i32 0
	%156 = load i64, i64* %155
	store i64 %156, i64* %"v%10.stride.118"
	%157 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%10", i32 0, i32 13, i32 1
	%158 = load i64, i64* %157
	store i64 %158, i64* %"v%10.stride.119"
	%159 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%10", i32 0, i32 15
	%160 = load i8*, i8** %159
	%161 = bitcast i8* %160 to double*
	store double* %161, double** %"v%10.origin.117"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%11" to i8*), i8* bitcast (%hpf_pos* @.pos.23 to i8*))
	%162 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%11", i32 0, i32 13, i32 0
	%163 = load i64, i64* %162
	store i64 %163, i64* %"v%11.stride.127"
	%164 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%11", i32 0, i32 13, i32 1
	%165 = load i64, i64* %164
	store i64 %165, i64* %"v%11.stride.128"
	%166 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%11", i32 0, i32 15
	%167 = load i8*, i8** %166
	%168 = bitcast i8* %167 to double*
	store double* %168, double** %"v%11.origin.126"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%12" to i8*), i8* bitcast (%hpf_pos* @.pos.24 to i8*))
	%169 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%12", i32 0, i32 13, i32 0
	%170 = load i64, i64* %169
	store i64 %170, i64* %"v%12.stride.134"
	%171 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%12", i32 0, i32 13, i32 1
	%172 = load i64, i64* %171
	store i64 %172, i64* %"v%12.stride.135"
	%173 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%12", i32 0, i32 15
	%174 = load i8*, i8** %173
	%175 = bitcast i8* %174 to double*
	store double* %175, double** %"v%12.origin.133"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%13" to i8*), i8* bitcast (%hpf_pos* @.pos.25 to i8*))
	%176 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%13", i32 0, i32 13, i32 0
	%177 = load i64, i64* %176
	store i64 %177, i64* %"v%13.stride.141"
	%178 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%13", i32 0, i32 13, i32 1
	%179 = load i64, i64* %178
	store i64 %179, i64* %"v%13.stride.142"
	%180 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%13", i32 0, i32 15
	%181 = load i8*, i8** %180
	%182 = bitcast i8* %181 to double*
	store double* %182, double** %"v%13.origin.140"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%14" to i8*), i8* bitcast (%hpf_pos* @.pos.26 to i8*))
	%183 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%14", i32 0, i32 13, i32 0
	%184 = load i64, i64* %183
	store i64 %184, i64* %"v%14.stride.148"
	%185 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%14", i32 0, i32 13, i32 1
	%186 = load i64, i64* %185
	store i64 %186, i64* %"v%14.stride.149"
	%187 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%14", i32 0, i32 15
	%188 = load i8*, i8** %187
	%189 = bitcast i8* %188 to double*
	store double* %189, double** %"v%14.origin.147"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%15" to i8*), i8* bitcast (%hpf_pos* @.pos.27 to i8*))
	%190 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%15", i32 0, i32 13, i32 0
	%191 = load i64, i64* %190
	store i64 %191, i64* %"v%15.stride.155"
	%192 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%15", i32 0, i32 13, i32 1
	%193 = load i64, i64* %192
	store i64 %193, i64* %"v%15.stride.156"
	%194 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%15", i32 0, i32 15
	%195 = load i8*, i8** %194
	%196 = bitcast i8* %195 to double*
	store double* %196, double** %"v%15.origin.154"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%16" to i8*), i8* bitcast (%hpf_pos* @.pos.28 to i8*))
	%197 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%16", i32 0, i32 13, i32 0
	%198 = load i64, i64* %197
	store i64 %198, i64* %"v%16.stride.162"
	%199 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%16", i32 0, i32 13, i32 1
	%200 = load i64, i64* %199
	store i64 %200, i64* %"v%16.stride.163"
	%201 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%16", i32 0, i32 15
	%202 = load i8*, i8** %201
	%203 = bitcast i8* %202 to double*
	store double* %203, double** %"v%16.origin.161"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%17" to i8*), i8* bitcast (%hpf_pos* @.pos.29 to i8*))
	%204 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%17", i32 0, i32 13, i32 0
	%205 = load i64, i64* %204
	store i64 %205, i64* %"v%17.stride.171"
	%206 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%17", i32 0, i32 13, i32 1
	%207 = load i64, i64* %206
	store i64 %207, i64* %"v%17.stride.172"
	%208 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%17", i32 0, i32 15
	%209 = load i8*, i8** %208
	%210 = bitcast i8* %209 to double*
	store double* %210, double** %"v%17.origin.170"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%18" to i8*), i8* bitcast (%hpf_pos* @.pos.30 to i8*))
	%211 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%18", i32 0, i32 13, i32 0
	%212 = load i64, i64* %211
	store i64 %212, i64* %"v%18.stride.178"
	%213 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%18", i32 0, i32 13, i32 1
	%214 = load i64, i64* %213
	store i64 %214, i64* %"v%18.stride.179"
	%215 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%18", i32 0, i32 15
	%216 = load i8*, i8** %215
	%217 = bitcast i8* %216 to double*
	store double* %217, double** %"v%18.origin.177"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%19" to i8*), i8* bitcast (%hpf_pos* @.pos.31 to i8*))
	%218 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%19", i32 0, i32 13, i32 0
	%219 = load i64, i64* %218
	store i64 %219, i64* %"v%19.stride.185"
	%220 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%19", i32 0, i32 13, i32 1
	%221 = load i64, i64* %220
	store i64 %221, i64* %"v%19.stride.186"
	%222 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%19", i32 0, i32 15
	%223 = load i8*, i8** %222
	%224 = bitcast i8* %223 to double*
	store double* %224, double** %"v%19.origin.184"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%20" to i8*), i8* bitcast (%hpf_pos* @.pos.32 to i8*))
	%225 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%20", i32 0, i32 13, i32 0
	%226 = load i64, i64* %225
	store i64 %226, i64* %"v%20.stride.192"
	%227 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%20", i32 0, i32 13, i32 1
	%228 = load i64, i64* %227
	store i64 %228, i64* %"v%20.stride.193"
	%229 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%20", i32 0, i32 15
	%230 = load i8*, i8** %229
	%231 = bitcast i8* %230 to double*
	store double* %231, double** %"v%20.origin.191"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%21" to i8*), i8* bitcast (%hpf_pos* @.pos.33 to i8*))
	%232 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%21", i32 0, i32 13, i32 0
	%233 = load i64, i64* %232
	store i64 %233, i64* %"v%21.stride.199"
	%234 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%21", i32 0, i32 13, i32 1
	%235 = load i64, i64* %234
	store i64 %235, i64* %"v%21.stride.200"
	%236 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%21", i32 0, i32 15
	%237 = load i8*, i8** %236
	%238 = bitcast i8* %237 to double*
	store double* %238, double** %"v%21.origin.198"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%22" to i8*), i8* bitcast (%hpf_pos* @.pos.34 to i8*))
	%239 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%22", i32 0, i32 13, i32 0
	%240 = load i64, i64* %239
	store i64 %240, i64* %"v%22.stride.206"
	%241 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%22", i32 0, i32 13, i32 1
	%242 = load i64, i64* %241
	store i64 %242, i64* %"v%22.stride.207"
	%243 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%22", i32 0, i32 15
	%244 = load i8*, i8** %243
	%245 = bitcast i8* %244 to double*
	store double* %245, double** %"v%22.origin.205"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%23" to i8*), i8* bitcast (%hpf_pos* @.pos.35 to i8*))
	%246 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%23", i32 0, i32 13, i32 0
	%247 = load i64, i64* %246
	store i64 %247, i64* %"v%23.stride.215"
	%248 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%23", i32 0, i32 13, i32 1
	%249 = load i64, i64* %248
	store i64 %249, i64* %"v%23.stride.216"
	%250 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%23", i32 0, i32 15
	%251 = load i8*, i8** %250
	%252 = bitcast i8* %251 to double*
	store double* %252, double** %"v%23.origin.214"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%24" to i8*), i8* bitcast (%hpf_pos* @.pos.36 to i8*))
	%253 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%24", i32 0, i32 13, i32 0
	%254 = load i64, i64* %253
	store i64 %254, i64* %"v%24.stride.222"
	%255 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%24", i32 0, i32 13, i32 1
	%256 = load i64, i64* %255
	store i64 %256, i64* %"v%24.stride.223"
	%257 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%24", i32 0, i32 15
	%258 = load i8*, i8** %257
	%259 = bitcast i8* %258 to double*
	store double* %259, double** %"v%24.origin.221"
	%260 = load i64, i64* %"u%start1.34"
	%261 = icmp sgt i64 1, %260
	%262 = select i1 %261, i64 1, i64 %260
	%263 = load i64, i64* %"u%block1.35"
	%264 = load i64, i64* %"u%start1.34"
	%265 = add nsw i64 %263, %264
	%266 = sub nsw i64 %265, 1
	%267 = icmp slt i64 9, %266
	%268 = select i1 %267, i64 9, i64 %266
	%269 = trunc i64 %262 to i32
	store i32 %269, i32* %"j%1.37"
	%270 = icmp sle i64 %262, %268
	br i1 %270, label %do.250, label %enddo.253

do.250:
	%271 = phi i64 [ %262, %start ], [ %274, %latch.251 ]
	%272 = trunc i64 %271 to i32
	store i32 %272, i32* %"j%1.37", !llvm.access.group !109
	store i32 1, i32* %"i%1.36", !llvm.access.group !109
	%273 = icmp sle i64 1, 12
	br i1 %273, label %do.254, label %enddo.257

latch.251:
	%274 = add nsw i64 %271, 1
	%275 = icmp slt i64 %271, %268
	br i1 %275, label %do.250, label %done.252, !llvm.loop !120

done.252:
	%276 = trunc i64 %274 to i32
	store i32 %276, i32* %"j%1.37"
	br label %enddo.253

enddo.253:
	%277 = load i64, i64* %"u%start1.34"
	%278 = icmp sgt i64 1, %277
	%279 = select i1 %278, i64 1, i64 %277
	%280 = load i64, i64* %"u%block1.35"
	%281 = load i64, i64* %"u%start1.34"
	%282 = add nsw i64 %280, %281
	%283 = sub nsw i64 %282, 1
	%284 = icmp slt i64 9, %283
	%285 = select i1 %284, i64 9, i64 %283
	%286 = trunc i64 %279 to i32
	store i32 %286, i32* %"j%1.37"
	%287 = icmp sle i64 %279, %285
	br i1 %287, label %do.258, label %enddo.261

do.254:
	%288 = phi i64 [ 1, %do.250 ], [ %304, %latch.255 ]
	%289 = trunc i64 %288 to i32
	store i32 %289, i32* %"i%1.36", !llvm.access.group !111
	%290 = load i32, i32* %"i%1.36", !llvm.access.group !112
	%291 = sitofp i32 %290 to double
	%292 = fmul double 0.5, %291
	%293 = call double @llvm.sin.f64(double %292)
	%294 = load i32, i32* %"j%1.37", !llvm.access.group !113
	%295 = sitofp i32 %294 to double
	%296 = fmul double 0x3FD3333333333333, %295
	%297 = call double @llvm.cos.f64(double %296)
	%298 = fmul double %293, %297
	%299 = load i64, i64* %u.stride.3
	%300 = mul nsw i64 %271, %299
	%301 = load double*, double** %u.origin.1
	%302 = getelementptr double, double* %301, i64 %300
	%303 = getelementptr double, double* %302, i64 %288
	store double %298, double* %303, !alias.scope !37, !noalias !38, !llvm.access.group !114
	br label %latch.255

latch.255:
	%304 = add nsw i64 %288, 1
	%305 = icmp slt i64 %288, 12
	br i1 %305, label %do.254, label %done.256, !llvm.loop !117

done.256:
	%306 = trunc i64 %304 to i32
	store i32 %306, i32* %"i%1.36", !llvm.access.group !109
	br label %enddo.257

enddo.257:
	br label %latch.251

do.258:
	%307 = phi i64 [ %279, %enddo.253 ], [ %310, %latch.259 ]
	%308 = trunc i64 %307 to i32
	store i32 %308, i32* %"j%1.37", !llvm.access.group !121
	store i32 1, i32* %"i%1.36", !llvm.access.group !121
	%309 = icmp sle i64 1, 12
	br i1 %309, label %do.262, label %enddo.265

latch.259:
	%310 = add nsw i64 %307, 1
	%311 = icmp slt i64 %307, %285
	br i1 %311, label %do.258, label %done.260, !llvm.loop !132

done.260:
	%312 = trunc i64 %310 to i32
	store i32 %312, i32* %"j%1.37"
	br label %enddo.261

enddo.261:
	%313 = load i64, i64* %"u%start1.34"
	%314 = icmp sgt i64 1, %313
	%315 = select i1 %314, i64 1, i64 %313
	%316 = load i64, i64* %"u%block1.35"
	%317 = load i64, i64* %"u%start1.34"
	%318 = add nsw i64 %316, %317
	%319 = sub nsw i64 %318, 1
	%320 = icmp slt i64 9, %319
	%321 = select i1 %320, i64 9, i64 %319
	%322 = trunc i64 %315 to i32
	store i32 %322, i32* %"j%1.37"
	%323 = icmp sle i64 %315, %321
	br i1 %323, label %do.266, label %enddo.269

do.262:
	%324 = phi i64 [ 1, %do.258 ], [ %338, %latch.263 ]
	%325 = trunc i64 %324 to i32
	store i32 %325, i32* %"i%1.36", !llvm.access.group !123
	%326 = load i32, i32* %"i%1.36", !llvm.access.group !124
	%327 = sitofp i32 %326 to double
	%328 = fmul double 0x3FD999999999999A, %327
	%329 = load i32, i32* %"j%1.37", !llvm.access.group !125
	%330 = sitofp i32 %329 to double
	%331 = fadd double %328, %330
	%332 = call double @llvm.cos.f64(double %331)
	%333 = load i64, i64* %v.stride.6
	%334 = mul nsw i64 %307, %333
	%335 = load double*, double** %v.origin.4
	%336 = getelementptr double, double* %335, i64 %334
	%337 = getelementptr double, double* %336, i64 %324
	store double %332, double* %337, !alias.scope !39, !noalias !40, !llvm.access.group !126
	br label %latch.263

latch.263:
	%338 = add nsw i64 %324, 1
	%339 = icmp slt i64 %324, 12
	br i1 %339, label %do.262, label %done.264, !llvm.loop !129

done.264:
	%340 = trunc i64 %338 to i32
	store i32 %340, i32* %"i%1.36", !llvm.access.group !121
	br label %enddo.265

enddo.265:
	br label %latch.259

do.266:
	%341 = phi i64 [ %315, %enddo.261 ], [ %344, %latch.267 ]
	%342 = trunc i64 %341 to i32
	store i32 %342, i32* %"j%1.37", !llvm.access.group !133
	store i32 1, i32* %"i%1.36", !llvm.access.group !133
	%343 = icmp sle i64 1, 12
	br i1 %343, label %do.270, label %enddo.273

latch.267:
	%344 = add nsw i64 %341, 1
	%345 = icmp slt i64 %341, %321
	br i1 %345, label %do.266, label %done.268, !llvm.loop !144

done.268:
	%346 = trunc i64 %344 to i32
	store i32 %346, i32* %"j%1.37"
	br label %enddo.269

enddo.269:
	store i32 1, i32* %step.33
	%347 = icmp sle i64 1, 4
	br i1 %347, label %do.274, label %enddo.277

do.270:
	%348 = phi i64 [ 1, %do.266 ], [ %363, %latch.271 ]
	%349 = trunc i64 %348 to i32
	store i32 %349, i32* %"i%1.36", !llvm.access.group !135
	%350 = load i32, i32* %"i%1.36", !llvm.access.group !136
	%351 = mul nsw i32 10, %350
	%352 = sitofp i32 %351 to double
	%353 = fadd double 50000.0, %352
	%354 = load i32, i32* %"j%1.37", !llvm.access.group !137
	%355 = mul nsw i32 7, %354
	%356 = sitofp i32 %355 to double
	%357 = fsub double %353, %356
	%358 = load i64, i64* %p.stride.9
	%359 = mul nsw i64 %341, %358
	%360 = load double*, double** %p.origin.7
	%361 = getelementptr double, double* %360, i64 %359
	%362 = getelementptr double, double* %361, i64 %348
	store double %357, double* %362, !alias.scope !41, !noalias !42, !llvm.access.group !138
	br label %latch.271

latch.271:
	%363 = add nsw i64 %348, 1
	%364 = icmp slt i64 %348, 12
	br i1 %364, label %do.270, label %done.272, !llvm.loop !141

done.272:
	%365 = trunc i64 %363 to i32
	store i32 %365, i32* %"i%1.36", !llvm.access.group !133
	br label %enddo.273

enddo.273:
	br label %latch.267

do.274:
	%366 = phi i64 [ 1, %enddo.269 ], [ %378, %latch.275 ]
	%367 = trunc i64 %366 to i32
	store i32 %367, i32* %step.33
	%368 = load i64, i64* %"u%start1.34"
	%369 = icmp sgt i64 1, %368
	%370 = select i1 %369, i64 1, i64 %368
	%371 = load i64, i64* %"u%block1.35"
	%372 = load i64, i64* %"u%start1.34"
	%373 = add nsw i64 %371, %372
	%374 = sub nsw i64 %373, 1
	%375 = icmp slt i64 9, %374
	%376 = select i1 %375, i64 9, i64 %374
	store i64 %370, i64* %"i%3.42"
	%377 = icmp sle i64 %370, %376
	br i1 %377, label %do.278, label %enddo.281

latch.275:
	%378 = add nsw i64 %366, 1
	%379 = icmp slt i64 %366, 4
	br i1 %379, label %do.274, label %done.276, !llvm.loop !892

done.276:
	%380 = trunc i64 %378 to i32
	store i32 %380, i32* %step.33
	br label %enddo.277

enddo.277:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.41 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.71, i64 0, i64 0), i64 6)
	call void @hpf_io_text(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.72, i64 0, i64 0), i8* bitcast ([9 x i8]* @26 to i8*), i64 9)
	call void @hpf_io_start()
	%381 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.862, i32 0, i32 0
	%382 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.861, i32 0, i32 0
	store i64* %381, i64** %382
	%383 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.863, i32 0, i32 0
	%384 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.861, i32 0, i32 1
	store i64* %383, i64** %384
	%385 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.864, i32 0, i32 0
	%386 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.861, i32 0, i32 2
	store i64* %385, i64** %386
	%387 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.865, i32 0, i32 0
	%388 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.861, i32 0, i32 3
	store i64* %387, i64** %388
	%389 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.866, i32 0, i32 0
	%390 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.861, i32 0, i32 4
	store i64* %389, i64** %390
	%391 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.867, i32 0, i32 0
	%392 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.861, i32 0, i32 5
	store i64* %391, i64** %392
	%393 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.868, i32 0, i32 0
	%394 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.861, i32 0, i32 6
	store i64* %393, i64** %394
	%395 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.869, i32 0, i32 0
	%396 = getelementptr inbounds [8 x i64*], [8 x i64*]* %params.861, i32 0, i32 7
	store i64* %395, i64** %396
	%397 = bitcast [8 x i64*]* %params.861 to i8*
	call void @hpf_exchange_run(i8* bitcast ([8 x %hpf_exchange*]* @35 to i8*), i8* %397, i32 8)
	store i32 1, i32* %i.31
	%398 = icmp sle i64 1, 9
	br i1 %398, label %do.870, label %enddo.873

do.278:
	%399 = phi i64 [ %370, %do.274 ], [ %401, %latch.279 ]
	store i64 %399, i64* %"i%3.42", !llvm.access.group !145
	store i64 1, i64* %"i%2.41", !llvm.access.group !145
	%400 = icmp sle i64 1, 1
	br i1 %400, label %do.282, label %enddo.285

latch.279:
	%401 = add nsw i64 %399, 1
	%402 = icmp slt i64 %399, %376
	br i1 %402, label %do.278, label %done.280, !llvm.loop !155

done.280:
	store i64 %401, i64* %"i%3.42"
	br label %enddo.281

enddo.281:
	%403 = load i64, i64* %"u%start1.34"
	%404 = icmp sgt i64 1, %403
	%405 = select i1 %404, i64 1, i64 %403
	%406 = load i64, i64* %"u%block1.35"
	%407 = load i64, i64* %"u%start1.34"
	%408 = add nsw i64 %406, %407
	%409 = sub nsw i64 %408, 1
	%410 = icmp slt i64 9, %409
	%411 = select i1 %410, i64 9, i64 %409
	store i64 %405, i64* %"i%5.44"
	%412 = icmp sle i64 %405, %411
	br i1 %412, label %do.286, label %enddo.289

do.282:
	%413 = phi i64 [ 1, %do.278 ], [ %426, %latch.283 ]
	store i64 %413, i64* %"i%2.41", !llvm.access.group !147
	%414 = add nsw i64 %413, 11
	%415 = load i64, i64* %p.stride.9
	%416 = mul nsw i64 %399, %415
	%417 = load double*, double** %p.origin.7
	%418 = getelementptr double, double* %417, i64 %416
	%419 = getelementptr double, double* %418, i64 %414
	%420 = load double, double* %419, !alias.scope !41, !noalias !42, !llvm.access.group !148
	%421 = load i64, i64* %"v%1.stride.40"
	%422 = mul nsw i64 %399, %421
	%423 = load double*, double** %"v%1.origin.38"
	%424 = getelementptr double, double* %423, i64 %422
	%425 = getelementptr double, double* %424, i64 %413
	store double %420, double* %425, !alias.scope !57, !noalias !58, !llvm.access.group !149
	br label %latch.283

latch.283:
	%426 = add nsw i64 %413, 1
	%427 = icmp slt i64 %413, 1
	br i1 %427, label %do.282, label %done.284, !llvm.loop !152

done.284:
	store i64 %426, i64* %"i%2.41", !llvm.access.group !145
	br label %enddo.285

enddo.285:
	br label %latch.279

do.286:
	%428 = phi i64 [ %405, %enddo.281 ], [ %430, %latch.287 ]
	store i64 %428, i64* %"i%5.44", !llvm.access.group !156
	store i64 2, i64* %"i%4.43", !llvm.access.group !156
	%429 = icmp sle i64 2, 12
	br i1 %429, label %do.290, label %enddo.293

latch.287:
	%430 = add nsw i64 %428, 1
	%431 = icmp slt i64 %428, %411
	br i1 %431, label %do.286, label %done.288, !llvm.loop !166

done.288:
	store i64 %430, i64* %"i%5.44"
	br label %enddo.289

enddo.289:
	%432 = load i64, i64* %"u%start1.34"
	%433 = icmp sgt i64 1, %432
	%434 = select i1 %433, i64 1, i64 %432
	%435 = load i64, i64* %"u%block1.35"
	%436 = load i64, i64* %"u%start1.34"
	%437 = add nsw i64 %435, %436
	%438 = sub nsw i64 %437, 1
	%439 = icmp slt i64 9, %438
	%440 = select i1 %439, i64 9, i64 %438
	%441 = trunc i64 %434 to i32
	store i32 %441, i32* %"i%7.46"
	%442 = icmp sle i64 %434, %440
	br i1 %442, label %do.294, label %enddo.297

do.290:
	%443 = phi i64 [ 2, %do.286 ], [ %456, %latch.291 ]
	store i64 %443, i64* %"i%4.43", !llvm.access.group !158
	%444 = sub nsw i64 %443, 1
	%445 = load i64, i64* %p.stride.9
	%446 = mul nsw i64 %428, %445
	%447 = load double*, double** %p.origin.7
	%448 = getelementptr double, double* %447, i64 %446
	%449 = getelementptr double, double* %448, i64 %444
	%450 = load double, double* %449, !alias.scope !41, !noalias !42, !llvm.access.group !159
	%451 = load i64, i64* %"v%1.stride.40"
	%452 = mul nsw i64 %428, %451
	%453 = load double*, double** %"v%1.origin.38"
	%454 = getelementptr double, double* %453, i64 %452
	%455 = getelementptr double, double* %454, i64 %443
	store double %450, double* %455, !alias.scope !57, !noalias !58, !llvm.access.group !160
	br label %latch.291

latch.291:
	%456 = add nsw i64 %443, 1
	%457 = icmp slt i64 %443, 12
	br i1 %457, label %do.290, label %done.292, !llvm.loop !163

done.292:
	store i64 %456, i64* %"i%4.43", !llvm.access.group !156
	br label %enddo.293

enddo.293:
	br label %latch.287

do.294:
	%458 = phi i64 [ %434, %enddo.289 ], [ %461, %latch.295 ]
	%459 = trunc i64 %458 to i32
	store i32 %459, i32* %"i%7.46", !llvm.access.group !167
	store i32 1, i32* %"i%6.45", !llvm.access.group !167
	%460 = icmp sle i64 1, 12
	br i1 %460, label %do.298, label %enddo.301

latch.295:
	%461 = add nsw i64 %458, 1
	%462 = icmp slt i64 %458, %440
	br i1 %462, label %do.294, label %done.296, !llvm.loop !179

done.296:
	%463 = trunc i64 %461 to i32
	store i32 %463, i32* %"i%7.46"
	br label %enddo.297

enddo.297:
	%464 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.303, i32 0, i32 0
	%465 = getelementptr inbounds [4 x i64*], [4 x i64*]* %params.302, i32 0, i32 0
	store i64* %464, i64** %465
	%466 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.304, i32 0, i32 0
	%467 = getelementptr inbounds [4 x i64*], [4 x i64*]* %params.302, i32 0, i32 1
	store i64* %466, i64** %467
	%468 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.305, i32 0, i32 0
	%469 = getelementptr inbounds [4 x i64*], [4 x i64*]* %params.302, i32 0, i32 2
	store i64* %468, i64** %469
	%470 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.306, i32 0, i32 0
	%471 = getelementptr inbounds [4 x i64*], [4 x i64*]* %params.302, i32 0, i32 3
	store i64* %470, i64** %471
	%472 = bitcast [4 x i64*]* %params.302 to i8*
	call void @hpf_exchange_run(i8* bitcast ([4 x %hpf_exchange*]* @4 to i8*), i8* %472, i32 4)
	%473 = load i64, i64* %"u%start1.34"
	%474 = icmp sge i64 1, %473
	%475 = load i64, i64* %"u%block1.35"
	%476 = load i64, i64* %"u%start1.34"
	%477 = add nsw i64 %475, %476
	%478 = icmp sge i64 %477, 2
	%479 = and i1 %474, %478
	br i1 %479, label %then.308, label %else.309

do.298:
	%480 = phi i64 [ 1, %do.294 ], [ %508, %latch.299 ]
	%481 = trunc i64 %480 to i32
	store i32 %481, i32* %"i%6.45", !llvm.access.group !169
	%482 = load i64, i64* %p.stride.9
	%483 = mul nsw i64 %458, %482
	%484 = load double*, double** %p.origin.7
	%485 = getelementptr double, double* %484, i64 %483
	%486 = getelementptr double, double* %485, i64 %480
	%487 = load double, double* %486, !alias.scope !41, !noalias !42, !llvm.access.group !170
	%488 = load i64, i64* %"v%1.stride.40"
	%489 = mul nsw i64 %458, %488
	%490 = load double*, double** %"v%1.origin.38"
	%491 = getelementptr double, double* %490, i64 %489
	%492 = getelementptr double, double* %491, i64 %480
	%493 = load double, double* %492, !alias.scope !57, !noalias !58, !llvm.access.group !171
	%494 = fadd double %487, %493
	%495 = fmul double 0.5, %494
	%496 = load i64, i64* %u.stride.3
	%497 = mul nsw i64 %458, %496
	%498 = load double*, double** %u.origin.1
	%499 = getelementptr double, double* %498, i64 %497
	%500 = getelementptr double, double* %499, i64 %480
	%501 = load double, double* %500, !alias.scope !37, !noalias !38, !llvm.access.group !172
	%502 = fmul double %495, %501
	%503 = load i64, i64* %cu.stride.12
	%504 = mul nsw i64 %458, %503
	%505 = load double*, double** %cu.origin.10
	%506 = getelementptr double, double* %505, i64 %504
	%507 = getelementptr double, double* %506, i64 %480
	store double %502, double* %507, !alias.scope !43, !noalias !44, !llvm.access.group !173
	br label %latch.299

latch.299:
	%508 = add nsw i64 %480, 1
	%509 = icmp slt i64 %480, 12
	br i1 %509, label %do.298, label %done.300, !llvm.loop !176

done.300:
	%510 = trunc i64 %508 to i32
	store i32 %510, i32* %"i%6.45", !llvm.access.group !167
	br label %enddo.301

enddo.301:
	br label %latch.295

endif.307:
	%511 = load i64, i64* %"u%start1.34"
	%512 = icmp sgt i64 2, %511
	%513 = select i1 %512, i64 2, i64 %511
	%514 = load i64, i64* %"u%block1.35"
	%515 = load i64, i64* %"u%start1.34"
	%516 = add nsw i64 %514, %515
	%517 = sub nsw i64 %516, 1
	%518 = icmp slt i64 9, %517
	%519 = select i1 %518, i64 9, i64 %517
	store i64 %513, i64* %"i%11.53"
	%520 = icmp sle i64 %513, %519
	br i1 %520, label %do.318, label %enddo.321

then.308:
	store i64 1, i64* %"i%9.51"
	%521 = icmp sle i64 1, 1
	br i1 %521, label %do.310, label %enddo.313

else.309:
	br label %endif.307

do.310:
	%522 = phi i64 [ 1, %then.308 ], [ %524, %latch.311 ]
	store i64 %522, i64* %"i%9.51", !llvm.access.group !180
	store i64 1, i64* %"i%8.50", !llvm.access.group !180
	%523 = icmp sle i64 1, 12
	br i1 %523, label %do.314, label %enddo.317

latch.311:
	%524 = add nsw i64 %522, 1
	%525 = icmp slt i64 %522, 1
	br i1 %525, label %do.310, label %done.312, !llvm.loop !190

done.312:
	store i64 %524, i64* %"i%9.51"
	br label %enddo.313

enddo.313:
	br label %endif.307

do.314:
	%526 = phi i64 [ 1, %do.310 ], [ %539, %latch.315 ]
	store i64 %526, i64* %"i%8.50", !llvm.access.group !182
	%527 = add nsw i64 %522, 8
	%528 = load i64, i64* %p.stride.9
	%529 = mul nsw i64 %527, %528
	%530 = load double*, double** %p.origin.7
	%531 = getelementptr double, double* %530, i64 %529
	%532 = getelementptr double, double* %531, i64 %526
	%533 = load double, double* %532, !alias.scope !41, !noalias !42, !llvm.access.group !183
	%534 = load i64, i64* %"v%2.stride.49"
	%535 = mul nsw i64 %522, %534
	%536 = load double*, double** %"v%2.origin.47"
	%537 = getelementptr double, double* %536, i64 %535
	%538 = getelementptr double, double* %537, i64 %526
	store double %533, double* %538, !alias.scope !59, !noalias !60, !llvm.access.group !184
	br label %latch.315

latch.315:
	%539 = add nsw i64 %526, 1
	%540 = icmp slt i64 %526, 12
	br i1 %540, label %do.314, label %done.316, !llvm.loop !187

done.316:
	store i64 %539, i64* %"i%8.50", !llvm.access.group !180
	br label %enddo.317

enddo.317:
	br label %latch.311

do.318:
	%541 = phi i64 [ %513, %endif.307 ], [ %543, %latch.319 ]
	store i64 %541, i64* %"i%11.53", !llvm.access.group !191
	store i64 1, i64* %"i%10.52", !llvm.access.group !191
	%542 = icmp sle i64 1, 12
	br i1 %542, label %do.322, label %enddo.325

latch.319:
	%543 = add nsw i64 %541, 1
	%544 = icmp slt i64 %541, %519
	br i1 %544, label %do.318, label %done.320, !llvm.loop !201

done.320:
	store i64 %543, i64* %"i%11.53"
	br label %enddo.321

enddo.321:
	%545 = load i64, i64* %"u%start1.34"
	%546 = icmp sgt i64 1, %545
	%547 = select i1 %546, i64 1, i64 %545
	%548 = load i64, i64* %"u%block1.35"
	%549 = load i64, i64* %"u%start1.34"
	%550 = add nsw i64 %548, %549
	%551 = sub nsw i64 %550, 1
	%552 = icmp slt i64 9, %551
	%553 = select i1 %552, i64 9, i64 %551
	%554 = trunc i64 %547 to i32
	store i32 %554, i32* %"i%13.55"
	%555 = icmp sle i64 %547, %553
	br i1 %555, label %do.326, label %enddo.329

do.322:
	%556 = phi i64 [ 1, %do.318 ], [ %569, %latch.323 ]
	store i64 %556, i64* %"i%10.52", !llvm.access.group !193
	%557 = sub nsw i64 %541, 1
	%558 = load i64, i64* %p.stride.9
	%559 = mul nsw i64 %557, %558
	%560 = load double*, double** %p.origin.7
	%561 = getelementptr double, double* %560, i64 %559
	%562 = getelementptr double, double* %561, i64 %556
	%563 = load double, double* %562, !alias.scope !41, !noalias !42, !llvm.access.group !194
	%564 = load i64, i64* %"v%2.stride.49"
	%565 = mul nsw i64 %541, %564
	%566 = load double*, double** %"v%2.origin.47"
	%567 = getelementptr double, double* %566, i64 %565
	%568 = getelementptr double, double* %567, i64 %556
	store double %563, double* %568, !alias.scope !59, !noalias !60, !llvm.access.group !195
	br label %latch.323

latch.323:
	%569 = add nsw i64 %556, 1
	%570 = icmp slt i64 %556, 12
	br i1 %570, label %do.322, label %done.324, !llvm.loop !198

done.324:
	store i64 %569, i64* %"i%10.52", !llvm.access.group !191
	br label %enddo.325

enddo.325:
	br label %latch.319

do.326:
	%571 = phi i64 [ %547, %enddo.321 ], [ %574, %latch.327 ]
	%572 = trunc i64 %571 to i32
	store i32 %572, i32* %"i%13.55", !llvm.access.group !202
	store i32 1, i32* %"i%12.54", !llvm.access.group !202
	%573 = icmp sle i64 1, 12
	br i1 %573, label %do.330, label %enddo.333

latch.327:
	%574 = add nsw i64 %571, 1
	%575 = icmp slt i64 %571, %553
	br i1 %575, label %do.326, label %done.328, !llvm.loop !214

done.328:
	%576 = trunc i64 %574 to i32
	store i32 %576, i32* %"i%13.55"
	br label %enddo.329

enddo.329:
	%577 = load i64, i64* %"u%start1.34"
	%578 = icmp sgt i64 1, %577
	%579 = select i1 %578, i64 1, i64 %577
	%580 = load i64, i64* %"u%block1.35"
	%581 = load i64, i64* %"u%start1.34"
	%582 = add nsw i64 %580, %581
	%583 = sub nsw i64 %582, 1
	%584 = icmp slt i64 9, %583
	%585 = select i1 %584, i64 9, i64 %583
	store i64 %579, i64* %"i%15.60"
	%586 = icmp sle i64 %579, %585
	br i1 %586, label %do.334, label %enddo.337

do.330:
	%587 = phi i64 [ 1, %do.326 ], [ %615, %latch.331 ]
	%588 = trunc i64 %587 to i32
	store i32 %588, i32* %"i%12.54", !llvm.access.group !204
	%589 = load i64, i64* %p.stride.9
	%590 = mul nsw i64 %571, %589
	%591 = load double*, double** %p.origin.7
	%592 = getelementptr double, double* %591, i64 %590
	%593 = getelementptr double, double* %592, i64 %587
	%594 = load double, double* %593, !alias.scope !41, !noalias !42, !llvm.access.group !205
	%595 = load i64, i64* %"v%2.stride.49"
	%596 = mul nsw i64 %571, %595
	%597 = load double*, double** %"v%2.origin.47"
	%598 = getelementptr double, double* %597, i64 %596
	%599 = getelementptr double, double* %598, i64 %587
	%600 = load double, double* %599, !alias.scope !59, !noalias !60, !llvm.access.group !206
	%601 = fadd double %594, %600
	%602 = fmul double 0.5, %601
	%603 = load i64, i64* %v.stride.6
	%604 = mul nsw i64 %571, %603
	%605 = load double*, double** %v.origin.4
	%606 = getelementptr double, double* %605, i64 %604
	%607 = getelementptr double, double* %606, i64 %587
	%608 = load double, double* %607, !alias.scope !39, !noalias !40, !llvm.access.group !207
	%609 = fmul double %602, %608
	%610 = load i64, i64* %cv.stride.15
	%611 = mul nsw i64 %571, %610
	%612 = load double*, double** %cv.origin.13
	%613 = getelementptr double, double* %612, i64 %611
	%614 = getelementptr double, double* %613, i64 %587
	store double %609, double* %614, !alias.scope !45, !noalias !46, !llvm.access.group !208
	br label %latch.331

latch.331:
	%615 = add nsw i64 %587, 1
	%616 = icmp slt i64 %587, 12
	br i1 %616, label %do.330, label %done.332, !llvm.loop !211

done.332:
	%617 = trunc i64 %615 to i32
	store i32 %617, i32* %"i%12.54", !llvm.access.group !202
	br label %enddo.333

enddo.333:
	br label %latch.327

do.334:
	%618 = phi i64 [ %579, %enddo.329 ], [ %620, %latch.335 ]
	store i64 %618, i64* %"i%15.60", !llvm.access.group !215
	store i64 1, i64* %"i%14.59", !llvm.access.group !215
	%619 = icmp sle i64 1, 1
	br i1 %619, label %do.338, label %enddo.341

latch.335:
	%620 = add nsw i64 %618, 1
	%621 = icmp slt i64 %618, %585
	br i1 %621, label %do.334, label %done.336, !llvm.loop !225

done.336:
	store i64 %620, i64* %"i%15.60"
	br label %enddo.337

enddo.337:
	%622 = load i64, i64* %"u%start1.34"
	%623 = icmp sgt i64 1, %622
	%624 = select i1 %623, i64 1, i64 %622
	%625 = load i64, i64* %"u%block1.35"
	%626 = load i64, i64* %"u%start1.34"
	%627 = add nsw i64 %625, %626
	%628 = sub nsw i64 %627, 1
	%629 = icmp slt i64 9, %628
	%630 = select i1 %629, i64 9, i64 %628
	store i64 %624, i64* %"i%17.62"
	%631 = icmp sle i64 %624, %630
	br i1 %631, label %do.342, label %enddo.345

do.338:
	%632 = phi i64 [ 1, %do.334 ], [ %645, %latch.339 ]
	store i64 %632, i64* %"i%14.59", !llvm.access.group !217
	%633 = add nsw i64 %632, 11
	%634 = load i64, i64* %v.stride.6
	%635 = mul nsw i64 %618, %634
	%636 = load double*, double** %v.origin.4
	%637 = getelementptr double, double* %636, i64 %635
	%638 = getelementptr double, double* %637, i64 %633
	%639 = load double, double* %638, !alias.scope !39, !noalias !40, !llvm.access.group !218
	%640 = load i64, i64* %"v%3.stride.58"
	%641 = mul nsw i64 %618, %640
	%642 = load double*, double** %"v%3.origin.56"
	%643 = getelementptr double, double* %642, i64 %641
	%644 = getelementptr double, double* %643, i64 %632
	store double %639, double* %644, !alias.scope !61, !noalias !62, !llvm.access.group !219
	br label %latch.339

latch.339:
	%645 = add nsw i64 %632, 1
	%646 = icmp slt i64 %632, 1
	br i1 %646, label %do.338, label %done.340, !llvm.loop !222

done.340:
	store i64 %645, i64* %"i%14.59", !llvm.access.group !215
	br label %enddo.341

enddo.341:
	br label %latch.335

do.342:
	%647 = phi i64 [ %624, %enddo.337 ], [ %649, %latch.343 ]
	store i64 %647, i64* %"i%17.62", !llvm.access.group !226
	store i64 2, i64* %"i%16.61", !llvm.access.group !226
	%648 = icmp sle i64 2, 12
	br i1 %648, label %do.346, label %enddo.349

latch.343:
	%649 = add nsw i64 %647, 1
	%650 = icmp slt i64 %647, %630
	br i1 %650, label %do.342, label %done.344, !llvm.loop !236

done.344:
	store i64 %649, i64* %"i%17.62"
	br label %enddo.345

enddo.345:
	%651 = load i64, i64* %"u%start1.34"
	%652 = icmp sge i64 1, %651
	%653 = load i64, i64* %"u%block1.35"
	%654 = load i64, i64* %"u%start1.34"
	%655 = add nsw i64 %653, %654
	%656 = icmp sge i64 %655, 2
	%657 = and i1 %652, %656
	br i1 %657, label %then.351, label %else.352

do.346:
	%658 = phi i64 [ 2, %do.342 ], [ %671, %latch.347 ]
	store i64 %658, i64* %"i%16.61", !llvm.access.group !228
	%659 = sub nsw i64 %658, 1
	%660 = load i64, i64* %v.stride.6
	%661 = mul nsw i64 %647, %660
	%662 = load double*, double** %v.origin.4
	%663 = getelementptr double, double* %662, i64 %661
	%664 = getelementptr double, double* %663, i64 %659
	%665 = load double, double* %664, !alias.scope !39, !noalias !40, !llvm.access.group !229
	%666 = load i64, i64* %"v%3.stride.58"
	%667 = mul nsw i64 %647, %666
	%668 = load double*, double** %"v%3.origin.56"
	%669 = getelementptr double, double* %668, i64 %667
	%670 = getelementptr double, double* %669, i64 %658
	store double %665, double* %670, !alias.scope !61, !noalias !62, !llvm.access.group !230
	br label %latch.347

latch.347:
	%671 = add nsw i64 %658, 1
	%672 = icmp slt i64 %658, 12
	br i1 %672, label %do.346, label %done.348, !llvm.loop !233

done.348:
	store i64 %671, i64* %"i%16.61", !llvm.access.group !226
	br label %enddo.349

enddo.349:
	br label %latch.343

endif.350:
	%673 = load i64, i64* %"u%start1.34"
	%674 = icmp sgt i64 2, %673
	%675 = select i1 %674, i64 2, i64 %673
	%676 = load i64, i64* %"u%block1.35"
	%677 = load i64, i64* %"u%start1.34"
	%678 = add nsw i64 %676, %677
	%679 = sub nsw i64 %678, 1
	%680 = icmp slt i64 9, %679
	%681 = select i1 %680, i64 9, i64 %679
	store i64 %675, i64* %"i%21.69"
	%682 = icmp sle i64 %675, %681
	br i1 %682, label %do.361, label %enddo.364

then.351:
	store i64 1, i64* %"i%19.67"
	%683 = icmp sle i64 1, 1
	br i1 %683, label %do.353, label %enddo.356

else.352:
	br label %endif.350

do.353:
	%684 = phi i64 [ 1, %then.351 ], [ %686, %latch.354 ]
	store i64 %684, i64* %"i%19.67", !llvm.access.group !237
	store i64 1, i64* %"i%18.66", !llvm.access.group !237
	%685 = icmp sle i64 1, 12
	br i1 %685, label %do.357, label %enddo.360

latch.354:
	%686 = add nsw i64 %684, 1
	%687 = icmp slt i64 %684, 1
	br i1 %687, label %do.353, label %done.355, !llvm.loop !247

done.355:
	store i64 %686, i64* %"i%19.67"
	br label %enddo.356

enddo.356:
	br label %endif.350

do.357:
	%688 = phi i64 [ 1, %do.353 ], [ %701, %latch.358 ]
	store i64 %688, i64* %"i%18.66", !llvm.access.group !239
	%689 = add nsw i64 %684, 8
	%690 = load i64, i64* %u.stride.3
	%691 = mul nsw i64 %689, %690
	%692 = load double*, double** %u.origin.1
	%693 = getelementptr double, double* %692, i64 %691
	%694 = getelementptr double, double* %693, i64 %688
	%695 = load double, double* %694, !alias.scope !37, !noalias !38, !llvm.access.group !240
	%696 = load i64, i64* %"v%4.stride.65"
	%697 = mul nsw i64 %684, %696
	%698 = load double*, double** %"v%4.origin.63"
	%699 = getelementptr double, double* %698, i64 %697
	%700 = getelementptr double, double* %699, i64 %688
	store double %695, double* %700, !alias.scope !63, !noalias !64, !llvm.access.group !241
	br label %latch.358

latch.358:
	%701 = add nsw i64 %688, 1
	%702 = icmp slt i64 %688, 12
	br i1 %702, label %do.357, label %done.359, !llvm.loop !244

done.359:
	store i64 %701, i64* %"i%18.66", !llvm.access.group !237
	br label %enddo.360

enddo.360:
	br label %latch.354

do.361:
	%703 = phi i64 [ %675, %endif.350 ], [ %705, %latch.362 ]
	store i64 %703, i64* %"i%21.69", !llvm.access.group !248
	store i64 1, i64* %"i%20.68", !llvm.access.group !248
	%704 = icmp sle i64 1, 12
	br i1 %704, label %do.365, label %enddo.368

latch.362:
	%705 = add nsw i64 %703, 1
	%706 = icmp slt i64 %703, %681
	br i1 %706, label %do.361, label %done.363, !llvm.loop !258

done.363:
	store i64 %705, i64* %"i%21.69"
	br label %enddo.364

enddo.364:
	%707 = load i64, i64* %"u%start1.34"
	%708 = icmp sgt i64 1, %707
	%709 = select i1 %708, i64 1, i64 %707
	%710 = load i64, i64* %"u%block1.35"
	%711 = load i64, i64* %"u%start1.34"
	%712 = add nsw i64 %710, %711
	%713 = sub nsw i64 %712, 1
	%714 = icmp slt i64 9, %713
	%715 = select i1 %714, i64 9, i64 %713
	store i64 %709, i64* %"i%23.74"
	%716 = icmp sle i64 %709, %715
	br i1 %716, label %do.369, label %enddo.372

do.365:
	%717 = phi i64 [ 1, %do.361 ], [ %730, %latch.366 ]
	store i64 %717, i64* %"i%20.68", !llvm.access.group !250
	%718 = sub nsw i64 %703, 1
	%719 = load i64, i64* %u.stride.3
	%720 = mul nsw i64 %718, %719
	%721 = load double*, double** %u.origin.1
	%722 = getelementptr double, double* %721, i64 %720
	%723 = getelementptr double, double* %722, i64 %717
	%724 = load double, double* %723, !alias.scope !37, !noalias !38, !llvm.access.group !251
	%725 = load i64, i64* %"v%4.stride.65"
	%726 = mul nsw i64 %703, %725
	%727 = load double*, double** %"v%4.origin.63"
	%728 = getelementptr double, double* %727, i64 %726
	%729 = getelementptr double, double* %728, i64 %717
	store double %724, double* %729, !alias.scope !63, !noalias !64, !llvm.access.group !252
	br label %latch.366

latch.366:
	%730 = add nsw i64 %717, 1
	%731 = icmp slt i64 %717, 12
	br i1 %731, label %do.365, label %done.367, !llvm.loop !255

done.367:
	store i64 %730, i64* %"i%20.68", !llvm.access.group !248
	br label %enddo.368

enddo.368:
	br label %latch.362

do.369:
	%732 = phi i64 [ %709, %enddo.364 ], [ %734, %latch.370 ]
	store i64 %732, i64* %"i%23.74", !llvm.access.group !259
	store i64 1, i64* %"i%22.73", !llvm.access.group !259
	%733 = icmp sle i64 1, 1
	br i1 %733, label %do.373, label %enddo.376

latch.370:
	%734 = add nsw i64 %732, 1
	%735 = icmp slt i64 %732, %715
	br i1 %735, label %do.369, label %done.371, !llvm.loop !269

done.371:
	store i64 %734, i64* %"i%23.74"
	br label %enddo.372

enddo.372:
	%736 = load i64, i64* %"u%start1.34"
	%737 = icmp sgt i64 1, %736
	%738 = select i1 %737, i64 1, i64 %736
	%739 = load i64, i64* %"u%block1.35"
	%740 = load i64, i64* %"u%start1.34"
	%741 = add nsw i64 %739, %740
	%742 = sub nsw i64 %741, 1
	%743 = icmp slt i64 9, %742
	%744 = select i1 %743, i64 9, i64 %742
	store i64 %738, i64* %"i%25.76"
	%745 = icmp sle i64 %738, %744
	br i1 %745, label %do.377, label %enddo.380

do.373:
	%746 = phi i64 [ 1, %do.369 ], [ %759, %latch.374 ]
	store i64 %746, i64* %"i%22.73", !llvm.access.group !261
	%747 = add nsw i64 %746, 11
	%748 = load i64, i64* %p.stride.9
	%749 = mul nsw i64 %732, %748
	%750 = load double*, double** %p.origin.7
	%751 = getelementptr double, double* %750, i64 %749
	%752 = getelementptr double, double* %751, i64 %747
	%753 = load double, double* %752, !alias.scope !41, !noalias !42, !llvm.access.group !262
	%754 = load i64, i64* %"v%5.stride.72"
	%755 = mul nsw i64 %732, %754
	%756 = load double*, double** %"v%5.origin.70"
	%757 = getelementptr double, double* %756, i64 %755
	%758 = getelementptr double, double* %757, i64 %746
	store double %753, double* %758, !alias.scope !65, !noalias !66, !llvm.access.group !263
	br label %latch.374

latch.374:
	%759 = add nsw i64 %746, 1
	%760 = icmp slt i64 %746, 1
	br i1 %760, label %do.373, label %done.375, !llvm.loop !266

done.375:
	store i64 %759, i64* %"i%22.73", !llvm.access.group !259
	br label %enddo.376

enddo.376:
	br label %latch.370

do.377:
	%761 = phi i64 [ %738, %enddo.372 ], [ %763, %latch.378 ]
	store i64 %761, i64* %"i%25.76", !llvm.access.group !270
	store i64 2, i64* %"i%24.75", !llvm.access.group !270
	%762 = icmp sle i64 2, 12
	br i1 %762, label %do.381, label %enddo.384

latch.378:
	%763 = add nsw i64 %761, 1
	%764 = icmp slt i64 %761, %744
	br i1 %764, label %do.377, label %done.379, !llvm.loop !280

done.379:
	store i64 %763, i64* %"i%25.76"
	br label %enddo.380

enddo.380:
	%765 = load i64, i64* %"u%start1.34"
	%766 = icmp sgt i64 1, %765
	%767 = select i1 %766, i64 1, i64 %765
	%768 = load i64, i64* %"u%block1.35"
	%769 = load i64, i64* %"u%start1.34"
	%770 = add nsw i64 %768, %769
	%771 = sub nsw i64 %770, 1
	%772 = icmp slt i64 9, %771
	%773 = select i1 %772, i64 9, i64 %771
	store i64 %767, i64* %"i%27.81"
	%774 = icmp sle i64 %767, %773
	br i1 %774, label %do.385, label %enddo.388

do.381:
	%775 = phi i64 [ 2, %do.377 ], [ %788, %latch.382 ]
	store i64 %775, i64* %"i%24.75", !llvm.access.group !272
	%776 = sub nsw i64 %775, 1
	%777 = load i64, i64* %p.stride.9
	%778 = mul nsw i64 %761, %777
	%779 = load double*, double** %p.origin.7
	%780 = getelementptr double, double* %779, i64 %778
	%781 = getelementptr double, double* %780, i64 %776
	%782 = load double, double* %781, !alias.scope !41, !noalias !42, !llvm.access.group !273
	%783 = load i64, i64* %"v%5.stride.72"
	%784 = mul nsw i64 %761, %783
	%785 = load double*, double** %"v%5.origin.70"
	%786 = getelementptr double, double* %785, i64 %784
	%787 = getelementptr double, double* %786, i64 %775
	store double %782, double* %787, !alias.scope !65, !noalias !66, !llvm.access.group !274
	br label %latch.382

latch.382:
	%788 = add nsw i64 %775, 1
	%789 = icmp slt i64 %775, 12
	br i1 %789, label %do.381, label %done.383, !llvm.loop !277

done.383:
	store i64 %788, i64* %"i%24.75", !llvm.access.group !270
	br label %enddo.384

enddo.384:
	br label %latch.378

do.385:
	%790 = phi i64 [ %767, %enddo.380 ], [ %792, %latch.386 ]
	store i64 %790, i64* %"i%27.81", !llvm.access.group !281
	store i64 1, i64* %"i%26.80", !llvm.access.group !281
	%791 = icmp sle i64 1, 1
	br i1 %791, label %do.389, label %enddo.392

latch.386:
	%792 = add nsw i64 %790, 1
	%793 = icmp slt i64 %790, %773
	br i1 %793, label %do.385, label %done.387, !llvm.loop !291

done.387:
	store i64 %792, i64* %"i%27.81"
	br label %enddo.388

enddo.388:
	%794 = load i64, i64* %"u%start1.34"
	%795 = icmp sgt i64 1, %794
	%796 = select i1 %795, i64 1, i64 %794
	%797 = load i64, i64* %"u%block1.35"
	%798 = load i64, i64* %"u%start1.34"
	%799 = add nsw i64 %797, %798
	%800 = sub nsw i64 %799, 1
	%801 = icmp slt i64 9, %800
	%802 = select i1 %801, i64 9, i64 %800
	store i64 %796, i64* %"i%29.83"
	%803 = icmp sle i64 %796, %802
	br i1 %803, label %do.393, label %enddo.396

do.389:
	%804 = phi i64 [ 1, %do.385 ], [ %817, %latch.390 ]
	store i64 %804, i64* %"i%26.80", !llvm.access.group !283
	%805 = add nsw i64 %804, 11
	%806 = load i64, i64* %p.stride.9
	%807 = mul nsw i64 %790, %806
	%808 = load double*, double** %p.origin.7
	%809 = getelementptr double, double* %808, i64 %807
	%810 = getelementptr double, double* %809, i64 %805
	%811 = load double, double* %810, !alias.scope !41, !noalias !42, !llvm.access.group !284
	%812 = load i64, i64* %"v%6.stride.79"
	%813 = mul nsw i64 %790, %812
	%814 = load double*, double** %"v%6.origin.77"
	%815 = getelementptr double, double* %814, i64 %813
	%816 = getelementptr double, double* %815, i64 %804
	store double %811, double* %816, !alias.scope !67, !noalias !68, !llvm.access.group !285
	br label %latch.390

latch.390:
	%817 = add nsw i64 %804, 1
	%818 = icmp slt i64 %804, 1
	br i1 %818, label %do.389, label %done.391, !llvm.loop !288

done.391:
	store i64 %817, i64* %"i%26.80", !llvm.access.group !281
	br label %enddo.392

enddo.392:
	br label %latch.386

do.393:
	%819 = phi i64 [ %796, %enddo.388 ], [ %821, %latch.394 ]
	store i64 %819, i64* %"i%29.83", !llvm.access.group !292
	store i64 2, i64* %"i%28.82", !llvm.access.group !292
	%820 = icmp sle i64 2, 12
	br i1 %820, label %do.397, label %enddo.400

latch.394:
	%821 = add nsw i64 %819, 1
	%822 = icmp slt i64 %819, %802
	br i1 %822, label %do.393, label %done.395, !llvm.loop !302

done.395:
	store i64 %821, i64* %"i%29.83"
	br label %enddo.396

enddo.396:
	%823 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.402, i32 0, i32 0
	%824 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.401, i32 0, i32 0
	store i64* %823, i64** %824
	%825 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.403, i32 0, i32 0
	%826 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.401, i32 0, i32 1
	store i64* %825, i64** %826
	%827 = bitcast [2 x i64*]* %params.401 to i8*
	call void @hpf_exchange_run(i8* bitcast ([2 x %hpf_exchange*]* @7 to i8*), i8* %827, i32 2)
	%828 = load i64, i64* %"u%start1.34"
	%829 = icmp sge i64 1, %828
	%830 = load i64, i64* %"u%block1.35"
	%831 = load i64, i64* %"u%start1.34"
	%832 = add nsw i64 %830, %831
	%833 = icmp sge i64 %832, 2
	%834 = and i1 %829, %833
	br i1 %834, label %then.405, label %else.406

do.397:
	%835 = phi i64 [ 2, %do.393 ], [ %848, %latch.398 ]
	store i64 %835, i64* %"i%28.82", !llvm.access.group !294
	%836 = sub nsw i64 %835, 1
	%837 = load i64, i64* %p.stride.9
	%838 = mul nsw i64 %819, %837
	%839 = load double*, double** %p.origin.7
	%840 = getelementptr double, double* %839, i64 %838
	%841 = getelementptr double, double* %840, i64 %836
	%842 = load double, double* %841, !alias.scope !41, !noalias !42, !llvm.access.group !295
	%843 = load i64, i64* %"v%6.stride.79"
	%844 = mul nsw i64 %819, %843
	%845 = load double*, double** %"v%6.origin.77"
	%846 = getelementptr double, double* %845, i64 %844
	%847 = getelementptr double, double* %846, i64 %835
	store double %842, double* %847, !alias.scope !67, !noalias !68, !llvm.access.group !296
	br label %latch.398

latch.398:
	%848 = add nsw i64 %835, 1
	%849 = icmp slt i64 %835, 12
	br i1 %849, label %do.397, label %done.399, !llvm.loop !299

done.399:
	store i64 %848, i64* %"i%28.82", !llvm.access.group !292
	br label %enddo.400

enddo.400:
	br label %latch.394

endif.404:
	%850 = load i64, i64* %"u%start1.34"
	%851 = icmp sgt i64 2, %850
	%852 = select i1 %851, i64 2, i64 %850
	%853 = load i64, i64* %"u%block1.35"
	%854 = load i64, i64* %"u%start1.34"
	%855 = add nsw i64 %853, %854
	%856 = sub nsw i64 %855, 1
	%857 = icmp slt i64 9, %856
	%858 = select i1 %857, i64 9, i64 %856
	store i64 %852, i64* %"i%33.90"
	%859 = icmp sle i64 %852, %858
	br i1 %859, label %do.415, label %enddo.418

then.405:
	store i64 1, i64* %"i%31.88"
	%860 = icmp sle i64 1, 1
	br i1 %860, label %do.407, label %enddo.410

else.406:
	br label %endif.404

do.407:
	%861 = phi i64 [ 1, %then.405 ], [ %863, %latch.408 ]
	store i64 %861, i64* %"i%31.88", !llvm.access.group !303
	store i64 1, i64* %"i%30.87", !llvm.access.group !303
	%862 = icmp sle i64 1, 12
	br i1 %862, label %do.411, label %enddo.414

latch.408:
	%863 = add nsw i64 %861, 1
	%864 = icmp slt i64 %861, 1
	br i1 %864, label %do.407, label %done.409, !llvm.loop !313

done.409:
	store i64 %863, i64* %"i%31.88"
	br label %enddo.410

enddo.410:
	br label %endif.404

do.411:
	%865 = phi i64 [ 1, %do.407 ], [ %878, %latch.412 ]
	store i64 %865, i64* %"i%30.87", !llvm.access.group !305
	%866 = add nsw i64 %861, 8
	%867 = load i64, i64* %"v%6.stride.79"
	%868 = mul nsw i64 %866, %867
	%869 = load double*, double** %"v%6.origin.77"
	%870 = getelementptr double, double* %869, i64 %868
	%871 = getelementptr double, double* %870, i64 %865
	%872 = load double, double* %871, !alias.scope !67, !noalias !68, !llvm.access.group !306
	%873 = load i64, i64* %"v%7.stride.86"
	%874 = mul nsw i64 %861, %873
	%875 = load double*, double** %"v%7.origin.84"
	%876 = getelementptr double, double* %875, i64 %874
	%877 = getelementptr double, double* %876, i64 %865
	store double %872, double* %877, !alias.scope !69, !noalias !70, !llvm.access.group !307
	br label %latch.412

latch.412:
	%878 = add nsw i64 %865, 1
	%879 = icmp slt i64 %865, 12
	br i1 %879, label %do.411, label %done.413, !llvm.loop !310

done.413:
	store i64 %878, i64* %"i%30.87", !llvm.access.group !303
	br label %enddo.414

enddo.414:
	br label %latch.408

do.415:
	%880 = phi i64 [ %852, %endif.404 ], [ %882, %latch.416 ]
	store i64 %880, i64* %"i%33.90", !llvm.access.group !314
	store i64 1, i64* %"i%32.89", !llvm.access.group !314
	%881 = icmp sle i64 1, 12
	br i1 %881, label %do.419, label %enddo.422

latch.416:
	%882 = add nsw i64 %880, 1
	%883 = icmp slt i64 %880, %858
	br i1 %883, label %do.415, label %done.417, !llvm.loop !324

done.417:
	store i64 %882, i64* %"i%33.90"
	br label %enddo.418

enddo.418:
	%884 = load i64, i64* %"u%start1.34"
	%885 = icmp sge i64 1, %884
	%886 = load i64, i64* %"u%block1.35"
	%887 = load i64, i64* %"u%start1.34"
	%888 = add nsw i64 %886, %887
	%889 = icmp sge i64 %888, 2
	%890 = and i1 %885, %889
	br i1 %890, label %then.424, label %else.425

do.419:
	%891 = phi i64 [ 1, %do.415 ], [ %904, %latch.420 ]
	store i64 %891, i64* %"i%32.89", !llvm.access.group !316
	%892 = sub nsw i64 %880, 1
	%893 = load i64, i64* %"v%6.stride.79"
	%894 = mul nsw i64 %892, %893
	%895 = load double*, double** %"v%6.origin.77"
	%896 = getelementptr double, double* %895, i64 %894
	%897 = getelementptr double, double* %896, i64 %891
	%898 = load double, double* %897, !alias.scope !67, !noalias !68, !llvm.access.group !317
	%899 = load i64, i64* %"v%7.stride.86"
	%900 = mul nsw i64 %880, %899
	%901 = load double*, double** %"v%7.origin.84"
	%902 = getelementptr double, double* %901, i64 %900
	%903 = getelementptr double, double* %902, i64 %891
	store double %898, double* %903, !alias.scope !69, !noalias !70, !llvm.access.group !318
	br label %latch.420

latch.420:
	%904 = add nsw i64 %891, 1
	%905 = icmp slt i64 %891, 12
	br i1 %905, label %do.419, label %done.421, !llvm.loop !321

done.421:
	store i64 %904, i64* %"i%32.89", !llvm.access.group !314
	br label %enddo.422

enddo.422:
	br label %latch.416

endif.423:
	%906 = load i64, i64* %"u%start1.34"
	%907 = icmp sgt i64 2, %906
	%908 = select i1 %907, i64 2, i64 %906
	%909 = load i64, i64* %"u%block1.35"
	%910 = load i64, i64* %"u%start1.34"
	%911 = add nsw i64 %909, %910
	%912 = sub nsw i64 %911, 1
	%913 = icmp slt i64 9, %912
	%914 = select i1 %913, i64 9, i64 %912
	store i64 %908, i64* %"i%37.97"
	%915 = icmp sle i64 %908, %914
	br i1 %915, label %do.434, label %enddo.437

then.424:
	store i64 1, i64* %"i%35.95"
	%916 = icmp sle i64 1, 1
	br i1 %916, label %do.426, label %enddo.429

else.425:
	br label %endif.423

do.426:
	%917 = phi i64 [ 1, %then.424 ], [ %919, %latch.427 ]
	store i64 %917, i64* %"i%35.95", !llvm.access.group !325
	store i64 1, i64* %"i%34.94", !llvm.access.group !325
	%918 = icmp sle i64 1, 12
	br i1 %918, label %do.430, label %enddo.433

latch.427:
	%919 = add nsw i64 %917, 1
	%920 = icmp slt i64 %917, 1
	br i1 %920, label %do.426, label %done.428, !llvm.loop !335

done.428:
	store i64 %919, i64* %"i%35.95"
	br label %enddo.429

enddo.429:
	br label %endif.423

do.430:
	%921 = phi i64 [ 1, %do.426 ], [ %934, %latch.431 ]
	store i64 %921, i64* %"i%34.94", !llvm.access.group !327
	%922 = add nsw i64 %917, 8
	%923 = load i64, i64* %p.stride.9
	%924 = mul nsw i64 %922, %923
	%925 = load double*, double** %p.origin.7
	%926 = getelementptr double, double* %925, i64 %924
	%927 = getelementptr double, double* %926, i64 %921
	%928 = load double, double* %927, !alias.scope !41, !noalias !42, !llvm.access.group !328
	%929 = load i64, i64* %"v%8.stride.93"
	%930 = mul nsw i64 %917, %929
	%931 = load double*, double** %"v%8.origin.91"
	%932 = getelementptr double, double* %931, i64 %930
	%933 = getelementptr double, double* %932, i64 %921
	store double %928, double* %933, !alias.scope !71, !noalias !72, !llvm.access.group !329
	br label %latch.431

latch.431:
	%934 = add nsw i64 %921, 1
	%935 = icmp slt i64 %921, 12
	br i1 %935, label %do.430, label %done.432, !llvm.loop !332

done.432:
	store i64 %934, i64* %"i%34.94", !llvm.access.group !325
	br label %enddo.433

enddo.433:
	br label %latch.427

do.434:
	%936 = phi i64 [ %908, %endif.423 ], [ %938, %latch.435 ]
	store i64 %936, i64* %"i%37.97", !llvm.access.group !336
	store i64 1, i64* %"i%36.96", !llvm.access.group !336
	%937 = icmp sle i64 1, 12
	br i1 %937, label %do.438, label %enddo.441

latch.435:
	%938 = add nsw i64 %936, 1
	%939 = icmp slt i64 %936, %914
	br i1 %939, label %do.434, label %done.436, !llvm.loop !346

done.436:
	store i64 %938, i64* %"i%37.97"
	br label %enddo.437

enddo.437:
	%940 = load i64, i64* %"u%start1.34"
	%941 = icmp sgt i64 1, %940
	%942 = select i1 %941, i64 1, i64 %940
	%943 = load i64, i64* %"u%block1.35"
	%944 = load i64, i64* %"u%start1.34"
	%945 = add nsw i64 %943, %944
	%946 = sub nsw i64 %945, 1
	%947 = icmp slt i64 9, %946
	%948 = select i1 %947, i64 9, i64 %946
	%949 = trunc i64 %942 to i32
	store i32 %949, i32* %"i%39.99"
	%950 = icmp sle i64 %942, %948
	br i1 %950, label %do.442, label %enddo.445

do.438:
	%951 = phi i64 [ 1, %do.434 ], [ %964, %latch.439 ]
	store i64 %951, i64* %"i%36.96", !llvm.access.group !338
	%952 = sub nsw i64 %936, 1
	%953 = load i64, i64* %p.stride.9
	%954 = mul nsw i64 %952, %953
	%955 = load double*, double** %p.origin.7
	%956 = getelementptr double, double* %955, i64 %954
	%957 = getelementptr double, double* %956, i64 %951
	%958 = load double, double* %957, !alias.scope !41, !noalias !42, !llvm.access.group !339
	%959 = load i64, i64* %"v%8.stride.93"
	%960 = mul nsw i64 %936, %959
	%961 = load double*, double** %"v%8.origin.91"
	%962 = getelementptr double, double* %961, i64 %960
	%963 = getelementptr double, double* %962, i64 %951
	store double %958, double* %963, !alias.scope !71, !noalias !72, !llvm.access.group !340
	br label %latch.439

latch.439:
	%964 = add nsw i64 %951, 1
	%965 = icmp slt i64 %951, 12
	br i1 %965, label %do.438, label %done.440, !llvm.loop !343

done.440:
	store i64 %964, i64* %"i%36.96", !llvm.access.group !336
	br label %enddo.441

enddo.441:
	br label %latch.435

do.442:
	%966 = phi i64 [ %942, %enddo.437 ], [ %969, %latch.443 ]
	%967 = trunc i64 %966 to i32
	store i32 %967, i32* %"i%39.99", !llvm.access.group !347
	store i32 1, i32* %"i%38.98", !llvm.access.group !347
	%968 = icmp sle i64 1, 12
	br i1 %968, label %do.446, label %enddo.449

latch.443:
	%969 = add nsw i64 %966, 1
	%970 = icmp slt i64 %966, %948
	br i1 %970, label %do.442, label %done.444, !llvm.loop !364

done.444:
	%971 = trunc i64 %969 to i32
	store i32 %971, i32* %"i%39.99"
	br label %enddo.445

enddo.445:
	%972 = load i64, i64* %"u%start1.34"
	%973 = icmp sgt i64 1, %972
	%974 = select i1 %973, i64 1, i64 %972
	%975 = load i64, i64* %"u%block1.35"
	%976 = load i64, i64* %"u%start1.34"
	%977 = add nsw i64 %975, %976
	%978 = sub nsw i64 %977, 1
	%979 = icmp slt i64 9, %978
	%980 = select i1 %979, i64 9, i64 %978
	%981 = trunc i64 %974 to i32
	store i32 %981, i32* %"i%41.104"
	%982 = icmp sle i64 %974, %980
	br i1 %982, label %do.450, label %enddo.453

do.446:
	%983 = phi i64 [ 1, %do.442 ], [ %1046, %latch.447 ]
	%984 = trunc i64 %983 to i32
	store i32 %984, i32* %"i%38.98", !llvm.access.group !349
	%985 = load i64, i64* %v.stride.6
	%986 = mul nsw i64 %966, %985
	%987 = load double*, double** %v.origin.4
	%988 = getelementptr double, double* %987, i64 %986
	%989 = getelementptr double, double* %988, i64 %983
	%990 = load double, double* %989, !alias.scope !39, !noalias !40, !llvm.access.group !350
	%991 = load i64, i64* %"v%3.stride.58"
	%992 = mul nsw i64 %966, %991
	%993 = load double*, double** %"v%3.origin.56"
	%994 = getelementptr double, double* %993, i64 %992
	%995 = getelementptr double, double* %994, i64 %983
	%996 = load double, double* %995, !alias.scope !61, !noalias !62, !llvm.access.group !351
	%997 = fsub double %990, %996
	%998 = load i64, i64* %u.stride.3
	%999 = mul nsw i64 %966, %998
	%1000 = load double*, double** %u.origin.1
	%1001 = getelementptr double, double* %1000, i64 %999
	%1002 = getelementptr double, double* %1001, i64 %983
	%1003 = load double, double* %1002, !alias.scope !37, !noalias !38, !llvm.access.group !352
	%1004 = fsub double %997, %1003
	%1005 = load i64, i64* %"v%4.stride.65"
	%1006 = mul nsw i64 %966, %1005
	%1007 = load double*, double** %"v%4.origin.63"
	%1008 = getelementptr double, double* %1007, i64 %1006
	%1009 = getelementptr double, double* %1008, i64 %983
	%1010 = load double, double* %1009, !alias.scope !63, !noalias !64, !llvm.access.group !353
	%1011 = fadd double %1004, %1010
	%1012 = fmul double 0x3F04F8B588E368F1, %1011
	%1013 = load i64, i64* %p.stride.9
	%1014 = mul nsw i64 %966, %1013
	%1015 = load double*, double** %p.origin.7
	%1016 = getelementptr double, double* %1015, i64 %1014
	%1017 = getelementptr double, double* %1016, i64 %983
	%1018 = load double, double* %1017, !alias.scope !41, !noalias !42, !llvm.access.group !354
	%1019 = load i64, i64* %"v%5.stride.72"
	%1020 = mul nsw i64 %966, %1019
	%1021 = load double*, double** %"v%5.origin.70"
	%1022 = getelementptr double, double* %1021, i64 %1020
	%1023 = getelementptr double, double* %1022, i64 %983
	%1024 = load double, double* %1023, !alias.scope !65, !noalias !66, !llvm.access.group !355
	%1025 = fadd double %1018, %1024
	%1026 = load i64, i64* %"v%7.stride.86"
	%1027 = mul nsw i64 %966, %1026
	%1028 = load double*, double** %"v%7.origin.84"
	%1029 = getelementptr double, double* %1028, i64 %1027
	%1030 = getelementptr double, double* %1029, i64 %983
	%1031 = load double, double* %1030, !alias.scope !69, !noalias !70, !llvm.access.group !356
	%1032 = fadd double %1025, %1031
	%1033 = load i64, i64* %"v%8.stride.93"
	%1034 = mul nsw i64 %966, %1033
	%1035 = load double*, double** %"v%8.origin.91"
	%1036 = getelementptr double, double* %1035, i64 %1034
	%1037 = getelementptr double, double* %1036, i64 %983
	%1038 = load double, double* %1037, !alias.scope !71, !noalias !72, !llvm.access.group !357
	%1039 = fadd double %1032, %1038
	%1040 = fdiv double %1012, %1039
	%1041 = load i64, i64* %z.stride.18
	%1042 = mul nsw i64 %966, %1041
	%1043 = load double*, double** %z.origin.16
	%1044 = getelementptr double, double* %1043, i64 %1042
	%1045 = getelementptr double, double* %1044, i64 %983
	store double %1040, double* %1045, !alias.scope !47, !noalias !48, !llvm.access.group !358
	br label %latch.447

latch.447:
	%1046 = add nsw i64 %983, 1
	%1047 = icmp slt i64 %983, 12
	br i1 %1047, label %do.446, label %done.448, !llvm.loop !361

done.448:
	%1048 = trunc i64 %1046 to i32
	store i32 %1048, i32* %"i%38.98", !llvm.access.group !347
	br label %enddo.449

enddo.449:
	br label %latch.443

do.450:
	%1049 = phi i64 [ %974, %enddo.445 ], [ %1052, %latch.451 ]
	%1050 = trunc i64 %1049 to i32
	store i32 %1050, i32* %"i%41.104", !llvm.access.group !365
	store i32 1, i32* %"i%40.103", !llvm.access.group !365
	%1051 = icmp sle i64 1, 12
	br i1 %1051, label %do.454, label %enddo.457

latch.451:
	%1052 = add nsw i64 %1049, 1
	%1053 = icmp slt i64 %1049, %980
	br i1 %1053, label %do.450, label %done.452, !llvm.loop !376

done.452:
	%1054 = trunc i64 %1052 to i32
	store i32 %1054, i32* %"i%41.104"
	br label %enddo.453

enddo.453:
	%1055 = load i64, i64* %"u%start1.34"
	%1056 = icmp sgt i64 1, %1055
	%1057 = select i1 %1056, i64 1, i64 %1055
	%1058 = load i64, i64* %"u%block1.35"
	%1059 = load i64, i64* %"u%start1.34"
	%1060 = add nsw i64 %1058, %1059
	%1061 = sub nsw i64 %1060, 1
	%1062 = icmp slt i64 9, %1061
	%1063 = select i1 %1062, i64 9, i64 %1061
	store i64 %1057, i64* %"i%43.109"
	%1064 = icmp sle i64 %1057, %1063
	br i1 %1064, label %do.458, label %enddo.461

do.454:
	%1065 = phi i64 [ 1, %do.450 ], [ %1085, %latch.455 ]
	%1066 = trunc i64 %1065 to i32
	store i32 %1066, i32* %"i%40.103", !llvm.access.group !367
	%1067 = load i64, i64* %u.stride.3
	%1068 = mul nsw i64 %1049, %1067
	%1069 = load double*, double** %u.origin.1
	%1070 = getelementptr double, double* %1069, i64 %1068
	%1071 = getelementptr double, double* %1070, i64 %1065
	%1072 = load double, double* %1071, !alias.scope !37, !noalias !38, !llvm.access.group !368
	%1073 = load i64, i64* %u.stride.3
	%1074 = mul nsw i64 %1049, %1073
	%1075 = load double*, double** %u.origin.1
	%1076 = getelementptr double, double* %1075, i64 %1074
	%1077 = getelementptr double, double* %1076, i64 %1065
	%1078 = load double, double* %1077, !alias.scope !37, !noalias !38, !llvm.access.group !369
	%1079 = fmul double %1072, %1078
	%1080 = load i64, i64* %"t%1.stride.102"
	%1081 = mul nsw i64 %1049, %1080
	%1082 = load double*, double** %"t%1.origin.100"
	%1083 = getelementptr double, double* %1082, i64 %1081
	%1084 = getelementptr double, double* %1083, i64 %1065
	store double %1079, double* %1084, !alias.scope !73, !noalias !74, !llvm.access.group !370
	br label %latch.455

latch.455:
	%1085 = add nsw i64 %1065, 1
	%1086 = icmp slt i64 %1065, 12
	br i1 %1086, label %do.454, label %done.456, !llvm.loop !373

done.456:
	%1087 = trunc i64 %1085 to i32
	store i32 %1087, i32* %"i%40.103", !llvm.access.group !365
	br label %enddo.457

enddo.457:
	br label %latch.451

do.458:
	%1088 = phi i64 [ %1057, %enddo.453 ], [ %1090, %latch.459 ]
	store i64 %1088, i64* %"i%43.109", !llvm.access.group !377
	store i64 1, i64* %"i%42.108", !llvm.access.group !377
	%1089 = icmp sle i64 1, 11
	br i1 %1089, label %do.462, label %enddo.465

latch.459:
	%1090 = add nsw i64 %1088, 1
	%1091 = icmp slt i64 %1088, %1063
	br i1 %1091, label %do.458, label %done.460, !llvm.loop !387

done.460:
	store i64 %1090, i64* %"i%43.109"
	br label %enddo.461

enddo.461:
	%1092 = load i64, i64* %"u%start1.34"
	%1093 = icmp sgt i64 1, %1092
	%1094 = select i1 %1093, i64 1, i64 %1092
	%1095 = load i64, i64* %"u%block1.35"
	%1096 = load i64, i64* %"u%start1.34"
	%1097 = add nsw i64 %1095, %1096
	%1098 = sub nsw i64 %1097, 1
	%1099 = icmp slt i64 9, %1098
	%1100 = select i1 %1099, i64 9, i64 %1098
	store i64 %1094, i64* %"i%45.111"
	%1101 = icmp sle i64 %1094, %1100
	br i1 %1101, label %do.466, label %enddo.469

do.462:
	%1102 = phi i64 [ 1, %do.458 ], [ %1115, %latch.463 ]
	store i64 %1102, i64* %"i%42.108", !llvm.access.group !379
	%1103 = add nsw i64 %1102, 1
	%1104 = load i64, i64* %"t%1.stride.102"
	%1105 = mul nsw i64 %1088, %1104
	%1106 = load double*, double** %"t%1.origin.100"
	%1107 = getelementptr double, double* %1106, i64 %1105
	%1108 = getelementptr double, double* %1107, i64 %1103
	%1109 = load double, double* %1108, !alias.scope !73, !noalias !74, !llvm.access.group !380
	%1110 = load i64, i64* %"v%9.stride.107"
	%1111 = mul nsw i64 %1088, %1110
	%1112 = load double*, double** %"v%9.origin.105"
	%1113 = getelementptr double, double* %1112, i64 %1111
	%1114 = getelementptr double, double* %1113, i64 %1102
	store double %1109, double* %1114, !alias.scope !75, !noalias !76, !llvm.access.group !381
	br label %latch.463

latch.463:
	%1115 = add nsw i64 %1102, 1
	%1116 = icmp slt i64 %1102, 11
	br i1 %1116, label %do.462, label %done.464, !llvm.loop !384

done.464:
	store i64 %1115, i64* %"i%42.108", !llvm.access.group !377
	br label %enddo.465

enddo.465:
	br label %latch.459

do.466:
	%1117 = phi i64 [ %1094, %enddo.461 ], [ %1119, %latch.467 ]
	store i64 %1117, i64* %"i%45.111", !llvm.access.group !388
	store i64 12, i64* %"i%44.110", !llvm.access.group !388
	%1118 = icmp sle i64 12, 12
	br i1 %1118, label %do.470, label %enddo.473

latch.467:
	%1119 = add nsw i64 %1117, 1
	%1120 = icmp slt i64 %1117, %1100
	br i1 %1120, label %do.466, label %done.468, !llvm.loop !398

done.468:
	store i64 %1119, i64* %"i%45.111"
	br label %enddo.469

enddo.469:
	%1121 = load i64, i64* %"u%start1.34"
	%1122 = icmp sgt i64 1, %1121
	%1123 = select i1 %1122, i64 1, i64 %1121
	%1124 = load i64, i64* %"u%block1.35"
	%1125 = load i64, i64* %"u%start1.34"
	%1126 = add nsw i64 %1124, %1125
	%1127 = sub nsw i64 %1126, 1
	%1128 = icmp slt i64 9, %1127
	%1129 = select i1 %1128, i64 9, i64 %1127
	%1130 = trunc i64 %1123 to i32
	store i32 %1130, i32* %"i%47.116"
	%1131 = icmp sle i64 %1123, %1129
	br i1 %1131, label %do.474, label %enddo.477

do.470:
	%1132 = phi i64 [ 12, %do.466 ], [ %1145, %latch.471 ]
	store i64 %1132, i64* %"i%44.110", !llvm.access.group !390
	%1133 = sub nsw i64 %1132, 11
	%1134 = load i64, i64* %"t%1.stride.102"
	%1135 = mul nsw i64 %1117, %1134
	%1136 = load double*, double** %"t%1.origin.100"
	%1137 = getelementptr double, double* %1136, i64 %1135
	%1138 = getelementptr double, double* %1137, i64 %1133
	%1139 = load double, double* %1138, !alias.scope !73, !noalias !74, !llvm.access.group !391
	%1140 = load i64, i64* %"v%9.stride.107"
	%1141 = mul nsw i64 %1117, %1140
	%1142 = load double*, double** %"v%9.origin.105"
	%1143 = getelementptr double, double* %1142, i64 %1141
	%1144 = getelementptr double, double* %1143, i64 %1132
	store double %1139, double* %1144, !alias.scope !75, !noalias !76, !llvm.access.group !392
	br label %latch.471

latch.471:
	%1145 = add nsw i64 %1132, 1
	%1146 = icmp slt i64 %1132, 12
	br i1 %1146, label %do.470, label %done.472, !llvm.loop !395

done.472:
	store i64 %1145, i64* %"i%44.110", !llvm.access.group !388
	br label %enddo.473

enddo.473:
	br label %latch.467

do.474:
	%1147 = phi i64 [ %1123, %enddo.469 ], [ %1150, %latch.475 ]
	%1148 = trunc i64 %1147 to i32
	store i32 %1148, i32* %"i%47.116", !llvm.access.group !399
	store i32 1, i32* %"i%46.115", !llvm.access.group !399
	%1149 = icmp sle i64 1, 12
	br i1 %1149, label %do.478, label %enddo.481

latch.475:
	%1150 = add nsw i64 %1147, 1
	%1151 = icmp slt i64 %1147, %1129
	br i1 %1151, label %do.474, label %done.476, !llvm.loop !410

done.476:
	%1152 = trunc i64 %1150 to i32
	store i32 %1152, i32* %"i%47.116"
	br label %enddo.477

enddo.477:
	%1153 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.483, i32 0, i32 0
	%1154 = getelementptr inbounds [6 x i64*], [6 x i64*]* %params.482, i32 0, i32 0
	store i64* %1153, i64** %1154
	%1155 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.484, i32 0, i32 0
	%1156 = getelementptr inbounds [6 x i64*], [6 x i64*]* %params.482, i32 0, i32 1
	store i64* %1155, i64** %1156
	%1157 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.485, i32 0, i32 0
	%1158 = getelementptr inbounds [6 x i64*], [6 x i64*]* %params.482, i32 0, i32 2
	store i64* %1157, i64** %1158
	%1159 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.486, i32 0, i32 0
	%1160 = getelementptr inbounds [6 x i64*], [6 x i64*]* %params.482, i32 0, i32 3
	store i64* %1159, i64** %1160
	%1161 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.487, i32 0, i32 0
	%1162 = getelementptr inbounds [6 x i64*], [6 x i64*]* %params.482, i32 0, i32 4
	store i64* %1161, i64** %1162
	%1163 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.488, i32 0, i32 0
	%1164 = getelementptr inbounds [6 x i64*], [6 x i64*]* %params.482, i32 0, i32 5
	store i64* %1163, i64** %1164
	%1165 = bitcast [6 x i64*]* %params.482 to i8*
	call void @hpf_exchange_run(i8* bitcast ([6 x %hpf_exchange*]* @14 to i8*), i8* %1165, i32 6)
	%1166 = load i64, i64* %"u%start1.34"
	%1167 = icmp sgt i64 1, %1166
	%1168 = select i1 %1167, i64 1, i64 %1166
	%1169 = load i64, i64* %"u%block1.35"
	%1170 = load i64, i64* %"u%start1.34"
	%1171 = add nsw i64 %1169, %1170
	%1172 = sub nsw i64 %1171, 1
	%1173 = icmp slt i64 8, %1172
	%1174 = select i1 %1173, i64 8, i64 %1172
	store i64 %1168, i64* %"i%49.121"
	%1175 = icmp sle i64 %1168, %1174
	br i1 %1175, label %do.489, label %enddo.492

do.478:
	%1176 = phi i64 [ 1, %do.474 ], [ %1196, %latch.479 ]
	%1177 = trunc i64 %1176 to i32
	store i32 %1177, i32* %"i%46.115", !llvm.access.group !401
	%1178 = load i64, i64* %v.stride.6
	%1179 = mul nsw i64 %1147, %1178
	%1180 = load double*, double** %v.origin.4
	%1181 = getelementptr double, double* %1180, i64 %1179
	%1182 = getelementptr double, double* %1181, i64 %1176
	%1183 = load double, double* %1182, !alias.scope !39, !noalias !40, !llvm.access.group !402
	%1184 = load i64, i64* %v.stride.6
	%1185 = mul nsw i64 %1147, %1184
	%1186 = load double*, double** %v.origin.4
	%1187 = getelementptr double, double* %1186, i64 %1185
	%1188 = getelementptr double, double* %1187, i64 %1176
	%1189 = load double, double* %1188, !alias.scope !39, !noalias !40, !llvm.access.group !403
	%1190 = fmul double %1183, %1189
	%1191 = load i64, i64* %"t%2.stride.114"
	%1192 = mul nsw i64 %1147, %1191
	%1193 = load double*, double** %"t%2.origin.112"
	%1194 = getelementptr double, double* %1193, i64 %1192
	%1195 = getelementptr double, double* %1194, i64 %1176
	store double %1190, double* %1195, !alias.scope !77, !noalias !78, !llvm.access.group !404
	br label %latch.479

latch.479:
	%1196 = add nsw i64 %1176, 1
	%1197 = icmp slt i64 %1176, 12
	br i1 %1197, label %do.478, label %done.480, !llvm.loop !407

done.480:
	%1198 = trunc i64 %1196 to i32
	store i32 %1198, i32* %"i%46.115", !llvm.access.group !399
	br label %enddo.481

enddo.481:
	br label %latch.475

do.489:
	%1199 = phi i64 [ %1168, %enddo.477 ], [ %1201, %latch.490 ]
	store i64 %1199, i64* %"i%49.121", !llvm.access.group !411
	store i64 1, i64* %"i%48.120", !llvm.access.group !411
	%1200 = icmp sle i64 1, 12
	br i1 %1200, label %do.493, label %enddo.496

latch.490:
	%1201 = add nsw i64 %1199, 1
	%1202 = icmp slt i64 %1199, %1174
	br i1 %1202, label %do.489, label %done.491, !llvm.loop !421

done.491:
	store i64 %1201, i64* %"i%49.121"
	br label %enddo.492

enddo.492:
	%1203 = load i64, i64* %"u%start1.34"
	%1204 = icmp sge i64 9, %1203
	%1205 = load i64, i64* %"u%block1.35"
	%1206 = load i64, i64* %"u%start1.34"
	%1207 = add nsw i64 %1205, %1206
	%1208 = icmp sge i64 %1207, 10
	%1209 = and i1 %1204, %1208
	br i1 %1209, label %then.498, label %else.499

do.493:
	%1210 = phi i64 [ 1, %do.489 ], [ %1223, %latch.494 ]
	store i64 %1210, i64* %"i%48.120", !llvm.access.group !413
	%1211 = add nsw i64 %1199, 1
	%1212 = load i64, i64* %"t%2.stride.114"
	%1213 = mul nsw i64 %1211, %1212
	%1214 = load double*, double** %"t%2.origin.112"
	%1215 = getelementptr double, double* %1214, i64 %1213
	%1216 = getelementptr double, double* %1215, i64 %1210
	%1217 = load double, double* %1216, !alias.scope !77, !noalias !78, !llvm.access.group !414
	%1218 = load i64, i64* %"v%10.stride.119"
	%1219 = mul nsw i64 %1199, %1218
	%1220 = load double*, double** %"v%10.origin.117"
	%1221 = getelementptr double, double* %1220, i64 %1219
	%1222 = getelementptr double, double* %1221, i64 %1210
	store double %1217, double* %1222, !alias.scope !79, !noalias !80, !llvm.access.group !415
	br label %latch.494

latch.494:
	%1223 = add nsw i64 %1210, 1
	%1224 = icmp slt i64 %1210, 12
	br i1 %1224, label %do.493, label %done.495, !llvm.loop !418

done.495:
	store i64 %1223, i64* %"i%48.120", !llvm.access.group !411
	br label %enddo.496

enddo.496:
	br label %latch.490

endif.497:
	%1225 = load i64, i64* %"u%start1.34"
	%1226 = icmp sgt i64 1, %1225
	%1227 = select i1 %1226, i64 1, i64 %1225
	%1228 = load i64, i64* %"u%block1.35"
	%1229 = load i64, i64* %"u%start1.34"
	%1230 = add nsw i64 %1228, %1229
	%1231 = sub nsw i64 %1230, 1
	%1232 = icmp slt i64 9, %1231
	%1233 = select i1 %1232, i64 9, i64 %1231
	%1234 = trunc i64 %1227 to i32
	store i32 %1234, i32* %"i%53.125"
	%1235 = icmp sle i64 %1227, %1233
	br i1 %1235, label %do.508, label %enddo.511

then.498:
	store i64 9, i64* %"i%51.123"
	%1236 = icmp sle i64 9, 9
	br i1 %1236, label %do.500, label %enddo.503

else.499:
	br label %endif.497

do.500:
	%1237 = phi i64 [ 9, %then.498 ], [ %1239, %latch.501 ]
	store i64 %1237, i64* %"i%51.123", !llvm.access.group !422
	store i64 1, i64* %"i%50.122", !llvm.access.group !422
	%1238 = icmp sle i64 1, 12
	br i1 %1238, label %do.504, label %enddo.507

latch.501:
	%1239 = add nsw i64 %1237, 1
	%1240 = icmp slt i64 %1237, 9
	br i1 %1240, label %do.500, label %done.502, !llvm.loop !432

done.502:
	store i64 %1239, i64* %"i%51.123"
	br label %enddo.503

enddo.503:
	br label %endif.497

do.504:
	%1241 = phi i64 [ 1, %do.500 ], [ %1254, %latch.505 ]
	store i64 %1241, i64* %"i%50.122", !llvm.access.group !424
	%1242 = sub nsw i64 %1237, 8
	%1243 = load i64, i64* %"t%2.stride.114"
	%1244 = mul nsw i64 %1242, %1243
	%1245 = load double*, double** %"t%2.origin.112"
	%1246 = getelementptr double, double* %1245, i64 %1244
	%1247 = getelementptr double, double* %1246, i64 %1241
	%1248 = load double, double* %1247, !alias.scope !77, !noalias !78, !llvm.access.group !425
	%1249 = load i64, i64* %"v%10.stride.119"
	%1250 = mul nsw i64 %1237, %1249
	%1251 = load double*, double** %"v%10.origin.117"
	%1252 = getelementptr double, double* %1251, i64 %1250
	%1253 = getelementptr double, double* %1252, i64 %1241
	store double %1248, double* %1253, !alias.scope !79, !noalias !80, !llvm.access.group !426
	br label %latch.505

latch.505:
	%1254 = add nsw i64 %1241, 1
	%1255 = icmp slt i64 %1241, 12
	br i1 %1255, label %do.504, label %done.506, !llvm.loop !429

done.506:
	store i64 %1254, i64* %"i%50.122", !llvm.access.group !422
	br label %enddo.507

enddo.507:
	br label %latch.501

do.508:
	%1256 = phi i64 [ %1227, %endif.497 ], [ %1259, %latch.509 ]
	%1257 = trunc i64 %1256 to i32
	store i32 %1257, i32* %"i%53.125", !llvm.access.group !433
	store i32 1, i32* %"i%52.124", !llvm.access.group !433
	%1258 = icmp sle i64 1, 12
	br i1 %1258, label %do.512, label %enddo.515

latch.509:
	%1259 = add nsw i64 %1256, 1
	%1260 = icmp slt i64 %1256, %1233
	br i1 %1260, label %do.508, label %done.510, !llvm.loop !449

done.510:
	%1261 = trunc i64 %1259 to i32
	store i32 %1261, i32* %"i%53.125"
	br label %enddo.511

enddo.511:
	%1262 = load i64, i64* %"u%start1.34"
	%1263 = icmp sgt i64 1, %1262
	%1264 = select i1 %1263, i64 1, i64 %1262
	%1265 = load i64, i64* %"u%block1.35"
	%1266 = load i64, i64* %"u%start1.34"
	%1267 = add nsw i64 %1265, %1266
	%1268 = sub nsw i64 %1267, 1
	%1269 = icmp slt i64 8, %1268
	%1270 = select i1 %1269, i64 8, i64 %1268
	store i64 %1264, i64* %"i%55.130"
	%1271 = icmp sle i64 %1264, %1270
	br i1 %1271, label %do.516, label %enddo.519

do.512:
	%1272 = phi i64 [ 1, %do.508 ], [ %1329, %latch.513 ]
	%1273 = trunc i64 %1272 to i32
	store i32 %1273, i32* %"i%52.124", !llvm.access.group !435
	%1274 = load i64, i64* %p.stride.9
	%1275 = mul nsw i64 %1256, %1274
	%1276 = load double*, double** %p.origin.7
	%1277 = getelementptr double, double* %1276, i64 %1275
	%1278 = getelementptr double, double* %1277, i64 %1272
	%1279 = load double, double* %1278, !alias.scope !41, !noalias !42, !llvm.access.group !436
	%1280 = load i64, i64* %u.stride.3
	%1281 = mul nsw i64 %1256, %1280
	%1282 = load double*, double** %u.origin.1
	%1283 = getelementptr double, double* %1282, i64 %1281
	%1284 = getelementptr double, double* %1283, i64 %1272
	%1285 = load double, double* %1284, !alias.scope !37, !noalias !38, !llvm.access.group !437
	%1286 = load i64, i64* %u.stride.3
	%1287 = mul nsw i64 %1256, %1286
	%1288 = load double*, double** %u.origin.1
	%1289 = getelementptr double, double* %1288, i64 %1287
	%1290 = getelementptr double, double* %1289, i64 %1272
	%1291 = load double, double* %1290, !alias.scope !37, !noalias !38, !llvm.access.group !438
	%1292 = fmul double %1285, %1291
	%1293 = load i64, i64* %"v%9.stride.107"
	%1294 = mul nsw i64 %1256, %1293
	%1295 = load double*, double** %"v%9.origin.105"
	%1296 = getelementptr double, double* %1295, i64 %1294
	%1297 = getelementptr double, double* %1296, i64 %1272
	%1298 = load double, double* %1297, !alias.scope !75, !noalias !76, !llvm.access.group !439
	%1299 = fadd double %1292, %1298
	%1300 = fmul double 0.25, %1299
	%1301 = fadd double %1279, %1300
	%1302 = load i64, i64* %v.stride.6
	%1303 = mul nsw i64 %1256, %1302
	%1304 = load double*, double** %v.origin.4
	%1305 = getelementptr double, double* %1304, i64 %1303
	%1306 = getelementptr double, double* %1305, i64 %1272
	%1307 = load double, double* %1306, !alias.scope !39, !noalias !40, !llvm.access.group !440
	%1308 = load i64, i64* %v.stride.6
	%1309 = mul nsw i64 %1256, %1308
	%1310 = load double*, double** %v.origin.4
	%1311 = getelementptr double, double* %1310, i64 %1309
	%1312 = getelementptr double, double* %1311, i64 %1272
	%1313 = load double, double* %1312, !alias.scope !39, !noalias !40, !llvm.access.group !441
	%1314 = fmul double %1307, %1313
	%1315 = load i64, i64* %"v%10.stride.119"
	%1316 = mul nsw i64 %1256, %1315
	%1317 = load double*, double** %"v%10.origin.117"
	%1318 = getelementptr double, double* %1317, i64 %1316
	%1319 = getelementptr double, double* %1318, i64 %1272
	%1320 = load double, double* %1319, !alias.scope !79, !noalias !80, !llvm.access.group !442
	%1321 = fadd double %1314, %1320
	%1322 = fmul double 0.25, %1321
	%1323 = fadd double %1301, %1322
	%1324 = load i64, i64* %h.stride.21
	%1325 = mul nsw i64 %1256, %1324
	%1326 = load double*, double** %h.origin.19
	%1327 = getelementptr double, double* %1326, i64 %1325
	%1328 = getelementptr double, double* %1327, i64 %1272
	store double %1323, double* %1328, !alias.scope !49, !noalias !50, !llvm.access.group !443
	br label %latch.513

latch.513:
	%1329 = add nsw i64 %1272, 1
	%1330 = icmp slt i64 %1272, 12
	br i1 %1330, label %do.512, label %done.514, !llvm.loop !446

done.514:
	%1331 = trunc i64 %1329 to i32
	store i32 %1331, i32* %"i%52.124", !llvm.access.group !433
	br label %enddo.515

enddo.515:
	br label %latch.509

do.516:
	%1332 = phi i64 [ %1264, %enddo.511 ], [ %1334, %latch.517 ]
	store i64 %1332, i64* %"i%55.130", !llvm.access.group !450
	store i64 1, i64* %"i%54.129", !llvm.access.group !450
	%1333 = icmp sle i64 1, 12
	br i1 %1333, label %do.520, label %enddo.523

latch.517:
	%1334 = add nsw i64 %1332, 1
	%1335 = icmp slt i64 %1332, %1270
	br i1 %1335, label %do.516, label %done.518, !llvm.loop !460

done.518:
	store i64 %1334, i64* %"i%55.130"
	br label %enddo.519

enddo.519:
	%1336 = load i64, i64* %"u%start1.34"
	%1337 = icmp sge i64 9, %1336
	%1338 = load i64, i64* %"u%block1.35"
	%1339 = load i64, i64* %"u%start1.34"
	%1340 = add nsw i64 %1338, %1339
	%1341 = icmp sge i64 %1340, 10
	%1342 = and i1 %1337, %1341
	br i1 %1342, label %then.525, label %else.526

do.520:
	%1343 = phi i64 [ 1, %do.516 ], [ %1356, %latch.521 ]
	store i64 %1343, i64* %"i%54.129", !llvm.access.group !452
	%1344 = add nsw i64 %1332, 1
	%1345 = load i64, i64* %z.stride.18
	%1346 = mul nsw i64 %1344, %1345
	%1347 = load double*, double** %z.origin.16
	%1348 = getelementptr double, double* %1347, i64 %1346
	%1349 = getelementptr double, double* %1348, i64 %1343
	%1350 = load double, double* %1349, !alias.scope !47, !noalias !48, !llvm.access.group !453
	%1351 = load i64, i64* %"v%11.stride.128"
	%1352 = mul nsw i64 %1332, %1351
	%1353 = load double*, double** %"v%11.origin.126"
	%1354 = getelementptr double, double* %1353, i64 %1352
	%1355 = getelementptr double, double* %1354, i64 %1343
	store double %1350, double* %1355, !alias.scope !81, !noalias !82, !llvm.access.group !454
	br label %latch.521

latch.521:
	%1356 = add nsw i64 %1343, 1
	%1357 = icmp slt i64 %1343, 12
	br i1 %1357, label %do.520, label %done.522, !llvm.loop !457

done.522:
	store i64 %1356, i64* %"i%54.129", !llvm.access.group !450
	br label %enddo.523

enddo.523:
	br label %latch.517

endif.524:
	%1358 = load i64, i64* %"u%start1.34"
	%1359 = icmp sgt i64 1, %1358
	%1360 = select i1 %1359, i64 1, i64 %1358
	%1361 = load i64, i64* %"u%block1.35"
	%1362 = load i64, i64* %"u%start1.34"
	%1363 = add nsw i64 %1361, %1362
	%1364 = sub nsw i64 %1363, 1
	%1365 = icmp slt i64 8, %1364
	%1366 = select i1 %1365, i64 8, i64 %1364
	store i64 %1360, i64* %"i%59.137"
	%1367 = icmp sle i64 %1360, %1366
	br i1 %1367, label %do.535, label %enddo.538

then.525:
	store i64 9, i64* %"i%57.132"
	%1368 = icmp sle i64 9, 9
	br i1 %1368, label %do.527, label %enddo.530

else.526:
	br label %endif.524

do.527:
	%1369 = phi i64 [ 9, %then.525 ], [ %1371, %latch.528 ]
	store i64 %1369, i64* %"i%57.132", !llvm.access.group !461
	store i64 1, i64* %"i%56.131", !llvm.access.group !461
	%1370 = icmp sle i64 1, 12
	br i1 %1370, label %do.531, label %enddo.534

latch.528:
	%1371 = add nsw i64 %1369, 1
	%1372 = icmp slt i64 %1369, 9
	br i1 %1372, label %do.527, label %done.529, !llvm.loop !471

done.529:
	store i64 %1371, i64* %"i%57.132"
	br label %enddo.530

enddo.530:
	br label %endif.524

do.531:
	%1373 = phi i64 [ 1, %do.527 ], [ %1386, %latch.532 ]
	store i64 %1373, i64* %"i%56.131", !llvm.access.group !463
	%1374 = sub nsw i64 %1369, 8
	%1375 = load i64, i64* %z.stride.18
	%1376 = mul nsw i64 %1374, %1375
	%1377 = load double*, double** %z.origin.16
	%1378 = getelementptr double, double* %1377, i64 %1376
	%1379 = getelementptr double, double* %1378, i64 %1373
	%1380 = load double, double* %1379, !alias.scope !47, !noalias !48, !llvm.access.group !464
	%1381 = load i64, i64* %"v%11.stride.128"
	%1382 = mul nsw i64 %1369, %1381
	%1383 = load double*, double** %"v%11.origin.126"
	%1384 = getelementptr double, double* %1383, i64 %1382
	%1385 = getelementptr double, double* %1384, i64 %1373
	store double %1380, double* %1385, !alias.scope !81, !noalias !82, !llvm.access.group !465
	br label %latch.532

latch.532:
	%1386 = add nsw i64 %1373, 1
	%1387 = icmp slt i64 %1373, 12
	br i1 %1387, label %do.531, label %done.533, !llvm.loop !468

done.533:
	store i64 %1386, i64* %"i%56.131", !llvm.access.group !461
	br label %enddo.534

enddo.534:
	br label %latch.528

do.535:
	%1388 = phi i64 [ %1360, %endif.524 ], [ %1390, %latch.536 ]
	store i64 %1388, i64* %"i%59.137", !llvm.access.group !472
	store i64 1, i64* %"i%58.136", !llvm.access.group !472
	%1389 = icmp sle i64 1, 12
	br i1 %1389, label %do.539, label %enddo.542

latch.536:
	%1390 = add nsw i64 %1388, 1
	%1391 = icmp slt i64 %1388, %1366
	br i1 %1391, label %do.535, label %done.537, !llvm.loop !482

done.537:
	store i64 %1390, i64* %"i%59.137"
	br label %enddo.538

enddo.538:
	%1392 = load i64, i64* %"u%start1.34"
	%1393 = icmp sge i64 9, %1392
	%1394 = load i64, i64* %"u%block1.35"
	%1395 = load i64, i64* %"u%start1.34"
	%1396 = add nsw i64 %1394, %1395
	%1397 = icmp sge i64 %1396, 10
	%1398 = and i1 %1393, %1397
	br i1 %1398, label %then.544, label %else.545

do.539:
	%1399 = phi i64 [ 1, %do.535 ], [ %1412, %latch.540 ]
	store i64 %1399, i64* %"i%58.136", !llvm.access.group !474
	%1400 = add nsw i64 %1388, 1
	%1401 = load i64, i64* %cv.stride.15
	%1402 = mul nsw i64 %1400, %1401
	%1403 = load double*, double** %cv.origin.13
	%1404 = getelementptr double, double* %1403, i64 %1402
	%1405 = getelementptr double, double* %1404, i64 %1399
	%1406 = load double, double* %1405, !alias.scope !45, !noalias !46, !llvm.access.group !475
	%1407 = load i64, i64* %"v%12.stride.135"
	%1408 = mul nsw i64 %1388, %1407
	%1409 = load double*, double** %"v%12.origin.133"
	%1410 = getelementptr double, double* %1409, i64 %1408
	%1411 = getelementptr double, double* %1410, i64 %1399
	store double %1406, double* %1411, !alias.scope !83, !noalias !84, !llvm.access.group !476
	br label %latch.540

latch.540:
	%1412 = add nsw i64 %1399, 1
	%1413 = icmp slt i64 %1399, 12
	br i1 %1413, label %do.539, label %done.541, !llvm.loop !479

done.541:
	store i64 %1412, i64* %"i%58.136", !llvm.access.group !472
	br label %enddo.542

enddo.542:
	br label %latch.536

endif.543:
	%1414 = load i64, i64* %"u%start1.34"
	%1415 = icmp sgt i64 1, %1414
	%1416 = select i1 %1415, i64 1, i64 %1414
	%1417 = load i64, i64* %"u%block1.35"
	%1418 = load i64, i64* %"u%start1.34"
	%1419 = add nsw i64 %1417, %1418
	%1420 = sub nsw i64 %1419, 1
	%1421 = icmp slt i64 9, %1420
	%1422 = select i1 %1421, i64 9, i64 %1420
	store i64 %1416, i64* %"i%63.144"
	%1423 = icmp sle i64 %1416, %1422
	br i1 %1423, label %do.554, label %enddo.557

then.544:
	store i64 9, i64* %"i%61.139"
	%1424 = icmp sle i64 9, 9
	br i1 %1424, label %do.546, label %enddo.549

else.545:
	br label %endif.543

do.546:
	%1425 = phi i64 [ 9, %then.544 ], [ %1427, %latch.547 ]
	store i64 %1425, i64* %"i%61.139", !llvm.access.group !483
	store i64 1, i64* %"i%60.138", !llvm.access.group !483
	%1426 = icmp sle i64 1, 12
	br i1 %1426, label %do.550, label %enddo.553

latch.547:
	%1427 = add nsw i64 %1425, 1
	%1428 = icmp slt i64 %1425, 9
	br i1 %1428, label %do.546, label %done.548, !llvm.loop !493

done.548:
	store i64 %1427, i64* %"i%61.139"
	br label %enddo.549

enddo.549:
	br label %endif.543

do.550:
	%1429 = phi i64 [ 1, %do.546 ], [ %1442, %latch.551 ]
	store i64 %1429, i64* %"i%60.138", !llvm.access.group !485
	%1430 = sub nsw i64 %1425, 8
	%1431 = load i64, i64* %cv.stride.15
	%1432 = mul nsw i64 %1430, %1431
	%1433 = load double*, double** %cv.origin.13
	%1434 = getelementptr double, double* %1433, i64 %1432
	%1435 = getelementptr double, double* %1434, i64 %1429
	%1436 = load double, double* %1435, !alias.scope !45, !noalias !46, !llvm.access.group !486
	%1437 = load i64, i64* %"v%12.stride.135"
	%1438 = mul nsw i64 %1425, %1437
	%1439 = load double*, double** %"v%12.origin.133"
	%1440 = getelementptr double, double* %1439, i64 %1438
	%1441 = getelementptr double, double* %1440, i64 %1429
	store double %1436, double* %1441, !alias.scope !83, !noalias !84, !llvm.access.group !487
	br label %latch.551

latch.551:
	%1442 = add nsw i64 %1429, 1
	%1443 = icmp slt i64 %1429, 12
	br i1 %1443, label %do.550, label %done.552, !llvm.loop !490

done.552:
	store i64 %1442, i64* %"i%60.138", !llvm.access.group !483
	br label %enddo.553

enddo.553:
	br label %latch.547

do.554:
	%1444 = phi i64 [ %1416, %endif.543 ], [ %1446, %latch.555 ]
	store i64 %1444, i64* %"i%63.144", !llvm.access.group !494
	store i64 1, i64* %"i%62.143", !llvm.access.group !494
	%1445 = icmp sle i64 1, 1
	br i1 %1445, label %do.558, label %enddo.561

latch.555:
	%1446 = add nsw i64 %1444, 1
	%1447 = icmp slt i64 %1444, %1422
	br i1 %1447, label %do.554, label %done.556, !llvm.loop !504

done.556:
	store i64 %1446, i64* %"i%63.144"
	br label %enddo.557

enddo.557:
	%1448 = load i64, i64* %"u%start1.34"
	%1449 = icmp sgt i64 1, %1448
	%1450 = select i1 %1449, i64 1, i64 %1448
	%1451 = load i64, i64* %"u%block1.35"
	%1452 = load i64, i64* %"u%start1.34"
	%1453 = add nsw i64 %1451, %1452
	%1454 = sub nsw i64 %1453, 1
	%1455 = icmp slt i64 9, %1454
	%1456 = select i1 %1455, i64 9, i64 %1454
	store i64 %1450, i64* %"i%65.146"
	%1457 = icmp sle i64 %1450, %1456
	br i1 %1457, label %do.562, label %enddo.565

do.558:
	%1458 = phi i64 [ 1, %do.554 ], [ %1471, %latch.559 ]
	store i64 %1458, i64* %"i%62.143", !llvm.access.group !496
	%1459 = add nsw i64 %1458, 11
	%1460 = load i64, i64* %cv.stride.15
	%1461 = mul nsw i64 %1444, %1460
	%1462 = load double*, double** %cv.origin.13
	%1463 = getelementptr double, double* %1462, i64 %1461
	%1464 = getelementptr double, double* %1463, i64 %1459
	%1465 = load double, double* %1464, !alias.scope !45, !noalias !46, !llvm.access.group !497
	%1466 = load i64, i64* %"v%13.stride.142"
	%1467 = mul nsw i64 %1444, %1466
	%1468 = load double*, double** %"v%13.origin.140"
	%1469 = getelementptr double, double* %1468, i64 %1467
	%1470 = getelementptr double, double* %1469, i64 %1458
	store double %1465, double* %1470, !alias.scope !85, !noalias !86, !llvm.access.group !498
	br label %latch.559

latch.559:
	%1471 = add nsw i64 %1458, 1
	%1472 = icmp slt i64 %1458, 1
	br i1 %1472, label %do.558, label %done.560, !llvm.loop !501

done.560:
	store i64 %1471, i64* %"i%62.143", !llvm.access.group !494
	br label %enddo.561

enddo.561:
	br label %latch.555

do.562:
	%1473 = phi i64 [ %1450, %enddo.557 ], [ %1475, %latch.563 ]
	store i64 %1473, i64* %"i%65.146", !llvm.access.group !505
	store i64 2, i64* %"i%64.145", !llvm.access.group !505
	%1474 = icmp sle i64 2, 12
	br i1 %1474, label %do.566, label %enddo.569

latch.563:
	%1475 = add nsw i64 %1473, 1
	%1476 = icmp slt i64 %1473, %1456
	br i1 %1476, label %do.562, label %done.564, !llvm.loop !515

done.564:
	store i64 %1475, i64* %"i%65.146"
	br label %enddo.565

enddo.565:
	%1477 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.571, i32 0, i32 0
	%1478 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.570, i32 0, i32 0
	store i64* %1477, i64** %1478
	%1479 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.572, i32 0, i32 0
	%1480 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.570, i32 0, i32 1
	store i64* %1479, i64** %1480
	%1481 = bitcast [2 x i64*]* %params.570 to i8*
	call void @hpf_exchange_run(i8* bitcast ([2 x %hpf_exchange*]* @17 to i8*), i8* %1481, i32 2)
	%1482 = load i64, i64* %"u%start1.34"
	%1483 = icmp sgt i64 1, %1482
	%1484 = select i1 %1483, i64 1, i64 %1482
	%1485 = load i64, i64* %"u%block1.35"
	%1486 = load i64, i64* %"u%start1.34"
	%1487 = add nsw i64 %1485, %1486
	%1488 = sub nsw i64 %1487, 1
	%1489 = icmp slt i64 8, %1488
	%1490 = select i1 %1489, i64 8, i64 %1488
	store i64 %1484, i64* %"i%67.151"
	%1491 = icmp sle i64 %1484, %1490
	br i1 %1491, label %do.573, label %enddo.576

do.566:
	%1492 = phi i64 [ 2, %do.562 ], [ %1505, %latch.567 ]
	store i64 %1492, i64* %"i%64.145", !llvm.access.group !507
	%1493 = sub nsw i64 %1492, 1
	%1494 = load i64, i64* %cv.stride.15
	%1495 = mul nsw i64 %1473, %1494
	%1496 = load double*, double** %cv.origin.13
	%1497 = getelementptr double, double* %1496, i64 %1495
	%1498 = getelementptr double, double* %1497, i64 %1493
	%1499 = load double, double* %1498, !alias.scope !45, !noalias !46, !llvm.access.group !508
	%1500 = load i64, i64* %"v%13.stride.142"
	%1501 = mul nsw i64 %1473, %1500
	%1502 = load double*, double** %"v%13.origin.140"
	%1503 = getelementptr double, double* %1502, i64 %1501
	%1504 = getelementptr double, double* %1503, i64 %1492
	store double %1499, double* %1504, !alias.scope !85, !noalias !86, !llvm.access.group !509
	br label %latch.567

latch.567:
	%1505 = add nsw i64 %1492, 1
	%1506 = icmp slt i64 %1492, 12
	br i1 %1506, label %do.566, label %done.568, !llvm.loop !512

done.568:
	store i64 %1505, i64* %"i%64.145", !llvm.access.group !505
	br label %enddo.569

enddo.569:
	br label %latch.563

do.573:
	%1507 = phi i64 [ %1484, %enddo.565 ], [ %1509, %latch.574 ]
	store i64 %1507, i64* %"i%67.151", !llvm.access.group !516
	store i64 1, i64* %"i%66.150", !llvm.access.group !516
	%1508 = icmp sle i64 1, 12
	br i1 %1508, label %do.577, label %enddo.580

latch.574:
	%1509 = add nsw i64 %1507, 1
	%1510 = icmp slt i64 %1507, %1490
	br i1 %1510, label %do.573, label %done.575, !llvm.loop !526

done.575:
	store i64 %1509, i64* %"i%67.151"
	br label %enddo.576

enddo.576:
	%1511 = load i64, i64* %"u%start1.34"
	%1512 = icmp sge i64 9, %1511
	%1513 = load i64, i64* %"u%block1.35"
	%1514 = load i64, i64* %"u%start1.34"
	%1515 = add nsw i64 %1513, %1514
	%1516 = icmp sge i64 %1515, 10
	%1517 = and i1 %1512, %1516
	br i1 %1517, label %then.582, label %else.583

do.577:
	%1518 = phi i64 [ 1, %do.573 ], [ %1531, %latch.578 ]
	store i64 %1518, i64* %"i%66.150", !llvm.access.group !518
	%1519 = add nsw i64 %1507, 1
	%1520 = load i64, i64* %"v%13.stride.142"
	%1521 = mul nsw i64 %1519, %1520
	%1522 = load double*, double** %"v%13.origin.140"
	%1523 = getelementptr double, double* %1522, i64 %1521
	%1524 = getelementptr double, double* %1523, i64 %1518
	%1525 = load double, double* %1524, !alias.scope !85, !noalias !86, !llvm.access.group !519
	%1526 = load i64, i64* %"v%14.stride.149"
	%1527 = mul nsw i64 %1507, %1526
	%1528 = load double*, double** %"v%14.origin.147"
	%1529 = getelementptr double, double* %1528, i64 %1527
	%1530 = getelementptr double, double* %1529, i64 %1518
	store double %1525, double* %1530, !alias.scope !87, !noalias !88, !llvm.access.group !520
	br label %latch.578

latch.578:
	%1531 = add nsw i64 %1518, 1
	%1532 = icmp slt i64 %1518, 12
	br i1 %1532, label %do.577, label %done.579, !llvm.loop !523

done.579:
	store i64 %1531, i64* %"i%66.150", !llvm.access.group !516
	br label %enddo.580

enddo.580:
	br label %latch.574

endif.581:
	%1533 = load i64, i64* %"u%start1.34"
	%1534 = icmp sgt i64 1, %1533
	%1535 = select i1 %1534, i64 1, i64 %1533
	%1536 = load i64, i64* %"u%block1.35"
	%1537 = load i64, i64* %"u%start1.34"
	%1538 = add nsw i64 %1536, %1537
	%1539 = sub nsw i64 %1538, 1
	%1540 = icmp slt i64 9, %1539
	%1541 = select i1 %1540, i64 9, i64 %1539
	store i64 %1535, i64* %"i%71.158"
	%1542 = icmp sle i64 %1535, %1541
	br i1 %1542, label %do.592, label %enddo.595

then.582:
	store i64 9, i64* %"i%69.153"
	%1543 = icmp sle i64 9, 9
	br i1 %1543, label %do.584, label %enddo.587

else.583:
	br label %endif.581

do.584:
	%1544 = phi i64 [ 9, %then.582 ], [ %1546, %latch.585 ]
	store i64 %1544, i64* %"i%69.153", !llvm.access.group !527
	store i64 1, i64* %"i%68.152", !llvm.access.group !527
	%1545 = icmp sle i64 1, 12
	br i1 %1545, label %do.588, label %enddo.591

latch.585:
	%1546 = add nsw i64 %1544, 1
	%1547 = icmp slt i64 %1544, 9
	br i1 %1547, label %do.584, label %done.586, !llvm.loop !537

done.586:
	store i64 %1546, i64* %"i%69.153"
	br label %enddo.587

enddo.587:
	br label %endif.581

do.588:
	%1548 = phi i64 [ 1, %do.584 ], [ %1561, %latch.589 ]
	store i64 %1548, i64* %"i%68.152", !llvm.access.group !529
	%1549 = sub nsw i64 %1544, 8
	%1550 = load i64, i64* %"v%13.stride.142"
	%1551 = mul nsw i64 %1549, %1550
	%1552 = load double*, double** %"v%13.origin.140"
	%1553 = getelementptr double, double* %1552, i64 %1551
	%1554 = getelementptr double, double* %1553, i64 %1548
	%1555 = load double, double* %1554, !alias.scope !85, !noalias !86, !llvm.access.group !530
	%1556 = load i64, i64* %"v%14.stride.149"
	%1557 = mul nsw i64 %1544, %1556
	%1558 = load double*, double** %"v%14.origin.147"
	%1559 = getelementptr double, double* %1558, i64 %1557
	%1560 = getelementptr double, double* %1559, i64 %1548
	store double %1555, double* %1560, !alias.scope !87, !noalias !88, !llvm.access.group !531
	br label %latch.589

latch.589:
	%1561 = add nsw i64 %1548, 1
	%1562 = icmp slt i64 %1548, 12
	br i1 %1562, label %do.588, label %done.590, !llvm.loop !534

done.590:
	store i64 %1561, i64* %"i%68.152", !llvm.access.group !527
	br label %enddo.591

enddo.591:
	br label %latch.585

do.592:
	%1563 = phi i64 [ %1535, %endif.581 ], [ %1565, %latch.593 ]
	store i64 %1563, i64* %"i%71.158", !llvm.access.group !538
	store i64 1, i64* %"i%70.157", !llvm.access.group !538
	%1564 = icmp sle i64 1, 1
	br i1 %1564, label %do.596, label %enddo.599

latch.593:
	%1565 = add nsw i64 %1563, 1
	%1566 = icmp slt i64 %1563, %1541
	br i1 %1566, label %do.592, label %done.594, !llvm.loop !548

done.594:
	store i64 %1565, i64* %"i%71.158"
	br label %enddo.595

enddo.595:
	%1567 = load i64, i64* %"u%start1.34"
	%1568 = icmp sgt i64 1, %1567
	%1569 = select i1 %1568, i64 1, i64 %1567
	%1570 = load i64, i64* %"u%block1.35"
	%1571 = load i64, i64* %"u%start1.34"
	%1572 = add nsw i64 %1570, %1571
	%1573 = sub nsw i64 %1572, 1
	%1574 = icmp slt i64 9, %1573
	%1575 = select i1 %1574, i64 9, i64 %1573
	store i64 %1569, i64* %"i%73.160"
	%1576 = icmp sle i64 %1569, %1575
	br i1 %1576, label %do.600, label %enddo.603

do.596:
	%1577 = phi i64 [ 1, %do.592 ], [ %1590, %latch.597 ]
	store i64 %1577, i64* %"i%70.157", !llvm.access.group !540
	%1578 = add nsw i64 %1577, 11
	%1579 = load i64, i64* %cv.stride.15
	%1580 = mul nsw i64 %1563, %1579
	%1581 = load double*, double** %cv.origin.13
	%1582 = getelementptr double, double* %1581, i64 %1580
	%1583 = getelementptr double, double* %1582, i64 %1578
	%1584 = load double, double* %1583, !alias.scope !45, !noalias !46, !llvm.access.group !541
	%1585 = load i64, i64* %"v%15.stride.156"
	%1586 = mul nsw i64 %1563, %1585
	%1587 = load double*, double** %"v%15.origin.154"
	%1588 = getelementptr double, double* %1587, i64 %1586
	%1589 = getelementptr double, double* %1588, i64 %1577
	store double %1584, double* %1589, !alias.scope !89, !noalias !90, !llvm.access.group !542
	br label %latch.597

latch.597:
	%1590 = add nsw i64 %1577, 1
	%1591 = icmp slt i64 %1577, 1
	br i1 %1591, label %do.596, label %done.598, !llvm.loop !545

done.598:
	store i64 %1590, i64* %"i%70.157", !llvm.access.group !538
	br label %enddo.599

enddo.599:
	br label %latch.593

do.600:
	%1592 = phi i64 [ %1569, %enddo.595 ], [ %1594, %latch.601 ]
	store i64 %1592, i64* %"i%73.160", !llvm.access.group !549
	store i64 2, i64* %"i%72.159", !llvm.access.group !549
	%1593 = icmp sle i64 2, 12
	br i1 %1593, label %do.604, label %enddo.607

latch.601:
	%1594 = add nsw i64 %1592, 1
	%1595 = icmp slt i64 %1592, %1575
	br i1 %1595, label %do.600, label %done.602, !llvm.loop !559

done.602:
	store i64 %1594, i64* %"i%73.160"
	br label %enddo.603

enddo.603:
	%1596 = load i64, i64* %"u%start1.34"
	%1597 = icmp sgt i64 1, %1596
	%1598 = select i1 %1597, i64 1, i64 %1596
	%1599 = load i64, i64* %"u%block1.35"
	%1600 = load i64, i64* %"u%start1.34"
	%1601 = add nsw i64 %1599, %1600
	%1602 = sub nsw i64 %1601, 1
	%1603 = icmp slt i64 9, %1602
	%1604 = select i1 %1603, i64 9, i64 %1602
	store i64 %1598, i64* %"i%75.165"
	%1605 = icmp sle i64 %1598, %1604
	br i1 %1605, label %do.608, label %enddo.611

do.604:
	%1606 = phi i64 [ 2, %do.600 ], [ %1619, %latch.605 ]
	store i64 %1606, i64* %"i%72.159", !llvm.access.group !551
	%1607 = sub nsw i64 %1606, 1
	%1608 = load i64, i64* %cv.stride.15
	%1609 = mul nsw i64 %1592, %1608
	%1610 = load double*, double** %cv.origin.13
	%1611 = getelementptr double, double* %1610, i64 %1609
	%1612 = getelementptr double, double* %1611, i64 %1607
	%1613 = load double, double* %1612, !alias.scope !45, !noalias !46, !llvm.access.group !552
	%1614 = load i64, i64* %"v%15.stride.156"
	%1615 = mul nsw i64 %1592, %1614
	%1616 = load double*, double** %"v%15.origin.154"
	%1617 = getelementptr double, double* %1616, i64 %1615
	%1618 = getelementptr double, double* %1617, i64 %1606
	store double %1613, double* %1618, !alias.scope !89, !noalias !90, !llvm.access.group !553
	br label %latch.605

latch.605:
	%1619 = add nsw i64 %1606, 1
	%1620 = icmp slt i64 %1606, 12
	br i1 %1620, label %do.604, label %done.606, !llvm.loop !556

done.606:
	store i64 %1619, i64* %"i%72.159", !llvm.access.group !549
	br label %enddo.607

enddo.607:
	br label %latch.601

do.608:
	%1621 = phi i64 [ %1598, %enddo.603 ], [ %1623, %latch.609 ]
	store i64 %1621, i64* %"i%75.165", !llvm.access.group !560
	store i64 1, i64* %"i%74.164", !llvm.access.group !560
	%1622 = icmp sle i64 1, 1
	br i1 %1622, label %do.612, label %enddo.615

latch.609:
	%1623 = add nsw i64 %1621, 1
	%1624 = icmp slt i64 %1621, %1604
	br i1 %1624, label %do.608, label %done.610, !llvm.loop !570

done.610:
	store i64 %1623, i64* %"i%75.165"
	br label %enddo.611

enddo.611:
	%1625 = load i64, i64* %"u%start1.34"
	%1626 = icmp sgt i64 1, %1625
	%1627 = select i1 %1626, i64 1, i64 %1625
	%1628 = load i64, i64* %"u%block1.35"
	%1629 = load i64, i64* %"u%start1.34"
	%1630 = add nsw i64 %1628, %1629
	%1631 = sub nsw i64 %1630, 1
	%1632 = icmp slt i64 9, %1631
	%1633 = select i1 %1632, i64 9, i64 %1631
	store i64 %1627, i64* %"i%77.167"
	%1634 = icmp sle i64 %1627, %1633
	br i1 %1634, label %do.616, label %enddo.619

do.612:
	%1635 = phi i64 [ 1, %do.608 ], [ %1648, %latch.613 ]
	store i64 %1635, i64* %"i%74.164", !llvm.access.group !562
	%1636 = add nsw i64 %1635, 11
	%1637 = load i64, i64* %h.stride.21
	%1638 = mul nsw i64 %1621, %1637
	%1639 = load double*, double** %h.origin.19
	%1640 = getelementptr double, double* %1639, i64 %1638
	%1641 = getelementptr double, double* %1640, i64 %1636
	%1642 = load double, double* %1641, !alias.scope !49, !noalias !50, !llvm.access.group !563
	%1643 = load i64, i64* %"v%16.stride.163"
	%1644 = mul nsw i64 %1621, %1643
	%1645 = load double*, double** %"v%16.origin.161"
	%1646 = getelementptr double, double* %1645, i64 %1644
	%1647 = getelementptr double, double* %1646, i64 %1635
	store double %1642, double* %1647, !alias.scope !91, !noalias !92, !llvm.access.group !564
	br label %latch.613

latch.613:
	%1648 = add nsw i64 %1635, 1
	%1649 = icmp slt i64 %1635, 1
	br i1 %1649, label %do.612, label %done.614, !llvm.loop !567

done.614:
	store i64 %1648, i64* %"i%74.164", !llvm.access.group !560
	br label %enddo.615

enddo.615:
	br label %latch.609

do.616:
	%1650 = phi i64 [ %1627, %enddo.611 ], [ %1652, %latch.617 ]
	store i64 %1650, i64* %"i%77.167", !llvm.access.group !571
	store i64 2, i64* %"i%76.166", !llvm.access.group !571
	%1651 = icmp sle i64 2, 12
	br i1 %1651, label %do.620, label %enddo.623

latch.617:
	%1652 = add nsw i64 %1650, 1
	%1653 = icmp slt i64 %1650, %1633
	br i1 %1653, label %do.616, label %done.618, !llvm.loop !581

done.618:
	store i64 %1652, i64* %"i%77.167"
	br label %enddo.619

enddo.619:
	%1654 = load i64, i64* %"u%start1.34"
	%1655 = icmp sgt i64 1, %1654
	%1656 = select i1 %1655, i64 1, i64 %1654
	%1657 = load i64, i64* %"u%block1.35"
	%1658 = load i64, i64* %"u%start1.34"
	%1659 = add nsw i64 %1657, %1658
	%1660 = sub nsw i64 %1659, 1
	%1661 = icmp slt i64 9, %1660
	%1662 = select i1 %1661, i64 9, i64 %1660
	%1663 = trunc i64 %1656 to i32
	store i32 %1663, i32* %"i%79.169"
	%1664 = icmp sle i64 %1656, %1662
	br i1 %1664, label %do.624, label %enddo.627

do.620:
	%1665 = phi i64 [ 2, %do.616 ], [ %1678, %latch.621 ]
	store i64 %1665, i64* %"i%76.166", !llvm.access.group !573
	%1666 = sub nsw i64 %1665, 1
	%1667 = load i64, i64* %h.stride.21
	%1668 = mul nsw i64 %1650, %1667
	%1669 = load double*, double** %h.origin.19
	%1670 = getelementptr double, double* %1669, i64 %1668
	%1671 = getelementptr double, double* %1670, i64 %1666
	%1672 = load double, double* %1671, !alias.scope !49, !noalias !50, !llvm.access.group !574
	%1673 = load i64, i64* %"v%16.stride.163"
	%1674 = mul nsw i64 %1650, %1673
	%1675 = load double*, double** %"v%16.origin.161"
	%1676 = getelementptr double, double* %1675, i64 %1674
	%1677 = getelementptr double, double* %1676, i64 %1665
	store double %1672, double* %1677, !alias.scope !91, !noalias !92, !llvm.access.group !575
	br label %latch.621

latch.621:
	%1678 = add nsw i64 %1665, 1
	%1679 = icmp slt i64 %1665, 12
	br i1 %1679, label %do.620, label %done.622, !llvm.loop !578

done.622:
	store i64 %1678, i64* %"i%76.166", !llvm.access.group !571
	br label %enddo.623

enddo.623:
	br label %latch.617

do.624:
	%1680 = phi i64 [ %1656, %enddo.619 ], [ %1683, %latch.625 ]
	%1681 = trunc i64 %1680 to i32
	store i32 %1681, i32* %"i%79.169", !llvm.access.group !582
	store i32 1, i32* %"i%78.168", !llvm.access.group !582
	%1682 = icmp sle i64 1, 12
	br i1 %1682, label %do.628, label %enddo.631

latch.625:
	%1683 = add nsw i64 %1680, 1
	%1684 = icmp slt i64 %1680, %1662
	br i1 %1684, label %do.624, label %done.626, !llvm.loop !600

done.626:
	%1685 = trunc i64 %1683 to i32
	store i32 %1685, i32* %"i%79.169"
	br label %enddo.627

enddo.627:
	%1686 = load i64, i64* %"u%start1.34"
	%1687 = icmp sgt i64 1, %1686
	%1688 = select i1 %1687, i64 1, i64 %1686
	%1689 = load i64, i64* %"u%block1.35"
	%1690 = load i64, i64* %"u%start1.34"
	%1691 = add nsw i64 %1689, %1690
	%1692 = sub nsw i64 %1691, 1
	%1693 = icmp slt i64 9, %1692
	%1694 = select i1 %1693, i64 9, i64 %1692
	store i64 %1688, i64* %"i%81.174"
	%1695 = icmp sle i64 %1688, %1694
	br i1 %1695, label %do.632, label %enddo.635

do.628:
	%1696 = phi i64 [ 1, %do.624 ], [ %1767, %latch.629 ]
	%1697 = trunc i64 %1696 to i32
	store i32 %1697, i32* %"i%78.168", !llvm.access.group !584
	%1698 = load i64, i64* %u.stride.3
	%1699 = mul nsw i64 %1680, %1698
	%1700 = load double*, double** %u.origin.1
	%1701 = getelementptr double, double* %1700, i64 %1699
	%1702 = getelementptr double, double* %1701, i64 %1696
	%1703 = load double, double* %1702, !alias.scope !37, !noalias !38, !llvm.access.group !585
	%1704 = load i64, i64* %z.stride.18
	%1705 = mul nsw i64 %1680, %1704
	%1706 = load double*, double** %z.origin.16
	%1707 = getelementptr double, double* %1706, i64 %1705
	%1708 = getelementptr double, double* %1707, i64 %1696
	%1709 = load double, double* %1708, !alias.scope !47, !noalias !48, !llvm.access.group !586
	%1710 = load i64, i64* %"v%11.stride.128"
	%1711 = mul nsw i64 %1680, %1710
	%1712 = load double*, double** %"v%11.origin.126"
	%1713 = getelementptr double, double* %1712, i64 %1711
	%1714 = getelementptr double, double* %1713, i64 %1696
	%1715 = load double, double* %1714, !alias.scope !81, !noalias !82, !llvm.access.group !587
	%1716 = fadd double %1709, %1715
	%1717 = fmul double 11.25, %1716
	%1718 = load i64, i64* %cv.stride.15
	%1719 = mul nsw i64 %1680, %1718
	%1720 = load double*, double** %cv.origin.13
	%1721 = getelementptr double, double* %1720, i64 %1719
	%1722 = getelementptr double, double* %1721, i64 %1696
	%1723 = load double, double* %1722, !alias.scope !45, !noalias !46, !llvm.access.group !588
	%1724 = load i64, i64* %"v%12.stride.135"
	%1725 = mul nsw i64 %1680, %1724
	%1726 = load double*, double** %"v%12.origin.133"
	%1727 = getelementptr double, double* %1726, i64 %1725
	%1728 = getelementptr double, double* %1727, i64 %1696
	%1729 = load double, double* %1728, !alias.scope !83, !noalias !84, !llvm.access.group !589
	%1730 = fadd double %1723, %1729
	%1731 = load i64, i64* %"v%14.stride.149"
	%1732 = mul nsw i64 %1680, %1731
	%1733 = load double*, double** %"v%14.origin.147"
	%1734 = getelementptr double, double* %1733, i64 %1732
	%1735 = getelementptr double, double* %1734, i64 %1696
	%1736 = load double, double* %1735, !alias.scope !87, !noalias !88, !llvm.access.group !590
	%1737 = fadd double %1730, %1736
	%1738 = load i64, i64* %"v%15.stride.156"
	%1739 = mul nsw i64 %1680, %1738
	%1740 = load double*, double** %"v%15.origin.154"
	%1741 = getelementptr double, double* %1740, i64 %1739
	%1742 = getelementptr double, double* %1741, i64 %1696
	%1743 = load double, double* %1742, !alias.scope !89, !noalias !90, !llvm.access.group !591
	%1744 = fadd double %1737, %1743
	%1745 = fmul double %1717, %1744
	%1746 = fadd double %1703, %1745
	%1747 = load i64, i64* %h.stride.21
	%1748 = mul nsw i64 %1680, %1747
	%1749 = load double*, double** %h.origin.19
	%1750 = getelementptr double, double* %1749, i64 %1748
	%1751 = getelementptr double, double* %1750, i64 %1696
	%1752 = load double, double* %1751, !alias.scope !49, !noalias !50, !llvm.access.group !592
	%1753 = load i64, i64* %"v%16.stride.163"
	%1754 = mul nsw i64 %1680, %1753
	%1755 = load double*, double** %"v%16.origin.161"
	%1756 = getelementptr double, double* %1755, i64 %1754
	%1757 = getelementptr double, double* %1756, i64 %1696
	%1758 = load double, double* %1757, !alias.scope !91, !noalias !92, !llvm.access.group !593
	%1759 = fsub double %1752, %1758
	%1760 = fmul double 0x3F4D7DBF487FCB92, %1759
	%1761 = fsub double %1746, %1760
	%1762 = load i64, i64* %un.stride.24
	%1763 = mul nsw i64 %1680, %1762
	%1764 = load double*, double** %un.origin.22
	%1765 = getelementptr double, double* %1764, i64 %1763
	%1766 = getelementptr double, double* %1765, i64 %1696
	store double %1761, double* %1766, !alias.scope !51, !noalias !52, !llvm.access.group !594
	br label %latch.629

latch.629:
	%1767 = add nsw i64 %1696, 1
	%1768 = icmp slt i64 %1696, 12
	br i1 %1768, label %do.628, label %done.630, !llvm.loop !597

done.630:
	%1769 = trunc i64 %1767 to i32
	store i32 %1769, i32* %"i%78.168", !llvm.access.group !582
	br label %enddo.631

enddo.631:
	br label %latch.625

do.632:
	%1770 = phi i64 [ %1688, %enddo.627 ], [ %1772, %latch.633 ]
	store i64 %1770, i64* %"i%81.174", !llvm.access.group !601
	store i64 1, i64* %"i%80.173", !llvm.access.group !601
	%1771 = icmp sle i64 1, 11
	br i1 %1771, label %do.636, label %enddo.639

latch.633:
	%1772 = add nsw i64 %1770, 1
	%1773 = icmp slt i64 %1770, %1694
	br i1 %1773, label %do.632, label %done.634, !llvm.loop !611

done.634:
	store i64 %1772, i64* %"i%81.174"
	br label %enddo.635

enddo.635:
	%1774 = load i64, i64* %"u%start1.34"
	%1775 = icmp sgt i64 1, %1774
	%1776 = select i1 %1775, i64 1, i64 %1774
	%1777 = load i64, i64* %"u%block1.35"
	%1778 = load i64, i64* %"u%start1.34"
	%1779 = add nsw i64 %1777, %1778
	%1780 = sub nsw i64 %1779, 1
	%1781 = icmp slt i64 9, %1780
	%1782 = select i1 %1781, i64 9, i64 %1780
	store i64 %1776, i64* %"i%83.176"
	%1783 = icmp sle i64 %1776, %1782
	br i1 %1783, label %do.640, label %enddo.643

do.636:
	%1784 = phi i64 [ 1, %do.632 ], [ %1797, %latch.637 ]
	store i64 %1784, i64* %"i%80.173", !llvm.access.group !603
	%1785 = add nsw i64 %1784, 1
	%1786 = load i64, i64* %z.stride.18
	%1787 = mul nsw i64 %1770, %1786
	%1788 = load double*, double** %z.origin.16
	%1789 = getelementptr double, double* %1788, i64 %1787
	%1790 = getelementptr double, double* %1789, i64 %1785
	%1791 = load double, double* %1790, !alias.scope !47, !noalias !48, !llvm.access.group !604
	%1792 = load i64, i64* %"v%17.stride.172"
	%1793 = mul nsw i64 %1770, %1792
	%1794 = load double*, double** %"v%17.origin.170"
	%1795 = getelementptr double, double* %1794, i64 %1793
	%1796 = getelementptr double, double* %1795, i64 %1784
	store double %1791, double* %1796, !alias.scope !93, !noalias !94, !llvm.access.group !605
	br label %latch.637

latch.637:
	%1797 = add nsw i64 %1784, 1
	%1798 = icmp slt i64 %1784, 11
	br i1 %1798, label %do.636, label %done.638, !llvm.loop !608

done.638:
	store i64 %1797, i64* %"i%80.173", !llvm.access.group !601
	br label %enddo.639

enddo.639:
	br label %latch.633

do.640:
	%1799 = phi i64 [ %1776, %enddo.635 ], [ %1801, %latch.641 ]
	store i64 %1799, i64* %"i%83.176", !llvm.access.group !612
	store i64 12, i64* %"i%82.175", !llvm.access.group !612
	%1800 = icmp sle i64 12, 12
	br i1 %1800, label %do.644, label %enddo.647

latch.641:
	%1801 = add nsw i64 %1799, 1
	%1802 = icmp slt i64 %1799, %1782
	br i1 %1802, label %do.640, label %done.642, !llvm.loop !622

done.642:
	store i64 %1801, i64* %"i%83.176"
	br label %enddo.643

enddo.643:
	%1803 = load i64, i64* %"u%start1.34"
	%1804 = icmp sgt i64 1, %1803
	%1805 = select i1 %1804, i64 1, i64 %1803
	%1806 = load i64, i64* %"u%block1.35"
	%1807 = load i64, i64* %"u%start1.34"
	%1808 = add nsw i64 %1806, %1807
	%1809 = sub nsw i64 %1808, 1
	%1810 = icmp slt i64 9, %1809
	%1811 = select i1 %1810, i64 9, i64 %1809
	store i64 %1805, i64* %"i%85.181"
	%1812 = icmp sle i64 %1805, %1811
	br i1 %1812, label %do.648, label %enddo.651

do.644:
	%1813 = phi i64 [ 12, %do.640 ], [ %1826, %latch.645 ]
	store i64 %1813, i64* %"i%82.175", !llvm.access.group !614
	%1814 = sub nsw i64 %1813, 11
	%1815 = load i64, i64* %z.stride.18
	%1816 = mul nsw i64 %1799, %1815
	%1817 = load double*, double** %z.origin.16
	%1818 = getelementptr double, double* %1817, i64 %1816
	%1819 = getelementptr double, double* %1818, i64 %1814
	%1820 = load double, double* %1819, !alias.scope !47, !noalias !48, !llvm.access.group !615
	%1821 = load i64, i64* %"v%17.stride.172"
	%1822 = mul nsw i64 %1799, %1821
	%1823 = load double*, double** %"v%17.origin.170"
	%1824 = getelementptr double, double* %1823, i64 %1822
	%1825 = getelementptr double, double* %1824, i64 %1813
	store double %1820, double* %1825, !alias.scope !93, !noalias !94, !llvm.access.group !616
	br label %latch.645

latch.645:
	%1826 = add nsw i64 %1813, 1
	%1827 = icmp slt i64 %1813, 12
	br i1 %1827, label %do.644, label %done.646, !llvm.loop !619

done.646:
	store i64 %1826, i64* %"i%82.175", !llvm.access.group !612
	br label %enddo.647

enddo.647:
	br label %latch.641

do.648:
	%1828 = phi i64 [ %1805, %enddo.643 ], [ %1830, %latch.649 ]
	store i64 %1828, i64* %"i%85.181", !llvm.access.group !623
	store i64 1, i64* %"i%84.180", !llvm.access.group !623
	%1829 = icmp sle i64 1, 11
	br i1 %1829, label %do.652, label %enddo.655

latch.649:
	%1830 = add nsw i64 %1828, 1
	%1831 = icmp slt i64 %1828, %1811
	br i1 %1831, label %do.648, label %done.650, !llvm.loop !633

done.650:
	store i64 %1830, i64* %"i%85.181"
	br label %enddo.651

enddo.651:
	%1832 = load i64, i64* %"u%start1.34"
	%1833 = icmp sgt i64 1, %1832
	%1834 = select i1 %1833, i64 1, i64 %1832
	%1835 = load i64, i64* %"u%block1.35"
	%1836 = load i64, i64* %"u%start1.34"
	%1837 = add nsw i64 %1835, %1836
	%1838 = sub nsw i64 %1837, 1
	%1839 = icmp slt i64 9, %1838
	%1840 = select i1 %1839, i64 9, i64 %1838
	store i64 %1834, i64* %"i%87.183"
	%1841 = icmp sle i64 %1834, %1840
	br i1 %1841, label %do.656, label %enddo.659

do.652:
	%1842 = phi i64 [ 1, %do.648 ], [ %1855, %latch.653 ]
	store i64 %1842, i64* %"i%84.180", !llvm.access.group !625
	%1843 = add nsw i64 %1842, 1
	%1844 = load i64, i64* %cu.stride.12
	%1845 = mul nsw i64 %1828, %1844
	%1846 = load double*, double** %cu.origin.10
	%1847 = getelementptr double, double* %1846, i64 %1845
	%1848 = getelementptr double, double* %1847, i64 %1843
	%1849 = load double, double* %1848, !alias.scope !43, !noalias !44, !llvm.access.group !626
	%1850 = load i64, i64* %"v%18.stride.179"
	%1851 = mul nsw i64 %1828, %1850
	%1852 = load double*, double** %"v%18.origin.177"
	%1853 = getelementptr double, double* %1852, i64 %1851
	%1854 = getelementptr double, double* %1853, i64 %1842
	store double %1849, double* %1854, !alias.scope !95, !noalias !96, !llvm.access.group !627
	br label %latch.653

latch.653:
	%1855 = add nsw i64 %1842, 1
	%1856 = icmp slt i64 %1842, 11
	br i1 %1856, label %do.652, label %done.654, !llvm.loop !630

done.654:
	store i64 %1855, i64* %"i%84.180", !llvm.access.group !623
	br label %enddo.655

enddo.655:
	br label %latch.649

do.656:
	%1857 = phi i64 [ %1834, %enddo.651 ], [ %1859, %latch.657 ]
	store i64 %1857, i64* %"i%87.183", !llvm.access.group !634
	store i64 12, i64* %"i%86.182", !llvm.access.group !634
	%1858 = icmp sle i64 12, 12
	br i1 %1858, label %do.660, label %enddo.663

latch.657:
	%1859 = add nsw i64 %1857, 1
	%1860 = icmp slt i64 %1857, %1840
	br i1 %1860, label %do.656, label %done.658, !llvm.loop !644

done.658:
	store i64 %1859, i64* %"i%87.183"
	br label %enddo.659

enddo.659:
	%1861 = load i64, i64* %"u%start1.34"
	%1862 = icmp sgt i64 1, %1861
	%1863 = select i1 %1862, i64 1, i64 %1861
	%1864 = load i64, i64* %"u%block1.35"
	%1865 = load i64, i64* %"u%start1.34"
	%1866 = add nsw i64 %1864, %1865
	%1867 = sub nsw i64 %1866, 1
	%1868 = icmp slt i64 9, %1867
	%1869 = select i1 %1868, i64 9, i64 %1867
	store i64 %1863, i64* %"i%89.188"
	%1870 = icmp sle i64 %1863, %1869
	br i1 %1870, label %do.664, label %enddo.667

do.660:
	%1871 = phi i64 [ 12, %do.656 ], [ %1884, %latch.661 ]
	store i64 %1871, i64* %"i%86.182", !llvm.access.group !636
	%1872 = sub nsw i64 %1871, 11
	%1873 = load i64, i64* %cu.stride.12
	%1874 = mul nsw i64 %1857, %1873
	%1875 = load double*, double** %cu.origin.10
	%1876 = getelementptr double, double* %1875, i64 %1874
	%1877 = getelementptr double, double* %1876, i64 %1872
	%1878 = load double, double* %1877, !alias.scope !43, !noalias !44, !llvm.access.group !637
	%1879 = load i64, i64* %"v%18.stride.179"
	%1880 = mul nsw i64 %1857, %1879
	%1881 = load double*, double** %"v%18.origin.177"
	%1882 = getelementptr double, double* %1881, i64 %1880
	%1883 = getelementptr double, double* %1882, i64 %1871
	store double %1878, double* %1883, !alias.scope !95, !noalias !96, !llvm.access.group !638
	br label %latch.661

latch.661:
	%1884 = add nsw i64 %1871, 1
	%1885 = icmp slt i64 %1871, 12
	br i1 %1885, label %do.660, label %done.662, !llvm.loop !641

done.662:
	store i64 %1884, i64* %"i%86.182", !llvm.access.group !634
	br label %enddo.663

enddo.663:
	br label %latch.657

do.664:
	%1886 = phi i64 [ %1863, %enddo.659 ], [ %1888, %latch.665 ]
	store i64 %1886, i64* %"i%89.188", !llvm.access.group !645
	store i64 1, i64* %"i%88.187", !llvm.access.group !645
	%1887 = icmp sle i64 1, 11
	br i1 %1887, label %do.668, label %enddo.671

latch.665:
	%1888 = add nsw i64 %1886, 1
	%1889 = icmp slt i64 %1886, %1869
	br i1 %1889, label %do.664, label %done.666, !llvm.loop !655

done.666:
	store i64 %1888, i64* %"i%89.188"
	br label %enddo.667

enddo.667:
	%1890 = load i64, i64* %"u%start1.34"
	%1891 = icmp sgt i64 1, %1890
	%1892 = select i1 %1891, i64 1, i64 %1890
	%1893 = load i64, i64* %"u%block1.35"
	%1894 = load i64, i64* %"u%start1.34"
	%1895 = add nsw i64 %1893, %1894
	%1896 = sub nsw i64 %1895, 1
	%1897 = icmp slt i64 9, %1896
	%1898 = select i1 %1897, i64 9, i64 %1896
	store i64 %1892, i64* %"i%91.190"
	%1899 = icmp sle i64 %1892, %1898
	br i1 %1899, label %do.672, label %enddo.675

do.668:
	%1900 = phi i64 [ 1, %do.664 ], [ %1913, %latch.669 ]
	store i64 %1900, i64* %"i%88.187", !llvm.access.group !647
	%1901 = add nsw i64 %1900, 1
	%1902 = load i64, i64* %cu.stride.12
	%1903 = mul nsw i64 %1886, %1902
	%1904 = load double*, double** %cu.origin.10
	%1905 = getelementptr double, double* %1904, i64 %1903
	%1906 = getelementptr double, double* %1905, i64 %1901
	%1907 = load double, double* %1906, !alias.scope !43, !noalias !44, !llvm.access.group !648
	%1908 = load i64, i64* %"v%19.stride.186"
	%1909 = mul nsw i64 %1886, %1908
	%1910 = load double*, double** %"v%19.origin.184"
	%1911 = getelementptr double, double* %1910, i64 %1909
	%1912 = getelementptr double, double* %1911, i64 %1900
	store double %1907, double* %1912, !alias.scope !97, !noalias !98, !llvm.access.group !649
	br label %latch.669

latch.669:
	%1913 = add nsw i64 %1900, 1
	%1914 = icmp slt i64 %1900, 11
	br i1 %1914, label %do.668, label %done.670, !llvm.loop !652

done.670:
	store i64 %1913, i64* %"i%88.187", !llvm.access.group !645
	br label %enddo.671

enddo.671:
	br label %latch.665

do.672:
	%1915 = phi i64 [ %1892, %enddo.667 ], [ %1917, %latch.673 ]
	store i64 %1915, i64* %"i%91.190", !llvm.access.group !656
	store i64 12, i64* %"i%90.189", !llvm.access.group !656
	%1916 = icmp sle i64 12, 12
	br i1 %1916, label %do.676, label %enddo.679

latch.673:
	%1917 = add nsw i64 %1915, 1
	%1918 = icmp slt i64 %1915, %1898
	br i1 %1918, label %do.672, label %done.674, !llvm.loop !666

done.674:
	store i64 %1917, i64* %"i%91.190"
	br label %enddo.675

enddo.675:
	%1919 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.681, i32 0, i32 0
	%1920 = getelementptr inbounds [6 x i64*], [6 x i64*]* %params.680, i32 0, i32 0
	store i64* %1919, i64** %1920
	%1921 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.682, i32 0, i32 0
	%1922 = getelementptr inbounds [6 x i64*], [6 x i64*]* %params.680, i32 0, i32 1
	store i64* %1921, i64** %1922
	%1923 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.683, i32 0, i32 0
	%1924 = getelementptr inbounds [6 x i64*], [6 x i64*]* %params.680, i32 0, i32 2
	store i64* %1923, i64** %1924
	%1925 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.684, i32 0, i32 0
	%1926 = getelementptr inbounds [6 x i64*], [6 x i64*]* %params.680, i32 0, i32 3
	store i64* %1925, i64** %1926
	%1927 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.685, i32 0, i32 0
	%1928 = getelementptr inbounds [6 x i64*], [6 x i64*]* %params.680, i32 0, i32 4
	store i64* %1927, i64** %1928
	%1929 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.686, i32 0, i32 0
	%1930 = getelementptr inbounds [6 x i64*], [6 x i64*]* %params.680, i32 0, i32 5
	store i64* %1929, i64** %1930
	%1931 = bitcast [6 x i64*]* %params.680 to i8*
	call void @hpf_exchange_run(i8* bitcast ([6 x %hpf_exchange*]* @24 to i8*), i8* %1931, i32 6)
	%1932 = load i64, i64* %"u%start1.34"
	%1933 = icmp sge i64 1, %1932
	%1934 = load i64, i64* %"u%block1.35"
	%1935 = load i64, i64* %"u%start1.34"
	%1936 = add nsw i64 %1934, %1935
	%1937 = icmp sge i64 %1936, 2
	%1938 = and i1 %1933, %1937
	br i1 %1938, label %then.688, label %else.689

do.676:
	%1939 = phi i64 [ 12, %do.672 ], [ %1952, %latch.677 ]
	store i64 %1939, i64* %"i%90.189", !llvm.access.group !658
	%1940 = sub nsw i64 %1939, 11
	%1941 = load i64, i64* %cu.stride.12
	%1942 = mul nsw i64 %1915, %1941
	%1943 = load double*, double** %cu.origin.10
	%1944 = getelementptr double, double* %1943, i64 %1942
	%1945 = getelementptr double, double* %1944, i64 %1940
	%1946 = load double, double* %1945, !alias.scope !43, !noalias !44, !llvm.access.group !659
	%1947 = load i64, i64* %"v%19.stride.186"
	%1948 = mul nsw i64 %1915, %1947
	%1949 = load double*, double** %"v%19.origin.184"
	%1950 = getelementptr double, double* %1949, i64 %1948
	%1951 = getelementptr double, double* %1950, i64 %1939
	store double %1946, double* %1951, !alias.scope !97, !noalias !98, !llvm.access.group !660
	br label %latch.677

latch.677:
	%1952 = add nsw i64 %1939, 1
	%1953 = icmp slt i64 %1939, 12
	br i1 %1953, label %do.676, label %done.678, !llvm.loop !663

done.678:
	store i64 %1952, i64* %"i%90.189", !llvm.access.group !656
	br label %enddo.679

enddo.679:
	br label %latch.673

endif.687:
	%1954 = load i64, i64* %"u%start1.34"
	%1955 = icmp sgt i64 2, %1954
	%1956 = select i1 %1955, i64 2, i64 %1954
	%1957 = load i64, i64* %"u%block1.35"
	%1958 = load i64, i64* %"u%start1.34"
	%1959 = add nsw i64 %1957, %1958
	%1960 = sub nsw i64 %1959, 1
	%1961 = icmp slt i64 9, %1960
	%1962 = select i1 %1961, i64 9, i64 %1960
	store i64 %1956, i64* %"i%95.197"
	%1963 = icmp sle i64 %1956, %1962
	br i1 %1963, label %do.698, label %enddo.701

then.688:
	store i64 1, i64* %"i%93.195"
	%1964 = icmp sle i64 1, 1
	br i1 %1964, label %do.690, label %enddo.693

else.689:
	br label %endif.687

do.690:
	%1965 = phi i64 [ 1, %then.688 ], [ %1967, %latch.691 ]
	store i64 %1965, i64* %"i%93.195", !llvm.access.group !667
	store i64 1, i64* %"i%92.194", !llvm.access.group !667
	%1966 = icmp sle i64 1, 12
	br i1 %1966, label %do.694, label %enddo.697

latch.691:
	%1967 = add nsw i64 %1965, 1
	%1968 = icmp slt i64 %1965, 1
	br i1 %1968, label %do.690, label %done.692, !llvm.loop !677

done.692:
	store i64 %1967, i64* %"i%93.195"
	br label %enddo.693

enddo.693:
	br label %endif.687

do.694:
	%1969 = phi i64 [ 1, %do.690 ], [ %1982, %latch.695 ]
	store i64 %1969, i64* %"i%92.194", !llvm.access.group !669
	%1970 = add nsw i64 %1965, 8
	%1971 = load i64, i64* %"v%19.stride.186"
	%1972 = mul nsw i64 %1970, %1971
	%1973 = load double*, double** %"v%19.origin.184"
	%1974 = getelementptr double, double* %1973, i64 %1972
	%1975 = getelementptr double, double* %1974, i64 %1969
	%1976 = load double, double* %1975, !alias.scope !97, !noalias !98, !llvm.access.group !670
	%1977 = load i64, i64* %"v%20.stride.193"
	%1978 = mul nsw i64 %1965, %1977
	%1979 = load double*, double** %"v%20.origin.191"
	%1980 = getelementptr double, double* %1979, i64 %1978
	%1981 = getelementptr double, double* %1980, i64 %1969
	store double %1976, double* %1981, !alias.scope !99, !noalias !100, !llvm.access.group !671
	br label %latch.695

latch.695:
	%1982 = add nsw i64 %1969, 1
	%1983 = icmp slt i64 %1969, 12
	br i1 %1983, label %do.694, label %done.696, !llvm.loop !674

done.696:
	store i64 %1982, i64* %"i%92.194", !llvm.access.group !667
	br label %enddo.697

enddo.697:
	br label %latch.691

do.698:
	%1984 = phi i64 [ %1956, %endif.687 ], [ %1986, %latch.699 ]
	store i64 %1984, i64* %"i%95.197", !llvm.access.group !678
	store i64 1, i64* %"i%94.196", !llvm.access.group !678
	%1985 = icmp sle i64 1, 12
	br i1 %1985, label %do.702, label %enddo.705

latch.699:
	%1986 = add nsw i64 %1984, 1
	%1987 = icmp slt i64 %1984, %1962
	br i1 %1987, label %do.698, label %done.700, !llvm.loop !688

done.700:
	store i64 %1986, i64* %"i%95.197"
	br label %enddo.701

enddo.701:
	%1988 = load i64, i64* %"u%start1.34"
	%1989 = icmp sge i64 1, %1988
	%1990 = load i64, i64* %"u%block1.35"
	%1991 = load i64, i64* %"u%start1.34"
	%1992 = add nsw i64 %1990, %1991
	%1993 = icmp sge i64 %1992, 2
	%1994 = and i1 %1989, %1993
	br i1 %1994, label %then.707, label %else.708

do.702:
	%1995 = phi i64 [ 1, %do.698 ], [ %2008, %latch.703 ]
	store i64 %1995, i64* %"i%94.196", !llvm.access.group !680
	%1996 = sub nsw i64 %1984, 1
	%1997 = load i64, i64* %"v%19.stride.186"
	%1998 = mul nsw i64 %1996, %1997
	%1999 = load double*, double** %"v%19.origin.184"
	%2000 = getelementptr double, double* %1999, i64 %1998
	%2001 = getelementptr double, double* %2000, i64 %1995
	%2002 = load double, double* %2001, !alias.scope !97, !noalias !98, !llvm.access.group !681
	%2003 = load i64, i64* %"v%20.stride.193"
	%2004 = mul nsw i64 %1984, %2003
	%2005 = load double*, double** %"v%20.origin.191"
	%2006 = getelementptr double, double* %2005, i64 %2004
	%2007 = getelementptr double, double* %2006, i64 %1995
	store double %2002, double* %2007, !alias.scope !99, !noalias !100, !llvm.access.group !682
	br label %latch.703

latch.703:
	%2008 = add nsw i64 %1995, 1
	%2009 = icmp slt i64 %1995, 12
	br i1 %2009, label %do.702, label %done.704, !llvm.loop !685

done.704:
	store i64 %2008, i64* %"i%94.196", !llvm.access.group !678
	br label %enddo.705

enddo.705:
	br label %latch.699

endif.706:
	%2010 = load i64, i64* %"u%start1.34"
	%2011 = icmp sgt i64 2, %2010
	%2012 = select i1 %2011, i64 2, i64 %2010
	%2013 = load i64, i64* %"u%block1.35"
	%2014 = load i64, i64* %"u%start1.34"
	%2015 = add nsw i64 %2013, %2014
	%2016 = sub nsw i64 %2015, 1
	%2017 = icmp slt i64 9, %2016
	%2018 = select i1 %2017, i64 9, i64 %2016
	store i64 %2012, i64* %"i%99.204"
	%2019 = icmp sle i64 %2012, %2018
	br i1 %2019, label %do.717, label %enddo.720

then.707:
	store i64 1, i64* %"i%97.202"
	%2020 = icmp sle i64 1, 1
	br i1 %2020, label %do.709, label %enddo.712

else.708:
	br label %endif.706

do.709:
	%2021 = phi i64 [ 1, %then.707 ], [ %2023, %latch.710 ]
	store i64 %2021, i64* %"i%97.202", !llvm.access.group !689
	store i64 1, i64* %"i%96.201", !llvm.access.group !689
	%2022 = icmp sle i64 1, 12
	br i1 %2022, label %do.713, label %enddo.716

latch.710:
	%2023 = add nsw i64 %2021, 1
	%2024 = icmp slt i64 %2021, 1
	br i1 %2024, label %do.709, label %done.711, !llvm.loop !699

done.711:
	store i64 %2023, i64* %"i%97.202"
	br label %enddo.712

enddo.712:
	br label %endif.706

do.713:
	%2025 = phi i64 [ 1, %do.709 ], [ %2038, %latch.714 ]
	store i64 %2025, i64* %"i%96.201", !llvm.access.group !691
	%2026 = add nsw i64 %2021, 8
	%2027 = load i64, i64* %cu.stride.12
	%2028 = mul nsw i64 %2026, %2027
	%2029 = load double*, double** %cu.origin.10
	%2030 = getelementptr double, double* %2029, i64 %2028
	%2031 = getelementptr double, double* %2030, i64 %2025
	%2032 = load double, double* %2031, !alias.scope !43, !noalias !44, !llvm.access.group !692
	%2033 = load i64, i64* %"v%21.stride.200"
	%2034 = mul nsw i64 %2021, %2033
	%2035 = load double*, double** %"v%21.origin.198"
	%2036 = getelementptr double, double* %2035, i64 %2034
	%2037 = getelementptr double, double* %2036, i64 %2025
	store double %2032, double* %2037, !alias.scope !101, !noalias !102, !llvm.access.group !693
	br label %latch.714

latch.714:
	%2038 = add nsw i64 %2025, 1
	%2039 = icmp slt i64 %2025, 12
	br i1 %2039, label %do.713, label %done.715, !llvm.loop !696

done.715:
	store i64 %2038, i64* %"i%96.201", !llvm.access.group !689
	br label %enddo.716

enddo.716:
	br label %latch.710

do.717:
	%2040 = phi i64 [ %2012, %endif.706 ], [ %2042, %latch.718 ]
	store i64 %2040, i64* %"i%99.204", !llvm.access.group !700
	store i64 1, i64* %"i%98.203", !llvm.access.group !700
	%2041 = icmp sle i64 1, 12
	br i1 %2041, label %do.721, label %enddo.724

latch.718:
	%2042 = add nsw i64 %2040, 1
	%2043 = icmp slt i64 %2040, %2018
	br i1 %2043, label %do.717, label %done.719, !llvm.loop !710

done.719:
	store i64 %2042, i64* %"i%99.204"
	br label %enddo.720

enddo.720:
	%2044 = load i64, i64* %"u%start1.34"
	%2045 = icmp sge i64 1, %2044
	%2046 = load i64, i64* %"u%block1.35"
	%2047 = load i64, i64* %"u%start1.34"
	%2048 = add nsw i64 %2046, %2047
	%2049 = icmp sge i64 %2048, 2
	%2050 = and i1 %2045, %2049
	br i1 %2050, label %then.726, label %else.727

do.721:
	%2051 = phi i64 [ 1, %do.717 ], [ %2064, %latch.722 ]
	store i64 %2051, i64* %"i%98.203", !llvm.access.group !702
	%2052 = sub nsw i64 %2040, 1
	%2053 = load i64, i64* %cu.stride.12
	%2054 = mul nsw i64 %2052, %2053
	%2055 = load double*, double** %cu.origin.10
	%2056 = getelementptr double, double* %2055, i64 %2054
	%2057 = getelementptr double, double* %2056, i64 %2051
	%2058 = load double, double* %2057, !alias.scope !43, !noalias !44, !llvm.access.group !703
	%2059 = load i64, i64* %"v%21.stride.200"
	%2060 = mul nsw i64 %2040, %2059
	%2061 = load double*, double** %"v%21.origin.198"
	%2062 = getelementptr double, double* %2061, i64 %2060
	%2063 = getelementptr double, double* %2062, i64 %2051
	store double %2058, double* %2063, !alias.scope !101, !noalias !102, !llvm.access.group !704
	br label %latch.722

latch.722:
	%2064 = add nsw i64 %2051, 1
	%2065 = icmp slt i64 %2051, 12
	br i1 %2065, label %do.721, label %done.723, !llvm.loop !707

done.723:
	store i64 %2064, i64* %"i%98.203", !llvm.access.group !700
	br label %enddo.724

enddo.724:
	br label %latch.718

endif.725:
	%2066 = load i64, i64* %"u%start1.34"
	%2067 = icmp sgt i64 2, %2066
	%2068 = select i1 %2067, i64 2, i64 %2066
	%2069 = load i64, i64* %"u%block1.35"
	%2070 = load i64, i64* %"u%start1.34"
	%2071 = add nsw i64 %2069, %2070
	%2072 = sub nsw i64 %2071, 1
	%2073 = icmp slt i64 9, %2072
	%2074 = select i1 %2073, i64 9, i64 %2072
	store i64 %2068, i64* %"i%103.211"
	%2075 = icmp sle i64 %2068, %2074
	br i1 %2075, label %do.736, label %enddo.739

then.726:
	store i64 1, i64* %"i%101.209"
	%2076 = icmp sle i64 1, 1
	br i1 %2076, label %do.728, label %enddo.731

else.727:
	br label %endif.725

do.728:
	%2077 = phi i64 [ 1, %then.726 ], [ %2079, %latch.729 ]
	store i64 %2077, i64* %"i%101.209", !llvm.access.group !711
	store i64 1, i64* %"i%100.208", !llvm.access.group !711
	%2078 = icmp sle i64 1, 12
	br i1 %2078, label %do.732, label %enddo.735

latch.729:
	%2079 = add nsw i64 %2077, 1
	%2080 = icmp slt i64 %2077, 1
	br i1 %2080, label %do.728, label %done.730, !llvm.loop !721

done.730:
	store i64 %2079, i64* %"i%101.209"
	br label %enddo.731

enddo.731:
	br label %endif.725

do.732:
	%2081 = phi i64 [ 1, %do.728 ], [ %2094, %latch.733 ]
	store i64 %2081, i64* %"i%100.208", !llvm.access.group !713
	%2082 = add nsw i64 %2077, 8
	%2083 = load i64, i64* %h.stride.21
	%2084 = mul nsw i64 %2082, %2083
	%2085 = load double*, double** %h.origin.19
	%2086 = getelementptr double, double* %2085, i64 %2084
	%2087 = getelementptr double, double* %2086, i64 %2081
	%2088 = load double, double* %2087, !alias.scope !49, !noalias !50, !llvm.access.group !714
	%2089 = load i64, i64* %"v%22.stride.207"
	%2090 = mul nsw i64 %2077, %2089
	%2091 = load double*, double** %"v%22.origin.205"
	%2092 = getelementptr double, double* %2091, i64 %2090
	%2093 = getelementptr double, double* %2092, i64 %2081
	store double %2088, double* %2093, !alias.scope !103, !noalias !104, !llvm.access.group !715
	br label %latch.733

latch.733:
	%2094 = add nsw i64 %2081, 1
	%2095 = icmp slt i64 %2081, 12
	br i1 %2095, label %do.732, label %done.734, !llvm.loop !718

done.734:
	store i64 %2094, i64* %"i%100.208", !llvm.access.group !711
	br label %enddo.735

enddo.735:
	br label %latch.729

do.736:
	%2096 = phi i64 [ %2068, %endif.725 ], [ %2098, %latch.737 ]
	store i64 %2096, i64* %"i%103.211", !llvm.access.group !722
	store i64 1, i64* %"i%102.210", !llvm.access.group !722
	%2097 = icmp sle i64 1, 12
	br i1 %2097, label %do.740, label %enddo.743

latch.737:
	%2098 = add nsw i64 %2096, 1
	%2099 = icmp slt i64 %2096, %2074
	br i1 %2099, label %do.736, label %done.738, !llvm.loop !732

done.738:
	store i64 %2098, i64* %"i%103.211"
	br label %enddo.739

enddo.739:
	%2100 = load i64, i64* %"u%start1.34"
	%2101 = icmp sgt i64 1, %2100
	%2102 = select i1 %2101, i64 1, i64 %2100
	%2103 = load i64, i64* %"u%block1.35"
	%2104 = load i64, i64* %"u%start1.34"
	%2105 = add nsw i64 %2103, %2104
	%2106 = sub nsw i64 %2105, 1
	%2107 = icmp slt i64 9, %2106
	%2108 = select i1 %2107, i64 9, i64 %2106
	%2109 = trunc i64 %2102 to i32
	store i32 %2109, i32* %"i%105.213"
	%2110 = icmp sle i64 %2102, %2108
	br i1 %2110, label %do.744, label %enddo.747

do.740:
	%2111 = phi i64 [ 1, %do.736 ], [ %2124, %latch.741 ]
	store i64 %2111, i64* %"i%102.210", !llvm.access.group !724
	%2112 = sub nsw i64 %2096, 1
	%2113 = load i64, i64* %h.stride.21
	%2114 = mul nsw i64 %2112, %2113
	%2115 = load double*, double** %h.origin.19
	%2116 = getelementptr double, double* %2115, i64 %2114
	%2117 = getelementptr double, double* %2116, i64 %2111
	%2118 = load double, double* %2117, !alias.scope !49, !noalias !50, !llvm.access.group !725
	%2119 = load i64, i64* %"v%22.stride.207"
	%2120 = mul nsw i64 %2096, %2119
	%2121 = load double*, double** %"v%22.origin.205"
	%2122 = getelementptr double, double* %2121, i64 %2120
	%2123 = getelementptr double, double* %2122, i64 %2111
	store double %2118, double* %2123, !alias.scope !103, !noalias !104, !llvm.access.group !726
	br label %latch.741

latch.741:
	%2124 = add nsw i64 %2111, 1
	%2125 = icmp slt i64 %2111, 12
	br i1 %2125, label %do.740, label %done.742, !llvm.loop !729

done.742:
	store i64 %2124, i64* %"i%102.210", !llvm.access.group !722
	br label %enddo.743

enddo.743:
	br label %latch.737

do.744:
	%2126 = phi i64 [ %2102, %enddo.739 ], [ %2129, %latch.745 ]
	%2127 = trunc i64 %2126 to i32
	store i32 %2127, i32* %"i%105.213", !llvm.access.group !733
	store i32 1, i32* %"i%104.212", !llvm.access.group !733
	%2128 = icmp sle i64 1, 12
	br i1 %2128, label %do.748, label %enddo.751

latch.745:
	%2129 = add nsw i64 %2126, 1
	%2130 = icmp slt i64 %2126, %2108
	br i1 %2130, label %do.744, label %done.746, !llvm.loop !751

done.746:
	%2131 = trunc i64 %2129 to i32
	store i32 %2131, i32* %"i%105.213"
	br label %enddo.747

enddo.747:
	%2132 = load i64, i64* %"u%start1.34"
	%2133 = icmp sgt i64 1, %2132
	%2134 = select i1 %2133, i64 1, i64 %2132
	%2135 = load i64, i64* %"u%block1.35"
	%2136 = load i64, i64* %"u%start1.34"
	%2137 = add nsw i64 %2135, %2136
	%2138 = sub nsw i64 %2137, 1
	%2139 = icmp slt i64 9, %2138
	%2140 = select i1 %2139, i64 9, i64 %2138
	store i64 %2134, i64* %"i%107.218"
	%2141 = icmp sle i64 %2134, %2140
	br i1 %2141, label %do.752, label %enddo.755

do.748:
	%2142 = phi i64 [ 1, %do.744 ], [ %2213, %latch.749 ]
	%2143 = trunc i64 %2142 to i32
	store i32 %2143, i32* %"i%104.212", !llvm.access.group !735
	%2144 = load i64, i64* %v.stride.6
	%2145 = mul nsw i64 %2126, %2144
	%2146 = load double*, double** %v.origin.4
	%2147 = getelementptr double, double* %2146, i64 %2145
	%2148 = getelementptr double, double* %2147, i64 %2142
	%2149 = load double, double* %2148, !alias.scope !39, !noalias !40, !llvm.access.group !736
	%2150 = load i64, i64* %z.stride.18
	%2151 = mul nsw i64 %2126, %2150
	%2152 = load double*, double** %z.origin.16
	%2153 = getelementptr double, double* %2152, i64 %2151
	%2154 = getelementptr double, double* %2153, i64 %2142
	%2155 = load double, double* %2154, !alias.scope !47, !noalias !48, !llvm.access.group !737
	%2156 = load i64, i64* %"v%17.stride.172"
	%2157 = mul nsw i64 %2126, %2156
	%2158 = load double*, double** %"v%17.origin.170"
	%2159 = getelementptr double, double* %2158, i64 %2157
	%2160 = getelementptr double, double* %2159, i64 %2142
	%2161 = load double, double* %2160, !alias.scope !93, !noalias !94, !llvm.access.group !738
	%2162 = fadd double %2155, %2161
	%2163 = fmul double 11.25, %2162
	%2164 = load i64, i64* %cu.stride.12
	%2165 = mul nsw i64 %2126, %2164
	%2166 = load double*, double** %cu.origin.10
	%2167 = getelementptr double, double* %2166, i64 %2165
	%2168 = getelementptr double, double* %2167, i64 %2142
	%2169 = load double, double* %2168, !alias.scope !43, !noalias !44, !llvm.access.group !739
	%2170 = load i64, i64* %"v%18.stride.179"
	%2171 = mul nsw i64 %2126, %2170
	%2172 = load double*, double** %"v%18.origin.177"
	%2173 = getelementptr double, double* %2172, i64 %2171
	%2174 = getelementptr double, double* %2173, i64 %2142
	%2175 = load double, double* %2174, !alias.scope !95, !noalias !96, !llvm.access.group !740
	%2176 = fadd double %2169, %2175
	%2177 = load i64, i64* %"v%20.stride.193"
	%2178 = mul nsw i64 %2126, %2177
	%2179 = load double*, double** %"v%20.origin.191"
	%2180 = getelementptr double, double* %2179, i64 %2178
	%2181 = getelementptr double, double* %2180, i64 %2142
	%2182 = load double, double* %2181, !alias.scope !99, !noalias !100, !llvm.access.group !741
	%2183 = fadd double %2176, %2182
	%2184 = load i64, i64* %"v%21.stride.200"
	%2185 = mul nsw i64 %2126, %2184
	%2186 = load double*, double** %"v%21.origin.198"
	%2187 = getelementptr double, double* %2186, i64 %2185
	%2188 = getelementptr double, double* %2187, i64 %2142
	%2189 = load double, double* %2188, !alias.scope !101, !noalias !102, !llvm.access.group !742
	%2190 = fadd double %2183, %2189
	%2191 = fmul double %2163, %2190
	%2192 = fsub double %2149, %2191
	%2193 = load i64, i64* %h.stride.21
	%2194 = mul nsw i64 %2126, %2193
	%2195 = load double*, double** %h.origin.19
	%2196 = getelementptr double, double* %2195, i64 %2194
	%2197 = getelementptr double, double* %2196, i64 %2142
	%2198 = load double, double* %2197, !alias.scope !49, !noalias !50, !llvm.access.group !743
	%2199 = load i64, i64* %"v%22.stride.207"
	%2200 = mul nsw i64 %2126, %2199
	%2201 = load double*, double** %"v%22.origin.205"
	%2202 = getelementptr double, double* %2201, i64 %2200
	%2203 = getelementptr double, double* %2202, i64 %2142
	%2204 = load double, double* %2203, !alias.scope !103, !noalias !104, !llvm.access.group !744
	%2205 = fsub double %2198, %2204
	%2206 = fmul double 0x3F4D7DBF487FCB92, %2205
	%2207 = fsub double %2192, %2206
	%2208 = load i64, i64* %vn.stride.27
	%2209 = mul nsw i64 %2126, %2208
	%2210 = load double*, double** %vn.origin.25
	%2211 = getelementptr double, double* %2210, i64 %2209
	%2212 = getelementptr double, double* %2211, i64 %2142
	store double %2207, double* %2212, !alias.scope !53, !noalias !54, !llvm.access.group !745
	br label %latch.749

latch.749:
	%2213 = add nsw i64 %2142, 1
	%2214 = icmp slt i64 %2142, 12
	br i1 %2214, label %do.748, label %done.750, !llvm.loop !748

done.750:
	%2215 = trunc i64 %2213 to i32
	store i32 %2215, i32* %"i%104.212", !llvm.access.group !733
	br label %enddo.751

enddo.751:
	br label %latch.745

do.752:
	%2216 = phi i64 [ %2134, %enddo.747 ], [ %2218, %latch.753 ]
	store i64 %2216, i64* %"i%107.218", !llvm.access.group !752
	store i64 1, i64* %"i%106.217", !llvm.access.group !752
	%2217 = icmp sle i64 1, 11
	br i1 %2217, label %do.756, label %enddo.759

latch.753:
	%2218 = add nsw i64 %2216, 1
	%2219 = icmp slt i64 %2216, %2140
	br i1 %2219, label %do.752, label %done.754, !llvm.loop !762

done.754:
	store i64 %2218, i64* %"i%107.218"
	br label %enddo.755

enddo.755:
	%2220 = load i64, i64* %"u%start1.34"
	%2221 = icmp sgt i64 1, %2220
	%2222 = select i1 %2221, i64 1, i64 %2220
	%2223 = load i64, i64* %"u%block1.35"
	%2224 = load i64, i64* %"u%start1.34"
	%2225 = add nsw i64 %2223, %2224
	%2226 = sub nsw i64 %2225, 1
	%2227 = icmp slt i64 9, %2226
	%2228 = select i1 %2227, i64 9, i64 %2226
	store i64 %2222, i64* %"i%109.220"
	%2229 = icmp sle i64 %2222, %2228
	br i1 %2229, label %do.760, label %enddo.763

do.756:
	%2230 = phi i64 [ 1, %do.752 ], [ %2243, %latch.757 ]
	store i64 %2230, i64* %"i%106.217", !llvm.access.group !754
	%2231 = add nsw i64 %2230, 1
	%2232 = load i64, i64* %cu.stride.12
	%2233 = mul nsw i64 %2216, %2232
	%2234 = load double*, double** %cu.origin.10
	%2235 = getelementptr double, double* %2234, i64 %2233
	%2236 = getelementptr double, double* %2235, i64 %2231
	%2237 = load double, double* %2236, !alias.scope !43, !noalias !44, !llvm.access.group !755
	%2238 = load i64, i64* %"v%23.stride.216"
	%2239 = mul nsw i64 %2216, %2238
	%2240 = load double*, double** %"v%23.origin.214"
	%2241 = getelementptr double, double* %2240, i64 %2239
	%2242 = getelementptr double, double* %2241, i64 %2230
	store double %2237, double* %2242, !alias.scope !105, !noalias !106, !llvm.access.group !756
	br label %latch.757

latch.757:
	%2243 = add nsw i64 %2230, 1
	%2244 = icmp slt i64 %2230, 11
	br i1 %2244, label %do.756, label %done.758, !llvm.loop !759

done.758:
	store i64 %2243, i64* %"i%106.217", !llvm.access.group !752
	br label %enddo.759

enddo.759:
	br label %latch.753

do.760:
	%2245 = phi i64 [ %2222, %enddo.755 ], [ %2247, %latch.761 ]
	store i64 %2245, i64* %"i%109.220", !llvm.access.group !763
	store i64 12, i64* %"i%108.219", !llvm.access.group !763
	%2246 = icmp sle i64 12, 12
	br i1 %2246, label %do.764, label %enddo.767

latch.761:
	%2247 = add nsw i64 %2245, 1
	%2248 = icmp slt i64 %2245, %2228
	br i1 %2248, label %do.760, label %done.762, !llvm.loop !773

done.762:
	store i64 %2247, i64* %"i%109.220"
	br label %enddo.763

enddo.763:
	%2249 = load i64, i64* %"u%start1.34"
	%2250 = icmp sgt i64 1, %2249
	%2251 = select i1 %2250, i64 1, i64 %2249
	%2252 = load i64, i64* %"u%block1.35"
	%2253 = load i64, i64* %"u%start1.34"
	%2254 = add nsw i64 %2252, %2253
	%2255 = sub nsw i64 %2254, 1
	%2256 = icmp slt i64 8, %2255
	%2257 = select i1 %2256, i64 8, i64 %2255
	store i64 %2251, i64* %"i%111.225"
	%2258 = icmp sle i64 %2251, %2257
	br i1 %2258, label %do.768, label %enddo.771

do.764:
	%2259 = phi i64 [ 12, %do.760 ], [ %2272, %latch.765 ]
	store i64 %2259, i64* %"i%108.219", !llvm.access.group !765
	%2260 = sub nsw i64 %2259, 11
	%2261 = load i64, i64* %cu.stride.12
	%2262 = mul nsw i64 %2245, %2261
	%2263 = load double*, double** %cu.origin.10
	%2264 = getelementptr double, double* %2263, i64 %2262
	%2265 = getelementptr double, double* %2264, i64 %2260
	%2266 = load double, double* %2265, !alias.scope !43, !noalias !44, !llvm.access.group !766
	%2267 = load i64, i64* %"v%23.stride.216"
	%2268 = mul nsw i64 %2245, %2267
	%2269 = load double*, double** %"v%23.origin.214"
	%2270 = getelementptr double, double* %2269, i64 %2268
	%2271 = getelementptr double, double* %2270, i64 %2259
	store double %2266, double* %2271, !alias.scope !105, !noalias !106, !llvm.access.group !767
	br label %latch.765

latch.765:
	%2272 = add nsw i64 %2259, 1
	%2273 = icmp slt i64 %2259, 12
	br i1 %2273, label %do.764, label %done.766, !llvm.loop !770

done.766:
	store i64 %2272, i64* %"i%108.219", !llvm.access.group !763
	br label %enddo.767

enddo.767:
	br label %latch.761

do.768:
	%2274 = phi i64 [ %2251, %enddo.763 ], [ %2276, %latch.769 ]
	store i64 %2274, i64* %"i%111.225", !llvm.access.group !774
	store i64 1, i64* %"i%110.224", !llvm.access.group !774
	%2275 = icmp sle i64 1, 12
	br i1 %2275, label %do.772, label %enddo.775

latch.769:
	%2276 = add nsw i64 %2274, 1
	%2277 = icmp slt i64 %2274, %2257
	br i1 %2277, label %do.768, label %done.770, !llvm.loop !784

done.770:
	store i64 %2276, i64* %"i%111.225"
	br label %enddo.771

enddo.771:
	%2278 = load i64, i64* %"u%start1.34"
	%2279 = icmp sge i64 9, %2278
	%2280 = load i64, i64* %"u%block1.35"
	%2281 = load i64, i64* %"u%start1.34"
	%2282 = add nsw i64 %2280, %2281
	%2283 = icmp sge i64 %2282, 10
	%2284 = and i1 %2279, %2283
	br i1 %2284, label %then.777, label %else.778

do.772:
	%2285 = phi i64 [ 1, %do.768 ], [ %2298, %latch.773 ]
	store i64 %2285, i64* %"i%110.224", !llvm.access.group !776
	%2286 = add nsw i64 %2274, 1
	%2287 = load i64, i64* %cv.stride.15
	%2288 = mul nsw i64 %2286, %2287
	%2289 = load double*, double** %cv.origin.13
	%2290 = getelementptr double, double* %2289, i64 %2288
	%2291 = getelementptr double, double* %2290, i64 %2285
	%2292 = load double, double* %2291, !alias.scope !45, !noalias !46, !llvm.access.group !777
	%2293 = load i64, i64* %"v%24.stride.223"
	%2294 = mul nsw i64 %2274, %2293
	%2295 = load double*, double** %"v%24.origin.221"
	%2296 = getelementptr double, double* %2295, i64 %2294
	%2297 = getelementptr double, double* %2296, i64 %2285
	store double %2292, double* %2297, !alias.scope !107, !noalias !108, !llvm.access.group !778
	br label %latch.773

latch.773:
	%2298 = add nsw i64 %2285, 1
	%2299 = icmp slt i64 %2285, 12
	br i1 %2299, label %do.772, label %done.774, !llvm.loop !781

done.774:
	store i64 %2298, i64* %"i%110.224", !llvm.access.group !774
	br label %enddo.775

enddo.775:
	br label %latch.769

endif.776:
	%2300 = load i64, i64* %"u%start1.34"
	%2301 = icmp sgt i64 1, %2300
	%2302 = select i1 %2301, i64 1, i64 %2300
	%2303 = load i64, i64* %"u%block1.35"
	%2304 = load i64, i64* %"u%start1.34"
	%2305 = add nsw i64 %2303, %2304
	%2306 = sub nsw i64 %2305, 1
	%2307 = icmp slt i64 9, %2306
	%2308 = select i1 %2307, i64 9, i64 %2306
	%2309 = trunc i64 %2302 to i32
	store i32 %2309, i32* %"i%115.229"
	%2310 = icmp sle i64 %2302, %2308
	br i1 %2310, label %do.787, label %enddo.790

then.777:
	store i64 9, i64* %"i%113.227"
	%2311 = icmp sle i64 9, 9
	br i1 %2311, label %do.779, label %enddo.782

else.778:
	br label %endif.776

do.779:
	%2312 = phi i64 [ 9, %then.777 ], [ %2314, %latch.780 ]
	store i64 %2312, i64* %"i%113.227", !llvm.access.group !785
	store i64 1, i64* %"i%112.226", !llvm.access.group !785
	%2313 = icmp sle i64 1, 12
	br i1 %2313, label %do.783, label %enddo.786

latch.780:
	%2314 = add nsw i64 %2312, 1
	%2315 = icmp slt i64 %2312, 9
	br i1 %2315, label %do.779, label %done.781, !llvm.loop !795

done.781:
	store i64 %2314, i64* %"i%113.227"
	br label %enddo.782

enddo.782:
	br label %endif.776

do.783:
	%2316 = phi i64 [ 1, %do.779 ], [ %2329, %latch.784 ]
	store i64 %2316, i64* %"i%112.226", !llvm.access.group !787
	%2317 = sub nsw i64 %2312, 8
	%2318 = load i64, i64* %cv.stride.15
	%2319 = mul nsw i64 %2317, %2318
	%2320 = load double*, double** %cv.origin.13
	%2321 = getelementptr double, double* %2320, i64 %2319
	%2322 = getelementptr double, double* %2321, i64 %2316
	%2323 = load double, double* %2322, !alias.scope !45, !noalias !46, !llvm.access.group !788
	%2324 = load i64, i64* %"v%24.stride.223"
	%2325 = mul nsw i64 %2312, %2324
	%2326 = load double*, double** %"v%24.origin.221"
	%2327 = getelementptr double, double* %2326, i64 %2325
	%2328 = getelementptr double, double* %2327, i64 %2316
	store double %2323, double* %2328, !alias.scope !107, !noalias !108, !llvm.access.group !789
	br label %latch.784

latch.784:
	%2329 = add nsw i64 %2316, 1
	%2330 = icmp slt i64 %2316, 12
	br i1 %2330, label %do.783, label %done.785, !llvm.loop !792

done.785:
	store i64 %2329, i64* %"i%112.226", !llvm.access.group !785
	br label %enddo.786

enddo.786:
	br label %latch.780

do.787:
	%2331 = phi i64 [ %2302, %endif.776 ], [ %2334, %latch.788 ]
	%2332 = trunc i64 %2331 to i32
	store i32 %2332, i32* %"i%115.229", !llvm.access.group !796
	store i32 1, i32* %"i%114.228", !llvm.access.group !796
	%2333 = icmp sle i64 1, 12
	br i1 %2333, label %do.791, label %enddo.794

latch.788:
	%2334 = add nsw i64 %2331, 1
	%2335 = icmp slt i64 %2331, %2308
	br i1 %2335, label %do.787, label %done.789, !llvm.loop !810

done.789:
	%2336 = trunc i64 %2334 to i32
	store i32 %2336, i32* %"i%115.229"
	br label %enddo.790

enddo.790:
	%2337 = load i64, i64* %"u%start1.34"
	%2338 = icmp sgt i64 1, %2337
	%2339 = select i1 %2338, i64 1, i64 %2337
	%2340 = load i64, i64* %"u%block1.35"
	%2341 = load i64, i64* %"u%start1.34"
	%2342 = add nsw i64 %2340, %2341
	%2343 = sub nsw i64 %2342, 1
	%2344 = icmp slt i64 9, %2343
	%2345 = select i1 %2344, i64 9, i64 %2343
	%2346 = trunc i64 %2339 to i32
	store i32 %2346, i32* %"i%117.231"
	%2347 = icmp sle i64 %2339, %2345
	br i1 %2347, label %do.795, label %enddo.798

do.791:
	%2348 = phi i64 [ 1, %do.787 ], [ %2391, %latch.792 ]
	%2349 = trunc i64 %2348 to i32
	store i32 %2349, i32* %"i%114.228", !llvm.access.group !798
	%2350 = load i64, i64* %p.stride.9
	%2351 = mul nsw i64 %2331, %2350
	%2352 = load double*, double** %p.origin.7
	%2353 = getelementptr double, double* %2352, i64 %2351
	%2354 = getelementptr double, double* %2353, i64 %2348
	%2355 = load double, double* %2354, !alias.scope !41, !noalias !42, !llvm.access.group !799
	%2356 = load i64, i64* %"v%23.stride.216"
	%2357 = mul nsw i64 %2331, %2356
	%2358 = load double*, double** %"v%23.origin.214"
	%2359 = getelementptr double, double* %2358, i64 %2357
	%2360 = getelementptr double, double* %2359, i64 %2348
	%2361 = load double, double* %2360, !alias.scope !105, !noalias !106, !llvm.access.group !800
	%2362 = load i64, i64* %cu.stride.12
	%2363 = mul nsw i64 %2331, %2362
	%2364 = load double*, double** %cu.origin.10
	%2365 = getelementptr double, double* %2364, i64 %2363
	%2366 = getelementptr double, double* %2365, i64 %2348
	%2367 = load double, double* %2366, !alias.scope !43, !noalias !44, !llvm.access.group !801
	%2368 = fsub double %2361, %2367
	%2369 = fmul double 0x3F4D7DBF487FCB92, %2368
	%2370 = fsub double %2355, %2369
	%2371 = load i64, i64* %"v%24.stride.223"
	%2372 = mul nsw i64 %2331, %2371
	%2373 = load double*, double** %"v%24.origin.221"
	%2374 = getelementptr double, double* %2373, i64 %2372
	%2375 = getelementptr double, double* %2374, i64 %2348
	%2376 = load double, double* %2375, !alias.scope !107, !noalias !108, !llvm.access.group !802
	%2377 = load i64, i64* %cv.stride.15
	%2378 = mul nsw i64 %2331, %2377
	%2379 = load double*, double** %cv.origin.13
	%2380 = getelementptr double, double* %2379, i64 %2378
	%2381 = getelementptr double, double* %2380, i64 %2348
	%2382 = load double, double* %2381, !alias.scope !45, !noalias !46, !llvm.access.group !803
	%2383 = fsub double %2376, %2382
	%2384 = fmul double 0x3F4D7DBF487FCB92, %2383
	%2385 = fsub double %2370, %2384
	%2386 = load i64, i64* %pn.stride.30
	%2387 = mul nsw i64 %2331, %2386
	%2388 = load double*, double** %pn.origin.28
	%2389 = getelementptr double, double* %2388, i64 %2387
	%2390 = getelementptr double, double* %2389, i64 %2348
	store double %2385, double* %2390, !alias.scope !55, !noalias !56, !llvm.access.group !804
	br label %latch.792

latch.792:
	%2391 = add nsw i64 %2348, 1
	%2392 = icmp slt i64 %2348, 12
	br i1 %2392, label %do.791, label %done.793, !llvm.loop !807

done.793:
	%2393 = trunc i64 %2391 to i32
	store i32 %2393, i32* %"i%114.228", !llvm.access.group !796
	br label %enddo.794

enddo.794:
	br label %latch.788

do.795:
	%2394 = phi i64 [ %2339, %enddo.790 ], [ %2397, %latch.796 ]
	%2395 = trunc i64 %2394 to i32
	store i32 %2395, i32* %"i%117.231", !llvm.access.group !811
	store i32 1, i32* %"i%116.230", !llvm.access.group !811
	%2396 = icmp sle i64 1, 12
	br i1 %2396, label %do.799, label %enddo.802

latch.796:
	%2397 = add nsw i64 %2394, 1
	%2398 = icmp slt i64 %2394, %2345
	br i1 %2398, label %do.795, label %done.797, !llvm.loop !821

done.797:
	%2399 = trunc i64 %2397 to i32
	store i32 %2399, i32* %"i%117.231"
	br label %enddo.798

enddo.798:
	%2400 = load i64, i64* %"u%start1.34"
	%2401 = icmp sgt i64 1, %2400
	%2402 = select i1 %2401, i64 1, i64 %2400
	%2403 = load i64, i64* %"u%block1.35"
	%2404 = load i64, i64* %"u%start1.34"
	%2405 = add nsw i64 %2403, %2404
	%2406 = sub nsw i64 %2405, 1
	%2407 = icmp slt i64 9, %2406
	%2408 = select i1 %2407, i64 9, i64 %2406
	%2409 = trunc i64 %2402 to i32
	store i32 %2409, i32* %"i%119.233"
	%2410 = icmp sle i64 %2402, %2408
	br i1 %2410, label %do.803, label %enddo.806

do.799:
	%2411 = phi i64 [ 1, %do.795 ], [ %2424, %latch.800 ]
	%2412 = trunc i64 %2411 to i32
	store i32 %2412, i32* %"i%116.230", !llvm.access.group !813
	%2413 = load i64, i64* %un.stride.24
	%2414 = mul nsw i64 %2394, %2413
	%2415 = load double*, double** %un.origin.22
	%2416 = getelementptr double, double* %2415, i64 %2414
	%2417 = getelementptr double, double* %2416, i64 %2411
	%2418 = load double, double* %2417, !alias.scope !51, !noalias !52, !llvm.access.group !814
	%2419 = load i64, i64* %u.stride.3
	%2420 = mul nsw i64 %2394, %2419
	%2421 = load double*, double** %u.origin.1
	%2422 = getelementptr double, double* %2421, i64 %2420
	%2423 = getelementptr double, double* %2422, i64 %2411
	store double %2418, double* %2423, !alias.scope !37, !noalias !38, !llvm.access.group !815
	br label %latch.800

latch.800:
	%2424 = add nsw i64 %2411, 1
	%2425 = icmp slt i64 %2411, 12
	br i1 %2425, label %do.799, label %done.801, !llvm.loop !818

done.801:
	%2426 = trunc i64 %2424 to i32
	store i32 %2426, i32* %"i%116.230", !llvm.access.group !811
	br label %enddo.802

enddo.802:
	br label %latch.796

do.803:
	%2427 = phi i64 [ %2402, %enddo.798 ], [ %2430, %latch.804 ]
	%2428 = trunc i64 %2427 to i32
	store i32 %2428, i32* %"i%119.233", !llvm.access.group !822
	store i32 1, i32* %"i%118.232", !llvm.access.group !822
	%2429 = icmp sle i64 1, 12
	br i1 %2429, label %do.807, label %enddo.810

latch.804:
	%2430 = add nsw i64 %2427, 1
	%2431 = icmp slt i64 %2427, %2408
	br i1 %2431, label %do.803, label %done.805, !llvm.loop !832

done.805:
	%2432 = trunc i64 %2430 to i32
	store i32 %2432, i32* %"i%119.233"
	br label %enddo.806

enddo.806:
	%2433 = load i64, i64* %"u%start1.34"
	%2434 = icmp sgt i64 1, %2433
	%2435 = select i1 %2434, i64 1, i64 %2433
	%2436 = load i64, i64* %"u%block1.35"
	%2437 = load i64, i64* %"u%start1.34"
	%2438 = add nsw i64 %2436, %2437
	%2439 = sub nsw i64 %2438, 1
	%2440 = icmp slt i64 9, %2439
	%2441 = select i1 %2440, i64 9, i64 %2439
	%2442 = trunc i64 %2435 to i32
	store i32 %2442, i32* %"i%121.235"
	%2443 = icmp sle i64 %2435, %2441
	br i1 %2443, label %do.811, label %enddo.814

do.807:
	%2444 = phi i64 [ 1, %do.803 ], [ %2457, %latch.808 ]
	%2445 = trunc i64 %2444 to i32
	store i32 %2445, i32* %"i%118.232", !llvm.access.group !824
	%2446 = load i64, i64* %vn.stride.27
	%2447 = mul nsw i64 %2427, %2446
	%2448 = load double*, double** %vn.origin.25
	%2449 = getelementptr double, double* %2448, i64 %2447
	%2450 = getelementptr double, double* %2449, i64 %2444
	%2451 = load double, double* %2450, !alias.scope !53, !noalias !54, !llvm.access.group !825
	%2452 = load i64, i64* %v.stride.6
	%2453 = mul nsw i64 %2427, %2452
	%2454 = load double*, double** %v.origin.4
	%2455 = getelementptr double, double* %2454, i64 %2453
	%2456 = getelementptr double, double* %2455, i64 %2444
	store double %2451, double* %2456, !alias.scope !39, !noalias !40, !llvm.access.group !826
	br label %latch.808

latch.808:
	%2457 = add nsw i64 %2444, 1
	%2458 = icmp slt i64 %2444, 12
	br i1 %2458, label %do.807, label %done.809, !llvm.loop !829

done.809:
	%2459 = trunc i64 %2457 to i32
	store i32 %2459, i32* %"i%118.232", !llvm.access.group !822
	br label %enddo.810

enddo.810:
	br label %latch.804

do.811:
	%2460 = phi i64 [ %2435, %enddo.806 ], [ %2463, %latch.812 ]
	%2461 = trunc i64 %2460 to i32
	store i32 %2461, i32* %"i%121.235", !llvm.access.group !833
	store i32 1, i32* %"i%120.234", !llvm.access.group !833
	%2462 = icmp sle i64 1, 12
	br i1 %2462, label %do.815, label %enddo.818

latch.812:
	%2463 = add nsw i64 %2460, 1
	%2464 = icmp slt i64 %2460, %2441
	br i1 %2464, label %do.811, label %done.813, !llvm.loop !843

done.813:
	%2465 = trunc i64 %2463 to i32
	store i32 %2465, i32* %"i%121.235"
	br label %enddo.814

enddo.814:
	%2466 = load i64, i64* %"u%start1.34"
	%2467 = icmp sgt i64 1, %2466
	%2468 = select i1 %2467, i64 1, i64 %2466
	%2469 = load i64, i64* %"u%block1.35"
	%2470 = load i64, i64* %"u%start1.34"
	%2471 = add nsw i64 %2469, %2470
	%2472 = sub nsw i64 %2471, 1
	%2473 = icmp slt i64 9, %2472
	%2474 = select i1 %2473, i64 9, i64 %2472
	%2475 = trunc i64 %2468 to i32
	store i32 %2475, i32* %"i%123.237"
	%2476 = icmp sle i64 %2468, %2474
	br i1 %2476, label %do.819, label %enddo.822

do.815:
	%2477 = phi i64 [ 1, %do.811 ], [ %2490, %latch.816 ]
	%2478 = trunc i64 %2477 to i32
	store i32 %2478, i32* %"i%120.234", !llvm.access.group !835
	%2479 = load i64, i64* %pn.stride.30
	%2480 = mul nsw i64 %2460, %2479
	%2481 = load double*, double** %pn.origin.28
	%2482 = getelementptr double, double* %2481, i64 %2480
	%2483 = getelementptr double, double* %2482, i64 %2477
	%2484 = load double, double* %2483, !alias.scope !55, !noalias !56, !llvm.access.group !836
	%2485 = load i64, i64* %p.stride.9
	%2486 = mul nsw i64 %2460, %2485
	%2487 = load double*, double** %p.origin.7
	%2488 = getelementptr double, double* %2487, i64 %2486
	%2489 = getelementptr double, double* %2488, i64 %2477
	store double %2484, double* %2489, !alias.scope !41, !noalias !42, !llvm.access.group !837
	br label %latch.816

latch.816:
	%2490 = add nsw i64 %2477, 1
	%2491 = icmp slt i64 %2477, 12
	br i1 %2491, label %do.815, label %done.817, !llvm.loop !840

done.817:
	%2492 = trunc i64 %2490 to i32
	store i32 %2492, i32* %"i%120.234", !llvm.access.group !833
	br label %enddo.818

enddo.818:
	br label %latch.812

do.819:
	%2493 = phi i64 [ %2468, %enddo.814 ], [ %2496, %latch.820 ]
	%2494 = trunc i64 %2493 to i32
	store i32 %2494, i32* %"i%123.237", !llvm.access.group !844
	store i32 1, i32* %"i%122.236", !llvm.access.group !844
	%2495 = icmp sle i64 1, 12
	br i1 %2495, label %do.823, label %enddo.826

latch.820:
	%2496 = add nsw i64 %2493, 1
	%2497 = icmp slt i64 %2493, %2474
	br i1 %2497, label %do.819, label %done.821, !llvm.loop !854

done.821:
	%2498 = trunc i64 %2496 to i32
	store i32 %2498, i32* %"i%123.237"
	br label %enddo.822

enddo.822:
	store double 0.0, double* %"s%1.240"
	store double 0.0, double* %"s%1%part.247"
	%2499 = load i64, i64* %"u%start1.34"
	%2500 = icmp sgt i64 1, %2499
	%2501 = select i1 %2500, i64 1, i64 %2499
	%2502 = load i64, i64* %"u%block1.35"
	%2503 = load i64, i64* %"u%start1.34"
	%2504 = add nsw i64 %2502, %2503
	%2505 = sub nsw i64 %2504, 1
	%2506 = icmp slt i64 9, %2505
	%2507 = select i1 %2506, i64 9, i64 %2505
	%2508 = trunc i64 %2501 to i32
	store i32 %2508, i32* %"i%125.239"
	%2509 = icmp sle i64 %2501, %2507
	br i1 %2509, label %do.830, label %enddo.833

do.823:
	%2510 = phi i64 [ 1, %do.819 ], [ %2520, %latch.824 ]
	%2511 = trunc i64 %2510 to i32
	store i32 %2511, i32* %"i%122.236", !llvm.access.group !846
	%2512 = load i64, i64* %v.stride.6
	%2513 = mul nsw i64 %2493, %2512
	%2514 = load double*, double** %v.origin.4
	%2515 = getelementptr double, double* %2514, i64 %2513
	%2516 = getelementptr double, double* %2515, i64 %2510
	%2517 = load double, double* %2516, !alias.scope !39, !noalias !40, !llvm.access.group !847
	%2518 = call double @llvm.fabs.f64(double %2517)
	%2519 = fcmp ogt double %2518, 100.0
	br i1 %2519, label %then.828, label %else.829

latch.824:
	%2520 = add nsw i64 %2510, 1
	%2521 = icmp slt i64 %2510, 12
	br i1 %2521, label %do.823, label %done.825, !llvm.loop !851

done.825:
	%2522 = trunc i64 %2520 to i32
	store i32 %2522, i32* %"i%122.236", !llvm.access.group !844
	br label %enddo.826

enddo.826:
	br label %latch.820

endif.827:
	br label %latch.824

then.828:
	%2523 = load i64, i64* %v.stride.6
	%2524 = mul nsw i64 %2493, %2523
	%2525 = load double*, double** %v.origin.4
	%2526 = getelementptr double, double* %2525, i64 %2524
	%2527 = getelementptr double, double* %2526, i64 %2510
	store double 0.0, double* %2527, !alias.scope !39, !noalias !40, !llvm.access.group !848
	br label %endif.827

else.829:
	br label %endif.827

do.830:
	%2528 = phi i64 [ %2501, %enddo.822 ], [ %2531, %latch.831 ]
	%2529 = trunc i64 %2528 to i32
	store i32 %2529, i32* %"i%125.239", !llvm.access.group !855
	store i32 1, i32* %"i%124.238", !llvm.access.group !855
	%2530 = icmp sle i64 1, 12
	br i1 %2530, label %do.834, label %enddo.837

latch.831:
	%2531 = add nsw i64 %2528, 1
	%2532 = icmp slt i64 %2528, %2507
	br i1 %2532, label %do.830, label %done.832, !llvm.loop !866

done.832:
	%2533 = trunc i64 %2531 to i32
	store i32 %2533, i32* %"i%125.239"
	br label %enddo.833

enddo.833:
	%2534 = load double, double* %"s%1%part.247"
	store double %2534, double* %temporary.838
	%2535 = bitcast double* %temporary.838 to i8*
	call void @hpf_reduce(i8* %2535, i32 1, i32 3, i32 0, i8* bitcast (%hpf_pos* @.pos.37 to i8*))
	%2536 = load double, double* %temporary.838
	store double %2536, double* %"s%1%part.247"
	%2537 = load double, double* %"s%1.240"
	%2538 = load double, double* %"s%1%part.247"
	%2539 = fadd double %2537, %2538
	store double %2539, double* %"s%1.240"
	store double 0xFFEFFFFFFFFFFFFF, double* %"s%2.243"
	store double 0xFFEFFFFFFFFFFFFF, double* %"s%2%part.248"
	%2540 = load i64, i64* %"u%start1.34"
	%2541 = icmp sgt i64 1, %2540
	%2542 = select i1 %2541, i64 1, i64 %2540
	%2543 = load i64, i64* %"u%block1.35"
	%2544 = load i64, i64* %"u%start1.34"
	%2545 = add nsw i64 %2543, %2544
	%2546 = sub nsw i64 %2545, 1
	%2547 = icmp slt i64 9, %2546
	%2548 = select i1 %2547, i64 9, i64 %2546
	%2549 = trunc i64 %2542 to i32
	store i32 %2549, i32* %"i%127.242"
	%2550 = icmp sle i64 %2542, %2548
	br i1 %2550, label %do.839, label %enddo.842

do.834:
	%2551 = phi i64 [ 1, %do.830 ], [ %2561, %latch.835 ]
	%2552 = trunc i64 %2551 to i32
	store i32 %2552, i32* %"i%124.238", !llvm.access.group !857
	%2553 = load double, double* %"s%1%part.247", !llvm.access.group !858
	%2554 = load i64, i64* %u.stride.3
	%2555 = mul nsw i64 %2528, %2554
	%2556 = load double*, double** %u.origin.1
	%2557 = getelementptr double, double* %2556, i64 %2555
	%2558 = getelementptr double, double* %2557, i64 %2551
	%2559 = load double, double* %2558, !alias.scope !37, !noalias !38, !llvm.access.group !859
	%2560 = fadd reassoc nsz double %2553, %2559
	store double %2560, double* %"s%1%part.247", !llvm.access.group !860
	br label %latch.835

latch.835:
	%2561 = add nsw i64 %2551, 1
	%2562 = icmp slt i64 %2551, 12
	br i1 %2562, label %do.834, label %done.836, !llvm.loop !863

done.836:
	%2563 = trunc i64 %2561 to i32
	store i32 %2563, i32* %"i%124.238", !llvm.access.group !855
	br label %enddo.837

enddo.837:
	br label %latch.831

do.839:
	%2564 = phi i64 [ %2542, %enddo.833 ], [ %2567, %latch.840 ]
	%2565 = trunc i64 %2564 to i32
	store i32 %2565, i32* %"i%127.242", !llvm.access.group !867
	store i32 1, i32* %"i%126.241", !llvm.access.group !867
	%2566 = icmp sle i64 1, 12
	br i1 %2566, label %do.843, label %enddo.846

latch.840:
	%2567 = add nsw i64 %2564, 1
	%2568 = icmp slt i64 %2564, %2548
	br i1 %2568, label %do.839, label %done.841, !llvm.loop !878

done.841:
	%2569 = trunc i64 %2567 to i32
	store i32 %2569, i32* %"i%127.242"
	br label %enddo.842

enddo.842:
	%2570 = load double, double* %"s%2%part.248"
	store double %2570, double* %temporary.847
	%2571 = bitcast double* %temporary.847 to i8*
	call void @hpf_reduce(i8* %2571, i32 1, i32 3, i32 3, i8* bitcast (%hpf_pos* @.pos.38 to i8*))
	%2572 = load double, double* %temporary.847
	store double %2572, double* %"s%2%part.248"
	%2573 = load double, double* %"s%2.243"
	%2574 = load double, double* %"s%2%part.248"
	%2575 = fcmp ogt double %2573, %2574
	%2576 = select i1 %2575, double %2573, double %2574
	store double %2576, double* %"s%2.243"
	store double 0.0, double* %"s%3.246"
	store double 0.0, double* %"s%3%part.249"
	%2577 = load i64, i64* %"u%start1.34"
	%2578 = icmp sgt i64 1, %2577
	%2579 = select i1 %2578, i64 1, i64 %2577
	%2580 = load i64, i64* %"u%block1.35"
	%2581 = load i64, i64* %"u%start1.34"
	%2582 = add nsw i64 %2580, %2581
	%2583 = sub nsw i64 %2582, 1
	%2584 = icmp slt i64 9, %2583
	%2585 = select i1 %2584, i64 9, i64 %2583
	%2586 = trunc i64 %2579 to i32
	store i32 %2586, i32* %"i%129.245"
	%2587 = icmp sle i64 %2579, %2585
	br i1 %2587, label %do.848, label %enddo.851

do.843:
	%2588 = phi i64 [ 1, %do.839 ], [ %2600, %latch.844 ]
	%2589 = trunc i64 %2588 to i32
	store i32 %2589, i32* %"i%126.241", !llvm.access.group !869
	%2590 = load double, double* %"s%2%part.248", !llvm.access.group !870
	%2591 = load i64, i64* %v.stride.6
	%2592 = mul nsw i64 %2564, %2591
	%2593 = load double*, double** %v.origin.4
	%2594 = getelementptr double, double* %2593, i64 %2592
	%2595 = getelementptr double, double* %2594, i64 %2588
	%2596 = load double, double* %2595, !alias.scope !39, !noalias !40, !llvm.access.group !871
	%2597 = call double @llvm.fabs.f64(double %2596)
	%2598 = fcmp nnan nsz ogt double %2590, %2597
	%2599 = select nnan nsz i1 %2598, double %2590, double %2597
	store double %2599, double* %"s%2%part.248", !llvm.access.group !872
	br label %latch.844

latch.844:
	%2600 = add nsw i64 %2588, 1
	%2601 = icmp slt i64 %2588, 12
	br i1 %2601, label %do.843, label %done.845, !llvm.loop !875

done.845:
	%2602 = trunc i64 %2600 to i32
	store i32 %2602, i32* %"i%126.241", !llvm.access.group !867
	br label %enddo.846

enddo.846:
	br label %latch.840

do.848:
	%2603 = phi i64 [ %2579, %enddo.842 ], [ %2606, %latch.849 ]
	%2604 = trunc i64 %2603 to i32
	store i32 %2604, i32* %"i%129.245", !llvm.access.group !879
	store i32 1, i32* %"i%128.244", !llvm.access.group !879
	%2605 = icmp sle i64 1, 12
	br i1 %2605, label %do.852, label %enddo.855

latch.849:
	%2606 = add nsw i64 %2603, 1
	%2607 = icmp slt i64 %2603, %2585
	br i1 %2607, label %do.848, label %done.850, !llvm.loop !890

done.850:
	%2608 = trunc i64 %2606 to i32
	store i32 %2608, i32* %"i%129.245"
	br label %enddo.851

enddo.851:
	%2609 = load double, double* %"s%3%part.249"
	store double %2609, double* %temporary.856
	%2610 = bitcast double* %temporary.856 to i8*
	call void @hpf_reduce(i8* %2610, i32 1, i32 3, i32 0, i8* bitcast (%hpf_pos* @.pos.39 to i8*))
	%2611 = load double, double* %temporary.856
	store double %2611, double* %"s%3%part.249"
	%2612 = load double, double* %"s%3.246"
	%2613 = load double, double* %"s%3%part.249"
	%2614 = fadd double %2612, %2613
	store double %2614, double* %"s%3.246"
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.40 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.71, i64 0, i64 0), i64 6)
	call void @hpf_io_text(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.72, i64 0, i64 0), i8* bitcast ([13 x i8]* @25 to i8*), i64 13)
	call void @hpf_io_start()
	%2615 = load i32, i32* %step.33
	store i32 %2615, i32* %temporary.857
	%2616 = bitcast i32* %temporary.857 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %2616, i64 4)
	%2617 = load double, double* %"s%1.240"
	%2618 = fdiv double %2617, 108.0
	store double %2618, double* %temporary.858
	%2619 = bitcast double* %temporary.858 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %2619, i64 8)
	%2620 = load double, double* %"s%2.243"
	store double %2620, double* %temporary.859
	%2621 = bitcast double* %temporary.859 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %2621, i64 8)
	%2622 = load double, double* %"s%3.246"
	%2623 = fdiv double %2622, 108.0
	store double %2623, double* %temporary.860
	%2624 = bitcast double* %temporary.860 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %2624, i64 8)
	%2625 = call i32 @hpf_io_end()
	br label %latch.275

do.852:
	%2626 = phi i64 [ 1, %do.848 ], [ %2636, %latch.853 ]
	%2627 = trunc i64 %2626 to i32
	store i32 %2627, i32* %"i%128.244", !llvm.access.group !881
	%2628 = load double, double* %"s%3%part.249", !llvm.access.group !882
	%2629 = load i64, i64* %p.stride.9
	%2630 = mul nsw i64 %2603, %2629
	%2631 = load double*, double** %p.origin.7
	%2632 = getelementptr double, double* %2631, i64 %2630
	%2633 = getelementptr double, double* %2632, i64 %2626
	%2634 = load double, double* %2633, !alias.scope !41, !noalias !42, !llvm.access.group !883
	%2635 = fadd reassoc nsz double %2628, %2634
	store double %2635, double* %"s%3%part.249", !llvm.access.group !884
	br label %latch.853

latch.853:
	%2636 = add nsw i64 %2626, 1
	%2637 = icmp slt i64 %2626, 12
	br i1 %2637, label %do.852, label %done.854, !llvm.loop !887

done.854:
	%2638 = trunc i64 %2636 to i32
	store i32 %2638, i32* %"i%128.244", !llvm.access.group !879
	br label %enddo.855

enddo.855:
	br label %latch.849

do.870:
	%2639 = phi i64 [ 1, %enddo.277 ], [ %2723, %latch.871 ]
	%2640 = trunc i64 %2639 to i32
	store i32 %2640, i32* %i.31
	%2641 = sub nsw i64 %2639, %2639
	%2642 = add nsw i64 %2641, 1
	%2643 = icmp sgt i64 %2642, 0
	%2644 = select i1 %2643, i64 %2642, i64 0
	%2645 = sub nsw i64 %2639, %2639
	%2646 = add nsw i64 %2645, 1
	%2647 = icmp sgt i64 %2646, 0
	%2648 = select i1 %2647, i64 %2646, i64 0
	%2649 = mul nsw i64 %2644, %2648
	%2650 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.874, i32 0, i32 0
	store i64 %2639, i64* %2650
	%2651 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.874, i32 0, i32 1
	store i64 %2639, i64* %2651
	%2652 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.874, i32 0, i32 0
	%2653 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.875, i32 0, i32 0
	store i64 %2639, i64* %2653
	%2654 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.875, i32 0, i32 1
	store i64 %2639, i64* %2654
	%2655 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.875, i32 0, i32 0
	%2656 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.876, i32 0, i32 0
	store i64 1, i64* %2656
	%2657 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.876, i32 0, i32 1
	store i64 1, i64* %2657
	%2658 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.876, i32 0, i32 0
	%2659 = bitcast i64* %2652 to i8*
	%2660 = bitcast i64* %2655 to i8*
	%2661 = bitcast i64* %2658 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.u to i8*), i8* %2659, i8* %2660, i8* %2661, i32 3, i32 8)
	%2662 = sub nsw i64 13, %2639
	%2663 = sub nsw i64 13, %2639
	%2664 = sub nsw i64 %2663, %2662
	%2665 = add nsw i64 %2664, 1
	%2666 = icmp sgt i64 %2665, 0
	%2667 = select i1 %2666, i64 %2665, i64 0
	%2668 = sub nsw i64 %2639, %2639
	%2669 = add nsw i64 %2668, 1
	%2670 = icmp sgt i64 %2669, 0
	%2671 = select i1 %2670, i64 %2669, i64 0
	%2672 = mul nsw i64 %2667, %2671
	%2673 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.877, i32 0, i32 0
	store i64 %2662, i64* %2673
	%2674 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.877, i32 0, i32 1
	store i64 %2639, i64* %2674
	%2675 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.877, i32 0, i32 0
	%2676 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.878, i32 0, i32 0
	store i64 %2663, i64* %2676
	%2677 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.878, i32 0, i32 1
	store i64 %2639, i64* %2677
	%2678 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.878, i32 0, i32 0
	%2679 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.879, i32 0, i32 0
	store i64 1, i64* %2679
	%2680 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.879, i32 0, i32 1
	store i64 1, i64* %2680
	%2681 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.879, i32 0, i32 0
	%2682 = bitcast i64* %2675 to i8*
	%2683 = bitcast i64* %2678 to i8*
	%2684 = bitcast i64* %2681 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.v to i8*), i8* %2682, i8* %2683, i8* %2684, i32 3, i32 8)
	%2685 = sub nsw i64 %2639, %2639
	%2686 = add nsw i64 %2685, 1
	%2687 = icmp sgt i64 %2686, 0
	%2688 = select i1 %2687, i64 %2686, i64 0
	%2689 = icmp sgt i64 1, 0
	%2690 = select i1 %2689, i64 1, i64 0
	%2691 = mul nsw i64 %2688, %2690
	%2692 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.880, i32 0, i32 0
	store i64 %2639, i64* %2692
	%2693 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.880, i32 0, i32 1
	store i64 9, i64* %2693
	%2694 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.880, i32 0, i32 0
	%2695 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.881, i32 0, i32 0
	store i64 %2639, i64* %2695
	%2696 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.881, i32 0, i32 1
	store i64 9, i64* %2696
	%2697 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.881, i32 0, i32 0
	%2698 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.882, i32 0, i32 0
	store i64 1, i64* %2698
	%2699 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.882, i32 0, i32 1
	store i64 1, i64* %2699
	%2700 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.882, i32 0, i32 0
	%2701 = bitcast i64* %2694 to i8*
	%2702 = bitcast i64* %2697 to i8*
	%2703 = bitcast i64* %2700 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.p to i8*), i8* %2701, i8* %2702, i8* %2703, i32 3, i32 8)
	%2704 = icmp sgt i64 1, 0
	%2705 = select i1 %2704, i64 1, i64 0
	%2706 = sub nsw i64 %2639, %2639
	%2707 = add nsw i64 %2706, 1
	%2708 = icmp sgt i64 %2707, 0
	%2709 = select i1 %2708, i64 %2707, i64 0
	%2710 = mul nsw i64 %2705, %2709
	%2711 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.883, i32 0, i32 0
	store i64 2, i64* %2711
	%2712 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.883, i32 0, i32 1
	store i64 %2639, i64* %2712
	%2713 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.883, i32 0, i32 0
	%2714 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.884, i32 0, i32 0
	store i64 2, i64* %2714
	%2715 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.884, i32 0, i32 1
	store i64 %2639, i64* %2715
	%2716 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.884, i32 0, i32 0
	%2717 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.885, i32 0, i32 0
	store i64 1, i64* %2717
	%2718 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.885, i32 0, i32 1
	store i64 1, i64* %2718
	%2719 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.885, i32 0, i32 0
	%2720 = bitcast i64* %2713 to i8*
	%2721 = bitcast i64* %2716 to i8*
	%2722 = bitcast i64* %2719 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.z to i8*), i8* %2720, i8* %2721, i8* %2722, i32 3, i32 8)
	br label %latch.871

latch.871:
	%2723 = add nsw i64 %2639, 2
	%2724 = icmp sle i64 %2723, 9
	br i1 %2724, label %do.870, label %done.872, !llvm.loop !894

done.872:
	%2725 = trunc i64 %2723 to i32
	store i32 %2725, i32* %i.31
	br label %enddo.873

enddo.873:
	%2726 = call i32 @hpf_io_end()
	call void @hpf_main_end()
	ret i32 0
}

declare void @hpf_main_begin(i32 %0, i8* %1) nounwind

declare i32 @pgas_num_images() nounwind

declare void @hpf_layout_init(i8* %0, i8* %1) nounwind

declare void @hpf_array_create(i8* %0, i8* %1) nounwind

declare double @llvm.sin.f64(double %0)

declare double @llvm.cos.f64(double %0)

define internal i32 @sections.1(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"u%start1.1"
	%7 = sub nsw i64 %6, 2
	%8 = icmp slt i64 %7, 0
	br i1 %8, label %none.4, label %next.6

next.6:
	%9 = load i64, i64* %"u%start1.1"
	%10 = sub nsw i64 0, %9
	%11 = add nsw i64 %10, 9
	%12 = icmp slt i64 %11, 0
	br i1 %12, label %none.4, label %next.7

next.7:
	%13 = icmp sgt i64 1, 12
	br i1 %13, label %none.4, label %next.8

next.8:
	%14 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %14
	%15 = getelementptr i64, i64* %hi, i64 0
	store i64 12, i64* %15
	%16 = load i64, i64* %"u%start1.1"
	%17 = sub nsw i64 %16, 1
	%18 = load i64, i64* %W1.3
	%19 = icmp sgt i64 %17, %18
	%20 = select i1 %19, i64 %17, i64 %18
	%21 = load i64, i64* %"u%start1.1"
	%22 = sub nsw i64 %21, 1
	%23 = load i64, i64* %"u%block1.2"
	%24 = load i64, i64* %W1.3
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

define internal i32 @sections.2(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"u%start1.1"
	%7 = sub nsw i64 %6, 1
	%8 = icmp slt i64 %7, 0
	br i1 %8, label %none.4, label %next.6

next.6:
	%9 = load i64, i64* %"u%start1.1"
	%10 = sub nsw i64 0, %9
	%11 = add nsw i64 %10, 1
	%12 = icmp slt i64 %11, 0
	br i1 %12, label %none.4, label %next.7

next.7:
	%13 = load i64, i64* %"u%block1.2"
	%14 = sub nsw i64 0, %13
	%15 = add nsw i64 %14, 8
	%16 = icmp slt i64 %15, 0
	br i1 %16, label %none.4, label %next.8

next.8:
	%17 = icmp sgt i64 1, 12
	br i1 %17, label %none.4, label %next.9

next.9:
	%18 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %18
	%19 = getelementptr i64, i64* %hi, i64 0
	store i64 12, i64* %19
	%20 = load i64, i64* %W1.3
	%21 = icmp sgt i64 9, %20
	%22 = select i1 %21, i64 9, i64 %20
	%23 = load i64, i64* %"u%block1.2"
	%24 = load i64, i64* %W1.3
	%25 = add nsw i64 %23, %24
	%26 = sub nsw i64 %25, 1
	%27 = icmp slt i64 9, %26
	%28 = select i1 %27, i64 9, i64 %26
	%29 = icmp sgt i64 %22, %28
	br i1 %29, label %none.4, label %next.10

next.10:
	%30 = getelementptr i64, i64* %lo, i64 1
	store i64 %22, i64* %30
	%31 = getelementptr i64, i64* %hi, i64 1
	store i64 %28, i64* %31
	ret i32 1
}

define internal i32 @sections.3(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"u%start1.1"
	%7 = sub nsw i64 %6, 2
	%8 = icmp slt i64 %7, 0
	br i1 %8, label %none.4, label %next.6

next.6:
	%9 = load i64, i64* %"u%start1.1"
	%10 = sub nsw i64 0, %9
	%11 = add nsw i64 %10, 9
	%12 = icmp slt i64 %11, 0
	br i1 %12, label %none.4, label %next.7

next.7:
	%13 = icmp sgt i64 1, 12
	br i1 %13, label %none.4, label %next.8

next.8:
	%14 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %14
	%15 = getelementptr i64, i64* %hi, i64 0
	store i64 12, i64* %15
	%16 = load i64, i64* %"u%start1.1"
	%17 = sub nsw i64 %16, 1
	%18 = load i64, i64* %W1.3
	%19 = icmp sgt i64 %17, %18
	%20 = select i1 %19, i64 %17, i64 %18
	%21 = load i64, i64* %"u%start1.1"
	%22 = sub nsw i64 %21, 1
	%23 = load i64, i64* %"u%block1.2"
	%24 = load i64, i64* %W1.3
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

define internal i32 @sections.4(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"u%start1.1"
	%7 = sub nsw i64 %6, 1
	%8 = icmp slt i64 %7, 0
	br i1 %8, label %none.4, label %next.6

next.6:
	%9 = load i64, i64* %"u%start1.1"
	%10 = sub nsw i64 0, %9
	%11 = add nsw i64 %10, 1
	%12 = icmp slt i64 %11, 0
	br i1 %12, label %none.4, label %next.7

next.7:
	%13 = load i64, i64* %"u%block1.2"
	%14 = sub nsw i64 0, %13
	%15 = add nsw i64 %14, 8
	%16 = icmp slt i64 %15, 0
	br i1 %16, label %none.4, label %next.8

next.8:
	%17 = icmp sgt i64 1, 12
	br i1 %17, label %none.4, label %next.9

next.9:
	%18 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %18
	%19 = getelementptr i64, i64* %hi, i64 0
	store i64 12, i64* %19
	%20 = load i64, i64* %W1.3
	%21 = icmp sgt i64 9, %20
	%22 = select i1 %21, i64 9, i64 %20
	%23 = load i64, i64* %"u%block1.2"
	%24 = load i64, i64* %W1.3
	%25 = add nsw i64 %23, %24
	%26 = sub nsw i64 %25, 1
	%27 = icmp slt i64 9, %26
	%28 = select i1 %27, i64 9, i64 %26
	%29 = icmp sgt i64 %22, %28
	br i1 %29, label %none.4, label %next.10

next.10:
	%30 = getelementptr i64, i64* %lo, i64 1
	store i64 %22, i64* %30
	%31 = getelementptr i64, i64* %hi, i64 1
	store i64 %28, i64* %31
	ret i32 1
}

declare void @hpf_exchange_run(i8* %0, i8* %1, i32 %2) nounwind

define internal i32 @sections.5(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"u%start1.1"
	%7 = sub nsw i64 %6, 2
	%8 = icmp slt i64 %7, 0
	br i1 %8, label %none.4, label %next.6

next.6:
	%9 = load i64, i64* %"u%start1.1"
	%10 = sub nsw i64 0, %9
	%11 = add nsw i64 %10, 9
	%12 = icmp slt i64 %11, 0
	br i1 %12, label %none.4, label %next.7

next.7:
	%13 = icmp sgt i64 1, 12
	br i1 %13, label %none.4, label %next.8

next.8:
	%14 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %14
	%15 = getelementptr i64, i64* %hi, i64 0
	store i64 12, i64* %15
	%16 = load i64, i64* %"u%start1.1"
	%17 = sub nsw i64 %16, 1
	%18 = load i64, i64* %W1.3
	%19 = icmp sgt i64 %17, %18
	%20 = select i1 %19, i64 %17, i64 %18
	%21 = load i64, i64* %"u%start1.1"
	%22 = sub nsw i64 %21, 1
	%23 = load i64, i64* %"u%block1.2"
	%24 = load i64, i64* %W1.3
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

define internal i32 @sections.6(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"u%start1.1"
	%7 = sub nsw i64 %6, 1
	%8 = icmp slt i64 %7, 0
	br i1 %8, label %none.4, label %next.6

next.6:
	%9 = load i64, i64* %"u%start1.1"
	%10 = sub nsw i64 0, %9
	%11 = add nsw i64 %10, 1
	%12 = icmp slt i64 %11, 0
	br i1 %12, label %none.4, label %next.7

next.7:
	%13 = load i64, i64* %"u%block1.2"
	%14 = sub nsw i64 0, %13
	%15 = add nsw i64 %14, 8
	%16 = icmp slt i64 %15, 0
	br i1 %16, label %none.4, label %next.8

next.8:
	%17 = icmp sgt i64 1, 12
	br i1 %17, label %none.4, label %next.9

next.9:
	%18 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %18
	%19 = getelementptr i64, i64* %hi, i64 0
	store i64 12, i64* %19
	%20 = load i64, i64* %W1.3
	%21 = icmp sgt i64 9, %20
	%22 = select i1 %21, i64 9, i64 %20
	%23 = load i64, i64* %"u%block1.2"
	%24 = load i64, i64* %W1.3
	%25 = add nsw i64 %23, %24
	%26 = sub nsw i64 %25, 1
	%27 = icmp slt i64 9, %26
	%28 = select i1 %27, i64 9, i64 %26
	%29 = icmp sgt i64 %22, %28
	br i1 %29, label %none.4, label %next.10

next.10:
	%30 = getelementptr i64, i64* %lo, i64 1
	store i64 %22, i64* %30
	%31 = getelementptr i64, i64* %hi, i64 1
	store i64 %28, i64* %31
	ret i32 1
}

define internal i32 @sections.7(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"u%start1.1"
	%7 = sub nsw i64 %6, 2
	%8 = icmp slt i64 %7, 0
	br i1 %8, label %none.4, label %next.6

next.6:
	%9 = load i64, i64* %"u%start1.1"
	%10 = sub nsw i64 0, %9
	%11 = add nsw i64 %10, 9
	%12 = icmp slt i64 %11, 0
	br i1 %12, label %none.4, label %next.7

next.7:
	%13 = load i64, i64* %"u%block1.2"
	%14 = load i64, i64* %"u%start1.1"
	%15 = add nsw i64 %13, %14
	%16 = sub nsw i64 %15, 10
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.4, label %next.8

next.8:
	%18 = icmp sgt i64 1, 12
	br i1 %18, label %none.4, label %next.9

next.9:
	%19 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %19
	%20 = getelementptr i64, i64* %hi, i64 0
	store i64 12, i64* %20
	%21 = load i64, i64* %W1.3
	%22 = icmp sgt i64 1, %21
	%23 = select i1 %22, i64 1, i64 %21
	%24 = load i64, i64* %"u%block1.2"
	%25 = load i64, i64* %W1.3
	%26 = add nsw i64 %24, %25
	%27 = sub nsw i64 %26, 1
	%28 = icmp slt i64 1, %27
	%29 = select i1 %28, i64 1, i64 %27
	%30 = icmp sgt i64 %23, %29
	br i1 %30, label %none.4, label %next.10

next.10:
	%31 = getelementptr i64, i64* %lo, i64 1
	store i64 %23, i64* %31
	%32 = getelementptr i64, i64* %hi, i64 1
	store i64 %29, i64* %32
	ret i32 1
}

define internal i32 @sections.8(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"u%block1.2"
	%7 = sub nsw i64 0, %6
	%8 = load i64, i64* %"u%start1.1"
	%9 = sub nsw i64 %7, %8
	%10 = add nsw i64 %9, 9
	%11 = icmp slt i64 %10, 0
	br i1 %11, label %none.4, label %next.6

next.6:
	%12 = icmp sgt i64 1, 12
	br i1 %12, label %none.4, label %next.7

next.7:
	%13 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %13
	%14 = getelementptr i64, i64* %hi, i64 0
	store i64 12, i64* %14
	%15 = load i64, i64* %"u%block1.2"
	%16 = load i64, i64* %"u%start1.1"
	%17 = add nsw i64 %15, %16
	%18 = load i64, i64* %W1.3
	%19 = icmp sgt i64 %17, %18
	%20 = select i1 %19, i64 %17, i64 %18
	%21 = load i64, i64* %"u%block1.2"
	%22 = load i64, i64* %"u%start1.1"
	%23 = add nsw i64 %21, %22
	%24 = load i64, i64* %"u%block1.2"
	%25 = load i64, i64* %W1.3
	%26 = add nsw i64 %24, %25
	%27 = sub nsw i64 %26, 1
	%28 = icmp slt i64 %23, %27
	%29 = select i1 %28, i64 %23, i64 %27
	%30 = icmp sgt i64 %20, %29
	br i1 %30, label %none.4, label %next.8

next.8:
	%31 = getelementptr i64, i64* %lo, i64 1
	store i64 %20, i64* %31
	%32 = getelementptr i64, i64* %hi, i64 1
	store i64 %29, i64* %32
	ret i32 1
}

define internal i32 @sections.9(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"u%start1.1"
	%7 = sub nsw i64 %6, 2
	%8 = icmp slt i64 %7, 0
	br i1 %8, label %none.4, label %next.6

next.6:
	%9 = load i64, i64* %"u%start1.1"
	%10 = sub nsw i64 0, %9
	%11 = add nsw i64 %10, 9
	%12 = icmp slt i64 %11, 0
	br i1 %12, label %none.4, label %next.7

next.7:
	%13 = load i64, i64* %"u%block1.2"
	%14 = load i64, i64* %"u%start1.1"
	%15 = add nsw i64 %13, %14
	%16 = sub nsw i64 %15, 10
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.4, label %next.8

next.8:
	%18 = icmp sgt i64 1, 12
	br i1 %18, label %none.4, label %next.9

next.9:
	%19 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %19
	%20 = getelementptr i64, i64* %hi, i64 0
	store i64 12, i64* %20
	%21 = load i64, i64* %W1.3
	%22 = icmp sgt i64 1, %21
	%23 = select i1 %22, i64 1, i64 %21
	%24 = load i64, i64* %"u%block1.2"
	%25 = load i64, i64* %W1.3
	%26 = add nsw i64 %24, %25
	%27 = sub nsw i64 %26, 1
	%28 = icmp slt i64 1, %27
	%29 = select i1 %28, i64 1, i64 %27
	%30 = icmp sgt i64 %23, %29
	br i1 %30, label %none.4, label %next.10

next.10:
	%31 = getelementptr i64, i64* %lo, i64 1
	store i64 %23, i64* %31
	%32 = getelementptr i64, i64* %hi, i64 1
	store i64 %29, i64* %32
	ret i32 1
}

define internal i32 @sections.10(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"u%block1.2"
	%7 = sub nsw i64 0, %6
	%8 = load i64, i64* %"u%start1.1"
	%9 = sub nsw i64 %7, %8
	%10 = add nsw i64 %9, 9
	%11 = icmp slt i64 %10, 0
	br i1 %11, label %none.4, label %next.6

next.6:
	%12 = icmp sgt i64 1, 12
	br i1 %12, label %none.4, label %next.7

next.7:
	%13 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %13
	%14 = getelementptr i64, i64* %hi, i64 0
	store i64 12, i64* %14
	%15 = load i64, i64* %"u%block1.2"
	%16 = load i64, i64* %"u%start1.1"
	%17 = add nsw i64 %15, %16
	%18 = load i64, i64* %W1.3
	%19 = icmp sgt i64 %17, %18
	%20 = select i1 %19, i64 %17, i64 %18
	%21 = load i64, i64* %"u%block1.2"
	%22 = load i64, i64* %"u%start1.1"
	%23 = add nsw i64 %21, %22
	%24 = load i64, i64* %"u%block1.2"
	%25 = load i64, i64* %W1.3
	%26 = add nsw i64 %24, %25
	%27 = sub nsw i64 %26, 1
	%28 = icmp slt i64 %23, %27
	%29 = select i1 %28, i64 %23, i64 %27
	%30 = icmp sgt i64 %20, %29
	br i1 %30, label %none.4, label %next.8

next.8:
	%31 = getelementptr i64, i64* %lo, i64 1
	store i64 %20, i64* %31
	%32 = getelementptr i64, i64* %hi, i64 1
	store i64 %29, i64* %32
	ret i32 1
}

define internal i32 @sections.11(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"u%start1.1"
	%7 = sub nsw i64 %6, 2
	%8 = icmp slt i64 %7, 0
	br i1 %8, label %none.4, label %next.6

next.6:
	%9 = load i64, i64* %"u%start1.1"
	%10 = sub nsw i64 0, %9
	%11 = add nsw i64 %10, 9
	%12 = icmp slt i64 %11, 0
	br i1 %12, label %none.4, label %next.7

next.7:
	%13 = load i64, i64* %"u%block1.2"
	%14 = load i64, i64* %"u%start1.1"
	%15 = add nsw i64 %13, %14
	%16 = sub nsw i64 %15, 10
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.4, label %next.8

next.8:
	%18 = icmp sgt i64 1, 12
	br i1 %18, label %none.4, label %next.9

next.9:
	%19 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %19
	%20 = getelementptr i64, i64* %hi, i64 0
	store i64 12, i64* %20
	%21 = load i64, i64* %W1.3
	%22 = icmp sgt i64 1, %21
	%23 = select i1 %22, i64 1, i64 %21
	%24 = load i64, i64* %"u%block1.2"
	%25 = load i64, i64* %W1.3
	%26 = add nsw i64 %24, %25
	%27 = sub nsw i64 %26, 1
	%28 = icmp slt i64 1, %27
	%29 = select i1 %28, i64 1, i64 %27
	%30 = icmp sgt i64 %23, %29
	br i1 %30, label %none.4, label %next.10

next.10:
	%31 = getelementptr i64, i64* %lo, i64 1
	store i64 %23, i64* %31
	%32 = getelementptr i64, i64* %hi, i64 1
	store i64 %29, i64* %32
	ret i32 1
}

define internal i32 @sections.12(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"u%block1.2"
	%7 = sub nsw i64 0, %6
	%8 = load i64, i64* %"u%start1.1"
	%9 = sub nsw i64 %7, %8
	%10 = add nsw i64 %9, 9
	%11 = icmp slt i64 %10, 0
	br i1 %11, label %none.4, label %next.6

next.6:
	%12 = icmp sgt i64 1, 12
	br i1 %12, label %none.4, label %next.7

next.7:
	%13 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %13
	%14 = getelementptr i64, i64* %hi, i64 0
	store i64 12, i64* %14
	%15 = load i64, i64* %"u%block1.2"
	%16 = load i64, i64* %"u%start1.1"
	%17 = add nsw i64 %15, %16
	%18 = load i64, i64* %W1.3
	%19 = icmp sgt i64 %17, %18
	%20 = select i1 %19, i64 %17, i64 %18
	%21 = load i64, i64* %"u%block1.2"
	%22 = load i64, i64* %"u%start1.1"
	%23 = add nsw i64 %21, %22
	%24 = load i64, i64* %"u%block1.2"
	%25 = load i64, i64* %W1.3
	%26 = add nsw i64 %24, %25
	%27 = sub nsw i64 %26, 1
	%28 = icmp slt i64 %23, %27
	%29 = select i1 %28, i64 %23, i64 %27
	%30 = icmp sgt i64 %20, %29
	br i1 %30, label %none.4, label %next.8

next.8:
	%31 = getelementptr i64, i64* %lo, i64 1
	store i64 %20, i64* %31
	%32 = getelementptr i64, i64* %hi, i64 1
	store i64 %29, i64* %32
	ret i32 1
}

define internal i32 @sections.13(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"u%start1.1"
	%7 = sub nsw i64 %6, 2
	%8 = icmp slt i64 %7, 0
	br i1 %8, label %none.4, label %next.6

next.6:
	%9 = load i64, i64* %"u%start1.1"
	%10 = sub nsw i64 0, %9
	%11 = add nsw i64 %10, 9
	%12 = icmp slt i64 %11, 0
	br i1 %12, label %none.4, label %next.7

next.7:
	%13 = load i64, i64* %"u%block1.2"
	%14 = load i64, i64* %"u%start1.1"
	%15 = add nsw i64 %13, %14
	%16 = sub nsw i64 %15, 10
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.4, label %next.8

next.8:
	%18 = icmp sgt i64 1, 12
	br i1 %18, label %none.4, label %next.9

next.9:
	%19 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %19
	%20 = getelementptr i64, i64* %hi, i64 0
	store i64 12, i64* %20
	%21 = load i64, i64* %W1.3
	%22 = icmp sgt i64 1, %21
	%23 = select i1 %22, i64 1, i64 %21
	%24 = load i64, i64* %"u%block1.2"
	%25 = load i64, i64* %W1.3
	%26 = add nsw i64 %24, %25
	%27 = sub nsw i64 %26, 1
	%28 = icmp slt i64 1, %27
	%29 = select i1 %28, i64 1, i64 %27
	%30 = icmp sgt i64 %23, %29
	br i1 %30, label %none.4, label %next.10

next.10:
	%31 = getelementptr i64, i64* %lo, i64 1
	store i64 %23, i64* %31
	%32 = getelementptr i64, i64* %hi, i64 1
	store i64 %29, i64* %32
	ret i32 1
}

define internal i32 @sections.14(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"u%block1.2"
	%7 = sub nsw i64 0, %6
	%8 = load i64, i64* %"u%start1.1"
	%9 = sub nsw i64 %7, %8
	%10 = add nsw i64 %9, 9
	%11 = icmp slt i64 %10, 0
	br i1 %11, label %none.4, label %next.6

next.6:
	%12 = icmp sgt i64 1, 12
	br i1 %12, label %none.4, label %next.7

next.7:
	%13 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %13
	%14 = getelementptr i64, i64* %hi, i64 0
	store i64 12, i64* %14
	%15 = load i64, i64* %"u%block1.2"
	%16 = load i64, i64* %"u%start1.1"
	%17 = add nsw i64 %15, %16
	%18 = load i64, i64* %W1.3
	%19 = icmp sgt i64 %17, %18
	%20 = select i1 %19, i64 %17, i64 %18
	%21 = load i64, i64* %"u%block1.2"
	%22 = load i64, i64* %"u%start1.1"
	%23 = add nsw i64 %21, %22
	%24 = load i64, i64* %"u%block1.2"
	%25 = load i64, i64* %W1.3
	%26 = add nsw i64 %24, %25
	%27 = sub nsw i64 %26, 1
	%28 = icmp slt i64 %23, %27
	%29 = select i1 %28, i64 %23, i64 %27
	%30 = icmp sgt i64 %20, %29
	br i1 %30, label %none.4, label %next.8

next.8:
	%31 = getelementptr i64, i64* %lo, i64 1
	store i64 %20, i64* %31
	%32 = getelementptr i64, i64* %hi, i64 1
	store i64 %29, i64* %32
	ret i32 1
}

define internal i32 @sections.15(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"u%start1.1"
	%7 = sub nsw i64 %6, 2
	%8 = icmp slt i64 %7, 0
	br i1 %8, label %none.4, label %next.6

next.6:
	%9 = load i64, i64* %"u%start1.1"
	%10 = sub nsw i64 0, %9
	%11 = add nsw i64 %10, 9
	%12 = icmp slt i64 %11, 0
	br i1 %12, label %none.4, label %next.7

next.7:
	%13 = icmp sgt i64 1, 12
	br i1 %13, label %none.4, label %next.8

next.8:
	%14 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %14
	%15 = getelementptr i64, i64* %hi, i64 0
	store i64 12, i64* %15
	%16 = load i64, i64* %"u%start1.1"
	%17 = sub nsw i64 %16, 1
	%18 = load i64, i64* %W1.3
	%19 = icmp sgt i64 %17, %18
	%20 = select i1 %19, i64 %17, i64 %18
	%21 = load i64, i64* %"u%start1.1"
	%22 = sub nsw i64 %21, 1
	%23 = load i64, i64* %"u%block1.2"
	%24 = load i64, i64* %W1.3
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

define internal i32 @sections.16(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"u%start1.1"
	%7 = sub nsw i64 %6, 1
	%8 = icmp slt i64 %7, 0
	br i1 %8, label %none.4, label %next.6

next.6:
	%9 = load i64, i64* %"u%start1.1"
	%10 = sub nsw i64 0, %9
	%11 = add nsw i64 %10, 1
	%12 = icmp slt i64 %11, 0
	br i1 %12, label %none.4, label %next.7

next.7:
	%13 = load i64, i64* %"u%block1.2"
	%14 = sub nsw i64 0, %13
	%15 = add nsw i64 %14, 8
	%16 = icmp slt i64 %15, 0
	br i1 %16, label %none.4, label %next.8

next.8:
	%17 = icmp sgt i64 1, 12
	br i1 %17, label %none.4, label %next.9

next.9:
	%18 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %18
	%19 = getelementptr i64, i64* %hi, i64 0
	store i64 12, i64* %19
	%20 = load i64, i64* %W1.3
	%21 = icmp sgt i64 9, %20
	%22 = select i1 %21, i64 9, i64 %20
	%23 = load i64, i64* %"u%block1.2"
	%24 = load i64, i64* %W1.3
	%25 = add nsw i64 %23, %24
	%26 = sub nsw i64 %25, 1
	%27 = icmp slt i64 9, %26
	%28 = select i1 %27, i64 9, i64 %26
	%29 = icmp sgt i64 %22, %28
	br i1 %29, label %none.4, label %next.10

next.10:
	%30 = getelementptr i64, i64* %lo, i64 1
	store i64 %22, i64* %30
	%31 = getelementptr i64, i64* %hi, i64 1
	store i64 %28, i64* %31
	ret i32 1
}

define internal i32 @sections.17(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"u%start1.1"
	%7 = sub nsw i64 %6, 2
	%8 = icmp slt i64 %7, 0
	br i1 %8, label %none.4, label %next.6

next.6:
	%9 = load i64, i64* %"u%start1.1"
	%10 = sub nsw i64 0, %9
	%11 = add nsw i64 %10, 9
	%12 = icmp slt i64 %11, 0
	br i1 %12, label %none.4, label %next.7

next.7:
	%13 = icmp sgt i64 1, 12
	br i1 %13, label %none.4, label %next.8

next.8:
	%14 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %14
	%15 = getelementptr i64, i64* %hi, i64 0
	store i64 12, i64* %15
	%16 = load i64, i64* %"u%start1.1"
	%17 = sub nsw i64 %16, 1
	%18 = load i64, i64* %W1.3
	%19 = icmp sgt i64 %17, %18
	%20 = select i1 %19, i64 %17, i64 %18
	%21 = load i64, i64* %"u%start1.1"
	%22 = sub nsw i64 %21, 1
	%23 = load i64, i64* %"u%block1.2"
	%24 = load i64, i64* %W1.3
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

define internal i32 @sections.18(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"u%start1.1"
	%7 = sub nsw i64 %6, 1
	%8 = icmp slt i64 %7, 0
	br i1 %8, label %none.4, label %next.6

next.6:
	%9 = load i64, i64* %"u%start1.1"
	%10 = sub nsw i64 0, %9
	%11 = add nsw i64 %10, 1
	%12 = icmp slt i64 %11, 0
	br i1 %12, label %none.4, label %next.7

next.7:
	%13 = load i64, i64* %"u%block1.2"
	%14 = sub nsw i64 0, %13
	%15 = add nsw i64 %14, 8
	%16 = icmp slt i64 %15, 0
	br i1 %16, label %none.4, label %next.8

next.8:
	%17 = icmp sgt i64 1, 12
	br i1 %17, label %none.4, label %next.9

next.9:
	%18 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %18
	%19 = getelementptr i64, i64* %hi, i64 0
	store i64 12, i64* %19
	%20 = load i64, i64* %W1.3
	%21 = icmp sgt i64 9, %20
	%22 = select i1 %21, i64 9, i64 %20
	%23 = load i64, i64* %"u%block1.2"
	%24 = load i64, i64* %W1.3
	%25 = add nsw i64 %23, %24
	%26 = sub nsw i64 %25, 1
	%27 = icmp slt i64 9, %26
	%28 = select i1 %27, i64 9, i64 %26
	%29 = icmp sgt i64 %22, %28
	br i1 %29, label %none.4, label %next.10

next.10:
	%30 = getelementptr i64, i64* %lo, i64 1
	store i64 %22, i64* %30
	%31 = getelementptr i64, i64* %hi, i64 1
	store i64 %28, i64* %31
	ret i32 1
}

define internal i32 @sections.19(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"u%start1.1"
	%7 = sub nsw i64 %6, 2
	%8 = icmp slt i64 %7, 0
	br i1 %8, label %none.4, label %next.6

next.6:
	%9 = load i64, i64* %"u%start1.1"
	%10 = sub nsw i64 0, %9
	%11 = add nsw i64 %10, 9
	%12 = icmp slt i64 %11, 0
	br i1 %12, label %none.4, label %next.7

next.7:
	%13 = icmp sgt i64 1, 12
	br i1 %13, label %none.4, label %next.8

next.8:
	%14 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %14
	%15 = getelementptr i64, i64* %hi, i64 0
	store i64 12, i64* %15
	%16 = load i64, i64* %"u%start1.1"
	%17 = sub nsw i64 %16, 1
	%18 = load i64, i64* %W1.3
	%19 = icmp sgt i64 %17, %18
	%20 = select i1 %19, i64 %17, i64 %18
	%21 = load i64, i64* %"u%start1.1"
	%22 = sub nsw i64 %21, 1
	%23 = load i64, i64* %"u%block1.2"
	%24 = load i64, i64* %W1.3
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

define internal i32 @sections.20(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"u%start1.1"
	%7 = sub nsw i64 %6, 1
	%8 = icmp slt i64 %7, 0
	br i1 %8, label %none.4, label %next.6

next.6:
	%9 = load i64, i64* %"u%start1.1"
	%10 = sub nsw i64 0, %9
	%11 = add nsw i64 %10, 1
	%12 = icmp slt i64 %11, 0
	br i1 %12, label %none.4, label %next.7

next.7:
	%13 = load i64, i64* %"u%block1.2"
	%14 = sub nsw i64 0, %13
	%15 = add nsw i64 %14, 8
	%16 = icmp slt i64 %15, 0
	br i1 %16, label %none.4, label %next.8

next.8:
	%17 = icmp sgt i64 1, 12
	br i1 %17, label %none.4, label %next.9

next.9:
	%18 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %18
	%19 = getelementptr i64, i64* %hi, i64 0
	store i64 12, i64* %19
	%20 = load i64, i64* %W1.3
	%21 = icmp sgt i64 9, %20
	%22 = select i1 %21, i64 9, i64 %20
	%23 = load i64, i64* %"u%block1.2"
	%24 = load i64, i64* %W1.3
	%25 = add nsw i64 %23, %24
	%26 = sub nsw i64 %25, 1
	%27 = icmp slt i64 9, %26
	%28 = select i1 %27, i64 9, i64 %26
	%29 = icmp sgt i64 %22, %28
	br i1 %29, label %none.4, label %next.10

next.10:
	%30 = getelementptr i64, i64* %lo, i64 1
	store i64 %22, i64* %30
	%31 = getelementptr i64, i64* %hi, i64 1
	store i64 %28, i64* %31
	ret i32 1
}

declare double @llvm.fabs.f64(double %0)

declare void @hpf_reduce(i8* %0, i32 %1, i32 %2, i32 %3, i8* %4) nounwind

declare void @hpf_io_begin(i32 %0, i32 %1, i8* %2) nounwind

declare void @hpf_io_number(i8* %0, i64 %1) nounwind

declare void @hpf_io_text(i8* %0, i8* %1, i64 %2) nounwind

declare void @hpf_io_start() nounwind

declare void @hpf_io_item(i32 %0, i32 %1, i8* %2, i64 %3) nounwind

declare i32 @hpf_io_end() nounwind

define internal i32 @sections.21(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"u%start1.1"
	%7 = sub nsw i64 %6, 1
	%8 = icmp slt i64 9, %7
	%9 = select i1 %8, i64 9, i64 %7
	%10 = icmp sgt i64 1, %9
	br i1 %10, label %none.4, label %next.6

next.6:
	%11 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %11
	%12 = getelementptr i64, i64* %hi, i64 0
	store i64 %9, i64* %12
	%13 = load i64, i64* %W1.3
	%14 = icmp sgt i64 1, %13
	%15 = select i1 %14, i64 1, i64 %13
	%16 = load i64, i64* %"u%start1.1"
	%17 = sub nsw i64 %16, 1
	%18 = icmp slt i64 9, %17
	%19 = select i1 %18, i64 9, i64 %17
	%20 = load i64, i64* %"u%block1.2"
	%21 = load i64, i64* %W1.3
	%22 = add nsw i64 %20, %21
	%23 = sub nsw i64 %22, 1
	%24 = icmp slt i64 %19, %23
	%25 = select i1 %24, i64 %19, i64 %23
	%26 = icmp sgt i64 %15, %25
	br i1 %26, label %none.4, label %next.7

next.7:
	%27 = getelementptr i64, i64* %lo, i64 1
	store i64 %15, i64* %27
	%28 = getelementptr i64, i64* %hi, i64 1
	store i64 %25, i64* %28
	ret i32 1
}

define internal i32 @sections.22(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"u%block1.2"
	%7 = load i64, i64* %"u%start1.1"
	%8 = add nsw i64 %6, %7
	%9 = icmp sgt i64 %8, 9
	br i1 %9, label %none.4, label %next.6

next.6:
	%10 = getelementptr i64, i64* %lo, i64 0
	store i64 %8, i64* %10
	%11 = getelementptr i64, i64* %hi, i64 0
	store i64 9, i64* %11
	%12 = load i64, i64* %"u%block1.2"
	%13 = load i64, i64* %"u%start1.1"
	%14 = add nsw i64 %12, %13
	%15 = load i64, i64* %W1.3
	%16 = icmp sgt i64 %14, %15
	%17 = select i1 %16, i64 %14, i64 %15
	%18 = load i64, i64* %"u%block1.2"
	%19 = load i64, i64* %W1.3
	%20 = add nsw i64 %18, %19
	%21 = sub nsw i64 %20, 1
	%22 = icmp slt i64 9, %21
	%23 = select i1 %22, i64 9, i64 %21
	%24 = icmp sgt i64 %17, %23
	br i1 %24, label %none.4, label %next.7

next.7:
	%25 = getelementptr i64, i64* %lo, i64 1
	store i64 %17, i64* %25
	%26 = getelementptr i64, i64* %hi, i64 1
	store i64 %23, i64* %26
	ret i32 1
}

define internal i32 @sections.23(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"u%start1.1"
	%7 = sub nsw i64 0, %6
	%8 = add nsw i64 %7, 14
	%9 = icmp sgt i64 4, %8
	%10 = select i1 %9, i64 4, i64 %8
	%11 = icmp sgt i64 %10, 12
	br i1 %11, label %none.4, label %next.6

next.6:
	%12 = getelementptr i64, i64* %lo, i64 0
	store i64 %10, i64* %12
	%13 = getelementptr i64, i64* %hi, i64 0
	store i64 12, i64* %13
	%14 = load i64, i64* %W1.3
	%15 = icmp sgt i64 1, %14
	%16 = select i1 %15, i64 1, i64 %14
	%17 = load i64, i64* %"u%start1.1"
	%18 = sub nsw i64 %17, 1
	%19 = icmp slt i64 9, %18
	%20 = select i1 %19, i64 9, i64 %18
	%21 = load i64, i64* %"u%block1.2"
	%22 = load i64, i64* %W1.3
	%23 = add nsw i64 %21, %22
	%24 = sub nsw i64 %23, 1
	%25 = icmp slt i64 %20, %24
	%26 = select i1 %25, i64 %20, i64 %24
	%27 = icmp sgt i64 %16, %26
	br i1 %27, label %none.4, label %next.7

next.7:
	%28 = getelementptr i64, i64* %lo, i64 1
	store i64 %16, i64* %28
	%29 = getelementptr i64, i64* %hi, i64 1
	store i64 %26, i64* %29
	ret i32 1
}

define internal i32 @sections.24(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"u%block1.2"
	%7 = sub nsw i64 0, %6
	%8 = load i64, i64* %"u%start1.1"
	%9 = sub nsw i64 %7, %8
	%10 = add nsw i64 %9, 13
	%11 = icmp sgt i64 4, %10
	br i1 %11, label %none.4, label %next.6

next.6:
	%12 = getelementptr i64, i64* %lo, i64 0
	store i64 4, i64* %12
	%13 = getelementptr i64, i64* %hi, i64 0
	store i64 %10, i64* %13
	%14 = load i64, i64* %"u%block1.2"
	%15 = load i64, i64* %"u%start1.1"
	%16 = add nsw i64 %14, %15
	%17 = load i64, i64* %W1.3
	%18 = icmp sgt i64 %16, %17
	%19 = select i1 %18, i64 %16, i64 %17
	%20 = load i64, i64* %"u%block1.2"
	%21 = load i64, i64* %W1.3
	%22 = add nsw i64 %20, %21
	%23 = sub nsw i64 %22, 1
	%24 = icmp slt i64 9, %23
	%25 = select i1 %24, i64 9, i64 %23
	%26 = icmp sgt i64 %19, %25
	br i1 %26, label %none.4, label %next.7

next.7:
	%27 = getelementptr i64, i64* %lo, i64 1
	store i64 %19, i64* %27
	%28 = getelementptr i64, i64* %hi, i64 1
	store i64 %25, i64* %28
	ret i32 1
}

define internal i32 @sections.25(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"u%start1.1"
	%7 = sub nsw i64 %6, 10
	%8 = icmp slt i64 %7, 0
	br i1 %8, label %none.4, label %next.6

next.6:
	%9 = icmp sgt i64 1, 9
	br i1 %9, label %none.4, label %next.7

next.7:
	%10 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %10
	%11 = getelementptr i64, i64* %hi, i64 0
	store i64 9, i64* %11
	%12 = load i64, i64* %W1.3
	%13 = icmp sgt i64 9, %12
	%14 = select i1 %13, i64 9, i64 %12
	%15 = load i64, i64* %"u%block1.2"
	%16 = load i64, i64* %W1.3
	%17 = add nsw i64 %15, %16
	%18 = sub nsw i64 %17, 1
	%19 = icmp slt i64 9, %18
	%20 = select i1 %19, i64 9, i64 %18
	%21 = icmp sgt i64 %14, %20
	br i1 %21, label %none.4, label %next.8

next.8:
	%22 = getelementptr i64, i64* %lo, i64 1
	store i64 %14, i64* %22
	%23 = getelementptr i64, i64* %hi, i64 1
	store i64 %20, i64* %23
	ret i32 1
}

define internal i32 @sections.26(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = load i64, i64* %"u%block1.2"
	%7 = sub nsw i64 0, %6
	%8 = load i64, i64* %"u%start1.1"
	%9 = sub nsw i64 %7, %8
	%10 = add nsw i64 %9, 9
	%11 = icmp slt i64 %10, 0
	br i1 %11, label %none.4, label %next.6

next.6:
	%12 = icmp sgt i64 1, 9
	br i1 %12, label %none.4, label %next.7

next.7:
	%13 = getelementptr i64, i64* %lo, i64 0
	store i64 1, i64* %13
	%14 = getelementptr i64, i64* %hi, i64 0
	store i64 9, i64* %14
	%15 = load i64, i64* %W1.3
	%16 = icmp sgt i64 9, %15
	%17 = select i1 %16, i64 9, i64 %15
	%18 = load i64, i64* %"u%block1.2"
	%19 = load i64, i64* %W1.3
	%20 = add nsw i64 %18, %19
	%21 = sub nsw i64 %20, 1
	%22 = icmp slt i64 9, %21
	%23 = select i1 %22, i64 9, i64 %21
	%24 = icmp sgt i64 %17, %23
	br i1 %24, label %none.4, label %next.8

next.8:
	%25 = getelementptr i64, i64* %lo, i64 1
	store i64 %17, i64* %25
	%26 = getelementptr i64, i64* %hi, i64 1
	store i64 %23, i64* %26
	ret i32 1
}

define internal i32 @sections.27(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = icmp sgt i64 2, 2
	br i1 %6, label %none.4, label %next.6

next.6:
	%7 = getelementptr i64, i64* %lo, i64 0
	store i64 2, i64* %7
	%8 = getelementptr i64, i64* %hi, i64 0
	store i64 2, i64* %8
	%9 = load i64, i64* %W1.3
	%10 = icmp sgt i64 1, %9
	%11 = select i1 %10, i64 1, i64 %9
	%12 = load i64, i64* %"u%start1.1"
	%13 = sub nsw i64 %12, 1
	%14 = icmp slt i64 9, %13
	%15 = select i1 %14, i64 9, i64 %13
	%16 = load i64, i64* %"u%block1.2"
	%17 = load i64, i64* %W1.3
	%18 = add nsw i64 %16, %17
	%19 = sub nsw i64 %18, 1
	%20 = icmp slt i64 %15, %19
	%21 = select i1 %20, i64 %15, i64 %19
	%22 = icmp sgt i64 %11, %21
	br i1 %22, label %none.4, label %next.7

next.7:
	%23 = getelementptr i64, i64* %lo, i64 1
	store i64 %11, i64* %23
	%24 = getelementptr i64, i64* %hi, i64 1
	store i64 %21, i64* %24
	ret i32 1
}

define internal i32 @sections.28(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"u%start1.1" = alloca i64
	%"u%block1.2" = alloca i64
	%W1.3 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"u%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"u%block1.2"
	%4 = getelementptr i64, i64* %send, i64 0
	%5 = load i64, i64* %4
	store i64 %5, i64* %W1.3
	switch i32 %piece, label %none.4 [
		i32 0, label %piece.5
	]

none.4:
	ret i32 0

piece.5:
	%6 = icmp sgt i64 2, 2
	br i1 %6, label %none.4, label %next.6

next.6:
	%7 = getelementptr i64, i64* %lo, i64 0
	store i64 2, i64* %7
	%8 = getelementptr i64, i64* %hi, i64 0
	store i64 2, i64* %8
	%9 = load i64, i64* %"u%block1.2"
	%10 = load i64, i64* %"u%start1.1"
	%11 = add nsw i64 %9, %10
	%12 = load i64, i64* %W1.3
	%13 = icmp sgt i64 %11, %12
	%14 = select i1 %13, i64 %11, i64 %12
	%15 = load i64, i64* %"u%block1.2"
	%16 = load i64, i64* %W1.3
	%17 = add nsw i64 %15, %16
	%18 = sub nsw i64 %17, 1
	%19 = icmp slt i64 9, %18
	%20 = select i1 %19, i64 9, i64 %18
	%21 = icmp sgt i64 %14, %20
	br i1 %21, label %none.4, label %next.7

next.7:
	%22 = getelementptr i64, i64* %lo, i64 1
	store i64 %14, i64* %22
	%23 = getelementptr i64, i64* %hi, i64 1
	store i64 %20, i64* %23
	ret i32 1
}

declare void @hpf_io_mapped(i8* %0, i8* %1, i8* %2, i8* %3, i32 %4, i32 %5) nounwind

declare void @hpf_main_end() nounwind

!0 = distinct !{!0, !"arrays"}
!1 = distinct !{!1, !0, !"u"}
!2 = distinct !{!2, !0, !"v"}
!3 = distinct !{!3, !0, !"p"}
!4 = distinct !{!4, !0, !"cu"}
!5 = distinct !{!5, !0, !"cv"}
!6 = distinct !{!6, !0, !"z"}
!7 = distinct !{!7, !0, !"h"}
!8 = distinct !{!8, !0, !"un"}
!9 = distinct !{!9, !0, !"vn"}
!10 = distinct !{!10, !0, !"pn"}
!11 = distinct !{!11, !0, !"v%1"}
!12 = distinct !{!12, !0, !"v%2"}
!13 = distinct !{!13, !0, !"v%3"}
!14 = distinct !{!14, !0, !"v%4"}
!15 = distinct !{!15, !0, !"v%5"}
!16 = distinct !{!16, !0, !"v%6"}
!17 = distinct !{!17, !0, !"v%7"}
!18 = distinct !{!18, !0, !"v%8"}
!19 = distinct !{!19, !0, !"t%1"}
!20 = distinct !{!20, !0, !"v%9"}
!21 = distinct !{!21, !0, !"t%2"}
!22 = distinct !{!22, !0, !"v%10"}
!23 = distinct !{!23, !0, !"v%11"}
!24 = distinct !{!24, !0, !"v%12"}
!25 = distinct !{!25, !0, !"v%13"}
!26 = distinct !{!26, !0, !"v%14"}
!27 = distinct !{!27, !0, !"v%15"}
!28 = distinct !{!28, !0, !"v%16"}
!29 = distinct !{!29, !0, !"v%17"}
!30 = distinct !{!30, !0, !"v%18"}
!31 = distinct !{!31, !0, !"v%19"}
!32 = distinct !{!32, !0, !"v%20"}
!33 = distinct !{!33, !0, !"v%21"}
!34 = distinct !{!34, !0, !"v%22"}
!35 = distinct !{!35, !0, !"v%23"}
!36 = distinct !{!36, !0, !"v%24"}
!37 = !{!1}
!38 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36}
!39 = !{!2}
!40 = !{!1, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36}
!41 = !{!3}
!42 = !{!1, !2, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36}
!43 = !{!4}
!44 = !{!1, !2, !3, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36}
!45 = !{!5}
!46 = !{!1, !2, !3, !4, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36}
!47 = !{!6}
!48 = !{!1, !2, !3, !4, !5, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36}
!49 = !{!7}
!50 = !{!1, !2, !3, !4, !5, !6, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36}
!51 = !{!8}
!52 = !{!1, !2, !3, !4, !5, !6, !7, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36}
!53 = !{!9}
!54 = !{!1, !2, !3, !4, !5, !6, !7, !8, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36}
!55 = !{!10}
!56 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36}
!57 = !{!11}
!58 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36}
!59 = !{!12}
!60 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36}
!61 = !{!13}
!62 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36}
!63 = !{!14}
!64 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36}
!65 = !{!15}
!66 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36}
!67 = !{!16}
!68 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36}
!69 = !{!17}
!70 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36}
!71 = !{!18}
!72 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36}
!73 = !{!19}
!74 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36}
!75 = !{!20}
!76 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36}
!77 = !{!21}
!78 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36}
!79 = !{!22}
!80 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36}
!81 = !{!23}
!82 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36}
!83 = !{!24}
!84 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36}
!85 = !{!25}
!86 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36}
!87 = !{!26}
!88 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36}
!89 = !{!27}
!90 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !28, !29, !30, !31, !32, !33, !34, !35, !36}
!91 = !{!28}
!92 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !29, !30, !31, !32, !33, !34, !35, !36}
!93 = !{!29}
!94 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !30, !31, !32, !33, !34, !35, !36}
!95 = !{!30}
!96 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !31, !32, !33, !34, !35, !36}
!97 = !{!31}
!98 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !32, !33, !34, !35, !36}
!99 = !{!32}
!100 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !33, !34, !35, !36}
!101 = !{!33}
!102 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !34, !35, !36}
!103 = !{!34}
!104 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !35, !36}
!105 = !{!35}
!106 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !36}
!107 = !{!36}
!108 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35}
!109 = distinct !{}
!110 = distinct !{}
!111 = !{!109, !110}
!112 = !{!109, !110}
!113 = !{!109, !110}
!114 = !{!109, !110}
!115 = !{!"llvm.loop.mustprogress"}
!116 = !{!"llvm.loop.parallel_accesses", !110}
!117 = distinct !{!117, !115, !116}
!118 = !{!"llvm.loop.mustprogress"}
!119 = !{!"llvm.loop.parallel_accesses", !109}
!120 = distinct !{!120, !118, !119}
!121 = distinct !{}
!122 = distinct !{}
!123 = !{!121, !122}
!124 = !{!121, !122}
!125 = !{!121, !122}
!126 = !{!121, !122}
!127 = !{!"llvm.loop.mustprogress"}
!128 = !{!"llvm.loop.parallel_accesses", !122}
!129 = distinct !{!129, !127, !128}
!130 = !{!"llvm.loop.mustprogress"}
!131 = !{!"llvm.loop.parallel_accesses", !121}
!132 = distinct !{!132, !130, !131}
!133 = distinct !{}
!134 = distinct !{}
!135 = !{!133, !134}
!136 = !{!133, !134}
!137 = !{!133, !134}
!138 = !{!133, !134}
!139 = !{!"llvm.loop.mustprogress"}
!140 = !{!"llvm.loop.parallel_accesses", !134}
!141 = distinct !{!141, !139, !140}
!142 = !{!"llvm.loop.mustprogress"}
!143 = !{!"llvm.loop.parallel_accesses", !133}
!144 = distinct !{!144, !142, !143}
!145 = distinct !{}
!146 = distinct !{}
!147 = !{!145, !146}
!148 = !{!145, !146}
!149 = !{!145, !146}
!150 = !{!"llvm.loop.mustprogress"}
!151 = !{!"llvm.loop.parallel_accesses", !146}
!152 = distinct !{!152, !150, !151}
!153 = !{!"llvm.loop.mustprogress"}
!154 = !{!"llvm.loop.parallel_accesses", !145}
!155 = distinct !{!155, !153, !154}
!156 = distinct !{}
!157 = distinct !{}
!158 = !{!156, !157}
!159 = !{!156, !157}
!160 = !{!156, !157}
!161 = !{!"llvm.loop.mustprogress"}
!162 = !{!"llvm.loop.parallel_accesses", !157}
!163 = distinct !{!163, !161, !162}
!164 = !{!"llvm.loop.mustprogress"}
!165 = !{!"llvm.loop.parallel_accesses", !156}
!166 = distinct !{!166, !164, !165}
!167 = distinct !{}
!168 = distinct !{}
!169 = !{!167, !168}
!170 = !{!167, !168}
!171 = !{!167, !168}
!172 = !{!167, !168}
!173 = !{!167, !168}
!174 = !{!"llvm.loop.mustprogress"}
!175 = !{!"llvm.loop.parallel_accesses", !168}
!176 = distinct !{!176, !174, !175}
!177 = !{!"llvm.loop.mustprogress"}
!178 = !{!"llvm.loop.parallel_accesses", !167}
!179 = distinct !{!179, !177, !178}
!180 = distinct !{}
!181 = distinct !{}
!182 = !{!180, !181}
!183 = !{!180, !181}
!184 = !{!180, !181}
!185 = !{!"llvm.loop.mustprogress"}
!186 = !{!"llvm.loop.parallel_accesses", !181}
!187 = distinct !{!187, !185, !186}
!188 = !{!"llvm.loop.mustprogress"}
!189 = !{!"llvm.loop.parallel_accesses", !180}
!190 = distinct !{!190, !188, !189}
!191 = distinct !{}
!192 = distinct !{}
!193 = !{!191, !192}
!194 = !{!191, !192}
!195 = !{!191, !192}
!196 = !{!"llvm.loop.mustprogress"}
!197 = !{!"llvm.loop.parallel_accesses", !192}
!198 = distinct !{!198, !196, !197}
!199 = !{!"llvm.loop.mustprogress"}
!200 = !{!"llvm.loop.parallel_accesses", !191}
!201 = distinct !{!201, !199, !200}
!202 = distinct !{}
!203 = distinct !{}
!204 = !{!202, !203}
!205 = !{!202, !203}
!206 = !{!202, !203}
!207 = !{!202, !203}
!208 = !{!202, !203}
!209 = !{!"llvm.loop.mustprogress"}
!210 = !{!"llvm.loop.parallel_accesses", !203}
!211 = distinct !{!211, !209, !210}
!212 = !{!"llvm.loop.mustprogress"}
!213 = !{!"llvm.loop.parallel_accesses", !202}
!214 = distinct !{!214, !212, !213}
!215 = distinct !{}
!216 = distinct !{}
!217 = !{!215, !216}
!218 = !{!215, !216}
!219 = !{!215, !216}
!220 = !{!"llvm.loop.mustprogress"}
!221 = !{!"llvm.loop.parallel_accesses", !216}
!222 = distinct !{!222, !220, !221}
!223 = !{!"llvm.loop.mustprogress"}
!224 = !{!"llvm.loop.parallel_accesses", !215}
!225 = distinct !{!225, !223, !224}
!226 = distinct !{}
!227 = distinct !{}
!228 = !{!226, !227}
!229 = !{!226, !227}
!230 = !{!226, !227}
!231 = !{!"llvm.loop.mustprogress"}
!232 = !{!"llvm.loop.parallel_accesses", !227}
!233 = distinct !{!233, !231, !232}
!234 = !{!"llvm.loop.mustprogress"}
!235 = !{!"llvm.loop.parallel_accesses", !226}
!236 = distinct !{!236, !234, !235}
!237 = distinct !{}
!238 = distinct !{}
!239 = !{!237, !238}
!240 = !{!237, !238}
!241 = !{!237, !238}
!242 = !{!"llvm.loop.mustprogress"}
!243 = !{!"llvm.loop.parallel_accesses", !238}
!244 = distinct !{!244, !242, !243}
!245 = !{!"llvm.loop.mustprogress"}
!246 = !{!"llvm.loop.parallel_accesses", !237}
!247 = distinct !{!247, !245, !246}
!248 = distinct !{}
!249 = distinct !{}
!250 = !{!248, !249}
!251 = !{!248, !249}
!252 = !{!248, !249}
!253 = !{!"llvm.loop.mustprogress"}
!254 = !{!"llvm.loop.parallel_accesses", !249}
!255 = distinct !{!255, !253, !254}
!256 = !{!"llvm.loop.mustprogress"}
!257 = !{!"llvm.loop.parallel_accesses", !248}
!258 = distinct !{!258, !256, !257}
!259 = distinct !{}
!260 = distinct !{}
!261 = !{!259, !260}
!262 = !{!259, !260}
!263 = !{!259, !260}
!264 = !{!"llvm.loop.mustprogress"}
!265 = !{!"llvm.loop.parallel_accesses", !260}
!266 = distinct !{!266, !264, !265}
!267 = !{!"llvm.loop.mustprogress"}
!268 = !{!"llvm.loop.parallel_accesses", !259}
!269 = distinct !{!269, !267, !268}
!270 = distinct !{}
!271 = distinct !{}
!272 = !{!270, !271}
!273 = !{!270, !271}
!274 = !{!270, !271}
!275 = !{!"llvm.loop.mustprogress"}
!276 = !{!"llvm.loop.parallel_accesses", !271}
!277 = distinct !{!277, !275, !276}
!278 = !{!"llvm.loop.mustprogress"}
!279 = !{!"llvm.loop.parallel_accesses", !270}
!280 = distinct !{!280, !278, !279}
!281 = distinct !{}
!282 = distinct !{}
!283 = !{!281, !282}
!284 = !{!281, !282}
!285 = !{!281, !282}
!286 = !{!"llvm.loop.mustprogress"}
!287 = !{!"llvm.loop.parallel_accesses", !282}
!288 = distinct !{!288, !286, !287}
!289 = !{!"llvm.loop.mustprogress"}
!290 = !{!"llvm.loop.parallel_accesses", !281}
!291 = distinct !{!291, !289, !290}
!292 = distinct !{}
!293 = distinct !{}
!294 = !{!292, !293}
!295 = !{!292, !293}
!296 = !{!292, !293}
!297 = !{!"llvm.loop.mustprogress"}
!298 = !{!"llvm.loop.parallel_accesses", !293}
!299 = distinct !{!299, !297, !298}
!300 = !{!"llvm.loop.mustprogress"}
!301 = !{!"llvm.loop.parallel_accesses", !292}
!302 = distinct !{!302, !300, !301}
!303 = distinct !{}
!304 = distinct !{}
!305 = !{!303, !304}
!306 = !{!303, !304}
!307 = !{!303, !304}
!308 = !{!"llvm.loop.mustprogress"}
!309 = !{!"llvm.loop.parallel_accesses", !304}
!310 = distinct !{!310, !308, !309}
!311 = !{!"llvm.loop.mustprogress"}
!312 = !{!"llvm.loop.parallel_accesses", !303}
!313 = distinct !{!313, !311, !312}
!314 = distinct !{}
!315 = distinct !{}
!316 = !{!314, !315}
!317 = !{!314, !315}
!318 = !{!314, !315}
!319 = !{!"llvm.loop.mustprogress"}
!320 = !{!"llvm.loop.parallel_accesses", !315}
!321 = distinct !{!321, !319, !320}
!322 = !{!"llvm.loop.mustprogress"}
!323 = !{!"llvm.loop.parallel_accesses", !314}
!324 = distinct !{!324, !322, !323}
!325 = distinct !{}
!326 = distinct !{}
!327 = !{!325, !326}
!328 = !{!325, !326}
!329 = !{!325, !326}
!330 = !{!"llvm.loop.mustprogress"}
!331 = !{!"llvm.loop.parallel_accesses", !326}
!332 = distinct !{!332, !330, !331}
!333 = !{!"llvm.loop.mustprogress"}
!334 = !{!"llvm.loop.parallel_accesses", !325}
!335 = distinct !{!335, !333, !334}
!336 = distinct !{}
!337 = distinct !{}
!338 = !{!336, !337}
!339 = !{!336, !337}
!340 = !{!336, !337}
!341 = !{!"llvm.loop.mustprogress"}
!342 = !{!"llvm.loop.parallel_accesses", !337}
!343 = distinct !{!343, !341, !342}
!344 = !{!"llvm.loop.mustprogress"}
!345 = !{!"llvm.loop.parallel_accesses", !336}
!346 = distinct !{!346, !344, !345}
!347 = distinct !{}
!348 = distinct !{}
!349 = !{!347, !348}
!350 = !{!347, !348}
!351 = !{!347, !348}
!352 = !{!347, !348}
!353 = !{!347, !348}
!354 = !{!347, !348}
!355 = !{!347, !348}
!356 = !{!347, !348}
!357 = !{!347, !348}
!358 = !{!347, !348}
!359 = !{!"llvm.loop.mustprogress"}
!360 = !{!"llvm.loop.parallel_accesses", !348}
!361 = distinct !{!361, !359, !360}
!362 = !{!"llvm.loop.mustprogress"}
!363 = !{!"llvm.loop.parallel_accesses", !347}
!364 = distinct !{!364, !362, !363}
!365 = distinct !{}
!366 = distinct !{}
!367 = !{!365, !366}
!368 = !{!365, !366}
!369 = !{!365, !366}
!370 = !{!365, !366}
!371 = !{!"llvm.loop.mustprogress"}
!372 = !{!"llvm.loop.parallel_accesses", !366}
!373 = distinct !{!373, !371, !372}
!374 = !{!"llvm.loop.mustprogress"}
!375 = !{!"llvm.loop.parallel_accesses", !365}
!376 = distinct !{!376, !374, !375}
!377 = distinct !{}
!378 = distinct !{}
!379 = !{!377, !378}
!380 = !{!377, !378}
!381 = !{!377, !378}
!382 = !{!"llvm.loop.mustprogress"}
!383 = !{!"llvm.loop.parallel_accesses", !378}
!384 = distinct !{!384, !382, !383}
!385 = !{!"llvm.loop.mustprogress"}
!386 = !{!"llvm.loop.parallel_accesses", !377}
!387 = distinct !{!387, !385, !386}
!388 = distinct !{}
!389 = distinct !{}
!390 = !{!388, !389}
!391 = !{!388, !389}
!392 = !{!388, !389}
!393 = !{!"llvm.loop.mustprogress"}
!394 = !{!"llvm.loop.parallel_accesses", !389}
!395 = distinct !{!395, !393, !394}
!396 = !{!"llvm.loop.mustprogress"}
!397 = !{!"llvm.loop.parallel_accesses", !388}
!398 = distinct !{!398, !396, !397}
!399 = distinct !{}
!400 = distinct !{}
!401 = !{!399, !400}
!402 = !{!399, !400}
!403 = !{!399, !400}
!404 = !{!399, !400}
!405 = !{!"llvm.loop.mustprogress"}
!406 = !{!"llvm.loop.parallel_accesses", !400}
!407 = distinct !{!407, !405, !406}
!408 = !{!"llvm.loop.mustprogress"}
!409 = !{!"llvm.loop.parallel_accesses", !399}
!410 = distinct !{!410, !408, !409}
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
!422 = distinct !{}
!423 = distinct !{}
!424 = !{!422, !423}
!425 = !{!422, !423}
!426 = !{!422, !423}
!427 = !{!"llvm.loop.mustprogress"}
!428 = !{!"llvm.loop.parallel_accesses", !423}
!429 = distinct !{!429, !427, !428}
!430 = !{!"llvm.loop.mustprogress"}
!431 = !{!"llvm.loop.parallel_accesses", !422}
!432 = distinct !{!432, !430, !431}
!433 = distinct !{}
!434 = distinct !{}
!435 = !{!433, !434}
!436 = !{!433, !434}
!437 = !{!433, !434}
!438 = !{!433, !434}
!439 = !{!433, !434}
!440 = !{!433, !434}
!441 = !{!433, !434}
!442 = !{!433, !434}
!443 = !{!433, !434}
!444 = !{!"llvm.loop.mustprogress"}
!445 = !{!"llvm.loop.parallel_accesses", !434}
!446 = distinct !{!446, !444, !445}
!447 = !{!"llvm.loop.mustprogress"}
!448 = !{!"llvm.loop.parallel_accesses", !433}
!449 = distinct !{!449, !447, !448}
!450 = distinct !{}
!451 = distinct !{}
!452 = !{!450, !451}
!453 = !{!450, !451}
!454 = !{!450, !451}
!455 = !{!"llvm.loop.mustprogress"}
!456 = !{!"llvm.loop.parallel_accesses", !451}
!457 = distinct !{!457, !455, !456}
!458 = !{!"llvm.loop.mustprogress"}
!459 = !{!"llvm.loop.parallel_accesses", !450}
!460 = distinct !{!460, !458, !459}
!461 = distinct !{}
!462 = distinct !{}
!463 = !{!461, !462}
!464 = !{!461, !462}
!465 = !{!461, !462}
!466 = !{!"llvm.loop.mustprogress"}
!467 = !{!"llvm.loop.parallel_accesses", !462}
!468 = distinct !{!468, !466, !467}
!469 = !{!"llvm.loop.mustprogress"}
!470 = !{!"llvm.loop.parallel_accesses", !461}
!471 = distinct !{!471, !469, !470}
!472 = distinct !{}
!473 = distinct !{}
!474 = !{!472, !473}
!475 = !{!472, !473}
!476 = !{!472, !473}
!477 = !{!"llvm.loop.mustprogress"}
!478 = !{!"llvm.loop.parallel_accesses", !473}
!479 = distinct !{!479, !477, !478}
!480 = !{!"llvm.loop.mustprogress"}
!481 = !{!"llvm.loop.parallel_accesses", !472}
!482 = distinct !{!482, !480, !481}
!483 = distinct !{}
!484 = distinct !{}
!485 = !{!483, !484}
!486 = !{!483, !484}
!487 = !{!483, !484}
!488 = !{!"llvm.loop.mustprogress"}
!489 = !{!"llvm.loop.parallel_accesses", !484}
!490 = distinct !{!490, !488, !489}
!491 = !{!"llvm.loop.mustprogress"}
!492 = !{!"llvm.loop.parallel_accesses", !483}
!493 = distinct !{!493, !491, !492}
!494 = distinct !{}
!495 = distinct !{}
!496 = !{!494, !495}
!497 = !{!494, !495}
!498 = !{!494, !495}
!499 = !{!"llvm.loop.mustprogress"}
!500 = !{!"llvm.loop.parallel_accesses", !495}
!501 = distinct !{!501, !499, !500}
!502 = !{!"llvm.loop.mustprogress"}
!503 = !{!"llvm.loop.parallel_accesses", !494}
!504 = distinct !{!504, !502, !503}
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
!516 = distinct !{}
!517 = distinct !{}
!518 = !{!516, !517}
!519 = !{!516, !517}
!520 = !{!516, !517}
!521 = !{!"llvm.loop.mustprogress"}
!522 = !{!"llvm.loop.parallel_accesses", !517}
!523 = distinct !{!523, !521, !522}
!524 = !{!"llvm.loop.mustprogress"}
!525 = !{!"llvm.loop.parallel_accesses", !516}
!526 = distinct !{!526, !524, !525}
!527 = distinct !{}
!528 = distinct !{}
!529 = !{!527, !528}
!530 = !{!527, !528}
!531 = !{!527, !528}
!532 = !{!"llvm.loop.mustprogress"}
!533 = !{!"llvm.loop.parallel_accesses", !528}
!534 = distinct !{!534, !532, !533}
!535 = !{!"llvm.loop.mustprogress"}
!536 = !{!"llvm.loop.parallel_accesses", !527}
!537 = distinct !{!537, !535, !536}
!538 = distinct !{}
!539 = distinct !{}
!540 = !{!538, !539}
!541 = !{!538, !539}
!542 = !{!538, !539}
!543 = !{!"llvm.loop.mustprogress"}
!544 = !{!"llvm.loop.parallel_accesses", !539}
!545 = distinct !{!545, !543, !544}
!546 = !{!"llvm.loop.mustprogress"}
!547 = !{!"llvm.loop.parallel_accesses", !538}
!548 = distinct !{!548, !546, !547}
!549 = distinct !{}
!550 = distinct !{}
!551 = !{!549, !550}
!552 = !{!549, !550}
!553 = !{!549, !550}
!554 = !{!"llvm.loop.mustprogress"}
!555 = !{!"llvm.loop.parallel_accesses", !550}
!556 = distinct !{!556, !554, !555}
!557 = !{!"llvm.loop.mustprogress"}
!558 = !{!"llvm.loop.parallel_accesses", !549}
!559 = distinct !{!559, !557, !558}
!560 = distinct !{}
!561 = distinct !{}
!562 = !{!560, !561}
!563 = !{!560, !561}
!564 = !{!560, !561}
!565 = !{!"llvm.loop.mustprogress"}
!566 = !{!"llvm.loop.parallel_accesses", !561}
!567 = distinct !{!567, !565, !566}
!568 = !{!"llvm.loop.mustprogress"}
!569 = !{!"llvm.loop.parallel_accesses", !560}
!570 = distinct !{!570, !568, !569}
!571 = distinct !{}
!572 = distinct !{}
!573 = !{!571, !572}
!574 = !{!571, !572}
!575 = !{!571, !572}
!576 = !{!"llvm.loop.mustprogress"}
!577 = !{!"llvm.loop.parallel_accesses", !572}
!578 = distinct !{!578, !576, !577}
!579 = !{!"llvm.loop.mustprogress"}
!580 = !{!"llvm.loop.parallel_accesses", !571}
!581 = distinct !{!581, !579, !580}
!582 = distinct !{}
!583 = distinct !{}
!584 = !{!582, !583}
!585 = !{!582, !583}
!586 = !{!582, !583}
!587 = !{!582, !583}
!588 = !{!582, !583}
!589 = !{!582, !583}
!590 = !{!582, !583}
!591 = !{!582, !583}
!592 = !{!582, !583}
!593 = !{!582, !583}
!594 = !{!582, !583}
!595 = !{!"llvm.loop.mustprogress"}
!596 = !{!"llvm.loop.parallel_accesses", !583}
!597 = distinct !{!597, !595, !596}
!598 = !{!"llvm.loop.mustprogress"}
!599 = !{!"llvm.loop.parallel_accesses", !582}
!600 = distinct !{!600, !598, !599}
!601 = distinct !{}
!602 = distinct !{}
!603 = !{!601, !602}
!604 = !{!601, !602}
!605 = !{!601, !602}
!606 = !{!"llvm.loop.mustprogress"}
!607 = !{!"llvm.loop.parallel_accesses", !602}
!608 = distinct !{!608, !606, !607}
!609 = !{!"llvm.loop.mustprogress"}
!610 = !{!"llvm.loop.parallel_accesses", !601}
!611 = distinct !{!611, !609, !610}
!612 = distinct !{}
!613 = distinct !{}
!614 = !{!612, !613}
!615 = !{!612, !613}
!616 = !{!612, !613}
!617 = !{!"llvm.loop.mustprogress"}
!618 = !{!"llvm.loop.parallel_accesses", !613}
!619 = distinct !{!619, !617, !618}
!620 = !{!"llvm.loop.mustprogress"}
!621 = !{!"llvm.loop.parallel_accesses", !612}
!622 = distinct !{!622, !620, !621}
!623 = distinct !{}
!624 = distinct !{}
!625 = !{!623, !624}
!626 = !{!623, !624}
!627 = !{!623, !624}
!628 = !{!"llvm.loop.mustprogress"}
!629 = !{!"llvm.loop.parallel_accesses", !624}
!630 = distinct !{!630, !628, !629}
!631 = !{!"llvm.loop.mustprogress"}
!632 = !{!"llvm.loop.parallel_accesses", !623}
!633 = distinct !{!633, !631, !632}
!634 = distinct !{}
!635 = distinct !{}
!636 = !{!634, !635}
!637 = !{!634, !635}
!638 = !{!634, !635}
!639 = !{!"llvm.loop.mustprogress"}
!640 = !{!"llvm.loop.parallel_accesses", !635}
!641 = distinct !{!641, !639, !640}
!642 = !{!"llvm.loop.mustprogress"}
!643 = !{!"llvm.loop.parallel_accesses", !634}
!644 = distinct !{!644, !642, !643}
!645 = distinct !{}
!646 = distinct !{}
!647 = !{!645, !646}
!648 = !{!645, !646}
!649 = !{!645, !646}
!650 = !{!"llvm.loop.mustprogress"}
!651 = !{!"llvm.loop.parallel_accesses", !646}
!652 = distinct !{!652, !650, !651}
!653 = !{!"llvm.loop.mustprogress"}
!654 = !{!"llvm.loop.parallel_accesses", !645}
!655 = distinct !{!655, !653, !654}
!656 = distinct !{}
!657 = distinct !{}
!658 = !{!656, !657}
!659 = !{!656, !657}
!660 = !{!656, !657}
!661 = !{!"llvm.loop.mustprogress"}
!662 = !{!"llvm.loop.parallel_accesses", !657}
!663 = distinct !{!663, !661, !662}
!664 = !{!"llvm.loop.mustprogress"}
!665 = !{!"llvm.loop.parallel_accesses", !656}
!666 = distinct !{!666, !664, !665}
!667 = distinct !{}
!668 = distinct !{}
!669 = !{!667, !668}
!670 = !{!667, !668}
!671 = !{!667, !668}
!672 = !{!"llvm.loop.mustprogress"}
!673 = !{!"llvm.loop.parallel_accesses", !668}
!674 = distinct !{!674, !672, !673}
!675 = !{!"llvm.loop.mustprogress"}
!676 = !{!"llvm.loop.parallel_accesses", !667}
!677 = distinct !{!677, !675, !676}
!678 = distinct !{}
!679 = distinct !{}
!680 = !{!678, !679}
!681 = !{!678, !679}
!682 = !{!678, !679}
!683 = !{!"llvm.loop.mustprogress"}
!684 = !{!"llvm.loop.parallel_accesses", !679}
!685 = distinct !{!685, !683, !684}
!686 = !{!"llvm.loop.mustprogress"}
!687 = !{!"llvm.loop.parallel_accesses", !678}
!688 = distinct !{!688, !686, !687}
!689 = distinct !{}
!690 = distinct !{}
!691 = !{!689, !690}
!692 = !{!689, !690}
!693 = !{!689, !690}
!694 = !{!"llvm.loop.mustprogress"}
!695 = !{!"llvm.loop.parallel_accesses", !690}
!696 = distinct !{!696, !694, !695}
!697 = !{!"llvm.loop.mustprogress"}
!698 = !{!"llvm.loop.parallel_accesses", !689}
!699 = distinct !{!699, !697, !698}
!700 = distinct !{}
!701 = distinct !{}
!702 = !{!700, !701}
!703 = !{!700, !701}
!704 = !{!700, !701}
!705 = !{!"llvm.loop.mustprogress"}
!706 = !{!"llvm.loop.parallel_accesses", !701}
!707 = distinct !{!707, !705, !706}
!708 = !{!"llvm.loop.mustprogress"}
!709 = !{!"llvm.loop.parallel_accesses", !700}
!710 = distinct !{!710, !708, !709}
!711 = distinct !{}
!712 = distinct !{}
!713 = !{!711, !712}
!714 = !{!711, !712}
!715 = !{!711, !712}
!716 = !{!"llvm.loop.mustprogress"}
!717 = !{!"llvm.loop.parallel_accesses", !712}
!718 = distinct !{!718, !716, !717}
!719 = !{!"llvm.loop.mustprogress"}
!720 = !{!"llvm.loop.parallel_accesses", !711}
!721 = distinct !{!721, !719, !720}
!722 = distinct !{}
!723 = distinct !{}
!724 = !{!722, !723}
!725 = !{!722, !723}
!726 = !{!722, !723}
!727 = !{!"llvm.loop.mustprogress"}
!728 = !{!"llvm.loop.parallel_accesses", !723}
!729 = distinct !{!729, !727, !728}
!730 = !{!"llvm.loop.mustprogress"}
!731 = !{!"llvm.loop.parallel_accesses", !722}
!732 = distinct !{!732, !730, !731}
!733 = distinct !{}
!734 = distinct !{}
!735 = !{!733, !734}
!736 = !{!733, !734}
!737 = !{!733, !734}
!738 = !{!733, !734}
!739 = !{!733, !734}
!740 = !{!733, !734}
!741 = !{!733, !734}
!742 = !{!733, !734}
!743 = !{!733, !734}
!744 = !{!733, !734}
!745 = !{!733, !734}
!746 = !{!"llvm.loop.mustprogress"}
!747 = !{!"llvm.loop.parallel_accesses", !734}
!748 = distinct !{!748, !746, !747}
!749 = !{!"llvm.loop.mustprogress"}
!750 = !{!"llvm.loop.parallel_accesses", !733}
!751 = distinct !{!751, !749, !750}
!752 = distinct !{}
!753 = distinct !{}
!754 = !{!752, !753}
!755 = !{!752, !753}
!756 = !{!752, !753}
!757 = !{!"llvm.loop.mustprogress"}
!758 = !{!"llvm.loop.parallel_accesses", !753}
!759 = distinct !{!759, !757, !758}
!760 = !{!"llvm.loop.mustprogress"}
!761 = !{!"llvm.loop.parallel_accesses", !752}
!762 = distinct !{!762, !760, !761}
!763 = distinct !{}
!764 = distinct !{}
!765 = !{!763, !764}
!766 = !{!763, !764}
!767 = !{!763, !764}
!768 = !{!"llvm.loop.mustprogress"}
!769 = !{!"llvm.loop.parallel_accesses", !764}
!770 = distinct !{!770, !768, !769}
!771 = !{!"llvm.loop.mustprogress"}
!772 = !{!"llvm.loop.parallel_accesses", !763}
!773 = distinct !{!773, !771, !772}
!774 = distinct !{}
!775 = distinct !{}
!776 = !{!774, !775}
!777 = !{!774, !775}
!778 = !{!774, !775}
!779 = !{!"llvm.loop.mustprogress"}
!780 = !{!"llvm.loop.parallel_accesses", !775}
!781 = distinct !{!781, !779, !780}
!782 = !{!"llvm.loop.mustprogress"}
!783 = !{!"llvm.loop.parallel_accesses", !774}
!784 = distinct !{!784, !782, !783}
!785 = distinct !{}
!786 = distinct !{}
!787 = !{!785, !786}
!788 = !{!785, !786}
!789 = !{!785, !786}
!790 = !{!"llvm.loop.mustprogress"}
!791 = !{!"llvm.loop.parallel_accesses", !786}
!792 = distinct !{!792, !790, !791}
!793 = !{!"llvm.loop.mustprogress"}
!794 = !{!"llvm.loop.parallel_accesses", !785}
!795 = distinct !{!795, !793, !794}
!796 = distinct !{}
!797 = distinct !{}
!798 = !{!796, !797}
!799 = !{!796, !797}
!800 = !{!796, !797}
!801 = !{!796, !797}
!802 = !{!796, !797}
!803 = !{!796, !797}
!804 = !{!796, !797}
!805 = !{!"llvm.loop.mustprogress"}
!806 = !{!"llvm.loop.parallel_accesses", !797}
!807 = distinct !{!807, !805, !806}
!808 = !{!"llvm.loop.mustprogress"}
!809 = !{!"llvm.loop.parallel_accesses", !796}
!810 = distinct !{!810, !808, !809}
!811 = distinct !{}
!812 = distinct !{}
!813 = !{!811, !812}
!814 = !{!811, !812}
!815 = !{!811, !812}
!816 = !{!"llvm.loop.mustprogress"}
!817 = !{!"llvm.loop.parallel_accesses", !812}
!818 = distinct !{!818, !816, !817}
!819 = !{!"llvm.loop.mustprogress"}
!820 = !{!"llvm.loop.parallel_accesses", !811}
!821 = distinct !{!821, !819, !820}
!822 = distinct !{}
!823 = distinct !{}
!824 = !{!822, !823}
!825 = !{!822, !823}
!826 = !{!822, !823}
!827 = !{!"llvm.loop.mustprogress"}
!828 = !{!"llvm.loop.parallel_accesses", !823}
!829 = distinct !{!829, !827, !828}
!830 = !{!"llvm.loop.mustprogress"}
!831 = !{!"llvm.loop.parallel_accesses", !822}
!832 = distinct !{!832, !830, !831}
!833 = distinct !{}
!834 = distinct !{}
!835 = !{!833, !834}
!836 = !{!833, !834}
!837 = !{!833, !834}
!838 = !{!"llvm.loop.mustprogress"}
!839 = !{!"llvm.loop.parallel_accesses", !834}
!840 = distinct !{!840, !838, !839}
!841 = !{!"llvm.loop.mustprogress"}
!842 = !{!"llvm.loop.parallel_accesses", !833}
!843 = distinct !{!843, !841, !842}
!844 = distinct !{}
!845 = distinct !{}
!846 = !{!844, !845}
!847 = !{!844, !845}
!848 = !{!844, !845}
!849 = !{!"llvm.loop.mustprogress"}
!850 = !{!"llvm.loop.parallel_accesses", !845}
!851 = distinct !{!851, !849, !850}
!852 = !{!"llvm.loop.mustprogress"}
!853 = !{!"llvm.loop.parallel_accesses", !844}
!854 = distinct !{!854, !852, !853}
!855 = distinct !{}
!856 = distinct !{}
!857 = !{!855, !856}
!858 = !{!855, !856}
!859 = !{!855, !856}
!860 = !{!855, !856}
!861 = !{!"llvm.loop.mustprogress"}
!862 = !{!"llvm.loop.parallel_accesses", !856}
!863 = distinct !{!863, !861, !862}
!864 = !{!"llvm.loop.mustprogress"}
!865 = !{!"llvm.loop.parallel_accesses", !855}
!866 = distinct !{!866, !864, !865}
!867 = distinct !{}
!868 = distinct !{}
!869 = !{!867, !868}
!870 = !{!867, !868}
!871 = !{!867, !868}
!872 = !{!867, !868}
!873 = !{!"llvm.loop.mustprogress"}
!874 = !{!"llvm.loop.parallel_accesses", !868}
!875 = distinct !{!875, !873, !874}
!876 = !{!"llvm.loop.mustprogress"}
!877 = !{!"llvm.loop.parallel_accesses", !867}
!878 = distinct !{!878, !876, !877}
!879 = distinct !{}
!880 = distinct !{}
!881 = !{!879, !880}
!882 = !{!879, !880}
!883 = !{!879, !880}
!884 = !{!879, !880}
!885 = !{!"llvm.loop.mustprogress"}
!886 = !{!"llvm.loop.parallel_accesses", !880}
!887 = distinct !{!887, !885, !886}
!888 = !{!"llvm.loop.mustprogress"}
!889 = !{!"llvm.loop.parallel_accesses", !879}
!890 = distinct !{!890, !888, !889}
!891 = !{!"llvm.loop.mustprogress"}
!892 = distinct !{!892, !891}
!893 = !{!"llvm.loop.mustprogress"}
!894 = distinct !{!894, !893}
