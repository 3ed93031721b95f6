// Is there a solution of A x = b with x >= 0, and one with x > 0?
//
// The two-phase simplex over an exact number, with Bland's rule, which never cycles. The second
// question is x = y + e (1, ..., 1) with y >= 0 and the greatest e.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "rational.h"

namespace oracle {

enum class Solution { none, some, positive };

template <class Number>
class Simplex {
 public:
  /** Rows of equal length; right-hand sides that aren't negative. */
  Simplex(std::vector<std::vector<Number>> rows, const std::vector<Number>& right)
      : rows_(std::move(rows)), variables_(rows_[0].size() + 1) {
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      Number sum(0);
      for (const Number& entry : rows_[i]) {
        sum += entry;
      }
      rows_[i].push_back(sum);  // the column of e
      for (std::size_t j = 0; j < right.size(); ++j) {
        rows_[i].push_back(Number(i == j ? 1 : 0));
      }
      rows_[i].push_back(right[i]);
      basis_.push_back(variables_ + i);
    }
  }

  Solution solve() {
    // Phase one: the sum of the artificial variables, written by the others, down to 0.
    cost_.assign(rows_[0].size(), Number(0));
    for (const auto& row : rows_) {
      for (std::size_t j = 0; j < row.size(); ++j) {
        if (j < variables_ || j + 1 == row.size()) {
          cost_[j] -= row[j];
        }
      }
    }
    while (step()) {
    }
    if (signOf(cost_.back()) != 0) {
      return Solution::none;
    }
    dismissArtificials();
    cost_.assign(cost_.size(), Number(0));
    cost_[variables_ - 1] = Number(-1);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      if (basis_[i] == variables_ - 1) {
        eliminate(rows_[i], variables_ - 1, cost_);
      }
    }
    while (signOf(cost_.back()) == 0 && step()) {
    }
    return signOf(cost_.back()) > 0 ? Solution::positive : Solution::some;
  }

 private:
  std::vector<std::vector<Number>> rows_;
  std::size_t variables_;  // the artificial ones come after them, and never enter
  std::vector<std::size_t> basis_;
  std::vector<Number> cost_;

  static void eliminate(const std::vector<Number>& row, std::size_t column,
                        std::vector<Number>& other) {
    if (signOf(other[column]) == 0) {
      return;
    }
    const Number factor = other[column];
    for (std::size_t j = 0; j < row.size(); ++j) {
      if (signOf(row[j]) != 0) {
        other[j] -= Number(factor * row[j]);
      }
    }
  }

  void pivot(std::size_t at, std::size_t column) {
    const Number divisor = rows_[at][column];
    for (Number& entry : rows_[at]) {
      if (signOf(entry) != 0) {
        entry = entry / divisor;
      }
    }
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      if (i != at) {
        eliminate(rows_[at], column, rows_[i]);
      }
    }
    eliminate(rows_[at], column, cost_);
    basis_[at] = column;
  }

  /** One step down, by the first column and the first basic variable that allow it. */
  bool step() {
    for (std::size_t j = 0; j < variables_; ++j) {
      if (signOf(cost_[j]) >= 0) {
        continue;
      }
      std::size_t best = rows_.size();
      Number least(0);
      for (std::size_t i = 0; i < rows_.size(); ++i) {
        if (signOf(rows_[i][j]) <= 0) {
          continue;
        }
        const Number ratio = rows_[i].back() / rows_[i][j];
        const int order = best == rows_.size() ? -1 : signOf(Number(ratio - least));
        if (order < 0 || (order == 0 && basis_[i] < basis_[best])) {
          best = i;
          least = ratio;
        }
      }
      if (best == rows_.size()) {
        continue;  // unbounded: not with the sums that are 1 here
      }
      pivot(best, j);
      return true;
    }
    return false;
  }

  /** Those still in the basis are 0 there: they leave, or their row says nothing. */
  void dismissArtificials() {
    for (std::size_t i = 0; i < rows_.size();) {
      std::size_t column = variables_;
      if (basis_[i] >= variables_) {
        column = 0;
        while (column < variables_ && signOf(rows_[i][column]) == 0) {
          ++column;
        }
        if (column == variables_) {
          rows_.erase(rows_.begin() + static_cast<std::ptrdiff_t>(i));
          basis_.erase(basis_.begin() + static_cast<std::ptrdiff_t>(i));
          continue;
        }
        pivot(i, column);
      }
      ++i;
    }
  }
};

}  // namespace oracle
