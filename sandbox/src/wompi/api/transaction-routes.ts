import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerOf, checkPrivateKey } from '../protocol/access.js';
import type { Merchant } from '../merchant/merchant.js';
import { readApiMethod } from './api-method.js';
import { checkPublicKey, checkSignature, type PaymentRequest } from '../protocol/payment-request.js';
import type { Transaction } from '../merchant/transactions.js';
import { WompiError } from '../protocol/wompi-error.js';

type Body = Readonly<Record<string, unknown>>;
interface ListQuery {
  reference?: string;
  id?: string;
  payment_method_type?: string;
  status?: string;
  customer_email?: string;
  from_date?: string;
  until_date?: string;
  page?: string;
  page_size?: string;
  order?: string;
}
const EXACT = ['reference', 'id', 'payment_method_type', 'status', 'customer_email'] as const;
const MAX_PAGE = 200;

/** Creation serves clients without the widget. */
export const transactionRoutes = (server: FastifyInstance, merchant: Merchant): void => {
  const { keys, transactions, refunds } = merchant;
  const shown = (transaction: Transaction) => ({
    ...transaction,
    refunds: refunds.findByTransaction(transaction.id),
  });

  server.get<{ Params: { id: string } }>('/transactions/:id', async (request) => {
    checkReader(request, merchant);
    return { data: shown(transactions.get(request.params.id)), meta: {} };
  });
  server.get<{ Querystring: ListQuery }>('/transactions', async (request) => {
    checkPrivateKey(request, keys);
    return listOf(transactions.all(), request.query);
  });
  server.post<{ Body: Body | null }>('/transactions', async (request, reply) => {
    const body = request.body ?? {};
    if (bearerOf(request)?.startsWith('prv_')) checkPrivateKey(request, keys);
    else checkPublicKey(bearerOf(request) ?? '', keys);
    const bySource = body['payment_source_id'] !== undefined;
    if (bySource) checkPrivateKey(request, keys);
    if (!bySource || body['acceptance_token'] !== undefined) merchant.accept(body);
    const payment = readPayment(body);
    checkSignature(body['signature'] as string | undefined, payment, keys);
    const data = transactions.begin(payment, readApiMethod(body, merchant), merchant.pause());
    return reply.code(201).send({ data, meta: {} });
  });
};

function checkReader(request: FastifyRequest, { keys, events }: Merchant): void {
  const key = bearerOf(request);
  const isAnyone = events.switches.transactionReads === 'anyone';
  if (isAnyone && (key === null || key === keys.publicKey)) return;
  if (key === null) throw WompiError.notFound();
  checkPrivateKey(request, keys);
}

function listOf(all: readonly Transaction[], query: ListQuery) {
  const {
    from_date: from = '',
    until_date: until = '9999-12-31',
    page = '1',
    page_size: size = '50',
  } = query;
  const found = all
    .filter((transaction) => EXACT.every((name) => !query[name] || transaction[name] === query[name]))
    .filter(({ created_at: at }) => at.slice(0, 10) >= from && at.slice(0, 10) <= until);
  if (query.order?.toUpperCase() === 'DESC') found.reverse();
  const length = Number(size);
  if (!Number.isInteger(length) || length < 1 || length > MAX_PAGE)
    throw WompiError.ofField('page_size', 'Debe ser un entero entre 1 y 200');
  const first = (Number(page) - 1) * length;
  const meta = { page: Number(page), page_size: length, total_results: found.length };
  return { data: found.slice(first, first + length), meta };
}

function readPayment(body: Body): PaymentRequest {
  const { amount_in_cents: amountInCents, reference, currency, expiration_time: expiration } = body;
  if (!Number.isInteger(amountInCents) || Number(amountInCents) <= 0)
    throw WompiError.ofField('amount_in_cents', 'Debe ser un entero positivo');
  if (typeof reference !== 'string' || reference === '')
    throw WompiError.ofField('reference', 'No está presente');
  if (currency !== 'COP') throw WompiError.ofField('currency', 'Solo se acepta COP');
  const email = body['customer_email'];
  if (typeof email !== 'string' || !email.includes('@'))
    throw WompiError.ofField('customer_email', 'Formato inválido');
  return {
    reference,
    amountInCents: Number(amountInCents),
    currency,
    expirationTime: typeof expiration === 'string' ? expiration : null,
    redirectUrl: typeof body['redirect_url'] === 'string' ? body['redirect_url'] : null,
    customerEmail: email,
    customerData: (body['customer_data'] ?? {}) as Record<string, string>,
    shippingAddress: (body['shipping_address'] ?? null) as Record<string, string> | null,
    paymentSourceId: (body['payment_source_id'] as number | undefined) ?? null,
    paymentLinkId: null,
  };
}
