#include "curve/line_verdict.h"

#include "convex/witness.h"
#include "curve/hit.h"
#include "linear/rounded.h"

namespace collision {
namespace {

/** An extent in doubles, measured from the reference; infinite along an endless ray. */
Projection projectionOf(const PolytopeTerms<Exact>& given, const ExactVec3& axis,
                        const Vec3& reference) {
  const PolytopeTerms<Exact> terms = withRoundedEnd(given);
  const ProjectedInterval<Exact> reach = terms.along(axis);
  const Exact weight = terms.n * rootOf(dot(axis, axis)) * Exact(2.0);
  Projection extent{{quotient(reach.min, weight), quotient(reach.max, weight)},
                    supportOf(terms, -axis, reference).point,
                    supportOf(terms, axis, reference).point};
  const Sign goes = terms.unbounded ? dot(terms.edge[0], axis).sign() : Sign::zero;
  if (goes == Sign::positive) {
    extent.interval.max = kInfinity;
    extent.maxPoint = kNoPoint;
  } else if (goes == Sign::negative) {
    extent.interval.min = -kInfinity;
    extent.minPoint = kNoPoint;
  }
  return extent;
}

}  // namespace

Verdict lineVerdict(const LineMeeting& meeting, const LineSubject& subject, const Ask& ask) {
  Verdict verdict;
  verdict.outcome = meeting.meets ? Outcome::touching : Outcome::apart;
  verdict.decidedBy = DecidedBy::exact;
  verdict.candidate = subject.firstCandidate + static_cast<int>(meeting.decisive().candidate);
  if (!meeting.meets || subject.curve == nullptr) {
    return verdict;
  }
  if (subject.isB) {
    verdict.hit = hitAt(*subject.curve, meeting.enterB, ask);
  } else {
    verdict.hit =
        hitBetween(*subject.curve, meeting.enter, meeting.endless ? nullptr : &meeting.exit, ask);
  }
  if (ask.numbers) {
    verdict.hit.feature = 0;
  }
  return verdict;
}

void measureLines(Verdict& verdict, const LineMeeting& meeting, const LineSubject& subject,
                  const PolytopeTerms<Exact>& a, const PolytopeTerms<Exact>& b,
                  const Vec3& reference, const Ask& ask) {
  verdict.witness = exactWitness(a, b, meeting.decisive().axis, reference);
  verdict.witness.gap = agreeing(verdict.witness.gap, signOf(verdict.outcome));
  if (meeting.meets && verdict.hit.present) {
    verdict.witness.pointA = verdict.witness.pointB = verdict.hit.point;
  }
  if (ask.trace == nullptr) {
    return;
  }
  for (int i = 0; i < meeting.rowCount; ++i) {
    const LineRow& row = meeting.rows[static_cast<std::size_t>(i)];
    const int candidate = subject.firstCandidate + static_cast<int>(row.candidate);
    Step step = axisStep(candidate, StepGroup::flat, {row.gap, DecidedBy::exact, subject.line},
                         unitOf(row.axis), projectionOf(a, row.axis, reference),
                         projectionOf(b, row.axis, reference), reference, true);
    if (candidate == verdict.candidate) {
      step.gap = verdict.witness.gap;
    }
    ask.trace->add(step);
  }
}

}  // namespace collision
