#include "sat/polytope_candidates.h"

#include "convex/polytope_errors.h"
#include "number/certified.h"
#include "number/index.h"

namespace collision {
namespace {

/** Constants of the error of gapAlong for two kinds, by what spans the axis. */
struct GapErrors {
  double faceA;
  double faceB;
  double edges;
  double axisFaceA;  // of the axis itself
  double axisFaceB;
  double axisEdges;
};

constexpr GapErrors gapErrors(bool boxA, bool boxB) {
  const PolytopeTerms<Roundoff> a = worstTerms(boxA);
  const PolytopeTerms<Roundoff> b = worstTerms(boxB);
  const Vector3<Roundoff> faceA = boxA ? a.edge[0] : cross(a.edge[0], a.edge[1]);
  const Vector3<Roundoff> faceB = boxB ? b.edge[0] : cross(b.edge[0], b.edge[1]);
  const Vector3<Roundoff> edges = cross(a.edge[0], b.edge[0]);
  return {gapAlong(a, b, faceA).error(),
          gapAlong(a, b, faceB).error(),
          gapAlong(a, b, edges).error(),
          faceA.x.error(),
          faceB.x.error(),
          edges.x.error()};
}

constexpr GapErrors kGapErrors[2][2] = {{gapErrors(false, false), gapErrors(false, true)},
                                        {gapErrors(true, false), gapErrors(true, true)}};

/** Of a box 1: the constants count its axes' 16. */
double edgeSize(const Polytope& shape, const PolytopeTerms<double>& terms, int i) {
  return shape.isBox() ? 1.0 : sizeOf(terms.edge[at(i)]);
}

double faceSize(const Polytope& shape, const PolytopeTerms<double>& terms) {
  return shape.isBox() ? 1.0 : sizeOf(terms.edge[0]) * sizeOf(terms.edge[1]);
}

template <class T>
Vector3<T> faceOf(const Polytope& shape, const PolytopeTerms<T>& terms, int i) {
  return shape.isBox() ? terms.edge[at(i)] : cross(terms.edge[0], terms.edge[1]);
}

}  // namespace

PolytopeCandidates::PolytopeCandidates(const Polytope& a, const Polytope& b)
    : a_(a),
      b_(b),
      reference_(a.isBox() ? b.reference() : a.reference()),
      usual_(a.faces() + b.faces() + a.edges() * b.edges()),
      inPlane_(usual_ > 0 ? a.edges() + b.edges() : 0),
      termsA_(a.rounded(reference_)),
      termsB_(b.rounded(reference_)),
      size_(sizeOf(termsA_) + sizeOf(termsB_)) {}

PolytopeCandidates::Place PolytopeCandidates::placeOf(int candidate) const {
  int i = candidate;
  if (i < a_.faces()) {
    return {Row::faceA, i, 0};
  }
  i -= a_.faces();
  if (i < b_.faces()) {
    return {Row::faceB, i, 0};
  }
  i -= b_.faces();
  if (i < a_.edges() * b_.edges()) {
    return {Row::edges, i / b_.edges(), i % b_.edges()};
  }
  i = candidate - usual_;
  if (i < inPlane_) {
    return i < a_.edges() ? Place{Row::inPlaneA, i, 0} : Place{Row::inPlaneB, i - a_.edges(), 0};
  }
  constexpr Row kLast[] = {Row::inLine, Row::beside, Row::between};
  return {kLast[i - inPlane_], 0, 0};
}

Vec3 PolytopeCandidates::roundedAxis(const Place& place) const {
  switch (place.row) {
    case Row::faceA:
      return faceOf(a_, termsA_, place.i);
    case Row::faceB:
      return faceOf(b_, termsB_, place.i);
    default:
      return cross(termsA_.edge[at(place.i)], termsB_.edge[at(place.j)]);
  }
}

PolytopeCandidates::AxisBound PolytopeCandidates::boundOf(const Place& place) const {
  const GapErrors& errors = kGapErrors[a_.isBox() ? 1 : 0][b_.isBox() ? 1 : 0];
  switch (place.row) {
    case Row::faceA: {
      const double size = faceSize(a_, termsA_);
      return {errors.faceA * size * size_, errors.axisFaceA * size};
    }
    case Row::faceB: {
      const double size = faceSize(b_, termsB_);
      return {errors.faceB * size * size_, errors.axisFaceB * size};
    }
    default: {
      const double size = edgeSize(a_, termsA_, place.i) * edgeSize(b_, termsB_, place.j);
      return {errors.edges * size * size_, errors.axisEdges * size};
    }
  }
}

Candidacy PolytopeCandidates::decide(int candidate) const {
  const Place place = placeOf(candidate);
  if (candidate >= usual_) {
    return decideFlat(place);
  }
  const Vec3 axis = roundedAxis(place);
  const AxisBound bound = boundOf(place);
  const bool isFaceOfBox =
      (place.row == Row::faceA && a_.isBox()) || (place.row == Row::faceB && b_.isBox());
  DecidedBy by = DecidedBy::filter;
  if (!isFaceOfBox && !surelyAboveZero(largestMagnitude(axis), bound.axis)) {
    by = DecidedBy::exact;
    if (isZero(this->axis(candidate))) {
      const bool isFace = place.row != Row::edges;
      return skipped(isFace ? SkipReason::degenerate : SkipReason::parallel, by);
    }
  }
  Candidacy candidacy{::collision::decide(gapAlong(termsA_, termsB_, axis), bound.gap, [&] {
    return gapAlong(exact().a, exact().b, this->axis(candidate));
  })};
  candidacy.gap.by = candidacy.gap.by | by;
  return candidacy;
}

Candidacy PolytopeCandidates::decideFlat(const Place& place) const {
  const ExactVec3 along = flatAxis(place);
  if (isZero(along)) {
    return skipped(SkipReason::notNeeded, DecidedBy::exact);
  }
  return {{gapAlong(exact().a, exact().b, along).sign(), DecidedBy::exact, __builtin_LINE()}};
}

Estimate PolytopeCandidates::estimate(int candidate) const {
  if (candidate >= usual_) {
    return {0, kInfinity};
  }
  const Place place = placeOf(candidate);
  const Vec3 axis = roundedAxis(place);
  const AxisBound bound = boundOf(place);
  const double norm = length(axis);
  const double off = 2 * bound.axis;  // of the norm: √3 times that of a component, and roundings
  if (!(norm > 2 * off + 0x1p-100)) {
    return {0, kInfinity};
  }
  const double scale = 2 * termsA_.n * termsB_.n;
  const double gap = gapAlong(termsA_, termsB_, axis) / (scale * norm);
  // A scale is off by less than 2⁻⁴⁰ of itself.
  return {gap, bound.gap / (scale * (norm - off)) * (1 + 0x1p-30) + 0x1p-100 +
                   std::fabs(gap) * (off / (norm - off) + 0x1p-40)};
}

template <class T>
KnownAxis<T> PolytopeCandidates::knownAxis(int candidate) const {
  const Place place = placeOf(candidate);
  const auto& [a, b] = terms<T>();
  // Of a box the two other axes, of a flat shape all edges.
  const auto acrossFace = [&](const Polytope& shape) {
    const EdgeSet all = (1U << at(shape.edges())) - 1;
    return shape.isBox() ? all & ~(1U << at(place.i)) : all;
  };
  switch (place.row) {
    case Row::faceA:
      return {faceOf(a_, a, place.i), acrossFace(a_), 0};
    case Row::faceB:
      return {faceOf(b_, b, place.i), 0, acrossFace(b_)};
    default:
      return {cross(a.edge[at(place.i)], b.edge[at(place.j)]), 1U << at(place.i),
              1U << at(place.j)};
  }
}

ExactVec3 PolytopeCandidates::axis(int candidate) const {
  return candidate < usual_ ? knownAxis<Exact>(candidate).axis : flatAxis(placeOf(candidate));
}

Vec3 PolytopeCandidates::unitDirection(int candidate) const {
  if (candidate >= usual_) {
    return unitOf(axis(candidate));
  }
  return certified([&]<class T>() { return unitOf(knownAxis<T>(candidate).axis); });
}

Witness PolytopeCandidates::witness(int candidate) const {
  if (candidate >= usual_) {
    return witnessAlong<Exact>(exact().a, exact().b, {axis(candidate)}, reference_);
  }
  return certified([&]<class T>() {
    return witnessAlong(terms<T>().a, terms<T>().b, knownAxis<T>(candidate), reference_);
  });
}

bool PolytopeCandidates::needsFlat() const {
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
ExactVec3 PolytopeCandidates::flatAxis(const Place& place) const {
  const Span& d = span();
  const auto edgeOf = [](const PolytopeTerms<Exact>& terms, int i) {
    return i < terms.generators ? terms.generator[at(i)] : terms.edge[at(i)];
  };
  const auto between = [&] {
    return exact().b.corner[0] * exact().a.n - exact().a.corner[0] * exact().b.n;
  };
  switch (place.row) {
    case Row::inPlaneA:
      return d.dimension == 2 ? cross(d.direction, edgeOf(exact().a, place.i)) : ExactVec3{};
    case Row::inPlaneB:
      return d.dimension == 2 ? cross(d.direction, edgeOf(exact().b, place.i)) : ExactVec3{};
    case Row::inLine:
      return d.dimension == 1 ? d.direction : ExactVec3{};
    case Row::beside: {
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
