// The parameters that a ray or segment surely and perhaps has in common with a box, in doubles.
#pragma once

#include <array>
#include <optional>

#include "curve/end.h"
#include "pairs/box_slabs.h"

namespace collision {

/** A parameter that lies between two others. */
struct Bracket {
  double least;
  double t;
  double most;

  /** The later of each two. */
  void raiseTo(const HitPlace& place) {
    least = greatest(least, place.t - place.error);
    t = greatest(t, place.t);
    most = greatest(most, place.t + place.error);
  }
  /** The earlier. */
  void lowerTo(const HitPlace& place) {
    least = collision::least(least, place.t - place.error);
    t = collision::least(t, place.t);
    most = collision::least(most, place.t + place.error);
  }
  [[nodiscard]] HitPlace place() const {
    return {t, greatest(most - t, t - least) * (1 + 0x1p-50)};
  }
};

class CertainClip {
 public:
  explicit CertainClip(double end)
      : leastEnd_(end * (1 - kEndError)), mostEnd_(end * (1 + kEndError)) {}

  /** Between the two faces across an axis. False: doubles are not sure. */
  template <class Numbers>
  [[nodiscard]] bool keep(const RoundedSpaces<Numbers>& slabs, int axis) {
    const int lower = lowerFace(axis);
    const int upper = upperFace(axis);
    const double slope = slabs.slope[at(lower)];
    if (slope == 0 && slabs.signsAreExact) {
      const double inside = least(slabs.value[at(lower)], slabs.value[at(upper)]);
      isBeside_ = isBeside_ || inside < 0;
      return inside != 0;
    }
    const double inverse = slabs.inverseSlope(lower);
    const HitPlace near = slabs.crossingPlace(slope > 0 ? lower : upper, inverse);
    const HitPlace far = slabs.crossingPlace(slope > 0 ? upper : lower, inverse);
    enter_.raiseTo(near);
    exit_.lowerTo(far);
    nears_[at(axis)] = near;
    fars_[at(axis)] = far;
    goesUp_[at(axis)] = slope > 0;
    return near.error + far.error < kInfinity;
  }

  /** Whether nothing is surely left. */
  [[nodiscard]] bool misses() const {
    return isBeside_ || greatest(enter_.least, 0.0) > least(exit_.most, mostEnd_);
  }

  /** Whether a part of it surely lies inside. */
  [[nodiscard]] bool passes() const {
    return !isBeside_ && greatest(enter_.most, 0.0) < least(exit_.least, leastEnd_);
  }
  [[nodiscard]] const Bracket& enter() const { return enter_; }
  [[nodiscard]] const Bracket& exit() const { return exit_; }
  /** Whether it surely leaves before it ends. */
  [[nodiscard]] bool leaves() const { return exit_.most <= leastEnd_; }

  /** The faces between which it passes, or kCurveItself where it starts and ends inside. */
  struct Passage {
    int enter;
    int exit;
  };
  /** Of one that passes; nothing where it is not certain which they are. */
  [[nodiscard]] std::optional<Passage> passage() const {
    const std::size_t in = greatestOf(nears_, 1);
    const std::size_t out = greatestOf(fars_, -1);
    const bool startsInside = enter_.most < 0;
    const bool endsInside = exit_.least > mostEnd_;
    const bool comesIn = enter_.least > 0 && isBeyondOthers(nears_, in, 1);
    const bool goesOut = exit_.most < leastEnd_ && isBeyondOthers(fars_, out, -1);
    if (!(startsInside || comesIn) || !(endsInside || goesOut)) {
      return std::nullopt;
    }
    const auto face = [](std::size_t axis, bool isUpper) {
      const auto i = static_cast<int>(axis);
      return isUpper ? upperFace(i) : lowerFace(i);
    };
    return Passage{startsInside ? kCurveItself : face(in, !goesUp_[in]),
                   endsInside ? kCurveItself : face(out, goesUp_[out])};
  }

 private:
  using Places = std::array<HitPlace, 3>;

  /** `sign`: 1, or −1 for the least. */
  static std::size_t greatestOf(const Places& places, double sign) {
    std::size_t greatest = 0;
    for (std::size_t i = 1; i < places.size(); ++i) {
      greatest = places[i].t * sign > places[greatest].t * sign ? i : greatest;
    }
    return greatest;
  }
  static bool isBeyondOthers(const Places& places, std::size_t one, double sign) {
    bool isBeyond = true;
    for (std::size_t i = 0; i < places.size(); ++i) {
      const double off = places[i].error + places[one].error;
      isBeyond = isBeyond && (i == one || (places[one].t - places[i].t) * sign > off);
    }
    return isBeyond;
  }

  Bracket enter_{-kInfinity, -kInfinity, -kInfinity};
  Bracket exit_{kInfinity, kInfinity, kInfinity};
  Places nears_{{{-kInfinity}, {-kInfinity}, {-kInfinity}}};
  Places fars_{{{kInfinity}, {kInfinity}, {kInfinity}}};
  std::array<bool, 3> goesUp_{};
  double leastEnd_;
  double mostEnd_;
  bool isBeside_ = false;
};

}  // namespace collision
