source_filename = "../../testdata/hpf/shallow_water.hpf"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%hpf_pos = type { i8*, i32, i32, i8* }
%hpf_layout = type { i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i8*], [7 x i8*], i64 }
%hpf_array = type { i8*, i8*, i64, i64, [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], [7 x i64], i8*, i8*, i64 }
%hpf_exchange = type { i8*, i32, i32, i8*, i8*, i64, i8*, i8*, i64, i64, i64, i8*, i8*, i8* }
%hpf_indirect = type { i8*, i32, i32, i8*, i8*, i8* }

@.text.0 = private unnamed_addr constant [2 x i8] c"h\00"
@layout.h = internal global %hpf_layout { i64 2, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.0, i64 0, i64 0), [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, [7 x i8*] zeroinitializer, [7 x i8*] zeroinitializer, i64 zeroinitializer }
@.text.1 = private unnamed_addr constant [37 x i8] c"../../testdata/hpf/shallow_water.hpf\00"
@.text.2 = private unnamed_addr constant [103 x i8] c"  real(8) :: h(m,n), u(m,n), v(m,n), cu(m,n), cv(m,n), z(m,n), e(m,n), hold(m,n), uold(m,n), vold(m,n)\00"
@.pos.0 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 14, i8* getelementptr inbounds ([103 x i8], [103 x i8]* @.text.2, i64 0, i64 0) }
@array.h = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.h to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.0, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.3 = private unnamed_addr constant [2 x i8] c"u\00"
@array.u = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.h to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.3, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 19, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.1 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 22, i8* getelementptr inbounds ([103 x i8], [103 x i8]* @.text.2, i64 0, i64 0) }
@.text.4 = private unnamed_addr constant [2 x i8] c"v\00"
@array.v = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.h to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.4, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 15, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.2 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 30, i8* getelementptr inbounds ([103 x i8], [103 x i8]* @.text.2, i64 0, i64 0) }
@.text.5 = private unnamed_addr constant [3 x i8] c"cu\00"
@array.cu = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.h to i8*), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.text.5, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 19, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.3 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 38, i8* getelementptr inbounds ([103 x i8], [103 x i8]* @.text.2, i64 0, i64 0) }
@.text.6 = private unnamed_addr constant [3 x i8] c"cv\00"
@array.cv = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.h to i8*), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.text.6, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 15, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.4 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 47, i8* getelementptr inbounds ([103 x i8], [103 x i8]* @.text.2, i64 0, i64 0) }
@.text.7 = private unnamed_addr constant [2 x i8] c"z\00"
@array.z = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.h to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.7, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 19, i64 15, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.5 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 56, i8* getelementptr inbounds ([103 x i8], [103 x i8]* @.text.2, i64 0, i64 0) }
@.text.8 = private unnamed_addr constant [2 x i8] c"e\00"
@array.e = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.h to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.text.8, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 -1, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.6 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 64, i8* getelementptr inbounds ([103 x i8], [103 x i8]* @.text.2, i64 0, i64 0) }
@.text.9 = private unnamed_addr constant [5 x i8] c"hold\00"
@array.hold = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.h to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.9, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.7 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 72, i8* getelementptr inbounds ([103 x i8], [103 x i8]* @.text.2, i64 0, i64 0) }
@.text.10 = private unnamed_addr constant [5 x i8] c"uold\00"
@array.uold = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.h to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.10, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.8 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 83, i8* getelementptr inbounds ([103 x i8], [103 x i8]* @.text.2, i64 0, i64 0) }
@.text.11 = private unnamed_addr constant [5 x i8] c"vold\00"
@array.vold = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.h to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.11, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.9 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 6, i32 94, i8* getelementptr inbounds ([103 x i8], [103 x i8]* @.text.2, i64 0, i64 0) }
@.text.12 = private unnamed_addr constant [4 x i8] c"v%1\00"
@"array.v%1" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.h to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.12, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.13 = private unnamed_addr constant [40 x i8] c"    cu = 0.5d0*(h + cshift(h, -1, 1))*u\00"
@.pos.10 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 19, i32 21, i8* getelementptr inbounds ([40 x i8], [40 x i8]* @.text.13, i64 0, i64 0) }
@.text.14 = private unnamed_addr constant [4 x i8] c"v%2\00"
@"array.v%2" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.h to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.14, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.15 = private unnamed_addr constant [40 x i8] c"    cv = 0.5d0*(h + cshift(h, -1, 2))*v\00"
@.pos.11 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 20, i32 21, i8* getelementptr inbounds ([40 x i8], [40 x i8]* @.text.15, i64 0, i64 0) }
@.text.16 = private unnamed_addr constant [4 x i8] c"v%3\00"
@"array.v%3" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.h to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.16, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.17 = private unnamed_addr constant [57 x i8] c"    z = (v - cshift(v, -1, 1) - u + cshift(u, -1, 2))/ &\00"
@.pos.12 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 21, i32 14, i8* getelementptr inbounds ([57 x i8], [57 x i8]* @.text.17, i64 0, i64 0) }
@.text.18 = private unnamed_addr constant [4 x i8] c"v%4\00"
@"array.v%4" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.h to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.18, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.13 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 21, i32 37, i8* getelementptr inbounds ([57 x i8], [57 x i8]* @.text.17, i64 0, i64 0) }
@.text.19 = private unnamed_addr constant [4 x i8] c"v%5\00"
@"array.v%5" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.h to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.19, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.20 = private unnamed_addr constant [84 x i8] c"        (h + cshift(h, -1, 1) + cshift(h, -1, 2) + cshift(cshift(h, -1, 1), -1, 2))\00"
@.pos.14 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 22, i32 14, i8* getelementptr inbounds ([84 x i8], [84 x i8]* @.text.20, i64 0, i64 0) }
@.text.21 = private unnamed_addr constant [4 x i8] c"v%6\00"
@"array.v%6" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.h to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.21, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.15 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 22, i32 33, i8* getelementptr inbounds ([84 x i8], [84 x i8]* @.text.20, i64 0, i64 0) }
@.text.22 = private unnamed_addr constant [4 x i8] c"v%7\00"
@"array.v%7" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.h to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.22, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 -1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.16 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 22, i32 59, i8* getelementptr inbounds ([84 x i8], [84 x i8]* @.text.20, i64 0, i64 0) }
@.text.23 = private unnamed_addr constant [4 x i8] c"v%8\00"
@"array.v%8" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.h to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.23, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.17 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 22, i32 52, i8* getelementptr inbounds ([84 x i8], [84 x i8]* @.text.20, i64 0, i64 0) }
@.text.24 = private unnamed_addr constant [4 x i8] c"v%9\00"
@"array.v%9" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.h to i8*), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.text.24, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.25 = private unnamed_addr constant [75 x i8] c"    e = g*h + 0.25d0*(u*u + cshift(u, 1, 1)**2 + v*v + cshift(v, 1, 2)**2)\00"
@.pos.18 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 23, i32 29, i8* getelementptr inbounds ([75 x i8], [75 x i8]* @.text.25, i64 0, i64 0) }
@.text.26 = private unnamed_addr constant [5 x i8] c"v%10\00"
@"array.v%10" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.h to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.26, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.19 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 23, i32 56, i8* getelementptr inbounds ([75 x i8], [75 x i8]* @.text.25, i64 0, i64 0) }
@.text.27 = private unnamed_addr constant [5 x i8] c"v%11\00"
@"array.v%11" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.h to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.27, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.28 = private unnamed_addr constant [101 x i8] c"    uold = uold + dt*(0.125d0*(z + cshift(z, 1, 2))*(cv + cshift(cv, -1, 1)) - e + cshift(e, -1, 1))\00"
@.pos.20 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 36, i8* getelementptr inbounds ([101 x i8], [101 x i8]* @.text.28, i64 0, i64 0) }
@.text.29 = private unnamed_addr constant [5 x i8] c"v%12\00"
@"array.v%12" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.h to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.29, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.21 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 59, i8* getelementptr inbounds ([101 x i8], [101 x i8]* @.text.28, i64 0, i64 0) }
@.text.30 = private unnamed_addr constant [5 x i8] c"v%13\00"
@"array.v%13" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.h to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.30, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.22 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 84, i8* getelementptr inbounds ([101 x i8], [101 x i8]* @.text.28, i64 0, i64 0) }
@.text.31 = private unnamed_addr constant [5 x i8] c"v%14\00"
@"array.v%14" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.h to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.31, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.32 = private unnamed_addr constant [101 x i8] c"    vold = vold - dt*(0.125d0*(z + cshift(z, 1, 1))*(cu + cshift(cu, -1, 2)) + e - cshift(e, -1, 2))\00"
@.pos.23 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 25, i32 36, i8* getelementptr inbounds ([101 x i8], [101 x i8]* @.text.32, i64 0, i64 0) }
@.text.33 = private unnamed_addr constant [5 x i8] c"v%15\00"
@"array.v%15" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.h to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.33, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.24 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 25, i32 59, i8* getelementptr inbounds ([101 x i8], [101 x i8]* @.text.32, i64 0, i64 0) }
@.text.34 = private unnamed_addr constant [5 x i8] c"v%16\00"
@"array.v%16" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.h to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.34, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.25 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 25, i32 84, i8* getelementptr inbounds ([101 x i8], [101 x i8]* @.text.32, i64 0, i64 0) }
@.text.35 = private unnamed_addr constant [5 x i8] c"v%17\00"
@"array.v%17" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.h to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.35, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.text.36 = private unnamed_addr constant [69 x i8] c"    hold = hold - dt*(cshift(cu, 1, 1) - cu + cshift(cv, 1, 2) - cv)\00"
@.pos.26 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 26, i32 23, i8* getelementptr inbounds ([69 x i8], [69 x i8]* @.text.36, i64 0, i64 0) }
@.text.37 = private unnamed_addr constant [5 x i8] c"v%18\00"
@"array.v%18" = internal global %hpf_array { i8* bitcast (%hpf_layout* @layout.h to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.37, i64 0, i64 0), i64 2, i64 8, [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 20, i64 16, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 1, i64 1, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0], [7 x i64] zeroinitializer, [7 x i64] zeroinitializer, i8* zeroinitializer, i8* zeroinitializer, i64 zeroinitializer }
@.pos.27 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 26, i32 47, i8* getelementptr inbounds ([69 x i8], [69 x i8]* @.text.36, i64 0, i64 0) }
@.text.38 = private unnamed_addr constant [73 x i8] c"h(i%10-1,i%11), h(i%30-1,i%31), h(i%38-1,i%39) from below in dimension 1\00"
@0 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.h]
@exchange.1 = internal global %hpf_exchange { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 19, i32 28, i8* getelementptr inbounds ([40 x i8], [40 x i8]* @.text.13, i64 0, i64 0), i8* getelementptr inbounds ([73 x i8], [73 x i8]* @.text.38, i64 0, i64 0), i64 1, i8* bitcast (%hpf_array* @array.h to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.1 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @0 to i8*), i8* null, i8* zeroinitializer }
@.text.39 = private unnamed_addr constant [57 x i8] c"h(i%16,i%17-1), h(i%34,i%35-1) from below in dimension 2\00"
@1 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.h]
@exchange.2 = internal global %hpf_exchange { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 20, i32 28, i8* getelementptr inbounds ([40 x i8], [40 x i8]* @.text.15, i64 0, i64 0), i8* getelementptr inbounds ([57 x i8], [57 x i8]* @.text.39, i64 0, i64 0), i64 2, i8* bitcast (%hpf_array* @array.h to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.2 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @1 to i8*), i8* null, i8* zeroinitializer }
@.text.40 = private unnamed_addr constant [59 x i8] c"h(i%14,i%15+15), h(i%32,i%33+15) from above in dimension 2\00"
@2 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.h]
@exchange.3 = internal global %hpf_exchange { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 20, i32 28, i8* getelementptr inbounds ([40 x i8], [40 x i8]* @.text.15, i64 0, i64 0), i8* getelementptr inbounds ([59 x i8], [59 x i8]* @.text.40, i64 0, i64 0), i64 3, i8* bitcast (%hpf_array* @array.h to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.3 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @2 to i8*), i8* null, i8* zeroinitializer }
@.text.41 = private unnamed_addr constant [74 x i8] c"h(i%8+19,i%9), h(i%28+19,i%29), h(i%36+19,i%37) from above in dimension 1\00"
@3 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.h]
@exchange.4 = internal global %hpf_exchange { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 19, i32 28, i8* getelementptr inbounds ([40 x i8], [40 x i8]* @.text.13, i64 0, i64 0), i8* getelementptr inbounds ([74 x i8], [74 x i8]* @.text.41, i64 0, i64 0), i64 4, i8* bitcast (%hpf_array* @array.h to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.4 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @3 to i8*), i8* null, i8* zeroinitializer }
@.text.42 = private unnamed_addr constant [41 x i8] c"v(i%22-1,i%23) from below in dimension 1\00"
@4 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.h]
@exchange.5 = internal global %hpf_exchange { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 21, i32 21, i8* getelementptr inbounds ([57 x i8], [57 x i8]* @.text.17, i64 0, i64 0), i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.text.42, i64 0, i64 0), i64 5, i8* bitcast (%hpf_array* @array.v to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.5 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @4 to i8*), i8* null, i8* zeroinitializer }
@.text.43 = private unnamed_addr constant [42 x i8] c"v(i%52,i%53-15) from below in dimension 2\00"
@5 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.h]
@exchange.6 = internal global %hpf_exchange { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 23, i32 63, i8* getelementptr inbounds ([75 x i8], [75 x i8]* @.text.25, i64 0, i64 0), i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.43, i64 0, i64 0), i64 6, i8* bitcast (%hpf_array* @array.v to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.6 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @5 to i8*), i8* null, i8* zeroinitializer }
@.text.44 = private unnamed_addr constant [41 x i8] c"v(i%50,i%51+1) from above in dimension 2\00"
@6 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.h]
@exchange.7 = internal global %hpf_exchange { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 23, i32 63, i8* getelementptr inbounds ([75 x i8], [75 x i8]* @.text.25, i64 0, i64 0), i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.text.44, i64 0, i64 0), i64 7, i8* bitcast (%hpf_array* @array.v to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.7 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @6 to i8*), i8* null, i8* zeroinitializer }
@.text.45 = private unnamed_addr constant [42 x i8] c"v(i%20+19,i%21) from above in dimension 1\00"
@7 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.h]
@exchange.8 = internal global %hpf_exchange { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 21, i32 21, i8* getelementptr inbounds ([57 x i8], [57 x i8]* @.text.17, i64 0, i64 0), i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.45, i64 0, i64 0), i64 8, i8* bitcast (%hpf_array* @array.v to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.8 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @7 to i8*), i8* null, i8* zeroinitializer }
@.text.46 = private unnamed_addr constant [42 x i8] c"u(i%48-19,i%49) from below in dimension 1\00"
@8 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.h]
@exchange.9 = internal global %hpf_exchange { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 23, i32 36, i8* getelementptr inbounds ([75 x i8], [75 x i8]* @.text.25, i64 0, i64 0), i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.46, i64 0, i64 0), i64 9, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.9 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @8 to i8*), i8* null, i8* zeroinitializer }
@.text.47 = private unnamed_addr constant [41 x i8] c"u(i%26,i%27-1) from below in dimension 2\00"
@9 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.h]
@exchange.10 = internal global %hpf_exchange { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 21, i32 44, i8* getelementptr inbounds ([57 x i8], [57 x i8]* @.text.17, i64 0, i64 0), i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.text.47, i64 0, i64 0), i64 10, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.10 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @9 to i8*), i8* null, i8* zeroinitializer }
@.text.48 = private unnamed_addr constant [42 x i8] c"u(i%24,i%25+15) from above in dimension 2\00"
@10 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.h]
@exchange.11 = internal global %hpf_exchange { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 21, i32 44, i8* getelementptr inbounds ([57 x i8], [57 x i8]* @.text.17, i64 0, i64 0), i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.48, i64 0, i64 0), i64 11, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.11 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @10 to i8*), i8* null, i8* zeroinitializer }
@.text.49 = private unnamed_addr constant [41 x i8] c"u(i%46+1,i%47) from above in dimension 1\00"
@11 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.h]
@exchange.12 = internal global %hpf_exchange { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 23, i32 36, i8* getelementptr inbounds ([75 x i8], [75 x i8]* @.text.25, i64 0, i64 0), i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.text.49, i64 0, i64 0), i64 12, i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.12 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @11 to i8*), i8* null, i8* zeroinitializer }
@12 = private unnamed_addr constant [12 x %hpf_exchange*] [%hpf_exchange* @exchange.1, %hpf_exchange* @exchange.2, %hpf_exchange* @exchange.3, %hpf_exchange* @exchange.4, %hpf_exchange* @exchange.5, %hpf_exchange* @exchange.6, %hpf_exchange* @exchange.7, %hpf_exchange* @exchange.8, %hpf_exchange* @exchange.9, %hpf_exchange* @exchange.10, %hpf_exchange* @exchange.11, %hpf_exchange* @exchange.12]
@.text.50 = private unnamed_addr constant [43 x i8] c"v%7(i%42,i%43-1) from below in dimension 2\00"
@13 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.h]
@exchange.13 = internal global %hpf_exchange { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 22, i32 59, i8* getelementptr inbounds ([84 x i8], [84 x i8]* @.text.20, i64 0, i64 0), i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.50, i64 0, i64 0), i64 13, i8* bitcast (%hpf_array* @"array.v%7" to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.13 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @13 to i8*), i8* null, i8* zeroinitializer }
@.text.51 = private unnamed_addr constant [44 x i8] c"v%7(i%40,i%41+15) from above in dimension 2\00"
@14 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.h]
@exchange.14 = internal global %hpf_exchange { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 22, i32 59, i8* getelementptr inbounds ([84 x i8], [84 x i8]* @.text.20, i64 0, i64 0), i8* getelementptr inbounds ([44 x i8], [44 x i8]* @.text.51, i64 0, i64 0), i64 14, i8* bitcast (%hpf_array* @"array.v%7" to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.14 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @14 to i8*), i8* null, i8* zeroinitializer }
@15 = private unnamed_addr constant [2 x %hpf_exchange*] [%hpf_exchange* @exchange.13, %hpf_exchange* @exchange.14]
@.text.52 = private unnamed_addr constant [42 x i8] c"z(i%72-19,i%73) from below in dimension 1\00"
@16 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.h]
@exchange.15 = internal global %hpf_exchange { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 25, i32 43, i8* getelementptr inbounds ([101 x i8], [101 x i8]* @.text.32, i64 0, i64 0), i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.52, i64 0, i64 0), i64 15, i8* bitcast (%hpf_array* @array.z to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.15 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @16 to i8*), i8* null, i8* zeroinitializer }
@.text.53 = private unnamed_addr constant [42 x i8] c"z(i%58,i%59-15) from below in dimension 2\00"
@17 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.h]
@exchange.16 = internal global %hpf_exchange { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 43, i8* getelementptr inbounds ([101 x i8], [101 x i8]* @.text.28, i64 0, i64 0), i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.53, i64 0, i64 0), i64 16, i8* bitcast (%hpf_array* @array.z to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.16 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @17 to i8*), i8* null, i8* zeroinitializer }
@.text.54 = private unnamed_addr constant [41 x i8] c"z(i%56,i%57+1) from above in dimension 2\00"
@18 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.h]
@exchange.17 = internal global %hpf_exchange { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 43, i8* getelementptr inbounds ([101 x i8], [101 x i8]* @.text.28, i64 0, i64 0), i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.text.54, i64 0, i64 0), i64 17, i8* bitcast (%hpf_array* @array.z to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.17 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @18 to i8*), i8* null, i8* zeroinitializer }
@.text.55 = private unnamed_addr constant [41 x i8] c"z(i%70+1,i%71) from above in dimension 1\00"
@19 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.h]
@exchange.18 = internal global %hpf_exchange { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 25, i32 43, i8* getelementptr inbounds ([101 x i8], [101 x i8]* @.text.32, i64 0, i64 0), i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.text.55, i64 0, i64 0), i64 18, i8* bitcast (%hpf_array* @array.z to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.18 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @19 to i8*), i8* null, i8* zeroinitializer }
@.text.56 = private unnamed_addr constant [42 x i8] c"cv(i%62-1,i%63) from below in dimension 1\00"
@20 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.h]
@exchange.19 = internal global %hpf_exchange { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 66, i8* getelementptr inbounds ([101 x i8], [101 x i8]* @.text.28, i64 0, i64 0), i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.56, i64 0, i64 0), i64 19, i8* bitcast (%hpf_array* @array.cv to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.19 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @20 to i8*), i8* null, i8* zeroinitializer }
@.text.57 = private unnamed_addr constant [43 x i8] c"cv(i%90,i%91-15) from below in dimension 2\00"
@21 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.h]
@exchange.20 = internal global %hpf_exchange { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 26, i32 54, i8* getelementptr inbounds ([69 x i8], [69 x i8]* @.text.36, i64 0, i64 0), i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.57, i64 0, i64 0), i64 20, i8* bitcast (%hpf_array* @array.cv to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.20 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @21 to i8*), i8* null, i8* zeroinitializer }
@.text.58 = private unnamed_addr constant [42 x i8] c"cv(i%88,i%89+1) from above in dimension 2\00"
@22 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.h]
@exchange.21 = internal global %hpf_exchange { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 26, i32 54, i8* getelementptr inbounds ([69 x i8], [69 x i8]* @.text.36, i64 0, i64 0), i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.58, i64 0, i64 0), i64 21, i8* bitcast (%hpf_array* @array.cv to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.21 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @22 to i8*), i8* null, i8* zeroinitializer }
@.text.59 = private unnamed_addr constant [43 x i8] c"cv(i%60+19,i%61) from above in dimension 1\00"
@23 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.h]
@exchange.22 = internal global %hpf_exchange { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 66, i8* getelementptr inbounds ([101 x i8], [101 x i8]* @.text.28, i64 0, i64 0), i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.59, i64 0, i64 0), i64 22, i8* bitcast (%hpf_array* @array.cv to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.22 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @23 to i8*), i8* null, i8* zeroinitializer }
@.text.60 = private unnamed_addr constant [41 x i8] c"e(i%66-1,i%67) from below in dimension 1\00"
@24 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.h]
@exchange.23 = internal global %hpf_exchange { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 91, i8* getelementptr inbounds ([101 x i8], [101 x i8]* @.text.28, i64 0, i64 0), i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.text.60, i64 0, i64 0), i64 23, i8* bitcast (%hpf_array* @array.e to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.23 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @24 to i8*), i8* null, i8* zeroinitializer }
@.text.61 = private unnamed_addr constant [41 x i8] c"e(i%80,i%81-1) from below in dimension 2\00"
@25 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.h]
@exchange.24 = internal global %hpf_exchange { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 25, i32 91, i8* getelementptr inbounds ([101 x i8], [101 x i8]* @.text.32, i64 0, i64 0), i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.text.61, i64 0, i64 0), i64 24, i8* bitcast (%hpf_array* @array.e to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.24 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @25 to i8*), i8* null, i8* zeroinitializer }
@.text.62 = private unnamed_addr constant [42 x i8] c"e(i%78,i%79+15) from above in dimension 2\00"
@26 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.h]
@exchange.25 = internal global %hpf_exchange { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 25, i32 91, i8* getelementptr inbounds ([101 x i8], [101 x i8]* @.text.32, i64 0, i64 0), i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.62, i64 0, i64 0), i64 25, i8* bitcast (%hpf_array* @array.e to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.25 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @26 to i8*), i8* null, i8* zeroinitializer }
@.text.63 = private unnamed_addr constant [42 x i8] c"e(i%64+19,i%65) from above in dimension 1\00"
@27 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.h]
@exchange.26 = internal global %hpf_exchange { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 24, i32 91, i8* getelementptr inbounds ([101 x i8], [101 x i8]* @.text.28, i64 0, i64 0), i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.63, i64 0, i64 0), i64 26, i8* bitcast (%hpf_array* @array.e to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.26 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @27 to i8*), i8* null, i8* zeroinitializer }
@.text.64 = private unnamed_addr constant [43 x i8] c"cu(i%86-19,i%87) from below in dimension 1\00"
@28 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.h]
@exchange.27 = internal global %hpf_exchange { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 26, i32 30, i8* getelementptr inbounds ([69 x i8], [69 x i8]* @.text.36, i64 0, i64 0), i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.64, i64 0, i64 0), i64 27, i8* bitcast (%hpf_array* @array.cu to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.27 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @28 to i8*), i8* null, i8* zeroinitializer }
@.text.65 = private unnamed_addr constant [42 x i8] c"cu(i%76,i%77-1) from below in dimension 2\00"
@29 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.h]
@exchange.28 = internal global %hpf_exchange { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 25, i32 66, i8* getelementptr inbounds ([101 x i8], [101 x i8]* @.text.32, i64 0, i64 0), i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.65, i64 0, i64 0), i64 28, i8* bitcast (%hpf_array* @array.cu to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.28 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @29 to i8*), i8* null, i8* zeroinitializer }
@.text.66 = private unnamed_addr constant [43 x i8] c"cu(i%74,i%75+15) from above in dimension 2\00"
@30 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.h]
@exchange.29 = internal global %hpf_exchange { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 25, i32 66, i8* getelementptr inbounds ([101 x i8], [101 x i8]* @.text.32, i64 0, i64 0), i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.text.66, i64 0, i64 0), i64 29, i8* bitcast (%hpf_array* @array.cu to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.29 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @30 to i8*), i8* null, i8* zeroinitializer }
@.text.67 = private unnamed_addr constant [42 x i8] c"cu(i%84+1,i%85) from above in dimension 1\00"
@31 = private unnamed_addr constant [1 x %hpf_layout*] [%hpf_layout* @layout.h]
@exchange.30 = internal global %hpf_exchange { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 26, i32 30, i8* getelementptr inbounds ([69 x i8], [69 x i8]* @.text.36, i64 0, i64 0), i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.text.67, i64 0, i64 0), i64 30, i8* bitcast (%hpf_array* @array.cu to i8*), i8* bitcast (i32 (i32, i64*, i64*, i64*, i64*, i64*)* @sections.30 to i8*), i64 1, i64 0, i64 1, i8* bitcast ([1 x %hpf_layout*]* @31 to i8*), i8* null, i8* zeroinitializer }
@32 = private unnamed_addr constant [16 x %hpf_exchange*] [%hpf_exchange* @exchange.15, %hpf_exchange* @exchange.16, %hpf_exchange* @exchange.17, %hpf_exchange* @exchange.18, %hpf_exchange* @exchange.19, %hpf_exchange* @exchange.20, %hpf_exchange* @exchange.21, %hpf_exchange* @exchange.22, %hpf_exchange* @exchange.23, %hpf_exchange* @exchange.24, %hpf_exchange* @exchange.25, %hpf_exchange* @exchange.26, %hpf_exchange* @exchange.27, %hpf_exchange* @exchange.28, %hpf_exchange* @exchange.29, %hpf_exchange* @exchange.30]
@.text.68 = private unnamed_addr constant [71 x i8] c"    if (mod(step, 4) == 0) print *, step, sum(h), maxval(u), minval(v)\00"
@.pos.28 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 30, i32 43, i8* getelementptr inbounds ([71 x i8], [71 x i8]* @.text.68, i64 0, i64 0) }
@.pos.29 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 30, i32 51, i8* getelementptr inbounds ([71 x i8], [71 x i8]* @.text.68, i64 0, i64 0) }
@.pos.30 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 30, i32 62, i8* getelementptr inbounds ([71 x i8], [71 x i8]* @.text.68, i64 0, i64 0) }
@.pos.31 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 30, i32 28, i8* getelementptr inbounds ([71 x i8], [71 x i8]* @.text.68, i64 0, i64 0) }
@.text.69 = private unnamed_addr constant [5 x i8] c"unit\00"
@.text.70 = private unnamed_addr constant [18 x i8] c"  print *, h(3,:)\00"
@.pos.32 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 32, i32 3, i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.text.70, i64 0, i64 0) }
@.text.71 = private unnamed_addr constant [18 x i8] c"  print *, u(:,5)\00"
@.pos.33 = private unnamed_addr constant %hpf_pos { i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.text.1, i64 0, i64 0), i32 33, i32 3, i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.text.71, i64 0, i64 0) }

define i32 @main(i32 %argc, i8** %argv) nounwind "prefer-vector-width"="256" {
entry:
	%h.origin.1 = alloca double*
	%h.stride.2 = alloca i64
	%h.stride.3 = alloca i64
	%u.origin.4 = alloca double*
	%u.stride.5 = alloca i64
	%u.stride.6 = alloca i64
	%v.origin.7 = alloca double*
	%v.stride.8 = alloca i64
	%v.stride.9 = alloca i64
	%cu.origin.10 = alloca double*
	%cu.stride.11 = alloca i64
	%cu.stride.12 = alloca i64
	%cv.origin.13 = alloca double*
	%cv.stride.14 = alloca i64
	%cv.stride.15 = alloca i64
	%z.origin.16 = alloca double*
	%z.stride.17 = alloca i64
	%z.stride.18 = alloca i64
	%e.origin.19 = alloca double*
	%e.stride.20 = alloca i64
	%e.stride.21 = alloca i64
	%hold.origin.22 = alloca double*
	%hold.stride.23 = alloca i64
	%hold.stride.24 = alloca i64
	%uold.origin.25 = alloca double*
	%uold.stride.26 = alloca i64
	%uold.stride.27 = alloca i64
	%vold.origin.28 = alloca double*
	%vold.stride.29 = alloca i64
	%vold.stride.30 = alloca i64
	%i.31 = alloca i32
	%j.32 = alloca i32
	%step.33 = alloca i32
	%"h%start1.34" = alloca i64
	%"h%block1.35" = alloca i64
	%"h%start2.36" = alloca i64
	%"h%block2.37" = alloca i64
	%"i%1.38" = alloca i32
	%"j%1.39" = alloca i32
	%"i%2.40" = alloca i32
	%"i%3.41" = alloca i32
	%"i%4.42" = alloca i32
	%"i%5.43" = alloca i32
	%"i%6.44" = alloca i32
	%"i%7.45" = alloca i32
	%"v%1.origin.46" = alloca double*
	%"v%1.stride.47" = alloca i64
	%"v%1.stride.48" = alloca i64
	%"i%8.49" = alloca i64
	%"i%9.50" = alloca i64
	%"i%10.51" = alloca i64
	%"i%11.52" = alloca i64
	%"i%12.53" = alloca i32
	%"i%13.54" = alloca i32
	%"v%2.origin.55" = alloca double*
	%"v%2.stride.56" = alloca i64
	%"v%2.stride.57" = alloca i64
	%"i%14.58" = alloca i64
	%"i%15.59" = alloca i64
	%"i%16.60" = alloca i64
	%"i%17.61" = alloca i64
	%"i%18.62" = alloca i32
	%"i%19.63" = alloca i32
	%"v%3.origin.64" = alloca double*
	%"v%3.stride.65" = alloca i64
	%"v%3.stride.66" = alloca i64
	%"i%20.67" = alloca i64
	%"i%21.68" = alloca i64
	%"i%22.69" = alloca i64
	%"i%23.70" = alloca i64
	%"v%4.origin.71" = alloca double*
	%"v%4.stride.72" = alloca i64
	%"v%4.stride.73" = alloca i64
	%"i%24.74" = alloca i64
	%"i%25.75" = alloca i64
	%"i%26.76" = alloca i64
	%"i%27.77" = alloca i64
	%"v%5.origin.78" = alloca double*
	%"v%5.stride.79" = alloca i64
	%"v%5.stride.80" = alloca i64
	%"i%28.81" = alloca i64
	%"i%29.82" = alloca i64
	%"i%30.83" = alloca i64
	%"i%31.84" = alloca i64
	%"v%6.origin.85" = alloca double*
	%"v%6.stride.86" = alloca i64
	%"v%6.stride.87" = alloca i64
	%"i%32.88" = alloca i64
	%"i%33.89" = alloca i64
	%"i%34.90" = alloca i64
	%"i%35.91" = alloca i64
	%"v%7.origin.92" = alloca double*
	%"v%7.stride.93" = alloca i64
	%"v%7.stride.94" = alloca i64
	%"i%36.95" = alloca i64
	%"i%37.96" = alloca i64
	%"i%38.97" = alloca i64
	%"i%39.98" = alloca i64
	%"v%8.origin.99" = alloca double*
	%"v%8.stride.100" = alloca i64
	%"v%8.stride.101" = alloca i64
	%"i%40.102" = alloca i64
	%"i%41.103" = alloca i64
	%"i%42.104" = alloca i64
	%"i%43.105" = alloca i64
	%"i%44.106" = alloca i32
	%"i%45.107" = alloca i32
	%"v%9.origin.108" = alloca double*
	%"v%9.stride.109" = alloca i64
	%"v%9.stride.110" = alloca i64
	%"i%46.111" = alloca i64
	%"i%47.112" = alloca i64
	%"i%48.113" = alloca i64
	%"i%49.114" = alloca i64
	%"v%10.origin.115" = alloca double*
	%"v%10.stride.116" = alloca i64
	%"v%10.stride.117" = alloca i64
	%"i%50.118" = alloca i64
	%"i%51.119" = alloca i64
	%"i%52.120" = alloca i64
	%"i%53.121" = alloca i64
	%"i%54.122" = alloca i32
	%"i%55.123" = alloca i32
	%"v%11.origin.124" = alloca double*
	%"v%11.stride.125" = alloca i64
	%"v%11.stride.126" = alloca i64
	%"i%56.127" = alloca i64
	%"i%57.128" = alloca i64
	%"i%58.129" = alloca i64
	%"i%59.130" = alloca i64
	%"v%12.origin.131" = alloca double*
	%"v%12.stride.132" = alloca i64
	%"v%12.stride.133" = alloca i64
	%"i%60.134" = alloca i64
	%"i%61.135" = alloca i64
	%"i%62.136" = alloca i64
	%"i%63.137" = alloca i64
	%"v%13.origin.138" = alloca double*
	%"v%13.stride.139" = alloca i64
	%"v%13.stride.140" = alloca i64
	%"i%64.141" = alloca i64
	%"i%65.142" = alloca i64
	%"i%66.143" = alloca i64
	%"i%67.144" = alloca i64
	%"i%68.145" = alloca i32
	%"i%69.146" = alloca i32
	%"v%14.origin.147" = alloca double*
	%"v%14.stride.148" = alloca i64
	%"v%14.stride.149" = alloca i64
	%"i%70.150" = alloca i64
	%"i%71.151" = alloca i64
	%"i%72.152" = alloca i64
	%"i%73.153" = alloca i64
	%"v%15.origin.154" = alloca double*
	%"v%15.stride.155" = alloca i64
	%"v%15.stride.156" = alloca i64
	%"i%74.157" = alloca i64
	%"i%75.158" = alloca i64
	%"i%76.159" = alloca i64
	%"i%77.160" = alloca i64
	%"v%16.origin.161" = alloca double*
	%"v%16.stride.162" = alloca i64
	%"v%16.stride.163" = alloca i64
	%"i%78.164" = alloca i64
	%"i%79.165" = alloca i64
	%"i%80.166" = alloca i64
	%"i%81.167" = alloca i64
	%"i%82.168" = alloca i32
	%"i%83.169" = alloca i32
	%"v%17.origin.170" = alloca double*
	%"v%17.stride.171" = alloca i64
	%"v%17.stride.172" = alloca i64
	%"i%84.173" = alloca i64
	%"i%85.174" = alloca i64
	%"i%86.175" = alloca i64
	%"i%87.176" = alloca i64
	%"v%18.origin.177" = alloca double*
	%"v%18.stride.178" = alloca i64
	%"v%18.stride.179" = alloca i64
	%"i%88.180" = alloca i64
	%"i%89.181" = alloca i64
	%"i%90.182" = alloca i64
	%"i%91.183" = alloca i64
	%"i%92.184" = alloca i32
	%"i%93.185" = alloca i32
	%"i%94.186" = alloca i32
	%"i%95.187" = alloca i32
	%"i%96.188" = alloca i32
	%"i%97.189" = alloca i32
	%"i%98.190" = alloca i32
	%"i%99.191" = alloca i32
	%"i%100.192" = alloca i32
	%"i%101.193" = alloca i32
	%"s%1.194" = alloca double
	%"i%102.195" = alloca i32
	%"i%103.196" = alloca i32
	%"s%2.197" = alloca double
	%"i%104.198" = alloca i32
	%"i%105.199" = alloca i32
	%"s%3.200" = alloca double
	%"s%1%part.201" = alloca double
	%"s%2%part.202" = alloca double
	%"s%3%part.203" = alloca double
	%params.256 = alloca [12 x i64*]
	%numbers.257 = alloca [1 x i64]
	%numbers.258 = alloca [1 x i64]
	%numbers.259 = alloca [1 x i64]
	%numbers.260 = alloca [1 x i64]
	%numbers.261 = alloca [1 x i64]
	%numbers.262 = alloca [1 x i64]
	%numbers.263 = alloca [1 x i64]
	%numbers.264 = alloca [1 x i64]
	%numbers.265 = alloca [1 x i64]
	%numbers.266 = alloca [1 x i64]
	%numbers.267 = alloca [1 x i64]
	%numbers.268 = alloca [1 x i64]
	%params.418 = alloca [2 x i64*]
	%numbers.419 = alloca [1 x i64]
	%numbers.420 = alloca [1 x i64]
	%params.494 = alloca [16 x i64*]
	%numbers.495 = alloca [1 x i64]
	%numbers.496 = alloca [1 x i64]
	%numbers.497 = alloca [1 x i64]
	%numbers.498 = alloca [1 x i64]
	%numbers.499 = alloca [1 x i64]
	%numbers.500 = alloca [1 x i64]
	%numbers.501 = alloca [1 x i64]
	%numbers.502 = alloca [1 x i64]
	%numbers.503 = alloca [1 x i64]
	%numbers.504 = alloca [1 x i64]
	%numbers.505 = alloca [1 x i64]
	%numbers.506 = alloca [1 x i64]
	%numbers.507 = alloca [1 x i64]
	%numbers.508 = alloca [1 x i64]
	%numbers.509 = alloca [1 x i64]
	%numbers.510 = alloca [1 x i64]
	%temporary.725 = alloca double
	%temporary.734 = alloca double
	%temporary.743 = alloca double
	%temporary.744 = alloca i32
	%temporary.745 = alloca double
	%temporary.746 = alloca double
	%temporary.747 = alloca double
	%numbers.748 = alloca [2 x i64]
	%numbers.749 = alloca [2 x i64]
	%numbers.750 = alloca [2 x i64]
	%numbers.751 = alloca [2 x i64]
	%numbers.752 = alloca [2 x i64]
	%numbers.753 = alloca [2 x i64]
	br label %start

start:
	%0 = bitcast i8** %argv to i8*
	call void @hpf_main_begin(i32 %argc, i8* %0)
	store i32 zeroinitializer, i32* %i.31
	store i32 zeroinitializer, i32* %j.32
	store i32 zeroinitializer, i32* %step.33
	store i64 zeroinitializer, i64* %"h%start1.34"
	store i64 zeroinitializer, i64* %"h%block1.35"
	store i64 zeroinitializer, i64* %"h%start2.36"
	store i64 zeroinitializer, i64* %"h%block2.37"
	store i32 zeroinitializer, i32* %"i%1.38"
	store i32 zeroinitializer, i32* %"j%1.39"
	store i32 zeroinitializer, i32* %"i%2.40"
	store i32 zeroinitializer, i32* %"i%3.41"
	store i32 zeroinitializer, i32* %"i%4.42"
	store i32 zeroinitializer, i32* %"i%5.43"
	store i32 zeroinitializer, i32* %"i%6.44"
	store i32 zeroinitializer, i32* %"i%7.45"
	store i64 zeroinitializer, i64* %"i%8.49"
	store i64 zeroinitializer, i64* %"i%9.50"
	store i64 zeroinitializer, i64* %"i%10.51"
	store i64 zeroinitializer, i64* %"i%11.52"
	store i32 zeroinitializer, i32* %"i%12.53"
	store i32 zeroinitializer, i32* %"i%13.54"
	store i64 zeroinitializer, i64* %"i%14.58"
	store i64 zeroinitializer, i64* %"i%15.59"
	store i64 zeroinitializer, i64* %"i%16.60"
	store i64 zeroinitializer, i64* %"i%17.61"
	store i32 zeroinitializer, i32* %"i%18.62"
	store i32 zeroinitializer, i32* %"i%19.63"
	store i64 zeroinitializer, i64* %"i%20.67"
	store i64 zeroinitializer, i64* %"i%21.68"
	store i64 zeroinitializer, i64* %"i%22.69"
	store i64 zeroinitializer, i64* %"i%23.70"
	store i64 zeroinitializer, i64* %"i%24.74"
	store i64 zeroinitializer, i64* %"i%25.75"
	store i64 zeroinitializer, i64* %"i%26.76"
	store i64 zeroinitializer, i64* %"i%27.77"
	store i64 zeroinitializer, i64* %"i%28.81"
	store i64 zeroinitializer, i64* %"i%29.82"
	store i64 zeroinitializer, i64* %"i%30.83"
	store i64 zeroinitializer, i64* %"i%31.84"
	store i64 zeroinitializer, i64* %"i%32.88"
	store i64 zeroinitializer, i64* %"i%33.89"
	store i64 zeroinitializer, i64* %"i%34.90"
	store i64 zeroinitializer, i64* %"i%35.91"
	store i64 zeroinitializer, i64* %"i%36.95"
	store i64 zeroinitializer, i64* %"i%37.96"
	store i64 zeroinitializer, i64* %"i%38.97"
	store i64 zeroinitializer, i64* %"i%39.98"
	store i64 zeroinitializer, i64* %"i%40.102"
	store i64 zeroinitializer, i64* %"i%41.103"
	store i64 zeroinitializer, i64* %"i%42.104"
	store i64 zeroinitializer, i64* %"i%43.105"
	store i32 zeroinitializer, i32* %"i%44.106"
	store i32 zeroinitializer, i32* %"i%45.107"
	store i64 zeroinitializer, i64* %"i%46.111"
	store i64 zeroinitializer, i64* %"i%47.112"
	store i64 zeroinitializer, i64* %"i%48.113"
	store i64 zeroinitializer, i64* %"i%49.114"
	store i64 zeroinitializer, i64* %"i%50.118"
	store i64 zeroinitializer, i64* %"i%51.119"
	store i64 zeroinitializer, i64* %"i%52.120"
	store i64 zeroinitializer, i64* %"i%53.121"
	store i32 zeroinitializer, i32* %"i%54.122"
	store i32 zeroinitializer, i32* %"i%55.123"
	store i64 zeroinitializer, i64* %"i%56.127"
	store i64 zeroinitializer, i64* %"i%57.128"
	store i64 zeroinitializer, i64* %"i%58.129"
	store i64 zeroinitializer, i64* %"i%59.130"
	store i64 zeroinitializer, i64* %"i%60.134"
	store i64 zeroinitializer, i64* %"i%61.135"
	store i64 zeroinitializer, i64* %"i%62.136"
	store i64 zeroinitializer, i64* %"i%63.137"
	store i64 zeroinitializer, i64* %"i%64.141"
	store i64 zeroinitializer, i64* %"i%65.142"
	store i64 zeroinitializer, i64* %"i%66.143"
	store i64 zeroinitializer, i64* %"i%67.144"
	store i32 zeroinitializer, i32* %"i%68.145"
	store i32 zeroinitializer, i32* %"i%69.146"
	store i64 zeroinitializer, i64* %"i%70.150"
	store i64 zeroinitializer, i64* %"i%71.151"
	store i64 zeroinitializer, i64* %"i%72.152"
	store i64 zeroinitializer, i64* %"i%73.153"
	store i64 zeroinitializer, i64* %"i%74.157"
	store i64 zeroinitializer, i64* %"i%75.158"
	store i64 zeroinitializer, i64* %"i%76.159"
	store i64 zeroinitializer, i64* %"i%77.160"
	store i64 zeroinitializer, i64* %"i%78.164"
	store i64 zeroinitializer, i64* %"i%79.165"
	store i64 zeroinitializer, i64* %"i%80.166"
	store i64 zeroinitializer, i64* %"i%81.167"
	store i32 zeroinitializer, i32* %"i%82.168"
	store i32 zeroinitializer, i32* %"i%83.169"
	store i64 zeroinitializer, i64* %"i%84.173"
	store i64 zeroinitializer, i64* %"i%85.174"
	store i64 zeroinitializer, i64* %"i%86.175"
	store i64 zeroinitializer, i64* %"i%87.176"
	store i64 zeroinitializer, i64* %"i%88.180"
	store i64 zeroinitializer, i64* %"i%89.181"
	store i64 zeroinitializer, i64* %"i%90.182"
	store i64 zeroinitializer, i64* %"i%91.183"
	store i32 zeroinitializer, i32* %"i%92.184"
	store i32 zeroinitializer, i32* %"i%93.185"
	store i32 zeroinitializer, i32* %"i%94.186"
	store i32 zeroinitializer, i32* %"i%95.187"
	store i32 zeroinitializer, i32* %"i%96.188"
	store i32 zeroinitializer, i32* %"i%97.189"
	store i32 zeroinitializer, i32* %"i%98.190"
	store i32 zeroinitializer, i32* %"i%99.191"
	store i32 zeroinitializer, i32* %"i%100.192"
	store i32 zeroinitializer, i32* %"i%101.193"
	store double zeroinitializer, double* %"s%1.194"
	store i32 zeroinitializer, i32* %"i%102.195"
	store i32 zeroinitializer, i32* %"i%103.196"
	store double zeroinitializer, double* %"s%2.197"
	store i32 zeroinitializer, i32* %"i%104.198"
	store i32 zeroinitializer, i32* %"i%105.199"
	store double zeroinitializer, double* %"s%3.200"
	store double zeroinitializer, double* %"s%1%part.201"
	store double zeroinitializer, double* %"s%2%part.202"
	store double zeroinitializer, double* %"s%3%part.203"
	call void @hpf_layout_init(i8* bitcast (%hpf_layout* @layout.h to i8*), i8* bitcast (%hpf_pos* @.pos.0 to i8*))
	%1 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.h, i32 0, i32 9, i32 0
	%2 = load i64, i64* %1
	store i64 %2, i64* %"h%start1.34"
	%3 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.h, i32 0, i32 8, i32 0
	%4 = load i64, i64* %3
	store i64 %4, i64* %"h%block1.35"
	%5 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.h, i32 0, i32 9, i32 1
	%6 = load i64, i64* %5
	store i64 %6, i64* %"h%start2.36"
	%7 = getelementptr inbounds %hpf_layout, %hpf_layout* @layout.h, i32 0, i32 8, i32 1
	%8 = load i64, i64* %7
	store i64 %8, i64* %"h%block2.37"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.h to i8*), i8* bitcast (%hpf_pos* @.pos.0 to i8*))
	%9 = getelementptr inbounds %hpf_array, %hpf_array* @array.h, i32 0, i32 13, i32 0
	%10 = load i64, i64* %9
	store i64 %10, i64* %h.stride.2
	%11 = getelementptr inbounds %hpf_array, %hpf_array* @array.h, i32 0, i32 13, i32 1
	%12 = load i64, i64* %11
	store i64 %12, i64* %h.stride.3
	%13 = getelementptr inbounds %hpf_array, %hpf_array* @array.h, i32 0, i32 15
	%14 = load i8*, i8** %13
	%15 = bitcast i8* %14 to double*
	store double* %15, double** %h.origin.1
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.u to i8*), i8* bitcast (%hpf_pos* @.pos.1 to i8*))
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
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.v to i8*), i8* bitcast (%hpf_pos* @.pos.2 to i8*))
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
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.cu to i8*), i8* bitcast (%hpf_pos* @.pos.3 to i8*))
	%30 = getelementptr inbounds %hpf_array, %hpf_array* @array.cu, i32 0, i32 13, i32 0
	%31 = load i64, i64* %30
	store i64 %31, i64* %cu.stride.11
	%32 = getelementptr inbounds %hpf_array, %hpf_array* @array.cu, i32 0, i32 13, i32 1
	%33 = load i64, i64* %32
	store i64 %33, i64* %cu.stride.12
	%34 = getelementptr inbounds %hpf_array, %hpf_array* @array.cu, i32 0, i32 15
	%35 = load i8*, i8** %34
	%36 = bitcast i8* %35 to double*
	store double* %36, double** %cu.origin.10
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.cv to i8*), i8* bitcast (%hpf_pos* @.pos.4 to i8*))
	%37 = getelementptr inbounds %hpf_array, %hpf_array* @array.cv, i32 0, i32 13, i32 0
	%38 = load i64, i64* %37
	store i64 %38, i64* %cv.stride.14
	%39 = getelementptr inbounds %hpf_array, %hpf_array* @array.cv, i32 0, i32 13, i32 1
	%40 = load i64, i64* %39
	store i64 %40, i64* %cv.stride.15
	%41 = getelementptr inbounds %hpf_array, %hpf_array* @array.cv, i32 0, i32 15
	%42 = load i8*, i8** %41
	%43 = bitcast i8* %42 to double*
	store double* %43, double** %cv.origin.13
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.z to i8*), i8* bitcast (%hpf_pos* @.pos.5 to i8*))
	%44 = getelementptr inbounds %hpf_array, %hpf_array* @array.z, i32 0, i32 13, i32 0
	%45 = load i64, i64* %44
	store i64 %45, i64* %z.stride.17
	%46 = getelementptr inbounds %hpf_array, %hpf_array* @array.z, i32 0, i32 13, i32 1
	%47 = load i64, i64* %46
	store i64 %47, i64* %z.stride.18
	%48 = getelementptr inbounds %hpf_array, %hpf_array* @array.z, i32 0, i32 15
	%49 = load i8*, i8** %48
	%50 = bitcast i8* %49 to double*
	store double* %50, double** %z.origin.16
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.e to i8*), i8* bitcast (%hpf_pos* @.pos.6 to i8*))
	%51 = getelementptr inbounds %hpf_array, %hpf_array* @array.e, i32 0, i32 13, i32 0
	%52 = load i64, i64* %51
	store i64 %52, i64* %e.stride.20
	%53 = getelementptr inbounds %hpf_array, %hpf_array* @array.e, i32 0, i32 13, i32 1
	%54 = load i64, i64* %53
	store i64 %54, i64* %e.stride.21
	%55 = getelementptr inbounds %hpf_array, %hpf_array* @array.e, i32 0, i32 15
	%56 = load i8*, i8** %55
	%57 = bitcast i8* %56 to double*
	store double* %57, double** %e.origin.19
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.hold to i8*), i8* bitcast (%hpf_pos* @.pos.7 to i8*))
	%58 = getelementptr inbounds %hpf_array, %hpf_array* @array.hold, i32 0, i32 13, i32 0
	%59 = load i64, i64* %58
	store i64 %59, i64* %hold.stride.23
	%60 = getelementptr inbounds %hpf_array, %hpf_array* @array.hold, i32 0, i32 13, i32 1
	%61 = load i64, i64* %60
	store i64 %61, i64* %hold.stride.24
	%62 = getelementptr inbounds %hpf_array, %hpf_array* @array.hold, i32 0, i32 15
	%63 = load i8*, i8** %62
	%64 = bitcast i8* %63 to double*
	store double* %64, double** %hold.origin.22
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.uold to i8*), i8* bitcast (%hpf_pos* @.pos.8 to i8*))
	%65 = getelementptr inbounds %hpf_array, %hpf_array* @array.uold, i32 0, i32 13, i32 0
	%66 = load i64, i64* %65
	store i64 %66, i64* %uold.stride.26
	%67 = getelementptr inbounds %hpf_array, %hpf_array* @array.uold, i32 0, i32 13, i32 1
	%68 = load i64, i64* %67
	store i64 %68, i64* %uold.stride.27
	%69 = getelementptr inbounds %hpf_array, %hpf_array* @array.uold, i32 0, i32 15
	%70 = load i8*, i8** %69
	%71 = bitcast i8* %70 to double*
	store double* %71, double** %uold.origin.25
	call void @hpf_array_create(i8* bitcast (%hpf_array* @array.vold to i8*), i8* bitcast (%hpf_pos* @.pos.9 to i8*))
	%72 = getelementptr inbounds %hpf_array, %hpf_array* @array.vold, i32 0, i32 13, i32 0
	%73 = load i64, i64* %72
	store i64 %73, i64* %vold.stride.29
	%74 = getelementptr inbounds %hpf_array, %hpf_array* @array.vold, i32 0, i32 13, i32 1
	%75 = load i64, i64* %74
	store i64 %75, i64* %vold.stride.30
	%76 = getelementptr inbounds %hpf_array, %hpf_array* @array.vold, i32 0, i32 15
	%77 = load i8*, i8** %76
	%78 = bitcast i8* %77 to double*
	store double* %78, double** %vold.origin.28
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%1" to i8*), i8* bitcast (%hpf_pos* @.pos.10 to i8*))
	%79 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%1", i32 0, i32 13, i32 0
	%80 = load i64, i64* %79
	store i64 %80, i64* %"v%1.stride.47"
	%81 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%1", i32 0, i32 13, i32 1
	%82 = load i64, i64* %81
	store i64 %82, i64* %"v%1.stride.48"
	%83 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%1", i32 0, i32 15
	%84 = load i8*, i8** %83
	%85 = bitcast i8* %84 to double*
	store double* %85, double** %"v%1.origin.46"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%2" to i8*), i8* bitcast (%hpf_pos* @.pos.11 to i8*))
	%86 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%2", i32 0, i32 13, i32 0
	%87 = load i64, i64* %86
	store i64 %87, i64* %"v%2.stride.56"
	%88 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%2", i32 0, i32 13, i32 1
	%89 = load i64, i64* %88
	store i64 %89, i64* %"v%2.stride.57"
	%90 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%2", i32 0, i32 15
	%91 = load i8*, i8** %90
	%92 = bitcast i8* %91 to double*
	store double* %92, double** %"v%2.origin.55"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%3" to i8*), i8* bitcast (%hpf_pos* @.pos.12 to i8*))
	%93 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%3", i32 0, i32 13, i32 0
	%94 = load i64, i64* %93
	store i64 %94, i64* %"v%3.stride.65"
	%95 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%3", i32 0, i32 13, i32 1
	%96 = load i64, i64* %95
	store i64 %96, i64* %"v%3.stride.66"
	%97 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%3", i32 0, i32 15
	%98 = load i8*, i8** %97
	%99 = bitcast i8* %98 to double*
	store double* %99, double** %"v%3.origin.64"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%4" to i8*), i8* bitcast (%hpf_pos* @.pos.13 to i8*))
	%100 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%4", i32 0, i32 13, i32 0
	%101 = load i64, i64* %100
	store i64 %101, i64* %"v%4.stride.72"
	%102 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%4", i32 0, i32 13, i32 1
	%103 = load i64, i64* %102
	store i64 %103, i64* %"v%4.stride.73"
	%104 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%4", i32 0, i32 15
	%105 = load i8*, i8** %104
	%106 = bitcast i8* %105 to double*
	store double* %106, double** %"v%4.origin.71"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%5" to i8*), i8* bitcast (%hpf_pos* @.pos.14 to i8*))
	%107 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%5", i32 0, i32 13, i32 0
	%108 = load i64, i64* %107
	store i64 %108, i64* %"v%5.stride.79"
	%109 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%5", i32 0, i32 13, i32 1
	%110 = load i64, i64* %109
	store i64 %110, i64* %"v%5.stride.80"
	%111 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%5", i32 0, i32 15
	%112 = load i8*, i8** %111
	%113 = bitcast i8* %112 to double*
	store double* %113, double** %"v%5.origin.78"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%6" to i8*), i8* bitcast (%hpf_pos* @.pos.15 to i8*))
	%114 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%6", i32 0, i32 13, i32 0
	%115 = load i64, i64* %114
	store i64 %115, i64* %"v%6.stride.86"
	%116 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%6", i32 0, i32 13, i32 1
	%117 = load i64, i64* %116
	store i64 %117, i64* %"v%6.stride.87"
	%118 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%6", i32 0, i32 15
	%119 = load i8*, i8** %118
	%120 = bitcast i8* %119 to double*
	store double* %120, double** %"v%6.origin.85"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%7" to i8*), i8* bitcast (%hpf_pos* @.pos.16 to i8*))
	%121 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%7", i32 0, i32 13, i32 0
	%122 = load i64, i64* %121
	store i64 %122, i64* %"v%7.stride.93"
	%123 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%7", i32 0, i32 13, i32 1
	%124 = load i64, i64* %123
	store i64 %124, i64* %"v%7.stride.94"
	%125 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%7", i32 0, i32 15
	%126 = load i8*, i8** %125
	%127 = bitcast i8* %126 to double*
	store double* %127, double** %"v%7.origin.92"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%8" to i8*), i8* bitcast (%hpf_pos* @.pos.17 to i8*))
	%128 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%8", i32 0, i32 13, i32 0
	%129 = load i64, i64* %128
	store i64 %129, i64* %"v%8.stride.100"
	%130 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%8", i32 0, i32 13, i32 1
	%131 = load i64, i64* %130
	store i64 %131, i64* %"v%8.stride.101"
	%132 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%8", i32 0, i32 15
	%133 = load i8*, i8** %132
	%134 = bitcast i8* %133 to double*
	store double* %134, double** %"v%8.origin.99"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%9" to i8*), i8* bitcast (%hpf_pos* @.pos.18 to i8*))
	%135 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%9", i32 0, i32 13, i32 0
	%136 = load i64, i64* %135
	store i64 %136, i64* %"v%9.stride.109"
	%137 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%9", i32 0, i32 13, i32 1
	%138 = load i64, i64* %137
	store i64 %138, i64* %"v%9.stride.110"
	%139 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%9", i32 0, i32 15
	%140 = load i8*, i8** %139
	%141 = bitcast i8* %140 to double*
	store double* %141, double** %"v%9.origin.108"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%10" to i8*), i8* bitcast (%hpf_pos* @.pos.19 to i8*))
	%142 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%10", i32 0, i32 13, i32 0
	%143 = load i64, i64* %142
	store i64 %143, i64* %"v%10.stride.116"
	%144 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%10", i32 0, i32 13, i32 1
	%145 = load i64, i64* %144
	store i64 %145, i64* %"v%10.stride.117"
	%146 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%10", i32 0, i32 15
	%147 = load i8*, i8** %146
	%148 = bitcast i8* %147 to double*
	store double* %148, double** %"v%10.origin.115"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%11" to i8*), i8* bitcast (%hpf_pos* @.pos.20 to i8*))
	%149 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%11", i32 0, i32 13, i32 0
	%150 = load i64, i64* %149
	store i64 %150, i64* %"v%11.stride.125"
	%151 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%11", i32 0, i32 13, i32 1
	%152 = load i64, i64* %151
	store i64 %152, i64* %"v%11.stride.126"
	%153 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%11", i32 0, i32 15
	%154 = load i8*, i8** %153
	%155 = bitcast i8* %154 to double*
	store double* %155, double** %"v%11.origin.124"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%12" to i8*), i8* bitcast (%hpf_pos* @.pos.21 to i8*))
	%156 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%12", i32 0, i32 13, i32 0
	%157 = load i64, i64* %156
	store i64 %157, i64* %"v%12.stride.132"
	%158 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%12", i32 0, i32 13, i32 1
	%159 = load i64, i64* %158
	store i64 %159, i64* %"v%12.stride.133"
	%160 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%12", i32 0, i32 15
	%161 = load i8*, i8** %160
	%162 = bitcast i8* %161 to double*
	store double* %162, double** %"v%12.origin.131"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%13" to i8*), i8* bitcast (%hpf_pos* @.pos.22 to i8*))
	%163 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%13", i32 0, i32 13, i32 0
	%164 = load i64, i64* %163
	store i64 %164, i64* %"v%13.stride.139"
	%165 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%13", i32 0, i32 13, i32 1
	%166 = load i64, i64* %165
	store i64 %166, i64* %"v%13.stride.140"
	%167 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%13", i32 0, i32 15
	%168 = load i8*, i8** %167
	%169 = bitcast i8* %168 to double*
	store double* %169, double** %"v%13.origin.138"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%14" to i8*), i8* bitcast (%hpf_pos* @.pos.23 to i8*))
	%170 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%14", i32 0, i32 13, i32 0
	%171 = load i64, i64* %170
	store i64 %171, i64* %"v%14.stride.148"
	%172 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%14", i32 0, i32 13, i32 1
	%173 = load i64, i64* %172
	store i64 %173, i64* %"v%14.stride.149"
	%174 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%14", i32 0, i32 15
	%175 = load i8*, i8** %174
	%176 = bitcast i8* %175 to double*
	store double* %176, double** %"v%14.origin.147"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%15" to i8*), i8* bitcast (%hpf_pos* @.pos.24 to i8*))
	%177 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%15", i32 0, i32 13, i32 0
	%178 = load i64, i64* %177
	store i64 %178, i64* %"v%15.stride.155"
	%179 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%15", i32 0, i32 13, i32 1
	%180 = load i64, i64* %179
	store i64 %180, i64* %"v%15.stride.156"
	%181 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%15", i32 0, i32 15
	%182 = load i8*, i8** %181
	%183 = bitcast i8* %182 to double*
	store double* %183, double** %"v%15.origin.154"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%16" to i8*), i8* bitcast (%hpf_pos* @.pos.25 to i8*))
	%184 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%16", i32 0, i32 13, i32 0
	%185 = load i64, i64* %184
	store i64 %185, i64* %"v%16.stride.162"
	%186 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%16", i32 0, i32 13, i32 1
	%187 = load i64, i64* %186
	store i64 %187, i64* %"v%16.stride.163"
	%188 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%16", i32 0, i32 15
	%189 = load i8*, i8** %188
	%190 = bitcast i8* %189 to double*
	store double* %190, double** %"v%16.origin.161"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%17" to i8*), i8* bitcast (%hpf_pos* @.pos.26 to i8*))
	%191 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%17", i32 0, i32 13, i32 0
	%192 = load i64, i64* %191
	store i64 %192, i64* %"v%17.stride.171"
	%193 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%17", i32 0, i32 13, i32 1
	%194 = load i64, i64* %193
	store i64 %194, i64* %"v%17.stride.172"
	%195 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%17", i32 0, i32 15
	%196 = load i8*, i8** %195
	%197 = bitcast i8* %196 to double*
	store double* %197, double** %"v%17.origin.170"
	call void @hpf_array_create(i8* bitcast (%hpf_array* @"array.v%18" to i8*), i8* bitcast (%hpf_pos* @.pos.27 to i8*))
	%198 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%18", i32 0, i32 13, i32 0
	%199 = load i64, i64* %198
	store i64 %199, i64* %"v%18.stride.178"
	%200 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%18", i32 0, i32 13, i32 1
	%201 = load i64, i64* %200
	store i64 %201, i64* %"v%18.stride.179"
	%202 = getelementptr inbounds %hpf_array, %hpf_array* @"array.v%18", i32 0, i32 15
	%203 = load i8*, i8** %202
	%204 = bitcast i8* %203 to double*
	store double* %204, double** %"v%18.origin.177"
	%205 = load i64, i64* %"h%start2.36"
	%206 = icmp sgt i64 1, %205
	%207 = select i1 %206, i64 1, i64 %205
	%208 = load i64, i64* %"h%block2.37"
	%209 = load i64, i64* %"h%start2.36"
	%210 = add nsw i64 %208, %209
	%211 = sub nsw i64 %210, 1
	%212 = icmp slt i64 16, %211
	%213 = select i1 %212, i64 16, i64 %211
	%214 = trunc i64 %207 to i32
	store i32 %214, i32* %"j%1.39"
	%215 = icmp sle i64 %207, %213
	br i1 %215, label %do.204, label %enddo.207

do.204:
	%216 = phi i64 [ %207, %start ], [ %229, %latch.205 ]
	%217 = trunc i64 %216 to i32
	store i32 %217, i32* %"j%1.39", !llvm.access.group !85
	%218 = load i64, i64* %"h%start1.34", !llvm.access.group !85
	%219 = icmp sgt i64 1, %218
	%220 = select i1 %219, i64 1, i64 %218
	%221 = load i64, i64* %"h%block1.35", !llvm.access.group !85
	%222 = load i64, i64* %"h%start1.34", !llvm.access.group !85
	%223 = add nsw i64 %221, %222
	%224 = sub nsw i64 %223, 1
	%225 = icmp slt i64 20, %224
	%226 = select i1 %225, i64 20, i64 %224
	%227 = trunc i64 %220 to i32
	store i32 %227, i32* %"i%1.38", !llvm.access.group !85
	%228 = icmp sle i64 %220, %226
	br i1 %228, label %do.208, label %enddo.211

latch.205:
	%229 = add nsw i64 %216, 1
	%230 = icmp slt i64 %216, %213
	br i1 %230, label %do.204, label %done.206, !llvm.loop !96

done.206:
	%231 = trunc i64 %229 to i32
	store i32 %231, i32* %"j%1.39"
	br label %enddo.207

enddo.207:
	%232 = load i64, i64* %"h%start2.36"
	%233 = icmp sgt i64 1, %232
	%234 = select i1 %233, i64 1, i64 %232
	%235 = load i64, i64* %"h%block2.37"
	%236 = load i64, i64* %"h%start2.36"
	%237 = add nsw i64 %235, %236
	%238 = sub nsw i64 %237, 1
	%239 = icmp slt i64 16, %238
	%240 = select i1 %239, i64 16, i64 %238
	%241 = trunc i64 %234 to i32
	store i32 %241, i32* %"j%1.39"
	%242 = icmp sle i64 %234, %240
	br i1 %242, label %do.212, label %enddo.215

do.208:
	%243 = phi i64 [ %220, %do.204 ], [ %261, %latch.209 ]
	%244 = trunc i64 %243 to i32
	store i32 %244, i32* %"i%1.38", !llvm.access.group !87
	%245 = load i32, i32* %"i%1.38", !llvm.access.group !88
	%246 = sitofp i32 %245 to double
	%247 = fmul double 0x3FD3333333333333, %246
	%248 = call double @llvm.sin.f64(double %247)
	%249 = fmul double 0.5, %248
	%250 = load i32, i32* %"j%1.39", !llvm.access.group !89
	%251 = sitofp i32 %250 to double
	%252 = fmul double 0x3FD999999999999A, %251
	%253 = call double @llvm.cos.f64(double %252)
	%254 = fmul double %249, %253
	%255 = fadd double 10.0, %254
	%256 = load i64, i64* %h.stride.3
	%257 = mul nsw i64 %216, %256
	%258 = load double*, double** %h.origin.1
	%259 = getelementptr double, double* %258, i64 %257
	%260 = getelementptr double, double* %259, i64 %243
	store double %255, double* %260, !alias.scope !29, !noalias !30, !llvm.access.group !90
	br label %latch.209

latch.209:
	%261 = add nsw i64 %243, 1
	%262 = icmp slt i64 %243, %226
	br i1 %262, label %do.208, label %done.210, !llvm.loop !93

done.210:
	%263 = trunc i64 %261 to i32
	store i32 %263, i32* %"i%1.38", !llvm.access.group !85
	br label %enddo.211

enddo.211:
	br label %latch.205

do.212:
	%264 = phi i64 [ %234, %enddo.207 ], [ %277, %latch.213 ]
	%265 = trunc i64 %264 to i32
	store i32 %265, i32* %"j%1.39", !llvm.access.group !97
	%266 = load i64, i64* %"h%start1.34", !llvm.access.group !97
	%267 = icmp sgt i64 1, %266
	%268 = select i1 %267, i64 1, i64 %266
	%269 = load i64, i64* %"h%block1.35", !llvm.access.group !97
	%270 = load i64, i64* %"h%start1.34", !llvm.access.group !97
	%271 = add nsw i64 %269, %270
	%272 = sub nsw i64 %271, 1
	%273 = icmp slt i64 20, %272
	%274 = select i1 %273, i64 20, i64 %272
	%275 = trunc i64 %268 to i32
	store i32 %275, i32* %"i%1.38", !llvm.access.group !97
	%276 = icmp sle i64 %268, %274
	br i1 %276, label %do.216, label %enddo.219

latch.213:
	%277 = add nsw i64 %264, 1
	%278 = icmp slt i64 %264, %240
	br i1 %278, label %do.212, label %done.214, !llvm.loop !107

done.214:
	%279 = trunc i64 %277 to i32
	store i32 %279, i32* %"j%1.39"
	br label %enddo.215

enddo.215:
	%280 = load i64, i64* %"h%start2.36"
	%281 = icmp sgt i64 1, %280
	%282 = select i1 %281, i64 1, i64 %280
	%283 = load i64, i64* %"h%block2.37"
	%284 = load i64, i64* %"h%start2.36"
	%285 = add nsw i64 %283, %284
	%286 = sub nsw i64 %285, 1
	%287 = icmp slt i64 16, %286
	%288 = select i1 %287, i64 16, i64 %286
	%289 = trunc i64 %282 to i32
	store i32 %289, i32* %"j%1.39"
	%290 = icmp sle i64 %282, %288
	br i1 %290, label %do.220, label %enddo.223

do.216:
	%291 = phi i64 [ %268, %do.212 ], [ %303, %latch.217 ]
	%292 = trunc i64 %291 to i32
	store i32 %292, i32* %"i%1.38", !llvm.access.group !99
	%293 = load i32, i32* %"j%1.39", !llvm.access.group !100
	%294 = sitofp i32 %293 to double
	%295 = fmul double 0x3FD3333333333333, %294
	%296 = call double @llvm.cos.f64(double %295)
	%297 = fmul double 0x3FB999999999999A, %296
	%298 = load i64, i64* %u.stride.6
	%299 = mul nsw i64 %264, %298
	%300 = load double*, double** %u.origin.4
	%301 = getelementptr double, double* %300, i64 %299
	%302 = getelementptr double, double* %301, i64 %291
	store double %297, double* %302, !alias.scope !31, !noalias !32, !llvm.access.group !101
	br label %latch.217

latch.217:
	%303 = add nsw i64 %291, 1
	%304 = icmp slt i64 %291, %274
	br i1 %304, label %do.216, label %done.218, !llvm.loop !104

done.218:
	%305 = trunc i64 %303 to i32
	store i32 %305, i32* %"i%1.38", !llvm.access.group !97
	br label %enddo.219

enddo.219:
	br label %latch.213

do.220:
	%306 = phi i64 [ %282, %enddo.215 ], [ %319, %latch.221 ]
	%307 = trunc i64 %306 to i32
	store i32 %307, i32* %"j%1.39", !llvm.access.group !108
	%308 = load i64, i64* %"h%start1.34", !llvm.access.group !108
	%309 = icmp sgt i64 1, %308
	%310 = select i1 %309, i64 1, i64 %308
	%311 = load i64, i64* %"h%block1.35", !llvm.access.group !108
	%312 = load i64, i64* %"h%start1.34", !llvm.access.group !108
	%313 = add nsw i64 %311, %312
	%314 = sub nsw i64 %313, 1
	%315 = icmp slt i64 20, %314
	%316 = select i1 %315, i64 20, i64 %314
	%317 = trunc i64 %310 to i32
	store i32 %317, i32* %"i%1.38", !llvm.access.group !108
	%318 = icmp sle i64 %310, %316
	br i1 %318, label %do.224, label %enddo.227

latch.221:
	%319 = add nsw i64 %306, 1
	%320 = icmp slt i64 %306, %288
	br i1 %320, label %do.220, label %done.222, !llvm.loop !118

done.222:
	%321 = trunc i64 %319 to i32
	store i32 %321, i32* %"j%1.39"
	br label %enddo.223

enddo.223:
	%322 = load i64, i64* %"h%start2.36"
	%323 = icmp sgt i64 1, %322
	%324 = select i1 %323, i64 1, i64 %322
	%325 = load i64, i64* %"h%block2.37"
	%326 = load i64, i64* %"h%start2.36"
	%327 = add nsw i64 %325, %326
	%328 = sub nsw i64 %327, 1
	%329 = icmp slt i64 16, %328
	%330 = select i1 %329, i64 16, i64 %328
	%331 = trunc i64 %324 to i32
	store i32 %331, i32* %"i%3.41"
	%332 = icmp sle i64 %324, %330
	br i1 %332, label %do.228, label %enddo.231

do.224:
	%333 = phi i64 [ %310, %do.220 ], [ %345, %latch.225 ]
	%334 = trunc i64 %333 to i32
	store i32 %334, i32* %"i%1.38", !llvm.access.group !110
	%335 = load i32, i32* %"i%1.38", !llvm.access.group !111
	%336 = sitofp i32 %335 to double
	%337 = fmul double 0x3FE3333333333333, %336
	%338 = call double @llvm.sin.f64(double %337)
	%339 = fmul double 0x3FA999999999999A, %338
	%340 = load i64, i64* %v.stride.9
	%341 = mul nsw i64 %306, %340
	%342 = load double*, double** %v.origin.7
	%343 = getelementptr double, double* %342, i64 %341
	%344 = getelementptr double, double* %343, i64 %333
	store double %339, double* %344, !alias.scope !33, !noalias !34, !llvm.access.group !112
	br label %latch.225

latch.225:
	%345 = add nsw i64 %333, 1
	%346 = icmp slt i64 %333, %316
	br i1 %346, label %do.224, label %done.226, !llvm.loop !115

done.226:
	%347 = trunc i64 %345 to i32
	store i32 %347, i32* %"i%1.38", !llvm.access.group !108
	br label %enddo.227

enddo.227:
	br label %latch.221

do.228:
	%348 = phi i64 [ %324, %enddo.223 ], [ %361, %latch.229 ]
	%349 = trunc i64 %348 to i32
	store i32 %349, i32* %"i%3.41", !llvm.access.group !119
	%350 = load i64, i64* %"h%start1.34", !llvm.access.group !119
	%351 = icmp sgt i64 1, %350
	%352 = select i1 %351, i64 1, i64 %350
	%353 = load i64, i64* %"h%block1.35", !llvm.access.group !119
	%354 = load i64, i64* %"h%start1.34", !llvm.access.group !119
	%355 = add nsw i64 %353, %354
	%356 = sub nsw i64 %355, 1
	%357 = icmp slt i64 20, %356
	%358 = select i1 %357, i64 20, i64 %356
	%359 = trunc i64 %352 to i32
	store i32 %359, i32* %"i%2.40", !llvm.access.group !119
	%360 = icmp sle i64 %352, %358
	br i1 %360, label %do.232, label %enddo.235

latch.229:
	%361 = add nsw i64 %348, 1
	%362 = icmp slt i64 %348, %330
	br i1 %362, label %do.228, label %done.230, !llvm.loop !129

done.230:
	%363 = trunc i64 %361 to i32
	store i32 %363, i32* %"i%3.41"
	br label %enddo.231

enddo.231:
	%364 = load i64, i64* %"h%start2.36"
	%365 = icmp sgt i64 1, %364
	%366 = select i1 %365, i64 1, i64 %364
	%367 = load i64, i64* %"h%block2.37"
	%368 = load i64, i64* %"h%start2.36"
	%369 = add nsw i64 %367, %368
	%370 = sub nsw i64 %369, 1
	%371 = icmp slt i64 16, %370
	%372 = select i1 %371, i64 16, i64 %370
	%373 = trunc i64 %366 to i32
	store i32 %373, i32* %"i%5.43"
	%374 = icmp sle i64 %366, %372
	br i1 %374, label %do.236, label %enddo.239

do.232:
	%375 = phi i64 [ %352, %do.228 ], [ %388, %latch.233 ]
	%376 = trunc i64 %375 to i32
	store i32 %376, i32* %"i%2.40", !llvm.access.group !121
	%377 = load i64, i64* %h.stride.3
	%378 = mul nsw i64 %348, %377
	%379 = load double*, double** %h.origin.1
	%380 = getelementptr double, double* %379, i64 %378
	%381 = getelementptr double, double* %380, i64 %375
	%382 = load double, double* %381, !alias.scope !29, !noalias !30, !llvm.access.group !122
	%383 = load i64, i64* %hold.stride.24
	%384 = mul nsw i64 %348, %383
	%385 = load double*, double** %hold.origin.22
	%386 = getelementptr double, double* %385, i64 %384
	%387 = getelementptr double, double* %386, i64 %375
	store double %382, double* %387, !alias.scope !43, !noalias !44, !llvm.access.group !123
	br label %latch.233

latch.233:
	%388 = add nsw i64 %375, 1
	%389 = icmp slt i64 %375, %358
	br i1 %389, label %do.232, label %done.234, !llvm.loop !126

done.234:
	%390 = trunc i64 %388 to i32
	store i32 %390, i32* %"i%2.40", !llvm.access.group !119
	br label %enddo.235

enddo.235:
	br label %latch.229

do.236:
	%391 = phi i64 [ %366, %enddo.231 ], [ %404, %latch.237 ]
	%392 = trunc i64 %391 to i32
	store i32 %392, i32* %"i%5.43", !llvm.access.group !130
	%393 = load i64, i64* %"h%start1.34", !llvm.access.group !130
	%394 = icmp sgt i64 1, %393
	%395 = select i1 %394, i64 1, i64 %393
	%396 = load i64, i64* %"h%block1.35", !llvm.access.group !130
	%397 = load i64, i64* %"h%start1.34", !llvm.access.group !130
	%398 = add nsw i64 %396, %397
	%399 = sub nsw i64 %398, 1
	%400 = icmp slt i64 20, %399
	%401 = select i1 %400, i64 20, i64 %399
	%402 = trunc i64 %395 to i32
	store i32 %402, i32* %"i%4.42", !llvm.access.group !130
	%403 = icmp sle i64 %395, %401
	br i1 %403, label %do.240, label %enddo.243

latch.237:
	%404 = add nsw i64 %391, 1
	%405 = icmp slt i64 %391, %372
	br i1 %405, label %do.236, label %done.238, !llvm.loop !140

done.238:
	%406 = trunc i64 %404 to i32
	store i32 %406, i32* %"i%5.43"
	br label %enddo.239

enddo.239:
	%407 = load i64, i64* %"h%start2.36"
	%408 = icmp sgt i64 1, %407
	%409 = select i1 %408, i64 1, i64 %407
	%410 = load i64, i64* %"h%block2.37"
	%411 = load i64, i64* %"h%start2.36"
	%412 = add nsw i64 %410, %411
	%413 = sub nsw i64 %412, 1
	%414 = icmp slt i64 16, %413
	%415 = select i1 %414, i64 16, i64 %413
	%416 = trunc i64 %409 to i32
	store i32 %416, i32* %"i%7.45"
	%417 = icmp sle i64 %409, %415
	br i1 %417, label %do.244, label %enddo.247

do.240:
	%418 = phi i64 [ %395, %do.236 ], [ %431, %latch.241 ]
	%419 = trunc i64 %418 to i32
	store i32 %419, i32* %"i%4.42", !llvm.access.group !132
	%420 = load i64, i64* %u.stride.6
	%421 = mul nsw i64 %391, %420
	%422 = load double*, double** %u.origin.4
	%423 = getelementptr double, double* %422, i64 %421
	%424 = getelementptr double, double* %423, i64 %418
	%425 = load double, double* %424, !alias.scope !31, !noalias !32, !llvm.access.group !133
	%426 = load i64, i64* %uold.stride.27
	%427 = mul nsw i64 %391, %426
	%428 = load double*, double** %uold.origin.25
	%429 = getelementptr double, double* %428, i64 %427
	%430 = getelementptr double, double* %429, i64 %418
	store double %425, double* %430, !alias.scope !45, !noalias !46, !llvm.access.group !134
	br label %latch.241

latch.241:
	%431 = add nsw i64 %418, 1
	%432 = icmp slt i64 %418, %401
	br i1 %432, label %do.240, label %done.242, !llvm.loop !137

done.242:
	%433 = trunc i64 %431 to i32
	store i32 %433, i32* %"i%4.42", !llvm.access.group !130
	br label %enddo.243

enddo.243:
	br label %latch.237

do.244:
	%434 = phi i64 [ %409, %enddo.239 ], [ %447, %latch.245 ]
	%435 = trunc i64 %434 to i32
	store i32 %435, i32* %"i%7.45", !llvm.access.group !141
	%436 = load i64, i64* %"h%start1.34", !llvm.access.group !141
	%437 = icmp sgt i64 1, %436
	%438 = select i1 %437, i64 1, i64 %436
	%439 = load i64, i64* %"h%block1.35", !llvm.access.group !141
	%440 = load i64, i64* %"h%start1.34", !llvm.access.group !141
	%441 = add nsw i64 %439, %440
	%442 = sub nsw i64 %441, 1
	%443 = icmp slt i64 20, %442
	%444 = select i1 %443, i64 20, i64 %442
	%445 = trunc i64 %438 to i32
	store i32 %445, i32* %"i%6.44", !llvm.access.group !141
	%446 = icmp sle i64 %438, %444
	br i1 %446, label %do.248, label %enddo.251

latch.245:
	%447 = add nsw i64 %434, 1
	%448 = icmp slt i64 %434, %415
	br i1 %448, label %do.244, label %done.246, !llvm.loop !151

done.246:
	%449 = trunc i64 %447 to i32
	store i32 %449, i32* %"i%7.45"
	br label %enddo.247

enddo.247:
	store i32 1, i32* %step.33
	%450 = icmp sle i64 1, 8
	br i1 %450, label %do.252, label %enddo.255

do.248:
	%451 = phi i64 [ %438, %do.244 ], [ %464, %latch.249 ]
	%452 = trunc i64 %451 to i32
	store i32 %452, i32* %"i%6.44", !llvm.access.group !143
	%453 = load i64, i64* %v.stride.9
	%454 = mul nsw i64 %434, %453
	%455 = load double*, double** %v.origin.7
	%456 = getelementptr double, double* %455, i64 %454
	%457 = getelementptr double, double* %456, i64 %451
	%458 = load double, double* %457, !alias.scope !33, !noalias !34, !llvm.access.group !144
	%459 = load i64, i64* %vold.stride.30
	%460 = mul nsw i64 %434, %459
	%461 = load double*, double** %vold.origin.28
	%462 = getelementptr double, double* %461, i64 %460
	%463 = getelementptr double, double* %462, i64 %451
	store double %458, double* %463, !alias.scope !47, !noalias !48, !llvm.access.group !145
	br label %latch.249

latch.249:
	%464 = add nsw i64 %451, 1
	%465 = icmp slt i64 %451, %444
	br i1 %465, label %do.248, label %done.250, !llvm.loop !148

done.250:
	%466 = trunc i64 %464 to i32
	store i32 %466, i32* %"i%6.44", !llvm.access.group !141
	br label %enddo.251

enddo.251:
	br label %latch.245

do.252:
	%467 = phi i64 [ 1, %enddo.247 ], [ %501, %latch.253 ]
	%468 = trunc i64 %467 to i32
	store i32 %468, i32* %step.33
	%469 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.257, i32 0, i32 0
	%470 = getelementptr inbounds [12 x i64*], [12 x i64*]* %params.256, i32 0, i32 0
	store i64* %469, i64** %470
	%471 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.258, i32 0, i32 0
	%472 = getelementptr inbounds [12 x i64*], [12 x i64*]* %params.256, i32 0, i32 1
	store i64* %471, i64** %472
	%473 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.259, i32 0, i32 0
	%474 = getelementptr inbounds [12 x i64*], [12 x i64*]* %params.256, i32 0, i32 2
	store i64* %473, i64** %474
	%475 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.260, i32 0, i32 0
	%476 = getelementptr inbounds [12 x i64*], [12 x i64*]* %params.256, i32 0, i32 3
	store i64* %475, i64** %476
	%477 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.261, i32 0, i32 0
	%478 = getelementptr inbounds [12 x i64*], [12 x i64*]* %params.256, i32 0, i32 4
	store i64* %477, i64** %478
	%479 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.262, i32 0, i32 0
	%480 = getelementptr inbounds [12 x i64*], [12 x i64*]* %params.256, i32 0, i32 5
	store i64* %479, i64** %480
	%481 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.263, i32 0, i32 0
	%482 = getelementptr inbounds [12 x i64*], [12 x i64*]* %params.256, i32 0, i32 6
	store i64* %481, i64** %482
	%483 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.264, i32 0, i32 0
	%484 = getelementptr inbounds [12 x i64*], [12 x i64*]* %params.256, i32 0, i32 7
	store i64* %483, i64** %484
	%485 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.265, i32 0, i32 0
	%486 = getelementptr inbounds [12 x i64*], [12 x i64*]* %params.256, i32 0, i32 8
	store i64* %485, i64** %486
	%487 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.266, i32 0, i32 0
	%488 = getelementptr inbounds [12 x i64*], [12 x i64*]* %params.256, i32 0, i32 9
	store i64* %487, i64** %488
	%489 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.267, i32 0, i32 0
	%490 = getelementptr inbounds [12 x i64*], [12 x i64*]* %params.256, i32 0, i32 10
	store i64* %489, i64** %490
	%491 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.268, i32 0, i32 0
	%492 = getelementptr inbounds [12 x i64*], [12 x i64*]* %params.256, i32 0, i32 11
	store i64* %491, i64** %492
	%493 = bitcast [12 x i64*]* %params.256 to i8*
	call void @hpf_exchange_run(i8* bitcast ([12 x %hpf_exchange*]* @12 to i8*), i8* %493, i32 12)
	%494 = load i64, i64* %"h%start1.34"
	%495 = icmp sge i64 1, %494
	%496 = load i64, i64* %"h%block1.35"
	%497 = load i64, i64* %"h%start1.34"
	%498 = add nsw i64 %496, %497
	%499 = icmp sge i64 %498, 2
	%500 = and i1 %495, %499
	br i1 %500, label %then.270, label %else.271

latch.253:
	%501 = add nsw i64 %467, 1
	%502 = icmp slt i64 %467, 8
	br i1 %502, label %do.252, label %done.254, !llvm.loop !729

done.254:
	%503 = trunc i64 %501 to i32
	store i32 %503, i32* %step.33
	br label %enddo.255

enddo.255:
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.32 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.69, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%504 = icmp sgt i64 1, 0
	%505 = select i1 %504, i64 1, i64 0
	%506 = icmp sgt i64 16, 0
	%507 = select i1 %506, i64 16, i64 0
	%508 = mul nsw i64 %505, %507
	%509 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.748, i32 0, i32 0
	store i64 3, i64* %509
	%510 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.748, i32 0, i32 1
	store i64 1, i64* %510
	%511 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.748, i32 0, i32 0
	%512 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.749, i32 0, i32 0
	store i64 3, i64* %512
	%513 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.749, i32 0, i32 1
	store i64 16, i64* %513
	%514 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.749, i32 0, i32 0
	%515 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.750, i32 0, i32 0
	store i64 1, i64* %515
	%516 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.750, i32 0, i32 1
	store i64 1, i64* %516
	%517 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.750, i32 0, i32 0
	%518 = bitcast i64* %511 to i8*
	%519 = bitcast i64* %514 to i8*
	%520 = bitcast i64* %517 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.h to i8*), i8* %518, i8* %519, i8* %520, i32 3, i32 8)
	%521 = call i32 @hpf_io_end()
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.33 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.69, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%522 = icmp sgt i64 20, 0
	%523 = select i1 %522, i64 20, i64 0
	%524 = icmp sgt i64 1, 0
	%525 = select i1 %524, i64 1, i64 0
	%526 = mul nsw i64 %523, %525
	%527 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.751, i32 0, i32 0
	store i64 1, i64* %527
	%528 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.751, i32 0, i32 1
	store i64 5, i64* %528
	%529 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.751, i32 0, i32 0
	%530 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.752, i32 0, i32 0
	store i64 20, i64* %530
	%531 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.752, i32 0, i32 1
	store i64 5, i64* %531
	%532 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.752, i32 0, i32 0
	%533 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.753, i32 0, i32 0
	store i64 1, i64* %533
	%534 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.753, i32 0, i32 1
	store i64 1, i64* %534
	%535 = getelementptr inbounds [2 x i64], [2 x i64]* %numbers.753, i32 0, i32 0
	%536 = bitcast i64* %529 to i8*
	%537 = bitcast i64* %532 to i8*
	%538 = bitcast i64* %535 to i8*
	call void @hpf_io_mapped(i8* bitcast (%hpf_array* @array.u to i8*), i8* %536, i8* %537, i8* %538, i32 3, i32 8)
	%539 = call i32 @hpf_io_end()
	call void @hpf_main_end()
	ret i32 0

endif.269:
	%540 = load i64, i64* %"h%start2.36"
	%541 = icmp sgt i64 1, %540
	%542 = select i1 %541, i64 1, i64 %540
	%543 = load i64, i64* %"h%block2.37"
	%544 = load i64, i64* %"h%start2.36"
	%545 = add nsw i64 %543, %544
	%546 = sub nsw i64 %545, 1
	%547 = icmp slt i64 16, %546
	%548 = select i1 %547, i64 16, i64 %546
	store i64 %542, i64* %"i%11.52"
	%549 = icmp sle i64 %542, %548
	br i1 %549, label %do.280, label %enddo.283

then.270:
	%550 = load i64, i64* %"h%start2.36"
	%551 = icmp sgt i64 1, %550
	%552 = select i1 %551, i64 1, i64 %550
	%553 = load i64, i64* %"h%block2.37"
	%554 = load i64, i64* %"h%start2.36"
	%555 = add nsw i64 %553, %554
	%556 = sub nsw i64 %555, 1
	%557 = icmp slt i64 16, %556
	%558 = select i1 %557, i64 16, i64 %556
	store i64 %552, i64* %"i%9.50"
	%559 = icmp sle i64 %552, %558
	br i1 %559, label %do.272, label %enddo.275

else.271:
	br label %endif.269

do.272:
	%560 = phi i64 [ %552, %then.270 ], [ %562, %latch.273 ]
	store i64 %560, i64* %"i%9.50", !llvm.access.group !152
	store i64 1, i64* %"i%8.49", !llvm.access.group !152
	%561 = icmp sle i64 1, 1
	br i1 %561, label %do.276, label %enddo.279

latch.273:
	%562 = add nsw i64 %560, 1
	%563 = icmp slt i64 %560, %558
	br i1 %563, label %do.272, label %done.274, !llvm.loop !162

done.274:
	store i64 %562, i64* %"i%9.50"
	br label %enddo.275

enddo.275:
	br label %endif.269

do.276:
	%564 = phi i64 [ 1, %do.272 ], [ %577, %latch.277 ]
	store i64 %564, i64* %"i%8.49", !llvm.access.group !154
	%565 = add nsw i64 %564, 19
	%566 = load i64, i64* %h.stride.3
	%567 = mul nsw i64 %560, %566
	%568 = load double*, double** %h.origin.1
	%569 = getelementptr double, double* %568, i64 %567
	%570 = getelementptr double, double* %569, i64 %565
	%571 = load double, double* %570, !alias.scope !29, !noalias !30, !llvm.access.group !155
	%572 = load i64, i64* %"v%1.stride.48"
	%573 = mul nsw i64 %560, %572
	%574 = load double*, double** %"v%1.origin.46"
	%575 = getelementptr double, double* %574, i64 %573
	%576 = getelementptr double, double* %575, i64 %564
	store double %571, double* %576, !alias.scope !49, !noalias !50, !llvm.access.group !156
	br label %latch.277

latch.277:
	%577 = add nsw i64 %564, 1
	%578 = icmp slt i64 %564, 1
	br i1 %578, label %do.276, label %done.278, !llvm.loop !159

done.278:
	store i64 %577, i64* %"i%8.49", !llvm.access.group !152
	br label %enddo.279

enddo.279:
	br label %latch.273

do.280:
	%579 = phi i64 [ %542, %endif.269 ], [ %590, %latch.281 ]
	store i64 %579, i64* %"i%11.52", !llvm.access.group !163
	%580 = load i64, i64* %"h%start1.34", !llvm.access.group !163
	%581 = icmp sgt i64 2, %580
	%582 = select i1 %581, i64 2, i64 %580
	%583 = load i64, i64* %"h%block1.35", !llvm.access.group !163
	%584 = load i64, i64* %"h%start1.34", !llvm.access.group !163
	%585 = add nsw i64 %583, %584
	%586 = sub nsw i64 %585, 1
	%587 = icmp slt i64 20, %586
	%588 = select i1 %587, i64 20, i64 %586
	store i64 %582, i64* %"i%10.51", !llvm.access.group !163
	%589 = icmp sle i64 %582, %588
	br i1 %589, label %do.284, label %enddo.287

latch.281:
	%590 = add nsw i64 %579, 1
	%591 = icmp slt i64 %579, %548
	br i1 %591, label %do.280, label %done.282, !llvm.loop !173

done.282:
	store i64 %590, i64* %"i%11.52"
	br label %enddo.283

enddo.283:
	%592 = load i64, i64* %"h%start2.36"
	%593 = icmp sgt i64 1, %592
	%594 = select i1 %593, i64 1, i64 %592
	%595 = load i64, i64* %"h%block2.37"
	%596 = load i64, i64* %"h%start2.36"
	%597 = add nsw i64 %595, %596
	%598 = sub nsw i64 %597, 1
	%599 = icmp slt i64 16, %598
	%600 = select i1 %599, i64 16, i64 %598
	%601 = trunc i64 %594 to i32
	store i32 %601, i32* %"i%13.54"
	%602 = icmp sle i64 %594, %600
	br i1 %602, label %do.288, label %enddo.291

do.284:
	%603 = phi i64 [ %582, %do.280 ], [ %616, %latch.285 ]
	store i64 %603, i64* %"i%10.51", !llvm.access.group !165
	%604 = sub nsw i64 %603, 1
	%605 = load i64, i64* %h.stride.3
	%606 = mul nsw i64 %579, %605
	%607 = load double*, double** %h.origin.1
	%608 = getelementptr double, double* %607, i64 %606
	%609 = getelementptr double, double* %608, i64 %604
	%610 = load double, double* %609, !alias.scope !29, !noalias !30, !llvm.access.group !166
	%611 = load i64, i64* %"v%1.stride.48"
	%612 = mul nsw i64 %579, %611
	%613 = load double*, double** %"v%1.origin.46"
	%614 = getelementptr double, double* %613, i64 %612
	%615 = getelementptr double, double* %614, i64 %603
	store double %610, double* %615, !alias.scope !49, !noalias !50, !llvm.access.group !167
	br label %latch.285

latch.285:
	%616 = add nsw i64 %603, 1
	%617 = icmp slt i64 %603, %588
	br i1 %617, label %do.284, label %done.286, !llvm.loop !170

done.286:
	store i64 %616, i64* %"i%10.51", !llvm.access.group !163
	br label %enddo.287

enddo.287:
	br label %latch.281

do.288:
	%618 = phi i64 [ %594, %enddo.283 ], [ %631, %latch.289 ]
	%619 = trunc i64 %618 to i32
	store i32 %619, i32* %"i%13.54", !llvm.access.group !174
	%620 = load i64, i64* %"h%start1.34", !llvm.access.group !174
	%621 = icmp sgt i64 1, %620
	%622 = select i1 %621, i64 1, i64 %620
	%623 = load i64, i64* %"h%block1.35", !llvm.access.group !174
	%624 = load i64, i64* %"h%start1.34", !llvm.access.group !174
	%625 = add nsw i64 %623, %624
	%626 = sub nsw i64 %625, 1
	%627 = icmp slt i64 20, %626
	%628 = select i1 %627, i64 20, i64 %626
	%629 = trunc i64 %622 to i32
	store i32 %629, i32* %"i%12.53", !llvm.access.group !174
	%630 = icmp sle i64 %622, %628
	br i1 %630, label %do.292, label %enddo.295

latch.289:
	%631 = add nsw i64 %618, 1
	%632 = icmp slt i64 %618, %600
	br i1 %632, label %do.288, label %done.290, !llvm.loop !186

done.290:
	%633 = trunc i64 %631 to i32
	store i32 %633, i32* %"i%13.54"
	br label %enddo.291

enddo.291:
	%634 = load i64, i64* %"h%start2.36"
	%635 = icmp sge i64 1, %634
	%636 = load i64, i64* %"h%block2.37"
	%637 = load i64, i64* %"h%start2.36"
	%638 = add nsw i64 %636, %637
	%639 = icmp sge i64 %638, 2
	%640 = and i1 %635, %639
	br i1 %640, label %then.297, label %else.298

do.292:
	%641 = phi i64 [ %622, %do.288 ], [ %669, %latch.293 ]
	%642 = trunc i64 %641 to i32
	store i32 %642, i32* %"i%12.53", !llvm.access.group !176
	%643 = load i64, i64* %h.stride.3
	%644 = mul nsw i64 %618, %643
	%645 = load double*, double** %h.origin.1
	%646 = getelementptr double, double* %645, i64 %644
	%647 = getelementptr double, double* %646, i64 %641
	%648 = load double, double* %647, !alias.scope !29, !noalias !30, !llvm.access.group !177
	%649 = load i64, i64* %"v%1.stride.48"
	%650 = mul nsw i64 %618, %649
	%651 = load double*, double** %"v%1.origin.46"
	%652 = getelementptr double, double* %651, i64 %650
	%653 = getelementptr double, double* %652, i64 %641
	%654 = load double, double* %653, !alias.scope !49, !noalias !50, !llvm.access.group !178
	%655 = fadd double %648, %654
	%656 = fmul double 0.5, %655
	%657 = load i64, i64* %u.stride.6
	%658 = mul nsw i64 %618, %657
	%659 = load double*, double** %u.origin.4
	%660 = getelementptr double, double* %659, i64 %658
	%661 = getelementptr double, double* %660, i64 %641
	%662 = load double, double* %661, !alias.scope !31, !noalias !32, !llvm.access.group !179
	%663 = fmul double %656, %662
	%664 = load i64, i64* %cu.stride.12
	%665 = mul nsw i64 %618, %664
	%666 = load double*, double** %cu.origin.10
	%667 = getelementptr double, double* %666, i64 %665
	%668 = getelementptr double, double* %667, i64 %641
	store double %663, double* %668, !alias.scope !35, !noalias !36, !llvm.access.group !180
	br label %latch.293

latch.293:
	%669 = add nsw i64 %641, 1
	%670 = icmp slt i64 %641, %628
	br i1 %670, label %do.292, label %done.294, !llvm.loop !183

done.294:
	%671 = trunc i64 %669 to i32
	store i32 %671, i32* %"i%12.53", !llvm.access.group !174
	br label %enddo.295

enddo.295:
	br label %latch.289

endif.296:
	%672 = load i64, i64* %"h%start2.36"
	%673 = icmp sgt i64 2, %672
	%674 = select i1 %673, i64 2, i64 %672
	%675 = load i64, i64* %"h%block2.37"
	%676 = load i64, i64* %"h%start2.36"
	%677 = add nsw i64 %675, %676
	%678 = sub nsw i64 %677, 1
	%679 = icmp slt i64 16, %678
	%680 = select i1 %679, i64 16, i64 %678
	store i64 %674, i64* %"i%17.61"
	%681 = icmp sle i64 %674, %680
	br i1 %681, label %do.307, label %enddo.310

then.297:
	store i64 1, i64* %"i%15.59"
	%682 = icmp sle i64 1, 1
	br i1 %682, label %do.299, label %enddo.302

else.298:
	br label %endif.296

do.299:
	%683 = phi i64 [ 1, %then.297 ], [ %694, %latch.300 ]
	store i64 %683, i64* %"i%15.59", !llvm.access.group !187
	%684 = load i64, i64* %"h%start1.34", !llvm.access.group !187
	%685 = icmp sgt i64 1, %684
	%686 = select i1 %685, i64 1, i64 %684
	%687 = load i64, i64* %"h%block1.35", !llvm.access.group !187
	%688 = load i64, i64* %"h%start1.34", !llvm.access.group !187
	%689 = add nsw i64 %687, %688
	%690 = sub nsw i64 %689, 1
	%691 = icmp slt i64 20, %690
	%692 = select i1 %691, i64 20, i64 %690
	store i64 %686, i64* %"i%14.58", !llvm.access.group !187
	%693 = icmp sle i64 %686, %692
	br i1 %693, label %do.303, label %enddo.306

latch.300:
	%694 = add nsw i64 %683, 1
	%695 = icmp slt i64 %683, 1
	br i1 %695, label %do.299, label %done.301, !llvm.loop !197

done.301:
	store i64 %694, i64* %"i%15.59"
	br label %enddo.302

enddo.302:
	br label %endif.296

do.303:
	%696 = phi i64 [ %686, %do.299 ], [ %709, %latch.304 ]
	store i64 %696, i64* %"i%14.58", !llvm.access.group !189
	%697 = add nsw i64 %683, 15
	%698 = load i64, i64* %h.stride.3
	%699 = mul nsw i64 %697, %698
	%700 = load double*, double** %h.origin.1
	%701 = getelementptr double, double* %700, i64 %699
	%702 = getelementptr double, double* %701, i64 %696
	%703 = load double, double* %702, !alias.scope !29, !noalias !30, !llvm.access.group !190
	%704 = load i64, i64* %"v%2.stride.57"
	%705 = mul nsw i64 %683, %704
	%706 = load double*, double** %"v%2.origin.55"
	%707 = getelementptr double, double* %706, i64 %705
	%708 = getelementptr double, double* %707, i64 %696
	store double %703, double* %708, !alias.scope !51, !noalias !52, !llvm.access.group !191
	br label %latch.304

latch.304:
	%709 = add nsw i64 %696, 1
	%710 = icmp slt i64 %696, %692
	br i1 %710, label %do.303, label %done.305, !llvm.loop !194

done.305:
	store i64 %709, i64* %"i%14.58", !llvm.access.group !187
	br label %enddo.306

enddo.306:
	br label %latch.300

do.307:
	%711 = phi i64 [ %674, %endif.296 ], [ %722, %latch.308 ]
	store i64 %711, i64* %"i%17.61", !llvm.access.group !198
	%712 = load i64, i64* %"h%start1.34", !llvm.access.group !198
	%713 = icmp sgt i64 1, %712
	%714 = select i1 %713, i64 1, i64 %712
	%715 = load i64, i64* %"h%block1.35", !llvm.access.group !198
	%716 = load i64, i64* %"h%start1.34", !llvm.access.group !198
	%717 = add nsw i64 %715, %716
	%718 = sub nsw i64 %717, 1
	%719 = icmp slt i64 20, %718
	%720 = select i1 %719, i64 20, i64 %718
	store i64 %714, i64* %"i%16.60", !llvm.access.group !198
	%721 = icmp sle i64 %714, %720
	br i1 %721, label %do.311, label %enddo.314

latch.308:
	%722 = add nsw i64 %711, 1
	%723 = icmp slt i64 %711, %680
	br i1 %723, label %do.307, label %done.309, !llvm.loop !208

done.309:
	store i64 %722, i64* %"i%17.61"
	br label %enddo.310

enddo.310:
	%724 = load i64, i64* %"h%start2.36"
	%725 = icmp sgt i64 1, %724
	%726 = select i1 %725, i64 1, i64 %724
	%727 = load i64, i64* %"h%block2.37"
	%728 = load i64, i64* %"h%start2.36"
	%729 = add nsw i64 %727, %728
	%730 = sub nsw i64 %729, 1
	%731 = icmp slt i64 16, %730
	%732 = select i1 %731, i64 16, i64 %730
	%733 = trunc i64 %726 to i32
	store i32 %733, i32* %"i%19.63"
	%734 = icmp sle i64 %726, %732
	br i1 %734, label %do.315, label %enddo.318

do.311:
	%735 = phi i64 [ %714, %do.307 ], [ %748, %latch.312 ]
	store i64 %735, i64* %"i%16.60", !llvm.access.group !200
	%736 = sub nsw i64 %711, 1
	%737 = load i64, i64* %h.stride.3
	%738 = mul nsw i64 %736, %737
	%739 = load double*, double** %h.origin.1
	%740 = getelementptr double, double* %739, i64 %738
	%741 = getelementptr double, double* %740, i64 %735
	%742 = load double, double* %741, !alias.scope !29, !noalias !30, !llvm.access.group !201
	%743 = load i64, i64* %"v%2.stride.57"
	%744 = mul nsw i64 %711, %743
	%745 = load double*, double** %"v%2.origin.55"
	%746 = getelementptr double, double* %745, i64 %744
	%747 = getelementptr double, double* %746, i64 %735
	store double %742, double* %747, !alias.scope !51, !noalias !52, !llvm.access.group !202
	br label %latch.312

latch.312:
	%748 = add nsw i64 %735, 1
	%749 = icmp slt i64 %735, %720
	br i1 %749, label %do.311, label %done.313, !llvm.loop !205

done.313:
	store i64 %748, i64* %"i%16.60", !llvm.access.group !198
	br label %enddo.314

enddo.314:
	br label %latch.308

do.315:
	%750 = phi i64 [ %726, %enddo.310 ], [ %763, %latch.316 ]
	%751 = trunc i64 %750 to i32
	store i32 %751, i32* %"i%19.63", !llvm.access.group !209
	%752 = load i64, i64* %"h%start1.34", !llvm.access.group !209
	%753 = icmp sgt i64 1, %752
	%754 = select i1 %753, i64 1, i64 %752
	%755 = load i64, i64* %"h%block1.35", !llvm.access.group !209
	%756 = load i64, i64* %"h%start1.34", !llvm.access.group !209
	%757 = add nsw i64 %755, %756
	%758 = sub nsw i64 %757, 1
	%759 = icmp slt i64 20, %758
	%760 = select i1 %759, i64 20, i64 %758
	%761 = trunc i64 %754 to i32
	store i32 %761, i32* %"i%18.62", !llvm.access.group !209
	%762 = icmp sle i64 %754, %760
	br i1 %762, label %do.319, label %enddo.322

latch.316:
	%763 = add nsw i64 %750, 1
	%764 = icmp slt i64 %750, %732
	br i1 %764, label %do.315, label %done.317, !llvm.loop !221

done.317:
	%765 = trunc i64 %763 to i32
	store i32 %765, i32* %"i%19.63"
	br label %enddo.318

enddo.318:
	%766 = load i64, i64* %"h%start1.34"
	%767 = icmp sge i64 1, %766
	%768 = load i64, i64* %"h%block1.35"
	%769 = load i64, i64* %"h%start1.34"
	%770 = add nsw i64 %768, %769
	%771 = icmp sge i64 %770, 2
	%772 = and i1 %767, %771
	br i1 %772, label %then.324, label %else.325

do.319:
	%773 = phi i64 [ %754, %do.315 ], [ %801, %latch.320 ]
	%774 = trunc i64 %773 to i32
	store i32 %774, i32* %"i%18.62", !llvm.access.group !211
	%775 = load i64, i64* %h.stride.3
	%776 = mul nsw i64 %750, %775
	%777 = load double*, double** %h.origin.1
	%778 = getelementptr double, double* %777, i64 %776
	%779 = getelementptr double, double* %778, i64 %773
	%780 = load double, double* %779, !alias.scope !29, !noalias !30, !llvm.access.group !212
	%781 = load i64, i64* %"v%2.stride.57"
	%782 = mul nsw i64 %750, %781
	%783 = load double*, double** %"v%2.origin.55"
	%784 = getelementptr double, double* %783, i64 %782
	%785 = getelementptr double, double* %784, i64 %773
	%786 = load double, double* %785, !alias.scope !51, !noalias !52, !llvm.access.group !213
	%787 = fadd double %780, %786
	%788 = fmul double 0.5, %787
	%789 = load i64, i64* %v.stride.9
	%790 = mul nsw i64 %750, %789
	%791 = load double*, double** %v.origin.7
	%792 = getelementptr double, double* %791, i64 %790
	%793 = getelementptr double, double* %792, i64 %773
	%794 = load double, double* %793, !alias.scope !33, !noalias !34, !llvm.access.group !214
	%795 = fmul double %788, %794
	%796 = load i64, i64* %cv.stride.15
	%797 = mul nsw i64 %750, %796
	%798 = load double*, double** %cv.origin.13
	%799 = getelementptr double, double* %798, i64 %797
	%800 = getelementptr double, double* %799, i64 %773
	store double %795, double* %800, !alias.scope !37, !noalias !38, !llvm.access.group !215
	br label %latch.320

latch.320:
	%801 = add nsw i64 %773, 1
	%802 = icmp slt i64 %773, %760
	br i1 %802, label %do.319, label %done.321, !llvm.loop !218

done.321:
	%803 = trunc i64 %801 to i32
	store i32 %803, i32* %"i%18.62", !llvm.access.group !209
	br label %enddo.322

enddo.322:
	br label %latch.316

endif.323:
	%804 = load i64, i64* %"h%start2.36"
	%805 = icmp sgt i64 1, %804
	%806 = select i1 %805, i64 1, i64 %804
	%807 = load i64, i64* %"h%block2.37"
	%808 = load i64, i64* %"h%start2.36"
	%809 = add nsw i64 %807, %808
	%810 = sub nsw i64 %809, 1
	%811 = icmp slt i64 16, %810
	%812 = select i1 %811, i64 16, i64 %810
	store i64 %806, i64* %"i%23.70"
	%813 = icmp sle i64 %806, %812
	br i1 %813, label %do.334, label %enddo.337

then.324:
	%814 = load i64, i64* %"h%start2.36"
	%815 = icmp sgt i64 1, %814
	%816 = select i1 %815, i64 1, i64 %814
	%817 = load i64, i64* %"h%block2.37"
	%818 = load i64, i64* %"h%start2.36"
	%819 = add nsw i64 %817, %818
	%820 = sub nsw i64 %819, 1
	%821 = icmp slt i64 16, %820
	%822 = select i1 %821, i64 16, i64 %820
	store i64 %816, i64* %"i%21.68"
	%823 = icmp sle i64 %816, %822
	br i1 %823, label %do.326, label %enddo.329

else.325:
	br label %endif.323

do.326:
	%824 = phi i64 [ %816, %then.324 ], [ %826, %latch.327 ]
	store i64 %824, i64* %"i%21.68", !llvm.access.group !222
	store i64 1, i64* %"i%20.67", !llvm.access.group !222
	%825 = icmp sle i64 1, 1
	br i1 %825, label %do.330, label %enddo.333

latch.327:
	%826 = add nsw i64 %824, 1
	%827 = icmp slt i64 %824, %822
	br i1 %827, label %do.326, label %done.328, !llvm.loop !232

done.328:
	store i64 %826, i64* %"i%21.68"
	br label %enddo.329

enddo.329:
	br label %endif.323

do.330:
	%828 = phi i64 [ 1, %do.326 ], [ %841, %latch.331 ]
	store i64 %828, i64* %"i%20.67", !llvm.access.group !224
	%829 = add nsw i64 %828, 19
	%830 = load i64, i64* %v.stride.9
	%831 = mul nsw i64 %824, %830
	%832 = load double*, double** %v.origin.7
	%833 = getelementptr double, double* %832, i64 %831
	%834 = getelementptr double, double* %833, i64 %829
	%835 = load double, double* %834, !alias.scope !33, !noalias !34, !llvm.access.group !225
	%836 = load i64, i64* %"v%3.stride.66"
	%837 = mul nsw i64 %824, %836
	%838 = load double*, double** %"v%3.origin.64"
	%839 = getelementptr double, double* %838, i64 %837
	%840 = getelementptr double, double* %839, i64 %828
	store double %835, double* %840, !alias.scope !53, !noalias !54, !llvm.access.group !226
	br label %latch.331

latch.331:
	%841 = add nsw i64 %828, 1
	%842 = icmp slt i64 %828, 1
	br i1 %842, label %do.330, label %done.332, !llvm.loop !229

done.332:
	store i64 %841, i64* %"i%20.67", !llvm.access.group !222
	br label %enddo.333

enddo.333:
	br label %latch.327

do.334:
	%843 = phi i64 [ %806, %endif.323 ], [ %854, %latch.335 ]
	store i64 %843, i64* %"i%23.70", !llvm.access.group !233
	%844 = load i64, i64* %"h%start1.34", !llvm.access.group !233
	%845 = icmp sgt i64 2, %844
	%846 = select i1 %845, i64 2, i64 %844
	%847 = load i64, i64* %"h%block1.35", !llvm.access.group !233
	%848 = load i64, i64* %"h%start1.34", !llvm.access.group !233
	%849 = add nsw i64 %847, %848
	%850 = sub nsw i64 %849, 1
	%851 = icmp slt i64 20, %850
	%852 = select i1 %851, i64 20, i64 %850
	store i64 %846, i64* %"i%22.69", !llvm.access.group !233
	%853 = icmp sle i64 %846, %852
	br i1 %853, label %do.338, label %enddo.341

latch.335:
	%854 = add nsw i64 %843, 1
	%855 = icmp slt i64 %843, %812
	br i1 %855, label %do.334, label %done.336, !llvm.loop !243

done.336:
	store i64 %854, i64* %"i%23.70"
	br label %enddo.337

enddo.337:
	%856 = load i64, i64* %"h%start2.36"
	%857 = icmp sge i64 1, %856
	%858 = load i64, i64* %"h%block2.37"
	%859 = load i64, i64* %"h%start2.36"
	%860 = add nsw i64 %858, %859
	%861 = icmp sge i64 %860, 2
	%862 = and i1 %857, %861
	br i1 %862, label %then.343, label %else.344

do.338:
	%863 = phi i64 [ %846, %do.334 ], [ %876, %latch.339 ]
	store i64 %863, i64* %"i%22.69", !llvm.access.group !235
	%864 = sub nsw i64 %863, 1
	%865 = load i64, i64* %v.stride.9
	%866 = mul nsw i64 %843, %865
	%867 = load double*, double** %v.origin.7
	%868 = getelementptr double, double* %867, i64 %866
	%869 = getelementptr double, double* %868, i64 %864
	%870 = load double, double* %869, !alias.scope !33, !noalias !34, !llvm.access.group !236
	%871 = load i64, i64* %"v%3.stride.66"
	%872 = mul nsw i64 %843, %871
	%873 = load double*, double** %"v%3.origin.64"
	%874 = getelementptr double, double* %873, i64 %872
	%875 = getelementptr double, double* %874, i64 %863
	store double %870, double* %875, !alias.scope !53, !noalias !54, !llvm.access.group !237
	br label %latch.339

latch.339:
	%876 = add nsw i64 %863, 1
	%877 = icmp slt i64 %863, %852
	br i1 %877, label %do.338, label %done.340, !llvm.loop !240

done.340:
	store i64 %876, i64* %"i%22.69", !llvm.access.group !233
	br label %enddo.341

enddo.341:
	br label %latch.335

endif.342:
	%878 = load i64, i64* %"h%start2.36"
	%879 = icmp sgt i64 2, %878
	%880 = select i1 %879, i64 2, i64 %878
	%881 = load i64, i64* %"h%block2.37"
	%882 = load i64, i64* %"h%start2.36"
	%883 = add nsw i64 %881, %882
	%884 = sub nsw i64 %883, 1
	%885 = icmp slt i64 16, %884
	%886 = select i1 %885, i64 16, i64 %884
	store i64 %880, i64* %"i%27.77"
	%887 = icmp sle i64 %880, %886
	br i1 %887, label %do.353, label %enddo.356

then.343:
	store i64 1, i64* %"i%25.75"
	%888 = icmp sle i64 1, 1
	br i1 %888, label %do.345, label %enddo.348

else.344:
	br label %endif.342

do.345:
	%889 = phi i64 [ 1, %then.343 ], [ %900, %latch.346 ]
	store i64 %889, i64* %"i%25.75", !llvm.access.group !244
	%890 = load i64, i64* %"h%start1.34", !llvm.access.group !244
	%891 = icmp sgt i64 1, %890
	%892 = select i1 %891, i64 1, i64 %890
	%893 = load i64, i64* %"h%block1.35", !llvm.access.group !244
	%894 = load i64, i64* %"h%start1.34", !llvm.access.group !244
	%895 = add nsw i64 %893, %894
	%896 = sub nsw i64 %895, 1
	%897 = icmp slt i64 20, %896
	%898 = select i1 %897, i64 20, i64 %896
	store i64 %892, i64* %"i%24.74", !llvm.access.group !244
	%899 = icmp sle i64 %892, %898
	br i1 %899, label %do.349, label %enddo.352

latch.346:
	%900 = add nsw i64 %889, 1
	%901 = icmp slt i64 %889, 1
	br i1 %901, label %do.345, label %done.347, !llvm.loop !254

done.347:
	store i64 %900, i64* %"i%25.75"
	br label %enddo.348

enddo.348:
	br label %endif.342

do.349:
	%902 = phi i64 [ %892, %do.345 ], [ %915, %latch.350 ]
	store i64 %902, i64* %"i%24.74", !llvm.access.group !246
	%903 = add nsw i64 %889, 15
	%904 = load i64, i64* %u.stride.6
	%905 = mul nsw i64 %903, %904
	%906 = load double*, double** %u.origin.4
	%907 = getelementptr double, double* %906, i64 %905
	%908 = getelementptr double, double* %907, i64 %902
	%909 = load double, double* %908, !alias.scope !31, !noalias !32, !llvm.access.group !247
	%910 = load i64, i64* %"v%4.stride.73"
	%911 = mul nsw i64 %889, %910
	%912 = load double*, double** %"v%4.origin.71"
	%913 = getelementptr double, double* %912, i64 %911
	%914 = getelementptr double, double* %913, i64 %902
	store double %909, double* %914, !alias.scope !55, !noalias !56, !llvm.access.group !248
	br label %latch.350

latch.350:
	%915 = add nsw i64 %902, 1
	%916 = icmp slt i64 %902, %898
	br i1 %916, label %do.349, label %done.351, !llvm.loop !251

done.351:
	store i64 %915, i64* %"i%24.74", !llvm.access.group !244
	br label %enddo.352

enddo.352:
	br label %latch.346

do.353:
	%917 = phi i64 [ %880, %endif.342 ], [ %928, %latch.354 ]
	store i64 %917, i64* %"i%27.77", !llvm.access.group !255
	%918 = load i64, i64* %"h%start1.34", !llvm.access.group !255
	%919 = icmp sgt i64 1, %918
	%920 = select i1 %919, i64 1, i64 %918
	%921 = load i64, i64* %"h%block1.35", !llvm.access.group !255
	%922 = load i64, i64* %"h%start1.34", !llvm.access.group !255
	%923 = add nsw i64 %921, %922
	%924 = sub nsw i64 %923, 1
	%925 = icmp slt i64 20, %924
	%926 = select i1 %925, i64 20, i64 %924
	store i64 %920, i64* %"i%26.76", !llvm.access.group !255
	%927 = icmp sle i64 %920, %926
	br i1 %927, label %do.357, label %enddo.360

latch.354:
	%928 = add nsw i64 %917, 1
	%929 = icmp slt i64 %917, %886
	br i1 %929, label %do.353, label %done.355, !llvm.loop !265

done.355:
	store i64 %928, i64* %"i%27.77"
	br label %enddo.356

enddo.356:
	%930 = load i64, i64* %"h%start1.34"
	%931 = icmp sge i64 1, %930
	%932 = load i64, i64* %"h%block1.35"
	%933 = load i64, i64* %"h%start1.34"
	%934 = add nsw i64 %932, %933
	%935 = icmp sge i64 %934, 2
	%936 = and i1 %931, %935
	br i1 %936, label %then.362, label %else.363

do.357:
	%937 = phi i64 [ %920, %do.353 ], [ %950, %latch.358 ]
	store i64 %937, i64* %"i%26.76", !llvm.access.group !257
	%938 = sub nsw i64 %917, 1
	%939 = load i64, i64* %u.stride.6
	%940 = mul nsw i64 %938, %939
	%941 = load double*, double** %u.origin.4
	%942 = getelementptr double, double* %941, i64 %940
	%943 = getelementptr double, double* %942, i64 %937
	%944 = load double, double* %943, !alias.scope !31, !noalias !32, !llvm.access.group !258
	%945 = load i64, i64* %"v%4.stride.73"
	%946 = mul nsw i64 %917, %945
	%947 = load double*, double** %"v%4.origin.71"
	%948 = getelementptr double, double* %947, i64 %946
	%949 = getelementptr double, double* %948, i64 %937
	store double %944, double* %949, !alias.scope !55, !noalias !56, !llvm.access.group !259
	br label %latch.358

latch.358:
	%950 = add nsw i64 %937, 1
	%951 = icmp slt i64 %937, %926
	br i1 %951, label %do.357, label %done.359, !llvm.loop !262

done.359:
	store i64 %950, i64* %"i%26.76", !llvm.access.group !255
	br label %enddo.360

enddo.360:
	br label %latch.354

endif.361:
	%952 = load i64, i64* %"h%start2.36"
	%953 = icmp sgt i64 1, %952
	%954 = select i1 %953, i64 1, i64 %952
	%955 = load i64, i64* %"h%block2.37"
	%956 = load i64, i64* %"h%start2.36"
	%957 = add nsw i64 %955, %956
	%958 = sub nsw i64 %957, 1
	%959 = icmp slt i64 16, %958
	%960 = select i1 %959, i64 16, i64 %958
	store i64 %954, i64* %"i%31.84"
	%961 = icmp sle i64 %954, %960
	br i1 %961, label %do.372, label %enddo.375

then.362:
	%962 = load i64, i64* %"h%start2.36"
	%963 = icmp sgt i64 1, %962
	%964 = select i1 %963, i64 1, i64 %962
	%965 = load i64, i64* %"h%block2.37"
	%966 = load i64, i64* %"h%start2.36"
	%967 = add nsw i64 %965, %966
	%968 = sub nsw i64 %967, 1
	%969 = icmp slt i64 16, %968
	%970 = select i1 %969, i64 16, i64 %968
	store i64 %964, i64* %"i%29.82"
	%971 = icmp sle i64 %964, %970
	br i1 %971, label %do.364, label %enddo.367

else.363:
	br label %endif.361

do.364:
	%972 = phi i64 [ %964, %then.362 ], [ %974, %latch.365 ]
	store i64 %972, i64* %"i%29.82", !llvm.access.group !266
	store i64 1, i64* %"i%28.81", !llvm.access.group !266
	%973 = icmp sle i64 1, 1
	br i1 %973, label %do.368, label %enddo.371

latch.365:
	%974 = add nsw i64 %972, 1
	%975 = icmp slt i64 %972, %970
	br i1 %975, label %do.364, label %done.366, !llvm.loop !276

done.366:
	store i64 %974, i64* %"i%29.82"
	br label %enddo.367

enddo.367:
	br label %endif.361

do.368:
	%976 = phi i64 [ 1, %do.364 ], [ %989, %latch.369 ]
	store i64 %976, i64* %"i%28.81", !llvm.access.group !268
	%977 = add nsw i64 %976, 19
	%978 = load i64, i64* %h.stride.3
	%979 = mul nsw i64 %972, %978
	%980 = load double*, double** %h.origin.1
	%981 = getelementptr double, double* %980, i64 %979
	%982 = getelementptr double, double* %981, i64 %977
	%983 = load double, double* %982, !alias.scope !29, !noalias !30, !llvm.access.group !269
	%984 = load i64, i64* %"v%5.stride.80"
	%985 = mul nsw i64 %972, %984
	%986 = load double*, double** %"v%5.origin.78"
	%987 = getelementptr double, double* %986, i64 %985
	%988 = getelementptr double, double* %987, i64 %976
	store double %983, double* %988, !alias.scope !57, !noalias !58, !llvm.access.group !270
	br label %latch.369

latch.369:
	%989 = add nsw i64 %976, 1
	%990 = icmp slt i64 %976, 1
	br i1 %990, label %do.368, label %done.370, !llvm.loop !273

done.370:
	store i64 %989, i64* %"i%28.81", !llvm.access.group !266
	br label %enddo.371

enddo.371:
	br label %latch.365

do.372:
	%991 = phi i64 [ %954, %endif.361 ], [ %1002, %latch.373 ]
	store i64 %991, i64* %"i%31.84", !llvm.access.group !277
	%992 = load i64, i64* %"h%start1.34", !llvm.access.group !277
	%993 = icmp sgt i64 2, %992
	%994 = select i1 %993, i64 2, i64 %992
	%995 = load i64, i64* %"h%block1.35", !llvm.access.group !277
	%996 = load i64, i64* %"h%start1.34", !llvm.access.group !277
	%997 = add nsw i64 %995, %996
	%998 = sub nsw i64 %997, 1
	%999 = icmp slt i64 20, %998
	%1000 = select i1 %999, i64 20, i64 %998
	store i64 %994, i64* %"i%30.83", !llvm.access.group !277
	%1001 = icmp sle i64 %994, %1000
	br i1 %1001, label %do.376, label %enddo.379

latch.373:
	%1002 = add nsw i64 %991, 1
	%1003 = icmp slt i64 %991, %960
	br i1 %1003, label %do.372, label %done.374, !llvm.loop !287

done.374:
	store i64 %1002, i64* %"i%31.84"
	br label %enddo.375

enddo.375:
	%1004 = load i64, i64* %"h%start2.36"
	%1005 = icmp sge i64 1, %1004
	%1006 = load i64, i64* %"h%block2.37"
	%1007 = load i64, i64* %"h%start2.36"
	%1008 = add nsw i64 %1006, %1007
	%1009 = icmp sge i64 %1008, 2
	%1010 = and i1 %1005, %1009
	br i1 %1010, label %then.381, label %else.382

do.376:
	%1011 = phi i64 [ %994, %do.372 ], [ %1024, %latch.377 ]
	store i64 %1011, i64* %"i%30.83", !llvm.access.group !279
	%1012 = sub nsw i64 %1011, 1
	%1013 = load i64, i64* %h.stride.3
	%1014 = mul nsw i64 %991, %1013
	%1015 = load double*, double** %h.origin.1
	%1016 = getelementptr double, double* %1015, i64 %1014
	%1017 = getelementptr double, double* %1016, i64 %1012
	%1018 = load double, double* %1017, !alias.scope !29, !noalias !30, !llvm.access.group !280
	%1019 = load i64, i64* %"v%5.stride.80"
	%1020 = mul nsw i64 %991, %1019
	%1021 = load double*, double** %"v%5.origin.78"
	%1022 = getelementptr double, double* %1021, i64 %1020
	%1023 = getelementptr double, double* %1022, i64 %1011
	store double %1018, double* %1023, !alias.scope !57, !noalias !58, !llvm.access.group !281
	br label %latch.377

latch.377:
	%1024 = add nsw i64 %1011, 1
	%1025 = icmp slt i64 %1011, %1000
	br i1 %1025, label %do.376, label %done.378, !llvm.loop !284

done.378:
	store i64 %1024, i64* %"i%30.83", !llvm.access.group !277
	br label %enddo.379

enddo.379:
	br label %latch.373

endif.380:
	%1026 = load i64, i64* %"h%start2.36"
	%1027 = icmp sgt i64 2, %1026
	%1028 = select i1 %1027, i64 2, i64 %1026
	%1029 = load i64, i64* %"h%block2.37"
	%1030 = load i64, i64* %"h%start2.36"
	%1031 = add nsw i64 %1029, %1030
	%1032 = sub nsw i64 %1031, 1
	%1033 = icmp slt i64 16, %1032
	%1034 = select i1 %1033, i64 16, i64 %1032
	store i64 %1028, i64* %"i%35.91"
	%1035 = icmp sle i64 %1028, %1034
	br i1 %1035, label %do.391, label %enddo.394

then.381:
	store i64 1, i64* %"i%33.89"
	%1036 = icmp sle i64 1, 1
	br i1 %1036, label %do.383, label %enddo.386

else.382:
	br label %endif.380

do.383:
	%1037 = phi i64 [ 1, %then.381 ], [ %1048, %latch.384 ]
	store i64 %1037, i64* %"i%33.89", !llvm.access.group !288
	%1038 = load i64, i64* %"h%start1.34", !llvm.access.group !288
	%1039 = icmp sgt i64 1, %1038
	%1040 = select i1 %1039, i64 1, i64 %1038
	%1041 = load i64, i64* %"h%block1.35", !llvm.access.group !288
	%1042 = load i64, i64* %"h%start1.34", !llvm.access.group !288
	%1043 = add nsw i64 %1041, %1042
	%1044 = sub nsw i64 %1043, 1
	%1045 = icmp slt i64 20, %1044
	%1046 = select i1 %1045, i64 20, i64 %1044
	store i64 %1040, i64* %"i%32.88", !llvm.access.group !288
	%1047 = icmp sle i64 %1040, %1046
	br i1 %1047, label %do.387, label %enddo.390

latch.384:
	%1048 = add nsw i64 %1037, 1
	%1049 = icmp slt i64 %1037, 1
	br i1 %1049, label %do.383, label %done.385, !llvm.loop !298

done.385:
	store i64 %1048, i64* %"i%33.89"
	br label %enddo.386

enddo.386:
	br label %endif.380

do.387:
	%1050 = phi i64 [ %1040, %do.383 ], [ %1063, %latch.388 ]
	store i64 %1050, i64* %"i%32.88", !llvm.access.group !290
	%1051 = add nsw i64 %1037, 15
	%1052 = load i64, i64* %h.stride.3
	%1053 = mul nsw i64 %1051, %1052
	%1054 = load double*, double** %h.origin.1
	%1055 = getelementptr double, double* %1054, i64 %1053
	%1056 = getelementptr double, double* %1055, i64 %1050
	%1057 = load double, double* %1056, !alias.scope !29, !noalias !30, !llvm.access.group !291
	%1058 = load i64, i64* %"v%6.stride.87"
	%1059 = mul nsw i64 %1037, %1058
	%1060 = load double*, double** %"v%6.origin.85"
	%1061 = getelementptr double, double* %1060, i64 %1059
	%1062 = getelementptr double, double* %1061, i64 %1050
	store double %1057, double* %1062, !alias.scope !59, !noalias !60, !llvm.access.group !292
	br label %latch.388

latch.388:
	%1063 = add nsw i64 %1050, 1
	%1064 = icmp slt i64 %1050, %1046
	br i1 %1064, label %do.387, label %done.389, !llvm.loop !295

done.389:
	store i64 %1063, i64* %"i%32.88", !llvm.access.group !288
	br label %enddo.390

enddo.390:
	br label %latch.384

do.391:
	%1065 = phi i64 [ %1028, %endif.380 ], [ %1076, %latch.392 ]
	store i64 %1065, i64* %"i%35.91", !llvm.access.group !299
	%1066 = load i64, i64* %"h%start1.34", !llvm.access.group !299
	%1067 = icmp sgt i64 1, %1066
	%1068 = select i1 %1067, i64 1, i64 %1066
	%1069 = load i64, i64* %"h%block1.35", !llvm.access.group !299
	%1070 = load i64, i64* %"h%start1.34", !llvm.access.group !299
	%1071 = add nsw i64 %1069, %1070
	%1072 = sub nsw i64 %1071, 1
	%1073 = icmp slt i64 20, %1072
	%1074 = select i1 %1073, i64 20, i64 %1072
	store i64 %1068, i64* %"i%34.90", !llvm.access.group !299
	%1075 = icmp sle i64 %1068, %1074
	br i1 %1075, label %do.395, label %enddo.398

latch.392:
	%1076 = add nsw i64 %1065, 1
	%1077 = icmp slt i64 %1065, %1034
	br i1 %1077, label %do.391, label %done.393, !llvm.loop !309

done.393:
	store i64 %1076, i64* %"i%35.91"
	br label %enddo.394

enddo.394:
	%1078 = load i64, i64* %"h%start1.34"
	%1079 = icmp sge i64 1, %1078
	%1080 = load i64, i64* %"h%block1.35"
	%1081 = load i64, i64* %"h%start1.34"
	%1082 = add nsw i64 %1080, %1081
	%1083 = icmp sge i64 %1082, 2
	%1084 = and i1 %1079, %1083
	br i1 %1084, label %then.400, label %else.401

do.395:
	%1085 = phi i64 [ %1068, %do.391 ], [ %1098, %latch.396 ]
	store i64 %1085, i64* %"i%34.90", !llvm.access.group !301
	%1086 = sub nsw i64 %1065, 1
	%1087 = load i64, i64* %h.stride.3
	%1088 = mul nsw i64 %1086, %1087
	%1089 = load double*, double** %h.origin.1
	%1090 = getelementptr double, double* %1089, i64 %1088
	%1091 = getelementptr double, double* %1090, i64 %1085
	%1092 = load double, double* %1091, !alias.scope !29, !noalias !30, !llvm.access.group !302
	%1093 = load i64, i64* %"v%6.stride.87"
	%1094 = mul nsw i64 %1065, %1093
	%1095 = load double*, double** %"v%6.origin.85"
	%1096 = getelementptr double, double* %1095, i64 %1094
	%1097 = getelementptr double, double* %1096, i64 %1085
	store double %1092, double* %1097, !alias.scope !59, !noalias !60, !llvm.access.group !303
	br label %latch.396

latch.396:
	%1098 = add nsw i64 %1085, 1
	%1099 = icmp slt i64 %1085, %1074
	br i1 %1099, label %do.395, label %done.397, !llvm.loop !306

done.397:
	store i64 %1098, i64* %"i%34.90", !llvm.access.group !299
	br label %enddo.398

enddo.398:
	br label %latch.392

endif.399:
	%1100 = load i64, i64* %"h%start2.36"
	%1101 = icmp sgt i64 1, %1100
	%1102 = select i1 %1101, i64 1, i64 %1100
	%1103 = load i64, i64* %"h%block2.37"
	%1104 = load i64, i64* %"h%start2.36"
	%1105 = add nsw i64 %1103, %1104
	%1106 = sub nsw i64 %1105, 1
	%1107 = icmp slt i64 16, %1106
	%1108 = select i1 %1107, i64 16, i64 %1106
	store i64 %1102, i64* %"i%39.98"
	%1109 = icmp sle i64 %1102, %1108
	br i1 %1109, label %do.410, label %enddo.413

then.400:
	%1110 = load i64, i64* %"h%start2.36"
	%1111 = icmp sgt i64 1, %1110
	%1112 = select i1 %1111, i64 1, i64 %1110
	%1113 = load i64, i64* %"h%block2.37"
	%1114 = load i64, i64* %"h%start2.36"
	%1115 = add nsw i64 %1113, %1114
	%1116 = sub nsw i64 %1115, 1
	%1117 = icmp slt i64 16, %1116
	%1118 = select i1 %1117, i64 16, i64 %1116
	store i64 %1112, i64* %"i%37.96"
	%1119 = icmp sle i64 %1112, %1118
	br i1 %1119, label %do.402, label %enddo.405

else.401:
	br label %endif.399

do.402:
	%1120 = phi i64 [ %1112, %then.400 ], [ %1122, %latch.403 ]
	store i64 %1120, i64* %"i%37.96", !llvm.access.group !310
	store i64 1, i64* %"i%36.95", !llvm.access.group !310
	%1121 = icmp sle i64 1, 1
	br i1 %1121, label %do.406, label %enddo.409

latch.403:
	%1122 = add nsw i64 %1120, 1
	%1123 = icmp slt i64 %1120, %1118
	br i1 %1123, label %do.402, label %done.404, !llvm.loop !320

done.404:
	store i64 %1122, i64* %"i%37.96"
	br label %enddo.405

enddo.405:
	br label %endif.399

do.406:
	%1124 = phi i64 [ 1, %do.402 ], [ %1137, %latch.407 ]
	store i64 %1124, i64* %"i%36.95", !llvm.access.group !312
	%1125 = add nsw i64 %1124, 19
	%1126 = load i64, i64* %h.stride.3
	%1127 = mul nsw i64 %1120, %1126
	%1128 = load double*, double** %h.origin.1
	%1129 = getelementptr double, double* %1128, i64 %1127
	%1130 = getelementptr double, double* %1129, i64 %1125
	%1131 = load double, double* %1130, !alias.scope !29, !noalias !30, !llvm.access.group !313
	%1132 = load i64, i64* %"v%7.stride.94"
	%1133 = mul nsw i64 %1120, %1132
	%1134 = load double*, double** %"v%7.origin.92"
	%1135 = getelementptr double, double* %1134, i64 %1133
	%1136 = getelementptr double, double* %1135, i64 %1124
	store double %1131, double* %1136, !alias.scope !61, !noalias !62, !llvm.access.group !314
	br label %latch.407

latch.407:
	%1137 = add nsw i64 %1124, 1
	%1138 = icmp slt i64 %1124, 1
	br i1 %1138, label %do.406, label %done.408, !llvm.loop !317

done.408:
	store i64 %1137, i64* %"i%36.95", !llvm.access.group !310
	br label %enddo.409

enddo.409:
	br label %latch.403

do.410:
	%1139 = phi i64 [ %1102, %endif.399 ], [ %1150, %latch.411 ]
	store i64 %1139, i64* %"i%39.98", !llvm.access.group !321
	%1140 = load i64, i64* %"h%start1.34", !llvm.access.group !321
	%1141 = icmp sgt i64 2, %1140
	%1142 = select i1 %1141, i64 2, i64 %1140
	%1143 = load i64, i64* %"h%block1.35", !llvm.access.group !321
	%1144 = load i64, i64* %"h%start1.34", !llvm.access.group !321
	%1145 = add nsw i64 %1143, %1144
	%1146 = sub nsw i64 %1145, 1
	%1147 = icmp slt i64 20, %1146
	%1148 = select i1 %1147, i64 20, i64 %1146
	store i64 %1142, i64* %"i%38.97", !llvm.access.group !321
	%1149 = icmp sle i64 %1142, %1148
	br i1 %1149, label %do.414, label %enddo.417

latch.411:
	%1150 = add nsw i64 %1139, 1
	%1151 = icmp slt i64 %1139, %1108
	br i1 %1151, label %do.410, label %done.412, !llvm.loop !331

done.412:
	store i64 %1150, i64* %"i%39.98"
	br label %enddo.413

enddo.413:
	%1152 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.419, i32 0, i32 0
	%1153 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.418, i32 0, i32 0
	store i64* %1152, i64** %1153
	%1154 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.420, i32 0, i32 0
	%1155 = getelementptr inbounds [2 x i64*], [2 x i64*]* %params.418, i32 0, i32 1
	store i64* %1154, i64** %1155
	%1156 = bitcast [2 x i64*]* %params.418 to i8*
	call void @hpf_exchange_run(i8* bitcast ([2 x %hpf_exchange*]* @15 to i8*), i8* %1156, i32 2)
	%1157 = load i64, i64* %"h%start2.36"
	%1158 = icmp sge i64 1, %1157
	%1159 = load i64, i64* %"h%block2.37"
	%1160 = load i64, i64* %"h%start2.36"
	%1161 = add nsw i64 %1159, %1160
	%1162 = icmp sge i64 %1161, 2
	%1163 = and i1 %1158, %1162
	br i1 %1163, label %then.422, label %else.423

do.414:
	%1164 = phi i64 [ %1142, %do.410 ], [ %1177, %latch.415 ]
	store i64 %1164, i64* %"i%38.97", !llvm.access.group !323
	%1165 = sub nsw i64 %1164, 1
	%1166 = load i64, i64* %h.stride.3
	%1167 = mul nsw i64 %1139, %1166
	%1168 = load double*, double** %h.origin.1
	%1169 = getelementptr double, double* %1168, i64 %1167
	%1170 = getelementptr double, double* %1169, i64 %1165
	%1171 = load double, double* %1170, !alias.scope !29, !noalias !30, !llvm.access.group !324
	%1172 = load i64, i64* %"v%7.stride.94"
	%1173 = mul nsw i64 %1139, %1172
	%1174 = load double*, double** %"v%7.origin.92"
	%1175 = getelementptr double, double* %1174, i64 %1173
	%1176 = getelementptr double, double* %1175, i64 %1164
	store double %1171, double* %1176, !alias.scope !61, !noalias !62, !llvm.access.group !325
	br label %latch.415

latch.415:
	%1177 = add nsw i64 %1164, 1
	%1178 = icmp slt i64 %1164, %1148
	br i1 %1178, label %do.414, label %done.416, !llvm.loop !328

done.416:
	store i64 %1177, i64* %"i%38.97", !llvm.access.group !321
	br label %enddo.417

enddo.417:
	br label %latch.411

endif.421:
	%1179 = load i64, i64* %"h%start2.36"
	%1180 = icmp sgt i64 2, %1179
	%1181 = select i1 %1180, i64 2, i64 %1179
	%1182 = load i64, i64* %"h%block2.37"
	%1183 = load i64, i64* %"h%start2.36"
	%1184 = add nsw i64 %1182, %1183
	%1185 = sub nsw i64 %1184, 1
	%1186 = icmp slt i64 16, %1185
	%1187 = select i1 %1186, i64 16, i64 %1185
	store i64 %1181, i64* %"i%43.105"
	%1188 = icmp sle i64 %1181, %1187
	br i1 %1188, label %do.432, label %enddo.435

then.422:
	store i64 1, i64* %"i%41.103"
	%1189 = icmp sle i64 1, 1
	br i1 %1189, label %do.424, label %enddo.427

else.423:
	br label %endif.421

do.424:
	%1190 = phi i64 [ 1, %then.422 ], [ %1201, %latch.425 ]
	store i64 %1190, i64* %"i%41.103", !llvm.access.group !332
	%1191 = load i64, i64* %"h%start1.34", !llvm.access.group !332
	%1192 = icmp sgt i64 1, %1191
	%1193 = select i1 %1192, i64 1, i64 %1191
	%1194 = load i64, i64* %"h%block1.35", !llvm.access.group !332
	%1195 = load i64, i64* %"h%start1.34", !llvm.access.group !332
	%1196 = add nsw i64 %1194, %1195
	%1197 = sub nsw i64 %1196, 1
	%1198 = icmp slt i64 20, %1197
	%1199 = select i1 %1198, i64 20, i64 %1197
	store i64 %1193, i64* %"i%40.102", !llvm.access.group !332
	%1200 = icmp sle i64 %1193, %1199
	br i1 %1200, label %do.428, label %enddo.431

latch.425:
	%1201 = add nsw i64 %1190, 1
	%1202 = icmp slt i64 %1190, 1
	br i1 %1202, label %do.424, label %done.426, !llvm.loop !342

done.426:
	store i64 %1201, i64* %"i%41.103"
	br label %enddo.427

enddo.427:
	br label %endif.421

do.428:
	%1203 = phi i64 [ %1193, %do.424 ], [ %1216, %latch.429 ]
	store i64 %1203, i64* %"i%40.102", !llvm.access.group !334
	%1204 = add nsw i64 %1190, 15
	%1205 = load i64, i64* %"v%7.stride.94"
	%1206 = mul nsw i64 %1204, %1205
	%1207 = load double*, double** %"v%7.origin.92"
	%1208 = getelementptr double, double* %1207, i64 %1206
	%1209 = getelementptr double, double* %1208, i64 %1203
	%1210 = load double, double* %1209, !alias.scope !61, !noalias !62, !llvm.access.group !335
	%1211 = load i64, i64* %"v%8.stride.101"
	%1212 = mul nsw i64 %1190, %1211
	%1213 = load double*, double** %"v%8.origin.99"
	%1214 = getelementptr double, double* %1213, i64 %1212
	%1215 = getelementptr double, double* %1214, i64 %1203
	store double %1210, double* %1215, !alias.scope !63, !noalias !64, !llvm.access.group !336
	br label %latch.429

latch.429:
	%1216 = add nsw i64 %1203, 1
	%1217 = icmp slt i64 %1203, %1199
	br i1 %1217, label %do.428, label %done.430, !llvm.loop !339

done.430:
	store i64 %1216, i64* %"i%40.102", !llvm.access.group !332
	br label %enddo.431

enddo.431:
	br label %latch.425

do.432:
	%1218 = phi i64 [ %1181, %endif.421 ], [ %1229, %latch.433 ]
	store i64 %1218, i64* %"i%43.105", !llvm.access.group !343
	%1219 = load i64, i64* %"h%start1.34", !llvm.access.group !343
	%1220 = icmp sgt i64 1, %1219
	%1221 = select i1 %1220, i64 1, i64 %1219
	%1222 = load i64, i64* %"h%block1.35", !llvm.access.group !343
	%1223 = load i64, i64* %"h%start1.34", !llvm.access.group !343
	%1224 = add nsw i64 %1222, %1223
	%1225 = sub nsw i64 %1224, 1
	%1226 = icmp slt i64 20, %1225
	%1227 = select i1 %1226, i64 20, i64 %1225
	store i64 %1221, i64* %"i%42.104", !llvm.access.group !343
	%1228 = icmp sle i64 %1221, %1227
	br i1 %1228, label %do.436, label %enddo.439

latch.433:
	%1229 = add nsw i64 %1218, 1
	%1230 = icmp slt i64 %1218, %1187
	br i1 %1230, label %do.432, label %done.434, !llvm.loop !353

done.434:
	store i64 %1229, i64* %"i%43.105"
	br label %enddo.435

enddo.435:
	%1231 = load i64, i64* %"h%start2.36"
	%1232 = icmp sgt i64 1, %1231
	%1233 = select i1 %1232, i64 1, i64 %1231
	%1234 = load i64, i64* %"h%block2.37"
	%1235 = load i64, i64* %"h%start2.36"
	%1236 = add nsw i64 %1234, %1235
	%1237 = sub nsw i64 %1236, 1
	%1238 = icmp slt i64 16, %1237
	%1239 = select i1 %1238, i64 16, i64 %1237
	%1240 = trunc i64 %1233 to i32
	store i32 %1240, i32* %"i%45.107"
	%1241 = icmp sle i64 %1233, %1239
	br i1 %1241, label %do.440, label %enddo.443

do.436:
	%1242 = phi i64 [ %1221, %do.432 ], [ %1255, %latch.437 ]
	store i64 %1242, i64* %"i%42.104", !llvm.access.group !345
	%1243 = sub nsw i64 %1218, 1
	%1244 = load i64, i64* %"v%7.stride.94"
	%1245 = mul nsw i64 %1243, %1244
	%1246 = load double*, double** %"v%7.origin.92"
	%1247 = getelementptr double, double* %1246, i64 %1245
	%1248 = getelementptr double, double* %1247, i64 %1242
	%1249 = load double, double* %1248, !alias.scope !61, !noalias !62, !llvm.access.group !346
	%1250 = load i64, i64* %"v%8.stride.101"
	%1251 = mul nsw i64 %1218, %1250
	%1252 = load double*, double** %"v%8.origin.99"
	%1253 = getelementptr double, double* %1252, i64 %1251
	%1254 = getelementptr double, double* %1253, i64 %1242
	store double %1249, double* %1254, !alias.scope !63, !noalias !64, !llvm.access.group !347
	br label %latch.437

latch.437:
	%1255 = add nsw i64 %1242, 1
	%1256 = icmp slt i64 %1242, %1227
	br i1 %1256, label %do.436, label %done.438, !llvm.loop !350

done.438:
	store i64 %1255, i64* %"i%42.104", !llvm.access.group !343
	br label %enddo.439

enddo.439:
	br label %latch.433

do.440:
	%1257 = phi i64 [ %1233, %enddo.435 ], [ %1270, %latch.441 ]
	%1258 = trunc i64 %1257 to i32
	store i32 %1258, i32* %"i%45.107", !llvm.access.group !354
	%1259 = load i64, i64* %"h%start1.34", !llvm.access.group !354
	%1260 = icmp sgt i64 1, %1259
	%1261 = select i1 %1260, i64 1, i64 %1259
	%1262 = load i64, i64* %"h%block1.35", !llvm.access.group !354
	%1263 = load i64, i64* %"h%start1.34", !llvm.access.group !354
	%1264 = add nsw i64 %1262, %1263
	%1265 = sub nsw i64 %1264, 1
	%1266 = icmp slt i64 20, %1265
	%1267 = select i1 %1266, i64 20, i64 %1265
	%1268 = trunc i64 %1261 to i32
	store i32 %1268, i32* %"i%44.106", !llvm.access.group !354
	%1269 = icmp sle i64 %1261, %1267
	br i1 %1269, label %do.444, label %enddo.447

latch.441:
	%1270 = add nsw i64 %1257, 1
	%1271 = icmp slt i64 %1257, %1239
	br i1 %1271, label %do.440, label %done.442, !llvm.loop !371

done.442:
	%1272 = trunc i64 %1270 to i32
	store i32 %1272, i32* %"i%45.107"
	br label %enddo.443

enddo.443:
	%1273 = load i64, i64* %"h%start2.36"
	%1274 = icmp sgt i64 1, %1273
	%1275 = select i1 %1274, i64 1, i64 %1273
	%1276 = load i64, i64* %"h%block2.37"
	%1277 = load i64, i64* %"h%start2.36"
	%1278 = add nsw i64 %1276, %1277
	%1279 = sub nsw i64 %1278, 1
	%1280 = icmp slt i64 16, %1279
	%1281 = select i1 %1280, i64 16, i64 %1279
	store i64 %1275, i64* %"i%47.112"
	%1282 = icmp sle i64 %1275, %1281
	br i1 %1282, label %do.448, label %enddo.451

do.444:
	%1283 = phi i64 [ %1261, %do.440 ], [ %1345, %latch.445 ]
	%1284 = trunc i64 %1283 to i32
	store i32 %1284, i32* %"i%44.106", !llvm.access.group !356
	%1285 = load i64, i64* %v.stride.9
	%1286 = mul nsw i64 %1257, %1285
	%1287 = load double*, double** %v.origin.7
	%1288 = getelementptr double, double* %1287, i64 %1286
	%1289 = getelementptr double, double* %1288, i64 %1283
	%1290 = load double, double* %1289, !alias.scope !33, !noalias !34, !llvm.access.group !357
	%1291 = load i64, i64* %"v%3.stride.66"
	%1292 = mul nsw i64 %1257, %1291
	%1293 = load double*, double** %"v%3.origin.64"
	%1294 = getelementptr double, double* %1293, i64 %1292
	%1295 = getelementptr double, double* %1294, i64 %1283
	%1296 = load double, double* %1295, !alias.scope !53, !noalias !54, !llvm.access.group !358
	%1297 = fsub double %1290, %1296
	%1298 = load i64, i64* %u.stride.6
	%1299 = mul nsw i64 %1257, %1298
	%1300 = load double*, double** %u.origin.4
	%1301 = getelementptr double, double* %1300, i64 %1299
	%1302 = getelementptr double, double* %1301, i64 %1283
	%1303 = load double, double* %1302, !alias.scope !31, !noalias !32, !llvm.access.group !359
	%1304 = fsub double %1297, %1303
	%1305 = load i64, i64* %"v%4.stride.73"
	%1306 = mul nsw i64 %1257, %1305
	%1307 = load double*, double** %"v%4.origin.71"
	%1308 = getelementptr double, double* %1307, i64 %1306
	%1309 = getelementptr double, double* %1308, i64 %1283
	%1310 = load double, double* %1309, !alias.scope !55, !noalias !56, !llvm.access.group !360
	%1311 = fadd double %1304, %1310
	%1312 = load i64, i64* %h.stride.3
	%1313 = mul nsw i64 %1257, %1312
	%1314 = load double*, double** %h.origin.1
	%1315 = getelementptr double, double* %1314, i64 %1313
	%1316 = getelementptr double, double* %1315, i64 %1283
	%1317 = load double, double* %1316, !alias.scope !29, !noalias !30, !llvm.access.group !361
	%1318 = load i64, i64* %"v%5.stride.80"
	%1319 = mul nsw i64 %1257, %1318
	%1320 = load double*, double** %"v%5.origin.78"
	%1321 = getelementptr double, double* %1320, i64 %1319
	%1322 = getelementptr double, double* %1321, i64 %1283
	%1323 = load double, double* %1322, !alias.scope !57, !noalias !58, !llvm.access.group !362
	%1324 = fadd double %1317, %1323
	%1325 = load i64, i64* %"v%6.stride.87"
	%1326 = mul nsw i64 %1257, %1325
	%1327 = load double*, double** %"v%6.origin.85"
	%1328 = getelementptr double, double* %1327, i64 %1326
	%1329 = getelementptr double, double* %1328, i64 %1283
	%1330 = load double, double* %1329, !alias.scope !59, !noalias !60, !llvm.access.group !363
	%1331 = fadd double %1324, %1330
	%1332 = load i64, i64* %"v%8.stride.101"
	%1333 = mul nsw i64 %1257, %1332
	%1334 = load double*, double** %"v%8.origin.99"
	%1335 = getelementptr double, double* %1334, i64 %1333
	%1336 = getelementptr double, double* %1335, i64 %1283
	%1337 = load double, double* %1336, !alias.scope !63, !noalias !64, !llvm.access.group !364
	%1338 = fadd double %1331, %1337
	%1339 = fdiv double %1311, %1338
	%1340 = load i64, i64* %z.stride.18
	%1341 = mul nsw i64 %1257, %1340
	%1342 = load double*, double** %z.origin.16
	%1343 = getelementptr double, double* %1342, i64 %1341
	%1344 = getelementptr double, double* %1343, i64 %1283
	store double %1339, double* %1344, !alias.scope !39, !noalias !40, !llvm.access.group !365
	br label %latch.445

latch.445:
	%1345 = add nsw i64 %1283, 1
	%1346 = icmp slt i64 %1283, %1267
	br i1 %1346, label %do.444, label %done.446, !llvm.loop !368

done.446:
	%1347 = trunc i64 %1345 to i32
	store i32 %1347, i32* %"i%44.106", !llvm.access.group !354
	br label %enddo.447

enddo.447:
	br label %latch.441

do.448:
	%1348 = phi i64 [ %1275, %enddo.443 ], [ %1359, %latch.449 ]
	store i64 %1348, i64* %"i%47.112", !llvm.access.group !372
	%1349 = load i64, i64* %"h%start1.34", !llvm.access.group !372
	%1350 = icmp sgt i64 1, %1349
	%1351 = select i1 %1350, i64 1, i64 %1349
	%1352 = load i64, i64* %"h%block1.35", !llvm.access.group !372
	%1353 = load i64, i64* %"h%start1.34", !llvm.access.group !372
	%1354 = add nsw i64 %1352, %1353
	%1355 = sub nsw i64 %1354, 1
	%1356 = icmp slt i64 19, %1355
	%1357 = select i1 %1356, i64 19, i64 %1355
	store i64 %1351, i64* %"i%46.111", !llvm.access.group !372
	%1358 = icmp sle i64 %1351, %1357
	br i1 %1358, label %do.452, label %enddo.455

latch.449:
	%1359 = add nsw i64 %1348, 1
	%1360 = icmp slt i64 %1348, %1281
	br i1 %1360, label %do.448, label %done.450, !llvm.loop !382

done.450:
	store i64 %1359, i64* %"i%47.112"
	br label %enddo.451

enddo.451:
	%1361 = load i64, i64* %"h%start1.34"
	%1362 = icmp sge i64 20, %1361
	%1363 = load i64, i64* %"h%block1.35"
	%1364 = load i64, i64* %"h%start1.34"
	%1365 = add nsw i64 %1363, %1364
	%1366 = icmp sge i64 %1365, 21
	%1367 = and i1 %1362, %1366
	br i1 %1367, label %then.457, label %else.458

do.452:
	%1368 = phi i64 [ %1351, %do.448 ], [ %1381, %latch.453 ]
	store i64 %1368, i64* %"i%46.111", !llvm.access.group !374
	%1369 = add nsw i64 %1368, 1
	%1370 = load i64, i64* %u.stride.6
	%1371 = mul nsw i64 %1348, %1370
	%1372 = load double*, double** %u.origin.4
	%1373 = getelementptr double, double* %1372, i64 %1371
	%1374 = getelementptr double, double* %1373, i64 %1369
	%1375 = load double, double* %1374, !alias.scope !31, !noalias !32, !llvm.access.group !375
	%1376 = load i64, i64* %"v%9.stride.110"
	%1377 = mul nsw i64 %1348, %1376
	%1378 = load double*, double** %"v%9.origin.108"
	%1379 = getelementptr double, double* %1378, i64 %1377
	%1380 = getelementptr double, double* %1379, i64 %1368
	store double %1375, double* %1380, !alias.scope !65, !noalias !66, !llvm.access.group !376
	br label %latch.453

latch.453:
	%1381 = add nsw i64 %1368, 1
	%1382 = icmp slt i64 %1368, %1357
	br i1 %1382, label %do.452, label %done.454, !llvm.loop !379

done.454:
	store i64 %1381, i64* %"i%46.111", !llvm.access.group !372
	br label %enddo.455

enddo.455:
	br label %latch.449

endif.456:
	%1383 = load i64, i64* %"h%start2.36"
	%1384 = icmp sgt i64 1, %1383
	%1385 = select i1 %1384, i64 1, i64 %1383
	%1386 = load i64, i64* %"h%block2.37"
	%1387 = load i64, i64* %"h%start2.36"
	%1388 = add nsw i64 %1386, %1387
	%1389 = sub nsw i64 %1388, 1
	%1390 = icmp slt i64 15, %1389
	%1391 = select i1 %1390, i64 15, i64 %1389
	store i64 %1385, i64* %"i%51.119"
	%1392 = icmp sle i64 %1385, %1391
	br i1 %1392, label %do.467, label %enddo.470

then.457:
	%1393 = load i64, i64* %"h%start2.36"
	%1394 = icmp sgt i64 1, %1393
	%1395 = select i1 %1394, i64 1, i64 %1393
	%1396 = load i64, i64* %"h%block2.37"
	%1397 = load i64, i64* %"h%start2.36"
	%1398 = add nsw i64 %1396, %1397
	%1399 = sub nsw i64 %1398, 1
	%1400 = icmp slt i64 16, %1399
	%1401 = select i1 %1400, i64 16, i64 %1399
	store i64 %1395, i64* %"i%49.114"
	%1402 = icmp sle i64 %1395, %1401
	br i1 %1402, label %do.459, label %enddo.462

else.458:
	br label %endif.456

do.459:
	%1403 = phi i64 [ %1395, %then.457 ], [ %1405, %latch.460 ]
	store i64 %1403, i64* %"i%49.114", !llvm.access.group !383
	store i64 20, i64* %"i%48.113", !llvm.access.group !383
	%1404 = icmp sle i64 20, 20
	br i1 %1404, label %do.463, label %enddo.466

latch.460:
	%1405 = add nsw i64 %1403, 1
	%1406 = icmp slt i64 %1403, %1401
	br i1 %1406, label %do.459, label %done.461, !llvm.loop !393

done.461:
	store i64 %1405, i64* %"i%49.114"
	br label %enddo.462

enddo.462:
	br label %endif.456

do.463:
	%1407 = phi i64 [ 20, %do.459 ], [ %1420, %latch.464 ]
	store i64 %1407, i64* %"i%48.113", !llvm.access.group !385
	%1408 = sub nsw i64 %1407, 19
	%1409 = load i64, i64* %u.stride.6
	%1410 = mul nsw i64 %1403, %1409
	%1411 = load double*, double** %u.origin.4
	%1412 = getelementptr double, double* %1411, i64 %1410
	%1413 = getelementptr double, double* %1412, i64 %1408
	%1414 = load double, double* %1413, !alias.scope !31, !noalias !32, !llvm.access.group !386
	%1415 = load i64, i64* %"v%9.stride.110"
	%1416 = mul nsw i64 %1403, %1415
	%1417 = load double*, double** %"v%9.origin.108"
	%1418 = getelementptr double, double* %1417, i64 %1416
	%1419 = getelementptr double, double* %1418, i64 %1407
	store double %1414, double* %1419, !alias.scope !65, !noalias !66, !llvm.access.group !387
	br label %latch.464

latch.464:
	%1420 = add nsw i64 %1407, 1
	%1421 = icmp slt i64 %1407, 20
	br i1 %1421, label %do.463, label %done.465, !llvm.loop !390

done.465:
	store i64 %1420, i64* %"i%48.113", !llvm.access.group !383
	br label %enddo.466

enddo.466:
	br label %latch.460

do.467:
	%1422 = phi i64 [ %1385, %endif.456 ], [ %1433, %latch.468 ]
	store i64 %1422, i64* %"i%51.119", !llvm.access.group !394
	%1423 = load i64, i64* %"h%start1.34", !llvm.access.group !394
	%1424 = icmp sgt i64 1, %1423
	%1425 = select i1 %1424, i64 1, i64 %1423
	%1426 = load i64, i64* %"h%block1.35", !llvm.access.group !394
	%1427 = load i64, i64* %"h%start1.34", !llvm.access.group !394
	%1428 = add nsw i64 %1426, %1427
	%1429 = sub nsw i64 %1428, 1
	%1430 = icmp slt i64 20, %1429
	%1431 = select i1 %1430, i64 20, i64 %1429
	store i64 %1425, i64* %"i%50.118", !llvm.access.group !394
	%1432 = icmp sle i64 %1425, %1431
	br i1 %1432, label %do.471, label %enddo.474

latch.468:
	%1433 = add nsw i64 %1422, 1
	%1434 = icmp slt i64 %1422, %1391
	br i1 %1434, label %do.467, label %done.469, !llvm.loop !404

done.469:
	store i64 %1433, i64* %"i%51.119"
	br label %enddo.470

enddo.470:
	%1435 = load i64, i64* %"h%start2.36"
	%1436 = icmp sge i64 16, %1435
	%1437 = load i64, i64* %"h%block2.37"
	%1438 = load i64, i64* %"h%start2.36"
	%1439 = add nsw i64 %1437, %1438
	%1440 = icmp sge i64 %1439, 17
	%1441 = and i1 %1436, %1440
	br i1 %1441, label %then.476, label %else.477

do.471:
	%1442 = phi i64 [ %1425, %do.467 ], [ %1455, %latch.472 ]
	store i64 %1442, i64* %"i%50.118", !llvm.access.group !396
	%1443 = add nsw i64 %1422, 1
	%1444 = load i64, i64* %v.stride.9
	%1445 = mul nsw i64 %1443, %1444
	%1446 = load double*, double** %v.origin.7
	%1447 = getelementptr double, double* %1446, i64 %1445
	%1448 = getelementptr double, double* %1447, i64 %1442
	%1449 = load double, double* %1448, !alias.scope !33, !noalias !34, !llvm.access.group !397
	%1450 = load i64, i64* %"v%10.stride.117"
	%1451 = mul nsw i64 %1422, %1450
	%1452 = load double*, double** %"v%10.origin.115"
	%1453 = getelementptr double, double* %1452, i64 %1451
	%1454 = getelementptr double, double* %1453, i64 %1442
	store double %1449, double* %1454, !alias.scope !67, !noalias !68, !llvm.access.group !398
	br label %latch.472

latch.472:
	%1455 = add nsw i64 %1442, 1
	%1456 = icmp slt i64 %1442, %1431
	br i1 %1456, label %do.471, label %done.473, !llvm.loop !401

done.473:
	store i64 %1455, i64* %"i%50.118", !llvm.access.group !394
	br label %enddo.474

enddo.474:
	br label %latch.468

endif.475:
	%1457 = load i64, i64* %"h%start2.36"
	%1458 = icmp sgt i64 1, %1457
	%1459 = select i1 %1458, i64 1, i64 %1457
	%1460 = load i64, i64* %"h%block2.37"
	%1461 = load i64, i64* %"h%start2.36"
	%1462 = add nsw i64 %1460, %1461
	%1463 = sub nsw i64 %1462, 1
	%1464 = icmp slt i64 16, %1463
	%1465 = select i1 %1464, i64 16, i64 %1463
	%1466 = trunc i64 %1459 to i32
	store i32 %1466, i32* %"i%55.123"
	%1467 = icmp sle i64 %1459, %1465
	br i1 %1467, label %do.486, label %enddo.489

then.476:
	store i64 16, i64* %"i%53.121"
	%1468 = icmp sle i64 16, 16
	br i1 %1468, label %do.478, label %enddo.481

else.477:
	br label %endif.475

do.478:
	%1469 = phi i64 [ 16, %then.476 ], [ %1480, %latch.479 ]
	store i64 %1469, i64* %"i%53.121", !llvm.access.group !405
	%1470 = load i64, i64* %"h%start1.34", !llvm.access.group !405
	%1471 = icmp sgt i64 1, %1470
	%1472 = select i1 %1471, i64 1, i64 %1470
	%1473 = load i64, i64* %"h%block1.35", !llvm.access.group !405
	%1474 = load i64, i64* %"h%start1.34", !llvm.access.group !405
	%1475 = add nsw i64 %1473, %1474
	%1476 = sub nsw i64 %1475, 1
	%1477 = icmp slt i64 20, %1476
	%1478 = select i1 %1477, i64 20, i64 %1476
	store i64 %1472, i64* %"i%52.120", !llvm.access.group !405
	%1479 = icmp sle i64 %1472, %1478
	br i1 %1479, label %do.482, label %enddo.485

latch.479:
	%1480 = add nsw i64 %1469, 1
	%1481 = icmp slt i64 %1469, 16
	br i1 %1481, label %do.478, label %done.480, !llvm.loop !415

done.480:
	store i64 %1480, i64* %"i%53.121"
	br label %enddo.481

enddo.481:
	br label %endif.475

do.482:
	%1482 = phi i64 [ %1472, %do.478 ], [ %1495, %latch.483 ]
	store i64 %1482, i64* %"i%52.120", !llvm.access.group !407
	%1483 = sub nsw i64 %1469, 15
	%1484 = load i64, i64* %v.stride.9
	%1485 = mul nsw i64 %1483, %1484
	%1486 = load double*, double** %v.origin.7
	%1487 = getelementptr double, double* %1486, i64 %1485
	%1488 = getelementptr double, double* %1487, i64 %1482
	%1489 = load double, double* %1488, !alias.scope !33, !noalias !34, !llvm.access.group !408
	%1490 = load i64, i64* %"v%10.stride.117"
	%1491 = mul nsw i64 %1469, %1490
	%1492 = load double*, double** %"v%10.origin.115"
	%1493 = getelementptr double, double* %1492, i64 %1491
	%1494 = getelementptr double, double* %1493, i64 %1482
	store double %1489, double* %1494, !alias.scope !67, !noalias !68, !llvm.access.group !409
	br label %latch.483

latch.483:
	%1495 = add nsw i64 %1482, 1
	%1496 = icmp slt i64 %1482, %1478
	br i1 %1496, label %do.482, label %done.484, !llvm.loop !412

done.484:
	store i64 %1495, i64* %"i%52.120", !llvm.access.group !405
	br label %enddo.485

enddo.485:
	br label %latch.479

do.486:
	%1497 = phi i64 [ %1459, %endif.475 ], [ %1510, %latch.487 ]
	%1498 = trunc i64 %1497 to i32
	store i32 %1498, i32* %"i%55.123", !llvm.access.group !416
	%1499 = load i64, i64* %"h%start1.34", !llvm.access.group !416
	%1500 = icmp sgt i64 1, %1499
	%1501 = select i1 %1500, i64 1, i64 %1499
	%1502 = load i64, i64* %"h%block1.35", !llvm.access.group !416
	%1503 = load i64, i64* %"h%start1.34", !llvm.access.group !416
	%1504 = add nsw i64 %1502, %1503
	%1505 = sub nsw i64 %1504, 1
	%1506 = icmp slt i64 20, %1505
	%1507 = select i1 %1506, i64 20, i64 %1505
	%1508 = trunc i64 %1501 to i32
	store i32 %1508, i32* %"i%54.122", !llvm.access.group !416
	%1509 = icmp sle i64 %1501, %1507
	br i1 %1509, label %do.490, label %enddo.493

latch.487:
	%1510 = add nsw i64 %1497, 1
	%1511 = icmp slt i64 %1497, %1465
	br i1 %1511, label %do.486, label %done.488, !llvm.loop !432

done.488:
	%1512 = trunc i64 %1510 to i32
	store i32 %1512, i32* %"i%55.123"
	br label %enddo.489

enddo.489:
	%1513 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.495, i32 0, i32 0
	%1514 = getelementptr inbounds [16 x i64*], [16 x i64*]* %params.494, i32 0, i32 0
	store i64* %1513, i64** %1514
	%1515 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.496, i32 0, i32 0
	%1516 = getelementptr inbounds [16 x i64*], [16 x i64*]* %params.494, i32 0, i32 1
	store i64* %1515, i64** %1516
	%1517 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.497, i32 0, i32 0
	%1518 = getelementptr inbounds [16 x i64*], [16 x i64*]* %params.494, i32 0, i32 2
	store i64* %1517, i64** %1518
	%1519 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.498, i32 0, i32 0
	%1520 = getelementptr inbounds [16 x i64*], [16 x i64*]* %params.494, i32 0, i32 3
	store i64* %1519, i64** %1520
	%1521 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.499, i32 0, i32 0
	%1522 = getelementptr inbounds [16 x i64*], [16 x i64*]* %params.494, i32 0, i32 4
	store i64* %1521, i64** %1522
	%1523 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.500, i32 0, i32 0
	%1524 = getelementptr inbounds [16 x i64*], [16 x i64*]* %params.494, i32 0, i32 5
	store i64* %1523, i64** %1524
	%1525 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.501, i32 0, i32 0
	%1526 = getelementptr inbounds [16 x i64*], [16 x i64*]* %params.494, i32 0, i32 6
	store i64* %1525, i64** %1526
	%1527 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.502, i32 0, i32 0
	%1528 = getelementptr inbounds [16 x i64*], [16 x i64*]* %params.494, i32 0, i32 7
	store i64* %1527, i64** %1528
	%1529 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.503, i32 0, i32 0
	%1530 = getelementptr inbounds [16 x i64*], [16 x i64*]* %params.494, i32 0, i32 8
	store i64* %1529, i64** %1530
	%1531 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.504, i32 0, i32 0
	%1532 = getelementptr inbounds [16 x i64*], [16 x i64*]* %params.494, i32 0, i32 9
	store i64* %1531, i64** %1532
	%1533 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.505, i32 0, i32 0
	%1534 = getelementptr inbounds [16 x i64*], [16 x i64*]* %params.494, i32 0, i32 10
	store i64* %1533, i64** %1534
	%1535 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.506, i32 0, i32 0
	%1536 = getelementptr inbounds [16 x i64*], [16 x i64*]* %params.494, i32 0, i32 11
	store i64* %1535, i64** %1536
	%1537 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.507, i32 0, i32 0
	%1538 = getelementptr inbounds [16 x i64*], [16 x i64*]* %params.494, i32 0, i32 12
	store i64* %1537, i64** %1538
	%1539 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.508, i32 0, i32 0
	%1540 = getelementptr inbounds [16 x i64*], [16 x i64*]* %params.494, i32 0, i32 13
	store i64* %1539, i64** %1540
	%1541 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.509, i32 0, i32 0
	%1542 = getelementptr inbounds [16 x i64*], [16 x i64*]* %params.494, i32 0, i32 14
	store i64* %1541, i64** %1542
	%1543 = getelementptr inbounds [1 x i64], [1 x i64]* %numbers.510, i32 0, i32 0
	%1544 = getelementptr inbounds [16 x i64*], [16 x i64*]* %params.494, i32 0, i32 15
	store i64* %1543, i64** %1544
	%1545 = bitcast [16 x i64*]* %params.494 to i8*
	call void @hpf_exchange_run(i8* bitcast ([16 x %hpf_exchange*]* @32 to i8*), i8* %1545, i32 16)
	%1546 = load i64, i64* %"h%start2.36"
	%1547 = icmp sgt i64 1, %1546
	%1548 = select i1 %1547, i64 1, i64 %1546
	%1549 = load i64, i64* %"h%block2.37"
	%1550 = load i64, i64* %"h%start2.36"
	%1551 = add nsw i64 %1549, %1550
	%1552 = sub nsw i64 %1551, 1
	%1553 = icmp slt i64 15, %1552
	%1554 = select i1 %1553, i64 15, i64 %1552
	store i64 %1548, i64* %"i%57.128"
	%1555 = icmp sle i64 %1548, %1554
	br i1 %1555, label %do.511, label %enddo.514

do.490:
	%1556 = phi i64 [ %1501, %do.486 ], [ %1615, %latch.491 ]
	%1557 = trunc i64 %1556 to i32
	store i32 %1557, i32* %"i%54.122", !llvm.access.group !418
	%1558 = load i64, i64* %h.stride.3
	%1559 = mul nsw i64 %1497, %1558
	%1560 = load double*, double** %h.origin.1
	%1561 = getelementptr double, double* %1560, i64 %1559
	%1562 = getelementptr double, double* %1561, i64 %1556
	%1563 = load double, double* %1562, !alias.scope !29, !noalias !30, !llvm.access.group !419
	%1564 = fmul double 1.5, %1563
	%1565 = load i64, i64* %u.stride.6
	%1566 = mul nsw i64 %1497, %1565
	%1567 = load double*, double** %u.origin.4
	%1568 = getelementptr double, double* %1567, i64 %1566
	%1569 = getelementptr double, double* %1568, i64 %1556
	%1570 = load double, double* %1569, !alias.scope !31, !noalias !32, !llvm.access.group !420
	%1571 = load i64, i64* %u.stride.6
	%1572 = mul nsw i64 %1497, %1571
	%1573 = load double*, double** %u.origin.4
	%1574 = getelementptr double, double* %1573, i64 %1572
	%1575 = getelementptr double, double* %1574, i64 %1556
	%1576 = load double, double* %1575, !alias.scope !31, !noalias !32, !llvm.access.group !421
	%1577 = fmul double %1570, %1576
	%1578 = load i64, i64* %"v%9.stride.110"
	%1579 = mul nsw i64 %1497, %1578
	%1580 = load double*, double** %"v%9.origin.108"
	%1581 = getelementptr double, double* %1580, i64 %1579
	%1582 = getelementptr double, double* %1581, i64 %1556
	%1583 = load double, double* %1582, !alias.scope !65, !noalias !66, !llvm.access.group !422
	%1584 = fmul double %1583, %1583
	%1585 = fadd double %1577, %1584
	%1586 = load i64, i64* %v.stride.9
	%1587 = mul nsw i64 %1497, %1586
	%1588 = load double*, double** %v.origin.7
	%1589 = getelementptr double, double* %1588, i64 %1587
	%1590 = getelementptr double, double* %1589, i64 %1556
	%1591 = load double, double* %1590, !alias.scope !33, !noalias !34, !llvm.access.group !423
	%1592 = load i64, i64* %v.stride.9
	%1593 = mul nsw i64 %1497, %1592
	%1594 = load double*, double** %v.origin.7
	%1595 = getelementptr double, double* %1594, i64 %1593
	%1596 = getelementptr double, double* %1595, i64 %1556
	%1597 = load double, double* %1596, !alias.scope !33, !noalias !34, !llvm.access.group !424
	%1598 = fmul double %1591, %1597
	%1599 = fadd double %1585, %1598
	%1600 = load i64, i64* %"v%10.stride.117"
	%1601 = mul nsw i64 %1497, %1600
	%1602 = load double*, double** %"v%10.origin.115"
	%1603 = getelementptr double, double* %1602, i64 %1601
	%1604 = getelementptr double, double* %1603, i64 %1556
	%1605 = load double, double* %1604, !alias.scope !67, !noalias !68, !llvm.access.group !425
	%1606 = fmul double %1605, %1605
	%1607 = fadd double %1599, %1606
	%1608 = fmul double 0.25, %1607
	%1609 = fadd double %1564, %1608
	%1610 = load i64, i64* %e.stride.21
	%1611 = mul nsw i64 %1497, %1610
	%1612 = load double*, double** %e.origin.19
	%1613 = getelementptr double, double* %1612, i64 %1611
	%1614 = getelementptr double, double* %1613, i64 %1556
	store double %1609, double* %1614, !alias.scope !41, !noalias !42, !llvm.access.group !426
	br label %latch.491

latch.491:
	%1615 = add nsw i64 %1556, 1
	%1616 = icmp slt i64 %1556, %1507
	br i1 %1616, label %do.490, label %done.492, !llvm.loop !429

done.492:
	%1617 = trunc i64 %1615 to i32
	store i32 %1617, i32* %"i%54.122", !llvm.access.group !416
	br label %enddo.493

enddo.493:
	br label %latch.487

do.511:
	%1618 = phi i64 [ %1548, %enddo.489 ], [ %1629, %latch.512 ]
	store i64 %1618, i64* %"i%57.128", !llvm.access.group !433
	%1619 = load i64, i64* %"h%start1.34", !llvm.access.group !433
	%1620 = icmp sgt i64 1, %1619
	%1621 = select i1 %1620, i64 1, i64 %1619
	%1622 = load i64, i64* %"h%block1.35", !llvm.access.group !433
	%1623 = load i64, i64* %"h%start1.34", !llvm.access.group !433
	%1624 = add nsw i64 %1622, %1623
	%1625 = sub nsw i64 %1624, 1
	%1626 = icmp slt i64 20, %1625
	%1627 = select i1 %1626, i64 20, i64 %1625
	store i64 %1621, i64* %"i%56.127", !llvm.access.group !433
	%1628 = icmp sle i64 %1621, %1627
	br i1 %1628, label %do.515, label %enddo.518

latch.512:
	%1629 = add nsw i64 %1618, 1
	%1630 = icmp slt i64 %1618, %1554
	br i1 %1630, label %do.511, label %done.513, !llvm.loop !443

done.513:
	store i64 %1629, i64* %"i%57.128"
	br label %enddo.514

enddo.514:
	%1631 = load i64, i64* %"h%start2.36"
	%1632 = icmp sge i64 16, %1631
	%1633 = load i64, i64* %"h%block2.37"
	%1634 = load i64, i64* %"h%start2.36"
	%1635 = add nsw i64 %1633, %1634
	%1636 = icmp sge i64 %1635, 17
	%1637 = and i1 %1632, %1636
	br i1 %1637, label %then.520, label %else.521

do.515:
	%1638 = phi i64 [ %1621, %do.511 ], [ %1651, %latch.516 ]
	store i64 %1638, i64* %"i%56.127", !llvm.access.group !435
	%1639 = add nsw i64 %1618, 1
	%1640 = load i64, i64* %z.stride.18
	%1641 = mul nsw i64 %1639, %1640
	%1642 = load double*, double** %z.origin.16
	%1643 = getelementptr double, double* %1642, i64 %1641
	%1644 = getelementptr double, double* %1643, i64 %1638
	%1645 = load double, double* %1644, !alias.scope !39, !noalias !40, !llvm.access.group !436
	%1646 = load i64, i64* %"v%11.stride.126"
	%1647 = mul nsw i64 %1618, %1646
	%1648 = load double*, double** %"v%11.origin.124"
	%1649 = getelementptr double, double* %1648, i64 %1647
	%1650 = getelementptr double, double* %1649, i64 %1638
	store double %1645, double* %1650, !alias.scope !69, !noalias !70, !llvm.access.group !437
	br label %latch.516

latch.516:
	%1651 = add nsw i64 %1638, 1
	%1652 = icmp slt i64 %1638, %1627
	br i1 %1652, label %do.515, label %done.517, !llvm.loop !440

done.517:
	store i64 %1651, i64* %"i%56.127", !llvm.access.group !433
	br label %enddo.518

enddo.518:
	br label %latch.512

endif.519:
	%1653 = load i64, i64* %"h%start1.34"
	%1654 = icmp sge i64 1, %1653
	%1655 = load i64, i64* %"h%block1.35"
	%1656 = load i64, i64* %"h%start1.34"
	%1657 = add nsw i64 %1655, %1656
	%1658 = icmp sge i64 %1657, 2
	%1659 = and i1 %1654, %1658
	br i1 %1659, label %then.531, label %else.532

then.520:
	store i64 16, i64* %"i%59.130"
	%1660 = icmp sle i64 16, 16
	br i1 %1660, label %do.522, label %enddo.525

else.521:
	br label %endif.519

do.522:
	%1661 = phi i64 [ 16, %then.520 ], [ %1672, %latch.523 ]
	store i64 %1661, i64* %"i%59.130", !llvm.access.group !444
	%1662 = load i64, i64* %"h%start1.34", !llvm.access.group !444
	%1663 = icmp sgt i64 1, %1662
	%1664 = select i1 %1663, i64 1, i64 %1662
	%1665 = load i64, i64* %"h%block1.35", !llvm.access.group !444
	%1666 = load i64, i64* %"h%start1.34", !llvm.access.group !444
	%1667 = add nsw i64 %1665, %1666
	%1668 = sub nsw i64 %1667, 1
	%1669 = icmp slt i64 20, %1668
	%1670 = select i1 %1669, i64 20, i64 %1668
	store i64 %1664, i64* %"i%58.129", !llvm.access.group !444
	%1671 = icmp sle i64 %1664, %1670
	br i1 %1671, label %do.526, label %enddo.529

latch.523:
	%1672 = add nsw i64 %1661, 1
	%1673 = icmp slt i64 %1661, 16
	br i1 %1673, label %do.522, label %done.524, !llvm.loop !454

done.524:
	store i64 %1672, i64* %"i%59.130"
	br label %enddo.525

enddo.525:
	br label %endif.519

do.526:
	%1674 = phi i64 [ %1664, %do.522 ], [ %1687, %latch.527 ]
	store i64 %1674, i64* %"i%58.129", !llvm.access.group !446
	%1675 = sub nsw i64 %1661, 15
	%1676 = load i64, i64* %z.stride.18
	%1677 = mul nsw i64 %1675, %1676
	%1678 = load double*, double** %z.origin.16
	%1679 = getelementptr double, double* %1678, i64 %1677
	%1680 = getelementptr double, double* %1679, i64 %1674
	%1681 = load double, double* %1680, !alias.scope !39, !noalias !40, !llvm.access.group !447
	%1682 = load i64, i64* %"v%11.stride.126"
	%1683 = mul nsw i64 %1661, %1682
	%1684 = load double*, double** %"v%11.origin.124"
	%1685 = getelementptr double, double* %1684, i64 %1683
	%1686 = getelementptr double, double* %1685, i64 %1674
	store double %1681, double* %1686, !alias.scope !69, !noalias !70, !llvm.access.group !448
	br label %latch.527

latch.527:
	%1687 = add nsw i64 %1674, 1
	%1688 = icmp slt i64 %1674, %1670
	br i1 %1688, label %do.526, label %done.528, !llvm.loop !451

done.528:
	store i64 %1687, i64* %"i%58.129", !llvm.access.group !444
	br label %enddo.529

enddo.529:
	br label %latch.523

endif.530:
	%1689 = load i64, i64* %"h%start2.36"
	%1690 = icmp sgt i64 1, %1689
	%1691 = select i1 %1690, i64 1, i64 %1689
	%1692 = load i64, i64* %"h%block2.37"
	%1693 = load i64, i64* %"h%start2.36"
	%1694 = add nsw i64 %1692, %1693
	%1695 = sub nsw i64 %1694, 1
	%1696 = icmp slt i64 16, %1695
	%1697 = select i1 %1696, i64 16, i64 %1695
	store i64 %1691, i64* %"i%63.137"
	%1698 = icmp sle i64 %1691, %1697
	br i1 %1698, label %do.541, label %enddo.544

then.531:
	%1699 = load i64, i64* %"h%start2.36"
	%1700 = icmp sgt i64 1, %1699
	%1701 = select i1 %1700, i64 1, i64 %1699
	%1702 = load i64, i64* %"h%block2.37"
	%1703 = load i64, i64* %"h%start2.36"
	%1704 = add nsw i64 %1702, %1703
	%1705 = sub nsw i64 %1704, 1
	%1706 = icmp slt i64 16, %1705
	%1707 = select i1 %1706, i64 16, i64 %1705
	store i64 %1701, i64* %"i%61.135"
	%1708 = icmp sle i64 %1701, %1707
	br i1 %1708, label %do.533, label %enddo.536

else.532:
	br label %endif.530

do.533:
	%1709 = phi i64 [ %1701, %then.531 ], [ %1711, %latch.534 ]
	store i64 %1709, i64* %"i%61.135", !llvm.access.group !455
	store i64 1, i64* %"i%60.134", !llvm.access.group !455
	%1710 = icmp sle i64 1, 1
	br i1 %1710, label %do.537, label %enddo.540

latch.534:
	%1711 = add nsw i64 %1709, 1
	%1712 = icmp slt i64 %1709, %1707
	br i1 %1712, label %do.533, label %done.535, !llvm.loop !465

done.535:
	store i64 %1711, i64* %"i%61.135"
	br label %enddo.536

enddo.536:
	br label %endif.530

do.537:
	%1713 = phi i64 [ 1, %do.533 ], [ %1726, %latch.538 ]
	store i64 %1713, i64* %"i%60.134", !llvm.access.group !457
	%1714 = add nsw i64 %1713, 19
	%1715 = load i64, i64* %cv.stride.15
	%1716 = mul nsw i64 %1709, %1715
	%1717 = load double*, double** %cv.origin.13
	%1718 = getelementptr double, double* %1717, i64 %1716
	%1719 = getelementptr double, double* %1718, i64 %1714
	%1720 = load double, double* %1719, !alias.scope !37, !noalias !38, !llvm.access.group !458
	%1721 = load i64, i64* %"v%12.stride.133"
	%1722 = mul nsw i64 %1709, %1721
	%1723 = load double*, double** %"v%12.origin.131"
	%1724 = getelementptr double, double* %1723, i64 %1722
	%1725 = getelementptr double, double* %1724, i64 %1713
	store double %1720, double* %1725, !alias.scope !71, !noalias !72, !llvm.access.group !459
	br label %latch.538

latch.538:
	%1726 = add nsw i64 %1713, 1
	%1727 = icmp slt i64 %1713, 1
	br i1 %1727, label %do.537, label %done.539, !llvm.loop !462

done.539:
	store i64 %1726, i64* %"i%60.134", !llvm.access.group !455
	br label %enddo.540

enddo.540:
	br label %latch.534

do.541:
	%1728 = phi i64 [ %1691, %endif.530 ], [ %1739, %latch.542 ]
	store i64 %1728, i64* %"i%63.137", !llvm.access.group !466
	%1729 = load i64, i64* %"h%start1.34", !llvm.access.group !466
	%1730 = icmp sgt i64 2, %1729
	%1731 = select i1 %1730, i64 2, i64 %1729
	%1732 = load i64, i64* %"h%block1.35", !llvm.access.group !466
	%1733 = load i64, i64* %"h%start1.34", !llvm.access.group !466
	%1734 = add nsw i64 %1732, %1733
	%1735 = sub nsw i64 %1734, 1
	%1736 = icmp slt i64 20, %1735
	%1737 = select i1 %1736, i64 20, i64 %1735
	store i64 %1731, i64* %"i%62.136", !llvm.access.group !466
	%1738 = icmp sle i64 %1731, %1737
	br i1 %1738, label %do.545, label %enddo.548

latch.542:
	%1739 = add nsw i64 %1728, 1
	%1740 = icmp slt i64 %1728, %1697
	br i1 %1740, label %do.541, label %done.543, !llvm.loop !476

done.543:
	store i64 %1739, i64* %"i%63.137"
	br label %enddo.544

enddo.544:
	%1741 = load i64, i64* %"h%start1.34"
	%1742 = icmp sge i64 1, %1741
	%1743 = load i64, i64* %"h%block1.35"
	%1744 = load i64, i64* %"h%start1.34"
	%1745 = add nsw i64 %1743, %1744
	%1746 = icmp sge i64 %1745, 2
	%1747 = and i1 %1742, %1746
	br i1 %1747, label %then.550, label %else.551

do.545:
	%1748 = phi i64 [ %1731, %do.541 ], [ %1761, %latch.546 ]
	store i64 %1748, i64* %"i%62.136", !llvm.access.group !468
	%1749 = sub nsw i64 %1748, 1
	%1750 = load i64, i64* %cv.stride.15
	%1751 = mul nsw i64 %1728, %1750
	%1752 = load double*, double** %cv.origin.13
	%1753 = getelementptr double, double* %1752, i64 %1751
	%1754 = getelementptr double, double* %1753, i64 %1749
	%1755 = load double, double* %1754, !alias.scope !37, !noalias !38, !llvm.access.group !469
	%1756 = load i64, i64* %"v%12.stride.133"
	%1757 = mul nsw i64 %1728, %1756
	%1758 = load double*, double** %"v%12.origin.131"
	%1759 = getelementptr double, double* %1758, i64 %1757
	%1760 = getelementptr double, double* %1759, i64 %1748
	store double %1755, double* %1760, !alias.scope !71, !noalias !72, !llvm.access.group !470
	br label %latch.546

latch.546:
	%1761 = add nsw i64 %1748, 1
	%1762 = icmp slt i64 %1748, %1737
	br i1 %1762, label %do.545, label %done.547, !llvm.loop !473

done.547:
	store i64 %1761, i64* %"i%62.136", !llvm.access.group !466
	br label %enddo.548

enddo.548:
	br label %latch.542

endif.549:
	%1763 = load i64, i64* %"h%start2.36"
	%1764 = icmp sgt i64 1, %1763
	%1765 = select i1 %1764, i64 1, i64 %1763
	%1766 = load i64, i64* %"h%block2.37"
	%1767 = load i64, i64* %"h%start2.36"
	%1768 = add nsw i64 %1766, %1767
	%1769 = sub nsw i64 %1768, 1
	%1770 = icmp slt i64 16, %1769
	%1771 = select i1 %1770, i64 16, i64 %1769
	store i64 %1765, i64* %"i%67.144"
	%1772 = icmp sle i64 %1765, %1771
	br i1 %1772, label %do.560, label %enddo.563

then.550:
	%1773 = load i64, i64* %"h%start2.36"
	%1774 = icmp sgt i64 1, %1773
	%1775 = select i1 %1774, i64 1, i64 %1773
	%1776 = load i64, i64* %"h%block2.37"
	%1777 = load i64, i64* %"h%start2.36"
	%1778 = add nsw i64 %1776, %1777
	%1779 = sub nsw i64 %1778, 1
	%1780 = icmp slt i64 16, %1779
	%1781 = select i1 %1780, i64 16, i64 %1779
	store i64 %1775, i64* %"i%65.142"
	%1782 = icmp sle i64 %1775, %1781
	br i1 %1782, label %do.552, label %enddo.555

else.551:
	br label %endif.549

do.552:
	%1783 = phi i64 [ %1775, %then.550 ], [ %1785, %latch.553 ]
	store i64 %1783, i64* %"i%65.142", !llvm.access.group !477
	store i64 1, i64* %"i%64.141", !llvm.access.group !477
	%1784 = icmp sle i64 1, 1
	br i1 %1784, label %do.556, label %enddo.559

latch.553:
	%1785 = add nsw i64 %1783, 1
	%1786 = icmp slt i64 %1783, %1781
	br i1 %1786, label %do.552, label %done.554, !llvm.loop !487

done.554:
	store i64 %1785, i64* %"i%65.142"
	br label %enddo.555

enddo.555:
	br label %endif.549

do.556:
	%1787 = phi i64 [ 1, %do.552 ], [ %1800, %latch.557 ]
	store i64 %1787, i64* %"i%64.141", !llvm.access.group !479
	%1788 = add nsw i64 %1787, 19
	%1789 = load i64, i64* %e.stride.21
	%1790 = mul nsw i64 %1783, %1789
	%1791 = load double*, double** %e.origin.19
	%1792 = getelementptr double, double* %1791, i64 %1790
	%1793 = getelementptr double, double* %1792, i64 %1788
	%1794 = load double, double* %1793, !alias.scope !41, !noalias !42, !llvm.access.group !480
	%1795 = load i64, i64* %"v%13.stride.140"
	%1796 = mul nsw i64 %1783, %1795
	%1797 = load double*, double** %"v%13.origin.138"
	%1798 = getelementptr double, double* %1797, i64 %1796
	%1799 = getelementptr double, double* %1798, i64 %1787
	store double %1794, double* %1799, !alias.scope !73, !noalias !74, !llvm.access.group !481
	br label %latch.557

latch.557:
	%1800 = add nsw i64 %1787, 1
	%1801 = icmp slt i64 %1787, 1
	br i1 %1801, label %do.556, label %done.558, !llvm.loop !484

done.558:
	store i64 %1800, i64* %"i%64.141", !llvm.access.group !477
	br label %enddo.559

enddo.559:
	br label %latch.553

do.560:
	%1802 = phi i64 [ %1765, %endif.549 ], [ %1813, %latch.561 ]
	store i64 %1802, i64* %"i%67.144", !llvm.access.group !488
	%1803 = load i64, i64* %"h%start1.34", !llvm.access.group !488
	%1804 = icmp sgt i64 2, %1803
	%1805 = select i1 %1804, i64 2, i64 %1803
	%1806 = load i64, i64* %"h%block1.35", !llvm.access.group !488
	%1807 = load i64, i64* %"h%start1.34", !llvm.access.group !488
	%1808 = add nsw i64 %1806, %1807
	%1809 = sub nsw i64 %1808, 1
	%1810 = icmp slt i64 20, %1809
	%1811 = select i1 %1810, i64 20, i64 %1809
	store i64 %1805, i64* %"i%66.143", !llvm.access.group !488
	%1812 = icmp sle i64 %1805, %1811
	br i1 %1812, label %do.564, label %enddo.567

latch.561:
	%1813 = add nsw i64 %1802, 1
	%1814 = icmp slt i64 %1802, %1771
	br i1 %1814, label %do.560, label %done.562, !llvm.loop !498

done.562:
	store i64 %1813, i64* %"i%67.144"
	br label %enddo.563

enddo.563:
	%1815 = load i64, i64* %"h%start2.36"
	%1816 = icmp sgt i64 1, %1815
	%1817 = select i1 %1816, i64 1, i64 %1815
	%1818 = load i64, i64* %"h%block2.37"
	%1819 = load i64, i64* %"h%start2.36"
	%1820 = add nsw i64 %1818, %1819
	%1821 = sub nsw i64 %1820, 1
	%1822 = icmp slt i64 16, %1821
	%1823 = select i1 %1822, i64 16, i64 %1821
	%1824 = trunc i64 %1817 to i32
	store i32 %1824, i32* %"i%69.146"
	%1825 = icmp sle i64 %1817, %1823
	br i1 %1825, label %do.568, label %enddo.571

do.564:
	%1826 = phi i64 [ %1805, %do.560 ], [ %1839, %latch.565 ]
	store i64 %1826, i64* %"i%66.143", !llvm.access.group !490
	%1827 = sub nsw i64 %1826, 1
	%1828 = load i64, i64* %e.stride.21
	%1829 = mul nsw i64 %1802, %1828
	%1830 = load double*, double** %e.origin.19
	%1831 = getelementptr double, double* %1830, i64 %1829
	%1832 = getelementptr double, double* %1831, i64 %1827
	%1833 = load double, double* %1832, !alias.scope !41, !noalias !42, !llvm.access.group !491
	%1834 = load i64, i64* %"v%13.stride.140"
	%1835 = mul nsw i64 %1802, %1834
	%1836 = load double*, double** %"v%13.origin.138"
	%1837 = getelementptr double, double* %1836, i64 %1835
	%1838 = getelementptr double, double* %1837, i64 %1826
	store double %1833, double* %1838, !alias.scope !73, !noalias !74, !llvm.access.group !492
	br label %latch.565

latch.565:
	%1839 = add nsw i64 %1826, 1
	%1840 = icmp slt i64 %1826, %1811
	br i1 %1840, label %do.564, label %done.566, !llvm.loop !495

done.566:
	store i64 %1839, i64* %"i%66.143", !llvm.access.group !488
	br label %enddo.567

enddo.567:
	br label %latch.561

do.568:
	%1841 = phi i64 [ %1817, %enddo.563 ], [ %1854, %latch.569 ]
	%1842 = trunc i64 %1841 to i32
	store i32 %1842, i32* %"i%69.146", !llvm.access.group !499
	%1843 = load i64, i64* %"h%start1.34", !llvm.access.group !499
	%1844 = icmp sgt i64 1, %1843
	%1845 = select i1 %1844, i64 1, i64 %1843
	%1846 = load i64, i64* %"h%block1.35", !llvm.access.group !499
	%1847 = load i64, i64* %"h%start1.34", !llvm.access.group !499
	%1848 = add nsw i64 %1846, %1847
	%1849 = sub nsw i64 %1848, 1
	%1850 = icmp slt i64 20, %1849
	%1851 = select i1 %1850, i64 20, i64 %1849
	%1852 = trunc i64 %1845 to i32
	store i32 %1852, i32* %"i%68.145", !llvm.access.group !499
	%1853 = icmp sle i64 %1845, %1851
	br i1 %1853, label %do.572, label %enddo.575

latch.569:
	%1854 = add nsw i64 %1841, 1
	%1855 = icmp slt i64 %1841, %1823
	br i1 %1855, label %do.568, label %done.570, !llvm.loop !515

done.570:
	%1856 = trunc i64 %1854 to i32
	store i32 %1856, i32* %"i%69.146"
	br label %enddo.571

enddo.571:
	%1857 = load i64, i64* %"h%start2.36"
	%1858 = icmp sgt i64 1, %1857
	%1859 = select i1 %1858, i64 1, i64 %1857
	%1860 = load i64, i64* %"h%block2.37"
	%1861 = load i64, i64* %"h%start2.36"
	%1862 = add nsw i64 %1860, %1861
	%1863 = sub nsw i64 %1862, 1
	%1864 = icmp slt i64 16, %1863
	%1865 = select i1 %1864, i64 16, i64 %1863
	store i64 %1859, i64* %"i%71.151"
	%1866 = icmp sle i64 %1859, %1865
	br i1 %1866, label %do.576, label %enddo.579

do.572:
	%1867 = phi i64 [ %1845, %do.568 ], [ %1924, %latch.573 ]
	%1868 = trunc i64 %1867 to i32
	store i32 %1868, i32* %"i%68.145", !llvm.access.group !501
	%1869 = load i64, i64* %uold.stride.27
	%1870 = mul nsw i64 %1841, %1869
	%1871 = load double*, double** %uold.origin.25
	%1872 = getelementptr double, double* %1871, i64 %1870
	%1873 = getelementptr double, double* %1872, i64 %1867
	%1874 = load double, double* %1873, !alias.scope !45, !noalias !46, !llvm.access.group !502
	%1875 = load i64, i64* %z.stride.18
	%1876 = mul nsw i64 %1841, %1875
	%1877 = load double*, double** %z.origin.16
	%1878 = getelementptr double, double* %1877, i64 %1876
	%1879 = getelementptr double, double* %1878, i64 %1867
	%1880 = load double, double* %1879, !alias.scope !39, !noalias !40, !llvm.access.group !503
	%1881 = load i64, i64* %"v%11.stride.126"
	%1882 = mul nsw i64 %1841, %1881
	%1883 = load double*, double** %"v%11.origin.124"
	%1884 = getelementptr double, double* %1883, i64 %1882
	%1885 = getelementptr double, double* %1884, i64 %1867
	%1886 = load double, double* %1885, !alias.scope !69, !noalias !70, !llvm.access.group !504
	%1887 = fadd double %1880, %1886
	%1888 = fmul double 0.125, %1887
	%1889 = load i64, i64* %cv.stride.15
	%1890 = mul nsw i64 %1841, %1889
	%1891 = load double*, double** %cv.origin.13
	%1892 = getelementptr double, double* %1891, i64 %1890
	%1893 = getelementptr double, double* %1892, i64 %1867
	%1894 = load double, double* %1893, !alias.scope !37, !noalias !38, !llvm.access.group !505
	%1895 = load i64, i64* %"v%12.stride.133"
	%1896 = mul nsw i64 %1841, %1895
	%1897 = load double*, double** %"v%12.origin.131"
	%1898 = getelementptr double, double* %1897, i64 %1896
	%1899 = getelementptr double, double* %1898, i64 %1867
	%1900 = load double, double* %1899, !alias.scope !71, !noalias !72, !llvm.access.group !506
	%1901 = fadd double %1894, %1900
	%1902 = fmul double %1888, %1901
	%1903 = load i64, i64* %e.stride.21
	%1904 = mul nsw i64 %1841, %1903
	%1905 = load double*, double** %e.origin.19
	%1906 = getelementptr double, double* %1905, i64 %1904
	%1907 = getelementptr double, double* %1906, i64 %1867
	%1908 = load double, double* %1907, !alias.scope !41, !noalias !42, !llvm.access.group !507
	%1909 = fsub double %1902, %1908
	%1910 = load i64, i64* %"v%13.stride.140"
	%1911 = mul nsw i64 %1841, %1910
	%1912 = load double*, double** %"v%13.origin.138"
	%1913 = getelementptr double, double* %1912, i64 %1911
	%1914 = getelementptr double, double* %1913, i64 %1867
	%1915 = load double, double* %1914, !alias.scope !73, !noalias !74, !llvm.access.group !508
	%1916 = fadd double %1909, %1915
	%1917 = fmul double 0x3F947AE147AE147B, %1916
	%1918 = fadd double %1874, %1917
	%1919 = load i64, i64* %uold.stride.27
	%1920 = mul nsw i64 %1841, %1919
	%1921 = load double*, double** %uold.origin.25
	%1922 = getelementptr double, double* %1921, i64 %1920
	%1923 = getelementptr double, double* %1922, i64 %1867
	store double %1918, double* %1923, !alias.scope !45, !noalias !46, !llvm.access.group !509
	br label %latch.573

latch.573:
	%1924 = add nsw i64 %1867, 1
	%1925 = icmp slt i64 %1867, %1851
	br i1 %1925, label %do.572, label %done.574, !llvm.loop !512

done.574:
	%1926 = trunc i64 %1924 to i32
	store i32 %1926, i32* %"i%68.145", !llvm.access.group !499
	br label %enddo.575

enddo.575:
	br label %latch.569

do.576:
	%1927 = phi i64 [ %1859, %enddo.571 ], [ %1938, %latch.577 ]
	store i64 %1927, i64* %"i%71.151", !llvm.access.group !516
	%1928 = load i64, i64* %"h%start1.34", !llvm.access.group !516
	%1929 = icmp sgt i64 1, %1928
	%1930 = select i1 %1929, i64 1, i64 %1928
	%1931 = load i64, i64* %"h%block1.35", !llvm.access.group !516
	%1932 = load i64, i64* %"h%start1.34", !llvm.access.group !516
	%1933 = add nsw i64 %1931, %1932
	%1934 = sub nsw i64 %1933, 1
	%1935 = icmp slt i64 19, %1934
	%1936 = select i1 %1935, i64 19, i64 %1934
	store i64 %1930, i64* %"i%70.150", !llvm.access.group !516
	%1937 = icmp sle i64 %1930, %1936
	br i1 %1937, label %do.580, label %enddo.583

latch.577:
	%1938 = add nsw i64 %1927, 1
	%1939 = icmp slt i64 %1927, %1865
	br i1 %1939, label %do.576, label %done.578, !llvm.loop !526

done.578:
	store i64 %1938, i64* %"i%71.151"
	br label %enddo.579

enddo.579:
	%1940 = load i64, i64* %"h%start1.34"
	%1941 = icmp sge i64 20, %1940
	%1942 = load i64, i64* %"h%block1.35"
	%1943 = load i64, i64* %"h%start1.34"
	%1944 = add nsw i64 %1942, %1943
	%1945 = icmp sge i64 %1944, 21
	%1946 = and i1 %1941, %1945
	br i1 %1946, label %then.585, label %else.586

do.580:
	%1947 = phi i64 [ %1930, %do.576 ], [ %1960, %latch.581 ]
	store i64 %1947, i64* %"i%70.150", !llvm.access.group !518
	%1948 = add nsw i64 %1947, 1
	%1949 = load i64, i64* %z.stride.18
	%1950 = mul nsw i64 %1927, %1949
	%1951 = load double*, double** %z.origin.16
	%1952 = getelementptr double, double* %1951, i64 %1950
	%1953 = getelementptr double, double* %1952, i64 %1948
	%1954 = load double, double* %1953, !alias.scope !39, !noalias !40, !llvm.access.group !519
	%1955 = load i64, i64* %"v%14.stride.149"
	%1956 = mul nsw i64 %1927, %1955
	%1957 = load double*, double** %"v%14.origin.147"
	%1958 = getelementptr double, double* %1957, i64 %1956
	%1959 = getelementptr double, double* %1958, i64 %1947
	store double %1954, double* %1959, !alias.scope !75, !noalias !76, !llvm.access.group !520
	br label %latch.581

latch.581:
	%1960 = add nsw i64 %1947, 1
	%1961 = icmp slt i64 %1947, %1936
	br i1 %1961, label %do.580, label %done.582, !llvm.loop !523

done.582:
	store i64 %1960, i64* %"i%70.150", !llvm.access.group !516
	br label %enddo.583

enddo.583:
	br label %latch.577

endif.584:
	%1962 = load i64, i64* %"h%start2.36"
	%1963 = icmp sge i64 1, %1962
	%1964 = load i64, i64* %"h%block2.37"
	%1965 = load i64, i64* %"h%start2.36"
	%1966 = add nsw i64 %1964, %1965
	%1967 = icmp sge i64 %1966, 2
	%1968 = and i1 %1963, %1967
	br i1 %1968, label %then.596, label %else.597

then.585:
	%1969 = load i64, i64* %"h%start2.36"
	%1970 = icmp sgt i64 1, %1969
	%1971 = select i1 %1970, i64 1, i64 %1969
	%1972 = load i64, i64* %"h%block2.37"
	%1973 = load i64, i64* %"h%start2.36"
	%1974 = add nsw i64 %1972, %1973
	%1975 = sub nsw i64 %1974, 1
	%1976 = icmp slt i64 16, %1975
	%1977 = select i1 %1976, i64 16, i64 %1975
	store i64 %1971, i64* %"i%73.153"
	%1978 = icmp sle i64 %1971, %1977
	br i1 %1978, label %do.587, label %enddo.590

else.586:
	br label %endif.584

do.587:
	%1979 = phi i64 [ %1971, %then.585 ], [ %1981, %latch.588 ]
	store i64 %1979, i64* %"i%73.153", !llvm.access.group !527
	store i64 20, i64* %"i%72.152", !llvm.access.group !527
	%1980 = icmp sle i64 20, 20
	br i1 %1980, label %do.591, label %enddo.594

latch.588:
	%1981 = add nsw i64 %1979, 1
	%1982 = icmp slt i64 %1979, %1977
	br i1 %1982, label %do.587, label %done.589, !llvm.loop !537

done.589:
	store i64 %1981, i64* %"i%73.153"
	br label %enddo.590

enddo.590:
	br label %endif.584

do.591:
	%1983 = phi i64 [ 20, %do.587 ], [ %1996, %latch.592 ]
	store i64 %1983, i64* %"i%72.152", !llvm.access.group !529
	%1984 = sub nsw i64 %1983, 19
	%1985 = load i64, i64* %z.stride.18
	%1986 = mul nsw i64 %1979, %1985
	%1987 = load double*, double** %z.origin.16
	%1988 = getelementptr double, double* %1987, i64 %1986
	%1989 = getelementptr double, double* %1988, i64 %1984
	%1990 = load double, double* %1989, !alias.scope !39, !noalias !40, !llvm.access.group !530
	%1991 = load i64, i64* %"v%14.stride.149"
	%1992 = mul nsw i64 %1979, %1991
	%1993 = load double*, double** %"v%14.origin.147"
	%1994 = getelementptr double, double* %1993, i64 %1992
	%1995 = getelementptr double, double* %1994, i64 %1983
	store double %1990, double* %1995, !alias.scope !75, !noalias !76, !llvm.access.group !531
	br label %latch.592

latch.592:
	%1996 = add nsw i64 %1983, 1
	%1997 = icmp slt i64 %1983, 20
	br i1 %1997, label %do.591, label %done.593, !llvm.loop !534

done.593:
	store i64 %1996, i64* %"i%72.152", !llvm.access.group !527
	br label %enddo.594

enddo.594:
	br label %latch.588

endif.595:
	%1998 = load i64, i64* %"h%start2.36"
	%1999 = icmp sgt i64 2, %1998
	%2000 = select i1 %1999, i64 2, i64 %1998
	%2001 = load i64, i64* %"h%block2.37"
	%2002 = load i64, i64* %"h%start2.36"
	%2003 = add nsw i64 %2001, %2002
	%2004 = sub nsw i64 %2003, 1
	%2005 = icmp slt i64 16, %2004
	%2006 = select i1 %2005, i64 16, i64 %2004
	store i64 %2000, i64* %"i%77.160"
	%2007 = icmp sle i64 %2000, %2006
	br i1 %2007, label %do.606, label %enddo.609

then.596:
	store i64 1, i64* %"i%75.158"
	%2008 = icmp sle i64 1, 1
	br i1 %2008, label %do.598, label %enddo.601

else.597:
	br label %endif.595

do.598:
	%2009 = phi i64 [ 1, %then.596 ], [ %2020, %latch.599 ]
	store i64 %2009, i64* %"i%75.158", !llvm.access.group !538
	%2010 = load i64, i64* %"h%start1.34", !llvm.access.group !538
	%2011 = icmp sgt i64 1, %2010
	%2012 = select i1 %2011, i64 1, i64 %2010
	%2013 = load i64, i64* %"h%block1.35", !llvm.access.group !538
	%2014 = load i64, i64* %"h%start1.34", !llvm.access.group !538
	%2015 = add nsw i64 %2013, %2014
	%2016 = sub nsw i64 %2015, 1
	%2017 = icmp slt i64 20, %2016
	%2018 = select i1 %2017, i64 20, i64 %2016
	store i64 %2012, i64* %"i%74.157", !llvm.access.group !538
	%2019 = icmp sle i64 %2012, %2018
	br i1 %2019, label %do.602, label %enddo.605

latch.599:
	%2020 = add nsw i64 %2009, 1
	%2021 = icmp slt i64 %2009, 1
	br i1 %2021, label %do.598, label %done.600, !llvm.loop !548

done.600:
	store i64 %2020, i64* %"i%75.158"
	br label %enddo.601

enddo.601:
	br label %endif.595

do.602:
	%2022 = phi i64 [ %2012, %do.598 ], [ %2035, %latch.603 ]
	store i64 %2022, i64* %"i%74.157", !llvm.access.group !540
	%2023 = add nsw i64 %2009, 15
	%2024 = load i64, i64* %cu.stride.12
	%2025 = mul nsw i64 %2023, %2024
	%2026 = load double*, double** %cu.origin.10
	%2027 = getelementptr double, double* %2026, i64 %2025
	%2028 = getelementptr double, double* %2027, i64 %2022
	%2029 = load double, double* %2028, !alias.scope !35, !noalias !36, !llvm.access.group !541
	%2030 = load i64, i64* %"v%15.stride.156"
	%2031 = mul nsw i64 %2009, %2030
	%2032 = load double*, double** %"v%15.origin.154"
	%2033 = getelementptr double, double* %2032, i64 %2031
	%2034 = getelementptr double, double* %2033, i64 %2022
	store double %2029, double* %2034, !alias.scope !77, !noalias !78, !llvm.access.group !542
	br label %latch.603

latch.603:
	%2035 = add nsw i64 %2022, 1
	%2036 = icmp slt i64 %2022, %2018
	br i1 %2036, label %do.602, label %done.604, !llvm.loop !545

done.604:
	store i64 %2035, i64* %"i%74.157", !llvm.access.group !538
	br label %enddo.605

enddo.605:
	br label %latch.599

do.606:
	%2037 = phi i64 [ %2000, %endif.595 ], [ %2048, %latch.607 ]
	store i64 %2037, i64* %"i%77.160", !llvm.access.group !549
	%2038 = load i64, i64* %"h%start1.34", !llvm.access.group !549
	%2039 = icmp sgt i64 1, %2038
	%2040 = select i1 %2039, i64 1, i64 %2038
	%2041 = load i64, i64* %"h%block1.35", !llvm.access.group !549
	%2042 = load i64, i64* %"h%start1.34", !llvm.access.group !549
	%2043 = add nsw i64 %2041, %2042
	%2044 = sub nsw i64 %2043, 1
	%2045 = icmp slt i64 20, %2044
	%2046 = select i1 %2045, i64 20, i64 %2044
	store i64 %2040, i64* %"i%76.159", !llvm.access.group !549
	%2047 = icmp sle i64 %2040, %2046
	br i1 %2047, label %do.610, label %enddo.613

latch.607:
	%2048 = add nsw i64 %2037, 1
	%2049 = icmp slt i64 %2037, %2006
	br i1 %2049, label %do.606, label %done.608, !llvm.loop !559

done.608:
	store i64 %2048, i64* %"i%77.160"
	br label %enddo.609

enddo.609:
	%2050 = load i64, i64* %"h%start2.36"
	%2051 = icmp sge i64 1, %2050
	%2052 = load i64, i64* %"h%block2.37"
	%2053 = load i64, i64* %"h%start2.36"
	%2054 = add nsw i64 %2052, %2053
	%2055 = icmp sge i64 %2054, 2
	%2056 = and i1 %2051, %2055
	br i1 %2056, label %then.615, label %else.616

do.610:
	%2057 = phi i64 [ %2040, %do.606 ], [ %2070, %latch.611 ]
	store i64 %2057, i64* %"i%76.159", !llvm.access.group !551
	%2058 = sub nsw i64 %2037, 1
	%2059 = load i64, i64* %cu.stride.12
	%2060 = mul nsw i64 %2058, %2059
	%2061 = load double*, double** %cu.origin.10
	%2062 = getelementptr double, double* %2061, i64 %2060
	%2063 = getelementptr double, double* %2062, i64 %2057
	%2064 = load double, double* %2063, !alias.scope !35, !noalias !36, !llvm.access.group !552
	%2065 = load i64, i64* %"v%15.stride.156"
	%2066 = mul nsw i64 %2037, %2065
	%2067 = load double*, double** %"v%15.origin.154"
	%2068 = getelementptr double, double* %2067, i64 %2066
	%2069 = getelementptr double, double* %2068, i64 %2057
	store double %2064, double* %2069, !alias.scope !77, !noalias !78, !llvm.access.group !553
	br label %latch.611

latch.611:
	%2070 = add nsw i64 %2057, 1
	%2071 = icmp slt i64 %2057, %2046
	br i1 %2071, label %do.610, label %done.612, !llvm.loop !556

done.612:
	store i64 %2070, i64* %"i%76.159", !llvm.access.group !549
	br label %enddo.613

enddo.613:
	br label %latch.607

endif.614:
	%2072 = load i64, i64* %"h%start2.36"
	%2073 = icmp sgt i64 2, %2072
	%2074 = select i1 %2073, i64 2, i64 %2072
	%2075 = load i64, i64* %"h%block2.37"
	%2076 = load i64, i64* %"h%start2.36"
	%2077 = add nsw i64 %2075, %2076
	%2078 = sub nsw i64 %2077, 1
	%2079 = icmp slt i64 16, %2078
	%2080 = select i1 %2079, i64 16, i64 %2078
	store i64 %2074, i64* %"i%81.167"
	%2081 = icmp sle i64 %2074, %2080
	br i1 %2081, label %do.625, label %enddo.628

then.615:
	store i64 1, i64* %"i%79.165"
	%2082 = icmp sle i64 1, 1
	br i1 %2082, label %do.617, label %enddo.620

else.616:
	br label %endif.614

do.617:
	%2083 = phi i64 [ 1, %then.615 ], [ %2094, %latch.618 ]
	store i64 %2083, i64* %"i%79.165", !llvm.access.group !560
	%2084 = load i64, i64* %"h%start1.34", !llvm.access.group !560
	%2085 = icmp sgt i64 1, %2084
	%2086 = select i1 %2085, i64 1, i64 %2084
	%2087 = load i64, i64* %"h%block1.35", !llvm.access.group !560
	%2088 = load i64, i64* %"h%start1.34", !llvm.access.group !560
	%2089 = add nsw i64 %2087, %2088
	%2090 = sub nsw i64 %2089, 1
	%2091 = icmp slt i64 20, %2090
	%2092 = select i1 %2091, i64 20, i64 %2090
	store i64 %2086, i64* %"i%78.164", !llvm.access.group !560
	%2093 = icmp sle i64 %2086, %2092
	br i1 %2093, label %do.621, label %enddo.624

latch.618:
	%2094 = add nsw i64 %2083, 1
	%2095 = icmp slt i64 %2083, 1
	br i1 %2095, label %do.617, label %done.619, !llvm.loop !570

done.619:
	store i64 %2094, i64* %"i%79.165"
	br label %enddo.620

enddo.620:
	br label %endif.614

do.621:
	%2096 = phi i64 [ %2086, %do.617 ], [ %2109, %latch.622 ]
	store i64 %2096, i64* %"i%78.164", !llvm.access.group !562
	%2097 = add nsw i64 %2083, 15
	%2098 = load i64, i64* %e.stride.21
	%2099 = mul nsw i64 %2097, %2098
	%2100 = load double*, double** %e.origin.19
	%2101 = getelementptr double, double* %2100, i64 %2099
	%2102 = getelementptr double, double* %2101, i64 %2096
	%2103 = load double, double* %2102, !alias.scope !41, !noalias !42, !llvm.access.group !563
	%2104 = load i64, i64* %"v%16.stride.163"
	%2105 = mul nsw i64 %2083, %2104
	%2106 = load double*, double** %"v%16.origin.161"
	%2107 = getelementptr double, double* %2106, i64 %2105
	%2108 = getelementptr double, double* %2107, i64 %2096
	store double %2103, double* %2108, !alias.scope !79, !noalias !80, !llvm.access.group !564
	br label %latch.622

latch.622:
	%2109 = add nsw i64 %2096, 1
	%2110 = icmp slt i64 %2096, %2092
	br i1 %2110, label %do.621, label %done.623, !llvm.loop !567

done.623:
	store i64 %2109, i64* %"i%78.164", !llvm.access.group !560
	br label %enddo.624

enddo.624:
	br label %latch.618

do.625:
	%2111 = phi i64 [ %2074, %endif.614 ], [ %2122, %latch.626 ]
	store i64 %2111, i64* %"i%81.167", !llvm.access.group !571
	%2112 = load i64, i64* %"h%start1.34", !llvm.access.group !571
	%2113 = icmp sgt i64 1, %2112
	%2114 = select i1 %2113, i64 1, i64 %2112
	%2115 = load i64, i64* %"h%block1.35", !llvm.access.group !571
	%2116 = load i64, i64* %"h%start1.34", !llvm.access.group !571
	%2117 = add nsw i64 %2115, %2116
	%2118 = sub nsw i64 %2117, 1
	%2119 = icmp slt i64 20, %2118
	%2120 = select i1 %2119, i64 20, i64 %2118
	store i64 %2114, i64* %"i%80.166", !llvm.access.group !571
	%2121 = icmp sle i64 %2114, %2120
	br i1 %2121, label %do.629, label %enddo.632

latch.626:
	%2122 = add nsw i64 %2111, 1
	%2123 = icmp slt i64 %2111, %2080
	br i1 %2123, label %do.625, label %done.627, !llvm.loop !581

done.627:
	store i64 %2122, i64* %"i%81.167"
	br label %enddo.628

enddo.628:
	%2124 = load i64, i64* %"h%start2.36"
	%2125 = icmp sgt i64 1, %2124
	%2126 = select i1 %2125, i64 1, i64 %2124
	%2127 = load i64, i64* %"h%block2.37"
	%2128 = load i64, i64* %"h%start2.36"
	%2129 = add nsw i64 %2127, %2128
	%2130 = sub nsw i64 %2129, 1
	%2131 = icmp slt i64 16, %2130
	%2132 = select i1 %2131, i64 16, i64 %2130
	%2133 = trunc i64 %2126 to i32
	store i32 %2133, i32* %"i%83.169"
	%2134 = icmp sle i64 %2126, %2132
	br i1 %2134, label %do.633, label %enddo.636

do.629:
	%2135 = phi i64 [ %2114, %do.625 ], [ %2148, %latch.630 ]
	store i64 %2135, i64* %"i%80.166", !llvm.access.group !573
	%2136 = sub nsw i64 %2111, 1
	%2137 = load i64, i64* %e.stride.21
	%2138 = mul nsw i64 %2136, %2137
	%2139 = load double*, double** %e.origin.19
	%2140 = getelementptr double, double* %2139, i64 %2138
	%2141 = getelementptr double, double* %2140, i64 %2135
	%2142 = load double, double* %2141, !alias.scope !41, !noalias !42, !llvm.access.group !574
	%2143 = load i64, i64* %"v%16.stride.163"
	%2144 = mul nsw i64 %2111, %2143
	%2145 = load double*, double** %"v%16.origin.161"
	%2146 = getelementptr double, double* %2145, i64 %2144
	%2147 = getelementptr double, double* %2146, i64 %2135
	store double %2142, double* %2147, !alias.scope !79, !noalias !80, !llvm.access.group !575
	br label %latch.630

latch.630:
	%2148 = add nsw i64 %2135, 1
	%2149 = icmp slt i64 %2135, %2120
	br i1 %2149, label %do.629, label %done.631, !llvm.loop !578

done.631:
	store i64 %2148, i64* %"i%80.166", !llvm.access.group !571
	br label %enddo.632

enddo.632:
	br label %latch.626

do.633:
	%2150 = phi i64 [ %2126, %enddo.628 ], [ %2163, %latch.634 ]
	%2151 = trunc i64 %2150 to i32
	store i32 %2151, i32* %"i%83.169", !llvm.access.group !582
	%2152 = load i64, i64* %"h%start1.34", !llvm.access.group !582
	%2153 = icmp sgt i64 1, %2152
	%2154 = select i1 %2153, i64 1, i64 %2152
	%2155 = load i64, i64* %"h%block1.35", !llvm.access.group !582
	%2156 = load i64, i64* %"h%start1.34", !llvm.access.group !582
	%2157 = add nsw i64 %2155, %2156
	%2158 = sub nsw i64 %2157, 1
	%2159 = icmp slt i64 20, %2158
	%2160 = select i1 %2159, i64 20, i64 %2158
	%2161 = trunc i64 %2154 to i32
	store i32 %2161, i32* %"i%82.168", !llvm.access.group !582
	%2162 = icmp sle i64 %2154, %2160
	br i1 %2162, label %do.637, label %enddo.640

latch.634:
	%2163 = add nsw i64 %2150, 1
	%2164 = icmp slt i64 %2150, %2132
	br i1 %2164, label %do.633, label %done.635, !llvm.loop !598

done.635:
	%2165 = trunc i64 %2163 to i32
	store i32 %2165, i32* %"i%83.169"
	br label %enddo.636

enddo.636:
	%2166 = load i64, i64* %"h%start2.36"
	%2167 = icmp sgt i64 1, %2166
	%2168 = select i1 %2167, i64 1, i64 %2166
	%2169 = load i64, i64* %"h%block2.37"
	%2170 = load i64, i64* %"h%start2.36"
	%2171 = add nsw i64 %2169, %2170
	%2172 = sub nsw i64 %2171, 1
	%2173 = icmp slt i64 16, %2172
	%2174 = select i1 %2173, i64 16, i64 %2172
	store i64 %2168, i64* %"i%85.174"
	%2175 = icmp sle i64 %2168, %2174
	br i1 %2175, label %do.641, label %enddo.644

do.637:
	%2176 = phi i64 [ %2154, %do.633 ], [ %2233, %latch.638 ]
	%2177 = trunc i64 %2176 to i32
	store i32 %2177, i32* %"i%82.168", !llvm.access.group !584
	%2178 = load i64, i64* %vold.stride.30
	%2179 = mul nsw i64 %2150, %2178
	%2180 = load double*, double** %vold.origin.28
	%2181 = getelementptr double, double* %2180, i64 %2179
	%2182 = getelementptr double, double* %2181, i64 %2176
	%2183 = load double, double* %2182, !alias.scope !47, !noalias !48, !llvm.access.group !585
	%2184 = load i64, i64* %z.stride.18
	%2185 = mul nsw i64 %2150, %2184
	%2186 = load double*, double** %z.origin.16
	%2187 = getelementptr double, double* %2186, i64 %2185
	%2188 = getelementptr double, double* %2187, i64 %2176
	%2189 = load double, double* %2188, !alias.scope !39, !noalias !40, !llvm.access.group !586
	%2190 = load i64, i64* %"v%14.stride.149"
	%2191 = mul nsw i64 %2150, %2190
	%2192 = load double*, double** %"v%14.origin.147"
	%2193 = getelementptr double, double* %2192, i64 %2191
	%2194 = getelementptr double, double* %2193, i64 %2176
	%2195 = load double, double* %2194, !alias.scope !75, !noalias !76, !llvm.access.group !587
	%2196 = fadd double %2189, %2195
	%2197 = fmul double 0.125, %2196
	%2198 = load i64, i64* %cu.stride.12
	%2199 = mul nsw i64 %2150, %2198
	%2200 = load double*, double** %cu.origin.10
	%2201 = getelementptr double, double* %2200, i64 %2199
	%2202 = getelementptr double, double* %2201, i64 %2176
	%2203 = load double, double* %2202, !alias.scope !35, !noalias !36, !llvm.access.group !588
	%2204 = load i64, i64* %"v%15.stride.156"
	%2205 = mul nsw i64 %2150, %2204
	%2206 = load double*, double** %"v%15.origin.154"
	%2207 = getelementptr double, double* %2206, i64 %2205
	%2208 = getelementptr double, double* %2207, i64 %2176
	%2209 = load double, double* %2208, !alias.scope !77, !noalias !78, !llvm.access.group !589
	%2210 = fadd double %2203, %2209
	%2211 = fmul double %2197, %2210
	%2212 = load i64, i64* %e.stride.21
	%2213 = mul nsw i64 %2150, %2212
	%2214 = load double*, double** %e.origin.19
	%2215 = getelementptr double, double* %2214, i64 %2213
	%2216 = getelementptr double, double* %2215, i64 %2176
	%2217 = load double, double* %2216, !alias.scope !41, !noalias !42, !llvm.access.group !590
	%2218 = fadd double %2211, %2217
	%2219 = load i64, i64* %"v%16.stride.163"
	%2220 = mul nsw i64 %2150, %2219
	%2221 = load double*, double** %"v%16.origin.161"
	%2222 = getelementptr double, double* %2221, i64 %2220
	%2223 = getelementptr double, double* %2222, i64 %2176
	%2224 = load double, double* %2223, !alias.scope !79, !noalias !80, !llvm.access.group !591
	%2225 = fsub double %2218, %2224
	%2226 = fmul double 0x3F947AE147AE147B, %2225
	%2227 = fsub double %2183, %2226
	%2228 = load i64, i64* %vold.stride.30
	%2229 = mul nsw i64 %2150, %2228
	%2230 = load double*, double** %vold.origin.28
	%2231 = getelementptr double, double* %2230, i64 %2229
	%2232 = getelementptr double, double* %2231, i64 %2176
	store double %2227, double* %2232, !alias.scope !47, !noalias !48, !llvm.access.group !592
	br label %latch.638

latch.638:
	%2233 = add nsw i64 %2176, 1
	%2234 = icmp slt i64 %2176, %2160
	br i1 %2234, label %do.637, label %done.639, !llvm.loop !595

done.639:
	%2235 = trunc i64 %2233 to i32
	store i32 %2235, i32* %"i%82.168", !llvm.access.group !582
	br label %enddo.640

enddo.640:
	br label %latch.634

do.641:
	%2236 = phi i64 [ %2168, %enddo.636 ], [ %2247, %latch.642 ]
	store i64 %2236, i64* %"i%85.174", !llvm.access.group !599
	%2237 = load i64, i64* %"h%start1.34", !llvm.access.group !599
	%2238 = icmp sgt i64 1, %2237
	%2239 = select i1 %2238, i64 1, i64 %2237
	%2240 = load i64, i64* %"h%block1.35", !llvm.access.group !599
	%2241 = load i64, i64* %"h%start1.34", !llvm.access.group !599
	%2242 = add nsw i64 %2240, %2241
	%2243 = sub nsw i64 %2242, 1
	%2244 = icmp slt i64 19, %2243
	%2245 = select i1 %2244, i64 19, i64 %2243
	store i64 %2239, i64* %"i%84.173", !llvm.access.group !599
	%2246 = icmp sle i64 %2239, %2245
	br i1 %2246, label %do.645, label %enddo.648

latch.642:
	%2247 = add nsw i64 %2236, 1
	%2248 = icmp slt i64 %2236, %2174
	br i1 %2248, label %do.641, label %done.643, !llvm.loop !609

done.643:
	store i64 %2247, i64* %"i%85.174"
	br label %enddo.644

enddo.644:
	%2249 = load i64, i64* %"h%start1.34"
	%2250 = icmp sge i64 20, %2249
	%2251 = load i64, i64* %"h%block1.35"
	%2252 = load i64, i64* %"h%start1.34"
	%2253 = add nsw i64 %2251, %2252
	%2254 = icmp sge i64 %2253, 21
	%2255 = and i1 %2250, %2254
	br i1 %2255, label %then.650, label %else.651

do.645:
	%2256 = phi i64 [ %2239, %do.641 ], [ %2269, %latch.646 ]
	store i64 %2256, i64* %"i%84.173", !llvm.access.group !601
	%2257 = add nsw i64 %2256, 1
	%2258 = load i64, i64* %cu.stride.12
	%2259 = mul nsw i64 %2236, %2258
	%2260 = load double*, double** %cu.origin.10
	%2261 = getelementptr double, double* %2260, i64 %2259
	%2262 = getelementptr double, double* %2261, i64 %2257
	%2263 = load double, double* %2262, !alias.scope !35, !noalias !36, !llvm.access.group !602
	%2264 = load i64, i64* %"v%17.stride.172"
	%2265 = mul nsw i64 %2236, %2264
	%2266 = load double*, double** %"v%17.origin.170"
	%2267 = getelementptr double, double* %2266, i64 %2265
	%2268 = getelementptr double, double* %2267, i64 %2256
	store double %2263, double* %2268, !alias.scope !81, !noalias !82, !llvm.access.group !603
	br label %latch.646

latch.646:
	%2269 = add nsw i64 %2256, 1
	%2270 = icmp slt i64 %2256, %2245
	br i1 %2270, label %do.645, label %done.647, !llvm.loop !606

done.647:
	store i64 %2269, i64* %"i%84.173", !llvm.access.group !599
	br label %enddo.648

enddo.648:
	br label %latch.642

endif.649:
	%2271 = load i64, i64* %"h%start2.36"
	%2272 = icmp sgt i64 1, %2271
	%2273 = select i1 %2272, i64 1, i64 %2271
	%2274 = load i64, i64* %"h%block2.37"
	%2275 = load i64, i64* %"h%start2.36"
	%2276 = add nsw i64 %2274, %2275
	%2277 = sub nsw i64 %2276, 1
	%2278 = icmp slt i64 15, %2277
	%2279 = select i1 %2278, i64 15, i64 %2277
	store i64 %2273, i64* %"i%89.181"
	%2280 = icmp sle i64 %2273, %2279
	br i1 %2280, label %do.660, label %enddo.663

then.650:
	%2281 = load i64, i64* %"h%start2.36"
	%2282 = icmp sgt i64 1, %2281
	%2283 = select i1 %2282, i64 1, i64 %2281
	%2284 = load i64, i64* %"h%block2.37"
	%2285 = load i64, i64* %"h%start2.36"
	%2286 = add nsw i64 %2284, %2285
	%2287 = sub nsw i64 %2286, 1
	%2288 = icmp slt i64 16, %2287
	%2289 = select i1 %2288, i64 16, i64 %2287
	store i64 %2283, i64* %"i%87.176"
	%2290 = icmp sle i64 %2283, %2289
	br i1 %2290, label %do.652, label %enddo.655

else.651:
	br label %endif.649

do.652:
	%2291 = phi i64 [ %2283, %then.650 ], [ %2293, %latch.653 ]
	store i64 %2291, i64* %"i%87.176", !llvm.access.group !610
	store i64 20, i64* %"i%86.175", !llvm.access.group !610
	%2292 = icmp sle i64 20, 20
	br i1 %2292, label %do.656, label %enddo.659

latch.653:
	%2293 = add nsw i64 %2291, 1
	%2294 = icmp slt i64 %2291, %2289
	br i1 %2294, label %do.652, label %done.654, !llvm.loop !620

done.654:
	store i64 %2293, i64* %"i%87.176"
	br label %enddo.655

enddo.655:
	br label %endif.649

do.656:
	%2295 = phi i64 [ 20, %do.652 ], [ %2308, %latch.657 ]
	store i64 %2295, i64* %"i%86.175", !llvm.access.group !612
	%2296 = sub nsw i64 %2295, 19
	%2297 = load i64, i64* %cu.stride.12
	%2298 = mul nsw i64 %2291, %2297
	%2299 = load double*, double** %cu.origin.10
	%2300 = getelementptr double, double* %2299, i64 %2298
	%2301 = getelementptr double, double* %2300, i64 %2296
	%2302 = load double, double* %2301, !alias.scope !35, !noalias !36, !llvm.access.group !613
	%2303 = load i64, i64* %"v%17.stride.172"
	%2304 = mul nsw i64 %2291, %2303
	%2305 = load double*, double** %"v%17.origin.170"
	%2306 = getelementptr double, double* %2305, i64 %2304
	%2307 = getelementptr double, double* %2306, i64 %2295
	store double %2302, double* %2307, !alias.scope !81, !noalias !82, !llvm.access.group !614
	br label %latch.657

latch.657:
	%2308 = add nsw i64 %2295, 1
	%2309 = icmp slt i64 %2295, 20
	br i1 %2309, label %do.656, label %done.658, !llvm.loop !617

done.658:
	store i64 %2308, i64* %"i%86.175", !llvm.access.group !610
	br label %enddo.659

enddo.659:
	br label %latch.653

do.660:
	%2310 = phi i64 [ %2273, %endif.649 ], [ %2321, %latch.661 ]
	store i64 %2310, i64* %"i%89.181", !llvm.access.group !621
	%2311 = load i64, i64* %"h%start1.34", !llvm.access.group !621
	%2312 = icmp sgt i64 1, %2311
	%2313 = select i1 %2312, i64 1, i64 %2311
	%2314 = load i64, i64* %"h%block1.35", !llvm.access.group !621
	%2315 = load i64, i64* %"h%start1.34", !llvm.access.group !621
	%2316 = add nsw i64 %2314, %2315
	%2317 = sub nsw i64 %2316, 1
	%2318 = icmp slt i64 20, %2317
	%2319 = select i1 %2318, i64 20, i64 %2317
	store i64 %2313, i64* %"i%88.180", !llvm.access.group !621
	%2320 = icmp sle i64 %2313, %2319
	br i1 %2320, label %do.664, label %enddo.667

latch.661:
	%2321 = add nsw i64 %2310, 1
	%2322 = icmp slt i64 %2310, %2279
	br i1 %2322, label %do.660, label %done.662, !llvm.loop !631

done.662:
	store i64 %2321, i64* %"i%89.181"
	br label %enddo.663

enddo.663:
	%2323 = load i64, i64* %"h%start2.36"
	%2324 = icmp sge i64 16, %2323
	%2325 = load i64, i64* %"h%block2.37"
	%2326 = load i64, i64* %"h%start2.36"
	%2327 = add nsw i64 %2325, %2326
	%2328 = icmp sge i64 %2327, 17
	%2329 = and i1 %2324, %2328
	br i1 %2329, label %then.669, label %else.670

do.664:
	%2330 = phi i64 [ %2313, %do.660 ], [ %2343, %latch.665 ]
	store i64 %2330, i64* %"i%88.180", !llvm.access.group !623
	%2331 = add nsw i64 %2310, 1
	%2332 = load i64, i64* %cv.stride.15
	%2333 = mul nsw i64 %2331, %2332
	%2334 = load double*, double** %cv.origin.13
	%2335 = getelementptr double, double* %2334, i64 %2333
	%2336 = getelementptr double, double* %2335, i64 %2330
	%2337 = load double, double* %2336, !alias.scope !37, !noalias !38, !llvm.access.group !624
	%2338 = load i64, i64* %"v%18.stride.179"
	%2339 = mul nsw i64 %2310, %2338
	%2340 = load double*, double** %"v%18.origin.177"
	%2341 = getelementptr double, double* %2340, i64 %2339
	%2342 = getelementptr double, double* %2341, i64 %2330
	store double %2337, double* %2342, !alias.scope !83, !noalias !84, !llvm.access.group !625
	br label %latch.665

latch.665:
	%2343 = add nsw i64 %2330, 1
	%2344 = icmp slt i64 %2330, %2319
	br i1 %2344, label %do.664, label %done.666, !llvm.loop !628

done.666:
	store i64 %2343, i64* %"i%88.180", !llvm.access.group !621
	br label %enddo.667

enddo.667:
	br label %latch.661

endif.668:
	%2345 = load i64, i64* %"h%start2.36"
	%2346 = icmp sgt i64 1, %2345
	%2347 = select i1 %2346, i64 1, i64 %2345
	%2348 = load i64, i64* %"h%block2.37"
	%2349 = load i64, i64* %"h%start2.36"
	%2350 = add nsw i64 %2348, %2349
	%2351 = sub nsw i64 %2350, 1
	%2352 = icmp slt i64 16, %2351
	%2353 = select i1 %2352, i64 16, i64 %2351
	%2354 = trunc i64 %2347 to i32
	store i32 %2354, i32* %"i%93.185"
	%2355 = icmp sle i64 %2347, %2353
	br i1 %2355, label %do.679, label %enddo.682

then.669:
	store i64 16, i64* %"i%91.183"
	%2356 = icmp sle i64 16, 16
	br i1 %2356, label %do.671, label %enddo.674

else.670:
	br label %endif.668

do.671:
	%2357 = phi i64 [ 16, %then.669 ], [ %2368, %latch.672 ]
	store i64 %2357, i64* %"i%91.183", !llvm.access.group !632
	%2358 = load i64, i64* %"h%start1.34", !llvm.access.group !632
	%2359 = icmp sgt i64 1, %2358
	%2360 = select i1 %2359, i64 1, i64 %2358
	%2361 = load i64, i64* %"h%block1.35", !llvm.access.group !632
	%2362 = load i64, i64* %"h%start1.34", !llvm.access.group !632
	%2363 = add nsw i64 %2361, %2362
	%2364 = sub nsw i64 %2363, 1
	%2365 = icmp slt i64 20, %2364
	%2366 = select i1 %2365, i64 20, i64 %2364
	store i64 %2360, i64* %"i%90.182", !llvm.access.group !632
	%2367 = icmp sle i64 %2360, %2366
	br i1 %2367, label %do.675, label %enddo.678

latch.672:
	%2368 = add nsw i64 %2357, 1
	%2369 = icmp slt i64 %2357, 16
	br i1 %2369, label %do.671, label %done.673, !llvm.loop !642

done.673:
	store i64 %2368, i64* %"i%91.183"
	br label %enddo.674

enddo.674:
	br label %endif.668

do.675:
	%2370 = phi i64 [ %2360, %do.671 ], [ %2383, %latch.676 ]
	store i64 %2370, i64* %"i%90.182", !llvm.access.group !634
	%2371 = sub nsw i64 %2357, 15
	%2372 = load i64, i64* %cv.stride.15
	%2373 = mul nsw i64 %2371, %2372
	%2374 = load double*, double** %cv.origin.13
	%2375 = getelementptr double, double* %2374, i64 %2373
	%2376 = getelementptr double, double* %2375, i64 %2370
	%2377 = load double, double* %2376, !alias.scope !37, !noalias !38, !llvm.access.group !635
	%2378 = load i64, i64* %"v%18.stride.179"
	%2379 = mul nsw i64 %2357, %2378
	%2380 = load double*, double** %"v%18.origin.177"
	%2381 = getelementptr double, double* %2380, i64 %2379
	%2382 = getelementptr double, double* %2381, i64 %2370
	store double %2377, double* %2382, !alias.scope !83, !noalias !84, !llvm.access.group !636
	br label %latch.676

latch.676:
	%2383 = add nsw i64 %2370, 1
	%2384 = icmp slt i64 %2370, %2366
	br i1 %2384, label %do.675, label %done.677, !llvm.loop !639

done.677:
	store i64 %2383, i64* %"i%90.182", !llvm.access.group !632
	br label %enddo.678

enddo.678:
	br label %latch.672

do.679:
	%2385 = phi i64 [ %2347, %endif.668 ], [ %2398, %latch.680 ]
	%2386 = trunc i64 %2385 to i32
	store i32 %2386, i32* %"i%93.185", !llvm.access.group !643
	%2387 = load i64, i64* %"h%start1.34", !llvm.access.group !643
	%2388 = icmp sgt i64 1, %2387
	%2389 = select i1 %2388, i64 1, i64 %2387
	%2390 = load i64, i64* %"h%block1.35", !llvm.access.group !643
	%2391 = load i64, i64* %"h%start1.34", !llvm.access.group !643
	%2392 = add nsw i64 %2390, %2391
	%2393 = sub nsw i64 %2392, 1
	%2394 = icmp slt i64 20, %2393
	%2395 = select i1 %2394, i64 20, i64 %2393
	%2396 = trunc i64 %2389 to i32
	store i32 %2396, i32* %"i%92.184", !llvm.access.group !643
	%2397 = icmp sle i64 %2389, %2395
	br i1 %2397, label %do.683, label %enddo.686

latch.680:
	%2398 = add nsw i64 %2385, 1
	%2399 = icmp slt i64 %2385, %2353
	br i1 %2399, label %do.679, label %done.681, !llvm.loop !657

done.681:
	%2400 = trunc i64 %2398 to i32
	store i32 %2400, i32* %"i%93.185"
	br label %enddo.682

enddo.682:
	%2401 = load i64, i64* %"h%start2.36"
	%2402 = icmp sgt i64 1, %2401
	%2403 = select i1 %2402, i64 1, i64 %2401
	%2404 = load i64, i64* %"h%block2.37"
	%2405 = load i64, i64* %"h%start2.36"
	%2406 = add nsw i64 %2404, %2405
	%2407 = sub nsw i64 %2406, 1
	%2408 = icmp slt i64 16, %2407
	%2409 = select i1 %2408, i64 16, i64 %2407
	%2410 = trunc i64 %2403 to i32
	store i32 %2410, i32* %"i%95.187"
	%2411 = icmp sle i64 %2403, %2409
	br i1 %2411, label %do.687, label %enddo.690

do.683:
	%2412 = phi i64 [ %2389, %do.679 ], [ %2454, %latch.684 ]
	%2413 = trunc i64 %2412 to i32
	store i32 %2413, i32* %"i%92.184", !llvm.access.group !645
	%2414 = load i64, i64* %hold.stride.24
	%2415 = mul nsw i64 %2385, %2414
	%2416 = load double*, double** %hold.origin.22
	%2417 = getelementptr double, double* %2416, i64 %2415
	%2418 = getelementptr double, double* %2417, i64 %2412
	%2419 = load double, double* %2418, !alias.scope !43, !noalias !44, !llvm.access.group !646
	%2420 = load i64, i64* %"v%17.stride.172"
	%2421 = mul nsw i64 %2385, %2420
	%2422 = load double*, double** %"v%17.origin.170"
	%2423 = getelementptr double, double* %2422, i64 %2421
	%2424 = getelementptr double, double* %2423, i64 %2412
	%2425 = load double, double* %2424, !alias.scope !81, !noalias !82, !llvm.access.group !647
	%2426 = load i64, i64* %cu.stride.12
	%2427 = mul nsw i64 %2385, %2426
	%2428 = load double*, double** %cu.origin.10
	%2429 = getelementptr double, double* %2428, i64 %2427
	%2430 = getelementptr double, double* %2429, i64 %2412
	%2431 = load double, double* %2430, !alias.scope !35, !noalias !36, !llvm.access.group !648
	%2432 = fsub double %2425, %2431
	%2433 = load i64, i64* %"v%18.stride.179"
	%2434 = mul nsw i64 %2385, %2433
	%2435 = load double*, double** %"v%18.origin.177"
	%2436 = getelementptr double, double* %2435, i64 %2434
	%2437 = getelementptr double, double* %2436, i64 %2412
	%2438 = load double, double* %2437, !alias.scope !83, !noalias !84, !llvm.access.group !649
	%2439 = fadd double %2432, %2438
	%2440 = load i64, i64* %cv.stride.15
	%2441 = mul nsw i64 %2385, %2440
	%2442 = load double*, double** %cv.origin.13
	%2443 = getelementptr double, double* %2442, i64 %2441
	%2444 = getelementptr double, double* %2443, i64 %2412
	%2445 = load double, double* %2444, !alias.scope !37, !noalias !38, !llvm.access.group !650
	%2446 = fsub double %2439, %2445
	%2447 = fmul double 0x3F947AE147AE147B, %2446
	%2448 = fsub double %2419, %2447
	%2449 = load i64, i64* %hold.stride.24
	%2450 = mul nsw i64 %2385, %2449
	%2451 = load double*, double** %hold.origin.22
	%2452 = getelementptr double, double* %2451, i64 %2450
	%2453 = getelementptr double, double* %2452, i64 %2412
	store double %2448, double* %2453, !alias.scope !43, !noalias !44, !llvm.access.group !651
	br label %latch.684

latch.684:
	%2454 = add nsw i64 %2412, 1
	%2455 = icmp slt i64 %2412, %2395
	br i1 %2455, label %do.683, label %done.685, !llvm.loop !654

done.685:
	%2456 = trunc i64 %2454 to i32
	store i32 %2456, i32* %"i%92.184", !llvm.access.group !643
	br label %enddo.686

enddo.686:
	br label %latch.680

do.687:
	%2457 = phi i64 [ %2403, %enddo.682 ], [ %2470, %latch.688 ]
	%2458 = trunc i64 %2457 to i32
	store i32 %2458, i32* %"i%95.187", !llvm.access.group !658
	%2459 = load i64, i64* %"h%start1.34", !llvm.access.group !658
	%2460 = icmp sgt i64 1, %2459
	%2461 = select i1 %2460, i64 1, i64 %2459
	%2462 = load i64, i64* %"h%block1.35", !llvm.access.group !658
	%2463 = load i64, i64* %"h%start1.34", !llvm.access.group !658
	%2464 = add nsw i64 %2462, %2463
	%2465 = sub nsw i64 %2464, 1
	%2466 = icmp slt i64 20, %2465
	%2467 = select i1 %2466, i64 20, i64 %2465
	%2468 = trunc i64 %2461 to i32
	store i32 %2468, i32* %"i%94.186", !llvm.access.group !658
	%2469 = icmp sle i64 %2461, %2467
	br i1 %2469, label %do.691, label %enddo.694

latch.688:
	%2470 = add nsw i64 %2457, 1
	%2471 = icmp slt i64 %2457, %2409
	br i1 %2471, label %do.687, label %done.689, !llvm.loop !668

done.689:
	%2472 = trunc i64 %2470 to i32
	store i32 %2472, i32* %"i%95.187"
	br label %enddo.690

enddo.690:
	%2473 = load i64, i64* %"h%start2.36"
	%2474 = icmp sgt i64 1, %2473
	%2475 = select i1 %2474, i64 1, i64 %2473
	%2476 = load i64, i64* %"h%block2.37"
	%2477 = load i64, i64* %"h%start2.36"
	%2478 = add nsw i64 %2476, %2477
	%2479 = sub nsw i64 %2478, 1
	%2480 = icmp slt i64 16, %2479
	%2481 = select i1 %2480, i64 16, i64 %2479
	%2482 = trunc i64 %2475 to i32
	store i32 %2482, i32* %"i%97.189"
	%2483 = icmp sle i64 %2475, %2481
	br i1 %2483, label %do.695, label %enddo.698

do.691:
	%2484 = phi i64 [ %2461, %do.687 ], [ %2497, %latch.692 ]
	%2485 = trunc i64 %2484 to i32
	store i32 %2485, i32* %"i%94.186", !llvm.access.group !660
	%2486 = load i64, i64* %uold.stride.27
	%2487 = mul nsw i64 %2457, %2486
	%2488 = load double*, double** %uold.origin.25
	%2489 = getelementptr double, double* %2488, i64 %2487
	%2490 = getelementptr double, double* %2489, i64 %2484
	%2491 = load double, double* %2490, !alias.scope !45, !noalias !46, !llvm.access.group !661
	%2492 = load i64, i64* %u.stride.6
	%2493 = mul nsw i64 %2457, %2492
	%2494 = load double*, double** %u.origin.4
	%2495 = getelementptr double, double* %2494, i64 %2493
	%2496 = getelementptr double, double* %2495, i64 %2484
	store double %2491, double* %2496, !alias.scope !31, !noalias !32, !llvm.access.group !662
	br label %latch.692

latch.692:
	%2497 = add nsw i64 %2484, 1
	%2498 = icmp slt i64 %2484, %2467
	br i1 %2498, label %do.691, label %done.693, !llvm.loop !665

done.693:
	%2499 = trunc i64 %2497 to i32
	store i32 %2499, i32* %"i%94.186", !llvm.access.group !658
	br label %enddo.694

enddo.694:
	br label %latch.688

do.695:
	%2500 = phi i64 [ %2475, %enddo.690 ], [ %2513, %latch.696 ]
	%2501 = trunc i64 %2500 to i32
	store i32 %2501, i32* %"i%97.189", !llvm.access.group !669
	%2502 = load i64, i64* %"h%start1.34", !llvm.access.group !669
	%2503 = icmp sgt i64 1, %2502
	%2504 = select i1 %2503, i64 1, i64 %2502
	%2505 = load i64, i64* %"h%block1.35", !llvm.access.group !669
	%2506 = load i64, i64* %"h%start1.34", !llvm.access.group !669
	%2507 = add nsw i64 %2505, %2506
	%2508 = sub nsw i64 %2507, 1
	%2509 = icmp slt i64 20, %2508
	%2510 = select i1 %2509, i64 20, i64 %2508
	%2511 = trunc i64 %2504 to i32
	store i32 %2511, i32* %"i%96.188", !llvm.access.group !669
	%2512 = icmp sle i64 %2504, %2510
	br i1 %2512, label %do.699, label %enddo.702

latch.696:
	%2513 = add nsw i64 %2500, 1
	%2514 = icmp slt i64 %2500, %2481
	br i1 %2514, label %do.695, label %done.697, !llvm.loop !679

done.697:
	%2515 = trunc i64 %2513 to i32
	store i32 %2515, i32* %"i%97.189"
	br label %enddo.698

enddo.698:
	%2516 = load i64, i64* %"h%start2.36"
	%2517 = icmp sgt i64 1, %2516
	%2518 = select i1 %2517, i64 1, i64 %2516
	%2519 = load i64, i64* %"h%block2.37"
	%2520 = load i64, i64* %"h%start2.36"
	%2521 = add nsw i64 %2519, %2520
	%2522 = sub nsw i64 %2521, 1
	%2523 = icmp slt i64 16, %2522
	%2524 = select i1 %2523, i64 16, i64 %2522
	%2525 = trunc i64 %2518 to i32
	store i32 %2525, i32* %"i%99.191"
	%2526 = icmp sle i64 %2518, %2524
	br i1 %2526, label %do.703, label %enddo.706

do.699:
	%2527 = phi i64 [ %2504, %do.695 ], [ %2540, %latch.700 ]
	%2528 = trunc i64 %2527 to i32
	store i32 %2528, i32* %"i%96.188", !llvm.access.group !671
	%2529 = load i64, i64* %vold.stride.30
	%2530 = mul nsw i64 %2500, %2529
	%2531 = load double*, double** %vold.origin.28
	%2532 = getelementptr double, double* %2531, i64 %2530
	%2533 = getelementptr double, double* %2532, i64 %2527
	%2534 = load double, double* %2533, !alias.scope !47, !noalias !48, !llvm.access.group !672
	%2535 = load i64, i64* %v.stride.9
	%2536 = mul nsw i64 %2500, %2535
	%2537 = load double*, double** %v.origin.7
	%2538 = getelementptr double, double* %2537, i64 %2536
	%2539 = getelementptr double, double* %2538, i64 %2527
	store double %2534, double* %2539, !alias.scope !33, !noalias !34, !llvm.access.group !673
	br label %latch.700

latch.700:
	%2540 = add nsw i64 %2527, 1
	%2541 = icmp slt i64 %2527, %2510
	br i1 %2541, label %do.699, label %done.701, !llvm.loop !676

done.701:
	%2542 = trunc i64 %2540 to i32
	store i32 %2542, i32* %"i%96.188", !llvm.access.group !669
	br label %enddo.702

enddo.702:
	br label %latch.696

do.703:
	%2543 = phi i64 [ %2518, %enddo.698 ], [ %2556, %latch.704 ]
	%2544 = trunc i64 %2543 to i32
	store i32 %2544, i32* %"i%99.191", !llvm.access.group !680
	%2545 = load i64, i64* %"h%start1.34", !llvm.access.group !680
	%2546 = icmp sgt i64 1, %2545
	%2547 = select i1 %2546, i64 1, i64 %2545
	%2548 = load i64, i64* %"h%block1.35", !llvm.access.group !680
	%2549 = load i64, i64* %"h%start1.34", !llvm.access.group !680
	%2550 = add nsw i64 %2548, %2549
	%2551 = sub nsw i64 %2550, 1
	%2552 = icmp slt i64 20, %2551
	%2553 = select i1 %2552, i64 20, i64 %2551
	%2554 = trunc i64 %2547 to i32
	store i32 %2554, i32* %"i%98.190", !llvm.access.group !680
	%2555 = icmp sle i64 %2547, %2553
	br i1 %2555, label %do.707, label %enddo.710

latch.704:
	%2556 = add nsw i64 %2543, 1
	%2557 = icmp slt i64 %2543, %2524
	br i1 %2557, label %do.703, label %done.705, !llvm.loop !691

done.705:
	%2558 = trunc i64 %2556 to i32
	store i32 %2558, i32* %"i%99.191"
	br label %enddo.706

enddo.706:
	%2559 = load i32, i32* %step.33
	%2560 = srem i32 %2559, 4
	%2561 = icmp eq i32 %2560, 0
	br i1 %2561, label %then.715, label %else.716

do.707:
	%2562 = phi i64 [ %2547, %do.703 ], [ %2571, %latch.708 ]
	%2563 = trunc i64 %2562 to i32
	store i32 %2563, i32* %"i%98.190", !llvm.access.group !682
	%2564 = load i64, i64* %hold.stride.24
	%2565 = mul nsw i64 %2543, %2564
	%2566 = load double*, double** %hold.origin.22
	%2567 = getelementptr double, double* %2566, i64 %2565
	%2568 = getelementptr double, double* %2567, i64 %2562
	%2569 = load double, double* %2568, !alias.scope !43, !noalias !44, !llvm.access.group !683
	%2570 = fcmp ogt double %2569, 0.0
	br i1 %2570, label %then.712, label %else.713

latch.708:
	%2571 = add nsw i64 %2562, 1
	%2572 = icmp slt i64 %2562, %2553
	br i1 %2572, label %do.707, label %done.709, !llvm.loop !688

done.709:
	%2573 = trunc i64 %2571 to i32
	store i32 %2573, i32* %"i%98.190", !llvm.access.group !680
	br label %enddo.710

enddo.710:
	br label %latch.704

endif.711:
	br label %latch.708

then.712:
	%2574 = load i64, i64* %hold.stride.24
	%2575 = mul nsw i64 %2543, %2574
	%2576 = load double*, double** %hold.origin.22
	%2577 = getelementptr double, double* %2576, i64 %2575
	%2578 = getelementptr double, double* %2577, i64 %2562
	%2579 = load double, double* %2578, !alias.scope !43, !noalias !44, !llvm.access.group !684
	%2580 = load i64, i64* %h.stride.3
	%2581 = mul nsw i64 %2543, %2580
	%2582 = load double*, double** %h.origin.1
	%2583 = getelementptr double, double* %2582, i64 %2581
	%2584 = getelementptr double, double* %2583, i64 %2562
	store double %2579, double* %2584, !alias.scope !29, !noalias !30, !llvm.access.group !685
	br label %endif.711

else.713:
	br label %endif.711

endif.714:
	br label %latch.253

then.715:
	store double 0.0, double* %"s%1.194"
	store double 0.0, double* %"s%1%part.201"
	%2585 = load i64, i64* %"h%start2.36"
	%2586 = icmp sgt i64 1, %2585
	%2587 = select i1 %2586, i64 1, i64 %2585
	%2588 = load i64, i64* %"h%block2.37"
	%2589 = load i64, i64* %"h%start2.36"
	%2590 = add nsw i64 %2588, %2589
	%2591 = sub nsw i64 %2590, 1
	%2592 = icmp slt i64 16, %2591
	%2593 = select i1 %2592, i64 16, i64 %2591
	%2594 = trunc i64 %2587 to i32
	store i32 %2594, i32* %"i%101.193"
	%2595 = icmp sle i64 %2587, %2593
	br i1 %2595, label %do.717, label %enddo.720

else.716:
	br label %endif.714

do.717:
	%2596 = phi i64 [ %2587, %then.715 ], [ %2609, %latch.718 ]
	%2597 = trunc i64 %2596 to i32
	store i32 %2597, i32* %"i%101.193", !llvm.access.group !692
	%2598 = load i64, i64* %"h%start1.34", !llvm.access.group !692
	%2599 = icmp sgt i64 1, %2598
	%2600 = select i1 %2599, i64 1, i64 %2598
	%2601 = load i64, i64* %"h%block1.35", !llvm.access.group !692
	%2602 = load i64, i64* %"h%start1.34", !llvm.access.group !692
	%2603 = add nsw i64 %2601, %2602
	%2604 = sub nsw i64 %2603, 1
	%2605 = icmp slt i64 20, %2604
	%2606 = select i1 %2605, i64 20, i64 %2604
	%2607 = trunc i64 %2600 to i32
	store i32 %2607, i32* %"i%100.192", !llvm.access.group !692
	%2608 = icmp sle i64 %2600, %2606
	br i1 %2608, label %do.721, label %enddo.724

latch.718:
	%2609 = add nsw i64 %2596, 1
	%2610 = icmp slt i64 %2596, %2593
	br i1 %2610, label %do.717, label %done.719, !llvm.loop !703

done.719:
	%2611 = trunc i64 %2609 to i32
	store i32 %2611, i32* %"i%101.193"
	br label %enddo.720

enddo.720:
	%2612 = load double, double* %"s%1%part.201"
	store double %2612, double* %temporary.725
	%2613 = bitcast double* %temporary.725 to i8*
	call void @hpf_reduce(i8* %2613, i32 1, i32 3, i32 0, i8* bitcast (%hpf_pos* @.pos.28 to i8*))
	%2614 = load double, double* %temporary.725
	store double %2614, double* %"s%1%part.201"
	%2615 = load double, double* %"s%1.194"
	%2616 = load double, double* %"s%1%part.201"
	%2617 = fadd double %2615, %2616
	store double %2617, double* %"s%1.194"
	store double 0xFFEFFFFFFFFFFFFF, double* %"s%2.197"
	store double 0xFFEFFFFFFFFFFFFF, double* %"s%2%part.202"
	%2618 = load i64, i64* %"h%start2.36"
	%2619 = icmp sgt i64 1, %2618
	%2620 = select i1 %2619, i64 1, i64 %2618
	%2621 = load i64, i64* %"h%block2.37"
	%2622 = load i64, i64* %"h%start2.36"
	%2623 = add nsw i64 %2621, %2622
	%2624 = sub nsw i64 %2623, 1
	%2625 = icmp slt i64 16, %2624
	%2626 = select i1 %2625, i64 16, i64 %2624
	%2627 = trunc i64 %2620 to i32
	store i32 %2627, i32* %"i%103.196"
	%2628 = icmp sle i64 %2620, %2626
	br i1 %2628, label %do.726, label %enddo.729

do.721:
	%2629 = phi i64 [ %2600, %do.717 ], [ %2639, %latch.722 ]
	%2630 = trunc i64 %2629 to i32
	store i32 %2630, i32* %"i%100.192", !llvm.access.group !694
	%2631 = load double, double* %"s%1%part.201", !llvm.access.group !695
	%2632 = load i64, i64* %h.stride.3
	%2633 = mul nsw i64 %2596, %2632
	%2634 = load double*, double** %h.origin.1
	%2635 = getelementptr double, double* %2634, i64 %2633
	%2636 = getelementptr double, double* %2635, i64 %2629
	%2637 = load double, double* %2636, !alias.scope !29, !noalias !30, !llvm.access.group !696
	%2638 = fadd reassoc nsz double %2631, %2637
	store double %2638, double* %"s%1%part.201", !llvm.access.group !697
	br label %latch.722

latch.722:
	%2639 = add nsw i64 %2629, 1
	%2640 = icmp slt i64 %2629, %2606
	br i1 %2640, label %do.721, label %done.723, !llvm.loop !700

done.723:
	%2641 = trunc i64 %2639 to i32
	store i32 %2641, i32* %"i%100.192", !llvm.access.group !692
	br label %enddo.724

enddo.724:
	br label %latch.718

do.726:
	%2642 = phi i64 [ %2620, %enddo.720 ], [ %2655, %latch.727 ]
	%2643 = trunc i64 %2642 to i32
	store i32 %2643, i32* %"i%103.196", !llvm.access.group !704
	%2644 = load i64, i64* %"h%start1.34", !llvm.access.group !704
	%2645 = icmp sgt i64 1, %2644
	%2646 = select i1 %2645, i64 1, i64 %2644
	%2647 = load i64, i64* %"h%block1.35", !llvm.access.group !704
	%2648 = load i64, i64* %"h%start1.34", !llvm.access.group !704
	%2649 = add nsw i64 %2647, %2648
	%2650 = sub nsw i64 %2649, 1
	%2651 = icmp slt i64 20, %2650
	%2652 = select i1 %2651, i64 20, i64 %2650
	%2653 = trunc i64 %2646 to i32
	store i32 %2653, i32* %"i%102.195", !llvm.access.group !704
	%2654 = icmp sle i64 %2646, %2652
	br i1 %2654, label %do.730, label %enddo.733

latch.727:
	%2655 = add nsw i64 %2642, 1
	%2656 = icmp slt i64 %2642, %2626
	br i1 %2656, label %do.726, label %done.728, !llvm.loop !715

done.728:
	%2657 = trunc i64 %2655 to i32
	store i32 %2657, i32* %"i%103.196"
	br label %enddo.729

enddo.729:
	%2658 = load double, double* %"s%2%part.202"
	store double %2658, double* %temporary.734
	%2659 = bitcast double* %temporary.734 to i8*
	call void @hpf_reduce(i8* %2659, i32 1, i32 3, i32 3, i8* bitcast (%hpf_pos* @.pos.29 to i8*))
	%2660 = load double, double* %temporary.734
	store double %2660, double* %"s%2%part.202"
	%2661 = load double, double* %"s%2.197"
	%2662 = load double, double* %"s%2%part.202"
	%2663 = fcmp ogt double %2661, %2662
	%2664 = select i1 %2663, double %2661, double %2662
	store double %2664, double* %"s%2.197"
	store double 0x7FEFFFFFFFFFFFFF, double* %"s%3.200"
	store double 0x7FEFFFFFFFFFFFFF, double* %"s%3%part.203"
	%2665 = load i64, i64* %"h%start2.36"
	%2666 = icmp sgt i64 1, %2665
	%2667 = select i1 %2666, i64 1, i64 %2665
	%2668 = load i64, i64* %"h%block2.37"
	%2669 = load i64, i64* %"h%start2.36"
	%2670 = add nsw i64 %2668, %2669
	%2671 = sub nsw i64 %2670, 1
	%2672 = icmp slt i64 16, %2671
	%2673 = select i1 %2672, i64 16, i64 %2671
	%2674 = trunc i64 %2667 to i32
	store i32 %2674, i32* %"i%105.199"
	%2675 = icmp sle i64 %2667, %2673
	br i1 %2675, label %do.735, label %enddo.738

do.730:
	%2676 = phi i64 [ %2646, %do.726 ], [ %2687, %latch.731 ]
	%2677 = trunc i64 %2676 to i32
	store i32 %2677, i32* %"i%102.195", !llvm.access.group !706
	%2678 = load double, double* %"s%2%part.202", !llvm.access.group !707
	%2679 = load i64, i64* %u.stride.6
	%2680 = mul nsw i64 %2642, %2679
	%2681 = load double*, double** %u.origin.4
	%2682 = getelementptr double, double* %2681, i64 %2680
	%2683 = getelementptr double, double* %2682, i64 %2676
	%2684 = load double, double* %2683, !alias.scope !31, !noalias !32, !llvm.access.group !708
	%2685 = fcmp nnan nsz ogt double %2678, %2684
	%2686 = select nnan nsz i1 %2685, double %2678, double %2684
	store double %2686, double* %"s%2%part.202", !llvm.access.group !709
	br label %latch.731

latch.731:
	%2687 = add nsw i64 %2676, 1
	%2688 = icmp slt i64 %2676, %2652
	br i1 %2688, label %do.730, label %done.732, !llvm.loop !712

done.732:
	%2689 = trunc i64 %2687 to i32
	store i32 %2689, i32* %"i%102.195", !llvm.access.group !704
	br label %enddo.733

enddo.733:
	br label %latch.727

do.735:
	%2690 = phi i64 [ %2667, %enddo.729 ], [ %2703, %latch.736 ]
	%2691 = trunc i64 %2690 to i32
	store i32 %2691, i32* %"i%105.199", !llvm.access.group !716
	%2692 = load i64, i64* %"h%start1.34", !llvm.access.group !716
	%2693 = icmp sgt i64 1, %2692
	%2694 = select i1 %2693, i64 1, i64 %2692
	%2695 = load i64, i64* %"h%block1.35", !llvm.access.group !716
	%2696 = load i64, i64* %"h%start1.34", !llvm.access.group !716
	%2697 = add nsw i64 %2695, %2696
	%2698 = sub nsw i64 %2697, 1
	%2699 = icmp slt i64 20, %2698
	%2700 = select i1 %2699, i64 20, i64 %2698
	%2701 = trunc i64 %2694 to i32
	store i32 %2701, i32* %"i%104.198", !llvm.access.group !716
	%2702 = icmp sle i64 %2694, %2700
	br i1 %2702, label %do.739, label %enddo.742

latch.736:
	%2703 = add nsw i64 %2690, 1
	%2704 = icmp slt i64 %2690, %2673
	br i1 %2704, label %do.735, label %done.737, !llvm.loop !727

done.737:
	%2705 = trunc i64 %2703 to i32
	store i32 %2705, i32* %"i%105.199"
	br label %enddo.738

enddo.738:
	%2706 = load double, double* %"s%3%part.203"
	store double %2706, double* %temporary.743
	%2707 = bitcast double* %temporary.743 to i8*
	call void @hpf_reduce(i8* %2707, i32 1, i32 3, i32 2, i8* bitcast (%hpf_pos* @.pos.30 to i8*))
	%2708 = load double, double* %temporary.743
	store double %2708, double* %"s%3%part.203"
	%2709 = load double, double* %"s%3.200"
	%2710 = load double, double* %"s%3%part.203"
	%2711 = fcmp olt double %2709, %2710
	%2712 = select i1 %2711, double %2709, double %2710
	store double %2712, double* %"s%3.200"
	call void @hpf_io_begin(i32 1, i32 0, i8* bitcast (%hpf_pos* @.pos.31 to i8*))
	call void @hpf_io_number(i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.text.69, i64 0, i64 0), i64 6)
	call void @hpf_io_list_directed()
	call void @hpf_io_start()
	%2713 = load i32, i32* %step.33
	store i32 %2713, i32* %temporary.744
	%2714 = bitcast i32* %temporary.744 to i8*
	call void @hpf_io_item(i32 1, i32 4, i8* %2714, i64 4)
	%2715 = load double, double* %"s%1.194"
	store double %2715, double* %temporary.745
	%2716 = bitcast double* %temporary.745 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %2716, i64 8)
	%2717 = load double, double* %"s%2.197"
	store double %2717, double* %temporary.746
	%2718 = bitcast double* %temporary.746 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %2718, i64 8)
	%2719 = load double, double* %"s%3.200"
	store double %2719, double* %temporary.747
	%2720 = bitcast double* %temporary.747 to i8*
	call void @hpf_io_item(i32 3, i32 8, i8* %2720, i64 8)
	%2721 = call i32 @hpf_io_end()
	br label %endif.714

do.739:
	%2722 = phi i64 [ %2694, %do.735 ], [ %2733, %latch.740 ]
	%2723 = trunc i64 %2722 to i32
	store i32 %2723, i32* %"i%104.198", !llvm.access.group !718
	%2724 = load double, double* %"s%3%part.203", !llvm.access.group !719
	%2725 = load i64, i64* %v.stride.9
	%2726 = mul nsw i64 %2690, %2725
	%2727 = load double*, double** %v.origin.7
	%2728 = getelementptr double, double* %2727, i64 %2726
	%2729 = getelementptr double, double* %2728, i64 %2722
	%2730 = load double, double* %2729, !alias.scope !33, !noalias !34, !llvm.access.group !720
	%2731 = fcmp nnan nsz olt double %2724, %2730
	%2732 = select nnan nsz i1 %2731, double %2724, double %2730
	store double %2732, double* %"s%3%part.203", !llvm.access.group !721
	br label %latch.740

latch.740:
	%2733 = add nsw i64 %2722, 1
	%2734 = icmp slt i64 %2722, %2700
	br i1 %2734, label %do.739, label %done.741, !llvm.loop !724

done.741:
	%2735 = trunc i64 %2733 to i32
	store i32 %2735, i32* %"i%104.198", !llvm.access.group !716
	br label %enddo.742

enddo.742:
	br label %latch.736
}

declare void @hpf_main_begin(i32 %0, i8* %1) nounwind

declare void @hpf_layout_init(i8* %0, i8* %1) nounwind

declare void @hpf_array_create(i8* %0, i8* %1) nounwind

declare double @llvm.sin.f64(double %0)

declare double @llvm.cos.f64(double %0)

define internal i32 @sections.1(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"h%start1.1" = alloca i64
	%"h%block1.2" = alloca i64
	%"h%start2.3" = alloca i64
	%"h%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"h%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"h%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"h%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"h%block2.4"
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
	%12 = load i64, i64* %"h%start1.1"
	%13 = sub nsw i64 %12, 2
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"h%start1.1"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 20
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"h%start1.1"
	%20 = sub nsw i64 %19, 1
	%21 = load i64, i64* %W1.5
	%22 = icmp sgt i64 %20, %21
	%23 = select i1 %22, i64 %20, i64 %21
	%24 = load i64, i64* %"h%start1.1"
	%25 = sub nsw i64 %24, 1
	%26 = load i64, i64* %"h%block1.2"
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
	%35 = load i64, i64* %"h%start2.3"
	%36 = load i64, i64* %W2.6
	%37 = icmp sgt i64 %35, %36
	%38 = select i1 %37, i64 %35, i64 %36
	%39 = load i64, i64* %"h%block2.4"
	%40 = load i64, i64* %"h%start2.3"
	%41 = add nsw i64 %39, %40
	%42 = sub nsw i64 %41, 1
	%43 = icmp slt i64 16, %42
	%44 = select i1 %43, i64 16, i64 %42
	%45 = load i64, i64* %"h%block2.4"
	%46 = load i64, i64* %W2.6
	%47 = add nsw i64 %45, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 %44, %48
	%50 = select i1 %49, i64 %44, i64 %48
	%51 = icmp sgt i64 %38, %50
	br i1 %51, label %none.7, label %next.12

next.12:
	%52 = getelementptr i64, i64* %lo, i64 1
	store i64 %38, i64* %52
	%53 = getelementptr i64, i64* %hi, i64 1
	store i64 %50, i64* %53
	ret i32 1
}

define internal i32 @sections.2(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"h%start1.1" = alloca i64
	%"h%block1.2" = alloca i64
	%"h%start2.3" = alloca i64
	%"h%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"h%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"h%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"h%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"h%block2.4"
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
	%12 = load i64, i64* %"h%start2.3"
	%13 = sub nsw i64 %12, 2
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"h%start2.3"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 16
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"h%start1.1"
	%20 = load i64, i64* %W1.5
	%21 = icmp sgt i64 %19, %20
	%22 = select i1 %21, i64 %19, i64 %20
	%23 = load i64, i64* %"h%block1.2"
	%24 = load i64, i64* %"h%start1.1"
	%25 = add nsw i64 %23, %24
	%26 = sub nsw i64 %25, 1
	%27 = icmp slt i64 20, %26
	%28 = select i1 %27, i64 20, i64 %26
	%29 = load i64, i64* %"h%block1.2"
	%30 = load i64, i64* %W1.5
	%31 = add nsw i64 %29, %30
	%32 = sub nsw i64 %31, 1
	%33 = icmp slt i64 %28, %32
	%34 = select i1 %33, i64 %28, i64 %32
	%35 = icmp sgt i64 %22, %34
	br i1 %35, label %none.7, label %next.11

next.11:
	%36 = getelementptr i64, i64* %lo, i64 0
	store i64 %22, i64* %36
	%37 = getelementptr i64, i64* %hi, i64 0
	store i64 %34, i64* %37
	%38 = load i64, i64* %"h%start2.3"
	%39 = sub nsw i64 %38, 1
	%40 = load i64, i64* %W2.6
	%41 = icmp sgt i64 %39, %40
	%42 = select i1 %41, i64 %39, i64 %40
	%43 = load i64, i64* %"h%start2.3"
	%44 = sub nsw i64 %43, 1
	%45 = load i64, i64* %"h%block2.4"
	%46 = load i64, i64* %W2.6
	%47 = add nsw i64 %45, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 %44, %48
	%50 = select i1 %49, i64 %44, i64 %48
	%51 = icmp sgt i64 %42, %50
	br i1 %51, label %none.7, label %next.12

next.12:
	%52 = getelementptr i64, i64* %lo, i64 1
	store i64 %42, i64* %52
	%53 = getelementptr i64, i64* %hi, i64 1
	store i64 %50, i64* %53
	ret i32 1
}

define internal i32 @sections.3(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"h%start1.1" = alloca i64
	%"h%block1.2" = alloca i64
	%"h%start2.3" = alloca i64
	%"h%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"h%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"h%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"h%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"h%block2.4"
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
	%12 = load i64, i64* %"h%start2.3"
	%13 = sub nsw i64 %12, 1
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"h%start2.3"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 1
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"h%block2.4"
	%20 = sub nsw i64 0, %19
	%21 = add nsw i64 %20, 15
	%22 = icmp slt i64 %21, 0
	br i1 %22, label %none.7, label %next.11

next.11:
	%23 = load i64, i64* %"h%start1.1"
	%24 = load i64, i64* %W1.5
	%25 = icmp sgt i64 %23, %24
	%26 = select i1 %25, i64 %23, i64 %24
	%27 = load i64, i64* %"h%block1.2"
	%28 = load i64, i64* %"h%start1.1"
	%29 = add nsw i64 %27, %28
	%30 = sub nsw i64 %29, 1
	%31 = icmp slt i64 20, %30
	%32 = select i1 %31, i64 20, i64 %30
	%33 = load i64, i64* %"h%block1.2"
	%34 = load i64, i64* %W1.5
	%35 = add nsw i64 %33, %34
	%36 = sub nsw i64 %35, 1
	%37 = icmp slt i64 %32, %36
	%38 = select i1 %37, i64 %32, i64 %36
	%39 = icmp sgt i64 %26, %38
	br i1 %39, label %none.7, label %next.12

next.12:
	%40 = getelementptr i64, i64* %lo, i64 0
	store i64 %26, i64* %40
	%41 = getelementptr i64, i64* %hi, i64 0
	store i64 %38, i64* %41
	%42 = load i64, i64* %W2.6
	%43 = icmp sgt i64 16, %42
	%44 = select i1 %43, i64 16, i64 %42
	%45 = load i64, i64* %"h%block2.4"
	%46 = load i64, i64* %W2.6
	%47 = add nsw i64 %45, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 16, %48
	%50 = select i1 %49, i64 16, i64 %48
	%51 = icmp sgt i64 %44, %50
	br i1 %51, label %none.7, label %next.13

next.13:
	%52 = getelementptr i64, i64* %lo, i64 1
	store i64 %44, i64* %52
	%53 = getelementptr i64, i64* %hi, i64 1
	store i64 %50, i64* %53
	ret i32 1
}

define internal i32 @sections.4(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"h%start1.1" = alloca i64
	%"h%block1.2" = alloca i64
	%"h%start2.3" = alloca i64
	%"h%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"h%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"h%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"h%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"h%block2.4"
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
	%12 = load i64, i64* %"h%start1.1"
	%13 = sub nsw i64 %12, 1
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"h%start1.1"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 1
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"h%block1.2"
	%20 = sub nsw i64 0, %19
	%21 = add nsw i64 %20, 19
	%22 = icmp slt i64 %21, 0
	br i1 %22, label %none.7, label %next.11

next.11:
	%23 = load i64, i64* %W1.5
	%24 = icmp sgt i64 20, %23
	%25 = select i1 %24, i64 20, i64 %23
	%26 = load i64, i64* %"h%block1.2"
	%27 = load i64, i64* %W1.5
	%28 = add nsw i64 %26, %27
	%29 = sub nsw i64 %28, 1
	%30 = icmp slt i64 20, %29
	%31 = select i1 %30, i64 20, i64 %29
	%32 = icmp sgt i64 %25, %31
	br i1 %32, label %none.7, label %next.12

next.12:
	%33 = getelementptr i64, i64* %lo, i64 0
	store i64 %25, i64* %33
	%34 = getelementptr i64, i64* %hi, i64 0
	store i64 %31, i64* %34
	%35 = load i64, i64* %"h%start2.3"
	%36 = load i64, i64* %W2.6
	%37 = icmp sgt i64 %35, %36
	%38 = select i1 %37, i64 %35, i64 %36
	%39 = load i64, i64* %"h%block2.4"
	%40 = load i64, i64* %"h%start2.3"
	%41 = add nsw i64 %39, %40
	%42 = sub nsw i64 %41, 1
	%43 = icmp slt i64 16, %42
	%44 = select i1 %43, i64 16, i64 %42
	%45 = load i64, i64* %"h%block2.4"
	%46 = load i64, i64* %W2.6
	%47 = add nsw i64 %45, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 %44, %48
	%50 = select i1 %49, i64 %44, i64 %48
	%51 = icmp sgt i64 %38, %50
	br i1 %51, label %none.7, label %next.13

next.13:
	%52 = getelementptr i64, i64* %lo, i64 1
	store i64 %38, i64* %52
	%53 = getelementptr i64, i64* %hi, i64 1
	store i64 %50, i64* %53
	ret i32 1
}

define internal i32 @sections.5(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"h%start1.1" = alloca i64
	%"h%block1.2" = alloca i64
	%"h%start2.3" = alloca i64
	%"h%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"h%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"h%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"h%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"h%block2.4"
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
	%12 = load i64, i64* %"h%start1.1"
	%13 = sub nsw i64 %12, 2
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"h%start1.1"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 20
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"h%start1.1"
	%20 = sub nsw i64 %19, 1
	%21 = load i64, i64* %W1.5
	%22 = icmp sgt i64 %20, %21
	%23 = select i1 %22, i64 %20, i64 %21
	%24 = load i64, i64* %"h%start1.1"
	%25 = sub nsw i64 %24, 1
	%26 = load i64, i64* %"h%block1.2"
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
	%35 = load i64, i64* %"h%start2.3"
	%36 = load i64, i64* %W2.6
	%37 = icmp sgt i64 %35, %36
	%38 = select i1 %37, i64 %35, i64 %36
	%39 = load i64, i64* %"h%block2.4"
	%40 = load i64, i64* %"h%start2.3"
	%41 = add nsw i64 %39, %40
	%42 = sub nsw i64 %41, 1
	%43 = icmp slt i64 16, %42
	%44 = select i1 %43, i64 16, i64 %42
	%45 = load i64, i64* %"h%block2.4"
	%46 = load i64, i64* %W2.6
	%47 = add nsw i64 %45, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 %44, %48
	%50 = select i1 %49, i64 %44, i64 %48
	%51 = icmp sgt i64 %38, %50
	br i1 %51, label %none.7, label %next.12

next.12:
	%52 = getelementptr i64, i64* %lo, i64 1
	store i64 %38, i64* %52
	%53 = getelementptr i64, i64* %hi, i64 1
	store i64 %50, i64* %53
	ret i32 1
}

define internal i32 @sections.6(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"h%start1.1" = alloca i64
	%"h%block1.2" = alloca i64
	%"h%start2.3" = alloca i64
	%"h%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"h%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"h%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"h%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"h%block2.4"
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
	%12 = load i64, i64* %"h%start2.3"
	%13 = sub nsw i64 %12, 2
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"h%start2.3"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 16
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"h%block2.4"
	%20 = load i64, i64* %"h%start2.3"
	%21 = add nsw i64 %19, %20
	%22 = sub nsw i64 %21, 17
	%23 = icmp slt i64 %22, 0
	br i1 %23, label %none.7, label %next.11

next.11:
	%24 = load i64, i64* %"h%start1.1"
	%25 = load i64, i64* %W1.5
	%26 = icmp sgt i64 %24, %25
	%27 = select i1 %26, i64 %24, i64 %25
	%28 = load i64, i64* %"h%block1.2"
	%29 = load i64, i64* %"h%start1.1"
	%30 = add nsw i64 %28, %29
	%31 = sub nsw i64 %30, 1
	%32 = icmp slt i64 20, %31
	%33 = select i1 %32, i64 20, i64 %31
	%34 = load i64, i64* %"h%block1.2"
	%35 = load i64, i64* %W1.5
	%36 = add nsw i64 %34, %35
	%37 = sub nsw i64 %36, 1
	%38 = icmp slt i64 %33, %37
	%39 = select i1 %38, i64 %33, i64 %37
	%40 = icmp sgt i64 %27, %39
	br i1 %40, label %none.7, label %next.12

next.12:
	%41 = getelementptr i64, i64* %lo, i64 0
	store i64 %27, i64* %41
	%42 = getelementptr i64, i64* %hi, i64 0
	store i64 %39, i64* %42
	%43 = load i64, i64* %W2.6
	%44 = icmp sgt i64 1, %43
	%45 = select i1 %44, i64 1, i64 %43
	%46 = load i64, i64* %"h%block2.4"
	%47 = load i64, i64* %W2.6
	%48 = add nsw i64 %46, %47
	%49 = sub nsw i64 %48, 1
	%50 = icmp slt i64 1, %49
	%51 = select i1 %50, i64 1, i64 %49
	%52 = icmp sgt i64 %45, %51
	br i1 %52, label %none.7, label %next.13

next.13:
	%53 = getelementptr i64, i64* %lo, i64 1
	store i64 %45, i64* %53
	%54 = getelementptr i64, i64* %hi, i64 1
	store i64 %51, i64* %54
	ret i32 1
}

define internal i32 @sections.7(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"h%start1.1" = alloca i64
	%"h%block1.2" = alloca i64
	%"h%start2.3" = alloca i64
	%"h%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"h%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"h%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"h%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"h%block2.4"
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
	%12 = load i64, i64* %"h%block2.4"
	%13 = sub nsw i64 0, %12
	%14 = load i64, i64* %"h%start2.3"
	%15 = sub nsw i64 %13, %14
	%16 = add nsw i64 %15, 16
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.7, label %next.9

next.9:
	%18 = load i64, i64* %"h%start1.1"
	%19 = load i64, i64* %W1.5
	%20 = icmp sgt i64 %18, %19
	%21 = select i1 %20, i64 %18, i64 %19
	%22 = load i64, i64* %"h%block1.2"
	%23 = load i64, i64* %"h%start1.1"
	%24 = add nsw i64 %22, %23
	%25 = sub nsw i64 %24, 1
	%26 = icmp slt i64 20, %25
	%27 = select i1 %26, i64 20, i64 %25
	%28 = load i64, i64* %"h%block1.2"
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
	%37 = load i64, i64* %"h%block2.4"
	%38 = load i64, i64* %"h%start2.3"
	%39 = add nsw i64 %37, %38
	%40 = load i64, i64* %W2.6
	%41 = icmp sgt i64 %39, %40
	%42 = select i1 %41, i64 %39, i64 %40
	%43 = load i64, i64* %"h%block2.4"
	%44 = load i64, i64* %"h%start2.3"
	%45 = add nsw i64 %43, %44
	%46 = load i64, i64* %"h%block2.4"
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

define internal i32 @sections.8(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"h%start1.1" = alloca i64
	%"h%block1.2" = alloca i64
	%"h%start2.3" = alloca i64
	%"h%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"h%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"h%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"h%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"h%block2.4"
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
	%12 = load i64, i64* %"h%start1.1"
	%13 = sub nsw i64 %12, 1
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"h%start1.1"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 1
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"h%block1.2"
	%20 = sub nsw i64 0, %19
	%21 = add nsw i64 %20, 19
	%22 = icmp slt i64 %21, 0
	br i1 %22, label %none.7, label %next.11

next.11:
	%23 = load i64, i64* %W1.5
	%24 = icmp sgt i64 20, %23
	%25 = select i1 %24, i64 20, i64 %23
	%26 = load i64, i64* %"h%block1.2"
	%27 = load i64, i64* %W1.5
	%28 = add nsw i64 %26, %27
	%29 = sub nsw i64 %28, 1
	%30 = icmp slt i64 20, %29
	%31 = select i1 %30, i64 20, i64 %29
	%32 = icmp sgt i64 %25, %31
	br i1 %32, label %none.7, label %next.12

next.12:
	%33 = getelementptr i64, i64* %lo, i64 0
	store i64 %25, i64* %33
	%34 = getelementptr i64, i64* %hi, i64 0
	store i64 %31, i64* %34
	%35 = load i64, i64* %"h%start2.3"
	%36 = load i64, i64* %W2.6
	%37 = icmp sgt i64 %35, %36
	%38 = select i1 %37, i64 %35, i64 %36
	%39 = load i64, i64* %"h%block2.4"
	%40 = load i64, i64* %"h%start2.3"
	%41 = add nsw i64 %39, %40
	%42 = sub nsw i64 %41, 1
	%43 = icmp slt i64 16, %42
	%44 = select i1 %43, i64 16, i64 %42
	%45 = load i64, i64* %"h%block2.4"
	%46 = load i64, i64* %W2.6
	%47 = add nsw i64 %45, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 %44, %48
	%50 = select i1 %49, i64 %44, i64 %48
	%51 = icmp sgt i64 %38, %50
	br i1 %51, label %none.7, label %next.13

next.13:
	%52 = getelementptr i64, i64* %lo, i64 1
	store i64 %38, i64* %52
	%53 = getelementptr i64, i64* %hi, i64 1
	store i64 %50, i64* %53
	ret i32 1
}

define internal i32 @sections.9(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"h%start1.1" = alloca i64
	%"h%block1.2" = alloca i64
	%"h%start2.3" = alloca i64
	%"h%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"h%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"h%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"h%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"h%block2.4"
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
	%12 = load i64, i64* %"h%start1.1"
	%13 = sub nsw i64 %12, 2
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"h%start1.1"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 20
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"h%block1.2"
	%20 = load i64, i64* %"h%start1.1"
	%21 = add nsw i64 %19, %20
	%22 = sub nsw i64 %21, 21
	%23 = icmp slt i64 %22, 0
	br i1 %23, label %none.7, label %next.11

next.11:
	%24 = load i64, i64* %W1.5
	%25 = icmp sgt i64 1, %24
	%26 = select i1 %25, i64 1, i64 %24
	%27 = load i64, i64* %"h%block1.2"
	%28 = load i64, i64* %W1.5
	%29 = add nsw i64 %27, %28
	%30 = sub nsw i64 %29, 1
	%31 = icmp slt i64 1, %30
	%32 = select i1 %31, i64 1, i64 %30
	%33 = icmp sgt i64 %26, %32
	br i1 %33, label %none.7, label %next.12

next.12:
	%34 = getelementptr i64, i64* %lo, i64 0
	store i64 %26, i64* %34
	%35 = getelementptr i64, i64* %hi, i64 0
	store i64 %32, i64* %35
	%36 = load i64, i64* %"h%start2.3"
	%37 = load i64, i64* %W2.6
	%38 = icmp sgt i64 %36, %37
	%39 = select i1 %38, i64 %36, i64 %37
	%40 = load i64, i64* %"h%block2.4"
	%41 = load i64, i64* %"h%start2.3"
	%42 = add nsw i64 %40, %41
	%43 = sub nsw i64 %42, 1
	%44 = icmp slt i64 16, %43
	%45 = select i1 %44, i64 16, i64 %43
	%46 = load i64, i64* %"h%block2.4"
	%47 = load i64, i64* %W2.6
	%48 = add nsw i64 %46, %47
	%49 = sub nsw i64 %48, 1
	%50 = icmp slt i64 %45, %49
	%51 = select i1 %50, i64 %45, i64 %49
	%52 = icmp sgt i64 %39, %51
	br i1 %52, label %none.7, label %next.13

next.13:
	%53 = getelementptr i64, i64* %lo, i64 1
	store i64 %39, i64* %53
	%54 = getelementptr i64, i64* %hi, i64 1
	store i64 %51, i64* %54
	ret i32 1
}

define internal i32 @sections.10(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"h%start1.1" = alloca i64
	%"h%block1.2" = alloca i64
	%"h%start2.3" = alloca i64
	%"h%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"h%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"h%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"h%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"h%block2.4"
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
	%12 = load i64, i64* %"h%start2.3"
	%13 = sub nsw i64 %12, 2
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"h%start2.3"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 16
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"h%start1.1"
	%20 = load i64, i64* %W1.5
	%21 = icmp sgt i64 %19, %20
	%22 = select i1 %21, i64 %19, i64 %20
	%23 = load i64, i64* %"h%block1.2"
	%24 = load i64, i64* %"h%start1.1"
	%25 = add nsw i64 %23, %24
	%26 = sub nsw i64 %25, 1
	%27 = icmp slt i64 20, %26
	%28 = select i1 %27, i64 20, i64 %26
	%29 = load i64, i64* %"h%block1.2"
	%30 = load i64, i64* %W1.5
	%31 = add nsw i64 %29, %30
	%32 = sub nsw i64 %31, 1
	%33 = icmp slt i64 %28, %32
	%34 = select i1 %33, i64 %28, i64 %32
	%35 = icmp sgt i64 %22, %34
	br i1 %35, label %none.7, label %next.11

next.11:
	%36 = getelementptr i64, i64* %lo, i64 0
	store i64 %22, i64* %36
	%37 = getelementptr i64, i64* %hi, i64 0
	store i64 %34, i64* %37
	%38 = load i64, i64* %"h%start2.3"
	%39 = sub nsw i64 %38, 1
	%40 = load i64, i64* %W2.6
	%41 = icmp sgt i64 %39, %40
	%42 = select i1 %41, i64 %39, i64 %40
	%43 = load i64, i64* %"h%start2.3"
	%44 = sub nsw i64 %43, 1
	%45 = load i64, i64* %"h%block2.4"
	%46 = load i64, i64* %W2.6
	%47 = add nsw i64 %45, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 %44, %48
	%50 = select i1 %49, i64 %44, i64 %48
	%51 = icmp sgt i64 %42, %50
	br i1 %51, label %none.7, label %next.12

next.12:
	%52 = getelementptr i64, i64* %lo, i64 1
	store i64 %42, i64* %52
	%53 = getelementptr i64, i64* %hi, i64 1
	store i64 %50, i64* %53
	ret i32 1
}

define internal i32 @sections.11(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"h%start1.1" = alloca i64
	%"h%block1.2" = alloca i64
	%"h%start2.3" = alloca i64
	%"h%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"h%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"h%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"h%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"h%block2.4"
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
	%12 = load i64, i64* %"h%start2.3"
	%13 = sub nsw i64 %12, 1
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"h%start2.3"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 1
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"h%block2.4"
	%20 = sub nsw i64 0, %19
	%21 = add nsw i64 %20, 15
	%22 = icmp slt i64 %21, 0
	br i1 %22, label %none.7, label %next.11

next.11:
	%23 = load i64, i64* %"h%start1.1"
	%24 = load i64, i64* %W1.5
	%25 = icmp sgt i64 %23, %24
	%26 = select i1 %25, i64 %23, i64 %24
	%27 = load i64, i64* %"h%block1.2"
	%28 = load i64, i64* %"h%start1.1"
	%29 = add nsw i64 %27, %28
	%30 = sub nsw i64 %29, 1
	%31 = icmp slt i64 20, %30
	%32 = select i1 %31, i64 20, i64 %30
	%33 = load i64, i64* %"h%block1.2"
	%34 = load i64, i64* %W1.5
	%35 = add nsw i64 %33, %34
	%36 = sub nsw i64 %35, 1
	%37 = icmp slt i64 %32, %36
	%38 = select i1 %37, i64 %32, i64 %36
	%39 = icmp sgt i64 %26, %38
	br i1 %39, label %none.7, label %next.12

next.12:
	%40 = getelementptr i64, i64* %lo, i64 0
	store i64 %26, i64* %40
	%41 = getelementptr i64, i64* %hi, i64 0
	store i64 %38, i64* %41
	%42 = load i64, i64* %W2.6
	%43 = icmp sgt i64 16, %42
	%44 = select i1 %43, i64 16, i64 %42
	%45 = load i64, i64* %"h%block2.4"
	%46 = load i64, i64* %W2.6
	%47 = add nsw i64 %45, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 16, %48
	%50 = select i1 %49, i64 16, i64 %48
	%51 = icmp sgt i64 %44, %50
	br i1 %51, label %none.7, label %next.13

next.13:
	%52 = getelementptr i64, i64* %lo, i64 1
	store i64 %44, i64* %52
	%53 = getelementptr i64, i64* %hi, i64 1
	store i64 %50, i64* %53
	ret i32 1
}

define internal i32 @sections.12(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"h%start1.1" = alloca i64
	%"h%block1.2" = alloca i64
	%"h%start2.3" = alloca i64
	%"h%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"h%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"h%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"h%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"h%block2.4"
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
	%12 = load i64, i64* %"h%block1.2"
	%13 = sub nsw i64 0, %12
	%14 = load i64, i64* %"h%start1.1"
	%15 = sub nsw i64 %13, %14
	%16 = add nsw i64 %15, 20
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.7, label %next.9

next.9:
	%18 = load i64, i64* %"h%block1.2"
	%19 = load i64, i64* %"h%start1.1"
	%20 = add nsw i64 %18, %19
	%21 = load i64, i64* %W1.5
	%22 = icmp sgt i64 %20, %21
	%23 = select i1 %22, i64 %20, i64 %21
	%24 = load i64, i64* %"h%block1.2"
	%25 = load i64, i64* %"h%start1.1"
	%26 = add nsw i64 %24, %25
	%27 = load i64, i64* %"h%block1.2"
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
	%36 = load i64, i64* %"h%start2.3"
	%37 = load i64, i64* %W2.6
	%38 = icmp sgt i64 %36, %37
	%39 = select i1 %38, i64 %36, i64 %37
	%40 = load i64, i64* %"h%block2.4"
	%41 = load i64, i64* %"h%start2.3"
	%42 = add nsw i64 %40, %41
	%43 = sub nsw i64 %42, 1
	%44 = icmp slt i64 16, %43
	%45 = select i1 %44, i64 16, i64 %43
	%46 = load i64, i64* %"h%block2.4"
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

define internal i32 @sections.13(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"h%start1.1" = alloca i64
	%"h%block1.2" = alloca i64
	%"h%start2.3" = alloca i64
	%"h%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"h%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"h%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"h%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"h%block2.4"
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
	%12 = load i64, i64* %"h%start2.3"
	%13 = sub nsw i64 %12, 2
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"h%start2.3"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 16
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"h%start1.1"
	%20 = load i64, i64* %W1.5
	%21 = icmp sgt i64 %19, %20
	%22 = select i1 %21, i64 %19, i64 %20
	%23 = load i64, i64* %"h%block1.2"
	%24 = load i64, i64* %"h%start1.1"
	%25 = add nsw i64 %23, %24
	%26 = sub nsw i64 %25, 1
	%27 = icmp slt i64 20, %26
	%28 = select i1 %27, i64 20, i64 %26
	%29 = load i64, i64* %"h%block1.2"
	%30 = load i64, i64* %W1.5
	%31 = add nsw i64 %29, %30
	%32 = sub nsw i64 %31, 1
	%33 = icmp slt i64 %28, %32
	%34 = select i1 %33, i64 %28, i64 %32
	%35 = icmp sgt i64 %22, %34
	br i1 %35, label %none.7, label %next.11

next.11:
	%36 = getelementptr i64, i64* %lo, i64 0
	store i64 %22, i64* %36
	%37 = getelementptr i64, i64* %hi, i64 0
	store i64 %34, i64* %37
	%38 = load i64, i64* %"h%start2.3"
	%39 = sub nsw i64 %38, 1
	%40 = load i64, i64* %W2.6
	%41 = icmp sgt i64 %39, %40
	%42 = select i1 %41, i64 %39, i64 %40
	%43 = load i64, i64* %"h%start2.3"
	%44 = sub nsw i64 %43, 1
	%45 = load i64, i64* %"h%block2.4"
	%46 = load i64, i64* %W2.6
	%47 = add nsw i64 %45, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 %44, %48
	%50 = select i1 %49, i64 %44, i64 %48
	%51 = icmp sgt i64 %42, %50
	br i1 %51, label %none.7, label %next.12

next.12:
	%52 = getelementptr i64, i64* %lo, i64 1
	store i64 %42, i64* %52
	%53 = getelementptr i64, i64* %hi, i64 1
	store i64 %50, i64* %53
	ret i32 1
}

define internal i32 @sections.14(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"h%start1.1" = alloca i64
	%"h%block1.2" = alloca i64
	%"h%start2.3" = alloca i64
	%"h%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"h%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"h%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"h%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"h%block2.4"
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
	%12 = load i64, i64* %"h%start2.3"
	%13 = sub nsw i64 %12, 1
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"h%start2.3"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 1
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"h%block2.4"
	%20 = sub nsw i64 0, %19
	%21 = add nsw i64 %20, 15
	%22 = icmp slt i64 %21, 0
	br i1 %22, label %none.7, label %next.11

next.11:
	%23 = load i64, i64* %"h%start1.1"
	%24 = load i64, i64* %W1.5
	%25 = icmp sgt i64 %23, %24
	%26 = select i1 %25, i64 %23, i64 %24
	%27 = load i64, i64* %"h%block1.2"
	%28 = load i64, i64* %"h%start1.1"
	%29 = add nsw i64 %27, %28
	%30 = sub nsw i64 %29, 1
	%31 = icmp slt i64 20, %30
	%32 = select i1 %31, i64 20, i64 %30
	%33 = load i64, i64* %"h%block1.2"
	%34 = load i64, i64* %W1.5
	%35 = add nsw i64 %33, %34
	%36 = sub nsw i64 %35, 1
	%37 = icmp slt i64 %32, %36
	%38 = select i1 %37, i64 %32, i64 %36
	%39 = icmp sgt i64 %26, %38
	br i1 %39, label %none.7, label %next.12

next.12:
	%40 = getelementptr i64, i64* %lo, i64 0
	store i64 %26, i64* %40
	%41 = getelementptr i64, i64* %hi, i64 0
	store i64 %38, i64* %41
	%42 = load i64, i64* %W2.6
	%43 = icmp sgt i64 16, %42
	%44 = select i1 %43, i64 16, i64 %42
	%45 = load i64, i64* %"h%block2.4"
	%46 = load i64, i64* %W2.6
	%47 = add nsw i64 %45, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 16, %48
	%50 = select i1 %49, i64 16, i64 %48
	%51 = icmp sgt i64 %44, %50
	br i1 %51, label %none.7, label %next.13

next.13:
	%52 = getelementptr i64, i64* %lo, i64 1
	store i64 %44, i64* %52
	%53 = getelementptr i64, i64* %hi, i64 1
	store i64 %50, i64* %53
	ret i32 1
}

define internal i32 @sections.15(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"h%start1.1" = alloca i64
	%"h%block1.2" = alloca i64
	%"h%start2.3" = alloca i64
	%"h%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"h%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"h%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"h%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"h%block2.4"
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
	%12 = load i64, i64* %"h%start1.1"
	%13 = sub nsw i64 %12, 2
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"h%start1.1"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 20
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"h%block1.2"
	%20 = load i64, i64* %"h%start1.1"
	%21 = add nsw i64 %19, %20
	%22 = sub nsw i64 %21, 21
	%23 = icmp slt i64 %22, 0
	br i1 %23, label %none.7, label %next.11

next.11:
	%24 = load i64, i64* %W1.5
	%25 = icmp sgt i64 1, %24
	%26 = select i1 %25, i64 1, i64 %24
	%27 = load i64, i64* %"h%block1.2"
	%28 = load i64, i64* %W1.5
	%29 = add nsw i64 %27, %28
	%30 = sub nsw i64 %29, 1
	%31 = icmp slt i64 1, %30
	%32 = select i1 %31, i64 1, i64 %30
	%33 = icmp sgt i64 %26, %32
	br i1 %33, label %none.7, label %next.12

next.12:
	%34 = getelementptr i64, i64* %lo, i64 0
	store i64 %26, i64* %34
	%35 = getelementptr i64, i64* %hi, i64 0
	store i64 %32, i64* %35
	%36 = load i64, i64* %"h%start2.3"
	%37 = load i64, i64* %W2.6
	%38 = icmp sgt i64 %36, %37
	%39 = select i1 %38, i64 %36, i64 %37
	%40 = load i64, i64* %"h%block2.4"
	%41 = load i64, i64* %"h%start2.3"
	%42 = add nsw i64 %40, %41
	%43 = sub nsw i64 %42, 1
	%44 = icmp slt i64 16, %43
	%45 = select i1 %44, i64 16, i64 %43
	%46 = load i64, i64* %"h%block2.4"
	%47 = load i64, i64* %W2.6
	%48 = add nsw i64 %46, %47
	%49 = sub nsw i64 %48, 1
	%50 = icmp slt i64 %45, %49
	%51 = select i1 %50, i64 %45, i64 %49
	%52 = icmp sgt i64 %39, %51
	br i1 %52, label %none.7, label %next.13

next.13:
	%53 = getelementptr i64, i64* %lo, i64 1
	store i64 %39, i64* %53
	%54 = getelementptr i64, i64* %hi, i64 1
	store i64 %51, i64* %54
	ret i32 1
}

define internal i32 @sections.16(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"h%start1.1" = alloca i64
	%"h%block1.2" = alloca i64
	%"h%start2.3" = alloca i64
	%"h%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"h%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"h%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"h%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"h%block2.4"
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
	%12 = load i64, i64* %"h%start2.3"
	%13 = sub nsw i64 %12, 2
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"h%start2.3"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 16
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"h%block2.4"
	%20 = load i64, i64* %"h%start2.3"
	%21 = add nsw i64 %19, %20
	%22 = sub nsw i64 %21, 17
	%23 = icmp slt i64 %22, 0
	br i1 %23, label %none.7, label %next.11

next.11:
	%24 = load i64, i64* %"h%start1.1"
	%25 = load i64, i64* %W1.5
	%26 = icmp sgt i64 %24, %25
	%27 = select i1 %26, i64 %24, i64 %25
	%28 = load i64, i64* %"h%block1.2"
	%29 = load i64, i64* %"h%start1.1"
	%30 = add nsw i64 %28, %29
	%31 = sub nsw i64 %30, 1
	%32 = icmp slt i64 20, %31
	%33 = select i1 %32, i64 20, i64 %31
	%34 = load i64, i64* %"h%block1.2"
	%35 = load i64, i64* %W1.5
	%36 = add nsw i64 %34, %35
	%37 = sub nsw i64 %36, 1
	%38 = icmp slt i64 %33, %37
	%39 = select i1 %38, i64 %33, i64 %37
	%40 = icmp sgt i64 %27, %39
	br i1 %40, label %none.7, label %next.12

next.12:
	%41 = getelementptr i64, i64* %lo, i64 0
	store i64 %27, i64* %41
	%42 = getelementptr i64, i64* %hi, i64 0
	store i64 %39, i64* %42
	%43 = load i64, i64* %W2.6
	%44 = icmp sgt i64 1, %43
	%45 = select i1 %44, i64 1, i64 %43
	%46 = load i64, i64* %"h%block2.4"
	%47 = load i64, i64* %W2.6
	%48 = add nsw i64 %46, %47
	%49 = sub nsw i64 %48, 1
	%50 = icmp slt i64 1, %49
	%51 = select i1 %50, i64 1, i64 %49
	%52 = icmp sgt i64 %45, %51
	br i1 %52, label %none.7, label %next.13

next.13:
	%53 = getelementptr i64, i64* %lo, i64 1
	store i64 %45, i64* %53
	%54 = getelementptr i64, i64* %hi, i64 1
	store i64 %51, i64* %54
	ret i32 1
}

define internal i32 @sections.17(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"h%start1.1" = alloca i64
	%"h%block1.2" = alloca i64
	%"h%start2.3" = alloca i64
	%"h%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"h%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"h%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"h%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"h%block2.4"
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
	%12 = load i64, i64* %"h%block2.4"
	%13 = sub nsw i64 0, %12
	%14 = load i64, i64* %"h%start2.3"
	%15 = sub nsw i64 %13, %14
	%16 = add nsw i64 %15, 16
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.7, label %next.9

next.9:
	%18 = load i64, i64* %"h%start1.1"
	%19 = load i64, i64* %W1.5
	%20 = icmp sgt i64 %18, %19
	%21 = select i1 %20, i64 %18, i64 %19
	%22 = load i64, i64* %"h%block1.2"
	%23 = load i64, i64* %"h%start1.1"
	%24 = add nsw i64 %22, %23
	%25 = sub nsw i64 %24, 1
	%26 = icmp slt i64 20, %25
	%27 = select i1 %26, i64 20, i64 %25
	%28 = load i64, i64* %"h%block1.2"
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
	%37 = load i64, i64* %"h%block2.4"
	%38 = load i64, i64* %"h%start2.3"
	%39 = add nsw i64 %37, %38
	%40 = load i64, i64* %W2.6
	%41 = icmp sgt i64 %39, %40
	%42 = select i1 %41, i64 %39, i64 %40
	%43 = load i64, i64* %"h%block2.4"
	%44 = load i64, i64* %"h%start2.3"
	%45 = add nsw i64 %43, %44
	%46 = load i64, i64* %"h%block2.4"
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

define internal i32 @sections.18(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"h%start1.1" = alloca i64
	%"h%block1.2" = alloca i64
	%"h%start2.3" = alloca i64
	%"h%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"h%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"h%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"h%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"h%block2.4"
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
	%12 = load i64, i64* %"h%block1.2"
	%13 = sub nsw i64 0, %12
	%14 = load i64, i64* %"h%start1.1"
	%15 = sub nsw i64 %13, %14
	%16 = add nsw i64 %15, 20
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.7, label %next.9

next.9:
	%18 = load i64, i64* %"h%block1.2"
	%19 = load i64, i64* %"h%start1.1"
	%20 = add nsw i64 %18, %19
	%21 = load i64, i64* %W1.5
	%22 = icmp sgt i64 %20, %21
	%23 = select i1 %22, i64 %20, i64 %21
	%24 = load i64, i64* %"h%block1.2"
	%25 = load i64, i64* %"h%start1.1"
	%26 = add nsw i64 %24, %25
	%27 = load i64, i64* %"h%block1.2"
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
	%36 = load i64, i64* %"h%start2.3"
	%37 = load i64, i64* %W2.6
	%38 = icmp sgt i64 %36, %37
	%39 = select i1 %38, i64 %36, i64 %37
	%40 = load i64, i64* %"h%block2.4"
	%41 = load i64, i64* %"h%start2.3"
	%42 = add nsw i64 %40, %41
	%43 = sub nsw i64 %42, 1
	%44 = icmp slt i64 16, %43
	%45 = select i1 %44, i64 16, i64 %43
	%46 = load i64, i64* %"h%block2.4"
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

define internal i32 @sections.19(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"h%start1.1" = alloca i64
	%"h%block1.2" = alloca i64
	%"h%start2.3" = alloca i64
	%"h%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"h%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"h%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"h%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"h%block2.4"
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
	%12 = load i64, i64* %"h%start1.1"
	%13 = sub nsw i64 %12, 2
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"h%start1.1"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 20
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"h%start1.1"
	%20 = sub nsw i64 %19, 1
	%21 = load i64, i64* %W1.5
	%22 = icmp sgt i64 %20, %21
	%23 = select i1 %22, i64 %20, i64 %21
	%24 = load i64, i64* %"h%start1.1"
	%25 = sub nsw i64 %24, 1
	%26 = load i64, i64* %"h%block1.2"
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
	%35 = load i64, i64* %"h%start2.3"
	%36 = load i64, i64* %W2.6
	%37 = icmp sgt i64 %35, %36
	%38 = select i1 %37, i64 %35, i64 %36
	%39 = load i64, i64* %"h%block2.4"
	%40 = load i64, i64* %"h%start2.3"
	%41 = add nsw i64 %39, %40
	%42 = sub nsw i64 %41, 1
	%43 = icmp slt i64 16, %42
	%44 = select i1 %43, i64 16, i64 %42
	%45 = load i64, i64* %"h%block2.4"
	%46 = load i64, i64* %W2.6
	%47 = add nsw i64 %45, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 %44, %48
	%50 = select i1 %49, i64 %44, i64 %48
	%51 = icmp sgt i64 %38, %50
	br i1 %51, label %none.7, label %next.12

next.12:
	%52 = getelementptr i64, i64* %lo, i64 1
	store i64 %38, i64* %52
	%53 = getelementptr i64, i64* %hi, i64 1
	store i64 %50, i64* %53
	ret i32 1
}

define internal i32 @sections.20(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"h%start1.1" = alloca i64
	%"h%block1.2" = alloca i64
	%"h%start2.3" = alloca i64
	%"h%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"h%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"h%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"h%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"h%block2.4"
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
	%12 = load i64, i64* %"h%start2.3"
	%13 = sub nsw i64 %12, 2
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"h%start2.3"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 16
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"h%block2.4"
	%20 = load i64, i64* %"h%start2.3"
	%21 = add nsw i64 %19, %20
	%22 = sub nsw i64 %21, 17
	%23 = icmp slt i64 %22, 0
	br i1 %23, label %none.7, label %next.11

next.11:
	%24 = load i64, i64* %"h%start1.1"
	%25 = load i64, i64* %W1.5
	%26 = icmp sgt i64 %24, %25
	%27 = select i1 %26, i64 %24, i64 %25
	%28 = load i64, i64* %"h%block1.2"
	%29 = load i64, i64* %"h%start1.1"
	%30 = add nsw i64 %28, %29
	%31 = sub nsw i64 %30, 1
	%32 = icmp slt i64 20, %31
	%33 = select i1 %32, i64 20, i64 %31
	%34 = load i64, i64* %"h%block1.2"
	%35 = load i64, i64* %W1.5
	%36 = add nsw i64 %34, %35
	%37 = sub nsw i64 %36, 1
	%38 = icmp slt i64 %33, %37
	%39 = select i1 %38, i64 %33, i64 %37
	%40 = icmp sgt i64 %27, %39
	br i1 %40, label %none.7, label %next.12

next.12:
	%41 = getelementptr i64, i64* %lo, i64 0
	store i64 %27, i64* %41
	%42 = getelementptr i64, i64* %hi, i64 0
	store i64 %39, i64* %42
	%43 = load i64, i64* %W2.6
	%44 = icmp sgt i64 1, %43
	%45 = select i1 %44, i64 1, i64 %43
	%46 = load i64, i64* %"h%block2.4"
	%47 = load i64, i64* %W2.6
	%48 = add nsw i64 %46, %47
	%49 = sub nsw i64 %48, 1
	%50 = icmp slt i64 1, %49
	%51 = select i1 %50, i64 1, i64 %49
	%52 = icmp sgt i64 %45, %51
	br i1 %52, label %none.7, label %next.13

next.13:
	%53 = getelementptr i64, i64* %lo, i64 1
	store i64 %45, i64* %53
	%54 = getelementptr i64, i64* %hi, i64 1
	store i64 %51, i64* %54
	ret i32 1
}

define internal i32 @sections.21(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"h%start1.1" = alloca i64
	%"h%block1.2" = alloca i64
	%"h%start2.3" = alloca i64
	%"h%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"h%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"h%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"h%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"h%block2.4"
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
	%12 = load i64, i64* %"h%block2.4"
	%13 = sub nsw i64 0, %12
	%14 = load i64, i64* %"h%start2.3"
	%15 = sub nsw i64 %13, %14
	%16 = add nsw i64 %15, 16
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.7, label %next.9

next.9:
	%18 = load i64, i64* %"h%start1.1"
	%19 = load i64, i64* %W1.5
	%20 = icmp sgt i64 %18, %19
	%21 = select i1 %20, i64 %18, i64 %19
	%22 = load i64, i64* %"h%block1.2"
	%23 = load i64, i64* %"h%start1.1"
	%24 = add nsw i64 %22, %23
	%25 = sub nsw i64 %24, 1
	%26 = icmp slt i64 20, %25
	%27 = select i1 %26, i64 20, i64 %25
	%28 = load i64, i64* %"h%block1.2"
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
	%37 = load i64, i64* %"h%block2.4"
	%38 = load i64, i64* %"h%start2.3"
	%39 = add nsw i64 %37, %38
	%40 = load i64, i64* %W2.6
	%41 = icmp sgt i64 %39, %40
	%42 = select i1 %41, i64 %39, i64 %40
	%43 = load i64, i64* %"h%block2.4"
	%44 = load i64, i64* %"h%start2.3"
	%45 = add nsw i64 %43, %44
	%46 = load i64, i64* %"h%block2.4"
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

define internal i32 @sections.22(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"h%start1.1" = alloca i64
	%"h%block1.2" = alloca i64
	%"h%start2.3" = alloca i64
	%"h%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"h%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"h%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"h%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"h%block2.4"
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
	%12 = load i64, i64* %"h%start1.1"
	%13 = sub nsw i64 %12, 1
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"h%start1.1"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 1
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"h%block1.2"
	%20 = sub nsw i64 0, %19
	%21 = add nsw i64 %20, 19
	%22 = icmp slt i64 %21, 0
	br i1 %22, label %none.7, label %next.11

next.11:
	%23 = load i64, i64* %W1.5
	%24 = icmp sgt i64 20, %23
	%25 = select i1 %24, i64 20, i64 %23
	%26 = load i64, i64* %"h%block1.2"
	%27 = load i64, i64* %W1.5
	%28 = add nsw i64 %26, %27
	%29 = sub nsw i64 %28, 1
	%30 = icmp slt i64 20, %29
	%31 = select i1 %30, i64 20, i64 %29
	%32 = icmp sgt i64 %25, %31
	br i1 %32, label %none.7, label %next.12

next.12:
	%33 = getelementptr i64, i64* %lo, i64 0
	store i64 %25, i64* %33
	%34 = getelementptr i64, i64* %hi, i64 0
	store i64 %31, i64* %34
	%35 = load i64, i64* %"h%start2.3"
	%36 = load i64, i64* %W2.6
	%37 = icmp sgt i64 %35, %36
	%38 = select i1 %37, i64 %35, i64 %36
	%39 = load i64, i64* %"h%block2.4"
	%40 = load i64, i64* %"h%start2.3"
	%41 = add nsw i64 %39, %40
	%42 = sub nsw i64 %41, 1
	%43 = icmp slt i64 16, %42
	%44 = select i1 %43, i64 16, i64 %42
	%45 = load i64, i64* %"h%block2.4"
	%46 = load i64, i64* %W2.6
	%47 = add nsw i64 %45, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 %44, %48
	%50 = select i1 %49, i64 %44, i64 %48
	%51 = icmp sgt i64 %38, %50
	br i1 %51, label %none.7, label %next.13

next.13:
	%52 = getelementptr i64, i64* %lo, i64 1
	store i64 %38, i64* %52
	%53 = getelementptr i64, i64* %hi, i64 1
	store i64 %50, i64* %53
	ret i32 1
}

define internal i32 @sections.23(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"h%start1.1" = alloca i64
	%"h%block1.2" = alloca i64
	%"h%start2.3" = alloca i64
	%"h%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"h%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"h%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"h%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"h%block2.4"
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
	%12 = load i64, i64* %"h%start1.1"
	%13 = sub nsw i64 %12, 2
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"h%start1.1"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 20
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"h%start1.1"
	%20 = sub nsw i64 %19, 1
	%21 = load i64, i64* %W1.5
	%22 = icmp sgt i64 %20, %21
	%23 = select i1 %22, i64 %20, i64 %21
	%24 = load i64, i64* %"h%start1.1"
	%25 = sub nsw i64 %24, 1
	%26 = load i64, i64* %"h%block1.2"
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
	%35 = load i64, i64* %"h%start2.3"
	%36 = load i64, i64* %W2.6
	%37 = icmp sgt i64 %35, %36
	%38 = select i1 %37, i64 %35, i64 %36
	%39 = load i64, i64* %"h%block2.4"
	%40 = load i64, i64* %"h%start2.3"
	%41 = add nsw i64 %39, %40
	%42 = sub nsw i64 %41, 1
	%43 = icmp slt i64 16, %42
	%44 = select i1 %43, i64 16, i64 %42
	%45 = load i64, i64* %"h%block2.4"
	%46 = load i64, i64* %W2.6
	%47 = add nsw i64 %45, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 %44, %48
	%50 = select i1 %49, i64 %44, i64 %48
	%51 = icmp sgt i64 %38, %50
	br i1 %51, label %none.7, label %next.12

next.12:
	%52 = getelementptr i64, i64* %lo, i64 1
	store i64 %38, i64* %52
	%53 = getelementptr i64, i64* %hi, i64 1
	store i64 %50, i64* %53
	ret i32 1
}

define internal i32 @sections.24(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"h%start1.1" = alloca i64
	%"h%block1.2" = alloca i64
	%"h%start2.3" = alloca i64
	%"h%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"h%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"h%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"h%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"h%block2.4"
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
	%12 = load i64, i64* %"h%start2.3"
	%13 = sub nsw i64 %12, 2
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"h%start2.3"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 16
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"h%start1.1"
	%20 = load i64, i64* %W1.5
	%21 = icmp sgt i64 %19, %20
	%22 = select i1 %21, i64 %19, i64 %20
	%23 = load i64, i64* %"h%block1.2"
	%24 = load i64, i64* %"h%start1.1"
	%25 = add nsw i64 %23, %24
	%26 = sub nsw i64 %25, 1
	%27 = icmp slt i64 20, %26
	%28 = select i1 %27, i64 20, i64 %26
	%29 = load i64, i64* %"h%block1.2"
	%30 = load i64, i64* %W1.5
	%31 = add nsw i64 %29, %30
	%32 = sub nsw i64 %31, 1
	%33 = icmp slt i64 %28, %32
	%34 = select i1 %33, i64 %28, i64 %32
	%35 = icmp sgt i64 %22, %34
	br i1 %35, label %none.7, label %next.11

next.11:
	%36 = getelementptr i64, i64* %lo, i64 0
	store i64 %22, i64* %36
	%37 = getelementptr i64, i64* %hi, i64 0
	store i64 %34, i64* %37
	%38 = load i64, i64* %"h%start2.3"
	%39 = sub nsw i64 %38, 1
	%40 = load i64, i64* %W2.6
	%41 = icmp sgt i64 %39, %40
	%42 = select i1 %41, i64 %39, i64 %40
	%43 = load i64, i64* %"h%start2.3"
	%44 = sub nsw i64 %43, 1
	%45 = load i64, i64* %"h%block2.4"
	%46 = load i64, i64* %W2.6
	%47 = add nsw i64 %45, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 %44, %48
	%50 = select i1 %49, i64 %44, i64 %48
	%51 = icmp sgt i64 %42, %50
	br i1 %51, label %none.7, label %next.12

next.12:
	%52 = getelementptr i64, i64* %lo, i64 1
	store i64 %42, i64* %52
	%53 = getelementptr i64, i64* %hi, i64 1
	store i64 %50, i64* %53
	ret i32 1
}

define internal i32 @sections.25(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"h%start1.1" = alloca i64
	%"h%block1.2" = alloca i64
	%"h%start2.3" = alloca i64
	%"h%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"h%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"h%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"h%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"h%block2.4"
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
	%12 = load i64, i64* %"h%start2.3"
	%13 = sub nsw i64 %12, 1
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"h%start2.3"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 1
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"h%block2.4"
	%20 = sub nsw i64 0, %19
	%21 = add nsw i64 %20, 15
	%22 = icmp slt i64 %21, 0
	br i1 %22, label %none.7, label %next.11

next.11:
	%23 = load i64, i64* %"h%start1.1"
	%24 = load i64, i64* %W1.5
	%25 = icmp sgt i64 %23, %24
	%26 = select i1 %25, i64 %23, i64 %24
	%27 = load i64, i64* %"h%block1.2"
	%28 = load i64, i64* %"h%start1.1"
	%29 = add nsw i64 %27, %28
	%30 = sub nsw i64 %29, 1
	%31 = icmp slt i64 20, %30
	%32 = select i1 %31, i64 20, i64 %30
	%33 = load i64, i64* %"h%block1.2"
	%34 = load i64, i64* %W1.5
	%35 = add nsw i64 %33, %34
	%36 = sub nsw i64 %35, 1
	%37 = icmp slt i64 %32, %36
	%38 = select i1 %37, i64 %32, i64 %36
	%39 = icmp sgt i64 %26, %38
	br i1 %39, label %none.7, label %next.12

next.12:
	%40 = getelementptr i64, i64* %lo, i64 0
	store i64 %26, i64* %40
	%41 = getelementptr i64, i64* %hi, i64 0
	store i64 %38, i64* %41
	%42 = load i64, i64* %W2.6
	%43 = icmp sgt i64 16, %42
	%44 = select i1 %43, i64 16, i64 %42
	%45 = load i64, i64* %"h%block2.4"
	%46 = load i64, i64* %W2.6
	%47 = add nsw i64 %45, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 16, %48
	%50 = select i1 %49, i64 16, i64 %48
	%51 = icmp sgt i64 %44, %50
	br i1 %51, label %none.7, label %next.13

next.13:
	%52 = getelementptr i64, i64* %lo, i64 1
	store i64 %44, i64* %52
	%53 = getelementptr i64, i64* %hi, i64 1
	store i64 %50, i64* %53
	ret i32 1
}

define internal i32 @sections.26(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"h%start1.1" = alloca i64
	%"h%block1.2" = alloca i64
	%"h%start2.3" = alloca i64
	%"h%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"h%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"h%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"h%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"h%block2.4"
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
	%12 = load i64, i64* %"h%start1.1"
	%13 = sub nsw i64 %12, 1
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"h%start1.1"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 1
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"h%block1.2"
	%20 = sub nsw i64 0, %19
	%21 = add nsw i64 %20, 19
	%22 = icmp slt i64 %21, 0
	br i1 %22, label %none.7, label %next.11

next.11:
	%23 = load i64, i64* %W1.5
	%24 = icmp sgt i64 20, %23
	%25 = select i1 %24, i64 20, i64 %23
	%26 = load i64, i64* %"h%block1.2"
	%27 = load i64, i64* %W1.5
	%28 = add nsw i64 %26, %27
	%29 = sub nsw i64 %28, 1
	%30 = icmp slt i64 20, %29
	%31 = select i1 %30, i64 20, i64 %29
	%32 = icmp sgt i64 %25, %31
	br i1 %32, label %none.7, label %next.12

next.12:
	%33 = getelementptr i64, i64* %lo, i64 0
	store i64 %25, i64* %33
	%34 = getelementptr i64, i64* %hi, i64 0
	store i64 %31, i64* %34
	%35 = load i64, i64* %"h%start2.3"
	%36 = load i64, i64* %W2.6
	%37 = icmp sgt i64 %35, %36
	%38 = select i1 %37, i64 %35, i64 %36
	%39 = load i64, i64* %"h%block2.4"
	%40 = load i64, i64* %"h%start2.3"
	%41 = add nsw i64 %39, %40
	%42 = sub nsw i64 %41, 1
	%43 = icmp slt i64 16, %42
	%44 = select i1 %43, i64 16, i64 %42
	%45 = load i64, i64* %"h%block2.4"
	%46 = load i64, i64* %W2.6
	%47 = add nsw i64 %45, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 %44, %48
	%50 = select i1 %49, i64 %44, i64 %48
	%51 = icmp sgt i64 %38, %50
	br i1 %51, label %none.7, label %next.13

next.13:
	%52 = getelementptr i64, i64* %lo, i64 1
	store i64 %38, i64* %52
	%53 = getelementptr i64, i64* %hi, i64 1
	store i64 %50, i64* %53
	ret i32 1
}

define internal i32 @sections.27(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"h%start1.1" = alloca i64
	%"h%block1.2" = alloca i64
	%"h%start2.3" = alloca i64
	%"h%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"h%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"h%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"h%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"h%block2.4"
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
	%12 = load i64, i64* %"h%start1.1"
	%13 = sub nsw i64 %12, 2
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"h%start1.1"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 20
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"h%block1.2"
	%20 = load i64, i64* %"h%start1.1"
	%21 = add nsw i64 %19, %20
	%22 = sub nsw i64 %21, 21
	%23 = icmp slt i64 %22, 0
	br i1 %23, label %none.7, label %next.11

next.11:
	%24 = load i64, i64* %W1.5
	%25 = icmp sgt i64 1, %24
	%26 = select i1 %25, i64 1, i64 %24
	%27 = load i64, i64* %"h%block1.2"
	%28 = load i64, i64* %W1.5
	%29 = add nsw i64 %27, %28
	%30 = sub nsw i64 %29, 1
	%31 = icmp slt i64 1, %30
	%32 = select i1 %31, i64 1, i64 %30
	%33 = icmp sgt i64 %26, %32
	br i1 %33, label %none.7, label %next.12

next.12:
	%34 = getelementptr i64, i64* %lo, i64 0
	store i64 %26, i64* %34
	%35 = getelementptr i64, i64* %hi, i64 0
	store i64 %32, i64* %35
	%36 = load i64, i64* %"h%start2.3"
	%37 = load i64, i64* %W2.6
	%38 = icmp sgt i64 %36, %37
	%39 = select i1 %38, i64 %36, i64 %37
	%40 = load i64, i64* %"h%block2.4"
	%41 = load i64, i64* %"h%start2.3"
	%42 = add nsw i64 %40, %41
	%43 = sub nsw i64 %42, 1
	%44 = icmp slt i64 16, %43
	%45 = select i1 %44, i64 16, i64 %43
	%46 = load i64, i64* %"h%block2.4"
	%47 = load i64, i64* %W2.6
	%48 = add nsw i64 %46, %47
	%49 = sub nsw i64 %48, 1
	%50 = icmp slt i64 %45, %49
	%51 = select i1 %50, i64 %45, i64 %49
	%52 = icmp sgt i64 %39, %51
	br i1 %52, label %none.7, label %next.13

next.13:
	%53 = getelementptr i64, i64* %lo, i64 1
	store i64 %39, i64* %53
	%54 = getelementptr i64, i64* %hi, i64 1
	store i64 %51, i64* %54
	ret i32 1
}

define internal i32 @sections.28(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"h%start1.1" = alloca i64
	%"h%block1.2" = alloca i64
	%"h%start2.3" = alloca i64
	%"h%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"h%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"h%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"h%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"h%block2.4"
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
	%12 = load i64, i64* %"h%start2.3"
	%13 = sub nsw i64 %12, 2
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"h%start2.3"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 16
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"h%start1.1"
	%20 = load i64, i64* %W1.5
	%21 = icmp sgt i64 %19, %20
	%22 = select i1 %21, i64 %19, i64 %20
	%23 = load i64, i64* %"h%block1.2"
	%24 = load i64, i64* %"h%start1.1"
	%25 = add nsw i64 %23, %24
	%26 = sub nsw i64 %25, 1
	%27 = icmp slt i64 20, %26
	%28 = select i1 %27, i64 20, i64 %26
	%29 = load i64, i64* %"h%block1.2"
	%30 = load i64, i64* %W1.5
	%31 = add nsw i64 %29, %30
	%32 = sub nsw i64 %31, 1
	%33 = icmp slt i64 %28, %32
	%34 = select i1 %33, i64 %28, i64 %32
	%35 = icmp sgt i64 %22, %34
	br i1 %35, label %none.7, label %next.11

next.11:
	%36 = getelementptr i64, i64* %lo, i64 0
	store i64 %22, i64* %36
	%37 = getelementptr i64, i64* %hi, i64 0
	store i64 %34, i64* %37
	%38 = load i64, i64* %"h%start2.3"
	%39 = sub nsw i64 %38, 1
	%40 = load i64, i64* %W2.6
	%41 = icmp sgt i64 %39, %40
	%42 = select i1 %41, i64 %39, i64 %40
	%43 = load i64, i64* %"h%start2.3"
	%44 = sub nsw i64 %43, 1
	%45 = load i64, i64* %"h%block2.4"
	%46 = load i64, i64* %W2.6
	%47 = add nsw i64 %45, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 %44, %48
	%50 = select i1 %49, i64 %44, i64 %48
	%51 = icmp sgt i64 %42, %50
	br i1 %51, label %none.7, label %next.12

next.12:
	%52 = getelementptr i64, i64* %lo, i64 1
	store i64 %42, i64* %52
	%53 = getelementptr i64, i64* %hi, i64 1
	store i64 %50, i64* %53
	ret i32 1
}

define internal i32 @sections.29(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"h%start1.1" = alloca i64
	%"h%block1.2" = alloca i64
	%"h%start2.3" = alloca i64
	%"h%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"h%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"h%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"h%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"h%block2.4"
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
	%12 = load i64, i64* %"h%start2.3"
	%13 = sub nsw i64 %12, 1
	%14 = icmp slt i64 %13, 0
	br i1 %14, label %none.7, label %next.9

next.9:
	%15 = load i64, i64* %"h%start2.3"
	%16 = sub nsw i64 0, %15
	%17 = add nsw i64 %16, 1
	%18 = icmp slt i64 %17, 0
	br i1 %18, label %none.7, label %next.10

next.10:
	%19 = load i64, i64* %"h%block2.4"
	%20 = sub nsw i64 0, %19
	%21 = add nsw i64 %20, 15
	%22 = icmp slt i64 %21, 0
	br i1 %22, label %none.7, label %next.11

next.11:
	%23 = load i64, i64* %"h%start1.1"
	%24 = load i64, i64* %W1.5
	%25 = icmp sgt i64 %23, %24
	%26 = select i1 %25, i64 %23, i64 %24
	%27 = load i64, i64* %"h%block1.2"
	%28 = load i64, i64* %"h%start1.1"
	%29 = add nsw i64 %27, %28
	%30 = sub nsw i64 %29, 1
	%31 = icmp slt i64 20, %30
	%32 = select i1 %31, i64 20, i64 %30
	%33 = load i64, i64* %"h%block1.2"
	%34 = load i64, i64* %W1.5
	%35 = add nsw i64 %33, %34
	%36 = sub nsw i64 %35, 1
	%37 = icmp slt i64 %32, %36
	%38 = select i1 %37, i64 %32, i64 %36
	%39 = icmp sgt i64 %26, %38
	br i1 %39, label %none.7, label %next.12

next.12:
	%40 = getelementptr i64, i64* %lo, i64 0
	store i64 %26, i64* %40
	%41 = getelementptr i64, i64* %hi, i64 0
	store i64 %38, i64* %41
	%42 = load i64, i64* %W2.6
	%43 = icmp sgt i64 16, %42
	%44 = select i1 %43, i64 16, i64 %42
	%45 = load i64, i64* %"h%block2.4"
	%46 = load i64, i64* %W2.6
	%47 = add nsw i64 %45, %46
	%48 = sub nsw i64 %47, 1
	%49 = icmp slt i64 16, %48
	%50 = select i1 %49, i64 16, i64 %48
	%51 = icmp sgt i64 %44, %50
	br i1 %51, label %none.7, label %next.13

next.13:
	%52 = getelementptr i64, i64* %lo, i64 1
	store i64 %44, i64* %52
	%53 = getelementptr i64, i64* %hi, i64 1
	store i64 %50, i64* %53
	ret i32 1
}

define internal i32 @sections.30(i32 %piece, i64* %params, i64* %recv, i64* %send, i64* %lo, i64* %hi) nounwind {
entry:
	%"h%start1.1" = alloca i64
	%"h%block1.2" = alloca i64
	%"h%start2.3" = alloca i64
	%"h%block2.4" = alloca i64
	%W1.5 = alloca i64
	%W2.6 = alloca i64
	br label %start

start:
	%0 = getelementptr i64, i64* %recv, i64 0
	%1 = load i64, i64* %0
	store i64 %1, i64* %"h%start1.1"
	%2 = getelementptr i64, i64* %recv, i64 7
	%3 = load i64, i64* %2
	store i64 %3, i64* %"h%block1.2"
	%4 = getelementptr i64, i64* %recv, i64 1
	%5 = load i64, i64* %4
	store i64 %5, i64* %"h%start2.3"
	%6 = getelementptr i64, i64* %recv, i64 8
	%7 = load i64, i64* %6
	store i64 %7, i64* %"h%block2.4"
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
	%12 = load i64, i64* %"h%block1.2"
	%13 = sub nsw i64 0, %12
	%14 = load i64, i64* %"h%start1.1"
	%15 = sub nsw i64 %13, %14
	%16 = add nsw i64 %15, 20
	%17 = icmp slt i64 %16, 0
	br i1 %17, label %none.7, label %next.9

next.9:
	%18 = load i64, i64* %"h%block1.2"
	%19 = load i64, i64* %"h%start1.1"
	%20 = add nsw i64 %18, %19
	%21 = load i64, i64* %W1.5
	%22 = icmp sgt i64 %20, %21
	%23 = select i1 %22, i64 %20, i64 %21
	%24 = load i64, i64* %"h%block1.2"
	%25 = load i64, i64* %"h%start1.1"
	%26 = add nsw i64 %24, %25
	%27 = load i64, i64* %"h%block1.2"
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
	%36 = load i64, i64* %"h%start2.3"
	%37 = load i64, i64* %W2.6
	%38 = icmp sgt i64 %36, %37
	%39 = select i1 %38, i64 %36, i64 %37
	%40 = load i64, i64* %"h%block2.4"
	%41 = load i64, i64* %"h%start2.3"
	%42 = add nsw i64 %40, %41
	%43 = sub nsw i64 %42, 1
	%44 = icmp slt i64 16, %43
	%45 = select i1 %44, i64 16, i64 %43
	%46 = load i64, i64* %"h%block2.4"
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
!1 = distinct !{!1, !0, !"h"}
!2 = distinct !{!2, !0, !"u"}
!3 = distinct !{!3, !0, !"v"}
!4 = distinct !{!4, !0, !"cu"}
!5 = distinct !{!5, !0, !"cv"}
!6 = distinct !{!6, !0, !"z"}
!7 = distinct !{!7, !0, !"e"}
!8 = distinct !{!8, !0, !"hold"}
!9 = distinct !{!9, !0, !"uold"}
!10 = distinct !{!10, !0, !"vold"}
!11 = distinct !{!11, !0, !"v%1"}
!12 = distinct !{!12, !0, !"v%2"}
!13 = distinct !{!13, !0, !"v%3"}
!14 = distinct !{!14, !0, !"v%4"}
!15 = distinct !{!15, !0, !"v%5"}
!16 = distinct !{!16, !0, !"v%6"}
!17 = distinct !{!17, !0, !"v%7"}
!18 = distinct !{!18, !0, !"v%8"}
!19 = distinct !{!19, !0, !"v%9"}
!20 = distinct !{!20, !0, !"v%10"}
!21 = distinct !{!21, !0, !"v%11"}
!22 = distinct !{!22, !0, !"v%12"}
!23 = distinct !{!23, !0, !"v%13"}
!24 = distinct !{!24, !0, !"v%14"}
!25 = distinct !{!25, !0, !"v%15"}
!26 = distinct !{!26, !0, !"v%16"}
!27 = distinct !{!27, !0, !"v%17"}
!28 = distinct !{!28, !0, !"v%18"}
!29 = !{!1}
!30 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28}
!31 = !{!2}
!32 = !{!1, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28}
!33 = !{!3}
!34 = !{!1, !2, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28}
!35 = !{!4}
!36 = !{!1, !2, !3, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28}
!37 = !{!5}
!38 = !{!1, !2, !3, !4, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28}
!39 = !{!6}
!40 = !{!1, !2, !3, !4, !5, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28}
!41 = !{!7}
!42 = !{!1, !2, !3, !4, !5, !6, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28}
!43 = !{!8}
!44 = !{!1, !2, !3, !4, !5, !6, !7, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28}
!45 = !{!9}
!46 = !{!1, !2, !3, !4, !5, !6, !7, !8, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28}
!47 = !{!10}
!48 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28}
!49 = !{!11}
!50 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28}
!51 = !{!12}
!52 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28}
!53 = !{!13}
!54 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28}
!55 = !{!14}
!56 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28}
!57 = !{!15}
!58 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28}
!59 = !{!16}
!60 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28}
!61 = !{!17}
!62 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28}
!63 = !{!18}
!64 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28}
!65 = !{!19}
!66 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !20, !21, !22, !23, !24, !25, !26, !27, !28}
!67 = !{!20}
!68 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !21, !22, !23, !24, !25, !26, !27, !28}
!69 = !{!21}
!70 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !22, !23, !24, !25, !26, !27, !28}
!71 = !{!22}
!72 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !23, !24, !25, !26, !27, !28}
!73 = !{!23}
!74 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !24, !25, !26, !27, !28}
!75 = !{!24}
!76 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !25, !26, !27, !28}
!77 = !{!25}
!78 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !26, !27, !28}
!79 = !{!26}
!80 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !27, !28}
!81 = !{!27}
!82 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !28}
!83 = !{!28}
!84 = !{!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27}
!85 = distinct !{}
!86 = distinct !{}
!87 = !{!85, !86}
!88 = !{!85, !86}
!89 = !{!85, !86}
!90 = !{!85, !86}
!91 = !{!"llvm.loop.mustprogress"}
!92 = !{!"llvm.loop.parallel_accesses", !86}
!93 = distinct !{!93, !91, !92}
!94 = !{!"llvm.loop.mustprogress"}
!95 = !{!"llvm.loop.parallel_accesses", !85}
!96 = distinct !{!96, !94, !95}
!97 = distinct !{}
!98 = distinct !{}
!99 = !{!97, !98}
!100 = !{!97, !98}
!101 = !{!97, !98}
!102 = !{!"llvm.loop.mustprogress"}
!103 = !{!"llvm.loop.parallel_accesses", !98}
!104 = distinct !{!104, !102, !103}
!105 = !{!"llvm.loop.mustprogress"}
!106 = !{!"llvm.loop.parallel_accesses", !97}
!107 = distinct !{!107, !105, !106}
!108 = distinct !{}
!109 = distinct !{}
!110 = !{!108, !109}
!111 = !{!108, !109}
!112 = !{!108, !109}
!113 = !{!"llvm.loop.mustprogress"}
!114 = !{!"llvm.loop.parallel_accesses", !109}
!115 = distinct !{!115, !113, !114}
!116 = !{!"llvm.loop.mustprogress"}
!117 = !{!"llvm.loop.parallel_accesses", !108}
!118 = distinct !{!118, !116, !117}
!119 = distinct !{}
!120 = distinct !{}
!121 = !{!119, !120}
!122 = !{!119, !120}
!123 = !{!119, !120}
!124 = !{!"llvm.loop.mustprogress"}
!125 = !{!"llvm.loop.parallel_accesses", !120}
!126 = distinct !{!126, !124, !125}
!127 = !{!"llvm.loop.mustprogress"}
!128 = !{!"llvm.loop.parallel_accesses", !119}
!129 = distinct !{!129, !127, !128}
!130 = distinct !{}
!131 = distinct !{}
!132 = !{!130, !131}
!133 = !{!130, !131}
!134 = !{!130, !131}
!135 = !{!"llvm.loop.mustprogress"}
!136 = !{!"llvm.loop.parallel_accesses", !131}
!137 = distinct !{!137, !135, !136}
!138 = !{!"llvm.loop.mustprogress"}
!139 = !{!"llvm.loop.parallel_accesses", !130}
!140 = distinct !{!140, !138, !139}
!141 = distinct !{}
!142 = distinct !{}
!143 = !{!141, !142}
!144 = !{!141, !142}
!145 = !{!141, !142}
!146 = !{!"llvm.loop.mustprogress"}
!147 = !{!"llvm.loop.parallel_accesses", !142}
!148 = distinct !{!148, !146, !147}
!149 = !{!"llvm.loop.mustprogress"}
!150 = !{!"llvm.loop.parallel_accesses", !141}
!151 = distinct !{!151, !149, !150}
!152 = distinct !{}
!153 = distinct !{}
!154 = !{!152, !153}
!155 = !{!152, !153}
!156 = !{!152, !153}
!157 = !{!"llvm.loop.mustprogress"}
!158 = !{!"llvm.loop.parallel_accesses", !153}
!159 = distinct !{!159, !157, !158}
!160 = !{!"llvm.loop.mustprogress"}
!161 = !{!"llvm.loop.parallel_accesses", !152}
!162 = distinct !{!162, !160, !161}
!163 = distinct !{}
!164 = distinct !{}
!165 = !{!163, !164}
!166 = !{!163, !164}
!167 = !{!163, !164}
!168 = !{!"llvm.loop.mustprogress"}
!169 = !{!"llvm.loop.parallel_accesses", !164}
!170 = distinct !{!170, !168, !169}
!171 = !{!"llvm.loop.mustprogress"}
!172 = !{!"llvm.loop.parallel_accesses", !163}
!173 = distinct !{!173, !171, !172}
!174 = distinct !{}
!175 = distinct !{}
!176 = !{!174, !175}
!177 = !{!174, !175}
!178 = !{!174, !175}
!179 = !{!174, !175}
!180 = !{!174, !175}
!181 = !{!"llvm.loop.mustprogress"}
!182 = !{!"llvm.loop.parallel_accesses", !175}
!183 = distinct !{!183, !181, !182}
!184 = !{!"llvm.loop.mustprogress"}
!185 = !{!"llvm.loop.parallel_accesses", !174}
!186 = distinct !{!186, !184, !185}
!187 = distinct !{}
!188 = distinct !{}
!189 = !{!187, !188}
!190 = !{!187, !188}
!191 = !{!187, !188}
!192 = !{!"llvm.loop.mustprogress"}
!193 = !{!"llvm.loop.parallel_accesses", !188}
!194 = distinct !{!194, !192, !193}
!195 = !{!"llvm.loop.mustprogress"}
!196 = !{!"llvm.loop.parallel_accesses", !187}
!197 = distinct !{!197, !195, !196}
!198 = distinct !{}
!199 = distinct !{}
!200 = !{!198, !199}
!201 = !{!198, !199}
!202 = !{!198, !199}
!203 = !{!"llvm.loop.mustprogress"}
!204 = !{!"llvm.loop.parallel_accesses", !199}
!205 = distinct !{!205, !203, !204}
!206 = !{!"llvm.loop.mustprogress"}
!207 = !{!"llvm.loop.parallel_accesses", !198}
!208 = distinct !{!208, !206, !207}
!209 = distinct !{}
!210 = distinct !{}
!211 = !{!209, !210}
!212 = !{!209, !210}
!213 = !{!209, !210}
!214 = !{!209, !210}
!215 = !{!209, !210}
!216 = !{!"llvm.loop.mustprogress"}
!217 = !{!"llvm.loop.parallel_accesses", !210}
!218 = distinct !{!218, !216, !217}
!219 = !{!"llvm.loop.mustprogress"}
!220 = !{!"llvm.loop.parallel_accesses", !209}
!221 = distinct !{!221, !219, !220}
!222 = distinct !{}
!223 = distinct !{}
!224 = !{!222, !223}
!225 = !{!222, !223}
!226 = !{!222, !223}
!227 = !{!"llvm.loop.mustprogress"}
!228 = !{!"llvm.loop.parallel_accesses", !223}
!229 = distinct !{!229, !227, !228}
!230 = !{!"llvm.loop.mustprogress"}
!231 = !{!"llvm.loop.parallel_accesses", !222}
!232 = distinct !{!232, !230, !231}
!233 = distinct !{}
!234 = distinct !{}
!235 = !{!233, !234}
!236 = !{!233, !234}
!237 = !{!233, !234}
!238 = !{!"llvm.loop.mustprogress"}
!239 = !{!"llvm.loop.parallel_accesses", !234}
!240 = distinct !{!240, !238, !239}
!241 = !{!"llvm.loop.mustprogress"}
!242 = !{!"llvm.loop.parallel_accesses", !233}
!243 = distinct !{!243, !241, !242}
!244 = distinct !{}
!245 = distinct !{}
!246 = !{!244, !245}
!247 = !{!244, !245}
!248 = !{!244, !245}
!249 = !{!"llvm.loop.mustprogress"}
!250 = !{!"llvm.loop.parallel_accesses", !245}
!251 = distinct !{!251, !249, !250}
!252 = !{!"llvm.loop.mustprogress"}
!253 = !{!"llvm.loop.parallel_accesses", !244}
!254 = distinct !{!254, !252, !253}
!255 = distinct !{}
!256 = distinct !{}
!257 = !{!255, !256}
!258 = !{!255, !256}
!259 = !{!255, !256}
!260 = !{!"llvm.loop.mustprogress"}
!261 = !{!"llvm.loop.parallel_accesses", !256}
!262 = distinct !{!262, !260, !261}
!263 = !{!"llvm.loop.mustprogress"}
!264 = !{!"llvm.loop.parallel_accesses", !255}
!265 = distinct !{!265, !263, !264}
!266 = distinct !{}
!267 = distinct !{}
!268 = !{!266, !267}
!269 = !{!266, !267}
!270 = !{!266, !267}
!271 = !{!"llvm.loop.mustprogress"}
!272 = !{!"llvm.loop.parallel_accesses", !267}
!273 = distinct !{!273, !271, !272}
!274 = !{!"llvm.loop.mustprogress"}
!275 = !{!"llvm.loop.parallel_accesses", !266}
!276 = distinct !{!276, !274, !275}
!277 = distinct !{}
!278 = distinct !{}
!279 = !{!277, !278}
!280 = !{!277, !278}
!281 = !{!277, !278}
!282 = !{!"llvm.loop.mustprogress"}
!283 = !{!"llvm.loop.parallel_accesses", !278}
!284 = distinct !{!284, !282, !283}
!285 = !{!"llvm.loop.mustprogress"}
!286 = !{!"llvm.loop.parallel_accesses", !277}
!287 = distinct !{!287, !285, !286}
!288 = distinct !{}
!289 = distinct !{}
!290 = !{!288, !289}
!291 = !{!288, !289}
!292 = !{!288, !289}
!293 = !{!"llvm.loop.mustprogress"}
!294 = !{!"llvm.loop.parallel_accesses", !289}
!295 = distinct !{!295, !293, !294}
!296 = !{!"llvm.loop.mustprogress"}
!297 = !{!"llvm.loop.parallel_accesses", !288}
!298 = distinct !{!298, !296, !297}
!299 = distinct !{}
!300 = distinct !{}
!301 = !{!299, !300}
!302 = !{!299, !300}
!303 = !{!299, !300}
!304 = !{!"llvm.loop.mustprogress"}
!305 = !{!"llvm.loop.parallel_accesses", !300}
!306 = distinct !{!306, !304, !305}
!307 = !{!"llvm.loop.mustprogress"}
!308 = !{!"llvm.loop.parallel_accesses", !299}
!309 = distinct !{!309, !307, !308}
!310 = distinct !{}
!311 = distinct !{}
!312 = !{!310, !311}
!313 = !{!310, !311}
!314 = !{!310, !311}
!315 = !{!"llvm.loop.mustprogress"}
!316 = !{!"llvm.loop.parallel_accesses", !311}
!317 = distinct !{!317, !315, !316}
!318 = !{!"llvm.loop.mustprogress"}
!319 = !{!"llvm.loop.parallel_accesses", !310}
!320 = distinct !{!320, !318, !319}
!321 = distinct !{}
!322 = distinct !{}
!323 = !{!321, !322}
!324 = !{!321, !322}
!325 = !{!321, !322}
!326 = !{!"llvm.loop.mustprogress"}
!327 = !{!"llvm.loop.parallel_accesses", !322}
!328 = distinct !{!328, !326, !327}
!329 = !{!"llvm.loop.mustprogress"}
!330 = !{!"llvm.loop.parallel_accesses", !321}
!331 = distinct !{!331, !329, !330}
!332 = distinct !{}
!333 = distinct !{}
!334 = !{!332, !333}
!335 = !{!332, !333}
!336 = !{!332, !333}
!337 = !{!"llvm.loop.mustprogress"}
!338 = !{!"llvm.loop.parallel_accesses", !333}
!339 = distinct !{!339, !337, !338}
!340 = !{!"llvm.loop.mustprogress"}
!341 = !{!"llvm.loop.parallel_accesses", !332}
!342 = distinct !{!342, !340, !341}
!343 = distinct !{}
!344 = distinct !{}
!345 = !{!343, !344}
!346 = !{!343, !344}
!347 = !{!343, !344}
!348 = !{!"llvm.loop.mustprogress"}
!349 = !{!"llvm.loop.parallel_accesses", !344}
!350 = distinct !{!350, !348, !349}
!351 = !{!"llvm.loop.mustprogress"}
!352 = !{!"llvm.loop.parallel_accesses", !343}
!353 = distinct !{!353, !351, !352}
!354 = distinct !{}
!355 = distinct !{}
!356 = !{!354, !355}
!357 = !{!354, !355}
!358 = !{!354, !355}
!359 = !{!354, !355}
!360 = !{!354, !355}
!361 = !{!354, !355}
!362 = !{!354, !355}
!363 = !{!354, !355}
!364 = !{!354, !355}
!365 = !{!354, !355}
!366 = !{!"llvm.loop.mustprogress"}
!367 = !{!"llvm.loop.parallel_accesses", !355}
!368 = distinct !{!368, !366, !367}
!369 = !{!"llvm.loop.mustprogress"}
!370 = !{!"llvm.loop.parallel_accesses", !354}
!371 = distinct !{!371, !369, !370}
!372 = distinct !{}
!373 = distinct !{}
!374 = !{!372, !373}
!375 = !{!372, !373}
!376 = !{!372, !373}
!377 = !{!"llvm.loop.mustprogress"}
!378 = !{!"llvm.loop.parallel_accesses", !373}
!379 = distinct !{!379, !377, !378}
!380 = !{!"llvm.loop.mustprogress"}
!381 = !{!"llvm.loop.parallel_accesses", !372}
!382 = distinct !{!382, !380, !381}
!383 = distinct !{}
!384 = distinct !{}
!385 = !{!383, !384}
!386 = !{!383, !384}
!387 = !{!383, !384}
!388 = !{!"llvm.loop.mustprogress"}
!389 = !{!"llvm.loop.parallel_accesses", !384}
!390 = distinct !{!390, !388, !389}
!391 = !{!"llvm.loop.mustprogress"}
!392 = !{!"llvm.loop.parallel_accesses", !383}
!393 = distinct !{!393, !391, !392}
!394 = distinct !{}
!395 = distinct !{}
!396 = !{!394, !395}
!397 = !{!394, !395}
!398 = !{!394, !395}
!399 = !{!"llvm.loop.mustprogress"}
!400 = !{!"llvm.loop.parallel_accesses", !395}
!401 = distinct !{!401, !399, !400}
!402 = !{!"llvm.loop.mustprogress"}
!403 = !{!"llvm.loop.parallel_accesses", !394}
!404 = distinct !{!404, !402, !403}
!405 = distinct !{}
!406 = distinct !{}
!407 = !{!405, !406}
!408 = !{!405, !406}
!409 = !{!405, !406}
!410 = !{!"llvm.loop.mustprogress"}
!411 = !{!"llvm.loop.parallel_accesses", !406}
!412 = distinct !{!412, !410, !411}
!413 = !{!"llvm.loop.mustprogress"}
!414 = !{!"llvm.loop.parallel_accesses", !405}
!415 = distinct !{!415, !413, !414}
!416 = distinct !{}
!417 = distinct !{}
!418 = !{!416, !417}
!419 = !{!416, !417}
!420 = !{!416, !417}
!421 = !{!416, !417}
!422 = !{!416, !417}
!423 = !{!416, !417}
!424 = !{!416, !417}
!425 = !{!416, !417}
!426 = !{!416, !417}
!427 = !{!"llvm.loop.mustprogress"}
!428 = !{!"llvm.loop.parallel_accesses", !417}
!429 = distinct !{!429, !427, !428}
!430 = !{!"llvm.loop.mustprogress"}
!431 = !{!"llvm.loop.parallel_accesses", !416}
!432 = distinct !{!432, !430, !431}
!433 = distinct !{}
!434 = distinct !{}
!435 = !{!433, !434}
!436 = !{!433, !434}
!437 = !{!433, !434}
!438 = !{!"llvm.loop.mustprogress"}
!439 = !{!"llvm.loop.parallel_accesses", !434}
!440 = distinct !{!440, !438, !439}
!441 = !{!"llvm.loop.mustprogress"}
!442 = !{!"llvm.loop.parallel_accesses", !433}
!443 = distinct !{!443, !441, !442}
!444 = distinct !{}
!445 = distinct !{}
!446 = !{!444, !445}
!447 = !{!444, !445}
!448 = !{!444, !445}
!449 = !{!"llvm.loop.mustprogress"}
!450 = !{!"llvm.loop.parallel_accesses", !445}
!451 = distinct !{!451, !449, !450}
!452 = !{!"llvm.loop.mustprogress"}
!453 = !{!"llvm.loop.parallel_accesses", !444}
!454 = distinct !{!454, !452, !453}
!455 = distinct !{}
!456 = distinct !{}
!457 = !{!455, !456}
!458 = !{!455, !456}
!459 = !{!455, !456}
!460 = !{!"llvm.loop.mustprogress"}
!461 = !{!"llvm.loop.parallel_accesses", !456}
!462 = distinct !{!462, !460, !461}
!463 = !{!"llvm.loop.mustprogress"}
!464 = !{!"llvm.loop.parallel_accesses", !455}
!465 = distinct !{!465, !463, !464}
!466 = distinct !{}
!467 = distinct !{}
!468 = !{!466, !467}
!469 = !{!466, !467}
!470 = !{!466, !467}
!471 = !{!"llvm.loop.mustprogress"}
!472 = !{!"llvm.loop.parallel_accesses", !467}
!473 = distinct !{!473, !471, !472}
!474 = !{!"llvm.loop.mustprogress"}
!475 = !{!"llvm.loop.parallel_accesses", !466}
!476 = distinct !{!476, !474, !475}
!477 = distinct !{}
!478 = distinct !{}
!479 = !{!477, !478}
!480 = !{!477, !478}
!481 = !{!477, !478}
!482 = !{!"llvm.loop.mustprogress"}
!483 = !{!"llvm.loop.parallel_accesses", !478}
!484 = distinct !{!484, !482, !483}
!485 = !{!"llvm.loop.mustprogress"}
!486 = !{!"llvm.loop.parallel_accesses", !477}
!487 = distinct !{!487, !485, !486}
!488 = distinct !{}
!489 = distinct !{}
!490 = !{!488, !489}
!491 = !{!488, !489}
!492 = !{!488, !489}
!493 = !{!"llvm.loop.mustprogress"}
!494 = !{!"llvm.loop.parallel_accesses", !489}
!495 = distinct !{!495, !493, !494}
!496 = !{!"llvm.loop.mustprogress"}
!497 = !{!"llvm.loop.parallel_accesses", !488}
!498 = distinct !{!498, !496, !497}
!499 = distinct !{}
!500 = distinct !{}
!501 = !{!499, !500}
!502 = !{!499, !500}
!503 = !{!499, !500}
!504 = !{!499, !500}
!505 = !{!499, !500}
!506 = !{!499, !500}
!507 = !{!499, !500}
!508 = !{!499, !500}
!509 = !{!499, !500}
!510 = !{!"llvm.loop.mustprogress"}
!511 = !{!"llvm.loop.parallel_accesses", !500}
!512 = distinct !{!512, !510, !511}
!513 = !{!"llvm.loop.mustprogress"}
!514 = !{!"llvm.loop.parallel_accesses", !499}
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
!593 = !{!"llvm.loop.mustprogress"}
!594 = !{!"llvm.loop.parallel_accesses", !583}
!595 = distinct !{!595, !593, !594}
!596 = !{!"llvm.loop.mustprogress"}
!597 = !{!"llvm.loop.parallel_accesses", !582}
!598 = distinct !{!598, !596, !597}
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
!610 = distinct !{}
!611 = distinct !{}
!612 = !{!610, !611}
!613 = !{!610, !611}
!614 = !{!610, !611}
!615 = !{!"llvm.loop.mustprogress"}
!616 = !{!"llvm.loop.parallel_accesses", !611}
!617 = distinct !{!617, !615, !616}
!618 = !{!"llvm.loop.mustprogress"}
!619 = !{!"llvm.loop.parallel_accesses", !610}
!620 = distinct !{!620, !618, !619}
!621 = distinct !{}
!622 = distinct !{}
!623 = !{!621, !622}
!624 = !{!621, !622}
!625 = !{!621, !622}
!626 = !{!"llvm.loop.mustprogress"}
!627 = !{!"llvm.loop.parallel_accesses", !622}
!628 = distinct !{!628, !626, !627}
!629 = !{!"llvm.loop.mustprogress"}
!630 = !{!"llvm.loop.parallel_accesses", !621}
!631 = distinct !{!631, !629, !630}
!632 = distinct !{}
!633 = distinct !{}
!634 = !{!632, !633}
!635 = !{!632, !633}
!636 = !{!632, !633}
!637 = !{!"llvm.loop.mustprogress"}
!638 = !{!"llvm.loop.parallel_accesses", !633}
!639 = distinct !{!639, !637, !638}
!640 = !{!"llvm.loop.mustprogress"}
!641 = !{!"llvm.loop.parallel_accesses", !632}
!642 = distinct !{!642, !640, !641}
!643 = distinct !{}
!644 = distinct !{}
!645 = !{!643, !644}
!646 = !{!643, !644}
!647 = !{!643, !644}
!648 = !{!643, !644}
!649 = !{!643, !644}
!650 = !{!643, !644}
!651 = !{!643, !644}
!652 = !{!"llvm.loop.mustprogress"}
!653 = !{!"llvm.loop.parallel_accesses", !644}
!654 = distinct !{!654, !652, !653}
!655 = !{!"llvm.loop.mustprogress"}
!656 = !{!"llvm.loop.parallel_accesses", !643}
!657 = distinct !{!657, !655, !656}
!658 = distinct !{}
!659 = distinct !{}
!660 = !{!658, !659}
!661 = !{!658, !659}
!662 = !{!658, !659}
!663 = !{!"llvm.loop.mustprogress"}
!664 = !{!"llvm.loop.parallel_accesses", !659}
!665 = distinct !{!665, !663, !664}
!666 = !{!"llvm.loop.mustprogress"}
!667 = !{!"llvm.loop.parallel_accesses", !658}
!668 = distinct !{!668, !666, !667}
!669 = distinct !{}
!670 = distinct !{}
!671 = !{!669, !670}
!672 = !{!669, !670}
!673 = !{!669, !670}
!674 = !{!"llvm.loop.mustprogress"}
!675 = !{!"llvm.loop.parallel_accesses", !670}
!676 = distinct !{!676, !674, !675}
!677 = !{!"llvm.loop.mustprogress"}
!678 = !{!"llvm.loop.parallel_accesses", !669}
!679 = distinct !{!679, !677, !678}
!680 = distinct !{}
!681 = distinct !{}
!682 = !{!680, !681}
!683 = !{!680, !681}
!684 = !{!680, !681}
!685 = !{!680, !681}
!686 = !{!"llvm.loop.mustprogress"}
!687 = !{!"llvm.loop.parallel_accesses", !681}
!688 = distinct !{!688, !686, !687}
!689 = !{!"llvm.loop.mustprogress"}
!690 = !{!"llvm.loop.parallel_accesses", !680}
!691 = distinct !{!691, !689, !690}
!692 = distinct !{}
!693 = distinct !{}
!694 = !{!692, !693}
!695 = !{!692, !693}
!696 = !{!692, !693}
!697 = !{!692, !693}
!698 = !{!"llvm.loop.mustprogress"}
!699 = !{!"llvm.loop.parallel_accesses", !693}
!700 = distinct !{!700, !698, !699}
!701 = !{!"llvm.loop.mustprogress"}
!702 = !{!"llvm.loop.parallel_accesses", !692}
!703 = distinct !{!703, !701, !702}
!704 = distinct !{}
!705 = distinct !{}
!706 = !{!704, !705}
!707 = !{!704, !705}
!708 = !{!704, !705}
!709 = !{!704, !705}
!710 = !{!"llvm.loop.mustprogress"}
!711 = !{!"llvm.loop.parallel_accesses", !705}
!712 = distinct !{!712, !710, !711}
!713 = !{!"llvm.loop.mustprogress"}
!714 = !{!"llvm.loop.parallel_accesses", !704}
!715 = distinct !{!715, !713, !714}
!716 = distinct !{}
!717 = distinct !{}
!718 = !{!716, !717}
!719 = !{!716, !717}
!720 = !{!716, !717}
!721 = !{!716, !717}
!722 = !{!"llvm.loop.mustprogress"}
!723 = !{!"llvm.loop.parallel_accesses", !717}
!724 = distinct !{!724, !722, !723}
!725 = !{!"llvm.loop.mustprogress"}
!726 = !{!"llvm.loop.parallel_accesses", !716}
!727 = distinct !{!727, !725, !726}
!728 = !{!"llvm.loop.mustprogress"}
!729 = distinct !{!729, !728}
