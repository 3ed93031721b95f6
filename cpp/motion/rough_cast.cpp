#include "motion/rough_cast.h"

#include "answer/candidate.h"
#include "linear/shared_axes.h"
#include "motion/rough_boxes.h"
#include "motion/visit_boxes.h"

namespace collision {

RoughCast roughCastOf(ShapeRef a, ShapeRef b, const RelativeMotion& motion, double limit) {
  if (!isBox(a.kind()) || !isBox(b.kind()) || motion.isNone()) {
    return {};
  }
  return visitBoxes(a, b, [&](const auto& first, const auto& second, bool isExchanged) {
    const Vec3 velocity = isExchanged ? -motion.roughVelocity() : motion.roughVelocity();
    const auto withEdges = [&](const RoughTimes<double>& faces) {
      return !faces.surelyNever() && !(faces.opensAfter() > limit) &&
             !shareAnAxis(orientation(first), orientation(second));
    };
    const auto times = roughTimesOf(first, second, velocity, motion.duration(), withEdges);
    if (times.opensAfter() > limit) {
      return RoughCast{times.surelyNever(), false, times.opensAfter()};
    }
    const bool fillSpace = isSolid(first) || isSolid(second);
    return RoughCast{times.surelyNever(), fillSpace && times.surelyHits(), times.opensAfter(),
                     times.opensBefore()};
  });
}

}  // namespace collision
