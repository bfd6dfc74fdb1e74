/**
 * Runs the API's statements for a cash order, uncached; does not check the token's signature. Arguments: database's
 * address, size of the pool. Prints its port.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { createPool } from 'mysql2';

const [, , url, poolSize] = process.argv;
const pool = createPool({ uri: url, connectionLimit: Number(poolSize), timezone: 'Z' }).promise();
pool.pool.on('connection', (connection) => {
  connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED');
});

const FACTORY = 0;
const HOLD_MS = 48 * 3_600_000;
const HOLDING = `orders.user_id = ? AND orders.is_paid = 0 AND orders.is_delivered = 0 AND orders.active = 1
  AND orders.stock_released_at IS NULL`;
const SELECT = {
  caller: `SELECT users.id, users.id_role, users.email, users.n_document, users.session_version AS sessionVersion,
    sessions.id AS sessionId FROM sessions JOIN users ON users.id = sessions.user_id
    WHERE sessions.id = ? AND sessions.ended_at IS NULL AND users.active = 1`,
  products: `SELECT product.id, product.name, product.slug, product.price, product.image, product.brand,
    product.description, product.family, product.tax_classification AS taxClassification,
    COALESCE(stock.quantity, 0) AS countInStock
    FROM products product
    LEFT JOIN stock_levels stock ON stock.product_id = product.id AND stock.store_id = ?
    WHERE product.id IN (?) AND product.active = 1`,
  held: `SELECT 0 AS id, COUNT(*) AS held FROM orders WHERE ${HOLDING}
    UNION ALL SELECT line.product_id, SUM(line.quantity) FROM orders JOIN order_lines line ON line.order_id = orders.id
    WHERE ${HOLDING} AND line.product_id IN (?) GROUP BY line.product_id`,
};
const WRITE = {
  session: 'UPDATE sessions SET renewed_at = ? WHERE id = ? AND ended_at IS NULL',
  order: `INSERT INTO orders (user_id, store_id, idempotency_key, request_hash, n_document, shipping_address, customer,
    payment_method, payment_id, items_price, tax_price, shipping_price, total_price, all_taxed, created_at)
    SELECT ? FROM users WHERE id = ? AND active = 1 LOCK IN SHARE MODE`,
  lines: `INSERT INTO order_lines (order_id, product_id, quantity, unit_price, tax_classification, tax_percent, tax_price,
    product_name) VALUES ?`,
  terms: 'INSERT IGNORE INTO order_search_terms (order_id, term, total) VALUES ?',
  cart: 'DELETE FROM cart_items WHERE user_id = ?',
  event: 'INSERT INTO order_events (order_id, name, actor_id, detail, at) VALUES (?)',
  hold: 'INSERT INTO order_holds (order_id, ends_at) VALUES (?)',
  outbox: 'INSERT INTO outbox_messages (topic, payload, available_at, attempts, created_at) VALUES ?',
  ledger: 'INSERT INTO stock_ledger (store_id, product_id, delta, cause, actor_id, order_id, at) VALUES ?',
};
const unitsOf = (lines) => `CASE product_id ${lines.map(() => 'WHEN ? THEN ?').join(' ')} END`;
const takeStock = (lines) =>
  `UPDATE stock_levels SET quantity = quantity - ${unitsOf(lines)}
   WHERE store_id = ? AND product_id IN (?) AND quantity >= ${unitsOf(lines)}`;

const vatOf = (base) => Math.floor((base * 19 + 50) / 100);
const sumOf = (values) => values.reduce((sum, value) => sum + value, 0);
const folded = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const price = (order, products) => {
  const byId = new Map(products.map((product) => [product.id, product]));
  const lines = order.orderItems
    .map(({ id_product: productId, quantity }) => {
      const { name, image, price: text, taxClassification } = byId.get(productId);
      const unitPrice = Number(text);
      return {
        productId,
        quantity,
        name,
        image,
        unitPrice,
        taxClassification,
        tax: vatOf(unitPrice * quantity),
      };
    })
    .sort((one, other) => one.productId - other.productId);
  const items = sumOf(lines.map(({ unitPrice, quantity }) => unitPrice * quantity));
  const tax = sumOf(lines.map((line) => line.tax));
  if (order.totalPrice !== (items + tax) / 100) throw new Error('other totals');
  return { lines, items, tax };
};

const write = async (connection, { order, key, hash, document, sessionId, lines, items, tax }) => {
  const now = new Date();
  const [kept] = await connection.query(WRITE.session, [now, sessionId]);
  if (kept.affectedRows !== 1) throw new Error('no session');
  const { id: userId, shippingAddress: address } = order;
  const [{ insertId: id }] = await connection.query(WRITE.order, [
    [
      userId,
      FACTORY,
      key,
      hash,
      document,
      JSON.stringify(address),
      null,
      order.paymentMethod,
      order.paymentId,
    ].concat([items, tax, 0, items + tax, true, now]),
    userId,
  ]);
  await connection.query(WRITE.lines, [
    lines.map((line) => [
      id,
      line.productId,
      line.quantity,
      line.unitPrice,
      line.taxClassification,
      19,
      line.tax,
      line.name,
    ]),
  ]);
  const names = [address.first_name, address.last_name].map(folded);
  const pair = `+${names.toSorted().join(' ')}`;
  const terms = [...names, folded(address.phone), pair, `#${address.phone.slice(0, 3)}`];
  await connection.query(WRITE.terms, [terms.map((term) => [id, term, items + tax])]);
  await connection.query(WRITE.cart, [userId]);
  await connection.query(WRITE.event, [[id, 'OrderPlaced', userId, null, now]]);
  const payload = JSON.stringify({ orderId: id });
  const end = new Date(now.getTime() + HOLD_MS);
  await connection.query(WRITE.hold, [[id, end]]);
  await connection.query(WRITE.outbox, [
    [
      ['order-placed', payload, now, 0, now],
      ['order-hold-ends', payload, end, 0, now],
    ],
  ]);
  const units = lines.flatMap(({ productId, quantity }) => [productId, quantity]);
  const ids = lines.map(({ productId }) => productId);
  const [{ affectedRows }] = await connection.query(takeStock(lines), [...units, FACTORY, ids, ...units]);
  if (affectedRows !== lines.length) throw new Error('not enough stock');
  await connection.query(WRITE.ledger, [
    lines.map(({ productId, quantity }) => [FACTORY, productId, -quantity, 'order', userId, id, now]),
  ]);
  return { id, now };
};

const inTransaction = async (work) => {
  const connection = await pool.getConnection();
  try {
    await connection.query('START TRANSACTION');
    const outcome = await work(connection);
    await connection.query('COMMIT');
    return outcome;
  } catch (error) {
    await connection.query('ROLLBACK');
    throw error;
  } finally {
    connection.release();
  }
};

const pesos = (amount) => amount / 100;
const itemOf = ({ productId, quantity, unitPrice, name, image, taxClassification }) => ({
  id_product: productId,
  quantity,
  price: pesos(unitPrice),
  taxClassification,
  taxPercent: 19,
  Product: { id: productId, name, image, price: pesos(unitPrice) },
});
const view = ({ id, now }, { order, document, lines, items, tax }) => ({
  id,
  createdAt: now.toISOString(),
  n_document: document,
  shippingAddress: { ...order.shippingAddress, country_code: 'Co' },
  paymentMethod: order.paymentMethod,
  paymentId: order.paymentId,
  itemsPrice: pesos(items),
  taxPrice: pesos(tax),
  shippingPrice: 0,
  totalPrice: pesos(items + tax),
  allTaxed: true,
  termsVersion: null,
  termsHash: null,
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
  orderItems: lines.map(itemOf),
});

const sessionOf = ({ authorization = '' }) =>
  JSON.parse(Buffer.from(authorization.split('.')[1], 'base64url').toString()).sid;

const place = async (order, key, hash, sessionId) => {
  const [[caller]] = await pool.query(SELECT.caller, [sessionId]);
  if (!caller) throw new Error('not allowed');
  const ids = order.orderItems.map((item) => item.id_product);
  const [products] = await pool.query(SELECT.products, [FACTORY, ids]);
  const [held] = await pool.query(SELECT.held, [order.id, order.id, ids]);
  if (held[0].held >= 1_000_000) throw new Error('too many open orders');
  const row = { order, key, hash, sessionId, document: caller.n_document, ...price(order, products) };
  const placed = await inTransaction((connection) => write(connection, row));
  return { success: true, data: view(placed, row) };
};

const bodyOf = async (request) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

const server = createServer(async (request, response) => {
  try {
    const body = await bodyOf(request);
    const hash = createHash('sha256').update(body).digest('hex');
    const answer = await place(
      JSON.parse(body),
      request.headers['idempotency-key'],
      hash,
      sessionOf(request.headers),
    );
    response.writeHead(201, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(answer));
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
