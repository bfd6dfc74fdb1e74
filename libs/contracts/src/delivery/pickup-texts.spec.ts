import { pickupMomentText, pickupReadyText, pickupUntilText } from './pickup-texts.js';

const at = (text: string): Date => new Date(`${text}:00-05:00`);
const NOW = at('2026-11-27T10:00');

describe('the texts of a pickup', () => {
  it.each([
    ['2026-11-27T16:00', 'Listo para recoger hoy desde las 4:00 p. m.'],
    ['2026-11-28T08:00', 'Listo para recoger mañana desde las 8:00 a. m.'],
    ['2026-11-30T12:00', 'Listo para recoger el lunes 30 de noviembre desde las 12:00 m.'],
    ['2026-11-27T10:00', 'Listo para recoger'],
  ])('say when an order is ready at %s [N-40-202]', (ready, text) => {
    expect(pickupReadyText(at(ready).toISOString(), NOW)).toBe(text);
  });

  it.each([
    ['2026-11-27T18:00', 'Lo guardamos hasta hoy, 6:00 p. m.'],
    ['2026-12-01T18:00', 'Lo guardamos hasta el martes 1 de diciembre, 6:00 p. m.'],
    ['2026-11-26T18:00', 'Lo guardamos hasta el jueves 26 de noviembre, 6:00 p. m.; ese plazo ya pasó'],
  ])('say until when it waits at %s [N-40-202]', (until, text) => {
    expect(pickupUntilText(at(until).toISOString(), NOW)).toBe(text);
  });

  it('name the day and the time where they are read later [N-40-202]', () => {
    expect(pickupMomentText(at('2026-11-30T18:00').toISOString())).toBe(
      'el lunes 30 de noviembre, 6:00 p. m.',
    );
  });
});
