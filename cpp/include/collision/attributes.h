// What compilers are told about inlining, and the functions of theirs that constants need, in the
// words of each. (All of them know __builtin_bit_cast, which older libraries lack as
// std::bit_cast.)
#pragma once

#if defined(__GNUC__)  // GCC and Clang
#define COLLISION_ALWAYS_INLINE [[gnu::always_inline]]
#define COLLISION_ALWAYS_INLINE_LAMBDA __attribute__((always_inline))  // after the parameters
#define COLLISION_NOINLINE [[gnu::noinline]]
#define COLLISION_COLD [[gnu::noinline, gnu::cold]]
#elif defined(_MSC_VER)
#define COLLISION_ALWAYS_INLINE [[msvc::forceinline]]
#define COLLISION_ALWAYS_INLINE_LAMBDA
#define COLLISION_NOINLINE [[msvc::noinline]]
#define COLLISION_COLD [[msvc::noinline]]
#else
#define COLLISION_ALWAYS_INLINE
#define COLLISION_ALWAYS_INLINE_LAMBDA
#define COLLISION_NOINLINE
#define COLLISION_COLD
#endif

#if defined(__GNUC__)
#define COLLISION_FABS(number) __builtin_fabs(number)
#define COLLISION_COPYSIGN(magnitude, sign) __builtin_copysign(magnitude, sign)
#else
// What std::fabs and std::copysign are, in constants, too.
#include <cstdint>
#define COLLISION_SIGN_BIT (std::uint64_t{1} << 63)
#define COLLISION_BITS(number) __builtin_bit_cast(std::uint64_t, static_cast<double>(number))
#define COLLISION_FABS(number) \
  __builtin_bit_cast(double, COLLISION_BITS(number) & ~COLLISION_SIGN_BIT)
#define COLLISION_COPYSIGN(magnitude, sign)                                      \
  __builtin_bit_cast(double, (COLLISION_BITS(magnitude) & ~COLLISION_SIGN_BIT) | \
                                 (COLLISION_BITS(sign) & COLLISION_SIGN_BIT))
#endif
