// How much of a verdict is asked, and what its outcome says about signs.
#pragma once

#include <cmath>
#include <utility>

#include "collision/verdict.h"
#include "number/sign.h"

namespace collision {

class Trace;
template <class T>
struct QuadraticSurd;
class Exact;
struct HitPlace;

/** How much of an answer is wanted: the outcome alone, the numbers too, the trace too. */
struct Ask {
  bool numbers = true;
  Trace* trace = nullptr;
  HitPlace* place = nullptr;              // takes the parameter of a hit, to order hits by
  QuadraticSurd<Exact>* enter = nullptr;  // takes the same exactly
  bool witness = true;                    // of the numbers those of a hit may be all that is wanted
  HitOptions options{};
  bool roundsPlace = false;  // place is to be the t of the numbers, to the bit
};

/** The sign that the gap of an outcome has. */
constexpr Sign signOf(Outcome outcome) {
  if (outcome == Outcome::overlapping) {
    return Sign::negative;
  }
  return outcome == Outcome::touching ? Sign::zero : Sign::positive;
}

/** The outcome that the sign of the gap stands for. */
constexpr Outcome outcomeOf(const Decision& gap) {
  if (gap.positive()) {
    return Outcome::apart;
  }
  return gap.zero() ? Outcome::touching : Outcome::overlapping;
}

/** Depths that differ by less, as a part of them, count as equal. */
inline constexpr double kTie = 0x1p-51;

/**
 * Whether `depth` beats `best` clearly; ties go to the one that was first. A tie is within 2⁻⁵¹ of
 * the depth: 2 to 4 ulp, and subnormal depths have to be equal.
 */
inline bool clearlyLess(double depth, double best) {
  return depth < best && best - depth > kTie * std::fabs(best);
}
/**
 * Whether a depth of `least` at least is clearly more than one of `most` at most, even after both
 * are rounded, each by 2⁻⁵² of itself.
 */
inline bool surelyMore(double least, double most) {
  return least > most * (1 + 2 * (kTie + 0x1p-51));
}

/** The verdict about what is invalid. */
inline Verdict invalidVerdict(Reason reason) {
  Verdict verdict;
  verdict.outcome = Outcome::invalid;
  verdict.reason = reason;
  return verdict;
}

/** Exchanges the shapes' places in an answer. */
inline void reverse(Verdict& verdict) {
  Witness& witness = verdict.witness;
  std::swap(witness.supportA, witness.supportB);
  std::swap(witness.cornersA, witness.cornersB);
  std::swap(verdict.triangleA, verdict.triangleB);
  witness.axis = Vec3{} - witness.axis;  // not a negation, which has −0
}

}  // namespace collision
