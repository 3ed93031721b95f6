#include "number/certified.h"

namespace collision {
namespace {

thread_local bool doubtful = false;
thread_local NumberPaths paths;

}  // namespace

void raiseDoubt() { doubtful = true; }

NumberPaths& numberPaths() { return paths; }

DoubtScope::DoubtScope() : outer_(doubtful) { doubtful = false; }
DoubtScope::~DoubtScope() { doubtful = outer_; }
bool DoubtScope::raised() const { return doubtful; }

}  // namespace collision
