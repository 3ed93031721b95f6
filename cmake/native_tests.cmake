# The native tests: one program, its sources mirroring cpp/.
find_package(GTest REQUIRED)

find_path(GMPXX_INCLUDE_DIR gmpxx.h)
find_library(GMP_LIBRARY gmp)
find_library(GMPXX_LIBRARY gmpxx)
if(NOT (GMPXX_INCLUDE_DIR AND GMP_LIBRARY AND GMPXX_LIBRARY))
  message(FATAL_ERROR "The native tests need GMP with its C++ interface: gmpxx.h, libgmpxx, libgmp "
    "(Debian: libgmp-dev; Homebrew: gmp). Only they do; -DBUILD_TESTING=OFF leaves them out.")
endif()
add_library(gmp_cxx INTERFACE)
target_include_directories(gmp_cxx SYSTEM INTERFACE ${GMPXX_INCLUDE_DIR})
target_link_libraries(gmp_cxx INTERFACE ${GMPXX_LIBRARY} ${GMP_LIBRARY})

# Tests of a program, in parts that run beside each other: most end sooner than a program starts.
function(collision_add_tests target parts)
  foreach(part RANGE 1 ${parts})
    math(EXPR index "${part} - 1")
    add_test(NAME "${target}.${part}" COMMAND ${target})
    set_tests_properties("${target}.${part}" PROPERTIES ENVIRONMENT
      "GTEST_BRIEF=1;GTEST_TOTAL_SHARDS=${parts};GTEST_SHARD_INDEX=${index}")
  endforeach()
endfunction()

file(GLOB_RECURSE COLLISION_TEST_SOURCES CONFIGURE_DEPENDS
  ${CMAKE_CURRENT_SOURCE_DIR}/tests/cpp/*_test.cpp)
add_executable(collision_tests ${COLLISION_TEST_SOURCES})
target_include_directories(collision_tests PRIVATE tests/cpp)
# Of tests compiling takes longer than running: what they call is optimized, they are not.
target_compile_options(collision_tests PRIVATE $<$<CONFIG:Release>:-O0>)
target_compile_definitions(collision_tests PRIVATE
  COLLISION_MISTAKES="${CMAKE_CURRENT_SOURCE_DIR}/tests/mistakes/mistakes.json")
collision_unite(collision_tests)
target_link_libraries(collision_tests PRIVATE
  collision_private collision_single collision_warnings GTest::gtest_main gmp_cxx)

if(COLLISION_SANITIZE OR COLLISION_FEW_CASES)
  # Not for speed: compiling them takes longer than running them.
  target_compile_options(collision PRIVATE $<$<CONFIG:Release>:-O1>)
  collision_unite(collision)
endif()
if(COLLISION_SANITIZE)
  target_compile_options(collision PUBLIC -fsanitize=address,undefined -fno-sanitize-recover=all)
  target_link_options(collision PUBLIC -fsanitize=address,undefined)
endif()

target_precompile_headers(collision PRIVATE ${COLLISION_HEADERS})
target_precompile_headers(collision_tests PRIVATE <gtest/gtest.h> ${COLLISION_HEADERS})

collision_add_tests(collision_tests 4)
