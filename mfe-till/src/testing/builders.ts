import type {
  CashShift,
  CounterReceipt,
  Drawer,
  Sale,
  SessionUser,
  ShiftPaper,
  TillCatalogue,
  TillProduct,
  TillSale,
  WaitingPickup,
} from '@lacteos/contracts/schemas';
import { aUser } from '@lacteos/session-bus/testing';

const STORE = {
  id: 5,
  name: 'Tienda La Ceiba',
  address: 'Calle 1 # 2-3',
  city: 'Acacías',
  phone: '3101112233',
};

export const aCashier = (part: Partial<SessionUser> = {}): SessionUser =>
  aUser({ id: 2, id_role: 2, stores: [{ id: 5, name: STORE.name, city: STORE.city }], ...part });

const aProduct = (part: Partial<TillProduct> = {}): TillProduct => ({
  id: 1,
  code: 'LLA-00042',
  ean: '7701234567897',
  name: 'Kumis natural',
  slug: 'Botella 1 L',
  image: '/api/media/kumis/640.webp',
  price: 11_900,
  unitPrice: 10_000,
  taxClassification: 'Taxed',
  taxPercent: 19,
  stock: 10,
  seal: 'seal-of-a-price',
  ...part,
});

export const KUMIS = aProduct();
export const AVENA = aProduct({
  id: 2,
  code: 'LLA-00107',
  ean: null,
  name: 'Avena tradicional',
  price: 5_950,
  unitPrice: 5_000,
});
export const CHEESE = aProduct({
  id: 3,
  code: 'LLA-00200',
  ean: '7701234567880',
  name: 'Queso costeño',
  stock: 0,
});
export const AREQUIPE = aProduct({
  id: 4,
  code: 'LLA-00300',
  ean: null,
  name: 'Arequipe tradicional',
  price: 12_345,
  unitPrice: 12_345,
  taxClassification: 'Exempt',
  taxPercent: 0,
});

export const aCatalogue = (part: Partial<TillCatalogue> = {}): TillCatalogue => ({
  company: { name: 'Lácteos del Llano S.A.S.', nit: '900555111-6' },
  store: STORE,
  legal: ['Gracias por su compra.'],
  cashRounding: 50,
  offlineTerms: {
    issuedAt: '2026-11-29T15:00:00.000Z',
    storeId: 5,
    sellerId: 2,
    shiftId: 9,
    cashRounding: 50,
    seal: 'seal-of-the-terms',
  },
  products: [KUMIS, AVENA, CHEESE, AREQUIPE],
  ...part,
});

export const aReceipt = (part: Partial<CounterReceipt> = {}): CounterReceipt => ({
  company: { name: 'Lácteos del Llano S.A.S.', nit: '900555111-6' },
  store: STORE,
  number: 123,
  createdAt: '2026-11-29T15:04:05.000Z',
  cashier: 'Carmen Cajera',
  shiftId: 9,
  drawer: 'Caja 1',
  customer: null,
  lines: [{ name: 'Kumis natural', presentation: 'Botella 1 L', quantity: 1, price: 11_900, total: 11_900 }],
  vat: [{ name: 'Gravado 19%', base: 10_000, tax: 1_900 }],
  total: 11_900,
  parts: [{ method: 'Efectivo', amount: 11_900, received: 20_000, reference: null }],
  rounding: 0,
  change: 8_100,
  invoice: null,
  returnCode: 'ABCD2345',
  state: 'valid',
  legal: ['Gracias por su compra.'],
  ...part,
});

export const aSale = (part: Partial<Sale> = {}): Sale => ({
  id: 123,
  createdAt: '2026-11-29T15:04:05.000Z',
  totalPrice: 11_900,
  change: 8_100,
  receipt: aReceipt(),
  ...part,
});

export const aTillSale = (part: Partial<TillSale> = {}): TillSale => ({
  id: 123,
  createdAt: '2026-11-29T15:04:05.000Z',
  customer: 'Consumidor final',
  paymentMethod: 'Efectivo',
  parts: [{ method: 'Efectivo', amount: 11_900 }],
  totalPrice: 11_900,
  state: 'valid',
  canVoid: true,
  invoiceNumber: null,
  returnCode: 'ABCD2345',
  ...part,
});

export const aShift = (part: Partial<CashShift> = {}): CashShift => ({
  id: 9,
  user: 'Carmen Cajera',
  storeId: 5,
  store: STORE.name,
  drawerId: 3,
  drawer: 'Caja 1',
  openedAt: '2026-11-29T12:00:00.000Z',
  isLate: false,
  openingCash: 100_000,
  openingCounts: [{ value: 50_000, count: 2 }],
  closedAt: null,
  closingCounts: [],
  cashPayments: null,
  cashRefunds: null,
  cashCorrections: null,
  roundings: null,
  byHand: [],
  expectedCash: null,
  firstCounts: [],
  firstCountedAt: null,
  countedCash: null,
  difference: null,
  note: null,
  ...part,
});

export const aDrawer = (part: Partial<Drawer> = {}): Drawer => ({
  id: 3,
  storeId: 5,
  store: STORE.name,
  name: 'Caja 1',
  active: true,
  openShiftId: null,
  openBy: null,
  ...part,
});

export const aPaper = (part: Partial<ShiftPaper> = {}): ShiftPaper => ({
  kind: 'Z',
  number: 9,
  store: STORE.name,
  drawer: 'Caja 1',
  cashier: 'Carmen Cajera',
  openedAt: '2026-11-29T12:00:00.000Z',
  closedAt: '2026-11-29T22:00:00.000Z',
  opening: 100_000,
  sales: { count: 3, voided: 0, byMethod: [{ method: 'Efectivo', count: 2, amount: 50_000 }] },
  movements: [
    { kind: 'expense', amount: -5_000, orderId: null, note: 'Bolsas', at: '2026-11-29T14:00:00.000Z' },
  ],
  refunds: 0,
  roundings: 50,
  expected: 145_050,
  counted: 143_050,
  difference: -2_000,
  note: 'Faltó un billete',
  counts: [{ value: 50_000, count: 2 }],
  ...part,
});

export const aWaitingPickup = (part: Partial<WaitingPickup> = {}): WaitingPickup => ({
  orderId: 77,
  storeId: 5,
  storeName: STORE.name,
  buyer: 'Rosa Parra',
  phone: '3104445566',
  readyFrom: '2026-11-28T15:00:00.000Z',
  until: '2099-12-01T23:00:00.000Z',
  isPaid: true,
  paymentMethod: 'Wompi',
  totalPrice: 23_800,
  expectedPayment: 23_800,
  lines: [{ name: 'Kumis natural', quantity: 2 }],
  ...part,
});
