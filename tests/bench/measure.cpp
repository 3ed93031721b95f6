#include "measure.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>

#include "pairs/pairs.h"
#include "random_slots.h"

namespace bench {
namespace {

constexpr int kStretch = 512;
constexpr int kMostContacts = 32;
constexpr int kMostTries = 40000;
constexpr int kRepeats = 4;

using collision::Kind;
using collision::RandomSlots;
using collision::Slot;
using collision::Style;

double now() {
  const auto time = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration<double, std::nano>(time).count();
}

void append(std::vector<double>& slots, const Slot& slot) {
  slots.insert(slots.end(), slot.begin(), slot.end());
}

Slot goodSlot(RandomSlots& random, Kind kind, Style style) {
  for (;;) {
    const Slot slot = random.slot(kind, style);
    if (!collision::checkSlot(kind, slot.data())) {
      return slot;
    }
  }
}

Workload ordinaryShapes(int pair, const Settings& settings) {
  const collision::Pair& kinds = collision::pairTable()[static_cast<std::size_t>(pair)];
  RandomSlots random(settings.seed + static_cast<std::uint64_t>(pair));
  Workload workload;
  workload.pair = pair;
  for (int i = 0; i < settings.shapes; ++i) {
    append(workload.a, goodSlot(random, kinds.a, Style::ordinary));
    append(workload.b, goodSlot(random, kinds.b, Style::ordinary));
  }
  return workload;
}

/** Shapes that touch, and that the filter leaves undecided. */
Workload contacts(int pair, const Settings& settings) {
  const collision::Pair& kinds = collision::pairTable()[static_cast<std::size_t>(pair)];
  RandomSlots random(settings.seed + static_cast<std::uint64_t>(pair));
  Workload workload;
  workload.pair = pair;
  int found = 0;
  for (int i = 0; i < kMostTries && found < kMostContacts; ++i) {
    const Slot a = goodSlot(random, kinds.a, Style::grid);
    const Slot b = goodSlot(random, kinds.b, Style::grid);
    const collision::Verdict verdict =
        kinds.test(readSlot(kinds.a, a.data()), readSlot(kinds.b, b.data()), {false});
    if (verdict.outcome == collision::Outcome::touching &&
        verdict.decidedBy == collision::DecidedBy::exact) {
      append(workload.a, a);
      append(workload.b, b);
      ++found;
    }
  }
  return workload;
}

int sizeOf(const Workload& workload) {
  return static_cast<int>(workload.a.size() / collision::kSlotStride);
}

/** Runs a stretch and keeps the shortest time in `best`. */
Tally timed(Contestant& contestant, int first, int count, double& best) {
  const double started = now();
  const Tally tally = contestant.run(first, count);
  best = std::fmin(best, now() - started);
  return tally;
}

/** WebAssembly starts in code that was made in a hurry, and better code takes its place. */
void warmUp(Contestant& contestant, int count) {
  constexpr double kLongEnough = 1e8;  // nanoseconds
  const double started = now();
  do {
    contestant.run(0, count);
  } while (now() - started < kLongEnough);
}

struct Stretch {
  std::array<double, 2> nanoseconds{HUGE_VAL, HUGE_VAL};
  std::array<Tally, 2> tally;
};

void measureOrdinary(Contestant& exact, Contestant& plain, const Settings& settings,
                     Result& result) {
  const std::array<Contestant*, 2> turns{&exact, &plain};
  Tally sum;
  for (Contestant* turn : turns) {
    warmUp(*turn, settings.shapes);
  }
  for (int first = 0; first < settings.shapes; first += kStretch) {
    const int count = std::min(kStretch, settings.shapes - first);
    Stretch stretch;
    for (int round = 0; round < settings.rounds; ++round) {
      for (std::size_t turn = 0; turn < turns.size(); ++turn) {
        const std::size_t which = (turn + static_cast<std::size_t>(round)) % turns.size();
        stretch.tally[which] = timed(*turns[which], first, count, stretch.nanoseconds[which]);
      }
    }
    result.exactNanoseconds += stretch.nanoseconds[0];
    result.plainNanoseconds += stretch.nanoseconds[1];
    result.differing += std::abs(stretch.tally[0].meeting - stretch.tally[1].meeting) +
                        std::abs(stretch.tally[0].touching - stretch.tally[1].touching);
    sum.meeting += stretch.tally[0].meeting;
    sum.exact += stretch.tally[0].exact;
  }
  result.exactNanoseconds /= settings.shapes;
  result.plainNanoseconds /= settings.shapes;
  result.filtered = 1 - static_cast<double>(sum.exact) / settings.shapes;
  result.meeting = static_cast<double>(sum.meeting) / settings.shapes;
}

void measureContacts(Contestant& exact, int count, const Settings& settings, Result& result) {
  result.contacts = count;
  for (int i = 0; i < count; ++i) {
    double best = HUGE_VAL;
    for (int repeat = 0; repeat < settings.rounds * kRepeats; ++repeat) {
      timed(exact, i, 1, best);
    }
    const double microseconds = best / 1000;
    result.contactMicroseconds += microseconds / count;
    result.worstContactMicroseconds = std::fmax(result.worstContactMicroseconds, microseconds);
  }
}

}  // namespace

Result measure(int pair, const Settings& settings) {
  const std::unique_ptr<Contestant> exact = collision::contestant();
  const std::unique_ptr<Contestant> plain = collisionPlain::contestant();
  Result result;
  const Workload ordinary = ordinaryShapes(pair, settings);
  exact->read(ordinary);
  plain->read(ordinary);
  measureOrdinary(*exact, *plain, settings, result);
  const Workload touching = contacts(pair, settings);
  exact->read(touching);
  measureContacts(*exact, sizeOf(touching), settings, result);
  return result;
}

}  // namespace bench
