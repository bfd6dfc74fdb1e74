import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { dayProblem, dayText, fieldDayOf, parseDay, readDay } from './parse-day.js';

const today = '2026-11-22';

describe('a typed day', () => {
  it.each([
    ['hoy', '2026-11-22'],
    ['Ayer', '2026-11-21'],
    ['anteayer', '2026-11-20'],
    ['mañana', '2026-11-23'],
    ['manana', '2026-11-23'],
    ['pasado mañana', '2026-11-24'],
    ['15/11', '2026-11-15'],
    ['15-11', '2026-11-15'],
    ['15.11', '2026-11-15'],
    ['5/1', '2027-01-05'],
    ['15/11/26', '2026-11-15'],
    ['15-11-2026', '2026-11-15'],
    ['15 / 11 / 2026', '2026-11-15'],
    ['15 11 2026', '2026-11-15'],
    ['2026-11-15', '2026-11-15'],
    ['2026/11/15', '2026-11-15'],
    ['15 nov', '2026-11-15'],
    ['15 de noviembre', '2026-11-15'],
    ['15 de noviembre de 2025', '2025-11-15'],
    ['3 sept. 25', '2025-09-03'],
    ['29/02/2028', '2028-02-29'],
    ['29/02', '2028-02-29'],
    ['151126', '2026-11-15'],
    ['15112026', '2026-11-15'],
    ['20261115', '2026-11-15'],
    ['20112026', '2026-11-20'],
    ['15.11.2026', '2026-11-15'],
    ['15 nov 2026', '2026-11-15'],
    ['15-nov-26', '2026-11-15'],
    ['domingo, 15 de noviembre de 2026', '2026-11-15'],
  ])('is parsed from %p as %s [N-17-020]', (text, day) =>
    expect(parseDay(text, { today })).toEqual({ kind: 'day', day }),
  );

  it.each([
    ['31/12', '2027-01-02', '2026-12-31'],
    ['02/01', '2026-12-31', '2027-01-02'],
    ['22/05', '2026-11-22', '2027-05-22'],
    ['24/05', '2026-11-22', '2026-05-24'],
  ])('is completed from %p to the year nearest to %s: %s [N-17-020]', (text, now, day) =>
    expect(parseDay(text, { today: now })).toEqual({ kind: 'day', day }),
  );

  it('without a year is placed within the limits where possible', () => {
    expect(parseDay('20/11', { today, min: today })).toEqual({ kind: 'day', day: '2027-11-20' });
    expect(parseDay('24/11', { today, max: today })).toEqual({ kind: 'day', day: '2025-11-24' });
  });

  it.each([
    ['', null],
    ['15/11', null],
    ['algún día', 'Escriba una fecha, por ejemplo 15/11, 15/11/2026 u hoy.'],
    ['15/11/026', 'Escriba una fecha, por ejemplo 15/11, 15/11/2026 u hoy.'],
    ['15', 'Escriba una fecha, por ejemplo 15/11, 15/11/2026 u hoy.'],
    ['31/02', 'No hay un 31 de febrero: ese mes tiene 29 días.'],
    ['31/02/2026', 'No hay un 31 de febrero de 2026: ese mes tiene 28 días.'],
    ['29/02/2026', 'No hay un 29 de febrero de 2026: ese mes tiene 28 días.'],
    ['31/04', 'No hay un 31 de abril: ese mes tiene 30 días.'],
    ['0/05', 'No hay un 0 de mayo: ese mes tiene 31 días.'],
    ['15/13', 'No hay un mes 13.'],
    ['151326', 'No hay un mes 13.'],
    ['15/11/1026', 'El año 1026 no puede ser: escriba uno de 2000 a 2099.'],
    ['1026-11-15', 'El año 1026 no puede ser: escriba uno de 2000 a 2099.'],
    ['15111026', 'El año 1026 no puede ser: escriba uno de 2000 a 2099.'],
    ['1511202', 'Escriba una fecha, por ejemplo 15/11, 15/11/2026 u hoy.'],
  ])('has for %p the problem: %p', (text, problem) =>
    expect(dayProblem(parseDay(text, { today }), today)).toBe(problem),
  );

  it.each([
    [{ today, min: today }, 'ayer', 'La fecha no puede ser anterior a hoy.'],
    [{ today, min: '2026-12-01' }, '30/11/26', 'La fecha no puede ser anterior al 2026-12-01.'],
    [{ today, max: today }, 'mañana', 'La fecha no puede ser posterior a hoy.'],
  ])('outside of %j is rejected for %p: %s', (limits, text, problem) =>
    expect(fieldDayOf(text, limits)).toEqual({ typed: text, problem }),
  );

  it('is parsed back from every written form [N-33-801]', () => {
    const days = fc.integer({
      min: Date.UTC(2000, 0, 1) / 86_400_000,
      max: Date.UTC(2099, 11, 31) / 86_400_000,
    });
    fc.assert(
      fc.property(days, (number) => {
        const day = new Date(number * 86_400_000).toISOString().slice(0, 10);
        const [year = '', month = '', date = ''] = day.split('-');
        const texts = [
          ...[day, `${date}/${month}/${year}`, `${Number(date)}-${Number(month)}-${year.slice(2)}`],
          ...[date + month + year, date + month + year.slice(2), year + month + date],
          ...[dayText(day), dayText(day).replace(/^.*, /, '')],
        ];
        for (const text of texts) {
          expect(parseDay(text, { today })).toEqual({ kind: 'day', day });
          expect(readDay(text)).toBe(day);
        }
      }),
    );
  });

  it('without a year is at most half a year away, 29 February aside', () => {
    const pair = fc.tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(pair, ([date, month]) => {
        const parsed = parseDay(`${date}/${month}`, { today });
        const days =
          parsed.kind === 'day' ? (Date.parse(parsed.day) - Date.parse(today)) / 86_400_000 : Infinity;
        expect(Math.abs(days)).toBeLessThanOrEqual(183);
      }),
    );
  });
});

describe('the parsing of a full date', () => {
  it.each(['', 'hoy', '15/11', '31/02/2026', '15/11/1026', '2026-11-15T10:00:00Z', '261'])(
    'rejects %p',
    (text) => expect(readDay(text)).toBeNull(),
  );
});

describe('the long text of a day', () => {
  it('includes the weekday', () => expect(dayText('2026-11-15')).toBe('domingo, 15 de noviembre de 2026'));
});
