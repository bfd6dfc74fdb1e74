import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { checkoutRoutes } from './checkout/checkout-routes.js';
import { controlRoutes } from './control.js';
import { takeEmptyJson } from '../http/empty-json.js';
import { faultRoutes } from './faults/wompi-faults.js';
import { linkPage, linkRoutes } from './api/link-routes.js';
import { Merchant, type WompiOptions } from './merchant/merchant.js';
import { merchantRoutes } from './api/merchant-routes.js';
import { transactionRoutes } from './api/transaction-routes.js';
import { refundRoutes } from './api/refund-routes.js';
import { sourceRoutes } from './api/source-routes.js';
import { WompiError } from './protocol/wompi-error.js';

export const wompiServer = (options: WompiOptions): FastifyInstance => {
  const server = fastify({ logger: false, forceCloseConnections: true });
  const merchant = new Merchant(options);
  server.addHook('onClose', async () => merchant.stop());
  server.setErrorHandler((error: FastifyError | WompiError, _request, reply) => sendFailure(reply, error));
  server.setNotFoundHandler((_request, reply) => sendFailure(reply, WompiError.notFound()));
  takeEmptyJson(server);
  merchant.faults.install(server);
  void server.register(async (api) => apiRoutes(api, merchant), { prefix: '/v1' });
  checkoutRoutes(server, merchant);
  linkPage(server, merchant);
  controlRoutes(server, merchant);
  faultRoutes(server, merchant.faults);
  return server;
};

function apiRoutes(api: FastifyInstance, merchant: Merchant): void {
  api.addHook('onRequest', async () => {
    const { apiFailure } = merchant.events.switches;
    if (apiFailure !== null) throw new WompiError(apiFailure, 'UNPROCESSABLE', 'Servicio no disponible');
  });
  transactionRoutes(api, merchant);
  refundRoutes(api, merchant);
  merchantRoutes(api, merchant);
  sourceRoutes(api, merchant);
  linkRoutes(api, merchant);
}

function sendFailure(reply: FastifyReply, error: FastifyError | WompiError): FastifyReply {
  const refusal =
    error instanceof WompiError
      ? error
      : new WompiError(error.statusCode ?? 500, 'UNPROCESSABLE', 'La solicitud no se pudo procesar');
  return reply.code(refusal.status).send(refusal.envelope);
}
