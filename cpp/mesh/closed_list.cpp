#include "mesh/closed_list.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <tuple>

#include "convex/oriented_plane.h"
#include "mesh/mesh_state.h"

namespace collision {
namespace {

/** An edge as a triangle has it: places of its corners, the lesser first. */
struct Edge {
  std::int32_t low;
  std::int32_t high;
  std::int32_t number;  // three times the triangle's, and 0 for ab, 1 for bc, 2 for ca

  [[nodiscard]] std::int32_t triangle() const { return number / 3; }

  [[nodiscard]] bool joins(const Edge& other) const {
    return low == other.low && high == other.high;
  }
};

Vec3 cornerOf(const TriangleList& list, std::int32_t corner) {
  const Triangle triangle = list[corner / 3];
  return std::array{triangle.a, triangle.b, triangle.c}[at(corner % 3)];
}

/** For each corner of each triangle the first that is at its place. */
std::vector<std::int32_t> placesOf(const TriangleList& list) {
  std::vector<std::int32_t> order(3 * at(list.count()));
  std::iota(order.begin(), order.end(), 0);
  const auto key = [&](std::int32_t corner) {
    const Vec3 place = cornerOf(list, corner);
    return std::tuple(place.x, place.y, place.z);
  };
  std::sort(order.begin(), order.end(), [&](std::int32_t a, std::int32_t b) {
    const auto ofA = key(a);
    const auto ofB = key(b);
    return ofA == ofB ? a < b : ofA < ofB;
  });
  std::vector<std::int32_t> places(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    const bool isNew = i == 0 || key(order[i]) != key(order[i - 1]);
    places[at(order[i])] = isNew ? order[i] : places[at(order[i - 1])];
  }
  return places;
}

/** In order, without those of no length. */
std::vector<Edge> edgesOf(const TriangleList& list) {
  const std::vector<std::int32_t> places = placesOf(list);
  std::vector<Edge> edges;
  edges.reserve(places.size());
  for (std::int32_t number = 0; number < 3 * list.count(); ++number) {
    const std::int32_t from = places[at(number)];
    const std::int32_t to = places[at(number % 3 == 2 ? number - 2 : number + 1)];
    if (from != to) {
      edges.push_back({std::min(from, to), std::max(from, to), number});
    }
  }
  std::sort(edges.begin(), edges.end(), [](const Edge& a, const Edge& b) {
    return std::tie(a.low, a.high, a.number) < std::tie(b.low, b.high, b.number);
  });
  return edges;
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
  const std::vector<Edge> edges = edgesOf(list);
  for (std::size_t first = 0, next = 0; first < edges.size(); first = next) {
    while (next < edges.size() && edges[next].joins(edges[first])) {
      ++next;
    }
    if (next - first == 2) {
      sets.join(edges[first].triangle(), edges[first + 1].triangle());
    }
    const int number = edges[first].number;
    if ((next - first) % 2 != 0 && (patches.openEdge < 0 || number < patches.openEdge)) {
      patches.openEdge = number;
    }
  }
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
