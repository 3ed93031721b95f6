// What the programs that verify one question have in common: options, shards, and what they say of
// one replayed case.
#pragma once

#include <cstdint>
#include <cstdio>
#include <exception>
#include <map>
#include <span>
#include <stdexcept>
#include <string>

#include "report.h"

namespace verify {

/** By their names, such as "--seed". */
using Options = std::map<std::string, std::string>;

/** `options`: all that there are, with what holds where they aren't given. */
inline Options optionsOf(std::span<char*> arguments, Options options, const char* usage) {
  for (std::size_t i = 1; i < arguments.size(); i += 2) {
    if (!options.contains(arguments[i]) || i + 1 == arguments.size()) {
      throw std::invalid_argument(usage);
    }
    options[arguments[i]] = arguments[i + 1];
  }
  return options;
}

/** Cases from `first` to before `end`. */
struct CaseRange {
  std::uint64_t first;
  std::uint64_t end;
};
/** Those of so many that the part i of n has. */
inline CaseRange shardOf(std::uint64_t cases, const std::string& shard) {
  const std::size_t slash = shard.find('/');
  const std::uint64_t part = std::stoull(shard.substr(0, slash));
  const std::uint64_t parts = slash == std::string::npos ? 0 : std::stoull(shard.substr(slash + 1));
  if (part < 1 || part > parts) {
    throw std::invalid_argument("a shard is i/n with 1 <= i <= n");
  }
  return {cases * (part - 1) / parts, cases * part / parts};
}

/** Says what one case failed in; answers the exit code. */
inline int said(const Findings& findings) {
  for (const Failure& failure : findings.failures()) {
    std::printf("%s: expected %s, got %s\n", failure.check.c_str(), failure.expected.c_str(),
                failure.got.c_str());
  }
  std::printf("%s\n", findings.failures().empty() ? "right in every part" : "wrong");
  return findings.failures().empty() ? 0 : 1;
}

/** main: run(options), or replay(line) of "--replay"; 2 where that can't be done. */
template <class Run, class Replay>
int runOrReplay(const char* program, std::span<char*> arguments, const Options& defaults,
                const char* usage, const Run& run, const Replay& replay) {
  try {
    const Options options = optionsOf(arguments, defaults, usage);
    const std::string& line = options.at("--replay");
    return line.empty() ? run(options) : replay(line);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s: %s\n", program, error.what());
    return 2;
  }
}

}  // namespace verify
