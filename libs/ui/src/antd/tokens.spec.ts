import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PALETTE, type ColourName, type Scheme } from './palette';
import { contrast } from '../testing/contrast';

const CSS = readFileSync(join(__dirname, '../tokens.css'), 'utf8');
const SCHEMES: Scheme[] = ['light', 'dark'];
const [plain = '', both = ''] = CSS.split('@supports');

const across = (inks: ColourName[], grounds: ColourName[]): [ColourName, ColourName][] =>
  inks.flatMap((ink) => grounds.map((ground): [ColourName, ColourName] => [ink, ground]));

const GROUNDS: ColourName[] = ['cream', 'milk', 'ground', 'leaf-mist', 'butter-mist', 'sky'];
const TEXTS = [
  ...across(['cocoa', 'cocoa-soft', 'leaf', 'leaf-deep'], GROUNDS),
  ...across(['danger'], ['cream', 'milk', 'danger-mist', 'leaf-mist', 'butter-mist']),
  ...across(['milk'], ['leaf', 'leaf-deep', 'danger']),
  ...across(['cocoa', 'danger-deep'], ['danger-mist']),
  ...across(['on-butter'], ['butter']),
  ...across(['on-deep', 'deep-link'], ['deep']),
  ...across(['on-meadow'], ['meadow', 'meadow-deep']),
  ...across(['on-off'], ['off']),
];
const CONTROLS = [
  ...across(['field-line', 'leaf', 'danger', 'butter-deep'], ['cream', 'milk']),
  ...across(['butter'], ['meadow']),
];

describe('the design tokens', () => {
  const names = [...plain.matchAll(/^ {2}--([\w-]+): (#\w+|rgb\([^)]*\));$/gm)];

  it('have both schemes, with a light fallback for browsers without light-dark()', () => {
    expect(names.length).toBeGreaterThan(25);
    for (const [, name, light] of names) expect(both).toContain(`--${name}: light-dark(${light}, `);
    expect(both.match(/light-dark\((?!white)/g)).toHaveLength(names.length);
  });

  it.each(Object.keys(PALETTE.light) as ColourName[])('equal those of antd: %s', (name) => {
    const { light, dark } = PALETTE;
    expect(both).toContain(`--${name}: light-dark(${light[name]}, ${dark[name]});`);
  });

  it.each(SCHEMES)('keep a contrast of 4.5:1 for texts in the %s scheme [N-18-300]', (scheme) => {
    const colour = PALETTE[scheme];
    const faint = TEXTS.filter(([ink, ground]) => contrast(colour[ink], colour[ground]) < 4.5);
    expect(faint).toEqual([]);
  });

  it.each(SCHEMES)('keep a contrast of 3:1 for edges and signs in the %s scheme [N-18-300]', (scheme) => {
    const colour = PALETTE[scheme];
    const faint = CONTROLS.filter(([sign, ground]) => contrast(colour[sign], colour[ground]) < 3);
    expect(faint).toEqual([]);
  });

  it('are light when printed', () => {
    expect(both).toMatch(/@media print \{\s+:root:root:root \{\s+color-scheme: light;/);
  });
});
