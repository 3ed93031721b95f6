#include "report.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <sstream>

namespace bench {
namespace {

std::string number(double value, int digits) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(digits) << value;
  return text.str();
}

/** Percent, rounded down: 100 stands only where it is reached. */
std::string percent(double share) { return number(std::floor(share * 1e4 + 1e-6) / 100, 2); }

std::string orDash(bool present, const std::string& text) { return present ? text : "-"; }

struct Column {
  std::string_view name;  // of the table's head
  std::string_view key;   // of JSON
  int width;
  std::string (*text)(const Result& result);  // "-": not there
};

bool inBooks(const Result& result) { return result.textbook > 0; }
std::string share(const Result& result, Arithmetic arithmetic) {
  return percent(result.share[static_cast<std::size_t>(arithmetic)]);
}

constexpr Column kColumns[] = {
    {"core ns", "coreNanoseconds", 9, [](const Result& r) { return number(r.core, 1); }},
    {"plain ns", "plainNanoseconds", 10, [](const Result& r) { return number(r.plain, 1); }},
    {"book ns", "textbookNanoseconds", 9,
     [](const Result& r) { return orDash(inBooks(r), number(r.textbook, 1)); }},
    {"/plain", "ratioToPlain", 8, [](const Result& r) { return number(r.core / r.plain, 2); }},
    {"/book", "ratioToTextbook", 7,
     [](const Result& r) { return orDash(inBooks(r), number(r.core / r.textbook, 2)); }},
    {"meet %", "meetingPercent", 8, [](const Result& r) { return number(100 * r.meeting, 1); }},
    {"double %", "doublePercent", 10,
     [](const Result& r) { return share(r, Arithmetic::plainDouble); }},
    {"dd %", "doubleDoublePercent", 6,
     [](const Result& r) { return share(r, Arithmetic::doubleDouble); }},
    {"exact %", "exactPercent", 9, [](const Result& r) { return share(r, Arithmetic::exact); }},
    {"num ex %", "exactNumbersPercent", 10,
     [](const Result& r) { return orDash(r.exactNumbers >= 0, percent(r.exactNumbers)); }},
    {"plain!=", "plainDiffers", 9, [](const Result& r) { return std::to_string(r.plainDiffers); }},
    {"book!=", "textbookDiffers", 8,
     [](const Result& r) { return orDash(inBooks(r), std::to_string(r.textbookDiffers)); }},
    {"contact us", "contactMicroseconds", 12,
     [](const Result& r) { return orDash(r.contacts > 0, number(r.contactMicroseconds, 2)); }},
    {"worst us", "worstContactMicroseconds", 10,
     [](const Result& r) { return orDash(r.contacts > 0, number(r.worstContactMicroseconds, 2)); }},
};

constexpr int kNameWidth = 27;

/** Of figures by pair: the middle one, and the greatest with its pair. */
void printSpread(std::string_view name, std::vector<std::pair<double, std::string_view>> figures) {
  if (figures.empty()) {
    return;
  }
  std::sort(figures.begin(), figures.end());
  std::cout << name << ": median " << number(figures[figures.size() / 2].first, 2) << ", most "
            << number(figures.back().first, 2) << " (" << figures.back().second << ")\n";
}

}  // namespace

void printHead(const Settings& settings) {
  std::cout << "seed " << settings.seed << ", " << settings.rounds << " rounds, " << settings.shapes
            << " pairs of shapes each\n"
            << std::left << std::setw(kNameWidth) << "pair" << std::right;
  for (const Column& column : kColumns) {
    std::cout << std::setw(column.width) << column.name;
  }
  std::cout << '\n';
}

void printRow(const Row& row) {
  std::cout << std::left << std::setw(kNameWidth) << row.pair << std::right;
  for (const Column& column : kColumns) {
    std::cout << std::setw(column.width) << column.text(row.result);
  }
  std::cout << std::endl;
}

void printSummary(const std::vector<Row>& rows) {
  std::vector<std::pair<double, std::string_view>> nanoseconds;
  std::vector<std::pair<double, std::string_view>> toPlain;
  std::vector<std::pair<double, std::string_view>> toTextbook;
  int differing = 0;
  for (const auto& [pair, result] : rows) {
    nanoseconds.emplace_back(result.core, pair);
    toPlain.emplace_back(result.core / result.plain, pair);
    if (inBooks(result)) {
      toTextbook.emplace_back(result.core / result.textbook, pair);
    }
    differing += result.textbookDiffers;
  }
  printSpread("outcome, ns", nanoseconds);
  printSpread("outcome / plain doubles", toPlain);
  printSpread("outcome / textbook", toTextbook);
  std::cout << "outcomes that textbook tests give otherwise: " << differing << '\n';
}

void printJson(const Settings& settings, const std::vector<Row>& rows) {
  std::cout << R"({"seed": )" << settings.seed << R"(, "rounds": )" << settings.rounds
            << R"(, "shapes": )" << settings.shapes << R"(, "pairs": [)";
  for (std::size_t i = 0; i < rows.size(); ++i) {
    std::cout << (i == 0 ? "" : ",") << "\n    {\"pair\": \"" << rows[i].pair << '"';
    for (const Column& column : kColumns) {
      const std::string text = column.text(rows[i].result);
      std::cout << ", \"" << column.key << "\": " << (text == "-" ? "null" : text);
    }
    std::cout << '}';
  }
  std::cout << "\n]}\n";
}

}  // namespace bench
