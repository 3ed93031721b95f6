// Rows of two polytopes in motion by a few of their differences: a row is open at least while some
// of these lie on either side, which rules out most rows of two hulls.
#pragma once

#include "motion/relative_motion.h"
#include "motion/rough_times.h"
#include "sat/few_differences.h"

namespace collision {

class FewRows {
 public:
  /** Of two that end. */
  FewRows(const PolytopeTerms<double>& a, const PolytopeTerms<double>& b,
          const RelativeMotion& motion);

  /** No row along the axis opens later or closes sooner. */
  [[nodiscard]] RoughSpan<double> within(const RoughAxis& along) const;

 private:
  FewDifferences differences_;
  Vec3 velocity_;
  double duration_;
};

}  // namespace collision
