// Do two straight pieces meet: points, segments, rays? In Exact numbers, or in Approximate ones
// where no doubt arises (number/certified.h).
//
// Two lines that are not parallel have a common plane or are apart; in it they cross at one
// parameter of each. Parallel ones are apart beside each other or lie in one line.
#pragma once

#include "answer/ask.h"
#include "convex/polytope.h"
#include "curve/curve.h"

namespace collision {

/** origin + t · direction, t from 0 to an end; a direction of zero makes it a point. */
template <class T>
struct Piece {
  enum class End : signed char { none, one, length };

  Vector3<T> origin;
  Vector3<T> direction;
  End end = End::one;
  double maxDistance = kInfinity;

  explicit Piece(const Curve& curve);
  Piece(const Vector3<T>& from, const Vector3<T>& to) : origin(from), direction(to - from) {}

  [[nodiscard]] bool bounded() const { return end != End::none; }
  [[nodiscard]] QuadraticSurd<T> endParameter() const;
  /** Sign of t − tEnd for t = numerator / denominator, denominator > 0. */
  [[nodiscard]] Sign beyondEnd(const T& numerator, const T& denominator) const;
};

/** What separates them, in the order in which it is asked; codes of the candidates. */
enum class LineCandidate : signed char {
  commonPlane = 0,  // a × b
  rangeA = 1,       // b × (a × b)
  rangeB = 2,       // a × (a × b)
  beside = 3,       // across parallel lines
  inLine = 4,       // along their common line, or from point to point
};

/** One question: along which axis of any length, and the sign of the gap there. */
template <class T>
struct LineRow {
  LineCandidate candidate = LineCandidate::commonPlane;
  Sign gap = Sign::zero;
  Vector3<T> axis;

  /** Whether a or b is across the axis by how it was made. */
  [[nodiscard]] bool isAcrossA() const {
    return candidate != LineCandidate::rangeA && candidate != LineCandidate::inLine;
  }
  [[nodiscard]] bool isAcrossB() const {
    return candidate != LineCandidate::rangeB && candidate != LineCandidate::inLine;
  }
};

template <class T>
struct LineMeeting {
  bool meets = false;
  /** What was asked, in order. When they are apart the last one separates; else one has gap 0. */
  std::array<LineRow<T>, 3> rows;
  int rowCount = 0;
  /** With those that would have been asked next, to be shown. */
  int shownCount = 0;
  /** The common part along a, and where its start is along b. */
  QuadraticSurd<T> enter;
  QuadraticSurd<T> exit;
  bool endless = false;  // there is no exit
  QuadraticSurd<T> enterB;
  /** Whether a, going on, would leave b at the exit; and where that is along b. */
  bool leaves = false;
  QuadraticSurd<T> exitB;

  /** The row that separates, or the first that touches. */
  [[nodiscard]] const LineRow<T>& decisive() const;
};

/** Whether the rows after one that separates are wanted too, to be shown. */
enum class LineRows : bool { asked, all };

template <class T>
LineMeeting<T> meetingOf(const Piece<T>& a, const Piece<T>& b, LineRows rows = LineRows::asked);

}  // namespace collision
