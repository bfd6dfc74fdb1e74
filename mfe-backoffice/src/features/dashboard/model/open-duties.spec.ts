import { ageText, openDuties } from './open-duties';

const NOTHING = { duties: undefined, claims: undefined, holds: undefined, invoices: undefined };
const since = '2026-11-18T15:00:00.000Z';

describe('the open duties of the dashboard', () => {
  it('stand by urgency, then by age, without those that nobody waits for [N-38-422]', () => {
    const duties = openDuties({
      ...NOTHING,
      claims: { overdue: 0, dueSoon: 3, open: 3, harms: 1, harmDueOn: null },
      duties: [
        { duty: 'refund', orders: 2, amount: 900, since, urgency: 'overdue' },
        { duty: 'dispatch', orders: 0, amount: 0, since: null, urgency: null },
        {
          duty: 'invoice',
          orders: 4,
          amount: 80,
          since: '2026-11-20T03:00:00.000Z',
          urgency: 'later',
        },
      ],
      holds: 0,
    });
    expect(
      duties.map(({ text, count, amount, since: day, urgency }) => [text, count, amount, day, urgency]),
    ).toEqual([
      ['Daños a personas por reportar', 1, null, null, 'overdue'],
      ['Dinero por devolver', 2, 900, '2026-11-18', 'overdue'],
      ['PQR por vencer', 3, null, null, 'today'],
      ['Por facturar', 4, 80, '2026-11-19', 'later'],
    ]);
  });

  it.each([
    ['2026-11-20', 'hoy'],
    ['2026-11-19', 'ayer'],
    ['2026-11-01', 'hace 19 días'],
  ])('since %s tell their age in days [N-38-422]', (day, text) => {
    expect(ageText(day, '2026-11-20')).toBe(text);
  });
});
