const LABELS: Readonly<Record<string, string>> = {
  account_group: 'grupo de inventario',
  active: 'estado',
  additional_fields: 'campos adicionales',
  address: 'dirección',
  advance_payment: 'anticipo',
  branch_office: 'sucursal',
  check_digit: 'dígito de verificación',
  city: 'ciudad',
  city_code: 'municipio',
  code: 'código',
  comments: 'observaciones',
  commercial_name: 'nombre comercial',
  contacts: 'contacto',
  cost_center: 'centro de costos',
  country_code: 'país',
  currency: 'moneda',
  currency_code: 'moneda',
  customer: 'cliente',
  date: 'fecha',
  description: 'descripción',
  discount: 'descuento',
  document: 'tipo de comprobante',
  due_date: 'fecha de vencimiento',
  email: 'correo electrónico',
  exchange_rate: 'tasa de cambio',
  extension: 'extensión',
  first_name: 'nombres',
  fiscal_responsibilities: 'responsabilidad fiscal',
  global_discounts: 'descuento global',
  id_type: 'tipo de documento',
  identification: 'identificación',
  indicative: 'indicativo',
  invoice: 'factura',
  items: 'línea',
  last_name: 'apellidos',
  mail: 'envío por correo',
  mail_to: 'correo electrónico',
  name: 'nombre',
  number: 'número',
  observations: 'observaciones',
  payments: 'pago',
  person_type: 'tipo de persona',
  phone: 'teléfono',
  phones: 'teléfono',
  postal_code: 'código postal',
  price: 'precio',
  price_list: 'lista de precios',
  prices: 'precio',
  quantity: 'cantidad',
  reason: 'motivo',
  reference: 'referencia',
  related_users: 'vendedor o cobrador',
  retentions: 'retención',
  seller: 'vendedor',
  seller_id: 'vendedor',
  collector_id: 'cobrador',
  send: 'envío',
  stamp: 'envío a la DIAN',
  state_code: 'departamento',
  stock_control: 'control de inventario',
  tariff: 'código arancelario',
  tax_classification: 'clasificación tributaria',
  tax_consumption_value: 'valor del impuesto al consumo',
  taxed_price: 'precio con IVA',
  taxes: 'impuesto',
  type: 'tipo',
  unit: 'unidad de medida',
  value: 'valor',
  warehouse: 'bodega',
};

const PART = /^([^[\]]+)(?:\[(\d+)\])?$/;

/** `items[0].price` is 'línea 1, precio'. Null for an empty path; unknown parts stay. */
export function fieldLabel(path: string | undefined): string | null {
  if (!path) return null;
  const parts = path
    .split('.')
    .filter((part) => part !== 'id')
    .map((part) => {
      const [, name = part, index] = PART.exec(part) ?? [];
      const label = LABELS[name.toLowerCase()] ?? name;
      return index === undefined ? label : `${label} ${Number(index) + 1}`;
    });
  return parts.length > 0 ? parts.join(', ') : path;
}
