// Turning, dressing and joining of shapes.
#include <algorithm>
#include <cmath>
#include <utility>

#include "make_case.h"

namespace verify {
namespace {

using oracle::pointsOf;
using oracle::sizeOf;

using Matrix = std::array<std::array<double, 3>, 3>;  // rows

/** |q|^2 times the rotation. */
Matrix matrixOf(const std::array<int, 4>& q) {
  const auto [x, y, z, w] = q;
  const auto entry = [](int value) { return static_cast<double>(value); };
  return {{{entry(w * w + x * x - y * y - z * z), entry(2 * (x * y - w * z)),
            entry(2 * (x * z + w * y))},
           {entry(2 * (x * y + w * z)), entry(w * w - x * x + y * y - z * z),
            entry(2 * (y * z - w * x))},
           {entry(2 * (x * z - w * y)), entry(2 * (y * z + w * x)),
            entry(w * w - x * x - y * y + z * z)}}};
}

void apply(const Matrix& matrix, double* v) {
  const std::array<double, 3> old{v[0], v[1], v[2]};
  for (std::size_t i = 0; i < 3; ++i) {
    v[i] = matrix[i][0] * old[0] + matrix[i][1] * old[1] + matrix[i][2] * old[2];
  }
}

bool isZero(const double* values, int count) {
  return std::all_of(values, values + count, [](double value) { return value == 0; });
}

}  // namespace

bool isValid(const Shape& shape) {
  const double* s = shape.numbers.data();
  const int size = sizeOf(shape.kind);
  for (int i = 0; i < size; ++i) {
    const bool mayBeInfinite = shape.kind == Kind::ray && i == 6 && s[i] > 0;
    if (!(std::abs(s[i]) <= 0x1p200) && !(mayBeInfinite && std::isinf(s[i]))) {
      return false;
    }
  }
  switch (shape.kind) {
    case Kind::ray:
      return !isZero(s + 3, 3) && s[6] >= 0;
    case Kind::plane:
      return !isZero(s, 3);
    case Kind::sphere:
      return s[3] >= 0;
    case Kind::capsule:
      return s[6] >= 0;
    case Kind::aabb:
      return s[0] <= s[3] && s[1] <= s[4] && s[2] <= s[5];
    case Kind::obb:
      return !isZero(s + 3, 4) && s[7] >= 0 && s[8] >= 0 && s[9] >= 0;
    default:
      return true;
  }
}

void turn(const std::array<int, 4>& quaternion, Shape& shape) {
  const Matrix matrix = matrixOf(quaternion);
  const auto [x, y, z, w] = quaternion;
  const double square = x * x + y * y + z * z + w * w;
  double* s = shape.numbers.data();
  for (int i = 0; i < pointsOf(shape.kind); ++i) {
    apply(matrix, s + std::ptrdiff_t{3} * i);
  }
  if (double* radius = oracle::radiusOf(shape)) {
    *radius *= square;
  }
  switch (shape.kind) {
    case Kind::ray:
      apply(matrix, s + 3);
      s[6] *= square;
      break;
    case Kind::plane:
      apply(matrix, s);
      s[3] *= square * square;
      break;
    case Kind::aabb:
      for (int i = 0; i < 3; ++i) {
        if (s[i] > s[i + 3]) {
          std::swap(s[i], s[i + 3]);
        }
      }
      break;
    case Kind::obb: {
      const double px = s[3];
      const double py = s[4];
      const double pz = s[5];
      const double pw = s[6];
      s[3] = w * px + x * pw + y * pz - z * py;
      s[4] = w * py - x * pz + y * pw + z * px;
      s[5] = w * pz + x * py - y * px + z * pw;
      s[6] = w * pw - x * px - y * py - z * pz;
      for (int i = 7; i < 10; ++i) {
        s[i] *= square;
      }
      break;
    }
    default:
      break;
  }
}

void dress(Cases& cases, Shape& shape) {
  Draws& draws = cases.draws();
  double* s = shape.numbers.data();
  // Directions and quaternions have any length.
  const bool isRound = draws.oneIn(2);
  const int exponent = draws.whole(-8, 8);
  const double factor = isRound ? std::ldexp(1.0, exponent) : powerOfTen(exponent);
  const double sign = draws.sign();
  const bool stretches = draws.oneIn(2);
  if (stretches && shape.kind == Kind::ray) {
    for (int i = 3; i < 6; ++i) {
      s[i] *= factor;
    }
  } else if (stretches && shape.kind == Kind::plane) {
    for (int i = 0; i < 4; ++i) {
      s[i] *= factor * sign;
    }
  } else if (stretches && shape.kind == Kind::obb) {
    for (int i = 3; i < 7; ++i) {
      s[i] *= factor * sign;
    }
  }
  for (int i = 0; i < sizeOf(shape.kind); ++i) {
    if (s[i] == 0 && draws.oneIn(2)) {
      s[i] = -s[i];
    }
  }
  if (shape.kind == Kind::triangle) {
    std::rotate(s, s + std::ptrdiff_t{3} * draws.whole(0, 2), s + 9);
  } else if (shape.kind == Kind::segment && draws.oneIn(2)) {
    std::swap_ranges(s, s + 3, s + 3);
  }
}

void featureOf(Cases& cases, const Shape& shape, double* at) {
  Draws& draws = cases.draws();
  const double* s = shape.numbers.data();
  cases.cornerOf(shape, at);
  switch (shape.kind) {
    case Kind::triangle:
    case Kind::parallelogram: {
      const double u = draws.whole(0, 2) * 0.5;
      const double v = draws.whole(0, 2) * (shape.kind == Kind::triangle ? 0.5 * (1 - u) : 0.5);
      for (int i = 0; i < 3; ++i) {
        at[i] = s[i] + u * (s[i + 3] - s[i]) + v * (s[i + 6] - s[i]);
      }
      break;
    }
    case Kind::segment: {
      const double t = draws.whole(0, 4) * 0.25;
      for (int i = 0; i < 3; ++i) {
        at[i] = s[i] + t * (s[i + 3] - s[i]);
      }
      break;
    }
    case Kind::ray: {
      const double t = draws.whole(0, 4) * 0.5;
      for (int i = 0; i < 3; ++i) {
        at[i] = s[i] + t * s[i + 3];
      }
      break;
    }
    case Kind::aabb:
      for (int i = 0; i < 3; ++i) {
        if (draws.oneIn(3)) {
          at[i] = s[i] + 0.5 * (s[i + 3] - s[i]);
        }
      }
      break;
    case Kind::plane: {
      const double along = -s[3] / (s[0] * s[0] + s[1] * s[1] + s[2] * s[2]);
      for (int i = 0; i < 3; ++i) {
        at[i] = along * s[i];
      }
      break;
    }
    default:
      break;
  }
  Shape copy = shape;
  if (const double* radius = oracle::radiusOf(copy); radius != nullptr && !draws.oneIn(3)) {
    std::array<double, 3> out{};
    cases.gridDirection(out.data());
    const double length = std::sqrt(out[0] * out[0] + out[1] * out[1] + out[2] * out[2]);
    for (std::size_t i = 0; i < 3; ++i) {
      at[i] += out[i] * *radius / length;
    }
  }
}

void join(Cases& cases, const Shape& a, Shape& b) {
  std::array<double, 3> to{};
  std::array<double, 3> from{};
  featureOf(cases, a, to.data());
  featureOf(cases, b, from.data());
  for (std::size_t i = 0; i < 3; ++i) {
    to[i] -= from[i];
  }
  oracle::moveBy(to.data(), b);
}

}  // namespace verify
