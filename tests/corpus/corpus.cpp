// Which cases belong in, and how they are written.
#include "corpus.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <span>

#include "oracle/cases.h"
#include "oracle/distance.h"
#include "verify/core_shape.h"
#include "verify/pair_order.h"
#include "verify/report.h"

namespace corpus {
namespace {

using oracle::Kind;
using oracle::Outcome;
using oracle::Shape;
using verify::Family;
using verify::KindPair;

/** Kinds that a person would look for together. */
enum class Group : int { point, line, ball, box, polygon, plane };

Group groupOf(Kind kind) {
  switch (kind) {
    case Kind::point:
      return Group::point;
    case Kind::ray:
    case Kind::segment:
      return Group::line;
    case Kind::sphere:
    case Kind::capsule:
      return Group::ball;
    case Kind::aabb:
    case Kind::obb:
      return Group::box;
    case Kind::plane:
      return Group::plane;
    default:
      return Group::polygon;
  }
}

/** Everything against a plane, and a point against anything else, are one file each. */
std::string_view fileOf(const KindPair& kinds) {
  const Group a = groupOf(kinds.a);
  const Group b = groupOf(kinds.b);
  if (b == Group::plane) {
    return "planes";
  }
  if (a == Group::point) {
    return "points";
  }
  struct Name {
    Group a;
    Group b;
    std::string_view name;
  };
  constexpr std::array<Name, 10> kNames{{{Group::line, Group::line, "line-line"},
                                         {Group::line, Group::ball, "line-ball"},
                                         {Group::line, Group::box, "line-box"},
                                         {Group::line, Group::polygon, "line-polygon"},
                                         {Group::ball, Group::ball, "ball-ball"},
                                         {Group::ball, Group::box, "ball-box"},
                                         {Group::ball, Group::polygon, "ball-polygon"},
                                         {Group::box, Group::box, "box-box"},
                                         {Group::box, Group::polygon, "box-polygon"},
                                         {Group::polygon, Group::polygon, "polygon-polygon"}}};
  const auto* found = std::find_if(kNames.begin(), kNames.end(),
                                   [&](const Name& name) { return name.a == a && name.b == b; });
  return found->name;
}

constexpr std::array<std::string_view, 12> kFiles{
    "points",   "line-line",    "line-ball", "line-box",    "line-polygon",    "ball-ball",
    "ball-box", "ball-polygon", "box-box",   "box-polygon", "polygon-polygon", "planes"};

constexpr std::size_t kCasesPerFile = 360;

/** Those in which contacts are; `flip` again, because it is the hardest. */
constexpr std::array<Family, 14> kFamilies{
    Family::flip,   Family::rotated, Family::nudged,      Family::flip,      Family::pythagorean,
    Family::curve,  Family::near,    Family::flip,        Family::far,       Family::parallel,
    Family::sliver, Family::scaled,  Family::orientation, Family::degenerate};

/** The largest number that is a length or place. */
double sizeOf(const Shape& shape) {
  const int count = shape.kind == Kind::plane ? 0 : oracle::sizeOf(shape.kind);
  double size = 0;
  for (int i = 0; i < count; ++i) {
    const double number = std::abs(shape.numbers.at(static_cast<std::size_t>(i)));
    size = std::isinf(number) ? size : std::max(size, number);
  }
  return size;
}

/** Nothing where the case is too clear to be of interest, or the margin has no name. */
std::optional<Entry> entryOf(const verify::Case& made, Outcome outcome) {
  Entry entry{made, outcome};
  const auto gap = oracle::gap(made.a, made.b);
  if (!gap) {
    const bool planes = made.a.kind == Kind::plane && made.b.kind == Kind::plane;
    return planes && made.family == Family::parallel ? std::optional(entry) : std::nullopt;
  }
  entry.hasMargin = true;
  entry.margin = approximate(*gap);
  if (entry.margin == 0) {  // less than the least double, or nothing
    entry.margin = std::numeric_limits<double>::denorm_min() * signOf(*gap);
  }
  const double size = sizeOf(made.a) + sizeOf(made.b);
  if (std::abs(entry.margin) > 0x1p-20 * size) {
    return std::nullopt;
  }
  return entry;
}

bool isSame(const Entry& a, const Entry& b) {
  return a.shapes.a.numbers == b.shapes.a.numbers && a.shapes.b.numbers == b.shapes.b.numbers;
}

/** The next of this outcome, if there is one within reach. */
std::optional<Entry> find(const KindPair& kinds, Outcome outcome, std::uint64_t seed,
                          std::uint64_t& index, std::span<const Entry> before) {
  constexpr int kPatience = 400;
  for (int i = 0; i < kPatience; ++i) {
    const Family family = kFamilies.at(index % kFamilies.size());
    const verify::Case made = verify::caseOf(family, kinds.a, kinds.b, seed, index++);
    if (oracle::outcome(made.a, made.b) != outcome) {
      continue;
    }
    const auto entry = entryOf(made, outcome);
    if (entry && std::none_of(before.begin(), before.end(),
                              [&](const Entry& other) { return isSame(*entry, other); })) {
      return entry;
    }
  }
  return std::nullopt;
}

File makeFile(std::string_view name, std::uint64_t seed) {
  std::vector<KindPair> pairs;
  std::copy_if(verify::kPairOrder.begin(), verify::kPairOrder.end(), std::back_inserter(pairs),
               [&](const KindPair& kinds) { return fileOf(kinds) == name; });
  File file{name, {}};
  std::uint64_t index = 0;
  const std::size_t share = kCasesPerFile / pairs.size();
  for (const KindPair& kinds : pairs) {
    const std::size_t first = file.entries.size();
    // Every outcome in turn; a pair that cannot have one has more of the others.
    std::vector<Outcome> turns{Outcome::apart, Outcome::touching, Outcome::overlapping};
    for (std::size_t turn = 0; file.entries.size() - first < share && !turns.empty(); ++turn) {
      const std::size_t at = turn % turns.size();
      const std::span<const Entry> before = std::span(file.entries).subspan(first);
      if (const auto entry = find(kinds, turns[at], seed, index, before)) {
        file.entries.push_back(*entry);
      } else {
        turns.erase(turns.begin() + static_cast<std::ptrdiff_t>(at));
      }
    }
  }
  return file;
}

std::string arrayOf(std::span<const double> numbers) {
  std::string text;
  for (const double number : numbers) {
    text += (text.empty() ? "[" : ",") + verify::textOf(number);
  }
  return text + "]";
}

/** As the API takes it: fields by name, in the core's words. */
std::string jsonOf(const Shape& shape) {
  const collision::KindInfo info = collision::kindInfo(verify::coreKind(shape.kind));
  std::string text = R"({"kind":")" + std::string(info.name) + '"';
  std::size_t at = 0;
  for (const collision::Field& field : info.fields) {
    const auto size = static_cast<std::size_t>(field.size);
    const std::span<const double> numbers(shape.numbers.data() + at, size);
    at += size;
    if (std::isinf(numbers[0])) {
      continue;  // maxDistance, which is infinite where it isn't given
    }
    text += R"(,")" + std::string(field.name) + R"(":)" +
            (size == 1 ? verify::textOf(numbers[0]) : arrayOf(numbers));
  }
  return text + "}";
}

std::string jsonOf(const Entry& entry) {
  constexpr std::array<std::string_view, 3> kOutcomes{"apart", "touching", "overlapping"};
  return R"({"a":)" + jsonOf(entry.shapes.a) + R"(,"b":)" + jsonOf(entry.shapes.b) +
         R"(,"outcome":")" + std::string(kOutcomes.at(static_cast<std::size_t>(entry.outcome))) +
         R"(","gap":)" + (entry.hasMargin ? verify::textOf(entry.margin) : "null") + R"(,"how":")" +
         std::string(verify::kFamilyNames.at(static_cast<std::size_t>(entry.shapes.family))) +
         R"("})";
}

}  // namespace

std::vector<File> makeCorpus(std::uint64_t seed) {
  std::vector<File> files;
  files.reserve(kFiles.size());
  for (const std::string_view name : kFiles) {
    files.push_back(makeFile(name, seed));
  }
  return files;
}

std::string textOf(const File& file, std::uint64_t seed) {
  std::string text = "{\n\"$schema\": \"./corpus.schema.json\",\n\"family\": \"" +
                     std::string(file.name) + "\",\n\"seed\": " + std::to_string(seed) +
                     ",\n\"licence\": \"MIT\",\n\"cases\": [\n";
  bool first = true;
  for (const Entry& entry : file.entries) {
    text += (first ? "" : ",\n") + jsonOf(entry);
    first = false;
  }
  return text + "\n]\n}\n";
}

}  // namespace corpus
