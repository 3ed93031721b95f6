// Templates with {placeholders} and *emphasis*. `{a:를}` is the form of a Korean particle behind the value of a. Names in
// right-to-left scripts are isolated from the sentence around them.

/** The form of a particle behind a value. Only Korean has particles: its texts come with theirs. */
type ParticleAfter = (value: string, particle: string) => string;
let particleAfter: ParticleAfter = (_, particle) => particle;

export function setParticles(particles: ParticleAfter): void {
  particleAfter = particles;
}

export type Values = Readonly<Record<string, string | number>>;

export interface Run {
  readonly text: string;
  readonly strong: boolean;
  /** The placeholder that the whole run came from; null: none, or a part of the run. */
  readonly from: string | null;
}

/** A sentence as runs of text, some of them emphasized. */
export type Rich = readonly Run[];

export function format(template: string, values: Values): string {
  const text = template.replace(
    /\{(\w+)(?::([가-힣]+))?\}/g,
    (whole, name: string, particle?: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      const given = isolated(String(value));
      return particle ? particleAfter(given, particle) : given;
    },
  );
  return withParticlesKept(text);
}

/** Emphasis is parsed before values are inserted, so that a * in a value is no markup. */
export function rich(template: string, values: Values): Rich {
  return template
    .split('*')
    .map((part, i) => ({
      text: format(part, values),
      strong: i % 2 === 1,
      from: /^\{(\w+)\}$/.exec(part)?.[1] ?? null,
    }))
    .filter((run) => run.text !== '');
}

/** Behind these signs a line could break before a Korean particle. */
const kBeforeParticle = /[)\]°%’”∞…|–](?=[가-힣])/g;

/** Puts a word joiner between a sign and the particle behind it. */
export const withParticlesKept = (text: string): string =>
  text.replace(kBeforeParticle, '$&\u2060');

/**
 * Puts no-break spaces between a number and its unit, and around the sign of an equation, and keeps particles with what
 * they are about.
 */
export function withNumbersKept(template: string): string {
  return withParticlesKept(template)
    .replace(/([\d}]) (m|ulp)(?![a-z])/g, '$1\u00a0$2')
    .replace(/ = (?=[\d{−])/g, '\u00a0=\u00a0');
}

/** All texts of a file, kept together like that. */
export const withAllKept = <Texts extends Readonly<Record<string, string>>>(texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, withNumbersKept(text)]),
  ) as unknown as Texts;

const kSpace: Run = { text: ' ', strong: false, from: null };

/** Joins sentences with spaces. */
export function joined(sentences: readonly Rich[]): Rich {
  return sentences.flatMap((sentence, i) => (i === 0 ? sentence : [kSpace, ...sentence]));
}

export function plain(sentence: Rich): string {
  return sentence.map((run) => run.text).join('');
}

const kRightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const kFirstStrongIsolate = '\u2068';
const kPop = '\u2069';

/** A name that would turn the numbers and signs beside it around is kept apart from them. */
export const isolated = (name: string): string =>
  kRightToLeft.test(name) ? `${kFirstStrongIsolate}${name}${kPop}` : name;

export const withoutIsolates = (text: string): string => text.replace(/[\u2068\u2069]/g, '');

/** Milliseconds to look at a text, and to read one letter of it. */
const kLook = 900;
const kLetter = 32;

/** A Korean syllable is read like two letters. */
const kSyllable = /[\uac00-\ud7a3]/g;

/** How long a text is shown to be read, in milliseconds. */
export function readingTime(text: string): number {
  const syllables = text.match(kSyllable)?.length ?? 0;
  return kLook + (text.length + syllables) * kLetter;
}
