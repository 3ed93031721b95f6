// The named lines that each test asks about, in table order: index = Step::candidate. {a} and {b}
// stand for the names of the two shapes. Groups of one pair may follow each other in any order.
#pragma once

#include <array>

#include "answer/trace.h"

namespace collision {

/** A solid against a plane. */
inline constexpr std::array<Candidate, 1> kPlaneCandidates{{
    {"{b}.n", StepGroup::plane},
}};

inline constexpr std::array<Candidate, 3> kAabbAabbCandidates{{
    {"x", StepGroup::worldAxis},
    {"y", StepGroup::worldAxis},
    {"z", StepGroup::worldAxis},
}};

/** Two straight pieces; see curve/lines.h. */
inline constexpr std::array<Candidate, 5> kLineCandidates{{
    {"{a}×{b}", StepGroup::flat},
    {"{b}×({a}×{b})", StepGroup::flat},
    {"{a}×({a}×{b})", StepGroup::flat},
    {"{a}∥{b}", StepGroup::flat},
    {"{a}", StepGroup::flat},
}};

/** The same of two points: only the last is ever asked. */
inline constexpr std::array<Candidate, 5> kPointPointCandidates{{
    kLineCandidates[0],
    kLineCandidates[1],
    kLineCandidates[2],
    kLineCandidates[3],
    {"{b} − {a}", StepGroup::flat},
}};

inline constexpr std::array<Candidate, 2> kCurvePlaneCandidates{{
    {"{b}.n", StepGroup::plane},
    {"t", StepGroup::range},
}};

inline constexpr std::array<Candidate, 2> kCurveSphereCandidates{{
    {"|{a} − {b}|", StepGroup::distance},
    {"t", StepGroup::range},
}};

inline constexpr std::array<Candidate, 3> kCurveBoxCandidates{{
    {"{b}.x", StepGroup::slab},
    {"{b}.y", StepGroup::slab},
    {"{b}.z", StepGroup::slab},
}};

inline constexpr std::array<Candidate, 13> kCurveTriangleCandidates{{
    {"t", StepGroup::range},
    {"{b}.n", StepGroup::plane},
    {"u", StepGroup::barycentric},
    {"v", StepGroup::barycentric},
    {"w", StepGroup::barycentric},
    {"{b}.ab×{b}.n", StepGroup::flat},
    {"{b}.bc×{b}.n", StepGroup::flat},
    {"{b}.ca×{b}.n", StepGroup::flat},
    {"{a}×{b}", StepGroup::flat},
    {"{b}×({a}×{b})", StepGroup::flat},
    {"{a}×({a}×{b})", StepGroup::flat},
    {"{a}∥{b}", StepGroup::flat},
    {"{a}", StepGroup::flat},
}};

inline constexpr std::array<Candidate, 13> kCurveParallelogramCandidates{{
    {"t", StepGroup::range},
    {"{b}.n", StepGroup::plane},
    {"u", StepGroup::barycentric},
    {"v", StepGroup::barycentric},
    {"{b}.ab×{b}.n", StepGroup::flat},
    {"{b}.bd×{b}.n", StepGroup::flat},
    {"{b}.dc×{b}.n", StepGroup::flat},
    {"{b}.ca×{b}.n", StepGroup::flat},
    {"{a}×{b}", StepGroup::flat},
    {"{b}×({a}×{b})", StepGroup::flat},
    {"{a}×({a}×{b})", StepGroup::flat},
    {"{a}∥{b}", StepGroup::flat},
    {"{a}", StepGroup::flat},
}};

/** A shape with a radius: the distance of the cores against the sum of the radii. */
inline constexpr std::array<Candidate, 1> kRoundedCandidates{{
    {"|{a} − {b}|", StepGroup::distance},
}};

inline constexpr std::array<Candidate, 2> kPlanePlaneCandidates{{
    {"{a}.n×{b}.n", StepGroup::plane},
    {"{a}.n", StepGroup::distance},
}};

inline constexpr std::array<Candidate, 24> kBoxBoxCandidates{{
    {"{a}.x", StepGroup::faceA},          {"{a}.y", StepGroup::faceA},
    {"{a}.z", StepGroup::faceA},          {"{b}.x", StepGroup::faceB},
    {"{b}.y", StepGroup::faceB},          {"{b}.z", StepGroup::faceB},
    {"{a}.x×{b}.x", StepGroup::edgeEdge}, {"{a}.x×{b}.y", StepGroup::edgeEdge},
    {"{a}.x×{b}.z", StepGroup::edgeEdge}, {"{a}.y×{b}.x", StepGroup::edgeEdge},
    {"{a}.y×{b}.y", StepGroup::edgeEdge}, {"{a}.y×{b}.z", StepGroup::edgeEdge},
    {"{a}.z×{b}.x", StepGroup::edgeEdge}, {"{a}.z×{b}.y", StepGroup::edgeEdge},
    {"{a}.z×{b}.z", StepGroup::edgeEdge}, {"n×{a}.x", StepGroup::flat},
    {"n×{a}.y", StepGroup::flat},         {"n×{a}.z", StepGroup::flat},
    {"n×{b}.x", StepGroup::flat},         {"n×{b}.y", StepGroup::flat},
    {"n×{b}.z", StepGroup::flat},         {"{a}∥{b}", StepGroup::flat},
    {"{a}⊥{b}", StepGroup::flat},         {"{b} − {a}", StepGroup::flat},
}};

inline constexpr std::array<Candidate, 22> kBoxTriangleCandidates{{
    {"{a}.x×{b}.ab", StepGroup::edgeEdge}, {"{a}.x×{b}.bc", StepGroup::edgeEdge},
    {"{a}.x×{b}.ca", StepGroup::edgeEdge}, {"{a}.y×{b}.ab", StepGroup::edgeEdge},
    {"{a}.y×{b}.bc", StepGroup::edgeEdge}, {"{a}.y×{b}.ca", StepGroup::edgeEdge},
    {"{a}.z×{b}.ab", StepGroup::edgeEdge}, {"{a}.z×{b}.bc", StepGroup::edgeEdge},
    {"{a}.z×{b}.ca", StepGroup::edgeEdge}, {"{a}.x", StepGroup::faceA},
    {"{a}.y", StepGroup::faceA},           {"{a}.z", StepGroup::faceA},
    {"{b}.n", StepGroup::faceB},           {"n×{a}.x", StepGroup::flat},
    {"n×{a}.y", StepGroup::flat},          {"n×{a}.z", StepGroup::flat},
    {"n×{b}.ab", StepGroup::flat},         {"n×{b}.bc", StepGroup::flat},
    {"n×{b}.ca", StepGroup::flat},         {"{a}∥{b}", StepGroup::flat},
    {"{a}⊥{b}", StepGroup::flat},          {"{b} − {a}", StepGroup::flat},
}};

inline constexpr std::array<Candidate, 18> kBoxParallelogramCandidates{{
    {"{a}.x", StepGroup::faceA},
    {"{a}.y", StepGroup::faceA},
    {"{a}.z", StepGroup::faceA},
    {"{b}.n", StepGroup::faceB},
    {"{a}.x×{b}.ab", StepGroup::edgeEdge},
    {"{a}.x×{b}.ac", StepGroup::edgeEdge},
    {"{a}.y×{b}.ab", StepGroup::edgeEdge},
    {"{a}.y×{b}.ac", StepGroup::edgeEdge},
    {"{a}.z×{b}.ab", StepGroup::edgeEdge},
    {"{a}.z×{b}.ac", StepGroup::edgeEdge},
    {"n×{a}.x", StepGroup::flat},
    {"n×{a}.y", StepGroup::flat},
    {"n×{a}.z", StepGroup::flat},
    {"n×{b}.ab", StepGroup::flat},
    {"n×{b}.ac", StepGroup::flat},
    {"{a}∥{b}", StepGroup::flat},
    {"{a}⊥{b}", StepGroup::flat},
    {"{b} − {a}", StepGroup::flat},
}};

inline constexpr std::array<Candidate, 20> kTriangleTriangleCandidates{{
    {"{a}.n", StepGroup::faceA},
    {"{b}.n", StepGroup::faceB},
    {"{a}.ab×{b}.ab", StepGroup::edgeEdge},
    {"{a}.ab×{b}.bc", StepGroup::edgeEdge},
    {"{a}.ab×{b}.ca", StepGroup::edgeEdge},
    {"{a}.bc×{b}.ab", StepGroup::edgeEdge},
    {"{a}.bc×{b}.bc", StepGroup::edgeEdge},
    {"{a}.bc×{b}.ca", StepGroup::edgeEdge},
    {"{a}.ca×{b}.ab", StepGroup::edgeEdge},
    {"{a}.ca×{b}.bc", StepGroup::edgeEdge},
    {"{a}.ca×{b}.ca", StepGroup::edgeEdge},
    {"n×{a}.ab", StepGroup::flat},
    {"n×{a}.bc", StepGroup::flat},
    {"n×{a}.ca", StepGroup::flat},
    {"n×{b}.ab", StepGroup::flat},
    {"n×{b}.bc", StepGroup::flat},
    {"n×{b}.ca", StepGroup::flat},
    {"{a}∥{b}", StepGroup::flat},
    {"{a}⊥{b}", StepGroup::flat},
    {"{b} − {a}", StepGroup::flat},
}};

inline constexpr std::array<Candidate, 16> kTriangleParallelogramCandidates{{
    {"{a}.n", StepGroup::faceA},
    {"{b}.n", StepGroup::faceB},
    {"{a}.ab×{b}.ab", StepGroup::edgeEdge},
    {"{a}.ab×{b}.ac", StepGroup::edgeEdge},
    {"{a}.bc×{b}.ab", StepGroup::edgeEdge},
    {"{a}.bc×{b}.ac", StepGroup::edgeEdge},
    {"{a}.ca×{b}.ab", StepGroup::edgeEdge},
    {"{a}.ca×{b}.ac", StepGroup::edgeEdge},
    {"n×{a}.ab", StepGroup::flat},
    {"n×{a}.bc", StepGroup::flat},
    {"n×{a}.ca", StepGroup::flat},
    {"n×{b}.ab", StepGroup::flat},
    {"n×{b}.ac", StepGroup::flat},
    {"{a}∥{b}", StepGroup::flat},
    {"{a}⊥{b}", StepGroup::flat},
    {"{b} − {a}", StepGroup::flat},
}};

inline constexpr std::array<Candidate, 13> kParallelogramParallelogramCandidates{{
    {"{a}.n", StepGroup::faceA},
    {"{b}.n", StepGroup::faceB},
    {"{a}.ab×{b}.ab", StepGroup::edgeEdge},
    {"{a}.ab×{b}.ac", StepGroup::edgeEdge},
    {"{a}.ac×{b}.ab", StepGroup::edgeEdge},
    {"{a}.ac×{b}.ac", StepGroup::edgeEdge},
    {"n×{a}.ab", StepGroup::flat},
    {"n×{a}.ac", StepGroup::flat},
    {"n×{b}.ab", StepGroup::flat},
    {"n×{b}.ac", StepGroup::flat},
    {"{a}∥{b}", StepGroup::flat},
    {"{a}⊥{b}", StepGroup::flat},
    {"{b} − {a}", StepGroup::flat},
}};

inline constexpr std::array<Candidate, 9> kPointBoxCandidates{{
    {"{b}.x", StepGroup::faceB},
    {"{b}.y", StepGroup::faceB},
    {"{b}.z", StepGroup::faceB},
    {"n×{b}.x", StepGroup::flat},
    {"n×{b}.y", StepGroup::flat},
    {"n×{b}.z", StepGroup::flat},
    {"{a}∥{b}", StepGroup::flat},
    {"{a}⊥{b}", StepGroup::flat},
    {"{b} − {a}", StepGroup::flat},
}};

inline constexpr std::array<Candidate, 7> kPointTriangleCandidates{{
    {"{b}.n", StepGroup::faceB},
    {"n×{b}.ab", StepGroup::flat},
    {"n×{b}.bc", StepGroup::flat},
    {"n×{b}.ca", StepGroup::flat},
    {"{a}∥{b}", StepGroup::flat},
    {"{a}⊥{b}", StepGroup::flat},
    {"{b} − {a}", StepGroup::flat},
}};

inline constexpr std::array<Candidate, 6> kPointParallelogramCandidates{{
    {"{b}.n", StepGroup::faceB},
    {"n×{b}.ab", StepGroup::flat},
    {"n×{b}.ac", StepGroup::flat},
    {"{a}∥{b}", StepGroup::flat},
    {"{a}⊥{b}", StepGroup::flat},
    {"{b} − {a}", StepGroup::flat},
}};

}  // namespace collision
