import type { NewOrder } from '@lacteos/contracts/schemas';
import { anAddress } from '#testing/builders';
import { closeAttempt, markSent, openAttempt } from './order-attempt';

const order: NewOrder = {
  id: 41,
  orderItems: [{ id_product: 7, quantity: 2 }],
  shippingAddress: anAddress(),
  paymentMethod: 'Efectivo',
  paymentId: 1,
  itemsPrice: 25000,
  taxPrice: 4750,
  totalPrice: 29750,
};

describe('order attempt', () => {
  beforeEach(() => closeAttempt());

  it('keeps its key, also across a refresh, until it is closed [D-043]', () => {
    const first = openAttempt(41);
    expect(openAttempt(41).idempotencyKey).toBe(first.idempotencyKey);
    markSent(first, order);
    expect(openAttempt(41)).toEqual({ ...first, sent: order });
    closeAttempt();
    expect(openAttempt(41).idempotencyKey).not.toBe(first.idempotencyKey);
    expect(openAttempt(41).sent).toBeUndefined();
  });

  it('never reuses its key for another user', () => {
    const first = openAttempt(41);
    expect(openAttempt(42).idempotencyKey).not.toBe(first.idempotencyKey);
  });

  it('makes a new key when the stored one is damaged', () => {
    globalThis.sessionStorage.setItem('lacteos.checkout.attempt', '{"userId":41');
    expect(openAttempt(41).idempotencyKey).toMatch(/^\S{16,}$/);
  });
});
