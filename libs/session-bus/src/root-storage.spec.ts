import { readRoot, updateRoot } from './root-storage.js';
import { aUser } from './testing/a-user.js';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('the root key of local storage', () => {
  it('changes the named parts and keeps the others [D-016]', () => {
    updateRoot({ user: aUser() });
    updateRoot({ paymentMethod: { id: 2, name: 'Efectivo' } });
    expect(JSON.parse(localStorage.getItem('root') ?? '')).toEqual({
      user: aUser(),
      paymentMethod: { id: 2, name: 'Efectivo' },
    });
  });

  it.each(['{broken', '[]', 'null', '"text"'])('is empty for damaged contents: %s', (text) => {
    localStorage.setItem('root', text);
    expect(readRoot()).toEqual({});
  });

  it('fails silently when the browser forbids storage', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('SecurityError');
    });
    expect(() => updateRoot({ user: aUser() })).not.toThrow();
    expect(readRoot()).toEqual({});
  });
});
