// The world of collision/world.h: typed answers from the slots and what is asked about them.
#include "collision/world.h"

#include <algorithm>
#include <cmath>

#include "collision/collision.h"
#include "number/index.h"
#include "shapes/visit_any.h"
#include "wire/layout.h"
#include "wire/room.h"
#include "world/casts.h"
#include "world/evaluation.h"
#include "world/many_questions.h"
#include "world/queries.h"
#include "world/slots.h"
#include "world/sweep.h"
#include "world/write_boxes.h"

namespace collision {
namespace {

/** A shape is its numbers, see shapes/slot.cpp. */
QuestionShapes questionsOf(ShapeSpan shapes) {
  return {static_cast<const double*>(shapes.address()), strideOf(kindInfo(shapes.kind()).fields),
          static_cast<int>(shapes.size()), shapes.kind()};
}

bool isExtent(double size) { return size >= 0 && std::isfinite(size); }

}  // namespace

struct World::State {
  explicit State(int capacity)
      : slots(fits(capacity) ? capacity : 0, geometries),
        evaluation(slots),
        queries(slots, evaluation),
        casts(slots, queries),
        sweep(slots) {}

  [[nodiscard]] bool exists(int slot) const { return slot >= 0 && slot < slots.capacity(); }
  [[nodiscard]] bool usable(int slot) { return exists(slot) && slots.usable(slot); }
  [[nodiscard]] bool usable(int a, int b) { return usable(a) && usable(b); }
  /** The query slot is none of the caller's. */
  [[nodiscard]] int own(int slot) const { return exists(slot) ? slot : -1; }
  [[nodiscard]] Verdict test(int a, int b, const Ask& ask) {
    return testSlots(slots, own(a), own(b), ask).verdict;
  }

  [[nodiscard]] ManyQuestions many() { return {slots, queries}; }

  /** Whether there is something to cast, which is in the query slot then. */
  bool startsCast(ShapeRef shape, const Motion& motion) {
    return !goesOn(shape.kind()) && !checkMotion(motion) && !write(slots.querySlot(), shape);
  }
  [[nodiscard]] Cast castOf(int slot, const Motion& motion) const {
    return collision::cast(slots[slots.querySlot()], slots[slot], motion);
  }

  /** Writes a shape into any slot, also that of queries. */
  Fault write(int slot, ShapeRef shape) {
    slots.kinds()[at(slot)] = static_cast<std::int32_t>(shape.kind());
    double* const numbers = slots.numbersOf(slot);
    double name = 0;
    const auto writeNamed = [&](const auto& posed, auto& store) {
      if (posed.geometry != nullptr) {
        name = store.add(*posed.geometry);
      }
      writePosed(posed, name, numbers);
    };
    if (isHull(shape)) {
      writeNamed(shape.as<Hull>(), geometries.hulls);
    } else if (isMesh(shape)) {
      writeNamed(shape.as<PosedMesh>(), geometries.meshes);
    } else if (shape.kind() != Kind::none) {
      visitShape(shape,
                 [&]<class Shape>(const Shape& s) { ShapeTraits<Shape>::write(s, numbers); });
    }
    slots.prepare(slot);
    if (name != 0) {  // the slot uses it now
      isHull(shape) ? geometries.hulls.release(name) : geometries.meshes.release(name);
    }
    return slots.faultOf(slot);
  }

  /** Slots were written, so that an evaluation in parts is about others. */
  void change(int end) {
    count = std::max(count, end);
    isEvaluating = false;
  }

  Status proceed(double milliseconds) {
    const int found = evaluation.proceed(milliseconds);
    isEvaluating = found != Evaluation::kNoRoom && evaluation.pairsLeft() > 0;
    if (found == Evaluation::kNoRoom ||
        (at(found) > meetings.capacity() && !hasRoomFor(2.0 * found, sizeof(Meeting)))) {
      return Status::noMemory;
    }
    for (std::size_t i = meetings.size(); i < at(found); ++i) {
      const MeetingRecord record = meetingAt(&evaluation.meetings()[i * kMeetingStride]);
      meetings.push_back({record.a, record.b, static_cast<Outcome>(record.outcome)});
    }
    return isEvaluating ? Status::unfinished : Status::finished;
  }

  template <class Number>
  TransformResult transform(std::span<const Number> numbers, const TransformOptions& options) {
    const bool isPose = options.layout == TransformLayout::poses;
    const std::size_t stride = at(isPose ? kPoseNumbers : kMatrixNumbers);
    const std::size_t boxes = numbers.size() / stride;
    if (numbers.size() % stride != 0) {
      return {TransformFault::leftOver, 0};
    }
    if (options.first < 0 || options.first > slots.capacity() ||
        boxes > at(slots.capacity() - options.first)) {
      return {TransformFault::noSlot, 0};
    }
    constexpr std::array<double, 3> kUnitBox{0.5, 0.5, 0.5};
    const std::array<double, 3> halfExtents = options.halfExtents.value_or(kUnitBox);
    if (!std::all_of(halfExtents.begin(), halfExtents.end(), isExtent)) {
      return {TransformFault::halfExtents, 0};
    }
    const bool keeps = isPose && !options.halfExtents;
    const Transforms<Number> transforms{numbers.data(), static_cast<int>(boxes), options.layout,
                                        keeps ? nullptr : &halfExtents};
    const TransformResult result = writeBoxes(transforms, slots.numbersOf(options.first),
                                              slots.kinds().data() + options.first);
    const int end =
        options.first + (result.fault == TransformFault::none ? transforms.count : result.index);
    slots.noteWritten(options.first, end);
    change(end);
    return result;
  }

  Geometries geometries;
  Slots slots;
  Evaluation evaluation;
  Queries queries;
  WorldCasts casts;
  WorldSweep sweep;
  int count = 0;
  bool isEvaluating = false;  // unfinished, and of the shapes that are in the slots
  std::vector<Meeting> meetings;
};

World::World(int capacity) : state_(std::make_unique<State>(capacity)) {}
World::World(World&& other) noexcept = default;
World& World::operator=(World&& other) noexcept = default;
World::~World() = default;

bool World::fits(int capacity) { return capacity >= 0 && Slots::fits(capacity); }
int World::capacity() const { return state_->slots.capacity(); }
int World::count() const { return state_->count; }

Fault World::set(int slot, ShapeRef shape) {
  if (!state_->exists(slot)) {
    return {Reason::noShape, 0};
  }
  state_->change(slot + 1);
  const Fault fault = state_->write(slot, shape);
  if (fault) {
    clear(slot);
  }
  return fault;
}

void World::clear(int slot) {
  if (state_->exists(slot)) {
    state_->change(0);
    state_->slots.kinds()[at(slot)] = static_cast<std::int32_t>(Kind::none);
    state_->slots.prepare(slot);
  }
}

TransformResult World::transforms(std::span<const double> numbers,
                                  const TransformOptions& options) {
  return state_->transform(numbers, options);
}

TransformResult World::transforms(std::span<const float> numbers, const TransformOptions& options) {
  return state_->transform(numbers, options);
}

Status World::setInteraction(int slot, const Interaction& interaction) {
  Slots& slots = state_->slots;
  if (!state_->exists(slot)) {
    return Status::invalid;
  }
  if (!slots.provideInteractions()) {
    return Status::noMemory;
  }
  state_->change(0);
  slots.groups()[at(slot)] = interaction.group;
  slots.masks()[at(slot)] = interaction.mask;
  return Status::finished;
}

Interaction World::interaction(int slot) const {
  return state_->exists(slot) ? state_->slots.interactionOf(slot) : kFirstGroup;
}

Status World::setVelocity(int slot, const Vec3& velocity) {
  if (!state_->exists(slot) || checkMotion({.velocityA = velocity})) {
    return Status::invalid;
  }
  if (!state_->sweep.provideVelocities()) {
    return Status::noMemory;
  }
  const std::array numbers{velocity.x, velocity.y, velocity.z};
  std::copy(numbers.begin(), numbers.end(), &state_->sweep.velocities()[at(slot) * 3]);
  return Status::finished;
}

Vec3 World::velocity(int slot) const {
  return state_->exists(slot) ? state_->sweep.motionOf(slot, slot, 0).velocityA : Vec3{};
}

ShapeCell World::shape(int slot) {
  return state_->usable(slot) ? state_->slots[slot] : ShapeCell();
}

Fault World::fault(int slot) {
  return state_->usable(slot) ? Fault{} : state_->slots.faultOf(state_->own(slot));
}

Status World::evaluate(double milliseconds) {
  state_->meetings.clear();
  state_->evaluation.begin(state_->count);
  return state_->proceed(milliseconds);
}

Status World::resume(double milliseconds) {
  return state_->isEvaluating ? state_->proceed(milliseconds) : Status::invalid;
}

std::span<const Meeting> World::meetings() const { return state_->meetings; }
double World::pairs() const { return state_->evaluation.pairs(); }
double World::pairsLeft() const { return state_->evaluation.pairsLeft(); }

Outcome World::outcome(int a, int b) {
  return outcomeOfSlots(state_->slots, state_->own(a), state_->own(b));
}

Verdict World::test(int a, int b, const HitOptions& options) {
  return state_->test(a, b, {.options = options});
}

Verdict World::explain(int a, int b, Trace& trace, const HitOptions& options) {
  trace.clear();
  return state_->test(a, b, {.trace = &trace, .options = options});
}

Distance World::distance(int a, int b) {
  return state_->usable(a, b) ? collision::distance(state_->slots[a], state_->slots[b])
                              : Distance{};
}

bool World::contains(int a, int b) {
  return state_->usable(a, b) && collision::contains(state_->slots[a], state_->slots[b]);
}

Projection World::project(int slot, const Vec3& axis) {
  return state_->usable(slot) && !checkAxis(axis) ? collision::project(state_->slots[slot], axis)
                                                  : Projection{{kNone, kNone}};
}

AxisSeparation World::separates(int a, int b, const Vec3& axis) {
  return state_->usable(a, b) && !checkAxis(axis)
             ? collision::separates(state_->slots[a], state_->slots[b], axis)
             : AxisSeparation{Outcome::invalid, kNone, {kNone, kNone}, {kNone, kNone}};
}

RayHit World::raycast(const Ray& ray, const HitOptions& options, const Interaction& interaction) {
  if (const Fault fault = state_->write(state_->slots.querySlot(), ray)) {
    return {-1, {}, fault};
  }
  const int slot = state_->queries.raycast({state_->count, interaction}, options);
  return {slot, state_->queries.hitOf(slot, options).verdict.hit, {}};
}

Status World::raycastAll(const Ray& ray, std::vector<RayHit>& hits, const HitOptions& options,
                         const Interaction& interaction) {
  hits.clear();
  if (state_->write(state_->slots.querySlot(), ray)) {
    return Status::invalid;
  }
  state_->queries.beginRaycastAll({state_->count, interaction}, options);
  Deadline never;
  if (state_->queries.findHits(never) != Queries::Progress::finished) {
    return Status::noMemory;
  }
  while (state_->queries.hasHits()) {
    const int slot = state_->queries.takeNearestHit();
    hits.push_back({slot, state_->queries.hitOf(slot, options).verdict.hit, {}});
  }
  return Status::finished;
}

WorldCast World::cast(ShapeRef shape, const Vec3& velocity, double duration,
                      const Interaction& interaction) {
  const Motion motion{velocity, {}, duration};
  if (!state_->startsCast(shape, motion)) {
    return {};
  }
  const int slot = state_->casts.first({state_->count, interaction}, motion);
  return slot < 0 ? WorldCast{} : WorldCast{slot, state_->castOf(slot, motion)};
}

Status World::castAll(ShapeRef shape, const Vec3& velocity, double duration,
                      std::vector<WorldCast>& casts, const Interaction& interaction) {
  casts.clear();
  const Motion motion{velocity, {}, duration};
  if (!state_->startsCast(shape, motion)) {
    return Status::invalid;
  }
  for (const int slot : state_->casts.all({state_->count, interaction}, motion)) {
    casts.push_back({slot, state_->castOf(slot, motion)});
  }
  return Status::finished;
}

Status World::sweep(double duration, std::vector<SweptMeeting>& meetings) {
  meetings.clear();
  if (checkMotion({.duration = duration})) {
    return Status::invalid;
  }
  const WorldSweep::Answer answer = state_->sweep.run(state_->count, duration);
  const std::vector<SweptPair>& pairs = state_->sweep.pairs();
  if (answer != WorldSweep::Answer::finished ||
      !hasRoomFor(static_cast<double>(pairs.size()), sizeof(SweptMeeting))) {
    return Status::noMemory;
  }
  meetings.reserve(pairs.size());
  for (const auto& [a, b, outcome, meetsFromStart, rank, tEnter, tExit] : pairs) {
    meetings.push_back({a, b, outcome, tEnter, tExit});
  }
  return Status::finished;
}

Cast World::castPair(int a, int b, double duration) {
  const Motion motion = state_->sweep.motionOf(state_->own(a), state_->own(b), duration);
  return state_->usable(a, b) && !checkMotion(motion)
             ? collision::cast(state_->slots[a], state_->slots[b], motion)
             : Cast{.outcome = CastOutcome::invalid};
}

Status World::query(ShapeRef shape, std::vector<int>& slots, const Interaction& interaction) {
  slots.clear();
  if (state_->write(state_->slots.querySlot(), shape)) {
    return Status::invalid;
  }
  const std::span<const int> found = state_->queries.query({state_->count, interaction});
  slots.assign(found.begin(), found.end());
  return Status::finished;
}

Status World::raycasts(std::span<const Ray> rays, std::span<int> slots, std::span<double> t,
                       const HitOptions& options, const Interaction& interaction) {
  if (rays.size() != slots.size() || rays.size() != t.size()) {
    return Status::invalid;
  }
  const QuestionShapes shapes = questionsOf(rays);
  const int answered = state_->many().raycasts(shapes, {state_->count, interaction}, options,
                                               slots.data(), t.data());
  return answered == shapes.count ? Status::finished : Status::invalid;
}

Status World::queries(ShapeSpan shapes, std::vector<int>& offsets, std::vector<int>& slots,
                      const Interaction& interaction) {
  slots.clear();
  offsets.assign(1, 0);
  const QuestionShapes questions = questionsOf(shapes);
  const int answered = state_->many().queries(
      questions, {state_->count, interaction}, [&](std::span<const int> found) {
        slots.insert(slots.end(), found.begin(), found.end());
        offsets.push_back(static_cast<int>(slots.size()));
        return true;
      });
  return answered == questions.count ? Status::finished : Status::invalid;
}

NearestShape World::nearest(const Point& point, const Interaction& interaction) {
  const int query = state_->slots.querySlot();
  if (state_->write(query, point)) {
    return {};
  }
  const int slot = state_->queries.nearest({state_->count, interaction});
  return slot < 0 ? NearestShape{}
                  : NearestShape{slot, collision::distance(point, state_->slots[slot])};
}

}  // namespace collision
