#include "convex/quickhull.h"

#include "convex/oriented_plane.h"

namespace collision {
namespace {

constexpr std::int32_t kNobody = -1;

struct Face {
  SurfaceTriangle triangle;
  OrientedPlane plane;
  /** The points kept with it, as a list through `next`; the furthest comes first. */
  std::int32_t firstPoint = kNobody;
  double furthest = 0;
  bool isRemoved = false;
};

/** An edge between a face that is replaced and one that stays, as the former has it. */
struct HorizonEdge {
  std::int32_t from;
  std::int32_t to;
  std::int32_t beyond;  // the face that stays
};

constexpr std::size_t next(std::size_t i) { return i == 2 ? 0 : i + 1; }

class Quickhull {
 public:
  explicit Quickhull(std::span<const Vec3> points) : points_(points), nextPoint_(points.size()) {}

  void begin(std::array<std::int32_t, 4> simplex) {
    const auto [a, b, c, d] = simplex;
    if (planeOf(a, b, c).sideOf(points_[index(d)]) == Sign::positive) {
      std::swap(simplex[0], simplex[1]);
    }
    const auto [p, q, r, s] = simplex;
    // Each across the edge from its corner i to the next.
    add({{p, q, r}, {3, 1, 2}});
    add({{q, s, r}, {3, 2, 0}});
    add({{r, s, p}, {1, 3, 0}});
    add({{p, s, q}, {2, 1, 0}});
    std::vector<std::int32_t> all;
    for (std::int32_t i = 0; i < static_cast<std::int32_t>(points_.size()); ++i) {
      if (i != p && i != q && i != r && i != s) {
        all.push_back(i);
      }
    }
    keep(all, 0);
  }

  /** Until no point is in front of a face. */
  void run() {
    while (!waiting_.empty()) {
      const std::int32_t face = waiting_.back();
      waiting_.pop_back();
      if (!faces_[index(face)].isRemoved && faces_[index(face)].firstPoint != kNobody) {
        take(faces_[index(face)].firstPoint, face);
      }
    }
  }

  [[nodiscard]] std::vector<SurfaceTriangle> surface() const {
    std::vector<std::int32_t> place(faces_.size(), kNobody);
    std::int32_t count = 0;
    for (std::size_t i = 0; i < faces_.size(); ++i) {
      if (!faces_[i].isRemoved) {
        place[i] = count++;
      }
    }
    std::vector<SurfaceTriangle> triangles;
    triangles.reserve(index(count));
    for (const Face& face : faces_) {
      if (!face.isRemoved) {
        SurfaceTriangle triangle = face.triangle;
        for (std::int32_t& neighbor : triangle.neighbor) {
          neighbor = place[index(neighbor)];
        }
        triangles.push_back(triangle);
      }
    }
    return triangles;
  }

 private:
  static std::size_t index(std::int32_t i) { return static_cast<std::size_t>(i); }

  [[nodiscard]] OrientedPlane planeOf(std::int32_t a, std::int32_t b, std::int32_t c) const {
    return {points_[index(a)], points_[index(b)], points_[index(c)]};
  }

  std::int32_t add(const SurfaceTriangle& triangle) {
    const auto& [a, b, c] = triangle.corner;
    faces_.push_back({triangle, planeOf(a, b, c)});
    return static_cast<std::int32_t>(faces_.size()) - 1;
  }

  /** Keeps each point with the first face from `firstFace` on that it is in front of. */
  void keep(const std::vector<std::int32_t>& points, std::size_t firstFace) {
    for (const std::int32_t point : points) {
      const Vec3& p = points_[index(point)];
      for (std::size_t i = firstFace; i < faces_.size(); ++i) {
        Face& face = faces_[i];
        const double height = face.plane.heightOf(p);
        if (face.plane.sideOf(p, height) == Sign::positive) {
          keepWith(face, point, height);
          break;
        }
      }
    }
    for (std::size_t i = firstFace; i < faces_.size(); ++i) {
      if (faces_[i].firstPoint != kNobody) {
        waiting_.push_back(static_cast<std::int32_t>(i));
      }
    }
  }
  void keepWith(Face& face, std::int32_t point, double height) {
    if (face.firstPoint == kNobody || height > face.furthest) {
      nextPoint_[index(point)] = face.firstPoint;
      face.firstPoint = point;
      face.furthest = height;
    } else {
      nextPoint_[index(point)] = nextPoint_[index(face.firstPoint)];
      nextPoint_[index(face.firstPoint)] = point;
    }
  }

  /** Replaces all faces that a point is in front of, of which `face` is one. */
  void take(std::int32_t point, std::int32_t face) {
    removed_.clear();
    horizon_.clear();
    remove(point, face);
    const std::size_t firstNew = faces_.size();
    for (const HorizonEdge& edge : horizon_) {
      const std::int32_t made = add({{edge.from, edge.to, point}, {edge.beyond, kNobody, kNobody}});
      SurfaceTriangle& beyond = faces_[index(edge.beyond)].triangle;
      for (std::size_t i = 0; i < 3; ++i) {
        if (beyond.corner[i] == edge.to && beyond.corner[next(i)] == edge.from) {
          beyond.neighbor[i] = made;
        }
      }
    }
    joinAround(firstNew);
    orphans_.clear();
    for (const std::int32_t old : removed_) {
      for (std::int32_t p = faces_[index(old)].firstPoint; p != kNobody; p = nextPoint_[index(p)]) {
        if (p != point) {
          orphans_.push_back(p);
        }
      }
    }
    keep(orphans_, firstNew);
  }

  /** Removes a face and, from edge to edge, all neighbors that the point is in front of. */
  void remove(std::int32_t point, std::int32_t first) {
    const Vec3& p = points_[index(point)];
    faces_[index(first)].isRemoved = true;
    removed_.push_back(first);
    for (std::size_t i = 0; i < removed_.size(); ++i) {
      const SurfaceTriangle triangle = faces_[index(removed_[i])].triangle;
      for (std::size_t k = 0; k < 3; ++k) {
        Face& beyond = faces_[index(triangle.neighbor[k])];
        if (beyond.isRemoved) {
          continue;
        }
        if (beyond.plane.sideOf(p) == Sign::positive) {
          beyond.isRemoved = true;
          removed_.push_back(triangle.neighbor[k]);
        } else {
          horizon_.push_back({triangle.corner[k], triangle.corner[next(k)], triangle.neighbor[k]});
        }
      }
    }
  }

  /** The new faces are a fan: each meets the one that begins where it ends. */
  void joinAround(std::size_t firstNew) {
    beginsAt_.resize(points_.size());
    for (std::size_t i = firstNew; i < faces_.size(); ++i) {
      beginsAt_[index(faces_[i].triangle.corner[0])] = static_cast<std::int32_t>(i);
    }
    for (std::size_t i = firstNew; i < faces_.size(); ++i) {
      SurfaceTriangle& triangle = faces_[i].triangle;
      const std::int32_t following = beginsAt_[index(triangle.corner[1])];
      triangle.neighbor[1] = following;
      faces_[index(following)].triangle.neighbor[2] = static_cast<std::int32_t>(i);
    }
  }

  std::span<const Vec3> points_;
  std::vector<std::int32_t> nextPoint_;
  std::vector<Face> faces_;
  std::vector<std::int32_t> waiting_;
  std::vector<std::int32_t> removed_;
  std::vector<std::int32_t> orphans_;
  std::vector<std::int32_t> beginsAt_;
  std::vector<HorizonEdge> horizon_;
};

}  // namespace

std::vector<SurfaceTriangle> quickhull(std::span<const Vec3> points,
                                       const std::array<std::int32_t, 4>& simplex) {
  Quickhull hull(points);
  hull.begin(simplex);
  hull.run();
  return hull.surface();
}

}  // namespace collision
