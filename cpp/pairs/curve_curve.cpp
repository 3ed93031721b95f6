// Do two straight pieces meet: segments, rays, points? Lines that are not parallel meet where they
// have a plane in common, at one parameter of each; parallel ones where they lie in one line.
#include "curve/hit.h"
#include "curve/line_verdict.h"
#include "number/certified.h"
#include "pairs/families.h"
#include "pairs/filter/curves.h"

namespace collision {
namespace {

/** That they do not meet, if doubles can tell; `a` may be a point. */
Summary surely(const Curve& a, const Curve& b, bool isPoint) {
  if (b.isPoint() || (!isPoint && a.isPoint())) {
    return kUndecided;
  }
  return isPoint ? filter::pointOffLine(a.origin(), b.origin(), b.direction())
                 : filter::skewLines(a.origin(), a.direction(), b.origin(), b.direction());
}

/** Where along a segment t is, as a feature of it. */
template <class T>
int segmentFeature(const QuadraticSurd<T>& t) {
  if (compare(t, QuadraticSurd<T>::of(T(0.0))) == Sign::zero) {
    return 1;
  }
  return compare(t, QuadraticSurd<T>::of(T(1.0))) == Sign::zero ? 2 : 0;
}

Verdict verdictOf(ShapeRef shapeA, ShapeRef shapeB, const Curve& a, const Curve& b,
                  const LineSubject& subject, const Ask& ask) {
  const auto meetingIn = [&]<class T>(LineRows rows) {
    return meetingOf(Piece<T>(a), Piece<T>(b), rows);
  };
  return verdictOfLines(meetingIn, subject, shapeA, shapeB, a.origin(), ask,
                        [&]<class T>(const LineMeeting<T>& meeting, Hit& hit) {
                          if (subject.isB) {
                            return;
                          }
                          hit.tB = rounded(meeting.enterB);
                          if (b.isSegment()) {
                            hit.feature = segmentFeature(meeting.enterB);
                            if (meeting.leaves) {
                              hit.exitFeature = segmentFeature(meeting.exitB);
                            }
                          }
                        });
}

Verdict curveCurve(ShapeRef shapeA, ShapeRef shapeB, const Ask& ask) {
  const Curve a(shapeA);
  const Curve b(shapeB);
  const bool isPoint = shapeA.kind() == Kind::point;
  const Summary apart = surely(a, b, isPoint);
  Verdict verdict;
  if (!ask.numbers && apart.isDecided()) {
    verdict.candidate = apart.candidate();
    return verdict;
  }
  const LineSubject subject{isPoint ? &b : &a, isPoint, 0, __builtin_LINE()};
  verdict = verdictOf(shapeA, shapeB, a, b, subject, ask);
  if (apart.isDecided()) {
    verdict.decidedBy = DecidedBy::filter;
  }
  return verdict;
}

Verdict pointPoint(const Point& a, const Point& b, const Ask& ask) {
  if (!ask.numbers) {
    Verdict verdict;
    verdict.outcome = a.position == b.position ? Outcome::touching : Outcome::apart;
    verdict.candidate = static_cast<int>(LineCandidate::inLine);
    verdict.decidedBy = DecidedBy::filter;
    return verdict;
  }
  const LineSubject subject{nullptr, false, 0, __builtin_LINE()};
  Verdict verdict = verdictOf(a, b, Curve(a), Curve(b), subject, ask);
  verdict.decidedBy = DecidedBy::filter;  // comparing doubles rounds nothing
  if (verdict.outcome != Outcome::apart) {
    verdict.contact = a.position;
  }
  return verdict;
}

/** The answer of segment and ray, but for the hit, whose t is the ray's. */
Verdict raySegment(ShapeRef a, ShapeRef b, const Ask& ask) {
  Verdict verdict = curveCurve(b, a, ask);
  reverse(verdict);
  if (ask.trace != nullptr) {
    ask.trace->reverse();
  }
  if (verdict.hit.present) {  // along the ray it may start elsewhere, where both lie in one line
    verdict.hit = curveCurve(a, b,
                             {ask.numbers, nullptr, ask.place, ask.enter, ask.witness, ask.options,
                              ask.roundsPlace})
                      .hit;
  }
  return verdict;
}

}  // namespace

Verdict testLines(ShapeRef a, ShapeRef b, const Ask& ask) {
  if (b.kind() == Kind::point) {
    return pointPoint(a.as<Point>(), b.as<Point>(), ask);
  }
  return a.kind() == Kind::ray && b.kind() == Kind::segment ? raySegment(a, b, ask)
                                                            : curveCurve(a, b, ask);
}

}  // namespace collision
