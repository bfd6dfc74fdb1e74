import { isTooComplex } from './json-body.js';

const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe('the limits of a JSON body', () => {
  it('allow twenty levels of lists and objects', () => {
    expect(isTooComplex(nested(20))).toBe(false);
    expect(isTooComplex(nested(21))).toBe(true);
    expect(isTooComplex('{"a":['.repeat(11))).toBe(true);
  });

  it('allow 5,000 values', () => {
    const list = (entries: number) => JSON.stringify(Array.from({ length: entries }, (_, n) => n));
    expect(isTooComplex(list(5_001))).toBe(false);
    expect(isTooComplex(list(5_002))).toBe(true);
  });

  it('ignore the content of texts', () => {
    const text = '[{"\\'.repeat(5_000) + ','.repeat(10_000);
    expect(isTooComplex(JSON.stringify({ [text]: text, other: '\\' }))).toBe(false);
  });

  it('apply to bodies that never end', () => {
    expect(isTooComplex('{"a')).toBe(false);
    expect(isTooComplex(`"${'\\'.repeat(9)}`)).toBe(false);
  });
});
