#include "convex/differences.h"

#include <cmath>

namespace collision {
namespace {

/** How far an endless ray reaches, as a part of its direction, to pass all within `size`. */
double reachOf(const PolytopeTerms<double>& ray, double size) {
  const double edge = largestMagnitude(ray.edge[0]);
  if (!(edge > 0 && size > 0 && size < HUGE_VAL)) {
    return 1;
  }
  return std::scalbn(1.0, std::min(std::ilogb(size) - std::ilogb(edge) + 3, 1000));
}

}  // namespace

std::optional<RoundedDifferences> roundedDifferences(const PolytopeTerms<double>& a,
                                                     const PolytopeTerms<double>& b) {
  double size = sizeOf(a) + sizeOf(b);
  double reach = 1;
  if (a.unbounded || b.unbounded) {
    reach = std::fmax(a.unbounded ? reachOf(a, size) : 1, b.unbounded ? reachOf(b, size) : 1);
    size += reach * ((a.unbounded ? sizeOf(a.edge[0]) : 0) + (b.unbounded ? sizeOf(b.edge[0]) : 0));
  }
  if (!(size > 0x1p-900 && size < HUGE_VAL)) {
    return std::nullopt;
  }
  const double scale = std::scalbn(1.0, -std::ilogb(size));
  return RoundedDifferences{{a, b, reach, scale}, reach, scale, size * scale};
}

}  // namespace collision
