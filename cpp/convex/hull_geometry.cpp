// The convex hull of points. What space they span is found first; then their surface as triangles
// (convex/quickhull.h), of which those in one plane are one face, or within their plane or line the
// points that no others lie beyond. A corner is where three faces meet.
#include <algorithm>
#include <array>
#include <numeric>
#include <optional>

#include "collision/hull.h"
#include "convex/first_parallels.h"
#include "convex/hull_directions.h"
#include "convex/oriented_plane.h"
#include "convex/quickhull.h"
#include "number/index.h"
#include "shapes/traits.h"

namespace collision {
namespace {

using Index = std::int32_t;
using Loop = std::vector<Index>;

constexpr std::size_t place(Index i) { return static_cast<std::size_t>(i); }

bool isBefore(const Vec3& a, const Vec3& b) {
  for (int i = 0; i < 3; ++i) {
    if (a[i] != b[i]) {
      return a[i] < b[i];
    }
  }
  return false;
}

/** The points without repetition, in ascending order of their coordinates. */
struct DistinctPoints {
  std::vector<Vec3> points;
  std::vector<Index> sources;  // of each the first that it was

  explicit DistinctPoints(std::span<const Vec3> given) : sources(given.size()) {
    std::iota(sources.begin(), sources.end(), 0);
    const auto at = [&](Index i) -> const Vec3& { return given[place(i)]; };
    std::sort(sources.begin(), sources.end(),
              [&](Index i, Index j) { return at(i) == at(j) ? i < j : isBefore(at(i), at(j)); });
    const auto same = [&](Index i, Index j) { return at(i) == at(j); };
    sources.erase(std::unique(sources.begin(), sources.end(), same), sources.end());
    points.reserve(sources.size());
    for (const Index i : sources) {
      points.push_back(at(i));
    }
  }
};

/** The point for which `measure` is greatest if it is `accepted`, else the first that is. */
template <class Measure, class Accept>
std::optional<Index> greatestOf(std::span<const Vec3> points, const Measure& measure,
                                const Accept& accepted) {
  const auto best =
      std::max_element(points.begin(), points.end(),
                       [&](const Vec3& p, const Vec3& q) { return measure(p) < measure(q); });
  if (accepted(*best)) {
    return static_cast<Index>(best - points.begin());
  }
  const auto first = std::find_if(points.begin(), points.end(), accepted);
  return first == points.end() ? std::nullopt
                               : std::optional(static_cast<Index>(first - points.begin()));
}

/** The loops of faces, as places in the list of distinct points. */
std::vector<Loop> facesOfSolid(std::span<const Vec3> points, const std::array<Index, 4>& simplex) {
  const std::vector<SurfaceTriangle> triangles = quickhull(points, simplex);
  // Triangles of one plane have one name: that of the first.
  std::vector<std::size_t> name(triangles.size());
  std::iota(name.begin(), name.end(), 0);
  const auto nameOf = [&](std::size_t i) {
    while (name[i] != i) {
      name[i] = name[name[i]];
      i = name[i];
    }
    return i;
  };
  for (std::size_t i = 0; i < triangles.size(); ++i) {
    const auto& corner = triangles[i].corner;
    const OrientedPlane plane(points[place(corner[0])], points[place(corner[1])],
                              points[place(corner[2])]);
    for (const Index j : triangles[i].neighbor) {
      const auto& other = triangles[place(j)].corner;
      const auto* const opposite = std::find_if(other.begin(), other.end(), [&](Index p) {
        return std::find(corner.begin(), corner.end(), p) == corner.end();
      });
      if (place(j) > i && plane.sideOf(points[place(*opposite)]) == Sign::zero) {
        const std::size_t a = nameOf(i);
        const std::size_t b = nameOf(place(j));
        name[std::max(a, b)] = std::min(a, b);
      }
    }
  }
  // The half-edges between different faces, by the corner at which they begin; and how many begin
  // at each: two where a corner lies within an edge.
  struct Border {
    Index to;
    Index from;
    std::size_t face;
  };
  std::vector<Border> borders;
  std::vector<int> beginning(points.size());
  for (std::size_t i = 0; i < triangles.size(); ++i) {
    const auto& [corner, neighbor] = triangles[i];
    for (std::size_t k = 0; k < 3; ++k) {
      if (nameOf(i) != nameOf(place(neighbor[k]))) {
        borders.push_back({corner[(k + 1) % 3], corner[k], nameOf(i)});
        ++beginning[place(corner[k])];
      }
    }
  }
  std::sort(borders.begin(), borders.end(), [](const Border& a, const Border& b) {
    return a.face == b.face ? a.from < b.from : a.face < b.face;
  });
  std::vector<Loop> loops;
  for (auto first = borders.begin(); first != borders.end();) {
    const auto last = std::find_if(
        first, borders.end(), [&](const Border& border) { return border.face != first->face; });
    Loop loop;
    auto border = first;
    do {
      if (beginning[place(border->from)] > 2) {
        loop.push_back(border->from);
      }
      border = std::lower_bound(first, last, border->to,
                                [](const Border& b, Index from) { return b.from < from; });
    } while (border != first);
    loops.push_back(std::move(loop));
    first = last;
  }
  return loops;
}

/**
 * Of points in one plane, in ascending order: the hull of their coordinates but one, across which
 * the plane does not lie, from below and from above. Source: Andrew, 1979.
 */
Loop loopOfFlat(std::span<const Vec3> points, const std::array<Index, 3>& corners) {
  const auto at = [&](Index i) -> const Vec3& { return points[place(i)]; };
  const auto turn = [&](const Vec3& across, Index p, Index q, Index r) {
    const Vec3 toQ = at(q) - at(p);
    const Vec3 toR = at(r) - at(p);
    const double bound = kSignedVolume.bound(1, sizeOf(toQ), sizeOf(toR));
    return decide(signedVolume(across, toQ, toR), bound,
                  [&] {
                    return signedVolume(lift(across), difference(at(p), at(q)),
                                        difference(at(p), at(r)));
                  })
        .sign;
  };
  Vec3 across;
  for (int i = 2; i >= 0; --i) {
    if (turn(unitAxis(i), corners[0], corners[1], corners[2]) != Sign::zero) {
      across = unitAxis(i);
      break;
    }
  }
  // In ascending order of all coordinates they are so of the two that are left: those before
  // `across` that were refused are the same of all points that agree in the others.
  Loop loop;
  const auto extend = [&](Index i, std::size_t fixed) {
    while (loop.size() > fixed &&
           turn(across, loop[loop.size() - 2], loop.back(), i) != Sign::positive) {
      loop.pop_back();
    }
    loop.push_back(i);
  };
  const auto count = static_cast<Index>(points.size());
  for (Index i = 0; i < count; ++i) {
    extend(i, 1);
  }
  const std::size_t upper = loop.size();
  for (Index i = count - 2; i >= 0; --i) {
    extend(i, upper);
  }
  loop.pop_back();
  return loop;
}

}  // namespace

Fault HullGeometry::check(std::span<const Vec3> points) {
  if (points.empty()) {
    return {Reason::noShape, 0};
  }
  return checkMagnitudes({&points.front().x, 3 * points.size()});
}

HullGeometry::HullGeometry(std::span<const Vec3> given) {
  const DistinctPoints distinct(given);
  const std::span<const Vec3> points = distinct.points;
  const Vec3& low = points.front();
  const Vec3& high = points.back();
  std::vector<Loop> loops;
  std::vector<Index> used;
  const auto third = greatestOf(
      points, [&](const Vec3& p) { return largestMagnitude(cross(p - low, high - low)); },
      [&](const Vec3& p) { return !areCollinear(low, high, p); });
  const Index last = static_cast<Index>(points.size()) - 1;
  if (!third) {
    dimension_ = last == 0 ? 0 : 1;
    used = last == 0 ? Loop{0} : Loop{0, last};
  } else {
    const OrientedPlane plane(low, high, points[place(*third)]);
    const auto fourth = greatestOf(
        points, [&](const Vec3& p) { return std::fabs(plane.heightOf(p)); },
        [&](const Vec3& p) { return plane.sideOf(p) != Sign::zero; });
    dimension_ = fourth ? 3 : 2;
    loops = fourth ? facesOfSolid(points, {0, last, *third, *fourth})
                   : std::vector<Loop>{loopOfFlat(points, {0, last, *third})};
    for (const Loop& loop : loops) {
      used.insert(used.end(), loop.begin(), loop.end());
    }
  }

  // Corners in the order of the points that were given.
  std::sort(used.begin(), used.end());
  used.erase(std::unique(used.begin(), used.end()), used.end());
  std::sort(used.begin(), used.end(), [&](Index i, Index j) {
    return distinct.sources[place(i)] < distinct.sources[place(j)];
  });
  std::vector<Index> corner(points.size());
  for (const Index i : used) {
    corner[place(i)] = static_cast<Index>(corners_.size());
    corners_.push_back(points[place(i)]);
    extent_ = std::max(extent_, largestMagnitude(points[place(i)]));
    sources_.push_back(distinct.sources[place(i)]);
  }
  for (Loop& loop : loops) {
    for (Index& i : loop) {
      i = corner[place(i)];
    }
    std::rotate(loop.begin(), std::min_element(loop.begin(), loop.end()), loop.end());
  }
  std::sort(loops.begin(), loops.end());
  for (const Loop& loop : loops) {
    faceCorners_.insert(faceCorners_.end(), loop.begin(), loop.end());
    faceStart_.push_back(faceCorners_.size());
  }

  if (dimension_ == 1) {
    edges_ = {{{0, 1}}};
  }
  for (int f = 0; f < faces(); ++f) {
    const std::span<const Index> loop = face(f);
    for (std::size_t i = 0; i < loop.size(); ++i) {
      const Index from = loop[i];
      const Index to = loop[(i + 1) % loop.size()];
      edges_.push_back(from < to ? Edge{{from, to}, f, -1} : Edge{{to, from}, -1, f});
    }
  }
  std::sort(edges_.begin(), edges_.end(),
            [](const Edge& a, const Edge& b) { return a.corner < b.corner; });
  std::size_t kept = 0;
  for (const Edge& edge : edges_) {
    if (kept > 0 && edges_[kept - 1].corner == edge.corner) {
      edges_[kept - 1].left = std::max(edges_[kept - 1].left, edge.left);
      edges_[kept - 1].right = std::max(edges_[kept - 1].right, edge.right);
    } else {
      edges_[kept++] = edge;
    }
  }
  edges_.resize(kept);
  findParallels();
}

void HullGeometry::findParallels() {
  const auto isFirst = [](const std::vector<std::int32_t>& first, std::size_t i) {
    return place(first[i]) == i;
  };
  const auto areAllFirst = [&](const std::vector<std::int32_t>& first) {
    for (std::size_t i = 0; i < first.size(); ++i) {
      if (!isFirst(first, i)) {
        return false;
      }
    }
    return true;
  };
  const auto faceOf = firstParallels(
      faces(), [&](int i) { return normalOf<double>(*this, i); },
      [&]<class T>(int i) { return normalOf<T>(*this, i); });
  if (!areAllFirst(faceOf)) {
    parallelFaces_.assign(faceOf.size(), -1);
    for (std::size_t i = 0; i < faceOf.size(); ++i) {
      if (!isFirst(faceOf, i)) {
        parallelFaces_[i] = faceOf[i];
        parallelFaces_[place(faceOf[i])] = static_cast<Index>(i);
      }
    }
  }
  parallelEdges_ = firstParallels(
      static_cast<int>(edges_.size()), [&](int i) { return wayAlong<double>(*this, i); },
      [&]<class T>(int i) { return wayAlong<T>(*this, i); });
  if (areAllFirst(parallelEdges_)) {
    parallelEdges_.clear();
  }
}

HullGeometry::HullGeometry(const Vec3& a, const Vec3& b, const Vec3& c) {
  if (areCollinear(a, b, c)) {
    *this = HullGeometry(std::array{a, b, c});
    return;
  }
  dimension_ = 2;
  extent_ = std::max({largestMagnitude(a), largestMagnitude(b), largestMagnitude(c)});
  corners_ = {a, b, c};
  sources_ = {0, 1, 2};
  edges_ = {{{0, 1}, 0, -1}, {{0, 2}, -1, 0}, {{1, 2}, 0, -1}};
  faceStart_ = {0, 3};
  faceCorners_ = {0, 1, 2};
}

HullGeometry HullGeometry::ofCorners(std::vector<Vec3> corners) {
  HullGeometry cloud;
  cloud.dimension_ = 3;
  cloud.corners_ = std::move(corners);
  for (const Vec3& corner : cloud.corners_) {
    cloud.extent_ = std::max(cloud.extent_, largestMagnitude(corner));
  }
  return cloud;
}

}  // namespace collision
