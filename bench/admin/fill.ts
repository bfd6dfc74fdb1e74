import { createConnection, type Connection } from 'mysql2/promise';

const BATCH = 1_000;
const DAY_MS = 86_400_000;
const PRODUCTS = 24;
const METHODS = [
  'Efectivo',
  'Wompi',
  'Nequi',
  'Tarjeta Crédito',
  'Transferencia Bancaria',
  'Daviplata',
  'Cheque',
];
const FIRST = [
  'María',
  'José',
  'Ana',
  'Luis',
  'Carlos',
  'Sofía',
  'Ximena',
  'Pedro',
  'Laura',
  'Andrés',
  'Diana',
  'Óscar',
];
const LAST = [
  'Rojas',
  'Peña',
  'Gómez',
  'Ñáñez',
  'Zuluaga',
  'Torres',
  'Castro',
  'Ruiz',
  'Mora',
  'Díaz',
  'Vega',
  'Quintero',
  'Arias',
];

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const at = (time: number): Date => new Date(time);

const pairsOf = (names: readonly string[]): string[] =>
  names.flatMap((name, n) => names.slice(0, n).map((other) => `+${[name, other].sort().join(' ')}`));

const headsOf = (words: readonly string[]): string[] => [
  ...new Set(
    words
      .filter((word) => word.length >= 3 && /\d/.test(word.slice(0, 3)))
      .map((word) => `#${word.slice(0, 3)}`),
  ),
];

function termsOf(
  id: number,
  names: string,
  phone: string,
  { guide, isPaid }: { guide: string | null; isPaid: boolean },
): string[] {
  const words = [
    ...new Set(fold(names).split(' ')),
    phone,
    ...(guide ? [fold(guide)] : []),
    ...(isPaid ? [`fv1${id}`, String(id)] : []),
  ];
  const marked = [`*${phone.slice(-4)}`, ...(isPaid ? [`=FV-1-${id}`] : [])];
  const pairs = pairsOf(words.filter((word) => /^[a-z]+$/.test(word)));
  return [...new Set([...words, ...pairs, ...headsOf(words), ...marked])];
}

interface Filled {
  order: (string | number | boolean | Date | null)[];
  lines: (string | number)[][];
  terms: (string | number)[][];
}

function orderOf(id: number, isRare: boolean, placed: number, now: number): Filled {
  const first = isRare ? 'Hermenegildo' : (FIRST[id % FIRST.length] ?? '');
  const last = `${LAST[id % LAST.length]} ${LAST[(id * 7) % LAST.length]}`;
  const phone = `3${String(100_000_000 + ((id * 7_919) % 900_000_000))}`;
  const isPaid = id % 20 !== 0;
  const isDelivered = isPaid && (id % 50 !== 1 || placed < now - 30 * DAY_MS) && placed < now - DAY_MS;
  const isActive = isPaid || id % 40 !== 0;
  const paid = isPaid ? at(placed + 3_600_000) : null;
  const sent = isDelivered ? at(placed + DAY_MS) : null;
  const address = {
    first_name: first,
    last_name: last,
    nameCompany: 'N/A',
    address: `Calle ${id % 90} # ${id % 40}-${id % 30}`,
    city_code: '50001',
    state_code: '50',
    email: `cliente${id}@demo.test`,
    phone,
  };
  const guide = `GU${id}`;
  const delivery = sent && {
    date: sent.toISOString(),
    numberGuide: guide,
    transport: 'SERVIENTREGA',
    shippingAddress: address.address,
    shippingAddressCity: 'Villavicencio',
    shippingAddressCountry: 'Meta',
  };
  const price = 500_000 + (id % 90) * 25_000;
  const units = [1 + (id % 5), 1 + (id % 3)];
  const items = price * (units[0] ?? 1) + price * (units[1] ?? 1);
  const tax = Math.round(items * 0.19);
  const products = [1 + (id % PRODUCTS), 1 + ((id + 11) % PRODUCTS)];
  const terms = termsOf(id, `${first} ${last}`, phone, { guide: delivery && guide, isPaid });
  const state = Number(isPaid) + 2 * Number(isDelivered) + 4 * Number(isActive);
  return {
    order: [
      id,
      1,
      0,
      `bench-${id}`,
      '',
      String(10_000_000 + ((id * 104_729) % 90_000_000)),
      JSON.stringify(address),
      METHODS[id % METHODS.length] ?? '',
      1 + (id % METHODS.length),
      items,
      tax,
      0,
      items + tax,
      true,
      isPaid,
      paid,
      isDelivered,
      sent,
      delivery && JSON.stringify(delivery),
      isActive,
      at(placed),
    ],
    lines: products.map((product, n) => [
      id,
      product,
      units[n] ?? 1,
      price,
      'Taxed',
      19,
      Math.round(price * (units[n] ?? 1) * 0.19),
      `Producto ${product}`,
    ]),
    terms: terms.map((term) => [id, term, state, items + tax]),
  };
}

const ORDER_COLUMNS =
  'id, user_id, store_id, idempotency_key, request_hash, n_document, shipping_address, payment_method, payment_id, ' +
  'items_price, tax_price, shipping_price, total_price, all_taxed, is_paid, paid_at, is_delivered, delivered_at, ' +
  'delivery, active, created_at';
const LINE_COLUMNS =
  'order_id, product_id, quantity, unit_price, tax_classification, tax_percent, tax_price, product_name';

async function fillProducts(connection: Connection): Promise<void> {
  const ids = Array.from({ length: PRODUCTS }, (_, n) => n + 1);
  await connection.query(
    'INSERT INTO products (id, code, name, slug, image, brand, description, family, price, tax_classification, search_text, active, created_at) VALUES ?',
    [
      ids.map((id) => [
        id,
        `B-${id}`,
        `Producto ${id}`,
        '1000 g',
        '',
        'Lácteos',
        '',
        'QUESOS',
        500_000,
        'Taxed',
        `producto ${id}`,
        1,
        new Date(),
      ]),
    ],
  );
  await connection.query('INSERT INTO stock_levels (store_id, product_id, quantity) VALUES ?', [
    ids.map((id) => [0, id, id]),
  ]);
}

interface FilledSpan {
  readonly first?: number;
  readonly filled?: number;
  readonly hasProducts?: boolean;
  readonly daysAgo?: { readonly from: number; readonly to: number };
}

const CASH_OF_PAID_ORDERS = `INSERT INTO cash_movements (shift_id, kind, amount, order_id, at)
  SELECT NULL, 'payment', total_price, id, paid_at FROM orders
  WHERE id BETWEEN ? AND ? AND is_paid = 1 AND payment_method = 'Efectivo'`;

export async function fillOrders(
  databaseUrl: string,
  size: number,
  {
    first: start = 1,
    filled: known = 0,
    hasProducts = false,
    daysAgo = { from: 730, to: 0 },
  }: FilledSpan = {},
): Promise<void> {
  const placedAt = (n: number): number =>
    Math.floor(now - (daysAgo.from - (n / (size + 1)) * (daysAgo.from - daysAgo.to)) * DAY_MS);
  const connection = await createConnection(databaseUrl);
  const now = Date.now();
  try {
    await connection.query("SET time_zone = '+00:00'");
    await connection.query('SET unique_checks = 0, foreign_key_checks = 0');
    if (!hasProducts) await fillProducts(connection);
    for (let first = known + 1; first <= size; first += BATCH) {
      const numbers = Array.from({ length: Math.min(BATCH, size - first + 1) }, (_, n) => first + n);
      const filled = numbers.map((n) => orderOf(start + n - 1, n === size, placedAt(n), now));
      await connection.beginTransaction();
      await connection.query(`INSERT INTO orders (${ORDER_COLUMNS}) VALUES ?`, [
        filled.map(({ order }) => order),
      ]);
      await connection.query(`INSERT INTO order_lines (${LINE_COLUMNS}) VALUES ?`, [
        filled.flatMap(({ lines }) => lines),
      ]);
      await connection.query('INSERT INTO order_search_terms (order_id, term, state, total) VALUES ?', [
        filled.flatMap(({ terms }) => terms),
      ]);
      await connection.query(CASH_OF_PAID_ORDERS, [start + first - 1, start + first + numbers.length - 2]);
      await connection.commit();
    }
    await connection.query('ANALYZE TABLE orders, order_lines, order_search_terms');
  } finally {
    await connection.end();
  }
}

export async function promote(databaseUrl: string, email: string): Promise<void> {
  const connection = await createConnection(databaseUrl);
  try {
    await connection.query('UPDATE users SET id_role = 3 WHERE email_key = ?', [email]);
  } finally {
    await connection.end();
  }
}
