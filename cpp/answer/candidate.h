// What a test asks about, symbolically: which axis, slab or weight, made of which face or edge of
// each shape. Its name, its group and the exact axis it stands for all follow from this.
#pragma once

#include <compare>
#include <string>
#include <string_view>

#include "collision/kind.h"
#include "collision/trace.h"

namespace collision {

/** `i` and `j` count faces and edges as facesOf and edgesOf have them. Codes of the catalog. */
enum class CandidateType : signed char {
  worldAxis = 0,      // axis i of the world
  faceA = 1,          // the normal of face i of a
  faceB = 2,          // the normal of face i of b
  edges = 3,          // edge i of a × edge j of b
  inPlaneA = 4,       // of shapes in one plane, n its normal: n × edge i of a
  inPlaneB = 5,       // the same with an edge of b
  inLine = 6,         // of shapes in one line: along it
  besideLine = 7,     // of shapes along parallel lines: across these, toward b
  betweenPoints = 8,  // of two points: from one to the other
  planeA = 9,         // the normal of the plane a
  planeB = 10,        // the normal of the plane b
  planes = 11,        // the normals of two planes, a × b
  distance = 12,      // the distance of two centers, cores or of a center and a line
  parameter = 13,     // t, where a ray or segment is to be
  slab = 14,          // t between the two faces i of a box
  barycentric = 15,   // u, v or w
  borderB = 16,       // within the plane of b: across border i of it
  lineNormal = 17,    // of two lines a and b: a × b
  rangeA = 18,        // within their plane, where a begins or ends: b × (a × b)
  rangeB = 19,        // the same of b: a × (a × b)
  lineBeside = 20,    // of parallel lines: across these, toward b
  lineAlong = 21,     // of parallel lines: along them
  acrossMotion = 22,  // of shapes in one line or point that move: across the motion
  alongMotion = 23,   // of two points that move: along the motion
};
inline constexpr int kCandidateTypeCount = 24;

struct Candidate {
  CandidateType type = CandidateType::worldAxis;
  int i = 0;
  int j = 0;

  /** By type, then by what they count. */
  constexpr auto operator<=>(const Candidate&) const = default;
};

constexpr bool isBox(Kind kind) { return kind == Kind::aabb || kind == Kind::obb; }

/** Normals of faces: of a box its three axes, of a triangle or parallelogram one. */
constexpr int facesOf(Kind kind) {
  const bool isFlat = kind == Kind::triangle || kind == Kind::parallelogram;
  return isBox(kind) ? 3 : (isFlat ? 1 : 0);
}

/** Directions of edges: of a box its axes, of a triangle ab, bc, ca, of a parallelogram ab, ac. */
constexpr int edgesOf(Kind kind) {
  if (kind == Kind::parallelogram) {
    return 2;
  }
  const bool isLine = kind == Kind::segment || kind == Kind::ray;
  return isBox(kind) || kind == Kind::triangle ? 3 : (isLine ? 1 : 0);
}

constexpr StepGroup groupOf(CandidateType type) {
  switch (type) {
    case CandidateType::worldAxis:
      return StepGroup::worldAxis;
    case CandidateType::faceA:
      return StepGroup::faceA;
    case CandidateType::faceB:
      return StepGroup::faceB;
    case CandidateType::edges:
      return StepGroup::edgeEdge;
    case CandidateType::planeB:
    case CandidateType::planes:
      return StepGroup::plane;
    case CandidateType::planeA:
    case CandidateType::distance:
      return StepGroup::distance;
    case CandidateType::parameter:
      return StepGroup::range;
    case CandidateType::slab:
      return StepGroup::slab;
    case CandidateType::barycentric:
      return StepGroup::barycentric;
    default:
      return StepGroup::flat;
  }
}

/** Whether it is asked only of shapes that together are flat, straight or a point. */
constexpr bool isForDegenerate(CandidateType type) {
  return type >= CandidateType::inPlaneA && type <= CandidateType::betweenPoints;
}

/**
 * As it is shown, such as "{a}.y×{b}.x": {a} and {b} stand for the shapes' names, {line} for the
 * word "line" in the reader's language.
 */
std::string nameOf(const Candidate& candidate, Kind a, Kind b);

/** The same with A and B in it; where it is swapped {a} stands for B. */
std::string withShapeNames(std::string_view pattern, bool swapped);

}  // namespace collision
