import { readIdentification } from '@lacteos/contracts/identification/identification';
import {
  isVatResponsible,
  NIT_DOCUMENT_TYPE,
  type PersonType,
} from '@lacteos/contracts/reference/reference-data';

import type {
  SiigoContact,
  SiigoCustomer,
  SiigoCustomerRequest,
  SiigoPhone,
} from '../../client/siigo-wire.js';
import { idTypeOf } from '../customer-branch.js';
import type { CustomerEntity } from '../customer.entity.js';
import type { AdminCustomerDto, CustomerDto, CustomerFormDto, CustomerPhoneDto } from '../customer.dto.js';

export type CustomerFields = Omit<
  CustomerEntity,
  'id' | 'idSiigo' | 'version' | 'savingUntil' | 'createdAt' | 'syncedAt'
>;

const CONTACT_NAME_LENGTH = 50;
const DEFAULT_RESPONSIBILITY = { code: 'R-99-PN' };
const COLOMBIA = 'Co';
const MAIN_BRANCH = 0;

const orNull = (text: string | null | undefined): string | null => (text ? text : null);

/** Every optional key may be missing. */
export function fieldsOfSiigo(sent: SiigoCustomer): CustomerFields {
  const personType: PersonType = sent.person_type === 'Company' ? 'Company' : 'Person';
  const idType = idTypeOf(sent);
  const names = sent.name ?? [];
  const { city = {} } = sent.address ?? {};
  return {
    identification: sent.identification,
    branchOffice: sent.branch_office ?? MAIN_BRANCH,
    active: sent.active ?? true,
    personType,
    idType,
    // SIIGO computes a check digit for other types too, but only a NIT has one.
    checkDigit: idType === NIT_DOCUMENT_TYPE ? orNull(sent.check_digit) : null,
    ...namesOf(personType, names),
    commercialName: orNull(sent.commercial_name),
    address: sent.address?.address ?? '',
    postalCode: orNull(sent.address?.postal_code),
    countryCode: city.country_code ?? COLOMBIA,
    stateCode: city.state_code ?? '',
    cityCode: city.city_code ?? '',
    phones: (sent.phones ?? []).map(phoneOf),
    contacts: (sent.contacts ?? []).map(contactOf),
    fiscalResponsibilities: (sent.fiscal_responsibilities ?? [DEFAULT_RESPONSIBILITY]).map(({ code }) => ({
      code,
    })),
    vatResponsible: sent.vat_responsible ?? false,
    sellerId: sent.related_users?.seller_id || null,
    collectorId: sent.related_users?.collector_id || null,
    comments: orNull(sent.comments),
  };
}

export function fieldsOfForm(form: CustomerFormDto): CustomerFields {
  const { identification, checkDigit } = readIdentification(form.id_type, form.identification);
  return {
    identification,
    branchOffice: MAIN_BRANCH,
    active: form.active ?? true,
    personType: form.person_type,
    idType: form.id_type,
    checkDigit: orNull(form.check_digit) ?? checkDigit,
    ...namesOf(form.person_type, form.name),
    commercialName: orNull(form.commercial_name),
    address: form.address.address,
    postalCode: orNull(form.address.postal_code),
    countryCode: form.address.city.country_code,
    stateCode: form.address.city.state_code,
    cityCode: form.address.city.city_code,
    phones: (form.phones ?? []).map(phoneOf),
    contacts: (form.contacts ?? []).map(contactOf),
    fiscalResponsibilities: (form.fiscal_responsibilities ?? [DEFAULT_RESPONSIBILITY]).map(({ code }) => ({
      code,
    })),
    vatResponsible: isVatResponsible(form.person_type, form.vat_responsible),
    sellerId: form.seller_id ?? null,
    collectorId: form.collector_id ?? null,
    comments: orNull(form.comments),
  };
}

/** Adds a contact of the customer's own name if missing, because SIIGO refuses invoices without contacts. */
export function siigoRequestOf(fields: CustomerFields): SiigoCustomerRequest {
  const name = nameOf(fields);
  const contacts =
    fields.contacts.length > 0
      ? fields.contacts
      : [{ first_name: (name[0] ?? '').slice(0, CONTACT_NAME_LENGTH) }];
  return {
    type: 'Customer',
    person_type: fields.personType,
    id_type: fields.idType,
    identification: fields.identification,
    ...(fields.branchOffice === MAIN_BRANCH ? {} : { branch_office: fields.branchOffice }),
    ...(fields.checkDigit ? { check_digit: fields.checkDigit } : {}),
    name,
    ...(fields.commercialName ? { commercial_name: fields.commercialName } : {}),
    active: fields.active,
    vat_responsible: fields.vatResponsible,
    fiscal_responsibilities: fields.fiscalResponsibilities,
    address: {
      address: fields.address,
      city: { country_code: fields.countryCode, state_code: fields.stateCode, city_code: fields.cityCode },
      ...(fields.postalCode ? { postal_code: fields.postalCode } : {}),
    },
    phones: fields.phones.map(withoutBlanks),
    contacts: contacts.map((contact) => ({
      ...withoutBlanks(contact),
      ...(contact.phone ? { phone: withoutBlanks(contact.phone) } : {}),
    })),
    ...(fields.comments ? { comments: fields.comments } : {}),
    ...relatedUsers(fields),
  };
}

export function customerView(row: CustomerEntity): CustomerDto {
  return {
    id: row.id,
    identification: row.identification,
    branch_office: row.branchOffice,
    id_siigo: row.idSiigo,
    active: row.active,
    person_type: row.personType,
    id_type: row.idType,
    check_digit: row.checkDigit,
    name: nameOf(row),
    commercial_name: row.commercialName,
    address: {
      address: row.address,
      postal_code: row.postalCode,
      city: { country_code: row.countryCode, state_code: row.stateCode, city_code: row.cityCode },
    },
    phones: row.phones.map(fullPhone),
    contacts: row.contacts.map((contact) => ({
      first_name: contact.first_name,
      last_name: contact.last_name ?? '',
      email: contact.email ?? '',
      phone: fullPhone(contact.phone ?? {}),
    })),
    seller_id: row.sellerId,
    collector_id: row.collectorId,
    comments: row.comments,
    fiscal_responsibilities: row.fiscalResponsibilities,
    vat_responsible: row.vatResponsible,
    version: row.version,
  };
}

export function staffCustomerView(row: CustomerEntity): AdminCustomerDto {
  const phone = fullPhone(row.phones[0] ?? {});
  const contact = row.contacts[0];
  const contactPhone = fullPhone(contact?.phone ?? {});
  return {
    ...customerView(row),
    first_name: row.firstName,
    last_name: row.lastName,
    nameCompany: row.nameCompany,
    country_code: row.countryCode,
    state_code: row.stateCode,
    city_code: row.cityCode,
    ...phone,
    firstnameContact: contact?.first_name ?? '',
    lastnameContact: contact?.last_name ?? '',
    emailContact: contact?.email ?? '',
    indicativeContact: contactPhone.indicative,
    phoneContact: contactPhone.number,
    extensionContact: contactPhone.extension,
  };
}

function namesOf(
  personType: PersonType,
  [first = '', last = '']: readonly string[],
): Pick<CustomerFields, 'firstName' | 'lastName' | 'nameCompany'> {
  return personType === 'Company'
    ? { firstName: null, lastName: null, nameCompany: first }
    : { firstName: first, lastName: last, nameCompany: null };
}

function nameOf(
  fields: Pick<CustomerFields, 'personType' | 'firstName' | 'lastName' | 'nameCompany'>,
): string[] {
  return fields.personType === 'Company'
    ? [fields.nameCompany ?? '']
    : [fields.firstName ?? '', fields.lastName ?? ''];
}

function relatedUsers({
  sellerId,
  collectorId,
}: CustomerFields): Pick<SiigoCustomerRequest, 'related_users'> {
  if (sellerId === null && collectorId === null) return {};
  return {
    related_users: {
      ...(sellerId === null ? {} : { seller_id: sellerId }),
      ...(collectorId === null ? {} : { collector_id: collectorId }),
    },
  };
}

const phoneOf = ({ indicative, number, extension }: SiigoPhone): SiigoPhone => ({
  indicative: indicative ?? '',
  number: number ?? '',
  extension: extension ?? '',
});
const fullPhone = (phone: SiigoPhone): CustomerPhoneDto => phoneOf(phone) as CustomerPhoneDto;

const contactOf = ({ first_name, last_name, email, phone }: SiigoContact): SiigoContact => ({
  first_name,
  last_name: last_name ?? '',
  email: email ?? '',
  phone: phoneOf(phone ?? {}),
});

function withoutBlanks<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== '')) as T;
}
