import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { InvoiceType } from '@lacteos/contracts/invoice-type';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';

const TYPE = {
  id: 28216,
  code: '1',
  name: 'Factura electrónica',
  type: 'FV',
  active: true,
  electronic_type: 'ElectronicInvoice',
  consecutive: 12,
};

const OTHER = { ...TYPE, id: 28217, cost_center: true };

/** The part of SIIGO's protocol that invoice types need. */
function standIn(): Server {
  return createServer((request, response) => {
    request.resume();
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/auth')
      return json(200, { access_token: 'token', expires_in: 86400, token_type: 'Bearer' });
    const isKnown =
      request.headers['partner-id'] !== undefined && request.headers.authorization === 'Bearer token';
    if (isKnown && request.url === '/v1/document-types?type=FV') return json(200, [TYPE, OTHER]);
    return json(400, { Status: 400, Errors: [] });
  });
}

describe.each(DIALECTS.slice(0, 1))('invoice types', (dialect) => {
  let api: TestApi;
  let siigo: Server;
  beforeAll(async () => {
    siigo = standIn();
    await new Promise<void>((resolve) => siigo.listen(0, '127.0.0.1', resolve));
    api = await startApi(dialect, { SIIGO_URL: `http://127.0.0.1:${(siigo.address() as AddressInfo).port}` });
  });
  afterAll(async () => {
    await api.stop();
    siigo.closeAllConnections();
    siigo.close();
  });

  it('come from SIIGO, with default values for missing fields [B-210]', async () => {
    const { token } = await api.signedIn(3);
    const answer = await api.call<InvoiceType[]>('GET', '/siigo/invoice/type', { token });
    expect(answer.data).toEqual([
      expect.objectContaining({
        ...TYPE,
        seller_by_item: false,
        self_withholding_limit: 0,
        discount_type: '',
        cost_center_mandatory: false,
        allowed: true,
      }),
      expect.objectContaining({ id: 28217, cost_center_mandatory: true, allowed: false }),
    ]);
  });

  it('are available to administrators only', async () => {
    const statuses = await Promise.all(
      ([1, 2, 3, 4] as const).map(
        async (role) =>
          (await api.call('GET', '/siigo/invoice/type', { token: (await api.signedIn(role)).token })).status,
      ),
    );
    expect(statuses).toEqual([403, 403, 200, 200]);
  });

  it('are served from the cache while SIIGO is down, but a forced refresh fails', async () => {
    const cachedAt = api.clock.now().toISOString();
    siigo.closeAllConnections();
    await new Promise<void>((resolve) => siigo.close(() => resolve()));
    api.clock.advance(3_600_000);
    const { token } = await api.signedIn(4);
    const aged = await api.call<InvoiceType[]>('GET', '/siigo/invoice/type', { token });
    expect(aged.data).toHaveLength(2);
    expect(JSON.parse(aged.text)).toMatchObject({ meta: { total: 2, cachedAt } });
    const renewed = await api.call('GET', '/siigo/invoice/type?refresh=true', { token });
    expect(renewed.status).toBe(503);
    expect(renewed.failure).toMatchObject({
      code: 'SIIGO.UNAVAILABLE',
      message: 'El sistema de facturación no está disponible. Intente de nuevo más tarde.',
    });
  });
});
