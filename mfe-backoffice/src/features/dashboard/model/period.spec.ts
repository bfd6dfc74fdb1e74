import { readPeriod, writePeriod, type Period } from './period';

const TODAY = '2026-11-20';
const read = (address: string) => readPeriod(new URLSearchParams(address), TODAY);

describe('the period of the dashboard', () => {
  it.each<[string, Period]>([
    [
      '',
      {
        from: '2026-10-22',
        to: TODAY,
        comparison: 'previous',
        compared: { from: '2026-09-22', to: '2026-10-21' },
      },
    ],
    [
      'from=2024-02-29&to=2024-03-01&compare=year',
      {
        from: '2024-02-29',
        to: '2024-03-01',
        comparison: 'year',
        compared: { from: '2023-02-28', to: '2023-03-01' },
      },
    ],
    [
      'compare=days&compareFrom=2026-01-01&compareTo=2026-01-31',
      {
        from: '2026-10-22',
        to: TODAY,
        comparison: 'days',
        compared: { from: '2026-01-01', to: '2026-01-31' },
      },
    ],
    ['compare=none', { from: '2026-10-22', to: TODAY, comparison: 'none', compared: null }],
  ])('is read from the address %s and written to it again [N-17-203]', (address, period) => {
    expect(read(address)).toEqual(period);
    expect(writePeriod(period, TODAY).toString()).toBe(address);
  });

  it.each(['from=2000-01-01&to=2000-01-31', 'from=2000-02-01&to=2000-02-29&compare=year'])(
    'has no comparison when it would lie before any shop: %s',
    (address) => expect(read(address).compared).toBeNull(),
  );

  it.each([
    'from=1026-11-01&to=1026-11-26',
    'from=2026-02-01&to=2026-02-31',
    'from=ayer&to=hoy',
    'from=2026-11-20&to=2026-11-01',
    'from=2026-11-20',
    'compare=todo',
  ])('is the default when the address says %s [N-33-732]', (address) =>
    expect(read(address)).toEqual(read('')),
  );
});
