// How a step of a trace is made of what was decided about a candidate.
#pragma once

#include "collision/trace.h"
#include "number/gap.h"
#include "number/sign.h"
#include "shapes/projection.h"

namespace collision {

/** A step about a scalar: its status is the decided one, its gap made to agree with it. */
Step scalarStep(std::int64_t candidate, StepGroup group, StepUnit unit, const Decision& decision,
                const Interval& a, const Interval& b, bool reached);

Step skippedStep(std::int64_t candidate, StepGroup group, SkipReason reason, bool reached,
                 int line);

/** A step about two projections on the unit axis `axis`, measured from `reference`. */
Step axisStep(std::int64_t candidate, StepGroup group, const Decision& decision, const Vec3& axis,
              const Projection& a, const Projection& b, const Vec3& reference, bool reached);

}  // namespace collision
