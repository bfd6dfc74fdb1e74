import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { standardLog } from '@lacteos/contracts/process';
import type { GatewaySettings } from '../settings.js';
import { aLiveShop, openGateway } from '../testing/open-gateway.js';
import { RecordingApi } from '../testing/recording-api.js';
import type { ReleaseStore } from '../testing/release-store.js';

interface Line {
  readonly reqId: string;
  readonly msg: string;
  readonly status: number;
  readonly req: { readonly url: string };
}

describe('Gateway log', () => {
  let store: ReleaseStore;
  beforeAll(async () => {
    store = await aLiveShop();
  });
  afterAll(() => store.remove());

  /** Requests the addresses and returns the logged lines with the ids of the answers. */
  const linesOf = async (changes: Partial<GatewaySettings>, urls: readonly string[]) => {
    const lines: string[] = [];
    const log = jest.spyOn(standardLog(), 'write').mockImplementation((line) => void lines.push(line));
    const gateway = await openGateway(store, changes);
    const ids: unknown[] = [];
    for (const url of urls) ids.push((await gateway.inject(url)).headers['x-request-id']);
    await gateway.close();
    log.mockRestore();
    return { ids, lines: lines.map((line) => JSON.parse(line) as Line).filter(({ reqId }) => reqId) };
  };

  it('has one line with its id for each request and none for probes [N-21-216]', async () => {
    const { ids, lines } = await linesOf({ logLevel: 'info' }, ['/products?buscar=ana', '/healthz']);
    expect(lines).toEqual([
      expect.objectContaining({ reqId: ids[0], status: 200, msg: 'request', level: 30 }),
    ]);
    expect(lines[0]?.req.url).toBe('/products?buscar=***');
  });

  it('has one line for a proxied request, without personal identifiers [N-21-216]', async () => {
    const api = new RecordingApi();
    const settings = { logLevel: 'info', apiUrls: [await api.start()] } as const;
    const { lines } = await linesOf(settings, ['/api/siigo/customers/1020304050']);
    await api.stop();
    expect(lines.map(({ req }) => req.url)).toEqual(['/api/siigo/customers/***']);
    expect(JSON.stringify(lines)).not.toContain('1020304050');
  });

  it('contains only failed requests at the warn level', async () => {
    const { lines } = await linesOf({ logLevel: 'warn' }, ['/products', '/api/product/1']);
    expect(lines.filter(({ msg }) => msg === 'request').map(({ status }) => status)).toEqual([503]);
  });
});
