import { AUDITED_FIELDS, roleLabel, ROLE_IDS } from '@lacteos/contracts';
import { formatMoment, formatMoney } from '@lacteos/ui';

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
export const fieldText = (field: string): string =>
  (AUDITED_FIELDS as Readonly<Record<string, string>>)[field] ?? field;

/** A value as its field's screens show it. */
export function valueText(field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number' && MONEY.has(field)) return formatMoney(value);
  const role = field === 'id_role' ? ROLE_IDS.find((id) => id === value) : undefined;
  if (role !== undefined) return roleLabel(role);
  return typeof value === 'string' && MOMENT.test(value) ? formatMoment(value) : String(value);
}
