// The verdict of two straight pieces, or of a ray and a polygon that is no more than a segment.
#pragma once

#include "answer/steps.h"
#include "convex/witness.h"
#include "curve/lines.h"

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

/** The hit in numbers; of pieces that meet and a subject with a curve. */
template <class T>
Hit lineHit(const LineMeeting<T>& meeting, const LineSubject& subject);

/** Adds the witness. Positions in `a` and `b` are measured from `reference`. */
template <class T>
void measureLines(Verdict& verdict, const LineMeeting<T>& meeting, const PolytopeTerms<T>& a,
                  const PolytopeTerms<T>& b, const Vec3& reference);

/**
 * The rows that led to a measured verdict. Evaluated apart from it: a doubt about a number of the
 * trace is none about the verdict's, which stay what they are without a trace.
 */
template <class T>
void traceLines(const Verdict& verdict, const LineMeeting<T>& meeting, const LineSubject& subject,
                const PolytopeTerms<T>& a, const PolytopeTerms<T>& b, const Vec3& reference,
                Trace& trace);

}  // namespace collision
