// Do two straight pieces meet: segments, rays, points? Lines that are not parallel meet where they
// have a plane in common, at one parameter of each; parallel ones where they lie in one line.
#include <type_traits>

#include "curve/hit.h"
#include "curve/line_verdict.h"
#include "linear/predicates.h"
#include "number/certified.h"
#include "pairs/families.h"

namespace collision {
namespace {

/** Whether the lines have no plane in common, if doubles can tell. */
bool surelySkew(const Curve& a, const Curve& b) {
  const Vec3 between = b.origin() - a.origin();
  return surelyAboveZero(
      std::fabs(signedVolume(between, a.direction(), b.direction())),
      kSignedVolume.bound(sizeOf(between), sizeOf(a.direction()), sizeOf(b.direction())));
}

/** Whether the point is off the line, if doubles can tell. */
bool surelyBeside(const Vec3& point, const Curve& curve) {
  constexpr Roundoff kCross = cross(kPlaceDifferenceVector, kDirectionVector).x;
  const Vec3 toPoint = point - curve.origin();
  return !curve.isPoint() &&
         surelyAboveZero(largestMagnitude(cross(toPoint, curve.direction())),
                         kCross.bound(sizeOf(toPoint), sizeOf(curve.direction())));
}

/** Where along a segment t is, as a feature of it. */
template <class T>
int segmentFeature(const QuadraticSurd<T>& t) {
  if (compare(t, QuadraticSurd<T>::of(T(0.0))) == Sign::zero) {
    return 1;
  }
  return compare(t, QuadraticSurd<T>::of(T(1.0))) == Sign::zero ? 2 : 0;
}

/** Of two pieces that do not meet for sure, without numbers. */
Verdict verdictApart(LineCandidate candidate) {
  Verdict verdict;
  verdict.candidate = static_cast<int>(candidate);
  return verdict;
}

/** In numbers, by certified evaluation; `a` and `b` are the shapes as curves. */
Verdict measure(ShapeRef shapeA, ShapeRef shapeB, const Curve& a, const Curve& b,
                const LineSubject& subject, const Ask& ask) {
  const Polytope onA = roundedPolytopeOf(shapeA).polytope;
  const Polytope onB = roundedPolytopeOf(shapeB).polytope;
  const Vec3& reference = a.origin();
  const Verdict measured = certified([&]<class T>() {
    const LineMeeting<T> meeting = meetingOf(Piece<T>(a), Piece<T>(b));
    Verdict verdict = lineVerdict(meeting, subject);
    if (verdict.hit.present) {
      verdict.hit = lineHit(meeting, subject);
      if (!subject.isB) {
        verdict.hit.tB = rounded(meeting.enterB);
        if (b.isSegment()) {
          verdict.hit.feature = segmentFeature(meeting.enterB);
          if (meeting.leaves) {
            verdict.hit.exitFeature = segmentFeature(meeting.exitB);
          }
        }
      }
    }
    measureLines(verdict, meeting, onA.in<T>(reference), onB.in<T>(reference), reference);
    return verdict;
  });
  if (ask.trace != nullptr) {
    certified([&]<class T>() {
      traceLines(measured, meetingOf(Piece<T>(a), Piece<T>(b), LineRows::all), subject,
                 onA.in<T>(reference), onB.in<T>(reference), reference, *ask.trace);
      return true;
    });
  }
  return measured;
}

/** The outcome alone, exactly. */
Verdict decided(const Curve& a, const Curve& b, const LineSubject& subject, const Ask& ask) {
  const LineMeeting<Exact> meeting = meetingOf(Piece<Exact>(a), Piece<Exact>(b));
  Verdict verdict = lineVerdict(meeting, subject);
  if (verdict.hit.present) {
    verdict.hit = hitWithoutNumbers(ask, [&]<class T>() {
      if constexpr (std::is_same_v<T, Exact>) {
        return subject.isB ? meeting.enterB : meeting.enter;
      } else {
        const LineMeeting<T> again = meetingOf(Piece<T>(a), Piece<T>(b));
        return subject.isB ? again.enterB : again.enter;
      }
    });
  }
  return verdict;
}

Verdict curveCurve(ShapeRef shapeA, ShapeRef shapeB, const Ask& ask) {
  const Curve a(shapeA);
  const Curve b(shapeB);
  const bool skew = surelySkew(a, b) && !a.isPoint() && !b.isPoint();
  if (!ask.numbers && skew) {
    return verdictApart(LineCandidate::commonPlane);
  }
  const LineSubject subject{&a, false, 0, __builtin_LINE()};
  Verdict verdict =
      ask.numbers ? measure(shapeA, shapeB, a, b, subject, ask) : decided(a, b, subject, ask);
  if (skew) {
    verdict.decidedBy = DecidedBy::filter;
  }
  return verdict;
}

Verdict pointCurve(ShapeRef point, ShapeRef shapeB, const Ask& ask) {
  const Curve a(point);
  const Curve b(shapeB);
  const bool beside = surelyBeside(a.origin(), b);
  if (!ask.numbers && beside) {
    return verdictApart(LineCandidate::beside);
  }
  const LineSubject subject{&b, true, 0, __builtin_LINE()};
  Verdict verdict =
      ask.numbers ? measure(point, shapeB, a, b, subject, ask) : decided(a, b, subject, ask);
  if (beside) {
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
  Verdict verdict = measure(a, b, Curve(a), Curve(b), subject, ask);
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
    verdict.hit =
        curveCurve(a, b, {ask.numbers, nullptr, ask.place, ask.enter, ask.witness, ask.options})
            .hit;
  }
  return verdict;
}

}  // namespace

Verdict testLines(ShapeRef a, ShapeRef b, const Ask& ask) {
  if (a.kind() == Kind::point) {
    return b.kind() == Kind::point ? pointPoint(a.as<Point>(), b.as<Point>(), ask)
                                   : pointCurve(a, b, ask);
  }
  return a.kind() == Kind::ray && b.kind() == Kind::segment ? raySegment(a, b, ask)
                                                            : curveCurve(a, b, ask);
}

}  // namespace collision
