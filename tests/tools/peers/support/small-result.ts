// A result of two libraries, one test and one world.
import type { Result } from '../../../bench/peers/result.ts';

const timing = (least: number, spread = 0) => ({ least, median: least, spread, rounds: 9 });

export const smallResult: Result = {
  date: '2026-01-02',
  cpu: 'A processor',
  cores: 2,
  node: '20.0.0',
  seed: 1,
  shapes: 2048,
  rounds: 9,
  libraries: [
    {
      id: 'ours',
      title: 'Collision Playground',
      version: '0.1.0',
      precision: 'double',
      pairs: {
        obbObb: {
          modes: { ready: timing(12.34, 0.1), conv: timing(14), single: timing(200) },
          shapes: 2048,
          differ: 0,
          asked: 120,
          wrong: 0,
        },
      },
      worlds: { 1000: { frame: timing(1.5), meeting: 1100, differ: 0 } },
    },
    {
      id: 'other',
      title: 'Other',
      version: '2.0.0',
      precision: 'single',
      pairs: {
        obbObb: {
          modes: { ready: timing(1234, 0.25) },
          shapes: 1024,
          differ: -3,
          asked: 120,
          wrong: 7,
        },
      },
      worlds: {},
    },
  ],
};
