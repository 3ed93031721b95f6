// Do any two shapes, made of any numbers, get one sound answer: the same with and without numbers
// and trace, and the same outcome in either order?
#include "answers.h"
#include "collision/collision.h"
#include "input.h"
#include "pairs/pairs.h"
#include "require.h"
#include "slots.h"

using collision::Ask;
using collision::Outcome;
using collision::ShapeRef;
using collision::Trace;
using collision::Verdict;

namespace {

using Record = std::array<double, collision::kVerdictStride>;

Record recordOf(const Verdict& verdict) {
  Record record{};
  collision::write(verdict, {}, record.data());
  return record;
}

std::uint64_t bitsOf(double number) { return __builtin_bit_cast(std::uint64_t, number); }

/** To the last bit, but for the bits of what is absent. */
bool same(const Verdict& first, const Verdict& second) {
  const Record a = recordOf(first);
  const Record b = recordOf(second);
  for (std::size_t i = 0; i < a.size(); ++i) {
    const bool bothAbsent = std::isnan(a[i]) && std::isnan(b[i]);
    if (!bothAbsent && bitsOf(a[i]) != bitsOf(b[i])) {
      return false;
    }
  }
  return true;
}

void requireSound(const Trace& trace, const Verdict& verdict) {
  for (int i = 0; i < trace.count(); ++i) {
    const collision::Step& step = trace[i];
    fuzz::require(fuzz::absentOrUnit(step.axis), "a step's axis has length one");
    if (step.reached && step.status == collision::StepStatus::separates) {
      fuzz::require(verdict.outcome == Outcome::apart, "what a step separates is apart");
    }
  }
}

bool isCurve(ShapeRef shape) {
  return shape.kind() == collision::Kind::ray || shape.kind() == collision::Kind::segment;
}

/** Of two curves the hit is the first one's, and the points are where that one enters. */
Verdict withoutHit(Verdict verdict) {
  verdict.hit = {};
  verdict.contact = verdict.witness.supportA = verdict.witness.supportB = collision::kNoPoint;
  return verdict;
}

void testBoth(ShapeRef a, ShapeRef b) {
  const Verdict brief = collision::testPair(a, b, Ask{false});
  const Verdict full = collision::testPair(a, b, Ask{});
  Trace trace;
  const Verdict explained = collision::testPair(a, b, Ask{true, &trace});

  const bool hasPlane = a.kind() == collision::Kind::plane || b.kind() == collision::Kind::plane;
  const fuzz::Room room = hasPlane ? fuzz::Room::maybeNot : fuzz::Room::enough;
  fuzz::requireSound(full, room);
  fuzz::requireSound(collision::distance(a, b), full, room);
  fuzz::require(brief.outcome == full.outcome, "numbers do not change an outcome");
  fuzz::require(brief.decidedBy == full.decidedBy, "numbers do not change who decided");
  fuzz::require(brief.hit.present == full.hit.present,
                "numbers do not change whether there is a hit");
  fuzz::require(same(full, explained), "a trace changes nothing");
  requireSound(trace, explained);

  const Verdict mirrored = collision::testPair(b, a, Ask{});
  fuzz::require(mirrored.outcome == full.outcome, "the order changes no outcome");
  if (a.kind() != b.kind()) {
    Verdict back = mirrored;
    collision::reverse(back);
    const bool alike =
        isCurve(a) && isCurve(b) ? same(withoutHit(back), withoutHit(full)) : same(back, full);
    fuzz::require(alike, "different kinds are mirrored");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input({data, size});
  const auto [a, b] = fuzz::readPair(input);
  if (a && b) {
    testBoth(*a, *b);
  }
  return 0;
}
