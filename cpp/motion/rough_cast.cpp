#include "motion/rough_cast.h"

#include "answer/candidate.h"
#include "linear/shared_axes.h"
#include "motion/visit_boxes.h"

namespace collision {

RoughBoxRows roughRowsOf(ShapeRef a, ShapeRef b, const RelativeMotion& motion, double limit,
                         bool withAll) {
  RoughBoxRows rows(motion.duration());
  visitBoxes(a, b, [&](const auto& first, const auto& second, bool isExchanged) {
    const Vec3 velocity = isExchanged ? -motion.roughVelocity() : motion.roughVelocity();
    const auto withEdges = [&] {
      const bool mayMatter = !rows.all.surelyNever() && !(rows.all.opensAfter() > limit);
      return (withAll || mayMatter) && !shareAnAxis(orientation(first), orientation(second));
    };
    visitRoughRows(first, second, velocity, motion.duration(), withEdges,
                   [&](int row, const RoughSpan<double>& span) COLLISION_ALWAYS_INLINE_LAMBDA {
                     rows.keep(row, span);
                     rows.count = row + 1;
                   });
    rows.fillSpace = isSolid(first) || isSolid(second);
  });
  return rows;
}

RoughCast roughCastOf(ShapeRef a, ShapeRef b, const RelativeMotion& motion, double limit) {
  if (!isBox(a.kind()) || !isBox(b.kind()) || motion.isNone()) {
    return {};
  }
  const RoughBoxRows rows = roughRowsOf(a, b, motion, limit);
  const RoughTimes<double>& times = rows.all;
  if (times.opensAfter() > limit) {
    return {times.surelyNever(), false, times.opensAfter()};
  }
  return {times.surelyNever(), rows.surelyHit(), times.opensAfter(), times.opensBefore()};
}

}  // namespace collision
