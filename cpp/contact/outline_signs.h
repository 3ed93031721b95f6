// Signs of what outlines are made of, as seen along an axis: in doubles where these are sure of
// them.
#pragma once

#include "convex/polytope_errors.h"
#include "linear/number_vector.h"
#include "number/certified.h"

namespace collision {

/** On which side of a line `along` from one of its points a place lies as seen along an axis. */
template <class T>
constexpr T sideAlong(const Vector3<T>& axis, const Vector3<T>& along, const Vector3<T>& way) {
  return dot(cross(axis, along), way);
}

/** What a sign is of: a product of so many places, the last two with an axis. */
enum class SignOf : signed char { places, acrossAxis, sideOfAxis };

/** Of numbers that know how far they are off. */
template <class T>
class OutlineSigns {
 public:
  [[nodiscard]] Sign of(SignOf /*what*/, const T& value) const { return value.sign(); }
  [[nodiscard]] Sign ofDot(SignOf /*what*/, const Vector3<T>& u, const Vector3<T>& v) const {
    return signOfDot(u, v);
  }
  [[nodiscard]] bool isZero(SignOf /*what*/, const Vector3<T>& v) const {
    return collision::isZero(v);
  }
};

/** Of doubles: a sign that is not sure raises a doubt. */
template <>
class OutlineSigns<double> {
 public:
  /**
   * `place`: no coordinate of a corner is larger; `axis`: none of the axis, which is off by at most
   * `axisError`.
   */
  OutlineSigns(double place, double axis, double axisError)
      : bounds_{kSquare.bound(place), kAcross.bound(place, axis), kSide.bound(place, axis)} {
    if (!(axisError <= kOff * axis)) {  // nothing is known
      bounds_.fill(HUGE_VAL);
    }
  }

  [[nodiscard]] Sign of(SignOf what, double value) const {
    if (!(std::fabs(value) > bounds_[static_cast<std::size_t>(what)] + kUnderflow)) {
      raiseDoubt();
    }
    return signOf(value);
  }
  [[nodiscard]] Sign ofDot(SignOf what, const Vec3& u, const Vec3& v) const {
    return of(what, dot(u, v));
  }
  [[nodiscard]] bool isZero(SignOf what, const Vec3& v) const {
    return of(what, largestMagnitude(v)) == Sign::zero;
  }

 private:
  /** No coordinate and no part of an axis is off by more of its size. */
  static constexpr double kOff = 0x1p-40;
  static_assert([] {
    for (const Terms kind : kAllTerms) {
      for (const Terms other : kAllTerms) {
        const PolytopeTerms<Roundoff> terms = worstTerms(kind);
        Vector3<Roundoff> place = cornerOf(terms, 0);
        for (int i = 0; i < terms.generators; ++i) {
          place = place + terms.generator[at(i)];
        }
        // The other n, which is 1 or more, is in the size as well: what counts is by how much of
        // itself it is off.
        const Roundoff n = Roundoff(1.0).offBy(worstTerms(other).n.error());
        if (!((place.x * n).error() < kOff)) {
          return false;
        }
      }
    }
    return true;
  }());
  static constexpr Vector3<Roundoff> kPlaces = vectorOfRoundoff(kPlace.offBy(kOff));
  static constexpr Vector3<Roundoff> kAxis = vectorOfRoundoff(kDirection.offBy(kOff));
  static constexpr Vector3<Roundoff> kWay = kPlaces - kPlaces;
  static constexpr Roundoff kSquare = dot(kWay, kWay) * 2.0;  // one less another
  static constexpr Roundoff kAcross = cross(kAxis, kWay).x;
  // The normal of a polygon against the axis is the same sum of products.
  static constexpr Roundoff kSide =
      greatest(sideAlong(kAxis, kWay, kWay), dot(kAxis, cross(kWay, kWay)));

  std::array<double, 3> bounds_;
};

}  // namespace collision
