import { controls } from './controls.ts';
import { header } from './header.ts';
import { layout } from './layout.ts';
import { ledger } from './ledger.ts';
import { tokens } from './tokens.ts';
import { tools } from './tools.ts';
import { verdict } from './verdict.ts';
import { walk } from './walk.ts';
import { why } from './why.ts';

export const styles = [tokens, controls, layout, header, tools, verdict, why, ledger, walk];
