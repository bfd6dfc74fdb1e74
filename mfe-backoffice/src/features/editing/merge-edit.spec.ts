import { mergeEdit } from './merge-edit';

const OPENED = { name: 'Kumis', price: 100, tariff: null as string | null };

describe('an edit in conflict with another one', () => {
  it('keeps typed fields and takes the fresh value of all others', () => {
    const typed = { name: 'Kumis natural', price: 100, tariff: null };
    const fresh = { name: 'Kumis', price: 120, tariff: null };
    expect(mergeEdit(OPENED, typed, fresh)).toEqual({
      values: { name: 'Kumis natural', price: 120, tariff: null },
      changes: [{ field: 'price', fresh: 120 }],
    });
  });

  it('keeps the typed value of a field that both changed, and reports the other value', () => {
    const merged = mergeEdit(OPENED, { ...OPENED, price: 90 }, { ...OPENED, price: 120 });
    expect(merged).toEqual({ values: { ...OPENED, price: 90 }, changes: [{ field: 'price', fresh: 120 }] });
  });

  it('treats a missing field as empty', () => {
    const typed: typeof OPENED = { name: 'Kumis', price: 100, tariff: undefined as unknown as null };
    expect(mergeEdit(OPENED, typed, OPENED).changes).toEqual([]);
  });
});
