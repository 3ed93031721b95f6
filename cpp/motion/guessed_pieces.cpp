// A guess of the pieces at which the point enters and leaves proves itself: where the point is as
// far from a piece as the radius, between the ends of it, and nothing of the cores' differences
// lies further out than the piece, it is on the surface of the whole; and as it comes nearer to
// the piece there, or goes away from it, it enters or leaves, which it does once.
#include "motion/guessed_pieces.h"

#include "collision/shapes.h"
#include "convex/compare_distance.h"
#include "motion/piece_guess.h"
#include "number/certified.h"
#include "number/index.h"
#include "shapes/core.h"

namespace collision {
namespace {

/** Two shapes of which one has a radius, with their cores from a place between them. */
struct RoundedPair {
  RoundedPair(ShapeRef first, ShapeRef second)
      : shapeA(first),
        shapeB(second),
        a(roundedPolytopeOf(first)),
        b(roundedPolytopeOf(second)),
        reference(referenceOf(a.polytope, b.polytope)),
        roughA(a.polytope.rounded(reference)),
        roughB(b.polytope.rounded(reference)) {}

  ShapeRef shapeA;
  ShapeRef shapeB;
  RoundedPolytope a;
  RoundedPolytope b;
  Vec3 reference;
  PolytopeTerms<double> roughA;
  PolytopeTerms<double> roughB;
};

/** What the core of a sphere or capsule covers on its way: a segment or a parallelogram. */
Polytope swept(ShapeRef round, const Vec3& way) {
  const ShapeCell core = coreOf(round);
  if (core.kind() == Kind::point) {
    const Vec3& place = core.as<Point>().position;
    return Polytope(Segment{place, place + way});
  }
  const auto& [start, end] = core.as<Segment>();
  return Polytope(Parallelogram{start, end, start + way});
}

bool isRound(ShapeRef shape) {
  return shape.kind() == Kind::sphere || shape.kind() == Kind::capsule;
}

/** By the distance of what is swept: in doubles. */
bool surelyNeverMeet(const RoundedPair& pair, const RelativeMotion& motion) {
  const double size = sizeOf(pair.roughA) + sizeOf(pair.roughB) + sizeOf(pair.reference) +
                      pair.a.radius + pair.b.radius;
  // What ends moves away in time, a ray that goes on may be met at any.
  const bool isUnbounded = pair.a.polytope.unbounded() || pair.b.polytope.unbounded();
  if (isUnbounded && !motion.ends()) {
    return false;
  }
  const double duration = isUnbounded ? motion.duration() : motion.durationWithin(size);
  const bool isRoundA = isRound(pair.shapeA);
  const Vec3 way = motion.roughVelocity() * (isRoundA ? duration : -duration);
  const double offBy = (size + sizeOf(way)) * 0x1p-48;
  const Polytope round = swept(isRoundA ? pair.shapeA : pair.shapeB, way);
  const Polytope& other = isRoundA ? pair.b.polytope : pair.a.polytope;
  return compareDistance(round, other, pair.a.radius + pair.b.radius + offBy) == Sign::positive;
}

/** The point that moves as a does, at which the cores' differences are pieces. */
template <class T>
MovingPoint<T> pointIn(const RoundedPair& pair, const PolytopeTerms<T>& a,
                       const PolytopeTerms<T>& b, const Vector3<T>& velocity) {
  const T weight = a.n * b.n * T(2.0);
  return {velocity * weight, (T(pair.a.radius) + T(pair.b.radius)) * weight};
}

class ProvenPieces {
 public:
  using T = Approximate;

  ProvenPieces(const RoundedPair& pair, const RelativeMotion& motion)
      : pair_(pair),
        motion_(motion),
        a_(withRoundedEnd(pair.a.polytope.in<T>(pair.reference))),
        b_(withRoundedEnd(pair.b.polytope.in<T>(pair.reference))),
        point_(pointIn<T>(pair, a_, b_, motion.velocity<T>())) {}

  RoundedTimes<T> times() const {
    RoundedTimes<T> result;
    const auto [first, last] =
        guessPieces(PieceNames(pair_.roughA, pair_.roughB), pair_.roughA, pair_.roughB,
                    pointIn(pair_, pair_.roughA, pair_.roughB, motion_.roughVelocity()));
    if (first.number < 0 || last.number < 0) {
      raiseDoubt();
      return result;
    }
    const CorePieces<T> pieces(a_, b_);
    const CorePiece<T> piece = pieces.piece(first.name);
    const NearPiece<T> near = point_.nearTo(piece);
    const auto enter = proven(pieces, first.name, piece, near, Sign::negative);
    const CorePiece<T> lastPiece = pieces.piece(last.name);
    const auto exit =
        proven(pieces, last.name, lastPiece, point_.nearTo(lastPiece), Sign::positive);
    if (!enter || !exit) {
      raiseDoubt();
      return result;
    }
    result.toCore = wayTo(piece, near, point_.velocity(), nearly(*enter));
    take(result.times, first.number, *enter, *exit);
    return result;
  }

 private:
  /** When the point enters (negative) or leaves (positive) the whole at this piece. */
  [[nodiscard]] std::optional<QuadraticSurd<T>> proven(const CorePieces<T>& pieces,
                                                       const PieceName& name,
                                                       const CorePiece<T>& piece,
                                                       const NearPiece<T>& near, Sign way) const;

  void take(CastTimes<T>& times, int candidate, const QuadraticSurd<T>& enter,
            const QuadraticSurd<T>& exit) const;

  const RoundedPair& pair_;
  const RelativeMotion& motion_;
  PolytopeTerms<T> a_;
  PolytopeTerms<T> b_;
  MovingPoint<T> point_;
};

/** Sign of value + time · slope. */
Sign signAt(const QuadraticSurd<Approximate>& time, const Approximate& value,
            const Approximate& slope) {
  return signOf<Approximate>(value * time.d + slope * time.a, slope * time.b, time.q);
}

std::optional<QuadraticSurd<Approximate>> ProvenPieces::proven(const CorePieces<T>& pieces,
                                                               const PieceName& name,
                                                               const CorePiece<T>& piece,
                                                               const NearPiece<T>& near,
                                                               Sign way) const {
  const T root(static_cast<double>(way));
  const Vector3<T>& v = point_.velocity();
  QuadraticSurd<T> time;
  if (piece.ways == 2) {
    // |a t − b| = r √c, where the point goes toward the plane or away from it
    const Sign along = near.a.sign();
    if (along == Sign::zero) {
      return std::nullopt;
    }
    time = along == Sign::negative
               ? QuadraticSurd<T>{-near.b, root * point_.radius(), near.c, -near.a}
               : QuadraticSurd<T>{near.b, root * point_.radius(), near.c, near.a};
  } else {
    if (near.a.sign() != Sign::positive) {
      return std::nullopt;
    }
    time = {near.b, root, near.b * near.b - near.a * near.c, near.a};
    if (time.q.sign() != Sign::positive) {
      return std::nullopt;
    }
  }
  for (std::size_t i = 0; i < at(near.conditions); ++i) {
    if (signAt(time, near.between[i].value, near.between[i].slope) == Sign::negative) {
      return std::nullopt;
    }
  }
  // Out of the piece toward the point: v t − w; of an edge e without its part along it.
  const Vector3<T>& w = piece.start;
  const Vector3<T>& e = piece.way[0];
  const T squared = piece.ways == 1 ? dot(e, e) : T(1.0);
  const auto along = [&](const Vector3<T>& d) -> Sign {
    if (piece.ways == 2) {
      return dot(near.normal, d).sign() * near.a.sign() * way;
    }
    if (piece.ways == 0) {
      return signAt(time, -dot(w, d), dot(v, d));
    }
    const T part = dot(e, d);
    return signAt(time, dot(w, e) * part - dot(w, d) * squared,
                  dot(v, d) * squared - dot(v, e) * part);
  };
  return pieces.isFurthest(name, along) ? std::optional(time) : std::nullopt;
}

void ProvenPieces::take(CastTimes<T>& times, int candidate, const QuadraticSurd<T>& enter,
                        const QuadraticSurd<T>& exit) const {
  const Sign sinceStart = signOf(enter.a, enter.b, enter.q);
  const Sign exitSinceStart = signOf(exit.a, exit.b, exit.q);
  const QuadraticSurd<T> end = QuadraticSurd<T>::of(motion_.ends() ? motion_.duration() : 0.0);
  const Sign beyondEnd = motion_.ends() ? compare(enter, end) : Sign::negative;
  if (exitSinceStart == Sign::negative || beyondEnd == Sign::positive) {
    return;
  }
  const bool touches = exitSinceStart == Sign::zero || beyondEnd == Sign::zero;
  times.outcome = touches ? CastOutcome::touches : CastOutcome::hits;
  const bool startsBefore = sinceStart != Sign::positive;
  const bool endsAfter = motion_.ends() && compare(exit, end) == Sign::positive;
  times.span = {.begins = true,
                .ends = true,
                .from = startsBefore ? QuadraticSurd<T>{} : enter,
                .to = endsAfter ? end : exit};
  times.candidate = startsBefore ? -1 : candidate;
}

}  // namespace

RoundedTimes<Approximate> timesOfGuess(ShapeRef a, ShapeRef b, const RelativeMotion& motion) {
  const RoundedPair pair(a, b);
  return surelyNeverMeet(pair, motion) ? RoundedTimes<Approximate>{}
                                       : ProvenPieces(pair, motion).times();
}

}  // namespace collision
