/** Exact texts of the specification. */
export const CREATED = '¡Producto creado correctamente. Enlazado con SIIGO!.';
export const NOT_CREATED = 'La creacion del producto NO fue exitosa, verifique parametros intente nuevamente';
export const NOT_LINKED = 'SIIGO no aceptó el producto.';
export const REQUIRED = 'Campo requerido';

/** Limits of a price in pesos, as the API checks them. */
export const MAX_PRICE = 100_000_000;
export const MIN_PRICE = { value: 0.01, text: 'El precio debe ser mayor que cero.' } as const;
