#include "curve/hit.h"

#include "linear/number_vector.h"
namespace collision {
namespace {

struct Place {
  double t = 0;
  Vec3 point;
};

template <class T>
Place placeAt(const Curve& curve, const Fraction<T>& t) {
  const Vector3<T> along = curve.directionIn<T>() * t.numerator;
  return {quotient(t.numerator, t.denominator),
          quotient(vectorOf<T>(curve.origin()) * t.denominator + along, t.denominator)};
}

}  // namespace

template <class T>
Hit hitBetween(const Curve& curve, const QuadraticSurd<T>& enter, const QuadraticSurd<T>* exit) {
  Hit hit;
  hit.present = true;
  const Fraction<T> first = nearly(enter);
  const Place start = placeAt(curve, first);
  hit.t = start.t;
  hit.point = start.point;
  const Vector3<T> d = curve.directionIn<T>();
  hit.distance = quotient(first.numerator * squareRoot(dot(d, d)), first.denominator);
  if (exit == &enter) {
    hit.tExit = hit.t;
    hit.exitPoint = hit.point;
  } else if (exit != nullptr) {
    const Place end = placeAt(curve, nearly(*exit));
    hit.tExit = greatest(hit.t, end.t);  // halfway between two doubles either is a rounding
    hit.exitPoint = end.point;
  }
  return hit;
}

template Hit hitBetween(const Curve&, const QuadraticSurd<Approximate>&,
                        const QuadraticSurd<Approximate>*);
template Hit hitBetween(const Curve&, const QuadraticSurd<Exact>&, const QuadraticSurd<Exact>*);

}  // namespace collision
