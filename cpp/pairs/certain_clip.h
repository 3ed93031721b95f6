// The parameters that a ray or segment surely and perhaps has in common with a box, in doubles.
#pragma once

#include <array>
#include <optional>

#include "curve/end.h"
#include "number/lanes.h"
#include "pairs/box_slabs.h"

namespace collision {

/** Parameters that lie between two others. */
template <class T>
struct BracketOf {
  T least;
  T t;
  T most;

  /** The later of each two. */
  void raiseTo(const T& other, const T& error) {
    least = greatest(least, other - error);
    t = greatest(t, other);
    most = greatest(most, other + error);
  }
};

struct Bracket : BracketOf<double> {
  [[nodiscard]] HitPlace place() const {
    return {t, greatest(most - t, t - least) * (1 + 0x1p-50)};
  }
};

/**
 * Where it comes in is the first lane, where it goes out the second, as the negative: both are
 * raised. Which of two doubles is the later is a branch, and can't be predicted.
 */
class CertainClip {
  using Two = Lanes<double>;

 public:
  explicit CertainClip(double end)
      : leastEnd_(end * (1 - kEndError)), mostEnd_(end * (1 + kEndError)) {}

  /** Between the two faces across an axis. False: doubles are not sure. */
  template <class Numbers>
  [[nodiscard]] bool keep(const RoundedSpaces<Numbers>& slabs, int axis) {
    const int lower = lowerFace(axis);
    const double slope = slabs.slope[at(lower)];
    const double toLower = slabs.value[at(lower)];
    const double toUpper = slabs.value[at(upperFace(axis))];
    if (slope == 0 && slabs.signsAreExact) {
      const double inside = least(toLower, toUpper);
      isBeside_ = isBeside_ || inside < 0;
      return inside != 0;
    }
    const double inverse = slabs.inverseSlope(lower);
    const Two values =
        choose(LaneMask<double>(slope < 0), lanesOf(toUpper, toLower), lanesOf(toLower, toUpper));
    Crossings& own = crossings_[at(axis)];
    own.t = -values * inverse;
    own.error = slabs.placeError(own.t, inverse);
    own.goesUp = slope > 0;
    ends_.raiseTo(own.t, own.error);
    return own.error[0] + own.error[1] < kInfinity;
  }

  /** Whether nothing is surely left. */
  [[nodiscard]] bool misses() const {
    const Two ends = greatest(ends_.least, lanesOf(0.0, -mostEnd_));
    return isBeside_ || ends[0] > -ends[1];
  }

  /** Whether a part of it surely lies inside. */
  [[nodiscard]] bool passes() const {
    const Two ends = greatest(ends_.most, lanesOf(0.0, -leastEnd_));
    return !isBeside_ && ends[0] < -ends[1];
  }
  [[nodiscard]] Bracket enter() const { return {{ends_.least[0], ends_.t[0], ends_.most[0]}}; }
  [[nodiscard]] Bracket exit() const { return {{-ends_.most[1], -ends_.t[1], -ends_.least[1]}}; }
  /** Whether it surely leaves before it ends. */
  [[nodiscard]] bool leaves() const { return exit().most <= leastEnd_; }

  /** The faces between which it passes, or kCurveItself where it starts and ends inside. */
  struct Passage {
    int enter;
    int exit;
  };
  /** Of one that passes; nothing where it is not certain which they are. */
  [[nodiscard]] std::optional<Passage> passage() const {
    const std::size_t in = latest(0);
    const std::size_t out = latest(1);
    const bool startsInside = enter().most < 0;
    const bool endsInside = exit().least > mostEnd_;
    const bool comesIn = enter().least > 0 && isLaterThanOthers(in, 0);
    const bool goesOut = exit().most < leastEnd_ && isLaterThanOthers(out, 1);
    if (!(startsInside || comesIn) || !(endsInside || goesOut)) {
      return std::nullopt;
    }
    const auto face = [](std::size_t axis, bool isUpper) {
      const auto i = static_cast<int>(axis);
      return isUpper ? upperFace(i) : lowerFace(i);
    };
    return Passage{startsInside ? kCurveItself : face(in, !crossings_[in].goesUp),
                   endsInside ? kCurveItself : face(out, crossings_[out].goesUp)};
  }

 private:
  /** Of the two faces across an axis. */
  struct Crossings {
    Two t{-kInfinity};
    Two error{0.0};
    bool goesUp = false;
  };

  /** The axis whose crossing is the latest in a lane. */
  [[nodiscard]] std::size_t latest(int lane) const {
    std::size_t latest = 0;
    for (std::size_t i = 1; i < crossings_.size(); ++i) {
      latest = crossings_[i].t[lane] > crossings_[latest].t[lane] ? i : latest;
    }
    return latest;
  }
  [[nodiscard]] bool isLaterThanOthers(std::size_t one, int lane) const {
    const Crossings& own = crossings_[one];
    bool isLater = true;
    for (std::size_t i = 0; i < crossings_.size(); ++i) {
      const Crossings& other = crossings_[i];
      const double off = other.error[lane] + own.error[lane];
      isLater = isLater && (i == one || own.t[lane] - other.t[lane] > off);
    }
    return isLater;
  }

  BracketOf<Two> ends_{-kInfinity, -kInfinity, -kInfinity};
  std::array<Crossings, 3> crossings_;
  double leastEnd_;
  double mostEnd_;
  bool isBeside_ = false;
};

}  // namespace collision
