// What the corners of a certificate are called.
#include <array>
#include <string_view>

#include "collision/manifold.h"
#include "convex/polytope.h"

namespace collision {
namespace {

/** By the ends at which all corners are: "+x−z". */
std::string nameOfBoxPart(Corners corners) {
  std::string name;
  for (unsigned axis = 0; axis < 3; ++axis) {
    bool atLower = false;
    bool atUpper = false;
    for (unsigned corner = 0; corner < 8; ++corner) {
      const bool isUpper = ((corner >> axis) & 1U) != 0;
      atLower = atLower || (holdsCorner(corners, corner) && !isUpper);
      atUpper = atUpper || (holdsCorner(corners, corner) && isUpper);
    }
    if (atLower != atUpper) {
      name += atUpper ? "+" : "−";
      name += "xyz"[axis];
    }
  }
  return name;
}

std::string nameOfLetters(Corners corners, std::string_view letters) {
  std::string name;
  for (unsigned i = 0; i < letters.size(); ++i) {
    if (holdsCorner(corners, i)) {
      name += letters[i];
    }
  }
  return name;
}

std::string nameOfHullPart(Corners feature) {
  constexpr std::string_view kLetters = "vef";
  const unsigned type = feature & 3U;
  return type == 0 ? std::string() : kLetters[type - 1] + std::to_string(feature >> 2U);
}

}  // namespace

std::string featureName(Kind kind, Corners corners) {
  switch (kind) {
    case Kind::aabb:
    case Kind::obb:
      return nameOfBoxPart(corners);
    case Kind::triangle:
      return nameOfLetters(corners, "abc");
    case Kind::parallelogram:
      return nameOfLetters(corners, "abcd");
    case Kind::segment:
    case Kind::capsule: {
      constexpr std::array<std::string_view, 3> kEnds{"", "start", "end"};
      return corners < kEnds.size() ? std::string(kEnds.at(corners)) : "side";
    }
    case Kind::hull:
    case Kind::mesh:  // whose triangles are hulls
      return nameOfHullPart(corners);
    default:
      return {};
  }
}

}  // namespace collision
