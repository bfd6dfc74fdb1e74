import { aTracking } from '#testing/builders';
import { trackingSteps } from './tracking-steps';

const textOf = (changes: Parameters<typeof aTracking>[0] = {}) =>
  trackingSteps(aTracking(changes)).map(
    ({ label, at, isCurrent }) => `${label}${at === null ? ' falta' : ''}${isCurrent ? ' *' : ''}`,
  );
const PACKED = { state: 'packed', label: 'Empacado', at: '2026-11-27T20:00:00.000Z' } as const;
const MISSED = { state: 'notDelivered', label: 'No entregado', at: '2026-11-28T20:00:00.000Z' } as const;

describe('the steps of a tracked order', () => {
  it('are those that happened and those ahead [N-40-361]', () => {
    expect(textOf()).toEqual(['En preparación *', 'Empacado falta', 'En camino falta', 'Entregado falta']);
    expect(textOf({ state: 'packed', steps: [...aTracking().steps, PACKED] })).toEqual([
      'En preparación',
      'Empacado *',
      'En camino falta',
      'Entregado falta',
    ]);
  });

  it('of a pickup have no road', () => {
    expect(textOf({ isPickup: true })).toEqual([
      'En preparación *',
      'Listo para recoger falta',
      'Entregado falta',
    ]);
  });

  it('promise nothing after a failed visit or a cancellation', () => {
    expect(textOf({ state: 'notDelivered', steps: [...aTracking().steps, MISSED] })).toEqual([
      'En preparación',
      'No entregado *',
    ]);
    expect(textOf({ isCancelled: true, label: 'Cancelado' })).toEqual(['En preparación']);
  });
});
