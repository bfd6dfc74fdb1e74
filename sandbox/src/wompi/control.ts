import type { FastifyInstance } from 'fastify';
import type { Merchant } from './merchant/merchant.js';
import type { FinalStatus } from './protocol/test-data.js';
import type { RefundStatus } from './merchant/refunds.js';
import { DEFAULT_SWITCHES, type Switches } from './merchant/switches.js';

interface OfTransaction {
  Params: { id: string };
}

export const controlRoutes = (server: FastifyInstance, { events, transactions, refunds }: Merchant): void => {
  server.get('/stand-in', async () => ({
    switches: events.switches,
    deliveries: events.deliveries,
    movements: [...transactions.movements(), ...refunds.movements()],
  }));
  server.put<{ Body: Partial<Switches> }>('/stand-in/switches', async ({ body }) => {
    events.switches = { ...DEFAULT_SWITCHES, ...body };
    return events.switches;
  });
  server.post<OfTransaction>('/stand-in/transactions/:id/event', async ({ params }) => {
    events.send(transactions.get(params.id));
    return { sent: true };
  });
  server.post<OfTransaction & { Body: { status: FinalStatus } }>(
    '/stand-in/transactions/:id/finish',
    async ({ params, body }) => transactions.finish(params.id, body.status),
  );
  server.post<OfTransaction>('/stand-in/transactions/:id/settle', async ({ params }) =>
    transactions.settle(params.id),
  );
  server.post<OfTransaction & { Body: { status: RefundStatus } }>(
    '/stand-in/refunds/:id/finish',
    async ({ params, body }) => refunds.finish(params.id, body.status),
  );
};
