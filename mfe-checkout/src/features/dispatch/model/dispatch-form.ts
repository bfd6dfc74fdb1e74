import { TEXTS, type DispatchRegistration, type Order } from '@lacteos/contracts';

/** What staff enter in the dispatch dialog. */
export interface DispatchValues {
  numberGuide: string;
  transport: string;
}
export const EMPTY_DISPATCH: DispatchValues = { numberGuide: '', transport: '' };

export type DispatchProblems = Partial<Record<keyof DispatchValues, string>>;

export function dispatchProblems({ numberGuide, transport }: DispatchValues): DispatchProblems {
  return {
    ...(numberGuide.trim() ? {} : { numberGuide: TEXTS.required }),
    ...(transport ? {} : { transport: TEXTS.required }),
  };
}

/** Names of the order's municipality and department. */
export interface PlaceNames {
  city: string;
  department: string;
}

/** `data` of PUT /order/delivery: where the order goes is read from the order, city and department by name. */
export function dispatchOf(
  values: DispatchValues,
  { shippingAddress, shippingPrice }: Pick<Order, 'shippingAddress' | 'shippingPrice'>,
  { city, department }: PlaceNames,
  now: Date,
): DispatchRegistration {
  return {
    date: now.toISOString(),
    numberGuide: values.numberGuide.trim(),
    transport: values.transport,
    shippingPrice,
    shippingAddress: shippingAddress.address,
    shippingAddressCity: city,
    shippingAddressCountry: department,
    shippingAddressPhone: shippingAddress.phone,
  };
}
