import type { SiigoCustomer, SiigoCustomerRequest } from '../../client/siigo-wire.js';
import { type CustomerFields, siigoRequestOf } from './customer-fields.js';
import { withSiigoNames } from './siigo-names.js';

type Body = Partial<Record<keyof SiigoCustomerRequest, unknown>>;

/** SIIGO replaces the whole customer, so unedited fields come from `current`, SIIGO's record. */
export function customerChange(
  current: SiigoCustomer,
  before: CustomerFields,
  after: CustomerFields,
): SiigoCustomerRequest {
  const [old, edited] = [siigoRequestOf(before) as Body, siigoRequestOf(after) as Body];
  const sent = withSiigoNames(siigoRequestOf(after)) as Body;
  const body = requestOf(current) as Body;
  const names = new Set([...Object.keys(old), ...Object.keys(edited)]) as Set<keyof SiigoCustomerRequest>;
  names.delete('type');
  names.delete('branch_office');
  for (const name of names) {
    if (isEqual(old[name], edited[name])) continue;
    if (sent[name] === undefined) delete body[name];
    else body[name] = sent[name];
  }
  // SIIGO computes it; the digit of the former identification would be wrong.
  if (current.identification !== after.identification && edited.check_digit === undefined)
    delete body.check_digit;
  if ((current.contacts ?? []).length === 0) body.contacts = sent.contacts;
  return body as SiigoCustomerRequest;
}

export function requestOf(customer: SiigoCustomer): SiigoCustomerRequest {
  const { id: _id, metadata: _metadata, id_type: idType, address, ...kept } = customer;
  const { city, ...street } = address ?? {};
  const body = {
    ...kept,
    id_type: typeof idType === 'object' ? idType.code : idType,
    ...(customer.fiscal_responsibilities
      ? { fiscal_responsibilities: customer.fiscal_responsibilities.map(({ code }) => ({ code })) }
      : {}),
    address: {
      ...withoutNulls(street),
      city: { country_code: city?.country_code, state_code: city?.state_code, city_code: city?.city_code },
    },
  };
  return withoutNulls(body) as unknown as SiigoCustomerRequest;
}

const withoutNulls = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== null && entry !== ''));

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
