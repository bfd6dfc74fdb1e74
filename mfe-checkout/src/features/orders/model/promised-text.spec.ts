import type { PromisedDelivery } from '@lacteos/contracts/schemas';
import { anOrder } from '#testing/builders';
import { promisedText } from './promised-text';

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

describe('the promised day of an order', () => {
  it('is said in words, by courier as the latest one [N-40-359]', () => {
    expect(promisedText(promised())).toBe('Llega el sábado 28 de noviembre');
    expect(promisedText(promised({ isByCourier: true }))).toBe(
      'Llega a más tardar el sábado 28 de noviembre',
    );
  });

  it('is not said without a booking, for a pickup and when it was lost', () => {
    expect(promisedText(anOrder())).toBeNull();
    expect(promisedText(promised({ kind: 'pickup', day: null, storeId: 3 }))).toBeNull();
    expect(promisedText(promised({ needsDay: true }))).toBeNull();
  });
});
