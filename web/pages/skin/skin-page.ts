// What the skin page shows, as a template of its state.
import { html, nothing, type TemplateResult } from 'lit';
import { format, rich, type Values } from '../../strings/text.ts';
import { header } from '../shared/header.ts';
import type { SurroundingsStore } from '../shared/surroundings.ts';
import type { BoneRow } from './skin-session.ts';
import { fixed, type SkinCommands, type SkinState, type Words, whole } from './skin-state.ts';
import { textExport, weightsTable } from './weights-table.ts';

const kDistanceDigits = 3;
/** Of a scrubber, in seconds. */
const kTimeStep = 0.01;
const kSteps = 200;
const kAxes = ['x', 'y', 'z'] as const;

const numberIn = (event: Event) => Number((event.target as HTMLInputElement).value);

function verdicts(words: Words, state: SkinState): TemplateResult {
  const { strings } = words;
  const { hasRay, ray, met } = state.hits;
  const nameOf = (bone: number) => state.bones.find((row) => row.bone === bone)?.name ?? '';
  const rayLine = ray
    ? richText(strings['ray.hit'], {
        bone: nameOf(ray.bone),
        distance: fixed(words, ray.distance, kDistanceDigits),
      })
    : hasRay
      ? strings['ray.miss']
      : strings['ray.absent'];
  const boxLine =
    met.length > 0
      ? richText(strings['box.hit'], { bones: met.map(nameOf).join(', ') })
      : strings['box.miss'];
  return html`<div class="verdict ${ray || met.length > 0 ? 'hit' : ''}" role=${state.isPlaying ? nothing : 'status'}>
    <p>${rayLine}</p>
    <p>${boxLine}</p>
  </div>`;
}

/** With what is between asterisks emphasized. */
const richText = (template: string, values: Values): TemplateResult =>
  html`${rich(template, values).map(({ text, strong }) => (strong ? html`<strong>${text}</strong>` : text))}`;

const percent = ({ lang }: Words, share: number) =>
  new Intl.NumberFormat(lang, { style: 'percent' }).format(share);

function legend(words: Words, state: SkinState): TemplateResult {
  const name = state.bones.find(({ bone }) => bone === state.chosen)?.name ?? '';
  return html`<div class="legend">
    <span>${format(words.strings.legend, { bone: name })}</span>
    <span class="ramp"></span>
    <span class="ends"><i>${percent(words, 0)}</i><i>${percent(words, 0.5)}</i><i>${percent(words, 1)}</i></span>
  </div>`;
}

function playback(words: Words, state: SkinState, commands: SkinCommands): TemplateResult {
  const { strings } = words;
  const { isPlaying, time, duration } = state;
  const seconds = (n: number) => fixed(words, n, 2);
  const text = format(strings.time, { time: seconds(time), duration: seconds(duration) });
  return html`<div class="playback">
    <button type="button" class="primary" ?disabled=${duration === 0} @click=${() => commands.toggle()}>
      ${isPlaying ? strings.pause : strings.play}
    </button>
    <input
      type="range"
      min="0"
      max=${duration}
      step=${kTimeStep}
      .value=${String(time)}
      ?disabled=${duration === 0}
      aria-label=${strings.scrub}
      aria-valuetext=${text}
      @input=${(event: Event) => commands.setTime(numberIn(event))}
    />
    <span>${text}</span>
  </div>`;
}

function choice(
  label: string,
  names: readonly string[],
  chosen: number,
  choose: (number: number) => void,
): TemplateResult | typeof nothing {
  if (names.length < 2) return nothing;
  return html`<label>
    <span class="caption">${label}</span>
    <select @change=${(event: Event) => choose((event.target as HTMLSelectElement).selectedIndex)}>
      ${names.map((name, i) => html`<option ?selected=${i === chosen}>${name}</option>`)}
    </select>
  </label>`;
}

function opening({ strings }: Words, state: SkinState, commands: SkinCommands): TemplateResult {
  const take = (event: Event) => {
    const field = event.target as HTMLInputElement;
    const [file] = field.files ?? [];
    if (file) commands.open(file);
    field.value = ''; // so that the same file can be chosen again
  };
  return html`<div class="row">
      <label class="button">
        <input class="heard" type="file" accept=".glb,.gltf" @change=${take} />
        ${strings.open}
      </label>
      <span class="file">${state.isOpening ? strings.opening : (state.fileName ?? strings.own)}</span>
    </div>
    <div class="fields">
      ${choice(strings.mesh, state.meshes, state.mesh, (number) => commands.setMesh(number))}
      ${choice(strings.clip, state.clips, state.clip, (number) => commands.setClip(number))}
    </div>`;
}

function boneRow(words: Words, state: SkinState, row: BoneRow, commands: SkinCommands) {
  const { strings } = words;
  const hits = [
    ...(state.hits.ray?.bone === row.bone ? [strings['bone.ray']] : []),
    ...(state.hits.met.includes(row.bone) ? [strings['bone.box']] : []),
  ];
  return html`<label class="bone ${hits.length > 0 ? 'hit' : ''}">
    <input
      type="radio"
      name="bone"
      .checked=${row.bone === state.chosen}
      @change=${() => commands.choose(row.bone)}
    />
    <span class="name">${row.name}</span>
    <span class="met">${hits.join(', ')}</span>
    <span>${whole(words, row.moved)}</span>
    <span>${whole(words, row.boxed)}</span>
  </label>`;
}

function boneList(words: Words, state: SkinState, commands: SkinCommands): TemplateResult {
  const { strings } = words;
  return html`<h2 id="bones">${strings.bones}</h2>
    <div class="bone heads" aria-hidden="true">
      <span class="name">${strings['bone.name']}</span>
      <span class="met"></span>
      <span>${strings['bone.moved']}</span>
      <span>${strings['bone.boxed']}</span>
    </div>
    <div class="bones" role="radiogroup" aria-labelledby="bones">
      ${state.bones.map((row) => boneRow(words, state, row, commands))}
    </div>`;
}

function threshold(words: Words, state: SkinState, commands: SkinCommands): TemplateResult {
  const { strings } = words;
  const text = percent(words, state.threshold / 100);
  return html`<label class="slider">
      <h2>${strings.threshold}</h2>
      <span class="value">${text}</span>
      <input
        type="range"
        min="5"
        max="100"
        step="5"
        .value=${String(state.threshold)}
        aria-label=${strings.threshold}
        aria-valuetext=${text}
        @input=${(event: Event) => commands.setThreshold(numberIn(event))}
      />
    </label>
    <p class="soft">${strings['threshold.about']}</p>`;
}

function testBox(words: Words, state: SkinState, commands: SkinCommands): TemplateResult {
  const { strings } = words;
  return html`<h2>${strings['box.title']}</h2>
    <div class="axes">
      ${kAxes.map((name, axis) => {
        const [least, most] = state.testBox.ranges[axis] ?? [0, 1];
        const at = state.testBox.center[axis] as number;
        const text = format(strings.meters, { n: fixed(words, at, 2) });
        return html`<label>
          <i>${name}</i>
          <input
            type="range"
            min=${least}
            max=${most}
            step=${(most - least) / kSteps}
            .value=${String(at)}
            aria-label=${format(strings['box.axis'], { axis: name })}
            aria-valuetext=${text}
            @input=${(event: Event) => commands.moveTestBox(axis, numberIn(event))}
          />
          <span class="value">${text}</span>
        </label>`;
      })}
    </div>
    <p class="soft">${strings['box.about']}</p>`;
}

export function skinPage(
  store: SurroundingsStore<'skin'>,
  state: SkinState,
  commands: SkinCommands,
): TemplateResult {
  const { strings, lang } = store.current;
  const words = { strings, lang };
  const { alert, list } = state;
  return html`${header('skin', store)}
    <main>
      <div class="picture">
        <canvas tabindex="0" role="application" aria-label=${strings.picture} ?hidden=${!state.hasPicture}></canvas>
        <i class="aim" hidden></i>
        ${verdicts(words, state)}
        ${state.hasPicture ? legend(words, state) : nothing}
        ${alert ? html`<p class="alert" role="alert">${alert}</p>` : nothing}
      </div>
      ${playback(words, state, commands)}
    </main>
    <aside>
      ${opening(words, state, commands)} ${boneList(words, state, commands)}
      ${threshold(words, state, commands)} ${testBox(words, state, commands)}
      ${list ? weightsTable(words, state, list, commands) : nothing}
      ${list ? textExport(words, state, list, commands) : nothing}
      <h2>${strings['about.title']}</h2>
      <p class="soft">${strings.about}</p>
      <p class="soft">${state.hasPicture ? strings.drag : strings.noPicture}</p>
    </aside>`;
}
