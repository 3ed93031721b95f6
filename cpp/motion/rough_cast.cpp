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
    RoughTimes<Lanes<double>> both(motion.duration());
    const auto withEdges = [&] {
      rows.all = RoughTimes<double>(both);
      const bool mayMatter = !rows.all.surelyNever() && !(rows.all.opensAfter() > limit);
      return (withAll || mayMatter) && !shareAnAxis(orientation(first), orientation(second));
    };
    visitRoughRows(first, second, velocity, withEdges,
                   [&](int i, const RoughRow<double>& own, int j, const RoughRow<double>& other)
                       COLLISION_ALWAYS_INLINE_LAMBDA {
                         const auto spans = roughSpansOf(own, other, motion.duration());
                         both.keep(spans);
                         rows.set(i, spans.opensBefore[0], spans.closesAfter[0]);
                         rows.set(j, spans.opensBefore[1], spans.closesAfter[1]);
                         rows.count = j + 1;
                       });
    rows.all = RoughTimes<double>(both);
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
