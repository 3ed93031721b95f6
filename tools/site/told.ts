// What can be said of the presets without the core: here the core says it, once, while the site is
// built. All of it is said on import, for Vite's runner ends with that.
import { loadCore } from '../../web/core/index.node.ts';
import { explain } from '../../web/page/explain.ts';
import { type Preset, presets } from '../../web/presets/index.ts';
import { type Lang, loadStrings, stringsOf, textOr } from '../../web/strings/index.ts';
import { format } from '../../web/strings/text.ts';
import { spoken, verdictLine } from '../../web/strings/verdict.ts';

export interface Told {
  readonly key: string;
  readonly title: string;
  readonly verdict: string;
  /** What a picture of it shows. */
  readonly pictured: string;
  /** Name of the method that decides the pair. */
  readonly method: string;
}

async function tellPresets(lang: Lang): Promise<Told[]> {
  await loadStrings(lang);
  const strings = stringsOf(lang);
  const core = await loadCore();
  const figure = core.createFigure();
  const tell = ({ key, scene }: Preset): Told => {
    const explained = explain(figure.evaluate(scene), scene, core.catalog);
    if (explained === null) throw new Error(`preset ${key} has no pair`);
    const verdict = spoken(verdictLine(explained, strings));
    return {
      key,
      title: textOr(strings, `preset.${key}`, key),
      verdict,
      pictured: format(strings.stage, { verdict }),
      method: textOr(strings, `method.${explained.pair.method}`, ''),
    };
  };
  const told = presets.map(tell);
  figure.dispose();
  return told;
}

/** Every preset, in the order of the presets. */
export const told: Readonly<Record<Lang, readonly Told[]>> = {
  en: await tellPresets('en'),
  ko: await tellPresets('ko'),
};
