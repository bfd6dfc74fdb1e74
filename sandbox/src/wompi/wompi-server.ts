import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { checkoutPage, refusedPage } from './checkout-page.js';
import { checkoutScript } from './checkout-script.js';
import { apiRoutes } from './api-routes.js';
import { DEFAULT_SWITCHES, EventSender, type EventSwitches } from './event-sender.js';
import type { WompiKeys } from './keys.js';
import { readWidgetAttributes } from './payment-request.js';
import { readMethod, type FinalStatus } from './test-data.js';
import { type Transaction, TransactionStore } from './transactions.js';
import { widgetScript } from './widget-script.js';
import { WompiError } from './wompi-error.js';

export interface WompiOptions extends WompiKeys {
  /** The shop's address for events. */
  eventsUrl: string;
  /** How long a payment stays pending. */
  delayMs?: number;
  /** Scale of the pauses before an event is sent again; 1 is Wompi's own. */
  retryScale?: number;
  now?: () => number;
}

const DELAY_MS = 700;
const RETRY_SCALE = 0.001;
const FRAME_POLICY = "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'";

/** A stand-in for Wompi: widget, checkout, transactions, merchants and events, on the test data of its documentation. */
export const wompiServer = (options: WompiOptions): FastifyInstance => {
  const { delayMs = DELAY_MS, retryScale = RETRY_SCALE, now = Date.now, eventsUrl, eventsSecret } = options;
  const server = fastify({ logger: false, forceCloseConnections: true });
  const transactions = new TransactionStore((transaction) => events.announce(transaction), now);
  const keep = (transaction: Transaction): void => transactions.keep(transaction);
  const events = new EventSender(eventsUrl, eventsSecret, retryScale, keep);
  const pause = (): number | null => (events.switches.keepsPending ? null : delayMs);
  server.addHook('onClose', async () => {
    transactions.stop();
    events.stop();
  });
  server.setErrorHandler((error: FastifyError | WompiError, _request, reply) => sendFailure(reply, error));
  server.setNotFoundHandler((_request, reply) => sendFailure(reply, WompiError.notFound()));
  void server.register(
    apiRoutes({ keys: options, transactions, pause, now, failure: () => events.switches.apiFailure }),
    { prefix: '/v1' },
  );

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
      return checkoutPage(readWidgetAttributes(query, options, now()));
    } catch (error) {
      if (error instanceof WompiError) return reply.code(error.status).send(refusedPage(error));
      throw error;
    }
  });
  server.post<{ Body: { attributes?: Record<string, string>; method?: unknown } }>(
    '/checkout/transactions',
    async ({ body }, reply) => {
      const request = readWidgetAttributes(body.attributes ?? {}, options, now());
      const data = transactions.begin(request, readMethod(body.method), pause());
      return reply.code(201).send({ data, meta: {} });
    },
  );
  server.get<{ Params: { id: string } }>('/checkout/transactions/:id', async ({ params }) => ({
    data: transactions.get(params.id),
    meta: {},
  }));

  server.get('/stand-in', async () => ({ switches: events.switches, deliveries: events.deliveries }));
  server.put<{ Body: Partial<EventSwitches> }>('/stand-in/switches', async ({ body }) => {
    events.switches = { ...DEFAULT_SWITCHES, ...body };
    return events.switches;
  });
  server.post<{ Params: { id: string } }>('/stand-in/transactions/:id/event', async ({ params }) => {
    events.send(transactions.get(params.id));
    return { sent: true };
  });
  server.post<{ Params: { id: string }; Body: { status: FinalStatus } }>(
    '/stand-in/transactions/:id/finish',
    async ({ params, body }) => transactions.finish(params.id, body.status),
  );
  return server;
};

const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

function sendFailure(reply: FastifyReply, error: FastifyError | WompiError): FastifyReply {
  const refusal =
    error instanceof WompiError
      ? error
      : new WompiError(error.statusCode ?? 500, 'UNPROCESSABLE', 'La solicitud no se pudo procesar');
  return reply.code(refusal.status).send(refusal.envelope);
}
