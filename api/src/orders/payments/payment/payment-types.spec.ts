import { PAYMENT_METHODS, type PaymentMethod } from '@lacteos/contracts/orders/payment-methods';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { PaymentTypeEntity } from './payment-type.entity.js';

describe.each(DIALECTS)('payment types on $name', (dialect) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(dialect);
  });
  afterAll(() => api.stop());

  it('match the table of payment methods [N-15-045]', async () => {
    const stored = await api.uow.manager.find(PaymentTypeEntity, { order: { id: 'ASC' } });
    const known = Object.values<PaymentMethod>(PAYMENT_METHODS).map(({ id, label, orderedBy }) => ({
      id,
      name: label,
      forCustomers: orderedBy === 'everybody',
      registrationOnly: orderedBy === 'nobody',
    }));
    expect(stored).toEqual(known.map((row) => expect.objectContaining(row)));
  });
});
