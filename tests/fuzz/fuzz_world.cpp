// Does a world survive any bytes? They write slots as raw as JavaScript could, with any kind, and
// then ask everything there is to ask, about slots that exist and slots that do not.
#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "input.h"
#include "require.h"
#include "shapes/has_hulls.h"
#include "shapes/hull_shape.h"
#include "slots.h"
#include "world/wire_geometry.h"
#include "world/wire_world.h"

using collision::Outcome;
using collision::Reason;
using collision::WireWorld;

namespace {

constexpr int kCapacity = 6;
constexpr int kMostCommands = 40;

enum Command {
  kWrite,
  kTouch,
  kPrepare,
  kEvaluate,
  kTest,
  kExplain,
  kRaycast,
  kRaycastAll,
  kDistance,
  kMesh,
  kMakeHull,
  kReleaseHull,
  kInteract,
  kQuery,
  kNearest,
  kContains,
  kCount
};

/** The hulls and meshes that a handle in JavaScript would keep. */
class Names {
 public:
  Names() = default;
  Names(const Names&) = delete;
  Names& operator=(const Names&) = delete;
  ~Names() {
    while (!names_.empty()) {
      releaseLast();
    }
  }

  void addHull(double name) { names_.push_back({name, false}); }
  void addMesh(double name) { names_.push_back({name, true}); }
  void releaseOne(fuzz::Input& input) {
    if (!names_.empty()) {
      std::swap(names_[static_cast<std::size_t>(input.below(count()))], names_.back());
      releaseLast();
    }
  }
  /** Mostly one of them, or of one that was released. */
  double any(fuzz::Input& input) const {
    const int code = input.byte();
    if (code == 255) {
      return input.number();
    }
    return names_.empty() ? code : names_[static_cast<std::size_t>(code % count())].name;
  }

 private:
  struct Name {
    double name;
    bool isMesh;
  };

  void releaseLast() {
    const auto [name, isMesh] = names_.back();
    collision::Geometries& all = WireWorld::geometries();
    isMesh ? all.meshes.release(name) : all.hulls.release(name);
    names_.pop_back();
  }
  [[nodiscard]] int count() const { return static_cast<int>(names_.size()); }

  std::vector<Name> names_;
};

/** Mostly a slot, sometimes one just outside, sometimes any number. */
int slotOf(fuzz::Input& input) {
  const int code = input.byte();
  if (code == 255) {
    return input.raw<std::int32_t>();
  }
  return code % (kCapacity + 4) - 1;
}

/** Of a number in the record of a verdict. */
int offsetOf(std::string_view name) {
  int offset = 0;
  for (const collision::Field& field : collision::kVerdictLayout) {
    if (field.name == name) {
      break;
    }
    offset += field.size;
  }
  return offset;
}

bool exists(int slot) { return slot >= 0 && slot <= kCapacity; }

double& numberAt(WireWorld& world, int slot, int i) {
  return world.slots().numbers()[static_cast<std::size_t>(slot) * collision::kSlotStride +
                                 static_cast<std::size_t>(i)];
}

void writeSlot(WireWorld& world, fuzz::Input& input, const Names& names) {
  const int slot = input.below(kCapacity + 1);
  const int code = input.byte();
  const int kind = code == 255 ? input.raw<std::int32_t>() : code % collision::kSlotKinds;
  world.slots().kinds()[static_cast<std::size_t>(slot)] = kind;
  const bool known = kind >= 0 && kind < collision::kSlotKinds;
  const int size = known ? fuzz::sizeOf(static_cast<collision::Kind>(kind)) : 0;
  for (int i = 0; i < size; ++i) {
    numberAt(world, slot, i) = input.number();
  }
  const bool isPosed = known && collision::hasGeometry(static_cast<collision::Kind>(kind));
  if (isPosed) {
    numberAt(world, slot, collision::kGeometryName) = names.any(input);
  }
  const Reason reason = world.slots().prepare(slot);
  fuzz::require(known == (reason != Reason::noShape), "an unknown kind is no shape");
  fuzz::require(isPosed || reason != Reason::noGeometry, "only hulls and meshes have geometries");
}

/** A hull of any points, of which flat, straight and repeated ones are common, and a mesh of them.
 */
void makeGeometries(WireWorld& world, fuzz::Input& input, Names& names) {
  constexpr int kMostPoints = 24;
  const int points = input.below(kMostPoints);
  if (!world.reserveMesh(3.0 * points, 0)) {
    return;
  }
  for (int i = 0; i < 3 * points; ++i) {
    const int code = input.byte();
    world.meshPositions()[static_cast<std::size_t>(i)] = code < 128 ? code % 5 - 2 : input.number();
  }
  const double name = collision::createHull(world);
  if (name == collision::kHullInvalid) {
    fuzz::require(world.verdict()[0] == static_cast<double>(Outcome::invalid),
                  "what is refused has a reason");
    return;
  }
  names.addHull(name);
  names.addMesh(WireWorld::geometries().meshes.add(
      std::make_shared<const collision::Mesh>(world.meshPositions().numbers())));
  const collision::HullGeometry& hull = *WireWorld::geometries().hulls.find(name);
  fuzz::require(static_cast<int>(hull.corners().size()) <= points, "corners are points");
  fuzz::require(hull.dimension() < 3 || static_cast<int>(hull.corners().size()) + hull.faces() ==
                                            static_cast<int>(hull.edges().size()) + 2,
                "a solid has corners and faces as Euler says");
  fuzz::require(collision::writeHull(world, hull), "there is room for its numbers");
}

void interact(WireWorld& world, fuzz::Input& input) {
  if (world.slots().provideInteractions()) {
    const auto slot = static_cast<std::size_t>(input.below(kCapacity));
    world.slots().groups()[slot] = static_cast<std::uint32_t>(input.byte());
    world.slots().masks()[slot] = static_cast<std::uint32_t>(input.byte());
  }
}

/** After this a slot's numbers are not those that were read. */
void touchNumber(WireWorld& world, fuzz::Input& input) {
  const int slot = input.below(kCapacity + 1);
  const int place = input.below(collision::kSlotStride);
  numberAt(world, slot, place) = input.number();
}

void requireOutcome(WireWorld& world, int a, int b, Outcome outcome) {
  const bool good = exists(a) && exists(b) &&
                    world.slots().faults()[static_cast<std::size_t>(a)] == 0 &&
                    world.slots().faults()[static_cast<std::size_t>(b)] == 0;
  fuzz::require(good == (outcome != Outcome::invalid),
                "two good shapes get an answer, others none");
  fuzz::require(world.verdict()[0] == static_cast<double>(outcome), "the record has the outcome");
}

void requireHitsInOrder(WireWorld& world, int hits) {
  fuzz::require(hits >= 0 && hits <= kCapacity, "no more hits than shapes");
  double before = 0;
  for (int i = 0; i < hits; ++i) {
    const double* record = &world.hits()[static_cast<std::size_t>(i) * collision::kHitStride];
    fuzz::require(record[0] >= 0 && record[0] < kCapacity, "a hit is in a slot");
    const double t = record[1 + offsetOf("t")];
    fuzz::require(!(t < before), "hits come in order");
    before = std::max(before, t);
  }
}

/** Any triangle list: also with a corner too many, or indices of corners that there are not. */
void shootAtMesh(WireWorld& world, fuzz::Input& input) {
  constexpr int kMostDoubles = 40;
  constexpr int kMostIndices = 13;
  const int doubles = input.below(kMostDoubles);
  const int count = input.below(kMostIndices);
  if (!world.reserveMesh(doubles, count)) {
    return;
  }
  double* positions = world.meshPositions().data();
  for (int i = 0; i < doubles; ++i) {
    positions[i] = input.number();
  }
  std::int32_t* indices = world.meshIndices().data();
  for (int i = 0; i < count; ++i) {
    const int index = input.byte();
    indices[i] = index == 255 ? input.raw<std::int32_t>() : index % (doubles / 3 + 1);
  }
  const int triangle = world.raycastMesh();
  const int triangles = count > 0 ? count / 3 : doubles / 9;
  fuzz::require(triangle >= WireWorld::kInvalidMesh && triangle < triangles,
                "what is hit is a triangle or nothing");
  const bool invalid = world.verdict()[0] == static_cast<double>(Outcome::invalid);
  fuzz::require(invalid == (triangle == WireWorld::kInvalidMesh),
                "an invalid mesh is said to be one");
}

void obey(WireWorld& world, fuzz::Input& input, Names& names) {
  switch (input.below(kCount)) {
    case kWrite:
      writeSlot(world, input, names);
      break;
    case kTouch:
      touchNumber(world, input);
      break;
    case kPrepare:
      world.slots().prepare(slotOf(input));
      break;
    case kEvaluate: {
      world.evaluation().begin(slotOf(input));
      const int meetings = world.evaluation().proceed();
      fuzz::require(meetings >= 0 && meetings <= kCapacity * (kCapacity - 1) / 2,
                    "no more meetings than pairs");
      break;
    }
    case kTest: {
      const int a = slotOf(input);
      const int b = slotOf(input);
      requireOutcome(world, a, b, world.test(a, b));
      break;
    }
    case kExplain: {
      const int a = slotOf(input);
      const int b = slotOf(input);
      const int steps = world.explain(a, b);
      fuzz::require(steps >= 0 && world.steps().size() >=
                                      static_cast<std::size_t>(steps) * collision::kStepStride,
                    "the steps have room");
      break;
    }
    case kRaycast: {
      const int slot = world.raycast({slotOf(input)});
      fuzz::require(slot >= -1 && slot < kCapacity, "what is hit is a slot or nothing");
      break;
    }
    case kDistance: {
      const int a = slotOf(input);
      const int b = slotOf(input);
      const bool answered = world.distance(a, b);
      fuzz::require(answered || world.verdict()[0] == static_cast<double>(Outcome::invalid),
                    "what has no distance is invalid");
      fuzz::require(answered == (world.outcome(a, b) != Outcome::invalid),
                    "two good shapes have a distance");
      break;
    }
    case kMesh:
      shootAtMesh(world, input);
      break;
    case kMakeHull:
      makeGeometries(world, input, names);
      break;
    case kReleaseHull:
      names.releaseOne(input);
      break;
    case kInteract:
      interact(world, input);
      break;
    case kQuery: {
      const int found = world.query({slotOf(input)});
      fuzz::require(found == WireWorld::kInvalidQuery || (found >= 0 && found <= kCapacity),
                    "no more are found than there are");
      break;
    }
    case kNearest: {
      const int slot = world.nearest({slotOf(input)});
      fuzz::require(slot == WireWorld::kInvalidQuery || (slot >= -1 && slot < kCapacity),
                    "what is nearest is a slot or nothing");
      break;
    }
    case kContains: {
      const int a = slotOf(input);
      const int b = slotOf(input);
      const bool isInvalid = world.contains(a, b) == collision::Containment::invalid;
      fuzz::require(isInvalid == (world.outcome(a, b) == Outcome::invalid),
                    "two good shapes get an answer");
      break;
    }
    default:
      world.beginRaycastAll({slotOf(input)});
      requireHitsInOrder(world, world.proceedRaycastAll());
      break;
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input({data, size});
  Names names;
  WireWorld world(kCapacity);
  for (int i = 0; i < kMostCommands && !input.empty(); ++i) {
    obey(world, input, names);
  }
  return 0;
}
