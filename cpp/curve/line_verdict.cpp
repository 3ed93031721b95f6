#include "curve/line_verdict.h"

namespace collision {
namespace {

template <class T>
KnownAxis<T> knownAxis(const LineRow<T>& row) {
  return {row.axis, row.isAcrossA() ? kAllEdges : 0, row.isAcrossB() ? kAllEdges : 0};
}

/**
 * What a piece covers along an axis, twice, times n: by its two ends rather than by its middle, as
 * an end at the reference is exactly 0 then. Of what is across the axis they are the same.
 */
template <class T>
ProjectedInterval<T> endsAlong(const PolytopeTerms<T>& terms, const Vector3<T>& axis,
                               EdgeSet across) {
  if (terms.generators == 0) {
    const T there = dot(terms.corner[0], axis);
    return {there, there};
  }
  const Vector3<T>& way = terms.generator[0];
  const T start = dot(terms.corner[0] - way, axis);
  if (across != 0) {
    return {start, start};
  }
  const T end = dot(terms.corner[0] + way, axis);
  return dot(way, axis).sign() == Sign::negative ? ProjectedInterval<T>{end, start}
                                                 : ProjectedInterval<T>{start, end};
}

/** A projection in doubles, measured from the reference; infinite along an endless ray. */
template <class T>
Projection projectionOf(const PolytopeTerms<T>& given, const Vector3<T>& axis, EdgeSet across,
                        const Vec3& reference) {
  const PolytopeTerms<T> terms = withRoundedEnd(given);
  const ProjectedInterval<T> reach = endsAlong(terms, axis, across);
  const T weight = terms.n * squareRoot(dot(axis, axis)) * T(2.0);
  Projection projection{{quotient(reach.min, weight), quotient(reach.max, weight)},
                        supportOf(terms, -axis, across, reference).point,
                        supportOf(terms, axis, across, reference).point};
  const Sign goes = terms.unbounded && across == 0 ? dot(terms.edge[0], axis).sign() : Sign::zero;
  if (goes == Sign::positive) {
    projection.interval.max = kInfinity;
    projection.maxPoint = kNoPoint;
  } else if (goes == Sign::negative) {
    projection.interval.min = -kInfinity;
    projection.minPoint = kNoPoint;
  }
  return projection;
}

/** Of pieces that meet and a subject with a curve. */
template <class T>
Hit lineHit(const LineMeeting<T>& meeting, const LineSubject& subject) {
  Hit hit = subject.isB ? hitAt(*subject.curve, meeting.enterB)
                        : hitBetween(*subject.curve, meeting.enter,
                                     meeting.endless ? nullptr : &meeting.exit);
  hit.feature = 0;
  // A curve that meets a point leaves it, if it goes anywhere.
  if (subject.isB ? !subject.curve->isPoint() : meeting.leaves) {
    hit.exitFeature = 0;
  }
  return hit;
}

}  // namespace

template <class T>
Verdict lineVerdict(const LineMeeting<T>& meeting, const LineSubject& subject) {
  Verdict verdict;
  verdict.outcome = meeting.meets ? Outcome::touching : Outcome::apart;
  verdict.decidedBy = DecidedBy::exact;
  verdict.candidate = subject.firstCandidate + static_cast<int>(meeting.decisive().candidate);
  verdict.hit.present = meeting.meets && subject.curve != nullptr;
  return verdict;
}

template <class T>
Verdict measuredLines(const LineMeeting<T>& meeting, const LineSubject& subject, const Polytope& a,
                      const Polytope& b, const Vec3& reference) {
  Verdict verdict = lineVerdict(meeting, subject);
  verdict.witness = witnessAlong(a.in<T>(reference), b.in<T>(reference),
                                 knownAxis(meeting.decisive()), reference);
  verdict.witness.gap = agreeing(verdict.witness.gap, signOf(verdict.outcome));
  if (verdict.hit.present) {
    verdict.hit = lineHit(meeting, subject);
    verdict.witness.supportA = verdict.witness.supportB = verdict.hit.point;
  }
  return verdict;
}

template <class T>
void traceLines(const Verdict& verdict, const LineMeeting<T>& meeting, const LineSubject& subject,
                const Polytope& onA, const Polytope& onB, const Vec3& reference, Trace& trace) {
  const PolytopeTerms<T> a = onA.in<T>(reference);
  const PolytopeTerms<T> b = onB.in<T>(reference);
  trace.clear();  // an evaluation in approximate numbers may have begun one
  for (int i = 0; i < meeting.shownCount; ++i) {
    const LineRow<T>& row = meeting.rows[static_cast<std::size_t>(i)];
    const auto [axis, acrossA, acrossB, levelA, levelB] = knownAxis(row);
    const int candidate = subject.firstCandidate + static_cast<int>(row.candidate);
    Step step =
        axisStep(candidate, StepGroup::flat, {row.gap, DecidedBy::exact, subject.line},
                 unitOf(axis), projectionOf(a, axis, acrossA, reference),
                 projectionOf(b, axis, acrossB, reference), reference, i < meeting.rowCount);
    if (candidate == verdict.candidate) {
      step.gap = verdict.witness.gap;
    }
    trace.add(step);
  }
}

template Verdict lineVerdict(const LineMeeting<Approximate>&, const LineSubject&);
template Verdict lineVerdict(const LineMeeting<Exact>&, const LineSubject&);
template Verdict measuredLines(const LineMeeting<Approximate>&, const LineSubject&, const Polytope&,
                               const Polytope&, const Vec3&);
template Verdict measuredLines(const LineMeeting<Exact>&, const LineSubject&, const Polytope&,
                               const Polytope&, const Vec3&);
template void traceLines(const Verdict&, const LineMeeting<Approximate>&, const LineSubject&,
                         const Polytope&, const Polytope&, const Vec3&, Trace&);
template void traceLines(const Verdict&, const LineMeeting<Exact>&, const LineSubject&,
                         const Polytope&, const Polytope&, const Vec3&, Trace&);

}  // namespace collision
