// The point in common: how far is it outside of each shape?
#include <algorithm>
#include <cmath>

#include "check.h"
#include "exact_number.h"
#include "oracle/distance.h"

namespace verify {
namespace {

using oracle::Kind;
using oracle::Shape;

/** From corner to corner, and around; a bounded ray's length; nothing for what has no size. */
double sizeOf(const Shape& shape) {
  double size = radiusOf(shape).get_d();
  const std::vector<Exact3> corners = cornersOf(shape);
  for (std::size_t i = 0; i < 3; ++i) {
    Rational low = corners[0][i];
    Rational high = low;
    for (const Exact3& corner : corners) {
      low = std::min(low, corner[i]);
      high = std::max(high, corner[i]);
    }
    size += Rational(high - low).get_d();
  }
  if (shape.kind == Kind::ray && std::isfinite(shape.numbers[6])) {
    size += shape.numbers[6];
  }
  return size;
}

}  // namespace

void checkContact(const Question& question, const collision::Verdict& verdict, Findings& findings) {
  const collision::Vec3& contact = verdict.contact;
  const bool meets = verdict.outcome != collision::Outcome::apart;
  const bool none = std::isnan(contact.x) || std::isnan(contact.y) || std::isnan(contact.z);
  findings.expect(none != meets, "contact", meets ? "a point" : "none", textOf(contact.x));
  // A hit may lie beyond the largest double: check_hit.cpp.
  if (!meets || !isFinite(contact)) {
    return;
  }
  double size = sizeOf(question.a) + sizeOf(question.b);
  double magnitude = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    magnitude = std::max(magnitude, std::abs(component(contact, i)));
  }
  for (const Shape* shape : {&question.a, &question.b}) {
    if (shape->kind == Kind::ray) {  // as far as it has come
      for (std::size_t i = 0; i < 3; ++i) {
        size += std::abs(component(contact, i) - shape->numbers.at(i));
      }
    }
  }
  // Faces are widened by 2^-40 of the size, which is up to sqrt(3) times as much at a corner.
  const double bound = 1.75 * 0x1p-40 * size + 0x1p-49 * magnitude + 0x1p-1072;
  const Shape point{Kind::point, {contact.x, contact.y, contact.z}};
  for (const Shape* shape : {&question.a, &question.b}) {
    if (const auto distance = oracle::distance(point, *shape)) {
      const double off = signOf(*distance) <= 0 ? 0 : approximate(*distance);
      findings.measure(Figure::contact, off / bound,
                       shape == &question.a ? "a point of a" : "a point of b", off);
    }
  }
}

}  // namespace verify
