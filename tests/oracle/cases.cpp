// Grid shapes, and the ways in which they are aligned, degraded, joined, moved and nudged.
#include "cases.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace oracle {
namespace {

constexpr std::array<std::array<int, 3>, 6> kTriples{
    {{1, 2, 2}, {3, 4, 0}, {2, 3, 6}, {4, 4, 7}, {0, 0, 1}, {6, 8, 0}}};

}  // namespace

int pointsOf(Kind kind) {
  switch (kind) {
    case Kind::triangle:
    case Kind::parallelogram:
      return 3;
    case Kind::aabb:
    case Kind::segment:
    case Kind::capsule:
      return 2;
    case Kind::plane:
      return 0;
    default:
      return 1;
  }
}

double* radiusOf(Shape& shape) {
  if (shape.kind == Kind::sphere) {
    return &shape.numbers[3];
  }
  return shape.kind == Kind::capsule ? &shape.numbers[6] : nullptr;
}

int sizeOf(Kind kind) {
  constexpr std::array<int, kKindCount> kSizes{7, 4, 4, 6, 10, 9, 9, 3, 6, 7};
  return kSizes.at(static_cast<std::size_t>(kind));
}

void scaleBy(double factor, Shape& shape) {
  for (int i = 0; i < sizeOf(shape.kind); ++i) {
    const bool isLength = (shape.kind != Kind::plane || i == 3) &&
                          (shape.kind != Kind::ray || i < 3 || i == 6) &&
                          (shape.kind != Kind::obb || i < 3 || i > 6);
    if (isLength) {
      shape.numbers[static_cast<std::size_t>(i)] *= factor;
    }
  }
}

void moveBy(const double* offset, Shape& shape) {
  double* s = shape.numbers.data();
  for (int i = 0; i < 3 * pointsOf(shape.kind); ++i) {
    s[i] += offset[i % 3];
  }
  if (shape.kind == Kind::plane) {
    s[3] -= s[0] * offset[0] + s[1] * offset[1] + s[2] * offset[2];
  }
}

void Cases::gridPoint(double* s) {
  for (int i = 0; i < 3; ++i) {
    s[i] = whole(-2, 2);
  }
}

void Cases::gridDirection(double* s) {
  if (oneIn(3)) {
    const auto& triple = kTriples[static_cast<std::size_t>(whole(0, 5))];
    const int turn = whole(0, 2);
    for (int i = 0; i < 3; ++i) {
      const int sign = draws_.sign();
      s[i] = triple[static_cast<std::size_t>((i + turn) % 3)] * sign;
    }
    return;
  }
  do {
    gridPoint(s);
  } while (s[0] == 0 && s[1] == 0 && s[2] == 0);
}

double Cases::gridRadius() {
  constexpr std::array<double, 10> kRadii{0, 0.5, 1, 1, 1.5, 2, 2.5, 3, 5, 7};
  return kRadii.at(static_cast<std::size_t>(whole(0, 9)));
}

Shape Cases::gridShape(Kind kind) {
  Shape shape{kind, {}};
  double* s = shape.numbers.data();
  for (int i = 0; i < pointsOf(kind); ++i) {
    gridPoint(s + std::ptrdiff_t{3} * i);
  }
  switch (kind) {
    case Kind::ray:
      gridDirection(s + 3);
      s[6] = oneIn(2) ? kInfinity : whole(0, 7);
      break;
    case Kind::plane:
      gridDirection(s);
      s[3] = whole(-6, 6);
      break;
    case Kind::sphere:
      s[3] = gridRadius();
      break;
    case Kind::capsule:
      s[6] = gridRadius();
      break;
    case Kind::aabb:
      for (int i = 0; i < 3; ++i) {
        if (s[i] > s[i + 3]) {
          std::swap(s[i], s[i + 3]);
        }
      }
      break;
    case Kind::obb:
      do {
        for (int i = 3; i < 7; ++i) {
          s[i] = whole(-2, 2);
        }
      } while (s[3] == 0 && s[4] == 0 && s[5] == 0 && s[6] == 0);
      for (int i = 7; i < 10; ++i) {
        s[i] = oneIn(6) ? 0 : whole(1, 4) * 0.5;
      }
      if (oneIn(2)) {  // corners on the grid
        const double square = s[3] * s[3] + s[4] * s[4] + s[5] * s[5] + s[6] * s[6];
        for (int i = 7; i < 10; ++i) {
          s[i] *= square;
        }
      }
      break;
    default:
      break;
  }
  return shape;
}

Shape Cases::ordinaryShape(Kind kind) {
  Shape shape{kind, {}};
  double* s = shape.numbers.data();
  for (int i = 0; i < sizeOf(kind); ++i) {
    s[i] = unit();
  }
  switch (kind) {
    case Kind::ray:
      s[6] = oneIn(2) ? kInfinity : 2 * std::abs(s[6]);
      break;
    case Kind::sphere:
      s[3] = std::abs(s[3]);
      break;
    case Kind::capsule:
      s[6] = std::abs(s[6]);
      break;
    case Kind::aabb:
      for (int i = 0; i < 3; ++i) {
        if (s[i] > s[i + 3]) {
          std::swap(s[i], s[i + 3]);
        }
      }
      break;
    case Kind::obb:
      for (int i = 7; i < 10; ++i) {
        s[i] = std::abs(s[i]);
      }
      break;
    default:
      break;
  }
  return shape;
}

void Cases::degrade(Shape& shape) {
  double* s = shape.numbers.data();
  const int points = pointsOf(shape.kind);
  if (points < 2 || shape.kind == Kind::aabb) {
    return;
  }
  const int from = whole(0, points - 1);
  const int to = whole(0, points - 1);
  for (int i = 0; i < 3; ++i) {
    if (points == 3 && oneIn(3)) {
      s[6 + i] = 2 * s[3 + i] - s[i];
    } else {
      s[3 * to + i] = s[3 * from + i];
    }
  }
}

void Cases::cornerOf(const Shape& shape, double* at) {
  const double* s = shape.numbers.data();
  const int points = pointsOf(shape.kind);
  const int index = points == 0 ? 0 : 3 * whole(0, points - 1);
  for (int i = 0; i < 3; ++i) {
    at[i] = points == 0 ? 0 : s[index + i];
  }
  if (shape.kind == Kind::aabb) {
    for (int i = 0; i < 3; ++i) {
      at[i] = oneIn(2) ? s[i] : s[i + 3];
    }
  }
  if (shape.kind == Kind::obb) {
    const double x = s[3];
    const double y = s[4];
    const double z = s[5];
    const double w = s[6];
    const double square = x * x + y * y + z * z + w * w;
    const std::array<std::array<double, 3>, 3> columns{
        {{w * w + x * x - y * y - z * z, 2 * (x * y + w * z), 2 * (x * z - w * y)},
         {2 * (x * y - w * z), w * w - x * x + y * y - z * z, 2 * (y * z + w * x)},
         {2 * (x * z + w * y), 2 * (y * z - w * x), w * w - x * x - y * y + z * z}}};
    for (std::size_t k = 0; k < 3; ++k) {
      const double half = s[7 + k] * whole(-1, 1);
      for (std::size_t i = 0; i < 3; ++i) {
        at[i] += columns.at(k).at(i) * half / square;
      }
    }
  }
}

void Cases::meet(Shape& a, Shape& b) {
  std::array<double, 3> offset{};
  std::array<double, 3> from{};
  std::array<double, 3> away{};
  cornerOf(a, offset.data());
  cornerOf(b, from.data());
  if (oneIn(2)) {
    gridDirection(away.data());
    // Balls as large as that distance, where it is one that a double holds.
    const double distance = std::sqrt(away[0] * away[0] + away[1] * away[1] + away[2] * away[2]);
    const bool both = radiusOf(a) != nullptr && radiusOf(b) != nullptr;
    for (Shape* shape : {&a, &b}) {
      if (double* radius = radiusOf(*shape); radius != nullptr && oneIn(both ? 1 : 2)) {
        *radius = both ? distance / 2 : distance;
      }
    }
  }
  for (std::size_t i = 0; i < 3; ++i) {
    offset[i] += away[i] - from[i];
  }
  moveBy(offset.data(), b);
}

void Cases::align(const Shape& a, Shape& b) {
  const auto first = [](const Shape& shape, double* direction) {
    const double* s = shape.numbers.data();
    for (int i = 0; i < 3; ++i) {
      direction[i] =
          shape.kind == Kind::plane ? s[i] : (shape.kind == Kind::ray ? s[i + 3] : s[i + 3] - s[i]);
    }
  };
  const int length = whole(1, 2);
  const int factor = length * draws_.sign();
  double* s = b.numbers.data();
  if (b.kind == Kind::obb) {
    for (std::size_t i = 3; a.kind == Kind::obb && i < 7; ++i) {
      s[i] = a.numbers[i] * factor;
    }
    return;
  }
  std::array<double, 3> direction{};
  first(a, direction.data());
  if ((pointsOf(a.kind) < 2 && a.kind != Kind::plane && a.kind != Kind::ray) ||
      (direction[0] == 0 && direction[1] == 0 && direction[2] == 0)) {
    return;
  }
  for (int i = 0; i < 3; ++i) {
    const double component = direction[static_cast<std::size_t>(i)] * factor;
    if (b.kind == Kind::plane) {
      s[i] = component;
    } else if (b.kind == Kind::ray) {
      s[i + 3] = component;
    } else if (pointsOf(b.kind) > 1 && b.kind != Kind::aabb) {
      s[i + 3] = s[i] + component;
    }
  }
}

void Cases::nudge(Shape& shape) {
  const auto at = static_cast<std::size_t>(whole(0, sizeOf(shape.kind) - 1));
  double& number = shape.numbers[at];
  const bool up = oneIn(2);
  const double moved = std::nextafter(number, up ? kInfinity : -kInfinity);
  if (!std::isfinite(number) || (number == 0 && moved < 0)) {
    return;  // what is infinite stays so, and what must not be negative doesn't become it
  }
  if (shape.kind == Kind::aabb &&
      !(at < 3 ? moved <= shape.numbers[at + 3] : moved >= shape.numbers[at - 3])) {
    return;
  }
  number = moved;
}

std::pair<Shape, Shape> Cases::next(Kind a, Kind b) {
  if (oneIn(16)) {
    const Shape first = ordinaryShape(a);
    const Shape second = ordinaryShape(b);
    return {first, second};
  }
  Shape first = gridShape(a);
  Shape second = gridShape(b);
  if (oneIn(4)) {
    align(first, second);
  }
  if (oneIn(8)) {
    degrade(first);
  }
  if (oneIn(8)) {
    degrade(second);
  }
  if (oneIn(3)) {
    meet(first, second);
  }
  if (oneIn(8)) {
    const double factor = std::ldexp(1, whole(-60, 60));
    scaleBy(factor, first);
    scaleBy(factor, second);
  }
  if (oneIn(8)) {
    const std::array<double, 3> offset{whole(-4, 4) * 65537.0, whole(-4, 4) * 1e9,
                                       whole(-4, 4) * 1e12};
    moveBy(offset.data(), first);
    moveBy(offset.data(), second);
  }
  if (oneIn(4)) {
    nudge(oneIn(2) ? first : second);
  }
  return {first, second};
}

}  // namespace oracle
