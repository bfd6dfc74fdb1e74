import { formatDay } from './format';

describe('formatDay', () => {
  it('shows the first 10 characters of a date', () => {
    expect(formatDay('2026-11-21T13:45:00.000Z')).toBe('2026-11-21');
  });
  it('is empty without a date', () => {
    expect(formatDay(null)).toBe('');
  });
});
