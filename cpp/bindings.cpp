// The border to JavaScript of the whole module: Embind gives the memory and the catalog; what is
// called for every test or frame is a plain export, here and in exports.cpp, because an Embind call
// without generated code costs ten times as much.
#include <emscripten/bind.h>

#include <memory>
#include <string>
#include <utility>

#include "collision/axes.h"
#include "collision/contact_along.h"
#include "collision/manifold.h"
#include "collision/textbook.h"
#include "exports.h"
#include "mesh/mesh_shapes.h"
#include "mesh/wire_mesh.h"
#include "wire/catalog.h"
#include "world/wire_batch.h"
#include "world/wire_geometry.h"
#include "world/wire_questions.h"
#include "world/wire_sweep.h"
#include "world/wire_world.h"

using Batch = collision::WireBatch;
using Mesh = collision::WireMesh;
using Questions = collision::WireQuestions;
using Sweep = collision::WireSweep;
using World = collision::WireWorld;
using collision::optionsOf;
using collision::placeOf;

namespace {

/** A view of the memory as it is now, for the sake of its buffer. */
emscripten::val memory() {
  return emscripten::val(emscripten::typed_memory_view<unsigned char>(0, nullptr));
}

/** The place of a text that stays as it is until the next one, or call about it. */
const void* placeOfText(const std::string& text) {
  static collision::Buffer<char>::Place place;
  place = {text.data(), text.size()};
  return &place;
}
/** The same of one that nothing else has. */
const void* placeOfText(std::string&& text) {
  static std::string& kept = *new std::string;  // never destroyed: nothing is called at an exit
  kept = std::move(text);
  return placeOfText(kept);
}

/** Gives a mesh a name, by which it lives until nobody uses it. */
Mesh* named(std::shared_ptr<Mesh> mesh) {
  mesh->name = World::geometries().meshes.add(
      std::shared_ptr<const collision::Mesh>(mesh, &mesh->geometry()));
  return mesh.get();
}

/** One use of a name less, where there is one to give up; whether nothing has it any longer. */
template <class Geometry>
bool isUnused(collision::GeometryStore<Geometry>& store, double name, bool release) {
  if (release) {
    store.release(name);
  }
  return store.find(name) == nullptr;
}

}  // namespace

EMSCRIPTEN_BINDINGS(collision) {
  emscripten::function("memory", &memory);
  emscripten::function("catalog", &collision::catalog);
}

extern "C" {

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

EMSCRIPTEN_KEEPALIVE double worldNarrowTime(World* world, int measure) {
  world->evaluation().measureNarrowPhase(measure != 0);
  return world->evaluation().narrowMilliseconds();
}
/** Of a world with room for two, whose slots 0 and 1 have their numbers. */
EMSCRIPTEN_KEEPALIVE int worldPairContains(World* world, int kindA, int kindB) {
  world->preparePair(kindA, kindB);
  return static_cast<int>(world->contains(0, 1));
}
/** Of such a world, see WireWorld::cast. */
EMSCRIPTEN_KEEPALIVE int worldPairCast(World* world, int kindA, int kindB, int explains) {
  world->preparePair(kindA, kindB);
  return world->cast(0, 1, explains != 0);
}
/** See WireWorld::castTurning. */
EMSCRIPTEN_KEEPALIVE int worldPairCastTurning(World* world, int kindA, int kindB, double ax,
                                              double ay, double az, double bx, double by, double bz,
                                              double tolerance) {
  world->preparePair(kindA, kindB);
  return world->castTurning({ax, ay, az}, {bx, by, bz}, tolerance);
}
/** See WireWorld::contactAlong; code: the axis, 4 where it falls, 8 where the second moves. */
EMSCRIPTEN_KEEPALIVE int worldPairContactAlong(World* world, int kindA, int kindB, int code) {
  world->preparePair(kindA, kindB);
  return world->contactAlong({(code & 8) != 0, code & 3, (code & 4) == 0});
}
/**
 * See WireWorld::contacts, of any two slots; code: 1 incident faces, 2 at most four points, 4 the
 * deepest.
 */
EMSCRIPTEN_KEEPALIVE int worldContacts(World* world, int a, int b, int code) {
  return world->contacts(a, b, {(code & 1) != 0, (code & 2) != 0}, (code & 4) != 0);
}
/** The same of a world as worldPairContains has it. */
EMSCRIPTEN_KEEPALIVE int worldPairContacts(World* world, int kindA, int kindB, int code) {
  world->preparePair(kindA, kindB);
  return worldContacts(world, 0, 1, code);
}
/** See WireWorld::intersections, of any two slots. */
EMSCRIPTEN_KEEPALIVE int worldIntersections(World* world, int a, int b, int each) {
  return world->intersections(a, b, each != 0);
}
EMSCRIPTEN_KEEPALIVE int worldPairIntersections(World* world, int kindA, int kindB, int each) {
  world->preparePair(kindA, kindB);
  return worldIntersections(world, 0, 1, each);
}
/** See WireWorld::section. */
EMSCRIPTEN_KEEPALIVE int worldPairSection(World* world, int kindA, int kindB) {
  world->preparePair(kindA, kindB);
  return world->section(0, 1);
}
/** See WireWorld::difference. */
EMSCRIPTEN_KEEPALIVE int worldPairDifference(World* world, int kindA, int kindB) {
  world->preparePair(kindA, kindB);
  return world->difference(0, 1);
}
/** See WireWorld::walkGjk and walkEpa. */
EMSCRIPTEN_KEEPALIVE int worldPairWalk(World* world, int kindA, int kindB, int isEpa) {
  world->preparePair(kindA, kindB);
  return isEpa != 0 ? world->walkEpa(0, 1) : world->walkGjk(0, 1);
}
/** See WireWorld::textbook, textbookMethods and countMeeting. */
EMSCRIPTEN_KEEPALIVE int worldPairTextbook(World* world, int kindA, int kindB, int method) {
  world->preparePair(kindA, kindB);
  return world->textbook(0, 1, static_cast<collision::TextbookMethod>(method));
}
EMSCRIPTEN_KEEPALIVE int worldPairTextbookMethods(World* world, int kindA, int kindB) {
  world->preparePair(kindA, kindB);
  return world->textbookMethods(0, 1);
}
EMSCRIPTEN_KEEPALIVE int worldCountMeeting(World* world, int method, int times) {
  return world->countMeeting(0, 1, method, times);
}
/** The place of a text, until the next call. */
EMSCRIPTEN_KEEPALIVE const void* featureName(int kind, unsigned corners) {
  return placeOfText(collision::featureName(static_cast<collision::Kind>(kind), corners));
}
/** See WireWorld::castAmong. */
EMSCRIPTEN_KEEPALIVE int worldCast(World* world, int count, std::uint32_t group, std::uint32_t mask,
                                   int all) {
  return world->castAmong({count, {group, mask}}, all != 0);
}
/** The same of any two slots, without rows. */
EMSCRIPTEN_KEEPALIVE int worldCastSlots(World* world, int a, int b) {
  return world->cast(a, b, false);
}
/** The place of the text, until the next cast. */
EMSCRIPTEN_KEEPALIVE const void* worldCastNames() { return placeOfText(World::castNames()); }
/** What the shape in the query slot meets, or with `nearest` what is nearest to the point there. */
EMSCRIPTEN_KEEPALIVE int worldFind(World* world, int count, std::uint32_t group, std::uint32_t mask,
                                   int nearest) {
  const World::Among among{count, {group, mask}};
  return nearest != 0 ? world->nearest(among) : world->query(among);
}
/** The buffer of the slots' groups, or of their masks, which are empty when there is no memory. */
EMSCRIPTEN_KEEPALIVE std::uintptr_t worldInteractions(World* world, int ofMasks) {
  collision::Slots& slots = world->slots();
  [[maybe_unused]] const bool hasRoom = slots.provideInteractions();
  return placeOf(ofMasks != 0 ? slots.masks() : slots.groups());
}
EMSCRIPTEN_KEEPALIVE Questions* questionsCreate(World* world) { return new Questions(*world); }
EMSCRIPTEN_KEEPALIVE void questionsDelete(Questions* questions) { delete questions; }
/** Room for shapes of a kind, or with −1 of a kind each. */
EMSCRIPTEN_KEEPALIVE int questionsReserve(Questions* questions, int count, int kind) {
  return questions->reserve(count, static_cast<collision::Kind>(kind)) ? 1 : 0;
}
/** 0: their numbers, 1: their kinds, 2 and 3: slots and t of rays, 4 and 5: offsets and slots. */
EMSCRIPTEN_KEEPALIVE std::uintptr_t questionsBuffer(Questions* questions, int which) {
  switch (which) {
    case 0:
      return placeOf(questions->numbers());
    case 1:
      return placeOf(questions->kinds());
    case 2:
      return placeOf(questions->raySlots());
    case 3:
      return placeOf(questions->rayParameters());
    case 4:
      return placeOf(questions->queryOffsets());
    default:
      return placeOf(questions->querySlots());
  }
}
EMSCRIPTEN_KEEPALIVE int questionsRaycasts(Questions* questions, int count, std::uint32_t group,
                                           std::uint32_t mask, int options) {
  return questions->raycasts({count, {group, mask}}, optionsOf(options));
}
EMSCRIPTEN_KEEPALIVE int questionsQueries(Questions* questions, int count, std::uint32_t group,
                                          std::uint32_t mask) {
  return questions->queries({count, {group, mask}});
}

EMSCRIPTEN_KEEPALIVE Sweep* sweepCreate(World* world) { return new Sweep(*world); }
EMSCRIPTEN_KEEPALIVE void sweepDelete(Sweep* sweep) { delete sweep; }
/**
 * 0: velocities, empty where there is no memory; 1 and 2: slots a and b, 3: outcomes, 4 and 5:
 * tEnter and tExit of the pairs.
 */
EMSCRIPTEN_KEEPALIVE std::uintptr_t sweepBuffer(Sweep* sweep, int which) {
  switch (which) {
    case 0:
      return placeOf(sweep->velocities());
    case 1:
      return placeOf(sweep->a());
    case 2:
      return placeOf(sweep->b());
    case 3:
      return placeOf(sweep->outcomes());
    case 4:
      return placeOf(sweep->tEnter());
    default:
      return placeOf(sweep->tExit());
  }
}
/** See WireSweep::run. */
EMSCRIPTEN_KEEPALIVE int sweepRun(Sweep* sweep, int count, double duration) {
  return sweep->run(count, duration);
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
/** In the world's scratch: nine numbers, three axes; afterwards the first four are the rotation. */
EMSCRIPTEN_KEEPALIVE int worldRotationFromAxes(World* world) {
  return static_cast<int>(collision::rotationFromAxes(world->scratch().data()));
}

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
/**
 * 0: a, 1: b, 2: outcomes, 3: numbers, 4 and 5: room for columns of a and b, 6 and 7: their
 * velocities, all empty where there is no memory; 8: outcomes of casts, 9 and 10: tEnter and tExit.
 * One export, as each adds to what pages load.
 */
EMSCRIPTEN_KEEPALIVE std::uintptr_t batchBuffer(Batch* batch, int which) {
  switch (which) {
    case 0:
      return placeOf(batch->a());
    case 1:
      return placeOf(batch->b());
    case 2:
      return placeOf(batch->outcomes());
    case 4:
      return placeOf(batch->columnsA());
    case 5:
      return placeOf(batch->columnsB());
    case 6:
      return placeOf(batch->velocitiesA());
    case 7:
      return placeOf(batch->velocitiesB());
    case 8:
      return placeOf(batch->castOutcomes());
    case 9:
      return placeOf(batch->tEnter());
    case 10:
      return placeOf(batch->tExit());
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
/** Starts with columns of so many items: 0 none, 1 doubles, 2 floats. To go on with batchRun. */
EMSCRIPTEN_KEEPALIVE void batchBeginColumns(Batch* batch, int count, int itemsA, int itemsB) {
  using Items = collision::Columns::Items;
  batch->begin(count, static_cast<Items>(itemsA), static_cast<Items>(itemsB));
}
/** Writes what was begun with as columns into a and b. */
EMSCRIPTEN_KEEPALIVE void batchWriteRecords(Batch* batch) { batch->writeRecords(); }
/** See WireBatch::cast. */
EMSCRIPTEN_KEEPALIVE int batchCast(Batch* batch, int count, double duration) {
  return batch->cast(count, duration);
}
EMSCRIPTEN_KEEPALIVE int batchLeft(Batch* batch) { return batch->left(); }

/** Of the points in the world's positions; see createHull. */
EMSCRIPTEN_KEEPALIVE double hullCreate(World* world) { return collision::createHull(*world); }
/** Writes it into the world's positions and indices, see writeHull. 0: no memory. */
EMSCRIPTEN_KEEPALIVE int hullWrite(World* world, double name) {
  return collision::writeHull(*world, *World::geometries().hulls.find(name)) ? 1 : 0;
}
/** Gives up the use that making a hull or mesh gave, unless that was done. 1: no slot uses it. */
EMSCRIPTEN_KEEPALIVE int geometryRelease(int isMesh, double name, int isHeld) {
  collision::Geometries& all = World::geometries();
  const bool unused = isMesh != 0 ? isUnused(all.meshes, name, isHeld != 0)
                                  : isUnused(all.hulls, name, isHeld != 0);
  return unused ? 1 : 0;
}
/**
 * Of a world as worldPairContains has it: the triangles that meet, three of the world's indices
 * each, two triangles and the outcome. Answers how many, or as WireWorld::meetingTriangles.
 */
EMSCRIPTEN_KEEPALIVE int worldMeetingTriangles(World* world, int kindA, int kindB) {
  world->preparePair(kindA, kindB);
  return world->meetingTriangles(0, 1);
}
/** The place of a text, until the next call: see candidateNames. */
EMSCRIPTEN_KEEPALIVE const void* worldCandidateNames(World* world, int a, int b, double candidate,
                                                     int triangleA, int triangleB) {
  return placeOfText(
      candidateNames(*world, a, b, static_cast<std::int64_t>(candidate), {triangleA, triangleB}));
}

EMSCRIPTEN_KEEPALIVE int worldCheckMesh(World* world) { return world->checkMesh() ? 1 : 0; }
/** Takes the world's triangle list, which was checked. Null when there is no memory. */
EMSCRIPTEN_KEEPALIVE Mesh* meshCreate(World* world) {
  const collision::TriangleList list(world->meshPositions().numbers(),
                                     world->meshIndices().numbers());
  return collision::TreeMesh::hasRoom(list.count())
             ? named(std::make_shared<Mesh>(world->meshPositions().take(),
                                            world->meshIndices().take()))
             : nullptr;
}
/**
 * 0: triangles, 1: vertices, 2 to 7: its bounds, 8: numbers of positions, 9: its name, 10: 1 of a
 * solid.
 */
EMSCRIPTEN_KEEPALIVE double meshNumber(Mesh* mesh, int which) {
  const collision::Bounds& bounds = mesh->mesh().bounds();
  switch (which) {
    case 0:
      return mesh->mesh().triangles().count();
    case 1:
      return mesh->geometry().vertexCount();
    case 8:
      return static_cast<double>(mesh->positionCount());
    case 9:
      return mesh->name;
    case 10:
      return mesh->geometry().isSolid() ? 1 : 0;
    default:
      return which < 5 ? bounds.min[which - 2] : bounds.max[which - 5];
  }
}
/**
 * 0: rays, 1: triangles that they hit, 2: parameters, 3: triangles that meet a shape, 4: outcomes,
 * 5: bytes of its file, 6: numbers of boxes and walks.
 */
EMSCRIPTEN_KEEPALIVE std::uintptr_t meshBuffer(Mesh* mesh, int which) {
  switch (which) {
    case 0:
      return placeOf(mesh->rays());
    case 1:
      return placeOf(mesh->hitTriangles());
    case 2:
      return placeOf(mesh->parameters());
    case 3:
      return placeOf(mesh->triangles());
    case 4:
      return placeOf(mesh->outcomes());
    case 6:
      return placeOf(mesh->numbers());
    default:
      return placeOf(mesh->file());
  }
}
/** The ray in the world's query slot: answers a triangle, or with `all` the number of hits. */
EMSCRIPTEN_KEEPALIVE int meshRaycast(Mesh* mesh, World* world, int options, int all) {
  return all != 0 ? world->raycastAll(mesh->mesh(), optionsOf(options))
                  : world->raycast(mesh->mesh(), optionsOf(options));
}
/** The shape in the world's query slot. 0: the outcome, 1: triangles that meet it, 2: the nearest.
 */
EMSCRIPTEN_KEEPALIVE int meshFind(Mesh* mesh, World* world, int question) {
  if (question == 2) {
    return world->nearestOn(mesh->mesh());
  }
  const collision::ShapeCell shape = world->queryShape();
  if (shape.kind() == collision::Kind::none) {
    return World::kInvalidQuery;
  }
  return question == 0 ? static_cast<int>(mesh->geometry().outcome(shape))
                       : mesh->findMeeting(shape);
}
/**
 * Takes the world's positions, as many as it has, which were checked. Both answer −1, or the edge
 * at which a solid mesh would be open, and nothing is changed: three times a triangle and a side.
 */
EMSCRIPTEN_KEEPALIVE int meshRefit(Mesh* mesh, World* world) {
  const int openEdge = mesh->refit(world->meshPositions().take());
  ++World::geometries().changes;
  return openEdge;
}
EMSCRIPTEN_KEEPALIVE int meshMakeSolid(Mesh* mesh) { return mesh->makeSolid(); }
/** Writes its file, or gives the memory of that back. 0: no memory. */
EMSCRIPTEN_KEEPALIVE int meshSerialize(Mesh* mesh, int release) {
  if (release != 0) {
    mesh->file().release();
    return 1;
  }
  return mesh->serialize() ? 1 : 0;
}
/** Of so many bytes of a file in the world's positions. Null where they are damaged. */
EMSCRIPTEN_KEEPALIVE Mesh* meshLoad(World* world, double bytes) {
  const auto* const first = reinterpret_cast<const std::uint8_t*>(world->meshPositions().data());
  std::optional<collision::MeshFile> file =
      collision::readMeshFile({first, static_cast<std::size_t>(bytes)});
  return file ? named(std::make_shared<Mesh>(std::move(*file))) : nullptr;
}
/** How many boxes a level of its hierarchy has. */
EMSCRIPTEN_KEEPALIVE int meshBoxes(Mesh* mesh, int level) { return mesh->writeBoxes(level); }
/** How the ray in the world's query slot goes through it as it stands in slot 0. */
EMSCRIPTEN_KEEPALIVE int meshWalk(Mesh* mesh, World* world, int options) {
  const collision::ShapeCell ray = world->queryShape();
  return mesh->writeWalk(ray.as<collision::Ray>(), world->slots()[0].as<collision::PosedMesh>(),
                         optionsOf(options));
}
EMSCRIPTEN_KEEPALIVE int meshReserveRays(Mesh* mesh, double count) {
  return mesh->reserveRays(count) ? 1 : 0;
}
EMSCRIPTEN_KEEPALIVE int meshRaycasts(Mesh* mesh, int options) {
  return mesh->raycasts(optionsOf(options));
}

}  // extern "C"
