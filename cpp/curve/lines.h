// Do two straight pieces meet: points, segments, rays? All of it exactly; a filter in front of it
// is the pair's business.
//
// Two lines that are not parallel have a common plane or are apart; in it they cross at one
// parameter of each. Parallel ones are apart beside each other or lie in one line.
#pragma once

#include "answer/verdict.h"
#include "convex/polytope.h"
#include "curve/curve.h"

namespace collision {

/** origin + t · direction, t from 0 to an end; a direction of zero makes it a point. */
struct Piece {
  enum class End : signed char { none, one, length };

  ExactVec3 origin;
  ExactVec3 direction;
  End end = End::one;
  double maxDistance = kInfinity;

  explicit Piece(const Curve& curve);
  explicit Piece(const Vec3& point) : origin(lift(point)) {}
  Piece(const ExactVec3& from, const ExactVec3& to) : origin(from), direction(to - from) {}

  [[nodiscard]] bool bounded() const { return end != End::none; }
  [[nodiscard]] QuadraticSurd exactEnd() const;
  /** Sign of t − tEnd for t = numerator / denominator, denominator > 0. */
  [[nodiscard]] Sign beyondEnd(const Exact& numerator, const Exact& denominator) const;
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
struct LineRow {
  LineCandidate candidate = LineCandidate::commonPlane;
  Sign gap = Sign::zero;
  ExactVec3 axis;
};

struct LineMeeting {
  bool meets = false;
  /** What was asked, in order. When they are apart the last one separates; else one has gap 0. */
  std::array<LineRow, 3> rows;
  int rowCount = 0;
  /** The common part along a, and where its start is along b. */
  QuadraticSurd enter;
  QuadraticSurd exit;
  bool endless = false;  // there is no exit
  QuadraticSurd enterB;

  /** The row that separates, or the first that touches. */
  [[nodiscard]] const LineRow& decisive() const;
};

LineMeeting meetingOf(const Piece& a, const Piece& b);

}  // namespace collision
