#pragma once

#include <cmath>
#include <vector>

struct Place { double x, y; };

// #exactSum
inline void addExactly(std::vector<double>& parts, double x) {
  for (double& part : parts) {
    const double sum = x + part;
    const double from = sum - x;
    part = (x - (sum - from)) + (part - from);  // #lostDigits
    x = sum;
  }
  parts.push_back(x);
}

// #exactSideSums
inline int exactSide(Place a, Place b, Place p) {
  const double factors[6][2] = {{a.x, b.y}, {-a.x, p.y}, {-p.x, b.y},
                                {-a.y, b.x}, {a.y, p.x}, {p.y, b.x}};
  std::vector<double> parts;
  for (const auto& [u, v] : factors) {
    const double product = u * v;
    addExactly(parts, std::fma(u, v, -product));  // #lostDigits
    addExactly(parts, product);
  }
  int sign = 0;
  for (double part : parts) {
    if (part != 0) sign = part > 0 ? 1 : -1;  // #lastPart
  }
  return sign;
}
