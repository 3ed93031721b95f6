// Where does a ray meet a list of triangles first, or any of a mesh that is asked more than once?
//
//   const collision::Mesh mesh(positions, indices);
//   const collision::MeshHit hit = mesh.raycast(ray);  // hit.triangle, hit.verdict.hit.t
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "collision/fault.h"
#include "collision/quaternion.h"
#include "collision/shape_ref.h"
#include "collision/shapes.h"
#include "collision/verdict.h"

namespace collision {

class TreeMesh;

/** Which argument of raycastMesh() is at fault. */
enum class MeshArgument : signed char { ray = 0, positions = 1, indices = 2 };

struct MeshFault {
  Fault fault;  // with the index of the number, counted in its argument
  MeshArgument argument = MeshArgument::ray;
  constexpr explicit operator bool() const { return static_cast<bool>(fault); }
};

struct MeshHit {
  int triangle = -1;  // its place in the list; −1: none
  /** Of the ray and that triangle, but for its witness; Outcome::invalid and the reason of a fault.
   */
  Verdict verdict;
};

/**
 * What is wrong with a triangle list: a position that is not finite or above kMaxMagnitude, an
 * index of a corner that there is not.
 */
MeshFault checkMesh(std::span<const double> positions, std::span<const std::int32_t> indices = {});

/**
 * The nearest hit of a triangle list. `positions` are three numbers a corner, meters; `indices`
 * three a triangle, counted in corners from 0; without any, each three corners in order are a
 * triangle. What is left over at the end of either is no triangle.
 *
 * Exact and watertight: triangles with an edge in common agree about the ray, so it does not pass
 * between them. Of equal parameters the triangle that comes first. Culled triangles are passed
 * over. Where check(ray) or checkMesh() finds a fault, the verdict is Outcome::invalid with its
 * reason.
 */
MeshHit raycastMesh(const Ray& ray, std::span<const double> positions,
                    std::span<const std::int32_t> indices = {}, const HitOptions& options = {});

/** A point of a triangle: corner a, and weights of b and c. */
struct MeshPoint {
  int triangle = -1;  // −1: none
  Vec3 point = kNoPoint;
  double distance = kNone;  // meters
  double u = kNone;
  double v = kNone;
};

/** A triangle that meets a shape. */
struct MeetingTriangle {
  int triangle = -1;
  Outcome outcome = Outcome::invalid;  // touching or overlapping
};

/**
 * A triangle list with a hierarchy over it. A mesh is its surface: the triangles, which may have no
 * area, be open, or pass through each other; unless it is made solid. It copies the list, and takes
 * up to 64 bytes a triangle besides it.
 *
 * Every answer is that of all triangles one by one, exactly: the hierarchy only passes over those
 * that it surely isn't about.
 */
class Mesh {
 public:
  /**
   * Of a list as raycastMesh() takes it. No triangles at all where checkMesh() finds a fault, or
   * where fits() is false.
   */
  explicit Mesh(std::span<const double> positions, std::span<const std::int32_t> indices = {});
  Mesh(Mesh&& other) noexcept;
  Mesh& operator=(Mesh&& other) noexcept;
  ~Mesh();

  /** Whether there is memory for one of so many numbers. */
  [[nodiscard]] static bool fits(std::size_t positions, std::size_t indices);

  [[nodiscard]] int triangleCount() const;
  /** Corners that were given, of whole ones. */
  [[nodiscard]] int vertexCount() const;
  /** The corners of a triangle that there is. */
  [[nodiscard]] Triangle triangle(int i) const;
  /** The least box around all triangles; NaN where there are none. */
  [[nodiscard]] Aabb bounds() const;
  /**
   * Corners of triangles among which surely are all that are the first or the last along an axis,
   * which has a length; along any that is off by less than 2⁻³⁰ of itself, too. Mostly these are
   * few.
   */
  [[nodiscard]] std::vector<Vec3> cornersAlong(const Vec3& axis) const;

  /** raycastMesh() of its triangles. */
  [[nodiscard]] MeshHit raycast(const Ray& ray, const HitOptions& options = {}) const;
  /**
   * All triangles that the ray hits, in the same order: each as raycast() would give it. None of an
   * invalid ray.
   */
  [[nodiscard]] std::vector<MeshHit> raycastAll(const Ray& ray,
                                                const HitOptions& options = {}) const;

  /**
   * raycast() of many rays: the triangle that ray i hits, −1 for none, into triangles[i], and the t
   * of that hit, off by at most 2⁻³² of itself, or NaN, into t[i]. False: the three differ in size,
   * or a ray is invalid; those before it are answered.
   */
  bool raycasts(std::span<const Ray> rays, std::span<int> triangles, std::span<double> t,
                const HitOptions& options = {}) const;

  /**
   * How a shape meets the mesh, as it meets a PosedMesh. Outcome::invalid where check(shape) finds
   * a fault.
   */
  [[nodiscard]] Outcome outcome(ShapeRef shape) const;
  /** The triangles that meet it, in no order that means anything. */
  [[nodiscard]] std::vector<MeetingTriangle> trianglesMeeting(ShapeRef shape) const;
  /**
   * The point that is nearest to another, by exact distances; of equal ones that of the first
   * triangle. None of an invalid point.
   */
  [[nodiscard]] MeshPoint closestPoint(const Point& point) const;

  /**
   * Makes it solid: outcome(), and what is asked of a PosedMesh, is then about the surface and all
   * that is inside of it, which is every place from where a ray crosses the triangles an odd number
   * of times. Nothing happens, and the answer is Reason::notClosed, unless each edge belongs to an
   * even number of triangles; corners at one place count as one. The fault's index is that of an
   * edge: three times the triangle's, and 0 for ab, 1 for bc, 2 for ca.
   */
  MeshFault makeSolid();
  [[nodiscard]] bool isSolid() const;

  /**
   * Takes other positions of the same corners: those that move keep their triangles. Faster than a
   * new mesh; questions are slower where corners that were near are no longer. Nothing happens, and
   * the answer is a fault, unless there are as many as before, all of them valid, and a solid mesh
   * is closed still.
   */
  MeshFault refit(std::span<const double> positions);

  /** The mesh as bytes that load() takes: positions, indices, and how triangles are grouped. */
  [[nodiscard]] std::vector<std::uint8_t> serialize() const;
  /** None of bytes that are damaged, or where there is no memory. */
  [[nodiscard]] static std::optional<Mesh> load(std::span<const std::uint8_t> bytes);

  struct State;  // not public: mesh/mesh_state.h

 private:
  friend const State& stateOf(const Mesh& mesh);
  friend class WireMesh;
  explicit Mesh(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

/**
 * A mesh that stands somewhere: its geometry turned by the exact rotation of the quaternion (of any
 * length but zero) about the geometry's origin, which lies at `position`. The geometry must outlive
 * it.
 *
 * A shape meets it as it meets the triangles: overlapping where two overlap, or where the shape
 * reaches into a solid mesh, else touching where two touch. What test() and explain() answer beyond
 * the outcome is about one triangle, Verdict::triangleA or triangleB: of those that meet with this
 * outcome the first, of a ray that hits the one that is hit first, and where nothing meets the
 * nearest, by rounded distances. Where only the inside of a solid mesh is met it is −1, and
 * Verdict::contact a place there; there is no axis and no depth.
 *
 * A ray that starts inside of a solid mesh hits it as it hits a box, see Hit::startsInside; of any
 * that hits it, tExit is where it is outside again.
 */
struct PosedMesh {
  const Mesh* geometry = nullptr;
  Vec3 position;
  Quaternion rotation;

  static constexpr Kind kKind = Kind::mesh;
};

/** A triangle of a and one of b that meet; −1: of what is no mesh, which meets it as a whole. */
struct MeetingTriangles {
  int triangleA = -1;
  int triangleB = -1;
  Outcome outcome = Outcome::invalid;  // touching or overlapping
};

/** Of two shapes of which at least one is a mesh, both valid; in ascending order. */
std::vector<MeetingTriangles> meetingTriangles(ShapeRef a, ShapeRef b);

}  // namespace collision
