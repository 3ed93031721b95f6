// What each test asks about, in the table's order: index = Step::candidate. Separating axes are in
// sat/separating_axes.h.
#pragma once

#include <array>

#include "answer/candidate.h"

namespace collision {

/** A solid against a plane. */
inline constexpr std::array<Candidate, 1> kPlaneCandidates{{{CandidateType::planeB}}};

inline constexpr std::array<Candidate, 2> kPlanePlaneCandidates{{
    {CandidateType::planes},
    {CandidateType::planeA},
}};

/** Two straight pieces; see curve/lines.h. */
inline constexpr std::array<Candidate, 5> kLineCandidates{{
    {CandidateType::lineNormal},
    {CandidateType::rangeA},
    {CandidateType::rangeB},
    {CandidateType::lineBeside},
    {CandidateType::lineAlong},
}};

/** The same of two points: only the last is ever asked. */
inline constexpr std::array<Candidate, 5> kPointPointCandidates{{
    kLineCandidates[0],
    kLineCandidates[1],
    kLineCandidates[2],
    kLineCandidates[3],
    {CandidateType::betweenPoints},
}};

inline constexpr std::array<Candidate, 2> kCurvePlaneCandidates{{
    {CandidateType::planeB},
    {CandidateType::parameter},
}};

inline constexpr std::array<Candidate, 2> kCurveSphereCandidates{{
    {CandidateType::distance},
    {CandidateType::parameter},
}};

inline constexpr std::array<Candidate, 3> kCurveBoxCandidates{{
    {CandidateType::slab, 0},
    {CandidateType::slab, 1},
    {CandidateType::slab, 2},
}};

/** t, the plane, the weights, then for a curve within the plane its borders and its lines. */
template <Kind Polygon>
constexpr auto curvePolygonCandidates() {
  using enum CandidateType;
  constexpr bool kIsTriangle = Polygon == Kind::triangle;
  constexpr std::size_t kWeights = kIsTriangle ? 3 : 2;
  constexpr std::size_t kBorders = kIsTriangle ? 3 : 4;
  std::array<Candidate, 2 + kWeights + kBorders + kLineCandidates.size()> candidates;
  std::size_t count = 0;
  candidates[count++] = {parameter};
  candidates[count++] = {planeB};
  for (std::size_t i = 0; i < kWeights; ++i) {
    candidates[count++] = {barycentric, static_cast<int>(i)};
  }
  for (std::size_t i = 0; i < kBorders; ++i) {
    candidates[count++] = {borderB, static_cast<int>(i)};
  }
  for (const Candidate& line : kLineCandidates) {
    candidates[count++] = line;
  }
  return candidates;
}
template <Kind Polygon>
inline constexpr auto kCurvePolygonCandidates = curvePolygonCandidates<Polygon>();

/** A shape with a radius: the distance of the cores against the sum of the radii. */
inline constexpr std::array<Candidate, 1> kRoundedCandidates{{{CandidateType::distance}}};

}  // namespace collision
