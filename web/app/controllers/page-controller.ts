// The state of the panels and dialogs, the language and the theme.
import type { PageCommands } from '../../page/commands.ts';
import type { AnswerView, Dialog, Tab } from '../../page/page.ts';
import type { Attributes } from '../attributes.ts';
import type { Notices } from '../notices.ts';
import type { PageStore } from '../page-store.ts';

export interface PageControllerHost {
  readonly pageStore: PageStore;
  readonly attributes: Attributes;
  readonly notices: Notices;
  focusPicture(): void;
  refresh(): void;
}

export class PageController implements PageCommands {
  readonly #host: PageControllerHost;

  constructor(host: PageControllerHost) {
    this.#host = host;
  }

  switchLang(): void {
    this.#host.attributes.switchLang();
  }

  switchTheme(): void {
    this.#host.attributes.switchTheme();
  }

  togglePanel(): void {
    const { pageStore } = this.#host;
    pageStore.update({ panelOpen: !pageStore.state.panelOpen });
  }

  openTab(tab: Tab): void {
    this.#host.pageStore.update({ tab });
  }

  unfoldRow(unfolded: boolean): void {
    this.#host.pageStore.update({ unfolded });
  }

  showAnswer(change: Partial<AnswerView>): void {
    const { pageStore } = this.#host;
    pageStore.update({ answer: { ...pageStore.state.answer, ...change } });
  }

  showDialog(dialog: Dialog | null): void {
    this.#host.pageStore.update({ dialog });
  }

  toggleNudges(): void {
    const { pageStore } = this.#host;
    pageStore.update({ nudging: !pageStore.state.nudging });
  }

  setSingleKeys(on: boolean): void {
    this.#host.pageStore.setSingleKeys(on);
  }

  dismissNotice(): void {
    this.#host.notices.dismiss();
  }

  holdNotice(held: boolean): void {
    this.#host.notices.hold(held);
  }

  focusPicture(): void {
    this.#host.focusPicture();
  }

  refresh(): void {
    this.#host.refresh();
  }
}
