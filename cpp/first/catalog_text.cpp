// The catalog, as text in memory: what Embind gives of the whole module.
#include <emscripten/emscripten.h>

#include "wire/buffer.h"
#include "wire/catalog.h"

extern "C" {

/** Where its Buffer::Place is, of bytes in UTF-8. */
EMSCRIPTEN_KEEPALIVE const void* catalogText() {
  static const std::string text = collision::catalog();
  static const collision::Buffer<char>::Place place{text.data(), text.size()};
  return &place;
}

}  // extern "C"
