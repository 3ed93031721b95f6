// As many numbers as one instruction computes with, two doubles or four floats: what a formula is
// evaluated in for several pairs of shapes at once (batch/).
//
// Each lane is rounded as a number of its type is, so the bounds of number/roundoff.h hold in each.
// Nothing branches on a lane: comparisons give masks, and all that is chosen from is computed. Made
// of the registers of lane_registers.h; intrinsics only where these can't say it: WebAssembly's
// simd128 and SSE2. What moves numbers from lane to lane is in lane_shuffles.h.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>

#include "collision/attributes.h"
#include "number/lane_registers.h"

namespace collision {

/** Of each lane whether something holds. */
template <class Number>
class LaneMask {
 public:
  using Bits = typename detail::BitsOf<Number>::Type;
  /** All bits of a lane are set, or none. */
  using Register = typename detail::LaneRegisters<Number>::Masks;
  /** As bits() are where it holds of all lanes. */
  static constexpr unsigned kAll = (1U << (16 / sizeof(Bits))) - 1;

  COLLISION_ALWAYS_INLINE explicit LaneMask(Register lanes) : lanes_(lanes) {}
  /** The result of a comparison. */
  COLLISION_ALWAYS_INLINE static LaneMask of(Register lanes) {
    if constexpr (sizeof(Bits) == sizeof(std::int64_t)) {
      return opaque(LaneMask(lanes));
    } else {
      return LaneMask(lanes);
    }
  }
  /**
   * The same mask. Where clang knows that doubles are masks, or that floats are from which bytes
   * are taken, it takes them apart into truth values, and makes whole lanes of these by shifts.
   */
  COLLISION_ALWAYS_INLINE friend LaneMask opaque(LaneMask a) {
#if defined(COLLISION_WASM_LANES)
    // A shuffle that moves nothing: clang keeps it, engines drop it.
    return LaneMask((Register)wasm_i32x4_shuffle((v128_t)a.lanes_, (v128_t)a.lanes_, 0, 1, 2, 3));
#else
    return a;
#endif
  }
  /** The same of all lanes. */
  COLLISION_ALWAYS_INLINE explicit LaneMask(bool holds)
      : lanes_(Register{} - static_cast<Bits>(holds)) {}
  COLLISION_ALWAYS_INLINE [[nodiscard]] Register lanes() const { return lanes_; }

  /** Bit i for lane i. */
  COLLISION_ALWAYS_INLINE [[nodiscard]] unsigned bits() const {
#if defined(COLLISION_WASM_LANES)
    if constexpr (sizeof(Bits) == sizeof(std::int64_t)) {
      return wasm_i64x2_bitmask((v128_t)lanes_);
    } else {
      return wasm_i32x4_bitmask((v128_t)lanes_);
    }
#elif defined(COLLISION_SSE2_LANES)
    if constexpr (sizeof(Bits) == sizeof(std::int64_t)) {
      return static_cast<unsigned>(_mm_movemask_pd((__m128d)lanes_));
    } else {
      return static_cast<unsigned>(_mm_movemask_ps((__m128)lanes_));
    }
#else
    unsigned bits = 0;
    for (int i = 0; i < static_cast<int>(16 / sizeof(Bits)); ++i) {
      bits |= (lanes_[i] != 0 ? 1U : 0U) << static_cast<unsigned>(i);
    }
    return bits;
#endif
  }

  COLLISION_ALWAYS_INLINE [[nodiscard]] bool operator[](int lane) const {
    return lanes_[lane] != 0;
  }
  /** Whether it holds of all lanes. */
  COLLISION_ALWAYS_INLINE friend bool holdsForAll(LaneMask a) { return a.bits() == kAll; }

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
#if defined(COLLISION_WASM_LANES)
    if constexpr (kCount == 2) {
      return Lanes((Register)wasm_f64x2_abs((v128_t)a.lanes_));
    } else {
      return Lanes((Register)wasm_f32x4_abs((v128_t)a.lanes_));
    }
#else
    using Bits = typename Mask::Register;
    const auto sign = detail::registerAs<Bits>(Lanes(-Number{}).lanes_);
    return Lanes(detail::registerAs<Register>(detail::registerAs<Bits>(a.lanes_) & ~sign));
#endif
  }
  COLLISION_ALWAYS_INLINE friend Lanes withSignOf(Lanes magnitude, Lanes signedNumber) {
    using Bits = typename Mask::Register;
    const auto sign = detail::registerAs<Bits>(Lanes(-Number{}).lanes_);
    return Lanes(
        detail::registerAs<Register>((detail::registerAs<Bits>(magnitude.lanes_) & ~sign) |
                                     (detail::registerAs<Bits>(signedNumber.lanes_) & sign)));
  }
  COLLISION_ALWAYS_INLINE friend Lanes squareRoot(Lanes a) {
#if defined(COLLISION_WASM_LANES)
    if constexpr (kCount == 2) {
      return Lanes((Register)wasm_f64x2_sqrt((v128_t)a.lanes_));
    } else {
      return Lanes((Register)wasm_f32x4_sqrt((v128_t)a.lanes_));
    }
#elif defined(COLLISION_SSE2_LANES)
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
#if defined(COLLISION_WASM_LANES)
    if constexpr (kCount == 2) {
      return Lanes((Register)wasm_f64x2_pmax((v128_t)a.lanes_, (v128_t)b.lanes_));
    } else {
      return Lanes((Register)wasm_f32x4_pmax((v128_t)a.lanes_, (v128_t)b.lanes_));
    }
#else
    return Lanes(detail::chosen(a.lanes_ < b.lanes_, b.lanes_, a.lanes_));
#endif
  }
  COLLISION_ALWAYS_INLINE friend Lanes least(Lanes a, Lanes b) {
#if defined(COLLISION_WASM_LANES)
    if constexpr (kCount == 2) {
      return Lanes((Register)wasm_f64x2_pmin((v128_t)a.lanes_, (v128_t)b.lanes_));
    } else {
      return Lanes((Register)wasm_f32x4_pmin((v128_t)a.lanes_, (v128_t)b.lanes_));
    }
#else
    return Lanes(detail::chosen(b.lanes_ < a.lanes_, b.lanes_, a.lanes_));
#endif
  }
  /** a where the mask holds, else b. */
  COLLISION_ALWAYS_INLINE friend Lanes choose(Mask mask, Lanes a, Lanes b) {
#if defined(COLLISION_WASM_LANES)
    return Lanes(
        (Register)wasm_v128_bitselect((v128_t)a.lanes_, (v128_t)b.lanes_, (v128_t)mask.lanes()));
#else
    return Lanes(detail::chosen(mask.lanes(), a.lanes_, b.lanes_));
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

COLLISION_ALWAYS_INLINE inline Lanes<double> lanesOf(double first, double second) {
  return Lanes<double>(Lanes<double>::Register{first, second});
}

/** Lane by lane whether something holds. */
COLLISION_ALWAYS_INLINE inline LaneMask<double> maskOf(bool first, bool second) {
  return lanesOf(first ? 1.0 : 0.0, second ? 1.0 : 0.0) > Lanes<double>(0.0);
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
  const Bits power = detail::registerAs<Bits>(a.lanes()) & Bits{kExponent, kExponent};
  return Lanes<double>(
      detail::registerAs<Lanes<double>::Register>(Bits{kTwiceBias, kTwiceBias} - power));
}

}  // namespace collision
