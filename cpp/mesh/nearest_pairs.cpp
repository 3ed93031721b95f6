// The nearest triangles of two meshes.
#include <bit>
#include <cfloat>

#include "mesh/last_few.h"
#include "mesh/pair_walk.h"
#include "mesh/pulled_back.h"
#include "mesh/tree_pairs.h"
#include "shapes/float_bounds.h"

namespace collision {
namespace {

using Floats = Lanes<float>;

/** Which boxes may be as near as the nearest pair so far: of those of two boxes the nearest first.
 */
class NearestOfPairs {
 public:
  NearestOfPairs(const LargerFirst& meshes, const OtherSpace& space, NearVisitor& visitor)
      : meshes_(meshes), space_(space), visitor_(visitor) {}

  static constexpr bool kInOrder = true;

  unsigned operator()(const Middle<Floats>& boxes, const Middle<float>& other,
                      FourBoxes::Floats& distances) const {
    const OtherSpace::BoxRows rows = space_.rowsOf(boxes, other);
    Floats distance = greatest(lengthOf(absolute(rows.way) - rows.reachA),
                               lengthOf(absolute(rows.alongB) - rows.reachB));
    for (const Vector3<float>& axis : axes_) {
      const Floats along = absolute(dot(inAllLanes(axis), rows.way));
      const Floats own = dot(inAllLanes(absolute(axis)), boxes.half);
      distance = greatest(distance, along - (own + Floats(space_.reachAlong(axis, other.half))));
    }
    store(distance, distances.data());
    return (distance <= Floats(limit_)).bits();
  }
  [[nodiscard]] bool isBeyond(float distance) const { return distance > limit_; }

  bool visit(int ofFirst, int ofSecond) {
    const Distance& measured = meshes_.visit(visitor_, ofFirst, ofSecond);
    const PosedMesh& first = meshes_.first();
    const double here = treeOf(*first.geometry).tree().space().lengthOf(measured.distance);
    limit_ = std::fmin(limit_, floatAbove(here * (1 + OtherSpace::kMargin) + OtherSpace::kMargin));
    const Vec3 way = pulledWay(measured.axis, first);
    if (!isZero(way)) {
      axes_.add(floatsOf(directionOf(way)));
    }
    return true;
  }
  bool visitLeaves(const FourTriangles& own, const FourTriangles& other) {
    for (std::size_t j = 0; j < FourTriangles::kCount && other.triangle[j] >= 0; ++j) {
      const OtherSpace::Triangles triangles = space_.trianglesOf(own, other, j);
      for (unsigned near = mayBeNear(triangles) & own.there(); near != 0; near &= near - 1) {
        const auto i = static_cast<std::size_t>(std::countr_zero(near));
        visit(own.triangle[i], other.triangle[j]);
        near &= mayBeNear(triangles) | (near & -near);
      }
    }
    return true;
  }

 private:
  /** No more than that of the parts of gaps that are none below 0. */
  static Floats lengthOf(const Vector3<Floats>& gaps) {
    Floats square(0.0F);
    for (int axis = 0; axis < 3; ++axis) {
      const Floats gap = greatest(Floats(0.0F), gaps[axis]);
      square = square + gap * gap;
    }
    return squareRoot(square);
  }

  [[nodiscard]] unsigned mayBeNear(const OtherSpace::Triangles& triangles) const {
    const Floats margin(space_.margin());
    Vector3<Floats> gaps;
    for (int axis = 0; axis < 3; ++axis) {
      gaps[axis] = triangles.alongAxis(axis).gap() - margin;
    }
    Floats distance = lengthOf(gaps);
    for (const Vector3<float>& axis : axes_) {
      distance = greatest(distance, triangles.along(axis).gap() - (margin + margin));
    }
    return (distance <= Floats(limit_)).bits();
  }

  const LargerFirst& meshes_;
  const OtherSpace& space_;
  NearVisitor& visitor_;
  float limit_ = FLT_MAX;
  // Between those that were measured, in the space of the first: many others are apart along these.
  LastFew<Vector3<float>, 4> axes_;
};

}  // namespace

void visitNearestPairs(const PosedMesh& a, const PosedMesh& b, NearVisitor& visitor) {
  const LargerFirst meshes(a, b);
  const OtherSpace space(meshes.first(), meshes.second(), 0);
  walkPairs(meshes, space, NearestOfPairs(meshes, space, visitor));
}

}  // namespace collision
