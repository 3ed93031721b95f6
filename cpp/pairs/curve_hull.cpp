// Does a ray or segment meet a convex hull, and where? What is left of it after it is cut by the
// hull's half-spaces, in the hull's own frame (convex/hull_directions.h).
// Source: Cyrus, Beck, Generalized two- and three-dimensional clipping, 1978.
#include <optional>
#include <vector>

#include "answer/steps.h"
#include "convex/closest_points.h"
#include "convex/hull_directions.h"
#include "convex/rounded_witness.h"
#include "convex/witness.h"
#include "curve/clip.h"
#include "linear/frame.h"
#include "number/certified.h"
#include "number/index.h"
#include "pairs/clipped.h"
#include "pairs/families.h"

namespace collision {
namespace {

constexpr Roundoff kLocalPlace = dot(kFrameRoundoff.axis[0], kPlaceDifferenceVector);
constexpr Roundoff kLocalWay = dot(kFrameRoundoff.axis[0], kDirectionVector);
constexpr Vector3<Roundoff> kFaceNormal = cross(kOtherDirectionVector, kOtherDirectionVector);
/** Of a polygon's edge, in its plane. */
constexpr Vector3<Roundoff> kEdgeNormal = cross(kOtherDirectionVector, kFaceNormal);

/** What half-spaces with such normals are off by. */
struct SpacesRoundoff {
  Roundoff inside;
  Roundoff slope;
  Roundoff crossing;

  /** Corners are exact, and n times them is as far as a place. */
  constexpr explicit SpacesRoundoff(const Vector3<Roundoff>& normal)
      : inside(dot(normal, kPlaceVector) * kFrameRoundoff.n -
               dot(normal, vectorOfRoundoff(kLocalPlace))),
        slope(dot(normal, vectorOfRoundoff(kLocalWay))),
        crossing(crossingOf(inside, slope)) {}
};
constexpr SpacesRoundoff kOfSolid(kFaceNormal);
/** Normals of sides and edges alike, computed of edges no longer than 1. */
constexpr SpacesRoundoff kOfPolygon(vectorOfRoundoff(Roundoff::of(kEdgeNormal.x.magnitude(),
                                                                  kEdgeNormal.x.error())));
static_assert(kEdgeNormal.x.magnitude() >= kFaceNormal.x.magnitude() &&
              kEdgeNormal.x.error() >= kFaceNormal.x.error());

/** Lengths of which products of three are far from both ends of the range. */
constexpr double kShortest = 0x1p-100;
constexpr double kLongest = 0x1p+100;

/** How far inside each half-space the curve's origin is, times n, and how fast it goes further in.
 */
class HullSpaces final : public HalfSpaces {
 public:
  HullSpaces(const Curve& curve, const Hull& hull)
      : HalfSpaces(at(halfSpacesOf(*hull.geometry))), curve_(curve), hull_(hull) {
    const HullGeometry& geometry = *hull.geometry;
    const Frame frame = frameOf(hull.rotation);
    const Vec3 fromPosition = curve.origin() - hull.position;
    const Vec3 place = toLocal(frame, fromPosition);
    const Vec3 along = curve.isPoint() ? Vec3{} : toLocal(frame, curve.direction());
    const double longest = geometry.dimension() < 2 ? 0 : longestWayOf(geometry);
    // Of a polygon the normals of edges are a length longer than those of its sides.
    const bool isPolygon = geometry.dimension() == 2 && longest > kShortest && longest < kLongest;
    const double perLength = isPolygon ? std::ldexp(1.0, -std::ilogb(longest) - 1) : 1;
    for (int k = 0; k < count(); ++k) {
      const double scale = isPolygon ? perLength * perLength * (k < kSides ? 1 : perLength) : 1;
      const auto [normal, corner] = halfSpaceOf<double>(geometry, k);
      value[at(k)] =
          (dot(normal, geometry.corners()[at(corner)]) * frame.n - dot(normal, place)) * scale;
      slope[at(k)] = -dot(normal, along) * scale;
    }
    firstTwoAreOpposite = geometry.dimension() < 3;
    const double size = withinRange(sizeOf(fromPosition) + 3 * geometry.extent());
    if (geometry.dimension() == 3) {
      takeErrors<kOfSolid>(size, longest);
    } else if (isPolygon) {
      takeErrors<kOfPolygon>(size, 1);
    }  // else all is decided in exact numbers
  }

  [[nodiscard]] int count() const { return static_cast<int>(value.size()); }
  [[nodiscard]] Exact exactValue(int k) const override { return valueIn<Exact>(k); }
  [[nodiscard]] Exact exactSlope(int k) const override { return slopeIn<Exact>(k); }
  [[nodiscard]] FirstNumber firstValue(int k) const override { return valueIn<FirstNumber>(k); }
  [[nodiscard]] FirstNumber firstSlope(int k) const override { return slopeIn<FirstNumber>(k); }

  /** The unit normal of a half-space in the world, out of the hull. */
  [[nodiscard]] Vec3 unitNormal(int k) const {
    return certified([&]<class T>() {
      return unitOf(
          turned(axesIn<T>(hull_.rotation).axis, halfSpaceOf<T>(*hull_.geometry, k).normal));
    });
  }

 private:
  /** The two sides of a polygon's plane. */
  static constexpr int kSides = 2;

  static double longestWayOf(const HullGeometry& geometry) {
    double longest = 0;
    for (int face = 0; face < geometry.faces(); ++face) {
      const auto way = waysAlong<double>(geometry, face);
      longest = greatest(longest, sizeOf(way[0], way[1]));
    }
    if (geometry.dimension() == 2) {
      for (int edge = 0; edge < static_cast<int>(geometry.edges().size()); ++edge) {
        longest = greatest(longest, sizeOf(wayAlong<double>(geometry, edge)));
      }
    }
    return longest;
  }
  template <const SpacesRoundoff& kRoundoff>
  void takeErrors(double size, double longest) {
    const double directionSize = sizeOf(curve_.direction());
    valueError = kRoundoff.inside.bound(size, 1, longest);
    slopeError = kRoundoff.slope.bound(1, directionSize, longest);
    crossingError = curve_.isPoint() ? 0 : kRoundoff.crossing.bound(size, directionSize, longest);
  }

  template <class T>
  [[nodiscard]] T valueIn(int k) const {
    const ScaledAxes<T> frame = axesIn<T>(hull_.rotation);
    const HullHalfSpace<T> bound = halfSpaceOf<T>(*hull_.geometry, k);
    const Vector3<T> corner = vectorOf<T>(hull_.geometry->corners()[at(bound.corner)]);
    const Vector3<T> place = toLocal(frame, differenceOf<T>(hull_.position, curve_.origin()));
    return dot(bound.normal, corner * frame.n - place);
  }
  template <class T>
  [[nodiscard]] T slopeIn(int k) const {
    if (curve_.isPoint()) {
      return T();
    }
    const ScaledAxes<T> frame = axesIn<T>(hull_.rotation);
    return -dot(halfSpaceOf<T>(*hull_.geometry, k).normal, toLocal(frame, curve_.directionIn<T>()));
  }

  const Curve& curve_;
  const Hull& hull_;
};

/** The decided test. */
class CurveHull {
 public:
  CurveHull(const Curve& curve, const HullSpaces& spaces, const HullGeometry& hull)
      : curve_(curve), spaces_(spaces), hull_(hull), clip_(curve, spaces) {}

  [[nodiscard]] Clip& clip() { return clip_; }
  [[nodiscard]] Outcome outcome() {
    if (clip_.empty()) {
      return Outcome::apart;
    }
    return overlaps() ? Outcome::overlapping : Outcome::touching;
  }
  [[nodiscard]] bool startsInside() {
    return hull_.dimension() == 3 &&
           forAll([&](int k) { return clip_.signOfValue(k) == Sign::positive; });
  }

  /** Not known yet. */
  [[nodiscard]] static HitPlace roundedPlace(bool /*wayOut*/) { return {0, kInfinity}; }

  /** `wayOut`: of a start inside, the hit where it leaves. */
  [[nodiscard]] Hit hit(bool wayOut) {
    Hit hit = hitOfRest(clip_, curve_, wayOut);
    hit.startsInside = startsInside();
    if (clip_.leaves()) {
      hit.exitFeature = featureOf(clip_.exitSpace());
      hit.exitNormal = surfaceNormal(clip_.exitSpace());
    }
    if (wayOut) {
      turnToExit(hit);
    }
    if (hit.startsInside) {
      return hit;
    }
    const int entered = clip_.enterSpace() != kCurveItself ? clip_.enterSpace() : spaceOfOrigin();
    hit.feature = featureOf(entered);
    hit.normal = surfaceNormal(entered);
    hit.facing = facingOf(entered);
    return hit;
  }

 private:
  static constexpr int kOneSide = 0;  // of a polygon

  template <class Holds>
  bool forAll(const Holds& holds) {
    for (int k = 0; k < spaces_.count(); ++k) {
      if (!holds(k)) {
        return false;
      }
    }
    return true;
  }
  /** Of a polygon whichever of its sides is entered; in its plane a curve comes from neither, and a
   * line or a point has none. */
  [[nodiscard]] Facing facingOf(int space) const {
    if (hull_.dimension() < 2) {
      return Facing::none;
    }
    const Sign slope = clip_.signOfSlope(hull_.dimension() == 2 ? kOneSide : space);
    return slope == Sign::zero ? Facing::none
                               : (slope == Sign::positive ? Facing::front : Facing::back);
  }
  [[nodiscard]] bool isBackOfPolygon(int space) const {
    return hull_.dimension() == 2 && space == 1;
  }
  /** The surface's own: that of a polygon does not turn toward the curve. */
  [[nodiscard]] Vec3 surfaceNormal(int space) const {
    return spaces_.unitNormal(isBackOfPolygon(space) ? 0 : space);
  }
  /** A face; of a polygon 0 for its face and from 1 on its edges. */
  [[nodiscard]] int featureOf(int space) const {
    if (hull_.dimension() == 2) {
      return space < 2 ? 0 : space - 1;
    }
    return hull_.dimension() == 3 ? space : -1;
  }
  /** The first that the curve's origin lies on. */
  int spaceOfOrigin() {
    for (int k = 0; k < spaces_.count(); ++k) {
      if (clip_.signOfValue(k) == Sign::zero) {
        return k;
      }
    }
    return 0;
  }

  /** Whether 0 lies inside the set of differences. */
  bool overlaps() {
    const auto slides = [&](int k) {
      return clip_.signOfSlope(k) == Sign::zero && clip_.signOfValue(k) == Sign::zero;
    };
    if (hull_.dimension() == 3) {
      return forAll([&](int k) { return !slides(k); }) && (curve_.isPoint() || clip_.hasLength());
    }
    // A polygon is crossed at one parameter, which must lie strictly inside everything else.
    if (hull_.dimension() < 2 || clip_.signOfSlope(kOneSide) == Sign::zero ||
        clip_.signOfValue(kOneSide) == Sign::zero ||
        clip_.compareWithEnd(kOneSide) != Sign::negative) {
      return false;
    }
    return forAll([&](int k) {
      const Sign slope = clip_.signOfSlope(k);
      return k < 2 ||
             (slope == Sign::zero ? !slides(k) : clip_.compareCrossings(kOneSide, k) == slope);
    });
  }

  const Curve& curve_;
  const HullSpaces& spaces_;
  const HullGeometry& hull_;
  Clip clip_;
};

Step spaceStep(const Curve& curve, const HullSpaces& spaces, int k, const Interval& before,
               const Decision& gap, bool reached) {
  const double slope = spaces.slope[at(k)];
  const double value = spaces.value[at(k)];
  Interval within{-kInfinity, kInfinity};
  if (slope > 0) {
    within.min = -value / slope;
  } else if (slope < 0) {
    within.max = value / -slope;
  }
  Step step = scalarStep(k, StepGroup::slab, StepUnit::parameter, gap, before, within, reached);
  if (slope == 0 && value < 0) {  // it has no parameter of the curve at all
    step.b = {kNone, kNone};
    step.gap = kInfinity;
  }
  const auto finitePoint = [&](double t) { return std::isfinite(t) ? curve.at(t) : kNoPoint; };
  step.axis = spaces.unitNormal(k);
  step.aMinPoint = finitePoint(before.min);
  step.aMaxPoint = finitePoint(before.max);
  step.bMinPoint = finitePoint(step.b.min);
  step.bMaxPoint = finitePoint(step.b.max);
  return step;
}

/** Of a curve that meets the hull: the normals of faces, and the curve's direction × edges. */
template <class T>
Witness witnessOfMeeting(const Polytope& onCurve, const Polytope& onHull, const Vec3& reference) {
  const HullGeometry& hull = *onHull.hull();
  const PolytopeTerms<T> a = onCurve.in<T>(reference);
  const PolytopeTerms<T> b = onHull.in<T>(reference);
  std::vector<KnownAxis<T>> axes;
  axes.reserve(at(hull.faces() + onHull.edges()));
  for (int i = 0; i < hull.faces(); ++i) {
    axes.push_back({turned(b.edge, normalOf<T>(hull, i)), 0, 0, {}, LevelCorners::ofFace(hull, i)});
  }
  for (int i = 0; i < onHull.edges(); ++i) {
    axes.push_back({cross(a.edge[0], turned(b.edge, wayAlong<T>(hull, i))),
                    1,
                    0,
                    {},
                    LevelCorners::ofEdge(hull, i)});
  }
  return leastWitness<T>(a, b, axes, reference);
}

Witness witnessOf(const Polytope& onCurve, const Polytope& onHull, const Vec3& reference,
                  bool meets) {
  return certified([&]<class T>() {
    return meets ? witnessOfMeeting<T>(onCurve, onHull, reference)
                 : witnessBetween(closestPoints<T>(onCurve, onHull), 0, 0);
  });
}

}  // namespace

std::vector<Candidate> curveHullCandidates(const HullGeometry& hull) {
  std::vector<Candidate> candidates;
  candidates.reserve(at(halfSpacesOf(hull)));
  for (int k = 0; k < halfSpacesOf(hull); ++k) {
    candidates.push_back({CandidateType::slab, k});
  }
  return candidates;
}

Verdict testCurveHull(ShapeRef a, ShapeRef b, const Ask& ask) {
  const Curve curve(a);
  const Hull& hull = b.as<Hull>();
  const HullSpaces spaces(curve, hull);
  CurveHull test(curve, spaces, *hull.geometry);
  Clip& clip = test.clip();
  Verdict verdict;
  for (int k = 0; k < spaces.count(); ++k) {
    const bool reached = !clip.empty();
    if (!reached && ask.trace == nullptr) {
      break;
    }
    Clip alone(curve, spaces);  // what is not reached is shown against the whole curve
    Clip& running = reached ? clip : alone;
    const Interval before = ask.trace != nullptr ? running.interval() : Interval{};
    running.keep(k);
    if (reached && clip.empty()) {
      verdict.candidate = k;
    }
    if (ask.trace != nullptr) {
      const Decision gap{running.empty() ? Sign::positive : Sign::negative, running.decidedBy(),
                         __builtin_LINE()};
      ask.trace->add(spaceStep(curve, spaces, k, before, gap, reached));
    }
  }
  takeClipped(verdict, test, clip, curve, ask);
  if (ask.numbers && ask.witness) {
    verdict.witness = witnessOf(roundedPolytopeOf(a).polytope, roundedPolytopeOf(b).polytope,
                                curve.origin(), verdict.outcome != Outcome::apart);
    verdict.witness.gap = agreeing(verdict.witness.gap, signOf(verdict.outcome));
  }
  return verdict;
}

}  // namespace collision
