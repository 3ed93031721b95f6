// Which casts is the core asked about? One family an idea of a motion, over the shapes of any
// family of families.h.
//
// Case i of a seed depends on the seed and i alone. The pairs take turns; two that both go on
// forever are rare, and asked only whether they are refused.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "collision/motion.h"
#include "families.h"
#include "oracle/cast.h"
#include "report.h"

namespace verify {

using oracle::Motion;

enum class CastFamily : int {
  random,   // ordinary doubles
  meets,    // a contact, moved back along a motion in whole numbers
  grazes,   // the same along an edge or face of a shape, or across what lies between the two
  slides,   // shapes with directions in common, along these
  starts,   // in contact at the start
  ends,     // in contact at the end alone
  beside,   // one of these with some number moved by an ulp
  still,    // no motion, or none as seen from the other
  lasting,  // durations from the least double to infinity
  scaled,   // velocities and durations of any magnitude
  flat,     // degenerate and flat shapes
  mixed,    // shapes and motions each of another magnitude
};
inline constexpr std::array<std::string_view, 12> kCastFamilyNames{
    "random", "meets", "grazes",  "slides", "starts", "ends",
    "beside", "still", "lasting", "scaled", "flat",   "mixed"};

struct CastCase {
  Case shapes;
  Motion motion;
  CastFamily family = CastFamily::random;
};

CastCase castAt(std::uint64_t seed, std::uint64_t index);

/** Whether both go on forever. */
bool areEndless(const Case& shapes);

/** What is found of one cast. */
struct CastFindings {
  Findings findings;
  int outcome = 3;  // as CastOutcome of the core, of the oracle
  bool isWrong = false;
  double enter = 0;  // the most units of the last place
  double exit = 0;
};

/** Of a with b and of b with a. */
using BothCasts = std::array<collision::Cast, 2>;
BothCasts castsOf(const CastCase& given);
/** `numbers`: also the points and the axis. */
CastFindings checkCast(const CastCase& given, const BothCasts& casts, bool numbers);

/** Outcome, startsInside and times alone, of the same as the oracle's. */
CastFindings checkTimes(oracle::Passing& passing, oracle::Outcome atStart, const BothCasts& casts);

/** Hulls against shapes: prints what is wrong, and counts; how many cases are. */
std::uint64_t wrongHullCasts(std::uint64_t seed, std::uint64_t from, std::uint64_t to);

/** A line that makes a case again, with what is wrong. */
std::string lineOfCast(const CastCase& failed, std::uint64_t seed, std::uint64_t index,
                       const Findings& findings);
CastCase castFrom(const std::string& line);

}  // namespace verify
