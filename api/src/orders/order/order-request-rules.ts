import {
  COUNTRY,
  DIGITS_PATTERN,
  EMAIL_PATTERN,
  NIT_DOCUMENT_TYPE,
  nitCheckDigit,
  PHONE_PATTERN,
  TEXTS,
  type CustomerData,
  type NewOrder,
  type ShippingAddress,
} from '@lacteos/contracts';
import { isMunicipalityOf } from '@lacteos/contracts/divipola';

/** Texts by dotted path of the field. */
export type FieldTexts = Record<string, string>;

const TEXT = {
  city: 'El municipio no pertenece al departamento.',
  country: 'El país no es válido.',
  checkDigit: 'El dígito de verificación solo aplica para NIT y va de 0 a 9.',
} as const;

/** What is wrong with an order's address and customer beyond the shape of each field; empty when nothing is. */
export function requestProblems(order: Pick<NewOrder, 'shippingAddress' | 'customer'>): FieldTexts {
  return {
    ...addressProblems(order.shippingAddress, order.customer !== undefined),
    ...(order.customer ? customerProblems(order.customer) : {}),
  };
}

/** A shopper fills every field; in the staff checkout surname, e-mail and phone of the contact may be empty. */
function addressProblems(address: ShippingAddress, isForCustomer: boolean): FieldTexts {
  const texts: FieldTexts = {};
  const set = (field: keyof ShippingAddress, text: string) => {
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

function customerProblems(customer: CustomerData): FieldTexts {
  const texts: FieldTexts = {};
  const set = (field: keyof CustomerData, text: string) => {
    texts[`customer.${field}`] = text;
  };
  if (customer.person_type === 'Company') {
    if (!customer.nameCompany) set('nameCompany', TEXTS.companyRequired);
  } else {
    if (!customer.first_name) set('first_name', TEXTS.required);
    if (!customer.last_name) set('last_name', TEXTS.required);
  }
  if (
    customer.check_digit &&
    !(customer.id_type === NIT_DOCUMENT_TYPE && DIGITS_PATTERN.test(customer.check_digit))
  ) {
    set('check_digit', TEXT.checkDigit);
  } else if (
    customer.check_digit &&
    DIGITS_PATTERN.test(customer.identification) &&
    customer.check_digit !== String(nitCheckDigit(customer.identification))
  ) {
    set('check_digit', `El dígito de verificación de este NIT es ${nitCheckDigit(customer.identification)}.`);
  }
  if (customer.contact_email && !EMAIL_PATTERN.test(customer.contact_email))
    set('contact_email', TEXTS.emailInvalid);
  if (!isMunicipalityOf(customer.city_code, customer.state_code)) set('city_code', TEXT.city);
  if (!isColombia(customer.country_code)) set('country_code', TEXT.country);
  return texts;
}

const isColombia = (code: string): boolean => code.toLowerCase() === COUNTRY.code.toLowerCase();
