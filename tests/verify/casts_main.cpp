// collision_verify_casts: two shapes in motion, the core against exact arithmetic, over made cases.
//
//   collision_verify_casts --cases N [--seed S] [--shard i/n] [--numbers k]   i from 1 to n
//   collision_verify_casts --from I --to J [--seed S] [--numbers k]
//   collision_verify_casts --replay '<line>'
//   collision_verify_casts --hulls N [--seed S] [--shard i/n]   hulls against shapes of every kind
//
// Outcomes and times are checked on every case, in both orders; points and axes on every k-th round
// of the pairs (4 unless told). A failing case is one line of JSON on stdout; a table of the pairs
// follows. Ends with 1 when anything failed.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <span>
#include <stdexcept>
#include <string>

#include "casts.h"
#include "command_line.h"
#include "core_shape.h"
#include "pair_order.h"

namespace {

/** Of one pair, or of all. */
struct Sums {
  std::array<std::uint64_t, 4> outcomes{};  // never, touches, hits, refused
  std::uint64_t wrong = 0;
  std::uint64_t failed = 0;
  double enter = 0;
  double exit = 0;

  void add(const verify::CastFindings& found) {
    ++outcomes.at(static_cast<std::size_t>(found.outcome));
    wrong += found.isWrong ? 1 : 0;
    failed += found.findings.failures().empty() ? 0 : 1;
    enter = std::max(enter, found.enter);
    exit = std::max(exit, found.exit);
  }
  void add(const Sums& other) {
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
      outcomes.at(i) += other.outcomes.at(i);
    }
    wrong += other.wrong;
    failed += other.failed;
    enter = std::max(enter, other.enter);
    exit = std::max(exit, other.exit);
  }
};

void printRow(const std::string& name, const Sums& sums) {
  const auto& [never, touches, hits, refused] = sums.outcomes;
  std::printf("%-26s", name.c_str());
  for (const std::uint64_t count :
       {never + touches + hits + refused, never, touches, hits, sums.wrong, sums.failed}) {
    std::printf(" %9llu", static_cast<unsigned long long>(count));
  }
  std::printf(" %9.3g %9.3g\n", sums.enter, sums.exit);
}

std::string nameOf(oracle::Kind kind) {
  return std::string(collision::kindInfo(verify::coreKind(kind)).name);
}

void printTable(std::span<const Sums> sums) {
  std::printf("%-26s %9s %9s %9s %9s %9s %9s %9s %9s\n", "pair", "cases", "never", "touches",
              "hits", "wrong", "failed", "tEnter", "tExit");
  Sums all;
  for (std::size_t i = 0; i < sums.size(); ++i) {
    const verify::KindPair kinds = verify::kPairOrder.at(i);
    printRow(nameOf(kinds.a) + " " + nameOf(kinds.b), sums[i]);
    all.add(sums[i]);
  }
  printRow("all", all);
}

int replay(const std::string& line) {
  const verify::CastCase given = verify::castFrom(line);
  const verify::CastFindings found = verify::checkCast(given, verify::castsOf(given), true);
  return verify::said(found.findings);
}

int run(const verify::Options& options) {
  const std::uint64_t seed = std::stoull(options.at("--seed"));
  const std::string& hulls = options.at("--hulls");
  const std::string& cases = hulls.empty() ? options.at("--cases") : hulls;
  const auto shard = verify::shardOf(std::stoull(cases), options.at("--shard"));
  const std::uint64_t numbers = std::stoull(options.at("--numbers"));
  if (numbers < 1) {
    throw std::invalid_argument("--numbers is at least 1");
  }
  const std::string& from = options.at("--from");
  const std::string& to = options.at("--to");
  const std::uint64_t first = from.empty() ? shard.first : std::stoull(from);
  const std::uint64_t end = to.empty() ? shard.end : std::stoull(to);
  if (!hulls.empty()) {
    return verify::wrongHullCasts(seed, first, end) == 0 ? 0 : 1;
  }
  std::array<Sums, verify::kPairCount> sums{};
  bool failed = false;
  for (std::uint64_t i = first; i < end; ++i) {
    const verify::CastCase given = verify::castAt(seed, i);
    const verify::CastFindings found =
        verify::checkCast(given, verify::castsOf(given), i / verify::kPairCount % numbers == 0);
    sums.at(i % verify::kPairCount).add(found);
    if (!found.findings.failures().empty()) {
      failed = true;
      std::printf("%s\n", verify::lineOfCast(given, seed, i, found.findings).c_str());
    }
  }
  printTable(sums);
  return failed ? 1 : 0;
}

}  // namespace

int main(int count, char** arguments) {
  return verify::runOrReplay("collision_verify_casts", {arguments, static_cast<std::size_t>(count)},
                             {{"--cases", "100000"},
                              {"--seed", "1"},
                              {"--shard", "1/1"},
                              {"--numbers", "4"},
                              {"--from", ""},
                              {"--to", ""},
                              {"--replay", ""},
                              {"--hulls", ""}},
                             "--cases N, --seed S, --shard i/n, --numbers k, --replay line", run,
                             replay);
}
