// Times as a table for people, or as JSON.
#pragma once

#include <string>
#include <vector>

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

std::string textOf(const Table& table);
std::string jsonOf(const Table& table);

}  // namespace peers
