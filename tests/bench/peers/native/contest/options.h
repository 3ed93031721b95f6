// The command line of a contest: tools/bench.mjs has checked it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace peers {

struct Options {
  std::vector<int> sizes;
  int rounds = 7;
  std::uint32_t seed = 1;
  bool json = false;
};

/** `sizes`: the option that lists them, such as --boxes. Throws what is no such option. */
Options optionsOf(int argc, char** argv, const std::string& sizes, std::vector<int> usual);

}  // namespace peers
