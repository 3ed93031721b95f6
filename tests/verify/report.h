// What has been found: failures of one case, and sums over many.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "families.h"

namespace verify {

/** A number that is held against an exact one. */
enum class Figure : int {
  t,
  tExit,
  tB,
  distance,
  u,
  v,
  gap,
  residual,
  axis,
  normal,
  point,
  contact,
  plane,
  projection,
  separation
};
inline constexpr int kFigureCount = 15;
inline constexpr std::array<std::string_view, kFigureCount> kFigureNames{
    "t",    "tExit",  "tB",    "distance", "u",     "v",          "gap",       "residual",
    "axis", "normal", "point", "contact",  "plane", "projection", "separation"};

/**
 * The most that each may be. t to gap: units in the last place. residual: what is left of a depth
 * or distance after moving b by it, in ulps of it; ties may cost 4 of them. axis, normal: 2^-53, of
 * a component. point, contact: parts of the bound, which grows with the shapes' size. plane: units
 * in the last place of the signed distances and the projected radius; so projection, of the ends of
 * an interval, and separation, of a gap.
 */
inline constexpr std::array<double, kFigureCount> kLimits{2, 2, 2, 2, 2, 2, 2, 8,
                                                          4, 4, 1, 1, 2, 2, 2};

struct Failure {
  std::string check;
  std::string expected;
  std::string got;
};

class Findings {
 public:
  void fail(std::string_view check, std::string expected, std::string got) {
    failures_.push_back({std::string(check), std::move(expected), std::move(got)});
  }
  void expect(bool good, std::string_view check, std::string_view expected, std::string_view got) {
    if (!good) {
      fail(check, std::string(expected), std::string(got));
    }
  }
  /** `off` in the figure's unit. */
  void measure(Figure figure, double off, const std::string& expected, double got);

  /** Takes over what another has found. */
  void add(const Findings& other);

  [[nodiscard]] const std::vector<Failure>& failures() const { return failures_; }
  [[nodiscard]] const std::array<double, kFigureCount>& worst() const { return worst_; }

  bool wrongOutcome = false;
  bool decidedExactly = false;
  bool numbersChecked = false;

 private:
  std::vector<Failure> failures_;
  std::array<double, kFigureCount> worst_{};
};

/** Sums over the cases of one pair. */
struct PairSums {
  std::uint64_t cases = 0;
  std::uint64_t wrong = 0;    // outcomes
  std::uint64_t failed = 0;   // cases with any failure
  std::uint64_t exact = 0;    // decided by exact arithmetic
  std::uint64_t numbers = 0;  // of which the numbers were checked
  std::array<double, kFigureCount> worst{};

  void add(const Findings& findings);
};

/** The shortest decimal that reads back as the same double; "inf" for infinity. */
std::string textOf(double value);

}  // namespace verify
