import type { Merchant } from '../merchant/merchant.js';
import { WompiError } from '../protocol/wompi-error.js';
import { type PaymentMethod, readMethod } from '../protocol/test-data.js';

type Fields = Readonly<Record<string, unknown>>;
const PSE_FIELDS = ['user_type', 'user_legal_id_type', 'user_legal_id', 'financial_institution_code'];
const MAX_INSTALLMENTS = 36;
const MAX_DESCRIPTION = 64;

/** Reads a card token, phone, bank or payment source. @throws WompiError */
export function readApiMethod(body: Fields, merchant: Merchant): PaymentMethod {
  const method = (body['payment_method'] ?? {}) as Fields;
  if (body['payment_source_id'] !== undefined) return methodOfSource(body, method, merchant);
  if (method['type'] === 'CARD') {
    const input = merchant.tokens.numberOf(String(method['token'] ?? ''));
    if (input === null) throw WompiError.ofField('payment_method', 'El token de la tarjeta no existe');
    return { ...readMethod({ type: 'CARD', input }), installments: installmentsOf(method) };
  }
  if (method['type'] === 'NEQUI') return readMethod({ type: 'NEQUI', input: method['phone_number'] });
  if (method['type'] === 'PSE') return readPse(method);
  return readMethod({});
}

function methodOfSource(body: Fields, method: Fields, { sources, tokens }: Merchant): PaymentMethod {
  const { type, status, token, public_data: shown } = sources.get(Number(body['payment_source_id']));
  if (status !== 'AVAILABLE')
    throw new WompiError(422, 'UNPROCESSABLE', 'La fuente de pago no está disponible');
  if (type === 'NEQUI') return readMethod({ type, input: shown.phone_number });
  return { ...readMethod({ type, input: tokens.numberOf(token) }), installments: installmentsOf(method) };
}

function installmentsOf({ installments }: Fields): number {
  if (!Number.isInteger(installments) || Number(installments) < 1 || Number(installments) > MAX_INSTALLMENTS)
    throw WompiError.ofField('payment_method', 'installments: Debe ser un entero entre 1 y 36');
  return Number(installments);
}

function readPse(method: Fields): PaymentMethod {
  const missing = PSE_FIELDS.find((name) => String(method[name] ?? '') === '');
  if (missing) throw WompiError.ofField('payment_method', `${missing}: No está presente`);
  if (!['0', '1'].includes(String(method['user_type'])))
    throw WompiError.ofField('payment_method', 'user_type: Formato inválido');
  const description = method['payment_description'];
  if (typeof description !== 'string' || description === '' || description.length > MAX_DESCRIPTION)
    throw WompiError.ofField('payment_method', 'payment_description: Formato inválido');
  return readMethod({ type: 'PSE', input: method['financial_institution_code'] });
}
