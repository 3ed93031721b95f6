// A point that moves past D, the differences of two cores: how far it is from them at a time, and
// how fast it comes nearer. Their distance is convex in time, so that Newton's method from before
// the contact goes no further than that.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "convex/differences.h"

namespace collision {

/** In doubles, in the scale of RoundedDifferences. */
class NearestWalk {
 public:
  /** `velocity`: as a moves. The point is near D within `radius`. */
  NearestWalk(const RoundedDifferences& rounded, const Vec3& velocity, double radius)
      : rounded_(rounded), velocity_(velocity), radius_(radius) {}

  /** Whether doubles can tell anything. */
  [[nodiscard]] bool moves() const;
  /** Until then all of D lies ahead. */
  [[nodiscard]] double before() const;

  struct Place {
    double gap = 0;
    double speed = 0;
    Vec3 way;  // from the point to what is nearest
    /** Of D the corners that are nearest, the newest first. */
    [[nodiscard]] std::span<const SupportName> nearest() const { return {names.data(), count}; }
    std::array<SupportName, 4> names{};
    std::size_t count = 0;
  };
  /** Nothing where the point is within D. */
  std::optional<Place> at(double time);

 private:
  const RoundedDifferences& rounded_;
  Vec3 velocity_;
  double radius_;
  SupportName start_{};
};

}  // namespace collision
