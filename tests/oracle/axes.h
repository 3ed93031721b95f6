// Along which axes must a convex set be looked at, so that it is all that these looks say it is?
//
// A set spanned by given edge directions is cut out by half-spaces whose normals are, if the
// directions span space, among their pairwise cross products (a face has two edges that are not
// parallel). In a plane: the plane's normal, and the edges' normals in it. On a line: its
// direction, and what spans the rest. For a point: any three.
#pragma once

#include <cstddef>
#include <span>

#include "rational.h"

namespace oracle {

/** Calls visit(axis) for each, until it answers false. */
template <class Visit>
void forEachAxis(std::span<const Vector<Integer>> directions, Visit visit) {
  const Vector<Integer>* line = nullptr;
  Vector<Integer> normal;
  bool flat = false;
  bool full = false;
  for (const Vector<Integer>& direction : directions) {
    if (line == nullptr) {
      line = isZero(direction) ? nullptr : &direction;
    } else if (!flat) {
      normal = cross(*line, direction);
      flat = !isZero(normal);
    } else if (signOf(dot(normal, direction)) != 0) {
      full = true;
      break;
    }
  }
  if (full) {
    for (std::size_t i = 0; i < directions.size(); ++i) {
      for (std::size_t j = i + 1; j < directions.size(); ++j) {
        const Vector<Integer> axis = cross(directions[i], directions[j]);
        if (!isZero(axis) && !visit(axis)) {
          return;
        }
      }
    }
    return;
  }
  if (flat) {
    if (!visit(normal)) {
      return;
    }
    for (const Vector<Integer>& direction : directions) {
      if (!isZero(direction) && !visit(cross(normal, direction))) {
        return;
      }
    }
    return;
  }
  if (line != nullptr && !visit(*line)) {
    return;
  }
  for (std::size_t i = 0; i < 3; ++i) {
    Vector<Integer> axis;
    axis[i] = 1;
    if (line != nullptr) {
      axis = cross(*line, axis);
    }
    if (!isZero(axis) && !visit(axis)) {
      return;
    }
  }
}

}  // namespace oracle
