#include "answer/candidate.h"

#include <array>
#include <string_view>

#include "collision/attributes.h"
#include "number/index.h"
#include "shapes/has_hulls.h"

namespace collision {
namespace {

/** By type: # stands for the name of i, $ for that of j. */
constexpr std::array<std::string_view, kCandidateTypeCount> kPatterns{
    "#",              // worldAxis
    "{a}.#",          // faceA
    "{b}.#",          // faceB
    "{a}.#×{b}.$",    // edges
    "n×{a}.#",        // inPlaneA
    "n×{b}.#",        // inPlaneB
    "{a}∥{b}",        // inLine
    "{a}⊥{b}",        // besideLine
    "{b} − {a}",      // betweenPoints
    "{a}.n",          // planeA
    "{b}.n",          // planeB
    "{a}.n×{b}.n",    // planes
    "|{a} − {b}|",    // distance
    "t",              // parameter
    "{b}.#",          // slab
    "#",              // barycentric
    "{b}.#×{b}.n",    // borderB
    "{a}×{b}",        // lineNormal
    "{b}×({a}×{b})",  // rangeA
    "{a}×({a}×{b})",  // rangeB
    "{a}∥{b}",        // lineBeside
    "{a}",            // lineAlong
    "⊥v",             // acrossMotion
    "v",              // alongMotion
};

using FeatureNames = std::array<std::string_view, 4>;
constexpr FeatureNames kAxisNames{"x", "y", "z"};
constexpr FeatureNames kNormalName{"n"};
constexpr FeatureNames kWeightNames{"u", "v", "w"};
constexpr FeatureNames kEdgesOfTriangle{"ab", "bc", "ca"};
constexpr FeatureNames kEdgesOfParallelogram{"ab", "ac"};
constexpr FeatureNames kBordersOfParallelogram{"ab", "bd", "dc", "ca"};

/** Of a point and a straight piece the second has a line, the first has none. */
std::string_view patternOf(CandidateType type, Kind a) {
  const bool ofPoint = a == Kind::point;
  if (ofPoint && type == CandidateType::lineBeside) {
    return "d({a}, {line} {b})";
  }
  if (ofPoint && type == CandidateType::lineAlong) {
    return "{b}";
  }
  return kPatterns[at(static_cast<int>(type))];
}

const FeatureNames& facesOfKind(Kind kind) { return isBox(kind) ? kAxisNames : kNormalName; }

const FeatureNames& edgesOfKind(Kind kind) {
  if (isBox(kind)) {
    return kAxisNames;
  }
  return kind == Kind::triangle ? kEdgesOfTriangle : kEdgesOfParallelogram;
}

/** What i counts; of edges j counts those of b. */
const FeatureNames& namesOf(CandidateType type, Kind a, Kind b) {
  switch (type) {
    case CandidateType::faceA:
      return facesOfKind(a);
    case CandidateType::faceB:
      return facesOfKind(b);
    case CandidateType::edges:
    case CandidateType::inPlaneA:
      return edgesOfKind(a);
    case CandidateType::inPlaneB:
      return edgesOfKind(b);
    case CandidateType::barycentric:
      return kWeightNames;
    case CandidateType::borderB:
      return b == Kind::triangle ? kEdgesOfTriangle : kBordersOfParallelogram;
    default:
      return kAxisNames;
  }
}

/** A hull's faces and edges are numbered: f0, f1 …, e0, e1 … */
std::string numbered(char letter, int number) { return letter + std::to_string(number); }

/** Of what a candidate counts with i: whether that are faces or edges of a hull. */
COLLISION_ALWAYS_INLINE constexpr bool isOfHull(CandidateType type, Kind a, Kind b) {
  using enum CandidateType;
  const bool isOfA = type == faceA || type == edges || type == inPlaneA;
  const bool isOfB = type == faceB || type == slab || type == inPlaneB;
  return (isOfA && isHull(a)) || (isOfB && isHull(b));
}

std::string firstNameOf(const Candidate& candidate, Kind a, Kind b) {
  using enum CandidateType;
  if (isOfHull(candidate.type, a, b)) {
    const bool isFace =
        candidate.type == faceA || candidate.type == faceB || candidate.type == slab;
    return numbered(isFace ? 'f' : 'e', candidate.i);
  }
  return std::string(namesOf(candidate.type, a, b)[at(candidate.i)]);
}

}  // namespace

std::string nameOf(const Candidate& candidate, Kind a, Kind b) {
  std::string name;
  for (const char letter : patternOf(candidate.type, a)) {
    if (letter == '#') {
      name += firstNameOf(candidate, a, b);
    } else if (letter == '$') {
      name += isHull(b) ? numbered('e', candidate.j) : std::string(edgesOfKind(b)[at(candidate.j)]);
    } else {
      name += letter;
    }
  }
  return name;
}

std::string withShapeNames(std::string_view pattern, bool swapped) {
  std::string name;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (pattern[i] != '{') {
      name += pattern[i];
      continue;
    }
    const std::size_t end = pattern.find('}', i);
    const std::string_view placeholder = pattern.substr(i + 1, end - i - 1);
    if (placeholder == "line") {
      name += placeholder;
    } else {
      const bool isFirst = (placeholder == "a") != swapped;
      name += isFirst ? 'A' : 'B';
    }
    i = end;
  }
  return name;
}

}  // namespace collision
