import { WompiError } from '../protocol/wompi-error.js';
import type { PaymentTokens } from './payment-tokens.js';

export interface PaymentSource {
  id: number;
  type: 'CARD' | 'NEQUI';
  status: 'AVAILABLE' | 'VOIDED';
  token: string;
  customer_email: string;
  public_data: { type: string; phone_number?: string };
}
type Body = Readonly<Record<string, unknown>>;

const FIRST_ID = 3891;

export class PaymentSources {
  private readonly byId = new Map<number, PaymentSource>();

  constructor(private readonly tokens: PaymentTokens) {}

  /** @throws WompiError */
  create(body: Body): PaymentSource {
    const { type, token, customer_email: email } = body;
    if (type !== 'CARD' && type !== 'NEQUI') throw WompiError.ofField('type', 'Formato inválido');
    if (typeof token !== 'string' || token === '') throw WompiError.ofField('token', 'No está presente');
    if (typeof email !== 'string' || !email.includes('@'))
      throw WompiError.ofField('customer_email', 'Formato inválido');
    const phone = type === 'NEQUI' ? this.phoneOf(token) : null;
    if (type === 'CARD' && this.tokens.numberOf(token) === null)
      throw WompiError.ofField('token', 'El token no existe');
    const source: PaymentSource = {
      id: FIRST_ID + this.byId.size,
      type,
      status: 'AVAILABLE',
      token,
      customer_email: email,
      public_data: phone === null ? { type } : { type, phone_number: phone },
    };
    this.byId.set(source.id, source);
    return source;
  }

  /** @throws WompiError 404 */
  get(id: number): PaymentSource {
    const source = this.byId.get(id);
    if (!source) throw WompiError.notFound();
    return source;
  }

  /** Nothing can be charged to it any more. @throws WompiError 404 */
  void(id: number): PaymentSource {
    const source: PaymentSource = { ...this.get(id), status: 'VOIDED' };
    this.byId.set(id, source);
    return source;
  }

  private phoneOf(token: string): string {
    const { status, phone_number: phone } = this.tokens.nequi(token);
    if (status !== 'APPROVED') throw WompiError.ofField('token', 'El token no está aprobado');
    return phone;
  }
}
