// The axis loop in doubles: rows in order, until one separates or one can't be told. In lanes: all
// rows, since one that separates in any lane is a proof for that lane. Unrolled at compile time, so
// that what a row is made of is known where it is evaluated.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <type_traits>
#include <utility>

#include "answer/lane_summary.h"
#include "answer/summary.h"
#include "collision/attributes.h"
#include "number/filter.h"
#include "number/index.h"
#include "sat/bounded.h"
#include "sat/separating_axes.h"

namespace collision::filter {

/**
 * The outcome that the sign of the only row stands for; touching is left to exact arithmetic. One
 * branch, which can be foreseen: whether doubles are sure. The sign itself is as good as random.
 */
COLLISION_ALWAYS_INLINE inline Summary outcomeOfGap(const Bounded& gap) {
  if (isSure(gap)) [[likely]] {
    return {gap.value > 0 ? Outcome::apart : Outcome::overlapping, 0};
  }
  return kUndecided;
}

template <class Number>
COLLISION_ALWAYS_INLINE inline LaneSummary<Number> outcomeOfGap(
    const BoundedIn<Lanes<Number>>& gap) {
  const Lanes<Number> bound = withUnderflow(gap.bound);
  return {gap.value > bound, gap.value < -bound};
}

/** Rows of one pair of shapes; else of several at once. */
template <class Row>
concept InDoubles = std::is_same_v<decltype(std::declval<Row>()(0).value), double>;

/**
 * What doubles say of rows 0 to Count − 1, `row(i)` being constant-folded: the first that
 * separates, or that all overlap; kUndecided where one before that can't be told.
 */
template <int Count, int kFirst = Count, class Row>
  requires InDoubles<Row>
COLLISION_ALWAYS_INLINE inline Summary decideRows(const Row& row) {
  int stoppedAt = -1;
  bool separates = false;
  const auto stops = [&](int i) COLLISION_ALWAYS_INLINE_LAMBDA {
    const Bounded here = row(i);
    const double bound = withUnderflow(here.bound);
    if (here.value < -bound) [[likely]] {  // one branch per row, until one separates
      return false;
    }
    stoppedAt = i;
    separates = here.value > bound;
    return true;
  };
  [&]<int... I>(std::integer_sequence<int, I...>) COLLISION_ALWAYS_INLINE_LAMBDA {
    (void)(stops(I) || ...);
  }(std::make_integer_sequence<int, Count>{});
  if (stoppedAt < 0) {
    return {Outcome::overlapping, -1};
  }
  if (separates) {
    return {Outcome::apart, stoppedAt};
  }
  return kUndecided;
}

/** The same in a loop: little code, for what is asked seldom. */
template <class Row>
COLLISION_ALWAYS_INLINE inline Summary decideInLoop(int count, const Row& row) {
  for (int i = 0; i < count; ++i) {
    if (const Certain separates = certain(row(i)); separates != Certain::negative) {
      return separates == Certain::positive ? Summary(Outcome::apart, i) : kUndecided;
    }
  }
  return {Outcome::overlapping, -1};
}

/** Of rows 0 to Count − 1 of several pairs, which have one bound, the greatest of each pair. */
template <int Count, class Row>
COLLISION_ALWAYS_INLINE inline auto greatestRow(const Row& row) {
  auto found = row(0);
  [&]<int... I>(std::integer_sequence<int, I...>) COLLISION_ALWAYS_INLINE_LAMBDA {
    ((found.value = greatest(found.value, row(1 + I).value)), ...);
  }(std::make_integer_sequence<int, Count - 1>{});
  return found;
}

/**
 * The same of several pairs: an axis that separates one of them proves that, whichever axes come
 * before it, so all that counts is the greatest row. The first rows have one bound, and the others
 * one; these are left out where all are apart after the first.
 */
template <int Count, int kFirst = Count, class Row>
  requires(!InDoubles<Row>)
COLLISION_ALWAYS_INLINE inline auto decideRows(const Row& row) {
  auto found = outcomeOfGap(greatestRow<kFirst>(row));
  if constexpr (kFirst < Count) {
    if (!found.allApart()) {
      const auto rest = [&](int i) COLLISION_ALWAYS_INLINE_LAMBDA { return row(kFirst + i); };
      found.add(outcomeOfGap(greatestRow<Count - kFirst>(rest)));
    }
  }
  return found;
}

/** A number that separates where it is above zero, and the candidate that it is of. */
struct Row {
  Bounded gap{};
  int candidate = 0;
};

/**
 * The same of rows that cost less than a branch that is mispredicted: all are evaluated, and one
 * branch, nearly always taken, asks whether doubles are sure of all. Candidates ascend.
 */
template <std::size_t Count>
COLLISION_ALWAYS_INLINE inline Summary decideAtOnce(const std::array<Row, Count>& rows) {
  constexpr unsigned kNone = 31;
  bool allAreSure = true;
  unsigned separating = 1U << kNone;
  for (const Row& row : rows) {
    allAreSure &= isSure(row.gap);
    separating |= static_cast<unsigned>(row.gap.value > 0) << static_cast<unsigned>(row.candidate);
  }
  if (!allAreSure) [[unlikely]] {
    for (const Row& row : rows) {
      const Certain separates = certain(row.gap);
      if (separates != Certain::negative) {
        return separates == Certain::positive ? Summary(Outcome::apart, row.candidate) : kUndecided;
      }
    }
  }
  const int first = std::countr_zero(separating);
  const int apart = static_cast<int>(first < static_cast<int>(kNone));
  return {apart != 0 ? Outcome::apart : Outcome::overlapping, apart * (first + 1) - 1};
}

/** The same of the rows along a list of axes. */
template <const auto& kAxes, class Rows>
  requires std::is_same_v<typename Rows::Number, double>
COLLISION_ALWAYS_INLINE inline Summary decideAlong(const Rows& rows) {
  return decideRows<static_cast<int>(kAxes.size())>(
      [&](int i) COLLISION_ALWAYS_INLINE_LAMBDA { return rows.along(kAxes[at(i)]); });
}

/**
 * The same of several pairs, by the greatest row of each type: these have one bound. Faces come
 * before edges, because few that are apart aren't apart along one of them.
 */
template <const auto& kAxes, class Rows>
  requires(!std::is_same_v<typename Rows::Number, double>)
COLLISION_ALWAYS_INLINE inline auto decideAlong(const Rows& rows) {
  using Lane = typename Rows::Number;
  const auto decideType = [&](CandidateType type) COLLISION_ALWAYS_INLINE_LAMBDA {
    BoundedIn<Lane> found{Lane(-HUGE_VAL), Lane(0.0)};
    const auto add = [&](const Candidate& axis) COLLISION_ALWAYS_INLINE_LAMBDA {
      if (axis.type == type) {
        const BoundedIn<Lane> row = rows.along(axis);
        found = {greatest(found.value, row.value), row.bound};
      }
    };
    [&]<std::size_t... I>(std::index_sequence<I...>) COLLISION_ALWAYS_INLINE_LAMBDA {
      (add(kAxes[I]), ...);
    }(std::make_index_sequence<kAxes.size()>{});
    return outcomeOfGap(found);
  };
  auto found = decideType(CandidateType::faceA);
  found.add(decideType(CandidateType::faceB));
  if (!found.allApart()) {
    found.add(decideType(CandidateType::edges));
  }
  return found;
}

/**
 * The same of two turned boxes, whose faces come first, because few that are apart aren't apart
 * along one of them. `shareAnAxis()` says in which lanes they are all that count; asked only where
 * edges leave it open. Nothing is sure where `isOrdinary` is not.
 */
template <class Rows, class Mask, class ShareAnAxis>
COLLISION_ALWAYS_INLINE inline auto outcomeOfBoxes(const Rows& rows, const Mask& isOrdinary,
                                                   const ShareAnAxis& shareAnAxis) {
  const auto faces = greatestRow<6>([&](int i) COLLISION_ALWAYS_INLINE_LAMBDA {
    return i < 3 ? rows.alongFaceA(i) : rows.alongFaceB(i - 3);
  });
  const auto byFaces = outcomeOfGap(faces).where(isOrdinary);
  if (byFaces.allApart()) {
    return byFaces;
  }
  const auto edges = greatestRow<9>(
      [&](int i) COLLISION_ALWAYS_INLINE_LAMBDA { return rows.alongEdges(i / 3, i % 3); });
  auto byEdges = outcomeOfGap(edges).where(isOrdinary);
  if (butNot(byFaces.overlapping, byEdges.apart | byEdges.overlapping).bits() != 0) [[unlikely]] {
    byEdges.overlapping = byEdges.overlapping | shareAnAxis();
  }
  byEdges.apart = byEdges.apart | byFaces.apart;
  byEdges.overlapping = byEdges.overlapping & byFaces.overlapping;
  return byEdges;
}

}  // namespace collision::filter
