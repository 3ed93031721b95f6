// Where a ray or segment meets a shape, held against the exact parameters; and a plane's sides.
#include <cmath>

#include "check.h"
#include "check_surface.h"
#include "exact_number.h"
#include "make_case.h"
#include "oracle/hit.h"

namespace verify {
namespace {

using collision::Hit;
using collision::Outcome;
using collision::Side;
using collision::Verdict;
using oracle::Kind;
using oracle::Shape;

/** base + t * slope */
Parameter along(const Rational& base, const Rational& slope, const Parameter& t) {
  return t * slope + base;
}

/** t * |d| */
Length lengthOf(const Parameter& t, const Rational& square) { return {squareOf(t) * square, 1, 0}; }

/** Each coordinate within 2^-49 of the curve's reach so far. */
void checkPoint(const Exact3& origin, const Exact3& d, const Parameter& t,
                const collision::Vec3& point, Findings& findings) {
  double reach = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    reach = std::max(
        {reach, std::abs(origin[i].get_d()), std::abs(approximate(along(origin[i], d[i], t)))});
  }
  const double bound = 0x1p-51 * reach + 0x1p-1073;
  for (std::size_t i = 0; i < 3; ++i) {
    const Parameter exact = along(origin[i], d[i], t);
    const bool beyond = ulpsOffOrBeyond(exact, component(point, i)) == 0;  // than any double
    const double off = beyond ? 0 : errorOf(exact, component(point, i));
    findings.measure(Figure::point, off / bound, textOf(approximate(exact)), component(point, i));
  }
}

/** Weights of corners b and c at the point, of a triangle or parallelogram with area. */
void checkWeights(const Shape& flat, const Exact3& origin, const Exact3& d, const Parameter& t,
                  const Hit& hit, Findings& findings) {
  const Exact3 normal = normalOf(flat);
  const bool hasArea = !isZero(normal);
  findings.expect(std::isnan(hit.u) != hasArea && std::isnan(hit.v) != hasArea, "u and v",
                  hasArea ? "numbers" : "none", textOf(hit.u));
  if (!hasArea || std::isnan(hit.u) || std::isnan(hit.v)) {
    return;
  }
  const double* s = flat.numbers.data();
  const Exact3 a = oracle::rationalVector(s);
  const Exact3 ab = oracle::rationalVector(s + 3) - a;
  const Exact3 ac = oracle::rationalVector(s + 6) - a;
  const Rational square = dot(normal, normal);
  // u = (p - a) x ac . n / n.n, v = ab x (p - a) . n / n.n
  const auto weight = [&](const Exact3& v, bool first) {
    return Rational(dot(first ? cross(v, ac) : cross(ab, v), normal) / square);
  };
  measureUlps(Figure::u, along(weight(origin - a, true), weight(d, true), t), hit.u, findings);
  measureUlps(Figure::v, along(weight(origin - a, false), weight(d, false), t), hit.v, findings);
}

/** `leaves`: whether the curve, going on, would be outside after the exit. */
void checkSurfaces(const Shape& shape, const Exact3& origin, const Exact3& d,
                   const oracle::Hit& exact, const Hit& hit, bool leaves, Findings& findings) {
  findings.expect(hit.startsInside == exact.startsInside, "startsInside",
                  exact.startsInside ? "true" : "false", hit.startsInside ? "true" : "false");
  if (hit.startsInside) {
    findings.expect(hit.t == 0 && !isFinite(hit.normal) && hit.feature < 0, "a start inside",
                    "t = 0, no normal, no feature", std::to_string(hit.feature));
  } else {
    checkSurface(shape, {origin, d, exact.enter}, hit.feature, hit.normal, "feature", findings);
  }
  if (leaves) {
    checkSurface(shape, {origin, d, *exact.exit}, hit.exitFeature, hit.exitNormal, "exitFeature",
                 findings);
  } else {
    findings.expect(!isFinite(hit.exitNormal) && hit.exitFeature < 0, "exitFeature", "none",
                    std::to_string(hit.exitFeature));
  }
}

/** A start inside hits the way out on request, at the exact exit. */
void checkWayOut(const Question& question, const oracle::Hit& exact, const Exact3& d,
                 const Hit& solid, bool leaves, Findings& findings) {
  const collision::HitOptions notSolid{.solid = false};
  const Hit hit = collision::testPair(question.coreA, question.coreB, {.options = notSolid}).hit;
  findings.expect(hit.present == leaves, "the way out", leaves ? "present" : "absent",
                  hit.present ? "present" : "absent");
  if (!hit.present || !leaves) {
    return;
  }
  measureUlps(Figure::t, *exact.exit, hit.t, findings);
  measureUlps(Figure::distance, lengthOf(*exact.exit, dot(d, d)), hit.distance, findings);
  findings.expect(hit.t == solid.tExit && hit.tExit == solid.tExit &&
                      hit.point == solid.exitPoint && hit.exitPoint == solid.exitPoint,
                  "the way out", "the exit", textOf(hit.t));
  findings.expect(hit.feature == solid.exitFeature && hit.exitFeature == solid.exitFeature &&
                      hit.startsInside && hit.facing == collision::Facing::back,
                  "the way out", "the exit's feature, from behind", std::to_string(hit.feature));
  findings.expect(!isFinite(solid.exitNormal) || hit.normal == solid.exitNormal, "the way out",
                  "the exit's normal", textOf(hit.normal.x));
}

/** The hit's own side is culled, the other not. */
void checkCull(const Question& question, const Hit& hit, Findings& findings) {
  for (const collision::Facing side : {collision::Facing::front, collision::Facing::back}) {
    const Verdict verdict = collision::testPair(question.coreA, question.coreB,
                                                {.numbers = false, .options = {.cull = side}});
    findings.expect(verdict.hit.present == (side != hit.facing), "cull",
                    side == hit.facing ? "absent" : "present",
                    verdict.hit.present ? "present" : "absent");
  }
}

}  // namespace

void checkHit(const Question& question, const Verdict& verdict, Findings& findings) {
  // Which is the curve? The first, unless a point or nothing of the kind stands there.
  const bool onA = isCurve(question.a.kind);
  const bool onB = !onA && isCurve(question.b.kind);
  const bool meets = verdict.outcome != Outcome::apart;
  findings.expect(verdict.hit.present == (meets && (onA || onB)), "hit",
                  meets && (onA || onB) ? "present" : "absent",
                  verdict.hit.present ? "present" : "absent");
  if (!verdict.hit.present || !(onA || onB)) {
    return;
  }
  const Shape& curve = onA ? question.a : question.b;
  const Shape& shape = onA ? question.b : question.a;
  const auto exact = oracle::hit(curve, shape);
  if (!exact) {
    findings.fail("hit", "present", "none for the oracle");
    return;
  }
  const Hit& hit = verdict.hit;
  const Exact3 origin = originOf(curve);
  const Exact3 d = directionOf(curve);
  measureUlps(Figure::t, exact->enter, hit.t, findings);
  measureUlps(Figure::distance, lengthOf(exact->enter, dot(d, d)), hit.distance, findings);
  const bool isPoint = isZero(d) || (curve.kind == Kind::ray && curve.numbers[6] == 0);
  if (exact->exit && !(isPoint && curve.kind == Kind::segment)) {
    measureUlps(Figure::tExit, *exact->exit, hit.tExit, findings);
    findings.expect(hit.t <= hit.tExit, "tExit", "not before t", textOf(hit.tExit));
  } else if (!exact->exit) {
    findings.expect(std::isnan(hit.tExit), "tExit", "none", textOf(hit.tExit));
  }
  if (exact->onOther && !std::isnan(hit.tB)) {
    measureUlps(Figure::tB, *exact->onOther, hit.tB, findings);
  }
  checkPoint(origin, d, exact->enter, hit.point, findings);
  if (shape.kind == Kind::triangle || shape.kind == Kind::parallelogram) {
    checkWeights(shape, origin, d, exact->enter, hit, findings);
    checkCull(question, hit, findings);
  }
  const bool leaves = exact->leaves && !isPoint;
  checkSurfaces(shape, origin, d, *exact, hit, leaves, findings);
  if (hit.startsInside) {
    checkWayOut(question, *exact, d, hit, leaves, findings);
  }
}

void checkSide(const Question& question, const Verdict& verdict, Findings& findings) {
  if (question.b.kind != Kind::plane) {
    findings.expect(verdict.side == Side::none, "side", "none",
                    std::to_string(static_cast<int>(verdict.side)));
    return;
  }
  // By the signs of where the shape begins and ends along the normal.
  const Exact3 normal = normalOf(question.b);
  const Rational constant = oracle::rational(question.b.numbers[3]);
  const bool planes = question.a.kind == Kind::plane;
  if (planes && !isZero(cross(normal, normalOf(question.a)))) {
    findings.expect(verdict.side == Side::straddling, "side", "straddling",
                    std::to_string(static_cast<int>(verdict.side)));
    return;
  }
  const ProjectedInterval reach = reachOf(question.a, normal);
  const Rational radius = radiusOf(question.a);
  const Parameter around{0, radius, dot(normal, normal)};
  const int low = reach.low ? compare(*reach.low + constant, around) : -1;
  const int high = reach.high ? compare(*reach.high + constant, negated(around)) : 1;
  Side expected = Side::straddling;
  if (low >= 0 && (low > 0 || high > 0)) {
    expected = Side::front;
  } else if (high <= 0 && (low < 0 || high < 0)) {
    expected = Side::back;
  }
  findings.expect(verdict.side == expected, "side", std::to_string(static_cast<int>(expected)),
                  std::to_string(static_cast<int>(verdict.side)));
}

}  // namespace verify
