// Cores that are apart have one axis, the line of their nearest points. Of others it is one of the
// separating axes: where the depth along it is the least there is, the foot of the origin on the
// face of D = all differences a − b lies in that face, so that the two features have a point in
// common as seen along the axis. Depths that are equal but for rounding may be greater than the
// least, and their features pass each other: the first axis is taken of which they don't.
#include "contact/contact_axis.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "contact/box_contact.h"
#include "contact/contact_points.h"
#include "contact/outline.h"
#include "convex/closest_points.h"
#include "convex/rounded_witness.h"
#include "linear/number_vector.h"
#include "number/certified.h"
#include "pairs/box_candidates.h"
#include "pairs/pairs.h"
#include "sat/least_candidates.h"
#include "sat/polytope_candidates.h"
#include "sat/separate.h"
#include "shapes/core.h"

namespace collision {
namespace {

/** Of the table's candidates if these are separating axes, else of all such axes. */
std::vector<Candidate> axesOf(ShapeRef a, ShapeRef b, const Polytope& coreA,
                              const Polytope& coreB) {
  const PairPlace place = findPair(coreOf(a).kind(), coreOf(b).kind());
  if (place.index >= 0 && !place.swapped && at(place.index) < pairTable().size()) {
    const std::span<const Candidate> candidates = pairTable()[at(place.index)].candidates;
    const bool areAxes = std::all_of(
        candidates.begin(), candidates.end(),
        [](const Candidate& candidate) { return candidate.type <= CandidateType::betweenPoints; });
    if (areAxes) {
      return {candidates.begin(), candidates.end()};
    }
  }
  return axesThatMatter(coreA, coreB, countsOf(coreA, coreB));
}

class ContactAxis {
 public:
  ContactAxis(ShapeRef a, ShapeRef b, Outcome outcome, const ContactOptions& options)
      : a_(a),
        b_(b),
        coreA_(roundedPolytopeOf(a)),
        coreB_(roundedPolytopeOf(b)),
        options_(options) {
    manifold_.outcome = outcome;
  }

  Manifold find() {
    if (!isRounded() || !foundBetweenCores()) {
      findAlongAxes();
    }
    if (manifold_.outcome == Outcome::touching) {
      manifold_.depth = 0;
    }
    return std::move(manifold_);
  }

 private:
  [[nodiscard]] bool isRounded() const { return coreA_.radius > 0 || coreB_.radius > 0; }

  class Taking final : public Acceptance {
   public:
    Taking(ContactAxis& contact, const PolytopeCandidates& candidates)
        : contact_(contact), candidates_(candidates) {}
    bool accepts(int row, const Witness& witness) override {
      return contact_.takes(candidates_, row, witness);
    }

   private:
    ContactAxis& contact_;
    const PolytopeCandidates& candidates_;
  };

  /** An axis, and what faces each other along it. */
  struct Along {
    Vec3 axis;
    std::optional<double> depth;
    Corners cornersA = 0;
    Corners cornersB = 0;
  };

  /** Of cores that are apart. */
  bool foundBetweenCores() {
    return certified([&]<class T>() {
      const PolytopeTermsPair<T> pair(coreA_.polytope, coreB_.polytope);
      const ClosestPoints<T> nearest = closestPoints(pair);
      if (!nearest.areApart()) {
        return false;
      }
      const Direction<T> between(nearest.between);
      const double gap = gapBeyondRadii(nearest.numerator, nearest.denominator,
                                        T(coreA_.radius) + T(coreB_.radius));
      const KnownLevel levelA = levelOf(pair.a, nearest.cornersA);
      const KnownLevel levelB = levelOf(pair.b, nearest.cornersB);
      const Along along{
          between.unit(), 0.0 - gap,
          cornersAlong(pair.a, nearest.between, levelA.across, LevelCorners(levelA.corners)),
          cornersAlong(pair.b, -nearest.between, levelB.across, LevelCorners(levelB.corners))};
      if (isOneCorner(coreA_.polytope, along.cornersA) ||
          isOneCorner(coreB_.polytope, along.cornersB)) {
        // What a corner has in common with anything are the nearest points: no sign is asked.
        const ContactPoint point{
            pointBeyond(nearest.pointA, nearest.weightA, between, coreA_.radius),
            pointBeyond(nearest.pointB, nearest.weightB, -between, coreB_.radius), *along.depth};
        take(along, {{point}});
      } else {
        take(along,
             contactPart(facing(pair.a, pair.b, pair.reference, nearest.between, along), options_));
      }
      return true;
    });
  }

  /** Whether a feature is one corner, and stays one where incident faces are asked for. */
  [[nodiscard]] bool isOneCorner(const Polytope& polytope, Corners feature) const {
    if (polytope.isPoint()) {
      return true;
    }
    const bool isCorner = polytope.hull() != nullptr
                              ? (feature & 3U) == hullFeature(HullFeature::corner, 0)
                              : std::has_single_bit(feature);
    return isCorner && !options_.incident;
  }

  void findAlongAxes() {
    if (isBox(a_.kind()) && isBox(b_.kind())) {
      withBoxCandidates(a_, b_, [&](const LazyCandidates& axes) {
        findAlong(axes, [&]() -> const PolytopeCandidates& { return axes.polytopes(); });
      });
      return;
    }
    const std::vector<Candidate> list = candidateList();
    const PolytopeCandidates candidates(coreA_.polytope, coreB_.polytope, list);
    findAlong(candidates, [&]() -> const PolytopeCandidates& { return candidates; });
  }

  /** Of hulls that overlap only those that may have the least depth. */
  [[nodiscard]] std::vector<Candidate> candidateList() const {
    const bool hasHull = coreA_.polytope.hull() != nullptr || coreB_.polytope.hull() != nullptr;
    if (hasHull && manifold_.outcome == Outcome::overlapping && !isRounded()) {
      if (auto least = leastCandidatesOf(coreA_.polytope, coreB_.polytope)) {
        return *std::move(least);
      }
    }
    return axesOf(a_, b_, coreA_.polytope, coreB_.polytope);
  }

  /** `polytopes()`: the candidates in numbers. */
  template <class Polytopes>
  void findAlong(const AxisCandidates& axes, const Polytopes& polytopes) {
    // Cores of shapes that overlap may just touch.
    if (manifold_.outcome == Outcome::overlapping && !isRounded()) {
      const int least = surelyLeastDeep(axes);
      if (least < 0) {
        takeLeastDeep(axes, {}, polytopes());
      } else {
        takeAlong(polytopes(), polytopes().list()[at(least)]);
      }
      return;
    }
    Record record(axes.list().size());
    const Separation separation = separationOf(axes, record);
    if (separation.outcome == Outcome::overlapping) {
      takeLeastDeep(axes, record.candidacies.all().first(at(separation.count)), polytopes());
    } else {
      takes(polytopes(), separation.candidate, axes.witness(separation.candidate));
    }
  }

  void takeLeastDeep(const AxisCandidates& axes, std::span<const Candidacy> decided,
                     const PolytopeCandidates& polytopes) {
    Witness witness;
    Taking taking(*this, polytopes);
    leastDeep(axes, decided, witness, &taking);
  }

  /** Of a candidate that has the least depth, so that its features have a point in common. */
  void takeAlong(const PolytopeCandidates& candidates, const Candidate& candidate) {
    if (isBox(a_.kind()) && isBox(b_.kind()) && takeInLanes(candidates, candidate)) {
      return;
    }
    certified([&]<class T>() {
      const PolytopeAxes<T>& axes = candidates.in<T>();
      const KnownAxis<T> known = axes.along(candidate);
      const bool isForward = isAhead(axes.a, axes.b, known);
      const Vector3<T> axis = isForward ? known.axis : -known.axis;
      Along along{unitOf(axis),
                  {},
                  cornersAlong(axes.a, axis, known.acrossA, known.levelA),
                  cornersAlong(axes.b, -axis, known.acrossB, known.levelB)};
      const AlongAxis<double> rough = roughly(candidates, candidate, isForward);
      ContactPart part = contactPart(facing(axes.a, axes.b, candidates.reference(), axis, along),
                                     options_, &rough);
      along.depth = part.depth;
      return take(along, std::move(part));
    });
  }

  /** Of two boxes; false where a sign or a rounding is not certain. */
  bool takeInLanes(const PolytopeCandidates& candidates, const Candidate& candidate) {
    const BoxAlongAxis boxes(a_, b_, candidate);
    if (!boxes.isCertain() || !(boxes.gap() < 0)) {
      return false;
    }
    const BoxContact contact(boxes);
    const auto commonIn = [&](const auto& along) {
      return commonFeatures(along, boxes.feature(0), boxes.feature(1), options_.incident,
                            [&](int side) { return contact.incidentFace(side); });
    };
    const AlongAxis<double> rough = roughly(candidates, candidate, boxes.isForward());
    std::optional<CommonFeatures> common = withoutDoubt([&] { return commonIn(rough); });
    if (!common) {
      // Edges or corners that lie above each other, mostly: numbers that know of zeros tell.
      common = withoutDoubt([&] {
        const PolytopeAxes<Approximate>& axes = candidates.in<Approximate>();
        const Vector3<Approximate> axis = axes.along(candidate).axis;
        return commonIn(
            AlongAxis<Approximate>{axes.a, axes.b, boxes.isForward() ? axis : -axis, {}});
      });
    }
    if (!common) {
      return false;
    }
    std::optional<std::vector<ContactPoint>> points = contact.points(*common);
    if (!points) {
      return false;
    }
    const double depth = -boxes.gap();
    take({boxes.unitAxis(), depth, boxes.feature(0), boxes.feature(1)},
         {*std::move(points), common->kind, depth});
    return true;
  }

  /** Whether the features have a point in common: then the manifold is along this axis. */
  bool takes(const PolytopeCandidates& candidates, int row, const Witness& witness) {
    const Along along{witness.axis, coreA_.radius + coreB_.radius - witness.gap, witness.cornersA,
                      witness.cornersB};
    const Candidate& candidate = candidates.list()[at(row)];
    const auto part = [&]<class T>(const Vector3<T>& axis, bool isRough) {
      // One of the two directions of the axis.
      const bool isForward = signOfDot(axis, vectorOf<T>(along.axis)) == Sign::positive;
      const PolytopeAxes<T>& axes = candidates.in<T>();
      const auto facingAlong =
          facing(axes.a, axes.b, candidates.reference(), isForward ? axis : -axis, along);
      const auto partIn = [&](const AlongAxis<double>* rough) {
        return !options_.incident || haveCommonPoints(facingAlong, rough)
                   ? contactPart(facingAlong, options_, rough)
                   : ContactPart{};
      };
      if (!isRough) {
        return partIn(nullptr);
      }
      const AlongAxis<double> rough = roughly(candidates, candidate, isForward);
      return partIn(&rough);
    };
    return take(along,
                isForDegenerate(candidate.type)
                    ? part(candidates.in<Exact>().degenerate(candidate, candidates.space()), false)
                    : certified([&]<class T>() {
                        return part(candidates.in<T>().along(candidate).axis, true);
                      }));
  }

  static AlongAxis<double> roughly(const PolytopeCandidates& candidates, const Candidate& candidate,
                                   bool isForward) {
    const PolytopeTerms<double>& a = candidates.termsA();
    const PolytopeTerms<double>& b = candidates.termsB();
    const auto [axis, error] = candidates.roughAxis(candidate);
    const double place = withinRange(sizeOf(a) * b.n + sizeOf(b) * a.n);
    return {a, b, isForward ? axis : -axis,
            OutlineSigns<double>(place, largestMagnitude(axis), error)};
  }

  /** Unless the features have no point in common. */
  bool take(const Along& along, ContactPart part) {
    if (part.points.empty()) {
      return false;
    }
    manifold_.axis = along.axis;
    manifold_.depth = *along.depth;
    manifold_.cornersA = along.cornersA;
    manifold_.cornersB = along.cornersB;
    manifold_.points = std::move(part.points);
    manifold_.kind = isRounded() ? ContactKind::round : part.kind;
    return true;
  }

  template <class T>
  FacingFeatures<T> facing(const PolytopeTerms<T>& a, const PolytopeTerms<T>& b,
                           const Vec3& reference, const Vector3<T>& axis,
                           const Along& along) const {
    return {coreA_.polytope,
            coreB_.polytope,
            a,
            b,
            reference,
            coreA_.radius,
            coreB_.radius,
            axis,
            along.cornersA,
            along.cornersB,
            along.depth};
  }

  ShapeRef a_;
  ShapeRef b_;
  RoundedPolytope coreA_;
  RoundedPolytope coreB_;
  ContactOptions options_;
  Manifold manifold_;
};

}  // namespace

Manifold contactAlongLeastAxis(ShapeRef a, ShapeRef b, Outcome outcome,
                               const ContactOptions& options) {
  return ContactAxis(a, b, outcome, options).find();
}

}  // namespace collision
