import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { checkPrivateKey } from '../protocol/access.js';
import { integrityOf } from '../protocol/keys.js';
import type { Merchant } from '../merchant/merchant.js';

type Body = Readonly<Record<string, unknown>> | null;
interface ById {
  Params: { id: string };
}

export const linkRoutes = (server: FastifyInstance, { keys, links }: Merchant): void => {
  server.post<{ Body: Body }>('/payment_links', async (request, reply) => {
    checkPrivateKey(request, keys);
    return reply.code(201).send({ data: links.create(request.body ?? {}), meta: {} });
  });
  server.get<ById>('/payment_links/:id', async ({ params }) => ({ data: links.get(params.id), meta: {} }));
  server.patch<ById & { Body: Body }>('/payment_links/:id', async (request) => {
    checkPrivateKey(request, keys);
    return { data: links.activate(request.params.id, request.body?.['active']), meta: {} };
  });
};

/** The address that buyers open; Wompi signs the payment itself. */
export const linkPage = (server: FastifyInstance, { keys, links, now }: Merchant): void => {
  server.get<ById>('/l/:id', async ({ params }, reply) => {
    const link = links.open(params.id);
    const payment = {
      reference: `${link.id}_${now()}_${randomInt(1_000, 9_999)}`,
      amountInCents: link.amount_in_cents,
      currency: link.currency,
      expirationTime: null,
    };
    const attributes = new URLSearchParams({
      'public-key': keys.publicKey,
      currency: payment.currency,
      'amount-in-cents': String(payment.amountInCents),
      reference: payment.reference,
      'signature:integrity': integrityOf(payment, keys.integritySecret),
      'payment-link-id': link.id,
      ...(link.redirect_url ? { 'redirect-url': link.redirect_url } : {}),
    });
    return reply.redirect(`/checkout?${attributes.toString()}`);
  });
};
