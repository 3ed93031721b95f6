#include "linear/exact_vector.h"

namespace collision {

ExactVec3 operator+(const ExactVec3& a, const ExactVec3& b) {
  return {a.x + b.x, a.y + b.y, a.z + b.z};
}

ExactVec3 operator-(const ExactVec3& a, const ExactVec3& b) {
  return {a.x - b.x, a.y - b.y, a.z - b.z};
}

ExactVec3 operator-(const ExactVec3& a) { return {-a.x, -a.y, -a.z}; }

ExactVec3 operator*(const ExactVec3& a, const Exact& s) { return {a.x * s, a.y * s, a.z * s}; }

Exact dot(const ExactVec3& a, const ExactVec3& b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

ExactVec3 cross(const ExactVec3& a, const ExactVec3& b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

bool isZero(const ExactVec3& a) {
  return a.x.sign() == Sign::zero && a.y.sign() == Sign::zero && a.z.sign() == Sign::zero;
}

ExactVec3 lift(const Vec3& v) { return {v.x, v.y, v.z}; }

ExactVec3 difference(const Vec3& from, const Vec3& to) {
  return {Exact(to.x) - Exact(from.x), Exact(to.y) - Exact(from.y), Exact(to.z) - Exact(from.z)};
}

}  // namespace collision
