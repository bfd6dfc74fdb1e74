import type { OrderRow, Product, ShownPartner } from '../generated/api.js';

export { costlyTexts, HEADERS_LENGTH } from './growth.js';
export { HOSTILITIES, startHostileServer, type HostileServer, type Hostility } from './hostile-server.js';
export { aDeliveryDay, anOutside, aPromise } from './delivery.js';
export { readTypedCases } from './typed-cases.js';

export const aProduct = (changes: Partial<Product> = {}): Product => ({
  id: 7,
  name: 'Yogurt de mora',
  slug: 'Botella 1000 g',
  price: 12500,
  image: '/api/media/yogurt-mora/640.webp',
  brand: 'Lácteos del Llano',
  description: 'Yogurt entero con mora.',
  countInStock: 10,
  family: 'LÁCTEOS',
  taxClassification: 'Taxed',
  ...changes,
});

export const aPartner = (changes: Partial<ShownPartner> = {}): ShownPartner => ({
  id: 1,
  name: 'Punto Barzal',
  address: 'Carrera 40 # 33-18',
  phone: '3104567001',
  city: 'Villavicencio',
  country: 'Meta',
  image: '/api/media/store-1/640.webp',
  hours: null,
  hoursToday: null,
  location: null,
  productsInStock: 18,
  ...changes,
});

export const JUST_PLACED = {
  isPaid: false,
  paidAt: null,
  isDelivered: false,
  deliveredAt: null,
  active: true,
  isInvoice: false,
  idInvoice: null,
  invoiceState: 'none',
  paidWithoutStock: false,
  paymentAlert: null,
  storeId: null,
  paymentResult: null,
  delivery: null,
} as const satisfies Partial<OrderRow>;
