// The process of a native library: the tasks, questions and answers of ../serve.ts.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "motion.h"

namespace peers {

/** Shapes of one kind, `stride` numbers each. */
struct Slots {
  const double* numbers = nullptr;
  std::size_t stride = 0;
  std::size_t count = 0;

  [[nodiscard]] const double* at(std::size_t i) const { return numbers + i * stride; }
};

/** How many of the pairs from the first one up to the end meet. */
using Count = std::function<int(std::size_t first, std::size_t end)>;
/** By mode: `ready` or `conv`. */
using PairTest = std::map<std::string, std::function<Count(Slots a, Slots b)>>;

struct Library {
  std::map<std::string, PairTest> pairs;
  /** Makes all boxes; each call of the answer takes the poses and counts the pairs that meet. */
  std::function<std::function<int()>(const Motion&)> world;
};

template <class Make>
auto objectsOf(Slots slots, Make make) {
  std::vector<decltype(make(slots.numbers))> objects;
  objects.reserve(slots.count);
  for (std::size_t i = 0; i < slots.count; ++i) {
    objects.push_back(make(slots.at(i)));
  }
  return objects;
}

/** Objects are made of slots by `makeA` and `makeB`. */
template <class MakeA, class MakeB, class Meets>
PairTest testOf(MakeA makeA, MakeB makeB, Meets meets) {
  const auto ready = [=](Slots slotsA, Slots slotsB) -> Count {
    return [meets, a = objectsOf(slotsA, makeA), b = objectsOf(slotsB, makeB)](std::size_t first,
                                                                               std::size_t end) {
      int n = 0;
      for (std::size_t i = first; i < end; ++i) {
        n += meets(a[i], b[i]) ? 1 : 0;
      }
      return n;
    };
  };
  const auto conv = [=](Slots slotsA, Slots slotsB) -> Count {
    return [=](std::size_t first, std::size_t end) {
      int n = 0;
      for (std::size_t i = first; i < end; ++i) {
        n += meets(makeA(slotsA.at(i)), makeB(slotsB.at(i))) ? 1 : 0;
      }
      return n;
    };
  };
  return {{"ready", ready}, {"conv", conv}};
}

/** Answers until its input ends. Returns the exit code. */
int serve(const Library& library, int argc, char** argv);

}  // namespace peers
