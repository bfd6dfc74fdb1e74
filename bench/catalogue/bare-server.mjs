/** Uncached, with node:http and mysql2 only. Arguments: database's address, size of the pool. Prints its port. */
import { createServer } from 'node:http';
import { createPool } from 'mysql2';

const [, , url, poolSize] = process.argv;
const pool = createPool({ uri: url, connectionLimit: Number(poolSize) }).promise();

const COLUMNS = `product.id, product.name, product.slug, product.price, product.image, product.brand,
  product.description, product.family, product.tax_classification AS taxClassification,
  product.net_content AS netContent, product.net_content_unit AS netContentUnit,
  COALESCE(stock.quantity, 0) AS countInStock`;
const FROM = `FROM products product
  LEFT JOIN stock_levels stock ON stock.product_id = product.id AND stock.store_id = ?`;
const LIST = `SELECT ${COLUMNS} ${FROM} WHERE product.active = ? ORDER BY product.id ASC, product.id ASC LIMIT ? OFFSET ?`;
const COUNT = 'SELECT COUNT(1) AS total FROM products product WHERE product.active = ?';
const DETAIL = `SELECT ${COLUMNS}, product.details ${FROM} WHERE product.id = ? AND product.active = ?`;

const PERCENT = { Taxed: 19, TaxedReduced: 5, Exempt: 0, Excluded: 0 };
const view = (row) => ({
  ...row,
  price: Number(row.price) / 100,
  taxPercent: PERCENT[row.taxClassification],
});

const list = async (page, pageSize) => {
  const [rows] = await pool.query(LIST, [0, true, pageSize, (page - 1) * pageSize]);
  const [[{ total }]] = await pool.query(COUNT, [true]);
  return { success: true, data: rows.map(view), meta: { total, page, pageSize } };
};
const detail = async (id) => {
  const [[row]] = await pool.query(DETAIL, [0, id, true]);
  if (!row) return null;
  const { details, ...shown } = row;
  return { success: true, data: { ...view(shown), details: JSON.parse(details) } };
};

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://bare');
  const answer = pathname.endsWith('/products')
    ? await list(Number(searchParams.get('page')), Number(searchParams.get('pageSize')))
    : await detail(Number(pathname.split('/').at(-1)));
  response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(answer));
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
