import {
  HOSTILITIES,
  startHostileServer,
  type HostileServer,
  type Hostility,
} from '@lacteos/contracts/testing';
import { superAdminOf } from './super-admin.js';
import { forwarderTo } from './stacks/forward-errors.js';

const MAX_SENT = 16_000_000;

describe('a call of the release desk to a server that is hostile or broken', () => {
  let server: HostileServer;
  afterEach(() => server.close());

  describe.each(Object.keys(HOSTILITIES) as Hostility[])('and gives %s', (hostility) => {
    it('names nobody [N-34-110]', async () => {
      server = await startHostileServer(hostility);
      await expect(superAdminOf(server.url, 'Bearer x')).rejects.toThrow();
      expect(server.sentBytes()).toBeLessThan(MAX_SENT);
      expect(server.asked).toEqual(['/api/auth/me']);
    });
  });

  it('reads nothing of what a service for errors answers', async () => {
    server = await startHostileServer('an answer without end');
    const log: string[] = [];
    const forward = forwarderTo({ sentryDsn: null, otlpUrl: `${server.url}/v1/logs` }, (line) =>
      log.push(line),
    );
    const error = { remote: 'a', release: 'b', message: 'c', frames: [], browser: 'd', page: '/' };
    forward({ ...error, at: new Date(), group: 'e' });
    while (server.asked.length === 0) await new Promise(setImmediate);
    await new Promise(setImmediate);
    expect(server.sentBytes()).toBeLessThan(MAX_SENT);
    expect(log).toEqual([]);
  });
});
