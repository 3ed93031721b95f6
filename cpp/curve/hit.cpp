#include "curve/hit.h"

#include "linear/rounded.h"

namespace collision {
namespace {

struct Place {
  double t = 0;
  Vec3 point;
};

Place placeAt(const Curve& curve, const Fraction& t) {
  const ExactVec3 along = curve.exactDirection() * t.numerator;
  return {quotient(t.numerator, t.denominator),
          quotient(lift(curve.origin()) * t.denominator + along, t.denominator)};
}

}  // namespace

Hit hitBetween(const Curve& curve, const QuadraticSurd& enter, const QuadraticSurd* exit,
               const Ask& ask) {
  Hit hit;
  hit.present = true;
  if (ask.enter != nullptr) {
    *ask.enter = enter;
  }
  if (!ask.numbers) {
    return hit;
  }
  const Fraction first = nearly(enter);
  const Place start = placeAt(curve, first);
  hit.t = start.t;
  hit.point = start.point;
  const ExactVec3 d = curve.exactDirection();
  hit.distance = quotient(first.numerator * rootOf(dot(d, d)), first.denominator);
  if (exit == &enter) {
    hit.tExit = hit.t;
    hit.exitPoint = hit.point;
  } else if (exit != nullptr) {
    const Place end = placeAt(curve, nearly(*exit));
    hit.tExit = end.t;
    hit.exitPoint = end.point;
  }
  return hit;
}

Vec3 normalAt(const Curve& curve, const QuadraticSurd& t, const Vec3& center) {
  const Fraction fraction = nearly(t);
  const ExactVec3 out = difference(center, curve.origin()) * fraction.denominator +
                        curve.exactDirection() * fraction.numerator;
  return isZero(out) ? kNoPoint : unitOf(out);
}

}  // namespace collision
