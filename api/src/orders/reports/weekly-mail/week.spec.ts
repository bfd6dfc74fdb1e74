import { dueWeek } from './week.js';

describe('the week of the due mail', () => {
  const of = (now: string, hour = 6) => {
    const { from, to, due, next } = dueWeek(new Date(now), hour);
    return [from, to, due.toISOString(), next.toISOString()];
  };
  it.each([
    ['the last minute before the hour', '2026-11-23T10:59:59.999Z', '2026-11-09', '2026-11-15', '16', '23'],
    ['the hour in Colombia', '2026-11-23T11:00:00.000Z', '2026-11-16', '2026-11-22', '23', '30'],
    ['a Thursday', '2026-11-26T15:00:00.000Z', '2026-11-16', '2026-11-22', '23', '30'],
    ['Sunday night in Colombia', '2026-11-30T04:59:59.000Z', '2026-11-16', '2026-11-22', '23', '30'],
  ])('is the last complete Colombian week at %s', (_case, now, from, to, due, next) => {
    expect(of(now)).toEqual([from, to, `2026-11-${due}T11:00:00.000Z`, `2026-11-${next}T11:00:00.000Z`]);
  });

  it('may begin in the previous year', () => {
    expect(of('2027-01-04T05:00:00.000Z', 0).slice(0, 2)).toEqual(['2026-12-28', '2027-01-03']);
  });
});
