// As many numbers as one instruction computes with, two doubles or four floats: what a formula is
// evaluated in for several pairs of shapes at once (batch/).
//
// Each lane is rounded as a number of its type is, so the bounds of number/roundoff.h hold in each.
// Nothing branches on a lane: comparisons give masks, and all that is chosen from is computed. Made
// of the vectors that g++ and clang know for every processor; intrinsics only where these can't say
// it: WebAssembly's simd128 and SSE2.
#pragma once

#if defined(__wasm_simd128__)
#include <wasm_simd128.h>
#elif defined(__SSE2__)
#include <emmintrin.h>
#endif

#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>

#include "collision/attributes.h"

namespace collision {

namespace detail {
template <class Number>
struct LaneRegisters;
template <>
struct LaneRegisters<double> {
  using Bits = std::int64_t;
  using Numbers [[gnu::vector_size(16)]] = double;
  using Masks [[gnu::vector_size(16)]] = std::int64_t;
};
template <>
struct LaneRegisters<float> {
  using Bits = std::int32_t;
  using Numbers [[gnu::vector_size(16)]] = float;
  using Masks [[gnu::vector_size(16)]] = std::int32_t;
};
}  // namespace detail

/** Of each lane whether something holds. */
template <class Number>
class LaneMask {
 public:
  using Bits = typename detail::LaneRegisters<Number>::Bits;
  /** All bits of a lane are set, or none. */
  using Register = typename detail::LaneRegisters<Number>::Masks;
  /** As bits() are where it holds of all lanes. */
  static constexpr unsigned kAll = (1U << (16 / sizeof(Bits))) - 1;

  COLLISION_ALWAYS_INLINE explicit LaneMask(Register lanes) : lanes_(lanes) {}
  /** The result of a comparison. */
  COLLISION_ALWAYS_INLINE static LaneMask of(Register lanes) {
#if defined(__wasm_simd128__)
    // A shuffle that moves nothing: clang keeps it, engines drop it. Where clang knows that doubles
    // are masks, it takes them apart into truth values, and makes whole lanes of these by shifts.
    if constexpr (sizeof(Bits) == sizeof(std::int64_t)) {
      return LaneMask((Register)wasm_i32x4_shuffle((v128_t)lanes, (v128_t)lanes, 0, 1, 2, 3));
    }
#endif
    return LaneMask(lanes);
  }
  /** The same of all lanes. */
  COLLISION_ALWAYS_INLINE explicit LaneMask(bool holds)
      : lanes_(Register{} - static_cast<Bits>(holds)) {}
  COLLISION_ALWAYS_INLINE [[nodiscard]] Register lanes() const { return lanes_; }

  /** Bit i for lane i. */
  COLLISION_ALWAYS_INLINE [[nodiscard]] unsigned bits() const {
#if defined(__wasm_simd128__)
    if constexpr (sizeof(Bits) == sizeof(std::int64_t)) {
      return wasm_i64x2_bitmask((v128_t)lanes_);
    } else {
      return wasm_i32x4_bitmask((v128_t)lanes_);
    }
#elif defined(__SSE2__)
    if constexpr (sizeof(Bits) == sizeof(std::int64_t)) {
      return static_cast<unsigned>(_mm_movemask_pd((__m128d)lanes_));
    } else {
      return static_cast<unsigned>(_mm_movemask_ps((__m128)lanes_));
    }
#else
    unsigned bits = 0;
    for (unsigned i = 0; i < 16 / sizeof(Bits); ++i) {
      bits |= (lanes_[i] != 0 ? 1U : 0U) << i;
    }
    return bits;
#endif
  }

  COLLISION_ALWAYS_INLINE friend LaneMask operator&(LaneMask a, LaneMask b) {
    return LaneMask(a.lanes_ & b.lanes_);
  }
  COLLISION_ALWAYS_INLINE friend LaneMask operator|(LaneMask a, LaneMask b) {
    return LaneMask(a.lanes_ | b.lanes_);
  }
  /** What holds of a and not of b. */
  COLLISION_ALWAYS_INLINE friend LaneMask butNot(LaneMask a, LaneMask b) {
    return LaneMask(a.lanes_ & ~b.lanes_);
  }

 private:
  Register lanes_;
};

template <class Type>
class Lanes {
 public:
  using Number = Type;
  static constexpr int kCount = 16 / sizeof(Number);
  using Mask = LaneMask<Number>;
  using Register = typename detail::LaneRegisters<Number>::Numbers;

  Lanes() = default;
  COLLISION_ALWAYS_INLINE explicit Lanes(Register lanes) : lanes_(lanes) {}
  /** The same number in all lanes; implicit, because formulas contain constants. */
  COLLISION_ALWAYS_INLINE Lanes(Number number) {
    if constexpr (kCount == 2) {
      lanes_ = Register{number, number};
    } else {
      lanes_ = Register{number, number, number, number};
    }
  }

  COLLISION_ALWAYS_INLINE [[nodiscard]] Register lanes() const { return lanes_; }
  COLLISION_ALWAYS_INLINE [[nodiscard]] Number operator[](int lane) const { return lanes_[lane]; }

  COLLISION_ALWAYS_INLINE friend Lanes operator+(Lanes a, Lanes b) {
    return Lanes(a.lanes_ + b.lanes_);
  }
  COLLISION_ALWAYS_INLINE friend Lanes operator-(Lanes a, Lanes b) {
    return Lanes(a.lanes_ - b.lanes_);
  }
  COLLISION_ALWAYS_INLINE friend Lanes operator*(Lanes a, Lanes b) {
    return Lanes(a.lanes_ * b.lanes_);
  }
  COLLISION_ALWAYS_INLINE friend Lanes operator/(Lanes a, Lanes b) {
    return Lanes(a.lanes_ / b.lanes_);
  }
  COLLISION_ALWAYS_INLINE friend Lanes operator-(Lanes a) { return Lanes(-a.lanes_); }
  COLLISION_ALWAYS_INLINE friend Mask operator<(Lanes a, Lanes b) {
    return Mask::of(a.lanes_ < b.lanes_);
  }
  COLLISION_ALWAYS_INLINE friend Mask operator<=(Lanes a, Lanes b) {
    return Mask::of(a.lanes_ <= b.lanes_);
  }
  COLLISION_ALWAYS_INLINE friend Mask operator>(Lanes a, Lanes b) { return b < a; }
  COLLISION_ALWAYS_INLINE friend Mask operator>=(Lanes a, Lanes b) { return b <= a; }
  COLLISION_ALWAYS_INLINE friend Mask operator==(Lanes a, Lanes b) {
    return Mask::of(a.lanes_ == b.lanes_);
  }

  COLLISION_ALWAYS_INLINE friend Lanes absolute(Lanes a) {
#if defined(__wasm_simd128__)
    if constexpr (kCount == 2) {
      return Lanes((Register)wasm_f64x2_abs((v128_t)a.lanes_));
    } else {
      return Lanes((Register)wasm_f32x4_abs((v128_t)a.lanes_));
    }
#else
    using Bits = typename Mask::Register;
    const Bits sign = (Bits)Lanes(-Number{}).lanes_;
    return Lanes((Register)((Bits)a.lanes_ & ~sign));
#endif
  }
  COLLISION_ALWAYS_INLINE friend Lanes withSignOf(Lanes magnitude, Lanes signedNumber) {
    using Bits = typename Mask::Register;
    const Bits sign = (Bits)Lanes(-Number{}).lanes_;
    return Lanes((Register)(((Bits)magnitude.lanes_ & ~sign) | ((Bits)signedNumber.lanes_ & sign)));
  }
  COLLISION_ALWAYS_INLINE friend Lanes squareRoot(Lanes a) {
#if defined(__wasm_simd128__)
    if constexpr (kCount == 2) {
      return Lanes((Register)wasm_f64x2_sqrt((v128_t)a.lanes_));
    } else {
      return Lanes((Register)wasm_f32x4_sqrt((v128_t)a.lanes_));
    }
#elif defined(__SSE2__)
    if constexpr (kCount == 2) {
      return Lanes((Register)_mm_sqrt_pd((__m128d)a.lanes_));
    } else {
      return Lanes((Register)_mm_sqrt_ps((__m128)a.lanes_));
    }
#else
    for (int i = 0; i < kCount; ++i) {
      a.lanes_[i] = std::sqrt(a.lanes_[i]);
    }
    return a;
#endif
  }
  // Said by intrinsics, because clang makes of a comparison with a constant an instruction that is
  // particular about NaN, which takes processors eight.

  /** b where a < b, else a, as of doubles. */
  COLLISION_ALWAYS_INLINE friend Lanes greatest(Lanes a, Lanes b) {
#if defined(__wasm_simd128__)
    if constexpr (kCount == 2) {
      return Lanes((Register)wasm_f64x2_pmax((v128_t)a.lanes_, (v128_t)b.lanes_));
    } else {
      return Lanes((Register)wasm_f32x4_pmax((v128_t)a.lanes_, (v128_t)b.lanes_));
    }
#else
    return Lanes(a.lanes_ < b.lanes_ ? b.lanes_ : a.lanes_);
#endif
  }
  COLLISION_ALWAYS_INLINE friend Lanes least(Lanes a, Lanes b) {
#if defined(__wasm_simd128__)
    if constexpr (kCount == 2) {
      return Lanes((Register)wasm_f64x2_pmin((v128_t)a.lanes_, (v128_t)b.lanes_));
    } else {
      return Lanes((Register)wasm_f32x4_pmin((v128_t)a.lanes_, (v128_t)b.lanes_));
    }
#else
    return Lanes(b.lanes_ < a.lanes_ ? b.lanes_ : a.lanes_);
#endif
  }
  /** a where the mask holds, else b. */
  COLLISION_ALWAYS_INLINE friend Lanes choose(Mask mask, Lanes a, Lanes b) {
#if defined(__wasm_simd128__)
    return Lanes(
        (Register)wasm_v128_bitselect((v128_t)a.lanes_, (v128_t)b.lanes_, (v128_t)mask.lanes()));
#else
    return Lanes(mask.lanes() ? a.lanes_ : b.lanes_);
#endif
  }

 private:
  Register lanes_;
};

/** As many numbers as there are lanes, wherever they stand. */
template <class Number>
COLLISION_ALWAYS_INLINE inline Lanes<Number> lanesAt(const Number* numbers) {
  typename Lanes<Number>::Register lanes;
  std::memcpy(&lanes, numbers, sizeof lanes);
  return Lanes<Number>(lanes);
}

template <class Number>
COLLISION_ALWAYS_INLINE inline void store(const Lanes<Number>& lanes, Number* into) {
  const auto numbers = lanes.lanes();
  std::memcpy(into, &numbers, sizeof numbers);
}

/** In each lane 2⁻ᵏ for a number between 2ᵏ and 2ᵏ⁺¹, which is neither subnormal nor above 2⁹⁰⁰. */
COLLISION_ALWAYS_INLINE inline Lanes<double> inversePowerOfTwo(Lanes<double> a) {
  using Bits = LaneMask<double>::Register;
  constexpr std::int64_t kExponent = 0x7ff0'0000'0000'0000;
  constexpr std::int64_t kTwiceBias = 0x7fe0'0000'0000'0000;
  const Bits power = (Bits)a.lanes() & Bits{kExponent, kExponent};
  return Lanes<double>((Lanes<double>::Register)(Bits{kTwiceBias, kTwiceBias} - power));
}

/** Two doubles rounded to floats, in the first two lanes. */
COLLISION_ALWAYS_INLINE inline Lanes<float> rounded(Lanes<double> a) {
#if defined(__wasm_simd128__)
  return Lanes<float>((Lanes<float>::Register)wasm_f32x4_demote_f64x2_zero((v128_t)a.lanes()));
#elif defined(__SSE2__)
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
#if defined(__wasm_simd128__)
  // Said by the intrinsic: where clang knows of a shuffle, it rounds lane by lane what is shuffled.
  return Lanes<float>(
      (Lanes<float>::Register)wasm_i32x4_shuffle((v128_t)a.lanes(), (v128_t)b.lanes(), i, j, k, l));
#else
  return Lanes<float>(__builtin_shufflevector(a.lanes(), b.lanes(), i, j, k, l));
#endif
}

}  // namespace detail

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
    return Lanes<float>((Lanes<float>::Register)row.lanes());
  };
  const auto ab = detail::lanesOfBoth<2, 3, 6, 7>(halves(rows[0]), halves(rows[1]));
  const auto cd = detail::lanesOfBoth<2, 3, 6, 7>(halves(rows[2]), halves(rows[3]));
  return LaneMask<float>(
      (LaneMask<float>::Register)detail::lanesOfBoth<0, 2, 4, 6>(ab, cd).lanes());
}

/** Two numbers as doubles. */
COLLISION_ALWAYS_INLINE inline Lanes<double> twoDoublesAt(const double* numbers) {
  return lanesAt(numbers);
}
COLLISION_ALWAYS_INLINE inline Lanes<double> twoDoublesAt(const float* numbers) {
#if defined(__wasm_simd128__)
  return Lanes<double>(
      (Lanes<double>::Register)wasm_f64x2_promote_low_f32x4(wasm_v128_load64_zero(numbers)));
#else
  return Lanes<double>(Lanes<double>::Register{numbers[0], numbers[1]});
#endif
}

/** Lane j of row i in lane i of row j. */
COLLISION_ALWAYS_INLINE inline std::array<Lanes<double>, 2> transposed(
    const std::array<Lanes<double>, 2>& rows) {
  return {Lanes<double>(__builtin_shufflevector(rows[0].lanes(), rows[1].lanes(), 0, 2)),
          Lanes<double>(__builtin_shufflevector(rows[0].lanes(), rows[1].lanes(), 1, 3))};
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

/** The whole numbers below, of numbers from 0 to 2³⁰. */
COLLISION_ALWAYS_INLINE inline LaneMask<float>::Register truncated(Lanes<float> a) {
#if defined(__wasm_simd128__)
  return (LaneMask<float>::Register)wasm_i32x4_trunc_sat_f32x4((v128_t)a.lanes());
#elif defined(__SSE2__)
  return (LaneMask<float>::Register)_mm_cvttps_epi32((__m128)a.lanes());
#else
  return __builtin_convertvector(a.lanes(), LaneMask<float>::Register);
#endif
}

/** The number that lanes are made of. */
template <class T>
using NumberIn = typename T::Number;

}  // namespace collision
