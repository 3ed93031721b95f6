// Exact contacts on whole numbers, straight and turned.
#include <array>
#include <cmath>

#include "make_case.h"

namespace verify {
namespace {

/** Whole quaternions that take axes to axes, |q|^2 = 1, 2, 4. */
constexpr std::array<std::array<int, 4>, 8> kStraight{{{0, 0, 0, 1},
                                                       {1, 0, 0, 0},
                                                       {1, 0, 0, 1},
                                                       {0, 1, 0, -1},
                                                       {0, 0, 1, 1},
                                                       {1, 1, 1, 1},
                                                       {1, -1, 1, 1},
                                                       {1, 1, 0, 0}}};

std::array<int, 4> straight(Draws& draws) {
  return kStraight.at(static_cast<std::size_t>(draws.whole(0, 7)));
}

std::array<int, 4> anyWhole(Draws& draws) {
  std::array<int, 4> q{};
  do {
    for (int& component : q) {
      component = draws.whole(-3, 3);
    }
  } while (q == std::array<int, 4>{});
  return q;
}

/** On the grid, an oriented box along its axes. */
Shape straightShape(Cases& cases, Kind kind) {
  Shape shape = cases.gridShape(kind);
  if (kind == Kind::obb) {
    const std::array<int, 4> q = straight(cases.draws());
    for (std::size_t i = 0; i < 4; ++i) {
      shape.numbers.at(3 + i) = q.at(i);
    }
    for (std::size_t i = 7; i < 10; ++i) {
      shape.numbers.at(i) = cases.draws().oneIn(8) ? 0 : 0.5 * cases.draws().whole(1, 4);
    }
  }
  return shape;
}

/** Both by the same; with an AABB only from axes to axes. */
void turnBoth(Draws& draws, Case& made) {
  const bool isStraight = made.a.kind == Kind::aabb || made.b.kind == Kind::aabb;
  const std::array<int, 4> q = isStraight ? straight(draws) : anyWhole(draws);
  turn(q, made.a);
  turn(q, made.b);
}

/** Away from a corner, edge or face, a whole distance. */
double wayOff(Cases& cases, double* away) {
  Draws& draws = cases.draws();
  const int turnBy = draws.whole(0, 2);
  const int how = draws.whole(0, 2);
  std::array<double, 3> v{1, 0, 0};
  double length = 1;
  if (how == 1) {
    v = {3, 4, 0};
    length = 5;
  } else if (how == 2) {
    v = {1, 2, 2};
    length = 3;
  }
  const double factor = 0.5 * draws.whole(1, 4);
  for (std::size_t i = 0; i < 3; ++i) {
    const int sign = draws.sign();
    away[(i + static_cast<std::size_t>(turnBy)) % 3] = v.at(i) * factor * sign;
  }
  return length * factor;
}

}  // namespace

void makeGrid(Cases& cases, Case& made) {
  Draws& draws = cases.draws();
  made.a = cases.gridShape(made.a.kind);
  made.b = cases.gridShape(made.b.kind);
  if (draws.oneIn(4)) {
    cases.align(made.a, made.b);
  }
  const int how = draws.whole(0, 2);
  if (how == 0) {
    cases.meet(made.a, made.b);
  } else if (how == 1) {
    join(cases, made.a, made.b);
  }
}

void makeDegenerate(Cases& cases, Case& made) {
  Draws& draws = cases.draws();
  makeGrid(cases, made);
  const int which = draws.whole(1, 3);
  for (Shape* shape : {&made.a, &made.b}) {
    if ((which & (shape == &made.a ? 1 : 2)) == 0) {
      continue;
    }
    double* s = shape->numbers.data();
    if (shape->kind == Kind::aabb) {
      for (int i = 0; i < 3; ++i) {
        if (draws.oneIn(2)) {
          s[i + 3] = s[i];
        }
      }
    } else if (shape->kind == Kind::obb) {
      for (int i = 7; i < 10; ++i) {
        if (draws.oneIn(2)) {
          s[i] = 0;
        }
      }
    } else if (shape->kind == Kind::ray) {
      s[6] = draws.oneIn(2) ? 0 : s[6];
    } else {
      cases.degrade(*shape);
    }
    if (double* radius = oracle::radiusOf(*shape); radius != nullptr && draws.oneIn(2)) {
      *radius = 0;
    }
  }
  if (draws.oneIn(2)) {
    join(cases, made.a, made.b);
  }
}

void makeRotated(Cases& cases, Case& made) {
  made.a = straightShape(cases, made.a.kind);
  made.b = straightShape(cases, made.b.kind);
  if (cases.draws().oneIn(3)) {
    cases.meet(made.a, made.b);
  } else {
    join(cases, made.a, made.b);
  }
  turnBoth(cases.draws(), made);
}

void makePythagorean(Cases& cases, Case& made) {
  Draws& draws = cases.draws();
  made.a = straightShape(cases, made.a.kind);
  made.b = straightShape(cases, made.b.kind);
  if (!isBall(made.a.kind) && !isBall(made.b.kind)) {
    makeRotated(cases, made);
    return;
  }
  std::array<double, 3> offset{};
  std::array<double, 3> from{};
  std::array<double, 3> away{};
  cases.cornerOf(made.a, offset.data());
  cases.cornerOf(made.b, from.data());
  const double distance = wayOff(cases, away.data());
  const double share = isBall(made.a.kind) && isBall(made.b.kind) ? 0.25 * draws.whole(0, 4) : 0;
  const bool aIsBall = isBall(made.a.kind);
  if (aIsBall) {
    *oracle::radiusOf(made.a) = distance * (1 - share);
  }
  if (isBall(made.b.kind)) {
    *oracle::radiusOf(made.b) = aIsBall ? distance * share : distance;
  }
  for (std::size_t i = 0; i < 3; ++i) {
    offset[i] += away[i] - from[i];
  }
  oracle::moveBy(offset.data(), made.b);
  turnBoth(draws, made);
}

void makeIdentical(Cases& cases, Case& made) {
  Draws& draws = cases.draws();
  const Kind kindA = made.a.kind;
  const Kind kindB = made.b.kind;
  const bool onGrid = draws.oneIn(2);
  made.a = onGrid ? cases.gridShape(kindA) : cases.ordinaryShape(kindA);
  made.b = onGrid ? cases.gridShape(kindB) : cases.ordinaryShape(kindB);
  double* a = made.a.numbers.data();
  double* b = made.b.numbers.data();
  if (kindA == kindB) {
    made.b = made.a;
    return;
  }
  const int shared =
      3 * std::min(std::max(oracle::pointsOf(kindA), 1), std::max(oracle::pointsOf(kindB), 1));
  if (kindA == Kind::plane || kindB == Kind::plane) {
    join(cases, made.a, made.b);
  } else if (kindA != Kind::aabb && kindA != Kind::obb) {
    std::copy(a, a + shared, b);
    if (kindB == Kind::aabb || kindB == Kind::obb) {
      cases.cornerOf(made.b, a);
    }
  } else {
    cases.cornerOf(made.a, b);
  }
  if (kindA == Kind::aabb && kindB == Kind::obb) {
    for (int i = 0; i < 3; ++i) {
      b[i] = 0.5 * (a[i] + a[i + 3]);
      b[i + 7] = 0.5 * (a[i + 3] - a[i]);
      b[i + 3] = 0;
    }
    b[6] = 1;
  }
}

}  // namespace verify
