import { dayHoursText, isDayHours, openSpans, openStateAt, parseDayHours } from './store-hours.js';

describe('opening hours of a store', () => {
  it.each([
    ['8:00 a 12:00 y 14:00 a 18:00', '08:00-12:00,14:00-18:00'],
    ['8-12, 14-18', '08:00-12:00,14:00-18:00'],
    ['7:30 a. m. a 12 m. y 2 p. m. a 6:00 p.m.', '07:30-12:00,14:00-18:00'],
    ['de 8am hasta 6pm', '08:00-18:00'],
    ['Cerrado', ''],
    ['', ''],
  ])('are parsed from %s', (typed, hours) => expect(parseDayHours(typed)).toBe(hours));

  it.each([
    '8 a 6',
    'mañana',
    '8',
    '25:00 a 26:00',
    '8 a 12 y 10 a 14',
    '8 a 9 y 10 a 11 y 12 a 13',
    '13pm a 14pm',
  ])('are not parsed from %s', (typed) => expect(parseDayHours(typed)).toBeNull());

  it('round-trip through their displayed text', () => {
    for (const hours of ['', '08:00-12:00', '06:30-12:00,14:00-20:15', '00:00-23:59'])
      expect([isDayHours(hours), parseDayHours(dayHoursText(hours))]).toEqual([true, hours]);
    expect(dayHoursText('08:00-12:00,14:00-18:00')).toBe('8:00 a. m. a 12:00 m. y 2:00 p. m. a 6:00 p. m.');
  });

  it('are spans of local time, none on a closed day', () => {
    expect(openSpans('08:00-12:00,14:00-18:00')).toEqual([
      { opens: '08:00', closes: '12:00' },
      { opens: '14:00', closes: '18:00' },
    ]);
    expect(openSpans('')).toEqual([]);
  });

  it('show whether the store is open, until when, and when it opens', () => {
    const hours = '08:00-12:00,14:00-18:00';
    expect(openStateAt(hours, '07:59')).toEqual({ isOpen: false, text: 'Cerrado, abre a las 8:00 a. m.' });
    expect(openStateAt(hours, '08:00')).toEqual({ isOpen: true, text: 'Abierto, cierra a las 12:00 m.' });
    expect(openStateAt(hours, '12:00')).toEqual({ isOpen: false, text: 'Cerrado, abre a las 2:00 p. m.' });
    expect(openStateAt(hours, '18:00')).toEqual({ isOpen: false, text: 'Ya cerró por hoy' });
    expect(openStateAt('', '10:00')).toEqual({ isOpen: false, text: 'Cerrado hoy' });
  });
});
