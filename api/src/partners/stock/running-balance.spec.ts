import { withBalances } from './running-balance.js';

describe('the running balance', () => {
  it('is the level after each change, newest first', () => {
    const rows = [{ delta: -3 }, { delta: 5 }, { delta: 5 }];
    expect(withBalances(rows, 7).map(({ balance }) => balance)).toEqual([7, 10, 5]);
  });

  it('is empty without changes', () => {
    expect(withBalances([], 0)).toEqual([]);
  });
});
