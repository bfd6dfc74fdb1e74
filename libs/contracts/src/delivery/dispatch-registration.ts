import type { DispatchRegistration, Order, OrderAddress } from '../generated/api.js';

export interface CityNames {
  city: string;
  department: string;
}

/** The shipping price, in pesos, is not part of the order's total. */
export interface DispatchEntry {
  numberGuide: string;
  transport: DispatchRegistration['transport'];
  shippingPrice: number;
}

/** `data` of PUT /order/delivery; city and department by name. */
export function dispatchRegistrationOf(
  { numberGuide, transport, shippingPrice }: DispatchEntry,
  { shippingAddress }: Pick<Order, 'shippingAddress'>,
  { city, department }: CityNames,
  now: Date,
): DispatchRegistration {
  return {
    date: now.toISOString(),
    numberGuide: numberGuide.trim(),
    transport,
    shippingPrice,
    shippingAddress: shippingAddress.address,
    shippingAddressCity: city,
    shippingAddressCountry: department,
    shippingAddressPhone: shippingAddress.phone,
  };
}

const NO_COMPANY = 'N/A';

/** The company ('N/A' means none), else the person. */
export function recipientName({ nameCompany, first_name, last_name }: OrderAddress): string {
  const company = nameCompany?.trim();
  return company && company !== NO_COMPANY ? company : `${first_name} ${last_name}`.trim();
}
