#include "contact/outline.h"

#include <algorithm>

#include "convex/differences.h"
#include "linear/number_vector.h"

namespace collision {
namespace {

/** The corners of a hull's feature, in order. */
std::vector<std::int32_t> cornersOfHull(const HullGeometry& hull, Corners feature) {
  const auto index = static_cast<int>(feature >> 2U);
  const auto listed = [](std::span<const std::int32_t> corners) {
    return std::vector<std::int32_t>(corners.begin(), corners.end());
  };
  switch (feature & 3U) {
    case hullFeature(HullFeature::corner, 0):
      return {index};
    case hullFeature(HullFeature::edge, 0):
      return listed(hull.edges()[at(index)].corner);
    case hullFeature(HullFeature::face, 0):
      return listed(hull.face(index));
    default:  // of signs in doubt, which are taken again exactly
      return hull.faces() > 0 ? listed(hull.face(0)) : listed(hull.edges()[0].corner);
  }
}

/** The two ends of corners in a line; one of corners at one place. */
template <class T>
void keepEnds(std::vector<Vector3<T>>& places) {
  std::size_t first = 0;
  std::size_t last = 0;
  const auto squareBetween = [&](std::size_t i, std::size_t j) {
    const Vector3<T> way = places[j] - places[i];
    return dot(way, way);
  };
  T most(0.0);
  for (std::size_t i = 0; i < places.size(); ++i) {
    for (std::size_t j = i + 1; j < places.size(); ++j) {
      const T square = squareBetween(i, j);
      if (most < square) {
        most = square;
        first = i;
        last = j;
      }
    }
  }
  if (first == last) {
    places.resize(1);
  } else {
    places = {places[first], places[last]};
  }
}

/** Of corners, of which three or more in a row are in a line only if all are. */
template <class T>
void normalize(Outline<T>& outline, const Vector3<T>& axis) {
  std::vector<Vector3<T>>& places = outline.place;
  if (places.size() < 3) {
    keepEnds(places);
    return;
  }
  const Vector3<T> normal = outline.normal();
  if (isZero(normal)) {
    keepEnds(places);
  } else if (signOfDot(normal, axis) == Sign::negative) {
    std::reverse(places.begin() + 1, places.end());
  }
}

/** Generators along which a feature goes on, but for those without length. */
template <class T>
std::vector<int> generatorsOf(const PolytopeTerms<T>& terms, Corners corners) {
  std::vector<int> generators;
  for (int i = 0; i < terms.generators; ++i) {
    const auto step = 1U << at(i);
    bool goesOn = false;
    for (std::size_t corner = 0; corner < 8; ++corner) {
      goesOn = goesOn || ((corner & step) == 0 && holdsCorner(corners, corner) &&
                          holdsCorner(corners, corner | step));
    }
    if (goesOn && !isZero(terms.generator[at(i)])) {
      generators.push_back(i);
    }
  }
  return generators;
}

template <class T>
std::vector<Vector3<T>> placesOf(const PolytopeTerms<T>& terms, Corners corners) {
  std::vector<Vector3<T>> places;
  if (terms.isHull()) {
    for (const std::int32_t corner : cornersOfHull(*terms.hull, corners)) {
      places.push_back(cornerOf(terms, at(corner)));
    }
    return places;
  }
  if (terms.corners == 3) {
    for (std::size_t i = 0; i < 3; ++i) {
      if (holdsCorner(corners, i)) {
        places.push_back(terms.corner[i]);
      }
    }
    return places;
  }
  std::size_t first = 0;
  while (!holdsCorner(corners, first)) {
    ++first;
  }
  // Corners are numbered by the generators that they are at the upper end of, as supports are.
  const auto bits = static_cast<unsigned>(first);
  const auto add = [&](unsigned upper) {
    places.push_back(partOf(terms, Vector3<T>{}, SupportName{{}, upper}, 0));
  };
  add(bits);
  const std::vector<int> generators = generatorsOf(terms, corners);
  if (!generators.empty()) {
    const unsigned one = 1U << at(generators[0]);
    add(bits | one);
    if (generators.size() > 1) {
      const unsigned other = 1U << at(generators[1]);
      add(bits | one | other);
      add(bits | other);
    }
  }
  return places;
}

}  // namespace

template <class T>
Outline<T> outlineOf(const PolytopeTerms<T>& terms, Corners corners, const T& factor,
                     const Vector3<T>& axis) {
  Outline<T> outline{placesOf(terms, corners)};
  for (Vector3<T>& place : outline.place) {
    place = place * factor;
  }
  normalize(outline, axis);
  return outline;
}

template <class T>
KnownLevel levelOf(const PolytopeTerms<T>& terms, Corners corners) {
  if (terms.isHull()) {
    return {0, cornersOfHull(*terms.hull, corners)};
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

template Outline<Approximate> outlineOf(const PolytopeTerms<Approximate>&, Corners,
                                        const Approximate&, const ApproximateVec3&);
template Outline<Exact> outlineOf(const PolytopeTerms<Exact>&, Corners, const Exact&,
                                  const ExactVec3&);
template KnownLevel levelOf(const PolytopeTerms<Approximate>&, Corners);
template KnownLevel levelOf(const PolytopeTerms<Exact>&, Corners);

}  // namespace collision
