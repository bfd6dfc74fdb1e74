import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { colombianDay } from '@lacteos/contracts/time/colombian-day';
import { readEnvironment } from '@lacteos/contracts/env';
import { integrityOf } from '#wompi/protocol/keys.js';
import { siigoServer } from '#siigo/index.js';
import { wompiServer } from '#wompi/index.js';
import { play, type Played, type PublishedClient } from './published-client.js';
import { SIIGO_CLIENTS } from './siigo-clients.js';
import { compatibilityPage } from './table.js';
import { REFERENCES, WOMPI_CLIENTS } from './wompi-clients.js';

const PAGE = fileURLToPath(new URL('../../docs/compatibility.md', import.meta.url));
const { isWriting } = readEnvironment(
  process.env,
  (reader) => ({ isWriting: reader.boolean('WRITE_TABLE', false) }),
  ({ name }) => `${name} must be true or false`,
);
const SECRET = 'test_integrity_emulador';
const siigo = siigoServer({
  username: 'shop@demo.test',
  accessKey: 'key',
  stamp: { afterReads: 1, afterMs: 0 },
});
const wompi = wompiServer({
  publicKey: 'pub_test_abc',
  privateKey: 'prv_test_abc',
  integritySecret: SECRET,
  eventsSecret: 'test_events_emulador',
  eventsUrl: 'http://127.0.0.1:9/events',
  delayMs: 0,
});
const results: { client: PublishedClient; played: Played[] }[] = [];
const origins: Partial<Record<PublishedClient['service'], string>> = {};

const valuesOf = (): Map<string, unknown> => {
  const signatures = REFERENCES.map((reference): [string, string] => [
    `signature_${reference}`,
    integrityOf({ reference, amountInCents: 4785000, currency: 'COP', expirationTime: null }, SECRET),
  ]);
  return new Map<string, unknown>([['today', colombianDay(new Date())], ...signatures]);
};

describe('a published client', () => {
  beforeAll(async () => {
    origins.SIIGO = await siigo.listen({ port: 0, host: '127.0.0.1' });
    origins.Wompi = await wompi.listen({ port: 0, host: '127.0.0.1' });
    await fetch(`${origins.Wompi}/stand-in/switches`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ isSending: false }),
    });
  });
  afterAll(async () => {
    await siigo.close();
    await wompi.close();
  });

  it.each([...SIIGO_CLIENTS, ...WOMPI_CLIENTS].map((client) => [client.name, client] as const))(
    'works with the stand-ins as with the service: %s [N-19-110]',
    async (_name, client) => {
      const origin = origins[client.service] ?? '';
      if (client.settings)
        await fetch(`${origin}${client.settings.path}`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            ...client.settings.body,
            ...(client.service === 'Wompi' ? { isSending: false } : {}),
          }),
        });
      const played = await play(client, origin, valuesOf());
      results.push({ client, played });
      expect(
        played.map(({ call, status, answer }) => [call.name, status, status === call.status ? '' : answer]),
      ).toEqual(played.map(({ call }) => [call.name, call.status, '']));
    },
  );

  it('is listed in the documents with the calls that it can make [N-19-110]', async () => {
    const page = compatibilityPage(results);
    if (isWriting) {
      await writeFile(PAGE, page);
      process.stdout.write(page);
    }
    expect(await readFile(PAGE, 'utf8')).toBe(page);
  });
});
