import { controls } from '../controls/controls-styles.ts';
import { ledger } from '../why/ledger-styles.ts';
import { dialog } from './dialog-styles.ts';
import { header } from './header-styles.ts';
import { layout } from './layout-styles.ts';
import { notice } from './notice-styles.ts';
import { print } from './print-styles.ts';
import { quiz } from './quiz-styles.ts';
import { reason } from './reason-styles.ts';
import { side } from './side-styles.ts';
import { tabs } from './tabs-styles.ts';
import { tokens } from './tokens-styles.ts';
import { tools } from './tools-styles.ts';
import { verdict } from './verdict-styles.ts';
import { walk } from './walk-styles.ts';

export const styles = [
  tokens,
  controls,
  layout,
  header,
  tools,
  verdict,
  quiz,
  tabs,
  side,
  ledger,
  walk,
  dialog,
  notice,
  reason,
  print,
];
