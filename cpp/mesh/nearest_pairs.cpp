// The nearest triangles of two meshes.
#include <array>
#include <bit>
#include <cfloat>

#include "mesh/last_few.h"
#include "mesh/nearest_first.h"
#include "mesh/nearest_places.h"
#include "mesh/pair_walk.h"
#include "mesh/tree_pairs.h"
#include "shapes/float_bounds.h"

namespace collision {
namespace {

using Floats = Lanes<float>;

/** How often the nearest places of two triangles are looked for, each from the other. */
constexpr int kPairSteps = 3;

/**
 * Which boxes may be as near as the nearest pair so far: of those of two boxes the nearest first.
 * Triangles that may be are measured at the end.
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
    const MeshSpace& space = treeOf(*meshes_.first().geometry).tree().space();
    limit_ = std::fmin(limit_, space.limitOf(measured.distance));
    return true;
  }
  bool visitLeaves(const FourTriangles& own, const FourTriangles& other) {
    for (std::size_t j = 0; j < FourTriangles::kCount && other.triangle[j] >= 0; ++j) {
      const OtherSpace::Triangles triangles = space_.trianglesOf(own, other, j);
      const Floats rough = roughDistances(triangles);
      if (((rough <= Floats(limit_)).bits() & own.there()) == 0) {
        continue;
      }
      const Nearness nearness = nearnessOf(triangles);
      const Floats distances = greatest(rough, nearness.least);
      for (unsigned lanes = own.there(); lanes != 0; lanes &= lanes - 1) {
        const int i = std::countr_zero(lanes);
        if (nearness.most[i] < limit_) {
          limit_ = nearness.most[i];
          const auto& [x, y, z] = nearness.unit;
          axes_.add({x[i], y[i], z[i]});
        }
        if (distances[i] <= limit_) {
          near_.add(distances[i], {own.triangle[at(i)], other.triangle[j]});
        }
      }
    }
    if (near_.isFull()) {
      measureNear();
    }
    return true;
  }
  void measureNear() {
    near_.measureWithin(limit_, [&](const std::array<int, 2>& two) { visit(two[0], two[1]); });
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

  [[nodiscard]] Floats roughDistances(const OtherSpace::Triangles& triangles) const {
    const Floats margin(space_.margin());
    Vector3<Floats> gaps;
    for (int axis = 0; axis < 3; ++axis) {
      gaps[axis] = triangles.alongAxis(axis).gap() - margin;
    }
    Floats distance = lengthOf(gaps);
    for (const Vector3<float>& axis : axes_) {
      distance = greatest(distance, triangles.along(inAllLanes(axis)).gap() - (margin + margin));
    }
    return distance;
  }

  struct Nearness {
    Floats least;
    Floats most;
    Vector3<Floats> unit;  // along which they are
  };
  /** Each step goes from a place of the other triangle to the nearest one of each, and back. */
  [[nodiscard]] Nearness nearnessOf(const OtherSpace::Triangles& triangles) const {
    const Floats margin(space_.margin());
    const Vector3<Floats> toSecond = inAllLanes(triangles.pq);
    const Vector3<Floats> toThird = inAllLanes(triangles.pr);
    Vector3<Floats> other = (toSecond + toThird) * Floats(1.0F / 3);  // from its first corner
    Nearness nearness{Floats(0.0F), Floats(HUGE_VALF), {}};
    for (int i = 0; i < kPairSteps; ++i) {
      const Vector3<Floats> own =
          other + nearestOnTriangles({triangles.way - other, triangles.ab, triangles.ac});
      const Vector3<Floats> step = nearestOnTriangles({-own, toSecond, toThird});
      other = own + step;
      const Floats length = squareRoot(dot(step, step));
      nearness.unit = step * (Floats(1.0F) / length);
      nearness.most = least(nearness.most, length + margin * Floats(4.0F));
      nearness.least =
          greatest(nearness.least, triangles.along(nearness.unit).gap() - (margin + margin));
    }
    return nearness;
  }

  const LargerFirst& meshes_;
  const OtherSpace& space_;
  NearVisitor& visitor_;
  float limit_ = FLT_MAX;
  NearestFirst<std::array<int, 2>> near_;
  // Between those that were nearest, in the space of the first: many others are apart along these.
  LastFew<Vector3<float>, 4> axes_;
};

}  // namespace

void visitNearestPairs(const PosedMesh& a, const PosedMesh& b, NearVisitor& visitor) {
  const LargerFirst meshes(a, b);
  const OtherSpace space(meshes.first(), meshes.second(), 0);
  NearestOfPairs nearest(meshes, space, visitor);
  walkPairs(meshes, space, nearest);
  nearest.measureNear();
}

}  // namespace collision
