// Which point of a convex hull is nearest to 0?
//
// Wolfe's algorithm (Finding the nearest point in a polytope, 1976) over an exact number: it ends
// after finitely many steps with x such that p . x >= x . x for every point p, which proves it.
#pragma once

#include <cstddef>
#include <vector>

#include "rational.h"

namespace oracle {

/** Solves a square system that has one solution, in place; the right-hand side is the last column.
 */
template <class Number>
std::vector<Number> solveLinear(std::vector<std::vector<Number>> rows) {
  const std::size_t n = rows.size();
  for (std::size_t column = 0; column < n; ++column) {
    std::size_t at = column;
    while (signOf(rows[at][column]) == 0) {
      ++at;
    }
    std::swap(rows[at], rows[column]);
    for (std::size_t i = 0; i < n; ++i) {
      if (i == column || signOf(rows[i][column]) == 0) {
        continue;
      }
      const Number factor = rows[i][column] / rows[column][column];
      for (std::size_t j = column; j <= n; ++j) {
        rows[i][j] -= Number(factor * rows[column][j]);
      }
    }
  }
  std::vector<Number> solution;
  for (std::size_t i = 0; i < n; ++i) {
    solution.push_back(Number(rows[i][n] / rows[i][i]));
  }
  return solution;
}

template <class Number>
class NearestPoint {
 public:
  explicit NearestPoint(const std::vector<Vector<Number>>& points) : points_(points) {}

  Vector<Number> find() {
    chosen_ = {0};
    weights_ = {Number(1)};
    for (;;) {
      Vector<Number> nearest = combination(weights_);
      std::size_t least = 0;
      Number leastValue = dot(points_[0], nearest);
      for (std::size_t i = 1; i < points_.size(); ++i) {
        const Number value = dot(points_[i], nearest);
        if (signOf(Number(value - leastValue)) < 0) {
          leastValue = value;
          least = i;
        }
      }
      if (signOf(Number(leastValue - dot(nearest, nearest))) >= 0) {
        return nearest;
      }
      chosen_.push_back(least);
      weights_.push_back(Number(0));
      descend();
    }
  }

 private:
  const std::vector<Vector<Number>>& points_;
  std::vector<std::size_t> chosen_;  // affinely independent
  std::vector<Number> weights_;

  Vector<Number> combination(const std::vector<Number>& weights) const {
    Vector<Number> sum{Number(0), Number(0), Number(0)};
    for (std::size_t i = 0; i < chosen_.size(); ++i) {
      sum = sum + points_[chosen_[i]] * weights[i];
    }
    return sum;
  }

  /** The weights of the point nearest to 0 in the affine hull of the chosen. */
  std::vector<Number> affineWeights() const {
    const std::size_t n = chosen_.size();
    std::vector<std::vector<Number>> rows(n + 1);
    for (std::size_t i = 0; i < n; ++i) {
      for (std::size_t j = 0; j < n; ++j) {
        rows[i].push_back(dot(points_[chosen_[i]], points_[chosen_[j]]));
      }
      rows[i].push_back(Number(1));
      rows[i].push_back(Number(0));
    }
    rows[n].assign(n, Number(1));
    rows[n].push_back(Number(0));
    rows[n].push_back(Number(1));
    std::vector<Number> weights = solveLinear(std::move(rows));
    weights.pop_back();
    return weights;
  }

  void descend() {
    for (;;) {
      const std::vector<Number> target = affineWeights();
      Number fraction(1);
      for (std::size_t i = 0; i < target.size(); ++i) {
        if (signOf(target[i]) < 0) {
          const Number limit = weights_[i] / Number(weights_[i] - target[i]);
          if (signOf(Number(limit - fraction)) < 0) {
            fraction = limit;
          }
        }
      }
      const bool arrived = signOf(Number(fraction - Number(1))) == 0;
      std::vector<std::size_t> chosen;
      std::vector<Number> weights;
      for (std::size_t i = 0; i < target.size(); ++i) {
        const Number weight = weights_[i] + Number(fraction * Number(target[i] - weights_[i]));
        if (signOf(weight) > 0) {
          chosen.push_back(chosen_[i]);
          weights.push_back(weight);
        }
      }
      chosen_ = chosen;
      weights_ = weights;
      if (arrived) {
        return;
      }
    }
  }
};

}  // namespace oracle
