import type { PromisedDelivery } from '@lacteos/contracts/schemas';
import { anOrder } from '#testing/builders';
import { hasMovableDay } from './movable-day';

const PROMISED: PromisedDelivery = {
  kind: 'home',
  day: '2026-11-28',
  zoneName: 'Meta',
  isByCourier: false,
  isCold: true,
  storeId: null,
  needsDay: false,
};
const promised = (changes: Partial<PromisedDelivery> = {}) =>
  anOrder({ promised: { ...PROMISED, ...changes } });

describe('the booked day', () => {
  it('can be moved until the order leaves', () => {
    expect(hasMovableDay(promised())).toBe(true);
    expect(hasMovableDay(promised({ needsDay: true }))).toBe(true);
    expect(hasMovableDay(promised({ isByCourier: true }))).toBe(false);
    expect(hasMovableDay({ ...promised(), isDelivered: true })).toBe(false);
    expect(hasMovableDay({ ...promised(), active: false })).toBe(false);
    expect(hasMovableDay(anOrder())).toBe(false);
  });
});
