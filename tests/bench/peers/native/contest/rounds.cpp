#include "contest/rounds.h"

#include <chrono>

namespace peers {
namespace {

constexpr double kMostMicroseconds = 8e6;

double microseconds() {
  const auto time = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration<double, std::micro>(time).count();
}

}  // namespace

Times timesOf(const std::vector<Library>& libraries, const std::string& question, std::size_t cases,
              int rounds) {
  Times times;
  std::map<std::string, double> taken;
  for (int round = 0; round < rounds; ++round) {
    for (const auto& [name, passes] : libraries) {
      const auto pass = passes.find(question);
      if (pass == passes.end() || taken[name] > kMostMicroseconds) {
        continue;
      }
      const double started = microseconds();
      const std::int64_t found = pass->second();
      const double time = microseconds() - started;
      taken[name] += time;
      const double one = time / static_cast<double>(cases);
      if (const auto best = times.find(name); best == times.end() || one < best->second.each) {
        times[name] = {one, found};
      }
    }
  }
  return times;
}

}  // namespace peers
