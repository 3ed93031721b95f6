#include "measure.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "pairs/pairs.h"
#include "textbook/contestant.h"

namespace bench {
namespace {

constexpr int kStretch = 512;
constexpr int kMostContacts = 32;
constexpr int kRepeats = 4;

double now() {
  const auto time = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration<double, std::nano>(time).count();
}

/** Keeps the results of what is timed. */
volatile int sink = 0;

/** Runs a stretch and keeps the shortest time in `best`. */
void timed(Contestant& contestant, int first, int count, double& best) {
  const double started = now();
  sink = contestant.meetings(first, count);
  best = std::fmin(best, now() - started);
}

/** WebAssembly starts in code that was made in a hurry, and better code takes its place. */
void warmUp(Contestant& contestant, int count) {
  constexpr double kLongEnough = 1e8;  // nanoseconds
  const double started = now();
  do {
    sink = contestant.meetings(0, count);
  } while (now() - started < kLongEnough);
}

/** One contestant's turns: the shortest time of each stretch. */
class Turns {
 public:
  Turns(Contestant& contestant, int shapes)
      : contestant_(contestant),
        shapes_(shapes),
        best_(static_cast<std::size_t>((shapes + kStretch - 1) / kStretch), HUGE_VAL) {
    warmUp(contestant, shapes);
  }

  void takeRound() {
    int first = 0;
    for (double& best : best_) {
      timed(contestant_, first, std::min(kStretch, shapes_ - first), best);
      first += kStretch;
    }
  }
  /** An outcome, in nanoseconds. */
  [[nodiscard]] double nanoseconds() const {
    double sum = 0;
    for (const double best : best_) {
      sum += best;
    }
    return sum / shapes_;
  }

 private:
  Contestant& contestant_;
  int shapes_;
  std::vector<double> best_;
};

std::vector<Turns> takeTurns(const std::vector<Contestant*>& contestants,
                             const Settings& settings) {
  std::vector<Turns> turns;
  for (Contestant* contestant : contestants) {
    turns.emplace_back(*contestant, settings.shapes);
  }
  for (int round = 0; round < settings.rounds; ++round) {
    for (std::size_t turn = 0; turn < turns.size(); ++turn) {
      turns[(turn + static_cast<std::size_t>(round)) % turns.size()].takeRound();
    }
  }
  return turns;
}

/** How many of the outcomes are others than the core's. */
int differing(Contestant& core, Contestant& other, int shapes) {
  int count = 0;
  for (int i = 0; i < shapes; ++i) {
    count += core.answer(i).meets == other.answer(i).meets ? 0 : 1;
  }
  return count;
}

void countAnswers(Contestant& core, int shapes, Result& result) {
  const bool countsNumbers = core.exactNumbers(0).has_value();
  result.exactNumbers = countsNumbers ? 0 : -1;
  for (int i = 0; i < shapes; ++i) {
    const Answer answer = core.answer(i);
    if (countsNumbers) {
      result.exactNumbers += (core.exactNumbers(i).value_or(false) ? 1.0 : 0.0) / shapes;
    }
    result.meeting += (answer.meets ? 1.0 : 0.0) / shapes;
    result.share[static_cast<std::size_t>(answer.decidedBy)] += 1.0 / shapes;
  }
}

void measureContacts(Contestant& core, int count, const Settings& settings, Result& result) {
  result.contacts = count;
  for (int i = 0; i < count; ++i) {
    double best = HUGE_VAL;
    for (int repeat = 0; repeat < settings.rounds * kRepeats; ++repeat) {
      timed(core, i, 1, best);
    }
    const double microseconds = best / 1000;
    result.contactMicroseconds += microseconds / count;
    result.worstContactMicroseconds = std::fmax(result.worstContactMicroseconds, microseconds);
  }
}

}  // namespace

Result measure(int pair, const Settings& settings) {
  const auto core = collision::contestant();
  const auto plain = collisionPlain::contestant();
  const auto textbook =
      textbook::contestant(nameOf(collision::pairTable()[static_cast<std::size_t>(pair)]));
  std::vector<Contestant*> contestants{core.get(), plain.get()};
  if (textbook) {
    contestants.push_back(textbook.get());
  }
  const Workload ordinary = ordinaryShapes(pair, settings.seed, settings.shapes);
  for (Contestant* contestant : contestants) {
    contestant->read(ordinary);
  }
  Result result;
  countAnswers(*core, settings.shapes, result);
  result.plainDiffers = differing(*core, *plain, settings.shapes);
  const std::vector<Turns> turns = takeTurns(contestants, settings);
  result.core = turns[0].nanoseconds();
  result.plain = turns[1].nanoseconds();
  if (textbook) {
    result.textbook = turns[2].nanoseconds();
    result.textbookDiffers = differing(*core, *textbook, settings.shapes);
  }
  const Workload touching = contacts(pair, settings.seed, kMostContacts);
  core->read(touching);
  measureContacts(*core, sizeOf(touching), settings, result);
  return result;
}

}  // namespace bench
