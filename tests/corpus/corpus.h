// The public corpus: near-contact cases with exact verdicts, one file per family of pairs.
//
// Made from a seed, bit for bit the same anywhere. What other libraries read is described in
// README.md and corpus.schema.json beside this.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "oracle/outcome.h"
#include "verify/families.h"

namespace corpus {

inline constexpr std::uint64_t kSeed = 2026;

struct Entry {
  verify::Case shapes;
  oracle::Outcome outcome{};
  /** Signed: above 0 the distance, below 0 the depth; none for planes that cross. */
  bool hasMargin = false;
  double margin = 0;
};

struct File {
  std::string_view name;  // without .json
  std::vector<Entry> entries;
};

/** All files of a seed. */
std::vector<File> makeCorpus(std::uint64_t seed);
/** A file's text, one case a line. */
std::string textOf(const File& file, std::uint64_t seed);

}  // namespace corpus
