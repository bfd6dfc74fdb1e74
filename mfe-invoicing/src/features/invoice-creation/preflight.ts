import type { InvoiceFinding } from '@lacteos/contracts/schemas';

export const isBlocked = (findings: readonly InvoiceFinding[]): boolean =>
  findings.some(({ severity }) => severity === 'error');

export const uncheckedFinding = (reason: string): InvoiceFinding => ({
  code: 'PREFLIGHT_UNAVAILABLE',
  severity: 'warning',
  message: `No se pudo revisar la factura antes de enviarla: ${reason}`,
  advice: 'Envíe de todos modos o espere unos minutos.',
  link: null,
});
