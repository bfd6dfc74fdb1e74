import { EventEmitter } from 'node:events';
import type { Page } from 'playwright-core';
import { aManifestOf } from '../../testing/release-fixture.js';
import { serveCandidate } from './serve-candidate.js';
import type { ShopUnderTest } from './shop-document.js';

const LIVE_PAGE = [
  '<script type="application/json" id="shell-settings">{}</script>',
  '<script type="application/json" id="registry">{"revision":1}</script>',
].join('\n');
const shop: ShopUnderTest = {
  title: 'the live shell',
  registry: '{"revision":2}',
  key: `team:${'A'.repeat(43)}`,
  isolatedRemotes: 0,
  preview: 'a-preview',
  shell: {
    url: '/releases/shell/1.0.0-a/main.js',
    metadata: { integrity: 'sha384-x', version: '1.0.0' },
    extras: {
      federationName: 'shell',
      releaseId: '1.0.0-a',
      expose: {},
      files: {},
      manifest: aManifestOf('shell', { readsRegistry: true }).manifest,
    },
  },
};

interface Sent {
  method: string;
  parameters: Record<string, unknown>;
}

/** Stands for the debugging session of a page and remembers what it was told. */
class Session extends EventEmitter {
  readonly sent: Sent[] = [];

  send(method: string, parameters: Record<string, unknown> = {}): Promise<unknown> {
    this.sent.push({ method, parameters });
    const body = Buffer.from(LIVE_PAGE).toString('base64');
    return Promise.resolve(method === 'Fetch.getResponseBody' ? { body, base64Encoded: true } : {});
  }
}

/** Returns the command sent to the browser after it pauses a request. */
const told = async (paused: Record<string, unknown>, underTest = shop): Promise<Sent | undefined> => {
  const session = new Session();
  const page = { context: () => ({ newCDPSession: () => Promise.resolve(session) }) };
  await serveCandidate(page as unknown as Page, underTest);
  session.emit('Fetch.requestPaused', { requestId: 'a', ...paused });
  await new Promise(setImmediate);
  return session.sent.at(-1);
};
const bodyOf = (sent: Sent | undefined): string =>
  Buffer.from(String(sent?.parameters['body']), 'base64').toString('utf8');

describe('a page in which the candidate is live', () => {
  it('holds back documents and the registry alone, so that the browser keeps all other files [N-22-184]', async () => {
    const session = new Session();
    const page = { context: () => ({ newCDPSession: () => Promise.resolve(session) }) };
    await serveCandidate(page as unknown as Page, shop);
    expect(session.sent).toEqual([
      {
        method: 'Fetch.enable',
        parameters: {
          patterns: [
            { resourceType: 'Document', requestStage: 'Response' },
            { urlPattern: '*/registry.json*', requestStage: 'Request' },
            { urlPattern: '*/discovery.json*', requestStage: 'Request' },
          ],
        },
      },
    ]);
  });

  it('gets the live document with its own registry, and with headers that fit the new body [N-22-184]', async () => {
    const sent = await told({
      resourceType: 'Document',
      responseStatusCode: 404,
      responseHeaders: [
        { name: 'Content-Encoding', value: 'br' },
        { name: 'content-length', value: '12' },
        { name: 'content-security-policy', value: "default-src 'self'" },
      ],
    });
    expect(sent).toMatchObject({
      method: 'Fetch.fulfillRequest',
      parameters: {
        responseCode: 200,
        responseHeaders: [{ name: 'content-security-policy', value: "default-src 'self'" }],
      },
    });
    expect(bodyOf(sent)).toContain('id="registry">{"revision":2}</script>');
    expect(bodyOf(sent)).not.toContain('"revision":1');
  });

  const withTypes = {
    ...shop,
    shell: { ...shop.shell, extras: { ...shop.shell.extras, manifest: { takesTrustedTypes: true } } },
  } as unknown as ShopUnderTest;
  const DEMAND = "require-trusted-types-for 'script'; trusted-types default";

  it.each([
    [
      'reports what Trusted Types would refuse in a shop that does not demand them',
      withTypes,
      "default-src 'self'",
      true,
    ],
    ['leaves the demand of the shop as it is', withTypes, `default-src 'self'; ${DEMAND}`, false],
    ['demands nothing under a shell that makes no policy', shop, "default-src 'self'", false],
  ])('%s [N-37-215]', async (_what, underTest, policy, isReported) => {
    const responseHeaders = [{ name: 'content-security-policy', value: policy }];
    const sent = await told(
      { resourceType: 'Document', responseStatusCode: 200, responseHeaders },
      underTest,
    );
    const reported = { name: 'content-security-policy-report-only', value: DEMAND };
    expect(sent?.parameters['responseHeaders']).toEqual([
      ...responseHeaders,
      ...(isReported ? [reported] : []),
    ]);
  });

  it('gets its own registry when it asks for it again', async () => {
    const sent = await told({ resourceType: 'Fetch' });
    expect(sent).toMatchObject({ method: 'Fetch.fulfillRequest', parameters: { responseCode: 200 } });
    expect(bodyOf(sent)).toBe(shop.registry);
  });

  it.each([
    ['a redirect', { responseStatusCode: 302 }],
    ['a document that did not come', {}],
  ])('leaves %s to the browser', async (_what, outcome) => {
    expect(await told({ resourceType: 'Document', ...outcome })).toEqual({
      method: 'Fetch.continueRequest',
      parameters: { requestId: 'a' },
    });
  });
});
