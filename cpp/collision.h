// The core's public face in C++: what this header includes, all of it in the namespace `collision`.
//
//   const auto a = collision::Obb::of({0, 0, 0}, {0, 0, 0, 1}, {1, 1, 1});   // shapes/: one a kind
//   const collision::Sphere b{{3, 0, 0}, 1};
//   const auto verdict = collision::test(a, b, {});                          // answer/verdict.h
//   const auto distance = collision::distanceOf(a, b, verdict);              // convex/distance.h
//
//   collision::meets(a, b);                                                  // pairs/outcome.h
//   collision::outcome(a, b);                                                // nothing else
//   computed collision::Trace trace;                                                  //
//   answer/trace.h collision::test(a, b, {.trace = &trace});                                // with
//   the steps collision::test(a, b, {.options = {.solid = false}});                    // which
//   hits count
//
// Metres, right-handed, quaternions x, y, z, w. Nothing throws. Shapes are taken to be valid:
// numbers of a user pass `checkSlot` first, in the order that the shape's kFields have, and
// `readSlot` makes a shape of them (shapes/any.h).
#pragma once

#ifdef __FAST_MATH__
#error "Answers are exact only without -ffast-math, here as well: some of the core is inlined"
#endif

#include "answer/trace.h"
#include "answer/verdict.h"
#include "convex/contains.h"
#include "convex/distance.h"
#include "convex/project.h"
#include "convex/separates.h"
#include "pairs/outcome.h"
#include "pairs/pairs.h"
#include "shapes/any.h"
