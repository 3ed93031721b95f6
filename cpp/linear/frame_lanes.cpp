#include "linear/frame_lanes.h"

namespace collision {

ScaledAxes<DoubleDoubleLanes> framesOf(const Quaternion& a, const Quaternion& b) {
  const Quaternion p = ofOrdinarySize(a);
  const Quaternion q = ofOrdinarySize(b);
  return scaledAxes<DoubleDoubleLanes>(lanesOf(p.x, q.x), lanesOf(p.y, q.y), lanesOf(p.z, q.z),
                                       lanesOf(p.w, q.w));
}

}  // namespace collision
