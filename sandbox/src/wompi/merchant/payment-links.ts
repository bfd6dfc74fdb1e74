import { randomBytes } from 'node:crypto';
import { WompiError } from '../protocol/wompi-error.js';

export interface PaymentLink {
  id: string;
  name: string;
  description: string;
  single_use: boolean;
  collect_shipping: boolean;
  collect_customer_legal_id: boolean | null;
  amount_in_cents: number | null;
  currency: 'COP';
  expires_at: string | null;
  sku: string | null;
  redirect_url: string | null;
  image_url: string | null;
  customer_data: unknown;
  taxes: unknown;
  active: boolean;
  created_at: string;
  updated_at: string;
  merchant_public_key: string;
}
type Body = Readonly<Record<string, unknown>>;

const MAX_SKU = 36;
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

export class PaymentLinks {
  private readonly byId = new Map<string, PaymentLink>();

  constructor(
    private readonly publicKey: string,
    private readonly now: () => number,
  ) {}

  /** @throws WompiError for the first invalid field */
  create(body: Body): PaymentLink {
    checkLink(body);
    const moment = new Date(this.now()).toISOString();
    const link: PaymentLink = {
      id: `test_${randomBytes(3).toString('hex')}`,
      name: String(body['name']),
      description: String(body['description']),
      single_use: body['single_use'] === true,
      collect_shipping: body['collect_shipping'] === true,
      collect_customer_legal_id: (body['collect_customer_legal_id'] as boolean | undefined) ?? null,
      amount_in_cents: (body['amount_in_cents'] as number | undefined) ?? null,
      currency: 'COP',
      expires_at: textOf(body['expires_at']),
      sku: textOf(body['sku']),
      redirect_url: textOf(body['redirect_url']),
      image_url: textOf(body['image_url']),
      customer_data: body['customer_data'] ?? null,
      taxes: body['taxes'] ?? [],
      active: true,
      created_at: moment,
      updated_at: moment,
      merchant_public_key: this.publicKey,
    };
    this.byId.set(link.id, link);
    return link;
  }

  /** @throws WompiError 404 */
  get(id: string): PaymentLink {
    const link = this.byId.get(id);
    if (!link) throw WompiError.notFound();
    return link;
  }

  /** @throws WompiError */
  activate(id: string, active: unknown): PaymentLink {
    if (typeof active !== 'boolean') throw WompiError.ofField('active', 'Formato inválido');
    const link = { ...this.get(id), active, updated_at: new Date(this.now()).toISOString() };
    this.byId.set(id, link);
    return link;
  }

  /** Finds a payable link. @throws WompiError */
  open(id: string): PaymentLink & { amount_in_cents: number } {
    const link = this.get(id);
    const isOver = link.expires_at !== null && Date.parse(link.expires_at) <= this.now();
    if (!link.active || isOver) throw new WompiError(422, 'UNPROCESSABLE', 'El link de pago no está activo');
    const { amount_in_cents: amount } = link;
    if (amount === null) throw new WompiError(422, 'UNPROCESSABLE', 'El simulador no cobra links sin monto');
    return { ...link, amount_in_cents: amount };
  }
}

function checkLink(body: Body): void {
  for (const field of ['name', 'description'])
    if (textOf(body[field]) === null) throw WompiError.ofField(field, 'No está presente');
  for (const field of ['single_use', 'collect_shipping'])
    if (typeof body[field] !== 'boolean') throw WompiError.ofField(field, 'No está presente');
  const { amount_in_cents: amount, currency, sku, expires_at: expires } = body;
  const hasAmount = amount !== undefined && amount !== null;
  if (hasAmount && (!Number.isInteger(amount) || Number(amount) <= 0))
    throw WompiError.ofField('amount_in_cents', 'Debe ser un entero positivo');
  if (hasAmount ? currency !== 'COP' : currency !== undefined && currency !== 'COP')
    throw WompiError.ofField('currency', 'Solo se acepta COP');
  if (typeof sku === 'string' && sku.length > MAX_SKU)
    throw WompiError.ofField('sku', 'Máximo 36 caracteres');
  if (textOf(expires) !== null && Number.isNaN(Date.parse(String(expires))))
    throw WompiError.ofField('expires_at', 'Formato inválido');
}
