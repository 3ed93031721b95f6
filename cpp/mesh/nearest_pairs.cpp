// The nearest triangles of two meshes.
#include <algorithm>
#include <array>
#include <bit>
#include <cfloat>

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
  NearestOfPairs(const OtherSpace& space, const PosedMesh& a, NearVisitor& visitor)
      : space_(space), a_(a), visitor_(visitor) {}

  static constexpr bool kInOrder = true;

  unsigned operator()(const Middle<Floats>& boxes, const Middle<float>& other,
                      FourBoxes::Floats& distances) const {
    const OtherSpace::BoxRows rows = space_.rowsOf(boxes, other);
    Floats distance = greatest(lengthOf(absolute(rows.way) - rows.reachA),
                               lengthOf(absolute(rows.alongB) - rows.reachB));
    for (std::size_t i = 0; i < std::min(axisCount_, kAxes); ++i) {
      const Vector3<float>& axis = axes_[i];
      const Floats along = absolute(dot(inAllLanes(axis), rows.way));
      const Floats own = dot(inAllLanes(absolute(axis)), boxes.half);
      distance = greatest(distance, along - (own + Floats(space_.reachAlong(axis, other.half))));
    }
    store(distance, distances.data());
    return (distance <= Floats(limit_)).bits();
  }
  [[nodiscard]] bool isBeyond(float distance) const { return distance > limit_; }

  bool visitLeaves(const FourTriangles& own, const FourTriangles& other) {
    for (std::size_t j = 0; j < FourTriangles::kCount && other.triangle[j] >= 0; ++j) {
      const OtherSpace::Triangles triangles = space_.trianglesOf(own, other, j);
      for (unsigned near = mayBeNear(triangles) & own.there(); near != 0; near &= near - 1) {
        const auto i = static_cast<std::size_t>(std::countr_zero(near));
        take(visitor_.visit(own.triangle[i], other.triangle[j]));
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
    for (std::size_t i = 0; i < std::min(axisCount_, kAxes); ++i) {
      distance = greatest(distance, triangles.along(axes_[i]).gap() - (margin + margin));
    }
    return (distance <= Floats(limit_)).bits();
  }

  void take(const Distance& measured) {
    const double here = treeOf(*a_.geometry).tree().space().lengthOf(measured.distance);
    limit_ = std::fmin(limit_, floatAbove(here * (1 + OtherSpace::kMargin) + OtherSpace::kMargin));
    const Vec3 way = pulledWay(measured.axis, a_);
    if (!isZero(way)) {
      axes_[axisCount_++ % kAxes] = floatsOf(directionOf(way));
    }
  }

  const OtherSpace& space_;
  const PosedMesh& a_;
  NearVisitor& visitor_;
  float limit_ = FLT_MAX;
  // Between those that were measured last, in the space of a: many others are apart along these.
  static constexpr std::size_t kAxes = 4;
  std::array<Vector3<float>, kAxes> axes_{};
  std::size_t axisCount_ = 0;  // ever taken: later ones take the place of the first
};

class SwappedNearest final : public NearVisitor {
 public:
  explicit SwappedNearest(NearVisitor& visitor) : visitor_(visitor) {}
  const Distance& visit(int ofSecond, int ofFirst) override {
    return visitor_.visit(ofFirst, ofSecond);
  }

 private:
  NearVisitor& visitor_;
};

}  // namespace

void visitNearestPairs(const PosedMesh& a, const PosedMesh& b, NearVisitor& visitor) {
  if (isSmaller(a, b)) {
    SwappedNearest swapped(visitor);
    visitNearestPairs(b, a, swapped);
    return;
  }
  const OtherSpace space(a, b, 0);
  if (space.tellsNothing()) {
    visitAll(a, b, [&](int i, int j) {
      visitor.visit(i, j);
      return true;
    });
    return;
  }
  PairWalk(treeOf(*a.geometry), treeOf(*b.geometry), NearestOfPairs(space, a, visitor)).run();
}

}  // namespace collision
