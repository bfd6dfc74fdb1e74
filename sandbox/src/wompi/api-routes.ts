import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WompiKeys } from './keys.js';
import { checkPublicKey, checkSignature, type PaymentRequest } from './payment-request.js';
import { readMethod } from './test-data.js';
import type { TransactionStore } from './transactions.js';
import { WompiError } from './wompi-error.js';

interface ApiOptions {
  keys: WompiKeys;
  transactions: TransactionStore;
  /** How long a new payment stays pending; null: until the control route finishes it. */
  pause: () => number | null;
  now: () => number;
  /** HTTP status of every answer during an outage; null: none. */
  failure: () => number | null;
}
interface ListQuery {
  reference?: string;
  from_date?: string;
  until_date?: string;
  status?: string;
  page?: string;
  page_size?: string;
}
const HOUR_MS = 3_600_000;
const MAX_PAGE = 200;

/** Wompi's API under `/v1`. */
export const apiRoutes =
  ({ keys, transactions, pause, now, failure }: ApiOptions) =>
  async (server: FastifyInstance): Promise<void> => {
    const acceptance = new Map<string, number>();
    server.addHook('onRequest', async () => {
      const status = failure();
      if (status !== null) throw new WompiError(status, 'UNPROCESSABLE', 'Servicio no disponible');
    });

    server.get<{ Params: { id: string } }>('/transactions/:id', async (request) => {
      if (bearerOf(request) === null) throw WompiError.notFound();
      checkPrivateKey(request, keys);
      return { data: transactions.get(request.params.id), meta: {} };
    });
    server.get<{ Querystring: ListQuery }>('/transactions', async (request) => {
      checkPrivateKey(request, keys);
      const { reference, status, page = '1', page_size: size = '50' } = request.query;
      const { from_date: from = '', until_date: until = '9999-12-31' } = request.query;
      const all = transactions
        .all()
        .filter((transaction) => reference === undefined || transaction.reference === reference)
        .filter(({ created_at: at }) => at.slice(0, 10) >= from && at.slice(0, 10) <= until)
        .filter((transaction) => !status || transaction.status === status);
      const length = Math.min(Number(size), MAX_PAGE);
      const first = (Number(page) - 1) * length;
      const meta = { page: Number(page), page_size: length, total_results: all.length };
      return { data: all.slice(first, first + length), meta };
    });
    server.post<{ Body: Record<string, unknown> }>('/transactions', async (request, reply) => {
      if (bearerOf(request)?.startsWith('prv_')) checkPrivateKey(request, keys);
      else checkPublicKey(bearerOf(request) ?? '', keys);
      const token = String(request.body['acceptance_token'] ?? '');
      if (token === '') throw WompiError.ofField('acceptance_token', 'No está presente');
      const lapses = acceptance.get(token) ?? 0;
      if (!acceptance.delete(token) || lapses <= now())
        throw WompiError.ofField('acceptance_token', 'El token de aceptación ya fue usado');
      const payment = readPayment(request.body);
      checkSignature(request.body['signature'] as string | undefined, payment, keys);
      const data = transactions.begin(payment, readMethod(request.body['payment_method']), pause());
      return reply.code(201).send({ data, meta: {} });
    });
    server.post<{ Params: { id: string } }>('/transactions/:id/void', async (request, reply) => {
      checkPrivateKey(request, keys);
      return reply.code(201).send({ data: { transaction: transactions.void(request.params.id) } });
    });

    const merchant = (key: string) => {
      checkPublicKey(key, keys);
      const token = randomUUID();
      acceptance.set(token, now() + HOUR_MS);
      return {
        data: {
          name: 'Lácteos del Llano',
          accepted_currencies: ['COP'],
          accepted_payment_methods: ['CARD', 'NEQUI', 'PSE'],
          presigned_acceptance: { acceptance_token: token, permalink: '', type: 'END_USER_POLICY' },
          presigned_personal_data_auth: {
            acceptance_token: randomUUID(),
            permalink: '',
            type: 'PERSONAL_DATA_AUTH',
          },
        },
        meta: {},
      };
    };
    server.get('/merchants/info', async ({ headers }) =>
      merchant(String(headers['x-merchant-public-key'] ?? '')),
    );
    server.get<{ Params: { key: string } }>('/merchants/:key', async ({ params }) => merchant(params.key));
  };

function bearerOf({ headers }: FastifyRequest): string | null {
  return /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? null;
}

function checkPrivateKey(request: FastifyRequest, { privateKey }: WompiKeys): void {
  const key = bearerOf(request);
  if (key === null) throw new WompiError(401, 'INVALID_ACCESS_TOKEN', 'Llave no válida');
  if (key !== privateKey)
    throw new WompiError(403, 'INVALID_ACCESS_TOKEN', 'El token no tiene suficientes permisos');
}

function readPayment(body: Readonly<Record<string, unknown>>): PaymentRequest {
  const { amount_in_cents: amountInCents, reference, currency, expiration_time: expiration } = body;
  if (!Number.isInteger(amountInCents) || Number(amountInCents) <= 0)
    throw WompiError.ofField('amount_in_cents', 'Debe ser un entero positivo');
  if (typeof reference !== 'string' || reference === '')
    throw WompiError.ofField('reference', 'No está presente');
  if (currency !== 'COP') throw WompiError.ofField('currency', 'Solo se acepta COP');
  return {
    reference,
    amountInCents: Number(amountInCents),
    currency,
    expirationTime: typeof expiration === 'string' ? expiration : null,
    redirectUrl: null,
    customerEmail: typeof body['customer_email'] === 'string' ? body['customer_email'] : null,
    customerData: {},
    shippingAddress: null,
  };
}
