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

/** Adds witness and trace. Positions in `a` and `b` are measured from `reference`. */
template <class T>
void measureLines(Verdict& verdict, const LineMeeting<T>& meeting, const LineSubject& subject,
                  const PolytopeTerms<T>& a, const PolytopeTerms<T>& b, const Vec3& reference,
                  Trace* trace);

}  // namespace collision
