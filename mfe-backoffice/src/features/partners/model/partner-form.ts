import type { AdminPartner, NewPartner } from '@lacteos/contracts';

/** What the forms of a partner store hold; `country` is the department's name. */
export type PartnerValues = NewPartner;

export const INCOMPLETE = 'Por favor, complete todos los campos.';
export const PARTNER_LABELS: Readonly<Record<keyof PartnerValues, string>> = {
  name: 'Nombre',
  address: 'Dirección',
  image: 'Imagen',
  country: 'Departamento',
  city: 'Ciudad',
  phone: 'Teléfono',
};
const FIELDS = Object.keys(PARTNER_LABELS) as (keyof PartnerValues)[];

/** The values of a stored partner. */
export const partnerValuesOf = (partner: AdminPartner): PartnerValues =>
  Object.fromEntries(FIELDS.map((field) => [field, partner[field]])) as unknown as PartnerValues;

/** What a form gave, with a cleared field as an empty text. */
export const filledValues = (values: Partial<PartnerValues>): PartnerValues =>
  Object.fromEntries(FIELDS.map((field) => [field, values[field] ?? ''])) as unknown as PartnerValues;

/** Whether every field of a new partner is filled in. */
export const isComplete = (values: Partial<PartnerValues>): values is PartnerValues =>
  FIELDS.every((field) => (values[field] ?? '').trim() !== '');
