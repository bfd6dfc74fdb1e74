import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerOf, checkPrivateKey } from '../protocol/access.js';
import type { Merchant } from '../merchant/merchant.js';
import { checkPublicKey } from '../protocol/payment-request.js';

type Body = Readonly<Record<string, unknown>>;
interface ById {
  Params: { id: string };
}
const BANKS = ['Banco que aprueba', 'Banco que declina', 'Banco que simula un error'];

export const sourceRoutes = (server: FastifyInstance, merchant: Merchant): void => {
  const { keys, tokens, sources } = merchant;
  const asPublic = (request: FastifyRequest): void => checkPublicKey(bearerOf(request) ?? '', keys);

  server.get('/pse/financial_institutions', async (request) => {
    asPublic(request);
    const data = BANKS.map((name, index) => ({
      financial_institution_code: String(index + 1),
      financial_institution_name: name,
    }));
    return { data, meta: {} };
  });
  server.post<{ Body: Body | null }>('/tokens/cards', async (request, reply) => {
    asPublic(request);
    return reply.code(201).send({ status: 'CREATED', data: tokens.ofCard(request.body ?? {}), meta: {} });
  });
  server.post<{ Body: Body | null }>('/tokens/nequi', async (request, reply) => {
    asPublic(request);
    return reply.code(201).send({ data: tokens.ofNequi(request.body?.['phone_number']), meta: {} });
  });
  server.get<ById>('/tokens/nequi/:id', async (request) => {
    asPublic(request);
    return { data: tokens.nequi(request.params.id), meta: {} };
  });
  server.post<{ Body: Body | null }>('/payment_sources', async (request, reply) => {
    checkPrivateKey(request, keys);
    merchant.accept(request.body ?? {});
    return reply.code(201).send({ data: sources.create(request.body ?? {}), meta: {} });
  });
  server.get<ById>('/payment_sources/:id', async (request) => {
    checkPrivateKey(request, keys);
    return { data: sources.get(Number(request.params.id)), meta: {} };
  });
  server.put<ById>('/payment_sources/:id/void', async (request) => {
    checkPrivateKey(request, keys);
    return { data: sources.void(Number(request.params.id)), meta: {} };
  });
};
