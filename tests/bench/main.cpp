// The bench: for every pair, nanoseconds an outcome takes exactly and in plain doubles, how much
// the filter decides, and what an exactly decided contact costs.
//   collision_bench [--json] [--seed N] [--rounds N] [--shapes N] [pair…]
#include <algorithm>
#include <charconv>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "measure.h"
#include "pairs/pairs.h"

namespace {

struct Options {
  bench::Settings settings;
  bool json = false;
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
      const bool good = (word == "--seed" && parse(value, options.settings.seed)) ||
                        (word == "--rounds" && parse(value, options.settings.rounds)) ||
                        (word == "--shapes" && parse(value, options.settings.shapes));
      if (!good) {
        return false;
      }
    }
  }
  return true;
}

std::string number(double value, int digits) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(digits) << value;
  return text.str();
}

/** Percent, rounded down: 99.9 stands only where it is reached. */
std::string percent(double share) { return number(std::floor(share * 1e4) / 100, 2); }

std::string ratioOf(const bench::Result& result) {
  return number(result.exactNanoseconds / result.plainNanoseconds, 2);
}

void printHead() {
  std::cout << std::left << std::setw(29) << "pair" << std::right << std::setw(9) << "exact ns"
            << std::setw(9) << "plain ns" << std::setw(7) << "ratio" << std::setw(10) << "filter %"
            << std::setw(9) << "meet %" << std::setw(13) << "contact us" << std::setw(10)
            << "worst us" << '\n';
}

void printRow(std::string_view name, const bench::Result& result) {
  std::cout << std::left << std::setw(29) << name << std::right << std::setw(9)
            << number(result.exactNanoseconds, 1) << std::setw(9)
            << number(result.plainNanoseconds, 1) << std::setw(7) << ratioOf(result)
            << std::setw(10) << percent(result.filtered) << std::setw(9)
            << number(100 * result.meeting, 1) << std::setw(13)
            << (result.contacts > 0 ? number(result.contactMicroseconds, 2) : "-") << std::setw(10)
            << (result.contacts > 0 ? number(result.worstContactMicroseconds, 2) : "-")
            << std::endl;
}

void printJson(std::string_view name, const bench::Result& result, bool first) {
  std::cout << (first ? "" : ",") << "\n    "
            << R"({"pair": ")" << name << R"(", "exactNanoseconds": )"
            << number(result.exactNanoseconds, 2) << R"(, "plainNanoseconds": )"
            << number(result.plainNanoseconds, 2) << R"(, "ratio": )" << ratioOf(result)
            << R"(, "filteredPercent": )" << percent(result.filtered) << R"(, "meetingPercent": )"
            << number(100 * result.meeting, 1) << R"(, "outcomesThatDiffer": )" << result.differing
            << R"(, "contacts": )" << result.contacts << R"(, "contactMicroseconds": )"
            << number(result.contactMicroseconds, 2) << R"(, "worstContactMicroseconds": )"
            << number(result.worstContactMicroseconds, 2) << '}';
}

}  // namespace

int main(int argc, char** argv) {
  Options options;
  if (!parse({argv + 1, argv + argc}, options)) {
    std::cerr << "collision_bench [--json] [--seed N] [--rounds N] [--shapes N] [pair...]\n";
    return 1;
  }
  if (options.json) {
    std::cout << R"({"seed": )" << options.settings.seed << R"(, "pairs": [)";
  } else {
    std::cout << "seed " << options.settings.seed << ", " << options.settings.rounds << " rounds, "
              << options.settings.shapes << " shapes of each kind\n";
    printHead();
  }
  int pair = 0;
  bool first = true;
  for (const collision::Pair& line : collision::pairTable()) {
    if (options.wants(line.name)) {
      const bench::Result result = bench::measure(pair, options.settings);
      if (options.json) {
        printJson(line.name, result, first);
      } else {
        printRow(line.name, result);
      }
      first = false;
    }
    ++pair;
  }
  std::cout << (options.json ? "\n]}\n" : "");
  return first ? 1 : 0;
}
