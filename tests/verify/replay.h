// A failing case as one line of JSON, and back.
#pragma once

#include <cstdint>
#include <string>

#include "report.h"

namespace verify {

/** Numbers in shortest decimals that read back the same; infinity is null. */
std::string lineOf(const Case& failed, std::uint64_t seed, std::uint64_t index,
                   const Findings& findings);

/** The shapes of such a line; throws std::invalid_argument where it is none. */
Case caseFrom(const std::string& line);

}  // namespace verify
