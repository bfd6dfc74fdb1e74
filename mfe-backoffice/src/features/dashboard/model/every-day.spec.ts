import { everyDay } from './every-day';

const sale = { day: '2026-02-28', orders: 2, total: 8330 };

describe('the sales of every day', () => {
  it('are zero on the days on which nothing was sold [N-17-032]', () => {
    expect(everyDay({ from: '2026-02-27', to: '2026-03-01', salesByDay: [sale] })).toEqual([
      { day: '2026-02-27', orders: 0, total: 0 },
      sale,
      { day: '2026-03-01', orders: 0, total: 0 },
    ]);
  });

  it('are empty when nothing was sold at all', () => {
    expect(everyDay({ from: '2026-02-27', to: '2026-03-01', salesByDay: [] })).toEqual([]);
  });
});
