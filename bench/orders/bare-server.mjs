/**
 * POST /order by nothing but node:http and mysql2: the statements that the API runs for an order of a customer who pays in
 * cash, those of the transaction on one connection. Nothing is kept between requests. The body is believed but for its
 * totals, the token is not read. Arguments: address of the database, size of the pool. Prints its port.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { createPool } from 'mysql2';

const [, , url, poolSize] = process.argv;
const pool = createPool({ uri: url, connectionLimit: Number(poolSize), timezone: 'Z' }).promise();

const FACTORY = 0;
const SELECT = {
  caller: 'SELECT id, id_role, email, session_version FROM users WHERE id = ? AND active = true LIMIT 1',
  paymentTypes: 'SELECT id, name, for_customers, registration_only FROM payment_types ORDER BY id ASC',
  products: `SELECT product.id, product.name, product.slug, product.price, product.image, product.brand,
    product.description, product.family, product.tax_classification AS taxClassification,
    COALESCE(stock.quantity, 0) AS countInStock
    FROM products product
    LEFT JOIN stock_levels stock ON stock.product_id = product.id AND stock.store_id = ?
    WHERE product.id IN (?) AND product.active = 1`,
  buyer: `SELECT id, n_document, id_type, person_type, first_name, last_name, name_company, commercial_name, email, email_key,
    password_hash, phone, city_code, state_code, id_role, active, session_version, version, created_at
    FROM users WHERE id = ? LIMIT 1`,
  order: `SELECT id, user_id, store_id, idempotency_key, request_hash, n_document, shipping_address, customer, payment_method,
    payment_id, items_price, tax_price, shipping_price, total_price, all_taxed, is_paid, paid_at, payment_result,
    stock_released_at, paid_without_stock, payment_alert, is_delivered, delivered_at, delivery, active, is_invoice, id_invoice,
    created_at FROM orders WHERE id = ? LIMIT 1`,
  lines: `SELECT line.quantity, line.product_id AS productId, line.unit_price AS unitPrice, line.product_name AS productName,
    COALESCE(product.image, '') AS image FROM order_lines line LEFT JOIN products product ON product.id = line.product_id
    WHERE line.order_id = ? ORDER BY line.product_id ASC`,
};
const WRITE = {
  order: `INSERT INTO orders (user_id, store_id, idempotency_key, request_hash, n_document, shipping_address, customer,
    payment_method, payment_id, items_price, tax_price, shipping_price, total_price, all_taxed, created_at) VALUES (?)
    RETURNING id, is_paid, paid_without_stock, is_delivered, active, is_invoice`,
  stock: `UPDATE stock_levels SET quantity = quantity - ? WHERE store_id = ? AND product_id = ? AND quantity >= ?`,
  ledger: 'INSERT INTO stock_ledger (store_id, product_id, delta, cause, actor_id, order_id, at) VALUES ?',
  lines: `INSERT INTO order_lines (order_id, product_id, quantity, unit_price, tax_classification, tax_percent, tax_price,
    product_name) VALUES ?`,
  terms: 'INSERT IGNORE INTO order_search_terms (order_id, term) VALUES ?',
  cart: 'DELETE FROM cart_items WHERE user_id = ?',
  event: 'INSERT INTO order_events (order_id, name, actor_id, detail, at) VALUES (?)',
  outbox: `INSERT INTO outbox_messages (topic, payload, available_at, attempts, created_at) VALUES (?)
    RETURNING id, attempts`,
};

const vatOf = (base) => Math.floor((base * 19 + 50) / 100);
const sumOf = (values) => values.reduce((sum, value) => sum + value, 0);
const folded = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const price = (order, products) => {
  const byId = new Map(products.map((product) => [product.id, product]));
  const lines = order.orderItems
    .map(({ id_product: productId, quantity }) => {
      const { name, price: text, taxClassification } = byId.get(productId);
      const unitPrice = Number(text);
      return { productId, quantity, name, unitPrice, taxClassification, tax: vatOf(unitPrice * quantity) };
    })
    .sort((one, other) => one.productId - other.productId);
  const items = sumOf(lines.map(({ unitPrice, quantity }) => unitPrice * quantity));
  const tax = sumOf(lines.map((line) => line.tax));
  if (order.totalPrice !== (items + tax) / 100) throw new Error('other totals');
  return { lines, items, tax };
};

const write = async (connection, { order, key, hash, document, lines, items, tax }) => {
  const now = new Date();
  const { id: userId, shippingAddress: address } = order;
  const [[{ id }]] = await connection.query(WRITE.order, [
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
  ]);
  for (const { productId, quantity } of lines) {
    const [{ affectedRows }] = await connection.query(WRITE.stock, [quantity, FACTORY, productId, quantity]);
    if (affectedRows !== 1) throw new Error('not enough stock');
  }
  await connection.query(WRITE.ledger, [
    lines.map(({ productId, quantity }) => [FACTORY, productId, -quantity, 'order', userId, id, now]),
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
  const words = [address.first_name, address.last_name, address.phone].map(folded);
  await connection.query(WRITE.terms, [words.map((term) => [id, term])]);
  await connection.query(WRITE.cart, [userId]);
  await connection.query(WRITE.event, [[id, 'OrderPlaced', userId, null, now]]);
  await connection.query(WRITE.outbox, [['order-placed', JSON.stringify({ orderId: id }), now, 0, now]]);
  return id;
};

const inTransaction = async (work) => {
  const connection = await pool.getConnection();
  try {
    await connection.query('SET TRANSACTION ISOLATION LEVEL READ COMMITTED');
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

const pesos = (text) => Number(text) / 100;
const iso = (date) => date?.toISOString() ?? null;
const itemOf = ({ productId, quantity, unitPrice, productName, image }) => ({
  id_product: productId,
  quantity,
  price: pesos(unitPrice),
  Product: { id: productId, name: productName, image, price: pesos(unitPrice) },
});
const view = (order, lines) => ({
  id: order.id,
  createdAt: iso(order.created_at),
  n_document: order.n_document,
  shippingAddress: JSON.parse(order.shipping_address),
  paymentMethod: order.payment_method,
  paymentId: order.payment_id,
  itemsPrice: pesos(order.items_price),
  taxPrice: pesos(order.tax_price),
  shippingPrice: pesos(order.shipping_price),
  totalPrice: pesos(order.total_price),
  allTaxed: Boolean(order.all_taxed),
  isPaid: Boolean(order.is_paid),
  paidAt: iso(order.paid_at),
  isDelivered: Boolean(order.is_delivered),
  deliveredAt: iso(order.delivered_at),
  active: Boolean(order.active),
  isInvoice: Boolean(order.is_invoice),
  idInvoice: order.id_invoice,
  paidWithoutStock: Boolean(order.paid_without_stock),
  paymentAlert: order.payment_alert,
  storeId: order.store_id === FACTORY ? null : order.store_id,
  paymentResult: JSON.parse(order.payment_result),
  delivery: JSON.parse(order.delivery),
  orderItems: lines.map(itemOf),
});

const place = async (order, key, hash) => {
  const [[caller]] = await pool.query(SELECT.caller, [order.id]);
  const [types] = await pool.query(SELECT.paymentTypes);
  if (!caller || !types.some(({ name }) => name === order.paymentMethod)) throw new Error('not allowed');
  const ids = order.orderItems.map((item) => item.id_product);
  const [products] = await pool.query(SELECT.products, [FACTORY, ids]);
  const priced = price(order, products);
  const [[buyer]] = await pool.query(SELECT.buyer, [order.id]);
  const row = { order, key, hash, document: buyer.n_document, ...priced };
  const id = await inTransaction((connection) => write(connection, row));
  const [[placed]] = await pool.query(SELECT.order, [id]);
  const [lines] = await pool.query(SELECT.lines, [id]);
  return { success: true, data: view(placed, lines) };
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
    const answer = await place(JSON.parse(body), request.headers['idempotency-key'], hash);
    response.writeHead(201, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(answer));
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
