#include "mesh/closed_list.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "convex/oriented_plane.h"
#include "mesh/mesh_state.h"

namespace collision {
namespace {

/** A corner or an edge of a triangle: three times the triangle's number and which; and its key. */
struct Numbered {
  std::array<double, 3> key;
  std::int32_t number;

  [[nodiscard]] std::int32_t triangle() const { return number / 3; }

  friend bool operator<(const Numbered& a, const Numbered& b) {
    return a.key == b.key ? a.number < b.number : a.key < b.key;
  }
};

/** use(first, end) for each run of equal keys, in order. */
template <class Use>
void forEachRun(std::vector<Numbered>& items, const Use& use) {
  std::sort(items.begin(), items.end());
  for (auto first = items.begin(), end = first; first != items.end(); first = end) {
    end = std::find_if(first, items.end(),
                       [&](const Numbered& item) { return item.key != first->key; });
    use(first, end);
  }
}

/** For each corner of each triangle the first that is at its place. */
std::vector<std::int32_t> placesOf(const TriangleList& list) {
  std::vector<Numbered> corners;
  corners.reserve(3 * at(list.count()));
  for (std::int32_t triangle = 0; triangle < list.count(); ++triangle) {
    const auto [a, b, c] = list[triangle];
    for (const Vec3& corner : {a, b, c}) {
      corners.push_back({{corner.x, corner.y, corner.z}, static_cast<int>(corners.size())});
    }
  }
  std::vector<std::int32_t> places(corners.size());
  forEachRun(corners, [&](auto first, auto end) {
    for (auto corner = first; corner != end; ++corner) {
      places[at(corner->number)] = first->number;
    }
  });
  return places;
}

/** But for those of no length. Their keys are places of corners, the lesser first. */
std::vector<Numbered> edgesOf(const TriangleList& list) {
  const std::vector<std::int32_t> places = placesOf(list);
  std::vector<Numbered> edges;
  edges.reserve(places.size());
  for (std::int32_t number = 0; number < 3 * list.count(); ++number) {
    const std::int32_t from = places[at(number)];
    const std::int32_t to = places[at(number % 3 == 2 ? number - 2 : number + 1)];
    if (from != to) {
      edges.push_back(
          {{static_cast<double>(std::min(from, to)), static_cast<double>(std::max(from, to)), 0},
           number});
    }
  }
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
  std::vector<Numbered> edges = edgesOf(list);
  forEachRun(edges, [&](auto first, auto end) {
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
