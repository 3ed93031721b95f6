import type { EmbeddedFigure, Source } from '../../scene/embed/embedded-figure.ts';
import type { Scene } from '../../scene/scene.ts';
import { spoken } from '../../strings/verdict.ts';
import { Lazy, type Loaded } from '../controls/lazy.ts';
import { currentRow, type PageActions, type PageModel } from '../model.ts';
import type { Choices } from './embed-model.ts';

/** As the page saves it. */
const kFile = 'collision-playground.json';

const sources = new WeakMap<Scene, Lazy<Source>>();

/** What of the page's model it takes. */
export interface SourceModel extends Pick<PageModel, 'preset'> {
  readonly state: { readonly scene: Scene };
}

/** Where the scene of the page will be found: an unchanged preset by its key, any other by its link. */
export function sourceOf({ preset, state }: SourceModel, arrived: () => void): Loaded<Source> {
  if (preset !== null) return { preset };
  const { scene } = state;
  const source = sources.get(scene) ?? new Lazy(() => linkedSource(scene));
  sources.set(scene, source);
  return source.get(arrived);
}

async function linkedSource(scene: Scene): Promise<Source> {
  const { writeLink } = await import('../../scene/link/link.ts');
  const code = await writeLink(scene);
  return code === null ? { src: kFile } : { scene: code };
}

/** The figure of the page as it is to stand elsewhere. */
export function figureOf(
  model: PageModel,
  actions: PageActions,
  site: string,
  source: Source,
  choices: Choices,
): EmbeddedFigure {
  const { lang, verdict } = model;
  const row = currentRow(model);
  return {
    ...choices,
    site,
    source,
    step: choices.step && row >= 0 ? row + 1 : null,
    camera: choices.view ? actions.camera() : null,
    title: titleOf(model),
    verdict: spoken(verdict),
    wordsLang: lang,
  };
}

function titleOf({ presets, preset, strings }: PageModel): string {
  const named = presets.flatMap((group) => group.presets).find(({ key }) => key === preset);
  return named ? `${named.title} · ${strings.title}` : strings.title;
}
