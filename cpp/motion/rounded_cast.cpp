// The set of all points within a radius of a convex core is the core, and around its boundary a
// ball about each corner, a cylinder about each edge and a slab about each face, none longer or
// wider than these. All of them are convex, and so is the whole: the point is inside from the first
// time that it is in one of them to the last. So nothing has to be known about which is nearest.
#include "motion/rounded_cast.h"

#include "motion/guessed_pieces.h"
#include "motion/near_piece.h"
#include "motion/polytope_cast.h"
#include "motion/root_time.h"
#include "number/index.h"

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

/** Looks at all pieces. */
template <class T>
class AllPieces {
 public:
  AllPieces(const RoundedPolytope& a, const RoundedPolytope& b, const RelativeMotion& motion)
      : coreA_(a.polytope),
        coreB_(b.polytope),
        motion_(motion),
        a_(termsIn<T>(a.polytope, referenceOf(a.polytope, b.polytope), rayOfA_)),
        b_(termsIn<T>(b.polytope, referenceOf(a.polytope, b.polytope), rayOfB_)),
        weight_(a_.n * b_.n * T(2.0)),
        point_(motion.velocity<T>() * weight_, (T(a.radius) + T(b.radius)) * weight_),
        all_(TimeSpan<T>::during(motion.duration())) {}

  RoundedTimes<T> times() {
    int number = 0;
    CorePieces<T>(a_, b_).forEach([&](const CorePiece<T>& piece) { take(number++, piece); });
    if constexpr (!std::is_same_v<T, Root>) {  // two lines don't fill space
      takeInside(number, PolytopeCast(coreA_, coreB_, motion_));
    }
    CastTimes<T>& times = result_.times;
    const QuadraticSurd<T>& from = times.span.from;
    if (times.candidate >= 0 && signOf(from.a, from.b, from.q) == Sign::zero) {
      times.candidate = -1;
    }
    return result_;
  }

  [[nodiscard]] std::vector<PieceSpan<T>> spans() const {
    std::vector<PieceSpan<T>> spans;
    const CorePieces<T> pieces(a_, b_);
    pieces.forEach([&](const CorePiece<T>& piece) {
      const NearPiece<T> near = point_.nearTo(piece);
      TimeSpan<T> span = isPiece(piece, near) ? within(piece, near) : TimeSpan<T>::empty();
      span.intersect(between(near));
      spans.push_back({pieces.parts(piece), span});
    });
    return spans;
  }

 private:
  /** While the point is as near to a piece as if that had no end. */
  [[nodiscard]] TimeSpan<T> within(const CorePiece<T>& piece, const NearPiece<T>& near) const {
    if (piece.ways < 2) {
      return TimeSpan<T>::whileNotPositive(near.a, near.b, near.c);
    }
    TimeSpan<T> span = TimeSpan<T>::whileNotNegative({-near.b, point_.radius(), near.c}, near.a);
    span.intersect(TimeSpan<T>::whileNotNegative({near.b, point_.radius(), near.c}, -near.a));
    return span;
  }

  /** While it is between the ends of one. */
  [[nodiscard]] static TimeSpan<T> between(const NearPiece<T>& near) {
    TimeSpan<T> span;
    for (std::size_t i = 0; i < at(near.conditions); ++i) {
      const auto& [value, slope] = near.between[i];
      span.intersect(TimeSpan<T>::whileNotNegative(QuadraticSurd<T>::of(value), slope));
    }
    return span;
  }
  [[nodiscard]] static bool isPiece(const CorePiece<T>& piece, const NearPiece<T>& near) {
    return piece.ways < 2 || !isZero(near.normal);
  }

  void take(int number, const CorePiece<T>& piece) {
    const NearPiece<T> near = point_.nearTo(piece);
    if (!isPiece(piece, near)) {
      return;
    }
    TimeSpan<T> span = within(piece, near);
    TimeSpan<T> own = between(near);
    own.intersect(all_);
    if (haveCommonTime(span, own)) {
      result_.times.outcome = CastOutcome::hits;
    }
    span.intersect(own);
    if (isFirst(number, span)) {
      result_.toCore = wayTo(piece, near, point_.velocity(), nearly(span.from));
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

  Polytope coreA_;
  Polytope coreB_;
  const RelativeMotion& motion_;
  Exact rayOfA_;
  Exact rayOfB_;
  PolytopeTerms<T> a_;
  PolytopeTerms<T> b_;
  T weight_;
  MovingPoint<T> point_;
  TimeSpan<T> all_;
  RoundedTimes<T> result_;
};

}  // namespace

template <class T>
RoundedTimes<T> roundedTimes(ShapeRef a, ShapeRef b, const RelativeMotion& motion) {
  if constexpr (std::is_same_v<T, Approximate>) {
    return timesOfGuess(a, b, motion);
  } else {
    return AllPieces<T>(roundedPolytopeOf(a), roundedPolytopeOf(b), motion).times();
  }
}

template <class T>
std::vector<PieceSpan<T>> pieceSpans(ShapeRef a, ShapeRef b, const RelativeMotion& motion) {
  return AllPieces<T>(roundedPolytopeOf(a), roundedPolytopeOf(b), motion).spans();
}

template RoundedTimes<Approximate> roundedTimes(ShapeRef, ShapeRef, const RelativeMotion&);
template RoundedTimes<Exact> roundedTimes(ShapeRef, ShapeRef, const RelativeMotion&);
template RoundedTimes<Root> roundedTimes(ShapeRef, ShapeRef, const RelativeMotion&);
template std::vector<PieceSpan<Exact>> pieceSpans(ShapeRef, ShapeRef, const RelativeMotion&);
template std::vector<PieceSpan<Root>> pieceSpans(ShapeRef, ShapeRef, const RelativeMotion&);

}  // namespace collision
