import { aDeliveryDay } from '@lacteos/contracts/testing';
import { firstOpenDay, isOpenDay, nextDays } from './day-choice';

const DAYS = ['28', '29', '30'].map((day) =>
  aDeliveryDay({
    day: `2026-11-${day}`,
    isOpen: day !== '29',
    closedBecause: day === '29' ? 'weekday' : null,
  }),
);

describe('the days of a delivery', () => {
  it('offer the first open one', () => {
    expect(firstOpenDay(DAYS)).toBe('2026-11-28');
    expect(firstOpenDay([])).toBeNull();
  });

  it('are chosen while they are open', () => {
    expect(isOpenDay(DAYS, '2026-11-30')).toBe(true);
    expect(isOpenDay(DAYS, '2026-11-29')).toBe(false);
    expect(isOpenDay(DAYS, null)).toBe(false);
  });

  it('are shown up to the fourth open one, and to the chosen one after it', () => {
    const many = Array.from({ length: 9 }, (_, n) =>
      aDeliveryDay({ day: `2026-12-0${n + 1}`, isOpen: n !== 1 }),
    );
    expect(nextDays(many, null).at(-1)?.day).toBe('2026-12-05');
    expect(nextDays(many, '2026-12-08').at(-1)?.day).toBe('2026-12-08');
    expect(nextDays(DAYS, null)).toHaveLength(3);
    expect(nextDays([], null)).toEqual([]);
  });
});
