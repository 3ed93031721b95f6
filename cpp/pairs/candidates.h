// The named lines that each test asks about, in table order: index = Step::candidate. {a} and {b}
// stand for the names of the two shapes. Groups of one pair may follow each other in any order.
#pragma once

#include <array>

#include "query/trace.h"

namespace collision {

inline constexpr std::array<Candidate, 2> kRayPlaneCandidates{{
    {"{b}.n", StepGroup::plane},
    {"t", StepGroup::range},
}};

inline constexpr std::array<Candidate, 2> kRaySphereCandidates{{
    {"|{a} − {b}|", StepGroup::distance},
    {"t", StepGroup::range},
}};

inline constexpr std::array<Candidate, 3> kRayBoxCandidates{{
    {"{b}.x", StepGroup::slab},
    {"{b}.y", StepGroup::slab},
    {"{b}.z", StepGroup::slab},
}};

inline constexpr std::array<Candidate, 13> kRayTriangleCandidates{{
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

inline constexpr std::array<Candidate, 13> kRayParallelogramCandidates{{
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

inline constexpr std::array<Candidate, 1> kSphereSphereCandidates{{
    {"|{a} − {b}|", StepGroup::distance},
}};

/** A solid against a plane. */
inline constexpr std::array<Candidate, 1> kPlaneCandidates{{
    {"{b}.n", StepGroup::plane},
}};

inline constexpr std::array<Candidate, 3> kAabbAabbCandidates{{
    {"x", StepGroup::worldAxis},
    {"y", StepGroup::worldAxis},
    {"z", StepGroup::worldAxis},
}};

inline constexpr std::array<Candidate, 17> kBoxBoxCandidates{{
    {"{a}.x", StepGroup::faceA},
    {"{a}.y", StepGroup::faceA},
    {"{a}.z", StepGroup::faceA},
    {"{b}.x", StepGroup::faceB},
    {"{b}.y", StepGroup::faceB},
    {"{b}.z", StepGroup::faceB},
    {"{a}.x×{b}.x", StepGroup::edgeEdge},
    {"{a}.x×{b}.y", StepGroup::edgeEdge},
    {"{a}.x×{b}.z", StepGroup::edgeEdge},
    {"{a}.y×{b}.x", StepGroup::edgeEdge},
    {"{a}.y×{b}.y", StepGroup::edgeEdge},
    {"{a}.y×{b}.z", StepGroup::edgeEdge},
    {"{a}.z×{b}.x", StepGroup::edgeEdge},
    {"{a}.z×{b}.y", StepGroup::edgeEdge},
    {"{a}.z×{b}.z", StepGroup::edgeEdge},
    {"{a}×({a}×{b})", StepGroup::flat},
    {"{b}×({a}×{b})", StepGroup::flat},
}};

inline constexpr std::array<Candidate, 19> kBoxTriangleCandidates{{
    {"{a}.x×{b}.ab", StepGroup::edgeEdge}, {"{a}.x×{b}.bc", StepGroup::edgeEdge},
    {"{a}.x×{b}.ca", StepGroup::edgeEdge}, {"{a}.y×{b}.ab", StepGroup::edgeEdge},
    {"{a}.y×{b}.bc", StepGroup::edgeEdge}, {"{a}.y×{b}.ca", StepGroup::edgeEdge},
    {"{a}.z×{b}.ab", StepGroup::edgeEdge}, {"{a}.z×{b}.bc", StepGroup::edgeEdge},
    {"{a}.z×{b}.ca", StepGroup::edgeEdge}, {"{a}.x", StepGroup::faceA},
    {"{a}.y", StepGroup::faceA},           {"{a}.z", StepGroup::faceA},
    {"{b}.n", StepGroup::faceB},           {"{b}.ab×{b}.n", StepGroup::flat},
    {"{b}.bc×{b}.n", StepGroup::flat},     {"{b}.ca×{b}.n", StepGroup::flat},
    {"{a}×{b}.n", StepGroup::flat},        {"{a}×({a}×{b})", StepGroup::flat},
    {"{b}×({a}×{b})", StepGroup::flat},
}};

}  // namespace collision
