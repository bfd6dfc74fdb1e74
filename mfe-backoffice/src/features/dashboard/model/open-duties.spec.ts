import { ageText, openDuties } from './open-duties';

const NOTHING = {
  duties: undefined,
  claims: undefined,
  holds: undefined,
  invoices: undefined,
  shifts: undefined,
};
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

  it('count shifts that are open, late, or closed with a difference [N-39-270]', () => {
    const shifts = {
      ...{ open: 3, late: 1, lateSince: since, differing: 2, differingAmount: 3_500 },
      ...{ differingSince: '2026-11-19T15:00:00.000Z', differingFrom: '2026-11-13' },
    };
    expect(openDuties({ ...NOTHING, shifts })).toEqual([
      {
        ...{ text: 'Turnos abiertos tarde', to: '/admin/shifts?state=late', count: 1, amount: null },
        ...{ since: '2026-11-18', urgency: 'overdue' },
      },
      {
        ...{ text: 'Turnos con diferencia', to: '/admin/shifts?state=differing&closedFrom=2026-11-13' },
        ...{ count: 2, amount: 3_500, since: '2026-11-19', urgency: 'today' },
      },
      {
        ...{ text: 'Turnos abiertos', to: '/admin/shifts?state=open', count: 2, amount: null },
        ...{ since: null, urgency: 'later' },
      },
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
