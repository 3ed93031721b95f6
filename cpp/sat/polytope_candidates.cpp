#include "sat/polytope_candidates.h"

#include "convex/polytope_errors.h"
#include "number/certified.h"
#include "number/index.h"
#include "sat/bounded.h"

namespace collision {
namespace {

/** Candidates from which on few differences are asked first. */
constexpr int kMany = 24;

/** How far a velocity goes along an axis, as fast as a gap grows. */
template <class T>
constexpr T slopeAlong(const Vector3<T>& axis, const Vector3<T>& velocity, const T& nA,
                       const T& nB) {
  return dot(axis, velocity) * (nA * nB) * T(2.0);
}

/** How wrong an axis and the gap along it are in doubles. */
struct AxisErrors {
  ErrorBound gap;
  ErrorBound axis;
};

/** Of two kinds, by what spans the axis: with edges of a as direction, those of b as the other. */
struct GapErrors {
  AxisErrors faceA;
  AxisErrors faceB;
  AxisErrors edges;
};

/** Of a polytope whose edges are rounded like `edge`: the normal of a face. */
constexpr Vector3<Roundoff> worstFace(Terms kind, const PolytopeTerms<Roundoff>& terms,
                                      const Roundoff& edge) {
  if (kind == Terms::hull) {
    return turned(kFrameRoundoff.axis, cross(vectorOfRoundoff(edge), vectorOfRoundoff(edge)));
  }
  return kind == Terms::box ? terms.edge[0] : cross(terms.edge[0], terms.edge[1]);
}

constexpr ByTerms kGapErrors([](Terms kindA, Terms kindB) {
  const PolytopeTerms<Roundoff> a = worstTerms(kindA);
  const PolytopeTerms<Roundoff> b = worstTerms(kindB, kOtherDirection);
  const auto errorsAlong = [&](const Vector3<Roundoff>& axis) {
    return AxisErrors{gapAlong(a, b, axis), axis.x};
  };
  return GapErrors{errorsAlong(worstFace(kindA, a, kDirection)),
                   errorsAlong(worstFace(kindB, b, kOtherDirection)),
                   errorsAlong(cross(a.edge[0], b.edge[0]))};
});

/** The same of a velocity along an axis. */
struct SlopeErrors {
  ErrorBound faceA;
  ErrorBound faceB;
  ErrorBound edges;
};
constexpr ByTerms kSlopeErrors([](Terms kindA, Terms kindB) {
  const PolytopeTerms<Roundoff> a = worstTerms(kindA);
  const PolytopeTerms<Roundoff> b = worstTerms(kindB, kOtherDirection);
  const auto errorAlong = [&](const Vector3<Roundoff>& axis) {
    return slopeAlong(axis, kPlaceDifferenceVector, a.n, b.n);
  };
  return SlopeErrors{errorAlong(worstFace(kindA, a, kDirection)),
                     errorAlong(worstFace(kindB, b, kOtherDirection)),
                     errorAlong(cross(a.edge[0], b.edge[0]))};
});

/** Of what spans a candidate's axis. */
template <class Errors>
const auto& errorsOf(const Errors& errors, const Candidate& candidate) {
  if (candidate.type == CandidateType::edges) {
    return errors.edges;
  }
  return candidate.type == CandidateType::faceB ? errors.faceB : errors.faceA;
}

}  // namespace

PolytopeCandidates::PolytopeCandidates(const Polytope& a, const Polytope& b,
                                       std::span<const Candidate> list)
    : AxisCandidates(list), a_(a), b_(b), reference_(referenceOf(a, b)) {
  if (a.hull() != nullptr || b.hull() != nullptr) {
    numberAmong(countsOf(a, b));
  }
}

PolytopeCandidates::Rough::Rough(const PolytopeCandidates& of)
    : a(of.a_.rounded(of.reference_)),
      b(of.b_.rounded(of.reference_)),
      size(sizeOf(a) + sizeOf(b)) {}

Vec3 PolytopeCandidates::roundedAxis(const Candidate& candidate) const {
  const Rough& rounded = rough();
  switch (candidate.type) {
    case CandidateType::worldAxis:  // of two aligned boxes
    case CandidateType::faceA:
      return faceOf(a_, rounded.a, candidate.i);
    case CandidateType::faceB:
      return faceOf(b_, rounded.b, candidate.i);
    default:
      return cross(edgeOf(rounded.a, candidate.i), edgeOf(rounded.b, candidate.j));
  }
}

PolytopeCandidates::RoughRow PolytopeCandidates::roughRow(const Candidate& candidate,
                                                          const Vec3& velocity) const {
  const Rough& rounded = rough();
  const Vec3 axis = roundedAxis(candidate);
  const AxisBound bound = boundOf(candidate);
  const ErrorBound& slopeError = errorsOf(kSlopeErrors(termsOf(a_), termsOf(b_)), candidate);
  const auto [sizeA, sizeB] = sizesOf(candidate);
  const ProjectedInterval<double> onA = rounded.a.along(axis);
  const ProjectedInterval<double> onB = rounded.b.along(axis);
  return {onA.max * rounded.b.n - onB.min * rounded.a.n,
          onB.max * rounded.a.n - onA.min * rounded.b.n, withUnderflow(bound.gap),
          slopeAlong(axis, velocity, rounded.a.n, rounded.b.n),
          withUnderflow(slopeError.bound(sizeOf(velocity), sizeA, sizeB))};
}

PolytopeCandidates::AxisSizes PolytopeCandidates::sizesOf(const Candidate& candidate) const {
  const Rough& rounded = rough();
  const bool isEdges = candidate.type == CandidateType::edges;
  const bool isFaceB = candidate.type == CandidateType::faceB;
  const auto edgeSize = [&](const PolytopeTerms<double>& terms, int i) {
    if (isEdges) {
      return edgeSizeOf(terms, i);
    }
    if (terms.isHull()) {
      const auto way = waysAlong<double>(*terms.hull, i);
      return sizeOf(way[0], way[1]);
    }
    return sizeOf(terms.edge[0], terms.edge[1]);
  };
  // Of a face of the one shape the edges of the other have no part.
  return {isFaceB ? 1 : edgeSize(rounded.a, candidate.i),
          isEdges ? edgeSize(rounded.b, candidate.j)
                  : (isFaceB ? edgeSize(rounded.b, candidate.i) : 1)};
}

PolytopeCandidates::AxisBound PolytopeCandidates::boundOf(const Candidate& candidate) const {
  const Rough& rounded = rough();
  const AxisErrors& of = errorsOf(kGapErrors(termsOf(a_), termsOf(b_)), candidate);
  const auto [sizeA, sizeB] = sizesOf(candidate);
  return {of.gap.bound(rounded.size, sizeA, sizeB), of.axis.bound(rounded.size, sizeA, sizeB)};
}

bool PolytopeCandidates::surelyOverlap(const RoughAxis& axis) const {
  if (!few_) {
    if (a_.unbounded() || b_.unbounded()) {
      return false;
    }
    few_.emplace(rough().a, rough().b);
    few_->addNearest();
  }
  return few_->surelyOverlap(axis);
}

Candidacy PolytopeCandidates::decide(int row) const {
  const Candidate& candidate = list()[at(row)];
  if (isForDegenerate(candidate.type)) {
    return decideDegenerate(candidate);
  }
  const Rough& rounded = rough();
  const Vec3 axis = roundedAxis(candidate);
  const AxisBound bound = boundOf(candidate);
  const bool isFaceOfBox = (candidate.type == CandidateType::faceA && a_.isBox()) ||
                           (candidate.type == CandidateType::faceB && b_.isBox());
  DecidedBy by = DecidedBy::filter;
  if (!isFaceOfBox && !surelyAboveZero(largestMagnitude(axis), bound.axis)) {
    by = DecidedBy::exact;
    if (isZero(this->axis(row))) {
      const bool isFace = candidate.type != CandidateType::edges;
      return skipped(isFace ? SkipReason::degenerate : SkipReason::parallel, by);
    }
  }
  if (kHasHulls && row >= kMany && by == DecidedBy::filter && surelyOverlap({axis, bound.axis})) {
    return {{Sign::negative, by, __builtin_LINE()}};
  }
  Candidacy candidacy{::collision::decide(gapAlong(rounded.a, rounded.b, axis), bound.gap, [&] {
    return gapAlong(exact().a, exact().b, this->axis(row));
  })};
  candidacy.gap.by = candidacy.gap.by | by;
  return candidacy;
}

Candidacy PolytopeCandidates::decideDegenerate(const Candidate& candidate) const {
  const ExactVec3 along = exact().degenerate(candidate, space());
  if (isZero(along)) {
    return skipped(SkipReason::notNeeded, DecidedBy::exact);
  }
  return {{gapAlong(exact().a, exact().b, along).sign(), DecidedBy::exact, __builtin_LINE()}};
}

Estimate PolytopeCandidates::estimate(int row) const {
  const Candidate& candidate = list()[at(row)];
  if (isForDegenerate(candidate.type)) {
    return {};
  }
  const Rough& rounded = rough();
  const Vec3 axis = roundedAxis(candidate);
  const AxisBound bound = boundOf(candidate);
  const double norm = length(axis);
  const double off = 2 * bound.axis;  // of the norm: √3 times that of a component, and roundings
  if (!(norm > 4 * off + 0x1p-100)) {
    return {};
  }
  return estimateOf(gapAlong(rounded.a, rounded.b, axis), bound.gap,
                    2 * rounded.a.n * rounded.b.n * norm, 2 * off / norm);
}

ExactVec3 PolytopeCandidates::axis(int row) const {
  const Candidate& candidate = list()[at(row)];
  return isForDegenerate(candidate.type) ? exact().degenerate(candidate, space())
                                         : exact().along(candidate).axis;
}

Vec3 PolytopeCandidates::unitDirection(int row) const {
  if (isForDegenerate(list()[at(row)].type)) {
    return unitOf(axis(row));
  }
  const Candidate& candidate = list()[at(row)];
  return certified([&]<class T>() {
    const PolytopeAxes<T>& axes = in<T>();
    const bool isFaceB = candidate.type == CandidateType::faceB;
    if (candidate.type != CandidateType::edges && (isFaceB ? b_ : a_).isBox()) {
      // the axes of a box are of length n
      const PolytopeTerms<T>& box = isFaceB ? axes.b : axes.a;
      return quotient(box.edge[at(candidate.i)], box.n);
    }
    return unitOf(axes.along(candidate).axis);
  });
}

Witness PolytopeCandidates::witness(int row) const {
  if (isForDegenerate(list()[at(row)].type)) {
    return witnessAlong<Exact>(exact().a, exact().b, {axis(row)}, reference_);
  }
  return certified([&]<class T>() {
    const PolytopeAxes<T>& axes = in<T>();
    return witnessAlong(axes.a, axes.b, axes.along(list()[at(row)]), reference_);
  });
}

bool PolytopeCandidates::isDegenerate() const {
  return !a_.solid() && !b_.solid() && space().dimension < 3;
}

const SpannedSpace<Exact>& PolytopeCandidates::space() const {
  if (!space_) {
    space_.emplace(exact().space());
  }
  return *space_;
}

}  // namespace collision
