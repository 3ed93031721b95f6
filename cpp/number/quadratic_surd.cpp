#include "number/quadratic_surd.h"

#include "number/root_sum.h"
#include "number/rounding.h"

namespace collision {

template <class T>
QuadraticSurd<T> QuadraticSurd<T>::fraction(const T& numerator, const T& denominator) {
  const bool negative = denominator.sign() == Sign::negative;
  return {negative ? -numerator : numerator, {}, {}, negative ? -denominator : denominator};
}

template <class T>
Sign signOf(const T& a, const T& b, const T& q) {
  const Sign first = a.sign();
  const Sign second = q.sign() == Sign::zero ? Sign::zero : b.sign();
  if (first == second || second == Sign::zero) {
    return first;
  }
  if (first == Sign::zero) {
    return second;
  }
  return first * compareExact(a * a, b * b * q);  // of different signs: the larger square decides
}

template <class T>
Sign compare(const QuadraticSurd<T>& first, const QuadraticSurd<T>& second) {
  const T a = first.a * second.d - second.a * first.d;
  const T b = first.b * second.d;
  const T c = -(second.b * first.d);
  // Sign of a + b √p + c √q.
  const T& p = first.q;
  const T& q = second.q;
  const Sign left = signOf(a, b, p);
  const Sign right = q.sign() == Sign::zero ? Sign::zero : c.sign();
  if (left == right || right == Sign::zero) {
    return left;
  }
  if (left == Sign::zero) {
    return right;
  }
  // (a + b √p)² − c² q = (a² + b² p − c² q) + 2 a b √p
  return left * signOf(a * a + b * b * p - c * c * q, T(2.0) * a * b, p);
}

template <class T>
Fraction<T> nearly(const QuadraticSurd<T>& root) {
  if (root.b.sign() == Sign::zero || root.q.sign() == Sign::zero) {
    return {root.a, root.d};
  }
  return nearly(root, squareRoot(root.q));
}

template <class T>
Fraction<T> nearly(const QuadraticSurd<T>& root, const T& squareRootOfQ) {
  const T part = root.b * squareRootOfQ;
  if (root.a.sign() != -part.sign()) {
    return {root.a + part, root.d};
  }
  // Nothing may cancel: a + b √q = (a² − b² q) / (a − b √q).
  const T conjugate = root.a - part;
  const T product = root.a * root.a - root.b * root.b * root.q;
  const bool negative = conjugate.sign() == Sign::negative;
  return {negative ? -product : product, (negative ? -conjugate : conjugate) * root.d};
}

template <class T>
Fraction<T> nearlyDifference(const QuadraticSurd<T>& first, const QuadraticSurd<T>& second) {
  // (a + b √p + c √q) / d, with x for a + b √p
  const T& p = first.q;
  const T& q = second.q;
  const T a = first.a * second.d - second.a * first.d;
  const T b = first.b * second.d;
  const T c = -(second.b * first.d);
  const T d = first.d * second.d;
  if (c.sign() == Sign::zero || q.sign() == Sign::zero) {
    return nearly<T>({a, b, p, d});
  }
  if (b.sign() == Sign::zero || p.sign() == Sign::zero) {
    return nearly<T>({a, c, q, d});
  }
  const T part = c * squareRoot(q);
  const Fraction<T> x = nearly<T>({a, b, p, T(1.0)});
  if (x.numerator.sign() != -part.sign()) {
    return {x.numerator + part * x.denominator, x.denominator * d};
  }
  // x + c √q = (x² − c² q) / (x − c √q), and x² = (a² + b² p) + 2 a b √p
  const Fraction<T> squares = nearly<T>({a * a + b * b * p - c * c * q, T(2.0) * a * b, p, T(1.0)});
  const T conjugate = x.numerator - part * x.denominator;
  const bool negative = conjugate.sign() == Sign::negative;
  const T numerator = squares.numerator * x.denominator;
  return {negative ? -numerator : numerator,
          (negative ? -conjugate : conjugate) * squares.denominator * d};
}

template <class T>
double rounded(const QuadraticSurd<T>& root) {
  const Fraction<T> fraction = nearly(root);
  return quotient(fraction.numerator, fraction.denominator);
}

template struct QuadraticSurd<Approximate>;
template struct QuadraticSurd<Exact>;
template Sign signOf(const Approximate&, const Approximate&, const Approximate&);
template Sign signOf(const Exact&, const Exact&, const Exact&);
template Sign compare(const QuadraticSurd<Approximate>&, const QuadraticSurd<Approximate>&);
template Sign compare(const QuadraticSurd<Exact>&, const QuadraticSurd<Exact>&);
template Sign signOf(const RootSum<Exact>&, const RootSum<Exact>&, const RootSum<Exact>&);
template Sign compare(const QuadraticSurd<RootSum<Exact>>&, const QuadraticSurd<RootSum<Exact>>&);
template Fraction<Approximate> nearly(const QuadraticSurd<Approximate>&);
template Fraction<Exact> nearly(const QuadraticSurd<Exact>&);
template Fraction<Approximate> nearly(const QuadraticSurd<Approximate>&, const Approximate&);
template Fraction<Exact> nearly(const QuadraticSurd<Exact>&, const Exact&);
template Fraction<RootSum<Exact>> nearly(const QuadraticSurd<RootSum<Exact>>&);
template Fraction<Approximate> nearlyDifference(const QuadraticSurd<Approximate>&,
                                                const QuadraticSurd<Approximate>&);
template Fraction<Exact> nearlyDifference(const QuadraticSurd<Exact>&, const QuadraticSurd<Exact>&);
template double rounded(const QuadraticSurd<Approximate>&);
template double rounded(const QuadraticSurd<Exact>&);
template double rounded(const QuadraticSurd<RootSum<Exact>>&);

}  // namespace collision
