// The table of vertices, a few at a time, and what it is copied and saved as.
import { html, nothing, type TemplateResult } from 'lit';
import { format } from '../../strings/text.ts';
import { fixed, type SkinCommands, type SkinState, type Words, whole } from './skin-state.ts';
import { influencesOf, vertexCountOf, type WeightList, weightsText } from './weight-text.ts';

export const kVerticesShown = 8;
/** Of the text, as an example. */
const kLinesShown = 4;
const kDigits = 4;

const checkbox = (label: string, checked: boolean, set: (checked: boolean) => void) =>
  html`<label class="check">
    <input
      type="checkbox"
      .checked=${checked}
      @change=${(event: Event) => set((event.target as HTMLInputElement).checked)}
    />
    ${label}
  </label>`;

function rowsOf(
  words: Words,
  state: SkinState,
  list: WeightList,
  vertex: number,
): TemplateResult[] {
  const { first } = state.text;
  const influences = influencesOf(list.weights, vertex);
  const begins = (span: number) => html`<th scope="row" rowspan=${span}>${vertex + first}</th>
    <td rowspan=${span}>${influences.length}</td>`;
  if (influences.length === 0) return [html`<tr>${begins(1)}<td></td><td></td></tr>`];
  return influences.map(
    ({ bone, weight }, i) => html`<tr class=${bone === state.chosen ? 'chosen' : ''}>
      ${i === 0 ? begins(influences.length) : nothing}
      <td>${list.boneNames[bone]}</td>
      <td>${fixed(words, weight, kDigits)}</td>
    </tr>`,
  );
}

/** Ways to other parts of the table. */
function pager(words: Words, state: SkinState, count: number, commands: SkinCommands) {
  const { strings } = words;
  const { start } = state.table;
  const end = Math.min(start + kVerticesShown, count);
  const values = {
    from: whole(words, Math.min(start + 1, end)),
    to: whole(words, end),
    count: whole(words, count),
  };
  const go = (to: number) => () => commands.setTable({ start: to });
  return html`<div class="row pager">
    <button
      type="button"
      aria-label=${strings['table.previous']}
      ?disabled=${start === 0}
      @click=${go(Math.max(0, start - kVerticesShown))}
    >
      ‹
    </button>
    <button
      type="button"
      aria-label=${strings['table.next']}
      ?disabled=${end >= count}
      @click=${go(start + kVerticesShown)}
    >
      ›
    </button>
    <span>${format(strings['table.range'], values)}</span>
    <label class="go">
      ${strings['table.vertex']}
      <input
        type="number"
        min=${state.text.first}
        step="1"
        @change=${(event: Event) => {
          const { value } = event.target as HTMLInputElement;
          if (value !== '') commands.showVertex(Number(value) - state.text.first);
        }}
      />
    </label>
  </div>`;
}

export function weightsTable(
  words: Words,
  state: SkinState,
  list: WeightList,
  commands: SkinCommands,
): TemplateResult {
  const { strings } = words;
  const { start, isOfChosen, vertices } = state.table;
  const count = vertices?.length ?? vertexCountOf(list.weights);
  const shown = Array.from(
    { length: Math.max(0, Math.min(kVerticesShown, count - start)) },
    (_, i) => vertices?.[start + i] ?? start + i,
  );
  const bone = list.boneNames[state.chosen] ?? '';
  return html`<h2>${strings['table.title']}</h2>
    ${checkbox(format(strings['table.ofChosen'], { bone }), isOfChosen, (checked) =>
      commands.setTable({ isOfChosen: checked }),
    )}
    ${pager(words, state, count, commands)}
    <table class="weights">
      <caption class="heard">${strings['table.title']}</caption>
      <thead>
        <tr>
          <th scope="col">${strings['table.vertex']}</th>
          <th scope="col">${strings['table.count']}</th>
          <th scope="col">${strings['table.bone']}</th>
          <th scope="col">${strings['table.weight']}</th>
        </tr>
      </thead>
      <tbody>
        ${shown.map((vertex) => rowsOf(words, state, list, vertex))}
      </tbody>
    </table>`;
}

function choice<Value extends string>(
  label: string,
  value: Value,
  options: readonly (readonly [Value, string])[],
  choose: (value: Value) => void,
): TemplateResult {
  return html`<label>
    <span class="caption">${label}</span>
    <select
      .value=${value}
      @change=${(event: Event) => choose((event.target as HTMLSelectElement).value as Value)}
    >
      ${options.map(
        ([each, text]) => html`<option value=${each} ?selected=${each === value}>${text}</option>`,
      )}
    </select>
  </label>`;
}

export function textExport(
  { strings }: Words,
  state: SkinState,
  list: WeightList,
  commands: SkinCommands,
): TemplateResult {
  const { text, done } = state;
  const example = weightsText(list, text, Math.min(kLinesShown, vertexCountOf(list.weights)));
  return html`<h2>${strings['text.title']}</h2>
    <div class="fields">
      ${choice(
        strings['text.layout'],
        text.layout,
        [
          ['max', strings['text.layout.max']],
          ['csv', strings['text.layout.csv']],
        ],
        (layout) => commands.setText({ layout }),
      )}
      ${choice(
        strings['text.bones'],
        text.bones,
        [
          ['names', strings['text.bones.names']],
          ['numbers', strings['text.bones.numbers']],
        ],
        (bones) => commands.setText({ bones }),
      )}
    </div>
    ${checkbox(strings['text.first'], text.first === 1, (checked) =>
      commands.setText({ first: checked ? 1 : 0 }),
    )}
    <pre tabindex="0" aria-label=${strings['text.example']}>${example.split(/\r?\n/).slice(0, kLinesShown).join('\n')}
…</pre>
    <div class="row">
      <button type="button" @click=${() => commands.copy()}>${strings['text.copy']}</button>
      <button type="button" @click=${() => commands.save()}>${strings['text.save']}</button>
      <span class="soft" role="status">${done ? strings[`text.${done}`] : nothing}</span>
    </div>
    <p class="soft">${strings['text.about']}</p>`;
}
