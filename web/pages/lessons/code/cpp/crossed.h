#pragma once

#include <vector>

#include "../../../../textbook/cpp/shapes.h"

// #crossings
inline int crossings(const Ray& ray, const std::vector<Triangle>& triangles) {
  int count = 0;
  for (const Triangle& triangle : triangles) count += passesThrough(ray, triangle) ? 1 : 0;
  return count;
}
