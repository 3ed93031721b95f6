// A figure on an author's page, and the events that the page receives.
import type { Page } from '@playwright/test';
import type { CollisionPlayground } from '../../../web/element.ts';
import { Playground } from './playground.ts';

type Attributes = Readonly<Record<string, string>>;

/** A received event, with errors as plain objects. */
export interface ReceivedEvent {
  readonly name: string;
  readonly detail: Readonly<Record<string, unknown>> | null;
}

/** Adds a figure to the page and records its events; waits until it is ready. */
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
        'hover',
        'error',
        'context-lost',
        'context-restored',
      ];
      const receivedEvents: ReceivedEvent[] = [];
      Object.assign(window, { receivedEvents });
      for (const name of names) {
        figure.addEventListener(name, ((event: CustomEvent) => {
          const { detail } = event;
          const { code, message, field, value } = detail ?? {};
          receivedEvents.push({
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
  await waitForEvent(page, 'ready');
  await playground.drawn();
  return playground;
}

export const receivedEvents = (page: Page, name?: string): Promise<ReceivedEvent[]> =>
  page.evaluate(
    (wanted) =>
      (window as unknown as { receivedEvents: ReceivedEvent[] }).receivedEvents.filter(
        (event) => wanted === undefined || event.name === wanted,
      ),
    name,
  );

export async function waitForEvent(page: Page, name: string, times = 1): Promise<void> {
  await page.waitForFunction(
    ([wanted, count]) =>
      (window as unknown as { receivedEvents: ReceivedEvent[] }).receivedEvents.filter(
        (event) => event.name === wanted,
      ).length >= count,
    [name, times] as const,
  );
}

/** Runs a function on the element in the page. */
export const withFigure = <Answer>(
  playground: Playground,
  use: (figure: CollisionPlayground) => Answer,
): Promise<Awaited<Answer>> =>
  playground.element.evaluate(
    use as unknown as (element: SVGElement | HTMLElement) => Answer,
  ) as Promise<Awaited<Answer>>;
