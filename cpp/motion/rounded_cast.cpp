// The set of all points within a radius of a convex core is the core, and around its boundary a
// ball about each corner, a cylinder about each edge and a slab about each face, none longer or
// wider than these. All of them are convex, and so is the whole: the point is inside from the first
// time that it is in one of them to the last. So nothing has to be known about which is nearest.
#include "motion/rounded_cast.h"

#include "motion/near_piece.h"
#include "motion/polytope_cast.h"
#include "number/index.h"

namespace collision {
namespace {

/** A polytope's numbers; `square` keeps what those of a ray's end are made of. */
PolytopeTerms<Root> termsIn(const Polytope& polytope, const Vec3& reference, Exact& square) {
  const PolytopeTerms<Exact> exact = polytope.in<Exact>(reference);
  if (exact.endsAtRoot) {
    square = exact.raySquare;
  }
  const auto number = [](const Exact& value) { return Root(value); };
  const auto length = [&](const Exact& value) { return Root(Exact(), value, square); };
  const auto vector = [](const ExactVec3& v, const auto& of) -> Vector3<Root> {
    return {of(v.x), of(v.y), of(v.z)};
  };
  PolytopeTerms<Root> terms;
  terms.n = exact.n;
  terms.corners = exact.corners;
  terms.generators = exact.generators;
  terms.unbounded = exact.unbounded;
  terms.hasPlaces = exact.hasPlaces;
  terms.hull = exact.hull;
  for (std::size_t i = 0; i < 3; ++i) {
    terms.corner[i] = vector(exact.corner[i], number);
    terms.generator[i] = vector(exact.generator[i], number);
    terms.edge[i] = vector(exact.edge[i], number);
  }
  if (exact.endsAtRoot) {
    terms.generators = 1;
    terms.generator[0] = vector(exact.rayReach, length);
    terms.corner[0] = terms.corner[0] + terms.generator[0];
  }
  return terms;
}

/** Looks at all pieces. */
class AllPieces {
 public:
  AllPieces(ShapeRef a, ShapeRef b, const RelativeMotion& motion)
      : AllPieces(roundedPolytopeOf(a), roundedPolytopeOf(b), motion) {}

  RoundedTimes<Root> times() {
    int number = 0;
    for (const PieceName& name : names_) {
      take(number++, pieces_.piece(name));
    }
    takeInside(number, PolytopeCast(coreA_, coreB_, motion_));
    CastTimes<Root>& times = result_.times;
    const QuadraticSurd<Root>& from = times.span.from;
    if (times.candidate >= 0 && signOf(from.a, from.b, from.q) == Sign::zero) {
      times.candidate = -1;
    }
    result_.raySquare = raySquare_;
    return result_;
  }

  [[nodiscard]] PieceSpans spans() const {
    PieceSpans found{{}, raySquare_};
    for (const PieceName& name : names_) {
      const CorePiece<Root> piece = pieces_.piece(name);
      const NearPiece<Root> near = point_.nearTo(piece);
      auto span = isPiece(piece, near) ? within(piece, near) : TimeSpan<Root>::empty();
      span.intersect(between(near));
      found.spans.push_back(span);
    }
    return found;
  }

 private:
  AllPieces(const RoundedPolytope& a, const RoundedPolytope& b, const RelativeMotion& motion)
      : coreA_(a.polytope),
        coreB_(b.polytope),
        motion_(motion),
        a_(termsIn(coreA_, referenceOf(coreA_, coreB_), *raySquare_)),
        b_(termsIn(coreB_, referenceOf(coreA_, coreB_), *raySquare_)),
        weight_(a_.n * b_.n * Root(2.0)),
        names_(PieceNames(a_, b_).all()),
        pieces_(a_, b_),
        point_(motion.velocity<Root>() * weight_, (Root(a.radius) + Root(b.radius)) * weight_),
        all_(TimeSpan<Root>::during(motion.duration())) {}

  /** While the point is as near to a piece as if that had no end. */
  [[nodiscard]] TimeSpan<Root> within(const CorePiece<Root>& piece,
                                      const NearPiece<Root>& near) const {
    if (piece.ways < 2) {
      return TimeSpan<Root>::whileNotPositive(near.a, near.b, near.c);
    }
    auto span = TimeSpan<Root>::whileNotNegative({-near.b, point_.radius(), near.c}, near.a);
    span.intersect(TimeSpan<Root>::whileNotNegative({near.b, point_.radius(), near.c}, -near.a));
    return span;
  }
  /** While it is between the ends of one. */
  [[nodiscard]] static TimeSpan<Root> between(const NearPiece<Root>& near) {
    TimeSpan<Root> span;
    for (std::size_t i = 0; i < at(near.conditions); ++i) {
      const auto& [value, slope] = near.between[i];
      span.intersect(TimeSpan<Root>::whileNotNegative(QuadraticSurd<Root>::of(value), slope));
    }
    return span;
  }
  [[nodiscard]] static bool isPiece(const CorePiece<Root>& piece, const NearPiece<Root>& near) {
    return piece.ways == 0 || !isZero(piece.ways == 1 ? piece.way[0] : near.normal);
  }

  void take(int number, const CorePiece<Root>& piece) {
    const NearPiece<Root> near = point_.nearTo(piece);
    if (!isPiece(piece, near)) {
      return;
    }
    TimeSpan<Root> span = within(piece, near);
    TimeSpan<Root> own = between(near);
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
  bool isFirst(int number, const TimeSpan<Root>& span) {
    if (span.isEmpty) {
      return false;
    }
    CastTimes<Root>& times = result_.times;
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
    if (cores.space<Exact>().dimension < 3) {
      return;
    }
    const CastTimes<Exact> inside = cores.times<Exact>();
    if (inside.outcome == CastOutcome::never) {
      return;
    }
    const auto timeOf = [](const QuadraticSurd<Exact>& time) {
      return QuadraticSurd<Root>{time.a, time.b, time.q, time.d};
    };
    const auto& [isEmpty, begins, ends, hasRoom, from, to] = inside.span;
    result_.times.outcome = CastOutcome::hits;
    isFirst(number, {isEmpty, begins, ends, hasRoom, timeOf(from), timeOf(to)});
  }

  Polytope coreA_;
  Polytope coreB_;
  const RelativeMotion& motion_;
  std::shared_ptr<Exact> raySquare_ = std::make_shared<Exact>();  // one of the two is round
  PolytopeTerms<Root> a_;
  PolytopeTerms<Root> b_;
  Root weight_;
  std::vector<PieceName> names_;
  CorePieces<Root> pieces_;
  MovingPoint<Root> point_;
  TimeSpan<Root> all_;
  RoundedTimes<Root> result_;
};

}  // namespace

RoundedTimes<Root> roundedTimes(ShapeRef a, ShapeRef b, const RelativeMotion& motion) {
  return AllPieces(a, b, motion).times();
}

PieceSpans pieceSpans(ShapeRef a, ShapeRef b, const RelativeMotion& motion) {
  return AllPieces(a, b, motion).spans();
}

}  // namespace collision
