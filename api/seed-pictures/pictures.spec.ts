import { existsSync, readFileSync } from 'node:fs';
import { DEMO_PRODUCTS } from '../src/seed/products.js';
import { DEMO_STORES } from '../src/seed/stores.js';

const file = (name: string) => new URL(name, import.meta.url);
const PICTURES = [
  ...DEMO_PRODUCTS.map(({ picture }) => picture),
  ...DEMO_STORES.map((_, index) => `store-${index + 1}`),
];

describe('demo pictures', () => {
  it.each(PICTURES)('%s is drawn, in shapes only', (picture) => {
    expect(existsSync(file(`${picture}.svg`))).toBe(true);
    const svg = readFileSync(file(`${picture}.svg`), 'utf8');
    expect(svg).toContain('viewBox="0 0 960 960"');
    // No font, no photograph, nothing from elsewhere.
    expect(svg).not.toMatch(/<(text|image|script|foreignObject)|href=|NaN|undefined/);
  });

  it('say that they are our own and under which licence', () => {
    const note = readFileSync(file('PICTURES.md'), 'utf8');
    expect(note).toMatch(/the project's own/);
    expect(note).toMatch(/licence of the repository \(MIT\)/);
  });
});
