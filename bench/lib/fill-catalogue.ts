import { createConnection } from 'mysql2/promise';

const BATCH = 1_000;
const FAMILIES = ['LÁCTEOS', 'QUESOS', 'POSTRES'];

/** Centavos. */
export const priceOf = (id: number): number => (5_000 + (id % 90) * 250) * 100;

const productRow = (id: number): (string | number | Date)[] => {
  const family = FAMILIES[id % FAMILIES.length] ?? 'QUESOS';
  return [
    id,
    `B-${id}`,
    `Producto de prueba ${id}`,
    'Botella 1000 g',
    `/api/media/producto-${id}/640.webp`,
    'Lácteos del Llano',
    'Yogurt entero con trozos de fruta, hecho en Villavicencio con leche de la mañana.',
    family,
    priceOf(id),
    'Taxed',
    `producto de prueba ${id} botella 1000 g lacteos del llano`,
    1,
    new Date(),
  ];
};
const COLUMNS =
  'id, code, name, slug, image, brand, description, family, price, tax_classification, search_text, active, created_at';

export const fillCatalogue = async (databaseUrl: string, size: number): Promise<void> => {
  const connection = await createConnection(databaseUrl);
  try {
    for (let first = 1; first <= size; first += BATCH) {
      const ids = Array.from({ length: Math.min(BATCH, size - first + 1) }, (_, n) => first + n);
      await connection.query(`INSERT INTO products (${COLUMNS}) VALUES ?`, [ids.map(productRow)]);
      await connection.query('INSERT INTO stock_levels (store_id, product_id, quantity) VALUES ?', [
        ids.map((id) => [0, id, 10 + (id % 40)]),
      ]);
    }
    await connection.query('UPDATE catalogue_version SET version = version + 1');
    await connection.query('ANALYZE TABLE products, stock_levels');
  } finally {
    await connection.end();
  }
};
