import { controls } from './controls.ts';
import { dialog } from './dialog.ts';
import { header } from './header.ts';
import { layout } from './layout.ts';
import { ledger } from './ledger.ts';
import { notice } from './notice.ts';
import { quiz } from './quiz.ts';
import { side } from './side.ts';
import { tabs } from './tabs.ts';
import { tokens } from './tokens.ts';
import { tools } from './tools.ts';
import { verdict } from './verdict.ts';
import { walk } from './walk.ts';

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
];
