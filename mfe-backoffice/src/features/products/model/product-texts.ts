import type { AdminProduct } from '@lacteos/contracts';

/** The texts of product creation, to the letter. */
export const CREATED = '¡Producto creado correctamente. Enlazado con SIIGO!.';
export const NOT_CREATED = 'La creacion del producto NO fue exitosa, verifique parametros intente nuevamente';
export const NOT_LINKED = 'SIIGO no aceptó el producto.';
export const REQUIRED = 'Campo requerido';

/** Limits of a price in pesos, as the API checks them. */
export const MAX_PRICE = 100_000_000;
export const MIN_PRICE = { value: 0.01, text: 'El precio debe ser mayor que cero.' } as const;

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
} as const satisfies Partial<Record<keyof AdminProduct, string>>;
