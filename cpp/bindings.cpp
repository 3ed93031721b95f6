// The border to JavaScript, all of it. Embind gives the world, views of its memory and the catalog;
// what is called for every test or frame is a plain export on a world's address and slot numbers,
// because an Embind call without generated code costs ten times as much.
#include <emscripten/bind.h>
#include <emscripten/emscripten.h>

#include "linear/axes.h"
#include "wire/catalog.h"
#include "wire/quaternion_calls.h"
#include "world/world.h"

using collision::World;

namespace {

template <class Number>
emscripten::val viewOf(std::vector<Number>& numbers) {
  return emscripten::val(emscripten::typed_memory_view(numbers.size(), numbers.data()));
}

emscripten::val slotsOf(World& world) { return viewOf(world.slots()); }
emscripten::val kindsOf(World& world) { return viewOf(world.kinds()); }
emscripten::val faultsOf(World& world) { return viewOf(world.faults()); }
emscripten::val verdictOf(World& world) { return viewOf(world.verdict()); }
emscripten::val distanceOf(World& world) { return viewOf(world.distance()); }
emscripten::val stepsOf(World& world) { return viewOf(world.steps()); }
emscripten::val meetingsOf(World& world) { return viewOf(world.meetings()); }

/** Nothing lies there between two calls: what isn't a shape is handed over in it. */
double* raySlotOf(World& world) {
  return &world.slots()[static_cast<std::size_t>(world.raySlot()) * collision::kSlotStride];
}

std::uintptr_t addressOf(World& world) { return reinterpret_cast<std::uintptr_t>(&world); }

}  // namespace

EMSCRIPTEN_BINDINGS(collision) {
  emscripten::class_<World>("World")
      .constructor<int>()
      .function("address", &addressOf)
      .function("slots", &slotsOf)
      .function("kinds", &kindsOf)
      .function("faults", &faultsOf)
      .function("verdict", &verdictOf)
      .function("distance", &distanceOf)
      .function("steps", &stepsOf)
      .function("meetings", &meetingsOf);
  emscripten::function("catalog", &collision::catalog);
}

extern "C" {

EMSCRIPTEN_KEEPALIVE int worldPrepare(World* world, int slot) {
  return static_cast<int>(world->prepare(slot));
}
EMSCRIPTEN_KEEPALIVE int worldEvaluate(World* world, int count) { return world->evaluate(count); }
EMSCRIPTEN_KEEPALIVE int worldTest(World* world, int a, int b) {
  return static_cast<int>(world->test(a, b));
}
EMSCRIPTEN_KEEPALIVE int worldExplain(World* world, int a, int b) { return world->explain(a, b); }
EMSCRIPTEN_KEEPALIVE int worldRaycast(World* world, int count) { return world->raycast(count); }
EMSCRIPTEN_KEEPALIVE int worldRaycastAll(World* world, int count) {
  return world->raycastAll(count);
}

EMSCRIPTEN_KEEPALIVE int worldDistance(World* world, int a, int b) {
  return world->distance(a, b) ? 1 : 0;
}
EMSCRIPTEN_KEEPALIVE double* worldMeshPositions(World* world, int doubles) {
  return world->meshPositions(doubles);
}
EMSCRIPTEN_KEEPALIVE std::int32_t* worldMeshIndices(World* world, int count) {
  return world->meshIndices(count);
}
EMSCRIPTEN_KEEPALIVE int worldRaycastMesh(World* world) { return world->raycastMesh(); }

/** In the world's ray slot: nine numbers, three axes; afterwards the first four are the rotation.
 */
EMSCRIPTEN_KEEPALIVE int worldRotationFromAxes(World* world) {
  return static_cast<int>(collision::rotationFromAxes(raySlotOf(*world)));
}
/** In the world's ray slot: the arguments of a call of core.quaternion; afterwards its result. */
EMSCRIPTEN_KEEPALIVE int worldQuaternion(World* world, int call) {
  return static_cast<int>(collision::callQuaternion(call, raySlotOf(*world)));
}

}  // extern "C"
