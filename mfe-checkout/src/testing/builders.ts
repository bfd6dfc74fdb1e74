import type {
  CartItem,
  Customer,
  Order,
  OrderRow,
  PaymentType,
  Product,
  SessionUser,
  OrderAddress,
  WompiWidget,
} from '@lacteos/contracts/schemas';
import { aProduct, JUST_PLACED } from '@lacteos/contracts/testing';
import { aUser as aSessionUser } from '@lacteos/session-bus/testing';

export { aProduct };

export const aUser = (part: Partial<SessionUser> = {}): SessionUser =>
  aSessionUser({ id: 41, name: 'Ana María', last: 'Peñuela', ...part });

export function aCartItem({
  product,
  ...part
}: Partial<CartItem> & { product?: Partial<Product> } = {}): CartItem {
  const { id, name, slug, image, price, countInStock, taxClassification } = aProduct({
    id: part.id_product ?? 7,
    ...product,
  });
  return {
    id: 41,
    id_product: id,
    quantity: 2,
    Product: { id, name, slug, image, price, countInStock, taxClassification },
    ...part,
  };
}

export const anAddress = (part: Partial<OrderAddress> = {}): OrderAddress => ({
  idUser: 41,
  first_name: 'Ana María',
  last_name: 'Peñuela',
  nameCompany: 'N/A',
  address: 'Calle 15 # 20-30',
  city_code: '50001',
  state_code: '50',
  email: 'ana@demo.test',
  phone: '3101234567',
  ...part,
});

export const CASH: PaymentType = { id: 1, name: 'Efectivo' };
export const WOMPI: PaymentType = { id: 5, name: 'Wompi' };

export const anOrder = (part: Partial<Order> = {}): Order => ({
  id: 123,
  createdAt: '2026-11-20T15:04:05.000Z',
  n_document: '1121800900',
  orderItems: [
    {
      id_product: 7,
      quantity: 2,
      price: 12500,
      taxClassification: 'Taxed',
      taxPercent: 19,
      Product: { id: 7, name: 'Yogurt de mora', image: '/api/media/yogurt-mora/640.webp', price: 12900 },
    },
  ],
  shippingAddress: anAddress({ country_code: 'Co' }),
  paymentMethod: 'Efectivo',
  paymentId: 1,
  itemsPrice: 25000,
  taxPrice: 4750,
  shippingPrice: 0,
  totalPrice: 29750,
  allTaxed: true,
  ...JUST_PLACED,
  ...part,
});

export function anOrderRow(part: Partial<OrderRow> = {}): OrderRow {
  const { orderItems: _lines, ...row } = anOrder(part);
  return row;
}

export const aCustomer = (part: Partial<Customer> = {}): Customer => ({
  id: 9,
  identification: '1030',
  id_siigo: 'e7fc8c07-2c3f-4ac1-b9cc-02bbd6f2ddb2',
  active: true,
  person_type: 'Person',
  id_type: '13',
  check_digit: null,
  name: ['Marcos', 'Castillo'],
  commercial_name: null,
  address: {
    address: 'Cra 18 # 79A - 42',
    postal_code: null,
    city: { country_code: 'Co', state_code: '50', city_code: '50001' },
  },
  phones: [],
  contacts: [
    {
      first_name: 'Marcos',
      last_name: 'Castillo',
      email: 'marcos@demo.test',
      phone: { indicative: '57', number: '3006003345', extension: '' },
    },
  ],
  seller_id: null,
  collector_id: null,
  comments: null,
  fiscal_responsibilities: [{ code: 'R-99-PN' }],
  vat_responsible: false,
  version: 1,
  ...part,
});

export const aWidget = (part: Partial<WompiWidget> = {}): WompiWidget => ({
  scriptUrl: 'https://checkout.wompi.co/widget.js',
  publicKey: 'pub_test_123',
  currency: 'COP',
  amountInCents: 2975000,
  reference: 'PED-123-0a1b2c3d',
  signature: { integrity: 'f'.repeat(64) },
  redirectUrl: 'http://localhost:4200/orderhistory',
  customerData: {
    email: 'ana@demo.test',
    fullName: 'Ana María Peñuela',
    phoneNumber: '3101234567',
    phoneNumberPrefix: '+57',
  },
  shippingAddress: {
    addressLine1: 'Calle 15 # 20-30',
    addressLine2: 'Oficina 123',
    country: 'CO',
    city: 'Villavicencio',
    region: 'Meta',
    phoneNumber: '3101234567',
  },
  isPaymentPending: false,
  isHoldOver: false,
  ...part,
});
