// The kinds of shape, and what can be known of a kind at run time.
#pragma once

#include <span>
#include <string_view>

namespace collision {

/** Codes are part of the slot layout; append, never renumber. */
enum class Kind : signed char {
  none = -1,
  ray = 0,
  plane = 1,
  sphere = 2,
  aabb = 3,
  obb = 4,
  triangle = 5,
  parallelogram = 6,
  point = 7,
  segment = 8,
  capsule = 9,
  // Those that follow have a geometry of any size beside the numbers of their slot, and stand in no
  // table of kinds.
  hull = 10,
  mesh = 11,
};
/** How many kinds are given by the numbers of their slot alone. */
inline constexpr int kKindCount = 10;

/** The kind of a code as it stands in memory, of those with nothing else; none for any other. */
constexpr Kind kindOfCode(int code) {
  return code >= 0 && code < kKindCount ? static_cast<Kind>(code) : Kind::none;
}

/** A field of a shape: `size` consecutive doubles of its slot. */
struct Field {
  std::string_view name;
  int size = 1;
};

struct KindInfo {
  std::string_view name;
  /** In the order of the numbers in a slot. */
  std::span<const Field> fields;
  /** What Hit::feature counts. */
  std::span<const std::string_view> features;
};
/** Of any kind but none. */
KindInfo kindInfo(Kind kind);

}  // namespace collision
