import { readIdentification } from '@lacteos/contracts/identification/identification';
import { readDigits, readPhone } from '@lacteos/contracts/parsing/read-digits';
import { readEmail, readName } from '@lacteos/contracts/parsing/read-text';
import {
  COUNTRY,
  isVatResponsible,
  NIT_DOCUMENT_TYPE,
  type PersonType,
} from '@lacteos/contracts/reference/reference-data';

import type { CustomerBody, CustomerRecord } from './customer-record';

type CustomerPhone = CustomerRecord['phones'][number];
type CustomerContact = CustomerRecord['contacts'][number];

export interface PhoneFields {
  indicative?: string;
  number?: string;
  extension?: string;
}

export interface ContactFields extends PhoneFields {
  first_name?: string;
  last_name?: string;
  email?: string;
}

export interface CustomerFields {
  person_type?: PersonType;
  id_type?: string;
  identification?: string;
  check_digit?: string;
  company_name?: string;
  first_name?: string;
  last_name?: string;
  commercial_name?: string;
  address?: string;
  country_code?: CustomerRecord['address']['city']['country_code'];
  state_code?: string;
  city_code?: string;
  postal_code?: string;
  fiscal_responsibilities?: CustomerRecord['fiscal_responsibilities'][number]['code'][];
  vat_responsible?: boolean;
  phones?: PhoneFields[];
  contacts?: ContactFields[];
  comments?: string;
  seller_id?: number;
  collector_id?: number;
  active?: boolean;
}

const NO_RESPONSIBILITY = 'R-99-PN' as const;

export const newCustomerFields = (identification = ''): CustomerFields => ({
  person_type: 'Person',
  id_type: '13',
  identification,
  country_code: COUNTRY.code,
  fiscal_responsibilities: [NO_RESPONSIBILITY],
  phones: [{ indicative: '57' }],
  contacts: [{}],
  active: true,
});

const given = (text: string | null | undefined): string | undefined => text?.trim() || undefined;

const phoneRow = (phone: CustomerPhone | undefined): PhoneFields => ({
  indicative: given(phone?.indicative),
  number: given(phone?.number),
  extension: given(phone?.extension),
});

export function fieldsOfCustomer(customer: CustomerRecord): CustomerFields {
  const { address, name, person_type } = customer;
  const isCompany = person_type === 'Company';
  return {
    person_type,
    id_type: customer.id_type,
    identification: customer.identification,
    check_digit: given(customer.check_digit),
    company_name: isCompany ? name[0] : undefined,
    first_name: isCompany ? undefined : name[0],
    last_name: isCompany ? undefined : name[1],
    commercial_name: given(customer.commercial_name),
    address: address.address,
    country_code: address.city.country_code || COUNTRY.code,
    state_code: given(address.city.state_code),
    city_code: given(address.city.city_code),
    postal_code: given(address.postal_code),
    fiscal_responsibilities: customer.fiscal_responsibilities.map(({ code }) => code),
    vat_responsible: customer.vat_responsible,
    phones: customer.phones.map(phoneRow),
    contacts: customer.contacts.map(({ first_name, last_name, email, phone }) => ({
      first_name,
      last_name: given(last_name),
      email: given(email),
      ...phoneRow(phone),
    })),
    comments: given(customer.comments),
    seller_id: customer.seller_id ?? undefined,
    collector_id: customer.collector_id ?? undefined,
    active: customer.active,
  };
}

const text = (value: string | undefined): string => readName(value ?? '');

const phoneOf = ({ indicative, number, extension }: PhoneFields): CustomerPhone =>
  given(number)
    ? {
        indicative: readDigits(text(indicative)),
        number: readPhone(text(number)),
        extension: readDigits(text(extension)),
      }
    : { indicative: '', number: '', extension: '' };

const contactOf = (row: ContactFields): CustomerContact => ({
  first_name: text(row.first_name),
  last_name: text(row.last_name),
  email: readEmail(text(row.email)),
  phone: phoneOf(row),
});

export function customerOfFields(fields: CustomerFields): CustomerBody {
  const isCompany = fields.person_type === 'Company';
  const { identification, checkDigit } = readIdentification(fields.id_type, text(fields.identification));
  const name = isCompany ? [fields.company_name] : [fields.first_name, fields.last_name];
  return {
    identification,
    active: fields.active ?? true,
    person_type: fields.person_type ?? 'Person',
    id_type: fields.id_type ?? '',
    check_digit: fields.id_type === NIT_DOCUMENT_TYPE ? (given(fields.check_digit) ?? checkDigit) : null,
    name: name.map(text),
    commercial_name: isCompany ? (given(fields.commercial_name) ?? null) : null,
    address: {
      address: text(fields.address),
      postal_code: given(fields.postal_code) ?? null,
      city: {
        country_code: fields.country_code ?? COUNTRY.code,
        state_code: fields.state_code ?? '',
        city_code: fields.city_code ?? '',
      },
    },
    phones: (fields.phones ?? []).map(phoneOf).filter(({ number }) => number !== ''),
    contacts: (fields.contacts ?? []).map(contactOf).filter(({ first_name }) => first_name !== ''),
    seller_id: fields.seller_id ?? null,
    collector_id: fields.collector_id ?? null,
    comments: given(fields.comments) ?? null,
    fiscal_responsibilities: (fields.fiscal_responsibilities?.length
      ? fields.fiscal_responsibilities
      : [NO_RESPONSIBILITY]
    ).map((code) => ({ code })),
    vat_responsible: isVatResponsible(fields.person_type ?? 'Person', fields.vat_responsible),
  };
}
