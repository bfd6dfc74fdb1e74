import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import {
  HOSTILITIES,
  startHostileServer,
  type HostileServer,
  type Hostility,
} from '@lacteos/contracts/testing';
import type { Config } from '../../src/config/index.js';
import { WompiClient } from '../../src/orders/payments/payment/wompi/wompi-client.js';
import { WompiRefunds } from '../../src/orders/payments/payment/wompi/wompi-refunds.js';
import { Mailer } from '../../src/platform/mail/mailer.js';
import { ImageHost } from '../../src/products/media/image-host.js';
import { SiigoHttp } from '../../src/siigo/client/siigo-http.js';

const TIMEOUT_MS = 400;
/** Above any call's limit plus the system's buffer of an unread connection. */
const MAX_SENT = 20_000_000 + 16_000_000;
const BACK = { transactionId: 't', amount: 1, reference: 'r', reason: 'x', providerId: null, others: [] };

const wompiOf = (apiUrl: string) =>
  ({ apiUrl, privateKey: 'k', timeoutMs: TIMEOUT_MS }) as unknown as Config['wompi'];
const siigoOf = (url: string) => new SiigoHttp({ url, partnerId: 'p', timeoutMs: TIMEOUT_MS });
const imageHostOf = (url: string) =>
  new ImageHost({ imageHost: { url, timeoutMs: TIMEOUT_MS } } as unknown as Config);

/** Every call of the API to another server, by its outcome with a hostile one. */
const CALLS: Readonly<Record<string, (url: string) => Promise<unknown>>> = {
  'Wompi, a transaction': (url) => new WompiClient(wompiOf(url)).transaction('t'),
  'Wompi, transactions of a reference': (url) => new WompiClient(wompiOf(url)).transactionsOf('r'),
  'Wompi, transactions of days': (url) =>
    new WompiClient(wompiOf(url)).transactionsBetween('2026-11-01', '2026-11-02'),
  'SIIGO, a read': (url) => siigoOf(url).send({ method: 'GET', path: '/v1/invoices' }, 't'),
  'SIIGO, a write': (url) => siigoOf(url).send({ method: 'POST', path: '/v1/invoices', body: {} }, 't'),
  'the image host': (url) => imageHostOf(url).upload(Buffer.from('x'), 'a.webp', 'p'),
};
const REFUNDS: Readonly<Record<string, (url: string) => Promise<{ kind: string }>>> = {
  'a void': (url) => new WompiRefunds(wompiOf(url)).void(BACK),
  'a refund': (url) => new WompiRefunds(wompiOf(url)).refund(BACK),
  'a look-up of a void': (url) => new WompiRefunds(wompiOf(url)).findVoid(BACK),
  'a look-up of a refund': (url) => new WompiRefunds(wompiOf(url)).findRefund(BACK),
};

describe('an outgoing call to a hostile or broken server', () => {
  let server: HostileServer | undefined;
  afterEach(async () => {
    await server?.close();
    server = undefined;
  });
  const requireFewBytes = (): void => {
    expect(server?.sentBytes()).toBeLessThan(MAX_SENT);
    expect(server?.asked.every((address) => address !== '/elsewhere')).toBe(true);
  };

  describe.each(Object.keys(HOSTILITIES) as Hostility[])('that gives %s', (hostility) => {
    it.each(Object.keys(CALLS))(
      'fails after few bytes and within the time limit of the call: %s [N-34-110]',
      async (name) => {
        server = await startHostileServer(hostility);
        await expect(CALLS[name]?.(server.url)).rejects.toThrow();
        requireFewBytes();
      },
    );

    it.each(Object.keys(REFUNDS))('leaves the outcome of a refund unknown: %s [N-34-110]', async (name) => {
      server = await startHostileServer(hostility);
      const outcome = await REFUNDS[name]?.(server.url);
      expect(['unknown', 'unanswered']).toContain(outcome?.kind);
      requireFewBytes();
    });
  });

  it('as a mail fails after few bytes when a line never ends', async () => {
    let sent = 0;
    const smtp = createServer((socket) => {
      socket.on('error', () => undefined);
      const pour = (): void => {
        while (socket.writable && socket.write(Buffer.alloc(64_000, 'x'))) sent += 64_000;
        socket.once('drain', pour);
      };
      pour();
    });
    await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready));
    const mail = {
      smtpUrl: `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}`,
      from: 'a@tienda.test',
      connectionTimeoutMs: TIMEOUT_MS,
      greetingTimeoutMs: 60 * TIMEOUT_MS,
      socketTimeoutMs: 60 * TIMEOUT_MS,
      connections: 1,
    };
    const mailer = new Mailer({ mail } as unknown as Config);
    await expect(mailer.send({ to: 'b@tienda.test', subject: 's', text: 't' }, 1)).rejects.toThrow();
    expect(sent).toBeLessThan(MAX_SENT);
    mailer.onApplicationShutdown();
    await new Promise((done) => smtp.close(done));
  });
});
