// All pairs of a world's slots: the broad phase, the narrow phase in lanes, and the list of
// meetings. At once, or in parts.
#pragma once

#include <cmath>
#include <cstdint>
#include <vector>

#include "batch/box_records.h"
#include "wire/buffer.h"
#include "world/deadline.h"
#include "world/found_pairs.h"
#include "world/pair_chunk.h"
#include "world/slots.h"

namespace collision {

class Evaluation {
 public:
  explicit Evaluation(Slots& slots);

  /** What proceed() answers that ran out of memory; it is as usable as before. */
  static constexpr int kNoRoom = -3;

  /** Pairs that meet, in the order of PairSearch (kMeetingLayout). */
  Buffer<std::int32_t>& meetings() { return meetings_; }
  /** Verdicts of those of them that are hits of a ray or segment: kVerdictStride doubles each. */
  Buffer<double>& meetingHits() { return meetingHits_; }

  /** Starts with the first `count` slots: each proceed() takes so many milliseconds. */
  void begin(int count);
  /** Answers how many pairs meet so far, or kNoRoom for more of them. */
  int proceed(double milliseconds = HUGE_VAL);
  /** Whether evaluations measure how long they decide pairs; not by default, as it takes time. */
  void measureNarrowPhase(bool measure) { measuresNarrow_ = measure; }
  /** Of the last one that was measured, with all its parts. */
  [[nodiscard]] double narrowMilliseconds() const { return narrowMilliseconds_; }
  /**
   * Pairs of valid shapes among the slots, also those that don't interact, and those of them that
   * are not tested yet; of all shapes until they are prepared.
   */
  [[nodiscard]] double pairs() const { return pairs_; }
  [[nodiscard]] double pairsLeft() const {
    return isPrepared() ? slots_.search().left() + chunk_.left() : pairs_;
  }

 private:
  class NarrowPhase;

  [[nodiscard]] bool isPrepared() const { return prepared_ == evaluated_; }
  /** Prepares some more slots. */
  void prepareSome();
  /** Prepares two slots at once, as far as pairs are searched. False: each is to be prepared. */
  bool prepareTwoBoxes(int slot);
  /** All pairs, when nothing of them is done. False as below. */
  bool proceedToEnd();
  /**
   * Decides the pairs of the chunk, places in `order`, and keeps those that meet until all were.
   * False as below.
   */
  bool collectChunk(const std::vector<int>& order);
  /** Leaves out those pairs of the chunk that don't interact: of slots, or of places in `order`. */
  void keepInteracting(const int* order);
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

  Slots& slots_;
  double pairs_ = 0;
  int evaluated_ = 0;  // how many slots it is about
  int prepared_ = 0;   // of these
  PairChunk chunk_;
  bool areBoxes_ = false;                // all shapes: then they have records
  std::vector<BoxRecord> boxes_;         // by slot
  std::vector<BoxRecord> orderedBoxes_;  // by place in the order of the search
  FoundPairs foundPairs_;
  bool measuresNarrow_ = false;
  double narrowMilliseconds_ = 0;
  int meetingCount_ = 0;
  int meetingHitCount_ = 0;
  Buffer<std::int32_t> meetings_;
  Buffer<double> meetingHits_;
};

}  // namespace collision
