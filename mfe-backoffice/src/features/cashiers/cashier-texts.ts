import { NOT_ASSIGNED } from '#features/stock';

export const CASHIER_ASSIGNED = 'El cajero fue asignado correctamente.';
const CASHIER_NOT_ASSIGNED = 'Hubo un error al procesar tu solicitud. Cajero ya esta asignado a esa tienda.';
export const CASHIER_REQUIRED = 'Seleccione al menos un cajero.';

const SERVER_FAILED = 500;

export const cashierFailureText = (status: number): string =>
  status === 0 || status >= SERVER_FAILED ? NOT_ASSIGNED : CASHIER_NOT_ASSIGNED;
