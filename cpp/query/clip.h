// The parameter loop: what is left of a ray after it is cut by half-spaces, one after the other.
//
// The running interval starts as the ray's own, from 0 to its end. Each half-space value + t ·
// slope ≥ 0 moves the start up or the end down. The ray misses when nothing is left. Parameters are
// kept and compared as fractions. Source: Kay, Kajiya 1986 (slabs); Cyrus, Beck 1978 (half-planes
// of a convex polygon).
#pragma once

#include "math/crossing.h"
#include "shapes/ray.h"

namespace collision {

/** What bounds one end of the running interval: a half-space's tag, or the ray's own end. */
inline constexpr int kRayItself = -1;

class Clip {
 public:
  explicit Clip(const Ray& ray) : ray_(ray) {}

  /** Keeps value + t · slope ≥ 0. Answers false when that leaves nothing. */
  bool keep(double value, double slope, int tag) {
    if (signOf(slope) == Sign::zero) {
      if (signOf(value) == Sign::negative) {
        return fail(tag, kRayItself);
      }
      return true;
    }
    const Crossing crossing = crossingOf(value, slope);
    if (slope > 0) {
      const bool later = enterTag_ == kRayItself ? signOf(crossing.numerator) != Sign::negative
                                                 : compare(crossing, enter_).positive();
      if (later) {
        enter_ = crossing;
        enterTag_ = tag;
        return !afterExit(crossing) || fail(tag, exitTag_);
      }
      return true;
    }
    if (exitTag_ == kRayItself
            ? !compareWithEnd(crossing, ray_.direction, ray_.maxDistance).positive()
            : compare(crossing, exit_).negative()) {
      exit_ = crossing;
      exitTag_ = tag;
      return !beforeEnter(crossing) || fail(tag, enterTag_);
    }
    return true;
  }

  [[nodiscard]] bool empty() const { return empty_; }
  /** The two half-spaces, or half-space and ray's end, that leave nothing between them. */
  [[nodiscard]] int failedTag() const { return failedTag_; }
  [[nodiscard]] int failedAgainst() const { return failedAgainst_; }

  [[nodiscard]] int enterTag() const { return enterTag_; }
  [[nodiscard]] int exitTag() const { return exitTag_; }
  [[nodiscard]] double enter() const { return enterTag_ == kRayItself ? 0.0 : enter_.t(); }
  [[nodiscard]] double exit() const { return exitTag_ == kRayItself ? ray_.end() : exit_.t(); }
  [[nodiscard]] Interval interval() const { return {enter(), exit()}; }

  /** Whether more than one parameter is left. */
  [[nodiscard]] bool hasLength() const {
    if (exitTag_ == kRayItself) {
      return compareWithEnd(enter_, ray_.direction, ray_.maxDistance).negative();
    }
    return enterTag_ == kRayItself ? signOf(exit_.numerator) == Sign::positive
                                   : compare(enter_, exit_).negative();
  }

 private:
  [[nodiscard]] bool afterExit(const Crossing& t) const {
    return exitTag_ == kRayItself ? compareWithEnd(t, ray_.direction, ray_.maxDistance).positive()
                                  : compare(t, exit_).positive();
  }
  [[nodiscard]] bool beforeEnter(const Crossing& t) const {
    return enterTag_ == kRayItself ? signOf(t.numerator) == Sign::negative
                                   : compare(t, enter_).negative();
  }
  bool fail(int tag, int against) {
    empty_ = true;
    failedTag_ = tag;
    failedAgainst_ = against;
    return false;
  }

  const Ray& ray_;
  Crossing enter_;
  Crossing exit_;
  int enterTag_ = kRayItself;
  int exitTag_ = kRayItself;
  bool empty_ = false;
  int failedTag_ = kRayItself;
  int failedAgainst_ = kRayItself;
};

}  // namespace collision
