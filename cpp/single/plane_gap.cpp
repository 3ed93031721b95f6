// Method: the signed distances of the points that reach furthest along the normal (Ericson,
// Real-Time Collision Detection, 5.2.2 and 5.2.3).
#include "single/plane_gap.h"

namespace collision::single {

float planeGap(const Body& body, const Plane& plane) {
  const auto value = [&](const Vec& p) { return dot(plane.normal, p) + plane.constant; };
  float min = value(body.corner[0]);
  float max = min;
  for (std::size_t i = 1; i < body.corners; ++i) {
    const float at = value(body.corner[i]);
    min = smaller(min, at);
    max = larger(max, at);
  }
  if (body.isBox()) {
    float extent = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      extent += std::fabs(body.half[i] * dot(body.edge[i], plane.normal));
    }
    min -= extent;
    max += extent;
  }
  if (body.endless) {
    const float slope = dot(plane.normal, body.edge[0]);
    if (slope > 0) {
      max = kInfinity;
    } else if (slope < 0) {
      min = -kInfinity;
    }
  }
  const float norm = length(plane.normal);
  return larger(min / norm - body.radius, -max / norm - body.radius);
}

float planeGap(const Plane& a, const Plane& b) {
  if (!isZero(cross(a.normal, b.normal))) {
    return std::numeric_limits<float>::quiet_NaN();
  }
  const float onA = a.constant / length(a.normal);
  const float onB = b.constant / length(b.normal);
  return std::fabs(dot(a.normal, b.normal) < 0 ? onA + onB : onA - onB);
}

}  // namespace collision::single
