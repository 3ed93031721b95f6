#include "number/exact.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <utility>

#include "number/double_double.h"
#include "number/limb_product.h"
#include "number/power_of_two.h"

namespace collision {
namespace {

constexpr int kMantissaBits = 52;
constexpr int kExponentBias =
    1075;  // value = mantissa · 2^(biased − 1075), the mantissa an integer
constexpr std::uint64_t kMantissaMask = (std::uint64_t{1} << kMantissaBits) - 1;
constexpr std::uint64_t kHiddenBit = std::uint64_t{1} << kMantissaBits;
constexpr int kExponentMask = 0x7ff;
/** Powers of two nearer to 1 are normal, and so are their products with what has 53 bits. */
constexpr int kSurelyNormal = 900;

constexpr int floorDivide(int a, int b) { return a >= 0 ? a / b : -((-a + b - 1) / b); }

constexpr std::uint32_t low(std::uint64_t value) { return static_cast<std::uint32_t>(value); }

/** How far apart the highest and the lowest bit are that are set, or more. */
int spanOf(double value) {
  const auto bits = __builtin_bit_cast(std::uint64_t, value);
  return kMantissaBits - std::countr_zero(bits | kHiddenBit);
}

/** Whether a b, rounded to `product`, surely is that. */
bool isExactProduct(double a, double b, double product) {
  const int spanA = spanOf(a);
  const int spanB = spanOf(b);
  // A sum of spans may grow by one, unless one of the two is a power of two.
  const bool fits = spanA + spanB < kMantissaBits || spanA == 0 || spanB == 0;
  const double size = std::fabs(product);
  return (fits && size > std::numeric_limits<double>::min() &&
          size <= std::numeric_limits<double>::max()) ||
         a == 0 || b == 0;
}

}  // namespace

/** The limbs of a number, of one that is a double, too. */
struct Exact::Digits {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): written where limb is to point there
  explicit Digits(const Exact& number)
      : limb(number.limbs()), lowest(number.lowest_), size(number.size_) {
    if (number.isDouble()) {
      write(number.value_);
    }
  }
  Digits(const Digits&) = delete;
  Digits& operator=(const Digits&) = delete;
  ~Digits() = default;

  /** The limb of weight 2^(32 place), 0 outside of what is stored. */
  [[nodiscard]] std::uint32_t at(int place) const {
    const int i = place - lowest;
    return i >= 0 && i < size ? limb[i] : 0;
  }
  [[nodiscard]] int top() const { return lowest + size; }
  [[nodiscard]] Limbs all() const { return {limb, static_cast<std::size_t>(size)}; }

  const std::uint32_t* limb;
  int lowest;
  int size;

 private:
  void write(double value) {
    const auto bits = __builtin_bit_cast(std::uint64_t, value);
    const int biased = static_cast<int>(bits >> kMantissaBits) & kExponentMask;
    const std::uint64_t mantissa = (bits & kMantissaMask) | (biased == 0 ? 0 : kHiddenBit);
    const int exponent = (biased == 0 ? 1 : biased) - kExponentBias;
    lowest = floorDivide(exponent, kLimbBits);
    const int shift = exponent - lowest * kLimbBits;  // 0 … 31: 53 bits become at most 84
    const std::uint64_t lower = mantissa << shift;
    const std::uint64_t upper = shift == 0 ? 0 : mantissa >> (2 * kLimbBits - shift);
    own_ = {low(lower), low(lower >> kLimbBits), low(upper)};
    limb = own_.data();
    size = 3;
    trim();
  }
  void trim() {
    while (size > 0 && limb[size - 1] == 0) {
      --size;
    }
    while (size > 0 && limb[0] == 0) {
      ++limb;
      ++lowest;
      --size;
    }
  }

  std::array<std::uint32_t, 3> own_;
};

// NOLINTBEGIN(cppcoreguidelines-pro-type-member-init): see exact.h
Exact::Exact(double value) : value_(value), sign_(signOf(value)) {}
Exact::Exact() {}  // NOLINT(modernize-use-equals-default): that would fill all limbs
Exact::Exact(const Exact& other) { assign(other); }
Exact::Exact(Exact&& other) noexcept { take(other); }
// NOLINTEND(cppcoreguidelines-pro-type-member-init)

Exact& Exact::operator=(const Exact& other) {
  if (this != &other) {
    assign(other);
  }
  return *this;
}

Exact& Exact::operator=(Exact&& other) noexcept {
  if (this != &other) {
    take(other);
  }
  return *this;
}

Exact::~Exact() { delete[] far_; }

std::uint32_t* Exact::room(int count) {
  if (far_ == nullptr && count <= kNear) {
    return near_;
  }
  if (count > farCapacity_) {
    delete[] far_;
    far_ = new std::uint32_t[static_cast<std::size_t>(count)];
    farCapacity_ = count;
  }
  return far_;
}

void Exact::assign(const Exact& other) {
  if (!other.isDouble()) {
    std::copy_n(other.limbs(), other.size_, room(other.size_));
  }
  value_ = other.value_;
  sign_ = other.sign_;
  lowest_ = other.lowest_;
  size_ = other.size_;
}

void Exact::take(Exact& other) noexcept {
  if (other.far_ == nullptr) {
    assign(other);
    return;
  }
  std::swap(far_, other.far_);
  std::swap(farCapacity_, other.farCapacity_);
  value_ = other.value_;
  sign_ = other.sign_;
  lowest_ = other.lowest_;
  size_ = other.size_;
  other = Exact();
}

void Exact::trim() {
  std::uint32_t* limb = far_ != nullptr ? far_ : near_;
  while (size_ > 0 && limb[size_ - 1] == 0) {
    --size_;
  }
  int zeros = 0;
  while (zeros < size_ && limb[zeros] == 0) {
    ++zeros;
  }
  if (zeros > 0) {
    std::copy(limb + zeros, limb + size_, limb);
    size_ -= zeros;
    lowest_ += zeros;
  }
  if (size_ <= 2) {
    beDoubleIfOne();
  }
}

void Exact::beDoubleIfOne() {
  const std::uint32_t* const limb = limbs();
  const std::uint64_t upper = size_ == 2 ? limb[1] : 0;
  const std::uint64_t bits = size_ == 0 ? 0 : limb[0] | upper << kLimbBits;
  const int zeros = std::countr_zero(bits);
  const int power = kLimbBits * lowest_ + zeros;
  if (bits == 0) {
    value_ = 0;
    sign_ = Sign::zero;
    size_ = 0;
  } else if (std::bit_width(bits >> zeros) <= kMantissaBits + 1 &&
             std::abs(power) < kSurelyNormal) {
    const double size =
        static_cast<double>(static_cast<std::int64_t>(bits >> zeros)) * powerOfTwo(power);
    value_ = sign_ == Sign::negative ? -size : size;
    size_ = 0;
  }
}

Sign Exact::compareMagnitudes(const Digits& a, const Digits& b) {
  const int bottom = std::min(a.lowest, b.lowest);
  for (int place = std::max(a.top(), b.top()) - 1; place >= bottom; --place) {
    const std::uint32_t x = a.at(place);
    const std::uint32_t y = b.at(place);
    if (x != y) {
      return x > y ? Sign::positive : Sign::negative;
    }
  }
  return Sign::zero;
}

std::uint32_t* Exact::assignWithin(const Digits& a, int lowest, int top) {
  lowest_ = lowest;
  size_ = top - lowest;
  std::uint32_t* limb = room(size_);
  const int below = a.lowest - lowest;
  std::fill_n(limb, below, 0U);
  std::copy_n(a.limb, a.size, limb + below);
  std::fill(limb + below + a.size, limb + size_, 0U);
  return limb;
}

Exact Exact::sumOfMagnitudes(const Digits& a, const Digits& b, Sign sign) {
  Exact sum;
  sum.sign_ = sign;
  const int lowest = std::min(a.lowest, b.lowest);
  const int top = std::max(a.top(), b.top()) + 1;
  std::uint32_t* out = sum.assignWithin(a, lowest, top) + (b.lowest - lowest);
  std::uint64_t carry = 0;
  for (const std::uint32_t limb : b.all()) {
    carry += std::uint64_t{*out} + limb;
    *out++ = low(carry);
    carry >>= kLimbBits;
  }
  for (; carry != 0; ++out) {
    carry += *out;
    *out = low(carry);
    carry >>= kLimbBits;
  }
  sum.trim();
  return sum;
}

Exact Exact::differenceOfMagnitudes(const Digits& a, const Digits& b, Sign sign) {
  Exact difference;
  difference.sign_ = sign;
  const int lowest = std::min(a.lowest, b.lowest);
  std::uint32_t* out = difference.assignWithin(a, lowest, a.top()) + (b.lowest - lowest);
  std::uint64_t borrow = 0;
  for (const std::uint32_t limb : b.all()) {
    const std::uint64_t digit = std::uint64_t{*out} - limb - borrow;
    *out++ = low(digit);
    borrow = (digit >> kLimbBits) & 1;
  }
  for (; borrow != 0; ++out) {
    borrow = *out == 0 ? 1 : 0;
    --*out;
  }
  difference.trim();
  return difference;
}

/** a + b, b's sign being `signOfB`. */
Exact Exact::sum(const Exact& a, const Exact& b, Sign signOfB) {
  if (a.isDouble() && b.isDouble()) {
    const DoubleDouble sum = exactSum(a.value_, signOfB == b.sign_ ? b.value_ : -b.value_);
    if (sum.lo == 0) {  // not where the sum overflows: it is no number then
      return sum.hi;
    }
  }
  if (signOfB == Sign::zero) {
    return a;
  }
  if (a.sign_ == Sign::zero) {
    Exact only = b;
    only.sign_ = signOfB;
    return only;
  }
  const Digits onA(a);
  const Digits onB(b);
  if (a.sign_ == signOfB) {
    return sumOfMagnitudes(onA, onB, signOfB);
  }
  switch (compareMagnitudes(onA, onB)) {
    case Sign::positive:
      return differenceOfMagnitudes(onA, onB, a.sign_);
    case Sign::negative:
      return differenceOfMagnitudes(onB, onA, signOfB);
    case Sign::zero:
      break;
  }
  return {};
}

Exact operator-(const Exact& a) {
  Exact negated = a;
  negated.value_ = -a.value_;
  negated.sign_ = -a.sign_;
  return negated;
}

Exact operator+(const Exact& a, const Exact& b) { return Exact::sum(a, b, b.sign_); }

Exact operator-(const Exact& a, const Exact& b) { return Exact::sum(a, b, -b.sign_); }

Exact operator*(const Exact& a, const Exact& b) {
  if (double product = 0; Exact::addInDoubles(product, a, b)) {
    return product;
  }
  if (a.sign_ == Sign::zero || b.sign_ == Sign::zero) {
    return {};
  }
  const Exact::Digits onA(a);
  const Exact::Digits onB(b);
  Exact product;
  product.sign_ = a.sign_ * b.sign_;
  product.lowest_ = onA.lowest + onB.lowest;
  product.size_ = onA.size + onB.size;
  std::uint32_t* limb = product.room(product.size_);
  if (static_cast<std::size_t>(std::min(onA.size, onB.size)) < kLongLimbs) {
    multiplyShort(onA.all(), onB.all(), limb);
  } else {
    multiplyLong(onA.all(), onB.all(), limb);
  }
  product.trim();
  return product;
}

bool Exact::addInDoubles(double& sum, const Exact& a, const Exact& b) {
  if (!a.isDouble() || !b.isDouble()) {
    return false;
  }
  const double product = a.value_ * b.value_;
  const DoubleDouble added = exactSum(sum, product);
  sum = added.hi;
  return added.lo == 0 && isExactProduct(a.value_, b.value_, product);
}

bool Exact::subtractInDoubles(double& sum, const Exact& a, const Exact& b) {
  sum = -sum;
  const bool isExact = addInDoubles(sum, a, b);
  sum = -sum;
  return isExact;
}

Exact Exact::scaled(int power) const {
  const int places = floorDivide(power, kLimbBits);
  Exact shifted = *this * Exact(static_cast<double>(1U << (power - places * kLimbBits)));
  if (shifted.sign_ == Sign::zero) {
    return shifted;
  }
  const Digits digits(shifted);
  Exact product;
  product.sign_ = sign_;
  product.assignWithin(digits, digits.lowest, digits.top());
  product.lowest_ += places;
  product.trim();
  return product;
}

Exact::Leading Exact::leading() const {
  if (sign_ == Sign::zero) {
    return {};
  }
  const Digits digits(*this);
  const int top = digits.top() - 1;
  const int zeros = std::countl_zero(digits.at(top));
  const std::uint64_t upper = (std::uint64_t{digits.at(top)} << kLimbBits) | digits.at(top - 1);
  const std::uint64_t lower = digits.at(top - 2);
  const std::uint64_t bits = (upper << zeros) | ((lower << zeros) >> kLimbBits);
  const double mantissa = static_cast<double>(bits) * 0x1p-63;
  return {sign_ == Sign::negative ? -mantissa : mantissa, kLimbBits * top + kLimbBits - 1 - zeros};
}

bool operator==(const Exact& a, const Exact& b) { return compareExact(a, b) == Sign::zero; }

Sign compareExact(const Exact& a, const Exact& b) {
  if (a.sign_ != b.sign_) {
    return a.sign_ > b.sign_ ? Sign::positive : Sign::negative;
  }
  if (a.isDouble() && b.isDouble()) {
    return compare(a.value_, b.value_).sign;
  }
  const Sign magnitudes = Exact::compareMagnitudes(Exact::Digits(a), Exact::Digits(b));
  return a.sign_ == Sign::negative ? -magnitudes : magnitudes;
}

}  // namespace collision
