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
  NearestWalk(const RoundedDifferences& rounded, const Vec3& velocity, double radius);

  struct Place {
    double left = 0;  // time until the contact at least; 0: the point comes no nearer
    Vec3 way;         // from the point to what is nearest
    /** Of D the corners that are nearest, the newest first. */
    [[nodiscard]] std::span<const SupportName> nearest() const { return {names.data(), count}; }
    std::array<SupportName, 4> names{};
    std::size_t count = 0;
  };
  /**
   * From where all of D lies ahead the next place, later by what the last had left. Nothing once
   * the point is within D or comes no nearer, after many steps, and where doubles can't tell.
   */
  std::optional<Place> next();
  /** How long the point takes to go by D, about. */
  [[nodiscard]] double passing() const { return rounded_.size / length(velocity_); }

 private:
  const RoundedDifferences& rounded_;
  Vec3 velocity_;
  double radius_;
  SupportName start_{};
  double time_ = 0;
  int steps_ = 0;  // that are left
};

}  // namespace collision
