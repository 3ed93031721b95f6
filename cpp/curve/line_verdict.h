// The verdict of two straight pieces, or of a ray and a polygon that is no more than a segment.
#pragma once

#include "answer/steps.h"
#include "convex/witness.h"
#include "curve/hit.h"
#include "curve/lines.h"
#include "number/certified.h"

namespace collision {

struct LineSubject {
  const Curve* curve = nullptr;  // that a hit is about; null: there is none
  bool isB = false;              // whether it is the second shape
  int firstCandidate = 0;        // of the five, in the pair's table
  int line = 0;                  // in the pair's source file
};

/** The outcome, without numbers. */
template <class T>
Verdict lineVerdict(const LineMeeting<T>& meeting, const LineSubject& subject);

/** The same with its witness and, of pieces that meet and a subject with a curve, its hit. */
template <class T>
Verdict measuredLines(const LineMeeting<T>& meeting, const LineSubject& subject, const Polytope& a,
                      const Polytope& b, const Vec3& reference);

/**
 * The rows that led to a measured verdict. Evaluated apart from it: a doubt about a number of the
 * trace is none about the verdict's, which stay what they are without a trace.
 */
template <class T>
void traceLines(const Verdict& verdict, const LineMeeting<T>& meeting, const LineSubject& subject,
                const Polytope& a, const Polytope& b, const Vec3& reference, Trace& trace);

/**
 * All of it, as far as it is asked. `meetingIn` is a generic lambda over the number that takes
 * LineRows and gives the meeting; `finish` adds to a hit in numbers what else a meeting tells.
 */
template <class MeetingIn, class Finish>
Verdict verdictOfLines(const MeetingIn& meetingIn, const LineSubject& subject, ShapeRef a,
                       ShapeRef b, const Vec3& reference, const Ask& ask, const Finish& finish) {
  if (!ask.numbers) {
    Verdict verdict = lineVerdict(meetingIn.template operator()<Exact>(LineRows::asked), subject);
    if (verdict.hit.present) {
      verdict.hit = hitWithoutNumbers(ask, [&]<class T>() {
        const LineMeeting<T> found = meetingIn.template operator()<T>(LineRows::asked);
        return subject.isB ? found.enterB : found.enter;
      });
    }
    return verdict;
  }
  const Polytope onA = roundedPolytopeOf(a).polytope;
  const Polytope onB = roundedPolytopeOf(b).polytope;
  const Verdict verdict = certified([&]<class T>() {
    const LineMeeting<T> found = meetingIn.template operator()<T>(LineRows::asked);
    Verdict measured = measuredLines(found, subject, onA, onB, reference);
    if (measured.hit.present) {
      finish(found, measured.hit);
    }
    return measured;
  });
  if (ask.trace != nullptr) {
    certified([&]<class T>() {
      traceLines(verdict, meetingIn.template operator()<T>(LineRows::all), subject, onA, onB,
                 reference, *ask.trace);
      return true;
    });
  }
  return verdict;
}

}  // namespace collision
