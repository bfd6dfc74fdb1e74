import { readIdentification } from '@lacteos/contracts/identification/identification';
import {
  COUNTRY,
  FISCAL_RESPONSIBILITIES,
  NIT_DOCUMENT_TYPE,
} from '@lacteos/contracts/reference/reference-data';
import type { CustomerData } from '@lacteos/contracts/schemas';

export const emptyCustomer = (): Partial<CustomerData> => ({
  person_type: 'Person',
  fiscal_responsibility: FISCAL_RESPONSIBILITIES[0].code,
  id_type: '13',
  country_code: COUNTRY.code,
});

const trimmed = (value: string | undefined): string | undefined => value?.trim() || undefined;

/** Hidden fields are not sent. */
export function normalizeCustomer(values: CustomerData): CustomerData {
  const isCompany = values.person_type === 'Company';
  const { identification, checkDigit } = readIdentification(values.id_type, values.identification);
  const tidy: CustomerData = {
    identification,
    person_type: values.person_type,
    fiscal_responsibility: values.fiscal_responsibility,
    vat_responsible: values.vat_responsible,
    id_type: values.id_type,
    check_digit:
      values.id_type === NIT_DOCUMENT_TYPE
        ? (trimmed(values.check_digit) ?? checkDigit ?? undefined)
        : undefined,
    first_name: isCompany ? undefined : trimmed(values.first_name),
    last_name: isCompany ? undefined : trimmed(values.last_name),
    nameCompany: isCompany ? trimmed(values.nameCompany) : undefined,
    commercial_name: isCompany ? trimmed(values.commercial_name) : undefined,
    address: values.address.trim(),
    country_code: values.country_code,
    state_code: values.state_code,
    city_code: values.city_code,
    contact_first_name: values.contact_first_name.trim(),
    contact_last_name: trimmed(values.contact_last_name),
    contact_email: trimmed(values.contact_email),
    contact_phone: trimmed(values.contact_phone),
  };
  return Object.fromEntries(
    Object.entries(tidy).filter(([, value]) => value !== undefined),
  ) as unknown as CustomerData;
}
