import { BRAND } from '@lacteos/contracts/brand/brand';

export const RECEIPT_COMPANY = { name: BRAND.legalName, nit: `${BRAND.nit}-${BRAND.nitCheckDigit}` };

export const RECEIPT_LEGAL = [
  'Este recibo no reemplaza la factura electrónica.',
  'Para cambios y devoluciones traiga este recibo.',
  `Peticiones, quejas y reclamos: ${BRAND.phone} o ${BRAND.email}`,
];
