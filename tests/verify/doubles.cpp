// Shapes that rounding makes hard: far off, tiny, huge, thin, nearly parallel, one ulp beside.
#include <array>
#include <cmath>

#include "make_case.h"

namespace verify {
namespace {

/** Cases of another family to begin with. */
void makeContact(Cases& cases, Case& made) {
  switch (cases.draws().whole(0, 3)) {
    case 0:
      makeRotated(cases, made);
      break;
    case 1:
      makePythagorean(cases, made);
      break;
    case 2:
      makeCurve(cases, made);
      break;
    default:
      makeGrid(cases, made);
      break;
  }
}

void scaleBoth(double factor, Case& made) {
  oracle::scaleBy(factor, made.a);
  oracle::scaleBy(factor, made.b);
}

/** Adds up to `size` of each number of a direction, where the kind has one. */
void bend(Draws& draws, double size, Shape& shape) {
  double* s = shape.numbers.data();
  int from = 3;
  int to = oracle::sizeOf(shape.kind);
  switch (shape.kind) {
    case Kind::point:
    case Kind::sphere:
      return;
    case Kind::plane:
      from = 0;
      to = 3;
      break;
    case Kind::ray:
    case Kind::aabb:
    case Kind::capsule:
    case Kind::segment:
      to = 6;
      break;
    case Kind::obb:
      to = 7;
      break;
    default:
      break;
  }
  for (int i = from; i < to; ++i) {
    const double share = draws.unit();
    if (draws.oneIn(2)) {
      s[i] += size * share;
    }
  }
}

double smallNumber(Draws& draws) {
  const int exponent = draws.whole(-18, -3);
  return powerOfTen(exponent);
}

void flatten(Draws& draws, Shape& shape) {
  double* s = shape.numbers.data();
  const int bits = draws.whole(-60, -10);
  const double thin = std::ldexp(1.0, bits);
  switch (shape.kind) {
    case Kind::triangle:
    case Kind::parallelogram: {
      const double along = 0.25 * draws.whole(-2, 6);
      for (int i = 0; i < 3; ++i) {
        const double off = draws.unit() * thin;
        s[i + 6] = s[i] + along * (s[i + 3] - s[i]) + off;
      }
      break;
    }
    case Kind::aabb:
      for (int i = 0; i < 3; ++i) {
        if (draws.oneIn(2)) {
          s[i + 3] = s[i] + thin;
        }
      }
      break;
    case Kind::obb:
      for (int i = 7; i < 10; ++i) {
        if (draws.oneIn(2)) {
          s[i] *= thin;
        }
      }
      break;
    case Kind::segment:
    case Kind::capsule:
      for (int i = 0; i < 3; ++i) {
        if (draws.oneIn(2)) {
          s[i + 3] = s[i] + draws.unit() * thin;
        }
      }
      break;
    case Kind::ray:
      s[6] = thin;
      break;
    default:
      break;
  }
  if (double* radius = oracle::radiusOf(shape); radius != nullptr && draws.oneIn(2)) {
    *radius = thin;
  }
}

}  // namespace

void makeOrdinary(Cases& cases, Case& made) {
  made.a = cases.ordinaryShape(made.a.kind);
  made.b = cases.ordinaryShape(made.b.kind);
}

void makeNear(Cases& cases, Case& made) {
  makeOrdinary(cases, made);
  Draws& draws = cases.draws();
  if (draws.oneIn(2)) {
    const int bits = draws.whole(-8, 8);
    oracle::scaleBy(std::ldexp(1.0, bits), made.b);
  }
  if (draws.oneIn(4)) {
    cases.align(made.a, made.b);
  }
  join(cases, made.a, made.b);
}

void makeNudged(Cases& cases, Case& made) {
  Draws& draws = cases.draws();
  makeContact(cases, made);
  const int count = draws.whole(1, 3);
  for (int i = 0; i < count; ++i) {
    cases.nudge(draws.oneIn(2) ? made.a : made.b);
  }
}

void makeFar(Cases& cases, Case& made) {
  Draws& draws = cases.draws();
  if (draws.oneIn(2)) {
    makeContact(cases, made);
  } else {
    makeNear(cases, made);
  }
  const bool isRound = draws.oneIn(2);
  std::array<double, 3> offset{};
  for (double& component : offset) {
    const int exponent = draws.whole(6, 15);
    const int digits = draws.whole(-9, 9);
    const double share = draws.unit();
    component = powerOfTen(exponent) * (isRound ? digits : share);
  }
  oracle::moveBy(offset.data(), made.a);
  oracle::moveBy(offset.data(), made.b);
  if (draws.oneIn(4)) {
    cases.nudge(draws.oneIn(2) ? made.a : made.b);
  }
}

void makeScaled(Cases& cases, Case& made) {
  Draws& draws = cases.draws();
  if (draws.oneIn(3)) {
    makeNear(cases, made);
  } else {
    makeContact(cases, made);
  }
  const bool tiny = draws.oneIn(2);
  const int bits = tiny ? draws.whole(-495, -100) : draws.whole(-100, 190);
  scaleBoth(std::ldexp(1.0, bits), made);
  if (draws.oneIn(4)) {
    cases.nudge(draws.oneIn(2) ? made.a : made.b);
  }
}

void makeMixed(Cases& cases, Case& made) {
  Draws& draws = cases.draws();
  makeContact(cases, made);
  const int bitsA = draws.whole(-300, 190);
  const int bitsB = draws.whole(-300, 190);
  oracle::scaleBy(std::ldexp(1.0, bitsA), made.a);
  oracle::scaleBy(std::ldexp(1.0, bitsB), made.b);
  for (Shape* shape : {&made.a, &made.b}) {
    if (shape->kind == Kind::ray && draws.oneIn(2)) {
      const int bits = draws.whole(-400, 190);
      for (std::size_t i = 3; i < 6; ++i) {
        shape->numbers.at(i) *= std::ldexp(1.0, bits);
      }
    }
  }
  if (!draws.oneIn(3)) {
    join(cases, made.a, made.b);
  }
}

void makeSubnormal(Cases& cases, Case& made) {
  Draws& draws = cases.draws();
  if (draws.oneIn(3)) {
    makeNear(cases, made);
  } else {
    makeContact(cases, made);
  }
  const int bits = draws.oneIn(2) ? -1074 : draws.whole(-1074, -1020);
  const double factor = std::ldexp(1.0, bits);
  scaleBoth(factor, made);
  for (Shape* shape : {&made.a, &made.b}) {
    const bool hasDirection = shape->kind == Kind::ray || shape->kind == Kind::plane;
    if (hasDirection && draws.oneIn(2)) {
      const std::size_t first = shape->kind == Kind::ray ? 3 : 0;
      for (std::size_t i = first; i < first + 3; ++i) {
        shape->numbers.at(i) *= factor;
      }
    }
  }
}

void makeSliver(Cases& cases, Case& made) {
  Draws& draws = cases.draws();
  const bool onGrid = draws.oneIn(2);
  made.a = onGrid ? cases.gridShape(made.a.kind) : cases.ordinaryShape(made.a.kind);
  made.b = onGrid ? cases.gridShape(made.b.kind) : cases.ordinaryShape(made.b.kind);
  const int which = draws.whole(1, 3);
  if ((which & 1) != 0) {
    flatten(draws, made.a);
  }
  if ((which & 2) != 0) {
    flatten(draws, made.b);
  }
  if (!draws.oneIn(4)) {
    join(cases, made.a, made.b);
  }
}

void makeParallel(Cases& cases, Case& made) {
  Draws& draws = cases.draws();
  if (draws.oneIn(2)) {
    makeContact(cases, made);
  } else {
    makeNear(cases, made);
  }
  cases.align(made.a, made.b);
  if (!draws.oneIn(4)) {
    const double size = smallNumber(draws);
    bend(draws, size, draws.oneIn(2) ? made.a : made.b);
  }
  if (draws.oneIn(2)) {
    join(cases, made.a, made.b);
  }
}

void makeOrientation(Cases& cases, Case& made) {
  Draws& draws = cases.draws();
  const bool hasBox = made.a.kind == Kind::obb || made.b.kind == Kind::obb;
  if (!hasBox) {
    makeParallel(cases, made);
    return;
  }
  if (draws.oneIn(2)) {
    makeContact(cases, made);
  } else {
    makeNear(cases, made);
  }
  std::array<double, 4> q{0, 0, 0, 1};
  if (made.a.kind == Kind::obb && made.b.kind == Kind::obb) {
    for (std::size_t i = 0; i < 4; ++i) {
      q.at(i) = made.a.numbers.at(3 + i);
    }
  }
  Shape& turned = made.b.kind == Kind::obb ? made.b : made.a;
  const double factor = draws.sign() * (draws.oneIn(2) ? 1.0 : 0.3);
  const double off = draws.oneIn(2) ? 0 : smallNumber(draws) * 0.1;
  for (std::size_t i = 0; i < 4; ++i) {
    const double share = draws.unit();
    turned.numbers.at(3 + i) = (q.at(i) + off * share) * factor;
  }
  if (draws.oneIn(2)) {
    join(cases, made.a, made.b);
  }
}

}  // namespace verify
