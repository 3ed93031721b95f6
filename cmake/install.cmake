# `cmake --install`: the library, its headers below include/collision, and what find_package reads.
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

# Headers of the core name each other from cpp/ on, as "linear/vec3.h". Installed they have to say
# "collision/linear/vec3.h": a stranger's project may have a linear/vec3.h of its own.
file(GLOB_RECURSE COLLISION_HEADERS CONFIGURE_DEPENDS RELATIVE ${CMAKE_CURRENT_SOURCE_DIR}/cpp
  cpp/collision.h cpp/answer/*.h cpp/convex/*.h cpp/curve/*.h cpp/linear/*.h cpp/number/*.h cpp/pairs/*.h
  cpp/sat/*.h cpp/shapes/*.h cpp/world/*.h)
foreach(header ${COLLISION_HEADERS})
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS cpp/${header})
  file(READ cpp/${header} text)
  string(REGEX REPLACE "#include \"([^\"]+)\"" "#include \"collision/\\1\"" text "${text}")
  file(CONFIGURE OUTPUT include/collision/${header} CONTENT "${text}" @ONLY)
endforeach()
# A project that adds this one as a subdirectory includes them by the same names.
target_include_directories(collision INTERFACE $<BUILD_INTERFACE:${CMAKE_CURRENT_BINARY_DIR}/include>)
install(DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})

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
if(PROJECT_IS_TOP_LEVEL AND BUILD_TESTING AND NOT COLLISION_SANITIZE)
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
    PASS_REGULAR_EXPRESSION "apart by 0.1 along \\(0.6, 0.8, 0\\)")
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
