import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { GatewaySettings } from './settings.js';
import { openGateway } from './testing/open-gateway.js';
import { aManifest, aRelease, ReleaseStore } from './testing/release-store.js';

const CSS = 'h1{color:red}';
const HASH = `'sha256-${createHash('sha256').update(CSS).digest('base64')}'`;

let store: ReleaseStore;
const open: FastifyInstance[] = [];
beforeEach(async () => {
  store = await ReleaseStore.create();
});
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
  await store.remove();
});

interface Able {
  addsStyleNonce?: true;
  takesTrustedTypes?: true;
}
const aShell = (able: Able) =>
  aRelease('shell', {
    paths: ['main.js'],
    entryFiles: { js: ['main.js'], css: ['main.css'] },
    manifest: {
      ...aManifest('shell', [{ path: '/', access: 'public', title: 'Inicio' }]),
      ...able,
    },
  });
const start = async (
  changes: Partial<GatewaySettings> = {},
  able: Able = { addsStyleNonce: true },
): Promise<FastifyInstance> => {
  await store.activate(aShell(able), { 'main.css': CSS });
  const app = await openGateway(store, changes);
  open.push(app);
  return app;
};
const readPage = async (app: FastifyInstance, visitor: string, etag = '') => {
  const headers = { cookie: `lacteos_visitor=${visitor}`, 'if-none-match': etag };
  const answer = await app.inject({ url: '/', headers });
  const policy = String(answer.headers['content-security-policy']);
  const sourcesOf = (name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1];
  return { answer, policy, elements: sourcesOf('style-src'), attributes: sourcesOf('style-src-attr') };
};

describe('Script policy', () => {
  it('allows by hash only the HTML script listed in the registry [N-18-010]', async () => {
    const app = await start();
    await store.activate(aShell({ addsStyleNonce: true }), { 'main.css': CSS, 'early.js': 'early()' });
    const { answer, policy } = await readPage(app, 'visitor-1');
    expect(answer.body).toContain('<script>early()</script>');
    const hash = createHash('sha256').update('early()').digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(answer.body.match(/<script>/g)).toHaveLength(1);
  });
});

describe('Style policy', () => {
  it('allows HTML styles by hash and script styles by a nonce of this browser [N-16-196]', async () => {
    const app = await start();
    const { answer, policy, elements, attributes } = await readPage(app, 'visitor-1');
    expect(answer.body).toContain(`<style>${CSS}</style>`);
    expect(elements).toBe(`'self' ${HASH} 'nonce-visitor-1'`);
    expect(attributes).toBeUndefined();
    expect(policy).not.toContain('unsafe-inline');
  });

  it('is stable for a visitor with an unchanged page and does not alter the HTML [N-16-196]', async () => {
    const app = await start();
    const [one, two] = [await readPage(app, 'visitor-1'), await readPage(app, 'visitor-2')];
    expect([two.answer.body, two.answer.headers.etag]).toEqual([one.answer.body, one.answer.headers.etag]);
    expect(two.elements).toContain("'nonce-visitor-2'");
    const again = await readPage(app, 'visitor-1', String(one.answer.headers.etag));
    expect([again.answer.statusCode, again.policy]).toEqual([304, one.policy]);
  });

  it('allows style attributes where the card widget is, because its styles are undocumented', async () => {
    const app = await start({ widgetOrigins: ['https://checkout.wompi.co'] });
    const { elements, attributes } = await readPage(app, 'visitor-1');
    expect([elements, attributes]).toEqual([`'self' ${HASH} 'nonce-visitor-1'`, "'unsafe-inline'"]);
  });

  it('allows all inline styles for an older shell that sets no nonce', async () => {
    const { elements } = await readPage(await start({}, {}), 'visitor-1');
    expect(elements).toBe("'self' 'unsafe-inline'");
  });

  it.each([
    ['without a foreign script', {}, true, true],
    [
      'with the card widget, which only its maker can change',
      { widgetOrigins: ['https://checkout.wompi.co'] },
      true,
      false,
    ],
    ['of a shell that does not take them yet', {}, false, false],
  ])(
    'requires trusted types only where all scripts support them: %s [N-16-205]',
    async (_, changes, takesTrustedTypes, isDemanded) => {
      const able = { addsStyleNonce: true, ...(takesTrustedTypes ? { takesTrustedTypes } : {}) } as const;
      const { policy } = await readPage(await start(changes, able), 'visitor-1');
      const demand = "; require-trusted-types-for 'script'; trusted-types default";
      expect(policy.endsWith(demand)).toBe(isDemanded);
      expect(policy.includes('trusted-types')).toBe(isDemanded);
    },
  );

  it('allows only style files for an answer that is not a page', async () => {
    const { headers } = await (await start()).inject('/registry.json');
    expect(String(headers['content-security-policy'])).toMatch(/style-src 'self'(;|$)/);
  });
});
