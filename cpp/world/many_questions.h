// Many questions to a world in one call: rays or shapes side by side, and answers in their order,
// each that of a call of its own. What was written is read once, before the first of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "collision/kind.h"
#include "world/queries.h"

namespace collision {

/** Shapes that questions are about, `stride` numbers apart. */
struct QuestionShapes {
  const double* numbers = nullptr;
  std::ptrdiff_t stride = 0;
  int count = 0;
  Kind kind = Kind::none;               // of all
  const std::int32_t* kinds = nullptr;  // else the code of each; null: all are of one kind
};

class ManyQuestions {
 public:
  ManyQuestions(Slots& slots, Queries& queries) : slots_(slots), queries_(queries) {}

  /**
   * Where each ray hits first: the slot and the t of its hit, to the bit; −1 and NaN for none.
   * Answers how many were answered: less than all, where the next one is no valid ray. That is in
   * the query slot then.
   */
  int raycasts(const QuestionShapes& rays, const Queries::Among& among, const HitOptions& options,
               std::int32_t* slots, double* t);

  /**
   * take(slots), false to stop, of the slots that each shape meets, ascending. Answers how many
   * were taken: less than all, too, where the next shape is invalid.
   */
  template <class Take>
  int queries(const QuestionShapes& shapes, const Queries::Among& among, const Take& take);

 private:
  /** Writes question i into the query slot. False: it is invalid. */
  [[nodiscard]] bool put(const QuestionShapes& shapes, int i);
  void start(const QuestionShapes& shapes, const Queries::Among& among) {
    queries_.start(among, static_cast<std::size_t>(shapes.count));
  }

  Slots& slots_;
  Queries& queries_;
};

template <class Take>
int ManyQuestions::queries(const QuestionShapes& shapes, const Queries::Among& among,
                           const Take& take) {
  start(shapes, among);
  int i = 0;
  while (i < shapes.count && put(shapes, i) && take(queries_.meeting())) {
    ++i;
  }
  return i;
}

}  // namespace collision
