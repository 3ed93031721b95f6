#include "number/certified.h"

namespace collision {
namespace {

thread_local bool doubtful = false;
thread_local NumberPaths paths;

}  // namespace

void raiseDoubt() { doubtful = true; }

NumberPaths& numberPaths() { return paths; }

namespace certified_detail {
bool& doubt() { return doubtful; }
}  // namespace certified_detail

}  // namespace collision
