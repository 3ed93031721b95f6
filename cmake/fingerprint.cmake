# The fingerprint of tests/fingerprint: natively a program and a test, else a WebAssembly file of its
# own, which needs no glue.
add_library(fingerprint STATIC EXCLUDE_FROM_ALL tests/fingerprint/fingerprint.cpp)
target_include_directories(fingerprint PUBLIC tests/cpp)
target_link_libraries(fingerprint PUBLIC collision_private PRIVATE collision_warnings)

if(EMSCRIPTEN)
  add_executable(fingerprint_wasm EXCLUDE_FROM_ALL tests/fingerprint/wasm.cpp)
  target_link_libraries(fingerprint_wasm PRIVATE fingerprint collision_warnings)
  set_target_properties(fingerprint_wasm PROPERTIES OUTPUT_NAME fingerprint SUFFIX .wasm)
  target_link_options(fingerprint_wasm PRIVATE
    --no-entry -sSTANDALONE_WASM=1 -sINITIAL_MEMORY=32MB -sTOTAL_STACK=1MB -Wl,--stack-first)
  use_acorn(fingerprint_wasm)
else()
  add_executable(collision_fingerprint tests/fingerprint/main.cpp)
  target_link_libraries(collision_fingerprint PRIVATE fingerprint collision_warnings)
  file(READ ${CMAKE_CURRENT_SOURCE_DIR}/tests/fingerprint/expected.json expected)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS tests/fingerprint/expected.json)
  string(JSON seed GET ${expected} seed)
  string(JSON hash GET ${expected} hashes 20000)
  add_test(NAME fingerprint COMMAND collision_fingerprint ${seed} 20000 ${hash})
endif()
