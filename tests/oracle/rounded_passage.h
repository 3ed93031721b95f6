// A cast of two cores with a ball around one or both, by the nearest point of a hull.
//
// f(t) = dist(0, D + t v)^2 - radius^2 with D of the cores is convex, and its derivative is twice
// nearest . v. So f and its slope at a time tell whether they meet then, earlier or later.
#pragma once

#include <cmath>
#include <cstddef>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "nearest_point.h"
#include "passage.h"
#include "point_set.h"
#include "whole_nearest.h"

namespace oracle {

template <class Number>
class RoundedPassage final : public Passage {
 public:
  /** radius > 0 */
  RoundedPassage(const PointSet<Number>& a, const PointSet<Number>& b, Vector<Number> velocity,
                 Number radius, double duration)
      : directions_(a.directions),
        velocity_(std::move(velocity)),
        radius_(std::move(radius)),
        duration_(duration) {
    for (const auto& first : a.corners) {
      for (const auto& second : b.corners) {
        corners_.push_back(first - second);
      }
    }
    for (const auto& direction : b.directions) {
      directions_.push_back(direction * Number(-1));
    }
  }

  CastOutcome outcome() override {
    std::vector<Vector<Number>> swept;
    std::vector<Vector<Number>> directions = directions_;
    Number parts(1);
    if (std::isinf(duration_)) {
      swept = corners_;
      directions.push_back(velocity_);
    } else {
      const Rational duration = rational(duration_);
      parts = numberOf(duration.get_den());
      swept = cornersAt(0, parts);
      if (duration_ > 0) {
        const auto last = cornersAt(numberOf(duration.get_num()), parts);
        swept.insert(swept.end(), last.begin(), last.end());
      }
    }
    const int order = compare(nearestOf(swept, directions), parts);
    return order > 0 ? CastOutcome::never : (order == 0 ? CastOutcome::touches : CastOutcome::hits);
  }

  Outcome at(const Rational& time) override {
    const int order = stateAt(time).distance;
    return order > 0 ? Outcome::apart : (order == 0 ? Outcome::touching : Outcome::overlapping);
  }

  bool staysForever() override {
    if (!std::isinf(duration_)) {
      return false;
    }
    bool along = isZero(velocity_);
    for (const auto& direction : directions_) {
      along =
          along || (isZero(cross(direction, velocity_)) && signOf(dot(direction, velocity_)) < 0);
    }
    return along;
  }

  int compareEnter(const Rational& time) override {
    const State state = stateAt(time);
    if (state.distance == 0) {
      return state.slope < 0 ? 0 : -1;
    }
    return state.distance > 0 && state.slope < 0 ? 1 : -1;
  }
  int compareExit(const Rational& time) override {
    const State state = stateAt(time);
    if (state.distance == 0) {
      return state.slope > 0 ? 0 : 1;
    }
    return state.distance > 0 && state.slope > 0 ? -1 : 1;
  }

 private:
  struct Nearest {
    Vector<Number> numerator;
    Number divisor;
  };
  /** The signs of f and of its derivative. */
  struct State {
    int distance;
    int slope;
  };

  std::vector<Vector<Number>> corners_;
  std::vector<Vector<Number>> directions_;
  Vector<Number> velocity_;
  Number radius_;
  double duration_;

  static constexpr bool kIsWhole = std::is_same_v<Number, Integer>;

  static Number numberOf(const Integer& whole) {
    if constexpr (kIsWhole) {
      return whole;
    } else {
      return Number(Rational(whole));
    }
  }

  /** At the time / parts, times parts. */
  std::vector<Vector<Number>> cornersAt(const Number& time, const Number& parts) const {
    const Vector<Number> step = velocity_ * time;
    std::vector<Vector<Number>> corners;
    for (const auto& corner : corners_) {
      corners.push_back(corner * parts + step);
    }
    return corners;
  }

  State stateAt(const Rational& time) const {
    const Number parts = numberOf(time.get_den());
    const Nearest nearest = nearestOf(cornersAt(numberOf(time.get_num()), parts), directions_);
    return {compare(nearest, parts), signOf(dot(nearest.numerator, velocity_))};
  }

  /** Of the distance, times parts, against the radius. */
  int compare(const Nearest& nearest, const Number& parts) const {
    const Number reach = radius_ * parts * nearest.divisor;
    const Number square = reach * reach;
    return signOf(Number(dot(nearest.numerator, nearest.numerator) - square));
  }

  static Number magnitude(const Number& value) {
    return signOf(value) < 0 ? Number(Number(0) - value) : value;
  }
  static Number sumOfMagnitudes(const Vector<Number>& v) {
    return Number(magnitude(v.x) + magnitude(v.y) + magnitude(v.z));
  }
  static Number largest(const Vector<Number>& v) {
    Number result(0);
    for (std::size_t i = 0; i < 3; ++i) {
      if (const Number size = magnitude(v[i]); signOf(Number(size - result)) > 0) {
        result = size;
      }
    }
    return result;
  }
  /** No less than the quotient. */
  static Number quotientAbove(const Number& a, const Number& b) {
    if constexpr (kIsWhole) {
      return Number(a / b) + 1;
    } else {
      return Number(a / b);
    }
  }

  /**
   * The hull goes no farther along its directions than the nearest point may be: |x| is no more
   * than M = the largest |corner|, so that what is added to a corner is no longer than 2 M, and of
   * two directions that aren't parallel the first is taken no more than 2 M |e| / |d x e| times.
   */
  static Nearest nearestOf(std::vector<Vector<Number>> corners,
                           const std::vector<Vector<Number>>& directions) {
    Number most(0);
    for (const auto& corner : corners) {
      if (const Number size = sumOfMagnitudes(corner); signOf(Number(size - most)) > 0) {
        most = size;
      }
    }
    most = Number(most * Number(2));
    for (std::size_t i = 0; i < directions.size(); ++i) {
      const Vector<Number>& direction = directions[i];
      if (isZero(direction)) {
        continue;
      }
      Number times = quotientAbove(most, largest(direction));
      for (std::size_t j = 0; j < directions.size(); ++j) {
        const Vector<Number> normal = cross(direction, directions[j]);
        if (j != i && !isZero(normal)) {
          times = quotientAbove(Number(most * sumOfMagnitudes(directions[j])), largest(normal));
        }
      }
      const std::size_t count = corners.size();
      for (std::size_t k = 0; k < count; ++k) {
        corners.push_back(corners[k] + direction * times);
      }
    }
    if constexpr (kIsWhole) {
      WholeNearest nearest = wholeNearest(corners);
      return {std::move(nearest.numerator), std::move(nearest.divisor)};
    } else {
      return {NearestPoint<Number>(corners).find(), Number(1)};
    }
  }
};

}  // namespace oracle
