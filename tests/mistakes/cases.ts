// The cases of mistakes.json: what a core answers to one, and whether that is right.
import type { Core } from '../../web/core/core.ts';
import type { Input, PublishedAnswer } from './published/index.ts';

type Fields = { readonly [name: string]: unknown };

export type Case = Input & {
  readonly expect: Fields;
  readonly ulps?: number;
  readonly published: { readonly [computation: string]: PublishedAnswer };
};

export interface Mistake {
  readonly number: number;
  readonly name: string;
  readonly cases: readonly Case[];
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The distance from a double to the next one of larger magnitude. */
function ulpOf(x: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, Math.abs(x));
  view.setBigUint64(0, view.getBigUint64(0) + 1n);
  return view.getFloat64(0) - Math.abs(x);
}

/** Whether `actual` is what is expected, in every field that `expected` has. No number is −0. */
export function agrees(actual: unknown, expected: unknown, ulps: number): boolean {
  if (typeof expected === 'number' && typeof actual === 'number') {
    const close = Math.abs(actual - expected) <= ulps * ulpOf(expected);
    return Object.is(actual, expected) || (ulps > 0 && close);
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return false;
    return expected.every((value, i) => agrees(actual[i], value, ulps));
  }
  if (isFields(expected)) {
    if (!isFields(actual)) return false;
    return Object.keys(expected).every((key) => agrees(actual[key], expected[key], ulps));
  }
  return actual === expected;
}

/**
 * The core's answer, with all fields that can be expected. Also runs in a page, handed over as text: it
 * may use nothing from outside.
 */
export function answerOf(core: Core, input: Input): Fields {
  if ('a' in input) {
    const { steps, ...verdict } = core.explain(input.a, input.b);
    const named = (status: string) =>
      steps.filter((step) => step.status === status).map((step) => step.name);
    const trace = {
      count: steps.length,
      separates: named('separates'),
      skipped: named('skipped'),
    };
    return { ...verdict, steps: trace };
  }
  if ('shapes' in input) {
    const world = core.createWorld({ shapes: input.shapes.length });
    for (const [slot, shape] of input.shapes.entries()) world.set(slot, shape);
    const { slot, hit } = world.raycast(input.ray) ?? { slot: null, hit: null };
    const order = world.raycastAll(input.ray).map((one) => one.slot);
    world.dispose();
    return { slot, hit, order };
  }
  const hit = core.raycastMesh(input.ray, input.positions, input.index);
  return { triangle: hit?.triangle ?? null, hit };
}
