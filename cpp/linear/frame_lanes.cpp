#include "linear/frame_lanes.h"

namespace collision {

ScaledAxes<DoubleDoubleLanes> framesOf(const Quaternion& a, const Quaternion& b) {
  const Quaternion p = ofOrdinarySize(a);
  const Quaternion q = ofOrdinarySize(b);
  const auto both = [](double first, double second) {
    return Lanes<double>(Lanes<double>::Register{first, second});
  };
  return scaledAxes<DoubleDoubleLanes>(both(p.x, q.x), both(p.y, q.y), both(p.z, q.z),
                                       both(p.w, q.w));
}

}  // namespace collision
