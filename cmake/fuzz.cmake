# The fuzz targets of tests/fuzz. With COLLISION_FUZZ (clang) they are fuzzers; otherwise programs
# that run the corpus once, as a test.
set(COLLISION_FUZZ_TARGETS fuzz_casts fuzz_exact fuzz_mesh fuzz_pairs fuzz_quaternion fuzz_solid fuzz_world)

# OSS-Fuzz brings its own engine and a compiler of today, and has put its sanitizers into the flags.
set(LIB_FUZZING_ENGINE "" CACHE STRING "What to link instead of -fsanitize=fuzzer")
if(COLLISION_FUZZ AND LIB_FUZZING_ENGINE STREQUAL "")
  target_compile_options(collision PUBLIC
    -g -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all)
  target_link_options(collision PUBLIC -fsanitize=fuzzer,address,undefined)
endif()

if(NOT COLLISION_FUZZ)
  # A corpus is run in less time than it takes to optimize what runs it.
  add_library(fuzz_replay OBJECT tests/fuzz/replay.cpp)
  target_link_libraries(fuzz_replay PRIVATE collision_private collision_warnings)
  target_compile_options(fuzz_replay PRIVATE $<$<CONFIG:Release>:-O0>)
endif()
foreach(target ${COLLISION_FUZZ_TARGETS})
  if(COLLISION_FUZZ)
    add_executable(${target} tests/fuzz/${target}.cpp)
    target_link_libraries(${target} PRIVATE collision_private collision_warnings ${LIB_FUZZING_ENGINE})
  else()
    add_executable(${target}_replay tests/fuzz/${target}.cpp)
    target_link_libraries(${target}_replay PRIVATE fuzz_replay collision_private collision_warnings)
    target_compile_options(${target}_replay PRIVATE $<$<CONFIG:Release>:-O0>)
    add_test(NAME ${target} COMMAND ${target}_replay
      ${CMAKE_CURRENT_SOURCE_DIR}/tests/fuzz/corpus/${target})
  endif()
endforeach()
