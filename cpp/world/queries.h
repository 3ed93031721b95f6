// What a ray, a shape or a point in the query slot finds among the slots: the tree says which may
// be it, the shapes' own tests which are.
#pragma once

#include <cmath>
#include <functional>
#include <span>
#include <vector>

#include "curve/hit_order.h"
#include "number/quadratic_surd.h"
#include "shapes/four_boxes.h"
#include "world/deadline.h"
#include "world/evaluation.h"
#include "world/slot_tests.h"

namespace collision {

class Queries {
 public:
  /** The slots that a question is about: of the first `count`, those that interact with it. */
  struct Among {
    int count = 0;
    Interaction interaction{};
  };

  /** The evaluation has the tree while it is not finished. */
  Queries(Slots& slots, const Evaluation& evaluation);

  /**
   * So many questions follow about these slots as they are written now: none of them is written
   * before the last was answered.
   */
  void start(const Among& among, std::size_t questions = 1);
  // What the ray or shape in the query slot finds among them; as raycast() and query() do.
  int firstHit(const HitOptions& options, Deadline deadline);
  std::span<const int> meeting();

  /**
   * Shoots the ray at these slots. Answers the one hit first, or −1; of as many as were tested
   * until the deadline.
   */
  int raycast(const Among& among, const HitOptions& options, Deadline deadline = Deadline()) {
    start(among);
    return firstHit(options, deadline);
  }
  /** The verdict of the ray and that slot, with the numbers of the hit; of −1 one without a hit. */
  SlotVerdict hitOf(int slot, const HitOptions& options);
  /** The t of this hit, to the bit. */
  double parameterOf(int slot, const HitOptions& options);

  enum class Progress : signed char { finished, unfinished, noRoom };
  /** Starts with all hits among these slots. */
  void beginRaycastAll(const Among& among, const HitOptions& options);
  /** Finds them, until the deadline. */
  Progress findHits(Deadline& deadline);
  [[nodiscard]] bool hasHits() const { return !found_.empty(); }
  /**
   * Takes the nearest of those that were found, by their exact parameters, of equal ones that of
   * the first slot.
   */
  int takeNearestHit();
  /**
   * look(slot) of those started with that may be met along the way before limit(), near ones first;
   * some that are not.
   */
  void visitAlong(const RaySlabs& way, const std::function<void(int)>& look,
                  const std::function<float()>& limit);

  /** The options of this raycast. */
  [[nodiscard]] const HitOptions& castOptions() const { return castOptions_; }

  /** The slots, of these, that the shape meets, ascending; until the next question. */
  std::span<const int> query(const Among& among) {
    start(among);
    return meeting();
  }
  /**
   * The slot that is nearest to the point, of equal distances, which are rounded, the first; −1 for
   * none.
   */
  int nearest(const Among& among);

 private:
  /** What a ray hits. */
  struct Found {
    int slot = -1;
    HitPlace place;
  };

  /** A slot that may be the nearest, and the least distance that it may have. */
  struct Range {
    int slot;
    double least;
  };
  static_assert(2 * sizeof(int) + sizeof(Range) <= Slots::kQueryBytes);

  /** Of so many slots, those that there are. */
  [[nodiscard]] int lengthOf(int count) const {
    return count < 0 ? 0 : (count < slots_.capacity() ? count : slots_.capacity());
  }
  /** Whether a slot interacts with the question. */
  [[nodiscard]] bool interacts(int slot) const { return !mayLeaveOut_ || isAskedFor(slot); }
  [[nodiscard]] bool isAskedFor(int slot) const;
  /** Of those in ranges_. */
  int nearestOfRanges();
  /**
   * look(slot) of those asked about, near ones first and none beyond what limit() is after each,
   * where there is a tree: see BoundsTree::visitNearest() and visitInOrder().
   */
  template <bool kInOrder, class DistancesOf, class Look, class Limit>
  void visitNearest(const DistancesOf& distancesOf, const Look& look, const Limit& limit);
  /** use(the tree of the slots that end), or where little is asked the list of their bounds. */
  template <class Use>
  void withBounds(const Use& use);
  /** near_: slots that the shape may meet, in any order; none where it is invalid. */
  void findNear();
  void nearAreAll();
  void findNearInTree();
  /** The exact parameter at which the ray hits a slot; it does. */
  QuadraticSurd<Exact> enterOf(int slot, const HitOptions& options);
  /** Tests the next slot for all hits. False when there is no memory for its hit. */
  bool castAtNext(Deadline& deadline);
  /** By place, then by slot. */
  bool comesAfter(const Found& a, const Found& b, const HitOptions& options);
  /** Whether the ray hits the slot of `hit`, and where: in doubles, or by the test of the two. */
  bool isHit(Found& hit, const HitOptions& options, Deadline& deadline);

  Slots& slots_;
  const Evaluation& evaluation_;
  // Of the questions that were started.
  int length_ = 0;            // they are about so many slots
  Interaction interaction_;   // of these with what interacts
  bool mayLeaveOut_ = false;  // so that each is to be asked
  bool hasTree_ = false;      // of them: an unfinished evaluation may have another
  std::vector<int> near_;
  std::vector<Range> ranges_;
  std::vector<Found> found_;  // hits that were not taken, the nearest first in a heap
  HitOptions castOptions_;
  std::vector<int> castSlots_;
  std::size_t nextCast_ = 0;  // of these, the next one to test
};

}  // namespace collision
