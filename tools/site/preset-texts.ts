// The texts about each preset, verdicts included, computed by the core while the site is built. Top-level
// await, because Vite's runner returns after the import.
import { loadCore } from '../../web/core/index.node.ts';
import { explain } from '../../web/page/explain.ts';
import { type Preset, presets } from '../../web/presets/index.ts';
import { type Lang, loadStrings, stringsOf, textOr } from '../../web/strings/index.ts';
import { format } from '../../web/strings/text.ts';
import { spoken, verdictLine } from '../../web/strings/verdict.ts';

export interface PresetTexts {
  readonly key: string;
  readonly title: string;
  readonly verdict: string;
  /** Text alternative of a picture of it. */
  readonly pictureAlt: string;
  /** Name of the method that decides the pair. */
  readonly method: string;
}

async function presetTextsIn(lang: Lang): Promise<PresetTexts[]> {
  await loadStrings(lang);
  const strings = stringsOf(lang);
  const core = await loadCore();
  const figure = core.createFigure();
  const textsOf = ({ key, scene }: Preset): PresetTexts => {
    const explained = explain(figure.evaluate(scene), scene, core.catalog, strings);
    if (explained === null) throw new Error(`preset ${key} has no pair`);
    const verdict = spoken(verdictLine(explained, strings));
    return {
      key,
      title: textOr(strings, `preset.${key}`, key),
      verdict,
      pictureAlt: format(strings.stage, { verdict }),
      method: textOr(strings, `method.${explained.pair.method}`, ''),
    };
  };
  const texts = presets.map(textsOf);
  figure.dispose();
  return texts;
}

/** Every preset, in the order of the presets. */
export const presetTexts: Readonly<Record<Lang, readonly PresetTexts[]>> = {
  en: await presetTextsIn('en'),
  ko: await presetTextsIn('ko'),
};
