// A convex shape with flat faces as vertices, edges and planes, and which of them lie on which.
//
// It is all points behind its planes; of a flat or straight shape, of a point and of a plane, those
// that moreover lie in some. Each face of it, from a vertex to the whole, is known by the planes
// that it lies on.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "collision/shape_cell.h"
#include "convex/differences.h"
#include "convex/polytope.h"

namespace collision {

/** What the normal of a plane is made of. */
enum class NormalSource : signed char {
  unitAxis,
  alongEdge,
  acrossEdge,  // and across a unit axis: zero where these are parallel, when it says nothing
  polygon,
  sideOfPolygon,  // across the edge, in the polygon's plane
  boxAxis,
  hullFace,
  plane
};

struct LatticePlane {
  NormalSource source = NormalSource::unitAxis;
  int index = 0;                // of the axis, edge or face
  bool isReversed = false;      // the normal is the opposite of that
  bool holdsAll = false;        // the shape lies in it, else behind it
  bool isEndOfRay = false;      // of a ray with an end, which is not rational
  std::vector<int> vertices{};  // that lie on it, ascending
};

class FaceLattice {
 public:
  /** Of any shape but those with a radius and meshes. The shape must outlive it. */
  explicit FaceLattice(ShapeRef shape);

  /** 3: solid, 2: a polygon or a plane, 1, 0: a point. */
  [[nodiscard]] int dimension() const { return dimension_; }
  /** Those of rays without an end and of planes don't end. */
  [[nodiscard]] bool isUnbounded() const {
    return plane_ != nullptr || (ray_ != nullptr && !ray_->bounded());
  }
  /** Without the far end of a ray, which comes after all others. */
  [[nodiscard]] int vertices() const { return static_cast<int>(names_.size()); }
  [[nodiscard]] bool isFar(int vertex) const { return vertex == vertices(); }
  /** The vertices at both ends. */
  [[nodiscard]] std::span<const std::array<int, 2>> edges() const { return edges_; }
  /** Those whose first end a vertex is, ascending. */
  [[nodiscard]] std::span<const int> edgesFrom(int vertex) const { return edgesFrom_[at(vertex)]; }
  /** Which direction of edges that of an edge is (edgesOf in answer/candidate.h); −1: none. */
  [[nodiscard]] int directionOf(int edge) const;
  /** Which face a plane is that of (facesOf). */
  [[nodiscard]] int faceOf(int plane) const;
  /** Those that hold all of it come first. */
  [[nodiscard]] std::span<const LatticePlane> planes() const { return planes_; }
  /** The planes that a vertex or edge lies on, ascending, but for those that hold all of it. */
  [[nodiscard]] std::vector<int> planesOn(std::span<const int> vertices) const;
  /** What a certificate has for the face that lies on these planes; 0: the inside of a solid. */
  [[nodiscard]] Corners featureOn(std::span<const int> planes) const;

  [[nodiscard]] const Polytope& polytope() const { return polytope_; }
  [[nodiscard]] const SupportName& nameOf(int vertex) const { return names_[at(vertex)]; }
  /** Null: it is none. */
  [[nodiscard]] const Ray* ray() const { return ray_; }
  [[nodiscard]] const Plane* plane() const { return plane_; }

 private:
  void makeBox(const Vec3& lengths);
  void makeSolidHull(const HullGeometry& hull);
  void makeRay();
  /** A polygon, straight or not, of corners in order; equal and straight ones are left out. */
  void makePolygon(std::vector<SupportName> corners, std::vector<Corners> bits);
  /** Of corners that are not in a line, none between others. */
  void finishPolygon();
  void finishLine();
  void finishPoint();
  void index();
  void add(NormalSource source, int index, bool isReversed, std::vector<int> vertices);
  void addHolding(NormalSource source, int index);

  Polytope polytope_;
  const Ray* ray_ = nullptr;
  const Plane* plane_ = nullptr;
  int dimension_ = 0;
  Kind kind_;
  std::vector<SupportName> names_;
  std::vector<Corners> bits_;  // of each vertex, but for hulls
  std::vector<std::array<int, 2>> edges_;
  std::vector<LatticePlane> planes_;
  std::vector<std::vector<int>> edgesFrom_;  // by vertex
  std::vector<std::vector<int>> planesAt_;   // by vertex, the far end of a ray as well
};

/** Its numbers. */
template <class T>
class LatticeTerms {
 public:
  /** `terms`: of its polytope, from the reference. Places are from there, times 2 n `otherN`. */
  LatticeTerms(const FaceLattice& lattice, const PolytopeTerms<T>& terms, const Vec3& reference,
               const T& otherN);

  [[nodiscard]] const Vector3<T>& place(int vertex) const { return places_[at(vertex)]; }
  /** Of a ray, times 2 n `otherN`. */
  [[nodiscard]] const Vector3<T>& direction() const { return direction_; }
  /** Out of the shape. */
  [[nodiscard]] const Vector3<T>& normal(int plane) const { return normals_[at(plane)]; }
  /** In front of a plane positive, of a place; of the end of a ray as if it ended at its origin. */
  [[nodiscard]] T valueAt(int plane, const Vector3<T>& place) const {
    return plane_ ? dot(normals_[0], place) + level_
                  : dot(normal(plane), place - this->place(base_[at(plane)]));
  }

 private:
  bool plane_;
  T level_;
  std::vector<Vector3<T>> places_;
  Vector3<T> direction_{};
  std::vector<Vector3<T>> normals_;
  std::vector<int> base_;
};

}  // namespace collision
