// Asks on a terminal before the system is changed; elsewhere, in CI and with --yes nobody is asked.
import { createInterface } from 'node:readline';

/** Any command may be given this: `npm start -- --yes`; npm itself takes the one of `npm start --yes`. */
export const kYes = '--yes';

/** Whether somebody is there to be asked, and wants to be. */
export function wantsToBeAsked({ stdin, stdout, env, argv } = process) {
  const isTerminal = Boolean(stdin.isTTY && stdout.isTTY);
  return isTerminal && !env.CI && !argv.includes(kYes) && env.npm_config_yes !== 'true';
}

/** Whether the answer to a question is yes, as Enter alone is; the end of the input is none. */
export function agrees(
  question,
  { input, output } = { input: process.stdin, output: process.stdout },
) {
  const lines = createInterface({ input, output });
  return new Promise((resolve) => {
    lines.once('close', () => resolve(false));
    lines.question(`${question} [Y/n] `, (answer) => {
      resolve(/^\s*(y(es)?)?\s*$/i.test(answer));
      lines.close();
    });
  });
}
