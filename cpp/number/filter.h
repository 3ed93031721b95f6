// Filter, then exact: how a sign is decided.
//
// A formula is a function template of the number. In doubles it is off by at most a bound
// (number/roundoff.h); where its value is further from zero than that, its sign is the true one.
// Where it is not, the same formula is evaluated in exact numbers (number/exact.h).
//
// Compiled with COLLISION_PLAIN the core takes the doubles' signs as they are: what it would be
// without exactness, for tests/bench to compare with.
#pragma once

#if defined(__wasm_simd128__)
#include <wasm_simd128.h>
#elif defined(__SSE2__) && !defined(__clang__)
#include <emmintrin.h>
#endif

#include "collision/attributes.h"
#include "number/roundoff.h"
#include "number/sign.h"

namespace collision {

#ifdef COLLISION_PLAIN
inline constexpr bool kPlain = true;
#else
inline constexpr bool kPlain = false;
#endif

/** A bound and what underflow adds to it; 0 where doubles are taken as they are. */
COLLISION_ALWAYS_INLINE constexpr double withUnderflow(double bound) {
  return kPlain ? 0.0 : bound + kUnderflow;
}

template <class T>
COLLISION_ALWAYS_INLINE inline T withUnderflow(const T& bound) {
  return kPlain ? T(0.0) : bound + T(kUnderflow);
}
COLLISION_ALWAYS_INLINE inline Lanes<float> withUnderflow(const Lanes<float>& bound) {
  return bound + Lanes<float>(kFloatUnderflow);
}

/** Whether `value`, which is off by at most `bound`, is above zero beyond doubt. */
COLLISION_ALWAYS_INLINE inline bool surelyAboveZero(double value, double bound) {
  return value > withUnderflow(bound);
}

/** Out of line: the exact numbers' room on the stack is not to burden what doubles decide. */
template <class Exactly>
COLLISION_COLD Sign exactSign(const Exactly& exactly) {
  return exactly().sign();
}

/** `value` is off by at most `bound`; `exactly()` is the same number as an Exact. */
template <class Exactly>
COLLISION_ALWAYS_INLINE inline Decision decide(double value, double bound, const Exactly& exactly,
                                               int line = __builtin_LINE()) {
  if constexpr (kPlain) {
    return decide(value, line);
  }
  // One branch that is nearly always taken: signs are hard to foresee, whether they're sure isn't.
  if (std::fabs(value) > withUnderflow(bound)) [[likely]] {
    return {signOf(value), DecidedBy::filter, line};
  }
  return {exactSign(exactly), DecidedBy::exact, line};
}

// Named so that all number types share them. Of doubles they are one instruction each: comparing
// and choosing is a jump to the compilers of WebAssembly, and to g++ where one of the two is a
// constant, and which way it goes can't be foreseen. (To clang on x86 it is the one instruction.)

COLLISION_ALWAYS_INLINE constexpr double absolute(double a) { return COLLISION_FABS(a); }

COLLISION_ALWAYS_INLINE inline double squareRoot(double a) { return std::sqrt(a); }

COLLISION_ALWAYS_INLINE constexpr double withSignOf(double magnitude, double signedNumber) {
  return COLLISION_COPYSIGN(magnitude, signedNumber);
}

COLLISION_ALWAYS_INLINE constexpr double choose(bool condition, double a, double b) {
  return condition ? a : b;
}
COLLISION_ALWAYS_INLINE constexpr bool holdsForAll(bool condition) { return condition; }

template <class T>
constexpr T greatest(const T& a, const T& b) {
  return a < b ? b : a;
}
template <class T>
constexpr T least(const T& a, const T& b) {
  return b < a ? b : a;
}
#if defined(__wasm_simd128__)
COLLISION_ALWAYS_INLINE inline double greatest(const double& a, const double& b) {
  return wasm_f64x2_extract_lane(wasm_f64x2_pmax(wasm_f64x2_splat(a), wasm_f64x2_splat(b)), 0);
}
COLLISION_ALWAYS_INLINE inline double least(const double& a, const double& b) {
  return wasm_f64x2_extract_lane(wasm_f64x2_pmin(wasm_f64x2_splat(a), wasm_f64x2_splat(b)), 0);
}
#elif defined(__SSE2__) && !defined(__clang__)
COLLISION_ALWAYS_INLINE inline double greatest(const double& a, const double& b) {
  return _mm_cvtsd_f64(_mm_max_sd(_mm_set_sd(b), _mm_set_sd(a)));
}
COLLISION_ALWAYS_INLINE inline double least(const double& a, const double& b) {
  return _mm_cvtsd_f64(_mm_min_sd(_mm_set_sd(b), _mm_set_sd(a)));
}
#endif

}  // namespace collision
