// The fingerprint as WebAssembly, the same file for Node and browsers; 64-bit numbers are BigInt.
#include <emscripten/emscripten.h>

#include "fingerprint.h"

extern "C" EMSCRIPTEN_KEEPALIVE std::uint64_t fingerprint(std::uint64_t seed, std::uint32_t first,
                                                          std::uint32_t count, std::uint64_t hash) {
  return collision::fingerprint(seed, first, count, hash);
}
