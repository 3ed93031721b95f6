# The bench of tests/bench: the core once more, in plain doubles and a namespace of its own, textbook
# tests, and all of them in one program. Natively and, for Node, in WebAssembly. Made only when asked
# for.
get_target_property(COLLISION_SOURCES collision SOURCES)
add_library(collision_plain STATIC EXCLUDE_FROM_ALL
  ${COLLISION_SOURCES} tests/bench/contestant.cpp)
target_include_directories(collision_plain PUBLIC cpp cpp/include)
target_compile_options(collision_plain PRIVATE $<TARGET_PROPERTY:collision,COMPILE_OPTIONS>)
target_link_libraries(collision_plain PRIVATE collision_warnings)
target_compile_definitions(collision_plain PRIVATE collision=collisionPlain COLLISION_PLAIN)

add_executable(collision_bench EXCLUDE_FROM_ALL
  tests/bench/contestant.cpp
  tests/bench/main.cpp
  tests/bench/measure.cpp
  tests/bench/report.cpp
  tests/bench/textbook/boxes.cpp
  tests/bench/textbook/contestant.cpp
  tests/bench/textbook/curves.cpp
  tests/bench/textbook/flat.cpp
  tests/bench/textbook/planes.cpp
  tests/bench/textbook/round.cpp
  tests/bench/workload.cpp)
target_include_directories(collision_bench PRIVATE tests/cpp)
target_link_libraries(collision_bench PRIVATE collision_private collision_plain collision_warnings)
# Whatever the core is compiled for in WebAssembly, textbook tests are compiled for speed. (After -Os
# Emscripten inlines nothing, whatever follows, unless it is told to.)
target_compile_options(collision_bench PRIVATE "$<$<CONFIG:Release>:-O3;-finline-functions>")

if(EMSCRIPTEN)
  set_target_properties(collision_bench PROPERTIES SUFFIX .cjs)
  target_link_options(collision_bench PRIVATE
    -sENVIRONMENT=node -sSINGLE_FILE=1 -sEXIT_RUNTIME=1
    -sALLOW_MEMORY_GROWTH=1 -sTOTAL_STACK=1MB -Wl,--stack-first)
  use_acorn(collision_bench)
endif()
