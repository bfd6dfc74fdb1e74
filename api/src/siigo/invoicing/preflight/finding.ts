import type { ShopCode } from '../../corrections/corrections.js';
import type { InvoiceFindingDto } from './preflight.dto.js';

/** A finding before it is said what to change. */
export type Finding = Omit<InvoiceFindingDto, 'advice'>;

/** An error: SIIGO or the DIAN would refuse the invoice. */
export const problem = (code: ShopCode, message: string, link: string | null = null): Finding => ({
  code,
  severity: 'error',
  message,
  link,
});

/** A warning, with which the invoice can be sent. */
export const warning = (code: ShopCode, message: string, link: string | null = null): Finding => ({
  ...problem(code, message, link),
  severity: 'warning',
});

/** Part of the check was not possible, because SIIGO did not answer. */
export const uncheckedFinding = (): Finding =>
  warning('SIIGO_UNCHECKED', 'SIIGO no respondió; no se pudo revisar todo antes de enviar.');
