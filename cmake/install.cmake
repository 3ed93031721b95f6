# `cmake --install`: the library, its public headers as they are, and what find_package reads.
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

install(DIRECTORY cpp/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} FILES_MATCHING PATTERN "*.h")

set(COLLISION_PACKAGE ${CMAKE_INSTALL_LIBDIR}/cmake/CollisionPlayground)
install(TARGETS collision EXPORT CollisionPlayground
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
  INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(EXPORT CollisionPlayground
  FILE CollisionPlaygroundConfig.cmake
  NAMESPACE CollisionPlayground::
  DESTINATION ${COLLISION_PACKAGE})
write_basic_package_version_file(CollisionPlaygroundConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/CollisionPlaygroundConfigVersion.cmake
  DESTINATION ${COLLISION_PACKAGE})
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})

# A fresh project finds what was installed, builds the example and runs it. And a project whose own
# code warns compiles, however it comes by the library.
if(PROJECT_IS_TOP_LEVEL AND BUILD_TESTING
    AND NOT COLLISION_SANITIZE AND NOT COLLISION_FEW_CASES)
  set(prefix ${CMAKE_CURRENT_BINARY_DIR}/installed)
  add_test(NAME Install.IntoAnEmptyFolder
    COMMAND ${CMAKE_COMMAND} --install ${CMAKE_CURRENT_BINARY_DIR} --prefix ${prefix})
  add_test(NAME Install.ExampleFindsIt
    COMMAND ${CMAKE_CTEST_COMMAND}
      --build-and-test ${CMAKE_CURRENT_SOURCE_DIR}/examples/cpp ${CMAKE_CURRENT_BINARY_DIR}/example
      --build-generator ${CMAKE_GENERATOR}
      --build-options -DCMAKE_PREFIX_PATH=${prefix} -DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER}
      --test-command example)
  set_tests_properties(Install.IntoAnEmptyFolder PROPERTIES FIXTURES_SETUP installed)
  set_tests_properties(Install.ExampleFindsIt PROPERTIES
    FIXTURES_REQUIRED installed
    PASS_REGULAR_EXPRESSION "apart by 0.1 along \\(0.6, 0.8, 0\\).*10000 boxes: [0-9]+ of 49995000 pairs meet")
  foreach(way FindPackage AddSubdirectory)
    set(COLLISION_STRANGER
      --build-and-test ${CMAKE_CURRENT_SOURCE_DIR}/tests/install
        ${CMAKE_CURRENT_BINARY_DIR}/stranger${way}
      --build-generator ${CMAKE_GENERATOR} --build-target stranger --build-options
      -DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER} -DWAY=${way} -DCMAKE_PREFIX_PATH=${prefix})
    add_test(NAME Install.CodeThatWarnsCompilesThrough${way}
      COMMAND ${CMAKE_CTEST_COMMAND} ${COLLISION_STRANGER})
    set_tests_properties(Install.CodeThatWarnsCompilesThrough${way} PROPERTIES
      FIXTURES_REQUIRED installed)
  endforeach()
endif()
