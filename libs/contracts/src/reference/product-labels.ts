import type { AdminProduct } from '../api-types.js';

/** Labels of a product's fields, on every screen the same. */
export const PRODUCT_LABELS = {
  image: 'Imagen',
  account: 'Grupo de inventario',
  name: 'Nombre',
  slug: 'Presentación',
  brand: 'Marca',
  description: 'Descripción',
  price: 'Precio sin IVA',
  idTax: 'Impuesto',
  position: 'Lista de precios',
  countInStock: 'Stock',
  family: 'Familia',
  type: 'Tipo de producto',
  unid: 'Unidad de medida',
  currencyCode: 'Moneda',
  taxClassification: 'Clasificación tributaria',
  nextTaxClassification: 'Clasificación siguiente',
  taxChangeOn: 'Rige desde',
  taxIncluded: 'IVA incluido',
  taxConsumptionValue: 'Valor del impuesto al consumo',
  stockControl: 'Control de inventario',
  tariff: 'Código arancelario',
  netContent: 'Contenido neto',
  netContentUnit: 'Unidad del contenido',
  details: 'Ficha del producto',
} as const satisfies Partial<Record<keyof AdminProduct, string>>;
