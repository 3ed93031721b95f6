# The native tests: one program, its sources mirroring cpp/.
find_package(GTest REQUIRED)
include(GoogleTest)

file(GLOB_RECURSE COLLISION_TEST_SOURCES CONFIGURE_DEPENDS
  ${CMAKE_CURRENT_SOURCE_DIR}/tests/cpp/*_test.cpp)
add_executable(collision_tests ${COLLISION_TEST_SOURCES})
target_include_directories(collision_tests PRIVATE tests/cpp)
target_link_libraries(collision_tests PRIVATE collision GTest::gtest_main)

if(COLLISION_SANITIZE)
  foreach(target collision collision_tests)
    target_compile_options(${target} PRIVATE -fsanitize=address,undefined -fno-sanitize-recover=all)
    target_link_options(${target} PRIVATE -fsanitize=address,undefined)
  endforeach()
endif()

gtest_discover_tests(collision_tests DISCOVERY_TIMEOUT 60)
