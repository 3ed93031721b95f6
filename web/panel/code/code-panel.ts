// The Code tab: the source of this core, or the textbook's test of the same pair.

import { html, type TemplateResult } from 'lit';
import { pairOfAnyKinds } from '../../core/catalog.ts';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { catalogOf, explainedOf } from '../../page/selectors.ts';
import { adoptStyles } from '../controls/adopt-styles.ts';
import { tabList } from '../layout/tab-list.ts';
import styles from './code.css?inline';
import { type CodeChoice, choiceOf, kVersions, type Version } from './code-choice.ts';
import { coreCode } from './core-code.ts';
import { textbookCode } from './textbook-code.ts';

export function codeTemplate(page: Page, commands: Commands): TemplateResult {
  const { strings } = page;
  const explained = explainedOf(page);
  const catalog = catalogOf(page);
  const pair = explained && catalog && pairOfAnyKinds(catalog, ...explained.kinds);
  if (!(explained && pair)) return html`<p class="empty">${strings['why.noPair']}</p>`;
  const choice = choiceOf(commands);
  const choose = (change: Partial<CodeChoice>) => {
    Object.assign(choice, change);
    commands.page.refresh();
  };
  return html`<div class="code" ${adoptStyles(styles)}>
    ${tabList({
      label: strings['code.version'],
      names: kVersions,
      chosen: choice.version,
      panel: 'code-version',
      idOf,
      textOf: (version) => strings[`code.${version}`],
      open: (version) => choose({ version }),
    })}
    <div
      class=${`version ${choice.version}`}
      role="tabpanel"
      id="code-version"
      aria-labelledby=${idOf(choice.version)}
    >
      ${
        choice.version === 'core'
          ? coreCode(page, commands, explained, pair.file)
          : textbookCode({ page, commands, explained, pair: pair.name, choice, choose })
      }
    </div>
  </div>`;
}

const idOf = (version: Version) => `code-${version}`;
