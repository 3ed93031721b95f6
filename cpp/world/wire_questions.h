// Many questions at once to a world as JavaScript sees them: numbers in flat buffers, and answers.
#pragma once

#include <cstdint>
#include <limits>

#include "wire/buffer.h"
#include "world/many_questions.h"
#include "world/wire_world.h"

namespace collision {

class WireQuestions {
 public:
  /** To a world that outlives it. */
  explicit WireQuestions(WireWorld& world) : many_(world.slots(), world.queries()) {}

  /** Numbers of the shapes: of one kind side by side, else kSlotStride apart, and kinds(). */
  Buffer<double>& numbers() { return numbers_; }
  Buffer<std::int32_t>& kinds() { return kinds_; }
  /** A slot, or −1, and the t of its hit, or NaN, for each ray of the last raycasts(). */
  Buffer<std::int32_t>& raySlots() { return raySlots_; }
  Buffer<double>& rayParameters() { return rayParameters_; }
  /** Of the last queries(): shape i meets the slots from offset i up to the next one. */
  Buffer<std::int32_t>& queryOffsets() { return queryOffsets_; }
  Buffer<std::int32_t>& querySlots() { return querySlots_; }

  /** Room for so many shapes of one kind, or of a kind each. False when there is no memory. */
  [[nodiscard]] bool reserve(int count, Kind kind);
  static constexpr int kMostAnswers = std::numeric_limits<std::int32_t>::max();
  /** Answers how many were answered, less than all where the next one is invalid; or kNoRoom. */
  int raycasts(const Queries::Among& among, const HitOptions& options = {});
  int queries(const Queries::Among& among);

 private:
  static constexpr int kNoRoom = WireWorld::kNoRoom;

  ManyQuestions many_;
  QuestionShapes shapes_;
  Buffer<double> numbers_;
  Buffer<std::int32_t> kinds_;
  Buffer<std::int32_t> raySlots_;
  Buffer<double> rayParameters_;
  Buffer<std::int32_t> queryOffsets_;
  Buffer<std::int32_t> querySlots_;
};

}  // namespace collision
