#include "mesh/pulled_back.h"

#include "linear/frame.h"
#include "mesh/mesh_space.h"
#include "number/index.h"
#include "shapes/all.h"
#include "shapes/visit_any.h"

namespace collision {
namespace {

constexpr Roundoff kLocal = dot(kFrameRoundoff.axis[0], kPlaceDifferenceVector);
static_assert((kLocal + kPlace * kFrameRoundoff.n).error() * 16 < kPulledBackPart);

/** The same rotation, with components near 1 or below. */
Quaternion scaledRotation(const Quaternion& q) {
  const double largest =
      greatest(greatest(std::fabs(q.x), std::fabs(q.y)), greatest(std::fabs(q.z), std::fabs(q.w)));
  int exponent = 0;
  std::frexp(largest, &exponent);
  return {std::ldexp(q.x, -exponent), std::ldexp(q.y, -exponent), std::ldexp(q.z, -exponent),
          std::ldexp(q.w, -exponent)};
}

/** First b, then the inverse of a. */
Quaternion inverseTimes(const Quaternion& a, const Quaternion& b) {
  const Quaternion p = scaledRotation(a);
  const Quaternion q = scaledRotation(b);
  return {
      p.w * q.x - p.x * q.w - p.y * q.z + p.z * q.y, p.w * q.y + p.x * q.z - p.y * q.w - p.z * q.x,
      p.w * q.z - p.x * q.y + p.y * q.x - p.z * q.w, p.w * q.w + p.x * q.x + p.y * q.y + p.z * q.z};
}

class Puller {
 public:
  explicit Puller(const PosedMesh& mesh)
      : mesh_(mesh), frame_(frameOf(mesh.rotation)), inverse_(1 / frame_.n) {
    const Aabb bounds = mesh.geometry->bounds();
    size_ = roundoff::magnitudeOf(bounds.min) + roundoff::magnitudeOf(bounds.max);
    note(mesh.position);
  }

  [[nodiscard]] double error() const { return size_ * kPulledBackPart; }

  ShapeCell operator()(const Point& s) { return Point{place(s.position)}; }
  ShapeCell operator()(const Segment& s) { return Segment{place(s.start), place(s.end)}; }
  ShapeCell operator()(const Ray& s) {
    // Scaled, as products of its numbers might be beyond the range.
    return Ray{place(s.origin), step(s.direction), s.maxDistance};
  }
  ShapeCell operator()(const Plane& s) {
    const auto& [normal, height] = unitPlaneOf(s);
    size_ += std::fabs(height);
    return Plane{step(normal), height + dot(normal, mesh_.position)};
  }
  ShapeCell operator()(const Sphere& s) {
    size_ += s.radius;
    return Sphere{place(s.center), s.radius};
  }
  ShapeCell operator()(const Capsule& s) {
    size_ += s.radius;
    return Capsule{place(s.start), place(s.end), s.radius};
  }
  ShapeCell operator()(const Aabb& s) {
    note(s.min);
    note(s.max);
    return Obb{place(s.min * 0.5 + s.max * 0.5), inverseTimes(mesh_.rotation, {}),
               s.max * 0.5 - s.min * 0.5};
  }
  ShapeCell operator()(const Obb& s) {
    note(s.halfExtents);
    return Obb{place(s.center), inverseTimes(mesh_.rotation, s.rotation), s.halfExtents};
  }
  ShapeCell operator()(const Triangle& s) { return Triangle{place(s.a), place(s.b), place(s.c)}; }
  ShapeCell operator()(const Parallelogram& s) {
    return Parallelogram{place(s.a), place(s.b), place(s.c)};
  }
  ShapeCell operator()(const Hull& s) {
    size_ += 3 * s.geometry->extent();
    return Hull{s.geometry, place(s.position), inverseTimes(mesh_.rotation, s.rotation)};
  }
  ShapeCell operator()(const PosedMesh& s) { return s; }

 private:
  void note(const Vec3& v) { size_ += roundoff::magnitudeOf(v); }
  [[nodiscard]] Vec3 step(const Vec3& v) const { return toLocal(frame_, v) * inverse_; }
  Vec3 place(const Vec3& p) {
    note(p);
    return step(p - mesh_.position);
  }

  const PosedMesh& mesh_;
  Frame frame_;
  double inverse_;
  double size_ = 0;
};

}  // namespace

PulledCorners::PulledCorners(const PosedMesh& other, const PosedMesh& mesh) {
  const Frame frame = frameOf(mesh.rotation);
  const Frame from = frameOf(other.rotation);
  const auto step = [&](const Vec3& v) { return toLocal(frame, v) * (1 / frame.n); };
  origin_ = step(other.position - mesh.position);
  for (int i = 0; i < 3; ++i) {
    axis_[at(i)] = step(from.axis[at(i)] * (1 / from.n));
  }
  double size = roundoff::magnitudeOf(mesh.position) + roundoff::magnitudeOf(other.position);
  for (const PosedMesh* each : {&other, &mesh}) {
    const Aabb bounds = each->geometry->bounds();
    size += roundoff::magnitudeOf(bounds.min) + roundoff::magnitudeOf(bounds.max);
  }
  error_ = size * kPulledBackPart;
}

Vec3 pulledWay(const Vec3& way, const PosedMesh& mesh) {
  const Frame frame = frameOf(mesh.rotation);
  return toLocal(frame, way) * (1 / frame.n);
}

PulledBack pulledBack(ShapeRef shape, const PosedMesh& mesh) {
  Puller pull(mesh);
  ShapeCell cell = visitAny(shape, [&](const auto& s) { return pull(s); });
  return {cell, pull.error()};
}

}  // namespace collision
