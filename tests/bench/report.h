// What the bench has measured, in columns or as JSON.
#pragma once

#include <string>
#include <vector>

#include "measure.h"

namespace bench {

struct Row {
  std::string pair;
  Result result;
};

void printHead(const Settings& settings);
void printRow(const Row& row);
/** Median and greatest of the ratios, and what was decided otherwise. */
void printSummary(const std::vector<Row>& rows);

void printJson(const Settings& settings, const std::vector<Row>& rows);

}  // namespace bench
