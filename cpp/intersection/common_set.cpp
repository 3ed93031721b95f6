// With p planes of a and b that a face of the common set lies on, its vertices are those that lie
// on all p. So the vertices on a plane that holds not all of a polygon are a side of it, or one
// corner: where there are two they are a side. Two vertices a side, two sides a corner: that is the
// order around it, but for the sense, which is one sign.
#include "intersection/common_set.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <optional>
#include <utility>

#include "answer/positive_zero.h"
#include "convex/witness.h"
#include "intersection/common_vertices.h"
#include "linear/number_vector.h"
#include "number/quadratic_surd.h"

namespace collision {
namespace {

/** A plane of a or of b. */
struct SidePlane {
  int side = 0;
  int plane = 0;
};

/** A place times 2 n n' and a weight > 0. */
template <class T>
struct WeightedPlace {
  Vector3<T> place;
  T weight = T(1.0);
};

/** From one place to another, times both weights. */
template <class T>
Vector3<T> between(const WeightedPlace<T>& from, const WeightedPlace<T>& to) {
  return to.place * from.weight - from.place * to.weight;
}

class CommonSet {
 public:
  CommonSet(ShapeRef a, ShapeRef b)
      : pair_(a, b),
        vertices_(commonVertices(pair_)),
        areBoxes_(a.kind() == Kind::aabb && b.kind() == Kind::aabb) {}

  Intersection answer() {
    for (const CommonVertex& vertex : vertices_) {
      answer_.points.push_back({pointOf(vertex), pair_.lattice(0).featureOn(vertex.planes[0]),
                                pair_.lattice(1).featureOn(vertex.planes[1])});
    }
    switch (vertices_.size()) {
      case 0:
        break;
      case 1:
        finishPoint();
        break;
      case 2:
        finishSegment();
        break;
      default:
        finishPolygonOrPolyhedron();
    }
    return std::move(answer_);
  }

 private:
  template <class T>
  using Terms = LatticeTermsPair<T>;

  [[nodiscard]] bool isEndOfRay(const CommonVertex& vertex) const {
    return vertex.vertex >= 0 && pair_.lattice(vertex.side).isFar(vertex.vertex);
  }

  /** Of any vertex but the end of a ray. */
  template <class T>
  WeightedPlace<T> placeOf(const Terms<T>& terms, const CommonVertex& vertex) const {
    const LatticeTerms<T>& own = terms.of(vertex.side);
    if (vertex.vertex >= 0) {
      return {own.place(vertex.vertex)};
    }
    const FaceLattice& lattice = pair_.lattice(vertex.side);
    const auto& [from, to] = lattice.edges()[at(vertex.edge)];
    const T atStart = absolute(pair_.value(terms, vertex.side, from, vertex.plane));
    const T atEnd = absolute(pair_.value(terms, vertex.side, to, vertex.plane));
    if (lattice.isFar(to)) {
      return {own.place(from) * atEnd + own.direction() * atStart, atEnd};
    }
    return {own.place(from) * atEnd + own.place(to) * atStart, atStart + atEnd};
  }

  Vec3 pointOf(const CommonVertex& vertex) const {
    return positiveZero(pair_.computed([&]<class T>(const Terms<T>& terms) {
      const bool isEnd = isEndOfRay(vertex);
      const LatticeTerms<T>& own = terms.of(vertex.side);
      const WeightedPlace<T> at = isEnd ? WeightedPlace<T>{own.place(0)} : placeOf(terms, vertex);
      const T weight = at.weight * terms.scale();
      const Vector3<T> place = at.place + vectorOf<T>(pair_.reference()) * weight;
      return isEnd ? pointBeyond(place, weight, own.direction(),
                                 pair_.lattice(vertex.side).ray()->maxDistance)
                   : quotient(place, weight);
    }));
  }

  void finishPoint() {
    for (int side = 0; side < 2; ++side) {
      const FaceLattice& own = pair_.lattice(side);
      if (own.ray() != nullptr && own.isUnbounded() && pair_.lattice(1 - side).isUnbounded() &&
          goesOnInOther(side)) {
        answer_.kind = IntersectionKind::ray;
        answer_.normal = positiveZero(unitOf(lift(own.ray()->direction)));
        return;
      }
    }
    answer_.kind = IntersectionKind::point;
  }

  /** A ray that meets the other: whether it stays there. */
  bool goesOnInOther(int side) { return pair_.isInOther(side, pair_.lattice(side).vertices()); }

  void finishSegment() {
    answer_.kind = IntersectionKind::segment;
    answer_.length = pair_.computed([&](const auto& terms) { return lengthIn(terms); });
  }

  template <class T>
  double lengthIn(const Terms<T>& terms) const {
    const std::array ends{isEndOfRay(vertices_[0]), isEndOfRay(vertices_[1])};
    const auto farOf = [&](int side) { return T(pair_.lattice(side).ray()->maxDistance); };
    const T scale = terms.scale();
    if (ends[0] && ends[1]) {  // two rays that come from opposite sides
      const Vector3<T> way = terms.of(1).place(0) - terms.of(0).place(0);
      return rounded(
          QuadraticSurd<T>{(farOf(0) + farOf(1)) * scale, T(-1.0), dot(way, way), scale});
    }
    if (!ends[0] && !ends[1]) {
      const auto first = placeOf(terms, vertices_[0]);
      const auto second = placeOf(terms, vertices_[1]);
      const Vector3<T> way = between(first, second);
      return rounded(
          QuadraticSurd<T>{T(0.0), T(1.0), dot(way, way), first.weight * second.weight * scale});
    }
    // From a place to the end of a ray: its length less the way to that place, d · way / |d|.
    const CommonVertex& end = vertices_[ends[0] ? 0 : 1];
    const auto place = placeOf(terms, vertices_[ends[0] ? 1 : 0]);
    const LatticeTerms<T>& ray = terms.of(end.side);
    const T square = dot(ray.direction(), ray.direction());
    const T along = dot(ray.direction(), between(WeightedPlace<T>{ray.place(0)}, place));
    const T weight = place.weight * scale * square;
    return rounded(QuadraticSurd<T>{farOf(end.side) * weight, -along, square, weight});
  }

  void finishPolygonOrPolyhedron() {
    const std::optional<SidePlane> holding = planeOfAll();
    if (holding) {
      finishPolygon(*holding);
    } else {
      finishPolyhedron();
    }
  }

  [[nodiscard]] int planesOf(int side) const {
    return static_cast<int>(pair_.lattice(side).planes().size());
  }
  [[nodiscard]] const LatticePlane& latticePlane(const SidePlane& plane) const {
    return pair_.lattice(plane.side).planes()[at(plane.plane)];
  }
  [[nodiscard]] bool liesOn(int vertex, const SidePlane& plane) const {
    const std::vector<int>& on = vertices_[at(vertex)].planes[at(plane.side)];
    return latticePlane(plane).holdsAll || std::binary_search(on.begin(), on.end(), plane.plane);
  }
  [[nodiscard]] std::vector<int> verticesOn(const SidePlane& plane) const {
    std::vector<int> on;
    for (int i = 0; i < static_cast<int>(vertices_.size()); ++i) {
      if (liesOn(i, plane)) {
        on.push_back(i);
      }
    }
    return on;
  }
  template <class Visit>
  void forEachPlane(const Visit& visit) const {
    for (int side = 0; side < 2; ++side) {
      for (int plane = 0; plane < planesOf(side); ++plane) {
        visit(SidePlane{side, plane});
      }
    }
  }

  /** The first that all vertices lie on. */
  [[nodiscard]] std::optional<SidePlane> planeOfAll() const {
    std::optional<SidePlane> found;
    forEachPlane([&](const SidePlane& plane) {
      if (!found && verticesOn(plane).size() == vertices_.size()) {
        found = plane;
      }
    });
    return found;
  }

  /** Corners of a polygon in a plane, in order; some are vertices of `within`. */
  std::vector<int> ordered(const std::vector<int>& within, const SidePlane& in) {
    struct Side {
      int from;
      int to;
      SidePlane plane;
    };
    std::vector<Side> sides;
    forEachPlane([&](const SidePlane& plane) {
      if (latticePlane(plane).holdsAll) {
        return;
      }
      std::array<int, 2> ends{-1, -1};
      int count = 0;
      for (const int vertex : within) {
        if (liesOn(vertex, plane)) {
          if (count < 2) {
            ends[at(count)] = vertex;
          }
          ++count;
        }
      }
      const bool isNew = std::none_of(sides.begin(), sides.end(), [&](const Side& side) {
        return side.from == ends[0] && side.to == ends[1];
      });
      if (count == 2 && isNew) {
        sides.push_back({ends[0], ends[1], plane});
      }
    });
    std::vector<int> corners{within[0]};
    bool isForward = true;
    int previous = -1;
    while (corners.size() < within.size()) {
      const int last = corners.back();
      const auto next = std::find_if(sides.begin(), sides.end(), [&](const Side& side) {
        return (side.from == last && side.to != previous) ||
               (side.to == last && side.from != previous);
      });
      if (next == sides.end()) {
        break;
      }
      previous = last;
      corners.push_back(next->from == last ? next->to : next->from);
      if (corners.size() == 2) {
        isForward = isCounterClockwise(corners, next->plane, in);
      }
    }
    if (!isForward) {
      std::reverse(corners.begin() + 1, corners.end());
    }
    return corners;
  }

  /** Whether from the first of two corners to the second the polygon is to the left. */
  bool isCounterClockwise(const std::vector<int>& corners, const SidePlane& side,
                          const SidePlane& in) const {
    return pair_.computed([&]<class T>(const Terms<T>& terms) {
      const Vector3<T> way = between(placeOf(terms, vertices_[at(corners[0])]),
                                     placeOf(terms, vertices_[at(corners[1])]));
      const Vector3<T> forward =
          cross(terms.of(in.side).normal(in.plane), terms.of(side.side).normal(side.plane));
      return signOfDot(way, forward) == Sign::positive;
    });
  }

  Vec3 unitNormalOf(const SidePlane& plane) const {
    return positiveZero(pair_.computed([&]<class T>(const Terms<T>& terms) {
      return unitOf(terms.of(plane.side).normal(plane.plane));
    }));
  }

  void finishPolygon(const SidePlane& plane) {
    answer_.kind = IntersectionKind::polygon;
    answer_.normal = unitNormalOf(plane);
    std::vector<int> all(vertices_.size());
    std::iota(all.begin(), all.end(), 0);
    const std::vector<int> corners = ordered(all, plane);
    answer_.area = areaOf(corners, plane);
    std::vector<IntersectionPoint> points;
    points.reserve(corners.size());
    for (const int corner : corners) {
      points.push_back(answer_.points[at(corner)]);
    }
    answer_.points = std::move(points);
  }

  /** Of a polygon, by the triangles that its first corner makes with its sides. */
  double areaOf(const std::vector<int>& corners, const SidePlane& plane) const {
    double twice = 0;
    for (std::size_t i = 2; i < corners.size(); ++i) {
      twice += pair_.computed([&]<class T>(const Terms<T>& terms) {
        const auto place = [&](int corner) { return placeOf(terms, vertices_[at(corner)]); };
        const WeightedPlace<T> first = place(corners[0]);
        const WeightedPlace<T> second = place(corners[i - 1]);
        const WeightedPlace<T> third = place(corners[i]);
        const Vector3<T> normal = terms.of(plane.side).normal(plane.plane);
        const T area = dot(normal, cross(between(first, second), between(first, third)));
        const T scale = terms.scale();
        const T weight = first.weight * first.weight * second.weight * third.weight * scale * scale;
        // |normal|² area = normal · area vector |normal|
        return quotient(area, weight) / std::sqrt(quotient(dot(normal, normal), T(1.0)));
      });
    }
    return twice / 2;
  }

  void finishPolyhedron() {
    answer_.kind = IntersectionKind::polyhedron;
    if (areBoxes_) {
      answer_.kind = IntersectionKind::box;
      answer_.min = answer_.points[0].point;
      answer_.max = answer_.min;
      for (const IntersectionPoint& corner : answer_.points) {
        for (int axis = 0; axis < 3; ++axis) {
          answer_.min[axis] = std::min(answer_.min[axis], corner.point[axis]);
          answer_.max[axis] = std::max(answer_.max[axis], corner.point[axis]);
        }
      }
    }
    answer_.area = 0;
    forEachPlane([&](const SidePlane& plane) {
      const std::vector<int> on = verticesOn(plane);
      if (on.size() < 3) {
        return;
      }
      for (IntersectionFace& face : answer_.faces) {
        std::vector<int> corners = face.points;
        std::sort(corners.begin(), corners.end());
        if (corners == on) {
          nameFace(face, plane);
          return;
        }
      }
      IntersectionFace face;
      face.points = ordered(on, plane);
      face.normal = unitNormalOf(plane);
      nameFace(face, plane);
      answer_.area += areaOf(face.points, plane);
      answer_.faces.push_back(std::move(face));
    });
    answer_.volume = volume();
  }

  void nameFace(IntersectionFace& face, const SidePlane& plane) const {
    Corners& name = plane.side == 0 ? face.cornersA : face.cornersB;
    name = pair_.lattice(plane.side).featureOn(std::array{plane.plane});
  }

  /** By the tetrahedra that the first corner makes with all faces: none is negative. */
  double volume() const {
    double six = 0;
    for (const IntersectionFace& face : answer_.faces) {
      if (std::find(face.points.begin(), face.points.end(), 0) != face.points.end()) {
        continue;
      }
      for (std::size_t i = 2; i < face.points.size(); ++i) {
        six += pair_.computed([&]<class T>(const Terms<T>& terms) {
          const auto place = [&](int corner) { return placeOf(terms, vertices_[at(corner)]); };
          const WeightedPlace<T> apex = place(0);
          const std::array corners{place(face.points[0]), place(face.points[i - 1]),
                                   place(face.points[i])};
          const T content = dot(between(apex, corners[0]),
                                cross(between(apex, corners[1]), between(apex, corners[2])));
          const T scale = apex.weight * terms.scale();
          return quotient(content, corners[0].weight * corners[1].weight * corners[2].weight *
                                       scale * scale * scale);
        });
      }
    }
    return six / 6;
  }

  LatticePair pair_;
  std::vector<CommonVertex> vertices_;
  bool areBoxes_;
  Intersection answer_;
};

}  // namespace

Intersection commonSet(ShapeRef a, ShapeRef b, Outcome outcome) {
  Intersection common = CommonSet(a, b).answer();
  common.outcome = outcome;
  return common;
}

}  // namespace collision
