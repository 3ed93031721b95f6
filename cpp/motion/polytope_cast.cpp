#include "motion/polytope_cast.h"

#include <algorithm>

namespace collision {
namespace {

bool fillSpace(const Polytope& a, const Polytope& b) { return a.solid() || b.solid(); }

/** From the least to the greatest quotient of numbers that are off; of a positive denominator. */
double leastQuotient(double numerator, double error, double denominator, double denominatorError) {
  const double least = numerator - error;
  const double by = least > 0 ? denominator + denominatorError : denominator - denominatorError;
  return least / by;
}
double greatestQuotient(double numerator, double error, double denominator,
                        double denominatorError) {
  return -leastQuotient(-numerator, error, denominator, denominatorError);
}
/** Four roundings outward. */
double below(double value) { return value - std::fabs(value) * 0x1p-50; }
double above(double value) { return value + std::fabs(value) * 0x1p-50; }

}  // namespace

std::vector<Candidate> movingAxesOf(const Polytope& a, const Polytope& b) {
  using enum CandidateType;
  std::vector<Candidate> axes;
  axes.reserve(at(a.faces() + b.faces() + a.edges() * b.edges() + a.edges() + b.edges() + 4));
  forEachAxis({a.faces(), b.faces(), a.edges(), b.edges(), false}, AxisOrder::facesFirst,
              [&](const Candidate& axis) { axes.push_back(axis); });
  if (!fillSpace(a, b)) {
    for (int i = 0; i < a.edges(); ++i) {
      axes.push_back({inPlaneA, i});
    }
    for (int i = 0; i < b.edges(); ++i) {
      axes.push_back({inPlaneB, i});
    }
    for (const CandidateType type : {inLine, besideLine, acrossMotion, alongMotion}) {
      axes.push_back({type});
    }
  }
  return axes;
}

PolytopeCast::PolytopeCast(const Polytope& a, const Polytope& b, const RelativeMotion& motion)
    : a_(a),
      b_(b),
      motion_(motion),
      areAligned_(a.isAlignedWith(b)),
      sharesAnAxis_(a.sharesAnAxisWith(b)),
      list_(movingAxesOf(a, b)),
      candidates_(a, b, list_) {}

template <class T>
SpannedSpace<T> PolytopeCast::space() const {
  return fillSpace(a_, b_) ? SpannedSpace<T>{3} : candidates_.in<T>().space();
}

/**
 * Where the differences lie in a line d: along it, and two directions across it that span all of
 * them, so that they hold wherever the motion leads. Where they are a point: along the motion v and
 * across it, toward the point.
 */
template <class T>
Vector3<T> PolytopeCast::axisOfMotion(const Candidate& candidate,
                                      const SpannedSpace<T>& space) const {
  const Vector3<T> v = motion_.velocity<T>();
  const auto& [dimension, d] = space;
  const PolytopeAxes<T>& axes = candidates_.in<T>();
  if (dimension == 1) {
    Vector3<T> normal = cross(d, v);
    if (isZero(normal)) {
      return candidate.type == CandidateType::besideLine ? axes.degenerate(candidate, space)
                                                         : Vector3<T>{};
    }
    switch (candidate.type) {
      case CandidateType::besideLine:
        return normal;
      case CandidateType::acrossMotion:
        return cross(d, normal);
      default:
        return {};
    }
  }
  if (dimension == 0) {
    const Vector3<T> between = axes.between();
    if (candidate.type == CandidateType::alongMotion) {
      return isZero(v) ? axes.degenerate({CandidateType::betweenPoints}, space) : v;
    }
    if (candidate.type == CandidateType::acrossMotion) {
      return cross(cross(v, between), v);
    }
  }
  return {};
}

template <class T>
PolytopeCast::Row<T> PolytopeCast::row(int candidate, const SpannedSpace<T>& space) const {
  using enum CandidateType;
  const Candidate& of = list_[at(candidate)];
  if (candidates_.surelySpansNoFace(of)) {
    return {.skip = SkipReason::notNeeded};
  }
  const PolytopeAxes<T>& axes = candidates_.in<T>();
  Row<T> row;
  if (of.type == inPlaneA || of.type == inPlaneB || of.type == inLine) {
    row.axis.axis = axes.degenerate(of, space);
    row.skip = SkipReason::notNeeded;
  } else if (of.type == besideLine || of.type == acrossMotion || of.type == alongMotion) {
    row.axis.axis = axisOfMotion(of, space);
    row.skip = SkipReason::notNeeded;
  } else {
    row.axis = axes.along(of);
    row.skip = of.type == edges ? SkipReason::parallel : SkipReason::degenerate;
  }
  const bool isFaceOfBox = (of.type == faceA && a_.isBox()) || (of.type == faceB && b_.isBox());
  if (isFaceOfBox || !isZero(row.axis.axis)) {
    row.skip = SkipReason::none;
    row.row = rowAlong(axes.a, axes.b, row.axis, motion_.velocity<T>());
  }
  return row;
}

PolytopeCast::RoughSpan PolytopeCast::roughSpan(const Candidate& candidate) const {
  const auto [under, over, error, slope, slopeError] =
      candidates_.roughRow(candidate, motion_.roughVelocity());
  const double speed = std::fabs(slope);
  if (!(speed > slopeError)) {
    const double shift = (speed + slopeError) * motion_.duration() + error;
    const bool isNeverClosed = under > above(shift) && over > above(shift);
    return isNeverClosed ? RoughSpan{-kInfinity, -kInfinity, kInfinity, kInfinity} : RoughSpan{};
  }
  const double first = slope > 0 ? under : over;
  const double last = slope > 0 ? over : under;
  return {below(-greatestQuotient(first, error, speed, slopeError)),
          above(-leastQuotient(first, error, speed, slopeError)),
          below(leastQuotient(last, error, speed, slopeError)),
          above(greatestQuotient(last, error, speed, slopeError))};
}

bool PolytopeCast::isNeeded(const Candidate& candidate) const {
  using enum CandidateType;
  if (candidate.type == edges && sharesAnAxis_) {
    return false;  // of boxes that share an axis the normals of faces are all that counts
  }
  return !(candidate.type == faceB && areAligned_) && !candidates_.surelySpansNoFace(candidate);
}

std::vector<int> PolytopeCast::relevant() const {
  std::vector<int> found;
  const int count = static_cast<int>(list_.size());
  if (a_.unbounded() || b_.unbounded() || !fillSpace(a_, b_)) {
    for (int i = 0; i < count; ++i) {
      found.push_back(i);
    }
    return found;
  }
  std::vector<RoughSpan> spans(list_.size());
  double opens = 0;
  double closes = motion_.duration();
  for (int i = 0; i < count; ++i) {
    if (!isNeeded(list_[at(i)])) {
      spans[at(i)] = {-kInfinity, -kInfinity, kInfinity, kInfinity};
      continue;
    }
    spans[at(i)] = roughSpan(list_[at(i)]);
    opens = greatest(opens, spans[at(i)].opensAfter);
    closes = least(closes, spans[at(i)].closesBefore);
  }
  for (int i = 0; i < count; ++i) {
    if (!(spans[at(i)].opensBefore < opens) || !(spans[at(i)].closesAfter > closes)) {
      found.push_back(i);
    }
  }
  return found;
}

template <class T>
CastTimes<T> PolytopeCast::times() const {
  const SpannedSpace<T> of = space<T>();
  RowTimes<T> times(motion_, of.dimension);
  for (const int candidate : relevant()) {
    const Row<T> next = row<T>(candidate, of);
    if (next.skip == SkipReason::none) {
      times.keep(candidate, next.row);
    }
  }
  return times.times();
}

template SpannedSpace<Approximate> PolytopeCast::space() const;
template SpannedSpace<Exact> PolytopeCast::space() const;
template PolytopeCast::Row<Approximate> PolytopeCast::row(int,
                                                          const SpannedSpace<Approximate>&) const;
template PolytopeCast::Row<Exact> PolytopeCast::row(int, const SpannedSpace<Exact>&) const;
template CastTimes<Approximate> PolytopeCast::times() const;
template CastTimes<Exact> PolytopeCast::times() const;

}  // namespace collision
