import type { DataSource } from 'typeorm';

import { searchWordsOf, searchStateOf, searchTerms, tokenize } from '../../src/orders/index.js';
import { foldText } from '../../src/platform/text/index.js';
import { columnsOf, tablesOf } from './schema-snapshot.js';

type Value = string | number | null;
type Row = Readonly<Record<string, Value>>;

const AT = '2026-03-04 15:06:07.123';
const PAID_AT = '2026-03-05 02:30:00.000';

interface PastOrder {
  readonly names: readonly [first: string, last: string, company: string | null];
  readonly phone: string;
  readonly isPaid?: boolean;
  readonly isCash?: boolean;
  readonly isDelivered?: boolean;
  readonly isCancelled?: boolean;
}

/** Names of every kind that orders had. */
const ORDERS: readonly PastOrder[] = [
  { names: ['José María', 'Ñáñez Peña', null], phone: '310 123 45 67', isPaid: true, isDelivered: true },
  { names: ['Tienda 24', '7 Mares', 'Quesos & Cía. S.A.S. 2000'], phone: '6012345678', isPaid: true },
  { names: ['X', 'Y', null], phone: '3109999999' },
  { names: ['N', 'A', ''], phone: '3108888888', isCancelled: true },
  { names: ['Ana', 'Ana', null], phone: '3101234567' },
  { names: ['Ana', 'Ana', null], phone: '3101234567', isPaid: true, isCash: true },
  { names: ['', '', null], phone: '' },
  { names: ['Иван', '李', null], phone: '', isPaid: true },
  { names: ['Ab'.repeat(30), 'Maximilianoalejandro', 'Cd'.repeat(19)], phone: '3107654321' },
  { names: ['abcdefghijklmnopqrs', 'bcdefghijklmnopqrst', null], phone: '3001', isPaid: true },
  {
    names: ['uno dos tres cuatro cinco seis', 'siete ocho nueve diez once doce', '3M 7up 310'],
    phone: '310',
    isPaid: true,
    isCancelled: true,
  },
];

const transactionOf = (n: number) => ({
  transactionNumber: `TX-${n}77`,
  transaction: { id: `ana-31${n}-a` },
});
const guideOf = (n: number): string => `GUÍA ${n}310A de Ana`;

const addressOf = ({ names: [first, last, company], phone }: PastOrder) => ({
  first_name: first,
  last_name: last,
  nameCompany: company,
  phone,
});

function orderRow(order: PastOrder, n: number): Row {
  return {
    id: n,
    user_id: 1,
    store_id: 0,
    idempotency_key: `key-${n}`,
    request_hash: 'hash',
    n_document: `10${n}`,
    shipping_address: JSON.stringify(addressOf(order)),
    customer: null,
    payment_method: order.isPaid && !order.isCash ? 'Nequi' : 'Efectivo',
    payment_id: order.isPaid && !order.isCash ? 8 : 1,
    items_price: 1000 * n,
    tax_price: 190 * n,
    shipping_price: 0,
    total_price: 1190 * n,
    all_taxed: 1,
    is_paid: Number(Boolean(order.isPaid)),
    paid_at: order.isPaid ? PAID_AT : null,
    payment_result: order.isPaid ? JSON.stringify(transactionOf(n)) : null,
    is_delivered: Number(Boolean(order.isDelivered)),
    delivered_at: order.isDelivered ? PAID_AT : null,
    delivery: order.isDelivered ? JSON.stringify({ numberGuide: guideOf(n) }) : null,
    active: Number(!order.isCancelled),
    is_invoice: 0,
    id_invoice: null,
    created_at: AT,
  };
}

const lineRow = (n: number): Row => ({
  order_id: n,
  product_id: 1,
  quantity: n,
  unit_price: 1000,
  tax_classification: 'Taxed',
  tax_percent: 19,
  tax_price: 190 * n,
  product_name: 'Queso costeño',
});

/** The terms that placing, paying and dispatching the orders leaves behind today. */
function termRows(): Row[] {
  return ORDERS.flatMap((order, index) => {
    const n = index + 1;
    const { transactionNumber, transaction } = transactionOf(n);
    const words = new Set([
      ...searchWordsOf(addressOf(order) as Parameters<typeof searchWordsOf>[0]),
      ...(order.isPaid ? tokenize(`${transactionNumber} ${transaction.id}`) : []),
      ...(order.isDelivered ? tokenize(guideOf(n)) : []),
    ]);
    const state = searchStateOf({
      isPaid: Boolean(order.isPaid),
      isDelivered: Boolean(order.isDelivered),
      active: !order.isCancelled,
    });
    return searchTerms([...words]).map((term) => ({ order_id: n, term, state, total: 1190 * n }));
  });
}

const STORE = {
  name: 'Tienda Ñandú',
  address: 'Calle 1 # 2-3',
  city: 'Bogotá',
  country: 'Cundinamarca',
  phone: '3101112233',
};

const USER: Row = {
  id: 1,
  n_document: '1010',
  id_type: '13',
  person_type: 'Person',
  first_name: 'Ana',
  last_name: 'Peña',
  name_company: null,
  commercial_name: null,
  email: 'Ana@lacteos.test',
  email_key: 'ana@lacteos.test',
  password_hash: 'hash',
  phone: '3101234567',
  city_code: '50001',
  state_code: '50',
  id_role: 1,
  created_at: AT,
};

const PRODUCT: Row = {
  id: 1,
  code: 'LLA-1',
  name: 'Queso costeño',
  slug: 'queso-costeno',
  image: '/a.webp',
  brand: 'Llano',
  description: 'Queso',
  family: 'QUESOS',
  price: 1000,
  tax_classification: 'Taxed',
  search_text: 'queso costeno',
  created_at: AT,
};

/** Rows of every age, with the values that they have today; parents before children. */
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  outbox_messages: [
    { id: 1, topic: 'order-placed', payload: '{"orderId":1}', available_at: AT, created_at: AT },
    { id: 2, topic: 'order-hold-ends', payload: '{"orderId":3}', available_at: PAID_AT, created_at: AT },
  ],
  users: [USER],
  refresh_tokens: [
    { id: 1, user_id: 1, family: 'f', token_hash: 'h', is_persistent: 1, created_at: AT, expires_at: AT },
  ],
  recovery_codes: [{ id: 1, user_id: 1, code_hash: 'h', created_at: AT, expires_at: AT }],
  products: [PRODUCT],
  stores: [
    {
      id: 1,
      ...STORE,
      image: '/s.webp',
      created_at: AT,
      search_text: foldText(Object.values(STORE).join(' ')),
    },
  ],
  cashier_stores: [{ user_id: 1, store_id: 1 }],
  stock_levels: [{ store_id: 0, product_id: 1, quantity: 5 }],
  stock_ledger: [{ id: 1, store_id: 0, product_id: 1, delta: 5, cause: 'load', at: AT }],
  cart_items: [{ user_id: 1, product_id: 1, quantity: 2 }],
  orders: ORDERS.map((order, index) => orderRow(order, index + 1)),
  order_lines: ORDERS.map((_, index) => lineRow(index + 1)),
  order_events: [{ id: 1, order_id: 1, name: 'OrderPlaced', actor_id: 1, at: AT }],
  order_search_terms: termRows(),
  order_holds: [{ order_id: 3, ends_at: PAID_AT }],
  // Nobody knows who received the cash.
  cash_movements: ORDERS.flatMap(({ isPaid, isCash }, index) =>
    isPaid && isCash
      ? [{ id: 1, kind: 'earlier', amount: 1190 * (index + 1), order_id: index + 1, at: PAID_AT }]
      : [],
  ),
};

/** Which kinds of search terms the code of an age wrote. */
export type TermKinds = 'words' | 'words and pairs' | 'all but endings' | 'all';
const KINDS: Readonly<Record<TermKinds, RegExp>> = {
  words: /^[^+#*]/,
  'words and pairs': /^[^#*]/,
  'all but endings': /^[^*]/,
  all: /./,
};

/** What the code that came with a set of migrations wrote as search terms. */
export function termsOfAge(names: readonly string[]): TermKinds {
  if (names.includes('AddSearchNumbers1802000011000')) return 'all';
  if (names.includes('AddSearchOrder1797000001000')) return 'all but endings';
  return names.includes('AddNamePairs1796000001000') ? 'words and pairs' : 'words';
}

/**
 * Writes the rows into those of `tables` that exist, as the code of that age did: columns of later ages are left out. On
 * `order_search_terms` only terms of the given kinds.
 */
export async function writePastRows(dataSource: DataSource, tables: readonly string[], kinds: TermKinds) {
  for (const [table, rows] of Object.entries(ROWS)) {
    if (!tables.includes(table)) continue;
    const columns = new Set(await columnsOf(dataSource, table));
    for (const row of rows) {
      if (table === 'order_search_terms' && !KINDS[kinds].test(String(row['term']))) continue;
      const entries = Object.entries(row).filter(([column]) => columns.has(column));
      await dataSource.query(
        `INSERT INTO ${table} (${entries.map(([column]) => column).join(', ')})
         VALUES (${entries.map(() => '?').join(', ')})`,
        entries.map(([, value]) => value),
      );
    }
  }
}

/** Tables that migrations fill, and of which older one. */
const MADE_OF: Readonly<Record<string, string>> = {
  order_search_terms: 'orders',
  order_holds: 'outbox_messages',
  cash_movements: 'orders',
};

/** Writes the rows into every table that was not among `earlier`, but for those that a migration filled. */
export async function writeRowsOfLaterTables(
  dataSource: DataSource,
  earlier: readonly string[],
): Promise<void> {
  const isMade = (table: string) => earlier.includes(MADE_OF[table] ?? '');
  const later = (await tablesOf(dataSource)).filter((table) => !earlier.includes(table) && !isMade(table));
  await writePastRows(dataSource, later, 'all');
}
