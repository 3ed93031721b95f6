// Is an answer of the core right, in every part of it that can be told in fractions?
//
// outcome     equals the oracle's, from both sides, and however much is asked: by the test and
//             by the filters that tell an outcome alone, with one candidate, and by batches in
//             lanes (check_outcome.cpp)
// witness     apart or touching: the axis that the candidate's name stands for is rebuilt in
//             fractions; it separates (touches), no earlier candidate does, the reported unit
//             vector is its rounding, from a to b, the gap is the exact one, and the points are on
//             it (check_witness.cpp)
// certificate the exact axis that candidate and corners stand for is rebuilt, whatever the outcome:
//             these corners reach furthest along it (check_certificate.cpp)
// depth       overlapping, and distances of balls: the gap is the oracle's, and b moved by it along
//             the reported axis, in fractions, leaves next to nothing (check_depth.cpp)
// contact     within 2^-40 of the shapes' size of both (check_contact.cpp)
// hit         t, tExit, tB, distance, u, v, point, side, startsInside, and what the options solid
//             and cull change (check_hit.cpp); feature, exitFeature and their normals
//             (check_surface.cpp)
#pragma once

#include <string_view>

#include "core_shape.h"
#include "families.h"
#include "report.h"

namespace verify {

/** A case with the core's view of it; a and b in the table's order. */
struct Question {
  oracle::Shape a;
  oracle::Shape b;
  collision::ShapeCell coreA;
  collision::ShapeCell coreB;
  const collision::Pair* pair = nullptr;

  explicit Question(const Case& given);
};

/** The name of the first part in which two answers differ, or nothing. */
std::string_view difference(const collision::Verdict& a, const collision::Verdict& b);

/** Answers whether the outcome is right. */
bool checkOutcome(const Question& question, Findings& findings);
/** The same however much is asked, also of numbers; the sign of the gap. */
void checkAgreement(const Question& question, const collision::Verdict& verdict,
                    Findings& findings);
void checkWitness(const Question& question, const collision::Verdict& verdict, Findings& findings);
void checkCertificate(const Question& question, const collision::Verdict& verdict,
                      Findings& findings);
void checkDepth(const Question& question, const collision::Verdict& verdict, Findings& findings);
void checkContact(const Question& question, const collision::Verdict& verdict, Findings& findings);
void checkHit(const Question& question, const collision::Verdict& verdict, Findings& findings);
void checkSide(const Question& question, const collision::Verdict& verdict, Findings& findings);
void checkPlane(const Question& question, const collision::Verdict& verdict, Findings& findings);
/** project() and separates() along some axes that the shapes' own numbers make. */
void checkAxes(const Question& question, Findings& findings);
/** contains() in both orders, and that what contains another meets it. */
void checkContains(const Question& question, const collision::Verdict& verdict, Findings& findings);

/** All of the above; without numbers the outcome alone. */
Findings check(const Case& given, bool numbers);

}  // namespace verify
