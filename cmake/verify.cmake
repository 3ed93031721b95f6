# The core against exact arithmetic, which shares no code with it. After native_tests.cmake, which
# finds GoogleTest and GMP.

# Few cases are checked in less time than it takes to optimize what checks them.
set(COLLISION_CHECKER_SPEED -O2)
if(COLLISION_FEW_CASES)
  set(COLLISION_CHECKER_SPEED -O0)
endif()

# Exact answers. Never sanitized, and optimized: it is no part of what is tested.
add_library(collision_oracle STATIC
  tests/oracle/ball_outcome.cpp
  tests/oracle/body.cpp
  tests/oracle/cases.cpp
  tests/oracle/cast.cpp
  tests/oracle/distance.cpp
  tests/oracle/extent.cpp
  tests/oracle/hand_cases.cpp
  tests/oracle/hit.cpp
  tests/oracle/outcome.cpp
  tests/oracle/outcome_by_programming.cpp
  tests/oracle/parameter.cpp
  tests/oracle/point_set.cpp
  tests/oracle/rough_gap.cpp
  tests/oracle/whole_nearest.cpp)
target_include_directories(collision_oracle PUBLIC tests)
target_compile_options(collision_oracle PRIVATE ${COLLISION_CHECKER_SPEED} -ffp-contract=off)
target_link_libraries(collision_oracle PUBLIC gmp_cxx PRIVATE collision_warnings)
# Another method, whose helpers have the names of the first: compiled by itself.
set_source_files_properties(tests/oracle/outcome_by_programming.cpp
  PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
collision_unite(collision_oracle)
add_executable(collision_oracle_tests tests/oracle/cast_test.cpp tests/oracle/oracle_test.cpp)
target_compile_options(collision_oracle_tests PRIVATE ${COLLISION_CHECKER_SPEED} -ffp-contract=off)
target_link_libraries(collision_oracle_tests PRIVATE
  collision_oracle collision_warnings GTest::gtest_main)

# Made cases, and the checks of every part of an answer.
add_library(collision_verification STATIC
  tests/verify/alter.cpp
  tests/verify/candidate_axes.cpp
  tests/verify/cast_families.cpp
  tests/verify/cast_hulls.cpp
  tests/verify/check.cpp
  tests/verify/check_axes.cpp
  tests/verify/check_cast.cpp
  tests/verify/check_certificate.cpp
  tests/verify/check_contact.cpp
  tests/verify/check_contains.cpp
  tests/verify/check_depth.cpp
  tests/verify/check_hit.cpp
  tests/verify/check_manifold.cpp
  tests/verify/check_outcome.cpp
  tests/verify/check_plane.cpp
  tests/verify/check_surface.cpp
  tests/verify/check_witness.cpp
  tests/verify/contacts.cpp
  tests/verify/curves.cpp
  tests/verify/doubles.cpp
  tests/verify/exact_contains.cpp
  tests/verify/exact_manifold.cpp
  tests/verify/exact_shape.cpp
  tests/verify/families.cpp
  tests/verify/flip.cpp
  tests/verify/replay.cpp
  tests/verify/replay_cast.cpp
  tests/verify/report.cpp)
target_compile_options(collision_verification PRIVATE ${COLLISION_CHECKER_SPEED})
target_link_libraries(collision_verification
  PUBLIC collision_private collision_oracle PRIVATE collision_warnings)
collision_unite(collision_verification)
add_executable(collision_verify tests/verify/main.cpp)
target_compile_options(collision_verify PRIVATE ${COLLISION_CHECKER_SPEED})
target_link_libraries(collision_verify PRIVATE collision_verification collision_warnings)
add_executable(collision_verify_meshes tests/verify/meshes_main.cpp)
target_compile_options(collision_verify_meshes PRIVATE ${COLLISION_CHECKER_SPEED})
target_link_libraries(collision_verify_meshes PRIVATE collision_verification collision_warnings)
add_executable(collision_verify_casts tests/verify/casts_main.cpp)
target_compile_options(collision_verify_casts PRIVATE ${COLLISION_CHECKER_SPEED})
target_link_libraries(collision_verify_casts PRIVATE collision_verification collision_warnings)
add_executable(collision_verify_manifolds tests/verify/manifolds_main.cpp)
target_compile_options(collision_verify_manifolds PRIVATE ${COLLISION_CHECKER_SPEED})
target_link_libraries(collision_verify_manifolds PRIVATE
  collision_verification collision_warnings)
add_executable(collision_verify_tests
  tests/verify/casts_test.cpp tests/verify/contains_test.cpp tests/verify/manifolds_test.cpp
  tests/verify/verify_test.cpp)
target_compile_options(collision_verify_tests PRIVATE $<$<CONFIG:Release>:-O0>)
collision_unite(collision_verify_tests)
target_compile_definitions(collision_verify_tests PRIVATE
  COLLISION_FOUND="${CMAKE_CURRENT_SOURCE_DIR}/tests/verify/found.jsonl"
  COLLISION_FOUND_CASTS="${CMAKE_CURRENT_SOURCE_DIR}/tests/verify/found_casts.jsonl"
  COLLISION_FOUND_MANIFOLDS="${CMAKE_CURRENT_SOURCE_DIR}/tests/verify/found_manifolds.jsonl")
target_link_libraries(collision_verify_tests PRIVATE
  collision_verification collision_warnings GTest::gtest_main)
collision_add_tests(collision_verify_tests 2)

# A campaign with a fixed seed, in parts that run beside each other.
set(COLLISION_VERIFY_SEED 1)
set(COLLISION_VERIFY_CASES 100000)
if(COLLISION_SANITIZE OR COLLISION_FEW_CASES)
  set(COLLISION_VERIFY_CASES 4400)
endif()
foreach(part RANGE 1 4)
  add_test(NAME "Verify.${COLLISION_VERIFY_CASES}CasesOfSeed${COLLISION_VERIFY_SEED}Part${part}"
    COMMAND collision_verify --cases ${COLLISION_VERIFY_CASES} --seed ${COLLISION_VERIFY_SEED}
      --shard ${part}/4)
endforeach()

# The same of hulls and meshes.
set(COLLISION_VERIFY_RAYS 10000)
set(COLLISION_VERIFY_OUTCOMES 4000)
if(COLLISION_SANITIZE OR COLLISION_FEW_CASES)
  set(COLLISION_VERIFY_RAYS 500)
  set(COLLISION_VERIFY_OUTCOMES 300)
endif()
add_test(NAME "Verify.HullsAndMeshes"
  COMMAND collision_verify_meshes --rays ${COLLISION_VERIFY_RAYS}
    --outcomes ${COLLISION_VERIFY_OUTCOMES} --seed ${COLLISION_VERIFY_SEED})

# The same of two shapes in motion.
set(COLLISION_VERIFY_CASTS 8800)
if(COLLISION_SANITIZE OR COLLISION_FEW_CASES)
  set(COLLISION_VERIFY_CASTS 1100)
endif()
add_test(NAME "Verify.${COLLISION_VERIFY_CASTS}CastsOfSeed${COLLISION_VERIFY_SEED}"
  COMMAND collision_verify_casts --cases ${COLLISION_VERIFY_CASTS} --seed ${COLLISION_VERIFY_SEED})

# The same of contact manifolds.
set(COLLISION_VERIFY_MANIFOLDS 8000)
if(COLLISION_SANITIZE OR COLLISION_FEW_CASES)
  set(COLLISION_VERIFY_MANIFOLDS 500)
endif()
add_test(NAME "Verify.${COLLISION_VERIFY_MANIFOLDS}ManifoldsOfSeed${COLLISION_VERIFY_SEED}"
  COMMAND collision_verify_manifolds --cases ${COLLISION_VERIFY_MANIFOLDS}
    --seed ${COLLISION_VERIFY_SEED})

# The public corpus: `cmake --build build/native --target corpus` writes it anew.
add_library(collision_corpus_cases STATIC tests/corpus/corpus.cpp)
target_compile_options(collision_corpus_cases PRIVATE ${COLLISION_CHECKER_SPEED})
target_link_libraries(collision_corpus_cases
  PUBLIC collision_verification PRIVATE collision_warnings)
add_executable(collision_corpus tests/corpus/main.cpp)
target_link_libraries(collision_corpus PRIVATE collision_corpus_cases collision_warnings)
add_custom_target(corpus
  COMMAND collision_corpus ${CMAKE_CURRENT_SOURCE_DIR}/tests/corpus VERBATIM)
add_executable(collision_corpus_tests tests/corpus/corpus_test.cpp)
target_compile_definitions(collision_corpus_tests PRIVATE
  COLLISION_CORPUS="${CMAKE_CURRENT_SOURCE_DIR}/tests/corpus")
target_link_libraries(collision_corpus_tests PRIVATE
  collision_corpus_cases collision_warnings GTest::gtest_main)

# Testing the oracle and making the corpus is GMP's work: nothing to sanitize, and slow there.
if(COLLISION_SANITIZE OR COLLISION_FEW_CASES)
  set_target_properties(
    collision_oracle_tests collision_corpus_cases collision_corpus collision_corpus_tests
    PROPERTIES EXCLUDE_FROM_ALL ON)
else()
  collision_add_tests(collision_oracle_tests 2)
  collision_add_tests(collision_corpus_tests 1)
endif()
