#include "curve/lines.h"

namespace collision {
namespace {

/** Any direction across d ≠ 0. */
ExactVec3 across(const ExactVec3& d) {
  const ExactVec3 first = cross(d, lift(unitAxis(0)));
  return isZero(first) ? cross(d, lift(unitAxis(1))) : first;
}

class Meeting {
 public:
  Meeting(const Piece& a, const Piece& b) : a_(a), b_(b), between_(b.origin - a.origin) {}

  LineMeeting answer() {
    const bool pointA = isZero(a_.direction);
    const bool pointB = isZero(b_.direction);
    if (pointA && pointB) {
      points();
    } else if (pointA || pointB) {
      pointAndLine(pointA);
    } else if (const ExactVec3 normal = cross(a_.direction, b_.direction); isZero(normal)) {
      parallel();
    } else {
      crossing(normal);
    }
    return result_;
  }

 private:
  /** Answers whether this leaves them a common point. */
  bool row(LineCandidate candidate, const ExactVec3& axis, Sign gap) {
    result_.rows[static_cast<std::size_t>(result_.rowCount++)] = {candidate, gap, axis};
    result_.meets = gap != Sign::positive;
    return result_.meets;
  }

  /** How far the parameter numerator / denominator is outside of a piece. */
  static Sign outside(const Piece& piece, const Exact& numerator, const Exact& denominator) {
    const Sign before = -numerator.sign();
    const Sign beyond = piece.beyondEnd(numerator, denominator);
    return before < beyond ? beyond : before;
  }

  void points() {
    const bool same = isZero(between_);
    row(LineCandidate::inLine, same ? lift(unitAxis(0)) : between_,
        same ? Sign::zero : Sign::positive);
  }

  void pointAndLine(bool pointIsA) {
    const Piece& line = pointIsA ? b_ : a_;
    const ExactVec3 toPoint = pointIsA ? -between_ : between_;
    const ExactVec3& d = line.direction;
    const ExactVec3 beside = cross(cross(d, toPoint), d);
    if (!isZero(beside)) {
      row(LineCandidate::beside, beside, Sign::positive);
      return;
    }
    row(LineCandidate::beside, across(d), Sign::zero);
    const Exact along = dot(toPoint, d);
    const Exact squared = dot(d, d);
    if (row(LineCandidate::inLine, d, outside(line, along, squared))) {
      (pointIsA ? result_.enterB : result_.enter) = QuadraticSurd::fraction(along, squared);
      result_.exit = result_.enter;
    }
  }

  void crossing(const ExactVec3& normal) {
    const Sign height = dot(between_, normal).sign();
    if (!row(LineCandidate::commonPlane, normal, height * height)) {
      return;
    }
    const Exact squared = dot(normal, normal);
    const Exact onA = dot(cross(between_, b_.direction), normal);
    const Exact onB = dot(cross(between_, a_.direction), normal);
    if (row(LineCandidate::rangeA, cross(b_.direction, normal), outside(a_, onA, squared)) &&
        row(LineCandidate::rangeB, cross(a_.direction, normal), outside(b_, onB, squared))) {
      result_.enter = result_.exit = QuadraticSurd::fraction(onA, squared);
      result_.enterB = QuadraticSurd::fraction(onB, squared);
    }
  }

  void parallel() {
    const ExactVec3& d = a_.direction;
    const ExactVec3 beside = cross(cross(d, between_), d);
    if (!isZero(beside)) {
      row(LineCandidate::beside, beside, Sign::positive);
      return;
    }
    row(LineCandidate::beside, across(d), Sign::zero);
    // Where b starts and ends along a.
    const Exact squared = dot(d, d);
    const Exact slope = dot(b_.direction, d);
    const QuadraticSurd start = QuadraticSurd::fraction(dot(between_, d), squared);
    const bool forward = slope.sign() == Sign::positive;
    QuadraticSurd end;
    if (b_.bounded()) {
      const QuadraticSurd last = b_.exactEnd();  // start + slope / squared · last
      end = {start.a * last.d + slope * last.a, slope * last.b, last.q, squared * last.d};
    }
    const QuadraticSurd& near = forward ? start : end;
    const QuadraticSurd& far = forward ? end : start;
    const bool nearEnds = forward || b_.bounded();
    const bool farEnds = !forward || b_.bounded();
    const Sign behind = farEnds ? -signOf(far.a, far.b, far.q) : Sign::negative;
    const Sign beyond = nearEnds && a_.bounded() ? compare(near, a_.exactEnd()) : Sign::negative;
    if (!row(LineCandidate::inLine, d, behind < beyond ? beyond : behind)) {
      return;
    }
    const bool later = nearEnds && signOf(near.a, near.b, near.q) == Sign::positive;
    result_.enter = later ? near : QuadraticSurd{};
    if (farEnds && (!a_.bounded() || compare(far, a_.exactEnd()) != Sign::positive)) {
      result_.exit = far;
    } else if (a_.bounded()) {
      result_.exit = a_.exactEnd();
    } else {
      result_.endless = true;
    }
    // Along b: (enter − start) squared / slope.
    const QuadraticSurd& t = result_.enter;
    const Exact factor = forward ? squared : -squared;
    result_.enterB = {(t.a * start.d - start.a * t.d) * factor, t.b * start.d * factor, t.q,
                      t.d * start.d * absolute(slope)};
  }

  const Piece& a_;
  const Piece& b_;
  ExactVec3 between_;
  LineMeeting result_;
};

}  // namespace

Piece::Piece(const Curve& curve)
    : origin(lift(curve.origin())),
      direction(curve.isPoint() ? ExactVec3{} : curve.exactDirection()),
      maxDistance(curve.maxDistance()) {
  if (!curve.isSegment()) {
    end = curve.bounded() ? End::length : End::none;
  }
}

QuadraticSurd Piece::exactEnd() const {
  if (end == End::one) {
    return QuadraticSurd::of(1.0);
  }
  const Exact squared = dot(direction, direction);
  return {Exact(), maxDistance, squared, squared};
}

Sign Piece::beyondEnd(const Exact& numerator, const Exact& denominator) const {
  switch (end) {
    case End::none:
      return Sign::negative;
    case End::one:
      return compareExact(numerator, denominator);
    case End::length:
      break;
  }
  if (numerator.sign() != Sign::positive) {
    return Sign::negative;
  }
  const Exact length(maxDistance);
  return compareExact(numerator * numerator * dot(direction, direction),
                      length * length * denominator * denominator);
}

const LineRow& LineMeeting::decisive() const {
  for (int i = 0; i + 1 < rowCount; ++i) {
    const LineRow& row = rows[static_cast<std::size_t>(i)];
    if (meets && row.gap == Sign::zero) {
      return row;
    }
  }
  return rows[static_cast<std::size_t>(rowCount - 1)];
}

LineMeeting meetingOf(const Piece& a, const Piece& b) { return Meeting(a, b).answer(); }

}  // namespace collision
