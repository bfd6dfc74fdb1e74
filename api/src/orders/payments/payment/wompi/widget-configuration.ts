import type { WompiWidget } from '@lacteos/contracts/schemas';
import { departmentName, municipalityName } from '@lacteos/contracts/divipola';

import type { Config } from '#config/index.js';
import type { OrderEntity } from '#orders/order/row/order.entity.js';
import { WOMPI_CURRENCY } from './payment-verdict.js';
import { referenceOf } from './protocol/wompi-reference.js';
import { integritySignature } from './protocol/wompi-signature.js';
import type { ShippingAddressDto } from '#orders/order/row/shipping-address.dto.js';

const PHONE_PREFIX = '+57';
const COUNTRY = 'CO';
const NO_COMPANY = 'N/A';
const RETURN_PATH = '/orderhistory';

type PayableOrder = Pick<
  OrderEntity,
  'id' | 'userId' | 'createdAt' | 'totalPrice' | 'shippingAddress' | 'stockReleasedAt'
>;

/** Without the secret. */
export function widgetConfiguration(
  order: PayableOrder,
  { wompi, publicUrl }: Pick<Config, 'wompi' | 'publicUrl'>,
  {
    voids,
    ...attempts
  }: Pick<WompiWidget, 'isPaymentPending' | 'isPaymentDeclined'> & { readonly voids: number },
): WompiWidget {
  const payment = {
    reference: referenceOf(order, voids),
    amountInCents: order.totalPrice,
    currency: WOMPI_CURRENCY,
  };
  const { shippingAddress: address } = order;
  return {
    scriptUrl: wompi.widgetUrl,
    publicKey: wompi.publicKey,
    ...payment,
    signature: { integrity: integritySignature(payment, wompi.integritySecret) },
    redirectUrl: `${publicUrl}${RETURN_PATH}`,
    customerData: {
      email: address.email || null,
      fullName: fullNameOf(address),
      phoneNumber: address.phone,
      phoneNumberPrefix: PHONE_PREFIX,
    },
    shippingAddress: shippingOf(order.id, address),
    ...attempts,
    isHoldOver: order.stockReleasedAt !== null,
  };
}

function fullNameOf({ first_name, last_name, nameCompany }: ShippingAddressDto): string {
  const person = `${first_name} ${last_name}`.trim();
  return person || (nameCompany === NO_COMPANY ? '' : nameCompany);
}

/** Wompi accepts an address only with all five required fields. */
function shippingOf(orderId: number, address: ShippingAddressDto): WompiWidget['shippingAddress'] {
  const city = municipalityName(address.city_code) ?? address.city_code;
  const region = departmentName(address.state_code) ?? address.state_code;
  if (![address.address, city, region, address.phone].every(Boolean)) return null;
  return {
    addressLine1: address.address,
    addressLine2: `Oficina ${orderId}`,
    country: COUNTRY,
    city,
    region,
    phoneNumber: address.phone,
  };
}
