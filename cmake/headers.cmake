# Most of the time that all of this takes to compile is these headers'. Whether a file includes what it
# needs is seen where the library is built without its tests, which has no such help.
set(COLLISION_HEADERS
  <algorithm> <array> <cmath> <cstdint> <limits> <optional> <span> <string_view> <vector>
  ${CMAKE_CURRENT_SOURCE_DIR}/cpp/shapes/all.h
  ${CMAKE_CURRENT_SOURCE_DIR}/cpp/answer/ask.h
  ${CMAKE_CURRENT_SOURCE_DIR}/cpp/answer/steps.h
  ${CMAKE_CURRENT_SOURCE_DIR}/cpp/convex/polytope.h
  ${CMAKE_CURRENT_SOURCE_DIR}/cpp/number/filter.h
  ${CMAKE_CURRENT_SOURCE_DIR}/cpp/pairs/pairs.h)
