// Does a ray or segment meet a capsule, and where? Where its distance from the capsule's axis is at
// most the radius. The surface consists of a cylinder and two balls; each has its roots, and the
// true ones are those that lie where their part of the surface is.
#include <array>
#include <optional>

#include "answer/steps.h"
#include "convex/closest_points.h"
#include "convex/compare_distance.h"
#include "curve/end.h"
#include "curve/hit.h"
#include "linear/number_vector.h"
#include "number/certified.h"
#include "number/index.h"
#include "pairs/families.h"
#include "pairs/filter/line_rows.h"
#include "pairs/pairs.h"

namespace collision {
namespace {

/** x + y √s, about a point at an irrational parameter; all share one s. */
struct Square {
  Exact x;
  Exact y;
};
Square squareOf(const ExactVec3& x, const ExactVec3& y, const Exact& s) {
  return {dot(x, x) + dot(y, y) * s, Exact(2.0) * dot(x, y)};
}

/** Sign of the distance of a bounded ray's end from the capsule's axis minus the radius. */
Sign endApart(const Ray& ray, const Capsule& capsule) {
  // The end times s = d²: s o + d L √s. Everything is seen from the axis's start p, times s.
  const ExactVec3 d = lift(ray.direction);
  const Exact s = dot(d, d);
  const ExactVec3 x = difference(capsule.start, ray.origin) * s;
  const ExactVec3 y = d * Exact(ray.maxDistance);
  const ExactVec3 e = difference(capsule.start, capsule.end);
  const Exact squared = dot(e, e);
  const Exact r(capsule.radius);
  const Exact limit = r * r * s * s;
  const Exact alongX = dot(x, e);
  const Exact alongY = dot(y, e);
  if (signOf(alongX, alongY, s) != Sign::positive) {
    const Square distance = squareOf(x, y, s);
    return signOf(distance.x - limit, distance.y, s);
  }
  if (signOf(alongX - squared * s, alongY, s) != Sign::negative) {
    const Square distance = squareOf(x - e * s, y, s);
    return signOf(distance.x - limit, distance.y, s);
  }
  const Square distance = squareOf(cross(x, e), cross(y, e), s);
  return signOf(distance.x - limit * squared, distance.y, s);
}

/** The nearest points' squared distance against radius². */
Sign nearestApart(const ClosestPoints<Exact>& nearest, double radius) {
  return compareExact(nearest.numerator, Exact(radius) * Exact(radius) * nearest.denominator);
}

Segment axisOf(const Capsule& capsule) { return {capsule.start, capsule.end}; }

ClosestPoints<Exact> nearestPoints(const Polytope& curve, const Capsule& capsule) {
  return closestPoints<Exact>(curve, Polytope(axisOf(capsule)));
}

Sign exactlyApart(const Segment& segment, const Capsule& capsule) {
  return nearestApart(nearestPoints(Polytope(segment), capsule), capsule.radius);
}

Sign exactlyApart(const Ray& ray, const Capsule& capsule) {
  if (ray.maxDistance == 0) {
    return exactlyApart(Segment{ray.origin, ray.origin}, capsule);
  }
  // Along the ray the distance falls and then rises: either the nearest point of the endless ray is
  // part of the bounded one too, or its end is the nearest.
  const Ray endless{ray.origin, ray.direction};
  const ClosestPoints<Exact> nearest = nearestPoints(Polytope(endless), capsule);
  if (ray.bounded()) {
    const ExactVec3 d = lift(ray.direction);
    const ExactVec3 fromOrigin = nearest.pointA - lift(ray.origin) * nearest.weightA;
    const Exact t = dot(fromOrigin, d);
    if (compareWithEnd(Curve(ray), -t, dot(d, d) * nearest.weightA) == Sign::positive) {
      return endApart(ray, capsule);
    }
  }
  return nearestApart(nearest, capsule.radius);
}

/** Parts of the surface; also the codes of the capsule's features. */
enum Part { kSide = 0, kStart = 1, kEnd = 2 };

/** Where a line crosses the surface. */
template <class T>
struct Crossing {
  bool found = false;
  QuadraticSurd<T> t;
  int part = kSide;
};

template <class T>
class Surface {
 public:
  Surface(const Curve& curve, const Capsule& capsule)
      : isBall_(capsule.start == capsule.end),
        d_(curve.directionIn<T>()),
        w_(differenceOf<T>(capsule.start, curve.origin())),
        e_(differenceOf<T>(capsule.start, capsule.end)),
        squared_(dot(e_, e_)),
        along_(dot(w_, e_)),
        slope_(dot(d_, e_)) {
    const T radius(capsule.radius);
    const filter::Quadratic<T> start(d_, w_, radius);
    roots_[kStart] = rootsOf(start.a, start.b, start.c);
    if (!isBall_) {
      roots_[kEnd] = rootsOf(start.a, start.b - slope_, start.c - (along_ + along_) + squared_);
      roots_[kSide] =
          rootsOf(start.a * squared_ - slope_ * slope_, start.b * squared_ - slope_ * along_,
                  start.c * squared_ - along_ * along_);
    }
  }

  /**
   * The first crossing (`sign` −1) or the last (1). A line crosses a convex surface once each way:
   * a root on its own part of it is that, unless it only touches there, perhaps along a stretch.
   */
  [[nodiscard]] Crossing<T> crossing(double sign) const {
    Crossing<T> best;
    for (const int part : {kSide, kStart, kEnd}) {
      if (isBall_ && part != kStart) {
        continue;
      }
      const Crossing<T> here = crossingOf(part, sign);
      if (here.found && here.t.q.sign() != Sign::zero) {
        return here;
      }
      const bool better =
          here.found && (!best.found || (compare(here.t, best.t) == Sign::negative) == (sign < 0));
      if (better) {
        best = here;
      }
    }
    return best;
  }

  /** The part that a point of the surface belongs to. */
  [[nodiscard]] int partAt(const QuadraticSurd<T>& t) const {
    if (isBall_ || place(t, T()) != Sign::positive) {
      return kStart;
    }
    return place(t, squared_) != Sign::negative ? kEnd : kSide;
  }

  /** The way out of the surface at t, times t's denominator. */
  [[nodiscard]] Vector3<T> normalAt(const Fraction<T>& t, int part) const {
    const Vector3<T> out = (part == kEnd ? w_ - e_ : w_) * t.denominator + d_ * t.numerator;
    return part == kSide ? out * squared_ - e_ * dot(out, e_) : out;
  }

 private:
  /** Sign of the place along the axis at t, minus `limit`. */
  [[nodiscard]] Sign place(const QuadraticSurd<T>& t, const T& limit) const {
    return signOf((along_ - limit) * t.d + slope_ * t.a, slope_ * t.b, t.q);
  }

  /** The roots (−b ± √discriminant) / a of a t² + 2 b t + c, if there are any. */
  struct Roots {
    bool exist = false;
    T a;
    T minusB;
    T discriminant;
  };
  static Roots rootsOf(const T& a, const T& b, const T& c) {
    const T discriminant = b * b - a * c;
    const bool exist = a.sign() == Sign::positive && discriminant.sign() != Sign::negative;
    return {exist, a, -b, discriminant};
  }

  /** That root of one part, if it lies there. */
  [[nodiscard]] Crossing<T> crossingOf(int part, double sign) const {
    const Roots& roots = roots_[at(part)];
    if (!roots.exist) {
      return {};
    }
    const QuadraticSurd<T> t{roots.minusB, sign, roots.discriminant, roots.a};
    if (isBall_) {
      return {true, t, part};
    }
    const Sign fromStart = place(t, T());
    const Sign fromEnd = place(t, squared_);
    const bool here = part == kStart ? fromStart != Sign::positive
                      : part == kEnd ? fromEnd != Sign::negative
                                     : fromStart != Sign::negative && fromEnd != Sign::positive;
    return here ? Crossing<T>{true, t, part} : Crossing<T>{};
  }

  bool isBall_;
  Vector3<T> d_;
  Vector3<T> w_;
  Vector3<T> e_;
  T squared_;
  T along_;
  T slope_;
  std::array<Roots, 3> roots_;  // by part
};

/** Where the curve enters the capsule; `outside`: its start is outside. */
template <class T>
QuadraticSurd<T> enterOf(const Surface<T>& surface, bool outside) {
  return outside ? surface.crossing(-1.0).t : QuadraticSurd<T>{};
}

/** Whether a curve with a length leaves the capsule at `exit`, rather than ends before. */
template <class T>
bool leavesAt(const Curve& curve, const QuadraticSurd<T>& exit) {
  return !curve.bounded() || compare(exit, curve.endIn<T>()) != Sign::positive;
}

/** `wayOut`: of a start inside, the hit where it leaves. */
template <class T>
Hit measuredHit(const Curve& curve, const Capsule& capsule, Outcome start, bool wayOut) {
  const Surface<T> surface(curve, capsule);
  const QuadraticSurd<T> enter = enterOf(surface, start == Outcome::apart);
  QuadraticSurd<T> exit = enter;
  bool leaves = false;
  if (!curve.isPoint()) {
    exit = surface.crossing(1.0).t;
    leaves = leavesAt(curve, exit);
    if (!leaves) {
      exit = curve.endIn<T>();
    }
  }
  if (wayOut && !leaves) {
    return {};
  }
  const Fraction<T> first = nearly(enter);
  const Fraction<T> last = nearly(exit);
  Hit hit = hitBetween(curve, wayOut ? last : first, &last);
  hit.startsInside = start == Outcome::overlapping;
  if (leaves) {
    hit.exitFeature = surface.partAt(exit);
    const Vector3<T> normal = surface.normalAt(last, hit.exitFeature);
    hit.exitNormal = isZero(normal) ? kNoPoint : unitOf(normal);
  }
  if (wayOut) {
    turnToExit(hit);
  }
  if (hit.startsInside) {
    return hit;
  }
  hit.feature = surface.partAt(enter);
  const Vector3<T> normal = surface.normalAt(first, hit.feature);
  if (!isZero(normal)) {
    hit.normal = unitOf(normal);
  }
  const Sign grazes = enter.q.sign();
  const Sign along = dot(normal, curve.directionIn<T>()).sign();
  if (start == Outcome::apart ? grazes != Sign::zero : along != Sign::zero) {
    hit.facing = start == Outcome::apart || along == Sign::negative ? Facing::front : Facing::back;
  }
  return hit;
}

/** Of a curve that misses. */
Beyond beyondOf(const Curve& curve, const Capsule& capsule) {
  const auto enter = [&]<class T>() { return Surface<T>(curve, capsule).crossing(-1.0); };
  const bool meets = !curve.isPoint() &&
                     certified([&]<class T>() { return enter.template operator()<T>().found; });
  return meets ? beyondAt([&]<class T>() { return enter.template operator()<T>().t; })
               : Beyond::none;
}

}  // namespace

Hit hitRounded(const Curve& curve, const Capsule& capsule, Outcome start, const Ask& ask) {
  const bool wayOut = !ask.options.solid && start == Outcome::overlapping;
  if (ask.numbers) {
    return certified([&]<class T>() { return measuredHit<T>(curve, capsule, start, wayOut); });
  }
  if (wayOut && (curve.isPoint() || !certified([&]<class T>() {
                   return leavesAt(curve, Surface<T>(curve, capsule).crossing(1.0).t);
                 }))) {
    return {};
  }
  return hitWithoutNumbers(ask, [&]<class T>() {
    const Surface<T> surface(curve, capsule);
    return wayOut ? surface.crossing(1.0).t : enterOf(surface, start == Outcome::apart);
  });
}

Verdict testCurveCapsule(ShapeRef a, ShapeRef b, const Ask& ask) {
  const Curve curve(a);
  const auto& capsule = b.as<Capsule>();
  Decision gap;
  std::optional<WalkedCores> cores;
  if (capsule.radius == 0) {
    const Verdict onAxis = testPair(a, axisOf(capsule), Ask{false});
    gap = {signOf(onAxis.outcome), onAxis.decidedBy, __builtin_LINE()};
  } else {
    WalkedCores& own = cores.emplace(roundedPolytopeOf(a).polytope, Polytope(axisOf(capsule)));
    const Sign farther = compareDistance(own.a, own.b, capsule.radius, own.begin());
    gap = farther != Sign::zero
              ? Decision{farther, DecidedBy::filter, __builtin_LINE()}
              : Decision{a.kind() == Kind::ray ? exactlyApart(a.as<Ray>(), capsule)
                                               : exactlyApart(a.as<Segment>(), capsule),
                         DecidedBy::exact, __builtin_LINE()};
  }
  Verdict verdict;
  verdict.outcome = outcomeOf(gap);
  verdict.decidedBy = gap.by;
  verdict.candidate = 0;
  if (!gap.positive()) {
    if (ask.numbers || ask.place != nullptr || ask.enter != nullptr || !ask.options.solid) {
      const Outcome start = testPair(Point{curve.origin()}, capsule, Ask{false}).outcome;
      verdict.hit = hitRounded(curve, capsule, start, ask);
    } else {
      verdict.hit.present = true;
    }
    if (!verdict.hit.present) {
      verdict.contact = curve.origin();
    }
  }
  if (!ask.numbers) {
    return verdict;
  }
  if (ask.witness) {
    measureRounded(verdict, a, capsule, cores ? &*cores : nullptr);
  }
  if (ask.trace != nullptr) {
    const Vec3& axis = verdict.witness.axis;
    const Vec3& reference = verdict.witness.supportA;
    const double distance = verdict.witness.gap + capsule.radius;
    Step step = scalarStep(0, StepGroup::distance, StepUnit::meter, gap, {distance, distance},
                           {0, capsule.radius}, true);
    step.gap = verdict.witness.gap;
    if (gap.positive()) {
      step.beyond = beyondOf(curve, capsule);
    }
    step.axis = axis;
    step.aMinPoint = step.aMaxPoint = reference;
    step.bMinPoint = verdict.witness.supportB + axis * capsule.radius;
    ask.trace->add(step);
  }
  return verdict;
}

}  // namespace collision
