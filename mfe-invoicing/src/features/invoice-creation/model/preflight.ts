/** Something that the check before sending found, with the page where it is mended. */
export interface Finding {
  code: string;
  /** An error would be refused; a warning leaves the choice. */
  severity: 'error' | 'warning';
  message: string;
  /** Address inside the shop, or null. */
  link: string | null;
}

/** Whether the invoice would be refused, so that it is not sent at all. */
export const isBlocked = (findings: readonly Finding[]): boolean =>
  findings.some(({ severity }) => severity === 'error');

/** What stands for a check that could not be made; the invoice may be sent all the same. */
export const uncheckedFinding = (reason: string): Finding => ({
  code: 'PREFLIGHT_UNAVAILABLE',
  severity: 'warning',
  message: `No se pudo revisar la factura antes de enviarla: ${reason}`,
  link: null,
});

/** Where a finding is mended, in words; by the page that its link opens. */
export function mendingText(link: string): string {
  if (link.startsWith('/admin/customers')) return 'Corregir el cliente';
  if (link.startsWith('/admin/product')) return 'Revisar el producto';
  if (link.startsWith('/admin/invoice_type')) return 'Ver los tipos de factura';
  if (link.startsWith('/orderstore') || link.startsWith('/admin/order')) return 'Ver el pedido';
  return 'Corregir';
}
