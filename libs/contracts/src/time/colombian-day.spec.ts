import {
  COLOMBIA_TIME_ZONE,
  colombianDay,
  colombianTime,
  colombianToday,
  endOfColombianDay,
  formatLongDay,
  startOfColombianDay,
} from './colombian-day.js';

const HOUR_MS = 3_600_000;

describe('days in Colombia', () => {
  it('cover whole days in local time', () => {
    expect(startOfColombianDay('2026-11-21').toISOString()).toBe('2026-11-21T05:00:00.000Z');
    expect(endOfColombianDay('2026-11-21').toISOString()).toBe('2026-11-22T04:59:59.999Z');
    expect(startOfColombianDay('2026-11-21T10:00:00.000Z').toISOString()).toBe('2026-11-21T10:00:00.000Z');
  });

  it('begin at five in the morning of UTC', () => {
    expect(colombianDay(new Date('2026-03-01T04:59:59.999Z'))).toBe('2026-02-28');
    expect(colombianDay(new Date('2026-03-01T05:00:00.000Z'))).toBe('2026-03-01');
    expect(colombianTime(new Date('2026-03-01T04:59:59.999Z'))).toBe('23:59:59');
    expect(colombianToday({ now: () => new Date('2027-01-01T00:30:00Z') })).toBe('2026-12-31');
  });

  it('agree with the time zone database at every hour of a year [N-15-041]', () => {
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: COLOMBIA_TIME_ZONE });
    const start = Date.UTC(2026, 0, 1);
    const moments = Array.from({ length: 366 * 24 }, (_, hour) => new Date(start + hour * HOUR_MS));
    expect(moments.filter((moment) => colombianDay(moment) !== day.format(moment))).toEqual([]);
  });
});

describe('formatLongDay', () => {
  it('formats the day in Colombia in words [N-18-430]', () => {
    expect(formatLongDay('2026-11-18')).toBe('18 de noviembre de 2026');
    expect(formatLongDay('2026-11-22T04:59:59.999Z')).toBe('21 de noviembre de 2026');
  });
});
