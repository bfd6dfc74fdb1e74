import {
  COUNTRY,
  DOCUMENT_TYPES,
  FISCAL_RESPONSIBILITIES,
} from '@lacteos/contracts/reference/reference-data';
import type { Customer, CustomerData } from '@lacteos/contracts/schemas';
import { PHONE_PATTERN } from '@lacteos/contracts/validation';
import { emptyCustomer } from './customer-data';

export type CustomerFields = { [Field in keyof CustomerData]?: CustomerData[Field] | undefined };

const DEFAULTS: CustomerFields = emptyCustomer();
const ALL_FIELDS = [
  'person_type',
  'fiscal_responsibility',
  'vat_responsible',
  'id_type',
  'check_digit',
  'first_name',
  'last_name',
  'nameCompany',
  'commercial_name',
  'address',
  'country_code',
  'state_code',
  'city_code',
  'contact_first_name',
  'contact_last_name',
  'contact_email',
  'contact_phone',
] as const satisfies readonly (keyof CustomerData)[];

const known = <Code extends string>(
  codes: readonly { code: Code }[],
  code: string | undefined,
): Code | undefined => codes.find((entry) => entry.code === code)?.code;
const mobile = (number: string | undefined): string | undefined =>
  number && PHONE_PATTERN.test(number) ? number : undefined;

export function prefillOf(customer: Customer): CustomerFields {
  const isCompany = customer.person_type === 'Company';
  const [first, last] = customer.name;
  const [contact] = customer.contacts;
  const { city } = customer.address;
  return {
    ...DEFAULTS,
    person_type: customer.person_type,
    id_type: known(DOCUMENT_TYPES, customer.id_type) ?? DEFAULTS.id_type,
    fiscal_responsibility:
      known(FISCAL_RESPONSIBILITIES, customer.fiscal_responsibilities[0]?.code) ??
      DEFAULTS.fiscal_responsibility,
    vat_responsible: customer.vat_responsible,
    check_digit: customer.check_digit ?? undefined,
    first_name: isCompany ? undefined : first,
    last_name: isCompany ? undefined : last,
    nameCompany: isCompany ? first : undefined,
    commercial_name: customer.commercial_name ?? undefined,
    address: customer.address.address,
    country_code: COUNTRY.code,
    state_code: city.state_code,
    city_code: city.city_code,
    contact_first_name: contact?.first_name ?? (isCompany ? undefined : first),
    contact_last_name: contact?.last_name ?? (isCompany ? undefined : last),
    contact_email: contact?.email || undefined,
    contact_phone: mobile(contact?.phone?.number) ?? mobile(customer.phones[0]?.number),
  };
}

/** Keeps what was typed during the lookup. @param before the form when the lookup began */
export function withFound(
  now: CustomerFields,
  before: CustomerFields,
  found: CustomerFields,
): CustomerFields {
  return merged((field) => (now[field] === before[field] ? found[field] : now[field]));
}

/** Clears unchanged values of an earlier lookup. */
export function withoutFound(now: CustomerFields, earlier: CustomerFields | null): CustomerFields {
  return merged((field) => (earlier && now[field] === earlier[field] ? DEFAULTS[field] : now[field]));
}

const merged = (
  valueOf: (field: (typeof ALL_FIELDS)[number]) => string | boolean | undefined,
): CustomerFields => Object.fromEntries(ALL_FIELDS.map((field) => [field, valueOf(field)]));
