import type {
  BestCustomer,
  CashMovement,
  CashShift,
  Dashboard,
  Margin,
  SalesBreakdown,
} from '@lacteos/contracts/schemas';

export function aDashboard(given: Partial<Dashboard> = {}): Dashboard {
  return {
    from: '2026-10-22',
    to: '2026-11-20',
    sales: {
      from: '2026-10-22',
      to: '2026-11-20',
      orders: 2,
      total: 8330,
      average: 4165,
      returned: 1190,
      credited: 2380,
    },
    compared: {
      from: '2026-09-22',
      to: '2026-10-21',
      orders: 4,
      total: 16_660,
      average: 4165,
      returned: 595,
      credited: 1190,
    },
    today: {
      from: '2026-11-20',
      to: '2026-11-20',
      orders: 1,
      total: 3570,
      average: 3570,
      returned: 0,
      credited: 0,
    },
    sameDayLastWeek: {
      from: '2026-11-13',
      to: '2026-11-13',
      orders: 1,
      total: 3000,
      average: 3000,
      returned: 0,
      credited: 0,
    },
    salesByDay: [{ day: '2026-11-20', orders: 2, total: 8330 }],
    salesByProduct: [{ productId: 7, name: 'Kumis', units: 3, total: 3570 }],
    ordersByState: [
      { state: 'unpaid', orders: 1, total: 2380 },
      { state: 'paid', orders: 4, total: 3570 },
    ],
    stockCover: [{ productId: 7, name: 'Kumis', units: 9, sold: 3, days: 84 }],
    lowStock: [{ productId: 7, name: 'Kumis', units: 1 }],
    paidWithoutStock: 2,
    paymentAlerts: 1,
    lateDispatches: 3,
    lateSince: '2026-11-17',
    ...given,
  };
}

export const SALES_BREAKDOWN: SalesBreakdown = {
  stores: [{ storeId: 3, name: 'Puerto Cremoso', orders: 2, total: 8330 }],
  methods: [{ paymentMethod: 'Nequi', orders: 2, total: 8330 }],
  families: [{ family: 'LÁCTEOS', units: 3, total: 3570 }],
};
export const MARGIN: Margin = {
  from: '2026-10-22',
  to: '2026-11-20',
  ...{ sales: 3000, cost: 1800, margin: 1200, salesWithoutCost: 4000 },
  products: [{ productId: 7, name: 'Kumis', units: 3, sales: 3000, cost: 1800, margin: 1200 }],
};
export const BEST_CUSTOMERS: BestCustomer[] = [
  { document: '1121900100', name: 'Ana Rojas', orders: 2, total: 8330 },
];

export function aShift(given: Partial<CashShift> = {}): CashShift {
  return {
    id: 1,
    user: 'Laura Gómez',
    storeId: 0,
    store: 'Fábrica',
    drawerId: 1,
    drawer: 'Caja 1',
    isLate: false,
    openedAt: '2026-11-20T13:00:00.000Z',
    openingCash: 52_000,
    openingCounts: [{ value: 50_000, count: 1 }],
    closedAt: null,
    closingCounts: [],
    cashPayments: 1190,
    cashRefunds: 0,
    cashCorrections: 0,
    roundings: 0,
    byHand: [],
    firstCounts: [],
    firstCountedAt: null,
    expectedCash: 53_190,
    countedCash: null,
    difference: null,
    note: null,
    ...given,
  };
}

export const aMovement = (given: Partial<CashMovement> = {}): CashMovement => ({
  id: 1,
  kind: 'payment',
  at: '2026-11-20T14:00:00.000Z',
  amount: 1190,
  orderId: 41,
  shiftId: null,
  correctsId: null,
  correctedShiftId: null,
  note: null,
  photo: null,
  user: 'Laura Gómez',
  ...given,
});
