// The textbook tests as a contestant of the bench.
#pragma once

#include "../contestant.h"

namespace textbook {

/** For a pair of the core's table, by its name; null where the books have no test. */
std::unique_ptr<bench::Contestant> contestant(std::string_view pair);

}  // namespace textbook
