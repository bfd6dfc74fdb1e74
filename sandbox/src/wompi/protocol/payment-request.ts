import { integrityOf, type WompiKeys } from './keys.js';
import { WompiError } from './wompi-error.js';

export interface PaymentRequest {
  reference: string;
  amountInCents: number;
  currency: string;
  expirationTime: string | null;
  redirectUrl: string | null;
  customerEmail: string | null;
  customerData: Record<string, string>;
  shippingAddress: Record<string, string> | null;
  paymentSourceId: number | null;
  paymentLinkId: string | null;
}

const REFERENCE = /^[\w-]{1,255}$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const REQUIRED_ADDRESS = ['address-line-1', 'city', 'region', 'country', 'phone-number'];

type Attributes = Readonly<Record<string, string>>;

/** Attributes of the widget without `data-`, checked as strictly as documented. @throws WompiError */
export function readWidgetAttributes(attributes: Attributes, keys: WompiKeys, now: number): PaymentRequest {
  const payment = {
    reference: required(attributes, 'reference'),
    amountInCents: wholeNumber(required(attributes, 'amount-in-cents')),
    currency: required(attributes, 'currency'),
    expirationTime: attributes['expiration-time'] ?? null,
  };
  checkPublicKey(required(attributes, 'public-key'), keys);
  if (payment.currency !== 'COP') throw WompiError.ofField('currency', 'Solo se acepta COP');
  if (!REFERENCE.test(payment.reference)) throw WompiError.ofField('reference', 'Formato inválido');
  checkExpiration(payment.expirationTime, now);
  checkSignature(attributes['signature:integrity'], payment, keys);
  return {
    ...payment,
    redirectUrl: redirectOf(attributes['redirect-url']),
    customerEmail: attributes['customer-data:email'] ?? null,
    customerData: customerOf(attributes),
    shippingAddress: addressOf(attributes),
    paymentSourceId: null,
    paymentLinkId: attributes['payment-link-id'] ?? null,
  };
}

/** @throws WompiError 401 for the key of another environment or merchant */
export function checkPublicKey(key: string, { publicKey }: WompiKeys): void {
  if (!/^pub_(test|prod)_\w+$/.test(key)) throw WompiError.ofField('public_key', 'Formato inválido');
  if (!key.startsWith('pub_test_')) {
    throw new WompiError(
      401,
      'INVALID_ACCESS_TOKEN',
      'La llave proporcionada no corresponde a este ambiente',
    );
  }
  if (key !== publicKey) throw new WompiError(401, 'INVALID_ACCESS_TOKEN', 'Llave no válida');
}

/** @throws WompiError 422 for a signature that is missing, in upper case or wrong */
export function checkSignature(
  signature: string | undefined,
  payment: Pick<PaymentRequest, 'reference' | 'amountInCents' | 'currency' | 'expirationTime'>,
  { integritySecret }: WompiKeys,
): void {
  if (!signature) throw WompiError.ofField('signature', 'Firma de integridad requerida no enviada');
  if (signature !== integrityOf(payment, integritySecret))
    throw WompiError.ofField('signature', 'La firma es inválida');
}

function checkExpiration(moment: string | null, now: number): void {
  if (moment === null) return;
  if (!MOMENT.test(moment)) throw WompiError.ofField('expiration_time', 'Formato inválido');
  if (Date.parse(moment) <= now) throw WompiError.ofField('expiration_time', 'El pago ya expiró');
}

function required(attributes: Attributes, name: string): string {
  const value = attributes[name];
  if (!value) throw WompiError.ofField(name.replaceAll('-', '_'), 'No está presente');
  return value;
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text))
    throw WompiError.ofField('amount_in_cents', 'Debe ser un entero positivo');
  return Number(text);
}

function redirectOf(address: string | undefined): string | null {
  if (!address) return null;
  const isUsable = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  if (!isUsable) throw WompiError.ofField('redirect_url', 'Formato inválido');
  return address;
}

const partsOf = (attributes: Attributes, prefix: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name, value]) => name.startsWith(prefix) && value !== '')
      .map(([name, value]) => [name.slice(prefix.length), value]),
  );

function customerOf(attributes: Attributes): Record<string, string> {
  const { email: _email, ...customer } = partsOf(attributes, 'customer-data:');
  if (customer['phone-number'] && !/^\+\d{1,3}$/.test(customer['phone-number-prefix'] ?? ''))
    throw WompiError.ofField('customer_data', 'El prefijo del teléfono no es válido');
  return customer;
}

function addressOf(attributes: Attributes): Record<string, string> | null {
  const address = partsOf(attributes, 'shipping-address:');
  if (Object.keys(address).length === 0) return null;
  const missing = REQUIRED_ADDRESS.find((part) => !address[part]);
  if (missing) throw WompiError.ofField('shipping_address', `${missing}: No está presente`);
  if (!/^[A-Z]{2}$/.test(address['country'] ?? ''))
    throw WompiError.ofField('shipping_address', 'country: Formato inválido');
  return address;
}
