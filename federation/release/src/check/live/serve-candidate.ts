import { shellManifest } from '@lacteos/remote-kit/registry';
import type { CDPSession, Page } from 'playwright-core';
import { pageOfShell, withRegistry, type ShopUnderTest } from './shop-document.js';

interface Header {
  name: string;
  value: string;
}

interface Paused {
  requestId: string;
  resourceType: string;
  responseStatusCode?: number;
  responseHeaders?: Header[];
}

/** The second for shells before 1.2. */
const REGISTRY = ['*/registry.json*', '*/discovery.json*'];
const BODY_HEADERS = new Set(['content-length', 'content-encoding', 'transfer-encoding']);

/** Null for redirects, which have no body, and failed requests. */
const candidatePage = async (
  session: CDPSession,
  { requestId, responseStatusCode: status = 0 }: Paused,
  shop: ShopUnderTest,
): Promise<string | null> => {
  if (status === 0 || (status >= 300 && status < 400)) return null;
  const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
  const html = base64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;
  return shop.preview ? withRegistry(html, shop) : pageOfShell(html, shop);
};

const ENFORCED = 'content-security-policy';

/**
 * Reports what Trusted Types would refuse where the shop does not demand them, for its card widget: another shop does.
 * Nothing is refused, because the widget's own scripts know them as little.
 */
const headersOf = ({ responseHeaders = [] }: Paused, { shell }: ShopUnderTest): Header[] => {
  const kept = responseHeaders.filter(({ name }) => !BODY_HEADERS.has(name.toLowerCase()));
  const isDemanded = kept.some(
    ({ name, value }) => name.toLowerCase() === ENFORCED && value.includes('require-trusted-types-for'),
  );
  if (isDemanded || !shellManifest(shell)?.takesTrustedTypes) return kept;
  const demand = "require-trusted-types-for 'script'; trusted-types default";
  return [...kept, { name: `${ENFORCED}-report-only`, value: demand }];
};

const answer = async (session: CDPSession, paused: Paused, shop: ShopUnderTest): Promise<void> => {
  const { requestId, resourceType } = paused;
  const isDocument = resourceType === 'Document';
  const text = isDocument ? await candidatePage(session, paused, shop) : shop.registry;
  if (text === null) {
    await session.send('Fetch.continueRequest', { requestId });
    return;
  }
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: 200,
    responseHeaders: isDocument
      ? headersOf(paused, shop)
      : [{ name: 'content-type', value: 'application/json' }],
    body: Buffer.from(text).toString('base64'),
  });
};

/**
 * Answers documents and the registry as with a live candidate. Playwright's `route` would pause every file and
 * disable the browser's cache.
 */
export const serveCandidate = async (page: Page, shop: ShopUnderTest): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', (paused) => void answer(session, paused, shop).catch(() => undefined));
  await session.send('Fetch.enable', {
    patterns: [
      { resourceType: 'Document', requestStage: 'Response' },
      ...REGISTRY.map((urlPattern) => ({ urlPattern, requestStage: 'Request' as const })),
    ],
  });
};
