// Written by hand for one form of line; read by looking for its keys.
#include "replay.h"

#include <cmath>
#include <cstdlib>
#include <limits>
#include <stdexcept>

#include "core_shape.h"
#include "make_case.h"
#include "oracle/cases.h"

namespace verify {
namespace {

std::string inQuotes(std::string_view text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      result += '\\';
    }
    result += c;
  }
  return result + '"';
}

std::string_view nameOf(Kind kind) { return collision::kindInfo(coreKind(kind)).name; }

std::string jsonOf(const Shape& shape) {
  std::string text = "{\"kind\":" + inQuotes(nameOf(shape.kind)) + ",\"numbers\":[";
  for (int i = 0; i < oracle::sizeOf(shape.kind); ++i) {
    const double number = shape.numbers.at(static_cast<std::size_t>(i));
    text += (i > 0 ? "," : "") + (std::isinf(number) ? std::string("null") : textOf(number));
  }
  return text + "]}";
}

[[noreturn]] void refuse(const std::string& why) { throw std::invalid_argument(why); }

/** What follows `key` from `from` on. */
std::size_t after(const std::string& line, const std::string& key, std::size_t from) {
  const std::size_t at = line.find(key, from);
  if (at == std::string::npos) {
    refuse("no " + key + " in the line");
  }
  return at + key.size();
}

Kind kindNamed(const std::string& name) {
  for (int i = 0; i < oracle::kKindCount; ++i) {
    if (nameOf(static_cast<Kind>(i)) == name) {
      return static_cast<Kind>(i);
    }
  }
  refuse("no kind " + name);
}

Shape shapeFrom(const std::string& line, const std::string& key) {
  std::size_t at = after(line, "\"" + key + "\":", 0);
  at = after(line, R"("kind":")", at);
  Shape shape{kindNamed(line.substr(at, line.find('"', at) - at)), {}};
  at = after(line, R"("numbers":[)", at);
  const char* text = line.c_str() + at;
  for (int i = 0; i < oracle::sizeOf(shape.kind); ++i) {
    char* end = nullptr;
    const std::string_view rest(text);
    const bool infinite = rest.substr(0, 4) == "null";
    const double number =
        infinite ? std::numeric_limits<double>::infinity() : std::strtod(text, &end);
    text = infinite ? text + 4 : end;
    shape.numbers.at(static_cast<std::size_t>(i)) = number;
    if (*text != ',' && *text != ']') {
      refuse("bad numbers of " + key);
    }
    ++text;
  }
  if (!isValid(shape)) {
    refuse(key + " is no valid shape");
  }
  return shape;
}

}  // namespace

std::string lineOf(const Case& failed, std::uint64_t seed, std::uint64_t index,
                   const Findings& findings) {
  std::string text =
      "{\"seed\":" + std::to_string(seed) + ",\"index\":" + std::to_string(index) +
      ",\"family\":" + inQuotes(kFamilyNames.at(static_cast<std::size_t>(failed.family))) +
      ",\"a\":" + jsonOf(failed.a) + ",\"b\":" + jsonOf(failed.b) + ",\"failures\":[";
  bool first = true;
  for (const Failure& failure : findings.failures()) {
    text += first ? "" : ",";
    text += "{\"check\":" + inQuotes(failure.check) +
            ",\"expected\":" + inQuotes(failure.expected) + ",\"got\":" + inQuotes(failure.got) +
            "}";
    first = false;
  }
  return text + "]}";
}

Case caseFrom(const std::string& line) {
  return {shapeFrom(line, "a"), shapeFrom(line, "b"), Family::ordinary};
}

}  // namespace verify
