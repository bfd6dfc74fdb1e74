import { actionText, fieldChanges, subjectText } from './audit-texts';

describe('the audit trail in words', () => {
  it('names what was done to what, and shows what it does not know as it is', () => {
    expect([subjectText('product'), actionText('products.updated')]).toEqual(['Producto', 'cambiado']);
    expect([subjectText('cheese'), actionText('cheeses.left-to-ripen')]).toEqual(['cheese', 'left to ripen']);
  });

  it('puts before and after side by side', () => {
    expect(
      fieldChanges({ before: { price: 100, tags: ['a'] }, after: { price: 120, name: 'Kumis' } }),
    ).toEqual([
      { field: 'price', before: '100', after: '120' },
      { field: 'tags', before: '["a"]', after: null },
      { field: 'name', before: null, after: 'Kumis' },
    ]);
    expect(fieldChanges({ before: null, after: null })).toEqual([]);
  });
});
