# The float32 verdict beside the exact one: a library of its own, and in WebAssembly
# web/core/wasm/single.wasm, which the page loads only when it is asked for. No glue, no imports.
add_library(collision_single STATIC
  cpp/single/body.cpp
  cpp/single/border.cpp
  cpp/single/distance.cpp
  cpp/single/plane_gap.cpp
  cpp/single/separation.cpp
  cpp/single/verdict.cpp)
target_include_directories(collision_single PUBLIC cpp cpp/include)
target_link_libraries(collision_single PRIVATE collision_warnings)
target_compile_options(collision_single PRIVATE -Wdouble-promotion -ffp-contract=off)

if(EMSCRIPTEN)
  target_compile_options(collision_single PRIVATE -fno-exceptions)
  add_executable(single_wasm cpp/single/border.cpp)
  target_link_libraries(single_wasm PRIVATE collision_single collision_warnings)
  set_target_properties(single_wasm PROPERTIES
    OUTPUT_NAME single
    SUFFIX .wasm
    RUNTIME_OUTPUT_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}/web/core/wasm)
  target_link_options(single_wasm PRIVATE
    -Oz --no-entry -sSTANDALONE_WASM=1 -sEXPORTED_FUNCTIONS=_singleNumbers,_singleTest
    -sTOTAL_STACK=64KB -sINITIAL_MEMORY=128KB -Wl,--stack-first)
  use_acorn(single_wasm)
elseif(COLLISION_SANITIZE)
  target_compile_options(collision_single PRIVATE
    -fsanitize=address,undefined -fno-sanitize-recover=all)
endif()
