// What does one method know of a cast?
#pragma once

#include <optional>

#include "parameter.h"
#include "rational.h"
#include "shape.h"

namespace oracle {

/** never: 0 is outside of S; touches: on its boundary; hits: in its interior. */
enum class CastOutcome : int { never = 0, touches = 1, hits = 2 };

class Passage {
 public:
  Passage() = default;
  Passage(const Passage&) = delete;
  Passage& operator=(const Passage&) = delete;
  virtual ~Passage() = default;

  virtual CastOutcome outcome() = 0;
  virtual Outcome at(const Rational& time) = 0;

  // Of shapes that meet.

  virtual std::optional<Parameter> enter() { return std::nullopt; }
  virtual std::optional<Parameter> exit() { return std::nullopt; }
  virtual bool staysForever() = 0;
  /** The sign of tEnter - time, for a time between 0 and the duration; -1 in doubt whether 0. */
  virtual int compareEnter(const Rational& time) = 0;
  /** The sign of tExit - time; 1 in doubt whether 0. */
  virtual int compareExit(const Rational& time) = 0;
};

}  // namespace oracle
