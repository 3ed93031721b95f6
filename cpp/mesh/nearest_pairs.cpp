// The nearest triangles of two meshes.
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
    const Floats along = absolute(dot(inAllLanes(axis_), rows.way));
    const Floats own = dot(inAllLanes(absolute(axis_)), boxes.half);
    const Floats beyond = along - (own + Floats(space_.reachAlong(axis_, other.half)));
    const Floats distance =
        greatest(beyond, greatest(lengthOf(absolute(rows.way) - rows.reachA),
                                  lengthOf(absolute(rows.alongB) - rows.reachB)));
    store(distance, distances.data());
    return (distance <= Floats(limit_)).bits();
  }
  [[nodiscard]] bool isBeyond(float distance) const { return distance > limit_; }
  bool visitLeaves(const FourTriangles& own, const FourTriangles& other);

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

  void take(const Distance& nearer);

  const OtherSpace& space_;
  const PosedMesh& a_;
  NearVisitor& visitor_;
  float limit_ = FLT_MAX;
  Vector3<float> axis_;  // between the nearest so far, in the space of a; 0: none
};

bool NearestOfPairs::visitLeaves(const FourTriangles& own, const FourTriangles& other) {
  const Vector3<Floats> a = lanesOf(own.a);
  const Vector3<Floats> ab = lanesOf(own.ab);
  const Vector3<Floats> ac = lanesOf(own.ac);
  for (std::size_t j = 0; j < FourTriangles::kCount && other.triangle[j] >= 0; ++j) {
    const Vector3<float> pq = space_.stepOf(vectorAt(other.ab, j));
    const Vector3<float> pr = space_.stepOf(vectorAt(other.ac, j));
    const Vector3<Floats> way = a - inAllLanes(space_.placeOf(vectorAt(other.a, j)));
    Vector3<Floats> gaps;
    for (int axis = 0; axis < 3; ++axis) {
      const Span<Floats> ofOwn = spanOf(ab[axis], ac[axis]);
      const Span<float> ofOther = spanOf(pq[axis], pr[axis]);
      gaps[axis] = greatest(way[axis] + ofOwn.low - Floats(ofOther.high),
                            Floats(ofOther.low) - (way[axis] + ofOwn.high)) -
                   Floats(space_.margin());
    }
    const Vector3<Floats> axis = inAllLanes(axis_);
    const Span<Floats> ofOwn = spanOf(dot(axis, ab), dot(axis, ac));
    const Span<float> ofOther = spanOf(dot(axis_, pq), dot(axis_, pr));
    const Floats start = dot(axis, way);
    const Floats beyond = greatest(start + ofOwn.low - Floats(ofOther.high),
                                   Floats(ofOther.low) - (start + ofOwn.high)) -
                          Floats(2 * space_.margin());
    unsigned near = (greatest(beyond, lengthOf(gaps)) <= Floats(limit_)).bits() & own.there();
    for (; near != 0; near &= near - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(near));
      const Distance* nearer = visitor_.visit(own.triangle[i], other.triangle[j]);
      if (nearer != nullptr) {
        take(*nearer);
      }
    }
  }
  return true;
}

void NearestOfPairs::take(const Distance& nearer) {
  const double here = treeOf(*a_.geometry).tree().space().lengthOf(nearer.distance);
  limit_ = std::fmin(floatAbove(here * (1 + OtherSpace::kMargin) + OtherSpace::kMargin), FLT_MAX);
  const Vec3 way = pulledWay(nearer.axis, a_);
  const Vec3 unit = isZero(way) ? way : directionOf(way);
  axis_ = floatsOf(unit);
}

class SwappedNearest final : public NearVisitor {
 public:
  explicit SwappedNearest(NearVisitor& visitor) : visitor_(visitor) {}
  const Distance* visit(int ofSecond, int ofFirst) override {
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
