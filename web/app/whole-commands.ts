// What the whole core is asked for, each loaded when it is first called.
import { shared } from '../core/share.ts';
import type { WholeCommands } from '../page/commands.ts';
import type { ContactControllerHost } from './contact/contact-controller.ts';
import type { DifferenceControllerHost } from './difference/difference-controller.ts';
import type { MethodControllerHost } from './methods/method-controller.ts';

export const wholeCommands = (
  host: ContactControllerHost & DifferenceControllerHost & MethodControllerHost,
): WholeCommands => ({
  contact: shared(async () => {
    const { loadContacts } = await import('./contact/contact-controller.ts');
    return loadContacts(host);
  }),
  difference: shared(async () => {
    const { loadDifferences } = await import('./difference/difference-controller.ts');
    return loadDifferences(host);
  }),
  methods: shared(async () => {
    const { loadMethods } = await import('./methods/method-controller.ts');
    return loadMethods(host);
  }),
});
