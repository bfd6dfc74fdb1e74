import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['libs/ui/src', 'federation/runtime/src', 'shell/src', 'mfe-*/src'];
/** Widths of paper are in millimetres, its texts in points. */
const PAPER = /papers\.module\.css$/;
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const sheets = execFileSync('git', ['ls-files', ...FOLDERS.map((folder) => `:(glob)${folder}/**/*.css`)], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => !PAPER.test(path));

/** In rem. */
const TEXTS = ['0.75', '0.8125', '0.875', '0.9375', '1', '1.0625', '1.125', '1.2', '1.375', '1.5', '2'];
/** Titles that grow with the window. */
const TITLES = [
  'clamp(1.9rem, 1.4rem + 2.2vw, 2.9rem)',
  'clamp(1.5rem, 1.2rem + 1.4vw, 2.125rem)',
  'clamp(1.4rem, 1.2rem + 1vw, 1.9rem)',
];
/** Sizes that fit one place only. */
const SINGLE = new Map([
  ['mfe-storefront/src/pages/home/hero/hero.module.css', 'the title on the film'],
  [
    'mfe-storefront/src/features/product-list/product-list.module.css',
    'the words beside a picture of a carousel',
  ],
  ['mfe-storefront/src/features/family-carousel/family-carousel.module.css', 'the same'],
  [
    'mfe-storefront/src/features/catalogue-search/catalogue-search.module.css',
    'all families in one row of a phone',
  ],
  [
    'mfe-checkout/src/features/steps/checkout-steps.module.css',
    'the words of all steps in one row of a phone',
  ],
  ['mfe-storefront/src/pages/products/products-page.module.css', 'the title beside the cart on a phone'],
]);
const LOGO_SCREEN = 'clamp(1.8rem, 6vw, 3rem)';

const valuesOf = (css: string, property: RegExp): string[] =>
  [...css.matchAll(property)].map(([, value = '']) => value.trim());

const isRadius = (value: string): boolean =>
  value.split(' ').every((part) => /^(0|50%|inherit|var\(--radius-[smlp]\w*\))$/.test(part));
const isShadow = (value: string): boolean =>
  /^(none|inset [\s\S]*|0 0 0 100vmax .*|var\(--shadow-(card|float)\))$/.test(value);

describe('the scale of the design', () => {
  it.each(sheets)('holds for corners, shadows, edges and texts in %s [N-18-342]', (path) => {
    const css = read(path).replace(/^@media print \{\n[\s\S]*?^\}/gm, '');
    const odd = {
      radii: valuesOf(css, /border-radius:([^;]+);/g).filter((value) => !isRadius(value)),
      shadows: valuesOf(css, /box-shadow:([^;]+);/g).filter((value) => !isShadow(value)),
      edges: valuesOf(css, /border-(?:left|inline-start):([^;]+);/g).filter(
        (value) => !/^([015]|1px|5px)( |$)/.test(value),
      ),
      texts: valuesOf(css, /font-size:([^;]+);/g)
        .concat(valuesOf(css, /font:\s*[67]00\s+(clamp\([^)]*\)|[\d.]+rem)/g))
        .filter((value) => !SINGLE.has(path) || !value.startsWith('clamp'))
        .filter((value) => !TITLES.includes(value) && value !== LOGO_SCREEN && value !== 'inherit')
        .filter((value) => !/px$/.test(value) && !TEXTS.includes(value.replace(/rem$/, ''))),
    };
    expect(odd).toEqual({ radii: [], shadows: [], edges: [], texts: [] });
  });
});
