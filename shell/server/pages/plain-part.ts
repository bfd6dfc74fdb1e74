import { BRAND } from '@lacteos/contracts/brand/brand';
import { escapeHtml } from 'gateway';
import { plainContent, type PageFacts } from '../seo/page-head.js';

const NEEDS: Record<PageFacts['scriptNeed'], string> = {
  none: '',
  buying: 'Para agregar productos al carrito, active JavaScript en su navegador y recargue la página.',
  page: `${BRAND.name} necesita JavaScript. Actívelo en su navegador y recargue la página.`,
};
const MAIN_END = '</main>';
const HEADING = /<h1[\s>]/;

const plainPart = (frame: string, facts: PageFacts): string => {
  const need = NEEDS[facts.scriptNeed];
  const told = HEADING.test(frame) ? '' : plainContent(facts);
  const said = need ? `<p>${escapeHtml(need)}</p>` : '';
  return told || said ? `<noscript>${told}${said}</noscript>` : '';
};

/** The plain part goes to the end of `<main>`, or after the root. */
export const rootWithPlainPart = (frame: string, facts: PageFacts): string => {
  const plain = plainPart(frame, facts);
  const end = frame.lastIndexOf(MAIN_END);
  return end < 0
    ? `<div id="root">${frame}</div>${plain}`
    : `<div id="root">${frame.slice(0, end)}${plain}${frame.slice(end)}</div>`;
};
