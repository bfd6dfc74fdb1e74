import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { tryBuild } from '../../tools/lib/releases.mjs';
import { expectNoViolations } from '../support/accessibility';
import { nextBuild } from '../support/next-build';
import { ACCOUNTS, fillSignIn, watchConsole } from '../support/shop';
import { openSideShop, type SideShop } from '../support/side-shop';
import { tokenOf } from '../support/staff';

const REMOTE = 'mfe-checkout';
const DIST = resolve(import.meta.dirname, '../..', REMOTE, 'dist');

let shop: SideShop;
let builds: string;
/** Release ids: the one that is live, the one before it, and the candidate. */
let live: string;
let before: string;
let candidate: string;

test.beforeAll(async () => {
  builds = mkdtempSync(join(tmpdir(), 'lacteos-builds-'));
  shop = await openSideShop();
  const build = (hash: string): string => {
    nextBuild(DIST, join(builds, hash), hash);
    return join(builds, hash);
  };
  before = (await shop.release(build('aaaaaaaaaa'))).releaseId;
  live = (await shop.release(build('bbbbbbbbbb'))).releaseId;
  candidate = (await tryBuild(shop.target, build('cccccccccc'), 50)).releaseId;
});
test.afterAll(async () => {
  await shop.stop();
  rmSync(builds, { recursive: true, force: true });
});

const signInAt = async (page: Page, email: string): Promise<void> => {
  await page.addInitScript(() => {
    if (window === window.top) sessionStorage.setItem('logo-screen-seen', 'yes');
  });
  await page.goto(`${shop.url}/login`);
  await fillSignIn(page, email);
  await expect(page.getByRole('button', { name: /^Bienvenido!, / })).toBeVisible();
};

/** Twenty browsers tell what became of the candidate in them. */
const reportOften = async (request: APIRequestContext, failures: number): Promise<void> => {
  for (let index = 0; index < 20; index += 1) {
    const outcome =
      index < failures ? { kind: 'mount', ok: false, code: 'thrown' } : { kind: 'load', ok: true, ms: 120 };
    const items = [{ remote: REMOTE, release: candidate, ...outcome }];
    const answer = await request.post(`${shop.url}/release-desk/reports`, {
      data: { v: 1, shell: 'x', items },
    });
    expect(answer.status()).toBe(204);
  }
};

test('a candidate that fails is taken back by itself, and the release before comes back by a click', async ({
  page,
  playwright,
}) => {
  const problems = watchConsole(page);
  await signInAt(page, ACCOUNTS.superAdmin);
  await page.goto(`${shop.url}/admin/releases`);
  const card = page.getByRole('article', { name: REMOTE });
  const fact = (name: string) =>
    card.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
  await expect(fact('En vivo')).toContainText(live);
  await expect(fact('Candidata')).toContainText(`${candidate} 50 % de los visitantes`);
  await expect(fact('Anterior')).toContainText(before);

  const request = await playwright.request.newContext();
  await reportOften(request, 5);
  await request.dispose();
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(fact('Candidata')).toContainText('Ninguna');
  await expect(card.getByRole('row', { name: new RegExp(candidate) })).toContainText('25');
  await card.getByText(/^Historial/).click();
  await expect(card.getByRole('listitem').first()).toContainText(
    /Candidata retirada.*Automático.*Motivo: Retirada automáticamente: 5 fallas en 20 informes/s,
  );
  await expectNoViolations(page);

  await card.getByRole('button', { name: 'Volver a la anterior' }).click();
  await page.getByLabel('Motivo').fill('Los precios salen sin IVA');
  await page.getByRole('button', { name: `Volver a ${before}` }).click();
  await expect(fact('En vivo')).toContainText(before);
  await expect(card.getByRole('listitem').first()).toContainText(
    /Devuelta.*Motivo: Los precios salen sin IVA/s,
  );
  const html = await (await page.request.get(`${shop.url}/cart`)).text();
  expect(html).toContain(`/releases/${REMOTE}/${before}/`);
  expect(problems).toEqual([]);
});

test('roles 1 to 3 neither see the page nor get an answer of the desk', async ({ page, playwright }) => {
  const request = await playwright.request.newContext();
  for (const email of [ACCOUNTS.customer, ACCOUNTS.cashier, ACCOUNTS.admin]) {
    const headers = { authorization: `Bearer ${await tokenOf(request, email)}` };
    const answers = [
      await request.get(`${shop.url}/release-desk/overview`, { headers }),
      await request.post(`${shop.url}/release-desk/rollback`, {
        headers,
        data: { remote: REMOTE, reason: 'Porque puedo' },
      }),
      await request.post(`${shop.url}/release-desk/canary`, {
        headers,
        data: { remote: REMOTE, percent: 100 },
      }),
    ];
    expect(answers.map((answer) => answer.status())).toEqual([403, 403, 403]);
  }
  expect((await request.get(`${shop.url}/release-desk/overview`)).status()).toBe(401);
  await request.dispose();
  await signInAt(page, ACCOUNTS.admin);
  await page.goto(`${shop.url}/admin/releases`);
  await expect(page).toHaveURL(/\/login/);
});
