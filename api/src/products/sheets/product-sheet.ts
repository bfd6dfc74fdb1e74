import { toPesos, type ProductFamily, type TaxClassification } from '@lacteos/contracts';

import type { ReadCell, SheetColumn } from '../../platform/spreadsheet/index.js';
import type { OfficeProduct } from '../admin/product-office.repository.js';

/** How a column of the products file is written and read. */
export interface ProductColumn extends SheetColumn<OfficeProduct> {
  /** The product's field; null for what is written only or names the row. */
  field: string | null;
  read: (cell: ReadCell) => unknown;
}

export const CODE_TITLE = 'Código';
export const SEEN_STOCK_TITLE = 'Stock al exportar';

const asText = (cell: ReadCell): unknown => (typeof cell === 'number' ? String(cell) : cell);

/** '12500.5', '12.500,50' and '$ 12.500' as numbers; what is none stays as it is, for its text in the report. */
export function asNumber(cell: ReadCell): unknown {
  if (typeof cell !== 'string') return cell;
  const text = cell.replace(/[$\s\u00a0]/g, '');
  const isSpanish = text.includes(',') || /^-?\d{1,3}(\.\d{3})+$/.test(text);
  const plain = isSpanish ? text.replaceAll('.', '').replace(',', '.') : text;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : cell;
}

/** SI, NO and what spreadsheets make of them. */
export function asFlag(cell: ReadCell): unknown {
  if (typeof cell === 'boolean') return cell;
  const text = String(cell).toLowerCase();
  if (['si', 'sí', 'true', 'verdadero', '1'].includes(text)) return true;
  return ['no', 'false', 'falso', '0'].includes(text) ? false : cell;
}

const text = (
  field: string,
  title: string,
  width: number,
  value: (product: OfficeProduct) => string | null,
): ProductColumn => ({ field, title, width, value, read: asText });
const number = (
  field: string,
  title: string,
  value: (product: OfficeProduct) => number | null,
): ProductColumn => ({ field, title, value, read: asNumber });

/** What a file of products says of each. Rows are told apart by their code; one without a code is a new product. */
export const PRODUCT_SHEET: readonly ProductColumn[] = [
  { field: null, title: CODE_TITLE, width: 14, value: ({ code }) => code, read: asText },
  text('name', 'Nombre', 28, ({ name }) => name),
  text('slug', 'Presentación', 22, ({ slug }) => slug),
  text('brand', 'Marca', 22, ({ brand }) => brand),
  text('family', 'Familia', 12, ({ family }: { family: ProductFamily }) => family),
  text('description', 'Descripción', 40, ({ description }) => description),
  number('price', 'Precio sin IVA', ({ price }) => toPesos(price)),
  number('countInStock', 'Stock', ({ countInStock }) => countInStock),
  { ...number('', SEEN_STOCK_TITLE, ({ countInStock }) => countInStock), field: null },
  { field: 'active', title: 'Activo', value: ({ active }) => (active ? 'SI' : 'NO'), read: asFlag },
  text(
    'taxClassification',
    'Clasificación tributaria',
    22,
    ({ taxClassification }: { taxClassification: TaxClassification }) => taxClassification,
  ),
  number('account', 'Grupo de inventario', ({ account }) => account),
  number('idTax', 'Impuesto', ({ idTax }) => idTax),
  number('position', 'Lista de precios', ({ position }) => position),
  text('tariff', 'Código arancelario', 18, ({ tariff }) => tariff),
  text('image', 'Imagen', 30, ({ image }) => image),
];
