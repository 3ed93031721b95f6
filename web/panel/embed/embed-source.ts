import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { currentRowOf, presetGroupsOf, presetOf, verdictOf } from '../../page/selectors.ts';
import { writeCamera } from '../../scene/appearance.ts';
import { isMoving } from '../../scene/clock.ts';
import type { EmbeddedFigure, Source } from '../../scene/embed/embedded-figure.ts';
import { fileName } from '../../scene/file-name.ts';
import type { Scene } from '../../scene/scene.ts';
import { isPosed } from '../../scene/scene-shape.ts';
import { spoken } from '../../strings/verdict.ts';
import { Lazy, type Loaded } from '../controls/lazy.ts';
import type { Choices } from './embed-model.ts';

const sources = new WeakMap<Scene, Lazy<Source>>();

/** How the snippet refers to the scene: an unchanged preset by its key, any other scene by its link. */
export function sourceOf(preset: string | null, scene: Scene, onEnd: () => void): Loaded<Source> {
  const hasModels = scene.items.some(({ shape }) => isPosed(shape));
  if (preset !== null) return { preset, ...(hasModels && { pageless: true }) };
  const source = sources.get(scene) ?? new Lazy(() => linkedSource(scene));
  sources.set(scene, source);
  return source.get(onEnd);
}

export async function linkedSource(scene: Scene): Promise<Source> {
  const { writeLink } = await import('../../scene/link/link.ts');
  const code = await writeLink(scene);
  return code === null ? { src: encodeURI(fileName(scene.title, null, 'json')) } : { scene: code };
}

/** The current figure with the chosen options. */
export function figureOf(
  page: Page,
  commands: Commands,
  site: string,
  source: Source,
  choices: Choices,
): EmbeddedFigure {
  const { lang } = page;
  const verdict = verdictOf(page);
  const row = currentRowOf(page);
  return {
    ...choices,
    site,
    source,
    play: choices.play && isMoving(page.scene),
    step: choices.step && row >= 0 ? row + 1 : null,
    camera: choices.view && commands.view ? writeCamera(commands.view.camera) : null,
    title: titleOf(page),
    verdict: spoken(verdict),
    wordsLang: lang,
  };
}

function titleOf(page: Page): string {
  const { strings } = page;
  const presets = presetGroupsOf(page);
  const preset = presetOf(page);
  const named = presets.flatMap((group) => group.presets).find(({ key }) => key === preset);
  return named ? `${named.title} · ${strings.title}` : strings.title;
}
