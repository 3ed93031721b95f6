#include "convex/distance.h"

#include <optional>

#include "answer/positive_zero.h"
#include "convex/rounded_witness.h"
#include "number/certified.h"

namespace collision {
namespace {

Distance apartBy(const Witness& witness) {
  return {agreeing(witness.gap, Sign::positive),
          kNone,
          positiveZero(witness.axis),
          positiveZero(witness.supportA),
          positiveZero(witness.supportB),
          kNoPoint,
          witness.cornersA,
          witness.cornersB};
}

/** What both kinds of box are made of. */
struct BoxNumbers {
  Vec3 lowPole;  // two points whose sum is twice the center
  Vec3 highPole;
  Vec3 lengthFrom;  // two points whose difference is the lengths
  Vec3 lengthTo;
  Quaternion rotation;

  explicit BoxNumbers(const Aabb& box)
      : lowPole(box.min), highPole(box.max), lengthFrom(box.min), lengthTo(box.max) {}
  explicit BoxNumbers(const Obb& box)
      : lowPole(box.center),
        highPole(box.center),
        lengthFrom(-box.halfExtents),
        lengthTo(box.halfExtents),
        rotation(box.rotation) {}

  template <class T>
  [[nodiscard]] Vector3<T> lengths() const {
    return differenceOf<T>(lengthFrom, lengthTo);
  }
  template <class T>
  [[nodiscard]] Vector3<T> twiceCenter() const {
    return vectorOf<T>(lowPole) + vectorOf<T>(highPole);
  }
};

std::optional<BoxNumbers> boxNumbersOf(ShapeRef shape) {
  if (shape.kind() == Kind::aabb) {
    return BoxNumbers(shape.as<Aabb>());
  }
  return shape.kind() == Kind::obb ? std::optional(BoxNumbers(shape.as<Obb>())) : std::nullopt;
}

/**
 * The nearest points of two boxes of one orientation that are apart: axis by axis the ends that
 * face each other, or the middle of what both cover. Coordinates come from the center of a, times
 * 2 n.
 */
template <class T>
Witness betweenAlignedBoxes(const BoxNumbers& a, const BoxNumbers& b) {
  const ScaledAxes<T> frame = axesIn<T>(a.rotation);
  const Vector3<T> between =
      differenceOf<T>(a.lowPole, b.lowPole) + differenceOf<T>(a.highPole, b.highPole);
  const Vector3<T> reachA = a.lengths<T>() * frame.n;
  const Vector3<T> reachB = b.lengths<T>() * frame.n;
  const Vector3<T> along = toLocal(frame, between);
  Vector3<T> onA;
  Vector3<T> onB;
  Vector3<T> apart;
  Witness witness;
  witness.cornersA = witness.cornersB = 1;
  for (int i = 0; i < 3; ++i) {
    const T lowB = along[i] - reachB[i];
    const T highB = along[i] + reachB[i];
    int side = 0;  // of a on which b lies
    if (reachA[i] < lowB) {
      side = 1;
      onA[i] = reachA[i];
      onB[i] = lowB;
      apart[i] = lowB - reachA[i];
    } else if (highB < -reachA[i]) {
      side = -1;
      onA[i] = -reachA[i];
      onB[i] = highB;
      apart[i] = highB + reachA[i];
    } else {
      onA[i] = onB[i] = (greatest(-reachA[i], lowB) + least(reachA[i], highB)) * T(0.5);
    }
    witness.cornersA = swept(witness.cornersA, i, side);
    witness.cornersB = swept(witness.cornersB, i, -side);
  }
  const T weight = frame.n * frame.n * T(2.0);
  const auto pointAt = [&](const Vector3<T>& local) {
    return quotient(a.twiceCenter<T>() * (frame.n * frame.n) + toWorld(frame, local), weight);
  };
  witness.axis = unitOf(toWorld(frame, apart));
  witness.gap = quotient(squareRoot(dot(apart, apart)), frame.n * T(2.0));
  witness.supportA = pointAt(onA);
  witness.supportB = pointAt(onB);
  return witness;
}

std::optional<Witness> betweenAlignedBoxes(ShapeRef a, ShapeRef b) {
  const auto boxA = boxNumbersOf(a);
  const auto boxB = boxNumbersOf(b);
  if (!boxA || !boxB || !(boxA->rotation == boxB->rotation)) {
    return std::nullopt;
  }
  return certified([&]<class T>() { return betweenAlignedBoxes<T>(*boxA, *boxB); });
}

}  // namespace

std::optional<Distance> distanceApart(ShapeRef a, ShapeRef b) {
  if (a.kind() == Kind::plane || b.kind() == Kind::plane) {
    return std::nullopt;
  }
  std::optional<Witness> witness = betweenAlignedBoxes(a, b);
  if (!witness) {
    const RoundedPolytope coreA = roundedPolytopeOf(a);
    const RoundedPolytope coreB = roundedPolytopeOf(b);
    witness = certified([&]<class T>() {
      const auto nearest = closestFeatures(PolytopeTermsPair<T>(coreA.polytope, coreB.polytope));
      return nearest ? std::optional(witnessBetween(*nearest, coreA.radius, coreB.radius))
                     : std::nullopt;
    });
  }
  return witness ? std::optional(apartBy(*witness)) : std::nullopt;
}

Distance distanceOf(const Verdict& verdict) {
  const Witness& witness = verdict.witness;
  if (verdict.outcome == Outcome::apart) {
    return apartBy(witness);
  }
  const double depth = verdict.outcome == Outcome::overlapping ? -witness.gap : kNone;
  return {0,
          depth,
          witness.axis,
          verdict.contact,
          verdict.contact,
          positiveZero(witness.axis * depth),
          witness.cornersA,
          witness.cornersB};
}

}  // namespace collision
