// The weights of a skin as text: mistake 29.
import type { Exhibit } from './exhibit.ts';

export const skinExhibits: readonly Exhibit[] = [
  {
    number: 29,
    slug: 'skin-without-weights',
    group: 'skins',
    pairs: [],
    source: 'skin-without-weights',
    task: 'skin-text',
    inputs: [
      {
        skin: {
          boneNames: ['thigh', 'shin'],
          vertices: [
            [{ bone: 0, weight: 1 }],
            [
              { bone: 0, weight: 0.25 },
              { bone: 1, weight: 0.75 },
            ],
            [{ bone: 1, weight: 1 }],
          ],
        },
        pose: {
          bones: [
            { kind: 'capsule', start: [0, 1.6, 0], end: [0, 0.95, 0], radius: 0.12 },
            { kind: 'capsule', start: [0, 0.6, 1], end: [0, -0.1, 1], radius: 0.12 },
          ],
          moves: [
            [0, 0, 0],
            [0, 0, 1],
          ],
          positions: [
            [0.3, 1.5, 0],
            [0.3, 0.75, 0],
            [0.3, 0, 0],
          ],
        },
        naive: '1 1 thigh\n2 2 thigh shin\n3 1 shin\n',
        exact: '1 1 thigh 1\n2 2 thigh 0.25 shin 0.75\n3 1 shin 1\n',
      },
    ],
    changes: [
      {
        from: '      const words = influences.flatMap(({ bone }) => [boneNames[bone]]);',
        to: '      const words = influences.flatMap(({ bone, weight }) => [boneNames[bone], weight]);',
      },
    ],
  },
];
