// The texts of the lessons: a Markdown file each, with its title, question and description in front.
import { parse as parseYaml } from 'yaml';
import type { Lang } from '../../../web/strings/index.ts';

export interface LessonText {
  readonly title: string;
  /** What the lesson answers, in one or two sentences: the first thing that is read. */
  readonly question: string;
  /** For search engines. */
  readonly description: string;
  /** Other words of the field for what it is about, by which it is found. */
  readonly keywords: string;
  /** The question that this one leaves open, and the next lesson answers; null: there is no next one. */
  readonly next: string | null;
  /** Markdown. */
  readonly body: string;
}

const files = import.meta.glob<string>('../../../web/strings/lessons/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const kFrontMatter = /^---\n([\s\S]*?)\n---\n/;

function read(file: string, source: string): LessonText {
  const [whole, yaml] = kFrontMatter.exec(source) ?? [];
  if (whole === undefined || yaml === undefined) throw new Error(`${file} begins without ---`);
  const facts = parseYaml(yaml) as Readonly<Record<string, unknown>>;
  const fact = (name: string) => {
    const value = facts[name];
    if (typeof value !== 'string') throw new Error(`${file}: "${name}" is missing in front`);
    return value;
  };
  const body = source.slice(whole.length);
  const kFacts = ['title', 'question', 'description', 'keywords'];
  const [title, question, description, keywords] = kFacts.map(fact);
  const next = 'next' in facts ? fact('next') : null;
  return { title, question, description, keywords, next, body } as LessonText;
}

/** @throws Error where there is no such text. */
export function lessonText(lang: Lang, slug: string): LessonText {
  const file = `../../../web/strings/lessons/${lang}/${slug}.md`;
  const source = files[file];
  if (source === undefined) throw new Error(`${file} is missing`);
  return read(file, source);
}

/** The slugs that a language has texts of. */
export const textSlugs = (lang: Lang): readonly string[] =>
  Object.keys(files)
    .filter((file) => file.includes(`/${lang}/`))
    .map((file) => file.replace(/^.*\/|\.md$/g, ''));
