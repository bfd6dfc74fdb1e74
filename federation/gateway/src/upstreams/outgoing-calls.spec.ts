import { afterEach, describe, expect, it } from '@jest/globals';
import {
  HOSTILITIES,
  startHostileServer,
  type HostileServer,
  type Hostility,
} from '@lacteos/contracts/testing';
import { ApiClient } from './api-client.js';
import { Upstreams } from './upstreams.js';

const MAX_SENT = 20_000_000 + 16_000_000;
// The request of a busy machine arrives late; only the servers that stop answering use the time up.
const TIMEOUT_MS = 5_000;

describe('API call of the gateway', () => {
  let server: HostileServer;
  let client: ApiClient;
  afterEach(async () => {
    await client.close();
    await server.close();
  });

  it.each(Object.keys(HOSTILITIES) as Hostility[])(
    'is limited in bytes and time when the API is hostile or broken: %s [N-34-110]',
    async (hostility) => {
      server = await startHostileServer(hostility);
      client = new ApiClient(new Upstreams([server.url], () => undefined));
      const answer = await client.get('/api/a', {}, TIMEOUT_MS).catch(() => null);
      // The client neither decompresses answers nor follows redirects.
      expect(answer?.status ?? 0).not.toBe(500);
      expect((await answer?.arrayBuffer())?.byteLength ?? 0).toBeLessThan(20_000_001);
      expect(server.sentBytes()).toBeLessThan(MAX_SENT);
      expect(new Set(server.asked)).toEqual(new Set(['/api/a']));
    },
  );
});
