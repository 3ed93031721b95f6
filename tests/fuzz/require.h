// What must hold of every answer. Where it does not, the process ends, so that the fuzzer keeps the
// bytes.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace fuzz {

inline void require(bool holds, const char* what, const char* file = __builtin_FILE()) {
  if (!holds) {
    std::fputs(file, stderr);
    std::fputs(": not so: ", stderr);
    std::fputs(what, stderr);
    std::fputs("\n", stderr);
    std::abort();
  }
}

}  // namespace fuzz
