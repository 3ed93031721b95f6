// collision_verify_manifolds: contact manifolds, the core against fractions, over made cases.
//
//   collision_verify_manifolds --cases N [--seed S] [--shard i/n]   i from 1 to n
//   collision_verify_manifolds --replay '<line>'
//
// A failing case is one line of JSON on stdout; a table of the pairs follows. Ends with 1 when
// anything failed.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <span>
#include <string>

#include "command_line.h"
#include "core_shape.h"
#include "manifolds.h"
#include "replay.h"

namespace {

/** Of one pair, or of all. */
struct Sums {
  std::array<std::uint64_t, 4> outcomes{};
  std::uint64_t failed = 0;
  std::uint64_t points = 0;
  std::uint64_t nearTies = 0;
  double depth = 0;
  double coordinate = 0;

  void add(const verify::ManifoldFindings& found) {
    ++outcomes.at(static_cast<std::size_t>(found.outcome));
    failed += found.findings.failures().empty() ? 0 : 1;
    points += static_cast<std::uint64_t>(found.points);
    nearTies += found.isNearTie ? 1 : 0;
    depth = std::max(depth, found.depth);
    coordinate = std::max(coordinate, found.coordinate);
  }
  void add(const Sums& other) {
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
      outcomes.at(i) += other.outcomes.at(i);
    }
    failed += other.failed;
    points += other.points;
    nearTies += other.nearTies;
    depth = std::max(depth, other.depth);
    coordinate = std::max(coordinate, other.coordinate);
  }
};

void printRow(const std::string& name, const Sums& sums) {
  const auto& [apart, touching, overlapping, invalid] = sums.outcomes;
  std::printf("%-28s", name.c_str());
  for (const std::uint64_t count : {apart + touching + overlapping + invalid, apart, touching,
                                    overlapping, sums.points, sums.nearTies, sums.failed}) {
    std::printf(" %11llu", static_cast<unsigned long long>(count));
  }
  std::printf(" %10.3g %10.3g\n", sums.depth, sums.coordinate);
}

std::string nameOf(oracle::Kind kind) {
  return std::string(collision::kindInfo(verify::coreKind(kind)).name);
}

void printTable(std::span<const Sums> sums) {
  std::printf("%-28s %11s %11s %11s %11s %11s %11s %11s %10s %10s\n", "pair", "cases", "apart",
              "touching", "overlapping", "points", "near ties", "failed", "depth", "coordinate");
  Sums all;
  for (std::size_t i = 0; i < sums.size(); ++i) {
    const verify::KindPair kinds = verify::kManifoldPairs.at(i);
    printRow(nameOf(kinds.a) + " " + nameOf(kinds.b), sums[i]);
    all.add(sums[i]);
  }
  printRow("all", all);
}

int replay(const std::string& line) {
  const verify::ManifoldFindings found = verify::checkManifold(verify::caseFrom(line));
  return verify::said(found.findings);
}

int run(const verify::Options& options) {
  const std::uint64_t seed = std::stoull(options.at("--seed"));
  const auto [first, end] =
      verify::shardOf(std::stoull(options.at("--cases")), options.at("--shard"));
  std::array<Sums, verify::kManifoldPairs.size()> sums{};
  bool failed = false;
  for (std::uint64_t i = first; i < end; ++i) {
    const verify::Case given = verify::manifoldCaseAt(seed, i);
    const verify::ManifoldFindings found = verify::checkManifold(given);
    sums.at(i % sums.size()).add(found);
    if (!found.findings.failures().empty()) {
      failed = true;
      std::printf("%s\n", verify::lineOf(given, seed, i, found.findings).c_str());
    }
  }
  printTable(sums);
  return failed ? 1 : 0;
}

}  // namespace

int main(int count, char** arguments) {
  return verify::runOrReplay(
      "collision_verify_manifolds", {arguments, static_cast<std::size_t>(count)},
      {{"--cases", "100000"}, {"--seed", "1"}, {"--shard", "1/1"}, {"--replay", ""}},
      "--cases N, --seed S, --shard i/n, --replay line", run, replay);
}
