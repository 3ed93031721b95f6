#include "number/limb_product.h"

#include <gmpxx.h>
#include <gtest/gtest.h>

#include <vector>

#include "number/index.h"
#include "random.h"

namespace collision {
namespace {

/** Random limbs, `zeros` of four of them zero, in runs; now and then all bits of some are set. */
std::vector<std::uint32_t> limbs(Random& random, std::size_t size, int zeros) {
  std::vector<std::uint32_t> number(size);
  for (std::size_t i = 0; i < size;) {
    const auto run = 1 + at(random.below(20));
    const bool zero = random.below(4) < zeros;
    const bool full = random.below(8) == 0;
    for (const std::size_t end = std::min(size, i + run); i < end; ++i) {
      const auto bits = static_cast<std::uint32_t>(random.below(1 << 16)) << 16U |
                        static_cast<std::uint32_t>(random.below(1 << 16));
      number[i] = zero ? 0 : (full ? ~0U : bits);
    }
  }
  return number;
}

mpz_class valueOf(const std::vector<std::uint32_t>& number) {
  mpz_class value;
  mpz_import(value.get_mpz_t(), number.size(), -1, sizeof(std::uint32_t), 0, 0, number.data());
  return value;
}

TEST(LimbProduct, IsThatOfIntegers) {
  Random random(1962);
  for (int round = 0; round < 4000; ++round) {
    const auto sizeA = 1 + at(random.below(round % 8 == 0 ? 900 : 130));
    const auto sizeB = 1 + at(random.below(round % 3 == 0 ? 300 : 130));
    const auto a = limbs(random, sizeA, random.below(5));
    const auto b = limbs(random, sizeB, random.below(5));
    const mpz_class expected = valueOf(a) * valueOf(b);
    constexpr std::uint32_t kUntouched = 0xabcdef01;
    std::vector<std::uint32_t> product(sizeA + sizeB + 1, kUntouched);
    multiplyLong(a, b, product.data());
    ASSERT_EQ(product.back(), kUntouched);
    product.pop_back();
    ASSERT_TRUE(valueOf(product) == expected) << random.where(round);
    std::vector<std::uint32_t> limbByLimb(sizeA + sizeB, kUntouched);
    multiplyShort(a, b, limbByLimb.data());
    ASSERT_TRUE(limbByLimb == product) << random.where(round);
  }
}

TEST(LimbProduct, HoldsForEverySizeAboutTheThreshold) {
  Random random(40);
  for (std::size_t sizeA = kLongLimbs - 2; sizeA < 2 * kLongLimbs + 4; ++sizeA) {
    for (std::size_t sizeB = 1; sizeB <= sizeA; ++sizeB) {
      const std::vector<std::uint32_t> a(sizeA, ~0U);
      const std::vector<std::uint32_t> b(sizeB, ~0U);
      std::vector<std::uint32_t> product(sizeA + sizeB);
      multiplyLong(a, b, product.data());
      ASSERT_TRUE(valueOf(product) == valueOf(a) * valueOf(b)) << sizeA << " " << sizeB;
    }
  }
}

}  // namespace
}  // namespace collision
