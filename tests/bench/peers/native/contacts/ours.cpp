// The questions as calls of this library.
#include <memory>

#include "collision/manifold.h"
#include "contacts/core_shapes.h"

namespace contacts {
namespace {

template <class A, class B>
struct ShapePair {
  A a;
  B b;
};

template <class Pair, class Make>
auto shapesOf(const std::vector<Pair>& pairs, const Make& make) {
  using A = decltype(make(pairs[0].a));
  using B = decltype(make(pairs[0].b));
  std::vector<ShapePair<A, B>> shapes;
  shapes.reserve(pairs.size());
  for (const Pair& pair : pairs) {
    shapes.push_back({make(pair.a), make(pair.b)});
  }
  return shapes;
}

template <class Shapes>
peers::Pass passOf(Shapes shapes, const collision::ContactOptions& options) {
  const auto kept = std::make_shared<const Shapes>(std::move(shapes));
  return peers::each(kept->size(), [kept, options](std::size_t i) {
    const auto& [a, b] = (*kept)[i];
    return collision::contact(a, b, options).points.size();
  });
}

}  // namespace

Passes ourPasses(const Scene& scene, bool incident) {
  const collision::ContactOptions options{incident, incident};
  const auto core = [](const auto& shape) { return coreOf(shape); };
  const auto geometry = std::make_shared<const collision::HullGeometry>(geometryOf(scene.corners));
  const auto hull = [&](const Box& box) { return hullOf(*geometry, box); };
  const peers::Pass hulls = passOf(shapesOf(scene.hulls, hull), options);
  return {{kQuestions[0], passOf(shapesOf(scene.turned, core), options)},
          {kQuestions[1], passOf(shapesOf(scene.stacked, core), options)},
          {kQuestions[2], passOf(shapesOf(scene.tidy, core), options)},
          {kQuestions[3], passOf(shapesOf(scene.balls, core), options)},
          {kQuestions[4], [geometry, hulls] { return hulls(); }}};
}

}  // namespace contacts
