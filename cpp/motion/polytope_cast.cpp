#include "motion/polytope_cast.h"

#include "motion/few_rows.h"

namespace collision {
namespace {

bool fillSpace(const Polytope& a, const Polytope& b) { return a.solid() || b.solid(); }

/** Rows of which most are told by few differences. */
constexpr int kMany = 200;

/** Whether two shapes that fill space have such axes. */
bool isOfSolid(CandidateType type) {
  using enum CandidateType;
  return type == faceA || type == faceB || type == edges;
}

/** The edge that an axis in its plane is across. */
EdgeSet edgeAcross(const Polytope& shape, int i) {
  return shape.hull() == nullptr ? 1U << at(i) : 0;
}

}  // namespace

AxisCounts movingCountsOf(const Polytope& a, const Polytope& b) {
  AxisCounts counts{a.faces(), b.faces(), a.edges(), b.edges(), {}};
  if (!fillSpace(a, b)) {
    counts.last = kLastOfMoving;
  }
  return counts;
}

PolytopeCast::PolytopeCast(const Polytope& a, const Polytope& b, const RelativeMotion& motion,
                           bool withAll)
    : a_(a),
      b_(b),
      motion_(motion),
      areAligned_(a.isAlignedWith(b)),
      sharesAnAxis_(a.sharesAnAxisWith(b)),
      counts_(movingCountsOf(a, b)),
      list_(withAll ? axesThatMatter(a, b, counts_) : distinctAxes(a, b, counts_)),
      candidates_(a, b, list_),
      fillSpace_(fillSpace(a, b) || surelyLeavesPlane()) {}

bool PolytopeCast::surelyLeavesPlane() const {
  // A face of two edges that span a plane, along whose normal the other has a width.
  const auto leaves = [&](const Polytope& flat, CandidateType type) {
    if (flat.faces() != 1 || a_.unbounded() || b_.unbounded()) {
      return false;
    }
    const auto row = candidates_.roughRow({type, 0}, {});
    return row.below + row.above > 4 * row.error;
  };
  return leaves(a_, CandidateType::faceA) || leaves(b_, CandidateType::faceB);
}

template <class T>
SpannedSpace<T> PolytopeCast::space() const {
  return fillSpace_ ? SpannedSpace<T>{3} : candidates_.in<T>().space();
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
  const PolytopeAxes<T>& axes = candidates_.in<T>();
  Row<T> row;
  if (of.type == inPlaneA || of.type == inPlaneB || of.type == inLine) {
    row.axis.axis = axes.degenerate(of, space);
    row.axis.acrossA = of.type == inPlaneA ? edgeAcross(a_, of.i) : 0;
    row.axis.acrossB = of.type == inPlaneB ? edgeAcross(b_, of.i) : 0;
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

bool PolytopeCast::isNeeded(const Candidate& candidate) const {
  using enum CandidateType;
  if (areAligned_) {
    return candidate.type == faceA;  // such boxes meet where their intervals do, flat ones as well
  }
  // Of boxes that share an axis the normals of faces are all that counts.
  return candidate.type != edges || !sharesAnAxis_;
}

std::optional<bool> PolytopeCast::hasNoWidth(const Candidate& candidate) const {
  using enum CandidateType;
  if (a_.isBox() || b_.isBox()) {
    return std::nullopt;
  }
  // All others are across all that the differences span.
  return candidate.type != inPlaneA && candidate.type != inPlaneB && candidate.type != inLine;
}

PolytopeCast::Rough PolytopeCast::rough() const {
  Rough rough(motion_.duration());
  rough.opensBefore.assign(list_.size(), -kInfinity);
  rough.closesAfter.assign(list_.size(), kInfinity);
  rough.slope.assign(list_.size(), Sign::zero);
  const Vec3 velocity = motion_.roughVelocity();
  const auto measure = [&](int i) {
    const auto [below, above, error, slope, slopeError] =
        candidates_.roughRow(list_[at(i)], velocity);
    const double rounding = (std::fabs(below) + std::fabs(above)) * 0x1p-52;
    const RoughRow<double> row{(above - below) * 0.5, (above + below) * 0.5, slope,
                               error + rounding, slopeError};
    rough.keep(i, roughSpanOf(row, motion_.duration()));
    rough.slope[at(i)] = signOf(slope);
  };
  const int count = static_cast<int>(list_.size());
  const auto forEachNeeded = [&](const auto& use) {
    for (int i = 0; i < count; ++i) {
      if (isOfSolid(list_[at(i)].type) && isNeeded(list_[at(i)])) {
        use(i);
      }
    }
  };
  if (count < kMany) {
    forEachNeeded(measure);
    return rough;
  }
  // Bounds that cost little first: what may open last and what may close first is measured then,
  // and others unless they may, too.
  const FewRows few(candidates_.termsA(), candidates_.termsB(), motion_);
  int opens = -1;
  int closes = -1;
  forEachNeeded([&](int i) {
    const RoughSpan<double> span = few.within(candidates_.roughAxis(list_[at(i)]));
    rough.set(i, span.opensBefore, span.closesAfter);
    opens = opens < 0 || span.opensBefore > rough.opensBefore[at(opens)] ? i : opens;
    closes = closes < 0 || span.closesAfter < rough.closesAfter[at(closes)] ? i : closes;
  });
  for (const int i : {opens, closes}) {
    if (i >= 0) {
      measure(i);
    }
  }
  forEachNeeded([&](int i) {
    if (rough.mayOpenLast(i) || rough.mayCloseFirst(i)) {
      measure(i);
    }
  });
  return rough;
}

template <class T>
CastTimes<T> PolytopeCast::times() const {
  std::optional<Rough> rough;
  if (fillSpace_ && !a_.unbounded() && !b_.unbounded()) {
    rough = this->rough();
    if (const auto deciding = rough->decidingRows(static_cast<int>(list_.size()))) {
      const Sign sense = rough->slope[at(deciding->row())];
      return {.candidate = deciding->row(),
              .against = deciding->against(),
              .sense = deciding->isExit() ? -sense : sense};
    }
  }
  const SpannedSpace<T> of = space<T>();
  RowTimes<T> times(motion_, of.dimension);
  const int count = static_cast<int>(list_.size());
  for (int i = 0; i < count; ++i) {
    const bool isRuledOut = rough && !rough->mayOpenLast(i) && !rough->mayCloseFirst(i);
    if (isRuledOut || (areAligned_ && !isNeeded(list_[at(i)]))) {
      continue;
    }
    const Row<T> next = row<T>(i, of);
    if (next.skip == SkipReason::none) {
      times.keep(i, next.row, hasNoWidth(list_[at(i)]));
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
