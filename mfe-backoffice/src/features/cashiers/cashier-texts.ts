import { NOT_ASSIGNED } from '#features/stock';

/** The texts of the assignment, to the letter. */
export const CASHIER_ASSIGNED = 'El cajero fue asignado correctamente.';
const CASHIER_NOT_ASSIGNED = 'Hubo un error al procesar tu solicitud. Cajero ya esta asignado a esa tienda.';
export const CASHIER_REQUIRED = 'Seleccione al menos un cajero.';

const SERVER_FAILED = 500;

/** Text for a failed assignment: the API's own, or the generic one without a proper answer. */
export const cashierFailureText = (status: number): string =>
  status === 0 || status >= SERVER_FAILED ? NOT_ASSIGNED : CASHIER_NOT_ASSIGNED;
