import { PAYMENT_METHODS, type PaymentMethod } from '@lacteos/contracts/orders/payment-methods';
import { priceOf } from './fill-catalogue.js';

export const ADDRESS = {
  first_name: 'Ana',
  last_name: 'Peña',
  nameCompany: 'N/A',
  address: 'Calle 15 # 41-20',
  city_code: '50001',
  state_code: '50',
  email: 'ana@crash.test',
  phone: '3101234567',
};
const orderedWith = ({ label, id }: PaymentMethod) => ({ paymentMethod: label, paymentId: id });
export const CASH = orderedWith(PAYMENT_METHODS.cash);
export const WOMPI = orderedWith(PAYMENT_METHODS.wompi);

export interface WantedLine {
  id_product: number;
  quantity: number;
}
const vatOf = (base: number): number => Math.floor((base * 19 + 50) / 100);

export function newOrder(buyerId: number, lines: readonly WantedLine[], payment: typeof CASH) {
  const bases = lines.map(({ id_product, quantity }) => priceOf(id_product) * quantity);
  const items = bases.reduce((sum, base) => sum + base, 0);
  const tax = bases.reduce((sum, base) => sum + vatOf(base), 0);
  return {
    id: buyerId,
    orderItems: lines,
    shippingAddress: ADDRESS,
    ...payment,
    itemsPrice: items / 100,
    taxPrice: tax / 100,
    totalPrice: (items + tax) / 100,
  };
}
