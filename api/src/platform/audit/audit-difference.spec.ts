import { differenceOf } from './audit-difference.js';

describe('the difference that the audit trail keeps', () => {
  it('holds only the fields that changed', () => {
    expect(differenceOf({ name: 'Kumis', price: 100 }, { name: 'Kumis', price: 120 })).toEqual({
      before: { price: 100 },
      after: { price: 120 },
    });
  });

  it('holds everything of a row that is new or gone', () => {
    expect(differenceOf(null, { name: 'Kumis' })).toEqual({ before: null, after: { name: 'Kumis' } });
    expect(differenceOf({ name: 'Kumis' }, null)).toEqual({ before: { name: 'Kumis' }, after: null });
  });

  it('never holds a secret, not even inside an object', () => {
    const change = differenceOf(
      { password_hash: 'old', nested: { refreshToken: 'a' } },
      { password_hash: 'new', nested: { refreshToken: 'b' } },
    );
    expect(change.after).toEqual({ password_hash: '(oculto)', nested: { refreshToken: '(oculto)' } });
    expect(JSON.stringify(change)).not.toMatch(/old|new|"a"|"b"/);
  });

  it('cuts long texts and compares moments by value', () => {
    const moment = '2026-01-01T00:00:00.000Z';
    const change = differenceOf({ at: new Date(moment), text: '' }, { at: moment, text: 'x'.repeat(900) });
    expect(change.after).toEqual({ text: `${'x'.repeat(500)}…` });
  });
});
