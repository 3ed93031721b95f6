# The WebAssembly core: web/core/wasm/core.mjs and core.wasm.
if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.6)
  message(FATAL_ERROR "Emscripten 3.1.6 or later is needed, found ${EMSCRIPTEN_VERSION}")
endif()

# Nothing of ours looks at types or errno at run time. Embind does: without run-time types it names
# them through printf, which is larger. Browsers that have SIMD have copies of memory as one
# instruction, too.
target_compile_options(collision PUBLIC -fno-exceptions -fno-math-errno -msimd128 -mbulk-memory)
target_compile_options(collision PRIVATE -fno-rtti)

# Fast rather than small: figures, which load over the network, have a module of their own (cpp/first).
# (emcc alone would not inline.)
string(REPLACE "-O3" "-O2" CMAKE_CXX_FLAGS_RELEASE "${CMAKE_CXX_FLAGS_RELEASE}")
target_compile_options(collision PRIVATE $<$<CONFIG:Release>:-finline-functions>)

# What is done once for a mesh or hull, or seldom, is to be small: of casts what doubles are not sure
# of.
set(SMALL_SOURCES
  cpp/convex/contact_sign.cpp cpp/convex/contains.cpp cpp/convex/hull_contains.cpp
  cpp/convex/hull_geometry.cpp cpp/convex/quickhull.cpp cpp/wire/catalog.cpp
  cpp/pairs/curve_hull.cpp cpp/pairs/hull_pairs.cpp cpp/world/wire_geometry.cpp
  cpp/mesh/closed_list.cpp cpp/mesh/curve_mesh.cpp cpp/mesh/inside.cpp cpp/mesh/least_distance.cpp
  cpp/mesh/mesh_file.cpp cpp/mesh/mesh_nearest.cpp
  cpp/mesh/mesh_pairs.cpp cpp/mesh/pulled_back.cpp cpp/mesh/ray_mesh.cpp
  cpp/mesh/shape_in_mesh.cpp cpp/mesh/shape_region.cpp cpp/mesh/solid.cpp
  cpp/motion/cast.cpp cpp/motion/cast_rows.cpp cpp/motion/contact_along.cpp
  cpp/motion/few_rows.cpp cpp/motion/hull_contacts.cpp cpp/motion/mesh_cast.cpp
  cpp/motion/piece_names.cpp cpp/motion/rounded_cast.cpp
  cpp/motion/time_span.cpp cpp/motion/turn.cpp cpp/motion/turning.cpp
  cpp/motion/turning_pair.cpp cpp/motion/turning_shape.cpp cpp/shapes/moved.cpp cpp/world/wire_motion.cpp
  cpp/world/sweep_order.cpp cpp/world/wire_sweep.cpp
  cpp/sat/axis_lists.cpp cpp/sat/spanning_edges.cpp
  cpp/mesh/tree_builder.cpp cpp/mesh/tree_shape.cpp cpp/mesh/walk_record.cpp
  cpp/mesh/wire_mesh.cpp
  cpp/convex/face_lattice.cpp cpp/world/wire_difference.cpp cpp/world/wire_intersection.cpp)
get_target_property(SMALL_FOLDERS collision SOURCES)
list(FILTER SMALL_FOLDERS INCLUDE REGEX "^cpp/(difference|intersection|textbook)/")
list(APPEND SMALL_SOURCES ${SMALL_FOLDERS})
set_property(SOURCE ${SMALL_SOURCES} APPEND PROPERTY COMPILE_OPTIONS -Os)

# Variables of a thread are plain ones where there are no threads, unless memory is copied in bulk:
# then clang 14 asks for threads.
set_property(SOURCE cpp/number/certified.cpp APPEND PROPERTY COMPILE_OPTIONS -mno-bulk-memory)

# Of other options precompiled headers can't be used.
target_precompile_headers(collision PRIVATE ${COLLISION_HEADERS})
set_property(SOURCE ${SMALL_SOURCES} cpp/number/certified.cpp
  PROPERTY SKIP_PRECOMPILE_HEADERS ON)

# The address sanitizer is for tests of the JavaScript, see vitest.config.ts: its core
# is kept apart from the one of the page.
if(COLLISION_SANITIZE)
  set(CORE_FOLDER ${CMAKE_CURRENT_BINARY_DIR}/core)
  set(CORE_MEMORY -sMALLOC=dlmalloc)  # the sanitizer's shadow comes first
  add_compile_options(-fsanitize=address -g)
  add_link_options(-fsanitize=address)
  target_compile_options(collision PRIVATE -fsanitize=address -g)
else()
  set(CORE_FOLDER ${CMAKE_CURRENT_SOURCE_DIR}/web/core/wasm)
  set(CORE_MEMORY -sMALLOC=emmalloc -Wl,--stack-first)
endif()

add_executable(core cpp/bindings.cpp cpp/exports.cpp)
target_link_libraries(core PRIVATE collision_private collision_warnings)
set_target_properties(core PROPERTIES
  OUTPUT_NAME core
  SUFFIX .mjs
  RUNTIME_OUTPUT_DIRECTORY ${CORE_FOLDER})

# ENVIRONMENT leaves node out: ES6 glue for Node is broken before 3.1.27.
# load.ts compiles the binary and passes the module: the glue would not compare it with its hash.
# INCOMING_MODULE_JS_API: what load.ts passes; releases differ in what they take by default.
# DYNAMIC_EXECUTION=0: no eval, so that a page may forbid it.
# -O2 here, and Binaryen is asked for -O3 afterwards: at -Os and above Emscripten runs wasm-metadce,
# whose order of functions, by how often they are called, compresses worse: gzip takes 13 kB more.
target_link_options(core PRIVATE
  -O2 -lembind -fno-exceptions -sBINARYEN_EXTRA_PASSES=-O3
  -sMODULARIZE=1 -sEXPORT_ES6=1 -sEXPORT_NAME=createCore -sENVIRONMENT=web,worker
  -sINCOMING_MODULE_JS_API=[instantiateWasm,locateFile,printErr]
  -sDYNAMIC_EXECUTION=0 -sFILESYSTEM=0 -sALLOW_MEMORY_GROWTH=1
  ${CORE_MEMORY} -sTOTAL_STACK=1MB -sASSERTIONS=0)

# The loader compares the binary with this hash, so that one that was damaged or is of another version
# is never run.
function(collision_write_hash target wasm module)
  add_custom_command(TARGET ${target} POST_BUILD
    COMMAND ${CMAKE_COMMAND} -DWASM=${wasm} -DMODULE=${module}
      -P ${PROJECT_SOURCE_DIR}/cmake/binary.cmake
    BYPRODUCTS ${module})
endfunction()
collision_write_hash(core ${CORE_FOLDER}/core.wasm ${CORE_FOLDER}/binary.mjs)

# Emscripten's optimizer is a Node program that needs acorn; not every Node finds Debian's.
find_path(ACORN_NODE_PATH acorn/package.json
  PATHS ${CMAKE_CURRENT_SOURCE_DIR}/node_modules /usr/share/nodejs
  NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH)
function(use_acorn target)
  if(ACORN_NODE_PATH)
    set_target_properties(${target} PROPERTIES CXX_LINKER_LAUNCHER
      "${CMAKE_COMMAND};-E;env;NODE_PATH=${ACORN_NODE_PATH}")
  endif()
endfunction()
use_acorn(core)
