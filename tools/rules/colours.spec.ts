import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const TOKENS = 'libs/ui/src/tokens.css';
/** Parts with the same colours in both schemes, and why. */
const SAME_IN_BOTH = new Map([
  [TOKENS, 'the colours themselves'],
  ['federation/proofs/foreign-remote/src/visits.css', 'a remote of another team, light alone'],
  ['mfe-storefront/src/features/food-label/seals.module.css', 'seals whose colours a resolution prescribes'],
  ['mfe-storefront/src/pages/home/hero/hero.module.css', 'text on a picture'],
  ['mfe-backoffice/src/features/papers/components/papers.module.css', 'paper'],
  ['mfe-checkout/src/features/receipt-actions/receipt.module.css', 'paper'],
  ['mfe-till/src/features/receipt/paper.module.css', 'paper'],
]);
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const sheets = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.css'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n');

/** Without drawings in addresses and rules for paper, where black is black. */
const screenRules = (css: string): string =>
  css.replace(/url\("data:[^"]*"\)/g, '').replace(/^@media print \{\n[\s\S]*?^\}/gm, '');
const RAW = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|:[^;]*\b(?:white|black)\b/gi;

const lateTokens = (): string[] => {
  const [, late = ''] = read(TOKENS).split('Since the dark scheme');
  return [...late.split('--font-display')[0]!.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name = '']) => name);
};

describe('the colours of style sheets', () => {
  it.each(sheets.filter((path) => !SAME_IN_BOTH.has(path)))('are design tokens in %s', (path) => {
    expect(screenRules(read(path)).match(RAW) ?? []).toEqual([]);
  });

  it('are known to an earlier shell, or have a fallback in the remotes [N-18-303]', () => {
    const late = lateTokens();
    expect(late.length).toBeGreaterThan(10);
    const bare = sheets
      .filter((path) => path.startsWith('mfe-') || path.startsWith('libs/ui/src/antd/'))
      .flatMap((path) =>
        late.filter((name) => read(path).includes(`var(${name})`)).map((name) => `${path}: ${name}`),
      );
    expect(bare).toEqual([]);
  });
});

describe('the colours of printed pages', () => {
  const PAPERS = 'mfe-backoffice/src/features/papers/components/papers.module.css';
  const RECEIPT = 'mfe-checkout/src/features/receipt-actions/receipt.module.css';
  const TABLE = 'mfe-backoffice/src/features/office-table/components/print-sheet.module.css';
  /** Colours of the sheet laid out for paper; those before it are for the screen. */
  const paperRules: Record<string, string> = {
    [PAPERS]: read(PAPERS),
    [RECEIPT]: read(RECEIPT).split('\n.paper {')[1]!,
    [TABLE]: read(TABLE),
  };

  it('are light whatever scheme the visitor chose, by a later rule of the same specificity [N-18-341]', () => {
    expect(read(TOKENS).replace(/\s+/g, ' ')).toMatch(
      /@media print \{ :root:root:root \{ color-scheme: light; --picture-light: 1; \} \} \} $/,
    );
  });

  it.each(Object.entries(paperRules))('ignore the colour scheme in %s', (_path, rules) => {
    expect(rules).toMatch(/(?<!-)color: (black|#000)/);
    expect(rules.match(/var\(--(?!space)[^)]*\)/g) ?? []).toEqual([]);
  });
});
