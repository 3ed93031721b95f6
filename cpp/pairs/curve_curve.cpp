// Do two straight pieces meet: segments, rays, points? Lines that are not parallel meet where they
// have a plane in common, at one parameter of each; parallel ones where they lie in one line.
#include "curve/line_verdict.h"
#include "linear/predicates.h"
#include "linear/rounded.h"
#include "pairs/pairs.h"

namespace collision {
namespace {

template <class A, class B>
Verdict measured(const A& a, const B& b, const LineMeeting& meeting, const LineSubject& subject,
                 const Vec3& reference, const Ask& ask) {
  Verdict verdict = lineVerdict(meeting, subject, ask);
  if (ask.numbers) {
    measureLines(verdict, meeting, subject, Polytope(a).exact(reference),
                 Polytope(b).exact(reference), reference, ask);
  }
  return verdict;
}

/** Whether the lines have no plane in common, if doubles can tell. */
bool surelySkew(const Curve& a, const Curve& b) {
  const Vec3 between = b.origin() - a.origin();
  const double size = sizeOf(between) * sizeOf(a.direction()) * sizeOf(b.direction());
  return surelyAboveZero(std::fabs(signedVolume(between, a.direction(), b.direction())),
                         kSignedVolumeError * size);
}

/** Whether the point is off the line, if doubles can tell. */
bool surelyBeside(const Vec3& point, const Curve& curve) {
  constexpr double kError = cross(kUnitDifference, kUnitDifference).x.error();
  const Vec3 toPoint = point - curve.origin();
  const double size = sizeOf(toPoint) * sizeOf(curve.direction());
  return !curve.isPoint() &&
         surelyAboveZero(largestMagnitude(cross(toPoint, curve.direction())), kError * size);
}

/** Where along a segment t is, as a feature of it. */
int segmentFeature(const QuadraticSurd& t) {
  if (compare(t, QuadraticSurd::of(Exact(0.0))) == Sign::zero) {
    return 1;
  }
  return compare(t, QuadraticSurd::of(Exact(1.0))) == Sign::zero ? 2 : 0;
}

template <class A, class B>
Verdict curveCurve(const A& shapeA, const B& shapeB, const Ask& ask) {
  const Curve a(shapeA);
  const Curve b(shapeB);
  if (!ask.numbers && surelySkew(a, b) && !a.isPoint() && !b.isPoint()) {
    Verdict verdict;
    verdict.candidate = static_cast<int>(LineCandidate::commonPlane);
    return verdict;
  }
  const LineMeeting meeting = meetingOf(Piece(a), Piece(b));
  const LineSubject subject{&a, false, 0, __builtin_LINE()};
  Verdict verdict = measured(shapeA, shapeB, meeting, subject, a.origin(), ask);
  if (surelySkew(a, b) && !a.isPoint() && !b.isPoint()) {
    verdict.decidedBy = DecidedBy::filter;
  }
  if (verdict.hit.present && ask.numbers) {
    verdict.hit.tB = rounded(meeting.enterB);
    if (b.isSegment()) {
      verdict.hit.feature = segmentFeature(meeting.enterB);
    }
  }
  return verdict;
}

template <class B>
Verdict pointCurve(const Point& a, const B& shapeB, const Ask& ask) {
  const Curve b(shapeB);
  if (!ask.numbers && surelyBeside(a.position, b)) {
    Verdict verdict;
    verdict.candidate = static_cast<int>(LineCandidate::beside);
    return verdict;
  }
  const LineMeeting meeting = meetingOf(Piece(a.position), Piece(b));
  const LineSubject subject{&b, true, 0, __builtin_LINE()};
  Verdict verdict = measured(a, shapeB, meeting, subject, a.position, ask);
  if (surelyBeside(a.position, b)) {
    verdict.decidedBy = DecidedBy::filter;
  }
  return verdict;
}

}  // namespace

Verdict pointPoint(const Point& a, const Point& b, const Ask& ask) {
  if (!ask.numbers) {
    Verdict verdict;
    verdict.outcome = a.position == b.position ? Outcome::touching : Outcome::apart;
    verdict.candidate = static_cast<int>(LineCandidate::inLine);
    return verdict;
  }
  const LineMeeting meeting = meetingOf(Piece(a.position), Piece(b.position));
  const LineSubject subject{nullptr, false, 0, __builtin_LINE()};
  Verdict verdict = measured(a, b, meeting, subject, a.position, ask);
  verdict.decidedBy = DecidedBy::filter;  // comparing doubles rounds nothing
  if (verdict.outcome != Outcome::apart) {
    verdict.contact = a.position;
  }
  return verdict;
}
Verdict pointSegment(const Point& a, const Segment& b, const Ask& ask) {
  return pointCurve(a, b, ask);
}
Verdict pointRay(const Point& a, const Ray& b, const Ask& ask) { return pointCurve(a, b, ask); }
Verdict segmentSegment(const Segment& a, const Segment& b, const Ask& ask) {
  return curveCurve(a, b, ask);
}
Verdict segmentRay(const Segment& a, const Ray& b, const Ask& ask) { return curveCurve(a, b, ask); }
Verdict raySegment(const Ray& a, const Segment& b, const Ask& ask) {
  Verdict verdict = reversed(segmentRay(b, a, ask));
  if (ask.trace != nullptr) {
    ask.trace->reverse();
  }
  if (verdict.hit.present) {  // along the ray it may start elsewhere, where both lie in one line
    verdict.hit = curveCurve(a, b, {ask.numbers, nullptr, ask.enter, ask.witness}).hit;
  }
  return verdict;
}
Verdict rayRay(const Ray& a, const Ray& b, const Ask& ask) { return curveCurve(a, b, ask); }

}  // namespace collision
