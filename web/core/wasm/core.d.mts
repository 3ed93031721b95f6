// By hand: what the exports of the two modules look like from here, see cpp/exports.cpp and cpp/bindings.cpp.

/** What the first module has, and the whole one, too. */
export interface FirstModule {
  catalog(): string;
  /** An empty view of the memory as it is now: growing the memory gives it another buffer. */
  memory(): Uint8Array;
  /** The address of a world with so many slots, 0: no memory. */
  _worldCreate(capacity: number): number;
  _worldDelete(world: number): void;
  /** Detaches all views of the memory. */
  _worldDetachViews(): void;
  /** Where in memory two 32-bit integers say a buffer's address and its length; it never moves. */
  _worldBuffer(world: number, which: number): number;
  _worldPrepare(world: number, slot: number): number;
  /** From now on its slots may be written at any time. */
  _worldShare(world: number): void;
  /** Prepares the slots; then all their pairs are tested, for so many milliseconds a call; −3: no memory. */
  _worldBegin(world: number, count: number): void;
  _worldProceed(world: number, milliseconds: number): number;
  /** Pairs of the evaluation, and those that are not tested yet. */
  _worldPairs(world: number): number;
  _worldPairsLeft(world: number): number;
  _worldTest(world: number, a: number, b: number): number;
  /** The outcome's code. */
  _worldOutcome(world: number, a: number, b: number): number;
  /** Of the slots 0 and 1, whose numbers were written; answers the outcome's code where it has one. */
  _worldPreparePair(world: number, kindA: number, kindB: number): void;
  _worldPairOutcome(world: number, kindA: number, kindB: number): number;
  /** `options`: see hit-options.ts. */
  _worldPairTest(world: number, kindA: number, kindB: number, options: number): number;
  /**
   * On the axis in the scratch, where the record is afterwards; answers the outcome's code or 3,
   * or the code of what is wrong with the axis, negative, whose index is in its first place then.
   */
  _worldPairSeparates(world: number, kindA: number, kindB: number): number;
  /** The same of the slot 0 alone; answers 0 where it has an answer. */
  _worldProject(world: number, kind: number): number;
  /** The number of steps; −3: no memory. */
  _worldExplain(world: number, a: number, b: number): number;
  /** `group`, `mask`: see interaction.ts. */
  _worldRaycast(
    world: number,
    count: number,
    group: number,
    mask: number,
    options: number,
    milliseconds: number,
  ): number;
  /** All hits, for so many milliseconds a call; −1: not finished, −3: no memory. */
  _worldBeginRaycastAll(
    world: number,
    count: number,
    group: number,
    mask: number,
    options: number,
  ): void;
  _worldProceedRaycastAll(world: number, milliseconds: number): number;
  _worldDistance(world: number, a: number, b: number): number;
  _worldQuaternion(world: number, call: number): number;
}

export interface CoreModule extends FirstModule {
  /** Milliseconds of the evaluation's narrow phase; sets whether it is measured, 0 or 1. */
  _worldNarrowTime(world: number, measure: number): number;
  /** 1 and 0 for yes and no, 3 where a shape is invalid, −1 where a can't contain, −2 where b has no end. */
  _worldPairContains(world: number, kindA: number, kindB: number): number;
  _worldPairCast(world: number, kindA: number, kindB: number, explains: number): number;
  _worldPairCastTurning(
    world: number,
    kindA: number,
    kindB: number,
    ax: number,
    ay: number,
    az: number,
    bx: number,
    by: number,
    bz: number,
    tolerance: number,
  ): number;
  /** `code`: the axis, 4 where the number falls, 8 where b moves. */
  _worldPairContactAlong(world: number, kindA: number, kindB: number, code: number): number;
  _worldCast(world: number, count: number, group: number, mask: number, all: number): number;
  _worldCastSlots(world: number, a: number, b: number): number;
  _worldCastNames(): number;
  _worldContacts(world: number, a: number, b: number, code: number): number;
  _worldPairContacts(world: number, kindA: number, kindB: number, code: number): number;
  /** With `each` 1 of each triangle of a mesh. */
  _worldIntersections(world: number, a: number, b: number, each: number): number;
  _worldPairIntersections(world: number, kindA: number, kindB: number, each: number): number;
  _worldPairSection(world: number, kindA: number, kindB: number): number;
  _worldPairDifference(world: number, kindA: number, kindB: number): number;
  /** Of EPA with `isEpa` 1, else of GJK. */
  _worldPairWalk(world: number, kindA: number, kindB: number, isEpa: number): number;
  /** The number of steps by a method of the catalog; whether the two meet is in the scratch. */
  _worldPairTextbook(world: number, kindA: number, kindB: number, method: number): number;
  /** Which methods are about the kinds: a bit each. */
  _worldPairTextbookMethods(world: number, kindA: number, kindB: number): number;
  /** Of the slots 0 and 1, prepared, by a method, or with −1 exactly. */
  _worldCountMeeting(world: number, method: number, times: number): number;
  _featureName(kind: number, corners: number): number;
  /** Of the shape in the ray's slot: how many slots it meets, or with `nearest` 1 the one nearest to the point. */
  _worldFind(world: number, count: number, group: number, mask: number, nearest: number): number;
  /** Where in memory the slots' groups, or with 1 their masks, say their address; empty: no memory. */
  _worldInteractions(world: number, ofMasks: number): number;
  /** Many questions at once to a world: their address. */
  _questionsCreate(world: number): number;
  _questionsDelete(questions: number): void;
  /** Room for shapes of a kind, or with −1 of a kind each; 0: no memory. */
  _questionsReserve(questions: number, count: number, kind: number): number;
  /** As of a world: 0 their numbers, 1 their kinds, 2 slots and 3 t of rays, 4 offsets and 5 slots of shapes. */
  _questionsBuffer(questions: number, which: number): number;
  /** How many were answered, less than all where the next one is invalid; −3: no memory. */
  _questionsRaycasts(
    questions: number,
    count: number,
    group: number,
    mask: number,
    options: number,
  ): number;
  _questionsQueries(questions: number, count: number, group: number, mask: number): number;
  /** The velocities of a world's slots, and the pairs that meet with these: their address. */
  _sweepCreate(world: number): number;
  _sweepDelete(sweep: number): void;
  /** As of a world: 0 velocities, empty: no memory; 1 a and 2 b, 3 outcomes, 4 tEnter, 5 tExit. */
  _sweepBuffer(sweep: number, which: number): number;
  /**
   * How many pairs meet; −3: no memory; or as `_worldPairCast` of a motion that is none: then the first number of the
   * world's scratch is the place of a velocity's number, −1: it is the duration.
   */
  _sweepRun(sweep: number, count: number, duration: number): number;
  /**
   * Boxes from `count` transforms at an address into slots; half extents are in the scratch. Answers the
   * code of a fault: then the first number there is the index of the transform. `code`: bit 0 poses, bit 1
   * floats, bit 2 half extents stay.
   */
  _worldTransform(
    world: number,
    address: number,
    first: number,
    count: number,
    code: number,
  ): number;
  /** 0: no memory. */
  _worldReserveMesh(world: number, doubles: number, indices: number): number;
  /** Gives the memory of a large triangle list back. */
  _worldReleaseMesh(world: number): void;
  _worldRaycastMesh(world: number, options: number): number;
  /** The batch's address, 0: no memory. `shared`: 0 none, 1 a, 2 b. */
  _batchCreate(
    kindA: number,
    kindB: number,
    pairs: number,
    shared: number,
    numbers: number,
  ): number;
  _batchDelete(batch: number): void;
  /**
   * Where in memory a buffer says its address and length, as of a world: 0 a, 1 b, 2 outcomes, 3 numbers, 6 and 7 velocities
   * of a and b, empty: no memory; 8 outcomes of casts, 9 tEnter, 10 tExit.
   */
  _batchBuffer(batch: number, which: number): number;
  /** Starts with so many pairs, or goes on with −1; returns how many meet so far. */
  _batchRun(batch: number, count: number, milliseconds: number): number;
  /** Starts with columns of so many items: 0 none, 1 doubles, 2 floats. To go on with `_batchRun`. */
  _batchBeginColumns(batch: number, count: number, itemsA: number, itemsB: number): void;
  /** Writes what was begun with as columns into a and b. */
  _batchWriteRecords(batch: number): void;
  _batchLeft(batch: number): number;
  /** How many meet in motion; −3: no memory, −64: both go on forever, or as `_worldPairCast` of a duration. */
  _batchCast(batch: number, count: number, duration: number): number;
  _worldRotationFromAxes(world: number): number;
  /** Of the points in the world's positions: a name, 0: no memory, −1: they are none, see the verdict. */
  _hullCreate(world: number): number;
  /** Writes it into the world's positions and indices, see writeHull in C++. 0: no memory. */
  _hullWrite(world: number, name: number): number;
  /** Gives a name of a hull or mesh up that is held; 1: no slot uses it. */
  _geometryRelease(isMesh: 0 | 1, name: number, isHeld: 0 | 1): number;
  /**
   * How many triangles of the slots 0 and 1 meet: two and an outcome each in the world's indices. −3: no memory,
   * −4: one is invalid, −1: neither is a mesh.
   */
  _worldMeetingTriangles(world: number, kindA: number, kindB: number): number;
  /** Where a text says its address and length: the name of a candidate, or of −1 all, a line each. */
  _worldCandidateNames(
    world: number,
    a: number,
    b: number,
    candidate: number,
    triangleA: number,
    triangleB: number,
  ): number;
  /** Whether the world's triangle list is one, 0 or 1; else the verdict says why. */
  _worldCheckMesh(world: number): number;
  /** Takes the list. The mesh's address, 0: no memory. */
  _meshCreate(world: number): number;
  /** 0 triangles, 1 vertices, 2 to 7 bounds, 8 numbers of positions, 9 its name, 10 whether it is solid. */
  _meshNumber(mesh: number, which: number): number;
  /**
   * As of a world: 0 rays, 1 triangles that they hit, 2 parameters, 3 triangles that meet a shape, 4
   * their outcomes, 5 the file, 6 numbers of boxes and walks.
   */
  _meshBuffer(mesh: number, which: number): number;
  /** By the ray in the world's slot: the triangle, −1: none; with `all` 1 how many hits, −3: no memory. */
  _meshRaycast(mesh: number, world: number, options: number, all: number): number;
  /**
   * By the shape in the world's slot. 0: the outcome, 1: how many triangles meet it, −3: no memory, 2: the
   * nearest triangle, −1: none, with the numbers in the world's scratch.
   */
  _meshFind(mesh: number, world: number, question: number): number;
  /** 0: no memory. */
  _meshReserveRays(mesh: number, count: number): number;
  /**
   * Takes the world's positions, which were checked. −1; or where a solid mesh would be open, and nothing is
   * changed, three times a triangle and 0 for its edge ab, 1 for bc, 2 for ca.
   */
  _meshRefit(mesh: number, world: number): number;
  /** The same of one that becomes solid. */
  _meshMakeSolid(mesh: number): number;
  /** Writes its file, 0: no memory; with `release` 1 gives the memory of that back. */
  _meshSerialize(mesh: number, release: number): number;
  /** Of so many bytes where the world's positions are; 0: they are damaged. */
  _meshLoad(world: number, bytes: number): number;
  /** How many boxes of a level are written; −3: no memory. */
  _meshBoxes(mesh: number, level: number): number;
  /** How many steps of the walk of the ray in the world's slot through the mesh that stands in slot 0. */
  _meshWalk(mesh: number, world: number, options: number): number;
  /** How many hit. */
  _meshRaycasts(mesh: number, options: number): number;
}

export interface CoreModuleOptions {
  /** Instantiates the binary with these imports and passes the instance on. */
  instantiateWasm: (
    imports: WebAssembly.Imports,
    receive: (instance: WebAssembly.Instance) => void,
  ) => object;
  /** The glue asks for the address of its binary, though nothing is loaded from there. */
  locateFile: (path: string) => string;
  printErr?: (text: string) => void;
}

export default function createCore(options: CoreModuleOptions): Promise<CoreModule>;
