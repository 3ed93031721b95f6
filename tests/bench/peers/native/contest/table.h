// Times as a table for people, or as JSON.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "contest/options.h"
#include "contest/rounds.h"

namespace peers {

struct Row {
  /** Such as a scene and its size: a cell each, left of the times. */
  std::vector<std::string> labels;
  std::string question;
  Times times;
};

struct Table {
  std::string title;
  std::vector<std::string> labels;     // the heads of those of a row
  std::vector<std::string> libraries;  // in the order of columns
  std::vector<Row> rows;
  std::vector<std::string> notes;  // a line each, below the table
};

/**
 * What main() of a contest does: prints the table of the options, see optionsOf(). Answers its exit
 * code.
 */
int runContest(int argc, char** argv, const std::string& sizes, std::vector<int> usual,
               const std::function<Table(const Options&)>& tableOf);

}  // namespace peers
