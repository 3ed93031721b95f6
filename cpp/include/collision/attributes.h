// What compilers are told about inlining, in the words of each.
#pragma once

#if defined(__GNUC__)  // GCC and Clang
#define COLLISION_ALWAYS_INLINE [[gnu::always_inline]]
#define COLLISION_ALWAYS_INLINE_LAMBDA __attribute__((always_inline))  // after the parameters
#define COLLISION_NOINLINE [[gnu::noinline]]
#elif defined(_MSC_VER)
#define COLLISION_ALWAYS_INLINE [[msvc::forceinline]]
#define COLLISION_ALWAYS_INLINE_LAMBDA
#define COLLISION_NOINLINE [[msvc::noinline]]
#else
#define COLLISION_ALWAYS_INLINE
#define COLLISION_ALWAYS_INLINE_LAMBDA
#define COLLISION_NOINLINE
#endif
