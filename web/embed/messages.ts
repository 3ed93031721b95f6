// Messages between a figure in an iframe and the parent page. They are off unless the frame's URL
// names the origin that may receive them, as `messages=https://blog.example`, and a page of that origin
// requests them after it has received `listening`. No incoming message can change the figure.
import * as v from 'valibot';
import { type CollisionPlayground, FigureError, type FigureEvents } from '../element.ts';

const kVersion = 1;
const kTypes = ['ready', 'height', 'verdict-change', 'error'] as const;
type MessageType = (typeof kTypes)[number];

/** The only message that a page may send: which messages it requests. */
const request = v.strictObject({
  collisionPlayground: v.literal(kVersion),
  // the length first: a page may send millions
  listen: v.pipe(
    v.custom<readonly unknown[]>((list) => Array.isArray(list) && list.length <= kTypes.length),
    v.array(v.picklist(kTypes)),
  ),
});

/** Preferred aspect ratio, and minimum heights in CSS pixels. */
const kAspect = 430 / 768;
const kLowest = { bare: 240, reason: 430, full: 430 };
/** The reason stands below the picture in a narrower figure, and needs that height. */
const kReason = { width: 600, height: 640 };

export class Messages {
  readonly #figure: CollisionPlayground;
  readonly #origin: string;
  readonly #wanted = new Set<MessageType>();
  #ready: FigureEvents['ready'] | null = null;
  #height = 0;

  /** Sends a page of this origin the messages that it requests. */
  static answer(figure: CollisionPlayground, origin: string): void {
    if (!isOrigin(origin)) {
      const message = `messages is ${JSON.stringify(origin)}: it must be an origin such as https://blog.example`;
      console.error(new FigureError('attribute', message, { field: 'messages', value: origin }));
      return;
    }
    new Messages(figure, origin).#listen();
  }

  constructor(figure: CollisionPlayground, origin: string) {
    this.#figure = figure;
    this.#origin = origin;
  }

  #listen(): void {
    addEventListener('message', (event) => this.#receive(event));
    const figure = this.#figure;
    figure.addEventListener('ready', ({ detail }) => {
      this.#ready = detail;
      this.#send('ready', detail);
    });
    figure.addEventListener('verdict-change', ({ detail }) => this.#send('verdict-change', detail));
    figure.addEventListener('error', ({ detail: { code, message, field, value } }) => {
      this.#send('error', { code, message, field, value });
    });
    new ResizeObserver(() => this.#measure()).observe(figure);
    // Requests before this are lost.
    this.#post('listening', null);
  }

  #receive({ source, origin, data }: MessageEvent): void {
    if (source !== window.parent || origin !== this.#origin) return;
    const read = v.safeParse(request, data);
    if (!read.success) return;
    this.#wanted.clear();
    for (const type of read.output.listen) this.#wanted.add(type);
    // A late request has missed these.
    if (this.#ready) this.#send('ready', this.#ready);
    if (this.#height > 0) this.#send('height', { height: this.#height });
  }

  /** Sends the preferred height at the current width. */
  #measure(): void {
    const { clientWidth: width } = this.#figure;
    const height = Math.max(Math.round(width * kAspect), this.#lowest(width));
    if (height === this.#height) return;
    this.#height = height;
    this.#send('height', { height });
  }

  #lowest(width: number): number {
    const ui = this.#figure.getAttribute('ui') ?? 'full';
    if (ui === 'reason') return width < kReason.width ? kReason.height : kLowest.reason;
    return ui === 'full' ? kLowest.full : kLowest.bare;
  }

  #send(type: MessageType, detail: unknown): void {
    if (!this.#wanted.has(type)) return;
    this.#post(type, detail);
  }

  #post(type: MessageType | 'listening', detail: unknown): void {
    window.parent.postMessage({ collisionPlayground: kVersion, type, detail }, this.#origin);
  }
}

/** Whether a text is exactly an http(s) origin, without wildcard or path. */
function isOrigin(text: string): boolean {
  return (
    URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text
  );
}
