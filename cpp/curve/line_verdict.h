// The verdict of two straight pieces, or of a ray and a polygon that is no more than a segment.
#pragma once

#include "answer/trace.h"
#include "curve/lines.h"

namespace collision {

struct LineSubject {
  const Curve* curve = nullptr;  // that a hit is about; null: there is none
  bool isB = false;              // whether it is the second shape
  int firstCandidate = 0;        // of the five, in the pair's table
  int line = 0;                  // in the pair's source file
};

/** Outcome and hit; with numbers the witness too, measured on the shapes' terms by the caller. */
Verdict lineVerdict(const LineMeeting& meeting, const LineSubject& subject, const Ask& ask);

/** Adds witness and ledger. Positions in `a` and `b` are measured from `reference`. */
void measureLines(Verdict& verdict, const LineMeeting& meeting, const LineSubject& subject,
                  const PolytopeTerms<Exact>& a, const PolytopeTerms<Exact>& b,
                  const Vec3& reference, const Ask& ask);

}  // namespace collision
