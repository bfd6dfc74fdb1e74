import { HOSTILITIES, startHostileServer, type HostileServer, type Hostility } from '../testing/index.js';
import { callServer } from './outgoing-call.js';

// The request of a busy machine arrives late; only the servers that stop answering use the time up.
const LIMITS = { timeoutMs: 5_000, maxBytes: 1_000_000 };
/** The system's buffer of an unread connection. */
const HELD_BY_SYSTEM = 16_000_000;

describe('a call to a hostile server', () => {
  let server: HostileServer;
  afterEach(() => server.close());

  describe.each(Object.keys(HOSTILITIES) as Hostility[])('that gives %s', (hostility) => {
    it.each(['GET', 'POST'])(
      'fails as %s by itself, after few bytes and without another request',
      async (method) => {
        server = await startHostileServer(hostility);
        await expect(callServer(`${server.url}/a`, LIMITS, { method })).rejects.toThrow();
        expect(server.sentBytes()).toBeLessThan(LIMITS.maxBytes + HELD_BY_SYSTEM);
        expect(server.asked).toEqual(['/a']);
      },
    );
  });

  it('reads no answer when none is needed [N-34-110]', async () => {
    server = await startHostileServer('an answer without end');
    await expect(callServer(server.url, { ...LIMITS, maxBytes: 0 })).resolves.toMatchObject({ isOk: true });
    expect(server.sentBytes()).toBeLessThan(HELD_BY_SYSTEM);
  });
});
