// CGAL with its kernel of exact predicates on doubles: exact for the objects that it has, if a
// ray's second point is a double. It has no oriented boxes.
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/intersections.h>

#include "serve.h"

namespace {

using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;

Kernel::Point_3 pointOf(const double* numbers) { return {numbers[0], numbers[1], numbers[2]}; }

Kernel::Ray_3 rayOf(const double* slot) {
  return {pointOf(slot), Kernel::Vector_3(slot[3], slot[4], slot[5])};
}

Kernel::Triangle_3 triangleOf(const double* slot) {
  return {pointOf(slot), pointOf(slot + 3), pointOf(slot + 6)};
}

CGAL::Bbox_3 boxOf(const double* slot) {
  return {slot[0], slot[1], slot[2], slot[3], slot[4], slot[5]};
}

const auto meets = [](const auto& a, const auto& b) { return CGAL::do_intersect(a, b); };

}  // namespace

int main(int argc, char** argv) {
  peers::Library library;
  library.pairs["rayTriangle"] = peers::testOf(rayOf, triangleOf, meets);
  library.pairs["rayAabb"] = peers::testOf(rayOf, boxOf, meets);
  library.pairs["aabbTriangle"] = peers::testOf(boxOf, triangleOf, meets);
  return peers::serve(library, argc, argv);
}
