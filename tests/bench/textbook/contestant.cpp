#include "contestant.h"

#include <array>

#include "tests.h"
#include "wire/layout.h"

namespace textbook {
namespace {

/** Tests are called through a pointer, as the core's are. */
template <class A, class B>
class Textbook final : public bench::Contestant {
 public:
  explicit Textbook(bool (*test)(const A&, const B&)) : test_(test) {}

  void read(const bench::Workload& workload) override {
    readAll(workload.a, a_);
    readAll(workload.b, b_);
  }
  int meetings(int first, int count) override {
    int meeting = 0;
    for (int i = first; i < first + count; ++i) {
      const auto at = static_cast<std::size_t>(i);
      meeting += test_(a_[at], b_[at]) ? 1 : 0;
    }
    return meeting;
  }
  bench::Answer answer(int i) override {
    return {meetings(i, 1) == 1, bench::Arithmetic::plainDouble};
  }

 private:
  template <class Shape>
  static void readAll(const std::vector<double>& slots, std::vector<Shape>& shapes) {
    shapes.clear();
    for (std::size_t at = 0; at < slots.size(); at += collision::kSlotStride) {
      shapes.push_back(Shape::read(&slots[at]));
    }
  }

  bool (*test_)(const A&, const B&);
  std::vector<A> a_;
  std::vector<B> b_;
};

struct Line {
  std::string_view name;
  std::unique_ptr<bench::Contestant> (*make)();
};

template <auto Test>
struct Make;
template <class A, class B, bool (*Test)(const A&, const B&)>
struct Make<Test> {
  static std::unique_ptr<bench::Contestant> contestant() {
    return std::make_unique<Textbook<A, B>>(Test);
  }
};

#define TEXTBOOK_LINE(test) \
  Line { #test, &Make<&test>::contestant }

const std::array kTable{
    TEXTBOOK_LINE(pointSphere),
    TEXTBOOK_LINE(pointCapsule),
    TEXTBOOK_LINE(pointAabb),
    TEXTBOOK_LINE(pointObb),
    TEXTBOOK_LINE(pointPlane),
    TEXTBOOK_LINE(segmentSphere),
    TEXTBOOK_LINE(segmentCapsule),
    TEXTBOOK_LINE(segmentAabb),
    TEXTBOOK_LINE(segmentObb),
    TEXTBOOK_LINE(segmentTriangle),
    TEXTBOOK_LINE(segmentParallelogram),
    TEXTBOOK_LINE(segmentPlane),
    TEXTBOOK_LINE(raySphere),
    TEXTBOOK_LINE(rayCapsule),
    TEXTBOOK_LINE(rayAabb),
    TEXTBOOK_LINE(rayObb),
    TEXTBOOK_LINE(rayTriangle),
    TEXTBOOK_LINE(rayParallelogram),
    TEXTBOOK_LINE(rayPlane),
    TEXTBOOK_LINE(sphereSphere),
    TEXTBOOK_LINE(sphereCapsule),
    TEXTBOOK_LINE(sphereAabb),
    TEXTBOOK_LINE(sphereObb),
    TEXTBOOK_LINE(sphereTriangle),
    TEXTBOOK_LINE(sphereParallelogram),
    TEXTBOOK_LINE(spherePlane),
    TEXTBOOK_LINE(capsuleCapsule),
    TEXTBOOK_LINE(capsuleAabb),
    TEXTBOOK_LINE(capsuleObb),
    TEXTBOOK_LINE(capsuleTriangle),
    TEXTBOOK_LINE(capsuleParallelogram),
    TEXTBOOK_LINE(capsulePlane),
    TEXTBOOK_LINE(aabbAabb),
    TEXTBOOK_LINE(aabbObb),
    TEXTBOOK_LINE(aabbTriangle),
    TEXTBOOK_LINE(aabbParallelogram),
    TEXTBOOK_LINE(aabbPlane),
    TEXTBOOK_LINE(obbObb),
    TEXTBOOK_LINE(obbTriangle),
    TEXTBOOK_LINE(obbParallelogram),
    TEXTBOOK_LINE(obbPlane),
    TEXTBOOK_LINE(triangleTriangle),
    TEXTBOOK_LINE(triangleParallelogram),
    TEXTBOOK_LINE(trianglePlane),
    TEXTBOOK_LINE(parallelogramParallelogram),
    TEXTBOOK_LINE(parallelogramPlane),
};

#undef TEXTBOOK_LINE

}  // namespace

std::unique_ptr<bench::Contestant> contestant(std::string_view pair) {
  for (const Line& line : kTable) {
    if (line.name == pair) {
      return line.make();
    }
  }
  return nullptr;
}

}  // namespace textbook
