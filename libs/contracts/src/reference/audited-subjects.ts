export const AUDITED_SUBJECTS = {
  product: 'Producto',
  partner: 'Tienda aliada',
  store: 'Tienda',
  user: 'Usuario',
  order: 'Pedido',
  customer: 'Cliente',
  invoice: 'Factura',
  'invoice-run': 'Grupo de facturas',
  'cash-shift': 'Turno de caja',
  message: 'Mensaje',
  'legal-text': 'Texto legal',
  claim: 'PQR',
} as const satisfies Readonly<Record<string, string>>;
export type AuditedSubject = keyof typeof AUDITED_SUBJECTS;
