// The signed distances of a shape from a plane, held against exact fractions: each end and the
// center along the normal, and half of what lies between the ends.
#include <cmath>

#include "check.h"
#include "exact_number.h"

namespace verify {
namespace {

using collision::PlaneDistances;
using collision::Verdict;
using oracle::Kind;
using oracle::Shape;

/** value / |n| + offset, for n² = square. */
Length distanceOf(const Parameter& value, const Rational& square, const Rational& offset) {
  Length length = overRoot(value, square);
  length.offset = offset;
  return length;
}

/** Of a shape that ends, the mean of its corners; a ray's origin. */
Exact3 centerOf(const Shape& shape) {
  const std::vector<Exact3> corners = cornersOf(shape);
  Exact3 sum{0, 0, 0};
  for (const Exact3& corner : corners) {
    sum = sum + corner;
  }
  return sum * Rational(1, static_cast<int>(corners.size()));
}

void checkEnd(const std::optional<Parameter>& end, const Rational& constant, const Rational& square,
              const Rational& radius, double given, double infinite, Findings& findings) {
  if (end) {
    measureUlps(Figure::plane, distanceOf(*end + constant, square, radius), given, findings);
  } else {
    findings.expect(given == infinite, "an end that is nowhere", textOf(infinite), textOf(given));
  }
  findings.expect(given != 0 || !std::signbit(given), "sign of zero", "0", "-0");
}

}  // namespace

void checkPlane(const Question& question, const Verdict& verdict, Findings& findings) {
  const PlaneDistances& given = verdict.plane;
  if ((question.a.kind == Kind::plane) == (question.b.kind == Kind::plane)) {
    findings.expect(std::isnan(given.signedDistance) && std::isnan(given.projectedRadius) &&
                        std::isnan(given.min) && std::isnan(given.max),
                    "plane distances", "none", textOf(given.signedDistance));
    return;
  }
  const Exact3 normal = normalOf(question.b);
  const Rational square = dot(normal, normal);
  const Rational constant = oracle::rational(question.b.numbers[3]);
  const ProjectedInterval reach = reachOf(question.a, normal);
  const Rational radius = radiusOf(question.a);
  checkEnd(reach.low, constant, square, Rational(-radius), given.min, -HUGE_VAL, findings);
  checkEnd(reach.high, constant, square, radius, given.max, HUGE_VAL, findings);
  findings.expect(given.min <= given.max, "plane distances", "from the least to the greatest",
                  textOf(given.min));
  checkEnd(Parameter{dot(normal, centerOf(question.a))}, constant, square, 0, given.signedDistance,
           0, findings);
  if (!reach.low || !reach.high) {
    findings.expect(std::isnan(given.projectedRadius), "projected radius", "none",
                    textOf(given.projectedRadius));
    return;
  }
  // No more than one of the ends has a root.
  const Parameter width{Rational(reach.high->a - reach.low->a),
                        Rational(reach.high->b - reach.low->b),
                        Rational(reach.high->c + reach.low->c)};
  checkEnd(width * Rational(1, 2), 0, square, radius, given.projectedRadius, 0, findings);
}

}  // namespace verify
