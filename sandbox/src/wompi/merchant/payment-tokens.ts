import { randomBytes } from 'node:crypto';
import { MERCHANT_NAME } from '../protocol/keys.js';
import { WompiError } from '../protocol/wompi-error.js';

export interface CardToken {
  id: string;
  created_at: string;
  brand: string;
  name: string;
  last_four: string;
  bin: string;
  exp_year: string;
  exp_month: string;
  card_holder: string;
  created_with_cvc: boolean;
  expires_at: string;
}
export interface NequiToken {
  id: string;
  status: 'PENDING' | 'APPROVED' | 'DECLINED';
  phone_number: string;
  name: string;
}
type Body = Readonly<Record<string, unknown>>;

const LIFE_MS = 180 * 86_400_000;
const DECLINING_PHONE = '3992222222';
const CARD_RULES: Readonly<Record<string, RegExp>> = {
  number: /^\d{13,19}$/,
  cvc: /^\d{3,4}$/,
  exp_month: /^(0[1-9]|1[0-2])$/,
  exp_year: /^\d{2}$/,
  card_holder: /^.{5,}$/,
};
const isLuhn = (digits: string): boolean =>
  [...digits]
    .toReversed()
    .map((digit, index) => (index % 2 ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][Number(digit)] : Number(digit)))
    .reduce<number>((sum, digit) => sum + (digit ?? 0), 0) %
    10 ===
  0;
const secret = (): string => randomBytes(16).toString('hex');

export class PaymentTokens {
  private readonly cards = new Map<string, { token: CardToken; number: string }>();
  private readonly accounts = new Map<string, NequiToken>();

  constructor(private readonly now: () => number) {}

  /** @throws WompiError for the first invalid field */
  ofCard(body: Body): CardToken {
    for (const [field, pattern] of Object.entries(CARD_RULES)) {
      if (typeof body[field] !== 'string' || body[field] === '')
        throw WompiError.ofField(field, 'No está presente');
      if (!pattern.test(body[field])) throw WompiError.ofField(field, 'Formato inválido');
    }
    const card = body as Readonly<Record<keyof typeof CARD_RULES, string>>;
    const number = card['number'] ?? '';
    if (!isLuhn(number)) throw WompiError.ofField('number', 'El número de la tarjeta no es válido');
    const [year, month] = [2000 + Number(card['exp_year']), Number(card['exp_month'])];
    if (Date.UTC(year, month) <= this.now()) throw WompiError.ofField('exp_year', 'La tarjeta está vencida');
    const brand = number.startsWith('4') ? 'VISA' : number.startsWith('3') ? 'AMEX' : 'MASTERCARD';
    const token: CardToken = {
      id: `tok_test_${secret()}`,
      created_at: new Date(this.now()).toISOString(),
      brand,
      name: `${brand}-${number.slice(-4)}`,
      last_four: number.slice(-4),
      bin: number.slice(0, 6),
      exp_year: card['exp_year'] ?? '',
      exp_month: card['exp_month'] ?? '',
      card_holder: card['card_holder'] ?? '',
      created_with_cvc: true,
      expires_at: new Date(this.now() + LIFE_MS).toISOString(),
    };
    this.cards.set(token.id, { token, number });
    return token;
  }

  /** The owner accepts or declines by the documented numbers. @throws WompiError */
  ofNequi(phone: unknown): NequiToken {
    if (typeof phone !== 'string' || !/^3\d{9}$/.test(phone))
      throw WompiError.ofField('phone_number', 'El celular no es válido');
    const token: NequiToken = {
      id: `nequi_test_${secret()}`,
      status: 'PENDING',
      phone_number: phone,
      name: MERCHANT_NAME,
    };
    const status = phone === DECLINING_PHONE ? 'DECLINED' : 'APPROVED';
    this.accounts.set(token.id, { ...token, status });
    return token;
  }

  /** @throws WompiError 404 */
  nequi(id: string): NequiToken {
    const token = this.accounts.get(id);
    if (!token) throw WompiError.notFound();
    return token;
  }

  numberOf(id: string): string | null {
    return this.cards.get(id)?.number ?? null;
  }
}
