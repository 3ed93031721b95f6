// Sums, and doubles as text.
#include "report.h"

#include <algorithm>
#include <charconv>

namespace verify {

void Findings::measure(Figure figure, double off, const std::string& expected, double got) {
  const auto i = static_cast<std::size_t>(figure);
  worst_.at(i) = std::max(worst_.at(i), off);
  if (!(off <= kLimits.at(i))) {
    fail(kFigureNames.at(i), expected, textOf(got) + " (off by " + textOf(off) + ")");
  }
}

void Findings::add(const Findings& other) {
  failures_.insert(failures_.end(), other.failures_.begin(), other.failures_.end());
  for (std::size_t i = 0; i < worst_.size(); ++i) {
    worst_.at(i) = std::max(worst_.at(i), other.worst_.at(i));
  }
}

void PairSums::add(const Findings& findings) {
  ++cases;
  wrong += findings.wrongOutcome ? 1U : 0U;
  failed += findings.failures().empty() ? 0U : 1U;
  exact += findings.decidedExactly ? 1U : 0U;
  numbers += findings.numbersChecked ? 1U : 0U;
  for (std::size_t i = 0; i < worst.size(); ++i) {
    worst.at(i) = std::max(worst.at(i), findings.worst().at(i));
  }
}

std::string textOf(double value) {
  std::array<char, 32> text{};
  const auto end = std::to_chars(text.data(), text.data() + text.size(), value);
  return {text.data(), end.ptr};
}

}  // namespace verify
