// The registers that lanes are in, of 16 bytes, and what is done with a whole one: vectors that g++
// and clang know for every processor, which are written like numbers. Other compilers have none, as
// MSVC, and get arrays with the same operators; so do builds that define COLLISION_PORTABLE_LANES.
// Nothing else of the core knows which of the two it is.
#pragma once

#if defined(__GNUC__) && !defined(COLLISION_PORTABLE_LANES)
#define COLLISION_VECTOR_LANES
#if defined(__wasm_simd128__)
#define COLLISION_WASM_LANES
#include <wasm_simd128.h>
#elif defined(__SSE2__)
#define COLLISION_SSE2_LANES
#include <emmintrin.h>
#endif
#endif

#include <cstddef>
#include <cstdint>

#include "collision/attributes.h"

namespace collision::detail {

/** The integers that masks of numbers are made of. */
template <class Number>
struct BitsOf;
template <>
struct BitsOf<double> {
  using Type = std::int64_t;
};
template <>
struct BitsOf<float> {
  using Type = std::int32_t;
};
template <>
struct BitsOf<std::int64_t> {
  using Type = std::int64_t;
};
template <>
struct BitsOf<std::int32_t> {
  using Type = std::int32_t;
};

#ifdef COLLISION_VECTOR_LANES

template <class Number>
struct LaneRegisters;
template <>
struct LaneRegisters<double> {
  using Numbers [[gnu::vector_size(16)]] = double;
  using Masks [[gnu::vector_size(16)]] = std::int64_t;
};
template <>
struct LaneRegisters<float> {
  using Numbers [[gnu::vector_size(16)]] = float;
  using Masks [[gnu::vector_size(16)]] = std::int32_t;
};

/** The same bits as another register. */
template <class To, class From>
COLLISION_ALWAYS_INLINE inline To registerAs(From lanes) {
  return (To)lanes;
}

/** The lanes of a where all bits of the mask are set, those of b where none is. */
template <class Masks, class Numbers>
COLLISION_ALWAYS_INLINE inline Numbers chosen(Masks mask, Numbers a, Numbers b) {
  return mask ? a : b;
}

/** Lanes of a and, numbered on from its own, of b. */
template <int... lanes, class Numbers>
COLLISION_ALWAYS_INLINE inline Numbers shuffled(Numbers a, Numbers b) {
  return __builtin_shufflevector(a, b, lanes...);
}

#else

template <class Item>
struct alignas(16) ItemRegister {
  static constexpr int kCount = 16 / sizeof(Item);
  using Masks = ItemRegister<typename BitsOf<Item>::Type>;

  Item items[kCount];

  ItemRegister() = default;
  /** The same in all lanes; implicit, as of vectors. */
  ItemRegister(Item item) {
    for (Item& each : items) {
      each = item;
    }
  }
  template <class... Items>
  ItemRegister(Item first, Item second, Items... others)
      : items{first, second, static_cast<Item>(others)...} {}

  template <class Index>
  const Item& operator[](Index i) const {
    return items[static_cast<std::size_t>(i)];
  }
  template <class Index>
  Item& operator[](Index i) {
    return items[static_cast<std::size_t>(i)];
  }

  friend ItemRegister operator+(const ItemRegister& a, const ItemRegister& b) {
    return each<ItemRegister>(a, b, [](Item x, Item y) { return x + y; });
  }
  friend ItemRegister operator-(const ItemRegister& a, const ItemRegister& b) {
    return each<ItemRegister>(a, b, [](Item x, Item y) { return x - y; });
  }
  friend ItemRegister operator*(const ItemRegister& a, const ItemRegister& b) {
    return each<ItemRegister>(a, b, [](Item x, Item y) { return x * y; });
  }
  friend ItemRegister operator/(const ItemRegister& a, const ItemRegister& b) {
    return each<ItemRegister>(a, b, [](Item x, Item y) { return x / y; });
  }
  friend ItemRegister operator-(const ItemRegister& a) {
    return each<ItemRegister>(a, a, [](Item x, Item /*same*/) { return -x; });
  }
  ItemRegister& operator-=(const ItemRegister& b) { return *this = *this - b; }

  friend ItemRegister operator&(const ItemRegister& a, const ItemRegister& b) {
    return each<ItemRegister>(a, b, [](Item x, Item y) { return x & y; });
  }
  friend ItemRegister operator|(const ItemRegister& a, const ItemRegister& b) {
    return each<ItemRegister>(a, b, [](Item x, Item y) { return x | y; });
  }
  friend ItemRegister operator~(const ItemRegister& a) {
    return each<ItemRegister>(a, a, [](Item x, Item /*same*/) { return ~x; });
  }

  friend Masks operator<(const ItemRegister& a, const ItemRegister& b) {
    return where(a, b, [](Item x, Item y) { return x < y; });
  }
  friend Masks operator<=(const ItemRegister& a, const ItemRegister& b) {
    return where(a, b, [](Item x, Item y) { return x <= y; });
  }
  friend Masks operator>(const ItemRegister& a, const ItemRegister& b) {
    return where(a, b, [](Item x, Item y) { return x > y; });
  }
  friend Masks operator>=(const ItemRegister& a, const ItemRegister& b) {
    return where(a, b, [](Item x, Item y) { return x >= y; });
  }
  friend Masks operator==(const ItemRegister& a, const ItemRegister& b) {
    return where(a, b, [](Item x, Item y) { return x == y; });
  }

 private:
  /** What is made of each item and the one of b. */
  template <class Result, class Of>
  static Result each(const ItemRegister& a, const ItemRegister& b, const Of& of) {
    Result result;
    for (int i = 0; i < kCount; ++i) {
      result[i] = of(a[i], b[i]);
    }
    return result;
  }
  template <class Holds>
  static Masks where(const ItemRegister& a, const ItemRegister& b, const Holds& holds) {
    using Bits = typename BitsOf<Item>::Type;
    return each<Masks>(a, b, [&](Item x, Item y) { return holds(x, y) ? Bits{-1} : Bits{0}; });
  }
};

template <class Number>
struct LaneRegisters {
  using Numbers = ItemRegister<Number>;
  using Masks = typename Numbers::Masks;
};

template <class To, class From>
To registerAs(const From& lanes) {
  return __builtin_bit_cast(To, lanes);
}

template <class Masks, class Numbers>
Numbers chosen(const Masks& mask, const Numbers& a, const Numbers& b) {
  Numbers found = b;
  for (int i = 0; i < Numbers::kCount; ++i) {
    if (mask[i] != 0) {
      found[i] = a[i];
    }
  }
  return found;
}

template <int... lanes, class Numbers>
Numbers shuffled(const Numbers& a, const Numbers& b) {
  static_assert(sizeof...(lanes) == Numbers::kCount);
  const auto lane = [&](int i) { return i < Numbers::kCount ? a[i] : b[i - Numbers::kCount]; };
  return Numbers(lane(lanes)...);
}

#endif

}  // namespace collision::detail
