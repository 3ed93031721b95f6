#include "motion/mesh_cast.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>
#include <vector>

#include "collision/mesh.h"
#include "mesh/mesh_pair.h"
#include "mesh/solid.h"
#include "mesh/triangle_pair.h"
#include "motion/convex_cast.h"
#include "motion/relative_motion.h"
#include "motion/times_near.h"
#include "pairs/outcome.h"
#include "shapes/all.h"
#include "shapes/bounds.h"

namespace collision {
namespace {

/** A number between two, with as few digits as any; nothing is rounded where it multiplies few. */
double simplestWithin(double above, double below) {
  if (below == HUGE_VAL) {
    return std::ceil(above) + 1;
  }
  int exponent = std::ilogb(below);
  const auto at = [&] {
    const double rounded = std::ldexp(std::floor(std::ldexp(above, -exponent)) + 1, exponent);
    return rounded < below ? rounded : above;
  };
  while (!(at() > above) && exponent > -1070) {
    --exponent;
  }
  return at() > above ? at() : below;
}

/** Casts of pairs of triangles, and what they come to together. */
class PairCasts {
 public:
  PairCasts(const MeshPair& pair, const Motion& motion) : pair_(pair), motion_(motion) {}

  /** Answers the axis that separates the two before they meet. */
  Vec3 add(int triangleA, int triangleB) {
    Cast own = pair_.withShapes(
        triangleA, triangleB, [&](ShapeRef a, ShapeRef b) { return castOfConvex(a, b, motion_); });
    own.triangleA = triangleA;
    own.triangleB = triangleB;
    if (own.outcome == CastOutcome::never) {
      return own.axis;
    }
    const bool isFirst = casts_.empty() || isBefore(own, first_);
    first_ = isFirst ? own : first_;
    tExit_ = casts_.empty() ? own.tExit : greatest(tExit_, own.tExit);
    outcome_ = greatest(outcome_, own.outcome);
    decidedBy_ = decidedBy_ | own.decidedBy;
    casts_.push_back({{triangleA, triangleB}, own.tEnter, own.tExit});
    return own.axis;
  }

  [[nodiscard]] bool anyHits() const { return outcome_ == CastOutcome::hits; }
  /**
   * Whether a pair may come before the first, if one hits: where that meets from the start on, only
   * triangles that come before its own and meet there.
   */
  [[nodiscard]] bool mayBeFirst(int triangleA, int triangleB) const {
    if (!anyHits() || first_.tEnter != 0) {
      return true;
    }
    return std::tuple(triangleA, triangleB) < std::tuple(first_.triangleA, first_.triangleB) &&
           pair_.withShapes(
               triangleA, triangleB,
               [](ShapeRef a, ShapeRef b) { return summaryOf(a, b).outcome() != Outcome::apart; });
  }
  /** Whether the last doesn't part before the end. */
  [[nodiscard]] bool lastToTheEnd() const { return tExit_ == motion_.duration; }
  [[nodiscard]] double tEnter() const { return first_.tEnter; }
  [[nodiscard]] double tExit() const { return tExit_; }

  /** The first to meet, with the outcome of all and the time at which the last part. */
  [[nodiscard]] Cast all() const {
    Cast all = first_;
    all.outcome = outcome_;
    all.tExit = tExit_;
    all.decidedBy = decidedBy_;
    return all;
  }

  /**
   * Whether it holds of a time between the first and the last at which pairs meet, and of the pairs
   * that may meet then: of one time in each part in which the same pairs do.
   */
  template <class Holds>
  [[nodiscard]] bool holdsBetween(const Holds& holds) const {
    std::vector<double> ends;
    for (const Meeting& own : casts_) {
      ends.insert(ends.end(), {own.enter, own.exit});
    }
    std::sort(ends.begin(), ends.end());
    for (std::size_t i = 1; i < ends.size(); ++i) {
      if (ends[i - 1] < ends[i] &&
          holds(simplestWithin(ends[i - 1], ends[i]), meetingWithin(ends[i - 1], ends[i]))) {
        return true;
      }
    }
    return false;
  }

 private:
  struct Meeting {
    TrianglePair triangles;
    double enter;
    double exit;
  };

  [[nodiscard]] std::vector<TrianglePair> meetingWithin(double from, double to) const {
    std::vector<TrianglePair> meeting;
    for (const Meeting& own : casts_) {
      if (own.enter <= to && own.exit >= from) {
        meeting.push_back(own.triangles);
      }
    }
    return meeting;
  }
  static bool isBefore(const Cast& x, const Cast& y) {
    return std::tuple(x.tEnter, x.triangleA, x.triangleB) <
           std::tuple(y.tEnter, y.triangleA, y.triangleB);
  }

  const MeshPair& pair_;
  const Motion& motion_;
  Cast first_;
  double tExit_ = kNone;
  CastOutcome outcome_ = CastOutcome::never;
  DecidedBy decidedBy_ = DecidedBy::filter;
  std::vector<Meeting> casts_;
};

/** Times of a motion as those from 0 to 1 of a way, from its start or from its end. */
class WayTimes {
 public:
  WayTimes(const TimesNear& near, bool fromEnd) : near_(near), fromEnd_(fromEnd) {}

  /** No less than a time, which is rounded. */
  [[nodiscard]] double operator()(double time) const {
    const double duration = near_.to - near_.from;
    const double gone = fromEnd_ ? near_.to - time : time - near_.from;
    return duration > 0 ? (gone + near_.to * kWayPart) / duration : 1;
  }

 private:
  TimesNear near_;
  bool fromEnd_;
};

/**
 * Casts at what may be met first on a way; where it is gone backward, at what may be left last.
 * Until a pair is found that hits all pairs are looked at, because one may.
 */
class CastsOnWay final : public TimeVisitor {
 public:
  CastsOnWay(PairCasts& casts, const TimesNear& near, bool fromEnd)
      : casts_(casts), times_(near, fromEnd), fromEnd_(fromEnd) {}

  Answer visit(int triangleA, int triangleB) override {
    const bool isAsked = fromEnd_ || casts_.mayBeFirst(triangleA, triangleB);
    const Vec3 axis = isAsked ? casts_.add(triangleA, triangleB) : Vec3{};
    return {until(), fromEnd_ ? Vec3{} : axis};  // others separate them from the end
  }

 private:
  [[nodiscard]] double until() const {
    if (!casts_.anyHits()) {
      return 1;
    }
    if (!fromEnd_) {
      return times_(casts_.tEnter());
    }
    return casts_.lastToTheEnd() ? -1 : times_(casts_.tExit());
  }

  PairCasts& casts_;
  WayTimes times_;
  bool fromEnd_;
};

void addAll(const MeshPair& pair, PairCasts& casts) {
  for (int i = 0; i < pair.trianglesOfA(); ++i) {
    for (int j = 0; j < pair.trianglesOfB(); ++j) {
      casts.add(pair.meshA() != nullptr ? i : -1, pair.meshB() != nullptr ? j : -1);
    }
  }
}

/** For how long something moves. */
double durationOf(const RelativeMotion& motion) { return motion.isNone() ? 0 : motion.duration(); }

/** A mesh, and the other shape as it moves as seen from there. */
struct SeenFromMesh {
  bool isMeshA;
  ShapeRef mesh;
  ShapeRef shape;
  Bounds bounds;  // of the mesh
  Vec3 velocity;  // rounded
  std::optional<TimesNear> near;

  /** Both have triangles. */
  SeenFromMesh(const MeshPair& pair, const RelativeMotion& motion)
      : isMeshA(pair.meshA() != nullptr),
        mesh(isMeshA ? pair.a() : pair.b()),
        shape(isMeshA ? pair.b() : pair.a()),
        bounds(boundsOf(mesh)),
        velocity(isMeshA ? -motion.roughVelocity() : motion.roughVelocity()),
        near(timesNear(shape, bounds, velocity, durationOf(motion))) {}

  [[nodiscard]] bool isNear(double time) const {
    return near && time >= near->from && time <= near->to;
  }
};

/** Adds all pairs of triangles that may be the first to meet or the last to part. */
void addOnTheWay(const MeshPair& pair, const SeenFromMesh& seen, PairCasts& casts) {
  if (!seen.near) {
    return;
  }
  const TimesNear& near = *seen.near;
  const Vec3 start = seen.velocity * near.from;
  const Vec3 way = seen.velocity * (near.to - near.from);
  const auto part = partNear(seen.shape, seen.bounds, start, way);
  double size = roundoff::magnitudeOf(seen.velocity) * near.to +
                greatest(largestMagnitude(seen.bounds.min), largestMagnitude(seen.bounds.max));
  if (part) {
    size += roundoff::magnitudeOf(part->start) + roundoff::magnitudeOf(part->end);
  }
  if (!(size < 0x1p+400)) {
    addAll(pair, casts);
    return;
  }
  const auto visit = [&](const MeshPair& own) {
    const RelativeWay ofShape{start, way, size * kWayPart};
    const RelativeWay forward = seen.isMeshA ? ofShape.exchanged() : ofShape;
    CastsOnWay first(casts, near, false);
    own.visitOnWay(forward, first);
    if (casts.anyHits()) {
      CastsOnWay last(casts, near, true);
      own.visitOnWay(forward.reversed(), last);
    }
  };
  if (part) {
    visit(seen.isMeshA ? MeshPair(seen.mesh, *part) : MeshPair(*part, seen.mesh));
  } else {
    visit(pair);
  }
}

/** Takes into account when a shape is inside of a solid mesh and on none of its triangles. */
void addInside(Cast& cast, const PairCasts& casts, const MeshPair& pair, const SeenFromMesh& seen,
               const RelativeMotion& motion) {
  const auto meetInsideAt = [&](double time, const std::vector<TrianglePair>& touching) {
    return placeInBoth(pair, touching, motion.velocity<Exact>() * Exact(time)).has_value();
  };
  // Between times at which it is on a surface the shape is inside of it, or outside.
  const auto isInside = [&](double time) {
    return seen.isNear(time) && meetInsideAt(time, {});  // most aren't, and places take a while
  };
  const auto meetAt = [&](double time) {
    if (cast.outcome == CastOutcome::never) {
      cast.tEnter = cast.tExit = time;
    }
    cast.outcome = CastOutcome::hits;
  };
  if (cast.tEnter != 0 && isInside(0)) {
    meetAt(0);
    cast.tEnter = 0;
    cast.candidate = cast.triangleA = cast.triangleB = -1;
    cast.axis = kNoPoint;
  }
  const double duration = motion.duration();
  if (motion.ends() && cast.tExit != duration && isInside(duration)) {
    meetAt(duration);
    cast.tExit = duration;
  }
  // It may be inside where it only touches triangles, as at edges that they have in common.
  if (cast.outcome == CastOutcome::touches && casts.holdsBetween(meetInsideAt)) {
    cast.outcome = CastOutcome::hits;
  }
}

}  // namespace

Cast castWithoutPoints(ShapeRef a, ShapeRef b, const Motion& motion) {
  if (!isMesh(a) && !isMesh(b)) {
    return castOfConvex(a, b, motion);
  }
  const MeshPair pair(a, b);
  const RelativeMotion relative(motion);
  if (pair.trianglesOfA() == 0 || pair.trianglesOfB() == 0) {
    return {};
  }
  const SeenFromMesh seen(pair, relative);
  PairCasts casts(pair, motion);
  addOnTheWay(pair, seen, casts);
  Cast cast = casts.all();
  if (pair.hasSolid()) {
    addInside(cast, casts, pair, seen, relative);
  }
  cast.startsInside = cast.tEnter == 0 && summaryOf(a, b).outcome() == Outcome::overlapping;
  if (cast.startsInside) {
    cast.outcome = CastOutcome::hits;
  }
  return cast;
}

}  // namespace collision
