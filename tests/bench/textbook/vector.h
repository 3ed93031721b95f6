// Vectors of three doubles for the textbook tests; nothing of the core's.
#pragma once

namespace textbook {

struct Vector {
  double x = 0;
  double y = 0;
  double z = 0;
};

constexpr Vector operator+(const Vector& a, const Vector& b) {
  return {a.x + b.x, a.y + b.y, a.z + b.z};
}
constexpr Vector operator-(const Vector& a, const Vector& b) {
  return {a.x - b.x, a.y - b.y, a.z - b.z};
}
constexpr Vector operator*(const Vector& a, double factor) {
  return {a.x * factor, a.y * factor, a.z * factor};
}
constexpr double dot(const Vector& a, const Vector& b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
constexpr Vector cross(const Vector& a, const Vector& b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
constexpr double squaredLength(const Vector& a) { return dot(a, a); }

// std::fmin and its like look for NaN; these are one instruction each.
constexpr double least(double a, double b) { return a < b ? a : b; }
constexpr double most(double a, double b) { return a > b ? a : b; }
constexpr double least(double a, double b, double c) { return least(least(a, b), c); }
constexpr double most(double a, double b, double c) { return most(most(a, b), c); }
constexpr double clamp(double value, double low, double high) {
  return least(most(value, low), high);
}
inline double magnitude(double value) { return __builtin_fabs(value); }

}  // namespace textbook
