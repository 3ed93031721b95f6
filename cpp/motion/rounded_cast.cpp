// The set of all points within a radius of a convex core is the core, and around its boundary a
// ball about each corner, a cylinder about each edge and a slab about each face, none longer or
// wider than these. All of them are convex, and so is the whole: the point is inside from the first
// time that it is in one of them to the last. So nothing has to be known about which is nearest.
#include "motion/rounded_cast.h"

#include "motion/core_pieces.h"
#include "motion/polytope_cast.h"
#include "motion/root_time.h"

namespace collision {
namespace {

/** A polytope's numbers; `square` keeps what they are made of. */
template <class T>
PolytopeTerms<T> termsIn(const Polytope& polytope, const Vec3& reference, Exact& square) {
  if constexpr (std::is_same_v<T, Root>) {
    const PolytopeTerms<Exact> exact = polytope.in<Exact>(reference);
    square = exact.raySquare;
    const auto number = [](const Exact& value) { return Root(value); };
    const auto length = [&](const Exact& value) { return Root(Exact(), value, square); };
    const auto vector = [](const ExactVec3& v, const auto& of) -> Vector3<Root> {
      return {of(v.x), of(v.y), of(v.z)};
    };
    PolytopeTerms<Root> terms;
    terms.n = exact.n;
    terms.corners = exact.corners;
    terms.generators = exact.generators;
    for (std::size_t i = 0; i < 3; ++i) {
      terms.corner[i] = vector(exact.corner[i], number);
      terms.generator[i] = vector(exact.generator[i], number);
    }
    if (exact.endsAtRoot) {
      terms.generators = 1;
      terms.generator[0] = vector(exact.rayReach, length);
      terms.corner[0] = terms.corner[0] + terms.generator[0];
    }
    return terms;
  } else {
    return polytope.in<T>(reference);
  }
}

template <class T>
class RoundedMotion {
 public:
  RoundedMotion(const RoundedPolytope& a, const RoundedPolytope& b, const RelativeMotion& motion)
      : coreA_(a.polytope),
        coreB_(b.polytope),
        motion_(motion),
        a_(termsIn<T>(a.polytope, referenceOf(a.polytope, b.polytope), rayOfA_)),
        b_(termsIn<T>(b.polytope, referenceOf(a.polytope, b.polytope), rayOfB_)),
        weight_(a_.n * b_.n * T(2.0)),
        radius_((T(a.radius) + T(b.radius)) * weight_),
        velocity_(motion.velocity<T>() * weight_),
        speed_(dot(velocity_, velocity_)),
        all_(TimeSpan<T>::during(motion.duration())) {}

  RoundedTimes<T> times() {
    int number = 0;
    CorePieces<T>(a_, b_).forEach([&](const CorePiece<T>& piece) { take(number++, piece); });
    if constexpr (!std::is_same_v<T, Root>) {  // two lines don't fill space
      takeInside(number, PolytopeCast(coreA_, coreB_, motion_));
    }
    CastTimes<T>& times = result_.times;
    if (times.candidate >= 0 &&
        signOf(times.span.from.a, times.span.from.b, times.span.from.q) == Sign::zero) {
      times.candidate = -1;
    }
    return result_;
  }

 private:
  /** While the point is as near to a piece as if that had no end, and while it is between its ends.
   */
  struct Near {
    TimeSpan<T> within{};
    TimeSpan<T> between{};
  };

  [[nodiscard]] Near nearPoint(const CorePiece<T>& piece) const {
    const Vector3<T>& w = piece.start;
    return {TimeSpan<T>::whileNotPositive(speed_, dot(velocity_, w), dot(w, w) - radius_ * radius_),
            {}};
  }

  /** While the point is between `from` and `to` along a direction. */
  void keepBetween(TimeSpan<T>& span, const Vector3<T>& along, const T& from, const T& to,
                   bool isEndless) const {
    const T speed = dot(velocity_, along);
    span.intersect(TimeSpan<T>::whileNotNegative(QuadraticSurd<T>::of(-from), speed));
    if (!isEndless) {
      span.intersect(TimeSpan<T>::whileNotNegative(QuadraticSurd<T>::of(to), -speed));
    }
  }

  [[nodiscard]] Near nearEdge(const CorePiece<T>& piece) const {
    const Vector3<T>& w = piece.start;
    const Vector3<T>& e = piece.way[0];
    const T squared = dot(e, e);
    const Vector3<T> moving = cross(velocity_, e);
    const Vector3<T> standing = cross(w, e);
    Near near{TimeSpan<T>::whileNotPositive(dot(moving, moving), dot(moving, standing),
                                            dot(standing, standing) - radius_ * radius_ * squared),
              {}};
    const T from = dot(w, e);
    keepBetween(near.between, e, from, from + squared, piece.isEndless[0]);
    return near;
  }

  [[nodiscard]] Near nearFace(const CorePiece<T>& piece, const Vector3<T>& normal) const {
    const Vector3<T>& w = piece.start;
    const T height = dot(w, normal);
    const T speed = dot(velocity_, normal);
    const T square = dot(normal, normal);
    Near near;
    near.within.intersect(TimeSpan<T>::whileNotNegative({-height, radius_, square}, speed));
    near.within.intersect(TimeSpan<T>::whileNotNegative({height, radius_, square}, -speed));
    // Along cross(normal, e) the one edge e is at the start and the other way leads inward.
    const auto& [e, f] = piece.way;
    const Vector3<T> beyondE = cross(normal, e);
    const Vector3<T> beyondF = cross(f, normal);
    const T fromE = dot(w, beyondE);
    const T fromF = dot(w, beyondF);
    const T across = dot(f, beyondE);  // as dot(e, beyondF)
    if (piece.isTriangle) {
      const auto atLeast = [&](const Vector3<T>& along, const T& from) {
        near.between.intersect(
            TimeSpan<T>::whileNotNegative(QuadraticSurd<T>::of(-from), dot(velocity_, along)));
      };
      atLeast(beyondE, fromE);
      atLeast(beyondF, fromF);
      atLeast(-(beyondE + beyondF), -(fromE + fromF + across));
    } else {
      keepBetween(near.between, beyondE, fromE, fromE + across, piece.isEndless[1]);
      keepBetween(near.between, beyondF, fromF, fromF + across, piece.isEndless[0]);
    }
    return near;
  }

  void take(int number, const CorePiece<T>& piece) {
    Near near;
    Vector3<T> normal{};
    if (piece.ways == 0) {
      near = nearPoint(piece);
    } else if (piece.ways == 1) {
      near = nearEdge(piece);
    } else {
      normal = cross(piece.way[0], piece.way[1]);
      if (isZero(normal)) {
        return;
      }
      near = nearFace(piece, normal);
    }
    near.between.intersect(all_);
    if (haveCommonTime(near.within, near.between)) {
      result_.times.outcome = CastOutcome::hits;
    }
    TimeSpan<T> span = near.within;
    span.intersect(near.between);
    if (isFirst(number, span)) {
      result_.toCore = wayTo(piece, normal, nearly(span.from));
    }
  }

  /** Takes times at which the two meet; whether no others come before. */
  bool isFirst(int number, const TimeSpan<T>& span) {
    if (span.isEmpty) {
      return false;
    }
    CastTimes<T>& times = result_.times;
    if (times.candidate < 0) {
      times.outcome = greatest(times.outcome, CastOutcome::touches);
      times.span = span;
      times.candidate = number;
      return true;
    }
    if (times.span.ends && (!span.ends || compare(times.span.to, span.to) == Sign::negative)) {
      times.span.ends = span.ends;
      times.span.to = span.to;
    }
    const bool isFirst = compare(span.from, times.span.from) == Sign::negative;
    if (isFirst) {
      times.span.from = span.from;
      times.candidate = number;
    }
    return isFirst;
  }

  /** Where the cores fill space the point may be in them, far from their boundary. */
  void takeInside(int number, const PolytopeCast& cores) {
    if (cores.space<T>().dimension < 3) {
      return;
    }
    const CastTimes<T> inside = cores.times<T>();
    if (inside.outcome != CastOutcome::never) {
      result_.times.outcome = CastOutcome::hits;
      isFirst(number, inside.span);
    }
  }

  /** From the moving point to a piece, times a positive number. */
  [[nodiscard]] Vector3<T> wayTo(const CorePiece<T>& piece, const Vector3<T>& normal,
                                 const Fraction<T>& time) const {
    if (piece.ways == 2) {
      const Sign along = dot(velocity_, normal).sign();
      const Sign side = along == Sign::zero ? dot(piece.start, normal).sign() : along;
      return side == Sign::negative ? -normal : normal;
    }
    const Vector3<T> toStart = piece.start * time.denominator - velocity_ * time.numerator;
    if (piece.ways == 0) {
      return toStart;
    }
    const Vector3<T>& e = piece.way[0];
    return toStart * dot(e, e) - e * dot(toStart, e);
  }

  const Polytope& coreA_;
  const Polytope& coreB_;
  const RelativeMotion& motion_;
  Exact rayOfA_;
  Exact rayOfB_;
  PolytopeTerms<T> a_;
  PolytopeTerms<T> b_;
  T weight_;
  T radius_;
  Vector3<T> velocity_;
  T speed_;
  TimeSpan<T> all_;
  RoundedTimes<T> result_;
};

}  // namespace

template <class T>
RoundedTimes<T> roundedTimes(const RoundedPolytope& a, const RoundedPolytope& b,
                             const RelativeMotion& motion) {
  return RoundedMotion<T>(a, b, motion).times();
}

template RoundedTimes<Approximate> roundedTimes(const RoundedPolytope&, const RoundedPolytope&,
                                                const RelativeMotion&);
template RoundedTimes<Exact> roundedTimes(const RoundedPolytope&, const RoundedPolytope&,
                                          const RelativeMotion&);
template RoundedTimes<Root> roundedTimes(const RoundedPolytope&, const RoundedPolytope&,
                                         const RelativeMotion&);

}  // namespace collision
