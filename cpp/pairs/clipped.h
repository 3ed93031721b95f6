// The verdict about a ray or segment that half-spaces cut: what boxes and hulls have in common.
#pragma once

#include "curve/clip.h"
#include "number/certified.h"

namespace collision {

/** The numbers of what is left; `wayOut`: of a start inside, where it leaves. */
inline Hit hitOfRest(const Clip& clip, const Curve& curve, bool wayOut) {
  const bool ends = clip.leaves() || curve.bounded();
  return certified([&]<class T>() {
    const QuadraticSurd<T> exit = ends ? clip.exitIn<T>() : QuadraticSurd<T>{};
    return wayOut ? hitAt(curve, exit)
                  : hitBetween(curve, clip.enterIn<T>(), ends ? &exit : nullptr);
  });
}

/**
 * Gives the verdict its outcome and its hit as far as it is asked for. `test` has outcome(),
 * startsInside(), hit(wayOut) and roundedPlace(wayOut), the place of the hit's t or one of infinite
 * error, of what `clip` has left.
 */
template <class Test>
void takeClipped(Verdict& verdict, Test& test, const Clip& clip, const Curve& curve,
                 const Ask& ask) {
  verdict.outcome = test.outcome();
  verdict.decidedBy = clip.decidedBy();
  const bool meets = verdict.outcome != Outcome::apart;
  const bool wayOut = meets && !ask.options.solid && test.startsInside();
  const bool hits = meets && (!wayOut || clip.leaves());
  if (hits && ask.numbers) {
    verdict.hit = test.hit(wayOut);
  } else if (hits) {
    const HitPlace place = ask.roundsPlace ? test.roundedPlace(wayOut)
                           : wayOut        ? clip.exitPlace()
                                           : clip.enterPlace();
    verdict.hit = hitWithoutNumbers(
        ask, [&]<class T>() { return wayOut ? clip.exitIn<T>() : clip.enterIn<T>(); }, place);
  } else if (meets && ask.numbers) {
    verdict.contact = curve.origin();
  }
}

}  // namespace collision
