// Rays and segments aimed at the corners, edges and faces of what they may hit.
#include <array>
#include <cmath>
#include <limits>

#include "make_case.h"

namespace verify {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

void aim(Cases& cases, const Shape& target, Shape& curve) {
  Draws& draws = cases.draws();
  std::array<double, 3> at{};
  std::array<double, 3> along{};
  featureOf(cases, target, at.data());
  cases.gridDirection(along.data());
  const double before = 0.5 * draws.whole(-1, 6);
  double* s = curve.numbers.data();
  for (std::size_t i = 0; i < 3; ++i) {
    s[i] = at.at(i) - before * along.at(i);
  }
  if (curve.kind == Kind::segment) {
    const double after = draws.oneIn(2) ? 0 : 0.5 * draws.whole(-1, 4);
    for (std::size_t i = 0; i < 3; ++i) {
      s[3 + i] = at.at(i) + after * along.at(i);
    }
    return;
  }
  const int exponent = draws.whole(-8, 8);
  const int how = draws.whole(0, 2);
  const double scale =
      how == 0 ? 1.0 : (how == 1 ? std::ldexp(1.0, exponent) : powerOfTen(exponent));
  double square = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    s[3 + i] = along.at(i) * scale;
    square += along.at(i) * along.at(i);
  }
  s[6] = kInfinity;
  if (draws.oneIn(2) && before >= 0) {
    const int off = draws.whole(-1, 1);
    const double hit = before * std::sqrt(square);
    s[6] = off == 0 ? hit : std::nextafter(hit, off > 0 ? kInfinity : 0);
  }
}

/** Puts the curve into a face's plane, or along it. */
void slide(Draws& draws, const Shape& box, Shape& curve) {
  const int axis = draws.whole(0, 2);
  const std::size_t side = draws.oneIn(2) ? 3 : 0;
  double* s = curve.numbers.data();
  s[axis] = box.numbers.at(static_cast<std::size_t>(axis) + side);
  const double zero = draws.oneIn(2) ? 0.0 : -0.0;
  if (curve.kind == Kind::segment) {
    s[axis + 3] = s[axis];
  } else {
    s[axis + 3] = zero;
    if (s[3] == 0 && s[4] == 0 && s[5] == 0) {
      s[3 + (axis + 1) % 3] = 1;
    }
  }
}

}  // namespace

void makeCurve(Cases& cases, Case& made) {
  Draws& draws = cases.draws();
  if (!isCurve(made.a.kind) && !isCurve(made.b.kind)) {
    if (draws.oneIn(2)) {
      makePythagorean(cases, made);
    } else {
      makeRotated(cases, made);
    }
    return;
  }
  const bool ordinary = draws.oneIn(3);
  made.a = ordinary ? cases.ordinaryShape(made.a.kind) : cases.gridShape(made.a.kind);
  made.b = ordinary ? cases.ordinaryShape(made.b.kind) : cases.gridShape(made.b.kind);
  Shape& curve = isCurve(made.a.kind) ? made.a : made.b;
  const Shape& target = isCurve(made.a.kind) ? made.b : made.a;
  aim(cases, target, curve);
  if (target.kind == Kind::aabb && draws.oneIn(3)) {
    slide(draws, target, curve);
  }
}

}  // namespace verify
