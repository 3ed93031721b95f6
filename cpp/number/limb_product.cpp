#include "number/limb_product.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace collision {
namespace {

/** out += a, whose carry ends within out. */
void addTo(std::uint32_t* out, Limbs a) {
  std::uint64_t carry = 0;
  for (const std::uint32_t limb : a) {
    carry += std::uint64_t{*out} + limb;
    *out++ = static_cast<std::uint32_t>(carry);
    carry >>= kLimbBits;
  }
  for (; carry != 0; ++out) {
    carry += *out;
    *out = static_cast<std::uint32_t>(carry);
    carry >>= kLimbBits;
  }
}

/** out −= a, which is not larger. */
void subtractFrom(std::uint32_t* out, Limbs a) {
  std::uint64_t borrow = 0;
  for (const std::uint32_t limb : a) {
    const std::uint64_t digit = std::uint64_t{*out} - limb - borrow;
    *out++ = static_cast<std::uint32_t>(digit);
    borrow = (digit >> kLimbBits) & 1;
  }
  for (; borrow != 0; ++out) {
    borrow = *out == 0 ? 1 : 0;
    --*out;
  }
}

Limbs withoutZerosAbove(Limbs a) {
  while (!a.empty() && a.back() == 0) {
    a = a.first(a.size() - 1);
  }
  return a;
}

/** out = |low − high|, as long as low, which is not shorter; true when high is larger. */
bool difference(Limbs low, Limbs high, std::uint32_t* out) {
  std::size_t top = low.size();
  const auto above = [&](std::size_t i) { return i < high.size() ? high[i] : 0; };
  while (top > 0 && low[top - 1] == above(top - 1)) {
    --top;
  }
  const bool swapped = top > 0 && low[top - 1] < above(top - 1);
  std::uint64_t borrow = 0;
  for (std::size_t i = 0; i < low.size(); ++i) {
    const std::uint64_t digit =
        (swapped ? std::uint64_t{above(i)} - low[i] : std::uint64_t{low[i]} - above(i)) - borrow;
    out[i] = static_cast<std::uint32_t>(digit);
    borrow = (digit >> kLimbBits) & 1;
  }
  return swapped;
}

std::size_t nonZeros(Limbs a) {
  return a.size() - static_cast<std::size_t>(std::count(a.begin(), a.end(), 0U));
}

/** Steps of multiplyLong() for numbers of so many limbs. */
double costOfHalves(std::size_t size) {
  double cost = 1;
  while (size >= kLongLimbs) {
    size = (size + 1) / 2;
    cost *= 3;
  }
  return cost * static_cast<double>(size * size);
}

/** Room that multiply() needs for numbers of at most so many limbs: its own, and that of halves. */
std::size_t roomFor(std::size_t size) {
  std::size_t room = 0;
  while (size >= kLongLimbs) {
    size = (size + 1) / 2;
    room += 4 * size + 1;
  }
  return room;
}

void multiply(Limbs a, Limbs b, std::uint32_t* out, std::uint32_t* room);

/** a is too long for halves of both: a piece as long as b after the other. */
void multiplyInPieces(Limbs a, Limbs b, std::uint32_t* out, std::uint32_t* room) {
  std::fill_n(out, a.size() + b.size(), 0U);
  std::uint32_t* const product = room;
  std::uint32_t* const behind = room + 2 * b.size();
  for (std::size_t i = 0; i < a.size(); i += b.size()) {
    const Limbs piece = a.subspan(i, std::min(b.size(), a.size() - i));
    multiply(piece, b, product, behind);
    addTo(out + i, {product, piece.size() + b.size()});
  }
}

/** a, not shorter than b, whose upper half is not empty. */
void multiplyHalves(Limbs a, Limbs b, std::uint32_t* out, std::uint32_t* room) {
  const std::size_t half = (a.size() + 1) / 2;
  const auto [a0, a1] = std::pair{a.first(half), a.subspan(half)};
  const auto [b0, b1] = std::pair{b.first(half), b.subspan(half)};
  std::uint32_t* const inner = room + 4 * half + 1;  // for the products of halves
  // (a0 − a1) (b0 − b1), behind its factors
  const bool signA = difference(a0, a1, room);
  const bool signB = difference(b0, b1, room + half);
  std::uint32_t* const mixed = room + 2 * half + 1;
  multiply({room, half}, {room + half, half}, mixed, inner);
  multiply(a0, b0, out, inner);
  multiply(a1, b1, out + 2 * half, inner);
  // a0 b1 + a1 b0 = a0 b0 + a1 b1 − (a0 − a1) (b0 − b1), in place of the factors
  const Limbs upper(out + 2 * half, a1.size() + b1.size());
  std::copy_n(out, 2 * half, room);
  room[2 * half] = 0;
  addTo(room, upper);
  if (signA == signB) {
    subtractFrom(room, withoutZerosAbove({mixed, 2 * half}));
  } else {
    addTo(room, {mixed, 2 * half});
  }
  addTo(out + half, withoutZerosAbove({room, 2 * half + 1}));
}

void multiply(Limbs a, Limbs b, std::uint32_t* out, std::uint32_t* room) {
  if (a.size() < b.size()) {
    std::swap(a, b);
  }
  const std::size_t half = (a.size() + 1) / 2;
  const std::size_t ofA = nonZeros(a) * b.size();
  const std::size_t ofB = nonZeros(b) * a.size();
  if (b.size() < kLongLimbs || static_cast<double>(std::min(ofA, ofB)) < costOfHalves(a.size())) {
    if (ofB < ofA) {
      std::swap(a, b);
    }
    multiplyShort(a, b, out);
  } else if (b.size() <= half) {
    multiplyInPieces(a, b, out, room);
  } else {
    multiplyHalves(a, b, out, room);
  }
}

}  // namespace

void multiplyShort(Limbs a, Limbs b, std::uint32_t* out) {
  std::fill_n(out, a.size() + b.size(), 0U);
  for (const std::uint32_t limb : a) {
    const std::uint64_t factor = limb;
    std::uint32_t* sum = out++;
    if (factor == 0) {
      continue;  // sums of what is far apart are mostly zeros
    }
    std::uint64_t carry = 0;
    for (const std::uint32_t other : b) {
      carry += factor * other + *sum;
      *sum++ = static_cast<std::uint32_t>(carry);
      carry >>= kLimbBits;
    }
    *sum = static_cast<std::uint32_t>(carry);
  }
}

void multiplyLong(Limbs a, Limbs b, std::uint32_t* out) {
  const std::unique_ptr<std::uint32_t[]> room(  // not std::vector, which would fill it
      new std::uint32_t[roomFor(std::max(a.size(), b.size()))]);
  multiply(a, b, out, room.get());
}

}  // namespace collision
