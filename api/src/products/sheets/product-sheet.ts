import { toPesos } from '@lacteos/contracts/money/money';
import type { VatClass } from '@lacteos/contracts/money/vat-classes';
import { quantityKind } from '@lacteos/contracts/parsing/number-kinds';
import type { ProductFamily } from '@lacteos/contracts/reference/product-families';

import type { StaffProduct } from '../staff/staff-products.repository.js';
import { DETAILS_COLUMNS } from './details-columns.js';
import { asAmount, asName, asNumber, asText, type ProductColumn } from './product-sheet-cells.js';
import { asDay, asFamily, asFlag, asUnit, asVatClass } from './sheet-words.js';

export const CODE_TITLE = 'Código';
export const SEEN_STOCK_TITLE = 'Stock al exportar';

const text = (
  field: string,
  title: string,
  width: number,
  value: (product: StaffProduct) => string | null,
  read: ProductColumn['read'] = asName,
): ProductColumn => ({ field, title, width, value, read });
const number = (
  field: string,
  title: string,
  value: (product: StaffProduct) => number | null,
  read: ProductColumn['read'] = asNumber(quantityKind()),
): ProductColumn => ({ field, title, value, read });

/** The code identifies a row; a row without one is a new product. */
export const PRODUCT_SHEET: readonly ProductColumn[] = [
  { field: null, title: CODE_TITLE, width: 14, value: ({ code }) => code, read: asText },
  text('name', 'Nombre', 28, ({ name }) => name),
  text('slug', 'Presentación', 22, ({ slug }) => slug),
  text('brand', 'Marca', 22, ({ brand }) => brand),
  text('family', 'Familia', 12, ({ family }: { family: ProductFamily }) => family, asFamily),
  text('description', 'Descripción', 40, ({ description }) => description, asText),
  number('price', 'Precio sin IVA', ({ price }) => toPesos(price), asAmount),
  number('cost', 'Costo sin IVA', ({ cost }) => (cost === null ? null : toPesos(cost)), asAmount),
  number('countInStock', 'Stock', ({ countInStock }) => countInStock),
  { ...number('', SEEN_STOCK_TITLE, ({ countInStock }) => countInStock), field: null },
  { field: 'active', title: 'Activo', value: ({ active }) => (active ? 'SI' : 'NO'), read: asFlag },
  text(
    'taxClassification',
    'Clasificación tributaria',
    22,
    ({ taxClassification }: { taxClassification: VatClass }) => taxClassification,
    asVatClass,
  ),
  text(
    'nextTaxClassification',
    'Clasificación siguiente',
    22,
    (product) => product.nextTaxClassification,
    asVatClass,
  ),
  text('taxChangeOn', 'Rige desde', 12, ({ taxChangeOn }) => taxChangeOn, asDay),
  number('account', 'Grupo de inventario', ({ account }) => account),
  number('idTax', 'Impuesto', ({ idTax }) => idTax),
  number('position', 'Lista de precios', ({ position }) => position),
  text('tariff', 'Código arancelario', 18, ({ tariff }) => tariff),
  number('netContent', 'Contenido neto', ({ netContent }) => netContent),
  text('netContentUnit', 'Unidad del contenido', 12, ({ netContentUnit }) => netContentUnit, asUnit),
  text('image', 'Imagen', 30, ({ image }) => image),
  ...DETAILS_COLUMNS,
];
