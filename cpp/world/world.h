// Slots full of shapes, and the questions about them. JavaScript writes numbers into the slots and
// reads records; between the two there is one call.
#pragma once

#include <cstdint>
#include <vector>

#include "number/quadratic_surd.h"
#include "shapes/any.h"
#include "shapes/bounds.h"
#include "wire/layout.h"

namespace collision {

class World {
 public:
  /** Room for `capacity` shapes, and one slot more for the ray of raycast(). */
  explicit World(int capacity);

  [[nodiscard]] int raySlot() const { return capacity_; }

  /** Slot i: kSlotStride doubles from slots()[i · kSlotStride], its kind in kinds()[i]. */
  std::vector<double>& slots() { return slots_; }
  std::vector<std::int32_t>& kinds() { return kinds_; }
  /** Per slot: its Reason, 0 when it can be tested; filled by evaluate() and prepare(). */
  std::vector<std::int32_t>& faults() { return faults_; }

  /** The verdict of the last test, explain, distance or raycast (kVerdictLayout). */
  std::vector<double>& verdict() { return verdict_; }
  /** The answer of the last distance (kDistanceLayout). */
  std::vector<double>& distance() { return distance_; }
  /** The ledger of the last explain (kStepLayout). */
  std::vector<double>& steps() { return steps_; }
  /** Pairs that meet, of the last evaluate; or hits in order, of the last raycastAll. */
  std::vector<double>& meetings() { return meetings_; }

  /** Reads a slot after it was written; answers its Reason. */
  Reason prepare(int slot);

  /** Prepares the first `count` slots and tests all their pairs. Answers how many meet. */
  int evaluate(int count);

  /** Tests two prepared slots, in this order. */
  Outcome test(int a, int b);

  /** The same with the ledger. Answers the number of steps. */
  int explain(int a, int b);

  /** Shoots the ray in raySlot() at `count` prepared slots. Answers the slot hit first, or −1. */
  int raycast(int count);

  /** All hits, nearest first; equal parameters in the order of slots. Answers how many. */
  int raycastAll(int count);

  /** Distance or depth of two prepared slots. False when one is invalid: see the verdict. */
  bool distance(int a, int b);

  /** Room for a triangle list, to be filled: three doubles a corner; three indices a triangle. */
  double* meshPositions(int doubles);
  /** None: corners stand in order. */
  std::int32_t* meshIndices(int count);

  static constexpr int kInvalidMesh = -2;
  /**
   * Shoots the prepared ray in raySlot() at the triangle list. Answers the triangle hit first, −1
   * for none, or kInvalidMesh: then the verdict has the reason, and faultSlot says where: 0 the
   * ray, 1 the positions, 2 the indices.
   */
  int raycastMesh();

 private:
  [[nodiscard]] bool usable(int slot) const;
  Verdict decide(int a, int b, const Ask& ask);
  double* appendMeeting(int a, int b);
  /** The exact parameter at which the ray hits a slot; it does. */
  QuadraticSurd<Exact> enterOf(int slot);
  void testSweep(int count);

  int capacity_;
  std::vector<double> slots_;
  std::vector<std::int32_t> kinds_;
  std::vector<std::int32_t> faults_;
  std::vector<std::int32_t> faultIndex_;
  std::vector<AnyShape> shapes_;
  std::vector<Bounds> bounds_;
  std::vector<int> order_;
  std::vector<double> verdict_;
  std::vector<double> distance_;
  std::vector<double> mesh_;
  std::vector<std::int32_t> meshIndices_;
  std::vector<double> steps_;
  std::vector<double> meetings_;
  int meetingCount_ = 0;
  VerdictContext context_;
  Trace trace_;
};

}  // namespace collision
