// What every static page has besides its own: the button of the theme and the switch for reading offline.
import { connectOffline } from './offline.ts';
import { connectTheme } from './theme.ts';

export function connectSite(): void {
  connectTheme();
  connectOffline();
}
