// What is left of a ray or segment between half-spaces, one after the other.
#include "curve/clip.h"

#include <gtest/gtest.h>

#include <limits>

namespace collision {
namespace {

/** Half-spaces given as numbers; exact by themselves. */
class Given final : public HalfSpaces {
 public:
  struct Space {
    double value;
    double slope;
  };
  explicit Given(std::initializer_list<Space> spaces) : HalfSpaces(spaces.size()) {
    std::size_t k = 0;
    for (const Space& space : spaces) {
      value[k] = space.value;
      slope[k] = space.slope;
      ++k;
    }
  }
  [[nodiscard]] Exact exactValue(int k) const override {
    return value[static_cast<std::size_t>(k)];
  }
  [[nodiscard]] Exact exactSlope(int k) const override {
    return slope[static_cast<std::size_t>(k)];
  }
  [[nodiscard]] FirstNumber firstValue(int k) const override {
    return value[static_cast<std::size_t>(k)];
  }
  [[nodiscard]] FirstNumber firstSlope(int k) const override {
    return slope[static_cast<std::size_t>(k)];
  }
};

Curve ray(double maxDistance = kInfinity) { return Curve(Ray{{}, {2, 0, 0}, maxDistance}); }

TEST(Clip, KeepsWhatIsInsideAllHalfSpaces) {
  const Curve curve = ray();
  const Given spaces{{-4, 2}, {10, -2}, {-6, 2}};
  Clip clip(curve, spaces);
  EXPECT_TRUE(clip.keep(0));
  EXPECT_TRUE(clip.keep(1));
  EXPECT_TRUE(clip.keep(2));
  EXPECT_EQ(clip.interval().min, 3);
  EXPECT_EQ(clip.interval().max, 5);
  EXPECT_EQ(clip.enterSpace(), 2);
  EXPECT_EQ(clip.exitSpace(), 1);
  EXPECT_TRUE(clip.hasLength());
}

TEST(Clip, SaysWhichTwoLeaveNothing) {
  const Curve curve = ray();
  const Given spaces{{4, -2}, {-6, 2}};
  Clip clip(curve, spaces);
  EXPECT_TRUE(clip.keep(0));
  EXPECT_FALSE(clip.keep(1));
  EXPECT_TRUE(clip.empty());
  EXPECT_EQ(clip.failedSpace(), 1);
  EXPECT_EQ(clip.failedAgainst(), 0);
}

TEST(Clip, EndsWhereTheCurveDoes) {
  const Given spaces{{-6, 2}};  // from t = 3 on
  const Curve reaching = ray(6);
  Clip touching(reaching, spaces);
  EXPECT_TRUE(touching.keep(0));
  EXPECT_FALSE(touching.hasLength());
  EXPECT_EQ(touching.exitSpace(), kCurveItself);
  const Curve shorter = ray(std::nextafter(6.0, 0.0));
  Clip missing(shorter, spaces);
  EXPECT_FALSE(missing.keep(0));
  EXPECT_EQ(missing.failedAgainst(), kCurveItself);
  const Curve segment(Segment{{}, {1, 0, 0}});
  const Given atEnd{{-1, 1}};
  Clip end(segment, atEnd);
  EXPECT_TRUE(end.keep(0));
  EXPECT_FALSE(end.hasLength());
}

TEST(Clip, KnowsParallelsByTheirValueAlone) {
  const Curve curve = ray();
  const Given spaces{{0, 0}, {-0.0, -0.0}, {-5e-324, 0}};
  Clip clip(curve, spaces);
  EXPECT_TRUE(clip.keep(0));
  EXPECT_TRUE(clip.keep(1));
  EXPECT_FALSE(clip.keep(2));
  EXPECT_EQ(clip.failedAgainst(), kCurveItself);
}

TEST(Clip, ComparesWithoutDividing) {
  // 1/3 rounded up and down is one double; as fractions they differ.
  const Curve curve = ray();
  const double above = std::nextafter(1.0, 2.0);
  const Given spaces{{1, -3}, {-above, 3}};
  Clip clip(curve, spaces);
  EXPECT_TRUE(clip.keep(0));
  EXPECT_FALSE(clip.keep(1));
  EXPECT_EQ(clip.decidedBy(), DecidedBy::exact);
}

}  // namespace
}  // namespace collision
