import { describe, expect, it } from '@jest/globals';

import { labelCodeOf, orderCodeIn, orderOfLabel, readColumn } from './scanned-rows.js';

const ORDERS = [41, 42, 43];
const read = (text: string, from?: number) => {
  const { values, unknown } = readColumn(text, ORDERS, from);
  return { values: Object.fromEntries(values), unknown };
};

describe('a pasted column', () => {
  it.each([
    ['values in row order', 'G-1\nG-2\r\n\nG-3\n', { 41: 'G-1', 42: 'G-2', 43: 'G-3' }, []],
    ['values by order code', '43\tG-3\n41;G-1\n#42 G-2', { 41: 'G-1', 42: 'G-2', 43: 'G-3' }, []],
    ['a code without a row', '99\tG-9\n41\tG-1', { 41: 'G-1' }, ['99\tG-9']],
    ['more values than rows', 'A\nB\nC\nD', { 41: 'A', 42: 'B', 43: 'C' }, ['D']],
    ['guides of digits and spaces', '700 123 456', { 41: '700 123 456' }, []],
  ])('is parsed from %s [N-17-306]', (_case, text, values, unknown) => {
    expect(read(text)).toEqual({ values, unknown });
  });

  it('starts at the row into which it was pasted', () => {
    expect(read('B\nC', 42).values).toEqual({ 42: 'B', 43: 'C' });
  });

  it.each([
    ['41', 41],
    ['Pedido 42', 42],
    ['#43', 43],
    ['PED-41', 41],
    ['44', null],
    ['G-41', null],
  ])('contains %p as the code of order %p', (text, id) => {
    expect(orderCodeIn(text, ORDERS)).toBe(id);
  });

  it('distinguishes label codes from guides and finds their orders', () => {
    expect(orderOfLabel(labelCodeOf(41))).toBe(41);
    expect(orderCodeIn(labelCodeOf(41), ORDERS)).toBe(41);
    for (const guide of ['41', 'PED-', 'PED-41-2', 'G-41', '700123456'])
      expect(orderOfLabel(guide)).toBeNull();
  });
});
