// Where the space of one mesh stands in that of another, in floats: how far boxes and triangles of
// the two are apart along axes.
#pragma once

#include <array>
#include <cmath>

#include "collision/attributes.h"
#include "collision/mesh.h"
#include "mesh/float_vectors.h"
#include "mesh/relative_way.h"
#include "mesh/triangle_tree.h"

namespace collision {

/** A box by its middle and half its lengths. */
template <class T>
struct Middle {
  Vector3<T> middle;
  Vector3<T> half;
};

inline Vector3<float> vectorAt(const std::array<FourBoxes::Floats, 3>& numbers, std::size_t lane) {
  return {numbers[0][lane], numbers[1][lane], numbers[2][lane]};
}

/** What a triangle covers of an axis, seen from its first corner. */
template <class T>
COLLISION_ALWAYS_INLINE inline Extent<T> extentFromFirst(const T& toSecond, const T& toThird) {
  return extentOf(T(0.0F), toSecond, toThird);
}

/** The space of b, as it stands at time 0, in that of a, which is not the smaller one. */
class OtherSpace {
 public:
  using Floats = Lanes<float>;

  /** More than what coordinates in lanes, and sums and products of a few, are off by. */
  static constexpr double kMargin = 0x1p-18;
  /** The same of a sum along a normal, which is the product of two steps. */
  static constexpr float kNormalPart = 0x1p-19F;

  /**
   * `within`: meters by which all is widened, besides what the way is off by, which b goes as seen
   * from a.
   */
  OtherSpace(const PosedMesh& a, const PosedMesh& b, double within, const RelativeWay& way = {});

  /** Nothing can be told of any two: numbers are beyond what floats have. */
  [[nodiscard]] bool tellsNothing() const { return tellsNothing_; }
  [[nodiscard]] float margin() const { return margin_; }
  /** From time 0 to 1. */
  [[nodiscard]] const Vector3<float>& way() const { return way_; }

  [[nodiscard]] Vector3<float> placeOf(const Vector3<float>& here) const {
    return origin_ + stepOf(here);
  }
  [[nodiscard]] Vector3<float> stepOf(const Vector3<float>& v) const {
    return axis_[0] * v.x + axis_[1] * v.y + axis_[2] * v.z;
  }
  /** An axis of b. */
  [[nodiscard]] const Vector3<float>& unit(int i) const { return unit_[at(i)]; }

  /** What a box of b covers of an axis, to either side of its middle. */
  [[nodiscard]] float reachAlong(const Vector3<float>& axis, const Vector3<float>& half) const;

  /**
   * Boxes of a, and one of b, along the axes of a and those of b: how far they are from its middle,
   * and what both cover.
   */
  struct BoxRows {
    Vector3<Floats> way;  // which is how far along the axes of a
    Vector3<Floats> reachA;
    Vector3<Floats> alongB;
    Vector3<Floats> reachB;
  };
  [[nodiscard]] COLLISION_ALWAYS_INLINE BoxRows rowsOf(const Middle<Floats>& boxes,
                                                       const Middle<float>& other) const;

  /** Along a normal triangles meet where one of b is moved by no less and no more than this. */
  struct Moves {
    Floats before;
    Floats behind;

    /** How far they are apart; below 0 where they aren't. */
    [[nodiscard]] Floats gap() const { return greatest(before, -behind); }
  };
  /** Four triangles of a and one of b, as seen from its first corner. */
  struct Triangles {
    Vector3<Floats> way;
    Vector3<Floats> ab;
    Vector3<Floats> ac;
    Vector3<float> pq;
    Vector3<float> pr;

    /** Off by the margin. */
    [[nodiscard]] COLLISION_ALWAYS_INLINE Moves alongAxis(int axis) const {
      return movesOf(way[axis], extentFromFirst(ab[axis], ac[axis]),
                     extentFromFirst(pq[axis], pr[axis]));
    }
    /** Off by twice the margin along unit vectors, one for each of them. */
    [[nodiscard]] COLLISION_ALWAYS_INLINE Moves along(const Vector3<Floats>& normals) const {
      const Vector3<Floats> toSecond = inAllLanes(pq);
      return movesOf(dot(normals, way), extentFromFirst(dot(normals, ab), dot(normals, ac)),
                     extentFromFirst(dot(normals, toSecond), dot(normals, inAllLanes(pr))));
    }
    /** Of a normal for each of them; where it is across the first or the second that has no width.
     */
    [[nodiscard]] COLLISION_ALWAYS_INLINE Moves acrossOwn(const Vector3<Floats>& normal) const {
      const Vector3<Floats> toSecond = inAllLanes(pq);
      return movesOf(dot(normal, way), Extent<Floats>{0.0F, 0.0F},
                     extentFromFirst(dot(normal, toSecond), dot(normal, inAllLanes(pr))));
    }
    [[nodiscard]] COLLISION_ALWAYS_INLINE Moves acrossOther(const Vector3<Floats>& normal) const {
      return movesOf(dot(normal, way), extentFromFirst(dot(normal, ab), dot(normal, ac)),
                     Extent<Floats>{0.0F, 0.0F});
    }

   private:
    template <class T>
    COLLISION_ALWAYS_INLINE static Moves movesOf(const Floats& start, const Extent<Floats>& ofOwn,
                                                 const Extent<T>& ofOther) {
      return {start + ofOwn.low - Floats(ofOther.high), start + ofOwn.high - Floats(ofOther.low)};
    }
  };
  [[nodiscard]] COLLISION_ALWAYS_INLINE Triangles trianglesOf(const FourTriangles& own,
                                                              const FourTriangles& other,
                                                              std::size_t j) const {
    return {lanesOf(own.a) - inAllLanes(placeOf(vectorAt(other.a, j))), lanesOf(own.ab),
            lanesOf(own.ac), stepOf(vectorAt(other.ab, j)), stepOf(vectorAt(other.ac, j))};
  }
  /**
   * keep(normal, moves, by what they are off) of them along axes of space, and across each of the
   * two: after the axes while goesOn().
   */
  template <class Keep, class GoesOn>
  COLLISION_ALWAYS_INLINE void visitRows(const Triangles& triangles, const Keep& keep,
                                         const GoesOn& goesOn) const;

 private:
  std::array<Vector3<float>, 3> axis_;  // those of b's space, each as long as 1 there
  std::array<Vector3<float>, 3> unit_;
  Vector3<float> origin_;
  Vector3<float> way_;
  float lengthScale_ = 1;
  float margin_ = 0;
  bool tellsNothing_ = false;
};

inline float OtherSpace::reachAlong(const Vector3<float>& axis, const Vector3<float>& half) const {
  float reach = 2 * margin_;
  for (int i = 0; i < 3; ++i) {
    reach += std::fabs(dot(axis, axis_[at(i)])) * half[i];
  }
  return reach;
}

inline OtherSpace::BoxRows OtherSpace::rowsOf(const Middle<Floats>& boxes,
                                              const Middle<float>& other) const {
  BoxRows rows;
  rows.way = boxes.middle - inAllLanes(placeOf(other.middle));
  for (int k = 0; k < 3; ++k) {
    const float reach = std::fabs(axis_[0][k]) * other.half.x +
                        std::fabs(axis_[1][k]) * other.half.y +
                        std::fabs(axis_[2][k]) * other.half.z + margin_;
    rows.reachA[k] = boxes.half[k] + Floats(reach);
  }
  for (int i = 0; i < 3; ++i) {
    const Vector3<float>& unit = unit_[at(i)];
    rows.alongB[i] = dot(inAllLanes(unit), rows.way);
    rows.reachB[i] = dot(inAllLanes(absolute(unit)), boxes.half) +
                     Floats(other.half[i] * lengthScale_ + 2 * margin_);
  }
  return rows;
}

template <class Keep, class GoesOn>
inline void OtherSpace::visitRows(const Triangles& triangles, const Keep& keep,
                                  const GoesOn& goesOn) const {
  const Floats margin(margin_);
  for (int axis = 0; axis < 3; ++axis) {
    Vector3<Floats> normal{0.0F, 0.0F, 0.0F};
    normal[axis] = Floats(1.0F);
    keep(normal, triangles.alongAxis(axis), margin);
  }
  if (!goesOn()) {
    return;
  }
  // A normal is off by a part of the product of its steps, which its length may be far below;
  // steps of b, which are turned, are off by the margin, too.
  const auto& [way, ab, ac, pq, pr] = triangles;
  const Floats ownSize = roundoff::magnitudeOf(ab) + roundoff::magnitudeOf(ac);
  const float otherSize = roundoff::magnitudeOf(pq) + roundoff::magnitudeOf(pr);
  const Floats reach =
      roundoff::magnitudeOf(way) + ownSize + Floats(otherSize + roundoff::magnitudeOf(way_));
  const auto offOf = [&](const Vector3<Floats>& normal, const Floats& steps) {
    return margin * roundoff::magnitudeOf(normal) + Floats(kNormalPart) * steps * reach;
  };
  const Vector3<Floats> normal = cross(ab, ac);
  keep(normal, triangles.acrossOwn(normal),
       offOf(normal, roundoff::magnitudeOf(ab) * roundoff::magnitudeOf(ac)));
  const Vector3<Floats> otherNormal = inAllLanes(cross(pq, pr));
  keep(otherNormal, triangles.acrossOther(otherNormal),
       offOf(otherNormal, Floats(roundoff::magnitudeOf(pq) * roundoff::magnitudeOf(pr))));
}

}  // namespace collision
