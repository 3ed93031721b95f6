// Slots full of shapes, and the questions about them. JavaScript writes numbers into the slots and
// reads records; between the two there is one call.
#pragma once

#include <cstdint>
#include <vector>

#include "answer/ask.h"
#include "collision/shape_cell.h"
#include "curve/hit_order.h"
#include "number/quadratic_surd.h"
#include "wire/buffer.h"
#include "wire/layout.h"
#include "world/deadline.h"
#include "world/found_pairs.h"
#include "world/pair_chunk.h"
#include "world/pair_search.h"

namespace collision {

class World {
 public:
  /** Room for `capacity` shapes, and one slot more for the ray of raycast(). See fits(). */
  explicit World(int capacity);

  /** Whether there is memory for one. */
  [[nodiscard]] static bool fits(int capacity);

  /** What calls answer that ran out of memory; the world is as usable as before. */
  static constexpr int kNoRoom = -3;

  [[nodiscard]] int raySlot() const { return capacity_; }

  /** Slot i: kSlotStride doubles from slots()[i · kSlotStride], its kind in kinds()[i]. */
  Buffer<double>& slots() { return slots_; }
  Buffer<std::int32_t>& kinds() { return kinds_; }
  /** Per slot: its Reason, 0 when it can be tested; filled by evaluate() and prepare(). */
  Buffer<std::int32_t>& faults() { return faults_; }

  /** The verdict of the last test, explain, distance or raycast (kVerdictLayout). */
  Buffer<double>& verdict() { return verdict_; }
  /** The answer of the last distance (kDistanceLayout). */
  Buffer<double>& distance() { return distance_; }
  /** The trace of the last explain (kStepLayout). */
  Buffer<double>& steps() { return steps_; }
  /** Pairs that meet, of the last evaluate, in the order of PairSearch (kMeetingLayout). */
  Buffer<std::int32_t>& meetings() { return meetings_; }
  /** Verdicts of those of them that are hits of a ray or segment: kVerdictStride doubles each. */
  Buffer<double>& meetingHits() { return meetingHits_; }
  /** What the ray hits, nearest first, of the last raycastAll: kHitStride doubles each. */
  Buffer<double>& hits() { return hits_; }
  /** The triangle list of the last raycastMesh. */
  Buffer<double>& meshPositions() { return meshPositions_; }
  Buffer<std::int32_t>& meshIndices() { return meshIndices_; }

  /** Reads a slot after it was written; answers its Reason. */
  Reason prepare(int slot);
  /** Slots were written and not prepared: the next question reads those that have changed. */
  void noteWritten(int first, int end);
  /** Slots may be written at any time from now on, so that every question compares them. */
  void share() { isShared_ = true; }

  /** Prepares the first `count` slots and tests all their pairs. Answers how many meet. */
  int evaluate(int count);

  /** The same in parts: after begin() each proceed() takes so many milliseconds. */
  void begin(int count);
  /** Answers how many pairs meet so far, or kNoRoom for more of them. */
  int proceed(double milliseconds);
  /** Whether evaluations measure how long they decide pairs; not by default, as it takes time. */
  void measureNarrowPhase(bool measure) { measuresNarrow_ = measure; }
  /** Of the last one that was measured, with all its parts. */
  [[nodiscard]] double narrowMilliseconds() const { return narrowMilliseconds_; }
  /**
   * Pairs of valid shapes among the slots, and those of them that are not tested yet; of all shapes
   * until they are prepared.
   */
  [[nodiscard]] double pairs() const { return pairs_; }
  [[nodiscard]] double pairsLeft() const {
    return isPrepared() ? search_.left() + chunk_.left() : pairs_;
  }

  /** Whether two prepared slots meet, and nothing else; leaves every record as it is. */
  [[nodiscard]] Outcome outcome(int a, int b);

  /** Tests two prepared slots, in this order. */
  Outcome test(int a, int b, const HitOptions& options = {});

  /** Gives the slots 0 and 1, whose numbers were written, their kinds and prepares them. */
  void preparePair(int kindA, int kindB);
  /** Their outcome alone. They are prepared only where lanes of doubles can't tell it. */
  [[nodiscard]] Outcome pairOutcome(int kindA, int kindB);

  /** The same with the trace. Answers the number of steps, or kNoRoom. */
  int explain(int a, int b);

  /**
   * Shoots the ray in raySlot() at `count` prepared slots. Answers the slot hit first, or −1; of as
   * many slots as were tested in so many milliseconds.
   */
  int raycast(int count, const HitOptions& options = {}, double milliseconds = HUGE_VAL);

  /** All hits, nearest first; equal parameters in the order of slots. Answers how many. */
  int raycastAll(int count, const HitOptions& options = {});

  /** The same in parts. */
  void beginRaycastAll(int count, const HitOptions& options = {});
  static constexpr int kUnfinished = -1;
  /** Answers how many hits there are, kUnfinished after so many milliseconds, or kNoRoom. */
  int proceedRaycastAll(double milliseconds);

  static constexpr int kInvalidQuery = -4;
  /**
   * The slots, of `count` prepared ones, that the prepared shape in raySlot() meets, ascending: a
   * double each in hits(). Answers how many, kNoRoom or kInvalidQuery.
   */
  int query(int count);
  /**
   * The slot that is nearest to the prepared point in raySlot(), of equal distances, which are
   * rounded, the first; −1 for none, or kInvalidQuery.
   */
  int nearest(int count);

  /** What a call answers that has no outcome to answer, or no answer at all. */
  static constexpr int kNo = 0;
  static constexpr int kYes = 1;
  static constexpr int kInvalidShape = 3;
  static constexpr int kNoContainer = -1;
  static constexpr int kUnbounded = -2;

  /**
   * Projects a prepared slot on an axis. The axis is the first three numbers of the ray's slot,
   * where the answer is afterwards (kProjectionLayout). Answers 0 or kInvalidShape, or of what is
   * no axis the Reason, negative, with the number at fault in the first place of that slot.
   */
  int project(int slot);
  /** The same of two slots: answers the outcome, or as above (kSeparationLayout). */
  int separates(int a, int b);

  /** Whether prepared slot a contains b: kYes or kNo, kInvalidShape, kNoContainer, kUnbounded. */
  [[nodiscard]] int contains(int a, int b);

  /** Distance or depth of two prepared slots. False when one is invalid: see the verdict. */
  bool distance(int a, int b);

  /**
   * Room for a triangle list, to be filled: three doubles a corner; three indices a triangle, none
   * when corners stand in order. False when there is no memory for so many.
   */
  [[nodiscard]] bool reserveMesh(double doubles, double indices);
  /** Gives the memory of a large triangle list back. */
  void releaseMesh();

  static constexpr int kInvalidMesh = -2;
  /**
   * Shoots the prepared ray in raySlot() at the triangle list. Answers the triangle hit first, −1
   * for none, or kInvalidMesh: then the verdict has the reason, and faultSlot says where: 0 the
   * ray, 1 the positions, 2 the indices.
   */
  int raycastMesh(const HitOptions& options = {});

 private:
  class NarrowPhase;
  /** What a ray hits. */
  struct Found {
    int slot = -1;
    HitPlace place;
  };

  /** Whether a slot has a valid shape, as it is written: then it is in shapes_, too. */
  [[nodiscard]] bool usable(int slot);
  [[nodiscard]] bool mayBeWritten(int slot) const {
    return isShared_ || (slot >= writtenFirst_ && slot < writtenEnd_);
  }
  /** Whether shapes_ has the shape that is written in a slot. */
  [[nodiscard]] bool isCurrent(int slot) const;
  /** Prepares a slot; the tree stays if its bounds of the slot are not exceeded. */
  void readWritten(int slot);
  /** Prepares two slots at once, as far as pairs are searched. False: each is to be prepared. */
  bool prepareTwoBoxes(int slot);
  /** Whether the search has the tree of so many slots; makes it, unless it is needed otherwise. */
  bool hasTree(int count);
  /** near_: slots that a shape may meet, ascending; and of the ray, none where it is invalid. */
  void findNear(const ShapeCell& shape, int count);
  void findNearRay(int count);
  Verdict decide(int a, int b, const Ask& ask);
  [[nodiscard]] bool isPrepared() const { return prepared_ == evaluated_; }
  /** Prepares some more slots of the evaluation. */
  void prepareSome();
  /** All pairs of the evaluation, when nothing of it is done. False as below. */
  bool proceedToEnd();
  /**
   * Decides the pairs of the chunk, places in `order`, and keeps those that meet until all were.
   * False as below.
   */
  bool collectChunk(const std::vector<int>& order);
  /** Adds a meeting for each of foundPairs_. False as below. */
  bool addFoundPairs();
  /** Whether boxes_ and orderedBoxes_ have room for so many, and it is worth it. */
  bool hasRoomForBoxes(int count);
  /** Decides the pairs of the chunk, if there are any, and takes them. False as below. */
  bool decideChunk(Deadline& deadline);
  /** Takes the pairs of the chunk, decided, until the deadline. */
  bool takeChunk(Deadline& deadline);
  bool takePairs(Deadline& deadline);
  /** Of two slots that meet. False when there is no memory for it. */
  bool addMeeting(int slot, int partner, Outcome outcome);
  /** The exact parameter at which the ray hits a slot; it does. */
  QuadraticSurd<Exact> enterOf(int slot, const HitOptions& options);
  /** Tests the next slot for raycastAll(). False when there is no memory for its hit. */
  bool castAtNext();
  /** By place, then by slot. */
  bool comesAfter(const Found& a, const Found& b);
  double* numbersOf(int slot) { return &slots_[static_cast<std::size_t>(slot) * kSlotStride]; }
  /** What is wrong with the axis in the ray's slot, 0 or a Reason, negative. */
  int checkAxisInRaySlot();

  int capacity_;
  Buffer<double> slots_;
  Buffer<std::int32_t> kinds_;
  Buffer<std::int32_t> faults_;
  std::vector<std::int32_t> faultIndex_;
  /**
   * Prepared shapes, one per slot whatever its kind. Corners of a kind with any number of them will
   * lie in storage of their own that the cell refers to, see collision/shape_cell.h.
   */
  std::vector<ShapeCell> shapes_;
  std::vector<Kind> shapeKinds_;  // the same, side by side
  /** Of each slot whether shapes_ has its shape; numbers that were only checked are read later. */
  std::vector<std::uint8_t> isRead_;
  int writtenFirst_ = 0;  // of the slots that may have been written since they were prepared
  int writtenEnd_ = 0;
  bool isShared_ = false;  // all may, at any time
  PairSearch search_;
  int treeCount_ = -1;  // of how many slots, as they are prepared, its tree is; −1: of others
  double pairs_ = 0;    // of the evaluation
  int evaluated_ = 0;   // how many slots it is about
  int prepared_ = 0;    // of these
  std::vector<int> near_;
  PairChunk chunk_;
  bool areBoxes_ = false;                // all shapes of the evaluation: then they have records
  std::vector<BoxRecord> boxes_;         // by slot
  std::vector<BoxRecord> orderedBoxes_;  // by place in the order of the search
  FoundPairs foundPairs_;
  bool measuresNarrow_ = false;
  double narrowMilliseconds_ = 0;
  int meetingCount_ = 0;
  int meetingHitCount_ = 0;
  /** Of raycastAll(): hits not written yet, the nearest first in a heap, and the next slot to test.
   */
  std::vector<Found> found_;
  HitOptions castOptions_;
  std::vector<int> castSlots_;
  std::size_t nextCast_ = 0;
  int hitCount_ = 0;
  Buffer<double> verdict_;
  Buffer<double> distance_;
  Buffer<double> meshPositions_;
  Buffer<std::int32_t> meshIndices_;
  Buffer<double> steps_;
  Buffer<std::int32_t> meetings_;
  Buffer<double> meetingHits_;
  Buffer<double> hits_;
  VerdictContext context_;
  Trace trace_;
};

}  // namespace collision
