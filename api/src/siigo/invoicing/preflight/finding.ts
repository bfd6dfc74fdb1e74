import type { ShopCode } from '../../corrections/corrections.js';
import type { InvoiceFindingDto } from './preflight.dto.js';

export type Finding = Omit<InvoiceFindingDto, 'advice'>;

/** SIIGO or the DIAN would refuse the invoice. */
export const problem = (code: ShopCode, message: string, link: string | null = null): Finding => ({
  code,
  severity: 'error',
  message,
  link,
});

/** The invoice can still be sent. */
export const warning = (code: ShopCode, message: string, link: string | null = null): Finding => ({
  ...problem(code, message, link),
  severity: 'warning',
});

/** SIIGO did not answer, so part of the check is missing. */
export const uncheckedFinding = (): Finding =>
  warning('SIIGO_UNCHECKED', 'SIIGO no respondió; no se pudo revisar todo antes de enviar.');
