import { whenPainted } from './first-paint';

// The HTML already shows the page's first view: nothing heavy runs before the browser has painted it. Shared packages
// are agreed on behind this import, before the first module that uses them runs.
void whenPainted().then(() => import('./bootstrap'));
