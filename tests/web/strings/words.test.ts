// The words of all texts that people read: none of the phrases that English or Korean does not have, US spelling, one
// Korean term a thing, and no slanted Hangul.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exhibitOf } from '../../../web/pages/museum/exhibits/index.ts';
import museumEn from '../../../web/strings/museum.en.json' with { type: 'json' };
import museumKo from '../../../web/strings/museum.ko.json' with { type: 'json' };
import { filesIn } from '../../support/files.ts';

const kTexts = filesIn('web/strings', /\.(json|md)$/);
const isKorean = (file: string) => /\bko\b/.test(file);
const english = [
  ...kTexts.filter((file) => !isKorean(file)),
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...filesIn('docs', /\.md$/),
];
const korean = kTexts.filter(isKorean);

/** Where a pattern is found: `file:line: the words around it`. */
function found(files: readonly string[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, i) =>
        Array.from(
          line.matchAll(pattern),
          ({ 0: words, index }) =>
            `${file}:${i + 1}: ${line.slice(Math.max(index - 30, 0), index + words.length + 30)}`,
        ),
      ),
  );
}

describe('English', () => {
  test.each([
    ['per', /\bone (call|file|folder|node|outcome|pair|row|step|test|thread) an? \w+/gi],
    [
      'per',
      /\b(comparisons|milliseconds|nanoseconds|numbers?) an? (axis|frame|test|edge|candidate)\b/gi,
    ],
    ['just touch', /\bonly touch(es)?\b/gi],
    ['perpendicular', /\b(at|a) right angles?\b(?!ed)/gi],
    ['offline, if enabled', /without a network\b|whoever/gi],
    ['out of memory', /can['’]t be had/gi],
    ['unknown option', /\b[Tt]here is no (option|command)\b/g],
    ['separating', /\b(parting|parts) (them|it)\b|\btakes? (them|the two) apart\b/gi],
    ['reported as', /\btaken for (apart|meeting|one)\b|\b(is|are) said to\b/gi],
    ['Previous', /"(Before|What there is)"/g],
    ['zoom', /\bcome closer\b/gi],
    [
      'is not a',
      /(?<!\bthere )\b(is|are) no (such|option|summary|answer|axis|case|kind|length|text|rotation)\b/gi,
    ],
    ['report privately', /\bgoes another way\b|\bfault of security\b/gi],
    ['third-party notices', /\b[Ww]orks of others\b/g],
    ['must', /\b(is|are) not to (be|move)\b/gi],
  ])('says “%s” as English does', (_, pattern) => {
    expect(found(english, pattern)).toEqual([]);
  });

  const kBritish =
    /\w*(colour|metre|centre[ds]?\b|neighbour|behaviour|favour|honour|judgement|licence)\w*|\b\w*(normal|optim|organ|recogn|minim|maxim|special|general|summar|initial|serial|capital|emphas|util)is(e|es|ed|ing|er|ations?)\w*|\bgrey\b|towards|\bfulfil\b|\b(learnt|spelt|whilst)\b/gi;
  /** Keys of texts, the corpus, and names of files that others chose. */
  const kOthers =
    /['"`.][\w.]*\b(metres?|licences?|normalise|neighbours|cancelled)\b|\bneighbours: text|LICENCE|licence:/;
  const isOurs = (place: string) => !kOthers.test(place);

  test('is spelled as in the United States', () => {
    expect(found(english, kBritish).filter(isOurs)).toEqual([]);
    expect(found(english, /\b(cancell|labell|travell|modell)(ed|ing)\b/gi).filter(isOurs)).toEqual(
      [],
    );
  });

  test('is spelled so in names and comments, too', () => {
    const code = ['web', 'cpp', 'tools', 'tests'].flatMap((folder) =>
      filesIn(folder, /\.(ts|mjs|js|css|h|cpp|glsl)$/).filter(
        (file) => !(file.startsWith('tests/corpus/') || file.includes('/node_modules/')),
      ),
    );
    // quotations are spelled as their authors did
    const quoting = /words\.test\.ts$|museum\/exhibits\/publications\.ts$/;
    const others = code.filter((file) => !quoting.test(file));
    expect(found(others, kBritish).filter(isOurs)).toEqual([]);
    expect(found(others, /\bwhoever\b|\bat right angles\b|can't be had/gi)).toEqual([]);
  });
});

describe('Korean', () => {
  test.each([
    ['시작점', /출발점/g],
    ['교점', /교차점/g],
    ['분기', /갈래/g],
    ['채점기, 배지', /심사|인장|작업대/g],
    ['double', /배정밀도/g],
    ['말 듯 할', /듯할/g],
    ['…일 때만', /그때만/g],
    ['버그 박물관', /오류 박물관/g],
    ['플레이그라운드', /놀이터/g],
    ['OBB, 부호 있는 거리', /부호 거리/g],
    ['5%, 25%', /\d %/g],
    ['y축', /(?<![\w×.}])[xyz] 축/g],
  ])('has the term “%s”', (_, pattern) => {
    expect(found(korean, pattern)).toEqual([]);
  });

  test('emphasizes in bold: Hangul is not slanted', () => {
    const texts = korean.filter((file) => file.endsWith('.md'));
    expect(found(texts, /(?<![*\\])\*(?!\*)[^*\n$]*[가-힣][^*\n$]*\*(?!\*)/g)).toEqual([]);
  });
});

test('the museum names the exhibits whose inputs can’t be checked by hand', () => {
  const numbers = ['faces-only', 'wrong-cross-products', 'parallel-edges', 'shared-axis'].map(
    (slug) => exhibitOf(slug)?.number,
  );
  for (const { 'page.lead': lead } of [museumEn, museumKo]) {
    expect(lead.match(/\b\d+/g)?.map(Number)).toEqual(numbers);
  }
});
