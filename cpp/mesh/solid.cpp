#include "mesh/solid.h"

#include <algorithm>
#include <vector>

#include "mesh/closed_list.h"
#include "mesh/mesh_state.h"
#include "mesh/shape_in_mesh.h"
#include "number/sort_in_place.h"
#include "shapes/visit_any.h"

namespace collision {
namespace {

using Range = std::pair<Fraction<Exact>, Fraction<Exact>>;

bool isLess(const Fraction<Exact>& a, const Fraction<Exact>& b) {
  return a.numerator * b.denominator < b.numerator * a.denominator;
}

/**
 * From where to where the line a + t along passes between corners of its plane, of which there are
 * some on either side; `across` points to one of them.
 */
std::optional<Range> partBetween(const std::vector<ExactVec3>& corners, const ExactVec3& a,
                                 const ExactVec3& along, const ExactVec3& across) {
  struct Corner {
    Exact beside;
    Exact ahead;
  };
  std::vector<Corner> seen;
  seen.reserve(corners.size());
  for (const ExactVec3& corner : corners) {
    seen.push_back({dot(corner - a, across), dot(corner - a, along)});
  }
  const Exact square = dot(along, along);
  std::optional<Range> range;
  const auto take = [&](const Fraction<Exact>& t) {
    range = range ? Range(std::min(range->first, t, isLess), std::max(range->second, t, isLess))
                  : Range(t, t);
  };
  bool isBetween = false;
  for (const Corner& one : seen) {
    if (one.beside.sign() == Sign::zero) {
      take({one.ahead, square});
    }
    for (const Corner& other : seen) {
      if (one.beside.sign() == Sign::positive && other.beside.sign() == Sign::negative) {
        isBetween = true;
        take({other.ahead * one.beside - one.ahead * other.beside,
              (one.beside - other.beside) * square});
      }
    }
  }
  return isBetween ? range : std::nullopt;
}

/** Where a line meets that of an edge, as the line's parameter; or where it meets its start. */
std::optional<Fraction<Exact>> crossingOf(const LineInMesh& line, const Vec3& a, const Vec3& b) {
  const ExactVec3 from = lift(a) * line.whole - line.from;
  const ExactVec3 edge = differenceOf<Exact>(a, b);
  const ExactVec3 normal = cross(line.way, edge);
  if (isZero(normal)) {
    return isZero(cross(line.way, from))
               ? std::optional(Fraction<Exact>{dot(from, line.way), dot(line.way, line.way)})
               : std::nullopt;
  }
  return signOfDot(normal, from) == Sign::zero
             ? std::optional(Fraction<Exact>{dot(cross(from, edge), normal), dot(normal, normal)})
             : std::nullopt;
}

/** Looks for a place that lies somewhere about a closed mesh. */
class Search {
 public:
  Search(const PosedMesh& mesh, Where wanted) : mesh_(mesh), wanted_(wanted) {}

  [[nodiscard]] bool isDone() const { return found_.has_value(); }
  [[nodiscard]] const std::optional<Vec3>& found() const { return found_; }

  void test(const NearPlace& place) {
    if (!isDone() && whereIs(place, treeOf(*mesh_.geometry)) == wanted_) {
      found_ = placed(place);
    }
  }
  /**
   * A place of each part of a line that the triangles' edges cut it into: after its start, and
   * after each of them.
   */
  void test(const LineInMesh& line, const std::vector<int>& triangles) {
    test(line.start());
    forEachEdge(triangles, [&](const Vec3& a, const Vec3& b) {
      const auto t = crossingOf(line, a, b);
      if (t && line.goesOnAfter(*t)) {
        test(line.after(*t));
      }
    });
  }
  /** The same of a convex shape: of a flat one on both sides of each edge in its plane. */
  void test(const CornersInMesh& shape, const std::vector<int>& triangles) {
    const CornerSpan span(shape.corners);
    if (span.dimensions == 1) {
      test(LineInMesh::of(shape, span), triangles);
    } else if (span.dimensions == 2) {
      test(shape.besideCenter());
      forEachEdge(triangles, [&](const Vec3& a, const Vec3& b) {
        testSides(shape, span.along, lift(a) * shape.whole, lift(b) * shape.whole);
      });
    } else {
      test(shape.center());
    }
  }

  void test(const Plane& plane, const ExactVec3& offset, const std::vector<int>& triangles) {
    const ScaledAxes<Exact> frame = axesIn<Exact>(mesh_.rotation);
    const ExactVec3 normal = lift(plane.normal);
    const ExactVec3 own = toLocal(frame, normal);
    const Exact height =
        (dot(normal, lift(mesh_.position) - offset) + Exact(plane.constant)) * frame.n;
    const auto isInPlane = [&](const ExactVec3& corner) {
      return (dot(own, corner) + height).sign() == Sign::zero;
    };
    forEachEdge(triangles, [&](const Vec3& from, const Vec3& to) {
      const ExactVec3 a = lift(from);
      const ExactVec3 b = lift(to);
      if (isInPlane(a) && isInPlane(b)) {
        testBeside({a + b, 2.0, cross(own, b - a)});
      }
    });
  }

 private:
  [[nodiscard]] Vec3 placed(const NearPlace& place) const {
    const Frame frame = frameOf(mesh_.rotation);
    const Vec3 local = quotient(place.place, place.whole);
    return mesh_.position + turned(frame.axis, local) * (1 / frame.n);
  }

  template <class Visit>
  void forEachEdge(const std::vector<int>& triangles, const Visit& visit) const {
    for (const int triangle : triangles) {
      const auto [a, b, c] = mesh_.geometry->triangle(triangle);
      for (const auto& [from, to] : {std::pair(a, b), std::pair(b, c), std::pair(c, a)}) {
        if (isDone()) {
          return;
        }
        visit(from, to);
      }
    }
  }

  /** Beside the middle of what an edge has in common with a flat shape, in its plane. */
  void testSides(const CornersInMesh& shape, const ExactVec3& normal, const ExactVec3& a,
                 const ExactVec3& b) {
    const ExactVec3& reference = shape.corners[0];
    const ExactVec3 along = b - a;
    if (signOfDot(normal, a - reference) != Sign::zero || signOfDot(normal, along) != Sign::zero ||
        isZero(along)) {
      return;
    }
    const ExactVec3 across = cross(normal, along);
    const auto part = partBetween(shape.corners, a, along, across);
    if (!part) {
      return;
    }
    const Fraction<Exact> from = std::max(part->first, {0.0, 1.0}, isLess);
    const Fraction<Exact> to = std::min(part->second, {1.0, 1.0}, isLess);
    if (!isLess(from, to)) {
      return;
    }
    const Exact whole = from.denominator * to.denominator * Exact(2.0);
    const Exact middle = from.numerator * to.denominator + to.numerator * from.denominator;
    const ExactVec3 place = a * whole + along * middle;
    testBeside({place, shape.whole * whole, across});
  }
  void testBeside(const NearPlace& place) {
    test(place);
    test({place.place, place.whole, -place.way});
  }

  const PosedMesh& mesh_;
  Where wanted_;
  std::optional<Vec3> found_;
};

std::optional<Vec3> placeOfConvex(const BesideSurface& pair, Where wanted) {
  Search search(pair.mesh, wanted);
  std::vector<int> triangles;
  for (const TrianglePair& own : pair.touching) {
    triangles.push_back(own.b);
  }
  if (pair.shape.kind() == Kind::plane) {
    search.test(pair.shape.as<Plane>(), pair.offset, triangles);
    return search.found();
  }
  if (pair.shape.kind() == Kind::ray) {
    const Curve curve(pair.shape);
    if (!curve.isPoint()) {
      search.test(LineInMesh(curve, pair.mesh, pair.offset), triangles);
      return search.found();
    }
  }
  const RoundedPolytope core = roundedPolytopeOf(pair.shape);
  // What has an inside has no place inside on the surface.
  if (core.radius > 0 || triangles.empty()) {
    search.test(placeIn(core.polytope, pair.mesh, pair.offset));
  } else {
    search.test(CornersInMesh(core.polytope, pair.mesh, pair.offset), triangles);
  }
  return search.found();
}

CornersInMesh cornersOf(const PosedMesh& mesh, int triangle, const PosedMesh& other,
                        const ExactVec3& offset) {
  const PosedTriangle posed(mesh, triangle);
  return {Polytope(ShapeRef(posed).as<Hull>()), other, offset};
}

std::optional<Vec3> placeOfMesh(const BesideSurface& pair, Where wanted) {
  const auto& shape = pair.shape.as<PosedMesh>();
  Search search(pair.mesh, wanted);
  // A part of the surface that no triangle touches is a patch or more.
  for (const int triangle : patchesOf(*shape.geometry)) {
    search.test(cornersOf(shape, triangle, pair.mesh, pair.offset), {});
  }
  std::vector<TrianglePair> touching = pair.touching;
  sortInPlace(touching.begin(), touching.end(), std::less<>());
  std::vector<int> triangles;
  for (std::size_t i = 0; i < touching.size() && !search.isDone(); ++i) {
    triangles.push_back(touching[i].b);
    if (i + 1 == touching.size() || touching[i + 1].a != touching[i].a) {
      search.test(cornersOf(shape, touching[i].a, pair.mesh, pair.offset), triangles);
      triangles.clear();
    }
  }
  return search.found();
}

}  // namespace

std::optional<Vec3> placeOf(const BesideSurface& pair, Where wanted) {
  return isMesh(pair.shape) ? placeOfMesh(pair, wanted) : placeOfConvex(pair, wanted);
}

std::optional<Vec3> placeInside(const PosedMesh& a, const PosedMesh& b, Where wanted,
                                const ExactVec3& offsetA) {
  Search search(b, wanted);
  for (const int triangle : patchesOf(*a.geometry)) {
    // On either side of the patch, as a has it and as b has it.
    const CornersInMesh own = cornersOf(a, triangle, a, {});
    if (CornerSpan(own.corners).dimensions != 2) {
      continue;  // a patch without an area
    }
    const CornersInMesh seen = cornersOf(a, triangle, b, offsetA);
    for (const double side : {1.0, -1.0}) {
      const auto beside = [&](const CornersInMesh& corners) {
        NearPlace place = corners.center();
        place.way = CornerSpan(corners.corners).along * Exact(side);
        return place;
      };
      if (whereIs(beside(own), treeOf(*a.geometry)) == Where::inside) {
        search.test(beside(seen));
      }
    }
  }
  return search.found();
}

std::optional<Vec3> placeInBoth(const MeshPair& pair, const std::vector<TrianglePair>& touching,
                                const ExactVec3& offsetA) {
  const PosedMesh* a = pair.solidA();
  const PosedMesh* b = pair.solidB();
  std::optional<Vec3> place;
  if (b != nullptr) {
    place = placeOf({pair.a(), *b, touching, offsetA}, Where::inside);
  }
  if (!place && a != nullptr) {
    place = placeOf({pair.b(), *a, exchanged(touching), -offsetA}, Where::inside);
  }
  if (!place && !touching.empty() && a != nullptr && b != nullptr) {
    place = placeInside(*a, *b, Where::inside, offsetA);
  }
  return place;
}

Where whereStarts(const Curve& curve, const PosedMesh& mesh) {
  const LineInMesh line(curve, mesh);
  return whereIs({line.from, line.whole}, treeOf(*mesh.geometry));
}

Where whereAfter(const Curve& curve, const Fraction<Exact>& t, const PosedMesh& mesh) {
  return whereIs(LineInMesh(curve, mesh).after(t), treeOf(*mesh.geometry));
}

}  // namespace collision
