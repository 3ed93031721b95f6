// What the parts of the Minkowski tab are rendered from.
import type { Difference } from '../../core/difference.ts';
import type { Commands, DifferenceCommands } from '../../page/commands.ts';
import type { DifferenceAnswer } from '../../page/difference.ts';
import type { Page } from '../../page/page.ts';
import type { Strings } from '../../strings/index.ts';
import type { Explained } from '../../strings/names.ts';

export interface MinkowskiModel extends Pick<DifferenceAnswer, 'shortest' | 'view' | 'walk'> {
  readonly page: Page;
  readonly strings: Strings;
  readonly commands: Commands;
  readonly differences: DifferenceCommands;
  readonly explained: Explained;
  readonly difference: Difference;
  /** What the test comes to is not shown. */
  readonly hidesEnd: boolean;
}
