#include "sat/polytope_candidates.h"

#include "convex/polytope_errors.h"
#include "number/certified.h"
#include "number/index.h"

namespace collision {
namespace {

/** How wrong an axis and the gap along it are in doubles. */
struct AxisErrors {
  Roundoff gap;
  Roundoff axis;
};

/** Of two kinds, by what spans the axis: with edges of a as direction, those of b as the other. */
struct GapErrors {
  AxisErrors faceA;
  AxisErrors faceB;
  AxisErrors edges;
};

constexpr GapErrors gapErrors(bool boxA, bool boxB) {
  const PolytopeTerms<Roundoff> a = worstTerms(boxA);
  const PolytopeTerms<Roundoff> b = worstTerms(boxB, kOtherDirection);
  const auto errorsAlong = [&](const Vector3<Roundoff>& axis) {
    return AxisErrors{gapAlong(a, b, axis), axis.x};
  };
  return {errorsAlong(boxA ? a.edge[0] : cross(a.edge[0], a.edge[1])),
          errorsAlong(boxB ? b.edge[0] : cross(b.edge[0], b.edge[1])),
          errorsAlong(cross(a.edge[0], b.edge[0]))};
}

constexpr GapErrors kGapErrors[2][2] = {{gapErrors(false, false), gapErrors(false, true)},
                                        {gapErrors(true, false), gapErrors(true, true)}};

template <class T>
Vector3<T> faceOf(const Polytope& shape, const PolytopeTerms<T>& terms, int i) {
  return shape.isBox() ? terms.edge[at(i)] : cross(terms.edge[0], terms.edge[1]);
}

}  // namespace

PolytopeCandidates::PolytopeCandidates(const Polytope& a, const Polytope& b,
                                       std::span<const Candidate> list)
    : AxisCandidates(list),
      a_(a),
      b_(b),
      reference_(referenceOf(a, b)),
      termsA_(a.rounded(reference_)),
      termsB_(b.rounded(reference_)),
      size_(sizeOf(termsA_) + sizeOf(termsB_)) {}

Vec3 PolytopeCandidates::roundedAxis(const Candidate& candidate) const {
  switch (candidate.type) {
    case CandidateType::worldAxis:  // of two aligned boxes
    case CandidateType::faceA:
      return faceOf(a_, termsA_, candidate.i);
    case CandidateType::faceB:
      return faceOf(b_, termsB_, candidate.i);
    default:
      return cross(termsA_.edge[at(candidate.i)], termsB_.edge[at(candidate.j)]);
  }
}

PolytopeCandidates::AxisBound PolytopeCandidates::boundOf(const Candidate& candidate) const {
  const GapErrors& errors = kGapErrors[a_.isBox() ? 1 : 0][b_.isBox() ? 1 : 0];
  const bool isEdges = candidate.type == CandidateType::edges;
  const bool isFaceB = candidate.type == CandidateType::faceB;
  const AxisErrors& of = isEdges ? errors.edges : (isFaceB ? errors.faceB : errors.faceA);
  const auto edgeSize = [&](const PolytopeTerms<double>& terms, int i) {
    return isEdges ? sizeOf(terms.edge[at(i)]) : sizeOf(terms.edge[0], terms.edge[1]);
  };
  const double sizeA = edgeSize(termsA_, candidate.i);
  const double sizeB = edgeSize(termsB_, candidate.j);
  return {of.gap.bound(size_, sizeA, sizeB), of.axis.bound(size_, sizeA, sizeB)};
}

Candidacy PolytopeCandidates::decide(int row) const {
  const Candidate& candidate = list()[at(row)];
  if (isForDegenerate(candidate.type)) {
    return decideDegenerate(candidate);
  }
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
  Candidacy candidacy{::collision::decide(gapAlong(termsA_, termsB_, axis), bound.gap, [&] {
    return gapAlong(exact().a, exact().b, this->axis(row));
  })};
  candidacy.gap.by = candidacy.gap.by | by;
  return candidacy;
}

Candidacy PolytopeCandidates::decideDegenerate(const Candidate& candidate) const {
  const ExactVec3 along = degenerateAxis(candidate);
  if (isZero(along)) {
    return skipped(SkipReason::notNeeded, DecidedBy::exact);
  }
  return {{gapAlong(exact().a, exact().b, along).sign(), DecidedBy::exact, __builtin_LINE()}};
}

Estimate PolytopeCandidates::estimate(int row) const {
  const Candidate& candidate = list()[at(row)];
  if (isForDegenerate(candidate.type)) {
    return {0, kInfinity};
  }
  const Vec3 axis = roundedAxis(candidate);
  const AxisBound bound = boundOf(candidate);
  const double norm = length(axis);
  const double off = 2 * bound.axis;  // of the norm: √3 times that of a component, and roundings
  if (!(norm > 2 * off + 0x1p-100)) {
    return {0, kInfinity};
  }
  const double scale = 2 * termsA_.n * termsB_.n;
  const double gap = gapAlong(termsA_, termsB_, axis) / (scale * norm);
  // A scale is the product of two n, which are 1 or more.
  static_assert(3 * kFrameRoundoff.n.error() < 0x1p-40);
  return {gap, bound.gap / (scale * (norm - off)) * (1 + 0x1p-30) + 0x1p-100 +
                   std::fabs(gap) * (off / (norm - off) + 0x1p-40)};
}

template <class T>
KnownAxis<T> PolytopeCandidates::knownAxis(const Candidate& candidate) const {
  const auto& [a, b] = terms<T>();
  // Of aligned boxes what is across an edge or face of one is across that of the other.
  const bool areAligned = a_.isAlignedWith(b_);
  // Of a box the two other axes, of a flat shape all edges.
  const auto acrossFace = [&](const Polytope& shape) {
    const EdgeSet all = (1U << at(shape.edges())) - 1;
    return shape.isBox() ? all & ~(1U << at(candidate.i)) : all;
  };
  switch (candidate.type) {
    case CandidateType::worldAxis:  // of two aligned boxes
    case CandidateType::faceA:
      return {faceOf(a_, a, candidate.i), acrossFace(a_), areAligned ? acrossFace(b_) : 0};
    case CandidateType::faceB:
      return {faceOf(b_, b, candidate.i), areAligned ? acrossFace(a_) : 0, acrossFace(b_)};
    default: {
      const EdgeSet edgeA = 1U << at(candidate.i);
      const EdgeSet edgeB = 1U << at(candidate.j);
      const EdgeSet both = areAligned ? edgeA | edgeB : 0;
      return {cross(a.edge[at(candidate.i)], b.edge[at(candidate.j)]), edgeA | both, edgeB | both};
    }
  }
}

ExactVec3 PolytopeCandidates::axis(int row) const {
  const Candidate& candidate = list()[at(row)];
  return isForDegenerate(candidate.type) ? degenerateAxis(candidate)
                                         : knownAxis<Exact>(candidate).axis;
}

Vec3 PolytopeCandidates::unitDirection(int row) const {
  if (isForDegenerate(list()[at(row)].type)) {
    return unitOf(axis(row));
  }
  const Candidate& candidate = list()[at(row)];
  return certified([&]<class T>() {
    const auto& [a, b] = terms<T>();
    const bool isFaceB = candidate.type == CandidateType::faceB;
    if (candidate.type != CandidateType::edges && (isFaceB ? b_ : a_).isBox()) {
      // the axes of a box are of length n
      const PolytopeTerms<T>& box = isFaceB ? b : a;
      return quotient(box.edge[at(candidate.i)], box.n);
    }
    return unitOf(knownAxis<T>(candidate).axis);
  });
}

Witness PolytopeCandidates::witness(int row) const {
  if (isForDegenerate(list()[at(row)].type)) {
    return witnessAlong<Exact>(exact().a, exact().b, {axis(row)}, reference_);
  }
  return certified([&]<class T>() {
    return witnessAlong(terms<T>().a, terms<T>().b, knownAxis<T>(list()[at(row)]), reference_);
  });
}

bool PolytopeCandidates::isDegenerate() const {
  return !a_.solid() && !b_.solid() && span().dimension < 3;
}

/** Visits the directions along which the shapes have any length. */
const PolytopeCandidates::Span& PolytopeCandidates::span() const {
  if (span_) {
    return *span_;
  }
  std::array<const ExactVec3*, 6> directions{};
  int count = 0;
  for (const PolytopeTerms<Exact>* terms : {&exact().a, &exact().b}) {
    const bool isA = terms == &exact().a;
    const int edges = isA ? a_.edges() : b_.edges();
    for (int i = 0; i < edges; ++i) {
      const bool swept = i < terms->generators;
      const ExactVec3& direction = swept ? terms->generator[at(i)] : terms->edge[at(i)];
      if (!isZero(direction)) {
        directions[at(count++)] = &direction;
      }
    }
  }
  Span span;
  for (int i = 0; i < count; ++i) {
    const ExactVec3& next = *directions[at(i)];
    if (span.dimension == 0) {
      span = {1, next};
    } else if (span.dimension == 1) {
      const ExactVec3 normal = cross(span.direction, next);
      if (!isZero(normal)) {
        span = {2, normal};
      }
    } else if (dot(span.direction, next).sign() != Sign::zero) {
      span.dimension = 3;
      break;
    }
  }
  span_.emplace(span);
  return *span_;
}

/** Any direction across d. */
ExactVec3 across(const ExactVec3& d) {
  const ExactVec3 first = cross(d, lift(unitAxis(0)));
  return isZero(first) ? cross(d, lift(unitAxis(1))) : first;
}

/** Zero for candidates that are not needed. */
ExactVec3 PolytopeCandidates::degenerateAxis(const Candidate& candidate) const {
  const Span& d = span();
  const auto edgeOf = [](const PolytopeTerms<Exact>& terms, int i) {
    return i < terms.generators ? terms.generator[at(i)] : terms.edge[at(i)];
  };
  const auto between = [&] {
    return exact().b.corner[0] * exact().a.n - exact().a.corner[0] * exact().b.n;
  };
  switch (candidate.type) {
    case CandidateType::inPlaneA:
      return d.dimension == 2 ? cross(d.direction, edgeOf(exact().a, candidate.i)) : ExactVec3{};
    case CandidateType::inPlaneB:
      return d.dimension == 2 ? cross(d.direction, edgeOf(exact().b, candidate.i)) : ExactVec3{};
    case CandidateType::inLine:
      return d.dimension == 1 ? d.direction : ExactVec3{};
    case CandidateType::besideLine: {
      if (d.dimension != 1) {
        return {};
      }
      const ExactVec3 beside = cross(cross(d.direction, between()), d.direction);
      return isZero(beside) ? across(d.direction) : beside;
    }
    default: {
      if (d.dimension != 0) {
        return {};
      }
      const ExactVec3 apart = between();
      return isZero(apart) ? lift(unitAxis(0)) : apart;
    }
  }
}

}  // namespace collision
