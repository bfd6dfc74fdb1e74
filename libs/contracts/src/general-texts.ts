/** Texts of the shopper's first page, outside TEXTS so that the page does not load all the others. */
export const UNEXPECTED_TEXT = 'Ocurrió un error inesperado.';
/** The same, where trying again may help. */
export const TRY_AGAIN_TEXT = 'Ocurrió un error inesperado. Intente de nuevo.';
/** Shown to a cashier who is assigned to no store. */
export const NO_STORE_TEXT = 'No tiene una tienda asignada';
/** Title of an unknown address. */
export const PAGE_NOT_FOUND_TEXT = 'Página no encontrada';
