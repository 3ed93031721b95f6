// Posing hit boxes and writing them into a world allocates nothing.
import type { Bone } from 'three';
import { expect, test } from 'vitest';
import { hitBoxes } from '../../../web/adapters/index.ts';
import { core } from '../../core/support/core.ts';
import { bytesPerCall } from '../../core/support/heap.ts';
import { cylinder } from './support/cylinder.ts';

const kFrames = 20_000;
/** Of four boxes: fewer boxed numbers than one of them has fields. The engine boxes some until it has compiled. */
const kBytesPerFrame = 128;
const kPatience = 120_000;

test(
  'a frame of hit boxes',
  () => {
    const { mesh, bones } = cylinder();
    const boxes = hitBoxes(mesh);
    for (const [i, bone] of bones.entries()) bone.rotation.z = i / 3;
    (bones[1] as Bone).scale.set(1, 2, 0.5);
    mesh.updateMatrixWorld(true);
    const world = core.createWorld({ shapes: boxes.length });
    const frame = () => {
      for (let i = 0; i < boxes.length; i++) world.set(i, (boxes[i] as (typeof boxes)[0]).box());
    };
    expect(bytesPerCall(frame, kFrames, kBytesPerFrame)).toBeLessThan(kBytesPerFrame);
    world.dispose();
  },
  kPatience,
);
