// Where the core keeps what many questions to one mesh are, and their answers.
import { BufferView, type Memory } from './memory.ts';
import type { CoreModule } from './wasm/core.mjs';

/** Codes of `_meshBuffer`. */
const kRays = 0;
const kTriangles = 1;
const kParameters = 2;
const kMeeting = 3;
const kOutcomes = 4;
const kFile = 5;

export class MeshBuffers {
  /** Of `raycasts`: the rays, the triangles that they hit, the parameters there. */
  readonly rays: BufferView<Float64Array>;
  readonly triangles: BufferView<Int32Array>;
  readonly parameters: BufferView<Float64Array>;
  /** Of `trianglesMeeting`: the triangles and how they meet. */
  readonly meeting: BufferView<Int32Array>;
  readonly outcomes: BufferView<Uint8Array>;
  /** Of `serialize`. */
  readonly file: BufferView<Uint8Array>;

  constructor(module: CoreModule, memory: Memory, address: number) {
    const place = (buffer: number) => module._meshBuffer(address, buffer);
    this.rays = new BufferView(memory, Float64Array, place(kRays));
    this.triangles = new BufferView(memory, Int32Array, place(kTriangles));
    this.parameters = new BufferView(memory, Float64Array, place(kParameters));
    this.meeting = new BufferView(memory, Int32Array, place(kMeeting));
    this.outcomes = new BufferView(memory, Uint8Array, place(kOutcomes));
    this.file = new BufferView(memory, Uint8Array, place(kFile));
  }
}
