#include "convex/face_lattice.h"

#include <algorithm>
#include <utility>

#include "convex/hull_directions.h"
#include "convex/hull_feature.h"
#include "linear/number_vector.h"
#include "linear/predicates.h"
#include "number/certified.h"

namespace collision {
namespace {

/** Without the ends of rays, and of a plane its place alone: the lattice has these apart. */
Polytope polytopeOf(ShapeRef shape) {
  switch (shape.kind()) {
    case Kind::ray:
      return Polytope(Point{shape.as<Ray>().origin});
    case Kind::plane:
      return Polytope(Point{});
    default:
      return roundedPolytopeOf(shape).polytope;
  }
}

constexpr SupportName cornerNamed(int i) { return {{i, 0}, 0}; }
constexpr SupportName sweptNamed(unsigned upper) { return {{0, 0}, upper}; }

template <class T>
Vector3<T> placeOf(const PolytopeTerms<T>& terms, const SupportName& name) {
  return partOf(terms, Vector3<T>{}, name, 0);
}

/** Corners in a line: the two that are furthest apart; the same twice where all are at one place.
 */
std::array<std::size_t, 2> endsOf(const Polytope& polytope, std::span<const SupportName> corners) {
  const PolytopeTerms<Exact> terms = polytope.exact(polytope.reference());
  std::array<std::size_t, 2> ends{0, 0};
  Exact most;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    for (std::size_t j = i + 1; j < corners.size(); ++j) {
      const ExactVec3 way = placeOf(terms, corners[j]) - placeOf(terms, corners[i]);
      const Exact square = dot(way, way);
      if (most < square) {
        most = square;
        ends = {i, j};
      }
    }
  }
  return ends;
}

bool areAtOnePlace(const Polytope& polytope, const SupportName& a, const SupportName& b) {
  const PolytopeTerms<Exact> terms = polytope.exact(polytope.reference());
  return isZero(placeOf(terms, b) - placeOf(terms, a));
}

bool areInLine(const Polytope& polytope, std::span<const SupportName> corners) {
  return certified([&]<class T>() {
    const PolytopeTerms<T> terms = polytope.in<T>(polytope.reference());
    const Vector3<T> first = placeOf(terms, corners[0]);
    return isZero(cross(placeOf(terms, corners[1]) - first, placeOf(terms, corners[2]) - first));
  });
}

}  // namespace

FaceLattice::FaceLattice(ShapeRef shape) : polytope_(polytopeOf(shape)), kind_(shape.kind()) {
  switch (shape.kind()) {
    case Kind::plane:
      plane_ = &shape.as<Plane>();
      dimension_ = 2;
      addHolding(NormalSource::plane, 0);
      break;
    case Kind::ray:
      ray_ = &shape.as<Ray>();
      makeRay();
      break;
    case Kind::aabb:
      // Zero where the box is flat, and nowhere else.
      makeBox(shape.as<Aabb>().max - shape.as<Aabb>().min);
      break;
    case Kind::obb:
      makeBox(shape.as<Obb>().halfExtents);
      break;
    case Kind::triangle:
      makePolygon({cornerNamed(0), cornerNamed(1), cornerNamed(2)}, {1, 2, 4});
      break;
    case Kind::parallelogram:
      makePolygon({sweptNamed(0), sweptNamed(1), sweptNamed(3), sweptNamed(2)}, {1, 2, 8, 4});
      break;
    case Kind::hull: {
      const HullGeometry& hull = *polytope_.hull();
      if (hull.dimension() == 3) {
        makeSolidHull(hull);
        break;
      }
      std::vector<SupportName> corners;
      for (int i = 0; i < static_cast<int>(hull.corners().size()); ++i) {
        corners.push_back(cornerNamed(hull.dimension() == 2 ? hull.face(0)[at(i)] : i));
      }
      makePolygon(std::move(corners), std::vector<Corners>(hull.corners().size(), 0));
      break;
    }
    case Kind::segment:
      makePolygon({sweptNamed(0), sweptNamed(1)}, {1, 2});
      break;
    default:
      makePolygon({sweptNamed(0)}, {1});
      break;
  }
  index();
}

void FaceLattice::index() {
  edgesFrom_.resize(at(vertices()));
  for (int edge = 0; edge < static_cast<int>(edges_.size()); ++edge) {
    edgesFrom_[at(edges_[at(edge)][0])].push_back(edge);
  }
  planesAt_.resize(at(vertices()) + 1);
  for (int plane = 0; plane < static_cast<int>(planes_.size()); ++plane) {
    for (const int vertex : planes_[at(plane)].vertices) {
      planesAt_[at(vertex)].push_back(plane);
    }
  }
}

void FaceLattice::add(NormalSource source, int index, bool isReversed, std::vector<int> vertices) {
  planes_.push_back({source, index, isReversed, false, false, std::move(vertices)});
}

void FaceLattice::addHolding(NormalSource source, int index) {
  planes_.push_back({source, index, false, true, false, {}});
}

void FaceLattice::makeBox(const Vec3& lengths) {
  unsigned flat = 0;
  for (int i = 0; i < 3; ++i) {
    if (lengths[i] > 0) {
      ++dimension_;
    } else {
      flat |= 1U << at(i);
      addHolding(NormalSource::boxAxis, i);
    }
  }
  std::array<int, 8> vertexAt{};
  for (unsigned corner = 0; corner < 8; ++corner) {
    if ((corner & flat) != 0) {
      continue;
    }
    Corners bits = 0;
    for (unsigned other = 0; other < 8; ++other) {
      bits |= (other & ~flat) == corner ? 1U << other : 0U;
    }
    vertexAt[corner] = vertices();
    names_.push_back(sweptNamed(corner));
    bits_.push_back(bits);
  }
  for (int i = 0; i < 3; ++i) {
    const unsigned step = 1U << at(i);
    if ((flat & step) != 0) {
      continue;
    }
    std::array<std::vector<int>, 2> on;
    for (unsigned corner = 0; corner < 8; ++corner) {
      if ((corner & flat) == 0) {
        on[(corner & step) != 0 ? 1 : 0].push_back(vertexAt[corner]);
        if ((corner & step) == 0) {
          edges_.push_back({vertexAt[corner], vertexAt[corner | step]});
        }
      }
    }
    add(NormalSource::boxAxis, i, true, std::move(on[0]));
    add(NormalSource::boxAxis, i, false, std::move(on[1]));
  }
}

void FaceLattice::makeSolidHull(const HullGeometry& hull) {
  dimension_ = 3;
  for (int i = 0; i < static_cast<int>(hull.corners().size()); ++i) {
    names_.push_back(cornerNamed(i));
  }
  for (const HullGeometry::Edge& edge : hull.edges()) {
    edges_.push_back({edge.corner[0], edge.corner[1]});
  }
  for (int i = 0; i < hull.faces(); ++i) {
    std::vector<int> on(hull.face(i).begin(), hull.face(i).end());
    std::sort(on.begin(), on.end());
    add(NormalSource::hullFace, i, false, std::move(on));
  }
}

void FaceLattice::makeRay() {
  names_.push_back(sweptNamed(0));
  bits_.push_back(1);
  if (ray_->maxDistance == 0) {
    finishPoint();
    return;
  }
  dimension_ = 1;
  edges_.push_back({0, 1});
  finishLine();
}

void FaceLattice::makePolygon(std::vector<SupportName> corners, std::vector<Corners> bits) {
  const auto keep = [&](std::size_t i) {
    Corners all = 0;
    for (std::size_t k = 0; k < corners.size(); ++k) {
      all |= k == i || areAtOnePlace(polytope_, corners[i], corners[k]) ? bits[k] : 0U;
    }
    names_.push_back(corners[i]);
    bits_.push_back(all);
  };
  if (corners.size() > 2 && !areInLine(polytope_, corners)) {
    names_ = std::move(corners);
    bits_ = std::move(bits);
    dimension_ = 2;
    finishPolygon();
    return;
  }
  const auto ends = endsOf(polytope_, corners);
  keep(ends[0]);
  if (ends[0] == ends[1]) {
    finishPoint();
    return;
  }
  keep(ends[1]);
  dimension_ = 1;
  edges_.push_back({0, 1});
  finishLine();
}

void FaceLattice::finishPolygon() {
  addHolding(NormalSource::polygon, 0);
  for (int i = 0; i < vertices(); ++i) {
    const int next = i + 1 < vertices() ? i + 1 : 0;
    edges_.push_back({i, next});
    add(NormalSource::sideOfPolygon, i, false, {std::min(i, next), std::max(i, next)});
  }
}

void FaceLattice::finishLine() {
  for (int i = 0; i < 3; ++i) {
    addHolding(NormalSource::acrossEdge, i);
  }
  add(NormalSource::alongEdge, 0, true, {0});
  if (ray_ == nullptr || ray_->bounded()) {
    add(NormalSource::alongEdge, 0, false, {1});
    planes_.back().isEndOfRay = ray_ != nullptr;
  }
}

void FaceLattice::finishPoint() {
  for (int i = 0; i < 3; ++i) {
    addHolding(NormalSource::unitAxis, i);
  }
}

int FaceLattice::directionOf(int edge) const {
  switch (kind_) {
    case Kind::aabb:
    case Kind::obb: {
      // One for each axis with a length, as many as corners with that bit.
      const auto& [from, to] = edges_[at(edge)];
      const unsigned step = names_[at(from)].upper ^ names_[at(to)].upper;
      return step == 1 ? 0 : (step == 2 ? 1 : 2);
    }
    case Kind::triangle:
      return dimension_ == 2 ? edge : -1;
    case Kind::parallelogram:
      return dimension_ == 2 ? edge % 2 : -1;
    case Kind::hull:  // those of a polygon are in order here, and by their corners there
      return static_cast<int>(featureOn(planesOn(edges_[at(edge)])) >> 2U);
    default:
      return edge;
  }
}

int FaceLattice::faceOf(int plane) const {
  const LatticePlane& own = planes_[at(plane)];
  return own.source == NormalSource::boxAxis || own.source == NormalSource::hullFace ? own.index
                                                                                     : 0;
}

std::vector<int> FaceLattice::planesOn(std::span<const int> vertices) const {
  std::vector<int> on = planesAt_[at(vertices[0])];
  std::erase_if(on, [&](int plane) {
    const std::vector<int>& own = planes_[at(plane)].vertices;
    return !std::all_of(vertices.begin() + 1, vertices.end(),
                        [&](int v) { return std::binary_search(own.begin(), own.end(), v); });
  });
  return on;
}

Corners FaceLattice::featureOn(std::span<const int> planes) const {
  if (plane_ != nullptr || (dimension_ == 3 && planes.empty())) {
    return 0;
  }
  if (planes.size() == 1 && planes_[at(planes[0])].source == NormalSource::hullFace) {
    return hullFeature(HullFeature::face, planes_[at(planes[0])].index);
  }
  std::vector<int> corners;
  Corners bits = 0;
  const auto take = [&](int vertex) {
    if (isFar(vertex)) {
      bits |= 2;
    } else {
      bits |= bits_.empty() ? 0 : bits_[at(vertex)];
      corners.push_back(names_[at(vertex)].corner[0]);
    }
  };
  if (planes.empty()) {
    for (int vertex = 0; vertex < vertices() + (ray_ != nullptr && dimension_ == 1 ? 1 : 0);
         ++vertex) {
      take(vertex);
    }
  } else {
    for (const int vertex : planes_[at(planes[0])].vertices) {
      const bool isOn = std::all_of(planes.begin() + 1, planes.end(), [&](int plane) {
        const std::vector<int>& on = planes_[at(plane)].vertices;
        return std::binary_search(on.begin(), on.end(), vertex);
      });
      if (isOn) {
        take(vertex);
      }
    }
  }
  if (polytope_.hull() == nullptr) {
    return bits;
  }
  std::sort(corners.begin(), corners.end());
  return featureHolding(*polytope_.hull(), corners);
}

template <class T>
LatticeTerms<T>::LatticeTerms(const FaceLattice& lattice, const PolytopeTerms<T>& terms,
                              const Vec3& reference, const T& otherN)
    : plane_(lattice.plane() != nullptr) {
  if (plane_) {
    const Plane& plane = *lattice.plane();
    normals_.push_back(vectorOf<T>(plane.normal));
    level_ = planeValue<T>(normals_[0], plane.constant, vectorOf<T>(reference)) * otherN * T(2.0);
    return;
  }
  for (int i = 0; i < lattice.vertices(); ++i) {
    places_.push_back(placeOf(terms, lattice.nameOf(i)));
  }
  if (lattice.ray() != nullptr) {
    direction_ = vectorOf<T>(lattice.ray()->direction);
  }
  const auto edge = [&](int i) {
    const auto& [from, to] = lattice.edges()[at(i)];
    return lattice.isFar(to) ? direction_ : places_[at(to)] - places_[at(from)];
  };
  const auto ofPolygon = [&]() { return cross(places_[1] - places_[0], places_[2] - places_[0]); };
  const auto normalOf = [&](const LatticePlane& plane) -> Vector3<T> {
    switch (plane.source) {
      case NormalSource::unitAxis:
        return vectorOf<T>(unitAxis(plane.index));
      case NormalSource::alongEdge:
        return edge(plane.index);
      case NormalSource::acrossEdge:
        return cross(edge(0), vectorOf<T>(unitAxis(plane.index)));
      case NormalSource::polygon:
        return ofPolygon();
      case NormalSource::sideOfPolygon:
        return cross(edge(plane.index), ofPolygon());
      case NormalSource::boxAxis:
        return terms.edge[at(plane.index)];
      default:
        return turned(terms.edge, collision::normalOf<T>(*terms.hull, plane.index));
    }
  };
  for (const LatticePlane& plane : lattice.planes()) {
    const Vector3<T> normal = normalOf(plane);
    normals_.push_back(plane.isReversed ? -normal : normal);
    base_.push_back(plane.vertices.empty() || plane.isEndOfRay ? 0 : plane.vertices[0]);
  }
  for (Vector3<T>& place : places_) {
    place = place * otherN;
  }
  direction_ = direction_ * (terms.n * otherN * T(2.0));
}

template class LatticeTerms<Approximate>;
template class LatticeTerms<Exact>;

}  // namespace collision
