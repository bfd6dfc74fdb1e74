import { mergeEdit } from './merge-edit';

const OPENED = { name: 'Kumis', price: 100, tariff: null as string | null };

describe('an edit that met another one', () => {
  it('keeps what was typed and takes the fresh value elsewhere', () => {
    const typed = { name: 'Kumis natural', price: 100, tariff: null };
    const fresh = { name: 'Kumis', price: 120, tariff: null };
    expect(mergeEdit(OPENED, typed, fresh)).toEqual({
      values: { name: 'Kumis natural', price: 120, tariff: null },
      changes: [{ field: 'price', fresh: 120 }],
    });
  });

  it('keeps what was typed where both changed the same field, and tells the other value', () => {
    const merged = mergeEdit(OPENED, { ...OPENED, price: 90 }, { ...OPENED, price: 120 });
    expect(merged).toEqual({ values: { ...OPENED, price: 90 }, changes: [{ field: 'price', fresh: 120 }] });
  });

  it('takes a field that is not there for one that is empty', () => {
    const typed: typeof OPENED = { name: 'Kumis', price: 100, tariff: undefined as unknown as null };
    expect(mergeEdit(OPENED, typed, OPENED).changes).toEqual([]);
  });
});
