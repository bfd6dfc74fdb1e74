import { roleLabel, ROLE_IDS } from '@lacteos/contracts';
import { formatMoment, formatMoney } from '@lacteos/ui';

import { PRODUCT_LABELS } from '#features/products';

const FIELDS: Readonly<Record<string, string>> = {
  ...PRODUCT_LABELS,
  account: 'Grupo de inventario',
  active: 'Activo',
  address: 'Dirección',
  alert: 'Aviso del pago',
  amount: 'Valor',
  answer: 'Respuesta',
  attempts: 'Intentos',
  checkBank: 'Banco del cheque',
  checkNumber: 'Número de cheque',
  city: 'Ciudad',
  city_code: 'Municipio',
  code: 'Código',
  comments: 'Comentarios',
  cost: 'Costo sin IVA',
  costFrom: 'Rige desde',
  countedCash: 'Efectivo contado',
  country: 'Departamento',
  date: 'Fecha',
  delivery: 'Despacho',
  email: 'Correo',
  endsAt: 'Termina',
  expectedCash: 'Efectivo esperado',
  expiryDate: 'Fecha de vencimiento',
  fate: 'Destino',
  fates: 'Destino de los productos',
  first_name: 'Nombres',
  id_role: 'Rol',
  isDelivered: 'Despachado',
  isPaid: 'Pagado',
  invoiceType: 'Tipo de factura',
  isTotpActive: 'Segundo paso de ingreso',
  last_name: 'Apellidos',
  mailState: 'Correo de la factura',
  n_document: 'Documento',
  name: 'Nombre',
  nameCompany: 'Empresa',
  note: 'Nota',
  numberGuide: 'Guía',
  openingCash: 'Efectivo de apertura',
  orderId: 'Pedido',
  orderIds: 'Pedidos',
  paidAt: 'Pagado el',
  password: 'Contraseña',
  paymentMethod: 'Método de pago',
  paymentResult: 'Pago',
  phone: 'Teléfono',
  productId: 'Producto',
  productStocks: 'Stock asignado',
  quantity: 'Cantidad',
  reason: 'Motivo',
  refund: 'Devolución del dinero',
  return: 'Devolución',
  sendToDian: 'Enviada a la DIAN',
  sendToEmail: 'Enviada por correo',
  session: 'Sesión',
  shippingAddress: 'Dirección de envío',
  shippingAddressCity: 'Ciudad de envío',
  shippingAddressCountry: 'Departamento de envío',
  shippingAddressPhone: 'Teléfono de envío',
  shippingPrice: 'Precio del envío',
  state: 'Estado',
  state_code: 'Departamento',
  status: 'Estado',
  stock: 'Unidades',
  storeId: 'Tienda',
  totalPrice: 'Total',
  transactionNumber: 'Número de transacción',
  transport: 'Transportadora',
  userId: 'Usuario',
  userIds: 'Cajeros',
  version: 'Versión',
  way: 'Forma',
  withheld: 'Retenido',
};
const MONEY = new Set([
  'amount',
  'cost',
  'countedCash',
  'expectedCash',
  'openingCash',
  'price',
  'shippingPrice',
  'taxConsumptionValue',
  'totalPrice',
]);
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A field's name in words; what this release does not know shows its own name. */
export const fieldText = (field: string): string => FIELDS[field] ?? field;

/** A value as its field's screens show it. */
export function valueText(field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number' && MONEY.has(field)) return formatMoney(value);
  const role = field === 'id_role' ? ROLE_IDS.find((id) => id === value) : undefined;
  if (role !== undefined) return roleLabel(role);
  return typeof value === 'string' && MOMENT.test(value) ? formatMoment(value) : String(value);
}
