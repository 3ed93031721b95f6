// Script of the home page.
import '../shared/site.css';
import './home.css';
import { connectTheme } from '../shared/theme.ts';
import { forwardAddress } from './forward.ts';

const forward = forwardAddress(location.href);
if (forward !== null) location.replace(forward);
connectTheme();
