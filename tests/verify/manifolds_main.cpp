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
#include <exception>
#include <map>
#include <span>
#include <stdexcept>
#include <string>

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

using Options = std::map<std::string, std::string>;

Options optionsOf(std::span<char*> arguments) {
  Options options{{"--cases", "100000"}, {"--seed", "1"}, {"--shard", "1/1"}, {"--replay", ""}};
  for (std::size_t i = 1; i < arguments.size(); i += 2) {
    if (!options.contains(arguments[i]) || i + 1 == arguments.size()) {
      throw std::invalid_argument("--cases N, --seed S, --shard i/n, --replay line");
    }
    options[arguments[i]] = arguments[i + 1];
  }
  return options;
}

int replay(const std::string& line) {
  const verify::ManifoldFindings found = verify::checkManifold(verify::caseFrom(line));
  for (const verify::Failure& failure : found.findings.failures()) {
    std::printf("%s: expected %s, got %s\n", failure.check.c_str(), failure.expected.c_str(),
                failure.got.c_str());
  }
  std::printf("%s\n", found.findings.failures().empty() ? "right in every part" : "wrong");
  return found.findings.failures().empty() ? 0 : 1;
}

int run(const Options& options) {
  const std::uint64_t seed = std::stoull(options.at("--seed"));
  const std::uint64_t cases = std::stoull(options.at("--cases"));
  const std::string& shard = options.at("--shard");
  const std::size_t slash = shard.find('/');
  const std::uint64_t part = std::stoull(shard.substr(0, slash));
  const std::uint64_t parts = slash == std::string::npos ? 0 : std::stoull(shard.substr(slash + 1));
  if (part < 1 || part > parts) {
    throw std::invalid_argument("a shard is i/n with 1 <= i <= n");
  }
  std::array<Sums, verify::kManifoldPairs.size()> sums{};
  bool failed = false;
  for (std::uint64_t i = cases * (part - 1) / parts; i < cases * part / parts; ++i) {
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
  try {
    const Options options = optionsOf({arguments, static_cast<std::size_t>(count)});
    const std::string& line = options.at("--replay");
    return line.empty() ? run(options) : replay(line);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "collision_verify_manifolds: %s\n", error.what());
    return 2;
  }
}
