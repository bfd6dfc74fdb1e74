const SUBJECTS: Readonly<Record<string, string>> = {
  product: 'Producto',
  partner: 'Tienda aliada',
  user: 'Usuario',
  order: 'Pedido',
  store: 'Tienda',
  customer: 'Cliente',
  invoice: 'Factura',
  'cash-shift': 'Turno de caja',
  release: 'Versión',
  message: 'Mensaje',
};
const VERBS: Readonly<Record<string, string>> = {
  created: 'creado',
  updated: 'cambiado',
  imported: 'importado',
  'session-closed': 'sesión cerrada',
  cancelled: 'cancelado',
  paid: 'pago registrado',
  'hold-prolonged': 'reserva prorrogada',
  'hold-released': 'reserva liberada',
  'payment-registered': 'pago registrado',
  dispatched: 'despachado',
  'stock-assigned': 'stock asignado',
  'cashier-assigned': 'cajero asignado',
  linked: 'enlazado con SIIGO',
  opened: 'abierto',
  closed: 'cerrado',
  retried: 'intentado de nuevo',
  discarded: 'descartado',
};

/** Kind of a changed row in words; what this release does not know shows its own name. */
export const subjectText = (subject: string): string => SUBJECTS[subject] ?? subject;

/** What was done, in words: 'products.updated' is 'cambiado'. */
export const actionText = (action: string): string => {
  const verb = action.slice(action.indexOf('.') + 1);
  return VERBS[verb] ?? verb.replaceAll('-', ' ');
};

/** The kinds of rows that the trail can be filtered by. */
export const SUBJECT_OPTIONS = Object.entries(SUBJECTS).map(([value, label]) => ({ value, label }));

/** A field of a row as it stood before and after; null where the row did not have it. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}
type Fields = Readonly<Record<string, unknown>> | null;

const valueText = (fields: Fields, field: string): string | null => {
  const value = fields?.[field];
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The fields of a change, in the order in which they were recorded. */
export const fieldChanges = ({ before, after }: { before: Fields; after: Fields }): FieldChange[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].map((field) => ({
    field,
    before: valueText(before, field),
    after: valueText(after, field),
  }));
