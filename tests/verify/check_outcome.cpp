// One outcome, whatever is asked for with it.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

#include "batch/box_records.h"
#include "batch/kernels.h"
#include "check.h"
#include "collision/visit_shape.h"
#include "collision/world.h"
#include "oracle/outcome.h"
#include "pairs/outcome.h"
#include "shapes/slot.h"
#include "world/wire_batch.h"

namespace verify {
namespace {

using collision::Ask;
using collision::Outcome;
using collision::Summary;
using collision::Verdict;

constexpr std::string_view nameOf(Outcome outcome) {
  constexpr std::array<std::string_view, 4> kNames{"apart", "touching", "overlapping", "invalid"};
  return kNames.at(static_cast<std::size_t>(outcome));
}

bool same(double a, double b) {
  return a == b ? std::signbit(a) == std::signbit(b) : a != a && b != b;
}
bool same(const collision::Vec3& a, const collision::Vec3& b) {
  return same(a.x, b.x) && same(a.y, b.y) && same(a.z, b.z);
}

/** A shape as a record of a batch. */
using Record = std::array<double, collision::kSlotStride>;
Record recordOf(collision::ShapeRef shape) {
  Record record{};
  collision::visitShape(shape, [&]<class Shape>(const Shape& s) {
    collision::ShapeTraits<Shape>::write(s, record.data());
  });
  return record;
}

/** How often a pair is in lanes at once, at most: more often than there are lanes of floats. */
constexpr int kMostTimes = 5;

/** A code that a kernel has written; `expected` where it leaves that to the pair's own test. */
Outcome outcomeOfCode(std::uint8_t code, Outcome expected) {
  return code == collision::kUndecidedPair ? expected : static_cast<Outcome>(code);
}

/** What a batch decides in lanes, of the pair so many times. */
Outcome outcomeInLanes(collision::ShapeRef a, collision::ShapeRef b, int times, Outcome expected) {
  const std::array<Record, 2> records{recordOf(a), recordOf(b)};
  const std::array<int, kMostTimes> same{};
  std::array<std::uint8_t, kMostTimes> outcomes{};
  collision::findKernel(a.kind(), b.kind())(
      {records[0].data(), collision::kSlotStride, same.data()},
      {records[1].data(), collision::kSlotStride, same.data()}, times, outcomes.data());
  return outcomeOfCode(outcomes.at(static_cast<std::size_t>(times - 1)), expected);
}

/** What a world of many boxes decides of two of them in floats. */
Outcome outcomeOfBoxRecords(const collision::Obb& a, const collision::Obb& b, Outcome expected) {
  const std::array<collision::BoxRecord, 2> records{collision::boxRecordOf(a),
                                                    collision::boxRecordOf(b)};
  const std::array<int, kMostTimes> first{};
  const std::array<int, kMostTimes> second{1, 1, 1, 1, 1};
  std::array<std::uint8_t, kMostTimes> outcomes{};
  collision::decideBoxes(records.data(), first.data(), second.data(), kMostTimes, outcomes.data());
  return outcomeOfCode(outcomes.back(), expected);
}

/** What a batch of this pair alone says. */
Outcome outcomeInBatch(collision::ShapeRef a, collision::ShapeRef b) {
  collision::WireBatch batch(a.kind(), b.kind(), 1, collision::SharedColumn::none, false);
  const Record first = recordOf(a);
  const Record second = recordOf(b);
  std::copy_n(first.begin(), batch.a().size(), batch.a().data());
  std::copy_n(second.begin(), batch.b().size(), batch.b().data());
  batch.begin(1);
  batch.proceed(HUGE_VAL);
  return static_cast<Outcome>(batch.outcomes()[0]);
}

/** What a world of the two says: of shapes that are apart, nothing. */
Outcome outcomeInWorld(collision::ShapeRef a, collision::ShapeRef b) {
  thread_local collision::World world(2);
  world.set(0, a);
  world.set(1, b);
  world.evaluate();
  return world.meetings().empty() ? Outcome::apart : world.meetings()[0].outcome;
}

}  // namespace

std::string_view difference(const Verdict& a, const Verdict& b) {
  struct Part {
    std::string_view name;
    bool same;
  };
  const std::array<Part, 25> parts{{
      {"outcome", a.outcome == b.outcome},
      {"decidedBy", a.decidedBy == b.decidedBy},
      {"side", a.side == b.side},
      {"plane", same(a.plane.signedDistance, b.plane.signedDistance) &&
                    same(a.plane.projectedRadius, b.plane.projectedRadius) &&
                    same(a.plane.min, b.plane.min) && same(a.plane.max, b.plane.max)},
      {"candidate", a.candidate == b.candidate},
      {"axis", same(a.witness.axis, b.witness.axis)},
      {"gap", same(a.witness.gap, b.witness.gap)},
      {"supportA", same(a.witness.supportA, b.witness.supportA)},
      {"supportB", same(a.witness.supportB, b.witness.supportB)},
      {"cornersA", a.witness.cornersA == b.witness.cornersA},
      {"cornersB", a.witness.cornersB == b.witness.cornersB},
      {"contact", same(a.contact, b.contact)},
      {"hit", a.hit.present == b.hit.present},
      {"startsInside", a.hit.startsInside == b.hit.startsInside},
      {"t", same(a.hit.t, b.hit.t)},
      {"tExit", same(a.hit.tExit, b.hit.tExit)},
      {"tB", same(a.hit.tB, b.hit.tB)},
      {"distance", same(a.hit.distance, b.hit.distance)},
      {"u, v", same(a.hit.u, b.hit.u) && same(a.hit.v, b.hit.v)},
      {"point", same(a.hit.point, b.hit.point) && same(a.hit.exitPoint, b.hit.exitPoint)},
      {"normal", same(a.hit.normal, b.hit.normal)},
      {"facing", a.hit.facing == b.hit.facing},
      {"feature", a.hit.feature == b.hit.feature},
      {"exitNormal", same(a.hit.exitNormal, b.hit.exitNormal)},
      {"exitFeature", a.hit.exitFeature == b.hit.exitFeature},
  }};
  for (const Part& part : parts) {
    if (!part.same) {
      return part.name;
    }
  }
  return {};
}

bool checkOutcome(const Question& question, Findings& findings) {
  const Outcome expected = coreOutcome(oracle::outcome(question.a, question.b));
  const Verdict forward = collision::testPair(question.coreA, question.coreB, Ask{false});
  const Verdict backward = collision::testPair(question.coreB, question.coreA, Ask{false});
  // What is asked for the outcome alone is told by filters of their own, in doubles.
  const Summary alone = collision::summaryOf(question.coreA, question.coreB);
  const Summary aloneSwapped = collision::summaryOf(question.coreB, question.coreA);
  findings.decidedExactly = forward.decidedBy == collision::DecidedBy::exact;
  findings.wrongOutcome = forward.outcome != expected || backward.outcome != expected ||
                          alone.outcome() != expected || aloneSwapped.outcome() != expected;
  findings.expect(forward.outcome == expected, "outcome", nameOf(expected),
                  nameOf(forward.outcome));
  findings.expect(backward.outcome == expected, "outcome swapped", nameOf(expected),
                  nameOf(backward.outcome));
  findings.expect(alone.outcome() == expected, "outcome alone", nameOf(expected),
                  nameOf(alone.outcome()));
  findings.expect(aloneSwapped.outcome() == expected, "outcome alone, swapped", nameOf(expected),
                  nameOf(aloneSwapped.outcome()));
  for (const int times : {1, 2, kMostTimes}) {
    const Outcome lanes = outcomeInLanes(question.coreA, question.coreB, times, expected);
    const Outcome swapped = outcomeInLanes(question.coreB, question.coreA, times, expected);
    findings.wrongOutcome = findings.wrongOutcome || lanes != expected || swapped != expected;
    findings.expect(lanes == expected, "outcome in lanes", nameOf(expected), nameOf(lanes));
    findings.expect(swapped == expected, "outcome in lanes, swapped", nameOf(expected),
                    nameOf(swapped));
  }
  if (question.coreA.kind() == collision::Kind::obb &&
      question.coreB.kind() == collision::Kind::obb) {
    const Outcome ofRecords = outcomeOfBoxRecords(question.coreA.as<collision::Obb>(),
                                                  question.coreB.as<collision::Obb>(), expected);
    findings.wrongOutcome = findings.wrongOutcome || ofRecords != expected;
    findings.expect(ofRecords == expected, "outcome of records", nameOf(expected),
                    nameOf(ofRecords));
  }
  const Outcome inBatch = outcomeInBatch(question.coreA, question.coreB);
  const Outcome inWorld = outcomeInWorld(question.coreA, question.coreB);
  findings.wrongOutcome = findings.wrongOutcome || inBatch != expected || inWorld != expected;
  findings.expect(inBatch == expected, "outcome in a batch", nameOf(expected), nameOf(inBatch));
  findings.expect(inWorld == expected, "outcome in a world", nameOf(expected), nameOf(inWorld));
  findings.expect(alone.candidate() == forward.candidate, "candidate of the outcome alone",
                  std::to_string(forward.candidate), std::to_string(alone.candidate()));
  return !findings.wrongOutcome;
}

void checkAgreement(const Question& question, const Verdict& verdict, Findings& findings) {
  const Verdict brief = collision::testPair(question.coreA, question.coreB, Ask{false});
  findings.expect(verdict.outcome == brief.outcome, "outcome with numbers", nameOf(brief.outcome),
                  nameOf(verdict.outcome));
  findings.expect(verdict.hit.present == brief.hit.present, "hit with numbers",
                  brief.hit.present ? "present" : "absent",
                  verdict.hit.present ? "present" : "absent");
  collision::Trace trace;
  const Verdict traced = collision::testPair(question.coreA, question.coreB, Ask{true, &trace});
  const std::string_view differs = difference(verdict, traced);
  findings.expect(differs.empty(), "the same with a trace", "no difference", differs);

  const double gap = verdict.witness.gap;
  const collision::Sign sign = collision::signOf(verdict.outcome);
  findings.expect(std::isnan(gap) || collision::signOf(gap) == sign, "sign of the gap",
                  std::to_string(static_cast<int>(sign)), textOf(gap));

  std::int64_t separating = -1;
  for (int i = 0; i < trace.count() && separating < 0; ++i) {
    if (trace[i].reached && trace[i].status == collision::StepStatus::separates) {
      separating = trace[i].candidate;
    }
  }
  const std::int64_t expected = verdict.outcome == Outcome::apart ? verdict.candidate : -1;
  findings.expect(trace.count() > 0, "trace", "steps", "none");
  findings.expect(separating == expected, "first separating candidate of the trace",
                  std::to_string(expected), std::to_string(separating));

  // From the other side: mirrored for different kinds, as deep for the same kind.
  const Verdict backward = collision::testPair(question.coreB, question.coreA, {});
  if (question.a.kind != question.b.kind) {
    collision::Verdict mirrored = backward;
    collision::reverse(mirrored);
    const auto isCurve = [](oracle::Kind kind) {
      return kind == oracle::Kind::ray || kind == oracle::Kind::segment;
    };
    if (isCurve(question.a.kind) && isCurve(question.b.kind)) {
      mirrored.hit = verdict.hit;  // each is about the curve that comes first
      mirrored.contact = verdict.contact;
    }
    const std::string_view unlike = difference(mirrored, verdict);
    findings.expect(unlike.empty(), "mirrored when swapped", "no difference", unlike);
  } else if (verdict.outcome == Outcome::overlapping) {
    const double other = backward.witness.gap;
    const bool close = same(gap, other) || std::abs(gap - other) <= 0x1p-49 * std::abs(gap);
    findings.expect(close, "as deep when swapped", textOf(gap), textOf(other));
  }
}

}  // namespace verify
