// Shapes in numbered slots: their numbers as they are written, the shapes that are read from them,
// and the search among their bounds.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "collision/interaction.h"
#include "collision/shape_cell.h"
#include "shapes/begin_to_read.h"
#include "shapes/has_hulls.h"
#include "shapes/slot.h"
#include "wire/buffer.h"
#include "world/box_slots.h"
#include "world/geometry_store.h"
#include "world/pair_search.h"

namespace collision {

class Slots {
 public:
  /**
   * Room for `capacity` shapes, and one slot more for the shape of a question. See fits(). The
   * geometries are what slots name, and outlive these.
   */
  Slots(int capacity, Geometries& geometries);
  Slots(const Slots&) = delete;
  Slots& operator=(const Slots&) = delete;
  ~Slots();

  /** What questions take of memory, a slot; see world/queries.h. */
  static constexpr std::size_t kQueryBytes = 24;
  /** Whether there is memory for so many. */
  [[nodiscard]] static bool fits(int capacity);

  [[nodiscard]] int capacity() const { return capacity_; }
  /** Behind all others: the ray, point or shape that a question is about. */
  [[nodiscard]] int querySlot() const { return capacity_; }

  /** Slot i: kSlotStride doubles from numbers()[i · kSlotStride], its kind in kinds()[i]. */
  Buffer<double>& numbers() { return numbers_; }
  Buffer<std::int32_t>& kinds() { return kinds_; }
  /** Per slot: its Reason, 0 when it can be tested; filled by prepare(). */
  Buffer<std::int32_t>& faults() { return faults_; }
  double* numbersOf(int slot) { return &numbers_[static_cast<std::size_t>(slot) * kSlotStride]; }

  /**
   * By slot: its group and its mask (collision/interaction.h). Empty, and all slots in kFirstGroup,
   * until provideInteractions(), which answers false when there is no memory for them.
   */
  Buffer<std::uint32_t>& groups() { return groups_; }
  Buffer<std::uint32_t>& masks() { return masks_; }
  [[nodiscard]] bool provideInteractions();
  [[nodiscard]] bool hasInteractions() const { return groups_.size() > 0; }
  [[nodiscard]] Interaction interactionOf(int slot) const {
    const auto place = static_cast<std::size_t>(slot);
    return hasInteractions() ? Interaction{groups_[place], masks_[place]} : kFirstGroup;
  }

  /** Reads a slot after it was written; answers its Reason. */
  Reason prepare(int slot);
  /**
   * The same of this slot and the next one, without their shapes, which are read when somebody asks
   * for them. False: each is to be prepared by itself.
   */
  bool prepareTwoBoxes(int slot, std::array<BoxSlot, 2>& boxes);
  /** Slots were written and not prepared: the next question reads those that have changed. */
  void noteWritten(int first, int end);
  /** Slots may be written at any time from now on, so that every question compares them. */
  void share() { isShared_ = true; }

  /** Whether a slot has a valid shape, as it is written: then it is read, too. */
  [[nodiscard]] bool usable(int slot);
  /** The shape of a usable slot. */
  [[nodiscard]] const ShapeCell& operator[](int slot) const {
    return shapes_[static_cast<std::size_t>(slot)];
  }
  /** The shape is likely to be read soon. */
  void expect(int slot) const { beginToRead(shapes_[static_cast<std::size_t>(slot)]); }
  /** The kinds of valid slots, side by side. */
  [[nodiscard]] const std::vector<Kind>& shapeKinds() const { return shapeKinds_; }
  /** What is wrong with a slot that is not usable. */
  [[nodiscard]] Fault faultOf(int slot) const;

  /** The search among the slots that were added to it since clearSearch(). */
  PairSearch& search() { return search_; }
  void clearSearch();
  /** Begins it with the first `count` slots, prepared, of which all valid ones were added. */
  void beginSearch(int count);
  /** Whether the search has the tree of the first `count` slots as they are; then all are read. */
  bool hasTree(int count);
  /** Makes it for so many questions, unless it is there: refitted, refined or anew, as it pays. */
  void provideTree(int count, std::size_t questions);
  /** Of what was provided: so little was asked that it is the list of bounds, and no tree. */
  [[nodiscard]] bool isListEnough() const {
    // The worlds of the first module, which is the one without hulls, are small.
    return !kHasHulls || (asked_ <= kFewQuestions && !search_.hasBegunTree());
  }

 private:
  /** Of 100,000 boxes a question to the list takes 0.6 to 0.9 ms, and a tree some 10 to be made. */
  static constexpr std::size_t kFewQuestions = 8;

  [[nodiscard]] bool exists(int slot) const { return slot >= 0 && slot <= capacity_; }
  [[nodiscard]] bool mayBeWritten(int slot) const {
    return isShared_ || (slot >= writtenFirst_ && slot < writtenEnd_);
  }
  /** Whether shapes_ has the shape that is written in a slot. */
  [[nodiscard]] bool isCurrent(int slot) const;
  /** Reads a slot without a fault into its cell, or with Kind::none empties that. */
  void read(int slot, Kind kind);
  /** Uses the geometry of a cell no longer, if it has one. */
  void release(const ShapeCell& cell);
  /** Notes that a slot has another shape, if the tree has other bounds of it. */
  void noteMoved(int slot);
  /** The same of all slots with a geometry, where one was changed. */
  void noteChangedGeometries();
  void forgetTree();
  void makeTree(int count);

  int capacity_;
  Geometries& geometries_;
  int changesSeen_ = 0;  // of geometries
  Buffer<double> numbers_;
  Buffer<std::int32_t> kinds_;
  Buffer<std::int32_t> faults_;
  Buffer<std::uint32_t> groups_;
  Buffer<std::uint32_t> masks_;
  std::vector<std::int32_t> faultIndex_;
  /** One per slot whatever its kind. That of a hull or mesh uses a geometry of the store. */
  std::vector<ShapeCell> shapes_;
  std::vector<Kind> shapeKinds_;
  /** Of each slot whether shapes_ has its shape; numbers that were only checked are read later. */
  std::vector<std::uint8_t> isRead_;
  int writtenFirst_ = 0;  // of the slots that may have been written since they were prepared
  int writtenEnd_ = 0;
  bool isShared_ = false;  // all may, at any time
  PairSearch search_;
  int treeCount_ = -1;        // of how many slots its tree is, but for moved_; −1: of others
  std::vector<int> moved_;    // slots with other bounds than the tree has
  std::size_t refitted_ = 0;  // slots, since it was made
  std::size_t asked_ = 0;     // questions, since it was made
  bool isRefined_ = false;
};

}  // namespace collision
