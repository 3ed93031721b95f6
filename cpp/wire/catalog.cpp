#include "wire/catalog.h"

#include <array>

#include "collision/quaternion.h"
#include "pairs/pairs.h"
#include "shapes/has_hulls.h"
#include "wire/layout.h"
#include "wire/quaternion_calls.h"

namespace collision {
namespace {

/** Writes JSON; commas are put in where they belong. Names need no escaping. */
class Json {
 public:
  Json& open(char bracket) {
    separate();
    text_ += bracket;
    return *this;
  }
  Json& close(char bracket) {
    text_ += bracket;
    return *this;
  }
  Json& key(std::string_view name) {
    separate();
    quote(name);
    text_ += ':';
    return *this;
  }
  Json& value(std::string_view name) {
    separate();
    quote(name);
    return *this;
  }
  Json& value(int number) {
    separate();
    if (number < 0) {
      text_ += '-';
    }
    digits(number < 0 ? -number : number);
    return *this;
  }
  template <class Names>
  Json& names(std::string_view name, const Names& list) {
    key(name).open('[');
    for (const std::string_view entry : list) {
      value(entry);
    }
    return close(']');
  }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  void separate() {
    if (!text_.empty() && text_.back() != '{' && text_.back() != '[' && text_.back() != ':') {
      text_ += ',';
    }
  }
  /** Not by std::to_chars, whose tables are larger than all that writes the catalog. */
  void digits(int number) {
    if (number >= 10) {
      digits(number / 10);
    }
    text_ += static_cast<char>('0' + number % 10);
  }
  void quote(std::string_view name) {
    text_ += '"';
    text_ += name;
    text_ += '"';
  }

  std::string text_;
};

using NameList = std::initializer_list<std::string_view>;

void writeFields(Json& json, std::string_view name, std::span<const Field> fields) {
  json.key(name).open('[');
  for (const Field& field : fields) {
    json.open('{').key("name").value(field.name).key("size").value(field.size).close('}');
  }
  json.close(']');
}

/** Those whose codes are from `first` up to `end`. */
void writeKinds(Json& json, std::string_view name, int first, int end) {
  json.key(name).open('[');
  for (int kind = first; kind < end; ++kind) {
    const KindInfo info = kindInfo(static_cast<Kind>(kind));
    json.open('{').key("name").value(info.name);
    writeFields(json, "fields", info.fields);
    json.names("features", info.features).close('}');
  }
  json.close(']');
}

/** Of those that stand in the table of pairs. */
constexpr std::array<std::string_view, static_cast<int>(CandidateType::lineAlong) + 1> kTypeNames{
    "worldAxis", "faceA",      "faceB",         "edges",       "inPlaneA", "inPlaneB",
    "inLine",    "besideLine", "betweenPoints", "planeA",      "planeB",   "planes",
    "distance",  "parameter",  "slab",          "barycentric", "borderB",  "lineNormal",
    "rangeA",    "rangeB",     "lineBeside",    "lineAlong"};

void writePair(Json& json, const Pair& pair) {
  json.key("a").value(kindInfo(pair.a).name).key("b").value(kindInfo(pair.b).name);
  json.key("name")
      .value(nameOf(pair))
      .key("method")
      .value(pair.method)
      .key("file")
      .value(pair.file);
}

void writePairs(Json& json) {
  json.key("pairs").open('[');
  for (const Pair& pair : pairTable()) {
    writePair(json.open('{'), pair);
    json.key("generalCount").value(pair.generalCount).key("candidates").open('[');
    for (const Candidate& candidate : pair.candidates) {
      json.open('{')
          .key("name")
          .value(nameOf(candidate, pair.a, pair.b))
          .key("group")
          .value(static_cast<int>(groupOf(candidate.type)))
          .key("type")
          .value(kTypeNames[static_cast<std::size_t>(candidate.type)])
          .key("i")
          .value(candidate.i)
          .key("j")
          .value(candidate.j)
          .close('}');
    }
    json.close(']').close('}');
  }
  json.close(']');
}

/** Of hulls and meshes, where there are any: their candidates depend on the shapes. */
[[maybe_unused]] void writeGeometryPairs(Json& json) {
  json.key("geometryPairs").open('[');
  for (const Pair& pair : geometryPairTable()) {
    writePair(json.open('{'), pair);
    json.close('}');
  }
  json.close(']');
}

void writeCodes(Json& json) {
  json.key("codes").open('{');
  json.names("outcome", NameList{"apart", "touching", "overlapping", "invalid"});
  json.names("decidedBy", NameList{"filter", "exact"});
  json.names("side", NameList{"front", "back", "straddling"});
  json.names("facing", NameList{"front", "back"});
  json.names("stepStatus", NameList{"overlaps", "touches", "separates", "skipped"});
  json.names("stepGroup", NameList{"worldAxis", "faceA", "faceB", "edgeEdge", "flat", "plane",
                                   "slab", "range", "barycentric", "distance"});
  if constexpr (kHasHulls) {
    json.names("stepUnit", NameList{"meter", "parameter", "ratio", "time"});
    json.names("castOutcome", NameList{"never", "touches", "hits", "invalid"});
    json.names("contactKind", NameList{"face-face", "face-edge", "edge-edge", "corner-face",
                                       "corner-edge", "corner-corner", "round"});
    json.names("intersectionKind",
               NameList{"point", "segment", "ray", "line", "plane", "polygon", "polyhedron", "box",
                        "disk", "oval", "circle", "sphere"});
    json.names("differenceFaceKind", NameList{"face-a", "face-b", "edges", "both"});
    json.names("textbookMethod",
               NameList{"sat", "gjk", "slabs", "moller-trumbore", "plane-and-edges", "epa"});
    json.names("turningOutcome", NameList{"never", "meets", "unproven", "invalid"});
  } else {
    json.names("stepUnit", NameList{"meter", "parameter", "ratio"});
  }
  json.names("skipReason", NameList{"none", "parallel", "degenerate", "notNeeded"});
  json.names("beyond", NameList{"none", "end", "start"});
  json.names("reason", NameList{"none", "notFinite", "outOfRange", "negative", "zeroLength",
                                "noShape", "noTest", "minAboveMax", "noGeometry"});
  json.close('}');
}

void writeQuaternion(Json& json) {
  json.key("quaternion").open('{').key("calls").open('[');
  for (const QuaternionCall& call : quaternionCalls()) {
    json.value(call.name);
  }
  json.close(']');
  json.names("eulerOrders", kEulerOrders);
  json.names("faults", NameList{"none", "notFinite", "zeroLength", "notPerpendicular", "leftHanded",
                                "overflow", "unknownCall"});
  json.close('}');
}

void writeLayout(Json& json) {
  json.key("layout").open('{').key("slotStride").value(kSlotStride);
  writeFields(json, "verdict", kVerdictLayout);
  writeFields(json, "distance", kDistanceLayout);
  if constexpr (kHasHulls) {
    writeFields(json, "cast", kCastLayout);
    writeFields(json, "turningCast", kTurningLayout);
    writeFields(json, "manifold", kManifoldLayout);
    writeFields(json, "contactPoint", kContactPointLayout);
    writeFields(json, "intersection", kIntersectionLayout);
    writeFields(json, "intersectionPoint", kIntersectionPointLayout);
    writeFields(json, "intersectionFace", kIntersectionFaceLayout);
    writeFields(json, "intersectionArc", kIntersectionArcLayout);
    writeFields(json, "difference", kDifferenceLayout);
    writeFields(json, "differencePoint", kDifferencePointLayout);
    writeFields(json, "differenceFace", kDifferenceFaceLayout);
    writeFields(json, "gjkWalk", kGjkWalkLayout);
    writeFields(json, "gjkStep", kGjkStepLayout);
    writeFields(json, "epaWalk", kEpaWalkLayout);
    writeFields(json, "epaStep", kEpaStepLayout);
  }
  writeFields(json, "projection", kProjectionLayout);
  writeFields(json, "separation", kSeparationLayout);
  writeFields(json, "step", kStepLayout);
  writeFields(json, "meeting", kMeetingLayout);
  json.close('}');
}

}  // namespace

std::string catalog() {
  Json json;
  json.open('{').key("version").value(1);
  json.key("maxMagnitudeExponent").value(std::ilogb(kMaxMagnitude));
  writeKinds(json, "kinds", 0, kKindCount);
  writeCodes(json);
  writePairs(json);
  if constexpr (kHasHulls) {
    writeKinds(json, "geometryKinds", kKindCount, kSlotKinds);
    writeGeometryPairs(json);
  }
  writeLayout(json);
  writeQuaternion(json);
  json.close('}');
  return json.text();
}

}  // namespace collision
