#include "number/exact.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "number/limb_product.h"

namespace collision {
namespace {

constexpr int kMantissaBits = 52;
constexpr int kExponentBias =
    1075;  // value = mantissa · 2^(biased − 1075), the mantissa an integer
constexpr std::uint64_t kMantissaMask = (std::uint64_t{1} << kMantissaBits) - 1;
constexpr std::uint64_t kHiddenBit = std::uint64_t{1} << kMantissaBits;
constexpr int kExponentMask = 0x7ff;

constexpr int floorDivide(int a, int b) { return a >= 0 ? a / b : -((-a + b - 1) / b); }

constexpr std::uint32_t low(std::uint64_t value) { return static_cast<std::uint32_t>(value); }

}  // namespace

// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): see exact.h
Exact::Exact(double value) : sign_(signOf(value)) {
  if (sign_ == Sign::zero) {
    return;
  }
  const auto bits = __builtin_bit_cast(std::uint64_t, value);
  const int biased = static_cast<int>(bits >> kMantissaBits) & kExponentMask;
  const std::uint64_t mantissa = (bits & kMantissaMask) | (biased == 0 ? 0 : kHiddenBit);
  const int exponent = (biased == 0 ? 1 : biased) - kExponentBias;
  lowest_ = floorDivide(exponent, kLimbBits);
  const int shift = exponent - lowest_ * kLimbBits;  // 0 … 31: 53 bits become at most 84
  const std::uint64_t lower = mantissa << shift;
  const std::uint64_t upper = shift == 0 ? 0 : mantissa >> (2 * kLimbBits - shift);
  near_[0] = low(lower);
  near_[1] = low(lower >> kLimbBits);
  near_[2] = low(upper);
  size_ = 3;
  trim();
}

// NOLINTBEGIN(cppcoreguidelines-pro-type-member-init): see exact.h
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
  std::copy_n(other.limbs(), other.size_, room(other.size_));
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
  sign_ = std::exchange(other.sign_, Sign::zero);
  lowest_ = std::exchange(other.lowest_, 0);
  size_ = std::exchange(other.size_, 0);
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
  if (size_ == 0) {
    sign_ = Sign::zero;
    lowest_ = 0;
  }
}

Sign Exact::compareMagnitudes(const Exact& a, const Exact& b) {
  const int top = std::max(a.lowest_ + a.size_, b.lowest_ + b.size_);
  const int bottom = std::min(a.lowest_, b.lowest_);
  for (int place = top - 1; place >= bottom; --place) {
    const std::uint32_t x = a.at(place);
    const std::uint32_t y = b.at(place);
    if (x != y) {
      return x > y ? Sign::positive : Sign::negative;
    }
  }
  return Sign::zero;
}

std::uint32_t* Exact::assignWithin(const Exact& a, int lowest, int top) {
  lowest_ = lowest;
  size_ = top - lowest;
  std::uint32_t* limb = room(size_);
  const int below = a.lowest_ - lowest;
  std::fill_n(limb, below, 0U);
  std::copy_n(a.limbs(), a.size_, limb + below);
  std::fill(limb + below + a.size_, limb + size_, 0U);
  return limb;
}

Exact Exact::sumOfMagnitudes(const Exact& a, const Exact& b, Sign sign) {
  Exact sum;
  sum.sign_ = sign;
  const int lowest = std::min(a.lowest_, b.lowest_);
  const int top = std::max(a.lowest_ + a.size_, b.lowest_ + b.size_) + 1;
  std::uint32_t* out = sum.assignWithin(a, lowest, top) + (b.lowest_ - lowest);
  const std::uint32_t* in = b.limbs();
  std::uint64_t carry = 0;
  for (int i = 0; i < b.size_; ++i) {
    carry += std::uint64_t{*out} + in[i];
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

Exact Exact::differenceOfMagnitudes(const Exact& a, const Exact& b, Sign sign) {
  Exact difference;
  difference.sign_ = sign;
  const int lowest = std::min(a.lowest_, b.lowest_);
  std::uint32_t* out =
      difference.assignWithin(a, lowest, a.lowest_ + a.size_) + (b.lowest_ - lowest);
  const std::uint32_t* in = b.limbs();
  std::uint64_t borrow = 0;
  for (int i = 0; i < b.size_; ++i) {
    const std::uint64_t digit = std::uint64_t{*out} - in[i] - borrow;
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
  if (signOfB == Sign::zero) {
    return a;
  }
  if (a.sign_ == Sign::zero) {
    Exact only = b;
    only.sign_ = signOfB;
    return only;
  }
  if (a.sign_ == signOfB) {
    return sumOfMagnitudes(a, b, signOfB);
  }
  switch (compareMagnitudes(a, b)) {
    case Sign::positive:
      return differenceOfMagnitudes(a, b, a.sign_);
    case Sign::negative:
      return differenceOfMagnitudes(b, a, signOfB);
    case Sign::zero:
      break;
  }
  return {};
}

Exact operator-(const Exact& a) {
  Exact negated = a;
  negated.sign_ = -a.sign_;
  return negated;
}

Exact operator+(const Exact& a, const Exact& b) { return Exact::sum(a, b, b.sign_); }

Exact operator-(const Exact& a, const Exact& b) { return Exact::sum(a, b, -b.sign_); }

Exact operator*(const Exact& a, const Exact& b) {
  Exact product;
  product.sign_ = a.sign_ * b.sign_;
  if (product.sign_ == Sign::zero) {
    return product;
  }
  product.lowest_ = a.lowest_ + b.lowest_;
  product.size_ = a.size_ + b.size_;
  std::uint32_t* limb = product.room(product.size_);
  const Limbs onA(a.limbs(), static_cast<std::size_t>(a.size_));
  const Limbs onB(b.limbs(), static_cast<std::size_t>(b.size_));
  if (std::min(onA.size(), onB.size()) < kLongLimbs) {
    multiplyShort(onA, onB, limb);
  } else {
    multiplyLong(onA, onB, limb);
  }
  product.trim();
  return product;
}

Exact Exact::scaled(int power) const {
  const int places = floorDivide(power, kLimbBits);
  Exact product = *this * Exact(static_cast<double>(1U << (power - places * kLimbBits)));
  if (product.sign_ != Sign::zero) {
    product.lowest_ += places;
  }
  return product;
}

Exact::Leading Exact::leading() const {
  if (sign_ == Sign::zero) {
    return {};
  }
  const int top = lowest_ + size_ - 1;
  const int zeros = std::countl_zero(at(top));
  const std::uint64_t upper = (std::uint64_t{at(top)} << kLimbBits) | at(top - 1);
  const std::uint64_t lower = at(top - 2);
  const std::uint64_t bits = (upper << zeros) | ((lower << zeros) >> kLimbBits);
  const double mantissa = static_cast<double>(bits) * 0x1p-63;
  return {sign_ == Sign::negative ? -mantissa : mantissa, kLimbBits * top + kLimbBits - 1 - zeros};
}

bool operator==(const Exact& a, const Exact& b) { return compareExact(a, b) == Sign::zero; }

Sign compareExact(const Exact& a, const Exact& b) {
  if (a.sign_ != b.sign_) {
    return a.sign_ > b.sign_ ? Sign::positive : Sign::negative;
  }
  const Sign magnitudes = Exact::compareMagnitudes(a, b);
  return a.sign_ == Sign::negative ? -magnitudes : magnitudes;
}

}  // namespace collision
