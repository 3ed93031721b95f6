#include "world/wire_questions.h"

#include <algorithm>

#include "number/index.h"
#include "wire/layout.h"
#include "world/record_list.h"

namespace collision {

bool WireQuestions::reserve(int count, Kind kind) {
  const bool areAlike = kind != Kind::none;
  const int stride = areAlike ? strideOf(kindInfo(kind).fields) : kSlotStride;
  if (!numbers_.tryResize(at(count) * at(stride)) || !kinds_.tryResize(areAlike ? 0 : at(count))) {
    return false;
  }
  shapes_ = {numbers_.data(), stride, count, kind, areAlike ? nullptr : kinds_.data()};
  return true;
}

int WireQuestions::raycasts(const Queries::Among& among, const HitOptions& options) {
  const std::size_t count = at(shapes_.count);
  if (!raySlots_.tryResize(count) || !rayParameters_.tryResize(count)) {
    return kNoRoom;
  }
  return many_.raycasts(shapes_, among, options, raySlots_.data(), rayParameters_.data());
}

int WireQuestions::queries(const Queries::Among& among) {
  if (!queryOffsets_.tryResize(at(shapes_.count) + 1)) {
    return kNoRoom;
  }
  std::size_t found = 0;
  std::size_t question = 0;
  bool hasRoom = true;
  queryOffsets_[0] = 0;
  const int answered = many_.queries(shapes_, among, [&](std::span<const int> slots) {
    hasRoom =
        found + slots.size() <= at(kMostAnswers) && makeRoom(querySlots_, found + slots.size(), 1);
    if (hasRoom) {
      std::copy(slots.begin(), slots.end(), querySlots_.data() + found);
      found += slots.size();
      queryOffsets_[++question] = static_cast<std::int32_t>(found);
    }
    return hasRoom;
  });
  [[maybe_unused]] const bool fits = querySlots_.tryResize(found);  // it is no more than there is
  return hasRoom ? answered : kNoRoom;
}

}  // namespace collision
