import { formatDay, formatListMoment } from './format';

describe('formatDay', () => {
  it('shows the day in Colombia, when UTC is a day ahead in the evening [N-17-035]', () => {
    expect(formatDay('2026-11-21T13:45:00.000Z')).toBe('2026-11-21');
    expect(formatDay('2026-11-22T04:59:59.999Z')).toBe('2026-11-21');
    expect(formatDay('2026-11-21')).toBe('2026-11-21');
  });
  it('is empty without a date', () => {
    expect(formatDay(null)).toBe('');
  });
});

describe('formatListMoment', () => {
  it('has the form of the days, with the time in Colombia [N-38-305]', () => {
    expect(formatListMoment('2026-11-22T04:59:59.999Z')).toBe('2026-11-21 23:59');
  });
});
