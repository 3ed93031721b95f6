#include "mesh/inside.h"

#include "mesh/visit_hits.h"
#include "pairs/filter/line_rows.h"

namespace collision {
namespace {

// The ray's direction is (1, kSlopeY, kSlopeZ): along none of the edges that tidy meshes have.
constexpr double kSlopeY = 37.0 / 256;
constexpr double kSlopeZ = 45.0 / 256;
constexpr Vec3 kDirection{1, kSlopeY, kSlopeZ};

/** As a shear has it that lays the ray's direction along x. */
ExactVec3 sheared(const ExactVec3& v) {
  return {v.x, v.y - v.x * Exact(kSlopeY), v.z - v.x * Exact(kSlopeZ)};
}

/** The first that is not zero. */
Sign firstOf(Sign sign, Sign next) { return sign == Sign::zero ? next : sign; }
Sign signOf(bool isPositive) { return isPositive ? Sign::positive : Sign::negative; }

/**
 * A triangle and the ray, whose start is the origin: infinitely little from there along the place's
 * own way, then much less along y, and much less again along z.
 */
class ExactCrossing {
 public:
  ExactCrossing(const NearPlace& place, const Triangle& triangle)
      : way_(sheared(place.way)),
        corner_{from(place, triangle.a), from(place, triangle.b), from(place, triangle.c)},
        normal_(cross(corner_[1] - corner_[0], corner_[2] - corner_[0])) {
    if (isZero(normal_)) {
      return;
    }
    const Sign height = signOfDot(normal_, corner_[0]);
    const Sign ahead = firstOf(height, -signOfDot(normal_, way_));
    isOn_ = ahead == Sign::zero && holdsStart();
    isCrossed_ = ahead * normal_.x.sign() == Sign::positive && isAcross();
  }

  [[nodiscard]] bool isCrossed() const { return isCrossed_; }
  /** The start lies on the triangle. */
  [[nodiscard]] bool isOn() const { return isOn_; }

 private:
  static ExactVec3 from(const NearPlace& place, const Vec3& corner) {
    return sheared(lift(corner) * place.whole - place.place);
  }

  /** Of a start in the triangle's plane. */
  [[nodiscard]] bool holdsStart() const {
    for (std::size_t k = 0; k < 3; ++k) {
      const ExactVec3& a = corner_[k];
      const ExactVec3 along = corner_[(k + 1) % 3] - a;
      const Sign there = signOfDot(normal_, cross(a, along));
      if (firstOf(there, signOfDot(normal_, cross(along, way_))) == Sign::negative) {
        return false;
      }
    }
    return true;
  }

  [[nodiscard]] bool isAbove(const ExactVec3& corner) const {
    return firstOf(firstOf(corner.z.sign(), -way_.z.sign()), Sign::negative) == Sign::positive;
  }
  /** Whether the ray's line passes between the edges: an odd number of them is met along y. */
  [[nodiscard]] bool isAcross() const {
    bool isAcross = false;
    for (std::size_t k = 0; k < 3; ++k) {
      const ExactVec3& a = corner_[k];
      const ExactVec3& b = corner_[(k + 1) % 3];
      if (isAbove(a) == isAbove(b)) {
        continue;
      }
      const ExactVec3 along = b - a;
      const Sign rises = signOf(isAbove(b));
      const Sign there = (a.y * b.z - a.z * b.y).sign();
      const Sign nearby = (along.y * way_.z - along.z * way_.y).sign();
      if (firstOf(firstOf(there, nearby), -rises) == rises) {
        isAcross = !isAcross;
      }
    }
    return isAcross;
  }

  ExactVec3 way_;
  std::array<ExactVec3, 3> corner_;
  ExactVec3 normal_;
  bool isCrossed_ = false;
  bool isOn_ = false;
};

class CrossingVisitor final : public HitVisitor {
 public:
  CrossingVisitor(const NearPlace& place, const TriangleList& triangles)
      : place_(place),
        triangles_(triangles),
        ray_{quotient(place.place, place.whole), kDirection, kInfinity},
        line_(filter::lineOf(ray_)),
        directionSize_(sizeOf(kDirection)),
        off_{sizeOf(ray_.origin) * 0x1p-51 + 0x1p-1000, 0} {}

  [[nodiscard]] UnitRay unitRay(const MeshSpace& space) const { return {ray_, space, off_.place}; }

  float visit(int triangle, float limit) override {
    const Triangle corners = triangles_[triangle];
    const auto rows = filter::crossingRows<true>(line_, corners, directionSize_, off_);
    const Summary found = filter::outcomeOfRows<true>(rows, line_);
    if (found.isDecided()) {
      isInside_ = isInside_ != (found.outcome() == Outcome::overlapping);
      return limit;
    }
    const ExactCrossing crossing(place_, corners);
    isInside_ = isInside_ != crossing.isCrossed();
    isOn_ = isOn_ || crossing.isOn();
    return isOn_ ? -1.0F : limit;  // nothing is nearer
  }
  [[nodiscard]] Where where() const {
    if (isOn_) {
      return Where::onSurface;
    }
    return isInside_ ? Where::inside : Where::outside;
  }

 private:
  const NearPlace& place_;
  const TriangleList& triangles_;
  Ray ray_;
  filter::Line line_;
  double directionSize_;
  filter::LineOff<double> off_;
  bool isInside_ = false;
  bool isOn_ = false;
};

}  // namespace

Where whereIs(const NearPlace& place, const TreeMesh& mesh) {
  CrossingVisitor visitor(place, mesh.triangles());
  visitHits(visitor.unitRay(mesh.tree().space()), mesh.tree(), visitor, NoHitRecord());
  return visitor.where();
}

}  // namespace collision
