import { fieldText, valueText } from './field-texts';

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
  'legal-text': 'Texto legal',
};
const VERBS: Readonly<Record<string, string>> = {
  created: 'creado',
  published: 'publicado',
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

/** A field as it stood, by its names in words. */
const fieldsOf = (fields: Fields): Map<string, string> =>
  new Map(Object.entries(fields ?? {}).flatMap(([field, value]) => leaves(fieldText(field), field, value)));

/** The fields of a change in words, in the order in which they were recorded; what lies inside one has a line of its own. */
export function fieldChanges({ before, after }: { before: Fields; after: Fields }): FieldChange[] {
  const [old, fresh] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])].map((field) => ({
    field,
    before: old.get(field) ?? null,
    after: fresh.get(field) ?? null,
  }));
}

function leaves(label: string, field: string, value: unknown): [string, string][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [[label, valueText(field, value)]];
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return [[label, value.map((item) => valueText(field, item)).join(', ')]];
  if (Array.isArray(value))
    return value.flatMap((item: unknown, n) => leaves(`${label} ${n + 1}`, field, item));
  return Object.entries(value).flatMap(([name, inner]) =>
    leaves(`${label} · ${fieldText(name)}`, name, inner),
  );
}
