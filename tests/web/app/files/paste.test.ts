import { expect, test } from 'vitest';
import { sceneIn } from '../../../../web/app/files/pasted-scene.ts';
import { sceneOfShapes } from '../../../../web/scene/edits.ts';
import { writeLink } from '../../../../web/scene/link/link.ts';
import { writeScene } from '../../../../web/scene/scene-document.ts';

const ball = { kind: 'sphere', center: [0, 0, 0], radius: 1 } as const;
const scene = sceneOfShapes(ball, { ...ball, center: [0, 3, 0] });

test('a scene is found as a text, in Markdown, and in a link', async () => {
  const text = writeScene(scene);
  expect(sceneIn(text)).toBe(text.trim());
  expect(sceneIn(`Apart: 1 m of daylight.\n\n| a | b |\n\n\`\`\`json\n${text}\`\`\`\n`)).toBe(
    text.trim(),
  );
  const code = await writeLink(scene);
  expect(sceneIn(`https://a.test/play/?lang=ko#${code}\n`)).toBe(code);
});

test.each([
  '',
  'two boxes',
  '[1, 2, 3]',
  'https://a.test/lessons/#12',
  'https://a.test/bench/#task=obb-obb',
  '```js\nconst a = {};\n```',
])('%j is something else', (text) => {
  expect(sceneIn(text)).toBeNull();
});
