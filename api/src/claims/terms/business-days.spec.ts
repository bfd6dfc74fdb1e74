import { businessDayAfter, businessDaysUntil, isBusinessDay } from './business-days.js';

describe('business days of Colombia', () => {
  it.each([
    ['Saturday', '2026-11-21'],
    ['Sunday', '2026-11-22'],
    ['a holiday on its own day', '2026-07-20'],
    ['a holiday that the law moves to Monday', '2026-01-12'],
    ['Maundy Thursday', '2026-04-02'],
    ['Good Friday', '2027-03-26'],
    ['a Monday counted from Easter', '2026-06-08'],
    ['Christmas', '2026-12-25'],
  ])('exclude %s', (_what, day) => expect(isBusinessDay(day)).toBe(false));

  it.each(['2026-01-06', '2026-04-01', '2026-10-13', '2026-12-24'])('include %s', (day) =>
    expect(isBusinessDay(day)).toBe(true),
  );

  it('exclude 13 to 18 weekdays of each year until 2060', () => {
    for (let year = 2026; year < 2060; year += 1) {
      const days = Array.from({ length: 366 }, (_, index) =>
        new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10),
      ).filter((day) => day.startsWith(String(year)));
      const off = days.filter((day) => !isBusinessDay(day) && ![0, 6].includes(new Date(day).getUTCDay()));
      expect([year, off.length >= 13 && off.length <= 18]).toEqual([year, true]);
    }
  });

  it('are counted from the following day', () => {
    expect(businessDayAfter('2026-11-23', 1)).toBe('2026-11-24');
    expect(businessDayAfter('2026-11-20', 1)).toBe('2026-11-23');
    expect(businessDayAfter('2026-11-22', 1)).toBe('2026-11-23');
  });

  it('are counted across New Year, Holy Week and moved Mondays [N-20-234]', () => {
    // Off: 25 December, 1 January, and 11 January (Reyes, moved).
    expect(businessDayAfter('2026-12-18', 15)).toBe('2027-01-13');
    // Off: 23 March (San José, moved), 2 and 3 April.
    expect(businessDayAfter('2026-03-20', 15)).toBe('2026-04-15');
    expect(businessDayAfter('2026-04-01', 1)).toBe('2026-04-06');
    // Off: 2 and 16 November, both moved.
    expect(businessDayAfter('2026-10-30', 10)).toBe('2026-11-17');
  });

  it('are counted up to a day, and negative once it has passed', () => {
    expect(businessDaysUntil('2026-04-01', '2026-04-06')).toBe(1);
    expect(businessDaysUntil('2026-04-06', '2026-04-06')).toBe(0);
    expect(businessDaysUntil('2026-04-07', '2026-04-01')).toBe(-2);
  });
});
