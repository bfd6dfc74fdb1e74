import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Merchant } from '../merchant/merchant.js';
import { readWidgetAttributes } from '../protocol/payment-request.js';
import { readMethod } from '../protocol/test-data.js';
import { WompiError } from '../protocol/wompi-error.js';
import { checkoutPage, refusedPage } from './checkout-page.js';
import { checkoutScript } from './checkout-script.js';
import { widgetScript } from './widget-script.js';

const FRAME_POLICY = "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'";
const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

export const checkoutRoutes = (server: FastifyInstance, merchant: Merchant): void => {
  const { keys, transactions, now } = merchant;
  server.get('/widget.js', async (request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(widgetScript(originOf(request))),
  );
  server.get('/checkout.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(checkoutScript()),
  );
  server.get<{ Querystring: Record<string, string> }>('/checkout', async ({ query }, reply) => {
    void reply.type('text/html; charset=utf-8').header('content-security-policy', FRAME_POLICY);
    try {
      return checkoutPage(readWidgetAttributes(query, keys, now()));
    } catch (error) {
      if (error instanceof WompiError) return reply.code(error.status).send(refusedPage(error));
      throw error;
    }
  });
  server.post<{ Body: { attributes?: Record<string, string>; method?: unknown } }>(
    '/checkout/transactions',
    async ({ body }, reply) => {
      const request = readWidgetAttributes(body.attributes ?? {}, keys, now());
      const data = transactions.begin(request, readMethod(body.method), merchant.pause());
      return reply.code(201).send({ data, meta: {} });
    },
  );
  server.get<{ Params: { id: string } }>('/checkout/transactions/:id', async ({ params }) => ({
    data: transactions.get(params.id),
    meta: {},
  }));
};
