import { DEPARTMENTS } from '@lacteos/contracts/divipola';
import { identificationProblem, readIdentification } from '@lacteos/contracts/identification/identification';
import { COUNTRY, FINAL_CONSUMER, NIT_DOCUMENT_TYPE } from '@lacteos/contracts/reference/reference-data';

import { AppError } from '#platform/errors/index.js';
import { foldText } from '#platform/text/index.js';
import type { CustomerDataDto } from '#orders/order/row/customer-data.dto.js';
import type { OrderDto } from '#orders/order/row/order.dto.js';
import type { ShippingAddressDto } from '#orders/order/row/shipping-address.dto.js';
import { UNNAMED_BUYER } from '../receipt/buyer-name.js';
import type { SellingStore } from '../store/selling-stores.repository.js';
import type { SaleCustomerDto } from './new-sale.dto.js';

export const HANDED_OVER = 'Entregado en tienda';
const NO_RESPONSIBILITY = 'R-99-PN';
/** Where a store's place is not found by its name. */
const HOME = { state_code: '50', city_code: '50001' } as const;
const CONTACT_LENGTH = 50;

export interface SaleBuyer {
  readonly nDocument: string;
  readonly shippingAddress: ShippingAddressDto;
  readonly customer: CustomerDataDto | null;
}

/** The buyer's place is the store's: an address may not be asked for. @throws VALIDATION.FAILED */
export function saleBuyerOf(customer: SaleCustomerDto | undefined, store: SellingStore): SaleBuyer {
  const place = placeOf(store);
  const address = store.address || store.name;
  const where = { address, ...place };
  if (!customer) {
    const shippingAddress = { first_name: UNNAMED_BUYER, ...NO_CONTACT, ...where };
    return { nDocument: FINAL_CONSUMER, shippingAddress, customer: null };
  }
  const { documentType, email = '', name } = customer;
  const problem = identificationProblem(documentType, customer.identification);
  if (problem) throw invalid('identification', problem);
  const { identification, checkDigit } = readIdentification(documentType, customer.identification);
  const isCompany = documentType === NIT_DOCUMENT_TYPE;
  const names = isCompany ? { first_name: name, last_name: '' } : namesOf(name);
  return {
    nDocument: identification,
    shippingAddress: {
      ...NO_CONTACT,
      ...names,
      ...(isCompany ? { nameCompany: name } : {}),
      email,
      ...where,
    },
    customer: {
      identification,
      id_type: documentType,
      ...(checkDigit === null ? {} : { check_digit: checkDigit }),
      person_type: isCompany ? 'Company' : 'Person',
      fiscal_responsibility: NO_RESPONSIBILITY,
      ...(isCompany ? { nameCompany: name } : names),
      ...where,
      country_code: COUNTRY.code,
      contact_first_name: names.first_name.slice(0, CONTACT_LENGTH),
      ...(names.last_name ? { contact_last_name: names.last_name.slice(0, CONTACT_LENGTH) } : {}),
      ...(email ? { contact_email: email } : {}),
    },
  };
}

export const handOverAt = (store: SellingStore, at: Date): NonNullable<OrderDto['delivery']> => ({
  date: at.toISOString(),
  numberGuide: '',
  transport: HANDED_OVER,
  shippingAddress: store.address,
  shippingAddressCity: store.city,
  shippingAddressCountry: store.department,
});

const NO_CONTACT = { last_name: '', nameCompany: 'N/A', email: '', phone: '' } as const;

/** Two words are a name and a surname, four two of each. */
function namesOf(name: string): { first_name: string; last_name: string } {
  const words = name.split(/\s+/).filter(Boolean);
  if (words.length < 2) throw invalid('name', 'Escriba nombres y apellidos.');
  const first = words.length > 3 ? 2 : 1;
  return { first_name: words.slice(0, first).join(' '), last_name: words.slice(first).join(' ') };
}

function placeOf({ city, department }: SellingStore): { state_code: string; city_code: string } {
  const isNamed = (name: string, wanted: string): boolean => foldText(name) === foldText(wanted);
  for (const { code, name, municipalities } of DEPARTMENTS) {
    if (!isNamed(name, department)) continue;
    const found = municipalities.find(([, municipality]) => isNamed(municipality, city));
    if (found) return { state_code: code, city_code: found[0] };
  }
  return HOME;
}

const invalid = (field: keyof SaleCustomerDto, text: string): AppError =>
  new AppError('VALIDATION.FAILED', { errors: { [`customer.${field}`]: text } });
