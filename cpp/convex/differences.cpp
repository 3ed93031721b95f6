#include "convex/differences.h"

#include <cmath>

namespace collision {

std::size_t simplestStart(std::span<const SupportName> names) {
  const auto partsTo = [&](const SupportName& name) {
    int parts = 0;
    for (const SupportName& other : names) {
      parts += partsBetween(name, other);
    }
    return parts;
  };
  std::size_t simplest = 0;
  for (std::size_t i = 1; i < names.size(); ++i) {
    simplest = partsTo(names[i]) < partsTo(names[simplest]) ? i : simplest;
  }
  return simplest;
}

namespace {

/** How many times its direction an endless ray has to go to pass all within `size`; may be ∞. */
double reachOf(const PolytopeTerms<double>& ray, double size) {
  const double edge = largestMagnitude(ray.edge[0]);
  if (!(edge > 0 && size > 0)) {
    return 1;
  }
  return std::scalbn(1.0, std::ilogb(size) - std::ilogb(edge) + 3);
}

}  // namespace

std::optional<RoundedDifferences> roundedDifferences(const PolytopeTerms<double>& a,
                                                     const PolytopeTerms<double>& b) {
  double size = magnitudeOf(a) + magnitudeOf(b);
  double reach = 1;
  if (a.unbounded || b.unbounded) {
    reach = std::fmax(a.unbounded ? reachOf(a, size) : 0, b.unbounded ? reachOf(b, size) : 0);
    size += reach * ((a.unbounded ? roundoff::magnitudeOf(a.edge[0]) : 0) +
                     (b.unbounded ? roundoff::magnitudeOf(b.edge[0]) : 0));
  }
  // Smaller ones may have lost by underflow what counts when they are scaled.
  if (!(size > 0x1p-700 && size < 0x1p+700)) {
    return std::nullopt;
  }
  const double scale = std::scalbn(1.0, -std::ilogb(size));
  return RoundedDifferences{{a, b, reach, scale}, reach, scale, size * scale};
}

}  // namespace collision
