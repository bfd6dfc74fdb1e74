import type { InvoiceFindingDto } from './preflight.dto.js';

/** An error: SIIGO or the DIAN would refuse the invoice. */
export const problem = (code: string, message: string, link: string | null = null): InvoiceFindingDto => ({
  code,
  severity: 'error',
  message,
  link,
});

/** A warning, with which the invoice can be sent. */
export const warning = (code: string, message: string, link: string | null = null): InvoiceFindingDto => ({
  ...problem(code, message, link),
  severity: 'warning',
});

/** Part of the check was not possible, because SIIGO did not answer. */
export const uncheckedFinding = (): InvoiceFindingDto =>
  warning('SIIGO_UNCHECKED', 'SIIGO no respondió; no se pudo revisar todo antes de enviar.');
