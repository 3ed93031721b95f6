#include "number/certified.h"

namespace collision {
namespace {

thread_local bool doubtful = false;
thread_local NumberPaths paths;

}  // namespace

void raiseDoubt() { doubtful = true; }

NumberPaths& numberPaths() { return paths; }

namespace certifiedDetail {
bool& doubt() { return doubtful; }
}  // namespace certifiedDetail

}  // namespace collision
