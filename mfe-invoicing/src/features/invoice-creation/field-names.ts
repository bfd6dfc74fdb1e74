const NAMES: Readonly<Record<string, string>> = {
  id: 'Tipo de comprobante',
  invoiceType: 'Tipo de comprobante',
  date: 'Fecha de la factura',
  customer: 'Identificación del cliente',
  identification: 'Identificación del cliente',
  newCustomer: 'Datos del cliente',
  seller: 'Vendedor',
  sendToUser: 'Vendedor',
  cost_center: 'Centro de costos',
  sendToCostCenters: 'Centro de costos',
  currency_code: 'Moneda',
  exchange_rate: 'Tasa de cambio',
  observations: 'Observaciones',
  sendToCommentsInvoice: 'Observaciones',
  items: 'Productos',
  code: 'Código del producto',
  description: 'Descripción',
  quantity: 'Cantidad',
  price: 'Valor unitario',
  discount: 'Descuento %',
  taxes: 'Impuestos',
  payments: 'Forma de pago',
  value: 'Valor total del pago',
  due_date: 'Fecha de pago',
  address: 'Dirección',
  city_code: 'Ciudad / Municipio',
  state_code: 'Departamento',
  person_type: 'Tipo de persona',
  id_type: 'Tipo de documento',
  name: 'Nombre',
  phones: 'Teléfonos',
  contacts: 'Contactos',
};

/** `items.0.code` is 'Producto 1, Código del producto'. */
export function fieldName(path: string): string | null {
  const parts = path.split('.');
  const line = parts[0] === 'items' && parts[1] !== undefined ? `Producto ${Number(parts[1]) + 1}` : null;
  const known = parts.slice(line ? 2 : 0).filter((part) => part in NAMES);
  // An `id` means its parent: the tax or the payment.
  const last = known.findLast((part) => part !== 'id') ?? known[0];
  const name = last === undefined ? null : (NAMES[last] ?? null);
  return [line, name].filter(Boolean).join(', ') || null;
}

export const fieldProblems = (errors: Readonly<Record<string, unknown>> = {}): string[] =>
  Object.entries(errors).flatMap(([path, text]) => {
    if (typeof text !== 'string') return [];
    const name = fieldName(path);
    return [name ? `${name}: ${text}` : text];
  });
