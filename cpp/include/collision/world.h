// Many shapes in numbered slots, and the questions about them: which pairs meet, what a ray hits,
// what is near.
//
//   collision::World world(10'000);
//   world.set(0, collision::Obb{{0, 0, 0}, {0, 0, 0, 1}, {1, 1, 1}});
//   world.set(1, collision::Sphere{{1, 0, 0}, 1});
//   world.evaluate();
//   for (const collision::Meeting& meeting : world.meetings()) { ... }
//   const collision::RayHit hit = world.raycast(ray);  // hit.slot, hit.hit.t
//
// Every answer is about the shapes as they are in their slots now, and the one that
// collision/collision.h gives about these shapes. Slots without a valid shape take part in nothing.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "collision/batch.h"
#include "collision/interaction.h"
#include "collision/interval.h"
#include "collision/measures.h"
#include "collision/motion.h"
#include "collision/shape_cell.h"
#include "collision/shape_ref.h"
#include "collision/shapes.h"
#include "collision/trace.h"
#include "collision/transforms.h"
#include "collision/verdict.h"

namespace collision {

/** Two slots whose shapes meet, a < b. */
struct Meeting {
  int a = -1;
  int b = -1;
  Outcome outcome = Outcome::invalid;  // touching or overlapping
};

struct RayHit {
  int slot = -1;  // −1: none
  Hit hit;        // where the ray meets its shape
  Fault fault;    // of an invalid ray
};

/** What a shape that moves meets in a world that stands still. */
struct WorldCast {
  int slot = -1;  // −1: none
  Cast cast;      // of the shape, a, and that of the slot
};

/** Two slots whose shapes meet as both move, a < b. */
struct SweptMeeting {
  int a = -1;
  int b = -1;
  CastOutcome outcome = CastOutcome::invalid;  // touches or hits
  /** As of their Cast, in units of time. */
  double tEnter = kNone;
  double tExit = kNone;
};

struct NearestShape {
  int slot = -1;      // −1: none
  Distance distance;  // of the point, a, and its shape
};

/** How a question ended. */
enum class Status : signed char {
  finished = 0,
  unfinished = 1,  // its time was over
  invalid = 2,     // what was asked is invalid: check() says why
  noMemory = 3,    // for all answers; the world is as usable as before
};

class World {
 public:
  /**
   * Empty slots, 0 to capacity − 1; none at all where `capacity` is negative or fits() is false. A
   * slot takes some 0.5 kB.
   */
  explicit World(int capacity);
  World(World&& other) noexcept;
  World& operator=(World&& other) noexcept;
  ~World();

  /** Whether there is memory for so many slots. */
  [[nodiscard]] static bool fits(int capacity);

  [[nodiscard]] int capacity() const;
  /** The slots from 0 on that questions are about: up to the last one that had a shape. */
  [[nodiscard]] int count() const;

  /**
   * Puts a shape into a slot. Where that finds a fault the slot is empty afterwards. Of a slot that
   * there is not: Reason::noShape, and nothing happens.
   */
  Fault set(int slot, ShapeRef shape);
  void clear(int slot);
  /**
   * Oriented boxes from an array of transforms into the slots from options.first on. Those before
   * one that is at fault are written, the others are not.
   */
  TransformResult transforms(std::span<const double> numbers, const TransformOptions& options = {});
  TransformResult transforms(std::span<const float> numbers, const TransformOptions& options = {});

  /**
   * Which other slots and questions a slot interacts with, whatever shape is in it: evaluate()
   * leaves out pairs that don't interact, and a question the slots that don't with it. The
   * functions of two slots answer whatever they are. Status::invalid: there is no such slot.
   */
  Status setInteraction(int slot, const Interaction& interaction);
  /** kFirstGroup of a slot that was given none. */
  [[nodiscard]] Interaction interaction(int slot) const;

  /**
   * How a slot's shape moves in sweep() and castPair(), whatever shape is in it: meters a unit of
   * time. Status::invalid: there is no such slot, or the velocity is none (checkMotion).
   */
  Status setVelocity(int slot, const Vec3& velocity);
  /** Zero of a slot that was given none. */
  [[nodiscard]] Vec3 velocity(int slot) const;

  /** The shape in a slot; empty, its kind none, where there is no valid one. */
  [[nodiscard]] ShapeCell shape(int slot);
  /** What is wrong with a slot; Reason::noShape of an empty one. */
  [[nodiscard]] Fault fault(int slot);

  /**
   * Tests all pairs, or as many as so many milliseconds allow: Status::unfinished, then, and
   * resume() goes on. Each pair that meets is in meetings().
   */
  Status evaluate(double milliseconds = kInfinity);
  /** Status::invalid: there is nothing to go on with, or slots were changed since evaluate(). */
  Status resume(double milliseconds = kInfinity);
  /**
   * The pairs that meet of those tested so far, by evaluate() and resume(): planes and rays without
   * an end come first, the others in the order of slots. Until the next of these calls.
   */
  [[nodiscard]] std::span<const Meeting> meetings() const;
  /**
   * Pairs of valid shapes that the evaluation is about, those that don't interact included, and
   * those of them that are not tested yet; of all slots, until it has read them.
   */
  [[nodiscard]] double pairs() const;
  [[nodiscard]] double pairsLeft() const;

  // The functions of collision/collision.h, of the shapes in slots. Where a slot has none, the
  // outcome is Outcome::invalid and numbers are NaN.
  [[nodiscard]] Outcome outcome(int a, int b);
  [[nodiscard]] Verdict test(int a, int b, const HitOptions& options = {});
  Verdict explain(int a, int b, Trace& trace, const HitOptions& options = {});
  [[nodiscard]] Distance distance(int a, int b);
  [[nodiscard]] bool contains(int a, int b);
  /** NaN and Outcome::invalid also where checkAxis(axis) finds a fault. */
  [[nodiscard]] Projection project(int slot, const Vec3& axis);
  [[nodiscard]] AxisSeparation separates(int a, int b, const Vec3& axis);

  /**
   * The shape that the ray hits first, by exact parameters; of equal ones that of the first slot.
   */
  [[nodiscard]] RayHit raycast(const Ray& ray, const HitOptions& options = {},
                               const Interaction& interaction = {});
  /** All of them, in this order, into `hits`, and no others. */
  Status raycastAll(const Ray& ray, std::vector<RayHit>& hits, const HitOptions& options = {},
                    const Interaction& interaction = {});
  /**
   * raycast() of many rays: the slot that ray i hits, −1 for none, into slots[i], and the t of that
   * hit, to the bit, or NaN, into t[i]. Status::invalid: the three differ in size, or a ray is
   * invalid; those before it are answered.
   */
  Status raycasts(std::span<const Ray> rays, std::span<int> slots, std::span<double> t,
                  const HitOptions& options = {}, const Interaction& interaction = {});
  /**
   * The shape that another one meets first as it moves with a velocity, in meters a unit of time,
   * for so many of these; by exact times, of equal ones that of the first slot. None for an invalid
   * shape or motion, and for a plane or ray.
   */
  [[nodiscard]] WorldCast cast(ShapeRef shape, const Vec3& velocity, double duration = 1,
                               const Interaction& interaction = {});
  /** All that it meets, in this order, into `casts`, and no others. */
  Status castAll(ShapeRef shape, const Vec3& velocity, double duration,
                 std::vector<WorldCast>& casts, const Interaction& interaction = {});
  /**
   * All pairs of slots that interact and meet within the duration as both move with their
   * velocities, in order of the exact times at which they do, of equal ones by a, then b, into
   * `meetings`, and no others: what cast() says of each two. Of planes and rays those with shapes
   * that end everywhere. Times of meshes, and of rays that end, are ordered as they are rounded.
   * Status::invalid: the duration is none.
   */
  Status sweep(double duration, std::vector<SweptMeeting>& meetings);
  /**
   * The cast of two slots with their velocities. Outcome `invalid` where one has no shape, the
   * duration is none, or both are planes or rays.
   */
  [[nodiscard]] Cast castPair(int a, int b, double duration = 1);
  /** The slots whose shapes meet this one, ascending, into `slots`, and no others. */
  Status query(ShapeRef shape, std::vector<int>& slots, const Interaction& interaction = {});
  /**
   * query() of many shapes: that of shape i into `slots` from offsets[i] up to offsets[i + 1], and
   * nothing else into these. Status::invalid: a shape is; those before it are answered.
   */
  Status queries(ShapeSpan shapes, std::vector<int>& offsets, std::vector<int>& slots,
                 const Interaction& interaction = {});
  /**
   * The shape that is nearest to a point, as distances are rounded; of equal ones that of the first
   * slot. None for an invalid point.
   */
  [[nodiscard]] NearestShape nearest(const Point& point, const Interaction& interaction = {});

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace collision
