// A closed surface of triangles between points of D, around the origin, which grows: the state of
// the expanding polytope algorithm. Source: van den Bergen, Proximity queries and penetration depth
// computation on 3D game objects, 2001.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "collision/vector3.h"

namespace collision {

class ExpandingPolytope {
 public:
  struct Facet {
    std::array<int, 3> points;  // counter-clockwise as seen from outside
    Vec3 normal;                // unit, rounded, away from the origin
    double distance;            // the least that one of its points goes along the normal
  };

  /** As textbooks have it: facets without an area are left out, those that turned are turned back.
   */
  ExpandingPolytope() = default;
  /**
   * So that it surely stays around the origin: each facet has to be further from it than `error`,
   * which no point's way along a unit vector is off by.
   */
  explicit ExpandingPolytope(double error) : error_(error), isProven_(true) {}

  /** With the tetrahedron of four points; false where that isn't one around the origin. */
  bool start(const std::array<Vec3, 4>& corners);
  /** Adds a point; which is it? */
  int add(const Vec3& point);
  /**
   * Facets that see the point go, and the border of the hole is joined with it. False where no
   * facet sees it, or what comes of it is no such surface: it is of no use then.
   */
  bool expandTo(int point);

  [[nodiscard]] std::span<const Facet> facets() const { return facets_; }
  [[nodiscard]] const Facet& nearest() const;

 private:
  bool addFacet(std::array<int, 3> points, bool mayTurn);

  std::vector<Vec3> points_;
  std::vector<Facet> facets_;
  std::vector<Facet> kept_;
  std::vector<std::array<int, 2>> border_;
  double error_ = 0;
  bool isProven_ = false;
};

}  // namespace collision
