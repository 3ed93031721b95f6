// Each triangle meets the plane in a point, a step or as a whole. Steps are joined where they end
// in the same corner or on the same edge of the mesh.
#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

#include "collision/intersection.h"
#include "linear/number_vector.h"
#include "mesh/posed_triangle.h"
#include "number/index.h"

namespace collision {
namespace {

using Place = std::array<double, 3>;
/** A corner of a mesh, twice, or an edge by its ends, the lesser first. */
using NodeName = std::array<Place, 2>;

struct CutStep {
  std::array<int, 2> node{};
  int triangle = 0;
  bool isTaken = false;
};

class SectionLines {
 public:
  void add(const HullGeometry& triangle, int index, const Intersection& common) {
    std::array<int, 2> node{-1, -1};
    for (std::size_t i = 0; i < common.points.size(); ++i) {
      const IntersectionPoint& point = common.points[i];
      node.at(i) = nodeOf(nameOf(triangle, point.cornersA), point.point);
    }
    if (node[1] < 0) {
      return;
    }
    const auto [low, high] = std::minmax(node[0], node[1]);
    const bool isNew =
        known_.emplace(std::array{low, high}, static_cast<int>(steps_.size())).second;
    if (!isNew) {
      return;
    }
    for (const int end : node) {
      stepsAt_[at(end)].push_back(static_cast<int>(steps_.size()));
    }
    steps_.push_back({node, index});
  }

  std::vector<SectionLine> lines() {
    std::vector<SectionLine> lines;
    const auto addFrom = [&](int node) {
      while (freeAt(node)) {
        lines.push_back(lineFrom(node));
      }
    };
    for (int node = 0; node < nodes(); ++node) {  // where lines end
      if (stepsAt_[at(node)].size() % 2 == 1) {
        addFrom(node);
      }
    }
    for (int node = 0; node < nodes(); ++node) {
      addFrom(node);
      if (stepsAt_[at(node)].empty()) {
        lines.push_back({{points_[at(node)]}, {}, false});
      }
    }
    return lines;
  }

 private:
  static NodeName nameOf(const HullGeometry& triangle, Corners feature) {
    const auto place = [&](int corner) {
      const Vec3& p = triangle.corners()[at(corner)];
      return Place{p.x + 0.0, p.y + 0.0, p.z + 0.0};  // −0 and 0 are one place
    };
    const auto index = static_cast<int>(feature >> 2U);
    if ((feature & 3U) == hullFeature(HullFeature::corner, 0)) {
      return {place(index), place(index)};
    }
    const auto& corner = triangle.edges()[at(index)].corner;
    NodeName name{place(corner[0]), place(corner[1])};
    std::sort(name.begin(), name.end());
    return name;
  }

  int nodeOf(const NodeName& name, const Vec3& point) {
    const auto [place, isNew] = nodes_.emplace(name, nodes());
    if (isNew) {
      points_.push_back(point);
      stepsAt_.emplace_back();
    }
    return place->second;
  }

  [[nodiscard]] int nodes() const { return static_cast<int>(points_.size()); }

  std::optional<int> freeAt(int node) const {
    const std::vector<int>& steps = stepsAt_[at(node)];
    const auto free = std::find_if(steps.begin(), steps.end(),
                                   [&](int step) { return !steps_[at(step)].isTaken; });
    return free == steps.end() ? std::nullopt : std::optional(*free);
  }

  SectionLine lineFrom(int start) {
    SectionLine line;
    int node = start;
    line.points.push_back(points_[at(node)]);
    while (const auto next = freeAt(node)) {
      CutStep& step = steps_[at(*next)];
      step.isTaken = true;
      line.triangles.push_back(step.triangle);
      node = step.node[0] == node ? step.node[1] : step.node[0];
      if (node == start) {
        line.closed = true;
        break;
      }
      line.points.push_back(points_[at(node)]);
    }
    return line;
  }

  std::map<NodeName, int> nodes_;
  std::vector<Vec3> points_;
  std::vector<std::vector<int>> stepsAt_;
  std::map<std::array<int, 2>, int> known_;
  std::vector<CutStep> steps_;
};

}  // namespace

Section section(const PosedMesh& mesh, const Plane& plane) {
  Section section;
  SectionLines lines;
  for (const MeetingTriangles& meeting : meetingTriangles(mesh, plane)) {
    const int index = meeting.triangleA;
    const Triangle corners = mesh.geometry->triangle(index);
    const HullGeometry triangle(corners.a, corners.b, corners.c);
    const Hull hull{&triangle, mesh.position, mesh.rotation};
    const Intersection common = intersection(hull, plane);
    if (common.kind == IntersectionKind::polygon) {
      section.triangles.push_back(index);
    } else {
      lines.add(triangle, index, common);
    }
  }
  section.lines = lines.lines();
  return section;
}

}  // namespace collision
