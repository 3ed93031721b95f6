// collision_verify: the core against exact arithmetic, over made cases.
//
//   collision_verify --cases N [--seed S] [--shard i/n] [--numbers k]   i from 1 to n
//   collision_verify --from I --to J [--seed S] [--numbers k]
//   collision_verify --replay '<line>'
//
// Outcomes are checked on every case, numbers on every k-th round of the pairs (2 unless told). A
// failing case is one line of JSON on stdout; a table of the pairs follows, which tools/verify.mjs
// reads and adds up. Ends with 1 when anything failed.
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <map>
#include <span>
#include <stdexcept>
#include <string>

#include "check.h"
#include "pair_order.h"
#include "replay.h"

namespace {

struct Options {
  std::uint64_t seed = 1;
  std::uint64_t from = 0;
  std::uint64_t to = 100000;
  std::uint64_t numbers = 2;
  std::string replay;
};

std::uint64_t wholeOf(const std::string& text) {
  std::size_t used = 0;
  const std::uint64_t value = std::stoull(text, &used);
  if (used != text.size()) {
    throw std::invalid_argument("not a whole number: " + text);
  }
  return value;
}

Options optionsOf(std::span<char*> arguments) {
  std::map<std::string, std::string> given;
  for (std::size_t i = 1; i + 1 < arguments.size(); i += 2) {
    given[arguments[i]] = arguments[i + 1];
  }
  Options options;
  std::uint64_t cases = options.to;
  std::string shard = "1/1";
  for (const auto& [key, value] : given) {
    if (key == "--seed") {
      options.seed = wholeOf(value);
    } else if (key == "--cases") {
      cases = wholeOf(value);
    } else if (key == "--numbers") {
      options.numbers = wholeOf(value);
    } else if (key == "--shard") {
      shard = value;
    } else if (key == "--replay") {
      options.replay = value;
    } else if (key != "--from" && key != "--to") {
      throw std::invalid_argument("unknown option " + key);
    }
  }
  if (arguments.size() % 2 == 0) {
    throw std::invalid_argument("an option without a value");
  }
  const std::size_t slash = shard.find('/');
  const std::uint64_t part = wholeOf(shard.substr(0, slash));
  const std::uint64_t parts = slash == std::string::npos ? 0 : wholeOf(shard.substr(slash + 1));
  if (part < 1 || part > parts || options.numbers < 1) {
    throw std::invalid_argument("a shard is i/n with 1 <= i <= n, and --numbers at least 1");
  }
  options.from = given.contains("--from") ? wholeOf(given["--from"]) : cases * (part - 1) / parts;
  options.to = given.contains("--to") ? wholeOf(given["--to"]) : cases * part / parts;
  return options;
}

void printTable(std::span<const verify::PairSums> sums) {
  std::printf("%-28s %10s %6s %6s %10s %10s", "pair", "cases", "wrong", "failed", "exact",
              "numbers");
  for (const std::string_view name : verify::kFigureNames) {
    std::printf(" %9s", std::string(name).c_str());
  }
  std::printf("\n");
  for (std::size_t i = 0; i < sums.size(); ++i) {
    const verify::KindPair kinds = verify::kPairOrder.at(i);
    const auto place =
        collision::findPair(verify::coreKind(kinds.a), verify::coreKind(kinds.b)).index;
    const std::string name = nameOf(collision::pairTable()[static_cast<std::size_t>(place)]);
    std::printf("%-28s %10llu %6llu %6llu %10llu %10llu", name.c_str(),
                static_cast<unsigned long long>(sums[i].cases),
                static_cast<unsigned long long>(sums[i].wrong),
                static_cast<unsigned long long>(sums[i].failed),
                static_cast<unsigned long long>(sums[i].exact),
                static_cast<unsigned long long>(sums[i].numbers));
    for (const double worst : sums[i].worst) {
      std::printf(" %9.3g", worst);
    }
    std::printf("\n");
  }
}

int replay(const std::string& line) {
  const verify::Case given = verify::caseFrom(line);
  const verify::Findings findings = verify::check(given, true);
  for (const verify::Failure& failure : findings.failures()) {
    std::printf("%s: expected %s, got %s\n", failure.check.c_str(), failure.expected.c_str(),
                failure.got.c_str());
  }
  std::printf("%s\n", findings.failures().empty() ? "right in every part" : "wrong");
  return findings.failures().empty() ? 0 : 1;
}

int run(const Options& options) {
  std::array<verify::PairSums, verify::kPairCount> sums{};
  bool failed = false;
  for (std::uint64_t i = options.from; i < options.to; ++i) {
    const verify::Case given = verify::caseAt(options.seed, i);
    const bool numbers = i / verify::kPairCount % options.numbers == 0;
    const verify::Findings findings = verify::check(given, numbers);
    sums.at(i % verify::kPairCount).add(findings);
    if (!findings.failures().empty()) {
      failed = true;
      std::printf("%s\n", verify::lineOf(given, options.seed, i, findings).c_str());
    }
  }
  printTable(sums);
  return failed ? 1 : 0;
}

}  // namespace

int main(int count, char** arguments) {
  try {
    const Options options = optionsOf({arguments, static_cast<std::size_t>(count)});
    return options.replay.empty() ? run(options) : replay(options.replay);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "collision_verify: %s\n", error.what());
    return 2;
  }
}
