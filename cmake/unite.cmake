# Compiles up to eight sources of a folder at once: most of the time goes into what they have in
# common. In a folder names are unique, therefore. Groups are named by the folder within the project:
# object files are linked by name, so the module would depend on where the project lies.
function(collision_unite target)
  get_target_property(sources ${target} SOURCES)
  set(count 0)
  foreach(source ${sources})
    cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE folder)
    cmake_path(GET folder PARENT_PATH folder)
    math(EXPR chunk "${count} / 8")
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP "${folder}${chunk}")
    math(EXPR count "${count} + 1")
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
