// The editor of code: CodeMirror with JavaScript, in the page's colors. Tab leaves it, so that nobody is caught in it.
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { type Diagnostic, linter } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { type CodeFault, readCode } from './read-code.ts';

export interface EditorOptions {
  readonly code: string;
  /** Name of the field. */
  readonly label: string;
  /** Of a fault that the parser has no words for. */
  readonly faultText: (fault: CodeFault) => string;
  readonly changed: (code: string) => void;
}

export interface Editor {
  /** Shows other code, with a history of its own: undo does not lead back to what was open before. */
  open(code: string): void;
  /** The same as an edit of what is open. */
  replace(code: string): void;
  /** Selects a line, from 1, and takes the focus. */
  goTo(line: number): void;
  focus(): void;
}

const colors = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--soft)' },
  { tag: [tags.keyword, tags.operatorKeyword, tags.definitionKeyword], color: 'var(--a)' },
  { tag: [tags.number, tags.bool, tags.null, tags.string], color: 'var(--gap)' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.definition(tags.variableName))],
    color: 'var(--b-text)',
  },
]);

const theme = EditorView.theme({
  '&': { fontSize: '12.5px', backgroundColor: 'var(--panel)', color: 'var(--ink)' },
  '&.cm-focused': { outline: '2px solid var(--ink)', outlineOffset: '1px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.55' },
  '.cm-content': { padding: '14px 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 16px 0 8px' },
  '.cm-gutters': { backgroundColor: 'var(--panel)', color: 'var(--soft)', border: '0' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--panel)',
    border: '1px solid var(--hair)',
    borderRadius: '8px',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--selected)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { backgroundColor: 'color-mix(in srgb, var(--a) 24%, transparent)' },
});

function diagnosticsOf(view: EditorView, faultText: EditorOptions['faultText']): Diagnostic[] {
  const read = readCode(view.state.doc.toString());
  if (!('fault' in read)) return [];
  const { line, message } = read.fault;
  const at = view.state.doc.line(Math.min(line ?? 1, view.state.doc.lines));
  return [
    { from: at.from, to: at.to, severity: 'error', message: message || faultText(read.fault) },
  ];
}

export function createEditor(parent: HTMLElement, options: EditorOptions): Editor {
  const { code, label, faultText, changed } = options;
  const extensions = [
    lineNumbers(),
    history(),
    bracketMatching(),
    indentOnInput(),
    javascript(),
    syntaxHighlighting(colors),
    theme,
    linter((each) => diagnosticsOf(each, faultText), { delay: 400 }),
    keymap.of([...defaultKeymap, ...historyKeymap]),
    EditorView.contentAttributes.of({
      'aria-label': label,
      spellcheck: 'false',
      tabindex: '0',
    }),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) changed(state.doc.toString());
    }),
  ];
  const stateOf = (doc: string) => EditorState.create({ doc, extensions });
  const view = new EditorView({ parent, state: stateOf(code) });
  return {
    open: (next) => view.setState(stateOf(next)),
    replace(next) {
      if (next === view.state.doc.toString()) return;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
    },
    goTo(line) {
      const { from, to } = view.state.doc.line(Math.min(line, view.state.doc.lines));
      view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
      view.focus();
    },
    focus: () => view.focus(),
  };
}
