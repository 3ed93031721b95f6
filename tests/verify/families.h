// Which pairs of shapes is the core asked about? One family of hard cases an idea, for every pair.
//
// Case i of a seed depends on the seed and i alone: shards and replays agree, on any machine. The
// pairs take turns; the family is drawn by weight. Families that make no sense for a pair hand over
// to one that does.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "oracle/shape.h"

namespace verify {

using oracle::Kind;
using oracle::Shape;

enum class Family : int {
  grid,         // whole numbers, corners meeting, Pythagorean distances
  nudged,       // the same with one or two numbers off by an ulp
  flip,         // one of the two neighboring doubles between which the truth changes
  far,          // offsets of 1e6 to 1e15
  scaled,       // both by 2^-495 to 2^190
  mixed,        // each by another power of two
  subnormal,    // both by 2^-1074 to 2^-1020
  sliver,       // needles, sheets, thin balls
  degenerate,   // corners that coincide, boxes without extent, radius 0
  parallel,     // directions in common up to 1e-18 to 1e-3
  rotated,      // contacts turned by whole quaternions, exact
  pythagorean,  // balls at whole distances from corners, edges and faces, turned
  curve,        // rays through corners and edges, ended at the hit +- 1 ulp
  orientation,  // quaternions equal, opposite, or off by 1e-17
  identical,    // the same shape twice, or the same points as another kind
  near,         // ordinary shapes, brought together in double
  ordinary,     // ordinary random doubles
};
inline constexpr std::array<std::string_view, 17> kFamilyNames{
    "grid",      "nudged",      "flip",       "far",      "scaled",  "mixed",
    "subnormal", "sliver",      "degenerate", "parallel", "rotated", "pythagorean",
    "curve",     "orientation", "identical",  "near",     "ordinary"};

struct Case {
  Shape a;
  Shape b;
  Family family = Family::grid;
};

inline constexpr int kPairCount = oracle::kKindCount * (oracle::kKindCount + 1) / 2;

/** Of the table's pair index % kPairCount, a the first kind. */
Case caseAt(std::uint64_t seed, std::uint64_t index);
/** A case of a given family, or of the one that stands in for it. */
Case caseOf(Family family, Kind a, Kind b, std::uint64_t seed, std::uint64_t index);

}  // namespace verify
