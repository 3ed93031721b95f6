// Whether one shape lies in the other, by the core and in fractions.
#include "check.h"
#include "collision/collision.h"
#include "exact_contains.h"

namespace verify {
namespace {

bool checkOrder(const oracle::Shape& a, const oracle::Shape& b, collision::ShapeRef coreA,
                collision::ShapeRef coreB, Findings& findings) {
  const bool asked = canContain(a) && ends(b);
  const bool given = collision::contains(coreA, coreB);
  const bool exact = asked && exactlyContains(a, b);
  findings.expect(given == exact, "contains", exact ? "true" : "false", given ? "true" : "false");
  return given;
}

}  // namespace

void checkContains(const Question& question, const collision::Verdict& verdict,
                   Findings& findings) {
  const bool forward = checkOrder(question.a, question.b, question.coreA, question.coreB, findings);
  const bool backward =
      checkOrder(question.b, question.a, question.coreB, question.coreA, findings);
  if (question.b.kind == oracle::Kind::plane) {  // holds what is behind it or in it
    const bool flat = verdict.side == collision::Side::straddling &&
                      verdict.outcome == collision::Outcome::touching;
    findings.expect(
        !ends(question.a) || backward == (flat || verdict.side == collision::Side::back),
        "what a plane contains", "lies behind it", "does not");
  } else {
    findings.expect(!(forward || backward) || verdict.outcome != collision::Outcome::apart,
                    "what contains the other", "meets it", "is apart");
  }
}

}  // namespace verify
