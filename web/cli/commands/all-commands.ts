// All commands, in the order of the help.
import type { Command } from '../command.ts';
import { check } from './check.ts';
import { explain } from './explain.ts';
import { open } from './open.ts';

export const commands: readonly Command[] = [check, explain, open];
