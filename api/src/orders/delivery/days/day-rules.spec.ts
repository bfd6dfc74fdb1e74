import { readFileSync } from 'node:fs';
import { COLOMBIA_OFFSET, dayAfter } from '@lacteos/contracts/time/colombian-day';

import { isHoliday } from '#platform/clock/index.js';
import {
  type DayFacts,
  firstOpenDay,
  judgeDay,
  type JudgedDay,
  shownDays,
  type ZoneDays,
} from './day-rules.js';

const META: ZoneDays = {
  ...{ weekdays: '123456', worksOnHolidays: false, cutOff: '14:00', leadDays: 1 },
  capacity: 60,
};
const ZONES: readonly ZoneDays[] = [
  META,
  { ...META, weekdays: '246', cutOff: '12:00' },
  { ...META, cutOff: '15:00', leadDays: 4 },
];
const INVENTORY = new Map([['2027-12-24', 'Inventario']]);
const NO_FACTS: DayFacts = { closed: new Map(), booked: new Map() };
const SECOND_MS = 1_000;

const rowsOf = (file: string): string[][] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
const momentAt = (text: string): Date => new Date(`${text.replace(' ', 'T')}:00${COLOMBIA_OFFSET}`);
const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);

describe('the holidays of Colombia', () => {
  it('are those of a table made by hand from Ley 51, 2020 to 2040 [N-40-110]', () => {
    const table = rowsOf('holidays.csv');
    expect(table).toHaveLength(21);
    for (const [year = '', days = ''] of table) {
      const found = Array.from({ length: 366 }, (_none, index) => dayAfter(`${year}-01-01`, index)).filter(
        (day) => day.startsWith(year) && isHoliday(day),
      );
      expect(found.map((day) => day.slice(5)).join(' ')).toBe(days);
    }
  });
});

describe('a year of days', () => {
  it.each([
    ['Meta', 0],
    ['Bogotá', 1],
    ['a courier', 2],
  ])(
    'is open or closed as in the truth table, one second around each cut-off: %s [N-40-111]',
    (_name, index) => {
      const zone = ZONES[index] ?? META;
      const facts = { closed: INVENTORY, booked: new Map() };
      const judge = (day: string, now: Date): JudgedDay => judgeDay(day, zone, facts, now);
      const table = rowsOf('days-2027.csv');
      expect(table).toHaveLength(365);
      for (const [day = '', ...columns] of table) {
        const told = columns[index] ?? '';
        if (!told.startsWith('2')) {
          const early = judge(day, momentAt('2026-12-01 00:00'));
          expect([day, early.isOpen, early.closedBecause, early.orderBefore]).toEqual([
            day,
            false,
            told,
            null,
          ]);
          continue;
        }
        const cutOff = momentAt(told);
        expect([day, judge(day, after(cutOff, -SECOND_MS)).isOpen]).toEqual([day, true]);
        expect([day, judge(day, cutOff).closedBecause]).toEqual([day, 'cut-off']);
        expect([day, judge(day, after(cutOff, SECOND_MS)).closedBecause]).toEqual([day, 'cut-off']);
        expect([day, judge(day, cutOff).orderBefore]).toEqual([day, cutOff]);
      }
    },
  );
});

describe('a day of delivery', () => {
  const friday = '2026-11-27';
  const saturday = '2026-11-28';
  const before = momentAt(`${friday} 13:59`);

  it('is Saturday until Friday 14:00, and Monday from then on [N-40-112]', () => {
    expect(firstOpenDay(META, NO_FACTS, before)?.day).toBe(saturday);
    expect(firstOpenDay(META, NO_FACTS, momentAt(`${friday} 14:00`))?.day).toBe('2026-11-30');
  });

  it('is full once all its places are booked [N-40-113]', () => {
    const booked = (count: number): DayFacts => ({ ...NO_FACTS, booked: new Map([[saturday, count]]) });
    expect(judgeDay(saturday, META, booked(59), before).isOpen).toBe(true);
    expect(judgeDay(saturday, META, booked(60), before).closedBecause).toBe('full');
    expect(judgeDay(saturday, { ...META, capacity: null }, booked(60), before).isOpen).toBe(true);
  });

  it('can be the day of the order itself, and a Sunday or holiday where the zone works then [N-40-114]', () => {
    const daily = { ...META, weekdays: '1234567', worksOnHolidays: true, leadDays: 0 };
    expect(firstOpenDay(daily, NO_FACTS, before)?.day).toBe(friday);
    expect(judgeDay('2026-11-29', daily, NO_FACTS, before).isOpen).toBe(true);
    expect(judgeDay('2026-12-08', daily, NO_FACTS, before).isOpen).toBe(true);
    expect(judgeDay('2026-12-08', META, NO_FACTS, before).closedBecause).toBe('holiday');
  });

  it('has a reason when staff closed it, and no place when none is near [N-40-115]', () => {
    const closed = { ...NO_FACTS, closed: new Map([[saturday, 'Vía cerrada']]) };
    expect(judgeDay(saturday, META, closed, before)).toMatchObject({
      closedBecause: 'closed',
      reason: 'Vía cerrada',
    });
    expect(firstOpenDay({ ...META, weekdays: '' }, NO_FACTS, before)).toBeNull();
  });

  it('is one of fourteen that are shown, today first [N-40-116]', () => {
    const days = shownDays(META, NO_FACTS, before);
    expect(days.map(({ day }) => day)).toEqual(
      Array.from({ length: 14 }, (_none, index) => dayAfter(friday, index)),
    );
  });
});
