// A face of the differences D proves itself: where nothing of D lies further out than its corners,
// and the point that moves past D goes through it between three of them, the point comes in there,
// or out, which it does once. What else is level with it there has the same normal: only the first
// of such rows counts, so that one is taken which has none before it.
#include "motion/hull_contacts.h"

#include <algorithm>
#include <array>

#include "convex/places.h"
#include "convex/support_corners.h"
#include "motion/nearest_walk.h"
#include "motion/polytope_cast.h"
#include "number/certified.h"
#include "sat/polytope_candidates.h"

namespace collision {
namespace {

using T = Approximate;

/** Three corners of D that span a part of a face, and what the face is made of. */
struct GuessedFace {
  std::array<SupportName, 3> corners;
  Candidate candidate;
};

std::optional<GuessedFace> faceOf(const PolytopeTerms<double>& a, const PolytopeTerms<double>& b,
                                  std::span<const SupportName> nearest) {
  if (nearest.size() != 3) {
    return std::nullopt;
  }
  const Corners ofA = cornersOf(nearest, 0, a);
  const Corners ofB = cornersOf(nearest, 1, b);
  const auto are = [&](HullFeature typeA, HullFeature typeB) {
    const auto isOf = [](Corners feature, HullFeature type) {
      return (feature & 3U) == hullFeature(type, 0);
    };
    return isOf(ofA, typeA) && isOf(ofB, typeB);
  };
  const auto indexOf = [](Corners feature) { return static_cast<int>(feature >> 2U); };
  GuessedFace face;
  std::copy(nearest.begin(), nearest.end(), face.corners.begin());
  if (are(HullFeature::face, HullFeature::corner)) {
    face.candidate = {CandidateType::faceA, indexOf(ofA)};
  } else if (are(HullFeature::corner, HullFeature::face)) {
    face.candidate = {CandidateType::faceB, indexOf(ofB)};
  } else if (are(HullFeature::edge, HullFeature::edge)) {
    face.candidate = {CandidateType::edges, indexOf(ofA), indexOf(ofB)};
  } else {
    return std::nullopt;
  }
  return face;
}

class HullPair {
 public:
  HullPair(const Polytope& a, const Polytope& b, const RelativeMotion& motion)
      : a_(a),
        b_(b),
        motion_(motion),
        roughA_(a.rounded(referenceOf(a, b))),
        roughB_(b.rounded(referenceOf(a, b))),
        axes_(a, b, referenceOf(a, b)) {}

  [[nodiscard]] std::optional<HullContacts> contacts() const;

 private:
  struct Contact {
    GuessedFace face;
    QuadraticSurd<T> time;
    ApproximateVec3 axis;
  };
  /** Where the two come together (1) or part (−1): the last step of a walk there. */
  [[nodiscard]] std::optional<Contact> contact(const RoundedDifferences& rounded, int sense) const;
  [[nodiscard]] std::optional<Contact> proven(const GuessedFace& face, int sense) const;
  /** A side's corners along the axis, or against it. */
  struct Seen {
    PlacesAlong<T> places;
    LevelCorners level;
  };
  [[nodiscard]] Seen seen(std::size_t side, const KnownAxis<T>& known, bool forward) const {
    const PolytopeTerms<T>& of = terms(side);
    return {{of.hull, pulledBack(of.generator, forward ? known.axis : -known.axis)},
            side == 0 ? known.levelA : known.levelB};
  }
  /** How many corners go furthest, of which one is given. */
  [[nodiscard]] static std::size_t tiesOf(const Seen& seen, std::size_t corner) {
    std::size_t ties = 0;
    seen.places.forEachTie(corner, seen.level, [&](std::size_t /*i*/) { ++ties; });
    return ties;
  }
  /**
   * Whether no row that comes before has an axis parallel to that of a row whose corners go
   * furthest, of a forward if `isUpper`.
   */
  [[nodiscard]] bool isFirst(CandidateType type, const KnownAxis<T>& known, bool isUpper,
                             const std::array<std::size_t, 2>& corner) const;
  [[nodiscard]] const PolytopeTerms<T>& terms(std::size_t side) const {
    return side == 0 ? axes_.a : axes_.b;
  }
  /** A corner of D, all b − a, times 2 n n'. */
  [[nodiscard]] ApproximateVec3 point(const SupportName& name) const {
    return cornerOf(axes_.b, at(name.corner[1])) * axes_.a.n -
           cornerOf(axes_.a, at(name.corner[0])) * axes_.b.n;
  }

  const Polytope& a_;
  const Polytope& b_;
  const RelativeMotion& motion_;
  PolytopeTerms<double> roughA_;
  PolytopeTerms<double> roughB_;
  PolytopeAxes<T> axes_;
};

bool HullPair::isFirst(CandidateType type, const KnownAxis<T>& known, bool isUpper,
                       const std::array<std::size_t, 2>& corner) const {
  if (type == CandidateType::faceA) {
    return true;
  }
  constexpr std::size_t kFace = 3;
  const auto opposite = [&](std::size_t side) {
    const bool forward = (side == 0) != isUpper;
    const Seen own = seen(side, known, forward);
    return tiesOf(own, own.places.furthest<1>(0, own.level));
  };
  const std::size_t oppositeA = opposite(0);
  const bool hasFaceA = tiesOf(seen(0, known, isUpper), corner[0]) >= kFace || oppositeA >= kFace;
  if (hasFaceA || type == CandidateType::faceB) {
    return !hasFaceA;
  }
  const std::size_t oppositeB = opposite(1);
  const bool hasFaceB = tiesOf(seen(1, known, !isUpper), corner[1]) >= kFace || oppositeB >= kFace;
  return !hasFaceB && (oppositeA == 1 || oppositeB == 1);
}

std::optional<HullPair::Contact> HullPair::proven(const GuessedFace& face, int sense) const {
  const auto& [corners, candidate] = face;
  const KnownAxis<T> known = axes_.along(candidate);
  const ApproximateVec3& axis = known.axis;
  const ApproximateVec3 velocity = motion_.velocity<T>() * (axes_.a.n * axes_.b.n * T(2.0));
  const T slope = dot(axis, velocity);
  const Sign along = slope.sign();
  if (along == Sign::zero) {
    return std::nullopt;
  }
  // The point comes in through the lowest of D along its way, which is the highest of a.
  const bool isUpper = (along == Sign::positive) == (sense > 0);
  const std::array<std::size_t, 2> first{at(corners[0].corner[0]), at(corners[0].corner[1])};
  for (std::size_t i = 0; i < 2; ++i) {
    const Seen own = seen(i, known, (i == 0) == isUpper);
    if (own.places.furthest<1>(first[i], own.level) != first[i]) {
      return std::nullopt;
    }
  }
  if (sense > 0 && !isFirst(candidate.type, known, isUpper, first)) {
    return std::nullopt;
  }
  // At this time, numerator / denominator, the point is in the face's plane.
  const std::array<ApproximateVec3, 3> place{point(corners[0]), point(corners[1]),
                                             point(corners[2])};
  const auto time = QuadraticSurd<T>::fraction(dot(axis, place[0]), slope);
  Sign side = Sign::zero;
  for (std::size_t i = 0; i < 3; ++i) {
    const ApproximateVec3& from = place[i];
    const ApproximateVec3 inward = cross(axis, place[(i + 1) % 3] - from);
    const Sign own = (dot(inward, velocity) * time.a - dot(inward, from) * time.d).sign();
    if (own == Sign::zero || (i > 0 && own != side)) {
      return std::nullopt;
    }
    side = own;
  }
  return Contact{face, time, along == Sign::negative ? -axis : axis};
}

std::optional<HullPair::Contact> HullPair::contact(const RoundedDifferences& rounded,
                                                   int sense) const {
  constexpr double kNear = 0x1p-30;  // of what the whole takes to go by
  const double factor = sense * 2 * roughA_.n * roughB_.n * rounded.scale;
  NearestWalk walk(rounded, motion_.roughVelocity() * factor, 0);
  while (const auto place = walk.next()) {
    if (!(place->left > 0)) {
      break;
    }
    if (const auto face = faceOf(roughA_, roughB_, place->nearest())) {
      if (auto found = withoutDoubt([&] { return proven(*face, sense); }); found && *found) {
        return *found;
      }
    }
    if (!(place->left > kNear * walk.passing())) {
      break;
    }
  }
  return std::nullopt;
}

std::optional<HullContacts> HullPair::contacts() const {
  const auto rounded = roundedDifferences(roughA_, roughB_);
  if (!rounded) {
    return std::nullopt;
  }
  const auto enter = contact(*rounded, 1);
  if (!enter) {
    return std::nullopt;
  }
  const auto exit = contact(*rounded, -1);
  if (!exit || compare(enter->time, exit->time) != Sign::negative) {
    return std::nullopt;
  }
  const QuadraticSurd<T> start{};
  const QuadraticSurd<T> end = QuadraticSurd<T>::of(motion_.ends() ? motion_.duration() : 0.0);
  const bool hasBegun = compare(enter->time, start) != Sign::positive;
  const bool endsLater = motion_.ends() && compare(exit->time, end) == Sign::positive;
  // Those that part by the start, or come together at the end or later, are left to all rows.
  if (compare(exit->time, start) != Sign::positive ||
      (motion_.ends() && compare(enter->time, end) != Sign::negative)) {
    return std::nullopt;
  }
  HullContacts found;
  CastTimes<T>& times = found.times;
  times.outcome = CastOutcome::hits;
  times.span.begins = times.span.ends = true;
  times.span.from = hasBegun ? start : enter->time;
  times.span.to = endsLater ? end : exit->time;
  if (!hasBegun) {
    // Of parallel faces the first; edges have none before.
    const Candidate& own = enter->face.candidate;
    const bool isFace = own.type != CandidateType::edges;
    times.candidate = numberOf(movingCountsOf(a_, b_), isFace ? firstParallel(a_, b_, own) : own);
    found.axis = enter->axis;
  }
  return found;
}

}  // namespace

std::optional<HullContacts> contactsOfHulls(const Polytope& a, const Polytope& b,
                                            const RelativeMotion& motion) {
  const auto found = withoutDoubt([&] { return HullPair(a, b, motion).contacts(); });
  return found ? *found : std::nullopt;
}

}  // namespace collision
