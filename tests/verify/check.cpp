// Outcomes first; numbers only of an outcome that is right.
#include "check.h"

namespace verify {

Question::Question(const Case& given)
    : a(given.a), b(given.b), coreA(coreShape(given.a)), coreB(coreShape(given.b)) {
  const collision::PairPlace place =
      collision::findPair(coreKind(given.a.kind), coreKind(given.b.kind));
  pair = &collision::pairTable()[static_cast<std::size_t>(place.index)];
  if (place.swapped) {
    std::swap(a, b);
    std::swap(coreA, coreB);
  }
}

Findings check(const Case& given, bool numbers) {
  Findings findings;
  const Question question(given);
  if (!checkOutcome(question, findings) || !numbers) {
    return findings;
  }
  findings.numbersChecked = true;
  const collision::Verdict verdict = collision::testPair(question.coreA, question.coreB, {});
  checkAgreement(question, verdict, findings);
  if (!findings.failures().empty()) {
    return findings;
  }
  checkWitness(question, verdict, findings);
  checkCertificate(question, verdict, findings);
  checkDepth(question, verdict, findings);
  checkContact(question, verdict, findings);
  checkHit(question, verdict, findings);
  checkSide(question, verdict, findings);
  checkPlane(question, verdict, findings);
  checkAxes(question, findings);
  checkContains(question, verdict, findings);
  return findings;
}

}  // namespace verify
