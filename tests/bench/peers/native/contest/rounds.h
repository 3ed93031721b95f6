// A question asked of several libraries by turns, so that what else the machine does concerns all.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace peers {

/** Asks all of a question's cases once: how much was found. */
using Pass = std::function<std::int64_t()>;
/** Of one library, by the name of the question; there may be none of some. */
using Passes = std::map<std::string, Pass>;

struct Library {
  std::string name;
  Passes passes;
};

/** What one library took. */
struct Time {
  double each = 0;  // microseconds a case, in the quickest round
  std::int64_t found = 0;
};

/** By the name of the library. */
using Times = std::map<std::string, Time>;

/**
 * Of so many cases in so many rounds. A library that has taken some seconds is not asked again in
 * further rounds.
 */
Times timesOf(const std::vector<Library>& libraries, const std::string& question, std::size_t cases,
              int rounds);

/** What is found of the nearest: its distance, in whole millimeters. */
inline std::int64_t millimeters(double meters) { return std::llround(1e3 * meters); }

/** `call(i)` for each of so many cases; answers the sum. */
template <class Call>
Pass each(std::size_t cases, Call call) {
  return [cases, call] {
    std::int64_t found = 0;
    for (std::size_t i = 0; i < cases; ++i) {
      found += static_cast<std::int64_t>(call(i));
    }
    return found;
  };
}

}  // namespace peers
