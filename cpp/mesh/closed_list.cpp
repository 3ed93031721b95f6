#include "mesh/closed_list.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "convex/oriented_plane.h"
#include "mesh/mesh_state.h"
#include "number/sort_in_place.h"

namespace collision {
namespace {

/** For each vertex the first that is at its place. */
std::vector<std::int32_t> placesOf(const TriangleList& list) {
  struct Place {
    std::array<double, 3> at;
    std::int32_t vertex;
  };
  int count = 0;
  for (int corner = 0; corner < 3 * list.count(); ++corner) {
    count = std::max(count, list.vertexOf(corner) + 1);
  }
  std::vector<Place> vertices;
  vertices.reserve(at(count));
  for (int i = 0; i < count; ++i) {
    const Vec3 place = list.vertex(i);
    vertices.push_back({{place.x, place.y, place.z}, i});
  }
  sortInPlace(vertices.begin(), vertices.end(), [](const Place& a, const Place& b) {
    return a.at == b.at ? a.vertex < b.vertex : a.at < b.at;
  });
  std::vector<std::int32_t> places(vertices.size());
  std::int32_t first = 0;
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    if (i == 0 || vertices[i].at != vertices[i - 1].at) {
      first = vertices[i].vertex;
    }
    places[at(vertices[i].vertex)] = first;
  }
  return places;
}

/** An edge of a triangle: three times the triangle's number, and 0 for ab, 1 for bc, 2 for ca. */
struct Edge {
  std::int32_t low;  // places of its ends, the lesser first
  std::int32_t high;
  std::int32_t number;

  [[nodiscard]] std::int32_t triangle() const { return number / 3; }
};

/** use(first, end) for the edges between each two places, but for those of no length. */
template <class Use>
void forEachEdge(const TriangleList& list, const Use& use) {
  const std::vector<std::int32_t> places = placesOf(list);
  const auto edgeOf = [&](std::int32_t number) -> Edge {
    const std::int32_t from = places[at(list.vertexOf(number))];
    const std::int32_t to = places[at(list.vertexOf(number % 3 == 2 ? number - 2 : number + 1))];
    return {std::min(from, to), std::max(from, to), number};
  };
  // Sorted by their lesser ends, of which each has few.
  std::vector<std::size_t> ends(places.size() + 1);
  const std::int32_t count = 3 * list.count();
  for (std::int32_t number = 0; number < count; ++number) {
    ++ends[at(edgeOf(number).low) + 1];
  }
  std::partial_sum(ends.begin(), ends.end(), ends.begin());
  std::vector<Edge> edges(at(count));
  for (std::int32_t number = count; number-- > 0;) {
    const Edge edge = edgeOf(number);
    edges[--ends[at(edge.low) + 1]] = edge;
  }
  // What starts at a place begins where its counter ends now.
  for (std::size_t place = 0; place < places.size(); ++place) {
    const std::size_t end = place + 2 < ends.size() ? ends[place + 2] : edges.size();
    const auto last = edges.begin() + static_cast<std::ptrdiff_t>(end);
    auto first = edges.begin() + static_cast<std::ptrdiff_t>(ends[place + 1]);
    sortInPlace(first, last, [](const Edge& a, const Edge& b) {
      return a.high == b.high ? a.number < b.number : a.high < b.high;
    });
    while (first != last) {
      const auto next =
          std::find_if(first, last, [&](const Edge& edge) { return edge.high != first->high; });
      if (first->low != first->high) {
        use(first, next);
      }
      first = next;
    }
  }
}

/** Sets of triangles. */
class Sets {
 public:
  explicit Sets(int count) : above_(at(count)) { std::iota(above_.begin(), above_.end(), 0); }

  /** The one that stands for a triangle's set. */
  std::int32_t operator()(std::int32_t triangle) {
    while (above_[at(triangle)] != triangle) {
      triangle = above_[at(triangle)] = above_[at(above_[at(triangle)])];
    }
    return triangle;
  }
  void join(std::int32_t a, std::int32_t b) { above_[at((*this)(b))] = (*this)(a); }

 private:
  std::vector<std::int32_t> above_;
};

bool hasArea(const Triangle& triangle) { return !areCollinear(triangle.a, triangle.b, triangle.c); }

}  // namespace

ListPatches patchesOf(const TriangleList& list) {
  ListPatches patches;
  Sets sets(list.count());
  forEachEdge(list, [&](auto first, auto end) {
    const auto count = end - first;
    if (count == 2) {
      sets.join(first->triangle(), (first + 1)->triangle());
    }
    if (count % 2 != 0 && (patches.openEdge < 0 || first->number < patches.openEdge)) {
      patches.openEdge = first->number;
    }
  });
  std::vector<std::int32_t> chosen(at(list.count()), -1);
  for (std::int32_t triangle = 0; triangle < list.count(); ++triangle) {
    std::int32_t& own = chosen[at(sets(triangle))];
    if (own < 0 || (!hasArea(list[own]) && hasArea(list[triangle]))) {
      own = triangle;
    }
  }
  std::copy_if(chosen.begin(), chosen.end(), std::back_inserter(patches.triangles),
               [](std::int32_t triangle) { return triangle >= 0; });
  return patches;
}

std::vector<std::int32_t> patchesOf(const Mesh& mesh) {
  return mesh.isSolid() ? stateOf(mesh).patches : patchesOf(treeOf(mesh).triangles()).triangles;
}

}  // namespace collision
