// What the exports of both WebAssembly modules have in common, see exports.cpp.
#pragma once

#include <emscripten/emscripten.h>

#include <cstdint>

#include "collision/verdict.h"
#include "wire/buffer.h"

namespace collision {

/** Where a buffer says where it is, see Buffer::Place: an address that stays as long as the buffer.
 */
template <class Number>
std::uintptr_t placeOf(const Buffer<Number>& buffer) {
  return reinterpret_cast<std::uintptr_t>(&buffer.place());
}

/** Bit 0: not solid; the others: the culled side's code and 1. See web/core/hit-options.ts. */
inline HitOptions optionsOf(int code) {
  return {(code & 1) == 0, static_cast<Facing>((code >> 1) - 1)};
}

}  // namespace collision
