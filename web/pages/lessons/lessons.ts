// Script of the lessons.
import 'katex/dist/katex.min.css';
import '../shared/site.css';
import './lessons.css';
import { connectTheme } from '../shared/theme.ts';

connectTheme();
