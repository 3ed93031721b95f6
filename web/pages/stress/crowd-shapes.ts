// What a crowd is made of, as the core's world has it: how it is written there, and moved with each frame.
import type { Core, World } from '../../core/index.ts';
import { type Crowd, kPoseNumbers } from './crowd.ts';
import { knot } from './knot.ts';
import type { Mode } from './mode.ts';

export interface CrowdShapes {
  /** Where the crowd is now. */
  write(): void;
  dispose(): void;
}

export const crowdShapes: Readonly<
  Record<Mode, (core: Core, world: World, crowd: Crowd) => CrowdShapes>
> = { boxes: boxShapes, bullets: boxShapes, meshes: meshShapes };

const kMatrixNumbers = 16;

/** Oriented boxes, their poses in one array. */
function boxShapes(_: Core, world: World, { count, poses, halfExtents }: Crowd): CrowdShapes {
  // Sizes, which poses leave as they are. (The world's own numbers would do as well, but once they were asked for
  // it compares all slots before each question.)
  const sizes = new Float32Array(count * kMatrixNumbers);
  for (let i = 0; i < count; i++) {
    const at = i * kMatrixNumbers;
    for (let k = 0; k < 3; k++) sizes[at + 5 * k] = halfExtents[3 * i + k] as number;
    sizes[at + 15] = 1;
  }
  world.transforms(sizes, { halfExtents: [1, 1, 1] });
  return {
    write: () => world.transforms(poses, { layout: 'poses' }),
    dispose: () => undefined,
  };
}

/** One mesh that stands in many places. */
function meshShapes(core: Core, world: World, { count, poses }: Crowd): CrowdShapes {
  const { positions, index } = knot();
  const geometry = core.createMesh(positions, index);
  const position: [number, number, number] = [0, 0, 0];
  const rotation: [number, number, number, number] = [0, 0, 0, 1];
  const shape = { kind: 'mesh', geometry, position, rotation } as const;
  return {
    write() {
      for (let i = 0; i < count; i++) {
        const at = i * kPoseNumbers;
        for (let k = 0; k < 3; k++) position[k] = poses[at + k] as number;
        for (let k = 0; k < 4; k++) rotation[k] = poses[at + 3 + k] as number;
        world.set(i, shape);
      }
    },
    dispose: () => geometry.dispose(),
  };
}
