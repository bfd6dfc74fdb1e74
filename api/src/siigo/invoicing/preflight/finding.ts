import type { InvoiceFindingDto } from './preflight.dto.js';

/** Something that SIIGO or the DIAN would refuse. */
export const problem = (code: string, message: string, link: string | null = null): InvoiceFindingDto => ({
  code,
  severity: 'error',
  message,
  link,
});

/** Something that staff should know and may send all the same. */
export const warning = (code: string, message: string, link: string | null = null): InvoiceFindingDto => ({
  ...problem(code, message, link),
  severity: 'warning',
});

/** SIIGO did not answer, so a part could not be checked. */
export const uncheckedFinding = (): InvoiceFindingDto =>
  warning('SIIGO_UNCHECKED', 'SIIGO no respondió; no se pudo revisar todo antes de enviar.');
