#include "motion/times_near.h"

#include "mesh/mesh_space.h"
#include "motion/rough_cast.h"
#include "shapes/all.h"
#include "shapes/bounds.h"

namespace collision {
namespace {

/** A ball that surely holds a box. */
Sphere ballAround(const Bounds& box) {
  const auto& [min, max] = box;
  const Vec3 half = max * 0.5 - min * 0.5;
  return {min * 0.5 + max * 0.5, length(half) * (1 + 0x1p-40) + 0x1p-1000};
}

bool goesOnForever(ShapeRef shape) {
  return shape.kind() == Kind::ray && !shape.as<Ray>().bounded();
}

std::optional<TimesNear> timesWithin(const RoughTimes<double>& times) {
  if (times.surelyNever()) {
    return std::nullopt;
  }
  return TimesNear{times.opensAfter(), times.closesBefore()};
}

/**
 * Of what goes on forever across a unit vector, and what is within a ball. The vector is off by no
 * more than 2⁻³¹, of which far away much comes.
 */
std::optional<TimesNear> timesAcross(const Vec3& normal, const Vec3& place, const Sphere& ball,
                                     const Vec3& velocity, double duration) {
  constexpr double kPart = 0x1p-30;
  const double size =
      roundoff::magnitudeOf(place) + roundoff::magnitudeOf(ball.center) + ball.radius;
  const double speed = roundoff::magnitudeOf(velocity);
  RoughTimes<double> times(duration);
  times.keep(roughSpanOf<double>({dot(normal, ball.center - place), ball.radius,
                                  dot(normal, velocity), size * kPart, speed * kPart},
                                 duration));
  return timesWithin(times);
}

}  // namespace

std::optional<TimesNear> timesNear(ShapeRef shape, const Bounds& mesh, const Vec3& velocity,
                                   double duration) {
  if (shape.kind() == Kind::plane) {
    const auto [normal, constant] = unitPlaneOf(shape.as<Plane>());
    return timesAcross(normal, normal * -constant, ballAround(mesh), velocity, duration);
  }
  if (goesOnForever(shape)) {
    const auto& ray = shape.as<Ray>();
    const Vec3 direction = directionOf(ray.direction);
    const Vec3 across = velocity - direction * dot(direction, velocity);
    // Where it goes along itself, or nearly, it may be near for all the time.
    if (!(length(across) > 0x1p-20 * length(velocity))) {
      return TimesNear{0, duration};
    }
    return timesAcross(directionOf(across), ray.origin, ballAround(mesh), velocity, duration);
  }
  const auto [min, max] = boundsOf(shape);
  const Motion motion{velocity, {}, duration};
  return timesWithin(
      roughRowsOf(Aabb{min, max}, Aabb{mesh.min, mesh.max}, RelativeMotion(motion)).all);
}

std::optional<Segment> partNear(ShapeRef shape, const Bounds& mesh, const Vec3& start,
                                const Vec3& way) {
  if (shape.kind() != Kind::ray) {
    return std::nullopt;
  }
  const auto& ray = shape.as<Ray>();
  const Sphere ball = ballAround(mesh);
  const double beyond = length(ball.center - (ray.origin + start)) + ball.radius + length(way);
  const double reach = least(beyond * 2, ray.maxDistance);
  return Segment{ray.origin, ray.origin + directionOf(ray.direction) * reach};
}

}  // namespace collision
