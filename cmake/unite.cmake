# Compiles up to eight sources of a folder at once: most of the time goes into what they have in
# common. In a folder names are unique, therefore.
function(collision_unite target)
  get_target_property(sources ${target} SOURCES)
  set(count 0)
  foreach(source ${sources})
    cmake_path(GET source PARENT_PATH folder)
    math(EXPR chunk "${count} / 8")
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP "${folder}${chunk}")
    math(EXPR count "${count} + 1")
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
