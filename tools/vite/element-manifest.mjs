// The Custom Elements Manifest: what editors and documentation read of <collision-playground>, as the
// comments and types of its sources have it.
import { readFileSync } from 'node:fs';
import { create, ts } from '@custom-elements-manifest/analyzer';

/** Where a consumer finds what web/element.ts exports. */
const kModule = 'dist/lib/element/index.js';
const kInline = 'dist/lib/element/inline.js';

const parse = (path) =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true);

const typeIn = (source, wanted) => source.statements.find(({ name }) => name?.text === wanted);

/** The analyzer sees only events that a method of the class dispatches itself. */
function eventOf({ name, type, jsDoc }) {
  const description = jsDoc?.[0].comment;
  return { name: name.text, type: { text: `CustomEvent<${type.getText()}>` }, description };
}

/** Without what is private, and with what the analyzer can't know. */
function declarationOf({ superclass, members, cssProperties, ...rest }) {
  return {
    ...rest,
    // the source calls it Base, since there is none in Node
    superclass: { name: rest.customElement ? 'HTMLElement' : superclass.name },
    members: members
      .filter(({ privacy }) => privacy !== 'private')
      // a constructor's parameter is no default
      .map((each) => (each.default === each.name ? { ...each, default: undefined } : each)),
    cssProperties: cssProperties?.map(({ type, ...each }) => ({ ...each, syntax: type?.text })),
  };
}

/** The text of the file that package.json calls `customElements`. */
export function elementManifest() {
  const element = parse('web/element.ts');
  const error = parse('web/app/figure-error.ts');
  const events = typeIn(parse('web/app/events.ts'), 'FigureEvents').members.map(eventOf);
  // a name that readers of the manifest can't look up
  const faults = typeIn(error, 'FigureFault').type.types.map((each) => each.getText());

  const { schemaVersion, modules } = create({ modules: [element, error] });
  const [figure, failure] = modules.flatMap((each) => each.declarations.map(declarationOf));
  const declarations = [{ ...figure, events }, failure];
  const names = [figure.name, failure.name, figure.tagName];
  const exports = modules[0].exports
    .filter(({ name }) => names.includes(name))
    .map((each) => ({ ...each, declaration: { name: each.declaration.name, module: kModule } }));
  const kind = 'javascript-module';
  const description = 'The same in one file, with three.js and the core inside.';
  const described = [
    { kind, path: kModule, declarations, exports },
    { kind, path: kInline, description, exports },
  ];
  const readable = (key, value) => {
    if (key === 'description') return value?.replace(/\s+/g, ' ');
    return key === 'text' && value === 'FigureFault' ? faults.join(' | ') : value;
  };
  return `${JSON.stringify({ schemaVersion, modules: described }, readable, 2)}\n`;
}
