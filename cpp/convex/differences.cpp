#include "convex/differences.h"

#include <cmath>

namespace collision {
namespace {

double farSize(const PolytopeTerms<double>& terms, double reach) {
  return terms.unbounded ? reach * sizeOf(terms.edge[0]) : 0;
}

}  // namespace

double reachOfRays(const PolytopeTerms<double>& a, const PolytopeTerms<double>& b) {
  const double size = sizeOf(a) + sizeOf(b);
  double reach = 1;
  for (const PolytopeTerms<double>* terms : {&a, &b}) {
    const double edge = largestMagnitude(terms->edge[0]);
    if (terms->unbounded && size > 0 && size < HUGE_VAL && edge > 0) {
      const int exponent = std::ilogb(size) - std::ilogb(edge) + 3;
      reach = std::fmax(reach, std::scalbn(1.0, std::min(exponent, 1000)));
    }
  }
  return reach;
}

std::optional<RoundedDifferences> roundedDifferences(const PolytopeTerms<double>& a,
                                                     const PolytopeTerms<double>& b) {
  const double reach = a.unbounded || b.unbounded ? reachOfRays(a, b) : 1;
  const double size = sizeOf(a) + sizeOf(b) + farSize(a, reach) + farSize(b, reach);
  if (!(size > 0x1p-900 && size < HUGE_VAL)) {
    return std::nullopt;
  }
  const double scale = std::scalbn(1.0, -std::ilogb(size));
  return RoundedDifferences{{a, b, reach, scale}, scale, size * scale};
}

}  // namespace collision
