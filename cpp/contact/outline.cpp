#include "contact/outline.h"

#include <algorithm>
#include <bit>

#include "convex/differences.h"
#include "linear/number_vector.h"

namespace collision {
namespace {

/** The corners of a hull's feature, in order. */
std::span<const std::int32_t> cornersOfHull(const HullGeometry& hull, Corners feature) {
  const auto index = static_cast<int>(feature >> 2U);
  switch (feature & 3U) {
    case hullFeature(HullFeature::edge, 0):
      return hull.edges()[at(index)].corner;
    case hullFeature(HullFeature::face, 0):
      return hull.face(index);
    default:  // of signs in doubt, which are taken again exactly
      return hull.faces() > 0 ? hull.face(0) : hull.edges()[0].corner;
  }
}
bool isCornerOfHull(Corners feature) {
  return (feature & 3U) == hullFeature(HullFeature::corner, 0);
}

/** The two ends of corners in a line; one of corners at one place. */
template <class T>
void keepEnds(Outline<T>& outline, const OutlineSigns<T>& signs) {
  std::size_t first = 0;
  std::size_t last = 0;
  T most(0.0);
  for (std::size_t i = 0; i < outline.place.size(); ++i) {
    for (std::size_t j = i + 1; j < outline.place.size(); ++j) {
      const Vector3<T> way = outline.place[j] - outline.place[i];
      const T square = dot(way, way);
      if (signs.of(SignOf::places, square - most) == Sign::positive) {
        most = square;
        first = i;
        last = j;
      }
    }
  }
  const auto keep = [&](auto& list) {
    const auto start = list[first];
    const auto end = list[last];
    list.shorten(first == last ? 1 : 2);
    list[0] = start;
    if (first != last) {
      list[1] = end;
    }
  };
  keep(outline.order.corner);
  keep(outline.place);
}

/** Of corners, of which three or more in a row are in a line only if all are. */
template <class T>
void normalize(Outline<T>& outline, const Vector3<T>& axis, const OutlineSigns<T>& signs) {
  if (outline.size() == 1) {
    return;
  }
  if (outline.size() < 3) {
    keepEnds(outline, signs);
    return;
  }
  const Vector3<T> normal = outline.normal();
  if (signs.isZero(SignOf::places, normal)) {
    keepEnds(outline, signs);
  } else if (signs.ofDot(SignOf::sideOfAxis, normal, axis) == Sign::negative) {
    const auto reverse = [](auto list) { std::reverse(list.begin() + 1, list.end()); };
    reverse(outline.order.corner.all());
    reverse(outline.place.all());
  }
}

/** Generators along which a feature goes on, but for those without length: at most two of faces. */
template <class T>
ShortList<int, 3> generatorsOf(const PolytopeTerms<T>& terms, Corners corners) {
  ShortList<int, 3> generators;
  for (int i = 0; i < terms.generators; ++i) {
    constexpr std::array<Corners, 3> kLower{0x55, 0x33, 0x0f};  // corners at its lower end
    const Corners lower = corners & kLower[at(i)];
    const bool goesOn = (lower << (1U << at(i)) & corners) != 0;
    if (!goesOn) {
      continue;
    }
    if (!isZero(terms.generator[at(i)])) {
      generators.push_back(i);
    } else if constexpr (std::is_same_v<T, double>) {
      raiseDoubt();  // it may have underflowed
    }
  }
  return generators;
}

template <class T>
CornerNames cornersOf(const PolytopeTerms<T>& terms, Corners corners) {
  CornerNames names;
  if (terms.isHull()) {
    if (isCornerOfHull(corners)) {
      names.push_back(static_cast<int>(corners >> 2U));
      return names;
    }
    for (const std::int32_t corner : cornersOfHull(*terms.hull, corners)) {
      names.push_back(corner);
    }
    return names;
  }
  if (terms.corners == 3) {
    for (int i = 0; i < 3; ++i) {
      if (holdsCorner(corners, at(i))) {
        names.push_back(i);
      }
    }
    return names;
  }
  const int first = std::countr_zero(corners);
  names.push_back(first);
  const ShortList<int, 3> generators = generatorsOf(terms, corners);
  if (!generators.empty()) {
    const int one = first | 1 << generators[0];
    names.push_back(one);
    if (generators.size() > 1) {
      const int other = 1 << generators[1];
      names.push_back(one | other);
      names.push_back(first | other);
    }
  }
  return names;
}

}  // namespace

template <class T>
Vector3<T> placeOf(const PolytopeTerms<T>& terms, int corner) {
  if (terms.isHull() || terms.corners == 3) {
    return cornerOf(terms, at(corner));
  }
  return partOf(terms, Vector3<T>{}, SupportName{{}, static_cast<unsigned>(corner)}, 0);
}

template <class T>
Vector3<T> wayBetween(const PolytopeTerms<T>& terms, int from, int to) {
  if (terms.isHull()) {
    return stepBetween(terms, at(from), at(to));
  }
  if (terms.corners == 3) {
    return to == (from + 1) % 3 ? terms.edge[at(from)] * T(2.0) : terms.edge[at(to)] * T(-2.0);
  }
  return partBetween<PolytopeTerms<T>, T>(terms, Vector3<T>{},
                                          SupportName{{}, static_cast<unsigned>(from)},
                                          SupportName{{}, static_cast<unsigned>(to)}, 0);
}

template <class T>
Vector3<T> firstPlaceOf(const PolytopeTerms<T>& terms, Corners corners) {
  return placeOf(terms, cornersOf(terms, corners)[0]);
}

template <class T>
Outline<T> outlineOf(const PolytopeTerms<T>& terms, Corners corners, const T& factor,
                     const Vector3<T>& axis, const OutlineSigns<T>& signs) {
  Outline<T> outline{{cornersOf(terms, corners)}, {}};
  for (const int corner : outline.order.corner) {
    outline.place.push_back(placeOf(terms, corner) * factor);
  }
  normalize(outline, axis, signs);
  return outline;
}

template <class T>
KnownLevel levelOf(const PolytopeTerms<T>& terms, Corners corners) {
  if (terms.isHull()) {
    const CornerNames names = cornersOf(terms, corners);
    return {0, {names.begin(), names.end()}};
  }
  KnownLevel level;
  if (terms.corners == 3) {
    for (std::size_t i = 0; i < 3; ++i) {
      if (holdsCorner(corners, i) && holdsCorner(corners, (i + 1) % 3)) {
        level.across |= 1U << i;
      }
    }
    return level;
  }
  for (const int i : generatorsOf(terms, corners)) {
    level.across |= 1U << at(i);
  }
  return level;
}

template Outline<double> outlineOf(const PolytopeTerms<double>&, Corners, const double&,
                                   const Vec3&, const OutlineSigns<double>&);
template Outline<Approximate> outlineOf(const PolytopeTerms<Approximate>&, Corners,
                                        const Approximate&, const ApproximateVec3&,
                                        const OutlineSigns<Approximate>&);
template Outline<Exact> outlineOf(const PolytopeTerms<Exact>&, Corners, const Exact&,
                                  const ExactVec3&, const OutlineSigns<Exact>&);
template ApproximateVec3 placeOf(const PolytopeTerms<Approximate>&, int);
template ExactVec3 placeOf(const PolytopeTerms<Exact>&, int);
template ApproximateVec3 wayBetween(const PolytopeTerms<Approximate>&, int, int);
template ExactVec3 wayBetween(const PolytopeTerms<Exact>&, int, int);
template ApproximateVec3 firstPlaceOf(const PolytopeTerms<Approximate>&, Corners);
template ExactVec3 firstPlaceOf(const PolytopeTerms<Exact>&, Corners);
template KnownLevel levelOf(const PolytopeTerms<Approximate>&, Corners);
template KnownLevel levelOf(const PolytopeTerms<Exact>&, Corners);

}  // namespace collision
