// The border to JavaScript, all of it. Embind gives the world, the memory of its buffers and the
// catalog; what is called for every test or frame is a plain export on a
// world's address and slot numbers, because an Embind call without generated code costs ten times
// as much.
#include <emscripten/bind.h>
#include <emscripten/emscripten.h>

#include "collision/axes.h"
#include "wire/catalog.h"
#include "wire/quaternion_calls.h"
#include "world/wire_batch.h"
#include "world/wire_world.h"

using Batch = collision::WireBatch;
using World = collision::WireWorld;

namespace {

/**
 * Where a buffer says where it is, see Buffer::Place: an address that stays as long as the world.
 */
template <class Number>
std::uintptr_t placeOf(const collision::Buffer<Number>& buffer) {
  return reinterpret_cast<std::uintptr_t>(&buffer.place());
}

/** A view of the memory as it is now, for the sake of its buffer. */
emscripten::val memory() {
  return emscripten::val(emscripten::typed_memory_view<unsigned char>(0, nullptr));
}

/** Bit 0: not solid; the others: the culled side's code and 1. See web/core/hit-options.ts. */
collision::HitOptions optionsOf(int code) {
  return {(code & 1) == 0, static_cast<collision::Facing>((code >> 1) - 1)};
}

std::uintptr_t addressOf(World& world) { return reinterpret_cast<std::uintptr_t>(&world); }

}  // namespace

EMSCRIPTEN_BINDINGS(collision) {
  emscripten::class_<World>("World").constructor<int>().function("address", &addressOf);
  emscripten::function("memory", &memory);
  emscripten::function("catalog", &collision::catalog);
}

extern "C" {

EMSCRIPTEN_KEEPALIVE int worldFits(int capacity) {
  return collision::Slots::fits(capacity) ? 1 : 0;
}

// Before a world is deleted: a view of its memory that somebody kept must not show what comes there
// next. Growing by nothing detaches all views of JavaScript.
// clang-format off
EM_JS(void, detachViews, (), {
  wasmMemory.grow(0);
  // Its name in Emscripten before 3.1.32, and since.
  if (typeof updateMemoryViews === 'undefined') updateGlobalBufferAndViews(wasmMemory.buffer);
  else updateMemoryViews();
});
// clang-format on
EMSCRIPTEN_KEEPALIVE void worldDetachViews() { detachViews(); }

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
EMSCRIPTEN_KEEPALIVE double worldNarrowTime(World* world, int measure) {
  world->evaluation().measureNarrowPhase(measure != 0);
  return world->evaluation().narrowMilliseconds();
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

EMSCRIPTEN_KEEPALIVE int worldPairContains(World* world, int kindA, int kindB) {
  world->preparePair(kindA, kindB);
  return static_cast<int>(world->contains(0, 1));
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
EMSCRIPTEN_KEEPALIVE int worldRaycast(World* world, int count, int options, double milliseconds) {
  return world->raycast(count, optionsOf(options), milliseconds);
}
EMSCRIPTEN_KEEPALIVE void worldBeginRaycastAll(World* world, int count, int options) {
  world->beginRaycastAll(count, optionsOf(options));
}
EMSCRIPTEN_KEEPALIVE int worldProceedRaycastAll(World* world, double milliseconds) {
  return world->proceedRaycastAll(milliseconds);
}

/** What the shape in the query slot meets, or with `nearest` what is nearest to the point there. */
EMSCRIPTEN_KEEPALIVE int worldFind(World* world, int count, int nearest) {
  return nearest != 0 ? world->nearest(count) : world->query(count);
}
EMSCRIPTEN_KEEPALIVE int worldDistance(World* world, int a, int b) {
  return world->distance(a, b) ? 1 : 0;
}
EMSCRIPTEN_KEEPALIVE int worldReserveMesh(World* world, double doubles, double indices) {
  return world->reserveMesh(doubles, indices) ? 1 : 0;
}
EMSCRIPTEN_KEEPALIVE void worldReleaseMesh(World* world) { world->releaseMesh(); }
EMSCRIPTEN_KEEPALIVE int worldRaycastMesh(World* world, int options) {
  return world->raycastMesh(optionsOf(options));
}

/**
 * Boxes from transforms into the slots from `first` on. Code: bit 0 poses (else matrices), bit 1
 * floats (else doubles), bit 2 the slots keep their half extents.
 */
EMSCRIPTEN_KEEPALIVE int worldTransform(World* world, const void* numbers, int first, int count,
                                        int code) {
  const auto layout = static_cast<collision::TransformLayout>(code & 1);
  const auto write = [&]<class Number>(const Number* values) {
    const collision::Transforms<Number> transforms{values, count, layout, nullptr};
    return static_cast<int>(world->transform(first, transforms, (code & 4) != 0));
  };
  return (code & 2) == 0 ? write(static_cast<const double*>(numbers))
                         : write(static_cast<const float*>(numbers));
}

// Batches: everything is a plain export, since a class of Embind costs more than they do.

/** Null when there is no memory for one. */
EMSCRIPTEN_KEEPALIVE Batch* batchCreate(int kindA, int kindB, int pairs, int shared,
                                        int hasNumbers) {
  const auto a = static_cast<collision::Kind>(kindA);
  const auto b = static_cast<collision::Kind>(kindB);
  const auto column = static_cast<collision::SharedColumn>(shared);
  return Batch::fits(a, b, pairs, column, hasNumbers != 0)
             ? new Batch(a, b, pairs, column, hasNumbers != 0)
             : nullptr;
}
EMSCRIPTEN_KEEPALIVE void batchDelete(Batch* batch) { delete batch; }
/** 0: a, 1: b, 2: outcomes, 3: numbers. One export, as each adds to what pages load. */
EMSCRIPTEN_KEEPALIVE std::uintptr_t batchBuffer(Batch* batch, int which) {
  switch (which) {
    case 0:
      return placeOf(batch->a());
    case 1:
      return placeOf(batch->b());
    case 2:
      return placeOf(batch->outcomes());
    default:
      return placeOf(batch->numbers());
  }
}
/** Starts with so many pairs, or goes on where there are −1. */
EMSCRIPTEN_KEEPALIVE int batchRun(Batch* batch, int count, double milliseconds) {
  if (count >= 0) {
    batch->begin(count);
  }
  return batch->proceed(milliseconds);
}
EMSCRIPTEN_KEEPALIVE int batchLeft(Batch* batch) { return batch->left(); }

/** In the world's scratch: nine numbers, three axes; afterwards the first four are the rotation. */
EMSCRIPTEN_KEEPALIVE int worldRotationFromAxes(World* world) {
  return static_cast<int>(collision::rotationFromAxes(world->scratch().data()));
}
/** In the world's scratch: the arguments of a call of core.quaternion; afterwards its result. */
EMSCRIPTEN_KEEPALIVE int worldQuaternion(World* world, int call) {
  return static_cast<int>(collision::callQuaternion(call, world->scratch().data()));
}

}  // extern "C"
