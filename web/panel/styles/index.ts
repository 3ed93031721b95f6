import { card } from './card.ts';
import { code } from './code.ts';
import { controls } from './controls.ts';
import { dialog } from './dialog.ts';
import { grid } from './grid.ts';
import { header } from './header.ts';
import { layout } from './layout.ts';
import { ledger } from './ledger.ts';
import { side } from './side.ts';
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
  side,
  ledger,
  walk,
  code,
  dialog,
  grid,
  card,
];
