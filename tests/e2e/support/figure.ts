// A figure on a page that an author wrote, and what it tells that page.
import type { Page } from '@playwright/test';
import type { CollisionPlayground } from '../../../web/element.ts';
import { Playground } from './playground.ts';

type Attributes = Readonly<Record<string, string>>;

/** An event as a page can write it down: errors as what they say and what they are about. */
export interface Heard {
  readonly name: string;
  readonly detail: Readonly<Record<string, unknown>> | null;
}

/** Puts a figure into the page and writes down what it tells; waits until it is ready. */
export async function addFigure(
  page: Page,
  attributes: Attributes,
  style = 'width: 768px',
): Promise<Playground> {
  await page.evaluate(
    ([all, css]) => {
      const figure = document.createElement('collision-playground');
      const names = [
        'ready',
        'change',
        'verdict-change',
        'axis-change',
        'error',
        'context-lost',
        'context-restored',
      ];
      const heard: Heard[] = [];
      Object.assign(window, { heard });
      for (const name of names) {
        figure.addEventListener(name, ((event: CustomEvent) => {
          const { detail } = event;
          const { code, message, field, value } = detail ?? {};
          heard.push({
            name,
            detail: detail instanceof Error ? { code, message, field, value } : detail,
          });
        }) as EventListener);
      }
      for (const [name, value] of Object.entries(all)) figure.setAttribute(name, value);
      figure.style.cssText = css;
      document.body.append(figure);
    },
    [attributes, style] as const,
  );
  const playground = new Playground(page, page.locator('collision-playground').last());
  await untilHeard(page, 'ready');
  await playground.drawn();
  return playground;
}

export const heardOf = (page: Page, name?: string): Promise<Heard[]> =>
  page.evaluate(
    (wanted) =>
      (window as unknown as { heard: Heard[] }).heard.filter(
        (event) => wanted === undefined || event.name === wanted,
      ),
    name,
  );

export async function untilHeard(page: Page, name: string, times = 1): Promise<void> {
  await page.waitForFunction(
    ([wanted, count]) =>
      (window as unknown as { heard: Heard[] }).heard.filter((event) => event.name === wanted)
        .length >= count,
    [name, times] as const,
  );
}

/** Does something with the element itself. */
export const withFigure = <Answer>(
  playground: Playground,
  use: (figure: CollisionPlayground) => Answer,
): Promise<Awaited<Answer>> =>
  playground.element.evaluate(
    use as unknown as (element: SVGElement | HTMLElement) => Answer,
  ) as Promise<Awaited<Answer>>;
