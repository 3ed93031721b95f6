// What moves numbers from lane to lane, or makes lanes of one kind from those of another.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#include "collision/attributes.h"
#include "number/lanes.h"

namespace collision {

/** Two doubles rounded to floats, in the first two lanes. */
COLLISION_ALWAYS_INLINE inline Lanes<float> rounded(Lanes<double> a) {
#if defined(COLLISION_WASM_LANES)
  return Lanes<float>((Lanes<float>::Register)wasm_f32x4_demote_f64x2_zero((v128_t)a.lanes()));
#elif defined(COLLISION_SSE2_LANES)
  return Lanes<float>((Lanes<float>::Register)_mm_cvtpd_ps((__m128d)a.lanes()));
#else
  return Lanes<float>(
      Lanes<float>::Register{static_cast<float>(a[0]), static_cast<float>(a[1]), 0, 0});
#endif
}

namespace detail {

/** Lanes i, j of a and, numbered on from its own, k, l of b. */
template <int i, int j, int k, int l>
COLLISION_ALWAYS_INLINE inline Lanes<float> lanesOfBoth(Lanes<float> a, Lanes<float> b) {
#if defined(COLLISION_WASM_LANES)
  // Said by the intrinsic: where clang knows of a shuffle, it rounds lane by lane what is shuffled.
  return Lanes<float>(
      (Lanes<float>::Register)wasm_i32x4_shuffle((v128_t)a.lanes(), (v128_t)b.lanes(), i, j, k, l));
#else
  return Lanes<float>(shuffled<i, j, k, l>(a.lanes(), b.lanes()));
#endif
}

}  // namespace detail

/** The least of four numbers, none of which is NaN. */
COLLISION_ALWAYS_INLINE inline float leastOf(Lanes<float> a) {
  a = least(a, detail::lanesOfBoth<2, 3, 4, 5>(a, a));
  return least(a, detail::lanesOfBoth<1, 0, 4, 5>(a, a))[0];
}
/** The greatest. */
COLLISION_ALWAYS_INLINE inline float greatestOf(Lanes<float> a) {
  a = greatest(a, detail::lanesOfBoth<2, 3, 4, 5>(a, a));
  return greatest(a, detail::lanesOfBoth<1, 0, 4, 5>(a, a))[0];
}

/** The least and the greatest of two numbers. */
COLLISION_ALWAYS_INLINE inline double leastOf(Lanes<double> a) {
  return least(a, Lanes<double>(detail::shuffled<1, 0>(a.lanes(), a.lanes())))[0];
}
COLLISION_ALWAYS_INLINE inline double greatestOf(Lanes<double> a) {
  return greatest(a, Lanes<double>(detail::shuffled<1, 0>(a.lanes(), a.lanes())))[0];
}

/** Four doubles rounded to floats. */
COLLISION_ALWAYS_INLINE inline Lanes<float> rounded(Lanes<double> first, Lanes<double> last) {
  return detail::lanesOfBoth<0, 1, 4, 5>(rounded(first), rounded(last));
}

/** The first doubles of four registers, rounded to floats, and the second ones. */
COLLISION_ALWAYS_INLINE inline std::array<Lanes<float>, 2> roundedLanes(
    const std::array<Lanes<double>, 4>& rows) {
  const auto ab = detail::lanesOfBoth<0, 4, 1, 5>(rounded(rows[0]), rounded(rows[1]));
  const auto cd = detail::lanesOfBoth<0, 4, 1, 5>(rounded(rows[2]), rounded(rows[3]));
  return {detail::lanesOfBoth<0, 1, 4, 5>(ab, cd), detail::lanesOfBoth<2, 3, 6, 7>(ab, cd)};
}

/** The second lanes of four masks. */
COLLISION_ALWAYS_INLINE inline LaneMask<float> secondLanes(
    const std::array<LaneMask<double>, 4>& rows) {
  const auto halves = [](const LaneMask<double>& row) COLLISION_ALWAYS_INLINE_LAMBDA {
    return Lanes<float>(detail::registerAs<Lanes<float>::Register>(row.lanes()));
  };
  const auto ab = detail::lanesOfBoth<2, 3, 6, 7>(halves(rows[0]), halves(rows[1]));
  const auto cd = detail::lanesOfBoth<2, 3, 6, 7>(halves(rows[2]), halves(rows[3]));
  return LaneMask<float>(detail::registerAs<LaneMask<float>::Register>(
      detail::lanesOfBoth<0, 2, 4, 6>(ab, cd).lanes()));
}

/** Two numbers as doubles. */
COLLISION_ALWAYS_INLINE inline Lanes<double> twoDoublesAt(const double* numbers) {
  return lanesAt(numbers);
}
COLLISION_ALWAYS_INLINE inline Lanes<double> twoDoublesAt(const float* numbers) {
#if defined(COLLISION_WASM_LANES)
  return Lanes<double>(
      (Lanes<double>::Register)wasm_f64x2_promote_low_f32x4(wasm_v128_load64_zero(numbers)));
#else
  return lanesOf(static_cast<double>(numbers[0]), static_cast<double>(numbers[1]));
#endif
}

/** Lane j of row i in lane i of row j. */
COLLISION_ALWAYS_INLINE inline std::array<Lanes<double>, 2> transposed(
    const std::array<Lanes<double>, 2>& rows) {
  return {Lanes<double>(detail::shuffled<0, 2>(rows[0].lanes(), rows[1].lanes())),
          Lanes<double>(detail::shuffled<1, 3>(rows[0].lanes(), rows[1].lanes()))};
}
COLLISION_ALWAYS_INLINE inline std::array<Lanes<float>, 4> transposed(
    const std::array<Lanes<float>, 4>& rows) {
  const auto ab = detail::lanesOfBoth<0, 4, 1, 5>(rows[0], rows[1]);
  const auto cd = detail::lanesOfBoth<0, 4, 1, 5>(rows[2], rows[3]);
  const auto abEnd = detail::lanesOfBoth<2, 6, 3, 7>(rows[0], rows[1]);
  const auto cdEnd = detail::lanesOfBoth<2, 6, 3, 7>(rows[2], rows[3]);
  return {detail::lanesOfBoth<0, 1, 4, 5>(ab, cd), detail::lanesOfBoth<2, 3, 6, 7>(ab, cd),
          detail::lanesOfBoth<0, 1, 4, 5>(abEnd, cdEnd),
          detail::lanesOfBoth<2, 3, 6, 7>(abEnd, cdEnd)};
}

/** Sixteen bytes: in which bits of the answer, one of each, a byte is this one. */
COLLISION_ALWAYS_INLINE inline unsigned bytesEqual(const std::uint8_t* sixteen, std::uint8_t byte) {
#if defined(COLLISION_WASM_LANES)
  return wasm_i8x16_bitmask(
      wasm_i8x16_eq(wasm_v128_load(sixteen), wasm_i8x16_splat(static_cast<std::int8_t>(byte))));
#elif defined(COLLISION_SSE2_LANES)
  __m128i bytes;
  std::memcpy(&bytes, sixteen, sizeof bytes);
  return static_cast<unsigned>(
      _mm_movemask_epi8(_mm_cmpeq_epi8(bytes, _mm_set1_epi8(static_cast<char>(byte)))));
#else
  unsigned bits = 0;
  for (unsigned i = 0; i < 16; ++i) {
    bits |= (sixteen[i] == byte ? 1U : 0U) << i;
  }
  return bits;
#endif
}

/** The whole numbers below, of numbers from 0 to 2³⁰. */
COLLISION_ALWAYS_INLINE inline LaneMask<float>::Register truncated(Lanes<float> a) {
#if defined(COLLISION_WASM_LANES)
  return (LaneMask<float>::Register)wasm_i32x4_trunc_sat_f32x4((v128_t)a.lanes());
#elif defined(COLLISION_SSE2_LANES)
  return (LaneMask<float>::Register)_mm_cvttps_epi32((__m128)a.lanes());
#else
  LaneMask<float>::Register whole{};
  for (int i = 0; i < Lanes<float>::kCount; ++i) {
    whole[i] = static_cast<std::int32_t>(a[i]);
  }
  return whole;
#endif
}

/** The lowest byte of each of four integers. */
COLLISION_ALWAYS_INLINE inline void storeBytes(LaneMask<float>::Register integers,
                                               std::uint8_t* into) {
#if defined(COLLISION_VECTOR_LANES)
  using Bytes [[gnu::vector_size(16)]] = std::uint8_t;
  const auto bytes = detail::registerAs<Bytes>(integers);
  const Bytes packed =
      detail::shuffled<0, 4, 8, 12, 0, 4, 8, 12, 0, 4, 8, 12, 0, 4, 8, 12>(bytes, bytes);
  std::memcpy(into, &packed, Lanes<float>::kCount);
#else
  for (int i = 0; i < Lanes<float>::kCount; ++i) {
    into[i] = static_cast<std::uint8_t>(integers[i]);
  }
#endif
}

}  // namespace collision
