import { isReferenceOf, orderIdOf, referenceOf } from './wompi-reference.js';

const order = { id: 123, userId: 7, createdAt: new Date('2026-11-20T15:00:00.000Z') };

describe('the Wompi reference of an order', () => {
  it('uses allowed characters, contains the order id and is deterministic', () => {
    const reference = referenceOf(order);
    expect(reference).toMatch(/^[A-Za-z0-9_-]{1,255}$/);
    expect(orderIdOf(reference)).toBe(123);
    expect(referenceOf({ ...order })).toBe(reference);
  });

  it('changes after each voided payment while earlier ones stay valid [N-19-081]', () => {
    const references = [0, 1, 2].map((voids) => referenceOf(order, voids));
    expect(new Set(references).size).toBe(3);
    expect(references.map(orderIdOf)).toEqual([123, 123, 123]);
    expect(references.map((reference) => isReferenceOf(order, 1, reference))).toEqual([true, true, false]);
  });

  it('differs for an order with the same id in another database', () => {
    expect(referenceOf({ ...order, createdAt: new Date('2026-11-20T15:00:00.001Z') })).not.toBe(
      referenceOf(order),
    );
  });

  it.each(['', 'PED-123', 'PED-x-00000000', 'sk8-438k4-xmxm392-sn2m', 'PED-99999999999-00000000'])(
    'does not match the text %p',
    (reference) => {
      expect(orderIdOf(reference)).toBeNull();
    },
  );
});
