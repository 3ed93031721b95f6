#include "curve/lines.h"

namespace collision {
namespace {

template <class T>
class MeetingOfLines {
 public:
  MeetingOfLines(const Piece<T>& a, const Piece<T>& b, LineRows rows)
      : a_(a), b_(b), between_(b.origin - a.origin), all_(rows == LineRows::all) {}

  LineMeeting<T> answer() {
    const bool pointA = isZero(a_.direction);
    const bool pointB = isZero(b_.direction);
    if (pointA && pointB) {
      points();
    } else if (pointA || pointB) {
      pointAndLine(pointA);
    } else if (const Vector3<T> normal = cross(a_.direction, b_.direction); isZero(normal)) {
      parallel();
    } else {
      crossing(normal);
    }
    return result_;
  }

 private:
  /** The next row; after one that separates, only to be shown. */
  void row(LineCandidate candidate, const Vector3<T>& axis, Sign gap) {
    result_.rows[static_cast<std::size_t>(result_.shownCount++)] = {candidate, gap, axis};
    if (!separated_) {
      ++result_.rowCount;
      separated_ = gap == Sign::positive;
      result_.meets = !separated_;
    }
  }
  [[nodiscard]] bool done() const { return separated_ && !all_; }

  /** How far the parameter numerator / denominator is outside of a piece. */
  static Sign outside(const Piece<T>& piece, const T& numerator, const T& denominator) {
    const Sign before = -numerator.sign();
    const Sign beyond = piece.beyondEnd(numerator, denominator);
    return before < beyond ? beyond : before;
  }

  /** `beside`: from one to the other across d; zero on one line. */
  void rowBeside(const Vector3<T>& beside, const Vector3<T>& d) {
    const bool same = isZero(beside);
    row(LineCandidate::beside, same ? across(d) : beside, same ? Sign::zero : Sign::positive);
  }

  void points() {
    const bool same = isZero(between_);
    row(LineCandidate::inLine, same ? vectorOf<T>(unitAxis(0)) : between_,
        same ? Sign::zero : Sign::positive);
  }

  void pointAndLine(bool pointIsA) {
    const Piece<T>& line = pointIsA ? b_ : a_;
    const Vector3<T> toPoint = pointIsA ? -between_ : between_;
    const Vector3<T>& d = line.direction;
    const Vector3<T> beside = cross(cross(d, toPoint), d);
    rowBeside(beside, d);
    if (done()) {
      return;
    }
    const T along = dot(toPoint, d);
    const T squared = dot(d, d);
    row(LineCandidate::inLine, d, outside(line, along, squared));
    if (result_.meets) {
      (pointIsA ? result_.enterB : result_.enter) = QuadraticSurd<T>::fraction(along, squared);
      result_.exit = result_.enter;
      result_.leaves = !pointIsA;
    }
  }

  void crossing(const Vector3<T>& normal) {
    const Sign height = dot(between_, normal).sign();
    row(LineCandidate::commonPlane, normal, height * height);
    if (done()) {
      return;
    }
    const T squared = dot(normal, normal);
    const T onA = dot(cross(between_, b_.direction), normal);
    const T onB = dot(cross(between_, a_.direction), normal);
    row(LineCandidate::rangeA, cross(b_.direction, normal), outside(a_, onA, squared));
    if (done()) {
      return;
    }
    row(LineCandidate::rangeB, cross(a_.direction, normal), outside(b_, onB, squared));
    if (result_.meets) {
      result_.enter = result_.exit = QuadraticSurd<T>::fraction(onA, squared);
      result_.enterB = result_.exitB = QuadraticSurd<T>::fraction(onB, squared);
      result_.leaves = true;
    }
  }

  void parallel() {
    const Vector3<T>& d = a_.direction;
    rowBeside(cross(cross(d, between_), d), d);
    if (done()) {
      return;
    }
    // Where b starts and ends along a.
    const T squared = dot(d, d);
    const T slope = dot(b_.direction, d);
    const QuadraticSurd<T> start = QuadraticSurd<T>::fraction(dot(between_, d), squared);
    const bool forward = slope.sign() == Sign::positive;
    QuadraticSurd<T> end;
    if (b_.bounded()) {
      const QuadraticSurd<T> last = b_.endParameter();  // start + slope / squared · last
      end = {start.a * last.d + slope * last.a, slope * last.b, last.q, squared * last.d};
    }
    const QuadraticSurd<T>& near = forward ? start : end;
    const QuadraticSurd<T>& far = forward ? end : start;
    const bool nearEnds = forward || b_.bounded();
    const bool farEnds = !forward || b_.bounded();
    const Sign behind = farEnds ? -signOf(far.a, far.b, far.q) : Sign::negative;
    const Sign beyond =
        nearEnds && a_.bounded() ? compare(near, a_.endParameter()) : Sign::negative;
    row(LineCandidate::inLine, d, behind < beyond ? beyond : behind);
    if (!result_.meets) {
      return;
    }
    const bool later = nearEnds && signOf(near.a, near.b, near.q) == Sign::positive;
    result_.enter = later ? near : QuadraticSurd<T>{};
    if (farEnds && (!a_.bounded() || compare(far, a_.endParameter()) != Sign::positive)) {
      result_.exit = far;
      result_.leaves = true;
      result_.exitB = forward ? b_.endParameter() : QuadraticSurd<T>{};
    } else if (a_.bounded()) {
      result_.exit = a_.endParameter();
    } else {
      result_.endless = true;
    }
    // Along b: (enter − start) squared / slope.
    const QuadraticSurd<T>& t = result_.enter;
    const T factor = forward ? squared : -squared;
    result_.enterB = {(t.a * start.d - start.a * t.d) * factor, t.b * start.d * factor, t.q,
                      t.d * start.d * absolute(slope)};
  }

  const Piece<T>& a_;
  const Piece<T>& b_;
  Vector3<T> between_;
  bool all_;
  bool separated_ = false;
  LineMeeting<T> result_;
};

}  // namespace

template <class T>
Piece<T>::Piece(const Curve& curve)
    : origin(vectorOf<T>(curve.origin())),
      direction(curve.isPoint() ? Vector3<T>{} : curve.directionIn<T>()),
      maxDistance(curve.maxDistance()) {
  if (!curve.isSegment()) {
    end = curve.bounded() ? End::length : End::none;
  }
}

template <class T>
QuadraticSurd<T> Piece<T>::endParameter() const {
  if (end == End::one) {
    return QuadraticSurd<T>::of(1.0);
  }
  const T squared = dot(direction, direction);
  return {T(), maxDistance, squared, squared};
}

template <class T>
Sign Piece<T>::beyondEnd(const T& numerator, const T& denominator) const {
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
  const T length(maxDistance);
  return compareExact(numerator * numerator * dot(direction, direction),
                      length * length * denominator * denominator);
}

template <class T>
const LineRow<T>& LineMeeting<T>::decisive() const {
  for (int i = 0; i + 1 < rowCount; ++i) {
    const LineRow<T>& row = rows[static_cast<std::size_t>(i)];
    if (meets && row.gap == Sign::zero) {
      return row;
    }
  }
  return rows[static_cast<std::size_t>(rowCount - 1)];
}

template <class T>
LineMeeting<T> meetingOf(const Piece<T>& a, const Piece<T>& b, LineRows rows) {
  return MeetingOfLines<T>(a, b, rows).answer();
}

template struct Piece<Approximate>;
template struct Piece<Exact>;
template struct LineMeeting<Approximate>;
template struct LineMeeting<Exact>;
template LineMeeting<Approximate> meetingOf(const Piece<Approximate>&, const Piece<Approximate>&,
                                            LineRows);
template LineMeeting<Exact> meetingOf(const Piece<Exact>&, const Piece<Exact>&, LineRows);

}  // namespace collision
