// The bench: for every pair, nanoseconds that an outcome takes of the core, of the core in plain
// doubles and of a textbook test, by which arithmetic outcomes are decided, and what a contact
// costs that only exact arithmetic decides.
//   collision_bench [--json] [--seed N] [--rounds N] [--shapes N] [pair…]
//   collision_bench --workloads FILE …: writes the shapes instead, for contestants that are no C++
#include <algorithm>
#include <charconv>
#include <fstream>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "measure.h"
#include "pairs/pairs.h"
#include "report.h"

namespace {

struct Options {
  bench::Settings settings;
  bool json = false;
  std::string workloads;
  std::vector<std::string_view> pairs;

  [[nodiscard]] bool wants(std::string_view pair) const {
    return pairs.empty() || std::find(pairs.begin(), pairs.end(), pair) != pairs.end();
  }
};

template <class Number>
bool parse(std::string_view text, Number& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size() && number > 0;
}

bool parse(const std::vector<std::string_view>& words, Options& options) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string_view word = words[i];
    if (word == "--json") {
      options.json = true;
    } else if (word.substr(0, 2) != "--") {
      options.pairs.push_back(word);
    } else {
      const std::string_view value = ++i < words.size() ? words[i] : "";
      if (word == "--workloads") {
        options.workloads = value;
      }
      const bool good = (word == "--workloads" && !value.empty()) ||
                        (word == "--seed" && parse(value, options.settings.seed)) ||
                        (word == "--rounds" && parse(value, options.settings.rounds)) ||
                        (word == "--shapes" && parse(value, options.settings.shapes));
      if (!good) {
        return false;
      }
    }
  }
  return true;
}

void write(std::ofstream& file, const std::vector<double>& slots) {
  file.write(reinterpret_cast<const char*>(slots.data()),
             static_cast<std::streamsize>(slots.size() * sizeof(double)));
}

/** Of each wanted pair in the table's order the slots of all first shapes, then of all second ones.
 */
bool writeWorkloads(const Options& options) {
  std::ofstream file(options.workloads, std::ios::binary);
  int pair = 0;
  for (const collision::Pair& line : collision::pairTable()) {
    if (options.wants(nameOf(line))) {
      const bench::Workload workload =
          bench::ordinaryShapes(pair, options.settings.seed, options.settings.shapes);
      write(file, workload.a);
      write(file, workload.b);
    }
    ++pair;
  }
  return file.good();
}

std::vector<bench::Row> measureAll(const Options& options) {
  std::vector<bench::Row> rows;
  int pair = 0;
  for (const collision::Pair& line : collision::pairTable()) {
    if (options.wants(nameOf(line))) {
      rows.push_back({nameOf(line), bench::measure(pair, options.settings)});
      if (!options.json) {
        bench::printRow(rows.back());
      }
    }
    ++pair;
  }
  return rows;
}

}  // namespace

int main(int argc, char** argv) {
  Options options;
  if (!parse({argv + 1, argv + argc}, options)) {
    std::cerr << "collision_bench [--json] [--seed N] [--rounds N] [--shapes N] "
                 "[--workloads FILE] [pair...]\n";
    return 1;
  }
  if (!options.workloads.empty()) {
    return writeWorkloads(options) ? 0 : 1;
  }
  if (!options.json) {
    bench::printHead(options.settings);
  }
  const std::vector<bench::Row> rows = measureAll(options);
  if (options.json) {
    bench::printJson(options.settings, rows);
  } else {
    bench::printSummary(rows);
  }
  return rows.empty() ? 1 : 0;
}
