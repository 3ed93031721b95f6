// What a number of a lesson that readers change is called, for those who hear it.
import type { Lang } from '../../../web/strings/index.ts';
import lessonsEn from '../../../web/strings/lessons.en.json' with { type: 'json' };
import lessonsKo from '../../../web/strings/lessons.ko.json' with { type: 'json' };
import panelsEn from '../../../web/strings/panels.en.json' with { type: 'json' };
import panelsKo from '../../../web/strings/panels.ko.json' with { type: 'json' };
import { format } from '../../../web/strings/text.ts';

const words: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: { ...panelsEn, ...lessonsEn },
  ko: { ...panelsKo, ...lessonsKo },
};

/** Of a path such as `B.center.x`, or of the lesson's own number. @throws Error where there are no words for it */
export function scrubLabel(lang: Lang, path: string): string {
  const [name = '', field, component] = path.split('.');
  const isAlone = field === undefined || name === 'motion';
  const key = isAlone ? `scrub.number.${path}` : `field.${field}`;
  const text = words[lang][key];
  if (text === undefined) throw new Error(`there are no words for "${path}"`);
  if (isAlone) return text;
  // without the formula that a label of a field may have
  const [plain = ''] = text.split(' (');
  const label = component === undefined ? plain : `${plain} ${component}`;
  return format(words[lang]['scrub.label'] ?? '', { name, label });
}
