import { centavos } from '@lacteos/contracts/money/money';

import { seeded } from '#test/seeded.js';
import { INITIAL_REFUND_STATE, REFUND_STATES, REFUND_TRANSITIONS } from './refund/refund-states.js';
import { refundWayOf, worthOf } from './refund-ways.js';

const NOON = new Date('2026-11-20T17:00:00.000Z');
const paidWith = (paymentMethod: string, providerType: string | null = null) => ({
  paymentMethod,
  providerType,
  paidAt: NOON,
  paid: centavos(1_000),
});

describe('the refund way', () => {
  it.each([
    ['Efectivo', null, 'cash'],
    ['Crédito', null, 'debt'],
    ['Nequi', null, 'transfer'],
    ['Tarjeta Crédito', null, 'transfer'],
    ['Wompi', 'CARD', 'void'],
    ['Wompi', 'PSE', 'transfer'],
    ['Wompi', 'NEQUI', 'transfer'],
    ['Wompi', null, 'transfer'],
  ])('for payment by %s %s is %s', (method, type, way) => {
    expect(refundWayOf(paidWith(method, type), centavos(1_000), NOON)).toBe(way);
  });

  it('of a card is void on the same Colombian day and refund later or in part', () => {
    const card = paidWith('Wompi', 'CARD');
    expect(refundWayOf(card, centavos(999), NOON)).toBe('refund');
    expect(refundWayOf(card, centavos(1_000), new Date('2026-11-21T04:59:59.999Z'))).toBe('void');
    expect(refundWayOf(card, centavos(1_000), new Date('2026-11-21T05:00:00.000Z'))).toBe('refund');
  });

  it('splits a line into parts that add up to its total', () => {
    const random = seeded(7);
    for (let run = 0; run < 200; run += 1) {
      const quantity = 1 + Math.floor(random() * 20);
      const total = Math.floor(random() * 1_000_000);
      let sum = 0;
      for (let before = 0; before < quantity;) {
        const units = Math.min(quantity - before, 1 + Math.floor(random() * 4));
        sum += worthOf(total, quantity, before, units);
        before += units;
        expect(sum).toBeLessThanOrEqual(total);
      }
      expect(sum).toBe(total);
    }
  });
});

describe('refund states', () => {
  it('are all reachable from the initial one and end in done', () => {
    const reached = new Set<string>([INITIAL_REFUND_STATE]);
    for (const state of reached)
      Object.values(REFUND_TRANSITIONS[state as keyof typeof REFUND_TRANSITIONS]).forEach((next) =>
        reached.add(next),
      );
    expect([...reached].sort()).toEqual([...REFUND_STATES].sort());
    const ends = REFUND_STATES.filter((state) => Object.keys(REFUND_TRANSITIONS[state]).length === 0);
    expect(ends).toEqual(['done']);
  });
});
