import { anOrder } from '#testing/builders';
import { customerName, isDeletable } from './order-texts';

const to = (given: Partial<ReturnType<typeof anOrder>['shippingAddress']>) =>
  anOrder({ shippingAddress: { ...anOrder().shippingAddress, ...given } });

describe('customerName', () => {
  it.each([
    ['the company', to({ nameCompany: 'Hotel Llanero SAS' }), 'Hotel Llanero SAS'],
    ["the person when the company is 'N/A'", to({ nameCompany: 'N/A' }), 'Ana Rojas'],
    ['the person when there is no company', to({ nameCompany: '' }), 'Ana Rojas'],
  ])('names %s', (_case, order, expected) => {
    expect(customerName(order)).toBe(expected);
  });
});

describe('isDeletable', () => {
  it.each([
    ['open and unpaid', anOrder(), true],
    ['paid', anOrder({ isPaid: true }), false],
    ['cancelled', anOrder({ active: false }), false],
  ])('decides for an order that is %s', (_case, order, expected) => {
    expect(isDeletable(order)).toBe(expected);
  });
});
