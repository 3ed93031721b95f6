// core.contactAlong, as JavaScript sees it. That the two doubles are neighbors is tested natively.
import { describe, expect, it } from 'vitest';
import { type AlongOptions, core, InvalidArgumentError } from './support/core.ts';

const cube = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] } as const;
const ball = { kind: 'sphere', center: [5, 0, 0], radius: 1 } as const;
const ground = { kind: 'plane', normal: [0, 2, 0], constant: 7 } as const;

describe('contactAlong', () => {
  it('answers the neighboring doubles of a coordinate', () => {
    expect(core.contactAlong(cube, ball, { direction: -1 })).toEqual({
      before: 2 + 2 ** -51,
      after: 2,
      outcome: 'touching',
      nearest: 2,
      moved: 3,
    });
    expect(core.contactAlong(ball, cube, { moving: 'a', direction: -1 })).toMatchObject({
      after: 2,
    });
  });

  it('of a shift, where a shape has several positions, and of the constant of a plane', () => {
    expect(core.contactAlong(cube, ball, { moving: 'a' })).toMatchObject({ after: 3, moved: 3 });
    expect(core.contactAlong(cube, ground, { axis: 'z', direction: -1 })).toMatchObject({
      after: 2,
      moved: 2.5,
    });
  });

  it('is null where no contact is ahead', () => {
    expect(core.contactAlong(cube, ball)).toBeNull();
    expect(core.contactAlong(cube, ball, { axis: 'y' })).toBeNull();
  });

  it.each([
    [{ moving: 'c' }, 'options.moving', 'notAOrB'],
    [{ axis: 'w' }, 'options.axis', 'notAnAxis'],
    [{ direction: 2 }, 'options.direction', 'notADirection'],
    [{ speed: 2 }, 'options.speed', 'unknownOption'],
    [null, 'options', 'notOptions'],
  ])('refuses %o', (options, argument, reason) => {
    try {
      core.contactAlong(cube, ball, options as AlongOptions);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidArgumentError);
      expect(error).toMatchObject({ function: 'contactAlong', argument, reason });
    }
  });

  it('names what is no shape, and reads each option once', () => {
    expect(() => core.contactAlong(cube, { ...ball, radius: -1 })).toThrow('b.radius');
    let reads = 0;
    const options: AlongOptions = {
      get direction() {
        reads++;
        core.meets(ball, ball);
        return -1 as const;
      },
    };
    expect(core.contactAlong(cube, ball, options)?.after).toBe(2);
    expect(reads).toBe(1);
  });
});
