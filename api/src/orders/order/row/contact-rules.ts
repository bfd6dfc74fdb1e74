import {
  checkDigitProblem,
  identificationProblem,
  readIdentification,
} from '@lacteos/contracts/identification/identification';
import { COUNTRY, NIT_DOCUMENT_TYPE } from '@lacteos/contracts/reference/reference-data';
import { EMAIL_PATTERN, PHONE_PATTERN, TEXTS } from '@lacteos/contracts/validation';
import { isMunicipalityOf } from '@lacteos/contracts/divipola';
import type { CustomerDataDto } from './customer-data.dto.js';
import type { ShippingAddressDto } from './shipping-address.dto.js';

export type FieldTexts = Record<string, string>;

const TEXT = {
  city: 'El municipio no pertenece al departamento.',
  country: 'El país no es válido.',
} as const;

export function addressProblems(address: ShippingAddressDto, isForCustomer: boolean): FieldTexts {
  const texts: FieldTexts = {};
  const set = (field: keyof ShippingAddressDto, text: string) => {
    texts[`shippingAddress.${field}`] = text;
  };
  if (!isForCustomer && address.last_name === '') set('last_name', TEXTS.required);
  if (address.email === '' ? !isForCustomer : !EMAIL_PATTERN.test(address.email))
    set('email', TEXTS.emailInvalid);
  if (address.phone === '' ? !isForCustomer : !PHONE_PATTERN.test(address.phone))
    set('phone', TEXTS.phoneInvalid);
  if (!isMunicipalityOf(address.city_code, address.state_code)) set('city_code', TEXT.city);
  if (address.country_code && !isColombia(address.country_code)) set('country_code', TEXT.country);
  return texts;
}

/** By field of `customer`; empty when valid. */
export function customerProblems(customer: CustomerDataDto): FieldTexts {
  const texts: FieldTexts = {};
  const set = (field: keyof CustomerDataDto, text: string) => {
    texts[`customer.${field}`] = text;
  };
  if (customer.person_type === 'Company') {
    if (!customer.nameCompany) set('nameCompany', TEXTS.companyRequired);
  } else {
    if (!customer.first_name) set('first_name', TEXTS.required);
    if (!customer.last_name) set('last_name', TEXTS.required);
  }
  const { id_type: idType, identification } = customer;
  const document = identificationProblem(idType, identification);
  if (document) set('identification', document);
  const digit = checkDigitProblem(idType, identification, customer.check_digit);
  if (digit) set('check_digit', digit);
  if (customer.contact_email && !EMAIL_PATTERN.test(customer.contact_email))
    set('contact_email', TEXTS.emailInvalid);
  if (!isMunicipalityOf(customer.city_code, customer.state_code)) set('city_code', TEXT.city);
  if (!isColombia(customer.country_code)) set('country_code', TEXT.country);
  return texts;
}

/** SIIGO's form of the identification: the check digit of a NIT stands apart. */
export function normalizeCustomer(customer: CustomerDataDto): CustomerDataDto {
  const { identification, checkDigit } = readIdentification(customer.id_type, customer.identification);
  const isNit = customer.id_type === NIT_DOCUMENT_TYPE;
  const digit = customer.check_digit || checkDigit;
  return { ...customer, identification, ...(isNit && digit ? { check_digit: digit } : {}) };
}

const isColombia = (code: string): boolean => code.toLowerCase() === COUNTRY.code.toLowerCase();
