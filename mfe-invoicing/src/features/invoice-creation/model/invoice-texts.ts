/** Texts of making an invoice, to the letter of the specification. */
export const INVOICE_GENERATED = 'Éxito: ¡Factura generada!.';
const INVOICE_NOT_GENERATED = 'No se pudo generar la factura. Intentelo nuevamente';
const INVOICE_EXCEPTION = 'El inicio de sesión NO fue exitoso. Verifique email y password.';

/** Stands beneath the exception: the request carries a key. */
export const UNANSWERED_IS_SAFE =
  'No se sabe si la factura se generó. Puede intentarlo de nuevo: no se genera dos veces.';

/** The message for a failed creation: whether the server answered (any status) or not (0). */
export const invoiceFailureText = (status: number): string =>
  status === 0 ? INVOICE_EXCEPTION : INVOICE_NOT_GENERATED;
