import { CLAIM_KINDS, HARM_KINDS } from '@lacteos/contracts/claims/claims';
import { toPesos, type Centavos } from '@lacteos/contracts/money/money';
import { VAT_CLASS_TEXTS } from '@lacteos/contracts/money/vat-classes';
import { AUDITED_FIELDS } from '@lacteos/contracts/reference/audited-fields';
import { ALLERGEN_NAMES, FRONT_SEAL_TEXTS } from '@lacteos/contracts/reference/food-label';
import { HAND_MOVEMENTS } from '@lacteos/contracts/counter/cash-movements';
import { GOODS_FATE_TEXTS } from '@lacteos/contracts/orders/goods-fates';
import { INVOICE_MAIL_TEXTS, MESSAGE_TOPICS } from '@lacteos/contracts/reference/messages';
import {
  DOCUMENT_TYPES,
  PERSON_TYPE_LABELS,
  PRODUCT_TYPE_LABELS,
  PRODUCT_UNITS,
} from '@lacteos/contracts/reference/reference-data';
import { roleLabel, ROLE_IDS } from '@lacteos/contracts/reference/roles';
import { departmentName, municipalityName } from '@lacteos/contracts/divipola';
import { formatMoment, formatMoney } from '@lacteos/ui';

import { AUDITED_ALERTS, AUDITED_STATES } from './state-texts';

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
/** The trail keeps these in centavos. */
const CENTAVOS = new Set(['withheld']);
const documentTypeName = (code: string): string | undefined =>
  DOCUMENT_TYPES.find((type) => type.code === code)?.name;
const namedBy = (names: Readonly<Record<string, string>>) => (code: string) => names[code];
const NAMES: Readonly<Record<string, (code: string) => string | null | undefined>> = {
  city_code: municipalityName,
  shippingAddressCity: municipalityName,
  state_code: departmentName,
  shippingAddressCountry: departmentName,
  id_type: documentTypeName,
  person_type: namedBy(PERSON_TYPE_LABELS),
  allergens: namedBy(ALLERGEN_NAMES),
  mayContain: namedBy(ALLERGEN_NAMES),
  seals: namedBy(FRONT_SEAL_TEXTS),
  taxClassification: namedBy(VAT_CLASS_TEXTS),
  nextTaxClassification: namedBy(VAT_CLASS_TEXTS),
  type: namedBy(PRODUCT_TYPE_LABELS),
  unid: (code) => PRODUCT_UNITS.find((unit) => unit.code === code)?.name,
  alert: namedBy(AUDITED_ALERTS),
  paymentAlert: namedBy(AUDITED_ALERTS),
  harm: namedBy(HARM_KINDS),
  kind: namedBy({ ...CLAIM_KINDS, ...HAND_MOVEMENTS }),
  fate: namedBy(GOODS_FATE_TEXTS),
  mailState: namedBy(INVOICE_MAIL_TEXTS),
  topic: namedBy(MESSAGE_TOPICS),
  state: namedBy(AUDITED_STATES),
};
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

export const fieldText = (field: string): string =>
  (AUDITED_FIELDS as Readonly<Record<string, string>>)[field] ?? field;

export function valueText(field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number' && MONEY.has(field)) return formatMoney(value);
  if (typeof value === 'number' && CENTAVOS.has(field)) return formatMoney(toPesos(value as Centavos));
  const name = typeof value === 'string' ? NAMES[field]?.(value) : undefined;
  if (name) return name;
  const role = field === 'id_role' ? ROLE_IDS.find((id) => id === value) : undefined;
  if (role !== undefined) return roleLabel(role);
  return typeof value === 'string' && MOMENT.test(value) ? formatMoment(value) : String(value);
}
