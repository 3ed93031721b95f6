#include "contest/table.h"

#include <algorithm>
#include <exception>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <utility>

namespace peers {
namespace {

constexpr std::size_t kWidth = 11;

std::string aligned(const std::string& cell) {
  return std::string(kWidth > cell.size() ? kWidth - cell.size() : 1, ' ') + cell;
}

/** Three significant digits, or all of a greater number. */
std::string fixed(double number) {
  const double size = std::max(number, 0.0);
  std::ostringstream text;
  text << std::fixed << std::setprecision(size < 10 ? 2 : size < 100 ? 1 : 0) << number;
  return text.str();
}

void add(std::string& line, const Table& table, const Times& times, std::string (*cell)(Time)) {
  for (const std::string& library : table.libraries) {
    const auto time = times.find(library);
    line += aligned(time == times.end() ? "-" : cell(time->second));
  }
}

std::string textOf(const Table& table) {
  std::string text = table.title + "\n";
  for (const std::string& label : table.labels) {
    text += aligned(label);
  }
  for (const std::string& library : table.libraries) {
    text += aligned(library);
  }
  for (const std::string& library : table.libraries) {
    text += aligned("#" + library);
  }
  text += "  question";
  for (const Row& row : table.rows) {
    std::string line = "\n";
    for (const std::string& label : row.labels) {
      line += aligned(label);
    }
    add(line, table, row.times, [](Time time) { return fixed(time.each); });
    add(line, table, row.times, [](Time time) { return std::to_string(time.found); });
    text += line + "  " + row.question;
  }
  for (const std::string& note : table.notes) {
    text += "\n" + note;
  }
  return text + "\n";
}

std::string jsonOf(const Table& table) {
  std::ostringstream json;
  json << std::setprecision(6) << "[";
  for (const Row& row : table.rows) {
    json << (&row == table.rows.data() ? "{" : ",{");
    for (std::size_t i = 0; i < row.labels.size(); ++i) {
      json << std::quoted(table.labels[i]) << ":" << std::quoted(row.labels[i]) << ",";
    }
    json << R"("question":)" << std::quoted(row.question) << R"(,"times":{)";
    const char* between = "";
    for (const auto& [name, time] : row.times) {
      json << between << std::quoted(name) << R"(:{"each":)" << time.each << R"(,"found":)"
           << time.found << "}";
      between = ",";
    }
    json << "}}";
  }
  json << "]\n";
  return json.str();
}

}  // namespace

int runContest(int argc, char** argv, const std::string& sizes, std::vector<int> usual,
               const std::function<Table(const Options&)>& tableOf) {
  try {
    const Options options = optionsOf(argc, argv, sizes, std::move(usual));
    const Table table = tableOf(options);
    std::cout << (options.json ? jsonOf(table) : textOf(table));
    return 0;
  } catch (const std::exception& error) {
    std::cerr << error.what() << "\n";
    return 1;
  }
}

}  // namespace peers
