// Is 0 a combination of a's points minus b's, and of a motion: outside, on the boundary, inside?
//
// A linear program: weights of a's corners and of b's, each with the sum 1, and without a sum those
// of directions; of a motion the time t and the rest of the duration, with the duration as their
// sum. 0 is in the relative interior when every weight can be above 0 (Rockafellar, Convex
// Analysis, section 6), and inside when the set also has an extent in all three dimensions.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "point_set.h"
#include "rational.h"
#include "simplex.h"

namespace oracle {

enum class Place { outside, boundary, inside };

/** All of velocity * t with t from 0 to duration / parts; without end where parts is 0. */
template <class Number>
struct Travel {
  Vector<Number> velocity;
  Number duration;
  Number parts;
};

/** Whether the vectors span all three dimensions. */
template <class Number>
bool spanSpace(const std::vector<Vector<Number>>& vectors) {
  const Vector<Number>* first = nullptr;
  std::optional<Vector<Number>> normal;
  for (const auto& v : vectors) {
    if (normal) {
      if (signOf(dot(*normal, v)) != 0) {
        return true;
      }
    } else if (first == nullptr) {
      first = isZero(v) ? nullptr : &v;
    } else if (const Vector<Number> across = cross(*first, v); !isZero(across)) {
      normal = across;
    }
  }
  return false;
}

template <class Number>
class Combination {
 public:
  using Value = typename Simplex<Number>::Value;

  Combination(const PointSet<Number>& a, const PointSet<Number>& b,
              const std::optional<Travel<Number>>& travel) {
    std::vector<std::vector<Number>> rows(5);
    const auto column = [&](const Vector<Number>& v, int sign, int first, int second) {
      for (std::size_t i = 0; i < 3; ++i) {
        rows[i].push_back(sign > 0 ? v[i] : Number(Number(0) - v[i]));
      }
      rows[3].push_back(Number(first));
      rows[4].push_back(Number(second));
    };
    for (const bool isA : {true, false}) {
      const PointSet<Number>& points = isA ? a : b;
      for (const auto& corner : points.corners) {
        column(corner, isA ? 1 : -1, isA ? 1 : 0, isA ? 0 : 1);
        spanning_.push_back(corner - points.corners[0]);
      }
      for (const auto& direction : points.directions) {
        column(direction, isA ? 1 : -1, 0, 0);
        spanning_.push_back(direction);
      }
    }
    std::vector<Number> right{Number(0), Number(0), Number(0), Number(1), Number(1)};
    if (travel) {
      time_ = rows[0].size();
      column(travel->velocity, 1, 0, 0);
      spanning_.push_back(travel->velocity);
      if (signOf(travel->parts) != 0) {
        column({Number(0), Number(0), Number(0)}, 1, 0, 0);
        rows.emplace_back(rows[0].size(), Number(0));
        rows[5][time_] = rows[5][time_ + 1] = travel->parts;
        right.push_back(travel->duration);
      }
    }
    columns_ = rows[0].size();
    program_.emplace(std::move(rows), right);
    solution_ = program_->solve();
  }

  [[nodiscard]] Place place() const {
    if (solution_ == Solution::none) {
      return Place::outside;
    }
    return solution_ == Solution::positive && spanSpace(spanning_) ? Place::inside
                                                                   : Place::boundary;
  }

  /** Of a motion that meets: the least time, or the negative of the greatest if that has an end. */
  std::optional<Value> leastTime(int sign) {
    std::vector<Number> costs(columns_, Number(0));
    costs[time_] = Number(sign);
    return program_->least(std::move(costs));
  }

 private:
  std::vector<Vector<Number>> spanning_;
  std::size_t time_ = 0;
  std::size_t columns_ = 0;
  std::optional<Simplex<Number>> program_;
  Solution solution_{};
};

}  // namespace oracle
