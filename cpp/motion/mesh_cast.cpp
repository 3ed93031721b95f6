#include "motion/mesh_cast.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>
#include <vector>

#include "collision/mesh.h"
#include "convex/polytope.h"
#include "linear/frame.h"
#include "mesh/closed_list.h"
#include "mesh/inside.h"
#include "mesh/mesh_pair.h"
#include "mesh/mesh_state.h"
#include "motion/convex_cast.h"
#include "motion/relative_motion.h"
#include "motion/times_near.h"
#include "pairs/outcome.h"
#include "shapes/all.h"
#include "shapes/bounds.h"
#include "shapes/moved.h"

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
    casts_.push_back({own.tEnter, own.tExit});
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

  /** Whether it holds of a time between the first and the last at which pairs meet: of one in each
   * part of that in which the same pairs do. */
  template <class Holds>
  [[nodiscard]] bool holdsBetween(const Holds& holds) const {
    std::vector<double> ends;
    for (const Times& own : casts_) {
      ends.insert(ends.end(), {own.enter, own.exit});
    }
    std::sort(ends.begin(), ends.end());
    for (std::size_t i = 1; i < ends.size(); ++i) {
      if (ends[i - 1] < ends[i] && holds(simplestWithin(ends[i - 1], ends[i]))) {
        return true;
      }
    }
    return false;
  }

 private:
  struct Times {
    double enter;
    double exit;
  };

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
  std::vector<Times> casts_;
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

/** Adds all pairs of triangles that may be the first to meet or the last to part. */
void addOnTheWay(const MeshPair& pair, const RelativeMotion& motion, PairCasts& casts) {
  if (pair.trianglesOfA() == 0 || pair.trianglesOfB() == 0) {
    return;
  }
  const bool isMeshA = pair.meshA() != nullptr;
  const ShapeRef mesh = isMeshA ? pair.a() : pair.b();
  const Bounds bounds = boundsOf(mesh);
  const ShapeRef shape = isMeshA ? pair.b() : pair.a();
  const Vec3 velocity = isMeshA ? -motion.roughVelocity() : motion.roughVelocity();
  const auto near = timesNear(shape, bounds, velocity, durationOf(motion));
  if (!near) {
    return;
  }
  const Vec3 start = velocity * near->from;
  const Vec3 way = velocity * (near->to - near->from);
  const auto part = partNear(shape, bounds, start, way);
  double size = roundoff::magnitudeOf(velocity) * near->to +
                greatest(largestMagnitude(bounds.min), largestMagnitude(bounds.max));
  if (part) {
    size += roundoff::magnitudeOf(part->start) + roundoff::magnitudeOf(part->end);
  }
  if (!(size < 0x1p+400)) {
    addAll(pair, casts);
    return;
  }
  const auto visit = [&](const MeshPair& seen) {
    const RelativeWay ofShape{start, way, size * kWayPart};
    const RelativeWay forward = isMeshA ? ofShape.exchanged() : ofShape;
    CastsOnWay first(casts, *near, false);
    seen.visitOnWay(forward, first);
    if (casts.anyHits()) {
      CastsOnWay last(casts, *near, true);
      seen.visitOnWay(forward.reversed(), last);
    }
  };
  if (part) {
    visit(isMeshA ? MeshPair(mesh, *part) : MeshPair(*part, mesh));
  } else {
    visit(pair);
  }
}

/** A place times a number. */
struct ScaledPlace {
  ExactVec3 place;
  Exact whole;
};

ScaledPlace posedPlace(const Vec3& own, const Vec3& position, const Quaternion& rotation) {
  const ScaledAxes<Exact> frame = axesIn<Exact>(rotation);
  return {lift(position) * frame.n + turned(frame.axis, lift(own)), frame.n};
}

/** A point of each part of a shape, which is no plane: of a mesh of each patch. */
std::vector<ScaledPlace> placesOf(ShapeRef shape) {
  switch (shape.kind()) {
    case Kind::mesh: {
      const auto& mesh = shape.as<PosedMesh>();
      std::vector<ScaledPlace> places;
      for (const int triangle : patchesOf(*mesh.geometry)) {
        const Vec3 corner = mesh.geometry->triangle(triangle).a;
        places.push_back(posedPlace(corner, mesh.position, mesh.rotation));
      }
      return places;
    }
    case Kind::hull: {
      const auto& hull = shape.as<Hull>();
      return {posedPlace(hull.geometry->corners()[0], hull.position, hull.rotation)};
    }
    default:
      return {{lift(roundedPolytopeOf(shape).polytope.reference()), 1.0}};
  }
}

/** A solid mesh, and a shape that moves as seen from it. */
struct BesideSolid {
  const PosedMesh& mesh;
  ShapeRef shape;
  bool isMeshA;

  /** Whether a part of the shape is inside at a time at which none is on the surface. */
  [[nodiscard]] bool isInside(double time, const RelativeMotion& motion) const {
    const Vec3 velocity = isMeshA ? -motion.roughVelocity() : motion.roughVelocity();
    const auto near = timesNear(shape, boundsOf(mesh), velocity, durationOf(motion));
    if (!near || time < near->from || time > near->to) {
      return false;  // most are, and patches of a surface take a while to find
    }
    const ExactVec3 way = motion.velocity<Exact>() * Exact(isMeshA ? -time : time);
    const ScaledAxes<Exact> frame = axesIn<Exact>(mesh.rotation);
    const std::vector<ScaledPlace> places = placesOf(shape);
    return std::any_of(places.begin(), places.end(), [&](const ScaledPlace& start) {
      const ExactVec3 fromMesh = start.place + (way - lift(mesh.position)) * start.whole;
      const NearPlace place{toLocal(frame, fromMesh), frame.n * start.whole};
      return whereIs(place, treeOf(*mesh.geometry)) == Where::inside;
    });
  }
};

std::vector<BesideSolid> solidsOf(const MeshPair& pair) {
  std::vector<BesideSolid> solids;
  const auto hasPlace = [](ShapeRef shape) {
    return shape.kind() != Kind::plane &&
           (shape.kind() != Kind::mesh || shape.as<PosedMesh>().geometry->triangleCount() > 0);
  };
  const auto add = [&](const PosedMesh* mesh, ShapeRef other, bool isMeshA) {
    if (mesh != nullptr && mesh->geometry->isSolid() && hasPlace(other)) {
      solids.push_back({*mesh, other, isMeshA});
    }
  };
  add(pair.meshA(), pair.b(), true);
  add(pair.meshB(), pair.a(), false);
  return solids;
}

/** Takes into account when a shape is inside of a solid mesh and on none of its triangles. */
void addInside(Cast& cast, const PairCasts& casts, const MeshPair& pair,
               const std::vector<BesideSolid>& solids, const RelativeMotion& relative) {
  // Between times at which it is on a surface the shape is inside of it, or outside.
  const auto isInside = [&](double time) {
    return std::any_of(solids.begin(), solids.end(),
                       [&](const BesideSolid& solid) { return solid.isInside(time, relative); });
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
  const double duration = relative.duration();
  if (relative.ends() && cast.tExit != duration && isInside(duration)) {
    meetAt(duration);
    cast.tExit = duration;
  }
  // It may be inside where it only touches triangles, as at edges that they have in common.
  const auto overlaps = [&](double time) {
    return summaryOf(moved(pair.a(), relative.roughVelocity() * time), pair.b()).outcome() ==
           Outcome::overlapping;
  };
  if (cast.outcome == CastOutcome::touches && casts.holdsBetween(overlaps)) {
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
  PairCasts casts(pair, motion);
  addOnTheWay(pair, relative, casts);
  Cast cast = casts.all();
  const std::vector<BesideSolid> solids = solidsOf(pair);
  if (!solids.empty()) {
    addInside(cast, casts, pair, solids, relative);
  }
  cast.startsInside = cast.tEnter == 0 && summaryOf(a, b).outcome() == Outcome::overlapping;
  if (cast.startsInside) {
    cast.outcome = CastOutcome::hits;
  }
  return cast;
}

}  // namespace collision
