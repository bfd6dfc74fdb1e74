export function correctionText(link: string): string {
  if (link.startsWith('/admin/customers')) return 'Corregir el cliente';
  if (link.startsWith('/admin/product')) return 'Revisar el producto';
  if (link.startsWith('/admin/invoice_type')) return 'Ver los tipos de factura';
  if (link.startsWith('/admin/invoices_list?document')) return 'Corregir la factura';
  if (link.startsWith('/admin/invoices_list')) return 'Ver las facturas';
  if (link === '/admin/orders') return 'Ver los pedidos';
  if (link.startsWith('/orderstore') || link.startsWith('/admin/order')) return 'Ver el pedido';
  return 'Corregir';
}
