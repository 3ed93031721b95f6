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
  const Fraction<T> first = nearly(enter);
  if (exit == nullptr || exit == &enter) {
    return hitBetween(curve, first, exit == nullptr ? nullptr : &first);
  }
  const Fraction<T> last = nearly(*exit);
  return hitBetween(curve, first, &last);
}

template <class T>
Hit hitBetween(const Curve& curve, const Fraction<T>& enter, const Fraction<T>* exit) {
  Hit hit;
  hit.present = true;
  const Place start = placeAt(curve, enter);
  hit.t = start.t;
  hit.point = start.point;
  const Vector3<T> d = curve.directionIn<T>();
  hit.distance = quotient(enter.numerator * squareRoot(dot(d, d)), enter.denominator);
  if (exit == &enter) {
    hit.tExit = hit.t;
    hit.exitPoint = hit.point;
  } else if (exit != nullptr) {
    const Place end = placeAt(curve, *exit);
    hit.tExit = greatest(hit.t, end.t);  // halfway between two doubles either is a rounding
    hit.exitPoint = end.point;
  }
  return hit;
}

template Hit hitBetween(const Curve&, const QuadraticSurd<Approximate>&,
                        const QuadraticSurd<Approximate>*);
template Hit hitBetween(const Curve&, const QuadraticSurd<Exact>&, const QuadraticSurd<Exact>*);
template Hit hitBetween(const Curve&, const Fraction<Approximate>&, const Fraction<Approximate>*);
template Hit hitBetween(const Curve&, const Fraction<Exact>&, const Fraction<Exact>*);

}  // namespace collision
