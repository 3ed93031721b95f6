// The published mistakes of tests/mistakes: the core must not make them. Through WebAssembly, and
// beside the published computations, they run in tests/core/published-mistakes.test.ts.
#include <array>
#include <cmath>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "collision/mesh.h"
#include "collision/world.h"
#include "json.h"
#include "shapes.h"
#include "shapes/slot.h"

namespace collision {
namespace {

using json::Value;

/** The numbers of a shape in the order of its slot. Throws where a field lacks or is unknown. */
struct Slot {
  Kind kind = Kind::none;
  std::array<double, kSlotStride> numbers{};

  explicit Slot(const Value& json) {
    for (int code = 0; code < kKindCount; ++code) {
      if (kindInfo(static_cast<Kind>(code)).name == json["kind"].text()) {
        kind = static_cast<Kind>(code);
      }
    }
    if (kind == Kind::none) {
      throw std::invalid_argument("no kind " + json["kind"].text());
    }
    std::size_t at = 0;
    std::size_t found = 1;
    for (const Field& field : kindInfo(kind).fields) {
      const Value* value = json.find(field.name);
      if (value == nullptr && field.name == "maxDistance") {
        numbers.at(at++) = kInfinity;
        continue;
      }
      ++found;
      at = take(json[field.name], static_cast<std::size_t>(field.size), at);
    }
    if (found != json.object().size() || checkSlot(kind, numbers.data())) {
      throw std::invalid_argument("no valid " + json["kind"].text());
    }
  }

  [[nodiscard]] ShapeCell shape() const { return ShapeCell(kind, numbers.data()); }

 private:
  std::size_t take(const Value& value, std::size_t size, std::size_t at) {
    if (value.isNumber() && size == 1) {
      numbers.at(at) = value.number();
      return at + 1;
    }
    if (value.array().size() != size) {
      throw std::invalid_argument("a vector of another size");
    }
    for (const Value& number : value.array()) {
      numbers.at(at++) = number.number();
    }
    return at;
  }
};

/** Holds answers against what is expected, numbers to so many units in the last place. */
class Expectation {
 public:
  explicit Expectation(const Value& one) : right_(one["expect"]) {
    const Value* ulps = one.find("ulps");
    ulps_ = ulps == nullptr ? 0 : ulps->number();
  }

  /** Of two shapes. */
  void check(ShapeRef a, ShapeRef b) const {
    const Verdict verdict = ask(a, b);
    EXPECT_EQ(testPair(a, b, Ask{false}).outcome, verdict.outcome);
    for (const auto& [name, value] : right_.object()) {
      const testing::ScopedTrace scope(__FILE__, __LINE__, name);
      if (name == "outcome") {
        constexpr std::array<std::string_view, 3> kNames{"apart", "touching", "overlapping"};
        EXPECT_EQ(kNames.at(static_cast<std::size_t>(verdict.outcome)), value.text());
      } else if (name == "candidate") {
        EXPECT_EQ(candidateText(a, b, verdict.candidate), value.text());
      } else if (name == "gap") {
        number(verdict.witness.gap, value);
      } else if (name == "side") {
        constexpr std::array<std::string_view, 3> kNames{"front", "back", "straddling"};
        EXPECT_EQ(kNames.at(static_cast<std::size_t>(verdict.side)), value.text());
      } else if (name == "hit") {
        hit(verdict.hit, b, value);
      } else if (name == "steps") {
        steps(a, b, value);
      } else {
        ADD_FAILURE() << "nobody checks " << name;
      }
    }
  }

  /** Of a ray among shapes: the slot that is hit first, and all in their order. */
  void check(ShapeRef ray, const std::vector<ShapeCell>& shapes, int slot,
             const std::vector<double>& order) const {
    ASSERT_EQ(right_.object().size(), 3U);
    ASSERT_EQ(slot, right_["slot"].number());
    ASSERT_EQ(order.size(), right_["order"].array().size());
    for (std::size_t i = 0; i < order.size(); ++i) {
      EXPECT_EQ(order.at(i), right_["order"].array().at(i).number()) << i;
    }
    const ShapeCell& first = shapes.at(static_cast<std::size_t>(slot));
    hit(hitOf(ray, first), first, right_["hit"]);
  }

  /** Of a ray against a list of triangles. */
  void check(const MeshHit& mesh) const {
    ASSERT_EQ(right_.object().size(), 2U);
    EXPECT_EQ(mesh.triangle, right_["triangle"].number());
    hit(mesh.verdict.hit, Triangle{}, right_["hit"]);
  }

 private:
  void number(double actual, const Value& value) const {
    const double expected = value.number();
    if (ulps_ == 0) {
      EXPECT_EQ(actual, expected);
      EXPECT_EQ(std::signbit(actual), std::signbit(expected));
      return;
    }
    const double size = std::fabs(expected);
    EXPECT_NEAR(actual, expected, ulps_ * (std::nextafter(size, HUGE_VAL) - size));
  }

  void vector(const Vec3& actual, const Value& value) const {
    if (value.isNull()) {
      EXPECT_TRUE(std::isnan(actual.x));
      return;
    }
    ASSERT_EQ(value.array().size(), 3U);
    number(actual.x, value.array()[0]);
    number(actual.y, value.array()[1]);
    number(actual.z, value.array()[2]);
  }

  void hit(const Hit& hit, ShapeRef target, const Value& right) const {
    ASSERT_EQ(hit.present, !right.isNull());
    if (right.isNull()) {
      return;
    }
    struct Number {
      std::string_view name;
      double value;
    };
    struct Vector {
      std::string_view name;
      const Vec3& value;
    };
    const std::array<Number, 5> numbers{{{"t", hit.t},
                                         {"tExit", hit.tExit},
                                         {"distance", hit.distance},
                                         {"u", hit.u},
                                         {"v", hit.v}}};
    const std::array<Vector, 3> vectors{
        {{"point", hit.point}, {"exitPoint", hit.exitPoint}, {"normal", hit.normal}}};
    for (const auto& [name, value] : right.object()) {
      const testing::ScopedTrace scope(__FILE__, __LINE__, name);
      bool known = name == "startsInside" || name == "feature";
      for (const Number& each : numbers) {
        if (each.name == name) {
          known = true;
          number(each.value, value);
        }
      }
      for (const Vector& each : vectors) {
        if (each.name == name) {
          known = true;
          vector(each.value, value);
        }
      }
      if (name == "startsInside") {
        EXPECT_EQ(hit.startsInside, value.boolean());
      } else if (name == "feature") {
        feature(hit.feature, target, value);
      }
      EXPECT_TRUE(known) << "nobody checks it";
    }
  }

  static void feature(int actual, ShapeRef target, const Value& right) {
    if (right.isNull()) {
      EXPECT_EQ(actual, -1);
      return;
    }
    const auto names = kindInfo(target.kind()).features;
    ASSERT_GE(actual, 0);
    ASSERT_LT(static_cast<std::size_t>(actual), names.size());
    EXPECT_EQ(names[static_cast<std::size_t>(actual)], right.text());
  }

  /** A candidate's name, with A and B for the shapes. */
  static std::string candidateText(ShapeRef a, ShapeRef b, std::int64_t candidate) {
    const PairPlace place = findPair(a.kind(), b.kind());
    const Pair& pair = pairTable()[static_cast<std::size_t>(place.index)];
    if (candidate < 0) {
      return "none";
    }
    std::string name = nameOf(pair.candidates[static_cast<std::size_t>(candidate)], pair.a, pair.b);
    for (const auto& [from, to] : {std::pair("{a}", "A"), std::pair("{b}", "B")}) {
      for (std::size_t at = name.find(from); at != std::string::npos; at = name.find(from)) {
        name.replace(at, 3, place.swapped ? (*to == 'A' ? "B" : "A") : to);
      }
    }
    return name;
  }

  static void steps(ShapeRef a, ShapeRef b, const Value& right) {
    Trace trace;
    traceOf(a, b, trace);
    ASSERT_EQ(right.object().size(), 3U);
    EXPECT_EQ(trace.count(), right["count"].number());
    const auto expectNames = [&](StepStatus status, const Value& names) {
      std::size_t count = 0;
      for (int i = 0; i < trace.count(); ++i) {
        if (trace[i].status == status) {
          ASSERT_LT(count, names.array().size());
          EXPECT_EQ(candidateText(a, b, trace[i].candidate), names.array()[count++].text());
        }
      }
      EXPECT_EQ(count, names.array().size());
    };
    expectNames(StepStatus::separates, right["separates"]);
    expectNames(StepStatus::skipped, right["skipped"]);
  }

  const Value& right_;
  double ulps_ = 0;
};

void checkScene(const Value& one) {
  const ShapeCell ray = Slot(one["ray"]).shape();
  const Value::Array& shapes = one["shapes"].array();
  World world(static_cast<int>(shapes.size()));
  std::vector<ShapeCell> read;
  for (const Value& shape : shapes) {
    read.push_back(Slot(shape).shape());
    world.set(static_cast<int>(read.size()) - 1, read.back());
  }
  const int nearest = world.raycast(ray.as<Ray>()).slot;
  std::vector<RayHit> hits;
  world.raycastAll(ray.as<Ray>(), hits);
  std::vector<double> order;
  for (const RayHit& hit : hits) {
    order.push_back(hit.slot);
  }
  Expectation(one).check(ray, read, nearest, order);
}

void checkMeshCase(const Value& one) {
  std::vector<double> positions;
  for (const Value& number : one["positions"].array()) {
    positions.push_back(number.number());
  }
  std::vector<std::int32_t> index;
  for (const Value& number : one["index"].array()) {
    index.push_back(static_cast<std::int32_t>(number.number()));
  }
  ASSERT_FALSE(checkMesh(positions, index).fault);
  const ShapeCell ray = Slot(one["ray"]).shape();
  Expectation(one).check(raycastMesh(ray.as<Ray>(), positions, index));
}

const Value& file() {
  static const Value kFile = json::read(COLLISION_MISTAKES);
  return kFile;
}

/** The parameter is the number of the mistake, counted from 1. */
class PublishedMistake : public testing::TestWithParam<std::size_t> {};

TEST_P(PublishedMistake, IsNotMade) {
  const Value& mistake = file()["mistakes"].array().at(GetParam() - 1);
  const Value::Array& cases = mistake["cases"].array();
  EXPECT_FALSE(cases.empty());
  for (const Value& one : cases) {
    const testing::ScopedTrace scope(
        __FILE__, __LINE__,
        mistake["name"].text() + ", case " + std::to_string(&one - cases.data()));
    if (one.find("a") != nullptr) {
      Expectation(one).check(Slot(one["a"]).shape(), Slot(one["b"]).shape());
    } else if (one.find("shapes") != nullptr) {
      checkScene(one);
    } else {
      checkMeshCase(one);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Row, PublishedMistake,
                         testing::Range(std::size_t{1}, file()["mistakes"].array().size() + 1),
                         testing::PrintToStringParamName());

TEST(PublishedMistakes, AreTwentyThreeInTheirOrder) {
  const Value::Array& mistakes = file()["mistakes"].array();
  ASSERT_EQ(mistakes.size(), 23U);
  for (std::size_t i = 0; i < mistakes.size(); ++i) {
    EXPECT_EQ(mistakes[i]["number"].number(), static_cast<double>(i + 1));
  }
}

}  // namespace
}  // namespace collision
