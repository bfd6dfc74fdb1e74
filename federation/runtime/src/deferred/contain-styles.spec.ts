import { aRegistry } from '../testing/a-registry';
import { startContainment } from './contain-styles';
import { placeOf } from './style-scope';

const FILE = `${document.baseURI}releases/mfe-toy/1.0.0-abc/style.css`;
const SHARED = `${document.baseURI}releases/mfe-toy/files/style.0123456789abcdef.css`;
const PLACE = placeOf('mfe-toy');

const sheetOf = (text: string): CSSStyleSheet => {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
  if (!style.sheet) throw new Error('the text is no style sheet');
  return Object.defineProperty(style.sheet, 'ownerNode', { value: style });
};
/** A sheet as a browser reads it from a file; jsdom loads none. */
const readFrom = (href: string, text: string): CSSStyleSheet =>
  Object.defineProperty(sheetOf(text), 'href', { value: href });
const start = () => startContainment({ registry: aRegistry() });
const selectorsIn = (rules: Iterable<CSSRule>): string[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
    ...('cssRules' in rule ? selectorsIn(rule.cssRules as CSSRuleList) : []),
  ]);
const limited = (...selectors: string[]): string[] => selectors.map((selector) => selector + PLACE);

beforeEach(() => {
  document.head.innerHTML = '';
  jest.spyOn(document, 'addEventListener');
});
afterEach(() => {
  for (const listener of jest.mocked(document.addEventListener).mock.calls)
    document.removeEventListener(...listener);
  jest.restoreAllMocks();
});

describe('Style sheets of remotes', () => {
  it.each([
    ['of a release', FILE],
    ['that releases share', SHARED],
  ])('apply only inside the sections of the remote for a file %s [N-22-140]', async (_whose, address) => {
    const sheet = readFrom(address, 'h1 { color: red } .a > p { color: red }');
    await start();
    expect(selectorsIn(sheet.cssRules)).toEqual(limited('h1', '.a > p'));
  });

  it('stay unchanged when they belong to the shell, a library or no project', async () => {
    const sheets = [
      readFrom(`${document.baseURI}releases/shell/1.0.0-abc/style.css`, 'h1 { color: red }'),
      readFrom(`${document.baseURI}releases/libraries/files/1.css`, 'h1 { color: red }'),
      sheetOf('h1 { color: red }'),
    ];
    await start();
    expect(sheets.flatMap(({ cssRules }) => selectorsIn(cssRules))).toEqual(['h1', 'h1', 'h1']);
  });

  it('are also limited within conditions and layers', async () => {
    const sheet = readFrom(
      FILE,
      `@media (min-width: 40rem) { .a { color: red } @supports (display: grid) { .b { color: red } } }
       @layer page { .c { color: red } }`,
    );
    await start();
    expect(selectorsIn(sheet.cssRules)).toEqual(limited('.a', '.b', '.c'));
  });

  it('are limited in nested rules when the browser supports nesting', async () => {
    const sheet = readFrom(FILE, '.a { color: red }');
    const [inner] = sheetOf('& > p { color: red }').cssRules;
    Object.assign(sheet.cssRules[0] ?? {}, { cssRules: [inner] });
    await start();
    expect(selectorsIn(sheet.cssRules)).toEqual(limited('.a', '& > p'));
  });

  it('are limited in imported sheets [N-22-140]', async () => {
    const imported = sheetOf('.imported { color: red }');
    const sheet = readFrom(FILE, `@import url("${FILE}"); .a { color: red }`);
    const [rule] = sheet.cssRules;
    Object.defineProperty(rule, 'styleSheet', { value: imported });
    await start();
    expect(selectorsIn(imported.cssRules)).toEqual(limited('.imported'));
    expect(selectorsIn(sheet.cssRules)).toEqual(limited('.a'));
  });

  it('reach the whole page in print and when making room for a bar [N-22-140]', async () => {
    const sheet = readFrom(
      FILE,
      `@media print { header { display: none } }
       main:has(.bar) { padding: 0 }
       main:has(.bar), header { padding: 0 }`,
    );
    await start();
    expect(selectorsIn(sheet.cssRules)).toEqual([
      'header',
      'main:has(.bar)',
      limited('main:has(.bar)', 'header').join(', '),
    ]);
  });

  it('are recognized in the HTML by the disabled link that follows them', async () => {
    const [own, other] = [sheetOf('.a { color: red }'), sheetOf('.b { color: red }')];
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: FILE });
    document.head.insertBefore(link, other.ownerNode);
    Object.defineProperty(link, 'disabled', { value: true });
    await start();
    expect(selectorsIn(own.cssRules)).toEqual(limited('.a'));
    expect(selectorsIn(other.cssRules)).toEqual(['.b']);
  });

  it('are limited exactly once, even when they are added later [N-22-140]', async () => {
    const sheet = readFrom(FILE, '.a { color: red }');
    await start();
    const later = readFrom(FILE, '.late { color: red }');
    const link = Object.defineProperty(document.createElement('link'), 'sheet', { value: later });
    document.head.append(link);
    link.dispatchEvent(new Event('load'));
    link.dispatchEvent(new Event('load'));
    expect(selectorsIn([...sheet.cssRules, ...later.cssRules])).toEqual(limited('.a', '.late'));
  });
});
