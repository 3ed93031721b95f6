// A posed mesh, as far as it is like other shapes: it is not convex, so it has no core, and what is
// asked about it is asked of its triangles (mesh/).
#pragma once

#include "collision/mesh.h"
#include "shapes/posed.h"

namespace collision {

template <>
struct ShapeTraits<PosedMesh> : PosedTraits<PosedMesh> {
  static constexpr std::string_view kName = "mesh";
  /** Of the triangle that is hit, as the hull of its corners has them. */
  static constexpr std::array<std::string_view, 4> kFeatures{"face", "ab", "ca", "bc"};
  static constexpr bool kContainer = false;

  /** Of its box as it stands; where there are no triangles, its position. */
  static Bounds bounds(const PosedMesh& mesh);
};

}  // namespace collision
