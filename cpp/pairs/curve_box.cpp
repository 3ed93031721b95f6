// Does a ray or segment meet a box, and where? Slabs: between each pair of parallel faces it has an
// interval of parameters; what it spends inside the box is what the three intervals have in common.
// A turned box is a straight box: the curve is moved into its frame first.
// Source: Kay, Kajiya, Ray Tracing Complex Scenes, SIGGRAPH 1986.
#include <algorithm>
#include <optional>

#include "answer/steps.h"
#include "convex/witness.h"
#include "linear/number_vector.h"
#include "number/certified.h"
#include "number/index.h"
#include "pairs/box_crossings.h"
#include "pairs/box_slabs.h"
#include "pairs/certain_clip.h"
#include "pairs/clipped.h"
#include "pairs/families.h"
#include "shapes/visit_as.h"
#include "shapes/visit_box.h"

namespace collision {
namespace {

/** How far inside each face the curve's origin is, times n, and how fast it goes further in. */
class Slabs final : public HalfSpaces {
 public:
  Slabs(const Curve& curve, ShapeRef box) : HalfSpaces(kSlabFaces), curve_(curve), box_(box) {
    visitBox(box,
             [&](const auto& shape) { setSlabs(*this, curve.origin(), curve.direction(), shape); });
    if (curve.isPoint()) {  // its direction plays no part
      std::fill(slope.all().begin(), slope.all().end(), 0.0);
      crossingError = 0;
    }
  }

  [[nodiscard]] Exact exactValue(int k) const override { return valueOf(terms<Exact>(), k); }
  [[nodiscard]] Exact exactSlope(int k) const override { return slopeOf(terms<Exact>(), k); }
  [[nodiscard]] FirstNumber firstValue(int k) const override {
    return valueOf(terms<FirstNumber>(), k);
  }
  [[nodiscard]] FirstNumber firstSlope(int k) const override {
    return slopeOf(terms<FirstNumber>(), k);
  }
  /** The unit vector along one of the box's axes. */
  [[nodiscard]] Vec3 unitAxis(int axis) const {
    return certified([this, axis]<class T>() {
      const ScaledAxes<T>& frame = this->terms<T>().frame;  // of length n
      return quotient(frame.axis[at(axis)], frame.n);
    });
  }

 private:
  /** Everything twice, so that an AABB's center needs no halving. */
  template <class T>
  struct Terms {
    ScaledAxes<T> frame;
    Vector3<T> length;
    Vector3<T> fromCenter;
    Vector3<T> direction;

    explicit Terms(const Slabs& slabs)
        : direction(slabs.curve_.isPoint() ? Vector3<T>{}
                                           : slabs.curve_.directionIn<T>() * T(2.0)) {
      const Vec3& origin = slabs.curve_.origin();
      visitAs<Aabb, Obb>(slabs.box_, [&](const auto& box) {
        frame = frameIn<T>(box);
        length = lengthsIn<T>(box);
        fromCenter = differenceOf<T>(lowPole(box), origin) + differenceOf<T>(highPole(box), origin);
      });
    }
  };
  /** Made at the first use. */
  template <class T>
  class LazyTerms {
   public:
    const Terms<T>& get(const Slabs& slabs) const {
      if (!terms_) {
        terms_.emplace(slabs);
      }
      return *terms_;
    }

   private:
    mutable std::optional<Terms<T>> terms_;
  };

  template <class T>
  [[nodiscard]] const Terms<T>& terms() const {
    if constexpr (std::is_same_v<T, FirstNumber>) {
      return first_.get(*this);
    } else {
      return exact_.get(*this);
    }
  }

  template <class T>
  static T valueOf(const Terms<T>& terms, int k) {
    const T along = dot(terms.frame.axis[at(axisOfFace(k))], terms.fromCenter);
    const T reach = terms.length[axisOfFace(k)] * terms.frame.n;
    return reach + (k == lowerFace(axisOfFace(k)) ? along : -along);
  }
  template <class T>
  static T slopeOf(const Terms<T>& terms, int k) {
    const T along = dot(terms.frame.axis[at(axisOfFace(k))], terms.direction);
    return k == lowerFace(axisOfFace(k)) ? along : -along;
  }

  const Curve& curve_;
  ShapeRef box_;
  LazyTerms<Exact> exact_;
  LazyTerms<FirstNumber> first_;
};

/** The decided test, whatever the box. */
class CurveBox {
 public:
  CurveBox(const Curve& curve, ShapeRef box, const Slabs& spaces, int lengths)
      : curve_(curve), box_(box), spaces_(spaces), clip_(curve, spaces), lengths_(lengths) {}

  [[nodiscard]] Clip& clip() { return clip_; }
  /** Whether doubles are sure that it passes through the inside, and where: nothing else is cut. */
  [[nodiscard]] bool passes() {
    CertainClip clip(curve_.end());
    for (int axis = 0; axis < 3; ++axis) {
      if (!clip.keep(spaces_, axis)) {
        return false;
      }
    }
    const auto passage = lengths_ == 3 && clip.passes() ? clip.passage() : std::nullopt;
    if (passage) {
      clip_.take(passage->enter, passage->exit);
      passes_ = true;
    }
    return passes_;
  }
  [[nodiscard]] Outcome outcome() {
    if (kHasLanes && passes_) {
      return Outcome::overlapping;
    }
    if (clip_.empty()) {
      return Outcome::apart;
    }
    return overlaps() ? Outcome::overlapping : Outcome::touching;
  }

  /** Cuts by one slab; the sign of the gap it leaves. */
  static Sign cut(Clip& clip, int axis) {
    const bool some = clip.keep(lowerFace(axis)) && clip.keep(upperFace(axis));
    if (!some) {
      return Sign::positive;
    }
    return clip.hasLength() ? Sign::negative : Sign::zero;
  }

  [[nodiscard]] bool startsInside() {
    if (kHasLanes && passes_) {
      return clip_.enterSpace() == kCurveItself;
    }
    for (int k = 0; k < kSlabFaces; ++k) {
      if (clip_.signOfValue(k) != Sign::positive) {
        return false;
      }
    }
    return lengths_ == 3;
  }

  /** Where t of the hit lies, rounded, if lanes are certain of it. */
  [[nodiscard]] HitPlace roundedPlace(bool wayOut) const {
    const int face = wayOut ? clip_.exitSpace() : clip_.enterSpace();
    if (face == kCurveItself) {
      return {};
    }
    if constexpr (kHasLanes) {
      const CertainLanes t = rounded(crossingsOf(curve_, box_, face, face).parameters.parameters());
      if (holdsForAll(t.isCertain)) {
        return collision::roundedPlace(t.number[0]);
      }
    }
    return {0, kInfinity};
  }

  /** `wayOut`: of a start inside, the hit where it leaves. */
  Hit hit(bool wayOut) {
    Hit hit = numbers(wayOut);
    hit.startsInside = startsInside();
    if (clip_.leaves()) {
      hit.exitFeature = clip_.exitSpace();
      hit.exitNormal = normalOf(hit.exitFeature);
    }
    if (wayOut) {
      turnToExit(hit);
    }
    if (hit.startsInside) {
      return hit;
    }
    hit.feature = clip_.enterSpace() != kCurveItself ? clip_.enterSpace() : faceOfOrigin();
    const int axis = axisOfFace(hit.feature);
    const bool upper = hit.feature == upperFace(axis);
    if (hit.exitFeature >= 0 && axisOfFace(hit.exitFeature) == axis) {
      hit.normal = hit.exitFeature == hit.feature ? hit.exitNormal : -hit.exitNormal;
    } else {
      hit.normal = normalOf(hit.feature);
    }
    const Sign slope = clip_.signOfSlope(lowerFace(axis));
    if (slope != Sign::zero) {
      hit.facing = (slope == Sign::positive) == upper ? Facing::back : Facing::front;
    }
    return hit;
  }

 private:
  /** A face whose unit normal is known. */
  struct CrossedFace {
    int face = kCurveItself;
    Vec3 normal;
  };

  Hit numbers(bool wayOut) {
    if constexpr (kHasLanes) {
      if (const std::optional<Hit> hit = numbersInLanes(wayOut)) {
        return *hit;
      }
    }
    return hitOfRest(clip_, curve_, wayOut);
  }
  /** The same where all roundings are certain. */
  std::optional<Hit> numbersInLanes(bool wayOut) {
    const int exit = clip_.exitSpace();
    const int enter = wayOut ? exit : clip_.enterSpace();
    const bool startsItself = enter == kCurveItself;
    const bool endsItself = exit == kCurveItself;
    EndLanes ends;
    if (startsItself || endsItself) {
      ends = EndLanes::of(curve_);
    }
    if (!startsItself || !endsItself) {
      const std::array<int, 2> faces{startsItself ? exit : enter, endsItself ? enter : exit};
      const BoxCrossings crossings = crossingsOf(curve_, box_, faces[0], faces[1]);
      const CertainVectors normals = rounded(crossings.normals);
      for (int i = 0; i < 2; ++i) {
        if (areCertain(normals)[i]) {
          crossed_[at(i)] = {faces[at(i)], laneOf(normals, i)};
        }
      }
      ends = choose(maskOf(startsItself, endsItself), ends, crossings.parameters);
    }
    return hitBetween(curve_, ends, endsItself && !curve_.bounded());
  }

  /** A face's unit normal, out of the box. */
  [[nodiscard]] Vec3 normalOf(int face) const {
    for (const CrossedFace& crossed : crossed_) {
      if (kHasLanes && crossed.face == face) {
        return crossed.normal;
      }
    }
    const int axis = axisOfFace(face);
    const Vec3 upward = spaces_.unitAxis(axis);
    return face == upperFace(axis) ? upward : -upward;
  }

  [[nodiscard]] bool isFlat(int axis) {
    return lengths_ < 3 &&
           (spaces_.exactValue(lowerFace(axis)) + spaces_.exactValue(upperFace(axis))).sign() ==
               Sign::zero;
  }

  /** Whether 0 lies inside the set of differences. */
  bool overlaps() {
    int flatAxis = -1;
    for (int i = 0; i < 3; ++i) {
      const bool across = clip_.signOfSlope(lowerFace(i)) == Sign::zero;
      if (isFlat(i)) {
        if (flatAxis >= 0 || across) {
          return false;  // box and curve together do not fill space
        }
        flatAxis = i;
      } else if (across && (clip_.signOfValue(lowerFace(i)) == Sign::zero ||
                            clip_.signOfValue(upperFace(i)) == Sign::zero)) {
        return false;  // sliding along a face
      }
    }
    if (flatAxis < 0) {
      return curve_.isPoint() || clip_.hasLength();
    }
    // A flat box is crossed at one parameter, which must lie strictly inside everything else.
    const int flat = lowerFace(flatAxis);
    const Sign start = clip_.signOfValue(flat);
    if (start == Sign::zero || clip_.compareWithEnd(flat) != Sign::negative) {
      return false;
    }
    for (int k = 0; k < kSlabFaces; ++k) {
      const Sign slope = clip_.signOfSlope(k);
      if (axisOfFace(k) == flatAxis || slope == Sign::zero) {
        continue;
      }
      const Sign after = clip_.compareCrossings(flat, k);
      if (after != slope) {
        return false;
      }
    }
    return true;
  }

  /** The first face that the curve's origin lies on. */
  int faceOfOrigin() {
    for (int k = 0; k < kSlabFaces; ++k) {
      if (clip_.signOfValue(k) == Sign::zero) {
        return k;
      }
    }
    return 0;
  }

  const Curve& curve_;
  ShapeRef box_;
  const Slabs& spaces_;
  Clip clip_;
  int lengths_;
  bool passes_ = false;
  std::array<CrossedFace, 2> crossed_{};
};

Vec3 pointAt(const Curve& curve, double t) { return std::isfinite(t) ? curve.at(t) : kNoPoint; }

Step slabStep(const Curve& curve, const HalfSpaces& spaces, int axis, const Interval& before,
              const Decision& gap, const Vec3& unit, bool reached) {
  const double slope = spaces.slope[at(lowerFace(axis))];
  const double inLower = spaces.value[at(lowerFace(axis))];
  const double inUpper = spaces.value[at(upperFace(axis))];
  const bool beside = slope == 0 && (inLower < 0 || inUpper < 0);
  Interval within;
  if (slope != 0) {
    const double lower = -inLower / slope;
    const double upper = inUpper / slope;
    within = slope > 0 ? Interval{lower, upper} : Interval{upper, lower};
  }
  Step step = scalarStep(axis, StepGroup::slab, StepUnit::parameter, gap, before, within, reached);
  if (beside) {  // the slab has no parameter of the curve at all
    step.b = {kNone, kNone};
    step.gap = kInfinity;
  }
  step.axis = unit;
  step.aMinPoint = pointAt(curve, before.min);
  step.aMaxPoint = pointAt(curve, before.max);
  step.bMinPoint = pointAt(curve, step.b.min);
  step.bMaxPoint = pointAt(curve, step.b.max);
  return step;
}

/** Of a curve that misses. */
Beyond beyondOf(const Curve& curve, ShapeRef box) {
  const auto meets = [&](const Curve& endless) {
    const Slabs spaces(endless, box);
    Clip clip(endless, spaces);
    for (int k = 0; k < kSlabFaces; ++k) {
      if (!clip.keep(k)) {
        return false;
      }
    }
    return true;
  };
  if (curve.isPoint()) {
    return Beyond::none;
  }
  if (meets(curve.goingOn())) {
    return Beyond::end;
  }
  return meets(curve.goingBack()) ? Beyond::start : Beyond::none;
}

constexpr EdgeSet kCurveItselfAcross = 0b1;

/** A face's normal: the two other edges of the box are across it. */
template <class T>
KnownAxis<T> faceAxis(const PolytopeTerms<T>& box, int axis) {
  return {box.edge[at(axis)], 0, 0b111U & ~(1U << at(axis))};
}

template <class T>
KnownAxis<T> crossAxis(const Vector3<T>& direction, const PolytopeTerms<T>& box, int edge) {
  return {cross(direction, box.edge[at(edge)]), kCurveItselfAcross, 1U << at(edge)};
}

/** The separating axis behind an empty interval: a face normal, or direction × edge for two slabs.
 */
template <class T>
KnownAxis<T> axisOfMiss(const Clip& clip, const Vector3<T>& direction,
                        const PolytopeTerms<T>& box) {
  const int axis = axisOfFace(clip.failedSpace());
  if (clip.failedAgainst() == kCurveItself || axisOfFace(clip.failedAgainst()) == axis) {
    return faceAxis(box, axis);
  }
  return crossAxis(direction, box, 3 - axis - axisOfFace(clip.failedAgainst()));
}

}  // namespace

Verdict testCurveBox(ShapeRef a, ShapeRef b, const Ask& ask) {
  const Curve curve(a);
  const Slabs spaces(curve, b);
  const auto lengths = visitAs<Aabb, Obb>(b, [](const auto& own) { return lengthsOf(own); });
  CurveBox test(curve, b, spaces, lengths);
  Clip& clip = test.clip();
  Verdict verdict;
  const bool isHitAlone = kHasLanes && !ask.witness && ask.trace == nullptr;
  const bool isKnown = isHitAlone && test.passes();
  for (int i = 0; i < 3 && !isKnown; ++i) {
    const bool reached = !clip.empty();
    if (!reached && ask.trace == nullptr) {
      break;
    }
    Clip alone(curve, spaces);  // what is not reached is shown against the whole curve
    Clip& running = reached ? clip : alone;
    const Interval before = ask.trace != nullptr ? running.interval() : Interval{};
    const Decision gap{CurveBox::cut(running, i), running.decidedBy(), __builtin_LINE()};
    if (reached && clip.empty()) {
      verdict.candidate = i;
    }
    if (ask.trace != nullptr) {
      const Vec3 axis = visitAs<Aabb, Obb>(b, [&](const auto& own) { return unit(own, i); });
      Step step = slabStep(curve, spaces, i, before, gap, axis, reached);
      if (reached && clip.empty()) {
        step.beyond = beyondOf(curve, b);
      }
      ask.trace->add(step);
    }
  }
  takeClipped(verdict, test, clip, curve, ask);
  if (!ask.numbers || !ask.witness) {
    return verdict;
  }
  const Polytope onCurve = roundedPolytopeOf(a).polytope;
  const Polytope onBox = roundedPolytopeOf(b).polytope;
  verdict.witness = certified([&]<class T>() {
    const Vec3& reference = curve.origin();
    const PolytopeTerms<T> ofCurve = onCurve.in<T>(reference);
    const PolytopeTerms<T> ofBox = onBox.in<T>(reference);
    const Vector3<T> direction = curve.isPoint() ? Vector3<T>{} : ofCurve.edge[0];
    if (verdict.outcome == Outcome::apart) {
      return witnessAlong(ofCurve, ofBox, axisOfMiss(clip, direction, ofBox), reference);
    }
    const std::array<KnownAxis<T>, 6> axes{faceAxis(ofBox, 0),
                                           faceAxis(ofBox, 1),
                                           faceAxis(ofBox, 2),
                                           crossAxis(direction, ofBox, 0),
                                           crossAxis(direction, ofBox, 1),
                                           crossAxis(direction, ofBox, 2)};
    return leastWitness<T>(ofCurve, ofBox, axes, reference);
  });
  verdict.witness.gap = agreeing(verdict.witness.gap, signOf(verdict.outcome));
  return verdict;
}

}  // namespace collision
