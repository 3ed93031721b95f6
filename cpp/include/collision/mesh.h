// Where does a ray meet a list of triangles first?
#pragma once

#include <cstdint>
#include <span>

#include "collision/fault.h"
#include "collision/shapes.h"
#include "collision/verdict.h"

namespace collision {

/** Which argument of raycastMesh() is at fault. */
enum class MeshArgument : signed char { ray = 0, positions = 1, indices = 2 };

struct MeshFault {
  Fault fault;  // with the index of the number, counted in its argument
  MeshArgument argument = MeshArgument::ray;
  constexpr explicit operator bool() const { return static_cast<bool>(fault); }
};

struct MeshHit {
  int triangle = -1;  // its place in the list; −1: none
  Verdict verdict;    // of the ray and that triangle; Outcome::invalid and the reason of a fault
};

/**
 * What is wrong with a triangle list: a position that is not finite or above kMaxMagnitude, an
 * index of a corner that there is not.
 */
MeshFault checkMesh(std::span<const double> positions, std::span<const std::int32_t> indices = {});

/**
 * The nearest hit of a triangle list. `positions` are three numbers a corner, meters; `indices`
 * three a triangle, counted in corners from 0; without any, each three corners in order are a
 * triangle. What is left over at the end of either is no triangle.
 *
 * Exact and watertight: triangles with an edge in common agree about the ray, so it does not pass
 * between them. Of equal parameters the triangle that comes first. Culled triangles are passed
 * over. Where check(ray) or checkMesh() finds a fault, the verdict is Outcome::invalid with its
 * reason.
 */
MeshHit raycastMesh(const Ray& ray, std::span<const double> positions,
                    std::span<const std::int32_t> indices = {}, const HitOptions& options = {});

}  // namespace collision
