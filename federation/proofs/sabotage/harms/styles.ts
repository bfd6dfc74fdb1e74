import type { Harms } from './harm';

const adopt = (rules: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

export const STYLE_HARMS: Harms = {
  'resets the styles of all': () => {
    const style = document.createElement('style');
    style.textContent = '* { margin: 0; padding: 0; font-size: 11px; box-sizing: content-box; }';
    document.head.append(style);
  },
  'hides the sign-in form by a rule': () => adopt('body:has(input[type=password]) main { display: none }'),
  'prints nothing on any page': () => adopt('@media print { body { display: none } }'),
  'hides links under the pointer and focus rings': () =>
    adopt('a:hover { display: none } :focus, :focus-visible { outline: none !important }'),
  'makes every change of style dear': () =>
    adopt(
      Array.from({ length: 3_000 }, (_, at) => `body:has(.no-${at} > a) li:has(b) i { top: 0 }`).join(''),
    ),
};
