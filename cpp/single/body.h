// A shape as game code would hold it: the slot's doubles rounded to float, a box's rotation turned
// into three unit axes. Spheres and capsules are a point or segment, their core, with a radius.
#pragma once

#include <array>
#include <limits>

#include "shapes/traits.h"
#include "single/vec.h"

namespace collision::single {

inline constexpr float kInfinity = std::numeric_limits<float>::infinity();

enum class Form : signed char {
  straight,  // point, segment, ray, and the cores of sphere and capsule
  polygon,   // triangle, parallelogram
  aabb,
  obb,
};

struct Body {
  Form form = Form::straight;
  std::array<Vec, 4> corner{};  // in order around the edge; of a box its center alone
  std::size_t corners = 1;
  std::array<Vec, 3> edge{};  // the directions of its edges; of a box its unit axes
  std::size_t edges = 0;
  std::array<float, 3> half{};  // half extents of a box
  Vec low{};                    // the corners that an AABB is given by
  Vec high{};
  float radius = 0;
  bool endless = false;  // goes on forever along edge[0]

  [[nodiscard]] bool isBox() const { return form == Form::aabb || form == Form::obb; }
  /** Whether it has no volume. */
  [[nodiscard]] bool isThin() const {
    return !isBox() || half[0] == 0 || half[1] == 0 || half[2] == 0;
  }
};

/** The points p with normal · p + constant = 0. */
struct Plane {
  Vec normal{};
  float constant = 0;
};

/** Of any kind but plane, from a slot of the layout that the catalog publishes. */
Body readBody(Kind kind, const double* slot);
Plane readPlane(const double* slot);

}  // namespace collision::single
