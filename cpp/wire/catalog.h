// What the core can do, as data: kinds and their slot layout, codes and their names, pairs and
// their candidates, the layout of records. JSON, so that every reader has a parser for it.
#pragma once

#include <string>

namespace collision {

std::string catalog();

}  // namespace collision
