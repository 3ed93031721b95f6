#include "motion/mesh_cast.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>
#include <vector>

#include "collision/mesh.h"
#include "convex/polytope.h"
#include "linear/frame.h"
#include "mesh/inside.h"
#include "mesh/mesh_pair.h"
#include "mesh/mesh_state.h"
#include "motion/convex_cast.h"
#include "motion/relative_motion.h"
#include "pairs/outcome.h"
#include "shapes/all.h"
#include "shapes/bounds.h"
#include "shapes/moved.h"

namespace collision {
namespace {

/** A ball that surely holds a shape which ends everywhere. */
Sphere ballAround(ShapeRef shape) {
  const auto [min, max] = boundsOf(shape);
  const Vec3 half = max * 0.5 - min * 0.5;
  return {min * 0.5 + max * 0.5, length(half) * (1 + 0x1p-40) + 0x1p-1000};
}

bool endsEverywhere(ShapeRef shape) {
  return shape.kind() != Kind::plane && (shape.kind() != Kind::ray || shape.as<Ray>().bounded());
}

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
class PairCasts final : public PairVisitor {
 public:
  PairCasts(const MeshPair& pair, const Motion& motion) : pair_(pair), motion_(motion) {}

  bool visit(int triangleA, int triangleB, bool /*overlaps*/) override {
    Cast own = pair_.withShapes(
        triangleA, triangleB, [&](ShapeRef a, ShapeRef b) { return castOfConvex(a, b, motion_); });
    own.triangleA = triangleA;
    own.triangleB = triangleB;
    if (own.outcome != CastOutcome::never) {
      casts_.push_back(own);
    }
    return true;
  }

  /** The first to meet, with the outcome of all and the time at which the last part. */
  [[nodiscard]] Cast first() {
    std::sort(casts_.begin(), casts_.end(), [](const Cast& x, const Cast& y) {
      return std::tuple(x.tEnter, x.triangleA, x.triangleB) <
             std::tuple(y.tEnter, y.triangleA, y.triangleB);
    });
    Cast all = casts_.empty() ? Cast{} : casts_.front();
    for (const Cast& own : casts_) {
      all.outcome = greatest(all.outcome, own.outcome);
      all.tExit = greatest(all.tExit, own.tExit);
      all.decidedBy = all.decidedBy | own.decidedBy;
    }
    return all;
  }

  /** Whether it holds of a time between the first and the last at which pairs meet: of one in each
   * part of that in which the same pairs do. To be asked after the first. */
  template <class Holds>
  [[nodiscard]] bool holdsBetween(const Holds& holds) const {
    std::vector<double> ends;
    for (const Cast& own : casts_) {
      ends.insert(ends.end(), {own.tEnter, own.tExit});
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
  const MeshPair& pair_;
  const Motion& motion_;
  std::vector<Cast> casts_;
};

/**
 * What a ray, segment or capsule covers on its way, as seen from a mesh within a ball, if that
 * ends: what is no further from a parallelogram.
 */
struct SweptCurve {
  Parallelogram area;
  double within;
};
std::optional<SweptCurve> sweptCurve(ShapeRef curve, const Sphere& ball, const Vec3& velocity,
                                     double duration) {
  const Vec3 way = velocity * duration;
  Vec3 start;
  Vec3 along;
  double radius = 0;
  if (curve.kind() == Kind::segment) {
    start = curve.as<Segment>().start;
    along = curve.as<Segment>().end - start;
  } else if (curve.kind() == Kind::capsule) {
    start = curve.as<Capsule>().start;
    along = curve.as<Capsule>().end - start;
    radius = curve.as<Capsule>().radius;
  } else if (curve.kind() == Kind::ray) {
    // No further than beyond the ball, wherever on the way it starts.
    const auto& [origin, direction, maxDistance] = curve.as<Ray>();
    start = origin;
    const double norm = length(direction);
    const double beyond = length(ball.center - origin) + ball.radius + length(way);
    along = direction * (least(beyond * 2, maxDistance) / norm);
  } else {
    return std::nullopt;
  }
  const double size = roundoff::magnitudeOf(start) + roundoff::magnitudeOf(along) +
                      roundoff::magnitudeOf(way) + roundoff::magnitudeOf(ball.center) + ball.radius;
  if (!(size < 0x1p+400 && size > 0x1p-400)) {
    return std::nullopt;  // squares may be lost
  }
  return SweptCurve{{start, start + along, start + way}, radius * (1 + 0x1p-40) + size * 0x1p-40};
}

/** Visits the triangles of a mesh that are no further from a shape than so many meters. */
void visitBeside(const MeshPair& pair, ShapeRef shape, double within, PairCasts& casts) {
  const MeshPair region =
      pair.meshA() != nullptr ? MeshPair(pair.a(), shape) : MeshPair(shape, pair.b());
  region.visitNear(within, casts);
}

/** Visits all pairs of triangles that may meet on the way. */
void visitOnTheWay(const MeshPair& pair, const RelativeMotion& motion, PairCasts& casts) {
  const Vec3 velocity = motion.roughVelocity();
  if (pair.meshA() == nullptr || pair.meshB() == nullptr) {
    const bool isMeshA = pair.meshA() != nullptr;
    const ShapeRef mesh = isMeshA ? pair.a() : pair.b();
    const auto swept = sweptCurve(isMeshA ? pair.b() : pair.a(), ballAround(mesh),
                                  isMeshA ? -velocity : velocity, motion.duration());
    if (swept) {
      visitBeside(pair, swept->area, swept->within, casts);
      return;
    }
  }
  if (!endsEverywhere(pair.a()) || !endsEverywhere(pair.b())) {
    for (int i = 0; i < pair.trianglesOfA(); ++i) {
      for (int j = 0; j < pair.trianglesOfB(); ++j) {
        casts.visit(pair.meshA() != nullptr ? i : -1, pair.meshB() != nullptr ? j : -1, false);
      }
    }
    return;
  }
  const Sphere ballA = ballAround(pair.a());
  const Sphere ballB = ballAround(pair.b());
  const double size = roundoff::magnitudeOf(ballA.center) + roundoff::magnitudeOf(ballB.center) +
                      ballA.radius + ballB.radius;
  const double duration = motion.durationWithin(size);
  const double slack = (size + roundoff::magnitudeOf(velocity) * duration) * 0x1p-40;
  if (pair.meshA() != nullptr && pair.meshB() != nullptr) {
    pair.visitNear(length(velocity) * duration + slack, casts);
    return;
  }
  // The ball about the other shape, swept as it moves as seen from the mesh.
  const bool isMeshA = pair.meshA() != nullptr;
  const Sphere& ball = isMeshA ? ballB : ballA;
  const Vec3 way = velocity * (isMeshA ? -duration : duration);
  const Capsule swept{ball.center, ball.center + way, ball.radius + slack};
  visitBeside(pair, swept, 0, casts);
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

/** A point of a shape, which is no plane; of a mesh a corner. */
ScaledPlace placeOf(ShapeRef shape) {
  switch (shape.kind()) {
    case Kind::mesh: {
      const auto& mesh = shape.as<PosedMesh>();
      return posedPlace(mesh.geometry->triangle(0).a, mesh.position, mesh.rotation);
    }
    case Kind::hull: {
      const auto& hull = shape.as<Hull>();
      return posedPlace(hull.geometry->corners()[0], hull.position, hull.rotation);
    }
    default:
      return {lift(roundedPolytopeOf(shape).polytope.reference()), 1.0};
  }
}

/** A solid mesh, and a shape that moves as seen from it. */
struct BesideSolid {
  const PosedMesh& mesh;
  ShapeRef shape;
  bool isMeshA;

  /** Whether the shape is inside at a time at which it is not on the surface. */
  [[nodiscard]] bool isInside(double time, const RelativeMotion& motion) const {
    const ScaledPlace start = placeOf(shape);
    const ExactVec3 way = motion.velocity<Exact>() * Exact(isMeshA ? -time : time);
    const ScaledAxes<Exact> frame = axesIn<Exact>(mesh.rotation);
    const ExactVec3 fromMesh = start.place + (way - lift(mesh.position)) * start.whole;
    const NearPlace place{toLocal(frame, fromMesh), frame.n * start.whole};
    return whereIs(place, treeOf(*mesh.geometry)) == Where::inside;
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
  visitOnTheWay(pair, relative, casts);
  Cast cast = casts.first();
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
