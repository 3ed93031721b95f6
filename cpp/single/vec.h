// Vectors of floats, as ordinary game code has them: every operation rounds to float.
#pragma once

#include <cmath>

namespace collision::single {

struct Vec {
  float x = 0;
  float y = 0;
  float z = 0;
};

constexpr Vec operator+(const Vec& a, const Vec& b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
constexpr Vec operator-(const Vec& a, const Vec& b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
constexpr Vec operator*(const Vec& a, float s) { return {a.x * s, a.y * s, a.z * s}; }

constexpr float dot(const Vec& a, const Vec& b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
constexpr Vec cross(const Vec& a, const Vec& b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
inline float length(const Vec& a) { return std::sqrt(dot(a, a)); }
constexpr bool isZero(const Vec& a) { return a.x == 0 && a.y == 0 && a.z == 0; }

/** The larger and the smaller of two; a NaN as b is passed over. */
constexpr float larger(float a, float b) { return b > a ? b : a; }
constexpr float smaller(float a, float b) { return b < a ? b : a; }

}  // namespace collision::single
