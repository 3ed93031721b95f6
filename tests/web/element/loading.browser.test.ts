// When a figure is loaded, and what can be asked of it then.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../web/element.ts';
import type {
  AxisDetail,
  CollisionPlayground,
  Explanation,
  Verdict,
} from '../../../web/element.ts';

const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

interface Answers {
  readonly verdict: Verdict | null;
  readonly ledger: Explanation | null;
  readonly row: AxisDetail | null;
}

let figure: CollisionPlayground;
/** What the figure answers at the moment when it is ready. */
let answers: Answers | null;

/** Other tests may have left the pointer where the figure will be. */
async function movePointerAway(): Promise<void> {
  const corner = document.createElement('div');
  corner.style.cssText = 'position: fixed; right: 0; bottom: 0; width: 4px; height: 4px';
  document.body.append(corner);
  await userEvent.hover(corner);
  corner.remove();
}

beforeEach(async () => {
  await movePointerAway();
  answers = null;
  figure = document.createElement('collision-playground');
  figure.setAttribute('preset', 'edge-edge');
  figure.addEventListener('ready', () => {
    const { verdict, ledger, row } = figure;
    answers = { verdict, ledger, row };
  });
});
afterEach(() => figure.remove());

/** Shows a figure that waits for its reader. */
async function offer(attributes: Readonly<Record<string, string>> = {}): Promise<void> {
  const all = { loading: 'interaction', ...attributes };
  for (const [name, value] of Object.entries(all)) figure.setAttribute(name, value);
  document.body.append(figure);
  // Near the viewport for as long as others take to begin.
  await twoFrames();
  await twoFrames();
}

const isReady = () => vi.waitUntil(() => answers !== null, { timeout: 30_000 });
const button = page.getByRole('button', { name: 'Start the figure' });

test('ready: verdict, ledger and row can be asked for; before, there is nothing', async () => {
  document.body.append(figure);
  expect(figure).toMatchObject({ scene: null, verdict: null, ledger: null, row: null });
  await isReady();
  expect(answers?.verdict?.outcome).toBe('apart');
  expect(answers?.ledger?.steps).toHaveLength(15);
  expect(answers?.row).toMatchObject({ step: 10, candidate: 'A.y×B.x' });
  expect(figure.scene?.scene.items).toHaveLength(2);
});

test('the row follows the attribute, and is that which decided without it', async () => {
  figure.setAttribute('axis', 'A.z');
  const candidates: (string | null)[] = [];
  figure.addEventListener('axis-change', ({ detail }) => candidates.push(detail.candidate));
  document.body.append(figure);
  await isReady();
  expect(answers?.row?.candidate).toBe('A.z');
  figure.setAttribute('axis', 'B.x');
  await twoFrames();
  figure.removeAttribute('axis');
  await twoFrames();
  expect(candidates).toEqual(['B.x', 'A.y×B.x']);
});

test('by interaction: nothing is loaded until its button is focused, which leads to the picture', async () => {
  await offer();
  const { width, height } = figure.getBoundingClientRect();
  expect(figure.shadowRoot?.querySelector('canvas')).toBeNull();
  expect(figure.scene).toBeNull();
  await userEvent.tab();
  await isReady();
  expect(figure.shadowRoot?.activeElement?.tagName).toBe('CANVAS');
  expect(figure.getBoundingClientRect()).toMatchObject({ width, height });
  await expect.element(button).not.toBeInTheDocument();
});

test.each(['pointerenter', 'pointerdown', 'click'])('by interaction: %s', async (sign) => {
  await offer();
  expect(answers).toBeNull();
  figure.dispatchEvent(new Event(sign));
  expect(figure.shadowRoot?.querySelector('button')?.textContent).toBe('Loading the figure …');
  await isReady();
  expect(document.activeElement).toBe(document.body);
});

test('by interaction: the attribute may come and go before that', async () => {
  await offer({ lang: 'ko' });
  await expect.element(page.getByRole('button', { name: '그림 시작하기' })).toBeVisible();
  figure.setAttribute('loading', 'lazy');
  await isReady();
});

test('by interaction: without a poster, or with words of the page', async () => {
  figure.append('Two boxes, apart by 0.454 m.');
  await offer({ poster: '' });
  await expect.element(button).toBeVisible();
  // no mouse: on its way to the button it starts the figure, which takes the button away
  (button.element() as HTMLElement).click();
  await isReady();
});

test('a picture that is asked for does not wait', async () => {
  await offer();
  // There is no WebGL here.
  await expect(figure.toBlob()).rejects.toMatchObject({ code: 'picture' });
  await isReady();
});

test('a figure that is changed and removed at once comes to a quiet end', async () => {
  const errors: string[] = [];
  const hear = ({ message }: ErrorEvent) => errors.push(message);
  addEventListener('error', hear);
  document.body.append(figure);
  await isReady();
  figure.setAttribute('preset', 'sphere-plane');
  figure.remove();
  await twoFrames();
  figure.setAttribute('preset', 'ray-triangle');
  await twoFrames();
  removeEventListener('error', hear);
  expect(errors).toEqual([]);
});
