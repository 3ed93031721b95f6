// Is there a solution of A x = b with x >= 0, and one with x > 0? How small can costs . x be?
//
// The two-phase simplex over an exact number: the steepest column for some steps, then Bland's
// rule, which never cycles. The second question is x = y + e (1, ..., 1) with y >= 0 and the
// greatest e. Whole numbers stay whole: the tableau has one common divisor, the last pivot
// (Edmonds 1967).
#pragma once

#include <cstddef>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "rational.h"

namespace oracle {

enum class Solution { none, some, positive };

template <class Number>
class Simplex {
 public:
  static constexpr bool kIsWhole = std::is_same_v<Number, Integer>;
  using Value = std::conditional_t<kIsWhole, Rational, Number>;

  /** Rows of equal length; right-hand sides that aren't negative. */
  Simplex(std::vector<std::vector<Number>> rows, const std::vector<Number>& right)
      : rows_(std::move(rows)), variables_(rows_[0].size() + 1) {
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      Number sum(0);
      for (const Number& entry : rows_[i]) {
        sum += entry;
      }
      rows_[i].push_back(sum);  // the column of e
      rows_[i].push_back(right[i]);
      basis_.push_back(variables_ + i);
    }
  }

  Solution solve() {
    // Phase one: the sum of the artificial variables, written by the others, down to 0.
    cost_.assign(rows_[0].size(), Number(0));
    for (const auto& row : rows_) {
      for (std::size_t j = 0; j < row.size(); ++j) {
        cost_[j] -= row[j];
      }
    }
    descend(false);
    if (signOf(cost_.back()) != 0) {
      return Solution::none;
    }
    dismissArtificials();
    std::vector<Number> costs(variables_, Number(0));
    costs.back() = Number(-1);
    setCosts(costs);
    descend(true);
    return signOf(cost_.back()) > 0 ? Solution::positive : Solution::some;
  }

  /** After `solve` has found one: the least of costs . x; nothing where it has no end. */
  std::optional<Value> least(std::vector<Number> costs) {
    Number sum(0);
    for (const Number& cost : costs) {
      sum += cost;
    }
    costs.push_back(sum);
    setCosts(costs);
    if (!descend(false)) {
      return std::nullopt;
    }
    if constexpr (kIsWhole) {
      Rational value(Integer(-cost_.back()), divisor_);
      value.canonicalize();
      return value;
    } else {
      return Number(Number(0) - cost_.back());
    }
  }

 private:
  static constexpr int kSteepSteps = 24;

  enum class Step { taken, none, endless };

  std::vector<std::vector<Number>> rows_;
  std::size_t variables_;  // the artificial ones come after them, have no column, and never enter
  std::vector<std::size_t> basis_;
  std::vector<Number> cost_;
  Number divisor_ = Number(1);  // of all entries; above 0

  void setCosts(const std::vector<Number>& costs) {
    cost_.assign(rows_[0].size(), Number(0));
    for (std::size_t j = 0; j < variables_; ++j) {
      if (signOf(costs[j]) != 0) {
        cost_[j] = costs[j] * divisor_;
      }
    }
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      const Number& factor = costs[basis_[i]];
      for (std::size_t j = 0; signOf(factor) != 0 && j < cost_.size(); ++j) {
        cost_[j] -= Number(factor * rows_[i][j]);
      }
    }
  }

  void eliminate(const std::vector<Number>& row, std::size_t column, const Number& pivot,
                 std::vector<Number>& other) const {
    const Number factor = other[column];
    if constexpr (kIsWhole) {
      for (std::size_t j = 0; j < row.size(); ++j) {
        mpz_ptr entry = other[j].get_mpz_t();
        mpz_mul(entry, entry, pivot.get_mpz_t());
        mpz_submul(entry, factor.get_mpz_t(), row[j].get_mpz_t());
        mpz_divexact(entry, entry, divisor_.get_mpz_t());
      }
    } else if (signOf(factor) != 0) {
      for (std::size_t j = 0; j < row.size(); ++j) {
        if (signOf(row[j]) != 0) {
          other[j] -= Number(factor * row[j]);
        }
      }
    }
  }

  void pivot(std::size_t at, std::size_t column) {
    Number pivot = rows_[at][column];
    if constexpr (kIsWhole) {
      if (signOf(pivot) < 0) {  // an artificial variable leaves at 0, whose sign is free
        pivot = -pivot;
        for (Number& entry : rows_[at]) {
          entry = -entry;
        }
      }
    } else {
      for (Number& entry : rows_[at]) {
        if (signOf(entry) != 0) {
          entry = entry / pivot;
        }
      }
    }
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      if (i != at) {
        eliminate(rows_[at], column, pivot, rows_[i]);
      }
    }
    eliminate(rows_[at], column, pivot, cost_);
    if constexpr (kIsWhole) {
      divisor_ = pivot;
    }
    basis_[at] = column;
  }

  /** To the least cost, or until it is below 0; false: that has no end. */
  bool descend(bool untilNegative) {
    for (int steps = 0; !untilNegative || signOf(cost_.back()) == 0; ++steps) {
      const Step taken = step(steps < kSteepSteps);
      if (taken != Step::taken) {
        return taken == Step::none;
      }
    }
    return true;
  }

  /** One step down, by the steepest or first column and the first basic variable that allow it. */
  Step step(bool steepest) {
    std::size_t column = variables_;
    for (std::size_t j = 0; j < variables_; ++j) {
      if (signOf(cost_[j]) < 0 && (column == variables_ || cost_[j] < cost_[column])) {
        column = j;
        if (!steepest) {
          break;
        }
      }
    }
    if (column == variables_) {
      return Step::none;
    }
    std::size_t best = rows_.size();
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      if (signOf(rows_[i][column]) <= 0) {
        continue;
      }
      if (best == rows_.size()) {
        best = i;
        continue;
      }
      const Number here = rows_[i].back() * rows_[best][column];
      const Number there = rows_[best].back() * rows_[i][column];
      const int order = signOf(Number(here - there));
      if (order < 0 || (order == 0 && basis_[i] < basis_[best])) {
        best = i;
      }
    }
    if (best == rows_.size()) {
      return Step::endless;
    }
    pivot(best, column);
    return Step::taken;
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
