import type { InvoiceFinding } from '@lacteos/contracts';

/** Whether the invoice would be refused, so that it is not sent at all. */
export const isBlocked = (findings: readonly InvoiceFinding[]): boolean =>
  findings.some(({ severity }) => severity === 'error');

/** What stands for a check that could not be made; the invoice may be sent all the same. */
export const uncheckedFinding = (reason: string): InvoiceFinding => ({
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
  if (link.startsWith('/admin/invoices_list')) return 'Ver las facturas';
  if (link.startsWith('/orderstore') || link.startsWith('/admin/order')) return 'Ver el pedido';
  return 'Corregir';
}
