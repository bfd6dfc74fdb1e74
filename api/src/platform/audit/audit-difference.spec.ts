import { differenceOf } from './audit-difference.js';

describe('the change stored in the audit trail', () => {
  it('contains only changed fields', () => {
    expect(differenceOf({ name: 'Kumis', price: 100 }, { name: 'Kumis', price: 120 })).toEqual({
      before: { price: 100 },
      after: { price: 120 },
    });
  });

  it('contains every field of a new or deleted row', () => {
    expect(differenceOf(null, { name: 'Kumis' })).toEqual({ before: null, after: { name: 'Kumis' } });
    expect(differenceOf({ name: 'Kumis' }, null)).toEqual({ before: { name: 'Kumis' }, after: null });
  });

  it('never contains a secret, also not inside an object', () => {
    const change = differenceOf(
      { password_hash: 'old', nested: { refreshToken: 'a' } },
      { password_hash: 'new', nested: { refreshToken: 'b' } },
    );
    expect(change.after).toEqual({ password_hash: '(oculto)', nested: { refreshToken: '(oculto)' } });
    expect(JSON.stringify(change)).not.toMatch(/old|new|"a"|"b"/);
  });

  it('truncates long texts and compares dates by value', () => {
    const moment = '2026-01-01T00:00:00.000Z';
    const change = differenceOf({ at: new Date(moment), text: '' }, { at: moment, text: 'x'.repeat(900) });
    expect(change.after).toEqual({ text: `${'x'.repeat(500)}…` });
  });
});
