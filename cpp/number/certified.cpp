#include "number/certified.h"

namespace collision {
namespace {

thread_local bool doubtful = false;
thread_local NumberPaths paths;

}  // namespace

void raiseDoubt() { doubtful = true; }

NumberPaths& numberPaths() { return paths; }

DoubtScope::DoubtScope() : raised_(&doubtful), outer_(doubtful) { doubtful = false; }
DoubtScope::~DoubtScope() { *raised_ = outer_; }

}  // namespace collision
