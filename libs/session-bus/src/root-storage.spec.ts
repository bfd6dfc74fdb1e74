import { readRoot, updateRoot } from './root-storage.js';
import { aUser } from './testing/a-user.js';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('local storage root', () => {
  it('changes the named parts under the key root and keeps the others [D-016]', () => {
    updateRoot({ user: aUser() });
    updateRoot({ paymentMethod: { id: 2, name: 'Efectivo' } });
    expect(JSON.parse(localStorage.getItem('root') ?? '')).toEqual({
      user: aUser(),
      paymentMethod: { id: 2, name: 'Efectivo' },
    });
  });

  it.each(['{broken', '[]', 'null', '"text"'])('reads damaged contents as empty: %s', (text) => {
    localStorage.setItem('root', text);
    expect(readRoot()).toEqual({});
  });

  it('works without storage when the browser forbids it', () => {
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
