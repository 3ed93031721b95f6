// Projections of bodies, and pairs of bodies brought to one weight.
#include "extent.h"

#include <utility>

namespace oracle {

Extent extentOf(const Body& body, const Point& axis) {
  Extent extent;
  extent.low = dot(axis, body.base);
  extent.high = extent.low;
  for (std::size_t i = 0; i < body.spanCount; ++i) {
    const Span& span = body.spans[i];
    Integer amount = dot(axis, span.direction);
    amount *= span.factor;
    (signOf(amount) < 0 ? extent.low : extent.high) += amount;
  }
  if (body.hasFan) {
    Integer first = dot(axis, body.fan[0]);
    Integer second = dot(axis, body.fan[1]);
    if (first > second) {
      swap(first, second);
    }
    if (signOf(first) < 0) {
      extent.low += first;
    }
    if (signOf(second) > 0) {
      extent.high += second;
    }
  }
  return extent;
}

void Directions::add(const Body& body) {
  for (std::size_t i = 0; i < body.spanCount; ++i) {
    if (signOf(body.spans[i].factor) != 0) {
      add(body.spans[i].direction);
    }
  }
  if (body.hasFan) {
    add(body.fan[0]);
    add(body.fan[1]);
    add(body.fan[1] - body.fan[0]);
  }
  if (body.reach != Reach::none) {
    add(body.direction);
  }
}

BodyPair bodiesOf(const Shape& a, const Shape& b, const Translation& translation) {
  Scale scale;
  includeShape(scale, a);
  includeShape(scale, b);
  includeTranslation(scale, translation);
  BodyPair pair{bodyOf(scale, a), bodyOf(scale, b), scale.exponent()};
  translate(scale, translation, pair.b);
  const Integer weight = pair.a.weight;
  stretch(pair.a, pair.b.weight);
  stretch(pair.b, weight);
  return pair;
}

PlaneCase planeCaseOf(const Shape& plane, const Shape& shape, const Translation& shapeMoved) {
  const double* s = plane.numbers.data();
  Scale direction;
  direction.include(s, 3);
  Scale scale;
  scale.include(s[3], direction.exponent());
  includeShape(scale, shape);
  includeTranslation(scale, shapeMoved);
  PlaneCase result{direction.apply(s), {}, bodyOf(scale, shape), scale.exponent()};
  translate(scale, shapeMoved, result.body);
  result.constant = scale.apply(s[3], direction.exponent()) * result.body.weight;
  return result;
}

}  // namespace oracle
