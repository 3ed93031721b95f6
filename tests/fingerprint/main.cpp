// Prints the fingerprint of `count` results from a seed:
//   collision_fingerprint seed count [expected]
// Fails where it is not the one expected.
#include <array>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "fingerprint.h"

int main(int argc, char** argv) {
  if (argc < 3) {
    std::fputs("collision_fingerprint seed count [expected]\n", stderr);
    return 2;
  }
  const std::uint64_t seed = std::strtoull(argv[1], nullptr, 10);
  const auto count = static_cast<std::uint32_t>(std::strtoul(argv[2], nullptr, 10));
  std::array<char, 17> text{};
  std::snprintf(text.data(), text.size(), "%016" PRIx64, collision::fingerprint(seed, 0, count));
  std::puts(text.data());
  return argc < 4 || std::string(argv[3]) == text.data() ? 0 : 1;
}
