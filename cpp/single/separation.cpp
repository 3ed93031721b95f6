// Method: the separating axis test, normals of faces first, then crosses of edges (Gottschalk 1996;
// Ericson, Real-Time Collision Detection, 4.4 and 5.2). Two shapes without volume may lie in one
// plane or line, so these are asked along normals within that plane, and along and across the line.
// Only a cross product that is zero in float is passed over: no tolerance anywhere.
#include "single/separation.h"

namespace collision::single {
namespace {

/** What a body covers of an axis, measured from its first corner. */
struct Shadow {
  float min = 0;
  float max = 0;
};

float extentOf(const Body& box, const Vec& axis) {
  return std::fabs(box.half[0] * dot(box.edge[0], axis)) +
         std::fabs(box.half[1] * dot(box.edge[1], axis)) +
         std::fabs(box.half[2] * dot(box.edge[2], axis));
}

Shadow shadowOf(const Body& body, const Vec& axis) {
  if (body.isBox()) {
    const float extent = extentOf(body, axis);
    return {-extent, extent};
  }
  Shadow shadow;
  for (std::size_t i = 1; i < body.corners; ++i) {
    const float at = dot(body.corner[i] - body.corner[0], axis);
    shadow.min = smaller(shadow.min, at);
    shadow.max = larger(shadow.max, at);
  }
  return shadow;
}

/** Whether an endless ray points along `direction`, as far as float can tell. */
bool pointsAlong(const Body& ray, const Vec& direction) {
  return ray.endless && isZero(cross(ray.edge[0], direction));
}

/** What is left of the axis across the ray, whose shadow on it is a point. */
Vec acrossRay(const Vec& axis, const Vec& direction) {
  return axis - direction * (dot(axis, direction) / dot(direction, direction));
}

class Search {
 public:
  Search(const Body& a, const Body& b) : a_(a), b_(b), between_(b.corner[0] - a.corner[0]) {}

  float answer() {
    if (!usual() && a_.isThin() && b_.isThin()) {
      flat();
    }
    return widest_;
  }

 private:
  /** Whether the axis separates. A ray across it goes neither way along it, whatever rounding says.
   */
  bool separates(const Vec& axis, bool acrossA, bool acrossB) {
    const float norm = length(axis);
    if (norm == 0) {
      return false;
    }
    Shadow onA = shadowOf(a_, axis);
    Shadow onB = shadowOf(b_, axis);
    if (!acrossA) {
      stretch(onA, a_, axis);
    }
    if (!acrossB) {
      stretch(onB, b_, axis);
    }
    const float offset = dot(between_, axis);
    const float gap = larger(offset + (onB.min - onA.max), (onA.min - onB.max) - offset) / norm;
    widest_ = larger(widest_, gap);
    return gap > 0;
  }
  bool separates(const Vec& axis) { return separates(axis, false, false); }

  static void stretch(Shadow& shadow, const Body& body, const Vec& axis) {
    if (!body.endless) {
      return;
    }
    const float slope = dot(body.edge[0], axis);
    if (slope > 0) {
      shadow.max = kInfinity;
    } else if (slope < 0) {
      shadow.min = -kInfinity;
    }
  }

  /** The same for the axis e × f. */
  bool separatesAcross(const Vec& e, const Vec& f) {
    Vec axis = cross(e, f);
    const bool acrossA = pointsAlong(a_, e) || pointsAlong(a_, f);
    const bool acrossB = pointsAlong(b_, e) || pointsAlong(b_, f);
    if (acrossA) {
      axis = acrossRay(axis, a_.edge[0]);
    }
    if (acrossB) {
      axis = acrossRay(axis, b_.edge[0]);
    }
    return separates(axis, acrossA, acrossB);
  }

  bool faces(const Body& body) {
    if (body.isBox()) {
      return separates(body.edge[0]) || separates(body.edge[1]) || separates(body.edge[2]);
    }
    return body.form == Form::polygon && separatesAcross(body.edge[0], body.edge[1]);
  }

  bool edges() {
    // Barycentric coordinates begin with the polygon's last edge.
    const bool lastFirst = a_.form == Form::straight && b_.form == Form::polygon;
    const std::size_t first = lastFirst ? b_.edges - 1 : 0;
    for (std::size_t i = 0; i < a_.edges; ++i) {
      for (std::size_t k = 0; k < b_.edges; ++k) {
        if (separatesAcross(a_.edge[i], b_.edge[(first + k) % b_.edges])) {
          return true;
        }
      }
    }
    return false;
  }

  /** Axes for a segment or ray and a box: one slab against the curve, then against those before. */
  bool slabs() {
    const auto& [x, y, z] = b_.edge;
    const auto pair = [&](const Vec& third) {
      return a_.edges > 0 && separatesAcross(a_.edge[0], third);
    };
    return separates(x) || pair(z) || separates(y) || pair(y) || pair(x) || separates(z);
  }

  /** What shapes with volume need, in the order of the core's candidates. */
  bool usual() {
    if (a_.form == Form::straight && b_.isBox()) {
      return slabs();
    }
    if (a_.isBox() && b_.form == Form::polygon && b_.edges == 3) {
      return edges() || faces(a_) || faces(b_);
    }
    return faces(a_) || faces(b_) || edges();
  }

  /** Gathers the directions in which a body has any length. */
  void gather(const Body& body) {
    for (std::size_t i = 0; i < body.edges; ++i) {
      const bool hasLength = body.isBox() ? body.half[i] != 0 : !isZero(body.edge[i]);
      if (hasLength) {
        directions_[count_++] = body.edge[i];
      }
    }
  }

  bool flat() {
    gather(a_);
    gather(b_);
    if (count_ == 0) {
      return separates(isZero(between_) ? Vec{1, 0, 0} : between_);
    }
    for (std::size_t i = 0; i < count_; ++i) {
      for (std::size_t k = i + 1; k < count_; ++k) {
        if (inPlane(directions_[i], directions_[k])) {
          return true;
        }
      }
    }
    for (std::size_t i = 0; i < count_; ++i) {
      if (inLine(directions_[i])) {
        return true;
      }
    }
    return false;
  }

  /** All shapes without volume in a plane along e and f: its normal, and the edges' within it. */
  bool inPlane(const Vec& e, const Vec& f) {
    if (separatesAcross(e, f)) {
      return true;
    }
    const Vec normal = cross(e, f);
    for (std::size_t i = 0; i < count_; ++i) {
      if (separatesAcross(normal, directions_[i])) {
        return true;
      }
    }
    return false;
  }

  /** All in a line along e, or beside it. */
  bool inLine(const Vec& e) {
    Vec normal = cross(e, between_);
    if (isZero(normal)) {  // anything across it
      const Vec first = cross(e, {1, 0, 0});
      normal = isZero(first) ? cross(e, {0, 1, 0}) : first;
    }
    return separatesAcross(normal, e) || separates(e);
  }

  const Body& a_;
  const Body& b_;
  Vec between_;
  float widest_ = -kInfinity;
  std::array<Vec, 6> directions_{};
  std::size_t count_ = 0;
};

float intervalGap(float aMin, float aMax, float bMin, float bMax) {
  return larger(bMin - aMax, aMin - bMax);
}

}  // namespace

float separation(const Body& a, const Body& b) { return Search(a, b).answer(); }

float intervalSeparation(const Body& a, const Body& b) {
  const std::array<float, 3> gaps{intervalGap(a.low.x, a.high.x, b.low.x, b.high.x),
                                  intervalGap(a.low.y, a.high.y, b.low.y, b.high.y),
                                  intervalGap(a.low.z, a.high.z, b.low.z, b.high.z)};
  float widest = -kInfinity;
  for (const float gap : gaps) {
    if (gap > 0) {
      return gap;
    }
    widest = larger(widest, gap);
  }
  return widest;
}

}  // namespace collision::single
