import type { BrowserError, RemoteOverview } from '@lacteos/remote-kit/registry';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { activate } from '../../actions/release-actions.js';
import { collectGarbage } from '../../actions/collect-garbage.js';
import { publish } from '../../releases/publish.js';
import { findSourceMap } from '../../releases/source-maps.js';
import { aBuild, emptyFolder } from '../../testing/release-fixture.js';
import { aFolderEnvironment, PROJECT, type TestEnvironment } from '../../testing/target-fixture.js';
import { startApiStandIn, startDesk, TestClock, type TestDesk } from '../desk-fixture.js';

const RELEASE = '1.0.1-b';
const CHROME =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';
// Column 1 of the script is line 7, column 5 of the page.
const MAP = {
  version: 3,
  file: 'remoteEntry.js',
  sources: ['webpack://mfe_checkout__1_0_1_b/./src/pages/cart/cart-page.tsx'],
  sourcesContent: ['const secret = 1;'],
  names: ['addToCart'],
  mappings: 'AAMIA',
};
const MAP_FILE = 'remoteEntry.js.map';

describe('D browser errors', () => {
  let api: Awaited<ReturnType<typeof startApiStandIn>>;
  let environment: TestEnvironment;
  let clock: TestClock;
  let folder: string;
  let desk: TestDesk;

  beforeAll(async () => (api = await startApiStandIn()));
  afterAll(() => api.close());
  beforeEach(async () => {
    clock = new TestClock();
    folder = await emptyFolder();
    environment = await aFolderEnvironment();
    const target = environment.open({ now: clock.now });
    const build = await aBuild(RELEASE);
    await writeFile(join(build, MAP_FILE), JSON.stringify(MAP));
    await publish(build, target);
    await activate(target, PROJECT, RELEASE);
    desk = await startDesk(environment, clock, api.url, { folder });
  });
  afterEach(() => desk.close());

  const address = `/releases/${PROJECT}/${RELEASE}/remoteEntry.js`;
  const fail = (more: object = {}, cookie?: string, userAgent = CHROME) =>
    desk.report(
      RELEASE,
      {
        kind: 'runtime',
        ok: false,
        code: 'uncaught',
        page: '/cart',
        error: { message: 'TypeError: total 17 de cliente@demo.test', stack: `at t (${address}:1:1)` },
        ...more,
      },
      cookie,
      userAgent,
    );
  const errors = async (): Promise<BrowserError[]> => {
    const { body } = await desk.get('/overview', 'role-4');
    return (body.data as { remotes: RemoteOverview[] }).remotes[0]?.errors ?? [];
  };

  it('are grouped with their stack as the sources name it, browsers, pages and the share of visitors [N-22-007]', async () => {
    for (let visitor = 0; visitor < 6; visitor += 1) await desk.report(RELEASE);
    const cookie = desk.ticket({});
    await fail({}, cookie);
    clock.move(60_000);
    await fail(
      { error: { message: 'TypeError: total 18 de otro@demo.test', stack: `t@${address}:1:1` } },
      cookie,
    );
    await fail({ page: '/orderstore/:id' }, undefined, FIREFOX);
    await fail({ error: { message: 'Error: otra cosa', stack: '' } }, cookie);
    const [, found] = [await errors(), (await errors()).find(({ count }) => count === 3)];
    expect(found).toMatchObject({
      frames: [
        {
          project: PROJECT,
          release: RELEASE,
          source: 'src/pages/cart/cart-page.tsx',
          line: 7,
          column: 5,
          called: 'addToCart',
        },
      ],
      first: '2026-11-21T12:00:00.000Z',
      last: '2026-11-21T12:01:00.000Z',
      visitors: 2,
      share: 0.25,
      releases: [[RELEASE, 3]],
      browsers: [
        ['Chrome 131, Android', 2],
        ['Firefox 132, Windows', 1],
      ],
      pages: [
        ['/cart', 2],
        ['/orderstore/:id', 1],
      ],
    });
    expect(found?.message).not.toContain('@demo.test');
    expect(await errors()).toHaveLength(2);
    expect(desk.forwarded).toHaveLength(4);
    expect(desk.forwarded[0]).not.toHaveProperty('visitor');
  });

  it('are added up across desks and restarts, and deleted after thirty days', async () => {
    await fail();
    const second = await startDesk(environment, clock, api.url, { folder, name: 'two' });
    const item = { remote: PROJECT, release: RELEASE, kind: 'runtime', ok: false };
    const error = { message: 'TypeError: total 1 de x@y.co', stack: `at t (${address}:1:1)` };
    const body = { v: 1, shell: 's', items: [{ ...item, page: '/cart', error }] };
    await second.post('/reports', body, undefined, second.ticket({}));
    await second.close();
    await desk.close();
    desk = await startDesk(environment, clock, api.url, { folder });
    expect(await errors()).toMatchObject([{ count: 2, visitors: 2, share: 1 }]);
    clock.move(31 * 24 * 3_600_000);
    expect(await errors()).toMatchObject([]);
  });

  it('of one visitor are limited to thirty an hour', async () => {
    const cookie = desk.ticket({});
    for (let page = 0; page < 35; page += 1)
      await fail({ error: { message: `Error: ${'x'.repeat(page)}`, stack: '' } }, cookie);
    expect(await errors()).toHaveLength(30);
  });

  it('in files without a source map or release are kept as the browser reported them', async () => {
    const stack = `at t (/releases/${PROJECT}/9.9.9-x/a.js:3:9)\nat https://cdn.test/other.js:1:1\nat ../../x.js:1:1`;
    await fail({ error: { message: 'Error', stack } });
    expect((await errors())[0]?.frames).toEqual([
      { project: PROJECT, release: '9.9.9-x', source: 'a.js', line: 3, column: 9, called: 't' },
    ]);
  });

  it('are resolved by maps that lie apart from what browsers read, without the sources, and go with their release [N-22-008]', async () => {
    const target = environment.open({ now: clock.now });
    const named = { name: PROJECT, releaseId: RELEASE };
    expect(await target.store.read(`releases/${PROJECT}/${RELEASE}/${MAP_FILE}`)).toBeNull();
    const map = await findSourceMap(target, named, 'remoteEntry.js');
    expect([map?.payload.sources, map?.payload.sourcesContent]).toEqual([MAP.sources, undefined]);
    await environment.publishAll('1.0.2-c');
    await activate(target, PROJECT, '1.0.2-c');
    await environment.publishAll('1.0.3-d');
    await activate(target, PROJECT, '1.0.3-d');
    const later = environment.open({ now: () => new Date(Date.now() + 400 * 24 * 3_600_000) });
    await collectGarbage(later, { days: 1 });
    expect(await findSourceMap(target, named, 'remoteEntry.js')).toBeNull();
  });

  it('leave the desk only with masked texts in its file', async () => {
    await fail();
    const kept = await readFile(join(folder, 'errors', 'one.json'), 'utf8');
    expect(kept).not.toContain('cliente@');
  });
});
