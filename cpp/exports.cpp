// What both WebAssembly modules export: calls on a world's address and slot numbers. What only the
// whole one has is in bindings.cpp.
#include "exports.h"

#include "wire/quaternion_calls.h"
#include "world/wire_world.h"

using World = collision::WireWorld;
using collision::optionsOf;
using collision::placeOf;

extern "C" {

/** Null when there is no memory for so many shapes. */
EMSCRIPTEN_KEEPALIVE World* worldCreate(int capacity) {
  return collision::Slots::fits(capacity) ? new World(capacity) : nullptr;
}
EMSCRIPTEN_KEEPALIVE void worldDelete(World* world) { delete world; }

/** By the codes of web/core/buffers.ts. One export, as each adds to what pages load. */
EMSCRIPTEN_KEEPALIVE std::uintptr_t worldBuffer(World* world, int which) {
  switch (which) {
    case 0:
      return placeOf(world->slots().numbers());
    case 1:
      return placeOf(world->slots().kinds());
    case 2:
      return placeOf(world->slots().faults());
    case 3:
      return placeOf(world->scratch());
    case 4:
      return placeOf(world->verdict());
    case 5:
      return placeOf(world->distance());
    case 6:
      return placeOf(world->steps());
    case 7:
      return placeOf(world->evaluation().meetings());
    case 8:
      return placeOf(world->evaluation().meetingHits());
    case 9:
      return placeOf(world->hits());
    case 10:
      return placeOf(world->meshPositions());
    default:
      return placeOf(world->meshIndices());
  }
}

EMSCRIPTEN_KEEPALIVE int worldPrepare(World* world, int slot) {
  return static_cast<int>(world->slots().prepare(slot));
}
EMSCRIPTEN_KEEPALIVE void worldShare(World* world) { world->slots().share(); }
EMSCRIPTEN_KEEPALIVE void worldBegin(World* world, int count) { world->evaluation().begin(count); }
EMSCRIPTEN_KEEPALIVE int worldProceed(World* world, double milliseconds) {
  return world->evaluation().proceed(milliseconds);
}
EMSCRIPTEN_KEEPALIVE double worldPairs(World* world) { return world->evaluation().pairs(); }
EMSCRIPTEN_KEEPALIVE double worldPairsLeft(World* world) { return world->evaluation().pairsLeft(); }
EMSCRIPTEN_KEEPALIVE int worldTest(World* world, int a, int b) {
  return static_cast<int>(world->test(a, b));
}
EMSCRIPTEN_KEEPALIVE int worldOutcome(World* world, int a, int b) {
  return static_cast<int>(world->outcome(a, b));
}

// The same of a world with room for two, whose slots 0 and 1 have their numbers and nothing else:
// one call instead of three.
EMSCRIPTEN_KEEPALIVE void worldPreparePair(World* world, int kindA, int kindB) {
  world->preparePair(kindA, kindB);
}
EMSCRIPTEN_KEEPALIVE int worldPairOutcome(World* world, int kindA, int kindB) {
  return static_cast<int>(world->pairOutcome(kindA, kindB));
}
EMSCRIPTEN_KEEPALIVE int worldPairTest(World* world, int kindA, int kindB, int options) {
  world->preparePair(kindA, kindB);
  return static_cast<int>(world->test(0, 1, optionsOf(options)));
}
EMSCRIPTEN_KEEPALIVE int worldPairSeparates(World* world, int kindA, int kindB) {
  world->preparePair(kindA, kindB);
  return world->separates(0, 1);
}
/** Of the slot 0 alone. */
EMSCRIPTEN_KEEPALIVE int worldProject(World* world, int kind) {
  world->slots().kinds()[0] = kind;
  world->slots().prepare(0);
  return world->project(0);
}

EMSCRIPTEN_KEEPALIVE int worldExplain(World* world, int a, int b) { return world->explain(a, b); }
EMSCRIPTEN_KEEPALIVE int worldDistance(World* world, int a, int b) {
  return world->distance(a, b) ? 1 : 0;
}
EMSCRIPTEN_KEEPALIVE int worldRaycast(World* world, int count, std::uint32_t group,
                                      std::uint32_t mask, int options, double milliseconds) {
  return world->raycast({count, {group, mask}}, optionsOf(options), milliseconds);
}
EMSCRIPTEN_KEEPALIVE void worldBeginRaycastAll(World* world, int count, std::uint32_t group,
                                               std::uint32_t mask, int options) {
  world->beginRaycastAll({count, {group, mask}}, optionsOf(options));
}
EMSCRIPTEN_KEEPALIVE int worldProceedRaycastAll(World* world, double milliseconds) {
  return world->proceedRaycastAll(milliseconds);
}

/** In the world's scratch: the arguments of a call of core.quaternion; afterwards its result. */
EMSCRIPTEN_KEEPALIVE int worldQuaternion(World* world, int call) {
  return static_cast<int>(collision::callQuaternion(call, world->scratch().data()));
}

}  // extern "C"
