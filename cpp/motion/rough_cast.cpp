#include "motion/rough_cast.h"

#include "answer/candidate.h"
#include "linear/shared_axes.h"
#include "motion/rough_boxes.h"
#include "shapes/all.h"

namespace collision {
namespace {

RoughCast answerOf(const RoughTimes<double>& times, bool fillSpace) {
  return {times.surelyNever(), fillSpace && times.surelyHits(), times.opensAfter(),
          times.opensBefore()};
}

template <class A, class B>
RoughCast roughBoxes(const A& a, const B& b, const Vec3& velocity, double duration) {
  const bool fillSpace = isSolid(a) || isSolid(b);
  if constexpr (B::kKind == Kind::aabb) {
    if constexpr (A::kKind == Kind::aabb) {
      return answerOf(roughTimesOf(a, b, velocity, duration), fillSpace);
    } else {  // the turned one comes second
      return roughBoxes(b, a, -velocity, duration);
    }
  } else {
    bool sharesAnAxis = false;
    if constexpr (A::kKind == Kind::obb) {
      sharesAnAxis = shareAnAxis(a.rotation, b.rotation);
    } else {
      sharesAnAxis = worldAxesOf(b.rotation) != 0;
    }
    return answerOf(roughTimesOf(a, b, velocity, duration, !sharesAnAxis), fillSpace);
  }
}

template <class Use>
RoughCast withBox(ShapeRef shape, const Use& use) {
  if (shape.kind() == Kind::aabb) {
    return use(shape.as<Aabb>());
  }
  return shape.isInCell() ? use(shape.as<FramedObb>()) : use(shape.as<Obb>());
}

}  // namespace

RoughCast roughCastOf(ShapeRef a, ShapeRef b, const RelativeMotion& motion) {
  if (!isBox(a.kind()) || !isBox(b.kind()) || motion.isNone()) {
    return {};
  }
  return withBox(a, [&](const auto& first) {
    return withBox(b, [&](const auto& second) {
      return roughBoxes(first, second, motion.roughVelocity(), motion.duration());
    });
  });
}

}  // namespace collision
