/** Separate from TEXTS, which the first page must not load. */
export const UNEXPECTED_TEXT = 'Ocurrió un error inesperado.';
export const TRY_AGAIN_TEXT = 'Ocurrió un error inesperado. Intente de nuevo.';
export const NO_STORE_TEXT = 'No tiene una tienda asignada';
export const PAGE_NOT_FOUND_TEXT = 'Página no encontrada';
